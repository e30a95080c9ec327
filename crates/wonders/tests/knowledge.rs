//! What a seat may know, and that it learns nothing else: views and event views (W11).

mod slow;
mod tables;

use std::fmt::Write;
use table::{Event, Game, Notation, Phase, Rng, Seat, Xoshiro};
use tables::filled_in;
use trials::legal_actions;
use wonders::{
    Action, Card, Chance, EventView, HAND, Hand, OPTIONS, Payment, Played, Setup, Shown, Step, TURNS, Use, Wonders,
};

const A: Seat = Seat::A;
const B: Seat = Seat::B;

fn position(text: &str) -> Wonders {
    let whole = filled_in(text);
    Wonders::parse_position(&whole).unwrap_or_else(|why| panic!("{why}: {whole}"))
}

fn hand(cards: &[Card]) -> Hand {
    cards.iter().copied().collect()
}

/// All that a viewer was told and saw while a game was played: written down as it happened, and never asked for again.
fn told(setup: Setup, events: &[Event<Wonders>], viewer: Option<Seat>) -> Option<String> {
    let mut game = Wonders::new(setup);
    let mut told = String::new();
    let mut round: Vec<(Seat, Action)> = Vec::new();
    for &event in events {
        let before = game;
        write!(told, "{:?} ", game.event_view(event, viewer)).expect("a string takes any text");
        game.apply(event).ok()?;
        if let Event::Act(seat, action) = event {
            round.push((seat, action));
            let is_open = before.step() == Step::ChooseCard && before.asked().len() == 1;
            if is_open {
                let opened = Seat::first(setup.seats()).map(|seat| {
                    let (_, action) = round.iter().find(|(other, _)| *other == seat).expect("everybody has chosen");
                    before.opened_view(seat, *action, viewer)
                });
                writeln!(told, "opened {:?}", opened.collect::<Vec<_>>()).expect("as above");
            }
            if before.step() != Step::ChooseCard || is_open {
                round.clear();
            }
        }
        if let Some(seat) = viewer {
            writeln!(told, "hand {:?}", game.hand(seat)).expect("as above");
            if game.step() == Step::Fetch && game.asked().contains(seat) {
                let mut pile = slow::pile(&game);
                pile.sort_unstable();
                writeln!(told, "pile {pile:?}").expect("as above");
            }
        }
        let cities = Seat::first(setup.seats()).map(|seat| *game.city(seat));
        writeln!(told, "cities {:?}", cities.collect::<Vec<_>>()).expect("as above");
    }
    Some(told)
}

/// A place of a card that not everybody sees: what a seat took in a turn, or the hand that it holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Place {
    age: usize,
    turn: Option<usize>,
    seat: Seat,
    card: Card,
}

fn hidden_places(game: &Wonders) -> Vec<Place> {
    let mut places = Vec::new();
    for (age, turn) in (0..3).flat_map(|age| (0..HAND).map(move |turn| (age, turn))) {
        for seat in Seat::first(game.seats()) {
            let taken = game.taken(age, turn, seat).filter(|taken| taken.used != Use::Built);
            places.extend(taken.map(|taken| Place { age, turn: Some(turn), seat, card: taken.card }));
        }
    }
    for seat in Seat::first(game.seats()) {
        let cards = game.hand(seat).cards().iter();
        places.extend(cards.map(|&card| Place { age: game.age(), turn: None, seat, card }));
    }
    places
}

