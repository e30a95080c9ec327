//! Shields and battles (R9).

use crate::data::{Effect, SHIELDS_OF_TOKENS, VICTORY_TOKENS, WITH_HORNS, WITH_SHIELDS};
use crate::ids::MAX_PLAYERS;
use crate::setup::Victory;
use crate::state::{Architects, City};
use crate::witness::{Consequence, Witness};
use table::Seat;

impl City {
    /// Shields on red cards, on the stages of Rhodes and on Tactics (R9.3).
    pub fn shields(&self) -> u8 {
        let cards = WITH_SHIELDS.map(|card| self.cards.of(card) * card.face().shields);
        let stages = match self.wonder {
            Some(wonder) if wonder.wonder().effect == Effect::Shield => {
                (self.built & wonder.effect_stages()).count_ones() as u8
            }
            Some(_) | None => 0,
        };
        let tokens: u8 = SHIELDS_OF_TOKENS.iter().map(|&(token, shields)| self.tokens.of(token) * shields).sum();
        cards.iter().sum::<u8>() + stages + tokens
    }
}

/// Victory tokens that each of so many players wins by its shields (R9.4, R9.5).
pub fn victories(shields: &[u8]) -> [u8; MAX_PLAYERS] {
    let mut won = [0; MAX_PLAYERS];
    if let &[a, b] = shields {
        won[0] = victories_of_two(a, b);
        won[1] = victories_of_two(b, a);
        return won;
    }
    let count = shields.len().min(MAX_PLAYERS);
    for seat in Seat::first(count) {
        let beats = |other: Seat| u8::from(shields[seat.index()] > shields[other.index()]);
        won[seat.index()] = beats(seat.left(count)) + beats(seat.right(count));
    }
    won
}

/// With two players twice as many shields win twice. One shield against none cannot happen (R9.6).
fn victories_of_two(own: u8, other: u8) -> u8 {
    if own <= other {
        0
    } else if own >= 2 && own >= 2 * other {
        2
    } else {
        1
    }
}

impl Architects {
    /// All compare their shields, then cards with horns are discarded and the conflict tokens turned back (R9.7).
    pub(crate) fn fight(&mut self, witness: &mut impl Witness) {
        let seats = self.setup.seats();
        let shields = self.all_shields();
        let won = self.victories_now();
        let mut discarded = [0; MAX_PLAYERS];
        for (city, won) in self.cities.0.iter_mut().zip(won) {
            city.victory = city.victory.saturating_add(won);
        }
        for (city, discarded) in self.cities.0[..seats].iter_mut().zip(&mut discarded) {
            for card in WITH_HORNS {
                let count = city.cards.of(card);
                city.cards.remove(card, count);
                self.discard.add_many(card, count);
                *discarded += count;
            }
        }
        self.flipped = 0;
        witness.sees(Consequence::Battle { shields, won, discarded });
    }

    /// Victory tokens that each seat would win in a battle now.
    pub fn victories_now(&self) -> [u8; MAX_PLAYERS] {
        let seats = self.setup.seats();
        let mut won = victories(&self.all_shields()[..seats]);
        let mut supply = self.victory_supply();
        // Where tokens run out, the active player takes first, then the others in turn order (R12.11).
        for seat in self.active.around(seats) {
            let won = &mut won[seat.index()];
            *won = (*won).min(supply);
            supply -= *won;
        }
        won
    }

    fn all_shields(&self) -> [u8; MAX_PLAYERS] {
        std::array::from_fn(|i| self.cities.0[i].shields())
    }

    /// How many victory tokens can still be won.
    fn victory_supply(&self) -> u8 {
        match self.setup.victory {
            Victory::Unlimited => u8::MAX,
            Victory::Limited => {
                let won = self.cities.0.iter().fold(0_u8, |won, city| won.saturating_add(city.victory));
                VICTORY_TOKENS.saturating_sub(won)
            }
        }
    }

    /// A seat's shields.
    pub fn shields(&self, seat: Seat) -> u8 {
        self.cities[seat].shields()
    }
}
