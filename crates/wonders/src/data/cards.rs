//! What is printed on the cards, in the order of `ids.rs`. Rows of the first edition; those that the second changes follow.

use super::{Counted, Effect, GUILD, Row, colors, either, row};
use crate::cost::Cost;
use crate::ids::{Card, Color, Resource, Symbol};

use super::Scope::*;
use super::{Class, MANUFACTURED, RAW, Toward};
use Card::*;
use Color::*;
use Counted::*;
use Effect::*;
use Resource::*;
use Symbol::*;

const FREE: Cost = Cost::FREE;

const fn coins(coins: u8) -> Cost {
    Cost::FREE.and_coins(coins)
}

const fn of(resources: &[(Resource, u8)]) -> Cost {
    Cost::of(resources)
}

/// Cards of both editions. How many copies there are is said for three, four, five, six and seven players.
#[rustfmt::skip]
pub(super) const ROWS: [Row; Card::BASE] = [
    // The first age.
    row(ClayPit, Brown, [1, 1, 1, 1, 1], coins(1), &[ProduceChoice(either(Ore, Clay))]),
    row(ClayPool, Brown, [1, 1, 2, 2, 2], FREE, &[Produce(Clay, 1)]),
    row(Excavation, Brown, [0, 1, 1, 1, 1], coins(1), &[ProduceChoice(either(Stone, Clay))]),
    row(ForestCave, Brown, [0, 0, 1, 1, 1], coins(1), &[ProduceChoice(either(Wood, Ore))]),
    row(LumberYard, Brown, [1, 2, 2, 2, 2], FREE, &[Produce(Wood, 1)]),
    row(Mine, Brown, [0, 0, 0, 1, 1], coins(1), &[ProduceChoice(either(Stone, Ore))]),
    row(OreVein, Brown, [1, 2, 2, 2, 2], FREE, &[Produce(Ore, 1)]),
    row(StonePit, Brown, [1, 1, 2, 2, 2], FREE, &[Produce(Stone, 1)]),
    row(TimberYard, Brown, [1, 1, 1, 1, 1], coins(1), &[ProduceChoice(either(Wood, Stone))]),
    row(TreeFarm, Brown, [0, 0, 0, 1, 1], coins(1), &[ProduceChoice(either(Wood, Clay))]),
    row(Glassworks1, Grey, [1, 1, 1, 2, 2], FREE, &[Produce(Glass, 1)]),
    row(Loom1, Grey, [1, 1, 1, 2, 2], FREE, &[Produce(Loom, 1)]),
    row(Press1, Grey, [1, 1, 1, 2, 2], FREE, &[Produce(Papyrus, 1)]),
    row(Altar, Blue, [1, 1, 2, 2, 2], FREE, &[Points(2)]),
    row(Baths, Blue, [1, 1, 1, 1, 2], of(&[(Stone, 1)]), &[Points(3)]),
    row(Pawnshop, Blue, [0, 1, 1, 1, 2], FREE, &[Points(3)]),
    row(Theater, Blue, [1, 1, 1, 2, 2], FREE, &[Points(2)]),
    row(Well, Blue, [0, 1, 1, 1, 2], FREE, &[Points(3)]),
    row(EastTradingPost, Yellow, [1, 1, 1, 1, 2], FREE, &[Discount(Toward::Right, Class::Raw)]),
    row(Marketplace, Yellow, [1, 1, 1, 2, 2], FREE, &[Discount(Toward::Both, Class::Manufactured)]),
    row(Tavern, Yellow, [0, 1, 2, 2, 3], FREE, &[Coins(5)]),
    row(WestTradingPost, Yellow, [1, 1, 1, 1, 2], FREE, &[Discount(Toward::Left, Class::Raw)]),
    row(Barracks, Red, [1, 1, 2, 2, 2], of(&[(Ore, 1)]), &[Shields(1)]),
    row(GuardTower, Red, [1, 2, 2, 2, 2], of(&[(Clay, 1)]), &[Shields(1)]),
    row(Stockade, Red, [1, 1, 1, 1, 2], of(&[(Wood, 1)]), &[Shields(1)]),
    row(Apothecary, Green, [1, 1, 2, 2, 2], of(&[(Loom, 1)]), &[Science(Compass)]),
    row(Scriptorium, Green, [1, 2, 2, 2, 2], of(&[(Papyrus, 1)]), &[Science(Tablet)]),
    row(Workshop, Green, [1, 1, 1, 1, 2], of(&[(Glass, 1)]), &[Science(Gear)]),
    // The second age.
    row(Brickyard, Brown, [1, 2, 2, 2, 2], coins(1), &[Produce(Clay, 2)]),
    row(Foundry, Brown, [1, 2, 2, 2, 2], coins(1), &[Produce(Ore, 2)]),
    row(Quarry, Brown, [1, 2, 2, 2, 2], coins(1), &[Produce(Stone, 2)]),
    row(Sawmill, Brown, [1, 2, 2, 2, 2], coins(1), &[Produce(Wood, 2)]),
    row(Glassworks2, Grey, [1, 1, 2, 2, 2], FREE, &[Produce(Glass, 1)]),
    row(Loom2, Grey, [1, 1, 2, 2, 2], FREE, &[Produce(Loom, 1)]),
    row(Press2, Grey, [1, 1, 2, 2, 2], FREE, &[Produce(Papyrus, 1)]),
    row(Aqueduct, Blue, [1, 1, 1, 1, 2], of(&[(Stone, 3)]), &[Points(5)]).after(&[Baths]),
    row(Courthouse, Blue, [1, 1, 2, 2, 2], of(&[(Clay, 2), (Loom, 1)]), &[Points(4)]).after(&[Scriptorium]),
    row(Statue, Blue, [1, 1, 1, 1, 2], of(&[(Wood, 1), (Ore, 2)]), &[Points(4)]).after(&[Theater]),
    row(Temple, Blue, [1, 1, 1, 2, 2], of(&[(Wood, 1), (Clay, 1), (Glass, 1)]), &[Points(3)]).after(&[Altar]),
    row(Bazar, Yellow, [0, 1, 1, 1, 2], FREE, &[CoinsPer(2, Cards(colors(&[Grey])), OwnAndNeighbours)]),
    row(Caravansery, Yellow, [1, 1, 2, 3, 3], of(&[(Wood, 2)]), &[ProduceChoice(RAW)]).after(&[Marketplace]),
    row(Forum, Yellow, [1, 1, 1, 2, 3], of(&[(Clay, 2)]), &[ProduceChoice(MANUFACTURED)]).after(&[EastTradingPost, WestTradingPost]),
    row(Vineyard, Yellow, [1, 1, 1, 2, 2], FREE, &[CoinsPer(1, Cards(colors(&[Brown])), OwnAndNeighbours)]),
    row(ArcheryRange, Red, [1, 1, 1, 2, 2], of(&[(Wood, 2), (Ore, 1)]), &[Shields(2)]).after(&[Workshop]),
    row(Stables, Red, [1, 1, 2, 2, 2], of(&[(Wood, 1), (Ore, 1), (Clay, 1)]), &[Shields(2)]).after(&[Apothecary]),
    row(TrainingGround, Red, [0, 1, 1, 2, 3], of(&[(Wood, 1), (Ore, 2)]), &[Shields(2)]),
    row(Walls, Red, [1, 1, 1, 1, 2], of(&[(Stone, 3)]), &[Shields(2)]),
    row(Dispensary, Green, [1, 2, 2, 2, 2], of(&[(Ore, 2), (Glass, 1)]), &[Science(Compass)]).after(&[Apothecary]),
    row(Laboratory, Green, [1, 1, 2, 2, 2], of(&[(Clay, 2), (Papyrus, 1)]), &[Science(Gear)]).after(&[Workshop]),
    row(Library, Green, [1, 1, 1, 2, 2], of(&[(Stone, 2), (Loom, 1)]), &[Science(Tablet)]).after(&[Scriptorium]),
    row(School, Green, [1, 1, 1, 1, 2], of(&[(Wood, 1), (Papyrus, 1)]), &[Science(Tablet)]),
    // The third age.
    row(Gardens, Blue, [1, 2, 2, 2, 2], of(&[(Wood, 1), (Clay, 2)]), &[Points(5)]).after(&[Statue]),
    row(Palace, Blue, [1, 1, 1, 1, 2], of(&[(Wood, 1), (Stone, 1), (Ore, 1), (Clay, 1), (Glass, 1), (Loom, 1), (Papyrus, 1)]), &[Points(8)]),
    row(Pantheon, Blue, [1, 1, 1, 2, 2], of(&[(Ore, 1), (Clay, 2), (Glass, 1), (Loom, 1), (Papyrus, 1)]), &[Points(7)]).after(&[Temple]),
    row(Senate, Blue, [1, 1, 2, 2, 2], of(&[(Wood, 2), (Stone, 1), (Ore, 1)]), &[Points(6)]).after(&[Library]),
    row(TownHall, Blue, [1, 1, 2, 3, 3], of(&[(Stone, 2), (Ore, 1), (Glass, 1)]), &[Points(6)]),
    row(Arena, Yellow, [1, 1, 2, 2, 3], of(&[(Stone, 2), (Ore, 1)]), &[CoinsPer(3, Stages, Own), PointsPer(1, Stages, Own)]).after(&[Dispensary]),
    row(ChamberOfCommerce, Yellow, [0, 1, 1, 2, 2], of(&[(Clay, 2), (Papyrus, 1)]), &[CoinsPer(2, Cards(colors(&[Grey])), Own), PointsPer(2, Cards(colors(&[Grey])), Own)]),
    row(Haven, Yellow, [1, 2, 2, 2, 2], of(&[(Wood, 1), (Ore, 1), (Loom, 1)]), &[CoinsPer(1, Cards(colors(&[Brown])), Own), PointsPer(1, Cards(colors(&[Brown])), Own)]).after(&[Forum]),
    row(Lighthouse, Yellow, [1, 1, 1, 2, 2], of(&[(Stone, 1), (Glass, 1)]), &[CoinsPer(1, Cards(colors(&[Yellow])), Own), PointsPer(1, Cards(colors(&[Yellow])), Own)]).after(&[Caravansery]),
    row(Ludus, Yellow, [0, 0, 1, 1, 2], of(&[(Stone, 1), (Ore, 1)]), &[CoinsPer(3, Cards(colors(&[Red])), Own), PointsPer(1, Cards(colors(&[Red])), Own)]),
    row(Arsenal, Red, [1, 2, 2, 2, 3], of(&[(Wood, 2), (Ore, 1), (Loom, 1)]), &[Shields(3)]),
    row(Circus, Red, [0, 1, 2, 3, 3], of(&[(Stone, 3), (Ore, 1)]), &[Shields(3)]).after(&[TrainingGround]),
    row(Fortifications, Red, [1, 1, 1, 1, 2], of(&[(Stone, 1), (Ore, 3)]), &[Shields(3)]).after(&[Walls]),
    row(SiegeWorkshop, Red, [1, 1, 2, 2, 2], of(&[(Wood, 1), (Clay, 3)]), &[Shields(3)]).after(&[Laboratory]),
    row(Castrum, Red, [0, 1, 1, 1, 2], of(&[(Wood, 1), (Clay, 2), (Papyrus, 1)]), &[Shields(3)]),
    row(Academy, Green, [1, 1, 1, 1, 2], of(&[(Stone, 3), (Glass, 1)]), &[Science(Compass)]).after(&[School]),
    row(Lodge, Green, [1, 1, 1, 2, 2], of(&[(Clay, 2), (Loom, 1), (Papyrus, 1)]), &[Science(Compass)]).after(&[Dispensary]),
    row(Observatory, Green, [1, 1, 1, 1, 2], of(&[(Ore, 2), (Glass, 1), (Loom, 1)]), &[Science(Gear)]).after(&[Laboratory]),
    row(Study, Green, [1, 1, 2, 2, 2], of(&[(Wood, 1), (Loom, 1), (Papyrus, 1)]), &[Science(Gear)]).after(&[School]),
    row(University, Green, [1, 2, 2, 2, 2], of(&[(Wood, 2), (Glass, 1), (Papyrus, 1)]), &[Science(Tablet)]).after(&[Library]),
    // Guilds.
    row(BuildersGuild, Purple, GUILD, of(&[(Stone, 2), (Clay, 2), (Glass, 1)]), &[PointsPer(1, Stages, OwnAndNeighbours)]),
    row(CraftsmensGuild, Purple, GUILD, of(&[(Stone, 2), (Ore, 2)]), &[PointsPer(2, Cards(colors(&[Grey])), Neighbours)]),
    row(MagistratesGuild, Purple, GUILD, of(&[(Wood, 3), (Stone, 1), (Loom, 1)]), &[PointsPer(1, Cards(colors(&[Blue])), Neighbours)]),
    row(PhilosophersGuild, Purple, GUILD, of(&[(Clay, 3), (Loom, 1), (Papyrus, 1)]), &[PointsPer(1, Cards(colors(&[Green])), Neighbours)]),
    row(ScientistsGuild, Purple, GUILD, of(&[(Wood, 2), (Ore, 2), (Papyrus, 1)]), &[AnyScience]),
    row(ShipownersGuild, Purple, GUILD, of(&[(Wood, 3), (Glass, 1), (Papyrus, 1)]), &[PointsPer(1, Cards(colors(&[Brown, Grey, Purple])), Own)]),
    row(SpiesGuild, Purple, GUILD, of(&[(Clay, 3), (Glass, 1)]), &[PointsPer(1, Cards(colors(&[Red])), Neighbours)]),
    row(StrategistsGuild, Purple, GUILD, of(&[(Stone, 1), (Ore, 2), (Loom, 1)]), &[PointsPer(1, Defeats, Neighbours)]),
    row(TradersGuild, Purple, GUILD, of(&[(Glass, 1), (Loom, 1), (Papyrus, 1)]), &[PointsPer(1, Cards(colors(&[Yellow])), Neighbours)]),
    row(WorkersGuild, Purple, GUILD, of(&[(Wood, 1), (Stone, 1), (Ore, 2), (Clay, 1)]), &[PointsPer(1, Cards(colors(&[Brown])), Neighbours)]),
    row(DecoratorsGuild, Purple, GUILD, of(&[(Stone, 1), (Ore, 2), (Loom, 1)]), &[PointsIfComplete(7)]),
];

