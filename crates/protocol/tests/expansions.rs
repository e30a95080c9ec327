//! What Pantheon and Agora add to what is shown: prices and their reasons, control, conspiracies, components.

#![allow(clippy::unwrap_used)] // helpers of tests may fail loudly, too

use duel::{Duel, Expansion};
use protocol::GameView;
use protocol::components::{self, Component};
use protocol::duel::{DuelAction, DuelConsequence, DuelDeed, DuelMeans, DuelPayment, DuelQuestion, DuelView};
use protocol::game::state_of;
use serde_json::{Value, json};
use table::{IdSet, Notation, Seat};

/// What seat A sees of a position.
#[track_caller]
fn shown(position: &str) -> DuelView {
    shown_to(Some(Seat::A), position)
}

#[track_caller]
fn shown_to(viewer: Option<Seat>, position: &str) -> DuelView {
    let game = Duel::parse_position(position).unwrap_or_else(|why| panic!("{why}: {position}"));
    let GameView::Duel(view) = state_of(&game, viewer, 1).view else { panic!("a view of Duel") };
    view
}

#[track_caller]
fn agora(fields: &str) -> DuelView {
    shown(&format!("duel+agora age=3 {fields}"))
}

#[track_caller]
fn pantheon(fields: &str) -> DuelView {
    shown(&format!(
        "duel+pantheon age=3 spaces=1:aphrodite,6:gate A.gods=astarte decks=greek:-.-,phoenician:-.- A.saw_gods=aphrodite B.saw_gods=aphrodite {fields}"
    ))
}

#[track_caller]
fn price<'a>(view: &'a DuelView, card: &str) -> &'a DuelPayment {
    let place = view.structure.iter().find(|place| place.card.as_deref() == Some(card)).unwrap();
    &place.prices[0]
}

#[track_caller]
fn action<'a>(view: &'a DuelView, text: &str) -> &'a DuelAction {
    view.actions.iter().find(|action| action.text == text).unwrap()
}

/// Coins that A and B get or lose besides what the deed names.
fn coins(action: &DuelAction) -> [i32; 2] {
    let mut change = [0, 0];
    for one in &action.consequences {
        match one {
            DuelConsequence::Gains { seat, coins } => change[seat.seat().index()] += i32::from(*coins),
            DuelConsequence::Loses { seat, coins } => change[seat.seat().index()] -= i32::from(*coins),
            _ => {}
        }
    }
    change
}

/// Spaces that the pawn moves towards B's capital.
fn pawn(action: &DuelAction) -> i32 {
    let moved = action.consequences.iter().find_map(|one| match one {
        DuelConsequence::Pawn { towards, spaces } if towards.seat() == Seat::B => Some(i32::from(*spaces)),
        DuelConsequence::Pawn { spaces, .. } => Some(-i32::from(*spaces)),
        _ => None,
    });
    moved.unwrap_or(0)
}

/// What has to be chosen next, and by whom.
fn asks(action: &DuelAction) -> Option<(Seat, DuelQuestion)> {
    action.consequences.iter().find_map(|one| match one {
        DuelConsequence::Asks { seat, question } => Some((seat.seat(), *question)),
        _ => None,
    })
}

fn json(payment: &DuelPayment) -> Value {
    serde_json::to_value(payment).unwrap()
}

#[test]
fn a_senator_costs_as_many_coins_as_there_are_senators() {
    let view = agora("A.cards=conspirator_1,politician_left_1 structure=18:conspirator_2,19:altar");
    assert_eq!(price(&view, "conspirator_2").coins, 2);
    assert_eq!(price(&view, "conspirator_2").means, Some(DuelMeans::Senators));
    assert_eq!(view.cities[0].senator_price, Some(2));
    let recruit = action(&view, "recruit conspirator_2");
    assert!(matches!(recruit.deed, DuelDeed::Recruit { coins: 2, .. }));
    assert_eq!(asks(recruit), Some((Seat::A, DuelQuestion::PlaceOrPlot)));
}

