//! The shape of each age's structure: where the cards lie, which lie face up, which cover which (D3.5 to D3.10).

use crate::data::{GUILDS_IN_PLAY, own_cards, senators};
use crate::ids::{Age, Expansion, Slot};
use table::IdSet;

/// The most cards any structure has.
pub const MAX_SLOTS: usize = 25;
/// The most cards of a structure that nothing covers, whichever cards are gone: every other row of the largest.
pub(crate) const MAX_AVAILABLE: usize = 15;
/// The most tokens that lie on cards of a structure.
pub const MAX_DIVINE_TOKENS: usize = 5;

/// A structure's shape.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Layout {
    /// How many cards are laid out.
    pub slots: usize,
    /// Row of each slot, from 1 at the far end.
    pub row: [u8; MAX_SLOTS],
    /// Column of each slot in half card widths from the left edge of the widest row.
    pub column: [u8; MAX_SLOTS],
    /// Slots that lie on top of each slot.
    pub covered_by: [u32; MAX_SLOTS],
    /// Slots that each slot lies on.
    pub covers: [u32; MAX_SLOTS],
    /// Slots dealt face up: those in odd rows.
    pub face_up: u32,
    /// Slots that nothing covers when all cards have been laid.
    pub uncovered: u32,
    /// Slots on whose card a token lies with Pantheon: mythology tokens in Age I, offerings in Age II (P1.5, P5.1).
    pub divine_tokens: u32,
}

/// Without Agora and with it, by age.
static LAYOUTS: [[Layout; 3]; 2] = SHAPES;

#[rustfmt::skip]
const SHAPES: [[Layout; 3]; 2] = [
    [
        layout(&[&[4, 6], &[3, 5, 7], &[2, 4, 6, 8], &[1, 3, 5, 7, 9], &[0, 2, 4, 6, 8, 10]], &[2, 4, 9, 11, 13]),
        layout(&[&[0, 2, 4, 6, 8, 10], &[1, 3, 5, 7, 9], &[2, 4, 6, 8], &[3, 5, 7], &[4, 6]], &[6, 8, 10]),
        layout(&[&[2, 4], &[1, 3, 5], &[0, 2, 4, 6], &[1, 5], &[0, 2, 4, 6], &[1, 3, 5], &[2, 4]], &[]),
    ],
    [
        layout(&[&[4, 6, 8], &[3, 5, 7, 9], &[2, 4, 6, 8, 10], &[1, 3, 5, 7, 9, 11], &[0, 2, 4, 6, 8, 10, 12]], &[4, 6, 12, 14, 17]),
        layout(&[&[0, 2, 4, 6, 8, 10, 12], &[1, 3, 5, 7, 9, 11], &[2, 4, 6, 8, 10], &[3, 5, 7, 9], &[4, 6, 8]], &[7, 9, 12]),
        layout(&[&[3, 5], &[2, 4, 6], &[1, 3, 5, 7], &[0, 2, 4, 6, 8], &[1, 3, 5, 7], &[2, 4, 6], &[3, 5]], &[]),
    ],
];

// Every card that is not removed has its place, and every place its card (D3.3, A3.2), or the crate does not compile.
const _: () = {
    let mut i = 0;
    while i < Age::ALL.len() {
        let age = Age::ALL[i];
        let purple = if matches!(age, Age::III) { GUILDS_IN_PLAY } else { 0 };
        let laid = own_cards(age) + purple;
        assert!(
            SHAPES[0][i].slots == laid,
            "an age's deck has three cards more than its structure has places (D3.1): see REMOVED_PER_AGE in data/mod.rs"
        );
        assert!(
            SHAPES[1][i].slots == laid + senators(age),
            "with Agora the structure has places for the senators of the age, too (A3.2)"
        );
        i += 1;
    }
};

