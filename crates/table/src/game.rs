//! What a game is: positions as plain values, phases, actions, explicit chance, views.
//! Search, matches, the server and the test battery are written once over these traits.

use crate::{MAX_SEATS, Rng, Seat, SeatSet, Sides};
use arrayvec::ArrayVec;
use std::fmt::{self, Debug, Display};
use std::hash::Hash;

/// The most actions a list holds. No game needs more: each proves its own bound, [`Game::MAX_ACTIONS`].
pub const MAX_ACTIONS: usize = 640;

/// The legal actions of one seat: a list of bounded size that is filled again and again without allocating.
///
/// A game whose bound is greater than the list does not compile, so a list is never full.
pub type Actions<A> = ArrayVec<A, MAX_ACTIONS>;

/// What a position waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// These seats each owe an action. Several seats choose at the same time, without seeing each other's choice: until the
    /// last has chosen, the others still owe theirs and may choose from the same actions, in any order.
    Act(SeatSet),
    /// The table owes an outcome: a card turned up, a token drawn.
    Chance,
    /// The game is over.
    Over,
}

/// One position of one game. A plain value: to copy it is to fork the game.
///
/// What nobody knows has no identity in a position. A dealer outside supplies each outcome at the moment it is due.
pub trait Game: Copy + Eq + Hash + Debug + Send + Sync + 'static {
    /// Expansions, number of seats and rule options: all that is settled before the game.
    type Setup: Copy + Eq + Debug + Send + Sync;
    /// What a seat decides.
    type Action: Copy + Eq + Hash + Debug + Send + Sync;
    /// What the table reveals.
    type Chance: Copy + Eq + Debug + Send + Sync;
    /// Every deck in full order, kept outside the position by a dealer.
    type Deal: Clone + Debug + Send + Sync;
    /// What one seat, or a spectator, may know of a position.
    type View: Clone + Eq + Debug;
    /// What one seat, or a spectator, may know of an event.
    type EventView: Clone + Eq + Debug;

    /// Changes whenever an old log would replay differently.
    const RULES_VERSION: u32;
    /// The most actions a position offers one seat, also a position that came from outside and that no game reaches.
    /// Worked out from the numbers of components.
    const MAX_ACTIONS: usize;

    /// The position before anything is dealt.
    fn new(setup: Self::Setup) -> Self;
    /// What was settled before the game.
    fn setup(&self) -> Self::Setup;
    /// How many seats play.
    fn seats(&self) -> usize;
    /// Who plays together, as settled before the game. Games without teams need not say it.
    fn sides(&self) -> Sides {
        Sides::ALONE
    }
    /// What the position waits for.
    fn phase(&self) -> Phase;

    /// Replaces the contents of `out` by what the seat may do now; nothing if it owes no action.
    fn legal_actions(&self, seat: Seat, out: &mut Actions<Self::Action>);
    /// Plays an action that is known to be legal. Others may spoil the game, never memory.
    fn play_unchecked(&mut self, seat: Seat, action: Self::Action);

    /// Samples the outcome that is due from all that is possible, with the table's true odds.
    fn draw(&self, rng: &mut impl Rng) -> Self::Chance;
    /// Tests if this outcome is due and possible.
    fn is_possible(&self, outcome: Self::Chance) -> bool;
    /// Accepts an outcome that is known to be possible.
    fn reveal_unchecked(&mut self, outcome: Self::Chance);
    /// Shuffles every deck of a new game.
    fn shuffle(setup: Self::Setup, rng: &mut impl Rng) -> Self::Deal;
    /// The outcome that is due when the decks lie as in `deal`. The same place always gets the same card.
    fn dealt(&self, deal: &Self::Deal) -> Self::Chance;

    /// How the game ended; `None` until [`Phase::Over`].
    fn outcome(&self) -> Option<Outcome>;
    /// Every row of the score pad as it stands now.
    fn score_sheet(&self) -> ScoreSheet;

    /// What the seat, or a spectator (`None`), may know.
    fn view(&self, viewer: Option<Seat>) -> Self::View;
    /// What the seat, or a spectator, learns from an event that is about to happen in this position.
    fn event_view(&self, event: Event<Self>, viewer: Option<Seat>) -> Self::EventView;
    /// What the seat, or a spectator, learns of a choice when a round opens, in which several seats chose at the same time.
    /// Asked in a position of that round. Games in which nothing is chosen at the same time need not say it.
    fn opened_view(&self, seat: Seat, action: Self::Action, viewer: Option<Seat>) -> Self::EventView {
        self.event_view(Event::Act(seat, action), viewer)
    }
    /// A position that looks exactly like the view, with the unknown filled in at random.
    fn imagine(view: &Self::View, rng: &mut impl Rng) -> Self;

    // Provided; engines do not override these.

    /// Tests if the seat may play this action now.
    fn is_legal(&self, seat: Seat, action: Self::Action) -> bool {
        const { assert!(Self::MAX_ACTIONS <= MAX_ACTIONS, "a list cannot hold the actions of this game") };
        let mut actions = Actions::new();
        self.legal_actions(seat, &mut actions);
        actions.contains(&action)
    }

    /// The seats that owe an action.
    fn asked(&self) -> SeatSet {
        match self.phase() {
            Phase::Act(seats) => seats,
            Phase::Chance | Phase::Over => SeatSet::EMPTY,
        }
    }

    /// Plays an action after checking it.
    ///
    /// # Errors
    ///
    /// Says why the action is refused; the position is then unchanged.
    fn play(&mut self, seat: Seat, action: Self::Action) -> Result<(), Illegal> {
        match self.phase() {
            Phase::Over => Err(Illegal::GameOver),
            Phase::Chance => Err(Illegal::ChanceIsDue),
            Phase::Act(seats) if !seats.contains(seat) => Err(Illegal::NotThisSeat(seat)),
            Phase::Act(_) if !self.is_legal(seat, action) => Err(Illegal::NotLegal),
            Phase::Act(_) => {
                self.play_unchecked(seat, action);
                Ok(())
            }
        }
    }

    /// Accepts an outcome after checking it.
    ///
    /// # Errors
    ///
    /// Says why the outcome is refused; the position is then unchanged.
    fn reveal(&mut self, outcome: Self::Chance) -> Result<(), Illegal> {
        match self.phase() {
            Phase::Over => Err(Illegal::GameOver),
            Phase::Act(_) => Err(Illegal::NoChanceIsDue),
            Phase::Chance if !self.is_possible(outcome) => Err(Illegal::Impossible),
            Phase::Chance => {
                self.reveal_unchecked(outcome);
                Ok(())
            }
        }
    }

    /// Applies an event of a log after checking it.
    ///
    /// # Errors
    ///
    /// As [`Game::play`] and [`Game::reveal`].
    fn apply(&mut self, event: Event<Self>) -> Result<(), Illegal> {
        match event {
            Event::Act(seat, action) => self.play(seat, action),
            Event::Chance(outcome) => self.reveal(outcome),
        }
    }

    /// Applies an event that is known to be legal or possible, such as one of a record.
    #[inline]
    fn apply_unchecked(&mut self, event: Event<Self>) {
        match event {
            Event::Act(seat, action) => self.play_unchecked(seat, action),
            Event::Chance(outcome) => self.reveal_unchecked(outcome),
        }
    }
}

