//! The second edition (W12). Its tables of cards and boards are compared in `rules_tables.rs`.

mod common;

use common::{A, Case};
use wonders::data::{deck, guilds, guilds_in_play};
use wonders::{Action, Edition, Effect, Power, Side, Step, WonderId};

/// Olympia at A; nobody sells clay, stone, ore or wood but where a test says so.
fn olympia(side: &str, rest: &str) -> Case {
    let table = "wonders/3:edition=second A.wonder=olympia B.wonder=ephesus C.wonder=halicarnassus";
    Case::new(&format!("{table} A.side={side} {rest}"))
}

#[test]
fn w12_3_decks_have_the_same_sizes_and_guilds_are_drawn_as_in_the_first_edition() {
    for seats in 3..=7 {
        let sizes = [0, 1, 2].map(|age| deck(Edition::Second, seats, age).len());
        assert_eq!(sizes, [7 * seats, 7 * seats, 7 * seats - (seats + 2)]);
        assert_eq!(guilds_in_play(seats), seats + 2);
    }
    assert_eq!(guilds(Edition::Second).len(), 10);
    Case::new("wonders/5:edition=second age=3 step=deal_age").settle().at(3, 1);
}

#[test]
fn w12_5_the_first_card_of_each_colour_is_free_for_olympia_of_the_day() {
    let case = olympia("a", "A.stages=2 A.coins=0 A.cards=altar A.hand=walls,library,foundry,aqueduct");
    // No red, green or brown card yet, but a blue one.
    let case = case.builds(A, "walls", "nothing").builds(A, "library", "nothing").builds(A, "foundry", "nothing");
    let case = case.builds(A, "aqueduct", "never").stages(A, "never");
    // Once there is one, the next of that colour has to be paid for.
    let case = case.round_keeping("library,foundry", "A build walls").has_coins(A, 0);
    case.rounds_keeping("library,foundry", 2).builds(A, "library", "nothing");
    let case = olympia("a", "A.stages=2 A.coins=0 A.cards=stockade A.hand=arsenal,workers_guild,haven,palace");
    let case = case.builds(A, "arsenal", "never").builds(A, "workers_guild", "nothing");
    case.builds(A, "haven", "nothing").builds(A, "palace", "nothing");
    // From the turn after the stage is built.
    let case = olympia("a", "A.stages=1 A.coins=0 A.cards=sawmill A.hand=walls,statue,foundry");
    let case = case.builds(A, "walls", "never").round_keeping("walls,foundry", "A stage statue");
    case.rounds_keeping("walls,foundry", 2).at(2, 5).builds(A, "walls", "nothing").builds(A, "foundry", "nothing");
}

#[test]
fn w12_6_the_first_card_of_an_age_is_free_for_olympia_of_the_night() {
    let case = olympia("b", "A.stages=1 A.coins=0 age=2 turn=1 A.hand=walls,foundry,statue");
    let case = case.builds(A, "walls", "nothing").builds(A, "foundry", "nothing").stages(A, "never");
    assert!(case.round("A build foundry").has_coins(A, 0).stands(A, "foundry"));
    // Used for something else, it is lost for the age.
    let case = case.round_keeping("walls", "A discard statue").rounds_keeping("walls", 2);
    case.at(2, 4).builds(A, "walls", "never");
    // Built in the first turn of an age, it works in later ages only.
    let case = olympia("b", "A.coins=9 age=2 turn=1 A.cards=ore_vein,clay_pit A.hand=walls,statue");
    case.builds(A, "walls", "never")
        .round("A stage statue")
        .round("")
        .at(2, 3)
        .rounds(4)
        .deal(["palace", "", ""])
        .builds(A, "palace", "nothing");
}

#[test]
fn w12_7_the_sixth_card_of_an_age_is_free_for_olympia_of_the_night() {
    let case = olympia("b", "A.stages=2 A.coins=0 age=2 turn=6 A.hand=walls,foundry");
    let case = case.builds(A, "walls", "nothing").builds(A, "foundry", "nothing").stages(A, "never");
    assert!(case.round("A build foundry").stands(A, "foundry"));
    olympia("b", "A.stages=2 A.coins=0 age=2 turn=5 A.hand=walls").builds(A, "walls", "never");
    // Built in the fifth turn it works in the sixth; built in the sixth, not before the next age.
    let text = "A.stages=1 A.coins=0 age=2 A.cards=brickyard A.hand=walls,statue";
    olympia("b", &format!("{text} turn=6")).builds(A, "walls", "never").round("A stage statue").step(Step::DealAge);
    let case = olympia("b", &format!("{text} turn=5 B.hand=foundry,temple"));
    let case = case.round_keeping("foundry,walls", "A stage statue").at(2, 6);
    case.builds(A, "foundry", "nothing");
}

