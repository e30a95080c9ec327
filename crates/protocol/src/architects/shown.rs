//! Works out of a view what is shown of it.
//!
//! Most of it is read off a position that looks like the view (`game`). What that position had to make up, the top of the
//! central deck and cards of a secret search, is read off the view itself.

mod consequences;
mod deeds;

use super::{
    ArchitectsAsk, ArchitectsCity, ArchitectsDeck, ArchitectsDuty, ArchitectsQuestion, ArchitectsSearch,
    ArchitectsStage, ArchitectsStageState, ArchitectsToken, ArchitectsTokenState, ArchitectsView, Heap,
};
use crate::game::imagined;
use crate::{GameEvent, GameView, SeatLetter, Shown};
use ::architects::{
    Action, Architects, Card, Cards, DeckId, EventView, Kind, Means, Pending, SearchView, Side, StageId, TokenEffect,
    TokenId, Tokens, TopSeen, View,
};
use consequences::{actions, tell};
use table::{Actions, Game, Id, Seat};

impl Shown for Architects {
    fn shown(view: &View) -> GameView {
        GameView::Architects(show(view))
    }

    fn told(before: &View, events: &[EventView], _: &View) -> Vec<GameEvent> {
        events.iter().map(|event| GameEvent::Architects(tell(before, *event))).collect()
    }
}

fn show(view: &View) -> ArchitectsView {
    let game: Architects = imagined(view);
    let decks = seats(&game).map(DeckId::of).chain([DeckId::CENTRE]);
    ArchitectsView {
        ask: ask(&game),
        active: is_in_turn(&game).then(|| game.active().into()),
        cities: seats(&game).map(|seat| city(&game, seat)).collect(),
        decks: decks.map(|id| deck(view, id)).collect(),
        tokens: tokens_one_by_one(view.face_up),
        stack: token_heap(view.stack),
        offer: view.offer.iter().map(name).collect(),
        cat: view.cat.map(Into::into),
        horns: view.flipped,
        conflict_tokens: game.conflict_tokens(),
        discard: heap(view.discard),
        search: search(view, &game),
        actions: view.viewer.map(|seat| actions(view, &game, seat)).unwrap_or_default(),
    }
}

fn name(id: impl Id) -> String {
    id.slug().to_owned()
}

fn seats(game: &Architects) -> impl DoubleEndedIterator<Item = Seat> + use<> {
    Seat::first(game.seats())
}

fn heap(cards: Cards) -> Heap {
    cards.iter().map(|(card, count)| (name(card), count)).collect()
}

fn token_heap(tokens: Tokens) -> Heap {
    tokens.kinds().iter().map(|token| (name(token), tokens.of(token))).collect()
}

/// Both tokens of a kind are listed.
fn tokens_one_by_one(tokens: Tokens) -> Vec<String> {
    let copies = |token: TokenId| std::iter::repeat_n(name(token), tokens.of(token).into());
    tokens.kinds().iter().flat_map(copies).collect()
}

/// Tests if somebody's turn goes on: wonders and decks lie ready, and the game is not over.
fn is_in_turn(game: &Architects) -> bool {
    // Decks are laid after the wonders, so that this is the last of setup to go but for the tokens.
    game.ending().is_none() && !game.pending().contains(&Pending::LayDecks)
}

fn ask(game: &Architects) -> Option<ArchitectsAsk> {
    let seat = game.chooser()?;
    let &pending = game.pending().last()?;
    let what = question(pending)?;
    let is_turn = what == ArchitectsQuestion::Act;
    let mut legal = Actions::new();
    game.legal_actions(seat, &mut legal);
    let mut duties = Vec::new();
    if is_turn && !legal.contains(&Action::End) && !legal.contains(&Action::Pass) {
        if !game.must_build().is_empty() {
            duties.push(ArchitectsDuty::Build);
        }
        if legal.iter().any(|action| matches!(action, Action::Exchange(_))) {
            duties.push(ArchitectsDuty::Exchange);
        }
        if game.turn().extras() > 0 && game.setup().extra == ::architects::Extra::Must {
            duties.push(ArchitectsDuty::Extra);
        }
    }
    Some(ArchitectsAsk {
        seat: seat.into(),
        what,
        duties,
        extras: if is_turn { game.turn().extras() } else { 0 },
        deck: game.searched().map(|deck| deck.to_string()),
        optional: legal.contains(&Action::End) || legal.contains(&Action::Pass),
    })
}

