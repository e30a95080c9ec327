//! Armada once more, slowly and in another way: what a seat may do in every step, bills by trying every producer for every unit,
//! naval tokens by counting places, and in `turns` what becomes of every turn. Both editions and every option.

pub(crate) mod turns;

use std::collections::{BTreeMap, BTreeSet};
use table::{Game, MAX_ACTIONS, Seat};
use wonders::armada::{Armada, NavalStep, NavalThird, Step};
use wonders::data::armada::{Far, Naval};
use wonders::{
    AGES, Card, Cost, Effect, Face, Fleet, Power, Resource, ResourceSet, Side, SideChoice, Use, WonderChoice, WonderId,
};

/// Whom a unit is bought from: oneself, the left and the right neighbour, the cities two seats away.
const OWN: usize = 0;
const FAR_LEFT: usize = 3;
const FAR_RIGHT: usize = 4;

/// Units that are left, and the producers that are left of each kind of each seller.
type State = (usize, Vec<(usize, u8, usize)>);
/// Coins to the left, the right, and the cities two seats away.
type Coins = [u16; 4];

fn units(cost: &Cost) -> Vec<Resource> {
    cost.units().flat_map(|(resource, count)| std::iter::repeat_n(resource, usize::from(count))).collect()
}

fn produced(effect: &Effect) -> Vec<ResourceSet> {
    match effect {
        Effect::Produce(resource, count) => vec![[*resource].into_iter().collect(); usize::from(*count)],
        Effect::ProduceChoice(options) => vec![*options],
        _ => Vec::new(),
    }
}

/// Each producer of a city; only what is for sale, or all.
fn producers(game: &Armada, seat: Seat, for_sale: bool) -> Vec<ResourceSet> {
    let (city, edition) = (game.city(seat), game.setup().edition);
    let board = game.board(seat).unwrap();
    let mut all: Vec<ResourceSet> = vec![[board.start].into_iter().collect()];
    for card in city.cards() {
        let face = edition.face(card);
        if face.sells() || !for_sale {
            all.extend(face.effects.iter().flat_map(produced));
        }
    }
    if !for_sale {
        for stage in &board.stages[..usize::from(city.stages())] {
            all.extend(stage.effects.iter().flat_map(produced));
        }
        for island in game.harbour(seat).islands() {
            all.extend(island.face().effects.iter().flat_map(produced));
        }
    }
    all
}

struct Market {
    /// Producers of each seller, alike ones together.
    sellers: [BTreeMap<u8, usize>; 5],
    /// What a raw and a manufactured unit costs.
    prices: [[u16; 2]; 5],
    /// How many units each sells at most.
    most: [usize; 5],
    coins: u16,
}

impl Market {
    fn new(game: &Armada, seat: Seat) -> Self {
        let [left, right] = game.neighbours(seat);
        let [far_left, far_right] = [Far::LeftLeft, Far::RightRight].map(|far| game.far(seat, far));
        let mut most = [99, 99, 99, 0, 0];
        for card in game.city(seat).cards() {
            for naval in game.setup().edition.face(card).naval {
                if let Naval::DistantTrade(far, times) = naval {
                    most[if *far == Far::LeftLeft { FAR_LEFT } else { FAR_RIGHT }] += usize::from(*times);
                }
            }
        }
        let alike = |producers: Vec<ResourceSet>| {
            let mut counted = BTreeMap::new();
            producers.iter().for_each(|options| *counted.entry(options.bits()).or_insert(0) += 1);
            counted
        };
        let prices = game.city(seat).prices();
        let near = |side: usize| [u16::from(prices.raw[side]), u16::from(prices.manufactured[side])];
        let one_far_city = far_left == far_right;
        if one_far_city {
            most[FAR_LEFT] += most[FAR_RIGHT];
            most[FAR_RIGHT] = 0;
        }
        Self {
            sellers: [
                alike(producers(game, seat, false)),
                alike(producers(game, left, true)),
                alike(producers(game, right, true)),
                alike(producers(game, far_left, true)),
                alike(producers(game, far_right, true)),
            ],
            prices: [[0; 2], near(0), near(1), [1; 2], [1; 2]],
            most,
            coins: game.city(seat).coins(),
        }
    }

