//! What a seat may do: one function per kind of pending choice.

use crate::cost::Market;
use crate::ids::{
    CardId, CardSet, Chamber, Color, ConspiracyId, ConspiracySet, GodId, Mythology, Offering, OfferingSet, Section,
    Slot, Space, TokenId, WonderId, WonderSet,
};
use crate::layout::{MAX_AVAILABLE, MAX_SLOTS, slots};
use crate::pending::Pending;
use crate::setup::Restore;
use crate::state::{Duel, MilitaryTokenSize};
use crate::structure::Cell;
use table::{Actions, Seat};

/// What a seat decides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Takes a wonder in the draft.
    Draft(WonderId),
    /// Builds the card in this place of the structure, or recruits the senator there.
    Build(Slot),
    /// Builds the card in this place in a dearer way that gives an opponent with Economy less (A7.12).
    BuildSparing(Slot),
    /// Discards the card in this place for coins.
    Discard(Slot),
    /// Builds a wonder with the card in this place.
    Wonder(Slot, WonderId),
    /// Takes a progress token from the board, or keeps one of those drawn.
    Progress(TokenId),
    /// Destroys a card in the opponent's city.
    Destroy(CardId),
    /// Builds a card from the discard pile for nothing.
    Restore(CardId),
    /// Says who begins the age.
    Begin(Seat),

    // Pantheon.
    /// Activates what stands on a space, paying with these offerings among others.
    Activate(Space, OfferingSet),
    /// Puts one of the gods drawn on a space; the other goes back.
    PlaceGod(GodId, Space),
    /// Looks through the deck of a mythology.
    Consult(Mythology),
    /// Activates one of the gods turned up.
    Summon(GodId),
    /// Puts this one of two gods on top of the other.
    StackDeck(GodId),
    /// Lays the snake on a green card of the opponent.
    Snake(CardId),
    /// Takes a card of the opponent.
    Steal(CardId),
    /// Discards the card in this place of the structure, or another available one.
    Strike(Slot),
    /// Takes the card from under a wonder.
    Unbuild(WonderId),
    /// Chooses an own wonder to build for nothing.
    Raise(WonderId),
    /// Tucks a card of the discard pile under the wonder.
    Tuck(CardId),
    /// Takes a wonder of the opponent that does not stand.
    TakeWonder(WonderId),
    /// Places Minerva on a space of the track.
    Minerva(i8),
    /// Chooses the military token that can strike this seat.
    MilitaryToken(Seat, MilitaryTokenSize),

    // Agora.
    /// Prepares a conspiracy with the card in this place.
    Prepare(Slot, ConspiracyId),
    /// Triggers a conspiracy.
    Trigger(ConspiracyId),
    /// Places a cube in a chamber.
    Place(Chamber),
    /// Moves a cube from one chamber to an adjacent one.
    Move(Chamber, Chamber),
    /// Removes a cube of the opponent from a chamber.
    Remove(Chamber),
    /// Draws conspiracies.
    Conspire,
    /// Keeps a conspiracy and puts the other one under the deck, or on top of it.
    Keep(ConspiracyId, DeckEnd),
    /// Puts a progress token out of the game.
    Lock(TokenId),
    /// Builds the card in this place for nothing.
    Claim(Slot),
    /// Builds one of the cards removed at setup.
    Reclaim(CardId),
    /// Takes a card of the opponent and gives one of the same colour for it.
    Swap(CardId, CardId),
    /// Moves the decree that was laid in one chamber to another.
    MoveDecree(Chamber, Chamber),
    /// Destroys a wonder of the opponent.
    Raze(WonderId),
    /// Does nothing more where nothing has to be done.
    Pass,
}

/// Where a conspiracy goes back to the deck.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DeckEnd {
    /// On top.
    Top,
    /// Under it.
    Bottom,
}

