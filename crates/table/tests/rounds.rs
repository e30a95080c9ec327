//! Rounds in which several seats choose at the same time: sealed choices of a record, tried on the toy game.

use table::{Event, Game, Illegal, Notation, Record, Seat, SeatSet};
use toy::view::Told;
use toy::{Action, Auction, Card, Setup, random_game};

const A: Seat = Seat::A;
const B: Seat = Seat::B;
const C: Seat = Seat::new(2).expect("there is a third seat");
const D: Seat = Seat::new(3).expect("there is a fourth seat");

/// Three seats, everybody has to choose.
fn opening() -> Auction {
    Auction::parse_position("3x2 r5,? r1,r2,r3: g1,g2,g3: b1,b2,b3:").expect("a position")
}

/// What these choices lead to from the opening.
fn after(choices: [(Seat, Action); 3]) -> Auction {
    let mut game = opening();
    for (seat, action) in choices {
        game.play(seat, action).expect("the choice is legal");
    }
    game
}

fn opened(record: &mut Record<Auction>, seat: Seat, action: Action) {
    for event in record.opening(seat, action).expect("all have chosen") {
        record.push(event).expect("a sealed choice is legal");
    }
}

#[test]
fn a_sealed_choice_waits_beside_the_position_and_may_be_changed_or_withdrawn() {
    let mut record = Record::from_position(opening());
    record.seal(B, Action::Bid(Card::G1)).unwrap();
    assert_eq!((record.game(), record.events().len()), (&opening(), 0));
    assert_eq!((record.sealed(), record.waiting()), (SeatSet::only(B), [A, C].into_iter().collect()));
    record.seal(C, Action::Bury(Card::B2)).unwrap();
    record.seal(B, Action::Bury(Card::G3)).unwrap();
    assert_eq!(record.sealed_choice(B), Some(Action::Bury(Card::G3)));
    record.withdraw(B);
    assert_eq!((record.sealed_choice(B), record.sealed_choice(C)), (None, Some(Action::Bury(Card::B2))));
    assert_eq!(record.opening(A, Action::Bid(Card::R1)), None, "one has withdrawn");
    record.seal(B, Action::Bid(Card::G2)).unwrap();
    opened(&mut record, A, Action::Bid(Card::R1));
    assert_eq!(
        record.game(),
        &after([(A, Action::Bid(Card::R1)), (B, Action::Bid(Card::G2)), (C, Action::Bury(Card::B2))])
    );
    assert!(record.sealed().is_empty());
}

#[test]
fn what_may_not_be_chosen_is_not_sealed() {
    let mut record = Record::from_position(opening());
    assert_eq!(record.seal(A, Action::Bid(Card::G1)), Err(Illegal::NotLegal));
    assert_eq!(record.seal(D, Action::Bid(Card::R1)), Err(Illegal::NotThisSeat(D)));
    assert!(record.sealed().is_empty());
}

#[test]
fn a_log_is_the_same_whoever_chose_first() {
    let choices = [(A, Action::Bid(Card::R1)), (B, Action::Bury(Card::G2)), (C, Action::Bid(Card::B3))];
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
        let mut record = Record::from_position(opening());
        for i in order {
            let (seat, action) = choices[i];
            match record.opening(seat, action) {
                None => record.seal(seat, action).unwrap(),
                Some(events) => events.into_iter().for_each(|event| record.push(event).unwrap()),
            }
        }
        assert_eq!(record.events(), choices.map(|(seat, action)| Event::Act(seat, action)), "{order:?}");
    }
}

#[test]
fn a_record_is_cut_into_rounds_and_single_events() {
    let record = random_game(Setup::new(3, 2).unwrap(), 6, 6);
    let rounds: Vec<_> = record.rounds(0).collect();
    let shared: Vec<_> =
        rounds.iter().filter(|round| round.is_shared()).map(|round| (round.index, round.events.len())).collect();
    assert_eq!(shared, [(10, 3), (14, 3)], "nine cards and a lot come first, and a lot in between");
    assert!(rounds.windows(2).all(|pair| pair[0].after == pair[1].before));
    assert_eq!(rounds.iter().map(|round| round.events.len()).sum::<usize>(), record.events().len());
    assert_eq!(rounds.last().map(|round| round.after), Some(*record.game()));
    assert_eq!([A, B, C].map(|seat| record.last_round_of(seat)), [Some(14); 3]);
    assert_eq!(record.rounds(14).map(|round| round.index).collect::<Vec<_>>(), [14]);
}

#[test]
fn when_a_round_opens_bids_are_told_and_buried_cards_are_not() {
    let game = opening();
    let told = |seat, action, viewer| game.opened_view(seat, action, viewer);
    assert_eq!(told(B, Action::Bid(Card::G1), None), Told::Bid(B, Card::G1));
    assert_eq!(told(B, Action::Bury(Card::G1), Some(A)), Told::Buried(B));
    assert_eq!(told(B, Action::Bury(Card::G1), Some(B)), Told::Chose(Action::Bury(Card::G1)));
}
