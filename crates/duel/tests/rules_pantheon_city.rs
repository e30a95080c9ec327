//! P8 to P13: the Gate, the two wonders, the three progress tokens, temples, the track, and the end.

mod common;

use common::{A, B, Case};
use duel::{GodId, Mythology, OfferingSet, Space};
use table::Illegal::{Impossible, NotLegal};

/// A pays 6 for the Gate, and five gods are turned up.
const OPENS: &str = "A activate 1; * god ishtar; * god tanit; * god zeus; * god ra; * god mars";

fn gate(fields: &str) -> Case {
    Case::pantheon("age=2 A.coins=20 spaces=1:gate", fields)
}

#[test]
fn p8_1_the_gate_stays_with_its_activator_and_is_worth_nothing() {
    let used = gate("").play_for("A activate 1", -6, 0).shows("A.gods=gate spaces=-");
    used.play("* god ishtar; * god tanit; * god zeus; * god ra; * god mars; A summon ishtar");
    let b = Case::pantheon("age=2 B.coins=20 spaces=1:gate pending=turn.B active=B", "");
    b.play_for("B activate 1", 0, -16).shows("B.gods=gate").score(B, "gods=0");
}

#[test]
fn p8_2_the_top_god_of_every_deck_is_turned_up_and_one_is_activated_for_nothing() {
    let shown =
        gate("").play("A activate 1").waits_for("turn.B,turn_up,show_tops.A").refuses("* god tanit", Impossible);
    shown.play("* god ishtar").refuses("* god enki", Impossible);
    let all = gate("").play(OPENS).waits_for("turn.B,turn_up,summon.A").shows("shown=ishtar,tanit,zeus,ra,mars");
    all.legal(A, "summon ishtar; summon tanit; summon zeus; summon ra; summon mars").legal(B, "");
    all.play_for("A summon tanit", 12, 0).waits_for("turn.B").shows("A.gods=gate,tanit");
    // Even one that can do nothing.
    all.play_for("A summon ra", 0, 0).shows("A.gods=gate,ra").waits_for("turn.B");
}

#[test]
fn p8_2_empty_decks_are_left_out_and_a_known_god_comes_up_by_itself() {
    let fields = "A.gods=enki,ishtar,nisaba B.gods=astarte,baal decks=greek:hades.-.- A.saw_gods=hades";
    let asks = gate(fields).play("A activate 1; * god tanit").refuses("* god zeus", Impossible);
    asks.play("* god isis; * god neptune").legal(A, "summon tanit; summon hades; summon isis; summon neptune");
}

#[test]
fn p8_3_and_p17_13_the_others_go_back_on_top_of_their_decks_before_the_god_acts() {
    let fields = "age=2 A.coins=20 A.wonders=divine_theater spaces=1:gate discard=baths";
    let acts =
        Case::pantheon(fields, "").play("A activate 1; * god ishtar; * god tanit; * god zeus; * god isis; * god mars");
    let acts = acts.play("A summon isis").waits_for("turn.B,turn_up,raise_wonder.A").shows("shown=-");
    acts.shows("decks=mesopotamian:ishtar.-.-,phoenician:tanit.-.-,greek:zeus.-.-,egyptian:-.-,roman:mars.-.-");
    let asks = acts
        .play("A raise divine_theater; A tuck baths; A consult egyptian")
        .waits_for("turn.B,turn_up,show_deck.A.egyptian");
    asks.refuses("* god isis", Impossible).play("* god ra; * god anubis; A summon ra").waits_for("turn.B");
}

#[test]
fn p9_1_a_damaged_wonder_does_not_count_among_the_seven() {
    let fields = "age=2 A.coins=40 A.gods=anubis A.wonders=colossus,mausoleum+stable,great_library+baths,pyramids \
                  B.wonders=piraeus+forum,appian_way+walls,statue_of_zeus+temple,sphinx+statue \
                  structure=14:arena,18:altar,19:theater";
    let six = Case::pantheon(fields, "");
    let seven =
        six.play("A wonder pyramids altar").shows("A.wonders=mausoleum+stable,great_library+baths,pyramids+altar");
    assert_eq!(seven.0.wonder_box().len(), 14 - 7);
    let five = Case::pantheon(fields, "B.wonders=piraeus+forum,appian_way+walls,statue_of_zeus+temple,sphinx");
    five.play("A wonder pyramids altar; B discard theater").allows("A wonder colossus arena");
}

