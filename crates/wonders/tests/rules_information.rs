//! Who knows what (W11).

mod common;

use common::{A, B, C, Case, card, seat};
use std::collections::BTreeSet;
use table::{Event, Game, Notation, Seat, Xoshiro};
use wonders::{Action, Card, Edition, EventView, Payment, Played, Shown, Step, Taken, Use, Wonders};

/// What a viewer may take a card for that lies hidden: all that worlds show which look the same to it.
fn imagined(case: &Case, viewer: Option<Seat>, look: impl Fn(&Wonders) -> Option<Card>) -> BTreeSet<&'static str> {
    let view = case.0.view(viewer);
    let mut rng = Xoshiro::new(11);
    (0..200).filter_map(|_| look(&Wonders::imagine(&view, &mut rng))).map(Card::slug).collect()
}

fn took(age: usize, turn: usize, seat: Seat) -> impl Fn(&Wonders) -> Option<Card> {
    move |world| world.taken(age, turn, seat).map(|taken| taken.card)
}

#[test]
fn w11_1_cities_tokens_and_numbers_of_cards_are_known_to_all() {
    let text =
        "wonders/3 age=2 turn=3 A.wonder=giza A.stages=2 A.coins=7 A.cards=altar,walls B.victory=1/0/0 A.defeat=1/0/0";
    let case = Case::new(text);
    for viewer in [None, Some(A), Some(B), Some(C)] {
        let view = case.0.view(viewer);
        assert!(Seat::first(3).all(|seat| view.city(seat) == case.0.city(seat) && view.hand_size(seat) == 5));
        assert_eq!((view.city(A).stages(), view.city(A).coins(), view.city(B).victories()), (2, 7, [1, 0, 0]));
        // The size of the pile follows from what was discarded in sight of all.
        let shown = view.shown.iter().flatten().flatten().filter(|shown| **shown == Some(Shown::Discarded));
        assert_eq!(shown.count(), case.pile().len());
        // All know what the decks are made of: every imagined world has the same one.
        let world = Wonders::imagine(&view, &mut Xoshiro::new(1));
        let cards = |game: &Wonders| {
            let mut all: Vec<Card> = Seat::first(3).flat_map(|seat| game.hand(seat).cards().to_vec()).collect();
            let turns = (0..7).flat_map(|turn| Seat::first(3).map(move |seat| (turn, seat)));
            all.extend(turns.filter_map(|(turn, seat)| game.taken(1, turn, seat)).map(|taken| taken.card));
            all.sort_unstable();
            all
        };
        assert_eq!(cards(&world), cards(&case.0));
    }
}

#[test]
fn w11_2_a_hand_is_known_to_who_holds_it() {
    let one = Case::new("wonders/3 A.hand=altar B.hand=baths,loom_1 C.hand=theater,press_1");
    let two = Case::of(
        Wonders::parse_position(&swapped(&one.text(), "baths", "theater")).expect("the same with two cards swapped"),
    );
    assert_ne!(one.0, two.0);
    for viewer in [None, Some(A)] {
        assert_eq!(one.0.view(viewer), two.0.view(viewer));
    }
    assert_ne!(one.0.view(Some(B)), two.0.view(Some(B)));
    assert_eq!(one.0.view(Some(B)).hand(), *one.0.hand(B));
    assert!(one.0.view(None).hand().is_empty());
    let dealt = |viewer| {
        let mut game = Case::new("wonders/3 step=deal_age").0;
        let outcome = game.draw(&mut Xoshiro::new(1));
        let seen = game.event_view(Event::Chance(outcome), viewer);
        game.reveal(outcome).expect("possible");
        (seen, game)
    };
    let (seen, game) = dealt(Some(B));
    assert_eq!(seen, EventView::Dealt(*game.hand(B)));
    assert_eq!(dealt(None).0, EventView::DealtToOthers);
}

/// A text with two words in each other's place.
fn swapped(text: &str, one: &str, two: &str) -> String {
    text.replace(one, "?").replace(two, one).replace('?', two)
}

#[test]
fn w11_3_while_choices_are_made_nobody_sees_what_was_chosen() {
    let case = Case::new("wonders/3 A.hand=altar,theater B.hand=baths");
    let (one, two) = (case.play("A build altar"), case.play("A discard theater"));
    for viewer in [None, Some(B), Some(C)] {
        assert_eq!(one.0.view(viewer), two.0.view(viewer));
        assert_eq!(one.0.view(viewer).chosen, [Played::FaceDown, Played::Nothing, Played::Nothing]);
        let event = Event::Act(A, Action::Discard(card("altar")));
        assert_eq!(case.0.event_view(event, viewer), EventView::Chose(A));
    }
    let own = one.0.view(Some(A));
    assert_eq!(own.chosen[0], Played::Own(Action::Build(card("altar"), Payment::NOTHING)));
}

