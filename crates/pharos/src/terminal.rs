//! The machine around the program: the terminal's size, styled lines of known width, progress, what Ctrl-C does, cores.

use crate::text::Text;
use anstyle::{Ansi256Color, Style};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use unicode_width::UnicodeWidthStr;

/// Columns and rows of a terminal that does not tell.
const DEFAULT_SIZE: (usize, usize) = (80, 24);

/// Columns and rows.
pub(crate) fn size() -> (usize, usize) {
    let from_environment = |name: &str| std::env::var(name).ok()?.parse().ok().filter(|&n: &usize| n > 0);
    match terminal_size::terminal_size() {
        Some((width, height)) => (usize::from(width.0), usize::from(height.0)),
        None => {
            (from_environment("COLUMNS").unwrap_or(DEFAULT_SIZE.0), from_environment("LINES").unwrap_or(DEFAULT_SIZE.1))
        }
    }
}

pub(crate) const PLAIN: Style = Style::new();
pub(crate) const BOLD: Style = Style::new().bold();
pub(crate) const DIM: Style = Style::new().dimmed();

/// A colour of the 256.
pub(crate) const fn color(index: u8) -> Style {
    Style::new().fg_color(Some(anstyle::Color::Ansi256(Ansi256Color(index))))
}

/// Text with styles whose width on the screen is known.
#[derive(Clone, Debug, Default)]
pub(crate) struct Line {
    text: String,
    width: usize,
}

impl Line {
    pub(crate) fn new() -> Self {
        Self::default()
    }

    /// A line of one style.
    pub(crate) fn of(text: &str, style: Style) -> Self {
        let mut line = Self::new();
        line.push(text, style);
        line
    }

    pub(crate) fn width(&self) -> usize {
        self.width
    }

    /// Adds text in a style.
    pub(crate) fn push(&mut self, text: &str, style: Style) {
        self.text += &format!("{style}{text}{style:#}");
        self.width += text.width();
    }

    /// Adds another line's contents.
    pub(crate) fn append(&mut self, other: &Self) {
        self.text += &other.text;
        self.width += other.width;
    }

    /// Adds blanks up to a column.
    pub(crate) fn pad_to(&mut self, column: usize) {
        let blanks = column.saturating_sub(self.width);
        self.text += &" ".repeat(blanks);
        self.width += blanks;
    }

    /// Adds text in a style, cut or filled with blanks to exactly `width` columns.
    pub(crate) fn cell(&mut self, text: &str, width: usize, style: Style) {
        let end = self.width + width;
        self.push(&fit(text, width), style);
        self.pad_to(end);
    }
}

impl std::fmt::Display for Line {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.text.trim_end_matches(' '))
    }
}

/// The text, or as much of it as fits with a dot at the end.
pub(crate) fn fit(text: &str, width: usize) -> String {
    if text.width() <= width {
        return text.to_owned();
    }
    let mut cut = String::new();
    for c in text.chars() {
        if cut.width() + 2 > width {
            break;
        }
        cut.push(c);
    }
    cut.push('.');
    cut
}

/// Breaks words over lines of a width, each indented.
pub(crate) fn wrap(text: &str, width: usize, indent: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = " ".repeat(indent);
    let mut empty = true;
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        if !empty && line.width() + 1 + word.width() > width {
            lines.push(std::mem::replace(&mut line, " ".repeat(indent)));
            empty = true;
        }
        if !empty {
            line.push(' ');
        }
        line += word;
        empty = false;
    }
    lines.push(line);
    lines
}

/// Puts parts one after the other, two blanks apart, and begins a new line where one does not fit.
pub(crate) fn flow(parts: &[String], width: usize, indent: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for part in parts {
        match lines.last_mut() {
            Some(line) if line.width() + 2 + part.width() <= width => {
                line.push_str("  ");
                line.push_str(part);
            }
            _ => lines.extend(wrap(part, width, indent)),
        }
    }
    lines
}

