//! Powers of the wonders on sides A and B (W8).

mod common;

use common::{A, B, C, Case};
use wonders::{Consequence, Power, Step};

#[test]
fn w8_1_alexandria_gives_a_resource_of_choice_that_neighbours_cannot_buy() {
    let text = "wonders/3 A.wonder=alexandria A.coins=0 B.wonder=ephesus C.wonder=halicarnassus B.coins=9";
    for name in ["baths", "barracks", "guard_tower", "stockade"] {
        Case::new(&format!("{text} age=1 A.stages=2 A.hand={name}")).builds(A, name, "nothing");
        Case::new(&format!("{text} age=1 A.stages=1 A.hand={name}")).builds(A, name, "never");
        Case::new(&format!("{text} age=1 A.stages=2 B.hand={name}")).builds(B, name, "never");
    }
    let text = text.replace("A.coins", "A.side=b A.coins");
    for (stages, name, met) in [
        (1, "baths", "nothing"),
        (1, "apothecary", "never"),
        (2, "apothecary", "nothing"),
        (2, "scriptorium", "nothing"),
    ] {
        let text = text.replace("ephesus", "giza").replace("halicarnassus", "olympia");
        Case::new(&format!("{text} age=1 A.stages={stages} A.hand={name}")).builds(A, name, met);
    }
    // One of each class in a turn, not two.
    let text = text.replace("halicarnassus", "olympia");
    Case::new(&format!("{text} A.stages=2 A.hand=library,dispensary,school"))
        .builds(A, "library", "never")
        .builds(A, "dispensary", "never")
        .builds(A, "school", "nothing");
}

#[test]
fn w8_2_the_symbol_of_babylon_is_whatever_is_best_at_the_end() {
    for (side, stages) in [("a", 2), ("b", 3)] {
        let science = |cards: &str, stages: usize| {
            let text = format!("wonders/3 step=over A.wonder=babylon A.side={side} A.stages={stages} A.cards={cards}");
            Case::new(&text).score(A).science
        };
        // The same stage is a tablet in one city and a gear in another.
        assert_eq!(science("workshop,apothecary", stages - 1), 2);
        assert_eq!(science("workshop,apothecary", stages), 3 + 7);
        assert_eq!(science("workshop,laboratory", stages), 9);
    }
    // Built early, it is still open: nobody is asked.
    let case = Case::new(
        "wonders/3 age=1 A.wonder=babylon A.stages=1 A.cards=lumber_yard,timber_yard B.wonder=olympia A.coins=2",
    );
    let first = case.hand(A)[0];
    let case = case.round(&format!("A stage {first} left 2")).step(Step::ChooseCard);
    assert_eq!((case.0.city(A).any_symbols(), case.score(A).science), (1, 1));
}

const BABYLON: &str = "wonders/3 age=2 turn=6 A.wonder=babylon A.side=b A.stages=2 B.wonder=rhodes C.wonder=giza";

#[test]
fn w8_3_and_w14_10_babylon_plays_the_left_over_card() {
    let cards = "A.cards=brickyard,clay_pool,press_1,altar A.hand=statue,temple";
    let case = Case::new(&format!("{BABYLON} {cards}")).round("A discard statue").step(Step::LastCard);
    // It is built at its cost, used for the next stage or discarded; not put away for nothing.
    case.legal(A, "build temple; stage temple; discard temple").refuses("A decline");
    let built = case.play("A build temple");
    assert!(built.step(Step::DealAge).stands(A, "temple"));
    let stage = case.play("A stage temple");
    assert_eq!((stage.0.city(A).stages(), stage.0.city(A).any_symbols()), (3, 1));
    let discarded = case.play("A discard temple").has_coins(A, 9);
    assert!(discarded.pile().contains(&"temple"));
    // In every age, once there.
    let case = case.play("A discard temple").settle().rounds(6).step(Step::LastCard).at(3, 6);
    assert!(case.0.city(A).has(Power::PlayLastCard));
    // It has to be paid for.
    let text = format!("{BABYLON} A.coins=0 A.hand=statue,walls").replace("C.wonder=giza", "C.wonder=ephesus");
    Case::new(&text).round("A discard statue").legal(A, "discard walls");
}

