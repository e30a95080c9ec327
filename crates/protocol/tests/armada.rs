//! What is sent of 7 Wonders with Armada, alone and in teams: it names nothing that its reader does not know, promises what then
//! happens, and agrees with itself.

#![allow(clippy::unwrap_used)] // helpers of tests may fail loudly, too

mod told;

use protocol::game::{happening, letters, state_of};
use protocol::wonders::{ArmadaTable, WondersConsequence, WondersDeed, WondersPayment};
use std::collections::BTreeSet;
use table::{Event, Game, Id, Notation, Rng, Round, Seat, Xoshiro};
use told::{
    can_be_read_again, events_of, is_told_as_it_was_offered, names_known_cards, random_game, tells_nothing_hidden,
    view_of, viewers,
};
use wonders::armada::{Action, Armada, NavalStep, Setup, Step};
use wonders::{Island, Level};

/// Every number of seats, in teams where so many can be, and every option of Armada.
fn setups() -> Vec<Setup> {
    let mut all: Vec<Setup> = (3..=8).filter_map(Setup::new).collect();
    let with = |seats: usize, option: &str, value: &str| {
        let mut setup = Setup::new(seats).unwrap();
        setup.set(option, value).unwrap();
        setup
    };
    all.extend([4, 6, 8].map(|seats| with(seats, "teams", "pairs")));
    all.extend([with(4, "explore", "asked"), with(5, "pile_moves", "yes"), with(3, "naval_third", "letter")]);
    all.push(with(5, "edition", "second"));
    all
}

/// Somebody who prefers to move ships, the green one most of all, and to keep the island that asks a question of its own.
fn sails(game: &Armada, seat: Seat, legal: &[Action], rng: &mut Xoshiro) -> Action {
    let naval: Vec<_> = legal.iter().copied().filter(|action| matches!(action, Action::Naval(_))).collect();
    let explores = |action: &Action| {
        let text = game.action_text(seat, *action);
        text.contains("green") || text.contains("forgotten_oasis")
    };
    let exploring: Vec<_> = naval.iter().copied().filter(explores).collect();
    let choices = match rng.below(4) {
        0 => legal,
        1 if !naval.is_empty() => &naval,
        _ if !exploring.is_empty() => &exploring,
        _ if !naval.is_empty() => &naval,
        _ => legal,
    };
    choices[rng.below(choices.len())]
}