#[test]
fn p9_2_the_sanctuary_gives_a_turn_no_points_and_lower_prices() {
    let fields = "age=2 A.coins=40 A.wonders=sanctuary spaces=1:mars,6:gate";
    let built = Case::pantheon(fields, "").price("A sanctuary", 8).play_for("A wonder sanctuary altar", -8, 0);
    built.waits_for("turn.A").score(A, "wonders=0");
    let price = |case: Case, seat, space: u8| case.0.god_price(seat, Space(space - 1), OfferingSet::new());
    assert_eq!((price(built, A, 1), price(built, A, 6)), (3 - 2, 2 * 8 - 2));
    assert_eq!((price(built, B, 1), price(built, B, 6)), (8, 2 * 3));
}

#[test]
fn p9_3_the_lower_price_serves_from_the_next_activation_on_until_the_sanctuary_is_damaged() {
    let fields = "age=2 A.coins=40 A.wonders=sanctuary spaces=1:mars,2:anubis,3:tanit,6:gate \
                  structure=14:baths,18:altar,19:theater";
    let built =
        Case::pantheon(fields, "").play("A wonder sanctuary altar").play_for("A activate 1", -1, 0).waits_for("turn.B");
    let damaged = built.play("B discard theater").play_for("A activate 2", -2, 0).play("A unbuild sanctuary");
    let again = damaged.play("B discard baths").settle();
    assert_eq!(again.0.god_price(A, Space(2), OfferingSet::new()), 5);
    assert_eq!(damaged.0.god_price(A, Space(2), OfferingSet::new()), 5);
}

/// A builds the Divine Theater in this age.
fn theater(age: u8, fields: &str) -> Case {
    let base = format!("age={age} A.coins=30 A.wonders=divine_theater");
    Case::pantheon(&base, fields).play_for("A wonder divine_theater altar", -10, 0)
}

#[test]
fn p9_4_the_divine_theater_opens_a_deck_in_any_age() {
    let all = "consult mesopotamian; consult phoenician; consult greek; consult egyptian; consult roman";
    for age in 1..=3 {
        theater(age, "").waits_for("turn.B,turn_up,consult_deck.A").legal(A, all).score(A, "wonders=2");
    }
    let some = "A.gods=enki,ishtar,nisaba B.gods=mars,minerva,neptune";
    theater(2, some).legal(A, "consult phoenician; consult greek; consult egyptian");
}

#[test]
fn p9_5_all_gods_of_the_deck_are_turned_up_and_one_is_activated_for_nothing() {
    let shown = theater(1, "").play("A consult egyptian; * god ra; * god isis; * god anubis");
    shown.legal(A, "summon ra; summon isis; summon anubis").shows("shown=ra,isis,anubis").legal(B, "");
    let two = theater(2, "B.gods=ra")
        .play("A consult egyptian; * god anubis; * god isis")
        .legal(A, "summon anubis; summon isis");
    two.play_for("A summon isis", 0, 0).waits_for("turn.B").shows("decks=egyptian:anubis");
    let one = theater(2, "B.gods=ra,anubis").play("A consult egyptian; * god isis").legal(A, "summon isis");
    one.play("A summon isis").waits_for("turn.B").shows("decks=egyptian: A.gods=isis");
}

#[test]
fn p9_6_the_builder_chooses_which_of_two_lies_on_top_and_then_the_god_acts() {
    let chosen = theater(2, "").play("A consult phoenician; * god tanit; * god baal; * god astarte; A summon tanit");
    let asks = chosen
        .coins(20, 7)
        .waits_for("turn.B,turn_up,activate.A.tanit,stack_deck.A")
        .legal(A, "stack baal; stack astarte");
    asks.play_for("A stack astarte", 12, 0).shows("decks=phoenician:astarte.baal A.gods=tanit").waits_for("turn.B");
    asks.play("A stack baal").shows("decks=phoenician:baal.astarte");
}

