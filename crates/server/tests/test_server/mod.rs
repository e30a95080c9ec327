//! A real server on a port of its own, and people who come to it.

#![allow(dead_code)] // each test file uses its own part

use client::Visitor;
use server::config::Config;
use server::http::Server;
use std::net::SocketAddr;
use std::time::Duration;
use tempfile::TempDir;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::timeout;

/// A server that runs until it is dropped or told to stop.
pub(crate) struct TestServer {
    pub(crate) address: String,
    pub(crate) at: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    running: JoinHandle<()>,
    pub(crate) folder: TempDir,
}

impl TestServer {
    pub(crate) async fn open() -> Self {
        Self::with(|_| {}).await
    }

    /// Starts a server whose bots do not dawdle, with these changes.
    pub(crate) async fn with(change: impl FnOnce(&mut Config)) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let mut config = Config { data: folder.path().join("data"), ..Config::default() };
        config.listen.set_port(0);
        config.settings.bot_pause = Duration::ZERO;
        config.settings.bot_threads = 1;
        change(&mut config);
        let folder_of_page = config.base_path.folder();
        let server = Server::open(config).await.unwrap();
        let at = server.listening();
        let address = format!("http://{at}{folder_of_page}");
        let (stop, stopped) = oneshot::channel::<()>();
        let running = tokio::spawn(server.run(async {
            let _ = stopped.await;
        }));
        Self { address, at, stop: Some(stop), running, folder }
    }

    pub(crate) fn visitor(&self) -> Visitor {
        Visitor::new(&self.address).unwrap()
    }

    pub(crate) async fn person(&self, name: &str) -> Visitor {
        let mut visitor = self.visitor();
        visitor.name(name).await.unwrap();
        visitor
    }

    /// Tells the server to stop, and waits until it has.
    pub(crate) async fn stop(mut self) {
        let _ = self.stop.take().unwrap().send(());
        timeout(Duration::from_secs(10), &mut self.running).await.expect("the server stops in time").unwrap();
    }
}
