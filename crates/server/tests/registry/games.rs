//! Whole games, and games that are interrupted.

use crate::helpers::*;
use protocol::{Command, Level, Refusal, SeatPlan, Stage};
use server::Session;

#[tokio::test(flavor = "multi_thread")]
async fn bots_finish_a_game_by_themselves() {
    let (registry, _folder) = registry().await;
    let host = person(&registry, "Ania").await;
    let id = registry.create(&host, new_duel([bot(Level::Novice), bot(Level::Easy)])).await.unwrap().id;
    let mut watcher = Player::connect(&registry, &id, None).await;
    watcher.hear_until(Player::is_over).await;
    let ending = watcher.game.as_ref().unwrap().ending.clone().unwrap();
    assert!(["civilian", "military", "science"].contains(&ending.way.as_str()));
    let log = registry.export(&id).await.unwrap();
    let (_, _, _) = family::read_log(&log).unwrap();
    assert!(log.contains(watcher.table.secret.as_deref().unwrap()), "the secret is published at the end");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_finishes_a_game_against_a_bot() {
    let (registry, _folder) = registry().await;
    let ania = person(&registry, "Ania").await;
    let id = registry.create(&ania, new_duel([SeatPlan::Me, bot(Level::Easy)])).await.unwrap().id;
    let mut ania = Player::connect(&registry, &id, Some(&ania)).await;
    assert_eq!(ania.you.viewer, Some(seat("A")));
    assert_eq!(registry.export(&id).await, Err(Refusal::NotOver));
    for turn in 0.. {
        if ania.is_over() {
            break;
        }
        match ania.play(turn * 7).await {
            Some(reply) => assert_eq!(reply.refusal, None),
            None => ania.hear().await,
        }
        assert!(ania.is_over() || ania.table.secret.is_none(), "the secret is kept until the end");
    }
    assert!(ania.game.unwrap().ending.is_some());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_in_mid_game_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let registry = open(folder.path(), quick()).await;
    let (Session { person: ania, .. }, secret) = session(&registry, "Ania").await;
    let id = registry.create(&ania, new_duel([SeatPlan::Me, bot(Level::Novice)])).await.unwrap().id;
    let mut before = Player::connect(&registry, &id, Some(&ania)).await;
    for turn in 0..8 {
        while before.play(turn).await.is_none() {
            before.hear().await;
        }
    }
    registry.stop().await;
    while before.hear_or_end().await {}
    drop(registry);

    let registry = open(folder.path(), quick()).await;
    assert_eq!(known(&registry, &secret).await.unwrap().person, ania, "people are known again");
    let mut after = Player::connect(&registry, &id, Some(&ania)).await;
    assert!(after.log.len() >= before.log.len());
    assert_eq!(after.log[..before.log.len()], before.log[..], "what was told still stands");
    assert_eq!(after.table.stage, Stage::Playing);
    for turn in 0.. {
        if after.is_over() {
            break;
        }
        if after.play(turn).await.is_none() {
            after.hear().await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_and_a_spectator_see_the_same_game_end() {
    let (registry, _folder) = registry().await;
    let (ania, ben) = (person(&registry, "Ania").await, person(&registry, "Ben").await);
    let id = registry.create(&ania, new_duel([SeatPlan::Me, SeatPlan::Open])).await.unwrap().id;
    let mut one = Player::connect(&registry, &id, Some(&ania)).await;
    let mut two = Player::connect(&registry, &id, Some(&ben)).await;
    let mut watcher = Player::connect(&registry, &id, None).await;
    let watching = tokio::spawn(async move {
        watcher.hear_until(Player::is_over).await;
        watcher
    });
    assert_eq!(one.refusal(Command::Start).await, Some(Refusal::SeatsOpen));
    assert_eq!(two.refusal(Command::Sit { seat: seat("B") }).await, None);
    assert_eq!(two.you.viewer, Some(seat("B")), "whoever sits down looks through the eyes of the seat");
    assert_eq!(two.refusal(Command::Start).await, Some(Refusal::NotHost));
    assert_eq!(one.refusal(Command::Start).await, None);
    for turn in 0.. {
        for player in [&mut one, &mut two] {
            player.hear_until(|player| player.game.is_some()).await;
        }
        if one.is_over() {
            break;
        }
        let acting = one.round.to_act[0];
        let version = one.version();
        let (acts, waits) = if acting == seat("A") { (&mut one, &mut two) } else { (&mut two, &mut one) };
        acts.hear_until(|player| player.version() >= version).await;
        assert_eq!(waits.actions(), [""; 0], "only the seat whose turn it is has anything to choose");
        assert_eq!(acts.play(turn * 5).await.unwrap().refusal, None);
        let version = acts.version();
        waits.hear_until(|player| player.version() >= version).await;
    }
    let watcher = watching.await.unwrap();
    let endings = [one.game, two.game, watcher.game].map(|game| game.unwrap().ending);
    assert!(endings[0].is_some() && endings.iter().all(|ending| *ending == endings[0]));
}
