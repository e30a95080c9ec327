//! P14: who sees which god, in views, event views and their texts.

mod common;

use common::{A, B, Case};
use duel::{
    Action, CardId, Cell, Chance, Drawn, Duel, EventView, GodId, GodSeen, GodSet, Mythology, OnSpace, OpenAction,
    OpenChance, PantheonView, Slot, Space, TokenId, TokenSet,
};
use std::collections::BTreeSet;
use table::{Event, Game, Notation, Seat, Xoshiro};

const VIEWERS: [Option<Seat>; 3] = [Some(A), Some(B), None];

fn pantheon(case: &Case, viewer: Option<Seat>) -> PantheonView {
    case.0.view(viewer).pantheon
}

/// A deck as a viewer sees it: names, `?` for what others know, `-` for what nobody knows.
fn deck(case: &Case, viewer: Option<Seat>, mythology: Mythology) -> String {
    let card = |card: &GodSeen| match card {
        GodSeen::Seen(god) => god.to_string(),
        GodSeen::Hidden => "?".to_owned(),
        GodSeen::Unseen => "-".to_owned(),
    };
    pantheon(case, viewer).decks[mythology.index()].iter().map(card).collect::<Vec<_>>().join(" ")
}

#[track_caller]
fn decks(case: &Case, mythology: Mythology, [a, b, spectator]: [&str; 3]) {
    let found = VIEWERS.map(|viewer| deck(case, viewer, mythology));
    assert_eq!(found, [a, b, spectator], "{}", case.0.position_text());
}

/// Age I: A uncovers a roman token.
const TOKEN: &str = "age=1 structure=9:age,11:age,14:altar,17:theater,19:tavern gifts=9:roman,11:roman";

#[test]
fn p14_1_tokens_sizes_of_decks_and_activated_gods_are_open() {
    let fields = "age=2 A.gods=astarte,nisaba A.protected=5 A.snake=library B.cards=library minerva=3 \
                  spaces=1:enki,2:mars,6:gate \
                  enki=law,theology A.mythologies=roman B.offerings=3 structure=6:age,11:altar,19:theater gifts=6:2";
    let case = Case::pantheon(fields, "");
    for viewer in VIEWERS {
        let view = case.0.view(viewer);
        assert_eq!(view.pantheon, pantheon(&case, Some(A)));
        assert_eq!(
            (view.cities.clone(), view.structure),
            (case.0.view(Some(A)).cities, case.0.view(Some(A)).structure)
        );
        assert_eq!((view.pantheon.enki.len(), view.pantheon.minerva), (2, Some(3)));
        assert_eq!((view.cities[A].protected, view.cities[A].snake), (5, Some(CardId::Library)));
        assert_eq!(view.pantheon.decks.each_ref().map(Vec::len), [1, 2, 3, 3, 2]);
    }
}

#[test]
fn p14_2_of_a_placed_god_the_others_know_the_mythology_until_age_ii() {
    let placed =
        Case::pantheon(TOKEN, "").play("A build altar; * god mars; * god minerva; A enthrone mars 2; * card 9 baths");
    let on = |viewer| pantheon(&placed, viewer).spaces[1];
    assert_eq!(
        VIEWERS.map(on),
        [OnSpace::Seen(GodId::Mars), OnSpace::Hidden(Mythology::Roman), OnSpace::Hidden(Mythology::Roman)]
    );
    let other = Case::pantheon(TOKEN, "")
        .play("A build altar; * god mars; * god minerva; A enthrone minerva 2; * card 9 baths");
    let third = Case::pantheon(TOKEN, "")
        .play("A build altar; * god neptune; * god minerva; A enthrone minerva 2; * card 9 baths");
    for viewer in [Some(B), None] {
        let received = [placed, other, third].map(|case| format!("{:?}", case.0.view(viewer)));
        assert!(received.iter().all(|view| *view == received[0]), "{viewer:?} can tell what was placed");
    }
    let fields = "age=1 structure=19:altar spaces=1:tanit,2:zeus,4:ra,5:mars,6:ishtar A.saw_gods=tanit,zeus \
                  B.saw_gods=ra,mars,ishtar";
    let opened = Case::pantheon(fields, "").play("A discard altar");
    assert!(VIEWERS.iter().all(|&viewer| pantheon(&opened, viewer).spaces == pantheon(&opened, Some(A)).spaces));
    assert_eq!(pantheon(&opened, None).spaces[0], OnSpace::Seen(GodId::Tanit));
}

