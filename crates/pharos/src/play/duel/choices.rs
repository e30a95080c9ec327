//! The choices: a turn as a table of cards and what can be done with each, everything else as a numbered list.

use super::words;
use crate::play::Scene;
use crate::terminal::{self, BOLD, DIM, Line, PLAIN};
use crate::text::Text;
use duel::{Action, CardId, Cell, Duel, Pending, Slot, WonderId, slots};
use table::Seat;

const NAME: usize = 14;
const GIST: usize = 10;
const BUILD: usize = 10;
const THEIRS: usize = 7;
const DISCARD: usize = 9;

pub(super) fn list(game: &Duel, seat: Seat, actions: &[Action], scene: &Scene<'_>) -> Vec<Line> {
    match game.pending().last() {
        Some(Pending::Turn(_)) => turn(game, seat, actions, scene),
        pending => {
            let mut lines = vec![Line::of(&question(pending, scene.text), BOLD)];
            // A few choices are explained in full, many on one line each.
            let in_full = actions.len() <= 6;
            for (i, &action) in actions.iter().enumerate() {
                let detail = detail(action, scene.text);
                let mut line = Line::of(&format!("{:>3} ", i + 1), BOLD);
                line.push(&words::phrase(game, seat, action, scene.text), PLAIN);
                let room = scene.width.saturating_sub(line.width() + 3);
                if in_full && detail.chars().count() > room {
                    lines.push(line);
                    lines.extend(terminal::wrap(&detail, scene.width - 1, 6).iter().map(|part| Line::of(part, DIM)));
                } else {
                    line.push(&format!("  {}", terminal::fit(&detail, room)), DIM);
                    lines.push(line);
                }
            }
            lines
        }
    }
}

fn question(pending: Option<&Pending>, text: &Text) -> String {
    text.say(match pending {
        Some(Pending::Draft) => "duel-ask-draft",
        Some(Pending::TakeToken(_)) => "duel-ask-take-token",
        Some(Pending::KeepToken(_)) => "duel-ask-keep-token",
        Some(Pending::Destroy(..)) => "duel-ask-destroy",
        Some(Pending::Restore(_)) => "duel-ask-restore",
        _ => "duel-ask-starter",
    })
}

/// What helps to choose: costs and effects of wonders, cards and tokens.
fn detail(action: Action, text: &Text) -> String {
    match action {
        Action::Draft(wonder) => {
            let row = wonder.wonder();
            format!("{}; {}", words::cost(&row.cost, text), words::effects(row.effects, text))
        }
        Action::Progress(token) => text.attribute(&format!("duel-token-{token}"), "help"),
        Action::Destroy(card) | Action::Restore(card) => words::effects(card.building().effects, text),
        Action::Build(_) | Action::Discard(_) | Action::Wonder(..) | Action::Begin(_) => String::new(),
    }
}

/// One row per card that can be taken: build, discard, and each wonder that can be paid.
fn turn(game: &Duel, seat: Seat, actions: &[Action], scene: &Scene<'_>) -> Vec<Line> {
    let text = scene.text;
    let number = |action: Action| actions.iter().position(|&other| other == action).map(|index| index + 1);
    let can_pay = |wonder: &WonderId| game.wonder_price(seat, *wonder).total() <= game.city(seat).coins();
    let wonders: Vec<WonderId> = game.city(seat).wonders().iter().filter(can_pay).collect();
    let fixed = NAME + GIST + BUILD + THEIRS + DISCARD;
    let column = (scene.width.saturating_sub(fixed + 1) / wonders.len().max(1)).clamp(7, 14);

    let mut head = Line::new();
    head.cell(&text.say("duel-column-card"), NAME + GIST, DIM);
    head.cell(&text.say("duel-column-build"), BUILD, DIM);
    head.cell(&text.words("duel-column-theirs", &[("seat", &seat.opponent().to_string())]), THEIRS, DIM);
    head.cell(&text.say("duel-column-discard"), DISCARD, DIM);
    for &wonder in &wonders {
        head.cell(&terminal::fit(&words::wonder_short(wonder, text), column - 1), column, DIM);
    }

    let mut lines = vec![head];
    for slot in slots(game.structure().available()) {
        let Cell::Up(card) = game.structure().cell(slot) else { continue };
        lines.push(row(game, seat, slot, card, &wonders, column, &number, scene));
    }
    lines
}

#[allow(clippy::too_many_arguments)] // one row of a table needs its table
fn row(
    game: &Duel,
    seat: Seat,
    slot: Slot,
    card: CardId,
    wonders: &[WonderId],
    column: usize,
    number: &impl Fn(Action) -> Option<usize>,
    scene: &Scene<'_>,
) -> Line {
    let text = scene.text;
    let building = card.building();
    let style = words::style(building.color);
    let mut line = Line::new();
    line.push(words::sign(building.color), style);
    line.push(" ", PLAIN);
    line.cell(&words::building_short(card, text), NAME - 2, style.bold());
    line.cell(&terminal::fit(&words::gist(building.effects, text), GIST - 1), GIST, PLAIN);

    let price = game.building_price(seat, card);
    let mut coins = words::coins_short(price.total(), text);
    if price.link.is_some() {
        coins = text.say("duel-free-by-link");
    }
    numbered(&mut line, number(Action::Build(slot)), &coins, BUILD);
    let theirs = game.building_price(seat.opponent(), card).total();
    line.cell(&words::coins_short(theirs, text), THEIRS, DIM);
    let income = format!("+{}", words::coins_short(game.discard_income(seat), text));
    numbered(&mut line, number(Action::Discard(slot)), &income, DISCARD);
    for &wonder in wonders {
        numbered(&mut line, number(Action::Wonder(slot, wonder)), "", column);
    }
    line
}

/// `12 3c`, the number bold; what cannot be done shows its price only, dim and in brackets.
fn numbered(line: &mut Line, number: Option<usize>, text: &str, width: usize) {
    let end = line.width() + width;
    match number {
        Some(number) => {
            line.push(&format!("{number:>2} "), BOLD);
            line.cell(text, width - 3, PLAIN);
        }
        None => line.cell(&format!("   ({text})"), width, DIM),
    }
    line.pad_to(end);
}
