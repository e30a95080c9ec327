//! What a card or a stage is worth to a city, in points, before anybody else has chosen.
//!
//! Points that are certain count in full. What lasts counts for the turns that are left: resources for what they save,
//! symbols for the sets they may still make, shields for the conflicts they may still win. Only what everybody sees and the
//! own hand are looked at. It is asked for every action of a playout: what can be known beforehand stands in tables.

use super::taught::{Taught, turn};
use std::sync::LazyLock;
use table::{Game, Seat};
use wonders::{
    AGES, ActionWith, Card, CardSet, City, Class, Color, Counted, Edition, Effect, Position, Resource, ResourceSet,
    Scope, TURNS, Toward, science_points,
};

/// What a coin is worth: three make a point, and coins also buy what one lacks.
pub(super) const COIN: f32 = 0.42;
/// A coin that a neighbour gets.
const COIN_TO_NEIGHBOUR: f32 = 0.12;
/// What is lost of a coin that goes to a partner: it counts for the side as before, but the seat can do less.
const COIN_TO_PARTNER: f32 = 0.06;
/// What a victory token of each age brings.
const TOKEN: [f32; AGES] = [1.0, 3.0, 5.0];
/// What a card is worth that another makes free in a later age.
const CHAIN: f32 = 0.5;
/// The largest difference in shields that is told apart.
const MOST_AHEAD: i32 = 12;
const LEADS: usize = 2 * MOST_AHEAD as usize + 1;

/// What depends on the printed cards and the rules alone.
pub(super) struct Tables {
    /// By edition and card, the cards that it makes free.
    pub(super) followers: [[CardSet; Card::NUM]; Edition::NUM],
    /// By edition, the cards that count what stands in the own city.
    counting: [CardSet; Edition::NUM],
    /// By age and turn of now, age of the conflict and lead in shields, the points that a conflict is expected to bring.
    conflicts: [[[[f32; LEADS]; AGES]; TURNS]; AGES],
}

pub(super) static TABLES: LazyLock<Tables> = LazyLock::new(|| {
    let edition = |edition: Edition| {
        let mut followers = [CardSet::from_bits(0); Card::NUM];
        let mut counting = CardSet::from_bits(0);
        for card in edition.cards() {
            let face = edition.face(card);
            face.chain_from.iter().for_each(|before| followers[before.index()].insert(card));
            let counts = |effect: &Effect| matches!(effect, Effect::PointsPer(_, _, scope) if scope.is_own());
            if face.effects.iter().any(counts) {
                counting.insert(card);
            }
        }
        (followers, counting)
    };
    let [(first, counting_first), (second, counting_second)] = Edition::EVERY.map(edition);
    let mut conflicts = [[[[0.0; LEADS]; AGES]; TURNS]; AGES];
    for (age, turns) in conflicts.iter_mut().enumerate() {
        for (turn, ages) in turns.iter_mut().enumerate() {
            for (later, leads) in ages.iter_mut().enumerate().skip(age) {
                // Others arm as well: the later, the more.
                let blur = 0.5 + 0.9 * (later - age) as f32 + 0.2 * (TURNS - turn) as f32;
                let above = |shields: f32| 1.0 / (1.0 + (-shields / blur).exp());
                for (lead, value) in (-MOST_AHEAD..).zip(leads) {
                    let lead = lead as f32;
                    *value = TOKEN[later] * above(lead - 0.5) - above(-lead - 0.5);
                }
            }
        }
    }
    Tables { followers: [first, second], counting: [counting_first, counting_second], conflicts }
});

/// The place of a lead in shields in a table.
#[inline]
fn place(lead: i32) -> usize {
    (lead.clamp(-MOST_AHEAD, MOST_AHEAD) + MOST_AHEAD) as usize
}

/// The set of one resource.
#[inline]
pub(super) const fn only(resource: Resource) -> ResourceSet {
    ResourceSet::from_bits(1 << resource as u8)
}

