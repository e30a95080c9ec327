//! P18: every worked example of the rules.

mod common;

use common::{A, B, Case};
use duel::{CardId, OfferingSet, Space, Symbol, WonderId};
use table::Illegal::{Impossible, NotLegal};
use table::{Game, Id};

/// Age II and coins enough for A.
fn rich(fields: &str) -> Case {
    Case::pantheon("age=2 A.coins=40", fields)
}

/// A pays 3 for the god on space 1.
fn active(god: &str, fields: &str) -> Case {
    rich(&format!("spaces=1:{god} {fields}")).play("A activate 1")
}

fn offerings(slugs: &[&str]) -> OfferingSet {
    slugs.iter().map(|slug| duel::Offering::from_slug(slug).expect("an offering token")).collect()
}

#[test]
fn p01_two_temples_against_one() {
    let case = Case::pantheon("A.cards=roman_grand_temple,greek_grand_temple B.cards=egyptian_grand_temple", "");
    case.score(A, "guilds=12").score(B, "guilds=5");
    Case::pantheon("A.cards=roman_grand_temple,greek_grand_temple,egyptian_grand_temple", "").score(A, "guilds=21");
}

#[test]
fn p02_mars_with_an_offering() {
    let fields = "age=2 A.offerings=3 spaces=3:mars structure=6:age,11:altar,19:theater gifts=6:4";
    let a = Case::pantheon(fields, "").play_for("A activate 3 3", -2, 0).pawn(2);
    a.shows("A.offerings=- A.gods=mars spaces=6:gate structure=6:age,11:altar,19:theater gifts=6:4")
        .waits_for("turn.B");
    let b = Case::pantheon("age=2 B.offerings=3 spaces=4:mars pending=turn.B active=B", "");
    b.play_for("B activate 4 3", 0, -2).pawn(-2).shows("B.offerings=- B.gods=mars").waits_for("turn.A");
}

#[test]
fn p03_the_pretorium_and_minerva() {
    let case = rich("minerva=3 structure=18:pretorium,19:theater").play_for("A build pretorium", -8, 0);
    case.pawn(2).shows("minerva=- loot=A2,A5,B2,B5");
}

#[test]
fn p04_neptune() {
    for (coins, left) in [(7, 2), (3, 0)] {
        let case = active("neptune", &format!("B.coins={coins}")).play_for("A loot A5", 0, 0).play("A loot B5");
        case.coins(37, left).shows("loot=A2,B2").pawn(0).waits_for("turn.B");
    }
}

#[test]
fn p05_mysticism() {
    Case::pantheon("A.tokens=mysticism A.mythologies=roman,greek A.offerings=2", "").score(A, "progress=6");
}

#[test]
fn p06_poliorcetics() {
    let siege = "A.tokens=poliorcetics structure=18:pretorium,19:theater B.coins=10";
    rich(&format!("{siege} pawn=-3 loot=A5,B2,B5")).play_for("A build pretorium", -8, -3).pawn(0);
    rich(siege).play_for("A build pretorium", -8, -5).pawn(3);
    rich(&format!("{siege} pawn=-3 loot=A5,B2,B5").replace("B.coins=10", "B.coins=1")).play_for(
        "A build pretorium",
        -8,
        -1,
    );
}

#[test]
fn p07_engineering() {
    let case = rich("A.tokens=engineering B.tokens=economy structure=18:fortifications,19:theater");
    case.play_for("A build fortifications", -1, 0);
}

#[test]
fn p08_the_price_of_the_gate_and_of_a_cheap_god() {
    let price = |fields: &str, tokens: &[&str]| rich(fields).0.god_price(A, Space(3), offerings(tokens));
    assert_eq!(price("spaces=4:gate", &[]), 12);
    assert_eq!(price("spaces=4:gate A.wonders=sanctuary+baths", &[]), 10);
    assert_eq!(price("spaces=4:gate A.wonders=sanctuary+baths A.offerings=4", &["4"]), 6);
    rich("spaces=4:gate A.wonders=sanctuary+baths A.offerings=4").play_for("A activate 4 4", -6, 0);
    rich("spaces=1:aphrodite A.wonders=sanctuary+baths A.offerings=4")
        .play_for("A activate 1 4", 0, 0)
        .shows("A.offerings=-");
}