/// One step of a game: a seat acts, or the table reveals something.
pub enum Event<G: Game> {
    /// The seat's decision.
    Act(Seat, G::Action),
    /// The table's outcome.
    Chance(G::Chance),
}

// Derives would ask `G` itself for these traits instead of its action and chance types.
impl<G: Game> Clone for Event<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Event<G> {}

impl<G: Game> PartialEq for Event<G> {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Act(s, a), Self::Act(t, b)) => s == t && a == b,
            (Self::Chance(a), Self::Chance(b)) => a == b,
            _ => false,
        }
    }
}

impl<G: Game> Eq for Event<G> {}

impl<G: Game> Debug for Event<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Act(seat, action) => f.debug_tuple("Act").field(seat).field(action).finish(),
            Self::Chance(outcome) => f.debug_tuple("Chance").field(outcome).finish(),
        }
    }
}

/// Why an action or an outcome is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// The game has ended.
    GameOver,
    /// The table owes an outcome first.
    ChanceIsDue,
    /// The table owes nothing; a seat has to act.
    NoChanceIsDue,
    /// It is not this seat's turn to act.
    NotThisSeat(Seat),
    /// The rules do not allow the action here.
    NotLegal,
    /// The outcome cannot happen here.
    Impossible,
}

impl Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::GameOver => f.write_str("the game is over"),
            Self::ChanceIsDue => f.write_str("the table has to reveal something first"),
            Self::NoChanceIsDue => f.write_str("a seat has to act; nothing is to be revealed"),
            Self::NotThisSeat(seat) => write!(f, "it is not the turn of seat {seat}"),
            Self::NotLegal => f.write_str("the action is not legal here"),
            Self::Impossible => f.write_str("the outcome is not possible here"),
        }
    }
}

impl std::error::Error for Illegal {}

/// How a game ended: which sides won.
///
/// A victory belongs to a side. Partners who win have won one game, all of them; several sides share a victory.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Outcome {
    /// Who won: all seats of the sides that did.
    pub winners: SeatSet,
    /// Who played together.
    pub sides: Sides,
    /// The way of winning, as a slug: `civilian`, `military`, `science`, …
    pub ending: &'static str,
}

impl Outcome {
    /// These seats won a game in which everybody plays alone.
    pub const fn new(winners: SeatSet, ending: &'static str) -> Self {
        Self { winners, sides: Sides::ALONE, ending }
    }

    /// The sides that won, in the order of their first seats.
    pub fn winning_sides(&self) -> impl Iterator<Item = SeatSet> {
        self.sides.among(self.winners)
    }

    /// How many sides won; the victory is shared if it is more than one.
    pub fn shared_by(&self) -> usize {
        self.winning_sides().count()
    }

