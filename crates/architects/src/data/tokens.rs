//! The progress tokens: how many there are of each, and what they do.

use crate::counts::Tokens;
use crate::ids::{Card, TokenId};

/// What a progress token does (R6.10, R11.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TokenEffect {
    /// Brings an extra card when one of these cards comes, once in a turn.
    ExtraCardFor(&'static [Card]),
    /// Brings an extra card when a stage is built, once in a turn.
    ExtraCardForStage,
    /// Lets a yellow card count as two coins, once in a turn.
    DoubleCoin,
    /// Lets any grey cards go together, for one stage in a turn.
    AnyResources,
    /// Adds shields.
    Shields(u8),
    /// Is worth so many points, or more if the wonder is complete.
    Points {
        /// Without a complete wonder.
        points: u8,
        /// With one.
        complete: u8,
    },
    /// Is worth so many points for each cat on a blue card.
    PointsPerCat(u8),
    /// Is worth so many points for each victory token.
    PointsPerVictory(u8),
    /// Is worth so many points for each progress token, itself included.
    PointsPerToken(u8),
    /// Is worth so many points alone, and with its twin so many together.
    PointsForCopies {
        /// Alone.
        one: u8,
        /// Both.
        both: u8,
    },
}

/// When an effect works.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum When {
    /// In a turn, as soon as something happens.
    Happening,
    /// In a turn, when a stage is paid.
    Paying,
    /// As long as it is there.
    Always,
    /// When points are counted.
    Scoring,
    /// Never.
    Never,
}

impl TokenEffect {
    /// When it works.
    pub const fn when(self) -> When {
        match self {
            Self::ExtraCardFor(_) | Self::ExtraCardForStage => When::Happening,
            Self::DoubleCoin | Self::AnyResources => When::Paying,
            Self::Shields(_) => When::Always,
            Self::Points { .. }
            | Self::PointsPerCat(_)
            | Self::PointsPerVictory(_)
            | Self::PointsPerToken(_)
            | Self::PointsForCopies { .. } => When::Scoring,
        }
    }
}

/// A progress token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Token {
    id: TokenId,
    /// What it does.
    pub effect: TokenEffect,
    /// How many of it the box has (R1.9).
    pub copies: u8,
}

const fn token(id: TokenId, effect: TokenEffect) -> Token {
    Token { id, effect, copies: 1 }
}

impl Token {
    const fn copies(self, copies: u8) -> Self {
        Self { copies, ..self }
    }
}

pub(super) const TOKENS: [Token; TokenId::NUM] = {
    use Card::{Clay, Coin, Compass, Gear, Glass, Papyrus, ShieldHorn1, ShieldHorn2, Stone, Tablet, Wood};
    use TokenEffect::{
        AnyResources, DoubleCoin, ExtraCardFor, ExtraCardForStage, Points, PointsForCopies, PointsPerCat,
        PointsPerToken, PointsPerVictory, Shields,
    };
    use TokenId::{
        Architecture, Crafts, Culture, Decor, Economy, Education, Engineering, Jewellery, Politics, Propaganda,
        Science, Strategy, Tactics, Urbanism,
    };
    [
        token(Urbanism, ExtraCardFor(&[Wood, Clay])),
        token(Crafts, ExtraCardFor(&[Papyrus, Glass])),
        token(Jewellery, ExtraCardFor(&[Stone, Coin])),
        token(Science, ExtraCardFor(&[Gear, Compass, Tablet])),
        token(Propaganda, ExtraCardFor(&[ShieldHorn1, ShieldHorn2])),
        token(Architecture, ExtraCardForStage),
        token(Economy, DoubleCoin),
        token(Engineering, AnyResources),
        token(Tactics, Shields(2)),
        token(Decor, Points { points: 4, complete: 6 }),
        token(Politics, PointsPerCat(1)),
        token(Strategy, PointsPerVictory(1)),
        token(Education, PointsPerToken(2)),
        token(Culture, PointsForCopies { one: 4, both: 12 }).copies(2),
    ]
};

const _: () = {
    let mut i = 0;
    while i < TOKENS.len() {
        let Token { id, effect, copies } = TOKENS[i];
        assert!(id as usize == i, "tokens stand in the order of ids.rs");
        assert!(
            copies == 1 || matches!(effect.when(), When::Scoring),
            "a token that works in turns exists once: a turn keeps one bit for it"
        );
        i += 1;
    }
};

/// The tokens of which the effect is one of these patterns.
macro_rules! tokens_with {
    ($pattern:pat $(if $guard:expr)?) => {{
        let mut tokens = Tokens::NONE;
        let mut i = 0;
        while i < TOKENS.len() {
            if matches!(TOKENS[i].effect, $pattern $(if $guard)?) {
                tokens = tokens.with(TOKENS[i].id);
            }
            i += 1;
        }
        tokens
    }};
}

const BRINGING: Tokens = tokens_with!(TokenEffect::ExtraCardFor(_) | TokenEffect::ExtraCardForStage);
/// The tokens that bring extra cards. A turn keeps a bit for each, in this order.
pub const BRINGING_CARDS: [TokenId; BRINGING.total()] = {
    assert!(BRINGING.total() <= u8::BITS as usize, "a turn keeps a byte of them");
    let mut tokens = [TokenId::ALL[0]; _];
    let (mut count, mut i) = (0, 0);
    while i < TokenId::NUM {
        if BRINGING.contains(TokenId::ALL[i]) {
            tokens[count] = TokenId::ALL[i];
            count += 1;
        }
        i += 1;
    }
    tokens
};
/// The tokens that make a coin count twice.
pub(crate) const DOUBLING_COINS: Tokens = tokens_with!(TokenEffect::DoubleCoin);
/// The tokens that let any resources go together.
pub(crate) const FREEING_RESOURCES: Tokens = tokens_with!(TokenEffect::AnyResources);
/// The tokens with shields, and how many.
pub(crate) const SHIELDS_OF_TOKENS: [(TokenId, u8); tokens_with!(TokenEffect::Shields(_)).total()] = {
    let mut all = [(TokenId::ALL[0], 0); _];
    let (mut count, mut i) = (0, 0);
    while i < TOKENS.len() {
        if let TokenEffect::Shields(shields) = TOKENS[i].effect {
            all[count] = (TOKENS[i].id, shields);
            count += 1;
        }
        i += 1;
    }
    all
};
/// Tokens by their bits.
#[inline]
pub(crate) fn tokens_of(bits: u8) -> impl Iterator<Item = TokenId> {
    BRINGING_CARDS.into_iter().enumerate().filter(move |(place, _)| bits >> place & 1 == 1).map(|(_, token)| token)
}

/// What building a stage triggers, as bits.
pub(crate) const STAGE_TRIGGERS: u8 = tokens_with!(TokenEffect::ExtraCardForStage).bringing_cards();

/// The tokens that each card triggers, as bits.
pub(crate) const TRIGGERS: [u8; Card::NUM] = {
    let mut triggers = [0; Card::NUM];
    let mut card = 0;
    while card < Card::NUM {
        let tokens = tokens_with!(TokenEffect::ExtraCardFor(cards) if is_among(cards, card));
        triggers[card] = tokens.bringing_cards();
        card += 1;
    }
    triggers
};

const fn is_among(cards: &[Card], card: usize) -> bool {
    let mut i = 0;
    while i < cards.len() {
        if cards[i] as usize == card {
            return true;
        }
        i += 1;
    }
    false
}
