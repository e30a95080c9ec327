//! A whole position that agrees with what one viewer knows: what it does not know is drawn.

use crate::chance::pick;
use crate::city::City;
use crate::data::REMOVED_PER_AGE;
use crate::ids::{Age, CardId, ConspiracySet, GodSet, Mythology};
use crate::layout::Layout;
use crate::pending::Pending;
use crate::state::Duel;
use crate::structure::Structure;
use crate::view::{ConspiraciesHeld, Drawn, GodSeen, Locked, OnSpace, Removed, View};
use table::{Rng, Seat, Stack};

impl Duel {
    pub(crate) fn imagine(view: &View, rng: &mut impl Rng) -> Self {
        let mut game = Self::blank(view.setup);
        for (city, seen) in game.cities.0.iter_mut().zip(&view.cities.0) {
            *city = City {
                cards: seen.cards,
                wonders: seen.wonders,
                standing: seen.standing.iter().map(|&(wonder, _)| wonder).collect(),
                tokens: seen.tokens,
                gods: seen.gods,
                mythologies: seen.mythologies,
                offerings: seen.offerings,
                protected: seen.protected,
                snake: seen.snake,
                triggered: seen.triggered.iter().map(|&(conspiracy, _)| conspiracy).collect(),
                ..City::new(seen.coins)
            };
            for &(wonder, card) in &seen.standing {
                game.tucked[wonder.index()] = Some(card);
            }
            for &(conspiracy, card) in &seen.triggered {
                game.conspiracies.under[conspiracy.index()] = card;
            }
        }
        for &(wonder, card) in &view.razed {
            game.tucked[wonder.index()] = Some(card);
        }
        game.age = view.age;
        game.structure = Structure::from_cells(view.structure, view.laid, Layout::of(view.age, view.setup.expansions));
        game.discard = view.discard;
        game.board = view.board;
        game.offer = view.offer;
        game.pawn = view.pawn;
        game.military_tokens = view.military_tokens;
        game.active = view.active;
        game.ending = view.ending;
        game.pending = Stack::new(Pending::TurnUp);
        view.pending.iter().for_each(|&seen| game.pending.push(seen.into()));
        game.senate.cubes = view.senate.cubes;
        game.senate.control = view.senate.control;
        for (i, &(decree, place)) in view.senate.decrees.iter().enumerate() {
            game.senate.decrees[i] = decree;
            game.senate.place[i] = place;
        }
        for seat in [Seat::A, Seat::B] {
            game.cities[seat].decrees = game.senate.decrees_of(seat);
            game.cities[seat] = game.cities[seat].recompute();
        }
        game.pantheon.enki = view.pantheon.enki;
        game.imagine_tokens(view, rng);
        game.imagine_gods(view, rng);
        game.imagine_enki(view, rng);
        game.imagine_conspiracies(view, rng);
        game.unseen = game.unseen_from_scratch();
        game.imagine_removed(view, rng);
        game
    }

    /// Tokens drawn in secret or put out of the game in secret: any of the box.
    fn imagine_tokens(&mut self, view: &View, rng: &mut impl Rng) {
        if let Drawn::Seen(tokens) = view.drawn {
            self.drawn = tokens;
        }
        (self.locked, self.locked_in_secret) = match view.locked {
            Locked::Nothing => (None, false),
            Locked::Open(token) => (Some(token), false),
            Locked::Known(token) => (Some(token), true),
            Locked::Hidden => (Some(pick(self.token_box() & !view.not_locked, rng)), true),
        };
        for seat in [Seat::A, Seat::B] {
            if view.viewer.is_none_or(|viewer| viewer == seat) {
                self.not_locked[seat] = view.not_locked;
            }
        }
        if let Drawn::Hidden(count) = view.drawn {
            self.drawn = self.imagine_drawn(usize::from(count), rng);
        }
    }

