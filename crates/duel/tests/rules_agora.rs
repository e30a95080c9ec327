//! A1 components and setup, A2 the wonder draft, A3 decks and the structure.

mod common;

use common::{A, B, Case, DECREES, discard_game, drawing, opening, steps, table};
use duel::data::{CUBES, GUILDS_IN_PLAY, REMOVED_PER_AGE, senators};
use duel::{
    Action, Age, Back, CardId, CardSet, Cell, Chamber, Chance, ConspiracyId, DecreeId, Duel, Expansion, Layout,
    Pending, Section, Setup, Slot, TokenId, WonderId, slots,
};
use table::{Event, Game, Illegal, Record, Seeded, Xoshiro};

fn agora() -> Setup {
    Setup::with([Expansion::Agora])
}

/// A position of the first round of the draft.
#[track_caller]
fn drafting(fields: &str) -> Case {
    let base = "duel+agora age=1 board=agriculture,architecture,economy,law,masonry structure=18:altar,19:theater \
                pending=turn.A,draft,offer_wonders,draft";
    Case::with(&format!("{base} {DECREES}"), fields)
}

/// One letter per event, to tell the course of a setup.
fn letters(record: &Record<Duel>) -> String {
    let letter = |event: &Event<Duel>| match event {
        Event::Chance(Chance::Token(_)) => 't',
        Event::Chance(Chance::Decree(..)) => 'd',
        Event::Chance(Chance::Card(..) | Chance::Back(..)) => 'c',
        Event::Chance(Chance::Wonder(_)) => 'w',
        Event::Chance(_) => '?',
        Event::Act(_, Action::Draft(_)) => 'p',
        Event::Act(..) => 'a',
    };
    record.events().iter().map(letter).collect()
}

/// Whole games in which every card is discarded, dealt by both kinds of dealer.
fn deals(count: u64) -> impl Iterator<Item = Record<Duel>> {
    let seeded = (0..count).map(|seed| discard_game(agora(), &mut Seeded::new(agora(), seed)));
    seeded.chain((0..count).map(|seed| discard_game(agora(), &mut drawing(seed))))
}

#[test]
fn a1_1_the_table_has_all_of_the_base_game() {
    assert_eq!(agora().to_string(), "duel+agora");
    assert_eq!(Setup::with(Expansion::ALL).to_string(), "duel+pantheon+agora");
    let base = Setup::default();
    assert_eq!(agora().cards() & base.cards(), base.cards());
    assert_eq!(agora().wonders() & base.wonders(), base.wonders());
    assert_eq!(agora().tokens() & base.tokens(), base.tokens());
}

#[test]
fn a1_2_seven_politicians_and_six_conspirators_and_copies_are_alike() {
    let copies = |kind: &str| -> Vec<CardId> {
        Back::Senator.cards().iter().filter(|card| card.slug().starts_with(kind)).collect()
    };
    for (kind, count) in [("politician_left", 2), ("politician_center", 3), ("politician_right", 2), ("conspirator", 6)]
    {
        let cards = copies(kind);
        assert_eq!(cards.len(), count, "{kind}");
        let like_the_first = |card: &CardId| card.building().effects == cards[0].building().effects;
        assert!(cards.iter().all(like_the_first), "{kind}");
    }
    assert_eq!(Back::Senator.cards().len(), 13);
}

#[test]
fn a1_3_sixteen_conspiracies_in_one_deck_and_sixteen_decrees() {
    assert_eq!((ConspiracyId::NUM, DecreeId::NUM), (16, 16));
    assert_eq!(Duel::new(agora()).conspiracies_in_deck(), 16);
}

#[test]
fn a1_4_sections_points_and_sides_of_the_chambers() {
    use Section::{Center, Left, Right};
    assert_eq!(Chamber::ALL.map(Chamber::section), [Left, Left, Center, Center, Right, Right]);
    assert_eq!(Chamber::ALL.map(Chamber::points), [1, 2, 3, 3, 2, 1]);
    assert_eq!(Chamber::ALL.map(Chamber::starts_face_up), [true, false, true, false, true, false]);
}