#[test]
fn p9_6_the_god_acts_wholly_inside_step_6() {
    // The card that the Theater freed is turned up after Hades has built.
    let fields = "structure=17:age,18:theater,19:altar discard=tavern";
    let asks = theater(2, fields)
        .play("A consult greek; * god hades; * god zeus; * god aphrodite; A summon hades; A stack zeus");
    asks.waits_for("turn.B,turn_up,restore.A").play_for("A restore tavern", 4, 0).waits_for("turn.B,turn_up");
}

#[test]
fn p9_7_the_eighth_wonder_has_left_before_the_god_acts() {
    let fields = "A.wonders=colossus+tavern,mausoleum+stable,divine_theater,sphinx discard=baths \
                  B.wonders=piraeus+forum,appian_way+walls,statue_of_zeus+temple,pyramids+statue";
    let isis =
        theater(2, fields).play("A consult egyptian; * god isis; * god ra; * god anubis; A summon isis; A stack ra");
    isis.waits_for("turn.B").shows("A.wonders=colossus+tavern,mausoleum+stable,divine_theater+altar discard=baths");
}

#[test]
fn p9_8_a_theater_damaged_by_its_own_anubis_brings_another_god() {
    let first =
        theater(2, "A.coins=50 structure=14:baths,18:altar,19:theater").play("A consult egyptian; * god anubis");
    let first = first.play("* god ra; * god isis; A summon anubis; A stack isis; A unbuild divine_theater");
    let second =
        first.shows("discard=altar").play("B discard theater; A wonder divine_theater baths; A consult egyptian");
    second.legal(A, "summon isis; summon ra").play("A summon ra").shows("A.gods=anubis,ra decks=egyptian:isis");
}

#[test]
fn p9_8_a_sanctuary_built_again_earns_its_turn_again() {
    Case::pantheon("age=2 A.coins=40 A.gods=anubis A.wonders=sanctuary", "")
        .play("A wonder sanctuary altar")
        .waits_for("turn.A");
}

#[test]
fn p10_1_mysticism_scores_mythology_and_unused_offering_tokens() {
    let score = |fields: &str, points: i16| {
        Case::pantheon("A.tokens=mysticism B.mythologies=greek B.offerings=4", fields)
            .score(A, &format!("progress={points}"));
    };
    score("", 0);
    score("A.mythologies=roman", 2);
    score("A.mythologies=roman,roman,greek A.offerings=2,3", 10);
}

#[test]
fn p10_2_poliorcetics_takes_a_coin_for_each_space() {
    let fields = "A.coins=20 A.tokens=poliorcetics structure=14:pretorium,18:altar,19:guard_tower";
    let case = Case::pantheon(fields, "B.coins=10").play_for("A build pretorium", -8, -3 - 2).pawn(3);
    // Moves of the opponent cost nobody anything.
    case.play("B build guard_tower").pawn(2).shows("B.coins=5 A.coins=12");
}

/// The seventeen cards with a white symbol below their cost, and the five temples.
const LINKED: &str = "horse_breeders barracks library dispensary statue temple aqueduct fortifications siege_workshop \
                      circus university observatory gardens pantheon senate arena lighthouse mesopotamian_grand_temple \
                      phoenician_grand_temple greek_grand_temple egyptian_grand_temple roman_grand_temple";

#[test]
fn p10_3_engineering_builds_any_card_with_a_link_for_one_coin() {
    let case = Case::pantheon("A.tokens=engineering A.wonders=pyramids", "");
    let mut linked = Vec::new();
    for card in duel::CardId::ALL.into_iter().filter(|&card| table::Game::setup(&case.0).cards().contains(card)) {
        let plain = Case::pantheon("", "").price_of(&format!("A {card}"));
        let expected = if card.building().free_with.is_some() { plain.min(1) } else { plain };
        case.price(&format!("A {card}"), expected);
        if card.building().free_with.is_some() {
            linked.push(card.to_string());
        }
    }
    let mut listed: Vec<_> = LINKED.split(' ').map(str::to_owned).collect();
    listed.sort_unstable();
    linked.sort_unstable();
    assert_eq!(linked, listed);
    case.price("A pyramids", 8);
    assert_eq!(Case::pantheon("spaces=1:mars", "A.tokens=engineering").0.god_price(A, Space(0), OfferingSet::new()), 3);
}

