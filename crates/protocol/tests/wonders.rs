//! What is sent of 7 Wonders names nothing that its reader does not know, promises what then happens, and agrees with
//! itself.

#![allow(clippy::unwrap_used)] // helpers of tests may fail loudly, too

mod told;

use protocol::SeatLetter;
use protocol::game::{happening, state_of};
use protocol::wonders::{WondersConflict, WondersConsequence, WondersDeed, WondersQuestion};
use std::cmp::Ordering;
use std::collections::BTreeSet;
use table::{Event, Game, Id, Record, Rng, Round, Seat, Xoshiro};
use told::{
    can_be_read_again, events_of, is_told_as_it_was_offered, names_known_cards, random_game, tells_nothing_hidden,
    view_of, viewers,
};
use wonders::{Action, Card, Effect, Setup, Step, Wonders};

/// Every number of seats in both editions, and every option.
fn setups() -> Vec<Setup> {
    let mut all: Vec<Setup> = (3..=7).filter_map(Setup::new).collect();
    for (option, seats) in wonders::OPTIONS.iter().zip([3, 4, 5, 7].into_iter().cycle()) {
        for value in &option.values[1..] {
            let mut setup = Setup::new(seats).unwrap();
            setup.set(option.name, value).unwrap();
            all.push(setup);
        }
    }
    all
}

fn any_game(setup: Setup, seed: u64) -> Record<Wonders> {
    random_game(setup, Xoshiro::stream(0x7707, seed), |_, _, legal, rng| legal[rng.below(legal.len())])
}

