//! How a bot judges a position of Duel: chances of winning, a playout policy, reasons.

use super::features::{inputs, inputs_of};
use crate::knowledge::{Expectation, Knowledge, Others, Weights, result};
use crate::net;
use duel::{Action, CardId, Cell, Color, Duel, Effect, Expansion, Pending, Slot};
use std::sync::LazyLock;
use table::{Actions, Game, IdSet, MAX_SEATS, Seat};

/// The network of each set of expansions.
pub type Net = net::Net<8, 8>;

/// What self-play has taught, for every set of expansions; `examples/learn_duel.rs` writes it.
const WEIGHTS: [&[u8]; 1 << Expansion::NUM] = [
    include_bytes!("net.bin"),
    include_bytes!("net-pantheon.bin"),
    include_bytes!("net-agora.bin"),
    include_bytes!("net-pantheon-agora.bin"),
];

const _: () = {
    let mut bits = 0;
    while bits < WEIGHTS.len() {
        assert!(
            Net::is_playable(inputs_of(IdSet::from_bits(bits as u8)), WEIGHTS[bits]),
            "features.rs or expansions.rs has another number of inputs than a net*.bin in bots/src/duel: teach the \
             networks anew with `cargo run --release -p bots --features untaught --example learn_duel` (docs/bots.md)"
        );
        bits += 1;
    }
};

static NETS: LazyLock<[Net; WEIGHTS.len()]> =
    LazyLock::new(|| std::array::from_fn(|bits| Net::shipped(inputs_of(IdSet::from_bits(bits as u8)), WEIGHTS[bits])));

impl Knowledge for Duel {
    const OTHERS: Others = Others::InTree;

    fn expectation(&self) -> Expectation {
        if self.ending().is_some() {
            return result(self);
        }
        let net = &NETS[usize::from(self.setup().expansions.bits())];
        let mut layer = net.start();
        let seat = inputs(self, |input, value| net.add(&mut layer, input, value));
        let chance = 1.0 / (1.0 + (-net.finish(&layer)).exp());
        let mut values = [0.0; MAX_SEATS];
        values[seat.index()] = chance;
        values[seat.opponent().index()] = 1.0 - chance;
        values
    }

    fn policy(&self, _: Seat, actions: &Actions<Action>, weights: &mut Weights) {
        let weight = |action: Action| match action {
            Action::Wonder(..) => 16,
            Action::Build(slot) => playout_weight(self, slot),
            Action::Discard(_) => 2,
            Action::Activate(..) => 10,
            Action::Prepare(..) => 5,
            Action::Trigger(_) => 24,
            Action::Pass => 1,
            Action::Draft(_)
            | Action::BuildSparing(_)
            | Action::Progress(_)
            | Action::Destroy(_)
            | Action::Restore(_)
            | Action::Begin(_)
            | Action::PlaceGod(..)
            | Action::Consult(_)
            | Action::Summon(_)
            | Action::StackDeck(_)
            | Action::Snake(_)
            | Action::Steal(_)
            | Action::Strike(_)
            | Action::Unbuild(_)
            | Action::Raise(_)
            | Action::Tuck(_)
            | Action::TakeWonder(_)
            | Action::Minerva(_)
            | Action::MilitaryToken(..)
            | Action::Place(_)
            | Action::Move(..)
            | Action::Remove(_)
            | Action::Conspire
            | Action::Keep(..)
            | Action::Lock(_)
            | Action::Claim(_)
            | Action::Reclaim(_)
            | Action::Swap(..)
            | Action::MoveDecree(..)
            | Action::Raze(_) => 4,
        };
        weights.extend(actions.iter().map(|&action| weight(action)));
    }

