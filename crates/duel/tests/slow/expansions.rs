//! What Pantheon and Agora add to the second implementation, written from `docs/rules/pantheon.md` and
//! `docs/rules/agora.md` alone: prices, legal actions, points.

use super::printed::printed;
use super::{Means, available, cards, count, has_token, links, standing};
use duel::{
    Action, Age, CardId, Cell, Chamber, Color, DeckEnd, Duel, Expansion, GodId, Links, MilitaryTokenSize, Minerva,
};
use duel::{
    ConspiraciesHeld, ConspiracySet, Mythology, Offering, OfferingSet, Pending, Removed, Section, Slot, Space, WonderId,
};
use table::{Game, Seat};

/// A3.5 to A3.7 as drawn there.
pub(super) const DRAWINGS: [&str; 3] = [
    "
              [ 0]  [ 1]  [ 2]
           ( 3)  ( 4)  ( 5)  ( 6)
        [ 7]  [ 8]  [ 9]  [10]  [11]
     (12)  (13)  (14)  (15)  (16)  (17)
  [18]  [19]  [20]  [21]  [22]  [23]  [24]",
    "
  [ 0]  [ 1]  [ 2]  [ 3]  [ 4]  [ 5]  [ 6]
     ( 7)  ( 8)  ( 9)  (10)  (11)  (12)
        [13]  [14]  [15]  [16]  [17]
           (18)  (19)  (20)  (21)
              [22]  [23]  [24]",
    "
           [ 0]  [ 1]
        ( 2)  ( 3)  ( 4)
     [ 5]  [ 6]  [ 7]  [ 8]
  ( 9)  (10)  (11)  (12)  (13)
     [14]  [15]  [16]  [17]
        (18)  (19)  (20)
           [21]  [22]",
];

/// P1.3: A's number of each space; the numbers of both add up to 11.
const NUMBERS: [u16; 6] = [3, 4, 5, 6, 7, 8];

// Places of resources in a printed cost.
const RAW: [usize; 3] = [0, 1, 2];
const MANUFACTURED: [usize; 2] = [3, 4];

/// A6.6, A6.7: who has more cubes in a chamber.
fn majority(game: &Duel, chamber: Chamber) -> Option<Seat> {
    let [a, b] = [Seat::A, Seat::B].map(|seat| game.senate().cubes(seat, chamber));
    if a == b { None } else { Some(if a > b { Seat::A } else { Seat::B }) }
}

/// Tests if a decree lies face up in a chamber that the seat controls.
fn has_decree(game: &Duel, seat: Seat, name: &str) -> bool {
    Chamber::ALL.into_iter().any(|laid| {
        let (place, decree) = game.senate().decree_laid_in(laid);
        decree.is_some_and(|decree| decree.slug() == name) && majority(game, place) == Some(seat)
    })
}

/// All that decides what a seat pays.
pub(crate) struct Purse<'a> {
    game: &'a Duel,
    seat: Seat,
    pub(crate) means: Means,
    /// P7.16: the treasury and the coins on Astarte.
    pub(crate) coins: u16,
    /// D5.18: what is paid for units goes to the opponent.
    pub(crate) opponent_earns: bool,
}

/// Printed coins and coins for units.
pub(crate) type Coins = (u16, u16);

impl<'a> Purse<'a> {
    pub(crate) fn of(game: &'a Duel, seat: Seat) -> Self {
        let mut means = Means::of(game, seat);
        for (decree, resources) in
            [("cheaper_raw_materials", &RAW[..]), ("cheaper_manufactured_goods", &MANUFACTURED[..])]
        {
            if has_decree(game, seat, decree) {
                resources.iter().for_each(|&i| means.unit_prices[i] = (means.unit_prices[i] - 1).max(1));
            }
        }
        means.waived_for_wonders += u8::from(has_decree(game, seat, "wonder_minus_one_resource"));
        let city = game.city(seat);
        let coins = city.coins() + u16::from(city.protected_coins());
        Self { game, seat, means, coins, opponent_earns: has_token(game.city(seat.opponent()), "economy") }
    }