/// The most actions there can be, as many as there are in a turn. It holds in any position, so also in one from outside
/// with holes in its structure, all wonders and all conspiracies in one hand.
pub(crate) const MAX_ACTIONS: usize = {
    // Each available card can be built in two ways, discarded, or used for a wonder or a conspiracy; each conspiracy can
    // be triggered, and what stands on each space can be paid with each set of offerings.
    let uses = MAX_AVAILABLE * (3 + WonderId::NUM + ConspiracyId::NUM);
    let turn = uses + ConspiracyId::NUM + Space::NUM * (1 << Offering::NUM);
    // Other choices name one component, or two of those below, and may be declined. Cards that are swapped are of one
    // colour and in different cities.
    const fn pairs(color: Color) -> usize {
        let cards = color.cards().bits().count_ones() as usize;
        (cards / 2) * cards.div_ceil(2)
    }
    assert!(CardId::NUM < turn);
    assert!(TokenId::NUM < turn);
    assert!(MAX_SLOTS < turn);
    assert!(GodId::NUM * Space::NUM < turn);
    assert!(2 * ConspiracyId::NUM < turn);
    assert!(Chamber::NUM + Chamber::NUM * Chamber::NUM < turn);
    assert!(pairs(Color::Blue) + pairs(Color::Green) < turn);
    turn
};

impl Duel {
    /// The seat that has to choose, if the table owes nothing and the game goes on.
    pub fn chooser(&self) -> Option<Seat> {
        if self.ending.is_some() {
            return None;
        }
        match self.pending.top()? {
            Pending::Draft => Some(self.drafter()),
            pending => pending.seat(),
        }
    }

    /// A, B, B, A, then B, A, A, B (D2.1, D2.2).
    fn drafter(&self) -> Seat {
        const ORDER: [Seat; 8] = [Seat::A, Seat::B, Seat::B, Seat::A, Seat::B, Seat::A, Seat::A, Seat::B];
        ORDER[self.drafted() % ORDER.len()]
    }

    pub(crate) fn legal_actions(&self, seat: Seat, out: &mut Actions<Action>) {
        out.clear();
        if self.chooser() != Some(seat) {
            return;
        }
        let Some(pending) = self.pending.top() else { return };
        if let Pending::Turn(_) = pending {
            self.list_turn(seat, out);
            if !self.cities[seat].conspiracies.is_empty() {
                out.extend(self.prepared(seat).iter().map(Action::Trigger));
            }
        } else {
            self.list_choices(pending, seat, out);
        }
    }

