//! P1, P2, P16: components, setup, the odds, and the rule options of Pantheon.

mod common;

use common::pantheon::with_pantheon;
use common::{A, B, Case, discard_game, drawing, opening, random_game, steps};
use duel::Drawn;
use duel::data::GODS;
use duel::{
    Action, Age, Back, Chance, DivineToken, Duel, GodId, Layout, Mythology, Offering, Pending, Setup, Slot, Space,
    TokenId, WonderId, slots,
};
use table::Illegal::{Impossible, NotLegal};
use table::{Event, Game, Id, Notation, Record, Seeded, Xoshiro};

/// Some games up to the first turn: half dealt by deck, half drawn at the moment of need.
fn openings(count: u64) -> Vec<Duel> {
    (0..count).map(|seed| *opening(with_pantheon(""), seed).game()).collect()
}

/// Whole games of discards, dealt in both ways.
fn discard_games(count: u64) -> Vec<Record<Duel>> {
    let setup = with_pantheon("");
    let by_deck = (0..count).map(|seed| discard_game(setup, &mut Seeded::new(setup, seed)));
    by_deck.chain((0..count).map(|seed| discard_game(setup, &mut drawing(seed)))).collect()
}

#[test]
fn p1_1_the_components_and_that_the_guilds_stay_in_the_box() {
    let setup = with_pantheon("");
    let decks = Back::ALL.map(|back| (back, (setup.cards() & back.cards()).len()));
    let expected =
        [(Back::Age1, 23), (Back::Age2, 23), (Back::Age3, 20), (Back::Guild, 0), (Back::Temple, 5), (Back::Senator, 0)];
    assert_eq!(decks, expected);
    assert_eq!((setup.wonders().len(), setup.tokens().len()), (14, 13));
    assert!(setup.wonders().contains(WonderId::Sanctuary) && setup.wonders().contains(WonderId::DivineTheater));
    let tokens = [TokenId::Mysticism, TokenId::Poliorcetics, TokenId::Engineering];
    assert!(tokens.iter().all(|&token| setup.tokens().contains(token)));
    assert_eq!((GodId::NUM, Space::NUM, Mythology::NUM), (16, 6, 5));
    assert_eq!(Offering::ALL.map(Offering::value), [2, 3, 4]);
    assert_eq!(duel::data::TOKENS_PER_MYTHOLOGY, 2);
}

#[test]
fn p1_2_three_gods_of_each_mythology() {
    let printed = [
        ("mesopotamian", "enki ishtar nisaba"),
        ("phoenician", "astarte baal tanit"),
        ("greek", "aphrodite hades zeus"),
        ("egyptian", "anubis isis ra"),
        ("roman", "mars minerva neptune"),
    ];
    for (mythology, gods) in printed {
        let mythology = Mythology::from_slug(mythology).unwrap();
        let found: Vec<_> = mythology.gods().iter().map(Id::slug).collect();
        assert_eq!(found.join(" "), gods);
        assert!(mythology.gods().iter().all(|god| god.god().mythology == Some(mythology)));
    }
    assert_eq!(GODS.iter().filter(|god| god.mythology.is_none()).map(|god| god.id).collect::<Vec<_>>(), [GodId::Gate]);
}

#[test]
fn p1_3_each_space_has_two_numbers_that_add_up_to_eleven() {
    assert_eq!(Space::ALL.map(|space| space.cost(A)), [3, 4, 5, 6, 7, 8]);
    assert_eq!(Space::ALL.map(|space| space.cost(B)), [8, 7, 6, 5, 4, 3]);
}

#[test]
fn p1_4_setup_lays_tokens_then_the_structure_then_mythology_tokens_then_drafts() {
    let letter = |event: &Event<Duel>| match event {
        Event::Chance(Chance::Token(_)) => 't',
        Event::Chance(Chance::Card(..)) => 'c',
        Event::Chance(Chance::DivineToken(..)) => 'g',
        Event::Chance(Chance::Wonder(_)) => 'w',
        Event::Act(_, Action::Draft(_)) => 'd',
        _ => '?',
    };
    for seed in 0..5 {
        let record = opening(with_pantheon(""), seed);
        let story: String = record.events().iter().map(letter).collect();
        assert_eq!(story, "tttttccccccccccccgggggwwwwddddwwwwdddd");
        let game = Case(*record.game()).coins(7, 7).pawn(0).shows("loot=A2,A5,B2,B5 spaces=- shown=-");
        assert_eq!((game.0.board().len(), game.0.token_box().len()), (5, 8));
    }
}

