use super::bench::*;
use crate::journal::Entry;
use protocol::{Clock, Command, Refusal, SeatPlan};

/// Plays until the seat has acted, nothing was revealed by it, and another has to act.
fn until_quiet_move(table: &mut Bench, seat: table::Seat) {
    for number in 0.. {
        let quiet = table.play_on(number) == seat && table.journal.last().unwrap().entries.len() == 1;
        if quiet && !table.state.to_act().contains(seat) {
            return;
        }
    }
}

/// Plays until the seat's move has revealed something.
fn until_reveal(table: &mut Bench, seat: table::Seat) {
    for number in 0.. {
        if table.play_on(number) == seat && table.journal.last().unwrap().entries.len() > 1 {
            return;
        }
    }
}

fn consent(agree: bool) -> Command {
    Command::Consent { seat: letter(B), agree }
}

#[test]
fn a_move_that_revealed_nothing_is_taken_back_freely() {
    let mut table = Bench::of_two(|_| {});
    until_quiet_move(&mut table, A);
    let before = table.journal.clone();
    let entries = table.undo(&ania(), A).unwrap();
    assert!(matches!(entries[..], [Entry::Undone { .. }]));
    assert_eq!(table.state.to_act().first(), Some(A));
    let replayed = Bench::from_journal(before[..before.len() - 1].to_vec());
    let position = |table: &Bench| format!("{:?}", table.state.play.as_ref().unwrap().state(Some(A), 0));
    assert_eq!(position(&table), position(&replayed), "as if nothing had happened");
    assert!(table.state.version > replayed.state.version, "but the version grows");
    table.assert_replays();
}

#[test]
fn a_move_that_revealed_something_needs_consent() {
    let mut table = Bench::of_two(|_| {});
    until_reveal(&mut table, A);
    let version = table.state.version;
    assert_eq!(table.ask(&ben(), consent(true)), Err(Refusal::NobodyAsked));
    assert_eq!(table.undo(&ania(), A), Ok(vec![Entry::UndoAsked { seat: letter(A) }]));
    assert_eq!(table.undo(&ania(), A), Ok(Vec::new()), "asking twice is no fault");
    assert_eq!(table.state.version, version, "nothing is taken back yet");
    let undo = table.info().undo.unwrap();
    assert_eq!((undo.by, undo.waiting), (letter(A), vec![letter(B)]));
    let mine = Command::Consent { seat: letter(A), agree: true };
    assert_eq!(table.ask(&ania(), mine), Err(Refusal::NobodyAsked), "nobody agrees with themselves");
    assert_eq!(table.ask(&ania(), consent(true)), Err(Refusal::NotYourSeat));
    table.ask(&ben(), consent(true)).unwrap();
    assert_eq!(table.state.to_act().first(), Some(A));
    assert_eq!(table.info().undo, None);
    table.assert_replays();
}

#[test]
fn a_wish_ends_when_it_is_declined_or_the_game_goes_on() {
    let mut table = Bench::of_two(|_| {});
    until_reveal(&mut table, A);
    let length = table.state.play.as_ref().unwrap().len();
    table.undo(&ania(), A).unwrap();
    table.ask(&ben(), consent(false)).unwrap();
    assert_eq!(table.info().undo, None);
    assert_eq!(table.state.play.as_ref().unwrap().len(), length);
    table.undo(&ania(), A).unwrap();
    table.play_on(0);
    assert_eq!(table.info().undo, None);
    assert_eq!(table.ask(&ben(), consent(true)), Err(Refusal::NobodyAsked));
    table.assert_replays();
}

#[test]
fn what_another_person_did_is_not_undone_without_them() {
    let mut table = Bench::of_two(|_| {});
    until_quiet_move(&mut table, A);
    until_quiet_move(&mut table, B);
    let entries = table.undo(&ania(), A).unwrap();
    assert_eq!(entries, [Entry::UndoAsked { seat: letter(A) }]);
}

#[test]
fn the_same_cards_come_back() {
    let mut table = Bench::of_two(|_| {});
    until_reveal(&mut table, A);
    let told = table.journal.last().unwrap().entries.clone();
    let Entry::Event(action) = &told[0] else { unreachable!() };
    let action = action.strip_prefix("A ").unwrap().to_owned();
    table.undo(&ania(), A).unwrap();
    table.ask(&ben(), consent(true)).unwrap();
    assert_eq!(table.act(&ania(), A, &action).unwrap(), told);
}

#[test]
fn clocked_and_rated_games_always_ask() {
    for change in [
        |wish: &mut protocol::CreateTable| wish.rated = true,
        |wish: &mut protocol::CreateTable| {
            wish.clock = Clock::Move { seconds: 60 };
        },
    ] {
        let mut table = Bench::of_two(change);
        until_quiet_move(&mut table, A);
        assert_eq!(table.undo(&ania(), A), Ok(vec![Entry::UndoAsked { seat: letter(A) }]));
    }
}

#[test]
fn against_bots_everything_can_be_taken_back_except_in_earnest() {
    let solo = |rated, clock| {
        let mut wish = wish([SeatPlan::Me, BOT]);
        (wish.rated, wish.clock) = (rated, clock);
        let mut table = Bench::new(wish, 1);
        until_reveal(&mut table, A);
        while table.state.to_act().first() != Some(A) {
            table.play_on(1);
        }
        let length = table.state.play.as_ref().unwrap().len();
        let answer = table.undo(&ania(), A).map(|_| ());
        assert_eq!(answer.is_ok(), table.state.play.as_ref().unwrap().len() < length);
        answer
    };
    assert_eq!(solo(false, Clock::None), Ok(()));
    // Against a clock nothing is taken back without consent, and bots give none.
    assert_eq!(solo(false, Clock::Move { seconds: 60 }), Err(Refusal::NothingToUndo));
    assert_eq!(solo(true, Clock::None), Err(Refusal::NothingToUndo));
}

#[test]
fn a_stand_in_does_not_give_the_consent_of_the_person_it_plays_for() {
    let mut table = Bench::of_two(|_| {});
    until_reveal(&mut table, A);
    while table.state.to_act().first() != Some(B) {
        table.play_on(1);
    }
    table.absent = table::SeatSet::only(B);
    table.ask(&ania(), Command::StandIn { seat: letter(B), level: protocol::Level::Novice }).unwrap();
    assert_eq!(table.undo(&ania(), A), Err(Refusal::NothingToUndo));
}

#[test]
fn there_must_be_something_to_take_back() {
    let mut table = Bench::of_two(|_| {});
    assert_eq!(table.undo(&ania(), A), Err(Refusal::NothingToUndo));
    assert_eq!(table.undo(&ben(), A), Err(Refusal::NotYourSeat));
    table.play_on(0);
    let stale = Command::Undo { seat: letter(A), version: 1 };
    assert_eq!(table.ask(&ania(), stale), Err(Refusal::Stale));
}

#[test]
fn on_a_shared_device_nobody_needs_to_be_asked() {
    let mut table = Bench::new(wish([SeatPlan::Me, SeatPlan::HotSeat { name: "Zosia".into() }]), 1);
    for number in 0..6 {
        table.play_on(number);
    }
    let entries = table.undo(&ania(), B).unwrap();
    assert!(matches!(entries[..], [Entry::Undone { .. }]));
}
