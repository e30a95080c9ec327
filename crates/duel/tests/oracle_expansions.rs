//! The engine against the slow and obvious second implementation, at every decision of random games with expansions.

mod slow;

use duel::{Action, CardId, Cell, Color, Duel, Expansion, OPTIONS, Setup, WonderId, slots};
use slow::expansions::{Purse, score};
use table::{Game, Notation, Phase, Rng, Seat, Xoshiro};
use trials::legal_actions;

const GAMES: u64 = 400;
const SEATS: [Seat; 2] = [Seat::A, Seat::B];
const TABLES: [&[Expansion]; 3] = [&[Expansion::Pantheon], &[Expansion::Agora], &Expansion::ALL];

#[test]
fn every_price_is_the_cheapest_of_all_ways_to_pay() {
    let mut seen = [0; 5];
    at_every_decision(|game, _| {
        for seat in SEATS {
            let purse = Purse::of(game, seat);
            let prices = game.unit_prices(seat).units().map(u16::from);
            assert_eq!(prices, purse.means.unit_prices, "{}", text(game, seat, "units"));
            for card in game.setup().cards() {
                let price = game.building_price(seat, card);
                let ((printed, trade), is_free) = purse.building(card);
                assert_eq!(
                    (price.total(), price.link.is_some()),
                    (printed + trade, is_free),
                    "{}",
                    text(game, seat, card)
                );
                // Who gets the coins matters only where somebody does.
                assert!(!purse.opponent_earns || price.trade == trade, "{}", text(game, seat, card));
                let payment = game.building_payment(seat, card);
                assert_eq!((payment.coins, payment.link), (price.total(), price.link), "{}", text(game, seat, card));
                let ordinary = purse.means.building(card);
                seen[0] += usize::from(is_free && !ordinary.2);
                seen[1] += usize::from(!is_free && card.building().color == Color::White && price.total() > 0);
                seen[2] += usize::from(!is_free && printed + trade < ordinary.0 + ordinary.1);
                seen[3] += usize::from(game.sparing_price(seat, card).is_some());
            }
            for wonder in WonderId::ALL {
                let price = game.wonder_price(seat, wonder);
                assert_eq!((price.total(), price.link), (purse.wonder(wonder), None), "{}", text(game, seat, wonder));
                seen[4] += usize::from(purse.means.waived_for_wonders % 2 == 1);
            }
        }
    });
    assert!(seen.iter().all(|&times| times > 10), "links, senators, fewer symbols, sparing ways, wonders: {seen:?}");
}

#[test]
fn exactly_the_actions_that_the_rules_allow_are_legal() {
    let mut verbs = std::collections::BTreeSet::new();
    at_every_decision(|game, seat| {
        let order = |action: &Action| game.action_text(seat, *action);
        let mut expected = slow::actions(game, seat);
        let mut found = legal_actions(game, seat).to_vec();
        expected.sort_by_key(order);
        found.sort_by_key(order);
        assert_eq!(found, expected, "{}", game.position_text());
        verbs.extend(found.iter().filter_map(|action| order(action).split(' ').next().map(str::to_owned)));
    });
    // All but `spare`, which takes a decree, Economy and one of two cards at the same time.
    let expected = "activate begin build claim conspire consult decree destroy discard draft enthrone keep lock loot minerva move \
                pass place prepare progress raise raze reclaim recruit remove restore snake stack steal strike summon \
                swap take trigger tuck unbuild wonder";
    assert_eq!(
        verbs.into_iter().collect::<Vec<_>>().join(" "),
        expected.split_whitespace().collect::<Vec<_>>().join(" ")
    );
}

#[test]
fn every_row_of_the_score_is_counted_alike() {
    at_every_decision(|game, _| {
        for seat in SEATS {
            let [blue, green, yellow, _, wonders, progress, treasury, military] = slow::score(game, seat);
            let [temples, mysticism, gods, senate] = score(game, seat);
            let guilds = if game.setup().plays(Expansion::Pantheon) { temples } else { slow::score(game, seat)[3] };
            let rows = [blue, green, yellow, guilds, wonders, progress + mysticism, gods, senate, treasury, military];
            assert_eq!(game.score(seat).rows(), rows, "{}", text(game, seat, "points"));
            assert_eq!(game.score_sheet().total(seat), rows.iter().sum::<i16>());
        }
    });
}

#[test]
fn the_cards_that_nothing_covers_are_available() {
    at_every_decision(|game, _| {
        if game.structure().present() != 0 {
            let found: Vec<_> = slots(game.structure().available()).map(|slot| slot.0).collect();
            assert_eq!(found, slow::available(game), "{}", game.position_text());
        }
    });
}

#[test]
fn a_fresh_structure_of_agora_lies_face_up_and_face_down_as_drawn() {
    let mut fresh = [0; 3];
    at_every_decision(|game, _| {
        let is_fresh = game.structure().present() == game.layout().all() && game.setup().plays(Expansion::Agora);
        for (slot, _, _, is_up) in slow::drawn_slots(game.age(), true).into_iter().filter(|_| is_fresh) {
            fresh[game.age().index()] += 1;
            let cell = game.structure().cell(duel::Slot(slot));
            assert_eq!(matches!(cell, Cell::Up(_)), is_up, "slot {slot} holds {cell:?}");
        }
    });
    assert!(fresh.iter().all(|&times| times > 0), "{fresh:?}");
}

fn text(game: &Duel, seat: Seat, what: impl std::fmt::Display) -> String {
    format!("{what} for {seat}; {}", game.position_text())
}

/// Shows every decision of random games, of each table and with changing options.
fn at_every_decision(mut visit: impl FnMut(&Duel, Seat)) {
    for seed in 0..GAMES {
        let mut setup = Setup::with(TABLES[seed as usize % TABLES.len()].iter().copied());
        let mut rng = Xoshiro::stream(0x0_0ac1e, seed);
        for option in OPTIONS {
            let value = option.values[usize::from(rng.below(3) == 0)];
            let _ = setup.set(option.name, value); // not of this table
        }
        let deal = Duel::shuffle(setup, &mut rng);
        let mut game = Duel::new(setup);
        while game.phase() != Phase::Over {
            if game.phase() == Phase::Chance {
                let outcome = if seed.is_multiple_of(2) { game.dealt(&deal) } else { game.draw(&mut rng) };
                game.reveal_unchecked(outcome);
                continue;
            }
            let seat = game.chooser().expect("somebody has to act");
            visit(&game, seat);
            let actions = legal_actions(&game, seat);
            let liked: Vec<_> = actions.iter().copied().filter(|&action| likes(&game, action, seed)).collect();
            let choices: &[Action] = if liked.is_empty() { &actions } else { &liked };
            game.play_unchecked(seat, choices[rng.below(choices.len())]);
        }
    }
}

/// Pure chance hardly ever activates or conspires, so in some games the seats do whatever is new.
fn likes(game: &Duel, action: Action, seed: u64) -> bool {
    let is_senator = |card: CardId| card.building().color == Color::White;
    match action {
        Action::Activate(..) | Action::Trigger(_) | Action::Conspire => seed % 4 < 2,
        Action::Prepare(..) => seed % 4 == 1,
        Action::Build(slot) => {
            seed % 4 < 3 && matches!(game.structure().cell(slot), Cell::Up(card) if is_senator(card))
        }
        Action::Draft(wonder) => seed.is_multiple_of(2) && wonder.index() >= 12,
        _ => false,
    }
}
