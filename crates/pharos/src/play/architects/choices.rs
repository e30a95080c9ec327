//! The choices as a numbered list: places to take a card, payments by stage, tokens with what they do.

use super::{known_top, sentences, words};
use crate::play::lists::{self, Entry};
use crate::play::{Board, Scene};
use crate::terminal::{self, BOLD, Line};
use crate::text::Text;
use architects::{Action, Architects, Card, DeckId, Pending, Side, StageId};
use table::Seat;

/// With more choices than these, payments are written in letters.
const MANY: usize = 8;

pub(super) fn list(game: &Architects, seat: Seat, actions: &[Action], scene: &Scene<'_>) -> Vec<Line> {
    let question = question(game, actions, scene.text);
    let mut lines: Vec<Line> =
        terminal::wrap(&question, scene.width - 1, 0).iter().map(|line| Line::of(line, BOLD)).collect();
    let in_letters = actions.len() > MANY;
    let mut entries = Vec::new();
    for (i, &action) in actions.iter().enumerate() {
        let detail = || detail(game, seat, action, scene);
        match group(game, seat, action, in_letters, scene) {
            Some((head, label)) => lists::add_to_group(&mut entries, head, (i + 1, label), detail),
            None => entries.push(Entry::single(i + 1, game.phrase(seat, action, scene.text), detail())),
        }
    }
    lines.extend(lists::draw(&entries, scene.width));
    lines
}

fn question(game: &Architects, actions: &[Action], text: &Text) -> String {
    let id = match game.pending().last() {
        Some(Pending::PickWonder) => "architects-ask-pick",
        Some(Pending::Take) => "architects-ask-take",
        Some(Pending::Act) => {
            let has_duty = !actions.contains(&Action::End) && !actions.contains(&Action::Pass);
            let duty = text.say(if has_duty { "architects-ask-duty" } else { "architects-ask-free" });
            return match game.turn().extras() {
                0 => duty,
                count => format!("{} {duty}", text.with("architects-ask-extras", &[("count", count.into())])),
            };
        }
        Some(Pending::TakeToken) => "architects-ask-token",
        Some(Pending::AnyDeck) => "architects-ask-any-deck",
        Some(Pending::SearchDeck) => "architects-ask-search",
        Some(Pending::Keep(_)) => "architects-ask-keep",
        Some(Pending::UseEffect) => "architects-ask-use",
        // Nobody is asked about these.
        Some(
            Pending::DealWonders
            | Pending::OfferWonders
            | Pending::LayDecks
            | Pending::LayTokens
            | Pending::LastTurns(_)
            | Pending::Peek
            | Pending::Draw
            | Pending::TurnUp(_)
            | Pending::DrawToken
            | Pending::Show(_),
        )
        | None => return String::new(),
    };
    text.say(id)
}

/// What a choice has in common with others of its kind, and what it is among them.
fn group(
    game: &Architects,
    seat: Seat,
    action: Action,
    in_letters: bool,
    scene: &Scene<'_>,
) -> Option<(String, String)> {
    let text = scene.text;
    match action {
        Action::Build(payment) => {
            let head = [
                ("stage", text.say(&format!("architects-stage-{}", payment.stage()))),
                ("cost", words::cost(payment.stage().cost(), text)),
                ("points", words::points(stage_points(game, seat, payment.stage()), text)),
            ];
            let head = head.each_ref().map(|(key, value)| (*key, value.as_str()));
            Some((text.words("architects-group-build", &head), words::payment(payment, in_letters, text)))
        }
        Action::Exchange(set) => {
            Some((text.say("architects-group-exchange"), text.say(&format!("architects-set-{set}"))))
        }
        Action::Extra(side) => {
            let (id, top) = match side {
                Side::Left => ("architects-item-left", sentences::top_at(game, seat, side)),
                Side::Right => ("architects-item-right", sentences::top_at(game, seat, side)),
                Side::Centre => ("architects-item-centre-seen", known_top(game, scene.viewer)),
            };
            let label = match top {
                Some(card) => text.words(id, &[("card", &words::card(card, text))]),
                None => text.say("architects-item-centre"),
            };
            Some((text.say("architects-group-extra"), label))
        }
        _ => None,
    }
}

fn stage_points(game: &Architects, seat: Seat, stage: StageId) -> i16 {
    game.city(seat).wonder().map_or(0, |wonder| i16::from(wonder.wonder().stage(stage).points))
}

/// What helps to choose: what a card, a token or an effect does, and how many cards a deck has.
fn detail(game: &Architects, seat: Seat, action: Action, scene: &Scene<'_>) -> String {
    let text = scene.text;
    let has_effect = |stage| game.city(seat).wonder().filter(|wonder| wonder.wonder().stage(stage).has_effect);
    match action {
        Action::Pick(wonder) => words::wonder_help(wonder, text),
        Action::Take(side) => deck_detail(game, game.deck_at(seat, side), scene),
        Action::Fetch(deck) => deck_detail(game, deck, scene),
        Action::Build(payment) => {
            has_effect(payment.stage()).map(|wonder| words::wonder_help(wonder, text)).unwrap_or_default()
        }
        Action::Token(token) => words::token_help(token, text),
        Action::Blind => {
            let tokens = words::tokens(game.stack(), text);
            let args = [("count", game.stack().total().into()), ("tokens", tokens.into())];
            text.with("architects-detail-stack", &args)
        }
        Action::Search(side) => {
            let deck = game.deck_at(seat, side);
            let top = sentences::top_of(game, deck).map(|card| words::card(card, text)).unwrap_or_default();
            let args =
                [("seat", deck.to_string().into()), ("count", game.deck(deck).len().into()), ("card", top.into())];
            text.with("architects-detail-search", &args)
        }
        Action::Keep(card) => words::card_help(card, text),
        Action::Use => {
            let wonder = game.city(seat).wonder();
            wonder.map(|wonder| words::wonder_help(wonder, text)).unwrap_or_default()
        }
        Action::Extra(_) | Action::Exchange(_) | Action::Look | Action::Pass | Action::End => String::new(),
    }
}

fn deck_detail(game: &Architects, deck: DeckId, scene: &Scene<'_>) -> String {
    let text = scene.text;
    let count = game.deck(deck).len();
    let about = |id: &str, card: Card, seat: Option<String>| {
        let help = words::card_help(card, text);
        let mut args = vec![("count", count.into()), ("help", help.into())];
        args.push(seat.map_or(("card", words::card(card, text).into()), |seat| ("seat", seat.into())));
        text.with(id, &args)
    };
    match (deck.seat(), sentences::top_of(game, deck)) {
        (Some(seat), Some(card)) => about("architects-detail-deck", card, Some(seat.to_string())),
        (Some(_), None) => String::new(),
        (None, _) => match known_top(game, scene.viewer) {
            Some(card) => about("architects-detail-centre-seen", card, None),
            None => text.with("architects-detail-centre", &[("count", count.into())]),
        },
    }
}
