//! What is worked out for a viewer of 7 Wonders is what has happened at the table.

#![allow(clippy::unwrap_used)] // helpers of tests may fail loudly, too

use protocol::{GameView, Shown};
use table::{Event, Game, Phase, Record, Rng, Seat, Xoshiro};
use wonders::{Card, Setup, Wonders};

fn shown(game: &Wonders, seat: Seat) -> protocol::wonders::WondersView {
    match Wonders::shown(&game.view(Some(seat))) {
        GameView::Wonders(view) => view,
        _ => unreachable!("a game of 7 Wonders"),
    }
}

fn without(cards: &[Card], gone: &[Card]) -> Vec<Card> {
    let mut left = cards.to_vec();
    for card in gone {
        if let Some(place) = left.iter().position(|other| other == card) {
            left.remove(place);
        }
    }
    left
}

/// What was taken from the hand of seat A when it has gone round the table.
#[test]
fn a_hand_that_comes_back_says_what_the_others_took_from_it() {
    for seats in [3, 4, 6] {
        let setup = Setup::new(seats).unwrap();
        let mut rng = Xoshiro::new(seats as u64);
        let deal = Wonders::shuffle(setup, &mut rng);
        let mut record = Record::<Wonders>::new(setup);
        // The hands of A in this age, as they came, turn by turn.
        let mut held: Vec<Vec<Card>> = Vec::new();
        let mut told = 0;
        loop {
            let game = *record.game();
            match game.phase() {
                Phase::Over => break,
                Phase::Chance => record.push(Event::Chance(game.dealt(&deal))).unwrap(),
                Phase::Act(waiting) => {
                    let view = shown(&game, Seat::A);
                    let turn = usize::from(view.turn);
                    let is_new = record.waiting().len() == seats && game.asked().len() == seats && turn > 0;
                    if is_new {
                        held.truncate(turn - 1);
                        held.push(game.hand(Seat::A).cards().to_vec());
                    }
                    if is_new && turn > seats {
                        let gone = view.gone.unwrap();
                        assert_eq!(usize::from(gone.seen), turn - seats);
                        assert_eq!(gone.cards.len(), seats - 1, "each of the others took one");
                        let before = &held[turn - seats - 1];
                        let left = without(before, &held[turn - 1]);
                        let names: Vec<_> = left.iter().map(|card| table::Id::slug(*card).to_owned()).collect();
                        assert!(gone.cards.iter().all(|card| names.contains(card)), "{:?} of {names:?}", gone.cards);
                        told += 1;
                    } else if is_new {
                        assert_eq!(view.gone, None);
                    }
                    let seat = waiting.first().unwrap();
                    let actions = trials::legal_actions(&game, seat);
                    record.play(seat, actions[rng.below(actions.len())]).unwrap();
                }
            }
        }
        assert_eq!(told, 3 * (6 - seats), "in every age, from the turn on in which a hand comes back");
    }
}
