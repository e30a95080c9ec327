//! Texts of actions, outcomes and positions. `docs/notation.md` describes them for other programs.

use crate::chance::{Chance, WONDERS_OFFERED};
use crate::data::{BOARD_TOKENS, GUILDS_IN_PLAY, WONDERS_THAT_STAND, own_cards};
use crate::ids::{Age, Back, CardId, Color, Slot, WonderId};
use crate::layout::{MAX_SLOTS, slots};
use crate::legal::Action;
use crate::military::{CAPITAL, direction};
use crate::science::SYMBOLS_TO_WIN;
use crate::setup::Setup;
use crate::state::{Cell, Duel, Ending, Loot, LootSize, Pending, Structure};
use crate::view::{Drawn, View};
use table::battery::Audit;
use table::{Actions, Game, Id, IdSet, Notation, Phase, Seat, SeatSet, TextError, Xoshiro};

type Result<T> = std::result::Result<T, TextError>;

/// More coins than any treasury can ever hold.
const MAX_COINS: u16 = 999;

impl Notation for Duel {
    fn action_text(&self, _: Seat, action: Action) -> String {
        let card = |slot: Slot| match self.structure.cell(slot) {
            Cell::Up(card) => card.slug(),
            Cell::Empty | Cell::AgeBack | Cell::GuildBack => "-",
        };
        match action {
            Action::Draft(wonder) => format!("draft {wonder}"),
            Action::Build(slot) => format!("build {}", card(slot)),
            Action::Discard(slot) => format!("discard {}", card(slot)),
            Action::Wonder(slot, wonder) => format!("wonder {wonder} {}", card(slot)),
            Action::Progress(token) => format!("progress {token}"),
            Action::Destroy(card) => format!("destroy {card}"),
            Action::Restore(card) => format!("restore {card}"),
            Action::Begin(seat) => format!("begin {seat}"),
        }
    }

    fn parse_action(&self, _: Seat, text: &str) -> Result<Action> {
        let mut words = Words::new(text);
        let verb = words.next("an action")?;
        let slot = |card: CardId| {
            self.structure.find(card).ok_or_else(|| TextError::unknown("card in the structure", card.slug()))
        };
        let action = match verb {
            "draft" => Action::Draft(words.id()?),
            "build" => Action::Build(slot(words.id()?)?),
            "discard" => Action::Discard(slot(words.id()?)?),
            "wonder" => {
                let wonder = words.id()?;
                Action::Wonder(slot(words.id()?)?, wonder)
            }
            "progress" => Action::Progress(words.id()?),
            "destroy" => Action::Destroy(words.id()?),
            "restore" => Action::Restore(words.id()?),
            "begin" => Action::Begin(parse_seat(words.next("a seat")?)?),
            _ => return Err(TextError::unknown("action", verb)),
        };
        words.end()?;
        Ok(action)
    }

    fn chance_text(&self, outcome: Chance) -> String {
        match outcome {
            Chance::Token(token) => format!("token {token}"),
            Chance::Wonder(wonder) => format!("wonder {wonder}"),
            Chance::Card(slot, card) => format!("card {slot} {card}"),
            Chance::Back(slot, back) => format!("back {slot} {back}"),
            Chance::Drawn(token) => format!("drawn {token}"),
        }
    }

    fn parse_chance(&self, text: &str) -> Result<Chance> {
        let mut words = Words::new(text);
        let outcome = match words.next("an outcome")? {
            "token" => Chance::Token(words.id()?),
            "wonder" => Chance::Wonder(words.id()?),
            "card" => Chance::Card(parse_slot(words.next("a slot")?)?, words.id()?),
            "back" => Chance::Back(parse_slot(words.next("a slot")?)?, words.id()?),
            "drawn" => Chance::Drawn(words.id()?),
            other => return Err(TextError::unknown("outcome", other)),
        };
        words.end()?;
        Ok(outcome)
    }

    fn position_text(&self) -> String {
        self.text_with_drawn(&list(self.drawn))
    }

    fn view_text(view: &View) -> String {
        // All that could be imagined wrongly is what the library drew.
        Self::from_view(view, &mut Xoshiro::new(0)).text_with_drawn(&match view.drawn {
            Drawn::Seen(tokens) => list(tokens),
            Drawn::Hidden(0) => String::new(),
            Drawn::Hidden(count) => format!("hidden.{count}"),
        })
    }

