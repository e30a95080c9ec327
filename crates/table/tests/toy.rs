//! The toy game under the shared battery, and what `table` promises about seats that choose at the same time, views,
//! dealers, records and counts. Logs have tests of their own.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;
use table::battery::{self, Effort};
use table::{Actions, Dealer, DealerError, Drawing, Event, Eyes, Game, Illegal, Notation, OsRng, Phase, Record};
use table::{Reveals, Rng, Scripted, Seat, SeatSet, Secure, Seeded, TextError, Xoshiro, perft, playthrough};
use toy::view::{Played, Told};
use toy::{Action, Auction, Card, CardSet, Place, Reveal, Setup, random_game};

const A: Seat = Seat::A;
const B: Seat = Seat::B;
const C: Seat = Seat::new(2).expect("there is a third seat");
const D: Seat = Seat::new(3).expect("there is a fourth seat");

/// Three seats, the first lot is worth five, everybody has to choose.
const OPENING: &str = "3x2 r5,? r1,r2,r3: g1,g2,g3: b1,b2,b3:";

fn setup(seats: usize, rounds: usize) -> Setup {
    Setup::new(seats, rounds).expect("the toy can be played like this")
}

fn position(text: &str) -> Auction {
    Auction::parse_position(text).unwrap_or_else(|why| panic!("{text}: {why}"))
}

/// The position after these lines of a log.
fn after(text: &str, lines: &[&str]) -> Auction {
    let mut game = position(text);
    for line in lines {
        let event = game.parse_event(line).unwrap_or_else(|why| panic!("{line}: {why}"));
        game.apply(event).unwrap_or_else(|why| panic!("{line}: {why}"));
    }
    game
}

fn legal_actions(game: &Auction, seat: Seat) -> Actions<Action> {
    let mut actions = Actions::new();
    game.legal_actions(seat, &mut actions);
    actions
}

fn viewers(game: &Auction) -> impl Iterator<Item = Option<Seat>> + use<> {
    Seat::first(game.seats()).map(Some).chain([None])
}

/// What would travel to the viewer.
fn bytes(value: &impl Debug) -> String {
    format!("{value:?}")
}

fn names(text: &str, card: Card) -> bool {
    text.contains(&bytes(&card))
}

#[test]
fn the_battery_passes_at_every_table() {
    for seats in 2..=8 {
        for rounds in 1..=3 {
            for ages in [1, 3] {
                let table = setup(seats, rounds).with_ages(ages).unwrap();
                let max_events = ages * (seats * (rounds + 1) + rounds + seats * rounds);
                battery::run::<Auction>(table, Effort { games: if seats * ages > 4 { 8 } else { 60 }, max_events });
            }
        }
    }
}

#[test]
fn an_age_begins_with_new_hands_and_keeps_what_was_earned() {
    let table = setup(3, 1).with_ages(2).unwrap();
    let opening = "3x1x2 0:0.0,0.0,0.0: r5 r1,r2: g1,g2: b1,b2:";
    let next = after(opening, &["A bid r2", "B bid g1", "C bury b1"]);
    assert_eq!(next.position_text(), "3x1x2 1:5.0,0.0,0.1:+r2,+g1,-b1 ? : : :");
    assert_eq!((next.phase(), next.setup()), (Phase::Chance, table));
    assert_eq!([A, B, C].map(|seat| next.score_sheet().total(seat)), [5, 0, 1]);
}

// The ring.

#[test]
fn hands_go_to_the_left_neighbour_and_from_the_last_seat_to_the_first() {
    for seats in 2..=4 {
        let record = random_game(setup(seats, 1), 1, 1);
        let (before, game) = (record.at(seats * 2 + 1), record.game());
        for seat in Seat::first(seats) {
            let chosen = before.view(Some(seat)).hand;
            let passed = game.view(Some(seat.left(seats))).hand;
            assert!(passed.len() == 1 && (passed & !chosen).is_empty(), "{seat} of {seats}: {passed:?} of {chosen:?}");
        }
    }
}

