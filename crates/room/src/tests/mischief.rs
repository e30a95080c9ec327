//! Whatever people do in a round, in whatever order: no answer is lost, and nobody hears what another has sealed.

use super::bench::*;
use crate::decide::bot_acts;
use crate::journal::Entry;
use crate::people::Person;
use protocol::{Clock, Command, Level, Refusal, SeatPlan, Stage};
use std::collections::BTreeMap;
use table::{Rng, Seat, SeatSet, Xoshiro};

/// Tables that are tried.
const TRIALS: u64 = 300;
/// Steps of one trial.
const STEPS: usize = 120;

fn people() -> [Person; 3] {
    [ania(), ben(), clara()]
}

/// Ania, Ben and Clara; with them a bot or a second seat of Ania's, or neither. Half of the tables play 7 Wonders, in one
/// edition or the other, the others the toy, whose games are short enough to be over within a trial.
fn table(trial: u64) -> Bench {
    let fourth = match trial % 4 {
        0 | 2 => Some(BOT),
        1 => Some(SeatPlan::HotSeat { name: "Basia".into() }),
        _ => None,
    };
    let seats: Vec<SeatPlan> = [SeatPlan::Me, SeatPlan::Open, SeatPlan::Open].into_iter().chain(fourth).collect();
    let (game, options) = match trial / 4 % 4 {
        0 => ("wonders", ""),
        1 => ("wonders", ":edition=second,sides=chosen"),
        _ => ("toy", ":ages=2"),
    };
    let mut request = new_table(&format!("{game}/{}{options}", seats.len()), seats);
    request.start = false;
    request.rated = trial % 3 == 1;
    request.clock = match trial % 5 {
        0 => Clock::Bank { seconds: 60, increment: 5 },
        1 => Clock::Move { seconds: 30 },
        _ => Clock::None,
    };
    let mut table = Bench::new(request, trial);
    table.let_sit([ben(), clara()]);
    table.ask(&ania(), Command::Start).unwrap();
    table
}

/// What somebody might send, whether it makes sense or not.
#[derive(Clone, Debug)]
enum Try {
    /// A person's command.
    Ask(Person, Command),
    /// A person's choice: the place of an action in the seat's list.
    Act(Person, Seat, u32, usize),
    /// A bot's choice, likewise.
    Bot(Seat, u32, usize),
    /// Time passes, and these are away for long.
    Wait(u64, SeatSet),
}

fn any_try(table: &Bench, rng: &mut Xoshiro) -> Try {
    let seats = table.state.seats.len();
    let person = people()[rng.below(3)].clone();
    let any = Seat::new(rng.below(seats)).unwrap();
    let own = table.state.seats_of(&person.id);
    let own = own.iter().nth(rng.below(own.len().max(1)));
    let seat = own.filter(|_| rng.below(8) > 0).unwrap_or(any);
    let version = table.state.version;
    let question = if rng.below(12) == 0 { version.saturating_sub(1) } else { version };
    let letter = letter(seat);
    match rng.below(20) {
        0..7 => Try::Act(person, seat, question, rng.below(50)),
        7 => Try::Ask(person, Command::Withdraw { seat: letter, question }),
        8..10 => Try::Ask(person, Command::Undo { seat: letter, version: question }),
        10..13 => Try::Ask(person, Command::Consent { seat: letter, agree: rng.below(6) > 0 }),
        13 if rng.below(8) == 0 => Try::Ask(person, Command::EndOverdue { seat: any.into() }),
        13..16 => Try::Ask(person, Command::StandIn { seat: any.into(), level: Level::Novice }),
        16 => Try::Ask(person, Command::TakeBack { seat: letter }),
        17 if rng.below(20) == 0 => Try::Ask(person, Command::Resign { seat: letter }),
        17 => Try::Ask(person, Command::Say { text: "hm".into(), partners_of: None }),
        18 => Try::Wait(1_000 * rng.below(40) as u64, Seat::first(seats).filter(|_| rng.below(3) == 0).collect()),
        _ => {
            let bots: Vec<Seat> = Seat::first(seats).filter(|&seat| table.state.bot(seat).is_some()).collect();
            match bots[..] {
                [] => Try::Act(person, seat, version, rng.below(50)),
                [..] => Try::Bot(bots[rng.below(bots.len())], question, rng.below(50)),
            }
        }
    }
}

/// The seat's action that a number picks; something if it has none.
fn picked(table: &Bench, seat: Seat, number: usize) -> String {
    let actions = table.actions(seat);
    if actions.is_empty() { "bid r1".to_owned() } else { actions[number % actions.len()].clone() }
}

fn make(table: &mut Bench, attempt: &Try) -> Result<Vec<Entry>, Refusal> {
    match attempt {
        Try::Ask(person, command) => table.ask(person, command.clone()),
        Try::Act(person, seat, question, number) => {
            let action = picked(table, *seat, *number);
            table.ask(person, Command::Act { seat: letter(*seat), question: *question, action })
        }
        Try::Bot(seat, question, number) => {
            let entries = bot_acts(&table.state, *seat, *question, &picked(table, *seat, *number))?;
            table.happen(None, entries.clone());
            Ok(entries)
        }
        Try::Wait(time, absent) => {
            (table.up, table.absent) = (table.up + time, *absent);
            Ok(Vec::new())
        }
    }
}

