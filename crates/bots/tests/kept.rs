//! Trees that are kept from move to move, as whoever asks about one game again and again has them.

#![allow(clippy::unwrap_used)] // helpers of tests may fail loudly, too

use bots::{Bot, Budget, KEPT_NODES, KeptTrees, Knowledge, Leaf, Settings, Spec, Thinker, Thoughts};
use duel::{Duel, Setup};
use std::sync::atomic::AtomicBool;
use std::time::Duration;
use table::{Actions, Eyes, Game, Phase, Seat, Xoshiro};

const BUDGET: Budget = Budget::Iterations(600);
const PLAIN: Settings = Settings { leaf: Leaf::Random, priors: false, ..Settings::STRONG };

fn think<G: Knowledge<EventView: std::hash::Hash, View: Sync>>(
    trees: &mut KeptTrees<G>,
    game: &G,
    seat: Seat,
    settings: Settings,
) -> Thoughts<G::Action> {
    let mut thinker = trees.take(seat, settings, BUDGET, 5);
    let thoughts = thinker.think(&game.view(Some(seat)), seat, BUDGET, &AtomicBool::new(false));
    trees.give_back(seat, thinker);
    thoughts
}

/// The first turn of Age I.
fn first_turn() -> (Duel, Xoshiro) {
    let mut rng = Xoshiro::new(1);
    let mut game = Duel::new(Setup::default());
    let mut actions = Actions::new();
    while game.structure().present() == 0 || game.phase() == Phase::Chance {
        match game.phase() {
            Phase::Act(seats) => {
                let seat = seats.first().unwrap();
                game.legal_actions(seat, &mut actions);
                game.play_unchecked(seat, actions[0]);
            }
            _ => game.reveal_unchecked(game.draw(&mut rng)),
        }
    }
    (game, rng)
}

/// Plays so many moves of Age I with the trees; gives how many visits each seat kept.
fn play(trees: &mut KeptTrees<Duel>, moves: usize) -> [u64; 2] {
    play_with(trees, moves, |_| Settings::STRONG)
}

fn play_with(trees: &mut KeptTrees<Duel>, moves: usize, settings: impl Fn(usize) -> Settings) -> [u64; 2] {
    let (mut game, mut rng) = first_turn();
    let mut kept = [0; 2];
    for turn in 0..moves {
        while game.phase() == Phase::Chance {
            game.reveal_unchecked(game.draw(&mut rng));
        }
        let Phase::Act(seats) = game.phase() else { break };
        let seat = seats.first().unwrap();
        let thoughts = think(trees, &game, seat, settings(turn));
        kept[seat.index()] += thoughts.kept;
        game.play_unchecked(seat, thoughts.findings[0].action);
    }
    kept
}

#[test]
fn each_seat_keeps_a_tree_of_its_own() {
    let kept = play(&mut KeptTrees::new(1 << 20), 10);
    assert!(kept.iter().all(|&visits| visits > 10), "{kept:?}");
}

#[test]
fn trees_that_were_not_used_for_longest_make_room() {
    let nodes = |max_nodes, moves| {
        let mut trees = KeptTrees::new(max_nodes);
        play(&mut trees, moves);
        trees.nodes()
    };
    let [first, both] = [1, 2].map(|moves| nodes(1 << 20, moves));
    assert!(first > 100 && both > first + 100, "one tree for each seat: {first}, {both}");
    assert_eq!(nodes(both, 2), both);
    assert_eq!(nodes(both - 1, 2), both - first, "the older one is gone");
    assert_eq!(nodes(1, 1), first, "a single one may be larger than the bound");
}

