//! 7 Wonders Duel on a terminal.

mod choices;
mod city;
mod structure;
pub(crate) mod words;

use super::{Board, Scene};
use crate::terminal::{self, BOLD, DIM, Line, PLAIN};
use crate::text::Text;
use duel::{CAPITAL, Duel, LootSize, Pending};
use table::Seat;

/// From here on the cities stand beside the structure.
const WIDE: usize = 132;

impl Board for Duel {
    const WORD: &'static str = "duel";

    fn board(&self, scene: &Scene<'_>) -> Vec<Line> {
        let mut lines = vec![heading(self, scene), tokens(self, scene)];
        let cities: Vec<Line> =
            [Seat::A, Seat::B].into_iter().flat_map(|seat| city::summary(self, seat, scene)).collect();
        if scene.width >= WIDE {
            let left = scene.width - city::WIDTH - 2;
            let structure = structure::draw(self, scene, left);
            lines.extend(terminal::side_by_side(&structure, &cities, left + 2));
        } else {
            lines.extend(structure::draw(self, scene, scene.width));
            lines.extend(cities);
        }
        lines
    }

    fn choices(&self, seat: Seat, actions: &[duel::Action], scene: &Scene<'_>) -> Vec<Line> {
        choices::list(self, seat, actions, scene)
    }

    fn city_in_full(&self, seat: Seat, scene: &Scene<'_>) -> Vec<Line> {
        city::in_full(self, seat, scene)
    }

    fn phrase(&self, seat: Seat, action: duel::Action, text: &Text) -> String {
        words::phrase(self, seat, action, text)
    }

    fn sentence(&self, event: &duel::EventView, scene: &Scene<'_>) -> Option<String> {
        words::sentence(self, event, scene)
    }

    fn explain(words: &str, text: &Text) -> Vec<String> {
        words::explain(words, text)
    }
}

/// The age, whose turn it is, and the military track.
fn heading(game: &Duel, scene: &Scene<'_>) -> Line {
    let text = scene.text;
    let age = match game.pending().last() {
        Some(Pending::Draft) => text.say("duel-heading-draft"),
        _ => text.say(&format!("duel-back-age{}", game.age().number())),
    };
    let mut line = Line::of(&age, BOLD);
    if let Some(seat) = game.chooser() {
        line.push("  ", PLAIN);
        line.push(&text.words("duel-heading-turn", &[("name", scene.name(seat))]), PLAIN);
    }
    let track = track(game, text);
    line.pad_to(scene.width.saturating_sub(track.width() + 1).min(54));
    line.append(&track);
    line
}

/// `A ^..5..2..O..2..5..^ B`: the pawn, the capitals, and the coins that military tokens cost.
fn track(game: &Duel, text: &Text) -> Line {
    let mut line = Line::of(&text.say("duel-heading-military"), PLAIN);
    line.push(" A ", BOLD);
    for space in -CAPITAL..=CAPITAL {
        let victim = if space < 0 { Seat::A } else { Seat::B };
        let loot = LootSize::ALL.into_iter().find(|size| size.zone() == space.abs());
        match loot {
            _ if space == game.pawn() => line.push("O", BOLD),
            _ if space.abs() == CAPITAL => line.push("^", BOLD),
            Some(size) if game.loot().threatens(victim, size) => line.push(&size.coins().to_string(), PLAIN),
            _ if space == 0 => line.push("|", DIM),
            _ => line.push(".", DIM),
        }
    }
    line.push(" B", BOLD);
    line
}

/// The progress tokens on the board and the size of the discard pile.
fn tokens(game: &Duel, scene: &Scene<'_>) -> Line {
    let names: Vec<_> = game.board().iter().map(|token| words::token(token, scene.text)).collect();
    let list = if names.is_empty() { scene.text.say("duel-nothing") } else { names.join(", ") };
    let mut line = Line::of(&scene.text.words("duel-heading-tokens", &[("tokens", &list)]), PLAIN);
    let discarded = game.discard().len();
    if discarded > 0 {
        line.push("  ", PLAIN);
        line.push(&scene.text.with("duel-heading-discard", &[("count", discarded.into())]), DIM);
    }
    line
}