/// The question that a pending item is.
fn question(pending: Pending) -> Option<ArchitectsQuestion> {
    Some(match pending {
        Pending::PickWonder => ArchitectsQuestion::PickWonder,
        Pending::Take => ArchitectsQuestion::Take,
        Pending::Act => ArchitectsQuestion::Act,
        Pending::TakeToken => ArchitectsQuestion::TakeToken,
        Pending::AnyDeck => ArchitectsQuestion::AnyDeck,
        Pending::SearchDeck => ArchitectsQuestion::SearchDeck,
        Pending::Keep(_) => ArchitectsQuestion::Keep,
        Pending::UseEffect => ArchitectsQuestion::UseEffect,
        Pending::DealWonders
        | Pending::OfferWonders
        | Pending::LayDecks
        | Pending::LayTokens
        | Pending::LastTurns(_)
        | Pending::Peek
        | Pending::Draw
        | Pending::TurnUp(_)
        | Pending::DrawToken
        | Pending::Show(_) => return None,
    })
}

fn city(game: &Architects, seat: Seat) -> ArchitectsCity {
    let city = game.city(seat);
    let token = |id: TokenId| ArchitectsToken {
        id: name(id),
        count: city.tokens().of(id),
        points: city.token_points(id),
        state: token_state(game, seat, id),
    };
    ArchitectsCity {
        seat: seat.into(),
        wonder: city.wonder().map(name),
        stages: StageId::ALL.map(|id| stage(game, seat, id)).into(),
        cards: heap(city.cards()),
        tokens: city.tokens().kinds().iter().map(token).collect(),
        shields: city.shields(),
        victory: city.victory(),
        battle: game.victories_now()[seat.index()],
        points: game.score(seat).total(),
        left: game.deck_at(seat, Side::Left).to_string(),
        right: game.deck_at(seat, Side::Right).to_string(),
    }
}

fn stage(game: &Architects, seat: Seat, id: StageId) -> ArchitectsStage {
    let city = game.city(seat);
    let state = if city.stages().contains(id) {
        ArchitectsStageState::Built
    } else if game.affordable(seat).contains(id) {
        ArchitectsStageState::Affordable
    } else if city.available().contains(id) {
        ArchitectsStageState::Available
    } else {
        ArchitectsStageState::Closed
    };
    let is_built = state == ArchitectsStageState::Built;
    ArchitectsStage {
        id: name(id),
        state,
        missing: if is_built { 0 } else { id.cost().count.saturating_sub(units(&game.means(seat), id)) },
        duty: game.pending().last() == Some(&Pending::Act) && seat == game.active() && game.must_build().contains(id),
    }
}

/// Resources of a stage that a player has at once.
fn units(means: &Means, stage: StageId) -> u8 {
    let grey = match stage.cost().kind {
        _ if means.engineering => means.grey.iter().sum(),
        Kind::Different => means.grey.iter().filter(|&&count| count > 0).count() as u8,
        Kind::Identical => means.grey.into_iter().max().unwrap_or(0),
    };
    grey + means.yellow + u8::from(means.economy && means.yellow > 0)
}

fn token_state(game: &Architects, seat: Seat, token: TokenId) -> Option<ArchitectsTokenState> {
    let turn = game.turn();
    let means = game.means(seat);
    if !is_in_turn(game) || seat != game.active() {
        return None;
    }
    let is_spent = match token.token().effect {
        TokenEffect::ExtraCardFor(_) | TokenEffect::ExtraCardForStage => turn.has_triggered(token),
        TokenEffect::DoubleCoin => !means.economy,
        TokenEffect::AnyResources => !means.engineering,
        TokenEffect::Shields(_)
        | TokenEffect::Points { .. }
        | TokenEffect::PointsPerCat(_)
        | TokenEffect::PointsPerVictory(_)
        | TokenEffect::PointsPerToken(_)
        | TokenEffect::PointsForCopies { .. } => return None,
    };
    Some(if is_spent { ArchitectsTokenState::Spent } else { ArchitectsTokenState::Armed })
}

/// The top of a deck, if the viewer sees or knows it.
fn top(view: &View, deck: DeckId) -> Option<Card> {
    match (deck.seat(), view.centre.top) {
        (Some(seat), _) => view.decks[seat.index()].top,
        (None, TopSeen::Seen(card)) => Some(card),
        (None, TopSeen::Unseen | TopSeen::Hidden) => None,
    }
}

fn deck(view: &View, id: DeckId) -> ArchitectsDeck {
    let inside = id.seat().map_or(view.centre.inside, |seat| view.decks[seat.index()].inside);
    let top = top(view, id);
    let known_by =
        if id == DeckId::CENTRE { view.centre.seen_by.iter().map(SeatLetter::from).collect() } else { vec![] };
    ArchitectsDeck {
        deck: id.to_string(),
        top: top.map(name),
        count: inside.total() as u8 + u8::from(top.is_some()),
        inside: heap(inside),
        known_by,
    }
}

fn search(view: &View, game: &Architects) -> Option<ArchitectsSearch> {
    let deck = game.searched()?;
    let (cards, hidden) = match view.shown {
        SearchView::Seen(cards) => (cards, 0),
        SearchView::Hidden(count) => (Cards::NONE, count),
    };
    let cards = cards.with(top(view, deck).into_iter().collect());
    Some(ArchitectsSearch { deck: deck.to_string(), cards: heap(cards), hidden })
}
