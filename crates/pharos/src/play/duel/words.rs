//! Names, costs and effects of Duel's components, put into words by the catalogues.

use crate::play::board::{color_sign, color_style};
use crate::text::Text;
use anstyle::Style;
use duel::data::{Cost, TEMPLE_POINTS};
use duel::{Applies, Back, Building, CardId, Chamber, Color, Effect, Per, Resource, Section, Whose, Wonder};
use protocol::duel::{DuelGift, DuelLoot, DuelQuestion};
use table::Id;

/// The component with this identifier.
pub(super) fn id<I: Id>(slug: &str) -> I {
    I::from_slug(slug).unwrap_or_else(|| panic!("the protocol names a {} by its slug, not {slug}", I::KIND))
}

/// The card's word in message ids. Senators of one kind are alike and share a name, so the number of the copy goes.
pub(crate) fn card_word(slug: &str) -> &str {
    slug.trim_end_matches(|c: char| c.is_ascii_digit()).trim_end_matches('_')
}

pub(crate) fn building(card: &str, text: &Text) -> String {
    text.say(&format!("duel-building-{}", card_word(card)))
}

pub(super) fn building_short(card: &str, text: &Text) -> String {
    text.attribute(&format!("duel-building-{}", card_word(card)), "short")
}

/// What is printed on a card.
pub(super) fn printed(card: &str) -> &'static Building {
    id::<CardId>(card).building()
}

/// What kind of card it is.
pub(super) fn kind(card: &Building, text: &Text) -> String {
    match card.back {
        Back::Temple => text.say("duel-back-temple"),
        _ => text.say(&format!("duel-color-{}", card.color)),
    }
}

/// What the back of a card shows.
pub(super) fn back(back: &str, text: &Text) -> String {
    text.say(&format!("duel-back-{back}"))
}

pub(super) fn wonder(wonder: &str, text: &Text) -> String {
    text.say(&format!("duel-wonder-{wonder}"))
}

pub(super) fn wonder_short(wonder: &str, text: &Text) -> String {
    text.attribute(&format!("duel-wonder-{wonder}"), "short")
}

pub(super) fn token(token: &str, text: &Text) -> String {
    text.say(&format!("duel-token-{token}"))
}

pub(super) fn token_help(token: &str, text: &Text) -> String {
    text.attribute(&format!("duel-token-{token}"), "help")
}

pub(super) fn god(god: &str, text: &Text) -> String {
    text.say(&format!("duel-god-{god}"))
}

pub(super) fn god_short(god: &str, text: &Text) -> String {
    text.attribute(&format!("duel-god-{god}"), "short")
}

pub(super) fn god_help(god: &str, text: &Text) -> String {
    text.attribute(&format!("duel-god-{god}"), "help")
}

pub(super) fn mythology(mythology: &str, text: &Text) -> String {
    text.say(&format!("duel-mythology-{mythology}"))
}

pub(super) fn mythology_short(mythology: &str, text: &Text) -> String {
    text.attribute(&format!("duel-mythology-{mythology}"), "short")
}

pub(super) fn plot(plot: &str, text: &Text) -> String {
    text.say(&format!("duel-plot-{plot}"))
}

pub(super) fn plot_help(plot: &str, text: &Text) -> String {
    text.attribute(&format!("duel-plot-{plot}"), "help")
}

pub(super) fn decree(decree: &str, text: &Text) -> String {
    text.say(&format!("duel-decree-{decree}"))
}

pub(super) fn decree_short(decree: &str, text: &Text) -> String {
    text.attribute(&format!("duel-decree-{decree}"), "short")
}

pub(super) fn decree_help(decree: &str, text: &Text) -> String {
    text.attribute(&format!("duel-decree-{decree}"), "help")
}

/// Several offering tokens: `2+3`.
pub(super) fn offerings(values: &[u16]) -> String {
    values.iter().map(u16::to_string).collect::<Vec<_>>().join("+")
}

/// A token on a card.
pub(super) fn gift(gift: &DuelGift, text: &Text) -> String {
    match gift {
        DuelGift::Mythology(of) => text.words("duel-gift-mythology", &[("mythology", &mythology(of, text))]),
        DuelGift::Offering(value) => text.with("duel-gift-offering", &[("value", (*value).into())]),
    }
}