#[test]
fn neighbours_sit_in_a_ring_at_tables_of_every_size() {
    for seats in 1..=table::MAX_SEATS {
        for seat in Seat::first(seats) {
            assert_eq!(seat.left(seats).right(seats), seat, "{seats}");
            assert_eq!(seat.right(seats).left(seats), seat, "{seats}");
            assert_eq!(seat.left_by(seats, seats), seat, "{seats}");
            let around: Vec<_> = seat.around(seats).collect();
            assert_eq!(around.iter().copied().collect::<SeatSet>(), SeatSet::all(seats));
            for (places, &other) in around.iter().enumerate() {
                assert_eq!(seat.left_by(places, seats), other, "{seats}");
                assert_eq!(seat.places_to(other, seats), places, "{seat} to {other} of {seats}");
            }
        }
        let last = Seat::new(seats - 1).unwrap();
        assert_eq!((last.left(seats), A.right(seats)), (A, last));
    }
}

// Sides.

#[test]
fn pairs_obey_the_laws_of_the_table() {
    for rounds in 1..=3 {
        let max_events = 4 * (rounds + 1) + rounds + 4 * rounds;
        battery::run::<Auction>(setup(4, rounds).in_pairs().unwrap(), Effort { games: 60, max_events });
    }
}

#[test]
fn partners_win_together_and_each_has_won_the_whole_game() {
    let table = setup(4, 2).in_pairs().unwrap();
    let (mut single, mut shared) = (0, 0);
    for seed in 0..100 {
        let game = *random_game(table, seed, seed).game();
        let (outcome, sheet) = (game.outcome().unwrap(), game.score_sheet());
        let pairs =
            [[A, C], [B, D]].map(|pair| (SeatSet::from_iter(pair), sheet.total(pair[0]) + sheet.total(pair[1])));
        let best = pairs.iter().map(|(_, points)| *points).max().unwrap();
        let winners: Vec<_> = pairs.iter().filter(|(_, points)| *points == best).map(|(pair, _)| *pair).collect();
        assert_eq!(outcome.winning_sides().collect::<Vec<_>>(), winners, "seed {seed}: {}", game.position_text());
        let part = 1.0 / winners.len() as f32;
        for seat in Seat::first(4) {
            let wins = winners.iter().any(|pair| pair.contains(seat));
            assert_eq!(outcome.share(seat), if wins { part } else { 0.0 }, "seed {seed}: {seat}");
        }
        *(if winners.len() == 1 { &mut single } else { &mut shared }) += 1;
    }
    assert!(single > 50 && shared > 0, "{single} games were won by one pair, {shared} by both");
}

