//! A second implementation of what can be done and what it is worth: slow, and written from the rules alone.
//!
//! It shares nothing with the engine's sums, payments and points. It looks at what became of every card, gives every unit
//! of a cost to every source there is, and lets every symbol of choice be each of the three.

#![allow(dead_code, reason = "each file of tests uses its own part")]

pub(crate) mod points;

use std::collections::BTreeSet;
use table::{Game, Phase, Seat};
use wonders::{
    Card, Class, Cost, Effect, HAND, Resource, ResourceSet, Side, SideChoice, Step, Toward, Use, WonderChoice,
    WonderId, Wonders,
};

/// The cards that stand in a city, in the order in which they came there.
pub(crate) fn buildings(game: &Wonders, seat: Seat) -> Vec<Card> {
    let taken = (0..3).flat_map(|age| (0..HAND).filter_map(move |turn| game.taken(age, turn, seat)));
    let mut cards: Vec<Card> = taken.filter(|taken| taken.used == Use::Built).map(|taken| taken.card).collect();
    if game.city(seat).wonder() == Some(WonderId::Halicarnassus) {
        cards.extend(game.fetched().filter_map(|fetched| fetched.card));
    }
    cards
}

/// How many stages stand: as many as cards lie under the wonder.
pub(crate) fn stages(game: &Wonders, seat: Seat) -> usize {
    let taken = (0..3).flat_map(|age| (0..HAND).filter_map(move |turn| game.taken(age, turn, seat)));
    taken.filter(|taken| taken.used == Use::Stage).count()
}

/// The effects of all stages that stand.
pub(crate) fn stage_effects(game: &Wonders, seat: Seat) -> Vec<Effect> {
    let city = game.city(seat);
    let (Some(wonder), Some(side)) = (city.wonder(), city.side()) else { return Vec::new() };
    let board = game.setup().edition.board(wonder, side);
    board.stages.iter().take(stages(game, seat)).flat_map(|stage| stage.effects.iter().copied()).collect()
}

/// The discard pile: all that was discarded and not fetched.
pub(crate) fn pile(game: &Wonders) -> Vec<Card> {
    let mut pile = Vec::new();
    for seat in Seat::first(game.seats()) {
        let taken = (0..3).flat_map(|age| (0..HAND).filter_map(move |turn| game.taken(age, turn, seat)));
        pile.extend(taken.filter(|taken| taken.used == Use::Discarded).map(|taken| taken.card));
    }
    for card in game.fetched().filter_map(|fetched| fetched.card) {
        let place = pile.iter().position(|other| *other == card).expect("a fetched card was discarded");
        pile.remove(place);
    }
    pile
}

/// Two cards with one name; those of two ages have its number at the end (W1.6).
fn are_identical(one: Card, two: Card) -> bool {
    let name = |card: Card| card.slug().trim_end_matches(['_', '1', '2']);
    name(one) == name(two)
}

fn may_have(game: &Wonders, seat: Seat, card: Card) -> bool {
    !buildings(game, seat).into_iter().any(|other| are_identical(other, card))
}

/// Whose a source is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Owner {
    Own,
    Left,
    Right,
}

/// Something that gives one unit in a turn, of any of these resources.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Source {
    owner: Owner,
    options: ResourceSet,
}

/// Everything that gives resources to a buyer: all of the own city, and what the neighbours sell (W5.7).
fn sources(game: &Wonders, seat: Seat) -> Vec<Source> {
    let seats = game.seats();
    let mut all = Vec::new();
    for (owner, city) in [(Owner::Own, seat), (Owner::Left, seat.left(seats)), (Owner::Right, seat.right(seats))] {
        let edition = game.setup().edition;
        let mut add = |options: ResourceSet, amount: u8| {
            all.extend(std::iter::repeat_n(Source { owner, options }, usize::from(amount)));
        };
        let (wonder, side) = (game.city(city).wonder().expect("a wonder"), game.city(city).side().expect("a side"));
        add([edition.board(wonder, side).start].into_iter().collect(), 1);
        let sold = |card: &Card| matches!(edition.face(*card).color.slug(), "brown" | "grey");
        let cards = buildings(game, city).into_iter().filter(|card| owner == Owner::Own || sold(card));
        let of_cards = cards.flat_map(|card| edition.face(card).effects.iter().copied());
        let of_stages = stage_effects(game, city).into_iter().filter(|_| owner == Owner::Own);
        for effect in of_cards.chain(of_stages) {
            match effect {
                Effect::Produce(resource, amount) => add([resource].into_iter().collect(), amount),
                Effect::ProduceChoice(options) => add(options, 1),
                _ => {}
            }
        }
    }
    all
}