/// A token on a card in a few characters.
pub(super) fn gift_short(gift: &DuelGift, text: &Text) -> String {
    match gift {
        DuelGift::Mythology(of) => mythology_short(of, text),
        DuelGift::Offering(value) => value.to_string(),
    }
}

/// A military token, by what it does.
pub(super) fn military_token(token: &DuelLoot, text: &Text) -> String {
    match token.asks.first() {
        None => text.with("duel-loot-coins", &[("coins", token.coins.into())]),
        Some(DuelQuestion::PlaceCube) => text.say("duel-loot-small"),
        Some(_) => text.say("duel-loot-large"),
    }
}

pub(super) fn symbol(symbol: &str, text: &Text) -> String {
    text.attribute(&format!("duel-symbol-{symbol}"), "short")
}

/// A resource in a single letter.
pub(super) fn letter(resource: Resource, text: &Text) -> String {
    text.attribute(&format!("duel-resource-{resource}"), "letter")
}

pub(super) fn coins_short(coins: u16, text: &Text) -> String {
    text.with("duel-gist-coins", &[("n", coins.into())])
}

pub(super) fn points_short(points: u8, text: &Text) -> String {
    text.with("duel-gist-points", &[("n", points.into())])
}

/// A colour's own sign.
pub(crate) fn sign(color: Color) -> &'static str {
    color_sign(color.slug())
}

/// A colour on the screen.
pub(super) fn style(color: Color) -> Style {
    color_style(color.slug())
}

/// A printed cost: `2c C W W`, or the word for nothing.
pub(crate) fn cost(cost: &Cost, text: &Text) -> String {
    let mut parts = Vec::new();
    if cost.coins > 0 {
        parts.push(coins_short(u16::from(cost.coins), text));
    }
    for resource in Resource::ALL {
        let units = cost.goods.of(resource);
        if units > 0 {
            parts.push(format!("{units}{}", letter(resource, text)));
        }
    }
    if parts.is_empty() { text.say("duel-free") } else { parts.join(" ") }
}

/// Effects in a few characters, for tables.
pub(super) fn gist(effects: &[Effect], text: &Text) -> String {
    effects.iter().map(|&effect| gist_of(effect, text)).filter(|gist| !gist.is_empty()).collect::<Vec<_>>().join(" ")
}

fn gist_of(effect: Effect, text: &Text) -> String {
    let number = |id: &str, n: u8| text.with(id, &[("n", n.into())]);
    let letters = |resources: &mut dyn Iterator<Item = Resource>| {
        resources.map(|resource| letter(resource, text)).collect::<Vec<_>>().join("/")
    };
    match effect {
        Effect::Produce(resource, units) => format!("{units}{}", letter(resource, text)),
        Effect::ProduceOneOf(class) => letters(&mut Resource::ALL[class.range()].iter().copied()),
        Effect::FixedPrice(resources) => format!("{}=1", letters(&mut resources.iter())),
        Effect::Coins(coins) | Effect::CoinsInTurn(coins) => format!("+{}", coins_short(u16::from(coins), text)),
        Effect::CoinsPer(coins, per, _) => format!("+{}{}", coins_short(u16::from(coins), text), per_sign(per)),
        Effect::Points(points) => number("duel-gist-points", points),
        Effect::PointsPer(points, per, _) => format!("{}{}", number("duel-gist-points", points), per_sign(per)),
        Effect::Shields(shields) => number("duel-gist-shields", shields),
        Effect::Science(of) => symbol(of.slug(), text),
        Effect::GrandTemple => {
            let points: Vec<_> = TEMPLE_POINTS[1..].iter().map(u8::to_string).collect();
            text.words("duel-gist-temple", &[("points", &points.join("/"))])
        }
        Effect::Politics(section) => {
            let (first, last) = chambers(section);
            text.with("duel-gist-politics", &[("first", first.number().into()), ("last", last.number().into())])
        }
        Effect::PlaceOrConspire => text.say("duel-gist-plot"),
        _ => String::new(),
    }
}

