//! The text of a position: fields that differ from an empty table. `docs/notation.md` describes it.
//!
//! A city is what its seat has taken and what for, so that the text of a position has no list of buildings.

use crate::city::City;
use crate::expansion::Expansion;
use crate::hand::Hand;
use crate::ids::{AGES, Card, MIN_PLAYERS};
use crate::notation::{hand_text, parse_cards};
use crate::past::{Taken, Use};
use crate::setup::Setup;
use crate::state::{Fetched, Step, Wonders};
use crate::view::{Played, Shown, View};
use table::text::{Fields, Result, parse_fields, parse_id, parse_number, parse_options};
use table::{Notation, Seat, TextError};

/// More coins than anybody collects.
pub(crate) const MANY_COINS: u16 = 999;

/// What the table waits for, and its word.
const fn steps<X: Expansion>() -> [(Step<X>, &'static str); 9] {
    [
        (Step::DealWonders, "deal_wonders"),
        (Step::PickWonder, "pick_wonder"),
        (Step::DealSides, "deal_sides"),
        (Step::ChooseSide, "choose_side"),
        (Step::DealAge, "deal_age"),
        (Step::ChooseCard, "choose_card"),
        (Step::LastCard, "last_card"),
        (Step::Fetch, "fetch"),
        (Step::Over, "over"),
    ]
}

impl<X: Expansion> Step<X> {
    /// Its word in texts.
    pub fn slug(self) -> String {
        match self {
            Self::Naval(step) => X::step_text(step),
            _ => steps().iter().find(|(step, _)| *step == self).map_or("", |(_, word)| word).to_owned(),
        }
    }

    fn from_slug(text: &str) -> Option<Self> {
        let step = steps().iter().find(|(_, word)| *word == text).map(|(step, _)| *step);
        step.or_else(|| X::parse_step(text).map(Self::Naval))
    }
}

const fn sign(used: Use) -> char {
    match used {
        Use::Built => '+',
        Use::Stage => '^',
        Use::Discarded => '-',
    }
}

impl<X: Expansion> Wonders<X> {
    pub(crate) fn write_position(&self) -> String {
        let taken =
            |age, turn, seat| self.past.get(age, turn, seat).map(|taken| format!("{}{}", sign(taken.used), taken.card));
        let chosen = |seat: Seat| self.chosen[seat].map(|action| self.action_text(seat, action).replace(' ', "."));
        let hand = |seat: Seat| hand_text(&self.hands[seat]);
        self.fields(&taken, &hand, &chosen).write(&self.setup.to_string())
    }

    /// The fields of a position or a view; what may be hidden is said by whoever asks.
    fn fields(
        &self,
        taken: &dyn Fn(usize, usize, Seat) -> Option<String>,
        hand: &dyn Fn(Seat) -> String,
        chosen: &dyn Fn(Seat) -> Option<String>,
    ) -> Fields {
        let mut fields = Fields::default();
        fields.add("age", (self.age + 1).to_string(), self.age == 0);
        fields.add("turn", (self.turn + 1).to_string(), self.turn == 0);
        fields.add("step", self.step.slug(), self.step == Step::ChooseCard);
        for (key, seat) in [("last_card", self.due.last_card), ("fetch", self.due.fetch)] {
            fields.list(key, seat.map(|seat| seat.to_string()));
        }
        X::write_table(self, &mut fields);
        for seat in self.all_seats() {
            let city = &self.cities[seat];
            let key = |field: &str| format!("{seat}.{field}");
            fields.list(key("wonder"), city.wonder.map(|wonder| wonder.to_string()));
            fields.list(key("side"), city.side.map(|side| side.to_string()));
            fields.add(key("coins"), city.coins.to_string(), city.coins == City::EMPTY.coins);
            fields.add(key("victory"), tokens_text(city.victories), city.victories == [0; AGES]);
            fields.add(key("defeat"), tokens_text(city.defeats), city.defeats == [0; AGES]);
            fields.add(key("free"), "used".to_owned(), !city.free_build_used);
            for age in 0..AGES {
                let all: Vec<String> = (0..self.setup.hand()).map_while(|turn| taken(age, turn, seat)).collect();
                fields.add(key(&format!("age{}", age + 1)), all.join("/"), all.is_empty());
            }
            if self.fetcher() == Some(seat) {
                let all: Vec<String> = self.fetched().map(fetched_text).collect();
                fields.add(key("fetched"), all.join("/"), all.is_empty());
            }
            X::write_seat(self, seat, &mut fields);
            let hand = hand(seat);
            let is_empty = hand.is_empty();
            fields.add(key("hand"), hand, is_empty);
            fields.list(key("chosen"), chosen(seat));
        }
        fields
    }

    pub(crate) fn read_position(text: &str) -> Result<Self> {
        let mut words = text.split(' ');
        let setup = parse_header(words.next().unwrap_or_default())?;
        let fields = parse_fields(words)?;
        let mut game = Self { step: Step::ChooseCard, ..Self::blank(setup) };
        let mut chosen: Vec<(Seat, &str)> = Vec::new();
        for &(key, value) in &fields {
            match key {
                "age" => game.age = parse_number(value, 1..=AGES as u8, "age")? - 1,
                "turn" => game.turn = parse_number(value, 1..=setup.turns() as u8, "turn")? - 1,
                "step" => {
                    game.step = Step::from_slug(value).ok_or_else(|| TextError::unknown("step", value))?;
                }
                "last_card" => game.due.last_card = Some(game.parse_seat(value)?),
                "fetch" => game.due.fetch = Some(game.parse_seat(value)?),
                _ if X::parse_table(&mut game, key, value)? => {}
                _ => {
                    let unknown = || TextError::unknown("field of a position", key);
                    let (seat, field) = key.split_once('.').ok_or_else(unknown)?;
                    let seat = game.parse_seat(seat)?;
                    if field == "chosen" {
                        chosen.push((seat, value));
                    } else if field == "fetched" {
                        game.parse_fetched(value)?;
                    } else if !game.parse_city_field(seat, field, value)?
                        && !X::parse_seat(&mut game, seat, field, value)?
                    {
                        return Err(unknown());
                    }
                }
            }
        }
        if let Some((key, _)) = fields.iter().find(|(key, _)| key.ends_with(".fetched")) {
            let owner = game.fetcher().map(|seat| format!("{seat}.fetched"));
            if owner.as_deref() != Some(*key) {
                return Err(TextError::Contradiction("somebody fetched a card who cannot".to_owned()));
            }
        }
        game.check_past().map_err(TextError::Contradiction)?;
        for seat in game.all_seats() {
            game.cities[seat] = game.city_from_scratch(seat);
        }
        for (seat, text) in chosen {
            game.chosen[seat] = Some(game.parse_action(seat, &text.replace('.', " "))?);
            if text.contains(' ')
                || game.action_text(seat, game.parse_action(seat, &text.replace('.', " "))?).replace(' ', ".") != text
            {
                return Err(TextError::unknown("choice", text));
            }
        }
        game.check_soundness().map_err(TextError::Contradiction)?;
        Ok(game)
    }

    /// Reads a field of a seat; tells if there is such a field.
    fn parse_city_field(&mut self, seat: Seat, field: &str, value: &str) -> Result<bool> {
        let most = X::most_tokens(self.setup);
        let city = &mut self.cities[seat];
        match field {
            "wonder" => city.wonder = Some(parse_id(value)?),
            "side" => city.side = Some(parse_id(value)?),
            "coins" => city.coins = parse_number(value, 0..=MANY_COINS, "number of coins")?,
            "victory" => city.victories = parse_tokens(value, most)?,
            "defeat" => city.defeats = parse_tokens(value, most)?,
            "free" if value == "used" => city.free_build_used = true,
            "hand" => self.hands[seat] = parse_cards(value)?,
            "age1" => self.parse_taken(seat, 0, value)?,
            "age2" => self.parse_taken(seat, 1, value)?,
            "age3" => self.parse_taken(seat, 2, value)?,
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn parse_taken(&mut self, seat: Seat, age: usize, text: &str) -> Result<()> {
        let words: Vec<&str> = text.split('/').collect();
        let hand = self.setup.hand();
        if words.len() > hand {
            return Err(TextError::Contradiction(format!("nobody takes more than {hand} cards in an age")));
        }
        for (turn, word) in words.into_iter().enumerate() {
            let unknown = || TextError::unknown("card and what it was used for", word);
            let used = [Use::Built, Use::Stage, Use::Discarded];
            let used = used.into_iter().find(|&used| word.starts_with(sign(used))).ok_or_else(unknown)?;
            let card: Card = parse_id(&word[1..])?;
            self.past.set(age, turn, seat, Taken { card, used });
        }
        Ok(())
    }

    fn parse_fetched(&mut self, text: &str) -> Result<()> {
        let words: Vec<&str> = text.split('/').collect();
        if words.len() > self.fetched.len() {
            return Err(TextError::Contradiction("nobody fetches so many cards".to_owned()));
        }
        let turns = self.setup.turns() as u8;
        for (place, word) in self.fetched.iter_mut().zip(words) {
            let unknown = || TextError::unknown("fetched card", word);
            let mut parts = word.splitn(3, '.');
            let (age, turn) = (parts.next().ok_or_else(unknown)?, parts.next().ok_or_else(unknown)?);
            let card = parts.next().ok_or_else(unknown)?;
            *place = Some(Fetched {
                age: parse_number(age, 1..=AGES as u8, "age")? - 1,
                turn: parse_number(turn, 1..=turns, "turn")? - 1,
                card: if card == "none" { None } else { Some(parse_id(card)?) },
            });
        }
        Ok(())
    }
}

fn fetched_text(fetched: Fetched) -> String {
    let card = fetched.card.map_or("none", Card::slug);
    format!("{}.{}.{card}", fetched.age + 1, fetched.turn + 1)
}

/// Tokens of each age: `2/0/1`.
fn tokens_text(tokens: [u8; AGES]) -> String {
    tokens.map(|count| count.to_string()).join("/")
}

fn parse_tokens(text: &str, most: u8) -> Result<[u8; AGES]> {
    let words: Vec<&str> = text.split('/').collect();
    let words: [&str; AGES] = words.try_into().map_err(|_| TextError::unknown("tokens of three ages", text))?;
    let mut tokens = [0; AGES];
    for (count, word) in tokens.iter_mut().zip(words) {
        *count = parse_number(word, 0..=most, "number of tokens")?;
    }
    Ok(tokens)
}

impl<X: Expansion> View<X> {
    /// What the viewer knows, in the manner of a position. What is hidden is a question mark.
    pub(crate) fn write(&self) -> String {
        let taken = |age: usize, turn: usize, seat: Seat| {
            let sign_of = |shown| match shown {
                Shown::Built(card) => format!("+{card}"),
                Shown::Stage => "^?".to_owned(),
                Shown::Discarded => "-?".to_owned(),
            };
            let own = self.took(age, turn, seat).map(|taken| format!("{}{}", sign(taken.used), taken.card));
            own.or_else(|| self.shown[age][turn][seat.index()].map(sign_of))
        };
        let hand = |seat: Seat| match (self.viewer, self.partner_hand()) {
            (Some(viewer), _) if viewer == seat => hand_text(&self.hand()),
            (_, Some(hand)) if self.partner() == Some(seat) => hand_text(&hand),
            _ => vec!["?"; self.hand_size(seat)].join(","),
        };
        let game = Wonders::<X>::open_part(self);
        let chosen = |seat: Seat| match self.chosen[seat.index()] {
            Played::Nothing => None,
            Played::FaceDown => Some("?".to_owned()),
            Played::Own(action) => Some(game.action_text(seat, action).replace(' ', ".")),
        };
        let mut fields = game.fields(&taken, &hand, &chosen);
        for (key, held) in [("held", &self.held), ("partner_held", &self.partner_held)] {
            let all = held.iter().map(|held| format!("{}.{}:{}", held.age + 1, held.turn + 1, slashed(&held.hand)));
            fields.list(key, all);
        }
        for pile in &self.piles {
            let cards = pile.iter().flat_map(|(card, count)| std::iter::repeat_n(card.to_string(), usize::from(count)));
            fields.list("pile", cards);
        }
        X::write_view(self, &mut fields);
        fields.write(&self.setup.to_string())
    }
}

fn slashed(hand: &Hand) -> String {
    hand_text(hand).replace(',', "/")
}

/// The table text of the game at the front of a position.
fn parse_header<X: Expansion>(text: &str) -> Result<Setup<X>> {
    let unknown = || TextError::unknown("table of wonders", text);
    let (head, options) = text.split_once(':').map_or((text, None), |(head, options)| (head, Some(options)));
    let seats = head.strip_prefix(X::GAME).and_then(|rest| rest.strip_prefix('/')).ok_or_else(unknown)?;
    let mut setup = parse_number(seats, MIN_PLAYERS as u8..=X::MAX_PLAYERS as u8, "number of seats")
        .ok()
        .and_then(|seats| Setup::new(usize::from(seats)))
        .ok_or_else(unknown)?;
    parse_options(options, |name, value| setup.set(name, value))?;
    Ok(setup)
}
