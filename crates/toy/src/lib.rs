//! A toy game with all that is hard about hidden information: hands known to their owners only, choices made at the
//! same time and face down, hands passed on, cards that nobody sees again. It is here to try everything that plays a game,
//! from `table` to the page, and not to be fun. Only tests use it; no program that people get contains it.
//!
//! A game has one age or several. In an age everybody is dealt a hand of one card more than there are rounds; one lot more
//! than there are rounds lies face down in a row. In a round the next lot turns up: the leftmost one, or the rightmost one
//! after a round that nobody won. Then everybody lays a card of the hand face down, to bid it or to bury it. When all have
//! chosen, each seat that buries takes a coin, in seating order, while there are coins; bids turn up, buried cards do not;
//! the highest bid wins as many points as the lot says, a tie nothing; and every hand goes to the left. After the last
//! round of an age all cards are gathered and shuffled for the next. An even number may play in pairs, who sit opposite
//! each other and win by what they have together.

mod setup;
mod text;
pub mod view;

pub use setup::{OPTIONS, Setup};

use table::battery::Audit;
use table::{Actions, BySeat, Event, Game, IdSet, MAX_SEATS, Outcome, Phase, Record, Rng, ScoreSheet, Seat};
use table::{SeatSet, Seeded, Sides, Xoshiro};
use view::{Told, View};

/// The most seats.
pub const SEATS: usize = 8;
/// The most rounds of an age.
pub const ROUNDS: usize = 3;
/// The most ages.
pub const AGES: usize = 7;
/// How many coins the seats that bury may take in an age.
const COINS: usize = 2;

table::ids! {
    /// What is bid, and what is bid for.
    pub enum Card("card", u64) {
        R1 = "r1", R2 = "r2", R3 = "r3", R4 = "r4", R5 = "r5", R6 = "r6", R7 = "r7", R8 = "r8",
        G1 = "g1", G2 = "g2", G3 = "g3", G4 = "g4", G5 = "g5", G6 = "g6", G7 = "g7", G8 = "g8",
        B1 = "b1", B2 = "b2", B3 = "b3", B4 = "b4", B5 = "b5", B6 = "b6", B7 = "b7", B8 = "b8",
        Y1 = "y1", Y2 = "y2", Y3 = "y3", Y4 = "y4", Y5 = "y5", Y6 = "y6", Y7 = "y7", Y8 = "y8",
        W1 = "w1", W2 = "w2", W3 = "w3", W4 = "w4", W5 = "w5", W6 = "w6", W7 = "w7", W8 = "w8",
    }
}

const _: () = assert!((SEATS + 1) * (ROUNDS + 1) <= Card::NUM, "there is a card for every place");

impl Card {
    /// The number on the card.
    pub fn value(self) -> i16 {
        self.index() as i16 % 8 + 1
    }
}

/// Some of the cards.
pub type CardSet = IdSet<Card>;

/// What a seat does with the card it has chosen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Turns it up when all have chosen.
    Bid(Card),
    /// Puts it away unseen, for a coin.
    Bury(Card),
}

impl Action {
    /// The card that is chosen.
    pub fn card(self) -> Card {
        let (Self::Bid(card) | Self::Bury(card)) = self;
        card
    }
}

/// Where the table puts a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// Into a hand.
    Hand(Seat),
    /// Into the row of lots, counted from the left.
    Lot(usize),
}

/// What the table reveals: to everybody if it is a lot, to one seat if it goes into a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reveal {
    /// Where it goes.
    pub place: Place,
    /// Which.
    pub card: Card,
}

/// What a seat has gained.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Score {
    /// Points on lots.
    pub lots: i16,
    /// Coins for buried cards.
    pub coins: i16,
}

/// A position. Lots that lie face down have no identity here; hands and choices belong to their seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Auction {
    setup: Setup,
    /// How many ages are over, and what they brought.
    age: usize,
    earned: BySeat<Score, SEATS>,
    /// What was chosen in the last round of the age before; nothing in the first age.
    last: BySeat<Option<Action>, SEATS>,
    hands: BySeat<CardSet, SEATS>,
    /// By round and seat; those of the current round lie face down.
    choices: [BySeat<Option<Action>, SEATS>; ROUNDS],
    /// What turned up in each round.
    lots: [Option<Card>; ROUNDS],
    /// What this age has brought. Follows from choices and lots, kept for speed.
    score: BySeat<Score, SEATS>,
}