#[test]
fn who_plays_alone_shares_a_victory_with_others() {
    let level = after("3x1 r5 r1,r2: g1,g2: b1,b2:", &["A bid r2", "B bid g2", "C bid b2"]).outcome().unwrap();
    assert_eq!((level.shared_by(), level.share(B)), (3, 1.0 / 3.0));
    assert_eq!(format!("{level:?}"), r#"Outcome { winners: {A, B, C}, ending: "points" }"#);
}

// Choosing at the same time.

#[test]
fn all_seats_choose_at_the_same_time() {
    assert_eq!(position(OPENING).phase(), Phase::Act(SeatSet::all(3)));
    assert_eq!(after(OPENING, &["B bid g1"]).phase(), Phase::Act([A, C].into_iter().collect()));
}

#[test]
fn a_seat_that_has_chosen_cannot_choose_again() {
    let mut game = after(OPENING, &["B bid g1"]);
    let before = game;
    assert!(legal_actions(&game, B).is_empty());
    assert_eq!(game.play(B, Action::Bid(Card::G2)), Err(Illegal::NotThisSeat(B)));
    assert_eq!(game, before);
}

#[test]
fn a_choice_shows_in_no_other_view_before_the_last_one() {
    let game = after(OPENING, &["C bury b2"]);
    for viewer in viewers(&game).filter(|&viewer| viewer != Some(B)) {
        let seen: BTreeSet<_> = legal_actions(&game, B)
            .into_iter()
            .map(|action| {
                let mut next = game;
                next.play(B, action).unwrap();
                assert_eq!(next.view(viewer).played[0][B], Played::FaceDown);
                bytes(&next.view(viewer))
            })
            .collect();
        assert_eq!(seen.len(), 1, "{viewer:?}");
    }
}

#[test]
fn the_event_of_a_hidden_choice_names_its_card_to_its_owner_only() {
    let game = position(OPENING);
    for action in legal_actions(&game, B) {
        let told = |viewer| game.event_view(Event::Act(B, action), viewer);
        assert_eq!(told(Some(B)), Told::Chose(action));
        for viewer in [Some(A), Some(C), None] {
            assert_eq!(told(viewer), Told::LaidDown(B));
        }
    }
}

#[test]
fn the_event_of_a_dealt_card_names_it_to_its_owner_only() {
    let event = Event::Chance(Reveal { place: Place::Hand(A), card: Card::R1 });
    let game = Auction::new(setup(3, 2));
    assert_eq!(game.event_view(event, Some(A)), Told::Drew(Card::R1));
    assert_eq!(game.event_view(event, Some(B)), Told::Dealt(A));
    assert_eq!(game.event_view(event, None), Told::Dealt(A));
}

#[test]
fn the_last_choice_opens_bids_and_leaves_buried_cards_closed() {
    let game = after(OPENING, &["C bury b2", "A bid r3"]);
    let event = game.parse_event("B bid g2").unwrap();
    let Told::Opened { last, played, hand } = game.event_view(event, None) else { panic!("the round is opened") };
    assert_eq!((last, hand), (B, CardSet::new()));
    assert_eq!(played.0[..3], [Played::Bid(Card::R3), Played::Bid(Card::G2), Played::Buried]);
    assert!(!names(&bytes(&game.event_view(event, Some(B))), Card::B2));
}

/// What an action of a log shows to each seat and to a spectator.
fn reveals(game: &Auction, line: &str) -> [Reveals; 4] {
    let Ok(Event::Act(seat, action)) = game.parse_event(line) else { panic!("{line} is no action") };
    [Some(A), Some(B), Some(C), None].map(|viewer| Reveals::of(game, seat, action, viewer))
}

#[test]
fn a_choice_face_down_reveals_nothing_and_the_last_one_opens_what_others_chose() {
    use Reveals::{More, Nothing};
    assert_eq!(reveals(&position(OPENING), "B bid g1"), [Nothing; 4]);
    assert_eq!(reveals(&after(OPENING, &["B bid g1"]), "C bury b2"), [Nothing; 4]);
    let last = after(OPENING, &["C bury b2", "A bid r3"]);
    assert_eq!(reveals(&last, "B bid g2"), [More; 4], "hands go on, and bids turn up");
}

/// There are two coins and three who bury: the seat that comes last goes without, even if it chose first.
#[test]
fn the_last_choice_resolves_the_round_in_seating_order() {
    let choices = ["A bury r1", "B bury g2", "C bury b3"];
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
        let game = after(OPENING, &order.map(|i| choices[i]));
        assert_eq!(game.position_text(), "3x2 r5,? b1,b2:-r1 r2,r3:-g2 g1,g3:-b3");
        assert_eq!([A, B, C].map(|seat| game.score_sheet().total(seat)), [1, 1, 0]);
    }
}

#[test]
fn the_highest_bid_wins_the_lot_and_a_tie_nothing() {
    let totals = |lines: [&str; 3]| {
        let sheet = after(OPENING, &lines).score_sheet();
        [A, B, C].map(|seat| sheet.total(seat))
    };
    assert_eq!(totals(["A bid r1", "B bid g2", "C bid b3"]), [0, 0, 5]);
    assert_eq!(totals(["A bid r3", "B bid g1", "C bid b3"]), [0, 0, 0]);
    assert_eq!(totals(["A bury r3", "B bid g1", "C bury b3"]), [1, 5, 1]);
}

