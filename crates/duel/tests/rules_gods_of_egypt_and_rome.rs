//! P7: what the gods of Egypt and Rome do.

mod common;

use common::{A, B, Case};
use table::Illegal::{Impossible, NotLegal};

/// Age II, A with 20 coins, and one god for whom A pays 3.
fn before(god: &str, fields: &str) -> Case {
    Case::pantheon(&format!("age=2 A.coins=20 spaces=1:{god}"), fields)
}

/// A has just activated the god and has 17 coins left, unless the fields say otherwise.
#[track_caller]
fn active(god: &str, fields: &str) -> Case {
    before(god, fields).play("A activate 1").shows(&format!("A.gods={god}"))
}

#[test]
fn p7_28_and_p17_11_anubis_chooses_a_standing_wonder_of_either_city() {
    let wonders = "A.wonders=pyramids+stable,sphinx B.wonders=colossus+tavern,piraeus";
    active("anubis", wonders).legal(A, "unbuild pyramids; unbuild colossus").refuses("A unbuild sphinx", NotLegal);
    active("anubis", "A.wonders=sphinx B.wonders=piraeus").waits_for("turn.B");
}

#[test]
fn p7_29_a_damaged_wonder_gives_nothing_any_more() {
    let fields = "A.wonders=pyramids+stable,great_lighthouse+garrison B.wonders=piraeus+tavern A.cards=arena";
    let asks = active("anubis", fields).score(A, "wonders=13").price("A baths", 0);
    let damaged = asks.play_for("A unbuild great_lighthouse", 0, 0).score(A, "wonders=9").price("A baths", 2);
    damaged.shows("A.wonders=great_lighthouse,pyramids+stable discard=garrison").waits_for("turn.B");
    let other = asks.play("A unbuild piraeus").score(B, "wonders=0").price("B pharmacist", 2).price("B apothecary", 2);
    other.shows("B.wonders=piraeus discard=tavern");
    // The arena counts wonders that stand.
    let arena = "discard=arena A.coins=20 spaces=1:hades A.wonders=pyramids+stable,colossus";
    Case::pantheon(&format!("{arena}+garrison"), "").play("A activate 1").play_for("A restore arena", 4, 0);
    Case::pantheon(arena, "").play("A activate 1").play_for("A restore arena", 2, 0);
}

#[test]
fn p7_30_what_it_gave_at_once_stays() {
    // Steps of the pawn.
    let damaged = active("anubis", "pawn=2 A.wonders=colossus+stable").play("A unbuild colossus").pawn(2);
    damaged.score(A, "wonders=0");
    let fields = "age=2 A.coins=60 B.coins=20 A.wonders=appian_way spaces=6:anubis,1:gate \
                  structure=14:baths,18:altar,19:theater";
    let built = Case::pantheon(fields, "").play_for("A wonder appian_way altar", -7, -3).waits_for("turn.A");
    built
        .play_for("A activate 6", -8, 0)
        .play_for("A unbuild appian_way", 0, 0)
        .score(A, "wonders=0")
        .waits_for("turn.B");
    // Destroyed, restored and drawn things stay, too.
    let fields = "A.wonders=mausoleum+stable,great_library+garrison A.cards=palace A.tokens=philosophy";
    let kept = active("anubis", fields).play("A unbuild mausoleum").shows("A.cards=palace A.tokens=philosophy");
    kept.score(A, "wonders=4 blue=7 progress=7");
}

#[test]
fn p7_31_a_damaged_wonder_is_built_again_at_full_cost_with_all_effects() {
    let fields = "A.coins=60 A.wonders=hanging_gardens+stable structure=14:baths,18:altar,19:theater";
    let damaged = active("anubis", fields).play("A unbuild hanging_gardens; B discard theater");
    let again = damaged.play_for("A wonder hanging_gardens altar", -8 + 6, 0).waits_for("turn.A");
    again.shows("A.wonders=hanging_gardens+altar").score(A, "wonders=3");
    // Or by Isis.
    let isis = before("isis", "A.gods=anubis discard=stable A.wonders=hanging_gardens").play("A activate 1");
    isis.play("A raise hanging_gardens").play_for("A tuck stable", 6, 0).waits_for("turn.A");
}

/// A, who has 60 coins, takes the card from under a wonder of its own; B discards a card; A builds the wonder again.
#[track_caller]
fn rebuilt(wonder: &str, fields: &str) -> Case {
    let base = format!("A.coins=60 A.wonders={wonder}+stable structure=14:palace,18:altar,19:theater");
    let damaged = before("anubis", &format!("{base} {fields}")).play(&format!("A activate 1; A unbuild {wonder}"));
    let again = damaged.shows(&format!("A.wonders={wonder}")).play("B discard theater");
    again.play(&format!("A wonder {wonder} altar"))
}

