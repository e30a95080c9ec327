//! Logs, tried on the toy game: whatever happens to the text of a log is found, and found on its line.

use table::fair::{Published, Secret};
use table::log::{self, Header, Log, LogError, Problem};
use table::{Game, Illegal, Record, Seat, TextError, Xoshiro};
use toy::{Auction, Setup, random_game};

fn setup() -> Setup {
    Setup::new(3, 2).expect("the toy can be played like this")
}

fn header() -> Header {
    let seats = ["Ania", "mcts:ms=20", "Żółw #1"].map(str::to_owned).to_vec();
    Header { table: "auction/3".to_owned(), rules: Auction::RULES_VERSION, seats, seed: Some(12), fair: None }
}

fn written() -> String {
    log::write(&header(), &random_game(setup(), 12, 12))
}

fn replay(text: &str) -> Result<Record<Auction>, LogError> {
    Log::parse(text)?.replay(setup())
}

/// The lines of a log without their checks.
fn bodies(text: &str) -> Vec<String> {
    let body = |line: &str| line.rsplit_once(" #").expect("every line has a check").0.trim_end().to_owned();
    text.lines().map(body).collect()
}

/// A log with these lines and checks that fit: a second implementation, against the published definition of CRC-16.
fn sealed(bodies: &[String]) -> String {
    let mut check: u16 = 0xffff;
    let mut text = String::new();
    for body in bodies {
        for byte in format!("{body:<40}\n").bytes() {
            for bit in (0..8).rev() {
                let flips = (check >> 15 == 1) != (byte >> bit & 1 == 1);
                check = check << 1 ^ if flips { 0x1021 } else { 0 };
            }
        }
        text += &format!("{body:<40} #{check:04x}\n");
    }
    text
}

/// The written log with one line changed and all checks made to fit.
fn forged(line: usize, body: &str) -> String {
    let mut bodies = bodies(&written());
    body.clone_into(&mut bodies[line - 1]);
    sealed(&bodies)
}

/// The line, counted from 1, in which a byte stands.
fn line_of(text: &str, offset: usize) -> usize {
    1 + text[..offset].matches('\n').count()
}

/// Demands that a log with one changed character is refused on the line of the change.
/// If a newline came or went, the next line may be the first that looks wrong.
fn refused_at(changed: &str, line: usize, is_newline: bool) {
    let Err(error) = replay(changed) else { panic!("line {line}: the change went unnoticed:\n{changed}") };
    let lines = line..=line + usize::from(is_newline);
    assert!(lines.contains(&error.line), "the change on line {line} was reported as {error}:\n{changed}");
}

const OTHERS: [&str; 18] =
    [" ", "#", "\n", "\r", "\t", "\0", "0", "1", "9", "a", "f", "A", "B", "z", "*", "%", "-", "ż"];

#[test]
fn a_written_log_is_read_back() {
    let record = random_game(setup(), 12, 12);
    let log = Log::parse(&written()).unwrap();
    assert_eq!(log.header, header());
    assert_eq!(log.replay::<Auction>(setup()).unwrap().events(), record.events());
}

#[test]
fn an_unfinished_log_is_read_back() {
    let mut record = random_game(setup(), 12, 12);
    for count in (0..record.events().len()).rev() {
        record.undo_to(count);
        let text = log::write(&header(), &record);
        assert!(bodies(&text).last().is_some_and(|end| end == "end unfinished"));
        assert_eq!(replay(&text).unwrap().game(), record.game());
    }
}

#[test]
fn checks_follow_their_published_definition() {
    assert_eq!(sealed(&bodies(&written())), written());
}

#[test]
fn every_replaced_character_is_found_on_its_line() {
    let text = written();
    for (offset, old) in text.char_indices() {
        let neighbour = char::from(old as u8 ^ 1).to_string();
        for new in OTHERS.into_iter().chain([&*neighbour]).filter(|&new| new != old.to_string()) {
            let changed = format!("{}{new}{}", &text[..offset], &text[offset + 1..]);
            refused_at(&changed, line_of(&text, offset), old == '\n' || new == "\n");
        }
    }
}