/// A game whose draft has neither of the wonders that do something when they are picked.
fn quiet_opening() -> Record<Duel> {
    let is_quiet = |record: &Record<Duel>| !letters(record).contains(['a', '?']);
    (0..).map(|seed| opening(agora(), seed)).find(is_quiet).expect("most drafts are quiet enough")
}

#[test]
fn a1_5_twelve_cubes_each_and_an_empty_senate() {
    let record = quiet_opening();
    let game = record.game();
    assert_eq!((CUBES, game.supply(A), game.supply(B)), (12, 12, 12));
    Case(*game).control("------").shows("A.cubes=0.0.0.0.0.0 B.cubes=0.0.0.0.0.0 A.plots=- B.plots=-").coins(7, 7);
}

#[test]
fn a1_6_six_decrees_of_which_three_lie_face_up() {
    for seed in 0..20 {
        let record = opening(agora(), seed);
        let laid = record.events().iter().filter_map(|event| match event {
            Event::Chance(Chance::Decree(chamber, decree)) => Some((chamber.number(), *decree)),
            _ => None,
        });
        let laid: Vec<_> = laid.take(3).collect();
        assert_eq!(laid.iter().map(|(chamber, _)| *chamber).collect::<Vec<_>>(), [1, 3, 5]);
        assert!(laid[0].1 != laid[1].1 && laid[1].1 != laid[2].1 && laid[0].1 != laid[2].1);
    }
    let game = *quiet_opening().game();
    let shown =
        Chamber::ALL.map(|chamber| game.senate().decrees_in(chamber).map(|id| id.is_some()).collect::<Vec<_>>());
    assert_eq!(shown, [vec![true], vec![false], vec![true], vec![false], vec![true], vec![false]]);
}

#[test]
fn a1_7_and_a9_10_the_military_tokens_take_no_coins() {
    Case::new(&format!("duel+agora pawn=2 A.coins=40 {DECREES} structure=18:pretorium,19:altar"))
        .play_for("A build pretorium", -8, 0)
        .pawn(5)
        .shows("loot=A2,A5,B5")
        .waits_for("turn.B,turn_up,place_cube.A");
}

#[test]
fn a1_8_fourteen_wonders_and_twelve_tokens() {
    assert_eq!((agora().wonders().len(), agora().tokens().len()), (14, 12));
    for wonder in [WonderId::CuriaJulia, WonderId::Knossos] {
        assert!(agora().wonders().contains(wonder) && !Setup::default().wonders().contains(wonder));
    }
    for token in [TokenId::Corruption, TokenId::OrganizedCrime] {
        assert!(agora().tokens().contains(token) && !Setup::default().tokens().contains(token));
    }
    let game = *opening(agora(), 5).game();
    assert_eq!((game.board().len(), game.token_box().len()), (5, 7));
}

#[test]
fn a1_9_setup_goes_tokens_decrees_cards_wonders() {
    let cards = "c".repeat(25);
    assert_eq!(letters(&quiet_opening()), format!("tttttddd{cards}wwwwppppwwwwpppp"));
    let first_game = opening(table("duel+agora:wonders=first_game"), 3);
    assert_eq!(letters(&first_game), format!("tttttddd{cards}"));
}

/// Tests if each count is within five standard deviations of what this chance gives in so many trials.
#[track_caller]
fn even(what: &str, counts: &[usize], trials: usize, chance: f64) {
    let mean = trials as f64 * chance;
    let deviation = (mean * (1.0 - chance)).sqrt();
    for (i, &count) in counts.iter().enumerate() {
        assert!((count as f64 - mean).abs() < 5.0 * deviation, "{what} {i}: {count} of {trials}, not {mean}");
    }
}

