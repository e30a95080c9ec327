//! Rules of thumb at sea, in points: what the moves of ships, islands and naval shields are worth to a city.

use super::super::card_worth::{COIN, CityWorth};
use super::super::taught::turn;
use std::sync::LazyLock;
use table::{Game, Seat};
use wonders::armada::{Armada, WithArmada};
use wonders::data::armada::{LAST_SPACE, NAVAL_DEFEAT, NAVAL_REWARDS, Naval, TRACKS};
use wonders::{AGES, Color, Fleet, FleetSet, Island, Level, MOST_SEATS, TURNS};

/// What an explored island of each level is worth, one of several.
const EXPLORED: [f32; Level::NUM] = [2.6, 4.4, 6.2];
/// Part of that for the top island of a stack.
const TOP: f32 = 0.75;
/// Part of that for the space before it.
const HALF_WAY: f32 = 0.45;
/// A commerce level, by the part of the game that is left: taxes cost less, pirates more.
const COMMERCE: f32 = 0.5;
/// A coin that one of the others loses.
const LOST_COIN: f32 = 0.06;
/// Shields that moves and cards may bring in a turn and that are told apart.
const MOST_MORE: usize = 4;
/// The largest difference in strength that is told apart.
const MOST_AHEAD: i32 = 10;
const LEADS: usize = 2 * MOST_AHEAD as usize + 1;

/// By age and turn of now and age of the conflict, how likely a lead in strength is still one then.
static ABOVE: LazyLock<[[[[f32; LEADS]; AGES]; TURNS]; AGES]> = LazyLock::new(|| {
    let mut above = [[[[0.0; LEADS]; AGES]; TURNS]; AGES];
    for (age, turns) in above.iter_mut().enumerate() {
        for (turn, ages) in turns.iter_mut().enumerate() {
            for (later, leads) in ages.iter_mut().enumerate().skip(age) {
                // Others build ships as well: the later, the more.
                let blur = 0.4 + 0.9 * (later - age) as f32 + 0.15 * (TURNS - turn) as f32;
                for (lead, value) in (-MOST_AHEAD..).zip(leads) {
                    *value = 1.0 / (1.0 + (-(lead as f32 - 0.5) / blur).exp());
                }
            }
        }
    }
    above
});

/// What is worked out once for a city.
#[derive(Clone, Copy, Default, Debug)]
pub struct SeaWorth {
    /// What one and what two moves of each fleet are worth; nothing at the end of its track.
    pub(super) moves: [[f32; 2]; Fleet::NUM],
    /// What naval tokens are expected to bring with so many shields more, as they are first.
    tokens: [f32; MOST_MORE + 1],
    /// The move that is worth most.
    pub(super) best: f32,
    /// Naval strength of every seat.
    pub(super) strengths: [u8; MOST_SEATS],
}

impl SeaWorth {
    pub(super) fn of(city: &CityWorth<'_, WithArmada>) -> Self {
        let harbour = city.game.harbour(city.seat);
        let mut worth = Self::default();
        Seat::first(city.game.seats()).for_each(|seat| worth.strengths[seat.index()] = city.game.naval_strength(seat));
        worth.tokens = tokens(city.game, city.seat, &worth.strengths);
        for fleet in Fleet::ALL {
            let space = harbour.space(fleet);
            let mut sum = 0.0;
            for (nth, value) in worth.moves[fleet.index()].iter_mut().enumerate() {
                let from = space + nth as u8;
                if from < LAST_SPACE {
                    let shields = shields(fleet, from + 1) - shields(fleet, space);
                    let before = if nth == 0 { 0 } else { shields_of_first(fleet, space) };
                    sum += step(city, fleet, from);
                    sum += gain(&worth.tokens, shields) - gain(&worth.tokens, before);
                }
                *value = sum;
            }
            worth.best = worth.best.max(worth.moves[fleet.index()][0]);
        }
        worth
    }

    /// What naval shields are expected to bring in tokens.
    pub(super) fn shields(&self, shields: u8) -> f32 {
        gain(&self.tokens, shields)
    }
}

