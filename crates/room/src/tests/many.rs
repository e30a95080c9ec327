//! Tables of more than two seats.

use super::bench::*;
use crate::create;
use crate::journal::{Entry, SeatHolder};
use protocol::{Clock, Command, CreateTable, Level, Refusal, SeatLetter, SeatPlan, Stage};
use table::fair::Secret;
use table::{Seat, SeatSet, Xoshiro};

fn seats(letters: &str) -> Vec<SeatLetter> {
    letters.chars().map(|letter| letter.to_string().try_into().unwrap()).collect()
}

fn hot(name: &str) -> SeatPlan {
    SeatPlan::HotSeat { name: name.into() }
}

/// Who sits where: the first letter of a person's name, `-` for an open seat, `*` for a bot.
fn sitting(table: &Bench) -> String {
    let letter = |seat_state: &crate::state::SeatState| match &seat_state.holder {
        SeatHolder::Open => '-',
        SeatHolder::Person { name, .. } => name.chars().next().unwrap(),
        SeatHolder::Bot { .. } => '*',
    };
    table.state.seats.iter().map(letter).collect()
}

/// Ania's lobby for five: herself, three open seats, and a bot.
fn lobby() -> Bench {
    let open = || SeatPlan::Open;
    Bench::new(new_table("architects/5", [SeatPlan::Me, open(), open(), open(), BOT]), 1)
}

/// Ania, Ben and Clara.
fn three(change: impl FnOnce(&mut CreateTable)) -> Bench {
    let mut request = new_table("architects/3", [SeatPlan::Me, SeatPlan::Open, SeatPlan::Open]);
    change(&mut request);
    let mut table = Bench::new(request, 1);
    table.let_sit([ben(), clara()]);
    table.ask(&ania(), Command::Start).unwrap();
    table
}

fn play_to_the_end(table: &mut Bench) {
    let mut numbers = 0..;
    while table.state.stage() == Stage::Playing {
        table.play_on(numbers.next().unwrap());
    }
}

#[test]
fn every_number_of_seats_is_played_to_the_end_with_people_and_bots_mixed() {
    for count in 2..=7 {
        let plans = [SeatPlan::Me, SeatPlan::Open, BOT, SeatPlan::Open, hot("Zosia"), BOT, BOT];
        let text = format!("architects/{count}");
        let mut table = Bench::of_many(&text, &plans[..count], count as u64);
        let short = CreateTable { seats: plans[..count - 1].to_vec(), ..new_table(&text, []) };
        let secret = Secret::draw(&mut Xoshiro::new(1));
        assert_eq!(create::requested(&ania(), short, &secret).err(), Some(Refusal::NoSuchTable), "a seat is missing");
        assert_eq!(table.info().seats.len(), count);
        play_to_the_end(&mut table);
        assert_eq!(table.info().table, text);
        table.assert_replays();
    }
}

#[test]
fn the_host_arranges_the_seats_and_words_for_the_deal_go_along() {
    let mut table = lobby();
    table.let_sit([ben()]);
    assert_eq!(sitting(&table), "AB--*");
    table.ask(&ben(), Command::Contribute { seat: letter(B), text: "luck".into() }).unwrap();
    let arrange = |order: &str| Command::Arrange { order: seats(order) };
    assert_eq!(table.ask(&ben(), arrange("BACDE")), Err(Refusal::NotHost));
    for order in ["", "ABCD", "ABCDD", "ABCDEE", "ABCDF", "ABCDEF"] {
        assert_eq!(table.ask(&ania(), arrange(order)), Err(Refusal::OutOfRange), "{order}");
    }
    assert_eq!(table.ask(&ania(), arrange("ABCDE")), Ok(Vec::new()), "all sit there already");
    table.ask(&ania(), arrange("ECBDA")).unwrap();
    assert_eq!(sitting(&table), "*-B-A");
    let words: Vec<_> = table.state.contributions();
    assert_eq!(words, [(Seat::new(2).unwrap(), "luck")]);
    table.ask(&ania(), Command::FillRest { level: Level::Easy }).unwrap();
    table.ask(&ania(), Command::Start).unwrap();
    assert_eq!(table.ask(&ania(), arrange("BACDE")), Err(Refusal::AlreadyStarted));
    table.assert_replays();
}

#[test]
fn the_host_fills_the_rest_with_bots() {
    let mut table = lobby();
    table.let_sit([ben()]);
    let fill = Command::FillRest { level: Level::Hard };
    assert_eq!(table.ask(&ben(), fill.clone()), Err(Refusal::NotHost));
    assert_eq!(table.ask(&ania(), fill.clone()).unwrap().len(), 2);
    assert_eq!(sitting(&table), "AB***");
    assert_eq!(table.state.bot(Seat::new(3).unwrap()), Some(Level::Hard));
    assert_eq!(table.state.bot(Seat::new(4).unwrap()), Some(Level::Novice), "who sat there stays");
    assert_eq!(table.ask(&ania(), fill.clone()), Ok(Vec::new()), "no seat is open");
    table.ask(&ania(), Command::Start).unwrap();
    assert_eq!(table.ask(&ania(), fill), Err(Refusal::AlreadyStarted));
    table.assert_replays();
}

#[test]
fn whoever_comes_late_watches() {
    let mut table = Bench::of_many("architects/3", [SeatPlan::Me, SeatPlan::Open, BOT], 1);
    for seat in Seat::first(3) {
        assert_eq!(table.ask(&clara(), Command::Sit { seat: letter(seat) }), Err(Refusal::AlreadyStarted));
    }
    table.ask(&clara(), Command::Say { text: "too late".into(), partners_of: None }).unwrap();
    assert_eq!(table.state.seats_of("clara"), SeatSet::EMPTY);
}

