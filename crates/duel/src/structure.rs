//! The cards of the age that lie on the table, face up or down.

use crate::ids::{Age, Back, CardId, Slot};
use crate::layout::{Layout, MAX_SLOTS, slots};

/// What a place of the structure holds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cell {
    /// Nothing: not laid out yet, or taken.
    Empty,
    /// A card of the age, face down.
    AgeBack,
    /// A guild, face down.
    GuildBack,
    /// A grand temple, face down.
    TempleBack,
    /// A senator, face down.
    SenatorBack,
    /// A card, face up.
    Up(CardId),
}

impl Cell {
    /// What a face-down card shows.
    pub fn back(self, age: Age) -> Option<Back> {
        match self {
            Self::AgeBack => Some(age.back()),
            Self::GuildBack => Some(Back::Guild),
            Self::TempleBack => Some(Back::Temple),
            Self::SenatorBack => Some(Back::Senator),
            Self::Empty | Self::Up(_) => None,
        }
    }

    /// A card with this back, face down.
    pub(crate) fn down(back: Back) -> Self {
        match back {
            Back::Guild => Self::GuildBack,
            Back::Temple => Self::TempleBack,
            Back::Senator => Self::SenatorBack,
            Back::Age1 | Back::Age2 | Back::Age3 => Self::AgeBack,
        }
    }

    /// The card that lies here face up.
    pub fn card(self) -> Option<CardId> {
        match self {
            Self::Up(card) => Some(card),
            Self::Empty | Self::AgeBack | Self::GuildBack | Self::TempleBack | Self::SenatorBack => None,
        }
    }

    /// Tests if a card lies here face down.
    pub fn is_down(self) -> bool {
        match self {
            Self::AgeBack | Self::GuildBack | Self::TempleBack | Self::SenatorBack => true,
            Self::Empty | Self::Up(_) => false,
        }
    }

    /// What the back of the card shows, whichever side is up.
    pub(crate) fn back_of_card(self, age: Age) -> Option<Back> {
        match self {
            Self::Up(card) => Some(card.building().back),
            Self::Empty | Self::AgeBack | Self::GuildBack | Self::TempleBack | Self::SenatorBack => self.back(age),
        }
    }
}

/// The cards of the age that still lie on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Structure {
    pub(crate) cells: [Cell; MAX_SLOTS],
    /// Slots that hold a card.
    pub(crate) present: u32,
    /// Slots whose card nothing covers.
    pub(crate) available: u32,
    /// Slots whose card lies face down.
    pub(crate) face_down: u32,
    /// How many slots have been laid out.
    pub(crate) laid: u8,
}

impl Structure {
    /// Before anything is laid out.
    pub(crate) const EMPTY: Self =
        Self { cells: [Cell::Empty; MAX_SLOTS], present: 0, available: 0, face_down: 0, laid: 0 };

    /// What a place holds.
    pub fn cell(&self, slot: Slot) -> Cell {
        self.cells[slot.index()]
    }

    /// The slots that hold a card, as a mask.
    pub fn present(&self) -> u32 {
        self.present
    }

    /// The slots whose card can be taken, as a mask.
    pub fn available(&self) -> u32 {
        self.available
    }

    /// The slots whose card lies face down, as a mask.
    pub fn face_down(&self) -> u32 {
        self.face_down
    }

    /// The place of a card that lies face up.
    pub fn find(&self, card: CardId) -> Option<Slot> {
        slots(self.present & !self.face_down).find(|&slot| self.cell(slot) == Cell::Up(card))
    }

    /// How many cards with this back lie here, face up or down.
    pub(crate) fn count_of(&self, back: Back, age: Age) -> usize {
        self.cells.iter().filter(|cell| cell.back_of_card(age) == Some(back)).count()
    }
}

impl Structure {
    /// The structure whose places show this.
    pub(crate) fn from_cells(cells: [Cell; MAX_SLOTS], laid: u8, layout: &Layout) -> Self {
        let mask = |wanted: fn(&Cell) -> bool| {
            cells.iter().enumerate().filter(|(_, cell)| wanted(cell)).fold(0, |mask, (i, _)| mask | 1 << i)
        };
        let present = mask(|cell| *cell != Cell::Empty);
        let face_down = mask(|cell| cell.is_down());
        let available = if laid as usize == layout.slots { layout.available(present) } else { 0 };
        Self { cells, present, available, face_down, laid }
    }
}
