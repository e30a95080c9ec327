use super::bench::*;
use crate::journal::Entry;
use family::Table;
use protocol::{Clock, Command, Refusal, SeatPlan, Stage};
use table::fair::Secret;
use table::{Actions, Notation, Phase, Record, Rng, Seat, Seeded, Xoshiro};

/// Plays until the seat has acted, nothing was revealed by it, and another has to act.
fn until_quiet_move(table: &mut Bench, seat: Seat) {
    for number in 0.. {
        let quiet = table.play_on(number) == seat && table.journal.last().unwrap().entries.len() == 1;
        if quiet && !table.state.to_act().contains(seat) {
            return;
        }
    }
}

/// Plays until the seat's move has revealed something.
fn until_reveal(table: &mut Bench, seat: Seat) {
    for number in 0.. {
        if table.play_on(number) == seat && table.journal.last().unwrap().entries.len() > 1 {
            return;
        }
    }
}

fn consent(agree: bool) -> Command {
    Command::Consent { seat: letter(B), agree }
}

#[test]
fn a_move_that_revealed_nothing_is_taken_back_freely() {
    let mut table = Bench::of_two(|_| {});
    until_quiet_move(&mut table, A);
    let before = table.journal.clone();
    let entries = table.undo(&ania(), A).unwrap();
    assert!(matches!(entries[..], [Entry::Undone { .. }]));
    assert_eq!(table.state.to_act().first(), Some(A));
    let replayed = Bench::from_journal(before[..before.len() - 1].to_vec());
    let position = |table: &Bench| format!("{:?}", table.state.play.as_ref().unwrap().state(Some(A), 0));
    assert_eq!(position(&table), position(&replayed), "as if nothing had happened");
    assert!(table.state.version > replayed.state.version, "but the version grows");
    table.assert_replays();
}

#[test]
fn a_move_that_revealed_something_needs_consent() {
    let mut table = Bench::of_two(|_| {});
    until_reveal(&mut table, A);
    let version = table.state.version;
    assert_eq!(table.ask(&ben(), consent(true)), Err(Refusal::NobodyAsked));
    assert_eq!(table.undo(&ania(), A), Ok(vec![Entry::UndoAsked { seat: letter(A) }]));
    assert_eq!(table.undo(&ania(), A), Ok(Vec::new()), "asking twice is no fault");
    assert_eq!(table.state.version, version, "nothing is taken back yet");
    let undo = table.info().undo.unwrap();
    assert_eq!((undo.by, undo.waiting), (letter(A), vec![letter(B)]));
    let mine = Command::Consent { seat: letter(A), agree: true };
    assert_eq!(table.ask(&ania(), mine), Err(Refusal::NobodyAsked), "nobody agrees with themselves");
    assert_eq!(table.ask(&ania(), consent(true)), Err(Refusal::NotYourSeat));
    table.ask(&ben(), consent(true)).unwrap();
    assert_eq!(table.state.to_act().first(), Some(A));
    assert_eq!(table.info().undo, None);
    table.assert_replays();
}

#[test]
fn a_wish_ends_when_it_is_declined_or_the_game_goes_on() {
    let mut table = Bench::of_two(|_| {});
    until_reveal(&mut table, A);
    let length = table.state.play.as_ref().unwrap().event_count();
    table.undo(&ania(), A).unwrap();
    table.ask(&ben(), consent(false)).unwrap();
    assert_eq!(table.info().undo, None);
    assert_eq!(table.state.play.as_ref().unwrap().event_count(), length);
    table.undo(&ania(), A).unwrap();
    table.play_on(0);
    assert_eq!(table.info().undo, None);
    assert_eq!(table.ask(&ben(), consent(true)), Err(Refusal::NobodyAsked));
    table.assert_replays();
}

