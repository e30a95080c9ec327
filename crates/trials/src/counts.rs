//! Counts of the ways a game can go on, kept in `*.perft` files: a wrong legal action or effect changes them.
//!
//! A line of a file is `table | seed | skip | depth | count`: from the position after the first `skip` decisions of the
//! random game with this seed (the one that [`table::playthrough()`] tells), `depth` decisions can be made in `count`
//! ways.
//!
//! The counts are the engine's own: with `PHAROS_UPDATE=1` they are written anew (those of many ways only with
//! `PHAROS_DEEP=1` besides), to be reviewed as a diff. Small ones are found once more by a slow enumeration: it lists legal actions with
//! the second implementation that the engine's tests have, plays each with every check, and tells games apart by their
//! logs.

use crate::legal_actions;
use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use table::{Actions, Event, Game, Notation, Phase, Record, Rng, Seat, Xoshiro, perft};

/// Counts up to this are written anew without being asked for deep ones.
const COUNTED_QUICKLY: u64 = 5_000_000;

/// A folder of counts.
#[derive(Clone, Copy)]
pub struct Counts<G: Game> {
    /// Where the files are.
    pub folder: &'static str,
    /// Reads the first column.
    pub setup: fn(&str) -> Option<G::Setup>,
}

/// One line of a file.
#[derive(Clone, Debug)]
pub struct Line<G: Game> {
    /// The file and the line, as a failing test tells them.
    pub text: String,
    /// The table.
    pub setup: G::Setup,
    /// The seed of the deal and of the decisions that were made.
    pub seed: u64,
    /// How many decisions were made.
    pub skip: usize,
    /// How many decisions are counted.
    pub depth: u32,
    /// The ways in which they can be made.
    pub count: u64,
}

impl<G: Notation> Counts<G> {
    /// The names of all files, without their ending, in alphabetical order.
    ///
    /// # Panics
    ///
    /// Panics if the folder cannot be read or holds other files.
    pub fn files(&self) -> Vec<String> {
        let entries = fs::read_dir(self.folder).unwrap_or_else(|why| panic!("{}: {why}", self.folder));
        let name = |path: PathBuf| {
            assert!(path.extension().is_some_and(|ending| ending == "perft"), "{}: what is this?", path.display());
            path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
        };
        let mut names: Vec<_> = entries.map(|entry| name(entry.expect("the folder can be read").path())).collect();
        names.sort();
        names
    }

