//! What a seat or a spectator may know. Views are built field by field; no field here could hold a secret.
//!
//! In the base game both players know the same, except for the tokens the Great Library draws (D3.14). The expansions
//! add what one player has seen and the other has not: gods (P14), conspiracies and removed cards (A11).

use crate::chance::Chance;
use crate::ids::{
    Age, CardId, CardSet, Chamber, DecreeId, GodId, GodSet, Mythology, OfferingSet, PlotId, PlotSet, Slot, Space,
    TokenId, TokenSet, WonderId, WonderSet,
};
use crate::layout::{MAX_GIFTS, MAX_SLOTS};
use crate::legal::{Action, DeckEnd};
use crate::pantheon::Gift;
use crate::pending::Pending;
use crate::setup::{Library, Setup};
use crate::state::{Duel, Ending, Loot};
use crate::structure::Cell;
use table::{BySeat, Event, Seat};

/// All that one seat, or a spectator, may know of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// Who looks; `None` is a spectator.
    pub viewer: Option<Seat>,
    /// The expansions and rule options.
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
    /// The token that a conspiracy has put out of the game.
    pub locked: Locked,
    /// Tokens that the viewer has seen come out of the box since one was put out of the game in secret.
    pub not_locked: TokenSet,
    /// The wonders on offer.
    pub offer: WonderSet,
    /// Where the conflict pawn stands.
    pub pawn: i8,
    /// The military tokens on the board.
    pub loot: Loot,
    /// Gods, their decks, and tokens on cards.
    pub pantheon: PantheonView,
    /// Cubes and decrees.
    pub senate: SenateView,
    /// The deck of conspiracies.
    pub plots: PlotsView,
    /// Wonders that left the game together with the card under them.
    pub razed: Vec<(WonderId, CardId)>,
    /// Who took the last turn, or takes this one.
    pub active: Seat,
    /// What has to happen, the next last.
    pub pending: Vec<Pending>,
    /// How the game ended.
    pub ending: Option<Ending>,
}

/// A city as the viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CityView {
    /// The treasury.
    pub coins: u16,
    /// The buildings and senators.
    pub cards: CardSet,
    /// The wonders not built yet.
    pub wonders: WonderSet,
    /// The wonders that stand, each with the card under it.
    pub standing: Vec<(WonderId, CardId)>,
    /// The progress tokens.
    pub tokens: TokenSet,
    /// The gods that were activated.
    pub gods: GodSet,
    /// Mythology tokens of each mythology.
    pub mythologies: [u8; Mythology::NUM],
    /// The offering tokens.
    pub offerings: OfferingSet,
    /// Coins on Astarte.
    pub protected: u8,
    /// The opponent's card under the snake.
    pub snake: Option<CardId>,
    /// Conspiracies without a card under them.
    pub unprepared: PlotsHeld,
    /// Conspiracies with a card under them, in order of the cards.
    pub prepared: Vec<(Option<PlotId>, CardId)>,
    /// Conspiracies that were triggered, with the card under each if it was prepared.
    pub triggered: Vec<(PlotId, Option<CardId>)>,
}

/// Conspiracies as far as the viewer may know them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlotsHeld {
    /// These.
    Seen(PlotSet),
    /// So many, unseen.
    Hidden(u8),
}

impl PlotsHeld {
    /// That there is none is no secret.
    fn of(plots: PlotSet, sees: bool) -> Self {
        if sees || plots.is_empty() { Self::Seen(plots) } else { Self::Hidden(plots.len() as u8) }
    }

    /// How many there are.
    pub fn count(self) -> usize {
        match self {
            Self::Seen(plots) => plots.len(),
            Self::Hidden(count) => usize::from(count),
        }
    }
}

/// The tokens drawn by the Great Library, as far as the viewer may know them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Drawn {
    /// These.
    Seen(TokenSet),
    /// So many, unseen.
    Hidden(u8),
}

/// The progress token out of the game, as far as the viewer may know it (A11.7).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Locked {
    /// There is none.
    Nothing,
    /// This one, and everybody knows it.
    Open(TokenId),
    /// This one; the other player does not know it.
    Known(TokenId),
    /// One of the box.
    Hidden,
}

