//! Names, costs, effects and payments of 7 Wonders, put into words by the catalogues.

use super::sentences::Payer;
use crate::play::Context;
use crate::play::board::{color_sign, color_style};
use crate::text::Text;
use anstyle::Style;
use protocol::wonders::{
    ArmadaLoss, ArmadaStanding, ArmadaStep, ArmadaVoyage, WondersConflict, WondersPayment, WondersSource,
};
use std::fmt::Display;
use table::Id;
use wonders::data::armada::{Far, Naval};
use wonders::{
    Class, Color, Cost, Counted, Effect, Face, Resource, ResourceSet, Scope, Stage, Symbol, Toward, WonderId,
};

/// `3:2`: the shields of two neighbours.
pub(super) fn shields_of_both(conflict: &WondersConflict) -> String {
    conflict.shields.map(|shields| shields.to_string()).join(":")
}

/// The component with this identifier.
pub(super) fn id<I: Id>(slug: &str) -> I {
    I::from_slug(slug).unwrap_or_else(|| unreachable!("the protocol names components by their slugs, not {slug}"))
}

pub(crate) fn card(card: impl Display, text: &Text) -> String {
    text.say(&format!("wonders-card-{card}"))
}

pub(super) fn card_short(card: impl Display, text: &Text) -> String {
    text.attribute(&format!("wonders-card-{card}"), "short")
}

pub(crate) fn card_help(card: impl Display, text: &Text) -> String {
    text.attribute(&format!("wonders-card-{card}"), "help")
}

/// `Altar, Baths ×2`: cards in the order in which they come, copies together.
pub(super) fn cards<'a>(list: impl IntoIterator<Item = &'a String>, text: &Text) -> String {
    let mut counted: Vec<(&String, usize)> = Vec::new();
    for slug in list {
        match counted.iter_mut().find(|(known, _)| *known == slug) {
            Some((_, count)) => *count += 1,
            None => counted.push((slug, 1)),
        }
    }
    let words = |(slug, count): &(&String, usize)| match count {
        1 => card(slug, text),
        _ => format!("{} ×{count}", card(slug, text)),
    };
    counted.iter().map(words).collect::<Vec<_>>().join(", ")
}

pub(crate) fn wonder(wonder: WonderId, text: &Text) -> String {
    text.say(&format!("wonders-wonder-{wonder}"))
}

/// The city of a wonder, which is what sentences call it.
pub(super) fn city(wonder: impl Display, text: &Text) -> String {
    text.attribute(&format!("wonders-wonder-{wonder}"), "city")
}

pub(super) fn wonder_short(wonder: impl Display, text: &Text) -> String {
    text.attribute(&format!("wonders-wonder-{wonder}"), "short")
}

/// What the side of a wonder is about.
pub(crate) fn side_help(wonder: impl Display, side: &str, text: &Text) -> String {
    text.attribute(&format!("wonders-wonder-{wonder}"), side)
}

pub(crate) fn side(side: &str, text: &Text) -> String {
    text.say(&format!("wonders-side-{side}"))
}

pub(super) fn side_short(side: &str, text: &Text) -> String {
    text.attribute(&format!("wonders-side-{side}"), "short")
}

pub(super) fn color(color: Color, text: &Text) -> String {
    text.say(&format!("wonders-color-{color}"))
}

/// A colour's own sign.
pub(crate) fn sign(color: Color) -> &'static str {
    color_sign(color.slug())
}

/// A colour on the screen.
pub(super) fn style(color: Color) -> Style {
    color_style(color.slug())
}

pub(crate) fn resource(resource: impl Display, text: &Text) -> String {
    text.say(&format!("wonders-resource-{resource}"))
}

/// One letter for a resource.
pub(super) fn letter(resource: impl Display, text: &Text) -> String {
    text.attribute(&format!("wonders-resource-{resource}"), "letter")
}

pub(super) fn symbol(symbol: Symbol, text: &Text) -> String {
    text.attribute(&format!("wonders-symbol-{symbol}"), "short")
}

/// A whole message about a number of something.
fn number(id: &str, n: u8, text: &Text) -> String {
    text.with(id, &[("n", n.into())])
}

pub(super) fn coins_short(coins: impl Into<u16>, text: &Text) -> String {
    text.with("wonders-gist-coins", &[("n", coins.into().into())])
}

pub(super) fn points_short(points: impl Into<i16>, text: &Text) -> String {
    text.with("wonders-gist-points", &[("n", points.into().into())])
}

pub(super) fn shields_short(shields: u8, text: &Text) -> String {
    number("wonders-gist-shields", shields, text)
}

