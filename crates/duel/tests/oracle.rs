//! The engine against a slow and obvious second implementation (`slow/mod.rs`), at every decision of random games.

mod slow;

use duel::{Action, Age, CardId, Cell, Color, Duel, Ending, Goods, Library, Middle, Payment, Pending, Setup, Slot};
use duel::{TokenId, WonderChoice, WonderId, slots};
use slow::{After, Means};
use table::{Game, Notation, Phase, Rng, Seat, SeatSet, Xoshiro};
use trials::legal_actions;

const GAMES: u64 = 600;
const SEATS: [Seat; 2] = [Seat::A, Seat::B];

#[test]
fn every_price_is_the_cheapest_of_all_ways_to_pay() {
    let mut seen = [0; 5];
    at_every_decision(GAMES, |game, _| {
        for seat in SEATS {
            let means = Means::of(game, seat);
            assert_eq!(
                game.unit_prices(seat).units().map(u16::from),
                means.unit_prices,
                "{seat}; {}",
                game.position_text()
            );
            for card in CardId::ALL {
                let price = game.building_price(seat, card);
                let expected = means.building(card);
                let found = (price.printed, price.trade, price.link.is_some());
                assert_eq!(found, expected, "{}", text(game, seat, card));
                assert_eq!(price.link, card.building().free_with.filter(|_| expected.2), "{card} for {seat}");
                seen[0] += usize::from(expected.2);
            }
            for wonder in WonderId::ALL {
                let price = game.wonder_price(seat, wonder);
                assert_eq!((price.printed, price.link), (0, None), "{}", text(game, seat, wonder));
                assert_eq!(price.trade, means.wonder(wonder), "{}", text(game, seat, wonder));
            }
            seen[1] += usize::from(means.choices.len() > 1);
            seen[2] += usize::from(means.unit_prices.contains(&1));
            seen[3] += usize::from(means.waived_for_blue > 0 && !means.choices.is_empty());
            seen[4] += usize::from(means.waived_for_wonders > 0 && !means.choices.is_empty());
        }
    });
    assert!(seen.iter().all(|&times| times > 100), "links, choices, fixed prices, waived units: {seen:?}");
}

#[test]
fn the_parts_of_every_payment_add_up() {
    at_every_decision(GAMES, |game, _| {
        for seat in SEATS {
            let means = Means::of(game, seat);
            for card in CardId::ALL {
                let (payment, price) = (game.building_payment(seat, card), game.building_price(seat, card));
                assert_eq!((payment.link, u16::from(payment.printed)), (price.link, price.printed), "{card}");
                let waived = if card.building().color == Color::Blue { means.waived_for_blue } else { 0 };
                let units = if payment.link.is_some() { [0; 5] } else { card.building().cost.goods.units() };
                adds_up(&means, &payment, (price.total(), units, waived), &|| text(game, seat, card));
            }
            for wonder in WonderId::ALL {
                let (payment, price) = (game.wonder_payment(seat, wonder), game.wonder_price(seat, wonder));
                let (units, waived) = (wonder.wonder().cost.goods.units(), means.waived_for_wonders);
                assert_eq!((payment.link, payment.printed), (None, 0), "{wonder}");
                adds_up(&means, &payment, (price.total(), units, waived), &|| text(game, seat, wonder));
            }
        }
    });
}

