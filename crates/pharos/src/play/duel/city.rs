//! A city: a summary of a few lines that is always in sight, and everything in full on request.

use super::{plays, words};
use crate::play::Context;
use crate::terminal::{self, BOLD, DIM, Line, PLAIN};
use duel::{Class, Color, Expansion, GodId, Resource};
use protocol::duel::{DuelCity, DuelView};

/// Columns that a summary beside the structure gets.
pub(super) const WIDTH: usize = 78;

/// Who, coins, points, cards by colour; what it makes and what the rest costs; wonders, tokens and symbols.
pub(super) fn summary(view: &DuelView, city: &DuelCity, context: &Context<'_>) -> Vec<Line> {
    let text = context.text;
    let width = context.width.min(WIDTH);

    let seat = city.seat.seat();
    let mut first = Line::of(&format!("{seat} "), BOLD);
    first.cell(&context.name_within(seat, 15), 15, BOLD);
    first.push(" ", PLAIN);
    first.push(&text.with("duel-coins", &[("coins", city.coins.into())]), BOLD);
    first.push("  ", PLAIN);
    first.push(&text.with("duel-points", &[("points", city.points.into())]), PLAIN);
    first.push("  ", PLAIN);
    let has_color = |color: &Color| *color != Color::White || plays(view, Expansion::Agora);
    for color in Color::ALL.into_iter().filter(has_color) {
        let count = city.cards.iter().filter(|card| words::printed(card).color == color).count();
        first.push(&format!(" {}{count}", words::sign(color)), words::style(color));
    }

    let mut second = Line::of("  ", PLAIN);
    second.push(&makes(city, context), PLAIN);
    second.push("  ", PLAIN);
    second.push(&text.words("duel-city-buys", &[("prices", &buys(city, context))]), DIM);
    let mut rest: Vec<String> = Vec::new();
    if let Some(price) = city.senator_price {
        let senator = text.words("duel-city-senator", &[("price", &words::coins_short(price, text))]);
        if second.width() + 2 + senator.chars().count() <= width {
            second.push(&format!("  {senator}"), DIM);
        } else {
            rest.push(senator);
        }
    }

    let mut lines = vec![first, second];
    lines.extend(wonders(city, context));

    let symbols: Vec<_> = city.symbols.iter().map(|symbol| words::symbol(symbol, text)).collect();
    if !symbols.is_empty() {
        let (count, list) = (symbols.len().to_string(), symbols.join(", "));
        rest.push(text.words("duel-city-symbols", &[("count", &count), ("symbols", &list)]));
    }
    let tokens: Vec<_> = city.tokens.iter().map(|token| words::token(token, text)).collect();
    if !tokens.is_empty() {
        rest.push(text.words("duel-city-tokens", &[("tokens", &tokens.join(", "))]));
    }
    rest.extend(divine(city, context));
    rest.extend(political(city, context));
    lines.extend(terminal::flow(&rest, width, 2).iter().map(|line| Line::of(line, PLAIN)));
    lines
}

/// `[x]Sphinx [ ]Colossus 4c`: the wonders that stand, then the others with what they cost now.
fn wonders(city: &DuelCity, context: &Context<'_>) -> Vec<Line> {
    let text = context.text;
    let mut parts = Vec::new();
    for wonder in city.wonders.iter().filter(|wonder| wonder.card.is_some()) {
        parts.push(Line::of(&format!("[x]{} ", words::wonder_short(&wonder.id, text)), BOLD));
    }
    for wonder in &city.wonders {
        let Some(price) = &wonder.price else { continue };
        let mut part = Line::of(&format!("[ ]{} ", words::wonder_short(&wonder.id, text)), PLAIN);
        part.push(&format!("{} ", words::coins_short(price.coins, text)), DIM);
        parts.push(part);
    }
    let mut lines: Vec<Line> = Vec::new();
    for part in parts {
        match lines.last_mut() {
            Some(line) if line.width() + part.width() <= context.width.min(WIDTH) => line.append(&part),
            _ => {
                let mut line = Line::of("  ", PLAIN);
                line.append(&part);
                lines.push(line);
            }
        }
    }
    lines
}

/// Gods with what lies on them, mythology tokens and offerings.
fn divine(city: &DuelCity, context: &Context<'_>) -> Vec<String> {
    let text = context.text;
    let god = |slug: &String| {
        let name = words::god(slug, text);
        match (words::id(slug), &city.snake) {
            (GodId::Astarte, _) => {
                text.with("duel-city-god-coins", &[("god", name.into()), ("coins", city.protected.into())])
            }
            (GodId::Nisaba, Some(card)) => {
                text.words("duel-city-god-snake", &[("god", &name), ("card", &words::building(card, text))])
            }
            _ => name,
        }
    };
    let tokens = |same: &[String]| {
        let name = words::mythology(&same[0], text);
        if same.len() == 1 { name } else { format!("{name} ×{}", same.len()) }
    };
    let gods: Vec<_> = city.gods.iter().map(god).collect();
    let mythologies: Vec<_> = city.mythologies.chunk_by(|one, other| one == other).map(tokens).collect();
    let offerings: Vec<_> = city.offerings.iter().map(u16::to_string).collect();
    [
        ("duel-city-gods", "gods", gods),
        ("duel-city-mythologies", "tokens", mythologies),
        ("duel-city-offerings", "tokens", offerings),
    ]
    .into_iter()
    .filter(|(_, _, list)| !list.is_empty())
    .map(|(id, key, list)| text.words(id, &[(key, &list.join(", "))]))
    .collect()
}

