//! The text of a position: fields that differ from an empty table. `docs/notation.md` describes it.

use crate::ids::{Age, CardId, Chamber, GodId, Mythology, Offering, PlotId, PlotSet, Space, WonderId};
use crate::layout::{MAX_SLOTS, slots};
use crate::notation::{
    gift_text, loot_name, parse_chamber, parse_gift, parse_loot_name, parse_seat, parse_slot, parse_space,
};
use crate::pantheon::Pantheon;
use crate::pending::Pending;
use crate::pending_text::{parse_pending, pending_text};
use crate::setup::Setup;
use crate::state::{Duel, Ending, Loot, LootSize};
use crate::structure::{Cell, Structure};
use crate::view::{Drawn, GodSeen, Locked, OnSpace, PlotsHeld, Removed, View};
use table::text::{Fields, Result, list, pair, parse_fields, parse_id, parse_list, parse_number, parse_options};
use table::{Id, IdSet, Seat, SeatSet, TextError, Xoshiro};

/// More coins than any treasury can ever hold.
const MAX_COINS: u16 = 999;
/// Pending items a position text may hold; what they bring still finds room on the stack.
const MAX_PENDING: usize = 9;

/// What a position is where its text says nothing: seven coins each, all else empty, A's turn.
fn default_position(setup: Setup) -> Duel {
    let mut game = Duel::blank(setup);
    game.pending.push(Pending::Turn(Seat::A));
    game
}

impl Duel {
    pub(crate) fn write_position(&self) -> String {
        let mut fields = self.open_fields(list(self.drawn));
        self.secret_fields(&mut fields);
        fields.write(&self.setup.to_string())
    }

    /// What everybody sees, and the tokens drawn as far as they are known.
    fn open_fields(&self, drawn: String) -> Fields {
        let blank = default_position(self.setup);
        let mut fields = Fields::default();
        fields.add("age", self.age.number().to_string(), blank.age == self.age);
        fields.add("pawn", self.pawn.to_string(), self.pawn == 0);
        fields.add("loot", loot_text(self.loot), self.loot == Loot::ALL);
        fields.add("active", self.active.to_string(), self.active == blank.active);
        for seat in [Seat::A, Seat::B] {
            self.city_fields(seat, &mut fields);
        }
        fields.add("board", list(self.board), self.board.is_empty());
        let nothing_drawn = drawn.is_empty();
        fields.add("drawn", drawn, nothing_drawn);
        fields.add("offer", list(self.offer), self.offer.is_empty());
        fields.add("discard", list(self.discard), self.discard.is_empty());
        let cell_text = |slot| match self.structure.cell(slot) {
            Cell::Up(card) => format!("{slot}:{card}"),
            Cell::GuildBack => format!("{slot}:guild"),
            Cell::TempleBack => format!("{slot}:temple_back"),
            Cell::SenatorBack => format!("{slot}:senator"),
            Cell::AgeBack | Cell::Empty => format!("{slot}:age"),
        };
        fields.list("structure", slots(self.structure.present).map(cell_text));
        let laid = self.structure.laid;
        fields.add("laid", laid.to_string(), laid as usize == self.layout().slots);
        self.pantheon_fields(&mut fields);
        self.senate_fields(&mut fields);
        let pending: Vec<_> = self.pending.items().iter().map(|&pending| pending_text(pending)).collect();
        fields.add("pending", pending.join(","), self.pending == blank.pending || self.ending.is_some());
        if let Some(ending) = self.ending {
            let winners: String = ending.winners().iter().map(|seat| seat.to_string()).collect();
            fields.add("over", format!("{}.{winners}", ending.slug()), false);
        }
        fields
    }

