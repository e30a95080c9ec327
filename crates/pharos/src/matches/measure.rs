//! How sure a result is: the Wilson interval of a share, shares as Elo, and a sequential test of two hypotheses.
//! Only arithmetic; what is counted, and when, is decided elsewhere.

/// The normal distribution has 95 % within this many deviations.
const Z: f64 = 1.959_963_984_540_054;

/// The 95 % interval of a share that was seen in this many games (Wilson 1927).
pub(super) fn wilson(share: f64, games: u64) -> (f64, f64) {
    if games == 0 {
        return (0.0, 1.0);
    }
    let n = games as f64;
    let middle = share + Z * Z / (2.0 * n);
    let spread = Z * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
    let whole = 1.0 + Z * Z / n;
    (((middle - spread) / whole).max(0.0), ((middle + spread) / whole).min(1.0))
}

/// The difference in Elo that leads one to expect this share; infinite at 0 and 1.
pub(super) fn elo(share: f64) -> f64 {
    400.0 * (share / (1.0 - share)).log10()
}

/// Results of a deal that two bots played from both sides, in quarters of what could be won, and how often each came.
pub(super) type Quarters = [u64; 5];

/// What a sequential test says so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Decision {
    /// The share is at least the higher one.
    Accepted,
    /// The share is at most the lower one.
    Rejected,
    /// Too early to say.
    Undecided,
}

impl Decision {
    /// The word in reports for programs.
    pub(super) fn word(self) -> &'static str {
        match self {
            Self::Accepted => "accepted",
            Self::Rejected => "rejected",
            Self::Undecided => "undecided",
        }
    }
}

/// A sequential probability ratio test: does a share reach `high`, or is it at most `low`?
///
/// Results of whole deals are independent of each other, games of one deal are not; so deals are counted, and how they
/// scatter is learned from them. Under each hypothesis the five results get the probabilities that make what was seen
/// most likely among those with the right mean; the test stops when one hypothesis makes it far likelier than the other.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Sprt {
    pub(super) low: f64,
    pub(super) high: f64,
}

impl Sprt {
    /// The logarithm of the ratio at which the test stops, either way: ln(0.95 / 0.05), for 5 % of errors of each kind.
    pub(super) const BOUND: f64 = 2.944_438_979_166_44;

    /// Reads `P0,P1`, which must rise and lie between 0 and 1.
    pub(super) fn parse(text: &str) -> Option<Self> {
        let (low, high) = text.split_once(',')?;
        let (low, high): (f64, f64) = (low.trim().parse().ok()?, high.trim().parse().ok()?);
        (0.0 < low && low < high && high < 1.0).then_some(Self { low, high })
    }

    /// How much likelier the results are under the higher share than under the lower one, as a logarithm.
    pub(super) fn log_ratio(&self, results: &Quarters) -> f64 {
        let (low, high) = (tilt(results, self.low), tilt(results, self.high));
        seen(results)
            .map(|(result, count)| {
                count * ((1.0 + low * (result - self.low)).ln() - (1.0 + high * (result - self.high)).ln())
            })
            .sum()
    }

    /// What these results decide.
    pub(super) fn decide(&self, results: &Quarters) -> Decision {
        match self.log_ratio(results) {
            ratio if ratio >= Self::BOUND => Decision::Accepted,
            ratio if ratio <= -Self::BOUND => Decision::Rejected,
            _ => Decision::Undecided,
        }
    }
}

/// The results that came at all, from 0 to 1, each with how often.
fn seen(results: &Quarters) -> impl Iterator<Item = (f64, f64)> {
    results.iter().zip(0u8..).filter(|(count, _)| **count > 0).map(|(&count, i)| (f64::from(i) / 4.0, count as f64))
}