#[test]
fn what_another_person_did_is_not_undone_without_them() {
    let mut table = Bench::of_two(|_| {});
    until_quiet_move(&mut table, A);
    until_quiet_move(&mut table, B);
    let entries = table.undo(&ania(), A).unwrap();
    assert_eq!(entries, [Entry::UndoAsked { seat: letter(A) }]);
}

#[test]
fn the_same_cards_come_back() {
    let mut table = Bench::of_two(|_| {});
    until_reveal(&mut table, A);
    let told = table.journal.last().unwrap().entries.clone();
    let Entry::Event(action) = &told[0] else { unreachable!() };
    let action = action.strip_prefix("A ").unwrap().to_owned();
    table.undo(&ania(), A).unwrap();
    table.ask(&ben(), consent(true)).unwrap();
    assert_eq!(table.act(&ania(), A, &action).unwrap(), told);
}

#[test]
fn clocked_and_rated_games_always_ask() {
    for change in [
        |request: &mut protocol::CreateTable| request.rated = true,
        |request: &mut protocol::CreateTable| {
            request.clock = Clock::Move { seconds: 60 };
        },
    ] {
        let mut table = Bench::of_two(change);
        until_quiet_move(&mut table, A);
        assert_eq!(table.undo(&ania(), A), Ok(vec![Entry::UndoAsked { seat: letter(A) }]));
    }
}

#[test]
fn against_bots_everything_can_be_taken_back_except_in_earnest() {
    let solo = |rated, clock| {
        let mut request = new_duel([SeatPlan::Me, BOT]);
        (request.rated, request.clock) = (rated, clock);
        let mut table = Bench::new(request, 1);
        until_reveal(&mut table, A);
        while table.state.to_act().first() != Some(A) {
            table.play_on(1);
        }
        let length = table.state.play.as_ref().unwrap().event_count();
        let answer = table.undo(&ania(), A).map(|_| ());
        assert_eq!(answer.is_ok(), table.state.play.as_ref().unwrap().event_count() < length);
        answer
    };
    assert_eq!(solo(false, Clock::None), Ok(()));
    // Against a clock nothing is taken back without consent, and bots give none.
    assert_eq!(solo(false, Clock::Move { seconds: 60 }), Err(Refusal::NothingToUndo));
    assert_eq!(solo(true, Clock::None), Err(Refusal::NothingToUndo));
}

#[test]
fn a_stand_in_does_not_give_the_consent_of_the_person_it_plays_for() {
    let mut table = Bench::of_two(|_| {});
    until_reveal(&mut table, A);
    while table.state.to_act().first() != Some(B) {
        table.play_on(1);
    }
    table.absent = table::SeatSet::only(B);
    table.ask(&ania(), Command::StandIn { seat: letter(B), level: protocol::Level::Novice }).unwrap();
    assert_eq!(table.undo(&ania(), A), Err(Refusal::NothingToUndo));
}

#[test]
fn there_must_be_something_to_take_back() {
    let mut table = Bench::of_two(|_| {});
    assert_eq!(table.undo(&ania(), A), Err(Refusal::NothingToUndo));
    assert_eq!(table.undo(&ben(), A), Err(Refusal::NotYourSeat));
    table.play_on(0);
    let stale = Command::Undo { seat: letter(A), version: 1 };
    assert_eq!(table.ask(&ania(), stale), Err(Refusal::Stale));
}

#[test]
fn on_a_shared_device_nobody_needs_to_be_asked() {
    let mut table = Bench::new(new_duel([SeatPlan::Me, SeatPlan::HotSeat { name: "Zosia".into() }]), 1);
    for number in 0..6 {
        table.play_on(number);
    }
    let entries = table.undo(&ania(), B).unwrap();
    assert!(matches!(entries[..], [Entry::Undone { .. }]));
}

