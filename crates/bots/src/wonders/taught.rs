//! What bots know besides when an expansion is played. What they know of the base game is written once, over [`Taught`];
//! an expansion says where its rules of thumb, its inputs and its weights come in. Without one nothing is added.

use super::card_worth::CityWorth;
use super::judgement::{self, Net};
use super::policy::{self, Chooser};
use table::{Game, Seat};
use wonders::data::armada::Naval;
use wonders::{ActionWith, BaseGame, Card, Expansion, Never, Position, Side, TURNS, WonderId};

/// An expansion that bots have been taught. Each function says what it is in the base game.
pub trait Taught: Expansion<View: Sync> {
    /// Cards of its own, which stand behind those of the base game.
    const CARDS: usize;
    /// Boards of its own: sides of wonders.
    const BOARDS: usize;
    /// Inputs of the network besides those of cities and cards.
    const NET_INPUTS: usize;
    /// Inputs of the policy besides those of cities and cards.
    const POLICY_INPUTS: usize;

    /// What is worked out once for a city before its cards are judged.
    type Worth: Copy + Default;

    /// The network that judges positions.
    fn net() -> &'static Net;
    /// The weights of the policy.
    fn policy() -> &'static [f32];
    /// The policy before anything was taught: the inputs that count, with their weights.
    fn first_weights() -> Vec<(usize, f32)>;

    /// The neighbours that a seat fights on land: both, or one of them twice.
    fn rivals(game: &Position<Self>, seat: Seat) -> [Seat; 2];
    /// Which neighbour is a partner: 0 is the left one, 1 the right one.
    fn partner_at(game: &Position<Self>, seat: Seat) -> Option<usize>;
    /// What is worked out once for a city.
    fn worth(city: &CityWorth<'_, Self>) -> Self::Worth;
    /// What effects that only an expansion has are worth to a city.
    fn worth_of(city: &CityWorth<'_, Self>, effects: &[Naval]) -> f32;
    /// Tests if the round that has opened is over in a step of its own, so that the position can be judged.
    fn is_settled(step: Self::Step) -> bool;

    /// The part of an action of its own that the base game knows, too.
    fn on_land(action: Self::Action) -> Option<ActionWith<Self>>;
    /// Tells the inputs of an action that the base game does not know, from 0.
    fn action_inputs(chooser: &Chooser<'_, Self>, action: ActionWith<Self>, tell: impl FnMut(usize, f32));
    /// Tells the inputs of the network that the base game does not know, from 0.
    fn inputs(city: &CityWorth<'_, Self>, tell: impl FnMut(usize, f32));
    /// Which of a few reasons speaks most for an action of its own.
    fn reason(game: &Position<Self>, seat: Seat, action: Self::Action) -> &'static str;
}

impl Taught for BaseGame {
    const CARDS: usize = 0;
    const BOARDS: usize = 0;
    const NET_INPUTS: usize = 0;
    const POLICY_INPUTS: usize = 0;

    type Worth = ();

    #[inline]
    fn net() -> &'static Net {
        judgement::base_net()
    }

    #[inline]
    fn policy() -> &'static [f32] {
        policy::base_policy()
    }

    fn first_weights() -> Vec<(usize, f32)> {
        Vec::new()
    }

    #[inline]
    fn rivals(game: &Position<Self>, seat: Seat) -> [Seat; 2] {
        game.neighbours(seat)
    }

    #[inline]
    fn partner_at(_: &Position<Self>, _: Seat) -> Option<usize> {
        None
    }

    #[inline]
    fn worth(_: &CityWorth<'_, Self>) {}

    #[inline]
    fn worth_of(_: &CityWorth<'_, Self>, _: &[Naval]) -> f32 {
        0.0
    }

    #[inline]
    fn is_settled(step: Never) -> bool {
        match step {}
    }

    #[inline]
    fn on_land(action: Never) -> Option<ActionWith<Self>> {
        match action {}
    }

    #[inline]
    fn action_inputs(_: &Chooser<'_, Self>, _: ActionWith<Self>, _: impl FnMut(usize, f32)) {}

    #[inline]
    fn inputs(_: &CityWorth<'_, Self>, _: impl FnMut(usize, f32)) {}

    fn reason(_: &Position<Self>, _: Seat, action: Never) -> &'static str {
        match action {}
    }
}

/// The turn of the age, from 0 to the last of the base game. Where an age has more turns, the first ones are alike: what
/// matters is how near its end is.
#[inline]
pub(super) fn turn<X: Taught>(game: &Position<X>) -> usize {
    (game.turn() + TURNS).saturating_sub(game.setup().turns()).min(TURNS - 1)
}

/// The input of a card in a group that has one for each card of the base game. Those of cards that only an expansion has
/// stand in a group of their own.
#[inline]
pub(super) fn of_card<X: Taught>(group: usize, own_group: usize, card: Card) -> usize {
    if X::CARDS > 0 && card.is_of_armada() { own_group + card.index() - Card::BASE } else { group + card.index() }
}

/// The same for a side of a wonder, each of which has so many inputs.
#[inline]
pub(super) fn of_board<X: Taught>(
    group: usize,
    own_group: usize,
    wonder: WonderId,
    side: Side,
    inputs: usize,
) -> usize {
    let board = wonder.index() * Side::NUM + side as usize;
    if X::BOARDS > 0 && board >= BOARDS { own_group + (board - BOARDS) * inputs } else { group + board * inputs }
}

/// Boards of the base game.
pub(super) const BOARDS: usize = WonderId::BASE.len() * Side::NUM;
