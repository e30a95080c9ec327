//! The checks that every engine has to pass on random games: what must hold in any position of any game.
//! An engine's own tests call [`run`] for each of its table texts.

use crate::log::{self, Header, Log};
use crate::{Actions, Event, Game, MAX_SEATS, Notation, Phase, Record, Rng, Seat, SeatSet, Xoshiro};
use std::collections::HashSet;

/// What an engine can check about a single position of its own.
pub trait Audit: Game {
    /// Every component lies in exactly one zone, no count is negative, and every cached value equals the one computed
    /// from scratch.
    ///
    /// # Errors
    ///
    /// Says what does not hold.
    fn audit(&self) -> Result<(), String>;
}

/// How many games to play and how long one may last.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// Random games.
    pub games: u64,
    /// The most events a game may take.
    pub max_events: usize,
}

/// Plays random games and checks every law in every position.
///
/// # Panics
///
/// Panics with the seed and the position when a law does not hold.
pub fn run<G: Notation + Audit>(setup: G::Setup, effort: Effort) {
    for seed in 0..effort.games {
        let mut rng = Xoshiro::stream(0xba77e21, seed);
        let record = random_game::<G>(setup, &mut rng, effort.max_events, seed);
        logs_replay(&record, seed);
    }
}

fn random_game<G: Notation + Audit>(setup: G::Setup, rng: &mut Xoshiro, max_events: usize, seed: u64) -> Record<G> {
    let deal = G::shuffle(setup, rng);
    // Half of the games are dealt by deck, half drawn at the moment of need: both must be possible.
    let by_deck = seed.is_multiple_of(2);
    let mut record = Record::<G>::new(setup);
    loop {
        let game = *record.game();
        let context = || format!("seed {seed}, event {}: {}", record.events().len(), game.position_text());
        assert!(record.events().len() <= max_events, "the game does not end; {}", context());
        if let Err(why) = game.audit() {
            panic!("{why}; {}", context());
        }
        positions_round_trip(&game, &context);
        views_hold(&game, rng, &context);

        assert_eq!(game.due_text().is_empty(), game.phase() != Phase::Chance, "{}", context());
        let owing = if let Phase::Act(seats) = game.phase() { seats } else { SeatSet::EMPTY };
        for seat in Seat::first(MAX_SEATS).filter(|&seat| !owing.contains(seat)) {
            assert!(legal_actions(&game, seat).is_empty(), "{seat} owes nothing; {}", context());
        }

        let event = match game.phase() {
            Phase::Over => {
                let outcome = game.outcome().unwrap_or_else(|| panic!("nobody knows how it ended; {}", context()));
                assert!(!outcome.winners.is_empty(), "nobody won; {}", context());
                let is_whole = |side: SeatSet| side.iter().all(|seat| outcome.winners.contains(seat));
                assert!(outcome.winning_sides().all(is_whole), "{outcome:?} parts partners; {}", context());
                assert_eq!(outcome.sides, G::new(setup).sides(), "{}", context());
                return record;
            }
            Phase::Chance => {
                let outcome = if by_deck { game.dealt(&deal) } else { game.draw(rng) };
                assert!(game.is_possible(outcome), "{outcome:?} is not possible; {}", context());
                let text = game.chance_text(outcome);
                assert!(is_one_line(&text), "{text:?}");
                assert_eq!(game.parse_chance(&text).as_ref(), Ok(&outcome), "{text}; {}", context());
                assert!(text.starts_with(&format!("{} ", game.due_text())), "{text} is not due; {}", context());
                secrets_stay_secret(&game, Event::Chance(outcome), Event::Chance(game.draw(rng)), &context);
                Event::Chance(outcome)
            }
            Phase::Act(seats) => {
                assert!(game.outcome().is_none(), "{}", context());
                let choices: Vec<_> = seats.iter().map(|seat| (seat, legal_actions(&game, seat))).collect();
                for (seat, actions) in &choices {
                    actions_are_sound(&game, *seat, actions, &context);
                }
                let (seat, actions) = &choices[rng.below(choices.len())];
                let action = actions[rng.below(actions.len())];
                let other = actions[rng.below(actions.len())];
                choices_lie_face_down(&game, seats, *seat, [action, other], &context);
                if seats.len() > 1 {
                    rounds_open_at_once(&game, &choices, *seat, rng, &context);
                }
                secrets_stay_secret(&game, Event::Act(*seat, action), Event::Act(*seat, other), &context);
                Event::Act(*seat, action)
            }
        };
        record.push(event).unwrap_or_else(|why| panic!("{event:?}: {why}"));
    }
}