#[test]
fn every_deleted_character_is_found_on_its_line() {
    let text = written();
    for (offset, old) in text.char_indices() {
        let changed = format!("{}{}", &text[..offset], &text[offset + 1..]);
        refused_at(&changed, line_of(&text, offset), old == '\n');
    }
}

#[test]
fn every_inserted_character_is_found_on_its_line() {
    let text = written();
    for offset in 0..=text.len() {
        for new in OTHERS {
            let changed = format!("{}{new}{}", &text[..offset], &text[offset..]);
            refused_at(&changed, line_of(&text, offset), new == "\n");
        }
    }
}

#[test]
fn a_log_cut_short_anywhere_is_refused_where_it_stops() {
    let text = written();
    for end in 0..text.len() {
        refused_at(&text[..end], line_of(&text, end), false);
        if end > "pharos 1".len() {
            let error = LogError { line: line_of(&text, end), problem: Problem::Truncated };
            assert_eq!(replay(&text[..end]).err(), Some(error));
        }
    }
}

#[test]
fn whatever_follows_the_end_is_refused() {
    let text = written();
    let line = 1 + text.lines().count();
    let last = text.lines().last().unwrap();
    for extra in ["\n", " ", "x", "end unfinished\n", &format!("{last}\n"), &text] {
        let error = replay(&format!("{text}{extra}")).unwrap_err();
        assert_eq!(error, LogError { line, problem: Problem::AfterEnd });
    }
    let mut twice = bodies(&text);
    twice.push(twice[line - 2].clone());
    assert_eq!(replay(&sealed(&twice)).unwrap_err(), LogError { line, problem: Problem::AfterEnd });
}

#[test]
fn a_wrong_end_is_refused_though_its_check_fits() {
    let bodies = bodies(&written());
    let (line, end) = (bodies.len(), bodies.last().unwrap());
    assert!(end.starts_with("end points "), "{end}");
    for wrong in ["end unfinished", "end points A 9 0 0", "end points", &format!("{end} 0")] {
        let error = replay(&forged(line, wrong)).unwrap_err();
        assert_eq!(error, LogError { line, problem: Problem::WrongEnd(end.clone()) });
    }
}

#[test]
fn events_left_out_are_found_though_the_checks_fit() {
    let whole = bodies(&written());
    for line in 8..whole.len() {
        let mut bodies = whole.clone();
        bodies.remove(line - 1);
        assert!(replay(&sealed(&bodies)).is_err_and(|error| error.line >= line), "line {line} is missed");
    }
}

#[test]
fn an_event_against_the_rules_is_refused_though_its_check_fits() {
    for (body, problem) in [
        ("* hand B r1", Problem::Illegal(Illegal::Impossible)),
        ("A bid r1", Problem::Illegal(Illegal::ChanceIsDue)),
        ("* hand A r9", Problem::Text(TextError::unknown("card", "r9"))),
        ("* hand A  r1", Problem::Text(TextError::unknown("outcome", "hand A  r1"))),
        ("I bid r1", Problem::Text(TextError::unknown("seat", "I"))),
        ("", Problem::Text(TextError::Missing("an action"))),
    ] {
        assert_eq!(replay(&forged(8, body)).unwrap_err(), LogError { line: 8, problem }, "{body}");
    }
}

#[test]
fn an_event_written_in_another_way_is_refused_though_it_means_the_same() {
    let bodies = bodies(&written());
    let line = 1 + bodies.iter().position(|body| body.starts_with("* lot 0 ")).unwrap();
    let body = bodies[line - 1].replace("lot 0", "lot 00");
    let problem = Problem::Text(TextError::Extra(body.clone()));
    assert_eq!(replay(&forged(line, &body)).unwrap_err(), LogError { line, problem });
}

#[test]
fn a_log_of_another_format_says_so() {
    for found in ["2", "17"] {
        let error = replay(&forged(1, &format!("pharos {found}"))).unwrap_err();
        let problem = Problem::Version { what: "format", found: found.to_owned(), known: "1".to_owned() };
        assert_eq!(error, LogError { line: 1, problem });
    }
    let error = replay(&forged(1, "faros 1")).unwrap_err();
    assert_eq!(error, LogError { line: 1, problem: Problem::NotALog });
}

