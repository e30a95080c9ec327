//! What is printed on the components of 7 Wonders, in both editions.

use super::armada::naval;
use ::wonders::data::armada::Naval;
use ::wonders::data::{DEFEAT_POINTS, DISCARD_COINS, STARTING_COINS, VICTORY_POINTS, guilds, guilds_in_play};
use ::wonders::{
    Board, Card, Class, Color, Cost, Counted, Edition, Effect, Face, MAX_PLAYERS, MIN_PLAYERS, Resource, Scope, Side,
    Symbol, Toward, WonderId,
};
use serde::Serialize;
use std::collections::BTreeMap;
use ts_rs::TS;

/// One component of 7 Wonders. What both editions print alike is one component of both.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum WondersComponent {
    /// A card.
    Card {
        /// Identifier.
        id: &'static str,
        /// The editions that print it so.
        editions: Vec<&'static str>,
        /// Cards with the same key are identical: a city has one of them.
        unique_key: &'static str,
        /// 1, 2 or 3.
        age: u8,
        /// Its colour.
        color: &'static str,
        /// How many copies are in play with so many players; of guilds some are drawn.
        #[serde(skip_serializing_if = "BTreeMap::is_empty")]
        copies: BTreeMap<usize, u8>,
        /// What it costs; only what is not zero.
        cost: BTreeMap<&'static str, u8>,
        /// What it does.
        effects: Vec<WondersEffect>,
        /// Any of these in the city makes it free.
        chain_from: Vec<&'static str>,
        /// These it makes free.
        chain_to: Vec<&'static str>,
        /// The amounts in its cost are ours: the printed ones are not known.
        #[serde(skip_serializing_if = "is_false")]
        #[ts(optional, as = "Option<bool>")]
        house: bool,
    },
    /// One side of a wonder.
    Wonder {
        /// Identifier of the wonder.
        id: &'static str,
        /// The editions that print it so.
        editions: Vec<&'static str>,
        /// `A` or `B`, in the second edition `day` or `night`.
        side: &'static str,
        /// What it produces from the start.
        starting_resource: &'static str,
        /// The stages in order.
        stages: Vec<WondersStageWords>,
    },
    /// How the guilds of a game are drawn.
    Guilds {
        /// Identifier.
        id: &'static str,
        /// The editions that have it so.
        editions: Vec<&'static str>,
        /// How many there are in the box.
        total: usize,
        /// How many are in play with so many players.
        in_play: BTreeMap<usize, usize>,
    },
    /// The victory tokens of an age.
    VictoryToken {
        /// Identifier.
        id: String,
        /// The editions that have it so.
        editions: Vec<&'static str>,
        /// 1, 2 or 3.
        age: usize,
        /// What each is worth.
        points: i16,
    },
    /// The defeat tokens.
    DefeatToken {
        /// Identifier.
        id: &'static str,
        /// The editions that have it so.
        editions: Vec<&'static str>,
        /// What each is worth.
        points: i16,
    },
    /// Coins.
    Coins {
        /// Identifier.
        id: &'static str,
        /// The editions that have it so.
        editions: Vec<&'static str>,
        /// At the start of a game.
        start: u16,
        /// For a discarded card.
        discard: u16,
    },
    /// An island of Armada.
    Island {
        /// Identifier.
        id: &'static str,
        /// 1, 2 or 3.
        level: u8,
        /// What it does.
        effects: Vec<WondersEffect>,
    },
    /// A shipyard of Armada.
    Shipyard {
        /// Identifier.
        id: &'static str,
        /// The fleet that bears the wonder's symbol.
        wonder_fleet: &'static str,
        /// What the step to each space costs, from 1, by fleet; only what is not zero.
        costs: BTreeMap<&'static str, Vec<BTreeMap<&'static str, u8>>>,
        /// All of it is ours: what is printed is not known.
        #[serde(skip_serializing_if = "is_false")]
        #[ts(optional, as = "Option<bool>")]
        house: bool,
    },
    /// What a space of a track of Armada gives, the same on every shipyard.
    Benefit {
        /// Identifier.
        id: String,
        /// Whose track it is.
        fleet: &'static str,
        /// From 1.
        space: usize,
        /// What it gives.
        effects: Vec<WondersEffect>,
        /// Its figures are ours: what is printed is not known.
        #[serde(skip_serializing_if = "is_false")]
        #[ts(optional, as = "Option<bool>")]
        house: bool,
    },
    /// The tokens of a naval conflict of Armada.
    NavalTokens {
        /// Identifier.
        id: String,
        /// 1, 2 or 3.
        age: usize,
        /// What the tokens are worth by place.
        rewards: Vec<i8>,
        /// What the defeat token is worth.
        defeat: i8,
    },
}