/// The expected values are all coins, the units to be supplied, and how many of them may be waived.
fn adds_up(means: &Means, payment: &Payment, expected: (u16, [u8; 5], u8), context: &dyn Fn() -> String) {
    let (total, cost, waived) = expected;
    let [produced, chosen, waived_units, bought, unit_prices] =
        [payment.produced, payment.chosen, payment.waived, payment.bought, payment.unit_prices].map(Goods::units);
    let mut coins = u16::from(payment.printed);
    for (i, cost) in cost.into_iter().enumerate() {
        let units = produced[i] + chosen[i] + waived_units[i] + bought[i];
        assert_eq!(units, cost, "units of resource {i} in {payment:?}; {}", context());
        assert!(produced[i] <= means.production[i], "{payment:?}; {}", context());
        assert_eq!(u16::from(unit_prices[i]), means.unit_prices[i], "{payment:?}; {}", context());
        coins += u16::from(bought[i]) * u16::from(unit_prices[i]);
    }
    assert_eq!((payment.coins, payment.coins), (coins, total), "{payment:?}; {}", context());
    assert!(waived_units.iter().sum::<u8>() <= waived, "{payment:?}; {}", context());
    assert!(chosen.iter().sum::<u8>() as usize <= means.choices.len(), "{payment:?}; {}", context());
}

fn text(game: &Duel, seat: Seat, what: impl std::fmt::Display) -> String {
    format!("{what} for {seat}; {}", game.position_text())
}

#[test]
fn every_row_of_the_score_is_counted_alike() {
    at_every_decision(GAMES, |game, _| {
        for seat in SEATS {
            let rows = slow::score(game, seat);
            let score = game.score(seat);
            assert_eq!((score.gods, score.senate), (0, 0), "{seat}; {}", game.position_text());
            assert_eq!(game.score(seat).total(), rows.iter().sum::<i16>(), "{seat}");
            let sheet = game.score_sheet();
            assert_eq!(sheet.rows.iter().map(|(_, points)| points[seat.index()]).collect::<Vec<_>>(), rows, "{seat}");
        }
    });
}

/// Full ties are rare, so there are more games here, looked at only when they are over.
#[test]
fn games_that_end_by_points_go_to_the_right_seats() {
    let (mut won, mut by_blue, mut shared) = (0, 0, 0);
    for seed in 0..12_000 {
        let game = random_game(seed, |_, _| {});
        let Some(Ending::Civilian(winners)) = game.ending() else { continue };
        assert_eq!(winners, slow::winners_by_points(&game), "{}", game.position_text());
        assert_eq!(game.outcome().map(|outcome| (outcome.winners, outcome.ending)), Some((winners, "civilian")));
        let [a, b] = SEATS.map(|seat| slow::score(&game, seat).iter().sum::<i16>());
        match (a == b, winners == SeatSet::all(2)) {
            (_, true) => shared += 1,
            (true, false) => by_blue += 1,
            (false, false) => won += 1,
        }
    }
    assert!(won > 1000 && by_blue > 20 && shared > 2, "{won} by points, {by_blue} by blue cards, {shared} shared");
}

#[test]
fn the_cards_that_nothing_covers_are_available() {
    at_every_decision(GAMES, |game, _| {
        let structure = game.structure();
        if structure.present().count_ones() > 0 {
            let found: Vec<_> = slots(structure.available()).map(|slot| slot.0).collect();
            assert_eq!(found, slow::available(game), "{}", game.position_text());
        }
    });
}

#[test]
fn a_fresh_structure_lies_face_up_and_face_down_as_drawn() {
    let mut fresh = [0; 3];
    at_every_decision(20, |game, _| {
        if game.structure().present().count_ones() == 20 {
            fresh[game.age().index()] += 1;
            for (slot, _, _, is_up) in slow::drawn_slots(game.age(), false) {
                let cell = game.structure().cell(Slot(slot));
                assert_eq!(matches!(cell, Cell::Up(_)), is_up, "slot {slot} holds {cell:?}");
            }
        }
    });
    assert!(Age::ALL.iter().all(|age| fresh[age.index()] > 0), "{fresh:?}");
}

#[test]
fn a_discarded_card_pays_two_coins_and_one_for_each_yellow_card() {
    at_every_decision(GAMES, |game, _| {
        for seat in SEATS {
            let yellow = slow::count(game.city(seat), &[Color::Yellow]);
            assert_eq!(game.discard_income(seat), 2 + yellow, "{seat}; {}", game.position_text());
        }
    });
}