    /// The seat's part of the victory: that of its side, whole for each of its seats.
    ///
    /// ```
    /// # use table::{Outcome, Seat, SeatSet, Sides};
    /// let both = SeatSet::all(2);
    /// assert_eq!(Outcome::new(both, "points").share(Seat::A), 0.5);
    /// assert_eq!(Outcome { sides: Sides::of([both]), ..Outcome::new(both, "points") }.share(Seat::A), 1.0);
    /// ```
    pub fn share(&self, seat: Seat) -> f32 {
        if self.winners.contains(seat) { 1.0 / self.shared_by() as f32 } else { 0.0 }
    }
}

// Sides are told where there are any.
impl Debug for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut outcome = f.debug_struct("Outcome");
        outcome.field("winners", &self.winners);
        if !self.sides.are_single_seats() {
            outcome.field("sides", &self.sides);
        }
        outcome.field("ending", &self.ending).finish()
    }
}

/// The most rows any score pad of the family has.
pub const MAX_SCORE_ROWS: usize = 16;

/// A score pad: one row per category, one column per seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoreSheet {
    /// How many columns count.
    pub seats: usize,
    /// The category's slug and its points by seat.
    pub rows: ArrayVec<(&'static str, [i16; MAX_SEATS]), MAX_SCORE_ROWS>,
}

impl ScoreSheet {
    /// The sum of a seat's column.
    pub fn total(&self, seat: Seat) -> i16 {
        self.rows.iter().map(|(_, points)| points[seat.index()]).sum()
    }
}

/// Texts of a game: unique, readable, ASCII, and read back to exactly what was written.
pub trait Notation: Game {
    /// Writes an action: `build stable`.
    fn action_text(&self, seat: Seat, action: Self::Action) -> String;
    /// Reads an action. It need not be legal.
    ///
    /// # Errors
    ///
    /// Names the word that makes no sense here.
    fn parse_action(&self, seat: Seat, text: &str) -> Result<Self::Action, TextError>;
    /// Writes an outcome: `card 14 stable`.
    fn chance_text(&self, outcome: Self::Chance) -> String;
    /// Reads an outcome. It need not be possible.
    ///
    /// # Errors
    ///
    /// Names the word that makes no sense here.
    fn parse_chance(&self, text: &str) -> Result<Self::Chance, TextError>;
    /// Writes the whole position on one line.
    fn position_text(&self) -> String;
    /// Reads a position.
    ///
    /// # Errors
    ///
    /// Names the field that makes no sense, or the contradiction between fields.
    fn parse_position(text: &str) -> Result<Self, TextError>;
    /// Writes a view on one line. What the viewer may not know is written as hidden, never made up.
    fn view_text(view: &Self::View) -> String;
    /// The words with which the text of every outcome that is due begins: `card 14`. Nothing if none is due.
    fn due_text(&self) -> String;

    /// Writes an event as a line of a log: `A build stable`, `* card 14 stable`.
    fn event_text(&self, event: Event<Self>) -> String {
        match event {
            Event::Act(seat, action) => format!("{seat} {}", self.action_text(seat, action)),
            Event::Chance(outcome) => format!("* {}", self.chance_text(outcome)),
        }
    }

    /// Reads a line of a log.
    ///
    /// # Errors
    ///
    /// As [`Notation::parse_action`] and [`Notation::parse_chance`].
    fn parse_event(&self, text: &str) -> Result<Event<Self>, TextError> {
        let (who, rest) = text.split_once(' ').ok_or(TextError::Missing("an action"))?;
        if who == "*" {
            return self.parse_chance(rest).map(Event::Chance);
        }
        let seat = who.parse().map_err(|_| TextError::unknown("seat", who))?;
        self.parse_action(seat, rest).map(|action| Event::Act(seat, action))
    }
}

/// Why a text could not be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TextError {
    /// No such word here: what kind was expected, and the word.
    Unknown(&'static str, String),
    /// The text ends before this.
    Missing(&'static str),
    /// The text goes on after its end.
    Extra(String),
    /// Words that make sense alone but not together.
    Contradiction(String),
}

impl TextError {
    /// The word is no such thing.
    pub fn unknown(kind: &'static str, word: &str) -> Self {
        Self::Unknown(kind, word.to_owned())
    }
}

impl Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown(kind, word) => write!(f, "'{}' is no {kind}", word.escape_default()),
            Self::Missing(what) => write!(f, "{what} is missing"),
            Self::Extra(rest) => write!(f, "'{}' is too much", rest.escape_default()),
            Self::Contradiction(why) => f.write_str(why),
        }
    }
}

impl std::error::Error for TextError {}

/// What a bot is allowed to look through: one seat's view of a position, made when it asks.
///
/// The position itself cannot be reached from here, so a bot cannot cheat, and a bot that never looks costs nothing.
pub struct Eyes<'a, G: Game> {
    game: &'a G,
    seat: Seat,
}

impl<'a, G: Game> Eyes<'a, G> {
    /// The eyes of a seat. Only the referee, who owns the position, can make them.
    pub fn of(game: &'a G, seat: Seat) -> Self {
        Self { game, seat }
    }

    /// Whose eyes these are.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// All that the seat may know.
    pub fn view(&self) -> G::View {
        self.game.view(Some(self.seat))
    }
}