// Views.

/// Every card that the viewer has not had occasion to see, found from the referee's texts alone.
fn unseen_by(viewer: Option<Seat>, setup: Setup, events: &[Event<Auction>]) -> CardSet {
    let mut game = Auction::new(setup);
    let mut seen = String::new();
    for &event in events {
        game.apply(event).expect("the event has been played before");
        let text = game.position_text();
        let words: Vec<_> = text.split(' ').collect();
        let seats: Vec<(&str, Vec<&str>)> = words[2..]
            .iter()
            .map(|word| word.split_once(':').expect("a hand and choices"))
            .map(|(hand, choices)| (hand, choices.split_terminator(',').collect()))
            .collect();
        let opened = seats.iter().map(|(_, choices)| choices.len()).min().expect("there are seats");
        seen += words[1];
        for (seat, (hand, choices)) in Seat::first(seats.len()).zip(&seats) {
            let is_own = viewer == Some(seat);
            seen += if is_own { hand } else { "" };
            let shown = |(round, choice): (usize, &&str)| is_own || round < opened && choice.starts_with('+');
            let choices = choices.iter().enumerate().filter(|&choice| shown(choice));
            choices.for_each(|(_, choice)| seen += choice);
        }
    }
    Card::ALL.into_iter().filter(|card| !seen.contains(card.slug())).collect()
}

/// Everything that would travel to the viewer in the course of a game.
fn received(viewer: Option<Seat>, setup: Setup, events: &[Event<Auction>]) -> String {
    let mut game = Auction::new(setup);
    let mut out = bytes(&game.view(viewer));
    for &event in events {
        out += &bytes(&game.event_view(event, viewer));
        game.apply(event).expect("the event has been played before");
        out += &bytes(&game.view(viewer));
    }
    out
}

/// The same game with two cards exchanged wherever they go.
fn exchange(events: &[Event<Auction>], one: Card, other: Card) -> Vec<Event<Auction>> {
    let swap = |card| match card {
        _ if card == one => other,
        _ if card == other => one,
        _ => card,
    };
    let swap_event = |&event: &Event<Auction>| match event {
        Event::Chance(Reveal { place, card }) => Event::Chance(Reveal { place, card: swap(card) }),
        Event::Act(seat, Action::Bid(card)) => Event::Act(seat, Action::Bid(swap(card))),
        Event::Act(seat, Action::Bury(card)) => Event::Act(seat, Action::Bury(swap(card))),
    };
    events.iter().map(swap_event).collect()
}

#[test]
fn permuting_what_a_seat_cannot_see_changes_no_byte_it_receives() {
    let mut rng = Xoshiro::new(1);
    for (seed, table) in (0..60).zip([setup(2, 3), setup(3, 2), setup(4, 3)].into_iter().cycle()) {
        let record = random_game(table, seed, seed);
        let events = &record.events()[..=rng.below(record.events().len())];
        for viewer in viewers(record.game()) {
            let mut hidden: Vec<_> = unseen_by(viewer, table, events).iter().collect();
            rng.shuffle(&mut hidden);
            let told = received(viewer, table, events);
            for pair in hidden.windows(2) {
                let permuted = exchange(events, pair[0], pair[1]);
                assert_eq!(received(viewer, table, &permuted), told, "{viewer:?} can tell {pair:?} apart");
            }
        }
    }
}

#[test]
fn a_spectator_sees_no_hand() {
    let game = position(OPENING);
    assert!(game.view(None).hand.is_empty());
    assert_eq!(game.view(Some(B)).hand, [Card::G1, Card::G2, Card::G3].into_iter().collect());
    assert_eq!(Eyes::of(&game, B).view(), game.view(Some(B)));
}

