//! One reader of a table: requests in, messages out.

use crate::Person;
use crate::admission::ConnectionPermit;
use crate::table::task::{Handle, ToTable};
use protocol::{Refusal, Request};
use room::readers::Lost;
use std::sync::Arc;
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{Semaphore, mpsc};

/// A connection to a table. Dropping it leaves the table.
#[derive(Debug)]
pub struct Connection {
    pub(crate) id: u64,
    pub(crate) person: Option<Person>,
    pub(crate) table: Handle,
    pub(crate) messages: mpsc::Receiver<Arc<str>>,
    /// Requests that may still be sent before one is answered.
    pub(crate) requests: Arc<Semaphore>,
    /// Why it ends when it is dropped.
    pub(crate) ends: Lost,
    pub(crate) permit: ConnectionPermit,
}

impl Connection {
    /// Hands a request to the table; the answer comes as a message.
    ///
    /// # Errors
    ///
    /// [`Refusal::TooFast`] if too many requests wait for an answer, [`Refusal::Stopping`] if the table is gone,
    /// [`Refusal::NoName`] if the device was logged out.
    #[expect(clippy::unused_async, reason = "a queue that is not in this process would have to be waited for")]
    pub async fn send(&self, request: Request) -> Result<(), Refusal> {
        if self.permit.has_ended() {
            return Err(Refusal::NoName);
        }
        let permit = Arc::clone(&self.requests).try_acquire_owned().map_err(|_| Refusal::TooFast)?;
        let request = ToTable::Request { from: self.id, person: self.person.clone(), request, permit };
        self.table.inbox_for(self.person.as_ref()).try_send(request).map_err(|error| match error {
            TrySendError::Full(_) => Refusal::TooFast,
            TrySendError::Closed(_) => Refusal::Stopping,
        })
    }

    /// The next message, already written as JSON. None when the connection is over: the reader was too slow, its device
    /// was logged out, or the server stops.
    pub async fn next(&mut self) -> Option<Arc<str>> {
        tokio::select! {
            // Whoever is logged out is told nothing more, even if messages wait.
            biased;
            () = self.permit.ended() => None,
            text = self.messages.recv() => text,
        }
    }

    /// Waits until the device is logged out.
    pub async fn logged_out(&mut self) {
        self.permit.ended().await;
    }

    /// Tests if it was.
    pub fn is_logged_out(&self) -> bool {
        self.permit.has_ended()
    }

    /// Leaves the table because the reader does not read.
    pub fn drop_slow_reader(mut self) {
        self.ends = Lost::TooSlow;
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        let _ = self.table.leaving.send((self.id, self.ends));
    }
}