#[test]
fn p1_5_mythology_tokens_lie_on_five_face_down_slots_of_age_i() {
    let layout = Layout::of(Age::I, with_pantheon("").expansions);
    assert_eq!(slots(layout.divine_tokens).map(|slot| slot.0).collect::<Vec<_>>(), [2, 4, 9, 11, 13]);
    for game in openings(30) {
        let mut counts = [0; Mythology::NUM];
        for slot in slots(layout.divine_tokens) {
            assert!(game.structure().face_down() & slot.bit() != 0);
            let Some(DivineToken::Mythology(mythology)) = game.pantheon().divine_token_on(slot, layout) else {
                panic!("no token on {slot}")
            };
            counts[mythology.index()] += 1;
        }
        assert_eq!(counts.iter().sum::<usize>(), 5);
        assert!(counts.iter().all(|&count| count <= 2));
        for slot in (0..20).map(Slot).filter(|slot| layout.divine_tokens & slot.bit() == 0) {
            assert_eq!(game.pantheon().divine_token_on(slot, layout), None);
        }
        // Everybody sees them.
        assert_eq!(game.view(None).pantheon.divine_tokens, game.view(Some(A)).pantheon.divine_tokens);
        assert!(game.view(None).pantheon.divine_tokens.iter().all(Option::is_some));
    }
}

#[test]
fn p1_6_eight_of_fourteen_wonders_are_drafted_in_sight_of_the_table() {
    let mut seen = duel::WonderSet::new();
    for seed in 0..40 {
        let record = opening(with_pantheon(""), seed);
        let (a, b) = (record.game().city(A).wonders(), record.game().city(B).wonders());
        assert_eq!((a.len(), b.len(), record.game().wonder_box().len()), (4, 4, 6));
        seen = seen | a | b;
        let (draft, _) = steps(&record).into_iter().find(|(_, event)| matches!(event, Event::Act(..))).unwrap();
        assert_eq!((draft.board().len(), draft.structure().present().count_ones()), (5, 20));
        assert!(draft.view(Some(A)).pantheon.divine_tokens.iter().all(Option::is_some));
    }
    assert_eq!(seen, with_pantheon("").wonders());
}

#[test]
fn p1_7_five_decks_of_three_lie_beside_an_empty_pantheon() {
    for game in openings(5) {
        assert_eq!(Mythology::ALL.map(|mythology| game.pantheon().deck_size(mythology)), [3; 5]);
        assert!(Space::ALL.iter().all(|&space| game.pantheon().god_on(space).is_none()));
        assert!([A, B].iter().all(|&seat| game.city(seat).gods().is_empty() && game.city(seat).offerings().is_empty()));
        assert_eq!(game.pantheon().minerva(), None);
    }
}

#[test]
fn p1_8_age_iii_has_three_temples_and_loses_three_cards_that_are_none() {
    for record in discard_games(10) {
        let game = record.game();
        let unseen = Back::ALL.map(|back| (game.unseen() & back.cards()).len());
        assert_eq!(unseen, [3, 3, 3, 0, 2, 0], "three of each age and two temples are never seen");
        assert_eq!((game.discard() & Back::Temple.cards()).len(), 3);
    }
}

/// Tests if a count is what an even chance would give, within five standard deviations.
#[track_caller]
fn even(what: &str, counts: &[usize], trials: usize, odds: f64) {
    let (mean, deviation) = (trials as f64 * odds, (trials as f64 * odds * (1.0 - odds)).sqrt());
    for (i, &count) in counts.iter().enumerate() {
        assert!((count as f64 - mean).abs() < 5.0 * deviation + 1.0, "{what} {i}: {count} of {trials}, not {mean}");
    }
}

