//! A small harness: a position as text, events as text, then what must be true.
//!
//! ```text
//! Case::new("architects/3 A.cards=wood,clay pending=act").legal(A, "build s1 wood,clay").play("A build s1 wood,clay");
//! ```
//!
//! Cases are plain values, so one position may be played on in several ways. Where a text says nothing, the harness fills
//! in: A has `giza`, the others the wonders after it; a bare shield lies on every deck that is not said to be empty
//! (`A.deck=-`); three tokens lie face up that the text does not name; and what has left the decks without being anywhere
//! else is in the discard pile. `centre=-` is an empty central deck.

#![allow(dead_code, reason = "each file of tests uses its own part of the harness")]

use architects::data::{CENTRAL_DECK, WONDER_DECKS};
use architects::{Action, Architects, Card, Cards, Score, Setup, TokenId, WonderId};
use table::{Actions, Game, Id, Notation, Seat};
use trials::{case, legal_actions};

pub(crate) const A: Seat = Seat::A;
pub(crate) const B: Seat = Seat::B;

/// A seat by its index.
pub(crate) fn seat(index: usize) -> Seat {
    Seat::new(index).expect("there is such a seat")
}

/// A position that is played on and looked at.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Case(pub(crate) Architects);

/// The setup of a table text.
#[track_caller]
pub(crate) fn table(text: &str) -> Setup {
    let (head, options) = text.split_once(':').unwrap_or((text, ""));
    let seats = head.strip_prefix("architects/").and_then(|seats| seats.parse().ok());
    let mut setup = seats.and_then(Setup::new).unwrap_or_else(|| panic!("no table: {text}"));
    for option in options.split(',').filter(|option| !option.is_empty()) {
        let (name, value) = option.split_once('=').unwrap_or((option, ""));
        setup.set(name, value).unwrap_or_else(|why| panic!("{option}: {why}"));
    }
    setup
}

fn heap(text: &str) -> Cards {
    let mut cards = Cards::NONE;
    for word in text.split(',').filter(|word| !matches!(*word, "" | "-")) {
        let (card, count) = word.split_once('*').unwrap_or((word, "1"));
        let card = Card::from_slug(card).unwrap_or_else(|| panic!("no card: {word}"));
        let count = count.parse().unwrap_or_else(|_| panic!("no number: {word}"));
        cards = cards.with(std::iter::repeat_n(card, count).collect());
    }
    cards
}

fn heap_text(cards: Cards) -> String {
    cards
        .iter()
        .map(|(card, count)| if count > 1 { format!("{card}*{count}") } else { card.to_string() })
        .collect::<Vec<_>>()
        .join(",")
}

/// The text with all that it leaves to the harness.
pub(crate) fn filled_in(text: &str) -> String {
    let mut fields: Vec<(String, String)> = Vec::new();
    let mut words = text.split_whitespace();
    let header = words.next().unwrap_or_default();
    for word in words {
        let (key, value) = word.split_once('=').unwrap_or((word, ""));
        fields.push((key.to_owned(), value.to_owned()));
    }
    let get = |fields: &[(String, String)], key: &str| {
        fields.iter().find(|(other, _)| other == key).map(|(_, value)| value.clone())
    };
    let seats = table(header).seats();
    let mut gone = Cards::NONE;
    let mut owned = Cards::NONE;
    for seat in Seat::first(seats) {
        let key = |field: &str| format!("{seat}.{field}");
        if get(&fields, &key("wonder")).is_none() {
            let order = [3, 0, 1, 2, 4, 5, 6].map(|i| WonderId::ALL[i]);
            let is_free = |wonder: &WonderId| !fields.iter().any(|(k, v)| k.ends_with(".wonder") && v == wonder.slug());
            let wonder = order.into_iter().find(is_free).map_or("-", WonderId::slug);
            fields.push((key("wonder"), wonder.to_owned()));
        }
        let deck = get(&fields, &key("deck"));
        let turns_up = text.contains(&format!("turn_up.{seat}"));
        if get(&fields, &key("top")).is_none() && deck.as_deref() != Some("-") && !turns_up {
            fields.push((key("top"), "shield".to_owned()));
        }
        let wonder = get(&fields, &key("wonder")).and_then(|slug| WonderId::from_slug(&slug));
        if let (Some(deck), Some(wonder)) = (deck, wonder) {
            let lying = heap(&deck).with(heap(&get(&fields, &key("top")).unwrap_or_default()));
            let left = WONDER_DECKS[wonder.index()].without(lying);
            gone = gone.with(left.unwrap_or_else(|| panic!("{wonder} has no such deck: {deck}")));
        }
        owned = owned.with(heap(&get(&fields, &key("cards")).unwrap_or_default()));
    }
    if get(&fields, "centre").is_some() {
        gone = gone.with(CENTRAL_DECK);
        fields.retain(|(key, _)| key != "centre");
    }
    owned = owned.with(heap(&get(&fields, "shown").unwrap_or_default()));
    let mut discard = gone;
    for (card, count) in owned.iter() {
        let kept = discard.of(card).min(count);
        discard = discard.without(std::iter::repeat_n(card, usize::from(kept)).collect()).unwrap_or(discard);
    }
    if !discard.is_empty() && get(&fields, "discard").is_none() {
        fields.push(("discard".to_owned(), heap_text(discard)));
    }
    if get(&fields, "face_up").is_none() {
        let kinds = [
            TokenId::Tactics,
            TokenId::Decor,
            TokenId::Politics,
            TokenId::Strategy,
            TokenId::Education,
            TokenId::Crafts,
        ];
        let free = kinds.iter().filter(|token| !text.contains(token.slug())).map(|token| token.slug());
        fields.push(("face_up".to_owned(), free.take(3).collect::<Vec<_>>().join(",")));
    }
    fields.retain(|(key, value)| key != "face_up" || value != "-");
    fields.iter().fold(header.to_owned(), |text, (key, value)| format!("{text} {key}={value}"))
}

