//! Texts of actions and outcomes are read back to exactly what was written, and whatever else is given is refused or
//! makes sense. Each check tries positions of random games at every table.

use crate::{Language, legal_actions, step};
use proptest::prelude::*;
use proptest::sample::Index;
use proptest::test_runner::{Config, TestCaseResult, TestRunner};
use std::fmt;
use table::battery::Audit;
use table::{Game, Notation, Phase, Seat, Xoshiro};

/// Which games to play for texts, and how to break these.
#[derive(Clone, Copy)]
pub struct Texts<G: Game> {
    /// Every table.
    pub setups: fn() -> BoxedStrategy<G::Setup>,
    /// The most steps that a whole game takes, and a little more.
    pub many_steps: usize,
    /// What the texts are made of.
    pub language: Language,
}

/// A position that a failing test shows as its text.
#[derive(Clone, Copy)]
pub struct At<G>(pub G);

impl<G: Notation> fmt::Debug for At<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.position_text())
    }
}

/// Four times as many cases as usual; `PROPTEST_CASES=100000` asks for more. An engine keeps failing cases as rows of
/// its own tests, not in files of their own.
pub(crate) fn check<S: Strategy>(cases: &S, test: impl Fn(S::Value) -> TestCaseResult) {
    let default = Config::default();
    let config = Config { cases: default.cases.saturating_mul(4), failure_persistence: None, ..default };
    let mut runner = TestRunner::new(config);
    if let Err(why) = runner.run(cases, test) {
        panic!("{why}\n{runner}");
    }
}

impl<G: Notation + Audit> Texts<G> {
    /// Positions of random games at random moments.
    pub fn positions(&self) -> impl Strategy<Value = At<G>> + use<G> {
        let many_steps = self.many_steps;
        (self.setups)().prop_flat_map(move |setup| positions_of(setup, many_steps))
    }

    /// Two positions, mostly of one table, so that a field of the one means something in the other.
    pub fn pairs(&self) -> impl Strategy<Value = (At<G>, At<G>)> + use<G> {
        let many_steps = self.many_steps;
        let of_one_table = (self.setups)()
            .prop_flat_map(move |setup| (positions_of(setup, many_steps), positions_of(setup, many_steps)));
        prop_oneof![4 => of_one_table, 1 => (self.positions(), self.positions())]
    }

    /// Whatever a seat may do, its text means that action and nothing else.
    pub fn every_legal_action_reads_back(&self) {
        check(&self.positions(), |At(game)| {
            for seat in Seat::first(game.seats()) {
                for action in legal_actions(&game, seat) {
                    let text = game.action_text(seat, action);
                    prop_assert_eq!(game.parse_action(seat, &text), Ok(action), "{}", text);
                }
            }
            Ok(())
        });
    }

    /// Whatever the table may reveal, its text means that outcome and nothing else.
    pub fn every_outcome_reads_back(&self) {
        check(&(self.positions(), any::<u64>()), |(At(game), seed)| {
            if game.phase() == Phase::Chance {
                let outcome = game.draw(&mut Xoshiro::new(seed));
                prop_assert_eq!(game.parse_chance(&game.chance_text(outcome)), Ok(outcome));
            }
            Ok(())
        });
    }

    /// No text is accepted as an action or an outcome that does not mean it.
    pub fn garbage_is_refused_or_reads_back(&self) {
        check(&(self.positions(), self.language.garbage()), |(At(game), text)| {
            for seat in Seat::first(game.seats()) {
                action_makes_sense(&game, seat, &text)?;
            }
            chance_makes_sense(&game, &text)
        });
    }

    /// The damaged text of an action is no action, or the text of that action.
    pub fn a_broken_action_is_refused_or_reads_back(&self) {
        let picks = (any::<Index>(), any::<Index>());
        check(&(self.positions(), picks, self.language.damage()), |(At(game), (pick, other), damage)| {
            let Phase::Act(seats) = game.phase() else { return Ok(()) };
            prop_assert!(!seats.is_empty(), "nobody has to act");
            for seat in seats.iter() {
                let actions = legal_actions(&game, seat);
                let text = |pick: &Index| game.action_text(seat, *pick.get(&actions));
                action_makes_sense(&game, seat, &damage.done_to(&text(&pick), &text(&other)))?;
            }
            Ok(())
        });
    }

    /// The damaged text of an outcome is no outcome, or the text of that outcome.
    pub fn a_broken_outcome_is_refused_or_reads_back(&self) {
        check(&(self.positions(), any::<u64>(), self.language.damage()), |(At(game), seed, damage)| {
            if game.phase() != Phase::Chance {
                return Ok(());
            }
            let mut rng = Xoshiro::new(seed);
            let (text, other) = (game.chance_text(game.draw(&mut rng)), game.chance_text(game.draw(&mut rng)));
            chance_makes_sense(&game, &damage.done_to(&text, &other))
        });
    }
}

fn positions_of<G: Notation>(setup: G::Setup, many_steps: usize) -> impl Strategy<Value = At<G>> {
    (any::<u64>(), 0..many_steps * 3 / 4).prop_map(move |(seed, steps)| {
        let mut rng = Xoshiro::new(seed);
        let mut game = G::new(setup);
        for _ in 0..steps {
            step(&mut game, &mut rng).expect("games from the start are sound");
        }
        At(game)
    })
}

/// An action that is read from a text is written as that text, and is refused where it is not legal.
fn action_makes_sense<G: Notation>(game: &G, seat: Seat, text: &str) -> TestCaseResult {
    if let Ok(action) = game.parse_action(seat, text) {
        prop_assert_eq!(game.action_text(seat, action), text);
        let legal = legal_actions(game, seat).contains(&action);
        let mut next = *game;
        prop_assert_eq!(next.play(seat, action).is_ok(), legal, "{}", text);
    }
    Ok(())
}

/// An outcome that is read from a text is written as that text, and is refused where it is not possible.
fn chance_makes_sense<G: Notation + Audit>(game: &G, text: &str) -> TestCaseResult {
    if let Ok(outcome) = game.parse_chance(text) {
        prop_assert_eq!(game.chance_text(outcome), text);
        let possible = game.is_possible(outcome);
        let mut next = *game;
        prop_assert_eq!(next.reveal(outcome).is_ok(), possible, "{}", text);
        if possible {
            prop_assert_eq!(next.audit(), Ok(()), "{}", text);
        }
    }
    Ok(())
}