/// `1c` or `WWS`: coins, then a letter for each unit; a dash if it costs nothing.
pub(crate) fn cost(cost: &Cost, text: &Text) -> String {
    let coins = (cost.coins > 0).then(|| coins_short(cost.coins, text));
    let units: String = cost.units().map(|(kind, units)| letter(kind, text).repeat(usize::from(units))).collect();
    let parts: Vec<_> = coins.into_iter().chain(Some(units).filter(|units| !units.is_empty())).collect();
    if parts.is_empty() { "–".to_owned() } else { parts.join(" ") }
}

/// `2W` or `W/S`: what something produces.
pub(super) fn source(source: &WondersSource, text: &Text) -> String {
    let letters: Vec<_> = source.options.iter().map(|kind| letter(kind, text)).collect();
    times(&letters.join("/"), source.amount)
}

fn times(letters: &str, amount: u8) -> String {
    if amount == 1 { letters.to_owned() } else { format!("{amount}{letters}") }
}

fn letters(resources: ResourceSet, text: &Text) -> String {
    resources.iter().map(|kind| letter(kind, text)).collect::<Vec<_>>().join("/")
}

/// Effects in a few characters, for tables.
pub(super) fn gist(effects: &[Effect], text: &Text) -> String {
    // Coins and points for the same things: these are named once.
    if let [Effect::CoinsPer(coins, what, whose), Effect::PointsPer(points, other, theirs)] = effects
        && (what, whose) == (other, theirs)
    {
        let (coins, points) = (coins_short(*coins, text), points_short(*points, text));
        return format!("{coins} {points}{}", per(*what, *whose, text));
    }
    effects.iter().map(|&effect| gist_of(effect, text)).collect::<Vec<_>>().join(" ")
}

/// What a card does, in a few characters, with what only Armada has.
pub(super) fn gist_of_face(face: &Face, text: &Text) -> String {
    let naval = face.naval.iter().map(|naval| gist_of_naval(*naval, text));
    let parts: Vec<_> =
        Some(gist(face.effects, text)).into_iter().filter(|gist| !gist.is_empty()).chain(naval).collect();
    parts.join(" ")
}

/// What a card, a stage or an island does and only Armada has, in a few characters.
pub(crate) fn gist_of_naval(naval: Naval, text: &Text) -> String {
    let far = |far: Far| match far {
        Far::LeftLeft => "«",
        Far::RightRight => "»",
    };
    match naval {
        Naval::NavalShields(shields) => number("wonders-gist-naval_shields", shields, text),
        Naval::Raid(target) => format!("{}×", far(target)),
        Naval::FreeMoves(count, fleets) => {
            let which: String = fleets.iter().map(|fleet| fleet_sign(fleet.slug())).collect();
            if fleets.len() == 1 { format!("⚓+{which}") } else { format!("⚓+{count}") }
        }
        Naval::Pirates => text.say("wonders-gist-pirates"),
        Naval::DistantTrade(seller, times) => format!("{times}{}{}", far(seller), coins_short(1_u8, text)),
        Naval::DrawIsland(level) => number("wonders-gist-island", level as u8 + 1, text),
        Naval::MostScience => text.say("wonders-gist-most_symbol"),
        Naval::PointsPerCommerce(points) => {
            format!("{}/{}", points_short(points, text), text.say("wonders-gist-commerce"))
        }
        Naval::PointsPerIsland(points) => {
            format!("{}/{}", points_short(points, text), text.say("wonders-gist-an_island"))
        }
        Naval::PointsPerCardOfColor(points) => format!("{}/■", points_short(points, text)),
        Naval::FreeWonderFleet => text.say("wonders-gist-free_fleet"),
        Naval::NoLosses => text.say("wonders-gist-no_losses"),
        Naval::MayStayOut => text.say("wonders-gist-stay_out"),
        Naval::CheaperConstruction => text.say("wonders-gist-cheaper"),
        Naval::CoinPerConstruction => format!("+{}/⚓", coins_short(1_u8, text)),
        Naval::OthersLoseCoins(coins) => number("wonders-gist-others_lose", coins, text),
    }
}

