//! What a card would be to a seat: a resource that finishes a stage, a symbol that makes a set, a shield, …

use architects::data::BRINGING_CARDS;
use architects::{Architects, Card, Cards, Cost, Deck, Kind, Means, Resource, ScienceSet};
use table::Seat;

/// What a card may be to a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Worth {
    /// A grey card with which a stage can be paid.
    Finishes,
    /// A grey card that brings a stage nearer.
    Helps,
    /// A grey card that does not.
    Spare,
    /// A yellow card with which a stage can be paid.
    CoinFinishes,
    /// Another yellow card.
    Coin,
    /// Three points.
    Blue,
    /// Two points, and the cat changes its owner.
    Cat,
    /// Two points.
    BlueCat,
    /// A green card that makes a set.
    MakesSet,
    /// Another green card.
    Green,
    /// A shield that stays.
    Shield,
    /// A shield with a horn.
    Horn,
    /// A shield with two horns.
    TwoHorns,
}

/// How many kinds of worth there are; one more is told of cards that bring another card.
pub(super) const WORTHS: usize = Worth::TwoHorns as usize + 1;

/// What each kind of card would be to a seat.
pub(super) struct CardWorths {
    worth: [Worth; Card::NUM],
    /// Cards that would bring another card by a token.
    brings: u16,
    /// Resources that are missing for the stage that is nearest, 4 if there is none.
    pub(super) missing: u8,
    /// Points of that stage.
    pub(super) stage_points: u8,
}

/// Cards to pay with, as far as it matters.
#[derive(Clone, Copy)]
struct Purse {
    distinct: u8,
    most: u8,
    grey: u8,
    coins: u8,
    mixes: bool,
}

impl Purse {
    fn of(means: &Means) -> Self {
        let mut purse = Self { distinct: 0, most: 0, grey: 0, coins: 0, mixes: means.engineering };
        for count in means.grey {
            purse.distinct += u8::from(count > 0);
            purse.most = purse.most.max(count);
            purse.grey += count;
        }
        purse.coins = means.yellow + u8::from(means.economy && means.yellow > 0);
        purse
    }

    fn missing(&self, cost: Cost) -> u8 {
        let grey = match cost.kind {
            _ if self.mixes => self.grey,
            Kind::Different => self.distinct,
            Kind::Identical => self.most,
        };
        cost.count.saturating_sub(grey + self.coins)
    }
}

impl CardWorths {
    pub(super) fn of(game: &Architects, seat: Seat, means: &Means) -> Self {
        let city = game.city(seat);
        let purse = Purse::of(means);
        let mut worths = Self { worth: WORTH, brings: 0, missing: 4, stage_points: 0 };
        let Some(wonder) = city.wonder() else { return worths };
        let mut costs = [Cost { count: 9, kind: Kind::Different }; 3];
        for (stage, place) in city.available().iter().zip(&mut costs) {
            *place = stage.cost();
            let missing = purse.missing(*place);
            if missing < worths.missing {
                worths.missing = missing;
                worths.stage_points = wonder.wonder().stage(stage).points;
            }
        }
        let least = |purse: Purse| costs.iter().map(|&cost| purse.missing(cost)).min().unwrap_or(9);
        for (card, count) in Card::PAYING.into_iter().zip(means.grey) {
            let more = Purse {
                distinct: purse.distinct + u8::from(count == 0),
                most: purse.most.max(count + 1),
                grey: purse.grey + 1,
                ..purse
            };
            worths.worth[card.index()] = match least(more) {
                0 => Worth::Finishes,
                missing if missing < worths.missing => Worth::Helps,
                _ => Worth::Spare,
            };
        }
        let two = means.economy && means.yellow == 0;
        if least(Purse { coins: purse.coins + 1 + u8::from(two), ..purse }) == 0 {
            worths.worth[Card::Coin.index()] = Worth::CoinFinishes;
        }
        if game.cat() != Some(seat) {
            worths.worth[Card::Civic2Cat.index()] = Worth::Cat;
        }
        let greens = [Card::Gear, Card::Compass, Card::Tablet];
        let held = greens.map(|card| city.cards().of(card));
        let kinds = held.iter().filter(|&&count| count > 0).count();
        for (card, count) in greens.into_iter().zip(held) {
            if count > 0 || kinds + 1 == ScienceSet::Different.cards().len() {
                worths.worth[card.index()] = Worth::MakesSet;
            }
        }
        worths.brings = brings(game, seat);
        worths
    }

    /// What a card is to the seat.
    pub(super) fn worth(&self, card: Card) -> Worth {
        self.worth[card.index()]
    }

    /// Tests if the card would bring another one.
    pub(super) fn brings(&self, card: Card) -> bool {
        self.brings >> card.index() & 1 == 1
    }

    /// How likely the next card of a deck is of each worth, and brings another card.
    pub(super) fn odds(&self, deck: &Deck, knows_top: bool) -> [f32; WORTHS + 1] {
        let mut odds = [0.0; WORTHS + 1];
        match deck.top() {
            Some(card) if knows_top => self.add(&mut odds, card, 1.0),
            top => {
                let all = deck.len();
                if all > 0 {
                    let part = 1.0 / all as f32;
                    self.add_all(&mut odds, deck.inside(), part);
                    top.into_iter().for_each(|card| self.add(&mut odds, card, part));
                }
            }
        }
        odds
    }

    fn add(&self, odds: &mut [f32; WORTHS + 1], card: Card, part: f32) {
        odds[self.worth(card) as usize] += part;
        if self.brings(card) {
            odds[WORTHS] += part;
        }
    }

    fn add_all(&self, odds: &mut [f32; WORTHS + 1], cards: &Cards, part: f32) {
        for card in Card::ALL {
            self.add(odds, card, part * f32::from(cards.of(card)));
        }
    }
}

/// Cards that would bring another card by a token that the seat has and has not used in this turn.
fn brings(game: &Architects, seat: Seat) -> u16 {
    let tokens = game.city(seat).tokens();
    let mut cards = 0;
    for token in BRINGING_CARDS {
        if tokens.contains(token) && !(seat == game.active() && game.turn().has_triggered(token)) {
            token.triggers().iter().for_each(|card| cards |= 1 << card.index());
        }
    }
    cards
}

/// What a card is to anybody.
const WORTH: [Worth; Card::NUM] = {
    let mut worth = [Worth::Spare; Card::NUM];
    let mut i = 0;
    while i < Card::NUM {
        worth[i] = match Card::ALL[i] {
            Card::Wood | Card::Stone | Card::Clay | Card::Papyrus | Card::Glass => Worth::Spare,
            Card::Coin => Worth::Coin,
            Card::Civic3 => Worth::Blue,
            Card::Civic2Cat => Worth::BlueCat,
            Card::Gear | Card::Compass | Card::Tablet => Worth::Green,
            Card::Shield => Worth::Shield,
            Card::ShieldHorn1 => Worth::Horn,
            Card::ShieldHorn2 => Worth::TwoHorns,
        };
        i += 1;
    }
    worth
};

// The first kinds of cards are the resources, in the same order.
const _: () = assert!(Resource::NUM == 5 && Card::Coin as usize == Resource::NUM);
