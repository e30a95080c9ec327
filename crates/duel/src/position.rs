//! Writing the text of a position: fields that differ from an empty table. `docs/notation.md` describes it.

use crate::ids::{CardId, Chamber, GodId, Mythology, Space};
use crate::layout::slots;
use crate::notation::{divine_token_text, military_token_name};
use crate::pending::Pending;
use crate::pending_text::pending_text;
use crate::setup::Setup;
use crate::state::{Duel, MilitaryTokenSize, MilitaryTokens};
use crate::structure::Cell;
use crate::view::{ConspiraciesHeld, Drawn, GodSeen, Locked, OnSpace, Removed, View};
use table::text::{Fields, list};
use table::{Id, Seat, SeatSet, Xoshiro};

/// What a position is where its text says nothing: seven coins each, all else empty, A's turn.
pub(crate) fn default_position(setup: Setup) -> Duel {
    let mut game = Duel::blank(setup);
    game.pending.push(Pending::Turn(Seat::A));
    game
}

impl Duel {
    pub(crate) fn position_text(&self) -> String {
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
        fields.add("loot", military_tokens_text(self.military_tokens), self.military_tokens == MilitaryTokens::ALL);
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
        let triggered =
            city.triggered.iter().map(|conspiracy| with_card(conspiracy, self.conspiracies.under[conspiracy.index()]));
        fields.list(format!("{seat}.triggered"), triggered);
    }

    fn pantheon_fields(&self, fields: &mut Fields) {
        let pantheon = &self.pantheon;
        let divine_tokens = slots(self.layout().divine_tokens).filter_map(|slot| {
            Some(format!("{slot}:{}", divine_token_text(pantheon.divine_token_on(slot, self.layout())?)))
        });
        fields.list("gifts", divine_tokens);
        fields.add(
            "gifts_laid",
            pantheon.divine_tokens_laid.to_string(),
            self.divine_tokens_are_laid() || !self.has_pantheon(),
        );
        fields.add("enki", list(pantheon.enki), pantheon.enki.is_empty());
        fields.list("minerva", pantheon.minerva.iter().map(i8::to_string));
        let razed = self.wonder_box();
        let razed = razed.iter().filter(|wonder| self.tucked(*wonder).is_some());
        fields.list("razed", razed.map(|wonder| with_card(wonder, self.tucked(wonder))));
    }

    pub(crate) fn has_pantheon(&self) -> bool {
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
            let conspiracies = self.cities[seat]
                .conspiracies
                .iter()
                .map(|conspiracy| with_card(conspiracy, self.conspiracies.under[conspiracy.index()]));
            fields.list(format!("{seat}.plots"), conspiracies);
            let (sunk, saw) = (self.conspiracies.sunk[seat], self.conspiracies.seen[seat]);
            fields.add(format!("{seat}.sunk"), list(sunk), sunk.is_empty());
            fields.add(format!("{seat}.saw_plots"), list(saw), saw.is_empty());
        }
        for seat in [Seat::A, Seat::B] {
            fields.add(format!("{seat}.not_locked"), list(self.not_locked[seat]), self.not_locked[seat].is_empty());
        }
        fields.list("top_plot", self.conspiracies.top.iter().map(|(conspiracy, by)| format!("{conspiracy}.{by}")));
        fields.add("drawn_plots", list(self.conspiracies.drawn), self.conspiracies.drawn.is_empty());
        fields.add("removed", list(self.conspiracies.removed), self.conspiracies.removed.is_empty());
    }
}

impl View {
    /// What the viewer knows, in the manner of a position. What is hidden is counted.
    pub(crate) fn write(&self) -> String {
        // Everything open is the same in any imagined world.
        let mut world = Duel::imagine(self, &mut Xoshiro::new(0));
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
        let held = |conspiracies: ConspiraciesHeld| match conspiracies {
            ConspiraciesHeld::Seen(conspiracies) => list(conspiracies),
            ConspiraciesHeld::Hidden(count) => format!("hidden.{count}"),
        };
        for seat in [Seat::A, Seat::B] {
            let city = &self.cities[seat];
            fields.add(format!("{seat}.unprepared"), held(city.unprepared), city.unprepared.count() == 0);
            let prepared = city
                .prepared
                .iter()
                .map(|(conspiracy, card)| format!("{}+{card}", conspiracy.map_or("hidden", Id::slug)));
            fields.list(format!("{seat}.prepared"), prepared);
            let sunk = self.conspiracies.sunk[seat];
            fields.add(format!("{seat}.sunk"), held(sunk), sunk.count() == 0);
        }
        let top = self
            .conspiracies
            .top
            .iter()
            .map(|(by, conspiracy)| format!("{}.{by}", conspiracy.map_or("hidden", Id::slug)));
        fields.list("top_plot", top);
        fields.add("drawn_plots", held(self.conspiracies.drawn), self.conspiracies.drawn.count() == 0);
        fields.add("remembered", list(self.conspiracies.remembered), self.conspiracies.remembered.is_empty());
        match self.conspiracies.removed {
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

fn military_tokens_text(military_tokens: MilitaryTokens) -> String {
    let all = SeatSet::all(2).iter().flat_map(|seat| MilitaryTokenSize::ALL.map(|size| (seat, size)));
    let texts: Vec<_> = all
        .filter(|&(seat, size)| military_tokens.threatens(seat, size))
        .map(|(seat, size)| military_token_name(seat, size))
        .collect();
    if texts.is_empty() { "-".to_owned() } else { texts.join(",") }
}
