//! A table: what is played, who sits where, on which clock, and how far it has come.

use crate::SeatLetter;
use serde::{Deserialize, Serialize};
use table::Settled;
use ts_rs::TS;
use utoipa::ToSchema;

/// A bot's level.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs)] // their strength is in docs/bots.md
pub enum Level {
    Novice,
    Easy,
    Medium,
    Hard,
    Master,
}

impl Level {
    /// The levels from the easiest.
    pub const ALL: [Self; 5] = [Self::Novice, Self::Easy, Self::Medium, Self::Hard, Self::Master];

    /// The level's word in a bot spec.
    pub fn word(self) -> &'static str {
        bots::LEVELS[self as usize].0
    }
}

/// What a new table should be.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CreateTable {
    /// The table text: `duel`, `duel:library=open`.
    #[schema(example = "duel")]
    pub table: String,
    /// One for each seat of the game.
    pub seats: Vec<SeatPlan>,
    /// How long people may think.
    #[serde(default)]
    pub clock: Clock,
    /// Who finds the table.
    #[serde(default)]
    pub visibility: Visibility,
    /// In a rated game nothing is taken back without the others' consent.
    #[serde(default)]
    pub rated: bool,
    /// Begin at once if no seat is open.
    #[serde(default)]
    pub start: bool,
}

/// Who is to sit on a seat of a new table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum SeatPlan {
    /// Whoever comes by the link.
    Open,
    /// The person who makes the table.
    Me,
    /// Somebody else on the same device, with a name of their own.
    HotSeat {
        /// 1 to 24 characters.
        name: String,
    },
    /// A bot.
    Bot {
        /// How strong.
        level: Level,
    },
}

/// How long people may think. When it runs out the others decide how to go on; until they do, a move still counts.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Clock {
    /// As long as they like.
    #[default]
    None,
    /// So many seconds for each decision; days are many seconds.
    Move {
        /// 5 to 30 days.
        seconds: u32,
    },
    /// So many seconds for the whole game, and some more with each decision.
    Bank {
        /// 30 to 30 days.
        seconds: u32,
        /// 0 to 3,600.
        increment: u32,
    },
}

/// Who finds a table.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Visibility {
    /// Whoever has the link.
    #[default]
    Link,
    /// Everybody: it stands in the list of tables.
    Public,
}

/// A table was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Created {
    /// Its name in links; it cannot be guessed.
    pub id: String,
    /// SHA-256 of the secret seed that will decide the deal, in hexadecimal.
    pub commitment: String,
}

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Seats are being taken.
    Lobby,
    /// The game goes on.
    Playing,
    /// The game is over.
    Over,
}

/// A table as everybody at it sees it. Nothing in it depends on who looks.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct TableInfo {
    /// Its name in links.
    pub id: String,
    /// The table text.
    pub table: String,
    /// The game's word: `duel`.
    pub game: String,
    /// How far it has come.
    pub stage: Stage,
    /// Who sits where.
    pub seats: Vec<SeatInfo>,
    /// Who plays together, in the order of seats; none if everybody plays alone.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Vec<SeatLetter>>>")]
    pub teams: Vec<Vec<SeatLetter>>,
    /// The person who made the table, by their public number.
    pub host: String,
    /// How long people may think.
    pub clock: Clock,
    /// Who finds it.
    pub visibility: Visibility,
    /// Nothing is taken back without consent.
    pub rated: bool,
    /// How many watch without a seat.
    pub watchers: u32,
    /// SHA-256 of the secret seed, published before the deal, in hexadecimal.
    pub commitment: String,
    /// The secret seed, once the game is over.
    pub secret: Option<String>,
    /// Somebody wishes to take something back.
    pub undo: Option<UndoRequest>,
    /// The table of the rematch.
    pub next: Option<String>,
    /// Milliseconds since 1970 when this was written, by the server's clock.
    #[ts(type = "number")]
    pub now: u64,
}

/// One seat of a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct SeatInfo {
    /// Its letter.
    pub seat: SeatLetter,
    /// Who sits there.
    pub occupant: Occupant,
    /// The level of a bot that plays for an absent person until they take the seat back.
    pub stand_in: Option<Level>,
    /// What the person and their devices have added to the deal: words first, then randomness, as in the log.
    pub contributions: Vec<String>,
    /// The person's clock.
    pub clock: Option<ClockState>,
    /// The person has let their time run out or has been away for long: others may go on without them.
    pub overdue: bool,
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Occupant {
    /// Nobody yet.
    Open,
    /// A person.
    Person {
        /// Their public number.
        id: String,
        /// The name others see here.
        name: String,
        /// A device of theirs is connected.
        here: bool,
    },
    /// A bot.
    Bot {
        /// How strong.
        level: Level,
    },
}

