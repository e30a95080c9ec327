//! Words, seats and setup (W1, W2). The tables of cards and wonders are compared in `rules_tables.rs`.

mod common;

use common::{A, B, C, Case, D, card, dealt, seat, table};
use std::collections::BTreeSet;
use table::{Game, Notation, Phase, Seat, Xoshiro};
use wonders::data::{deck, guilds, guilds_in_play};
use wonders::{Card, Chance, Color, Edition, Resource, Setup, Side, Step, WonderId, Wonders};

/// All outcomes until somebody has to act, as texts.
fn outcomes(text: &str, seed: u64) -> Vec<String> {
    let mut game = Wonders::new(table(text));
    let mut rng = Xoshiro::new(seed);
    let mut lines = Vec::new();
    while game.phase() == Phase::Chance {
        let outcome = game.draw(&mut rng);
        lines.push(game.chance_text(outcome));
        game.reveal(outcome).expect("what is drawn is possible");
    }
    lines
}

#[test]
fn w1_1_and_w14_1_three_to_seven_play_in_seats_with_letters() {
    assert!([0, 1, 2, 8].into_iter().all(|seats| Setup::new(seats).is_none()));
    for seats in 3..=7 {
        let case = dealt(&format!("wonders/{seats}"), 1);
        assert_eq!(case.0.seats(), seats);
        // All are asked at once: nobody is first.
        assert_eq!(case.0.phase(), Phase::Act(table::SeatSet::all(seats)));
    }
    assert_eq!(Seat::first(3).map(|seat| seat.to_string()).collect::<String>(), "ABC");
}

#[test]
fn w1_2_the_left_neighbour_is_the_next_seat_and_the_last_sits_beside_the_first() {
    // D has no stone: its left neighbour A sells it, its right neighbour C could, if it had any.
    let text = "wonders/4 A.wonder=giza B.wonder=alexandria C.wonder=ephesus D.wonder=babylon D.hand=baths";
    Case::new(text).builds(D, "baths", "left 2").round("D build baths left 2").coins([8, 6, 6, 1]);
    let text = "wonders/4 C.wonder=giza A.wonder=alexandria B.wonder=ephesus D.wonder=babylon D.hand=baths";
    Case::new(text).builds(D, "baths", "right 2");
    // Of three, both others are neighbours.
    let text = "wonders/3 A.wonder=babylon B.wonder=giza C.wonder=rhodes A.hand=baths,barracks";
    Case::new(text).builds(A, "baths", "left 2").builds(A, "barracks", "right 2");
}

#[test]
fn w1_3_four_resources_are_raw_materials_and_three_are_manufactured_goods() {
    let raw: Vec<_> = Resource::ALL.into_iter().filter(|resource| resource.is_raw()).map(Resource::slug).collect();
    assert_eq!(raw, ["wood", "stone", "ore", "clay"]);
    let goods: Vec<_> = Resource::ALL.into_iter().filter(|resource| !resource.is_raw()).map(Resource::slug).collect();
    assert_eq!(goods, ["glass", "loom", "papyrus"]);
    // The posts lower the price of the first, the market place that of the others.
    let text = "wonders/3 A.wonder=babylon B.wonder=alexandria B.cards=stone_pit A.hand=baths,workshop C.wonder=rhodes";
    Case::new(&format!("{text} A.cards=west_trading_post"))
        .builds(A, "baths", "left 1")
        .builds(A, "workshop", "left 2");
    Case::new(&format!("{text} A.cards=marketplace")).builds(A, "baths", "left 2").builds(A, "workshop", "left 1");
}

