//! A whole position from a view: what the viewer does not know is drawn at random from what fits all that it knows.

use crate::ids::Card;
use crate::memory::{Demand, Group, Memory, Place};
use crate::past::Taken;
use crate::state::{Due, Wonders};
use crate::view::{Played, View};
use table::{Actions, Rng};

impl Wonders {
    /// A position that looks exactly like the view.
    pub(crate) fn imagine(view: &View, rng: &mut impl Rng) -> Self {
        let mut game = Self::open_part(view);
        let mut memory = view.memory();
        draw_guilds(&mut memory, rng);
        let Memory { known, mut groups, mut demands } = memory;
        for (place, card) in known {
            settle_demand(view, &mut demands, &place, card);
            game.lay(&place, card);
        }
        let mut laid = Vec::new();
        let is_met = meet(view, &mut groups, &mut demands, &mut laid, rng);
        debug_assert!(is_met, "the cards of the discard pile lie nowhere");
        laid.into_iter().for_each(|(place, card)| game.lay(&place, card));
        for group in &mut groups {
            rng.shuffle(&mut group.cards);
            for (place, &card) in group.places.iter().zip(&group.cards) {
                game.lay(place, card);
            }
        }
        game.imagine_choices(view, rng);
        game
    }

    /// All that the view knows; what it does not lies nowhere.
    pub(crate) fn open_part(view: &View) -> Self {
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
        game
    }

    /// A card lies in a place.
    pub(crate) fn lay(&mut self, place: &Place, card: Card) {
        match place.taken {
            Some((turn, used)) => self.past.set(place.age, turn, place.seat, Taken { card, used }),
            None => self.hands[place.seat].insert(card),
        }
    }

    /// The viewer knows its own choice; others who have chosen may have chosen anything that they can.
    fn imagine_choices(&mut self, view: &View, rng: &mut impl Rng) {
        let mut actions = Actions::new();
        let choices: Vec<_> = self
            .all_seats()
            .zip(&view.chosen)
            .map(|(seat, played)| match played {
                Played::Nothing => None,
                Played::Own(action) => Some(*action),
                Played::FaceDown => {
                    self.legal_actions(seat, &mut actions);
                    Some(actions[rng.below(actions.len())])
                }
            })
            .collect();
        for (seat, choice) in self.all_seats().zip(choices) {
            self.chosen[seat] = choice;
        }
    }
}

/// Draws which of the guilds not seen yet are in play: those that lay in the discard pile are.
fn draw_guilds(memory: &mut Memory, rng: &mut impl Rng) {
    let Memory { known, groups, demands } = memory;
    let elsewhere: Vec<Card> = known
        .iter()
        .map(|(_, card)| *card)
        .chain(groups.iter().flat_map(|group| group.cards.iter().copied()))
        .collect();
    for group in groups.iter_mut().filter(|group| group.guilds_drawn > 0) {
        rng.shuffle(&mut group.guilds);
        let is_certain =
            |guild: &Card| demands.iter().any(|demand| demand.card == *guild) && !elsewhere.contains(guild);
        group.guilds.sort_by_key(|guild| !is_certain(guild));
        group.cards.extend(group.guilds.drain(..).take(group.guilds_drawn));
    }
}

/// A card whose place is known may be one that lay in the discard pile. Who looked through the pile knows that it was.
fn settle_demand(view: &View, demands: &mut Vec<Demand>, place: &Place, card: Card) {
    let is_this = |demand: &Demand| demand.card == card && view.may_lie(demand, place);
    if let Some(met) = demands.iter().position(is_this) {
        demands.swap_remove(met);
    }
}

/// Chooses for every card that is known to have lain in the discard pile one of the places where it may lie, so that all
/// find one. The card with the fewest groups to choose from goes first, so that hardly ever a choice has to be taken back.
fn meet(
    view: &View,
    groups: &mut [Group],
    demands: &mut Vec<Demand>,
    laid: &mut Vec<(Place, Card)>,
    rng: &mut impl Rng,
) -> bool {
    let ways = |groups: &[Group], demand: &Demand| -> Vec<(usize, usize)> {
        let weight = |group: &Group| {
            let copies = group.cards.iter().filter(|card| **card == demand.card).count();
            if copies == 0 {
                0
            } else {
                copies * group.places.iter().filter(|place| view.may_lie(demand, place)).count()
            }
        };
        groups.iter().map(weight).enumerate().filter(|(_, weight)| *weight > 0).collect()
    };
    // Who has not looked through the pile only knows when a card lay there: what lay there early has fewer places.
    let urgency = |(next, ways): &(usize, Vec<_>)| if view.piles.is_empty() { demands[*next].look } else { ways.len() };
    let all = demands.iter().enumerate().map(|(next, demand)| (next, ways(groups, demand)));
    let Some((next, mut options)) = all.min_by_key(urgency) else { return true };
    let demand = demands.swap_remove(next);
    while !options.is_empty() {
        let total: usize = options.iter().map(|(_, weight)| weight).sum();
        let mut ticket = rng.below(total);
        let chosen = options.iter().position(|(_, weight)| {
            let is_here = ticket < *weight;
            ticket = ticket.saturating_sub(*weight);
            is_here
        });
        let (group, _) = options.swap_remove(chosen.unwrap_or(0));
        let before = groups[group].clone();
        let places: Vec<usize> =
            (0..before.places.len()).filter(|&i| view.may_lie(&demand, &before.places[i])).collect();
        let place = groups[group].places.swap_remove(places[rng.below(places.len())]);
        let card = before.cards.iter().position(|card| *card == demand.card).unwrap_or(0);
        groups[group].cards.swap_remove(card);
        laid.push((place, demand.card));
        if meet(view, groups, demands, laid, rng) {
            return true;
        }
        laid.pop();
        groups[group] = before;
    }
    demands.push(demand);
    false
}