#[test]
fn a_hand_passed_on_is_remembered_but_not_what_was_taken_from_it() {
    let game = after(OPENING, &["A bid r3", "B bury g1", "C bid b1", "* lot 1 r8"]);
    let one = after(&game.position_text(), &["B bid r1"]).view(Some(A));
    let other = after(&game.position_text(), &["B bury r2"]).view(Some(A));
    assert_eq!(bytes(&one), bytes(&other));
    assert_eq!(one.passed[0], [Card::R1, Card::R2].into_iter().collect());

    let mut rng = Xoshiro::new(3);
    let worlds: BTreeSet<_> = (0..100)
        .map(|_| Auction::imagine(&one, &mut rng).position_text().split(' ').nth(3).unwrap().to_owned())
        .map(|seat| seat[..2].to_owned() + &seat[seat.len() - 3..])
        .collect();
    assert_eq!(Vec::from_iter(worlds), ["r1+r2", "r1-r2", "r2+r1", "r2-r1"]);
}

#[test]
fn a_hand_that_comes_back_tells_what_was_taken_from_it() {
    let opening = "2x3 r5,?,? r1,r2,r3,r4: g1,g2,g3,g4:";
    let lines = ["A bid r4", "B bid g1", "* lot 1 r6", "A bid g2", "B bury r1", "* lot 2 r7"];
    let view = after(opening, &lines).view(Some(A));
    assert_eq!(view.passed[0], [Card::R1, Card::R2, Card::R3].into_iter().collect());
    assert_eq!(view.hand, [Card::R2, Card::R3].into_iter().collect());
    for seed in 0..100 {
        let world = Auction::imagine(&view, &mut Xoshiro::new(seed));
        assert!(world.position_text().ends_with("g3,g4:+g1,-r1"), "{}", world.position_text());
    }
}

#[test]
fn imagined_worlds_deal_the_unknown_cards_in_every_way() {
    let view = position(OPENING).view(Some(A));
    let mut rng = Xoshiro::new(4);
    let held: CardSet = (0..500).flat_map(|_| Auction::imagine(&view, &mut rng).view(Some(B)).hand).collect();
    assert_eq!(!held, [Card::R1, Card::R2, Card::R3, Card::R5].into_iter().collect());
}

// Dealers.

#[test]
fn a_seed_gives_the_same_place_the_same_card_whatever_the_order_of_play() {
    let table = setup(3, 3);
    let mut cards = BTreeMap::new();
    let mut orders = BTreeSet::new();
    for choices in 0..200 {
        let record = random_game(table, 5, choices);
        let mut order = Vec::new();
        for (number, event) in record.events().iter().enumerate() {
            let &Event::Chance(Reveal { place, card }) = event else { continue };
            let place = match place {
                Place::Hand(seat) => format!("card {number} for {seat}"),
                Place::Lot(lot) => format!("lot {lot}"),
            };
            assert_eq!(*cards.entry(place.clone()).or_insert(card), card, "{place}");
            order.push(place);
        }
        orders.insert(order);
    }
    assert_eq!(cards.len(), 12 + 4, "every place has been seen");
    assert!(orders.len() > 3, "the order of play has made a difference");
}

#[test]
fn another_seed_gives_another_deal() {
    let decks = |seed| *Seeded::<Auction>::new(setup(3, 2), seed).decks();
    assert_eq!(decks(1), decks(1));
    assert_ne!(decks(1), decks(2));
}

#[test]
fn a_script_refuses_an_impossible_outcome_and_keeps_its_place() {
    let mut game = Auction::new(setup(2, 1));
    let for_second = Reveal { place: Place::Hand(B), card: Card::G1 };
    let mut dealer = Scripted::new([for_second]);
    for _ in 0..2 {
        assert_eq!(dealer.deal(&game), Err(DealerError::Impossible(bytes(&for_second))));
    }
    game.reveal(Reveal { place: Place::Hand(A), card: Card::R1 }).unwrap();
    assert_eq!(dealer.deal(&game), Ok(for_second));
    assert_eq!(dealer.deal(&game), Err(DealerError::ScriptEnded));
}

