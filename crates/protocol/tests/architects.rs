//! What is sent of Architects names nothing that its reader does not know, promises what then happens, and agrees with
//! itself.

#![allow(clippy::unwrap_used)] // helpers of tests may fail loudly, too

use architects::{Action, Architects, Pending, Setup, StageId, TopSeen};
use protocol::architects::{
    ArchitectsConsequence, ArchitectsDeed, ArchitectsEvent, ArchitectsStageState, ArchitectsTokenState, ArchitectsView,
};
use protocol::game::{happening, state_of};
use protocol::{GameEvent, GameState, GameView, Happening};
use table::{Actions, Event, Game, Notation, Round, Seat, Xoshiro};

const GAMES: u64 = 1;

/// Every number of seats by the rulebook, and every option.
fn setups() -> Vec<Setup> {
    let mut all: Vec<Setup> = (2..=7).filter_map(Setup::new).collect();
    for (option, seats) in architects::OPTIONS.iter().zip([2, 3, 4, 7].into_iter().cycle()) {
        for value in &option.values[1..] {
            let mut setup = Setup::new(seats).unwrap();
            setup.set(option.name, value).unwrap();
            all.push(setup);
        }
    }
    all
}

fn viewers(game: &Architects) -> impl Iterator<Item = Option<Seat>> + use<> {
    Seat::first(game.seats()).map(Some).chain([None])
}

/// Plays random games, and looks at every event with the positions around it.
fn each_event(look: impl FnMut(&Architects, Event<Architects>, &Architects, &mut Xoshiro)) {
    trials::each_event(setups(), GAMES, look);
}

fn view_of(game: &Architects, viewer: Option<Seat>) -> ArchitectsView {
    let GameView::Architects(view) = state_of(game, viewer, 1).view else { panic!("a view of Architects") };
    view
}

fn event_of(mut told: Happening) -> ArchitectsEvent {
    let only = told.deeds.pop().filter(|_| told.deeds.is_empty());
    match only.map(|deed| deed.event) {
        Some(GameEvent::Architects(event)) => event,
        other => panic!("one event of Architects, not {other:?}"),
    }
}

#[test]
fn worlds_that_look_the_same_are_told_the_same() {
    each_event(|_, _, game, rng| {
        for viewer in viewers(game) {
            let world = Architects::imagine(&game.view(viewer), rng);
            let [told, imagined] =
                [game, &world].map(|game| serde_json::to_string(&state_of(game, viewer, 1)).unwrap());
            assert_eq!(told, imagined, "{viewer:?}");
        }
    });
}

fn is_known(game: &Architects, viewer: Option<Seat>) -> bool {
    matches!(game.view(viewer).centre.top, TopSeen::Seen(_))
}

#[test]
fn the_top_of_the_central_deck_is_named_to_those_who_have_looked() {
    let mut secrets = 0;
    each_event(|before, event, after, _| {
        for viewer in viewers(after) {
            let known = match after.view(viewer).centre.top {
                TopSeen::Seen(card) => Some(card.slug().to_owned()),
                TopSeen::Unseen | TopSeen::Hidden => None,
            };
            let view = view_of(after, viewer);
            let centre = view.decks.last().unwrap();
            assert_eq!((centre.deck.as_str(), &centre.top), ("centre", &known));
            let is_one = viewer.is_some_and(|seat| centre.known_by.contains(&seat.into()));
            assert_eq!(known.is_some(), is_one);
            if !centre.known_by.is_empty() {
                secrets += 1;
            }
            let event = event_of(happening(&Round::single(before, &event, after), viewer));
            match &event.deed {
                ArchitectsDeed::Seen { card, .. } => assert_eq!(Some(card), known.as_ref()),
                ArchitectsDeed::SeenHidden { .. } => assert_eq!(known, None),
                ArchitectsDeed::Take { deck, card, .. } | ArchitectsDeed::Extra { deck, card, .. } => {
                    assert_eq!(card.is_some(), deck != "centre" || is_known(before, viewer));
                }
                ArchitectsDeed::FetchCentre { card } => assert_eq!(card.is_some(), is_known(before, viewer)),
                _ => {}
            }
        }
    });
    assert!(secrets > 100, "the cat was used");
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
        let view = view_of(before, Some(seat));
        let offered = view.actions.iter().find(|offered| offered.text == text).unwrap();
        let told = event_of(happening(&Round::single(before, &event, after), Some(seat)));
        assert_eq!(offered.deed, told.deed, "{text}");
        if after.pending().last() == Some(&Pending::Draw) && view.decks.last().unwrap().top.is_some() {
            // What is known to come from the central deck is promised with the action, and told with the card.
            assert_eq!(cards_of(&offered.consequences).len(), 1, "{text}");
        } else {
            assert_eq!(offered.consequences, told.consequences, "{text}");
        }
    });
}

fn cards_of(consequences: &[ArchitectsConsequence]) -> Vec<&str> {
    let mut cards = Vec::new();
    for one in consequences {
        if let ArchitectsConsequence::Card { card, .. } = one {
            cards.push(card.as_str());
        }
    }
    cards
}

