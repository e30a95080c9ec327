//! What is printed on the components of each game, as data for the page and for checking against the box.

mod agora;
mod architects;
mod armada;
mod effects;
mod pantheon;
mod wonders;

pub use architects::{ArchitectsComponent, StageWords, TokenWords, WonderEffectWord, architects};
pub use armada::armada;
pub use effects::EffectWords;
pub use wonders::{WondersComponent, WondersEffect, WondersStageWords, wonders};

use ::duel::data::{Cost, FIRST_GAME};
use ::duel::{
    Age, Back, CAPITAL, CardId, Expansion, Layout, MilitaryTokenSize, Resource, SYMBOLS_TO_WIN, Setup, Slot, TokenId,
    WonderId, slots, zone_points,
};
use effects::{effects, is_instant};
use serde::Serialize;
use std::collections::BTreeMap;
use table::IdSet;
use ts_rs::TS;

/// What belongs to no expansion.
const BASE: &str = "base";

/// One component of Duel.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Component {
    /// A building.
    Building {
        /// Identifier.
        id: &'static str,
        /// Base game or expansion.
        set: &'static str,
        /// The age, or that it is a guild.
        #[ts(type = "1 | 2 | 3 | 'guild'")]
        age: AgeWord,
        /// Its colour.
        color: &'static str,
        /// What it costs; only what is not zero.
        cost: BTreeMap<&'static str, u8>,
        /// What it does.
        effects: Vec<EffectWords>,
        /// The link it gives.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        chain_gives: Option<&'static str>,
        /// The link that makes it free.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        chain_free_with: Option<&'static str>,
    },
    /// A grand temple, which takes the place of a guild.
    GrandTemple {
        /// Identifier.
        id: &'static str,
        /// The expansion.
        set: &'static str,
        /// Whose token makes it free; the link has the same name.
        mythology: &'static str,
        /// Its colour.
        color: &'static str,
        /// What it costs; only what is not zero.
        cost: BTreeMap<&'static str, u8>,
        /// What it does.
        effects: Vec<EffectWords>,
    },
    /// Senators of one kind, which are all alike.
    Senator {
        /// Identifier of the kind.
        id: &'static str,
        /// The expansion.
        set: &'static str,
        /// `politician` or `conspirator`.
        role: &'static str,
        /// Where a politician places cubes.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        section: Option<&'static str>,
        /// How many there are.
        count: usize,
        /// The identifiers of the single cards.
        cards: Vec<&'static str>,
        /// What each does.
        effects: Vec<EffectWords>,
    },
    /// A wonder.
    Wonder {
        /// Identifier.
        id: &'static str,
        /// Base game or expansion.
        set: &'static str,
        /// What it costs; only what is not zero.
        cost: BTreeMap<&'static str, u8>,
        /// What it does when it is taken in the draft.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        #[ts(optional, as = "Option<Vec<EffectWords>>")]
        on_draft: Vec<EffectWords>,
        /// What it does.
        effects: Vec<EffectWords>,
    },
    /// A progress token.
    Token {
        /// Identifier.
        id: &'static str,
        /// Base game or expansion.
        set: &'static str,
        /// What happens when it is gained.
        instant: Vec<EffectWords>,
        /// What lasts.
        passive: Vec<EffectWords>,
    },
    /// The shape of an age's structure.
    Layout {
        /// Identifier.
        id: String,
        /// Base game or expansion.
        set: &'static str,
        /// 1, 2 or 3.
        age: u8,
        /// How many cards are laid out.
        cards: usize,
        /// Columns of the cards in each row, in half cards.
        rows: Vec<Vec<u8>>,
        /// Rows whose cards are dealt face up.
        face_up_rows: Vec<u8>,
        /// What lies on some cards with Pantheon: `mythology` or `offering` tokens.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        pantheon_token: Option<&'static str>,
        /// The places of those tokens.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        #[ts(optional, as = "Option<Vec<TokenSlot>>")]
        pantheon_tokens: Vec<TokenSlot>,
        /// Every place.
        slots: Vec<LayoutSlot>,
    },
    /// A zone of the conflict track.
    Zone {
        /// Identifier.
        id: String,
        /// First space.
        from: i8,
        /// Last space.
        to: i8,
        /// Whose capital it is.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        capital_of: Option<&'static str>,
        /// Points for the one ahead.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        vp: Option<u8>,
        /// Who is ahead there.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        ahead: Option<&'static str>,
        /// The military token that lies there.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        token: Option<&'static str>,
    },
    /// A military token.
    MilitaryToken {
        /// Identifier.
        id: &'static str,
        /// Base game or expansion.
        set: &'static str,
        /// How many there are.
        count: u8,
        /// What it does.
        effect: Vec<EffectWords>,
    },
    /// What wins the game at once.
    Supremacy {
        /// The way of ending.
        id: &'static str,
        /// Base game or expansion.
        set: &'static str,
        /// So many spaces of the track, different symbols or chambers win.
        count: u8,
    },
    /// The wonders of a first game.
    FirstGame {
        /// Identifier.
        id: &'static str,
        /// Of the first player.
        player_a: Vec<&'static str>,
        /// Of the second player.
        player_b: Vec<&'static str>,
    },
    /// A god.
    God {
        /// Identifier.
        id: &'static str,
        /// The expansion.
        set: &'static str,
        /// Where it comes from.
        mythology: &'static str,
        /// What it does.
        effect: EffectWords,
    },
    /// The Gate.
    Gate {
        /// Identifier.
        id: &'static str,
        /// The expansion.
        set: &'static str,
        /// How many times the cost of its space it costs.
        cost_multiplier: u8,
        /// What it does.
        effect: EffectWords,
    },
    /// A space of the Pantheon.
    Space {
        /// Identifier.
        id: String,
        /// The expansion.
        set: &'static str,
        /// From 1.
        space: u8,
        /// What A pays.
        cost_a: u8,
        /// What B pays.
        cost_b: u8,
    },
    /// The mythology tokens.
    MythologyTokens {
        /// Identifier.
        id: &'static str,
        /// The expansion.
        set: &'static str,
        /// How many there are.
        total: usize,
        /// How many of each mythology.
        per_mythology: usize,
        /// How many lie on cards.
        used_per_game: u32,
        /// The mythologies.
        mythologies: Vec<&'static str>,
    },
    /// The offering tokens.
    OfferingTokens {
        /// Identifier.
        id: &'static str,
        /// The expansion.
        set: &'static str,
        /// How many there are.
        total: usize,
        /// Coins each saves.
        values: Vec<u16>,
        /// How many lie on cards.
        used_per_game: u32,
    },
    /// The snake that copies a symbol.
    SnakeToken {
        /// Identifier.
        id: &'static str,
        /// The expansion.
        set: &'static str,
        /// How many there are.
        count: u8,
    },
    /// Minerva's pawn on the conflict track.
    MinervaPawn {
        /// Identifier.
        id: &'static str,
        /// The expansion.
        set: &'static str,
        /// How many there are.
        count: u8,
    },
    /// The influence cubes.
    Cubes {
        /// Identifier.
        id: &'static str,
        /// The expansion.
        set: &'static str,
        /// How many each player has.
        per_player: u8,
    },
    /// How many senators join each age.
    SenatorMix {
        /// Identifier.
        id: &'static str,
        /// The expansion.
        set: &'static str,
        /// In Age I.
        age_1: usize,
        /// In Age II.
        age_2: usize,
        /// In Age III.
        age_3: usize,
    },
    /// How many actions a politician has.
    SenateActions {
        /// Identifier.
        id: String,
        /// The expansion.
        set: &'static str,
        /// With at least so many blue cards.
        min_blue: u8,
        /// So many actions.
        actions: u8,
    },
    /// A chamber of the senate.
    Chamber {
        /// Identifier.
        id: String,
        /// The expansion.
        set: &'static str,
        /// From 1.
        chamber: u8,
        /// The part of the senate.
        section: &'static str,
        /// Points for who controls it.
        vp: u8,
        /// Its decree lies face up at the start.
        decree_face_up: bool,
    },
    /// A decree.
    Decree {
        /// Identifier.
        id: &'static str,
        /// The expansion.
        set: &'static str,
        /// What it does for who controls its chamber.
        effect: EffectWords,
    },
    /// A conspiracy.
    Conspiracy {
        /// Identifier.
        id: &'static str,
        /// The expansion.
        set: &'static str,
        /// What it does, in this order.
        steps: Vec<EffectWords>,
    },
}