fn gist_of(effect: Effect, text: &Text) -> String {
    match effect {
        Effect::Produce(kind, amount) => times(&letter(kind, text), amount),
        Effect::ProduceChoice(options) => letters(options, text),
        Effect::Points(points) => points_short(points, text),
        Effect::Shields(shields) => shields_short(shields, text),
        Effect::Science(of) => symbol(of, text),
        Effect::AnyScience => text.say("wonders-gist-any_symbol"),
        Effect::Discount(toward, class) => {
            let from = match toward {
                Toward::Left => "←",
                Toward::Right => "→",
                Toward::Both => "←→",
            };
            let what = match class {
                Class::Raw => Color::Brown,
                Class::Manufactured => Color::Grey,
            };
            format!("{}{from}{}", sign(what), coins_short(1_u8, text))
        }
        Effect::Coins(coins) => format!("+{}", coins_short(coins, text)),
        Effect::CoinsPer(coins, what, whose) => format!("{}{}", coins_short(coins, text), per(what, whose, text)),
        Effect::PointsPer(points, what, whose) => format!("{}{}", points_short(points, text), per(what, whose, text)),
        Effect::PointsIfComplete(points) => number("wonders-gist-if_complete", points, text),
        Effect::PlayLastCard => text.say("wonders-gist-last_card"),
        Effect::BuildFromDiscard => text.say("wonders-gist-from_discard"),
        Effect::FreeBuildPerAge => text.say("wonders-gist-free_build"),
        Effect::CopyGuild => text.say("wonders-gist-copy_guild"),
        Effect::FreeFirstOfEachColor => text.say("wonders-gist-free_color"),
        Effect::FreeFirstCardOfAge => text.say("wonders-gist-free_first"),
        Effect::FreeLastCardOfAge => text.say("wonders-gist-free_last"),
    }
}

/// `/←■→`: what is counted, and whether only in one's own city, only in those of the neighbours, or in all three.
fn per(counted: Counted, scope: Scope, text: &Text) -> String {
    let what = match counted {
        Counted::Cards(colors) => colors.iter().map(sign).collect(),
        Counted::Stages => text.say("wonders-gist-stage"),
        Counted::Defeats => text.say("wonders-gist-defeat"),
    };
    match scope {
        Scope::Own => format!("/{what}"),
        Scope::Neighbours => format!("/←{what}→"),
        Scope::OwnAndNeighbours => format!("/←+{what}→"),
    }
}

/// What a stage does, in words.
pub(super) fn stage_effects(stage: &Stage, text: &Text) -> String {
    let base = stage.effects.iter().map(|&effect| stage_effect(effect, text));
    let naval = stage.naval.iter().map(|naval| match *naval {
        Naval::OthersLoseCoins(coins) => number("wonders-power-others_lose_coins", coins, text),
        naval => gist_of_naval(naval, text),
    });
    base.chain(naval).collect::<Vec<_>>().join("; ")
}

fn stage_effect(effect: Effect, text: &Text) -> String {
    let power = |word: &str| text.say(&format!("wonders-power-{word}"));
    match effect {
        Effect::Points(points) => number("wonders-points", points, text),
        Effect::Coins(coins) => number("wonders-coins", coins, text),
        Effect::Shields(shields) => number("wonders-shields", shields, text),
        Effect::ProduceChoice(options) if options.iter().all(Resource::is_raw) => power("raw_material"),
        Effect::ProduceChoice(_) => power("manufactured_good"),
        Effect::Discount(..) => power("trade_discount"),
        Effect::AnyScience => power("science_choice"),
        Effect::PlayLastCard => power("play_last_card"),
        Effect::BuildFromDiscard => power("build_from_discard"),
        Effect::FreeBuildPerAge => power("free_build_per_age"),
        Effect::CopyGuild => power("copy_guild"),
        Effect::FreeFirstOfEachColor => power("free_first_of_each_colour"),
        Effect::FreeFirstCardOfAge => power("free_first_card_of_age"),
        Effect::FreeLastCardOfAge => power("free_last_card_of_age"),
        // Only cards do these.
        Effect::Produce(..)
        | Effect::Science(_)
        | Effect::CoinsPer(..)
        | Effect::PointsPer(..)
        | Effect::PointsIfComplete(_) => gist_of(effect, text),
    }
}

/// Kind, age, cost and chains of a card, then what it does.
pub(super) fn card_in_full(card_id: wonders::Card, face: &Face, makes_free: &[wonders::Card], text: &Text) -> String {
    let names =
        |list: &mut dyn Iterator<Item = wonders::Card>| list.map(|one| card(one, text)).collect::<Vec<_>>().join(", ");
    let mut parts = vec![
        color(face.color, text),
        text.say(&format!("wonders-age-{}", face.age)),
        if face.cost.is_nothing() {
            text.say("wonders-full-no-cost")
        } else {
            text.words("wonders-full-cost", &[("cost", &cost(&face.cost, text))])
        },
    ];
    if !face.chain_from.is_empty() {
        parts.push(text.words("wonders-full-free-with", &[("cards", &names(&mut face.chain_from.iter()))]));
    }
    if !makes_free.is_empty() {
        parts.push(text.words("wonders-full-makes-free", &[("cards", &names(&mut makes_free.iter().copied()))]));
    }
    format!("{}. {}", parts.join("; "), card_help(card_id, text))
}

