//! What a seat knows of the toy, what it is told, and worlds that fit. A view is built field by field, and only a field
//! for what lies open or for what the viewer itself has held can hold a card.

use super::{Action, Auction, Card, CardSet, Place, ROUNDS, Reveal, SEATS, Score, Setup, draw_from};
use table::{BySeat, Event, Game, Rng, Seat};

/// A choice as everybody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Played {
    /// Not made yet.
    Nothing,
    /// Made, not opened yet.
    FaceDown,
    /// Never opened.
    Buried,
    /// Opened.
    Bid(Card),
}

/// What a seat, or a spectator, knows: first what lies open, then what the viewer itself has held.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// How many play, and for how long.
    pub setup: Setup,
    /// How many ages are over, and what they brought.
    pub age: usize,
    /// By seat.
    pub earned: BySeat<Score, SEATS>,
    /// What lay before the seats when the last age ended.
    pub last: BySeat<Played, SEATS>,
    /// How many cards have been dealt to hands.
    dealt: usize,
    /// How many rounds of the age have been resolved.
    pub round: usize,
    /// What turned up in each round.
    pub lots: [Option<Card>; ROUNDS],
    /// What lies before the seats, by round.
    pub played: [BySeat<Played, SEATS>; ROUNDS],
    /// Whose view it is. A spectator's hands and choices, from here on, are empty.
    pub seat: Option<Seat>,
    /// The seat's own hand.
    pub hand: CardSet,
    /// The seat's own choice in the last round of the age before.
    pub last_choice: Option<Action>,
    /// The seat's own choices.
    pub choices: [Option<Action>; ROUNDS],
    /// The hands as the seat passed them on, by round.
    pub passed: [CardSet; ROUNDS],
}

/// What a seat, or a spectator, is told about an event.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Told {
    /// The viewer is dealt this card.
    Drew(Card),
    /// Another seat is dealt a card.
    Dealt(Seat),
    /// A lot turns up.
    TurnedUp(usize, Card),
    /// The viewer chooses.
    Chose(Action),
    /// Another seat chooses.
    LaidDown(Seat),
    /// The last seat chooses: the round is opened and the viewer gets its neighbour's hand.
    Opened {
        /// Who chose last.
        last: Seat,
        /// What lies open now.
        played: BySeat<Played, SEATS>,
        /// The viewer's new hand.
        hand: CardSet,
    },
    /// In a round that opens, another seat has bid this card.
    Bid(Seat, Card),
    /// In a round that opens, another seat has buried a card.
    Buried(Seat),
}

impl View {
    /// What lies open for everybody.
    fn open(&self) -> CardSet {
        let bids = self.played.iter().flat_map(|row| row.0).filter_map(|played| match played {
            Played::Bid(card) => Some(card),
            _ => None,
        });
        bids.chain(self.lots.into_iter().flatten()).collect()
    }

    /// The viewer's hand after its choice in a round.
    fn held(&self, round: usize) -> CardSet {
        if round < self.round { self.passed[round] } else { self.hand }
    }

    /// What the viewer has held in this round or later.
    fn held_since(&self, round: usize) -> CardSet {
        let chosen = self.choices[round..].iter().flatten().map(|choice| choice.card());
        (round..=self.round).flat_map(|later| self.held(later)).chain(chosen).collect()
    }
}

pub(crate) fn of(game: &Auction, viewer: Option<Seat>) -> View {
    let mut view = View {
        setup: game.setup,
        age: game.age,
        earned: game.earned,
        last: BySeat(game.last.0.map(|choice| choice.map_or(Played::Nothing, opened))),
        dealt: game.dealt_cards().count(),
        round: game.round(),
        lots: game.lots,
        played: std::array::from_fn(|round| played(game, round)),
        seat: viewer,
        hand: CardSet::new(),
        last_choice: None,
        choices: [None; ROUNDS],
        passed: [CardSet::new(); ROUNDS],
    };
    if let Some(seat) = viewer {
        view.hand = game.hands[seat];
        view.last_choice = game.last[seat];
        view.choices = game.choices.map(|row| row[seat]);
        for round in 0..view.round {
            view.passed[round] = passed(game, seat, round);
        }
    }
    view
}