/// The same for parts in styles of their own, none of which is wider than a line.
pub(crate) fn flow_lines(parts: Vec<Line>, width: usize, indent: usize) -> Vec<Line> {
    let mut parts = parts.into_iter();
    let Some(first) = parts.next() else { return Vec::new() };
    let mut line = Line::of(&" ".repeat(indent), PLAIN);
    line.append(&first);
    flow_lines_after(line, parts, width, indent)
}

/// The same after the beginning of a line.
pub(crate) fn flow_lines_after(
    beginning: Line,
    parts: impl IntoIterator<Item = Line>,
    width: usize,
    indent: usize,
) -> Vec<Line> {
    let mut lines = vec![beginning];
    for part in parts {
        match lines.last_mut() {
            Some(line) if line.width() + 2 + part.width() <= width => {
                line.push("  ", PLAIN);
                line.append(&part);
            }
            _ => {
                let mut line = Line::of(&" ".repeat(indent), PLAIN);
                line.append(&part);
                lines.push(line);
            }
        }
    }
    lines
}

/// Puts two blocks of lines beside each other.
pub(crate) fn side_by_side(left: &[Line], right: &[Line], column: usize) -> Vec<Line> {
    (0..left.len().max(right.len()))
        .map(|i| {
            let mut line = left.get(i).cloned().unwrap_or_default();
            if let Some(right) = right.get(i) {
                line.pad_to(column);
                line.append(right);
            }
            line
        })
        .collect()
}

/// Counts games on standard error, on a terminal only; `more` stands beside the count, a message in place of `{msg}`.
pub(crate) fn progress_bar(games: u64, more: &str, text: &Text) -> ProgressBar {
    let bar = ProgressBar::with_draw_target(Some(games), ProgressDrawTarget::stderr_with_hz(4));
    let template = format!(
        "{{bar:20}} {{human_pos}}/{{human_len}} {}  {more}{{per_sec}}  {}",
        text.say("simulate-progress-games"),
        text.words("simulate-progress-left", &[("time", "{eta}")])
    );
    if let Ok(style) = ProgressStyle::with_template(&template) {
        bar.set_style(style);
    }
    bar.enable_steady_tick(Duration::from_millis(500));
    bar
}

/// How many threads can really work side by side.
pub(crate) fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// A flag that Ctrl-C raises, for work that can stop early and still report.
pub(crate) fn stop_on_interrupt() -> &'static AtomicBool {
    static STOP: OnceLock<AtomicBool> = OnceLock::new();
    let stop = STOP.get_or_init(|| AtomicBool::new(false));
    // Without a handler Ctrl-C ends the program at once, which is clean enough.
    let _ = ctrlc::set_handler(move || {
        if stop.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
    });
    stop
}

/// Makes Ctrl-C do something last and end the program.
pub(crate) fn leave_on_interrupt(last: impl Fn() + Send + 'static) {
    let _ = ctrlc::set_handler(move || {
        last();
        std::process::exit(130);
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_know_their_width_whatever_the_style() {
        let mut line = Line::of("Łaźnie", BOLD);
        line.pad_to(10);
        line.cell("Chamber of Commerce", 8, DIM);
        assert_eq!(line.width(), 18);
        assert!(line.to_string().contains("Chamber."));
    }

    #[test]
    fn words_wrap_at_the_width() {
        assert_eq!(wrap("one two three", 9, 2), ["  one two", "  three"]);
        assert_eq!(wrap("", 9, 0), [""]);
    }

    #[test]
    fn parts_stay_whole_where_they_can() {
        let parts = ["one two", "three", "four five six"].map(str::to_owned);
        assert_eq!(flow(&parts, 14, 0), ["one two  three", "four five six"]);
        assert_eq!(flow(&parts, 10, 2), ["  one two", "  three", "  four", "  five six"]);
    }
}