/// The game as it would have been with two cards exchanged that lie face down: other hands were dealt, and who took one of
/// the two took the other.
fn exchanged(game: &Wonders, events: &[Event<Wonders>], one: Place, two: Place) -> Vec<Event<Wonders>> {
    let seats = game.seats();
    // Who was dealt the hand that a card was taken from.
    let dealt_to = |place: Place| {
        let turns = place.turn.unwrap_or(if place.age == game.age() { game.turn() } else { 0 }).min(TURNS - 1);
        let back = if place.age == 1 { turns } else { seats * HAND - turns };
        place.seat.left_by(back, seats)
    };
    let (mut age, mut turn) = (0, 0);
    let mut chosen = 0;
    let mut changed = Vec::new();
    for &event in events {
        changed.push(match event {
            Event::Chance(Chance::Hands(mut hands)) => {
                let mut swap = |place: Place, other: Place| {
                    if place.age == age {
                        let seat = dealt_to(place);
                        let mut cards = hands[seat].cards().to_vec();
                        let at = cards.iter().position(|card| *card == place.card).expect("it was dealt there");
                        cards[at] = other.card;
                        hands[seat] = cards.into_iter().collect();
                    }
                };
                swap(one, two);
                swap(two, one);
                (turn, chosen) = (0, 0);
                age += 1;
                Event::Chance(Chance::Hands(hands))
            }
            Event::Chance(_) | Event::Act(_, Action::Fetch(_) | Action::Decline | Action::Pick(_)) => event,
            Event::Act(_, Action::PickSide(..) | Action::ChooseSide(_)) => event,
            Event::Act(seat, action) => {
                let is_this = |place: Place| (place.age + 1, place.turn, place.seat) == (age, Some(turn), seat);
                let card = [(one, two), (two, one)].into_iter().find(|(place, _)| is_this(*place));
                let card = card.map(|(_, other)| other.card);
                chosen += 1;
                if chosen == seats {
                    (turn, chosen) = (turn + 1, 0);
                }
                match (card, action) {
                    (Some(card), Action::Stage(_, payment)) => Event::Act(seat, Action::Stage(card, payment)),
                    (Some(card), Action::Discard(_)) => Event::Act(seat, Action::Discard(card)),
                    _ => event,
                }
            }
        });
    }
    changed
}

/// Two cards that lie face down are exchanged in the whole game. A viewer's view is the same after that exactly if all
/// that it was told on the way is the same: it forgets nothing, and learns nothing else.
#[test]
fn w11_a_view_holds_what_was_told_on_the_way_and_nothing_else() {
    let (mut same, mut different) = (0, 0);
    for seed in 0..90 {
        let mut rng = Xoshiro::stream(23, seed);
        let mut setup = Setup::new(3 + rng.below(5)).expect("three to seven play");
        for option in &OPTIONS {
            setup.set(option.name, option.values[rng.below(option.values.len())]).expect("the value is known");
        }
        let mut game = Wonders::new(setup);
        let mut events = Vec::new();
        let most = rng.below(19 * setup.seats());
        while game.phase() != Phase::Over && (events.len() < most || !game.asked().len().is_multiple_of(setup.seats()))
        {
            let event = if let Phase::Act(seats) = game.phase() {
                let seat = seats.first().expect("somebody has to act");
                let actions = legal_actions(&game, seat);
                Event::Act(seat, actions[rng.below(actions.len())])
            } else {
                Event::Chance(game.draw(&mut rng))
            };
            game.apply(event).expect("it is legal");
            events.push(event);
        }
        let places = hidden_places(&game);
        for _ in 0..12 {
            let Some(&one) = places.get(rng.below(places.len().max(1))) else { break };
            let near: Vec<_> = places.iter().filter(|two| two.age == one.age && two.card != one.card).collect();
            let Some(&&two) = near.get(rng.below(near.len().max(1))) else { continue };
            let others = exchanged(&game, &events, one, two);
            // What was fetched or chosen may not be there any more.
            if told(setup, &others, None).is_none() {
                continue;
            }
            let mut other = Wonders::new(setup);
            others.iter().for_each(|&event| other.apply(event).expect("it was legal a moment ago"));
            for viewer in Seat::first(setup.seats()).map(Some).chain([None]) {
                let is_told = told(setup, &events, viewer) == told(setup, &others, viewer);
                let is_seen = game.view(viewer) == other.view(viewer);
                let context =
                    || format!("{viewer:?}, {one:?}, {two:?}\n{}\n{}", game.position_text(), other.position_text());
                assert_eq!(is_seen, is_told, "{}", context());
                if is_seen {
                    let texts = [&game, &other].map(|game| Wonders::view_text(&game.view(viewer)));
                    assert_eq!(texts[0], texts[1], "{}", context());
                    let worlds =
                        [&game, &other].map(|game| Wonders::imagine(&game.view(viewer), &mut Xoshiro::new(seed)));
                    assert_eq!(worlds[0], worlds[1], "{}", context());
                }
                *if is_seen { &mut same } else { &mut different } += 1;
            }
        }
    }
    assert!(same > 500 && different > 500, "{same} views were the same, {different} were not");
}

