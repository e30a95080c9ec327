//! Random games for benches: always the same for a seed, with a sum over everything that happens in them, so that a fast
//! wrong game is noticed before it is timed.

use table::{Actions, Game, Notation, Phase, Rng, Seat, Xoshiro};

/// How outcomes of chance come about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dealt {
    /// From a deal that is shuffled first.
    ByDeck,
    /// Drawn when the table needs them.
    AtNeed,
}

/// Plays to the end. Where several seats are asked, they choose in their order.
///
/// # Panics
///
/// Panics if the game says that somebody has to act, and nobody is asked.
pub fn playout<G: Game>(setup: G::Setup, seed: u64, dealt: Dealt, mut see: impl FnMut(&G, Seat, G::Action)) -> G {
    let mut rng = Xoshiro::new(seed);
    let deal = (dealt == Dealt::ByDeck).then(|| G::shuffle(setup, &mut rng));
    let mut game = G::new(setup);
    let mut actions = Actions::new();
    loop {
        match game.phase() {
            Phase::Over => return game,
            Phase::Chance => {
                let outcome = deal.as_ref().map_or_else(|| game.draw(&mut rng), |deal| game.dealt(deal));
                game.reveal_unchecked(outcome);
            }
            Phase::Act(seats) => {
                let seat = seats.first().expect("somebody has to act");
                game.legal_actions(seat, &mut actions);
                let action = actions[rng.below(actions.len())];
                see(&game, seat, action);
                game.play_unchecked(seat, action);
            }
        }
    }
}

/// How many decisions the games with seeds below `games` have, and all of them with the last positions, as one number.
pub fn checksum<G: Notation>(setup: G::Setup, dealt: Dealt, games: u64) -> (u64, u64) {
    let mut decisions = 0;
    let mut sum = TextSum::default();
    for seed in 0..games {
        let game = playout::<G>(setup, seed, dealt, |game, seat, action| {
            decisions += 1;
            sum.add(&format!("{seat} {}\n", game.action_text(seat, action)));
        });
        sum.add(&format!("{}\n", game.position_text()));
    }
    (decisions, sum.0)
}

/// Texts mixed into one number (FNV-1a).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TextSum(pub u64);

impl Default for TextSum {
    fn default() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

impl TextSum {
    /// Mixes one more text in.
    pub fn add(&mut self, text: &str) {
        text.bytes().for_each(|byte| self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3));
    }
}
