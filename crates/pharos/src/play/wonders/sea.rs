//! What Armada adds to the table: ships with what their next steps cost, islands, the conflict at sea, teams.

use super::{Table, words};
use crate::play::Context;
use crate::play::board::color_style;
use crate::terminal::{self, BOLD, DIM, Line, PLAIN};
use crate::text::{Text, Value};
use protocol::SeatLetter;
use protocol::wonders::{ArmadaBerth, ArmadaHarbour, ArmadaTable};
use std::collections::BTreeMap;
use table::Seat;

/// Lines about the whole table: teams, the naval conflict as it stands, what this turn will cost, explorations.
pub(super) fn lines(table: &Table, context: &Context<'_>) -> Vec<Line> {
    let Some(sea) = &table.view.armada else { return Vec::new() };
    if table.view.turn == 0 {
        return Vec::new();
    }
    let text = context.text;
    let mut parts = teams(sea, context);
    let standings: Vec<_> = sea.naval.iter().map(|one| standing(one.seat, one.shields, one.token)).collect();
    parts.push(text.words("wonders-sea-standings", &[("standings", &standings.join(" "))]));
    if !sea.losses.is_empty() {
        let losses: Vec<_> = sea.losses.iter().map(|one| format!("{} {}", one.seat.seat(), one.coins)).collect();
        parts.push(text.words("wonders-sea-losses", &[("losses", &losses.join(" "))]));
    }
    for exploration in &sea.explorations {
        let seats: Vec<_> = exploration.seats.iter().map(|seat| seat.seat().to_string()).collect();
        let args = [("level", exploration.level.into()), ("seats", seats.join(" ").into())];
        parts.push(text.with("wonders-sea-explores", &args));
    }
    terminal::flow(&parts, context.width - 1, 0).iter().map(|line| Line::of(line, PLAIN)).collect()
}

/// `A 3+5`: a seat, its naval shields, and the token that it would get.
fn standing(seat: SeatLetter, shields: u8, token: i8) -> String {
    let token = if token == 0 { String::new() } else { words::signed(token) };
    format!("{} {shields}{token}", seat.seat())
}

fn teams(sea: &ArmadaTable, context: &Context<'_>) -> Vec<String> {
    if sea.teams.is_empty() {
        return Vec::new();
    }
    let team = |team: &protocol::wonders::ArmadaTeam| {
        let seats: Vec<_> = team.seats.iter().map(|seat| seat.seat().to_string()).collect();
        format!("{} {}", seats.join("+"), team.points)
    };
    let teams: Vec<_> = sea.teams.iter().map(team).collect();
    vec![context.text.words("wonders-sea-teams", &[("teams", &teams.join(" · "))])]
}

/// `⚓×2●1◆0▲3`: where the ships are; of the viewer's own with what the next step costs, and `^` where it may go with a stage.
pub(super) fn ships(harbour: &ArmadaHarbour, is_own: bool, text: &Text) -> Line {
    let mut line = Line::of("⚓", PLAIN);
    for (i, berth) in harbour.berths.iter().enumerate() {
        let gap = if is_own && i > 0 { " " } else { "" };
        line.push(&format!("{gap}{}{}", words::fleet_sign(&berth.fleet), berth.space), color_style(&berth.fleet));
        if is_own {
            line.push(&next(berth, text), DIM);
        }
    }
    line
}

fn next(berth: &ArmadaBerth, text: &Text) -> String {
    let stage = if berth.with_stage { "^" } else { "" };
    let Some(next) = &berth.next else { return stage.to_owned() };
    let costs: Vec<_> = next.costs.iter().map(|cost| cost_short(cost, text)).collect();
    format!("{stage}({})", costs.join("/"))
}

/// `2c` or `WS`: coins, or a letter for each unit.
fn cost_short(cost: &BTreeMap<String, u8>, text: &Text) -> String {
    let part = |(what, &units): (&String, &u8)| match what.as_str() {
        "coins" => words::coins_short(units, text),
        kind => words::letter(kind, text).repeat(usize::from(units)),
    };
    let parts: String = cost.iter().map(part).collect();
    if parts.is_empty() { "–".to_owned() } else { parts }
}

