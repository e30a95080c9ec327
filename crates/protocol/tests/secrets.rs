//! What is sent to a viewer names nothing that the viewer does not know, and promises what then happens.

#![allow(clippy::unwrap_used)] // helpers of tests may fail loudly, too

use duel::{
    CardId, CardSet, Cell, ConspiraciesHeld, ConspiracyId, ConspiracySet, DecreeId, DecreeSet, Drawn, Duel, Expansion,
    GodId, GodSeen, GodSet, Locked, OnSpace, PendingView, Removed, Setup, TokenId, TokenSet, View,
};
use protocol::duel::{DuelConsequence, DuelEvent, DuelQuestion, DuelView};
use protocol::game::{happening, state_of};
use protocol::{Deed, GameEvent, GameState, GameView, Happening};
use serde_json::Value;
use table::{Event, Game, Id, Notation, Round, Seat, Xoshiro};

const GAMES: u64 = 4;

const VIEWERS: [Option<Seat>; 3] = [Some(Seat::A), Some(Seat::B), None];

/// The base game, each expansion, both; and all secrets that options can add.
fn setups() -> Vec<Setup> {
    let sets: [&[Expansion]; 4] = [&[], &[Expansion::Pantheon], &[Expansion::Agora], &Expansion::ALL];
    let mut all: Vec<Setup> = sets.into_iter().map(|set| Setup::with(set.iter().copied())).collect();
    let mut secret = Setup::with(Expansion::ALL);
    secret.set("gods", "secret").unwrap();
    secret.set("zeus", "takes_token").unwrap();
    all.push(secret);
    all
}

/// Plays random games, and looks at every event with the positions around it.
fn each_event(look: impl FnMut(&Duel, Event<Duel>, &Duel, &mut Xoshiro)) {
    trials::each_event(setups(), GAMES, look);
}

/// The pieces whose place a viewer knows.
#[derive(Clone, Copy, Default)]
struct Known {
    cards: CardSet,
    gods: GodSet,
    plots: ConspiracySet,
    decrees: DecreeSet,
    tokens: TokenSet,
    /// The viewer looks through the box of progress tokens.
    sees_box: bool,
}

impl Known {
    fn of(view: &View) -> Self {
        let mut known = Self { cards: view.discard, tokens: view.board | view.pantheon.enki, ..Self::default() };
        for city in &view.cities.0 {
            known.cards = known.cards | city.cards;
            known.cards = known.cards | city.standing.iter().map(|&(_, card)| card).collect();
            known.cards = known.cards | city.prepared.iter().map(|&(_, card)| card).collect();
            known.cards = known.cards | city.triggered.iter().filter_map(|&(_, card)| card).collect();
            known.tokens = known.tokens | city.tokens;
            known.gods = known.gods | city.gods;
            known.plots = known.plots | city.prepared.iter().filter_map(|&(plot, _)| plot).collect();
            known.plots = known.plots | city.triggered.iter().map(|&(plot, _)| plot).collect();
            known.sees(city.unprepared);
        }
        known.cards = known.cards | view.razed.iter().map(|&(_, card)| card).collect();
        for cell in view.structure {
            if let Cell::Up(card) = cell {
                known.cards.insert(card);
            }
        }
        if let Removed::Seen(cards) = view.conspiracies.removed {
            known.cards = known.cards | cards;
        }
        if let Drawn::Seen(tokens) = view.drawn {
            known.tokens = known.tokens | tokens;
        }
        if let Locked::Open(token) | Locked::Known(token) = view.locked {
            known.tokens.insert(token);
        }
        known.gods.insert(GodId::Gate);
        known.gods = known.gods | view.pantheon.shown.0 | view.pantheon.inside | view.pantheon.seen;
        for on in view.pantheon.spaces {
            if let OnSpace::Seen(god) = on {
                known.gods.insert(god);
            }
        }
        for card in view.pantheon.decks.iter().flatten() {
            if let GodSeen::Seen(god) = card {
                known.gods.insert(*god);
            }
        }
        for pending in &view.pending {
            if let PendingView::Activate(_, god) = pending {
                known.gods.insert(*god);
            }
        }
        known.decrees = view.senate.decrees.iter().filter_map(|(decree, _)| *decree).collect();
        known.plots = known.plots | view.conspiracies.remembered;
        known.sees(view.conspiracies.drawn);
        view.conspiracies.sunk.0.into_iter().for_each(|plots| known.sees(plots));
        if let Some((_, Some(plot))) = view.conspiracies.top {
            known.plots.insert(plot);
        }
        known
    }

    fn sees(&mut self, plots: ConspiraciesHeld) {
        if let ConspiraciesHeld::Seen(plots) = plots {
            self.plots = self.plots | plots;
        }
    }

    fn and(self, other: Self) -> Self {
        Self {
            cards: self.cards | other.cards,
            gods: self.gods | other.gods,
            plots: self.plots | other.plots,
            decrees: self.decrees | other.decrees,
            tokens: self.tokens | other.tokens,
            sees_box: self.sees_box || other.sees_box,
        }
    }