#[test]
fn p09_a_mythology_token_is_uncovered() {
    let fields = "age=1 structure=9:age,14:altar,18:theater,19:tavern gifts=9:roman";
    let taken = Case::pantheon(fields, "")
        .play("A build altar")
        .shows("A.mythologies=roman structure=9:age,18:theater,19:tavern");
    let placed =
        taken.play("* god mars; * god neptune; A enthrone neptune 3").shows("spaces=3:neptune decks=roman:mars.-");
    assert_eq!(placed.0.pantheon().deck_size(duel::Mythology::Roman), 2);
    placed.waits_for("turn.B,turn_up").play("* card 9 baths").waits_for("turn.B");
}

#[test]
fn p10_a_temple_with_and_without_its_token() {
    let fields = "age=3 A.mythologies=egyptian B.coins=20 structure=18:egyptian_grand_temple,19:theater";
    let a = Case::pantheon(fields, "").play_for("A build egyptian_grand_temple", 0, 0);
    a.shows("A.mythologies=egyptian A.cards=egyptian_grand_temple");
    Case::pantheon(fields, "pending=turn.B active=B").play_for("B build egyptian_grand_temple", 0, -10);
}

#[test]
fn p11_astarte() {
    let fields = "age=2 A.coins=2 A.gods=astarte A.protected=7";
    let struck =
        Case::pantheon(fields, "pawn=-5 loot=A5,B2,B5 pending=turn.B active=B structure=18:guard_tower,19:theater");
    let struck = struck.play("B build guard_tower").shows("A.coins=0 A.protected=7");
    struck.score(A, "gods=7 treasury=0");
    Case::pantheon(fields, "spaces=3:mars").play("A activate 3").shows("A.coins=0 A.protected=4");
}

#[test]
fn p12_zeus_and_a_token() {
    let struck = |options: &str| {
        let fields = format!("{options} age=2 A.coins=40 spaces=1:zeus structure=6:age,11:altar,19:theater gifts=6:3");
        Case::pantheon(&fields, "").play("A activate 1").play_for("A strike 6", 0, 0).play_for("* card 6 walls", 0, 0)
    };
    struck("").shows("discard=walls A.offerings=- B.offerings=- gifts=-");
    struck(":zeus=takes_token").shows("discard=walls A.offerings=3 B.offerings=- gifts=-");
}

#[test]
fn p13_anubis_on_the_colossus() {
    let fields = "pawn=-2 B.coins=20 B.wonders=colossus+baths";
    let damaged = active("anubis", fields).score(B, "wonders=3").play("A unbuild colossus");
    damaged.pawn(-2).shows("discard=baths B.wonders=colossus").score(B, "wonders=0");
    damaged.play_for("B wonder colossus altar", -2, -8).pawn(-4).score(B, "wonders=3");
}

#[test]
fn p14_the_gate_and_the_theater() {
    let gate = active("gate", "").play("* god ishtar; * god tanit; * god zeus; * god ra; * god mars; A summon mars");
    gate.coins(40 - 6, 7).pawn(2).shows("A.gods=gate,mars");
    gate.shows("decks=mesopotamian:ishtar.-.-,phoenician:tanit.-.-,greek:zeus.-.-,egyptian:ra.-.-,roman:-.-");
    let theater = rich("A.wonders=divine_theater").play("A wonder divine_theater altar; A consult roman; * god mars");
    let theater = theater.play("* god minerva; * god neptune; A summon mars; A stack neptune");
    theater.coins(30, 7).pawn(2).shows("A.gods=mars decks=roman:neptune.minerva");
}

#[test]
fn pf1_a_god_that_can_do_nothing() {
    active("baal", "A.cards=quarry B.cards=tavern")
        .coins(37, 7)
        .shows("A.gods=baal A.cards=quarry B.cards=tavern")
        .waits_for("turn.B");
}

#[test]
fn pf2_no_change_for_an_offering() {
    rich("spaces=1:aphrodite A.offerings=4").play_for("A activate 1 4", 0, 0).shows("A.offerings=-");
}

