//! What the network looks at in a position of Duel: for the seat whose turn comes next and for the other, what they have
//! and what they can still get.
//!
//! Inputs are told to a closure instead of stored: judging adds them up on the way, learning collects them.

use super::expansions;
use duel::data::BUILDINGS;
use duel::{
    Building, CardSet, Cell, Class, Color, Duel, Effect, Expansion, Link, Pending, Resource, Symbol, TokenId, WonderId,
    slots,
};
use std::sync::LazyLock;
use table::{Game, IdSet, Seat};

/// How many components are of the base game: they come first in their lists. The others are told by `expansions.rs`.
pub(super) mod taught {
    use super::*;

    pub(in crate::duel) const LINKS: usize = Link::Mesopotamian as usize;
    pub(in crate::duel) const WONDERS: usize = WonderId::Sanctuary as usize;
    pub(in crate::duel) const TOKENS: usize = TokenId::Mysticism as usize;
    pub(in crate::duel) const COLORS: usize = Color::White as usize;
}

/// The first index of each group of features.
mod at {
    use super::*;

    pub(super) const POINTS: usize = 0;
    pub(super) const COINS: usize = POINTS + 1;
    pub(super) const COIN_STEPS: usize = COINS + 1;
    pub(super) const PRODUCTION: usize = COIN_STEPS + 3;
    pub(super) const CHOICES: usize = PRODUCTION + 3 * Resource::NUM;
    pub(super) const FIXED_PRICES: usize = CHOICES + 2 * Class::NUM;
    pub(super) const SYMBOLS: usize = FIXED_PRICES + Resource::NUM;
    pub(super) const LEAD: usize = SYMBOLS + 6;
    pub(super) const LINKS: usize = LEAD + 9;
    pub(super) const WONDERS: usize = LINKS + taught::LINKS;
    pub(super) const WONDER_COINS: usize = WONDERS + taught::WONDERS;
    pub(super) const WONDER_IN_REACH: usize = WONDER_COINS + 1;
    pub(super) const TOKENS: usize = WONDER_IN_REACH + 1;
    pub(super) const COLORS: usize = TOKENS + taught::TOKENS;
    pub(super) const PAIRS_OPEN: usize = COLORS + taught::COLORS;
    pub(super) const SYMBOLS_TO_COME: usize = PAIRS_OPEN + 1;
    pub(super) const REDS_TO_COME: usize = SYMBOLS_TO_COME + 6;
    pub(super) const END: usize = REDS_TO_COME + 1;
}

/// Features of one seat.
const SEAT: usize = at::END;
/// Features of the table: progress tokens to be had, cards left, whether a choice is pending.
const TABLE: usize = taught::TOKENS + 3;
/// Inputs of one age.
const AGE: usize = 2 * SEAT + TABLE;

/// Inputs of the base game: every age has its own.
pub const BASE_INPUTS: usize = 3 * AGE;

/// How many inputs the network of a game with these expansions has.
pub const fn inputs_of(expansions: IdSet<Expansion>) -> usize {
    if expansions.bits() == 0 { BASE_INPUTS } else { BASE_INPUTS + expansions::INPUTS }
}

/// Tells every input that is not zero. Returns the seat from whose side the position is seen: whose turn comes next.
#[inline]
pub fn inputs(game: &Duel, mut tell: impl FnMut(usize, f32)) -> Seat {
    let seat = base_inputs(game, &mut tell);
    if !game.setup().expansions.is_empty() {
        expansions::inputs(game, seat, |index, value| tell(BASE_INPUTS + index, value));
    }
    seat
}

#[inline]
fn base_inputs(game: &Duel, mut tell: impl FnMut(usize, f32)) -> Seat {
    // Who has triggered a conspiracy still has the turn itself to come.
    let turn = match game.pending().first() {
        Some(Pending::Turn(seat) | Pending::GoOn(seat)) => Some(*seat),
        Some(_) | None => None,
    };
    // While an age is set up it is nobody's turn yet: whoever has to choose counts, and A while nobody has, who drafts
    // first and begins.
    let seat = turn.or(game.chooser()).unwrap_or(Seat::A);
    let start = AGE * game.age().index();
    features(game, seat, |index, value| tell(start + index, value));
    features(game, seat.opponent(), |index, value| tell(start + SEAT + index, value));
    let table = start + 2 * SEAT;
    for token in game.board().iter().filter(|token| token.index() < taught::TOKENS) {
        tell(table + token.index(), 1.0);
    }
    let cards_left = game.structure().present().count_ones();
    tell(table + taught::TOKENS, cards_left as f32 / 20.0);
    match game.chooser() {
        Some(chooser) if chooser == seat && game.pending().len() > 1 => tell(table + taught::TOKENS + 1, 1.0),
        Some(chooser) if chooser != seat => tell(table + taught::TOKENS + 2, 1.0),
        Some(_) | None => {}
    }
    seat
}

