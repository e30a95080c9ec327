//! What is printed on the components of Armada: cards, islands, tracks, shipyards.
//!
//! What the figures rest on is said in `docs/rules/armada.md`. Some are ours, as the printed ones are not known: [`is_house`] says
//! which.

use super::{Effect, GUILD as DRAWN, MANUFACTURED, Row, either, row};
use crate::cost::Cost;
use crate::ids::{AGES, Card, CardSet, Color, Fleet, FleetSet, Island, Level, Resource, Shipyard};

use Card::*;
use Color::*;
use Effect::*;
use Island::*;
use Naval::*;
use Resource::*;

/// Something that a card, a stage or an island does and that the base game does not know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Naval {
    /// Naval shields (S6.1).
    NavalShields(u8),
    /// A raid of the city two seats away (S9.1).
    Raid(Far),
    /// So many free moves, each of another one of these fleets (S3.9).
    FreeMoves(u8, FleetSet),
    /// All others lose as many coins as their commerce level is (S8.4).
    Pirates,
    /// So many resources in a turn from the city two seats away, for a coin each (S8.5).
    DistantTrade(Far, u8),
    /// The top island of a level (S7.7).
    DrawIsland(Level),
    /// A science symbol of the kind that the city has most of (S8.7).
    MostScience,
    /// So many points for each commerce level (S8.6).
    PointsPerCommerce(u8),
    /// So many points for each own island (S7.20).
    PointsPerIsland(u8),
    /// So many points for each own card of one colour (S7.17).
    PointsPerCardOfColor(u8),
    /// Constructions with stages are free and of any fleet (S7.13).
    FreeWonderFleet,
    /// Neither taxes nor pirates cost coins any more (S7.12).
    NoLosses,
    /// The owner may stay out of naval conflicts (S10.6).
    MayStayOut,
    /// Each construction costs a resource less (S7.14).
    CheaperConstruction,
    /// Each construction brings a coin (S7.15).
    CoinPerConstruction,
    /// All others lose so many coins (S12.5).
    OthersLoseCoins(u8),
}

/// The city two seats away.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Far {
    /// The left neighbour of the left neighbour.
    LeftLeft,
    /// The right neighbour of the right neighbour.
    RightRight,
}

const FREE: Cost = Cost::FREE;

const fn coins(coins: u8) -> Cost {
    Cost::FREE.and_coins(coins)
}

const fn of(resources: &[(Resource, u8)]) -> Cost {
    Cost::of(resources)
}

/// Any fleet.
const ANY_FLEET: FleetSet = FleetSet::from_bits(0b1111);

const fn only(fleet: Fleet) -> FleetSet {
    FleetSet::from_bits(1 << fleet as u8)
}

