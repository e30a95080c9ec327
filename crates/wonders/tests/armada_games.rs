//! Whole games with Armada: golden ones, counts of ways to go on, a second implementation of bills and naval conflicts, and sizes.
//!
//! To write games and counts anew: `PHAROS_UPDATE=1 cargo test -p wonders --test armada_games`.

#![allow(clippy::unwrap_used)] // helpers of tests may fail loudly, too

mod armada_slow;
mod common;

use armada_slow::turns::Follower;
use common::{Sea, table_with};
use std::collections::{BTreeMap, BTreeSet};
use table::{Actions, Game, Notation, Phase, Rng, Seat, Xoshiro};
use trials::counts::hold;
use trials::plain::{fits, is_plain};
use trials::{Configuration, Counts, Playthroughs, legal_actions};
use wonders::armada::{
    Action, Armada, Bill, Chance, NavalAction, NavalThird, OPTIONS, Setup, Step, WithArmada, naval_tokens,
};
use wonders::{Card, Edition, Fleet, Island};

static GAMES: Playthroughs<Armada> = Playthroughs::new(
    env!("CARGO_PKG_NAME"),
    concat!(env!("CARGO_MANIFEST_DIR"), "/tests/armada_playthroughs"),
    table_with::<WithArmada>,
    &CONFIGURATIONS,
);

#[rustfmt::skip]
const CONFIGURATIONS: [Configuration; 3] = [
    Configuration { name: "three", table: "wonders+armada/3", seed: 5 },
    Configuration { name: "six_in_teams", table: "wonders+armada/6:teams=pairs,explore=asked", seed: 3 },
    Configuration { name: "eight", table: "wonders+armada/8", seed: 1 },
];

#[test]
fn every_game_with_armada_goes_as_it_did_before() {
    GAMES.go_as_before();
    GAMES.have_their_files();
}

#[test]
fn the_games_together_show_what_armada_brings() {
    let all: String = CONFIGURATIONS.iter().map(|game| GAMES.told(game)).collect();
    for word in [" step ", " move yellow", " keep ", " islands 1 ", " explore", "shipyards "] {
        assert!(all.contains(word), "no{word}in any game");
    }
}

const COUNTS: Counts<Armada> = Counts {
    folder: concat!(env!("CARGO_MANIFEST_DIR"), "/tests/armada_perft"),
    setup: |text| Some(table_with::<WithArmada>(text)),
};

#[test]
fn every_count_with_armada_holds() {
    let lines: Vec<_> = COUNTS.files().iter().flat_map(|name| COUNTS.lines(name)).collect();
    assert!(lines.len() >= 12, "{}", lines.len());
    hold(&lines);
}

/// A table with options set at random; teams where they can be.
fn any_table(rng: &mut Xoshiro) -> Setup {
    let mut setup = Setup::new(3 + rng.below(6)).unwrap();
    for option in &OPTIONS {
        // Three and five have nobody to play together with.
        let _ = setup.set(option.name, option.values[rng.below(option.values.len())]);
    }
    setup
}

/// Plays a random game in which whoever can build builds, and so has more to choose from later; looks at each decision first.
fn builders_game(setup: Setup, rng: &mut Xoshiro, mut look: impl FnMut(&Armada, Seat, &Actions<Action>)) {
    let mut game = Armada::new(setup);
    while game.phase() != Phase::Over {
        let Phase::Act(seats) = game.phase() else {
            game.reveal_unchecked(game.draw(rng));
            continue;
        };
        let seat = seats.first().unwrap();
        let actions = legal_actions(&game, seat);
        look(&game, seat, &actions);
        let is_discard =
            |action: &Action| matches!(action, Action::Discard(_) | Action::Naval(NavalAction::DiscardToMove(_)));
        let better: Vec<_> = actions.iter().filter(|action| !is_discard(action)).copied().collect();
        let from = if better.is_empty() { &actions[..] } else { &better[..] };
        game.play_unchecked(seat, from[rng.below(from.len())]);
    }
}

