//! D1 components and setup, D2 the wonder draft, D3 decks and the structure, D12 options.

mod common;

use common::{A, B, Case, discard_game, drawing, opening, random_game, setup, steps};
use duel::data::BUILDINGS;
use duel::{
    Action, Age, Back, CardId, CardSet, Cell, Chance, Color, Drawn, Duel, EventView, Layout, OPTIONS, OpenChance,
    Pending, Slot, TokenId, TokenSet, WonderId, WonderSet, slots,
};
use table::{Dealer, Event, Game, Id, IdSet, Illegal, Notation, Record, Seat, Seeded};

/// Games enough to see whether three guilds are always three.
const DEALS: u64 = 200;

/// Whole games without a victory before the end, dealt by both kinds of dealer.
fn deals(count: u64) -> impl Iterator<Item = Record<Duel>> {
    let seeded = (0..count).map(|seed| discard_game(setup(""), &mut Seeded::new(setup(""), seed)));
    seeded.chain((0..count).map(|seed| discard_game(setup(""), &mut drawing(seed))))
}

/// The cards of a whole game in the order they were seen, each with the age and slot it lay in.
fn cards_seen(record: &Record<Duel>) -> Vec<(Age, Slot, CardId)> {
    let seen = |(game, event): (Duel, Event<Duel>)| match event {
        Event::Chance(Chance::Card(slot, card)) => Some((game.age(), slot, card)),
        _ => None,
    };
    steps(record).into_iter().filter_map(seen).collect()
}

/// The positions in which the first turn of each age is taken.
fn starts_of_ages(record: &Record<Duel>) -> Vec<Duel> {
    let fresh =
        |game: &Duel| matches!(game.pending(), [Pending::Turn(_)]) && game.structure().present().count_ones() == 20;
    steps(record).into_iter().map(|(game, _)| game).filter(fresh).collect()
}

/// One letter per event, to tell the course of a setup.
fn letter(event: &Event<Duel>) -> char {
    match event {
        Event::Chance(Chance::Token(_)) => 't',
        Event::Chance(Chance::Wonder(_)) => 'w',
        Event::Chance(Chance::Card(..)) => 'c',
        Event::Chance(Chance::Back(..)) => 'b',
        Event::Chance(Chance::Drawn(_)) => 'd',
        Event::Chance(_) => 'x', // of an expansion: nothing here expects one
        Event::Act(_, Action::Draft(_)) => 'p',
        Event::Act(..) => 'a',
    }
}

/// The progress tokens of the base game, in printed order.
fn ten_tokens() -> TokenSet {
    TokenId::ALL[..10].iter().copied().collect()
}

/// The wonders of the base game, in printed order.
fn twelve_wonders() -> WonderSet {
    WonderId::ALL[..12].iter().copied().collect()
}

fn letters(record: &Record<Duel>) -> String {
    record.events().iter().map(letter).collect()
}

#[test]
fn d1_1_two_seats_play_and_a_is_first() {
    for seed in 0..20 {
        let record = opening(setup(""), seed);
        assert_eq!(record.game().seats(), 2);
        Case(*record.game()).waits_for("turn.A");
    }
}

/// The lines of the list keyed from the box that begin with these columns.
fn in_the_box(columns: &str) -> usize {
    include_str!("fixtures/components.txt").lines().filter(|line| line.starts_with(columns)).count()
}

/// The cards of the list with this back, and of this colour if one is given.
fn cards_in_the_box(deck: &str, color: Option<Color>) -> usize {
    let is_such = |line: &&str| match *line.split(" | ").collect::<Vec<_>>() {
        ["building", _, back, other, ..] => back == deck && color.is_none_or(|color| other == color.slug()),
        _ => false,
    };
    include_str!("fixtures/components.txt").lines().filter(is_such).count()
}

/// The decks of the base game as the list calls them. Grand temples and senators are of the expansions.
const DECKS: [(Back, &str); 4] = [(Back::Age1, "1"), (Back::Age2, "2"), (Back::Age3, "3"), (Back::Guild, "guild")];

