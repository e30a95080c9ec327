//! A whole position from a view: what the viewer does not know is drawn with the table's odds.

use crate::ids::{DeckId, MAX_PLAYERS};
use crate::state::{Architects, City, Deck};
use crate::view::{SearchView, TopSeen, View};
use table::{Rng, Seat};

impl Architects {
    /// A position that looks exactly like the view.
    pub(crate) fn imagine(view: &View, rng: &mut impl Rng) -> Self {
        let mut game = Self::open_part(view);
        if view.centre.top == TopSeen::Hidden {
            let centre = &mut game.decks[DeckId::CENTRE.index()];
            let card = centre.inside.pick(rng);
            centre.inside.remove(card, 1);
            centre.top = Some(card);
        }
        if let SearchView::Hidden(count) = view.shown {
            game.imagine_shown(count, rng);
        }
        game
    }

    /// All that the view knows. What it does not lies in its deck as if nobody had looked at it.
    pub(crate) fn open_part(view: &View) -> Self {
        let mut game = Self::blank(view.setup);
        for (seat, (city, deck)) in Seat::first(MAX_PLAYERS).zip(view.cities.iter().zip(&view.decks)) {
            game.cities[seat] = City {
                cards: city.cards,
                tokens: city.tokens,
                wonder: city.wonder,
                built: city.stages.bits(),
                victory: city.victory,
            };
            game.decks[seat.index()] = Deck { inside: deck.inside, top: deck.top, shuffles: deck.shuffles };
        }
        let centre = &mut game.decks[DeckId::CENTRE.index()];
        centre.inside = view.centre.inside;
        centre.top = match view.centre.top {
            TopSeen::Unseen | TopSeen::Hidden => None,
            TopSeen::Seen(card) => Some(card),
        };
        game.seen_by = view.centre.seen_by;
        game.discard = view.discard;
        game.face_up = view.face_up;
        game.stack = view.stack;
        game.offer = view.offer;
        game.cat = view.cat;
        game.flipped = view.flipped;
        game.active = view.active;
        game.turn = view.turn;
        game.ending = view.ending;
        view.pending.iter().for_each(|&pending| game.pending.push(pending));
        if let SearchView::Seen(cards) = view.shown {
            game.shown = cards;
        }
        game
    }

    /// The cards that another seat looks at: any of their deck, equally likely.
    fn imagine_shown(&mut self, count: u8, rng: &mut impl Rng) {
        let deck = self.searched().expect("cards are hidden of a deck that is searched");
        for _ in 0..count {
            let inside = &mut self.decks[deck.index()].inside;
            let card = inside.pick(rng);
            inside.remove(card, 1);
            self.shown.add(card);
        }
    }
}
