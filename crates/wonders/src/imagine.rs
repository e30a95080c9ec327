//! A whole position from a view: what the viewer does not know is drawn at random from what fits all that it knows.
//!
//! A search asks for thousands of worlds from one view. What a view comes to is worked out once (`memory.rs`); after that a
//! world takes a shuffle of each group of cards.

use crate::expansion::Expansion;
use crate::ids::{Card, MOST_CARDS as MOST};
use crate::memory::{Demand, Group, Place};
use crate::past::Taken;
use crate::state::{Due, Wonders};
use crate::view::{Played, View};
use table::{Actions, Rng};

/// Worlds are drawn anew so often at most to even their odds.
const TRIES: usize = 20;

impl<X: Expansion> Wonders<X> {
    /// A position that looks exactly like the view.
    pub(crate) fn imagine(view: &View<X>, rng: &mut impl Rng) -> Self {
        let memory = view.memory();
        let mut game = Self::open_part(view);
        for (place, card) in &memory.known {
            game.lay(place, *card);
        }
        if memory.demands.is_empty() {
            for group in &memory.groups {
                let mut spread = Spread::new(group, rng);
                spread.lay_rest(rng);
                game.lay_group(group, &spread);
            }
        } else {
            let mut spreads = spread_with(&memory.groups, &memory.demands, rng);
            // Who has not looked through the pile knows that a card lay there, but not how many copies. Of several any one
            // may have been meant, so that such a world would come too often.
            for _ in 0..if view.piles.is_empty() { TRIES } else { 0 } {
                let meant: usize = memory.demands.iter().map(|demand| copies(&spreads, demand).max(1)).product();
                if meant == 1 || rng.below(meant) == 0 {
                    break;
                }
                spreads = spread_with(&memory.groups, &memory.demands, rng);
            }
            for (group, spread) in memory.groups.iter().zip(&spreads) {
                game.lay_group(group, spread);
            }
        }
        X::imagine(&mut game, view, rng);
        game.imagine_choices(view, rng);
        game
    }

    /// All that the view knows; what it does not lies nowhere.
    pub(crate) fn open_part(view: &View<X>) -> Self {
        let mut game = Self::blank(view.setup);
        for (seat, city) in game.all_seats().zip(&view.cities) {
            game.cities[seat] = *city;
        }
        for (place, fetched) in game.fetched.iter_mut().zip(&view.fetched) {
            *place = Some(*fetched);
        }
        game.step = view.step;
        game.age = view.age;
        game.turn = view.turn;
        game.due = Due { last_card: view.last_card, fetch: view.fetch };
        game.table = X::open_part(view);
        game
    }

    /// A card lies in a place.
    #[inline]
    fn lay(&mut self, place: &Place, card: Card) {
        match place.taken {
            Some((turn, used)) => self.past.set(place.age, turn, place.seat, Taken { card, used }),
            None => self.hands[place.seat].insert(card),
        }
    }

    fn lay_group(&mut self, group: &Group, spread: &Spread) {
        for (place, &card) in group.places.iter().zip(&spread.laid) {
            self.lay(place, card);
        }
    }

    /// The viewer knows its own choice; others who have chosen may have chosen anything that they can.
    fn imagine_choices(&mut self, view: &View<X>, rng: &mut impl Rng) {
        for (seat, played) in self.all_seats().zip(&view.chosen) {
            self.chosen[seat] = match played {
                Played::Nothing => None,
                Played::Own(action) => Some(*action),
                Played::FaceDown => {
                    let mut actions = Actions::new();
                    self.legal_actions(seat, &mut actions);
                    Some(actions[rng.below(actions.len())])
                }
            };
        }
    }
}

/// The cards of a group while they are laid into its places.
#[derive(Clone, Copy)]
struct Spread {
    /// Those that lie nowhere yet.
    cards: [Card; MOST],
    left: usize,
    /// The card in each place that is filled.
    laid: [Card; MOST],
    places: usize,
    /// A bit for each place with a card.
    filled: u64,
}

impl Spread {
    /// Nothing lies anywhere; cards of pools that the viewer has not seen are drawn.
    fn new(group: &Group, rng: &mut impl Rng) -> Self {
        let mut cards = [Card::ALL[0]; MOST];
        let mut left = group.cards.len();
        cards[..left].copy_from_slice(&group.cards);
        for pool in group.pools.iter().filter(|pool| pool.drawn > 0) {
            let mut drawn = [Card::ALL[0]; MOST];
            let drawn = &mut drawn[..pool.cards.len()];
            drawn.copy_from_slice(&pool.cards);
            rng.shuffle_first(drawn, pool.drawn);
            cards[left..][..pool.drawn].copy_from_slice(&drawn[..pool.drawn]);
            left += pool.drawn;
        }
        let places = group.places.len();
        Self { cards, left, laid: [Card::ALL[0]; MOST], places, filled: 0 }
    }