#[test]
fn a_log_under_other_rules_says_so() {
    for found in ["6", "8"] {
        let error = replay(&forged(3, &format!("rules {found}"))).unwrap_err();
        let problem = Problem::Version { what: "rules", found: found.to_owned(), known: "7".to_owned() };
        assert_eq!(error, LogError { line: 3, problem });
    }
}

#[test]
fn a_header_that_cannot_be_read_names_its_line() {
    for (line, body, key) in [
        (2, "tabel auction/3", "table"),
        (3, "rules 07", "rules"),
        (4, "seat B Ania", "seat"),
        (5, "seat B 50%", "seat"),
        (7, "seed -1", "seed"),
    ] {
        assert_eq!(replay(&forged(line, body)).unwrap_err(), LogError { line, problem: Problem::Header(key) });
    }
}

#[test]
fn a_log_for_another_number_of_seats_is_refused() {
    let mut bodies = bodies(&written());
    bodies.remove(5);
    assert_eq!(replay(&sealed(&bodies)).unwrap_err().problem, Problem::Header("seat"));
}

fn survives(name: &str) {
    let header = Header { seats: ["Ania", name, "Ola"].map(str::to_owned).to_vec(), ..header() };
    let text = log::write(&header, &random_game(setup(), 12, 12));
    assert!(text.is_ascii(), "{text}");
    assert_eq!(Log::parse(&text).map(|log| log.header), Ok(header), "{name:?}");
}

#[test]
fn names_survive_whatever_they_hold() {
    for name in ["Łucja Źdźbło", "zażółć gęślą jaźń", "# 1", "a #29b1", "50 % ", " x", "end", "line\nbreak", "ß🦀"]
    {
        survives(name);
    }
}

#[test]
fn an_empty_name_survives() {
    survives("");
}

/// A check that leaves the padding out is the same before and after the last digit of this name.
#[test]
fn a_last_character_turned_into_a_space_is_always_found() {
    let seats = ["Ania81595", "Ola", "Ela"].map(str::to_owned).to_vec();
    let text = log::write(&Header { seats, ..header() }, &random_game(setup(), 12, 12));
    refused_at(&text.replace("Ania81595", "Ania8159 "), 4, false);
}

fn fair_header(secret: Option<Secret>) -> Header {
    let drawn = Secret::draw(&mut Xoshiro::new(3));
    let third = Seat::new(2).expect("there are three seats");
    let contributions =
        [(Seat::B, "siedem łez"), (Seat::B, "f00d"), (third, "")].map(|(s, words)| (s, words.to_owned()));
    let contributions = contributions.to_vec();
    Header { seed: None, fair: Some(Published { commitment: drawn.commitment(), contributions, secret }), ..header() }
}

#[test]
fn what_is_published_about_a_deal_is_read_back() {
    for secret in [None, Some(Secret::draw(&mut Xoshiro::new(3)))] {
        let header = fair_header(secret);
        let text = log::write(&header, &random_game(setup(), 12, 12));
        assert_eq!(Log::parse(&text).map(|log| log.header), Ok(header));
    }
}

#[test]
fn a_wrong_line_about_the_deal_is_named() {
    let secret = Some(Secret::draw(&mut Xoshiro::new(3)));
    let good = bodies(&log::write(&fair_header(secret), &random_game(setup(), 12, 12)));
    let at = |key: &str| good.iter().position(|line| line.starts_with(key)).expect("the line is there");
    for (line, body, key) in [
        (at("commitment"), "commitment 12", "commitment"),
        (at("luck B"), "luck D x", "luck"), // the seats are no longer in order
        (at("luck C"), "luck A x", "luck"),
        (at("luck C"), "luck C", "luck"),
        (at("secret"), "secret xyz", "secret"),
    ] {
        let mut forged = good.clone();
        body.clone_into(&mut forged[line]);
        let error = Log::parse(&sealed(&forged)).expect_err("the line is wrong");
        assert_eq!(error.problem, Problem::Header(key), "{body}: {error}");
    }
}
