//! What a seat may know, and that it learns nothing else: views, event views, imagined worlds.

mod common;

use architects::{Architects, Card, Chance, DeckId, EventView, SearchView, TopSeen};
use common::{A, B, Case, filled_in, seat};
use std::collections::BTreeMap;
use table::{Event, Game, Notation, Phase, Xoshiro};

const CARDS: [&str; 5] = ["wood", "coin", "civic_2_cat", "gear", "shield_horn_2"];

/// A and C know the top of the central deck.
fn seen(card: &str) -> Architects {
    Case::new(&format!("architects/4 cat=C seen={card}.AC active=B")).0
}

#[test]
fn r8_4_permuting_the_top_of_the_central_deck_changes_no_byte_others_receive() {
    for viewer in [Some(B), Some(seat(3)), None] {
        let received: Vec<_> = CARDS.iter().map(|card| format!("{:?}", seen(card).view(viewer))).collect();
        assert!(received.iter().all(|view| *view == received[0]), "{viewer:?} can tell the cards apart");
        assert_eq!(seen("wood").view(viewer).centre.top, TopSeen::Hidden);
    }
    for viewer in [Some(A), Some(seat(2))] {
        assert_eq!(seen("gear").view(viewer).centre.top, TopSeen::Seen(Card::Gear));
        assert_ne!(seen("gear").view(viewer), seen("wood").view(viewer));
    }
}

#[test]
fn r8_4_the_text_of_a_view_hides_the_seen_card_and_invents_nothing() {
    for card in CARDS {
        let game = seen(card);
        let text = game.position_text();
        assert_eq!(Architects::view_text(&game.view(Some(A))), text);
        for viewer in [Some(B), None] {
            assert_eq!(Architects::view_text(&game.view(viewer)), text.replace(&format!("{card}.AC"), "hidden.AC"));
        }
    }
}

#[test]
fn r8_4_a_seen_card_is_imagined_with_the_odds_of_the_deck() {
    let view = seen("wood").view(Some(B));
    let mut rng = Xoshiro::new(3);
    let mut counts: BTreeMap<Card, u32> = BTreeMap::new();
    for _ in 0..6000 {
        let world = Architects::imagine(&view, &mut rng);
        let TopSeen::Seen(card) = world.view(Some(A)).centre.top else { panic!("A knows the card") };
        *counts.entry(card).or_default() += 1;
    }
    // 4 of 60 cards are wood, 8 show a cat, 2 have two horns.
    for (card, expected) in [(Card::Wood, 400), (Card::Civic2Cat, 800), (Card::ShieldHorn2, 200), (Card::Coin, 600)] {
        assert!(counts[&card].abs_diff(expected) < 90, "{card}: {counts:?}");
    }
    let known = seen("wood").view(Some(A));
    for _ in 0..20 {
        assert_eq!(Architects::imagine(&known, &mut rng), seen("wood"));
    }
}

#[test]
fn r8_4_a_seen_card_comes_for_sure_and_is_forgotten_when_it_is_taken() {
    let case = Case(seen("gear")).play("B take centre").due("card").refuses("* card wood").play("* card gear");
    for viewer in [Some(A), Some(B), None] {
        assert_eq!(case.0.view(viewer).centre.top, TopSeen::Unseen);
    }
    assert_eq!(case.0.deck(DeckId::CENTRE).len(), 59);
}

#[test]
fn r8_4_another_holder_may_look_at_the_same_card() {
    let case =
        Case::new("architects/3 cat=B seen=gear.A active=B").play("B look").refuses("* seen wood").play("* seen gear");
    assert!([A, B].iter().all(|&seat| case.0.view(Some(seat)).centre.top == TopSeen::Seen(Card::Gear)));
    assert_eq!(case.0.view(Some(seat(2))).centre.top, TopSeen::Hidden);
}

/// A searches a deck, and the cards are as given.
fn searched(options: &str, shown: &str) -> Architects {
    let text = format!(
        "architects/3{options} A.wonder=halicarnassus A.stages=s1,s2 A.top=civic_3 A.deck={} shown={shown} pending=act,keep.A",
        deck_without(shown)
    );
    let text = filled_in(&text.replace("shown=", "hold=")).replace("hold=", "shown=");
    let text = text.split(' ').filter(|field| !field.starts_with("discard=")).collect::<Vec<_>>().join(" ");
    Architects::parse_position(&text).unwrap_or_else(|why| panic!("{why}: {text}"))
}

