//! Reading the text of a position. `position.rs` writes it, `docs/notation.md` describes it.

use crate::ids::{Age, CardId, Chamber, ConspiracyId, ConspiracySet, GodId, Mythology, Offering, Slot, WonderId};
use crate::layout::MAX_SLOTS;
use crate::notation::{
    parse_chamber, parse_divine_token, parse_military_token_name, parse_seat, parse_slot, parse_space,
};
use crate::pantheon::{DivineToken, Pantheon};
use crate::pending_text::parse_pending;
use crate::position::default_position;
use crate::setup::Setup;
use crate::state::{Duel, Ending, MilitaryTokens};
use crate::structure::{Cell, Structure};
use table::text::{Result, pair, parse_fields, parse_id, parse_list, parse_number, parse_options};
use table::{IdSet, Seat, SeatSet, TextError};

/// More coins than any treasury can ever hold.
const MAX_COINS: u16 = 999;
/// Pending items a position text may hold; what they bring still finds room on the stack.
const MAX_PENDING_READ: usize = 9;

impl Duel {
    pub(crate) fn parse_position(text: &str) -> Result<Self> {
        let mut words = text.split(' ');
        let mut reading = Reading::new(parse_header(words.next().unwrap_or_default())?);
        for (key, value) in parse_fields(words)? {
            reading.read(key, value)?;
        }
        reading.finish()
    }
}

/// A position while its text is read. Fields come in any order, so what depends on several is put together at the end.
struct Reading {
    game: Duel,
    cells: [Cell; MAX_SLOTS],
    laid: Option<u8>,
    divine_tokens: Vec<(Slot, DivineToken)>,
    divine_tokens_laid: Option<u8>,
    control: Option<[Option<Seat>; Chamber::NUM]>,
    says_what_is_pending: bool,
}

impl Reading {
    fn new(setup: Setup) -> Self {
        Self {
            game: default_position(setup),
            cells: [Cell::Empty; MAX_SLOTS],
            laid: None,
            divine_tokens: Vec::new(),
            divine_tokens_laid: None,
            control: None,
            says_what_is_pending: false,
        }
    }

    /// Reads a field; each chapter knows its own.
    fn read(&mut self, key: &str, value: &str) -> Result<()> {
        let is_read = self.read_table(key, value)? || self.read_pantheon(key, value)? || self.read_agora(key, value)?;
        if is_read { Ok(()) } else { read_city_field(&mut self.game, key, value) }
    }

