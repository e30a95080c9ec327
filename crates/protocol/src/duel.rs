//! 7 Wonders Duel as one viewer sees it: the view, and all that is public and tedious to work out.

use crate::game::imagined;
use crate::{GameEvent, GameView, SeatLetter, Shown};
use ::duel::{
    Action, CardId, Cell, Chance, Class, Drawn, Duel, EventView, Goods, Layout, LootSize, Payment, Pending, Resource,
    Slot, View, WonderId, slots,
};
use serde::{Deserialize, Serialize};
use table::{Actions, Game, Id, Notation, Seat};
use ts_rs::TS;
use utoipa::ToSchema;

/// A position of Duel. Components are named by their identifiers; what is printed on them is in the components' list.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct DuelView {
    /// 1, 2 or 3; 1 during the draft.
    pub age: u8,
    /// What has to be chosen, and by whom; none while nothing is asked.
    pub ask: Option<DuelAsk>,
    /// Both cities, A first.
    pub cities: Vec<DuelCity>,
    /// The cards in the structure, from the far end. None before it is laid out.
    pub structure: Vec<DuelPlace>,
    /// Rows of the structure when whole.
    pub rows: u8,
    /// Its width when whole, in half cards.
    pub columns: u8,
    /// The discard pile.
    pub discard: Vec<String>,
    /// Progress tokens on the board.
    pub board: Vec<String>,
    /// Tokens drawn by the Great Library that the viewer sees.
    pub drawn: Vec<String>,
    /// Tokens drawn by the Great Library that the viewer does not see.
    pub drawn_hidden: u8,
    /// Wonders on offer in the draft.
    pub offer: Vec<String>,
    /// Where the conflict pawn stands: from -9 at A's capital to 9 at B's.
    pub pawn: i8,
    /// Military tokens still on the board.
    pub loot: Vec<DuelLoot>,
    /// Cards of this age, and guilds, that nobody has seen: face down or in the box.
    pub unseen: Vec<String>,
    /// What the viewer's seat may do now.
    pub actions: Vec<DuelAction>,
}

/// What has to be chosen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct DuelAsk {
    /// Who chooses.
    pub seat: SeatLetter,
    /// What.
    pub what: DuelQuestion,
    /// The colour of the cards that can be destroyed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub color: Option<String>,
}

/// The questions of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum DuelQuestion {
    /// Which wonder to take.
    Draft,
    /// What to do with which card.
    Turn,
    /// Which token of the board to take.
    TakeToken,
    /// Which of the tokens drawn by the Great Library to keep.
    KeepToken,
    /// Which card of the opponent to destroy.
    Destroy,
    /// Which card of the discard pile to build.
    Restore,
    /// Who begins the next age.
    Starter,
}

/// A city.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct DuelCity {
    /// Whose.
    pub seat: SeatLetter,
    /// The treasury.
    pub coins: u16,
    /// The buildings, in printed order.
    pub cards: Vec<String>,
    /// The wonders, built and not.
    pub wonders: Vec<DuelWonder>,
    /// The progress tokens.
    pub tokens: Vec<String>,
    /// Units that brown and grey cards produce, by resource: clay, wood, stone, glass, papyrus.
    pub production: Vec<u8>,
    /// Choice producers of raw materials and of manufactured goods.
    pub choices: Vec<u8>,
    /// Coins for one bought unit, by resource.
    pub unit_prices: Vec<u8>,
    /// Different scientific symbols.
    pub symbols: Vec<String>,
    /// Links it has.
    pub links: Vec<String>,
    /// Coins for discarding a card.
    pub income: u16,
}

/// A wonder of a city.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct DuelWonder {
    /// Which.
    pub id: String,
    /// The card under it, once it stands.
    pub card: Option<String>,
    /// What it would cost its owner now, until it stands.
    pub price: Option<DuelPayment>,
}

/// A card in the structure.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct DuelPlace {
    /// The place.
    pub slot: u8,
    /// Its row, from 1 at the far end.
    pub row: u8,
    /// Its left edge, in half cards.
    pub column: u8,
    /// The card; none if it lies face down.
    pub card: Option<String>,
    /// What its back shows: `age1`, `age2`, `age3` or `guild`.
    pub back: String,
    /// Places that still lie on it.
    pub covered_by: Vec<u8>,
    /// What the card would cost A and B now; nothing for a face-down card.
    pub prices: Vec<DuelPayment>,
}