/// The two chambers of a section.
fn chambers(section: Section) -> (Chamber, Chamber) {
    let first = 2 * section as u8;
    (Chamber(first), Chamber(first + 1))
}

fn per_sign(per: Per) -> String {
    match per {
        Per::Building(color) => format!("/{}", sign(color)),
        Per::BrownAndGrey => format!("/{}{}", sign(Color::Brown), sign(Color::Grey)),
        Per::Wonder => "/W".to_owned(),
        Per::ThreeCoins => "/3".to_owned(),
        Per::ProgressToken | Per::DivineToken | Per::CubeInSenate => "/T".to_owned(),
    }
}

/// What a wonder does when it is built, and what it brings in the draft.
pub(crate) fn wonder_effects(row: &Wonder, text: &Text) -> String {
    let built = effects(row.effects, text);
    if row.when_drafted.is_empty() {
        return built;
    }
    let drafted = text.words("duel-effect-when-drafted", &[("effects", &effects(row.when_drafted, text))]);
    format!("{built}; {drafted}")
}

/// Effects of buildings and wonders in words. What only tokens, gods, decrees or conspiracies do stands in their helps.
pub(crate) fn effects(effects: &[Effect], text: &Text) -> String {
    effects
        .iter()
        .map(|&effect| effect_of(effect, text))
        .filter(|words| !words.is_empty())
        .collect::<Vec<_>>()
        .join("; ")
}