/// Every step of games of all tables with any options: bills with and without emporia, with and without islands that make them
/// cheaper, and whatever else may be chosen (S3.3, S15.8, S15.9).
#[test]
fn random_games_offer_what_the_slow_way_does() {
    let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
    for seed in 0..36 {
        let mut rng = Xoshiro::stream(23, seed);
        // The defaults now and then, since some of the options are seldom met.
        let setup = if seed % 3 == 0 { Setup::new(3 + seed as usize / 3 % 6).unwrap() } else { any_table(&mut rng) };
        builders_game(setup, &mut rng, |game, seat, actions| {
            let found: BTreeSet<_> = actions.iter().map(|&action| game.action_text(seat, action)).collect();
            assert_eq!(found.len(), actions.len(), "{}", game.position_text());
            assert_eq!(found, armada_slow::actions(game, seat), "{seat} in {}", game.position_text());
            let is_second = game.setup().edition == Edition::Second;
            for (word, is_here) in [
                ("second edition", is_second),
                ("teams", game.setup().has_teams()),
                ("step", found.iter().any(|text| text.contains(" step "))),
                ("far", found.iter().any(|text| text.contains(" far_"))),
                ("far in the second edition", is_second && found.iter().any(|text| text.contains(" far_"))),
                ("free", found.iter().any(|text| text.starts_with("free "))),
                ("fetch", found.contains("decline")),
                ("move", found.contains("move none")),
                ("keep", found.iter().any(|text| text.starts_with("keep "))),
                ("explore", found.contains("explore")),
                ("fight", found.contains("fight")),
                ("pick", found.iter().any(|text| text.starts_with("pick "))),
                ("side", found.contains("side a")),
            ] {
                *seen.entry(word).or_default() += usize::from(is_here);
            }
        });
    }
    assert!(seen.values().all(|times| *times > 0), "{seen:?}");
    assert!(seen["step"] > 1000 && seen["far"] > 50, "{seen:?}");
}

/// S4 to S10: in games of all tables with any options, ships, islands, coins and tokens are what follows from what was chosen and
/// revealed.
#[test]
fn every_turn_comes_to_what_the_slow_way_says() {
    let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
    for seed in 0..600 {
        let mut rng = Xoshiro::stream(41, seed);
        let mut game = Armada::new(any_table(&mut rng));
        let mut follower = Follower::new(&game);
        // Some games are full of ships that move, some of explorers, some of cities that grow.
        let wanted: &[&str] = match seed % 3 {
            0 => &[" step ", "move "],
            1 => &["green", "stormy", "torrential", "fetch"],
            _ => &["build", "stage", "fetch", "stay_out"],
        };
        while game.phase() != Phase::Over {
            if let Phase::Act(seats) = game.phase() {
                let seat = seats.first().unwrap();
                let actions = legal_actions(&game, seat);
                let is_better = |action: &&Action| {
                    let text = game.action_text(seat, **action);
                    wanted.iter().any(|word| text.contains(word))
                };
                let better: Vec<_> = actions.iter().filter(is_better).copied().collect();
                let from = if better.is_empty() { &actions[..] } else { &better[..] };
                let action = from[rng.below(from.len())];
                follower.chooses(&game, seat, action);
                game.play_unchecked(seat, action);
            } else {
                let outcome = game.draw(&mut rng);
                follower.reveals(&game, outcome);
                game.reveal_unchecked(outcome);
            }
            follower.compares(&game);
        }
        for (what, times) in follower.seen {
            *seen.entry(what).or_default() += times;
        }
    }
    assert!(seen["turns"] > 10_000 && seen.values().all(|times| *times > 20), "{seen:?}");
}

/// What a way to pay is a way of: what is done with the card, and which ships move.
fn bill_of(action: Action) -> Option<(u8, Card, Option<Fleet>, Option<Fleet>)> {
    match action {
        Action::Build(card, _) => Some((0, card, None, None)),
        Action::Stage(card, _) => Some((1, card, None, None)),
        Action::Naval(NavalAction::Build(card, bill)) => Some((0, card, bill.step, bill.free)),
        Action::Naval(NavalAction::Stage(card, bill)) => Some((1, card, bill.step, bill.free)),
        Action::Naval(NavalAction::BuildFree(card, bill)) => Some((2, card, bill.step, bill.free)),
        _ => None,
    }
}

