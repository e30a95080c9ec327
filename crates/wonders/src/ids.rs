//! Names of every component: closed enums of one byte. Their figures are in `data/`.

use table::{IdSet, ids};

ids! {
    /// A card. Copies of one card are alike. Those of an age stand together, and in it those of a colour. The cards of Armada
    /// follow those of the base game.
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
        Pontoon = "pontoon",
        CoastalDefenses = "coastal_defenses",
        PirateHideout = "pirate_hideout",
        EasternEmporium = "eastern_emporium",
        ConstructionZone = "construction_zone",
        DryHold = "dry_hold",
        HelmsmansRest = "helmsmans_rest",
        CabinetOfExplorers = "cabinet_of_explorers",
        Ballista = "ballista",
        FortifiedPort = "fortified_port",
        PiratesDen = "pirates_den",
        WesternEmporium = "western_emporium",
        ShipRepair = "ship_repair",
        Boathouse = "boathouse",
        CartographersOffice = "cartographers_office",
        NavigationFirm = "navigation_firm",
        Pier = "pier",
        CoastalFortifications = "coastal_fortifications",
        PirateCrew = "pirate_crew",
        PortCustoms = "port_customs",
        HarborMastersOffice = "harbor_masters_office",
        NavalHeadquarters = "naval_headquarters",
        NauticalArchives = "nautical_archives",
        CircleOfCaptains = "circle_of_captains",
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
    /// A wonder. The last one is for the eighth seat of Armada.
    pub enum WonderId("wonder", u8) {
        Alexandria = "alexandria",
        Babylon = "babylon",
        Ephesus = "ephesus",
        Giza = "giza",
        Halicarnassus = "halicarnassus",
        Olympia = "olympia",
        Rhodes = "rhodes",
        Petra = "petra",
    }
}

ids! {
    /// A side of a wonder's board. In the second edition they are called day and night (W12.4).
    pub enum Side("side", u8) {
        A = "a",
        B = "b",
    }
}

ids! {
    /// A fleet: a ship on a track of the shipyard (S1.4).
    pub enum Fleet("fleet", u8) {
        /// The war fleet.
        Red = "red",
        /// The trade fleet.
        Yellow = "yellow",
        /// The civilian fleet.
        Blue = "blue",
        /// The science fleet.
        Green = "green",
    }
}

ids! {
    /// A shipyard: what the steps of the fleets cost, and which of them bears the wonder's symbol (S2.7).
    pub enum Shipyard("shipyard", u8) {
        Shipyard1 = "shipyard_1",
        Shipyard2 = "shipyard_2",
        Shipyard3 = "shipyard_3",
        Shipyard4 = "shipyard_4",
        Shipyard5 = "shipyard_5",
        Shipyard6 = "shipyard_6",
        Shipyard7 = "shipyard_7",
        Shipyard8 = "shipyard_8",
    }
}

ids! {
    /// An island. Those of a level stand together.
    pub enum Island("island", u32) {
        OvergrownIsland = "overgrown_island",
        VirginIsland = "virgin_island",
        BronzeIsland = "bronze_island",
        WhistlingIsland = "whistling_island",
        InhabitedIsland = "inhabited_island",
        TopazIsland = "topaz_island",
        AmberIsland = "amber_island",
        LostIsland = "lost_island",
        FoggyIsland = "foggy_island",
        AbandonedOasis = "abandoned_oasis",
        IronOasis = "iron_oasis",
        WindyOasis = "windy_oasis",
        OasisOfStatues = "oasis_of_statues",
        StormyOasis = "stormy_oasis",
        ForgottenOasis = "forgotten_oasis",
        AncientOasis = "ancient_oasis",
        WondrousOasis = "wondrous_oasis",
        PirateOasis = "pirate_oasis",
        ScarletArchipelago = "scarlet_archipelago",
        BreezyArchipelago = "breezy_archipelago",
        RoyalArchipelago = "royal_archipelago",
        TorrentialArchipelago = "torrential_archipelago",
        RainbowArchipelago = "rainbow_archipelago",
        LushArchipelago = "lush_archipelago",
        GoldenArchipelago = "golden_archipelago",
        EmeraldArchipelago = "emerald_archipelago",
        ShelteredArchipelago = "sheltered_archipelago",
    }
}

ids! {
    /// A level of islands (S2.5).
    pub enum Level("level", u8) {
        One = "1",
        Two = "2",
        Three = "3",
    }
}

/// Some fleets.
pub type FleetSet = IdSet<Fleet>;
/// Some islands.
pub type IslandSet = IdSet<Island>;
/// Some kinds of cards.
pub type CardSet = IdSet<Card>;
/// Some colours.
pub type ColorSet = IdSet<Color>;
/// Some resources.
pub type ResourceSet = IdSet<Resource>;
/// Some wonders.
pub type WonderSet = IdSet<WonderId>;

/// The most players of the base game.
pub const MAX_PLAYERS: usize = 7;
/// The most players of any game.
pub const MOST_SEATS: usize = 8;
/// The fewest players.
pub const MIN_PLAYERS: usize = 3;
/// Ages in a game.
pub const AGES: usize = 3;
/// Cards dealt to a seat in an age of the base game (W3.1).
pub const HAND: usize = 7;
/// Regular turns in an age of the base game: on the last of them a seat plays one of two cards (W3.5).
pub const TURNS: usize = HAND - 1;
/// The most cards dealt to a seat in an age of any game.
pub const MOST_HAND: usize = 8;
/// The most cards dealt in an age of any game.
pub(crate) const MOST_CARDS: usize = 56;

impl Card {
    /// How many cards the base game has: they come first.
    pub const BASE: usize = Self::Pontoon as usize;

    /// Tests if it is a card of Armada.
    pub const fn is_of_armada(self) -> bool {
        self as usize >= Self::BASE
    }
}

impl WonderId {
    /// The wonders of the base game.
    pub const BASE: [Self; 7] =
        [Self::Alexandria, Self::Babylon, Self::Ephesus, Self::Giza, Self::Halicarnassus, Self::Olympia, Self::Rhodes];
}

impl Fleet {
    /// The fleet of a card's colour (S3.1).
    pub const fn of(color: Color) -> Option<Self> {
        match color {
            Color::Red => Some(Self::Red),
            Color::Yellow => Some(Self::Yellow),
            Color::Blue => Some(Self::Blue),
            Color::Green => Some(Self::Green),
            Color::Brown | Color::Grey | Color::Purple => None,
        }
    }
}

impl Level {
    /// The islands of the level.
    pub fn islands(self) -> IslandSet {
        IslandSet::from_bits(0x1ff << (9 * self.index()))
    }
}

impl Resource {
    /// Raw materials come first.
    pub const RAW: usize = 4;

    /// Tests if it is a raw material; the others are manufactured goods (W1.3).
    #[inline]
    pub const fn is_raw(self) -> bool {
        (self as usize) < Self::RAW
    }
}