/// `2 coins to Bao, 1 coin to Chidi`: whom the coins go to; `none` for nothing, by which messages choose.
pub(super) fn payment(payment: WondersPayment, payer: Payer, context: &Context<'_>) -> String {
    let text = context.text;
    let bank = (payment.bank > 0).then(|| text.with("wonders-payment-bank", &[("coins", payment.bank.into())]));
    let coins = [payment.left, payment.right, payment.far_left, payment.far_right];
    let sellers = payer.sellers().into_iter().zip(coins).filter(|(_, coins)| *coins > 0);
    let sellers = sellers.map(|(seat, coins)| {
        text.with("wonders-payment-seat", &[("coins", coins.into()), ("seat", context.name(seat).into())])
    });
    let parts: Vec<_> = bank.into_iter().chain(sellers).collect();
    if parts.is_empty() { "none".to_owned() } else { parts.join(", ") }
}

/// `←2 →1`: the same in a few characters.
pub(super) fn payment_short(payment: WondersPayment, text: &Text) -> String {
    let mut parts = Vec::new();
    if payment.bank > 0 {
        parts.push(coins_short(payment.bank, text));
    }
    let ways = [("←", payment.left), ("→", payment.right), ("«", payment.far_left), ("»", payment.far_right)];
    for (arrow, coins) in ways {
        if coins > 0 {
            parts.push(format!("{arrow}{coins}"));
        }
    }
    if parts.is_empty() { text.say("wonders-free") } else { parts.join(" ") }
}

pub(crate) fn island(island: impl Display, text: &Text) -> String {
    text.say(&format!("wonders-island-{island}"))
}

pub(super) fn island_short(island: impl Display, text: &Text) -> String {
    text.attribute(&format!("wonders-island-{island}"), "short")
}

pub(crate) fn island_help(island: impl Display, text: &Text) -> String {
    text.attribute(&format!("wonders-island-{island}"), "help")
}

pub(crate) fn fleet(fleet: impl Display, text: &Text) -> String {
    text.say(&format!("wonders-fleet-{fleet}"))
}

pub(crate) fn shipyard(shipyard: impl Display, text: &Text) -> String {
    text.say(&format!("wonders-shipyard-{shipyard}"))
}

/// The sign of a fleet: that of the cards of its colour.
pub(crate) fn fleet_sign(fleet: &str) -> &'static str {
    color_sign(fleet)
}

/// `⚓×3`: a ship and the space that it reaches.
fn ship_short(step: &ArmadaStep) -> String {
    format!("{}{}", fleet_sign(&step.fleet), step.space)
}

/// `⚓×3+▲2`: ships that move with a card or a stage, in a few characters.
pub(super) fn voyage_short(voyage: Option<&ArmadaVoyage>) -> String {
    let Some(voyage) = voyage else { return String::new() };
    let step = voyage.step.as_ref().map(|step| format!("⚓{}", ship_short(step))).unwrap_or_default();
    let free = voyage.free.as_ref().map(|free| format!("+{}", ship_short(free))).unwrap_or_default();
    format!("{step}{free}")
}

/// Ships that move with a card or a stage, in words.
pub(super) fn voyage(voyage: &ArmadaVoyage, text: &Text) -> String {
    let paid = voyage.step.iter().map(|step| ship("wonders-voyage-step", step, text));
    let free = voyage.free.iter().map(|step| ship("wonders-voyage-free", step, text));
    paid.chain(free).collect::<Vec<_>>().join(", ")
}

/// Ships that move for nothing, in words.
pub(super) fn ships(ships: &[ArmadaStep], text: &Text) -> String {
    ships.iter().map(|step| ship("wonders-voyage-step", step, text)).collect::<Vec<_>>().join(", ")
}

fn ship(id: &str, step: &ArmadaStep, text: &Text) -> String {
    text.with(id, &[("fleet", fleet(&step.fleet, text).into()), ("space", step.space.into())])
}

/// `Ania 3 (+5)`: how a seat stands at sea.
pub(super) fn standing(one: &ArmadaStanding, context: &Context<'_>) -> String {
    let token = match one.token {
        _ if one.out => "out".to_owned(),
        0 => "none".to_owned(),
        token => signed(token),
    };
    let args =
        [("seat", context.name(one.seat.seat()).into()), ("shields", one.shields.into()), ("token", token.into())];
    context.text.with("wonders-standing", &args)
}

/// `+5`, `−1`, or `0`.
pub(crate) fn signed(number: impl Into<i16>) -> String {
    match number.into() {
        0 => "0".to_owned(),
        number if number > 0 => format!("+{number}"),
        number => format!("−{}", number.unsigned_abs()),
    }
}

/// `Ania 2 coins`: what a seat loses.
pub(super) fn loss(one: &ArmadaLoss, context: &Context<'_>) -> String {
    let args = [("seat", context.name(one.seat.seat()).into()), ("coins", one.coins.into())];
    context.text.with("wonders-loss", &args)
}
