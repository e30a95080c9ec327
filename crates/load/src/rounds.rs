//! One round at a table: whoever is asked answers, all at the same moment, and everybody listens until the round opens. If
//! the server is killed meanwhile, everybody comes back, asks again for what had no reply, and the round goes on.

use crate::player::{LOST, Player};
use crate::problem::{Interruption, Kind, Problem};
use crate::tables::Seated;
use futures_util::future::try_join_all;
use std::future::Future;
use std::time::{Duration, Instant};
use table::{Rng, Xoshiro};
use tokio::time::{sleep, timeout};

/// In every so many rounds somebody changes their mind, as long as another holds back.
const CHANGE_EVERY: usize = 4;
/// How long to wait before the next try to reach a server that was killed once more.
const RETRY: Duration = Duration::from_millis(20);

/// What was measured of a round.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct RoundFigures {
    /// How many people were asked.
    pub(crate) answers: usize,
    /// How many of them changed their answer.
    pub(crate) changes: usize,
    /// From before the first answer was sent until after the last, if several were sent at the same moment.
    pub(crate) spread: Option<Duration>,
    /// From the last answer until everybody had heard of the opened round; none if anything else took part in it, a bot
    /// or a kill.
    pub(crate) delay: Option<Duration>,
}

/// Who does what in a round.
struct Plan {
    /// Players who answer at the same moment, and what.
    at_once: Vec<(usize, String)>,
    /// One of them who answers anew, and what.
    change: Option<Change>,
    /// One who answers when all others have their replies.
    last: Option<(usize, String)>,
}

struct Change {
    player: usize,
    withdraws_first: bool,
    action: String,
}

impl Plan {
    /// Where nobody holds back nobody changes their mind: it could be too late for that, and rightly refused.
    fn new(players: &[Player], round: usize, rng: &mut Xoshiro) -> Self {
        let mut any_of = |actions: &[String]| actions[rng.below(actions.len())].clone();
        let asked = players.iter().enumerate().filter_map(|(place, player)| Some((place, player.choices()?)));
        let mut at_once: Vec<_> = asked.map(|(place, actions)| (place, any_of(actions))).collect();
        if at_once.len() < 2 || round % CHANGE_EVERY != CHANGE_EVERY - 1 {
            return Self { at_once, change: None, last: None };
        }
        let last = at_once.swap_remove(rng.below(at_once.len()));
        let (player, before) = &at_once[rng.below(at_once.len())];
        let actions = players[*player].choices().unwrap_or_default();
        let others: Vec<_> = actions.iter().filter(|action| *action != before).collect();
        // Who has nothing else to choose can still withdraw and choose the same.
        let action = if others.is_empty() { before } else { others[rng.below(others.len())] };
        let withdraws_first = others.is_empty() || rng.below(2) == 0;
        let change = Change { player: *player, withdraws_first, action: action.clone() };
        Self { at_once, change: Some(change), last: Some(last) }
    }
}

impl Seated {
    /// Plays one round.
    pub(crate) async fn round(&mut self, round: usize, rng: &mut Xoshiro) -> Result<RoundFigures, Problem> {
        let (version, restarts) = (self.players[0].version, self.restarts);
        let Plan { at_once, change, last } = Plan::new(&self.players, round, rng);
        let (together, changes) = (at_once.len(), usize::from(change.is_some()));
        if together == 0 {
            return Err(Problem::new(Kind::Wrong, "nobody has to act"));
        }
        let mut texts: Vec<_> = at_once.iter().map(|(place, action)| (*place, self.answer(*place, action))).collect();
        if let Some(Change { player, withdraws_first, action }) = change {
            if withdraws_first {
                texts.push((player, self.players[player].withdraw()));
            }
            texts.push((player, self.answer(player, &action)));
        }
        let mut spread = Some(self.send(texts).await).filter(|_| together > 1);
        if let Some((place, action)) = &last {
            self.until(Player::has_all_replies).await?;
            self.is_sealed(version, &at_once)?;
            let text = self.answer(*place, action);
            self.send(vec![(*place, text)]).await;
            spread = None;
        }
        let sent = Instant::now();
        self.until(|player| player.has_all_replies() && player.version > version && player.is_settled()).await?;
        let heard = self.players.iter().map(|player| player.heard_at).max();
        let undisturbed = !self.has_bots && self.restarts == restarts;
        let delay = heard.map(|heard| heard.saturating_duration_since(sent)).filter(|_| undisturbed);
        Ok(RoundFigures { answers: together + usize::from(last.is_some()), changes, spread, delay })
    }