#[test]
fn a1_10_senators_join_the_ages_evenly() {
    const GAMES: u64 = 300;
    let mut in_age = [[0; 13]; 3];
    let mut in_slot = [0; 25];
    for record in deals(GAMES) {
        for (game, event) in steps(&record) {
            if let Event::Chance(Chance::Card(slot, card)) = event
                && card.building().back == Back::Senator
            {
                in_age[game.age().index()][card.index() - CardId::PoliticianLeft1.index()] += 1;
                in_slot[slot.index()] += usize::from(game.age() == Age::I);
            }
        }
    }
    let games = 2 * GAMES as usize;
    for (counts, age) in in_age.iter().zip(Age::ALL) {
        even("senator", counts, games, senators(age) as f64 / 13.0);
    }
    even("senator in slot", &in_slot, games, 5.0 / 25.0);
}

#[test]
fn a1_10_decrees_and_conspiracies_come_evenly() {
    const TRIALS: usize = 4000;
    let mut rng = Xoshiro::new(7);
    let place = Case::new("duel+agora pending=turn.B,turn_up,place_cube.A").0;
    let conspiracy = Case::new("duel+agora pending=turn.B,turn_up,draw_plots.A.2").0;
    for chamber in [Chamber(0), Chamber(1)] {
        let mut due = place;
        due.play(A, Action::Place(chamber)).expect("a cube can be placed");
        let mut decrees = [0; DecreeId::NUM];
        let mut conspiracies = [0; ConspiracyId::NUM];
        for trial in 0..TRIALS {
            let deal = Duel::shuffle(agora(), &mut rng);
            let by_deck = trial % 2 == 0;
            let mut outcome = |game: Duel| if by_deck { game.dealt(&deal) } else { game.draw(&mut rng) };
            let Chance::Decree(_, decree) = outcome(due) else { panic!("a decree is turned up") };
            let Chance::Conspiracy(drawn) = outcome(conspiracy) else { panic!("a conspiracy is drawn") };
            decrees[decree.index()] += 1;
            conspiracies[drawn.index()] += 1;
        }
        even("decree", &decrees, TRIALS, 1.0 / 16.0);
        even("conspiracy", &conspiracies, TRIALS, 1.0 / 16.0);
    }
}

#[test]
fn a2_1_the_draft_is_the_base_games_from_fourteen() {
    for seed in 0..20 {
        let record = opening(agora(), seed);
        let picks = record.events().iter().filter_map(|event| match event {
            Event::Act(seat, Action::Draft(_)) => Some(seat.to_string()),
            _ => None,
        });
        assert_eq!(picks.collect::<String>(), "ABBABAAB");
        assert_eq!(record.game().wonder_box().len(), 6);
    }
}

#[test]
fn a2_2_what_a_pick_brings_comes_before_the_next_pick() {
    drafting("offer=knossos,sphinx,pyramids,colossus")
        .play("A draft knossos")
        .legal(B, "")
        .legal(A, "place 1; place 2; place 3; place 4; place 5; place 6")
        .play("A place 6")
        .shows("A.cubes=0.0.0.0.0.1")
        .control("-----A")
        .legal(B, "draft sphinx; draft pyramids; draft colossus");
}

#[test]
fn a2_2_a_forced_last_pick_brings_it_too() {
    let last = "A.wonders=sphinx B.wonders=colossus,piraeus";
    drafting(&format!("offer=knossos {last}"))
        .play("A draft knossos")
        .waits_for("turn.A,draft,offer_wonders,draft,place_cube.A")
        .play("A place 1")
        .waits_for("turn.A,draft,offer_wonders");
    drafting(&format!("offer=curia_julia {last}"))
        .play("A draft curia_julia; * plot coup; * plot treason; A keep coup bottom")
        .waits_for("turn.A,draft,offer_wonders");
}

#[test]
fn a2_3_who_picks_curia_julia_conspires() {
    let drawn = drafting("offer=curia_julia,sphinx,pyramids,colossus")
        .play("A draft curia_julia")
        .legal(A, "")
        .legal(B, "")
        .play("* plot coup; * plot treason");
    drawn.legal(A, "keep coup top; keep coup bottom; keep treason top; keep treason bottom");
    drawn.play("A keep treason top").shows("A.plots=treason top_plot=coup.A A.sunk=-").legal(A, "");
    drawn.play("A keep treason bottom").shows("A.plots=treason top_plot=- A.sunk=coup");
}

