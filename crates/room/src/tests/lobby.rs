use super::bench::*;
use crate::create;
use crate::decide::{decide, start};
use crate::journal::Entry;
use protocol::{Clock, Command, Level, Refusal, SeatPlan, Stage};
use table::fair::Secret;
use table::{Seat, Xoshiro};

fn lobby() -> Bench {
    Bench::new(new_duel([SeatPlan::Me, SeatPlan::Open]), 1)
}

fn nowhere() -> protocol::SeatLetter {
    letter(Seat::new(2).unwrap())
}

#[test]
fn a_wish_that_fits_no_table_is_refused() {
    let refusal = |change: &dyn Fn(&mut protocol::CreateTable)| {
        let mut request = new_duel([SeatPlan::Me, SeatPlan::Open]);
        change(&mut request);
        create::requested(&ania(), request, &Secret::draw(&mut Xoshiro::new(1))).err()
    };
    assert_eq!(refusal(&|_| {}), None);
    assert_eq!(refusal(&|request| request.table = "chess".into()), Some(Refusal::NoSuchTable));
    assert_eq!(refusal(&|request| request.seats.truncate(1)), Some(Refusal::NoSuchTable));
    assert_eq!(refusal(&|request| request.seats[1] = SeatPlan::Me), Some(Refusal::NoSuchTable));
    assert_eq!(refusal(&|request| request.clock = Clock::Move { seconds: 1 }), Some(Refusal::OutOfRange));
    assert_eq!(
        refusal(&|request| request.seats[1] = SeatPlan::HotSeat { name: " ".into() }),
        Some(Refusal::OutOfRange)
    );
}

#[test]
fn a_table_begins_at_once_only_if_it_is_full() {
    assert_eq!(lobby().state.stage(), Stage::Lobby);
    assert_eq!(Bench::new(new_duel([SeatPlan::Me, BOT]), 1).state.stage(), Stage::Playing);
    let mut later = new_duel([SeatPlan::Me, BOT]);
    later.start = false;
    assert_eq!(Bench::new(later, 1).state.stage(), Stage::Lobby);
}

#[test]
fn nothing_is_dealt_in_the_step_that_makes_a_table() {
    let table = Bench::new(new_duel([SeatPlan::Me, BOT]), 1);
    assert!(matches!(table.journal[0].entries[..], [Entry::Created(_)]), "what decides the deal is kept first");
    assert_eq!(table.journal[1].entries[0], Entry::Started);
    let made = Bench::from_journal(table.journal[..1].to_vec());
    assert_eq!(made.info().commitment, table.info().commitment);
    assert!(made.state.begins_by_itself() && !table.state.begins_by_itself());
    table.assert_replays();
}

#[test]
fn seats_are_taken_left_and_given_to_bots() {
    let mut table = lobby();
    assert_eq!(table.ask(&ben(), Command::Sit { seat: letter(A) }), Err(Refusal::SeatTaken));
    assert_eq!(table.ask(&ben(), Command::Sit { seat: nowhere() }), Err(Refusal::OutOfRange));
    table.ask(&ben(), Command::Sit { seat: letter(B) }).unwrap();
    assert_eq!(table.ask(&ben(), Command::Sit { seat: letter(B) }), Ok(Vec::new()), "sitting down twice is no fault");
    assert_eq!(table.ask(&clara(), Command::Sit { seat: letter(B) }), Err(Refusal::SeatTaken));
    assert_eq!(table.ask(&clara(), Command::Stand { seat: letter(B) }), Err(Refusal::NotYourSeat));
    table.ask(&ben(), Command::Stand { seat: letter(B) }).unwrap();
    let fill = |level| Command::Fill { seat: letter(B), level };
    assert_eq!(table.ask(&ben(), fill(Some(Level::Easy))), Err(Refusal::NotHost));
    table.ask(&ania(), fill(Some(Level::Easy))).unwrap();
    assert_eq!(table.state.bot(B), Some(Level::Easy));
    assert_eq!(table.ask(&ben(), Command::Sit { seat: letter(B) }), Err(Refusal::SeatTaken));
    table.ask(&ania(), fill(None)).unwrap();
    table.ask(&ben(), Command::Sit { seat: letter(B) }).unwrap();
    table.assert_replays();
}

#[test]
fn only_the_host_begins_and_only_when_all_seats_are_taken() {
    let mut table = lobby();
    assert_eq!(table.ask(&ania(), Command::Start), Err(Refusal::SeatsOpen));
    table.ask(&ben(), Command::Sit { seat: letter(B) }).unwrap();
    assert_eq!(table.ask(&ben(), Command::Start), Err(Refusal::NotHost));
    table.ask(&ania(), Command::Start).unwrap();
    for command in [
        Command::Start,
        Command::Sit { seat: letter(B) },
        Command::Stand { seat: letter(A) },
        Command::Fill { seat: letter(B), level: None },
        Command::Contribute { seat: letter(A), text: "late".into() },
    ] {
        assert_eq!(table.ask(&ania(), command), Err(Refusal::AlreadyStarted));
    }
}

