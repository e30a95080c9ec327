//! A stack of bounded depth that is a plain value, for pending choices inside a position.

use std::fmt::{self, Debug};
use std::hash::{Hash, Hasher};

/// At most `N` items, last in, first out.
///
/// ```
/// # use table::Stack;
/// let mut pending: Stack<u8, 4> = Stack::new(0);
/// pending.push(1);
/// pending.push(2);
/// assert_eq!(pending.top(), Some(2));
/// assert_eq!(pending.pop(), Some(2));
/// assert_eq!(pending.items(), [1]);
/// ```
#[derive(Clone, Copy)]
pub struct Stack<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy, const N: usize> Stack<T, N> {
    /// An empty stack. Unused places hold `filler`, which never shows.
    pub const fn new(filler: T) -> Self {
        assert!(N <= u8::MAX as usize);
        Self { items: [filler; N], len: 0 }
    }

    /// Puts an item on top.
    ///
    /// # Panics
    ///
    /// Panics when full: the engine that chose `N` did not bound its pending choices.
    #[inline]
    pub fn push(&mut self, item: T) {
        self.items[self.len as usize] = item;
        self.len += 1;
    }

    /// Takes the top item off.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        let top = self.top()?;
        self.len -= 1;
        Some(top)
    }

    /// The item on top.
    #[inline]
    pub fn top(&self) -> Option<T> {
        self.items.get(self.top_place()).copied()
    }

    /// The item on top, to change it.
    #[inline]
    pub fn top_mut(&mut self) -> Option<&mut T> {
        let place = self.top_place();
        self.items.get_mut(place)
    }

    /// Where the top item is; beyond all places if there is none, so that one comparison tells both.
    #[inline]
    fn top_place(&self) -> usize {
        (self.len as usize).wrapping_sub(1)
    }

    /// The item at the bottom, to change it.
    #[inline]
    pub fn bottom_mut(&mut self) -> Option<&mut T> {
        self.items[..self.len as usize].first_mut()
    }

    /// Takes everything off.
    #[inline]
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// The items from the bottom up.
    pub fn items(&self) -> &[T] {
        &self.items[..self.len as usize]
    }
}

// Two stacks are equal if what is on them is: what lies in unused places does not count.
impl<T: Copy + PartialEq, const N: usize> PartialEq for Stack<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.items() == other.items()
    }
}

impl<T: Copy + Eq, const N: usize> Eq for Stack<T, N> {}

impl<T: Copy + Hash, const N: usize> Hash for Stack<T, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.items().hash(state);
    }
}

impl<T: Copy + Debug, const N: usize> Debug for Stack<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.items()).finish()
    }
}