/// An age by number, or the guilds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum AgeWord {
    /// 1, 2 or 3.
    Number(u8),
    /// `guild`.
    Guild(&'static str),
}

/// A place of a structure.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[expect(missing_docs)] // as in `duel::Layout`
pub struct LayoutSlot {
    pub slot: u8,
    pub row: u8,
    pub col: u8,
    pub face_up: bool,
    pub covered_by: Vec<u8>,
}

/// A place of a structure with a token of Pantheon on its card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[expect(missing_docs)] // as in `duel::Layout`
pub struct TokenSlot {
    pub slot: u8,
    pub row: u8,
    pub col: u8,
}

/// Every component of Duel with these expansions.
pub fn duel(expansions: IdSet<Expansion>) -> Vec<Component> {
    let setup = Setup::with(expansions);
    let mut all: Vec<Component> = setup.cards().iter().filter_map(building).collect();
    if setup.plays(Expansion::Agora) {
        all.extend(agora::senators());
    }
    all.extend(setup.wonders().iter().map(wonder));
    all.extend(setup.tokens().iter().map(token));
    all.extend(Age::ALL.map(|age| layout(age, expansions)));
    all.extend(zones());
    if setup.plays(Expansion::Agora) {
        all.extend(agora::military_tokens());
    } else {
        all.extend(MilitaryTokenSize::ALL.map(|size| Component::MilitaryToken {
            id: loot_word(size),
            set: BASE,
            count: 2,
            effect: vec![EffectWords::OpponentLosesCoins { coins: size.coins() }],
        }));
    }
    all.push(Component::Supremacy { id: "military", set: BASE, count: CAPITAL.unsigned_abs() });
    all.push(Component::Supremacy { id: "science", set: BASE, count: SYMBOLS_TO_WIN as u8 });
    let [player_a, player_b] = FIRST_GAME.map(|wonders| wonders.map(WonderId::slug).to_vec());
    all.push(Component::FirstGame { id: "first_game", player_a, player_b });
    if setup.plays(Expansion::Pantheon) {
        all.extend(pantheon::pieces());
    }
    if setup.plays(Expansion::Agora) {
        all.extend(agora::pieces());
    }
    all
}