    fn due_text(&self) -> String {
        let slot = self.next_slot();
        match self.pending.top().filter(|_| self.owes_outcome()) {
            None => String::new(),
            Some(Pending::LayTokens) => "token".to_owned(),
            Some(Pending::OfferWonders) => "wonder".to_owned(),
            Some(Pending::DrawFromBox(..)) => "drawn".to_owned(),
            Some(Pending::LayCards) if !self.layout().is_face_up(slot) => format!("back {slot}"),
            Some(_) => format!("card {slot}"),
        }
    }

    fn parse_position(text: &str) -> Result<Self> {
        let mut words = text.split(' ');
        let mut game = default_position(parse_header(words.next().unwrap_or_default())?);
        let mut cells = [Cell::Empty; MAX_SLOTS];
        let mut laid = None;
        let mut seen: Vec<&str> = Vec::new();
        for word in words {
            let (key, value) = word.split_once('=').ok_or_else(|| TextError::unknown("field of a position", word))?;
            if seen.contains(&key) {
                return Err(TextError::Contradiction(format!("the field {key} stands twice")));
            }
            seen.push(key);
            match key {
                "age" => {
                    let age = Age::ALL.into_iter().find(|age| age.number().to_string() == value);
                    game.age = age.ok_or_else(|| TextError::unknown("age", value))?;
                }
                "pawn" => game.pawn = parse_number(value, -9..=9, "space of the track")?,
                "loot" => game.loot = parse_loot(value)?,
                "active" => game.active = parse_seat(value)?,
                "board" => game.board = parse_list(value)?,
                "drawn" => game.drawn = parse_list(value)?,
                "offer" => game.offer = parse_list(value)?,
                "discard" => game.discard = parse_list(value)?,
                "structure" => parse_cells(value, &mut cells)?,
                "laid" => laid = Some(parse_number(value, 0..=MAX_SLOTS as u8, "number of cards laid out")?),
                "pending" => {
                    game.pending.clear();
                    let items: Vec<_> = value.split(',').map(parse_pending).collect::<Result<_>>()?;
                    if items.len() > MAX_PENDING {
                        return Err(TextError::Contradiction("too much is pending".to_owned()));
                    }
                    items.into_iter().for_each(|pending| game.pending.push(pending));
                }
                "over" => game.ending = Some(parse_ending(value)?),
                _ => parse_city_field(&mut game, key, value)?,
            }
        }
        if game.ending.is_some() {
            if seen.contains(&"pending") {
                return Err(TextError::Contradiction("the game is over and something is pending".to_owned()));
            }
            game.pending.clear();
        }
        let layout = game.layout();
        game.structure = Structure::from_cells(cells, laid.unwrap_or(layout.slots as u8), layout);
        for seat in [Seat::A, Seat::B] {
            game.cities[seat] = game.cities[seat].recompute();
        }
        game.unseen = game.unseen_from_scratch();
        game.check_soundness().map_err(TextError::Contradiction)?;
        Ok(game)
    }
}

/// What a position is where its text says nothing: seven coins each, all else empty, A's turn.
fn default_position(setup: Setup) -> Duel {
    let mut game = Duel::blank(setup);
    game.pending.push(Pending::Turn(Seat::A));
    game
}

/// Pending items a position text may hold; what they bring still finds room on the stack.
const MAX_PENDING: usize = 7;

