//! A person on one seat: what they have heard, what they have asked, and what they hold the server to.

use crate::problem::{Interruption, Kind, Problem};
use crate::sizes::Size;
use client::{Stream, Visitor};
use protocol::{Command, Message, Request, Round, SeatLetter};
use serde::Deserialize;
use std::collections::VecDeque;
use std::io;
use std::time::{Duration, Instant};
use table::SeatSet;
use tokio::time::timeout;

/// After this long a message counts as lost.
pub(crate) const LOST: Duration = Duration::from_secs(60);

/// An answer to a question, as it stood when the question's round opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Answer {
    pub(crate) question: u32,
    pub(crate) action: String,
}

/// Somebody on a seat.
pub(crate) struct Player {
    pub(crate) visitor: Visitor,
    pub(crate) seat: SeatLetter,
    table: String,
    /// All seats of the table that have players like this one; the others are bots'.
    people: SeatSet,
    stream: Stream,
    pub(crate) number: u32,
    pub(crate) version: u32,
    /// When they heard of this version.
    pub(crate) heard_at: Instant,
    round: Round,
    actions: Vec<String>,
    pub(crate) is_over: bool,
    /// The last message that had the game in it.
    told: String,
    /// How many requests they have made.
    requests: u32,
    /// Requests without a reply, in the order in which they were sent.
    unanswered: VecDeque<Sent>,
    /// What was last acknowledged about the seat's question.
    acknowledged: Option<Choice>,
    /// What they have answered, one for each question.
    pub(crate) answers: Vec<Answer>,
    pub(crate) bytes: usize,
    /// The updates that had the game in them.
    pub(crate) updates: Size,
}

/// A request on its way.
struct Sent {
    key: String,
    text: String,
    choice: Choice,
}

/// What a request makes of a seat's question.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Choice {
    question: u32,
    /// None if the answer is withdrawn.
    action: Option<String>,
}

/// As much of a message as a player needs; reading all of it would measure the reader.
#[derive(Deserialize)]
struct Glimpse {
    #[serde(rename = "type")]
    kind: MessageKind,
    #[serde(default)]
    number: u32,
    game: Option<GlimpseOfGame>,
    round: Option<Round>,
    #[serde(default)]
    key: String,
    refusal: Option<String>,
}

#[derive(Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
enum MessageKind {
    You,
    State,
    Update,
    Reply,
    Hint,
}

#[derive(Deserialize)]
struct GlimpseOfGame {
    version: u32,
    view: GlimpseOfView,
    ending: Option<serde::de::IgnoredAny>,
}

#[derive(Deserialize)]
struct GlimpseOfView {
    actions: Vec<GlimpseOfAction>,
}

#[derive(Deserialize)]
struct GlimpseOfAction {
    text: String,
}

impl Player {
    /// Comes to a table whose game has begun.
    pub(crate) async fn open(visitor: Visitor, table: &str, seat: SeatLetter, people: SeatSet) -> io::Result<Self> {
        let stream = visitor.stream(table).await?;
        let mut player = Self {
            visitor,
            seat,
            table: table.to_owned(),
            people,
            stream,
            number: 0,
            version: 0,
            heard_at: Instant::now(),
            round: Round::default(),
            actions: Vec::new(),
            is_over: false,
            told: String::new(),
            requests: 0,
            unanswered: VecDeque::new(),
            acknowledged: None,
            answers: Vec::new(),
            bytes: 0,
            updates: Size::default(),
        };
        let begun = player.listen_until(|player| player.version > 0).await;
        begun.map_err(|why| io::Error::other(format!("the game does not begin: {why:?}")))?;
        Ok(player)
    }

    /// What the seat may choose from, if it has to act.
    pub(crate) fn choices(&self) -> Option<&[String]> {
        (self.round.to_act.contains(&self.seat) && !self.actions.is_empty()).then_some(&self.actions)
    }

    /// Tests if it is for people to go on: one of them has to act, or the game is over.
    pub(crate) fn is_settled(&self) -> bool {
        self.is_over || self.round.to_act.iter().any(|seat| self.people.contains(seat.seat()))
    }