#[test]
fn everybody_moves_on_by_one_seat_in_a_rematch() {
    let mut table = Bench::of_many("architects/4", [SeatPlan::Me, SeatPlan::Open, SeatPlan::Open, BOT], 1);
    play_to_the_end(&mut table);
    assert_eq!(sitting(&table), "ABC*");
    let made = create::rematch(&table.state, &Secret::draw(&mut Xoshiro::new(2)));
    let people: Vec<_> = made.seats.iter().map(|holder| holder.person().unwrap_or("bot").to_owned()).collect();
    assert_eq!(people, ["bot", "ania", "ben", "clara"]);
    assert_eq!((made.table.as_str(), made.rematch_of.as_deref()), ("architects/4", Some("table")));
}

#[test]
fn a_bot_plays_on_for_whoever_gives_up_among_several() {
    let mut table = three(|_| {});
    table.play_on(0);
    table.undo(&ania(), A).unwrap();
    assert!(table.state.undo_request.is_some(), "a card was turned up, so the others are asked");
    let resign = Command::Resign { seat: letter(B) };
    assert_eq!(table.ask(&clara(), resign.clone()), Err(Refusal::NotYourSeat));
    table.ask(&ben(), resign.clone()).unwrap();
    assert_eq!((table.state.stage(), sitting(&table)), (Stage::Playing, "A*C".into()));
    assert!(table.state.undo_request.is_none(), "whom to ask has changed");
    assert_eq!(table.ask(&ben(), resign), Err(Refusal::NotYourSeat));
    play_to_the_end(&mut table);
    assert!(table.state.ended.is_none(), "it ends by its rules");
    table.assert_replays();
}

#[test]
fn the_game_of_several_goes_on_without_an_overdue_seat() {
    let mut table = three(|request| request.clock = Clock::Move { seconds: 30 });
    assert_eq!(table.state.to_act().first(), Some(A));
    let end = Command::EndOverdue { seat: letter(A) };
    assert_eq!(table.ask(&clara(), end.clone()), Err(Refusal::NotOverdue));
    table.up = 30_000;
    assert_eq!(table.ask(&clara(), end), Ok(vec![Entry::Filled { seat: letter(A), level: Level::Medium }]));
    assert_eq!((table.state.stage(), sitting(&table)), (Stage::Playing, "*BC".into()));
    table.assert_replays();
}

#[test]
fn everybody_else_has_to_agree_before_something_is_taken_back() {
    let mut table = three(|_| {});
    let [c, length] = [2, table.state.play.as_ref().unwrap().event_count()];
    let c = Seat::new(c).unwrap();
    table.play_on(0);
    assert_eq!(table.undo(&ania(), A), Ok(vec![Entry::UndoAsked { seat: letter(A) }]));
    assert_eq!(table.info().undo.unwrap().waiting, seats("BC"));
    let consent = |seat, agree| Command::Consent { seat: letter(seat), agree };
    table.ask(&clara(), consent(c, true)).unwrap();
    assert_eq!(table.info().undo.unwrap().waiting, seats("B"));
    assert_eq!(table.ask(&clara(), consent(c, true)), Err(Refusal::NobodyAsked));
    assert!(table.state.play.as_ref().unwrap().event_count() > length, "one is not enough");
    table.ask(&ben(), consent(B, true)).unwrap();
    assert_eq!(table.state.play.as_ref().unwrap().event_count(), length);

    table.play_on(0);
    table.undo(&ania(), A).unwrap();
    table.ask(&clara(), consent(c, false)).unwrap();
    assert_eq!(table.info().undo, None, "one is enough to say no");
    table.assert_replays();
}

#[test]
fn only_the_clock_of_whoever_has_to_act_runs() {
    let mut table = three(|request| request.clock = Clock::Bank { seconds: 60, increment: 0 });
    let left = |table: &Bench| -> Vec<u64> { table.info().seats.iter().map(|seat| seat.clock.unwrap().left).collect() };
    for second in 1..=40 {
        let before = left(&table);
        let acting = table.state.to_act().first().unwrap();
        table.up = second * 1000;
        let now = left(&table);
        for (i, (before, now)) in before.into_iter().zip(now).enumerate() {
            assert_eq!(before - now, if i == acting.index() { 1000 } else { 0 });
        }
        table.play_on(second as usize);
    }
    table.assert_replays();
}

#[test]
fn on_a_shared_device_each_seat_has_eyes_of_its_own() {
    let mut table = Bench::new(new_table("architects/3", [SeatPlan::Me, hot("Basia"), hot("Celina")]), 1);
    for number in 0.. {
        assert_ne!(table.state.stage(), Stage::Over, "somebody looks with the cat");
        let seat = table.state.to_act().first().unwrap();
        let look = table.actions(seat).iter().position(|action| action == "look");
        table.play_on(look.unwrap_or(number));
        if look.is_some() {
            let knows = |viewer: Seat| {
                let told: serde_json::Value = serde_json::from_str(&table.told(Some(viewer))).unwrap();
                let view = &told["game"]["view"];
                assert_eq!(told["round"]["secret"], true, "a curtain is drawn");
                let log = told["log"].as_array().unwrap();
                let mut deeds = log.iter().map(|line| &line["deeds"][0]["event"]["deed"]);
                let is_told = deeds.any(|deed| deed["kind"] == "seen" && deed["card"].is_string());
                assert_eq!(is_told, view["decks"][3]["top"].is_string());
                is_told
            };
            for viewer in Seat::first(3) {
                assert_eq!(knows(viewer), viewer == seat, "{viewer}");
            }
            return;
        }
    }
}
