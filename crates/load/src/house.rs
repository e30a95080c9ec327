//! The server as a process of its own.

use server::config::Config;
use server::process;
use std::fs;
use std::io::{self, BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitCode, Stdio};
use std::time::Duration;

/// A server that is killed when it is dropped.
pub(crate) struct House {
    child: Child,
    pub(crate) address: String,
}

/// Memory of the server, in bytes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Memory {
    pub(crate) now: u64,
    pub(crate) most: u64,
}

impl House {
    /// Starts this program again, as the server.
    pub(crate) fn start(folder: &Path) -> io::Result<Self> {
        let mut child = Command::new(std::env::current_exe()?)
            .arg("--serve")
            .arg(folder)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()?;
        let out = child.stdout.take().ok_or_else(|| io::Error::other("the server has no output"))?;
        let mut address = String::new();
        BufReader::new(out).read_line(&mut address)?;
        let house = Self { child, address: address.trim().to_owned() };
        if house.address.is_empty() { Err(io::Error::other("the server does not start")) } else { Ok(house) }
    }

    /// What the system says about its memory.
    pub(crate) fn memory(&self) -> io::Result<Memory> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id()))?;
        let kilobytes = |name: &str| {
            let line = status.lines().find_map(|line| line.strip_prefix(name))?;
            line.split_whitespace().next()?.parse::<u64>().ok()
        };
        let bytes = |name| kilobytes(name).map_or(0, |kilobytes| kilobytes * 1024);
        Ok(Memory { now: bytes("VmRSS:"), most: bytes("VmHWM:") })
    }

    /// How long all its threads have worked.
    pub(crate) fn cpu_time(&self) -> io::Result<Duration> {
        // The system counts in hundredths of a second; the name in brackets may contain anything.
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.child.id()))?;
        let numbers = stat.rsplit_once(')').map_or("", |(_, rest)| rest);
        let ticks: u64 = numbers.split_whitespace().skip(11).take(2).filter_map(|word| word.parse::<u64>().ok()).sum();
        Ok(Duration::from_millis(ticks * 10))
    }

    /// Kills it without warning.
    pub(crate) fn kill(&mut self) -> io::Result<()> {
        self.child.kill()?;
        self.child.wait().map(|_| ())
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.kill();
    }
}

/// Is the server: an ordinary one, but for the limits on what one address may do, as everybody comes from one.
pub(crate) fn serve(folder: PathBuf) -> io::Result<ExitCode> {
    let mut config = Config { data: folder, ..Config::default() };
    config.listen.set_port(0);
    config.limits.creations = 1_000_000;
    config.limits.requests_per_second = 100_000;
    config.settings.connections = 50_000;
    server::http::log::start(server::http::log::Format::Quiet);
    let told = |address: &str| {
        let mut out = io::stdout();
        writeln!(out, "{address}")?;
        out.flush()
    };
    process::serve(config, told).map_err(|error| io::Error::other(format!("{error:?}")))?;
    Ok(ExitCode::SUCCESS)
}
