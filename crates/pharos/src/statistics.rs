//! What many games add up to, and how `simulate` and `match` tell it. Nothing is played here.

use crate::failure::Failure;
use crate::play::OnTerminal;
use crate::referee::Played;
use crate::text::Text;
use family::{Table, with_engine};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use std::io::Write;
use table::{MAX_SEATS, Seat, SeatSet};

/// Columns of a label in a report.
pub(crate) const LABEL: usize = 28;

/// What many games add up to.
#[derive(Clone, Debug, Default)]
pub(crate) struct Statistics {
    pub(crate) games: u64,
    pub(crate) decisions: u64,
    legal_actions: u64,
    chances: u64,
    draws: u64,
    wins: [u64; MAX_SEATS],
    endings: BTreeMap<&'static str, u64>,
    totals: [i64; MAX_SEATS],
    /// In the order of the score pad.
    rows: Vec<(&'static str, [i64; MAX_SEATS])>,
}

impl Statistics {
    /// Adds the games of another.
    pub(crate) fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.legal_actions += other.legal_actions;
        self.chances += other.chances;
        self.draws += other.draws;
        for seat in 0..MAX_SEATS {
            self.wins[seat] += other.wins[seat];
            self.totals[seat] += other.totals[seat];
        }
        for (ending, count) in &other.endings {
            *self.endings.entry(ending).or_default() += count;
        }
        self.rows.resize(other.rows.len().max(self.rows.len()), ("", [0; MAX_SEATS]));
        for (sum, (row, points)) in self.rows.iter_mut().zip(&other.rows) {
            sum.0 = row;
            (0..MAX_SEATS).for_each(|seat| sum.1[seat] += points[seat]);
        }
    }

    /// Adds one game.
    pub(crate) fn count(&mut self, played: &Played) {
        self.games += 1;
        self.decisions += played.decisions;
        self.legal_actions += played.legal_actions;
        self.chances += played.chances;
        let outcome = played.outcome;
        *self.endings.entry(outcome.ending).or_default() += 1;
        match outcome.shared_by() {
            // Partners have all won.
            1 => outcome.winners.iter().for_each(|winner| self.wins[winner.index()] += 1),
            _ => self.draws += 1,
        }
        let sheet = &played.sheet;
        self.rows.resize(sheet.rows.len(), ("", [0; MAX_SEATS]));
        for (sum, (row, points)) in self.rows.iter_mut().zip(&sheet.rows) {
            sum.0 = row;
            for seat in Seat::first(sheet.seats).map(Seat::index) {
                sum.1[seat] += i64::from(points[seat]);
                self.totals[seat] += i64::from(points[seat]);
            }
        }
    }

    fn per_game(&self, sum: u64) -> f64 {
        sum as f64 / self.games.max(1) as f64
    }

    fn mean(&self, points: &[i64; MAX_SEATS], seat: Seat) -> f64 {
        points[seat.index()] as f64 / self.games.max(1) as f64
    }
}

/// How fast this sitting went; games of an earlier sitting do not count.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pace {
    pub(crate) seconds: f64,
    pub(crate) games: u64,
    pub(crate) decisions: u64,
}

impl Pace {
    fn per_second(&self, sum: u64) -> f64 {
        sum as f64 / self.seconds
    }
}

/// The figures that every report of many games has.
pub(crate) struct Figures<'a> {
    pub(crate) table: Table,
    pub(crate) statistics: &'a Statistics,
    pub(crate) pace: Pace,
}

