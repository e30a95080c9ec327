//! Names, costs and signs of the components of Architects, put into words by the catalogues.

use crate::terminal::color;
use crate::text::Text;
use anstyle::Style;
use architects::{Card, Cards, Color, Cost, Kind, Payment, TokenId, Tokens, WonderId};

pub(crate) fn card(card: Card, text: &Text) -> String {
    text.say(&format!("architects-card-{card}"))
}

pub(crate) fn card_help(card: Card, text: &Text) -> String {
    text.attribute(&format!("architects-card-{card}"), "help")
}

/// One letter for a resource, a coin or a symbol.
pub(super) fn letter(card: Card, text: &Text) -> String {
    text.attribute(&format!("architects-card-{card}"), "letter")
}

/// `Wood ×2, Coin`: a heap by kind.
pub(crate) fn cards(cards: Cards, text: &Text) -> String {
    let name = |(kind, count): (Card, u8)| times(&card(kind, text), usize::from(count));
    let names: Vec<_> = cards.iter().map(name).collect();
    if names.is_empty() { text.say("architects-nothing") } else { names.join(", ") }
}

pub(crate) fn token(token: TokenId, text: &Text) -> String {
    text.say(&format!("architects-token-{token}"))
}

pub(crate) fn token_help(token: TokenId, text: &Text) -> String {
    text.attribute(&format!("architects-token-{token}"), "help")
}

/// `Science, Culture ×2`: tokens by kind.
pub(super) fn tokens(tokens: Tokens, text: &Text) -> String {
    let name = |kind: TokenId| times(&token(kind, text), usize::from(tokens.of(kind)));
    let names: Vec<_> = tokens.kinds().iter().map(name).collect();
    if names.is_empty() { text.say("architects-nothing") } else { names.join(", ") }
}

pub(crate) fn wonder(wonder: WonderId, text: &Text) -> String {
    text.say(&format!("architects-wonder-{wonder}"))
}

pub(super) fn wonder_short(wonder: WonderId, text: &Text) -> String {
    text.attribute(&format!("architects-wonder-{wonder}"), "short")
}

pub(crate) fn wonder_help(wonder: WonderId, text: &Text) -> String {
    text.attribute(&format!("architects-wonder-{wonder}"), "help")
}

/// `3 different`.
pub(crate) fn cost(cost: Cost, text: &Text) -> String {
    let id = match cost.kind {
        Kind::Different => "architects-cost-different",
        Kind::Identical => "architects-cost-identical",
    };
    text.with(id, &[("count", cost.count.into())])
}

/// `3≠` or `3=`.
pub(super) fn cost_sign(cost: Cost) -> String {
    let sign = match cost.kind {
        Kind::Different => '≠',
        Kind::Identical => '=',
    };
    format!("{}{sign}", cost.count)
}

pub(crate) fn points(points: i16, text: &Text) -> String {
    text.with("architects-points", &[("points", points.into())])
}

/// What a stage is paid with, and the tokens that this uses: in words, or in letters where there are many.
pub(super) fn payment(payment: Payment, in_letters: bool, text: &Text) -> String {
    let word = |kind: Card| if in_letters { letter(kind, text) } else { card(kind, text) };
    let spent = payment.cards().filter(|(_, count)| *count > 0);
    let parts: Vec<_> = spent.map(|(kind, count)| times(&word(kind), usize::from(count))).collect();
    let used: Vec<_> = [
        (payment.uses_economy(), "architects-uses-economy"),
        (payment.uses_engineering(), "architects-uses-engineering"),
    ]
    .into_iter()
    .filter(|(is_used, _)| *is_used)
    .map(|(_, id)| text.say(id))
    .collect();
    let paid = parts.join(" + ");
    if used.is_empty() { paid } else { format!("{paid} ({})", used.join(", ")) }
}

fn times(name: &str, count: usize) -> String {
    if count == 1 { name.to_owned() } else { format!("{name} ×{count}") }
}

/// A colour's own sign, for those who cannot see the colour.
pub(crate) fn sign(color: Color) -> &'static str {
    match color {
        Color::Grey => "■",
        Color::Yellow => "●",
        Color::Blue => "◆",
        Color::Green => "▲",
        Color::Red => "×",
    }
}

/// A colour on the screen, readable on dark and on light.
pub(super) fn style(of: Color) -> Style {
    match of {
        Color::Grey => color(246),
        Color::Yellow => color(178),
        Color::Blue => color(33),
        Color::Green => color(35),
        Color::Red => color(167),
    }
}