    /// D5.12, A7.21, P11.2: whether a white symbol makes the card free.
    fn is_free(&self, card: CardId) -> bool {
        let shows = |seat: Seat, with_tokens: bool| {
            let city = self.game.city(seat);
            let by_card = printed(card.slug()).is_free_with(&links(city));
            let by_token = mythology_of(card).is_some_and(|mythology| city.mythology_tokens(mythology) > 0);
            by_card || with_tokens && by_token
        };
        let borrows = has_decree(self.game, self.seat, "opponent_chains");
        shows(self.seat, true) || borrows && shows(self.seat.opponent(), self.game.setup().links == Links::Tokens)
    }

    /// A7.11: the card without one unit, or without its coins.
    fn ways_without_a_symbol(&self, card: CardId) -> Vec<Coins> {
        let building = card.building();
        let (units, coins) = (building.cost.goods.units(), u16::from(building.cost.coins));
        if !has_decree(self.game, self.seat, &format!("ignore_symbol_{}", building.color)) {
            return Vec::new();
        }
        let without = |i: usize| {
            let mut rest = units;
            rest[i] -= 1;
            (coins, self.trade(card, rest))
        };
        let mut ways: Vec<_> = (0..5).filter(|&i| units[i] > 0).map(without).collect();
        if coins > 0 {
            ways.push((0, self.trade(card, units)));
        }
        ways
    }

    fn trade(&self, card: CardId, units: [u8; 5]) -> u16 {
        let waived = if card.building().color == Color::Blue { self.means.waived_for_blue } else { 0 };
        self.means.cheapest(units, waived, &self.means.choices, self.means.production)
    }

    /// The best way to pay, and whether a link makes it free (D5.15, A5.3, A7.12, P10.5).
    pub(crate) fn building(&self, card: CardId) -> (Coins, bool) {
        let building = card.building();
        if self.is_free(card) {
            return ((0, 0), true);
        }
        if building.color == Color::White {
            let senators = count(self.game.city(self.seat), &[Color::White]);
            let free = has_token(self.game.city(self.seat), "corruption");
            return ((if free { 0 } else { senators }, 0), false);
        }
        let mut ways = vec![(u16::from(building.cost.coins), self.trade(card, building.cost.goods.units()))];
        ways.extend(self.ways_without_a_symbol(card));
        let has_symbol = printed(card.slug()).free_with.is_some();
        if has_symbol && has_token(self.game.city(self.seat), "engineering") {
            ways.push((1, 0));
        }
        let rank = |&(printed, trade): &Coins| (printed + trade, if self.opponent_earns { trade } else { 0 });
        (ways.into_iter().min_by_key(rank).expect("the printed cost is a way"), false)
    }

    /// A7.12: a dearer way without a symbol that gives the opponent less.
    fn sparing(&self, card: CardId) -> Option<Coins> {
        let ((printed, trade), _) = self.building(card);
        let spares = |&(coins, units): &Coins| coins + units > printed + trade && units < trade;
        self.ways_without_a_symbol(card).into_iter().find(spares).filter(|_| self.opponent_earns)
    }

    pub(crate) fn wonder(&self, wonder: WonderId) -> u16 {
        self.means.wonder(wonder)
    }
}

fn mythology_of(card: CardId) -> Option<Mythology> {
    let name = card.slug().strip_suffix("_grand_temple")?;
    Mythology::ALL.into_iter().find(|mythology| mythology.slug() == name)
}

