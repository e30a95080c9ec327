//! Teams of two (S13).

use crate::common::{A, B, C, D, Sea, card, seat};
use table::{Event, Game, Notation, Seat, Xoshiro};
use wonders::armada::{Action, Armada, EventView, Setup};
use wonders::{Hand, Level, Payment, Taken, Use};

/// S13.4: of the second age, everybody discards in its last turn.
fn second_age_ends(text: &str) -> Sea {
    Sea::new(&format!("{text} age=2 turn=7")).round("").settle()
}

/// S13.1, S13.4.
#[test]
fn s16_56_partners_do_not_fight_and_tokens_are_doubled() {
    let cards = "A.cards=barracks,stockade,guard_tower B.cards=guard_tower C.cards=archery_range D.cards=stables";
    let after = second_age_ends(&format!("wonders+armada/4:teams=pairs {cards}"));
    let second = |seat| (after.0.city(seat).victories()[1], after.0.city(seat).defeats()[1]);
    assert_eq!([A, B, C, D].map(second), [(2, 0), (0, 2), (2, 0), (0, 2)]);
}

/// S13.5.
#[test]
fn s16_57_a_raid_in_teams_gives_one_token_to_each_side() {
    let text = "wonders+armada/4:teams=pairs A.cards=barracks,stockade,guard_tower B.cards=guard_tower C.cards=archery_range D.cards=stables A.raids=left";
    let after = second_age_ends(text);
    let second = |seat| (after.0.city(seat).victories()[1], after.0.city(seat).defeats()[1]);
    assert_eq!([A, B, C, D].map(second), [(3, 0), (0, 2), (2, 1), (0, 2)]);
}

/// S13.5, S9.3: of four, both directions lead to one enemy, who raids back; that is one conflict and one token.
#[test]
fn s13_5_of_four_in_pairs_all_raids_between_two_are_one_conflict() {
    let text = "wonders+armada/4:teams=pairs A.cards=barracks A.raids=left,right C.raids=left turn=7";
    let after = Sea::new(text).round("").settle();
    let of = |seat| (after.0.city(seat).victories()[0], after.0.city(seat).defeats()[0]);
    assert_eq!([A, B, C, D].map(of), [(2 + 1, 0), (0, 0), (0, 1), (0, 2)]);
}

/// S11.2, S13.4: B loses to C and D to A, for two tokens each.
#[test]
fn s11_2_strategists_count_doubled_tokens_each() {
    let text = "wonders+armada/4:teams=pairs age=3 turn=7 A.cards=strategists_guild,arsenal C.cards=circus";
    let after = Sea::new(text).round("").settle().step(wonders::armada::Step::Over);
    assert_eq!([A, B, C, D].map(|seat| after.0.city(seat).defeats()[2]), [0, 2, 0, 2]);
    assert_eq!(after.score(A).guilds, 4);
}

/// S13.6, S13.7.
#[test]
fn s16_58_taxes_pirates_and_naval_conflicts_know_no_partners() {
    let text = "wonders+armada/4:teams=pairs A.ships=0/1/0/0 A.hand=altar";
    Sea::new(text).round("A discard altar move yellow").coins([5, 5, 5, 5]);
    let sea = "wonders+armada/4:teams=pairs A.ships=3/0/0/0 B.ships=3/0/0/0 C.ships=2/0/0/0 turn=7";
    Sea::new(sea).round("").naval(1, [1, 1, 0, -1]);
}

/// S13.8: 61 and 40 against 52 and 50.
#[test]
fn s16_59_the_sums_of_the_pairs_decide() {
    let coins = |points: u16| 3 * points;
    let text = format!(
        "wonders+armada/4:teams=pairs step=over A.coins={} B.coins={} C.coins={} D.coins={}",
        coins(61),
        coins(40),
        coins(52),
        coins(50)
    );
    let case = Sea::new(&text);
    assert_eq!([A, B, C, D].map(|seat| case.0.total(seat)), [61, 40, 52, 50]);
    case.won_by("CD");
    assert_eq!(case.0.outcome().unwrap().shared_by(), 1);
}