fn effect_of(effect: Effect, text: &Text) -> String {
    let number = |id: &str, n: u8| text.with(id, &[("n", n.into())]);
    let names = |resources: &mut dyn Iterator<Item = Resource>| {
        resources.map(|resource| text.say(&format!("duel-resource-{resource}"))).collect::<Vec<_>>().join(", ")
    };
    let per_with = |prefix: &str, n: u8, per: Per, whose: Whose| {
        let city = match whose {
            Whose::Own => "own",
            Whose::Larger => "larger",
        };
        let id = format!("{prefix}-{city}");
        text.with(&id, &[("n", n.into()), ("what", text.say(&format!("duel-per-{}", per_word(per))).into())])
    };
    match effect {
        Effect::Produce(resource, units) => {
            let name = text.say(&format!("duel-resource-{resource}"));
            text.with("duel-effect-produce", &[("n", units.into()), ("resource", name.into())])
        }
        Effect::ProduceOneOf(class) => {
            let resources = names(&mut Resource::ALL[class.range()].iter().copied());
            text.words("duel-effect-one-of", &[("resources", &resources)])
        }
        Effect::FixedPrice(resources) => {
            text.words("duel-effect-fixed-price", &[("resources", &names(&mut resources.iter()))])
        }
        Effect::Coins(coins) | Effect::CoinsInTurn(coins) => number("duel-effect-coins", coins),
        Effect::CoinsPer(coins, per, whose) => per_with("duel-effect-coins-per", coins, per, whose),
        Effect::Points(points) => number("duel-effect-points", points),
        Effect::PointsPer(points, per, whose) => per_with("duel-effect-points-per", points, per, whose),
        Effect::Shields(shields) => number("duel-effect-shields", shields),
        Effect::Science(symbol) => {
            text.words("duel-effect-science", &[("symbol", &text.say(&format!("duel-symbol-{symbol}")))])
        }
        Effect::OpponentLosesCoins(coins) => number("duel-effect-opponent-loses", coins),
        Effect::ExtraTurn => text.say("duel-effect-extra-turn"),
        Effect::DestroyCard(color) => {
            text.words("duel-effect-destroy", &[("color", &text.say(&format!("duel-color-{color}")))])
        }
        Effect::BuildFromDiscard => text.say("duel-effect-restore"),
        Effect::ProgressFromBox(count) => number("duel-effect-library", count),
        Effect::ResourceDiscount(units, Applies::ToWonders) => number("duel-effect-discount-wonders", units),
        Effect::ResourceDiscount(units, Applies::ToBuildings(_) | Applies::ToConspirators) => {
            number("duel-effect-discount-blue", units)
        }
        Effect::ReceiveTradeCoins => text.say("duel-effect-economy"),
        Effect::ExtraShields(shields, _) => number("duel-effect-extra-shields", shields),
        Effect::ExtraTurnOn(_) => text.say("duel-effect-extra-turn-wonders"),
        Effect::CoinsOnLink(coins) => number("duel-effect-coins-on-link", coins),
        Effect::GrandTemple => {
            let [_, one, two, three] = TEMPLE_POINTS;
            text.with("duel-effect-temple", &[("one", one.into()), ("two", two.into()), ("three", three.into())])
        }
        Effect::GodDiscount(coins) => number("duel-effect-god-discount", coins),
        Effect::ConsultDeck => text.say("duel-effect-consult"),
        Effect::Politics(section) => {
            let (first, last) = chambers(section);
            let name = text.say(&format!("duel-section-{section}"));
            let args = [("first", first.number().into()), ("last", last.number().into()), ("section", name.into())];
            text.with("duel-effect-politics", &args)
        }
        Effect::PlaceOrConspire => text.say("duel-effect-place-or-plot"),
        Effect::DrawConspiracies(count) => number("duel-effect-draw-plots", count),
        Effect::TriggerUnprepared => text.say("duel-effect-trigger"),
        Effect::PlaceInfluence => text.say("duel-effect-place-cube"),
        Effect::MoveInfluence => text.say("duel-effect-move-cube"),
        Effect::SummonFromTops
        | Effect::OpponentLosesPerSpace(_)
        | Effect::LinkPrice(_)
        | Effect::ProgressOnCard(_)
        | Effect::CopySymbol
        | Effect::ProtectedCoins(_)
        | Effect::StealCard
        | Effect::DiscardAny
        | Effect::UnbuildWonder
        | Effect::WonderFromDiscard
        | Effect::StealWonder
        | Effect::PlaceMinerva
        | Effect::MilitaryTokens
        | Effect::RemoveInfluence
        | Effect::SenatorsFree
        | Effect::KeepBothConspiracies
        | Effect::CoinsOnBuild(_)
        | Effect::IgnoreSymbol(_)
        | Effect::ShieldOfControl(_)
        | Effect::TradeDiscount(_)
        | Effect::BlueInSenate(_)
        | Effect::DiscardBonus(_)
        | Effect::OpponentLinks
        | Effect::TakeHalfOfCoins
        | Effect::LockToken
        | Effect::BuildFromRow(_)
        | Effect::BuildFromRemoved
        | Effect::ProgressOfBox
        | Effect::DiscardAvailable
        | Effect::DiscardAnother
        | Effect::OpponentLosesPer(..)
        | Effect::SwapCards
        | Effect::MoveDecree
        | Effect::DestroyWonder => String::new(),
    }
}

fn per_word(per: Per) -> String {
    match per {
        Per::Building(color) => color.slug().to_owned(),
        Per::BrownAndGrey => "brown_and_grey".to_owned(),
        Per::Wonder => "wonder".to_owned(),
        Per::ThreeCoins => "three_coins".to_owned(),
        Per::ProgressToken => "progress_token".to_owned(),
        Per::DivineToken => "mythology_or_offering_token".to_owned(),
        Per::CubeInSenate => "cube_in_senate".to_owned(),
    }
}

/// A building's cost, effects and white symbols; a senator's help, as its cost depends on the city.
pub(super) fn building_in_full(row: &Building, text: &Text) -> String {
    match row.color {
        Color::White => text.attribute(&format!("duel-building-{}", card_word(row.id.slug())), "help"),
        _ => format!("{}; {}{}", cost(&row.cost, text), effects(row.effects, text), links(row, text)),
    }
}

/// The white symbols of a building: what makes it free, what it makes free.
pub(crate) fn links(building: &Building, text: &Text) -> String {
    let name = |link: duel::Link| text.say(&format!("duel-link-{link}"));
    let free = building.free_with.map(|link| text.words("duel-link-free-with", &[("link", &name(link))]));
    let gives = building.gives.map(|link| text.words("duel-link-gives", &[("link", &name(link))]));
    [free, gives].into_iter().flatten().map(|part| format!("  {part}")).collect()
}