#[test]
fn p1_9_tokens_temples_and_decks_of_gods_are_dealt_evenly() {
    let mut mythologies = [[0; Mythology::NUM]; 5];
    let mut offerings = [[0; Offering::NUM]; 3];
    let mut temples = [0; 5];
    let mut first_gods = [0; GodId::NUM];
    let mut enki = [0; TokenId::NUM];
    let (mut games, mut enkis, mut draws) = (0, 0, [0; Mythology::NUM]);
    for record in discard_games(1_500) {
        games += 1;
        let mut drawn = [false; Mythology::NUM];
        let mut on_enki = 0;
        for (game, event) in steps(&record) {
            let index = |slot: Slot| (game.layout().divine_tokens & (slot.bit() - 1)).count_ones() as usize;
            match event {
                Event::Chance(Chance::DivineToken(slot, DivineToken::Mythology(m))) => {
                    mythologies[index(slot)][m.index()] += 1;
                }
                Event::Chance(Chance::DivineToken(slot, DivineToken::Offering(o))) => {
                    offerings[index(slot)][o.index()] += 1;
                }
                Event::Chance(Chance::God(god)) => {
                    let mythology = god.god().mythology.unwrap().index();
                    if !std::mem::replace(&mut drawn[mythology], true) {
                        first_gods[god.index()] += 1;
                        draws[mythology] += 1;
                    }
                }
                Event::Chance(Chance::OnEnki(token)) => {
                    on_enki += 1;
                    enki[token.index()] += 1;
                }
                _ => {}
            }
        }
        enkis += on_enki / 2;
        for card in record.game().discard() & Back::Temple.cards() {
            temples[card.index() - duel::CardId::MesopotamianGrandTemple.index()] += 1;
        }
    }
    mythologies.iter().for_each(|counts| even("mythology token", counts, games, 1.0 / 5.0));
    offerings.iter().for_each(|counts| even("offering token", counts, games, 1.0 / 3.0));
    even("temple", &temples, games, 3.0 / 5.0);
    for mythology in Mythology::ALL {
        let gods: Vec<_> = mythology.gods().iter().map(|god| first_gods[god.index()]).collect();
        even("top god", &gods, draws[mythology.index()], 1.0 / 3.0);
    }
    assert!(enkis > 300, "{enkis}");
    even("token on Enki", &enki[..13], enkis, 2.0 / 13.0);
}

/// Tokens that went back are mixed with what lies in the box: whoever saw them cannot tell what comes next.
#[test]
fn p1_9_what_went_back_to_the_box_is_drawn_again_as_often_as_any_other() {
    let fields = "age=2 A.coins=40 B.coins=40 A.wonders=sphinx B.wonders=great_library spaces=1:gate \
                  board=agriculture,architecture,economy,law,masonry";
    let start = Case::pantheon(fields, "").0;
    let setup = start.setup();
    for dealt in [true, false] {
        let (trials, mut again) = (2_000, 0);
        for seed in 0..trials {
            let deal = Duel::shuffle(setup, &mut Xoshiro::new(seed));
            let mut rng = Xoshiro::stream(seed, 1);
            let mut settle = |game: &mut Duel, with: fn(&Duel) -> Option<Chance>| {
                while game.phase() == table::Phase::Chance {
                    let chance = if dealt { game.dealt(&deal) } else { game.draw(&mut rng) };
                    game.reveal(with(game).unwrap_or(chance)).unwrap();
                }
            };
            let mut game = start;
            let play = |game: &mut Duel, line: &str| game.apply(game.parse_event(line).unwrap()).unwrap();
            play(&mut game, "A activate 1");
            let tops = |game: &Duel| {
                let tops = [GodId::Enki, GodId::Tanit, GodId::Zeus, GodId::Ra, GodId::Mars];
                let is_look = matches!(game.pending().last(), Some(Pending::ShowTops(_)));
                is_look.then(|| Chance::God(tops[game.pantheon().shown().len()]))
            };
            settle(&mut game, tops);
            let on_enki = game.pantheon().tokens_on_enki();
            assert_eq!(on_enki.len(), 2);
            play(&mut game, "A summon tanit");
            play(&mut game, "B wonder great_library altar");
            settle(&mut game, |_| None);
            let Drawn::Seen(drawn) = game.view(Some(B)).drawn else { panic!("B sees the draw") };
            again += (drawn & on_enki).len();
        }
        // Two of eight tokens lay on Enki and three of eight are drawn: 3/4 of one on average.
        even("token drawn again", &[again], trials as usize, 3.0 / 4.0);
    }
}

#[test]
fn p2_2_all_choices_on_a_turn_are_the_active_players() {
    for seed in 0..60 {
        for (game, event) in steps(&random_game(with_pantheon(""), seed)) {
            let Event::Act(seat, action) = event else { continue };
            let is_settled_before = matches!(action, Action::Begin(_) | Action::Draft(_));
            let begins_turn = matches!(game.pending(), [Pending::Turn(_)]);
            assert!(is_settled_before || begins_turn || seat == game.view(None).active, "{action:?}");
        }
    }
}

#[test]
fn p2_3_only_progress_tokens_come_back_from_the_box() {
    let fields = "age=2 A.coins=40 A.offerings=3 A.wonders=great_library B.coins=40 B.wonders=sphinx minerva=1 \
                  spaces=1:enki,2:mars enki=law,theology structure=14:baths,18:altar,19:theater";
    let used = Case::pantheon(fields, "").play("A activate 2 3; B discard theater; A activate 1; A progress law");
    used.shows("minerva=- A.offerings=- B.offerings=-").pawn(0);
    used.play("B discard altar; A wonder great_library baths").allows("* drawn theology");
}

