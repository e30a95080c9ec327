//! A city: two lines that are always in sight, and everything in full on request.

use super::{choices::printed, words};
use crate::play::Context;
use crate::terminal::{self, BOLD, DIM, Line, PLAIN};
use architects::{Card, Color};
use protocol::architects::{ArchitectsCity, ArchitectsStageState, ArchitectsView};
use table::Seat;

/// Columns of a player's name.
const NAME: usize = 13;
/// Columns of the wonder's name.
const WONDER: usize = 12;

/// Who, points, the wonder with its stages; then the deck on the left, the cards and the tokens.
pub(super) fn summary(view: &ArchitectsView, city: &ArchitectsCity, width: usize, context: &Context<'_>) -> Vec<Line> {
    let text = context.text;
    let seat = city.seat.seat();
    let is_active = view.ask.as_ref().is_some_and(|ask| ask.seat == city.seat);
    let mut first = Line::of(&format!("{}{seat} ", if is_active { ">" } else { " " }), BOLD);
    first.cell(&context.name_within(seat, NAME - 1), NAME, BOLD);
    first.cell(&format!("{:>3} ", city.points), 4, BOLD);
    if let Some(wonder) = &city.wonder {
        first.cell(&words::wonder_short(wonder, text), WONDER, PLAIN);
    }
    let stages = stages(city);
    let mut lines = vec![first];
    // Where a line is too short for both, the stages have one of their own.
    match lines.last_mut() {
        Some(line) if line.width() + stages.width() <= width => line.append(&stages),
        _ => {
            let mut line = Line::of("  ", PLAIN);
            line.append(&stages);
            lines.push(line);
        }
    }
    lines.extend(terminal::flow_lines(possessions(view, city, context), width, 3));
    lines
}

/// `[x]3  [ ]3*2= [ ]5 3≠`: stages from the bottom, those of one level closer together.
fn stages(city: &ArchitectsCity) -> Line {
    let mut line = Line::new();
    let Some(wonder) = &city.wonder else { return line };
    let mut level = 1;
    for stage in &city.stages {
        let (printed, id) = printed(wonder, &stage.id);
        let gap = if printed.level > level { "  " } else { " " };
        level = printed.level;
        line.push(gap, PLAIN);
        let worth = format!("{}{}", printed.points, if printed.has_effect { "*" } else { "" });
        let cost = words::cost_sign(id.cost());
        match stage.state {
            ArchitectsStageState::Built => line.push(&format!("[x]{worth}"), PLAIN),
            ArchitectsStageState::Affordable | ArchitectsStageState::Available => {
                line.push(&format!("[ ]{worth} {cost}"), BOLD);
            }
            ArchitectsStageState::Closed => line.push(&format!("[ ]{worth} {cost}"), DIM),
        }
    }
    line
}

/// The deck, then what the cards add up to, the victory tokens, the cat and the progress tokens.
fn possessions(view: &ArchitectsView, city: &ArchitectsCity, context: &Context<'_>) -> Vec<Line> {
    let text = context.text;
    let mut parts = Vec::new();
    parts.extend(deck(view, city, context));
    for color in Color::ALL {
        let cards: Vec<_> = of_color(city, color).collect();
        let letters = || cards.iter().map(|(card, count)| format!("{}{count}", words::letter(*card, text)));
        let worth = match color {
            Color::Grey | Color::Green => letters().collect::<Vec<_>>().join(" "),
            Color::Yellow => unless_none(cards.iter().map(|(_, count)| count).sum()),
            Color::Blue => unless_none(cards.iter().map(|(card, count)| card.points() * count).sum()),
            Color::Red => match with_horns(city) {
                0 => unless_none(city.shields),
                horns => format!("{}({horns})", city.shields),
            },
        };
        if !worth.is_empty() {
            parts.push(Line::of(&format!("{}{worth}", words::sign(color)), words::style(color)));
        }
    }
    if city.victory > 0 {
        parts.push(Line::of(&format!("★{}", city.victory), PLAIN));
    }
    if view.cat == Some(city.seat) {
        parts.push(Line::of(&text.say("architects-city-cat"), BOLD));
    }
    if !city.tokens.is_empty() {
        parts.push(Line::of(&tokens(city, context), PLAIN));
    }
    parts
}