#[test]
fn pf3_five_wonders_against_two() {
    let fields = "age=2 A.coins=99 spaces=1:ra \
                  A.wonders=colossus+tavern,mausoleum+stable,great_library+garrison,pyramids \
                  B.coins=40 B.wonders=piraeus+forum,appian_way+walls,sphinx,statue_of_zeus \
                  structure=11:palisade,12:barracks,13:statue,14:scriptorium,18:altar,19:theater";
    let stolen = Case::pantheon(fields, "").play("A activate 1; A take statue_of_zeus; B discard altar");
    let six = stolen.play("A wonder statue_of_zeus theater; B discard scriptorium; A wonder pyramids statue");
    assert_eq!([A, B].map(|seat| six.0.city(seat).standing().len()), [5, 2]);
    six.shows("B.wonders=piraeus+forum,appian_way+walls").refuses("B wonder sphinx barracks", NotLegal);
    assert!(six.0.wonder_box().contains(WonderId::Sphinx));
}

#[test]
fn pf4_the_eighth_wonder_and_anubis() {
    let fields = "A.coins=40 A.wonders=colossus+tavern,mausoleum+stable,great_library+garrison,pyramids \
                  B.wonders=piraeus+forum,appian_way+walls,statue_of_zeus+temple,sphinx spaces=1:anubis \
                  structure=14:scriptorium,18:altar,19:theater";
    let seven = Case::pantheon("age=2", fields).play("A wonder pyramids altar; B discard theater");
    let damaged = seven.play("A activate 1; A unbuild piraeus");
    assert!(damaged.0.wonder_box().contains(WonderId::Sphinx));
    damaged.shows("B.wonders=piraeus,appian_way+walls,statue_of_zeus+temple");
    let open: Vec<_> = damaged.0.city(B).wonders().iter().collect();
    assert_eq!(open, [WonderId::Piraeus]);
}

#[test]
fn pf5_the_snake_makes_a_pair() {
    let case = active("nisaba", "A.cards=scriptorium B.cards=library board=economy,law").play("A snake library");
    case.legal(A, "progress economy; progress law");
    assert!(case.0.city(B).symbols().contains(Symbol::Quill));
}

#[test]
fn pf6_minerva_on_the_own_capital() {
    let case =
        Case::pantheon("minerva=-9 pawn=-8 loot=B2,B5 pending=turn.B active=B structure=18:guard_tower,19:theater", "");
    case.play("B build guard_tower").pawn(-8).shows("minerva=-").goes_on();
}

#[test]
fn pf7_enki_not_chosen() {
    let board = "board=agriculture,architecture,economy,law,masonry";
    let gate = active("gate", board).play("* god enki; * god tanit; * god zeus; * god ra; * god mars; * enki theology");
    let other = gate.play("* enki strategy; A summon mars").shows("enki=-");
    assert_eq!(other.0.token_box().len(), 8);
    let theater = rich(&format!("A.wonders=divine_theater {board}")).play("A wonder divine_theater altar");
    let theater = theater.play("A consult mesopotamian; * god enki; * god ishtar; * god nisaba; * enki theology");
    let other = theater.play("* enki strategy; A summon ishtar").shows("enki=-");
    assert_eq!(other.0.token_box().len(), 8);
    other.play("A stack enki").shows("decks=mesopotamian:enki.nisaba");
}

#[test]
fn pf8_tokens_put_back_may_be_drawn_again() {
    let fields =
        "enki=theology,strategy board=agriculture,architecture,economy,law,masonry B.coins=40 B.wonders=great_library";
    let drawing = active("enki", fields).play("A progress theology; B wonder great_library altar");
    drawing.allows("* drawn strategy").refuses("* drawn theology", Impossible);
    // What the Great Library put back, Enki may get.
    let fields = "A.wonders=great_library A.coins=60 spaces=1:gate structure=14:baths,18:altar,19:theater";
    let kept = rich(fields).play("A wonder great_library altar; * drawn theology; * drawn strategy; * drawn urbanism");
    let gate = kept.play("A progress theology; B discard theater; A activate 1; * god enki; * god tanit; * god zeus");
    gate.play("* god ra; * god mars").allows("* enki strategy").refuses("* enki theology", Impossible);
}