#[test]
fn p10_4_engineerings_coin_goes_to_the_bank_and_is_no_link() {
    let fields = "A.tokens=engineering,urbanism B.tokens=economy structure=18:fortifications,19:theater";
    Case::pantheon(fields, "").play_for("A build fortifications", -1, 0);
    Case::pantheon(fields, "A.cards=palisade").play_for("A build fortifications", 4, 0);
    let temple = "A.tokens=engineering,urbanism structure=18:greek_grand_temple,19:theater";
    Case::pantheon(temple, "").play_for("A build greek_grand_temple", -1, 0);
    Case::pantheon(temple, "A.mythologies=greek").play_for("A build greek_grand_temple", 4, 0);
}

#[test]
fn p10_5_and_p17_14_engineering_is_used_when_it_is_cheaper_or_spares_the_opponent_a_gain() {
    // Nothing is missing: nothing is paid.
    Case::pantheon("A.tokens=engineering A.cards=clay_pool,lumber_yard,clay_pit", "").price("A horse_breeders", 0);
    // One coin of trade: it goes to the opponent only if there is no other way.
    let trade = "A.cards=shelf_quarry,clay_pool,stone_reserve structure=18:aqueduct,19:theater";
    Case::pantheon(trade, "B.tokens=economy").play_for("A build aqueduct", -1, 1);
    Case::pantheon(trade, "B.tokens=economy A.tokens=engineering").play_for("A build aqueduct", -1, 0);
    Case::pantheon(trade, "A.tokens=engineering").play_for("A build aqueduct", -1, 0);
    // Engineering makes a card affordable.
    let poor = Case::pantheon("A.coins=1 A.tokens=engineering", "structure=18:university,19:theater");
    poor.play("A build university").coins(0, 7);
    Case::pantheon("A.coins=0 A.tokens=engineering", "structure=18:university,19:theater")
        .refuses("A build university", NotLegal);
}

#[test]
fn p11_1_what_the_temples_cost() {
    let costs = [
        ("mesopotamian", [0, 3, 0, 1, 1]),
        ("phoenician", [0, 1, 1, 1, 2]),
        ("greek", [0, 0, 3, 1, 1]),
        ("egyptian", [3, 0, 0, 1, 1]),
        ("roman", [1, 0, 1, 2, 1]),
    ];
    for (mythology, goods) in costs {
        let temple: duel::CardId = table::Id::from_slug(&format!("{mythology}_grand_temple")).unwrap();
        let building = temple.building();
        assert_eq!((building.cost.coins, building.cost.goods.units()), (0, goods), "{mythology}");
        assert_eq!((building.color, building.gives), (duel::Color::Purple, None));
        Case::pantheon("A.coins=20", &format!("structure=18:{temple},19:theater"))
            .play_for(&format!("A build {temple}"), -10, 0)
            .pawn(0)
            .waits_for("turn.B");
    }
}

#[test]
fn p11_2_a_mythology_token_builds_its_temple_for_nothing_and_is_kept() {
    for mythology in Mythology::ALL {
        let temple = format!("{mythology}_grand_temple");
        let fields = format!("A.coins=0 A.mythologies={mythology} structure=18:{temple},19:theater");
        let built = Case::pantheon(&fields, "").play_for(&format!("A build {temple}"), 0, 0);
        built.shows(&format!("A.mythologies={mythology} A.cards={temple}"));
        for other in Mythology::ALL.into_iter().filter(|&other| other != mythology) {
            Case::pantheon(&fields, &format!("A.mythologies={other}")).refuses(&format!("A build {temple}"), NotLegal);
        }
    }
    // The opponent's token is no help.
    let other = Case::pantheon("A.coins=0 B.mythologies=roman structure=18:roman_grand_temple,19:theater", "");
    other.refuses("A build roman_grand_temple", NotLegal);
    Case::pantheon("A.tokens=engineering A.coins=1 structure=18:roman_grand_temple,19:theater", "").play_for(
        "A build roman_grand_temple",
        -1,
        0,
    );
}

#[test]
fn p11_3_and_p17_15_a_temple_built_by_a_token_is_built_through_a_link() {
    let fields = "A.coins=20 A.tokens=urbanism structure=18:roman_grand_temple,19:theater";
    Case::pantheon(fields, "A.mythologies=roman").play_for("A build roman_grand_temple", 4, 0);
    Case::pantheon(fields, "").play_for("A build roman_grand_temple", -10, 0);
}

