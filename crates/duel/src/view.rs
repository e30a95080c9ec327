//! What a seat or a spectator may know of a position. Views are built field by field; no field here could hold a secret.
//!
//! In the base game both players know the same, except for the tokens the Great Library draws (D3.14). The expansions
//! add what one player has seen and the other has not: gods (P14), conspiracies and removed cards (A11).

use crate::ids::{
    Age, CardId, CardSet, Chamber, ConspiracyId, ConspiracySet, DecreeId, GodId, GodSet, Mythology, OfferingSet, Space,
    TokenId, TokenSet, WonderId, WonderSet,
};
use crate::layout::{MAX_DIVINE_TOKENS, MAX_SLOTS};
use crate::pantheon::DivineToken;
use crate::pending::Pending;
use crate::pending_view::PendingView;
use crate::setup::{Library, Setup};
use crate::state::{Duel, Ending, MilitaryTokens};
use crate::structure::Cell;
use table::{BySeat, Seat};

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
    pub military_tokens: MilitaryTokens,
    /// Gods, their decks, and tokens on cards.
    pub pantheon: PantheonView,
    /// Cubes and decrees.
    pub senate: SenateView,
    /// The deck of conspiracies.
    pub conspiracies: ConspiraciesView,
    /// Wonders that left the game together with the card under them.
    pub razed: Vec<(WonderId, CardId)>,
    /// Who took the last turn, or takes this one.
    pub active: Seat,
    /// What has to happen, the next last.
    pub pending: Vec<PendingView>,
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
    pub unprepared: ConspiraciesHeld,
    /// Conspiracies with a card under them, in order of the cards.
    pub prepared: Vec<(Option<ConspiracyId>, CardId)>,
    /// Conspiracies that were triggered, with the card under each if it was prepared.
    pub triggered: Vec<(ConspiracyId, Option<CardId>)>,
}

/// Conspiracies as far as the viewer may know them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ConspiraciesHeld {
    /// These.
    Seen(ConspiracySet),
    /// So many, unseen.
    Hidden(u8),
}

impl ConspiraciesHeld {
    /// That there is none is no secret.
    fn of(conspiracies: ConspiracySet, sees: bool) -> Self {
        if sees || conspiracies.is_empty() { Self::Seen(conspiracies) } else { Self::Hidden(conspiracies.len() as u8) }
    }

