//! What the network looks at in a position of Architects, for each seat alike: its points, its wonder and what that still
//! lacks, cards, tokens and shields beside its neighbours', how far the game is, and what it may take next.
//!
//! Inputs are told to a closure instead of stored: judging adds them up on the way, learning collects them.

use super::card_worth::{CardWorths, WORTHS};
use architects::{
    Architects, Card, DeckId, MAX_PLAYERS, Pending, Resource, Side, StageId, TokenId, WonderId, victories,
};
use table::{Game, Seat};

/// The first index of each group of inputs.
mod at {
    use super::*;

    pub(super) const SEATS: usize = 0;
    pub(super) const ROWS: usize = SEATS + MAX_PLAYERS - 1;
    pub(super) const LEAD: usize = ROWS + 5;
    pub(super) const STAGES: usize = LEAD + 2;
    pub(super) const WONDER: usize = STAGES + StageId::NUM + 1;
    pub(super) const EFFECTS_LEFT: usize = WONDER + WonderId::NUM + 1;
    pub(super) const POINTS_LEFT: usize = EFFECTS_LEFT + WonderId::NUM;
    pub(super) const MISSING: usize = POINTS_LEFT + 1;
    pub(super) const NEAREST: usize = MISSING + 5;
    pub(super) const LACKS: usize = NEAREST + 1;
    pub(super) const PURSE: usize = LACKS + 6;
    pub(super) const GREEN: usize = PURSE + 6;
    pub(super) const TOKENS: usize = GREEN + 5;
    pub(super) const TOKENS_LATE: usize = TOKENS + TokenId::NUM + 1;
    pub(super) const SHIELDS: usize = TOKENS_LATE + TokenId::NUM;
    pub(super) const BESIDE: usize = SHIELDS + 4;
    pub(super) const BESIDE_HORNS: usize = BESIDE + STEPS;
    pub(super) const BESIDE_LASTING: usize = BESIDE_HORNS + STEPS;
    pub(super) const CAT: usize = BESIDE_LASTING + STEPS;
    pub(super) const PROGRESS: usize = CAT + 1;
    pub(super) const RIVAL: usize = PROGRESS + 2;
    pub(super) const TURN: usize = RIVAL + 5;
    pub(super) const SIDES: usize = TURN + 12;
    pub(super) const CENTRE: usize = SIDES + 2 * ODDS;
    pub(super) const DRAWN: usize = CENTRE + 2 * ODDS;
    pub(super) const END: usize = DRAWN + ODDS;
}

// A second Culture is told by the input after its first, which must not be another token's.
const _: () = assert!(TokenId::Culture as usize + 1 == TokenId::NUM, "Culture stands last in architects/src/ids.rs");

/// Steps of the difference in shields.
const STEPS: usize = 7;
const ODDS: usize = WORTHS + 1;

/// How many inputs each seat has.
pub const INPUTS: usize = at::END;

/// Resources that a whole wonder takes.
const WHOLE: f32 = 14.0;

/// What is compared between seats.
struct Standing {
    points: [i16; MAX_PLAYERS],
    rows: [[i16; 5]; MAX_PLAYERS],
    /// Resources that the wonder takes beyond the cards that are there.
    lacks: [u8; MAX_PLAYERS],
    shields: [u8; MAX_PLAYERS],
    lasting: [u8; MAX_PLAYERS],
    won: [u8; MAX_PLAYERS],
    /// How far the wonder that is farthest is, from 0 to 1.
    progress: f32,
}

impl Standing {
    fn of(game: &Architects) -> Self {
        let seats = game.seats();
        let mut all = Self {
            points: [0; MAX_PLAYERS],
            rows: [[0; 5]; MAX_PLAYERS],
            lacks: [0; MAX_PLAYERS],
            shields: [0; MAX_PLAYERS],
            lasting: [0; MAX_PLAYERS],
            won: [0; MAX_PLAYERS],
            progress: 0.0,
        };
        for seat in Seat::first(seats) {
            let (i, city) = (seat.index(), game.city(seat));
            all.rows[i] = game.score(seat).rows();
            all.points[i] = all.rows[i].iter().sum();
            let mut left = WHOLE as u8;
            city.stages().iter().for_each(|stage| left -= stage.cost().count);
            all.progress = all.progress.max(1.0 - f32::from(left) / WHOLE);
            let cards: u8 = Card::PAYING.iter().map(|&card| city.cards().of(card)).sum();
            all.lacks[i] = left.saturating_sub(cards);
            all.shields[i] = city.shields();
            let horns = city.cards().of(Card::ShieldHorn1) + city.cards().of(Card::ShieldHorn2);
            all.lasting[i] = all.shields[i] - horns;
        }
        all.won = victories(&all.shields[..seats]);
        all
    }
}