/// S13.8: the coins of both partners break a tie.
#[test]
fn s13_8_a_tie_of_pairs_goes_to_the_coins_of_both() {
    Sea::new("wonders+armada/4:teams=pairs step=over A.coins=5 B.coins=3 C.coins=3 D.coins=4").won_by("AB");
    Sea::new("wonders+armada/4:teams=pairs step=over A.coins=4 B.coins=3 C.coins=3 D.coins=4").won_by("ABCD");
}

/// S13.4.
#[test]
fn s16_88_a_draw_gives_nothing_and_partners_never_fight() {
    let text = "wonders+armada/6:teams=pairs B.cards=barracks D.cards=stockade E.cards=barracks turn=7";
    let after = Sea::new(text).round("").settle();
    let of = |index| (after.0.city(seat(index)).victories()[0], after.0.city(seat(index)).defeats()[0]);
    // B beats C, D and E draw, F and A draw.
    assert_eq!([0, 1, 2, 3, 4, 5].map(of), [(0, 0), (2, 0), (0, 2), (0, 0), (0, 0), (0, 0)]);
}

/// S13.3.
#[test]
fn s16_89_own_resources_and_chains_come_before_purchases() {
    let text = "wonders+armada/4:teams=pairs A.cards=altar A.hand=temple age=2 A.coins=20";
    // The blue step costs an ore, which the partner sells.
    Sea::new(text).builds(A, "temple", "left 2 step blue; nothing");
    let clay = "wonders+armada/4:teams=pairs A.cards=clay_pool B.wonder=babylon A.hand=guard_tower A.shipyard=shipyard_1 A.coins=20";
    Sea::new(clay).builds(A, "guard_tower", "nothing");
    // Of two clay one is the own one.
    let both = clay.replace("A.shipyard=shipyard_1", "A.shipyard=shipyard_4 D.shipyard=shipyard_1");
    Sea::new(&both).builds(A, "guard_tower", "left 2 step red; nothing");
}

/// S13.3: what comes from the partner is paid to it as to anybody.
#[test]
fn s13_3_partners_pay_each_other() {
    let text = "wonders+armada/4:teams=pairs A.wonder=ephesus B.wonder=giza C.wonder=alexandria D.wonder=rhodes A.hand=baths A.coins=2";
    Sea::new(text).builds(A, "baths", "left 2").round("A build baths left 2").has_coins(A, 0).has_coins(B, 3 + 2 + 3);
    Sea::new(&text.replace("A.coins=2", "A.coins=1")).builds(A, "baths", "never");
}

/// S13.4: two tokens of the age for the winner, two defeats for the loser.
#[test]
fn s13_4_doubled_tokens_are_worth_two_six_and_ten_points() {
    for (age, card, points) in [(1, "barracks", 2), (2, "stables", 6), (3, "circus", 10)] {
        let text = format!("wonders+armada/4:teams=pairs age={age} turn=7 B.cards={card}");
        let before = Sea::new(&text);
        let after = before.round("").settle();
        let gained = |seat| after.score(seat).military - before.score(seat).military;
        assert_eq!([A, B, C, D].map(gained), [0, points, -2, 0], "age {age}");
    }
}

/// S13.5, S9.1: Paulina and Gabriel play together; she sits between him on her right and Robert on her left.
#[test]
fn s13_5_a_ballista_raids_the_enemy_beyond_the_partner() {
    let [gabriel, paulina, robert] = [A, B, C];
    let text = "wonders+armada/4:teams=pairs age=2 turn=7 A.cards=clay_pool,glassworks_1,loom_1 A.hand=ballista D.cards=stables";
    let case = Sea::new(text);
    assert_eq!(case.0.neighbours(paulina), [robert, gabriel]);
    let after = case.round("A build ballista").settle();
    let second = |seat| (after.0.city(seat).victories()[1], after.0.city(seat).defeats()[1]);
    // Gabriel draws with D and beats Robert, for one token each.
    assert_eq!([gabriel, paulina, robert, D].map(second), [(1, 0), (0, 0), (0, 1), (0, 0)]);
}