/// What a unit costs from a neighbour: 2 coins, or 1 with any discount that fits (W5.6, W5.10).
fn price(game: &Wonders, seat: Seat, owner: Owner, resource: Resource) -> u8 {
    let faces = buildings(game, seat).into_iter().map(|card| game.setup().edition.face(card));
    let effects = faces.flat_map(|face| face.effects.iter().copied()).chain(stage_effects(game, seat));
    let class = if matches!(resource, Resource::Wood | Resource::Stone | Resource::Ore | Resource::Clay) {
        Class::Raw
    } else {
        Class::Manufactured
    };
    let fits = |effect: Effect| match effect {
        Effect::Discount(Toward::Both, of) => of == class,
        Effect::Discount(Toward::Left, of) => of == class && owner == Owner::Left,
        Effect::Discount(Toward::Right, of) => of == class && owner == Owner::Right,
        _ => false,
    };
    let has_discount = effects.into_iter().any(fits);
    match owner {
        Owner::Own => 0,
        Owner::Left | Owner::Right if has_discount => 1,
        Owner::Left | Owner::Right => 2,
    }
}

/// Every way to pay a cost that can be paid and that no other one hides: coins to the left and to the right.
///
/// Each unit is given to each source that is not used yet. Sources of one owner with the same options are alike, so that
/// it is only kept how many of them are used.
pub(crate) fn payments(game: &Wonders, seat: Seat, cost: &Cost) -> BTreeSet<(u8, u8)> {
    let mut kinds: Vec<(Source, u8)> = Vec::new();
    for source in sources(game, seat) {
        match kinds.iter_mut().find(|(other, _)| *other == source) {
            Some((_, count)) => *count += 1,
            None => kinds.push((source, 1)),
        }
    }
    let mut ways: BTreeSet<(Vec<u8>, u8, u8)> = [(vec![0; kinds.len()], 0, 0)].into_iter().collect();
    for (resource, units) in cost.units() {
        for _ in 0..units {
            let mut next = BTreeSet::new();
            for (used, left, right) in ways {
                for (i, (source, count)) in kinds.iter().enumerate() {
                    if used[i] < *count && source.options.contains(resource) {
                        let mut used = used.clone();
                        used[i] += 1;
                        let coins = price(game, seat, source.owner, resource);
                        let to = |owner: Owner| if source.owner == owner { coins } else { 0 };
                        next.insert((used, left + to(Owner::Left), right + to(Owner::Right)));
                    }
                }
            }
            ways = next;
        }
    }
    let all: BTreeSet<(u8, u8)> = ways.into_iter().map(|(_, left, right)| (left, right)).collect();
    let hides = |one: &(u8, u8), two: &(u8, u8)| one != two && one.0 <= two.0 && one.1 <= two.1;
    let on_hand = game.city(seat).coins();
    let is_paid = |&(left, right): &(u8, u8)| u16::from(cost.coins + left + right) <= on_hand;
    all.iter().copied().filter(|way| is_paid(way) && !all.iter().any(|other| hides(other, way))).collect()
}

