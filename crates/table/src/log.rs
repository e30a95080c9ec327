//! A game as text: a header, one line per event, chance included, and an end line.
//!
//! Every line carries a running check after `#`, the CRC-16 of all text up to and including that line, so one changed
//! character is found on the line where it stands, and a file that stops early lacks its end line.
//! `docs/notation.md` describes the form. Writing files is the caller's business.

use crate::fair::{Commitment, Published, Secret};
use crate::{Game, Illegal, Notation, Record, Seat, SeatSet, TextError};
use std::fmt;

/// The version of the form of logs.
const FORMAT: &str = "1";
/// Column at which the checks stand, if the text leaves room.
const CHECK_COLUMN: usize = 40;

/// What a log says before its first event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    /// The table text: game, expansions, seats, options.
    pub table: String,
    /// The rules version that the game was played under.
    pub rules: u32,
    /// Who sat where: a name or a bot.
    pub seats: Vec<String>,
    /// The seed of the deal, if it was dealt by seed.
    pub seed: Option<u64>,
    /// What is published about the deal, if it can be checked.
    pub fair: Option<Published>,
}

/// A log whose form and checks are in order. Its events are not yet played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Log {
    /// What it says before its first event.
    pub header: Header,
    /// Line number of the first event.
    first_line: usize,
    events: Vec<String>,
    end: String,
}

/// What is wrong with a log, and on which line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub problem: Problem,
}

/// What can be wrong with a line of a log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// The line differs from what was written: its check does not fit.
    Damaged,
    /// The file ends without its end line.
    Truncated,
    /// Something follows the end line.
    AfterEnd,
    /// The file is no log of ours.
    NotALog,
    /// The log has another format or was played under other rules than this program knows.
    Version {
        /// `format` or `rules`.
        what: &'static str,
        /// What the log says.
        found: String,
        /// What this program knows.
        known: String,
    },
    /// A header line is missing or cannot be read.
    Header(&'static str),
    /// The event cannot be read.
    Text(TextError),
    /// The rules do not allow the event.
    Illegal(Illegal),
    /// The end line does not say what the events lead to.
    WrongEnd(String),
}

impl fmt::Display for LogError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: ", self.line)?;
        match &self.problem {
            Problem::Damaged => f.write_str("the line was changed or damaged (its check does not fit)"),
            Problem::Truncated => f.write_str("the log stops here without its 'end' line; the file is truncated"),
            Problem::AfterEnd => f.write_str("something follows the 'end' line"),
            Problem::NotALog => f.write_str("this is no Pharos log (the first line must be 'pharos 1')"),
            Problem::Version { what, found, known } => {
                write!(f, "the log has {what} version {found}, this program knows version {known}")
            }
            Problem::Header(key) => write!(f, "the header line '{key}' is missing or cannot be read"),
            Problem::Text(error) => error.fmt(f),
            Problem::Illegal(error) => error.fmt(f),
            Problem::WrongEnd(expected) => write!(f, "the events lead to '{expected}', not to what this line says"),
        }
    }
}

impl std::error::Error for LogError {}

/// Writes a game as a log. A log tells a game from its beginning: one taken up in a later position cannot be read back.
pub fn write<G: Notation>(header: &Header, record: &Record<G>) -> String {
    let mut writer = Writer::default();
    writer.line(&format!("pharos {FORMAT}"));
    writer.line(&format!("table {}", escape(&header.table)));
    writer.line(&format!("rules {}", header.rules));
    for (seat, name) in Seat::first(header.seats.len()).zip(&header.seats) {
        writer.line(&format!("seat {seat} {}", escape(name)));
    }
    if let Some(seed) = header.seed {
        writer.line(&format!("seed {seed}"));
    }
    if let Some(fair) = &header.fair {
        writer.line(&format!("commitment {}", fair.commitment.to_hex()));
        for (seat, words) in &fair.contributions {
            writer.line(&format!("luck {seat} {}", escape(words)));
        }
        if let Some(secret) = &fair.secret {
            writer.line(&format!("secret {}", secret.to_hex()));
        }
    }
    for line in event_lines(record) {
        writer.line(&line);
    }
    writer.line(&end_line(record.game()));
    writer.text
}

/// The events of a game, one text each, as they stand in its log.
pub fn event_lines<G: Notation>(record: &Record<G>) -> Vec<String> {
    let mut game = *record.start();
    let mut lines = Vec::with_capacity(record.events().len());
    for &event in record.events() {
        lines.push(game.event_text(event));
        game.apply_unchecked(event);
    }
    lines
}

/// What the last line of a log says of the position it leads to.
fn end_line<G: Game>(game: &G) -> String {
    let Some(outcome) = game.outcome() else { return "end unfinished".to_owned() };
    let sheet = game.score_sheet();
    let mut line = format!("end {} {}", outcome.ending, seats_text(outcome.winners));
    for seat in Seat::first(sheet.seats) {
        line += &format!(" {}", sheet.total(seat));
    }
    line
}

