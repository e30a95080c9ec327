//! Setup and components (S1, S2, S12).

use crate::common::{A, B, C, D, Sea, seat};
use table::{Game, Phase, Seat, Xoshiro};
use wonders::armada::{Armada, NavalStep, Setup, Step};
use wonders::data::armada::armada_cards;
use wonders::data::{deck, guilds_in_play};
use wonders::{AGES, Card, CardSet, Color, Edition, Expansion, Island, Level, Shipyard, WonderId};

/// Cards of each age, how many cards are dealt to a seat, and how many turns there are.
fn sizes(seats: usize) -> ([usize; AGES], usize, usize) {
    let setup = Setup::new(seats).unwrap();
    let of_age = |age: usize| {
        let guilds = if age + 1 == AGES { guilds_in_play(wonders::armada::WithArmada::decks_of(setup)) } else { 0 };
        deck(Edition::First, wonders::armada::WithArmada::decks_of(setup), age).len()
            + guilds
            + armada_cards(seats, age).1
    };
    ([of_age(0), of_age(1), of_age(2)], setup.hand(), setup.turns())
}

/// The table after everything before the first choice was revealed.
fn begun(seats: usize, seed: u64) -> Armada {
    let mut game = Armada::new(Setup::new(seats).unwrap());
    let mut rng = Xoshiro::new(seed);
    while game.phase() == Phase::Chance {
        game.reveal(game.draw(&mut rng)).unwrap();
    }
    game
}

/// S2.1, S2.2, S2.3, S2.8.
#[test]
fn s16_1_three_draw_from_pools_without_the_cards_that_reach_far() {
    let pools: Vec<_> = (0..AGES).map(|age| (armada_cards(3, age).0.len(), armada_cards(3, age).1)).collect();
    assert_eq!(pools, [(6, 3), (6, 3), (7, 3)]);
    assert_eq!(sizes(3), ([24; 3], 8, 7));
    assert_eq!(begun(3, 1).hand(A).len(), 8);
}

/// S2.1, S2.2, S2.3, S12.1: what lies in the hands of each age, and that every card of a pool is drawn sometimes.
#[test]
fn s2_2_as_many_armada_cards_as_there_are_players_are_drawn_of_the_pool_of_an_age() {
    for (seats, age) in (3..=8).flat_map(|seats| (0..AGES).map(move |age| (seats, age))) {
        let before = Sea::new(&format!("wonders+armada/{seats} step=deal_age age={}", age + 1)).0;
        let mut seen = CardSet::new();
        for seed in 0..40 {
            let mut game = before;
            game.reveal(game.draw(&mut Xoshiro::new(seed))).unwrap();
            let hands = Seat::first(seats).map(|seat| *game.hand(seat));
            let cards: Vec<Card> = hands.flat_map(|hand| hand.cards().to_vec()).collect();
            let drawn: CardSet = cards.iter().copied().filter(|card| card.is_of_armada()).collect();
            let count = |fits: fn(&Card) -> bool| cards.iter().filter(|card| fits(card)).count();
            let guilds = count(|card| Edition::First.face(*card).is_guild());
            assert_eq!((drawn.len(), count(|card| card.is_of_armada())), (seats.min(7), seats.min(7)), "one copy each");
            assert_eq!(guilds, if age == 2 { seats.min(7) + 2 } else { 0 });
            seen = seen | drawn;
        }
        let pool = if seats == 3 { [6, 6, 7][age] } else { 8 };
        assert_eq!(seen.len(), pool, "of {seats} in age {}", age + 1);
        assert!(seats > 3 || seen.iter().all(|card| !Edition::First.face(card).reaches_far()));
    }
}

/// S2.8, S2.10, S5.3, S12.2: everybody discards all cards but the last one, which brings nothing.
#[test]
fn s2_8_all_cards_of_a_hand_but_the_last_are_played() {
    for (seats, turns) in [(3, 7), (4, 7), (7, 7), (8, 6)] {
        let begun = Sea::table(&format!("wonders+armada/{seats}")).settle().at(1, 1);
        assert!(Seat::first(seats).all(|seat| begun.hand(seat).len() == turns + 1));
        let end = begun.rounds(turns).step(Step::DealAge).settle().at(2, 1);
        assert_eq!(end.pile().len(), seats * (turns + 1));
        for seat in Seat::first(seats) {
            end.has_coins(seat, 3 + 3 * turns as u16);
        }
        begun.rounds(turns - 1).at(1, turns);
    }
}

/// S2.8: also past a partner, and of eight.
#[test]
fn s2_8_hands_go_to_the_left_and_in_the_second_age_to_the_right() {
    for table in ["wonders+armada/4:teams=pairs", "wonders+armada/8"] {
        for (age, to_left) in [(1, true), (2, false), (3, true)] {
            let before = Sea::new(&format!("{table} age={age} turn=1"));
            let after = before.round("");
            let seats = before.0.seats();
            for seat in Seat::first(seats) {
                let to = if to_left { seat.left(seats) } else { seat.right(seats) };
                assert_eq!(after.hand(to), before.hand(seat)[1..], "{seat} in age {age} of {table}");
            }
        }
    }
}