/// A stage of a wonder.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct WondersStageWords {
    /// What it costs; only what is not zero.
    pub cost: BTreeMap<&'static str, u8>,
    /// What it does.
    pub effects: Vec<WondersEffect>,
}

/// What a card or a stage does.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[expect(missing_docs)] // as in `wonders::Effect`
pub enum WondersEffect {
    Produce { resource: &'static str, amount: u8, sellable: bool },
    ProduceChoice { options: Vec<&'static str>, amount: u8, sellable: bool },
    Vp { amount: u8 },
    Shields { amount: u8 },
    Science { symbol: &'static str },
    ScienceChoice,
    TradeDiscount { side: &'static str, class: &'static str, price: u8 },
    Coins { amount: u8 },
    CoinsPer { per: &'static str, colours: Vec<&'static str>, scope: Vec<&'static str>, amount: u8 },
    VpPer { per: &'static str, colours: Vec<&'static str>, scope: Vec<&'static str>, amount: u8 },
    VpIfWonderComplete { amount: u8 },
    PlayLastCard,
    BuildFromDiscard,
    FreeBuildPerAge { times: u8 },
    CopyGuild,
    FreeFirstOfEachColour,
    FreeFirstCardOfAge,
    FreeLastCardOfAge,
    NavalShields { amount: u8 },
    Raid { target: &'static str },
    Advance { count: u8, fleets: &'static str, distinct: bool },
    Pirates,
    DistantTrade { target: &'static str, times: u8, price: u8 },
    DrawIsland { level: u8 },
    Explore { level: u8 },
    ScienceMost,
    CommerceLevel { amount: u8 },
    Tax { amount: u8 },
    WonderNavalFreeAnyFleet,
    ImmuneToCoinLoss,
    MaySkipNavalConflict,
    NavalConstructionDiscount { resources: u8 },
    CoinsPerNavalConstruction { amount: u8 },
    OthersLoseCoins { amount: u8 },
}

/// Every component of 7 Wonders.
pub fn wonders() -> Vec<WondersComponent> {
    let mut all = Vec::new();
    for id in Card::ALL.into_iter().take(Card::BASE) {
        let rows = Edition::EVERY.into_iter().filter(|edition| edition.has(id)).map(|edition| card(edition, id));
        rows.for_each(|row| merge(&mut all, row));
    }
    for id in WonderId::BASE {
        for edition in Edition::EVERY {
            for side in Side::ALL {
                all.push(wonder(edition, id, side, edition.board(id, side)));
            }
        }
    }
    let in_play = (MIN_PLAYERS..=MAX_PLAYERS).map(|seats| (seats, guilds_in_play(seats))).collect();
    let editions = || Edition::EVERY.map(Edition::slug).to_vec();
    // As many guilds are new in the second edition as are gone from the first, and nothing else below differs.
    let total = guilds(Edition::First).len();
    all.push(WondersComponent::Guilds { id: "guilds", editions: editions(), total, in_play });
    all.extend((1..).zip(VICTORY_POINTS).map(|(age, points)| WondersComponent::VictoryToken {
        id: format!("victory_{age}"),
        editions: editions(),
        age,
        points,
    }));
    all.push(WondersComponent::DefeatToken { id: "defeat", editions: editions(), points: DEFEAT_POINTS });
    all.push(WondersComponent::Coins {
        id: "coins",
        editions: editions(),
        start: STARTING_COINS,
        discard: DISCARD_COINS,
    });
    all
}

/// Adds a card, or its edition to the same card of another edition.
pub(super) fn merge(all: &mut Vec<WondersComponent>, mut new: WondersComponent) {
    let editions_of = |component: &mut WondersComponent| match component {
        WondersComponent::Card { editions, .. } => std::mem::take(editions),
        _ => Vec::new(),
    };
    let added = editions_of(&mut new);
    if let Some(last) = all.last_mut() {
        let mut known = editions_of(last);
        if *last == new {
            known.extend(&added);
            set_editions(last, known);
            return;
        }
        set_editions(last, known);
    }
    set_editions(&mut new, added);
    all.push(new);
}

fn set_editions(component: &mut WondersComponent, value: Vec<&'static str>) {
    if let WondersComponent::Card { editions, .. } = component {
        *editions = value;
    }
}

pub(super) fn card(edition: Edition, card: Card) -> WondersComponent {
    let face = edition.face(card);
    let follows = |other: &Card| edition.face(*other).chain_from.contains(card);
    let first = face.namesakes.first().unwrap_or(card).slug();
    WondersComponent::Card {
        id: card.slug(),
        editions: vec![edition.slug()],
        // Namesakes are one building in two ages, and their identifiers end with a number.
        unique_key: if face.namesakes.len() > 1 { first.trim_end_matches("_1") } else { first },
        age: face.age,
        color: face.color.slug(),
        copies: if face.is_guild() || card.is_of_armada() { BTreeMap::new() } else { copies(face) },
        cost: cost(&face.cost),
        effects: with_naval(effects(face.effects, face.sells()), face.naval),
        chain_from: face.chain_from.iter().map(Card::slug).collect(),
        chain_to: edition.cards().filter(follows).map(Card::slug).collect(),
        house: false,
    }
}

fn copies(face: &Face) -> BTreeMap<usize, u8> {
    (MIN_PLAYERS..=MAX_PLAYERS).map(|seats| (seats, face.copies_for(seats))).collect()
}

pub(super) fn wonder(edition: Edition, id: WonderId, side: Side, board: &Board) -> WondersComponent {
    let stages = board.stages.iter();
    WondersComponent::Wonder {
        id: id.slug(),
        editions: vec![edition.slug()],
        side: edition.side_slug(side),
        starting_resource: board.start.slug(),
        stages: stages
            .map(|stage| WondersStageWords {
                cost: cost(&stage.cost),
                effects: with_naval(effects(stage.effects, false), stage.naval),
            })
            .collect(),
    }
}

pub(super) fn cost(cost: &Cost) -> BTreeMap<&'static str, u8> {
    let coins = [("coins", cost.coins)].into_iter().filter(|(_, coins)| *coins > 0);
    coins.chain(cost.units().map(|(resource, units)| (resource.slug(), units))).collect()
}

pub(super) fn effects(effects: &[Effect], sellable: bool) -> Vec<WondersEffect> {
    effects.iter().map(|effect| words(effect, sellable)).collect()
}

/// The same with effects that only Armada has.
fn with_naval(mut words: Vec<WondersEffect>, more: &[Naval]) -> Vec<WondersEffect> {
    words.extend(more.iter().map(naval));
    words
}

fn is_false(flag: &bool) -> bool {
    !flag
}

fn words(effect: &Effect, sellable: bool) -> WondersEffect {
    match *effect {
        Effect::Produce(resource, amount) => WondersEffect::Produce { resource: resource.slug(), amount, sellable },
        Effect::ProduceChoice(options) => {
            WondersEffect::ProduceChoice { options: options.iter().map(Resource::slug).collect(), amount: 1, sellable }
        }
        Effect::Points(amount) => WondersEffect::Vp { amount },
        Effect::Shields(amount) => WondersEffect::Shields { amount },
        Effect::Science(symbol) => WondersEffect::Science { symbol: Symbol::slug(symbol) },
        Effect::AnyScience => WondersEffect::ScienceChoice,
        Effect::Discount(toward, class) => WondersEffect::TradeDiscount {
            side: match toward {
                Toward::Left => "left",
                Toward::Right => "right",
                Toward::Both => "both",
            },
            class: match class {
                Class::Raw => "raw",
                Class::Manufactured => "manufactured",
            },
            price: 1,
        },
        Effect::Coins(amount) => WondersEffect::Coins { amount },
        Effect::CoinsPer(amount, counted, scope) => {
            let (per, colours) = per(counted);
            WondersEffect::CoinsPer { per, colours, scope: cities(scope), amount }
        }
        Effect::PointsPer(amount, counted, scope) => {
            let (per, colours) = per(counted);
            WondersEffect::VpPer { per, colours, scope: cities(scope), amount }
        }
        Effect::PointsIfComplete(amount) => WondersEffect::VpIfWonderComplete { amount },
        Effect::PlayLastCard => WondersEffect::PlayLastCard,
        Effect::BuildFromDiscard => WondersEffect::BuildFromDiscard,
        Effect::FreeBuildPerAge => WondersEffect::FreeBuildPerAge { times: 1 },
        Effect::CopyGuild => WondersEffect::CopyGuild,
        Effect::FreeFirstOfEachColor => WondersEffect::FreeFirstOfEachColour,
        Effect::FreeFirstCardOfAge => WondersEffect::FreeFirstCardOfAge,
        Effect::FreeLastCardOfAge => WondersEffect::FreeLastCardOfAge,
    }
}

fn per(counted: Counted) -> (&'static str, Vec<&'static str>) {
    match counted {
        Counted::Cards(colors) => ("card", colors.iter().map(Color::slug).collect()),
        Counted::Stages => ("wonder_stage", Vec::new()),
        Counted::Defeats => ("defeat_token", Vec::new()),
    }
}

fn cities(scope: Scope) -> Vec<&'static str> {
    match scope {
        Scope::Own => vec!["self"],
        Scope::Neighbours => vec!["left", "right"],
        Scope::OwnAndNeighbours => vec!["self", "left", "right"],
    }
}