impl Duel {
    /// Writes a position with this in place of the tokens drawn.
    fn text_with_drawn(&self, drawn: &str) -> String {
        let blank = default_position(self.setup);
        let mut fields = Fields(vec![match self.setup.to_string() {
            options if options.is_empty() => "duel".to_owned(),
            options => format!("duel:{options}"),
        }]);
        fields.add("age", &self.age.number().to_string(), blank.age == self.age);
        fields.add("pawn", &self.pawn.to_string(), self.pawn == 0);
        fields.add("loot", &loot_text(self.loot), self.loot == Loot::ALL);
        fields.add("active", &self.active.to_string(), self.active == blank.active);
        for seat in [Seat::A, Seat::B] {
            let city = self.city(seat);
            fields.add(&format!("{seat}.coins"), &city.coins.to_string(), city.coins == blank.city(seat).coins);
            fields.add(&format!("{seat}.cards"), &list(city.cards), city.cards.is_empty());
            let standing = city.standing.iter().map(|w| format!("{w}+{}", self.tucked(w).map_or("-", CardId::slug)));
            let wonders: Vec<_> = city.wonders.iter().map(|w| w.to_string()).chain(standing).collect();
            fields.add(&format!("{seat}.wonders"), &wonders.join(","), wonders.is_empty());
            fields.add(&format!("{seat}.tokens"), &list(city.tokens), city.tokens.is_empty());
        }
        fields.add("board", &list(self.board), self.board.is_empty());
        fields.add("drawn", drawn, drawn.is_empty());
        fields.add("offer", &list(self.offer), self.offer.is_empty());
        fields.add("discard", &list(self.discard), self.discard.is_empty());
        let cells: Vec<_> = slots(self.structure.present)
            .map(|slot| match self.structure.cell(slot) {
                Cell::Up(card) => format!("{slot}:{card}"),
                Cell::GuildBack => format!("{slot}:guild"),
                Cell::AgeBack | Cell::Empty => format!("{slot}:age"),
            })
            .collect();
        fields.add("structure", &cells.join(","), cells.is_empty());
        let laid = self.structure.laid;
        fields.add("laid", &laid.to_string(), laid as usize == self.layout().slots);
        let pending: Vec<_> = self.pending.items().iter().map(|&pending| pending_text(pending)).collect();
        fields.add("pending", &pending.join(","), self.pending == blank.pending || self.ending.is_some());
        if let Some(ending) = self.ending {
            let winners: String = ending.winners().iter().map(|seat| seat.to_string()).collect();
            fields.add("over", &format!("{}.{winners}", ending.slug()), false);
        }
        fields.0.join(" ")
    }

    /// Tests if play can go on from a position that came from outside.
    fn check_soundness(&self) -> std::result::Result<(), String> {
        self.audit()?;
        let holds = |holds: bool, why: &str| if holds { Ok(()) } else { Err(why.to_owned()) };
        let mut settled = *self;
        settled.go_on();
        holds(settled == *self && self.is_pending_in_order(), "what is pending does not fit the position")?;
        holds(self.is_ending_true(), "the ending does not fit the position")?;
        holds(self.is_draft_in_order(), "the wonders do not fit what is pending")?;
        let lays_tokens = self.pending.items().contains(&Pending::LayTokens);
        let tokens = self.board.len() + self.token_box().len();
        holds(!lays_tokens || tokens >= BOARD_TOKENS, "too few progress tokens are left for the board")?;
        for back in Back::ALL {
            let enough = (self.unseen & back.cards()).len() >= self.unseen_needed(back);
            holds(enough, &format!("too few cards with the back {back} are left to be laid out or turned up"))?;
        }
        if let Phase::Act(seats) = self.phase() {
            let mut actions = Actions::new();
            seats.first().into_iter().for_each(|seat| self.legal_actions(seat, &mut actions));
            holds(!actions.is_empty(), "the seat that has to act can do nothing")?;
        }
        Ok(())
    }

    /// A game is over exactly when it has been won, and by those who won it (D10).
    fn is_ending_true(&self) -> bool {
        let supremacy = [Seat::A, Seat::B].into_iter().find_map(|seat| {
            let by_force = self.pawn == CAPITAL * direction(seat);
            let by_science = self.cities[seat].symbols.len() >= SYMBOLS_TO_WIN;
            by_force.then_some(Ending::Military(seat)).or(by_science.then_some(Ending::Science(seat)))
        });
        match self.ending {
            Some(Ending::Civilian(_)) => {
                let played = self.age == Age::III && self.structure.present == 0;
                supremacy.is_none() && played && self.ending == Some(self.final_scoring())
            }
            ending => ending == supremacy,
        }
    }

    /// Four wonders a round, none before its round and none on offer outside of the draft (D2); seven that stand (D6.5).
    fn is_draft_in_order(&self) -> bool {
        let items = self.pending.items();
        let rounds_left = items.iter().filter(|&&pending| pending == Pending::Draft).count();
        let standing: usize = self.cities.0.iter().map(|city| city.standing.len()).sum();
        match (rounds_left, items.last()) {
            (0, _) => {
                let room = standing < WONDERS_THAT_STAND || standing == WONDERS_THAT_STAND && self.drafted() == 0;
                self.offer.is_empty() && room
            }
            (rounds, Some(Pending::Draft)) => {
                standing == 0 && self.drafted() + self.offer.len() == WONDERS_OFFERED * (3 - rounds)
            }
            (rounds, Some(Pending::OfferWonders)) => {
                standing == 0 && self.offer.len() < WONDERS_OFFERED && self.drafted() == WONDERS_OFFERED * (2 - rounds)
            }
            _ => standing == 0 && self.offer.is_empty() && self.drafted() == 0,
        }
    }

