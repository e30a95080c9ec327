//! A city: a few lines that are always in sight, and everything in full on request.

use super::{Table, sea, words};
use crate::play::Context;
use crate::terminal::{self, BOLD, DIM, Line, PLAIN};
use protocol::SeatLetter;
use protocol::wonders::{WondersCity, WondersConflict, WondersKnownHand, WondersSource};
use table::Seat;
use unicode_width::UnicodeWidthStr;
use wonders::data::VICTORY_POINTS;
use wonders::{Card, Color, Resource, Stage, Symbol};

/// Columns of a player's name.
const NAME: usize = 13;
/// Columns of the wonder's name and side.
const WONDER: usize = 17;
/// The same beside ships.
const WONDER_AT_SEA: usize = 14;
/// Columns of ships and of naval shields in a line.
const SHIPS: usize = 10;
const NAVAL: usize = 4;
/// Columns of the stages, coins and shields of a city that has one line.
const STAGES: usize = 7;
const COINS: usize = 5;
const SHIELDS: usize = 4;
/// Columns before what follows the first line of a city.
const INDENT: usize = 3;

/// How much of a city is shown, and as whose.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Detail {
    /// The viewer's own.
    Own,
    /// That of the left neighbour, with whom the viewer trades and fights.
    Left,
    /// That of the right neighbour.
    Right,
    /// Another one.
    Some,
    /// Another one, in one line.
    Little,
}

impl Detail {
    /// The place of a neighbour in pairs of left and right.
    const fn side(self) -> Option<usize> {
        match self {
            Self::Left => Some(0),
            Self::Right => Some(1),
            Self::Own | Self::Some | Self::Little => None,
        }
    }
}

/// Who, points, the wonder with its stages; then what the city has, makes and sells.
pub(super) fn summary(table: &Table, seat: Seat, detail: Detail, width: usize, context: &Context<'_>) -> Vec<Line> {
    let text = context.text;
    let city = table.city(seat);
    let mark = match detail {
        Detail::Own => "•",
        Detail::Left => "←",
        Detail::Right => "→",
        Detail::Some | Detail::Little => " ",
    };
    let mut first = Line::of(&format!("{mark}{seat} "), BOLD);
    first.cell(&context.name_within(seat, NAME - 1), NAME, BOLD);
    first.cell(&format!("{:>3} ", city.points), 5, BOLD);
    if let Some(wonder) = &city.wonder {
        let side = table.side_word(city).map(|side| words::side_short(&side, text)).unwrap_or_default();
        let name = format!("{} {side}", words::wonder_short(wonder, text));
        let little = if city.harbour.is_some() { WONDER_AT_SEA } else { WONDER };
        let width = if detail == Detail::Little { little } else { name.width() };
        first.cell(&name, width, PLAIN);
    }
    if detail == Detail::Little {
        return in_a_line(table, city, first, width, context);
    }
    let mut lines = terminal::flow_lines_after(first, stages(table, city, context), width, INDENT);
    let possessions = possessions(table, city, detail, width - INDENT, context);
    // What a city has begins a line of its own, unless the stages have done so.
    if lines.len() == 1 {
        lines.extend(terminal::flow_lines(possessions, width, INDENT));
    } else if let Some(last) = lines.pop() {
        lines.extend(terminal::flow_lines_after(last, possessions, width, INDENT));
    }
    lines
}

/// What anybody compares, in columns: stages, coins, shields, and cards by colour.
fn in_a_line(table: &Table, city: &WondersCity, mut line: Line, width: usize, context: &Context<'_>) -> Vec<Line> {
    let text = context.text;
    // What may go on in the next line.
    let mut below = Vec::new();
    line.push("  ", PLAIN);
    line.cell(&stages_in_brief(table, city).unwrap_or_default(), STAGES, PLAIN);
    line.cell(&words::coins_short(city.coins, text), COINS, PLAIN);
    line.cell(&words::shields_short(city.shields, text), SHIELDS, words::style(Color::Red));
    if let Some(harbour) = &city.harbour {
        line.cell(&sea::naval_shields(harbour, text), NAVAL, words::style(Color::Red));
        let (at, ships) = (line.width(), sea::ships(harbour, false, text));
        if at + SHIPS <= width {
            line.append(&ships);
            line.pad_to(at + SHIPS);
        } else {
            below.push(ships);
        }
    }
    // Beside ships there is no room for gaps.
    let counts = counts(table, city, if city.harbour.is_some() { "" } else { " " });
    below.extend((counts.width() > 0).then_some(counts));
    terminal::flow_lines_after(line, below, width, INDENT)
}

/// `[x]3vp [ ]2sh CCC`: stages in their order, with the cost of those that do not stand; the next one is bold.
fn stages(table: &Table, city: &WondersCity, context: &Context<'_>) -> Vec<Line> {
    let text = context.text;
    let built = usize::from(city.stages);
    let stages = table.printed(city).map_or(&[][..], |board| board.stages);
    let draw = |(i, stage): (usize, &Stage)| {
        let gist = words::gist(stage.effects, text);
        if i < built {
            Line::of(&format!("[x]{gist}"), PLAIN)
        } else {
            let style = if i == built { BOLD } else { DIM };
            Line::of(&format!("[ ]{gist} {}", words::cost(&stage.cost, text)), style)
        }
    };
    stages.iter().enumerate().map(draw).collect()
}