#[test]
fn where_no_tree_fits_the_same_is_found_as_by_a_new_bot() {
    let (game, mut rng) = first_turn();
    let Phase::Act(seats) = game.phase() else { panic!("somebody has to act") };
    let seat = seats.first().unwrap();
    let view = game.view(Some(seat));
    let new = |settings| Thinker::<Duel>::new(settings, BUDGET, 5).think(&view, seat, BUDGET, &AtomicBool::new(false));
    let mut trees = KeptTrees::new(1 << 20);
    // Something else, the same position twice, and another way to search.
    let mut other = game;
    while other.age() == game.age() {
        match other.phase() {
            Phase::Act(seats) => {
                let mut actions = Actions::new();
                other.legal_actions(seats.first().unwrap(), &mut actions);
                other.play_unchecked(seats.first().unwrap(), actions[0]);
            }
            _ => other.reveal_unchecked(other.draw(&mut rng)),
        }
    }
    while other.phase() == Phase::Chance {
        other.reveal_unchecked(other.draw(&mut rng));
    }
    let Phase::Act(seats) = other.phase() else { panic!("Age II begins") };
    think(&mut trees, &other, seats.first().unwrap(), Settings::STRONG);
    for settings in [Settings::STRONG, Settings::STRONG, PLAIN, Settings { threads: 2, ..PLAIN }] {
        let thoughts = think(&mut trees, &game, seat, settings);
        assert_eq!((thoughts.kept, thoughts.findings), (0, new(settings).findings), "{settings:?}");
    }
}

#[test]
fn a_tree_of_other_settings_is_not_gone_on_with() {
    let alternating = |turn: usize| if (turn / 2).is_multiple_of(2) { Settings::STRONG } else { PLAIN };
    assert_eq!(play_with(&mut KeptTrees::new(1 << 20), 10, alternating), [0, 0]);
}

/// What the bot plays in so many moves of Age I.
fn played_by(spec: Spec, moves: usize, trees: &mut KeptTrees<Duel>) -> Vec<duel::Action> {
    let (mut game, mut rng) = first_turn();
    let (mut legal, mut played) = (Actions::new(), Vec::new());
    while played.len() < moves {
        while game.phase() == Phase::Chance {
            game.reveal_unchecked(game.draw(&mut rng));
        }
        let Phase::Act(seats) = game.phase() else { panic!("Age I is longer") };
        let seat = seats.first().unwrap();
        game.legal_actions(seat, &mut legal);
        let action = trees.choose(spec, Eyes::of(&game, seat), &legal, 7);
        game.play_unchecked(seat, action);
        played.push(action);
    }
    played
}

#[test]
fn a_bot_that_goes_by_the_clock_keeps_its_tree() {
    let spec = Spec::Search { settings: Settings::STRONG, budget: Budget::Time(Duration::from_millis(20)) };
    let mut trees = KeptTrees::new(KEPT_NODES);
    played_by(spec, 1, &mut trees);
    assert!(trees.nodes() > 0);
}

#[test]
fn a_bot_may_begin_every_move_with_an_empty_tree() {
    let never = Settings { keep: false, ..Settings::STRONG };
    assert_eq!(play_with(&mut KeptTrees::new(KEPT_NODES), 10, |_| never), [0, 0]);
    let spec: Spec = "mcts:iters=5,keep=no".parse().unwrap();
    assert_eq!(spec.to_string(), "mcts:iters=5,keep=no");
}

#[test]
fn what_a_bot_that_counts_chooses_belongs_to_the_seed_alone() {
    let spec = Spec::Search { settings: Settings::STRONG, budget: BUDGET };
    let mut trees = KeptTrees::new(KEPT_NODES);
    let first = played_by(spec, 6, &mut trees);
    // As after an undo: trees that were kept would be of later moves now.
    let again = played_by(spec, 6, &mut trees);
    assert_eq!(first, again);
    assert_eq!(trees.nodes(), 0);
    let (game, _) = first_turn();
    let Phase::Act(seats) = game.phase() else { panic!("somebody has to act") };
    let mut legal = Actions::new();
    game.legal_actions(seats.first().unwrap(), &mut legal);
    let eyes = Eyes::of(&game, seats.first().unwrap());
    assert_eq!(spec.build::<Duel>(7).choose(eyes, &legal), first[0]);
}
