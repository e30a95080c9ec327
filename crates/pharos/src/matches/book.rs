//! The file of a match: a line that says which match it is, then a line for every finished game. Lines are only ever
//! added. `docs/notation.md` describes the form.

use super::standing::GameNumber;
use crate::any_game::AnyGame;
use crate::failure::Failure;
use crate::referee::Played;
use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{Error, ErrorKind, Write};
use std::path::{Path, PathBuf};
use table::log::crc16;
use table::{MAX_SEATS, Outcome, ScoreSheet, Seat};

/// How the first line begins: what the file is, and the version of its form.
const TITLE: &str = "pharos-match 1";

/// What can be wrong with a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum BookProblem {
    /// The file holds no match.
    None,
    /// The line is not as it was written, or has no end.
    Damaged,
    /// The game stands in an earlier line.
    Twice,
    /// The match is another one.
    Other { key: &'static str, found: String, expected: String },
}

/// Which match it is: what two sittings must have in common, in the order of the first line.
pub(super) type Identity = Vec<(&'static str, String)>;

/// An open file to which games are added.
pub(super) struct Book {
    path: PathBuf,
    file: File,
}

impl Book {
    /// Opens the file, or begins it, and reads the games that are there.
    ///
    /// # Errors
    ///
    /// Refuses a file of another match and names the first line that is wrong; the file is then as it was.
    pub(super) fn open<G: AnyGame>(
        path: &Path,
        identity: &Identity,
        setup: G::Setup,
    ) -> Result<(Self, BTreeMap<GameNumber, Played>), Failure> {
        let unread = |error| Failure::Read(path.to_owned(), error);
        let bytes = match std::fs::metadata(path) {
            // A device or a pipe has no end that could be added to.
            Ok(about) if !about.is_file() => return Err(unread(Error::other("not a regular file"))),
            Ok(_) => std::fs::read(path).map_err(unread)?,
            Err(error) if error.kind() == ErrorKind::NotFound => Vec::new(),
            Err(error) => return Err(unread(error)),
        };
        let games = read::<G>(&bytes, identity, setup)
            .map_err(|(line, problem)| Failure::Book(path.to_owned(), line, problem))?;
        let file = OpenOptions::new().append(true).create(true).open(path);
        let mut book = Self { path: path.to_owned(), file: file.map_err(|e| Failure::Write(path.to_owned(), e))? };
        if bytes.is_empty() {
            book.add_line(&first_line(identity))?;
        }
        Ok((book, games))
    }

    /// Adds a finished game.
    pub(super) fn add(&mut self, number: GameNumber, played: &Played) -> Result<(), Failure> {
        self.add_line(&game_line(number, played))
    }

    /// A line goes out at once and in one piece, so that a program that is stopped leaves whole lines.
    fn add_line(&mut self, body: &str) -> Result<(), Failure> {
        self.file.write_all(checked(body).as_bytes()).map_err(|error| Failure::Write(self.path.clone(), error))
    }
}

/// A line with its check and its end.
fn checked(body: &str) -> String {
    format!("{body} #{:04x}\n", crc16(0xffff, body.as_bytes()))
}

fn first_line(identity: &Identity) -> String {
    let fields: String = identity.iter().map(|(key, value)| format!(" {key}={value}")).collect();
    format!("{TITLE}{fields}")
}

fn game_line(number: GameNumber, played: &Played) -> String {
    let winners: String = played.outcome.winners.iter().map(|seat| seat.to_string()).collect();
    let mut line = format!(
        "deal={} rotation={} won={winners} by={} decisions={} actions={} chances={}",
        number.deal, number.rotation, played.outcome.ending, played.decisions, played.legal_actions, played.chances
    );
    for (row, points) in &played.sheet.rows {
        let points: Vec<_> = points[..played.sheet.seats].iter().map(ToString::to_string).collect();
        line += &format!(" {row}={}", points.join("/"));
    }
    line
}

/// Reads the whole file; an empty one has no games.
fn read<G: AnyGame>(
    bytes: &[u8],
    identity: &Identity,
    setup: G::Setup,
) -> Result<BTreeMap<GameNumber, Played>, (usize, BookProblem)> {
    let start = G::new(setup);
    let pad = start.score_sheet();
    let mut games = BTreeMap::new();
    for (line, number) in bytes.split_inclusive(|&byte| byte == b'\n').zip(1..) {
        let at = |problem| (number, problem);
        if number == 1 && !line.starts_with(TITLE.as_bytes()) {
            return Err(at(BookProblem::None));
        }
        let body = unchecked(line).ok_or(at(BookProblem::Damaged))?;
        if number == 1 {
            compare(body, identity).map_err(at)?;
            continue;
        }
        let (game, played) = parse_game(body, &start, &pad).ok_or(at(BookProblem::Damaged))?;
        if games.insert(game, played).is_some() {
            return Err(at(BookProblem::Twice));
        }
    }
    Ok(games)
}

/// The line without its check, if that fits.
fn unchecked(line: &[u8]) -> Option<&str> {
    let line = std::str::from_utf8(line).ok()?;
    let (body, _) = line.rsplit_once(" #")?;
    (checked(body) == line).then_some(body)
}

/// Compares a first line with the match that is to be played.
fn compare(body: &str, identity: &Identity) -> Result<(), BookProblem> {
    let mut fields = body.strip_prefix(TITLE).unwrap_or_default().split(' ').skip(1);
    for (key, expected) in identity {
        let found = fields.next().and_then(|field| field.strip_prefix(key)?.strip_prefix('='));
        let found = found.ok_or(BookProblem::None)?;
        if found != expected {
            return Err(BookProblem::Other { key, found: found.to_owned(), expected: expected.clone() });
        }
    }
    if fields.next().is_none() { Ok(()) } else { Err(BookProblem::None) }
}

/// Reads a game; `start` is how all games of the table begin, and `pad` their empty score pad.
fn parse_game<G: AnyGame>(body: &str, start: &G, pad: &ScoreSheet) -> Option<(GameNumber, Played)> {
    let mut fields = body.split(' ');
    let mut field = |key: &str| fields.next()?.strip_prefix(key)?.strip_prefix('=');
    let game = GameNumber { deal: field("deal")?.parse().ok()?, rotation: field("rotation")?.parse().ok()? };
    let winners = field("won")?.chars().map(|letter| letter.to_string().parse().ok()).collect::<Option<Vec<Seat>>>()?;
    let by = field("by")?;
    let ending = G::ENDINGS.iter().copied().find(|ending| *ending == by)?;
    let outcome = Outcome { winners: winners.into_iter().collect(), sides: start.sides(), ending };
    let decisions = field("decisions")?.parse().ok()?;
    let legal_actions = field("actions")?.parse().ok()?;
    let chances = field("chances")?.parse().ok()?;
    let mut sheet = pad.clone();
    for (row, points) in &mut sheet.rows {
        *points = [0; MAX_SEATS];
        let mut values = field(row)?.split('/');
        for place in &mut points[..pad.seats] {
            *place = values.next()?.parse().ok()?;
        }
    }
    let played = Played { outcome, sheet, decisions, legal_actions, chances };
    let possible = game.rotation < pad.seats && outcome.winners.iter().all(|seat| seat.index() < pad.seats);
    // There is one way to write a game: whatever else stands in the line makes it differ.
    (possible && game_line(game, &played) == body).then_some((game, played))
}

#[cfg(test)]
mod tests {
    use super::*;
    use duel::{Duel, Setup};
    use table::{Game, SeatSet};

    fn identity() -> Identity {
        vec![("table", "duel".to_owned()), ("bots", "greedy,random".to_owned())]
    }

    fn played() -> Played {
        let mut sheet = Duel::new(Setup::default()).score_sheet();
        for (points, i) in sheet.rows.iter_mut().map(|(_, points)| points).zip(0..) {
            points[..2].copy_from_slice(&[i, -i]);
        }
        let outcome = Outcome::new(SeatSet::all(2), "civilian");
        Played { outcome, sheet, decisions: 70, legal_actions: 400, chances: 51 }
    }

    fn whole() -> String {
        let line = |deal, rotation| checked(&game_line(GameNumber { deal, rotation }, &played()));
        checked(&first_line(&identity())) + &line(3, 1) + &line(0, 0)
    }

    fn problem(text: &str) -> Option<(usize, BookProblem)> {
        read::<Duel>(text.as_bytes(), &identity(), Setup::default()).err()
    }

    #[test]
    fn what_was_written_is_read_back() {
        let games = read::<Duel>(whole().as_bytes(), &identity(), Setup::default()).unwrap();
        assert_eq!(games.len(), 2);
        assert_eq!(games[&GameNumber { deal: 3, rotation: 1 }], played());
        assert_eq!(problem(""), None, "an empty file is a match that has not begun");
    }

    #[test]
    fn every_changed_byte_is_found_on_its_line() {
        let whole = whole();
        for position in 0..whole.len() {
            let mut bytes = whole.clone().into_bytes();
            bytes[position] ^= 1;
            let line = 1 + whole[..position].matches('\n').count();
            let (found, _) = read::<Duel>(&bytes, &identity(), Setup::default()).unwrap_err();
            assert_eq!(found, line, "byte {position}");
        }
    }

    #[test]
    fn what_is_cut_doubled_or_foreign_is_refused() {
        let whole = whole();
        assert_eq!(problem(&whole[..whole.len() - 1]), Some((3, BookProblem::Damaged)));
        assert_eq!(problem(&format!("{whole}\n")), Some((4, BookProblem::Damaged)));
        let last = whole.lines().last().unwrap();
        assert_eq!(problem(&format!("{whole}{last}\n")), Some((4, BookProblem::Twice)));
        assert_eq!(problem("pharos 1\n"), Some((1, BookProblem::None)));
        let mut other = identity();
        other[1].1 = "greedy,greedy".to_owned();
        let (found, expected) = ("greedy,greedy".to_owned(), "greedy,random".to_owned());
        let text = checked(&first_line(&other));
        assert_eq!(problem(&text), Some((1, BookProblem::Other { key: "bots", found, expected })));
    }
}
