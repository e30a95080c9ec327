//! What the tests of 7 Wonders, with Armada and without, ask of everything that is sent.

#![allow(clippy::unwrap_used)] // helpers of tests may fail loudly, too

use protocol::game::{Shown, happening, state_of};
use protocol::wonders::{WondersEvent, WondersView};
use protocol::{GameEvent, GameState, GameView, Happening};
use std::collections::BTreeSet;
use table::{Actions, Event, Game, Id, Phase, Record, Round, Seat, Xoshiro};
use wonders::{Card, Expansion, ViewWith};

/// A random game in which everybody chooses in the order of seats.
pub(crate) fn random_game<G: Game>(
    setup: G::Setup,
    mut rng: Xoshiro,
    choose: impl Fn(&G, Seat, &[G::Action], &mut Xoshiro) -> G::Action,
) -> Record<G> {
    let mut record = Record::<G>::new(setup);
    let mut legal = Actions::new();
    loop {
        let game = *record.game();
        let event = match game.phase() {
            Phase::Over => return record,
            Phase::Chance => Event::Chance(game.draw(&mut rng)),
            Phase::Act(seats) => {
                let seat = seats.first().unwrap();
                game.legal_actions(seat, &mut legal);
                Event::Act(seat, choose(&game, seat, &legal, &mut rng))
            }
        };
        record.push(event).unwrap();
    }
}

/// Every seat, and a spectator.
pub(crate) fn viewers<G: Game>(game: &G) -> impl Iterator<Item = Option<Seat>> + use<G> {
    Seat::first(game.seats()).map(Some).chain([None])
}

/// What a viewer is shown.
pub(crate) fn view_of<G: Shown>(game: &G, viewer: Option<Seat>) -> WondersView {
    let GameView::Wonders(view) = state_of(game, viewer, 1).view else { panic!("a view of 7 Wonders") };
    view
}

/// The events of what has happened.
pub(crate) fn events_of(told: Happening) -> Vec<WondersEvent> {
    let event = |deed: protocol::Deed| match deed.event {
        GameEvent::Wonders(event) => event,
        other => panic!("an event of 7 Wonders, not {other:?}"),
    };
    told.deeds.into_iter().map(event).collect()
}

/// The names of some pieces in what is sent.
pub(crate) fn named<I: Id>(json: &str) -> BTreeSet<&str> {
    json.split('"').filter(|word| I::from_slug(word).is_some()).collect()
}

/// A world that looks the same to the viewer is sent the same.
pub(crate) fn tells_nothing_hidden<G: Shown>(game: &G, viewer: Option<Seat>, rng: &mut Xoshiro) {
    let world = G::imagine(&game.view(viewer), rng);
    let [told, imagined] = [game, &world].map(|game| serde_json::to_string(&state_of(game, viewer, 1)).unwrap());
    assert_eq!(told, imagined, "{viewer:?}");
}

/// No card is named to a viewer that has not seen it.
pub(crate) fn names_known_cards<X: Expansion>(view: &ViewWith<X>, state: &str, told: &str) {
    let mut known: BTreeSet<&str> = BTreeSet::new();
    for held in view.held.iter().chain(&view.partner_held) {
        known.extend(held.hand.cards().iter().map(|card| card.slug()));
    }
    for city in &view.cities {
        known.extend(city.cards().iter().map(Card::slug));
    }
    for pile in &view.piles {
        known.extend(pile.iter().map(|(card, _)| card.slug()));
    }
    for card in named::<Card>(state).union(&named::<Card>(told)) {
        assert!(known.contains(card), "a reader is told of {card}: {told}");
    }
}

/// What is sent is read as it was written.
pub(crate) fn can_be_read_again<G: Shown>(round: &Round<'_, G>) {
    let state = state_of(&round.after, Some(Seat::B), 1);
    let told = happening(round, Some(Seat::B));
    assert_eq!(serde_json::from_str::<GameState>(&serde_json::to_string(&state).unwrap()).unwrap(), state);
    assert_eq!(serde_json::from_str::<Happening>(&serde_json::to_string(&told).unwrap()).unwrap(), told);
}

/// Whoever did something is told of it in the words in which it was offered.
pub(crate) fn is_told_as_it_was_offered<G: Shown>(round: &Round<'_, G>) {
    for (event, place) in round.events.iter().zip(0..) {
        let Event::Act(seat, action) = *event else { continue };
        let text = round.before.action_text(seat, action);
        let offered = view_of(&round.before, Some(seat)).actions.into_iter().find(|offered| offered.text == text);
        let told = events_of(happening(round, Some(seat))).swap_remove(place);
        assert_eq!(offered.unwrap().deed, told.deed, "{text}");
    }
}
