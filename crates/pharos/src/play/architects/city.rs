//! A city: two lines that are always in sight, and everything in full on request.

use super::words;
use crate::play::Scene;
use crate::terminal::{self, BOLD, DIM, Line, PLAIN};
use architects::{Architects, Card, City, Color, DeckId, StageId};
use table::{Game, Seat};

/// Columns of a player's name.
const NAME: usize = 13;
/// Columns of the wonder's name.
const WONDER: usize = 12;

/// Who, points, the wonder with its stages; then the deck on the left, the cards and the tokens.
pub(super) fn summary(game: &Architects, seat: Seat, width: usize, scene: &Scene<'_>) -> Vec<Line> {
    let text = scene.text;
    let city = game.city(seat);
    let is_active = game.chooser() == Some(seat);
    let mut first = Line::of(&format!("{}{seat} ", if is_active { ">" } else { " " }), BOLD);
    first.cell(&scene.name_within(seat, NAME - 1), NAME, BOLD);
    first.cell(&format!("{:>3} ", game.score(seat).total()), 4, BOLD);
    if let Some(wonder) = city.wonder() {
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
    lines.extend(flow(possessions(game, seat, scene), width, 3));
    lines
}

/// `[x]3  [ ]3*2= [ ]5 3≠`: stages from the bottom, those of one level closer together.
fn stages(city: &City) -> Line {
    let mut line = Line::new();
    let Some(wonder) = city.wonder() else { return line };
    let mut level = 1;
    for stage in StageId::ALL {
        let printed = wonder.wonder().stage(stage);
        let gap = if printed.level > level { "  " } else { " " };
        level = printed.level;
        line.push(gap, PLAIN);
        let worth = format!("{}{}", printed.points, if printed.has_effect { "*" } else { "" });
        if city.stages().contains(stage) {
            line.push(&format!("[x]{worth}"), PLAIN);
        } else {
            let style = if city.available().contains(stage) { BOLD } else { DIM };
            line.push(&format!("[ ]{worth} {}", words::cost_sign(stage.cost())), style);
        }
    }
    line
}

/// The deck, then what the cards add up to, the victory tokens, the cat and the progress tokens.
fn possessions(game: &Architects, seat: Seat, scene: &Scene<'_>) -> Vec<Line> {
    let text = scene.text;
    let city = game.city(seat);
    let cards = city.cards();
    let mut parts = Vec::new();
    parts.extend(deck(game, seat, scene));
    let letters = |kinds: &[Card]| {
        let owned = kinds.iter().filter(|kind| cards.of(**kind) > 0);
        owned.map(|&kind| format!("{}{}", words::letter(kind, text), cards.of(kind))).collect::<Vec<_>>().join(" ")
    };
    let part = |color: Color, words: String| {
        (!words.is_empty()).then(|| Line::of(&format!("{}{words}", words::sign(color)), words::style(color)))
    };
    parts.extend(part(Color::Grey, letters(&Card::ALL[..5])));
    let coins = cards.of(Card::Coin);
    parts.extend(part(Color::Yellow, if coins > 0 { coins.to_string() } else { String::new() }));
    let blue = game.score(seat).blue;
    parts.extend(part(Color::Blue, if blue > 0 { blue.to_string() } else { String::new() }));
    parts.extend(part(Color::Green, letters(&[Card::Gear, Card::Compass, Card::Tablet])));
    let (shields, horns) = (city.shields(), with_horns(city));
    let red = match (shields, horns) {
        (0, _) => String::new(),
        (_, 0) => shields.to_string(),
        _ => format!("{shields}({horns})"),
    };
    parts.extend(part(Color::Red, red));
    if city.victory() > 0 {
        parts.push(Line::of(&format!("★{}", city.victory()), PLAIN));
    }
    if game.cat() == Some(seat) {
        parts.push(Line::of(&text.say("architects-city-cat"), BOLD));
    }
    if !city.tokens().is_empty() {
        parts.push(Line::of(&words::tokens(city.tokens(), text), PLAIN));
    }
    parts
}

/// The deck on the left of a seat: its top, and how many cards are left.
fn deck(game: &Architects, seat: Seat, scene: &Scene<'_>) -> Option<Line> {
    let text = scene.text;
    game.city(seat).wonder()?;
    let count = game.deck(DeckId::of(seat)).len();
    let letter = seat.to_string();
    let Some(top) = game.view(None).decks[seat.index()].top else {
        let is_empty = count == 0;
        return is_empty.then(|| Line::of(&text.words("architects-city-deck-empty", &[("seat", &letter)]), DIM));
    };
    let args = [("seat", letter.into()), ("card", words::card(top, text).into()), ("count", count.into())];
    Some(Line::of(&text.with("architects-city-deck", &args), words::style(top.color())))
}

/// How many red cards leave the city with the next battle.
fn with_horns(city: &City) -> u8 {
    city.cards().of(Card::ShieldHorn1) + city.cards().of(Card::ShieldHorn2)
}

/// Puts parts one after the other, two blanks apart, and begins a new line where one does not fit.
fn flow(parts: Vec<Line>, width: usize, indent: usize) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    for part in parts {
        match lines.last_mut() {
            Some(line) if line.width() + 2 + part.width() <= width => {
                line.push("  ", PLAIN);
                line.append(&part);
            }
            _ => {
                let mut line = Line::of(&" ".repeat(indent), PLAIN);
                line.append(&part);
                lines.push(line);
            }
        }
    }
    lines
}

