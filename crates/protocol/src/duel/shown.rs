//! Works out of a view what is shown of it.

use super::{
    DuelAbout, DuelAction, DuelAsk, DuelCity, DuelEffectNow, DuelEvent, DuelKind, DuelLoot, DuelPayment, DuelPlace,
    DuelQuestion, DuelSource, DuelUnits, DuelView, DuelWonder,
};
use crate::game::imagined;
use crate::{GameEvent, GameView, Shown};
use ::duel::{
    Action, CardId, Cell, Chance, Class, Drawn, Duel, EventView, Goods, Layout, LootSize, Payment, Pending, Resource,
    Slot, View, WonderId, slots,
};
use table::{Actions, Game, Id, Notation, Seat};

impl Shown for Duel {
    fn shown(view: &View) -> GameView {
        GameView::Duel(show(view))
    }

    fn told(before: &View, event: &EventView, after: &View) -> GameEvent {
        GameEvent::Duel(tell(&imagined(before), *event, &imagined(after)))
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
    DuelView {
        age: game.age().number(),
        ask: ask(&game),
        cities: [Seat::A, Seat::B].map(|seat| city(&game, seat)).into(),
        structure: slots(game.structure().present()).map(|slot| place(&game, layout, slot)).collect(),
        rows: layout.row[..layout.slots].iter().copied().max().unwrap_or(0),
        columns: used.iter().copied().max().unwrap_or(0) + 2,
        discard: names(game.discard()),
        board: names(game.board()),
        drawn,
        drawn_hidden,
        offer: names(game.offer()),
        pawn: game.pawn(),
        loot: loot(&game),
        unseen: game.unseen().iter().filter(|card| belongs_to_age(&game, *card)).map(name).collect(),
        actions: view.viewer.map(|seat| actions(&game, seat)).unwrap_or_default(),
    }
}

fn name(id: impl Id) -> String {
    id.slug().to_owned()
}

fn names<I: Id>(ids: impl IntoIterator<Item = I>) -> Vec<String> {
    ids.into_iter().map(name).collect()
}

/// Tests if the card may lie in this age's structure.
fn belongs_to_age(game: &Duel, card: CardId) -> bool {
    let back = card.building().back;
    back == game.age().back() || back == ::duel::Back::Guild && game.age() == ::duel::Age::III
}

fn question(pending: Pending) -> Option<DuelQuestion> {
    Some(match pending {
        Pending::Draft => DuelQuestion::Draft,
        Pending::Turn(_) => DuelQuestion::Turn,
        Pending::TakeToken(_) => DuelQuestion::TakeToken,
        Pending::KeepToken(_) | Pending::DrawFromBox(..) => DuelQuestion::KeepToken,
        Pending::Destroy(..) => DuelQuestion::Destroy,
        Pending::Restore(_) => DuelQuestion::Restore,
        Pending::ChooseStarter(_) => DuelQuestion::Starter,
        Pending::LayTokens | Pending::OfferWonders | Pending::LayCards | Pending::TurnUp => return None,
    })
}

fn ask(game: &Duel) -> Option<DuelAsk> {
    let &pending = game.pending().last()?;
    let color = match pending {
        Pending::Destroy(_, color) => Some(name(color)),
        _ => None,
    };
    Some(DuelAsk { seat: game.chooser()?.into(), what: question(pending)?, color })
}

fn units_of(goods: Goods) -> Vec<u8> {
    Resource::ALL.iter().map(|&resource| goods.of(resource)).collect()
}

fn city(game: &Duel, seat: Seat) -> DuelCity {
    let city = game.city(seat);
    let wonder = |id: WonderId| {
        let card = game.tucked(id).map(name);
        let price = card.is_none().then(|| payment(game, seat, game.wonder_payment(seat, id)));
        DuelWonder { id: name(id), card, price }
    };
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
    }
}