fn gain(tokens: &[f32; MOST_MORE + 1], shields: u8) -> f32 {
    tokens[usize::from(shields).min(MOST_MORE)] - tokens[0]
}

/// Naval shields of a ship on a space.
pub(super) fn shields(fleet: Fleet, space: u8) -> u8 {
    let space = usize::from(space);
    match fleet {
        Fleet::Red => TRACKS.shields[space],
        Fleet::Yellow => TRACKS.trade_shields[space],
        Fleet::Blue => TRACKS.civil_shields[space],
        Fleet::Green => 0,
    }
}

fn shields_of_first(fleet: Fleet, space: u8) -> u8 {
    shields(fleet, space + 1) - shields(fleet, space)
}

/// What a ship's move from a space is worth besides naval shields.
fn step(city: &CityWorth<'_, WithArmada>, fleet: Fleet, from: u8) -> f32 {
    let harbour = city.game.harbour(city.seat);
    let (from, to) = (usize::from(from), usize::from(from) + 1);
    let early = city.left / (AGES * TURNS) as f32;
    let coin = if harbour.islands().contains(Island::WondrousOasis) { COIN } else { 0.0 };
    coin + match fleet {
        Fleet::Red => 0.0,
        Fleet::Yellow => {
            let levels = f32::from(TRACKS.commerce[to]) - f32::from(TRACKS.commerce[from]);
            let others = city.game.seats() as f32 - 1.0;
            f32::from(TRACKS.coins[to]) * COIN
                + f32::from(TRACKS.tax[to]) * LOST_COIN * others
                + levels * (COMMERCE * early + points_per_level(city))
                + 0.3 * early
        }
        Fleet::Blue => {
            let gain =
                |to: usize| TRACKS.points.get(to).map_or(0.0, |&points| f32::from(points - TRACKS.points[to - 1]));
            gain(to) + early * 0.5 * gain(to + 1)
        }
        Fleet::Green => {
            let explored = |space: usize| {
                TRACKS.explores.get(space).copied().flatten().map_or(0.0, |level| {
                    match city.game.stack(level).is_empty() {
                        true => 0.0,
                        false => EXPLORED[level.index()],
                    }
                })
            };
            let ahead = if city.left > 0.0 { HALF_WAY } else { 0.0 };
            explored(to) * (1.0 - ahead) + explored(to + 1) * ahead
        }
    }
}

/// Points that each commerce level is worth to cards and islands of the city.
fn points_per_level(city: &CityWorth<'_, WithArmada>) -> f32 {
    let customs = city.city.cards().contains(wonders::Card::PortCustoms);
    let lush = city.game.harbour(city.seat).islands().contains(Island::LushArchipelago);
    2.0 * f32::from(u8::from(customs) + u8::from(lush))
}

/// What naval tokens of the conflicts to come are expected to be worth, with 0, 1, 2, … shields more.
fn tokens(game: &Armada, seat: Seat, strengths: &[u8; MOST_SEATS]) -> [f32; MOST_MORE + 1] {
    let (age, seats) = (game.age(), game.seats());
    let above = &ABOVE[age][turn(game)];
    let own = i32::from(strengths[seat.index()]);
    let others = || Seat::first(seats).filter(|other| *other != seat).map(|other| i32::from(strengths[other.index()]));
    std::array::from_fn(|more| {
        let mut sum = 0.0;
        for later in age..AGES {
            // How likely so many of the others are not weaker; a tie takes the next place.
            let mut not_weaker = [1.0, 0.0, 0.0];
            let mut all = 1.0;
            for other in others() {
                let lead = (own + more as i32 - other).clamp(-MOST_AHEAD, MOST_AHEAD) + MOST_AHEAD;
                let weaker = above[later][lead as usize];
                for place in (1..not_weaker.len()).rev() {
                    not_weaker[place] = not_weaker[place] * weaker + not_weaker[place - 1] * (1.0 - weaker);
                }
                not_weaker[0] *= weaker;
                all *= 1.0 - weaker;
            }
            let rewards = NAVAL_REWARDS[later].iter().zip(not_weaker);
            sum += rewards.map(|(&points, likely)| f32::from(points) * likely).sum::<f32>();
            sum += f32::from(NAVAL_DEFEAT[later]) * all;
        }
        sum
    })
}

