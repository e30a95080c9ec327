//! Works out of a view what is shown of it.
//!
//! Cities are public, and so is all that follows from them: it is read off a position that looks like the view (`game`).
//! What that position had to make up, the hands of others and what lies hidden, is read off the view itself.

mod consequences;
mod deeds;

use super::{
    WondersCity, WondersDirection, WondersGone, WondersHandCard, WondersKnownHand, WondersPassedOn, WondersQuestion,
    WondersRefusal, WondersSource, WondersView,
};
use crate::game::imagined;
use crate::{GameEvent, GameView, SeatLetter, Shown};
use ::wonders::{
    Card, Effect, EventView, Refused, Shown as ShownCard, Side, Step, Use, View, WonderSet, Wonders, passes_left,
};
use std::cmp::Ordering;
use table::{Id, Seat};

impl Shown for Wonders {
    fn shown(view: &View) -> GameView {
        GameView::Wonders(show(view))
    }

    fn told(before: &View, event: &EventView, after: &View) -> GameEvent {
        GameEvent::Wonders(consequences::tell(before, *event, after))
    }
}

fn show(view: &View) -> WondersView {
    let game: Wonders = imagined(view);
    let picked: WonderSet = view.cities.iter().filter_map(::wonders::City::wonder).collect();
    WondersView {
        edition: view.setup.edition.slug().to_owned(),
        age: view.age + 1,
        turn: if is_in_age(view) { view.turn + 1 } else { 0 },
        passes: direction(usize::from(view.age)),
        ask: question(view.step),
        asked: asked(view),
        cities: seats(view).map(|seat| city(view, &game, seat)).collect(),
        hand: view.viewer.map(|seat| hand(view, &game, seat)).unwrap_or_default(),
        gone: gone(view),
        hands: view.known_hands().iter().map(known_hand).collect(),
        discarded: discarded(view),
        pile: view.pile().map(pile).unwrap_or_default(),
        offer: if view.step == Step::PickWonder { (!picked).iter().map(name).collect() } else { Vec::new() },
        actions: view.viewer.map(|seat| consequences::actions(&game, seat)).unwrap_or_default(),
    }
}

fn name(id: impl Id) -> String {
    id.slug().to_owned()
}

fn names(cards: impl IntoIterator<Item = Card>) -> Vec<String> {
    cards.into_iter().map(name).collect()
}

fn seats(view: &View) -> impl DoubleEndedIterator<Item = Seat> + use<> {
    Seat::first(view.setup.seats())
}

fn is_in_age(view: &View) -> bool {
    match view.step {
        Step::ChooseCard | Step::LastCard | Step::Fetch | Step::Over => true,
        Step::DealWonders | Step::PickWonder | Step::DealSides | Step::ChooseSide | Step::DealAge => false,
    }
}

fn direction(age: usize) -> WondersDirection {
    if passes_left(age) { WondersDirection::Left } else { WondersDirection::Right }
}

fn question(step: Step) -> Option<WondersQuestion> {
    Some(match step {
        Step::PickWonder => WondersQuestion::PickWonder,
        Step::ChooseSide => WondersQuestion::ChooseSide,
        Step::ChooseCard => WondersQuestion::ChooseCard,
        Step::LastCard => WondersQuestion::LastCard,
        Step::Fetch => WondersQuestion::Fetch,
        Step::DealWonders | Step::DealSides | Step::DealAge | Step::Over => return None,
    })
}

fn asked(view: &View) -> Vec<SeatLetter> {
    let one = |seat: Option<Seat>| seat.map(SeatLetter::from).into_iter().collect();
    match view.step {
        Step::ChooseCard | Step::ChooseSide => seats(view).map(SeatLetter::from).collect(),
        Step::PickWonder => one(seats(view).find(|seat| view.city(*seat).wonder().is_none())),
        Step::LastCard => one(view.last_card),
        Step::Fetch => one(view.fetch),
        Step::DealWonders | Step::DealSides | Step::DealAge | Step::Over => Vec::new(),
    }
}

