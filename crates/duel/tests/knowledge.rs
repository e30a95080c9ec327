//! What a seat may know, and that it learns nothing else: views, event views, imagined worlds.

use duel::{Chance, Drawn, Duel, EventView, OpenChance, TokenId};
use table::{Event, Game, Notation, Seat, Xoshiro};

/// A has built the Great Library and chooses among three tokens of the box.
fn library(options: &str, drawn: &str, pending: &str) -> Duel {
    let text = format!(
        "duel{options} age=2 A.wonders=great_library+altar board=agriculture,architecture,economy,law,masonry \
         {drawn}structure=18:walls,19:forum pending=turn.B,turn_up,{pending}"
    );
    Duel::parse_position(&text).unwrap_or_else(|why| panic!("{why}: {text}"))
}

/// All ways in which three of the five tokens in the box can have been drawn.
fn all_draws() -> Vec<Duel> {
    let tokens = ["mathematics", "philosophy", "strategy", "theology", "urbanism"];
    let mut games = Vec::new();
    for a in 0..5 {
        for b in a + 1..5 {
            for c in b + 1..5 {
                let drawn = format!("drawn={},{},{} ", tokens[a], tokens[b], tokens[c]);
                games.push(library("", &drawn, "keep_token.A"));
            }
        }
    }
    games
}

#[test]
fn d12_3_permuting_what_the_library_drew_changes_no_byte_others_receive() {
    let games = all_draws();
    assert_eq!(games.len(), 10);
    for viewer in [Some(Seat::B), None] {
        let received: Vec<String> = games.iter().map(|game| format!("{:?}", game.view(viewer))).collect();
        assert!(received.iter().all(|view| *view == received[0]), "{viewer:?} can tell draws apart");
        assert_eq!(games[0].view(viewer).drawn, Drawn::Hidden(3));
    }
    for (i, game) in games.iter().enumerate() {
        for other in &games[i + 1..] {
            assert_ne!(game.view(Some(Seat::A)), other.view(Some(Seat::A)), "the builder sees the draw");
        }
    }
}

#[test]
fn d12_3_the_text_of_a_view_hides_what_the_library_drew_and_invents_nothing() {
    for game in all_draws() {
        let text = game.position_text();
        assert_eq!(Duel::view_text(&game.view(Some(Seat::A))), text);
        let drawn = text.split(' ').find(|field| field.starts_with("drawn=")).unwrap();
        for viewer in [Some(Seat::B), None] {
            assert_eq!(Duel::view_text(&game.view(viewer)), text.replace(drawn, "drawn=hidden.3"));
        }
    }
    let open = library(":library=open", "drawn=strategy,theology ", "draw_from_box.A.1");
    assert_eq!(Duel::view_text(&open.view(None)), open.position_text());
    assert_eq!(open.due_text(), "drawn");
}

#[test]
fn d12_3_others_are_told_that_a_token_is_drawn_but_not_which() {
    let game = library("", "", "draw_from_box.A.3");
    for token in [TokenId::Strategy, TokenId::Urbanism] {
        let event = Event::Chance(Chance::Drawn(token));
        assert_eq!(game.event_view(event, Some(Seat::A)), EventView::Shown(Chance::Drawn(token)));
        assert_eq!(game.event_view(event, Some(Seat::B)), EventView::DrawnUnseen(Seat::A));
        assert_eq!(game.event_view(event, None), EventView::DrawnUnseen(Seat::A));
    }
    let open = library(":library=open", "", "draw_from_box.A.3");
    let event = Event::Chance(Chance::Drawn(TokenId::Strategy));
    for viewer in [Some(Seat::A), Some(Seat::B), None] {
        assert_eq!(open.event_view(event, viewer), EventView::Chance(OpenChance::Drawn(TokenId::Strategy)));
    }
}

#[test]
fn imagining_gives_every_possible_draw_equally_often() {
    let view = all_draws()[0].view(Some(Seat::B));
    let mut rng = Xoshiro::new(1);
    let mut counts = std::collections::HashMap::new();
    for _ in 0..10_000 {
        *counts.entry(Duel::imagine(&view, &mut rng).position_text()).or_insert(0) += 1;
    }
    assert_eq!(counts.len(), 10);
    assert!(counts.values().all(|count| (850..1150).contains(count)), "{counts:?}");
}

#[test]
fn a_drawn_outcome_follows_the_tables_true_odds() {
    // Three guilds lie among the twenty cards of Age III, so the first card is one in 3 of 20 deals.
    let game = Duel::parse_position("duel age=3 laid=0 pending=turn.A,lay_cards").unwrap();
    let mut rng = Xoshiro::new(2);
    let mut guilds = 0;
    for _ in 0..20_000 {
        let Chance::Card(_, card) = game.draw(&mut rng) else { panic!("a card is laid face up") };
        guilds += usize::from(card.slug().ends_with("_guild"));
    }
    assert!((2_800..3_200).contains(&guilds), "{guilds} of 20000");
}

#[test]
fn dealing_by_deck_and_drawing_at_need_have_the_same_odds() {
    // How often a given card lies face up in a given place, both ways.
    let mut by_deck = 0;
    let mut by_draw = 0;
    let mut rng = Xoshiro::new(3);
    let wanted =
        |outcome: Chance| matches!(outcome, Chance::Card(slot, card) if slot.0 == 18 && card.slug() == "palace");
    for _ in 0..20_000 {
        let deal = Duel::shuffle(Default::default(), &mut rng);
        for (count, dealt) in [(&mut by_deck, true), (&mut by_draw, false)] {
            let mut game = Duel::parse_position("duel age=3 laid=0 pending=turn.A,lay_cards").unwrap();
            while game.phase() == table::Phase::Chance {
                let outcome = if dealt { game.dealt(&deal) } else { game.draw(&mut rng) };
                *count += usize::from(wanted(outcome));
                game.reveal(outcome).unwrap();
            }
        }
    }
    // 17 of 20 cards of the age are in play, in 17 of 20 places: 17 / 20 / 20 = 4.25 %.
    for count in [by_deck, by_draw] {
        assert!((770..930).contains(&count), "by deck {by_deck}, by draw {by_draw} of 20000");
    }
}