/// Every component that an expansion adds.
pub fn added_by(expansion: Expansion) -> Vec<Component> {
    let base = duel(IdSet::new());
    duel([expansion].into_iter().collect())
        .into_iter()
        // The tokens on the cards come with each position.
        .filter(|component| !matches!(component, Component::Layout { set: BASE, .. }) && !base.contains(component))
        .collect()
}

/// The set that the wonder, the token or the card belongs to: the first game in which it is played.
fn set_of(is_played: impl Fn(Setup) -> bool) -> &'static str {
    let of_expansion = |expansion: &Expansion| is_played(Setup::with([*expansion]));
    if is_played(Setup::default()) {
        return BASE;
    }
    Expansion::ALL.into_iter().find(of_expansion).map_or(BASE, Expansion::slug)
}

/// A building or a grand temple; senators are listed by their kind.
fn building(card: CardId) -> Option<Component> {
    let building = card.building();
    let id = card.slug();
    let set = set_of(|setup| setup.cards().contains(card));
    let color = building.color.slug();
    let cost = cost(&building.cost);
    let effects = effects(building.effects, Some(building.color));
    let free_with = building.free_with.map(::duel::Link::slug);
    let age = match building.back {
        Back::Age1 => AgeWord::Number(1),
        Back::Age2 => AgeWord::Number(2),
        Back::Age3 => AgeWord::Number(3),
        Back::Guild => AgeWord::Guild(Back::Guild.slug()),
        Back::Temple => {
            let mythology = free_with.expect("a grand temple is free with a token of its mythology");
            return Some(Component::GrandTemple { id, set, mythology, color, cost, effects });
        }
        Back::Senator => return None,
    };
    let chain_gives = building.gives.map(::duel::Link::slug);
    Some(Component::Building { id, set, age, color, cost, effects, chain_gives, chain_free_with: free_with })
}