    /// Every way to pay that can be, the dominated ones among them, and how many units are bought in it at least.
    fn try_all(
        &mut self,
        left: &[Resource],
        (paid, bought): (Coins, usize),
        bank: u16,
        seen: &mut BTreeSet<State>,
        out: &mut BTreeMap<Coins, usize>,
    ) {
        if paid.iter().sum::<u16>() + bank > self.coins {
            return;
        }
        let Some((&unit, rest)) = left.split_first() else {
            let fewest = out.entry(paid).or_insert(bought);
            *fewest = bought.min(*fewest);
            return;
        };
        let state = self
            .sellers
            .iter()
            .enumerate()
            .flat_map(|(i, seller)| seller.iter().map(move |(bits, count)| (i, *bits, *count)));
        if !seen.insert((left.len(), state.collect())) {
            return;
        }
        for seller in OWN..=FAR_RIGHT {
            let kinds: Vec<u8> =
                self.sellers[seller].iter().filter(|(_, count)| **count > 0).map(|(bits, _)| *bits).collect();
            for kind in kinds {
                if self.most[seller] == 0 || kind >> unit.index() & 1 == 0 {
                    continue;
                }
                let mut more = paid;
                if seller > OWN {
                    more[seller - 1] += self.prices[seller][usize::from(!unit.is_raw())];
                }
                *self.sellers[seller].get_mut(&kind).unwrap() -= 1;
                self.most[seller] -= 1;
                self.try_all(rest, (more, bought + usize::from(seller > OWN)), bank, seen, out);
                *self.sellers[seller].get_mut(&kind).unwrap() += 1;
                self.most[seller] += 1;
            }
        }
    }

    /// So many of those that none other hides, the cheapest first. In none of them more is bought than has to be: own resources go
    /// first, which pairs have to do (S13.3) and others do, too.
    fn ways(&mut self, units_of: &[(Vec<Resource>, u16)], most: usize) -> Vec<Coins> {
        let mut all = BTreeMap::new();
        for (units, bank) in units_of {
            let mut sorted = units.clone();
            sorted.sort_unstable();
            self.try_all(&sorted, ([0; 4], 0), *bank, &mut BTreeSet::new(), &mut all);
        }
        let hides = |one: &Coins, two: &Coins| one != two && one.iter().zip(two).all(|(one, two)| one <= two);
        let mut best: Vec<Coins> =
            all.keys().filter(|way| !all.keys().any(|other| hides(other, way))).copied().collect();
        let fewest = all.values().min();
        assert!(best.iter().all(|way| all.get(way) == fewest), "{best:?} of {all:?}");
        best.sort_by_key(|way| (way.iter().sum::<u16>(), *way));
        best.truncate(most);
        best
    }
}

fn coins_text(coins: &Coins) -> String {
    let parts = ["left", "right", "far_left", "far_right"].iter().zip(coins).filter(|(_, coins)| **coins > 0);
    parts.map(|(to, coins)| format!(" {to} {coins}")).collect()
}

/// What a step may cost: nothing if there is none; with the ancient oasis one of several.
fn step_costs(game: &Armada, seat: Seat, fleet: Fleet) -> Vec<(Vec<Resource>, u16)> {
    let harbour = game.harbour(seat);
    let space = usize::from(harbour.space(fleet));
    if space == 6 {
        return Vec::new();
    }
    let cost = harbour.shipyard().unwrap().yard().costs[fleet.index()][space];
    let (all, coins) = (units(&cost), u16::from(cost.coins));
    let is_cheaper = harbour.islands().iter().any(|island| island.slug() == "ancient_oasis");
    if !is_cheaper || all.is_empty() {
        return vec![(all, coins)];
    }
    let without = |i: usize| all.iter().enumerate().filter(|(other, _)| *other != i).map(|(_, unit)| *unit).collect();
    (0..all.len()).map(|i| (without(i), coins)).collect()
}

/// What lies in the discard pile.
fn pile(game: &Armada) -> Vec<Card> {
    let mut pile = Vec::new();
    for (age, turn) in (0..AGES).flat_map(|age| (0..game.setup().hand()).map(move |turn| (age, turn))) {
        let taken = Seat::first(game.seats()).filter_map(|seat| game.taken(age, turn, seat));
        pile.extend(taken.filter(|taken| taken.used == Use::Discarded).map(|taken| taken.card));
    }
    for card in game.fetched().filter_map(|fetched| fetched.card) {
        pile.remove(pile.iter().position(|other| *other == card).unwrap());
    }
    pile
}

/// The wonders that a seat may pick, with a side where sides are chosen.
fn picks(game: &Armada) -> BTreeSet<String> {
    let setup = game.setup();
    let taken: Vec<_> = Seat::first(game.seats()).filter_map(|seat| game.city(seat).wonder()).collect();
    let in_play = |wonder: &WonderId| wonder.slug() != "petra" || game.seats() == 8;
    let free = WonderId::ALL.into_iter().filter(|wonder| in_play(wonder) && !taken.contains(wonder));
    let sides: &[&str] = if setup.sides == SideChoice::Chosen { &[" a", " b"] } else { &[""] };
    assert_eq!(setup.wonders, WonderChoice::Chosen);
    free.flat_map(|wonder| sides.iter().map(move |side| format!("pick {wonder}{side}"))).collect()
}

