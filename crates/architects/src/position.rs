//! The text of a position: fields that differ from an empty table. `docs/notation.md` describes it.

use crate::counts::{Cards, Tokens};
use crate::data::{BRINGING_CARDS, CENTRAL_DECK, WONDER_DECKS, tokens_of};
use crate::ids::{Card, DeckId, MAX_PLAYERS, StageId, StageSet, TokenId, TokenSet, WonderId};
use crate::pending::{MAX_PENDING, Pending};
use crate::setup::Setup;
use crate::state::{Architects, Cause, Ending};
use crate::view::{SearchView, TopSeen, View};
use table::text::{Fields, Result, pair, parse_fields, parse_id, parse_list, parse_number, parse_options};
use table::{Seat, SeatSet, TextError};

/// More than any heap has of one kind, and more victory tokens than anybody wins.
const MANY: u8 = 99;

impl Architects {
    pub(crate) fn write_position(&self) -> String {
        let top = self.decks[DeckId::CENTRE.index()].top;
        let seen = top.map(|card| format!("{card}.{}", seats_text(self.seen_by)));
        self.fields(seen, heap_text(self.shown)).write(&self.setup.to_string())
    }

    /// All fields; what only some may know comes as its text.
    fn fields(&self, seen: Option<String>, shown: String) -> Fields {
        let mut fields = Fields::default();
        fields.add("active", self.active.to_string(), self.active == Seat::A);
        for seat in self.all_seats() {
            self.city_fields(seat, &mut fields);
        }
        fields.add("discard", heap_text(self.discard), self.discard.is_empty());
        fields.list("offer", self.offer.iter().map(|wonder| wonder.to_string()));
        fields.list("face_up", self.face_up.iter().map(|token| token.to_string()));
        fields.list("cat", self.cat.iter().map(Seat::to_string));
        fields.add("battle", self.flipped.to_string(), self.flipped == 0);
        fields.list("seen", seen);
        let nothing_shown = shown.is_empty();
        fields.add("shown", shown, nothing_shown);
        let turn = &self.turn;
        fields.list("happened", tokens_of(turn.happened).map(|token| token.to_string()));
        fields.list("triggered", tokens_of(turn.triggered).map(|token| token.to_string()));
        fields.add("extras", turn.extras.to_string(), turn.extras == 0);
        let used = [(turn.used_economy, TokenId::Economy), (turn.used_engineering, TokenId::Engineering)];
        fields.list("used", used.iter().filter(|(used, _)| *used).map(|(_, token)| token.to_string()));
        let pending = self.pending.items();
        let is_default = pending == [Pending::Take] || self.ending.is_some();
        fields.add("pending", pending.iter().map(|&item| pending_text(item)).collect::<Vec<_>>().join(","), is_default);
        let over = self.ending.map(|ending| format!("{}.{}", ending.cause.slug(), seats_text(ending.winners)));
        fields.list("over", over);
        fields
    }

    fn city_fields(&self, seat: Seat, fields: &mut Fields) {
        let city = &self.cities[seat];
        let deck = &self.decks[seat.index()];
        fields.list(format!("{seat}.wonder"), city.wonder.iter().map(WonderId::to_string));
        fields.list(format!("{seat}.stages"), city.stages().iter().map(|stage| stage.to_string()));
        fields.add(format!("{seat}.cards"), heap_text(city.cards), city.cards.is_empty());
        fields.list(format!("{seat}.tokens"), city.tokens.iter().map(|token| token.to_string()));
        fields.add(format!("{seat}.victory"), city.victory.to_string(), city.victory == 0);
        fields.list(format!("{seat}.top"), deck.top.iter().map(Card::to_string));
        let inside = if deck.inside.is_empty() { "-".to_owned() } else { heap_text(deck.inside) };
        fields.add(format!("{seat}.deck"), inside, Some(deck.inside) == self.full_deck(seat));
        fields.add(format!("{seat}.shuffles"), deck.shuffles.to_string(), deck.shuffles == 0);
    }

