//! Everything a seat cannot see is exchanged, and every text for it must stay the same, byte for byte.

use super::bench::*;
use crate::journal::{Entry, Step};
use crate::table::any;
use crate::table::decide::decide;
use crate::table::readers::{Reader, Readers};
use crate::table::tell::{self, Change};
use ::bots::Budget;
use protocol::{Command, Level, Stage};
use std::sync::Arc;
use table::fair::Secret;
use table::{Seat, Xoshiro};
use tokio::sync::mpsc;

/// What the Great Library draws, as the journal has it.
fn drawn(step: &Step) -> Vec<String> {
    let token = |entry: &Entry| match entry {
        Entry::Event(text) => text.strip_prefix("* drawn ").map(str::to_owned),
        _ => None,
    };
    step.entries.iter().filter_map(token).collect()
}

/// A game up to the moment when A has drawn three tokens and has to keep one.
fn library_of_a() -> Bench {
    for deal in 0..2000 {
        let mut table = Bench::of_two(|_| {});
        let secret = Secret::draw(&mut Xoshiro::new(deal)).to_hex();
        let Entry::Created(made) = &mut table.journal[0].entries[0] else { unreachable!() };
        made.secret = secret;
        table = Bench::from_journal(table.journal[..2].to_vec());
        table.ask(&ania(), Command::Start).unwrap();
        while table.state.stage() == Stage::Playing {
            let seat = table.state.to_act().first().unwrap();
            let library = table.actions(seat).iter().position(|action| action.contains("great_library"));
            let number = library.unwrap_or(deal as usize + table.journal.len());
            if table.play_on(number) == Seat::A && drawn(table.journal.last().unwrap()).len() == 3 {
                return table;
            }
        }
    }
    panic!("nobody built the Great Library");
}

/// The same game with other tokens drawn, except the one that will be kept.
fn exchanged(table: &Bench) -> (Bench, String) {
    let mut journal = table.journal.clone();
    let tokens = drawn(&journal[journal.len() - 1]);
    let told = table.told(Some(A));
    let mut in_box = duel::TokenId::ALL.map(|token| token.to_string()).to_vec();
    in_box.retain(|token| !told.contains(&format!("\"{token}\"")));
    assert!(in_box.len() >= 2, "two tokens stay in the box");
    let kept = tokens[0].clone();
    let new = [in_box[0].clone(), kept.clone(), in_box[1].clone()];
    let mut new = new.iter();
    for entry in &mut journal.last_mut().unwrap().entries {
        if let Entry::Event(text) = entry
            && text.starts_with("* drawn ")
        {
            *text = format!("* drawn {}", new.next().unwrap());
        }
    }
    (Bench::from_journal(journal), kept)
}

/// Those who must not know: Ben, Clara who watches, and somebody without a name.
struct Listeners {
    readers: Readers,
    outboxes: Vec<mpsc::Receiver<Arc<str>>>,
}

impl Listeners {
    /// They come, and are told who they are and how it stands.
    fn come(table: &Bench) -> Self {
        let mut listeners = Self { readers: Readers::default(), outboxes: Vec::new() };
        for (id, person) in (0..).zip([Some(ben()), Some(clara()), None]) {
            let (outbox, told) = mpsc::channel(16);
            let mut reader = Reader::new(id, person, &table.state, outbox);
            reader.send_whole(&table.state, table.info(), table.state.number);
            listeners.readers.add(reader);
            listeners.outboxes.push(told);
        }
        listeners
    }

    /// They are told what happened.
    fn tell(&mut self, table: &Bench, change: &Change) {
        self.readers.tell(&table.state, &table.info(), table.state.number, change);
    }

    /// What has gone over the wire since the last time, without the commitment, which belongs to the deal.
    fn heard(&mut self, table: &Bench) -> Vec<String> {
        let commitment = table.info().commitment;
        let mut texts = Vec::new();
        for outbox in &mut self.outboxes {
            texts.extend(std::iter::from_fn(|| outbox.try_recv().ok()).map(|text| text.replace(&commitment, "…")));
        }
        assert!(self.readers.take_lost().is_empty(), "all of it was sent");
        texts
    }
}

/// All that somebody is told who comes now.
fn whole(table: &Bench) -> Vec<String> {
    Listeners::come(table).heard(table)
}