/// The cards, in the order of `ids.rs`: one copy of each.
#[rustfmt::skip]
pub(super) const ROWS: [Row; Card::NUM - Card::BASE] = [
    row(Pontoon, Red, DRAWN, of(&[(Papyrus, 1)]), &[Shields(1)]).of_age(1).at_sea(&[Raid(Far::RightRight)]),
    row(CoastalDefenses, Red, DRAWN, of(&[(Glass, 1)]), &[]).of_age(1).at_sea(&[NavalShields(1)]),
    row(PirateHideout, Yellow, DRAWN, FREE, &[Coins(3)]).of_age(1).at_sea(&[Pirates]),
    row(EasternEmporium, Yellow, DRAWN, of(&[(Loom, 1)]), &[]).of_age(1).at_sea(&[DistantTrade(Far::RightRight, 1)]),
    row(ConstructionZone, Blue, DRAWN, FREE, &[]).of_age(1).at_sea(&[FreeMoves(1, ANY_FLEET)]),
    row(DryHold, Blue, DRAWN, FREE, &[]).of_age(1).at_sea(&[FreeMoves(1, ANY_FLEET)]),
    row(HelmsmansRest, Green, DRAWN, of(&[(Stone, 1)]), &[]).of_age(1).at_sea(&[DrawIsland(Level::One)]),
    row(CabinetOfExplorers, Green, DRAWN, of(&[(Clay, 1)]), &[]).of_age(1).at_sea(&[MostScience]),
    row(Ballista, Red, DRAWN, of(&[(Clay, 1), (Glass, 1), (Loom, 1)]), &[Shields(2)]).of_age(2).at_sea(&[Raid(Far::LeftLeft)]),
    row(FortifiedPort, Red, DRAWN, of(&[(Clay, 2), (Papyrus, 1)]), &[]).of_age(2).at_sea(&[NavalShields(2)]),
    row(PiratesDen, Yellow, DRAWN, FREE, &[Coins(6)]).of_age(2).at_sea(&[Pirates]),
    row(WesternEmporium, Yellow, DRAWN, of(&[(Ore, 1), (Papyrus, 1)]), &[]).of_age(2).at_sea(&[DistantTrade(Far::LeftLeft, 2)]),
    row(ShipRepair, Blue, DRAWN, of(&[(Ore, 2), (Glass, 1)]), &[Points(2)]).of_age(2).at_sea(&[FreeMoves(1, ANY_FLEET)]),
    row(Boathouse, Blue, DRAWN, of(&[(Wood, 2), (Loom, 1)]), &[Points(3)]).of_age(2).at_sea(&[FreeMoves(1, ANY_FLEET)]),
    row(CartographersOffice, Green, DRAWN, of(&[(Wood, 2), (Clay, 1)]), &[]).of_age(2).at_sea(&[DrawIsland(Level::Two)]),
    row(NavigationFirm, Green, DRAWN, of(&[(Stone, 1), (Ore, 1), (Glass, 1)]), &[]).of_age(2).at_sea(&[MostScience]),
    row(Pier, Red, DRAWN, of(&[(Wood, 2), (Loom, 1), (Papyrus, 1)]), &[Shields(3)]).of_age(3).at_sea(&[Raid(Far::RightRight)]),
    row(CoastalFortifications, Red, DRAWN, of(&[(Stone, 2), (Clay, 1), (Glass, 1)]), &[]).of_age(3).at_sea(&[NavalShields(3)]),
    row(PirateCrew, Yellow, DRAWN, of(&[(Wood, 2), (Glass, 1)]), &[Points(4)]).of_age(3).at_sea(&[Pirates]),
    row(PortCustoms, Yellow, DRAWN, of(&[(Stone, 1), (Ore, 1), (Clay, 1)]), &[]).of_age(3).at_sea(&[PointsPerCommerce(2)]),
    row(HarborMastersOffice, Blue, DRAWN, of(&[(Wood, 1), (Stone, 1), (Ore, 1), (Loom, 1)]), &[Points(4)]).of_age(3).at_sea(&[FreeMoves(1, ANY_FLEET)]),
    row(NavalHeadquarters, Blue, DRAWN, of(&[(Wood, 1), (Stone, 2), (Clay, 1), (Papyrus, 1)]), &[Points(5)]).of_age(3).at_sea(&[FreeMoves(1, ANY_FLEET)]),
    row(NauticalArchives, Green, DRAWN, of(&[(Wood, 1), (Ore, 2), (Papyrus, 1)]), &[]).of_age(3).at_sea(&[DrawIsland(Level::Three)]),
    row(CircleOfCaptains, Green, DRAWN, of(&[(Stone, 1), (Ore, 1), (Clay, 1), (Loom, 1)]), &[]).of_age(3).at_sea(&[MostScience]),
];

/// What is printed on an island.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct IslandFace {
    island: Island,
    /// Its level.
    pub level: Level,
    /// What it does that cards of the base game do, too.
    pub effects: &'static [Effect],
    /// What it does besides.
    pub naval: &'static [Naval],
}

const fn island(island: Island, level: Level, effects: &'static [Effect], naval: &'static [Naval]) -> IslandFace {
    IslandFace { island, level, effects, naval }
}

