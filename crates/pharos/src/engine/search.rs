//! What `go` does: asks a bot, with the eyes of one seat, and puts what it says into lines.

use crate::any_game::AnyGame;
use bots::{Bot, Finding, Greedy, KeptTrees, Spec, Thinker, Thoughts};
use rustix::time::{ClockId, clock_gettime};
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use table::{Actions, Eyes, Phase, Seat, Xoshiro};

/// Work for another thread: ends early when the flag is raised, and gives the lines of the answer.
pub(super) type Job = Box<dyn FnOnce(&AtomicBool) -> Vec<String> + Send>;

/// What to search.
#[derive(Clone, Copy, Debug)]
pub(super) struct Request {
    /// For whom; the only seat that owes an action if nobody is named.
    pub(super) seat: Option<Seat>,
    /// Who thinks, and for how long.
    pub(super) spec: Spec,
    /// How many of the best actions to list.
    pub(super) top: usize,
    /// Whether to begin with an empty tree.
    pub(super) anew: bool,
}

/// The search for a seat's best action.
pub(super) fn job<G: AnyGame>(
    game: G,
    seat: Seat,
    request: Request,
    seed: u64,
    trees: Arc<Mutex<KeptTrees<G>>>,
) -> Job {
    Box::new(move |stop| answer(Eyes::of(&game, seat), request, seed, &trees, stop))
}

fn answer<G: AnyGame>(
    eyes: Eyes<'_, G>,
    request: Request,
    seed: u64,
    trees: &Mutex<KeptTrees<G>>,
    stop: &AtomicBool,
) -> Vec<String> {
    let (start, cpu) = (Instant::now(), processor_time());
    let seat = eyes.seat();
    let view = eyes.view();
    // Texts are written in a world imagined from the view, so that they tell nothing the seat does not know.
    let world = G::imagine(&view, &mut Xoshiro::new(seed));
    let mut legal = Actions::new();
    world.legal_actions(seat, &mut legal);

    let mut thoughts = Thoughts { findings: Vec::new(), line: Vec::new(), iterations: 0, kept: 0 };
    let quick = match (legal.as_slice(), request.spec) {
        // There is nothing to think about.
        (&[only], _) => Some(only),
        (_, Spec::Search { settings, budget }) => {
            let mut thinker = match request.anew {
                true => Thinker::new(settings, budget, seed),
                false => trees.lock().unwrap_or_else(PoisonError::into_inner).take(seat, settings, budget, seed),
            };
            thoughts = thinker.think(&view, seat, budget, stop);
            trees.lock().unwrap_or_else(PoisonError::into_inner).give_back(seat, thinker);
            // Whoever was stopped before anything was tried takes what looks best.
            let is_untried = thoughts.findings.first().is_none_or(|best| best.visits == 0);
            is_untried.then(|| Greedy::new(Xoshiro::new(seed)).choose(eyes, &legal))
        }
        (_, spec) => Some(spec.build::<G>(seed).choose(eyes, &legal)),
    };
    let Thoughts { mut findings, mut line, iterations, kept } = thoughts;
    if let Some(action) = quick {
        let expectation = bots::outlook::<G>(&view, seat, action, &mut Xoshiro::new(seed));
        findings = vec![Finding { action, visits: 0, expectation }];
    }
    let Some(best) = findings.first().copied() else { return Vec::new() };
    if line.first() != Some(&(seat, best.action)) {
        line = vec![(seat, best.action)];
    }

    let action = |action| format!("{seat} {}", world.action_text(seat, action));
    let figures = |finding: &Finding<_>| format!("win={:.3} visits={}", finding.expectation, finding.visits);
    let choice = |finding: &Finding<_>| format!("choice {} {}", action(finding.action), figures(finding));
    let mut lines: Vec<_> = findings.iter().take(request.top).map(choice).collect();
    lines.push(format!(
        "best {} {} iters={iterations} ms={} cpu={} kept={kept} line {}",
        action(best.action),
        figures(&best),
        start.elapsed().as_millis(),
        processor_time().saturating_sub(cpu).as_millis(),
        line_text(world, &line)
    ));
    lines
}

/// What all sides are expected to play, as far as it can be played in this world.
fn line_text<G: AnyGame>(mut world: G, line: &[(Seat, G::Action)]) -> String {
    let mut texts = Vec::new();
    for &(seat, action) in line {
        if !matches!(world.phase(), Phase::Act(_)) || !world.is_legal(seat, action) {
            break;
        }
        texts.push(format!("{seat} {}", world.action_text(seat, action)));
        world.play_unchecked(seat, action);
    }
    texts.join("; ")
}

/// Processor time that all threads of the program have used. While one searches the others wait, so what is used between
/// two looks is the search's, however many threads it has.
fn processor_time() -> Duration {
    let time = clock_gettime(ClockId::ProcessCPUTime);
    Duration::new(time.tv_sec.try_into().unwrap_or(0), time.tv_nsec.try_into().unwrap_or(0))
}