    /// Tests if every request has its reply.
    pub(crate) fn has_all_replies(&self) -> bool {
        self.unanswered.is_empty()
    }

    /// The answer that the seat has sealed, as they were told.
    pub(crate) fn sealed(&self) -> Option<&str> {
        self.round.question.as_ref()?.sealed.as_deref()
    }

    /// Makes the request that answers the seat's question; gives its text, to be sent.
    pub(crate) fn answer(&mut self, action: &str) -> String {
        let (seat, question) = (self.seat, self.question());
        match self.answers.last_mut() {
            Some(last) if last.question == question => action.clone_into(&mut last.action),
            Some(_) | None => self.answers.push(Answer { question, action: action.to_owned() }),
        }
        let command = Command::Act { seat, question, action: action.to_owned() };
        self.request(command, Choice { question, action: Some(action.to_owned()) })
    }

    /// Makes the request that withdraws the sealed answer; gives its text, to be sent.
    pub(crate) fn withdraw(&mut self) -> String {
        let (seat, question) = (self.seat, self.question());
        self.request(Command::Withdraw { seat, question }, Choice { question, action: None })
    }

    fn question(&self) -> u32 {
        self.round.question.as_ref().expect("only seats that are asked answer").number
    }

    fn request(&mut self, command: Command, choice: Choice) -> String {
        self.requests += 1;
        let request = Request { key: format!("m{}", self.requests), command };
        let text = serde_json::to_string(&request).expect("a request is made of texts and numbers");
        self.unanswered.push_back(Sent { key: request.key, text: text.clone(), choice });
        text
    }

    /// Sends a text. Where the server is gone, whoever listens next finds out, and the request is sent again later.
    pub(crate) async fn send(&mut self, text: String) {
        let _ = self.stream.send_text(text).await;
    }

    /// Listens until something holds.
    pub(crate) async fn listen_until(&mut self, holds: impl Fn(&Self) -> bool) -> Result<(), Interruption> {
        while !holds(self) {
            self.hear().await?;
        }
        Ok(())
    }

    /// Listens to one message.
    async fn hear(&mut self) -> Result<(), Interruption> {
        let heard = timeout(LOST, self.stream.text()).await;
        let heard = heard.map_err(|_| Problem::new(Kind::Lost, "a message does not come"))?;
        let Ok(Some(text)) = heard else { return Err(Interruption::Disconnected) };
        self.bytes += text.len();
        let glimpse: Glimpse = serde_json::from_str(&text)
            .map_err(|why| Problem::new(Kind::Wrong, format!("a message cannot be read: {why}")))?;
        match glimpse.kind {
            MessageKind::State => self.number = glimpse.number,
            MessageKind::Update if glimpse.number == self.number + 1 => self.number += 1,
            MessageKind::Update => {
                let gap = format!("update {} came after {}", glimpse.number, self.number);
                return Err(Problem::new(Kind::Lost, gap).into());
            }
            MessageKind::Reply => self.replied(&glimpse.key, glimpse.refusal.as_deref())?,
            MessageKind::You | MessageKind::Hint => {}
        }
        if let Some(round) = glimpse.round {
            self.round = round;
        }
        if let Some(game) = glimpse.game {
            if glimpse.kind == MessageKind::Update {
                self.updates.add(text.len());
            }
            if game.version != self.version {
                self.heard_at = Instant::now();
            }
            self.version = game.version;
            self.actions = game.view.actions.into_iter().map(|action| action.text).collect();
            self.is_over = game.ending.is_some();
            self.told = text.as_str().to_owned();
        }
        Ok(())
    }

    /// Crosses off the request that a reply is for. Nothing a player asks may be refused: no round can open without them.
    fn replied(&mut self, key: &str, refusal: Option<&str>) -> Result<(), Problem> {
        let Some(place) = self.unanswered.iter().position(|sent| sent.key == key) else {
            return Err(Problem::new(Kind::Doubled, format!("a second reply to {key}")));
        };
        let sent = self.unanswered.remove(place).expect("it was found there");
        match refusal {
            None => self.acknowledged = Some(sent.choice),
            Some("stale") => return Err(Problem::new(Kind::Late, format!("{} was called late", sent.text))),
            Some(why) => return Err(Problem::new(Kind::Refused, format!("{} was refused: {why}", sent.text))),
        }
        Ok(())
    }