#[test]
fn a_decree_leaves_a_unit_out_or_saves_the_printed_coins() {
    let decree = "decrees=1:ignore_symbol_yellow A.cubes=1.0.0.0.0.0";
    let view = agora(&format!("{decree} A.coins=20 structure=18:customs_house,19:caravansery"));
    let saved = json!({ "coins": 0, "affordable": true, "means": "decree", "saved": 4 });
    assert_eq!(json(price(&view, "customs_house")), saved);
    // Equal totals: without the coins 4 for glass and papyrus, or with them and without the papyrus.
    let payment = price(&view, "caravansery");
    assert_eq!((payment.coins, payment.means), (4, Some(DuelMeans::Decree)));
}

#[test]
fn the_way_that_spares_an_opponent_with_economy_has_a_price_of_its_own() {
    let decree = "decrees=1:ignore_symbol_yellow A.cubes=1.0.0.0.0.0";
    let view = agora(&format!("{decree} B.tokens=economy structure=18:forum,19:altar"));
    let spare = action(&view, "spare forum");
    assert!(matches!(spare.deed, DuelDeed::Spare { coins: 3, theirs: 0, .. }));
    let waived = json!([{ "from": "waived", "resource": "clay", "units": 1 }]);
    let payment = json!({ "coins": 3, "affordable": true, "printed": 3, "means": "decree", "units": waived });
    assert_eq!(json(spare.payment.as_ref().unwrap()), payment);
    assert_eq!(coins(spare), [0, 0], "what is paid stands in the deed");
    let build = action(&view, "build forum");
    assert!(matches!(build.deed, DuelDeed::Build { coins: 2, .. }));
    assert_eq!(coins(build), [0, 2]);
}

#[test]
fn engineering_says_so_in_the_price() {
    let view = pantheon("A.tokens=engineering structure=18:roman_grand_temple,19:altar");
    let payment = json!({ "coins": 1, "affordable": true, "printed": 1, "means": "engineering" });
    assert_eq!(json(price(&view, "roman_grand_temple")), payment);
}

#[test]
fn the_price_of_a_god_tells_discount_gate_and_offerings() {
    let view = pantheon("A.wonders=sanctuary+baths A.offerings=2,4 A.coins=20 structure=18:altar");
    let prices = &view.pantheon.as_ref().unwrap().spaces;
    let [first, gate] = [&prices[0].prices[0], &prices[5].prices[0]].map(json);
    assert_eq!(first, json!({ "coins": 1, "affordable": true, "printed": 1, "saved": 2 }));
    assert_eq!(gate, json!({ "coins": 14, "affordable": true, "printed": 14, "means": "gate", "saved": 2 }));
    let activate = action(&view, "activate 6 2,4");
    assert_eq!(activate.payment.as_ref().unwrap().coins, 8);
    assert_eq!(activate.payment.as_ref().unwrap().offerings, [2, 4]);
    assert!(matches!(activate.deed, DuelDeed::Activate { coins: 8, .. }));
    assert_eq!((coins(activate), asks(activate)), ([0, 0], Some((Seat::A, DuelQuestion::Summon))));
}

#[test]
fn coins_on_astarte_pay_too() {
    let view = pantheon("A.coins=1 A.protected=7 structure=18:arsenal");
    let payment = price(&view, "arsenal");
    assert_eq!(payment.coins, 10);
    assert!(!payment.affordable);
    let view = pantheon("A.coins=3 A.protected=7 structure=18:arsenal");
    assert!(price(&view, "arsenal").affordable);
    assert_eq!(view.cities[0].protected, 7);
}

