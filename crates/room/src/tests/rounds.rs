//! Rounds in which several seats choose at the same time, played with the toy.

use super::bench::*;
use crate::decide::{bot_acts, is_overdue};
use crate::journal::Entry;
use protocol::{Clock, Command, CreateTable, Message, Refusal, Round, SeatPlan, Stage};
use table::{Seat, SeatSet};

const C: Seat = Seat::new(2).expect("there is a third seat");

/// Ania, Ben and Clara, all asked for their first choice.
fn three(change: impl FnOnce(&mut CreateTable)) -> Bench {
    let mut request = new_table("toy/3", [SeatPlan::Me, SeatPlan::Open, SeatPlan::Open]);
    change(&mut request);
    let mut table = Bench::new(request, 1);
    table.let_sit([ben(), clara()]);
    table.ask(&ania(), Command::Start).unwrap();
    assert_eq!(table.state.asked(), SeatSet::all(3));
    table
}

/// The choice of a seat that a number picks.
fn choice(table: &Bench, seat: Seat, number: usize) -> String {
    table.actions(seat)[number].clone()
}

/// Who is asked, as a viewer hears it.
fn round(table: &Bench, viewer: Option<Seat>) -> Round {
    let Ok(Message::State { round, .. }) = serde_json::from_str(&table.told(viewer)) else { panic!("a state") };
    round
}

/// What was sealed by each seat's own word, and whom the others wait for.
fn sealed(table: &Bench) -> [Option<String>; 3] {
    [A, B, C].map(|seat| round(table, Some(seat)).question.and_then(|question| question.sealed))
}

fn events(table: &Bench) -> Vec<String> {
    let entries = table.journal.iter().flat_map(|step| &step.entries);
    entries.filter_map(|entry| if let Entry::Event(text) = entry { Some(text.clone()) } else { None }).collect()
}

#[test]
fn a_choice_waits_sealed_until_the_last_and_then_all_open_in_the_order_of_seats() {
    let mut table = three(|_| {});
    let (version, dealt) = (table.state.version, events(&table).len());
    let choices = [A, B, C].map(|seat| choice(&table, seat, 0));
    assert_eq!(
        table.act(&clara(), C, &choices[2]).unwrap(),
        [Entry::Sealed { seat: letter(C), action: choices[2].clone() }]
    );
    table.act(&ania(), A, &choices[0]).unwrap();
    assert_eq!((table.state.version, events(&table).len()), (version, dealt), "nothing has happened yet");
    assert_eq!(table.state.to_act(), SeatSet::only(B));
    table.act(&ben(), B, &choices[1]).unwrap();
    let opened = &events(&table)[dealt..dealt + 3];
    assert_eq!(opened, [format!("A {}", choices[0]), format!("B {}", choices[1]), format!("C {}", choices[2])]);
    assert_eq!(table.state.version, version + 1, "a round is one change of the game");
    assert!(table.state.sealed().is_empty());
    table.assert_replays();
}

#[test]
fn the_log_is_the_same_whoever_was_faster() {
    let logs = [[A, B, C], [C, B, A], [B, C, A]].map(|order| {
        let mut table = three(|_| {});
        for seat in order {
            let person = [ania(), ben(), clara()][seat.index()].clone();
            let action = choice(&table, seat, 1);
            table.act(&person, seat, &action).unwrap();
        }
        events(&table)
    });
    assert!(logs.iter().all(|log| *log == logs[0]));
}