fn payment(game: &Duel, seat: Seat, payment: Payment) -> DuelPayment {
    let mut units = Vec::new();
    let sources = [
        (DuelSource::Own, payment.produced),
        (DuelSource::Choice, payment.chosen),
        (DuelSource::Waived, payment.waived),
        (DuelSource::Bought, payment.bought),
    ];
    for (from, goods) in sources {
        for resource in Resource::ALL.into_iter().filter(|&resource| goods.of(resource) > 0) {
            let count = goods.of(resource);
            let coins = if from == DuelSource::Bought { count * payment.unit_prices.of(resource) } else { 0 };
            units.push(DuelUnits { from, resource: name(resource), units: count, coins });
        }
    }
    DuelPayment {
        coins: payment.coins,
        affordable: payment.coins <= game.city(seat).coins(),
        printed: payment.printed,
        link: payment.link.map(name),
        units,
    }
}

fn place(game: &Duel, layout: &Layout, slot: Slot) -> DuelPlace {
    let structure = game.structure();
    let cell = structure.cell(slot);
    let (card, back) = match cell {
        Cell::Up(card) => (Some(card), card.building().back),
        Cell::Empty | Cell::AgeBack | Cell::GuildBack => (None, cell.back(game.age()).unwrap_or(game.age().back())),
    };
    let price = |card: CardId| [Seat::A, Seat::B].map(|seat| payment(game, seat, game.building_payment(seat, card)));
    DuelPlace {
        slot: slot.0,
        row: layout.row[slot.index()],
        column: layout.column[slot.index()],
        card: card.map(name),
        back: name(back),
        covered_by: slots(layout.covered_by[slot.index()] & structure.present()).map(|slot| slot.0).collect(),
        prices: card.map(price).map(Vec::from).unwrap_or_default(),
    }
}

fn loot(game: &Duel) -> Vec<DuelLoot> {
    let mut all = Vec::new();
    for victim in [Seat::A, Seat::B] {
        for size in LootSize::ALL.into_iter().filter(|&size| game.loot().threatens(victim, size)) {
            let space = if victim == Seat::B { size.zone() } else { -size.zone() };
            all.push(DuelLoot { victim: victim.into(), coins: size.coins(), space });
        }
    }
    all
}

fn card_at(game: &Duel, slot: Slot) -> Option<CardId> {
    match game.structure().cell(slot) {
        Cell::Up(card) => Some(card),
        Cell::Empty | Cell::AgeBack | Cell::GuildBack => None,
    }
}

impl DuelAbout {
    fn new(kind: DuelKind) -> Self {
        Self { kind, slot: None, card: None, wonder: None, token: None, starter: None }
    }

    fn action(game: &Duel, action: Action) -> Self {
        let with_card =
            |kind, slot: Slot| Self { slot: Some(slot.0), card: card_at(game, slot).map(name), ..Self::new(kind) };
        match action {
            Action::Draft(wonder) => Self { wonder: Some(name(wonder)), ..Self::new(DuelKind::Draft) },
            Action::Build(slot) => with_card(DuelKind::Build, slot),
            Action::Discard(slot) => with_card(DuelKind::Discard, slot),
            Action::Wonder(slot, wonder) => Self { wonder: Some(name(wonder)), ..with_card(DuelKind::Wonder, slot) },
            Action::Progress(token) => Self { token: Some(name(token)), ..Self::new(DuelKind::Progress) },
            Action::Destroy(card) => Self { card: Some(name(card)), ..Self::new(DuelKind::Destroy) },
            Action::Restore(card) => Self { card: Some(name(card)), ..Self::new(DuelKind::Restore) },
            Action::Begin(starter) => Self { starter: Some(starter.into()), ..Self::new(DuelKind::Begin) },
        }
    }