impl Auction {
    /// What is bid for in this round; nothing before it turns up.
    pub fn lot(&self) -> Option<Card> {
        self.lots.get(self.round()).copied().flatten()
    }

    /// How many coins are left in this age for those who bury.
    pub fn coins_left(&self) -> usize {
        COINS - self.score.0.iter().map(|score| score.coins as usize).sum::<usize>()
    }

    fn each_seat(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::first(self.setup.seats)
    }

    /// How many rounds of the age have been resolved.
    fn round(&self) -> usize {
        self.choices.iter().take_while(|row| self.each_seat().all(|seat| row[seat].is_some())).count()
    }

    /// Every card dealt to a hand, wherever it went from there.
    fn dealt_cards(&self) -> impl Iterator<Item = Card> {
        let chosen = self.choices.iter().flat_map(|row| row.0).flatten().map(Action::card);
        self.hands.0.into_iter().flatten().chain(chosen)
    }

    /// Every card that has no place in the position yet.
    fn unseen(&self) -> CardSet {
        !self.dealt_cards().chain(self.lots.into_iter().flatten()).collect::<CardSet>()
    }

    /// The place that the table owes a card.
    fn due(&self) -> Option<Place> {
        let (dealt, round) = (self.dealt_cards().count(), self.round());
        if dealt < self.setup.in_hands() {
            Some(Place::Hand(Seat::A.left_by(dealt, self.setup.seats)))
        } else {
            (round < self.setup.rounds && self.lots[round].is_none()).then(|| Place::Lot(self.next_lot()))
        }
    }

    fn next_lot(&self) -> usize {
        let round = self.round();
        let unsold = (0..round).filter(|&earlier| self.winner(earlier).is_none()).count();
        let from_the_right = round > 0 && self.winner(round - 1).is_none();
        if from_the_right { self.setup.rounds + 1 - unsold } else { round - unsold }
    }

    /// Who made the highest bid of a round, unless several did.
    fn winner(&self, round: usize) -> Option<Seat> {
        let bids = self.each_seat().filter_map(|seat| match self.choices[round][seat] {
            Some(Action::Bid(card)) => Some((card.value(), seat)),
            _ => None,
        });
        let (best, seat) = bids.clone().max()?;
        (bids.filter(|&(value, _)| value == best).count() == 1).then_some(seat)
    }

    fn buries(&self, round: usize, seat: Seat) -> bool {
        matches!(self.choices[round][seat], Some(Action::Bury(_)))
    }

    /// Opens what all have chosen and passes the hands on. After the last round the next age begins, if there is one.
    fn resolve(&mut self, round: usize) {
        for seat in self.each_seat() {
            let taken: i16 = self.score.0.iter().map(|score| score.coins).sum();
            if self.buries(round, seat) && taken < COINS as i16 {
                self.score[seat].coins += 1;
            }
        }
        if let (Some(seat), Some(lot)) = (self.winner(round), self.lots[round]) {
            self.score[seat].lots += lot.value();
        }
        self.hands.0[..self.setup.seats].rotate_right(1);
        if round + 1 == self.setup.rounds && self.age + 1 < self.setup.ages {
            let (age, earned) = (self.age + 1, BySeat(std::array::from_fn(|seat| self.sum(seat))));
            *self = Self { age, earned, last: self.choices[round], ..Self::new(self.setup) };
        }
    }

    /// What a seat, by its index, has gained in all ages.
    fn sum(&self, seat: usize) -> Score {
        let (before, now) = (self.earned.0[seat], self.score.0[seat]);
        Score { lots: before.lots + now.lots, coins: before.coins + now.coins }
    }

    /// The position with one more choice that nobody has opened yet.
    fn with_choice(mut self, seat: Seat, action: Action) -> Self {
        let round = self.round();
        self.hands[seat].remove(action.card());
        self.choices[round][seat] = Some(action);
        self
    }

    /// The score of the age from scratch.
    fn tally(&self) -> BySeat<Score, SEATS> {
        let mut score = BySeat([Score::default(); SEATS]);
        let rounds = 0..self.round();
        let buriers = rounds.clone().flat_map(|round| self.each_seat().filter(move |&seat| self.buries(round, seat)));
        buriers.take(COINS).for_each(|seat| score[seat].coins += 1);
        for round in rounds {
            if let (Some(seat), Some(lot)) = (self.winner(round), self.lots[round]) {
                score[seat].lots += lot.value();
            }
        }
        score
    }
}