#[test]
fn pf9_a_pair_without_a_token_on_the_board() {
    active("ishtar", "A.tokens=law").waits_for("turn.B").shows("A.tokens=law");
    rich("A.cards=workshop structure=18:laboratory,19:theater").play("A build laboratory").waits_for("turn.B");
}

#[test]
fn pf10_engineering_and_urbanism() {
    let fields = "A.tokens=engineering,urbanism structure=18:fortifications,19:theater";
    rich(fields).play_for("A build fortifications", -1, 0);
    rich(&format!("{fields} A.cards=palisade")).play_for("A build fortifications", 4, 0);
}

#[test]
fn pf11_neptune_uses_a_token_of_the_own_side() {
    let tokens = ["A2", "A5", "B2", "B5"];
    let coins = |token: &str| if token.ends_with('2') { 2 } else { 5 };
    for first in tokens {
        for second in tokens.into_iter().filter(|&second| second != first) {
            let case = active("neptune", "B.coins=9").play_for(&format!("A loot {first}"), 0, 0);
            case.play_for(&format!("A loot {second}"), 0, -coins(second)).waits_for("turn.B");
        }
    }
}

#[test]
fn px1_seven_ways_to_activate() {
    let fields = "age=2 A.coins=10 A.offerings=2,3,4 spaces=4:aphrodite,6:gate structure=19:altar";
    let all = ["", " 2", " 3", " 4", " 2,3", " 2,4", " 3,4"].map(|tokens| format!("activate 4{tokens}"));
    let gate = "activate 6 2,4; activate 6 3,4; activate 6 2,3,4";
    Case::pantheon(fields, "").legal(A, &format!("build altar; discard altar; {}; {gate}", all.join("; ")));
    let few = "activate 4 4; activate 4 2,3; activate 4 2,4; activate 4 3,4";
    Case::pantheon(fields, "A.coins=2").legal(A, &format!("build altar; discard altar; {few}"));
}

/// A structure of Age I that is whole but for slots 14 and 16, with all five tokens.
const WHOLE: &str = "age=1 A.coins=40 A.wonders=divine_theater \
                     structure=0:stable,1:garrison,2:age,3:age,4:age,5:palisade,\
                     6:quarry,7:press,8:glassworks,9:age,10:age,11:age,12:age,13:age,15:altar,17:theater,18:tavern,\
                     19:baths gifts=2:roman,4:greek,9:egyptian,11:roman,13:phoenician";
/// The Theater brings Zeus.
const ZEUS: &str = "A wonder divine_theater altar; A consult greek; * god zeus; * god hades; * god aphrodite; A \
                    summon zeus; \
                    A stack hades";

#[test]
fn px2_zeus_in_age_i_and_the_gate_among_two_spaces() {
    let struck = Case::pantheon(WHOLE, "").play(ZEUS).play("A strike 11; * card 11 stone_pit; * god ra; * god isis");
    let on = struck.play("A enthrone ra 1").settle().shows("gifts=2:roman,4:greek,13:phoenician");
    assert_eq!(on.0.city(A).mythology_tokens(duel::Mythology::Roman), 0);
    // Everything else is discarded: four gods in all.
    let mut case = on;
    while case.0.age() == duel::Age::I {
        let (seat, action) = match case.0.phase() {
            table::Phase::Act(seats) => (seats.first().unwrap(), case.actions(seats.first().unwrap())),
            _ => panic!("nobody has to act"),
        };
        let choice = action.iter().find(|action| matches!(action, duel::Action::Discard(_))).unwrap_or(&action[0]);
        case = case.play(&format!("{seat} {}", table::Notation::action_text(&case.0, seat, *choice)));
        case = if case.0.age() == duel::Age::I { case.settle() } else { case };
    }
    let gods = Space::ALL.iter().filter_map(|&space| case.0.pantheon().god_on(space)).count();
    assert_eq!(gods, 4 + 1, "four gods and the Gate");
    let fields = "age=1 structure=19:altar spaces=1:tanit,3:ra,4:mars,6:ishtar A.saw_gods=tanit,ra,mars,ishtar";
    Case::pantheon(fields, "").play("A discard altar").shows("spaces=1:tanit,3:ra,4:mars,5:gate,6:ishtar");
}

