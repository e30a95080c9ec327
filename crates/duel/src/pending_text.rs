//! The text of what has to happen next, as it stands in a position.

use crate::ids::Color;
use crate::notation::{parse_chamber, parse_seat, parse_slot};
use crate::pending::Pending;
use table::text::{Result, parse_id, parse_number};
use table::{Seat, TextError};

pub(crate) fn pending_text(pending: Pending) -> String {
    let with = |name: &str, seat: Seat| format!("{name}.{seat}");
    match pending {
        Pending::LayTokens => "lay_tokens".to_owned(),
        Pending::OfferWonders => "offer_wonders".to_owned(),
        Pending::Draft => "draft".to_owned(),
        Pending::LayCards => "lay_cards".to_owned(),
        Pending::TurnUp => "turn_up".to_owned(),
        Pending::Turn(seat) => with("turn", seat),
        Pending::TakeToken(seat) => with("take_token", seat),
        Pending::KeepToken(seat) => with("keep_token", seat),
        Pending::Restore(seat) => with("restore", seat),
        Pending::ChooseStarter(seat) => with("choose_starter", seat),
        Pending::DrawFromBox(seat, left) => format!("draw_from_box.{seat}.{left}"),
        Pending::Destroy(seat, color) => format!("destroy.{seat}.{color}"),
        Pending::LayDivineTokens => "lay_gifts".to_owned(),
        Pending::DrawGods(seat, mythology) => format!("draw_gods.{seat}.{mythology}"),
        Pending::PlaceGod(seat) => with("place_god", seat),
        Pending::LayOnEnki(left) => format!("lay_on_enki.{left}"),
        Pending::LookForEnki(seat) => with("look_for_enki", seat),
        Pending::TakeFromEnki(seat) => with("take_from_enki", seat),
        Pending::ConsultDeck(seat) => with("consult_deck", seat),
        Pending::ShowDeck(seat, mythology) => format!("show_deck.{seat}.{mythology}"),
        Pending::ShowTops(seat) => with("show_tops", seat),
        Pending::Summon(seat) => with("summon", seat),
        Pending::StackDeck(seat) => with("stack_deck", seat),
        Pending::Activate(seat, god) => format!("activate.{seat}.{god}"),
        Pending::LaySnake(seat) => with("lay_snake", seat),
        Pending::StealCard(seat) => with("steal_card", seat),
        Pending::Strike(seat) => with("strike", seat),
        Pending::Unearth(slot) => format!("unearth.{slot}"),
        Pending::Unbuild(seat) => with("unbuild", seat),
        Pending::RaiseWonder(seat) => with("raise_wonder", seat),
        Pending::Tuck(seat, wonder) => format!("tuck.{seat}.{wonder}"),
        Pending::StealWonder(seat) => with("steal_wonder", seat),
        Pending::PlaceMinerva(seat) => with("place_minerva", seat),
        Pending::DropMilitaryToken(seat) => with("drop_loot", seat),
        Pending::UseMilitaryToken(seat) => with("use_loot", seat),
        Pending::LayDecrees => "lay_decrees".to_owned(),
        Pending::GoOn(seat) => with("go_on", seat),
        Pending::Politics(seat, section) => format!("politics.{seat}.{section}"),
        Pending::PlaceOrConspire(seat) => with("place_or_plot", seat),
        Pending::PlaceCube(seat) => with("place_cube", seat),
        Pending::MoveCube(seat) => with("move_cube", seat),
        Pending::RemoveCube(seat) => with("remove_cube", seat),
        Pending::Settle(first, second) => format!("settle.{first}.{second}"),
        Pending::DrawConspiracies(seat, left) => format!("draw_plots.{seat}.{left}"),
        Pending::KeepConspiracy(seat) => with("keep_plot", seat),
        Pending::TriggerUnprepared(seat) => with("trigger_unprepared", seat),
        Pending::GainCoins(seat, coins) => format!("gain_coins.{seat}.{coins}"),
        Pending::LockToken(seat) => with("lock_token", seat),
        Pending::BuildFromRow(seat, row) => format!("build_from_row.{seat}.{row}"),
        Pending::ShowRemoved(seat, left) => format!("show_removed.{seat}.{left}"),
        Pending::BuildRemoved(seat) => with("build_removed", seat),
        Pending::TakeFromBox(seat) => with("take_from_box", seat),
        Pending::DiscardAvailable(seat, false) => with("discard_available", seat),
        Pending::DiscardAvailable(seat, true) => with("discard_another", seat),
        Pending::SwapCards(seat) => with("swap_cards", seat),
        Pending::MoveDecree(seat) => with("move_decree", seat),
        Pending::DestroyWonder(seat) => with("destroy_wonder", seat),
    }
}