#[test]
fn w8_4_the_last_card_is_played_in_the_age_in_which_the_stage_is_built() {
    let text = BABYLON.replace("A.stages=2", "A.stages=1 A.cards=sawmill,glassworks_1 A.hand=statue,temple");
    Case::new(&text).round("A stage statue").step(Step::LastCard).at(2, 6);
    Case::new(&text).round("A discard statue").step(Step::DealAge).at(3, 1);
    // Built in the fifth turn.
    let text = text.replace("turn=6", "turn=5");
    Case::new(&text).round("A stage statue").round("").step(Step::LastCard);
}

#[test]
fn w8_5_and_w14_11_what_came_in_the_sixth_turn_may_be_used_for_the_last_card() {
    // Coins of the sixth card.
    let text = format!("{BABYLON} A.coins=0 A.hand=statue,brickyard");
    let case = Case::new(&text).builds(A, "brickyard", "never").round("A discard statue");
    case.builds(A, "brickyard", "nothing").play("A build brickyard").has_coins(A, 2);
    // The producer that was built with it, a chain, and what a neighbour sold.
    let text = format!("{BABYLON} A.cards=clay_pool,sawmill A.coins=1 A.hand=quarry,walls").replace("giza", "ephesus");
    let case = Case::new(&text).builds(A, "walls", "never").round("A build quarry");
    case.builds(A, "walls", "never");
    let text = text.replace("A.cards=clay_pool", "A.cards=stone_pit");
    Case::new(&text).builds(A, "walls", "never").round("A build quarry").builds(A, "walls", "nothing");
    // The producer that a neighbour built in the sixth turn.
    let text = format!("{BABYLON} A.coins=9 A.cards=loom_1 A.hand=statue,library B.hand=quarry,temple")
        .replace("giza", "ephesus");
    let case = Case::new(&text).builds(A, "library", "never").round("A discard statue; B build quarry");
    case.builds(A, "library", "left 4");
}

#[test]
fn w8_6_the_coins_of_ephesus_come_once() {
    let text = "wonders/3 age=1 A.wonder=ephesus A.coins=0 A.stages=1 A.cards=lumber_yard,timber_yard A.hand=altar";
    let case = Case::new(text).round("A stage altar").has_coins(A, 9);
    let case = case.rounds(1);
    case.has_coins(A, 9 + 3);
    let text = "wonders/3 age=1 A.wonder=ephesus A.side=b A.coins=0 A.cards=stone_pit,timber_yard A.hand=altar";
    Case::new(text).round("A stage altar").has_coins(A, 4);
}

/// Halicarnassus with two ore, in Age I, on its third turn; what was taken before was built.
const HALICARNASSUS: &str = "wonders/5 age=1 fill=built A.wonder=halicarnassus A.side=b A.cards=ore_vein,clay_pit";

#[test]
fn w8_7_halicarnassus_builds_a_card_of_the_pile_for_nothing() {
    let text = format!("{HALICARNASSUS} A.coins=0 B.discarded=barracks A.hand=altar");
    let case = Case::new(&text).round_building("A stage altar").step(Step::Fetch);
    let case = case.legal(A, "fetch barracks; decline").refuses("A fetch altar").play("A fetch barracks");
    assert!(case.stands(A, "barracks") && case.pile().is_empty());
    assert_eq!((case.0.city(A).coins(), case.0.city(A).shields()), (0, 1));
    // On side a only the second stage has the power.
    let text = "wonders/3 age=1 A.wonder=halicarnassus A.coins=0 A.cards=clay_pool,clay_pit A.hand=altar";
    Case::new(text).round("A stage altar").step(Step::ChooseCard);
    let text = "wonders/3 age=2 A.wonder=halicarnassus A.coins=0 A.stages=1 A.cards=foundry,clay_pit A.hand=statue";
    Case::new(text).round("A stage statue").step(Step::Fetch);
    let text = "wonders/3 age=2 A.wonder=halicarnassus A.coins=0 A.stages=2 A.cards=loom_1 A.hand=statue";
    Case::new(text).round("A stage statue").step(Step::ChooseCard);
}

