//! Texts of actions and outcomes. `docs/notation.md` describes them for other programs; positions are in `position.rs`.

use crate::chance::Chance;
use crate::cost::Payment;
use crate::expansion::{Expansion, PerSeat, Plain};
use crate::hand::Hand;
use crate::ids::{Card, MOST_HAND, Side, WonderId};
use crate::legal::Action;
use crate::state::{Step, Wonders};
use crate::view::View;
use table::text::{Result, Words, parse_id, parse_number};
use table::{Notation, Seat, TextError};

/// More coins than any payment has.
const MANY_COINS: u8 = 99;

impl<X: Expansion> Notation for Wonders<X> {
    fn action_text(&self, _: Seat, action: Action<X>) -> String {
        match action {
            Action::Build(card, payment) => format!("build {card}{}", payment_text(payment)),
            Action::BuildFree(card) => format!("free {card}"),
            Action::Stage(card, payment) => format!("stage {card}{}", payment_text(payment)),
            Action::Discard(card) => format!("discard {card}"),
            Action::Fetch(card) => format!("fetch {card}"),
            Action::Decline => "decline".to_owned(),
            Action::Pick(wonder) => format!("pick {wonder}"),
            Action::PickSide(wonder, side) => format!("pick {wonder} {side}"),
            Action::ChooseSide(side) => format!("side {side}"),
            Action::Naval(action) => X::action_text(self, action),
        }
    }

    fn parse_action(&self, _: Seat, text: &str) -> Result<Action<X>> {
        if let Some(action) = X::parse_action(text)? {
            return Ok(Action::Naval(action));
        }
        let mut words = Words::new(text);
        let verb = words.next("an action")?;
        let action = match verb {
            "build" => {
                let card = words.id()?;
                return parse_payment(words).map(|payment| Action::Build(card, payment));
            }
            "stage" => {
                let card = words.id()?;
                return parse_payment(words).map(|payment| Action::Stage(card, payment));
            }
            "free" => Action::BuildFree(words.id()?),
            "discard" => Action::Discard(words.id()?),
            "fetch" => Action::Fetch(words.id()?),
            "decline" => Action::Decline,
            "pick" => {
                let wonder = words.id()?;
                match words.optional() {
                    None => return Ok(Action::Pick(wonder)),
                    Some(side) => Action::PickSide(wonder, parse_id(side)?),
                }
            }
            "side" => Action::ChooseSide(words.id()?),
            _ => return Err(TextError::unknown("action", verb)),
        };
        words.end()?;
        Ok(action)
    }

    fn chance_text(&self, outcome: Chance<X>) -> String {
        let seats = self.seat_count();
        let words: Vec<String> = match outcome {
            Chance::Wonders(wonders) => wonders.all()[..seats].iter().map(ToString::to_string).collect(),
            Chance::Sides(sides) => sides.all()[..seats].iter().map(ToString::to_string).collect(),
            Chance::Naval(outcome) => return X::chance_text(self, outcome),
            Chance::Hands(hands) => hands.all()[..seats].iter().map(hand_text).collect(),
        };
        let verb = match outcome {
            Chance::Wonders(_) => "wonders".to_owned(),
            Chance::Sides(_) => "sides".to_owned(),
            Chance::Hands(_) | Chance::Naval(_) => format!("hands {}", self.age + 1),
        };
        format!("{verb} {}", words.join(" "))
    }

    fn parse_chance(&self, text: &str) -> Result<Chance<X>> {
        let mut words = Words::new(text);
        let outcome = match words.next("an outcome")? {
            "wonders" => Chance::Wonders(self.by_seat(&mut words, WonderId::ALL[0], "a wonder", parse_id)?),
            "sides" => Chance::Sides(self.by_seat(&mut words, Side::A, "a side", parse_id)?),
            "hands" => {
                let age = words.next("an age")?;
                if age != (self.age + 1).to_string() {
                    return Err(TextError::unknown("age", age));
                }
                Chance::Hands(self.by_seat(&mut words, Hand::EMPTY, "a hand", parse_hand)?)
            }
            verb => Chance::Naval(X::parse_chance(self, verb, &mut words)?),
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

    fn view_text(view: &View<X>) -> String {
        view.write()
    }

    fn due_text(&self) -> String {
        match self.step {
            Step::DealWonders => "wonders".to_owned(),
            Step::DealSides => "sides".to_owned(),
            Step::DealAge => format!("hands {}", self.age + 1),
            Step::Naval(step) => X::due_text(self, step),
            // Nothing is due from the table.
            Step::PickWonder | Step::ChooseSide | Step::ChooseCard | Step::LastCard | Step::Fetch | Step::Over => {
                String::new()
            }
        }
    }
}

impl<X: Expansion> Wonders<X> {
    /// One word for each seat.
    fn by_seat<T: Plain>(
        &self,
        words: &mut Words<'_>,
        filler: T,
        what: &'static str,
        read: fn(&str) -> Result<T>,
    ) -> Result<X::Seats<T>> {
        let mut values = X::Seats::filled(filler);
        for seat in self.all_seats() {
            values[seat] = read(words.next(what)?)?;
        }
        Ok(values)
    }

    pub(crate) fn parse_seat(&self, text: &str) -> Result<Seat> {
        let is_taken = |seat: &Seat| seat.index() < self.seat_count();
        text.parse().ok().filter(is_taken).ok_or_else(|| TextError::unknown("seat", text))
    }
}

/// ` left 2 right 1`, without who gets nothing.
fn payment_text(payment: Payment) -> String {
    let part = |side: &str, coins: u8| if coins > 0 { format!(" {side} {coins}") } else { String::new() };
    part("left", payment.left) + &part("right", payment.right)
}

fn parse_payment(mut words: Words<'_>) -> Result<Payment> {
    let mut payment = Payment::NOTHING;
    let mut word = words.optional();
    let coins = |words: &mut Words<'_>| parse_number(words.next("coins")?, 1..=MANY_COINS, "number of coins");
    if word == Some("left") {
        payment.left = coins(&mut words)?;
        word = words.optional();
    }
    if word == Some("right") {
        payment.right = coins(&mut words)?;
        word = words.optional();
    }
    match word {
        None => Ok(payment),
        Some(word) => Err(TextError::Extra(word.to_owned())),
    }
}

/// Cards in printed order, with commas between them.
pub(crate) fn hand_text(hand: &Hand) -> String {
    hand.cards().iter().map(|card| card.slug()).collect::<Vec<_>>().join(",")
}

/// Cards in printed order.
fn parse_hand(text: &str) -> Result<Hand> {
    let hand = parse_cards(text)?;
    if hand_text(&hand) == text { Ok(hand) } else { Err(TextError::unknown("cards in printed order", text)) }
}

/// Cards in any order.
pub(crate) fn parse_cards(text: &str) -> Result<Hand> {
    let words: Vec<&str> = text.split(',').collect();
    if words.len() > MOST_HAND {
        return Err(TextError::Contradiction(format!("no hand has more than {MOST_HAND} cards")));
    }
    words.into_iter().map(parse_id::<Card>).collect()
}
