//! What is printed on the components of Architects.

use ::architects::data::{CAT_POINTS, CENTRAL_DECK, CONFLICT_TOKENS, VICTORY_POINTS, VICTORY_TOKENS, WONDER_DECKS};
use ::architects::{
    Card, Cards, Effect, Kind, MAX_PLAYERS, Place, ScienceSet, StageId, TokenEffect, TokenId, WonderId,
};
use serde::Serialize;
use std::collections::BTreeMap;
use ts_rs::TS;

/// One component of Architects.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum ArchitectsComponent {
    /// A kind of card.
    Card {
        /// Identifier.
        id: &'static str,
        /// Its colour.
        color: &'static str,
        /// Points printed on it.
        points: u8,
        /// It shows the cat.
        cat: bool,
        /// Shields.
        shields: u8,
        /// Horns.
        horns: u8,
        /// How many there are in all decks together.
        count: u8,
    },
    /// A wonder with its deck.
    Wonder {
        /// Identifier.
        id: &'static str,
        /// What stages with an effect do.
        effect: WonderEffectWord,
        /// The stages in order of their cost.
        stages: Vec<StageWords>,
        /// What its deck is made of.
        deck: BTreeMap<&'static str, u8>,
    },
    /// The central deck.
    CentralDeck {
        /// Identifier.
        id: &'static str,
        /// What it is made of.
        deck: BTreeMap<&'static str, u8>,
    },
    /// A progress token.
    Token {
        /// Identifier.
        id: &'static str,
        /// How many there are.
        count: u8,
        /// What it does.
        effect: TokenWords,
    },
    /// A set of green cards that is exchanged for a progress token.
    ScienceSet {
        /// Identifier.
        id: &'static str,
        /// The cards.
        cards: Vec<&'static str>,
    },
    /// The conflict tokens.
    ConflictTokens {
        /// Identifier.
        id: &'static str,
        /// How many are in play with so many players.
        in_play: BTreeMap<usize, u8>,
    },
    /// The victory tokens.
    VictoryTokens {
        /// Identifier.
        id: &'static str,
        /// How many there are.
        count: u8,
        /// What each is worth.
        points: i16,
    },
    /// The cat.
    Cat {
        /// Identifier.
        id: &'static str,
        /// What it is worth.
        points: i16,
    },
}

/// A stage of a wonder.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct StageWords {
    /// Identifier.
    pub id: &'static str,
    /// The level it lies on, from 1 at the bottom; all stages of lower levels come first.
    pub level: u8,
    /// Where on its level: `left`, `centre` or `right`.
    pub place: &'static str,
    /// How many resources it costs.
    pub cost: u8,
    /// They have to be `different` or `identical`.
    pub resources: &'static str,
    /// What it is worth.
    pub points: u8,
    /// It triggers the effect of the wonder.
    pub effect: bool,
}

/// What a wonder does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum WonderEffectWord {
    /// Takes the top card of any deck.
    AnyDeck,
    /// Takes a progress token.
    Token,
    /// Takes the top card of the central deck.
    CentralCard,
    /// Nothing.
    Nothing,
    /// Keeps one of the first five cards of the left or right deck.
    Search,
    /// Takes the top cards of the left and the right deck.
    BothSides,
    /// Adds a shield.
    Shield,
}

/// What a progress token does.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum TokenWords {
    /// Brings an extra card for one of these cards, once in a turn.
    ExtraCardFor {
        /// The cards.
        cards: Vec<&'static str>,
    },
    /// Brings an extra card for a stage, once in a turn.
    ExtraCardForStage,
    /// A yellow card counts as two coins, once in a turn.
    DoubleCoin,
    /// A stage can be built with any resources, once in a turn.
    AnyResources,
    /// Adds shields.
    Shields {
        /// How many.
        shields: u8,
    },
    /// Points at the end.
    Points {
        /// While the wonder is not complete.
        points: i16,
        /// Once it is.
        complete: i16,
    },
    /// Points at the end for each card with the cat.
    PointsPerCatCard {
        /// For each.
        points: i16,
    },
    /// Points at the end for each victory token.
    PointsPerVictory {
        /// For each.
        points: i16,
    },
    /// Points at the end for each progress token, this one among them.
    PointsPerToken {
        /// For each.
        points: i16,
    },
    /// Points at the end for one or both tokens of the kind.
    PointsForCopies {
        /// For one.
        one: i16,
        /// For both together.
        both: i16,
    },
}