/// What Ben and a stranger get for everything they could ask.
fn answers(table: &Bench) -> Vec<String> {
    let version = table.state.version;
    let mut commands = vec![Command::Start, Command::Rematch, Command::Say { text: "hm".into() }];
    for seat in [letter(A), letter(B)] {
        commands.extend(duel::TokenId::ALL.map(|token| {
            let action = format!("keep {token}");
            Command::Act { seat, version, action }
        }));
        commands.extend(table.actions(B).into_iter().map(|action| Command::Act { seat, version, action }));
        commands.push(Command::Act { seat, version: version - 1, action: "x".into() });
        commands.extend([version, version - 1].map(|version| Command::Undo { seat, version }));
        commands.push(Command::Consent { seat, agree: true });
        commands.push(Command::Resign { seat });
        commands.push(Command::Contribute { seat, text: "luck".into() });
        commands.push(Command::StandIn { seat, level: Level::Easy });
        commands.push(Command::TakeBack { seat });
        commands.push(Command::EndOverdue { seat });
    }
    let mut answers = Vec::new();
    for person in [&ben(), &clara()] {
        for command in &commands {
            let answer = decide(&table.state, Some(person), command, table.moment(), || Ok("next".into()));
            answers.push(format!("{command:?}: {:?}", answer.err()));
        }
    }
    answers.push(format!("{:?}", tell::export(&table.state)));
    answers
}

/// What a bot and a hint on Ben's seat say. They count iterations, not time, so that they can be compared.
fn thoughts(table: &Bench, seed: u64) -> Option<(String, String)> {
    let play = table.state.play.as_ref().filter(|play| play.to_act().contains(B))?;
    let choice = play.thought(B, any::spec(Level::Hard), seed)(1.0);
    let hint = play.advice(B, Budget::Iterations(100), seed)(1.0);
    assert!(!hint.is_empty());
    Some((choice, serde_json::to_string(&hint).unwrap()))
}

#[test]
fn what_only_another_seat_sees_changes_no_byte_of_what_one_is_told() {
    let mut table = library_of_a();
    let (mut other, kept) = exchanged(&table);
    assert_ne!(table.told(Some(A)), other.told(Some(A)), "the one who drew sees what was drawn");
    assert_eq!(whole(&table), whole(&other));
    assert_eq!(answers(&table), answers(&other));
    let mut listeners = [Listeners::come(&table), Listeners::come(&other)];

    let keep = table.actions(A).iter().position(|action| action.contains(&kept)).unwrap();
    let mut number = keep;
    while table.state.stage() == Stage::Playing {
        let mut same = Bench::from_journal(table.journal.clone());
        table.play_on(number);
        let Step { by, entries, .. } = table.journal.last().unwrap().clone();
        let changes = [same.happen(by.clone(), entries.clone()), other.happen(by, entries)];
        if table.state.stage() == Stage::Over {
            return; // now everything is published
        }
        for ((listeners, table), change) in listeners.iter_mut().zip([&table, &other]).zip(&changes) {
            listeners.tell(table, change);
        }
        assert_eq!(listeners[0].heard(&table), listeners[1].heard(&other));
        assert_eq!(whole(&table), whole(&other));
        assert_eq!(answers(&table), answers(&other));
        assert_eq!(thoughts(&table, table.state.seed(B)), thoughts(&other, other.state.seed(B)));
        number += 1;
    }
}

/// The cards that nobody has seen yet are in no text: a deal in which all others are to come is told the same.
#[test]
fn what_nobody_has_seen_changes_no_byte_of_what_anybody_is_told() {
    let mut table = Bench::of_two(|_| {});
    let mut journal = table.journal.clone();
    let Entry::Created(made) = &mut journal[0].entries[0] else { unreachable!() };
    made.secret = Secret::draw(&mut Xoshiro::new(999_999)).to_hex();
    let mut other = Bench::from_journal(journal);
    for number in 0.. {
        assert_eq!(whole(&table), whole(&other));
        assert_eq!(thoughts(&table, 7), thoughts(&other, 7));
        table.play_on(number);
        let Step { by, entries, .. } = table.journal.last().unwrap().clone();
        other.happen(by, entries);
        if table.state.stage() == Stage::Over {
            return;
        }
    }
}