#[test]
fn contributions_change_the_deal_and_are_shown_to_all() {
    let deal = |words: Option<&str>| {
        let mut later = new_duel([SeatPlan::Me, BOT]);
        later.start = false;
        let mut table = Bench::new(later, 1);
        if let Some(words) = words {
            table.ask(&ania(), Command::Contribute { seat: letter(A), text: words.into() }).unwrap();
        }
        // Whoever added something sees that it stands, and sees it go with them when seats are arranged.
        assert_eq!(table.info().seats[0].contributions, Vec::from_iter(words));
        table.ask(&ania(), Command::Start).unwrap();
        assert_eq!(table.info().seats[0].contributions, Vec::from_iter(words));
        table.assert_replays();
        format!("{:?}", table.journal.last().unwrap().entries)
    };
    assert_eq!(deal(None), deal(None));
    assert_ne!(deal(None), deal(Some("luck")));
    let mut table = lobby();
    for text in ["", "ż", "a\nb", &"x".repeat(65)] {
        let command = Command::Contribute { seat: letter(A), text: text.into() };
        assert_eq!(table.ask(&ania(), command), Err(Refusal::OutOfRange), "{text:?}");
    }
    let command = Command::Contribute { seat: letter(A), text: "mine".into() };
    assert_eq!(table.ask(&ben(), command), Err(Refusal::NotYourSeat));
}

fn add(seat: Seat, text: impl Into<String>) -> Command {
    Command::AddRandomness { seat: letter(seat), text: text.into() }
}

#[test]
fn words_and_the_randomness_of_every_device_count_together() {
    let mut table = lobby();
    let first_deal = |table: &Bench| format!("{:?}", start(&table.state));
    table.ask(&ben(), Command::Sit { seat: letter(B) }).unwrap();
    let mut deals = vec![first_deal(&table)];
    for command in [
        add(A, "f00d"),
        Command::Contribute { seat: letter(A), text: "sand".into() },
        add(A, "beef"),
        Command::Contribute { seat: letter(A), text: "sea".into() },
    ] {
        table.ask(&ania(), command).unwrap();
        deals.push(first_deal(&table));
    }
    table.ask(&ben(), add(B, "f00d")).unwrap();
    deals.push(first_deal(&table));
    assert!((1..deals.len()).all(|i| !deals[..i].contains(&deals[i])), "each of them changes the deal");
    assert_eq!(table.info().seats[0].contributions, ["sea", "f00d", "beef"], "new words come in place of old ones");
    assert_eq!(table.state.contributions(), [(A, "sea"), (A, "f00d"), (A, "beef"), (B, "f00d")]);
    table.ask(&ania(), Command::Arrange { order: vec![letter(B), letter(A)] }).unwrap();
    assert_eq!(table.state.contributions(), [(A, "f00d"), (B, "sea"), (B, "f00d"), (B, "beef")]);
    table.ask(&ania(), Command::Stand { seat: letter(B) }).unwrap();
    assert_eq!(table.state.contributions(), [(A, "f00d")], "what somebody added goes with them");
    table.assert_replays();
}

#[test]
fn randomness_is_added_by_whoever_sits_there_and_before_the_game() {
    let mut table = lobby();
    assert_eq!(table.ask(&ben(), add(A, "mine")), Err(Refusal::NotYourSeat));
    for text in ["", "ż", "a\nb", &"x".repeat(65)] {
        assert_eq!(table.ask(&ania(), add(A, text)), Err(Refusal::OutOfRange), "{text:?}");
    }
    table.let_sit([ben()]);
    table.ask(&ania(), Command::Start).unwrap();
    assert_eq!(table.ask(&ania(), add(A, "late")), Err(Refusal::AlreadyStarted));
}

#[test]
fn nothing_of_a_game_is_possible_before_it() {
    let mut table = lobby();
    let (seat, level) = (letter(A), Level::Easy);
    for command in [
        Command::Act { seat, question: 0, action: "x".into() },
        Command::Undo { seat, version: 0 },
        Command::Consent { seat, agree: true },
        Command::StandIn { seat, level },
        Command::TakeBack { seat },
        Command::EndOverdue { seat },
        Command::Resign { seat },
    ] {
        assert_eq!(table.ask(&ania(), command.clone()), Err(Refusal::NotStarted), "{command:?}");
    }
    assert_eq!(table.ask(&ania(), Command::Rematch), Err(Refusal::NotOver));
}

#[test]
fn without_a_name_nothing_can_be_asked() {
    let table = lobby();
    let asked = decide(&table.state, None, &Command::Start, table.moment(), || Err(Refusal::Internal));
    assert_eq!(asked, Err(Refusal::NoName));
}

#[test]
fn what_is_said_is_kept_but_not_for_ever() {
    let mut table = lobby();
    for text in ["", " ", "a\u{7}b", &"x".repeat(301)] {
        assert_eq!(
            table.ask(&clara(), Command::Say { text: text.into(), partners_of: None }),
            Err(Refusal::OutOfRange),
            "{text:?}"
        );
    }
    table.up = 60_000;
    for _ in 0..10 {
        table.ask(&clara(), Command::Say { text: "quick".into(), partners_of: None }).unwrap();
    }
    assert_eq!(table.ask(&clara(), Command::Say { text: "quick".into(), partners_of: None }), Err(Refusal::TooFast));
    table.up += 10_000;
    for i in 0..250 {
        table.up += 1_000;
        table.ask(&clara(), Command::Say { text: format!(" word {i} "), partners_of: None }).unwrap();
    }
    assert_eq!(table.state.chat.len(), 200);
    assert_eq!(table.state.chat.back().unwrap().text, "word 249");
    assert_eq!(table.state.version, 0, "talk is no change of the game");
    table.assert_replays();
}
