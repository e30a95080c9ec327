//! What is printed on the components of Duel, as data for the page and for checking against the box.

use ::duel::data::{BUILDINGS, Cost, FIRST_GAME, TOKENS, WONDERS};
use ::duel::{
    Age, Applies, Back, Building, CAPITAL, Color, Effect, Layout, LootSize, Per, Resource, Slot, Whose, WonderId,
    slots, zone_points,
};
use serde::Serialize;
use std::collections::BTreeMap;
use ts_rs::TS;

/// Every component of the base game belongs to this set.
const SET: &str = "base";

/// One component.
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
    /// A wonder.
    Wonder {
        /// Identifier.
        id: &'static str,
        /// Base game or expansion.
        set: &'static str,
        /// What it costs; only what is not zero.
        cost: BTreeMap<&'static str, u8>,
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
    /// The wonders of a first game.
    FirstGame {
        /// Identifier.
        id: &'static str,
        /// Of the first player.
        player_a: Vec<&'static str>,
        /// Of the second player.
        player_b: Vec<&'static str>,
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

/// An effect in words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[expect(missing_docs)] // each says what `duel::Effect` says
pub enum EffectWords {
    Produce {
        resource: &'static str,
        amount: u8,
    },
    ProduceChoice {
        resources: Vec<&'static str>,
        amount: u8,
    },
    FixedPrice {
        resources: Vec<&'static str>,
        price: u8,
    },
    Coins {
        coins: u8,
    },
    CoinsPer {
        coins: u8,
        per: &'static str,
        city: &'static str,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        counts_itself: Option<bool>,
    },
    Vp {
        vp: u8,
    },
    VpPer {
        vp: u8,
        per: &'static str,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        city: Option<&'static str>,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        counts_itself: Option<bool>,
    },
    Shields {
        shields: u8,
    },
    Science {
        symbol: &'static str,
    },
    OpponentLosesCoins {
        coins: u8,
    },
    ExtraTurn,
    DestroyOpponentCard {
        color: &'static str,
    },
    BuildFromDiscard,
    ProgressFromBox {
        draw: u8,
    },
    ResourceDiscount {
        units: u8,
        on: &'static str,
    },
    ReceiveOpponentTradeCoins,
    ExtraShields {
        shields: u8,
        on: &'static str,
    },
    ExtraTurnOn {
        on: &'static str,
    },
    CoinsOnChainBuild {
        coins: u8,
    },
}

/// Every component of Duel.
pub fn duel() -> Vec<Component> {
    let mut all: Vec<Component> = BUILDINGS.iter().map(building).collect();
    all.extend(WONDERS.iter().map(|wonder| Component::Wonder {
        id: wonder.id.slug(),
        set: SET,
        cost: cost(&wonder.cost),
        effects: effects(wonder.effects, None),
    }));
    all.extend(TOKENS.iter().map(|token| {
        let (instant, passive): (Vec<_>, Vec<_>) =
            token.effects.iter().copied().partition(|&effect| is_instant(effect));
        Component::Token {
            id: token.id.slug(),
            set: SET,
            instant: effects(&instant, None),
            passive: effects(&passive, None),
        }
    }));
    all.extend(Age::ALL.map(layout));
    all.extend(zones());
    all.extend(LootSize::ALL.map(|size| Component::MilitaryToken {
        id: loot_word(size),
        set: SET,
        count: 2,
        effect: vec![EffectWords::OpponentLosesCoins { coins: size.coins() }],
    }));
    let [player_a, player_b] = FIRST_GAME.map(|wonders| wonders.map(WonderId::slug).to_vec());
    all.push(Component::FirstGame { id: "first_game", player_a, player_b });
    all
}

fn building(building: &Building) -> Component {
    Component::Building {
        id: building.id.slug(),
        set: SET,
        age: match building.back {
            Back::Age1 => AgeWord::Number(1),
            Back::Age2 => AgeWord::Number(2),
            Back::Age3 => AgeWord::Number(3),
            Back::Guild => AgeWord::Guild("guild"),
        },
        color: building.color.slug(),
        cost: cost(&building.cost),
        effects: effects(building.effects, Some(building.color)),
        chain_gives: building.gives.map(::duel::Link::slug),
        chain_free_with: building.free_with.map(::duel::Link::slug),
    }
}

fn cost(cost: &Cost) -> BTreeMap<&'static str, u8> {
    let goods = Resource::ALL.iter().map(|resource| (resource.slug(), cost.goods.of(*resource)));
    [("coins", cost.coins)].into_iter().chain(goods).filter(|(_, units)| *units > 0).collect()
}

/// `own` is the colour of the building that has the effects.
fn effects(effects: &[Effect], own: Option<Color>) -> Vec<EffectWords> {
    effects.iter().map(|&each| effect(each, own)).collect()
}

fn effect(effect: Effect, own: Option<Color>) -> EffectWords {
    match effect {
        Effect::Produce(resource, amount) => EffectWords::Produce { resource: resource.slug(), amount },
        Effect::ProduceOneOf(class) => EffectWords::ProduceChoice {
            resources: Resource::ALL[class.range()].iter().map(|resource| resource.slug()).collect(),
            amount: 1,
        },
        Effect::FixedPrice(resources) => {
            EffectWords::FixedPrice { resources: resources.iter().map(Resource::slug).collect(), price: 1 }
        }
        Effect::Coins(coins) => EffectWords::Coins { coins },
        Effect::CoinsPer(coins, per, whose) => {
            let is_own = whose == Whose::Own && own.is_some_and(|color| per == Per::Building(color));
            let counts_itself = is_own.then_some(true);
            EffectWords::CoinsPer { coins, per: per_word(per), city: city_word(whose), counts_itself }
        }
        Effect::Points(vp) => EffectWords::Vp { vp },
        Effect::PointsPer(vp, Per::ProgressToken, _) => {
            EffectWords::VpPer { vp, per: "own_progress_token", city: None, counts_itself: Some(true) }
        }
        Effect::PointsPer(vp, per, whose) => {
            EffectWords::VpPer { vp, per: per_word(per), city: Some(city_word(whose)), counts_itself: None }
        }
        Effect::Shields(shields) => EffectWords::Shields { shields },
        Effect::Science(symbol) => EffectWords::Science { symbol: symbol.slug() },
        Effect::OpponentLosesCoins(coins) => EffectWords::OpponentLosesCoins { coins },
        Effect::ExtraTurn => EffectWords::ExtraTurn,
        Effect::DestroyCard(color) => EffectWords::DestroyOpponentCard { color: color.slug() },
        Effect::BuildFromDiscard => EffectWords::BuildFromDiscard,
        Effect::ProgressFromBox(draw) => EffectWords::ProgressFromBox { draw },
        Effect::ResourceDiscount(units, on) => EffectWords::ResourceDiscount { units, on: on_word(on) },
        Effect::ReceiveTradeCoins => EffectWords::ReceiveOpponentTradeCoins,
        Effect::ExtraShields(shields, color) => EffectWords::ExtraShields { shields, on: color.slug() },
        Effect::ExtraTurnOn(on) => EffectWords::ExtraTurnOn { on: on_word(on) },
        Effect::CoinsOnLink(coins) => EffectWords::CoinsOnChainBuild { coins },
    }
}

/// Tests if the effect of a token happens once, when it is gained.
fn is_instant(effect: Effect) -> bool {
    matches!(effect, Effect::Coins(_))
}

fn per_word(per: Per) -> &'static str {
    match per {
        Per::Building(color) => color.slug(),
        Per::BrownAndGrey => "brown_and_grey",
        Per::Wonder => "wonder",
        Per::ThreeCoins => "three_coins",
        Per::ProgressToken => "progress_token",
    }
}

