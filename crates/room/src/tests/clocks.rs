use super::bench::*;
use crate::journal::Entry;
use protocol::{Clock, Command, Level, Refusal, SeatPlan};
use table::SeatSet;

fn stand_in(seat: table::Seat) -> Command {
    Command::StandIn { seat: letter(seat), level: Level::Hard }
}

fn left(table: &Bench) -> [(u64, bool); 2] {
    let seats = table.info().seats;
    [0, 1].map(|i| seats[i].clock.map(|clock| (clock.left, clock.running)).unwrap())
}

#[test]
fn the_clock_of_whoever_has_to_act_runs() {
    let mut table = Bench::of_two(|request| request.clock = Clock::Bank { seconds: 60, increment: 5 });
    table.up = 10_000;
    assert_eq!(left(&table), [(50_000, true), (60_000, false)]);
    assert_eq!(table.play_on(0), A);
    assert_eq!(left(&table), [(55_000, false), (60_000, true)]);
    table.up = 14_000;
    assert_eq!(left(&table), [(55_000, false), (56_000, true)]);
    table.assert_replays();
}

#[test]
fn without_a_clock_there_is_none() {
    let table = Bench::of_two(|_| {});
    assert!(table.info().seats.iter().all(|seat| seat.clock.is_none()));
    let mut request = new_duel([SeatPlan::Me, BOT]);
    request.clock = Clock::Move { seconds: 60 };
    assert!(Bench::new(request, 1).info().seats[1].clock.is_none(), "bots have no clock");
}

#[test]
fn when_time_has_run_out_the_others_may_go_on_and_until_then_a_move_counts() {
    let mut table = Bench::of_two(|request| request.clock = Clock::Move { seconds: 30 });
    table.up = 29_999;
    table.absent = SeatSet::only(A);
    assert_eq!(table.ask(&ben(), stand_in(A)), Err(Refusal::NotOverdue), "while a clock runs one may be away");
    table.up = 30_000;
    assert!(table.info().seats[0].overdue);
    assert_eq!(table.ask(&ania(), stand_in(A)), Err(Refusal::NotYourSeat), "others decide that");
    assert_eq!(table.ask(&clara(), stand_in(A)), Err(Refusal::NotYourSeat));
    assert_eq!(table.play_on(0), A);
    assert!(!table.info().seats[0].overdue);
    assert_eq!(table.ask(&ben(), stand_in(A)), Err(Refusal::NotOverdue));
    assert_eq!(left(&table), [(0, false), (30_000, true)]);
}

#[test]
fn a_bot_plays_for_somebody_absent_until_they_come_back() {
    let mut table = Bench::of_two(|_| {});
    let take_back = Command::TakeBack { seat: letter(A) };
    assert_eq!(table.ask(&ben(), stand_in(A)), Err(Refusal::NotOverdue));
    table.absent = SeatSet::only(A);
    assert_eq!(table.ask(&ania(), take_back.clone()), Err(Refusal::NoStandIn));
    table.ask(&ben(), stand_in(A)).unwrap();
    assert_eq!(table.state.bot(A), Some(Level::Hard));
    assert!(!table.info().seats[0].overdue, "somebody plays");
    assert_eq!(table.ask(&ben(), take_back.clone()), Err(Refusal::NotYourSeat));
    table.ask(&ania(), take_back).unwrap();
    assert_eq!(table.state.bot(A), None);

    table.ask(&ben(), stand_in(A)).unwrap();
    let action = table.actions(A)[0].clone();
    let entries = table.act(&ania(), A, &action).unwrap();
    assert_eq!(entries[0], Entry::TookBack { seat: letter(A) }, "whoever acts is back");
    table.assert_replays();
}

#[test]
fn the_clock_of_somebody_absent_stands_while_a_bot_plays() {
    let mut table = Bench::of_two(|request| request.clock = Clock::Bank { seconds: 60, increment: 5 });
    table.up = 60_000;
    table.ask(&ben(), stand_in(A)).unwrap();
    table.up = 70_000;
    assert_eq!(table.play_on(0), A);
    assert_eq!(left(&table), [(0, false), (60_000, true)], "a bot earns no time for them");
}

#[test]
fn a_game_can_be_ended_when_somebody_is_overdue() {
    let mut table = Bench::of_two(|_| {});
    let end = Command::EndOverdue { seat: letter(A) };
    assert_eq!(table.ask(&ben(), end.clone()), Err(Refusal::NotOverdue));
    table.absent = SeatSet::only(A);
    table.ask(&ben(), end.clone()).unwrap();
    assert!(table.told(None).contains(r#""ending":{"way":"overdue","winners":["B"],"sides":[["B"]]}"#));
    assert_eq!(table.ask(&ben(), end), Err(Refusal::GameOver));
    table.assert_replays();
}

#[test]
fn time_while_the_server_is_down_counts_against_nobody() {
    let mut table = Bench::of_two(|request| request.clock = Clock::Bank { seconds: 60, increment: 0 });
    table.up = 20_000;
    assert_eq!(left(&table)[0], (40_000, true));
    // The server is killed and starts much later; its running time goes on where it was.
    let mut later = Bench::from_journal(table.journal.clone());
    later.up = 21_000;
    assert_eq!(left(&later)[0], (39_000, true));
}
