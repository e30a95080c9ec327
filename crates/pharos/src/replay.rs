//! `pharos replay`: checks a saved game event by event and shows where it leads.

use crate::any_game::AnyGame;
use crate::cli::ReplayArgs;
use crate::failure::Failure;
use crate::play::{Context, Name, result_lines, score_lines};
use crate::seats::parse_number;
use crate::terminal;
use crate::text::Text;
use family::{read_log, with_record};
use protocol::Ending;
use serde_json::json;
use std::io::Write;
use std::path::Path;
use table::log::{Log, event_lines};
use table::{Record, Seat};

/// Logs are small; a file far beyond any game is none.
const MAX_BYTES: u64 = 16 << 20;

pub(crate) fn run(args: &ReplayArgs, text: &Text) -> Result<(), Failure> {
    let at = args.at.as_deref().map(|at| parse_number(at, "error-at")).transpose()?;
    let source = read_file(&args.log)?;
    let (log, _, record) = read_log(&source).map_err(|error| Failure::Log(args.log.clone(), error))?;
    with_record!(record, |record| show(&log, &record, at, args, text))
}

/// Reads a file that should be a log.
pub(crate) fn read_file(path: &Path) -> Result<String, Failure> {
    let failed = |error| Failure::Read(path.to_owned(), error);
    let file = std::fs::metadata(path).map_err(failed)?;
    if !file.is_file() || file.len() > MAX_BYTES {
        return Err(failed(std::io::Error::other("not a file, or too large for a log")));
    }
    let bytes = std::fs::read(path).map_err(failed)?;
    // What is not ASCII is damaged; the log's own checks then name the line.
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// Shows where a record leads, or how it stood after some of its events.
fn show<G: AnyGame>(
    log: &Log,
    record: &Record<G>,
    at: Option<usize>,
    args: &ReplayArgs,
    text: &Text,
) -> Result<(), Failure> {
    let count = record.events().len();
    if let Some(at) = at.filter(|&at| at > count) {
        return Err(Failure::Number { what: "error-at", text: format!("{at} > {count}") });
    }
    let game = at.map_or(*record.game(), |at| record.at(at));
    let sheet = game.score_sheet();
    let mut out = anstream::stdout();
    if args.json {
        let outcome = game.outcome().map(|outcome| {
            let winners: Vec<_> = outcome.winners.iter().map(|seat| seat.to_string()).collect();
            json!({ "ending": outcome.ending, "winners": winners })
        });
        let seats = sheet.seats;
        let rows: serde_json::Map<_, _> =
            sheet.rows.iter().map(|(row, points)| ((*row).to_owned(), json!(points[..seats]))).collect();
        let totals: Vec<_> = Seat::first(seats).map(|seat| sheet.total(seat)).collect();
        let report = json!({
            "table": log.header.table,
            "rules": log.header.rules,
            "seats": log.header.seats,
            "events": count,
            "at": at.unwrap_or(count),
            "position": game.position_text(),
            "outcome": outcome,
            "score": rows,
            "total": totals,
        });
        writeln!(out, "{report}")?;
        return Ok(());
    }

    let (width, height) = terminal::size();
    let names: Vec<Name> = Seat::first(game.seats())
        .zip(&log.header.seats)
        .map(|(seat, name)| {
            let full = text.words("replay-seat", &[("seat", &seat.to_string()), ("name", name)]);
            Name { full, short: name.clone() }
        })
        .collect();
    let context = Context { text, names: &names, width: width.max(60), height };
    let (table, events) = (&log.header.table, count.to_string());
    writeln!(out, "{}", text.words("replay-checked", &[("table", table), ("events", &events)]))?;
    match at {
        Some(at) => {
            if let Some(line) = at.checked_sub(1).and_then(|last| event_lines(record).into_iter().nth(last)) {
                writeln!(out, "{}", text.words("replay-last-event", &[("number", &at.to_string()), ("event", &line)]))?;
            }
            let ending = game.outcome().map(|outcome| Ending::new(outcome.ending, outcome.winners, outcome.sides));
            for line in game.seen(None).board(ending.as_ref(), &context) {
                writeln!(out, "{line}")?;
            }
            writeln!(out, "{}", game.position_text())?;
        }
        None => match game.outcome() {
            Some(outcome) => {
                for line in result_lines::<G>(record.setup(), outcome, &sheet, &context) {
                    writeln!(out, "{line}")?;
                }
            }
            None => {
                writeln!(out, "{}", text.say("replay-unfinished"))?;
                for line in score_lines::<G>(record.setup(), &sheet, &context) {
                    writeln!(out, "{line}")?;
                }
            }
        },
    }
    Ok(())
}