/// S15.9: in games of all tables, alone and in pairs, whoever can build builds, and no list comes near its bound. The figures
/// stand in the clause.
#[test]
fn s15_9_lists_of_actions_hold_every_way_to_pay() {
    let (mut decisions, mut bills, mut many, mut most, mut longest) = (0, 0, 0, 0, 0);
    for seed in 0..1200 {
        let mut rng = Xoshiro::stream(31, seed);
        let mut setup = Setup::new(3 + seed as usize % 6).unwrap();
        if setup.seats().is_multiple_of(2) && seed % 12 > 5 {
            setup.set("teams", "pairs").unwrap();
        }
        builders_game(setup, &mut rng, |_, _, actions| {
            let mut ways: BTreeMap<_, usize> = BTreeMap::new();
            actions.iter().filter_map(|&action| bill_of(action)).for_each(|bill| *ways.entry(bill).or_default() += 1);
            decisions += 1;
            bills += ways.len();
            many += ways.values().filter(|count| **count > 7).count();
            most = most.max(ways.values().copied().max().unwrap_or(0));
            longest = longest.max(actions.len());
        });
    }
    let figures = format!(
        "{decisions} decisions, {bills} bills, {many} with more than seven ways, {most} ways at most, {longest} actions at most"
    );
    println!("{figures}");
    assert!(decisions > 100_000 && many > 0 && longest < Armada::MAX_ACTIONS, "{figures}");
}

/// The fewest coins that a seat pays to others for a card or a stage, with or without a step, in any of its actions.
fn cheapest(actions: &[Action], card: Card, is_stage: bool, with_step: bool) -> Option<u8> {
    let paid = |action: &Action| match *action {
        Action::Build(other, payment) if other == card && !is_stage && !with_step => Some(payment.total()),
        Action::Stage(other, payment) if other == card && is_stage && !with_step => Some(payment.total()),
        Action::Naval(NavalAction::Build(other, bill)) if other == card && !is_stage => paid_with(&bill, with_step),
        Action::Naval(NavalAction::Stage(other, bill)) if other == card && is_stage => paid_with(&bill, with_step),
        _ => None,
    };
    actions.iter().filter_map(paid).min()
}

fn paid_with(bill: &Bill, with_step: bool) -> Option<u8> {
    (bill.step.is_some() == with_step).then_some(bill.payment.total() + bill.far[0] + bill.far[1])
}

/// S3.3, S8.5: what a card or a stage costs at least, alone and with a step, is what the cheapest action pays, emporia and ships
/// among it.
#[test]
fn prices_are_those_of_the_cheapest_actions() {
    let mut far = 0;
    for seed in 0..60 {
        let mut rng = Xoshiro::stream(37, seed);
        builders_game(any_table(&mut rng), &mut rng, |game, seat, actions| {
            if !matches!(game.step(), Step::ChooseCard | Step::LastCard) {
                return;
            }
            let harbour = game.harbour(seat);
            let step_coins = |fleet: Fleet| {
                let space = usize::from(harbour.space(fleet));
                harbour.shipyard().unwrap().yard().costs[fleet.index()].get(space).map_or(0, |cost| cost.coins)
            };
            for card in game.hand(seat).kinds() {
                let face = game.setup().edition.face(card);
                let is_free = game.chain(seat, card).is_some() || game.is_free_by_power_only(seat, card);
                let bank = if is_free { 0 } else { face.cost.coins };
                let context = || format!("{seat}, {card} in {}", game.position_text());
                let alone = cheapest(actions, card, false, false).map(|coins| coins + bank);
                assert_eq!(game.price(seat, card).ok(), alone, "{}", context());
                let with_step = cheapest(actions, card, false, true);
                let with_step = with_step.map(|coins| coins + bank + Fleet::of(face.color).map_or(0, step_coins));
                assert_eq!(game.price_with_step(seat, card), with_step, "{}", context());
                let Some(stage) = game.next_stage(seat) else { continue };
                let of_stage = cheapest(actions, card, true, false).map(|coins| coins + stage.cost.coins);
                assert_eq!(game.stage_price(seat), of_stage, "{}", context());
                let is_free_step = harbour.islands().contains(Island::LostIsland);
                let step = if is_free_step { 0 } else { step_coins(harbour.shipyard().unwrap().yard().wonder_fleet) };
                let of_both = cheapest(actions, card, true, true).map(|coins| coins + stage.cost.coins + step);
                assert_eq!(game.stage_price_with_step(seat), of_both, "{}", context());
            }
            let is_far =
                |action: &Action| matches!(action, Action::Naval(NavalAction::Build(_, bill)) if bill.far != [0; 2]);
            far += usize::from(actions.iter().any(is_far));
        });
    }
    assert!(far > 20, "{far}");
}

