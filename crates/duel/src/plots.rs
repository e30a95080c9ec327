//! Conspiracies: drawn, kept, prepared, triggered, and what each does (A8).

use crate::data::REMOVED_PER_AGE;
use crate::effect::{Effect, Source};
use crate::ids::{Age, CardId, CardSet, Color, PlotId, PlotSet, Slot, TokenId, TokenSet, WonderId};
use crate::layout::slots;
use crate::pending::Pending;
use crate::setup::Sabotage;
use crate::state::Duel;
use crate::structure::Cell;
use table::{BySeat, Seat};

/// The deck of conspiracies, as far as somebody knows it, and the cards that lie under conspiracies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Plots {
    /// The card under each conspiracy that was prepared.
    pub(crate) under: [Option<CardId>; PlotId::NUM],
    /// The conspiracy that was put back on top of the deck, and who knows it.
    pub(crate) top: Option<(PlotId, Seat)>,
    /// Conspiracies that each seat has put under the deck.
    pub(crate) sunk: BySeat<PlotSet, 2>,
    /// Conspiracies that each seat has seen and nobody has triggered yet, wherever they are now.
    pub(crate) seen: BySeat<PlotSet, 2>,
    /// Conspiracies that were drawn and are chosen from.
    pub(crate) drawn: PlotSet,
    /// Cards removed at setup that were looked at through Treason, known to who triggered it.
    pub(crate) removed: CardSet,
}

impl Plots {
    pub(crate) const EMPTY: Self = Self {
        under: [None; PlotId::NUM],
        top: None,
        sunk: BySeat([PlotSet::from_bits(0); 2]),
        seen: BySeat([PlotSet::from_bits(0); 2]),
        drawn: PlotSet::from_bits(0),
        removed: CardSet::from_bits(0),
    };
}

impl Duel {
    /// The conspiracies of which nobody knows where in the deck they lie.
    pub(crate) fn unseen_plots(&self) -> PlotSet {
        let mut known = self.plots.drawn | self.plots.sunk[Seat::A] | self.plots.sunk[Seat::B];
        for city in &self.cities.0 {
            known = known | city.plots | city.triggered;
        }
        if let Some((plot, _)) = self.plots.top {
            known.insert(plot);
        }
        !known
    }

    /// How many conspiracies lie in the deck.
    pub fn plots_in_deck(&self) -> usize {
        let sunk = self.plots.sunk[Seat::A].len() + self.plots.sunk[Seat::B].len();
        self.unseen_plots().len() + sunk + usize::from(self.plots.top.is_some())
    }

    /// Tests if a conspiracy can be drawn. Those put under the deck are never reached (A8.3).
    pub(crate) fn has_plots_to_draw(&self) -> bool {
        self.plots.top.is_some() || !self.unseen_plots().is_empty()
    }

    /// The conspiracies of a seat that can be triggered because a card lies under them.
    #[inline]
    pub fn prepared(&self, seat: Seat) -> PlotSet {
        let has_card = |plot: &PlotId| self.plots.under[plot.index()].is_some();
        self.cities[seat].plots.iter().filter(has_card).collect()
    }

    /// The conspiracies of a seat that have no card under them.
    #[inline]
    pub fn unprepared(&self, seat: Seat) -> PlotSet {
        self.cities[seat].plots & !self.prepared(seat)
    }

    /// A conspiracy comes into the hands of a seat.
    pub(crate) fn plot_is_drawn(&mut self, seat: Seat, plot: PlotId) {
        self.plots.drawn.insert(plot);
        self.plots.seen[seat].insert(plot);
        if let Some(Pending::DrawPlots(_, left)) = self.pending.top_mut() {
            *left -= 1;
        }
    }

    /// Draws the conspiracy on top if somebody knows it. Tells if the table owes the name of one.
    pub(crate) fn draw_known_plots(&mut self, seat: Seat) -> bool {
        while let Some(Pending::DrawPlots(_, 1..)) = self.pending.top() {
            match self.plots.top.take() {
                Some((plot, _)) => self.plot_is_drawn(seat, plot),
                None if self.unseen_plots().is_empty() => return false,
                None => return true,
            }
        }
        false
    }

    /// All conspiracies of a draw are there: one is kept, or both (A8.1, A8.2).
    pub(crate) fn plots_are_drawn(&mut self, seat: Seat) {
        let drawn = self.plots.drawn;
        if drawn.len() > 1 && !self.cities[seat].keeps_both_plots {
            self.pending.push(Pending::KeepPlot(seat));
        } else {
            self.cities[seat].plots = self.cities[seat].plots | drawn;
            self.plots.drawn = PlotSet::new();
        }
    }

    /// A seat keeps one conspiracy; the other goes under the deck or on top of it (A8.1).
    pub(crate) fn keep_plot(&mut self, seat: Seat, kept: PlotId, sink: bool) {
        let mut others = self.plots.drawn;
        others.remove(kept);
        self.plots.drawn = PlotSet::new();
        self.cities[seat].plots.insert(kept);
        if sink {
            self.plots.sunk[seat] = self.plots.sunk[seat] | others;
        } else {
            self.plots.top = others.first().map(|plot| (plot, seat));
        }
    }

