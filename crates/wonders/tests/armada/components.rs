//! Every figure of the engine's tables against a list that was written from the facts, house figures among them.

use wonders::armada::{Setup, WithArmada};
use wonders::data::armada::{
    Far, Figures, LAST_SPACE, NAVAL_DEFEAT, NAVAL_REWARDS, Naval, TRACKS, armada_cards, is_house,
};
use wonders::data::{deck, guilds_in_play};
use wonders::{AGES, Card, Cost, Edition, Effect, Expansion, Fleet, Island, Shipyard, Side, WonderId};

fn joined(words: impl IntoIterator<Item = String>, with: &str) -> String {
    let words: Vec<_> = words.into_iter().collect();
    if words.is_empty() { "-".to_owned() } else { words.join(with) }
}

fn sorted(words: impl IntoIterator<Item = String>) -> String {
    let mut words: Vec<_> = words.into_iter().collect();
    words.sort();
    joined(words, ",")
}

fn cost_text(cost: &Cost) -> String {
    let coins = (cost.coins > 0).then(|| format!("coins*{}", cost.coins));
    joined(coins.into_iter().chain(cost.units().map(|(resource, units)| format!("{resource}*{units}"))), ",")
}

fn effect_text(effect: &Effect) -> String {
    match effect {
        Effect::Shields(shields) => format!("shields:{shields}"),
        Effect::Points(points) => format!("points:{points}"),
        Effect::Coins(coins) => format!("coins:{coins}"),
        Effect::AnyScience => "science:any".to_owned(),
        Effect::ProduceChoice(resources) => {
            format!("produce:{}:kept", joined(resources.iter().map(|resource| resource.to_string()), "/"))
        }
        other => panic!("nothing of Armada does {other:?}"),
    }
}

fn far_text(far: Far) -> &'static str {
    match far {
        Far::LeftLeft => "left_left",
        Far::RightRight => "right_right",
    }
}

fn naval_text(naval: &Naval) -> String {
    match naval {
        Naval::NavalShields(shields) => format!("naval_shields:{shields}"),
        Naval::Raid(far) => format!("raid:{}", far_text(*far)),
        Naval::FreeMoves(count, fleets) => {
            let fleets = if fleets.len() == Fleet::NUM {
                "any".to_owned()
            } else {
                joined(fleets.iter().map(|fleet| fleet.to_string()), "/")
            };
            format!("free_moves:{count}:{fleets}")
        }
        Naval::Pirates => "pirates".to_owned(),
        Naval::DistantTrade(far, times) => format!("distant_trade:{}:{times}:1", far_text(*far)),
        Naval::DrawIsland(level) => format!("draw_island:{level}"),
        Naval::MostScience => "science:most".to_owned(),
        Naval::PointsPerCommerce(points) => format!("points:{points}:per:commerce_level"),
        Naval::PointsPerIsland(points) => format!("points:{points}:per:island"),
        Naval::PointsPerCardOfColor(points) => format!("points:{points}:per:card_of_chosen_colour"),
        Naval::FreeWonderFleet => "wonder_naval_free_any_fleet".to_owned(),
        Naval::NoLosses => "immune_to_coin_loss".to_owned(),
        Naval::MayStayOut => "may_skip_naval_conflict".to_owned(),
        Naval::CheaperConstruction => "naval_construction_discount".to_owned(),
        Naval::CoinPerConstruction => "coins_per_naval_construction".to_owned(),
        Naval::OthersLoseCoins(coins) => format!("others_lose_coins:{coins}"),
    }
}

fn does(effects: &[Effect], naval: &[Naval]) -> String {
    sorted(effects.iter().map(effect_text).chain(naval.iter().map(naval_text)))
}

fn space_text(fleet: Fleet, space: usize) -> String {
    let some = |name: &str, figures: &[u8]| (figures[space] > 0).then(|| format!("{name}:{}", figures[space]));
    let all: Vec<Option<String>> = match fleet {
        Fleet::Red => vec![some("naval_shields", &TRACKS.shields)],
        Fleet::Yellow => vec![
            some("commerce", &TRACKS.commerce),
            some("coins", &TRACKS.coins),
            some("tax", &TRACKS.tax),
            some("naval_shields", &TRACKS.trade_shields),
        ],
        Fleet::Blue => vec![some("points", &TRACKS.points), some("naval_shields", &TRACKS.civil_shields)],
        Fleet::Green => vec![TRACKS.explores[space].map(|level| format!("explore:{level}"))],
    };
    sorted(all.into_iter().flatten())
}

/// Whether figures are those of the box or ours.
fn whose(figures: Figures) -> &'static str {
    if is_house(figures) { "house" } else { "known" }
}

