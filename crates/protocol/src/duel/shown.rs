//! Works out of a view what is shown of it.
//!
//! Most of it is read off a position that looks like the view (`game`). Where that position had to make something up, the
//! view itself is asked: what is hidden from the viewer must not even appear as a guess.

mod consequences;
mod deeds;
mod expansions;
mod payments;
mod questions;

use super::{DuelCity, DuelLoot, DuelPlace, DuelPlot, DuelQuestion, DuelView, DuelWonder};
use crate::game::imagined;
use crate::{GameEvent, GameView, Shown};
use ::duel::{
    Age, Back, CardId, CardSet, Cell, Class, ConspiraciesHeld, Drawn, Duel, EventView, Expansion, Goods, Layout,
    MilitaryTokenSize, Mythology, Offering, OfferingSet, Removed, Resource, Slot, View, WonderId, slots,
};
use consequences::{actions, tell};
use payments::{for_card, payment};
use table::{Game, Id, Seat};

const SEATS: [Seat; 2] = [Seat::A, Seat::B];

impl Shown for Duel {
    fn shown(view: &View) -> GameView {
        GameView::Duel(show(view))
    }

    fn told(before: &View, events: &[EventView], after: &View) -> Vec<GameEvent> {
        events.iter().map(|event| GameEvent::Duel(tell(&imagined(before), *event, &imagined(after)))).collect()
    }
}

fn show(view: &View) -> DuelView {
    let game: Duel = imagined(view);
    let layout = game.layout();
    let (drawn, drawn_hidden) = match view.drawn {
        Drawn::Seen(tokens) => (names(tokens), 0),
        Drawn::Hidden(count) => (Vec::new(), count),
    };
    let used = &layout.column[..layout.slots];
    let plays = |expansion| view.setup.plays(expansion);
    let razed = |&(wonder, card)| DuelWonder { id: name(wonder), card: Some(name(card)), price: None };
    DuelView {
        expansions: names(view.setup.expansions),
        age: game.age().number(),
        ask: questions::ask(view, &game),
        cities: SEATS.map(|seat| city(view, &game, seat)).into(),
        structure: slots(game.structure().present()).map(|slot| place(&game, layout, slot)).collect(),
        rows: layout.row[..layout.slots].iter().copied().max().unwrap_or(0),
        columns: used.iter().copied().max().unwrap_or(0) + 2,
        discard: names(game.discard()),
        board: names(game.board()),
        drawn,
        drawn_hidden,
        offer: names(game.offer()),
        pawn: game.pawn(),
        loot: loot(&game).collect(),
        unseen: unseen(view).iter().filter(|card| belongs_to_age(view.age, *card)).map(name).collect(),
        pantheon: plays(Expansion::Pantheon).then(|| expansions::pantheon(view, &game)),
        senate: if plays(Expansion::Agora) { expansions::senate(view) } else { Vec::new() },
        plots: plays(Expansion::Agora).then(|| expansions::plots(view, &game)),
        locked: expansions::locked(view),
        razed: view.razed.iter().map(razed).collect(),
        actions: view.viewer.map(|seat| actions(&game, seat)).unwrap_or_default(),
    }
}

fn name(id: impl Id) -> String {
    id.slug().to_owned()
}

fn names<I: Id>(ids: impl IntoIterator<Item = I>) -> Vec<String> {
    ids.into_iter().map(name).collect()
}

fn values(offerings: OfferingSet) -> Vec<u16> {
    offerings.iter().map(Offering::value).collect()
}

/// The names of conspiracies if the viewer sees them, and how many it does not see.
fn held(plots: ConspiraciesHeld) -> (Vec<String>, u8) {
    match plots {
        ConspiraciesHeld::Seen(plots) => (names(plots), 0),
        ConspiraciesHeld::Hidden(count) => (Vec::new(), count),
    }
}

/// The cards that the viewer has not seen. Another player may have seen some of those removed at setup.
fn unseen(view: &View) -> CardSet {
    let mut seen = view.discard;
    for city in &view.cities.0 {
        let under_wonders = city.standing.iter().map(|&(_, card)| card);
        let under_plots = city.prepared.iter().map(|&(_, card)| card);
        let under_open_plots = city.triggered.iter().filter_map(|&(_, card)| card);
        let cards: CardSet = under_wonders.chain(under_plots).chain(under_open_plots).collect();
        seen = seen | city.cards | cards;
    }
    let face_up = view.structure.iter().filter_map(|cell| match cell {
        Cell::Up(card) => Some(*card),
        _ => None,
    });
    let cards: CardSet = view.razed.iter().map(|&(_, card)| card).chain(face_up).collect();
    seen = seen | cards;
    if let Removed::Seen(cards) = view.conspiracies.removed {
        seen = seen | cards;
    }
    view.setup.cards() & !seen
}