impl Layout {
    /// The shape of an age's structure.
    #[inline]
    pub fn of(age: Age, expansions: IdSet<Expansion>) -> &'static Self {
        &LAYOUTS[usize::from(expansions.contains(Expansion::Agora))][age.index()]
    }

    /// A mask of all slots.
    pub const fn all(&self) -> u32 {
        (1 << self.slots) - 1
    }

    /// The slots that nothing covers while these slots hold a card.
    pub fn available(&self, present: u32) -> u32 {
        slots(present)
            .filter(|slot| self.covered_by[slot.index()] & present == 0)
            .fold(0, |mask, slot| mask | slot.bit())
    }

    /// Tests if the slot is dealt face up.
    pub const fn is_face_up(&self, slot: Slot) -> bool {
        self.face_up & slot.bit() != 0
    }
}

/// The slots of a mask, from the lowest.
pub fn slots(mask: u32) -> impl Iterator<Item = Slot> {
    let mut rest = mask;
    std::iter::from_fn(move || {
        (rest != 0).then(|| {
            let slot = Slot(rest.trailing_zeros() as u8);
            rest &= rest - 1;
            slot
        })
    })
}

/// Works a shape out of the columns of its rows: a card lies on those of the row before that are half a card away.
const fn layout(rows: &[&[u8]], divine_tokens: &[u8]) -> Layout {
    let mut layout = Layout {
        slots: 0,
        row: [0; MAX_SLOTS],
        column: [0; MAX_SLOTS],
        covered_by: [0; MAX_SLOTS],
        covers: [0; MAX_SLOTS],
        face_up: 0,
        uncovered: 0,
        divine_tokens: 0,
    };
    let mut i = 0;
    while i < divine_tokens.len() {
        layout.divine_tokens |= 1 << divine_tokens[i];
        i += 1;
    }
    let mut row = 0;
    while row < rows.len() {
        let mut i = 0;
        while i < rows[row].len() {
            layout.row[layout.slots] = row as u8 + 1;
            layout.column[layout.slots] = rows[row][i];
            if row % 2 == 0 {
                layout.face_up |= 1 << layout.slots;
            }
            layout.slots += 1;
            i += 1;
        }
        row += 1;
    }
    let mut below = 0;
    while below < layout.slots {
        let mut above = 0;
        while above < layout.slots {
            let next_row = layout.row[above] == layout.row[below] + 1;
            if next_row && layout.column[above].abs_diff(layout.column[below]) == 1 {
                layout.covered_by[below] |= 1 << above;
                layout.covers[above] |= 1 << below;
            }
            above += 1;
        }
        if layout.covered_by[below] == 0 {
            layout.uncovered |= 1 << below;
        }
        below += 1;
    }
    assert!(layout.divine_tokens & layout.face_up == 0, "tokens lie on cards that lie face down");
    assert!(divine_tokens.len() <= MAX_DIVINE_TOKENS);
    layout
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The most slots from this row on of which none covers another, if these slots of the row before are among them.
    fn most_apart(layout: &Layout, row: u8, before: u32) -> u32 {
        let of_row = slots(layout.all()).filter(|slot| layout.row[slot.index()] == row);
        let all = of_row.fold(0, |mask, slot| mask | slot.bit());
        if all == 0 {
            return 0;
        }
        // Slots that cover none of the row before can be chosen in any combination.
        let free = slots(all).filter(|slot| layout.covers[slot.index()] & before == 0);
        let free = free.fold(0, |mask, slot| mask | slot.bit());
        let mut most = 0;
        let mut chosen = free;
        loop {
            most = most.max(chosen.count_ones() + most_apart(layout, row + 1, chosen));
            if chosen == 0 {
                return most;
            }
            chosen = (chosen - 1) & free;
        }
    }

    #[test]
    fn no_structure_has_more_available_cards_than_every_other_row_of_the_largest() {
        let most = LAYOUTS.iter().flatten().map(|layout| most_apart(layout, 1, 0)).max();
        assert_eq!(most, Some(MAX_AVAILABLE as u32));
    }
}