#[test]
fn p7_31_a_great_library_built_again_draws_again() {
    // The token of the first time stays, and what it left in the box may come again.
    let drawn = rebuilt("great_library", "A.tokens=philosophy board=law").play("* drawn economy; * drawn masonry");
    let kept = drawn.refuses("* drawn philosophy", Impossible).play("* drawn theology; A progress masonry");
    kept.shows("A.tokens=masonry,philosophy drawn=-").score(A, "wonders=4 progress=7").waits_for("turn.B");
}

#[test]
fn p7_31_a_statue_of_zeus_built_again_moves_the_pawn_and_destroys_again() {
    let fields = "pawn=1 B.cards=quarry,clay_pool,press discard=sawmill";
    let asks = rebuilt("statue_of_zeus", fields).pawn(2).legal(A, "destroy quarry; destroy clay_pool");
    // The card from under the wonder lies in the pile, too, with the one destroyed the first time.
    let done = asks.play("A destroy quarry").shows("B.cards=clay_pool,press discard=sawmill,stable,theater,quarry");
    done.score(A, "wonders=3").waits_for("turn.B");
}

#[test]
fn p7_31_a_circus_maximus_built_again_moves_the_pawn_and_destroys_again() {
    let asks = rebuilt("circus_maximus", "pawn=1 B.cards=quarry,press,glassworks").pawn(2);
    let done = asks.legal(A, "destroy press; destroy glassworks").play("A destroy press");
    done.shows("B.cards=quarry,glassworks discard=stable,theater,press").score(A, "wonders=3").waits_for("turn.B");
    // With no grey card left only the pawn moves.
    rebuilt("circus_maximus", "B.cards=quarry").pawn(1).waits_for("turn.B").shows("B.cards=quarry");
}

#[test]
fn p7_31_a_mausoleum_built_again_builds_again_even_the_card_that_lay_under_it() {
    let asks =
        rebuilt("mausoleum", "A.cards=baths discard=walls").legal(A, "restore walls; restore stable; restore theater");
    let done = asks.play("A restore stable").pawn(1).shows("A.cards=baths,stable discard=walls,theater");
    done.score(A, "wonders=2").waits_for("turn.B");
}

/// Seven wonders stand; the eighth is in the box.
const SEVEN: &str = "A.coins=60 A.wonders=colossus+tavern,mausoleum+stable,great_library+baths,pyramids+temple \
                     B.wonders=piraeus+forum,appian_way+walls,statue_of_zeus+statue \
                     structure=14:scriptorium,18:altar,19:theater";

#[test]
fn p7_32_the_eighth_wonder_stays_in_the_box() {
    let damaged = active("anubis", SEVEN).play("A unbuild colossus; B discard theater");
    damaged.refuses("A wonder sphinx altar", NotLegal).refuses("A wonder sanctuary altar", NotLegal);
    let again = damaged
        .play("A wonder colossus altar")
        .pawn(2)
        .shows("B.wonders=piraeus+forum,appian_way+walls,statue_of_zeus+statue");
    assert_eq!(again.0.wonder_box().len(), 14 - 7);
    again.legal(B, "build scriptorium; discard scriptorium; activate 6");
}

#[test]
fn p7_33_isis_builds_an_own_wonder_for_nothing_with_a_card_of_the_pile() {
    let fields = "A.coins=3 A.wonders=pyramids,sphinx B.wonders=colossus discard=palace,tavern";
    let asks = active("isis", fields).legal(A, "raise pyramids; raise sphinx").coins(0, 7);
    let chosen = asks.play("A raise pyramids").legal(A, "tuck palace; tuck tavern").shows("A.wonders=pyramids,sphinx");
    let built = chosen.play_for("A tuck tavern", 0, 0).shows("A.wonders=sphinx,pyramids+tavern discard=palace");
    built.score(A, "wonders=9").waits_for("turn.B");
}

#[test]
fn p7_33_economy_gets_nothing_for_a_wonder_built_by_isis() {
    let fields = "A.wonders=pyramids B.tokens=economy discard=tavern";
    active("isis", fields).play("A raise pyramids").play_for("A tuck tavern", 0, 0);
}

#[test]
fn p7_34_without_pile_or_wonder_isis_does_nothing() {
    active("isis", "A.wonders=sphinx").waits_for("turn.B").shows("A.wonders=sphinx");
    active("isis", "discard=baths B.wonders=sphinx").waits_for("turn.B").shows("discard=baths");
    active("isis", &format!("{SEVEN} discard=barracks")).waits_for("turn.B").shows("discard=barracks");
}