#[test]
fn p14_3_only_the_drawer_sees_the_gods_drawn_and_what_goes_back() {
    let due = Case::pantheon(TOKEN, "").play("A build altar");
    for god in [GodId::Mars, GodId::Neptune] {
        let event = Event::Chance(Chance::God(god));
        assert_eq!(due.0.event_view(event, Some(A)), EventView::Shown(Chance::God(god)));
        for viewer in [Some(B), None] {
            assert_eq!(due.0.event_view(event, viewer), EventView::GodUnseen(A, Mythology::Roman));
        }
    }
    let drawn = due.play("* god mars; * god minerva");
    let both: GodSet = [GodId::Mars, GodId::Minerva].into_iter().collect();
    assert_eq!(pantheon(&drawn, Some(A)).shown, (both, [0; 5]));
    for viewer in [Some(B), None] {
        assert_eq!(pantheon(&drawn, viewer).shown, (GodSet::new(), [0, 0, 0, 0, 2]));
        let event = Event::Act(A, Action::PlaceGod(GodId::Mars, Space(1)));
        assert_eq!(drawn.0.event_view(event, viewer), EventView::GodPlaced(A, Mythology::Roman, Space(1)));
    }
    decks(&drawn.play("A enthrone mars 2"), Mythology::Roman, ["minerva -", "? -", "? -"]);
}

#[test]
fn p14_4_if_the_other_draws_next_the_first_no_longer_knows_which_is_where() {
    let first =
        "A build altar; * god mars; * god minerva; A enthrone mars 2; * card 9 baths; B build theater; * god neptune";
    let drawn = Case::pantheon(TOKEN, "").play(first);
    let [both, one] = [[GodId::Minerva, GodId::Neptune].into_iter().collect(), [GodId::Minerva].into_iter().collect()];
    assert_eq!(pantheon(&drawn, Some(B)).shown, (both, [0; 5]));
    assert_eq!(pantheon(&drawn, Some(A)).shown, (one, [0, 0, 0, 0, 1]), "A has put Minerva there");
    let placed = drawn.play("B enthrone minerva 1");
    decks(&placed, Mythology::Roman, ["?", "neptune", "?"]);
    assert_eq!(pantheon(&placed, Some(A)).spaces[..2], [OnSpace::Hidden(Mythology::Roman), OnSpace::Seen(GodId::Mars)]);
    assert_eq!(placed.0.view(Some(A)), drawn.play("B enthrone neptune 1").0.view(Some(A)));
    // A god drawn alone is the one that was put back.
    let fields = "pending=turn.B active=B A.gods=mars,neptune decks=roman:minerva A.saw_gods=minerva";
    let alone = Case::pantheon(TOKEN, fields).play("B build altar; B enthrone minerva 3");
    assert_eq!(VIEWERS.map(|viewer| pantheon(&alone, viewer).spaces[2]), [OnSpace::Seen(GodId::Minerva); 3]);
}

const TOPS: &str = "A activate 1; * god ishtar; * god tanit; * god zeus; * god ra; * god mars";

#[test]
fn p14_6_and_p16_4_who_sees_the_gods_at_the_gate() {
    for (options, all) in [("", true), (":gods=open", true), (":gods=secret", false)] {
        let start = Case::pantheon(&format!("{options} age=2 A.coins=20 spaces=1:gate"), "").play("A activate 1");
        let event = Event::Chance(Chance::God(GodId::Ishtar));
        let shown = Case::pantheon(&format!("{options} age=2 A.coins=20 spaces=1:gate"), "").play(TOPS);
        let shown = if all { shown } else { shown.play("* for_enki -") };
        let after = shown.play("A summon tanit");
        for viewer in VIEWERS {
            let sees = all || viewer == Some(A);
            let told = match sees {
                true if all => EventView::Chance(OpenChance::God(GodId::Ishtar)),
                true => EventView::Shown(Chance::God(GodId::Ishtar)),
                false => EventView::GodUnseen(A, Mythology::Mesopotamian),
            };
            assert_eq!(start.0.event_view(event, viewer), told);
            let (seen, hidden) = pantheon(&shown, viewer).shown;
            assert_eq!((seen.len(), hidden), if sees { (5, [0; 5]) } else { (0, [1; 5]) });
            let summon = Event::Act(A, Action::Summon(GodId::Tanit));
            assert_eq!(shown.0.event_view(summon, viewer), EventView::Act(A, OpenAction::Summon(GodId::Tanit)));
            assert_eq!(deck(&after, viewer, Mythology::Roman), if sees { "mars - -" } else { "? - -" });
            assert_eq!(deck(&after, viewer, Mythology::Phoenician), "- -");
            assert!(after.0.view(viewer).cities[A].gods.contains(GodId::Tanit));
        }
    }
}

