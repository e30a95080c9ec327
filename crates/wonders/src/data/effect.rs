//! What cards and stages do: a closed vocabulary. `play.rs` does what happens once, `city.rs` keeps what lasts, `score.rs`
//! counts points.

use crate::ids::{ColorSet, Resource, ResourceSet, Symbol};

/// Something that a card or a stage does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// So many units of a resource in every turn.
    Produce(Resource, u8),
    /// One unit in every turn, of any of these.
    ProduceChoice(ResourceSet),
    /// Points at the end.
    Points(u8),
    /// Shields.
    Shields(u8),
    /// A science symbol.
    Science(Symbol),
    /// A science symbol of any kind, chosen at the end (W9.8).
    AnyScience,
    /// Resources of a class cost one coin there (W5.10).
    Discount(Toward, Class),
    /// Coins, once.
    Coins(u8),
    /// So many coins for each thing counted, once.
    CoinsPer(u8, Counted, Scope),
    /// So many points for each thing counted, at the end.
    PointsPer(u8, Counted, Scope),
    /// Points at the end, if all stages of the own wonder stand (W12.10).
    PointsIfComplete(u8),
    /// The last card of every age is played, too (W8.3).
    PlayLastCard,
    /// Once, at the end of the turn: a card of the discard pile is built for nothing (W8.7).
    BuildFromDiscard,
    /// Once in every age: a card of the hand is built for nothing (W8.11).
    FreeBuildPerAge,
    /// At the end, a guild of a neighbour counts as one's own (W8.15).
    CopyGuild,
    /// A card of a colour that the city does not have yet costs nothing (W12.5).
    FreeFirstOfEachColor,
    /// The card chosen on the first turn of an age costs nothing if it is built (W12.6).
    FreeFirstCardOfAge,
    /// The card chosen on the last regular turn of an age costs nothing if it is built (W12.7).
    FreeLastCardOfAge,
}

/// Which neighbours are meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Toward {
    /// The left neighbour.
    Left,
    /// The right neighbour.
    Right,
    /// Both.
    Both,
}

/// A class of resources (W1.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Class {
    /// Wood, stone, ore and clay.
    Raw,
    /// Glass, loom and papyrus.
    Manufactured,
}

/// What is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counted {
    /// Cards of these colours.
    Cards(ColorSet),
    /// Stages of wonders that stand.
    Stages,
    /// Defeat tokens.
    Defeats,
}

/// Whose cities are looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scope {
    /// One's own.
    Own,
    /// Those of both neighbours.
    Neighbours,
    /// One's own and those of both neighbours.
    OwnAndNeighbours,
}

impl Scope {
    /// Tests if one's own city counts.
    pub const fn is_own(self) -> bool {
        matches!(self, Self::Own | Self::OwnAndNeighbours)
    }

    /// Tests if the cities of the neighbours count.
    pub const fn is_neighbours(self) -> bool {
        matches!(self, Self::Neighbours | Self::OwnAndNeighbours)
    }
}