fn seats_text(seats: SeatSet) -> String {
    seats.iter().map(|seat| seat.to_string()).collect()
}

impl Log {
    /// Reads the form of a log: header, checks and end line.
    ///
    /// # Errors
    ///
    /// Names the first line that is not as it was written.
    pub fn parse(text: &str) -> Result<Self, LogError> {
        let lines = checked_lines(text)?;
        let at = |line: usize, problem| LogError { line, problem };
        let mut next = 1; // the first line, `pharos 1`, has been checked

        let mut value = |key: &'static str, required: bool| -> Result<Option<(usize, String)>, LogError> {
            let found = lines.get(next).and_then(|line| line.strip_prefix(key)).and_then(|v| v.strip_prefix(' '));
            if let Some(value) = found {
                next += 1;
                return Ok(Some((next, value.to_owned())));
            }
            if required { Err(at(next + 1, Problem::Header(key))) } else { Ok(None) }
        };

        let mut table = String::new();
        if let Some((line, text)) = value("table", true)? {
            table = unescape(&text).ok_or(at(line, Problem::Header("table")))?;
        }
        let mut rules = 0;
        if let Some((line, text)) = value("rules", true)? {
            rules = parse_number(&text).ok_or(at(line, Problem::Header("rules")))?;
        }
        let mut seats = Vec::new();
        while let Some((line, text)) = value("seat", seats.is_empty())? {
            let expected = Seat::new(seats.len()).map(|seat| format!("{seat} "));
            let name = expected.and_then(|seat| unescape(text.strip_prefix(&seat)?));
            seats.push(name.ok_or(at(line, Problem::Header("seat")))?);
        }
        let mut seed = None;
        if let Some((line, text)) = value("seed", false)? {
            seed = Some(parse_number(&text).ok_or(at(line, Problem::Header("seed")))?);
        }

        let mut fair = None;
        if let Some((line, text)) = value("commitment", false)? {
            let commitment = Commitment::from_hex(&text).ok_or(at(line, Problem::Header("commitment")))?;
            let mut contributions: Vec<(Seat, String)> = Vec::new();
            while let Some((line, text)) = value("luck", false)? {
                let after = contributions.last().map(|(seat, _)| *seat);
                let read = read_luck(&text).filter(|(seat, _)| after.is_none_or(|after| *seat >= after));
                contributions.push(read.ok_or(at(line, Problem::Header("luck")))?);
            }
            let mut secret = None;
            if let Some((line, text)) = value("secret", false)? {
                secret = Some(Secret::from_hex(&text).ok_or(at(line, Problem::Header("secret")))?);
            }
            fair = Some(Published { commitment, contributions, secret });
        }

        let header = Header { table, rules, seats, seed, fair };
        let end = lines.len() - 1;
        let events = lines[next..end].iter().map(|&line| line.to_owned()).collect();
        Ok(Self { header, first_line: next + 1, events, end: lines[end].to_owned() })
    }

    /// The number of the line with the first event.
    pub fn first_line(&self) -> usize {
        self.first_line
    }

    /// Plays the log through.
    ///
    /// # Errors
    ///
    /// Names the first line that cannot be read, that the rules do not allow, or an end that is not reached.
    pub fn replay<G: Notation>(&self, setup: G::Setup) -> Result<Record<G>, LogError> {
        if self.header.rules != G::RULES_VERSION {
            let (found, known) = (self.header.rules.to_string(), G::RULES_VERSION.to_string());
            return Err(LogError { line: 3, problem: Problem::Version { what: "rules", found, known } });
        }
        let mut record = Record::<G>::new(setup);
        if self.header.seats.len() != record.game().seats() {
            return Err(LogError { line: self.first_line, problem: Problem::Header("seat") });
        }
        for (line, text) in (self.first_line..).zip(&self.events) {
            let at = |problem| LogError { line, problem };
            let event = record.game().parse_event(text).map_err(|error| at(Problem::Text(error)))?;
            if record.game().event_text(event) != *text {
                return Err(at(Problem::Text(TextError::Extra(text.clone()))));
            }
            record.push(event).map_err(|error| at(Problem::Illegal(error)))?;
        }
        let expected = end_line(record.game());
        if expected != self.end {
            let line = self.first_line + self.events.len();
            return Err(LogError { line, problem: Problem::WrongEnd(expected) });
        }
        Ok(record)
    }
}

/// `A some words`.
fn read_luck(text: &str) -> Option<(Seat, String)> {
    let (seat, words) = text.split_once(' ')?;
    Some((seat.parse().ok()?, unescape(words)?))
}