fn city(view: &View, game: &Wonders, seat: Seat) -> WondersCity {
    let city = view.city(seat);
    let prices = city.prices();
    let conflict = |neighbour: Seat| match city.shields().cmp(&view.city(neighbour).shields()) {
        Ordering::Less => -1,
        Ordering::Equal => 0,
        Ordering::Greater => 1,
    };
    let [compass, gear, tablet] = city.symbols();
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
        victories: city.victories(),
        defeats: city.defeats(),
        conflicts: game.neighbours(seat).map(conflict),
        points: game.score(seat).total(),
        free_build: game.may_build_free(seat),
        copies: game.copied_guild(seat).map(name),
    }
}

/// The cards under the stages of a wonder: the viewer knows those that it put there.
fn markers(view: &View, seat: Seat) -> Vec<Option<String>> {
    let own = |age: usize, turn: usize| {
        let mut held = view.held.iter().filter(|_| view.viewer == Some(seat));
        let held = held.find(|held| (usize::from(held.age), usize::from(held.turn)) == (age, turn))?;
        held.took.filter(|took| took.used == Use::Stage).map(|took| name(took.card))
    };
    let mut all = Vec::new();
    for (age, turns) in view.shown.iter().enumerate() {
        for (turn, shown) in turns.iter().enumerate() {
            if shown[seat.index()] == Some(ShownCard::Stage) {
                all.push(own(age, turn));
            }
        }
    }
    all
}

/// What a city produces: the wonder, its cards, its stages.
fn produces(view: &View, seat: Seat) -> Vec<WondersSource> {
    let (city, edition) = (view.city(seat), view.setup.edition);
    let Some(board) = view.board(seat) else { return Vec::new() };
    let mut all = vec![WondersSource { options: vec![name(board.start)], amount: 1, sold: true }];
    let source = |effect: &Effect, sold: bool| match effect {
        Effect::Produce(resource, amount) => {
            Some(WondersSource { options: vec![name(*resource)], amount: *amount, sold })
        }
        Effect::ProduceChoice(options) => {
            Some(WondersSource { options: options.iter().map(name).collect(), amount: 1, sold })
        }
        _ => None,
    };
    for card in city.cards() {
        let face = edition.face(card);
        all.extend(face.effects.iter().filter_map(|effect| source(effect, face.sells())));
    }
    for stage in board.stages.iter().take(usize::from(city.stages())) {
        all.extend(stage.effects.iter().filter_map(|effect| source(effect, false)));
    }
    all
}

fn hand(view: &View, game: &Wonders, seat: Seat) -> Vec<WondersHandCard> {
    let count = view.setup.seats();
    let next = if passes_left(usize::from(view.age)) { seat.left(count) } else { seat.right(count) };
    // The last two cards are not passed on.
    let goes_on = view.hand().len() > 2 && view.step != Step::LastCard;
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
fn gone(view: &View) -> Option<WondersGone> {
    let seen = view.turn.checked_sub(view.setup.seats() as u8).filter(|_| view.step == Step::ChooseCard)?;
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
fn discarded(view: &View) -> u8 {
    let all = view.shown.iter().flatten().flatten();
    let put_there = all.filter(|shown| **shown == Some(ShownCard::Discarded)).count();
    let fetched = view.fetched.iter().filter(|fetched| fetched.card.is_some()).count();
    put_there.saturating_sub(fetched) as u8
}

fn pile(pile: &::wonders::Pile) -> Vec<String> {
    pile.iter().flat_map(|(card, count)| std::iter::repeat_n(name(card), usize::from(count))).collect()
}

/// The word for a side: in the second edition they are day and night.
fn side(view: &View, side: Side) -> String {
    view.setup.edition.side_slug(side).to_ascii_lowercase()
}

fn wonder_of(view: &View, seat: Seat) -> String {
    view.city(seat).wonder().map(name).unwrap_or_default()
}
