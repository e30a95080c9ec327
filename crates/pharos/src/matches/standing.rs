//! Who stands how: finished games are handed in, in any order, and counted deal by deal.

use super::measure::{Decision, Quarters, Sprt, wilson};
use crate::referee::Played;
use crate::statistics::Statistics;
use std::collections::BTreeMap;
use table::{MAX_SEATS, Seat, SeatSet};

/// Which game of a match: the deal, and by how many seats the bots have moved on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct GameNumber {
    pub(super) deal: u64,
    pub(super) rotation: usize,
}

impl GameNumber {
    /// The game with this index when all rotations of a deal follow each other.
    pub(super) fn of_index(index: u64, seats: usize) -> Self {
        Self { deal: index / seats as u64, rotation: (index % seats as u64) as usize }
    }

    /// Where a bot sits in this game.
    pub(super) fn seat(self, bot: usize, seats: usize) -> usize {
        (bot + self.rotation) % seats
    }

    /// Who sits there in this game.
    pub(super) fn bot(self, seat: usize, seats: usize) -> usize {
        (seat + seats - self.rotation) % seats
    }
}

/// What one bot has won.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct BotStanding {
    /// Games that its side alone has won.
    pub(super) wins: u64,
    /// Games won together with other sides, by the number of sides.
    shared: [u64; MAX_SEATS + 1],
    /// How its side won alone.
    pub(super) endings: BTreeMap<&'static str, u64>,
    /// Twice the sum of its places, so that shared places are whole numbers.
    places: u64,
    /// The sum of its points.
    points: i64,
}

impl BotStanding {
    /// Games won together with other sides.
    pub(super) fn shared(&self) -> u64 {
        self.shared.iter().sum()
    }

    /// The part of all games that it won; of a shared victory it has an equal part.
    pub(super) fn share(&self, games: u64) -> f64 {
        let parts: f64 = self.shared.iter().zip(0u8..).skip(1).map(|(&n, winners)| n as f64 / f64::from(winners)).sum();
        (self.wins as f64 + parts) / games.max(1) as f64
    }

    /// The mean of its places, from 1.
    pub(super) fn place(&self, games: u64) -> f64 {
        self.places as f64 / (2 * games.max(1)) as f64
    }

    /// The mean of its points.
    pub(super) fn points(&self, games: u64) -> f64 {
        self.points as f64 / games.max(1) as f64
    }

    /// The 95 % interval of the share.
    pub(super) fn interval(&self, games: u64) -> (f64, f64) {
        wilson(self.share(games), games)
    }
}

/// The games of a match so far.
///
/// Under a sequential test deals are counted in their order and the first that decides is the last that counts, so the
/// report does not depend on which thread was faster.
pub(super) struct Standing {
    pub(super) statistics: Statistics,
    pub(super) bots: Vec<BotStanding>,
    /// What the first of two bots made of each whole deal.
    pub(super) quarters: Quarters,
    pub(super) sprt: Option<Sprt>,
    pub(super) decision: Decision,
    /// Deals that lack a game, or wait for an earlier deal.
    waiting: BTreeMap<u64, Vec<Option<Played>>>,
    /// The deal that is counted next, under a test.
    next: u64,
}

impl Standing {
    pub(super) fn new(bots: usize, sprt: Option<Sprt>) -> Self {
        Self {
            statistics: Statistics::default(),
            bots: vec![BotStanding::default(); bots],
            quarters: [0; 5],
            sprt,
            decision: Decision::Undecided,
            waiting: BTreeMap::new(),
            next: 0,
        }
    }

    /// Takes a finished game. What comes after the deal that decided is left out.
    pub(super) fn hand_in(&mut self, number: GameNumber, played: Played) {
        if self.decision != Decision::Undecided {
            return;
        }
        let seats = self.bots.len();
        let games = self.waiting.entry(number.deal).or_insert_with(|| vec![None; seats]);
        games[number.rotation] = Some(played);
        if !games.iter().all(Option::is_some) {
            return;
        }
        let Some(sprt) = self.sprt else {
            self.count_deal(number.deal);
            return;
        };
        while self.decision == Decision::Undecided && self.is_whole(self.next) {
            self.count_deal(self.next);
            self.next += 1;
            self.decision = sprt.decide(&self.quarters);
        }
    }

