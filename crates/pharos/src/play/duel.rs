//! 7 Wonders Duel on a terminal.

mod choices;
mod city;
mod explain;
mod lists;
mod pantheon;
mod senate;
mod sentences;
mod structure;
#[cfg(test)]
mod tests;
pub(crate) mod words;

use super::{Board, Context, OnTerminal, Position, PositionBoard};
use crate::terminal::{self, BOLD, DIM, Line, PLAIN};
use crate::text::Text;
use duel::{CAPITAL, Duel, Expansion, Locked, MilitaryTokenSize, Pending, Setup};
use table::{Game, Round, Seat};

impl OnTerminal for Duel {
    const WORD: &'static str = "duel";

    fn row_word(setup: Setup, row: &'static str) -> &'static str {
        match row {
            "guilds" if setup.plays(Expansion::Pantheon) => "temples",
            _ => row,
        }
    }

    fn seen(&self, viewer: Option<Seat>) -> Box<dyn Board> {
        Box::new(Position::seen(self, viewer))
    }

    fn told(round: &Round<'_, Self>, reader: Option<Seat>, context: &Context<'_>) -> Vec<String> {
        let told = |&event| round.before.sentences(&round.before.event_view(event, reader), context);
        round.events.iter().flat_map(told).collect()
    }
}

impl PositionBoard for Duel {
    fn board(&self, context: &Context<'_>) -> Vec<Line> {
        let mut lines = vec![heading(self, context)];
        lines.extend(tokens(self, context));
        lines.extend(pantheon::draw(self, context));
        lines.extend(senate::draw(self, context));
        let cities: Vec<Line> =
            [Seat::A, Seat::B].into_iter().flat_map(|seat| city::summary(self, seat, context)).collect();
        let left = context.width.saturating_sub(city::WIDTH + 2);
        // Where there is room, the cities stand beside the structure.
        if left >= structure::comfortable_width(self) {
            let structure = structure::draw(self, context, left);
            lines.extend(terminal::side_by_side(&structure, &cities, left + 2));
        } else {
            lines.extend(structure::draw(self, context, context.width));
            lines.extend(cities);
        }
        lines
    }

    fn choices(&self, seat: Seat, actions: &[duel::Action], context: &Context<'_>) -> Vec<Line> {
        choices::list(self, seat, actions, context)
    }

    fn city_in_full(&self, seat: Seat, context: &Context<'_>) -> Vec<Line> {
        city::in_full(self, seat, context)
    }

    fn discard_pile(&self, context: &Context<'_>) -> Vec<Line> {
        city::by_color(self.discard(), context)
    }

    fn phrase(&self, seat: Seat, action: duel::Action, text: &Text) -> String {
        sentences::deed(self, seat, action, text).choice(text)
    }

    fn sentences(&self, event: &duel::EventView, context: &Context<'_>) -> Vec<String> {
        sentences::sentences(self, event, context)
    }

    fn explain(&self, words: &str, text: &Text) -> Vec<String> {
        explain::explain(&self.setup(), words, text)
    }

    fn legend(&self, text: &Text) -> Vec<String> {
        let has = |expansion: &Expansion| self.setup().plays(*expansion);
        let played = Expansion::ALL.into_iter().filter(has);
        let expansions = played.map(|expansion| text.say(&format!("duel-legend-{expansion}")));
        std::iter::once(text.say("duel-legend")).chain(expansions).collect()
    }

    /// The Great Library alone is no reason to make two people at one screen look away from it.
    fn keeps_secrets(&self) -> bool {
        !self.setup().expansions.is_empty()
    }
}

/// The age, whose turn it is, and the military track.
fn heading(game: &Duel, context: &Context<'_>) -> Line {
    let text = context.text;
    let age = match game.pending().last() {
        Some(Pending::Draft) => text.say("duel-heading-draft"),
        _ => text.say(&format!("duel-back-age{}", game.age().number())),
    };
    let mut line = Line::of(&age, BOLD);
    if let Some(seat) = game.chooser() {
        line.push("  ", PLAIN);
        line.push(&text.words("duel-heading-turn", &[("name", context.name(seat))]), PLAIN);
    }
    let track = track(game, text);
    line.pad_to(context.width.saturating_sub(track.width() + 1).min(54));
    line.append(&track);
    line
}

/// `A ^..5..2..O..2..5..^ B`: the pawn, the capitals, the coins that military tokens cost, and Minerva. Agora's tokens
/// place a cube (`+`) or remove one (`-`).
fn track(game: &Duel, text: &Text) -> Line {
    let mut line = Line::of(&text.say("duel-heading-military"), PLAIN);
    line.push(" A ", BOLD);
    for space in -CAPITAL..=CAPITAL {
        let victim = if space < 0 { Seat::A } else { Seat::B };
        let loot = MilitaryTokenSize::ALL.into_iter().find(|size| size.zone() == space.abs());
        match loot {
            _ if space == game.pawn() => line.push("O", BOLD),
            _ if Some(space) == game.pantheon().minerva() => line.push("M", BOLD),
            _ if space.abs() == CAPITAL => line.push("^", BOLD),
            Some(size) if game.military_tokens().threatens(victim, size) => line.push(&loot_sign(game, size), PLAIN),
            _ if space == 0 => line.push("|", DIM),
            _ => line.push(".", DIM),
        }
    }
    line.push(" B", BOLD);
    line
}

fn loot_sign(game: &Duel, size: MilitaryTokenSize) -> String {
    match size {
        _ if !game.setup().plays(Expansion::Agora) => size.coins().to_string(),
        MilitaryTokenSize::Small => "+".to_owned(),
        MilitaryTokenSize::Large => "-".to_owned(),
    }
}

/// The progress tokens on the board, one that is out of the game, and the size of the discard pile.
fn tokens(game: &Duel, context: &Context<'_>) -> Vec<Line> {
    let text = context.text;
    let names: Vec<_> = game.board().iter().map(|token| words::token(token, text)).collect();
    let list = if names.is_empty() { text.say("duel-nothing") } else { names.join(", ") };
    let mut parts = vec![text.words("duel-heading-tokens", &[("tokens", &list)])];
    let locked = match context.viewer {
        Some(seat) => game.view(Some(seat)).locked,
        None => game.locked_token().map_or(Locked::Nothing, Locked::Open),
    };
    match locked {
        Locked::Nothing => {}
        Locked::Hidden => parts.push(text.say("duel-heading-locked-unseen")),
        Locked::Open(token) | Locked::Known(token) => {
            parts.push(text.words("duel-heading-locked", &[("token", &words::token(token, text))]));
        }
    }
    let discarded = game.discard().len();
    if discarded > 0 {
        parts.push(text.with("duel-heading-discard", &[("count", discarded.into())]));
    }
    terminal::flow(&parts, context.width, 0).iter().map(|line| Line::of(line, PLAIN)).collect()
}
