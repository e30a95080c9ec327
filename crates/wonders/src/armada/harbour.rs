//! What lies on the table: shipyards with their ships, islands, naval tokens, and what is still to come in a turn.

use crate::city::City;
use crate::data::armada::{Far, LAST_SPACE, Naval, SHIELDED, TRACKS};
use crate::ids::{AGES, Fleet, FleetSet, Island, IslandSet, Level, MOST_SEATS, Shipyard};
use crate::setup::Edition;
use table::{BySeat, Seat, SeatSet};

/// What a player has besides a city: a shipyard, islands, naval tokens.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Harbour {
    pub(super) islands: IslandSet,
    pub(super) shipyard: Option<Shipyard>,
    /// The space of each ship.
    pub(super) ships: [u8; Fleet::NUM],
    /// The naval token of each age, 0 for none.
    pub(super) tokens: [i8; AGES],
    /// A bit for each direction in which the seat raids in this age.
    pub(super) raids: u8,
}

impl Harbour {
    pub(super) const EMPTY: Self =
        Self { islands: IslandSet::from_bits(0), shipyard: None, ships: [0; Fleet::NUM], tokens: [0; AGES], raids: 0 };

    /// Its shipyard, once it is dealt.
    pub const fn shipyard(&self) -> Option<Shipyard> {
        self.shipyard
    }

    /// The space of a ship.
    pub const fn space(&self, fleet: Fleet) -> u8 {
        self.ships[fleet as usize]
    }

    /// Its islands.
    pub const fn islands(&self) -> IslandSet {
        self.islands
    }

    /// The naval token of each age, 0 for none.
    pub const fn tokens(&self) -> [i8; AGES] {
        self.tokens
    }

    /// Tests if it raids the city there in this age.
    pub const fn raids(&self, far: Far) -> bool {
        self.raids >> far as u8 & 1 != 0
    }

    /// The commerce level: that of the space of the yellow ship (S6.3).
    pub const fn commerce(&self) -> u8 {
        TRACKS.commerce[self.space(Fleet::Yellow) as usize]
    }

    /// Fleets that can still move (S3.8).
    pub fn movable(&self) -> FleetSet {
        Fleet::ALL.into_iter().filter(|fleet| self.space(*fleet) < LAST_SPACE).collect()
    }

    /// What its islands do that cards of the base game do not.
    pub(super) fn island_effects(&self) -> impl Iterator<Item = Naval> {
        self.islands.iter().flat_map(|island| island.face().naval).copied()
    }

    /// Tests if one of its islands does this.
    pub(super) fn has(&self, naval: Naval) -> bool {
        !self.islands.is_empty() && self.island_effects().any(|other| other == naval)
    }

    /// Naval strength: shields of the shipyard, of islands and of cards (S6.1).
    pub fn strength(&self, city: &City, edition: Edition) -> u8 {
        let space = |fleet: Fleet| usize::from(self.space(fleet));
        let shipyard = TRACKS.shields[space(Fleet::Red)]
            + TRACKS.trade_shields[space(Fleet::Yellow)]
            + TRACKS.civil_shields[space(Fleet::Blue)];
        let cards = (city.cards() & SHIELDED).iter().flat_map(|card| edition.face(card).naval).copied();
        let shields = cards.chain(self.island_effects()).map(|naval| match naval {
            Naval::NavalShields(shields) => shields,
            _ => 0,
        });
        shipyard + shields.sum::<u8>()
    }
}

/// Free moves that a seat may still make: so many, each of another one of these fleets.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Moves {
    /// How many at most.
    pub count: u8,
    /// Which fleets may move.
    pub fleets: FleetSet,
}

impl Moves {
    pub(super) const NONE: Self = Self { count: 0, fleets: FleetSet::from_bits(0) };
}

/// What Armada lays on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Table {
    pub(super) harbours: BySeat<Harbour, MOST_SEATS>,
    /// The highest tax of this turn, and who levies it.
    pub(super) tax: u8,
    pub(super) levied: SeatSet,
    /// How often each seat sends pirates in this turn.
    pub(super) pirates: BySeat<u8, MOST_SEATS>,
    /// Whose stage costs all others coins in this turn, and how many.
    pub(super) robber: Option<Seat>,
    pub(super) robbed: u8,
    /// Who explores each level in this round of exploration, and in the next.
    pub(super) round: [SeatSet; Level::NUM],
    pub(super) next: [SeatSet; Level::NUM],
    /// Explorers of the level that comes next have said that they explore.
    pub(super) declared: bool,
    /// Who takes the top island of which level.
    pub(super) drawing: Option<(Seat, Level)>,
    /// Free moves that are still to be made.
    pub(super) moves: BySeat<Moves, MOST_SEATS>,
    /// Who holds each island of the level that is explored now.
    pub(super) dealt: [Option<Seat>; PER_LEVEL],
}

/// Islands of a level.
pub(super) const PER_LEVEL: usize = Island::NUM / Level::NUM;

impl Default for Table {
    fn default() -> Self {
        Self {
            harbours: BySeat([Harbour::EMPTY; MOST_SEATS]),
            tax: 0,
            levied: SeatSet::EMPTY,
            pirates: BySeat([0; MOST_SEATS]),
            robber: None,
            robbed: 0,
            round: [SeatSet::EMPTY; Level::NUM],
            next: [SeatSet::EMPTY; Level::NUM],
            declared: false,
            drawing: None,
            moves: BySeat([Moves::NONE; MOST_SEATS]),
            dealt: [None; PER_LEVEL],
        }
    }
}

impl Table {
    /// What a seat has besides its city.
    pub fn harbour(&self, seat: Seat) -> &Harbour {
        &self.harbours[seat]
    }

    /// The islands of a level that nobody has.
    pub fn stack(&self, level: Level) -> IslandSet {
        let taken = self.harbours.0.iter().fold(IslandSet::new(), |taken, harbour| taken | harbour.islands);
        level.islands() & !taken
    }

    /// The islands that a seat holds and of which it keeps one.
    pub fn dealt(&self, level: Level, seat: Seat) -> IslandSet {
        let is_dealt = |island: &Island| self.dealt[island.index() % PER_LEVEL] == Some(seat);
        level.islands().iter().filter(is_dealt).collect()
    }

    /// Who holds islands and has to keep one.
    pub fn explorers(&self) -> SeatSet {
        self.dealt.iter().copied().flatten().collect()
    }

    /// Who has to make free moves.
    pub(super) fn movers(&self) -> SeatSet {
        self.moves.iter().filter(|(_, moves)| moves.count > 0).map(|(seat, _)| seat).collect()
    }
}