    /// What lies in the deck of a seat if nobody has taken anything from it; `None` if its top card is not of that deck.
    fn full_deck(&self, seat: Seat) -> Option<Cards> {
        let whole = self.cities[seat].wonder.map_or(Cards::NONE, |wonder| WONDER_DECKS[wonder.index()]);
        whole.without(self.decks[seat.index()].top.into_iter().collect())
    }

    pub(crate) fn read_position(text: &str) -> Result<Self> {
        let mut words = text.split(' ');
        let mut game = Self::blank(parse_header(words.next().unwrap_or_default())?);
        let mut decks = [None; MAX_PLAYERS];
        let mut pending = vec![Pending::Take];
        let fields = parse_fields(words)?;
        for &(key, value) in &fields {
            match key {
                "active" => game.active = game.parse_seat(value)?,
                "discard" => game.discard = parse_heap(value)?,
                "offer" => game.offer = parse_list(value)?,
                "face_up" => game.face_up = parse_tokens(value)?,
                "cat" => game.cat = Some(game.parse_seat(value)?),
                "battle" => {
                    game.flipped = parse_number(value, 0..=game.conflict_tokens(), "number of conflict tokens")?;
                }
                "seen" => {
                    let (card, seats) = pair(value, '.')?;
                    game.decks[DeckId::CENTRE.index()].top = Some(parse_id(card)?);
                    game.seen_by = game.parse_seats(seats)?;
                }
                "shown" => game.shown = parse_heap(value)?,
                "happened" => game.turn.happened = parse_bringing(value)?,
                "triggered" => game.turn.triggered = parse_bringing(value)?,
                "extras" => {
                    let most = BRINGING_CARDS.len() as u8;
                    game.turn.extras = parse_number(value, 0..=most, "number of extra cards")?;
                }
                "used" => {
                    let used: TokenSet = parse_list(value)?;
                    game.turn.used_economy = used.contains(TokenId::Economy);
                    game.turn.used_engineering = used.contains(TokenId::Engineering);
                    let others = !TokenSet::from_iter([TokenId::Economy, TokenId::Engineering]);
                    if let Some(token) = (used & others).first() {
                        return Err(TextError::unknown("token that helps to build", token.slug()));
                    }
                }
                "pending" => {
                    pending = value.split(',').map(|item| game.parse_pending(item)).collect::<Result<_>>()?;
                    if pending.len() > MAX_PENDING {
                        return Err(TextError::Contradiction("too much is pending".to_owned()));
                    }
                }
                "over" => {
                    let (cause, winners) = pair(value, '.')?;
                    let cause = [Cause::Wonder, Cause::Decks].into_iter().find(|other| other.slug() == cause);
                    let cause = cause.ok_or_else(|| TextError::unknown("end of the game", value))?;
                    game.ending = Some(Ending { cause, winners: game.parse_seats(winners)? });
                }
                _ => game.parse_city_field(key, value, &mut decks)?,
            }
        }
        if game.ending.is_none() {
            pending.into_iter().for_each(|item| game.pending.push(item));
        } else if fields.iter().any(|(key, _)| *key == "pending") {
            return Err(TextError::Contradiction("the game is over and something is pending".to_owned()));
        }
        game.fill_up(&decks)?;
        game.check_soundness().map_err(TextError::Contradiction)?;
        Ok(game)
    }