    /// What answers a pending choice other than a whole turn. Nothing if the choice is impossible and drops out.
    pub(crate) fn list_choices(&self, pending: Pending, seat: Seat, out: &mut Actions<Action>) {
        let (own, opponent) = (&self.cities[seat], &self.cities[seat.opponent()]);
        match pending {
            Pending::GoOn(_) => self.list_turn(seat, out),
            Pending::Draft => out.extend(self.offer.iter().map(Action::Draft)),
            Pending::TakeToken(_) => out.extend(self.board.iter().map(Action::Progress)),
            Pending::KeepToken(_) => out.extend(self.drawn.iter().map(Action::Progress)),
            Pending::Destroy(_, color) => out.extend((opponent.cards & color.cards()).iter().map(Action::Destroy)),
            Pending::Restore(_) => out.extend(self.restorable().iter().map(Action::Restore)),
            Pending::ChooseStarter(_) => out.extend([Seat::A, Seat::B].map(Action::Begin)),

            Pending::PlaceGod(_) => self.list_places_for_gods(out),
            Pending::TakeFromEnki(_) => out.extend(self.pantheon.enki.iter().map(Action::Progress)),
            Pending::ConsultDeck(_) => out.extend(self.decks_with_gods().map(Action::Consult)),
            Pending::Summon(_) => out.extend(self.pantheon.shown.iter().map(Action::Summon)),
            Pending::StackDeck(_) => out.extend(self.pantheon.shown.iter().map(Action::StackDeck)),
            Pending::LaySnake(_) => out.extend(self.cards_for_snake(seat).iter().map(Action::Snake)),
            Pending::StealCard(_) => out.extend(self.cards_to_steal(seat).iter().map(Action::Steal)),
            Pending::Strike(_) => out.extend(slots(self.structure.present).map(Action::Strike)),
            Pending::Unbuild(_) => out.extend((own.standing | opponent.standing).iter().map(Action::Unbuild)),
            Pending::RaiseWonder(_) => out.extend(self.wonders_to_raise(seat).iter().map(Action::Raise)),
            Pending::Tuck(..) => out.extend(self.discard.iter().map(Action::Tuck)),
            Pending::StealWonder(_) => out.extend(opponent.wonders.iter().map(Action::TakeWonder)),
            Pending::PlaceMinerva(_) => out.extend(self.spaces_for_minerva().map(Action::Minerva)),
            Pending::DropMilitaryToken(_) | Pending::UseMilitaryToken(_) => self.list_military_tokens(out),

            Pending::Politics(_, section) => self.list_politics(seat, section, out),
            Pending::PlaceOrConspire(_) => self.list_placings_and_conspiring(seat, out),
            Pending::PlaceCube(_) => self.list_placings(seat, None, out),
            Pending::MoveCube(_) => self.list_moves(seat, out),
            Pending::RemoveCube(_) => out.extend(self.chambers_with_cubes(seat.opponent()).map(Action::Remove)),
            Pending::KeepConspiracy(_) => self.list_conspiracies_to_keep(out),
            Pending::TriggerUnprepared(_) => out.extend(self.unprepared(seat).iter().map(Action::Trigger)),
            Pending::LockToken(_) => out.extend(self.tokens_to_lock(seat).iter().map(Action::Lock)),
            Pending::BuildFromRow(_, row) => out.extend(slots(self.buildings_in_row(row)).map(Action::Claim)),
            Pending::BuildRemoved(_) => out.extend(self.conspiracies.removed.iter().map(Action::Reclaim)),
            Pending::TakeFromBox(_) => out.extend(self.token_box().iter().map(Action::Progress)),
            Pending::DiscardAvailable(..) => out.extend(slots(self.structure.available).map(Action::Strike)),
            Pending::SwapCards(_) => self.list_swaps(seat, out),
            Pending::MoveDecree(_) => self.list_decree_moves(out),
            Pending::DestroyWonder(_) => out.extend(opponent.standing.iter().map(Action::Raze)),

            Pending::Turn(_)
            | Pending::LayTokens
            | Pending::OfferWonders
            | Pending::LayCards
            | Pending::TurnUp
            | Pending::DrawFromBox(..)
            | Pending::LayDivineTokens
            | Pending::DrawGods(..)
            | Pending::LayOnEnki(_)
            | Pending::LookForEnki(_)
            | Pending::ShowDeck(..)
            | Pending::ShowTops(_)
            | Pending::Activate(..)
            | Pending::Unearth(_)
            | Pending::LayDecrees
            | Pending::Settle(..)
            | Pending::DrawConspiracies(..)
            | Pending::GainCoins(..)
            | Pending::ShowRemoved(..) => {}
        }
        if pending.may_be_declined() && !out.is_empty() {
            out.push(Action::Pass);
        }
    }

    /// Each available card can be built if it can be paid, discarded, used for a wonder that can be paid, or to prepare a
    /// conspiracy (D4.2, A4.1); or something in the Pantheon is activated (P6.1).
    fn list_turn(&self, seat: Seat, out: &mut Actions<Action>) {
        if self.setup.expansions.is_empty() {
            self.list_uses::<false>(seat, out);
        } else {
            self.list_expanded_turn(seat, out);
        }
    }

    #[inline(never)] // the base game is faster with its own loop alone in a function
    fn list_expanded_turn(&self, seat: Seat, out: &mut Actions<Action>) {
        self.list_uses::<true>(seat, out);
        if self.may_activate() {
            self.list_activations(seat, out);
        }
    }