    /// Comes back to the table at another address of the server, and holds what is there now to what they were told.
    pub(crate) async fn reopen(&mut self, address: &str) -> Result<(), Interruption> {
        let visitor = self.visitor.moved(address).map_err(|why| Problem::new(Kind::Wrong, why.to_string()))?;
        let stream = timeout(LOST, visitor.stream(&self.table)).await;
        let Ok(Ok(stream)) = stream else { return Err(Interruption::Disconnected) };
        (self.visitor, self.stream) = (visitor, stream);
        let (version, told) = (self.version, std::mem::take(&mut self.told));
        let heard = self.listen_until(|player| !player.told.is_empty()).await;
        if let Err(why) = heard {
            self.told = told;
            return Err(why);
        }
        self.is_kept(version, &told).map_err(Interruption::Problem)
    }

    /// Checks that all they knew is still there: the version of the game, the game itself, and what was acknowledged.
    fn is_kept(&self, version: u32, told: &str) -> Result<(), Problem> {
        if self.version < version {
            let text = format!("{} was told of version {version}, and now of {}", self.seat.seat(), self.version);
            return Err(Problem::new(Kind::Lost, text));
        }
        if self.version == version {
            if game_in(told)? != game_in(&self.told)? {
                return Err(Problem::new(Kind::Wrong, format!("another game is there in version {version}")));
            }
            let acknowledged = self.acknowledged.as_ref().filter(|choice| choice.question == version);
            let kept = acknowledged.and_then(|choice| choice.action.as_deref());
            // What had no reply may have happened or not, one after the other.
            let on_the_way = self.unanswered.iter().map(|sent| sent.choice.action.as_deref());
            if !std::iter::once(kept).chain(on_the_way).any(|action| action == self.sealed()) {
                let text = format!("{} had sealed {kept:?}, now it is {:?}", self.seat.seat(), self.sealed());
                return Err(Problem::new(Kind::Lost, text));
            }
        }
        let state = serde_json::from_str(&self.told).map_err(|why| Problem::new(Kind::Wrong, why.to_string()))?;
        count_deeds(&state, self.seat, &self.answers)
    }

    /// Sends every request without a reply again, and says how many those were.
    pub(crate) async fn send_again(&mut self) -> usize {
        let texts: Vec<String> = self.unanswered.iter().map(|sent| sent.text.clone()).collect();
        let count = texts.len();
        for text in texts {
            self.send(text).await;
        }
        count
    }
}

/// The game in a message.
fn game_in(text: &str) -> Result<Option<protocol::GameState>, Problem> {
    match serde_json::from_str(text) {
        Ok(Message::State { game, .. } | Message::Update { game, .. }) => Ok(game),
        Ok(Message::You(_) | Message::Reply(_) | Message::Hint { .. }) => Ok(None),
        Err(why) => Err(Problem::new(Kind::Wrong, format!("a message cannot be read: {why}"))),
    }
}

/// Checks in a whole state that every question of a seat that is gone led to one deed of the seat.
pub(crate) fn count_deeds(state: &Message, seat: SeatLetter, answers: &[Answer]) -> Result<(), Problem> {
    let Message::State { game: Some(game), log, .. } = state else {
        return Err(Problem::new(Kind::Wrong, "there is no game in the state"));
    };
    let deeds = log.iter().flat_map(|happening| &happening.deeds).filter(|deed| deed.seat == Some(seat)).count();
    let answers = answers.iter().filter(|answer| answer.question < game.version).count();
    let text = || format!("{} has given {answers} answers, and there are {deeds}", seat.seat());
    match deeds.cmp(&answers) {
        std::cmp::Ordering::Less => Err(Problem::new(Kind::Lost, text())),
        std::cmp::Ordering::Equal => Ok(()),
        std::cmp::Ordering::Greater => Err(Problem::new(Kind::Doubled, text())),
    }
}
