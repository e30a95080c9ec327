//! The choices as a numbered list: places to take a card, payments by stage, tokens with what they do.

use super::{deck, sentences, words};
use crate::play::Context;
use crate::play::lists::{self, Entry};
use crate::terminal::{self, BOLD, Line};
use architects::{StageId, WonderId};
use protocol::architects::{ArchitectsDeed, ArchitectsSide, ArchitectsView};
use table::Id;

/// With more choices than these, payments are written in letters.
const MANY: usize = 8;

pub(super) fn list(view: &ArchitectsView, context: &Context<'_>) -> Vec<Line> {
    let question = view.ask.as_ref().map(|ask| sentences::question(ask, context.text)).unwrap_or_default();
    let mut lines: Vec<Line> =
        terminal::wrap(&question, context.width - 1, 0).iter().map(|line| Line::of(line, BOLD)).collect();
    let in_letters = view.actions.len() > MANY;
    let mut entries = Vec::new();
    for (i, action) in view.actions.iter().enumerate() {
        let detail = || detail(view, &action.deed, context);
        match group(&action.deed, in_letters, context) {
            Some((head, label)) => lists::add_to_group(&mut entries, head, (i + 1, label), detail),
            None => {
                let words = sentences::deed(&action.deed, context).choice(context.text);
                entries.push(Entry::single(i + 1, words, detail()));
            }
        }
    }
    lines.extend(lists::draw(&entries, context.width));
    lines
}

/// What a choice has in common with others of its kind, and what it is among them. Most stand alone.
fn group(deed: &ArchitectsDeed, in_letters: bool, context: &Context<'_>) -> Option<(String, String)> {
    let text = context.text;
    if let ArchitectsDeed::Build { wonder, stage, payment } = deed {
        let (printed, id) = printed(wonder, stage);
        let head = [
            ("stage", words::stage(stage, text)),
            ("cost", words::cost(id.cost(), text)),
            ("points", words::points(printed.points, text)),
        ];
        let head = head.each_ref().map(|(key, value)| (*key, value.as_str()));
        return Some((text.words("architects-group-build", &head), words::payment(payment, in_letters, text)));
    }
    if let ArchitectsDeed::Exchange { set } = deed {
        return Some((text.say("architects-group-exchange"), words::set(set, text)));
    }
    if let ArchitectsDeed::Extra { side, card, .. } = deed {
        let id = match side {
            ArchitectsSide::Left => "architects-item-left",
            ArchitectsSide::Right => "architects-item-right",
            ArchitectsSide::Centre => "architects-item-centre-seen",
        };
        let label = match card {
            Some(card) => text.words(id, &[("card", &words::card(card, text))]),
            None => text.say("architects-item-centre"),
        };
        return Some((text.say("architects-group-extra"), label));
    }
    None
}

/// What is printed on a stage.
pub(super) fn printed(wonder: &str, stage: &str) -> (&'static architects::Stage, StageId) {
    let wonder = WonderId::from_slug(wonder).expect("the protocol names wonders by their slugs");
    let stage = StageId::from_slug(stage).expect("the protocol names stages by their slugs");
    (wonder.wonder().stage(stage), stage)
}

/// What helps to choose: what a card, a token or an effect does, and how many cards a deck has.
fn detail(view: &ArchitectsView, deed: &ArchitectsDeed, context: &Context<'_>) -> String {
    let text = context.text;
    match deed {
        ArchitectsDeed::Pick { wonder } | ArchitectsDeed::Use { wonder } => words::wonder_help(wonder, text),
        ArchitectsDeed::Take { deck, .. } | ArchitectsDeed::Fetch { deck, .. } => deck_detail(view, deck, context),
        ArchitectsDeed::FetchCentre { .. } => deck_detail(view, "centre", context),
        ArchitectsDeed::Build { wonder, stage, .. } => {
            if printed(wonder, stage).0.has_effect {
                words::wonder_help(wonder, text)
            } else {
                String::new()
            }
        }
        ArchitectsDeed::Token { token } => words::token_help(token, text),
        ArchitectsDeed::Blind => {
            let tokens = words::tokens(super::stack(view), text);
            let count: u8 = view.stack.values().sum();
            text.with("architects-detail-stack", &[("count", count.into()), ("tokens", tokens.into())])
        }
        ArchitectsDeed::Search { deck: id, .. } => {
            let deck = deck(view, id);
            let top = deck.top.as_ref().map(|card| words::card(card, text)).unwrap_or_default();
            let args = [("seat", id.clone().into()), ("count", deck.count.into()), ("card", top.into())];
            text.with("architects-detail-search", &args)
        }
        ArchitectsDeed::Keep { card, .. } => words::card_help(card, text),
        // Their words say all.
        _ => String::new(),
    }
}

fn deck_detail(view: &ArchitectsView, id: &str, context: &Context<'_>) -> String {
    let text = context.text;
    let deck = deck(view, id);
    let count = ("count", deck.count.into());
    match &deck.top {
        Some(card) => {
            let help = ("help", words::card_help(card, text).into());
            match id {
                "centre" => {
                    text.with("architects-detail-centre-seen", &[count, ("card", words::card(card, text).into()), help])
                }
                seat => text.with("architects-detail-deck", &[count, ("seat", seat.to_owned().into()), help]),
            }
        }
        None => text.with("architects-detail-centre", &[count]),
    }
}