/// Cards that are paid with, exchanged or lost in battle are discarded, so nothing hides a card that comes.
#[test]
fn every_card_that_comes_into_a_city_is_told() {
    let out = |game: &Architects| {
        let cities = Seat::first(game.seats()).map(|seat| game.city(seat).cards().total());
        cities.sum::<usize>() + game.discard().total()
    };
    let mut same_kind = 0;
    each_event(|before, event, after, _| {
        let told = event_of(happening(&Round::single(before, &event, after), None));
        let cards = cards_of(&told.consequences);
        assert_eq!(cards.len(), out(after) - out(before));
        if let ArchitectsDeed::Build { payment, .. } = &told.deed {
            same_kind += usize::from(cards.iter().any(|card| payment.cards.contains_key(*card)));
        }
    });
    assert!(same_kind > 0, "a stage was paid with a card of the kind that it brought");
}

#[test]
fn a_stage_is_affordable_when_nothing_is_missing_and_then_it_can_be_built() {
    each_event(|_, _, game, _| {
        let view = view_of(game, Some(game.active()));
        for city in &view.cities {
            for stage in &city.stages {
                let is_open = matches!(stage.state, ArchitectsStageState::Affordable | ArchitectsStageState::Available);
                assert_eq!(is_open && stage.missing == 0, stage.state == ArchitectsStageState::Affordable, "{city:?}");
                assert!(!stage.duty || stage.state == ArchitectsStageState::Affordable);
            }
        }
        let mut legal = Actions::new();
        game.legal_actions(game.active(), &mut legal);
        let asks_for_extra_first = legal.iter().all(|action| matches!(action, Action::Extra(_) | Action::Pass));
        if game.pending().last() == Some(&Pending::Act) && !asks_for_extra_first {
            let city = &view.cities[game.active().index()];
            for (id, stage) in StageId::ALL.into_iter().zip(&city.stages) {
                let can = legal.iter().any(|action| matches!(action, Action::Build(payment) if payment.stage() == id));
                assert_eq!(can, stage.state == ArchitectsStageState::Affordable, "{id}: {city:?}");
            }
        }
    });
}

#[test]
fn the_question_says_what_is_due_and_whether_it_can_be_declined() {
    each_event(|_, _, game, _| {
        let view = view_of(game, None);
        let Some(ask) = view.ask else { return };
        let mut legal = Actions::new();
        game.legal_actions(ask.seat.seat(), &mut legal);
        assert_eq!(ask.optional, legal.contains(&Action::End) || legal.contains(&Action::Pass));
        let is_turn = game.pending().last() == Some(&Pending::Act);
        assert_eq!(is_turn && !ask.optional, !ask.duties.is_empty(), "{ask:?}");
        assert_eq!(is_turn && game.turn().extras() > 0, ask.extras > 0);
        assert_eq!(view.actions, [], "a spectator does nothing");
    });
}

#[test]
fn a_token_is_armed_until_it_has_worked_and_only_in_its_owners_turn() {
    let mut spent = 0;
    each_event(|_, _, game, _| {
        let view = view_of(game, None);
        for city in &view.cities {
            for token in &city.tokens {
                assert!(token.state.is_none() || view.active == Some(city.seat));
                spent += usize::from(token.state == Some(ArchitectsTokenState::Spent));
            }
        }
    });
    assert!(spent > 100, "tokens were used");
}

#[test]
fn every_battle_is_told_with_shields_and_what_they_win() {
    let mut battles = 0;
    each_event(|before, event, after, _| {
        let told = event_of(happening(&Round::single(before, &event, after), None));
        let won: Vec<u8> =
            Seat::first(after.seats()).map(|seat| after.city(seat).victory() - before.city(seat).victory()).collect();
        let due = told.consequences.iter().any(|one| matches!(one, ArchitectsConsequence::BattleDue { .. }));
        let turned = told.consequences.iter().any(|one| matches!(one, ArchitectsConsequence::Horns { .. }));
        assert_eq!(due, turned && after.flipped() == after.conflict_tokens());
        let fought = told.consequences.iter().find_map(|one| match one {
            ArchitectsConsequence::Battle { shields, won, discards } => Some((shields, won, discards)),
            _ => None,
        });
        let Some((shields, told_won, discards)) = fought else {
            assert!(won.iter().all(|&won| won == 0));
            return;
        };
        battles += 1;
        assert_eq!(*told_won, won);
        let limit = before.setup().victory == architects::Victory::Limited;
        assert!(limit || won == architects::victories(shields)[..after.seats()]);
        assert!(discards.iter().any(|&cards| cards > 0));
    });
    assert!(battles > 20);
}

/// Points change whatever the reason; what the rules witness must not contradict what a position says.
#[test]
fn what_is_told_agrees_with_the_positions_around_it() {
    each_event(|before, event, after, _| {
        let told = event_of(happening(&Round::single(before, &event, after), None));
        let mut points: Vec<i16> = Seat::first(before.seats()).map(|seat| before.score(seat).total()).collect();
        let (mut cat, mut active, mut is_over) = (before.cat(), before.active(), false);
        for consequence in told.consequences {
            match consequence {
                ArchitectsConsequence::Points { seat, change } => points[seat.seat().index()] += change,
                ArchitectsConsequence::Cat { seat } => cat = Some(seat.seat()),
                ArchitectsConsequence::Turn { seat } => active = seat.seat(),
                ArchitectsConsequence::Ends { .. } => is_over = true,
                _ => {}
            }
        }
        let now: Vec<i16> = Seat::first(after.seats()).map(|seat| after.score(seat).total()).collect();
        assert_eq!((points, cat, active), (now, after.cat(), after.active()));
        assert_eq!(is_over, after.ending().is_some());
    });
}