fn legal_actions<G: Game>(game: &G, seat: Seat) -> Actions<G::Action> {
    let mut actions = Actions::new();
    game.legal_actions(seat, &mut actions);
    actions
}

/// Some action unless over, no more than the game says; no action twice; every text unique and read back to its action.
fn actions_are_sound<G: Notation>(game: &G, seat: Seat, actions: &[G::Action], context: &dyn Fn() -> String) {
    assert!(!actions.is_empty(), "{seat} has to act and cannot; {}", context());
    assert!(actions.len() <= G::MAX_ACTIONS, "{seat} has {} actions, too many; {}", actions.len(), context());
    let mut texts = HashSet::new();
    for &action in actions {
        let text = game.action_text(seat, action);
        assert!(is_one_line(&text), "{text:?}");
        assert_eq!(game.parse_action(seat, &text).as_ref(), Ok(&action), "{text}; {}", context());
        assert!(texts.insert(text), "{action:?} has the text of another action; {}", context());
        assert!(game.is_legal(seat, action));
    }
}

fn positions_round_trip<G: Notation>(game: &G, context: &dyn Fn() -> String) {
    let text = game.position_text();
    assert!(is_one_line(&text), "{text:?}");
    match G::parse_position(&text) {
        Ok(read) => assert_eq!(read, *game, "{}", context()),
        Err(why) => panic!("{why}; {}", context()),
    }
}

/// An imagined world looks the same and allows the same, and has the same true odds as any other.
fn views_hold<G: Notation + Audit>(game: &G, rng: &mut Xoshiro, context: &dyn Fn() -> String) {
    for viewer in viewers(game) {
        let view = game.view(viewer);
        let world = G::imagine(&view, rng);
        assert!(is_one_line(&G::view_text(&view)), "{viewer:?}; {}", context());
        assert_eq!(world.view(viewer), view, "{viewer:?}; {}", context());
        assert_eq!(format!("{:?}", world.view(viewer)), format!("{view:?}"), "{viewer:?}; {}", context());
        assert_eq!(world.phase(), game.phase(), "{viewer:?}; {}", context());
        if let Err(why) = world.audit() {
            panic!("imagined by {viewer:?}: {why}; {}", context());
        }
        if let Some(seat) = viewer {
            assert_eq!(legal_actions(&world, seat), legal_actions(game, seat), "{seat}; {}", context());
        }
        if rng.below(WORLDS_PLAYED_ON) == 0 {
            worlds_go_on(world, rng, &|| format!("imagined by {viewer:?}; {}", context()));
        }
    }
}

/// One imagined world in so many is played on to the end.
const WORLDS_PLAYED_ON: usize = 20;

/// An imagined world can be played on from as any other: what it leaves to chance can come.
fn worlds_go_on<G: Notation + Audit>(mut world: G, rng: &mut Xoshiro, context: &dyn Fn() -> String) {
    loop {
        if let Err(why) = world.audit() {
            panic!("{why}: {}; {}", world.position_text(), context());
        }
        match world.phase() {
            Phase::Over => return,
            Phase::Chance => {
                let outcome = world.draw(rng);
                let is_possible = world.is_possible(outcome);
                assert!(is_possible, "{outcome:?} is not possible: {}; {}", world.position_text(), context());
                world.reveal_unchecked(outcome);
            }
            Phase::Act(seats) => {
                let seat = seats.first().expect("somebody has to act");
                let actions = legal_actions(&world, seat);
                world.play_unchecked(seat, actions[rng.below(actions.len())]);
            }
        }
    }
}

/// While others still have to choose at the same time, what a seat has chosen shows to nobody else.
fn choices_lie_face_down<G: Game>(
    game: &G,
    seats: SeatSet,
    seat: Seat,
    actions: [G::Action; 2],
    context: &dyn Fn() -> String,
) {
    let [one, two] = actions.map(|action| {
        let mut next = *game;
        next.play_unchecked(seat, action);
        next
    });
    if seats.len() < 2 {
        return;
    }
    let waiting = Phase::Act(seats.without(seat));
    assert_eq!((one.phase(), two.phase()), (waiting, waiting), "others are not waited for; {}", context());
    for viewer in viewers(game).filter(|&viewer| viewer != Some(seat)) {
        let (first, second) = (one.view(viewer), two.view(viewer));
        assert_eq!(first, second, "{viewer:?} sees what {seat} chose; {}", context());
        assert_eq!(format!("{first:?}"), format!("{second:?}"), "{viewer:?}; {}", context());
    }
}