/// Free moves: every set of fleets that are named and can move, no larger than the number of moves.
fn free_moves(game: &Armada, seat: Seat) -> BTreeSet<String> {
    let moves = game.view(None).expansion.moves[seat.index()];
    let can = |fleet: &Fleet| moves.fleets.contains(*fleet) && game.harbour(seat).space(*fleet) < 6;
    let mut sets: Vec<Vec<Fleet>> = vec![Vec::new()];
    for fleet in Fleet::ALL.into_iter().filter(can) {
        let with: Vec<_> = sets.iter().map(|set| [&set[..], &[fleet]].concat()).collect();
        sets.extend(with);
    }
    let small = sets.into_iter().filter(|set| set.len() <= usize::from(moves.count));
    let text = |set: Vec<Fleet>| set.iter().map(|fleet| fleet.slug()).collect::<Vec<_>>().join(",");
    small.map(|set| if set.is_empty() { "move none".to_owned() } else { format!("move {}", text(set)) }).collect()
}

/// Every action of a seat, as text.
pub(crate) fn actions(game: &Armada, seat: Seat) -> BTreeSet<String> {
    let texts = |texts: &[&str]| texts.iter().map(|text| (*text).to_owned()).collect();
    if !game.asked().contains(seat) {
        return BTreeSet::new();
    }
    match game.step() {
        Step::ChooseCard | Step::LastCard => {
            let all = uses_of_hand(game, seat, usize::MAX, usize::MAX);
            if all.len() > MAX_ACTIONS { uses_of_hand(game, seat, 7, 6) } else { all }
        }
        Step::Fetch => {
            let city = game.city(seat);
            let may = |card: &Card| !city.cards().iter().any(|other| are_namesakes(other, *card));
            let fetched = pile(game).into_iter().filter(may).map(|card| format!("fetch {card}"));
            fetched.chain(["decline".to_owned()]).collect()
        }
        Step::PickWonder => picks(game),
        Step::ChooseSide => Side::ALL.into_iter().map(|side| format!("side {side}")).collect(),
        Step::Naval(NavalStep::MoveFleets) => free_moves(game, seat),
        Step::Naval(NavalStep::Explore(_)) => texts(&["explore", "stay_home"]),
        Step::Naval(NavalStep::KeepIsland(level)) => {
            game.dealt_islands(level, seat).iter().map(|island| format!("keep {island}")).collect()
        }
        Step::Naval(NavalStep::JoinConflict) => texts(&["fight", "stay_out"]),
        Step::Naval(NavalStep::DealShipyards | NavalStep::DrawIsland | NavalStep::DealIslands(_))
        | Step::DealWonders
        | Step::DealSides
        | Step::DealAge
        | Step::Over => BTreeSet::new(),
    }
}

/// Two cards with one name; those of two ages have its number at the end (W1.6).
fn are_namesakes(one: Card, two: Card) -> bool {
    let name = |card: Card| card.slug().trim_end_matches(['_', '1', '2']);
    name(one) == name(two)
}

/// Tests if a card costs nothing: by a chain, or by a power of the second edition (W12.5 to W12.7).
fn is_free(game: &Armada, seat: Seat, face: &Face) -> bool {
    let (city, edition) = (game.city(seat), game.setup().edition);
    let is_regular = game.step() == Step::ChooseCard;
    let is_first_of_color = city.cards().iter().all(|other| edition.face(other).color != face.color);
    city.cards().iter().any(|other| face.chain_from.contains(other))
        || city.has(Power::FreeFirstOfEachColor) && is_first_of_color
        || city.has(Power::FreeFirstCardOfAge) && is_regular && game.turn() == 0
        || city.has(Power::FreeLastCardOfAge) && is_regular && game.turn() + 2 == game.setup().hand()
}

