//! Counts of the ways a game can go on, kept in `perft/*.perft`: a wrong legal action or effect changes them.
//!
//! `trials::counts` says how to read a line. In its first column `-` stands for no option; expansions come first:
//! `+pantheon+agora`, `+agora:middle=last_chooses`. What lies in `deep.perft` takes long: every run finds the smallest of
//! these counts, and all of them when PHAROS_DEEP is set. The counts of the expansions up to `SLOW_LIMIT` are found once more with the legal actions of `slow/`.

mod slow;

use duel::{Age, Duel, Expansion, Middle, Pending, Setup, WonderChoice, WonderId};
use table::{Game, Id, Notation, Phase, Rng, Xoshiro, perft};
use trials::Counts;
use trials::counts::{choices, hold, hold_slowly, position, settled, slow_count};

/// Counts up to here are found by the slow enumeration, too.
const SLOW_LIMIT: u64 = 2000;

/// Deep counts up to here are found in every run.
const QUICK_LIMIT: u64 = 2_500_000;

const COUNTS: Counts<Duel> = Counts { folder: concat!(env!("CARGO_MANIFEST_DIR"), "/tests/perft"), setup: parse_setup };

fn parse_setup(text: &str) -> Option<Setup> {
    let (expansions, options) = match text.strip_prefix('+') {
        Some(text) => text.split_once(':').unwrap_or((text, "-")),
        None => ("", text),
    };
    let expansions = expansions.split('+').filter(|name| !name.is_empty()).map(Expansion::from_slug);
    let mut setup = Setup::with(expansions.collect::<Option<Vec<_>>>()?);
    for option in options.split(',').filter(|&option| option != "-") {
        let (name, value) = option.split_once('=')?;
        setup.set(name, value).ok()?;
    }
    Some(setup)
}

#[test]
fn every_small_count_holds() {
    let files: Vec<_> = COUNTS.files().into_iter().filter(|name| name != "deep").collect();
    assert!(files.len() >= 6, "{files:?}");
    hold(&files.iter().flat_map(|name| COUNTS.lines(name)).collect::<Vec<_>>());
}

#[test]
fn deep_counts_hold() {
    let mut lines = COUNTS.lines("deep");
    if std::env::var_os("PHAROS_DEEP").is_none() {
        lines.retain(|line| line.count <= QUICK_LIMIT);
    }
    assert!(lines.len() >= 2, "{} deep counts are found", lines.len());
    hold(&lines);
}

/// Four wonders, then three, two and one, twice over: whatever is taken changes nothing about how many are left.
#[test]
fn the_draft_goes_as_many_ways_as_four_things_can_be_ordered_twice() {
    for seed in 0..20 {
        let (game, deal) = position::<Duel>(Setup::default(), seed, 0);
        let mut ways = 1;
        for (depth, lying) in (1..).zip([4, 3, 2, 1, 4, 3, 2, 1]) {
            ways *= lying;
            assert_eq!(perft(&game, &deal, depth), ways, "seed {seed}, depth {depth}");
        }
        assert_eq!(ways, 576);
    }
}

/// With Pantheon the draft goes as in the base game. With Agora `knossos` places a cube in one of six chambers, and
/// `curia_julia` keeps one of two conspiracies and puts the other on top of the deck or under it (A2.3, A2.4).
#[test]
fn the_draft_goes_on_with_what_a_wonder_of_agora_brings() {
    let mut seen = [0; 2];
    for seed in 0..40 {
        let (game, deal) = position::<Duel>(Setup::with([Expansion::Pantheon]), seed, 0);
        assert_eq!(perft(&game, &deal, 8), 576, "seed {seed}");
        for setup in [Setup::with([Expansion::Agora]), Setup::with(Expansion::ALL)] {
            let (game, deal) = position::<Duel>(setup, seed, 0);
            let ways = |wonder: WonderId| {
                let special = [WonderId::Knossos, WonderId::CuriaJulia].into_iter().position(|other| other == wonder);
                special.inspect(|&i| seen[i] += 1).map_or(3, |i| [6, 2 * 2][i])
            };
            assert_eq!(perft(&game, &deal, 2), game.offer().iter().map(ways).sum::<u64>(), "{setup}, seed {seed}");
        }
    }
    assert!(seen.iter().all(|&times| times > 3), "{seen:?}");
}

