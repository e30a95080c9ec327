//! Names, costs, effects and sentences of Duel, put into words by the catalogues.

use crate::play::Scene;
use crate::terminal::color;
use crate::text::{Text, Value};
use anstyle::Style;
use duel::data::{BUILDINGS, Cost, TOKENS, WONDERS};
use duel::{
    Action, Applies, Building, CardId, Cell, Chance, Color, Duel, Effect, EventView, Pending, Per, Price, Resource,
    Slot, Symbol, TokenId, Whose, WonderId,
};
use table::Seat;

pub(crate) fn building(card: CardId, text: &Text) -> String {
    text.say(&format!("duel-building-{card}"))
}

pub(super) fn building_short(card: CardId, text: &Text) -> String {
    text.attribute(&format!("duel-building-{card}"), "short")
}

pub(super) fn wonder(wonder: WonderId, text: &Text) -> String {
    text.say(&format!("duel-wonder-{wonder}"))
}

pub(super) fn wonder_short(wonder: WonderId, text: &Text) -> String {
    text.attribute(&format!("duel-wonder-{wonder}"), "short")
}

pub(super) fn token(token: TokenId, text: &Text) -> String {
    text.say(&format!("duel-token-{token}"))
}

pub(super) fn symbol(symbol: Symbol, text: &Text) -> String {
    text.attribute(&format!("duel-symbol-{symbol}"), "short")
}

/// A resource in a single letter.
pub(super) fn letter(resource: Resource, text: &Text) -> String {
    text.attribute(&format!("duel-resource-{resource}"), "letter")
}

pub(super) fn coins_short(coins: u16, text: &Text) -> String {
    text.with("duel-gist-coins", &[("n", coins.into())])
}

/// A colour's own sign, for those who cannot see the colour.
pub(crate) fn sign(color: Color) -> &'static str {
    match color {
        Color::Brown => "■",
        Color::Grey => "□",
        Color::Blue => "◆",
        Color::Green => "▲",
        Color::Yellow => "●",
        Color::Red => "×",
        Color::Purple => "★",
    }
}

/// A colour on the screen, readable on dark and on light.
pub(super) fn style(of: Color) -> Style {
    match of {
        Color::Brown => color(137),
        Color::Grey => color(246),
        Color::Blue => color(33),
        Color::Green => color(35),
        Color::Yellow => color(178),
        Color::Red => color(167),
        Color::Purple => color(134),
    }
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
        Effect::Coins(coins) => format!("+{}", coins_short(u16::from(coins), text)),
        Effect::CoinsPer(coins, per, _) => format!("+{}{}", coins_short(u16::from(coins), text), per_sign(per)),
        Effect::Points(points) => number("duel-gist-points", points),
        Effect::PointsPer(points, per, _) => format!("{}{}", number("duel-gist-points", points), per_sign(per)),
        Effect::Shields(shields) => number("duel-gist-shields", shields),
        Effect::Science(of) => symbol(of, text),
        _ => String::new(),
    }
}

fn per_sign(per: Per) -> String {
    match per {
        Per::Building(color) => format!("/{}", sign(color)),
        Per::BrownAndGrey => format!("/{}{}", sign(Color::Brown), sign(Color::Grey)),
        Per::Wonder => "/W".to_owned(),
        Per::ThreeCoins => "/3".to_owned(),
        Per::ProgressToken => "/T".to_owned(),
    }
}

/// Effects in words.
pub(crate) fn effects(effects: &[Effect], text: &Text) -> String {
    effects.iter().map(|&effect| effect_of(effect, text)).collect::<Vec<_>>().join("; ")
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
        Effect::Coins(coins) => number("duel-effect-coins", coins),
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
        Effect::ResourceDiscount(units, Applies::ToBuildings(_)) => number("duel-effect-discount-blue", units),
        Effect::ReceiveTradeCoins => text.say("duel-effect-economy"),
        Effect::ExtraShields(shields, _) => number("duel-effect-extra-shields", shields),
        Effect::ExtraTurnOn(_) => text.say("duel-effect-extra-turn-wonders"),
        Effect::CoinsOnLink(coins) => number("duel-effect-coins-on-link", coins),
    }
}

fn per_word(per: Per) -> String {
    match per {
        Per::Building(color) => color.slug().to_owned(),
        Per::BrownAndGrey => "brown_and_grey".to_owned(),
        Per::Wonder => "wonder".to_owned(),
        Per::ThreeCoins => "three_coins".to_owned(),
        Per::ProgressToken => "progress_token".to_owned(),
    }
}