    fn outcome(game: &Duel, outcome: Chance) -> Self {
        match outcome {
            Chance::Token(token) => Self { token: Some(name(token)), ..Self::new(DuelKind::TokenLaid) },
            Chance::Wonder(wonder) => Self { wonder: Some(name(wonder)), ..Self::new(DuelKind::WonderOffered) },
            Chance::Card(slot, card) => {
                let is_turned = game.pending().last() == Some(&Pending::TurnUp);
                let kind = if is_turned { DuelKind::TurnedUp } else { DuelKind::CardLaid };
                Self { slot: Some(slot.0), card: Some(name(card)), ..Self::new(kind) }
            }
            Chance::Back(slot, _) => Self { slot: Some(slot.0), ..Self::new(DuelKind::BackLaid) },
            Chance::Drawn(token) => Self { token: Some(name(token)), ..Self::new(DuelKind::Drawn) },
        }
    }
}

/// The coins an action costs, if it is one that is paid for.
fn price(game: &Duel, seat: Seat, action: Action) -> Option<u16> {
    match action {
        Action::Build(slot) => card_at(game, slot).map(|card| game.building_price(seat, card).total()),
        Action::Wonder(_, wonder) => Some(game.wonder_price(seat, wonder).total()),
        _ => None,
    }
}

/// The place of the card that an action takes.
fn taken(action: Action) -> Option<Slot> {
    match action {
        Action::Build(slot) | Action::Discard(slot) | Action::Wonder(slot, _) => Some(slot),
        _ => None,
    }
}

fn actions(game: &Duel, seat: Seat) -> Vec<DuelAction> {
    let mut legal = Actions::new();
    game.legal_actions(seat, &mut legal);
    legal.iter().map(|&action| offered(game, seat, action)).collect()
}

fn offered(game: &Duel, seat: Seat, action: Action) -> DuelAction {
    let mut after = *game;
    after.play_unchecked(seat, action);
    let uncovers = taken(action).map_or(0, |slot| {
        let left = game.structure().present() & !slot.bit();
        game.layout().available(left) & !game.structure().available()
    });
    DuelAction {
        text: game.action_text(seat, action),
        about: DuelAbout::action(game, action),
        uncovers: slots(uncovers).map(|slot| slot.0).collect(),
        effect: effect(game, &after, Some(seat)),
    }
}

/// What differs between two positions that follow each other.
fn effect(before: &Duel, after: &Duel, actor: Option<Seat>) -> DuelEffectNow {
    let change =
        |of: &dyn Fn(&Duel, Seat) -> i16| [Seat::A, Seat::B].map(|seat| of(after, seat) - of(before, seat)).into();
    // The item at the bottom says whose turn comes next; it is there from the moment an action is played.
    let again =
        actor.is_some() && after.ending().is_none() && after.next_turn() == actor && after.age() == before.age();
    let is_turn = matches!(before.pending().last(), Some(Pending::Turn(_)));
    let then = after.pending().iter().rev().find_map(|&pending| question(pending));
    let is_choice =
        |what: &DuelQuestion| !matches!(what, DuelQuestion::Turn | DuelQuestion::Draft | DuelQuestion::Starter);
    DuelEffectNow {
        coins: change(&|game, seat| game.city(seat).coins() as i16),
        points: change(&|game, seat| game.score(seat).total()),
        pawn: after.pawn() - before.pawn(),
        again: again && is_turn,
        then: then.filter(|what| actor.is_some() && after.ending().is_none() && is_choice(what)),
        ends: after.ending().map(|ending| ending.slug().to_owned()),
    }
}

fn tell(before: &Duel, event: EventView, after: &Duel) -> DuelEvent {
    let told = |about, back, price, actor| DuelEvent { about, back, price, effect: effect(before, after, actor) };
    match event {
        EventView::Act(seat, action) => {
            told(DuelAbout::action(before, action), None, price(before, seat, action), Some(seat))
        }
        EventView::DrawnUnseen(_) => told(DuelAbout::new(DuelKind::Drawn), None, None, None),
        EventView::Chance(outcome) => {
            let back = match outcome {
                Chance::Back(_, back) => Some(name(back)),
                _ => None,
            };
            told(DuelAbout::outcome(before, outcome), back, None, None)
        }
    }
}