#[test]
fn w1_4_every_card_has_one_of_seven_colours() {
    let names = |color: Color| {
        let is_so = |card: &Card| Edition::First.face(*card).color == color && Edition::First.face(*card).age != 3;
        Edition::First.cards().filter(is_so).map(Card::slug).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(names(Color::Grey), "glassworks_1 loom_1 press_1 glassworks_2 loom_2 press_2");
    assert_eq!(names(Color::Blue), "altar baths pawnshop theater aqueduct courthouse statue temple");
    assert_eq!(names(Color::Red), "barracks guard_tower stockade archery_range stables training_ground walls");
    assert_eq!(names(Color::Green), "apothecary scriptorium workshop dispensary laboratory library school");
    assert_eq!(names(Color::Purple), "");
    for (color, count) in Color::ALL.into_iter().zip([14, 6, 13, 12, 11, 12, 10]) {
        let cards = Edition::First.cards().filter(|card| Edition::First.face(*card).color == color);
        assert_eq!(cards.count(), count, "{color}");
    }
}

#[test]
fn w1_5_a_card_under_a_stage_is_no_building() {
    let case = Case::new("wonders/5 A.wonder=giza A.cards=stone_pit A.hand=baths,altar").round("A stage baths");
    assert!(!case.stands(A, "baths"));
    assert_eq!((case.0.city(A).stages(), case.0.city(A).of_color(Color::Blue)), (1, 0));
    assert!(!case.pile().contains(&"baths"));
    // It starts no chain, and does not keep another copy out.
    let text = "wonders/5 A.wonder=alexandria A.coins=0 A.age1=^baths/-altar/-theater/-loom_1/-press_1/-tavern/-tavern";
    Case::new(&format!("{text} A.hand=aqueduct")).builds(A, "aqueduct", "never");
    let text = "wonders/5 age=1 turn=2 A.wonder=alexandria A.age1=^altar A.hand=altar";
    Case::new(text).builds(A, "altar", "nothing");
}

#[test]
fn w1_6_and_w14_2_copies_are_identical_and_so_are_three_buildings_of_two_ages() {
    for (one, two) in [("glassworks_1", "glassworks_2"), ("loom_1", "loom_2"), ("press_1", "press_2")] {
        let face = Edition::First.face(card(one));
        assert_eq!(face.namesakes, Edition::First.face(card(two)).namesakes);
        Case::new(&format!("wonders/3 A.cards={one} A.hand={two}")).builds(A, two, "never");
        Case::new(&format!("wonders/3 B.cards={one} A.hand={two}")).builds(A, two, "nothing");
    }
    let alone = Edition::First.cards().filter(|card| Edition::First.face(*card).namesakes.len() == 1).count();
    assert_eq!(alone, Edition::First.cards().count() - 6);
    Case::new("wonders/5 A.cards=altar A.hand=altar").builds(A, "altar", "never");
}

#[test]
fn w2_1_each_copy_is_used_from_its_number_of_players_on() {
    let count =
        |seats, age, name: &str| deck(Edition::First, seats, age).iter().filter(|other| **other == card(name)).count();
    let by_seats = |age, name: &str| [3, 4, 5, 6, 7].map(|seats| count(seats, age, name));
    assert_eq!(by_seats(0, "tavern"), [0, 1, 2, 2, 3]);
    assert_eq!(by_seats(0, "tree_farm"), [0, 0, 0, 1, 1]);
    assert_eq!(by_seats(1, "forum"), [1, 1, 1, 2, 3]);
    assert_eq!(by_seats(2, "circus"), [0, 1, 2, 3, 3]);
    // No card of one age is in the deck of another.
    assert_eq!(by_seats(1, "tavern"), [0; 5]);
}

#[test]
fn w2_2_every_deck_has_seven_cards_for_each_player() {
    for seats in 3..=7 {
        let sizes = [0, 1, 2].map(|age| deck(Edition::First, seats, age).len());
        assert_eq!(sizes, [7 * seats, 7 * seats, 7 * seats - guilds_in_play(seats)]);
        let mut case = dealt(&format!("wonders/{seats}"), 3);
        for age in 1..=3 {
            assert!(Seat::first(seats).all(|seat| case.hand(seat).len() == 7), "age {age}");
            case = case.rounds(6).settle();
        }
    }
}

#[test]
fn w2_3_two_guilds_more_than_players_are_drawn_from_ten() {
    for seats in 3..=7 {
        let start = Case::new(&format!("wonders/{seats} age=3 step=deal_age"));
        let mut often = [0; Card::NUM];
        for seed in 0..200 {
            let mut game = start.0;
            game.reveal(game.draw(&mut Xoshiro::new(seed))).expect("possible");
            let hands: Vec<Card> = Seat::first(seats).flat_map(|seat| game.hand(seat).cards().to_vec()).collect();
            let drawn: Vec<Card> = hands.into_iter().filter(|card| Edition::First.face(*card).is_guild()).collect();
            assert_eq!((drawn.len(), drawn.iter().collect::<BTreeSet<_>>().len()), (seats + 2, seats + 2));
            drawn.iter().for_each(|guild| often[guild.index()] += 1);
        }
        let expected = 20 * (seats as i32 + 2);
        assert!(guilds(Edition::First).iter().all(|guild| (often[guild.index()] - expected).abs() < 40), "{often:?}");
    }
}

#[test]
fn w2_9_wonders_and_sides_are_dealt_at_random_and_no_wonder_twice() {
    let mut often = [[0; Side::NUM]; WonderId::BASE.len()];
    let mut mixed = 0;
    for seed in 0..1400 {
        let case = dealt("wonders/3", seed);
        let all: Vec<WonderId> = Seat::first(3).filter_map(|seat| case.0.city(seat).wonder()).collect();
        assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), 3);
        let sides = [A, B, C].map(|seat| case.0.city(seat).side().expect("a side"));
        often[all[1].index()][sides[1].index()] += 1;
        mixed += usize::from(sides.contains(&Side::A) && sides.contains(&Side::B));
    }
    assert!(often.iter().flatten().all(|count| (65..140).contains(count)), "{often:?}");
    assert!((950..1150).contains(&mixed), "{mixed}");
    let case = Case::table("wonders/3").refuses("* wonders giza rhodes giza");
    case.play("* wonders giza rhodes ephesus").play("* sides a b a");
}

