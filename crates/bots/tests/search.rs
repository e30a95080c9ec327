//! The search, on Duel and on a toy with hidden hands and simultaneous choices.

#![allow(clippy::unwrap_used)] // helpers of tests may fail loudly, too

use bots::{Bot, Budget, Host, Job, Knowledge, Leaf, Settings, Spec, Thinker, Tree};
use duel::{Duel, Expansion, Setup};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};
use table::{Actions, Eyes, Game, Notation, Phase, Rng, Seat, Xoshiro};
use toy::Auction;

const PLAIN: Settings = Settings { leaf: Leaf::Random, priors: false, ..Settings::STRONG };

fn legal<G: Game>(game: &G, seat: Seat) -> Actions<G::Action> {
    let mut actions = Actions::new();
    game.legal_actions(seat, &mut actions);
    actions
}

/// A random position in which some seat has a choice, with that seat.
fn position<G: Game>(setup: G::Setup, seed: u64, choices: usize) -> Option<(G, Seat)> {
    let mut rng = Xoshiro::new(seed);
    let deal = G::shuffle(setup, &mut rng);
    let mut game = G::new(setup);
    let mut left = choices;
    loop {
        match game.phase() {
            Phase::Over => return None,
            Phase::Chance => game.reveal_unchecked(game.dealt(&deal)),
            Phase::Act(seats) => {
                let seat = seats.iter().last().unwrap();
                let actions = legal(&game, seat);
                if left == 0 && actions.len() > 1 {
                    return Some((game, seat));
                }
                left = left.saturating_sub(1);
                game.play_unchecked(seat, actions[rng.below(actions.len())]);
            }
        }
    }
}

fn choice<G: Knowledge<EventView: std::hash::Hash, View: Sync>>(game: &G, seat: Seat, settings: Settings) -> G::Action {
    Thinker::new(settings, Budget::Iterations(200), 5).choose(Eyes::of(game, seat), &legal(game, seat))
}

/// A clock that goes on by a millisecond whenever somebody looks at it, and no threads.
#[derive(Default)]
struct Looked(AtomicU64);

impl Host for Looked {
    fn now(&self) -> Duration {
        Duration::from_millis(self.0.fetch_add(1, Ordering::Relaxed))
    }

    fn run_all(&self, jobs: Vec<Job<'_>>) {
        jobs.into_iter().for_each(|job| job());
    }
}

#[test]
fn a_search_gets_its_clock_and_its_threads_from_whoever_runs_it() {
    let (game, seat) = position::<Duel>(Setup::default(), 3, 20).unwrap();
    let time = Budget::Time(Duration::from_millis(10));
    let think = |settings| {
        let host: &Looked = Box::leak(Box::default());
        let mut thinker = Thinker::<Duel>::hosted(host, settings, time, 1);
        thinker.think(&game.view(Some(seat)), seat, time, &AtomicBool::new(false))
    };
    let alone = think(Settings::STRONG);
    assert_eq!(alone.iterations, 72, "it looks every eight iterations, and the tenth look says that time is up");
    let one_after_another = think(Settings { threads: 2, ..Settings::STRONG });
    assert_eq!(one_after_another.iterations, 72, "the first search leaves no time for the second");
    assert_eq!(one_after_another.findings, alone.findings);
}

#[test]
fn whoever_has_no_time_to_try_anything_takes_what_looks_best() {
    let mut others = 0;
    for seed in 0..10 {
        let Some((game, seat)) = position::<Duel>(Setup::default(), seed, 20) else { continue };
        let actions = legal(&game, seat);
        let mut thinker = Thinker::new(Settings::STRONG, Budget::Time(Duration::ZERO), 5);
        let chosen = thinker.choose(Eyes::of(&game, seat), &actions);
        let mut greedy = Spec::Greedy { temperature: 0.0 }.build::<Duel>(1);
        assert_eq!(chosen, greedy.choose(Eyes::of(&game, seat), &actions));
        others += usize::from(chosen != actions[0]);
    }
    assert!(others > 3, "the first action was the best in all but {others}");
}