/// A card of the gods as the viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GodSeen {
    /// Nobody knows which one it is.
    Unseen,
    /// The other player knows it, or one of the players if a spectator looks.
    Hidden,
    /// The viewer knows it.
    Seen(GodId),
}

/// What lies on a space of the Pantheon.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OnSpace {
    /// Nothing.
    Empty,
    /// This, which the viewer knows.
    Seen(GodId),
    /// A god of this mythology, face down.
    Hidden(Mythology),
}

/// The Pantheon as the viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PantheonView {
    /// What lies on each space.
    pub spaces: [OnSpace; Space::NUM],
    /// Each mythology's deck, the top first.
    pub decks: [Vec<GodSeen>; Mythology::NUM],
    /// Gods that the viewer knows to be in their deck, but not where in it.
    pub inside: GodSet,
    /// The gods lying face down that the viewer knows by name.
    pub seen: GodSet,
    /// Those among them that both players know; whoever saw them was seen to look.
    pub shared: GodSet,
    /// The token on each marked slot of the structure, in order of slots.
    pub gifts: [Option<Gift>; MAX_GIFTS],
    /// How many tokens have been laid in this age.
    pub gifts_laid: u8,
    /// Gods that were drawn or turned up, of each mythology: those seen, and how many are not.
    pub shown: (GodSet, [u8; Mythology::NUM]),
    /// The progress tokens on Enki, unless only another seat sees him.
    pub enki: TokenSet,
    /// Where Minerva stands.
    pub minerva: Option<i8>,
}

/// The senate, which everybody sees alike.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SenateView {
    /// Cubes of each seat in each chamber.
    pub cubes: BySeat<[u8; Chamber::NUM], 2>,
    /// The decrees by the chamber each was laid in, none while it lies face down, and where it lies now.
    pub decrees: [(Option<DecreeId>, Chamber); Chamber::NUM],
    /// Who controls each chamber.
    pub control: [Option<Seat>; Chamber::NUM],
}

/// The deck of conspiracies as the viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlotsView {
    /// Who put a conspiracy back on top of the deck, and which one if the viewer knows.
    pub top: Option<(Seat, Option<PlotId>)>,
    /// The conspiracies each seat has put under the deck.
    pub sunk: BySeat<PlotsHeld, 2>,
    /// The conspiracies drawn and not yet chosen from.
    pub drawn: PlotsHeld,
    /// Conspiracies the viewer has seen that are now with the opponent, or where the opponent has put them.
    pub remembered: PlotSet,
    /// Cards removed at setup that Treason has shown: those the viewer knows, or how many of each age.
    pub removed: Removed,
}

