//! Every table, and the words of its texts: what the harness tries texts with.

use architects::{Architects, OPTIONS, Setup};
use proptest::prelude::*;
use trials::{Language, Texts};

pub(crate) const TEXTS: Texts<Architects> = Texts { setups, many_steps: 700, language: LANGUAGE };

const LANGUAGE: Language = Language {
    alphabet: " ,.:=/-_*0129ABCage",
    separators: " ,.:=*/",
    words: "architects/3 architects/8 architects/2:search=secret pick look take extra build exchange token blind fetch search \
            keep use pass end wonder offer top card seen drawn shown A B C H * -1 0 7 left right centre s1 s5 wood,clay \
            wood,wood coin,wood coin gear different giza rhodes culture A.wonder=giza A.cards=wood*2 A.deck=- A.top=wood \
            B.tokens=culture,culture seen=wood.A shown=wood face_up=decor battle=2 over=wonder.A pending=act pending=take = . : ,",
    pending: "deal_wonders offer_wonders pick_wonder lay_decks lay_tokens take act peek draw take_token draw_token any_deck \
              search_deck use_effect last_turns.A last_turns.B turn_up.A turn_up.B show.A show.B keep.A keep.B",
    seats: 2,
    pending_before: "act",
};

/// Any number of seats, with any values of the options.
fn setups() -> BoxedStrategy<Setup> {
    let tables = (2..=7_usize, prop::collection::vec(0..6_usize, OPTIONS.len())).prop_map(|(seats, values)| {
        let mut setup = Setup::new(seats).expect("two to seven play");
        for (option, value) in OPTIONS.iter().zip(values) {
            let value = option.values.get(value).unwrap_or(&option.values[0]);
            setup.set(option.name, value).expect("the option is known");
        }
        setup
    });
    tables.boxed()
}