/// Every use of every card of the hand, with so many ways to pay each bill and each step alone.
fn uses_of_hand(game: &Armada, seat: Seat, most: usize, most_steps: usize) -> BTreeSet<String> {
    let mut out = BTreeSet::new();
    let (city, harbour) = (game.city(seat), game.harbour(seat));
    let has = |slug: &str| harbour.islands().iter().any(|island| island.slug() == slug);
    let plus = |cost: &(Vec<Resource>, u16), step: &(Vec<Resource>, u16)| {
        ([&cost.0[..], &step.0[..]].concat(), cost.1 + step.1)
    };
    let moves = |spaces: [u8; 4], gives: bool| -> Vec<String> {
        let open = Fleet::ALL.into_iter().filter(|fleet| gives && spaces[fleet.index()] < 6);
        std::iter::once(String::new()).chain(open.map(|fleet| format!(" move {fleet}"))).collect()
    };
    let spaces = Fleet::ALL.map(|fleet| harbour.space(fleet));
    let mut market = Market::new(game, seat);
    let mut stages = Vec::new();
    if let Some(stage) = game.next_stage(seat) {
        let cost = (units(&stage.cost), u16::from(stage.cost.coins));
        let alone = market.ways(std::slice::from_ref(&cost), most);
        stages.extend(alone.iter().map(coins_text));
        if has("lost_island") {
            for fleet in Fleet::ALL.into_iter().filter(|fleet| spaces[fleet.index()] < 6) {
                stages.extend(alone.iter().map(|way| format!("{} step {fleet}", coins_text(way))));
            }
        } else {
            let fleet = harbour.shipyard().unwrap().yard().wonder_fleet;
            let costs: Vec<_> = step_costs(game, seat, fleet).iter().map(|step| plus(&cost, step)).collect();
            stages.extend(market.ways(&costs, most).iter().map(|way| format!("{} step {fleet}", coins_text(way))));
        }
    }
    for card in game.hand(seat).kinds() {
        let face = game.setup().edition.face(card);
        out.insert(format!("discard {card}"));
        if spaces[Fleet::Yellow.index()] < 6 {
            out.insert(format!("discard {card} move yellow"));
        }
        out.extend(stages.iter().map(|stage| format!("stage {card}{stage}")));
        if city.cards().iter().any(|other| are_namesakes(other, card)) {
            continue;
        }
        let is_free = is_free(game, seat, face);
        let cost = if is_free { (Vec::new(), 0) } else { (units(&face.cost), u16::from(face.cost.coins)) };
        let gives = face.naval.iter().any(|naval| matches!(naval, Naval::FreeMoves(..)));
        let alone = market.ways(std::slice::from_ref(&cost), most);
        for way in &alone {
            out.extend(moves(spaces, gives).iter().map(|free| format!("build {card}{}{free}", coins_text(way))));
        }
        let fleet = Fleet::of(face.color);
        let steps = fleet.map_or(Vec::new(), |fleet| step_costs(game, seat, fleet));
        let costs: Vec<_> = steps.iter().map(|step| plus(&cost, step)).collect();
        let with_step = if costs.is_empty() { Vec::new() } else { market.ways(&costs, most) };
        let mut after = spaces;
        let step = fleet.map_or(String::new(), |fleet| format!(" step {fleet}"));
        if let Some(fleet) = fleet {
            after[fleet.index()] += 1;
        }
        for way in &with_step {
            out.extend(moves(after, gives).iter().map(|free| format!("build {card}{}{step}{free}", coins_text(way))));
        }
        let may = city.has(Power::FreeBuildPerAge) && !city.has_used_free_build() && game.step() == Step::ChooseCard;
        if may && (!cost.0.is_empty() || cost.1 > 0) {
            let needs = |ways: &[Coins]| cost.1 > 0 || ways.first() != Some(&[0; 4]);
            if needs(&alone) {
                out.extend(moves(spaces, gives).iter().map(|free| format!("free {card}{free}")));
            }
            if !steps.is_empty() && needs(&with_step) {
                for way in &market.ways(&steps, most_steps) {
                    out.extend(
                        moves(after, gives).iter().map(|free| format!("free {card}{}{step}{free}", coins_text(way))),
                    );
                }
            }
        }
    }
    out
}

/// Naval tokens: the place of a seat is the number of groups before it, ties among them counted twice, and its own tie once more.
pub(crate) fn tokens(age: usize, strengths: &[Option<u8>], third: NavalThird) -> Vec<i8> {
    let rewards: [&[i8]; 3] = [&[3, 1], &[5, 3], &[7, 5, 3]];
    let fought: Vec<u8> = strengths.iter().copied().flatten().collect();
    let count = |strength: u8| fought.iter().filter(|other| **other == strength).count();
    let of = |strength: Option<u8>| -> i8 {
        let Some(own) = strength else { return 0 };
        if fought.iter().all(|other| *other == own) {
            return 0;
        }
        if fought.iter().all(|other| *other >= own) {
            return -(age as i8 + 1);
        }
        let stronger: BTreeSet<u8> = fought.iter().copied().filter(|other| *other > own).collect();
        let ties = stronger.iter().filter(|other| count(**other) > 1).count();
        let place = stronger.len() + ties + usize::from(count(own) > 1);
        if third == NavalThird::Letter && age == 2 && stronger.len() == 2 && count(own) == 1 {
            return 3;
        }
        rewards[age].get(place).copied().unwrap_or(0)
    };
    strengths.iter().map(|&strength| of(strength)).collect()
}