#[test]
fn a_choice_is_changed_and_withdrawn_freely_and_those_of_others_stay() {
    let mut table = three(|_| {});
    let (first, other) = (choice(&table, A, 0), choice(&table, A, 3));
    let bens = choice(&table, B, 0);
    table.act(&ania(), A, &first).unwrap();
    table.act(&ben(), B, &bens).unwrap();
    assert_eq!(table.act(&ania(), A, &first), Ok(Vec::new()), "the same again changes nothing");
    table.act(&ania(), A, &other).unwrap();
    assert_eq!(sealed(&table), [Some(other), Some(bens.clone()), None]);
    let question = table.state.question(A).unwrap();
    let withdraw = Command::Withdraw { seat: letter(A), question };
    assert_eq!(table.ask(&ania(), withdraw.clone()), Ok(vec![Entry::Withdrawn { seat: letter(A) }]));
    assert_eq!(table.ask(&ania(), withdraw), Ok(Vec::new()), "there is nothing to withdraw");
    assert_eq!(sealed(&table), [None, Some(bens), None]);
    assert_eq!(table.state.to_act(), [A, C].into_iter().collect());
    table.assert_replays();
}

#[test]
fn a_choice_of_another_seat_makes_nothing_stale() {
    let mut table = three(|_| {});
    let question = table.state.question(A).unwrap();
    for (person, seat) in [(ben(), B), (clara(), C), (ben(), B)] {
        let number = usize::from(table.state.sealed().contains(seat));
        let action = choice(&table, seat, number);
        table.act(&person, seat, &action).unwrap();
        assert_eq!(table.state.question(A), Some(question));
    }
    let action = choice(&table, A, 0);
    let answer = Command::Act { seat: letter(A), question, action };
    table.ask(&ania(), answer.clone()).unwrap();
    assert_ne!(table.state.question(A), Some(question), "the round has opened");
    assert_eq!(table.ask(&ania(), answer), Err(Refusal::Stale), "whoever changes a choice too late is told");
}

#[test]
fn nobody_acts_for_another_seat_or_against_the_rules() {
    let mut table = three(|_| {});
    let (question, action) = (table.state.question(B).unwrap(), choice(&table, B, 0));
    let act = Command::Act { seat: letter(B), question, action };
    assert_eq!(table.ask(&ania(), act), Err(Refusal::NotYourSeat));
    let withdraw = Command::Withdraw { seat: letter(B), question };
    assert_eq!(table.ask(&ania(), withdraw), Err(Refusal::NotYourSeat));
    let foreign = choice(&table, A, 0);
    assert_eq!(table.act(&ben(), B, &foreign), Err(Refusal::Illegal), "a card of another hand");
    assert!(table.state.sealed().is_empty());
}

#[test]
fn who_has_chosen_is_public_and_what_is_not() {
    let mut table = three(|_| {});
    let told = |table: &Bench| [Some(A), Some(C), None].map(|viewer| table.told(viewer));
    let mut other = three(|_| {});
    let (one, two) = (choice(&table, B, 0), choice(&table, B, 3));
    table.act(&ben(), B, &one).unwrap();
    other.act(&ben(), B, &two).unwrap();
    assert_eq!(told(&table), told(&other), "no byte tells what Ben has chosen");
    assert_eq!(round(&table, None).to_act, [letter(A), letter(C)]);
    assert_eq!(round(&table, None).asked.len(), 3);
    assert_eq!(round(&table, None).question, None, "a spectator is asked nothing");
    assert_eq!(round(&table, Some(B)).question.unwrap().sealed, Some(one));
}

#[test]
fn a_round_is_told_as_one_happening_with_a_deed_for_each_seat() {
    let mut table = three(|_| {});
    let bury = |table: &Bench, seat: Seat| {
        let action = table.actions(seat).into_iter().find(|action| action.starts_with("bury"));
        action.expect("a card can be buried")
    };
    for (person, seat) in [(clara(), C), (ania(), A), (ben(), B)] {
        let action = if seat == A { bury(&table, A) } else { choice(&table, seat, 0) };
        table.act(&person, seat, &action).unwrap();
    }
    for viewer in [Some(A), Some(B), None] {
        let told: serde_json::Value = serde_json::from_str(&table.told(viewer)).unwrap();
        let log = told["log"].as_array().unwrap();
        let deeds = log.iter().map(|line| line["deeds"].as_array().unwrap()).find(|deeds| deeds.len() > 1).unwrap();
        let seats: Vec<_> = deeds.iter().map(|deed| deed["seat"].as_str().unwrap()).collect();
        assert_eq!(seats, ["A", "B", "C"]);
        assert_eq!(deeds[1]["event"]["kind"], "bid");
        assert_eq!(deeds[0]["event"]["card"].is_string(), viewer == Some(A), "a buried card stays secret");
    }
}