    /// Counts also what waits, when no more games will come.
    pub(super) fn close(&mut self) {
        if self.decision == Decision::Undecided {
            for deal in self.waiting.keys().copied().collect::<Vec<_>>() {
                self.count_deal(deal);
            }
            self.decision = self.sprt.map_or(Decision::Undecided, |sprt| sprt.decide(&self.quarters));
        }
        self.waiting.clear();
    }

    fn is_whole(&self, deal: u64) -> bool {
        self.waiting.get(&deal).is_some_and(|games| games.iter().all(Option::is_some))
    }

    fn count_deal(&mut self, deal: u64) {
        let Some(games) = self.waiting.remove(&deal) else { return };
        let (seats, whole) = (self.bots.len(), games.iter().all(Option::is_some));
        let mut quarters = 0;
        for (rotation, played) in games.iter().enumerate() {
            let Some(played) = played else { continue };
            let number = GameNumber { deal, rotation };
            self.count_game(number, played);
            let outcome = &played.outcome;
            if Seat::new(number.seat(0, seats)).is_some_and(|seat| outcome.winners.contains(seat)) {
                quarters += if outcome.shared_by() == 1 { 2 } else { 1 };
            }
        }
        if whole && seats == 2 {
            self.quarters[quarters] += 1;
        }
    }

    fn count_game(&mut self, number: GameNumber, played: &Played) {
        self.statistics.count(played);
        let shared_by = played.outcome.shared_by();
        let seats = self.bots.len();
        for seat in played.outcome.winners.iter().map(Seat::index).filter(|&seat| seat < seats) {
            let bot = &mut self.bots[number.bot(seat, seats)];
            if shared_by == 1 {
                bot.wins += 1;
                *bot.endings.entry(played.outcome.ending).or_default() += 1;
            } else {
                bot.shared[shared_by] += 1;
            }
        }
        for seat in Seat::first(seats) {
            let bot = &mut self.bots[number.bot(seat.index(), seats)];
            bot.places += twice_the_place(played, seat, seats);
            bot.points += i64::from(played.sheet.total(seat));
        }
    }
}

