//! What an action or an event is, as the viewer may know it.

use super::super::{ArchitectsBeside, ArchitectsDeed, ArchitectsPayment, ArchitectsSide};
use super::{name, top};
use ::architects::{Action, Architects, Chance, DeckId, EventView, Payment, Pending, Side, View, WonderId};
use table::Seat;

/// What a seat does. The position is one that looks like the view.
pub(super) fn of_action(view: &View, game: &Architects, seat: Seat, action: Action) -> ArchitectsDeed {
    let at = |side: Side| game.deck_at(seat, side);
    let top_card = |deck: DeckId| top(view, deck).map(name);
    match action {
        Action::Pick(wonder) => ArchitectsDeed::Pick { wonder: name(wonder) },
        Action::Look => ArchitectsDeed::Look,
        Action::Take(side) => {
            ArchitectsDeed::Take { side: side.into(), deck: at(side).to_string(), card: top_card(at(side)) }
        }
        Action::Extra(side) => {
            ArchitectsDeed::Extra { side: side.into(), deck: at(side).to_string(), card: top_card(at(side)) }
        }
        Action::Build(payment) => ArchitectsDeed::Build {
            wonder: name(wonder_of(game, seat)),
            stage: name(payment.stage()),
            payment: payment.into(),
        },
        Action::Exchange(set) => ArchitectsDeed::Exchange { set: name(set) },
        Action::Token(token) => ArchitectsDeed::Token { token: name(token) },
        Action::Blind => ArchitectsDeed::Blind,
        Action::Fetch(DeckId::CENTRE) => ArchitectsDeed::FetchCentre { card: top_card(DeckId::CENTRE) },
        Action::Fetch(deck) => ArchitectsDeed::Fetch {
            deck: deck.to_string(),
            card: top_card(deck).expect("a wonder's deck that can be taken from shows its top"),
        },
        Action::Search(side) => ArchitectsDeed::Search {
            side: match side {
                Side::Left => ArchitectsBeside::Left,
                Side::Right => ArchitectsBeside::Right,
                Side::Centre => unreachable!("the central deck is never searched"),
            },
            deck: at(side).to_string(),
        },
        Action::Keep(card) => ArchitectsDeed::Keep {
            deck: game.searched().expect("a card is kept of the deck that is searched").to_string(),
            card: name(card),
        },
        Action::Use => ArchitectsDeed::Use { wonder: name(wonder_of(game, seat)) },
        Action::Pass if game.pending().last() == Some(&Pending::UseEffect) => {
            ArchitectsDeed::Decline { wonder: name(wonder_of(game, seat)) }
        }
        Action::Pass => ArchitectsDeed::NoExtra,
        Action::End => ArchitectsDeed::End { unused: game.turn().extras() },
    }
}

/// What the table reveals, as far as the viewer sees it.
pub(super) fn of_event(view: &View, game: &Architects, event: EventView) -> ArchitectsDeed {
    match event {
        EventView::Act(seat, action) => of_action(view, game, seat, action),
        EventView::Chance(outcome) => of_outcome(game, outcome),
        EventView::SeenHidden(seat) => ArchitectsDeed::SeenHidden { to: seat.into() },
        EventView::ShownHidden(seat, deck) => ArchitectsDeed::ShownHidden { to: seat.into(), deck: deck.to_string() },
    }
}

fn of_outcome(game: &Architects, outcome: Chance) -> ArchitectsDeed {
    let to = game.active().into();
    match outcome {
        Chance::Wonder(seat, wonder) => ArchitectsDeed::WonderDealt { to: seat.into(), wonder: name(wonder) },
        Chance::Offer(wonder) => ArchitectsDeed::WonderOffered { wonder: name(wonder) },
        Chance::Top(deck, card) => ArchitectsDeed::TurnedUp { deck: deck.to_string(), card: name(card) },
        Chance::Token(token) if game.pending().contains(&Pending::Act) => {
            ArchitectsDeed::TokenTurnedUp { token: name(token) }
        }
        Chance::Token(token) => ArchitectsDeed::TokenLaid { token: name(token) },
        Chance::Card(card) => ArchitectsDeed::Drawn { to, card: name(card) },
        Chance::Seen(card) => ArchitectsDeed::Seen { to, card: name(card) },
        Chance::Drawn(token) => ArchitectsDeed::TokenDrawn { to, token: name(token) },
        Chance::Shown(card) => ArchitectsDeed::Shown {
            to,
            deck: game.searched().expect("cards are shown of the deck that is searched").to_string(),
            card: name(card),
        },
    }
}

fn wonder_of(game: &Architects, seat: Seat) -> WonderId {
    game.city(seat).wonder().expect("who has a turn has a wonder")
}

impl From<Side> for ArchitectsSide {
    fn from(side: Side) -> Self {
        match side {
            Side::Left => Self::Left,
            Side::Right => Self::Right,
            Side::Centre => Self::Centre,
        }
    }
}

impl From<Payment> for ArchitectsPayment {
    fn from(payment: Payment) -> Self {
        Self {
            cards: payment.cards().filter(|(_, count)| *count > 0).map(|(card, count)| (name(card), count)).collect(),
            economy: payment.uses_economy(),
            engineering: payment.uses_engineering(),
        }
    }
}