    /// What the text does not say follows: decks that are whole, what is left in the central deck and of the tokens, and
    /// what the active seat can do.
    fn fill_up(&mut self, decks: &[Option<Cards>; MAX_PLAYERS]) -> Result<()> {
        let too_many = |what: &str| TextError::Contradiction(format!("there are too many {what}"));
        let mut in_play = CENTRAL_DECK;
        let mut elsewhere = self.discard.with(self.shown);
        let mut tokens = self.face_up;
        for seat in self.all_seats() {
            let inside = decks[seat.index()].or_else(|| self.full_deck(seat));
            self.decks[seat.index()].inside = inside.ok_or_else(|| too_many("cards in a deck"))?;
            let (city, deck) = (&self.cities[seat], &self.decks[seat.index()]);
            in_play = city.wonder.map_or(in_play, |wonder| in_play.with(WONDER_DECKS[wonder.index()]));
            elsewhere = elsewhere.with(city.cards).with(deck.inside).with(deck.top.into_iter().collect());
            for token in city.tokens.iter() {
                if tokens.of(token) >= Tokens::ALL.of(token) {
                    return Err(too_many("progress tokens"));
                }
                tokens.add(token);
            }
        }
        let centre = &mut self.decks[DeckId::CENTRE.index()];
        elsewhere = elsewhere.with(centre.top.into_iter().collect());
        centre.inside = in_play.without(elsewhere).ok_or_else(|| too_many("cards"))?;
        self.stack = Tokens::ALL.without(tokens).ok_or_else(|| too_many("progress tokens"))?;
        if self.pending.top() == Some(Pending::Act) {
            self.turn.menu = self.menu_from_scratch();
        }
        Ok(())
    }

    fn parse_city_field(&mut self, key: &str, value: &str, decks: &mut [Option<Cards>; MAX_PLAYERS]) -> Result<()> {
        let unknown = || TextError::unknown("field of a position", key);
        let (seat, field) = key.split_once('.').ok_or_else(unknown)?;
        let seat = self.parse_seat(seat)?;
        let (city, deck) = (&mut self.cities[seat], &mut self.decks[seat.index()]);
        match field {
            "wonder" => city.wonder = Some(parse_id(value)?),
            "stages" => city.built = parse_list::<StageId>(value).map(StageSet::bits)?,
            "cards" => city.cards = parse_heap(value)?,
            "tokens" => city.tokens = parse_tokens(value)?,
            "victory" => city.victory = parse_number(value, 0..=MANY, "number of victory tokens")?,
            "top" => deck.top = Some(parse_id(value)?),
            "deck" => decks[seat.index()] = Some(if value == "-" { Cards::NONE } else { parse_heap(value)? }),
            "shuffles" => deck.shuffles = parse_number(value, 0..=2, "number of shuffles")?,
            _ => return Err(unknown()),
        }
        Ok(())
    }

    /// Seats in seating order: `ACD`.
    fn parse_seats(&self, text: &str) -> Result<SeatSet> {
        let mut letters = [0; 4];
        let seats = text.chars().map(|letter| self.parse_seat(letter.encode_utf8(&mut letters)));
        let seats: SeatSet = seats.collect::<Result<_>>()?;
        if seats_text(seats) == text { Ok(seats) } else { Err(TextError::unknown("seats in order", text)) }
    }
}

/// Names every pending item once, for writing and reading. The compiler misses one that is left out.
macro_rules! pending_items {
    (
        bare { $($bare:ident = $word:literal,)* }
        of_deck { $($of_deck:ident = $deck_word:literal,)* }
        of_seat { $($of_seat:ident = $seat_word:literal,)* }
    ) => {
        fn pending_text(pending: Pending) -> String {
            match pending {
                $(Pending::$bare => $word.to_owned(),)*
                $(Pending::$of_deck(deck) => format!("{}.{deck}", $deck_word),)*
                $(Pending::$of_seat(seat) => format!("{}.{seat}", $seat_word),)*
            }
        }

        impl Architects {
            fn parse_pending(&self, text: &str) -> Result<Pending> {
                let unknown = || TextError::unknown("pending item", text);
                match text.split_once('.') {
                    None => match text {
                        $($word => Ok(Pending::$bare),)*
                        _ => Err(unknown()),
                    },
                    Some((name, of)) => match name {
                        $($deck_word => Ok(Pending::$of_deck(DeckId::of(self.parse_seat(of)?))),)*
                        $($seat_word => Ok(Pending::$of_seat(self.parse_seat(of)?)),)*
                        _ => Err(unknown()),
                    },
                }
            }
        }
    };
}