    fn city_fields(&self, seat: Seat, fields: &mut Fields) {
        let city = self.city(seat);
        let start = default_position(self.setup).cities[seat].coins;
        fields.add(format!("{seat}.coins"), city.coins.to_string(), city.coins == start);
        fields.add(format!("{seat}.cards"), list(city.cards), city.cards.is_empty());
        let standing = city.standing.iter().map(|wonder| with_card(wonder, self.tucked(wonder)));
        fields.list(format!("{seat}.wonders"), city.wonders.iter().map(|w| w.to_string()).chain(standing));
        fields.add(format!("{seat}.tokens"), list(city.tokens), city.tokens.is_empty());
        fields.add(format!("{seat}.gods"), list(city.gods), city.gods.is_empty());
        let mythologies = Mythology::ALL.into_iter().flat_map(|mythology| {
            std::iter::repeat_n(mythology.to_string(), usize::from(city.mythology_tokens(mythology)))
        });
        fields.list(format!("{seat}.mythologies"), mythologies);
        fields.add(format!("{seat}.offerings"), list(city.offerings), city.offerings.is_empty());
        fields.add(format!("{seat}.protected"), city.protected.to_string(), city.protected == 0);
        fields.list(format!("{seat}.snake"), city.snake.iter().map(CardId::to_string));
        let triggered = city.triggered.iter().map(|plot| with_card(plot, self.plots.under[plot.index()]));
        fields.list(format!("{seat}.triggered"), triggered);
    }

    fn pantheon_fields(&self, fields: &mut Fields) {
        let pantheon = &self.pantheon;
        let gifts = slots(self.layout().gifts)
            .filter_map(|slot| Some(format!("{slot}:{}", gift_text(pantheon.gift_on(slot, self.layout())?))));
        fields.list("gifts", gifts);
        fields.add("gifts_laid", pantheon.gifts_laid.to_string(), self.gifts_are_laid() || !self.has_pantheon());
        fields.add("enki", list(pantheon.enki), pantheon.enki.is_empty());
        fields.list("minerva", pantheon.minerva.iter().map(i8::to_string));
        let razed = self.wonder_box();
        let razed = razed.iter().filter(|wonder| self.tucked(*wonder).is_some());
        fields.list("razed", razed.map(|wonder| with_card(wonder, self.tucked(wonder))));
    }

    fn has_pantheon(&self) -> bool {
        self.setup.plays(crate::ids::Expansion::Pantheon)
    }

    fn senate_fields(&self, fields: &mut Fields) {
        let senate = &self.senate;
        for seat in [Seat::A, Seat::B] {
            let cubes: Vec<_> = senate.cubes[seat].iter().map(u8::to_string).collect();
            fields.add(format!("{seat}.cubes"), cubes.join("."), senate.cubes_of(seat) == 0);
        }
        let decrees = Chamber::ALL.into_iter().filter_map(|decree| {
            let (id, place) = (senate.decrees[decree.index()], senate.place[decree.index()]);
            if id.is_none() && place == decree {
                return None;
            }
            let id = id.map_or("-", Id::slug);
            Some(if place == decree { format!("{decree}:{id}") } else { format!("{decree}:{id}@{place}") })
        });
        fields.list("decrees", decrees);
        let majorities = Chamber::ALL.map(|chamber| senate.majority(chamber));
        let control: String = senate
            .control
            .iter()
            .map(|seat| seat.map_or('-', |seat| if seat == Seat::A { 'A' } else { 'B' }))
            .collect();
        fields.add("control", control, senate.control == majorities);
    }

