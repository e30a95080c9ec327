//! Texts of actions, outcomes and positions. `docs/notation.md` describes them for other programs.

use super::bill::Bill;
use super::harbour::{Moves, PER_LEVEL};
use super::{Armada, NavalAction, NavalChance, NavalStep, View};
use crate::cost::Payment;
use crate::data::armada::{Far, LAST_SPACE};
use crate::ids::{AGES, Card, Fleet, FleetSet, Island, IslandSet, Level, MOST_SEATS, Shipyard};
use crate::state::Step;
use std::fmt::Display;
use table::text::{Fields, Result, Words, parse_id, parse_number};
use table::{BySeat, Seat, SeatSet, TextError};

/// More coins than any payment has.
const MANY_COINS: u8 = 99;
/// More pirates than a seat sends in a turn.
const MANY_PIRATES: u8 = 3;

/// Steps without a level, and their words.
const STEPS: [(NavalStep, &str); 4] = [
    (NavalStep::DealShipyards, "deal_shipyards"),
    (NavalStep::DrawIsland, "draw_island"),
    (NavalStep::MoveFleets, "move_fleets"),
    (NavalStep::JoinConflict, "join_conflict"),
];

/// A step of a level.
type OfLevel = fn(Level) -> NavalStep;

/// Steps with a level, and their words without it.
const LEVEL_STEPS: [(OfLevel, &str); 3] = [
    (NavalStep::Explore, "explore_"),
    (NavalStep::DealIslands, "deal_islands_"),
    (NavalStep::KeepIsland, "keep_island_"),
];

pub(super) fn step_text(step: NavalStep) -> String {
    if let Some((_, word)) = STEPS.iter().find(|(other, _)| *other == step) {
        return (*word).to_owned();
    }
    let with_level = |(of, word): &(OfLevel, &str)| {
        Level::ALL.into_iter().find(|&level| of(level) == step).map(|level| format!("{word}{level}"))
    };
    LEVEL_STEPS.iter().find_map(with_level).unwrap_or_default()
}

pub(super) fn parse_step(text: &str) -> Option<NavalStep> {
    let all = STEPS.iter().map(|(step, _)| *step);
    let mut all = all.chain(LEVEL_STEPS.iter().flat_map(|(of, _)| Level::ALL.map(of)));
    all.find(|&step| step_text(step) == text)
}

fn joined<T: Display>(items: impl IntoIterator<Item = T>, with: &str) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join(with)
}

/// ` left 2 right 1 far_left 1 far_right 1 step red move green`, without what there is none of.
fn bill_text(bill: &Bill) -> String {
    let coins = [
        ("left", bill.payment.left),
        ("right", bill.payment.right),
        ("far_left", bill.far[0]),
        ("far_right", bill.far[1]),
    ];
    let coins: String =
        coins.iter().filter(|(_, coins)| *coins > 0).map(|(to, coins)| format!(" {to} {coins}")).collect();
    let fleets = [("step", bill.step), ("move", bill.free)];
    let fleets: String = fleets.iter().filter_map(|(word, fleet)| Some(format!(" {word} {}", (*fleet)?))).collect();
    coins + &fleets
}

pub(super) fn action_text(action: NavalAction) -> String {
    match action {
        NavalAction::Build(card, bill) => format!("build {card}{}", bill_text(&bill)),
        NavalAction::BuildFree(card, bill) => format!("free {card}{}", bill_text(&bill)),
        NavalAction::Stage(card, bill) => format!("stage {card}{}", bill_text(&bill)),
        NavalAction::DiscardToMove(card) => format!("discard {card} move yellow"),
        NavalAction::Move(fleets) if fleets.is_empty() => "move none".to_owned(),
        NavalAction::Move(fleets) => format!("move {}", joined(fleets, ",")),
        NavalAction::Explore => "explore".to_owned(),
        NavalAction::StayHome => "stay_home".to_owned(),
        NavalAction::Keep(island) => format!("keep {island}"),
        NavalAction::Fight => "fight".to_owned(),
        NavalAction::StayOut => "stay_out".to_owned(),
    }
}

