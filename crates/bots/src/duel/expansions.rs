//! What the network looks at besides when Pantheon or Agora is played: gods and what they cost, mythologies and offerings,
//! temples, chambers and decrees, senators and conspiracies.

use super::features::taught;
use duel::{
    Back, Chamber, Color, ConspiracyId, DecreeId, Duel, GodId, Link, Mythology, Offering, OfferingSet, Space, TokenId,
    WonderId,
};
use table::Seat;

const NEW_WONDERS: usize = WonderId::NUM - taught::WONDERS;
const NEW_TOKENS: usize = TokenId::NUM - taught::TOKENS;
const NEW_LINKS: usize = Link::NUM - taught::LINKS;
const TEMPLES: usize = 3;

/// The first index of each group of features.
mod at {
    use super::*;

    pub(super) const WONDERS: usize = 0;
    pub(super) const TOKENS: usize = WONDERS + NEW_WONDERS;
    pub(super) const LINKS: usize = TOKENS + NEW_TOKENS;
    pub(super) const DIVINE_TOKENS: usize = LINKS + NEW_LINKS;
    pub(super) const OFFERINGS: usize = DIVINE_TOKENS + 1;
    pub(super) const PROTECTED: usize = OFFERINGS + 1;
    pub(super) const TEMPLE_COUNT: usize = PROTECTED + 1;
    pub(super) const GODS_TO_HAVE: usize = TEMPLE_COUNT + TEMPLES;
    pub(super) const SENATORS: usize = GODS_TO_HAVE + GodId::NUM;
    pub(super) const CHAMBERS: usize = SENATORS + 1;
    pub(super) const CHAMBER_COUNT: usize = CHAMBERS + Chamber::NUM;
    pub(super) const DECREES: usize = CHAMBER_COUNT + Chamber::NUM;
    pub(super) const CONSPIRACIES: usize = DECREES + DecreeId::NUM;
    pub(super) const PREPARED: usize = CONSPIRACIES + ConspiracyId::NUM;
    pub(super) const CUBES: usize = PREPARED + ConspiracyId::NUM;
    pub(super) const END: usize = CUBES + 1;
}

/// Inputs of one age: both seats, and the new progress tokens on the board.
const AGE: usize = 2 * at::END + NEW_TOKENS;

/// How many inputs there are besides those of the base game.
pub(super) const INPUTS: usize = 3 * AGE;

/// Tells every input that is not zero, seen from the side of a seat.
pub(super) fn inputs(game: &Duel, seat: Seat, mut tell: impl FnMut(usize, f32)) {
    let start = AGE * game.age().index();
    features(game, seat, |index, value| tell(start + index, value));
    features(game, seat.opponent(), |index, value| tell(start + at::END + index, value));
    for token in game.board().iter().filter(|token| token.index() >= taught::TOKENS) {
        tell(start + 2 * at::END + token.index() - taught::TOKENS, 1.0);
    }
}

fn features(game: &Duel, seat: Seat, mut tell: impl FnMut(usize, f32)) {
    let city = game.city(seat);
    for wonder in city.wonders().iter().filter(|wonder| wonder.index() >= taught::WONDERS) {
        tell(at::WONDERS + wonder.index() - taught::WONDERS, 1.0);
    }
    for token in city.tokens().iter().filter(|token| token.index() >= taught::TOKENS) {
        tell(at::TOKENS + token.index() - taught::TOKENS, 1.0);
    }
    for link in city.links().iter().filter(|link| link.index() >= taught::LINKS) {
        tell(at::LINKS + link.index() - taught::LINKS, 1.0);
    }

    let mythologies: u8 = Mythology::ALL.into_iter().map(|mythology| city.mythology_tokens(mythology)).sum();
    tell(at::DIVINE_TOKENS, f32::from(mythologies) / 3.0);
    let offered: u16 = city.offerings().iter().map(Offering::value).sum();
    tell(at::OFFERINGS, f32::from(offered) / 5.0);
    tell(at::PROTECTED, f32::from(city.protected_coins()) / 7.0);
    let temples = (city.cards() & Back::Temple.cards()).len().min(TEMPLES);
    for count in 0..temples {
        tell(at::TEMPLE_COUNT + count, 1.0);
    }
    for space in Space::ALL {
        if let Some(god) = game.pantheon().god_on(space) {
            let price = game.god_price(seat, space, OfferingSet::new());
            tell(at::GODS_TO_HAVE + god.index(), 1.0 - f32::from(price) / 16.0);
        }
    }

    let senators = city.count_of(Color::White);
    tell(at::SENATORS, f32::from(senators) / 4.0);
    let is_own = |chamber: &Chamber| game.senate().controller(*chamber) == Some(seat);
    for (number, chamber) in Chamber::ALL.into_iter().filter(is_own).enumerate() {
        tell(at::CHAMBERS + chamber.index(), 1.0);
        tell(at::CHAMBER_COUNT + number, 1.0);
    }
    for decree in city.decrees() {
        tell(at::DECREES + decree.index(), 1.0);
    }
    for plot in game.unprepared(seat) {
        tell(at::CONSPIRACIES + plot.index(), 1.0);
    }
    for plot in game.prepared(seat) {
        tell(at::PREPARED + plot.index(), 1.0);
    }
    tell(at::CUBES, f32::from(game.senate().cubes_of(seat)) / 6.0);
}