/// The white symbols of a building: what makes it free, what it makes free.
pub(crate) fn links(building: &Building, text: &Text) -> String {
    let name = |link: duel::Link| text.say(&format!("duel-link-{link}"));
    let free = building.free_with.map(|link| text.words("duel-link-free-with", &[("link", &name(link))]));
    let gives = building.gives.map(|link| text.words("duel-link-gives", &[("link", &name(link))]));
    [free, gives].into_iter().flatten().map(|part| format!("  {part}")).collect()
}

/// The card in a place of the structure.
fn card_at(game: &Duel, slot: Slot) -> Option<CardId> {
    match game.structure().cell(slot) {
        Cell::Up(card) => Some(card),
        Cell::Empty | Cell::AgeBack | Cell::GuildBack => None,
    }
}

/// An action in a few words: what, and for how much.
pub(super) fn phrase(game: &Duel, seat: Seat, action: Action, text: &Text) -> String {
    let name = |slot| card_at(game, slot).map(|card| building(card, text)).unwrap_or_default();
    let paid = |price: Price| Value::from(price.total());
    match action {
        Action::Draft(id) => text.words("duel-do-draft", &[("wonder", &wonder(id, text))]),
        Action::Build(slot) => {
            let price = card_at(game, slot).map(|card| game.building_price(seat, card));
            let coins = price.map_or(Value::from(0), paid);
            text.with("duel-do-build", &[("card", name(slot).into()), ("coins", coins)])
        }
        Action::Discard(slot) => {
            let coins = game.discard_income(seat);
            text.with("duel-do-discard", &[("card", name(slot).into()), ("coins", coins.into())])
        }
        Action::Wonder(slot, id) => {
            let coins = paid(game.wonder_price(seat, id));
            let args = [("wonder", wonder(id, text).into()), ("card", name(slot).into()), ("coins", coins)];
            text.with("duel-do-wonder", &args)
        }
        Action::Progress(id) => text.words("duel-do-progress", &[("token", &token(id, text))]),
        Action::Destroy(card) => text.words("duel-do-destroy", &[("card", &building(card, text))]),
        Action::Restore(card) => text.words("duel-do-restore", &[("card", &building(card, text))]),
        Action::Begin(starter) => text.words("duel-do-begin", &[("seat", &starter.to_string())]),
    }
}

/// What happens, as a sentence about a player. Laying out is not told: everybody sees it.
pub(super) fn sentence(game: &Duel, event: &EventView, scene: &Scene<'_>) -> Option<String> {
    let text = scene.text;
    match *event {
        EventView::Act(seat, action) => {
            let what = phrase(game, seat, action, text);
            Some(text.words("duel-log-act", &[("name", scene.name(seat)), ("what", &what)]))
        }
        EventView::Chance(Chance::Card(_, card)) if game.pending().last() == Some(&Pending::TurnUp) => {
            Some(text.words("duel-log-turned-up", &[("card", &building(card, text))]))
        }
        EventView::Chance(Chance::Drawn(id)) => Some(text.words("duel-log-drawn", &[("token", &token(id, text))])),
        EventView::DrawnUnseen(seat) => Some(text.words("duel-log-drawn-unseen", &[("name", scene.name(seat))])),
        EventView::Chance(Chance::Card(..) | Chance::Token(_) | Chance::Wonder(_) | Chance::Back(..)) => None,
    }
}

/// Every component whose name or identifier begins with the words.
pub(super) fn explain(words: &str, text: &Text) -> Vec<String> {
    let wanted = words.to_lowercase();
    let fits = |name: &str, slug: &str| {
        let name = name.to_lowercase();
        name.starts_with(&wanted) || slug.starts_with(&wanted) || name.split(' ').any(|word| word.starts_with(&wanted))
    };
    let mut found = Vec::new();
    for row in &BUILDINGS {
        let name = building(row.id, text);
        if fits(&name, row.id.slug()) {
            let (cost, effects) = (cost(&row.cost, text), effects(row.effects, text));
            let links = links(row, text);
            found.push(format!("{} {name}: {cost}; {effects}{links}", sign(row.color)));
        }
    }
    for row in &WONDERS {
        let name = wonder(row.id, text);
        if fits(&name, row.id.slug()) {
            found.push(format!("{name}: {}; {}", cost(&row.cost, text), effects(row.effects, text)));
        }
    }
    for row in &TOKENS {
        let name = token(row.id, text);
        if fits(&name, row.id.slug()) {
            found.push(format!("{name}: {}", text.attribute(&format!("duel-token-{}", row.id), "help")));
        }
    }
    found
}