/// A4.1, A14.5, P6.1: what a seat may do with its turn, but for triggering a conspiracy.
fn turn_actions(game: &Duel, seat: Seat) -> Vec<Action> {
    let purse = Purse::of(game, seat);
    let city = game.city(seat);
    let built = standing(city).len() + standing(game.city(seat.opponent())).len();
    let mut actions = Vec::new();
    for slot in available(game).into_iter().map(Slot) {
        let Cell::Up(card) = game.structure().cell(slot) else { panic!("an available card lies face down (D4.6)") };
        let ((printed, trade), _) = purse.building(card);
        if printed + trade <= purse.coins {
            actions.push(Action::Build(slot));
        }
        if purse.sparing(card).is_some_and(|(printed, trade)| printed + trade <= purse.coins) {
            actions.push(Action::BuildSparing(slot));
        }
        actions.push(Action::Discard(slot));
        let affordable = city.wonders().iter().filter(|&wonder| built < 7 && purse.wonder(wonder) <= purse.coins);
        actions.extend(affordable.map(|wonder| Action::Wonder(slot, wonder)));
        actions.extend(unprepared(game, seat).iter().map(|conspiracy| Action::Prepare(slot, conspiracy)));
    }
    if game.setup().plays(Expansion::Pantheon) && game.age() != Age::I {
        for space in Space::ALL {
            let sets = game.pantheon().god_on(space).map(|god| offering_sets(game, seat, space, god, purse.coins));
            actions.extend(sets.into_iter().flatten().map(|set| Action::Activate(space, set)));
        }
    }
    actions
}

/// P6.3 to P6.6: the sets of tokens with which a seat may activate what lies on a space.
fn offering_sets(game: &Duel, seat: Seat, space: Space, god: GodId, coins: u16) -> Vec<OfferingSet> {
    let own = NUMBERS[space.index()];
    let number = if seat == Seat::A { own } else { 11 - own };
    let sanctuary = if standing(game.city(seat)).contains(&"sanctuary") { 2 } else { 0 };
    let price = if god == GodId::Gate { 2 * number } else { number } - sanctuary;
    let owned: Vec<Offering> = game.city(seat).offerings().iter().collect();
    let values = |set: &[Offering]| {
        set.iter().map(|offering| offering.slug().parse::<u16>().expect("a value")).collect::<Vec<_>>()
    };
    let mut sets = vec![Vec::new()];
    for offering in owned {
        let with: Vec<Vec<Offering>> = sets.iter().map(|set| [set.as_slice(), &[offering]].concat()).collect();
        sets.extend(with);
    }
    let is_allowed = |set: &Vec<Offering>| {
        let values = values(set);
        let sum: u16 = values.iter().sum();
        let each_saves = values.iter().min().is_none_or(|smallest| sum - smallest < price);
        each_saves && price.saturating_sub(sum) <= coins
    };
    sets.into_iter().filter(is_allowed).map(|set| set.into_iter().collect()).collect()
}

fn unprepared(game: &Duel, seat: Seat) -> ConspiracySet {
    match game.view(Some(seat)).cities[seat].unprepared {
        ConspiraciesHeld::Seen(conspiracies) => conspiracies,
        ConspiraciesHeld::Hidden(_) => panic!("a player sees the own conspiracies"),
    }
}

/// A6.3: every own cube to every adjacent chamber.
fn moves(game: &Duel, seat: Seat) -> Vec<Action> {
    let pairs = Chamber::ALL.into_iter().flat_map(|from| Chamber::ALL.map(|to| (from, to)));
    let has_cube = |chamber| game.senate().cubes(seat, chamber) > 0;
    pairs.filter(|(from, to)| from.0.abs_diff(to.0) == 1 && has_cube(*from)).map(|(a, b)| Action::Move(a, b)).collect()
}

/// A6.2: a cube of the supply in one of these chambers.
fn placings(game: &Duel, seat: Seat, chambers: &[u8]) -> Vec<Action> {
    let placed: u8 = Chamber::ALL.iter().map(|&chamber| game.senate().cubes(seat, chamber)).sum();
    if placed == 12 { Vec::new() } else { chambers.iter().map(|&number| Action::Place(Chamber(number - 1))).collect() }
}

const ALL_CHAMBERS: [u8; 6] = [1, 2, 3, 4, 5, 6];

fn or_pass(mut actions: Vec<Action>) -> Vec<Action> {
    actions.push(Action::Pass);
    actions
}