/// S13.6.
#[test]
fn s16_90_pirates_rob_the_partner_too() {
    let text = "wonders+armada/4:teams=pairs B.ships=0/3/0/0 A.hand=pirate_hideout";
    Sea::new(text).round("A build pirate_hideout").has_coins(B, 6 - 2);
}

/// S13.2, S13.5.
#[test]
fn s16_91_of_eight_the_seat_two_places_away_is_an_enemy() {
    let text = "wonders+armada/8:teams=pairs B.cards=barracks B.raids=right turn=6";
    let after = Sea::new(text).round("").settle();
    assert_eq!(after.0.far(B, wonders::data::armada::Far::RightRight), seat(7));
    assert_eq!((after.0.city(B).victories()[0], after.0.city(seat(7)).defeats()[0]), (2 + 1, 1));
    assert_eq!([0, 2].map(|index| after.0.city(seat(index)).defeats()[0]), [0, 2], "the partner and the neighbour");
}

/// S13.1, S14.4: teams need an even number.
#[test]
fn s13_1_pairs_sit_side_by_side_and_nobody_is_left_over() {
    for seats in [3, 5, 7] {
        assert!(Setup::new(seats).unwrap().set("teams", "pairs").is_err());
    }
    for seats in [4, 6, 8] {
        let mut setup = Setup::new(seats).unwrap();
        setup.set("teams", "pairs").unwrap();
        let sides = Armada::new(setup).sides();
        assert_eq!(sides.side(A), [A, B].into_iter().collect());
        assert_eq!(sides.side(seat(seats - 1)).len(), 2);
    }
}

/// Four in pairs; the hand of B is known to the letter.
const PAIRS: &str =
    "wonders+armada/4:teams=pairs B.wonder=giza B.cards=stone_pit B.hand=altar,baths,theater C.hand=barracks turn=2";

fn knows(case: &Sea, viewer: Option<Seat>, holder: Seat) -> (Option<usize>, Hand) {
    let known = case.0.view(viewer).known_hands();
    let hand = known.iter().find(|hand| hand.seat == holder).unwrap();
    (hand.seen, hand.cards)
}

/// S13.9: the partner's hand is in the view, and in no other.
#[test]
fn s13_9_partners_see_each_others_hands_and_nobody_else_does() {
    let case = Sea::new(PAIRS);
    let other = Sea::of(Armada::parse_position(&swapped(&case.text(), "theater", "barracks")).unwrap());
    for viewer in [Some(A), Some(B), Some(C), Some(D)] {
        let view = case.0.view(viewer);
        let partner = view.partner().unwrap();
        assert_eq!(view.partner_hand(), Some(*case.0.hand(partner)));
        assert_eq!(knows(&case, viewer, partner), (Some(1), *case.0.hand(partner)));
        assert_ne!(view, other.0.view(viewer), "each sees one of the two cards");
    }
    assert_eq!([A, B, C, D].map(|seat| case.0.view(Some(seat)).partner()), [Some(B), Some(A), Some(D), Some(C)]);
    assert_eq!(case.0.view(None), other.0.view(None));
    let alone = Sea::new(&PAIRS.replace(":teams=pairs", "")).0.view(Some(A));
    assert_eq!((alone.partner(), alone.partner_hand(), alone.partner_held.len()), (None, None, 0));
}

/// A text with two words in each other's place.
fn swapped(text: &str, one: &str, two: &str) -> String {
    text.replace(one, "?").replace(two, one).replace('?', two)
}