/// The cards removed at setup that somebody has looked at (A11.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Removed {
    /// These.
    Seen(CardSet),
    /// So many of each age, unseen.
    Hidden([u8; 3]),
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
    /// This seat has drawn a god of this mythology that the viewer does not see.
    GodUnseen(Seat, Mythology),
    /// This seat alone sees whether Enki is among the gods turned up, and which tokens he gets.
    ForEnkiUnseen(Seat),
    /// This seat has put a god of this mythology on a space, face down.
    GodPlaced(Seat, Mythology, Space),
    /// This seat has put two gods back on their deck in an order of its own.
    DeckStacked(Seat),
    /// This seat has drawn a conspiracy that the viewer does not see.
    PlotUnseen(Seat),
    /// This seat has kept one conspiracy and put the other back.
    PlotKept(Seat, DeckEnd),
    /// This seat has prepared a conspiracy with the card in this place.
    PlotPrepared(Seat, Slot),
    /// This seat has looked at a removed card of this age.
    RemovedUnseen(Seat, Age),
    /// This seat has put a progress token of the box out of the game.
    LockedUnseen(Seat),
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

    /// For whom conspiracies are being drawn or chosen.
    pub(crate) fn plotter(&self) -> Option<Seat> {
        self.pending.items().iter().find_map(|pending| match pending {
            Pending::DrawPlots(seat, _) | Pending::KeepPlot(seat) => Some(*seat),
            _ => None,
        })
    }

    /// Who has looked at the removed cards.
    fn traitor(&self) -> Option<Seat> {
        [Seat::A, Seat::B].into_iter().find(|&seat| self.cities[seat].triggered.contains(PlotId::Treason))
    }

    /// Who has put a token out of the game.
    fn obscurantist(&self) -> Option<Seat> {
        [Seat::A, Seat::B].into_iter().find(|&seat| self.cities[seat].triggered.contains(PlotId::Obscurantism))
    }

    /// The gods lying face down that a viewer knows; a spectator knows what both players do (P14.10).
    fn gods_seen(&self, viewer: Option<Seat>) -> GodSet {
        let seen = &self.pantheon.seen;
        viewer.map_or(seen[Seat::A] & seen[Seat::B], |seat| seen[seat])
    }

    pub(crate) fn build_view(&self, viewer: Option<Seat>) -> View {
        let sees = self.sees_draw(viewer, self.library_builder());
        View {
            viewer,
            setup: self.setup,
            age: self.age,
            cities: BySeat([Seat::A, Seat::B].map(|seat| self.build_city_view(viewer, seat))),
            structure: self.structure.cells,
            laid: self.structure.laid,
            discard: self.discard,
            board: self.board,
            drawn: if sees { Drawn::Seen(self.drawn) } else { Drawn::Hidden(self.drawn.len() as u8) },
            locked: match self.locked {
                None => Locked::Nothing,
                Some(token) if !self.locked_in_secret => Locked::Open(token),
                Some(token) if viewer.is_some() && viewer == self.obscurantist() => Locked::Known(token),
                Some(_) => Locked::Hidden,
            },
            not_locked: viewer
                .map_or(self.not_locked[Seat::A] & self.not_locked[Seat::B], |seat| self.not_locked[seat]),
            offer: self.offer,
            pawn: self.pawn,
            loot: self.loot,
            pantheon: self.build_pantheon_view(viewer),
            senate: SenateView {
                cubes: self.senate.cubes,
                decrees: std::array::from_fn(|i| (self.senate.decrees[i], self.senate.place[i])),
                control: self.senate.control,
            },
            plots: self.build_plots_view(viewer),
            razed: self.wonder_box().iter().filter_map(|wonder| Some((wonder, self.tucked(wonder)?))).collect(),
            active: self.active,
            pending: self.pending.items().to_vec(),
            ending: self.ending,
        }
    }

    fn build_city_view(&self, viewer: Option<Seat>, seat: Seat) -> CityView {
        let city = &self.cities[seat];
        // When the game is over, conspiracies are turned up (A10.7).
        let sees = viewer == Some(seat) || self.ending.is_some();
        let under = |plot: PlotId| self.plots.under[plot.index()];
        let mut prepared: Vec<_> =
            city.plots.iter().filter_map(|plot| Some((sees.then_some(plot), under(plot)?))).collect();
        prepared.sort_by_key(|&(_, card)| card);
        CityView {
            coins: city.coins,
            cards: city.cards,
            wonders: city.wonders,
            standing: city.standing.iter().filter_map(|wonder| Some((wonder, self.tucked(wonder)?))).collect(),
            tokens: city.tokens,
            gods: city.gods,
            mythologies: city.mythologies,
            offerings: city.offerings,
            protected: city.protected,
            snake: city.snake,
            unprepared: PlotsHeld::of(self.unprepared(seat), sees),
            prepared,
            triggered: city.triggered.iter().map(|plot| (plot, under(plot))).collect(),
        }
    }

    fn build_pantheon_view(&self, viewer: Option<Seat>) -> PantheonView {
        let pantheon = &self.pantheon;
        let seen = self.gods_seen(viewer);
        let inside = &pantheon.inside;
        let is_seen = |god: GodId| god == GodId::Gate || seen.contains(god);
        let mut hidden = [0; Mythology::NUM];
        for god in pantheon.shown & !seen {
            if let Some(mythology) = god.god().mythology {
                hidden[mythology.index()] += 1;
            }
        }
        PantheonView {
            spaces: pantheon.spaces.map(|space| match space {
                None => OnSpace::Empty,
                Some(god) if is_seen(god) => OnSpace::Seen(god),
                Some(god) => god.god().mythology.map_or(OnSpace::Empty, OnSpace::Hidden),
            }),
            decks: std::array::from_fn(|i| {
                let card = |god: &Option<GodId>| match god {
                    None => GodSeen::Unseen,
                    Some(god) if is_seen(*god) => GodSeen::Seen(*god),
                    Some(_) => GodSeen::Hidden,
                };
                pantheon.decks[i].cards().iter().map(card).collect()
            }),
            inside: viewer.map_or(inside[Seat::A] & inside[Seat::B], |seat| inside[seat]),
            seen,
            shared: self.gods_seen(None),
            gifts: pantheon.gifts,
            gifts_laid: pantheon.gifts_laid,
            shown: (pantheon.shown & seen, hidden),
            enki: if self.looks_in_secret().is_none_or(|seat| viewer == Some(seat)) {
                pantheon.enki
            } else {
                TokenSet::new()
            },
            minerva: pantheon.minerva,
        }
    }

    fn build_plots_view(&self, viewer: Option<Seat>) -> PlotsView {
        let plots = &self.plots;
        let draws = viewer.is_some() && viewer == self.plotter();
        let mut located = if draws { plots.drawn } else { PlotSet::new() };
        if let Some(seat) = viewer {
            located = located | self.cities[seat].plots | plots.sunk[seat];
        }
        if let Some((plot, by)) = plots.top
            && viewer == Some(by)
        {
            located.insert(plot);
        }
        if self.ending.is_some() {
            located = located | self.cities[Seat::A].plots | self.cities[Seat::B].plots;
        }
        let of_age = |age: Age| (plots.removed & age.back().cards()).len() as u8;
        PlotsView {
            top: plots.top.map(|(plot, by)| (by, (viewer == Some(by)).then_some(plot))),
            sunk: BySeat([Seat::A, Seat::B].map(|seat| PlotsHeld::of(plots.sunk[seat], viewer == Some(seat)))),
            drawn: PlotsHeld::of(plots.drawn, draws),
            remembered: viewer.map_or(PlotSet::new(), |seat| plots.seen[seat] & !located),
            removed: if viewer.is_some() && viewer == self.traitor() || plots.removed.is_empty() {
                Removed::Seen(plots.removed)
            } else {
                Removed::Hidden(Age::ALL.map(of_age))
            },
        }
    }

    pub(crate) fn build_event_view(&self, event: Event<Self>, viewer: Option<Seat>) -> EventView {
        match event {
            Event::Act(seat, action) if viewer != Some(seat) => self.act_of_other(seat, action),
            Event::Act(seat, action) => EventView::Act(seat, action),
            Event::Chance(outcome) => self.outcome_seen(outcome, viewer).unwrap_or(EventView::Chance(outcome)),
        }
    }

    /// What others see of an action.
    fn act_of_other(&self, seat: Seat, action: Action) -> EventView {
        let mythology = |god: GodId| god.god().mythology.unwrap_or(Mythology::ALL[0]);
        match action {
            Action::PlaceGod(god, space) => EventView::GodPlaced(seat, mythology(god), space),
            Action::StackDeck(_) => EventView::DeckStacked(seat),
            Action::Keep(_, end) => EventView::PlotKept(seat, end),
            Action::Prepare(slot, _) => EventView::PlotPrepared(seat, slot),
            Action::Lock(token) if self.token_box().contains(token) => EventView::LockedUnseen(seat),
            action => EventView::Act(seat, action),
        }
    }

    /// What a viewer sees of an outcome that not everybody does.
    fn outcome_seen(&self, outcome: Chance, viewer: Option<Seat>) -> Option<EventView> {
        let (seat, unseen) = match outcome {
            Chance::Drawn(_) => {
                let builder = self.library_builder()?;
                if self.setup.library == Library::Open {
                    return None;
                }
                (builder, EventView::DrawnUnseen(builder))
            }
            Chance::God(_) if self.shows_gods_openly() => return None,
            Chance::God(_) => {
                let (seat, mythology) = self.next_god()?;
                (seat, EventView::GodUnseen(seat, mythology))
            }
            Chance::ForEnki(_) => {
                let seat = self.looks_in_secret()?;
                (seat, EventView::ForEnkiUnseen(seat))
            }
            Chance::Plot(_) => {
                let plotter = self.plotter()?;
                (plotter, EventView::PlotUnseen(plotter))
            }
            Chance::Removed(_) => {
                let traitor = self.traitor()?;
                (traitor, EventView::RemovedUnseen(traitor, self.age_of_next_removed()))
            }
            _ => return None,
        };
        (viewer != Some(seat)).then_some(unseen)
    }
}
