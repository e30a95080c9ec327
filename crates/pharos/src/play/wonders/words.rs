//! Names, costs and signs of the components of 7 Wonders, put into words by the catalogues.

use crate::text::Text;
use std::fmt::Display;
use wonders::{Color, Cost, Resource};

pub(crate) fn card(card: impl Display, text: &Text) -> String {
    text.say(&format!("wonders-card-{card}"))
}

pub(crate) fn card_help(card: impl Display, text: &Text) -> String {
    text.attribute(&format!("wonders-card-{card}"), "help")
}

pub(crate) fn wonder(wonder: impl Display, text: &Text) -> String {
    text.say(&format!("wonders-wonder-{wonder}"))
}

/// What the side of a wonder is about.
pub(crate) fn side_help(wonder: impl Display, side: &str, text: &Text) -> String {
    text.attribute(&format!("wonders-wonder-{wonder}"), side)
}

pub(crate) fn side(side: &str, text: &Text) -> String {
    text.say(&format!("wonders-side-{side}"))
}

pub(crate) fn resource(resource: impl Display, text: &Text) -> String {
    text.say(&format!("wonders-resource-{resource}"))
}

/// One letter for a resource.
pub(crate) fn letter(resource: Resource, text: &Text) -> String {
    text.attribute(&format!("wonders-resource-{resource}"), "letter")
}

/// `1¢ WWS`: coins, then a letter for each unit; `-` if it costs nothing.
pub(crate) fn cost(cost: &Cost, text: &Text) -> String {
    let units = cost.units().map(|(resource, units)| letter(resource, text).repeat(usize::from(units)));
    let coins = (cost.coins > 0).then(|| format!("{}¢", cost.coins));
    let parts: Vec<_> =
        coins.into_iter().chain(Some(units.collect::<String>()).filter(|all| !all.is_empty())).collect();
    if parts.is_empty() { "-".to_owned() } else { parts.join(" ") }
}

/// A colour's own sign, for those who cannot see the colour.
pub(crate) fn sign(color: Color) -> &'static str {
    match color {
        Color::Brown => "▬",
        Color::Grey => "■",
        Color::Blue => "◆",
        Color::Yellow => "●",
        Color::Red => "×",
        Color::Green => "▲",
        Color::Purple => "◈",
    }
}
