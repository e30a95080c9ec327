//! Those who must not know a secret, and all that they hear, get for an answer, or could learn from a bot.

use super::bench::*;
use crate::decide::decide;
use crate::journal::Step;
use crate::play;
use crate::readers::{Lost, Outbox};
use crate::readers::{Reader, Readers};
use crate::tell::{self, Change};
use ::bots::Budget;
use protocol::{Command, Level, Stage};
use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;

/// Those who must not know: Ben, Clara who watches, and somebody without a name.
pub(super) struct Listeners {
    readers: Readers<Wire>,
    wires: Vec<Wire>,
}

/// What goes over the wire to one of them.
#[derive(Clone, Default)]
struct Wire(Rc<RefCell<Vec<Arc<str>>>>);

impl Outbox for Wire {
    fn send(&mut self, text: Arc<str>) -> Result<(), Lost> {
        self.0.borrow_mut().push(text);
        Ok(())
    }
}

impl Listeners {
    /// They come, and are told who they are and how it stands.
    pub(super) fn come(table: &Bench) -> Self {
        let mut listeners = Self { readers: Readers::default(), wires: Vec::new() };
        for (id, person) in (0..).zip([Some(ben()), Some(clara()), None]) {
            let wire = Wire::default();
            let mut reader = Reader::new(id, person, &table.state, wire.clone());
            reader.send_whole(&table.state, table.info(), table.state.number);
            listeners.readers.add(reader);
            listeners.wires.push(wire);
        }
        listeners
    }

    /// They are told what happened.
    pub(super) fn tell(&mut self, table: &Bench, change: &Change) {
        self.readers.tell(&table.state, &table.info(), table.state.number, change);
    }

    /// What has gone over the wire since the last time, without the commitment, which belongs to the deal.
    pub(super) fn heard(&mut self, table: &Bench) -> Vec<String> {
        let commitment = table.info().commitment;
        let mut texts = Vec::new();
        for wire in &mut self.wires {
            texts.extend(wire.0.borrow_mut().drain(..).map(|text| text.replace(&commitment, "…")));
        }
        assert!(self.readers.take_lost().is_empty(), "all of it was sent");
        texts
    }
}

/// All that somebody is told who comes now.
pub(super) fn whole(table: &Bench) -> Vec<String> {
    Listeners::come(table).heard(table)
}

/// What Ben and a stranger get for everything they could ask, and for these actions.
pub(super) fn answers(table: &Bench, actions: &[String]) -> Vec<String> {
    let version = table.state.version;
    let mut commands = vec![Command::Start, Command::Rematch, Command::Say { text: "hm".into(), partners_of: None }];
    for seat in [letter(A), letter(B)] {
        commands.extend(actions.iter().map(|action| Command::Act { seat, question: version, action: action.clone() }));
        commands.extend(table.actions(B).into_iter().map(|action| Command::Act { seat, question: version, action }));
        commands.push(Command::Act { seat, question: version - 1, action: "x".into() });
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
pub(super) fn thoughts(table: &Bench, seed: u64) -> Option<(String, String)> {
    let play = table.state.play.as_ref().filter(|play| play.asked().contains(B))?;
    let choice = play.thought(B, play::spec(Level::Hard), seed)(1.0);
    let hint = play.advice(B, Budget::Iterations(100), seed)(1.0);
    assert!(!hint.is_empty());
    Some((choice, serde_json::to_string(&hint).unwrap()))
}

/// Tells those who must not know the same game twice, of which they cannot see the difference: the moves of the first
/// table happen at the other one, too, until one of them `ends` it. Gives how many there were.
pub(super) fn cannot_tell_apart(
    mut table: Bench,
    mut other: Bench,
    actions: &[String],
    mut choose: impl FnMut(&Bench) -> usize,
    ends: impl Fn(&Step) -> bool,
) -> usize {
    assert_eq!(whole(&table), whole(&other));
    assert_eq!(answers(&table, actions), answers(&other, actions));
    let mut listeners = [Listeners::come(&table), Listeners::come(&other)];
    for moves in 0.. {
        let mut same = Bench::from_journal(table.journal.clone());
        let number = choose(&table);
        table.play_on(number);
        let step = table.journal.last().unwrap().clone();
        if table.state.stage() == Stage::Over || ends(&step) {
            return moves; // now it is published
        }
        let Step { by, entries, .. } = step;
        let changes = [same.happen(by.clone(), entries.clone()), other.happen(by, entries)];
        for ((listeners, table), change) in listeners.iter_mut().zip([&table, &other]).zip(&changes) {
            listeners.tell(table, change);
        }
        assert_eq!(listeners[0].heard(&table), listeners[1].heard(&other));
        assert_eq!(whole(&table), whole(&other));
        assert_eq!(answers(&table, actions), answers(&other, actions));
        assert_eq!(thoughts(&table, table.state.seed(B)), thoughts(&other, other.state.seed(B)));
    }
    unreachable!("a game ends");
}
