//! Tables of more than two seats, with people and bots mixed.

use crate::helpers::*;
use protocol::{Command, Level, Occupant, Refusal, SeatPlan};

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_moved_in_the_lobby_sees_with_the_eyes_of_the_new_seat_and_who_gives_up_watches() {
    let (registry, _folder) = registry().await;
    let (ania, ben) = (person(&registry, "Ania").await, person(&registry, "Ben").await);
    let mut plans = vec![SeatPlan::Open; 7];
    plans[0] = SeatPlan::Me;
    let id = registry.create(&ania, new_table("architects/7", plans)).await.unwrap().id;
    let mut one = Player::connect(&registry, &id, Some(&ania)).await;
    let mut two = Player::connect(&registry, &id, Some(&ben)).await;
    assert_eq!(two.refusal(Command::Sit { seat: seat("B") }).await, None);
    let order = ["C", "D", "B", "E", "A", "F", "G"].map(seat).to_vec();
    assert_eq!(two.refusal(Command::Arrange { order: order.clone() }).await, Some(Refusal::NotHost));
    assert_eq!(one.refusal(Command::Arrange { order }).await, None);
    two.hear_until(|player| player.you.viewer == Some(seat("C"))).await;
    assert_eq!((&one.you.seats, one.you.viewer), (&vec![seat("E")], Some(seat("E"))));
    assert_eq!(one.refusal(Command::Start).await, Some(Refusal::SeatsOpen));
    assert_eq!(one.refusal(Command::FillRest { level: Level::Novice }).await, None);
    assert_eq!(one.refusal(Command::Start).await, None);

    let mut late = Player::connect(&registry, &id, Some(&person(&registry, "Clara").await)).await;
    assert_eq!(late.you.viewer, None, "whoever comes late watches");
    assert_eq!(late.refusal(Command::Sit { seat: seat("A") }).await, Some(Refusal::AlreadyStarted));
    two.hear_until(|player| player.game.is_some()).await;
    assert_eq!(two.refusal(Command::Resign { seat: seat("C") }).await, None);
    two.hear_until(|player| player.you.viewer.is_none()).await;
    assert!(matches!(two.table.seats[2].occupant, Occupant::Bot { level: Level::Medium }));
    drop((two, late));
    for turn in 0.. {
        if one.is_over() {
            break;
        }
        match one.play(turn * 3).await {
            Some(reply) => assert_eq!(reply.refusal, None),
            None => one.hear().await,
        }
    }
    let ending = one.game.as_ref().unwrap().ending.clone().unwrap();
    assert!(["wonder", "decks"].contains(&ending.way.as_str()));
    let (_, table, _) = family::read_log(&registry.export(&id).await.unwrap()).unwrap();
    assert_eq!(table.seats(), 7);

    let next = one.ask(Command::Rematch).await.table.unwrap();
    let info = look(&registry, &next, Some(&ania)).await;
    assert!(matches!(&info.seats[5].occupant, Occupant::Person { name, .. } if name == "Ania"));
}