    /// Tests if the word names no piece that is hidden from the viewer.
    fn allows(&self, word: &str) -> bool {
        CardId::from_slug(word).is_none_or(|card| self.cards.contains(card))
            && GodId::from_slug(word).is_none_or(|god| self.gods.contains(god))
            && ConspiracyId::from_slug(word).is_none_or(|plot| self.plots.contains(plot))
            && DecreeId::from_slug(word).is_none_or(|decree| self.decrees.contains(decree))
            && TokenId::from_slug(word).is_none_or(|token| self.sees_box || self.tokens.contains(token))
    }
}

/// Keys of words that name something else, some of them alike (`law`, `pantheon`, `temple`), and of public lists.
const OTHER_WORDS: [&str; 14] = [
    "kind",
    "what",
    "then",
    "expansions",
    "back",
    "row",
    "symbols",
    "links",
    "link",
    "section",
    "mythology",
    "mythologies",
    "from",
    "unseen",
];

/// Every word of a message that may name a piece.
fn words(key: &str, value: &Value, out: &mut Vec<String>) {
    match value {
        Value::String(text) if key == "text" => out.extend(text.split([' ', ',']).skip(1).map(str::to_owned)),
        Value::String(text) if !OTHER_WORDS.contains(&key) => out.push(text.clone()),
        Value::Array(values) => values.iter().for_each(|value| words(key, value, out)),
        Value::Object(fields) if !OTHER_WORDS.contains(&key) => {
            fields.iter().for_each(|(key, value)| words(key, value, out));
        }
        _ => {}
    }
}

fn assert_names_nothing_hidden(message: &Value, known: Known, context: &dyn Fn() -> String) {
    let mut found = Vec::new();
    words("", message, &mut found);
    for word in found {
        assert!(known.allows(&word), "{word} is a secret: {}\n{message}", context());
    }
}

fn duel_view(state: &GameState) -> &DuelView {
    let GameView::Duel(view) = &state.view else { panic!("a view of Duel") };
    view
}

fn duel_event(told: &Happening) -> &DuelEvent {
    let [Deed { event: GameEvent::Duel(event), .. }] = &told.deeds[..] else { panic!("an event of Duel") };
    event
}

#[test]
fn a_message_names_nothing_that_is_hidden_from_its_reader() {
    each_event(|before, event, after, _| {
        for viewer in VIEWERS {
            let view = after.view(viewer);
            let state = state_of(after, viewer, 1);
            let mut known = Known::of(&view);
            known.sees_box = duel_view(&state).ask.as_ref().is_some_and(|ask| {
                let looks = matches!(ask.what, DuelQuestion::LockToken | DuelQuestion::TakeFromBox);
                looks && viewer == Some(ask.seat.seat())
            });
            let context = || format!("{viewer:?} after {event:?}");
            assert_names_nothing_hidden(&serde_json::to_value(&state).unwrap(), known, &context);
            let told = happening(&Round::single(before, &event, after), viewer);
            let known = known.and(Known::of(&before.view(viewer)));
            assert_names_nothing_hidden(&serde_json::to_value(&told).unwrap(), known, &context);
        }
    });
}

#[test]
fn worlds_that_look_the_same_are_told_the_same() {
    each_event(|_, _, game, rng| {
        for viewer in VIEWERS {
            let world = Duel::imagine(&game.view(viewer), rng);
            let [told, imagined] =
                [game, &world].map(|game| serde_json::to_string(&state_of(game, viewer, 1)).unwrap());
            assert_eq!(told, imagined, "{viewer:?}");
        }
    });
}

#[test]
fn what_is_sent_can_be_read_again() {
    each_event(|before, event, after, _| {
        let state = state_of(after, Some(Seat::A), 1);
        let told = happening(&Round::single(before, &event, after), Some(Seat::A));
        assert_eq!(serde_json::from_str::<GameState>(&serde_json::to_string(&state).unwrap()).unwrap(), state);
        assert_eq!(serde_json::from_str::<Happening>(&serde_json::to_string(&told).unwrap()).unwrap(), told);
    });
}

#[test]
fn what_an_action_promises_is_what_it_does() {
    each_event(|before, event, after, _| {
        let Event::Act(seat, action) = event else { return };
        let text = before.action_text(seat, action);
        let state = state_of(before, Some(seat), 1);
        let offered = duel_view(&state).actions.iter().find(|offered| offered.text == text).unwrap();
        let told = happening(&Round::single(before, &event, after), Some(seat));
        let told = duel_event(&told);
        assert_eq!(offered.deed, told.deed, "{text}");
        let mut promised = offered.consequences.clone();
        if after.ending().is_none() {
            // Only a decree has to be turned up.
            promised.retain(|one| !matches!(one, DuelConsequence::Ends { way } if way == "politics"));
        }
        assert_eq!(promised, told.consequences, "{text}");
    });
}
