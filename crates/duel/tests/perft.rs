//! Counts of the ways a game can go on, kept in `perft/*.perft`: a wrong legal action or effect changes them.
//!
//! A line of a file is `options | seed | skip | depth | count`: from the position after the first `skip` decisions of the
//! random game with this seed (the one that `table::playthrough` tells), `depth` decisions can be made in `count` ways.
//! `-` stands for no option; expansions come first: `+pantheon+agora`, `+agora:middle=last_chooses`. What lies in
//! `deep.perft` takes long and runs only when PHAROS_DEEP is set.
//!
//! The counts are the engine's own. Those of the expansions up to `SLOW_LIMIT` are found once more by an enumeration that
//! lists legal actions with the second implementation of `slow/`, plays each with every check, and tells games apart by
//! their logs.

mod slow;

use duel::{Action, Age, Duel, Expansion, Middle, Pending, Setup, WonderChoice, WonderId};
use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};
use table::{Actions, Event, Game, Id, Notation, Phase, Record, Rng, Seat, Xoshiro, perft};

type Deal = <Duel as Game>::Deal;

/// Counts up to here are found by the slow enumeration, too.
const SLOW_LIMIT: u64 = 2000;

/// One line of a file.
struct Line {
    setup: Setup,
    seed: u64,
    skip: usize,
    depth: u32,
    count: u64,
}

impl Line {
    fn parse(text: &str) -> Option<Self> {
        let fields: Vec<_> = text.split('|').map(str::trim).collect();
        let [options, seed, skip, depth, count] = fields[..] else { return None };
        let setup = parse_setup(options)?;
        let line = (seed.parse().ok()?, skip.parse().ok()?, depth.parse().ok()?, count.parse().ok()?);
        let (seed, skip, depth, count) = line;
        Some(Self { setup, seed, skip, depth, count })
    }
}

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

/// The position after some random decisions, with the deal that goes on from there.
fn position(setup: Setup, seed: u64, skip: usize) -> (Duel, Deal) {
    let mut rng = Xoshiro::new(seed);
    let deal = Duel::shuffle(setup, &mut rng);
    let mut game = settled(Duel::new(setup), &deal);
    for _ in 0..skip {
        let Some((seat, actions)) = choices(&game) else { break };
        game.play_unchecked(seat, actions[rng.below(actions.len())]);
        game = settled(game, &deal);
    }
    (game, deal)
}

/// The position once the table has revealed all it owes.
fn settled(mut game: Duel, deal: &Deal) -> Duel {
    while game.phase() == Phase::Chance {
        game.reveal(game.dealt(deal)).expect("what is dealt is possible");
    }
    game
}

/// Who has to act and what is legal, unless the game is over.
fn choices(game: &Duel) -> Option<(Seat, Actions<Action>)> {
    let Phase::Act(seats) = game.phase() else { return None };
    let seat = seats.first()?;
    let mut actions = Actions::new();
    game.legal_actions(seat, &mut actions);
    Some((seat, actions))
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/perft")
}

/// The lines of a file.
fn lines(path: &Path) -> Vec<(String, Line)> {
    let text = fs::read_to_string(path).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
    let lines = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    let read = |text: &str| Line::parse(text).unwrap_or_else(|| panic!("{} cannot be read: {text}", path.display()));
    lines.map(|text| (text.to_owned(), read(text))).collect()
}

/// The lines of a file that do not hold.
fn failures(path: &Path) -> Vec<String> {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let mut failures = Vec::new();
    for (text, line) in lines(path) {
        let (game, deal) = position(line.setup, line.seed, line.skip);
        let found = perft(&game, &deal, line.depth);
        if found != line.count {
            failures.push(format!("{name}: {text}: there are {found} ways"));
        }
    }
    failures
}

#[test]
fn every_small_count_holds() {
    let files = fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().path());
    let mut files: Vec<_> = files.filter(|path| path.file_stem().is_some_and(|name| name != "deep")).collect();
    files.sort();
    assert!(files.len() >= 6, "{files:?}");
    let failures: Vec<_> = files.iter().flat_map(|path| failures(path)).collect();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn deep_counts_hold() {
    if std::env::var_os("PHAROS_DEEP").is_some() {
        let failures = failures(&folder().join("deep.perft"));
        assert!(failures.is_empty(), "{}", failures.join("\n"));
    }
}