#[test]
fn p14_7_and_p16_4_who_knows_the_deck_after_the_divine_theater() {
    let built =
        "A wonder divine_theater altar; A consult roman; * god mars; * god minerva; * god neptune; A summon mars";
    for (options, all) in [("", true), (":gods=secret", false)] {
        let base = format!("{options} age=2 A.coins=20 A.wonders=divine_theater");
        let stacks = Case::pantheon(&base, "").play(built);
        let after = ["minerva", "neptune"].map(|top| stacks.play(&format!("A stack {top}")));
        decks(&after[0], Mythology::Roman, ["minerva neptune", "? ?", "? ?"]);
        decks(&after[1], Mythology::Roman, ["neptune minerva", "? ?", "? ?"]);
        for viewer in [Some(B), None] {
            let event = Event::Act(A, Action::StackDeck(GodId::Minerva));
            assert_eq!(stacks.0.event_view(event, viewer), EventView::DeckStacked(A));
            assert_eq!(after[0].0.view(viewer), after[1].0.view(viewer), "the order is A's secret");
        }
        let inside = pantheon(&after[0], Some(B)).inside;
        assert_eq!(inside.len(), if all { 2 } else { 0 });
        let one = Case::pantheon(&base, "B.gods=minerva")
            .play("A wonder divine_theater altar; A consult roman; * god mars; * god neptune");
        let known = if all { "neptune" } else { "?" };
        decks(&one.play("A summon mars"), Mythology::Roman, ["neptune", known, known]);
    }
}

#[test]
fn p14_8_and_p16_4_tokens_on_enki_are_seen_by_whoever_sees_him() {
    let laid =
        Case::pantheon("age=2 A.coins=20 spaces=1:gate", "").play("A activate 1; * god enki; * god tanit; * god zeus");
    let laid = laid.play("* god ra; * god mars; * enki law; * enki theology");
    assert!(VIEWERS.iter().all(|&viewer| pantheon(&laid, viewer).enki.len() == 2));
    // While the Great Library draws in secret, the others know box and drawn tokens as one set.
    let fields = "age=2 A.coins=40 A.wonders=great_library spaces=1:enki enki=law,theology";
    let drawn = Case::pantheon(fields, "")
        .play("A wonder great_library altar; * drawn economy; * drawn strategy; * drawn masonry");
    assert_eq!(drawn.0.view(Some(B)).drawn, Drawn::Hidden(3));
    let mut rng = Xoshiro::new(3);
    for _ in 0..50 {
        let world = Duel::imagine(&drawn.0.view(Some(B)), &mut rng);
        assert_eq!(world.pantheon().tokens_on_enki(), drawn.0.pantheon().tokens_on_enki());
        assert_eq!(world.token_box().len(), drawn.0.token_box().len());
    }
}

/// A looks at the Gate in secret; the same gods come up but for the first one.
fn secret_gate(first: &str) -> Case {
    let fields = ":gods=secret age=2 A.coins=20 spaces=1:gate";
    Case::pantheon(fields, "")
        .play(&format!("A activate 1; * god {first}; * god tanit; * god zeus; * god ra; * god mars"))
}

#[test]
fn p16_4_in_secret_the_tokens_for_enki_are_known_to_the_chooser_alone() {
    let law_and_theology = TokenSet::from_iter([TokenId::Law, TokenId::Theology]);
    let (with, without) = (secret_gate("enki"), secret_gate("ishtar"));
    for viewer in [Some(B), None] {
        assert_eq!(with.0.view(viewer), without.0.view(viewer), "before the table has looked for him");
        for (case, tokens) in [(with, law_and_theology), (without, TokenSet::new())] {
            let told = case.0.event_view(Event::Chance(Chance::ForEnki(tokens)), viewer);
            assert_eq!(told, EventView::ForEnkiUnseen(A));
        }
    }
    let own = with.0.event_view(Event::Chance(Chance::ForEnki(law_and_theology)), Some(A));
    assert_eq!(own, EventView::Shown(Chance::ForEnki(law_and_theology)));
    let (with, without) = (with.play("* for_enki law,theology"), without.play("* for_enki -"));
    assert_eq!(pantheon(&with, Some(A)).enki, law_and_theology);
    for viewer in [Some(B), None] {
        assert_eq!(with.0.view(viewer), without.0.view(viewer), "after it has");
        let text = Duel::view_text(&with.0.view(viewer));
        assert!(!text.contains("enki") && !text.contains("theology"), "{text}");
    }
    // Chosen, he lies before the player with his tokens on him; left, he goes back and nobody else has seen them.
    let chosen = with.play("A summon enki");
    assert!(VIEWERS.iter().all(|&viewer| pantheon(&chosen, viewer).enki == law_and_theology));
    for viewer in [Some(B), None] {
        let left = [with, without].map(|case| case.play("A summon tanit").0.view(viewer));
        assert_eq!(left[0], left[1]);
    }
}

