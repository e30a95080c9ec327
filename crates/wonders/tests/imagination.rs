//! What a seat may imagine: in small cases every world is found by brute force, and `imagine` draws each of them, no
//! other, and with the right odds.

mod worlds;

use std::collections::BTreeMap;
use table::{Game, Notation, Phase, Rng, Seat, Xoshiro};
use trials::legal_actions;
use wonders::armada::WithArmada;
use wonders::{Action, ActionWith, Expansion, OPTIONS, Position, Setup, SetupWith, Step, StepWith, WonderId, Wonders};

/// The most orders of hidden cards that are tried in an age, and the most worlds.
const MOST: usize = 1200;
/// So many positions of each kind are looked at.
const OF_EACH_KIND: usize = 4;

/// A decision after which little is hidden: most cards are built, and Halicarnassus builds its stages.
fn choice<X: Expansion>(game: &Position<X>, seat: Seat, rng: &mut Xoshiro) -> ActionWith<X> {
    let actions = legal_actions(game, seat);
    let picks = game.city(seat).wonder() == Some(WonderId::Halicarnassus) && rng.below(2) == 0;
    let with = |verbs: &[&str]| -> Vec<ActionWith<X>> {
        let is_so = |action: &&ActionWith<X>| {
            let text = game.action_text(seat, **action);
            verbs.iter().any(|verb| text.starts_with(verb))
        };
        actions.iter().filter(is_so).copied().collect()
    };
    let stages = if picks { with(&["stage"]) } else { Vec::new() };
    let open = with(&["build", "free", "fetch"]);
    let any = rng.below(15) == 0;
    let from = [&stages[..], &open[..]].into_iter().find(|from| !from.is_empty() && !any).unwrap_or(&actions);
    from[rng.below(from.len())]
}

/// The kind of a position for its viewer: the age; whether a card was fetched, the viewer has looked through the pile or
/// does so now, copies of cards are in play; and whether it sits there.
type Kind = (usize, bool, bool, bool, bool, bool);

fn kind<X: Expansion>(game: &Position<X>, viewer: Option<Seat>) -> Kind {
    let view = game.view(viewer);
    let has_fetched = game.fetched().any(|fetched| fetched.card.is_some());
    let has_copies = game.seats() > 3;
    (game.age(), has_fetched, !view.piles.is_empty(), view.pile().is_some(), has_copies, viewer.is_some())
}

/// Tries random games of some tables, and tells how many positions of each kind were looked at and how many worlds there were
/// at most.
fn try_all<X: Expansion>(
    seeds: u64,
    stream: u64,
    setup: impl Fn(&mut Xoshiro) -> SetupWith<X>,
) -> (BTreeMap<Kind, usize>, usize) {
    let mut kinds: BTreeMap<Kind, usize> = BTreeMap::new();
    let mut most = 0;
    for seed in 0..seeds {
        let mut rng = Xoshiro::stream(stream, seed);
        let setup = setup(&mut rng);
        let mut game = Position::<X>::new(setup);
        while game.phase() != Phase::Over {
            if let Phase::Act(seats) = game.phase() {
                let seat = seats.first().expect("somebody has to act");
                let action = choice(&game, seat, &mut rng);
                game.play(seat, action).expect("listed actions are legal");
            } else {
                let outcome = game.draw(&mut rng);
                game.reveal(outcome).expect("what is drawn is possible");
            }
            // Choices that lie face down would be imagined, too, and islands of explorers.
            let is_chosen = game.step() == StepWith::ChooseCard && game.asked().len() < setup.seats();
            if is_chosen || matches!(game.step(), StepWith::Naval(_)) {
                continue;
            }
            for viewer in Seat::first(setup.seats()).map(Some).chain([None]) {
                let kind = kind(&game, viewer);
                if kinds.get(&kind).is_some_and(|&count| count >= OF_EACH_KIND) || rng.below(3) > 0 {
                    continue;
                }
                let Some(worlds) = worlds::all(&game, viewer, MOST).filter(|worlds| worlds.len() > 1) else { continue };
                compare(&game, viewer, &worlds, &mut rng);
                *kinds.entry(kind).or_default() += 1;
                most = most.max(worlds.len());
            }
        }
    }
    (kinds, most)
}

