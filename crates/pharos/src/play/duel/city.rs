//! A city: a summary of three lines that is always in sight, and everything in full on request.

use super::words;
use crate::play::Scene;
use crate::terminal::{self, BOLD, DIM, Line, PLAIN};
use duel::{Class, Color, Duel, Resource};
use table::Seat;

/// Columns that a summary beside the structure gets.
pub(super) const WIDTH: usize = 78;

/// Who, coins, points, cards by colour; what it makes and what the rest costs; wonders, tokens and symbols.
pub(super) fn summary(game: &Duel, seat: Seat, scene: &Scene<'_>) -> Vec<Line> {
    let text = scene.text;
    let city = game.city(seat);
    let width = scene.width.min(WIDTH);

    let mut first = Line::of(&format!("{seat} "), BOLD);
    first.cell(scene.name(seat), 15, BOLD);
    first.push(" ", PLAIN);
    first.push(&text.with("duel-coins", &[("coins", city.coins().into())]), BOLD);
    first.push("  ", PLAIN);
    first.push(&text.with("duel-points", &[("points", game.score(seat).total().into())]), PLAIN);
    first.push("  ", PLAIN);
    for color in Color::ALL {
        let style = words::style(color);
        first.push(&format!(" {}{}", words::sign(color), city.count_of(color)), style);
    }

    let mut second = Line::of("  ", PLAIN);
    second.push(&makes(game, seat, scene), PLAIN);
    second.push("  ", PLAIN);
    second.push(&text.words("duel-city-buys", &[("prices", &buys(game, seat, scene))]), DIM);

    let mut third = Line::of("  ", PLAIN);
    for wonder in city.standing() {
        third.push(&format!("[x]{} ", words::wonder_short(wonder, text)), BOLD);
    }
    for wonder in city.wonders() {
        let price = game.wonder_price(seat, wonder).total();
        third.push(&format!("[ ]{} ", words::wonder_short(wonder, text)), PLAIN);
        third.push(&format!("{} ", words::coins_short(price, text)), DIM);
    }
    let mut lines = vec![first, second];
    if third.width() > 2 {
        lines.push(third);
    }

    let mut rest: Vec<String> = Vec::new();
    let symbols: Vec<_> = city.symbols().iter().map(|symbol| words::symbol(symbol, text)).collect();
    if !symbols.is_empty() {
        let (count, list) = (symbols.len().to_string(), symbols.join(", "));
        rest.push(text.words("duel-city-symbols", &[("count", &count), ("symbols", &list)]));
    }
    let tokens: Vec<_> = city.tokens().iter().map(|token| words::token(token, text)).collect();
    if !tokens.is_empty() {
        rest.push(text.words("duel-city-tokens", &[("tokens", &tokens.join(", "))]));
    }
    if !rest.is_empty() {
        lines.push(Line::of(&terminal::fit(&format!("  {}", rest.join("  ")), width), PLAIN));
    }
    lines
}

/// `makes 2C 1W 1(C/W/S)`: units on cards, then one for each choice producer.
fn makes(game: &Duel, seat: Seat, scene: &Scene<'_>) -> String {
    let city = game.city(seat);
    let letter = |resource: &Resource| words::letter(*resource, scene.text);
    let mut parts: Vec<String> = Resource::ALL
        .iter()
        .filter(|resource| city.production().of(**resource) > 0)
        .map(|resource| format!("{}{}", city.production().of(*resource), letter(resource)))
        .collect();
    for class in Class::ALL {
        let any: String = Resource::ALL[class.range()].iter().map(letter).collect::<Vec<_>>().join("/");
        let producers = city.choice_producers(class);
        parts.extend((0..producers).map(|_| format!("1({any})")));
    }
    if parts.is_empty() {
        scene.text.say("duel-city-makes-nothing")
    } else {
        scene.text.words("duel-city-makes", &[("goods", &parts.join(" "))])
    }
}

/// `C2 W4 S2 G2 P3`: coins for one unit of each.
fn buys(game: &Duel, seat: Seat, scene: &Scene<'_>) -> String {
    let prices = game.unit_prices(seat);
    let price = |resource: &Resource| format!("{}{}", words::letter(*resource, scene.text), prices.of(*resource));
    Resource::ALL.iter().map(price).collect::<Vec<_>>().join(" ")
}

/// Every card by colour with its effect, every wonder with what lies under it, every token, every link.
pub(super) fn in_full(game: &Duel, seat: Seat, scene: &Scene<'_>) -> Vec<Line> {
    let text = scene.text;
    let city = game.city(seat);
    let mut lines = summary(game, seat, scene);
    for color in Color::ALL {
        let cards: Vec<_> = (city.cards() & color.cards())
            .iter()
            .map(|card| format!("{} ({})", words::building(card, text), words::gist(card.building().effects, text)))
            .collect();
        if cards.is_empty() {
            continue;
        }
        let kind = text.say(&format!("duel-color-{color}"));
        let all = format!("{} {kind}: {}", words::sign(color), cards.join(", "));
        let style = words::style(color);
        lines.extend(terminal::wrap(&all, scene.width - 1, 2).iter().map(|line| Line::of(line, style)));
    }
    for wonder in city.standing() {
        let card = game.tucked(wonder).map(|card| words::building(card, text)).unwrap_or_default();
        let line = text.words("duel-city-wonder", &[("wonder", &words::wonder(wonder, text)), ("card", &card)]);
        lines.push(Line::of(&format!("  {line}"), PLAIN));
    }
    let links: Vec<_> = city.links().iter().map(|link| text.say(&format!("duel-link-{link}"))).collect();
    if !links.is_empty() {
        let all = text.words("duel-city-links", &[("links", &links.join(", "))]);
        lines.extend(terminal::wrap(&all, scene.width - 1, 2).iter().map(|line| Line::of(line, PLAIN)));
    }
    lines
}