#[test]
fn p16_4_who_does_not_see_enki_imagines_him_with_any_two_tokens() {
    let case = secret_gate("enki");
    let seen = case.play("* for_enki law,theology");
    let mut rng = Xoshiro::new(5);
    let mut imagine = |case: &Case, viewer| Duel::imagine(&case.0.view(viewer), &mut rng);
    let (mut there, mut pairs) = (0, BTreeSet::new());
    for _ in 0..300 {
        assert!(imagine(&case, Some(B)).pantheon().tokens_on_enki().is_empty(), "nothing is drawn yet");
        assert_eq!(imagine(&seen, Some(A)).pantheon().tokens_on_enki(), seen.0.pantheon().tokens_on_enki());
        let world = imagine(&seen, Some(B));
        let tokens = world.pantheon().tokens_on_enki();
        let is_there = world.pantheon().shown().contains(GodId::Enki);
        assert_eq!(tokens.len(), if is_there { 2 } else { 0 });
        assert_eq!(tokens.len() + world.token_box().len(), 13 - world.board().len());
        there += usize::from(is_there);
        pairs.extend(is_there.then_some(tokens.bits()));
    }
    assert!((70..130).contains(&there), "one of three gods is he: {there}");
    assert!(pairs.len() > 40, "of 78 pairs {}", pairs.len());
}

#[test]
fn p14_9_a_face_down_card_is_unknown_until_zeus_discards_it() {
    let fields = "age=2 A.coins=20 spaces=1:zeus structure=6:age,11:altar,19:theater gifts=6:3";
    let chosen = Case::pantheon(fields, "").play("A activate 1; A strike 6");
    let seen = chosen.play("* card 6 walls");
    for viewer in VIEWERS {
        assert_eq!(chosen.0.view(viewer).structure[6], Cell::AgeBack);
        let event = Event::Chance(Chance::Card(Slot(6), CardId::Walls));
        assert_eq!(chosen.0.event_view(event, viewer), EventView::Chance(OpenChance::Card(Slot(6), CardId::Walls)));
        assert!(seen.0.view(viewer).discard.contains(CardId::Walls));
    }
}

#[test]
fn p14_10_and_p17_19_what_was_seen_is_remembered_as_long_as_it_is_true() {
    // A has put Mars on top; B looks at all tops in secret and takes another god: Mars is still there, and A knows it.
    let fields = ":gods=secret age=2 B.coins=20 pending=turn.B active=B spaces=1:ra,6:gate decks=roman:mars.- \
                  B.gods=neptune A.saw_gods=mars";
    let looks = Case::pantheon(fields, "")
        .play("B activate 6; * god ishtar; * god tanit; * god zeus; * god isis; * for_enki -");
    assert_eq!(pantheon(&looks, Some(A)).shown.0.iter().collect::<Vec<_>>(), [GodId::Mars]);
    let after = looks.play("B summon tanit");
    decks(&after, Mythology::Roman, ["mars -", "mars -", "mars -"]);
    decks(&after, Mythology::Greek, ["? - -", "zeus - -", "? - -"]);
    // If B takes Mars, nothing is left to remember.
    decks(&looks.play("B summon mars"), Mythology::Roman, ["-", "-", "-"]);
    // A spectator sees what both know: here what both have seen at the open Gate.
    let open = Case::pantheon("age=2 A.coins=20 spaces=1:gate", "").play(TOPS).play("A summon tanit");
    decks(&open, Mythology::Egyptian, ["ra - -", "ra - -", "ra - -"]);
    // In an imagined world the other player still knows what both have seen.
    let world = Duel::imagine(&open.0.view(Some(B)), &mut Xoshiro::new(1));
    decks(&Case(world), Mythology::Egyptian, ["ra - -", "ra - -", "ra - -"]);
}

#[test]
fn p14_the_texts_of_views_name_no_hidden_god() {
    let placed =
        Case::pantheon(TOKEN, "").play("A build altar; * god mars; * god minerva; A enthrone mars 2; * card 9 baths");
    for viewer in [Some(B), None] {
        let text = Duel::view_text(&placed.0.view(viewer));
        assert!(text.contains("spaces=2:roman") && text.contains("roman:hidden.-"), "{text}");
        assert!(GodId::ALL.iter().all(|god| !text.contains(&god.to_string())), "{text}");
    }
    let own = Duel::view_text(&placed.0.view(Some(A)));
    assert!(own.contains("spaces=2:mars") && own.contains("roman:minerva.-"), "{own}");
}
