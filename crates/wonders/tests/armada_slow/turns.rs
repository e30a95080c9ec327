//! What becomes of every turn, from what was chosen and revealed in it alone: ships, islands, coins, who explores with whom, and
//! conflicts at the end of an age. Everything is kept beside the engine's position and compared with it whenever a turn is over.

use super::{is_free, step_costs, tokens};
use std::collections::{BTreeMap, BTreeSet};
use table::{Game, Notation, Seat};
use wonders::armada::{Action, Armada, Chance, NavalAction, NavalChance, NavalStep, PileMoves, Step};
use wonders::data::armada::{Far, Naval};
use wonders::{Card, Color, Counted, Effect, Fleet, FleetSet, Island, Level, Payment, Scope};

/// What the spaces of the tracks give, and the levels that the green one explores (S6.10).
const RED: [u8; 7] = [0, 1, 2, 3, 4, 5, 8];
const LEVELS: [u8; 7] = [0, 1, 1, 2, 2, 3, 4];
const COINS: [u16; 7] = [0, 0, 2, 0, 4, 0, 0];
const TAXES: [u8; 7] = [0, 0, 1, 0, 2, 0, 4];
const BLUE: [i16; 7] = [0, 1, 2, 3, 5, 7, 10];
const EXPLORES: [Option<Level>; 7] = [None, None, Some(Level::One), None, Some(Level::Two), None, Some(Level::Three)];

#[derive(Clone, Default)]
struct City {
    coins: u16,
    ships: [u8; 4],
    islands: Vec<Island>,
    cards: Vec<Card>,
    stages: usize,
    /// Free moves that are still to be made.
    moves: Option<(u8, FleetSet)>,
    victories: [u8; 3],
    defeats: [u8; 3],
    naval: [i8; 3],
}

impl City {
    fn has(&self, naval: Naval) -> bool {
        self.islands.iter().any(|island| island.face().naval.contains(&naval))
    }

    fn level(&self) -> u8 {
        LEVELS[usize::from(self.ships[Fleet::Yellow.index()])]
    }
}

/// A game as it should stand.
pub(crate) struct Follower {
    /// When the turn began.
    start: Armada,
    cities: Vec<City>,
    chosen: Vec<(Seat, Action)>,
    taxes: Vec<(Seat, u8)>,
    pirates: Vec<Seat>,
    robbers: Vec<(Seat, u8)>,
    drawing: Option<(Seat, Level)>,
    /// Who has come to a space of exploration, and who of them explores in the round that goes on.
    waiting: Vec<(Seat, Level)>,
    round: Vec<(Seat, Level)>,
    raids: Vec<(Seat, Seat)>,
    stays_out: Option<Seat>,
    /// Land conflicts are over, and somebody says whether it takes part in that at sea.
    was_asked: bool,
    /// What has happened, so that a test can tell whether it has seen enough.
    pub(crate) seen: BTreeMap<&'static str, usize>,
}

impl Follower {
    /// Notes that something has happened so many times.
    fn notes(&mut self, what: &'static str, times: usize) {
        *self.seen.entry(what).or_default() += times;
    }

    /// A game in which nobody has chosen yet.
    pub(crate) fn new(game: &Armada) -> Self {
        let cities = Seat::first(game.seats()).map(|_| City { coins: 3, ..City::default() }).collect();
        Self {
            start: *game,
            cities,
            chosen: Vec::new(),
            taxes: Vec::new(),
            pirates: Vec::new(),
            robbers: Vec::new(),
            drawing: None,
            waiting: Vec::new(),
            round: Vec::new(),
            raids: Vec::new(),
            stays_out: None,
            was_asked: false,
            seen: BTreeMap::new(),
        }
    }

    fn city(&mut self, seat: Seat) -> &mut City {
        &mut self.cities[seat.index()]
    }

    /// The neighbour, or the city two seats away.
    fn at(&self, seat: Seat, to_left: bool, away: usize) -> Seat {
        let count = self.cities.len();
        (0..away).fold(seat, |seat, _| if to_left { seat.left(count) } else { seat.right(count) })
    }