    /// What only some know.
    fn secret_fields(&self, fields: &mut Fields) {
        let secret = if self.locked_in_secret { ".secret" } else { "" };
        fields.list("locked", self.locked.iter().map(|token| format!("{token}{secret}")));
        let pantheon = &self.pantheon;
        let on_space = |space: Space| Some(format!("{space}:{}", pantheon.god_on(space)?));
        fields.list("spaces", Space::ALL.into_iter().filter_map(on_space));
        let untouched = Duel::blank(self.setup).pantheon.decks;
        let decks = Mythology::ALL.into_iter().filter(|m| pantheon.decks[m.index()] != untouched[m.index()]);
        let deck_text = |mythology: Mythology| {
            let cards = pantheon.decks[mythology.index()].cards().iter().map(|god| god.map_or("-", GodId::slug));
            format!("{mythology}:{}", cards.collect::<Vec<_>>().join("."))
        };
        fields.list("decks", decks.map(deck_text));
        fields.add("shown", list(pantheon.shown), pantheon.shown.is_empty());
        for seat in [Seat::A, Seat::B] {
            let (saw, inside) = (pantheon.seen[seat], pantheon.inside[seat]);
            fields.add(format!("{seat}.saw_gods"), list(saw), saw.is_empty());
            fields.add(format!("{seat}.knows_inside"), list(inside), inside.is_empty());
            let plots = self.cities[seat].plots.iter().map(|plot| with_card(plot, self.plots.under[plot.index()]));
            fields.list(format!("{seat}.plots"), plots);
            let (sunk, saw) = (self.plots.sunk[seat], self.plots.seen[seat]);
            fields.add(format!("{seat}.sunk"), list(sunk), sunk.is_empty());
            fields.add(format!("{seat}.saw_plots"), list(saw), saw.is_empty());
        }
        for seat in [Seat::A, Seat::B] {
            fields.add(format!("{seat}.not_locked"), list(self.not_locked[seat]), self.not_locked[seat].is_empty());
        }
        fields.list("top_plot", self.plots.top.iter().map(|(plot, by)| format!("{plot}.{by}")));
        fields.add("drawn_plots", list(self.plots.drawn), self.plots.drawn.is_empty());
        fields.add("removed", list(self.plots.removed), self.plots.removed.is_empty());
    }

    pub(crate) fn read_position(text: &str) -> Result<Self> {
        let mut words = text.split(' ');
        let mut game = default_position(parse_header(words.next().unwrap_or_default())?);
        let mut cells = [Cell::Empty; MAX_SLOTS];
        let mut gifts = Vec::new();
        let (mut laid, mut gifts_laid, mut control) = (None, None, None);
        let fields = parse_fields(words)?;
        for &(key, value) in &fields {
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
                "gifts" => {
                    for word in value.split(',') {
                        let (slot, gift) = pair(word, ':')?;
                        gifts.push((parse_slot(slot)?, parse_gift(gift)?));
                    }
                }
                "gifts_laid" => gifts_laid = Some(parse_number(value, 0..=5, "number of tokens laid out")?),
                "control" => control = Some(parse_control(value)?),
                "pending" => {
                    game.pending.clear();
                    let items: Vec<_> = value.split(',').map(parse_pending).collect::<Result<_>>()?;
                    if items.len() > MAX_PENDING {
                        return Err(TextError::Contradiction("too much is pending".to_owned()));
                    }
                    items.into_iter().for_each(|pending| game.pending.push(pending));
                }
                "over" => game.ending = Some(parse_ending(value)?),
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
                "decrees" => parse_decrees(&mut game, value)?,
                "top_plot" => {
                    let (plot, by) = pair(value, '.')?;
                    game.plots.top = Some((parse_id(plot)?, parse_seat(by)?));
                }
                "drawn_plots" => game.plots.drawn = parse_list(value)?,
                "removed" => game.plots.removed = parse_list(value)?,
                "enki" | "minerva" | "spaces" | "decks" | "shown" => {
                    parse_pantheon_field(&mut game.pantheon, key, value)?;
                }
                _ => parse_city_field(&mut game, key, value)?,
            }
        }
        if game.ending.is_some() {
            if fields.iter().any(|(key, _)| *key == "pending") {
                return Err(TextError::Contradiction("the game is over and something is pending".to_owned()));
            }
            game.pending.clear();
        }
        let layout = game.layout();
        game.structure = Structure::from_cells(cells, laid.unwrap_or(layout.slots as u8), layout);
        game.pantheon.gifts_laid = if game.has_pantheon() {
            gifts_laid.unwrap_or(layout.gifts.count_ones() as u8)
        } else {
            gifts_laid.unwrap_or(0)
        };
        for (slot, gift) in gifts {
            if layout.gifts & slot.bit() == 0 {
                return Err(TextError::Contradiction(format!("no token can lie on slot {slot}")));
            }
            if game.pantheon.gift_on(slot, layout).is_some() {
                return Err(TextError::Contradiction(format!("slot {slot} has two tokens")));
            }
            let laid = game.pantheon.gifts_laid;
            game.lay_gift(slot, gift);
            game.pantheon.gifts_laid = laid;
        }
        let majorities = Chamber::ALL.map(|chamber| game.senate.majority(chamber));
        game.senate.control = control.unwrap_or(majorities);
        for seat in [Seat::A, Seat::B] {
            game.cities[seat].decrees = game.senate.decrees_of(seat);
            game.cities[seat] = game.cities[seat].recompute();
        }
        game.unseen = game.unseen_from_scratch();
        game.check_soundness().map_err(TextError::Contradiction)?;
        Ok(game)
    }
}