fn unless_none(count: u8) -> String {
    if count == 0 { String::new() } else { count.to_string() }
}

fn of_color(city: &ArchitectsCity, color: Color) -> impl Iterator<Item = (Card, u8)> {
    words::in_order(&city.cards).filter(move |(card, _)| card.color() == color)
}

fn tokens(city: &ArchitectsCity, context: &Context<'_>) -> String {
    words::tokens(city.tokens.iter().map(|token| (&token.id, token.count)), context.text)
}

/// The deck on the left of a seat: its top, and how many cards are left.
fn deck(view: &ArchitectsView, city: &ArchitectsCity, context: &Context<'_>) -> Option<Line> {
    let text = context.text;
    city.wonder.as_ref()?;
    let deck = super::deck(view, &city.left);
    let seat = || ("seat", city.left.clone().into());
    match &deck.top {
        Some(top) => {
            let args = [seat(), ("card", words::card(top, text).into()), ("count", deck.count.into())];
            let style = table::Id::from_slug(top).map_or(PLAIN, |card: Card| words::style(card.color()));
            Some(Line::of(&text.with("architects-city-deck", &args), style))
        }
        None => (deck.count == 0).then(|| Line::of(&text.with("architects-city-deck-empty", &[seat()]), DIM)),
    }
}

/// How many red cards leave the city with the next battle.
fn with_horns(city: &ArchitectsCity) -> u8 {
    words::in_order(&city.cards).filter(|(card, _)| card.horns() > 0).map(|(_, count)| count).sum()
}

/// Every stage with cost, points and effect; every card in words; every token with what it does; the deck's contents.
pub(super) fn in_full(view: &ArchitectsView, seat: Seat, context: &Context<'_>) -> Vec<Line> {
    let text = context.text;
    let city = &view.cities[seat.index()];
    let mut lines = summary(view, city, context.width - 1, context);
    let mut add = |words: &str, style| {
        lines.extend(terminal::wrap(words, context.width - 1, 3).iter().map(|line| Line::of(line, style)));
    };
    if let Some(wonder) = &city.wonder {
        for stage in &city.stages {
            let (printed, id) = printed(wonder, &stage.id);
            let is_built = stage.state == ArchitectsStageState::Built;
            let message = if is_built { "architects-city-stage-built" } else { "architects-city-stage" };
            let args = [
                ("stage", words::stage(&stage.id, text)),
                ("cost", words::cost(id.cost(), text)),
                ("points", words::points(printed.points, text)),
            ];
            let line = text.words(message, &args.each_ref().map(|(key, value)| (*key, value.as_str())));
            add(&format!("{line}{}", if printed.has_effect { " *" } else { "" }), PLAIN);
        }
        add(&format!("* {}", words::wonder_help(wonder, text)), DIM);
    }
    for color in Color::ALL.into_iter().filter(|color| of_color(city, *color).next().is_some()) {
        let kind = text.say(&format!("architects-color-{color}"));
        let cards = words::cards(of_color(city, color), text);
        add(&format!("{} {kind}: {cards}", words::sign(color)), words::style(color));
    }
    let count = ("count", city.shields.into());
    let shields = match with_horns(city) {
        0 => text.with("architects-city-shields", &[count]),
        horns => text.with("architects-city-horns", &[count, ("horns", horns.into())]),
    };
    add(&shields, PLAIN);
    if city.victory > 0 {
        add(&text.with("architects-city-victory", &[("count", city.victory.into())]), PLAIN);
    }
    if !city.tokens.is_empty() {
        add(&text.words("architects-city-tokens", &[("tokens", &tokens(city, context))]), PLAIN);
    }
    for token in &city.tokens {
        add(&format!("{}: {}", words::token(&token.id, text), words::token_help(&token.id, text)), DIM);
    }
    if city.wonder.is_some() {
        let left = super::contents(super::deck(view, &city.left));
        let cards = words::cards(words::in_order(&left), text);
        add(&text.words("architects-city-left", &[("seat", &city.left), ("cards", &cards)]), DIM);
    }
    lines
}