/// A builds, B and C discard in the first turn; the hand of A is now that of B.
const PASSED: &str = "wonders/3 turn=2 A.wonder=giza B.wonder=rhodes C.wonder=ephesus \
     A.age1=+lumber_yard B.age1=-altar C.age1=-theater \
     B.hand=baths,clay_pit,ore_vein,press_1,stockade,workshop";

#[test]
fn w11_5_a_seat_remembers_the_hand_that_it_passed_on() {
    use Card::*;
    let game = position(PASSED);
    let view = game.view(Some(A));
    let known = view.known_hands();
    let of = |seat: Seat| known.iter().find(|hand| hand.seat == seat).expect("every other seat has a hand");
    assert_eq!(of(B).cards, hand(&[Baths, ClayPit, OreVein, Press1, Stockade, Workshop]));
    assert_eq!((of(B).seen, of(B).size), (Some(0), 6));
    assert_eq!((of(B.left(3)).seen, of(B.left(3)).size), (None, 6));
    assert_eq!(view.held[0].hand, hand(&[LumberYard, Baths, ClayPit, OreVein, Press1, Stockade, Workshop]));
    assert!(game.view(None).held.is_empty() && game.view(None).known_hands().iter().all(|hand| hand.seen.is_none()));
}

#[test]
fn w11_6_what_is_built_from_a_hand_is_known_to_be_gone_and_what_is_discarded_is_not() {
    use Card::*;
    let game = position(PASSED);
    let after = |text: &str| {
        let mut game = game;
        for line in text.split("; ") {
            let event = game.parse_event(line).expect("an event");
            game.apply(event).unwrap_or_else(|why| panic!("{line}: {why}"));
        }
        // C holds the hand now that A held at first.
        game.view(Some(A)).known_hands()[1].clone()
    };
    let [a, c] = [A, B.left(3)].map(|seat| game.hand(seat).cards()[0]);
    let built = after(&format!("A discard {a}; B build press_1; C discard {c}"));
    assert_eq!((built.cards, built.size), (hand(&[Baths, ClayPit, OreVein, Stockade, Workshop]), 5));
    let discarded = after(&format!("A discard {a}; B discard press_1; C discard {c}"));
    assert_eq!((discarded.cards.len(), discarded.size), (6, 5));
    assert!(discarded.cards.contains(Press1));
}

#[test]
fn w11_7_what_lies_face_down_is_known_to_who_put_it_there() {
    let game = position("wonders/3 turn=3 B.wonder=rhodes B.age1=-altar/^baths");
    let views = [Some(A), Some(B), None].map(|viewer| game.view(viewer));
    for view in &views {
        assert_eq!([view.shown[0][0][1], view.shown[0][1][1]], [Some(Shown::Discarded), Some(Shown::Stage)]);
    }
    let took = |view: &wonders::View| view.held.iter().filter_map(|held| held.took).map(|taken| taken.card).collect();
    let own: Vec<Card> = took(&views[1]);
    assert_eq!(own, [Card::Altar, Card::Baths]);
    let text = |view: &wonders::View| Wonders::view_text(view);
    assert!(text(&views[1]).contains("B.age1=-altar/^baths"));
    assert!([&views[0], &views[2]].iter().all(|view| text(view).contains("B.age1=-?/^?")));
}

