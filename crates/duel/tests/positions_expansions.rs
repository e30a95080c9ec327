//! Positions of the expansions that are almost sound: with one field changed, play would come to a stop or break a rule.

use duel::{ConspiracyId, Duel, WonderId};
use table::{Notation, Seat, TextError};
use trials::legal_actions;

/// Age I with one token on a card, the Pantheon empty.
const PANTHEON_1: &str = "duel+pantheon structure=2:age,5:baths,6:altar gifts=2:greek";
/// Age II with two places for tokens.
const PANTHEON_2: &str =
    "duel+pantheon age=2 structure=6:age,8:age,11:walls,12:forum,13:school gifts=6:2 spaces=6:gate";
/// The structure of Age I is being laid out.
const SETTING_UP: &str = "duel+pantheon laid=0 gifts_laid=0 \
                          pending=turn.A,draft,offer_wonders,draft,offer_wonders,lay_gifts,lay_cards";
/// Age II of Agora.
const AGORA: &str = "duel+agora age=2 structure=18:age,22:walls,24:forum \
                     decrees=1:shield,3:coins_on_red,5:coins_on_blue B.wonders=sphinx+altar";

/// What must not be said, the sound position, and the fields that say it.
type Row = (&'static str, &'static str, &'static str);

#[rustfmt::skip]
const GODS: [Row; 23] = [
    ("a token lies on a card of another age", PANTHEON_1, "gifts=2:3"),
    ("a mythology has too many tokens", PANTHEON_1, "A.mythologies=greek,greek"),
    ("a token is owned that is still to come", PANTHEON_1, "A.offerings=2"),
    ("a token is owned that is still to come", PANTHEON_2, "A.offerings=2"),
    ("a token is owned that is still to come", SETTING_UP, "A.mythologies=greek"),
    ("an offering token lies on two cards", PANTHEON_2, "gifts=6:2,8:2"),
    ("an offering token belongs to both", PANTHEON_2, "A.offerings=3 B.offerings=3"),
    ("the Gate is there in Age I", PANTHEON_1, "spaces=1:gate"),
    ("the Gate is missing", PANTHEON_2, "spaces=1:tanit A.saw_gods=tanit B.saw_gods=tanit decks=phoenician:-.-"),
    ("the Pantheon has too few spaces", PANTHEON_1,
     "spaces=1:enki,2:ishtar,3:tanit,4:baal,5:zeus A.saw_gods=enki,ishtar,tanit,baal,zeus \
      decks=mesopotamian:-,phoenician:-,greek:-.-"),
    ("a god lies open and somebody has not seen it", PANTHEON_2,
     "spaces=1:zeus,6:gate A.saw_gods=zeus decks=greek:-.-"),
    ("gods are named that nobody has seen", PANTHEON_1, "spaces=1:zeus decks=greek:-.-"),
    ("a deck of gods has not the size it must have", PANTHEON_1, "spaces=1:zeus A.saw_gods=zeus"),
    ("a seat remembers a god that is elsewhere", PANTHEON_2, "decks=greek:zeus.-.- A.knows_inside=zeus B.saw_gods=zeus"),
    ("tokens lie on Enki, who is not there", PANTHEON_2, "enki=law"),
    ("a god is missing whose power lasts", PANTHEON_2, "A.protected=3"),
    ("a god is missing whose power lasts", PANTHEON_2, "A.snake=workshop B.cards=workshop"),
    ("gods came up that do not belong together", PANTHEON_1,
     "pending=turn.B,turn_up,place_god.A shown=zeus,enki A.saw_gods=zeus,enki decks=mesopotamian:-.-,greek:-.-"),
    ("a seat has not seen the gods it chooses from", PANTHEON_1,
     "pending=turn.B,turn_up,place_god.A shown=zeus,hades B.saw_gods=zeus,hades decks=greek:-"),
    (NO_SOURCE, PANTHEON_1, "pending=turn.B,turn_up,draw_gods.A.phoenician,consult_deck.A"),
    ("gods without Pantheon", AGORA, "A.mythologies=greek"),
    ("gods without Pantheon", AGORA, "A.gods=zeus"),
    ("what is pending does not fit the position", PANTHEON_2, "pending=go_on.A"),
];

#[rustfmt::skip]
const SENATE: [Row; 14] = [
    ("a chamber is not controlled by who has more cubes", AGORA, "control=A-----"),
    ("a decree lies face down in a chamber that somebody controls", AGORA, "A.cubes=0.1.0.0.0.0"),
    ("a decree lies in two places", AGORA, "decrees=1:shield,3:shield,5:coins_on_blue"),
    ("too many cubes", AGORA, "A.cubes=7.0.6.0.0.0"),
    ("nobody has moved the decree", AGORA, "decrees=1:shield@2,3:coins_on_red,5:coins_on_blue"),
    ("more than one decree was moved", AGORA,
     "A.triggered=insider_influence decrees=1:shield@2,3:coins_on_red@2,5:coins_on_blue"),
    ("nobody has razed the wonder", AGORA, "razed=pyramids+baths"),
    ("nobody has looked at the removed cards", AGORA, "removed=baths"),
    ("nobody has locked the token", AGORA, "locked=law"),
    ("a seat has not seen its own conspiracies", AGORA, "A.plots=coup"),
    ("a seat has not seen the conspiracies it chooses from", AGORA,
     "pending=turn.B,turn_up,keep_plot.A drawn_plots=coup,treason A.saw_plots=coup"),
    ("a conspiracy on top of the deck was not drawn", AGORA,
     "pending=turn.B,turn_up,keep_plot.A drawn_plots=coup,treason A.saw_plots=coup,treason top_plot=swindle.B \
      B.saw_plots=swindle"),
    ("too few cards with the back age3", AGORA, "A.cards=palace"),
    ("the wonders do not fit what is pending", AGORA,
     "A.wonders=appian_way+baths,circus_maximus+theater,colossus+tavern,great_library+press,piraeus+garrison \
      B.wonders=sphinx+altar,mausoleum+stable,pyramids"),
];

const NO_SOURCE: &str = "a choice is pending that nothing has brought about";

/// A choice, and what has to be there for it: without that it is refused.
#[rustfmt::skip]
const CHOICES: [(&str, &str, &str); 7] = [
    (PANTHEON_2, "enki=law,economy pending=turn.B,turn_up,take_from_enki.A", "A.gods=enki decks=mesopotamian:-.-"),
    (PANTHEON_2, "pending=turn.B,turn_up,take_from_enki.A,lay_on_enki.2", "A.gods=enki decks=mesopotamian:-.-"),
    (PANTHEON_2, "B.cards=workshop pending=turn.B,turn_up,lay_snake.A", "A.gods=nisaba decks=mesopotamian:-.-"),
    (AGORA, "pending=turn.B,turn_up,move_decree.A", "A.triggered=insider_influence"),
    (AGORA, "pending=go_on.A,lock_token.A", "A.triggered=obscurantism"),
    (AGORA, "pending=go_on.A,destroy_wonder.A", "A.triggered=sabotage"),
    (AGORA, "A.triggered=obscurantism locked=law.secret pending=go_on.B,take_from_box.B", "locked=law"),
];

/// Choices that nothing can bring about where they are.
#[rustfmt::skip]
const OUT_OF_PLACE: [(&str, &str); 10] = [
    (PANTHEON_2, "pending=turn.B,turn_up,draw_gods.A.greek"),
    (PANTHEON_2, "pending=turn.B,turn_up,unearth.6"),
    (PANTHEON_2, "gifts=- pending=turn.B,turn_up,unearth.6,unearth.8"),
    (PANTHEON_2, "gifts=- pending=turn.B,turn_up,unearth.6,place_minerva.A"),
    (PANTHEON_2, "A.wonders=sphinx discard=altar pending=turn.B,turn_up,tuck.A.sphinx,place_minerva.A"),
    (AGORA, "pending=go_on.A,build_from_row.A.5"),
    (AGORA, "pending=go_on.A,discard_available.A,place_cube.A"),
    (AGORA, "pending=turn.B,turn_up,draw_plots.A.2,place_or_plot.A"),
    (AGORA, "A.cubes=0.1.0.0.0.0 control=------ pending=go_on.A,settle.2.2,place_cube.A"),
    (AGORA, "A.triggered=treason pending=go_on.A,show_removed.A.6,place_cube.A"),
];

/// A text with other fields in the place of those with the same key, or besides them.
fn with(text: &str, fields: &str) -> String {
    let key = |field: &str| field.split('=').next().map(str::to_owned);
    let is_replaced = |field: &str| fields.split(' ').any(|other| key(other) == key(field));
    let kept = text.split(' ').filter(|field| !is_replaced(field));
    let fields = fields.split(' ').filter(|field| !field.is_empty() && !field.ends_with("=-"));
    kept.chain(fields).collect::<Vec<_>>().join(" ")
}

#[track_caller]
fn accepts(text: &str) {
    if let Err(why) = Duel::parse_position(text) {
        panic!("{why}: {text}");
    }
}

/// Why a position is refused.
#[track_caller]
fn refusal(text: &str) -> String {
    match Duel::parse_position(text) {
        Err(TextError::Contradiction(why)) => why,
        Err(other) => panic!("{other}: {text}"),
        Ok(_) => panic!("accepted: {text}"),
    }
}

fn all_refused(rows: &[Row]) {
    for (why, text, fields) in rows {
        let text = with(text, fields);
        assert!(refusal(&text).contains(why), "{}, not {why}: {text}", refusal(&text));
    }
}

#[test]
fn what_is_changed_here_is_sound_before() {
    for text in [PANTHEON_1, PANTHEON_2, SETTING_UP, AGORA] {
        accepts(text);
    }
}

#[test]
fn gods_and_tokens_that_cannot_lie_so_are_refused() {
    all_refused(&GODS);
}

#[test]
fn a_senate_that_cannot_be_so_is_refused() {
    all_refused(&SENATE);
}

#[test]
fn a_choice_without_its_source_is_refused() {
    for (text, choice, source) in CHOICES {
        let text = with(text, choice);
        assert_eq!(refusal(&text), NO_SOURCE, "{text}");
        accepts(&with(&text, source));
    }
    for (text, choices) in OUT_OF_PLACE {
        let text = with(text, choices);
        assert_eq!(refusal(&text), NO_SOURCE, "{text}");
    }
}

/// Something is said twice, or in vain.
#[rustfmt::skip]
const SAID_TWICE: [(&str, &str); 9] = [
    ("an expansion stands twice", "duel+agora+agora age=2 structure=22:walls"),
    ("an option is about an expansion that is not there", "duel+agora:gods=open age=2 structure=22:walls"),
    ("two tokens lie on one card", "duel+pantheon structure=2:age,5:baths,6:altar gifts=2:greek,2:roman"),
    ("two gods lie on one space",
     "duel+pantheon structure=5:baths spaces=1:zeus,1:ra A.saw_gods=zeus,ra decks=greek:-.-,egyptian:-.-"),
    ("a deck stands twice", "duel+pantheon structure=5:baths decks=greek:-.-.-,greek:-.-.-"),
    ("a deck has a hole", "duel+pantheon structure=5:baths decks=greek:-..-.-"),
    ("a decree stands twice", "duel+agora structure=18:baths decrees=1:shield,1:shield"),
    ("a decree was moved to where it lies", "duel+agora structure=18:baths decrees=1:shield@1"),
    ("a wonder stands and was razed",
     "duel+agora age=2 structure=22:walls A.triggered=sabotage B.wonders=sphinx+altar razed=sphinx+baths"),
];

#[test]
fn a_position_that_says_something_twice_is_refused() {
    for (why, text) in SAID_TWICE {
        assert!(Duel::parse_position(text).is_err(), "{why}: {text}");
    }
}

/// A position from outside may have holes that no game leaves: here every other row of the structure is gone, and one seat
/// has every conspiracy and every wonder, and coins for all.
#[test]
fn the_longest_list_of_actions_fits() {
    let cards = "brickyard,shelf_quarry,glass_blower,drying_room,walls,horse_breeders,barracks,\
                 courthouse,caravansery,customs_house,rostrum,forum,statue,temple,aqueduct";
    let cells = (0..7).chain(13..18).chain(22..25).zip(cards.split(','));
    let cells: Vec<_> = cells.map(|(slot, card)| format!("{slot}:{card}")).collect();
    let conspiracies = ConspiracyId::ALL.map(ConspiracyId::slug).join(",");
    let wonders = WonderId::ALL.map(WonderId::slug).join(",");
    let text = format!(
        "duel+pantheon+agora age=2 A.coins=255 A.wonders={wonders} A.plots={conspiracies} A.saw_plots={conspiracies} \
         structure={} spaces=6:gate decrees=1:shield,3:coins_on_red,5:coins_on_blue",
        cells.join(",")
    );
    let game = Duel::parse_position(&text).unwrap_or_else(|why| panic!("{why}: {text}"));
    let actions = legal_actions(&game, Seat::A);
    // Each of fifteen cards is built, discarded, used for sixteen wonders or sixteen conspiracies; and there is the Gate.
    assert_eq!(actions.len(), 15 * (2 + 16 + 16) + 1);
}
