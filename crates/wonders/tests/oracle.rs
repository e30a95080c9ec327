//! The engine against a second, slow implementation of what can be done, what can be paid and what it is worth.

mod slow;

use slow::points::Follower;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use table::{Game, Notation, Phase, Rng, Seat, Xoshiro};
use trials::legal_actions;
use wonders::data::{deck, guilds, guilds_in_play};
use wonders::{Action, Card, Edition, HAND, OPTIONS, Payment, Setup, Side, Step, WonderId, Wonders};

/// A table with options set at random.
fn any_table(rng: &mut Xoshiro) -> Setup {
    let mut setup = Setup::new(3 + rng.below(5)).expect("three to seven play");
    for option in &OPTIONS {
        setup.set(option.name, option.values[rng.below(option.values.len())]).expect("the value is known");
    }
    setup
}

fn agrees(game: &Wonders) {
    for seat in Seat::first(game.seats()) {
        let actions = legal_actions(game, seat);
        let found: BTreeSet<_> = actions.iter().map(|&action| game.action_text(seat, action)).collect();
        assert_eq!(found.len(), actions.len(), "{}", game.position_text());
        assert_eq!(found, slow::actions(game, seat), "{seat} in {}", game.position_text());
        cheapest_comes_first(game, &actions);
    }
}

fn counts_agree(game: &Wonders) {
    for seat in Seat::first(game.seats()) {
        assert_eq!(game.score(seat).rows(), slow::points::score(game, seat), "{seat} in {}", game.position_text());
        assert_eq!(game.city(seat).shields(), slow::points::shields(game, seat), "{}", game.position_text());
        assert_eq!(usize::from(game.city(seat).stages()), slow::stages(game, seat), "{}", game.position_text());
    }
}

/// Payments for one use of one card stand together, the cheapest first.
fn cheapest_comes_first(game: &Wonders, actions: &[Action]) {
    let mut before: BTreeMap<(bool, Card), Payment> = BTreeMap::new();
    for &action in actions {
        if let Action::Build(card, payment) | Action::Stage(card, payment) = action {
            let is_build = matches!(action, Action::Build(..));
            if let Some(earlier) = before.insert((is_build, card), payment) {
                assert!(earlier.total() <= payment.total(), "{action:?} in {}", game.position_text());
            }
        }
    }
}

#[test]
fn random_games_offer_and_count_what_the_slow_way_does() {
    let mut rounds = 0;
    let mut kinds: BTreeMap<String, usize> = BTreeMap::new();
    for seed in 0..200 {
        let mut rng = Xoshiro::stream(17, seed);
        let mut game = Wonders::new(any_table(&mut rng));
        let mut follower = Follower::default();
        // Who hardly ever discards has more to choose from later.
        let keeps = seed % 2 == 0;
        while game.phase() != Phase::Over {
            if let Phase::Act(seats) = game.phase() {
                agrees(&game);
                if game.step() != Step::PickWonder && game.step() != Step::ChooseSide {
                    counts_agree(&game);
                }
                let seat = seats.first().expect("somebody has to act");
                let actions = legal_actions(&game, seat);
                let better = actions.iter().copied().filter(|action| keeps && !matches!(action, Action::Discard(_)));
                let better: Vec<_> = better.collect();
                let from = if better.is_empty() { &actions[..] } else { &better[..] };
                let action = from[rng.below(from.len())];
                *kinds
                    .entry(game.action_text(seat, action).split(' ').next().unwrap_or_default().to_owned())
                    .or_default() += 1;
                let before = game;
                game.play(seat, action).expect("listed actions are legal");
                follower.follow(&before, seat, action, &game);
            } else {
                let outcome = game.draw(&mut rng);
                game.reveal(outcome).expect("what is drawn is possible");
            }
        }
        counts_agree(&game);
        rounds += follower.rounds;
    }
    assert!(rounds > 3600, "{rounds}");
    for verb in ["build", "stage", "discard", "free", "fetch", "decline", "pick", "side"] {
        assert!(kinds.get(verb).is_some_and(|&count| count > 8), "{verb}: {kinds:?}");
    }
}

