//! Names of every component: closed enums of one byte. Their figures are in `data/`.

use table::{IdSet, ids};

ids! {
    /// A card. Copies of one card are alike. Those of an age stand together, and in it those of a colour.
    pub enum Card("card", u128) {
        ClayPit = "clay_pit",
        ClayPool = "clay_pool",
        Excavation = "excavation",
        ForestCave = "forest_cave",
        LumberYard = "lumber_yard",
        Mine = "mine",
        OreVein = "ore_vein",
        StonePit = "stone_pit",
        TimberYard = "timber_yard",
        TreeFarm = "tree_farm",
        Glassworks1 = "glassworks_1",
        Loom1 = "loom_1",
        Press1 = "press_1",
        Altar = "altar",
        Baths = "baths",
        Pawnshop = "pawnshop",
        Theater = "theater",
        Well = "well",
        EastTradingPost = "east_trading_post",
        Marketplace = "marketplace",
        Tavern = "tavern",
        WestTradingPost = "west_trading_post",
        Barracks = "barracks",
        GuardTower = "guard_tower",
        Stockade = "stockade",
        Apothecary = "apothecary",
        Scriptorium = "scriptorium",
        Workshop = "workshop",
        Brickyard = "brickyard",
        Foundry = "foundry",
        Quarry = "quarry",
        Sawmill = "sawmill",
        Glassworks2 = "glassworks_2",
        Loom2 = "loom_2",
        Press2 = "press_2",
        Aqueduct = "aqueduct",
        Courthouse = "courthouse",
        Statue = "statue",
        Temple = "temple",
        Bazar = "bazar",
        Caravansery = "caravansery",
        Forum = "forum",
        Vineyard = "vineyard",
        ArcheryRange = "archery_range",
        Stables = "stables",
        TrainingGround = "training_ground",
        Walls = "walls",
        Dispensary = "dispensary",
        Laboratory = "laboratory",
        Library = "library",
        School = "school",
        Gardens = "gardens",
        Palace = "palace",
        Pantheon = "pantheon",
        Senate = "senate",
        TownHall = "town_hall",
        Arena = "arena",
        ChamberOfCommerce = "chamber_of_commerce",
        Haven = "haven",
        Lighthouse = "lighthouse",
        Ludus = "ludus",
        Arsenal = "arsenal",
        Circus = "circus",
        Fortifications = "fortifications",
        SiegeWorkshop = "siege_workshop",
        Castrum = "castrum",
        Academy = "academy",
        Lodge = "lodge",
        Observatory = "observatory",
        Study = "study",
        University = "university",
        BuildersGuild = "builders_guild",
        CraftsmensGuild = "craftsmens_guild",
        MagistratesGuild = "magistrates_guild",
        PhilosophersGuild = "philosophers_guild",
        ScientistsGuild = "scientists_guild",
        ShipownersGuild = "shipowners_guild",
        SpiesGuild = "spies_guild",
        StrategistsGuild = "strategists_guild",
        TradersGuild = "traders_guild",
        WorkersGuild = "workers_guild",
        DecoratorsGuild = "decorators_guild",
    }
}

ids! {
    /// The colour of a card, which says what kind it is.
    pub enum Color("colour", u8) {
        /// Raw materials.
        Brown = "brown",
        /// Manufactured goods.
        Grey = "grey",
        /// Civilian structures.
        Blue = "blue",
        /// Commercial structures.
        Yellow = "yellow",
        /// Military structures.
        Red = "red",
        /// Scientific structures.
        Green = "green",
        /// Guilds.
        Purple = "purple",
    }
}

ids! {
    /// What costs are made of: four raw materials, then three manufactured goods (W1.3).
    pub enum Resource("resource", u8) {
        Wood = "wood",
        Stone = "stone",
        Ore = "ore",
        Clay = "clay",
        Glass = "glass",
        Loom = "loom",
        Papyrus = "papyrus",
    }
}

ids! {
    /// A symbol of science.
    pub enum Symbol("science symbol", u8) {
        Compass = "compass",
        Gear = "gear",
        Tablet = "tablet",
    }
}

ids! {
    /// A wonder.
    pub enum WonderId("wonder", u8) {
        Alexandria = "alexandria",
        Babylon = "babylon",
        Ephesus = "ephesus",
        Giza = "giza",
        Halicarnassus = "halicarnassus",
        Olympia = "olympia",
        Rhodes = "rhodes",
    }
}

ids! {
    /// A side of a wonder's board. In the second edition they are called day and night (W12.4).
    pub enum Side("side", u8) {
        A = "a",
        B = "b",
    }
}

/// Some kinds of cards.
pub type CardSet = IdSet<Card>;
/// Some colours.
pub type ColorSet = IdSet<Color>;
/// Some resources.
pub type ResourceSet = IdSet<Resource>;
/// Some wonders.
pub type WonderSet = IdSet<WonderId>;

/// The most players.
pub const MAX_PLAYERS: usize = 7;
/// The fewest players.
pub const MIN_PLAYERS: usize = 3;
/// Ages in a game.
pub const AGES: usize = 3;
/// Cards dealt to a seat in an age (W3.1).
pub const HAND: usize = 7;
/// Regular turns in an age: on the last of them a seat plays one of two cards (W3.5).
pub const TURNS: usize = HAND - 1;

impl Resource {
    /// Raw materials come first.
    pub const RAW: usize = 4;

    /// Tests if it is a raw material; the others are manufactured goods (W1.3).
    #[inline]
    pub const fn is_raw(self) -> bool {
        (self as usize) < Self::RAW
    }
}
