//! A game as small as can be, whose texts may have a flaw: to see that the harness finds it.
//!
//! Four times a token turns up with a number from 1 to 3, and the seats take turns to take it or leave it. A position is
//! `careless round=2 token=3 A.score=1`; what is nothing is not written.

use table::battery::Audit;
use table::{Actions, Event, Game, Notation, Outcome, Phase, Rng, ScoreSheet, Seat, SeatSet, TextError};

pub(crate) const ROUNDS: u8 = 4;

/// What is wrong with the texts of a game.
pub(crate) const NOTHING: u8 = 0;
/// Taking and leaving have the same text.
pub(crate) const AMBIGUOUS_ACTION: u8 = 1;
/// What follows an action is overlooked.
pub(crate) const LOOSE_ACTION: u8 = 2;
/// Every token reads as a 1.
pub(crate) const WRONG_OUTCOME: u8 = 3;
/// What follows an outcome is overlooked.
pub(crate) const LOOSE_OUTCOME: u8 = 4;
/// The score of B is not written.
pub(crate) const FORGETFUL_POSITION: u8 = 5;
/// Fields that do not exist are accepted.
pub(crate) const TOLERANT_POSITION: u8 = 6;
/// Points that nobody can have got are accepted.
pub(crate) const UNCHECKED_POSITION: u8 = 7;
/// The score is imagined instead of seen.
pub(crate) const WRONG_WORLD: u8 = 8;
/// There are more actions than the game says.
pub(crate) const TOO_LOW_BOUND: u8 = 9;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Careless<const FLAW: u8> {
    round: u8,
    token: u8,
    score: [u8; 2],
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Action {
    Take,
    Leave,
}

impl<const FLAW: u8> Careless<FLAW> {
    fn chooser(&self) -> Seat {
        if self.round.is_multiple_of(2) { Seat::A } else { Seat::B }
    }
}

impl<const FLAW: u8> Game for Careless<FLAW> {
    type Setup = ();
    type Action = Action;
    type Chance = u8;
    type Deal = [u8; ROUNDS as usize];
    type View = Self;
    type EventView = Event<Self>;

    const RULES_VERSION: u32 = 1;
    const MAX_ACTIONS: usize = if FLAW == TOO_LOW_BOUND { 1 } else { 2 };

    fn new((): ()) -> Self {
        Self { round: 0, token: 0, score: [0; 2] }
    }

    fn setup(&self) {}

    fn seats(&self) -> usize {
        2
    }

    fn phase(&self) -> Phase {
        match (self.round, self.token) {
            (ROUNDS, _) => Phase::Over,
            (_, 0) => Phase::Chance,
            _ => Phase::Act(SeatSet::only(self.chooser())),
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Actions<Action>) {
        out.clear();
        if matches!(self.phase(), Phase::Act(seats) if seats.contains(seat)) {
            out.extend([Action::Take, Action::Leave]);
        }
    }

    fn play_unchecked(&mut self, seat: Seat, action: Action) {
        if action == Action::Take {
            self.score[seat.index()] += self.token;
        }
        self.token = 0;
        self.round += 1;
    }

    fn draw(&self, rng: &mut impl Rng) -> u8 {
        rng.below(3) as u8 + 1
    }

    fn is_possible(&self, outcome: u8) -> bool {
        self.phase() == Phase::Chance && (1..=3).contains(&outcome)
    }

    fn reveal_unchecked(&mut self, outcome: u8) {
        self.token = outcome;
    }

    fn shuffle((): (), rng: &mut impl Rng) -> Self::Deal {
        [(); ROUNDS as usize].map(|()| rng.below(3) as u8 + 1)
    }

    fn dealt(&self, deal: &Self::Deal) -> u8 {
        deal[usize::from(self.round)]
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.phase() == Phase::Over).then_some(Outcome::new(SeatSet::all(2), "points"))
    }

    fn score_sheet(&self) -> ScoreSheet {
        ScoreSheet { seats: 2, rows: Default::default() }
    }

    fn view(&self, _: Option<Seat>) -> Self {
        *self
    }

    fn event_view(&self, event: Event<Self>, _: Option<Seat>) -> Event<Self> {
        event
    }

    fn imagine(view: &Self, _: &mut impl Rng) -> Self {
        let score = if FLAW == WRONG_WORLD { [0; 2] } else { view.score };
        Self { score, ..*view }
    }
}

impl<const FLAW: u8> Audit for Careless<FLAW> {
    fn audit(&self) -> Result<(), String> {
        // A has chosen in every other round, B in those between.
        let most = [self.round.div_ceil(2), self.round / 2].map(|rounds| 3 * rounds);
        let is_sound = self.token <= 3 && self.score[0] <= most[0] && self.score[1] <= most[1];
        if is_sound { Ok(()) } else { Err("too many points".to_owned()) }
    }
}

/// A number in its one written form.
fn number(text: &str) -> Option<u8> {
    text.parse().ok().filter(|number: &u8| number.to_string() == text)
}

impl<const FLAW: u8> Notation for Careless<FLAW> {
    fn action_text(&self, _: Seat, action: Action) -> String {
        if action == Action::Take || FLAW == AMBIGUOUS_ACTION { "take".to_owned() } else { "leave".to_owned() }
    }

    fn parse_action(&self, _: Seat, text: &str) -> Result<Action, TextError> {
        match text {
            "take" => Ok(Action::Take),
            "leave" => Ok(Action::Leave),
            _ if FLAW == LOOSE_ACTION && text.starts_with("take") => Ok(Action::Take),
            _ => Err(TextError::unknown("action", text)),
        }
    }

    fn chance_text(&self, outcome: u8) -> String {
        format!("token {outcome}")
    }

    fn parse_chance(&self, text: &str) -> Result<u8, TextError> {
        let token = text.strip_prefix("token ").and_then(|token| match FLAW {
            WRONG_OUTCOME => Some(1),
            LOOSE_OUTCOME => token.split(' ').next().and_then(number),
            _ => number(token),
        });
        token.filter(|token| (1..=3).contains(token)).ok_or_else(|| TextError::unknown("outcome", text))
    }

    fn position_text(&self) -> String {
        let b = if FLAW == FORGETFUL_POSITION { 0 } else { self.score[1] };
        let fields = [("round", self.round), ("token", self.token), ("A.score", self.score[0]), ("B.score", b)];
        let written = fields.iter().filter(|(_, value)| *value > 0);
        written.fold("careless".to_owned(), |text, (key, value)| format!("{text} {key}={value}"))
    }

    fn parse_position(text: &str) -> Result<Self, TextError> {
        let mut game = Self::new(());
        let mut words = text.split(' ');
        if words.next() != Some("careless") {
            return Err(TextError::unknown("game", text));
        }
        let mut seen = Vec::new();
        for field in words {
            let (key, value) = field.split_once('=').ok_or(TextError::Missing("a value"))?;
            let place = match key {
                "round" => &mut game.round,
                "token" => &mut game.token,
                "A.score" => &mut game.score[0],
                "B.score" => &mut game.score[1],
                _ if FLAW == TOLERANT_POSITION => continue,
                _ => return Err(TextError::unknown("field", key)),
            };
            *place = number(value).ok_or_else(|| TextError::unknown("number", value))?;
            if seen.contains(&key) {
                return Err(TextError::Extra(field.to_owned()));
            }
            seen.push(key);
        }
        let is_over = game.round == ROUNDS && game.token == 0;
        let is_sound = (is_over || game.round < ROUNDS) && (FLAW == UNCHECKED_POSITION || game.audit().is_ok());
        if is_sound { Ok(game) } else { Err(TextError::Contradiction("too much of something".to_owned())) }
    }

    fn view_text(view: &Self) -> String {
        view.position_text()
    }

    fn due_text(&self) -> String {
        if self.phase() == Phase::Chance { "token".to_owned() } else { String::new() }
    }
}