#[test]
fn w2_10_and_w14_3_with_chosen_wonders_the_seats_choose_from_a_on() {
    let case = Case::table("wonders/3:wonders=chosen").step(Step::PickWonder);
    assert_eq!(case.actions(A).len(), 7);
    assert!(case.actions(B).is_empty());
    let case = case.play("A pick olympia");
    assert_eq!((case.actions(B).len(), case.actions(A).len()), (6, 0));
    let case = case.refuses("B pick olympia").refuses("B pick giza a").play("B pick giza; C pick rhodes");
    // The sides come after the choice.
    let case = case.step(Step::DealSides).play("* sides b a b");
    assert_eq!([A, B, C].map(|seat| case.0.city(seat).side()), [Some(Side::B), Some(Side::A), Some(Side::B)]);
    // Who chooses the side names it along with the wonder.
    let case = Case::table("wonders/3:wonders=chosen,sides=chosen");
    assert_eq!(case.actions(A).len(), 14);
    let case = case.refuses("A pick giza").play("A pick giza b; B pick rhodes a; C pick ephesus b").step(Step::DealAge);
    assert_eq!([A, B, C].map(|seat| case.0.city(seat).side()), [Some(Side::B), Some(Side::A), Some(Side::B)]);
    let case = Case::table("wonders/3:wonders=chosen,sides=b").play("A pick giza; B pick rhodes; C pick ephesus");
    assert_eq!(case.step(Step::DealAge).0.city(C).side(), Some(Side::B));
}

#[test]
fn w2_11_and_w14_4_sides_of_dealt_wonders_are_chosen_at_the_same_time() {
    let case = Case::table("wonders/3:sides=chosen").play("* wonders giza rhodes ephesus").step(Step::ChooseSide);
    assert_eq!(case.0.phase(), Phase::Act(table::SeatSet::all(3)));
    let case = case.legal(B, "side a; side b").play("B side b; A side a");
    // Nobody sees a side before all have chosen.
    assert!(Seat::first(3).all(|seat| case.0.city(seat).side().is_none()));
    assert!(!Wonders::view_text(&case.0.view(Some(C))).contains(".side="));
    let case = case.play("C side b").step(Step::DealAge);
    assert_eq!([A, B, C].map(|seat| case.0.city(seat).side()), [Some(Side::A), Some(Side::B), Some(Side::B)]);
}

#[test]
fn w2_12_wonders_and_sides_come_before_the_first_card() {
    let kinds = |text: &str| {
        let lines = outcomes(text, 5);
        lines.iter().map(|line| line.split(' ').next().unwrap_or("").to_owned()).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(kinds("wonders/3"), "wonders sides hands");
    assert_eq!(kinds("wonders/5:sides=a"), "wonders hands");
    assert_eq!(kinds("wonders/5:sides=chosen"), "wonders");
    assert_eq!(kinds("wonders/5:wonders=chosen"), "");
}

#[test]
fn w2_13_and_w14_5_everybody_begins_with_three_coins_and_nothing_else() {
    let case = dealt("wonders/7", 4);
    for seat in Seat::first(7) {
        let city = case.0.city(seat);
        assert_eq!((city.coins(), city.stages(), city.cards().len()), (3, 0, 0));
        assert_eq!((city.victories(), city.defeats()), ([0; 3], [0; 3]));
    }
    // There is no supply that could run out: all seven sell every card they have, for three ages.
    let mut case = case;
    for _ in 0..3 {
        case = case.rounds(6).settle();
    }
    assert!(Seat::first(7).all(|seat| case.0.city(seat).coins() == 3 + 18 * 3));
}

#[test]
fn w2_14_chance_deals_wonders_sides_and_hands_and_nothing_else() {
    let mut seen = BTreeSet::new();
    let tables = (3..=7).map(|seats| table(&format!("wonders/{seats}")));
    trials::each_event(tables, 2, |before: &Wonders, event, _, _| {
        if let table::Event::Chance(outcome) = event {
            let is_hands = matches!(outcome, Chance::Hands(_));
            assert_eq!(is_hands, before.step() == Step::DealAge);
            seen.insert((before.age(), format!("{:?}", before.step())));
        }
    });
    let seen: Vec<_> = seen.into_iter().map(|(age, step)| format!("{age} {step}")).collect();
    assert_eq!(seen, ["0 DealAge", "0 DealSides", "0 DealWonders", "1 DealAge", "2 DealAge"]);
    // Each card is as likely in one hand as in another.
    let mut often = [0; 3];
    for seed in 0..900 {
        let case = dealt("wonders/3", seed);
        let holder = (0..3).find(|&index| case.0.hand(seat(index)).contains(Card::Altar)).expect("somebody has it");
        often[holder] += 1;
    }
    assert!(often.iter().all(|count| (240..360).contains(count)), "{often:?}");
}