#[test]
fn w11_4_opened_choices_show_what_is_done_and_paid_but_no_hidden_card() {
    let case = Case::new(
        "wonders/3 A.wonder=giza A.cards=stone_pit A.hand=altar B.wonder=babylon B.hand=baths C.hand=theater",
    );
    let stage = Action::Stage(card("altar"), Payment::NOTHING);
    let built = Action::Build(card("baths"), Payment { left: 0, right: 2 });
    let discarded = Action::Discard(card("theater"));
    for viewer in [None, Some(B)] {
        assert_eq!(case.0.opened_view(A, stage, viewer), EventView::BuiltStage(A, Payment::NOTHING));
        assert_eq!(case.0.opened_view(C, discarded, viewer), EventView::Discarded(C));
        assert_eq!(case.0.opened_view(B, built, viewer), EventView::Did(B, built));
    }
    assert_eq!(case.0.opened_view(A, stage, Some(A)), EventView::Did(A, stage));
    let after = case.play("A stage altar; B build baths right 2; C discard theater");
    let shown = after.0.view(None).shown[0][1];
    assert_eq!(shown[..3], [Some(Shown::Stage), Some(Shown::Built(card("baths"))), Some(Shown::Discarded)]);
}

#[test]
fn w11_5_a_player_remembers_every_hand_and_the_own_choices() {
    let start = Case::new("wonders/4 A.hand=altar");
    let mut case = start;
    let mut hands = Vec::new();
    for _ in 0..3 {
        hands.push(*case.0.hand(A));
        case = case.round("");
    }
    let held = case.0.view(Some(A)).held;
    assert_eq!(held.len(), 4);
    for (turn, hand) in hands.iter().enumerate() {
        let first = Taken { card: hand.cards()[0], used: Use::Discarded };
        assert_eq!((held[turn].hand, held[turn].took), (*hand, Some(first)));
    }
    // In the next age, too.
    let later = case.rounds(3).settle().0.view(Some(A)).held;
    assert_eq!(later[..3].iter().map(|held| held.hand).collect::<Vec<_>>(), hands);
    assert!(case.0.view(None).held.is_empty());
}

#[test]
fn w11_6_of_a_hand_passed_on_a_player_knows_what_is_left_as_far_as_buildings_show_it() {
    // A passes its hand to B, who builds the loom.
    let case = Case::new("wonders/4 A.hand=altar,loom_1,press_1").round_keeping("loom_1", "A build altar");
    let known = |case: &Case| case.0.view(Some(A)).known_hands();
    let before = known(&case).into_iter().find(|known| known.seat == B).expect("the hand of B");
    assert_eq!((before.size, before.seen, before.cards), (6, Some(0), *case.0.hand(B)));
    // Hands that A has not held yet are not known at all.
    assert_eq!(known(&case).iter().filter(|known| known.seen.is_none() && known.cards.is_empty()).count(), 2);
    let case = case.round_keeping("press_1", "B build loom_1");
    let after = known(&case).into_iter().find(|known| known.seat == C).expect("the hand of C");
    assert_eq!((after.size, after.cards), (5, *case.0.hand(C)));
    // C discards: one of the five is gone, and A does not know which.
    let case = case.round_keeping("press_1", "");
    let hidden = known(&case).into_iter().find(|known| known.seat == seat(3)).expect("the hand of D");
    assert_eq!((hidden.size, hidden.cards.len()), (4, 5));
    assert_eq!(imagined(&case, Some(A), took(0, 2, C)).len(), hidden.cards.kinds().count());
}

#[test]
fn w11_7_a_hidden_card_is_known_to_who_put_it_there() {
    let case =
        Case::new("wonders/3 turn=2 fill=built A.wonder=giza A.cards=stone_pit A.hand=altar,theater B.hand=loom_1");
    let case = case.round_keeping("theater,loom_1", "A stage altar");
    assert_eq!(imagined(&case, Some(A), took(0, 1, A)), BTreeSet::from(["altar"]));
    // Others who have not held that hand know nothing of it.
    assert!(imagined(&case, None, took(0, 1, A)).len() > 3);
    let text = Wonders::view_text(&case.0.view(None));
    assert!(text.contains("^?") && !text.contains("altar"), "{text}");
    let text = Wonders::view_text(&case.0.view(Some(A)));
    assert!(text.contains("^altar"), "{text}");
    // The left-over card at the end of an age is known to who put it away.
    let end = Case::new("wonders/3 turn=6 A.hand=altar,theater").round("A discard altar");
    assert_eq!(imagined(&end, Some(A), took(0, 6, A)), BTreeSet::from(["theater"]));
    assert!(imagined(&end, None, took(0, 6, A)).len() > 3);
}

