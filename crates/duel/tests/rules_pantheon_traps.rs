//! Where other programs go wrong with Pantheon: each test is named by what goes wrong there.

mod common;

use common::{A, B, Case};
use table::Illegal::NotLegal;

/// The Theater, built with `altar`, brings Zeus.
const ZEUS: &str = "A wonder divine_theater altar; A consult greek; * god zeus; * god hades; * god aphrodite; A \
                    summon zeus; \
                    A stack hades";

/// A pays 3 for the god on space 1.
fn active(god: &str, fields: &str) -> Case {
    Case::pantheon(&format!("age=2 A.coins=40 spaces=1:{god}"), fields).play("A activate 1")
}

#[test]
fn a_victory_does_not_wait_for_pending_choices() {
    // The sixth symbol comes with a pair: no token is asked for.
    let five = "A.cards=workshop,apothecary,scriptorium,pharmacist,academy board=law,economy";
    active("ishtar", five).over("science.A");
    // Law as a reward for Ishtar's pair cannot win; Nisaba's sixth symbol does, whatever lies on the board.
    active("nisaba", &format!("{five} B.cards=university")).play("A snake university").over("science.A");
    // A shield of Isis' wonder wins before its choice, an extra turn or a token is thought of.
    let won = active("isis", "pawn=8 loot=- A.tokens=theology A.wonders=statue_of_zeus B.cards=quarry discard=baths");
    won.play("A raise statue_of_zeus; A tuck baths").over("military.A").shows("B.cards=quarry");
    // Mars wins out of the Theater: the token that the Theater's card has freed is not taken.
    let fields =
        "age=1 pawn=7 loot=- A.coins=40 A.wonders=divine_theater structure=9:age,14:altar,18:theater gifts=9:greek";
    let won =
        Case::pantheon(fields, "").play("A wonder divine_theater altar; A consult roman; * god mars; * god minerva");
    won.play("* god neptune; A summon mars; A stack minerva").over("military.A").shows("A.mythologies=- gifts=9:greek");
}

#[test]
fn a_mythology_token_is_collected_in_mid_effect() {
    let fields = ":zeus=takes_token age=1 A.coins=40 A.tokens=theology A.wonders=divine_theater \
                  structure=9:age,10:age,14:altar,16:baths,18:theater,19:tavern gifts=9:roman";
    // The card is seen as it goes to the pile; then the god is placed, and the turn ends as it should.
    let taken = Case::pantheon(fields, "").play(ZEUS).play("A strike 9");
    let seen = taken.waits_for("turn.A,turn_up,draw_gods.A.roman,unearth.9").play("* card 9 press");
    let placed = seen.play("* god mars; * god minerva; A enthrone minerva 1");
    placed.waits_for("turn.A").shows(
        "discard=press A.mythologies=roman spaces=1:minerva gifts=- structure=10:age,16:baths,18:theater,19:tavern",
    );
    // The token that brings a god out of a deck the Theater has just opened.
    let greek = Case::pantheon(fields, "gifts=9:greek").play(ZEUS).play("A strike 9; * card 9 press");
    // Both gods left are known, so that nothing is drawn at random.
    greek.waits_for("turn.A,turn_up,place_god.A").shows("shown=hades,aphrodite decks=greek:");
    greek.play("A enthrone hades 6").shows("spaces=6:hades decks=greek:aphrodite").waits_for("turn.A");
}

#[test]
fn a_free_wonder_costs_more_than_one_owns() {
    let poor =
        Case::pantheon("age=2 A.coins=3 A.wonders=pyramids,appian_way spaces=1:isis discard=baths B.coins=9", "");
    poor.refuses("A wonder pyramids altar", NotLegal);
    let isis = poor.play("A activate 1").coins(0, 9).legal(A, "raise pyramids; raise appian_way");
    isis.play("A raise pyramids; A tuck baths").coins(0, 9).shows("A.wonders=appian_way,pyramids+baths");
    isis.play("A raise appian_way; A tuck baths").coins(3, 6).waits_for("turn.A");
}

#[test]
fn the_discard_pile_is_empty() {
    active("hades", "").waits_for("turn.B");
    active("isis", "A.wonders=mausoleum").waits_for("turn.B");
    active("isis", "A.wonders=mausoleum discard=baths").play("A raise mausoleum; A tuck baths").waits_for("turn.B");
}

#[test]
fn nisaba_finds_no_green_card() {
    active("nisaba", "A.cards=workshop B.cards=quarry").waits_for("turn.B").shows("A.gods=nisaba A.snake=-");
}

#[test]
fn zeus_takes_the_last_card_of_an_age() {
    active("zeus", "structure=19:altar").play("A strike 19").shows("age=3").waits_for("turn.A,lay_cards");
    active("zeus", "structure=19:altar pawn=1").play("A strike 19").waits_for("choose_starter.B,lay_cards");
    active("zeus", "structure=19:altar age=3").play("A strike 19").over("civilian.A");
    // In Age I the Pantheon opens then, and the extra turn is lost.
    let fields = "age=1 A.coins=40 A.tokens=theology A.wonders=divine_theater structure=18:altar,19:theater pawn=1";
    let opened = Case::pantheon(fields, "").play(ZEUS).play("A strike 19").shows("age=2 spaces=6:gate");
    opened.waits_for("choose_starter.B,lay_gifts,lay_cards");
}

#[test]
fn the_eighth_wonder_stays_away_after_anubis() {
    let fields = "A.wonders=colossus+tavern,mausoleum+stable,great_library+garrison,pyramids B.coins=40 \
                  B.wonders=piraeus+forum,appian_way+walls,statue_of_zeus+temple,sphinx spaces=1:anubis,2:ra,3:isis \
                  structure=14:scriptorium,18:altar,19:theater";
    let seven = Case::pantheon("age=2 A.coins=60", fields).play("A wonder pyramids altar; B discard theater");
    let damaged = seven.play("A activate 1; A unbuild colossus");
    // B has nothing to build or to lose, A only the damaged one.
    damaged.refuses("B wonder sphinx scriptorium", NotLegal);
    let stolen = damaged.play("B activate 2").legal(B, "take colossus").play("B take colossus");
    stolen.refuses("A wonder colossus scriptorium", NotLegal);
    let raised = damaged.play("B activate 3").waits_for("turn.A").play("A wonder colossus scriptorium");
    assert_eq!(raised.0.wonder_box().len(), 14 - 7);
    // Rebuilt, the seventh wonder sends nothing away, as nothing is left.
    assert_eq!([A, B].map(|seat| raised.0.city(seat).standing().len()), [4, 3]);
}