pub(crate) fn parse_pending(text: &str) -> Result<Pending> {
    let mut parts = text.split('.');
    let kind = parts.next().unwrap_or_default();
    let mut part = |what| parts.next().ok_or(TextError::Missing(what));
    let pending = match kind {
        "lay_tokens" => Pending::LayTokens,
        "offer_wonders" => Pending::OfferWonders,
        "draft" => Pending::Draft,
        "lay_cards" => Pending::LayCards,
        "turn_up" => Pending::TurnUp,
        "lay_gifts" => Pending::LayDivineTokens,
        "lay_decrees" => Pending::LayDecrees,
        "lay_on_enki" => Pending::LayOnEnki(parse_number(part("a number")?, 0..=2, "number of tokens")?),
        "unearth" => Pending::Unearth(parse_slot(part("a slot")?)?),
        "settle" => Pending::Settle(parse_chamber(part("a chamber")?)?, parse_chamber(part("a chamber")?)?),
        _ => {
            let seat = parse_seat(part("a seat")?)?;
            match kind {
                "turn" => Pending::Turn(seat),
                "take_token" => Pending::TakeToken(seat),
                "keep_token" => Pending::KeepToken(seat),
                "restore" => Pending::Restore(seat),
                "choose_starter" => Pending::ChooseStarter(seat),
                "draw_from_box" => {
                    Pending::DrawFromBox(seat, parse_number(part("a number")?, 0..=3, "number of tokens")?)
                }
                "destroy" => Pending::Destroy(seat, parse_id::<Color>(part("a colour")?)?),
                "draw_gods" => Pending::DrawGods(seat, parse_id(part("a mythology")?)?),
                "place_god" => Pending::PlaceGod(seat),
                "look_for_enki" => Pending::LookForEnki(seat),
                "take_from_enki" => Pending::TakeFromEnki(seat),
                "consult_deck" => Pending::ConsultDeck(seat),
                "show_deck" => Pending::ShowDeck(seat, parse_id(part("a mythology")?)?),
                "show_tops" => Pending::ShowTops(seat),
                "summon" => Pending::Summon(seat),
                "stack_deck" => Pending::StackDeck(seat),
                "activate" => Pending::Activate(seat, parse_id(part("a god")?)?),
                "lay_snake" => Pending::LaySnake(seat),
                "steal_card" => Pending::StealCard(seat),
                "strike" => Pending::Strike(seat),
                "unbuild" => Pending::Unbuild(seat),
                "raise_wonder" => Pending::RaiseWonder(seat),
                "tuck" => Pending::Tuck(seat, parse_id(part("a wonder")?)?),
                "steal_wonder" => Pending::StealWonder(seat),
                "place_minerva" => Pending::PlaceMinerva(seat),
                "drop_loot" => Pending::DropMilitaryToken(seat),
                "use_loot" => Pending::UseMilitaryToken(seat),
                "go_on" => Pending::GoOn(seat),
                "politics" => Pending::Politics(seat, parse_id(part("a section")?)?),
                "place_or_plot" => Pending::PlaceOrConspire(seat),
                "place_cube" => Pending::PlaceCube(seat),
                "move_cube" => Pending::MoveCube(seat),
                "remove_cube" => Pending::RemoveCube(seat),
                "draw_plots" => {
                    Pending::DrawConspiracies(seat, parse_number(part("a number")?, 0..=2, "number of conspiracies")?)
                }
                "keep_plot" => Pending::KeepConspiracy(seat),
                "trigger_unprepared" => Pending::TriggerUnprepared(seat),
                "gain_coins" => Pending::GainCoins(seat, parse_number(part("a number")?, 1..=9, "number of coins")?),
                "lock_token" => Pending::LockToken(seat),
                "build_from_row" => Pending::BuildFromRow(seat, parse_number(part("a number")?, 1..=7, "row")?),
                "show_removed" => {
                    Pending::ShowRemoved(seat, parse_number(part("a number")?, 0..=9, "number of cards")?)
                }
                "build_removed" => Pending::BuildRemoved(seat),
                "take_from_box" => Pending::TakeFromBox(seat),
                "discard_available" => Pending::DiscardAvailable(seat, false),
                "discard_another" => Pending::DiscardAvailable(seat, true),
                "swap_cards" => Pending::SwapCards(seat),
                "move_decree" => Pending::MoveDecree(seat),
                "destroy_wonder" => Pending::DestroyWonder(seat),
                _ => return Err(TextError::unknown("pending item", text)),
            }
        }
    };
    if pending_text(pending) == text { Ok(pending) } else { Err(TextError::unknown("pending item", text)) }
}