    /// A conspiracy is turned up and does what it says, step by step (A8.7).
    pub(crate) fn trigger(&mut self, seat: Seat, plot: PlotId) {
        let city = &mut self.cities[seat];
        city.plots.remove(plot);
        city.triggered.insert(plot);
        for viewer in [Seat::A, Seat::B] {
            self.plots.seen[viewer].remove(plot);
        }
        self.resolve(plot.plot().effects, seat, Source::Plot);
    }

    /// Does what a step of a conspiracy does at once, or asks for its choice.
    pub(crate) fn plot_effect(&mut self, effect: Effect, seat: Seat) {
        match effect {
            Effect::TakeHalfOfCoins => {
                let half = self.cities[seat.opponent()].coins.div_ceil(2);
                self.cities[seat.opponent()].coins -= half;
                self.cities[seat].coins += half;
            }
            Effect::OpponentLosesPer(coins, per) => {
                let count = self.count(per, crate::effect::Whose::Own, seat.opponent()) as u8;
                self.lose_coins(seat.opponent(), coins * count);
            }
            Effect::LockToken => self.pending.push(Pending::LockToken(seat)),
            Effect::BuildFromRow(row) => self.pending.push(Pending::BuildFromRow(seat, row)),
            Effect::BuildFromRemoved => {
                let cards = REMOVED_PER_AGE as u8 * self.age.number();
                self.pending.push(Pending::ShowRemoved(seat, cards));
            }
            Effect::ProgressOfBox => {
                // Who looks through the box sees which token is missing.
                if !self.cities[seat].triggered.contains(PlotId::Obscurantism) {
                    self.locked_in_secret = false;
                    self.not_locked = BySeat([TokenSet::new(); 2]);
                }
                self.pending.push(Pending::TakeFromBox(seat));
            }
            Effect::DiscardAvailable => {
                self.pending.push(Pending::DiscardAvailable(seat, false));
                self.pending.push(Pending::TurnUp);
            }
            Effect::DiscardAnother => self.pending.push(Pending::DiscardAvailable(seat, true)),
            Effect::SwapCards => self.pending.push(Pending::SwapCards(seat)),
            Effect::MoveDecree => self.pending.push(Pending::MoveDecree(seat)),
            Effect::DestroyWonder => self.pending.push(Pending::DestroyWonder(seat)),
            _ => debug_assert!(false, "{effect:?} is no step of a conspiracy"),
        }
    }

    /// The progress tokens that a seat can put out of the game (A8.16).
    pub(crate) fn tokens_to_lock(&self, seat: Seat) -> TokenSet {
        self.board | self.cities[seat.opponent()].tokens | self.token_box()
    }

    /// A progress token leaves the game; its owner loses all that it did (A8.16, A8.17). Taken from the box, it stays a secret
    /// (A11.7).
    pub(crate) fn lock_token(&mut self, seat: Seat, token: TokenId) {
        let from_box = self.token_box().contains(token);
        self.board.remove(token);
        let owner = &mut self.cities[seat.opponent()];
        owner.tokens.remove(token);
        *owner = owner.recompute();
        self.locked = Some(token);
        self.locked_in_secret = from_box;
    }

    /// A token comes out of the box before the eyes of a seat, or of both: it is not the one locked in secret (A11.7).
    pub(crate) fn comes_out_of_box(&mut self, token: TokenId, seen_by: Option<Seat>) {
        for seat in [Seat::A, Seat::B] {
            if self.locked_in_secret && seen_by.is_none_or(|who| who == seat) {
                self.not_locked[seat].insert(token);
            }
        }
    }

    /// The buildings of a row that can be built for nothing, covered or not, as a mask (A8.19).
    pub(crate) fn buildings_in_row(&self, row: u8) -> u32 {
        let layout = self.layout();
        let fits = |slot: &Slot| match self.structure.cell(*slot) {
            Cell::Up(card) => layout.row[slot.index()] == row && card.building().color != Color::White,
            _ => false,
        };
        slots(self.structure.present).filter(fits).fold(0, |mask, slot| mask | slot.bit())
    }

    /// The age of which the next removed card is shown (A8.20).
    pub(crate) fn age_of_next_removed(&self) -> Age {
        let shown = |age: &Age| (self.plots.removed & age.back().cards()).len();
        Age::ALL.into_iter().find(|age| shown(age) < REMOVED_PER_AGE).unwrap_or(Age::III)
    }

    /// Two cards change sides. Six symbols come before pairs, and pairs for the player who triggered it first (A8.30).
    pub(crate) fn swap_cards(&mut self, seat: Seat, taken: CardId, given: CardId) {
        let other = seat.opponent();
        self.leaves_city(other, taken);
        self.leaves_city(seat, given);
        let before = [seat, other].map(|seat| self.cities[seat].symbols);
        self.joins_city(seat, taken);
        self.joins_city(other, given);
        for (who, had, card) in [(other, before[1], given), (seat, before[0], taken)] {
            if card.symbol().is_some_and(|symbol| had.contains(symbol)) {
                self.pending.push(Pending::TakeToken(who));
            }
        }
        self.look_for_six_symbols();
    }

    /// A wonder leaves the game, and its card with it unless the card goes to the discard pile (A8.35).
    pub(crate) fn destroy_wonder(&mut self, seat: Seat, wonder: WonderId) {
        let city = &mut self.cities[seat.opponent()];
        city.standing.remove(wonder);
        *city = city.recompute();
        if self.setup.sabotage == Sabotage::Discard
            && let Some(card) = self.tucked[wonder.index()].take()
        {
            self.discard.insert(card);
        }
    }
}
