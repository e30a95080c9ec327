//! Works out of a view what is shown of it.
//!
//! Cities are public, and so is all that follows from them: it is read off a position that looks like the view (`game`).
//! What that position had to make up, the hands of others and what lies hidden, is read off the view itself.

mod armada;
mod consequences;
mod deeds;
mod expansion;

use super::{
    WondersCity, WondersConflict, WondersDirection, WondersGone, WondersHandCard, WondersKnownHand, WondersPassedOn,
    WondersQuestion, WondersRefusal, WondersSource, WondersView,
};
use crate::game::{imagined, letters};
use crate::{GameEvent, GameView, SeatLetter, Shown};
use ::wonders::{
    Card, Conflict, Effect, EventViewWith, PlayedWith, Position, Refused, Shown as ShownCard, Side, StepWith, Use,
    ViewWith, WonderId, WonderSet, passes_left,
};
use expansion::ShownExpansion;
use table::{Game, Id, Seat};

/// What is shown of a game is written once, with and without Armada.
impl<X: ShownExpansion> Shown for Position<X> {
    fn shown(view: &ViewWith<X>) -> GameView {
        GameView::Wonders(show(view))
    }

    fn told(before: &ViewWith<X>, events: &[EventViewWith<X>], after: &ViewWith<X>) -> Vec<GameEvent> {
        consequences::tell(before, events, after).into_iter().map(GameEvent::Wonders).collect()
    }
}

fn show<X: ShownExpansion>(view: &ViewWith<X>) -> WondersView {
    let game: Position<X> = imagined(view);
    let picked: WonderSet = view.cities.iter().filter_map(::wonders::City::wonder).collect();
    WondersView {
        edition: view.setup.edition.slug().to_owned(),
        age: view.age + 1,
        turn: if is_in_age(view) { view.turn + 1 } else { 0 },
        turns: view.setup.turns() as u8,
        passes: direction(usize::from(view.age)),
        ask: question::<X>(view.step),
        asked: asked(view, &game),
        cities: seats(view).map(|seat| city(view, &game, seat)).collect(),
        conflicts: X::conflicts(&game, usize::from(view.age)),
        hand: view.viewer.map(|seat| hand(view, &game, seat)).unwrap_or_default(),
        gone: gone(view),
        hands: view.known_hands().iter().map(known_hand).collect(),
        discarded: discarded(view),
        pile: view.pile().map(pile).unwrap_or_default(),
        offer: if view.step == StepWith::PickWonder { not_picked::<X>(view, picked) } else { Vec::new() },
        armada: X::table(view, &game),
        actions: view.viewer.map(|seat| consequences::actions(&game, seat)).unwrap_or_default(),
    }
}

/// The wonders of the box that nobody has picked yet.
fn not_picked<X: ShownExpansion>(view: &ViewWith<X>, picked: WonderSet) -> Vec<String> {
    X::wonders(view.setup).iter().copied().filter(|wonder: &WonderId| !picked.contains(*wonder)).map(name).collect()
}

fn name(id: impl Id) -> String {
    id.slug().to_owned()
}

fn names(cards: impl IntoIterator<Item = Card>) -> Vec<String> {
    cards.into_iter().map(name).collect()
}

fn seats<X: ShownExpansion>(view: &ViewWith<X>) -> impl DoubleEndedIterator<Item = Seat> + use<X> {
    Seat::first(view.setup.seats())
}

fn is_in_age<X: ShownExpansion>(view: &ViewWith<X>) -> bool {
    match view.step {
        StepWith::ChooseCard | StepWith::LastCard | StepWith::Fetch | StepWith::Over => true,
        StepWith::DealWonders
        | StepWith::PickWonder
        | StepWith::DealSides
        | StepWith::ChooseSide
        | StepWith::DealAge => false,
        StepWith::Naval(step) => X::hands_were_dealt(step),
    }
}

fn direction(age: usize) -> WondersDirection {
    if passes_left(age) { WondersDirection::Left } else { WondersDirection::Right }
}

fn question<X: ShownExpansion>(step: StepWith<X>) -> Option<WondersQuestion> {
    Some(match step {
        StepWith::PickWonder => WondersQuestion::PickWonder,
        StepWith::ChooseSide => WondersQuestion::ChooseSide,
        StepWith::ChooseCard => WondersQuestion::ChooseCard,
        StepWith::LastCard => WondersQuestion::LastCard,
        StepWith::Fetch => WondersQuestion::Fetch,
        StepWith::DealWonders | StepWith::DealSides | StepWith::DealAge | StepWith::Over => return None,
        StepWith::Naval(step) => return X::question(step),
    })
}

/// Those who still have to choose, and those who have.
fn asked<X: ShownExpansion>(view: &ViewWith<X>, game: &Position<X>) -> Vec<SeatLetter> {
    let waiting = game.asked();
    let has_chosen = |seat: Seat| view.chosen[seat.index()] != PlayedWith::Nothing;
    letters(seats(view).filter(|&seat| waiting.contains(seat) || has_chosen(seat)).collect())
}

fn city<X: ShownExpansion>(view: &ViewWith<X>, game: &Position<X>, seat: Seat) -> WondersCity {
    let city = view.city(seat);
    let prices = city.prices();
    let [compass, gear, tablet] = city.symbols();
    let score = game.score(seat);
    WondersCity {
        seat: seat.into(),
        wonder: city.wonder().map(name),
        side: city.side().map(name),
        stages: city.stages(),
        markers: markers(view, seat),
        coins: city.coins(),
        cards: names(city.cards()),
        hand: view.hand_size(seat) as u8,
        produces: produces(view, seat),
        raw_prices: prices.raw,
        manufactured_prices: prices.manufactured,
        shields: city.shields(),
        science: [compass, gear, tablet, city.any_symbols()],
        science_points: score.science,
        victories: city.victories(),
        defeats: city.defeats(),
        points: game.total(seat),
        free_build: game.may_build_free(seat),
        copies: game.copied_guild(seat).map(name),
        harbour: X::harbour(game, seat),
    }
}

