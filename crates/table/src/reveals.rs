//! What an action shows to a seat. Knowledge has one meaning here, for every game: which positions fit a view. An action
//! shows something if a position that fitted before it does not fit afterwards. No engine has to say which of its actions
//! show something, so none can forget one.

use crate::{Actions, Event, Game, Seat, SeatSet, Xoshiro};

/// What an action shows to a viewer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Reveals {
    /// Nothing: whoever knew the action could have foretold all that the viewer sees after it.
    Nothing,
    /// That the seat could act like this, and nothing beyond it: a card of its hand that the viewer did not know.
    Choice,
    /// More than that: a card that was looked at or turned up, or what others had chosen at the same time.
    More,
}

/// How many positions are tried. What is hidden is mostly one of many; even of two that are equally likely, all of these
/// would have to be the true one.
const WORLDS: u64 = 32;
/// The same positions are always tried, so that the answer is the same, too.
const SEED: u64 = 0x5ee4;

impl Reveals {
    /// What a legal action shows to a viewer, before the table reveals what it may owe after it.
    ///
    /// It is played in positions that look like this one to the viewer. Where the viewer would then see something else,
    /// the action has told which position it is.
    pub fn of<G: Game>(game: &G, seat: Seat, action: G::Action, viewer: Option<Seat>) -> Self {
        let after = |game: &G, action| {
            let mut next = *game;
            next.play_unchecked(seat, action);
            next.view(viewer)
        };
        let before = game.view(viewer);
        let told = game.event_view(Event::Act(seat, action), viewer);
        let seen = after(game, action);
        let shown_by = |number| {
            let world = G::imagine(&before, &mut Xoshiro::stream(SEED, number));
            let mut actions = Actions::new();
            world.legal_actions(seat, &mut actions);
            // Who acts knows the action. Others know what they are told of it, which several actions may have in common.
            let is_alike = |other: G::Action| match viewer == Some(seat) {
                true => other == action,
                false => world.event_view(Event::Act(seat, other), viewer) == told,
            };
            let mut alike = actions.iter().filter(|&&other| is_alike(other)).peekable();
            let can_tell = alike.peek().is_some() || actions.contains(&action);
            match alike.any(|&other| after(&world, other) == seen) {
                true => Self::Nothing,
                false if can_tell => Self::More,
                false => Self::Choice,
            }
        };
        (0..WORLDS).map(shown_by).max().unwrap_or(Self::Nothing)
    }
}

/// Tests if one of these seats knows or chooses what the others must not see, so that a screen they share has to be handed
/// on behind a curtain.
pub fn keep_secrets<G: Game>(game: &G, seats: SeatSet) -> bool {
    let several_choose = game.asked().iter().filter(|&seat| seats.contains(seat)).count() > 1;
    several_choose || seats.iter().any(|seat| knows_more(game, seat))
}

/// Tests if a seat knows something that a spectator does not: a hand, a card it has looked at, a choice it has made face
/// down. It is told from views alone, so no engine can forget to say it.
fn knows_more<G: Game>(game: &G, seat: Seat) -> bool {
    let (known, open) = (game.view(Some(seat)), game.view(None));
    (0..WORLDS).any(|number| G::imagine(&open, &mut Xoshiro::stream(SEED, number)).view(Some(seat)) != known)
}