#[test]
fn p7_35_a_wonder_of_isis_earns_its_extra_turn_and_removes_the_eighth() {
    let raise = |wonder: &str, fields: &str| {
        let asks = active("isis", &format!("A.wonders={wonder} discard=baths {fields}"));
        asks.play(&format!("A raise {wonder}; A tuck baths"))
    };
    raise("sphinx", "").waits_for("turn.A");
    raise("pyramids", "").waits_for("turn.B");
    raise("pyramids", "A.tokens=theology").waits_for("turn.A");
    // Sphinx and Theology together give one turn.
    raise("sphinx", "A.tokens=theology").play("A discard altar").waits_for("turn.B");
    raise("colossus", "").pawn(2);
    raise("temple_of_artemis", "").coins(17 + 12, 7);
    let six = "A.wonders=colossus+tavern,mausoleum+stable,great_library+garrison,pyramids discard=baths \
               B.wonders=piraeus+forum,appian_way+walls,statue_of_zeus+statue,sphinx";
    let seventh = active("isis", six).play("A raise pyramids; A tuck baths");
    seventh.shows("B.wonders=piraeus+forum,appian_way+walls,statue_of_zeus+statue");
}

#[test]
fn p7_36_the_tucked_card_has_left_the_pile_before_the_wonder_acts() {
    let asks = active("isis", "A.wonders=mausoleum discard=baths,tavern").play("A raise mausoleum; A tuck tavern");
    asks.legal(A, "restore baths").play("A restore baths").shows("discard=- A.cards=baths A.wonders=mausoleum+tavern");
}

#[test]
fn p7_36_a_theater_of_isis_brings_a_further_god_in_the_same_turn() {
    active("isis", "A.wonders=divine_theater discard=baths")
        .play("A raise divine_theater; A tuck baths; A consult egyptian; * god anubis; * god ra; A summon anubis")
        .shows("A.gods=isis,anubis decks=egyptian:ra")
        .legal(A, "unbuild divine_theater")
        .play("A unbuild divine_theater")
        .shows("A.wonders=divine_theater discard=baths")
        .waits_for("turn.B");
}

#[test]
fn p7_37_ra_takes_an_unbuilt_wonder_of_the_opponent() {
    let asks = active("ra", "A.wonders=pyramids B.wonders=sphinx,colossus,piraeus+baths");
    asks.legal(A, "take sphinx; take colossus")
        .refuses("A take piraeus", NotLegal)
        .refuses("A take pyramids", NotLegal);
    asks.play("A take sphinx").shows("A.wonders=pyramids,sphinx B.wonders=colossus,piraeus+baths").waits_for("turn.B");
    active("ra", "A.wonders=pyramids B.wonders=piraeus+baths").waits_for("turn.B");
}

#[test]
fn p7_38_five_wonders_against_two_may_stand_and_seven_are_the_limit() {
    let fields = "A.coins=99 A.wonders=colossus+tavern,mausoleum+stable,great_library+garrison,pyramids+palisade \
                  B.wonders=piraeus+forum,appian_way+walls,sphinx,statue_of_zeus \
                  structure=14:scriptorium,18:altar,19:theater";
    let stolen = active("ra", fields).play("A take sphinx; B discard theater; A wonder sphinx altar");
    assert_eq!([A, B].map(|seat| stolen.0.city(seat).standing().len()), [5, 2]);
    let legal = "build scriptorium; discard scriptorium; activate 6";
    stolen.shows("B.wonders=piraeus+forum,appian_way+walls").waits_for("turn.A").legal(A, legal);
}

#[test]
fn p7_39_and_p17_12_a_damaged_wonder_can_be_stolen() {
    let fields = "A.gods=anubis B.wonders=colossus,sphinx+baths pawn=-2";
    before("ra", fields).play("A activate 1").legal(A, "take colossus").play("A take colossus").pawn(-2);
}

#[test]
fn p7_40_minerva_is_set_on_any_of_the_nineteen_spaces() {
    let spaces: Vec<_> = (-9..=9).map(|space| format!("minerva {space}")).collect();
    let asks = active("minerva", "pawn=2").legal(A, &spaces.join("; "));
    for space in [-9, 0, 2, 9] {
        asks.play(&format!("A minerva {space}")).shows(&format!("minerva={space}")).pawn(2).waits_for("turn.B");
    }
}

#[test]
fn p7_41_mars_has_two_shields_and_strategy_adds_none() {
    active("mars", "").pawn(2).waits_for("turn.B");
    active("mars", "A.tokens=strategy").pawn(2);
    active("mars", "pawn=1").pawn(3).coins(17, 5).shows("loot=A2,A5,B5");
    active("mars", "pawn=-4 loot=B2,B5").pawn(-2).coins(17, 7);
    active("mars", "pawn=7").over("military.A");
    let b = Case::pantheon("age=2 B.coins=20 pending=turn.B active=B spaces=6:mars,1:gate", "").play("B activate 6");
    b.pawn(-2).coins(7, 17).waits_for("turn.A");
}

#[test]
fn p7_42_neptune_discards_one_token_and_strikes_with_another() {
    let asks = active("neptune", "B.coins=9").legal(A, "loot A2; loot A5; loot B2; loot B5");
    let first = asks.play_for("A loot B5", 0, 0).shows("loot=A2,A5,B2").waits_for("turn.B,turn_up,use_loot.A");
    first.refuses("A loot B5", NotLegal).play_for("A loot A5", 0, -5).shows("loot=A2,B2").waits_for("turn.B");
}
