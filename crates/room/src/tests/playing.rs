use super::bench::*;
use crate::answers::fingerprint;
use crate::create;
use crate::decide::bot_acts;
use crate::journal::{Entry, SeatHolder};
use crate::tell;
use protocol::{Command, Refusal, SeatPlan, Stage};
use table::fair::Secret;
use table::{SeatSet, Xoshiro};

#[test]
fn whole_games_replay_from_their_journals() {
    for deal in 0..20 {
        let mut table = Bench::new(new_duel([SeatPlan::Me, BOT]), deal);
        let mut turn = deal as usize;
        while table.state.stage() == Stage::Playing {
            table.up += 1000;
            table.play_on(turn * turn);
            turn += 1;
            if turn.is_multiple_of(9) && table.state.stage() == Stage::Playing {
                let _ = table.undo(&ania(), A);
            }
        }
        table.assert_replays();
        let log = tell::export(&table.state).unwrap();
        family::read_log(&log).unwrap();
    }
}

#[test]
fn an_action_is_refused_for_each_reason() {
    let mut table = Bench::of_two(|_| {});
    let action = table.actions(A)[0].clone();
    let version = table.state.version;
    let act = |seat, question, action: &str| Command::Act { seat: letter(seat), question, action: action.to_owned() };
    assert_eq!(table.ask(&ben(), act(A, version, &action)), Err(Refusal::NotYourSeat));
    assert_eq!(table.ask(&ania(), act(A, version - 1, &action)), Err(Refusal::Stale));
    assert_eq!(table.ask(&ben(), act(B, version, &action)), Err(Refusal::NotYourTurn));
    for wrong in ["", "dance", "build stable", "\0"] {
        assert_eq!(table.ask(&ania(), act(A, version, wrong)), Err(Refusal::Illegal), "{wrong:?}");
    }
    table.ask(&ania(), act(A, version, &action)).unwrap();
    assert_eq!(
        table.ask(&ania(), act(A, version, &action)),
        Err(Refusal::Stale),
        "a repeated move is not played twice"
    );
}

#[test]
fn a_bot_that_thought_too_long_is_not_heard() {
    let mut table = Bench::new(new_duel([BOT, SeatPlan::Me]), 1);
    let action = table.actions(A)[0].clone();
    let version = table.state.version;
    assert_eq!(bot_acts(&table.state, A, version + 1, &action), Err(Refusal::Stale));
    assert_eq!(bot_acts(&table.state, B, version, &action), Err(Refusal::NotYourTurn));
    table.play_on(0);
    assert_eq!(bot_acts(&table.state, A, version, &action), Err(Refusal::Stale));
}