/// What a seat may do where the base game has no such choice, or has it in another way.
pub(crate) fn actions(game: &Duel, seat: Seat) -> Vec<Action> {
    let (own, other) = (game.city(seat), game.city(seat.opponent()));
    let of_colors = |seat: Seat, colors: &[Color]| -> Vec<CardId> {
        game.city(seat).cards().iter().filter(|card| colors.contains(&card.building().color)).collect()
    };
    let view = game.view(Some(seat));
    let present = (0..25).map(Slot).filter(|&slot| game.structure().cell(slot) != Cell::Empty);
    match *game.pending().last().expect("something is pending") {
        Pending::Turn(_) => {
            let prepared = view.cities[seat].prepared.iter().filter_map(|&(conspiracy, _)| conspiracy);
            turn_actions(game, seat).into_iter().chain(prepared.map(Action::Trigger)).collect()
        }
        Pending::GoOn(_) => turn_actions(game, seat),
        Pending::PlaceGod(_) => {
            let empty = Space::ALL.into_iter().filter(|&space| game.pantheon().god_on(space).is_none());
            empty.flat_map(|space| view.pantheon.shown.0.iter().map(move |god| Action::PlaceGod(god, space))).collect()
        }
        Pending::TakeFromEnki(_) => view.pantheon.enki.iter().map(Action::Progress).collect(),
        Pending::ConsultDeck(_) => {
            Mythology::ALL.into_iter().filter(|&m| game.pantheon().deck_size(m) > 0).map(Action::Consult).collect()
        }
        Pending::Summon(_) => view.pantheon.shown.0.iter().map(Action::Summon).collect(),
        Pending::StackDeck(_) => view.pantheon.shown.0.iter().map(Action::StackDeck).collect(),
        Pending::LaySnake(_) => of_colors(seat.opponent(), &[Color::Green]).into_iter().map(Action::Snake).collect(),
        Pending::StealCard(_) => {
            of_colors(seat.opponent(), &[Color::Brown, Color::Grey]).into_iter().map(Action::Steal).collect()
        }
        Pending::Strike(_) => present.map(Action::Strike).collect(),
        Pending::Unbuild(_) => own.standing().iter().chain(other.standing()).map(Action::Unbuild).collect(),
        Pending::RaiseWonder(_) => own.wonders().iter().map(Action::Raise).collect(),
        Pending::Tuck(..) => game.discard().iter().map(Action::Tuck).collect(),
        Pending::StealWonder(_) => other.wonders().iter().map(Action::TakeWonder).collect(),
        Pending::PlaceMinerva(_) => {
            let off_pawn = game.setup().minerva == Minerva::OffPawn;
            (-9..=9).filter(|&space| !off_pawn || space != game.pawn()).map(Action::Minerva).collect()
        }
        Pending::DropMilitaryToken(_) | Pending::UseMilitaryToken(_) => {
            let all = [Seat::A, Seat::B].into_iter().flat_map(|seat| MilitaryTokenSize::ALL.map(|size| (seat, size)));
            all.filter(|&(seat, size)| game.military_tokens().threatens(seat, size))
                .map(|(a, b)| Action::MilitaryToken(a, b))
                .collect()
        }
        Pending::Politics(_, section) => {
            let chambers = match section {
                Section::Left => [1, 2],
                Section::Center => [3, 4],
                Section::Right => [5, 6],
            };
            or_pass([placings(game, seat, &chambers), moves(game, seat)].concat())
        }
        Pending::PlaceOrConspire(_) => [placings(game, seat, &ALL_CHAMBERS), vec![Action::Conspire]].concat(),
        Pending::PlaceCube(_) => placings(game, seat, &ALL_CHAMBERS),
        Pending::MoveCube(_) => or_pass(moves(game, seat)),
        Pending::RemoveCube(_) => {
            let has_cube = |chamber: &Chamber| game.senate().cubes(seat.opponent(), *chamber) > 0;
            Chamber::ALL.into_iter().filter(has_cube).map(Action::Remove).collect()
        }
        Pending::KeepConspiracy(_) => match view.conspiracies.drawn {
            ConspiraciesHeld::Seen(conspiracies) => {
                let ends = [DeckEnd::Top, DeckEnd::Bottom].into_iter();
                ends.flat_map(|end| conspiracies.iter().map(move |conspiracy| Action::Keep(conspiracy, end))).collect()
            }
            ConspiraciesHeld::Hidden(_) => panic!("a player sees the conspiracies drawn (A8.1)"),
        },
        Pending::TriggerUnprepared(_) => or_pass(unprepared(game, seat).iter().map(Action::Trigger).collect()),
        Pending::LockToken(_) => {
            let tokens = game.board() | other.tokens() | game.token_box();
            tokens.iter().map(Action::Lock).collect()
        }
        Pending::BuildFromRow(..) => {
            let drawn = super::drawn_slots(game.age(), true);
            let first_line = drawn.iter().map(|&(_, line, ..)| line).min();
            let in_row = drawn.iter().filter(|&&(_, line, ..)| Some(line) == first_line).map(|&(slot, ..)| Slot(slot));
            let is_building = |slot: &Slot| match game.structure().cell(*slot) {
                Cell::Up(card) => card.building().color != Color::White,
                _ => false,
            };
            in_row.filter(is_building).map(Action::Claim).collect()
        }
        Pending::BuildRemoved(_) => match view.conspiracies.removed {
            Removed::Seen(cards) => cards.iter().map(Action::Reclaim).collect(),
            Removed::Hidden(_) => panic!("who triggers Treason sees the removed cards (A8.20)"),
        },
        Pending::TakeFromBox(_) => game.token_box().iter().map(Action::Progress).collect(),
        Pending::DiscardAvailable(_, may_decline) => {
            let strikes = available(game).into_iter().map(|slot| Action::Strike(Slot(slot))).collect();
            if may_decline { or_pass(strikes) } else { strikes }
        }
        Pending::SwapCards(_) => {
            let of_color = |color: Color| {
                let taken = of_colors(seat.opponent(), &[color]);
                let given = of_colors(seat, &[color]);
                taken.into_iter().flat_map(move |a| given.clone().into_iter().map(move |b| Action::Swap(a, b)))
            };
            [Color::Blue, Color::Green].into_iter().flat_map(of_color).collect()
        }
        Pending::MoveDecree(_) => {
            let pairs = Chamber::ALL.into_iter().flat_map(|decree| Chamber::ALL.map(|to| (decree, to)));
            let is_other = |(decree, to): &(Chamber, Chamber)| game.senate().decree_laid_in(*decree).0 != *to;
            pairs.filter(is_other).map(|(decree, to)| Action::MoveDecree(decree, to)).collect()
        }
        Pending::DestroyWonder(_) => other.standing().iter().map(Action::Raze).collect(),
        other => panic!("nobody has to act: {other:?}"),
    }
}

/// P13.3, A10.5: points for temples and for Mysticism, then the rows of the gods and of the senate.
pub(crate) fn score(game: &Duel, seat: Seat) -> [i16; 4] {
    let city = game.city(seat);
    let temples = cards(city).iter().filter(|card| card.ends_with("_grand_temple")).count();
    let tokens: u8 = Mythology::ALL.iter().map(|&mythology| city.mythology_tokens(mythology)).sum();
    let mysticism =
        if has_token(city, "mysticism") { 2 * (i16::from(tokens) + city.offerings().len() as i16) } else { 0 };
    let aphrodite = if city.gods().contains(GodId::Aphrodite) { 9 } else { 0 };
    let chambers = ALL_CHAMBERS.iter().filter(|&&number| majority(game, Chamber(number - 1)) == Some(seat));
    let points = |number: &u8| [1, 2, 3, 3, 2, 1][usize::from(*number) - 1];
    [[0, 5, 12, 21][temples], mysticism, aphrodite + i16::from(city.protected_coins()), chambers.map(points).sum()]
}
