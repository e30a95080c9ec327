//! Every check of the harness passes for a game without a flaw, and fails for one with the flaw it looks for.

mod careless;

use careless::*;
use proptest::prelude::*;
use std::fs;
use std::path::Path;
use table::battery::{self, Effort};
use table::{Game, Notation, Seat};
use trials::{Configuration, Counts, Language, Playthroughs, Positions, Texts};
use trials::{all_refused, case, counts, document, legal_actions};

type Sound = Careless<NOTHING>;

const fn texts<const FLAW: u8>() -> Texts<Careless<FLAW>> {
    Texts {
        setups: || Just(()).boxed(),
        many_steps: 12,
        language: Language {
            alphabet: " =.0123",
            separators: " =.",
            words: "careless take leave token 1 2 3 round=1 token=2 A.score=1",
            pending: "nothing.S",
            seats: 2,
            pending_before: "nothing",
        },
    }
}

const fn positions<const FLAW: u8>() -> Positions<Careless<FLAW>> {
    Positions {
        texts: texts(),
        options: &[],
        is_default_item: |_, _, _| false,
        is_default: |_, _, value| value == "0",
        outgrows_texts: |_| false,
        law: |_| Ok(()),
    }
}

#[test]
fn sound_texts_pass() {
    let texts = texts::<NOTHING>();
    texts.every_legal_action_reads_back();
    texts.every_outcome_reads_back();
    texts.garbage_is_refused_or_reads_back();
    texts.a_broken_action_is_refused_or_reads_back();
    texts.a_broken_outcome_is_refused_or_reads_back();
    let positions = positions::<NOTHING>();
    positions.every_position_reads_back();
    positions.garbage_is_refused_or_reads_back();
    positions.a_broken_position_is_refused_or_reads_back();
    positions.a_broken_position_is_refused_or_can_be_played_to_the_end();
}

#[test]
#[should_panic(expected = "take")]
fn an_action_with_the_text_of_another_is_found() {
    texts::<AMBIGUOUS_ACTION>().every_legal_action_reads_back();
}

#[test]
#[should_panic(expected = "A has 2 actions, too many")]
fn a_list_of_more_actions_than_the_game_says_is_found() {
    texts::<TOO_LOW_BOUND>().every_legal_action_reads_back();
}

#[test]
#[should_panic(expected = "A has 2 actions, too many; seed 0, event 1: careless")]
fn a_list_of_more_actions_than_the_game_says_is_found_by_the_battery() {
    let effort = Effort { games: 1, max_events: 20 };
    battery::run::<Careless<TOO_LOW_BOUND>>((), effort);
}

#[test]
#[should_panic(expected = "left: `\"take\"`")]
fn an_action_that_is_read_too_kindly_is_found() {
    texts::<LOOSE_ACTION>().a_broken_action_is_refused_or_reads_back();
}

#[test]
#[should_panic(expected = "Ok(1)")]
fn an_outcome_that_reads_as_another_is_found() {
    texts::<WRONG_OUTCOME>().every_outcome_reads_back();
}

#[test]
#[should_panic(expected = "token 1")]
fn garbage_that_is_read_as_an_outcome_is_found() {
    texts::<WRONG_OUTCOME>().garbage_is_refused_or_reads_back();
}

#[test]
#[should_panic(expected = "left: `\"token ")]
fn an_outcome_that_is_read_too_kindly_is_found() {
    texts::<LOOSE_OUTCOME>().a_broken_outcome_is_refused_or_reads_back();
}

#[test]
#[should_panic(expected = "minimal failing input")]
fn a_position_that_is_not_written_whole_is_found() {
    positions::<FORGETFUL_POSITION>().every_position_reads_back();
}

#[test]
#[should_panic(expected = "minimal failing input")]
fn a_damaged_position_that_means_something_else_is_found() {
    positions::<TOLERANT_POSITION>().a_broken_position_is_refused_or_reads_back();
}

#[test]
#[should_panic(expected = "accepted: careless")]
fn a_position_from_which_play_cannot_go_on_is_found() {
    positions::<UNCHECKED_POSITION>().a_broken_position_is_refused_or_can_be_played_to_the_end();
}

#[test]
#[should_panic(expected = "imagines a world that looks different")]
fn a_world_that_does_not_fit_is_found() {
    positions::<WRONG_WORLD>().a_broken_position_is_refused_or_can_be_played_to_the_end();
}

#[test]
#[should_panic(expected = "the law of the second round")]
fn a_broken_law_of_the_game_is_found() {
    let law = |game: &Sound| {
        let is_second = game.position_text().contains("round=2");
        if is_second { Err("the law of the second round".to_owned()) } else { Ok(()) }
    };
    Positions { law, ..positions::<NOTHING>() }.a_broken_position_is_refused_or_can_be_played_to_the_end();
}

#[test]
#[should_panic(expected = "these are accepted:\nit is fine: careless round=1")]
fn a_position_that_should_be_refused_is_found() {
    all_refused::<Sound>(&[("too late", "careless round=9"), ("it is fine", "careless round=1")], str::to_owned);
}

const DOCUMENT: &str = "`A take` or `A leave`, after `* token 2`; `round`, `token`, `A.score`:
careless round=1 token=2";

#[test]
fn a_whole_document_passes() {
    document::shows_positions::<Sound>(DOCUMENT, "careless ", 1);
    document::names_what_is_written::<Sound>(DOCUMENT, 20, 5, |_, _| ());
}

#[test]
#[should_panic(expected = "careless token=2 round=1")]
fn a_position_of_the_document_that_is_written_otherwise_is_found() {
    document::shows_positions::<Sound>("careless token=2 round=1", "careless ", 1);
}