#[rustfmt::skip]
static ISLANDS: [IslandFace; Island::NUM] = [
    island(OvergrownIsland, Level::One, &[ProduceChoice(either(Wood, Ore))], &[]),
    island(VirginIsland, Level::One, &[ProduceChoice(either(Stone, Clay))], &[]),
    island(BronzeIsland, Level::One, &[Shields(1)], &[]),
    island(WhistlingIsland, Level::One, &[], &[NavalShields(1)]),
    island(InhabitedIsland, Level::One, &[Points(3)], &[]),
    island(TopazIsland, Level::One, &[], &[FreeMoves(1, only(Fleet::Blue))]),
    island(AmberIsland, Level::One, &[], &[FreeMoves(1, only(Fleet::Yellow))]),
    island(LostIsland, Level::One, &[], &[FreeWonderFleet]),
    island(FoggyIsland, Level::One, &[], &[NoLosses]),
    island(AbandonedOasis, Level::Two, &[ProduceChoice(MANUFACTURED)], &[]),
    island(IronOasis, Level::Two, &[Shields(2)], &[]),
    island(WindyOasis, Level::Two, &[], &[NavalShields(2)]),
    island(OasisOfStatues, Level::Two, &[Points(5)], &[]),
    island(StormyOasis, Level::Two, &[], &[FreeMoves(2, ANY_FLEET)]),
    island(ForgottenOasis, Level::Two, &[], &[MayStayOut]),
    island(AncientOasis, Level::Two, &[], &[CheaperConstruction]),
    island(WondrousOasis, Level::Two, &[], &[CoinPerConstruction]),
    island(PirateOasis, Level::Two, &[Points(3)], &[Pirates]),
    island(ScarletArchipelago, Level::Three, &[Shields(3)], &[]),
    island(BreezyArchipelago, Level::Three, &[], &[NavalShields(3)]),
    island(RoyalArchipelago, Level::Three, &[Points(7)], &[]),
    island(TorrentialArchipelago, Level::Three, &[], &[FreeMoves(3, ANY_FLEET)]),
    island(RainbowArchipelago, Level::Three, &[], &[PointsPerCardOfColor(1)]),
    island(LushArchipelago, Level::Three, &[], &[PointsPerCommerce(2)]),
    island(GoldenArchipelago, Level::Three, &[AnyScience], &[]),
    island(EmeraldArchipelago, Level::Three, &[], &[MostScience]),
    island(ShelteredArchipelago, Level::Three, &[], &[PointsPerIsland(2)]),
];

impl Island {
    /// What is printed on it.
    #[inline]
    pub const fn face(self) -> &'static IslandFace {
        &ISLANDS[self as usize]
    }

    /// Its level.
    pub const fn level(self) -> Level {
        ISLANDS[self as usize].level
    }
}

/// Spaces of a track, the starting space among them.
pub const SPACES: usize = 7;
/// The last space of a track.
pub const LAST_SPACE: u8 = SPACES as u8 - 1;

/// What the spaces of the four tracks give, the same on every shipyard: the starting space first (S6).
pub struct Tracks {
    /// Naval shields of the red fleet.
    pub shields: [u8; SPACES],
    /// Commerce levels of the yellow fleet.
    pub commerce: [u8; SPACES],
    /// Coins when the yellow fleet arrives.
    pub coins: [u8; SPACES],
    /// The tax when the yellow fleet arrives.
    pub tax: [u8; SPACES],
    /// Naval shields of the yellow fleet.
    pub trade_shields: [u8; SPACES],
    /// Points of the blue fleet.
    pub points: [u8; SPACES],
    /// Naval shields of the blue fleet.
    pub civil_shields: [u8; SPACES],
    /// The level that is explored when the green fleet arrives.
    pub explores: [Option<Level>; SPACES],
}