fn wonder(id: WonderId) -> Component {
    let wonder = id.wonder();
    Component::Wonder {
        id: id.slug(),
        set: set_of(|setup| setup.wonders().contains(id)),
        cost: cost(&wonder.cost),
        on_draft: effects(wonder.when_drafted, None),
        effects: effects(wonder.effects, None),
    }
}

fn token(id: TokenId) -> Component {
    let (instant, passive): (Vec<_>, Vec<_>) =
        id.token().effects.iter().copied().partition(|&effect| is_instant(effect));
    Component::Token {
        id: id.slug(),
        set: set_of(|setup| setup.tokens().contains(id)),
        instant: effects(&instant, None),
        passive: effects(&passive, None),
    }
}

fn cost(cost: &Cost) -> BTreeMap<&'static str, u8> {
    let goods = Resource::ALL.iter().map(|resource| (resource.slug(), cost.goods.of(*resource)));
    [("coins", cost.coins)].into_iter().chain(goods).filter(|(_, units)| *units > 0).collect()
}

fn loot_word(size: MilitaryTokenSize) -> &'static str {
    match size {
        MilitaryTokenSize::Small => "small",
        MilitaryTokenSize::Large => "large",
    }
}

fn layout(age: Age, expansions: IdSet<Expansion>) -> Component {
    let layout = Layout::of(age, expansions);
    let set = if expansions.contains(Expansion::Agora) { Expansion::Agora.slug() } else { BASE };
    let gifts = if expansions.contains(Expansion::Pantheon) { layout.divine_tokens } else { 0 };
    let last_row = layout.row[..layout.slots].iter().copied().max().unwrap_or(0);
    let all = || (0..layout.slots as u8).map(Slot);
    let in_row = |row: u8| all().filter(move |slot| layout.row[slot.index()] == row);
    let place = |slot: Slot| LayoutSlot {
        slot: slot.0,
        row: layout.row[slot.index()],
        col: layout.column[slot.index()],
        face_up: layout.is_face_up(slot),
        covered_by: slots(layout.covered_by[slot.index()]).map(|slot| slot.0).collect(),
    };
    let token =
        |slot: Slot| TokenSlot { slot: slot.0, row: layout.row[slot.index()], col: layout.column[slot.index()] };
    Component::Layout {
        id: format!("{set}_age_{}", age.number()),
        set,
        age: age.number(),
        cards: layout.slots,
        rows: (1..=last_row).map(|row| in_row(row).map(|slot| layout.column[slot.index()]).collect()).collect(),
        face_up_rows: (1..=last_row).filter(|&row| in_row(row).any(|slot| layout.is_face_up(slot))).collect(),
        pantheon_token: (gifts != 0).then_some(if age == Age::I { "mythology" } else { "offering" }),
        pantheon_tokens: slots(gifts).map(token).collect(),
        slots: all().map(place).collect(),
    }
}

/// The zones of the track from A's capital to B's.
fn zones() -> impl Iterator<Item = Component> {
    const BOUNDS: [(i8, i8); 9] = [(-9, -9), (-8, -6), (-5, -3), (-2, -1), (0, 0), (1, 2), (3, 5), (6, 8), (9, 9)];
    BOUNDS.into_iter().map(|(from, to)| {
        let is_capital = from.abs() == CAPITAL;
        let first = if from > 0 { from } else { -to };
        let size = MilitaryTokenSize::ALL.into_iter().find(|size| size.zone() == first);
        Component::Zone {
            id: format!("zone_{from}"),
            from,
            to,
            capital_of: is_capital.then_some(if from < 0 { "a" } else { "b" }),
            vp: (!is_capital).then(|| zone_points(from.unsigned_abs())),
            ahead: (!is_capital && from != 0).then_some(if from > 0 { "a" } else { "b" }),
            token: size.map(loot_word),
        }
    })
}