/// A clock at the moment the table was written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ClockState {
    /// Milliseconds left.
    #[ts(type = "number")]
    pub left: u64,
    /// It is counting down.
    pub running: bool,
}

/// A wish to take something back that needs others' consent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct UndoRequest {
    /// Whose wish.
    pub by: SeatLetter,
    /// Seats that still have to agree.
    pub waiting: Vec<SeatLetter>,
}

/// What can be played here: for choosing a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Games {
    /// Every game.
    pub games: Vec<GameOffer>,
    /// The bots' levels from the easiest.
    pub levels: Vec<Level>,
}

/// A game and what can be chosen about it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct GameOffer {
    /// Its word in a table text.
    pub game: String,
    /// Words of its expansions.
    pub expansions: Vec<String>,
    /// The fewest seats without expansions.
    pub min_seats: u32,
    /// The most seats without expansions.
    pub max_seats: u32,
    /// Expansions that add numbers of seats.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<SeatsOffer>>")]
    pub more_seats: Vec<SeatsOffer>,
    /// Rule options.
    pub options: Vec<OptionOffer>,
}

/// For how many a game is with an expansion, if for others than without it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct SeatsOffer {
    /// The expansion's word.
    pub expansion: String,
    /// The fewest seats.
    pub min_seats: u32,
    /// The most seats.
    pub max_seats: u32,
}

impl SeatsOffer {
    fn of(expansion: &family::ExpansionInfo) -> Option<Self> {
        let seats = expansion.seats.as_ref()?;
        Some(Self {
            expansion: expansion.name.to_owned(),
            min_seats: *seats.start() as u32,
            max_seats: *seats.end() as u32,
        })
    }
}

/// A rule option; the first value is the default.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct OptionOffer {
    /// Its word.
    pub name: String,
    /// Words of its values.
    pub values: Vec<String>,
    /// Words of the expansions without all of which it has no meaning.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub needs: Vec<String>,
    /// Expansions with which it has another default.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<DefaultOffer>>")]
    pub defaults: Vec<DefaultOffer>,
    /// Values of other options, as `name=value`, with any of which it has no meaning.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub settled_by: Vec<String>,
}

/// The default of an option with an expansion.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct DefaultOffer {
    /// The expansion's word.
    pub expansion: String,
    /// The word of the value.
    pub value: String,
}

impl Games {
    /// Every game this program plays.
    pub fn all() -> Self {
        let words = |words: &[&str]| words.iter().map(|&word| word.to_owned()).collect();
        let games = family::GAMES.iter().map(|game| GameOffer {
            game: game.name.to_owned(),
            expansions: game.expansions.iter().map(|expansion| expansion.name.to_owned()).collect(),
            min_seats: *game.seats.start() as u32,
            max_seats: *game.seats.end() as u32,
            more_seats: game.expansions.iter().filter_map(SeatsOffer::of).collect(),
            options: game
                .options
                .iter()
                .map(|option| OptionOffer {
                    name: option.name.to_owned(),
                    values: words(option.values),
                    needs: words(option.needs),
                    defaults: defaults(game, option.name),
                    settled_by: settled_by(game, option.name),
                })
                .collect(),
        });
        Self { games: games.collect(), levels: Level::ALL.to_vec() }
    }
}

fn defaults(game: &family::GameInfo, option: &str) -> Vec<DefaultOffer> {
    let all = game.expansions.iter().flat_map(|expansion| expansion.defaults.iter().map(move |one| (expansion, one)));
    let of_option = all.filter(|(_, default)| default.option == option);
    of_option
        .map(|(expansion, default)| DefaultOffer {
            expansion: expansion.name.to_owned(),
            value: default.value.to_owned(),
        })
        .collect()
}

fn settled_by(game: &family::GameInfo, option: &str) -> Vec<String> {
    let settled = game.settled.iter().filter(|settled| settled.option == option);
    settled.map(|Settled { by: (name, value), .. }| format!("{name}={value}")).collect()
}

/// Tables to join, to watch or to go on with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Tables {
    /// Unfinished tables at which the person sits, those that wait for them first; then those finished lately.
    pub mine: Vec<TableLine>,
    /// Public tables with an open seat, the newest first.
    pub open: Vec<TableLine>,
    /// Public games that go on and can be watched, the newest first.
    pub running: Vec<TableLine>,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct TableLine {
    /// Its name in links.
    pub id: String,
    /// The table text.
    pub table: String,
    /// How far it has come.
    pub stage: Stage,
    /// Who sits where.
    pub seats: Vec<Occupant>,
    /// How long people may think.
    pub clock: Clock,
    /// The person has to act there.
    pub your_turn: bool,
    /// Milliseconds since 1970 of the last thing that happened.
    #[ts(type = "number")]
    pub changed: u64,
}