#[test]
fn exactly_the_actions_that_the_rules_allow_are_legal() {
    at_every_decision(GAMES, |game, seat| {
        let mut expected = slow::actions(game, seat);
        let mut found = legal_actions(game, seat).to_vec();
        let order = |action: &Action| game.action_text(seat, *action);
        expected.sort_by_key(order);
        found.sort_by_key(order);
        assert_eq!(found, expected, "{}", game.position_text());
    });
}

#[test]
fn every_action_moves_coins_pawn_and_turn_as_the_rules_say() {
    let mut endings = [0; 2];
    at_every_decision(GAMES, |game, seat| {
        for action in legal_actions(game, seat) {
            let mut next = *game;
            next.play(seat, action).unwrap();
            let expected = After::expected(game, seat, action);
            let supremacy = next.ending().filter(|ending| !matches!(ending, Ending::Civilian(_)));
            let age_goes_on = next.age() == game.age() && next.structure().present() > 0;
            let turn = match next.pending().first() {
                Some(&Pending::Turn(seat)) if age_goes_on && expected.next.is_some() => Some(seat),
                _ => expected.next, // an age or the game is over, or this was no turn
            };
            let (own, other) = (next.city(seat).coins(), next.city(seat.opponent()).coins());
            let found = After { own, other, pawn: next.pawn(), ending: supremacy, next: turn };
            assert_eq!(found, expected, "{}; {}", game.action_text(seat, action), game.position_text());
            match supremacy {
                Some(Ending::Military(_)) => endings[0] += 1,
                Some(_) => endings[1] += 1,
                None => {}
            }
        }
    });
    assert!(endings.iter().all(|&times| times > 10), "ways to win by force, by science: {endings:?}");
}

fn at_every_decision(games: u64, mut visit: impl FnMut(&Duel, Seat)) {
    for seed in 0..games {
        random_game(seed, &mut visit);
    }
}

/// Plays a game at random, with other options and another dealer each time, and shows every decision to be made.
fn random_game(seed: u64, mut visit: impl FnMut(&Duel, Seat)) -> Duel {
    let setup = Setup {
        wonders: if seed % 4 == 3 { WonderChoice::FirstGame } else { WonderChoice::Draft },
        middle: if seed % 3 == 2 { Middle::LastChooses } else { Middle::LastStarts },
        library: if seed % 5 == 4 { Library::Open } else { Library::Secret },
        ..Setup::default()
    };
    let mut rng = Xoshiro::stream(0x0_0ac1e, seed);
    let deal = Duel::shuffle(setup, &mut rng);
    let mut game = Duel::new(setup);
    loop {
        match game.phase() {
            Phase::Over => return game,
            Phase::Chance => {
                let outcome = if seed.is_multiple_of(2) { game.dealt(&deal) } else { game.draw(&mut rng) };
                game.reveal_unchecked(outcome);
            }
            Phase::Act(seats) => {
                let seat = seats.first().expect("somebody has to act");
                visit(&game, seat);
                let actions = legal_actions(&game, seat);
                let liked: Vec<_> = actions.iter().copied().filter(|&action| likes(&game, seed, action)).collect();
                let choices: &[Action] = if liked.is_empty() { &actions } else { &liked };
                game.play_unchecked(seat, choices[rng.below(choices.len())]);
            }
        }
    }
}

/// Pure chance hardly ever wins by science, so in every fourth game both seats collect symbols.
fn likes(game: &Duel, seed: u64, action: Action) -> bool {
    let is_green = |card: CardId| card.building().color == Color::Green;
    match action {
        Action::Build(slot) => seed % 4 == 1 && matches!(game.structure().cell(slot), Cell::Up(card) if is_green(card)),
        Action::Restore(card) => seed % 4 == 1 && is_green(card),
        Action::Progress(token) => seed % 4 == 1 && token == TokenId::Law,
        _ => false,
    }
}