    /// The ways to lay one of the copies of a card into one of some places, as a share of all ways to lay the group.
    fn weight(&self, card: Card, places: u64) -> usize {
        let copies = self.cards[..self.left].iter().filter(|other| **other == card).count();
        if copies == 0 { 0 } else { copies * (places & !self.filled).count_ones() as usize * SCALE / self.left }
    }

    /// Lays a card into one of some places.
    fn lay_in(&mut self, card: Card, places: u64, rng: &mut impl Rng) {
        let mut open = places & !self.filled;
        for _ in 0..rng.below(open.count_ones() as usize) {
            open &= open - 1;
        }
        let place = open.trailing_zeros() as usize;
        if let Some(found) = self.cards[..self.left].iter().position(|other| *other == card) {
            self.left -= 1;
            self.cards[found] = self.cards[self.left];
            self.laid[place] = card;
            self.filled |= 1 << place;
        }
    }

    /// Lays the other cards into the other places.
    fn lay_rest(&mut self, rng: &mut impl Rng) {
        rng.shuffle(&mut self.cards[..self.left]);
        let mut next = self.cards[..self.left].iter();
        for place in (0..self.places).filter(|place| self.filled >> place & 1 == 0) {
            if let Some(card) = next.next() {
                self.laid[place] = *card;
            }
        }
    }

    /// How many copies of a card lie in some places.
    fn count(&self, card: Card, places: u64) -> usize {
        (0..self.places).filter(|&place| places >> place & 1 != 0 && self.laid[place] == card).count()
    }
}

/// How many copies of a card lie where it may have lain.
fn copies(spreads: &[Spread], demand: &Demand) -> usize {
    demand.ways.iter().map(|&(group, places)| spreads[group].count(demand.card, places)).sum()
}

/// Shares are whole numbers: no number up to 56 makes one of these too rough.
const SCALE: usize = 5040;

/// Lays out all groups so that each card that is known to have lain in the pile lies there. Where choices have to be taken
/// back again and again, it begins anew: the next choices are better ones as a rule.
fn spread_with(groups: &[Group], demands: &[Demand], rng: &mut impl Rng) -> Vec<Spread> {
    // Those with one group to lie in stand first and need no choice.
    let choices = demands.iter().position(|demand| demand.ways.len() > 1).unwrap_or(demands.len());
    let mut beginning = 0;
    loop {
        let mut spreads: Vec<Spread> = groups.iter().map(|group| Spread::new(group, rng)).collect();
        for demand in &demands[..choices] {
            if let Some(&(group, places)) = demand.ways.first() {
                spreads[group].lay_in(demand.card, places, rng);
            }
        }
        let mut open: Vec<&Demand> = demands[choices..].iter().collect();
        let mut patience = if beginning < BEGINNINGS { PATIENCE * (1 + open.len()) } else { usize::MAX };
        if meet(&mut spreads, &mut open, &mut patience, rng) || beginning == BEGINNINGS {
            spreads.iter_mut().for_each(|spread| spread.lay_rest(rng));
            return spreads;
        }
        beginning += 1;
    }
}

/// So often the choice of places begins anew before it is searched through.
const BEGINNINGS: usize = 50;
/// Choices for each card before that.
const PATIENCE: usize = 4;

/// Chooses for every card that is known to have lain in the discard pile one of the groups where it may lie, so that all
/// find one. The card with the fewest groups to choose from goes first, so that hardly ever a choice has to be taken back.
fn meet(spreads: &mut [Spread], demands: &mut Vec<&Demand>, patience: &mut usize, rng: &mut impl Rng) -> bool {
    let open = |spreads: &[Spread], demand: &Demand| {
        demand.ways.iter().filter(|way| spreads[way.0].weight(demand.card, way.1) > 0).count()
    };
    let fewest = (0..demands.len()).min_by_key(|&i| (demands[i].order, open(spreads, demands[i])));
    let Some(next) = fewest else { return true };
    let demand = demands.swap_remove(next);
    let mut tried = 0_u64;
    loop {
        let weight = |i: usize, tried: u64| {
            let (group, places) = demand.ways[i];
            if tried >> i & 1 == 0 { spreads[group].weight(demand.card, places) } else { 0 }
        };
        let total: usize = (0..demand.ways.len()).map(|i| weight(i, tried)).sum();
        if total == 0 || *patience == 0 {
            demands.push(demand);
            return false;
        }
        let mut ticket = rng.below(total);
        let is_here = |i: &usize| {
            let weight = weight(*i, tried);
            let is_here = ticket < weight;
            ticket = ticket.wrapping_sub(weight);
            is_here
        };
        let way = (0..demand.ways.len()).find(is_here).unwrap_or(0);
        tried |= 1 << way;
        *patience -= 1;
        let (group, places) = demand.ways[way];
        let before = spreads[group];
        spreads[group].lay_in(demand.card, places, rng);
        if meet(spreads, demands, patience, rng) {
            return true;
        }
        spreads[group] = before;
    }
}