/// What is left of the deck of Halicarnassus without its top, a `civic_3`, and these cards.
fn deck_without(shown: &str) -> String {
    let mut cards =
        architects::data::WONDER_DECKS[4].without([Card::Civic3].into_iter().collect()).expect("it has one");
    for word in shown.split(',') {
        let card = Card::ALL.into_iter().find(|card| card.slug() == word).expect("a card");
        cards = cards.without([card].into_iter().collect()).expect("the deck has it");
    }
    let text = |(card, count): (Card, u8)| if count > 1 { format!("{card}*{count}") } else { card.to_string() };
    cards.iter().map(text).collect::<Vec<_>>().join(",")
}

const FIVES: [&str; 3] = ["wood,stone,coin,gear", "clay,coin,civic_2_cat,tablet", "glass,compass,shield,shield_horn_2"];

#[test]
fn r12_10_only_who_searches_in_secret_sees_the_cards() {
    for viewer in [Some(B), Some(seat(2)), None] {
        let received: Vec<_> =
            FIVES.iter().map(|five| format!("{:?}", searched(":search=secret", five).view(viewer))).collect();
        assert!(received.iter().all(|view| *view == received[0]), "{viewer:?} can tell the cards apart");
        assert_eq!(searched(":search=secret", FIVES[0]).view(viewer).shown, SearchView::Hidden(4));
    }
    let views = FIVES.map(|five| searched(":search=secret", five).view(Some(A)));
    assert!(views[0] != views[1] && views[1] != views[2]);
    let open = searched("", FIVES[0]);
    assert!(matches!(open.view(None).shown, SearchView::Seen(cards) if cards.total() == 4));
}

#[test]
fn r12_10_others_are_told_that_a_card_is_shown_but_not_which() {
    let text = "architects/3:search=secret A.wonder=halicarnassus A.stages=s1 A.cards=coin*2 pending=act";
    let game = Case::new(text).play("A build s2 coin,coin; A search right").0;
    let event = Event::Chance(Chance::Shown(Card::Coin));
    assert_eq!(game.event_view(event, Some(A)), EventView::Chance(Chance::Shown(Card::Coin)));
    for viewer in [Some(B), None] {
        assert_eq!(game.event_view(event, viewer), EventView::ShownHidden(A, DeckId::of(seat(2))));
    }
}

#[test]
fn r1_13_dealing_by_deck_and_drawing_at_need_have_the_same_odds() {
    // How often the card that A takes first from the middle, and the top after a search, are coins.
    let mut coins = [[0_u32; 2]; 2];
    let mut rng = Xoshiro::new(4);
    let start = Case::new("architects/2 A.wonder=halicarnassus A.stages=s1 A.cards=wood*2 A.top=shield pending=act").0;
    for _ in 0..6000 {
        let deal = Architects::shuffle(start.setup(), &mut rng);
        for by_deck in [false, true] {
            let mut game = start;
            let mut play = |line: &str| {
                let event = game.parse_event(line).expect("the line makes sense");
                game.apply(event).expect("the action is legal");
                let mut last = None;
                while game.phase() == Phase::Chance {
                    let outcome = if by_deck { game.dealt(&deal) } else { game.draw(&mut rng) };
                    if !game.is_possible(outcome) {
                        return None;
                    }
                    game.reveal_unchecked(outcome);
                    last = Some(outcome);
                }
                last
            };
            play("A build s2 wood,wood");
            if play("A search left").is_none() {
                continue; // the deal does not know that a shield lies on top
            }
            let top = play("A keep shield");
            coins[usize::from(by_deck)][0] += 1;
            coins[usize::from(by_deck)][1] += u32::from(matches!(top, Some(Chance::Top(_, Card::Coin))));
        }
    }
    // 3 of 24 cards.
    for [games, coins] in coins {
        assert!(games > 400 && (coins * 8).abs_diff(games) < games / 4 + 100, "{coins} of {games}");
    }
}

#[test]
fn a_deck_shuffled_in_mid_game_comes_in_the_same_order_for_the_same_seed() {
    let order = |seed: u64| {
        let mut rng = Xoshiro::new(seed);
        let text = "architects/2 A.wonder=halicarnassus A.stages=s1,s2 A.top=wood A.shuffles=1";
        let mut game = Case::new(text).0;
        let deal = Architects::shuffle(game.setup(), &mut rng);
        let mut tops = Vec::new();
        for _ in 0..6 {
            let seat = game.active();
            let take = if seat == A { "take left" } else { "take right" };
            let action = game.parse_action(seat, take).expect("an action");
            game.play(seat, action).expect("the deck is at hand");
            while game.phase() == Phase::Chance {
                let outcome = game.dealt(&deal);
                assert!(game.is_possible(outcome));
                game.reveal_unchecked(outcome);
                tops.push(outcome);
            }
            if game.active() == seat {
                break;
            }
        }
        tops
    };
    assert_eq!(order(1), order(1));
    assert!((2..10).any(|seed| order(seed) != order(1)));
}