/// Every stage with cost, points and effect; every card in words; every token with what it does; the deck's contents.
pub(super) fn in_full(game: &Architects, seat: Seat, scene: &Scene<'_>) -> Vec<Line> {
    let text = scene.text;
    let city = game.city(seat);
    let mut lines = summary(game, seat, scene.width - 1, scene);
    let mut add = |words: &str, style| {
        lines.extend(terminal::wrap(words, scene.width - 1, 3).iter().map(|line| Line::of(line, style)));
    };
    if let Some(wonder) = city.wonder() {
        for stage in StageId::ALL {
            let printed = wonder.wonder().stage(stage);
            let id =
                if city.stages().contains(stage) { "architects-city-stage-built" } else { "architects-city-stage" };
            let args = [
                ("stage", text.say(&format!("architects-stage-{stage}"))),
                ("cost", words::cost(stage.cost(), text)),
                ("points", words::points(i16::from(printed.points), text)),
            ];
            let line = text.words(id, &args.each_ref().map(|(key, value)| (*key, value.as_str())));
            add(&format!("{line}{}", if printed.has_effect { " *" } else { "" }), PLAIN);
        }
        add(&format!("* {}", words::wonder_help(wonder, text)), DIM);
    }
    for color in Color::ALL {
        let cards = city.cards().iter().filter(|(card, _)| card.color() == color);
        let cards: architects::Cards =
            cards.flat_map(|(card, count)| std::iter::repeat_n(card, usize::from(count))).collect();
        if !cards.is_empty() {
            let kind = text.say(&format!("architects-color-{color}"));
            add(&format!("{} {kind}: {}", words::sign(color), words::cards(cards, text)), words::style(color));
        }
    }
    let shields = match with_horns(city) {
        0 => text.with("architects-city-shields", &[("count", city.shields().into())]),
        horns => text.with("architects-city-horns", &[("count", city.shields().into()), ("horns", horns.into())]),
    };
    add(&shields, PLAIN);
    if city.victory() > 0 {
        add(&text.with("architects-city-victory", &[("count", city.victory().into())]), PLAIN);
    }
    if !city.tokens().is_empty() {
        add(&text.words("architects-city-tokens", &[("tokens", &words::tokens(city.tokens(), text))]), PLAIN);
    }
    for token in city.tokens().kinds() {
        add(&format!("{}: {}", words::token(token, text), words::token_help(token, text)), DIM);
    }
    if city.wonder().is_some() {
        let deck = &game.view(scene.viewer).decks[seat.index()];
        let left = deck.top.into_iter().fold(deck.inside, |heap, top| heap.with([top].into_iter().collect()));
        let (letter, cards) = (seat.to_string(), words::cards(left, text));
        add(&text.words("architects-city-left", &[("seat", &letter), ("cards", &cards)]), DIM);
    }
    lines
}
