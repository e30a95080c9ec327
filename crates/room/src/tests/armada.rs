//! 7 Wonders with Armada at a table: islands that only their explorer sees, an eighth seat, and partners who talk among themselves.

use super::bench::*;
use super::listeners::whole;
use crate::journal::{Entry, Step};
use crate::people::Person;
use protocol::{Command, Message, Refusal, SeatPlan, Stage};
use table::Seat;

const C: Seat = Seat::new(2).expect("there is a third seat");
const D: Seat = Seat::new(3).expect("there is a fourth seat");

/// Ania on A, Ben on B, Clara on C, and bots.
fn table_of(text: &str, seats: usize, deal: u64) -> Bench {
    let people = [SeatPlan::Me, SeatPlan::Open, SeatPlan::Open];
    let plans: Vec<SeatPlan> = people.into_iter().chain(std::iter::repeat_n(BOT, seats - 3)).collect();
    Bench::of_many(text, plans, deal)
}

#[test]
fn whole_games_of_three_to_eight_end_with_points() {
    for (seats, options) in [(3, ""), (4, ":teams=pairs"), (5, ":explore=asked"), (6, ":teams=pairs"), (8, "")] {
        let text = format!("wonders+armada/{seats}{options}");
        let mut table = table_of(&text, seats, seats as u64);
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

#[test]
fn partners_win_together_and_the_table_says_who_they_are() {
    let mut table = table_of("wonders+armada/4:teams=pairs", 4, 3);
    assert_eq!(table.info().teams, [[A, B], [C, D]].map(|pair| pair.map(letter).to_vec()));
    assert_eq!(table_of("wonders+armada/4", 4, 3).info().teams, Vec::<Vec<_>>::new());
    for number in 0.. {
        if table.state.stage() == Stage::Over {
            break;
        }
        table.play_on(number);
    }
    let ending = table.state.play.as_ref().unwrap().outcome().unwrap();
    assert_eq!(ending.sides.len(), 1, "one side has won");
    assert_eq!(ending.sides[0], ending.winners, "with both partners");
    assert_eq!(ending.winners.len(), 2);
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

#[test]
fn hands_of_others_change_no_byte_of_what_one_is_told() {
    let table = table_of("wonders+armada/4", 4, 1);
    let other = hands_exchanged(&table, [B, C]);
    for viewer in [Some(A), Some(D), None] {
        assert_eq!(table.told(viewer), other.told(viewer));
    }
    let partners = table_of("wonders+armada/4:teams=pairs", 4, 1);
    let other = hands_exchanged(&partners, [C, D]);
    for viewer in [Some(A), Some(B), None] {
        assert_eq!(partners.told(viewer), other.told(viewer), "{viewer:?} is no partner of C and D");
    }
    assert_ne!(partners.told(Some(C)), other.told(Some(C)));
}

/// What islands a step deals, by seat, as the journal has it.
fn dealt(step: &Step) -> Option<&str> {
    step.entries.iter().find_map(|entry| match entry {
        Entry::Event(text) => text.strip_prefix("* islands "),
        _ => None,
    })
}

#[test]
fn islands_of_an_explorer_change_no_byte_of_what_others_are_told() {
    let mut found = 0;
    for deal in 0..40 {
        let mut table = table_of("wonders+armada/4", 4, deal);
        while table.state.stage() == Stage::Playing && found < 3 {
            let seat = table.state.to_act().first().unwrap();
            let actions = table.actions(seat);
            // Whoever can moves the green ship.
            let green = actions.iter().position(|action| action.contains("green"));
            table.play_on(green.unwrap_or(deal as usize + table.journal.len()));
            let step = table.journal.last().unwrap();
            let Some(text) = dealt(step).filter(|text| text.matches(':').count() == 1) else { continue };
            let explorer = table.state.asked().first().unwrap();
            let mut journal = table.journal.clone();
            let others = exchanged(text, &journal);
            for entry in &mut journal.last_mut().unwrap().entries {
                if let Entry::Event(line) = entry
                    && line.starts_with("* islands ")
                {
                    *line = format!("* islands {others}");
                }
            }
            let other = Bench::from_journal(journal);
            assert_ne!(table.told(Some(explorer)), other.told(Some(explorer)), "the explorer sees them");
            for viewer in Seat::first(4).filter(|seat| *seat != explorer).map(Some).chain([None]) {
                assert_eq!(table.told(viewer), other.told(viewer));
            }
            found += 1;
        }
    }
    assert!(found >= 3, "{found} explorations");
}

/// The same deal with one of the dealt islands changed for one that stays in the stack.
fn exchanged(text: &str, journal: &[Step]) -> String {
    let is_named = |island: &str| {
        let events = journal.iter().flat_map(|step| &step.entries);
        events.filter(|entry| matches!(entry, Entry::Event(line) if line.ends_with(island))).count() > 0
    };
    let level = wonders::Island::ALL.iter().find(|island| text.contains(island.slug())).unwrap().level();
    let (left, gone): (Vec<_>, Vec<_>) =
        level.islands().iter().map(wonders::Island::slug).partition(|island| !text.contains(island));
    let left = left.into_iter().find(|island| !is_named(island)).unwrap();
    text.replacen(gone[0], left, 1)
}

fn say(seat: Seat, text: &str) -> Command {
    Command::Say { text: text.into(), partners_of: Some(letter(seat)) }
}

#[test]
fn partners_talk_among_themselves() {
    let mut table = table_of("wonders+armada/4:teams=pairs", 4, 2);
    table.ask(&ania(), say(A, "take the green one")).unwrap();
    for viewer in [Some(A), Some(B)] {
        assert!(table.told(viewer).contains("take the green one"), "{viewer:?}");
    }
    for viewer in [Some(C), Some(D), None] {
        assert!(!table.told(viewer).contains("take the green one"), "{viewer:?}");
    }
    table.assert_replays();
    assert_eq!(table.ask(&ania(), say(B, "x")), Err(Refusal::NotYourSeat), "Ben sits there");
    assert_eq!(table.ask(&clara(), say(A, "x")), Err(Refusal::NotYourSeat));
    let mut alone = table_of("wonders+armada/4", 4, 2);
    assert_eq!(alone.ask(&ania(), say(A, "x")), Err(Refusal::OutOfRange), "nobody to talk to");
    let plans = [SeatPlan::Me, SeatPlan::Open, SeatPlan::Open, SeatPlan::Open];
    let mut lobby = Bench::new(new_table("wonders+armada/4:teams=pairs", plans), 1);
    assert_eq!(lobby.ask(&ania(), say(A, "x")), Err(Refusal::NotStarted), "seats may still be exchanged");
}

/// What is said among C and D is exchanged: Ben, a spectator and a stranger hear the same, byte for byte, at once and later.
#[test]
fn what_partners_say_changes_no_byte_of_what_others_are_told() {
    let person = |seat: Seat| -> Person { [ania(), ben(), clara()][seat.index()].clone() };
    let mut tables = ["first", "an altogether different and longer remark"].map(|text| {
        let mut table = table_of("wonders+armada/4:teams=pairs", 4, 5);
        table.ask(&person(C), say(C, text)).unwrap();
        table
    });
    for viewer in [Some(A), Some(B), None] {
        assert_eq!(tables[0].told(viewer), tables[1].told(viewer), "{viewer:?}");
    }
    assert_ne!(tables[0].told(Some(C)), tables[1].told(Some(C)));
    for number in 0..6 {
        let told = tables.each_mut().map(|table| {
            table.play_on(number);
            let without_clara = |text: &String| !text.contains("remark") && !text.contains("first\"");
            whole(table).into_iter().filter(without_clara).collect::<Vec<_>>()
        });
        assert_eq!(told[0], told[1]);
    }
}

/// An update after partners have talked says nothing to anybody else.
#[test]
fn an_update_holds_only_what_its_reader_may_hear() {
    let mut table = table_of("wonders+armada/4:teams=pairs", 4, 6);
    let entries = table.ask(&clara(), say(C, "hush")).unwrap();
    let change = crate::tell::Change::of(&table.state, &Step { at: 0, up: 0, by: None, entries });
    for viewer in Seat::first(4).map(Some).chain([None]) {
        let update = crate::tell::update(&table.state, table.info(), table.state.number, viewer, &change);
        let Message::Update { chat, .. } = update else { panic!("an update") };
        assert_eq!(chat.is_some(), matches!(viewer, Some(C | D)), "{viewer:?}");
    }
}

#[test]
fn in_a_rematch_whole_sides_move_on() {
    let mut table = table_of("wonders+armada/4:teams=pairs", 4, 8);
    for number in 0.. {
        if table.state.stage() == Stage::Over {
            break;
        }
        table.play_on(number);
    }
    let made = crate::create::rematch(&table.state, &table.state.secret);
    let people: Vec<Option<&str>> = made.seats.iter().map(|holder| holder.person()).collect();
    assert_eq!(people, [Some("clara"), None, Some("ania"), Some("ben")], "Ania and Ben are partners again");
}