/// A game in which each seat does the first of what it prefers that it may do, up to the moment when A has done something
/// without an event of chance that has shown to A what the test looks for.
fn until_shown<G: Notation>(
    table: &str,
    setup: G::Setup,
    prefers: impl Fn(Seat) -> Vec<&'static str>,
    is_shown: impl Fn(&str, &G::View, &G::View) -> bool,
) -> Bench {
    for deal in 0..2_000 {
        let mut dealer = Seeded::<G>::fair(setup, &Secret::draw(&mut Xoshiro::new(deal)), &[]);
        let mut rng = Xoshiro::new(deal);
        let mut record = Record::<G>::new(setup);
        let mut done = Vec::new();
        loop {
            record.settle(&mut dealer).unwrap();
            let before = *record.game();
            let Phase::Act(seats) = before.phase() else { break };
            let seat = seats.first().unwrap();
            let mut actions = Actions::new();
            before.legal_actions(seat, &mut actions);
            let texts: Vec<_> = actions.iter().map(|&action| before.action_text(seat, action)).collect();
            let first = |words: &str| texts.iter().position(|text| text.starts_with(words));
            let preferred = prefers(seat).into_iter().find_map(first);
            let number = preferred.unwrap_or_else(|| rng.below(actions.len()));
            record.play(seat, actions[number]).unwrap();
            done.push((seat, texts[number].clone()));
            let after = record.game();
            let goes_on = matches!(after.phase(), Phase::Act(_));
            if seat == A && goes_on && is_shown(&texts[number], &before.view(Some(A)), &after.view(Some(A))) {
                return replayed(table, record.game().seats(), deal, &done);
            }
        }
    }
    panic!("A never came so far");
}

/// The same game at a table of Ania, Ben and Clara.
fn replayed(table: &str, seats: usize, deal: u64, done: &[(Seat, String)]) -> Bench {
    let plans: Vec<_> = [SeatPlan::Me].into_iter().chain(vec![SeatPlan::Open; seats - 1]).collect();
    let mut table = Bench::of_many(table, plans, deal);
    for (seat, action) in done {
        table.act(&[ania(), ben(), clara()][seat.index()], *seat, action).unwrap();
    }
    assert_eq!(table.journal.last().unwrap().entries.len(), 1, "no event of chance came with it");
    table
}

fn assert_asks(mut table: Bench) {
    assert_eq!(table.undo(&ania(), A), Ok(vec![Entry::UndoAsked { seat: letter(A) }]));
}

fn duel_until_shown(
    table: &str,
    prefers: impl Fn(Seat) -> Vec<&'static str>,
    is_shown: impl Fn(&str, &duel::View, &duel::View) -> bool,
) -> Bench {
    let Ok(Table::Duel(setup)) = table.parse() else { panic!("{table} is Duel") };
    until_shown::<duel::Duel>(table, setup, prefers, is_shown)
}

/// Tests if the viewer has seen gods that it had not seen before.
fn sees_gods(before: &duel::View, after: &duel::View) -> bool {
    !(after.pantheon.seen & !before.pantheon.seen).is_empty()
}

#[test]
fn gods_that_the_gate_shows_are_not_tried_out() {
    for table in ["duel+pantheon", "duel+pantheon:gods=secret"] {
        assert_asks(duel_until_shown(
            table,
            |_| vec!["activate"],
            |action, before, after| action.starts_with("activate") && sees_gods(before, after),
        ));
    }
}

/// Tests if a god lies face down in the Pantheon that the viewer does not know.
fn is_hidden(on: &duel::OnSpace) -> bool {
    matches!(on, duel::OnSpace::Hidden(_))
}

#[test]
fn gods_of_a_consulted_deck_are_not_tried_out() {
    let consults = |action: &str, before: &duel::View, after: &duel::View| {
        let is_of_deck =
            |on: &duel::OnSpace| matches!(on, duel::OnSpace::Hidden(it) if action == format!("consult {it}"));
        before.pantheon.spaces.iter().any(is_of_deck) && sees_gods(before, after)
    };
    let prefers =
        |seat| if seat == A { vec!["consult", "draft divine_theater", "wonder divine_theater"] } else { vec![] };
    assert_asks(duel_until_shown("duel+pantheon", prefers, consults));
}