#[test]
fn a2_4_a_cube_in_the_draft_turns_up_a_decree_and_may_move_the_pawn() {
    let placing = drafting("offer=knossos,sphinx,pyramids,colossus decrees=1:shield,3:coins_on_red,5:coins_on_blue")
        .play("A draft knossos")
        .refuses("A pass", Illegal::NotLegal);
    placing.play("A place 1").pawn(1).legal(B, "draft sphinx; draft pyramids; draft colossus");
    placing.play("A place 2").legal(A, "").legal(B, "").play("* decree 2 coins_on_green").control("-A----").pawn(0);
    placing.play("A place 4; * decree 4 opponent_chains").control("---A--");
    drafting("offer=knossos,sphinx,pyramids A.wonders=colossus decrees=1:shield,3:coins_on_red,5:coins_on_blue")
        .play("B draft knossos; B place 1")
        .pawn(-1);
}

#[test]
fn a2_5_a_stolen_wonder_does_not_bring_what_the_draft_brought() {
    for wonder in ["knossos", "curia_julia"] {
        Case::new(&format!("duel+agora {DECREES} A.plots=extortion+baths B.wonders={wonder}"))
            .play(&format!("A trigger extortion; A take {wonder}"))
            .shows(&format!("A.wonders={wonder} B.wonders=- A.cubes=0.0.0.0.0.0"))
            .waits_for("go_on.A");
    }
}

#[test]
fn a2_6_a_first_game_leaves_the_new_wonders_in_the_box() {
    let game = *opening(table("duel+agora:wonders=first_game"), 1).game();
    let in_box = game.wonder_box();
    assert!(in_box.contains(WonderId::CuriaJulia) && in_box.contains(WonderId::Knossos));
    Case(game)
        .shows("A.wonders=pyramids,great_lighthouse,temple_of_artemis,statue_of_zeus A.plots=- A.cubes=0.0.0.0.0.0")
        .shows("B.wonders=circus_maximus,piraeus,appian_way,colossus B.plots=- B.cubes=0.0.0.0.0.0");
}

#[test]
fn a3_1_three_plain_cards_of_each_age_are_removed() {
    for record in deals(30) {
        let unseen = record.game().unseen();
        let removed = [Back::Age1, Back::Age2, Back::Age3].map(|back| (unseen & back.cards()).len());
        assert_eq!(removed, [REMOVED_PER_AGE; 3]);
        assert_eq!((unseen & Back::Guild.cards()).len(), Back::Guild.size() - GUILDS_IN_PLAY);
        assert!((unseen & Back::Senator.cards()).is_empty());
    }
}

#[test]
fn a3_2_five_five_and_three_senators_join_the_ages() {
    for record in deals(30) {
        let mut laid = [(0, 0); 3];
        let mut senators_seen = CardSet::new();
        for (game, event) in steps(&record) {
            let Event::Chance(Chance::Card(_, card)) = event else { continue };
            let (cards, senators) = &mut laid[game.age().index()];
            *cards += 1;
            if card.building().back == Back::Senator {
                *senators += 1;
                senators_seen.insert(card);
            }
        }
        assert_eq!(laid, [(25, 5), (25, 5), (23, 3)]);
        assert_eq!(senators_seen, Back::Senator.cards());
    }
}

#[test]
fn a3_3_a_face_down_senator_shows_that_it_is_one() {
    let case = Case::new("duel+agora age=1 structure=12:senator,13:age,18:altar,19:theater,20:baths")
        .play("A build altar; B build theater");
    case.refuses("* card 12 tavern", Illegal::Impossible).refuses("* card 13 conspirator_1", Illegal::Impossible);
    case.allows("* card 12 conspirator_1").allows("* card 12 politician_left_2").allows(
        "* card 12 \
        politician_right_1",
    );
    for viewer in [Some(A), Some(B), None] {
        assert_eq!(case.0.view(viewer).structure[12], Cell::SenatorBack);
    }
}