    /// How many unseen cards with this back the rest of the game may ask for.
    fn unseen_needed(&self, back: Back) -> usize {
        let lies_down = self.structure.cells.iter().filter(|cell| cell.back(self.age) == Some(back)).count();
        let laying = self.structure.laid as usize != self.layout().slots;
        let deck = |age: Age| match back {
            Back::Guild => GUILDS_IN_PLAY * usize::from(age == Age::III),
            _ if back == age.back() => own_cards(age),
            _ => 0,
        };
        let has_back = |cell: &Cell| matches!(cell, Cell::Up(card) if card.building().back == back);
        let lies_up = self.structure.cells.iter().filter(|cell| has_back(cell)).count();
        let to_be_laid = if laying { deck(self.age).saturating_sub(lies_down + lies_up) } else { 0 };
        let later: usize = Age::ALL.into_iter().filter(|&age| age > self.age).map(deck).sum();
        lies_down + to_be_laid + later
    }

    /// Tests if the stack is one that play can lead to.
    fn is_pending_in_order(&self) -> bool {
        let next = |pending: &Pending| matches!(pending, Pending::Turn(_) | Pending::ChooseStarter(_));
        let choice = |pending: &Pending| {
            matches!(
                pending,
                Pending::TakeToken(_)
                    | Pending::DrawFromBox(_, 0..=3)
                    | Pending::KeepToken(_)
                    | Pending::Destroy(..)
                    | Pending::Restore(_)
            )
        };
        let drawing = |pending: &Pending| matches!(pending, Pending::DrawFromBox(..) | Pending::KeepToken(_));
        let items = self.pending.items();
        let at_setup = Self::set_up(self.setup).pending.items().starts_with(items) && self.age == Age::I;
        let laying = items.last() == Some(&Pending::LayCards);
        let shape = match items {
            [] => self.ending.is_some(),
            [Pending::Turn(_), Pending::TurnUp, choices @ ..] => choices.iter().all(choice),
            [first] => next(first) && self.structure.present != 0,
            [first, Pending::LayCards] => next(first),
            _ => at_setup,
        };
        let before_layout = laying || items.len() > 2 && at_setup;
        let laid = self.structure.laid as usize;
        let cells_fit = if before_layout {
            let backs_known = self.age != Age::III;
            let guilds = self.structure.guilds();
            self.structure.present == (1 << laid) - 1
                && laid < self.layout().slots
                && (!backs_known || self.layout().is_face_up(Slot(self.structure.laid)))
                && (backs_known || guilds <= GUILDS_IN_PLAY && laid - guilds <= own_cards(self.age))
        } else {
            laid == self.layout().slots && self.structure.present & !self.layout().all() == 0
        };
        let draws = items.iter().filter(|pending| drawing(pending)).count();
        let top = items.last();
        let keeps = items.iter().any(|pending| matches!(pending, Pending::KeepToken(_)));
        let drawn_fits = draws <= 1
            && (self.drawn.is_empty() || top.is_some_and(drawing))
            && (!keeps || matches!(top, Some(Pending::KeepToken(_))) && !self.drawn.is_empty());
        shape && cells_fit && drawn_fits
    }
}

fn parse_header(word: &str) -> Result<Setup> {
    let mut setup = Setup::default();
    let options = match word.strip_prefix("duel") {
        Some("") => "",
        Some(rest) => rest.strip_prefix(':').ok_or_else(|| TextError::unknown("game of this engine", word))?,
        None => return Err(TextError::unknown("game of this engine", word)),
    };
    if word == "duel" {
        return Ok(setup);
    }
    let mut seen: Vec<&str> = Vec::new();
    for option in options.split(',') {
        let (name, value) = option.split_once('=').ok_or_else(|| TextError::unknown("option", option))?;
        if seen.contains(&name) {
            return Err(TextError::Contradiction(format!("the option {name} stands twice")));
        }
        seen.push(name);
        setup.set(name, value).map_err(|_| TextError::unknown("option", option))?;
    }
    Ok(setup)
}