#[test]
fn every_world_is_imagined_and_no_other_with_even_odds() {
    let (kinds, most) = try_all(200, 41, |rng| {
        let mut setup = Setup::new([3, 4, 4, 5][rng.below(4)]).expect("so many play");
        setup.set("edition", ["first", "second"][rng.below(2)]).expect("an edition");
        setup.set("sides", ["random", "b"][rng.below(2)]).expect("a way to choose");
        setup.set("last_card", OPTIONS[3].values[rng.below(2)]).expect("an order");
        setup
    });
    assert!(most > 300, "{most}");
    // With and without copies, with and without a fetched card, for the picker and for another seat.
    for age in 1..3 {
        for has_copies in [false, true] {
            let has = |fetched, looked| {
                let is_so = |kind: &&Kind| (kind.0, kind.1, kind.2, kind.4) == (age, fetched, looked, has_copies);
                kinds.keys().any(|kind| is_so(&kind) && kind.5)
            };
            assert!(has(false, false) && has(true, false) && has(true, true), "{age} {has_copies}: {kinds:?}");
        }
    }
    assert!(kinds.keys().any(|kind| kind.3), "{kinds:?}");
}

/// The same with Armada, alone and in pairs, where the partner's hands are known (S13.9).
#[test]
fn every_world_of_pairs_is_imagined_and_no_other_with_even_odds() {
    for teams in ["alone", "pairs"] {
        let (kinds, most) = try_all(100, 47, |rng| {
            let mut setup = SetupWith::<WithArmada>::new(4).expect("four play");
            setup.set("sides", ["random", "b"][rng.below(2)]).expect("a way to choose");
            setup.set("teams", teams).expect("four may play in pairs");
            setup
        });
        assert!(most > 100, "{teams}: {most}");
        let has = |fetched, looked| kinds.keys().any(|kind| (kind.1, kind.2, kind.5) == (fetched, looked, true));
        assert!(has(false, false) && has(true, false) && has(true, true), "{teams}: {kinds:?}");
    }
}

/// Draws worlds from a view and compares how often they come with how often they should.
fn compare<X: Expansion>(
    game: &Position<X>,
    viewer: Option<Seat>,
    worlds: &BTreeMap<String, usize>,
    rng: &mut Xoshiro,
) {
    let view = game.view(viewer);
    let total: usize = worlds.values().sum();
    let draws = 60 * worlds.len() + 400;
    let mut found: BTreeMap<String, usize> = BTreeMap::new();
    for _ in 0..draws {
        let world = Position::imagine(&view, rng);
        *found.entry(world.position_text()).or_default() += 1;
    }
    let context = || format!("{viewer:?} in {}", game.position_text());
    for world in found.keys() {
        assert!(worlds.contains_key(world), "imagined, but impossible: {world}\n{}", context());
    }
    for (world, ways) in worlds {
        let count = found.get(world).copied().unwrap_or(0);
        let expected = draws as f64 * *ways as f64 / total as f64;
        let off = (count as f64 - expected).abs() / expected.max(4.0).sqrt();
        assert!(off < 5.5, "{count} times instead of {expected}, {} worlds: {world}\n{}", worlds.len(), context());
    }
}

/// Games in which nearly everything is discarded, and Halicarnassus looks through a large pile: for all who know of cards
/// there, places are found.
#[test]
fn large_piles_are_imagined_too() {
    let mut looked = 0;
    for seed in 0..20 {
        let mut rng = Xoshiro::stream(43, seed);
        let mut setup = Setup::new(3 + seed as usize % 5).expect("three to seven play");
        setup.set("sides", "b").expect("a side");
        let mut game = Wonders::new(setup);
        while game.phase() != Phase::Over {
            if let Phase::Act(seats) = game.phase() {
                let seat = seats.first().expect("somebody has to act");
                let actions = legal_actions(&game, seat);
                let picks = game.city(seat).wonder() == Some(WonderId::Halicarnassus);
                let stage = actions.iter().find(|action| picks && matches!(action, Action::Stage(..)));
                let discards = actions.iter().filter(|action| matches!(action, Action::Discard(_)));
                let any = discards.min_by_key(|_| rng.next_u64()).unwrap_or(&actions[0]);
                let builds = rng.below(8) == 0 || picks && game.city(seat).coins() > 9;
                let action = *stage.unwrap_or(if builds { &actions[rng.below(actions.len())] } else { any });
                game.play(seat, action).expect("listed actions are legal");
            } else {
                let outcome = game.draw(&mut rng);
                game.reveal(outcome).expect("what is drawn is possible");
            }
            for viewer in Seat::first(setup.seats()).map(Some).chain([None]) {
                let view = game.view(viewer);
                if game.step() == Step::Fetch || !view.fetched.is_empty() {
                    assert_eq!(
                        Wonders::imagine(&view, &mut rng).view(viewer),
                        view,
                        "{viewer:?} in {}",
                        game.position_text()
                    );
                    looked += view.piles.last().map_or(0, wonders::Pile::len);
                }
            }
        }
    }
    assert!(looked > 5000, "{looked}");
}
