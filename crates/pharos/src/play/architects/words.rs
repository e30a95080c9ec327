//! Names, costs and signs of the components of Architects, put into words by the catalogues.

use crate::play::board::color_style;
use crate::text::Text;
use anstyle::Style;
use architects::{Card, Color, Cost, Kind};
use protocol::architects::{ArchitectsPayment, Heap};
use std::fmt::Display;

pub(crate) fn card(card: impl Display, text: &Text) -> String {
    text.say(&format!("architects-card-{card}"))
}

pub(crate) fn card_help(card: impl Display, text: &Text) -> String {
    text.attribute(&format!("architects-card-{card}"), "help")
}

/// One letter for a resource, a coin or a symbol.
pub(super) fn letter(card: Card, text: &Text) -> String {
    text.attribute(&format!("architects-card-{card}"), "letter")
}

/// What lies in a heap, in the usual order.
pub(super) fn in_order(heap: &Heap) -> impl Iterator<Item = (Card, u8)> {
    Card::ALL.into_iter().filter_map(|card| heap.get(card.slug()).map(|&count| (card, count)))
}

/// `Wood ×2, Coin`: a heap by kind.
pub(crate) fn cards(cards: impl IntoIterator<Item = (Card, u8)>, text: &Text) -> String {
    let names: Vec<_> = cards.into_iter().map(|(kind, count)| times(&card(kind, text), count)).collect();
    if names.is_empty() { text.say("architects-nothing") } else { names.join(", ") }
}

pub(crate) fn token(token: impl Display, text: &Text) -> String {
    text.say(&format!("architects-token-{token}"))
}

pub(crate) fn token_help(token: impl Display, text: &Text) -> String {
    text.attribute(&format!("architects-token-{token}"), "help")
}

/// `Science, Culture ×2`: tokens by kind.
pub(super) fn tokens<'a>(tokens: impl IntoIterator<Item = (&'a String, u8)>, text: &Text) -> String {
    let names: Vec<_> = tokens.into_iter().map(|(kind, count)| times(&token(kind, text), count)).collect();
    if names.is_empty() { text.say("architects-nothing") } else { names.join(", ") }
}

pub(crate) fn wonder(wonder: impl Display, text: &Text) -> String {
    text.say(&format!("architects-wonder-{wonder}"))
}

pub(super) fn wonder_short(wonder: impl Display, text: &Text) -> String {
    text.attribute(&format!("architects-wonder-{wonder}"), "short")
}

pub(crate) fn wonder_help(wonder: impl Display, text: &Text) -> String {
    text.attribute(&format!("architects-wonder-{wonder}"), "help")
}

pub(super) fn stage(stage: impl Display, text: &Text) -> String {
    text.say(&format!("architects-stage-{stage}"))
}

pub(super) fn set(set: impl Display, text: &Text) -> String {
    text.say(&format!("architects-set-{set}"))
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

pub(crate) fn points(points: impl Into<i16>, text: &Text) -> String {
    text.with("architects-points", &[("points", points.into().into())])
}

/// What a stage is paid with, and the tokens that this uses: in words, or in letters where there are many.
pub(super) fn payment(payment: &ArchitectsPayment, in_letters: bool, text: &Text) -> String {
    let word = |kind: Card| if in_letters { letter(kind, text) } else { card(kind, text) };
    let parts: Vec<_> = in_order(&payment.cards).map(|(kind, count)| times(&word(kind), count)).collect();
    let used: Vec<_> =
        [(payment.economy, "architects-uses-economy"), (payment.engineering, "architects-uses-engineering")]
            .into_iter()
            .filter(|(is_used, _)| *is_used)
            .map(|(_, id)| text.say(id))
            .collect();
    let paid = parts.join(" + ");
    if used.is_empty() { paid } else { format!("{paid} ({})", used.join(", ")) }
}

fn times(name: &str, count: u8) -> String {
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

/// A colour on the screen.
pub(super) fn style(color: Color) -> Style {
    color_style(color.slug())
}