#[test]
fn a_whole_round_is_taken_back_with_the_consent_of_everybody() {
    let mut table = three(|_| {});
    let before = events(&table).len();
    for (person, seat) in [(ania(), A), (ben(), B), (clara(), C)] {
        let action = choice(&table, seat, 0);
        table.act(&person, seat, &action).unwrap();
    }
    let next = choice(&table, C, 0);
    table.act(&clara(), C, &next).unwrap();
    assert_eq!(table.undo(&ania(), A), Ok(vec![Entry::UndoAsked { seat: letter(A) }]));
    assert_eq!(sealed(&table)[2], Some(next), "while people are asked, what is sealed stays");
    table.ask(&ben(), Command::Consent { seat: letter(B), agree: true }).unwrap();
    let done = table.ask(&clara(), Command::Consent { seat: letter(C), agree: true }).unwrap();
    assert_eq!(done[1], Entry::Undone { keep: before as u32 });
    assert_eq!((table.state.asked(), table.state.to_act()), (SeatSet::all(3), SeatSet::all(3)));
    table.assert_replays();
}

#[test]
fn whoever_comes_back_is_asked_before_a_round_is_taken_back() {
    let mut table = three(|_| {});
    for (person, seat) in [(ania(), A), (ben(), B), (clara(), C)] {
        let action = choice(&table, seat, 0);
        table.act(&person, seat, &action).unwrap();
    }
    table.absent = SeatSet::only(A);
    table.ask(&ben(), Command::StandIn { seat: letter(A), level: protocol::Level::Novice }).unwrap();
    table.undo(&ben(), B).unwrap();
    let action = choice(&table, A, 0);
    table.act(&ania(), A, &action).unwrap();
    let consent = Command::Consent { seat: letter(C), agree: true };
    assert_eq!(table.ask(&clara(), consent), Err(Refusal::NobodyAsked), "Ania is back, and was not asked");
    assert_eq!(sealed(&table)[0], Some(action));
    table.undo(&ben(), B).unwrap();
    let waiting = table.state.undo_request.map(|request| request.waiting);
    assert_eq!(waiting, Some([A, C].into_iter().collect()));
    table.assert_replays();
}

#[test]
fn against_bots_alone_a_round_is_taken_back_freely() {
    let mut table = Bench::new(new_table("toy/3", [SeatPlan::Me, BOT, BOT]), 1);
    let version = table.state.version;
    let action = choice(&table, A, 0);
    table.act(&ania(), A, &action).unwrap();
    while table.state.version == version {
        table.play_on(1);
    }
    let done = table.undo(&ania(), A).unwrap();
    assert!(matches!(done[..], [Entry::Undone { .. }]));
    assert_eq!(table.state.to_act(), SeatSet::all(3));
}

#[test]
fn bots_choose_side_by_side_and_a_person_who_seals_does_not_disturb_them() {
    let mut table = Bench::new(new_table("toy/4", [SeatPlan::Me, BOT, BOT, BOT]), 1);
    let question = table.state.question(B).unwrap();
    let bots: Vec<_> = table.state.to_act().iter().filter(|&seat| seat != A).collect();
    let thoughts: Vec<_> = bots.iter().map(|&seat| (seat, choice(&table, seat, 1))).collect();
    let action = choice(&table, A, 0);
    table.act(&ania(), A, &action).unwrap();
    for (seat, action) in thoughts {
        let entries = bot_acts(&table.state, seat, question, &action).unwrap();
        assert_eq!(bot_acts(&table.state, A, question, &action), Err(Refusal::NotYourTurn), "a person sits there");
        table.happen(None, entries);
    }
    assert_eq!(table.state.version, question + 1);
}

