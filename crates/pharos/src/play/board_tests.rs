//! What the board of every game is tested for: whatever comes up in random games can be shown, asked and told, in both
//! languages. A game's own tests say which tables, and look at what only they have.

use super::{Context, Name, OnTerminal};
use crate::terminal::Line;
use crate::text::{Lang, Text};
use std::collections::BTreeSet;
use table::{Event, Phase, Rng, Round, Seat, Xoshiro};

/// Which games are looked at.
pub(super) struct BoardTests<G: OnTerminal> {
    pub(super) setups: fn() -> Vec<G::Setup>,
    /// How many at each table.
    pub(super) games: u64,
    /// The columns of the narrowest screen that the board is made for.
    pub(super) narrowest: usize,
    /// Tests if two actions are so much alike that only the first one is offered.
    pub(super) are_alike: fn(G::Action, G::Action) -> bool,
}

impl<G: OnTerminal> BoardTests<G> {
    /// Looks at each event of random games with the positions before and after it.
    pub(super) fn at_each_event(&self, mut look: impl FnMut(&G, Event<G>, &G)) {
        trials::each_event((self.setups)(), self.games, |game, event, after, _| look(game, event, after));
    }

    /// Looks at each moment of random games: an event, or a round in which several choose at the same time.
    pub(super) fn at_each_round(&self, mut look: impl FnMut(&Round<'_, G>)) {
        for setup in (self.setups)() {
            for seed in 0..self.games {
                let mut rng = Xoshiro::stream(0x5ec, seed);
                let mut game = G::new(setup);
                while game.phase() != Phase::Over {
                    let (before, mut events) = (game, Vec::new());
                    match before.phase() {
                        Phase::Act(seats) => events.extend(seats.iter().map(|seat| {
                            let actions = trials::legal_actions(&before, seat);
                            Event::Act(seat, actions[rng.below(actions.len())])
                        })),
                        Phase::Chance | Phase::Over => events.push(Event::Chance(game.draw(&mut rng))),
                    }
                    events.iter().for_each(|&event| game.apply_unchecked(event));
                    look(&Round { index: 0, before, events: &events, after: game });
                }
            }
        }
    }

    /// No line is wider than the screen, no word is missing, and every choice can be made by its number.
    pub(super) fn fit_every_screen(&self) {
        let (texts, names) = (Lang::ALL.map(Text::new), names());
        let widths = [self.narrowest, 80, 120, 180];
        self.at_each_event(|game, event, _| {
            let Event::Act(seat, _) = event else { return };
            let actions = trials::legal_actions(game, seat);
            let seen = game.seen(Some(seat));
            let texts_of_actions: Vec<_> = actions.iter().map(|&action| game.action_text(seat, action)).collect();
            assert_eq!(seen.actions(), texts_of_actions, "{}", game.position_text());
            for (text, width) in texts.iter().flat_map(|text| widths.map(|width| (text, width))) {
                let context = Context { text, names: &names, width, height: 50 };
                let choices = plain(&seen.choices(&context));
                let rest = [
                    seen.board(None, &context),
                    seen.city_in_full(seat, &context),
                    seen.discard_pile(&context),
                    seen.hands(&context),
                ]
                .concat();
                for line in choices.iter().chain(&plain(&rest)) {
                    assert!(is_whole::<G>(line), "{line}");
                    assert!(line.trim_end().chars().count() <= width, "{width}: '{line}'");
                }
                assert!(!choices[0].trim().is_empty(), "asked without a word: {}", game.position_text());
                let words = choices.iter().flat_map(|line| line.split(' '));
                let numbers: BTreeSet<usize> = words.filter_map(|word| word.parse().ok()).collect();
                for (i, &action) in actions.iter().enumerate() {
                    let is_copy = actions[..i].iter().any(|&earlier| (self.are_alike)(earlier, action));
                    assert!(is_copy || numbers.contains(&(i + 1)), "{} ({action:?}) is missing: {choices:?}", i + 1);
                }
            }
        });
    }

    /// Nothing on a screen depends on what its reader cannot know: a world that looks the same is drawn the same. Says how many
    /// screens were looked at.
    pub(super) fn hide_what_only_others_know(&self) -> u64 {
        let (text, names) = (Text::new(Lang::English), names());
        let context = Context { text: &text, names: &names, width: 140, height: 50 };
        let (mut looked, mut turn) = (0, 0);
        self.at_each_event(|game, _, _| {
            // Where many play, each looks in turn, and everybody comes round.
            let seats = game.seats();
            for viewer in Seat::first(seats).filter(|viewer| seats == 2 || viewer.index() == turn % seats) {
                let imagined = G::imagine(&game.view(Some(viewer)), &mut Xoshiro::new(looked));
                let [seen, guessed] = [game, &imagined].map(|game| {
                    let seen = game.seen(Some(viewer));
                    let mut lines = [seen.board(None, &context), seen.choices(&context), seen.hands(&context)].concat();
                    lines.extend(seen.discard_pile(&context));
                    lines.extend(Seat::first(seats).flat_map(|seat| seen.city_in_full(seat, &context)));
                    plain(&lines).join("\n")
                });
                assert_eq!(seen, guessed, "what is shown depends on what {viewer} cannot know");
                looked += 1;
            }
            turn += 1;
        });
        looked
    }

    /// Everybody is told what happens in whole sentences, and of a deed as something that somebody did. Says how many.
    pub(super) fn tell_every_event(&self) -> usize {
        let (texts, names) = (Lang::ALL.map(Text::new), names());
        let mut told = 0;
        self.at_each_round(|round| {
            for (text, viewer) in
                texts.iter().flat_map(|text| [Some(Seat::A), Some(Seat::B), None].map(|who| (text, who)))
            {
                let context = Context { text, names: &names, width: 80, height: 24 };
                let sentences = G::told(round, viewer, &context);
                told += sentences.len();
                let sound = |sentence: &String| is_whole::<G>(sentence) && !sentence.contains('{');
                assert!(sentences.iter().all(sound), "{sentences:?}");
                let mut left = sentences.iter();
                for event in round.events {
                    let &Event::Act(seat, action) = event else { continue };
                    let subject = format!("{} ", context.name(seat));
                    // The deed of the only one who acts is told first; those of a round in the order of seats.
                    let among = if round.is_shared() { sentences.len() } else { 1 };
                    let deed = left.by_ref().take(among).find_map(|sentence| sentence.strip_prefix(&subject));
                    assert!(deed.is_some(), "{event:?} is told as {sentences:?}");
                    let seen = round.before.seen(Some(seat));
                    let words = round.before.action_text(seat, action);
                    let index = seen.actions().iter().position(|text| *text == words).unwrap();
                    assert_ne!(deed, Some(seen.phrase(index, &context).as_str()), "that is how one chooses it");
                }
            }
        });
        told
    }
}

/// Names of as many as can play.
pub(super) fn names() -> Vec<Name> {
    ["Ada", "Bao", "Chidi", "Dora", "Emre", "Femi", "Grażyna", "Hania"].map(Name::plain).into()
}

/// The lines without colours.
pub(super) fn plain(lines: &[Line]) -> Vec<String> {
    lines.iter().map(|line| anstream::adapter::strip_str(&line.to_string()).to_string()).collect()
}

/// Every message that the words are put together of is there, and every value that it asks for.
#[track_caller]
pub(super) fn assert_whole(words: &str, what: &dyn std::fmt::Debug) {
    let is_whole = words.chars().filter(|c| c.is_alphabetic()).count() > 3;
    assert!(is_whole && !words.contains(['[', '{', '}']), "{what:?}: '{words}'");
}

/// A message that does not exist shows as its id.
fn is_whole<G: OnTerminal>(line: &str) -> bool {
    !line.contains(&format!("[{}", G::WORD))
}