/// Rows that the second edition prints otherwise (W12.2).
#[rustfmt::skip]
pub(super) const CHANGED_IN_SECOND: &[Row] = &[
    row(Altar, Blue, [1, 1, 2, 2, 2], FREE, &[Points(3)]),
    row(Theater, Blue, [1, 1, 1, 2, 2], FREE, &[Points(3)]),
    row(Statue, Blue, [1, 1, 1, 1, 2], of(&[(Wood, 1), (Ore, 2)]), &[Points(4)]).after(&[Well]),
    row(Temple, Blue, [1, 1, 1, 2, 2], of(&[(Wood, 1), (Clay, 1), (Glass, 1)]), &[Points(4)]),
    row(Gardens, Blue, [1, 2, 2, 2, 2], of(&[(Wood, 1), (Clay, 2)]), &[Points(5)]).after(&[Theater]),
    row(Pantheon, Blue, [1, 1, 1, 2, 2], of(&[(Ore, 1), (Clay, 2), (Glass, 1), (Loom, 1), (Papyrus, 1)]), &[Points(7)]).after(&[Altar]),
    row(TownHall, Blue, [1, 1, 1, 2, 2], of(&[(Stone, 2), (Ore, 1), (Glass, 1)]), &[Points(6)]),
    row(Arena, Yellow, [1, 1, 2, 2, 2], of(&[(Stone, 2), (Ore, 1)]), &[CoinsPer(3, Stages, Own), PointsPer(1, Stages, Own)]).after(&[Dispensary]),
    row(Arsenal, Red, [1, 1, 2, 2, 2], of(&[(Wood, 2), (Ore, 1), (Loom, 1)]), &[Shields(3)]),
    row(Circus, Red, [0, 1, 1, 2, 2], of(&[(Stone, 3), (Ore, 1)]), &[Shields(3)]).after(&[TrainingGround]),
    row(Fortifications, Red, [1, 1, 1, 1, 2], of(&[(Ore, 3), (Clay, 1)]), &[Shields(3)]).after(&[Walls]),
    row(BuildersGuild, Purple, GUILD, of(&[(Stone, 3), (Clay, 2), (Glass, 1)]), &[PointsPer(1, Stages, OwnAndNeighbours)]),
    row(SpiesGuild, Purple, GUILD, of(&[(Clay, 2), (Glass, 1)]), &[PointsPer(1, Cards(colors(&[Red])), Neighbours)]),
];

/// Cards that only the first edition has (W12.1).
pub(super) const ONLY_FIRST: &[Card] = &[Pawnshop, StrategistsGuild];
/// Cards that only the second edition has (W12.1).
pub(super) const ONLY_SECOND: &[Card] = &[Well, Ludus, Castrum, DecoratorsGuild];

/// Cards that have the same name, although they are printed differently (W1.6).
pub(super) const NAMESAKES: &[[Card; 2]] = &[[Glassworks1, Glassworks2], [Loom1, Loom2], [Press1, Press2]];