#[test]
fn d1_2_the_decks_wonders_and_tokens_are_those_of_the_box() {
    let game = setup("");
    for (back, deck) in DECKS {
        assert_eq!((back.cards() & game.cards()).len(), cards_in_the_box(deck, None), "{back}");
    }
    let of_base = DECKS.iter().map(|(back, _)| back.size()).sum::<usize>();
    assert_eq!(game.cards().len(), of_base);
    let of_expansions = [WonderId::Sanctuary, WonderId::DivineTheater, WonderId::CuriaJulia, WonderId::Knossos];
    assert_eq!(game.wonders().len(), in_the_box("wonder | ") - of_expansions.len());
    assert!(of_expansions.iter().all(|&wonder| !game.wonders().contains(wonder)));
    assert_eq!(game.tokens(), ten_tokens());
}

#[test]
fn d1_3_colours_by_age() {
    for (back, deck) in DECKS {
        for color in Color::ALL {
            let cards = back.cards() & color.cards();
            assert_eq!(cards.len(), cards_in_the_box(deck, Some(color)), "{color} cards of {back}");
        }
    }
    assert!((setup("").cards() & Color::White.cards()).is_empty());
}

/// The 31 pieces of the box are worth 86 coins.
#[test]
fn d1_4_and_d13_1_the_bank_never_runs_dry() {
    Case::new("duel A.coins=60 B.coins=60").play_for("A discard altar", 2, 0);
}

#[test]
fn d1_4_and_d13_2_everybody_sees_both_treasuries() {
    let case = Case::new("duel A.coins=3 B.coins=11");
    for viewer in [Some(A), Some(B), None] {
        let view = case.0.view(viewer);
        assert_eq!((view.cities[A].coins, view.cities[B].coins), (3, 11));
    }
}

#[test]
fn d1_5_to_d1_8_board_tokens_and_coins_at_the_start() {
    for seed in 0..20 {
        let record = opening(setup(""), seed);
        let game = record.game();
        Case(*game).pawn(0).shows("loot=A2,A5,B2,B5").coins(7, 7);
        assert_eq!((game.board().len(), game.token_box().len()), (5, 5));
        assert_eq!(game.board() | game.token_box(), ten_tokens());
    }
}

#[test]
fn d1_9_setup_goes_tokens_then_wonders_then_cards() {
    let cards = "c".repeat(12);
    assert_eq!(letters(&opening(setup(""), 3)), format!("tttttwwwwppppwwwwpppp{cards}"));
    assert_eq!(letters(&opening(setup("wonders=first_game"), 3)), format!("ttttt{cards}"));
}

#[test]
fn d1_10_cities_start_with_coins_and_unbuilt_wonders_only() {
    let case = Case(*opening(setup(""), 4).game());
    case.shows("A.cards=- B.cards=- A.tokens=- B.tokens=- discard=-");
    for seat in [A, B] {
        assert_eq!((case.0.city(seat).wonders().len(), case.0.city(seat).standing().len()), (4, 0));
    }
}