/// `[xx ]`: how many stages stand.
fn stages_in_brief(table: &Table, city: &WondersCity) -> Option<String> {
    let (board, built) = (table.printed(city)?, usize::from(city.stages));
    Some(format!("[{}{}]", "x".repeat(built), " ".repeat(board.stages.len() - built)))
}

/// Coins, shields, tokens, symbols, what it makes or sells, and its cards by colour.
fn possessions(table: &Table, city: &WondersCity, detail: Detail, width: usize, context: &Context<'_>) -> Vec<Line> {
    let text = context.text;
    let mut parts = vec![Line::of(&words::coins_short(city.coins, text), PLAIN)];
    parts.push(Line::of(&shields(table, city, detail, context), words::style(Color::Red)));
    if let Some(tokens) = tokens(city, context) {
        parts.push(Line::of(&tokens, PLAIN));
    }
    let symbols = symbols(city, context);
    if !symbols.is_empty() {
        parts.push(Line::of(&symbols, words::style(Color::Green)));
    }
    if city.free_build {
        parts.push(Line::of(&text.say("wonders-city-free-build"), BOLD));
    }
    if let Some(goods) = goods(table, city, detail, context) {
        parts.extend(terminal::wrap(&goods, width, 0).iter().map(|part| Line::of(part, words::style(Color::Brown))));
    }
    if let Some(harbour) = &city.harbour {
        parts.extend(sea::possessions(harbour, detail == Detail::Own, text));
    }
    let counts = counts(table, city, " ");
    if counts.width() > 0 {
        parts.push(counts);
    }
    parts
}

/// `■3 ◆2`: how many cards it has of each colour.
fn counts(table: &Table, city: &WondersCity, between: &str) -> Line {
    let mut counts = Line::new();
    for color in Color::ALL {
        let count = of_color(table, city, color).count();
        if count > 0 {
            let gap = if counts.width() > 0 { between } else { "" };
            counts.push(&format!("{gap}{}{count}", words::sign(color)), words::style(color));
        }
    }
    counts
}

/// Shields, of a neighbour with how the conflict would end now.
fn shields(table: &Table, city: &WondersCity, detail: Detail, context: &Context<'_>) -> String {
    let text = context.text;
    let shields = words::shields_short(city.shields, text);
    let Some((side, viewer)) = detail.side().zip(table.viewer) else { return shields };
    let pair = [viewer, super::neighbours(viewer, table.view.cities.len())[side]].map(SeatLetter::from);
    let meets = |conflict: &&WondersConflict| pair.iter().all(|seat| conflict.seats.contains(seat));
    let Some(conflict) = table.view.conflicts.iter().find(meets) else { return shields };
    let id = match conflict.winner {
        None => "wonders-city-tie",
        Some(winner) if winner == pair[0] => "wonders-city-you-win",
        Some(_) => "wonders-city-you-lose",
    };
    format!("{shields} ({})", text.say(id))
}

/// The points of victory tokens and of defeat tokens, if there are any.
fn tokens(city: &WondersCity, context: &Context<'_>) -> Option<String> {
    let won: i16 = city.victories.iter().zip(VICTORY_POINTS).map(|(&count, points)| i16::from(count) * points).sum();
    let lost: u8 = city.defeats.iter().sum();
    (won > 0 || lost > 0)
        .then(|| context.text.with("wonders-city-tokens", &[("won", won.into()), ("lost", lost.into())]))
}

/// `compass 2, gear 1`.
fn symbols(city: &WondersCity, context: &Context<'_>) -> String {
    let text = context.text;
    let [.., any] = city.science;
    let own = Symbol::ALL.into_iter().zip(city.science).filter(|(_, count)| *count > 0);
    let mut parts: Vec<_> = own.map(|(symbol, count)| format!("{} {count}", words::symbol(symbol, text))).collect();
    if any > 0 {
        parts.push(format!("{} {any}", text.say("wonders-gist-any_symbol")));
    }
    parts.join(", ")
}

/// What a neighbour sells and for how much, or what another city makes.
fn goods(table: &Table, city: &WondersCity, detail: Detail, context: &Context<'_>) -> Option<String> {
    let text = context.text;
    if city.produces.is_empty() {
        return None;
    }
    let listed = |sources: &[&WondersSource]| {
        sources.iter().map(|source| words::source(source, text)).collect::<Vec<_>>().join(" ")
    };
    let Some((side, viewer)) = detail.side().zip(table.viewer) else {
        let all: Vec<_> = city.produces.iter().collect();
        return Some(text.words("wonders-city-makes", &[("what", &listed(&all))]));
    };
    let (raw, manufactured): (Vec<_>, Vec<_>) =
        city.produces.iter().filter(|source| source.sold).partition(|source| is_raw(source));
    let own = table.city(viewer);
    let priced = [(raw, own.raw_prices[side]), (manufactured, own.manufactured_prices[side])]
        .into_iter()
        .filter(|(sources, _)| !sources.is_empty())
        .map(|(sources, price)| format!("{} ({})", listed(&sources), words::coins_short(price, text)));
    Some(text.words("wonders-city-sells", &[("what", &priced.collect::<Vec<_>>().join(" "))]))
}

