//! Every figure of the engine's tables against a list that was written from the printed game.

use wonders::data::{deck, guilds, guilds_in_play};
use wonders::{
    AGES, Card, Class, Cost, Counted, Edition, Effect, Face, MAX_PLAYERS, MIN_PLAYERS, Resource, Scope, Side, Toward,
    WonderId,
};

fn all_seats() -> impl Iterator<Item = usize> + Clone {
    MIN_PLAYERS..=MAX_PLAYERS
}

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

fn counted_text(counted: Counted) -> String {
    match counted {
        Counted::Cards(colors) => joined(colors.iter().map(|color| color.to_string()), "+"),
        Counted::Stages => "stages".to_owned(),
        Counted::Defeats => "defeats".to_owned(),
    }
}

fn scope_text(scope: Scope) -> &'static str {
    match scope {
        Scope::Own => "own",
        Scope::Neighbours => "neighbours",
        Scope::OwnAndNeighbours => "own+neighbours",
    }
}

fn effect_text(effect: &Effect, is_sold: bool) -> String {
    let sold = if is_sold { "sold" } else { "kept" };
    let per = |what: &str, amount: u8, counted: Counted, scope: Scope| {
        format!("{what}:{amount}:per:{}:{}", counted_text(counted), scope_text(scope))
    };
    match *effect {
        Effect::Produce(resource, amount) => format!("produce:{resource}*{amount}:{sold}"),
        Effect::ProduceChoice(resources) => {
            format!("produce:{}:{sold}", joined(resources.iter().map(|resource| resource.to_string()), "/"))
        }
        Effect::Points(points) => format!("points:{points}"),
        Effect::Shields(shields) => format!("shields:{shields}"),
        Effect::Science(symbol) => format!("science:{symbol}"),
        Effect::AnyScience => "science:any".to_owned(),
        Effect::Discount(toward, class) => {
            let toward = match toward {
                Toward::Left => "left",
                Toward::Right => "right",
                Toward::Both => "both",
            };
            let class = if class == Class::Raw { "raw" } else { "manufactured" };
            format!("discount:{toward}:{class}")
        }
        Effect::Coins(coins) => format!("coins:{coins}"),
        Effect::CoinsPer(coins, counted, scope) => per("coins", coins, counted, scope),
        Effect::PointsPer(points, counted, scope) => per("points", points, counted, scope),
        Effect::PointsIfComplete(points) => format!("points:{points}:if:complete"),
        Effect::PlayLastCard => "play_last_card".to_owned(),
        Effect::BuildFromDiscard => "build_from_discard".to_owned(),
        Effect::FreeBuildPerAge => "free_build_per_age".to_owned(),
        Effect::CopyGuild => "copy_guild".to_owned(),
        Effect::FreeFirstOfEachColor => "free_first_of_each_colour".to_owned(),
        Effect::FreeFirstCardOfAge => "free_first_card_of_age".to_owned(),
        Effect::FreeLastCardOfAge => "free_last_card_of_age".to_owned(),
    }
}

/// For each copy the number of players from which it is in play: `3.5`.
fn copies_text(face: &Face, between: &str) -> String {
    let copies = |seats: usize| if seats < MIN_PLAYERS { 0 } else { usize::from(face.copies_for(seats)) };
    let each = all_seats().flat_map(|seats| std::iter::repeat_n(seats, copies(seats) - copies(seats - 1)));
    joined(each.map(|seats| seats.to_string()), between)
}

fn cards_of(edition: Edition) -> Vec<Card> {
    let mut cards: Vec<_> = Card::ALL.into_iter().filter(|&card| edition.has(card)).collect();
    cards.sort_by_key(|card| card.slug());
    cards
}

/// The list as the engine's tables give it.
fn listed() -> String {
    let mut lines =
        vec!["# Every component with its figures, written from the printed game; see tests/components.rs.".to_owned()];
    for edition in Edition::EVERY {
        for card in cards_of(edition) {
            let face = edition.face(card);
            let namesakes = face.namesakes.iter().filter(|other| *other != card && edition.has(*other));
            lines.push(format!(
                "card {} {card} age={} {} copies={} cost={} chain={} same={} does={}",
                edition.slug(),
                face.age,
                face.color,
                copies_text(face, "."),
                cost_text(&face.cost),
                sorted(face.chain_from.iter().map(|card| card.to_string())),
                sorted(namesakes.map(|card| card.to_string())),
                sorted(face.effects.iter().map(|effect| effect_text(effect, face.sells()))),
            ));
        }
        for age in 0..AGES {
            let cards = all_seats().map(|seats| deck(edition, seats, age).len().to_string());
            let drawn = |seats| if age + 1 == AGES { guilds_in_play(seats) } else { 0 };
            let drawn = all_seats().map(|seats| drawn(seats).to_string());
            let (cards, drawn) = (joined(cards, "."), joined(drawn, "."));
            lines.push(format!("deck {} age={} cards={cards} guilds={drawn}", edition.slug(), age + 1));
        }
        for (wonder, side) in WonderId::BASE.into_iter().flat_map(|wonder| Side::ALL.map(|side| (wonder, side))) {
            list_board(edition, wonder, side, &mut lines);
        }
    }
    lines.join("\n") + "\n"
}