/// Four wonders, then three, two and one, twice over: whatever is taken changes nothing about how many are left.
#[test]
fn the_draft_goes_as_many_ways_as_four_things_can_be_ordered_twice() {
    for seed in 0..20 {
        let (game, deal) = position(Setup::default(), seed, 0);
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
        let (game, deal) = position(Setup::with([Expansion::Pantheon]), seed, 0);
        assert_eq!(perft(&game, &deal, 8), 576, "seed {seed}");
        for setup in [Setup::with([Expansion::Agora]), Setup::with(Expansion::ALL)] {
            let (game, deal) = position(setup, seed, 0);
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
        let (game, deal) = position(setup, seed, 0);
        assert_eq!(perft(&game, &deal, 1), 6 * 2, "seed {seed}");
        assert_eq!(perft(&game, &deal, 2), 6 * 2 * 5 * 2, "seed {seed}");
    }
    for seed in 0..3 {
        let (game, deal) = position(Setup::default(), seed, 0);
        assert_eq!(perft(&game, &deal, 9), 576 * 12, "seed {seed}");
    }
}

/// The last card of the game is built if it can be paid, discarded, or used for any wonder that can be paid; and then
/// it is over, so that more depth finds no more.
#[test]
fn the_last_card_of_the_game_is_the_last_decision() {
    let mut last_cards = 0;
    for seed in 0..200 {
        let (mut game, deal) = position(Setup::default(), seed, 0);
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
        let (mut game, deal) = position(setup, seed, 0);
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

/// Counts with the slow list of legal actions and checked play, and collects every game as a text of its own.
fn slow_logs(record: &Record<Duel>, deal: &Deal, depth: u32, logs: &mut HashSet<String>) {
    let mut record = record.clone();
    while record.game().phase() == Phase::Chance {
        let outcome = record.game().dealt(deal);
        record.push(Event::Chance(outcome)).expect("what is dealt is possible");
    }
    let game = *record.game();
    let Some(seat) = game.chooser().filter(|_| depth > 0) else {
        let log = table::log::event_lines(&record).join("\n");
        assert!(logs.insert(log), "two ways of playing have the same log");
        return;
    };
    for action in slow::actions(&game, seat) {
        let mut next = record.clone();
        next.play(seat, action).unwrap_or_else(|why| panic!("{why}: {}", game.action_text(seat, action)));
        slow_logs(&next, deal, depth - 1, logs);
    }
}

/// Counts by an enumeration that shares nothing with the counted one but the effects of actions.
fn slow_count(setup: Setup, seed: u64, skip: usize, depth: u32) -> u64 {
    let mut rng = Xoshiro::new(seed);
    let deal = Duel::shuffle(setup, &mut rng);
    let mut record = Record::<Duel>::new(setup);
    let mut decisions = 0;
    while record.game().phase() != Phase::Over {
        if record.game().phase() == Phase::Chance {
            let outcome = record.game().dealt(&deal);
            record.push(Event::Chance(outcome)).expect("what is dealt is possible");
        } else if decisions == skip {
            break;
        } else {
            let (seat, actions) = choices(record.game()).expect("somebody has to act");
            record.play(seat, actions[rng.below(actions.len())]).expect("listed actions are legal");
            decisions += 1;
        }
    }
    let mut logs = HashSet::new();
    slow_logs(&record, &deal, depth, &mut logs);
    logs.len() as u64
}

#[test]
fn a_slow_enumeration_finds_as_many_games() {
    for (seed, skip, depth) in [(1, 0, 5), (2, 8, 3), (3, 20, 3), (4, 36, 3), (5, 50, 2), (6, 60, 3), (7, 66, 4)] {
        let (game, deal) = position(Setup::default(), seed, skip);
        let count = slow_count(Setup::default(), seed, skip, depth);
        assert_eq!(perft(&game, &deal, depth), count, "seed {seed}, skip {skip}, depth {depth}");
    }
}

/// The same with every count of the expansions that is not too large for it.
#[test]
fn a_slow_enumeration_finds_as_many_games_with_expansions() {
    for name in ["pantheon", "agora", "pantheon_agora"] {
        let lines = lines(&folder().join(name).with_extension("perft"));
        let small: Vec<_> = lines.iter().filter(|(_, line)| line.count <= SLOW_LIMIT).collect();
        assert!(small.len() >= 10, "{name} has {} small counts", small.len());
        for (text, line) in small {
            assert_eq!(slow_count(line.setup, line.seed, line.skip, line.depth), line.count, "{name}.perft: {text}");
        }
    }
}