/// What one effect that only Armada has is worth to a city.
pub(super) fn effect(city: &CityWorth<'_, WithArmada>, effect: Naval) -> f32 {
    let (game, left) = (city.game, city.left);
    let harbour = game.harbour(city.seat);
    let early = left / (AGES * TURNS) as f32;
    match effect {
        Naval::NavalShields(shields) => city.besides.shields(shields),
        Naval::Raid(far) => {
            let target = game.far(city.seat, far);
            let is_fought = game.neighbours(city.seat).contains(&target);
            if is_fought { 0.0 } else { city.conflict(game.city(target), (game.age() + 1) as u8) }
        }
        Naval::FreeMoves(count, fleets) => free_moves(city, count, fleets),
        Naval::Pirates => {
            let others = Seat::first(game.seats()).filter(|other| *other != city.seat);
            let lost = |other: Seat| {
                let is_partner = game.sides().side(city.seat).contains(other);
                f32::from(game.harbour(other).commerce()) * if is_partner { -COIN } else { 1.5 * LOST_COIN }
            };
            others.map(lost).sum()
        }
        Naval::DistantTrade(_, times) => 0.12 * left * f32::from(times).sqrt(),
        Naval::DrawIsland(level) if game.stack(level).is_empty() => 0.0,
        Naval::DrawIsland(level) => TOP * EXPLORED[level.index()],
        Naval::MostScience => {
            let mut symbols = city.city.symbols();
            let most = symbols.iter().max().copied().unwrap_or(0);
            if let Some(count) = symbols.iter_mut().find(|count| **count == most) {
                *count += 1;
            }
            city.science(symbols, city.city.any_symbols())
        }
        Naval::PointsPerCommerce(points) => f32::from(points) * (f32::from(harbour.commerce()) + 0.08 * left).min(4.0),
        Naval::PointsPerIsland(points) => f32::from(points) * (harbour.islands().len() as f32 + 1.0 + 0.08 * left),
        Naval::PointsPerCardOfColor(points) => {
            let most = Color::ALL.map(|color| city.city.of_color(color)).into_iter().max().unwrap_or(0);
            f32::from(points) * (f32::from(most) + 0.15 * left)
        }
        Naval::FreeWonderFleet => {
            let stages = game.board(city.seat).map_or(3, |board| board.stages.len());
            1.6 * stages.saturating_sub(usize::from(city.city.stages())) as f32 * early.min(0.5) * 2.0
        }
        Naval::NoLosses => 2.5 * early,
        Naval::MayStayOut => 1.5,
        Naval::CheaperConstruction => 4.0 * early,
        Naval::CoinPerConstruction => 0.2 * left,
        Naval::OthersLoseCoins(coins) => {
            let others = game.seats() as f32 - 1.0;
            let partner = if city.partner.is_some() { COIN } else { 0.0 };
            f32::from(coins) * (LOST_COIN * others - partner)
        }
    }
}

/// What free moves of different fleets are worth: the best of them.
fn free_moves(city: &CityWorth<'_, WithArmada>, count: u8, fleets: FleetSet) -> f32 {
    let mut worth = Fleet::ALL.map(|fleet| match fleets.contains(fleet) {
        true => city.besides.moves[fleet.index()][0].max(0.0),
        false => 0.0,
    });
    worth.sort_by(|one, two| two.total_cmp(one));
    worth[..usize::from(count).min(Fleet::NUM)].iter().sum()
}

/// What an island is worth to a city.
pub(super) fn island(city: &CityWorth<'_, WithArmada>, island: Island) -> f32 {
    let face = island.face();
    let land: f32 = face.effects.iter().map(|effect| city.effect(effect)).sum();
    land + face.naval.iter().map(|naval| effect(city, *naval)).sum::<f32>()
}
