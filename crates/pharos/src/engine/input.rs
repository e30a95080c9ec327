//! Lines from standard input, read by a thread of their own so that a search never keeps them waiting.

use super::Message;
use std::io::{self, BufRead};
use std::sync::mpsc::SyncSender;

/// The longest line in bytes, its end not counted.
pub(super) const MAX_LINE: usize = 64 << 10;

/// A line as it came.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Line {
    /// Visible ASCII, blanks and tabs.
    Text(String),
    /// More than [`MAX_LINE`] bytes, which are gone.
    TooLong,
    /// Anything else.
    NotAscii,
}

/// Sends every line of standard input on, and then that it has ended.
pub(super) fn spawn(messages: SyncSender<Message>) -> io::Result<()> {
    let read = move || {
        let mut input = io::stdin().lock();
        while let Ok(Some(line)) = read_line(&mut input) {
            if messages.send(Message::Line(line)).is_err() {
                return; // nobody listens any more
            }
        }
        let _ = messages.send(Message::Ended);
    };
    std::thread::Builder::new().name("reader".to_owned()).spawn(read).map(drop)
}

/// Reads up to the next line break, keeping no more than a line may hold; `None` at the end.
fn read_line(input: &mut impl BufRead) -> io::Result<Option<Line>> {
    let mut bytes = Vec::new();
    let mut length = 0;
    let mut ended = false;
    while !ended {
        let chunk = match input.fill_buf() {
            Ok([]) if length == 0 => return Ok(None),
            Ok([]) => break,
            Ok(chunk) => chunk,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        let found = chunk.iter().position(|&byte| byte == b'\n');
        let used = found.map_or(chunk.len(), |at| at + 1);
        // One byte more than a line may hold is enough to see that it is too long, two with a carriage return.
        let room = (MAX_LINE + 2).saturating_sub(bytes.len());
        bytes.extend_from_slice(&chunk[..used.min(room)]);
        length += used;
        ended = found.is_some();
        input.consume(used);
    }
    if ended && length == bytes.len() {
        bytes.pop();
    }
    if bytes.ends_with(b"\r") {
        bytes.pop();
    }
    if bytes.len() > MAX_LINE {
        return Ok(Some(Line::TooLong));
    }
    let is_plain = |&byte: &u8| byte.is_ascii_graphic() || byte == b' ' || byte == b'\t';
    Ok(Some(match String::from_utf8(bytes) {
        Ok(text) if text.as_bytes().iter().all(is_plain) => Line::Text(text),
        _ => Line::NotAscii,
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(bytes: &[u8]) -> Vec<Line> {
        // A small buffer, so that lines come in pieces.
        let mut input = io::BufReader::with_capacity(7, bytes);
        std::iter::from_fn(|| read_line(&mut input).unwrap()).collect()
    }

    fn text(text: &str) -> Line {
        Line::Text(text.to_owned())
    }

    #[test]
    fn lines_end_with_a_line_feed_a_carriage_return_before_it_or_the_input() {
        assert_eq!(lines(b"isready\r\n\nlegal  A\nquit"), [text("isready"), text(""), text("legal  A"), text("quit")]);
        assert_eq!(lines(b""), []);
    }

    #[test]
    fn what_is_not_ascii_is_told_and_the_next_line_is_read() {
        assert_eq!(
            lines(b"\xff\xfe\n\xc5\x82\na\0b\nok\n"),
            [Line::NotAscii, Line::NotAscii, Line::NotAscii, text("ok")]
        );
    }

    #[test]
    fn a_line_may_hold_so_much_and_not_a_byte_more() {
        for (length, end) in [(0, "\n"), (1, "\n"), (1, "\r\n"), (2, "\n"), (5000, "\n"), (1, "")] {
            let line = "x".repeat(MAX_LINE + length);
            let found = lines(format!("{line}{end}next\n").as_bytes());
            let expected = if length == 0 { text(&line) } else { Line::TooLong };
            assert_eq!(found[0], expected, "{length} more, {end:?}");
            assert_eq!(found.len(), if end.is_empty() { 1 } else { 2 });
            assert!(end.is_empty() || found[1] == text("next"));
        }
        let with_return = format!("{}\r\n", "x".repeat(MAX_LINE));
        assert_eq!(lines(with_return.as_bytes()), [text(&"x".repeat(MAX_LINE))]);
    }
}