#[test]
fn p11_4_one_two_and_three_temples() {
    let temples = ["roman_grand_temple", "greek_grand_temple", "egyptian_grand_temple"];
    for (count, points) in [(1, 5), (2, 12), (3, 21)] {
        let cards = temples[..count].join(",");
        Case::pantheon(&format!("A.cards={cards}"), "").score(A, &format!("guilds={points}")).score(B, "guilds=0");
    }
    // Only those in a city count.
    let elsewhere = "A.wonders=pyramids+roman_grand_temple discard=greek_grand_temple A.cards=egyptian_grand_temple";
    Case::pantheon(elsewhere, "").score(A, "guilds=5");
    let lies = "structure=18:roman_grand_temple,19:theater A.coins=40 A.wonders=pyramids spaces=1:zeus,2:hades";
    Case::pantheon(lies, "").play_for("A discard roman_grand_temple", 2, 0).shows("discard=roman_grand_temple");
    Case::pantheon(lies, "").play("A wonder pyramids roman_grand_temple").score(A, "guilds=0");
    let struck = Case::pantheon(lies, "").play("A activate 1; A strike 18").shows("discard=roman_grand_temple");
    struck.play("B discard theater").over("civilian.A");
    Case::pantheon(lies, "discard=greek_grand_temple")
        .play("A activate 2; A restore greek_grand_temple")
        .score(A, "guilds=5");
}

#[test]
fn p11_5_a_face_down_temple_is_recognisable_but_not_which_one() {
    let fields = "age=3 structure=15:temple_back,16:age,18:altar,19:theater spaces=1:ra";
    let case = Case::pantheon(fields, "").play("A discard altar").waits_for("turn.B,turn_up");
    case.refuses("* card 15 palace", Impossible).refuses("* card 15 merchants_guild", Impossible);
    for temple in duel::Back::Temple.cards() {
        case.allows(&format!("* card 15 {temple}"));
    }
    let age = Case::pantheon(fields, "structure=15:age,16:age,18:altar,19:theater").play("A discard altar");
    age.refuses("* card 15 roman_grand_temple", Impossible).allows("* card 15 palace");
    for viewer in [Some(A), Some(B), None] {
        assert_eq!(table::Game::view(&case.0, viewer).structure[15], duel::Cell::TempleBack);
    }
}

const RED: &str = "structure=14:guard_tower,15:altar,18:walls,19:pretorium A.coins=30 B.coins=30";

fn red(fields: &str) -> Case {
    Case::pantheon(RED, fields)
}

#[test]
fn p12_1_the_minerva_pawn_stops_both_players_and_does_nothing_under_the_pawn() {
    red("minerva=2").play("A build pretorium").pawn(1).shows("minerva=-");
    red("minerva=2 pawn=4 pending=turn.B active=B loot=A2,A5,B5").play("B build pretorium").pawn(3).shows("minerva=-");
    let on_it = red("minerva=2 pawn=2").play("A build walls").pawn(4).shows("minerva=2");
    on_it.play("B build pretorium").pawn(3).shows("minerva=-");
}

#[test]
fn p12_2_the_pawn_stops_before_her_and_the_rest_of_the_move_is_lost() {
    red("minerva=3").play("A build pretorium").pawn(2).shows("minerva=- loot=A2,A5,B2,B5").waits_for("turn.B");
    // A pawn just in front of her loses the whole move.
    let blocked = red("minerva=1").play("A build pretorium").pawn(0).shows("minerva=-");
    blocked.play("B discard guard_tower").waits_for("turn.A").play("A build walls").pawn(2);
    // Beyond the move she stays.
    red("minerva=4").play("A build pretorium").pawn(3).shows("minerva=4");
    // Shields from anywhere: a wonder, Mars, a card from the pile.
    let wonder = Case::pantheon("A.coins=40 A.wonders=colossus minerva=1", "").play("A wonder colossus altar");
    wonder.pawn(0).shows("minerva=-");
    Case::pantheon("A.coins=9 spaces=1:mars A.gods=gate minerva=1 B.gods=minerva", "").play("A activate 1").pawn(0);
    Case::pantheon("A.coins=9 spaces=1:hades discard=walls minerva=2", "")
        .play("A activate 1; A restore walls")
        .pawn(1);
}