fn list_board(edition: Edition, wonder: WonderId, side: Side, lines: &mut Vec<String>) {
    let board = edition.board(wonder, side);
    let name = format!("{} {wonder} {}", edition.slug(), edition.side_slug(side).to_lowercase());
    lines.push(format!("board {name} start={} stages={}", board.start, board.stages.len()));
    for (number, stage) in (1..).zip(board.stages) {
        let effects = sorted(stage.effects.iter().map(|effect| effect_text(effect, false)));
        lines.push(format!("stage {name} {number} cost={} does={effects}", cost_text(&stage.cost)));
    }
}

/// W2.4 to W2.8, W12.1, W12.2 and W12.4.
#[test]
fn every_component_is_as_it_is_printed() {
    let printed = include_str!("fixtures/components.txt");
    for (found, expected) in listed().lines().zip(printed.lines()) {
        assert_eq!(found, expected);
    }
    assert_eq!(listed(), printed);
}

/// W2.2, W2.3 and W12.3. The list says which copies there are; here they are added up.
#[test]
fn every_deck_has_seven_cards_for_each_player() {
    let printed = include_str!("fixtures/components.txt");
    for edition in Edition::EVERY {
        for (seats, age) in all_seats().flat_map(|seats| (1..=AGES).map(move |age| (seats, age))) {
            let rows = printed.lines().filter(|line| line.starts_with(&format!("card {} ", edition.slug())));
            let copies = rows.filter(|line| line.contains(&format!(" age={age} "))).flat_map(|line| {
                let copies = line.split_once("copies=").expect("a row says how many").1.split(' ').next();
                copies.unwrap_or_default().split('.').filter_map(|number| number.parse::<usize>().ok())
            });
            let found = copies.filter(|least| *least <= seats).count();
            let drawn = if age == AGES { seats + 2 } else { 0 };
            assert_eq!(found + drawn, 7 * seats, "{} age {age} of {seats}", edition.slug());
            assert_eq!(deck(edition, seats, age - 1).len(), found);
        }
        assert_eq!(guilds(edition).len(), 10);
    }
}

/// A cost as the rules write it.
fn told_cost(cost: &Cost) -> String {
    let coins = (cost.coins > 0).then(|| format!("{} coin", cost.coins));
    let units = cost.units().map(|(resource, units)| format!("{units} {resource}"));
    let words: Vec<_> = coins.into_iter().chain(units).collect();
    if words.is_empty() { "–".to_owned() } else { words.join(", ") }
}

#[test]
fn the_rules_name_every_figure_of_the_cards_and_boards() {
    let rules = include_str!("../../../docs/rules/wonders.md");
    let first = Edition::First;
    for card in cards_of(first) {
        let face = first.face(card);
        let cost = told_cost(&face.cost);
        let row = if face.is_guild() {
            format!("| `{card}` | {cost} | ")
        } else {
            let chains: Vec<_> = face.chain_from.iter().map(|card| format!("`{card}`")).collect();
            let chains = if chains.is_empty() { "–".to_owned() } else { chains.join(", ") };
            format!("| `{card}` | {} | {} | {cost} | {chains} | ", face.color, copies_text(face, ", "))
        };
        assert!(rules.contains(&row), "{row}");
    }
    for edition in Edition::EVERY {
        for (wonder, side) in WonderId::BASE.into_iter().flat_map(|wonder| Side::ALL.map(|side| (wonder, side))) {
            let board = edition.board(wonder, side);
            let row = format!("| `{wonder}` | `{}` | {} | ", edition.side_slug(side).to_lowercase(), board.start);
            let told = rules.lines().find(|line| line.starts_with(&row)).unwrap_or_else(|| panic!("{row}"));
            for (stage, told) in board.stages.iter().zip(told.split(" | ").skip(3)) {
                let mut units: Vec<_> = told.split(':').next().unwrap_or_default().split(", ").collect();
                units.sort_by_key(|unit| Resource::ALL.iter().position(|resource| unit.ends_with(resource.slug())));
                assert_eq!(units.join(", "), told_cost(&stage.cost), "{row}: {told}");
            }
        }
    }
}
