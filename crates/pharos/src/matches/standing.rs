//! Who stands how: finished games are handed in, in any order, and counted deal by deal.

use super::measure::{Decision, Quarters, Sprt, wilson};
use crate::referee::Played;
use crate::statistics::Statistics;
use std::collections::BTreeMap;
use table::{MAX_SEATS, Seat, SeatSet, Sides};

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
}

/// Who sits where in the games of a match. Bots are numbered side by side: with pairs the first two are partners. In the rotations of
/// a deal every bot sits once in every seat, always with the same partners.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Seating {
    /// The seats of each side.
    sides: Vec<Vec<usize>>,
    /// Partners on a side, all sides alike.
    size: usize,
}

impl Seating {
    pub(super) fn of(sides: Sides, seats: usize) -> Self {
        let sides: Vec<Vec<usize>> =
            sides.among(SeatSet::all(seats)).map(|side| side.iter().map(Seat::index).collect()).collect();
        let size = sides.iter().map(Vec::len).min().unwrap_or(1);
        debug_assert!(sides.iter().all(|side| side.len() == size), "sides are of the same size");
        Self { sides, size }
    }

    /// How many sides there are.
    pub(super) fn sides(&self) -> usize {
        self.sides.len()
    }

    /// How many seats there are.
    pub(super) fn seats(&self) -> usize {
        self.sides() * self.size
    }

    /// Partners on a side.
    pub(super) fn size(&self) -> usize {
        self.size
    }

    /// Where a bot sits in a rotation.
    pub(super) fn seat(&self, bot: usize, rotation: usize) -> usize {
        let side = (bot / self.size + rotation / self.size) % self.sides();
        self.sides[side][(bot + rotation) % self.size]
    }

    /// Who sits there in a rotation.
    pub(super) fn bot(&self, seat: usize, rotation: usize) -> usize {
        (0..self.seats()).find(|&bot| self.seat(bot, rotation) == seat).unwrap_or(seat)
    }
}

/// What one side has won: a bot, or partners together.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct BotStanding {
    /// Games that it alone has won.
    pub(super) wins: u64,
    /// Games won together with other sides, by the number of sides.
    shared: [u64; MAX_SEATS + 1],
    /// How it won alone.
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
    seating: Seating,
    /// By side: everybody alone, or partners together.
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
    pub(super) fn new(seating: Seating, sprt: Option<Sprt>) -> Self {
        Self {
            statistics: Statistics::default(),
            bots: vec![BotStanding::default(); seating.sides()],
            seating,
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
        let seats = self.seating.seats();
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
        let (seats, whole) = (self.seating.seats(), games.iter().all(Option::is_some));
        let mut quarters = 0;
        for (rotation, played) in games.iter().enumerate() {
            let Some(played) = played else { continue };
            self.count_game(rotation, played);
            let outcome = &played.outcome;
            if Seat::new(self.seating.seat(0, rotation)).is_some_and(|seat| outcome.winners.contains(seat)) {
                quarters += if outcome.shared_by() == 1 { 2 } else { 1 };
            }
        }
        if whole && seats == 2 {
            self.quarters[quarters] += 1;
        }
    }

    fn count_game(&mut self, rotation: usize, played: &Played) {
        self.statistics.count(played);
        let shared_by = played.outcome.shared_by();
        for side in 0..self.seating.sides() {
            let first = side * self.seating.size();
            let seats: Vec<Seat> = (first..first + self.seating.size())
                .filter_map(|bot| Seat::new(self.seating.seat(bot, rotation)))
                .collect();
            let Some(&seat) = seats.first() else { continue };
            let bot = &mut self.bots[side];
            // A victory of partners is one victory.
            let has_won = played.outcome.winners.contains(seat);
            if has_won && shared_by == 1 {
                bot.wins += 1;
                *bot.endings.entry(played.outcome.ending).or_default() += 1;
            } else if has_won {
                bot.shared[shared_by] += 1;
            }
            bot.places += twice_the_place(played, seat, self.seating.seats());
            bot.points += seats.iter().map(|seat| i64::from(played.sheet.total(*seat))).sum::<i64>();
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

    fn alone(seats: usize) -> Seating {
        Seating::of(Sides::ALONE, seats)
    }

    fn number(deal: u64, rotation: usize) -> GameNumber {
        GameNumber { deal, rotation }
    }

    fn pairs(seats: usize) -> Sides {
        Sides::of((0..seats).step_by(2).map(|one| [one, one + 1].into_iter().filter_map(Seat::new).collect()))
    }

    #[test]
    fn in_a_deal_every_bot_sits_once_in_every_seat() {
        let tables = (2..=8).map(alone).chain([4, 6, 8].map(|seats| Seating::of(pairs(seats), seats)));
        for seating in tables {
            let seats = seating.seats();
            for bot in 0..seats {
                let mut taken: Vec<_> = (0..seats).map(|rotation| seating.seat(bot, rotation)).collect();
                taken.sort_unstable();
                assert_eq!(taken, (0..seats).collect::<Vec<_>>());
            }
            for rotation in 0..seats {
                assert!((0..seats).all(|bot| seating.bot(seating.seat(bot, rotation), rotation) == bot));
            }
        }
    }

    #[test]
    fn partners_stay_together_wherever_they_sit() {
        for seats in [4, 6, 8] {
            let (sides, seating) = (pairs(seats), Seating::of(pairs(seats), seats));
            for (rotation, bot) in (0..seats).flat_map(|rotation| (0..seats).map(move |bot| (rotation, bot))) {
                let [own, other] = [bot, bot ^ 1].map(|bot| Seat::new(seating.seat(bot, rotation)).unwrap());
                assert!(sides.side(own).contains(other), "{bot} in rotation {rotation}");
            }
        }
    }

    #[test]
    fn victories_belong_to_bots_and_shared_ones_to_all_winners() {
        let mut standing = Standing::new(alone(3), None);
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
    fn a_victory_of_partners_is_one_victory_of_one_side() {
        let across = Sides::of([[0, 2], [1, 3]].map(|pair| pair.into_iter().filter_map(Seat::new).collect()));
        let in_pairs = |winners: &[usize]| {
            let mut played = won(4, winners);
            played.outcome.sides = across;
            played
        };
        let mut standing = Standing::new(Seating::of(across, 4), None);
        standing.hand_in(number(0, 0), in_pairs(&[0, 2])); // the first pair
        standing.hand_in(number(0, 1), in_pairs(&[0, 2])); // the first pair, each on the other's seat
        standing.hand_in(number(0, 2), in_pairs(&[0, 2])); // the second pair
        standing.hand_in(number(0, 3), in_pairs(&[0, 1, 2, 3]));
        standing.close();
        let shares: Vec<_> = standing.bots.iter().map(|side| side.share(4) * 8.0).collect();
        assert_eq!(shares, [5.0, 3.0], "of four games each pair has its own and half of the shared one");
        assert_eq!((standing.bots[0].wins, standing.bots[0].shared()), (2, 1));
        let places: Vec<_> = standing.bots.iter().map(|side| side.place(4) * 8.0).collect();
        assert_eq!(places, [11.0, 13.0]);
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

        let mut standing = Standing::new(alone(4), None);
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
            let mut standing = Standing::new(alone(2), sprt);
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
