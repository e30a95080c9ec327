//! The clock of one seat. It counts the time the server has been running, in milliseconds.
//!
//! When it runs out nothing happens by itself: the others may go on without the seat, and until they do its move counts.

use protocol::{Clock, ClockState};

/// How much time a seat has, and since when it has been thinking.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatClock {
    left: u64,
    since: Option<u64>,
}

impl SeatClock {
    /// The clock of a seat before the game.
    pub fn new(clock: Clock) -> Self {
        Self { left: full(clock), since: None }
    }

    /// The seat has to decide from now on.
    pub fn start(&mut self, clock: Clock, now: u64) {
        if self.since.is_none() {
            self.since = Some(now);
            if let Clock::Move { .. } = clock {
                self.left = full(clock);
            }
        }
    }

    /// The seat does not have to decide any more.
    pub fn stop(&mut self, now: u64) {
        self.left = self.left(now);
        self.since = None;
    }

    /// The seat has decided; or a bot has for it, while the clock stood.
    pub fn decided(&mut self, clock: Clock, now: u64) {
        if let (Clock::Bank { increment, .. }, Some(_)) = (clock, self.since) {
            self.stop(now);
            self.left += u64::from(increment) * 1000;
        }
        self.stop(now);
    }

    /// The seat has to decide after all: it goes on with the time it had, without what the decision had earned.
    pub fn resume(&mut self, clock: Clock, now: u64) {
        if self.since.is_none() {
            self.since = Some(now);
            if let Clock::Bank { increment, .. } = clock {
                self.left = self.left.saturating_sub(u64::from(increment) * 1000);
            }
        }
    }

    /// Milliseconds left.
    pub fn left(&self, now: u64) -> u64 {
        self.left.saturating_sub(self.since.map_or(0, |since| now.saturating_sub(since)))
    }

    /// As everybody sees it.
    pub fn state(&self, now: u64) -> ClockState {
        ClockState { left: self.left(now), running: self.since.is_some() }
    }
}

/// Milliseconds at the beginning.
fn full(clock: Clock) -> u64 {
    match clock {
        Clock::None => 0,
        Clock::Move { seconds } | Clock::Bank { seconds, .. } => u64::from(seconds) * 1000,
    }
}

/// Tests if people may ask for such a clock.
pub fn is_allowed(clock: Clock) -> bool {
    const LONGEST: u32 = 30 * 24 * 60 * 60;
    match clock {
        Clock::None => true,
        Clock::Move { seconds } => (5..=LONGEST).contains(&seconds),
        Clock::Bank { seconds, increment } => (30..=LONGEST).contains(&seconds) && increment <= 3600,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_per_move_begins_again_with_each_decision() {
        let clock = Clock::Move { seconds: 10 };
        let mut seat_clock = SeatClock::new(clock);
        seat_clock.start(clock, 1_000);
        assert_eq!(seat_clock.left(4_000), 7_000);
        seat_clock.decided(clock, 4_000);
        assert_eq!(seat_clock.state(9_000), ClockState { left: 7_000, running: false });
        seat_clock.start(clock, 20_000);
        assert_eq!(seat_clock.left(21_000), 9_000);
        assert_eq!(seat_clock.left(99_000), 0, "it stops at nothing");
    }

    #[test]
    fn a_bank_runs_down_and_grows_with_each_decision() {
        let clock = Clock::Bank { seconds: 60, increment: 5 };
        let mut seat_clock = SeatClock::new(clock);
        seat_clock.start(clock, 0);
        seat_clock.start(clock, 500);
        seat_clock.decided(clock, 10_000);
        assert_eq!(seat_clock.left(50_000), 55_000);
        seat_clock.start(clock, 50_000);
        seat_clock.stop(51_000);
        assert_eq!(seat_clock.left(90_000), 54_000, "interrupted, not decided: no increment");
        seat_clock.start(clock, 100_000);
        seat_clock.decided(clock, 900_000);
        assert_eq!(seat_clock.left(900_000), 5_000, "a late move still counts and earns its increment");
    }

    #[test]
    fn who_withdraws_a_decision_gains_no_time_by_it() {
        for (clock, left) in
            [(Clock::Move { seconds: 60 }, 38_000), (Clock::Bank { seconds: 60, increment: 5 }, 38_000)]
        {
            let mut seat_clock = SeatClock::new(clock);
            seat_clock.start(clock, 0);
            seat_clock.decided(clock, 10_000);
            seat_clock.resume(clock, 30_000);
            seat_clock.decided(clock, 40_000);
            seat_clock.resume(clock, 70_000);
            assert_eq!(seat_clock.left(72_000), left, "{clock:?}");
        }
    }

    #[test]
    fn clocks_have_sensible_bounds() {
        for clock in [Clock::None, Clock::Move { seconds: 5 }, Clock::Bank { seconds: 2_592_000, increment: 3600 }] {
            assert!(is_allowed(clock), "{clock:?}");
        }
        for clock in [
            Clock::Move { seconds: 4 },
            Clock::Move { seconds: 2_592_001 },
            Clock::Bank { seconds: 29, increment: 0 },
            Clock::Bank { seconds: 60, increment: 3601 },
        ] {
            assert!(!is_allowed(clock), "{clock:?}");
        }
    }
}