/// Tests if a card costs nothing: a chain, or a lasting power of Olympia in the second edition.
fn is_free(game: &Wonders, seat: Seat, card: Card) -> bool {
    let face = game.setup().edition.face(card);
    let buildings = buildings(game, seat);
    let has_chain = buildings.iter().any(|&other| face.chain_from.contains(other));
    let powers = stage_effects(game, seat);
    let is_first_of_color = !buildings.iter().any(|&other| game.setup().edition.face(other).color == face.color);
    let is_regular = game.step() == Step::ChooseCard;
    has_chain
        || powers.contains(&Effect::FreeFirstOfEachColor) && is_first_of_color
        || powers.contains(&Effect::FreeFirstCardOfAge) && is_regular && game.turn() == 0
        || powers.contains(&Effect::FreeLastCardOfAge) && is_regular && game.turn() == 5
}

fn paid_text(verb: &str, card: Card, (left, right): (u8, u8)) -> String {
    let part = |side: &str, coins: u8| if coins > 0 { format!(" {side} {coins}") } else { String::new() };
    format!("{verb} {card}{}{}", part("left", left), part("right", right))
}

/// The texts of all that the seat may do.
pub(crate) fn actions(game: &Wonders, seat: Seat) -> BTreeSet<String> {
    let Phase::Act(_) = game.phase() else { return BTreeSet::new() };
    let seen = game.view(Some(seat));
    let has_chosen = seen.chosen[seat.index()] != wonders::Played::Nothing;
    match game.step() {
        Step::ChooseCard if !has_chosen => uses(game, seat),
        Step::LastCard if seen.last_card == Some(seat) => uses(game, seat),
        Step::ChooseSide if !has_chosen => ["side a", "side b"].map(str::to_owned).into(),
        Step::Fetch if seen.fetch == Some(seat) => {
            let open = pile(game).into_iter().filter(|&card| may_have(game, seat, card));
            open.map(|card| format!("fetch {card}")).chain(["decline".to_owned()]).collect()
        }
        Step::PickWonder => picks(game, seat),
        _ => BTreeSet::new(),
    }
}

/// What can be done with each card of the hand (W4).
fn uses(game: &Wonders, seat: Seat) -> BTreeSet<String> {
    let mut texts = BTreeSet::new();
    let city = game.city(seat);
    let (wonder, side) = (city.wonder().expect("a wonder"), city.side().expect("a side"));
    let stage = game.setup().edition.board(wonder, side).stages.get(stages(game, seat));
    let has_free_build = stage_effects(game, seat).contains(&Effect::FreeBuildPerAge);
    for &card in game.hand(seat).cards() {
        texts.insert(format!("discard {card}"));
        for way in stage.map(|stage| payments(game, seat, &stage.cost)).unwrap_or_default() {
            texts.insert(paid_text("stage", card, way));
        }
        if !may_have(game, seat, card) {
            continue;
        }
        let cost = &game.setup().edition.face(card).cost;
        let free = is_free(game, seat, card);
        let ways = if free { [(0, 0)].into() } else { payments(game, seat, cost) };
        let costs_no_coin = free || cost.coins == 0 && ways.contains(&(0, 0));
        texts.extend(ways.iter().map(|&way| paid_text("build", card, way)));
        let may_build_free = has_free_build && !city.has_used_free_build() && game.step() == Step::ChooseCard;
        if may_build_free && !costs_no_coin {
            texts.insert(format!("free {card}"));
        }
    }
    texts
}

/// The wonders that are left, for the first seat without one.
fn picks(game: &Wonders, seat: Seat) -> BTreeSet<String> {
    let seats = || Seat::first(game.seats());
    if seats().find(|&other| game.city(other).wonder().is_none()) != Some(seat) {
        return BTreeSet::new();
    }
    let is_left = |wonder: &WonderId| !seats().any(|other| game.city(other).wonder() == Some(*wonder));
    let setup = game.setup();
    let with_side = setup.sides == SideChoice::Chosen && setup.wonders != WonderChoice::FirstGame;
    let texts = WonderId::BASE.into_iter().filter(is_left).flat_map(|wonder| {
        if with_side {
            Side::ALL.map(|side| format!("pick {wonder} {side}")).to_vec()
        } else {
            vec![format!("pick {wonder}")]
        }
    });
    texts.collect()
}
