//! The choices: a turn as a table of cards and what can be done with each, everything else as a numbered list.

use super::lists::{self, Numbered};
use super::words;
use crate::play::Context;
use crate::terminal::{self, BOLD, DIM, Line, PLAIN};
use crate::text::Text;
use duel::{Action, CardId, Cell, Duel, Pending, Slot, WonderId, slots};
use table::Seat;

const NAME: usize = 14;
const GIST: usize = 10;
const BUILD: usize = 10;
const THEIRS: usize = 7;
const DISCARD: usize = 9;
/// Columns of a wonder at least.
const NARROWEST: usize = 7;

pub(super) fn list(game: &Duel, seat: Seat, actions: &[Action], context: &Context<'_>) -> Vec<Line> {
    let numbered: Vec<Numbered> = actions.iter().enumerate().map(|(i, &action)| (i + 1, action)).collect();
    match game.pending().last() {
        Some(Pending::Turn(_) | Pending::GoOn(_)) => turn(game, seat, &numbered, context),
        _ => {
            let question = question(game, context.text);
            let mut lines: Vec<Line> =
                terminal::wrap(&question, context.width - 1, 0).iter().map(|line| Line::of(line, BOLD)).collect();
            lines.extend(lists::list(game, seat, &numbered, context));
            lines
        }
    }
}

fn question(game: &Duel, text: &Text) -> String {
    let Some(&pending) = game.pending().last() else { return String::new() };
    let id = match pending {
        Pending::Draft => "duel-ask-draft",
        Pending::TakeToken(_) => "duel-ask-take-token",
        Pending::KeepToken(_) => "duel-ask-keep-token",
        Pending::Destroy(..) => "duel-ask-destroy",
        Pending::Restore(_) => "duel-ask-restore",
        Pending::ChooseStarter(_) => "duel-ask-starter",
        Pending::PlaceGod(_) => "duel-ask-place-god",
        Pending::TakeFromEnki(_) => "duel-ask-take-from-enki",
        Pending::ConsultDeck(_) => "duel-ask-consult",
        Pending::Summon(_) => "duel-ask-summon",
        Pending::StackDeck(_) => "duel-ask-stack-deck",
        Pending::LaySnake(_) => "duel-ask-snake",
        Pending::StealCard(_) => "duel-ask-steal-card",
        Pending::Strike(_) => "duel-ask-strike",
        Pending::Unbuild(_) => "duel-ask-unbuild",
        Pending::RaiseWonder(_) => "duel-ask-raise",
        Pending::Tuck(..) => "duel-ask-tuck",
        Pending::StealWonder(_) => "duel-ask-steal-wonder",
        Pending::PlaceMinerva(_) => "duel-ask-minerva",
        Pending::DropMilitaryToken(_) => "duel-ask-drop-loot",
        Pending::UseMilitaryToken(_) => "duel-ask-use-loot",
        Pending::Politics(..) => {
            let left = game.pending().iter().rev().take_while(|other| **other == pending).count();
            return text.with("duel-ask-politics", &[("left", left.into())]);
        }
        Pending::PlaceOrConspire(_) => "duel-ask-place-or-plot",
        Pending::PlaceCube(_) => "duel-ask-place-cube",
        Pending::MoveCube(_) => "duel-ask-move-cube",
        Pending::RemoveCube(_) => "duel-ask-remove-cube",
        Pending::KeepConspiracy(_) => "duel-ask-keep-plot",
        Pending::TriggerUnprepared(_) => "duel-ask-trigger",
        Pending::LockToken(_) => "duel-ask-lock",
        Pending::BuildFromRow(..) => "duel-ask-build-from-row",
        Pending::BuildRemoved(_) => "duel-ask-build-removed",
        Pending::TakeFromBox(_) => "duel-ask-take-from-box",
        Pending::DiscardAvailable(_, false) => "duel-ask-discard-available",
        Pending::DiscardAvailable(_, true) => "duel-ask-discard-another",
        Pending::SwapCards(_) => "duel-ask-swap",
        Pending::MoveDecree(_) => "duel-ask-move-decree",
        Pending::DestroyWonder(_) => "duel-ask-destroy-wonder",
        // Nobody is asked about these.
        Pending::Turn(_)
        | Pending::GoOn(_)
        | Pending::LayTokens
        | Pending::OfferWonders
        | Pending::LayCards
        | Pending::TurnUp
        | Pending::DrawFromBox(..)
        | Pending::LayDivineTokens
        | Pending::DrawGods(..)
        | Pending::LayOnEnki(_)
        | Pending::LookForEnki(_)
        | Pending::ShowDeck(..)
        | Pending::ShowTops(_)
        | Pending::Activate(..)
        | Pending::Unearth(_)
        | Pending::LayDecrees
        | Pending::Settle(..)
        | Pending::DrawConspiracies(..)
        | Pending::GainCoins(..)
        | Pending::ShowRemoved(..) => return String::new(),
    };
    text.say(id)
}

/// One row per card that can be taken: build, discard, and each wonder that can be paid. Then whatever else can be done.
fn turn(game: &Duel, seat: Seat, actions: &[Numbered], context: &Context<'_>) -> Vec<Line> {
    let text = context.text;
    let number = |action: Action| actions.iter().find(|(_, other)| *other == action).map(|(number, _)| *number);
    let can_pay = |wonder: &WonderId| game.wonder_price(seat, *wonder).total() <= game.city(seat).purse();
    let fixed = NAME + GIST + BUILD + THEIRS + DISCARD;
    // Whoever has stolen wonders may have more than the table has room for; those follow below it.
    let most = context.width.saturating_sub(fixed) / NARROWEST;
    let wonders: Vec<WonderId> = game.city(seat).wonders().iter().filter(can_pay).take(most).collect();
    let column = (context.width.saturating_sub(fixed + 1) / wonders.len().max(1)).clamp(NARROWEST, 14);

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
        lines.push(row(game, seat, slot, card, &wonders, column, &number, context));
    }
    let in_table = |action: &Action| match action {
        Action::Build(_) | Action::Discard(_) => true,
        Action::Wonder(_, wonder) => wonders.contains(wonder),
        _ => false,
    };
    let mut others: Vec<Numbered> = actions.iter().copied().filter(|(_, action)| !in_table(action)).collect();
    // What may come before the card of the turn is told first.
    others.sort_by_key(|(_, action)| match action {
        Action::Trigger(_) => 0,
        Action::Activate(..) => 1,
        Action::Prepare(..) => 3,
        _ => 2,
    });
    lines.extend(lists::short_list(game, seat, &others, context));
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
    context: &Context<'_>,
) -> Line {
    let text = context.text;
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