    fn target(&self, seat: Seat, far: Far) -> Seat {
        self.at(seat, far == Far::LeftLeft, 2)
    }

    /// Looks at a choice, in the position in which it is made.
    pub(crate) fn chooses(&mut self, game: &Armada, seat: Seat, action: Action) {
        match (game.step(), action) {
            (Step::ChooseCard | Step::LastCard, _) => {
                if self.chosen.is_empty() {
                    self.start = *game;
                }
                self.chosen.push((seat, action));
                if game.step() == Step::LastCard || self.chosen.len() == self.cities.len() {
                    self.notes("extra turns", usize::from(game.step() == Step::LastCard));
                    self.opens();
                }
            }
            (Step::Fetch, Action::Fetch(card)) => {
                self.is_done_exploring(game);
                self.city(seat).cards.push(card);
                self.card_happens(game, seat, card);
                let gives_move = card_naval(game, card).iter().any(|naval| matches!(naval, Naval::FreeMoves(..)));
                if gives_move && game.setup().expansion.pile_moves == PileMoves::Yes {
                    self.city(seat).moves = Some((1, Fleet::ALL.into_iter().collect()));
                }
            }
            (Step::Naval(NavalStep::MoveFleets), Action::Naval(NavalAction::Move(fleets))) => {
                let (count, allowed) = self.city(seat).moves.take().expect("it has moves to make");
                assert!(fleets.len() <= usize::from(count) && fleets & allowed == fleets, "{}", game.position_text());
                fleets.iter().for_each(|fleet| self.moves(seat, fleet));
            }
            (Step::Naval(NavalStep::Explore(level)), Action::Naval(choice)) => {
                self.begins_round(game, level);
                assert!(self.round.contains(&(seat, level)), "{}", game.position_text());
                if choice == NavalAction::StayHome {
                    self.round.retain(|explorer| *explorer != (seat, level));
                }
            }
            (Step::Naval(NavalStep::KeepIsland(_)), Action::Naval(NavalAction::Keep(island))) => {
                self.gains(seat, island);
            }
            (Step::Naval(NavalStep::JoinConflict), Action::Naval(choice)) => {
                assert!(self.city(seat).has(Naval::MayStayOut));
                self.stays_out = (choice == NavalAction::StayOut).then_some(seat);
                self.notes("stayed out", usize::from(choice == NavalAction::StayOut));
            }
            _ => {}
        }
    }

    /// Looks at an outcome, in the position in which it is revealed.
    pub(crate) fn reveals(&mut self, game: &Armada, outcome: Chance) {
        match (game.step(), outcome) {
            (Step::Naval(NavalStep::DrawIsland), Chance::Naval(NavalChance::Island(island))) => {
                let (seat, level) = self.drawing.take().expect("somebody draws");
                assert!(island.level() == level && self.stack(level).contains(&island), "{}", game.position_text());
                self.gains(seat, island);
            }
            (Step::Naval(NavalStep::DealIslands(level)), Chance::Naval(NavalChance::Islands(dealt))) => {
                self.begins_round(game, level);
                let explorers: BTreeSet<Seat> =
                    self.round.iter().filter(|(_, other)| *other == level).map(|(seat, _)| *seat).collect();
                let stack = self.stack(level);
                let share = if explorers.len() == 1 { stack.len().min(4) } else { stack.len() / explorers.len() };
                for seat in Seat::first(self.cities.len()) {
                    let held = dealt.iter().filter(|holder| **holder == Some(seat)).count();
                    let due = if explorers.contains(&seat) { share } else { 0 };
                    assert_eq!(held, due, "{seat} in {}", game.position_text());
                }
                let is_there = |(place, holder): (usize, &Option<Seat>)| {
                    holder.is_none() || stack.contains(&Island::ALL[9 * level.index() + place])
                };
                assert!(share > 0 && dealt.iter().enumerate().all(is_there), "{}", game.position_text());
                self.round.retain(|(_, other)| *other != level);
                self.notes("alone", usize::from(explorers.len() == 1));
                self.notes("groups", usize::from(explorers.len() > 1));
            }
            _ => {}
        }
    }