/// The tracks.
pub const TRACKS: Tracks = Tracks {
    shields: [0, 1, 2, 3, 4, 5, 8],
    commerce: [0, 1, 1, 2, 2, 3, 4],
    coins: [0, 0, 2, 0, 4, 0, 0],
    tax: [0, 0, 1, 0, 2, 0, 4],
    trade_shields: [0, 0, 0, 0, 0, 0, 2],
    points: [0, 1, 2, 3, 5, 7, 10],
    civil_shields: [0, 0, 0, 0, 0, 0, 1],
    explores: [None, None, Some(Level::One), None, Some(Level::Two), None, Some(Level::Three)],
};

/// What is printed on a shipyard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Yard {
    /// The fleet that bears the wonder's symbol.
    pub wonder_fleet: Fleet,
    /// What the step to each space costs, by fleet.
    pub costs: [[Cost; SPACES - 1]; Fleet::NUM],
}

/// House figures, all of them: the pictures of the printed shipyards are lost. Red, yellow, blue, green; the cost of the step to
/// spaces 1 to 6. Whoever has the box can correct them here; nothing else repeats them.
#[rustfmt::skip]
static SHIPYARDS: [Yard; Shipyard::NUM] = [
    Yard { wonder_fleet: Fleet::Red, costs: [
        [of(&[(Wood, 1)]), of(&[(Stone, 1)]), of(&[(Wood, 1), (Ore, 1)]), of(&[(Glass, 1)]), of(&[(Stone, 1), (Clay, 1)]), of(&[(Ore, 1), (Loom, 1)])],
        [of(&[(Stone, 1)]), of(&[(Loom, 1)]), of(&[(Ore, 2)]), of(&[(Wood, 1), (Clay, 1)]), of(&[(Stone, 1), (Papyrus, 1)]), of(&[(Ore, 1), (Glass, 1)])],
        [of(&[(Ore, 1)]), coins(2), of(&[(Wood, 1), (Clay, 1)]), of(&[(Papyrus, 1)]), of(&[(Stone, 1), (Glass, 1)]), of(&[(Loom, 1), (Papyrus, 1)])],
        [of(&[(Clay, 1)]), of(&[(Glass, 1)]), coins(2), of(&[(Wood, 1), (Ore, 1)]), of(&[(Stone, 2)]), of(&[(Clay, 1), (Loom, 1)])],
    ] },
    Yard { wonder_fleet: Fleet::Yellow, costs: [
        [of(&[(Stone, 1)]), of(&[(Ore, 1)]), of(&[(Stone, 1), (Clay, 1)]), of(&[(Loom, 1)]), of(&[(Wood, 1), (Ore, 1)]), of(&[(Clay, 1), (Papyrus, 1)])],
        [of(&[(Ore, 1)]), of(&[(Papyrus, 1)]), of(&[(Clay, 2)]), of(&[(Wood, 1), (Stone, 1)]), of(&[(Ore, 1), (Glass, 1)]), of(&[(Clay, 1), (Loom, 1)])],
        [of(&[(Clay, 1)]), coins(2), of(&[(Wood, 1), (Stone, 1)]), of(&[(Glass, 1)]), of(&[(Ore, 1), (Loom, 1)]), of(&[(Glass, 1), (Papyrus, 1)])],
        [of(&[(Wood, 1)]), of(&[(Loom, 1)]), coins(2), of(&[(Stone, 1), (Clay, 1)]), of(&[(Ore, 2)]), of(&[(Wood, 1), (Papyrus, 1)])],
    ] },
    Yard { wonder_fleet: Fleet::Blue, costs: [
        [of(&[(Ore, 1)]), of(&[(Clay, 1)]), of(&[(Wood, 1), (Ore, 1)]), of(&[(Papyrus, 1)]), of(&[(Stone, 1), (Clay, 1)]), of(&[(Wood, 1), (Glass, 1)])],
        [of(&[(Clay, 1)]), of(&[(Glass, 1)]), of(&[(Wood, 2)]), of(&[(Stone, 1), (Ore, 1)]), of(&[(Clay, 1), (Loom, 1)]), of(&[(Wood, 1), (Papyrus, 1)])],
        [of(&[(Wood, 1)]), coins(2), of(&[(Stone, 1), (Ore, 1)]), of(&[(Loom, 1)]), of(&[(Clay, 1), (Papyrus, 1)]), of(&[(Glass, 1), (Loom, 1)])],
        [of(&[(Stone, 1)]), of(&[(Papyrus, 1)]), coins(2), of(&[(Wood, 1), (Ore, 1)]), of(&[(Clay, 2)]), of(&[(Stone, 1), (Glass, 1)])],
    ] },
    Yard { wonder_fleet: Fleet::Green, costs: [
        [of(&[(Clay, 1)]), of(&[(Wood, 1)]), of(&[(Stone, 1), (Clay, 1)]), of(&[(Glass, 1)]), of(&[(Wood, 1), (Ore, 1)]), of(&[(Stone, 1), (Loom, 1)])],
        [of(&[(Wood, 1)]), of(&[(Loom, 1)]), of(&[(Stone, 2)]), of(&[(Ore, 1), (Clay, 1)]), of(&[(Wood, 1), (Papyrus, 1)]), of(&[(Stone, 1), (Glass, 1)])],
        [of(&[(Stone, 1)]), coins(2), of(&[(Ore, 1), (Clay, 1)]), of(&[(Papyrus, 1)]), of(&[(Wood, 1), (Glass, 1)]), of(&[(Loom, 1), (Papyrus, 1)])],
        [of(&[(Ore, 1)]), of(&[(Glass, 1)]), coins(2), of(&[(Stone, 1), (Clay, 1)]), of(&[(Wood, 2)]), of(&[(Ore, 1), (Loom, 1)])],
    ] },
    Yard { wonder_fleet: Fleet::Red, costs: [
        [of(&[(Wood, 1)]), of(&[(Clay, 1)]), of(&[(Wood, 1), (Ore, 1)]), of(&[(Loom, 1)]), of(&[(Stone, 1), (Clay, 1)]), of(&[(Ore, 1), (Papyrus, 1)])],
        [of(&[(Stone, 1)]), of(&[(Papyrus, 1)]), of(&[(Wood, 2)]), of(&[(Ore, 1), (Clay, 1)]), of(&[(Stone, 1), (Glass, 1)]), of(&[(Wood, 1), (Loom, 1)])],
        [of(&[(Ore, 1)]), coins(2), of(&[(Wood, 1), (Stone, 1)]), of(&[(Glass, 1)]), of(&[(Clay, 1), (Loom, 1)]), of(&[(Glass, 1), (Papyrus, 1)])],
        [of(&[(Clay, 1)]), of(&[(Loom, 1)]), coins(2), of(&[(Wood, 1), (Ore, 1)]), of(&[(Stone, 2)]), of(&[(Clay, 1), (Papyrus, 1)])],
    ] },
    Yard { wonder_fleet: Fleet::Yellow, costs: [
        [of(&[(Stone, 1)]), of(&[(Wood, 1)]), of(&[(Stone, 1), (Clay, 1)]), of(&[(Papyrus, 1)]), of(&[(Wood, 1), (Ore, 1)]), of(&[(Clay, 1), (Glass, 1)])],
        [of(&[(Ore, 1)]), of(&[(Glass, 1)]), of(&[(Stone, 2)]), of(&[(Wood, 1), (Clay, 1)]), of(&[(Ore, 1), (Loom, 1)]), of(&[(Stone, 1), (Papyrus, 1)])],
        [of(&[(Clay, 1)]), coins(2), of(&[(Stone, 1), (Ore, 1)]), of(&[(Loom, 1)]), of(&[(Wood, 1), (Papyrus, 1)]), of(&[(Glass, 1), (Loom, 1)])],
        [of(&[(Wood, 1)]), of(&[(Papyrus, 1)]), coins(2), of(&[(Stone, 1), (Clay, 1)]), of(&[(Ore, 2)]), of(&[(Wood, 1), (Glass, 1)])],
    ] },
    Yard { wonder_fleet: Fleet::Blue, costs: [
        [of(&[(Ore, 1)]), of(&[(Stone, 1)]), of(&[(Wood, 1), (Ore, 1)]), of(&[(Glass, 1)]), of(&[(Stone, 1), (Clay, 1)]), of(&[(Wood, 1), (Loom, 1)])],
        [of(&[(Clay, 1)]), of(&[(Loom, 1)]), of(&[(Ore, 2)]), of(&[(Wood, 1), (Stone, 1)]), of(&[(Clay, 1), (Papyrus, 1)]), of(&[(Ore, 1), (Glass, 1)])],
        [of(&[(Wood, 1)]), coins(2), of(&[(Ore, 1), (Clay, 1)]), of(&[(Papyrus, 1)]), of(&[(Stone, 1), (Glass, 1)]), of(&[(Loom, 1), (Papyrus, 1)])],
        [of(&[(Stone, 1)]), of(&[(Glass, 1)]), coins(2), of(&[(Wood, 1), (Ore, 1)]), of(&[(Clay, 2)]), of(&[(Stone, 1), (Loom, 1)])],
    ] },
    Yard { wonder_fleet: Fleet::Green, costs: [
        [of(&[(Clay, 1)]), of(&[(Ore, 1)]), of(&[(Stone, 1), (Clay, 1)]), of(&[(Loom, 1)]), of(&[(Wood, 1), (Ore, 1)]), of(&[(Stone, 1), (Papyrus, 1)])],
        [of(&[(Wood, 1)]), of(&[(Papyrus, 1)]), of(&[(Clay, 2)]), of(&[(Stone, 1), (Ore, 1)]), of(&[(Wood, 1), (Glass, 1)]), of(&[(Clay, 1), (Loom, 1)])],
        [of(&[(Stone, 1)]), coins(2), of(&[(Wood, 1), (Clay, 1)]), of(&[(Glass, 1)]), of(&[(Ore, 1), (Loom, 1)]), of(&[(Glass, 1), (Papyrus, 1)])],
        [of(&[(Ore, 1)]), of(&[(Loom, 1)]), coins(2), of(&[(Stone, 1), (Clay, 1)]), of(&[(Wood, 2)]), of(&[(Ore, 1), (Papyrus, 1)])],
    ] },
];