/// What each seat has sealed.
fn sealed(table: &Bench) -> BTreeMap<Seat, String> {
    let play = table.state.play.as_ref().unwrap();
    let seats = Seat::first(table.state.seats.len());
    seats.filter_map(|seat| Some((seat, play.sealed(seat)?))).collect()
}

#[test]
fn no_answer_is_lost_without_its_owner() {
    let (mut opened, mut undone, mut withdrawn) = (0, 0, 0);
    for trial in 0..TRIALS {
        let mut rng = Xoshiro::stream(0x5ea1, trial);
        let mut table = table(trial);
        let mut agreed: Vec<String> = Vec::new();
        for _ in 0..STEPS {
            if table.state.stage() == Stage::Over {
                break;
            }
            let (before, request) = (sealed(&table), table.state.undo_request);
            let owners: BTreeMap<Seat, Option<String>> =
                before.keys().map(|&seat| (seat, table.state.owner(seat).map(str::to_owned))).collect();
            let bots: SeatSet = before.keys().copied().filter(|&seat| table.state.bot(seat).is_some()).collect();
            let attempt = any_try(&table, &mut rng);
            let Ok(entries) = make(&mut table, &attempt) else {
                assert_eq!(sealed(&table), before, "what is refused changes nothing: {attempt:?}");
                continue;
            };
            if entries.iter().any(|entry| matches!(entry, Entry::UndoAsked { .. })) || request.is_none() {
                agreed.clear();
            }
            if let Try::Ask(person, Command::Consent { agree: true, .. }) = &attempt {
                agreed.push(person.id.clone());
            }
            let asker = match &attempt {
                Try::Ask(person, _) | Try::Act(person, ..) => Some(person.id.clone()),
                Try::Bot(..) | Try::Wait(..) => None,
            };
            let events: Vec<&String> = entries
                .iter()
                .filter_map(|entry| if let Entry::Event(text) = entry { Some(text) } else { None })
                .collect();
            let is_undone = entries.iter().any(|entry| matches!(entry, Entry::Undone { .. }));
            let after = sealed(&table);
            for (seat, choice) in before.iter().filter(|(seat, choice)| after.get(seat) != Some(choice)) {
                let by_owner = asker.is_some() && owners[seat] == asker;
                if !events.is_empty() {
                    assert!(by_owner || events.contains(&&format!("{seat} {choice}")), "{attempt:?} lost {choice}");
                    opened += 1;
                } else if is_undone {
                    let by = request.and_then(|request| table.state.owner(request.by).map(str::to_owned));
                    let consents =
                        owners[seat].as_ref().is_none_or(|owner| agreed.contains(owner) || by.as_ref() == Some(owner));
                    assert!(by_owner || consents || bots.contains(*seat), "{attempt:?} lost {choice} of {seat}");
                    undone += 1;
                } else {
                    assert!(by_owner, "{attempt:?} took {choice} from {seat}");
                    withdrawn += 1;
                }
            }
            assert_eq!(
                table.state.to_act().is_empty(),
                table.state.stage() == Stage::Over,
                "somebody is waited for until the end"
            );
        }
        table.assert_replays();
    }
    assert!(opened > 1_000 && undone > 20 && withdrawn > 100, "{opened} {undone} {withdrawn}");
}

/// Two tables at which everything is alike but what Ben has sealed in the round that is open.
#[test]
fn no_byte_and_no_refusal_tells_what_another_has_sealed() {
    let mut steps = 0;
    for trial in 0..TRIALS {
        let mut rng = Xoshiro::stream(0x5ec7, trial);
        let mut one = table(trial);
        let mut two = table(trial);
        for _ in 0..STEPS {
            if one.state.stage() == Stage::Over {
                break;
            }
            let attempt = match any_try(&one, &mut rng) {
                // Only what Ben himself sends may differ, and only as long as nothing has opened.
                Try::Act(person, B, question, number) if person == ben() => {
                    let other = Try::Act(person.clone(), B, question, number + 1);
                    let mut trial = Bench::from_journal(two.journal.clone());
                    (trial.up, trial.absent) = (two.up, two.absent);
                    let version = trial.state.version;
                    let opens = make(&mut trial, &other).is_ok() && trial.state.version != version;
                    let attempt = Try::Act(person, B, question, number);
                    if opens {
                        break;
                    }
                    assert_eq!(make(&mut one, &attempt).is_ok(), make(&mut two, &other).is_ok());
                    None
                }
                attempt => Some(attempt),
            };
            if let Some(attempt) = attempt {
                let version = one.state.version;
                let mut trial = Bench::from_journal(one.journal.clone());
                (trial.up, trial.absent) = (one.up, one.absent);
                if make(&mut trial, &attempt).is_ok()
                    && trial.state.version != version
                    && one.state.sealed().contains(B)
                {
                    break;
                }
                assert_eq!(make(&mut one, &attempt), make(&mut two, &attempt), "{attempt:?}");
            }
            for viewer in Seat::first(one.state.seats.len()).filter(|&seat| seat != B).map(Some).chain([None]) {
                assert_eq!(one.told(viewer), two.told(viewer));
            }
            steps += 1;
        }
    }
    assert!(steps > 1_500, "{steps}");
}