/// The conspiracies, as far as the viewer may know them.
fn political(city: &DuelCity, context: &Context<'_>) -> Vec<String> {
    let text = context.text;
    let mut parts = Vec::new();
    let mut plots = Vec::new();
    for prepared in &city.prepared {
        let card = prepared.card.as_ref().expect("a conspiracy is prepared with a card");
        let card = words::building(card, text);
        plots.push(match &prepared.id {
            Some(plot) => text.words("duel-city-plot-prepared", &[("plot", &words::plot(plot, text)), ("card", &card)]),
            None => text.words("duel-city-plot-unseen-prepared", &[("card", &card)]),
        });
    }
    plots.extend(city.unprepared.iter().map(|plot| words::plot(plot, text)));
    if city.unprepared_hidden > 0 {
        plots.push(text.with("duel-city-plots-unseen", &[("count", city.unprepared_hidden.into())]));
    }
    if !plots.is_empty() {
        parts.push(text.words("duel-city-plots", &[("plots", &plots.join(", "))]));
    }
    let known = city.triggered.iter().filter_map(|triggered| triggered.id.as_ref());
    let triggered: Vec<_> = known.map(|plot| words::plot(plot, text)).collect();
    if !triggered.is_empty() {
        parts.push(text.words("duel-city-plots-triggered", &[("plots", &triggered.join(", "))]));
    }
    parts
}

/// `makes 2C 1W 1(C/W/S)`: units on cards, then one for each choice producer.
fn makes(city: &DuelCity, context: &Context<'_>) -> String {
    let letter = |resource: &Resource| words::letter(*resource, context.text);
    let mut parts: Vec<String> = Resource::ALL
        .iter()
        .zip(&city.production)
        .filter(|(_, units)| **units > 0)
        .map(|(resource, units)| format!("{units}{}", letter(resource)))
        .collect();
    for (class, &producers) in Class::ALL.into_iter().zip(&city.choices) {
        let any: String = Resource::ALL[class.range()].iter().map(letter).collect::<Vec<_>>().join("/");
        parts.extend((0..producers).map(|_| format!("1({any})")));
    }
    if parts.is_empty() {
        context.text.say("duel-city-makes-nothing")
    } else {
        context.text.words("duel-city-makes", &[("goods", &parts.join(" "))])
    }
}

/// `C2 W4 S2 G2 P3`: coins for one unit of each.
fn buys(city: &DuelCity, context: &Context<'_>) -> String {
    let price = |(resource, coins): (&Resource, &u8)| format!("{}{coins}", words::letter(*resource, context.text));
    Resource::ALL.iter().zip(&city.unit_prices).map(price).collect::<Vec<_>>().join(" ")
}

/// Every card by colour with its effect, every wonder with what lies under it, every link; what gods, decrees and
/// conspiracies do.
pub(super) fn in_full(view: &DuelView, city: &DuelCity, context: &Context<'_>) -> Vec<Line> {
    let text = context.text;
    let mut lines = summary(view, city, context);
    lines.extend(by_color(&city.cards, context));
    for wonder in &city.wonders {
        let Some(card) = &wonder.card else { continue };
        let (wonder, card) = (words::wonder(&wonder.id, text), words::building(card, text));
        let line = text.words("duel-city-wonder", &[("wonder", &wonder), ("card", &card)]);
        lines.push(Line::of(&format!("  {line}"), PLAIN));
    }
    let links: Vec<_> = city.links.iter().map(|link| text.say(&format!("duel-link-{link}"))).collect();
    if !links.is_empty() {
        let all = text.words("duel-city-links", &[("links", &links.join(", "))]);
        lines.extend(terminal::wrap(&all, context.width - 1, 2).iter().map(|line| Line::of(line, PLAIN)));
    }
    for help in helps(city, context) {
        lines.extend(terminal::wrap(&help, context.width - 1, 2).iter().map(|line| Line::of(line, PLAIN)));
    }
    lines
}

/// Each card with what it does, those of one colour together.
pub(super) fn by_color(cards: &[String], context: &Context<'_>) -> Vec<Line> {
    let text = context.text;
    let mut lines = Vec::new();
    for color in Color::ALL {
        let of_color: Vec<_> = cards.iter().filter(|card| words::printed(card).color == color).collect();
        let Some(kind) = of_color.first().map(|card| words::kind(words::printed(card), text)) else { continue };
        let named = |card: &&String| {
            format!("{} ({})", words::building(card, text), words::gist(words::printed(card).effects, text))
        };
        let names: Vec<_> = of_color.iter().map(named).collect();
        let all = format!("{} {kind}: {}", words::sign(color), names.join(", "));
        let style = words::style(color);
        lines.extend(terminal::wrap(&all, context.width - 1, 2).iter().map(|line| Line::of(line, style)));
    }
    lines
}

/// What the city's gods do, the decrees in force for it, and the conspiracies that the viewer knows.
fn helps(city: &DuelCity, context: &Context<'_>) -> Vec<String> {
    let text = context.text;
    let said = |name: String, help: String| format!("{name}: {help}");
    let gods = city.gods.iter().map(|god| said(words::god(god, text), words::god_help(god, text)));
    let decrees = city.decrees.iter().map(|decree| said(words::decree(decree, text), words::decree_help(decree, text)));
    let plots = city.prepared.iter().filter_map(|prepared| prepared.id.as_ref()).chain(&city.unprepared);
    gods.chain(decrees).chain(plots.map(|plot| said(words::plot(plot, text), words::plot_help(plot, text)))).collect()
}