#[test]
fn px3_theology_and_a_theater_that_damages_itself() {
    let fields = "A.tokens=theology A.wonders=divine_theater structure=14:baths,18:altar,19:theater";
    let damaged =
        rich(fields).play("A wonder divine_theater altar; A consult egyptian; * god anubis; * god ra; * god isis");
    let damaged = damaged
        .play("A summon anubis; A stack ra; A unbuild divine_theater")
        .shows("discard=altar")
        .waits_for("turn.A");
    damaged.play("A wonder divine_theater theater").waits_for("turn.A,turn_up,consult_deck.A");
}

#[test]
fn px4_isis_of_the_seventh_wonder() {
    let fields = "A.wonders=colossus+tavern,mausoleum+stable,divine_theater,sphinx discard=baths \
                  B.wonders=piraeus+forum,appian_way+walls,statue_of_zeus+temple,pyramids+statue";
    let built =
        rich(fields).play("A wonder divine_theater altar; A consult egyptian; * god isis; * god ra; * god anubis");
    let built = built.play("A summon isis; A stack ra").waits_for("turn.B").shows("discard=baths A.gods=isis");
    assert!(built.0.wonder_box().contains(WonderId::Sphinx));
}

#[test]
fn px5_ishtar_and_law() {
    let fields = "A.gods=ishtar A.cards=workshop,apothecary,scriptorium,pharmacist board=law,economy";
    let pair = rich(&format!("{fields} structure=18:laboratory,19:theater")).play("A build laboratory; A progress law");
    pair.waits_for("turn.B,turn_up,take_token.A").legal(A, "progress economy").goes_on();
    assert_eq!(pair.0.city(A).symbols().len(), 5, "four of green cards and law");
}

#[test]
fn px6_engineering_rather_than_a_coin_for_the_opponent() {
    let fields = "A.tokens=engineering,masonry A.cards=stone_reserve B.tokens=economy structure=18:aqueduct,19:theater";
    rich(fields).play_for("A build aqueduct", -1, 0);
    rich(&fields.replace("engineering,", "")).play_for("A build aqueduct", -1, 1);
}

#[test]
fn px7_the_mausoleum_of_isis_and_a_pile_of_one() {
    let built = active("isis", "A.wonders=mausoleum discard=baths").play("A raise mausoleum; A tuck baths");
    built.waits_for("turn.B").shows("A.wonders=mausoleum+baths discard=- A.cards=-");
}

#[test]
fn px8_two_tokens_in_one_turn() {
    let due = Case::pantheon(WHOLE, "").play(ZEUS).play("A strike 17").waits_for("turn.B,turn_up,draw_gods.A.egyptian");
    let next = due.play("* god ra; * god isis; A enthrone isis 6").waits_for("turn.B,turn_up,draw_gods.A.roman");
    let last = next.play("* god mars; * god neptune; A enthrone neptune 5").shows("A.mythologies=egyptian,roman");
    last.play("* card 9 stone_pit; * card 10 clay_pit; * card 11 clay_pool").waits_for("turn.B");
}

#[test]
fn px9_the_gate_isis_and_the_theater() {
    let fields = "A.wonders=divine_theater discard=baths board=agriculture,architecture,economy,law,masonry";
    let shown = active("gate", fields).play("* god enki; * god tanit; * god hades; * god isis; * god mars");
    let acts = shown.play("* enki theology; * enki strategy; A summon isis; A raise divine_theater; A tuck baths");
    assert_eq!(acts.0.token_box().len(), 8);
    acts.shows("decks=mesopotamian:enki.-.-,phoenician:tanit.-.-,greek:hades.-.-,egyptian:-.-,roman:mars.-.- shown=-");
    acts.waits_for("turn.B,turn_up,consult_deck.A").play("A consult roman").shows("shown=mars");
}

#[test]
fn px10_poliorcetics_a_token_and_minerva() {
    let fields = "A.tokens=poliorcetics pawn=1 minerva=4 B.coins=10 structure=18:pretorium,19:theater";
    rich(fields).play_for("A build pretorium", -8, -4).pawn(3).shows("minerva=- loot=A2,A5,B5");
}