#[test]
fn w12_8_and_w14_17_what_is_free_is_never_paid_for_and_still_has_to_be_new() {
    let case = olympia("a", "A.stages=2 A.coins=9 A.hand=walls B.cards=quarry,stone_pit");
    case.builds(A, "walls", "nothing").refuses("A build walls left 6");
    assert!(case.actions(A).iter().all(|action| !matches!(action, Action::BuildFree(_))));
    // A second copy is not built, in the first turn or the sixth.
    let text = "wonders/5:edition=second A.wonder=olympia A.side=b A.stages=2 A.cards=altar A.coins=0";
    Case::new(&format!("{text} turn=6 A.hand=altar,theater"))
        .builds(A, "altar", "never")
        .builds(A, "theater", "nothing");
    let case = olympia("b", "A.stages=1 A.cards=press_1 age=2 turn=1 A.hand=press_2,walls");
    case.builds(A, "press_2", "never").builds(A, "walls", "nothing");
}

#[test]
fn w12_9_babylon_of_the_night_plays_its_last_card_from_the_first_stage_on() {
    let text = "wonders/3:edition=second age=1 turn=6 A.wonder=babylon A.side=b A.hand=altar,theater";
    let case = Case::new(&format!("{text} A.stages=1")).round("A discard altar").step(Step::LastCard);
    assert!(case.legal(A, "build theater; discard theater").play("A build theater").stands(A, "theater"));
    Case::new(text).round("A discard altar").step(Step::DealAge);
    // Also if the stage is built in the sixth turn.
    let case = Case::new(&format!("{text} A.cards=stone_pit,timber_yard")).round("A stage altar").step(Step::LastCard);
    case.offers(A, "build theater");
}

#[test]
fn w12_10_decorators_are_worth_seven_points_with_all_stages() {
    let guilds = |rest: &str| {
        let text = format!("wonders/3:edition=second step=over A.cards=decorators_guild {rest}");
        Case::new(&text).score(A).guilds
    };
    assert_eq!(guilds("A.wonder=giza A.stages=2"), 0);
    assert_eq!(guilds("A.wonder=giza A.stages=3"), 7);
    assert_eq!(guilds("A.wonder=giza A.side=b A.stages=3"), 0);
    assert_eq!(guilds("A.wonder=giza A.side=b A.stages=4"), 7);
    assert_eq!(guilds("A.wonder=rhodes A.side=b A.stages=2"), 7);
    // The wonders of neighbours do not matter.
    assert_eq!(guilds("A.wonder=giza A.stages=2 B.wonder=rhodes B.side=b B.stages=2"), 0);
}

#[test]
fn w12_11_no_stage_copies_a_guild_or_gives_a_discount() {
    let mut seen = 0;
    for (wonder, side) in WonderId::BASE.into_iter().flat_map(|wonder| Side::ALL.map(|side| (wonder, side))) {
        for effect in Edition::Second.board(wonder, side).stages.iter().flat_map(|stage| stage.effects) {
            assert!(!matches!(effect, Effect::CopyGuild | Effect::Discount(..) | Effect::FreeBuildPerAge), "{wonder}");
            seen += 1;
        }
    }
    assert!(seen > 40, "{seen}");
    // A resource and a symbol of choice, and a card of the pile, as in the first edition.
    let case = Case::new("wonders/3:edition=second age=1 A.wonder=alexandria A.stages=2 A.coins=0 A.hand=baths");
    case.builds(A, "baths", "nothing");
    let text = "wonders/3:edition=second step=over A.wonder=babylon A.stages=2 A.cards=apothecary,workshop";
    let case = Case::new(text);
    assert_eq!((case.score(A).science, case.0.city(A).has(Power::CopyGuild)), (10, false));
    let text =
        "wonders/3:edition=second age=2 A.wonder=halicarnassus A.stages=1 A.cards=glassworks_1,press_1 A.hand=statue";
    Case::new(text).round("A stage statue").step(Step::Fetch);
}