/// Naval shields, the commerce level, naval tokens, islands.
pub(super) fn possessions(harbour: &ArmadaHarbour, is_own: bool, text: &Text) -> Vec<Line> {
    let mut parts = vec![ships(harbour, is_own, text)];
    parts.push(Line::of(&naval_shields(harbour, text), words::style(wonders::Color::Red)));
    let tokens: i16 = harbour.tokens.iter().map(|&token| i16::from(token)).sum();
    if harbour.tokens.iter().any(|&token| token != 0) {
        parts.push(Line::of(&text.words("wonders-sea-tokens", &[("points", &words::signed(tokens))]), PLAIN));
    }
    if !harbour.islands.is_empty() {
        let names: Vec<_> = harbour.islands.iter().map(|island| words::island_short(island, text)).collect();
        parts.push(Line::of(&text.words("wonders-sea-islands", &[("islands", &names.join(", "))]), PLAIN));
    }
    if !harbour.raids.is_empty() {
        let targets: Vec<_> = harbour.raids.iter().map(|seat| seat.seat().to_string()).collect();
        parts.push(Line::of(&text.words("wonders-sea-raids", &[("targets", &targets.join(" "))]), BOLD));
    }
    parts
}

pub(super) fn naval_shields(harbour: &ArmadaHarbour, text: &Text) -> String {
    text.with("wonders-gist-naval_shields", &[("n", harbour.shields.into())])
}

/// Everything of a harbour in words: each ship, what its next step costs and brings, islands with what they do.
pub(super) fn in_full(table: &Table, seat: Seat, context: &Context<'_>) -> Vec<String> {
    let text = context.text;
    let Some(harbour) = &table.city(seat).harbour else { return Vec::new() };
    let mut all = Vec::new();
    if let Some(shipyard) = &harbour.shipyard {
        all.push(words::shipyard(shipyard, text));
    }
    for berth in &harbour.berths {
        let fleet = words::fleet(&berth.fleet, text);
        let args = |next: String| -> [(&str, Value<'static>); 3] {
            [("fleet", fleet.clone().into()), ("space", berth.space.into()), ("next", next.into())]
        };
        all.push(match &berth.next {
            None => text.with("wonders-full-ship-end", &args(String::new())),
            Some(next) => {
                let costs: Vec<_> = next.costs.iter().map(|cost| cost_short(cost, text)).collect();
                let losses: Vec<_> = next.losses.iter().map(|one| words::loss(one, context)).collect();
                let gives = [space(&next.gives, text), losses.join(", ")];
                let gives = gives.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("; ");
                let next = if gives.is_empty() { costs.join("/") } else { format!("{}: {gives}", costs.join("/")) };
                text.with("wonders-full-ship", &args(next))
            }
        });
    }
    for island in &harbour.islands {
        all.push(format!("{}: {}", words::island(island, text), words::island_help(island, text)));
    }
    for emporium in &harbour.emporia {
        let args = [
            ("card", words::card(&emporium.card, text).into()),
            ("name", context.name(emporium.seller.seat()).into()),
            ("times", emporium.times.into()),
        ];
        all.push(text.with("wonders-full-emporium", &args));
    }
    all
}

/// What a space gives, in a few words.
fn space(space: &protocol::wonders::ArmadaSpace, text: &Text) -> String {
    let parts = [
        ("wonders-space-shields", space.shields),
        ("wonders-space-commerce", space.commerce),
        ("wonders-coins", space.coins),
        ("wonders-space-tax", space.tax),
        ("wonders-points", space.points),
        ("wonders-space-explores", space.explores),
    ];
    let said = parts.into_iter().filter(|(_, n)| *n > 0).map(|(id, n)| text.with(id, &[("n", n.into())]));
    said.collect::<Vec<_>>().join(", ")
}

/// The cards that the viewer's partner holds, and the islands that it has found.
pub(super) fn partner(table: &Table, context: &Context<'_>) -> Vec<Line> {
    let Some(partner) = table.view.armada.as_ref().and_then(|sea| sea.partner.as_ref()) else { return Vec::new() };
    let text = context.text;
    let name = context.name(partner.seat.seat());
    let mut all = Vec::new();
    if !partner.hand.is_empty() {
        let cards = words::cards(&partner.hand, text);
        all.push(text.words("wonders-sea-partner", &[("name", name), ("cards", &cards)]));
    }
    if !partner.found.is_empty() {
        let islands: Vec<_> = partner.found.iter().map(|island| words::island(island, text)).collect();
        all.push(text.words("wonders-sea-partner-islands", &[("name", name), ("islands", &islands.join(", "))]));
    }
    let wrapped = all.iter().flat_map(|words| terminal::wrap(words, context.width - 1, 3));
    wrapped.map(|line| Line::of(&line, DIM)).collect()
}