#[test]
fn a_script_cannot_deal_a_card_twice() {
    let mut record = Record::<Auction>::new(setup(2, 1));
    let twice = [A, B].map(|seat| Reveal { place: Place::Hand(seat), card: Card::R1 });
    assert_eq!(record.settle(&mut Scripted::new(twice)), Err(DealerError::Impossible(bytes(&twice[1]))));
    assert_eq!(record.events(), [Event::Chance(twice[0])]);
}

#[test]
fn a_secure_dealer_plays_a_whole_game() {
    let mut dealer: Secure = Drawing(OsRng::new().unwrap());
    let mut record = Record::<Auction>::new(setup(4, 3));
    loop {
        record.settle(&mut dealer).unwrap();
        let Phase::Act(seats) = record.game().phase() else { break };
        let seat = seats.first().unwrap();
        record.play(seat, legal_actions(record.game(), seat)[0]).unwrap();
    }
    assert_eq!(record.game().phase(), Phase::Over);
    assert_eq!(record.events().len(), 16 + 3 + 12);
}

// Records.

#[test]
fn undo_leads_to_every_earlier_position_and_back() {
    let record = random_game(setup(3, 2), 6, 6);
    let mut game = Auction::new(record.setup());
    for (count, &event) in record.events().iter().enumerate() {
        let mut undone = record.clone();
        undone.undo_to(count);
        assert_eq!(undone.game(), &game);
        assert_eq!(undone.events(), &record.events()[..count]);
        record.events()[count..].iter().for_each(|&event| undone.push(event).unwrap());
        assert_eq!(undone.game(), record.game());
        game.apply(event).unwrap();
    }
    let mut whole = record.clone();
    whole.undo_to(usize::MAX);
    assert_eq!((whole.game(), whole.events()), (record.game(), record.events()));
}

#[test]
fn an_event_leads_to_the_same_position_checked_or_not() {
    let record = random_game(setup(4, 3), 12, 12);
    let mut checked = Auction::new(record.setup());
    let mut unchecked = checked;
    for &event in record.events() {
        checked.apply(event).unwrap();
        unchecked.apply_unchecked(event);
        assert_eq!(unchecked, checked, "{event:?}");
    }
    assert_eq!(unchecked.phase(), Phase::Over);
}

#[test]
fn a_game_taken_up_in_a_position_goes_back_to_it_at_most() {
    let record = random_game(setup(3, 2), 6, 6);
    let middle = record.at(12);
    let mut later = Record::from_position(middle);
    record.events()[12..].iter().for_each(|&event| later.push(event).unwrap());
    assert_eq!((later.game(), later.setup(), later.start()), (record.game(), record.setup(), &middle));
    later.undo_to(0);
    assert_eq!((later.game(), later.events()), (&middle, &[][..]));
}

#[test]
fn a_record_is_unchanged_by_what_it_refuses() {
    let mut record = random_game(setup(2, 1), 7, 7);
    let before = record.clone();
    assert_eq!(record.play(A, Action::Bid(Card::R1)), Err(Illegal::GameOver));
    assert_eq!((record.game(), record.events()), (before.game(), before.events()));
}

// Refusals.

#[test]
fn play_refuses_what_is_not_the_seats_to_play() {
    let outsider: Seat = "H".parse().unwrap();
    let over = *random_game(setup(3, 2), 8, 8).game();
    let cases = [
        (Auction::new(setup(3, 2)), A, Card::R1, Illegal::ChanceIsDue),
        (after(OPENING, &["A bid r2"]), A, Card::R1, Illegal::NotThisSeat(A)),
        (position(OPENING), outsider, Card::R1, Illegal::NotThisSeat(outsider)),
        (position(OPENING), A, Card::G1, Illegal::NotLegal),
        (position(OPENING), A, Card::R8, Illegal::NotLegal),
        (over, A, Card::R1, Illegal::GameOver),
    ];
    for (mut game, seat, card, why) in cases {
        let before = game;
        assert_eq!(game.play(seat, Action::Bid(card)), Err(why), "{}", before.position_text());
        assert_eq!(game, before);
    }
}