pub(crate) fn of_event(game: &Auction, event: Event<Auction>, viewer: Option<Seat>) -> Told {
    match event {
        Event::Chance(Reveal { place: Place::Lot(lot), card }) => Told::TurnedUp(lot, card),
        Event::Chance(Reveal { place: Place::Hand(seat), card }) if viewer == Some(seat) => Told::Drew(card),
        Event::Chance(Reveal { place: Place::Hand(seat), .. }) => Told::Dealt(seat),
        Event::Act(seat, action) => {
            let (laid, round) = (game.with_choice(seat, action), game.round());
            if laid.round() > round {
                let mut next = *game;
                next.play_unchecked(seat, action);
                let hand = viewer.map(|viewer| next.hands[viewer]).unwrap_or_default();
                Told::Opened { last: seat, played: played(&laid, round), hand }
            } else if viewer == Some(seat) {
                Told::Chose(action)
            } else {
                Told::LaidDown(seat)
            }
        }
    }
}

pub(crate) fn of_choice(seat: Seat, action: Action, viewer: Option<Seat>) -> Told {
    match action {
        _ if viewer == Some(seat) => Told::Chose(action),
        Action::Bid(card) => Told::Bid(seat, card),
        Action::Bury(_) => Told::Buried(seat),
    }
}

/// What lies before the seats in a round.
fn played(game: &Auction, round: usize) -> BySeat<Played, SEATS> {
    let is_open = round < game.round();
    BySeat(game.choices[round].0.map(|choice| match choice {
        None => Played::Nothing,
        Some(_) if !is_open => Played::FaceDown,
        Some(choice) => opened(choice),
    }))
}

/// A choice once its round has opened.
fn opened(choice: Action) -> Played {
    match choice {
        Action::Bury(_) => Played::Buried,
        Action::Bid(card) => Played::Bid(card),
    }
}

/// The hand that a seat passed on in a round: what is left of it and what others have taken from it since.
fn passed(game: &Auction, seat: Seat, round: usize) -> CardSet {
    let now = game.round();
    let taken = (round + 1..ROUNDS.min(now + 1))
        .filter_map(|later| game.choices[later][seat.left_by(later - round, game.setup.seats)])
        .map(Action::card);
    game.hands[seat.left_by(now - round, game.setup.seats)].into_iter().chain(taken).collect()
}

/// Follows each hand from seat to seat. A card taken unseen is one of those the viewer last saw in that hand, unless it
/// has turned up since or been held by the viewer again; from a hand never seen it is any unknown card.
pub(crate) fn imagine(view: &View, rng: &mut impl Rng) -> Auction {
    let setup = view.setup;
    let mut game = Auction { age: view.age, earned: view.earned, lots: view.lots, ..Auction::new(setup) };
    game.last = imagine_last(view, rng);
    let open = view.open();
    let mut unknown = !(open | view.held_since(0));
    for first in Seat::first(setup.seats) {
        let mut known: Option<CardSet> = None;
        let mut size = setup.share(first, view.dealt);
        for round in 0..setup.rounds.min(view.round + 1) {
            let seat = first.left_by(round, setup.seats);
            let mut take_unseen = |rng: &mut _| {
                let mut among = known.map_or(unknown, |hand| hand & !open & !view.held_since(round + 1));
                let card = draw_from(&mut among, rng);
                known.as_mut().unwrap_or(&mut unknown).remove(card);
                card
            };
            game.choices[round][seat] = match view.played[round][seat] {
                _ if view.seat == Some(seat) => view.choices[round],
                Played::Nothing => None,
                Played::Bid(card) => Some(Action::Bid(card)),
                Played::FaceDown if rng.below(2) == 0 => Some(Action::Bid(take_unseen(rng))),
                Played::FaceDown | Played::Buried => Some(Action::Bury(take_unseen(rng))),
            };
            size -= usize::from(game.choices[round][seat].is_some());
            if view.seat == Some(seat) {
                known = Some(view.held(round));
            }
        }
        let holder = first.left_by(view.round, setup.seats);
        game.hands[holder] = match known {
            _ if view.seat == Some(holder) => view.hand,
            Some(hand) => hand & !open,
            None => (0..size).map(|_| draw_from(&mut unknown, rng)).collect(),
        };
    }
    game.score = game.tally();
    game
}

/// What the seats chose last in the age before: a card that was buried unseen is one that nobody else chose.
fn imagine_last(view: &View, rng: &mut impl Rng) -> BySeat<Option<Action>, SEATS> {
    let known = view.last.0.iter().filter_map(|played| match played {
        Played::Bid(card) => Some(*card),
        Played::Nothing | Played::FaceDown | Played::Buried => None,
    });
    let mut free = !known.chain(view.last_choice.map(Action::card)).collect::<CardSet>();
    BySeat(std::array::from_fn(|index| match view.last.0[index] {
        _ if view.seat.is_some_and(|seat| seat.index() == index) => view.last_choice,
        Played::Nothing | Played::FaceDown => None,
        Played::Bid(card) => Some(Action::Bid(card)),
        Played::Buried => Some(Action::Bury(draw_from(&mut free, rng))),
    }))
}
