//! What a card or a stage is worth to a city, in points, before anybody else has chosen.
//!
//! Points that are certain count in full. What lasts counts for the turns that are left: resources for what they save,
//! symbols for the sets they may still make, shields for the conflicts they may still win. Only what everybody sees and the
//! own hand are looked at.

use table::{Game, Seat};
use wonders::{AGES, Action, Card, City, Class, Color, Counted, Effect, Scope, TURNS, Toward, Wonders, science_points};

/// What a coin is worth: three make a point, and coins also buy what one lacks.
const COIN: f32 = 0.42;
/// A coin that a neighbour gets.
const COIN_TO_NEIGHBOUR: f32 = 0.12;
/// What a victory token of each age brings, and what the loser is spared.
const TOKEN: [f32; AGES] = [1.0, 3.0, 5.0];

/// A city with all that its cards are judged by.
pub struct CityWorth<'a> {
    game: &'a Wonders,
    seat: Seat,
    city: &'a City,
    /// Turns left after this one.
    left: f32,
}

impl<'a> CityWorth<'a> {
    /// The city of a seat as it stands.
    pub fn of(game: &'a Wonders, seat: Seat) -> Self {
        let left = (AGES - game.age()) * TURNS - game.turn().min(TURNS - 1) - 1;
        Self { game, seat, city: game.city(seat), left: left as f32 }
    }

    /// What an action is worth, in points.
    pub fn worth(&self, action: Action) -> f32 {
        let (edition, payment) = (self.game.setup().edition, action.payment());
        let to_neighbours = f32::from(payment.total()) * (COIN + COIN_TO_NEIGHBOUR);
        match action {
            Action::Build(card, _) => {
                let free = self.game.chain(self.seat, card).is_some();
                let bank = if free { 0.0 } else { f32::from(edition.face(card).cost.coins) * COIN };
                self.card(card) - to_neighbours - bank
            }
            // It works once in an age, so it should be worth it.
            Action::BuildFree(card) => self.card(card) - 0.8,
            Action::Fetch(card) => self.card(card),
            Action::Stage(card, _) => {
                let stage = self.game.next_stage(self.seat);
                let worth =
                    stage.map_or(0.0, |stage| self.effects(stage.effects, None) - COIN * f32::from(stage.cost.coins));
                // The card is kept from the neighbour.
                worth + 0.15 * self.card(card).max(0.0).min(4.0) - to_neighbours
            }
            Action::Discard(card) => 3.0 * COIN - 0.3 + 0.05 * self.card(card).clamp(0.0, 6.0),
            Action::Decline | Action::Pick(_) | Action::PickSide(..) | Action::ChooseSide(_) => 0.0,
        }
    }

    /// What a card is worth in the city.
    pub fn card(&self, card: Card) -> f32 {
        let face = self.game.setup().edition.face(card);
        let chains = self.chains(card);
        self.effects(face.effects, Some(face.color)) + chains
    }

    /// What a card makes free later.
    fn chains(&self, card: Card) -> f32 {
        if self.game.age() + 1 == AGES {
            return 0.0;
        }
        let edition = self.game.setup().edition;
        let next = edition.cards().filter(|other| edition.face(*other).chain_from.contains(card)).count();
        0.5 * next as f32
    }

    fn effects(&self, effects: &[Effect], color: Option<Color>) -> f32 {
        let own: f32 = effects.iter().map(|effect| self.effect(effect)).sum();
        own + color.map_or(0.0, |color| self.counted_later(color))
    }

    /// What a card of a colour adds to the cards of the city that count it.
    fn counted_later(&self, color: Color) -> f32 {
        let edition = self.game.setup().edition;
        let counts = |card: Card| {
            edition.face(card).effects.iter().map(|effect| match *effect {
                Effect::PointsPer(points, Counted::Cards(colors), scope)
                    if scope.is_own() && colors.contains(color) =>
                {
                    f32::from(points)
                }
                _ => 0.0,
            })
        };
        let scoring =
            self.city.cards().iter().filter(|&card| matches!(edition.face(card).color, Color::Yellow | Color::Purple));
        scoring.flat_map(counts).sum()
    }

