//! `pharos perft`: how many sequences of actions there are.

use crate::cli::PerftArgs;
use crate::failure::Failure;
use crate::seats::parse_number;
use crate::text::Text;
use family::{Table, with_engine};
use serde_json::json;
use std::io::Write;
use std::time::Instant;
use table::{Game, Seeded, perft};

fn count<G: Game>(setup: G::Setup, depth: u32, seed: u64) -> u64 {
    let dealer = Seeded::<G>::new(setup, seed);
    perft(&G::new(setup), dealer.decks(), depth)
}

pub(crate) fn run(args: &PerftArgs, text: &Text) -> Result<(), Failure> {
    let table: Table = args.table.parse()?;
    let most: u32 = parse_number(&args.depth, "error-depth")?;
    let seed = parse_number(&args.seed, "error-seed")?;
    let mut out = anstream::stdout();
    for depth in 1..=most {
        let start = Instant::now();
        let count = with_engine!(table, |setup, G| count::<G>(setup, depth, seed));
        let seconds = start.elapsed().as_secs_f64();
        if args.json {
            let table = table.to_string();
            writeln!(
                out,
                "{}",
                json!({ "table": table, "seed": seed, "depth": depth, "count": count, "seconds": seconds })
            )?;
        } else {
            let (depth, count) = (depth.to_string(), count.to_string());
            let seconds = format!("{seconds:.3}");
            writeln!(
                out,
                "{}",
                text.words("perft-line", &[("depth", &depth), ("count", &count), ("seconds", &seconds)])
            )?;
        }
        out.flush()?;
    }
    Ok(())
}
