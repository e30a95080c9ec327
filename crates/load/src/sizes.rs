//! How large messages were.

/// How many messages there were, and how large.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Size {
    pub(crate) count: usize,
    bytes: usize,
    pub(crate) most: usize,
}

impl Size {
    /// Counts a message of so many bytes.
    pub(crate) fn add(&mut self, bytes: usize) {
        *self += Self { count: 1, bytes, most: bytes };
    }

    /// Bytes of a message on average, rounded up; 0 if there was none.
    pub(crate) fn mean(self) -> usize {
        self.bytes.div_ceil(self.count.max(1))
    }
}

impl std::ops::AddAssign for Size {
    fn add_assign(&mut self, other: Self) {
        self.count += other.count;
        self.bytes += other.bytes;
        self.most = self.most.max(other.most);
    }
}