#[test]
fn a3_4_the_first_row_lies_face_up_and_covers_nothing() {
    for age in Age::ALL {
        let layout = Layout::of(age, agora().expansions);
        for slot in slots(layout.all()) {
            let row = layout.row[slot.index()];
            assert_eq!(layout.is_face_up(slot), row % 2 == 1);
            assert_eq!(layout.covers[slot.index()] == 0, row == 1, "{age:?} {slot}");
        }
    }
}

/// Checks a shape: the size of its rows, what covers what as the rules list it, and what is available at the start.
#[track_caller]
fn shape(age: Age, rows: &[usize], covered_by: &str, available: std::ops::Range<u8>) {
    let layout = Layout::of(age, agora().expansions);
    let size = |row: usize| slots(layout.all()).filter(|slot| usize::from(layout.row[slot.index()]) == row).count();
    assert_eq!((1..=rows.len()).map(size).collect::<Vec<_>>(), rows);
    assert_eq!(rows.iter().sum::<usize>(), layout.slots);
    let covered = slots(layout.all()).filter(|slot| layout.covered_by[slot.index()] != 0).map(|slot| {
        let above: Vec<_> = slots(layout.covered_by[slot.index()]).map(|slot| slot.to_string()).collect();
        format!("{slot}←{}", above.join(","))
    });
    assert_eq!(covered.collect::<Vec<_>>().join(" · "), covered_by);
    let free: Vec<_> = slots(layout.available(layout.all())).collect();
    assert_eq!(free, available.map(Slot).collect::<Vec<_>>());
}

#[test]
fn a3_5_the_structure_of_the_first_age() {
    let covered_by = "0←3,4 · 1←4,5 · 2←5,6 · 3←7,8 · 4←8,9 · 5←9,10 · 6←10,11 · 7←12,13 · 8←13,14 · 9←14,15 · \
                      10←15,16 · 11←16,17 · 12←18,19 · 13←19,20 · 14←20,21 · 15←21,22 · 16←22,23 · 17←23,24";
    shape(Age::I, &[3, 4, 5, 6, 7], covered_by, 18..25);
}

#[test]
fn a3_6_the_structure_of_the_second_age() {
    let covered_by = "0←7 · 1←7,8 · 2←8,9 · 3←9,10 · 4←10,11 · 5←11,12 · 6←12 · 7←13 · 8←13,14 · 9←14,15 · \
        10←15,16 · \
                      11←16,17 · 12←17 · 13←18 · 14←18,19 · 15←19,20 · 16←20,21 · 17←21 · 18←22 · 19←22,23 · \
                      20←23,24 · 21←24";
    shape(Age::II, &[7, 6, 5, 4, 3], covered_by, 22..25);
}

#[test]
fn a3_7_the_structure_of_the_third_age() {
    let covered_by = "0←2,3 · 1←3,4 · 2←5,6 · 3←6,7 · 4←7,8 · 5←9,10 · 6←10,11 · 7←11,12 · 8←12,13 · 9←14 · \
        10←14,15 · \
                      11←15,16 · 12←16,17 · 13←17 · 14←18 · 15←18,19 · 16←19,20 · 17←20 · 18←21 · 19←21,22 · 20←22";
    shape(Age::III, &[2, 3, 4, 5, 4, 3, 2], covered_by, 21..23);
}

/// All that is laid out lies there when an age begins, whichever age.
#[test]
fn a3_2_every_age_begins_with_its_whole_structure() {
    for record in deals(3) {
        let starts = steps(&record).into_iter().map(|(game, _)| game).filter(|game| {
            matches!(game.pending(), [Pending::Turn(_)]) && game.structure().present() == game.layout().all()
        });
        assert_eq!(starts.map(|game| game.layout().slots).collect::<Vec<_>>(), [25, 25, 23]);
    }
}