/// A position whose cards were built, put under wonders and discarded as no game would: whatever they cost.
fn any_cities(rng: &mut Xoshiro) -> String {
    let edition = Edition::EVERY[rng.below(2)];
    let seats = 3 + rng.below(5);
    let (age, turn) = (rng.below(3), rng.below(6));
    let mut wonders = WonderId::BASE;
    rng.shuffle(&mut wonders);
    let sides: Vec<_> = (0..seats).map(|_| Side::ALL[rng.below(2)]).collect();
    let mut text = format!("wonders/{seats}:edition={} age={} turn={}", edition.slug(), age + 1, turn + 1);
    let mut built: Vec<Vec<Card>> = vec![Vec::new(); seats];
    let mut stages = vec![0; seats];
    // How gladly each seat builds, out of ten: some cities are rich, some poor. In every other game poor ones sit between
    // rich ones.
    let by_turns = rng.below(2) == 0;
    let eager: Vec<_> = (0..seats).map(|i| if by_turns { [1, 10][i % 2] } else { [1, 4, 9][rng.below(3)] }).collect();
    for now in 0..=age {
        let mut cards = deck(edition, seats, now).to_vec();
        if now == 2 {
            let mut drawn = *guilds(edition);
            rng.shuffle(&mut drawn);
            cards.extend(&drawn[..guilds_in_play(seats)]);
        }
        rng.shuffle(&mut cards);
        for (seat, cards) in Seat::first(seats).zip(cards.chunks(HAND)) {
            let i = seat.index();
            let taken = if now < age { HAND } else { turn };
            let mut words = Vec::new();
            for (place, &card) in cards[..taken].iter().enumerate() {
                let most = edition.board(wonders[i], sides[i]).stages.len();
                let may_build = !built[i].iter().any(|&other| edition.face(card).namesakes.contains(other));
                let draw = rng.below(10);
                if place < HAND - 1 && draw < eager[i] && may_build {
                    built[i].push(card);
                    words.push(format!("+{card}"));
                } else if place < HAND - 1 && draw == 9 && stages[i] < most {
                    stages[i] += 1;
                    words.push(format!("^{card}"));
                } else {
                    words.push(format!("-{card}"));
                }
            }
            let mut add = |key: &str, words: &[String], with: &str| {
                if !words.is_empty() {
                    write!(text, " {seat}.{key}={}", words.join(with)).expect("a string takes any text");
                }
            };
            add(&format!("age{}", now + 1), &words, "/");
            let hand: Vec<_> = cards[taken..].iter().map(ToString::to_string).collect();
            add("hand", &hand, ",");
        }
    }
    for (i, seat) in Seat::first(seats).enumerate() {
        let richest = [5, 25][rng.below(2)];
        let coins = rng.below(richest);
        write!(text, " {seat}.wonder={} {seat}.side={} {seat}.coins={coins}", wonders[i], sides[i]).expect("as above");
    }
    text
}

/// Cities that no game brings about: all payments are found, and nothing else is offered.
#[test]
fn any_cities_pay_as_the_slow_way_does() {
    let mut rng = Xoshiro::new(5);
    let (mut most, mut bought) = (0, 0);
    for _ in 0..1500 {
        let text = any_cities(&mut rng);
        let game = Wonders::parse_position(&text).unwrap_or_else(|why| panic!("{why}: {text}"));
        agrees(&game);
        counts_agree(&game);
        for seat in Seat::first(game.seats()) {
            let mut ways: BTreeMap<(bool, Card), usize> = BTreeMap::new();
            for action in legal_actions(&game, seat) {
                if let Action::Build(card, payment) | Action::Stage(card, payment) = action {
                    let ways = ways.entry((matches!(action, Action::Build(..)), card)).or_default();
                    *ways += 1;
                    most = most.max(*ways);
                    bought += usize::from(payment.left > 0 && payment.right > 0);
                }
            }
        }
    }
    assert!(most >= 7, "{most} ways to pay for one thing at most");
    assert!(bought > 3000, "{bought} payments to both neighbours");
}

/// What is not listed is refused, whatever it is: a card that nobody holds, a coin too much, a question nobody asked.
#[test]
fn nothing_else_is_accepted() {
    let mut rng = Xoshiro::new(6);
    for _ in 0..60 {
        let text = any_cities(&mut rng);
        let game = Wonders::parse_position(&text).unwrap_or_else(|why| panic!("{why}: {text}"));
        let seat = Seat::first(game.seats()).nth(rng.below(game.seats())).expect("a seat");
        let legal = slow::actions(&game, seat);
        let payments = (0..6).flat_map(|left| (0..6).map(move |right| Payment { left, right }));
        for card in game.hand(seat).cards().iter().copied().chain([Card::Altar, Card::Palace]) {
            let paid = payments.clone().flat_map(|paid| [Action::Build(card, paid), Action::Stage(card, paid)]);
            let others = [Action::BuildFree(card), Action::Discard(card), Action::Fetch(card), Action::Decline];
            for action in paid.chain(others) {
                let mut next = game;
                let is_legal = legal.contains(&game.action_text(seat, action));
                assert_eq!(next.play(seat, action).is_ok(), is_legal, "{action:?} in {text}");
            }
        }
    }
}