impl Case {
    /// The position of a text.
    #[track_caller]
    pub(crate) fn new(text: &str) -> Self {
        let text = filled_in(text);
        match Architects::parse_position(&text) {
            Ok(game) => Self(game),
            Err(why) => panic!("{why}: {text}"),
        }
    }

    pub(crate) fn text(&self) -> String {
        self.0.position_text()
    }

    /// Plays events, written like lines of a log and parted by `; `. Each is checked.
    #[track_caller]
    pub(crate) fn play(self, lines: &str) -> Self {
        Self(case::played(self.0, lines))
    }

    /// Lets chance reveal whatever is due.
    #[track_caller]
    pub(crate) fn settle(self) -> Self {
        Self(case::settled(self.0))
    }

    /// The event is refused, and nothing changes.
    #[track_caller]
    pub(crate) fn refuses(self, line: &str) -> Self {
        case::refusal(&self.0, line);
        self
    }

    pub(crate) fn actions(&self, seat: Seat) -> Actions<Action> {
        legal_actions(&self.0, seat)
    }

    /// Exactly these actions, parted by `; `, are open to the seat, in any order.
    #[track_caller]
    pub(crate) fn legal(self, seat: Seat, texts: &str) -> Self {
        case::legal(&self.0, seat, texts);
        self
    }

    /// The seat is at the start of its turn.
    #[track_caller]
    pub(crate) fn turn_of(self, seat: Seat) -> Self {
        assert_eq!(self.0.active(), seat, "{}", self.text());
        assert_eq!(self.0.pending(), [architects::Pending::Take], "{}", self.text());
        self
    }

    /// These cards lie before the seat.
    #[track_caller]
    pub(crate) fn has(self, seat: Seat, cards: &str) -> Self {
        assert_eq!(self.0.city(seat).cards(), heap(cards), "{}", self.text());
        self
    }

    /// How many extra cards are still to be taken.
    #[track_caller]
    pub(crate) fn extras(self, count: u8) -> Self {
        assert_eq!(self.0.turn().extras(), count, "{}", self.text());
        self
    }

    pub(crate) fn score(&self, seat: Seat) -> Score {
        self.0.score(seat)
    }

    /// What the table will reveal begins so; nothing if nothing is due.
    #[track_caller]
    pub(crate) fn due(self, text: &str) -> Self {
        assert_eq!(self.0.due_text(), text, "{}", self.text());
        self
    }

    /// Who has won, and what ended the game.
    #[track_caller]
    pub(crate) fn over(self, cause: &str, winners: &str) -> Self {
        let outcome = self.0.outcome().unwrap_or_else(|| panic!("the game goes on: {}", self.text()));
        let found: String = outcome.winners.iter().map(|seat| seat.to_string()).collect();
        assert_eq!((outcome.ending, found.as_str()), (cause, winners), "{}", self.text());
        self
    }
}
