//! What a seat or a spectator may know. Views are built field by field; no field here could hold a secret.
//!
//! In the base game both players know the same, except for the tokens the Great Library draws (D3.14).

use crate::chance::Chance;
use crate::ids::{Age, CardId, CardSet, TokenSet, WonderId, WonderSet};
use crate::layout::{Layout, MAX_SLOTS};
use crate::legal::Action;
use crate::setup::{Library, Setup};
use crate::state::{Cell, City, Duel, Ending, Loot, Pending, Structure};
use table::{BySeat, Event, Rng, Seat, Stack};

/// All that one seat, or a spectator, may know of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// Who looks; `None` is a spectator.
    pub viewer: Option<Seat>,
    /// The rule options.
    pub setup: Setup,
    /// The age being played.
    pub age: Age,
    /// Both cities.
    pub cities: BySeat<CityView, 2>,
    /// What each place of the structure shows.
    pub structure: [Cell; MAX_SLOTS],
    /// How many places have been laid out in this age.
    pub laid: u8,
    /// The discard pile.
    pub discard: CardSet,
    /// The progress tokens on the board.
    pub board: TokenSet,
    /// The tokens drawn by the Great Library.
    pub drawn: Drawn,
    /// The wonders on offer.
    pub offer: WonderSet,
    /// Where the conflict pawn stands.
    pub pawn: i8,
    /// The military tokens on the board.
    pub loot: Loot,
    /// Who took the last turn, or takes this one.
    pub active: Seat,
    /// What has to happen, the next last.
    pub pending: Vec<Pending>,
    /// How the game ended.
    pub ending: Option<Ending>,
}

/// A city as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CityView {
    /// The treasury.
    pub coins: u16,
    /// The buildings.
    pub cards: CardSet,
    /// The wonders not built yet.
    pub wonders: WonderSet,
    /// The wonders that stand, each with the card under it.
    pub standing: Vec<(WonderId, CardId)>,
    /// The progress tokens.
    pub tokens: TokenSet,
}

/// The tokens drawn by the Great Library, as far as the viewer may know them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Drawn {
    /// These.
    Seen(TokenSet),
    /// So many, unseen.
    Hidden(u8),
}

/// What a seat or a spectator learns from an event.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EventView {
    /// A seat acted.
    Act(Seat, Action),
    /// The table revealed something to everybody.
    Chance(Chance),
    /// This seat has drawn a token that the viewer does not see.
    DrawnUnseen(Seat),
}

impl Duel {
    /// Tests if the viewer sees what the Great Library draws for this seat (D12.3).
    fn sees_draw(&self, viewer: Option<Seat>, builder: Option<Seat>) -> bool {
        self.setup.library == Library::Open || viewer.is_some() && viewer == builder
    }

    /// For whom tokens are being drawn or chosen.
    fn library_builder(&self) -> Option<Seat> {
        self.pending.items().iter().find_map(|pending| match pending {
            Pending::DrawFromBox(seat, _) | Pending::KeepToken(seat) => Some(*seat),
            _ => None,
        })
    }

    pub(crate) fn build_view(&self, viewer: Option<Seat>) -> View {
        let sees = self.sees_draw(viewer, self.library_builder());
        View {
            viewer,
            setup: self.setup,
            age: self.age,
            cities: BySeat(self.cities.0.map(|city| CityView {
                coins: city.coins,
                cards: city.cards,
                wonders: city.wonders,
                standing: city.standing.iter().filter_map(|wonder| Some((wonder, self.tucked(wonder)?))).collect(),
                tokens: city.tokens,
            })),
            structure: self.structure.cells,
            laid: self.structure.laid,
            discard: self.discard,
            board: self.board,
            drawn: if sees { Drawn::Seen(self.drawn) } else { Drawn::Hidden(self.drawn.len() as u8) },
            offer: self.offer,
            pawn: self.pawn,
            loot: self.loot,
            active: self.active,
            pending: self.pending.items().to_vec(),
            ending: self.ending,
        }
    }

    pub(crate) fn build_event_view(&self, event: Event<Self>, viewer: Option<Seat>) -> EventView {
        match event {
            Event::Act(seat, action) => EventView::Act(seat, action),
            Event::Chance(outcome @ Chance::Drawn(_)) => match self.library_builder() {
                Some(builder) if !self.sees_draw(viewer, Some(builder)) => EventView::DrawnUnseen(builder),
                _ => EventView::Chance(outcome),
            },
            Event::Chance(outcome) => EventView::Chance(outcome),
        }
    }

    pub(crate) fn from_view(view: &View, rng: &mut impl Rng) -> Self {
        let mut game = Self::blank(view.setup);
        for (city, seen) in game.cities.0.iter_mut().zip(&view.cities.0) {
            *city = City {
                cards: seen.cards,
                wonders: seen.wonders,
                standing: seen.standing.iter().map(|&(wonder, _)| wonder).collect(),
                tokens: seen.tokens,
                ..City::new(seen.coins)
            }
            .recompute();
            for &(wonder, card) in &seen.standing {
                game.tucked[wonder.index()] = Some(card);
            }
        }
        game.age = view.age;
        game.structure = Structure::from_cells(view.structure, view.laid, Layout::of(view.age));
        game.discard = view.discard;
        game.unseen = game.unseen_from_scratch();
        game.board = view.board;
        game.offer = view.offer;
        game.pawn = view.pawn;
        game.loot = view.loot;
        game.active = view.active;
        game.ending = view.ending;
        game.pending = Stack::new(Pending::TurnUp);
        view.pending.iter().for_each(|&pending| game.pending.push(pending));
        game.drawn = match view.drawn {
            Drawn::Seen(tokens) => tokens,
            Drawn::Hidden(count) => game.imagine_drawn(usize::from(count), rng),
        };
        game
    }
}

impl Structure {
    /// The structure whose places show this.
    pub(crate) fn from_cells(cells: [Cell; MAX_SLOTS], laid: u8, layout: &Layout) -> Self {
        let mask = |wanted: fn(&Cell) -> bool| {
            cells.iter().enumerate().filter(|(_, cell)| wanted(cell)).fold(0, |mask, (i, _)| mask | 1 << i)
        };
        let present = mask(|cell| *cell != Cell::Empty);
        let face_down = mask(|cell| matches!(cell, Cell::AgeBack | Cell::GuildBack));
        let available = if laid as usize == layout.slots { layout.available(present) } else { 0 };
        Self { cells, present, available, face_down, laid }
    }
}