/// The multiplier t with which `frequency / (1 + t (result - mean))` are the likeliest probabilities that have this
/// mean. The sum below falls as t grows; where it does not reach zero, the end of the interval is the answer, and what
/// is missing belongs to a result, 0 or 1, that did not come.
fn tilt(results: &Quarters, mean: f64) -> f64 {
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    for _ in 0..60 {
        let middle = (low + high) / 2.0;
        let sum: f64 =
            seen(results).map(|(result, count)| count * (result - mean) / (1.0 + middle * (result - mean))).sum();
        if sum > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    (low + high) / 2.0
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(a: f64, b: f64) -> bool {
        (a - b).abs() < 1e-4
    }

    #[test]
    fn wilson_intervals_are_those_of_the_textbook() {
        for (wins, games, low, high) in [
            (8.0, 10, 0.49016, 0.94332),
            (50.0, 100, 0.40383, 0.59617),
            (0.0, 10, 0.0, 0.27753),
            (10.0, 10, 0.72247, 1.0),
            // For a share of one half: z / (2 √(n + z²)) to either side.
            (0.5, 1, 0.05462, 0.94538),
        ] {
            let (found_low, found_high) = wilson(wins / games as f64, games);
            assert!(close(found_low, low) && close(found_high, high), "{wins} of {games}: {found_low} {found_high}");
        }
        assert_eq!(wilson(0.0, 0), (0.0, 1.0), "nothing is known before the first game");
    }

    #[test]
    fn three_of_four_is_191_elo() {
        assert!(close(elo(0.75), 190.8485));
        assert!(close(elo(0.5), 0.0));
        assert_eq!((elo(0.0), elo(1.0)), (f64::NEG_INFINITY, f64::INFINITY));
    }

    #[test]
    fn sprt_reads_two_shares_that_rise() {
        assert_eq!(Sprt::parse("0.5,0.55"), Some(Sprt { low: 0.5, high: 0.55 }));
        for wrong in ["", "0.5", "0.5,0.5", "0.6,0.5", "0,0.5", "0.5,1", "a,b", "0.5,0.6,0.7", "NaN,0.5", "0.5,inf"] {
            assert_eq!(Sprt::parse(wrong), None, "{wrong}");
        }
    }

    /// With two results only, the mean settles their probabilities, and the ratio is that of a coin.
    #[test]
    fn deals_won_or_lost_are_tested_like_a_coin() {
        let sprt = Sprt { low: 0.5, high: 0.6 };
        // 10 ln 1.2 + 5 ln 0.8
        assert!(close(sprt.log_ratio(&[5, 0, 0, 0, 10]), 0.707_498));
        assert_eq!(sprt.log_ratio(&[0; 5]), 0.0);
        // ln 1.2 = 0.18232 for each deal: the bound of 2.9444 is passed by the 17th.
        assert_eq!(sprt.decide(&[0, 0, 0, 0, 16]), Decision::Undecided);
        assert_eq!(sprt.decide(&[0, 0, 0, 0, 17]), Decision::Accepted);
        // ln 0.8 = -0.22314: by the 14th.
        assert_eq!(sprt.decide(&[13, 0, 0, 0, 0]), Decision::Undecided);
        assert_eq!(sprt.decide(&[14, 0, 0, 0, 0]), Decision::Rejected);
    }

    /// Nothing but even deals: a mean of 0.55 needs deals won with probability 0.1, so each even one counts ln 0.9.
    #[test]
    fn even_deals_speak_against_a_higher_share() {
        let sprt = Sprt { low: 0.5, high: 0.55 };
        assert!(close(sprt.log_ratio(&[0, 0, 20, 0, 0]), 20.0 * 0.9f64.ln()));
        assert_eq!(sprt.decide(&[0, 0, 27, 0, 0]), Decision::Undecided);
        assert_eq!(sprt.decide(&[0, 0, 28, 0, 0]), Decision::Rejected);
    }

    #[test]
    fn the_fitted_probabilities_have_the_mean_asked_for() {
        let results = [100, 7, 400, 5, 130];
        let deals = results.iter().sum::<u64>() as f64;
        for mean in [0.3, 0.5, 0.52, 0.9] {
            let t = tilt(&results, mean);
            let fitted = |(result, count): (f64, f64)| (result, count / deals / (1.0 + t * (result - mean)));
            let whole: f64 = seen(&results).map(fitted).map(|(_, probability)| probability).sum();
            let found: f64 = seen(&results).map(fitted).map(|(result, probability)| result * probability).sum();
            assert!(close(whole, 1.0) && close(found, mean), "{mean}: {whole} {found}");
        }
    }

    /// For many deals and close shares, n (p1 - p0) (2 m - p0 - p1) / 2 v with the mean m and the variance v.
    #[test]
    fn many_deals_are_tested_like_a_normal_distribution() {
        let sprt = Sprt { low: 0.5, high: 0.52 };
        // Mean (700 / 2 + 165) / 1000 = 0.515, variance (700 / 4 + 165) / 1000 - 0.515 * 0.515 = 0.074775.
        let ratio = sprt.log_ratio(&[135, 0, 700, 0, 165]);
        let normal = 1000.0 * 0.02 * (2.0 * 0.515 - 1.02) / (2.0 * 0.074_775);
        assert!((ratio / normal - 1.0).abs() < 0.03, "{ratio} {normal}");
    }
}