    /// The uses of each available card. Compiled twice: the base game does not pay for what only expansions bring.
    fn list_uses<const EXPANDED: bool>(&self, seat: Seat, out: &mut Actions<Action>) {
        let city = &self.cities[seat];
        let market = if EXPANDED { self.market(seat) } else { Market::new(city, &self.cities[seat.opponent()]) };
        let wonders: WonderSet = city.wonders.iter().filter(|&wonder| market.affords_wonder(wonder)).collect();
        let conspiracies = if EXPANDED { self.unprepared(seat) } else { ConspiracySet::new() };
        for slot in slots(self.structure.available) {
            let Cell::Up(card) = self.structure.cells[slot.index()] else { continue };
            if market.affords_building::<EXPANDED>(card) {
                out.push(Action::Build(slot));
            }
            if EXPANDED && market.affords_sparing(card) {
                out.push(Action::BuildSparing(slot));
            }
            out.push(Action::Discard(slot));
            for wonder in wonders {
                out.push(Action::Wonder(slot, wonder));
            }
            for conspiracy in conspiracies {
                out.push(Action::Prepare(slot, conspiracy));
            }
        }
    }

    /// The cards of the discard pile that can be built from it (D6.17, A12.1).
    pub(crate) fn restorable(&self) -> CardSet {
        match self.setup.restore {
            Restore::Any => self.discard,
            Restore::Buildings => self.discard & !Color::White.cards(),
        }
    }

    /// Each god drawn, on each space that is empty (P3.5).
    fn list_places_for_gods(&self, out: &mut Actions<Action>) {
        for god in self.pantheon.shown {
            let empty = |space: &Space| self.pantheon.god_on(*space).is_none();
            out.extend(Space::ALL.into_iter().filter(empty).map(|space| Action::PlaceGod(god, space)));
        }
    }

    /// The mythologies that have gods in their deck (P9.4).
    fn decks_with_gods(&self) -> impl Iterator<Item = Mythology> {
        Mythology::ALL.into_iter().filter(|&mythology| self.pantheon.deck_size(mythology) > 0)
    }

    /// The wonders that a seat can build with a card of the discard pile, while there is one (P7.33).
    fn wonders_to_raise(&self, seat: Seat) -> WonderSet {
        if self.discard.is_empty() { WonderSet::new() } else { self.cities[seat].wonders }
    }

    /// Each military token on the board (P7.42).
    fn list_military_tokens(&self, out: &mut Actions<Action>) {
        out.extend(self.military_tokens_left().map(|(victim, size)| Action::MilitaryToken(victim, size)));
    }

    /// Cubes in a section, and moves of any own cube (A5.7).
    fn list_politics(&self, seat: Seat, section: Section, out: &mut Actions<Action>) {
        self.list_placings(seat, Some(section), out);
        self.list_moves(seat, out);
    }

    /// A cube in any chamber, or conspiracies if there are some to draw (A5.11).
    fn list_placings_and_conspiring(&self, seat: Seat, out: &mut Actions<Action>) {
        self.list_placings(seat, None, out);
        if self.has_conspiracies_to_draw() {
            out.push(Action::Conspire);
        }
    }

    /// The chambers where a seat has cubes.
    fn chambers_with_cubes(&self, seat: Seat) -> impl Iterator<Item = Chamber> {
        Chamber::ALL.into_iter().filter(move |&chamber| self.senate.cubes(seat, chamber) > 0)
    }

    /// Each conspiracy drawn, with each end of the deck for the other one (A8.1).
    fn list_conspiracies_to_keep(&self, out: &mut Actions<Action>) {
        for conspiracy in self.conspiracies.drawn {
            out.extend([DeckEnd::Top, DeckEnd::Bottom].map(|end| Action::Keep(conspiracy, end)));
        }
    }

    /// Each decree, to each chamber where it does not lie (A8.31).
    fn list_decree_moves(&self, out: &mut Actions<Action>) {
        for decree in Chamber::ALL {
            let place = self.senate.place[decree.index()];
            let others = Chamber::ALL.into_iter().filter(|&chamber| chamber != place);
            out.extend(others.map(|chamber| Action::MoveDecree(decree, chamber)));
        }
    }

    fn list_swaps(&self, seat: Seat, out: &mut Actions<Action>) {
        for color in [Color::Blue, Color::Green] {
            for taken in self.cities[seat.opponent()].cards & color.cards() {
                let own = self.cities[seat].cards & color.cards();
                out.extend(own.iter().map(|given| Action::Swap(taken, given)));
            }
        }
    }
}