#[test]
fn a_cube_promises_control_even_if_a_decree_has_to_be_turned_up_first() {
    let view = agora(
        "decrees=1:shield,3:coins_on_red A.cubes=0.0.1.0.0.0 structure=18:altar pending=turn.B,turn_up,place_cube.A",
    );
    let place = action(&view, "place 4");
    let a = Seat::A.into();
    let control = |chamber| DuelConsequence::Control { seat: a, chamber };
    assert_eq!(place.consequences, [control(4), DuelConsequence::Points { seat: a, change: 3 }]);
    assert_eq!(pawn(action(&view, "place 1")), 1);
    assert_eq!(action(&view, "place 3").consequences, []);
    let five = "decrees=1:coins_on_blue,2:coins_on_green,3:coins_on_red,4:coins_on_yellow,5:coins_on_wonder";
    let view = agora(&format!("{five} A.cubes=1.1.1.1.1.0 structure=18:altar pending=turn.B,turn_up,place_cube.A"));
    let ends = DuelConsequence::Ends { way: "politics".to_owned() };
    assert!(action(&view, "place 6").consequences.contains(&ends));
    assert!(!action(&view, "place 5").consequences.contains(&ends));
}

#[test]
fn who_has_to_choose_next_is_told_if_it_is_the_other_seat() {
    // B loses the decree's shield with the chamber, and the pawn meets a military token of A's.
    let view = agora(
        "pawn=2 decrees=1:shield,2:coins_on_red B.cubes=1.0.0.0.0.0 A.cubes=0.1.0.0.0.0 structure=18:altar pending=turn.B,turn_up,move_cube.A",
    );
    let moved = action(&view, "move 2 1");
    assert_eq!((pawn(moved), asks(moved)), (1, Some((Seat::A, DuelQuestion::PlaceCube))));
    let view = agora(
        "pawn=-2 decrees=1:shield,2:coins_on_red A.cubes=1.0.0.0.0.0 structure=18:altar pending=turn.B,turn_up,move_cube.A",
    );
    let moved = action(&view, "move 1 2");
    assert_eq!((pawn(moved), asks(moved)), (-1, Some((Seat::B, DuelQuestion::PlaceCube))));
}

#[test]
fn a_token_locked_in_secret_is_named_to_who_locked_it() {
    let position = "duel+agora age=3 structure=18:altar B.triggered=obscurantism+press locked=law.secret \
                    board=economy,strategy A.tokens=masonry";
    let locked = |viewer| serde_json::to_value(shown_to(viewer, position).locked).unwrap();
    assert_eq!(locked(Some(Seat::B)), json!({ "token": "law", "secret": true }));
    let unseen = json!([
        "agriculture",
        "architecture",
        "law",
        "mathematics",
        "philosophy",
        "theology",
        "urbanism",
        "corruption",
        "organized_crime"
    ]);
    assert_eq!(locked(Some(Seat::A)), json!({ "secret": true, "unseen": unseen }));
    assert_eq!(locked(None), locked(Some(Seat::A)));
    let open = shown(&position.replace("law.secret", "law"));
    assert_eq!(serde_json::to_value(open.locked).unwrap(), json!({ "token": "law" }));
}

#[test]
fn conspiracies_of_the_opponent_have_a_card_but_no_name() {
    let position = "duel+agora age=3 structure=18:altar A.plots=coup,treason+baths B.plots=sabotage,espionage+press \
                    A.saw_plots=coup,treason B.saw_plots=sabotage,espionage";
    let [own, other] = <[_; 2]>::try_from(shown(position).cities).unwrap();
    assert_eq!((own.unprepared, own.unprepared_hidden), (vec!["coup".to_owned()], 0));
    assert_eq!(serde_json::to_value(own.prepared).unwrap(), json!([{ "id": "treason", "card": "baths" }]));
    assert_eq!((other.unprepared, other.unprepared_hidden), (Vec::new(), 1));
    assert_eq!(serde_json::to_value(other.prepared).unwrap(), json!([{ "card": "press" }]));
    let plots = shown(position).plots.unwrap();
    assert_eq!(plots.deck, 12);
    assert_eq!(plots.unseen.len(), 14);
}