    /// Gods that others know: any of their mythology that the viewer has not seen elsewhere (P14).
    fn imagine_gods(&mut self, view: &View, rng: &mut impl Rng) {
        let seen = &view.pantheon;
        let pantheon = &mut self.pantheon;
        pantheon.divine_tokens = seen.divine_tokens;
        pantheon.divine_tokens_laid = seen.divine_tokens_laid;
        pantheon.minerva = seen.minerva;
        pantheon.shown = seen.shown.0;
        for (space, on) in pantheon.spaces.iter_mut().zip(seen.spaces) {
            *space = if let OnSpace::Seen(god) = on { Some(god) } else { None };
        }
        for (deck, cards) in pantheon.decks.iter_mut().zip(&seen.decks) {
            deck.cards = Default::default();
            deck.len = cards.len() as u8;
            for (card, seen) in deck.cards.iter_mut().zip(cards) {
                *card = if let GodSeen::Seen(god) = seen { Some(*god) } else { None };
            }
        }
        let mut hidden = GodSet::new();
        for mythology in Mythology::ALL {
            // Outside of the deck lies nothing that the viewer knows to be in it.
            for (i, on) in seen.spaces.iter().enumerate() {
                if *on == OnSpace::Hidden(mythology) {
                    let god = pick(self.unseen_gods(mythology) & !seen.inside, rng);
                    self.pantheon.spaces[i] = Some(god);
                    hidden.insert(god);
                }
            }
            for _ in 0..seen.shown.1[mythology.index()] {
                let god = pick(self.unseen_gods(mythology) & !seen.inside, rng);
                self.pantheon.shown.insert(god);
                hidden.insert(god);
            }
            for (i, card) in seen.decks[mythology.index()].iter().enumerate() {
                if *card == GodSeen::Hidden {
                    let god = pick(self.unseen_gods(mythology), rng);
                    self.pantheon.decks[mythology.index()].cards[i] = Some(god);
                    hidden.insert(god);
                }
            }
        }
        // Who has seen what the viewer has not: the other player, or one of both.
        for seat in [Seat::A, Seat::B] {
            self.pantheon.seen[seat] = match view.viewer {
                Some(viewer) if viewer == seat => seen.seen,
                Some(_) => seen.shared | hidden,
                None if seat == Seat::A => seen.seen | hidden,
                None => seen.seen,
            };
            if view.viewer.is_none_or(|viewer| viewer == seat) {
                self.pantheon.inside[seat] = seen.inside;
            }
        }
    }

    /// Tokens of an Enki whom only another seat sees: any of the box, once they have been drawn (P16.4).
    fn imagine_enki(&mut self, view: &View, rng: &mut impl Rng) {
        let is_drawn = !matches!(self.pending.top(), Some(Pending::LookForEnki(_)));
        if is_drawn && self.looks_in_secret().is_some_and(|seat| view.viewer != Some(seat)) {
            self.pantheon.enki = self.tokens_for_enki(|world| pick(world.token_box(), rng));
        }
    }

    /// Conspiracies that others hold or have put back: any that the viewer has not seen elsewhere (A11.2, A11.3).
    fn imagine_conspiracies(&mut self, view: &View, rng: &mut impl Rng) {
        let seen = &view.conspiracies;
        let mut known = seen.remembered;
        for seat in [Seat::A, Seat::B] {
            let city = &view.cities[seat];
            known = known | self.cities[seat].triggered;
            if let ConspiraciesHeld::Seen(conspiracies) = city.unprepared {
                self.cities[seat].conspiracies = conspiracies;
            }
            for &(conspiracy, card) in &city.prepared {
                if let Some(conspiracy) = conspiracy {
                    self.cities[seat].conspiracies.insert(conspiracy);
                    self.conspiracies.under[conspiracy.index()] = Some(card);
                }
            }
            if let ConspiraciesHeld::Seen(conspiracies) = seen.sunk[seat] {
                self.conspiracies.sunk[seat] = conspiracies;
            }
            known = known | self.cities[seat].conspiracies | self.conspiracies.sunk[seat];
        }
        if let ConspiraciesHeld::Seen(conspiracies) = seen.drawn {
            self.conspiracies.drawn = conspiracies;
        }
        if let Some((by, Some(conspiracy))) = seen.top {
            self.conspiracies.top = Some((conspiracy, by));
            known.insert(conspiracy);
        }
        known = known | self.conspiracies.drawn;
        self.fill_in_conspiracies(view, known, rng);
        for seat in [Seat::A, Seat::B] {
            let mut saw = self.cities[seat].conspiracies | self.conspiracies.sunk[seat];
            if self.conspiring_seat() == Some(seat) {
                saw = saw | self.conspiracies.drawn;
            }
            if let Some((conspiracy, by)) = self.conspiracies.top
                && by == seat
            {
                saw.insert(conspiracy);
            }
            if view.viewer == Some(seat) {
                saw = saw | seen.remembered;
            }
            self.conspiracies.seen[seat] = saw;
        }
    }