#[test]
fn p7_8_the_box_never_runs_short() {
    for seed in 0..300 {
        for (game, event) in steps(&random_game(with_pantheon(""), seed)) {
            match (event, game.pending().last()) {
                (Event::Chance(Chance::OnEnki(_)), Some(Pending::LayOnEnki(2))) => assert!(game.token_box().len() >= 6),
                (Event::Chance(Chance::Drawn(_)), Some(Pending::DrawFromBox(_, 3))) => {
                    assert!(game.token_box().len() >= 5);
                }
                _ => {}
            }
        }
    }
}

#[test]
fn p8_4_gods_are_never_lacking() {
    for seed in 0..300 {
        for (game, _) in steps(&random_game(with_pantheon(""), seed)) {
            let left = Mythology::ALL.iter().filter(|&&mythology| game.pantheon().deck_size(mythology) > 0).count();
            let shown = game.pantheon().shown().len();
            assert!(left + shown >= 1);
        }
    }
}

#[test]
fn p16_1_a_first_game_deals_the_sets_of_the_base_game() {
    let record = opening(with_pantheon("wonders=first_game"), 1);
    let wonders = |seat| record.game().city(seat).wonders().iter().map(Id::slug).collect::<Vec<_>>().join(",");
    assert_eq!(wonders(A), "great_lighthouse,pyramids,statue_of_zeus,temple_of_artemis");
    assert_eq!(wonders(B), "appian_way,circus_maximus,colossus,piraeus");
    let in_box = record.game().wonder_box();
    assert!(in_box.contains(WonderId::Sanctuary) && in_box.contains(WonderId::DivineTheater));
    let last = Case::pantheon(":middle=last_chooses age=2 structure=19:altar", "").play("A discard altar");
    last.waits_for("choose_starter.A,lay_cards");
}

/// An offering on slot 6, a mythology token on slot 9.
#[test]
fn p16_2_with_takes_token_the_active_player_takes_what_lies_on_the_card_of_zeus() {
    let offering = |options: &str| {
        let fields = "age=2 A.coins=20 spaces=1:zeus structure=6:age,11:altar,19:theater gifts=6:4";
        Case::pantheon(&format!("{options} {fields}"), "").play("A activate 1; A strike 6")
    };
    offering("").shows("A.offerings=- gifts=-");
    offering(":zeus=discards_token").shows("A.offerings=- gifts=-");
    offering(":zeus=takes_token")
        .shows("A.offerings=4 gifts=- discard=-")
        .play("* card 6 walls")
        .shows("discard=walls");
    let mythology = |options: &str| {
        let fields =
            "age=1 A.coins=40 A.wonders=divine_theater structure=9:age,14:altar,18:theater,19:tavern gifts=9:roman";
        Case::pantheon(&format!("{options} {fields}"), "")
            .play("A wonder divine_theater theater; A consult greek; * god zeus; * god hades; * god aphrodite")
            .play("A summon zeus; A stack hades; A strike 9")
    };
    mythology("").waits_for("turn.B,turn_up,unearth.9").shows("A.mythologies=-");
}

#[test]
fn p16_2_the_struck_card_is_seen_before_the_god_of_its_token_is_placed() {
    let fields =
        "age=1 A.coins=40 A.wonders=divine_theater structure=9:age,14:altar,18:theater,19:tavern gifts=9:roman";
    let taken = Case::pantheon(&format!(":zeus=takes_token {fields}"), "")
        .play("A wonder divine_theater theater; A consult greek; * god zeus; * god hades; * god aphrodite")
        .play("A summon zeus; A stack hades; A strike 9")
        .waits_for("turn.B,turn_up,draw_gods.A.roman,unearth.9")
        .shows("A.mythologies=roman discard=- gifts=-");
    let seen = taken.play("* card 9 baths").shows("discard=baths").waits_for("turn.B,turn_up,draw_gods.A.roman");
    seen.play("* god mars; * god neptune; A enthrone mars 1").shows("spaces=1:mars").waits_for("turn.B");
}