#[test]
fn w11_7_and_w11_6_a_hidden_card_is_known_when_nothing_else_is_left() {
    // Of three, the hand of A comes back after B built from it and C discarded from it: the missing card is C's.
    let case = Case::new("wonders/3 A.hand=altar,loom_1,press_1").round_keeping("loom_1,press_1", "A build altar");
    let case = case.round_keeping("press_1", "B build loom_1").round_keeping("press_1", "C discard press_1");
    assert_eq!(case.at(1, 4).hand(A).len(), 4);
    assert_eq!(imagined(&case, Some(A), took(0, 2, C)), BTreeSet::from(["press_1"]));
    assert!(imagined(&case, None, took(0, 2, C)).len() > 3);
}

const FETCH: &str = "wonders/3 age=2 turn=3 A.wonder=halicarnassus A.side=b A.cards=foundry A.hand=statue \
                     B.discarded=altar,theater \
                     B.wonder=giza B.stages=3";

#[test]
fn w11_8_halicarnassus_sees_the_pile_while_it_picks_and_remembers_it() {
    let case = Case::new(FETCH).round("A stage statue").step(Step::Fetch);
    let view = case.0.view(Some(A));
    let mut seen: Vec<_> =
        view.pile().expect("the pile").iter().flat_map(|(card, count)| vec![card.slug(); usize::from(count)]).collect();
    seen.sort_unstable();
    assert_eq!(seen, case.pile());
    for viewer in [None, Some(B), Some(C)] {
        assert!(case.0.view(viewer).pile().is_none() && case.0.view(viewer).piles.is_empty());
    }
    // Afterwards it remembers, and the others have seen the card that was built.
    let case = case.play("A fetch altar").rounds(1);
    assert!(case.0.view(Some(A)).pile().is_none());
    assert_eq!(case.0.view(Some(A)).piles.len(), 1);
    assert!(case.0.view(None).piles.is_empty() && case.0.view(None).city(A).cards().contains(card("altar")));
    // What stays there is certain for A, and not for a spectator.
    let has_theater = |world: &Wonders| {
        let turns = (0..7).flat_map(|turn| Seat::first(3).map(move |seat| (turn, seat)));
        let discarded =
            turns.filter_map(|(turn, seat)| world.taken(0, turn, seat)).filter(|taken| taken.used == Use::Discarded);
        discarded.map(|taken| taken.card).find(|other| *other == card("theater"))
    };
    let share = |viewer| {
        let (view, mut rng) = (case.0.view(viewer), Xoshiro::new(3));
        (0..100).filter(|_| has_theater(&Wonders::imagine(&view, &mut rng)).is_some()).count()
    };
    assert_eq!(share(Some(A)), 100);
    assert!(share(None) < 100);
    let event = Event::Act(A, Action::Fetch(card("theater")));
    let pick = Case::new(FETCH).round("A stage statue");
    assert_eq!(pick.0.event_view(event, Some(B)), EventView::Did(A, Action::Fetch(card("theater"))));
}

#[test]
fn w11_9_nobody_knows_which_guilds_left_the_game() {
    let case = Case::new("wonders/3 age=3 turn=2 A.hand=workers_guild B.hand=spies_guild C.hand=traders_guild");
    let view = case.0.view(Some(A));
    let mut rng = Xoshiro::new(5);
    let mut seen = BTreeSet::new();
    for _ in 0..100 {
        let world = Wonders::imagine(&view, &mut rng);
        let turns = (0..7).flat_map(|turn| Seat::first(3).map(move |seat| (turn, seat)));
        let taken = turns.filter_map(|(turn, seat)| world.taken(2, turn, seat)).map(|taken| taken.card);
        let hands = Seat::first(3).flat_map(|seat| world.hand(seat).cards().to_vec());
        let guilds: BTreeSet<_> = taken.chain(hands).filter(|card| Edition::First.face(*card).is_guild()).collect();
        assert_eq!(guilds.len(), 5);
        assert!(guilds.contains(&card("workers_guild")));
        seen.insert(guilds);
    }
    assert!(seen.len() > 20, "{}", seen.len());
    let all: BTreeSet<_> = seen.into_iter().flatten().collect();
    assert_eq!(all.len(), 10);
}
