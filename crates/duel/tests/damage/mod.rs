//! Every table, and the words of its texts: what the harness tries texts with.

use duel::{Duel, Expansion, OPTIONS, Setup};
use proptest::prelude::*;
use trials::{Language, Texts};

pub(crate) const TEXTS: Texts<Duel> = Texts { setups, many_steps: 450, language: LANGUAGE };

const LANGUAGE: Language = Language {
    alphabet: " ,.:=+-_*0129ABCage",
    separators: " ,.:=+@",
    words: "duel draft build discard wonder progress destroy restore begin token card back drawn A B C * -1 0 7 19 20 \
            stable baths pyramids law age1 guild recruit conspirator_1 activate 2,3 enthrone enki strike minerva loot A5 \
            prepare coup keep top place move decree shield god gift greek plot removed duel+agora duel+pantheon \
            A.cubes=1.0.0.0.0.0 spaces=1:enki top_plot=coup.A age=2 pawn=9 A.coins=7 A.cards=baths board=law laid=0 \
            over=civilian.AB pending=turn.A pending=draft structure=0:age structure=19:baths duel:library=open = . : ,",
    pending: "lay_tokens offer_wonders draft lay_cards turn_up turn.S take_token.S draw_from_box.S.2 keep_token.S \
              destroy.S.brown restore.S choose_starter.S lay_gifts draw_gods.S.greek place_god.S lay_on_enki.1 \
              look_for_enki.S take_from_enki.S consult_deck.S show_deck.S.roman show_tops.S summon.S stack_deck.S activate.S.enki \
              lay_snake.S steal_card.S strike.S unearth.4 unearth.9 unbuild.S raise_wonder.S tuck.S.sphinx steal_wonder.S \
              place_minerva.S drop_loot.S use_loot.S lay_decrees go_on.S politics.S.left place_or_plot.S place_cube.S \
              move_cube.S remove_cube.S settle.2.2 settle.1.2 draw_plots.S.2 keep_plot.S trigger_unprepared.S gain_coins.S.6 \
              lock_token.S \
              build_from_row.S.1 show_removed.S.3 build_removed.S take_from_box.S discard_available.S discard_another.S \
              swap_cards.S move_decree.S destroy_wonder.S",
    seats: 2,
    pending_before: "turn.A,turn_up",
};

/// Any expansions, with any values of the options that are about them.
fn setups() -> BoxedStrategy<Setup> {
    let expansions = prop::sample::subsequence(Expansion::ALL.to_vec(), 0..=Expansion::NUM);
    let tables = (expansions, prop::collection::vec(any::<bool>(), OPTIONS.len())).prop_map(|(expansions, others)| {
        let mut setup = Setup::with(expansions);
        for (option, other) in OPTIONS.iter().zip(others) {
            let is_known = option.needs.iter().all(|needed| setup.expansions.iter().any(|set| set.slug() == *needed));
            if is_known && other {
                setup.set(option.name, option.values[1]).expect("the option is known");
            }
        }
        setup
    });
    tables.boxed()
}
