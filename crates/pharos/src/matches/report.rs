//! What a match came to, for people and for programs.

use super::measure::{Decision, Sprt, elo};
use super::standing::{BotStanding, Standing};
use crate::failure::Failure;
use crate::statistics::{Figures, Pace, line};
use crate::text::Text;
use family::Table;
use serde_json::{Map, Value, json};
use std::io::Write;

/// All that is reported.
pub(super) struct Report<'a> {
    pub(super) table: Table,
    /// The bots of each side.
    pub(super) specs: Vec<String>,
    pub(super) seed: u64,
    pub(super) threads: usize,
    pub(super) time_scale: f64,
    /// Games that an earlier sitting had played.
    pub(super) resumed: u64,
    pub(super) pace: Pace,
    pub(super) standing: &'a Standing,
}

impl Report<'_> {
    fn games(&self) -> u64 {
        self.standing.statistics.games
    }

    fn figures(&self) -> Figures<'_> {
        Figures { table: self.table, statistics: &self.standing.statistics, pace: self.pace }
    }

    /// The difference in Elo between two bots with its 95 % interval.
    fn elo(&self) -> Option<[f64; 3]> {
        let [first, _] = self.standing.bots.as_slice() else { return None };
        let (low, high) = first.interval(self.games());
        Some([first.share(self.games()), low, high].map(elo))
    }

    pub(super) fn json(&self) -> Value {
        let mut report = self.figures().json();
        let mut add = |key: &str, value: Value| report.insert(key.to_owned(), value);
        add("seed", json!(self.seed));
        add("threads", json!(self.threads));
        add("time_scale", json!(self.time_scale));
        add("resumed", json!(self.resumed));
        let bots: Vec<_> = self.specs.iter().zip(&self.standing.bots).map(|(spec, bot)| self.bot(spec, bot)).collect();
        add("bots", json!(bots));
        // Numbers that are infinite become null.
        if let Some([difference, low, high]) = self.elo() {
            add("elo", json!({ "difference": difference, "low": low, "high": high }));
        }
        if self.table.seats() == 2 {
            let words = ["lost", "worse", "even", "better", "won"];
            let pairs = words.iter().zip(self.standing.quarters);
            add("pairs", pairs.map(|(word, count)| ((*word).to_owned(), json!(count))).collect::<Map<_, _>>().into());
        }
        if let Some(sprt) = self.standing.sprt {
            let test = json!({
                "p0": sprt.low,
                "p1": sprt.high,
                "decision": self.standing.decision.word(),
                "log_ratio": sprt.log_ratio(&self.standing.quarters),
                "bound": Sprt::BOUND,
            });
            add("sprt", test);
        }
        Value::Object(report)
    }

    fn bot(&self, spec: &str, bot: &BotStanding) -> Value {
        let (low, high) = bot.interval(self.games());
        json!({
            "spec": spec,
            "games": self.games(),
            "wins": bot.wins,
            "shared": bot.shared(),
            "share": bot.share(self.games()),
            "low": low,
            "high": high,
            "place": bot.place(self.games()),
            "points": bot.points(self.games()),
            "endings": bot.endings,
        })
    }

    pub(super) fn print(&self, out: &mut impl Write, text: &Text) -> Result<(), Failure> {
        line(out, &text.say("simulate-table"), self.table)?;
        self.figures().print(out, text)?;
        let percent = |share: f64| format!("{:.2} %", 100.0 * share);
        for ((spec, bot), number) in self.specs.iter().zip(&self.standing.bots).zip(1..) {
            line(out, &text.words("match-bot", &[("number", &number.to_string())]), spec)?;
            let (low, high) = bot.interval(self.games());
            let share = percent(bot.share(self.games()));
            let interval = text.words("match-interval", &[("low", &percent(low)), ("high", &percent(high))]);
            line(out, &format!("  {}", text.say("match-share")), format!("{share} ({interval})"))?;
            line(out, &format!("  {}", text.say("match-wins")), bot.wins)?;
            for (ending, count) in &bot.endings {
                line(out, &format!("    {}", text.say(&format!("{}-ending-{ending}", self.table.game().name))), count)?;
            }
            line(out, &format!("  {}", text.say("match-shared")), bot.shared())?;
            if self.specs.len() > 2 {
                line(out, &format!("  {}", text.say("match-place")), format!("{:.2}", bot.place(self.games())))?;
            }
            line(out, &format!("  {}", text.say("match-points")), format!("{:.2}", bot.points(self.games())))?;
        }
        if let Some([difference, low, high]) = self.elo().map(|elos| elos.map(signed)) {
            let interval = text.words("match-interval", &[("low", &low), ("high", &high)]);
            line(out, &text.say("match-elo"), format!("{difference} ({interval})"))?;
        }
        if self.table.seats() == 2 {
            let [lost, worse, even, better, won] = self.standing.quarters.map(|count| count.to_string());
            let args = [("won", &*won), ("better", &better), ("even", &even), ("worse", &worse), ("lost", &lost)];
            line(out, &text.say("match-pairs"), text.words("match-pairs-counts", &args))?;
        }
        if let Some(sprt) = self.standing.sprt {
            let id = match self.standing.decision {
                Decision::Accepted => "match-sprt-accepted",
                Decision::Rejected => "match-sprt-rejected",
                Decision::Undecided => "match-sprt-undecided",
            };
            let said = text.words(id, &[("low", &percent(sprt.low)), ("high", &percent(sprt.high))]);
            line(out, &text.say("match-sprt"), said)?;
            let ratio = format!("{:+.2}", sprt.log_ratio(&self.standing.quarters));
            let bound = format!("±{:.2}", Sprt::BOUND);
            let ratio = text.words("match-sprt-ratio-bound", &[("ratio", &ratio), ("bound", &bound)]);
            line(out, &format!("  {}", text.say("match-sprt-ratio")), ratio)?;
        }
        Ok(())
    }
}

/// A difference with its sign; one without bound as the sign of infinity.
fn signed(difference: f64) -> String {
    match difference {
        f64::INFINITY => "+∞".to_owned(),
        f64::NEG_INFINITY => "-∞".to_owned(),
        finite => format!("{finite:+.0}"),
    }
}
