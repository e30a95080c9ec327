//! What is checked when everybody has stopped: the server still knows all of it, also after it was killed once more.

use crate::player::{Answer, count_deeds};
use crate::problem::{Kind, Problem};
use crate::tables::{End, Played};
use family::{read_log, with_record};
use protocol::{Message, SeatLetter};
use std::io;
use table::log::event_lines;

/// What tables are like: the whole state of the first seat of each.
type States = Vec<io::Result<Message>>;

/// Reads every table through the eyes of its first seat.
pub(crate) async fn states(address: &str, played: &Played) -> States {
    let mut states = Vec::new();
    for end in &played.ends {
        states.push(match end.visitor.moved(address) {
            Ok(mut visitor) => visitor.state(&end.table, Some("A")).await,
            Err(why) => Err(why),
        });
    }
    states
}

/// Compares what the players were told with what the server says before and after it is killed.
pub(crate) fn compare(played: &Played, before: &States, after: &States) -> Vec<Problem> {
    let states = before.iter().zip(after);
    let compared = played.ends.iter().zip(states).map(|(end, (before, after))| compare_one(end, before, after));
    compared.filter_map(Result::err).collect()
}

fn compare_one(end: &End, before: &io::Result<Message>, after: &io::Result<Message>) -> Result<(), Problem> {
    let problem = |kind, text: String| Err(Problem::new(kind, text).at(&end.table));
    let (Ok(before), Ok(after)) = (before, after) else {
        return problem(Kind::Wrong, format!("it cannot be read: {before:?}, {after:?}"));
    };
    let (Message::State { game: old, log: old_log, .. }, Message::State { game: new, log: new_log, .. }) =
        (before, after)
    else {
        return problem(Kind::Wrong, "no state comes".to_owned());
    };
    if old.as_ref().map(|game| game.version) != Some(end.version) {
        return problem(Kind::Wrong, format!("the players were told of version {}", end.version));
    }
    if old != new || old_log != new_log {
        return problem(Kind::Lost, "another game is there after the restart".to_owned());
    }
    let counted = end.answers.iter().map(|(seat, answers)| count_deeds(after, *seat, answers));
    counted.collect::<Result<(), Problem>>().map_err(|problem| problem.at(&end.table))
}

/// Reads the logs of all games that are over and looks for every answer in them.
pub(crate) async fn logs(address: &str, played: &Played) -> Vec<Problem> {
    let mut problems = Vec::new();
    for end in played.ends.iter().filter(|end| end.is_over) {
        let checked = match log(address, end).await {
            Ok(text) => check_log(&text, &end.answers),
            Err(why) => Err(Problem::new(Kind::Wrong, format!("its log cannot be read: {why}"))),
        };
        problems.extend(checked.err().map(|problem| problem.at(&end.table)));
    }
    problems
}

async fn log(address: &str, end: &End) -> io::Result<String> {
    Ok(end.visitor.moved(address)?.get(&format!("/api/tables/{}/log", end.table)).await?.text())
}

/// Checks that each seat has done in a log what it answered, in this order, and nothing else.
fn check_log(text: &str, answers: &[(SeatLetter, Vec<Answer>)]) -> Result<(), Problem> {
    let read = read_log(text).map_err(|why| Problem::new(Kind::Wrong, format!("its log is no log: {why}")))?;
    let (_, _, record) = read;
    let lines = with_record!(&record, |record| event_lines(record));
    for (seat, answers) in answers {
        let seat = seat.seat();
        let prefix = format!("{seat} ");
        let done: Vec<&str> = lines.iter().filter_map(|line| line.strip_prefix(&prefix)).collect();
        let answered: Vec<&str> = answers.iter().map(|answer| answer.action.as_str()).collect();
        if done != answered {
            let kind = if done.len() > answered.len() { Kind::Doubled } else { Kind::Lost };
            return Err(Problem::new(kind, format!("{seat} answered {answered:?}, and the log has {done:?}")));
        }
    }
    Ok(())
}