impl Figures<'_> {
    fn seats(&self) -> impl Iterator<Item = Seat> {
        Seat::first(self.table.seats())
    }

    /// The sides, in the order of their first seats.
    fn sides(&self) -> Vec<SeatSet> {
        self.table.sides().among(SeatSet::all(self.table.seats())).collect()
    }

    /// Seats and victories of each side, where partners play together.
    fn wins_by_side(&self) -> Vec<Value> {
        let of_side = |side: &SeatSet| {
            let seats: Vec<_> = side.iter().map(|seat| seat.to_string()).collect();
            let wins = side.first().map_or(0, |seat| self.statistics.wins[seat.index()]);
            json!({ "seats": seats, "wins": wins })
        };
        self.sides().iter().map(of_side).collect()
    }

    /// The mean of each seat.
    fn means(&self, points: &[i64; MAX_SEATS]) -> Vec<f64> {
        self.seats().map(|seat| self.statistics.mean(points, seat)).collect()
    }

    /// The keys that others rely on.
    pub(crate) fn json(&self) -> Map<String, Value> {
        let s = self.statistics;
        let rows: Map<_, _> =
            s.rows.iter().map(|(row, points)| ((*row).to_owned(), json!(self.means(points)))).collect();
        let figures = [
            ("table", json!(self.table.to_string())),
            ("games", json!(s.games)),
            ("seconds", json!(self.pace.seconds)),
            ("games_per_second", json!(self.pace.per_second(self.pace.games))),
            ("decisions_per_second", json!(self.pace.per_second(self.pace.decisions))),
            ("decisions_per_game", json!(s.per_game(s.decisions))),
            ("legal_actions_per_decision", json!(s.legal_actions as f64 / s.decisions.max(1) as f64)),
            ("chance_per_game", json!(s.per_game(s.chances))),
            ("wins_by_seat", json!(self.seats().map(|seat| s.wins[seat.index()]).collect::<Vec<_>>())),
            ("wins_by_side", json!(self.wins_by_side())),
            ("draws", json!(s.draws)),
            ("endings", json!(s.endings)),
            ("mean_score_by_seat", json!(self.means(&s.totals))),
            ("mean_score_rows", Value::Object(rows)),
        ];
        figures.into_iter().map(|(key, value)| (key.to_owned(), value)).collect()
    }

    /// Everything but the table, one figure on each line.
    pub(crate) fn print(&self, out: &mut impl Write, text: &Text) -> Result<(), Failure> {
        let s = self.statistics;
        let game = self.table.game().name;
        line(out, &text.say("simulate-games"), s.games)?;
        line(out, &text.say("simulate-seconds"), format!("{:.2}", self.pace.seconds))?;
        let per_second = |sum| format!("{:.0}", self.pace.per_second(sum));
        line(out, &text.say("simulate-games-per-second"), per_second(self.pace.games))?;
        line(out, &text.say("simulate-decisions-per-second"), per_second(self.pace.decisions))?;
        line(out, &text.say("simulate-decisions-per-game"), format!("{:.2}", s.per_game(s.decisions)))?;
        let choice = s.legal_actions as f64 / s.decisions.max(1) as f64;
        line(out, &text.say("simulate-legal-actions"), format!("{choice:.2}"))?;
        line(out, &text.say("simulate-chances-per-game"), format!("{:.2}", s.per_game(s.chances)))?;
        let share = |count: u64| format!("{count} ({:.2} %)", 100.0 * s.per_game(count));
        // Partners win together: a side has one line.
        for side in self.sides() {
            let seats: Vec<_> = side.iter().map(|seat| seat.to_string()).collect();
            let label = text.words("simulate-wins", &[("seat", &seats.join("+"))]);
            line(out, &label, share(side.first().map_or(0, |seat| s.wins[seat.index()])))?;
        }
        line(out, &text.say("simulate-draws"), share(s.draws))?;
        for (ending, count) in &s.endings {
            line(out, &text.say(&format!("{game}-ending-{ending}")), share(*count))?;
        }
        let columns = |points| self.means(points).iter().map(|mean| format!("{mean:>8.2}")).collect::<String>();
        let heads: String = self.seats().map(|seat| format!("{:>8}", seat.to_string())).collect();
        writeln!(out, "{:<LABEL$}{heads}", text.say("simulate-mean-score"))?;
        for (row, points) in &s.rows {
            let word = with_engine!(self.table, |setup, G| G::row_word(setup, row));
            writeln!(out, "  {:<26}{}", text.say(&format!("{game}-row-{word}")), columns(points))?;
        }
        writeln!(out, "  {:<26}{}", text.say(&format!("{game}-row-total")), columns(&s.totals))?;
        Ok(())
    }
}

/// One line of a report: what, and how much.
pub(crate) fn line(out: &mut impl Write, label: &str, value: impl std::fmt::Display) -> Result<(), Failure> {
    Ok(writeln!(out, "{label:<LABEL$} {value}")?)
}