/// Tells every input of every seat that is not zero.
#[inline]
pub fn inputs(game: &Architects, mut tell: impl FnMut(Seat, usize, f32)) {
    let standing = Standing::of(game);
    for seat in Seat::first(game.seats()) {
        tell_city(game, &standing, seat, |input, value| tell(seat, input, value));
        tell_battle(game, &standing, seat, |input, value| tell(seat, input, value));
        tell_race(game, &standing, seat, |input, value| tell(seat, input, value));
        tell_turn(game, seat, |input, value| tell(seat, input, value));
    }
}

/// What the seat has and what its wonder lacks.
#[inline]
fn tell_city(game: &Architects, standing: &Standing, seat: Seat, mut tell: impl FnMut(usize, f32)) {
    let city = game.city(seat);
    tell(at::SEATS + game.seats() - 2, 1.0);
    for (row, &points) in standing.rows[seat.index()].iter().enumerate().filter(|(_, points)| **points != 0) {
        tell(at::ROWS + row, f32::from(points) / 10.0);
    }
    tell(at::STAGES + city.stages().len(), 1.0);
    match city.wonder() {
        Some(wonder) => {
            tell(at::WONDER + wonder.index(), 1.0);
            let (mut effects, mut points) = (0_u8, 0_u8);
            for stage in (!city.stages()).iter().map(|stage| wonder.wonder().stage(stage)) {
                effects += u8::from(stage.has_effect);
                points += stage.points;
            }
            tell(at::EFFECTS_LEFT + wonder.index(), f32::from(effects) / 2.0);
            tell(at::POINTS_LEFT, f32::from(points) / 20.0);
        }
        None => tell(at::WONDER + WonderId::NUM, 1.0),
    }
    let (mut distinct, mut most, mut grey) = (0_u8, 0_u8, 0_u8);
    for count in Resource::ALL.map(|resource| city.cards().of(resource.card())) {
        distinct += u8::from(count > 0);
        most = most.max(count);
        grey += count;
    }
    let coins = city.cards().of(Card::Coin);
    if grey > 0 {
        tell(at::PURSE, f32::from(distinct) / 3.0);
        tell(at::PURSE + 1, f32::from(most) / 2.0);
        tell(at::PURSE + 2, f32::from(grey) / 4.0);
    }
    if coins > 0 {
        tell(at::PURSE + 3, f32::from(coins) / 2.0);
        tell(at::PURSE + 3 + usize::from(coins.min(2)), 1.0);
    }
    let greens = [Card::Gear, Card::Compass, Card::Tablet].map(|card| city.cards().of(card));
    tell(at::GREEN + usize::from(greens.iter().sum::<u8>().min(3)), 1.0);
    if greens.iter().filter(|count| **count > 0).count() == 2 {
        tell(at::GREEN + 4, 1.0);
    }
    let tokens = city.tokens();
    for token in tokens.kinds() {
        let second = token == TokenId::Culture && tokens.of(token) > 1;
        tell(at::TOKENS + token.index() + usize::from(second), 1.0);
        tell(at::TOKENS_LATE + token.index(), standing.progress);
    }
    if game.cat() == Some(seat) {
        tell(at::CAT, 1.0);
    }
}

/// Shields beside those of the neighbours, and how near a battle is.
#[inline]
fn tell_battle(game: &Architects, standing: &Standing, seat: Seat, mut tell: impl FnMut(usize, f32)) {
    let (i, seats) = (seat.index(), game.seats());
    let horns = f32::from(game.flipped()) / f32::from(game.conflict_tokens());
    let won = f32::from(standing.won[i]);
    tell(at::SHIELDS, f32::from(standing.shields[i]) / 4.0);
    tell(at::SHIELDS + 1, won);
    tell(at::SHIELDS + 2, won * horns);
    if horns >= 1.0 {
        tell(at::SHIELDS + 3, won);
    }
    let step = |shields: &[u8; MAX_PLAYERS], other: usize| {
        (i32::from(shields[i]) - i32::from(shields[other])).clamp(-3, 3).wrapping_add(3) as usize
    };
    for other in [seat.left(seats), seat.right(seats)].map(Seat::index) {
        let now = step(&standing.shields, other);
        tell(at::BESIDE + now, 1.0);
        if horns > 0.0 {
            tell(at::BESIDE_HORNS + now, horns);
        }
        tell(at::BESIDE_LASTING + step(&standing.lasting, other), 1.0);
    }
}