/// Every component of Architects.
pub fn architects() -> Vec<ArchitectsComponent> {
    let in_play = (2..=MAX_PLAYERS).zip(CONFLICT_TOKENS).collect();
    let sets = ScienceSet::ALL.map(|set| ArchitectsComponent::ScienceSet {
        id: set.slug(),
        cards: set.cards().iter().map(|card| card.slug()).collect(),
    });
    Card::ALL
        .map(card)
        .into_iter()
        .chain(WonderId::ALL.map(wonder))
        .chain([ArchitectsComponent::CentralDeck { id: "centre", deck: heap(&CENTRAL_DECK) }])
        .chain(TokenId::ALL.map(token))
        .chain(sets)
        .chain([
            ArchitectsComponent::ConflictTokens { id: "conflict_tokens", in_play },
            ArchitectsComponent::VictoryTokens { id: "victory_tokens", count: VICTORY_TOKENS, points: VICTORY_POINTS },
            ArchitectsComponent::Cat { id: "cat", points: CAT_POINTS },
        ])
        .collect()
}

fn heap(cards: &Cards) -> BTreeMap<&'static str, u8> {
    cards.iter().map(|(card, count)| (card.slug(), count)).collect()
}

fn card(card: Card) -> ArchitectsComponent {
    ArchitectsComponent::Card {
        id: card.slug(),
        color: card.color().slug(),
        points: card.points(),
        cat: card.face().cats > 0,
        shields: card.face().shields,
        horns: card.horns(),
        count: WONDER_DECKS.iter().chain([&CENTRAL_DECK]).map(|deck| deck.of(card)).sum(),
    }
}

fn wonder(id: WonderId) -> ArchitectsComponent {
    let stage = |stage: StageId| {
        let printed = id.wonder().stage(stage);
        StageWords {
            id: stage.slug(),
            level: printed.level,
            place: match printed.place {
                Place::Left => "left",
                Place::Centre => "centre",
                Place::Right => "right",
            },
            cost: stage.cost().count,
            resources: match stage.cost().kind {
                Kind::Different => "different",
                Kind::Identical => "identical",
            },
            points: printed.points,
            effect: printed.has_effect,
        }
    };
    ArchitectsComponent::Wonder {
        id: id.slug(),
        effect: match id.wonder().effect {
            Effect::AnyDeck => WonderEffectWord::AnyDeck,
            Effect::Token => WonderEffectWord::Token,
            Effect::CentralCard => WonderEffectWord::CentralCard,
            Effect::Nothing => WonderEffectWord::Nothing,
            Effect::Search => WonderEffectWord::Search,
            Effect::BothSides => WonderEffectWord::BothSides,
            Effect::Shield => WonderEffectWord::Shield,
        },
        stages: StageId::ALL.map(stage).into(),
        deck: heap(&WONDER_DECKS[id.index()]),
    }
}

fn token(id: TokenId) -> ArchitectsComponent {
    let printed = id.token();
    let effect = match printed.effect {
        TokenEffect::ExtraCardFor(cards) => {
            TokenWords::ExtraCardFor { cards: cards.iter().map(|card| card.slug()).collect() }
        }
        TokenEffect::ExtraCardForStage => TokenWords::ExtraCardForStage,
        TokenEffect::DoubleCoin => TokenWords::DoubleCoin,
        TokenEffect::AnyResources => TokenWords::AnyResources,
        TokenEffect::Shields(shields) => TokenWords::Shields { shields },
        TokenEffect::Points { points, complete } => {
            TokenWords::Points { points: points.into(), complete: complete.into() }
        }
        TokenEffect::PointsPerCat(points) => TokenWords::PointsPerCatCard { points: points.into() },
        TokenEffect::PointsPerVictory(points) => TokenWords::PointsPerVictory { points: points.into() },
        TokenEffect::PointsPerToken(points) => TokenWords::PointsPerToken { points: points.into() },
        TokenEffect::PointsForCopies { one, both } => {
            TokenWords::PointsForCopies { one: one.into(), both: both.into() }
        }
    };
    ArchitectsComponent::Token { id: id.slug(), count: printed.copies, effect }
}