/// Looks at every round of random games of every table.
fn each_round(mut look: impl FnMut(&Round<'_, Armada>)) {
    for (seed, setup) in (0..).zip([setups(), setups()].concat()) {
        random_game(setup, Xoshiro::stream(0x5ea, seed), sails).rounds(0).for_each(|round| look(&round));
    }
}

fn sea_of(game: &Armada, viewer: Option<Seat>) -> ArmadaTable {
    view_of(game, viewer).armada.unwrap()
}

#[test]
fn worlds_that_look_the_same_are_told_the_same() {
    let mut rng = Xoshiro::new(7);
    each_round(|round| {
        // Some of the viewers of each position: all of them take long.
        let viewer = viewers(&round.after).nth(rng.below(round.after.seats() + 1)).unwrap();
        tells_nothing_hidden(&round.after, viewer, &mut rng);
    });
}

#[test]
fn no_card_and_no_island_in_a_hand_is_named_to_who_has_not_seen_it() {
    let mut partners = 0;
    each_round(|round| {
        for viewer in viewers(&round.after) {
            let after = round.after.view(viewer);
            let state = serde_json::to_string(&state_of(&round.after, viewer, 1)).unwrap();
            let told = serde_json::to_string(&happening(round, viewer)).unwrap();
            names_known_cards(&after, &state, &told);
            // Which islands are in a stack is public; who holds which of them is not.
            let sea = sea_of(&round.after, viewer);
            let own: Vec<_> = after.expansion.dealt.iter().map(Island::slug).collect();
            assert_eq!(sea.found, own);
            assert_eq!(sea.partner.is_some(), after.partner().is_some());
            if let Some(partner) = &sea.partner {
                let hand = round.after.hand(partner.seat.seat());
                partners += usize::from(!hand.is_empty());
                if after.hand_size(partner.seat.seat()) == hand.len() {
                    assert_eq!(partner.hand, hand.cards().iter().map(|card| card.slug()).collect::<Vec<_>>());
                }
            }
        }
    });
    assert!(partners > 100, "{partners}");
}

#[test]
fn what_is_sent_can_be_read_again() {
    each_round(can_be_read_again);
}

#[test]
fn a_deed_is_told_as_it_was_offered() {
    each_round(is_told_as_it_was_offered);
}

/// What is paid with a deed that builds.
fn payment(deed: &WondersDeed) -> Option<(&str, WondersPayment, bool)> {
    match deed {
        WondersDeed::Build { card, payment, voyage }
        | WondersDeed::BuildChain { card, payment, voyage, .. }
        | WondersDeed::BuildFree { card, payment, voyage, .. } => {
            Some((card, *payment, voyage.as_ref().is_some_and(|voyage| voyage.step.is_some())))
        }
        _ => None,
    }
}

#[test]
fn a_card_of_the_hand_has_a_price_alone_and_with_its_step() {
    let (mut with_step, mut without) = (0, 0);
    each_round(|round| {
        let game = &round.after;
        if !matches!(game.step(), Step::ChooseCard | Step::LastCard) {
            return;
        }
        for seat in game.asked().iter() {
            let view = view_of(game, Some(seat));
            for card in &view.hand {
                let cheapest = |step: bool| {
                    let ways = view.actions.iter().filter(|action| action.text.starts_with("build"));
                    let paid = ways.filter_map(|action| payment(&action.deed));
                    let paid = paid.filter(|(built, _, with)| *built == card.card && *with == step);
                    paid.map(|(_, payment, _)| payment.total()).min()
                };
                assert_eq!(card.price, cheapest(false), "{card:?}");
                assert_eq!(card.price.is_none(), card.refused.is_some(), "{card:?}");
                if card.refused != Some(protocol::wonders::WondersRefusal::Owned) {
                    let price = card.step.as_ref().and_then(|step| step.price);
                    assert_eq!(price, cheapest(true), "{card:?}");
                    with_step += usize::from(price.is_some());
                    without += usize::from(price.is_none());
                }
            }
        }
    });
    assert!(with_step > 500 && without > 500, "{with_step} {without}");
}

/// Every coin comes from somewhere and goes somewhere; ships, islands and tokens are those of the positions.
#[test]
fn what_is_told_agrees_with_the_positions_around_it() {
    let (mut lost, mut moved, mut found, mut naval, mut raids) = (0, 0, 0, 0, 0);
    each_round(|round| {
        let seats = round.before.seats();
        let told = events_of(happening(round, None));
        let mut coins: Vec<i32> = Seat::first(seats).map(|seat| i32::from(round.before.city(seat).coins())).collect();
        let mut spaces: Vec<Vec<u8>> = Seat::first(seats).map(|seat| spaces(&round.before, seat)).collect();
        let mut islands: Vec<usize> =
            Seat::first(seats).map(|seat| round.before.harbour(seat).islands().len()).collect();
        for (event, told) in round.events.iter().zip(told) {
            if let Event::Act(seat, _) = *event {
                coins[seat.index()] += match &told.deed {
                    WondersDeed::Build { payment, .. }
                    | WondersDeed::BuildChain { payment, .. }
                    | WondersDeed::BuildFree { payment, .. }
                    | WondersDeed::Stage { payment, .. }
                    | WondersDeed::StageHidden { payment, .. } => -i32::from(payment.total()),
                    WondersDeed::Discard { coins, .. } | WondersDeed::DiscardHidden { coins } => i32::from(*coins),
                    _ => 0,
                };
            }
            for consequence in told.consequences {
                match consequence {
                    WondersConsequence::Sold { seat, coins: gained, .. } => {
                        coins[seat.seat().index()] += i32::from(gained);
                    }
                    WondersConsequence::CardCoins { seat, coins: gained, .. }
                    | WondersConsequence::StageCoins { seat, coins: gained }
                    | WondersConsequence::ShipCoins { seat, coins: gained }
                    | WondersConsequence::ConstructionCoins { seat, coins: gained } => {
                        coins[seat.seat().index()] += i32::from(gained);
                    }
                    WondersConsequence::CoinsLost { seat, coins: gone } => {
                        coins[seat.seat().index()] -= i32::from(gone);
                        lost += 1;
                    }
                    WondersConsequence::ShipMoves { seat, fleet, space } => {
                        let fleet: wonders::Fleet = Id::from_slug(&fleet).unwrap();
                        let at = &mut spaces[seat.seat().index()][fleet as usize];
                        *at += 1;
                        assert_eq!(*at, space);
                        moved += 1;
                    }
                    WondersConsequence::IslandFound { seat, .. } => {
                        islands[seat.seat().index()] += 1;
                        found += 1;
                    }
                    WondersConsequence::NavalConflict { age, standings } => {
                        naval += 1;
                        for one in standings {
                            let token = round.after.harbour(one.seat.seat()).tokens()[usize::from(age) - 1];
                            assert_eq!(one.token, token);
                        }
                    }
                    WondersConsequence::Conflicts { age, pairs } => {
                        for seat in Seat::first(seats) {
                            let mine = pairs.iter().filter(|pair| pair.seats.contains(&seat.into()));
                            let points: i16 =
                                mine.map(|pair| pair.points[usize::from(pair.seats[1] == seat.into())]).sum();
                            let (age, city) = (usize::from(age) - 1, round.after.city(seat));
                            let tokens =
                                i16::from(city.victories()[age]) * [1, 3, 5][age] - i16::from(city.defeats()[age]);
                            assert_eq!(points, tokens, "{seat} {pairs:?}");
                        }
                        raids += pairs.iter().filter(|pair| pair.raid).count();
                    }
                    _ => {}
                }
            }
        }
        for seat in Seat::first(seats) {
            let i = seat.index();
            assert_eq!(coins[i], i32::from(round.after.city(seat).coins()), "{seat}: {:?}", round.events);
            assert_eq!(spaces[i], self::spaces(&round.after, seat), "{seat}: {:?}", round.events);
            assert_eq!(islands[i], round.after.harbour(seat).islands().len(), "{seat}: {:?}", round.events);
        }
    });
    assert!(
        lost > 20 && moved > 500 && found > 50 && naval > 20 && raids > 3,
        "{lost} {moved} {found} {naval} {raids}"
    );
}

fn spaces(game: &Armada, seat: Seat) -> Vec<u8> {
    wonders::Fleet::ALL.map(|fleet| game.harbour(seat).space(fleet)).to_vec()
}

#[test]
fn losses_that_are_promised_are_those_of_an_empty_turn() {
    let mut taxes = 0;
    each_round(|round| {
        if round.after.step() != Step::ChooseCard {
            return;
        }
        for seat in round.after.asked().iter() {
            for action in view_of(&round.after, Some(seat)).actions {
                for consequence in action.consequences {
                    let WondersConsequence::Tax { seat: levier, tax, losses } = consequence else { continue };
                    assert_eq!(levier, seat.into());
                    for loss in losses {
                        let other = loss.seat.seat();
                        assert_ne!(other, seat, "who levies a tax does not pay it");
                        let level = round.after.harbour(other).commerce();
                        let due = u16::from(tax.saturating_sub(level));
                        assert!(loss.coins <= due && loss.coins > 0);
                        taxes += 1;
                    }
                }
            }
        }
    });
    assert!(taxes > 100, "{taxes}");
}

#[test]
fn every_question_is_asked_of_those_who_have_to_choose() {
    let mut asked = BTreeSet::new();
    each_round(|round| {
        let view = view_of(&round.after, None);
        assert_eq!(view.asked, letters(round.after.asked()));
        assert_eq!(view.ask.is_some(), !view.asked.is_empty());
        asked.extend(view.ask.map(|ask| format!("{ask:?}")));
        assert_eq!(view.actions, [], "a spectator does nothing");
    });
    for question in ["ChooseCard", "MoveShips", "Explore", "KeepIsland", "JoinConflict"] {
        assert!(asked.contains(question), "{question} of {asked:?}");
    }
}

#[test]
fn stacks_teams_and_standings_are_those_of_the_table() {
    each_round(|round| {
        let game = &round.after;
        let sea = sea_of(game, None);
        for (stack, level) in sea.stacks.iter().zip(Level::ALL) {
            assert_eq!(stack.islands, game.stack(level).iter().map(Island::slug).collect::<Vec<_>>());
        }
        let sides: Vec<_> = game.sides().among(table::SeatSet::all(game.seats())).collect();
        match game.setup().has_teams() {
            false => assert_eq!(sea.teams, []),
            true => {
                assert_eq!(
                    sea.teams.iter().map(|team| team.seats.clone()).collect::<Vec<_>>(),
                    sides.iter().map(|side| letters(*side)).collect::<Vec<_>>()
                );
                for team in &sea.teams {
                    let points: i16 = team.seats.iter().map(|seat| game.total(seat.seat())).sum();
                    assert_eq!(team.points, points);
                }
            }
        }
        for (one, seat) in sea.naval.iter().zip(Seat::first(game.seats())) {
            assert_eq!((one.seat, one.shields), (seat.into(), game.naval_strength(seat)));
        }
        if let Step::Naval(NavalStep::KeepIsland(_)) = game.step() {
            assert_eq!(sea.explorations[0].seats, letters(game.explorers()));
        }
    });
}

#[test]
fn a_view_is_not_much_larger_than_what_it_shows() {
    let (mut bytes, mut views, mut largest) = (0, 0, 0);
    each_round(|round| {
        let size = serde_json::to_string(&state_of(&round.after, Some(Seat::A), 1)).unwrap().len();
        (bytes, views, largest) = (bytes + size, views + 1, largest.max(size));
    });
    println!("{} bytes, {largest} at most", bytes / views);
    assert!(bytes / views <= 48 * 1024, "{} bytes", bytes / views);
}