/// S15.9: a position from outside may need more than a list holds; then each bill is offered in its cheapest ways.
#[test]
fn s15_9_a_list_that_would_be_too_long_has_the_cheapest_ways_to_pay() {
    let twice = |seats: [char; 2], cards: &str| seats.map(|seat| format!("{seat}.cards={cards}")).join(" ");
    let near = twice(['B', 'G'], "sawmill,quarry,brickyard,foundry,glassworks_1,loom_1,press_1");
    let far = twice(['C', 'F'], "lumber_yard,stone_pit,clay_pool,ore_vein,glassworks_2,loom_2,press_2");
    let hand = "harbor_masters_office,naval_headquarters,palace,pantheon,gardens,senate,university,fortifications";
    let text = format!(
        "wonders+armada/7 age=3 turn=1 A.cards=eastern_emporium,western_emporium A.islands=lost_island A.stages=2 \
         A.coins=60 A.hand={hand} {near} {far}"
    );
    let game = Sea::new(&text).0;
    let actions = legal_actions(&game, Seat::A);
    let mut ways: BTreeMap<_, usize> = BTreeMap::new();
    actions.iter().filter_map(|&action| bill_of(action)).for_each(|bill| *ways.entry(bill).or_default() += 1);
    assert!(ways.values().all(|count| *count <= 7) && ways.values().any(|count| *count == 7), "{ways:?}");
    let found: BTreeSet<_> = actions.iter().map(|&action| game.action_text(Seat::A, action)).collect();
    assert_eq!(found, armada_slow::actions(&game, Seat::A));
}

/// Every table of three to six with strengths up to 3, and some of seven and eight, against another way to count places.
#[test]
fn naval_tokens_are_what_the_slow_way_gives() {
    for third in [NavalThird::Shifted, NavalThird::Letter] {
        for age in 0..3 {
            for players in 3..=6_u32 {
                for mut number in 0..4_u32.pow(players) {
                    let mut strengths = Vec::new();
                    for _ in 0..players {
                        strengths.push(Some((number % 4) as u8));
                        number /= 4;
                    }
                    assert_eq!(
                        naval_tokens(age, &strengths, third),
                        armada_slow::tokens(age, &strengths, third),
                        "{strengths:?}"
                    );
                }
            }
            let mut rng = Xoshiro::new(age as u64);
            for table in 0..4000 {
                let players = 7 + table % 2;
                let strengths: Vec<_> = (0..players).map(|_| (rng.below(12) > 0).then(|| rng.below(7) as u8)).collect();
                assert_eq!(
                    naval_tokens(age, &strengths, third),
                    armada_slow::tokens(age, &strengths, third),
                    "{strengths:?}"
                );
            }
        }
    }
}

/// Eight cities, their harbours and what became of 192 cards.
#[test]
fn a_position_with_armada_fits_in_twenty_four_cache_lines_and_is_plain() {
    fits::<Armada>(1536);
    fits::<Chance>(80);
    is_plain::<Armada>();
    is_plain::<Action>();
}
