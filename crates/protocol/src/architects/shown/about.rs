//! What actions and events are about.

use super::super::{ArchitectsAbout, ArchitectsKind, ArchitectsPayment};
use super::{name, searched, top};
use ::architects::{Action, Architects, Chance, DeckId, Payment, Pending, Side, TokenId, View, WonderId};
use table::Seat;

impl ArchitectsAbout {
    fn new(kind: ArchitectsKind) -> Self {
        Self {
            kind,
            deck: None,
            card: None,
            wonder: None,
            stage: None,
            payment: None,
            set: None,
            token: None,
            to: None,
        }
    }

    fn wonder(kind: ArchitectsKind, wonder: WonderId) -> Self {
        Self { wonder: Some(name(wonder)), ..Self::new(kind) }
    }

    fn token(kind: ArchitectsKind, token: TokenId) -> Self {
        Self { token: Some(name(token)), ..Self::new(kind) }
    }

    fn deck(kind: ArchitectsKind, deck: DeckId) -> Self {
        Self { deck: Some(deck.to_string()), ..Self::new(kind) }
    }

    /// The top card of a deck.
    fn top_of(view: &View, kind: ArchitectsKind, deck: DeckId) -> Self {
        Self { card: top(view, deck).map(name), ..Self::deck(kind, deck) }
    }

    fn to(self, seat: Seat) -> Self {
        Self { to: Some(seat.into()), ..self }
    }

    pub(super) fn action(view: &View, game: &Architects, seat: Seat, action: Action) -> Self {
        let at = |side: Side| game.deck_at(seat, side);
        match action {
            Action::Pick(wonder) => Self::wonder(ArchitectsKind::Pick, wonder),
            Action::Look => Self::deck(ArchitectsKind::Look, DeckId::CENTRE),
            Action::Take(side) => Self::top_of(view, ArchitectsKind::Take, at(side)),
            Action::Extra(side) => Self::top_of(view, ArchitectsKind::Extra, at(side)),
            Action::Build(payment) => Self {
                wonder: game.city(seat).wonder().map(name),
                stage: Some(name(payment.stage())),
                payment: Some(ArchitectsPayment::of(payment)),
                ..Self::new(ArchitectsKind::Build)
            },
            Action::Exchange(set) => Self { set: Some(name(set)), ..Self::new(ArchitectsKind::Exchange) },
            Action::Token(token) => Self::token(ArchitectsKind::Token, token),
            Action::Blind => Self::new(ArchitectsKind::Blind),
            Action::Fetch(deck) => Self::top_of(view, ArchitectsKind::Fetch, deck),
            Action::Search(side) => Self::deck(ArchitectsKind::Search, at(side)),
            Action::Keep(card) => {
                let deck = searched(game.pending()).map(|deck| deck.to_string());
                Self { deck, card: Some(name(card)), ..Self::new(ArchitectsKind::Keep) }
            }
            Action::Use => Self::new(ArchitectsKind::Use),
            Action::Pass => Self::new(ArchitectsKind::Pass),
            Action::End => Self::new(ArchitectsKind::End),
        }
    }

    pub(super) fn outcome(game: &Architects, outcome: Chance) -> Self {
        let active = game.active();
        match outcome {
            Chance::Wonder(seat, wonder) => Self::wonder(ArchitectsKind::WonderDealt, wonder).to(seat),
            Chance::Offer(wonder) => Self::wonder(ArchitectsKind::WonderOffered, wonder),
            Chance::Top(deck, card) => Self { card: Some(name(card)), ..Self::deck(ArchitectsKind::TurnedUp, deck) },
            Chance::Token(token) => Self::token(ArchitectsKind::TokenLaid, token),
            Chance::Card(card) => {
                Self { card: Some(name(card)), ..Self::deck(ArchitectsKind::Drawn, DeckId::CENTRE) }.to(active)
            }
            Chance::Seen(card) => Self { card: Some(name(card)), ..Self::seen(active) },
            Chance::Drawn(token) => Self::token(ArchitectsKind::TokenDrawn, token).to(active),
            Chance::Shown(card) => {
                let deck = game.pending().iter().find_map(|pending| match pending {
                    Pending::Show(deck) => Some(*deck),
                    _ => None,
                });
                Self { card: Some(name(card)), ..Self::shown(active, deck.unwrap_or(DeckId::CENTRE)) }
            }
        }
    }

    /// A seat sees the top of the central deck.
    pub(super) fn seen(seat: Seat) -> Self {
        Self::deck(ArchitectsKind::Seen, DeckId::CENTRE).to(seat)
    }

    /// A seat looks at a card of a deck.
    pub(super) fn shown(seat: Seat, deck: DeckId) -> Self {
        Self::deck(ArchitectsKind::Shown, deck).to(seat)
    }
}

impl ArchitectsPayment {
    fn of(payment: Payment) -> Self {
        Self {
            cards: payment.cards().filter(|(_, count)| *count > 0).map(|(card, count)| (name(card), count)).collect(),
            economy: payment.uses_economy(),
            engineering: payment.uses_engineering(),
        }
    }
}