#[test]
fn w8_8_all_that_was_discarded_lies_in_the_pile() {
    // A card of the first age, one of this turn, and the left-over cards of this age.
    let text = "wonders/3 age=2 turn=6 A.wonder=halicarnassus A.side=b A.cards=foundry A.hand=walls,school \
                B.discarded=altar \
                B.hand=temple,statue C.hand=library,forum";
    let case = Case::new(text).play("A stage walls; B discard temple; C discard library").step(Step::Fetch);
    for name in ["altar", "temple", "statue", "library", "forum", "school"] {
        case.offers(A, &format!("fetch {name}"));
    }
    assert!(case.pile().len() > 10);
    // What lies under a stage does not.
    case.refuses("A fetch walls");
}

#[test]
fn w8_9_no_identical_building_comes_from_the_pile() {
    let text = format!("{HALICARNASSUS} B.discarded=altar,theater A.hand=loom_1").replace("A.cards=", "A.cards=altar,");
    let case = Case::new(&text).round_building("A stage loom_1");
    assert_eq!(case.pile(), ["altar", "theater"]);
    case.legal(A, "fetch theater; decline");
}

#[test]
fn w8_9_with_an_empty_pile_nobody_is_asked() {
    let case = Case::new(&format!("{HALICARNASSUS} A.hand=loom_1")).round_building("A stage loom_1");
    assert_eq!(case.step(Step::ChooseCard).at(1, 4).0.fetched().count(), 0);
    // It is said that nothing was there.
    let text = "wonders/3 turn=3 fill=built A.wonder=halicarnassus A.side=b A.cards=ore_vein,clay_pit A.hand=loom_1";
    let case = Case::new(&format!("{text} B.hand=altar C.hand=theater")).play("A stage loom_1; B build altar");
    let seen = case.consequences(C, "build theater");
    assert_eq!(seen, [Consequence::NothingToFetch(A), Consequence::Passed { to_left: true }]);
}

#[test]
fn w8_9_and_w14_12_with_no_card_to_build_the_pile_is_looked_at_all_the_same() {
    let text = format!("{HALICARNASSUS} B.discarded=altar A.hand=loom_1").replace("A.cards=", "A.cards=altar,");
    let case = Case::new(&text).round_building("A stage loom_1").step(Step::Fetch);
    assert_eq!(case.pile(), ["altar"]);
    case.legal(A, "decline").play("A decline").step(Step::ChooseCard).at(1, 5);
}

#[test]
fn w8_10_who_picks_may_decline_and_picks_anew_with_each_stage() {
    let text = "wonders/3 age=2 A.wonder=halicarnassus A.side=b \
                A.cards=foundry,brickyard,clay_pool,glassworks_1,press_1 \
                B.discarded=altar,theater";
    let mut case = Case::new(text);
    for (answer, cards) in [("decline", 0), ("fetch altar", 1), ("fetch theater", 2)] {
        let before = case.0.city(A).cards().len();
        let first = case.hand(A)[0];
        case =
            case.round(&format!("A stage {first}")).step(Step::Fetch).offers(A, "decline").play(&format!("A {answer}"));
        // What was declined is not kept: the next turn begins.
        case = case.step(Step::ChooseCard);
        let grown = case.0.city(A).cards().len() - before;
        assert_eq!(grown, usize::from(answer != "decline"));
        assert_eq!(case.0.fetched().filter(|fetched| fetched.card.is_some()).count(), cards);
    }
    case.stages(A, "never");
}

const OLYMPIA: &str = "wonders/3 A.wonder=olympia A.stages=2 B.wonder=ephesus C.wonder=halicarnassus A.coins=0";

