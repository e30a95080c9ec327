//! Texts of the toy. A position is `3x2 r5,? r1,r2:+r3 g1,g2,g3: b1,b2:-b3`: seats and rounds, the lots by round, and
//! for each seat the hand and, round by round, what it bid (`+`) or buried (`-`). In pairs it begins `2+2x2`. With several
//! ages it begins `3x2x5 1:4.1,0.2,7.0:+r1,-g2,+b3`: how many ages there are and how many are over, for each seat the points
//! on lots and the coins that they brought, and what it chose last in them. Nothing here knows a rule.

use super::view::{Played, View};
use super::{Action, Auction, Card, Place, Reveal, Score, Setup};
use std::fmt::Display;
use table::battery::Audit;
use table::{Game, Id, Notation, Seat, TextError};

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
        let Setup { rounds, ages, .. } = self.setup;
        let lots = self.lots[..rounds].iter().map(|lot| lot.map_or("?", Card::slug));
        let mut text = size(self.setup);
        if ages > 1 {
            let earned = self.each_seat().map(|seat| self.earned[seat]);
            let earned = earned.map(|score| format!("{}.{}", score.lots, score.coins));
            let last = self.each_seat().filter_map(|seat| self.last[seat]).map(choice_text);
            text += &format!(" {}:{}:{}", self.age, list(earned), list(last));
        }
        text += &format!(" {}", list(lots));
        for seat in self.each_seat() {
            let choices = self.choices.iter().filter_map(|row| row[seat]).map(choice_text);
            text += &format!(" {}:{}", list(self.hands[seat]), list(choices));
        }
        text
    }

    fn parse_position(text: &str) -> Result<Self, TextError> {
        let mut words = text.split(' ');
        let mut word = |what| words.next().ok_or(TextError::Missing(what));

        let size = word("the size of the table")?;
        let setup = parse_size(size).ok_or_else(|| TextError::unknown("size of a table", size))?;
        let mut game = Self::new(setup);
        if setup.ages > 1 {
            let text = word("the ages that are over")?;
            let (age, earned, last) = parse_ages(text).ok_or_else(|| TextError::unknown("number of ages", text))?;
            game.age = age;
            for (seat, score) in game.each_seat().zip(earned) {
                game.earned[seat] = score;
            }
            for (seat, choice) in game.each_seat().zip(last) {
                game.last[seat] = Some(choice);
            }
        }

        for (place, lot) in game.lots.iter_mut().zip(word("the row of lots")?.split(',')) {
            *place = if lot == "?" { None } else { Some(parse_card(lot)?) };
        }
        for seat in game.each_seat() {
            let (hand, choices) = word("a seat")?.split_once(':').ok_or(TextError::Missing("the colon"))?;
            game.hands[seat] = items(hand).map(parse_card).collect::<Result<_, _>>()?;
            for (row, choice) in game.choices.iter_mut().zip(items(choices)) {
                row[seat] = Some(parse_choice(choice)?);
            }
        }
        game.score = game.tally();
        game.audit().map_err(TextError::Contradiction)?;

        // Whatever was overlooked above is missing from the position's own text.
        if game.position_text() == text { Ok(game) } else { Err(TextError::Extra(text.to_owned())) }
    }

    fn view_text(view: &View) -> String {
        let lots = view.lots.iter().map(|lot| lot.map_or("?", Card::slug));
        let mut text = format!("{} {} {}", view.age, list(lots), list(view.hand));
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

/// How many play, how many rounds and, if there are several, how many ages.
fn size(setup: Setup) -> String {
    let Setup { seats, rounds, ages, pairs } = setup;
    let seats = if pairs { format!("{0}+{0}", seats / 2) } else { seats.to_string() };
    if ages > 1 { format!("{seats}x{rounds}x{ages}") } else { format!("{seats}x{rounds}") }
}

fn parse_size(text: &str) -> Option<Setup> {
    let mut parts = text.split('x');
    let (seats, rounds) = (parts.next()?, parts.next()?.parse().ok()?);
    let ages = parts.next().map_or(Some(1), |ages| ages.parse().ok())?;
    let setup = match seats.split_once('+') {
        Some((one, other)) if one == other => {
            Setup::new(one.parse::<usize>().ok()?.checked_mul(2)?, rounds)?.in_pairs()?
        }
        Some(_) => return None,
        None => Setup::new(seats.parse().ok()?, rounds)?,
    };
    setup.with_ages(ages)
}

fn parse_ages(text: &str) -> Option<(usize, Vec<Score>, Vec<Action>)> {
    let mut parts = text.split(':');
    let (age, scores, last) = (parts.next()?, parts.next()?, parts.next()?);
    let score = |text: &str| {
        let (lots, coins) = text.split_once('.')?;
        Some(Score { lots: lots.parse().ok()?, coins: coins.parse().ok()? })
    };
    let scores = scores.split(',').map(score).collect::<Option<_>>()?;
    let last = items(last).map(|choice| parse_choice(choice).ok()).collect::<Option<_>>()?;
    Some((age.parse().ok()?, scores, last))
}

fn choice_text(choice: Action) -> String {
    match choice {
        Action::Bid(card) => format!("+{card}"),
        Action::Bury(card) => format!("-{card}"),
    }
}

fn parse_choice(text: &str) -> Result<Action, TextError> {
    match text.split_at_checked(1) {
        Some(("+", card)) => Ok(Action::Bid(parse_card(card)?)),
        Some(("-", card)) => Ok(Action::Bury(parse_card(card)?)),
        _ => Err(TextError::unknown("choice", text)),
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