    fn answer(&mut self, place: usize, action: &str) -> String {
        self.players[place].answer(action)
    }

    /// Sends texts one after the other without listening; gives how long that took.
    async fn send(&mut self, texts: Vec<(usize, String)>) -> Duration {
        let begun = Instant::now();
        for (place, text) in texts {
            self.players[place].send(text).await;
        }
        begun.elapsed()
    }

    /// Checks that the round is still closed while one holds back, and that the others see what they have sealed last.
    fn is_sealed(&self, version: u32, answered: &[(usize, String)]) -> Result<(), Problem> {
        if self.players.iter().any(|player| player.version != version) {
            return Err(Problem::new(Kind::Wrong, "a round opened before the last had answered"));
        }
        for player in answered.iter().map(|(place, _)| &self.players[*place]) {
            let answer = player.answers.last().map(|answer| answer.action.as_str());
            if player.sealed() != answer {
                let text = format!("{} sealed {answer:?} and sees {:?}", player.seat.seat(), player.sealed());
                return Err(Problem::new(Kind::Lost, text));
            }
        }
        Ok(())
    }

    /// Everybody listens until something holds for all of them, whatever happens to the server meanwhile.
    pub(crate) async fn until(&mut self, holds: impl Fn(&Player) -> bool) -> Result<(), Problem> {
        loop {
            let listening = self.players.iter_mut().map(|player| player.listen_until(&holds));
            if all(listening).await? == Connection::Stands {
                return Ok(());
            }
            self.come_back().await?;
        }
    }

    /// Everybody listens until they have heard all that one of them has.
    pub(crate) async fn catch_up(&mut self) -> Result<(), Problem> {
        let last = self.players.iter().map(|player| player.number).max().unwrap_or_default();
        let listening = self.players.iter_mut().map(|player| player.listen_until(|player| player.number >= last));
        if all(listening).await? == Connection::Broken {
            // Numbers begin anew with the server, and everybody who comes back hears all there is.
            self.come_back().await?;
        }
        Ok(())
    }

    /// Brings everybody to where the server is now.
    async fn come_back(&mut self) -> Result<(), Problem> {
        let begun = Instant::now();
        while begun.elapsed() < LOST {
            let old = self.address.clone();
            let moved = timeout(LOST, self.server.wait_for(|address| *address != old)).await;
            let Ok(Ok(address)) = moved.map(|moved| moved.map(|address| address.clone())) else { break };
            let permit = self.permits.acquire().await;
            let reopening = self.players.iter_mut().map(|player| player.reopen(&address));
            let reopened = all(reopening).await;
            drop(permit);
            if reopened? == Connection::Stands {
                self.address = address;
                self.restarts += 1;
                for player in &mut self.players {
                    self.resent += player.send_again().await;
                }
                return Ok(());
            }
            sleep(RETRY).await;
        }
        Err(Problem::new(Kind::Wrong, "the server closed a connection and did not start again"))
    }
}

#[derive(PartialEq, Eq)]
enum Connection {
    Stands,
    Broken,
}

/// Lets several players do something side by side, until each of them is done or disconnected. The first problem ends it
/// for all: whoever waits for what will never come would only hide it.
async fn all<F>(players: impl Iterator<Item = F>) -> Result<Connection, Problem>
where
    F: Future<Output = Result<(), Interruption>>,
{
    let connections = players.map(|player| async {
        match player.await {
            Ok(()) => Ok(Connection::Stands),
            Err(Interruption::Disconnected) => Ok(Connection::Broken),
            Err(Interruption::Problem(problem)) => Err(problem),
        }
    });
    let connections = try_join_all(connections).await?;
    Ok(if connections.contains(&Connection::Broken) { Connection::Broken } else { Connection::Stands })
}