#[test]
fn w8_11_olympia_builds_a_card_without_paying_anything() {
    let case = Case::new(&format!("{OLYMPIA} B.cards=quarry A.hand=palace"));
    let case = case.builds(A, "palace", "never").offers(A, "free palace").round("A free palace");
    assert!(case.stands(A, "palace") && case.0.city(A).has_used_free_build());
    case.coins([0, 6, 6]);
    // Coins for the bank as well.
    let case = Case::new(&format!("{OLYMPIA} A.hand=foundry")).builds(A, "foundry", "never").round("A free foundry");
    assert!(case.has_coins(A, 0).stands(A, "foundry"));
    // Effects of the card come as ever.
    let text = format!("{OLYMPIA} A.cards=stone_pit,quarry A.hand=haven");
    Case::new(&text).round("A free haven").has_coins(A, 2);
}

#[test]
fn w8_12_the_free_build_works_from_the_next_turn_on_and_once_in_an_age() {
    let text = OLYMPIA.replace("A.stages=2", "A.stages=1 A.cards=quarry A.hand=statue,walls,foundry");
    let case = Case::new(&text).lacks(A, "free statue").round_keeping("walls,foundry", "A stage statue");
    // In the age in which the stage is built.
    let case = case.rounds_keeping("walls,foundry", 2).at(2, 5).offers(A, "free walls");
    let case = case.round_keeping("foundry", "A free walls");
    assert!(!case.0.may_build_free(A));
    assert!(case.actions(A).iter().all(|action| !matches!(action, wonders::Action::BuildFree(_))));
    // In the next age there is one again, and what was not used does not add to it.
    let case = case.round("").settle();
    assert!(case.at(3, 1).0.may_build_free(A));
    let text = format!("{OLYMPIA} age=2 turn=6");
    let case = Case::new(&text).round("").deal(["palace", "", ""]).offers(A, "free palace").round("A free palace");
    assert!(!case.at(3, 2).0.may_build_free(A));
}

#[test]
fn w8_13_and_w14_13_the_free_build_is_for_cards_that_cost_something() {
    let text = format!("{OLYMPIA} A.cards=theater,stone_pit,timber_yard,quarry").replace("A.coins=0", "A.coins=9");
    let case = Case::new(&format!("{text} A.hand=statue,walls,vineyard,foundry,library B.cards=loom_1"));
    // A chain, the own city's stone, no cost at all: nothing would be saved.
    let case = case.lacks(A, "free statue").lacks(A, "free walls").lacks(A, "free vineyard");
    // A coin for the bank or for a neighbour is saved.
    let case = case.offers(A, "free foundry").offers(A, "build foundry");
    case.builds(A, "library", "left 2; right 2").offers(A, "free library").refuses("A free school");
    // Stages are not built for nothing.
    Case::new(&format!("{OLYMPIA} A.hand=palace")).stages(A, "never");
    // Nor is a second copy.
    let text = "wonders/5 age=1 A.wonder=olympia A.stages=2 A.cards=excavation,clay_pool A.hand=clay_pool";
    Case::new(text).lacks(A, "free clay_pool");
}

#[test]
fn w8_14_olympia_buys_raw_materials_for_one_coin_from_both() {
    let text =
        "wonders/3 A.wonder=olympia A.side=b A.coins=9 B.wonder=giza C.wonder=rhodes B.cards=press_1 C.cards=loom_1";
    let hand = "A.hand=baths,barracks,scriptorium,apothecary";
    let case =
        Case::new(&format!("{text} A.stages=1 {hand}")).builds(A, "baths", "left 1").builds(A, "barracks", "right 1");
    case.builds(A, "scriptorium", "left 2").builds(A, "apothecary", "right 2");
    Case::new(&format!("{text} {hand} age=1 turn=2")).builds(A, "baths", "left 2").builds(A, "barracks", "right 2");
}

const COPY: &str =
    "wonders/4 step=over A.wonder=olympia A.side=b A.stages=3 B.wonder=giza C.wonder=rhodes D.wonder=ephesus";

