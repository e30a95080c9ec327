//! Names of every component: closed enums of one byte. Their costs and effects are in `data/`.

use table::{IdSet, ids};

ids! {
    /// A card of the structures: the buildings of the three ages, guilds, grand temples and senators, in printed order.
    /// Senators of one kind are alike; each copy has a number so that every card is one of a kind.
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
        TacticiansGuild = "tacticians_guild",
        MesopotamianGrandTemple = "mesopotamian_grand_temple",
        PhoenicianGrandTemple = "phoenician_grand_temple",
        GreekGrandTemple = "greek_grand_temple",
        EgyptianGrandTemple = "egyptian_grand_temple",
        RomanGrandTemple = "roman_grand_temple",
        PoliticianLeft1 = "politician_left_1",
        PoliticianLeft2 = "politician_left_2",
        PoliticianCenter1 = "politician_center_1",
        PoliticianCenter2 = "politician_center_2",
        PoliticianCenter3 = "politician_center_3",
        PoliticianRight1 = "politician_right_1",
        PoliticianRight2 = "politician_right_2",
        Conspirator1 = "conspirator_1",
        Conspirator2 = "conspirator_2",
        Conspirator3 = "conspirator_3",
        Conspirator4 = "conspirator_4",
        Conspirator5 = "conspirator_5",
        Conspirator6 = "conspirator_6",
    }
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
        Sanctuary = "sanctuary",
        DivineTheater = "divine_theater",
        CuriaJulia = "curia_julia",
        Knossos = "knossos",
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
        Mysticism = "mysticism",
        Poliorcetics = "poliorcetics",
        Engineering = "engineering",
        Corruption = "corruption",
        OrganizedCrime = "organized_crime",
    }
}

ids! {
    /// The colour of a card, which says what kind it is.
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
        /// Guilds and grand temples.
        Purple = "purple",
        /// Senators. They are no buildings and have no colour of their own (A5.5); this stands for their kind.
        White = "white",
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
        /// On a progress token and on a god only.
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
        /// On mythology tokens, as the four that follow (P11.2).
        Mesopotamian = "mesopotamian",
        Phoenician = "phoenician",
        Greek = "greek",
        Egyptian = "egyptian",
        Roman = "roman",
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
        /// A grand temple.
        Temple = "temple",
        /// A senator.
        Senator = "senator",
    }
}

ids! {
    /// An expansion of the game.
    pub enum Expansion("expansion", u8) {
        /// Gods, offerings and grand temples.
        Pantheon = "pantheon",
        /// The senate and its conspiracies.
        Agora = "agora",
    }
}

ids! {
    /// Where a god comes from.
    pub enum Mythology("mythology", u8) {
        /// Gods of science.
        Mesopotamian = "mesopotamian",
        /// Gods of commerce.
        Phoenician = "phoenician",
        /// Gods of civil life.
        Greek = "greek",
        /// Gods of wonders.
        Egyptian = "egyptian",
        /// Gods of war.
        Roman = "roman",
    }
}

ids! {
    /// A card of the Pantheon: a god, three of each mythology, or the Gate.
    pub enum GodId("god", u16) {
        Enki = "enki",
        Ishtar = "ishtar",
        Nisaba = "nisaba",
        Astarte = "astarte",
        Baal = "baal",
        Tanit = "tanit",
        Aphrodite = "aphrodite",
        Hades = "hades",
        Zeus = "zeus",
        Anubis = "anubis",
        Isis = "isis",
        Ra = "ra",
        Mars = "mars",
        Minerva = "minerva",
        Neptune = "neptune",
        /// No god: it leads to the top of every mythology's deck.
        Gate = "gate",
    }
}

ids! {
    /// An offering token, called by its value.
    pub enum Offering("offering token", u8) {
        Two = "2",
        Three = "3",
        Four = "4",
    }
}

ids! {
    /// A part of the senate: two chambers each.
    pub enum Section("section of the senate", u8) {
        /// Chambers 1 and 2.
        Left = "left",
        /// Chambers 3 and 4.
        Center = "center",
        /// Chambers 5 and 6.
        Right = "right",
    }
}

ids! {
    /// A decree of the senate.
    pub enum DecreeId("decree", u16) {
        CoinsOnBlue = "coins_on_blue",
        CoinsOnGreen = "coins_on_green",
        CoinsOnYellow = "coins_on_yellow",
        CoinsOnRed = "coins_on_red",
        CoinsOnWonder = "coins_on_wonder",
        IgnoreSymbolYellow = "ignore_symbol_yellow",
        IgnoreSymbolRed = "ignore_symbol_red",
        IgnoreSymbolGreen = "ignore_symbol_green",
        WonderMinusOneResource = "wonder_minus_one_resource",
        Shield = "shield",
        CheaperRawMaterials = "cheaper_raw_materials",
        CheaperManufacturedGoods = "cheaper_manufactured_goods",
        SenatePlusTwoBlue = "senate_plus_two_blue",
        DiscardPlusTwoCoins = "discard_plus_two_coins",
        OpponentChains = "opponent_chains",
        ExtraTurnOnConspirator = "extra_turn_on_conspirator",
    }
}

ids! {
    /// A conspiracy.
    pub enum ConspiracyId("conspiracy", u16) {
        Extortion = "extortion",
        Blackmail = "blackmail",
        Expropriation = "expropriation",
        Swindle = "swindle",
        Obscurantism = "obscurantism",
        Coup = "coup",
        PropertyFraud = "property_fraud",
        Treason = "treason",
        PoliticalManeuver = "political_maneuver",
        Espionage = "espionage",
        TurnOfEvents = "turn_of_events",
        Embezzlement = "embezzlement",
        Foreclosure = "foreclosure",
        Coercion = "coercion",
        InsiderInfluence = "insider_influence",
        Sabotage = "sabotage",
    }
}

/// Some of the buildings.
pub type CardSet = IdSet<CardId>;
/// Some of the wonders.
pub type WonderSet = IdSet<WonderId>;
/// Some of the progress tokens.
pub type TokenSet = IdSet<TokenId>;
/// Some of the gods.
pub type GodSet = IdSet<GodId>;
/// Some of the offering tokens.
pub type OfferingSet = IdSet<Offering>;
/// Some of the decrees.
pub type DecreeSet = IdSet<DecreeId>;
/// Some of the conspiracies.
pub type ConspiracySet = IdSet<ConspiracyId>;
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

    /// The resources of the class.
    pub const fn resources(self) -> ResourceSet {
        let range = self.range();
        ResourceSet::from_bits((1 << range.end) - (1 << range.start))
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

/// A space of the Pantheon; space 0 is the cheapest for A and the dearest for B (P1.3). Written from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Space(pub u8);

/// A chamber of the senate from left to right (A1.4). Written from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Chamber(pub u8);

macro_rules! six_places {
    ($($name:ident),+) => {$(
        impl $name {
            /// How many there are.
            pub const NUM: usize = 6;
            /// All of them in order.
            pub const ALL: [Self; Self::NUM] = [Self(0), Self(1), Self(2), Self(3), Self(4), Self(5)];

            /// From 0.
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// As it is counted: from 1.
            pub const fn number(self) -> u8 {
                self.0 + 1
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                self.number().fmt(f)
            }
        }
    )+};
}
six_places!(Space, Chamber);