#[test]
fn d1_11_a_game_has_no_other_chances() {
    for record in deals(3) {
        let count = |wanted| letters(&record).chars().filter(|&letter| letter == wanted).count();
        assert_eq!(['t', 'w', 'c', 'b', 'd'].map(count), [5, 8, 60, 8, 0]);
    }
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

/// The counts of what is not in a set, and of what is.
fn split<T: Id>(counts: &[usize], set: IdSet<T>) -> (Vec<usize>, Vec<usize>) {
    let of = |inside: bool| T::ALL.iter().filter(move |&&id| set.contains(id) == inside).map(|id| counts[id.index()]);
    (of(false).collect(), of(true).collect())
}

#[test]
fn d1_11_each_chance_is_even() {
    const GAMES: u64 = 1000;
    let total = 2 * GAMES as usize;
    let mut tokens = [0; TokenId::NUM];
    let (mut wonders, mut first_round) = ([0; WonderId::NUM], [0; WonderId::NUM]);
    let (mut cards, mut in_slot_0) = ([0; CardId::NUM], [0; CardId::NUM]);
    let mut guild_slots = [0; 20];
    for record in deals(GAMES) {
        record.game().board().iter().for_each(|token| tokens[token.index()] += 1);
        let offered = record.events().iter().filter_map(|event| match event {
            Event::Chance(Chance::Wonder(wonder)) => Some(wonder.index()),
            _ => None,
        });
        for (i, wonder) in offered.enumerate() {
            wonders[wonder] += 1;
            first_round[wonder] += usize::from(i < 4);
        }
        for (_, slot, card) in cards_seen(&record) {
            cards[card.index()] += 1;
            in_slot_0[card.index()] += usize::from(slot == Slot(0));
            guild_slots[slot.index()] += usize::from(card.building().back == Back::Guild);
        }
    }
    let base = setup("");
    let (others, tokens) = split(&tokens, base.tokens());
    assert!(others.iter().all(|&count| count == 0), "tokens of expansions: {others:?}");
    let (others, wonders) = split(&wonders, base.wonders());
    assert!(others.iter().all(|&count| count == 0), "wonders of expansions: {others:?}");
    let (_, first_round) = split(&first_round, base.wonders());
    let (others, _) = split(&cards, base.cards());
    assert!(others.iter().all(|&count| count == 0), "cards of expansions: {others:?}");
    let of = |back: Back, counts: &[usize]| split(counts, back.cards()).1;
    let share = |laid: usize, back: Back| laid as f64 / back.size() as f64;
    even("token on the board", &tokens, total, 5.0 / tokens.len() as f64);
    even("wonder in the draft", &wonders, total, 8.0 / wonders.len() as f64);
    even("wonder in round one", &first_round, total, 4.0 / wonders.len() as f64);
    even("card of Age I", &of(Back::Age1, &cards), total, share(20, Back::Age1));
    even("card of Age II", &of(Back::Age2, &cards), total, share(20, Back::Age2));
    even("card of Age III", &of(Back::Age3, &cards), total, share(17, Back::Age3));
    even("guild", &of(Back::Guild, &cards), total, share(3, Back::Guild));
    even("card of Age I in slot 0", &of(Back::Age1, &in_slot_0), total, share(1, Back::Age1));
    even("guild in slot", &guild_slots, total, 3.0 / 20.0);
}

#[test]
fn d1_11_the_great_librarys_draw_is_even() {
    const TRIALS: usize = 1000;
    let mut drawn = [0; TokenId::NUM];
    for seed in 0..TRIALS as u64 {
        let board: Vec<_> = opening(setup(""), seed).game().board().iter().map(TokenId::slug).collect();
        let text = format!("duel A.coins=10 A.wonders=great_library board={}", board.join(","));
        let due = Case::new(&text).play("A wonder great_library altar");
        let draws = [three_drawn(due, &mut Seeded::new(setup(""), seed)), three_drawn(due, &mut drawing(seed))];
        draws.iter().flat_map(|tokens| tokens.iter()).for_each(|token| drawn[token.index()] += 1);
    }
    let (others, base) = split(&drawn, setup("").tokens());
    even("token drawn", &base, 2 * TRIALS, 3.0 / base.len() as f64);
    assert!(others.iter().all(|&count| count == 0), "tokens of expansions: {others:?}");
}

fn three_drawn(Case(mut game): Case, dealer: &mut impl Dealer<Duel>) -> TokenSet {
    let in_box = game.token_box();
    for _ in 0..3 {
        game.reveal(dealer.deal(&game).expect("an outcome")).expect("a token of the box");
    }
    let Drawn::Seen(tokens) = game.view(Some(A)).drawn else { panic!("A sees the draw") };
    assert_eq!((tokens.len(), tokens & in_box), (3, tokens));
    tokens
}

#[test]
fn d2_1_and_d2_2_picks_go_abba_then_baab() {
    for seed in 0..20 {
        let record = opening(setup(""), seed);
        let picks = record.events().iter().filter_map(|event| match event {
            Event::Act(seat, Action::Draft(_)) => Some(seat.to_string()),
            _ => None,
        });
        assert_eq!(picks.collect::<String>(), "ABBABAAB");
    }
}

#[test]
fn d2_2_the_second_four_come_when_the_first_four_are_gone() {
    for seed in 0..20 {
        let record = opening(setup(""), seed);
        let drafts = steps(&record).into_iter().filter(|(_, event)| letter(event) == 'p');
        let offers: Vec<WonderSet> = drafts.map(|(game, _)| game.offer()).collect();
        assert_eq!(offers.iter().map(|offer| offer.len()).collect::<Vec<_>>(), [4, 3, 2, 1, 4, 3, 2, 1]);
        assert!((offers[0] & offers[4]).is_empty());
    }
}

/// What is pending in the first round of the draft, with the tokens on the board.
const FIRST_ROUND: &str = "board=agriculture,architecture,economy,law,masonry laid=0 \
                           pending=turn.A,lay_cards,draft,offer_wonders,draft";

#[test]
fn d2_3_a_pick_takes_one_of_the_wonders_still_there() {
    Case::new(&format!("duel A.wonders=sphinx offer=colossus,piraeus,pyramids {FIRST_ROUND}"))
        .legal(A, "")
        .legal(B, "draft colossus; draft piraeus; draft pyramids")
        .refuses("B draft sphinx", Illegal::NotLegal)
        .play("B draft piraeus")
        .legal(A, "")
        .legal(B, "draft colossus; draft pyramids")
        .refuses("B draft piraeus", Illegal::NotLegal)
        .play("B draft pyramids")
        .shows("A.wonders=sphinx B.wonders=piraeus,pyramids offer=colossus");
}

#[test]
fn d2_4_and_d13_3_the_last_pick_is_asked_though_it_is_forced() {
    Case::new(&format!("duel A.wonders=sphinx B.wonders=colossus,piraeus offer=pyramids {FIRST_ROUND}"))
        .legal(A, "draft pyramids")
        .play("A draft pyramids")
        .waits_for("turn.A,lay_cards,draft,offer_wonders");
}

#[test]
fn d2_5_four_wonders_each_and_four_in_the_box() {
    for seed in 0..20 {
        let record = opening(setup(""), seed);
        let game = record.game();
        let [a, b] = [A, B].map(|seat| game.city(seat).wonders());
        assert_eq!((a.len(), b.len(), game.wonder_box().len()), (4, 4, 4));
        assert_eq!(a | b | game.wonder_box(), twelve_wonders());
        assert_eq!(game.view(Some(A)).cities, game.view(Some(B)).cities);
    }
}

#[test]
fn d2_6_and_d12_1_a_first_game_has_fixed_wonders_and_no_draft() {
    let record = opening(setup("wonders=first_game"), 1);
    Case(*record.game())
        .shows("A.wonders=pyramids,great_lighthouse,temple_of_artemis,statue_of_zeus")
        .shows("B.wonders=circus_maximus,piraeus,appian_way,colossus");
    assert_eq!(record.game().wonder_box().len(), 4);
    assert!(!letters(&record).contains(['w', 'p']));
}

#[test]
fn d3_1_to_d3_3_each_age_lacks_three_of_its_own_cards_and_age_iii_has_three_guilds() {
    for record in deals(DEALS) {
        let seen = cards_seen(&record);
        for age in Age::ALL {
            let cards: CardSet = seen.iter().filter(|(when, ..)| *when == age).map(|&(_, _, card)| card).collect();
            let guilds = if age == Age::III { 3 } else { 0 };
            assert_eq!(cards.len(), 20);
            assert_eq!((cards & Back::Guild.cards()).len(), guilds, "guilds in {age:?}");
            assert_eq!((cards & age.back().cards()).len(), 20 - guilds, "cards of {age:?}");
            assert_eq!((age.back().cards() & !cards).len(), 3, "cards removed from {age:?}");
        }
    }
}

#[test]
fn d3_2_a_deck_of_age_iii_holds_three_guilds_and_no_fewer() {
    let laid = |guilds: &[u8]| {
        let up = "0:palace,1:port,5:arena,6:study,7:circus,8:senate,11:obelisk,12:arsenal,13:armory,14:academy";
        let back = |slot| if guilds.contains(&slot) { "guild" } else { "age" };
        let down = [2, 3, 4, 9, 10, 15, 16].map(|slot| format!(",{slot}:{}", back(slot))).concat();
        Case::new(&format!("duel age=3 laid=17 pending=turn.A,lay_cards structure={up}{down}"))
    };
    laid(&[]).refuses("* back 17 age3", Illegal::Impossible).allows("* back 17 guild");
    laid(&[4]).allows("* back 17 age3").allows("* back 17 guild");
    laid(&[4, 9, 15]).allows("* back 17 age3").refuses("* back 17 guild", Illegal::Impossible);
    laid(&[4, 9]).play("* back 17 guild").refuses("* card 18 merchants_guild", Illegal::Impossible);
    laid(&[4]).play("* back 17 age3; * card 18 merchants_guild").refuses("* card 19 gardens", Illegal::Impossible);
    laid(&[]).refuses("* back 17 age2", Illegal::Impossible).refuses("* card 17 gardens", Illegal::Impossible);
}

#[test]
fn d3_4_removed_cards_never_reach_the_discard_pile() {
    for record in deals(20) {
        let seen: CardSet = cards_seen(&record).into_iter().map(|(_, _, card)| card).collect();
        assert_eq!(record.game().discard(), seen);
        // Three cards of each age, and the guilds but for three.
        assert_eq!((setup("").cards() & !seen).len(), 3 * 3 + Back::Guild.size() - 3);
    }
}

#[test]
fn d3_5_to_d3_8_which_slot_covers_which() {
    let age_1 =
        "0<2,3 1<3,4 2<5,6 3<6,7 4<7,8 5<9,10 6<10,11 7<11,12 8<12,13 9<14,15 10<15,16 11<16,17 12<17,18 13<18,19";
    let age_2 = "0<6 1<6,7 2<7,8 3<8,9 4<9,10 5<10 6<11 7<11,12 8<12,13 9<13,14 10<14 11<15 12<15,16 13<16,17 14<17 \
                 15<18 16<18,19 17<19";
    let age_3 = "0<2,3 1<3,4 2<5,6 3<6,7 4<7,8 5<9 6<9 7<10 8<10 9<11,12 10<13,14 11<15 12<15,16 13<16,17 14<17 15<18 \
                 16<18,19 17<19";
    for (age, expected) in Age::ALL.into_iter().zip([age_1, age_2, age_3]) {
        let layout = Layout::of(age, setup("").expansions);
        let covered = slots(layout.all()).filter(|slot| layout.covered_by[slot.index()] != 0);
        let text = |slot: Slot| {
            let by: Vec<_> = slots(layout.covered_by[slot.index()]).map(|above| above.to_string()).collect();
            format!("{slot}<{}", by.join(","))
        };
        assert_eq!(covered.map(text).collect::<Vec<_>>().join(" "), expected, "{age:?}");
    }
}

#[test]
fn d3_5_and_d3_9_odd_rows_lie_face_up_and_even_rows_face_down() {
    let face_down: [&[u8]; 3] =
        [&[2, 3, 4, 9, 10, 11, 12, 13], &[6, 7, 8, 9, 10, 15, 16, 17], &[2, 3, 4, 9, 10, 15, 16, 17]];
    for record in deals(5) {
        let starts = starts_of_ages(&record);
        assert_eq!(starts.iter().map(Duel::age).collect::<Vec<_>>(), Age::ALL);
        for (game, down) in starts.iter().zip(face_down) {
            let found: Vec<_> = slots(game.structure().face_down()).map(|slot| slot.0).collect();
            assert_eq!(found, down, "{:?}", game.age());
        }
    }
}

#[test]
fn d3_10_a_card_that_is_covered_by_half_is_not_available() {
    let both = Case::new("duel age=1 structure=9:age,14:altar,15:baths,19:theater")
        .play("A discard altar")
        .waits_for("turn.B");
    assert_eq!(both.0.structure().available(), Slot(15).bit() | Slot(19).bit());
    let none = both.play("B discard baths; * card 9 tavern");
    assert_eq!(none.0.structure().available(), Slot(9).bit() | Slot(19).bit());
}

#[test]
fn d3_11_and_d13_4_cards_freed_together_are_turned_up_in_order_of_slot() {
    let freed = Case::new("duel age=2 structure=15:baths,16:age,17:age,19:altar").play("A discard altar");
    freed.waits_for("turn.B,turn_up").shows("structure=15:baths,16:age,17:age");
    freed.refuses("B discard baths", Illegal::ChanceIsDue).refuses("* card 17 walls", Illegal::Impossible);
    freed.play("* card 16 temple; * card 17 walls").waits_for("turn.B").shows("structure=15:baths,16:temple,17:walls");
}

#[test]
fn d3_11_only_a_card_that_nobody_has_seen_can_be_turned_up() {
    Case::new("duel A.cards=temple discard=walls age=2 structure=15:age,18:altar,19:forum")
        .play("A discard altar")
        .refuses("* card 15 temple", Illegal::Impossible)
        .refuses("* card 15 walls", Illegal::Impossible)
        .refuses("* card 15 forum", Illegal::Impossible)
        .refuses("* card 15 baths", Illegal::Impossible)
        .allows("* card 15 statue");
}

#[test]
fn d3_12_and_d13_5_a_back_tells_a_guild_but_not_which() {
    let case = Case::new("duel age=3 structure=16:guild,17:age,19:circus");
    for viewer in [Some(A), Some(B), None] {
        let view = case.0.view(viewer);
        assert_eq!((view.structure[16], view.structure[17]), (Cell::GuildBack, Cell::AgeBack));
    }
    let freed = case.play("A discard circus").refuses("* card 16 arena", Illegal::Impossible);
    freed.allows("* card 16 tacticians_guild");
    let second = freed.play("* card 16 builders_guild").refuses("* card 17 merchants_guild", Illegal::Impossible);
    second.play("* card 17 arena").waits_for("turn.B");
}

#[test]
fn d3_12_backs_are_revealed_in_age_iii_only_and_the_cards_keep_to_them() {
    for record in deals(20) {
        let mut backs = [None; 20];
        for (game, event) in steps(&record) {
            match event {
                Event::Chance(Chance::Back(slot, back)) => {
                    assert_eq!(game.age(), Age::III);
                    backs[slot.index()] = Some(back);
                }
                Event::Chance(Chance::Card(slot, card)) if game.age() == Age::III => {
                    let back = card.building().back;
                    assert_eq!(backs[slot.index()].unwrap_or(back), back, "slot {slot}");
                }
                _ => {}
            }
        }
        assert_eq!(backs.iter().flatten().count(), 8);
    }
}

#[test]
fn d3_13_an_emptied_slot_stays_empty() {
    for record in deals(3) {
        let turns = steps(&record).into_iter().filter(|(_, event)| letter(event) == 'a').map(|(game, _)| game);
        let turns: Vec<_> = turns.collect();
        for pair in turns.windows(2).filter(|pair| pair[0].age() == pair[1].age()) {
            let [before, after] = [pair[0], pair[1]].map(|game| game.structure().present());
            assert_eq!(after & !before, 0);
            assert_eq!(before.count_ones() - after.count_ones(), 1);
        }
    }
}

#[test]
fn d3_14_both_players_know_the_same_but_for_the_great_library() {
    let as_spectator = |game: &Duel, seat: Option<Seat>| duel::View { viewer: None, ..game.view(seat) };
    let mut draws = 0;
    for seed in 0..60 {
        for (game, event) in steps(&random_game(setup(""), seed)) {
            let library = |p: &Pending| matches!(p, Pending::DrawFromBox(..) | Pending::KeepToken(_));
            if game.pending().iter().any(library) {
                draws += 1;
                continue;
            }
            for seat in [A, B] {
                assert_eq!(as_spectator(&game, Some(seat)), as_spectator(&game, None));
                assert_eq!(game.event_view(event, Some(seat)), game.event_view(event, None));
            }
        }
    }
    assert!(draws > 0, "no game had a Great Library");
}

#[test]
fn d12_what_is_not_written_has_its_default() {
    assert_eq!(setup("").values()[..3], ["draft", "last_starts", "secret"]);
    let is_known = |option: &table::OptionText| setup("").set(option.name, option.values[1]).is_ok();
    let known: Vec<_> = OPTIONS.iter().filter(|option| is_known(option)).map(|option| option.name).collect();
    assert_eq!(known, ["wonders", "middle", "library"], "the others are about expansions");
    assert_eq!(setup("middle=last_chooses").values()[..3], ["draft", "last_chooses", "secret"]);
    assert_eq!(Case::new("duel:wonders=first_game,library=open").0.setup(), setup("library=open,wonders=first_game"));
    assert!(Duel::parse_position("duel:middle=nobody structure=18:altar").is_err());
    assert!(duel::Setup::default().set("weather", "fine").is_err());
}

#[test]
fn d12_2_the_pawn_in_the_middle_lets_the_last_player_start_or_choose() {
    let last_card = "age=1 pending=turn.B structure=19:altar";
    Case::new(&format!("duel {last_card}")).play("B discard altar").waits_for("turn.B,lay_cards");
    let chooses = Case::new(&format!("duel:middle=last_chooses {last_card}")).play("B discard altar");
    chooses
        .waits_for("choose_starter.B,lay_cards")
        .settle()
        .legal(B, "begin A; begin B")
        .play("B begin A")
        .waits_for("turn.A");
}

#[test]
fn d12_2_the_option_changes_nothing_off_the_middle() {
    let case =
        Case::new("duel:middle=last_chooses age=1 pawn=-2 pending=turn.B structure=19:altar").play("B discard altar");
    case.waits_for("choose_starter.A,lay_cards");
}

#[test]
fn d12_3_a_secret_draw_is_seen_by_its_builder_only() {
    let text = "A.coins=20 A.wonders=great_library board=agriculture,economy,masonry,theology,urbanism";
    let draw = "* drawn law; * drawn strategy";
    let set = |slugs: &[&str]| slugs.iter().filter_map(|slug| TokenId::from_slug(slug)).collect::<IdSet<_>>();
    for (header, secret) in [("duel", true), ("duel:library=secret", true), ("duel:library=open", false)] {
        let case = Case::new(&format!("{header} {text}")).play("A wonder great_library altar").play(draw);
        let next = case.0.parse_event("* drawn philosophy").unwrap();
        let drawn = case.play("* drawn philosophy");
        let three = Drawn::Seen(set(&["law", "strategy", "philosophy"]));
        for viewer in [Some(A), Some(B), None] {
            let hidden = secret && viewer != Some(A);
            let told = match (secret, hidden) {
                (_, true) => EventView::DrawnUnseen(A),
                (true, false) => EventView::Shown(Chance::Drawn(TokenId::Philosophy)),
                (false, false) => EventView::Chance(OpenChance::Drawn(TokenId::Philosophy)),
            };
            assert_eq!(case.0.event_view(next, viewer), told, "{header} {viewer:?}");
            let seen = if hidden { Drawn::Hidden(3) } else { three };
            assert_eq!(drawn.0.view(viewer).drawn, seen, "{header} {viewer:?}");
        }
        let kept = drawn.play("A progress strategy");
        assert_eq!(kept.0.view(Some(B)).cities[A].tokens, set(&["strategy"]));
    }
}

#[test]
fn d12_4_the_next_structure_lies_there_before_anybody_chooses() {
    for text in ["duel:middle=last_chooses age=1 structure=19:altar", "duel age=1 pawn=-1 structure=19:altar"] {
        let ended = Case::new(text).play("A discard altar").waits_for("choose_starter.A,lay_cards");
        ended.refuses("A begin A", Illegal::ChanceIsDue);
        let laid = ended.settle().waits_for("choose_starter.A").allows("A begin A").allows("A begin B");
        assert_eq!(laid.0.structure().present().count_ones(), 20);
    }
}

#[test]
fn d13_25_every_building_exists_once() {
    let names: std::collections::HashSet<_> = BUILDINGS.iter().map(|building| building.id.slug()).collect();
    assert_eq!(names.len(), CardId::NUM);
    for record in deals(5) {
        let seen = cards_seen(&record);
        let different: CardSet = seen.iter().map(|&(_, _, card)| card).collect();
        assert_eq!((seen.len(), different.len()), (60, 60));
    }
}
