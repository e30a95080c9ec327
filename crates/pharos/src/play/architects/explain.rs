//! What the components of a table cost and do, by name.

use super::words;
use crate::play::board::is_called;
use crate::text::Text;
use architects::{Card, Effect, StageId, TokenId, WonderId};
use protocol::architects::ArchitectsView;

/// Every component whose name or identifier begins with the words.
pub(super) fn explain(view: &ArchitectsView, wanted: &str, text: &Text) -> Vec<String> {
    let fits = |(name, slug, _): &(String, &str, String)| is_called(name, slug, wanted);
    let mut all: Vec<(String, &str, String)> = Vec::new();
    all.extend(Card::ALL.map(|card| {
        let name = format!("{} {}", words::sign(card.color()), words::card(card, text));
        (name, card.slug(), words::card_help(card, text))
    }));
    all.extend(WonderId::ALL.map(|wonder| (words::wonder(wonder, text), wonder.slug(), wonder_in_full(wonder, text))));
    all.extend(TokenId::ALL.map(|token| (words::token(token, text), token.slug(), words::token_help(token, text))));
    all.extend(["architects-cat", "architects-conflict", "architects-victory"].map(|id| {
        let slug = id.split_once('-').map_or(id, |(_, slug)| slug);
        (text.say(id), slug, text.attribute(id, "help"))
    }));
    all.push((text.say("architects-centre"), "centre", centre(view, text)));
    all.into_iter().filter(fits).map(|(name, _, help)| format!("{name}: {help}")).collect()
}

/// What its stages are worth and do.
fn wonder_in_full(wonder: WonderId, text: &Text) -> String {
    let printed = wonder.wonder();
    let stage = |stage: StageId| {
        let (cost, points) = (words::cost(stage.cost(), text), words::points(printed.stage(stage).points, text));
        format!("{cost}: {points}{}", if printed.stage(stage).has_effect { " *" } else { "" })
    };
    let stages = StageId::ALL.map(stage).join("; ");
    format!(
        "{stages}. {}{}",
        if printed.effect == Effect::Nothing { "" } else { "* " },
        words::wonder_help(wonder, text)
    )
}

/// What the central deck is, and what is left of it; which is no secret, unlike the order.
fn centre(view: &ArchitectsView, text: &Text) -> String {
    let deck = super::deck(view, "centre");
    let left = words::cards(words::in_order(&super::contents(deck)), text);
    let args = [("count", deck.count.into()), ("cards", left.into())];
    format!("{}; {}", text.attribute("architects-centre", "help"), text.with("architects-centre-left", &args))
}
