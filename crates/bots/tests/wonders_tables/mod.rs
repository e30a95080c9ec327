//! What tests of bots at the tables of 7 Wonders share, with and without Armada.

use bots::wonders::Taught;
use bots::{Bot, Budget, Knowledge, Leaf, Settings, Spec, Thinker, Weights};
use table::{Actions, Eyes, Game, Notation, Phase, Rng, Seat, SeatSet, Xoshiro};
use wonders::{ActionWith, Position, SetupWith};

const GUIDED: Settings = Settings { leaf: Leaf::Guided, ..Settings::STRONG };

pub(crate) fn legal<X: Taught>(game: &Position<X>, seat: Seat) -> Actions<ActionWith<X>> {
    let mut actions = Actions::new();
    game.legal_actions(seat, &mut actions);
    actions
}

/// Plays a game; everybody chooses before any choice is known.
pub(crate) fn play<X: Taught>(
    setup: SetupWith<X>,
    seed: u64,
    mut choose: impl FnMut(&Position<X>, Seat, &Actions<ActionWith<X>>) -> ActionWith<X>,
) -> Position<X> {
    let deal = Position::shuffle(setup, &mut Xoshiro::new(seed));
    let mut game = <Position<X> as Game>::new(setup);
    loop {
        match game.phase() {
            Phase::Over => return game,
            Phase::Chance => game.reveal_unchecked(game.dealt(&deal)),
            Phase::Act(asked) => {
                let choices: Vec<_> =
                    asked.iter().map(|seat| (seat, choose(&game, seat, &legal(&game, seat)))).collect();
                choices.into_iter().for_each(|(seat, action)| game.play_unchecked(seat, action));
            }
        }
    }
}

/// Plays a game by the policy, at random now and then, and shows each position in which a seat chooses.
pub(crate) fn walk<X: Taught>(
    setup: SetupWith<X>,
    seed: u64,
    mut see: impl FnMut(&Position<X>, Seat, &Actions<ActionWith<X>>),
) {
    let mut rng = Xoshiro::new(seed);
    play(setup, seed, |game, seat, actions| {
        see(game, seat, actions);
        let mut weights = Weights::new();
        game.policy(seat, actions, &mut weights);
        if rng.below(3) == 0 {
            actions[rng.below(actions.len())]
        } else {
            actions[(0..weights.len()).max_by_key(|&i| weights[i]).unwrap()]
        }
    });
}

/// One seat in each turn is asked what bots of all kinds would do.
pub(crate) fn bots_find_legal_actions<X: Taught>(setup: SetupWith<X>, seed: u64) {
    let specs = ["random", "novice", "easy", "medium", "mcts:iters=6,leaf=guided", "mcts:iters=12,leaf=best"];
    let mut bots: Vec<_> = specs.iter().map(|spec| spec.parse::<Spec>().unwrap().build::<Position<X>>(7)).collect();
    walk(setup, seed, |game, seat, actions| {
        if seat.index() != game.turn() % setup.seats() {
            return;
        }
        for (bot, spec) in bots.iter_mut().zip(specs) {
            let action = bot.choose(Eyes::of(game, seat), actions);
            assert!(actions.contains(&action), "{spec}: {action:?} in {}", game.position_text());
        }
    });
}

/// One decision of so many is made again in a world that looks the same to the seat. Says in how many something hidden differed.
pub(crate) fn choices_belong_to_views<X: Taught>(setup: SetupWith<X>, seed: u64, one_of: u64) -> usize {
    let (mut hidden_differed, mut decision) = (0, 0);
    walk(setup, seed, |game, seat, actions| {
        decision += 1;
        if actions.len() == 1 || decision % one_of != 0 {
            return;
        }
        // The same for this seat: other hands, other cards put away, other choices face down.
        let other = Position::imagine(&game.view(Some(seat)), &mut Xoshiro::new(decision));
        hidden_differed += usize::from(other != *game);
        for settings in [GUIDED, Settings::STRONG, Settings { priors: false, ..Settings::STRONG }] {
            let choose = |game| Thinker::new(settings, Budget::Iterations(12), 5).choose(Eyes::of(game, seat), actions);
            assert_eq!(choose(game), choose(&other), "{}", game.position_text());
        }
        let choose = |game| {
            let mut bot = "easy".parse::<Spec>().unwrap().build::<Position<X>>(3);
            bot.choose(Eyes::of(game, seat), actions)
        };
        assert_eq!(choose(game), choose(&other), "{}", game.position_text());
    });
    hidden_differed
}

/// The policy stands for others in imagined worlds: it must not look at what its seat would not know.
pub(crate) fn policy_looks_at_what_its_seat_knows<X: Taught>(setup: SetupWith<X>, seed: u64) {
    walk(setup, seed, |game, seat, actions| {
        let other = Position::imagine(&game.view(Some(seat)), &mut Xoshiro::new(9));
        let weights = |game: &Position<X>| {
            let mut weights = Weights::new();
            game.policy(seat, actions, &mut weights);
            weights
        };
        let own = weights(game);
        assert_eq!(own, weights(&other), "{}", game.position_text());
        assert_eq!(own.len(), actions.len());
        assert!(own.iter().all(|&weight| weight > 0));
    });
}

/// Expectations are shares of the sides that play, and every reason is one of these.
pub(crate) fn expectations_are_shares<X: Taught>(setup: SetupWith<X>, seed: u64, reasons: &[&str]) {
    let seats = setup.seats();
    walk(setup, seed, |game, seat, actions| {
        let values = game.expectation();
        let sides = game.sides();
        let of_sides = sides.among(SeatSet::all(seats)).filter_map(SeatSet::first).map(|first| values[first.index()]);
        assert!((of_sides.sum::<f32>() - 1.0).abs() < 1e-4, "{values:?}");
        for one in Seat::first(seats) {
            assert!(values[one.index()] > 0.0);
            assert!(sides.side(one).iter().all(|partner| values[partner.index()] == values[one.index()]));
        }
        assert!(values[seats..].iter().all(|&value| value == 0.0));
        for &action in actions {
            assert!(reasons.contains(&game.reason(seat, action)), "{action:?}: {}", game.reason(seat, action));
        }
    });
}

/// One bot against others in all other seats, in teams one team against the others, once from every place of each deal; the
/// share of victories it gets, as a multiple of an even share.
pub(crate) fn strength<X: Taught>(setup: SetupWith<X>, spec: &str, others: &str, deals: u64) -> f64 {
    let [spec, others]: [Spec; 2] = [spec, others].map(|text| text.parse().unwrap());
    let sides: Vec<SeatSet> = X::sides(setup).among(SeatSet::all(setup.seats())).collect();
    let mut won = 0.0;
    for (seed, own) in (0..deals).flat_map(|seed| sides.iter().map(move |own| (seed, *own))) {
        let mut bots: Vec<_> = Seat::first(setup.seats())
            .map(|seat| {
                let spec = if own.contains(seat) { spec } else { others };
                spec.build::<Position<X>>(seed * 8 + seat.index() as u64)
            })
            .collect();
        let game = play(setup, seed, |game, seat, actions| bots[seat.index()].choose(Eyes::of(game, seat), actions));
        won += f64::from(game.outcome().unwrap().share(own.first().unwrap()));
    }
    won / deals as f64
}