/// Reads what comes after a card, each part in its place.
fn parse_bill(mut words: Words<'_>) -> Result<Bill> {
    let mut bill = Bill::default();
    let mut word = words.optional();
    let Payment { left, right } = &mut bill.payment;
    let [far_left, far_right] = &mut bill.far;
    for (name, coins) in [("left", left), ("right", right), ("far_left", far_left), ("far_right", far_right)] {
        if word == Some(name) {
            *coins = parse_number(words.next("coins")?, 1..=MANY_COINS, "number of coins")?;
            word = words.optional();
        }
    }
    for (name, fleet) in [("step", &mut bill.step), ("move", &mut bill.free)] {
        if word == Some(name) {
            *fleet = Some(words.id()?);
            word = words.optional();
        }
    }
    match word {
        None => Ok(bill),
        Some(word) => Err(TextError::Extra(word.to_owned())),
    }
}

/// Reads an action; nothing if it has nothing naval in it.
pub(super) fn parse_action(text: &str) -> Result<Option<NavalAction>> {
    let mut words = Words::new(text);
    let action = match words.next("an action")? {
        verb @ ("build" | "free" | "stage") => {
            let card: Card = words.id()?;
            let bill = parse_bill(words)?;
            let is_naval = !bill.is_of_the_base_game() || verb == "free" && bill.payment != Payment::NOTHING;
            let action = match verb {
                "build" => NavalAction::Build(card, bill),
                "free" => NavalAction::BuildFree(card, bill),
                _ => NavalAction::Stage(card, bill),
            };
            return Ok(is_naval.then_some(action));
        }
        "discard" => {
            let card = words.id()?;
            match (words.optional(), words.optional()) {
                (None, _) => return Ok(None),
                (Some("move"), Some("yellow")) => NavalAction::DiscardToMove(card),
                (Some(word), _) => return Err(TextError::Extra(word.to_owned())),
            }
        }
        "move" => match words.next("fleets")? {
            "none" => NavalAction::Move(FleetSet::new()),
            fleets => NavalAction::Move(parse_set(fleets, ',')?.into_iter().collect()),
        },
        "explore" => NavalAction::Explore,
        "stay_home" => NavalAction::StayHome,
        "keep" => NavalAction::Keep(words.id()?),
        "fight" => NavalAction::Fight,
        "stay_out" => NavalAction::StayOut,
        _ => return Ok(None),
    };
    words.end()?;
    Ok(Some(action))
}

/// Different names in printed order.
fn parse_set<T: table::Id + Ord + 'static>(text: &str, between: char) -> Result<Vec<T>> {
    let all = text.split(between).map(parse_id::<T>).collect::<Result<Vec<T>>>()?;
    let is_sorted = all.windows(2).all(|two| two[0].index() < two[1].index());
    if is_sorted { Ok(all) } else { Err(TextError::unknown("list in printed order", text)) }
}

impl Armada {
    pub(super) fn naval_chance_text(&self, outcome: NavalChance) -> String {
        match outcome {
            NavalChance::Shipyards(shipyards) => {
                format!("shipyards {}", joined(&shipyards.0[..self.seat_count()], " "))
            }
            NavalChance::Island(island) => format!("{} {island}", self.naval_due_text(NavalStep::DrawIsland)),
            NavalChance::Islands(dealt) => {
                let Step::Naval(step @ NavalStep::DealIslands(level)) = self.step else { return String::new() };
                let explorers = self.table.round[level.index()];
                let of = |seat: Seat| {
                    let own = level.islands().iter().zip(dealt).filter(move |(_, holder)| *holder == Some(seat));
                    format!("{seat}:{}", joined(own.map(|(island, _)| island), ","))
                };
                format!("{} {}", self.naval_due_text(step), joined(explorers.iter().map(of), " "))
            }
        }
    }

    pub(super) fn naval_due_text(&self, step: NavalStep) -> String {
        match step {
            NavalStep::DealShipyards => "shipyards".to_owned(),
            NavalStep::DrawIsland => {
                self.table.drawing.map_or_else(String::new, |(_, level)| format!("island {level}"))
            }
            NavalStep::DealIslands(level) => format!("islands {level}"),
            NavalStep::MoveFleets | NavalStep::Explore(_) | NavalStep::KeepIsland(_) | NavalStep::JoinConflict => {
                String::new()
            }
        }
    }

