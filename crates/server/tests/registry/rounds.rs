//! Rounds in which several seats choose at the same time, played with the toy.

use crate::helpers::*;
use protocol::{Command, Level, SeatPlan};
use server::Person;

/// Ania and Ben on A and B, with bots of a level on the other seats; both are connected and the game has begun.
async fn two_and_bots(
    registry: &server::Registry,
    table: &str,
    bots: usize,
    level: Level,
) -> (Vec<Person>, Vec<Player>) {
    let people = vec![person(registry, "Ania").await, person(registry, "Ben").await];
    let mut plans = vec![SeatPlan::Me, SeatPlan::Open];
    plans.extend((0..bots).map(|_| bot(level)));
    let id = registry.create(&people[0], new_table(table, plans)).await.unwrap().id;
    let mut players = Vec::new();
    for person in &people {
        players.push(Player::connect(registry, &id, Some(person)).await);
    }
    assert_eq!(players[1].refusal(Command::Sit { seat: seat("B") }).await, None);
    assert_eq!(players[0].refusal(Command::Start).await, None);
    for player in &mut players {
        player.hear_until(|player| player.round.question.is_some()).await;
    }
    (people, players)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_who_seals_and_changes_restarts_no_bot() {
    let (registry, _folder) = registry().await;
    let (_, mut players) = two_and_bots(&registry, "toy/6:ages=2", 4, Level::Hard).await;
    let (mut rounds, mut changes) = (0, 0);
    while !players[0].is_over() {
        let version = players[0].version();
        for number in 0..4 {
            // Ania changes her mind again and again while the bots think; Ben has not chosen, so the round is open.
            assert_eq!(players[0].play(number).await.unwrap().refusal, None);
            changes += 1;
        }
        assert_eq!(players[1].play(rounds).await.unwrap().refusal, None);
        for player in &mut players {
            player.hear_until(|player| player.version() > version).await;
        }
        rounds += 1;
    }
    let metrics = registry.metrics();
    assert_eq!((rounds, changes), (6, 24));
    assert_eq!(metrics.bots_interrupted, 0, "no choice of a person restarts a bot");
    assert_eq!(metrics.bot_moves, 24, "each bot chose once in each round");
}

#[tokio::test(flavor = "multi_thread")]
async fn sealed_choices_are_on_the_disk_and_hold_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let registry = open(folder.path(), quick()).await;
    let (people, mut players) = two_and_bots(&registry, "toy/2", 0, Level::Novice).await;
    let id = players[0].table.id.clone();
    assert_eq!(players[0].play(1).await.unwrap().refusal, None);
    players[0].hear_until(|player| player.round.to_act == [seat("B")]).await;
    let sealed = players[0].round.question.clone().unwrap();
    assert!(sealed.sealed.is_some());

    // The files as they lie now are what a machine that loses power would find.
    let copy = tempfile::tempdir().unwrap();
    for file in std::fs::read_dir(folder.path()).unwrap() {
        let file = file.unwrap();
        std::fs::copy(file.path(), copy.path().join(file.file_name())).unwrap();
    }
    let again = open(copy.path(), quick()).await;
    let mut ania = Player::connect(&again, &id, Some(&people[0])).await;
    let mut ben = Player::connect(&again, &id, Some(&people[1])).await;
    assert_eq!(ania.round.question, Some(sealed), "the same question, with the same answer");
    assert_eq!(ben.round.question.as_ref().unwrap().sealed, None);
    assert_eq!(ben.play(0).await.unwrap().refusal, None);
    let version = ania.version();
    ania.hear_until(|player| player.version() > version).await;
    let round = ania.log.iter().rev().find(|happening| happening.deeds.len() == 2);
    assert!(round.is_some(), "the round has opened with both choices");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_choice_of_another_sends_no_game_and_makes_nothing_stale() {
    let (registry, _folder) = registry().await;
    let (_, mut players) = two_and_bots(&registry, "toy/2", 0, Level::Novice).await;
    let question = players[1].round.question.clone().unwrap();
    let heard = players[1].texts.len();
    assert_eq!(players[0].play(0).await.unwrap().refusal, None);
    players[1].hear_until(|player| player.round.to_act == [seat("B")]).await;
    assert!(players[1].texts[heard..].iter().all(|text| text.contains(r#""game":null"#)), "the game stands still");
    assert_eq!(players[1].round.question, Some(question));
    assert_eq!(players[1].play(0).await.unwrap().refusal, None);
}