#[test]
fn permuting_everything_a_bot_cannot_see_never_changes_its_move() {
    let mut hidden_differed = 0;
    for seed in 0..30 {
        for (seats, choices) in [(2, 1), (3, 4), (4, 2)] {
            let setup = toy::Setup::new(seats, 3).unwrap();
            let Some((game, seat)) = position::<Auction>(setup, seed, choices) else { continue };
            let other = Auction::imagine(&game.view(Some(seat)), &mut Xoshiro::new(seed + 1000));
            hidden_differed += usize::from(other != game);
            for settings in [PLAIN, Settings::STRONG] {
                assert_eq!(choice(&game, seat, settings), choice(&other, seat, settings), "seed {seed}");
            }
        }
        for setup in [Setup::default(), Setup::with(Expansion::ALL)] {
            let (game, seat) = position::<Duel>(setup, seed, 3 * seed as usize % 60)
                .unwrap_or_else(|| position::<Duel>(setup, seed, 10).unwrap());
            let other = Duel::imagine(&game.view(Some(seat)), &mut Xoshiro::new(seed));
            hidden_differed += usize::from(other != game);
            assert_eq!(choice(&game, seat, Settings::STRONG), choice(&other, seat, Settings::STRONG));
        }
    }
    assert!(hidden_differed > 50, "the worlds differed only {hidden_differed} times");
}