    pub(super) fn parse_naval_chance(&self, verb: &str, words: &mut Words<'_>) -> Result<NavalChance> {
        let unknown = |text: &str| TextError::unknown("outcome", text);
        match verb {
            "shipyards" => {
                let mut shipyards = BySeat([Shipyard::ALL[0]; MOST_SEATS]);
                for seat in self.all_seats() {
                    shipyards[seat] = words.id()?;
                }
                Ok(NavalChance::Shipyards(shipyards))
            }
            "island" => {
                let level = words.next("a level")?;
                let is_due = self.table.drawing.is_some_and(|(_, due)| due.slug() == level);
                if is_due { Ok(NavalChance::Island(words.id()?)) } else { Err(TextError::unknown("level", level)) }
            }
            "islands" => {
                let text = words.next("a level")?;
                let Step::Naval(NavalStep::DealIslands(level)) = self.step else { return Err(unknown(verb)) };
                if level.slug() != text {
                    return Err(TextError::unknown("level", text));
                }
                let mut dealt = [None; PER_LEVEL];
                for seat in self.table.round[level.index()].iter() {
                    let word = words.next("islands of an explorer")?;
                    let islands = word.strip_prefix(&format!("{seat}:")).ok_or_else(|| unknown(word))?;
                    for island in parse_set::<Island>(islands, ',')? {
                        let place = &mut dealt[island.index() % PER_LEVEL];
                        if island.level() != level || place.is_some() {
                            return Err(TextError::unknown("island", island.slug()));
                        }
                        *place = Some(seat);
                    }
                }
                Ok(NavalChance::Islands(dealt))
            }
            other => Err(unknown(other)),
        }
    }

    pub(super) fn write_naval_table(&self, fields: &mut Fields) {
        let table = &self.table;
        fields.add("tax", table.tax.to_string(), table.tax == 0);
        fields.add("levied", joined(table.levied.iter(), ""), table.levied.is_empty());
        fields.list("robber", table.robber.map(|seat| format!("{seat}.{}", table.robbed)));
        for (level, name) in Level::ALL.into_iter().zip(["explore1", "explore2", "explore3"]) {
            let explorers = table.round[level.index()];
            fields.add(name, joined(explorers.iter(), ""), explorers.is_empty());
        }
        for (level, name) in Level::ALL.into_iter().zip(["later1", "later2", "later3"]) {
            let explorers = table.next[level.index()];
            fields.add(name, joined(explorers.iter(), ""), explorers.is_empty());
        }
        fields.add("declared", "yes".to_owned(), !table.declared);
        fields.list("draw", table.drawing.map(|(seat, level)| format!("{seat}.{level}")));
    }

    pub(super) fn write_naval_seat(&self, seat: Seat, fields: &mut Fields) {
        let harbour = &self.table.harbours[seat];
        let key = |field: &str| format!("{seat}.{field}");
        fields.list(key("shipyard"), harbour.shipyard.map(|shipyard| shipyard.to_string()));
        fields.add(key("ships"), joined(harbour.ships, "/"), harbour.ships == [0; Fleet::NUM]);
        fields.list(key("islands"), harbour.islands.iter().map(|island| island.to_string()));
        fields.add(key("naval"), joined(harbour.tokens, "/"), harbour.tokens == [0; AGES]);
        let raids = [(Far::LeftLeft, "left"), (Far::RightRight, "right")];
        fields.list(
            key("raids"),
            raids.iter().filter(|(far, _)| harbour.raids(*far)).map(|(_, word)| (*word).to_owned()),
        );
        fields.add(key("pirates"), self.table.pirates[seat].to_string(), self.table.pirates[seat] == 0);
        let moves = self.table.moves[seat];
        fields.add(key("moves"), format!("{}.{}", moves.count, joined(moves.fleets, "/")), moves.count == 0);
        if let Step::Naval(NavalStep::KeepIsland(level)) = self.step {
            fields.list(key("dealt"), self.table.dealt(level, seat).iter().map(|island| island.to_string()));
        }
    }