pending_items! {
    bare {
        DealWonders = "deal_wonders",
        OfferWonders = "offer_wonders",
        PickWonder = "pick_wonder",
        LayDecks = "lay_decks",
        LayTokens = "lay_tokens",
        Take = "take",
        Act = "act",
        Peek = "peek",
        Draw = "draw",
        TakeToken = "take_token",
        DrawToken = "draw_token",
        AnyDeck = "any_deck",
        SearchDeck = "search_deck",
        UseEffect = "use_effect",
    }
    of_deck {
        TurnUp = "turn_up",
        Show = "show",
        Keep = "keep",
    }
    of_seat {
        LastTurns = "last_turns",
    }
}

impl View {
    /// What the viewer knows, in the manner of a position. What is hidden is counted.
    pub(crate) fn write(&self) -> String {
        let seats = seats_text(self.centre.seen_by);
        let seen = match self.centre.top {
            TopSeen::Unseen => None,
            TopSeen::Hidden => Some(format!("hidden.{seats}")),
            TopSeen::Seen(card) => Some(format!("{card}.{seats}")),
        };
        let shown = match self.shown {
            SearchView::Seen(cards) => heap_text(cards),
            SearchView::Hidden(count) => format!("hidden.{count}"),
        };
        Architects::open_part(self).fields(seen, shown).write(&self.setup.to_string())
    }
}

/// The table text of the game at the front of a position.
fn parse_header(text: &str) -> Result<Setup> {
    let unknown = || TextError::unknown("table of architects", text);
    let (head, options) = text.split_once(':').map_or((text, None), |(head, options)| (head, Some(options)));
    let seats = head.strip_prefix("architects/").ok_or_else(unknown)?;
    let mut setup = parse_number(seats, 2..=MAX_PLAYERS as u8, "number of seats")
        .ok()
        .and_then(|seats| Setup::new(usize::from(seats)))
        .ok_or_else(unknown)?;
    parse_options(options, |name, value| setup.set(name, value))?;
    Ok(setup)
}

fn seats_text(seats: SeatSet) -> String {
    seats.iter().map(|seat| seat.to_string()).collect()
}

/// Cards with their numbers: `wood*2,clay`.
fn heap_text(cards: Cards) -> String {
    let items = cards.iter().map(|(card, count)| if count == 1 { card.to_string() } else { format!("{card}*{count}") });
    items.collect::<Vec<_>>().join(",")
}

fn parse_heap(text: &str) -> Result<Cards> {
    let mut cards = Cards::NONE;
    for word in text.split(',') {
        let (card, count) = match word.split_once('*') {
            Some((card, count)) => (card, parse_number(count, 2..=MANY, "number of cards")?),
            None => (word, 1),
        };
        let card: Card = parse_id(card)?;
        if cards.of(card) > 0 {
            return Err(TextError::Contradiction(format!("{card} stands twice")));
        }
        cards.add_many(card, count);
    }
    Ok(cards)
}

fn parse_tokens(text: &str) -> Result<Tokens> {
    let mut tokens = Tokens::NONE;
    for word in text.split(',') {
        let token: TokenId = parse_id(word)?;
        if tokens.of(token) >= Tokens::ALL.of(token) {
            return Err(TextError::Contradiction(format!("{word} stands too often")));
        }
        tokens.add(token);
    }
    Ok(tokens)
}

/// Reads tokens that bring extra cards, as bits in the order of `BRINGING_CARDS`.
fn parse_bringing(text: &str) -> Result<u8> {
    let tokens: TokenSet = parse_list(text)?;
    let place = |token| BRINGING_CARDS.iter().position(|bringing| *bringing == token);
    let bit = |token| place(token).ok_or_else(|| TextError::unknown("tokens that bring extra cards", text));
    tokens.iter().try_fold(0, |bits, token| Ok(bits | 1 << bit(token)?))
}