impl Game for Auction {
    type Setup = Setup;
    type Action = Action;
    type Chance = Reveal;
    /// A deck for each age: the hands come first, dealt one by one, then the row of lots.
    type Deal = [[Card; Card::NUM]; AGES];
    type View = View;
    type EventView = Told;

    const RULES_VERSION: u32 = 7;
    /// Each card of a hand is bid or buried; the largest hand has one card more than there are rounds.
    const MAX_ACTIONS: usize = 2 * (ROUNDS + 1);

    fn new(setup: Setup) -> Self {
        Self {
            setup,
            age: 0,
            earned: BySeat([Score::default(); SEATS]),
            last: BySeat([None; SEATS]),
            hands: BySeat([CardSet::new(); SEATS]),
            choices: [BySeat([None; SEATS]); ROUNDS],
            lots: [None; ROUNDS],
            score: BySeat([Score::default(); SEATS]),
        }
    }

    fn setup(&self) -> Setup {
        self.setup
    }

    fn seats(&self) -> usize {
        self.setup.seats
    }

    fn sides(&self) -> Sides {
        let seats = SeatSet::all(self.setup.seats);
        let pair = |seat: Seat| SeatSet::only(seat).with(seat.left_by(self.setup.seats / 2, self.setup.seats));
        if self.setup.pairs { Sides::of(seats.iter().map(pair)) } else { Sides::ALONE }
    }