/// S2.10: of eight, the last turn is the sixth, and Babylon plays the seventh card.
#[test]
fn s2_10_what_belongs_to_the_last_turn_comes_in_the_seventh_and_of_eight_in_the_sixth() {
    for (seats, last) in [(4, 7), (8, 6)] {
        let text = format!("wonders+armada/{seats} A.wonder=babylon A.side=b A.stages=2 age=2");
        let before_last = Sea::new(&format!("{text} turn={}", last - 1)).round("").step(Step::ChooseCard);
        let extra = before_last.round("").step(Step::LastCard);
        assert_eq!([A, B, C, D].map(|seat| extra.hand(seat).len()), [1, 0, 0, 0]);
    }
}

/// S12.1, S12.2.
#[test]
fn s16_2_seven_and_eight_play_with_the_same_decks() {
    assert_eq!(sizes(7), ([56; 3], 8, 7));
    assert_eq!(sizes(8), ([56; 3], 7, 6));
    assert_eq!(guilds_in_play(7), 9);
    assert_eq!(begun(8, 1).hand(seat(7)).len(), 7);
}

/// S1.4, S2.6, S2.7: shipyards are all different, and every one of them is dealt sometimes.
#[test]
fn s16_3_everybody_starts_with_three_coins_and_ships_on_their_starting_spaces() {
    let mut seen = Vec::new();
    for seed in 0..40 {
        let game = begun(4, seed);
        let mut here: Vec<Shipyard> = Vec::new();
        for seat in Seat::first(4) {
            let case = Sea::of(game).ships(seat, [0; 4]).has_coins(seat, 3);
            assert_eq!((case.0.naval_strength(seat), case.0.harbour(seat).commerce()), (0, 0));
            here.extend(game.harbour(seat).shipyard());
        }
        assert!((1..4).all(|i| !here[..i].contains(&here[i])));
        seen.extend(here);
    }
    assert!(Shipyard::ALL.iter().all(|shipyard| seen.contains(shipyard)));
}

/// S1.1, S1.3, S2.4, S2.5.
#[test]
fn s16_60_every_age_has_two_cards_of_each_naval_colour_and_every_level_nine_islands() {
    for age in 0..AGES {
        let (pool, _) = armada_cards(4, age);
        for color in [Color::Red, Color::Yellow, Color::Blue, Color::Green] {
            let count = pool.iter().filter(|card| Edition::First.face(**card).color == color).count();
            assert_eq!(count, 2, "{color} in age {}", age + 1);
        }
    }
    assert!(Level::ALL.iter().all(|level| level.islands().len() == 9));
    assert_eq!((Island::NUM, Shipyard::NUM), (27, 8));
    let gone = |age: usize| -> Vec<Card> {
        let (all, _) = armada_cards(4, age);
        all.iter().copied().filter(|card| !armada_cards(3, age).0.contains(card)).collect()
    };
    assert_eq!(gone(0), [Card::Pontoon, Card::EasternEmporium]);
    assert_eq!(gone(1), [Card::Ballista, Card::WesternEmporium]);
    assert_eq!(gone(2), [Card::Pier]);
}

#[test]
fn s16_61_decks_hands_and_turns_for_every_number_of_players() {
    let found: Vec<_> = (4..=8).map(sizes).collect();
    let expected = [(32, 8, 7), (40, 8, 7), (48, 8, 7), (56, 8, 7), (56, 7, 6)];
    assert_eq!(found, expected.map(|(cards, hand, turns)| ([cards; 3], hand, turns)));
}

/// S12.3: and with fewer players Petra is never dealt.
#[test]
fn s16_62_eight_play_with_the_seven_wonders_of_the_base_game_and_petra() {
    for seed in 0..20 {
        let game = begun(8, seed);
        let mut wonders: Vec<_> = Seat::first(8).filter_map(|seat| game.city(seat).wonder()).collect();
        wonders.sort_unstable();
        assert_eq!(wonders, WonderId::ALL);
        let game = begun(7, seed);
        assert!(Seat::first(7).all(|seat| game.city(seat).wonder() != Some(WonderId::Petra)));
    }
}

/// Shipyards are dealt after wonders and sides, before the first hands (S2.7).
#[test]
fn s2_7_shipyards_are_dealt_once_the_boards_lie_there() {
    let mut game = Armada::new(Setup::new(3).unwrap());
    let mut rng = Xoshiro::new(3);
    let mut steps = Vec::new();
    while game.phase() == Phase::Chance {
        steps.push(game.step());
        game.reveal(game.draw(&mut rng)).unwrap();
    }
    assert_eq!(steps, [Step::DealWonders, Step::DealSides, Step::Naval(NavalStep::DealShipyards), Step::DealAge]);
}