/// Once all gods in the Pantheon are turned up, whoever looks into a deck knows which ones must be there.
#[test]
fn what_a_seat_could_work_out_before_is_taken_back_freely() {
    let consults = |action: &str, before: &duel::View, after: &duel::View| {
        action.starts_with("consult") && sees_gods(before, after) && !before.pantheon.spaces.iter().any(is_hidden)
    };
    let mut table = duel_until_shown("duel+pantheon", |_| vec!["consult", "activate"], consults);
    assert!(matches!(table.undo(&ania(), A).unwrap()[..], [Entry::Undone { .. }]));
}

#[test]
fn gods_that_a_mythology_token_brings_are_not_tried_out() {
    let takes = |action: &str, before: &duel::View, after: &duel::View| {
        (action.starts_with("discard") || action.starts_with("build")) && sees_gods(before, after)
    };
    assert_asks(duel_until_shown("duel+pantheon", |_| Vec::new(), takes));
}

/// Whoever sees all that is in the box sees what is missing there (A11.6).
#[test]
fn what_espionage_shows_of_the_box_is_not_tried_out() {
    let prefers = |seat| match seat {
        A => vec!["trigger espionage", "keep espionage", "prepare espionage", "conspire", "recruit"],
        _ => vec!["lock", "trigger obscurantism", "keep obscurantism", "prepare obscurantism", "conspire", "recruit"],
    };
    let spies = |action: &str, before: &duel::View, _: &duel::View| {
        action == "trigger espionage" && before.locked == duel::Locked::Hidden
    };
    assert_asks(duel_until_shown("duel+agora", prefers, spies));
}

/// Here everything that is seen comes as an event of chance, also what one seat sees alone.
#[test]
fn what_the_cat_a_search_and_the_great_library_show_is_not_tried_out() {
    for (table, wanted, first) in [
        ("architects/2", "look", "look"),
        ("architects/2:wonders=chosen,search=secret", "search", "pick halicarnassus"),
        ("duel", "wonder great_library", "draft great_library"),
    ] {
        let mut deals = 0..;
        let mut table = loop {
            let deal = deals.next().unwrap();
            let mut table = Bench::of_many(table, [SeatPlan::Me, SeatPlan::Open], deal);
            let mut is_done = false;
            while !is_done && table.state.stage() == Stage::Playing {
                let seat = table.state.to_act().first().unwrap();
                let actions = table.actions(seat);
                let number = [wanted, first]
                    .into_iter()
                    .find_map(|words| actions.iter().position(|action| seat == A && action.starts_with(words)))
                    .unwrap_or(deal as usize + table.journal.len())
                    % actions.len();
                table.play_on(number);
                is_done = seat == A && actions[number].starts_with(wanted) && table.state.stage() == Stage::Playing;
            }
            if is_done {
                break table;
            }
        };
        assert_eq!(table.undo(&ania(), A), Ok(vec![Entry::UndoAsked { seat: letter(A) }]), "{wanted}");
    }
}

#[test]
fn ordinary_moves_are_taken_back_freely() {
    let (mut free, mut asked) = (0, 0);
    let mut table = Bench::of_two(|request| request.table = "duel+pantheon+agora".into());
    for number in 0.. {
        if table.state.stage() == Stage::Over {
            break;
        }
        let seat = table.play_on(number);
        if table.journal.last().unwrap().entries.len() > 1 || table.state.stage() == Stage::Over {
            continue;
        }
        let owner = if seat == A { ania() } else { ben() };
        match table.undo(&owner, seat).unwrap()[..] {
            [Entry::Undone { .. }] => {
                free += 1;
                table.play_on(number);
            }
            _ => asked += 1,
        }
    }
    assert!(free > 20 && asked < free / 10, "{free} of {}", free + asked);
}
