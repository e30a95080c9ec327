//! What a seat or a spectator may know. Views are built field by field; no field here could hold a secret.
//!
//! All is open but the order of decks, and what is seen with the cat (R8.4). With `search=secret`, only who searches a deck
//! sees its cards (R12.10).

use crate::chance::Chance;
use crate::counts::{Cards, Tokens};
use crate::ids::{Card, DeckId, StageSet, WonderId, WonderSet};
use crate::legal::Action;
use crate::pending::Pending;
use crate::setup::{Search, Setup};
use crate::state::{Architects, Ending, Turn};
use table::{Event, Seat, SeatSet};

/// All that one seat, or a spectator, may know of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// Who looks; `None` is a spectator.
    pub viewer: Option<Seat>,
    /// The seats and rule options.
    pub setup: Setup,
    /// Every city.
    pub cities: Vec<CityView>,
    /// The deck of each seat's wonder.
    pub decks: Vec<DeckView>,
    /// The central deck.
    pub centre: CentreView,
    /// The discard pile.
    pub discard: Cards,
    /// Cards of the deck that is searched, besides its top.
    pub shown: SearchView,
    /// The progress tokens that lie face up.
    pub face_up: Tokens,
    /// The progress tokens that lie face down, in an order that nobody knows.
    pub stack: Tokens,
    /// Wonders to choose from.
    pub offer: WonderSet,
    /// Who has the cat.
    pub cat: Option<Seat>,
    /// Conflict tokens that show battle.
    pub flipped: u8,
    /// Whose turn it is.
    pub active: Seat,
    /// What the turn has brought so far.
    pub turn: Turn,
    /// What has to happen, the next last.
    pub pending: Vec<Pending>,
    /// How the game ended.
    pub ending: Option<Ending>,
}

/// A city, which everybody sees alike.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CityView {
    /// The wonder.
    pub wonder: Option<WonderId>,
    /// The stages that stand.
    pub stages: StageSet,
    /// The cards that lie in front of the player.
    pub cards: Cards,
    /// The progress tokens.
    pub tokens: Tokens,
    /// The victory tokens.
    pub victory: u8,
}

/// The deck of a wonder.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeckView {
    /// The card on top, if one is left and turned up.
    pub top: Option<Card>,
    /// What lies below it, in an order that the viewer does not know.
    pub inside: Cards,
    /// How often it was shuffled since the game began.
    pub shuffles: u8,
}

/// The central deck as the viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CentreView {
    /// The card on top.
    pub top: TopSeen,
    /// Who knows it.
    pub seen_by: SeatSet,
    /// What else lies in the deck; with it what is on top, if the viewer does not know that.
    pub inside: Cards,
}

/// The top of the central deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TopSeen {
    /// Nobody knows it, or there is none.
    Unseen,
    /// Somebody else knows it.
    Hidden,
    /// The viewer knows it.
    Seen(Card),
}

/// The cards of the deck that is searched, as far as the viewer may know them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SearchView {
    /// These.
    Seen(Cards),
    /// So many, unseen; they are counted among what lies in their deck.
    Hidden(u8),
}

/// What a seat or a spectator learns from an event. A card that only some may see has another variant for the rest, with no
/// place for it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EventView {
    /// A seat acted. Whatever a seat does lies open: no action names a card that others do not see.
    Act(Seat, Action),
    /// The table revealed something to everybody, or to the viewer among others.
    Chance(Chance),
    /// This seat has looked at the top of the central deck.
    SeenHidden(Seat),
    /// This seat has looked at a card of this deck.
    ShownHidden(Seat, DeckId),
}

impl View {
    /// The city of a seat.
    pub fn city(&self, seat: Seat) -> &CityView {
        &self.cities[seat.index()]
    }
}

impl Architects {
    /// Tests if the viewer knows the top of the central deck, should somebody know it.
    fn knows_top(&self, viewer: Option<Seat>) -> bool {
        viewer.is_some_and(|seat| self.seen_by.contains(seat))
    }

    /// Tests if the viewer sees the cards of the deck that is searched.
    fn sees_search(&self, viewer: Option<Seat>) -> bool {
        self.setup.search == Search::Open || viewer == Some(self.active)
    }

    pub(crate) fn view(&self, viewer: Option<Seat>) -> View {
        let is_hidden = !self.shown.is_empty() && !self.sees_search(viewer);
        let searched = self.searched().filter(|_| is_hidden);
        let city = |seat: Seat| {
            let city = &self.cities[seat];
            CityView {
                wonder: city.wonder,
                stages: city.stages(),
                cards: city.cards,
                tokens: city.tokens,
                victory: city.victory,
            }
        };
        let deck = |seat: Seat| {
            let deck = &self.decks[seat.index()];
            let hides = searched == Some(DeckId::of(seat));
            let inside = if hides { deck.inside.with(self.shown) } else { deck.inside };
            DeckView { top: deck.top, inside, shuffles: deck.shuffles }
        };
        let centre = &self.decks[DeckId::CENTRE.index()];
        let mut inside = centre.inside;
        let top = match centre.top {
            None => TopSeen::Unseen,
            Some(card) if self.knows_top(viewer) => TopSeen::Seen(card),
            Some(card) => {
                inside.add(card);
                TopSeen::Hidden
            }
        };
        View {
            viewer,
            setup: self.setup,
            cities: self.all_seats().map(city).collect(),
            decks: self.all_seats().map(deck).collect(),
            centre: CentreView { top, seen_by: self.seen_by, inside },
            discard: self.discard,
            shown: if is_hidden { SearchView::Hidden(self.shown.total() as u8) } else { SearchView::Seen(self.shown) },
            face_up: self.face_up,
            stack: self.stack,
            offer: self.offer,
            cat: self.cat,
            flipped: self.flipped,
            active: self.active,
            turn: self.turn,
            pending: self.pending.items().iter().map(|pending| pending.as_all_see_it()).collect(),
            ending: self.ending,
        }
    }

    /// A new action or outcome has to be looked at here: one that could hide something is shown without it to the others.
    pub(crate) fn event_view(&self, event: Event<Self>, viewer: Option<Seat>) -> EventView {
        match event {
            Event::Act(seat, action) => match action {
                Action::Pick(_)
                | Action::Look
                | Action::Take(_)
                | Action::Extra(_)
                | Action::Build(_)
                | Action::Exchange(_)
                | Action::Token(_)
                | Action::Blind
                | Action::Fetch(_)
                | Action::Search(_)
                | Action::Keep(_)
                | Action::Use
                | Action::Pass
                | Action::End => EventView::Act(seat, action),
            },
            Event::Chance(outcome) => match outcome {
                Chance::Seen(_) if viewer == Some(self.active) || self.knows_top(viewer) => EventView::Chance(outcome),
                Chance::Seen(_) => EventView::SeenHidden(self.active),
                Chance::Shown(_) if self.sees_search(viewer) => EventView::Chance(outcome),
                Chance::Shown(_) => {
                    let deck = self.searched().expect("cards are shown of the deck that is searched");
                    EventView::ShownHidden(self.active, deck)
                }
                Chance::Wonder(..)
                | Chance::Offer(_)
                | Chance::Top(..)
                | Chance::Token(_)
                | Chance::Card(_)
                | Chance::Drawn(_) => EventView::Chance(outcome),
            },
        }
    }
}