    fn reason(&self, seat: Seat, action: Action) -> &'static str {
        let mut after = *self;
        after.play_unchecked(seat, action);
        if let Some(ending) = after.ending() {
            return if ending.winners().contains(seat) { "wins" } else { "ends" };
        }
        let (before, now) = (self.city(seat), after.city(seat));
        let topic = topic(self, action);
        let lead = |game: &Duel| if seat == Seat::A { game.pawn() } else { -game.pawn() };
        let takes_turn = matches!(action, Action::Build(_) | Action::Wonder(..) | Action::Activate(..));
        let takes_token = matches!(after.pending().last(), Some(Pending::TakeToken(who)) if *who == seat);
        if after.next_turn() == Some(seat) && takes_turn && after.age() == self.age() {
            "extra-turn"
        } else if now.symbols().len() > before.symbols().len() || takes_token {
            "science"
        } else if lead(&after) > lead(self) {
            "military"
        } else if now.production() != before.production()
            || now.choice_producers(duel::Class::Raw) > before.choice_producers(duel::Class::Raw)
        {
            "production"
        } else if topic == Topic::Senate {
            "senate"
        } else if topic == Topic::Plots {
            "plots"
        } else if after.score(seat).total() >= self.score(seat).total() + 3 {
            "points"
        } else if matches!(action, Action::Discard(_)) {
            "denies"
        } else if now.coins() > before.coins() {
            "coins"
        } else if topic == Topic::Gods {
            "gods"
        } else {
            "tempo"
        }
    }
}

/// What an action of the expansions is about.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Topic {
    /// Something of the base game.
    Base,
    /// Gods.
    Gods,
    /// A senator recruited, or a cube or decree in the senate.
    Senate,
    /// Conspiracies.
    Plots,
}

fn topic(game: &Duel, action: Action) -> Topic {
    match action {
        Action::Build(slot) if card_to_build(game, slot).building().color == Color::White => Topic::Senate,
        Action::Place(_) | Action::Move(..) | Action::Remove(_) | Action::MoveDecree(..) => Topic::Senate,
        Action::Conspire | Action::Keep(..) | Action::Prepare(..) | Action::Trigger(_) => Topic::Plots,
        Action::Activate(..) | Action::Summon(_) | Action::Consult(_) | Action::PlaceGod(..) => Topic::Gods,
        Action::Draft(_)
        | Action::Build(_)
        | Action::BuildSparing(_)
        | Action::Discard(_)
        | Action::Wonder(..)
        | Action::Progress(_)
        | Action::Destroy(_)
        | Action::Restore(_)
        | Action::Begin(_)
        | Action::StackDeck(_)
        | Action::Snake(_)
        | Action::Steal(_)
        | Action::Strike(_)
        | Action::Unbuild(_)
        | Action::Raise(_)
        | Action::Tuck(_)
        | Action::TakeWonder(_)
        | Action::Minerva(_)
        | Action::MilitaryToken(..)
        | Action::Lock(_)
        | Action::Claim(_)
        | Action::Reclaim(_)
        | Action::Swap(..)
        | Action::Raze(_)
        | Action::Pass => Topic::Base,
    }
}

/// The card in a place from which a seat may build.
fn card_to_build(game: &Duel, slot: Slot) -> CardId {
    match game.structure().cell(slot) {
        Cell::Up(card) => card,
        cell => unreachable!("what is built lies face up, and there is {cell:?}"),
    }
}

/// How likely a playout builds the card in this place, beside other actions.
fn playout_weight(game: &Duel, slot: Slot) -> u32 {
    let building = card_to_build(game, slot).building();
    let base = match building.color {
        Color::Brown | Color::Grey => 8,
        Color::Blue => 8,
        Color::Green => 10,
        Color::Yellow => 6,
        Color::Red => 8,
        Color::Purple => 10,
        Color::White => 9,
    };
    // Any other effect weighs as much as its colour.
    let strong = building
        .effects
        .iter()
        .any(|effect| matches!(effect, Effect::Points(5..) | Effect::Shields(2..) | Effect::Produce(_, 2)));
    if strong { base + 4 } else { base }
}