#[test]
fn px11_neptune_and_one_token() {
    active("neptune", "loot=B5").play_for("A loot B5", 0, 0).shows("loot=-").waits_for("turn.B");
}

#[test]
fn px12_a_temple_urbanism_and_engineering() {
    let fields = "A.tokens=urbanism A.mythologies=roman structure=18:roman_grand_temple,19:theater age=3";
    Case::pantheon(fields, "").play_for("A build roman_grand_temple", 4, 0);
    let fields = "A.tokens=urbanism,engineering structure=18:roman_grand_temple,19:theater age=3";
    Case::pantheon(fields, "").play_for("A build roman_grand_temple", -1, 0);
}

#[test]
fn px13_zeus_takes_the_last_card_of_an_age() {
    active("zeus", "structure=19:altar").play("A strike 19").shows("age=3").settle().waits_for("turn.A");
}

#[test]
fn px15_enki_and_the_great_library() {
    let board = "board=agriculture,architecture,economy,law,masonry";
    let fields = "enki=theology,strategy spaces=1:enki A.wonders=great_library structure=14:baths,18:altar,19:theater";
    let case = rich(&format!("{board} {fields}"));
    assert_eq!(case.0.token_box().len(), 6);
    let library = case.play("A wonder great_library altar").refuses("* drawn theology", Impossible);
    let library = library.play("* drawn urbanism; * drawn mysticism; * drawn engineering; A progress urbanism");
    let both = library.play("B discard theater; A activate 1; A progress theology");
    assert_eq!(both.0.token_box().len(), 6);
}

#[test]
fn px16_both_egyptian_tokens_after_two_gods_have_been_taken() {
    let fields =
        "age=1 A.gods=anubis,ra structure=9:age,11:age,14:altar,17:theater,19:tavern gifts=9:egyptian,11:egyptian";
    let first = Case::pantheon(fields, "").play("A build altar; * god isis; A enthrone isis 2; * card 9 baths");
    first
        .play("B build theater")
        .waits_for("turn.A,turn_up")
        .shows("B.mythologies=egyptian spaces=2:isis decks=egyptian:");
}

#[test]
fn px17_zeus_and_slot_6_of_a_fresh_structure() {
    let fields = "structure=0:walls,1:forum,2:statue,3:temple,4:rostrum,5:library,6:age,7:age,8:age,9:age,10:age,\
                  11:school,12:barracks,13:caravansery,14:courthouse,15:age,16:age,17:age,18:sawmill,19:brickyard \
                  gifts=6:2,8:3,10:4";
    let struck = active("zeus", fields).play("A strike 6; * card 6 laboratory").waits_for("turn.B");
    struck.shows("gifts=8:3,10:4 A.offerings=- discard=laboratory").allows("B discard walls");
    struck.refuses("B discard forum", NotLegal).refuses("B discard school", NotLegal);
    assert!(struck.0.structure().find(CardId::School).is_some());
}

#[test]
fn px18_zeus_without_a_card_left() {
    let last = rich("A.wonders=divine_theater structure=19:altar").play(ZEUS).shows("age=3 discard=- A.gods=zeus");
    last.waits_for("turn.A,lay_cards");
}

#[test]
fn px19_minerva_on_the_pawns_space() {
    let set = active("minerva", "pawn=2 structure=14:walls,18:pretorium,19:theater B.coins=20").play("A minerva 2");
    let away = set.play("B discard theater; A build walls").pawn(4).shows("minerva=2");
    away.play("B build pretorium").pawn(3).shows("minerva=-");
}

#[test]
fn px20_astarte_economy_and_the_bank() {
    let fields = "age=2 A.coins=0 A.gods=astarte A.protected=7 B.tokens=economy spaces=1:mars \
                  structure=14:walls,18:statue,19:theater";
    let bought = Case::pantheon(fields, "").play_for("A build statue", 0, 4).shows("A.protected=3");
    bought.play("B discard theater").play_for("A activate 1", 0, 0).shows("A.protected=-");
}
