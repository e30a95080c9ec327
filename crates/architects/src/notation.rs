//! Texts of actions and outcomes. `docs/notation.md` describes them for other programs; positions are in `position.rs`.

use crate::chance::Chance;
use crate::cost::Payment;
use crate::ids::{Card, Color, DeckId, MAX_PLAYERS, Resource, StageId};
use crate::legal::Action;
use crate::pending::Pending;
use crate::state::Architects;
use crate::view::View;
use table::text::{Result, Words, parse_id};
use table::{Notation, Seat, TextError};

/// The most cards that any stage costs.
const MOST_CARDS: usize = 4;

impl Notation for Architects {
    fn action_text(&self, _: Seat, action: Action) -> String {
        match action {
            Action::Pick(wonder) => format!("pick {wonder}"),
            Action::Look => "look".to_owned(),
            Action::Take(side) => format!("take {side}"),
            Action::Extra(side) => format!("extra {side}"),
            Action::Build(payment) => format!("build {} {}", payment.stage(), payment.list()),
            Action::Exchange(set) => format!("exchange {set}"),
            Action::Token(token) => format!("token {token}"),
            Action::Blind => "blind".to_owned(),
            Action::Fetch(deck) => format!("fetch {deck}"),
            Action::Search(side) => format!("search {side}"),
            Action::Keep(card) => format!("keep {card}"),
            Action::Use => "use".to_owned(),
            Action::Pass => "pass".to_owned(),
            Action::End => "end".to_owned(),
        }
    }

    fn parse_action(&self, _: Seat, text: &str) -> Result<Action> {
        let mut words = Words::new(text);
        let verb = words.next("an action")?;
        let action = match verb {
            "pick" => Action::Pick(words.id()?),
            "look" => Action::Look,
            "take" => Action::Take(words.id()?),
            "extra" => Action::Extra(words.id()?),
            "build" => {
                let stage = words.id()?;
                Action::Build(parse_payment(stage, words.next("a payment")?)?)
            }
            "exchange" => Action::Exchange(words.id()?),
            "token" => Action::Token(words.id()?),
            "blind" => Action::Blind,
            "fetch" => Action::Fetch(self.parse_deck(words.next("a deck")?)?),
            "search" => Action::Search(words.id()?),
            "keep" => Action::Keep(words.id()?),
            "use" => Action::Use,
            "pass" => Action::Pass,
            "end" => Action::End,
            _ => return Err(TextError::unknown("action", verb)),
        };
        words.end()?;
        Ok(action)
    }

    fn chance_text(&self, outcome: Chance) -> String {
        match outcome {
            Chance::Wonder(seat, wonder) => format!("wonder {seat} {wonder}"),
            Chance::Offer(wonder) => format!("offer {wonder}"),
            Chance::Top(deck, card) => format!("top {deck} {card}"),
            Chance::Token(token) => format!("token {token}"),
            Chance::Card(card) => format!("card {card}"),
            Chance::Seen(card) => format!("seen {card}"),
            Chance::Drawn(token) => format!("drawn {token}"),
            Chance::Shown(card) => format!("shown {card}"),
        }
    }

    fn parse_chance(&self, text: &str) -> Result<Chance> {
        let mut words = Words::new(text);
        let outcome = match words.next("an outcome")? {
            "wonder" => Chance::Wonder(self.parse_seat(words.next("a seat")?)?, words.id()?),
            "offer" => Chance::Offer(words.id()?),
            "top" => Chance::Top(self.parse_deck(words.next("a deck")?)?, words.id()?),
            "token" => Chance::Token(words.id()?),
            "card" => Chance::Card(words.id()?),
            "seen" => Chance::Seen(words.id()?),
            "drawn" => Chance::Drawn(words.id()?),
            "shown" => Chance::Shown(words.id()?),
            other => return Err(TextError::unknown("outcome", other)),
        };
        words.end()?;
        Ok(outcome)
    }

    fn position_text(&self) -> String {
        self.write_position()
    }

    fn parse_position(text: &str) -> Result<Self> {
        Self::read_position(text)
    }

    fn view_text(view: &View) -> String {
        view.write()
    }

    fn due_text(&self) -> String {
        match self.pending.top() {
            Some(Pending::DealWonders) => format!("wonder {}", self.wonder_due()),
            Some(Pending::OfferWonders) => "offer".to_owned(),
            Some(Pending::LayTokens) => "token".to_owned(),
            Some(Pending::Peek) => "seen".to_owned(),
            Some(Pending::Draw) => "card".to_owned(),
            Some(Pending::DrawToken) => "drawn".to_owned(),
            Some(Pending::Show(_)) => "shown".to_owned(),
            Some(Pending::TurnUp(deck)) => format!("top {deck}"),
            Some(Pending::LayDecks) => format!("top {}", self.deck_to_lay()),
            // Nothing is due from the table.
            Some(
                Pending::PickWonder
                | Pending::Take
                | Pending::Act
                | Pending::LastTurns(_)
                | Pending::TakeToken
                | Pending::AnyDeck
                | Pending::SearchDeck
                | Pending::Keep(_)
                | Pending::UseEffect,
            )
            | None => String::new(),
        }
    }
}

impl Architects {
    pub(crate) fn parse_seat(&self, text: &str) -> Result<Seat> {
        let is_taken = |seat: &Seat| seat.index() < self.setup.seats();
        text.parse().ok().filter(is_taken).ok_or_else(|| TextError::unknown("seat", text))
    }

    pub(crate) fn parse_deck(&self, text: &str) -> Result<DeckId> {
        if text == "centre" { Ok(DeckId::CENTRE) } else { self.parse_seat(text).map(DeckId::of) }
    }
}

/// Reads what a stage is paid with, in printed order.
fn parse_payment(stage: StageId, text: &str) -> Result<Payment> {
    let (mut grey, mut yellow) = ([0; Resource::NUM], 0);
    for word in text.split(',').take(MOST_CARDS) {
        let card = parse_id::<Card>(word)?;
        match (card.color(), Resource::ALL.iter().position(|resource| resource.card() == card)) {
            (Color::Grey, Some(resource)) => grey[resource] += 1,
            (Color::Yellow, _) => yellow += 1,
            (Color::Grey | Color::Blue | Color::Green | Color::Red, _) => {
                return Err(TextError::unknown("grey or yellow card", word));
            }
        }
    }
    let payment = Payment::new(stage, grey, yellow);
    if payment.list() == text { Ok(payment) } else { Err(TextError::unknown("payment in printed order", text)) }
}

/// Every seat there can be has its deck before the central one.
const _: () = assert!(DeckId::CENTRE.index() == MAX_PLAYERS);
