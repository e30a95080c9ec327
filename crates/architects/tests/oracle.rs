//! The engine against a second, slow implementation of what can be done, what can be paid and what it is worth.

mod slow;

use architects::{Architects, Card, Color, OPTIONS, Pending, Setup};
use slow::turn::{Follower, Turn};
use std::collections::BTreeSet;
use table::{Event, Game, Notation, Phase, Rng, Seat, Xoshiro};
use trials::legal_actions;

/// A table with options set at random.
fn any_table(rng: &mut Xoshiro) -> Setup {
    let mut setup = Setup::new(2 + rng.below(6)).expect("two to seven play");
    for option in &OPTIONS {
        if rng.below(3) == 0 {
            setup.set(option.name, option.values[rng.below(option.values.len())]).expect("the value is known");
        }
    }
    setup
}

fn agrees(game: &Architects) {
    for seat in Seat::first(game.seats()) {
        let actions = legal_actions(game, seat);
        let found: BTreeSet<_> = actions.iter().map(|&action| game.action_text(seat, action)).collect();
        assert_eq!(found.len(), actions.len(), "{}", game.position_text());
        assert_eq!(found, slow::actions(game, seat), "{}", game.position_text());
        assert_eq!(game.score(seat).rows(), slow::score(game, seat), "{}", game.position_text());
        assert_eq!(game.shields(seat), slow::shields(game, seat), "{}", game.position_text());
    }
}

#[test]
fn random_games_offer_and_count_what_the_slow_way_does() {
    let (mut builds, mut ended, mut effects) = (0, 0, 0);
    for seed in 0..250 {
        let mut rng = Xoshiro::stream(17, seed);
        let mut game = Architects::new(any_table(&mut rng));
        let mut follower = Follower::default();
        while game.phase() != Phase::Over {
            let before = game;
            let event = if let Phase::Act(seats) = game.phase() {
                agrees(&game);
                let seat = seats.first().expect("somebody has to act");
                let actions = legal_actions(&game, seat);
                builds += usize::from(game.pending() == [Pending::Act]);
                // Who builds late has more to choose from.
                let late = actions.iter().copied().filter(|action| !matches!(action, architects::Action::Build(_)));
                let late: Vec<_> = late.collect();
                let action =
                    if late.is_empty() { actions[rng.below(actions.len())] } else { late[rng.below(late.len())] };
                game.play(seat, action).expect("listed actions are legal");
                Event::Act(seat, action)
            } else {
                let outcome = game.draw(&mut rng);
                game.reveal(outcome).expect("what is drawn is possible");
                Event::Chance(outcome)
            };
            follower.follow(&before, event, &game);
        }
        agrees(&game);
        ended += follower.ended;
        effects += follower.effects;
    }
    assert!(builds > 2000, "{builds}");
    assert!(ended > 5000 && effects > 100, "{ended} turns ended by themselves, {effects} effects asked something");
}

/// What can be given up in a turn.
const SPENT: [Card; 9] = [
    Card::Wood,
    Card::Stone,
    Card::Clay,
    Card::Papyrus,
    Card::Glass,
    Card::Coin,
    Card::Gear,
    Card::Compass,
    Card::Tablet,
];

/// Hands that no game brings about, on every wonder and number of stages, with and without the two tokens that help.
#[test]
fn any_hand_pays_as_the_slow_way_does() {
    let mut rng = Xoshiro::new(5);
    let (mut most, mut over) = (0, 0);
    for _ in 0..6000 {
        let wonder = architects::WonderId::ALL[rng.below(7)];
        let mut built = Vec::new();
        for _ in 0..rng.below(5) {
            let stands = |stage: &architects::StageId| built.contains(stage);
            let level = |stage: architects::StageId| wonder.wonder().stage(stage).level;
            let open = architects::StageId::ALL.into_iter().filter(|stage| {
                !stands(stage)
                    && architects::StageId::ALL.iter().all(|below| level(*below) >= level(*stage) || stands(below))
            });
            let open: Vec<_> = open.collect();
            built.push(open[rng.below(open.len())]);
        }
        let list = |words: Vec<String>, key: &str| {
            if words.is_empty() { String::new() } else { format!(" {key}={}", words.join(",")) }
        };
        let richest = if rng.below(3) == 0 { 2 } else { 5 };
        let amounts = SPENT
            .iter()
            .map(|card| (card, rng.below(if card.color() == Color::Green { 2 } else { richest })))
            .filter(|(_, count)| *count > 0);
        let cards: Vec<_> =
            amounts.map(|(card, count)| if count > 1 { format!("{card}*{count}") } else { card.to_string() }).collect();
        let tokens = ["economy", "engineering"].into_iter().filter(|_| rng.below(2) == 0).map(str::to_owned).collect();
        let options =
            ["", ":coins=fewest", ":economy=free", ":engineering_duty=duty", ":engineering=always"][rng.below(5)];
        let others: Vec<_> = architects::WonderId::ALL.into_iter().filter(|&other| other != wonder).collect();
        let table = format!(
            "architects/2{options} A.wonder={wonder}{}{}{} A.top=shield B.wonder={} B.top=shield \
             face_up=tactics,decor,politics",
            list(built.iter().map(ToString::to_string).collect(), "A.stages"),
            list(cards, "A.cards"),
            list(tokens, "A.tokens"),
            others[rng.below(6)],
        );
        // Refused where nothing can be done: such a turn is over.
        let begun = Architects::parse_position(&table).expect("a turn begins with any hand");
        let is_over = slow::choices(&begun, Seat::A, Pending::Act, &Turn::default()).iter().all(|text| text == "end");
        match Architects::parse_position(&format!("{table} pending=act")) {
            Ok(game) => {
                assert!(!is_over, "{}", game.position_text());
                agrees(&game);
                most = most.max(legal_actions(&game, Seat::A).len());
            }
            Err(error) => {
                assert!(is_over, "{table}: {error}");
                over += 1;
            }
        }
    }
    assert!(over > 100, "{over} turns were over");
    assert!((100..256).contains(&most), "{most} payments at most");
}
