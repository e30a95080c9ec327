//! A city: a summary of a few lines that is always in sight, and everything in full on request.

use super::words;
use crate::play::Context;
use crate::terminal::{self, BOLD, DIM, Line, PLAIN};
use duel::{CardSet, CityView, Class, Color, ConspiraciesHeld, Duel, Expansion, GodId, Mythology, Offering, Resource};
use table::{Game, Seat};

/// Columns that a summary beside the structure gets.
pub(super) const WIDTH: usize = 78;

/// Who, coins, points, cards by colour; what it makes and what the rest costs; wonders, tokens and symbols.
pub(super) fn summary(game: &Duel, seat: Seat, context: &Context<'_>) -> Vec<Line> {
    let text = context.text;
    let city = game.city(seat);
    let width = context.width.min(WIDTH);

    let mut first = Line::of(&format!("{seat} "), BOLD);
    first.cell(&context.name_within(seat, 15), 15, BOLD);
    first.push(" ", PLAIN);
    first.push(&text.with("duel-coins", &[("coins", city.coins().into())]), BOLD);
    first.push("  ", PLAIN);
    first.push(&text.with("duel-points", &[("points", game.score(seat).total().into())]), PLAIN);
    first.push("  ", PLAIN);
    let has_color = |color: &Color| *color != Color::White || game.setup().plays(Expansion::Agora);
    for color in Color::ALL.into_iter().filter(has_color) {
        let style = words::style(color);
        first.push(&format!(" {}{}", words::sign(color), city.count_of(color)), style);
    }

    let mut second = Line::of("  ", PLAIN);
    second.push(&makes(game, seat, context), PLAIN);
    second.push("  ", PLAIN);
    second.push(&text.words("duel-city-buys", &[("prices", &buys(game, seat, context))]), DIM);
    let mut rest: Vec<String> = Vec::new();
    if game.setup().plays(Expansion::Agora) {
        let price = words::coins_short(game.senator_price(seat), text);
        let senator = text.words("duel-city-senator", &[("price", &price)]);
        if second.width() + 2 + senator.chars().count() <= width {
            second.push(&format!("  {senator}"), DIM);
        } else {
            rest.push(senator);
        }
    }

    let mut lines = vec![first, second];
    lines.extend(wonders(game, seat, context));

    let symbols: Vec<_> = city.symbols().iter().map(|symbol| words::symbol(symbol, text)).collect();
    if !symbols.is_empty() {
        let (count, list) = (symbols.len().to_string(), symbols.join(", "));
        rest.push(text.words("duel-city-symbols", &[("count", &count), ("symbols", &list)]));
    }
    let tokens: Vec<_> = city.tokens().iter().map(|token| words::token(token, text)).collect();
    if !tokens.is_empty() {
        rest.push(text.words("duel-city-tokens", &[("tokens", &tokens.join(", "))]));
    }
    rest.extend(divine(game, seat, context));
    rest.extend(political(game, seat, context));
    lines.extend(terminal::flow(&rest, width, 2).iter().map(|line| Line::of(line, PLAIN)));
    lines
}