fn parse_city_field(game: &mut Duel, key: &str, value: &str) -> Result<()> {
    let unknown = || TextError::unknown("field of a position", key);
    let (seat, part) = key.split_once('.').ok_or_else(unknown)?;
    let seat: Seat = seat.parse().ok().filter(|seat: &Seat| seat.index() < 2).ok_or_else(unknown)?;
    match part {
        "coins" => game.cities[seat].coins = parse_number(value, 0..=MAX_COINS, "treasury")?,
        "cards" => game.cities[seat].cards = parse_list::<CardId>(value)?,
        "tokens" => game.cities[seat].tokens = parse_list(value)?,
        "wonders" => {
            for word in value.split(',') {
                let (wonder, card) = word.split_once('+').map_or((word, None), |(w, c)| (w, Some(c)));
                let wonder = parse_id::<WonderId>(wonder)?;
                let twice = game.wonder_box().contains(wonder);
                if !twice {
                    return Err(TextError::Contradiction(format!("the wonder {wonder} stands twice")));
                }
                match card {
                    None => game.cities[seat].wonders.insert(wonder),
                    Some(card) => {
                        game.cities[seat].standing.insert(wonder);
                        game.tucked[wonder.index()] = Some(parse_id(card)?);
                    }
                }
            }
        }
        _ => return Err(unknown()),
    }
    Ok(())
}

fn parse_cells(text: &str, cells: &mut [Cell; MAX_SLOTS]) -> Result<()> {
    for word in text.split(',') {
        let (slot, what) = word.split_once(':').ok_or_else(|| TextError::unknown("slot with its card", word))?;
        let cell = &mut cells[parse_slot(slot)?.index()];
        if *cell != Cell::Empty {
            return Err(TextError::Contradiction(format!("slot {slot} stands twice")));
        }
        *cell = match what {
            "age" => Cell::AgeBack,
            "guild" => Cell::GuildBack,
            card => Cell::Up(parse_id(card)?),
        };
    }
    Ok(())
}

const LOOT: [(&str, Seat, LootSize); 4] = [
    ("A2", Seat::A, LootSize::Small),
    ("A5", Seat::A, LootSize::Large),
    ("B2", Seat::B, LootSize::Small),
    ("B5", Seat::B, LootSize::Large),
];

fn loot_text(loot: Loot) -> String {
    let left = LOOT.iter().filter(|&&(_, seat, size)| loot.threatens(seat, size)).map(|&(text, ..)| text);
    let texts: Vec<_> = left.collect();
    if texts.is_empty() { "-".to_owned() } else { texts.join(",") }
}

fn parse_loot(text: &str) -> Result<Loot> {
    let mut gone = Loot::ALL;
    for word in text.split(',').filter(|_| text != "-") {
        let &(_, seat, size) =
            LOOT.iter().find(|(name, ..)| *name == word).ok_or_else(|| TextError::unknown("military token", word))?;
        if !gone.threatens(seat, size) {
            return Err(TextError::Contradiction(format!("{word} stands twice")));
        }
        gone.remove(seat, size);
    }
    Ok(Loot(Loot::ALL.0 & !gone.0))
}

fn pending_text(pending: Pending) -> String {
    match pending {
        Pending::LayTokens => "lay_tokens".to_owned(),
        Pending::OfferWonders => "offer_wonders".to_owned(),
        Pending::Draft => "draft".to_owned(),
        Pending::LayCards => "lay_cards".to_owned(),
        Pending::TurnUp => "turn_up".to_owned(),
        Pending::Turn(seat) => format!("turn.{seat}"),
        Pending::TakeToken(seat) => format!("take_token.{seat}"),
        Pending::KeepToken(seat) => format!("keep_token.{seat}"),
        Pending::Restore(seat) => format!("restore.{seat}"),
        Pending::ChooseStarter(seat) => format!("choose_starter.{seat}"),
        Pending::DrawFromBox(seat, left) => format!("draw_from_box.{seat}.{left}"),
        Pending::Destroy(seat, color) => format!("destroy.{seat}.{color}"),
    }
}