    fn parse_seats(&self, text: &str) -> Result<SeatSet> {
        let mut seats = SeatSet::EMPTY;
        for letter in text.chars() {
            let seat = self.parse_seat(&letter.to_string())?;
            if seats.iter().any(|other| other >= seat) {
                return Err(TextError::unknown("seats in their order", text));
            }
            seats = seats.with(seat);
        }
        Ok(seats)
    }

    pub(super) fn parse_naval_table(&mut self, key: &str, value: &str) -> Result<bool> {
        let unknown = || TextError::unknown("field of a position", value);
        match key {
            "tax" => self.table.tax = parse_number(value, 1..=4, "tax")?,
            "levied" => self.table.levied = self.parse_seats(value)?,
            "robber" => {
                let (seat, coins) = value.split_once('.').ok_or_else(unknown)?;
                self.table.robber = Some(self.parse_seat(seat)?);
                self.table.robbed = parse_number(coins, 1..=MANY_COINS, "number of coins")?;
            }
            "explore1" => self.table.round[0] = self.parse_seats(value)?,
            "explore2" => self.table.round[1] = self.parse_seats(value)?,
            "explore3" => self.table.round[2] = self.parse_seats(value)?,
            "later1" => self.table.next[0] = self.parse_seats(value)?,
            "later2" => self.table.next[1] = self.parse_seats(value)?,
            "later3" => self.table.next[2] = self.parse_seats(value)?,
            "declared" if value == "yes" => self.table.declared = true,
            "draw" => {
                let (seat, level) = value.split_once('.').ok_or_else(unknown)?;
                self.table.drawing = Some((self.parse_seat(seat)?, parse_id(level)?));
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    pub(super) fn parse_naval_seat(&mut self, seat: Seat, field: &str, value: &str) -> Result<bool> {
        let unknown = || TextError::unknown("field of a seat", value);
        let harbour = &mut self.table.harbours[seat];
        match field {
            "shipyard" => harbour.shipyard = Some(parse_id(value)?),
            "ships" => {
                let words: Vec<&str> = value.split('/').collect();
                let words: [&str; Fleet::NUM] = words.try_into().map_err(|_| unknown())?;
                for (space, word) in harbour.ships.iter_mut().zip(words) {
                    *space = parse_number(word, 0..=LAST_SPACE, "space")?;
                }
            }
            "islands" => harbour.islands = parse_set(value, ',')?.into_iter().collect::<IslandSet>(),
            "naval" => {
                let words: Vec<&str> = value.split('/').collect();
                let words: [&str; AGES] = words.try_into().map_err(|_| unknown())?;
                for (token, word) in harbour.tokens.iter_mut().zip(words) {
                    *token = parse_number(word, -3..=7, "naval token")?;
                }
            }
            "raids" => {
                harbour.raids = match value {
                    "left" => 1 << Far::LeftLeft as u8,
                    "right" => 1 << Far::RightRight as u8,
                    "left,right" => 1 << Far::LeftLeft as u8 | 1 << Far::RightRight as u8,
                    _ => return Err(unknown()),
                };
            }
            "pirates" => self.table.pirates[seat] = parse_number(value, 1..=MANY_PIRATES, "number of pirates")?,
            "moves" => {
                let (count, fleets) = value.split_once('.').ok_or_else(unknown)?;
                let fleets: FleetSet = parse_set(fleets, '/')?.into_iter().collect();
                self.table.moves[seat] = Moves { count: parse_number(count, 1..=3, "number of moves")?, fleets };
            }
            "dealt" => {
                for island in parse_set::<Island>(value, ',')? {
                    let place = &mut self.table.dealt[island.index() % PER_LEVEL];
                    if place.is_some() {
                        return Err(TextError::Contradiction("two seats hold one island".to_owned()));
                    }
                    *place = Some(seat);
                }
            }
            _ => return Ok(false),
        }
        Ok(true)
    }
}

pub(super) fn write_view(view: &View, fields: &mut Fields) {
    let explorers = view.expansion.explorers;
    fields.add("explorers", joined(explorers.iter(), ""), explorers.is_empty());
}
