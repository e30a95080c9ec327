//! Everything a seat cannot see is exchanged, and every text for it must stay the same, byte for byte.

use super::bench::*;
use super::listeners::{cannot_tell_apart, thoughts, whole};
use crate::journal::{Entry, Step};
use protocol::{Command, SeatPlan, Stage};
use table::fair::Secret;
use table::{Seat, Xoshiro};

/// What the Great Library draws, as the journal has it.
fn drawn(step: &Step) -> Vec<String> {
    let token = |entry: &Entry| match entry {
        Entry::Event(text) => text.strip_prefix("* drawn ").map(str::to_owned),
        _ => None,
    };
    step.entries.iter().filter_map(token).collect()
}

/// A game up to the moment when A has drawn three tokens and has to keep one.
fn library_of_a() -> Bench {
    for deal in 0..2000 {
        let mut table = Bench::of_two(|_| {});
        let secret = Secret::draw(&mut Xoshiro::new(deal)).to_hex();
        let Entry::Created(made) = &mut table.journal[0].entries[0] else { unreachable!() };
        made.secret = secret;
        table = Bench::from_journal(table.journal[..2].to_vec());
        table.ask(&ania(), Command::Start).unwrap();
        while table.state.stage() == Stage::Playing {
            let seat = table.state.to_act().first().unwrap();
            let library = table.actions(seat).iter().position(|action| action.contains("great_library"));
            let number = library.unwrap_or(deal as usize + table.journal.len());
            if table.play_on(number) == Seat::A && drawn(table.journal.last().unwrap()).len() == 3 {
                return table;
            }
        }
    }
    panic!("nobody built the Great Library");
}

/// The same game with other tokens drawn, except the one that will be kept.
fn exchanged(table: &Bench) -> (Bench, String) {
    let mut journal = table.journal.clone();
    let tokens = drawn(&journal[journal.len() - 1]);
    let told = table.told(Some(A));
    let mut in_box = duel::TokenId::ALL.map(|token| token.to_string()).to_vec();
    in_box.retain(|token| !told.contains(&format!("\"{token}\"")));
    assert!(in_box.len() >= 2, "two tokens stay in the box");
    let kept = tokens[0].clone();
    let new = [in_box[0].clone(), kept.clone(), in_box[1].clone()];
    let mut new = new.iter();
    for entry in &mut journal.last_mut().unwrap().entries {
        if let Entry::Event(text) = entry
            && text.starts_with("* drawn ")
        {
            *text = format!("* drawn {}", new.next().unwrap());
        }
    }
    (Bench::from_journal(journal), kept)
}

#[test]
fn what_only_another_seat_sees_changes_no_byte_of_what_one_is_told() {
    let table = library_of_a();
    let (other, kept) = exchanged(&table);
    assert_ne!(table.told(Some(A)), other.told(Some(A)), "the one who drew sees what was drawn");
    let keep = table.actions(A).iter().position(|action| action.contains(&kept)).unwrap();
    let tokens = duel::TokenId::ALL.map(|token| format!("keep {token}"));
    let mut numbers = keep..;
    cannot_tell_apart(table, other, &tokens, |_| numbers.next().unwrap(), |_| false);
}

/// The cards that nobody has seen yet are in no text: a deal in which all others are to come is told the same.
#[test]
fn what_nobody_has_seen_changes_no_byte_of_what_anybody_is_told() {
    for mut table in [Bench::of_two(|_| {}), Bench::of_many("architects/3", [SeatPlan::Me, SeatPlan::Open, BOT], 1)] {
        let mut journal = table.journal.clone();
        let Entry::Created(made) = &mut journal[0].entries[0] else { unreachable!() };
        made.secret = Secret::draw(&mut Xoshiro::new(999_999)).to_hex();
        let mut other = Bench::from_journal(journal);
        for number in 0.. {
            assert_eq!(whole(&table), whole(&other));
            assert_eq!(thoughts(&table, 7), thoughts(&other, 7));
            table.play_on(number);
            let Step { by, entries, .. } = table.journal.last().unwrap().clone();
            other.happen(by, entries);
            if table.state.stage() == Stage::Over {
                break;
            }
        }
    }
}

