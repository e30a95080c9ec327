//! What the components of a table cost and do, by name.

use super::words;
use crate::text::Text;
use architects::{Architects, Card, StageId, TokenId, WonderId};
use table::Game;

/// Every component whose name or identifier begins with the words.
pub(super) fn explain(game: &Architects, wanted: &str, text: &Text) -> Vec<String> {
    let wanted = wanted.to_lowercase();
    let fits = |(name, slug, _): &(String, &str, String)| {
        let name = name.to_lowercase();
        name.starts_with(&wanted) || slug.starts_with(&wanted) || name.split(' ').any(|word| word.starts_with(&wanted))
    };
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
    all.push((text.say("architects-centre"), "centre", centre(game, text)));
    all.into_iter().filter(fits).map(|(name, _, help)| format!("{name}: {help}")).collect()
}

/// What its stages are worth and do.
pub(crate) fn wonder_in_full(wonder: WonderId, text: &Text) -> String {
    let stage = |stage: StageId| {
        let printed = wonder.wonder().stage(stage);
        let (cost, points) = (words::cost(stage.cost(), text), words::points(i16::from(printed.points), text));
        format!("{cost}: {points}{}", if printed.has_effect { " *" } else { "" })
    };
    let stages = StageId::ALL.map(stage).join("; ");
    format!("{stages}. {}{}", if wonder == WonderId::Giza { "" } else { "* " }, words::wonder_help(wonder, text))
}

/// What the central deck is, and what is left of it; which is no secret, unlike the order.
fn centre(game: &Architects, text: &Text) -> String {
    let left = game.view(None).centre.inside;
    let args = [("count", left.total().into()), ("cards", words::cards(left, text).into())];
    format!("{}; {}", text.attribute("architects-centre", "help"), text.with("architects-centre-left", &args))
}
