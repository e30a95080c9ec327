//! Choices as a numbered list, what belongs together on one line; the same for every game.

use crate::terminal::{self, BOLD, DIM, Line, PLAIN};
use unicode_width::UnicodeWidthStr;

/// So many entries are explained in full; more get one line each.
const FEW: usize = 6;

/// One line of the list: a choice, or several of one kind with what they have in common in front.
pub(super) struct Entry {
    /// What the choices have in common.
    head: Option<String>,
    choices: Vec<(usize, String)>,
    /// What helps to choose.
    detail: String,
}

/// Adds a choice to those that have the same words in front; the first of them brings what helps to choose.
pub(super) fn add_to_group(
    entries: &mut Vec<Entry>,
    head: String,
    choice: (usize, String),
    detail: impl FnOnce() -> String,
) {
    match entries.iter_mut().find(|entry| entry.head.as_ref() == Some(&head)) {
        Some(entry) => entry.choices.push(choice),
        None => entries.push(Entry { head: Some(head), choices: vec![choice], detail: detail() }),
    }
}

/// The list as lines. A few choices are explained in full, many on one line each.
pub(super) fn draw(entries: &[Entry], width: usize) -> Vec<Line> {
    let in_full = entries.len() <= FEW;
    entries.iter().flat_map(|entry| entry.draw(in_full, width)).collect()
}

impl Entry {
    /// A choice with a line of its own.
    pub(super) fn single(number: usize, words: String, detail: String) -> Self {
        Self { head: None, choices: vec![(number, words)], detail }
    }

    /// The entry as lines; what does not fit is left out unless it is to be explained in full.
    pub(super) fn draw(&self, in_full: bool, width: usize) -> Vec<Line> {
        let mut lines = Vec::new();
        let mut line = Line::new();
        if let Some(head) = &self.head {
            line.push(&format!("    {head}"), PLAIN);
        }
        for (number, label) in &self.choices {
            let number = if self.head.is_some() { format!("  {number} ") } else { format!("{number:>3} ") };
            if line.width() > 6 && line.width() + number.width() + label.width() > width {
                lines.push(std::mem::take(&mut line));
                line.push("    ", PLAIN);
            }
            line.push(&number, BOLD);
            line.push(label, PLAIN);
        }
        let room = width.saturating_sub(line.width() + 3);
        if in_full && self.detail.width() > room {
            lines.push(line);
            lines.extend(terminal::wrap(&self.detail, width - 1, 6).iter().map(|part| Line::of(part, DIM)));
        } else {
            // A word or two of an explanation explain nothing.
            if !self.detail.is_empty() && (room >= 36 || self.detail.width() <= room) {
                line.push(&format!("  {}", terminal::fit(&self.detail, room)), DIM);
            }
            lines.push(line);
        }
        lines
    }
}