fn parse_pending(text: &str) -> Result<Pending> {
    let mut parts = text.split('.');
    let kind = parts.next().unwrap_or_default();
    let mut part = |what| parts.next().ok_or(TextError::Missing(what));
    let mut seat = || part("a seat").and_then(parse_seat);
    let pending = match kind {
        "lay_tokens" => Pending::LayTokens,
        "offer_wonders" => Pending::OfferWonders,
        "draft" => Pending::Draft,
        "lay_cards" => Pending::LayCards,
        "turn_up" => Pending::TurnUp,
        "turn" => Pending::Turn(seat()?),
        "take_token" => Pending::TakeToken(seat()?),
        "keep_token" => Pending::KeepToken(seat()?),
        "restore" => Pending::Restore(seat()?),
        "choose_starter" => Pending::ChooseStarter(seat()?),
        "draw_from_box" => Pending::DrawFromBox(seat()?, parse_number(part("a number")?, 0..=3, "number of tokens")?),
        "destroy" => Pending::Destroy(seat()?, parse_id::<Color>(part("a colour")?)?),
        _ => return Err(TextError::unknown("pending item", text)),
    };
    if pending_text(pending) == text { Ok(pending) } else { Err(TextError::unknown("pending item", text)) }
}

fn parse_ending(text: &str) -> Result<Ending> {
    let unknown = || TextError::unknown("ending", text);
    let (kind, winners) = text.split_once('.').ok_or_else(unknown)?;
    let seats = match winners {
        "A" => SeatSet::only(Seat::A),
        "B" => SeatSet::only(Seat::B),
        "AB" => SeatSet::all(2),
        _ => return Err(unknown()),
    };
    match (kind, seats.first()) {
        ("civilian", _) => Ok(Ending::Civilian(seats)),
        ("military", Some(seat)) if seats.len() == 1 => Ok(Ending::Military(seat)),
        ("science", Some(seat)) if seats.len() == 1 => Ok(Ending::Science(seat)),
        _ => Err(unknown()),
    }
}

fn parse_seat(text: &str) -> Result<Seat> {
    text.parse().ok().filter(|seat: &Seat| seat.index() < 2).ok_or_else(|| TextError::unknown("seat", text))
}

fn parse_slot(text: &str) -> Result<Slot> {
    parse_number(text, 0..=MAX_SLOTS as u8 - 1, "slot of the structure").map(Slot)
}

/// Reads a number in its one written form.
fn parse_number<N>(text: &str, range: std::ops::RangeInclusive<N>, kind: &'static str) -> Result<N>
where
    N: std::str::FromStr + PartialOrd + ToString,
{
    let number = text.parse().ok().filter(|number: &N| range.contains(number) && number.to_string() == text);
    number.ok_or_else(|| TextError::unknown(kind, text))
}

fn parse_id<T: Id>(slug: &str) -> Result<T> {
    T::from_slug(slug).ok_or_else(|| TextError::unknown(T::KIND, slug))
}

fn parse_list<T: Id>(text: &str) -> Result<IdSet<T>> {
    let mut set = IdSet::new();
    for word in text.split(',') {
        let id = parse_id(word)?;
        if set.contains(id) {
            return Err(TextError::Contradiction(format!("{word} stands twice")));
        }
        set.insert(id);
    }
    Ok(set)
}

fn list<T: Id>(set: IdSet<T>) -> String {
    set.iter().map(Id::slug).collect::<Vec<_>>().join(",")
}

/// The fields of a position that differ from the default.
struct Fields(Vec<String>);

impl Fields {
    fn add(&mut self, key: &str, value: &str, is_default: bool) {
        if !is_default {
            self.0.push(format!("{key}={value}"));
        }
    }
}

/// The words of a text, one blank apart.
struct Words<'a>(std::str::Split<'a, char>);

impl<'a> Words<'a> {
    fn new(text: &'a str) -> Self {
        Self(text.split(' '))
    }

    fn next(&mut self, what: &'static str) -> Result<&'a str> {
        self.0.next().filter(|word| !word.is_empty()).ok_or(TextError::Missing(what))
    }

    fn id<T: Id>(&mut self) -> Result<T> {
        parse_id(self.next(T::KIND)?)
    }

    fn end(mut self) -> Result<()> {
        match self.0.next() {
            None => Ok(()),
            Some(word) => Err(TextError::Extra(word.to_owned())),
        }
    }
}