/// A row of the tables here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Figures {
    /// What a card costs.
    Cost(Card),
    /// What a space of a track gives.
    Space(Fleet, u8),
    /// What the steps of a shipyard cost, and the fleet that bears the wonder's symbol.
    Shipyard(Shipyard),
}

/// Tests if figures are house figures: ours, as the printed ones are not known (S2.9, S6.10). Those of the shipyards all are.
pub fn is_house(figures: Figures) -> bool {
    match figures {
        Figures::Cost(card) => HOUSE_AMOUNTS.contains(&card),
        Figures::Space(fleet, space) => fleet == Fleet::Blue && HOUSE_POINTS.contains(&space),
        Figures::Shipyard(_) => true,
    }
}

/// Spaces of the blue track whose points are ours: those of the starting space and of the last one are known.
const HOUSE_POINTS: std::ops::Range<u8> = 1..LAST_SPACE;

/// Cards whose amounts of resources are ours: the kinds are known, the printed amounts are not.
const HOUSE_AMOUNTS: &[Card] = &[
    Ballista,
    FortifiedPort,
    WesternEmporium,
    ShipRepair,
    Boathouse,
    CartographersOffice,
    NavigationFirm,
    Pier,
    CoastalFortifications,
    PirateCrew,
    PortCustoms,
    HarborMastersOffice,
    NavalHeadquarters,
    NauticalArchives,
    CircleOfCaptains,
];