    fn effect(&self, effect: &Effect) -> f32 {
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
            Effect::Produce(resource, amount) => {
                let first = if resource.is_raw() { 0.30 } else { 0.26 };
                self.left * first * f32::from(amount).sqrt() / (1.0 + 0.35 * self.production())
            }
            Effect::ProduceChoice(options) => {
                self.left * (0.2 + 0.08 * options.len() as f32) / (1.0 + 0.3 * self.production())
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

    /// How much there will be of what is counted; of what neighbours build, at the end.
    fn count(&self, counted: Counted, scope: Scope, now: bool) -> f32 {
        let [left, right] = self.game.neighbours(self.seat).map(|seat| self.game.city(seat));
        let in_city = |city: &City| match counted {
            Counted::Cards(colors) => colors.iter().map(|color| f32::from(city.of_color(color))).sum::<f32>(),
            Counted::Stages => f32::from(city.stages()),
            Counted::Defeats => city.defeats().iter().map(|&tokens| f32::from(tokens)).sum(),
        };
        let more = if now { 0.0 } else { 0.12 * self.left };
        let own = if scope.is_own() { in_city(self.city) + more } else { 0.0 };
        let others = if scope.is_neighbours() { in_city(left) + in_city(right) + more } else { 0.0 };
        own + others
    }

    /// How much the city produces, roughly.
    fn production(&self) -> f32 {
        f32::from(self.city.of_color(Color::Brown)) + 0.8 * f32::from(self.city.of_color(Color::Grey))
    }

    /// What more symbols gain: points at once, and a better start for sets.
    fn science(&self, symbols: [u8; 3], any: u8) -> f32 {
        let now = science_points(self.city.symbols(), self.city.any_symbols());
        let gain = f32::from(science_points(symbols, any) - now);
        let kinds = symbols.iter().filter(|&&count| count > 0).count() as f32;
        gain + self.left * 0.11 * kinds
    }

    /// What shields gain in the conflicts to come.
    fn shields(&self, shields: u8) -> f32 {
        let own = f32::from(self.city.shields());
        let conflicts = self.game.neighbours(self.seat).map(|seat| {
            let other = f32::from(self.game.city(seat).shields());
            let gains = |age: usize| {
                // Others arm as well: the later, the more.
                let blur = 0.7 + 0.9 * (age - self.game.age()) as f32 + self.turns_left_of_age() * 0.18;
                let chance = |shields: f32| 1.0 / (1.0 + (-(shields - other) / blur).exp());
                (TOKEN[age] + 1.0) * (chance(own + f32::from(shields)) - chance(own))
            };
            (self.game.age()..AGES).map(gains).sum::<f32>()
        });
        conflicts.iter().sum()
    }

    fn turns_left_of_age(&self) -> f32 {
        (TURNS - self.game.turn().min(TURNS)) as f32
    }

    /// What the city may still gain by what it has: production, symbols, shields, powers.
    pub fn promise(&self) -> f32 {
        let symbols = self.city.symbols().iter().filter(|&&count| count > 0).count() as f32;
        let production = self.production().min(6.0) * 0.16 * self.left;
        let coins = f32::from(self.city.coins().min(12)) * (COIN - 1.0 / 3.0);
        production + symbols * 0.12 * self.left + coins + self.conflicts_to_come()
    }

    /// Points that conflicts still to come may bring as shields stand.
    fn conflicts_to_come(&self) -> f32 {
        let own = f32::from(self.city.shields());
        let is_over = self.game.outcome().is_some();
        let conflicts = self.game.neighbours(self.seat).map(|seat| {
            let other = f32::from(self.game.city(seat).shields());
            let expected = |age: usize| {
                let blur = 0.7 + 0.9 * (age - self.game.age()) as f32 + self.turns_left_of_age() * 0.18;
                let ahead = ((own - other) / blur).tanh();
                if ahead > 0.0 { ahead * TOKEN[age] } else { ahead }
            };
            (self.game.age()..AGES).map(expected).sum::<f32>()
        });
        if is_over { 0.0 } else { conflicts.iter().sum() }
    }
}