    /// The lines of a file.
    ///
    /// # Panics
    ///
    /// Panics if the file or one of its lines cannot be read.
    pub fn lines(&self, file: &str) -> Vec<Line<G>> {
        let path = Path::new(self.folder).join(file).with_extension("perft");
        if std::env::var_os("PHAROS_UPDATE").is_some_and(|value| value == "1") {
            self.write_anew(file, &path);
        }
        let text = fs::read_to_string(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
        let lines = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
        let read =
            |line: &str| self.line(file, line).unwrap_or_else(|| panic!("{} cannot be read: {line}", path.display()));
        lines.map(read).collect()
    }

    /// Counts again what the lines of a file ask for, and writes what is found.
    fn write_anew(&self, file: &str, path: &Path) {
        // Tests of one program read the same files side by side.
        static WRITING: Mutex<()> = Mutex::new(());
        let _one_at_a_time = WRITING.lock().unwrap_or_else(PoisonError::into_inner);
        let deep = std::env::var_os("PHAROS_DEEP").is_some();
        let old = fs::read_to_string(path).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
        let count_again = |text: &str| match self.line(file, text) {
            Some(line) if deep || line.count <= COUNTED_QUICKLY => {
                let columns = text.rsplit_once('|').map_or(text, |(columns, _)| columns);
                format!("{columns}| {}\n", line.found())
            }
            Some(_) | None => format!("{text}\n"),
        };
        let new: String = old.lines().map(count_again).collect();
        if new != old {
            fs::write(path, new).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
        }
    }

    fn line(&self, file: &str, text: &str) -> Option<Line<G>> {
        let fields: Vec<_> = text.split('|').map(str::trim).collect();
        let [setup, seed, skip, depth, count] = fields[..] else { return None };
        Some(Line {
            text: format!("{file}.perft: {text}"),
            setup: (self.setup)(setup)?,
            seed: seed.parse().ok()?,
            skip: skip.parse().ok()?,
            depth: depth.parse().ok()?,
            count: count.parse().ok()?,
        })
    }
}

impl<G: Notation> Line<G> {
    /// The ways in which the decisions can be made.
    fn found(&self) -> u64 {
        let (game, deal) = position::<G>(self.setup, self.seed, self.skip);
        perft(&game, &deal, self.depth)
    }
}

/// Tests that the engine counts what the lines say.
///
/// # Panics
///
/// Panics with all lines that do not hold.
#[track_caller]
pub fn hold<G: Notation>(lines: &[Line<G>]) {
    let failure = |line: &Line<G>| {
        let found = line.found();
        (found != line.count).then(|| format!("{}: there are {found} ways", line.text))
    };
    let failures: Vec<_> = lines.iter().filter_map(failure).collect();
    assert!(
        failures.is_empty(),
        "{}\n\nIf the change is wanted, write the counts anew and review the difference:\n    \
         make golden\n\
         If an old log would replay otherwise, `RULES_VERSION` goes up.",
        failures.join("\n")
    );
}

/// Tests that the slow enumeration finds what the lines say that have a count of at most `limit`; says how many.
/// `legal` lists the legal actions of a seat in the slow way.
///
/// # Panics
///
/// Panics at the first line for which it finds another count.
#[track_caller]
pub fn hold_slowly<G: Notation>(lines: &[Line<G>], limit: u64, legal: impl Fn(&G, Seat) -> Vec<G::Action>) -> usize {
    let small: Vec<_> = lines.iter().filter(|line| line.count <= limit).collect();
    for line in &small {
        let found = slow_count::<G>(line.setup, line.seed, line.skip, line.depth, &legal);
        assert_eq!(found, line.count, "{}", line.text);
    }
    small.len()
}

/// The position after some random decisions, with the deal that goes on from there.
pub fn position<G: Game>(setup: G::Setup, seed: u64, skip: usize) -> (G, G::Deal) {
    let mut rng = Xoshiro::new(seed);
    let deal = G::shuffle(setup, &mut rng);
    let mut game = settled(G::new(setup), &deal);
    for _ in 0..skip {
        let Some((seat, actions)) = choices(&game) else { break };
        game.play_unchecked(seat, actions[rng.below(actions.len())]);
        game = settled(game, &deal);
    }
    (game, deal)
}

/// The position once the table has revealed all it owes.
///
/// # Panics
///
/// Panics if what is dealt is not possible.
pub fn settled<G: Game>(mut game: G, deal: &G::Deal) -> G {
    while game.phase() == Phase::Chance {
        game.reveal(game.dealt(deal)).expect("what is dealt is possible");
    }
    game
}

/// Who has to act first and what is legal, unless the game is over.
pub fn choices<G: Game>(game: &G) -> Option<(Seat, Actions<G::Action>)> {
    let Phase::Act(seats) = game.phase() else { return None };
    let seat = seats.first()?;
    Some((seat, legal_actions(game, seat)))
}

/// Counts by an enumeration that shares nothing with the counted one but the effects of actions.
///
/// # Panics
///
/// Panics if an action of the slow list is refused, or if two ways of playing have the same log.
pub fn slow_count<G: Notation>(
    setup: G::Setup,
    seed: u64,
    skip: usize,
    depth: u32,
    legal: &impl Fn(&G, Seat) -> Vec<G::Action>,
) -> u64 {
    let mut rng = Xoshiro::new(seed);
    let deal = G::shuffle(setup, &mut rng);
    let mut record = Record::<G>::new(setup);
    settle(&mut record, &deal);
    for _ in 0..skip {
        let Some((seat, actions)) = choices(record.game()) else { break };
        record.play(seat, actions[rng.below(actions.len())]).expect("listed actions are legal");
        settle(&mut record, &deal);
    }
    let mut logs = HashSet::new();
    slow_logs(&Record::from_position(*record.game()), &deal, depth, legal, &mut logs);
    logs.len() as u64
}

/// Lets the table reveal all it owes, with every check.
fn settle<G: Game>(record: &mut Record<G>, deal: &G::Deal) {
    while record.game().phase() == Phase::Chance {
        record.push(Event::Chance(record.game().dealt(deal))).expect("what is dealt is possible");
    }
}

/// Collects every game as a text of its own.
fn slow_logs<G: Notation>(
    record: &Record<G>,
    deal: &G::Deal,
    depth: u32,
    legal: &impl Fn(&G, Seat) -> Vec<G::Action>,
    logs: &mut HashSet<String>,
) {
    let mut record = record.clone();
    settle(&mut record, deal);
    let game = *record.game();
    let chooser = if let Phase::Act(seats) = game.phase() { seats.first() } else { None };
    let Some(seat) = chooser.filter(|_| depth > 0) else {
        let log = table::log::event_lines(&record).join("\n");
        assert!(logs.insert(log), "two ways of playing have the same log");
        return;
    };
    for action in legal(&game, seat) {
        let mut next = record.clone();
        next.play(seat, action).unwrap_or_else(|why| panic!("{why}: {}", game.action_text(seat, action)));
        slow_logs(&next, deal, depth - 1, legal, logs);
    }
}
