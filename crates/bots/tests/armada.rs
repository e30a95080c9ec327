//! Bots at the tables of 7 Wonders with Armada, from three to eight seats and in teams.

#![allow(clippy::unwrap_used)] // helpers of tests may fail loudly, too

mod wonders_tables;

use bots::{Bot, Knowledge, LEVELS, Spec, Weights};
use table::{Actions, Eyes, Game, Notation, Phase, Seat, SeatSet};
use wonders::Island;
use wonders::armada::{Action, Armada, NavalAction, NavalStep, Setup, Step};
use wonders_tables::{
    bots_find_legal_actions, choices_belong_to_views, expectations_are_shares, play,
    policy_looks_at_what_its_seat_knows, strength,
};

/// Every slug of a reason; people read a sentence for each.
const REASONS: [&str; 16] = [
    "stage",
    "denies",
    "coins",
    "saves",
    "wonder",
    "production",
    "points",
    "military",
    "science",
    "naval",
    "commerce",
    "fleet",
    "exploration",
    "island",
    "waits",
    "stays-out",
];

/// The game as it comes out of the box, one with options that open other choices, and teams where there can be.
fn setups(seats: usize) -> Vec<Setup> {
    let first = Setup::new(seats).unwrap();
    let mut other = first;
    for (name, value) in
        [("edition", "second"), ("wonders", "chosen"), ("sides", "chosen"), ("explore", "asked"), ("pile_moves", "yes")]
    {
        other.set(name, value).unwrap();
    }
    let mut setups = vec![first, other];
    setups.extend(in_teams(seats));
    setups
}

fn in_teams(seats: usize) -> Option<Setup> {
    let mut setup = Setup::new(seats).unwrap();
    setup.set("teams", "pairs").ok()?;
    Some(setup)
}

#[test]
fn every_bot_finds_a_legal_action_at_any_decision() {
    for seats in 3..=8 {
        // One table of each number of seats in the order of the list, so that every kind is met.
        let setups = setups(seats);
        bots_find_legal_actions(setups[seats % setups.len()], seats as u64);
    }
}

#[test]
fn every_level_plays_a_whole_game_at_every_table() {
    for seats in 3..=8 {
        for setup in [Setup::new(seats), in_teams(seats)].into_iter().flatten() {
            for (level, _) in LEVELS {
                let spec = level.parse::<Spec>().unwrap().with_time_scale(0.001);
                let mut bots: Vec<_> = (0..seats).map(|seed| spec.build::<Armada>(seed as u64)).collect();
                // The bot is asked now and then: whoever else is asked does the first thing that is allowed.
                let mut asked = 0;
                let end = play(setup, 3, |game, seat, actions| {
                    asked += 1;
                    match asked % 11 {
                        0 => bots[seat.index()].choose(Eyes::of(game, seat), actions),
                        _ => actions[0],
                    }
                });
                assert_eq!(end.phase(), Phase::Over);
                assert!(end.outcome().is_some_and(|outcome| !outcome.winners.is_empty()), "{setup} {level}");
            }
        }
    }
}

#[test]
fn exchanging_everything_a_bot_cannot_know_never_changes_its_choice() {
    let mut hidden_differed = 0;
    for seats in 3..=8 {
        for setup in setups(seats) {
            hidden_differed += choices_belong_to_views(setup, 20 + seats as u64, 40);
        }
    }
    assert!(hidden_differed > 20, "the worlds differed only {hidden_differed} times");
}

#[test]
fn the_policy_looks_only_at_what_its_seat_knows() {
    for seats in 3..=8 {
        setups(seats).into_iter().for_each(|setup| policy_looks_at_what_its_seat_knows(setup, 60 + seats as u64));
    }
}

#[test]
fn partners_expect_the_same_and_reasons_have_sentences() {
    for seats in 3..=8 {
        setups(seats).into_iter().for_each(|setup| expectations_are_shares(setup, 40 + seats as u64, &REASONS));
    }
}

/// A field of a position's text with another value.
fn with_field(text: &str, key: &str, value: &str) -> String {
    let is_other = |field: &&str| !field.starts_with(&format!("{key}="));
    let mut fields: Vec<&str> = text.split(' ').filter(is_other).collect();
    let field = format!("{key}={value}");
    fields.push(&field);
    fields.join(" ")
}

fn after(game: &Armada, seat: Seat, action: NavalAction) -> Armada {
    let mut after = *game;
    after.play(seat, Action::Naval(action)).unwrap();
    after
}