/// Halicarnassus picks in the third turn.
const PICKING: &str = "wonders/3 turn=3 step=fetch fetch=A A.wonder=halicarnassus A.side=b \
     A.age1=+ore_vein/+clay_pit/^altar B.age1=-barracks/+lumber_yard/+baths C.age1=+stone_pit/-theater/+press_1";

#[test]
fn w11_8_only_halicarnassus_sees_the_pile_and_only_while_it_picks_and_remembers_it() {
    use Card::*;
    let game = position(PICKING);
    let seen = game.view(Some(A));
    let cards: Vec<_> = seen.pile().expect("it looks").iter().collect();
    assert_eq!(cards, [(Theater, 1), (Barracks, 1)]);
    for viewer in [Some(B), None] {
        assert!(game.view(viewer).pile().is_none() && game.view(viewer).piles.is_empty());
    }
    let mut after = game;
    after.play(A, Action::Fetch(Barracks)).expect("it lies there");
    assert_eq!(after.view(Some(A)).pile(), None);
    assert_eq!(after.view(Some(A)).piles, seen.piles);
    assert_eq!(after.view(Some(B)).fetched[0].card, Some(Barracks));
    // A knows that C discarded one of the two. B saw the hand before, and again after A had taken a card of it, too.
    let mut rng = Xoshiro::new(1);
    let imagined = |viewer: Option<Seat>, rng: &mut Xoshiro| {
        let view = after.view(viewer);
        let worlds = (0..200).map(|_| Wonders::imagine(&view, rng));
        worlds
            .map(|world| world.taken(0, 1, B.left(3)).expect("C took a card").card)
            .collect::<std::collections::BTreeSet<_>>()
    };
    assert_eq!(imagined(Some(A), &mut rng), [Theater, Barracks].into());
    assert_eq!(imagined(Some(B), &mut rng), [Altar, Theater].into());
    assert!(imagined(None, &mut rng).len() > 3);
}

#[test]
fn w11_3_who_has_chosen_is_known_and_what_is_not() {
    let game = position("wonders/3 A.hand=altar B.hand=baths A.chosen=build.altar");
    assert_eq!(game.view(Some(A)).chosen[0], Played::Own(Action::Build(Card::Altar, Payment::NOTHING)));
    for viewer in [Some(B), None] {
        assert_eq!(game.view(viewer).chosen[..2], [Played::FaceDown, Played::Nothing]);
        let event = Event::Act(B, Action::Discard(Card::Baths));
        let expected =
            if viewer == Some(B) { EventView::Did(B, Action::Discard(Card::Baths)) } else { EventView::Chose(B) };
        assert_eq!(game.event_view(event, viewer), expected);
    }
    for viewer in [Some(B), None] {
        let opened = |action: Action| game.opened_view(A, action, viewer);
        assert_eq!(opened(Action::Discard(Card::Altar)), EventView::Discarded(A));
        assert_eq!(opened(Action::Stage(Card::Altar, Payment::NOTHING)), EventView::BuiltStage(A, Payment::NOTHING));
        let built = Action::Build(Card::Altar, Payment::NOTHING);
        assert_eq!(opened(built), EventView::Did(A, built));
    }
}

#[test]
fn w11_2_a_hand_is_told_to_who_gets_it() {
    let game = position("wonders/3 age=2 step=deal_age");
    let outcome = game.draw(&mut Xoshiro::new(1));
    let Chance::Hands(hands) = outcome else { panic!("hands are due") };
    assert_eq!(game.event_view(Event::Chance(outcome), Some(B)), EventView::Dealt(hands[B]));
    assert_eq!(game.event_view(Event::Chance(outcome), None), EventView::DealtToOthers);
}