/// Splits a log into its lines without their checks, after comparing each check.
fn checked_lines(text: &str) -> Result<Vec<&str>, LogError> {
    let first = text.lines().next().unwrap_or_default();
    let claimed = first.split(" #").next().unwrap_or_default().trim_end();
    match claimed.strip_prefix("pharos ") {
        Some(FORMAT) => {}
        Some(other) if other.parse::<u32>().is_ok_and(|n| n > 1) => {
            let (found, known) = (other.to_owned(), FORMAT.to_owned());
            return Err(LogError { line: 1, problem: Problem::Version { what: "format", found, known } });
        }
        _ => return Err(LogError { line: 1, problem: Problem::NotALog }),
    }

    let mut lines = Vec::new();
    let mut writer = Writer::default();
    let mut ended = false;
    for (i, line) in text.split_inclusive('\n').enumerate() {
        let at = |problem| Err(LogError { line: i + 1, problem });
        if ended {
            return at(Problem::AfterEnd);
        }
        if !line.ends_with('\n') {
            return at(Problem::Truncated);
        }
        let Some((body, _)) = line.rsplit_once(" #") else { return at(Problem::Damaged) };
        let body = body.trim_end_matches(' ');
        let start = writer.text.len();
        writer.line(body);
        if writer.text[start..] != *line {
            return at(Problem::Damaged);
        }
        ended = body.starts_with("end ");
        lines.push(body);
    }
    if ended { Ok(lines) } else { Err(LogError { line: lines.len() + 1, problem: Problem::Truncated }) }
}

/// Puts lines with their running check together.
struct Writer {
    text: String,
    crc: u16,
}

impl Default for Writer {
    fn default() -> Self {
        Self { text: String::new(), crc: 0xffff }
    }
}

impl Writer {
    fn line(&mut self, body: &str) {
        // The padding is checked too: a character that turns into a space must not pass for a shorter body.
        let padded = format!("{body:<CHECK_COLUMN$}");
        self.crc = crc16(crc16(self.crc, padded.as_bytes()), b"\n");
        self.text += &format!("{padded} #{:04x}\n", self.crc);
    }
}

/// The check of texts that are kept in files, CRC-16/CCITT: finds every change confined to two neighbouring bytes.
/// Begins with `start` = `0xffff`, or goes on from an earlier part's check.
pub fn crc16(start: u16, bytes: &[u8]) -> u16 {
    bytes.iter().fold(start, |crc, &byte| {
        (0..8).fold(crc ^ u16::from(byte) << 8, |crc, _| if crc & 0x8000 == 0 { crc << 1 } else { crc << 1 ^ 0x1021 })
    })
}

/// A number in its one written form: no sign, no leading zeros.
fn parse_number<N: std::str::FromStr + fmt::Display>(text: &str) -> Option<N> {
    text.parse().ok().filter(|number: &N| number.to_string() == text)
}

/// Names may hold any character, logs only visible ASCII: the rest is written as `%` and two hex digits a byte.
fn escape(name: &str) -> String {
    let mut out = String::new();
    for byte in name.bytes() {
        if byte.is_ascii_graphic() && !b"%#".contains(&byte) || byte == b' ' && !out.is_empty() && !out.ends_with(' ') {
            out.push(char::from(byte));
        } else {
            out += &format!("%{byte:02x}");
        }
    }
    if out.ends_with(' ') {
        out.pop();
        out += "%20";
    }
    // A line cannot end in a space, so an empty name needs a sign of its own.
    if out.is_empty() { "%".to_owned() } else { out }
}

fn unescape(text: &str) -> Option<String> {
    if text == "%" {
        return Some(String::new());
    }
    let mut bytes = Vec::new();
    let mut rest = text.as_bytes();
    while let Some((&byte, tail)) = rest.split_first() {
        if byte == b'%' {
            let digits = std::str::from_utf8(tail.get(..2)?).ok()?;
            bytes.push(u8::from_str_radix(digits, 16).ok()?);
            rest = &tail[2..];
        } else {
            bytes.push(byte);
            rest = tail;
        }
    }
    String::from_utf8(bytes).ok().filter(|name| escape(name) == text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_check_follows_its_published_definition() {
        assert_eq!(crc16(0xffff, b"123456789"), 0x29b1);
    }

    #[test]
    fn names_survive_whatever_they_hold() {
        for name in ["Ania", "Łucja Żak", "50%", "a # b", "", "  x ", "line\nbreak", "mcts:ms=20"] {
            let written = escape(name);
            assert!(written.bytes().all(|b| b.is_ascii_graphic() || b == b' '), "{written}");
            assert_eq!(unescape(&written).as_deref(), Some(name), "{written}");
        }
        for text in ["%4", "%zz", "%41", "%ff"] {
            assert_eq!(unescape(text), None, "{text} is not how a name is written");
        }
    }

    #[test]
    fn a_number_has_one_written_form() {
        assert_eq!(parse_number::<u32>("12"), Some(12));
        assert_eq!(parse_number::<u32>("012"), None);
        assert_eq!(parse_number::<u32>("+12"), None);
    }
}
