//! Every table, and the words of its texts: what the harness tries texts with.

use proptest::prelude::*;
use trials::{Language, Texts};
use wonders::{OPTIONS, Setup, Wonders};

pub(crate) const TEXTS: Texts<Wonders> = Texts { setups, many_steps: 160, language: LANGUAGE };

const LANGUAGE: Language = Language {
    alphabet: " ,.:=/-_*+^0129ABCage",
    separators: " ,.:=/+^-",
    words: "wonders/3 wonders/8 wonders/3:edition=second wonders/4:sides=chosen build free stage discard fetch decline pick side \
            wonders sides hands left right A B C H * -1 0 1 2 7 a b altar palace glassworks_1 glassworks_2 workers_guild giza \
            halicarnassus babylon altar,altar,baths A.wonder=giza A.side=a A.coins=7 A.victory=1/0/0 A.defeat=2/0/0 A.free=used \
            A.age1=+altar/-baths B.age1=^altar A.fetched=1.2.altar B.fetched=1.6.none A.hand=altar A.chosen=build.altar \
            B.chosen=side.a age=2 turn=6 step=fetch step=last_card step=over last_card=A fetch=B = . : ,",
    // No position says that anything is pending; a text that does is refused.
    pending: "choose_card fetch.S last_card.S",
    seats: 3,
    pending_before: "choose_card",
};

/// Any number of seats, with any values of the options.
fn setups() -> BoxedStrategy<Setup> {
    let tables = (3..=7_usize, prop::collection::vec(0..6_usize, OPTIONS.len())).prop_map(|(seats, values)| {
        let mut setup = Setup::new(seats).expect("three to seven play");
        for (option, value) in OPTIONS.iter().zip(values) {
            let value = option.values.get(value).unwrap_or(&option.values[0]);
            setup.set(option.name, value).expect("the option is known");
        }
        setup
    });
    tables.boxed()
}