    /// Looks at the position after a choice or an outcome: if a turn is over, everything has to be as it should.
    pub(crate) fn compares(&mut self, game: &Armada) {
        let begins = match game.step() {
            Step::ChooseCard => game.asked().len() == game.seats(),
            Step::LastCard | Step::DealAge | Step::Over | Step::Naval(NavalStep::JoinConflict) => true,
            _ => false,
        };
        let has_begun = (game.age(), game.turn()) != (0, 0) || game.step() != Step::ChooseCard;
        if !begins || !has_begun || !self.chosen.is_empty() {
            return;
        }
        self.is_done_exploring(game);
        self.loses();
        self.notes("turns", 1);
        let age = self.start.age();
        let is_asked = game.step() == Step::Naval(NavalStep::JoinConflict);
        if is_asked || matches!(game.step(), Step::DealAge | Step::Over) && !self.was_asked {
            self.fights_on_land(game, age);
        }
        self.was_asked = is_asked;
        if matches!(game.step(), Step::DealAge | Step::Over) {
            self.fights_at_sea(game, age);
        }
        for (seat, city) in Seat::first(self.cities.len()).zip(&self.cities) {
            let harbour = game.harbour(seat);
            let islands: BTreeSet<Island> = harbour.islands().iter().collect();
            let place = || format!("{seat} in {}", game.position_text());
            assert_eq!(game.city(seat).coins(), city.coins, "{}", place());
            assert_eq!(Fleet::ALL.map(|fleet| harbour.space(fleet)), city.ships, "{}", place());
            assert_eq!(islands, city.islands.iter().copied().collect(), "{}", place());
            assert_eq!(usize::from(game.city(seat).stages()), city.stages, "{}", place());
            assert_eq!((game.city(seat).victories(), game.city(seat).defeats()), (city.victories, city.defeats));
            assert_eq!(harbour.tokens(), city.naval, "{}", place());
            if game.step() == Step::Over {
                let sheet = game.score_sheet();
                let row = |name: &str| sheet.rows.iter().find(|row| row.0 == name).expect("a row").1[seat.index()];
                let naval: i16 = city.naval.iter().map(|token| i16::from(*token)).sum();
                let blue = BLUE[usize::from(city.ships[Fleet::Blue.index()])];
                let of_rows = ["naval", "fleet", "islands"].map(row);
                assert_eq!(of_rows, [naval, blue, Self::points_of_islands(game, city)], "{}", place());
            }
        }
    }

    /// Points of all islands of a city.
    fn points_of_islands(game: &Armada, city: &City) -> i16 {
        let of_color = |color: Color| {
            city.cards.iter().filter(|card| game.setup().edition.face(**card).color == color).count() as i16
        };
        let points = city.islands.iter().map(|island| match island {
            Island::InhabitedIsland | Island::PirateOasis => 3,
            Island::OasisOfStatues => 5,
            Island::RoyalArchipelago => 7,
            Island::RainbowArchipelago => Color::ALL.map(of_color).into_iter().max().unwrap_or(0),
            Island::LushArchipelago => 2 * i16::from(city.level()),
            Island::ShelteredArchipelago => 2 * city.islands.len() as i16,
            _ => 0,
        });
        points.sum()
    }

