//! The program at the other end of two pipes: commands go in, whole answers come out.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::time::{Duration, Instant};

/// How long an answer may take on a busy machine.
pub(crate) const TIMEOUT: Duration = Duration::from_secs(60);

/// The program at the other end of two pipes.
pub(crate) struct Engine {
    child: Child,
    pub(crate) input: Option<ChildStdin>,
    pub(crate) lines: Receiver<String>,
}

impl Engine {
    /// Starts the program and listens to its greeting.
    pub(crate) fn start(args: &[&str]) -> Self {
        let engine = Self::start_silently(args);
        let greeting = engine.answer();
        assert!(greeting[0].starts_with("id pharos "), "{greeting:?}");
        assert_eq!(greeting[1..], ["protocol 1", "ok"]);
        engine
    }

    pub(crate) fn start_silently(args: &[&str]) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_pharos"))
            .arg("engine")
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::inherit())
            .spawn()
            .unwrap();
        let output = BufReader::new(child.stdout.take().unwrap());
        let (sender, lines) = mpsc::channel();
        std::thread::spawn(move || output.lines().map_while(Result::ok).try_for_each(|line| sender.send(line)));
        Self { input: child.stdin.take(), child, lines }
    }

    pub(crate) fn send_bytes(&mut self, bytes: &[u8]) {
        let input = self.input.as_mut().unwrap();
        input.write_all(bytes).unwrap();
        input.flush().unwrap();
    }

    pub(crate) fn send(&mut self, line: &str) {
        self.send_bytes(format!("{line}\n").as_bytes());
    }

    pub(crate) fn line(&self) -> String {
        let line = self.lines.recv_timeout(TIMEOUT).expect("the engine answers");
        assert!(line.bytes().all(|byte| byte.is_ascii_graphic() || byte == b' '), "{line:?}");
        line
    }

    /// Lines up to the end of an answer, that end included.
    pub(crate) fn answer(&self) -> Vec<String> {
        let mut lines = Vec::new();
        loop {
            lines.push(self.line());
            let last = lines.last().unwrap();
            if last == "ok" || last == "readyok" || last.starts_with("error ") {
                return lines;
            }
        }
    }

    /// Asks, and gives what is before `ok`.
    pub(crate) fn ask(&mut self, command: &str) -> Vec<String> {
        self.send(command);
        let mut lines = self.answer();
        assert_eq!(lines.pop().as_deref(), Some("ok"), "{command}: {lines:?}");
        lines
    }

    /// Asks for what is refused, and gives the code.
    pub(crate) fn refused(&mut self, command: &str) -> String {
        self.send(command);
        self.refusal(command)
    }

    pub(crate) fn refusal(&self, command: &str) -> String {
        let lines = self.answer();
        assert_eq!(lines.len(), 1, "{command}: {lines:?}");
        let code = lines[0].strip_prefix("error ").unwrap_or_else(|| panic!("{command}: {lines:?}"));
        assert!(code.split(' ').count() > 1, "{command} is refused without a word");
        code.split(' ').next().unwrap().to_owned()
    }

    /// What is due, and the position.
    pub(crate) fn state(&mut self) -> (String, String) {
        let lines = self.ask("state");
        let is_due = |line: &&String| line.starts_with("need ") || line.starts_with("over ");
        let due = lines.iter().find(is_due).unwrap().clone();
        (due, value(&lines, "position"))
    }

    /// The action that `go` finds best.
    pub(crate) fn best(&mut self, go: &str) -> String {
        let lines = self.ask(go);
        let best = value(&lines, "best");
        best.split_once(" win=").unwrap().0.to_owned()
    }

    /// Closes the input and waits for the end.
    pub(crate) fn end(mut self) -> ExitStatus {
        drop(self.input.take());
        let start = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                return status;
            }
            assert!(start.elapsed() < TIMEOUT, "the engine does not end");
            std::thread::sleep(Duration::from_millis(5));
        }
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What follows the first word of the line that begins with it.
pub(crate) fn value(lines: &[String], word: &str) -> String {
    let found = lines.iter().find_map(|line| line.strip_prefix(word)?.strip_prefix(' '));
    found.unwrap_or_else(|| panic!("no {word} in {lines:?}")).to_owned()
}

/// What is found, without what the clock says.
pub(crate) fn without_time(lines: &[String]) -> Vec<String> {
    let is_time = |word: &&str| !word.starts_with("ms=") && !word.starts_with("cpu=");
    let line = |line: &String| line.split(' ').filter(is_time).collect::<Vec<_>>().join(" ");
    lines.iter().map(line).collect()
}