impl View {
    /// What the viewer knows, in the manner of a position. What is hidden is counted.
    pub(crate) fn write(&self) -> String {
        // Everything open is the same in any imagined world.
        let mut world = Duel::from_view(self, &mut Xoshiro::new(0));
        world.pantheon.enki = self.pantheon.enki;
        let mut fields = world.open_fields(match self.drawn {
            Drawn::Seen(tokens) => list(tokens),
            Drawn::Hidden(0) => String::new(),
            Drawn::Hidden(count) => format!("hidden.{count}"),
        });
        match self.locked {
            Locked::Nothing => {}
            Locked::Open(token) => fields.add("locked", token.to_string(), false),
            Locked::Known(token) => fields.add("locked", format!("{token}.secret"), false),
            Locked::Hidden => fields.add("locked", "hidden".to_owned(), false),
        }
        fields.add("not_locked", list(self.not_locked), self.not_locked.is_empty());
        let spaces = Space::ALL.into_iter().filter_map(|space| match self.pantheon.spaces[space.index()] {
            OnSpace::Empty => None,
            OnSpace::Seen(god) => Some(format!("{space}:{god}")),
            OnSpace::Hidden(mythology) => Some(format!("{space}:{mythology}")),
        });
        fields.list("spaces", spaces);
        let touched = |deck: &&Mythology| {
            let cards = &self.pantheon.decks[deck.index()];
            world.has_pantheon() && (cards.len() < 3 || cards.iter().any(|card| *card != GodSeen::Unseen))
        };
        let deck_text = |mythology: &Mythology| {
            let cards = self.pantheon.decks[mythology.index()].iter().map(|card| match card {
                GodSeen::Unseen => "-",
                GodSeen::Hidden => "hidden",
                GodSeen::Seen(god) => god.slug(),
            });
            format!("{mythology}:{}", cards.collect::<Vec<_>>().join("."))
        };
        fields.list("decks", Mythology::ALL.iter().filter(touched).map(deck_text));
        let (shown, hidden) = self.pantheon.shown;
        fields.add("shown", list(shown), shown.is_empty());
        let hidden_gods = Mythology::ALL.into_iter().zip(hidden).filter(|(_, count)| *count > 0);
        fields.list("shown_hidden", hidden_gods.map(|(mythology, count)| format!("{mythology}.{count}")));
        fields.add("knows_inside", list(self.pantheon.inside), self.pantheon.inside.is_empty());
        let held = |plots: PlotsHeld| match plots {
            PlotsHeld::Seen(plots) => list(plots),
            PlotsHeld::Hidden(count) => format!("hidden.{count}"),
        };
        for seat in [Seat::A, Seat::B] {
            let city = &self.cities[seat];
            fields.add(format!("{seat}.unprepared"), held(city.unprepared), city.unprepared.count() == 0);
            let prepared =
                city.prepared.iter().map(|(plot, card)| format!("{}+{card}", plot.map_or("hidden", Id::slug)));
            fields.list(format!("{seat}.prepared"), prepared);
            let sunk = self.plots.sunk[seat];
            fields.add(format!("{seat}.sunk"), held(sunk), sunk.count() == 0);
        }
        let top = self.plots.top.iter().map(|(by, plot)| format!("{}.{by}", plot.map_or("hidden", Id::slug)));
        fields.list("top_plot", top);
        fields.add("drawn_plots", held(self.plots.drawn), self.plots.drawn.count() == 0);
        fields.add("remembered", list(self.plots.remembered), self.plots.remembered.is_empty());
        match self.plots.removed {
            Removed::Seen(cards) => fields.add("removed", list(cards), cards.is_empty()),
            Removed::Hidden(counts) => {
                let counts: Vec<_> = counts.iter().map(u8::to_string).collect();
                fields.add("removed", format!("hidden.{}", counts.join(".")), false);
            }
        }
        fields.write(&self.setup.to_string())
    }
}