#[test]
fn p12_3_a_space_not_entered_triggers_nothing() {
    red("minerva=3").play_for("A build pretorium", -8, 0).shows("loot=A2,A5,B2,B5");
    red("minerva=6 pawn=4 loot=A2,A5,B5").play_for("A build walls", -4, 0).pawn(5).shows("loot=A2,A5,B5");
}

#[test]
fn p12_4_on_a_capital_she_saves_it_from_one_deadly_step() {
    let saved = red("minerva=9 pawn=8 loot=A2,A5").play("A build walls").pawn(8).goes_on().shows("minerva=-");
    saved.play("B discard guard_tower; A build pretorium").over("military.A");
    red("minerva=-9 pawn=-7 pending=turn.B active=B loot=B2,B5").play("B build pretorium").pawn(-8).goes_on();
}

fn neptune(fields: &str) -> Case {
    Case::pantheon("age=2 A.coins=20 B.coins=9 spaces=1:neptune", fields).play("A activate 1")
}

#[test]
fn p12_5_the_first_token_of_either_side_goes_to_the_box_without_effect() {
    for (token, left) in [("A2", "A5,B2,B5"), ("A5", "A2,B2,B5"), ("B2", "A2,A5,B5"), ("B5", "A2,A5,B2")] {
        neptune("").play_for(&format!("A loot {token}"), 0, 0).shows(&format!("loot={left}"));
    }
}

#[test]
fn p12_6_the_second_strikes_the_opponent_whichever_side_it_lay_on() {
    for (token, coins) in [("A2", 2), ("A5", 5), ("B5", 5)] {
        neptune("").play("A loot B2").play_for(&format!("A loot {token}"), 0, -coins);
    }
    neptune("B.coins=1").play("A loot B2").play_for("A loot A5", 0, -1).shows("B.coins=0");
    neptune("B.coins=1 B.gods=astarte B.protected=7").play("A loot B2; A loot A5").shows("B.coins=0 B.protected=7");
    let b = Case::pantheon("age=2 B.coins=20 pending=turn.B active=B spaces=6:neptune,1:gate", "").play("B activate 6");
    b.play("B loot A2").play_for("B loot B2", -2, 0).waits_for("turn.A");
}

#[test]
fn p12_7_and_p17_16_one_token_is_lost_without_a_strike_and_with_none_nothing_happens() {
    for token in ["A2", "B5"] {
        let one = neptune(&format!("loot={token}")).legal(A, &format!("loot {token}"));
        one.play_for(&format!("A loot {token}"), 0, 0).shows("loot=-").waits_for("turn.B");
    }
    neptune("loot=-").waits_for("turn.B");
}

#[test]
fn p12_8_neptune_moves_no_pawn_and_a_zone_without_token_does_nothing() {
    let gone = neptune("pawn=1 A.tokens=poliorcetics structure=18:walls,19:theater").play("A loot B2");
    let gone = gone.play_for("A loot A2", 0, -2).pawn(1).play("B discard theater");
    gone.play_for("A build walls", -4, -2).pawn(3);
}

#[test]
fn p12_9_poliorcetics_counts_every_space_really_moved() {
    red("A.tokens=poliorcetics pawn=-3 loot=A5,B2,B5").play_for("A build pretorium", -8, -3).pawn(0);
    red("A.tokens=poliorcetics minerva=2").play_for("A build pretorium", -8, -1).pawn(1);
    red("A.tokens=poliorcetics,strategy loot=-").play_for("A build pretorium", -8, -4).pawn(4);
    red("B.tokens=poliorcetics loot=-").play_for("A build pretorium", -8, 0).pawn(3);
    let wonder = Case::pantheon("A.coins=40 A.wonders=colossus A.tokens=poliorcetics", "");
    wonder.play_for("A wonder colossus altar", -8, -2);
    Case::pantheon("A.coins=9 spaces=1:mars A.tokens=poliorcetics", "").play_for("A activate 1", -3, -2);
    // What is not moved after the capital has fallen is not counted.
    red("A.tokens=poliorcetics pawn=8 loot=A2,A5").play_for("A build pretorium", -8, -1).over("military.A");
}

