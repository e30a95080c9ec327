//! 7 Wonders at a table: hands that only their holders see, rounds in which all choose, and the whole game.

use super::bench::*;
use crate::journal::Entry;
use protocol::{Command, Refusal, SeatPlan, Stage};
use table::{Seat, SeatSet};

const C: Seat = Seat::new(2).expect("there is a third seat");

fn three(table: &str) -> Bench {
    let mut bench = Bench::new(new_table(table, [SeatPlan::Me, SeatPlan::Open, SeatPlan::Open]), 1);
    bench.let_sit([ben(), clara()]);
    bench.ask(&ania(), Command::Start).unwrap();
    assert_eq!(bench.state.asked(), SeatSet::all(3));
    bench
}

/// The same table with the first hands of two seats exchanged.
fn hands_exchanged(table: &Bench, [one, two]: [Seat; 2]) -> Bench {
    let mut journal = table.journal.clone();
    for entry in journal.iter_mut().flat_map(|step| &mut step.entries) {
        if let Entry::Event(text) = entry
            && let Some(hands) = text.strip_prefix("* hands 1 ")
        {
            let mut hands: Vec<&str> = hands.split(' ').collect();
            hands.swap(one.index(), two.index());
            *text = format!("* hands 1 {}", hands.join(" "));
        }
    }
    Bench::from_journal(journal)
}

fn discard(table: &Bench, seat: Seat) -> String {
    table.actions(seat).into_iter().find(|action| action.starts_with("discard")).unwrap()
}

#[test]
fn the_hands_of_others_change_no_byte_of_what_one_is_told() {
    let mut table = three("wonders/3");
    let mut other = hands_exchanged(&table, [B, C]);
    assert_ne!(table.told(Some(B)), other.told(Some(B)), "one's own hand is told");
    for viewer in [Some(A), None] {
        assert_eq!(table.told(viewer), other.told(viewer));
    }
    // What is discarded lies face down, before the round opens and after it.
    for (person, seat) in [(ben(), B), (clara(), C)] {
        for table in [&mut table, &mut other] {
            let action = discard(table, seat);
            table.act(&person, seat, &action).unwrap();
        }
        for viewer in [Some(A), None] {
            assert_eq!(table.told(viewer), other.told(viewer), "{seat} has chosen");
        }
    }
    for table in [&mut table, &mut other] {
        let action = discard(table, A);
        table.act(&ania(), A, &action).unwrap();
    }
    assert_eq!(table.told(None), other.told(None), "nobody saw what was discarded");
    assert_ne!(table.told(Some(A)), other.told(Some(A)), "the hand of the right neighbour came to A");
    table.assert_replays();
}

#[test]
fn what_cannot_be_done_is_refused_and_nothing_is_lost() {
    let mut table = three("wonders/3");
    let chosen = discard(&table, A);
    table.act(&ania(), A, &chosen).unwrap();
    let before = table.told(Some(A));
    let held = chosen.trim_start_matches("discard ").to_owned();
    for action in ["discard palace".to_owned(), format!("build {held} left 9"), "fetch altar".to_owned()] {
        assert_eq!(table.act(&ania(), A, &action), Err(Refusal::Illegal), "{action}");
    }
    assert!(matches!(table.act(&ania(), A, "build nothing"), Err(Refusal::Illegal)));
    assert_eq!(table.told(Some(A)), before, "the sealed choice still lies there");
    let question = table.state.question(A).unwrap();
    for (person, seat) in [(ben(), B), (clara(), C)] {
        let action = discard(&table, seat);
        table.act(&person, seat, &action).unwrap();
    }
    let late = Command::Act { seat: letter(A), question, action: chosen };
    assert_eq!(table.ask(&ania(), late), Err(Refusal::Stale), "the round has opened");
}

#[test]
fn whole_games_of_three_to_seven_end_with_points() {
    let plans = [SeatPlan::Me, SeatPlan::Open, SeatPlan::Open, BOT, BOT, BOT, BOT];
    for (seats, options) in [(3, ""), (4, ":edition=second"), (5, ":wonders=chosen,sides=chosen"), (7, ":sides=chosen")]
    {
        let text = format!("wonders/{seats}{options}");
        let mut table = Bench::of_many(&text, &plans[..seats], seats as u64);
        for number in 0.. {
            if table.state.stage() == Stage::Over {
                break;
            }
            table.play_on(number);
        }
        table.assert_replays();
        assert!(table.told(None).contains("\"way\":\"points\""), "{text}");
    }
}