/// `[x]Sphinx [ ]Colossus 4c`: the wonders that stand, then the others with what they cost now.
fn wonders(game: &Duel, seat: Seat, context: &Context<'_>) -> Vec<Line> {
    let (text, city) = (context.text, game.city(seat));
    let mut parts = Vec::new();
    for wonder in city.standing() {
        parts.push(Line::of(&format!("[x]{} ", words::wonder_short(wonder, text)), BOLD));
    }
    for wonder in city.wonders() {
        let mut part = Line::of(&format!("[ ]{} ", words::wonder_short(wonder, text)), PLAIN);
        part.push(&format!("{} ", words::coins_short(game.wonder_price(seat, wonder).total(), text)), DIM);
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
fn divine(game: &Duel, seat: Seat, context: &Context<'_>) -> Vec<String> {
    let (text, city) = (context.text, game.city(seat));
    let god = |god: GodId| {
        let name = words::god(god, text);
        match (god, city.snake()) {
            (GodId::Astarte, _) => {
                let args = [("god", name.into()), ("coins", city.protected_coins().into())];
                text.with("duel-city-god-coins", &args)
            }
            (GodId::Nisaba, Some(card)) => {
                text.words("duel-city-god-snake", &[("god", &name), ("card", &words::building(card, text))])
            }
            _ => name,
        }
    };
    let tokens = |of: Mythology| {
        let name = words::mythology(of, text);
        match city.mythology_tokens(of) {
            0 => None,
            1 => Some(name),
            count => Some(format!("{name} ×{count}")),
        }
    };
    let gods: Vec<_> = city.gods().iter().map(god).collect();
    let mythologies: Vec<_> = Mythology::ALL.into_iter().filter_map(tokens).collect();
    let offerings: Vec<_> = city.offerings().iter().map(|offering: Offering| offering.slug().to_owned()).collect();
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

/// What the viewer may know of a city; whoever sees everything looks with its owner's eyes.
fn seen(game: &Duel, seat: Seat, context: &Context<'_>) -> CityView {
    let [a, b] = game.view(Some(context.viewer.unwrap_or(seat))).cities.0;
    if seat == Seat::A { a } else { b }
}

/// The conspiracies, as far as the viewer may know them.
fn political(game: &Duel, seat: Seat, context: &Context<'_>) -> Vec<String> {
    if !game.setup().plays(Expansion::Agora) {
        return Vec::new();
    }
    let (text, city) = (context.text, seen(game, seat, context));
    let mut parts = Vec::new();
    let mut plots: Vec<String> = city
        .prepared
        .iter()
        .map(|(plot, card)| {
            let card = words::building(*card, text);
            match plot {
                Some(plot) => {
                    text.words("duel-city-plot-prepared", &[("plot", &words::plot(*plot, text)), ("card", &card)])
                }
                None => text.words("duel-city-plot-unseen-prepared", &[("card", &card)]),
            }
        })
        .collect();
    match city.unprepared {
        ConspiraciesHeld::Seen(held) => plots.extend(held.iter().map(|plot| words::plot(plot, text))),
        ConspiraciesHeld::Hidden(0) => {}
        ConspiraciesHeld::Hidden(count) => plots.push(text.with("duel-city-plots-unseen", &[("count", count.into())])),
    }
    if !plots.is_empty() {
        parts.push(text.words("duel-city-plots", &[("plots", &plots.join(", "))]));
    }
    let triggered: Vec<_> = city.triggered.iter().map(|(plot, _)| words::plot(*plot, text)).collect();
    if !triggered.is_empty() {
        parts.push(text.words("duel-city-plots-triggered", &[("plots", &triggered.join(", "))]));
    }
    parts
}

/// `makes 2C 1W 1(C/W/S)`: units on cards, then one for each choice producer.
fn makes(game: &Duel, seat: Seat, context: &Context<'_>) -> String {
    let city = game.city(seat);
    let letter = |resource: &Resource| words::letter(*resource, context.text);
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
        context.text.say("duel-city-makes-nothing")
    } else {
        context.text.words("duel-city-makes", &[("goods", &parts.join(" "))])
    }
}

/// `C2 W4 S2 G2 P3`: coins for one unit of each.
fn buys(game: &Duel, seat: Seat, context: &Context<'_>) -> String {
    let prices = game.unit_prices(seat);
    let price = |resource: &Resource| format!("{}{}", words::letter(*resource, context.text), prices.of(*resource));
    Resource::ALL.iter().map(price).collect::<Vec<_>>().join(" ")
}

/// Every card by colour with its effect, every wonder with what lies under it, every link; what gods, decrees and
/// conspiracies do.
pub(super) fn in_full(game: &Duel, seat: Seat, context: &Context<'_>) -> Vec<Line> {
    let text = context.text;
    let city = game.city(seat);
    let mut lines = summary(game, seat, context);
    lines.extend(by_color(city.cards(), context));
    for wonder in city.standing() {
        let card = game.tucked(wonder).map(|card| words::building(card, text)).unwrap_or_default();
        let line = text.words("duel-city-wonder", &[("wonder", &words::wonder(wonder, text)), ("card", &card)]);
        lines.push(Line::of(&format!("  {line}"), PLAIN));
    }
    let links: Vec<_> = city.links().iter().map(|link| text.say(&format!("duel-link-{link}"))).collect();
    if !links.is_empty() {
        let all = text.words("duel-city-links", &[("links", &links.join(", "))]);
        lines.extend(terminal::wrap(&all, context.width - 1, 2).iter().map(|line| Line::of(line, PLAIN)));
    }
    for help in helps(game, seat, context) {
        lines.extend(terminal::wrap(&help, context.width - 1, 2).iter().map(|line| Line::of(line, PLAIN)));
    }
    lines
}

/// Each card with what it does, those of one colour together.
pub(super) fn by_color(cards: CardSet, context: &Context<'_>) -> Vec<Line> {
    let text = context.text;
    let mut lines = Vec::new();
    for color in Color::ALL {
        let of_color = cards & color.cards();
        let Some(kind) = of_color.first().map(|card| words::kind(card, text)) else { continue };
        let named = |card| format!("{} ({})", words::building(card, text), words::gist(card.building().effects, text));
        let names: Vec<_> = of_color.iter().map(named).collect();
        let all = format!("{} {kind}: {}", words::sign(color), names.join(", "));
        let style = words::style(color);
        lines.extend(terminal::wrap(&all, context.width - 1, 2).iter().map(|line| Line::of(line, style)));
    }
    lines
}

/// What the city's gods do, the decrees in force for it, and the conspiracies that the viewer knows.
fn helps(game: &Duel, seat: Seat, context: &Context<'_>) -> Vec<String> {
    let text = context.text;
    let (city, shown) = (game.city(seat), seen(game, seat, context));
    let said = |name: String, help: String| format!("{name}: {help}");
    let gods = city.gods().iter().map(|god| said(words::god(god, text), words::god_help(god, text)));
    let decrees =
        city.decrees().iter().map(|decree| said(words::decree(Some(decree), text), words::decree_help(decree, text)));
    let unprepared = match shown.unprepared {
        ConspiraciesHeld::Seen(held) => held,
        ConspiraciesHeld::Hidden(_) => duel::ConspiracySet::new(),
    };
    let plots = shown.prepared.iter().filter_map(|(plot, _)| *plot).chain(unprepared);
    gods.chain(decrees).chain(plots.map(|plot| said(words::plot(plot, text), words::plot_help(plot, text)))).collect()
}
