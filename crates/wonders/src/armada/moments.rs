//! Where the rules of Armada meet those of the base game: each moment leads to its chapter.

use super::knowledge::{NavalEventView, NavalView, hidden, open_part};
use super::{
    Action, Armada, NavalAction, NavalChance, NavalDeal, NavalStep, Options, Setup, Table, View, legal, points, setup,
    texts,
};
use crate::city::City;
use crate::cost::Cost;
use crate::data::Face;
use crate::data::armada::GUILD_POINTS;
use crate::expansion::{Expansion, Plain};
use crate::ids::{Card, MOST_SEATS, WonderId};
use crate::setup::LastCard;
use crate::state::Step;
use crate::witness::Witness;
use table::text::{Fields, Result, Words};
use table::{Actions, BySeat, OptionError, OptionText, Rng, Seat, SeatSet, Sides};

/// The base game with Armada.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct WithArmada;

impl Expansion for WithArmada {
    const GAME: &'static str = "wonders+armada";
    const MAX_PLAYERS: usize = MOST_SEATS;
    const MAX_ACTIONS: usize = legal::MAX_ACTIONS;
    const OPTIONS: &'static [OptionText] = &setup::OPTIONS;
    const LAST_CARD: &'static [LastCard] = setup::LAST_CARD;

    type Seats<T: Plain> = BySeat<T, MOST_SEATS>;
    type Options = Options;
    type Table = Table;
    type Step = NavalStep;
    type Action = NavalAction;
    type Chance = NavalChance;
    type Deal = NavalDeal;
    type View = NavalView;
    type EventView = NavalEventView;

    #[inline]
    fn hand(setup: Setup) -> usize {
        setup::hand(setup.seats())
    }