/// How a price comes about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct DuelPayment {
    /// All coins.
    pub coins: u16,
    /// The payer has them.
    pub affordable: bool,
    /// Printed coins among them.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[ts(optional, as = "Option<u8>")]
    pub printed: u8,
    /// The link that makes it free.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub link: Option<String>,
    /// Where each unit comes from.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<DuelUnits>>")]
    pub units: Vec<DuelUnits>,
}

fn is_zero(n: &u8) -> bool {
    *n == 0
}

/// Some units of a resource in a payment.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct DuelUnits {
    /// Where they come from.
    pub from: DuelSource,
    /// Which resource.
    pub resource: String,
    /// How many.
    pub units: u8,
    /// Coins for all of them.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[ts(optional, as = "Option<u8>")]
    pub coins: u8,
}

/// Where units of a payment come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum DuelSource {
    /// Own brown and grey cards.
    Own,
    /// A choice producer.
    Choice,
    /// Waived by a progress token.
    Waived,
    /// Bought.
    Bought,
}

/// A military token on the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct DuelLoot {
    /// Who loses coins.
    pub victim: SeatLetter,
    /// How many.
    pub coins: u8,
    /// The first space of its zone, on the pawn's scale.
    pub space: i8,
}

/// Something the viewer's seat may do now, and what follows at once.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct DuelAction {
    /// The text to send.
    pub text: String,
    /// What kind.
    pub kind: DuelKind,
    /// The place of the card it takes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub slot: Option<u8>,
    /// The card it is about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub card: Option<String>,
    /// The wonder it is about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub wonder: Option<String>,
    /// The token it is about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub token: Option<String>,
    /// The seat that would begin.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub starter: Option<SeatLetter>,
    /// Places that nothing covers any more afterwards.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<u8>>")]
    pub uncovers: Vec<u8>,
    /// What follows at once.
    pub effect: DuelEffectNow,
}

/// What kind of action or event.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum DuelKind {
    /// A seat takes a wonder in the draft.
    Draft,
    /// A seat builds a card.
    Build,
    /// A seat discards a card for coins.
    Discard,
    /// A seat builds a wonder with a card.
    Wonder,
    /// A seat takes a progress token.
    Progress,
    /// A seat destroys a card of the opponent.
    Destroy,
    /// A seat builds a discarded card.
    Restore,
    /// A seat says who begins.
    Begin,
    /// A progress token is laid on the board.
    TokenLaid,
    /// A wonder is offered.
    WonderOffered,
    /// A card is laid out face up.
    CardLaid,
    /// A card is laid out face down and shows its back.
    BackLaid,
    /// A covered card is turned up.
    TurnedUp,
    /// A token is drawn for the Great Library.
    Drawn,
}

/// What an action or an event changes at once, before anything else is revealed or chosen.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct DuelEffectNow {
    /// Change of A's and B's coins.
    pub coins: Vec<i16>,
    /// Change of A's and B's points as they stand.
    pub points: Vec<i16>,
    /// Spaces the pawn moves towards B's capital.
    pub pawn: i8,
    /// The same seat has another turn.
    pub again: bool,
    /// What the seat has to choose next, besides another turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub then: Option<DuelQuestion>,
    /// The way in which it ends the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub ends: Option<String>,
}

/// An event of Duel as the viewer saw it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct DuelEvent {
    /// What happened.
    pub kind: DuelKind,
    /// The place it is about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub slot: Option<u8>,
    /// The card.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub card: Option<String>,
    /// The wonder.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub wonder: Option<String>,
    /// The token; none if it was drawn unseen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub token: Option<String>,
    /// The back that shows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub back: Option<String>,
    /// The seat that begins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub starter: Option<SeatLetter>,
    /// Coins paid for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub price: Option<u16>,
    /// What it changed.
    pub effect: DuelEffectNow,
}

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