#[test]
fn reveal_refuses_what_the_table_does_not_owe() {
    let over = *random_game(setup(3, 2), 8, 8).game();
    let lot_due = after(OPENING, &["A bid r3", "B bid g1", "C bid b1"]);
    let cases = [
        (position(OPENING), Place::Lot(0), Card::R8, Illegal::NoChanceIsDue),
        (Auction::new(setup(3, 2)), Place::Hand(B), Card::R8, Illegal::Impossible),
        (lot_due, Place::Lot(2), Card::R8, Illegal::Impossible),
        (lot_due, Place::Lot(1), Card::R5, Illegal::Impossible),
        (lot_due, Place::Lot(1), Card::R3, Illegal::Impossible),
        (lot_due, Place::Lot(1), Card::B2, Illegal::Impossible),
        (over, Place::Lot(2), Card::R8, Illegal::GameOver),
    ];
    for (mut game, place, card, why) in cases {
        let before = game;
        assert_eq!(game.reveal(Reveal { place, card }), Err(why), "{}", before.position_text());
        assert_eq!(game, before);
    }
}

#[test]
fn a_position_that_makes_no_sense_is_refused() {
    let unknown = TextError::unknown;
    let contradiction = |why: &str| TextError::Contradiction(why.to_owned());
    for (text, why) in [
        ("", unknown("size of a table", "")),
        ("9x2 ?,? : : : : :", unknown("size of a table", "9x2")),
        ("2x1", TextError::Missing("the row of lots")),
        ("2x1 ? :", TextError::Missing("a seat")),
        ("2x1 ? : r1", TextError::Missing("the colon")),
        ("2x1 r9 r1,r2: g1,g2:", unknown("card", "r9")),
        ("2x1 r5 r1:r2 g1,g2:", unknown("choice", "r2")),
        ("2x1 r5 r1,r2: r1,g2:", contradiction("a card lies in two places")),
        ("2x1 r5 r1,r2,r3: g1,g2:", contradiction("a hand has the wrong size")),
        ("2x1 ? r1:+r2 g1,g2:", contradiction("a choice was made before the lot turned up")),
        ("2x1 r5 r1: :", contradiction("a lot turned up before all hands were dealt")),
        ("2x1 r5 r2,r1: g1,g2:", TextError::Extra("2x1 r5 r2,r1: g1,g2:".to_owned())),
        ("2x1 r5 r1,r2: g1,g2: ", TextError::Extra("2x1 r5 r1,r2: g1,g2: ".to_owned())),
    ] {
        assert_eq!(Auction::parse_position(text), Err(why), "{text}");
    }
}

// Counts and playthroughs.

/// Each card can be bid or buried: with three cards in hand six choices a seat, in the next round four.
#[test]
fn perft_counts_what_a_person_counts() {
    let table = setup(3, 2);
    let deal = Auction::shuffle(table, &mut Xoshiro::new(9));
    let counts: Vec<_> = (0..=8).map(|depth| perft(&Auction::new(table), &deal, depth)).collect();
    assert_eq!(counts, [1, 6, 36, 216, 864, 3456, 13_824, 13_824, 13_824]);
}

#[test]
fn the_longest_list_of_actions_is_as_long_as_the_game_says() {
    let longest = (0..20).flat_map(|seed| {
        let record = random_game(setup(2, 3), seed, seed);
        (0..record.events().len()).map(move |count| legal_actions(&record.at(count), A).len())
    });
    assert_eq!(longest.max(), Some(Auction::MAX_ACTIONS));
}

#[test]
fn a_playthrough_is_the_same_every_time() {
    let table = setup(3, 2);
    let text = playthrough::<Auction>(table, 10);
    assert_eq!(text, playthrough::<Auction>(table, 10));
    assert_ne!(text, playthrough::<Auction>(table, 11));
    assert!(text.contains("  9 * lot 0 ") && text.contains("told apart: ["), "{text}");
    assert!(text.contains("outcome Some(Outcome {") && text.contains("score coins ["), "{text}");
}