fn with_card(owner: impl Id, card: Option<CardId>) -> String {
    card.map_or_else(|| owner.slug().to_owned(), |card| format!("{}+{card}", owner.slug()))
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
        }
        "gods" => game.cities[seat].gods = parse_list(value)?,
        "mythologies" => {
            for word in value.split(',') {
                let mythology: Mythology = parse_id(word)?;
                let count = &mut game.cities[seat].mythologies[mythology.index()];
                *count = (*count + 1).min(9);
            }
        }
        "offerings" => game.cities[seat].offerings = parse_list::<Offering>(value)?,
        "protected" => game.cities[seat].protected = parse_number(value, 0..=7, "coins on Astarte")?,
        "snake" => game.cities[seat].snake = Some(parse_id(value)?),
        "triggered" => game.cities[seat].triggered = parse_plots(game, value)?,
        "plots" => game.cities[seat].plots = parse_plots(game, value)?,
        "sunk" => game.plots.sunk[seat] = parse_list(value)?,
        "saw_plots" => game.plots.seen[seat] = parse_list(value)?,
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

/// Conspiracies, some with the card under them.
fn parse_plots(game: &mut Duel, text: &str) -> Result<PlotSet> {
    let mut plots = PlotSet::new();
    for word in text.split(',') {
        let (plot, card) = word.split_once('+').map_or((word, None), |(plot, card)| (plot, Some(card)));
        let plot: PlotId = parse_id(plot)?;
        if plots.contains(plot) || game.plots.under[plot.index()].is_some() {
            return Err(TextError::Contradiction(format!("{plot} stands twice")));
        }
        plots.insert(plot);
        if let Some(card) = card {
            game.plots.under[plot.index()] = Some(parse_id(card)?);
        }
    }
    Ok(plots)
}

fn parse_pantheon_field(pantheon: &mut Pantheon, key: &str, value: &str) -> Result<()> {
    match key {
        "enki" => pantheon.enki = parse_list(value)?,
        "minerva" => pantheon.minerva = Some(parse_number(value, -9..=9, "space of the track")?),
        "shown" => pantheon.shown = parse_list::<GodId>(value)?,
        "spaces" => {
            for word in value.split(',') {
                let (space, god) = pair(word, ':')?;
                put(&mut pantheon.spaces[parse_space(space)?.index()], parse_id(god)?, word)?;
            }
        }
        _ => {
            let mut seen = IdSet::new();
            for word in value.split(',') {
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

fn loot_text(loot: Loot) -> String {
    let all = SeatSet::all(2).iter().flat_map(|seat| LootSize::ALL.map(|size| (seat, size)));
    let texts: Vec<_> =
        all.filter(|&(seat, size)| loot.threatens(seat, size)).map(|(seat, size)| loot_name(seat, size)).collect();
    if texts.is_empty() { "-".to_owned() } else { texts.join(",") }
}

fn parse_loot(text: &str) -> Result<Loot> {
    let mut gone = Loot::ALL;
    for word in text.split(',').filter(|_| text != "-") {
        let (seat, size) = parse_loot_name(word)?;
        if !gone.threatens(seat, size) {
            return Err(TextError::Contradiction(format!("{word} stands twice")));
        }
        gone.remove(seat, size);
    }
    Ok(Loot(Loot::ALL.0 & !gone.0))
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