/// The list as the engine's tables give it.
fn listed() -> String {
    let mut lines = vec![
        "# Every component of Armada with its figures, written from the facts; see tests/armada/components.rs."
            .to_owned(),
    ];
    let mut cards: Vec<Card> = Card::ALL.into_iter().filter(|card| card.is_of_armada()).collect();
    cards.sort_by_key(|card| card.slug());
    for card in cards {
        let face = Edition::First.face(card);
        assert_eq!(face, Edition::Second.face(card), "{card} is the same in both editions");
        assert!(face.chain_from.is_empty(), "no chain leads to {card}");
        let amounts = whose(Figures::Cost(card));
        let (cost, does) = (cost_text(&face.cost), does(face.effects, face.naval));
        lines.push(format!("card {card} age={} {} cost={cost} amounts={amounts} does={does}", face.age, face.color));
    }
    let mut islands = Island::ALL;
    islands.sort_by_key(|island| island.slug());
    for island in islands {
        let face = island.face();
        lines.push(format!("island {island} level={} does={}", face.level, does(face.effects, face.naval)));
    }
    for fleet in Fleet::ALL {
        for space in 1..=usize::from(LAST_SPACE) {
            let figures = whose(Figures::Space(fleet, space as u8));
            lines.push(format!("space {fleet} {space} figures={figures} does={}", space_text(fleet, space)));
        }
    }
    for shipyard in Shipyard::ALL {
        let yard = shipyard.yard();
        for fleet in Fleet::ALL {
            let costs = joined(yard.costs[fleet.index()].iter().map(cost_text), " ");
            let figures = whose(Figures::Shipyard(shipyard));
            lines.push(format!("shipyard {shipyard} figures={figures} wonder={} {fleet}={costs}", yard.wonder_fleet));
        }
    }
    for edition in Edition::EVERY {
        for side in Side::ALL {
            let board = edition.board(WonderId::Petra, side);
            let stage =
                |stage: &wonders::Stage| format!("{}={}", cost_text(&stage.cost), does(stage.effects, stage.naval));
            let stages = joined(board.stages.iter().map(stage), " ");
            lines.push(format!("wonder petra {} start={} {stages}", edition.side_slug(side), board.start));
        }
    }
    for seats in 3..=8 {
        let setup = Setup::new(seats).unwrap();
        let pools = joined((0..AGES).map(|age| armada_cards(seats, age).0.len().to_string()), ".");
        let drawn = armada_cards(seats, 0).1;
        let of_age = |age: usize| {
            let guilds = if age + 1 == AGES { guilds_in_play(WithArmada::decks_of(setup)) } else { 0 };
            deck(Edition::First, WithArmada::decks_of(setup), age).len() + guilds + armada_cards(seats, age).1
        };
        assert!((0..AGES).all(|age| of_age(age) == setup.hand() * seats));
        lines.push(format!("table {seats} pool={pools} drawn={drawn} deck={}", of_age(0)));
    }
    for age in 0..AGES {
        let rewards = joined(NAVAL_REWARDS[age].iter().filter(|reward| **reward > 0).map(ToString::to_string), ".");
        lines.push(format!("naval_conflict age={} defeat={} rewards={rewards}", age + 1, NAVAL_DEFEAT[age]));
    }
    lines.join("\n") + "\n"
}

/// S2.9, S6.10: among the rows are all costs of the shipyards, which are house figures. Whoever has the box corrects them in
/// `src/data/armada.rs` (`SHIPYARDS`) and here.
#[test]
fn s6_10_every_component_of_armada_has_the_figures_of_the_list() {
    let kept = include_str!("../fixtures/armada.txt");
    for (kept, now) in kept.lines().zip(listed().lines()) {
        assert_eq!(now, kept);
    }
    assert_eq!(listed().lines().count(), kept.lines().count());
}

/// S2.9: the costs of the shipyards stand in the table `SHIPYARDS` and nowhere else, and all of them are marked.
#[test]
fn s2_9_the_costs_of_shipyards_are_house_figures_of_one_table() {
    assert!(Shipyard::ALL.into_iter().all(|shipyard| is_house(Figures::Shipyard(shipyard))));
    let blue = (1..LAST_SPACE).map(|space| Figures::Space(Fleet::Blue, space));
    assert!(blue.clone().all(is_house) && blue.count() == 5);
    let is_known = |fleet, space| !is_house(Figures::Space(fleet, space));
    assert!(is_known(Fleet::Blue, 0) && is_known(Fleet::Blue, LAST_SPACE) && is_known(Fleet::Red, 3));
    let cards = Card::ALL.into_iter().filter(|card| is_house(Figures::Cost(*card)));
    assert!(cards.clone().all(Card::is_of_armada) && cards.count() == 15);
    // Each shipyard is written down once, in that table.
    let row = "Yard { wonder_fleet:";
    let table = include_str!("../../src/data/armada.rs");
    let (_, shipyards) = table.split_once("static SHIPYARDS:").expect("the table of the shipyards");
    let (shipyards, _) = shipyards.split_once("\n];").expect("its end");
    assert_eq!((shipyards.matches(row).count(), table.matches(row).count()), (Shipyard::NUM, Shipyard::NUM));
    let src = concat!(env!("CARGO_MANIFEST_DIR"), "/src");
    let folders = ["", "/armada", "/data"].map(|folder| std::fs::read_dir(format!("{src}{folder}")).expect("a folder"));
    for file in folders.into_iter().flatten().map(|file| file.expect("a file").path()) {
        if file.is_file() && !file.ends_with("data/armada.rs") {
            let text = std::fs::read_to_string(&file).expect("a text");
            assert!(!text.contains(row), "{} has a shipyard, too", file.display());
        }
    }
}
