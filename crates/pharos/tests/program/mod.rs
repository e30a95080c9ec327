//! The program, run by a test.

#![allow(dead_code)] // no test file needs everything

use std::io::Write;
use std::process::{Command, Output, Stdio};

/// Runs the program with this input.
pub(crate) fn pharos_with(args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_pharos"))
        .args(args)
        .env("LC_ALL", "C.UTF-8")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    child.wait_with_output().unwrap()
}

/// Runs the program without input.
pub(crate) fn pharos(args: &[&str]) -> Output {
    pharos_with(args, "")
}

/// What it printed.
pub(crate) fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

/// What it complained about.
pub(crate) fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

/// What it printed, as JSON.
pub(crate) fn json(args: &[&str]) -> serde_json::Value {
    let output = pharos(args);
    assert!(output.status.success(), "{}", stderr(&output));
    serde_json::from_str(&stdout(&output)).unwrap()
}

/// Numbers in no order, enough for a whole game: those that name no choice are passed over.
pub(crate) fn numbers(seed: u64) -> String {
    let mut state = seed;
    let mut number = || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        1 + (state >> 33) % 16
    };
    (0..6000).map(|_| format!("{}\n", number())).collect()
}
