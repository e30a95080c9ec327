//! Positions are read back to exactly what was written, and whatever else is given is refused or makes sense.
//!
//! Valid texts are broken in many small ways. What is accepted after that has to print to the same text, and an accepted
//! position has to be one from which any game can be played to its end.

use crate::texts::check;
use crate::{At, Texts, legal_actions, step};
use proptest::prelude::*;
use proptest::test_runner::TestCaseResult;
use table::battery::Audit;
use table::{Game, Notation, OptionText, Phase, Seat, Xoshiro};

/// What a game says about the texts of its positions: `name:options key=value key=item,item`.
///
/// Positions are also written by hand: fields and lists may come in any order, and defaults may be spelt out. All else
/// has one written form.
#[derive(Clone, Copy)]
pub struct Positions<G: Game> {
    /// Where the positions come from.
    pub texts: Texts<G>,
    /// The rule options, whose first values are not written.
    pub options: &'static [OptionText],
    /// Tests if a field, by its key, may leave this item out.
    pub is_default_item: fn(&G, &str, &str) -> bool,
    /// Tests if a field, by its key, may be left out where it has this value, its list sorted.
    pub is_default: fn(&G, &str, &str) -> bool,
    /// Tests if play has led to numbers that no text can hold; such a position need not read back.
    pub outgrows_texts: fn(&G) -> bool,
    /// A law of this game that no accepted position leads out of.
    pub law: fn(&G) -> Result<(), String>,
}

impl<G: Notation + Audit> Positions<G> {
    /// The text of a position that a game has led to means that position and nothing else.
    pub fn every_position_reads_back(&self) {
        check(&self.texts.positions(), |At(game)| {
            let text = game.position_text();
            prop_assert_eq!(G::parse_position(&text), Ok(game), "{}", text);
            Ok(())
        });
    }

    /// No text is accepted as a position that does not mean it.
    pub fn garbage_is_refused_or_reads_back(&self) {
        check(&self.texts.language.garbage(), |text| self.says_what_was_read(&text));
    }

    /// The damaged text of a position is none, or one that means what is written.
    pub fn a_broken_position_is_refused_or_reads_back(&self) {
        check(&(self.texts.pairs(), self.texts.language.damage()), |((At(game), At(other)), damage)| {
            self.says_what_was_read(&damage.done_to(&game.position_text(), &other.position_text()))
        });
    }

    /// A position that is accepted by mistake of its writer is still one that play can go on from.
    pub fn a_broken_position_is_refused_or_can_be_played_to_the_end(&self) {
        let cases = (self.texts.pairs(), self.texts.language.damage(), any::<u64>());
        check(&cases, |((At(game), At(other)), damage, seed)| {
            let text = damage.done_to(&game.position_text(), &other.position_text());
            let sound = G::parse_position(&text).map_or(Ok(()), |read| self.is_sound(read, seed));
            sound.map_err(|why| TestCaseError::fail(format!("{why}\n  accepted: {text}")))
        });
    }

    fn says_what_was_read(&self, text: &str) -> TestCaseResult {
        if let Ok(read) = G::parse_position(text) {
            prop_assert_eq!(self.in_order(&read, &read.position_text()), self.in_order(&read, text), "{}", text);
        }
        Ok(())
    }

    /// The parts of a position without defaults and in alphabetical order, each with its list in alphabetical order.
    fn in_order(&self, game: &G, text: &str) -> Vec<(String, Vec<String>)> {
        let (header, fields) = text.split_once(' ').unwrap_or((text, ""));
        let (name, options) = header.split_once(':').unwrap_or((header, ""));
        let is_default =
            |option: &&str| self.options.iter().any(|other| format!("{}={}", other.name, other.values[0]) == *option);
        // No options are no list; an empty option in a list is one too many.
        let options = options.split(',').filter(|option| header.contains(':') && !is_default(option));
        let header = [("name".to_owned(), sorted(name.split('+'))), ("options".to_owned(), sorted(options))];
        let fields = fields.split(' ').filter(|field| !field.is_empty());
        let mut list: Vec<_> = fields
            .map(|field| {
                let (key, value) = field.split_once('=').unwrap_or((field, ""));
                let items = value.split(',').filter(|item| !(self.is_default_item)(game, key, item));
                // What is pending has an order.
                let items = if key == "pending" { items.map(str::to_owned).collect() } else { sorted(items) };
                (key.to_owned(), items)
            })
            .filter(|(key, items)| !items.is_empty() && !(self.is_default)(game, key, &items.join(",")))
            .collect();
        list.sort_unstable();
        header.into_iter().chain(list).collect()
    }

    /// Plays to the end at random; on the way every law of the table holds that holds in real games.
    fn is_sound(&self, mut game: G, seed: u64) -> Result<(), String> {
        let mut rng = Xoshiro::new(seed);
        for _ in 0..=self.texts.many_steps {
            let before = game;
            let context = |why: String| format!("{why}\n  reached: {}", before.position_text());
            game.audit().map_err(context)?;
            self.laws_hold(&game, &mut rng).map_err(context)?;
            if game.phase() == Phase::Over {
                return Ok(());
            }
            step(&mut game, &mut rng).map_err(context)?;
        }
        Err("the game does not end".to_owned())
    }

    fn laws_hold(&self, game: &G, rng: &mut Xoshiro) -> Result<(), String> {
        match G::parse_position(&game.position_text()) {
            Ok(read) if read == *game => {}
            _ if (self.outgrows_texts)(game) => {}
            Ok(_) => return Err("the position reads back as another one".to_owned()),
            Err(why) => return Err(format!("the position is refused: {why}")),
        }
        for viewer in Seat::first(game.seats()).map(Some).chain([None]) {
            let view = game.view(viewer);
            let world = G::imagine(&view, rng);
            if world.view(viewer) != view {
                return Err(format!("{viewer:?} imagines a world that looks different"));
            }
            if viewer.is_some_and(|seat| legal_actions(&world, seat) != legal_actions(game, seat)) {
                return Err(format!("{viewer:?} imagines a world where other actions are legal"));
            }
        }
        (self.law)(game)
    }
}

fn sorted<'a>(items: impl Iterator<Item = &'a str>) -> Vec<String> {
    let mut items: Vec<_> = items.map(str::to_owned).collect();
    items.sort_unstable();
    items
}

/// Tests that none of these texts is a position. Each stands after what is wrong with it, and without what `whole` adds.
///
/// # Panics
///
/// Panics with those that are accepted.
#[track_caller]
pub fn all_refused<G: Notation>(positions: &[(&str, &str)], whole: impl Fn(&str) -> String) {
    let accepted = positions.iter().filter(|(_, text)| G::parse_position(&whole(text)).is_ok());
    let accepted: Vec<_> = accepted.map(|(why, text)| format!("{why}: {text}")).collect();
    assert!(accepted.is_empty(), "these are accepted:\n{}", accepted.join("\n"));
}