#[test]
fn a_clock_stops_when_a_choice_is_sealed_and_nobody_gains_by_changing_it() {
    let clock = Clock::Bank { seconds: 60, increment: 5 };
    let mut table = three(|request| request.clock = clock);
    let left = |table: &Bench, seat: Seat| table.state.seats[seat.index()].clock.left(table.up);
    table.up = 10_000;
    let (one, two) = (choice(&table, A, 0), choice(&table, A, 1));
    table.act(&ania(), A, &one).unwrap();
    table.up = 20_000;
    assert_eq!((left(&table, A), left(&table, B)), (55_000, 40_000));
    table.act(&ania(), A, &two).unwrap();
    assert_eq!(left(&table, A), 55_000, "another choice earns nothing");
    let question = table.state.question(A).unwrap();
    table.ask(&ania(), Command::Withdraw { seat: letter(A), question }).unwrap();
    table.up = 30_000;
    assert_eq!(left(&table, A), 40_000, "withdrawn: the clock goes on, without the increment");
    assert!(!is_overdue(&table.state, B, table.moment()));
    table.up = 60_000;
    assert!(is_overdue(&table.state, B, table.moment()), "no choice of others postponed Ben's clock");
}

#[test]
fn absence_counts_from_the_beginning_of_the_round() {
    let mut table = three(|_| {});
    let began = table.state.moved_up;
    table.up = 5_000;
    let action = choice(&table, A, 0);
    table.act(&ania(), A, &action).unwrap();
    assert_eq!(table.state.moved_up, began, "Ania's choice does not make Ben's turn later");
    table.absent = [A, B].into_iter().collect();
    assert!(is_overdue(&table.state, B, table.moment()));
    assert!(!is_overdue(&table.state, A, table.moment()), "whoever has chosen keeps nobody waiting");
}

#[test]
fn changes_of_mind_do_not_fill_the_journal() {
    let mut table = three(|_| {});
    let choices = [choice(&table, A, 0), choice(&table, A, 1)];
    let refused = (0..2_000).find(|&number| table.act(&ania(), A, &choices[number % 2]) == Err(Refusal::TooMany));
    assert!(refused.is_some_and(|number| number > 100), "{refused:?}");
    let (bens, claras) = (choice(&table, B, 0), choice(&table, C, 0));
    table.act(&ben(), B, &bens).unwrap();
    table.act(&clara(), C, &claras).unwrap();
    let next = choice(&table, A, 0);
    table.act(&ania(), A, &next).unwrap();
    assert_eq!(table.state.sealed(), SeatSet::only(A), "the game goes on all the same");
}

#[test]
fn a_bot_stands_in_and_whoever_comes_back_may_still_change_its_choice() {
    let mut table = three(|_| {});
    table.absent = SeatSet::only(B);
    table.ask(&ania(), Command::StandIn { seat: letter(B), level: protocol::Level::Novice }).unwrap();
    let (bots, bens) = (choice(&table, B, 0), choice(&table, B, 1));
    let entries = bot_acts(&table.state, B, table.state.version, &bots).unwrap();
    table.happen(None, entries);
    table.act(&ben(), B, &bens).unwrap();
    assert_eq!(table.state.bot(B), None, "whoever acts is back");
    assert_eq!(sealed(&table)[1], Some(bens));
}

#[test]
fn whoever_withdraws_the_choice_of_a_stand_in_is_back() {
    let mut table = three(|_| {});
    table.absent = SeatSet::only(B);
    table.ask(&ania(), Command::StandIn { seat: letter(B), level: protocol::Level::Novice }).unwrap();
    let entries = bot_acts(&table.state, B, table.state.version, &choice(&table, B, 0)).unwrap();
    table.happen(None, entries);
    let withdraw = Command::Withdraw { seat: letter(B), question: table.state.version };
    let entries = table.ask(&ben(), withdraw).unwrap();
    assert_eq!(entries, [Entry::TookBack { seat: letter(B) }, Entry::Withdrawn { seat: letter(B) }]);
    assert_eq!(table.state.bot(B), None, "or the bot would choose the same again");
    assert_eq!(table.state.people_to_act(), SeatSet::all(3));
    table.assert_replays();
}

