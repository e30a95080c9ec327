//! A table for tests: requests are decided and applied at once, and the journal is kept.

#![allow(clippy::needless_pass_by_value)] // short calls read better

use crate::answers::fingerprint;
use crate::create;
use crate::decide::{Moment, bot_acts, decide, start};
use crate::journal::{Author, Entry, SeatHolder, Step};
use crate::people::Person;
use crate::presence::Presence;
use crate::state::{SeatState, State};
use crate::tell::{self, Change};
use protocol::{Clock, Command, CreateTable, Level, Refusal, SeatLetter, SeatPlan, TableInfo};
use table::fair::Secret;
use table::{Seat, SeatSet, Xoshiro};

pub(super) const A: Seat = Seat::A;
pub(super) const B: Seat = Seat::B;

pub(super) struct Bench {
    pub(super) state: State,
    pub(super) journal: Vec<Step>,
    pub(super) up: u64,
    pub(super) absent: SeatSet,
    keys: u32,
}

pub(super) fn ania() -> Person {
    Person { id: "ania".into(), name: "Ania".into() }
}

pub(super) fn ben() -> Person {
    Person { id: "ben".into(), name: "Ben".into() }
}

pub(super) fn clara() -> Person {
    Person { id: "clara".into(), name: "Clara".into() }
}

pub(super) fn letter(seat: Seat) -> SeatLetter {
    seat.into()
}

pub(super) fn new_duel(seats: [SeatPlan; 2]) -> CreateTable {
    new_table("duel", seats)
}

pub(super) fn new_table(table: &str, seats: impl Into<Vec<SeatPlan>>) -> CreateTable {
    CreateTable {
        table: table.into(),
        seats: seats.into(),
        clock: Clock::None,
        visibility: Default::default(),
        rated: false,
        start: true,
    }
}

pub(super) const BOT: SeatPlan = SeatPlan::Bot { level: Level::Novice };

impl Bench {
    /// A table that Ania makes, with a deal that belongs to a number.
    pub(super) fn new(request: CreateTable, deal: u64) -> Self {
        let secret = Secret::draw(&mut Xoshiro::new(deal));
        let made = create::requested(&ania(), request, &secret).unwrap();
        let (step, _) = create::open("table", made, 0, 0).unwrap();
        let mut bench = Self::from_journal(vec![step]);
        if bench.state.begins_by_itself() {
            let entries = start(&bench.state).unwrap();
            bench.happen(None, entries);
        }
        bench
    }

    /// Ania on A and Ben on B, and the game has begun.
    pub(super) fn of_two(change: impl FnOnce(&mut CreateTable)) -> Self {
        let mut request = new_duel([SeatPlan::Me, SeatPlan::Open]);
        change(&mut request);
        let mut bench = Self::new(request, 1);
        bench.ask(&ben(), Command::Sit { seat: letter(B) }).unwrap();
        bench.ask(&ania(), Command::Start).unwrap();
        bench
    }

    /// Any game. Ben and Clara take the open seats, in this order, and it has begun.
    pub(super) fn of_many(table: &str, seats: impl Into<Vec<SeatPlan>>, deal: u64) -> Self {
        let mut bench = Self::new(CreateTable { start: false, ..new_table(table, seats) }, deal);
        bench.let_sit([ben(), clara()]);
        bench.ask(&ania(), Command::Start).unwrap();
        bench
    }

    /// These people take the open seats, as many as there are.
    pub(super) fn let_sit(&mut self, people: impl IntoIterator<Item = Person>) {
        let is_open = |(seat, seat_state): (Seat, &SeatState)| (seat_state.holder == SeatHolder::Open).then_some(seat);
        let open: Vec<Seat> = self.state.each_seat().filter_map(is_open).collect();
        for (seat, person) in open.into_iter().zip(people) {
            self.ask(&person, Command::Sit { seat: letter(seat) }).unwrap();
        }
    }

    pub(super) fn from_journal(journal: Vec<Step>) -> Self {
        let state = State::replay("table", &journal).unwrap();
        Self { state, journal, up: 0, absent: SeatSet::EMPTY, keys: 0 }
    }

    pub(super) fn moment(&self) -> Moment {
        Moment { at: self.up, up: self.up, absent: self.absent }
    }

    /// Asks something and lets it happen.
    pub(super) fn ask(&mut self, person: &Person, command: Command) -> Result<Vec<Entry>, Refusal> {
        let fresh = || Ok("next".to_owned());
        let entries = decide(&self.state, Some(person), &command, self.moment(), fresh)?;
        self.keys += 1;
        let asked = Some(fingerprint(&command));
        let by = Author { person: person.id.clone(), key: format!("key{}", self.keys), command: asked };
        self.happen(Some(by), entries.clone());
        Ok(entries)
    }

    pub(super) fn happen(&mut self, by: Option<Author>, entries: Vec<Entry>) -> Change {
        let step = Step { at: self.up, up: self.up, by, entries };
        let change = Change::of(&self.state, &step);
        self.state.apply(&step).unwrap();
        self.journal.push(step);
        change
    }

    /// What a seat may do now.
    pub(super) fn actions(&self, seat: Seat) -> Vec<String> {
        let view = self.state.play.as_ref().unwrap().state(Some(seat), 0).view;
        view.actions().into_iter().map(str::to_owned).collect()
    }

    pub(super) fn act(&mut self, person: &Person, seat: Seat, action: &str) -> Result<Vec<Entry>, Refusal> {
        let question = self.state.version;
        self.ask(person, Command::Act { seat: letter(seat), question, action: action.to_owned() })
    }

    pub(super) fn undo(&mut self, person: &Person, seat: Seat) -> Result<Vec<Entry>, Refusal> {
        self.ask(person, Command::Undo { seat: letter(seat), version: self.state.version })
    }

    /// Whoever has to act plays the action that a number picks; bots, too.
    pub(super) fn play_on(&mut self, number: usize) -> Seat {
        let seat = self.state.to_act().first().unwrap();
        let actions = self.actions(seat);
        let action = &actions[number % actions.len()];
        match self.state.bot(seat) {
            Some(_) => {
                let entries = bot_acts(&self.state, seat, self.state.version, action).unwrap();
                self.happen(None, entries);
            }
            None => {
                let id = self.state.owner(seat).unwrap().to_owned();
                let person = [ania(), ben(), clara()].into_iter().find(|person| person.id == id).unwrap();
                self.act(&person, seat, action).unwrap();
            }
        }
        seat
    }

    pub(super) fn info(&self) -> TableInfo {
        tell::info(&self.state, &Presence::nobody_since(0), self.moment())
    }

    /// Everything that a viewer is told about the table, in one text.
    pub(super) fn told(&self, viewer: Option<Seat>) -> String {
        let info = self.info();
        serde_json::to_string(&tell::whole(&self.state, info, self.state.number, viewer)).unwrap()
    }

    /// The journal leads to the same table again.
    pub(super) fn assert_replays(&self) {
        let again =
            Self { state: State::replay("table", &self.journal).unwrap(), journal: Vec::new(), keys: 0, ..*self };
        for viewer in Seat::first(self.state.seats.len()).map(Some).chain([None]) {
            assert_eq!(again.told(viewer), self.told(viewer));
        }
        assert_eq!(format!("{:?}", again.state), format!("{:?}", self.state));
    }
}