/// Which card each link makes free.
const TARGET: [usize; Link::NUM] = {
    let mut targets = [0; Link::NUM];
    let mut card = 0;
    while card < BUILDINGS_NUM {
        if let Some(link) = ROWS[card].free_with {
            targets[link as usize] = card;
        }
        card += 1;
    }
    targets
};

/// The cards that show each symbol.
static SHOWN_ON: LazyLock<[CardSet; Symbol::NUM]> = LazyLock::new(|| {
    Symbol::ALL.map(|symbol| {
        let shows = |row: &&Building| row.effects.contains(&Effect::Science(symbol));
        BUILDINGS.iter().filter(shows).map(|row| row.id).collect()
    })
});

const BUILDINGS_NUM: usize = duel::CardId::NUM;
const ROWS: &[Building; BUILDINGS_NUM] = &BUILDINGS;

/// Tells every feature of a seat that is not zero.
#[inline]
fn features(game: &Duel, seat: Seat, mut tell: impl FnMut(usize, f32)) {
    let city = game.city(seat);
    let score = game.score(seat);
    tell(at::POINTS, f32::from(score.total() - score.military - score.treasury) / 10.0);

    let coins = city.coins();
    tell(at::COINS, f32::from(coins.min(20)) / 10.0);
    for (i, step) in [3, 6, 10].into_iter().enumerate() {
        if coins >= step {
            tell(at::COIN_STEPS + i, 1.0);
        }
    }

    let production = city.production();
    for resource in Resource::ALL {
        for unit in 0..production.of(resource).min(3) {
            tell(at::PRODUCTION + 3 * resource.index() + usize::from(unit), 1.0);
        }
    }
    for class in Class::ALL {
        for unit in 0..city.choice_producers(class).min(2) {
            tell(at::CHOICES + 2 * class.index() + usize::from(unit), 1.0);
        }
    }
    for resource in city.fixed_prices() {
        tell(at::FIXED_PRICES + resource.index(), 1.0);
    }

    let symbols = city.symbols().len().min(6);
    for count in 0..symbols {
        tell(at::SYMBOLS + count, 1.0);
    }
    let lead = if seat == Seat::A { game.pawn() } else { -game.pawn() };
    for step in 0..lead.max(0) {
        tell(at::LEAD + step as usize, 1.0);
    }

    // A link is worth something as long as the card it makes free can still come.
    let mut open = game.unseen();
    for slot in slots(game.structure().present()) {
        if let Cell::Up(card) = game.structure().cell(slot) {
            open.insert(card);
        }
    }
    let shown_on = &*SHOWN_ON;
    let mut to_come = 0;
    for symbol in !city.symbols() {
        if !(open & shown_on[symbol.index()]).is_empty() {
            tell(at::SYMBOLS_TO_COME + to_come, 1.0);
            to_come += 1;
        }
    }
    let reds = (open & Color::Red.cards()).len();
    if reds > 0 {
        tell(at::REDS_TO_COME, reds as f32 / 4.0);
    }
    for link in city.links() {
        if link.index() < taught::LINKS && open.contains(duel::CardId::ALL[TARGET[link.index()]]) {
            tell(at::LINKS + link.index(), 1.0);
        }
    }

    let mut wonder_coins = 0;
    for wonder in city.wonders() {
        if wonder.index() < taught::WONDERS {
            tell(at::WONDERS + wonder.index(), 1.0);
        }
        let price = game.wonder_price(seat, wonder).total();
        wonder_coins += price.min(12);
        if price <= coins {
            tell(at::WONDER_IN_REACH, 1.0);
        }
    }
    tell(at::WONDER_COINS, f32::from(wonder_coins) / 20.0);
    for token in city.tokens().iter().filter(|token| token.index() < taught::TOKENS) {
        tell(at::TOKENS + token.index(), 1.0);
    }
    for &color in &Color::ALL[..taught::COLORS] {
        let count = city.count_of(color);
        if count > 0 {
            tell(at::COLORS + color.index(), f32::from(count) / 4.0);
        }
    }
    if !game.board().is_empty() {
        let greens = city.cards() & Color::Green.cards();
        let shown = greens.len() + usize::from(city.tokens().contains(TokenId::Law));
        let pairs = shown.saturating_sub(city.symbols().len());
        let single = city.symbols().len().saturating_sub(pairs);
        tell(at::PAIRS_OPEN, single as f32 / 3.0);
    }
}
