//! A game of one round for tests: all seats choose at the same time, and then single seats may have to choose as well.
//!
//! A point is sure; a claim is worth nothing at first. When all have chosen, whoever claimed takes 3 points or none, one seat
//! after the other. The policy does not know which is better.

use bots::{Expectation, Knowledge, Others, Weights};
use table::{Actions, Event, Game, Outcome, Phase, Rng, ScoreSheet, Seat, SeatSet};

pub(crate) const SEATS: usize = 3;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Action {
    Point,
    Claim,
    Take,
    Leave,
}

/// `IN_TREE` is how a search is told to treat the other seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Claims<const IN_TREE: bool> {
    chosen: [Option<Action>; SEATS],
    taken: [Option<Action>; SEATS],
}

impl<const IN_TREE: bool> Claims<IN_TREE> {
    fn is_open(&self) -> bool {
        self.chosen.iter().all(Option::is_some)
    }

    fn claimant(&self) -> Option<Seat> {
        let waits =
            |seat: &Seat| self.chosen[seat.index()] == Some(Action::Claim) && self.taken[seat.index()].is_none();
        Seat::first(SEATS).find(waits)
    }

    fn points(&self, seat: Seat) -> i16 {
        match (self.chosen[seat.index()], self.taken[seat.index()]) {
            (Some(Action::Point), _) => 1,
            (_, Some(Action::Take)) => 3,
            _ => 0,
        }
    }
}

impl<const IN_TREE: bool> Game for Claims<IN_TREE> {
    type Setup = ();
    type Action = Action;
    type Chance = ();
    type Deal = ();
    /// What lies face down is not told.
    type View = Self;
    type EventView = Option<Action>;

    const RULES_VERSION: u32 = 1;
    const MAX_ACTIONS: usize = 2;

    fn new((): ()) -> Self {
        Self::default()
    }

    fn setup(&self) {}

    fn seats(&self) -> usize {
        SEATS
    }

    fn phase(&self) -> Phase {
        match self.claimant() {
            _ if !self.is_open() => {
                Phase::Act(Seat::first(SEATS).filter(|seat| self.chosen[seat.index()].is_none()).collect())
            }
            Some(seat) => Phase::Act(SeatSet::only(seat)),
            None => Phase::Over,
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Actions<Action>) {
        out.clear();
        if self.asked().contains(seat) {
            out.extend(if self.is_open() { [Action::Leave, Action::Take] } else { [Action::Point, Action::Claim] });
        }
    }

    fn play_unchecked(&mut self, seat: Seat, action: Action) {
        let place = if self.is_open() { &mut self.taken } else { &mut self.chosen };
        place[seat.index()] = Some(action);
    }

    fn draw(&self, _: &mut impl Rng) {}

    fn is_possible(&self, (): ()) -> bool {
        false
    }

    fn reveal_unchecked(&mut self, (): ()) {}

    fn shuffle((): (), _: &mut impl Rng) {}

    fn dealt(&self, (): &()) {}

    fn outcome(&self) -> Option<Outcome> {
        let most = Seat::first(SEATS).map(|seat| self.points(seat)).max();
        let winners = Seat::first(SEATS).filter(|&seat| Some(self.points(seat)) == most).collect();
        (self.phase() == Phase::Over).then(|| Outcome::new(winners, "points"))
    }

    fn score_sheet(&self) -> ScoreSheet {
        ScoreSheet { seats: SEATS, rows: std::iter::empty().collect() }
    }

    fn view(&self, _: Option<Seat>) -> Self {
        if self.is_open() { *self } else { Self::default() }
    }

    fn event_view(&self, event: Event<Self>, viewer: Option<Seat>) -> Option<Action> {
        match event {
            Event::Act(seat, action) if viewer == Some(seat) || self.is_open() => Some(action),
            Event::Act(..) | Event::Chance(()) => None,
        }
    }

    fn imagine(view: &Self, _: &mut impl Rng) -> Self {
        *view
    }
}

impl<const IN_TREE: bool> Knowledge for Claims<IN_TREE> {
    const OTHERS: Others = if IN_TREE { Others::InTree } else { Others::ByPolicy };

    fn expectation(&self) -> Expectation {
        panic!("the game is over after its only round: nothing is to be judged before, with choices face down or due");
    }

    fn policy(&self, _: Seat, actions: &Actions<Action>, weights: &mut Weights) {
        weights.extend(actions.iter().map(|_| 1));
    }

    fn reason(&self, _: Seat, _: Action) -> &'static str {
        "tempo"
    }
}