/// Tests if the card may lie in this age's structure.
fn belongs_to_age(age: Age, card: CardId) -> bool {
    match card.building().back {
        Back::Guild | Back::Temple => age == Age::III,
        Back::Senator => true,
        back => back == age.back(),
    }
}

fn units_of(goods: Goods) -> Vec<u8> {
    Resource::ALL.iter().map(|&resource| goods.of(resource)).collect()
}

fn city(view: &View, game: &Duel, seat: Seat) -> DuelCity {
    let city = game.city(seat);
    let seen = &view.cities[seat];
    let wonder = |id: WonderId| {
        let card = game.tucked(id).map(name);
        let price = card.is_none().then(|| payment(game, seat, game.wonder_payment(seat, id)));
        DuelWonder { id: name(id), card, price }
    };
    let (unprepared, unprepared_hidden) = held(seen.unprepared);
    let mythology_tokens =
        |mythology: Mythology| std::iter::repeat_n(mythology, city.mythology_tokens(mythology).into());
    let with_agora = view.setup.plays(Expansion::Agora);
    DuelCity {
        seat: seat.into(),
        coins: city.coins(),
        cards: names(city.cards()),
        wonders: (city.standing() | city.wonders()).iter().map(wonder).collect(),
        tokens: names(city.tokens()),
        production: units_of(city.production()),
        choices: Class::ALL.map(|class| city.choice_producers(class)).into(),
        unit_prices: units_of(game.unit_prices(seat)),
        symbols: names(city.symbols()),
        links: names(city.links()),
        income: game.discard_income(seat),
        points: game.score(seat).total(),
        gods: names(city.gods()),
        mythologies: names(Mythology::ALL.into_iter().flat_map(mythology_tokens)),
        offerings: values(city.offerings()),
        protected: city.protected_coins(),
        snake: city.snake().map(name),
        unprepared,
        unprepared_hidden,
        prepared: seen
            .prepared
            .iter()
            .map(|&(plot, card)| DuelPlot { id: plot.map(name), card: Some(name(card)) })
            .collect(),
        triggered: seen
            .triggered
            .iter()
            .map(|&(plot, card)| DuelPlot { id: Some(name(plot)), card: card.map(name) })
            .collect(),
        decrees: names(city.decrees()),
        cubes: with_agora.then(|| game.supply(seat)),
        senator_price: with_agora.then(|| game.senator_price(seat)),
        politics: with_agora.then(|| game.politics(seat)),
    }
}

fn place(game: &Duel, layout: &Layout, slot: Slot) -> DuelPlace {
    let structure = game.structure();
    let cell = structure.cell(slot);
    let card = card_at(game, slot);
    let back = card.map(|card| card.building().back).or(cell.back(game.age())).unwrap_or(game.age().back());
    let price = |card: CardId| SEATS.map(|seat| for_card(game, seat, card, game.building_payment(seat, card)));
    DuelPlace {
        slot: slot.0,
        row: layout.row[slot.index()],
        column: layout.column[slot.index()],
        card: card.map(name),
        back: name(back),
        covered_by: slots(layout.covered_by[slot.index()] & structure.present()).map(|slot| slot.0).collect(),
        prices: card.map(price).map(Vec::from).unwrap_or_default(),
        gift: game.pantheon().divine_token_on(slot, layout).map(expansions::gift),
    }
}

/// The card that lies face up in a place.
fn card_at(game: &Duel, slot: Slot) -> Option<CardId> {
    match game.structure().cell(slot) {
        Cell::Up(card) => Some(card),
        _ => None,
    }
}

fn loot(game: &Duel) -> impl Iterator<Item = DuelLoot> {
    let all = SEATS.into_iter().flat_map(|victim| MilitaryTokenSize::ALL.map(|size| (victim, size)));
    all.filter(|&(victim, size)| game.military_tokens().threatens(victim, size))
        .map(|(victim, size)| military_token(game, victim, size))
}

fn military_token(game: &Duel, victim: Seat, size: MilitaryTokenSize) -> DuelLoot {
    let with_agora = game.setup().plays(Expansion::Agora);
    DuelLoot {
        victim: victim.into(),
        coins: if with_agora { 0 } else { size.coins() },
        space: if victim == Seat::B { size.zone() } else { -size.zone() },
        asks: match size {
            _ if !with_agora => Vec::new(),
            MilitaryTokenSize::Small => vec![DuelQuestion::PlaceCube],
            MilitaryTokenSize::Large => vec![DuelQuestion::RemoveCube, DuelQuestion::MoveCube],
        },
    }
}