/// S13.9: the card under a stage is known to the partner, and the hand that was passed on.
#[test]
fn s13_9_partners_know_what_the_other_took_once_choices_are_open() {
    let case = Sea::new(PAIRS);
    let stage = Action::Stage(card("altar"), Payment::NOTHING);
    assert_eq!(case.0.opened_view(B, stage, Some(A)), EventView::Did(B, stage));
    for viewer in [Some(C), Some(D), None] {
        assert_eq!(case.0.opened_view(B, stage, viewer), EventView::BuiltStage(B, Payment::NOTHING));
    }
    let hand = *case.0.hand(B);
    let after = case.round("B stage altar");
    let taken = Some(Taken { card: card("altar"), used: Use::Stage });
    assert_eq!(after.0.view(Some(A)).took(0, 1, B), taken);
    assert_eq!(after.0.view(Some(B)).took(0, 1, B), taken);
    for viewer in [Some(C), Some(D), None] {
        assert_eq!(after.0.view(viewer).took(0, 1, B), None);
    }
    // The hand went to C, who took something that nobody sees of it later.
    let left: Hand = hand.cards().iter().copied().filter(|other| *other != card("altar")).collect();
    assert_eq!(knows(&after, Some(A), C), (Some(1), left));
    let text = |viewer| Armada::view_text(&after.0.view(viewer));
    assert!(text(Some(A)).contains("/^altar") && text(Some(A)).contains(" partner_held="));
    assert!(!text(Some(D)).contains("/^altar") && !text(None).contains("partner_held"));
}

/// S13.9: a choice lies face down for the partner, too.
#[test]
fn s13_9_partners_do_not_see_what_the_other_has_chosen() {
    let case = Sea::new(PAIRS);
    let (one, two) = (case.play("B stage altar"), case.play("B discard theater"));
    assert_eq!(one.0.view(Some(A)), two.0.view(Some(A)));
    assert_eq!(case.0.event_view(Event::Act(B, Action::Discard(card("altar"))), Some(A)), EventView::Chose(B));
}

/// S13.9: what a seat imagines has its partner's hands in it, those of the past as well.
#[test]
fn s13_9_imagined_worlds_have_the_partners_hands() {
    let case = Sea::new(PAIRS).round("B stage altar").round("").round("");
    let mut rng = Xoshiro::new(3);
    let view = case.0.view(Some(A));
    let mut others = std::collections::BTreeSet::new();
    for _ in 0..50 {
        let world = Armada::imagine(&view, &mut rng);
        assert_eq!(world.hand(B), case.0.hand(B));
        assert_eq!(world.taken(0, 1, B), case.0.taken(0, 1, B));
        // C has it from B and has taken nothing from it yet. What it took from the hand that D holds now is not known.
        assert_eq!(world.hand(C), case.0.hand(C));
        others.insert(world.hand(D).cards().to_vec());
    }
    assert!(others.len() > 1, "the hand of D is not known whole");
}

/// S13.9, S7.9: the islands of an explorer are seen by its partner.
#[test]
fn s13_9_partners_see_each_others_islands() {
    let text = "wonders+armada/4:teams=pairs step=deal_islands_1 explore1=BC B.ships=0/0/0/2 C.ships=0/0/0/2";
    let case = Sea::new(text).settle().explores(Level::One, &[(B, 4), (C, 4)]);
    let islands = |seat| case.0.dealt_islands(Level::One, seat);
    for (viewer, own, partner) in [(A, A, B), (B, B, A), (C, C, D), (D, D, C)] {
        let view = case.0.view(Some(viewer)).expansion;
        assert_eq!((view.dealt, view.partner_dealt), (islands(own), islands(partner)), "{viewer}");
    }
    let (view, mut rng) = (case.0.view(Some(A)), Xoshiro::new(5));
    let worlds: Vec<_> = (0..50).map(|_| Armada::imagine(&view, &mut rng)).collect();
    assert!(worlds.iter().all(|world| world.dealt_islands(Level::One, B) == islands(B)));
    assert!(worlds.iter().any(|world| world.dealt_islands(Level::One, C) != islands(C)));
    assert!(case.0.view(None).expansion.partner_dealt.is_empty());
}
