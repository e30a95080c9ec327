//! Answers that were refusals, remembered for a while: a request that is repeated gets the same answer. Those that made
//! something happen are remembered by the journal.

use protocol::Reply;
use std::collections::VecDeque;

const REMEMBERED: usize = 64;

/// The last refusals.
#[derive(Default, Debug)]
pub(super) struct Refused(VecDeque<(String, Reply)>);

impl Refused {
    pub(super) fn get(&self, person: &str, key: &str) -> Option<&Reply> {
        self.0.iter().rev().find(|(who, reply)| who == person && reply.key == key).map(|(_, reply)| reply)
    }

    pub(super) fn remember(&mut self, person: &str, reply: &Reply) {
        if self.0.len() == REMEMBERED {
            self.0.pop_front();
        }
        self.0.push_back((person.to_owned(), reply.clone()));
    }
}