#[test]
fn p12_10_and_p17_17_the_coin_comes_first_and_an_empty_treasury_owes_nothing() {
    for (coins, left) in [(10, 5), (5, 0), (4, 0), (1, 0), (0, 0)] {
        let case = red(&format!("A.tokens=poliorcetics B.coins={coins}")).play("A build pretorium");
        case.shows(&format!("B.coins={left}")).pawn(3).goes_on();
    }
}

#[test]
fn p13_1_an_age_is_over_when_zeus_discards_the_last_card() {
    let over =
        Case::pantheon("age=2 A.coins=20 spaces=1:zeus structure=19:altar", "").play("A activate 1; A strike 19");
    over.shows("age=3 discard=altar").waits_for("turn.A,lay_cards");
    // An extra turn earned on that turn is lost.
    let fields = "age=2 A.coins=40 A.tokens=theology A.wonders=divine_theater pawn=-1 structure=18:altar,19:theater";
    let lost =
        Case::pantheon(fields, "").play("A wonder divine_theater altar; A consult greek; * god zeus; * god hades");
    let lost = lost.play("* god aphrodite; A summon zeus; A stack hades; A strike 19").shows("age=3");
    lost.waits_for("choose_starter.A,lay_cards");
}

#[test]
fn p13_2_and_p17_18_whoever_emptied_the_structure_begins_with_the_pawn_on_0() {
    let b = "age=2 B.coins=20 pending=turn.B active=B spaces=6:zeus,1:gate structure=19:altar";
    Case::pantheon(b, "").play("B activate 6; B strike 19").waits_for("turn.B,lay_cards");
    Case::pantheon(b, "pawn=2").play("B activate 6; B strike 19").waits_for("choose_starter.B,lay_cards");
    Case::pantheon(b, "pawn=-2").play("B activate 6; B strike 19").waits_for("choose_starter.A,lay_cards");
    // After Age III the game is over, whatever lies unused.
    Case::pantheon(b, "age=3").play("B activate 6; B strike 19").over("civilian.B");
    Case::pantheon("age=3 A.offerings=4 spaces=1:mars structure=19:altar", "").play("A build altar").over("civilian.A");
}

#[test]
fn p13_3_the_score_sheet_has_nine_rows() {
    let case =
        Case::pantheon("A.gods=aphrodite,astarte,mars,gate A.protected=4", "").score(A, "gods=13").score(B, "gods=0");
    let rows: Vec<_> = table::Game::score_sheet(&case.0).rows.iter().map(|(row, _)| *row).collect();
    assert_eq!(rows, ["blue", "green", "yellow", "guilds", "wonders", "progress", "gods", "treasury", "military"]);
    for god in GodId::ALL.into_iter().filter(|god| ![GodId::Aphrodite, GodId::Gate].contains(god)) {
        Case::pantheon(&format!("A.gods={god},gate"), "").score(A, "gods=0");
    }
    Case::pantheon("A.wonders=pyramids,sphinx+altar structure=19:theater A.gods=anubis", "").score(A, "wonders=6");
}

#[test]
fn p13_4_astartes_coins_form_no_threes_and_gods_are_not_blue() {
    Case::pantheon("A.coins=2 A.gods=astarte A.protected=7", "").score(A, "treasury=0 gods=7");
    // Nine points each: Aphrodite's are not blue, so B wins by the palace and gardens' points.
    let tie = "structure=19:altar A.coins=0 B.coins=0 pending=turn.A A.gods=aphrodite B.cards=palace,baths";
    let tied = Case::pantheon(tie, "B.cards=palace,theater").play("A discard altar").total(A, 9).total(B, 10);
    tied.over("civilian.B");
    let tied =
        Case::pantheon(tie, "B.cards=senate,pantheon A.cards=theater structure=19:altar").play("A discard altar");
    tied.total(A, 12).total(B, 11).over("civilian.A");
    let equal = Case::pantheon(tie, "B.cards=gardens,altar structure=19:baths").play("A discard baths");
    equal.total(A, 9).total(B, 9).over("civilian.B");
}