/// With 7 coins nobody pays for four units at 2 coins each, so there is no wonder on the first two turns; but no card of
/// Age I costs more than 3 coins. That leaves to build or discard one of six cards, then one of five.
#[test]
fn the_first_two_turns_go_twelve_times_ten_ways() {
    for seed in 0..200 {
        let setup = Setup { wonders: WonderChoice::FirstGame, ..Setup::default() };
        let (game, deal) = position::<Duel>(setup, seed, 0);
        assert_eq!(perft(&game, &deal, 1), 6 * 2, "seed {seed}");
        assert_eq!(perft(&game, &deal, 2), 6 * 2 * 5 * 2, "seed {seed}");
    }
    for seed in 0..3 {
        let (game, deal) = position::<Duel>(Setup::default(), seed, 0);
        assert_eq!(perft(&game, &deal, 9), 576 * 12, "seed {seed}");
    }
}

/// The last card of the game is built if it can be paid, discarded, or used for any wonder that can be paid; and then
/// it is over, so that more depth finds no more.
#[test]
fn the_last_card_of_the_game_is_the_last_decision() {
    let mut last_cards = 0;
    for seed in 0..200 {
        let (mut game, deal) = position::<Duel>(Setup::default(), seed, 0);
        let mut rng = Xoshiro::stream(seed, 1);
        while let Some((seat, actions)) = choices(&game) {
            let is_last = game.age() == Age::III && game.structure().present().count_ones() == 1;
            if is_last && matches!(game.pending().last(), Some(Pending::Turn(_))) {
                let ways = slow::actions(&game, seat).len() as u64;
                assert_eq!(perft(&game, &deal, 1), ways, "{}", game.position_text());
                let brings_choice = actions.iter().any(|&action| {
                    let mut next = game;
                    next.play_unchecked(seat, action);
                    settled(next, &deal).phase() != Phase::Over
                });
                if !brings_choice {
                    assert_eq!(perft(&game, &deal, 5), ways, "{}", game.position_text());
                    last_cards += 1;
                }
            }
            game.play_unchecked(seat, actions[rng.below(actions.len())]);
            game = settled(game, &deal);
        }
    }
    assert!(last_cards > 50, "{last_cards}");
}

/// The Great Library draws three, the first pair finds five tokens on the board and the next four, and either seat may
/// begin an age.
#[test]
fn small_choices_go_as_many_ways_as_the_rules_say() {
    let mut seen = [0; 3];
    for seed in 0..100 {
        let setup = Setup { middle: Middle::LastChooses, ..Setup::default() };
        let (mut game, deal) = position::<Duel>(setup, seed, 0);
        let mut rng = Xoshiro::stream(seed, 2);
        let mut taken = 0;
        while let Some((seat, actions)) = choices(&game) {
            let (kind, ways) = match game.pending().last() {
                Some(Pending::KeepToken(_)) => (0, 3),
                Some(Pending::TakeToken(_)) => {
                    taken += 1;
                    (1, 6 - taken)
                }
                Some(Pending::ChooseStarter(_)) => (2, 2),
                _ => (0, 0),
            };
            if ways > 0 {
                assert_eq!(perft(&game, &deal, 1), ways, "{}", game.position_text());
                seen[kind] += 1;
            }
            game.play_unchecked(seat, actions[rng.below(actions.len())]);
            game = settled(game, &deal);
        }
    }
    assert!(seen.iter().all(|&times| times > 20), "library, pairs, beginners: {seen:?}");
}

#[test]
fn a_slow_enumeration_finds_as_many_games() {
    for (seed, skip, depth) in [(1, 0, 5), (2, 8, 3), (3, 20, 3), (4, 36, 3), (5, 50, 2), (6, 60, 3), (7, 66, 4)] {
        let (game, deal) = position::<Duel>(Setup::default(), seed, skip);
        let count = slow_count(Setup::default(), seed, skip, depth, &slow::actions);
        assert_eq!(perft(&game, &deal, depth), count, "seed {seed}, skip {skip}, depth {depth}");
    }
}

/// The same with every count of the expansions that is not too large for it.
#[test]
fn a_slow_enumeration_finds_as_many_games_with_expansions() {
    for name in ["pantheon", "agora", "pantheon_agora"] {
        let found = hold_slowly(&COUNTS.lines(name), SLOW_LIMIT, slow::actions);
        assert!(found >= 10, "{name} has {found} small counts");
    }
}