    /// Puts a name to every conspiracy that the viewer does not see: those remembered first, then any.
    fn fill_in_conspiracies(&mut self, view: &View, known: ConspiracySet, rng: &mut impl Rng) {
        let seen = &view.conspiracies;
        // Each hidden place, in a fixed order.
        let mut places = Vec::new();
        for seat in [Seat::A, Seat::B] {
            let city = &view.cities[seat];
            if let ConspiraciesHeld::Hidden(count) = city.unprepared {
                places.extend((0..count).map(|_| Hidden::Unprepared(seat)));
            }
            let cards = city.prepared.iter().filter(|(conspiracy, _)| conspiracy.is_none());
            places.extend(cards.map(|&(_, card)| Hidden::Prepared(seat, card)));
            if let ConspiraciesHeld::Hidden(count) = seen.sunk[seat] {
                places.extend((0..count).map(|_| Hidden::Sunk(seat)));
            }
        }
        if let ConspiraciesHeld::Hidden(count) = seen.drawn {
            places.extend((0..count).map(|_| Hidden::Drawn));
        }
        if let Some((by, None)) = seen.top {
            places.push(Hidden::Top(by));
        }
        rng.shuffle(&mut places);
        let mut remembered = seen.remembered;
        let mut pool = !known;
        for place in places {
            let from = if remembered.is_empty() { &mut pool } else { &mut remembered };
            if from.is_empty() {
                break;
            }
            let conspiracy = pick(*from, rng);
            from.remove(conspiracy);
            match place {
                Hidden::Unprepared(seat) => self.cities[seat].conspiracies.insert(conspiracy),
                Hidden::Prepared(seat, card) => {
                    self.cities[seat].conspiracies.insert(conspiracy);
                    self.conspiracies.under[conspiracy.index()] = Some(card);
                }
                Hidden::Sunk(seat) => self.conspiracies.sunk[seat].insert(conspiracy),
                Hidden::Drawn => self.conspiracies.drawn.insert(conspiracy),
                Hidden::Top(by) => self.conspiracies.top = Some((conspiracy, by)),
            }
        }
    }

    /// Removed cards that the other player has looked at: any of their age that nobody has seen.
    fn imagine_removed(&mut self, view: &View, rng: &mut impl Rng) {
        match view.conspiracies.removed {
            Removed::Seen(cards) => self.conspiracies.removed = cards,
            Removed::Hidden(counts) => {
                for (age, count) in Age::ALL.into_iter().zip(counts) {
                    for _ in 0..usize::from(count).min(REMOVED_PER_AGE) {
                        let card = pick(self.unseen & age.back().cards(), rng);
                        self.unseen.remove(card);
                        self.conspiracies.removed.insert(card);
                    }
                }
            }
        }
        self.unseen = self.unseen & !self.conspiracies.removed;
    }
}

/// A place of a conspiracy that a viewer does not see.
enum Hidden {
    Unprepared(Seat),
    Prepared(Seat, CardId),
    Sunk(Seat),
    Drawn,
    Top(Seat),
}