fn is_raw(source: &WondersSource) -> bool {
    source.options.iter().all(|kind| words::id::<Resource>(kind).is_raw())
}

fn of_color<'a>(table: &Table, city: &'a WondersCity, color: Color) -> impl Iterator<Item = &'a String> {
    let edition = table.edition();
    city.cards.iter().filter(move |card| edition.face(words::id::<Card>(card)).color == color)
}

/// Every stage with cost and effect; every card in words; what the city makes, and what it pays for the rest; tokens; what
/// is known of its hand.
pub(super) fn in_full(table: &Table, seat: Seat, context: &Context<'_>) -> Vec<Line> {
    let text = context.text;
    let city = table.city(seat);
    let mut lines = summary(table, seat, table.detail(seat, 2), context.width - 1, context);
    let mut add = |words: &str, style| {
        lines.extend(terminal::wrap(words, context.width - 1, 3).iter().map(|line| Line::of(line, style)));
    };
    if let Some(board) = table.printed(city) {
        for (i, stage) in board.stages.iter().enumerate() {
            add(&stage_in_full(city, i, stage, context), PLAIN);
        }
    }
    for color in Color::ALL {
        let cards = words::cards(of_color(table, city, color), text);
        if !cards.is_empty() {
            add(&format!("{} {}: {cards}", words::sign(color), words::color(color, text)), words::style(color));
        }
    }
    let sources = |sold: bool| {
        let some = city.produces.iter().filter(|source| source.sold == sold);
        some.map(|source| words::source(source, text)).collect::<Vec<_>>().join(" ")
    };
    for (id, what) in [("wonders-full-sold", sources(true)), ("wonders-full-kept", sources(false))] {
        if !what.is_empty() {
            add(&text.words(id, &[("what", &what)]), PLAIN);
        }
    }
    if city.wonder.is_some() {
        let coins = |price: u8| words::coins_short(price, text);
        let [raw_left, raw_right] = city.raw_prices.map(coins);
        let [left, right] = city.manufactured_prices.map(coins);
        let prices = [("raw_left", &raw_left), ("raw_right", &raw_right), ("left", &left), ("right", &right)];
        add(&text.words("wonders-full-prices", &prices.map(|(key, value)| (key, value.as_str()))), PLAIN);
    }
    for words in sea::in_full(table, seat, context) {
        add(&words, PLAIN);
    }
    if let Some(guild) = &city.copies {
        add(&text.words("wonders-full-copies", &[("card", &words::card(guild, text))]), PLAIN);
    }
    if let Some(hand) = table.view.hands.iter().find(|hand| hand.seat.seat() == seat && hand.size > 0) {
        lines.extend(known_hand(hand, context));
    }
    lines
}

/// A stage: cost, effect, and the card under it where the viewer knows it.
fn stage_in_full(city: &WondersCity, index: usize, stage: &Stage, context: &Context<'_>) -> String {
    let text = context.text;
    let number = (index + 1).to_string();
    let (cost, effects) = (words::cost(&stage.cost, text), words::stage_effects(stage, text));
    let under = city.markers.get(index).cloned().flatten().map(|card| words::card(card, text));
    let args = [("stage", number.as_str()), ("cost", &cost), ("effects", effects.trim_end_matches('.'))];
    match (index < usize::from(city.stages), under) {
        (false, _) => text.words("wonders-full-stage", &args),
        (true, None) => text.words("wonders-full-stage-built", &args),
        (true, Some(card)) => {
            let args: Vec<_> = args.into_iter().chain([("card", card.as_str())]).collect();
            text.words("wonders-full-stage-over", &args)
        }
    }
}

/// What the viewer knows of a hand: the cards that it saw there, and how many of them have been taken since, unseen.
pub(super) fn known_hand(hand: &WondersKnownHand, context: &Context<'_>) -> Vec<Line> {
    let text = context.text;
    let name = context.name(hand.seat.seat());
    let size = ("size", hand.size.into());
    let words = match hand.seen {
        None => text.with("wonders-hand-unseen", &[("name", name.into()), size]),
        Some(turn) => {
            let gone = hand.cards.len().saturating_sub(usize::from(hand.size));
            let cards = words::cards(&hand.cards, text);
            let args =
                [("name", name.into()), size, ("turn", turn.into()), ("cards", cards.into()), ("gone", gone.into())];
            text.with("wonders-hand-seen", &args)
        }
    };
    terminal::wrap(&words, context.width - 1, 3).iter().map(|line| Line::of(line, DIM)).collect()
}