#[test]
#[should_panic(expected = "the check of 'table careless'")]
fn a_wrong_check_in_the_document_is_found() {
    document::shows_checks("pharos 1  #cab3\ntable careless #0cf5\n", 1);
}

#[test]
#[should_panic(expected = "only 1 checks are shown")]
fn a_document_that_shows_no_checks_is_found() {
    document::shows_checks("pharos 1  #cab3\n…\npharos 1 #ffff\n", 2);
}

#[test]
#[should_panic(expected = "[\"`A leave\"]")]
fn a_document_that_does_not_name_an_action_is_found() {
    document::names_what_is_written::<Sound>(&DOCUMENT.replace("`A leave`", ""), 20, 5, |_, _| ());
}

/// A folder for one test.
fn folder(name: &str, files: &[(&str, &str)]) -> &'static str {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).expect("a folder can be made");
    for (file, text) in files {
        fs::write(path.join(file), text).expect("a file can be written");
    }
    path.to_str().expect("the path is text").to_owned().leak()
}

fn lines(name: &str, text: &str) -> Vec<counts::Line<Sound>> {
    let folder = folder(name, &[("a.perft", text)]);
    let counts = Counts::<Sound> { folder, setup: |text| (text == "-").then_some(()) };
    assert_eq!(counts.files(), ["a"]);
    counts.lines("a")
}

#[test]
fn counts_that_are_right_hold() {
    let lines = lines("right", "# a comment\n\n- | 1 | 0 | 2 | 4\n- | 1 | 2 | 3 | 4\n- | 1 | 9 | 3 | 1\n");
    counts::hold(&lines);
    assert_eq!(counts::hold_slowly(&lines, 3, |game, seat| legal_actions(game, seat).to_vec()), 1);
    assert_eq!(counts::hold_slowly(&lines, 4, |game, seat| legal_actions(game, seat).to_vec()), 3);
}

#[test]
#[should_panic(expected = "a.perft: - | 1 | 0 | 2 | 5: there are 4 ways")]
fn a_wrong_count_is_found() {
    counts::hold(&lines("wrong", "- | 1 | 0 | 2 | 5\n"));
}

#[test]
#[should_panic(expected = "a.perft: - | 1 | 0 | 2 | 4")]
fn a_count_that_the_slow_way_does_not_find_is_found() {
    let take = |game: &Sound, seat: Seat| legal_actions(game, seat)[..1].to_vec();
    counts::hold_slowly(&lines("slow", "- | 1 | 0 | 2 | 4\n"), 9, take);
}

#[test]
#[should_panic(expected = "two ways of playing have the same log")]
fn two_ways_with_the_same_log_are_found() {
    let legal = |game: &Careless<AMBIGUOUS_ACTION>, seat| legal_actions(game, seat).to_vec();
    counts::slow_count((), 1, 0, 1, &legal);
}

#[test]
#[should_panic(expected = "cannot be read: x | 1 | 0 | 2 | 4")]
fn a_line_that_cannot_be_read_is_found() {
    lines("unread", "x | 1 | 0 | 2 | 4\n");
}

const GAMES: [Configuration; 1] = [Configuration { name: "one", table: "-", seed: 1 }];

fn games(folder: &'static str) -> Playthroughs<Sound> {
    Playthroughs::new("careless", folder, |_| (), &GAMES)
}

#[test]
fn a_game_that_goes_as_it_did_before_passes() {
    let told = games("").told(&GAMES[0]);
    let games = games(folder("same", &[("one.txt", &told)]));
    games.go_as_before();
    games.have_their_files();
    assert_eq!(games.events(&GAMES[0]).len(), 2 * usize::from(ROUNDS));
}

#[test]
#[should_panic(expected = "line 2, column 11")]
fn a_game_that_goes_otherwise_is_found() {
    let told = games("").told(&GAMES[0]);
    let kept = told.replacen("position careless", "position curious", 1);
    games(folder("other", &[("one.txt", &kept)])).go_as_before();
}

#[test]
#[should_panic(expected = "two.txt")]
fn a_file_that_belongs_to_no_game_is_found() {
    games(folder("more", &[("one.txt", ""), ("two.txt", "")])).have_their_files();
}

#[test]
#[should_panic(expected = "nobody does steal")]
fn an_action_that_no_game_shows_is_found() {
    games("").show(&GAMES, "steal", "");
}

#[test]
#[should_panic(expected = "the table reveals no card")]
fn an_outcome_that_no_game_shows_is_found() {
    games("").show(&GAMES, "", "token card");
}

#[test]
fn a_case_is_played_and_looked_at() {
    let game = case::played(Sound::new(()), "* token 2; A take");
    assert_eq!(case::settled(case::played(Sound::new(()), "* token 2")), case::played(Sound::new(()), "* token 2"));
    assert_eq!(case::refusal(&game, "A take"), table::Illegal::ChanceIsDue);
    case::legal(&case::settled(game), Seat::B, "leave; take");
    case::legal(&game, Seat::B, "");
}

#[test]
#[should_panic(expected = "A take: the table has to reveal something first")]
fn an_event_that_is_refused_is_found() {
    case::played(Sound::new(()), "A take");
}

#[test]
#[should_panic(expected = "* token 3 is not refused")]
fn an_event_that_is_not_refused_is_found() {
    case::refusal(&Sound::new(()), "* token 3");
}

#[test]
#[should_panic(expected = "legal for A")]
fn an_action_that_should_not_be_open_is_found() {
    case::legal(&case::played(Sound::new(()), "* token 2"), Seat::A, "take");
}