/// What an action is about.
struct About {
    kind: DuelKind,
    slot: Option<Slot>,
    card: Option<CardId>,
    wonder: Option<WonderId>,
    token: Option<::duel::TokenId>,
    starter: Option<Seat>,
    price: Option<u16>,
}

impl About {
    fn new(kind: DuelKind) -> Self {
        Self { kind, slot: None, card: None, wonder: None, token: None, starter: None, price: None }
    }

    fn action(game: &Duel, seat: Seat, action: Action) -> Self {
        let with_card = |kind, slot| Self { slot: Some(slot), card: card_at(game, slot), ..Self::new(kind) };
        match action {
            Action::Draft(wonder) => Self { wonder: Some(wonder), ..Self::new(DuelKind::Draft) },
            Action::Build(slot) => {
                let about = with_card(DuelKind::Build, slot);
                Self { price: about.card.map(|card| game.building_price(seat, card).total()), ..about }
            }
            Action::Discard(slot) => with_card(DuelKind::Discard, slot),
            Action::Wonder(slot, wonder) => {
                let price = Some(game.wonder_price(seat, wonder).total());
                Self { wonder: Some(wonder), price, ..with_card(DuelKind::Wonder, slot) }
            }
            Action::Progress(token) => Self { token: Some(token), ..Self::new(DuelKind::Progress) },
            Action::Destroy(card) => Self { card: Some(card), ..Self::new(DuelKind::Destroy) },
            Action::Restore(card) => Self { card: Some(card), ..Self::new(DuelKind::Restore) },
            Action::Begin(starter) => Self { starter: Some(starter), ..Self::new(DuelKind::Begin) },
        }
    }
}

fn actions(game: &Duel, seat: Seat) -> Vec<DuelAction> {
    let mut legal = Actions::new();
    game.legal_actions(seat, &mut legal);
    legal.iter().map(|&action| offered(game, seat, action)).collect()
}

fn offered(game: &Duel, seat: Seat, action: Action) -> DuelAction {
    let about = About::action(game, seat, action);
    let mut after = *game;
    after.play_unchecked(seat, action);
    let uncovers = about.slot.map(|slot| {
        let left = game.structure().present() & !slot.bit();
        game.layout().available(left) & !game.structure().available()
    });
    DuelAction {
        text: game.action_text(seat, action),
        kind: about.kind,
        slot: about.slot.map(|slot| slot.0),
        card: about.card.map(name),
        wonder: about.wonder.map(name),
        token: about.token.map(name),
        starter: about.starter.map(SeatLetter::from),
        uncovers: slots(uncovers.unwrap_or(0)).map(|slot| slot.0).collect(),
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
    let mut back = None;
    let (about, actor) = match event {
        EventView::Act(seat, action) => (About::action(before, seat, action), Some(seat)),
        EventView::DrawnUnseen(_) => (About::new(DuelKind::Drawn), None),
        EventView::Chance(outcome) => {
            let about = match outcome {
                Chance::Token(token) => About { token: Some(token), ..About::new(DuelKind::TokenLaid) },
                Chance::Wonder(wonder) => About { wonder: Some(wonder), ..About::new(DuelKind::WonderOffered) },
                Chance::Card(slot, card) => {
                    let is_turned = before.pending().last() == Some(&Pending::TurnUp);
                    let kind = if is_turned { DuelKind::TurnedUp } else { DuelKind::CardLaid };
                    About { slot: Some(slot), card: Some(card), ..About::new(kind) }
                }
                Chance::Back(slot, shows) => {
                    back = Some(name(shows));
                    About { slot: Some(slot), ..About::new(DuelKind::BackLaid) }
                }
                Chance::Drawn(token) => About { token: Some(token), ..About::new(DuelKind::Drawn) },
            };
            (about, None)
        }
    };
    DuelEvent {
        kind: about.kind,
        slot: about.slot.map(|slot| slot.0),
        card: about.card.map(name),
        wonder: about.wonder.map(name),
        token: about.token.map(name),
        back,
        starter: about.starter.map(SeatLetter::from),
        price: about.price,
        effect: effect(before, after, actor),
    }
}
