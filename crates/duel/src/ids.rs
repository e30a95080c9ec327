//! Names of every component: closed enums of one byte. Their costs and effects are in `data/`.

use table::{IdSet, ids};

ids! {
    /// A building: the cards of the three ages and the guilds, in printed order.
    pub enum CardId("building", u128) {
        LumberYard = "lumber_yard",
        LoggingCamp = "logging_camp",
        ClayPool = "clay_pool",
        ClayPit = "clay_pit",
        Quarry = "quarry",
        StonePit = "stone_pit",
        Glassworks = "glassworks",
        Press = "press",
        GuardTower = "guard_tower",
        Workshop = "workshop",
        Apothecary = "apothecary",
        StoneReserve = "stone_reserve",
        ClayReserve = "clay_reserve",
        WoodReserve = "wood_reserve",
        Stable = "stable",
        Garrison = "garrison",
        Palisade = "palisade",
        Scriptorium = "scriptorium",
        Pharmacist = "pharmacist",
        Theater = "theater",
        Altar = "altar",
        Baths = "baths",
        Tavern = "tavern",
        Sawmill = "sawmill",
        Brickyard = "brickyard",
        ShelfQuarry = "shelf_quarry",
        GlassBlower = "glass_blower",
        DryingRoom = "drying_room",
        Walls = "walls",
        Forum = "forum",
        Caravansery = "caravansery",
        CustomsHouse = "customs_house",
        Courthouse = "courthouse",
        HorseBreeders = "horse_breeders",
        Barracks = "barracks",
        ArcheryRange = "archery_range",
        ParadeGround = "parade_ground",
        Library = "library",
        Dispensary = "dispensary",
        School = "school",
        Laboratory = "laboratory",
        Statue = "statue",
        Temple = "temple",
        Aqueduct = "aqueduct",
        Rostrum = "rostrum",
        Brewery = "brewery",
        Arsenal = "arsenal",
        Pretorium = "pretorium",
        Academy = "academy",
        Study = "study",
        ChamberOfCommerce = "chamber_of_commerce",
        Port = "port",
        Armory = "armory",
        Palace = "palace",
        TownHall = "town_hall",
        Obelisk = "obelisk",
        Fortifications = "fortifications",
        SiegeWorkshop = "siege_workshop",
        Circus = "circus",
        University = "university",
        Observatory = "observatory",
        Gardens = "gardens",
        Pantheon = "pantheon",
        Senate = "senate",
        Lighthouse = "lighthouse",
        Arena = "arena",
        MerchantsGuild = "merchants_guild",
        ShipownersGuild = "shipowners_guild",
        BuildersGuild = "builders_guild",
        MagistratesGuild = "magistrates_guild",
        ScientistsGuild = "scientists_guild",
        MoneylendersGuild = "moneylenders_guild",
        TacticiansGuild = "tacticians_guild",    }
}

ids! {
    /// A wonder.
    pub enum WonderId("wonder", u16) {
        AppianWay = "appian_way",
        CircusMaximus = "circus_maximus",
        Colossus = "colossus",
        GreatLibrary = "great_library",
        GreatLighthouse = "great_lighthouse",
        HangingGardens = "hanging_gardens",
        Mausoleum = "mausoleum",
        Piraeus = "piraeus",
        Pyramids = "pyramids",
        Sphinx = "sphinx",
        StatueOfZeus = "statue_of_zeus",
        TempleOfArtemis = "temple_of_artemis",
    }
}

ids! {
    /// A progress token.
    pub enum TokenId("progress token", u16) {
        Agriculture = "agriculture",
        Architecture = "architecture",
        Economy = "economy",
        Law = "law",
        Masonry = "masonry",
        Mathematics = "mathematics",
        Philosophy = "philosophy",
        Strategy = "strategy",
        Theology = "theology",
        Urbanism = "urbanism",
    }
}

ids! {
    /// The colour of a building, which says what kind it is.
    pub enum Color("colour", u8) {
        /// Raw materials.
        Brown = "brown",
        /// Manufactured goods.
        Grey = "grey",
        /// Civilian buildings.
        Blue = "blue",
        /// Scientific buildings.
        Green = "green",
        /// Commercial buildings.
        Yellow = "yellow",
        /// Military buildings.
        Red = "red",
        /// Guilds.
        Purple = "purple",
    }
}

ids! {
    /// What buildings and wonders are made of.
    pub enum Resource("resource", u8) {
        Clay = "clay",
        Wood = "wood",
        Stone = "stone",
        Glass = "glass",
        Papyrus = "papyrus",
    }
}

ids! {
    /// The two classes of resources.
    pub enum Class("class of resources", u8) {
        /// Clay, wood and stone.
        Raw = "raw",
        /// Glass and papyrus.
        Manufactured = "manufactured",
    }
}

ids! {
    /// A scientific symbol.
    pub enum Symbol("scientific symbol", u8) {
        Wheel = "wheel",
        Mortar = "mortar",
        Quill = "quill",
        PlumbBob = "plumb_bob",
        ArmillarySphere = "armillary_sphere",
        Sundial = "sundial",
        /// On a progress token only.
        Law = "law",
    }
}

ids! {
    /// A white symbol that makes a later building free.
    pub enum Link("link", u32) {
        Horseshoe = "horseshoe",
        Sword = "sword",
        Tower = "tower",
        Book = "book",
        Gear = "gear",
        Mask = "mask",
        Moon = "moon",
        WaterDrop = "water_drop",
        Amphora = "amphora",
        Target = "target",
        Helmet = "helmet",
        Lyre = "lyre",
        Lamp = "lamp",
        Column = "column",
        Sun = "sun",
        GreekTemple = "greek_temple",
        Barrel = "barrel",
    }
}

ids! {
    /// What the back of a card shows.
    pub enum Back("card back", u8) {
        /// A card of Age I.
        Age1 = "age1",
        /// A card of Age II.
        Age2 = "age2",
        /// A card of Age III.
        Age3 = "age3",
        /// A guild.
        Guild = "guild",
    }
}

/// Some of the buildings.
pub type CardSet = IdSet<CardId>;
/// Some of the wonders.
pub type WonderSet = IdSet<WonderId>;
/// Some of the progress tokens.
pub type TokenSet = IdSet<TokenId>;
/// Some of the resources.
pub type ResourceSet = IdSet<Resource>;

impl Class {
    /// The resources of the class; `Resource` lists raw materials first.
    pub const fn range(self) -> std::ops::Range<usize> {
        match self {
            Self::Raw => 0..Resource::Glass as usize,
            Self::Manufactured => Resource::Glass as usize..Resource::NUM,
        }
    }
}

/// One of the three ages.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Age {
    /// Age I.
    I,
    /// Age II.
    II,
    /// Age III.
    III,
}

impl Age {
    /// The three ages in order.
    pub const ALL: [Self; 3] = [Self::I, Self::II, Self::III];

    /// From 0.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// As it is counted: 1, 2, 3.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The age after this one.
    pub const fn next(self) -> Option<Self> {
        match self {
            Self::I => Some(Self::II),
            Self::II => Some(Self::III),
            Self::III => None,
        }
    }

    /// What the backs of this age's own cards show.
    pub const fn back(self) -> Back {
        match self {
            Self::I => Back::Age1,
            Self::II => Back::Age2,
            Self::III => Back::Age3,
        }
    }
}

/// A place in the structure, numbered row by row from the far end.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Slot(pub u8);

impl Slot {
    /// From 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The place's bit in a mask of slots.
    pub const fn bit(self) -> u32 {
        1 << self.0
    }
}

impl std::fmt::Display for Slot {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}