    /// Everybody pays, ships move for which that was done, and then comes what cards, stages and discards bring.
    fn opens(&mut self) {
        let start = self.start;
        let chosen = std::mem::take(&mut self.chosen);
        for &(seat, action) in &chosen {
            let Some(bill) = bill_of(action) else { continue };
            let near = [(true, 1, bill.payment.left), (false, 1, bill.payment.right)];
            let far = [(true, 2, bill.far[0]), (false, 2, bill.far[1])];
            for (to_left, away, coins) in near.into_iter().chain(far) {
                let seller = self.at(seat, to_left, away);
                self.city(seller).coins += u16::from(coins);
            }
            // What it pays it had when the turn began, before it sold anything itself.
            let total = bank(&start, seat, action) + u16::from(bill.total);
            assert!(total <= start.city(seat).coins(), "{action:?} in {}", start.position_text());
            self.city(seat).coins -= total;
        }
        for &(seat, action) in &chosen {
            match used_for(action) {
                Some((card, true)) => self.city(seat).cards.push(card),
                Some((_, false)) => self.city(seat).stages += 1,
                None => {}
            }
        }
        for &(seat, action) in &chosen {
            if let Some(fleet) = bill_of(action).and_then(|bill| bill.step) {
                self.moves(seat, fleet);
            }
        }
        for &(seat, action) in &chosen {
            match (used_for(action), action) {
                (Some((card, true)), _) => self.card_happens(&start, seat, card),
                (Some((_, false)), _) => {
                    let stage = &start.board(seat).expect("a board").stages[self.city(seat).stages - 1];
                    self.coins_come(&start, seat, stage.effects);
                    for naval in stage.naval {
                        if let Naval::OthersLoseCoins(coins) = naval {
                            self.robbers.push((seat, *coins));
                        }
                    }
                }
                (None, Action::Naval(NavalAction::DiscardToMove(_))) => self.moves(seat, Fleet::Yellow),
                (None, _) => self.city(seat).coins += 3,
            }
            if let Some(fleet) = bill_of(action).and_then(|bill| bill.free) {
                self.moves(seat, fleet);
            }
        }
    }

    /// A ship moves a space, and what is printed there happens.
    fn moves(&mut self, seat: Seat, fleet: Fleet) {
        let city = self.city(seat);
        let space = &mut city.ships[fleet.index()];
        *space += 1;
        let space = usize::from(*space);
        assert!(space <= 6, "a ship leaves its track");
        city.coins += u16::from(city.has(Naval::CoinPerConstruction));
        if fleet == Fleet::Yellow {
            city.coins += COINS[space];
            self.taxes.push((seat, TAXES[space]));
        }
        if let Some(level) = EXPLORES[space].filter(|_| fleet == Fleet::Green) {
            self.waiting.push((seat, level));
        }
    }

    fn card_happens(&mut self, game: &Armada, seat: Seat, card: Card) {
        self.coins_come(game, seat, game.setup().edition.face(card).effects);
        for naval in card_naval(game, card) {
            match *naval {
                Naval::DrawIsland(level) => assert_eq!(self.drawing.replace((seat, level)), None),
                Naval::Pirates => self.pirates.push(seat),
                Naval::Raid(far) => self.raids.push((seat, self.target(seat, far))),
                _ => {}
            }
        }
    }

    fn coins_come(&mut self, game: &Armada, seat: Seat, effects: &[Effect]) {
        for effect in effects {
            self.city(seat).coins += match *effect {
                Effect::Coins(coins) => u16::from(coins),
                Effect::CoinsPer(coins, counted, scope) => u16::from(coins) * self.count(game, seat, counted, scope),
                _ => 0,
            };
        }
    }

    fn count(&self, game: &Armada, seat: Seat, counted: Counted, scope: Scope) -> u16 {
        let near = [self.at(seat, true, 1), self.at(seat, false, 1)];
        let seats: &[Seat] = match scope {
            Scope::Own => &[seat],
            Scope::Neighbours => &near,
            Scope::OwnAndNeighbours => &[near[0], seat, near[1]],
        };
        let in_city = |seat: &Seat| {
            let city = &self.cities[seat.index()];
            match counted {
                Counted::Cards(colors) => {
                    let is_so = |card: &&Card| colors.contains(game.setup().edition.face(**card).color);
                    city.cards.iter().filter(is_so).count()
                }
                Counted::Stages => city.stages,
                Counted::Defeats => city.defeats.iter().map(|tokens| usize::from(*tokens)).sum(),
            }
        };
        seats.iter().map(in_city).sum::<usize>() as u16
    }

    fn gains(&mut self, seat: Seat, island: Island) {
        self.city(seat).islands.push(island);
        for naval in island.face().naval {
            match *naval {
                Naval::FreeMoves(count, fleets) => self.city(seat).moves = Some((count, fleets)),
                Naval::Pirates => self.pirates.push(seat),
                _ => {}
            }
        }
    }

