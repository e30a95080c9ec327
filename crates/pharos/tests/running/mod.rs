//! A server as a person starts it, for tests that need a whole process.

#![allow(dead_code)] // not every test uses all of it

use client::Visitor;
use rustix::process::{Pid, Signal, kill_process};
use std::io::{BufRead, BufReader, Read};
use std::process::{Child, ChildStderr, ChildStdout, Stdio};
use std::time::{Duration, Instant};

/// A server in a process of its own, killed when it is dropped.
pub(crate) struct Running {
    child: Child,
    /// Where it is.
    pub(crate) address: String,
    out: BufReader<ChildStdout>,
    err: Option<ChildStderr>,
}

/// The program with these arguments, ready to be started.
pub(crate) fn command(args: &[&str]) -> std::process::Command {
    let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_pharos"));
    command.args(args).env("LC_ALL", "C.UTF-8").stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

impl Running {
    pub(crate) fn start(data: &str) -> Self {
        Self::from(&mut command(&["serve", "--listen", "127.0.0.1:0", "--bot-pause", "0", "--data", data]))
    }

    pub(crate) fn from(command: &mut std::process::Command) -> Self {
        let mut child = command.spawn().unwrap();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        let mut line = String::new();
        out.read_line(&mut line).unwrap();
        let err = child.stderr.take();
        let address = line.trim().rsplit(' ').next().unwrap().to_owned();
        assert!(address.starts_with("http://"), "{line}");
        Self { child, address, out, err }
    }

    pub(crate) fn visitor(&self) -> Visitor {
        Visitor::new(&self.address).unwrap()
    }

    pub(crate) async fn person(&self, name: &str) -> Visitor {
        let mut visitor = self.visitor();
        visitor.name(name).await.unwrap();
        visitor
    }

    pub(crate) fn signal(&self, signal: Signal) {
        kill_process(Pid::from_child(&self.child), signal).unwrap();
    }

    /// Waits for the end; gives the code, and what else was said.
    pub(crate) fn end(mut self) -> (Option<i32>, String, String) {
        let start = Instant::now();
        let status = loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                break status;
            }
            assert!(start.elapsed() < Duration::from_secs(10), "the server does not end in time");
            std::thread::sleep(Duration::from_millis(10));
        };
        let (mut out, mut err) = (String::new(), String::new());
        self.out.read_to_string(&mut out).unwrap();
        self.err.take().unwrap().read_to_string(&mut err).unwrap();
        (status.code(), out, err)
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
