//! Texts of the toy. A position is `3x2 r5,? r1,r2:+r3 g1,g2,g3: b1,b2:-b3`: seats and rounds, the lots by round, and
//! for each seat the hand and, round by round, what it bid (`+`) or buried (`-`). With two pairs it begins `2+2x2`.
//! Nothing here knows a rule.

use super::view::{Played, View};
use super::{Action, Auction, Card, Place, Reveal, Setup};
use std::fmt::{self, Display};
use table::battery::Audit;
use table::{Game, Id, Notation, Seat, TextError};

impl Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { seats, rounds, pairs } = self;
        if *pairs { write!(f, "2+2x{rounds}") } else { write!(f, "{seats}x{rounds}") }
    }
}

impl Notation for Auction {
    fn action_text(&self, _: Seat, action: Action) -> String {
        match action {
            Action::Bid(card) => format!("bid {card}"),
            Action::Bury(card) => format!("bury {card}"),
        }
    }

    fn parse_action(&self, _: Seat, text: &str) -> Result<Action, TextError> {
        match text.split_once(' ') {
            Some(("bid", card)) => Ok(Action::Bid(parse_card(card)?)),
            Some(("bury", card)) => Ok(Action::Bury(parse_card(card)?)),
            _ => Err(TextError::unknown("action", text)),
        }
    }

    fn chance_text(&self, Reveal { place, card }: Reveal) -> String {
        match place {
            Place::Hand(seat) => format!("hand {seat} {card}"),
            Place::Lot(lot) => format!("lot {lot} {card}"),
        }
    }

    fn parse_chance(&self, text: &str) -> Result<Reveal, TextError> {
        let words: Vec<_> = text.split(' ').collect();
        let [kind, place, card] = words[..] else { return Err(TextError::unknown("outcome", text)) };
        let unknown = || TextError::unknown("place", place);
        let place = match kind {
            "hand" => Place::Hand(place.parse().map_err(|_| unknown())?),
            "lot" => Place::Lot(place.parse().map_err(|_| unknown())?),
            _ => return Err(TextError::unknown("outcome", kind)),
        };
        Ok(Reveal { place, card: parse_card(card)? })
    }

    fn position_text(&self) -> String {
        let Setup { rounds, .. } = self.setup;
        let lots = self.lots[..rounds].iter().map(|lot| lot.map_or("?", Card::slug));
        let mut text = format!("{} {}", self.setup, list(lots));
        for seat in self.each_seat() {
            let choices = self.choices.iter().filter_map(|row| row[seat]).map(|choice| match choice {
                Action::Bid(card) => format!("+{card}"),
                Action::Bury(card) => format!("-{card}"),
            });
            text += &format!(" {}:{}", list(self.hands[seat]), list(choices));
        }
        text
    }

    fn parse_position(text: &str) -> Result<Self, TextError> {
        let mut words = text.split(' ');
        let mut word = |what| words.next().ok_or(TextError::Missing(what));

        let size = word("the size of the table")?;
        let numbers = size.split_once('x').and_then(|(seats, rounds)| Some((seats, rounds.parse().ok()?)));
        let setup = numbers.and_then(|(seats, rounds)| match seats {
            "2+2" => Setup::in_pairs(rounds),
            _ => Setup::new(seats.parse().ok()?, rounds),
        });
        let mut game = Self::new(setup.ok_or_else(|| TextError::unknown("size of a table", size))?);

        for (place, lot) in game.lots.iter_mut().zip(word("the row of lots")?.split(',')) {
            *place = if lot == "?" { None } else { Some(parse_card(lot)?) };
        }
        for seat in game.each_seat() {
            let (hand, choices) = word("a seat")?.split_once(':').ok_or(TextError::Missing("the colon"))?;
            game.hands[seat] = items(hand).map(parse_card).collect::<Result<_, _>>()?;
            for (row, choice) in game.choices.iter_mut().zip(items(choices)) {
                row[seat] = Some(match choice.split_at_checked(1) {
                    Some(("+", card)) => Action::Bid(parse_card(card)?),
                    Some(("-", card)) => Action::Bury(parse_card(card)?),
                    _ => return Err(TextError::unknown("choice", choice)),
                });
            }
        }
        game.score = game.tally();
        game.audit().map_err(TextError::Contradiction)?;

        // Whatever was overlooked above is missing from the position's own text.
        if game.position_text() == text { Ok(game) } else { Err(TextError::Extra(text.to_owned())) }
    }

    fn view_text(view: &View) -> String {
        let lots = view.lots.iter().map(|lot| lot.map_or("?", Card::slug));
        let mut text = format!("{} {}", list(lots), list(view.hand));
        for (seat, _) in view.played[0].iter() {
            let choices = view.played.iter().map(|row| match row[seat] {
                Played::Nothing => String::new(),
                Played::FaceDown => "?".to_owned(),
                Played::Buried => "-?".to_owned(),
                Played::Bid(card) => format!("+{card}"),
            });
            text += &format!(" :{}", list(choices));
        }
        text
    }

    fn due_text(&self) -> String {
        match self.due() {
            Some(Place::Hand(seat)) => format!("hand {seat}"),
            Some(Place::Lot(lot)) => format!("lot {lot}"),
            None => String::new(),
        }
    }
}

fn parse_card(slug: &str) -> Result<Card, TextError> {
    Card::from_slug(slug).ok_or_else(|| TextError::unknown(Card::KIND, slug))
}

fn list(items: impl IntoIterator<Item = impl Display>) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join(",")
}

fn items(list: &str) -> impl Iterator<Item = &str> {
    list.split(',').filter(|item| !item.is_empty())
}