    /// The islands of a level that nobody has.
    fn stack(&self, level: Level) -> Vec<Island> {
        let is_there = |island: &Island| !self.cities.iter().any(|city| city.islands.contains(island));
        Island::ALL.into_iter().filter(|island| island.level() == level).filter(is_there).collect()
    }

    /// The level is the lowest of the round; if the last one is over, everybody who has come somewhere begins another.
    fn begins_round(&mut self, game: &Armada, level: Level) {
        assert_eq!(self.drawing, None, "{}", game.position_text());
        let moves_no_more = |city: &City| {
            let can = |fleet: Fleet| city.ships[fleet.index()] < 6;
            city.moves.is_none_or(|(_, fleets)| !fleets.iter().any(can))
        };
        assert!(self.cities.iter().all(moves_no_more), "ships move before islands are dealt: {}", game.position_text());
        if self.round.is_empty() {
            self.round = std::mem::take(&mut self.waiting);
        }
        let lowest = self.round.iter().map(|(_, level)| level.index()).min();
        assert_eq!(lowest, Some(level.index()), "{}", game.position_text());
    }

    fn is_done_exploring(&mut self, game: &Armada) {
        let is_done = self.drawing.is_none() && self.waiting.is_empty() && self.round.is_empty();
        assert!(is_done, "somebody has still to explore: {}", game.position_text());
        self.cities.iter_mut().for_each(|city| city.moves = None);
    }

    /// The highest tax, pirates and what a stage costs others.
    fn loses(&mut self) {
        let taxes = std::mem::take(&mut self.taxes);
        let (pirates, robbers) = (std::mem::take(&mut self.pirates), std::mem::take(&mut self.robbers));
        let highest = taxes.iter().map(|(_, tax)| *tax).max().unwrap_or(0);
        let leviers: BTreeSet<Seat> =
            taxes.iter().filter(|(_, tax)| *tax > 0 && *tax == highest).map(|(seat, _)| *seat).collect();
        self.notes("two taxes", usize::from(taxes.iter().filter(|(_, tax)| *tax > 0).count() > 1));
        for seat in Seat::first(self.cities.len()) {
            let level = u16::from(self.city(seat).level());
            let mut tax = u16::from(highest).saturating_sub(level);
            if leviers.iter().all(|levier| *levier == seat) {
                tax = 0;
            }
            let mut robbed = level * pirates.iter().filter(|pirate| **pirate != seat).count() as u16;
            if self.city(seat).has(Naval::NoLosses) {
                self.notes("spared", usize::from(tax + robbed > 0));
                (tax, robbed) = (0, 0);
            }
            self.notes("taxed", usize::from(tax > 0));
            self.notes("robbed", usize::from(robbed > 0));
            self.notes("taxed and robbed", usize::from(tax > 0 && robbed > 0));
            let stage: u8 = robbers.iter().filter(|(robber, _)| *robber != seat).map(|(_, coins)| *coins).sum();
            let city = self.city(seat);
            city.coins = city.coins.saturating_sub(tax + robbed + u16::from(stage));
        }
    }

    fn shields(&self, game: &Armada, seat: Seat) -> u8 {
        let city = &self.cities[seat.index()];
        let cards = city.cards.iter().flat_map(|card| game.setup().edition.face(*card).effects);
        let stages = game.board(seat).expect("a board").stages[..city.stages].iter().flat_map(|stage| stage.effects);
        let islands = city.islands.iter().flat_map(|island| island.face().effects);
        let all = cards.chain(stages).chain(islands);
        all.map(|effect| if let Effect::Shields(shields) = effect { *shields } else { 0 }).sum()
    }