    fn wonders(setup: Setup) -> &'static [WonderId] {
        setup::wonders(setup.seats())
    }

    fn drawn(setup: Setup, age: usize) -> (&'static [Card], usize) {
        setup::drawn(setup.seats(), age)
    }

    fn decks_of(setup: Setup) -> usize {
        setup::decks_of(setup.seats())
    }

    fn set_option(setup: &mut Setup, name: &str, value: usize) -> std::result::Result<(), OptionError> {
        setup.set_naval(name, value)
    }

    fn option(setup: &Setup, name: &str) -> usize {
        setup.naval_option(name)
    }

    fn sides(setup: Setup) -> Sides {
        setup.teams()
    }

    fn partner(setup: Setup, seat: Seat) -> Option<Seat> {
        setup.partner(seat)
    }

    fn shuffle(_: Setup, rng: &mut impl Rng) -> NavalDeal {
        NavalDeal::new(rng)
    }

    fn draw(game: &Armada, step: NavalStep, rng: &mut impl Rng) -> NavalChance {
        game.draw_naval(step, rng)
    }

    fn dealt(game: &Armada, step: NavalStep, deal: &NavalDeal) -> NavalChance {
        game.dealt_naval(step, deal)
    }

    fn is_possible(game: &Armada, step: NavalStep, outcome: NavalChance) -> bool {
        game.is_naval_possible(step, outcome)
    }

    fn reveal(game: &mut Armada, outcome: NavalChance, witness: &mut impl Witness) {
        game.reveal_naval(outcome, witness);
    }

    fn is_chance(step: NavalStep) -> bool {
        match step {
            NavalStep::DealShipyards | NavalStep::DrawIsland | NavalStep::DealIslands(_) => true,
            NavalStep::MoveFleets | NavalStep::Explore(_) | NavalStep::KeepIsland(_) | NavalStep::JoinConflict => false,
        }
    }

    fn hands_were_dealt(step: NavalStep) -> bool {
        step != NavalStep::DealShipyards
    }

    fn is_after_conflicts(step: NavalStep) -> bool {
        step == NavalStep::JoinConflict
    }

    fn choosers(game: &Armada, step: NavalStep) -> SeatSet {
        let asked = match step {
            NavalStep::MoveFleets => game.table.movers(),
            NavalStep::Explore(level) => game.table.round[level as usize],
            NavalStep::KeepIsland(_) => game.table.explorers(),
            NavalStep::JoinConflict => game.may_stay_out().map_or(SeatSet::EMPTY, SeatSet::only),
            NavalStep::DealShipyards | NavalStep::DrawIsland | NavalStep::DealIslands(_) => SeatSet::EMPTY,
        };
        asked.iter().filter(|&seat| game.chosen[seat].is_none()).collect()
    }

    fn boards_are_settled(game: &mut Armada) {
        game.step = Step::Naval(NavalStep::DealShipyards);
    }

    fn uses_of_hand(game: &Armada, seat: Seat, out: &mut Actions<Action>) {
        game.naval_uses_of_hand(seat, out);
    }

    fn fewest_coins(game: &Armada, seat: Seat, cost: &Cost, coins: u16) -> Option<u8> {
        game.fewest_coins_at_sea(seat, cost, coins)
    }

    fn legal_actions(game: &Armada, seat: Seat, step: NavalStep, out: &mut Actions<Action>) {
        game.naval_actions(seat, step, out);
    }

    fn open(game: &mut Armada, step: NavalStep, witness: &mut impl Witness) {
        match step {
            NavalStep::MoveFleets => game.make_moves(witness),
            NavalStep::Explore(level) => game.declare(level, witness),
            NavalStep::KeepIsland(_) => game.keep_islands(witness),
            NavalStep::JoinConflict => game.join_conflict(witness),
            NavalStep::DealShipyards | NavalStep::DrawIsland | NavalStep::DealIslands(_) => {}
        }
    }

    fn pay(game: &mut Armada, seat: Seat, action: NavalAction, witness: &mut impl Witness) {
        game.pay_bill(seat, action, witness);
    }

    fn before_effects(game: &mut Armada, seat: Seat, action: Action, witness: &mut impl Witness) {
        game.make_step(seat, action, witness);
    }

    fn effects(game: &mut Armada, seat: Seat, action: NavalAction, witness: &mut impl Witness) {
        game.naval_action_effects(seat, action, witness);
    }

    fn card_effects(game: &mut Armada, seat: Seat, card: Card, from_pile: bool, witness: &mut impl Witness) {
        game.naval_card_effects(seat, card, from_pile, witness);
    }

    fn stage_effects(game: &mut Armada, seat: Seat, built: usize) {
        game.naval_stage_effects(seat, built);
    }

    fn go_on(game: &mut Armada, witness: &mut impl Witness) {
        game.sail_on(witness);
    }

    fn end_age(game: &mut Armada, witness: &mut impl Witness) {
        game.end_age_at_sea(witness);
    }

    fn keep(game: &Armada, seat: Seat, city: &mut City) {
        for island in game.table.harbours[seat].islands() {
            island.face().effects.iter().for_each(|effect| city.keep(effect, false));
        }
    }

    fn guild_points(points: i16) -> i16 {
        points.min(GUILD_POINTS)
    }

    fn most_symbols(game: &Armada, seat: Seat) -> u8 {
        game.symbols_of_most(seat)
    }

    fn card_points(game: &Armada, seat: Seat, face: &Face) -> i16 {
        game.naval_card_points(seat, face)
    }

    const ROWS: &'static [&'static str] = &points::ROWS;

    fn points(game: &Armada, seat: Seat, row: usize) -> i16 {
        game.naval_points(seat, row)
    }

    fn view(game: &Armada, viewer: Option<Seat>) -> NavalView {
        game.naval_view(viewer)
    }

    fn open_part(view: &View) -> Table {
        open_part(view)
    }

    fn imagine(game: &mut Armada, view: &View, rng: &mut impl Rng) {
        game.imagine_islands(view, rng);
    }

    fn chance_view(game: &Armada, outcome: NavalChance, viewer: Option<Seat>) -> NavalEventView {
        game.chance_view_at_sea(outcome, viewer)
    }

    fn hidden(action: NavalAction) -> Option<NavalEventView> {
        hidden(action)
    }

    fn step_text(step: NavalStep) -> String {
        texts::step_text(step)
    }

    fn parse_step(text: &str) -> Option<NavalStep> {
        texts::parse_step(text)
    }

    fn action_text(_: &Armada, action: NavalAction) -> String {
        texts::action_text(action)
    }

    fn parse_action(text: &str) -> Result<Option<NavalAction>> {
        texts::parse_action(text)
    }

    fn chance_text(game: &Armada, outcome: NavalChance) -> String {
        game.naval_chance_text(outcome)
    }

    fn parse_chance(game: &Armada, verb: &str, words: &mut Words<'_>) -> Result<NavalChance> {
        game.parse_naval_chance(verb, words)
    }

    fn due_text(game: &Armada, step: NavalStep) -> String {
        game.naval_due_text(step)
    }

    fn write_table(game: &Armada, fields: &mut Fields) {
        game.write_naval_table(fields);
    }

    fn write_seat(game: &Armada, seat: Seat, fields: &mut Fields) {
        game.write_naval_seat(seat, fields);
    }

    fn write_view(view: &View, fields: &mut Fields) {
        texts::write_view(view, fields);
    }

    fn parse_table(game: &mut Armada, key: &str, value: &str) -> Result<bool> {
        game.parse_naval_table(key, value)
    }

    fn parse_seat(game: &mut Armada, seat: Seat, field: &str, value: &str) -> Result<bool> {
        game.parse_naval_seat(seat, field, value)
    }

    fn check(game: &Armada) -> std::result::Result<(), String> {
        game.check_table()
    }

    /// Two neighbours and two cities two seats away, or one neighbour for two tokens and those two (S9.4, S13.4).
    fn most_tokens(_: Setup) -> u8 {
        4
    }
}