impl Shipyard {
    /// What is printed on it.
    #[inline]
    pub const fn yard(self) -> &'static Yard {
        &SHIPYARDS[self as usize]
    }
}

/// Victory tokens of a naval conflict by place, for each age; a place without a token has none (S10.2).
pub const NAVAL_REWARDS: [[i8; 3]; AGES] = [[3, 1, 0], [5, 3, 0], [7, 5, 3]];
/// The defeat token of each age (S10.2).
pub const NAVAL_DEFEAT: [i8; AGES] = [-1, -2, -3];
/// The most points of a guild (S11.1).
pub const GUILD_POINTS: i16 = 10;
/// Islands that a lone explorer sees (S7.1).
pub const ALONE: usize = 4;

/// Cards with naval shields (S8.1).
pub(crate) const SHIELDED: CardSet = {
    let (mut bits, mut i) = (0_u128, 0);
    while i < ROWS.len() {
        let mut j = 0;
        while j < ROWS[i].face.naval.len() {
            if matches!(ROWS[i].face.naval[j], NavalShields(_)) {
                bits |= 1 << (Card::BASE + i);
            }
            j += 1;
        }
        i += 1;
    }
    CardSet::from_bits(bits)
};

/// Cards of Armada in an age.
const OF_AN_AGE: usize = 8;

