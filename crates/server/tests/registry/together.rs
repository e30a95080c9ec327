//! Several people at a table: who sees what, who may do what, hints, lists.

use crate::helpers::*;
use protocol::{Command, Level, Message, Refusal, SeatPlan, Stage, Visibility};
use server::Settings;
use std::time::Duration;

#[tokio::test(flavor = "multi_thread")]
async fn nobody_acts_or_looks_for_the_seat_of_another() {
    let (registry, _folder) = registry().await;
    let (id, ania, ben, mut one, mut two) = two_at_a_table(&registry).await;
    let action = one.actions()[0].clone();
    let act = Command::Act { seat: seat("A"), question: one.version(), action };
    assert_eq!(two.refusal(act.clone()).await, Some(Refusal::NotYourSeat));
    let mut stranger = Player::connect(&registry, &id, None).await;
    assert_eq!(stranger.refusal(act.clone()).await, Some(Refusal::NoName));
    assert_eq!(two.refusal(Command::Look { seat: Some(seat("A")) }).await, Some(Refusal::NotYourSeat));
    assert_eq!(two.you.viewer, Some(seat("B")));
    assert_eq!(stranger.refusal(Command::Look { seat: Some(seat("A")) }).await, Some(Refusal::NotYourSeat));
    let a = table::Seat::A;
    assert_eq!(registry.state(&id, Some(&ben), Some(a)).await, Err(Refusal::NotYourSeat));
    assert_eq!(registry.state(&id, None, Some(a)).await, Err(Refusal::NotYourSeat));
    assert!(registry.state(&id, Some(&ania), Some(a)).await.is_ok());
    assert_eq!(two.refusal(Command::Look { seat: None }).await, None);
    assert_eq!(two.you.viewer, None, "one may look as a spectator does");
    assert_eq!(one.refusal(act).await, None);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stale_move_gets_the_current_state() {
    let (registry, _folder) = registry().await;
    let (id, ania, _, mut one, _two) = two_at_a_table(&registry).await;
    let mut tab = Player::connect(&registry, &id, Some(&ania)).await;
    let act = Command::Act { seat: seat("A"), question: one.version(), action: one.actions()[0].clone() };
    assert_eq!(one.refusal(act.clone()).await, None);
    let version = one.version();
    tab.send_as("late", act).await;
    tab.hear_until(|player| player.replies.iter().any(|reply| reply.key == "late")).await;
    assert_eq!(tab.replies.last().unwrap().refusal, Some(Refusal::Stale));
    assert_eq!(tab.version(), version);
    let states = tab.texts.iter().filter(|text| matches!(read(text), Message::State { .. })).count();
    assert_eq!(states, 2, "one when it came, one with the refusal");
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_sees_who_is_here_and_who_watches() {
    let (registry, _folder) = registry().await;
    let (id, _, _, mut one, two) = two_at_a_table(&registry).await;
    let here = |player: &Player, n: usize| match &player.table.seats[n].occupant {
        protocol::Occupant::Person { here, .. } => *here,
        _ => false,
    };
    assert!(here(&one, 0) && here(&one, 1));
    let watcher = Player::connect(&registry, &id, None).await;
    one.hear_until(|player| player.table.watchers == 1).await;
    drop((watcher, two));
    one.hear_until(|player| player.table.watchers == 0 && !here(player, 1)).await;
    assert_eq!(one.table.stage, Stage::Playing);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_is_for_whoever_has_to_act_and_one_at_a_time() {
    let folder = tempfile::tempdir().unwrap();
    let registry = open(folder.path(), Settings { hint_time: Duration::from_millis(300), ..quick() }).await;
    let (_, _, _, mut one, mut two) = two_at_a_table(&registry).await;
    let hint = |letter| Command::Hint { seat: seat(letter) };
    assert_eq!(two.refusal(hint("B")).await, Some(Refusal::NotYourTurn));
    assert_eq!(two.refusal(hint("A")).await, Some(Refusal::NotYourSeat));
    one.send_as("first", hint("A")).await;
    one.send_as("second", hint("A")).await;
    assert_eq!(one.answer_to("second").await.refusal, Some(Refusal::TooFast));
    assert_eq!(one.answer_to("first").await.refusal, None);
    let lines = one.texts.iter().find_map(|text| match read(text) {
        Message::Hint { key, lines, .. } => Some((key, lines)),
        _ => None,
    });
    let (key, lines) = lines.unwrap();
    assert_eq!(key, "first");
    assert!(lines.iter().all(|line| one.actions().contains(&line.action)));
}

#[tokio::test(flavor = "multi_thread")]
async fn lists_show_what_one_can_go_on_with_join_or_watch() {
    let (registry, _folder) = registry().await;
    let (ania, ben) = (person(&registry, "Ania").await, person(&registry, "Ben").await);
    let public = |seats| protocol::CreateTable { visibility: Visibility::Public, ..new_duel(seats) };
    let hidden = registry.create(&ania, new_duel([SeatPlan::Me, SeatPlan::Open])).await.unwrap().id;
    let open = registry.create(&ania, public([SeatPlan::Me, SeatPlan::Open])).await.unwrap().id;
    let running = registry.create(&ania, public([SeatPlan::Me, bot(Level::Novice)])).await.unwrap().id;
    assert_eq!(look(&registry, &running, None).await.stage, Stage::Playing);
    let ids = |lines: &[protocol::TableLine]| lines.iter().map(|line| line.id.clone()).collect::<Vec<_>>();
    let tables = registry.tables(Some(&ania)).await.unwrap();
    assert_eq!(tables.mine[0].id, running, "where one has to act comes first");
    assert!(tables.mine[0].your_turn && !tables.mine[1].your_turn);
    assert_eq!(tables.mine.len(), 3);
    assert_eq!((ids(&tables.open), ids(&tables.running)), (vec![open.clone()], vec![running.clone()]));
    let tables = registry.tables(Some(&ben)).await.unwrap();
    assert_eq!((tables.mine.len(), ids(&tables.open)), (0, vec![open.clone()]));
    let mut player = Player::connect(&registry, &hidden, Some(&ben)).await;
    player.ask(Command::Sit { seat: seat("B") }).await;
    let tables = registry.tables(Some(&ben)).await.unwrap();
    assert_eq!(ids(&tables.mine), [hidden]);
    let mut player = Player::connect(&registry, &running, Some(&ania)).await;
    player.ask(Command::Resign { seat: seat("A") }).await;
    let tables = registry.tables(Some(&ania)).await.unwrap();
    assert_eq!(tables.mine[2].id, running, "what is over comes last");
    assert_eq!(tables.running, []);
    assert_eq!(ids(&registry.tables(None).await.unwrap().open), [open]);
}
