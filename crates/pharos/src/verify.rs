//! `pharos verify`: lays the cards of a saved game out again from its published secret and compares every outcome.

use crate::any_game::AnyGame;
use crate::cli::VerifyArgs;
use crate::failure::Failure;
use crate::replay::read_file;
use crate::text::Text;
use family::{read_log, with_record};
use serde_json::json;
use std::io::Write;
use table::fair::Commitment;
use table::log::{Header, Log};
use table::{Dealer, Event, Record, Seat, Seeded};

/// Why a deal cannot be called fair.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Unfair {
    /// The log says neither a secret nor a seed: nothing can be laid out again.
    NothingToCheck,
    /// The log names another commitment than the one that was kept.
    WrongCommitment,
    /// The secret is not the one that was promised.
    WrongSecret,
    /// The event on this line is not what the deal says.
    WrongOutcome(usize),
}

pub(crate) fn run(args: &VerifyArgs, text: &Text) -> Result<(), Failure> {
    let kept = args.commitment.as_deref().map(read_commitment).transpose()?;
    let source = read_file(&args.log)?;
    let (log, _, record) = read_log(&source).map_err(|error| Failure::Log(args.log.clone(), error))?;
    let unfair = |unfair| Failure::Unfair(args.log.clone(), unfair);
    let fair = log.header.fair.as_ref();
    // The log says itself what was promised; whoever kept the promise need not believe it.
    if kept.is_some() && kept != fair.map(|fair| fair.commitment) {
        return Err(unfair(Unfair::WrongCommitment));
    }
    let outcomes = with_record!(record, |record| check(&log, &record)).map_err(unfair)?;

    let mut out = anstream::stdout();
    if args.json {
        let report = json!({
            "table": log.header.table,
            "outcomes": outcomes,
            "by": if fair.is_some() { "secret" } else { "seed" },
            "commitment": fair.map(|fair| fair.commitment.to_hex()),
            "kept": kept.is_some(),
            "contributions": fair.map_or(0, |fair| fair.contributions.len()),
        });
        writeln!(out, "{report}")?;
        return Ok(());
    }
    let count = outcomes.to_string();
    match fair {
        Some(fair) => {
            let commitment = fair.commitment.to_hex();
            writeln!(out, "{}", text.words("verify-secret", &[("count", &count), ("commitment", &commitment)]))?;
            if kept.is_some() {
                writeln!(out, "{}", text.say("verify-kept"))?;
            }
            for (seat, words) in &fair.contributions {
                writeln!(out, "{}", text.words("verify-luck", &[("seat", &seat.to_string()), ("words", words)]))?;
            }
        }
        None => writeln!(out, "{}", text.words("verify-seed", &[("count", &count)]))?,
    }
    Ok(())
}

/// Reads a commitment as people copy it.
fn read_commitment(text: &str) -> Result<Commitment, Failure> {
    Commitment::from_hex(&text.trim().to_ascii_lowercase()).ok_or_else(|| Failure::Commitment(text.to_owned()))
}

/// Compares every outcome of the log with the deal; says how many there are.
fn check<G: AnyGame>(log: &Log, record: &Record<G>) -> Result<usize, Unfair> {
    let mut deal = deal_of::<G>(&log.header, record.setup())?;
    let mut game = *record.start();
    let mut outcomes = 0;
    for (line, &event) in (log.first_line()..).zip(record.events()) {
        if let Event::Chance(outcome) = event {
            if deal.deal(&game) != Ok(outcome) {
                return Err(Unfair::WrongOutcome(line));
            }
            outcomes += 1;
        }
        game.apply_unchecked(event);
    }
    Ok(outcomes)
}

fn deal_of<G: AnyGame>(header: &Header, setup: G::Setup) -> Result<Seeded<G>, Unfair> {
    let Some(fair) = &header.fair else {
        return header.seed.map(|seed| Seeded::new(setup, seed)).ok_or(Unfair::NothingToCheck);
    };
    let secret = fair.secret.ok_or(Unfair::NothingToCheck)?;
    if secret.commitment() != fair.commitment {
        return Err(Unfair::WrongSecret);
    }
    let contributions: Vec<(Seat, &str)> = fair.contributions.iter().map(|(seat, words)| (*seat, &**words)).collect();
    Ok(Seeded::fair(setup, &secret, &contributions))
}