#[test]
fn whoever_resigns_loses() {
    let mut table = Bench::of_two(|_| {});
    assert_eq!(table.ask(&ben(), Command::Resign { seat: letter(A) }), Err(Refusal::NotYourSeat));
    table.ask(&ania(), Command::Resign { seat: letter(A) }).unwrap();
    let told = table.told(Some(A));
    assert!(told.contains(r#""ending":{"way":"resigned","winners":["B"],"sides":[["B"]]}"#));
    assert!(told.contains(r#""actions":[]"#) && told.contains(r#""to_act":[]"#), "nothing is left to do");
    let seat = letter(B);
    for command in [
        Command::Act { seat, question: table.state.version, action: "x".into() },
        Command::Undo { seat, version: table.state.version },
        Command::Resign { seat },
    ] {
        assert_eq!(table.ask(&ben(), command), Err(Refusal::GameOver));
    }
    table.assert_replays();
}

#[test]
fn a_rematch_moves_everybody_on_by_one() {
    let mut table = Bench::of_two(|request| request.table = "duel:library=open".into());
    assert_eq!(table.ask(&ania(), Command::Rematch), Err(Refusal::NotOver));
    table.ask(&ania(), Command::Resign { seat: letter(A) }).unwrap();
    assert_eq!(table.ask(&clara(), Command::Rematch), Err(Refusal::NotYourSeat));
    assert_eq!(table.ask(&ben(), Command::Rematch), Ok(vec![Entry::Rematch { table: "next".into() }]));
    assert_eq!(table.ask(&ania(), Command::Rematch), Ok(Vec::new()), "there is only one");
    assert_eq!(table.state.next.as_deref(), Some("next"));
    let next = create::rematch(&table.state, &Secret::draw(&mut Xoshiro::new(2)));
    let name = |holder: &SeatHolder| holder.person().map(str::to_owned);
    assert_eq!(next.seats.iter().map(name).collect::<Vec<_>>(), [Some("ben".to_owned()), Some("ania".to_owned())]);
    assert_eq!((next.table.as_str(), next.rematch_of.as_deref()), ("duel:library=open", Some("table")));
    assert_ne!(next.secret, table.state.made.secret);
    table.assert_replays();
}

#[test]
fn a_request_is_answered_the_same_after_a_restart() {
    let mut table = Bench::of_two(|_| {});
    let action = table.actions(A)[0].clone();
    table.act(&ania(), A, &action).unwrap();
    let key = table.journal.last().unwrap().by.clone().unwrap().key;
    let answer = table.state.answers.get("ania", &key).unwrap().clone();
    assert_eq!((answer.reply.refusal, answer.reply.version), (None, table.state.version));
    assert_eq!(table.state.answers.get("ben", &key), None, "a key is the business of one person");
    let again = Bench::from_journal(table.journal.clone());
    assert_eq!(again.state.answers.get("ania", &key), Some(&answer));
}

#[test]
fn a_key_that_comes_with_another_command_is_refused_as_such() {
    let mut table = Bench::of_two(|_| {});
    let (action, version) = (table.actions(A)[0].clone(), table.state.version);
    table.act(&ania(), A, &action).unwrap();
    let mut by = table.journal.last().unwrap().by.clone().unwrap();
    let answer = |table: &Bench| table.state.answers.get("ania", &by.key).unwrap().clone();
    let act = |question| Command::Act { seat: letter(A), question, action: action.clone() };
    assert_eq!(answer(&table).again(&fingerprint(&act(version))), Ok(answer(&table).reply));
    assert_eq!(answer(&table).again(&fingerprint(&act(version + 1))), Err(Refusal::KeyUsed));
    assert_eq!(answer(&table).again(&fingerprint(&Command::Start)), Err(Refusal::KeyUsed));

    // An old journal does not say what was asked: then the key alone counts.
    by.command = None;
    table.journal.last_mut().unwrap().by = Some(by);
    let old = Bench::from_journal(table.journal);
    let key = old.journal.last().unwrap().by.clone().unwrap().key;
    let answer = old.state.answers.get("ania", &key).unwrap();
    assert_eq!(answer.again(&fingerprint(&Command::Start)), Ok(answer.reply.clone()));
}

#[test]
fn an_answer_holds_however_many_steps_of_others_come_after_it() {
    let mut table = Bench::of_two(|_| {});
    table.ask(&ania(), Command::Say { text: "first".into(), partners_of: None }).unwrap();
    let key = table.journal.last().unwrap().by.clone().unwrap().key;
    for number in 0..400 {
        table.up += 60_000;
        table.ask(&ben(), Command::Say { text: format!("{number}"), partners_of: None }).unwrap();
    }
    let answer = table.state.answers.get("ania", &key).expect("it is still known");
    assert_eq!(answer.reply.refusal, None);
}

#[test]
fn a_damaged_journal_is_noticed() {
    let table = Bench::of_two(|_| {});
    let fails = |change: &dyn Fn(&mut Vec<crate::journal::Step>)| {
        let mut journal = table.journal.clone();
        change(&mut journal);
        crate::state::State::replay("table", &journal).is_err()
    };
    assert!(!fails(&|_| {}));
    assert!(fails(&Vec::clear));
    assert!(fails(&|journal| drop(journal.remove(0))));
    assert!(fails(&|journal| journal.push(journal[0].clone())));
    for entry in [
        Entry::Event("A dance".into()),
        Entry::Event("Z build stable".into()),
        Entry::Started,
        Entry::Stood { seat: A.into() },
        Entry::Undone { keep: 1_000 },
        Entry::Arranged { order: vec![A.into(), A.into()] },
        Entry::Arranged { order: vec![A.into(), B.into(), A.into()] },
    ] {
        assert!(fails(&|journal| journal.last_mut().unwrap().entries.push(entry.clone())), "{entry:?}");
    }
    let lobby = |entries| crate::journal::Step { entries, ..table.journal[0].clone() };
    let made = table.journal[0].entries[0].clone();
    assert!(fails(&|journal| *journal = vec![lobby(vec![made.clone(), Entry::Started])]), "a seat is open");
    assert!(fails(&|journal| {
        let Entry::Created(made) = &mut journal[0].entries[0] else { unreachable!() };
        made.rules += 1;
    }));
}

#[test]
fn nobody_is_overdue_while_nothing_is_asked_of_them() {
    let mut table = Bench::of_two(|_| {});
    table.absent = SeatSet::only(B);
    assert!(table.info().seats.iter().all(|seat| !seat.overdue));
    table.absent = SeatSet::only(A);
    assert!(table.info().seats[0].overdue);
}