    /// Each pair of seats once: neighbours, but no partners, and who raids whom.
    fn fights_on_land(&mut self, game: &Armada, age: usize) {
        let in_pairs = game.setup().has_teams();
        self.notes("raids", self.raids.len());
        let count = self.cities.len();
        for (one, two) in (0..count).flat_map(|one| (one + 1..count).map(move |two| (one, two))) {
            let is_raided = self.raids.iter().any(|(raider, target)| {
                let pair = [raider.index(), target.index()];
                pair == [one, two] || pair == [two, one]
            });
            let fights = match (two - one).min(count + one - two) {
                1 if in_pairs => 2 * u8::from(one / 2 != two / 2),
                1 => 1,
                _ => u8::from(is_raided),
            };
            let shields = [one, two].map(|index| self.shields(game, Seat::new(index).expect("a seat")));
            let (winner, loser) = if shields[0] > shields[1] { (one, two) } else { (two, one) };
            if shields[0] != shields[1] {
                self.cities[winner].victories[age] += fights;
                self.cities[loser].defeats[age] += fights;
            }
        }
        self.raids.clear();
    }

    fn fights_at_sea(&mut self, game: &Armada, age: usize) {
        let out = self.stays_out.take();
        let strength = |(seat, city): (Seat, &City)| {
            let [red, yellow, blue, _] = city.ships;
            let cards = city.cards.iter().flat_map(|card| card_naval(game, *card));
            let shields = cards.chain(city.islands.iter().flat_map(|island| island.face().naval));
            let shields = shields.map(|naval| if let Naval::NavalShields(shields) = naval { *shields } else { 0 });
            let of_ships = RED[usize::from(red)] + 2 * u8::from(yellow == 6) + u8::from(blue == 6);
            (out != Some(seat)).then(|| of_ships + shields.sum::<u8>())
        };
        let strengths: Vec<_> = Seat::first(self.cities.len()).zip(&self.cities).map(strength).collect();
        let won = tokens(age, &strengths, game.setup().expansion.naval_third);
        for (city, token) in self.cities.iter_mut().zip(won) {
            city.naval[age] = token;
        }
    }
}

fn card_naval(game: &Armada, card: Card) -> &'static [Naval] {
    game.setup().edition.face(card).naval
}

/// What is paid to other cities, and which ships move.
struct Bill {
    payment: Payment,
    far: [u8; 2],
    total: u8,
    step: Option<Fleet>,
    free: Option<Fleet>,
}

fn bill_of(action: Action) -> Option<Bill> {
    let (payment, far, step, free) = match action {
        Action::Build(_, payment) | Action::Stage(_, payment) => (payment, [0; 2], None, None),
        Action::Naval(NavalAction::Build(_, bill) | NavalAction::BuildFree(_, bill) | NavalAction::Stage(_, bill)) => {
            (bill.payment, bill.far, bill.step, bill.free)
        }
        _ => return None,
    };
    Some(Bill { payment, far, total: payment.left + payment.right + far[0] + far[1], step, free })
}

/// The card, and whether it is built; nothing if it is discarded.
fn used_for(action: Action) -> Option<(Card, bool)> {
    match action {
        Action::Build(card, _) | Action::BuildFree(card) => Some((card, true)),
        Action::Naval(NavalAction::Build(card, _) | NavalAction::BuildFree(card, _)) => Some((card, true)),
        Action::Stage(card, _) | Action::Naval(NavalAction::Stage(card, _)) => Some((card, false)),
        _ => None,
    }
}

/// Coins to the bank, for card, stage and step.
fn bank(game: &Armada, seat: Seat, action: Action) -> u16 {
    let of_step = bill_of(action).and_then(|bill| bill.step).and_then(|fleet| step_costs(game, seat, fleet).pop());
    let of_step = of_step.map_or(0, |(_, coins)| coins);
    let face = |card: Card| game.setup().edition.face(card);
    match action {
        Action::Build(card, _) | Action::Naval(NavalAction::Build(card, _)) => {
            of_step + if is_free(game, seat, face(card)) { 0 } else { u16::from(face(card).cost.coins) }
        }
        Action::Stage(..) | Action::Naval(NavalAction::Stage(..)) => {
            let is_free_step = game.harbour(seat).islands().contains(Island::LostIsland);
            u16::from(game.next_stage(seat).expect("a stage").cost.coins) + if is_free_step { 0 } else { of_step }
        }
        Action::Naval(NavalAction::BuildFree(..)) => of_step,
        _ => 0,
    }
}