#[test]
fn removed_cards_that_another_has_seen_may_still_lie_face_down() {
    let position = "duel+agora age=1 structure=18:altar B.triggered=treason+press removed=baths,tavern";
    let unseen = |viewer| shown_to(viewer, position).unseen;
    assert!(unseen(Some(Seat::A)).contains(&"baths".to_owned()));
    assert!(!unseen(Some(Seat::B)).contains(&"baths".to_owned()));
    assert!(unseen(Some(Seat::B)).contains(&"conspirator_1".to_owned()));
    let plots = |viewer| shown_to(viewer, position).plots.unwrap();
    assert_eq!((plots(Some(Seat::A)).removed.len(), plots(Some(Seat::A)).removed_hidden), (0, 2));
    assert_eq!((plots(Some(Seat::B)).removed.len(), plots(Some(Seat::B)).removed_hidden), (2, 0));
}

#[test]
fn a_god_placed_face_down_shows_its_mythology_to_the_other_player() {
    let position = "duel+pantheon age=1 structure=18:altar spaces=2:ra decks=egyptian:isis.- A.saw_gods=ra,isis";
    let pantheon = |viewer| shown_to(viewer, position).pantheon.unwrap();
    let space = |viewer| {
        let mut space = serde_json::to_value(&pantheon(viewer).spaces[1]).unwrap();
        space.as_object_mut().unwrap().remove("prices");
        space
    };
    let deck = |viewer| serde_json::to_value(&pantheon(viewer).decks[3].cards).unwrap();
    assert_eq!(space(Some(Seat::A)), json!({ "space": 2, "god": "ra", "mythology": "egyptian", "secret": true }));
    assert_eq!(deck(Some(Seat::A)), json!([{ "god": "isis", "secret": true }, {}]));
    assert_eq!(space(Some(Seat::B)), json!({ "space": 2, "mythology": "egyptian" }));
    assert_eq!(deck(Some(Seat::B)), json!([{ "hidden": true }, {}]));
}

#[test]
fn only_what_is_in_play_is_listed() {
    let kinds = |expansions: &[Expansion]| -> Vec<Component> { components::duel(expansions.iter().copied().collect()) };
    let count = |all: &[Component], wanted: fn(&Component) -> bool| all.iter().filter(|one| wanted(one)).count();
    let guild = |one: &Component| matches!(one, Component::Building { color: "purple", .. });
    let temple = |one: &Component| matches!(one, Component::GrandTemple { .. });
    let senator = |one: &Component| matches!(one, Component::Senator { .. });
    let wonder = |one: &Component| matches!(one, Component::Wonder { .. });
    let token = |one: &Component| matches!(one, Component::Token { .. });
    for (expansions, expected) in [
        (&[][..], [7, 0, 0, 12, 10]),
        (&[Expansion::Pantheon], [0, 5, 0, 14, 13]),
        (&[Expansion::Agora], [7, 0, 4, 14, 12]),
        (&Expansion::ALL, [0, 5, 4, 16, 15]),
    ] {
        let all = kinds(expansions);
        let found =
            [count(&all, guild), count(&all, temple), count(&all, senator), count(&all, wonder), count(&all, token)];
        assert_eq!(found, expected, "{expansions:?}");
    }
    let both = kinds(&Expansion::ALL);
    let laid = |one: &Component| match one {
        Component::Layout { id, pantheon_tokens, .. } => Some((id.clone(), pantheon_tokens.len())),
        _ => None,
    };
    let layouts: Vec<_> = both.iter().filter_map(laid).collect();
    assert_eq!(layouts, [("agora_age_1".to_owned(), 5), ("agora_age_2".to_owned(), 3), ("agora_age_3".to_owned(), 0)]);
}

#[test]
fn an_expansion_adds_to_the_base_game_what_it_does_not_have() {
    let base = components::duel(IdSet::new());
    for expansion in Expansion::ALL {
        let added = components::added_by(expansion);
        assert!(added.iter().all(|component| !base.contains(component)));
        let all = components::duel([expansion].into_iter().collect());
        let is_layout = |component: &&Component| matches!(component, Component::Layout { .. });
        let missing = |component: &&Component| !base.contains(component) && !added.contains(component);
        assert!(all.iter().filter(missing).all(|component| is_layout(&component)));
    }
}