#[test]
fn w8_15_and_w14_14_the_best_guild_of_a_neighbour_is_copied() {
    let copied = |rest: &str| Case::new(&format!("{COPY} {rest}")).0.copied_guild(A).map(|card| card.to_string());
    assert_eq!(copied("B.cards=workers_guild,lumber_yard D.cards=spies_guild").as_deref(), Some("workers_guild"));
    assert_eq!(copied("B.cards=workers_guild D.cards=spies_guild"), None);
    assert_eq!(copied("B.cards=workers_guild,stockade D.cards=spies_guild").as_deref(), Some("spies_guild"));
    // The guild of one who sits across the table is out of reach.
    assert_eq!(copied("C.cards=workers_guild B.cards=lumber_yard"), None);
    // Between two of the same worth, the first by identifier.
    let even = "B.cards=workers_guild,lumber_yard,altar D.cards=magistrates_guild";
    assert_eq!(copied(even).as_deref(), Some("magistrates_guild"));
    // Before the third stage there is no copy.
    let text = format!("{COPY} B.cards=workers_guild,lumber_yard").replace("A.stages=3", "A.stages=2");
    assert_eq!(Case::new(&text).0.copied_guild(A), None);
}

#[test]
fn w8_16_and_w14_15_the_copy_counts_from_the_own_city_and_is_no_purple_card() {
    // B's own neighbours are A and C; the copy of A looks at B and D.
    let text = format!(
        "{COPY} A.cards=clay_pool B.cards=workers_guild,lumber_yard C.cards=sawmill,quarry \
         D.cards=ore_vein,stone_pit,timber_yard"
    );
    let case = Case::new(&text);
    assert_eq!((case.score(A).guilds, case.score(B).guilds), (4, 3));
    let text = format!("{COPY} A.cards=shipowners_guild B.cards=workers_guild,lumber_yard");
    let case = Case::new(&text);
    assert_eq!((case.score(A).guilds, case.score(A).wonder), (1 + 1, 5));
    assert_eq!(case.0.city(A).of_color(wonders::Color::Purple), 1);
}

#[test]
fn w8_17_the_stages_of_giza_are_points_only() {
    for (side, stages, points) in [("a", 3, 15), ("b", 4, 20)] {
        let text = format!("wonders/3 step=over A.wonder=giza A.side={side} A.stages={stages} A.coins=0");
        let case = Case::new(&text);
        assert_eq!((case.score(A).wonder, case.score(A).total()), (points, points));
        assert_eq!(case.0.city(A).shields(), 0);
    }
    let case = Case::new("wonders/3 A.wonder=giza A.coins=0 A.cards=stone_pit A.hand=altar").round("A stage altar");
    case.has_coins(A, 0).step(Step::ChooseCard);
}

#[test]
fn w8_18_shields_of_rhodes_count_in_every_conflict_after() {
    let text = "wonders/3 age=1 turn=6 A.wonder=rhodes A.stages=2 B.wonder=giza C.wonder=ephesus";
    let case = Case::new(text).round("").tokens([([2, 0, 0], 0), ([0; 3], 1), ([0; 3], 1)]);
    let case = case.settle().rounds(6);
    assert_eq!(case.0.city(A).victories(), [2, 2, 0]);
    for (stages, shields) in [(1, 1), (2, 2)] {
        let text = format!("wonders/3 age=1 A.wonder=rhodes A.side=b A.stages={stages}");
        assert_eq!(Case::new(&text).0.city(A).shields(), shields);
    }
    // Built in the sixth turn, they count already.
    let text = "wonders/3 age=2 turn=6 A.wonder=rhodes A.stages=1 A.cards=brickyard,clay_pool A.hand=temple";
    let case = Case::new(text).round("A stage temple");
    assert_eq!(
        (case.0.city(A).victories(), case.0.city(B).defeats(), case.0.city(C).defeats()),
        ([0, 2, 0], [0, 1, 0], [0, 1, 0])
    );
}