fn conflict(conflict: Conflict, age: usize) -> WondersConflict {
    WondersConflict {
        seats: conflict.seats.map(SeatLetter::from),
        shields: conflict.shields,
        winner: conflict.outcome().map(|(winner, _)| winner.into()),
        points: conflict.points(age),
        raid: false,
    }
}

/// The cards under the stages of a wonder: the viewer knows those that it put there, or its partner.
fn markers<X: ShownExpansion>(view: &ViewWith<X>, seat: Seat) -> Vec<Option<String>> {
    let known = |age: usize, turn: usize| {
        view.took(age, turn, seat).filter(|took| took.used == Use::Stage).map(|took| name(took.card))
    };
    let mut all = Vec::new();
    for (age, turns) in view.shown.iter().enumerate() {
        for (turn, shown) in turns.iter().enumerate() {
            if shown[seat.index()] == Some(ShownCard::Stage) {
                all.push(known(age, turn));
            }
        }
    }
    all
}

/// What a city produces: the wonder, its cards, its stages.
fn produces<X: ShownExpansion>(view: &ViewWith<X>, seat: Seat) -> Vec<WondersSource> {
    let (city, edition) = (view.city(seat), view.setup.edition);
    let Some(board) = view.board(seat) else { return Vec::new() };
    let mut all = vec![WondersSource { options: vec![name(board.start)], amount: 1, sold: true }];
    for card in city.cards() {
        let face = edition.face(card);
        all.extend(face.effects.iter().filter_map(|effect| source(effect, face.sells())));
    }
    for stage in board.stages.iter().take(usize::from(city.stages())) {
        all.extend(stage.effects.iter().filter_map(|effect| source(effect, false)));
    }
    all.extend(X::effects_besides(view, seat).iter().filter_map(|effect| source(effect, false)));
    all
}

fn source(effect: &Effect, sold: bool) -> Option<WondersSource> {
    match effect {
        Effect::Produce(resource, amount) => {
            Some(WondersSource { options: vec![name(*resource)], amount: *amount, sold })
        }
        Effect::ProduceChoice(options) => {
            Some(WondersSource { options: options.iter().map(name).collect(), amount: 1, sold })
        }
        _ => None,
    }
}

fn hand<X: ShownExpansion>(view: &ViewWith<X>, game: &Position<X>, seat: Seat) -> Vec<WondersHandCard> {
    let count = view.setup.seats();
    let next = if passes_left(usize::from(view.age)) { seat.left(count) } else { seat.right(count) };
    // The last two cards are not passed on.
    let goes_on = view.hand().len() > 2 && view.step != StepWith::LastCard;
    let card = |card: Card| {
        let price = game.price(seat, card);
        WondersHandCard {
            card: name(card),
            price: price.ok(),
            refused: price.err().map(|why| match why {
                Refused::Owned => WondersRefusal::Owned,
                Refused::Resources => WondersRefusal::Resources,
                Refused::Coins => WondersRefusal::Coins,
            }),
            chain: price.ok().and(game.chain(seat, card)).map(name),
            step: X::card_step(game, seat, card),
            passed_on: goes_on.then(|| WondersPassedOn {
                to: next.into(),
                price: game.price(next, card).ok(),
                points: game.points_with(next, card),
            }),
        }
    };
    view.hand().cards().iter().map(|&id| card(id)).collect()
}

/// A hand comes back to the viewer after as many turns as there are seats (W3.4).
fn gone<X: ShownExpansion>(view: &ViewWith<X>) -> Option<WondersGone> {
    let seen = view.turn.checked_sub(view.setup.seats() as u8).filter(|_| view.step == StepWith::ChooseCard)?;
    let held = view.held.iter().find(|held| (held.age, held.turn) == (view.age, seen))?;
    let mut cards = held.hand.cards().to_vec();
    let own = held.took.map(|took| took.card);
    for card in own.iter().chain(view.hand().cards()) {
        if let Some(place) = cards.iter().position(|other| other == card) {
            cards.remove(place);
        }
    }
    Some(WondersGone { seen: seen + 1, cards: names(cards) })
}

fn known_hand(known: &::wonders::KnownHand) -> WondersKnownHand {
    WondersKnownHand {
        seat: known.seat.into(),
        size: known.size as u8,
        seen: known.seen.map(|turn| turn as u8 + 1),
        cards: names(known.cards.cards().iter().copied()),
    }
}

/// How many cards lie in the discard pile.
fn discarded<X: ShownExpansion>(view: &ViewWith<X>) -> u8 {
    let all = view.shown.iter().flatten().flatten();
    let put_there = all.filter(|shown| **shown == Some(ShownCard::Discarded)).count();
    let fetched = view.fetched.iter().filter(|fetched| fetched.card.is_some()).count();
    put_there.saturating_sub(fetched) as u8
}

fn pile(pile: &::wonders::Pile) -> Vec<String> {
    pile.iter().flat_map(|(card, count)| std::iter::repeat_n(name(card), usize::from(count))).collect()
}

/// The word for a side: in the second edition they are day and night.
fn side<X: ShownExpansion>(view: &ViewWith<X>, side: Side) -> String {
    view.setup.edition.side_slug(side).to_ascii_lowercase()
}

fn wonder_of<X: ShownExpansion>(view: &ViewWith<X>, seat: Seat) -> String {
    view.city(seat).wonder().map(name).unwrap_or_default()
}