/// The cards that a step names after this word, as the journal has them.
fn named(step: &Step, word: &str) -> Vec<String> {
    let card = |entry: &Entry| match entry {
        Entry::Event(text) => text.strip_prefix(word).map(str::to_owned),
        _ => None,
    };
    step.entries.iter().filter_map(card).collect()
}

/// The same game with other cards named in its last step after this word.
fn renamed(table: &Bench, word: &str, cards: &[&str]) -> Bench {
    let mut journal = table.journal.clone();
    let mut cards = cards.iter();
    for entry in &mut journal.last_mut().unwrap().entries {
        if let Entry::Event(text) = entry
            && text.starts_with(word)
        {
            *text = format!("{word}{}", cards.next().unwrap());
        }
    }
    Bench::from_journal(journal)
}

/// A game of Architects up to the moment when A has done this.
fn until_a(setup: &str, wanted: &str) -> Bench {
    for deal in 0..200 {
        let mut table = Bench::of_many(setup, [SeatPlan::Me, SeatPlan::Open, BOT], deal);
        while table.state.stage() == Stage::Playing {
            let seat = table.state.to_act().first().unwrap();
            let actions = table.actions(seat);
            let position = |wanted: &str| actions.iter().position(|action| action.starts_with(wanted));
            let preferred = if seat == A { position(wanted) } else { None };
            if let Some(number) = preferred {
                table.play_on(number);
                return table;
            }
            let number = position("pick halicarnassus").unwrap_or(deal as usize + 3 * table.journal.len());
            table.play_on(number);
        }
    }
    panic!("nobody could {wanted}");
}

#[test]
fn what_the_cat_shows_changes_no_byte_of_what_others_are_told() {
    let table = until_a("architects/3", "look");
    let seen = named(table.journal.last().unwrap(), "* seen ");
    // Any kind of card may lie there: fewer have been drawn so far than there are of most kinds.
    let other = ["coin", "civic_2_cat"].into_iter().find(|card| *card != seen[0]).unwrap();
    let other = renamed(&table, "* seen ", &[other]);
    assert_ne!(table.told(Some(A)), other.told(Some(A)), "the one who looked sees the card");
    // Nobody else looks at the card, and nobody takes it as long as it can be helped.
    let choose = |table: &Bench| {
        let actions = table.actions(table.state.to_act().first().unwrap());
        actions.iter().position(|action| action != "look" && !action.ends_with("centre")).unwrap_or(0)
    };
    let cards = architects::Card::ALL.map(|card| format!("keep {card}"));
    let draws = |step: &Step| !named(step, "* card ").is_empty() || !named(step, "* seen ").is_empty();
    let moves = cannot_tell_apart(table, other, &cards, choose, draws);
    assert!(moves > 3, "{moves} moves later it was still a secret");
}

#[test]
fn a_secret_search_changes_no_byte_of_what_others_are_told() {
    let table = until_a("architects/3:wonders=chosen,search=secret", "search left");
    let shown = named(table.journal.last().unwrap(), "* shown ");
    assert_eq!(shown.len(), 4);
    // The kept card was shown in both games; the others are any of the same deck, as B may think.
    let kept = shown[0].as_str();
    let told: serde_json::Value = serde_json::from_str(&table.told(Some(B))).unwrap();
    let inside = told["game"]["view"]["decks"][0]["inside"].as_object().unwrap();
    let fits = |card: &&str| *card != kept && !shown[1..].contains(&(*card).to_owned());
    let others = inside.keys().map(String::as_str).filter(fits).chain(shown[1..].iter().map(String::as_str));
    let other = renamed(&table, "* shown ", &[kept].into_iter().chain(others).take(4).collect::<Vec<_>>());
    assert_ne!(table.told(Some(A)), other.told(Some(A)), "the one who looked sees the cards");
    let keep = table.actions(A).iter().position(|action| *action == format!("keep {kept}")).unwrap();
    let mut numbers = keep..;
    let cards = architects::Card::ALL.map(|card| format!("keep {card}"));
    let moves = cannot_tell_apart(table, other, &cards, |_| numbers.next().unwrap(), |_| false);
    assert!(moves > 10, "{moves} moves");
}