/// How far the game is, and how the others stand.
#[inline]
fn tell_race(game: &Architects, standing: &Standing, seat: Seat, mut tell: impl FnMut(usize, f32)) {
    let i = seat.index();
    let (mut best, mut rival) = (i16::MIN, u8::MAX);
    for other in (0..game.seats()).filter(|other| *other != i) {
        best = best.max(standing.points[other]);
        rival = rival.min(standing.lacks[other]);
    }
    let lead = f32::from(standing.points[i] - best) / 10.0;
    tell(at::LEAD + usize::from(lead < 0.0), lead);
    tell(at::PROGRESS, standing.progress);
    tell(at::PROGRESS + 1, standing.progress * standing.progress);
    let lacks = standing.lacks[i];
    tell(at::LACKS, f32::from(lacks) / 10.0);
    for (most, input) in [0, 1, 2, 3, 5].into_iter().zip(1..) {
        if lacks <= most {
            tell(at::LACKS + input, 1.0);
        }
    }
    tell(at::RIVAL, f32::from(rival) / 10.0);
    for (most, input) in [0, 1, 2, 4].into_iter().zip(1..) {
        if rival <= most {
            tell(at::RIVAL + input, 1.0);
        }
    }
}

/// When it is the seat's turn, what it still has to do, and what it may take next.
#[inline]
fn tell_turn(game: &Architects, seat: Seat, mut tell: impl FnMut(usize, f32)) {
    let seats = game.seats();
    let worths = CardWorths::of(game, seat, &game.means(seat));
    tell(at::MISSING + usize::from(worths.missing), 1.0);
    tell(at::NEAREST, f32::from(worths.stage_points) / 5.0);
    let is_active = seat == game.active();
    let away = game.active().places_to(seat, seats);
    let begins = game.pending().iter().any(|pending| matches!(pending, Pending::Take));
    tell(at::TURN, away as f32 / seats as f32);
    let knows_top = game.seen_by().contains(seat);
    if is_active {
        tell(at::TURN + 1, 1.0);
        if begins {
            tell(at::TURN + 2, 1.0);
        }
        let extras = game.turn().extras();
        if extras > 0 {
            tell(at::TURN + 3, f32::from(extras));
        }
        for pending in game.pending() {
            let input = match pending {
                Pending::Draw => {
                    let odds = worths.odds(game.deck(DeckId::CENTRE), knows_top);
                    tell_odds(at::DRAWN, &odds, &mut tell);
                    4
                }
                Pending::TakeToken => 5,
                Pending::DrawToken => 6,
                Pending::AnyDeck => 7,
                Pending::SearchDeck => 8,
                Pending::Show(_) => 9,
                Pending::Keep(_) => 10,
                Pending::UseEffect => 11,
                // Told otherwise, or nothing to judge by. What a turn may still bring gets an input of its own.
                Pending::DealWonders
                | Pending::OfferWonders
                | Pending::PickWonder
                | Pending::LayDecks
                | Pending::LayTokens
                | Pending::Take
                | Pending::Act
                | Pending::LastTurns(_)
                | Pending::Peek
                | Pending::TurnUp(_) => continue,
            };
            tell(at::TURN + input, 1.0);
        }
    }
    let takes_next = if is_active { begins || game.turn().extras() > 0 } else { !begins && away == 1 };
    let later = if takes_next { 0 } else { ODDS };
    let [left, right] = [Side::Left, Side::Right].map(|side| worths.odds(game.deck(game.deck_at(seat, side)), true));
    let sides = std::array::from_fn(|i| 1.0 - (1.0 - left[i]) * (1.0 - right[i]));
    tell_odds(at::SIDES + later, &sides, &mut tell);
    let centre = worths.odds(game.deck(DeckId::CENTRE), knows_top);
    tell_odds(at::CENTRE + later, &centre, &mut tell);
}

#[inline]
fn tell_odds(start: usize, odds: &[f32; ODDS], tell: &mut impl FnMut(usize, f32)) {
    for (i, &chance) in odds.iter().enumerate().filter(|(_, chance)| **chance > 0.0) {
        tell(start + i, chance);
    }
}