/// Positions of teams in which a seat decides alone if it takes part in the last naval conflict. If it does, it is the weakest and
/// loses points; if it does not, its partner is.
fn last_conflicts() -> Vec<(Armada, Seat)> {
    let mut found = Vec::new();
    for seed in 0..40 {
        play(in_teams(4).unwrap(), seed, |game, seat, actions| {
            if game.age() == 2 && game.step() == Step::Naval(NavalStep::JoinConflict) {
                let mut text = game.position_text();
                let own = game.sides().side(seat);
                for other in Seat::first(4) {
                    let red = match (other == seat, own.contains(other)) {
                        (true, _) => 0,
                        (false, true) => 2,
                        (false, false) => 4 + other.index() % 2,
                    };
                    text = with_field(&text, &format!("{other}.ships"), &format!("{red}/0/0/0"));
                }
                found.extend(Armada::parse_position(&text).map(|game| (game, seat)));
            }
            let oasis = Action::Naval(NavalAction::Keep(Island::ForgottenOasis));
            if actions.contains(&oasis) { oasis } else { likeliest(game, seat, actions) }
        });
    }
    found
}

/// What the policy likes best.
fn likeliest(game: &Armada, seat: Seat, actions: &Actions<Action>) -> Action {
    let mut weights = Weights::new();
    game.policy(seat, actions, &mut weights);
    actions[(0..weights.len()).max_by_key(|&i| weights[i]).unwrap()]
}

/// S13.7, S13.8: it costs the seat points, and wins the game for the two.
#[test]
fn a_bot_takes_a_defeat_at_sea_upon_itself_when_that_wins_the_game_for_its_team() {
    let mut decided = 0;
    for (game, seat) in last_conflicts() {
        let ends = [NavalAction::Fight, NavalAction::StayOut].map(|action| after(&game, seat, action));
        let own = game.sides().side(seat);
        let points = |game: &Armada, side: SeatSet| side.iter().map(|seat| i32::from(game.total(seat))).sum::<i32>();
        let others: SeatSet = Seat::first(4).filter(|other| !own.contains(*other)).collect();
        let [with, without] = [0, 1].map(|i| points(&ends[i], own) - points(&ends[i], others));
        if ends[0].total(seat) >= ends[1].total(seat) || with <= without + 1 {
            continue;
        }
        // Coins settle that the side is a point behind without the conflict.
        let (rich, more) = if without < 0 { (own.first(), -1 - without) } else { (others.first(), without + 1) };
        let rich = rich.unwrap();
        let coins = i32::from(game.city(rich).coins()) + 3 * more;
        let text = with_field(&game.position_text(), &format!("{rich}.coins"), &coins.to_string());
        let game = Armada::parse_position(&text).unwrap();
        assert!(after(&game, seat, NavalAction::Fight).outcome().unwrap().winners.contains(seat), "{text}");
        assert!(!after(&game, seat, NavalAction::StayOut).outcome().unwrap().winners.contains(seat), "{text}");
        decided += 1;
        let mut actions = Actions::new();
        game.legal_actions(seat, &mut actions);
        for level in ["greedy", "easy", "medium", "hard"] {
            let chosen = level.parse::<Spec>().unwrap().build::<Armada>(1).choose(Eyes::of(&game, seat), &actions);
            assert_eq!(chosen, Action::Naval(NavalAction::Fight), "{level} in {text}");
        }
        assert_eq!(likeliest(&game, seat, &actions), Action::Naval(NavalAction::Fight), "{text}");
    }
    assert!(decided > 0, "no such position was found");
}

#[test]
fn the_same_seed_gives_the_same_move() {
    let setup = in_teams(6).unwrap();
    let choices = || {
        let mut chosen = Vec::new();
        let mut decision = 0;
        play(setup, 2, |game, seat, actions| {
            decision += 1;
            if decision % 9 == 0 {
                let mut bot = "mcts:iters=20,leaf=look,priors=yes".parse::<Spec>().unwrap().build::<Armada>(decision);
                chosen.push(bot.choose(Eyes::of(game, seat), actions));
            }
            likeliest(game, seat, actions)
        });
        chosen
    };
    assert_eq!(choices(), choices());
}

#[test]
fn levels_are_ordered() {
    for (setup, deals) in [(Setup::new(3), 4), (Setup::new(6), 1), (in_teams(6), 2)] {
        let setup = setup.unwrap();
        let novice = strength(setup, "novice", "random", deals);
        assert!(novice > 1.6, "{setup}: novice {novice}");
        let medium = strength(setup, "medium", "novice", deals);
        assert!(medium > 1.3, "{setup}: medium against novice {medium}");
    }
}