/// Looks at every round of random games of every table.
fn each_round(mut look: impl FnMut(&Round<'_, Wonders>)) {
    for setup in setups() {
        for seed in 0..2 {
            any_game(setup, seed).rounds(0).for_each(|round| look(&round));
        }
    }
}

#[test]
fn worlds_that_look_the_same_are_told_the_same() {
    let mut rng = Xoshiro::new(7);
    each_round(|round| {
        viewers(&round.after).for_each(|viewer| tells_nothing_hidden(&round.after, viewer, &mut rng));
    });
}

#[test]
fn no_card_is_named_that_the_reader_has_not_seen() {
    each_round(|round| {
        for viewer in viewers(&round.after) {
            let state = serde_json::to_string(&state_of(&round.after, viewer, 1)).unwrap();
            let told = serde_json::to_string(&happening(round, viewer)).unwrap();
            names_known_cards(&round.after.view(viewer), &state, &told);
        }
    });
}

#[test]
fn a_hidden_card_is_named_to_its_owner_only() {
    let mut hidden = 0;
    each_round(|round| {
        for viewer in viewers(&round.before) {
            let told = events_of(happening(round, viewer));
            for (event, told) in round.events.iter().zip(told) {
                let Event::Act(seat, action) = *event else { continue };
                let own = viewer == Some(seat);
                match (action, told.deed) {
                    (Action::Stage(..), deed) => {
                        assert_eq!(matches!(deed, WondersDeed::Stage { .. }), own);
                        hidden += 1;
                    }
                    (Action::Discard(_), deed) => {
                        assert_eq!(matches!(deed, WondersDeed::Discard { .. }), own);
                        hidden += 1;
                    }
                    (Action::Build(card, _) | Action::BuildFree(card), deed) => {
                        let built = match deed {
                            WondersDeed::Build { card, .. }
                            | WondersDeed::BuildChain { card, .. }
                            | WondersDeed::BuildFree { card, .. } => card,
                            other => panic!("{card} was built, not {other:?}"),
                        };
                        assert_eq!(built, card.slug());
                    }
                    _ => {}
                }
            }
        }
    });
    assert!(hidden > 1000, "{hidden}");
}

#[test]
fn what_is_sent_can_be_read_again() {
    each_round(can_be_read_again);
}

#[test]
fn a_deed_is_told_as_it_was_offered() {
    each_round(is_told_as_it_was_offered);
}

#[test]
fn a_card_of_the_hand_has_a_price_if_it_can_be_built_and_a_reason_if_not() {
    each_round(|round| {
        let game = &round.after;
        if !matches!(game.step(), Step::ChooseCard | Step::LastCard) {
            return;
        }
        for seat in game.asked().iter() {
            let view = view_of(game, Some(seat));
            for card in &view.hand {
                let builds = |action: &&protocol::wonders::WondersAction| match &action.deed {
                    WondersDeed::Build { card: built, payment, .. } => {
                        (*built == card.card).then(|| payment.bank + payment.left + payment.right)
                    }
                    WondersDeed::BuildChain { card: built, .. } => (*built == card.card).then_some(0),
                    WondersDeed::BuildFree { card: built, .. } => {
                        (*built == card.card && action.text.starts_with("build")).then_some(0)
                    }
                    _ => None,
                };
                let cheapest = view.actions.iter().filter_map(|action| builds(&action)).min();
                assert_eq!(card.price, cheapest, "{card:?}");
                assert_eq!(card.price.is_none(), card.refused.is_some(), "{card:?}");
            }
        }
    });
}

/// Points, coins and tokens change as they are told, and every coin comes from somewhere.
#[test]
fn what_is_told_agrees_with_the_positions_around_it() {
    let mut conflicts = 0;
    each_round(|round| {
        let seats = round.before.seats();
        let told = events_of(happening(round, None));
        let mut points: Vec<i16> = Seat::first(seats).map(|seat| round.before.score(seat).total()).collect();
        let mut coins: Vec<i32> = Seat::first(seats).map(|seat| i32::from(round.before.city(seat).coins())).collect();
        let mut ends = false;
        for (event, told) in round.events.iter().zip(told) {
            let Event::Act(seat, _) = *event else { continue };
            let own = seat.index();
            match told.deed {
                WondersDeed::Build { payment, .. }
                | WondersDeed::Stage { payment, .. }
                | WondersDeed::StageHidden { payment, .. } => {
                    coins[own] -= i32::from(payment.bank + payment.left + payment.right);
                }
                WondersDeed::Discard { coins: gained, .. } | WondersDeed::DiscardHidden { coins: gained } => {
                    coins[own] += i32::from(gained);
                }
                _ => {}
            }
            for consequence in told.consequences {
                match consequence {
                    WondersConsequence::Points { seat, change } => points[seat.seat().index()] += change,
                    WondersConsequence::Sold { seat, coins: gained, .. } => {
                        coins[seat.seat().index()] += i32::from(gained);
                    }
                    WondersConsequence::CardCoins { seat, coins: gained, .. }
                    | WondersConsequence::StageCoins { seat, coins: gained } => {
                        coins[seat.seat().index()] += i32::from(gained);
                    }
                    WondersConsequence::Conflicts { age, pairs } => {
                        conflicts += 1;
                        assert_eq!(age, round.before.age() as u8 + 1);
                        agree_with_tokens(&round.after, usize::from(age - 1), &pairs);
                    }
                    WondersConsequence::Ends { .. } => ends = true,
                    _ => {}
                }
            }
        }
        let now = |seat: Seat| i32::from(round.after.city(seat).coins());
        assert_eq!(coins, Seat::first(seats).map(now).collect::<Vec<_>>());
        assert_eq!(ends, round.after.step() == Step::Over);
        if round.is_shared() {
            assert_eq!(points, Seat::first(seats).map(|seat| round.after.score(seat).total()).collect::<Vec<_>>());
        }
    });
    assert!(conflicts > 50, "{conflicts}");
}

/// Each seat meets both neighbours, with the shields it has, and gets the tokens that the pairs say.
fn agree_with_tokens(game: &Wonders, age: usize, pairs: &[WondersConflict]) {
    assert_eq!(pairs.len(), game.seats());
    for seat in Seat::first(game.seats()) {
        let mine = || pairs.iter().filter(|pair| pair.seats.contains(&seat.into()));
        assert_eq!(mine().count(), 2);
        let (mut won, mut lost, mut points) = (0, 0, 0);
        for pair in mine() {
            let place = usize::from(pair.seats[1] == seat.into());
            assert_eq!(pair.shields[place], game.city(seat).shields());
            assert!(game.neighbours(seat).contains(&pair.seats[1 - place].seat()));
            match pair.winner {
                Some(winner) if winner == seat.into() => won += 1,
                Some(_) => lost += 1,
                None => assert_eq!(pair.points, [0, 0]),
            }
            points += pair.points[place];
        }
        let city = game.city(seat);
        assert_eq!((won, lost), (city.victories()[age], city.defeats()[age]));
        assert_eq!(points, i16::from(won) * [1, 3, 5][age] - i16::from(lost));
    }
}

#[test]
fn a_choice_that_brings_shields_says_how_both_conflicts_would_stand_after_it() {
    let (mut more, mut same) = (0, 0);
    each_round(|round| {
        for seat in round.after.asked().iter() {
            let view = view_of(&round.after, Some(seat));
            let now = round.after.city(seat).shields();
            for action in &view.actions {
                let card = match &action.deed {
                    WondersDeed::Build { card, .. }
                    | WondersDeed::BuildChain { card, .. }
                    | WondersDeed::BuildFree { card, .. }
                    | WondersDeed::Fetch { card } => Card::from_slug(card).unwrap(),
                    _ => continue,
                };
                let effects = round.after.setup().edition.face(card).effects;
                let brings = effects.iter().map(|effect| if let Effect::Shields(n) = effect { *n } else { 0 });
                let brings: u8 = brings.sum();
                let said = action.consequences.iter().find_map(|one| match one {
                    WondersConsequence::Shields { seat, left, right } => Some((*seat, [*left, *right])),
                    _ => None,
                });
                let Some((who, conflicts)) = said else {
                    assert_eq!(brings, 0, "{action:?}");
                    same += 1;
                    continue;
                };
                assert_eq!(who, seat.into());
                for (conflict, neighbour) in conflicts.iter().zip(round.after.neighbours(seat)) {
                    let theirs = round.after.city(neighbour).shields();
                    assert_eq!(conflict.seats, [seat, neighbour].map(SeatLetter::from));
                    assert_eq!(conflict.shields, [now + brings, theirs], "{action:?}");
                    let expected = match (now + brings).cmp(&theirs) {
                        Ordering::Greater => Some(seat.into()),
                        Ordering::Less => Some(neighbour.into()),
                        Ordering::Equal => None,
                    };
                    assert_eq!(conflict.winner, expected);
                }
                more += 1;
            }
        }
    });
    assert!(more > 100 && same > 100, "{more} {same}");
}

#[test]
fn every_question_is_asked_of_those_who_have_to_choose() {
    let mut asked = BTreeSet::new();
    each_round(|round| {
        let view = view_of(&round.after, None);
        assert_eq!(view.asked, protocol::game::letters(round.after.asked()));
        assert_eq!(view.ask.is_some(), !view.asked.is_empty());
        asked.extend(view.ask.map(|ask| format!("{ask:?}")));
        assert_eq!(view.actions, [], "a spectator does nothing");
    });
    let all = [
        WondersQuestion::PickWonder,
        WondersQuestion::ChooseSide,
        WondersQuestion::ChooseCard,
        WondersQuestion::LastCard,
        WondersQuestion::Fetch,
    ];
    // The first question of a game is asked before its first round.
    let unasked = all.map(|ask| format!("{ask:?}")).into_iter().filter(|ask| !asked.contains(ask)).collect::<Vec<_>>();
    assert!(unasked.is_empty(), "{unasked:?}");
}

/// A seat of seven gets a view with its hand, its choices and six other cities with every turn.
#[test]
fn a_view_of_seven_is_at_most_twelve_kilobytes_on_average() {
    let (mut bytes, mut views) = (0, 0);
    for seed in 0..4 {
        let record = any_game(Setup::new(7).unwrap(), seed);
        for round in record.rounds(0) {
            for seat in Seat::first(7) {
                bytes += serde_json::to_string(&state_of(&round.after, Some(seat), 1)).unwrap().len();
                bytes += serde_json::to_string(&happening(&round, Some(seat))).unwrap().len();
                views += 1;
            }
        }
    }
    assert!(bytes / views <= 12 * 1024, "{} bytes", bytes / views);
    println!("{} bytes", bytes / views);
}