/// A round comes out the same in whatever order the seats choose, nobody's choice changes what another may choose, and
/// when it opens nobody is told more of a choice than the table shows.
fn rounds_open_at_once<G: Game>(
    game: &G,
    choices: &[(Seat, Actions<G::Action>)],
    seat: Seat,
    rng: &mut Xoshiro,
    context: &dyn Fn() -> String,
) {
    let chosen: Vec<_> = choices.iter().map(|(seat, legal)| (*seat, legal[rng.below(legal.len())])).collect();
    let play = |order: &mut dyn Iterator<Item = (Seat, G::Action)>| {
        let mut next = *game;
        for (seat, action) in order {
            let legal = choices.iter().find(|(other, _)| *other == seat).map(|(_, legal)| legal);
            assert_eq!(legal, Some(&legal_actions(&next, seat)), "a choice changed what {seat} may do; {}", context());
            next.play_unchecked(seat, action);
        }
        next
    };
    let opened = play(&mut chosen.iter().copied());
    let mut order = chosen.clone();
    rng.shuffle(&mut order);
    assert_eq!(opened, play(&mut order.into_iter()), "the order of {chosen:?} matters; {}", context());

    for (other, legal) in choices.iter().filter(|(other, _)| *other == seat) {
        let action = legal[rng.below(legal.len())];
        let instead = |(seat, chosen): (Seat, G::Action)| (seat, if seat == *other { action } else { chosen });
        let changed = play(&mut chosen.iter().copied().map(instead));
        for viewer in viewers(game).filter(|&viewer| opened.view(viewer) == changed.view(viewer)) {
            let told = |(seat, action): (Seat, G::Action)| game.opened_view(seat, action, viewer);
            let (one, two): (Vec<_>, Vec<_>) =
                chosen.iter().map(|&choice| (told(choice), told(instead(choice)))).unzip();
            assert_eq!(one, two, "{viewer:?} is told what the table does not show; {}", context());
        }
    }
}

/// Tests if a line of a log can hold the text and give it back.
fn is_one_line(text: &str) -> bool {
    text.bytes().all(|byte| byte.is_ascii_graphic() || byte == b' ') && text.trim() == text
}

/// If two events leave a seat with the same view, it must be told the same about them.
fn secrets_stay_secret<G: Game>(game: &G, event: Event<G>, other: Event<G>, context: &dyn Fn() -> String) {
    let after = |event| {
        let mut next = *game;
        next.apply(event).map(|()| next)
    };
    let (Ok(one), Ok(two)) = (after(event), after(other)) else {
        panic!("{event:?} or {other:?} is refused; {}", context());
    };
    for viewer in viewers(game) {
        if one.view(viewer) == two.view(viewer) {
            assert_eq!(
                game.event_view(event, viewer),
                game.event_view(other, viewer),
                "{viewer:?} can tell events apart that look the same on the table; {}",
                context()
            );
        }
    }
}

fn viewers<G: Game>(game: &G) -> impl Iterator<Item = Option<Seat>> + use<G> {
    Seat::first(game.seats()).map(Some).chain([None])
}

/// The log is the game: replayed, it gives the same position, and so does every undo.
fn logs_replay<G: Notation>(record: &Record<G>, seed: u64) {
    let seats = Seat::first(record.game().seats()).map(|seat| format!("seat {seat}")).collect();
    let header = Header { table: "battery".to_owned(), rules: G::RULES_VERSION, seats, seed: None, fair: None };
    let text = log::write(&header, record);
    let log = Log::parse(&text).unwrap_or_else(|why| panic!("seed {seed}: {why}\n{text}"));
    assert_eq!(log.header, header);
    let replayed = log.replay::<G>(record.setup()).unwrap_or_else(|why| panic!("seed {seed}: {why}\n{text}"));
    assert_eq!(replayed.events(), record.events(), "seed {seed}");
    assert_eq!(replayed.game(), record.game(), "seed {seed}");
    assert_eq!(log::write(&log.header, &replayed), text, "seed {seed}");

    let half = record.events().len() / 2;
    let mut undone = record.clone();
    undone.undo_to(half);
    assert_eq!(undone.game(), &record.at(half), "seed {seed}");
    for &event in &record.events()[half..] {
        undone.push(event).unwrap_or_else(|why| panic!("seed {seed}: {why}"));
    }
    assert_eq!(undone.game(), record.game(), "seed {seed}");
}