#[test]
fn p16_3_with_off_pawn_minerva_may_not_stand_on_the_pawns_space() {
    let fields = "age=2 pawn=2 A.coins=20 spaces=1:minerva";
    Case::pantheon(fields, "").play("A activate 1").allows("A minerva 2");
    Case::pantheon(&format!(":minerva=any_space {fields}"), "").play("A activate 1").allows("A minerva 2");
    let off = Case::pantheon(&format!(":minerva=off_pawn {fields}"), "")
        .play("A activate 1")
        .refuses("A minerva 2", NotLegal);
    let spaces: Vec<_> = (-9..=9).filter(|&space| space != 2).map(|space| format!("minerva {space}")).collect();
    off.legal(A, &spaces.join("; "));
}

#[test]
fn p16_4_in_secret_enki_gets_his_tokens_when_he_is_seen() {
    let fields = "age=2 A.coins=20 spaces=1:gate";
    let tops = "A activate 1; * god enki; * god tanit; * god zeus; * god ra; * god mars";
    let secret = Case::pantheon(&format!(":gods=secret {fields}"), "").play(tops);
    let seen = secret.waits_for("turn.B,turn_up,summon.A,look_for_enki.A").play("* for_enki economy,law");
    seen.waits_for("turn.B,turn_up,summon.A").shows("enki=economy,law");
    seen.play("A summon tanit").shows("enki=-").waits_for("turn.B");
    let chosen = seen.play("A summon enki").waits_for("turn.B,turn_up,take_from_enki.A");
    let taken = chosen.legal(A, "progress law; progress economy").play("A progress law");
    taken.shows("A.tokens=law enki=-").waits_for("turn.B");
    Case::pantheon(&format!(":gods=open {fields}"), "").play(tops).waits_for("turn.B,turn_up,summon.A,lay_on_enki.2");
}

/// Whoever watches sees the table look for him whether he is there or not.
#[test]
fn p16_4_the_table_looks_for_enki_wherever_he_may_be() {
    let secret = |fields: &str, lines: &str| Case::pantheon(&format!(":gods=secret {fields}"), "").play(lines);
    let gate = "age=2 A.coins=20 spaces=1:gate";
    let absent = secret(gate, "A activate 1; * god ishtar; * god tanit; * god zeus; * god ra; * god mars");
    absent.waits_for("turn.B,turn_up,summon.A,look_for_enki.A").refuses("* for_enki economy,law", Impossible);
    absent.play("* for_enki -").waits_for("turn.B,turn_up,summon.A").shows("enki=-");
    let there = secret(gate, "A activate 1; * god enki; * god tanit; * god zeus; * god ra; * god mars");
    there.refuses("* for_enki -", Impossible).refuses("* for_enki law", Impossible);
    // In the Theater, too, but only in his deck.
    let theater = "age=1 A.coins=40 A.wonders=divine_theater structure=14:baths,18:altar,19:theater";
    let deck = |lines: &str| secret(theater, &format!("A wonder divine_theater altar; A consult {lines}"));
    let his = deck("mesopotamian; * god nisaba; * god enki; * god ishtar; * for_enki economy,law");
    his.waits_for("turn.B,turn_up,summon.A")
        .play("A summon enki; A stack nisaba")
        .legal(A, "progress law; progress economy");
    deck("greek; * god zeus; * god hades; * god aphrodite").waits_for("turn.B,turn_up,summon.A");
    // Where everybody sees him, nobody looks for him.
    for open in ["spaces=1:gate,2:enki enki=law,theology", "B.gods=enki spaces=1:gate"] {
        let tops = "A activate 1; * god ishtar; * god tanit; * god zeus; * god ra; * god mars";
        secret(&format!("age=2 A.coins=20 {open}"), tops).waits_for("turn.B,turn_up,summon.A");
    }
}

#[test]
fn p16_options_of_pantheon_need_pantheon_and_links_needs_agora_too() {
    for (name, values) in [
        ("zeus", ["discards_token", "takes_token"]),
        ("minerva", ["any_space", "off_pawn"]),
        ("gods", ["open", "secret"]),
    ] {
        for value in values {
            assert!(with_pantheon("").set(name, value).is_ok());
            assert!(Setup::default().set(name, value).is_err());
            assert!(Duel::parse_position(&format!("duel:{name}={value} structure=19:altar")).is_err());
        }
        let written = with_pantheon(&format!("{name}={}", values[0])).to_string();
        assert_eq!(written, "duel+pantheon", "the default is not written");
        let written = with_pantheon(&format!("{name}={}", values[1])).to_string();
        assert_eq!(written, format!("duel+pantheon:{name}={}", values[1]));
    }
    assert!(with_pantheon("").set("links", "tokens").is_err());
    assert!(Setup::with(duel::Expansion::ALL).set("links", "tokens").is_ok());
}