/// The Armada cards of each age from which some are drawn (S2.2).
static POOLS: [[Card; OF_AN_AGE]; AGES] = {
    let mut pools = [[Card::ALL[0]; OF_AN_AGE]; AGES];
    let mut age = 0;
    while age < AGES {
        let (mut i, mut found) = (0, 0);
        while i < ROWS.len() {
            assert!(ROWS[i].card as usize == Card::BASE + i, "a row does not stand where its name stands in ids.rs");
            if ROWS[i].face.age as usize == age + 1 {
                pools[age][found] = ROWS[i].card;
                found += 1;
            }
            i += 1;
        }
        assert!(found == OF_AN_AGE, "an age has eight cards of Armada");
        age += 1;
    }
    pools
};

/// Those that reach no city two seats away: the pools of three players (S2.3).
static POOLS_OF_THREE: ([[Card; OF_AN_AGE]; AGES], [usize; AGES]) = {
    let (mut pools, mut len) = ([[Card::ALL[0]; OF_AN_AGE]; AGES], [0; AGES]);
    let mut age = 0;
    while age < AGES {
        let mut i = 0;
        while i < OF_AN_AGE {
            let card = POOLS[age][i];
            if !ROWS[card as usize - Card::BASE].face.reaches_far() {
                pools[age][len[age]] = card;
                len[age] += 1;
            }
            i += 1;
        }
        age += 1;
    }
    assert!(len[0] == 6 && len[1] == 6 && len[2] == 7, "five cards reach two seats away");
    (pools, len)
};

/// The Armada cards of an age, from 0, from which some are drawn, and how many are (S2.2, S2.3, S12.1).
#[inline]
pub fn armada_cards(seats: usize, age: usize) -> (&'static [Card], usize) {
    match seats {
        3 => (&POOLS_OF_THREE.0[age][..POOLS_OF_THREE.1[age]], 3),
        8 => (&POOLS[age], 7),
        _ => (&POOLS[age], seats),
    }
}

const _: () = {
    let (mut i, mut of_level) = (0, [0; Level::NUM]);
    while i < Island::NUM {
        assert!(ISLANDS[i].island as usize == i, "an island does not stand where its name stands in ids.rs");
        assert!(ISLANDS[i].level as usize == i / 9, "islands of a level stand together");
        of_level[ISLANDS[i].level as usize] += 1;
        i += 1;
    }
    assert!(of_level[0] == 9 && of_level[1] == 9 && of_level[2] == 9);
    let (mut i, mut symbols) = (0, [0; Fleet::NUM]);
    while i < Shipyard::NUM {
        symbols[SHIPYARDS[i].wonder_fleet as usize] += 1;
        i += 1;
    }
    assert!(symbols[0] == 2 && symbols[1] == 2 && symbols[2] == 2 && symbols[3] == 2);
};