fn city_word(whose: Whose) -> &'static str {
    match whose {
        Whose::Own => "own",
        Whose::Larger => "max",
    }
}

fn on_word(on: Applies) -> &'static str {
    match on {
        Applies::ToWonders => "wonder",
        Applies::ToBuildings(color) => color.slug(),
    }
}

fn loot_word(size: LootSize) -> &'static str {
    match size {
        LootSize::Small => "small",
        LootSize::Large => "large",
    }
}

fn layout(age: Age) -> Component {
    let layout = Layout::of(age);
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
    Component::Layout {
        id: format!("{SET}_age_{}", age.number()),
        set: SET,
        age: age.number(),
        cards: layout.slots,
        rows: (1..=last_row).map(|row| in_row(row).map(|slot| layout.column[slot.index()]).collect()).collect(),
        face_up_rows: (1..=last_row).filter(|&row| in_row(row).any(|slot| layout.is_face_up(slot))).collect(),
        slots: all().map(place).collect(),
    }
}

/// The zones of the track from A's capital to B's.
fn zones() -> impl Iterator<Item = Component> {
    const BOUNDS: [(i8, i8); 9] = [(-9, -9), (-8, -6), (-5, -3), (-2, -1), (0, 0), (1, 2), (3, 5), (6, 8), (9, 9)];
    BOUNDS.into_iter().map(|(from, to)| {
        let is_capital = from.abs() == CAPITAL;
        let first = if from > 0 { from } else { -to };
        let size = LootSize::ALL.into_iter().find(|size| size.zone() == first);
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