    /// How many there are.
    pub fn count(self) -> usize {
        match self {
            Self::Seen(conspiracies) => conspiracies.len(),
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
    pub divine_tokens: [Option<DivineToken>; MAX_DIVINE_TOKENS],
    /// How many tokens have been laid in this age.
    pub divine_tokens_laid: u8,
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
pub struct ConspiraciesView {
    /// Who put a conspiracy back on top of the deck, and which one if the viewer knows.
    pub top: Option<(Seat, Option<ConspiracyId>)>,
    /// The conspiracies each seat has put under the deck.
    pub sunk: BySeat<ConspiraciesHeld, 2>,
    /// The conspiracies drawn and not yet chosen from.
    pub drawn: ConspiraciesHeld,
    /// Conspiracies the viewer has seen that are now with the opponent, or where the opponent has put them.
    pub remembered: ConspiracySet,
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

impl Duel {
    /// Tests if the viewer sees what the Great Library draws for this seat (D12.3).
    fn sees_draw(&self, viewer: Option<Seat>, builder: Option<Seat>) -> bool {
        self.setup.library == Library::Open || viewer.is_some() && viewer == builder
    }

    /// For whom tokens are being drawn or chosen.
    pub(crate) fn library_builder(&self) -> Option<Seat> {
        let draws = |pending: &Pending| {
            if let Pending::DrawFromBox(seat, _) | Pending::KeepToken(seat) = pending { Some(*seat) } else { None }
        };
        self.pending.items().iter().find_map(draws)
    }

    /// For whom conspiracies are being drawn or chosen.
    pub(crate) fn conspiring_seat(&self) -> Option<Seat> {
        let draws = |pending: &Pending| {
            if let Pending::DrawConspiracies(seat, _) | Pending::KeepConspiracy(seat) = pending {
                Some(*seat)
            } else {
                None
            }
        };
        self.pending.items().iter().find_map(draws)
    }

    /// Who has looked at the removed cards.
    pub(crate) fn traitor(&self) -> Option<Seat> {
        [Seat::A, Seat::B].into_iter().find(|&seat| self.cities[seat].triggered.contains(ConspiracyId::Treason))
    }

    /// Who has put a token out of the game.
    fn obscurantist(&self) -> Option<Seat> {
        [Seat::A, Seat::B].into_iter().find(|&seat| self.cities[seat].triggered.contains(ConspiracyId::Obscurantism))
    }

    /// The gods lying face down that a viewer knows; a spectator knows what both players do (P14.10).
    fn gods_seen(&self, viewer: Option<Seat>) -> GodSet {
        let seen = &self.pantheon.seen;
        viewer.map_or(seen[Seat::A] & seen[Seat::B], |seat| seen[seat])
    }

    pub(crate) fn view(&self, viewer: Option<Seat>) -> View {
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
            military_tokens: self.military_tokens,
            pantheon: self.build_pantheon_view(viewer),
            senate: SenateView {
                cubes: self.senate.cubes,
                decrees: std::array::from_fn(|i| (self.senate.decrees[i], self.senate.place[i])),
                control: self.senate.control,
            },
            conspiracies: self.build_conspiracies_view(viewer),
            razed: self.wonder_box().iter().filter_map(|wonder| Some((wonder, self.tucked(wonder)?))).collect(),
            active: self.active,
            pending: self.pending.items().iter().copied().map(PendingView::from).collect(),
            ending: self.ending,
        }
    }

    fn build_city_view(&self, viewer: Option<Seat>, seat: Seat) -> CityView {
        let city = &self.cities[seat];
        // When the game is over, conspiracies are turned up (A10.7).
        let sees = viewer == Some(seat) || self.ending.is_some();
        let under = |conspiracy: ConspiracyId| self.conspiracies.under[conspiracy.index()];
        let mut prepared: Vec<_> = city
            .conspiracies
            .iter()
            .filter_map(|conspiracy| Some((sees.then_some(conspiracy), under(conspiracy)?)))
            .collect();
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
            unprepared: ConspiraciesHeld::of(self.unprepared(seat), sees),
            prepared,
            triggered: city.triggered.iter().map(|conspiracy| (conspiracy, under(conspiracy))).collect(),
        }
    }

    fn build_pantheon_view(&self, viewer: Option<Seat>) -> PantheonView {
        let pantheon = &self.pantheon;
        let seen = self.gods_seen(viewer);
        let inside = &pantheon.inside;
        let is_seen = |god: GodId| god == GodId::Gate || seen.contains(god);
        let mut hidden = [0; Mythology::NUM];
        for god in pantheon.shown & !seen {
            hidden[god.mythology().index()] += 1;
        }
        PantheonView {
            spaces: pantheon.spaces.map(|space| match space {
                None => OnSpace::Empty,
                Some(god) if is_seen(god) => OnSpace::Seen(god),
                Some(god) => OnSpace::Hidden(god.mythology()),
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
            divine_tokens: pantheon.divine_tokens,
            divine_tokens_laid: pantheon.divine_tokens_laid,
            shown: (pantheon.shown & seen, hidden),
            enki: if self.looks_in_secret().is_none_or(|seat| viewer == Some(seat)) {
                pantheon.enki
            } else {
                TokenSet::new()
            },
            minerva: pantheon.minerva,
        }
    }

    fn build_conspiracies_view(&self, viewer: Option<Seat>) -> ConspiraciesView {
        let conspiracies = &self.conspiracies;
        let draws = viewer.is_some() && viewer == self.conspiring_seat();
        let mut located = if draws { conspiracies.drawn } else { ConspiracySet::new() };
        if let Some(seat) = viewer {
            located = located | self.cities[seat].conspiracies | conspiracies.sunk[seat];
        }
        if let Some((conspiracy, by)) = conspiracies.top
            && viewer == Some(by)
        {
            located.insert(conspiracy);
        }
        if self.ending.is_some() {
            located = located | self.cities[Seat::A].conspiracies | self.cities[Seat::B].conspiracies;
        }
        let of_age = |age: Age| (conspiracies.removed & age.back().cards()).len() as u8;
        ConspiraciesView {
            top: conspiracies.top.map(|(conspiracy, by)| (by, (viewer == Some(by)).then_some(conspiracy))),
            sunk: BySeat(
                [Seat::A, Seat::B].map(|seat| ConspiraciesHeld::of(conspiracies.sunk[seat], viewer == Some(seat))),
            ),
            drawn: ConspiraciesHeld::of(conspiracies.drawn, draws),
            remembered: viewer.map_or(ConspiracySet::new(), |seat| conspiracies.seen[seat] & !located),
            removed: if viewer.is_some() && viewer == self.traitor() || conspiracies.removed.is_empty() {
                Removed::Seen(conspiracies.removed)
            } else {
                Removed::Hidden(Age::ALL.map(of_age))
            },
        }
    }
}