    /// What lies on the table, and what happens next. Tells if it is such a field.
    fn read_table(&mut self, key: &str, value: &str) -> Result<bool> {
        let game = &mut self.game;
        match key {
            "age" => {
                let age = Age::ALL.into_iter().find(|age| age.number().to_string() == value);
                game.age = age.ok_or_else(|| TextError::unknown("age", value))?;
            }
            "pawn" => game.pawn = parse_number(value, -9..=9, "space of the track")?,
            "loot" => game.military_tokens = parse_military_tokens(value)?,
            "active" => game.active = parse_seat(value)?,
            "board" => game.board = parse_list(value)?,
            "drawn" => game.drawn = parse_list(value)?,
            "offer" => game.offer = parse_list(value)?,
            "discard" => game.discard = parse_list(value)?,
            "structure" => parse_cells(value, &mut self.cells)?,
            "laid" => self.laid = Some(parse_number(value, 0..=MAX_SLOTS as u8, "number of cards laid out")?),
            "pending" => self.read_pending(value)?,
            "over" => game.ending = Some(parse_ending(value)?),
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn read_pending(&mut self, value: &str) -> Result<()> {
        let items: Vec<_> = value.split(',').map(parse_pending).collect::<Result<_>>()?;
        if items.len() > MAX_PENDING_READ {
            return Err(TextError::Contradiction("too much is pending".to_owned()));
        }
        self.game.pending.clear();
        items.into_iter().for_each(|pending| self.game.pending.push(pending));
        self.says_what_is_pending = true;
        Ok(())
    }

    /// Gods, their decks, and tokens on cards. Tells if it is such a field.
    fn read_pantheon(&mut self, key: &str, value: &str) -> Result<bool> {
        let pantheon = &mut self.game.pantheon;
        match key {
            "gifts" => {
                for word in value.split(',') {
                    let (slot, token) = pair(word, ':')?;
                    self.divine_tokens.push((parse_slot(slot)?, parse_divine_token(token)?));
                }
            }
            "gifts_laid" => self.divine_tokens_laid = Some(parse_number(value, 0..=5, "number of tokens laid out")?),
            "enki" => pantheon.enki = parse_list(value)?,
            "minerva" => pantheon.minerva = Some(parse_number(value, -9..=9, "space of the track")?),
            "shown" => pantheon.shown = parse_list::<GodId>(value)?,
            "spaces" => {
                for word in value.split(',') {
                    let (space, god) = pair(word, ':')?;
                    put(&mut pantheon.spaces[parse_space(space)?.index()], parse_id(god)?, word)?;
                }
            }
            "decks" => parse_decks(pantheon, value)?,
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// The senate, conspiracies and what they have done. Tells if it is such a field.
    fn read_agora(&mut self, key: &str, value: &str) -> Result<bool> {
        let game = &mut self.game;
        match key {
            "control" => self.control = Some(parse_control(value)?),
            "decrees" => parse_decrees(game, value)?,
            "locked" => {
                let (token, secret) = value.strip_suffix(".secret").map_or((value, false), |token| (token, true));
                game.locked = Some(parse_id(token)?);
                game.locked_in_secret = secret;
            }
            "razed" => {
                for word in value.split(',') {
                    let (wonder, card) = pair(word, '+')?;
                    put(&mut game.tucked[parse_id::<WonderId>(wonder)?.index()], parse_id(card)?, word)?;
                }
            }
            "top_plot" => {
                let (conspiracy, by) = pair(value, '.')?;
                game.conspiracies.top = Some((parse_id(conspiracy)?, parse_seat(by)?));
            }
            "drawn_plots" => game.conspiracies.drawn = parse_list(value)?,
            "removed" => game.conspiracies.removed = parse_list(value)?,
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Puts together what depends on several fields, works out all sums, and refuses what play cannot go on from.
    fn finish(mut self) -> Result<Duel> {
        if self.game.ending.is_some() {
            if self.says_what_is_pending {
                return Err(TextError::Contradiction("the game is over and something is pending".to_owned()));
            }
            self.game.pending.clear();
        }
        let layout = self.game.layout();
        self.game.structure = Structure::from_cells(self.cells, self.laid.unwrap_or(layout.slots as u8), layout);
        self.lay_divine_tokens()?;
        let mut game = self.game;
        let majorities = Chamber::ALL.map(|chamber| game.senate.majority(chamber));
        game.senate.control = self.control.unwrap_or(majorities);
        for seat in [Seat::A, Seat::B] {
            game.cities[seat].decrees = game.senate.decrees_of(seat);
            game.cities[seat] = game.cities[seat].recompute();
        }
        game.unseen = game.unseen_from_scratch();
        game.check_soundness().map_err(TextError::Contradiction)?;
        Ok(game)
    }

    /// Tokens lie on cards that can have one, each on its own; all of them have been laid unless the text says otherwise.
    fn lay_divine_tokens(&mut self) -> Result<()> {
        let game = &mut self.game;
        let layout = game.layout();
        for &(slot, token) in &self.divine_tokens {
            if layout.divine_tokens & slot.bit() == 0 {
                return Err(TextError::Contradiction(format!("no token can lie on slot {slot}")));
            }
            if game.pantheon.divine_token_on(slot, layout).is_some() {
                return Err(TextError::Contradiction(format!("slot {slot} has two tokens")));
            }
            game.lay_divine_token(slot, token);
        }
        let all = if game.has_pantheon() { layout.divine_tokens.count_ones() as u8 } else { 0 };
        game.pantheon.divine_tokens_laid = self.divine_tokens_laid.unwrap_or(all);
        Ok(())
    }
}

/// Fills a place that is still empty.
fn put<T>(place: &mut Option<T>, what: T, word: &str) -> Result<()> {
    match place.replace(what) {
        None => Ok(()),
        Some(_) => Err(TextError::Contradiction(format!("something lies already where {word} has to lie"))),
    }
}

fn parse_header(word: &str) -> Result<Setup> {
    let (game, options) = word.split_once(':').map_or((word, None), |(game, options)| (game, Some(options)));
    let mut names = game.split('+');
    if names.next() != Some("duel") {
        return Err(TextError::unknown("game of this engine", word));
    }
    let mut setup = Setup::default();
    for name in names {
        let expansion = parse_id(name)?;
        if setup.plays(expansion) {
            return Err(TextError::Contradiction(format!("{name} stands twice")));
        }
        setup.expansions.insert(expansion);
    }
    parse_options(options, |name, value| setup.set(name, value))?;
    Ok(setup)
}

/// What a seat has, owns and remembers.
fn read_city_field(game: &mut Duel, key: &str, value: &str) -> Result<()> {
    let unknown = || TextError::unknown("field of a position", key);
    let (seat, part) = key.split_once('.').ok_or_else(unknown)?;
    let seat: Seat = seat.parse().ok().filter(|seat: &Seat| seat.index() < 2).ok_or_else(unknown)?;
    match part {
        "coins" => game.cities[seat].coins = parse_number(value, 0..=MAX_COINS, "treasury")?,
        "cards" => game.cities[seat].cards = parse_list::<CardId>(value)?,
        "tokens" => game.cities[seat].tokens = parse_list(value)?,
        "wonders" => read_wonders(game, seat, value)?,
        "gods" => game.cities[seat].gods = parse_list(value)?,
        "mythologies" => {
            for word in value.split(',') {
                let count = &mut game.cities[seat].mythologies[parse_id::<Mythology>(word)?.index()];
                *count = (*count + 1).min(9);
            }
        }
        "offerings" => game.cities[seat].offerings = parse_list::<Offering>(value)?,
        "protected" => game.cities[seat].protected = parse_number(value, 0..=7, "coins on Astarte")?,
        "snake" => game.cities[seat].snake = Some(parse_id(value)?),
        "triggered" => game.cities[seat].triggered = parse_conspiracies(game, value)?,
        "plots" => game.cities[seat].conspiracies = parse_conspiracies(game, value)?,
        "sunk" => game.conspiracies.sunk[seat] = parse_list(value)?,
        "saw_plots" => game.conspiracies.seen[seat] = parse_list(value)?,
        "not_locked" => game.not_locked[seat] = parse_list(value)?,
        "saw_gods" => game.pantheon.seen[seat] = parse_list(value)?,
        "knows_inside" => game.pantheon.inside[seat] = parse_list::<GodId>(value)?,
        "cubes" => {
            let cubes: Vec<u8> =
                value.split('.').map(|word| parse_number(word, 0..=12, "number of cubes")).collect::<Result<_>>()?;
            game.senate.cubes[seat] =
                cubes.try_into().map_err(|_| TextError::unknown("cubes in six chambers", value))?;
        }
        _ => return Err(unknown()),
    }
    Ok(())
}

/// Wonders of a seat, those that stand with the card under them.
fn read_wonders(game: &mut Duel, seat: Seat, text: &str) -> Result<()> {
    for word in text.split(',') {
        let (wonder, card) = word.split_once('+').map_or((word, None), |(w, c)| (w, Some(c)));
        let wonder = parse_id::<WonderId>(wonder)?;
        if !game.wonder_box().contains(wonder) {
            return Err(TextError::Contradiction(format!("the wonder {wonder} is not there")));
        }
        match card {
            None => game.cities[seat].wonders.insert(wonder),
            Some(card) => {
                game.cities[seat].standing.insert(wonder);
                put(&mut game.tucked[wonder.index()], parse_id(card)?, word)?;
            }
        }
    }
    Ok(())
}

/// Conspiracies, some with the card under them.
fn parse_conspiracies(game: &mut Duel, text: &str) -> Result<ConspiracySet> {
    let mut conspiracies = ConspiracySet::new();
    for word in text.split(',') {
        let (conspiracy, card) =
            word.split_once('+').map_or((word, None), |(conspiracy, card)| (conspiracy, Some(card)));
        let conspiracy: ConspiracyId = parse_id(conspiracy)?;
        if conspiracies.contains(conspiracy) || game.conspiracies.under[conspiracy.index()].is_some() {
            return Err(TextError::Contradiction(format!("{conspiracy} stands twice")));
        }
        conspiracies.insert(conspiracy);
        if let Some(card) = card {
            game.conspiracies.under[conspiracy.index()] = Some(parse_id(card)?);
        }
    }
    Ok(conspiracies)
}

/// The deck of each mythology that was touched, from the top.
fn parse_decks(pantheon: &mut Pantheon, text: &str) -> Result<()> {
    let mut seen = IdSet::new();
    for word in text.split(',') {
        let (mythology, cards) = pair(word, ':')?;
        let mythology: Mythology = parse_id(mythology)?;
        let deck = &mut pantheon.decks[mythology.index()];
        deck.cards = Default::default();
        let cards: Vec<&str> = cards.split('.').filter(|_| !cards.is_empty()).collect();
        if cards.len() > deck.cards.len() || seen.contains(mythology) {
            return Err(TextError::unknown("deck of gods", word));
        }
        seen.insert(mythology);
        deck.len = cards.len() as u8;
        for (place, card) in deck.cards.iter_mut().zip(cards) {
            *place = if card == "-" { None } else { Some(parse_id(card)?) };
        }
    }
    Ok(())
}

fn parse_decrees(game: &mut Duel, text: &str) -> Result<()> {
    let mut seen: Vec<Chamber> = Vec::new();
    for word in text.split(',') {
        let (chamber, id) = pair(word, ':')?;
        let chamber = parse_chamber(chamber)?;
        let (id, place) = id.split_once('@').map_or((id, None), |(id, place)| (id, Some(place)));
        let place = place.map(parse_chamber).transpose()?;
        if seen.contains(&chamber) || place == Some(chamber) {
            return Err(TextError::Contradiction(format!("{word} says something twice")));
        }
        seen.push(chamber);
        game.senate.decrees[chamber.index()] = if id == "-" { None } else { Some(parse_id(id)?) };
        game.senate.place[chamber.index()] = place.unwrap_or(chamber);
    }
    Ok(())
}

fn parse_control(text: &str) -> Result<[Option<Seat>; Chamber::NUM]> {
    let unknown = || TextError::unknown("control of six chambers", text);
    let seats: Vec<Option<Seat>> = text
        .chars()
        .map(|letter| match letter {
            'A' => Ok(Some(Seat::A)),
            'B' => Ok(Some(Seat::B)),
            '-' => Ok(None),
            _ => Err(unknown()),
        })
        .collect::<Result<_>>()?;
    seats.try_into().map_err(|_| unknown())
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
            "temple_back" => Cell::TempleBack,
            "senator" => Cell::SenatorBack,
            card => Cell::Up(parse_id(card)?),
        };
    }
    Ok(())
}

fn parse_military_tokens(text: &str) -> Result<MilitaryTokens> {
    let mut gone = MilitaryTokens::ALL;
    for word in text.split(',').filter(|_| text != "-") {
        let (seat, size) = parse_military_token_name(word)?;
        if !gone.threatens(seat, size) {
            return Err(TextError::Contradiction(format!("{word} stands twice")));
        }
        gone.remove(seat, size);
    }
    Ok(MilitaryTokens(MilitaryTokens::ALL.0 & !gone.0))
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
        ("science", _) => Ok(Ending::Science(seats)),
        ("military", Some(seat)) if seats.len() == 1 => Ok(Ending::Military(seat)),
        ("politics", Some(seat)) if seats.len() == 1 => Ok(Ending::Politics(seat)),
        _ => Err(unknown()),
    }
}