#[test]
fn a_clock_per_move_begins_again_for_everybody_when_a_round_is_taken_back() {
    let mut table = three(|request| request.clock = Clock::Move { seconds: 60 });
    for (person, seat) in [(ania(), A), (ben(), B), (clara(), C)] {
        let action = choice(&table, seat, 0);
        table.act(&person, seat, &action).unwrap();
    }
    table.up = 55_000;
    table.undo(&ania(), A).unwrap();
    for (person, seat) in [(ben(), B), (clara(), C)] {
        table.ask(&person, Command::Consent { seat: letter(seat), agree: true }).unwrap();
    }
    assert_eq!(table.state.to_act(), SeatSet::all(3));
    table.up = 60_000;
    assert!(
        table.info().seats.iter().all(|seat| seat.clock.is_some_and(|clock| clock.left == 55_000 && clock.running))
    );
    table.assert_replays();
}

#[test]
fn whoever_is_overdue_cannot_go_on_without_another() {
    let mut request = new_table("toy/2", [SeatPlan::Me, SeatPlan::Open]);
    request.clock = Clock::Move { seconds: 60 };
    let mut table = Bench::new(request, 1);
    table.let_sit([ben()]);
    table.ask(&ania(), Command::Start).unwrap();
    table.up = 60_000;
    let end = Command::EndOverdue { seat: letter(B) };
    assert_eq!(table.ask(&ania(), end.clone()), Err(Refusal::NotOverdue), "nobody wins by keeping others waiting");
    let action = choice(&table, A, 0);
    table.act(&ania(), A, &action).unwrap();
    table.ask(&ania(), end).unwrap();
    assert_eq!(table.state.stage(), Stage::Over);
}

#[test]
fn a_shared_device_needs_a_curtain_where_seats_choose_in_secret() {
    let hot = |name: &str| SeatPlan::HotSeat { name: name.into() };
    let table = Bench::new(new_table("toy/3", [SeatPlan::Me, hot("Basia"), BOT]), 1);
    assert!(round(&table, Some(A)).secret && round(&table, Some(B)).secret);
    assert!(!round(&table, None).secret, "a spectator shares nothing");
    assert!(!round(&three(|_| {}), Some(A)).secret, "everybody has a device of their own");
    let duel = Bench::new(new_duel([SeatPlan::Me, hot("Basia")]), 1);
    assert!(!round(&duel, Some(A)).secret, "nobody knows more in Duel");
}

#[test]
fn partners_win_as_one_side() {
    let mut table = Bench::new(new_table("toy/4:teams=pairs", [SeatPlan::Me, BOT, BOT, BOT]), 3);
    for number in 0.. {
        if table.state.stage() == Stage::Over {
            break;
        }
        table.play_on(number);
    }
    let Ok(Message::State { game: Some(game), .. }) = serde_json::from_str(&table.told(None)) else { panic!("a game") };
    let ending = game.ending.unwrap();
    assert_eq!(ending.sides.iter().map(Vec::len).sum::<usize>(), ending.winners.len());
    assert!(ending.sides.iter().all(|side| side.len() == 2), "{ending:?}");
}

#[test]
fn every_number_of_seats_is_played_to_the_end() {
    for seats in 2..=8 {
        let plans = [SeatPlan::Me, BOT, SeatPlan::Open, BOT, SeatPlan::Open, BOT, BOT, BOT];
        let mut table = Bench::of_many(&format!("toy/{seats}:ages=3"), &plans[..seats], seats as u64);
        for number in 0.. {
            if table.state.stage() == Stage::Over {
                break;
            }
            table.play_on(number);
        }
        assert_eq!(round(&table, Some(A)), Round::default(), "nobody is asked any more");
        table.assert_replays();
    }
}