/// Winners come first whatever ended the game, then the others by points. Who is level shares the mean of their places.
/// Partners have the place of their side, by all their points.
fn twice_the_place(played: &Played, seat: Seat, seats: usize) -> u64 {
    let sides = played.outcome.sides;
    let rank = |side: SeatSet| {
        let wins = side.iter().any(|seat| played.outcome.winners.contains(seat));
        (wins, if wins { 0 } else { side.iter().map(|seat| i64::from(played.sheet.total(seat))).sum() })
    };
    let own = rank(sides.side(seat));
    let (mut better, mut level) = (0, 0);
    for other in sides.among(SeatSet::all(seats)) {
        better += u64::from(rank(other) > own);
        level += u64::from(rank(other) == own);
    }
    2 * better + level + 1
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{Outcome, ScoreSheet, Sides};

    fn won(seats: usize, winners: &[usize]) -> Played {
        let winners: SeatSet = winners.iter().filter_map(|&seat| Seat::new(seat)).collect();
        let outcome = Outcome::new(winners, "civilian");
        let sheet = ScoreSheet { seats, rows: arrayvec::ArrayVec::new() };
        Played { outcome, sheet, decisions: 1, legal_actions: 2, chances: 0 }
    }

    fn number(deal: u64, rotation: usize) -> GameNumber {
        GameNumber { deal, rotation }
    }

    #[test]
    fn in_a_deal_every_bot_sits_once_in_every_seat() {
        for seats in 2..=7 {
            for bot in 0..seats {
                let mut taken: Vec<_> = (0..seats).map(|rotation| number(0, rotation).seat(bot, seats)).collect();
                taken.sort_unstable();
                assert_eq!(taken, (0..seats).collect::<Vec<_>>());
            }
            for index in 0..3 * seats as u64 {
                let number = GameNumber::of_index(index, seats);
                assert!((0..seats).all(|bot| number.bot(number.seat(bot, seats), seats) == bot));
            }
        }
    }

    #[test]
    fn victories_belong_to_bots_and_shared_ones_to_all_winners() {
        let mut standing = Standing::new(3, None);
        standing.hand_in(number(0, 0), won(3, &[0])); // bot 0
        standing.hand_in(number(0, 1), won(3, &[0])); // bot 2
        standing.hand_in(number(0, 2), won(3, &[0, 1, 2]));
        standing.hand_in(number(1, 1), won(3, &[1, 2])); // bots 0 and 1
        assert_eq!(standing.statistics.games, 3, "the second deal waits for its other games");
        standing.close();
        let shares: Vec<_> = standing.bots.iter().map(|bot| bot.share(4) * 24.0).map(f64::round).collect();
        assert_eq!(shares, [11.0, 5.0, 8.0]);
        assert_eq!((standing.bots[0].wins, standing.bots[0].shared()), (1, 2));
    }

    #[test]
    fn partners_have_each_won_one_game_and_have_one_place() {
        let pairs = Sides::of([[0, 2], [1, 3]].map(|pair| pair.into_iter().filter_map(Seat::new).collect()));
        let in_pairs = |winners: &[usize]| {
            let mut played = won(4, winners);
            played.outcome.sides = pairs;
            played
        };
        let mut standing = Standing::new(4, None);
        standing.hand_in(number(0, 0), in_pairs(&[0, 2])); // bots 0 and 2
        standing.hand_in(number(0, 1), in_pairs(&[1, 3])); // bots 0 and 2
        standing.hand_in(number(0, 2), in_pairs(&[1, 3])); // bots 3 and 1
        standing.hand_in(number(0, 3), in_pairs(&[0, 1, 2, 3]));
        standing.close();
        let shares: Vec<_> = standing.bots.iter().map(|bot| bot.share(4) * 8.0).collect();
        assert_eq!(shares, [5.0, 3.0, 5.0, 3.0], "of four games each pair has its own and half of the shared one");
        assert_eq!((standing.bots[2].wins, standing.bots[2].shared()), (2, 1));
        let places: Vec<_> = standing.bots.iter().map(|bot| bot.place(4) * 8.0).collect();
        assert_eq!(places, [11.0, 13.0, 11.0, 13.0]);
    }

    #[test]
    fn winners_come_first_then_points_and_who_is_level_shares_places() {
        let places = |winners: &[usize], points: [i16; 4]| {
            let mut played = won(4, winners);
            let mut row = [0; MAX_SEATS];
            row[..4].copy_from_slice(&points);
            played.sheet.rows.push(("blue", row));
            Seat::first(4).map(|seat| twice_the_place(&played, seat, 4)).collect::<Vec<_>>()
        };
        assert_eq!(places(&[2], [10, 30, 20, 5]), [6, 4, 2, 8], "the winner need not have most points");
        assert_eq!(places(&[1], [10, 30, 10, 10]), [6, 2, 6, 6]);
        assert_eq!(places(&[0, 1], [30, 30, 10, 30]), [3, 3, 8, 6], "third by the tie-break");

        let mut standing = Standing::new(4, None);
        standing.hand_in(number(0, 1), won(4, &[0])); // bot 3
        standing.close();
        let means: Vec<_> = standing.bots.iter().map(|bot| bot.place(1)).collect();
        assert_eq!(means, [3.0, 3.0, 3.0, 1.0]);
        assert_eq!(standing.bots[3].points(1), 0.0);
    }

    #[test]
    fn the_deal_that_decides_is_the_last_whatever_the_order() {
        let sprt = Sprt::parse("0.5,0.6");
        let report = |order: &[u64]| {
            let mut standing = Standing::new(2, sprt);
            for &deal in order {
                standing.hand_in(number(deal, 1), won(2, &[1]));
                standing.hand_in(number(deal, 0), won(2, &[0]));
            }
            standing.close();
            (standing.decision, standing.statistics.games, standing.quarters)
        };
        let forward: Vec<u64> = (0..40).collect();
        let backward: Vec<u64> = (0..40).rev().collect();
        assert_eq!(report(&forward), (Decision::Accepted, 34, [0, 0, 0, 0, 17]));
        assert_eq!(report(&backward), report(&forward));
        assert_eq!(report(&forward[..10]), (Decision::Undecided, 20, [0, 0, 0, 0, 10]));
    }
}
