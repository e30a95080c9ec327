use super::bench::*;
use crate::people::Person;
use protocol::{Clock, Command, Level, Refusal, SeatPlan, Stage};

const FULL: u32 = 10_000;

fn guest(number: u32) -> Person {
    Person { id: format!("guest{number}"), name: "Guest".into() }
}

fn say() -> Command {
    Command::Say { text: "hm".into(), partners_of: None }
}

fn fill(level: Option<Level>) -> Command {
    Command::Fill { seat: letter(B), level }
}

#[test]
fn nobody_fills_the_disk_with_one_table() {
    let mut table = Bench::of_two(|_| {});
    table.state.number = FULL;
    assert_eq!(table.ask(&ania(), say()), Err(Refusal::TooMany));
    assert_eq!(table.undo(&ania(), A), Err(Refusal::TooMany));
    table.play_on(0);
    table.ask(&ania(), Command::Resign { seat: letter(A) }).unwrap();
}

#[test]
fn a_guest_cannot_use_up_what_the_host_needs_to_begin() {
    let mut table = Bench::new(new_duel([SeatPlan::Me, SeatPlan::Open]), 1);
    let sit = Command::Sit { seat: letter(B) };
    let stand = Command::Stand { seat: letter(B) };
    let mut steps = 0;
    loop {
        let command = match steps % 3 {
            0 => sit.clone(),
            1 => Command::Contribute { seat: letter(B), text: format!("words {steps}") },
            _ => stand.clone(),
        };
        if let Err(refusal) = table.ask(&ben(), command) {
            assert_eq!(refusal, Refusal::TooMany);
            break;
        }
        steps += 1;
    }
    assert!((100..1_000).contains(&steps), "that was enough: {steps}");
    assert_eq!(table.ask(&ben(), say()), Err(Refusal::TooMany));
    table.ask(&ania(), fill(None)).unwrap();
    table.ask(&clara(), sit).unwrap();
    table.ask(&ania(), say()).unwrap();
    table.ask(&ania(), Command::Start).unwrap();
    table.assert_replays();
}

/// A page that forgets what it has added, and is loaded again and again, takes nothing from what its person needs.
#[test]
fn randomness_that_devices_add_by_themselves_takes_few_steps() {
    let mut table = Bench::new(new_duel([SeatPlan::Me, SeatPlan::Open]), 1);
    let add = |number: u32| Command::AddRandomness { seat: letter(A), text: format!("{number:032x}") };
    assert_eq!(table.ask(&ania(), add(0)).unwrap().len(), 1);
    assert_eq!(table.ask(&ania(), add(0)), Ok(Vec::new()), "the same is not added twice");
    let taken = (1..1_000).filter(|&number| table.ask(&ania(), add(number)).is_ok()).count();
    assert_eq!(taken, 7);
    assert_eq!(table.ask(&ania(), add(9)), Err(Refusal::TooMany));
    for number in 0..450 {
        table.up += 2_000;
        table.ask(&ania(), Command::Contribute { seat: letter(A), text: format!("words {number}") }).unwrap();
    }
    table.assert_replays();
}

#[test]
fn many_guests_together_leave_half_of_the_steps_to_the_game() {
    let mut table = Bench::new(new_duel([SeatPlan::Me, SeatPlan::Open]), 1);
    let mut refused = 0;
    for number in 0..7_000 {
        table.up += 2_000;
        refused += u32::from(table.ask(&guest(number % 70), say()) == Err(Refusal::TooMany));
    }
    assert_eq!(refused, 2_000);
    assert_eq!(table.ask(&ben(), Command::Sit { seat: letter(B) }), Err(Refusal::TooMany));
    table.ask(&ania(), fill(Some(Level::Easy))).unwrap();
    table.ask(&ania(), Command::Start).unwrap();
    table.assert_replays();
}

#[test]
fn a_lobby_without_steps_left_can_still_be_filled_with_bots_and_begun() {
    let mut table = Bench::new(new_duel([SeatPlan::Me, SeatPlan::Open]), 1);
    table.state.number = FULL;
    assert_eq!(table.ask(&ania(), fill(None)), Err(Refusal::TooMany));
    table.ask(&ania(), fill(Some(Level::Easy))).unwrap();
    assert_eq!(table.ask(&ania(), fill(Some(Level::Hard))), Err(Refusal::TooMany), "this would have no end");
    table.ask(&ania(), Command::Start).unwrap();
    assert_eq!(table.state.stage(), Stage::Playing);
}

#[test]
fn a_seat_does_not_go_to_and_fro_without_end_and_the_game_goes_on() {
    let mut table = Bench::of_two(|request| request.clock = Clock::Bank { seconds: 60, increment: 0 });
    table.up = 60_000;
    let stand_in = Command::StandIn { seat: letter(A), level: Level::Easy };
    let take_back = Command::TakeBack { seat: letter(A) };
    loop {
        table.ask(&ben(), stand_in.clone()).unwrap();
        if let Err(refusal) = table.ask(&ania(), take_back.clone()) {
            assert_eq!(refusal, Refusal::TooMany);
            break;
        }
        assert!(table.state.number <= FULL, "this has an end");
    }
    assert_eq!(table.state.bot(A), Some(Level::Easy), "somebody plays");
    // Whoever acts is back; whoever has no time left is replaced again.
    let action = table.actions(A)[0].clone();
    table.act(&ania(), A, &action).unwrap();
    assert_eq!(table.state.bot(A), None);
    for number in 0.. {
        if table.state.stage() == Stage::Over {
            break;
        }
        if table.state.people_to_act().contains(A) {
            table.ask(&ben(), stand_in.clone()).unwrap();
        }
        table.play_on(number);
    }
}