/// A city with all that its cards are judged by.
pub struct CityWorth<'a, X: Taught> {
    pub(super) game: &'a Position<X>,
    tables: &'static Tables,
    edition: Edition,
    pub(super) city: &'a City,
    pub(super) seat: Seat,
    neighbours: [&'a City; 2],
    /// The neighbours that it fights on land: one of them twice if the other is a partner.
    rivals: [&'a City; 2],
    /// Which of the neighbours is a partner.
    pub(super) partner: Option<usize>,
    /// Turns left after this one.
    pub(super) left: f32,
    /// Brown and grey cards, roughly.
    production: f32,
    /// What a card of each colour adds to the cards of the city that count it.
    counted: [f32; Color::NUM],
    /// The next stage of the wonder.
    stage: f32,
    /// What an expansion adds.
    pub(super) besides: X::Worth,
}

impl<'a, X: Taught> CityWorth<'a, X> {
    /// The city of a seat as it stands.
    #[inline]
    pub(super) fn of(game: &'a Position<X>, seat: Seat) -> Self {
        let turns = game.setup().turns();
        let left = (AGES - game.age()) * turns - game.turn().min(turns - 1) - 1;
        let city = game.city(seat);
        let mut worth = Self {
            game,
            tables: &TABLES,
            edition: game.setup().edition,
            city,
            seat,
            neighbours: game.neighbours(seat).map(|neighbour| game.city(neighbour)),
            rivals: X::rivals(game, seat).map(|rival| game.city(rival)),
            partner: X::partner_at(game, seat),
            left: left as f32,
            production: f32::from(city.of_color(Color::Brown)) + 0.8 * f32::from(city.of_color(Color::Grey)),
            counted: [0.0; Color::NUM],
            stage: 0.0,
            besides: X::Worth::default(),
        };
        worth.besides = X::worth(&worth);
        let mut more_for_stage = 0.0;
        // What counts the own city comes in the last age.
        if game.age() + 1 == AGES {
            for card in city.cards() & worth.tables.counting[worth.edition as usize] {
                for effect in worth.edition.face(card).effects {
                    match *effect {
                        Effect::PointsPer(points, Counted::Cards(colors), scope) if scope.is_own() => {
                            colors.iter().for_each(|color| worth.counted[color as usize] += f32::from(points));
                        }
                        Effect::PointsPer(points, Counted::Stages, scope) if scope.is_own() => {
                            more_for_stage += f32::from(points);
                        }
                        _ => {}
                    }
                }
            }
        }
        if let Some(stage) = game.next_stage(seat) {
            let effects: f32 = stage.effects.iter().map(|effect| worth.effect(effect)).sum();
            worth.stage = effects + more_for_stage - COIN * f32::from(stage.cost.coins);
            worth.stage += X::worth_of(&worth, stage.naval);
        }
        worth
    }

    /// What an action is worth, in points, if its card is worth so many in the city.
    #[inline]
    pub(super) fn worth_with(&self, action: ActionWith<X>, card_worth: f32) -> f32 {
        use ActionWith as Action;
        let payment = action.payment();
        let to_neighbours = match self.partner {
            None => f32::from(payment.total()) * (COIN + COIN_TO_NEIGHBOUR),
            Some(partner) => {
                let coins = [payment.left, payment.right].map(f32::from);
                coins[partner] * COIN_TO_PARTNER + coins[1 - partner] * (COIN + COIN_TO_NEIGHBOUR)
            }
        };
        match action {
            Action::Build(card, _) => {
                let coins = self.edition.face(card).cost.coins;
                let is_free = coins == 0 || self.game.chain(self.seat, card).is_some();
                let bank = if is_free { 0.0 } else { f32::from(coins) * COIN };
                card_worth - to_neighbours - bank
            }
            // It works once in an age, so it should be worth it.
            Action::BuildFree(_) => card_worth - 0.8,
            // The card is kept from the neighbour.
            Action::Stage(..) => self.stage + 0.15 * card_worth.clamp(0.0, 4.0) - to_neighbours,
            Action::Discard(_) => 3.0 * COIN - 0.3 + 0.05 * card_worth.clamp(0.0, 6.0),
            Action::Fetch(_)
            | Action::Decline
            | Action::Pick(_)
            | Action::PickSide(..)
            | Action::ChooseSide(_)
            | Action::Naval(_) => card_worth,
        }
    }

    /// What a card is worth in the city.
    #[inline]
    pub(super) fn card(&self, card: Card) -> f32 {
        let face = self.edition.face(card);
        let own: f32 = face.effects.iter().map(|effect| self.effect(effect)).sum();
        let own = own + self.counted[face.color as usize] + CHAIN * self.followers(card) as f32;
        own + X::worth_of(self, face.naval)
    }

    /// How many cards a card makes free.
    #[inline]
    pub(super) fn followers(&self, card: Card) -> usize {
        self.tables.followers[self.edition as usize][card.index()].len()
    }

    /// What one effect is worth.
    #[inline]
    pub(super) fn effect(&self, effect: &Effect) -> f32 {
        match *effect {
            Effect::Points(points) => f32::from(points),
            Effect::Coins(coins) => f32::from(coins) * COIN,
            Effect::CoinsPer(coins, counted, scope) => f32::from(coins) * COIN * self.count(counted, scope, true),
            Effect::PointsPer(points, counted, scope) => f32::from(points) * self.count(counted, scope, false),
            Effect::PointsIfComplete(points) => {
                let stages = self.game.board(self.seat).map_or(3, |board| board.stages.len());
                let missing = stages.saturating_sub(usize::from(self.city.stages())) as f32;
                f32::from(points) * (1.0 - missing / (self.left + 1.0)).max(0.0)
            }
            Effect::Produce(resource, amount) => self.produce(resource, amount),
            Effect::ProduceChoice(options) => {
                let new = options.iter().filter(|&resource| self.sources(resource) == 0).count() as f32;
                let old = options.len() as f32 - new;
                self.left * (0.16 + 0.1 * new + 0.04 * old) / (1.0 + 0.3 * self.production)
            }
            Effect::Discount(toward, class) => {
                let sides = if toward == Toward::Both { 1.5 } else { 1.0 };
                let kinds = if class == Class::Raw { 0.13 } else { 0.1 };
                self.left * sides * kinds
            }
            Effect::Shields(shields) => self.shields(shields),
            Effect::Science(symbol) => {
                let mut more = self.city.symbols();
                more[symbol as usize] += 1;
                self.science(more, self.city.any_symbols())
            }
            Effect::AnyScience => self.science(self.city.symbols(), self.city.any_symbols() + 1),
            Effect::PlayLastCard => 2.2 * (self.left / TURNS as f32).ceil(),
            Effect::BuildFromDiscard => 3.5,
            Effect::FreeBuildPerAge => 1.5 + self.left * 0.25,
            Effect::CopyGuild => 5.0,
            Effect::FreeFirstOfEachColor => 1.0 + self.left * 0.2,
            Effect::FreeFirstCardOfAge | Effect::FreeLastCardOfAge => self.left * 0.15,
        }
    }

    /// Sources of one resource in the own city.
    #[inline]
    fn sources(&self, resource: Resource) -> u8 {
        self.city.sources(only(resource))
    }

    /// A resource that the city lacks is worth most, less if neighbours sell it.
    #[inline]
    fn produce(&self, resource: Resource, amount: u8) -> f32 {
        let set = only(resource);
        let own = match self.city.sources(set) {
            0 => 1.25,
            1 if resource.is_raw() => 0.9,
            1 => 0.4,
            2 => 0.5,
            _ => 0.25,
        };
        let sold = self.neighbours.iter().any(|city| city.sources_for_sale(set) > 0);
        let first = if resource.is_raw() { 0.30 } else { 0.26 };
        let many = if amount > 1 { 1.4 } else { 1.0 };
        self.left * first * many * own * if sold { 0.9 } else { 1.0 } / (1.0 + 0.35 * self.production)
    }

    /// How much there will be of what is counted; of what neighbours build, at the end.
    fn count(&self, counted: Counted, scope: Scope, now: bool) -> f32 {
        let in_city = |city: &City| match counted {
            Counted::Cards(colors) => colors.iter().map(|color| f32::from(city.of_color(color))).sum::<f32>(),
            Counted::Stages => f32::from(city.stages()),
            Counted::Defeats => city.defeats().iter().map(|&tokens| f32::from(tokens)).sum(),
        };
        let [left, right] = self.neighbours;
        let more = if now { 0.0 } else { 0.12 * self.left };
        let own = if scope.is_own() { in_city(self.city) + more } else { 0.0 };
        let others = if scope.is_neighbours() { in_city(left) + in_city(right) + more } else { 0.0 };
        own + others
    }

    /// What more symbols gain: points at once, and a better start for sets.
    pub(super) fn science(&self, symbols: [u8; 3], any: u8) -> f32 {
        let now = science_points(self.city.symbols(), self.city.any_symbols());
        let gain = f32::from(science_points(symbols, any) - now);
        let kinds = symbols.iter().filter(|&&count| count > 0).count() as f32;
        gain + self.left * 0.11 * kinds
    }

    /// What shields gain in the conflicts to come.
    fn shields(&self, shields: u8) -> f32 {
        let conflicts = &self.tables.conflicts[self.game.age()][turn(self.game)];
        let own = i32::from(self.city.shields());
        let mut gain = 0.0;
        for city in self.rivals {
            let lead = own - i32::from(city.shields());
            let (before, after) = (place(lead), place(lead + i32::from(shields)));
            for leads in &conflicts[self.game.age()..] {
                gain += leads[after] - leads[before];
            }
        }
        gain
    }

    /// What a conflict of this age with another city is expected to bring if the own one has so many shields more.
    pub(super) fn conflict(&self, other: &City, more: u8) -> f32 {
        let lead = i32::from(self.city.shields() + more) - i32::from(other.shields());
        self.tables.conflicts[self.game.age()][turn(self.game)][self.game.age()][place(lead)]
    }

    /// What the cards of the hand that can be built or put under a stage are worth, the best first, as if nobody else chose.
    pub(super) fn best_of_hand<const N: usize>(&self) -> [f32; N] {
        let mut best = [0.0; N];
        let mut add = |mut worth: f32| {
            for place in &mut best {
                if worth > *place {
                    std::mem::swap(&mut worth, place);
                }
            }
        };
        for card in self.game.hand(self.seat).kinds() {
            if let Ok(price) = self.game.price(self.seat, card) {
                add(self.card(card) - f32::from(price) * COIN);
            }
        }
        best
    }

    /// What the next stage is worth.
    pub(super) fn stage(&self) -> f32 {
        self.stage
    }
}