/// A turns up the gods of a deck and knows them all, so that nothing is hidden any more. The tree it keeps comes from a
/// time when it was not so.
#[test]
fn a_tree_kept_from_before_a_secret_came_out_leads_to_legal_actions_only() {
    let position = |rest: &str| {
        let text = format!(
            "duel+pantheon pawn=-1 A.cards=lumber_yard,clay_pool,glassworks,press,wood_reserve,tavern B.coins=6 \
             A.mythologies=mesopotamian,greek,greek,egyptian B.mythologies=phoenician \
             B.cards=clay_pit,quarry,guard_tower,scriptorium,pharmacist \
             B.wonders=circus_maximus,mausoleum,pyramids,temple_of_artemis \
             board=mathematics,philosophy,strategy,urbanism,mysticism discard=stable,theater,altar \
             spaces=2:astarte,3:zeus,4:hades,5:ra,6:enki {rest}"
        );
        Duel::parse_position(&text).unwrap()
    };
    let steps = [
        position(
            "active=B A.coins=2 A.wonders=statue_of_zeus,divine_theater,hanging_gardens+baths,piraeus+workshop \
             structure=0:clay_reserve,1:logging_camp,3:stone_reserve,4:apothecary \
             decks=mesopotamian:nisaba.-,phoenician:baal.-,greek:aphrodite,egyptian:isis.- \
             A.saw_gods=enki,nisaba,aphrodite,hades,zeus,isis,ra B.saw_gods=astarte,baal",
        ),
        position(
            "A.coins=1 A.wonders=statue_of_zeus,hanging_gardens+baths,piraeus+workshop,divine_theater+apothecary \
             structure=0:clay_reserve,1:logging_camp,3:stone_reserve pending=turn.B,turn_up,consult_deck.A \
             decks=mesopotamian:nisaba.-,phoenician:baal.-,greek:aphrodite,egyptian:isis.- \
             A.saw_gods=enki,nisaba,aphrodite,hades,zeus,isis,ra B.saw_gods=astarte,baal",
        ),
        position(
            "A.coins=1 A.wonders=statue_of_zeus,hanging_gardens+baths,piraeus+workshop,divine_theater+apothecary \
             structure=0:clay_reserve,1:logging_camp,3:stone_reserve pending=turn.B,turn_up,summon.A \
             decks=mesopotamian:nisaba.-,phoenician:,greek:aphrodite,egyptian:isis.- shown=baal,tanit \
             A.saw_gods=enki,nisaba,baal,tanit,aphrodite,hades,zeus,isis,ra B.saw_gods=astarte,baal,tanit",
        ),
    ];
    for seed in 0..100 {
        let mut thinker = Thinker::<Duel>::new(Settings::STRONG, Budget::Iterations(60), seed);
        for game in &steps {
            // The search itself asserts that what it plays is legal.
            let budget = Budget::Iterations(60);
            let thoughts = thinker.think(&game.view(Some(Seat::A)), Seat::A, budget, &AtomicBool::new(false));
            let legal = legal(game, Seat::A);
            let found = thoughts.findings.iter().map(|finding| finding.action);
            assert!(
                found.chain(thoughts.line.first().map(|(_, action)| *action)).all(|action| legal.contains(&action))
            );
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_move() {
    for seed in 0..10 {
        let (game, seat) = position::<Duel>(Setup::default(), seed, 12).unwrap();
        for settings in [PLAIN, Settings::STRONG, Settings { threads: 2, ..Settings::STRONG }] {
            assert_eq!(choice(&game, seat, settings), choice(&game, seat, settings), "seed {seed}");
        }
    }
}

#[test]
fn a_search_never_exceeds_its_time_by_much() {
    let (game, seat) = position::<Duel>(Setup::default(), 1, 8).unwrap();
    for millis in [1, 20, 100] {
        for settings in [PLAIN, Settings::STRONG] {
            let time = Duration::from_millis(millis);
            let mut thinker = Thinker::new(settings, Budget::Time(time), 1);
            let start = Instant::now();
            thinker.choose(Eyes::of(&game, seat), &legal(&game, seat));
            assert!(start.elapsed() < time + Duration::from_millis(100), "{:?} of {time:?}", start.elapsed());
        }
    }
}

#[test]
fn a_search_stops_when_it_is_told() {
    let (game, seat) = position::<Duel>(Setup::default(), 1, 8).unwrap();
    let stop = AtomicBool::new(true);
    let start = Instant::now();
    let hour = Budget::Time(Duration::from_secs(3600));
    let thoughts = Thinker::<Duel>::new(PLAIN, hour, 1).think(&game.view(Some(seat)), seat, hour, &stop);
    assert!(start.elapsed() < Duration::from_secs(1));
    assert_eq!(thoughts.iterations, 0);
}

#[test]
fn a_tree_stays_within_its_bound_and_still_finds_a_move() {
    let (game, seat) = position::<Duel>(Setup::default(), 2, 9).unwrap();
    let settings = Settings { max_nodes: 1000, ..Settings::STRONG };
    let mut tree = Tree::<Duel>::new(settings, Xoshiro::new(1));
    tree.search(&game.view(Some(seat)), seat, |iterations| iterations < 20_000);
    assert!(tree.nodes() <= 1000);
    assert!(game.is_legal(seat, tree.findings()[0].action));
    assert_eq!(tree.findings().iter().map(|finding| finding.visits).sum::<u32>(), 20_000 - 1);
}

#[test]
fn the_tree_is_kept_for_the_next_move() {
    let (mut game, seat) = position::<Duel>(Setup::default(), 4, 10).unwrap();
    let deal = Duel::shuffle(Setup::default(), &mut Xoshiro::new(4));
    let mut tree = Tree::<Duel>::new(Settings::STRONG, Xoshiro::new(1));
    let mut kept = 0;
    let mut searched = 0;
    while let Phase::Act(seats) = game.phase() {
        let mover = seats.first().unwrap();
        let action = if mover == seat {
            tree.search(&game.view(Some(seat)), seat, |iterations| iterations < 3000);
            searched += 1;
            kept += usize::from(tree.kept() > 0);
            tree.findings()[0].action
        } else {
            legal(&game, mover)[0]
        };
        game.play_unchecked(mover, action);
        while game.phase() == Phase::Chance {
            game.reveal_unchecked(game.dealt(&deal));
        }
        if searched == 12 {
            break;
        }
    }
    assert!(kept >= 4, "kept in {kept} of {searched} searches");
}

/// A large tree has many more nodes than are looked at, but the one that play came to is among the most visited.
#[test]
fn a_large_tree_is_kept_when_play_goes_as_expected() {
    let mut rng = Xoshiro::new(7);
    let (mut expected, mut kept) = (0, 0);
    for seed in 0..12 {
        let Some((mut game, seat)) = position::<Duel>(Setup::default(), seed, 8 + 2 * seed as usize) else { continue };
        let mut tree = Tree::<Duel>::new(Settings::STRONG, Xoshiro::new(seed));
        tree.search(&game.view(Some(seat)), seat, |iterations| iterations < 20_000);
        let first = tree.findings()[0];
        game.play_unchecked(seat, first.action);
        // The others take what looks best to them, up to the seat's next choice.
        while !matches!(game.phase(), Phase::Act(seats) if seats.contains(seat)) && game.phase() != Phase::Over {
            match game.phase() {
                Phase::Act(seats) => {
                    let mover = seats.first().unwrap();
                    let mut greedy = Spec::Greedy { temperature: 0.0 }.build::<Duel>(seed);
                    let action = greedy.choose(Eyes::of(&game, mover), &legal(&game, mover));
                    game.play_unchecked(mover, action);
                }
                _ => game.reveal_unchecked(game.draw(&mut rng)),
            }
        }
        if game.phase() == Phase::Over {
            continue;
        }
        tree.search(&game.view(Some(seat)), seat, |iterations| iterations < 1);
        expected += 1;
        kept += usize::from(tree.kept() > 0);
        assert!(tree.kept() <= first.visits, "seed {seed}: what is kept lies behind the action");
    }
    assert!(expected >= 8 && 10 * kept >= 9 * expected, "kept {kept} of {expected}");
}

#[test]
fn a_win_at_hand_is_taken_and_a_loss_at_hand_avoided() {
    let win = Duel::parse_position("duel age=3 pawn=7 loot=A2,A5 A.coins=20 structure=18:circus,19:palace").unwrap();
    for settings in [PLAIN, Settings::STRONG] {
        assert_eq!(win.action_text(Seat::A, choice(&win, Seat::A, settings)), "build circus");
    }
    // B would win with the same card, so A must not leave it.
    let loss = Duel::parse_position(
        "duel age=3 pawn=-7 loot=B2,B5 A.coins=0 B.coins=30 structure=14:altar,15:age,17:age,18:circus,19:palace",
    )
    .unwrap();
    for settings in [PLAIN, Settings::STRONG] {
        assert_eq!(loss.action_text(Seat::A, choice(&loss, Seat::A, settings)), "discard circus");
    }
}

#[test]
fn searching_beats_chance_at_simultaneous_choices_with_hidden_hands() {
    for seats in 2..=4 {
        let setup = toy::Setup::new(seats, 3).unwrap();
        let mut won = 0.0;
        const GAMES: u64 = 120;
        for seed in 0..GAMES {
            let searcher = Seat::new(seed as usize % seats).unwrap();
            let mut rng = Xoshiro::new(seed);
            let deal = Auction::shuffle(setup, &mut rng);
            let mut game = Auction::new(setup);
            let mut thinker = Thinker::new(PLAIN, Budget::Iterations(300), seed);
            loop {
                match game.phase() {
                    Phase::Over => break,
                    Phase::Chance => game.reveal_unchecked(game.dealt(&deal)),
                    Phase::Act(waiting) => {
                        let seat = waiting.first().unwrap();
                        let actions = legal(&game, seat);
                        let action = if seat == searcher {
                            thinker.choose(Eyes::of(&game, seat), &actions)
                        } else {
                            actions[rng.below(actions.len())]
                        };
                        game.play_unchecked(seat, action);
                    }
                }
            }
            won += f64::from(game.outcome().unwrap().share(searcher));
        }
        let share = won / GAMES as f64;
        assert!(share > 1.15 / seats as f64, "{seats} seats: {share}");
    }
}

#[test]
fn every_level_can_be_named_and_is_written_back() {
    for (level, meaning) in bots::LEVELS {
        let spec: Spec = level.parse().unwrap();
        assert_eq!(spec, meaning.parse().unwrap());
        assert_eq!(spec.to_string().parse::<Spec>().unwrap(), spec);
    }
    for text in
        ["mcts", "mcts:ms=0", "mcts:iters=5,leaf=deep", "greedy:temperature=-1", "random:x=1", "grandmaster", "mcts:ms"]
    {
        assert!(text.parse::<Spec>().is_err(), "{text}");
    }
}
