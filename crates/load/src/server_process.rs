//! The server as a process of its own, which can be killed and started again on the same folder.

use client::Visitor;
use server::config::Config;
use server::process;
use std::fs;
use std::io::{self, BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitCode, Stdio};
use std::time::Duration;
use tokio::sync::watch;
use tokio::task::block_in_place;

/// A server that may be killed and started again; it is killed for good when it is dropped.
pub(crate) struct Server {
    folder: PathBuf,
    process: Process,
    address: watch::Sender<String>,
    /// What was measured of the processes before this one.
    before: Usage,
}

/// What the processes of a server have used and done.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Usage {
    /// How long all threads have worked.
    pub(crate) cpu: Duration,
    /// Bytes of memory now.
    pub(crate) memory: u64,
    /// Bytes of memory at most.
    pub(crate) most_memory: u64,
    /// Answers of bots.
    pub(crate) bot_moves: u64,
    /// Bots that had to begin again because their question was gone.
    pub(crate) bots_interrupted: u64,
}

impl Usage {
    /// What one process used after another.
    fn then(self, next: Self) -> Self {
        Self {
            cpu: self.cpu + next.cpu,
            memory: next.memory,
            most_memory: self.most_memory.max(next.most_memory),
            bot_moves: self.bot_moves + next.bot_moves,
            bots_interrupted: self.bots_interrupted + next.bots_interrupted,
        }
    }
}

impl Server {
    /// Starts a server with its games in a folder.
    pub(crate) fn start(folder: &Path) -> io::Result<Self> {
        let process = Process::start(folder)?;
        let (address, _) = watch::channel(process.address.clone());
        Ok(Self { folder: folder.to_owned(), process, address, before: Usage::default() })
    }

    /// Where it is; it moves with each start.
    pub(crate) fn address(&self) -> watch::Receiver<String> {
        self.address.subscribe()
    }

    /// What it has used and done since its first start.
    pub(crate) async fn usage(&self) -> io::Result<Usage> {
        Ok(self.before.then(self.process.usage().await?))
    }

    /// Kills it without warning and starts it again.
    pub(crate) async fn restart(&mut self) -> io::Result<()> {
        self.before = self.usage().await?;
        self.process = block_in_place(|| {
            self.process.kill()?;
            Process::start(&self.folder)
        })?;
        self.address.send_replace(self.process.address.clone());
        Ok(())
    }
}

struct Process {
    child: Child,
    address: String,
}

impl Process {
    /// Starts this program again, as the server.
    fn start(folder: &Path) -> io::Result<Self> {
        let mut child = Command::new(std::env::current_exe()?)
            .arg("--serve")
            .arg(folder)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()?;
        let out = child.stdout.take().ok_or_else(|| io::Error::other("the server has no output"))?;
        let mut address = String::new();
        BufReader::new(out).read_line(&mut address)?;
        let process = Self { child, address: address.trim().to_owned() };
        if process.address.is_empty() { Err(io::Error::other("the server does not start")) } else { Ok(process) }
    }

    async fn usage(&self) -> io::Result<Usage> {
        let metrics = Visitor::new(&self.address)?.get("/metrics").await?.text();
        let metric = |name: &str| {
            let value = metrics.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' ')?.parse().ok());
            value.ok_or_else(|| io::Error::other(format!("the server does not tell {name}")))
        };
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id()))?;
        let bytes = |name: &str| {
            let line = status.lines().find_map(|line| line.strip_prefix(name));
            let kilobytes = line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok());
            let unknown = || io::Error::other("the system does not say how much memory the server has");
            kilobytes.map(|kilobytes| kilobytes * 1024).ok_or_else(unknown)
        };
        Ok(Usage {
            cpu: self.cpu_time()?,
            memory: bytes("VmRSS:")?,
            most_memory: bytes("VmHWM:")?,
            bot_moves: metric("pharos_bot_moves_total")?,
            bots_interrupted: metric("pharos_bots_interrupted_total")?,
        })
    }

    fn cpu_time(&self) -> io::Result<Duration> {
        // The system counts in hundredths of a second; the name in brackets may contain anything.
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.child.id()))?;
        let unknown = || io::Error::other("the system does not say how long the server has worked");
        let (_, numbers) = stat.rsplit_once(')').ok_or_else(unknown)?;
        let mut times = numbers.split_whitespace().skip(11).map_while(|word| word.parse::<u64>().ok());
        let (user, system) = (times.next().ok_or_else(unknown)?, times.next().ok_or_else(unknown)?);
        Ok(Duration::from_millis((user + system) * 10))
    }

    fn kill(&mut self) -> io::Result<()> {
        self.child.kill()?;
        self.child.wait().map(|_| ())
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.kill();
    }
}

/// Runs the server: an ordinary one that tells its metrics, but with high limits for one address, since everybody comes
/// from the same.
pub(crate) fn serve(folder: PathBuf) -> io::Result<ExitCode> {
    let mut config = Config { data: folder, metrics: true, ..Config::default() };
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