    fn phase(&self) -> Phase {
        let round = self.round();
        if self.due().is_some() {
            Phase::Chance
        } else if round == self.setup.rounds {
            Phase::Over
        } else {
            Phase::Act(self.each_seat().filter(|&seat| self.choices[round][seat].is_none()).collect())
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Actions<Action>) {
        out.clear();
        if matches!(self.phase(), Phase::Act(seats) if seats.contains(seat)) {
            out.extend(self.hands[seat].iter().flat_map(|card| [Action::Bid(card), Action::Bury(card)]));
        }
    }

    fn play_unchecked(&mut self, seat: Seat, action: Action) {
        let round = self.round();
        *self = self.with_choice(seat, action);
        if self.round() > round {
            self.resolve(round);
        }
    }

    fn draw(&self, rng: &mut impl Rng) -> Reveal {
        let place = self.due().expect("an outcome is due");
        Reveal { place, card: draw_from(&mut self.unseen(), rng) }
    }

    fn is_possible(&self, outcome: Reveal) -> bool {
        self.due() == Some(outcome.place) && self.unseen().contains(outcome.card)
    }

    fn reveal_unchecked(&mut self, outcome: Reveal) {
        match outcome.place {
            Place::Hand(seat) => self.hands[seat].insert(outcome.card),
            Place::Lot(_) => self.lots[self.round()] = Some(outcome.card),
        }
    }

    fn shuffle(_: Setup, rng: &mut impl Rng) -> Self::Deal {
        let mut decks = [Card::ALL; AGES];
        decks.iter_mut().for_each(|deck| rng.shuffle(deck));
        decks
    }

    fn dealt(&self, deal: &Self::Deal) -> Reveal {
        let place = self.due().expect("an outcome is due");
        let deck = &deal[self.age];
        let card = match place {
            Place::Hand(_) => deck[self.dealt_cards().count()],
            Place::Lot(lot) => deck[self.setup.in_hands() + lot],
        };
        Reveal { place, card }
    }

    fn outcome(&self) -> Option<Outcome> {
        let (sheet, sides) = (self.score_sheet(), self.sides());
        let points = |seat: Seat| sides.side(seat).iter().map(|seat| sheet.total(seat)).sum::<i16>();
        let best = self.each_seat().map(points).max();
        let winners: SeatSet = self.each_seat().filter(|&seat| Some(points(seat)) == best).collect();
        (self.phase() == Phase::Over).then_some(Outcome { winners, sides, ending: "points" })
    }

    fn score_sheet(&self) -> ScoreSheet {
        let (mut lots, mut coins) = ([0; MAX_SEATS], [0; MAX_SEATS]);
        for seat in 0..self.setup.seats {
            Score { lots: lots[seat], coins: coins[seat] } = self.sum(seat);
        }
        ScoreSheet { seats: self.setup.seats, rows: [("lots", lots), ("coins", coins)].into_iter().collect() }
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        view::of(self, viewer)
    }

    fn event_view(&self, event: Event<Self>, viewer: Option<Seat>) -> Told {
        view::of_event(self, event, viewer)
    }

    fn opened_view(&self, seat: Seat, action: Action, viewer: Option<Seat>) -> Told {
        view::of_choice(seat, action, viewer)
    }

    fn imagine(view: &View, rng: &mut impl Rng) -> Self {
        view::imagine(view, rng)
    }
}

fn draw_from(cards: &mut CardSet, rng: &mut impl Rng) -> Card {
    let card = cards.nth(rng.below(cards.len())).expect("there are more cards than places");
    cards.remove(card);
    card
}

impl Audit for Auction {
    fn audit(&self) -> Result<(), String> {
        let (Setup { seats, rounds, .. }, round) = (self.setup, self.round());
        let placed = || self.dealt_cards().chain(self.lots.into_iter().flatten());
        let last = || self.last.0.into_iter().flatten().map(Action::card);
        let dealt = self.dealt_cards().count();
        let seated = |row: &BySeat<Option<Action>, SEATS>| row.iter().filter(|(_, choice)| choice.is_some()).count();
        let chosen = self.choices.get(round).map_or(0, seated);
        let lots = self.lots.iter().flatten().count();
        let most = |of_an_age: usize| 0..=(of_an_age * self.age) as i16;
        let could_be_earned =
            |score: &Score| most(8 * rounds).contains(&score.lots) && most(COINS).contains(&score.coins);
        let hand_fits = |seat| {
            let taken = round + usize::from(self.choices.get(round).is_some_and(|row| row[seat].is_some()));
            self.hands[seat].len() + taken == self.setup.share(seat, dealt)
        };
        let laws = [
            (placed().collect::<CardSet>().len() == placed().count(), "a card lies in two places"),
            (dealt <= self.setup.in_hands() && self.each_seat().all(hand_fits), "a hand has the wrong size"),
            (self.hands.0[seats..].iter().all(|hand| hand.is_empty()), "nobody sits there"),
            (self.choices.iter().all(|row| row.0[seats..].iter().all(Option::is_none)), "nobody sits there"),
            (round <= rounds && self.choices.iter().skip(round + 1).all(|row| seated(row) == 0), "a choice is early"),
            (round < rounds || chosen == 0, "a choice is late"),
            (lots == round || lots == round + 1 && round < rounds, "a lot is missing or early"),
            (self.lots[..lots].iter().all(Option::is_some), "a lot is missing"),
            (lots == 0 || dealt == self.setup.in_hands(), "a lot turned up before all hands were dealt"),
            (lots == round + 1 || chosen == 0, "a choice was made before the lot turned up"),
            (self.age < self.setup.ages, "an age is too many"),
            (
                self.each_seat().all(|seat| self.last[seat].is_some() == (self.age > 0)),
                "a last choice is missing or early",
            ),
            (self.last.0[seats..].iter().all(Option::is_none), "nobody sits there"),
            (last().collect::<CardSet>().len() == last().count(), "a card was chosen twice"),
            (self.age > 0 || self.earned.0.iter().all(|score| *score == Score::default()), "nothing was earned yet"),
            (self.earned.0.iter().all(could_be_earned), "nobody can have earned that"),
            (self.earned.0[seats..].iter().all(|score| *score == Score::default()), "nobody sits there"),
            (round < rounds || self.age + 1 == self.setup.ages, "the next age has not begun"),
            (self.score == self.tally(), "the score is not what choices and lots lead to"),
        ];
        laws.into_iter().find(|(holds, _)| !holds).map_or(Ok(()), |(_, broken)| Err(broken.to_owned()))
    }
}

/// A whole game dealt by one seed, everybody choosing at random, in any order, by another.
pub fn random_game(setup: Setup, seed: u64, choices: u64) -> Record<Auction> {
    let mut rng = Xoshiro::new(choices);
    let mut dealer = Seeded::new(setup, seed);
    let mut record = Record::<Auction>::new(setup);
    let mut actions = Actions::new();
    loop {
        record.settle(&mut dealer).expect("a seeded dealer has every card");
        let Phase::Act(seats) = record.game().phase() else { return record };
        let seat = seats.iter().nth(rng.below(seats.len())).expect("somebody owes a choice");
        record.game().legal_actions(seat, &mut actions);
        record.play(seat, actions[rng.below(actions.len())]).expect("the action is listed");
    }
}
