//! Points (S11).

use crate::common::{A, B, Sea, seat};
use table::Game;
use wonders::science_points_with;

/// S11.1.
#[test]
fn s16_51_a_guild_is_worth_ten_points_at_most() {
    let left = "B.cards=apothecary,workshop,scriptorium,dispensary,laboratory,library,school,tavern,west_trading_post,vineyard,forum";
    let right = "D.cards=academy,lodge,observatory,study,university,arena,haven";
    let text = format!("wonders+armada/4 step=over A.cards=philosophers_guild,traders_guild {left} {right}");
    assert_eq!(Sea::new(&text).score(A).guilds, 10 + 6);
}

/// S8.7.
#[test]
fn s16_52_a_symbol_of_the_kind_one_has_most_of() {
    let most = |symbols, count| science_points_with(symbols, 0, count);
    let one = [[3, 1, 0], [1, 1, 1], [2, 2, 0], [0, 0, 0], [3, 1, 1]].map(|symbols| most(symbols, 1));
    assert_eq!(one, [17, 13, 13, 1, 25]);
    assert_eq!((most([0, 0, 0], 3), most([2, 2, 2], 2)), (9, 38));
    // Each of the three cards and the emerald archipelago gives one.
    let text = "wonders+armada/7 step=over A.cards=cabinet_of_explorers,navigation_firm,circle_of_captains A.islands=emerald_archipelago";
    assert_eq!(Sea::new(text).score(A).science, 16);
}

/// S8.7, S15.7, S7.19.
#[test]
fn s16_53_free_symbols_and_those_of_most_are_settled_in_the_best_order() {
    assert_eq!((science_points_with([2, 1, 0], 1, 1), science_points_with([2, 2, 1], 1, 1)), (18, 31));
    let text = "wonders+armada/7 step=over A.cards=apothecary,scriptorium,school,cabinet_of_explorers A.islands=golden_archipelago";
    assert_eq!(Sea::new(text).score(A).science, 18);
}

/// S7.17, S7.20.
#[test]
fn s16_54_islands_and_cards_of_one_colour_are_counted() {
    let sheltered = "wonders+armada/3 step=over A.islands=bronze_island,foggy_island,sheltered_archipelago";
    assert_eq!(Sea::new(sheltered).row(A, "islands"), 6);
    let blue = "altar,baths,theater,temple,statue";
    let brown = "clay_pool,lumber_yard,ore_vein,stone_pit,quarry,sawmill";
    let text = format!("wonders+armada/3 step=over A.cards={blue},{brown} A.islands=rainbow_archipelago");
    assert_eq!(Sea::new(&text).row(A, "islands"), 6);
    // Armada cards count in their colour, other islands do not.
    let more = text.replace(brown, "clay_pool,dry_hold,construction_zone");
    assert_eq!(Sea::new(&more.replace("rainbow", "royal_archipelago,rainbow")).row(A, "islands"), 7 + 7);
}

/// S1.3: green Armada cards are green cards beside a guild, yellow ones count for `lighthouse`; a green one has no symbol by itself.
#[test]
fn s1_3_armada_cards_count_wherever_buildings_of_their_colour_do() {
    let text = "wonders+armada/5 step=over A.cards=philosophers_guild,lighthouse,pirate_hideout,port_customs \
                B.cards=helmsmans_rest,cabinet_of_explorers,apothecary E.cards=nautical_archives";
    let case = Sea::new(text);
    assert_eq!((case.score(A).guilds, case.score(A).commercial), (4, 3));
    assert_eq!((case.score(B).science, case.score(seat(4)).science), (4, 0));
    let built = "wonders+armada/5 A.cards=stone_pit,glassworks_1,pirate_hideout,pirates_den A.hand=lighthouse";
    Sea::new(built).round("A build lighthouse").has_coins(A, 3 + 3);
    // In the second edition a yellow Armada card is the first yellow one.
    let free = "wonders+armada/3:edition=second A.wonder=olympia A.stages=2 A.coins=0 age=2 A.hand=forum";
    Sea::new(free).offers(A, "build forum");
    Sea::new(&free.replace("A.hand", "A.cards=pirate_hideout A.hand")).lacks(A, "build forum");
}

/// S11.1: eleven brown cards beside.
#[test]
fn s11_1_the_cap_holds_for_each_guild_alone() {
    let brown = "B.cards=lumber_yard,stone_pit,clay_pool,ore_vein,clay_pit,timber_yard \
                 D.cards=lumber_yard,ore_vein,excavation,sawmill,quarry";
    let case = |guilds: &str| Sea::new(&format!("wonders+armada/4 step=over A.cards={guilds} {brown}"));
    assert_eq!(case("workers_guild").score(A).guilds, 10);
    // The other one counts a purple card each.
    assert_eq!(case("workers_guild,shipowners_guild").score(A).guilds, 10 + 2);
}

/// S11.1: what is copied is worth most with the cap: a symbol for twelve points and not fourteen blue cards for ten.
#[test]
fn s11_1_the_guild_that_is_copied_is_chosen_by_its_capped_points() {
    let blue = "altar,baths,theater,aqueduct,courthouse,statue,temple";
    let green = "apothecary,dispensary,lodge,workshop,laboratory,observatory,scriptorium,library";
    let text = format!(
        "wonders+armada/7 step=over A.wonder=olympia A.side=b A.stages=3 A.cards={green} \
         B.cards={blue},magistrates_guild,scientists_guild G.cards={blue}"
    );
    let both = Sea::new(&text).score(A);
    assert_eq!((both.guilds, both.science), (0, 48));
    let one = Sea::new(&text.replace(",scientists_guild", "")).score(A);
    assert_eq!((one.guilds, one.science), (10, 9 + 9 + 4 + 14));
}

/// S11.3: naval tokens count like all points, and a tie goes to more coins.
#[test]
fn s11_3_a_tie_is_broken_as_in_the_base_game() {
    let text = "wonders+armada/3 step=over A.coins=0 B.coins=10 C.coins=0 A.naval=3/0/0";
    let case = Sea::new(text).won_by("B");
    assert_eq!([A, B].map(|seat| case.0.total(seat)), [3, 3]);
    Sea::new(&text.replace("3/0/0", "3/0/3")).won_by("A");
}

/// S11.2.
#[test]
fn s16_55_strategists_count_land_defeats_only() {
    let text = "wonders+armada/3 step=over A.cards=strategists_guild B.defeat=1/0/0 C.defeat=0/1/0 B.naval=-1/-2/0 C.naval=0/0/-3";
    assert_eq!(Sea::new(text).score(A).guilds, 2);
}

/// S11.1.
#[test]
fn s16_85_a_copied_guild_is_capped_and_the_scientists_are_not() {
    let green = "B.cards=apothecary,workshop,scriptorium,dispensary,laboratory,library,philosophers_guild C.cards=school,academy,lodge,observatory,study,university";
    let text = format!("wonders+armada/3 step=over A.wonder=olympia A.side=b A.stages=3 {green}");
    assert_eq!(Sea::new(&text).score(A).guilds, 10);
    let science =
        "wonders+armada/7 step=over A.cards=scientists_guild,apothecary,dispensary,academy,lodge,scriptorium,workshop";
    assert_eq!(Sea::new(science).score(A).science, 25 + 1 + 1 + 7);
}

/// S12.4.
#[test]
fn s16_86_petra_is_worth_seventeen_points_and_pays_seven_coins() {
    let complete = Sea::new("wonders+armada/8 step=over A.wonder=petra B.wonder=giza A.stages=3");
    assert_eq!(complete.score(A).wonder, 17);
    let text = "wonders+armada/8 A.wonder=petra B.wonder=giza A.stages=1 A.coins=7 A.hand=altar";
    let before = Sea::new(text).offers(A, "stage altar");
    before.round("A stage altar").has_coins(A, 0);
    Sea::new(&text.replace("A.coins=7", "A.coins=6")).lacks(A, "stage altar");
}

/// S11.3.
#[test]
fn s16_87_the_score_pad_has_ten_rows() {
    let text = "wonders+armada/3 step=over A.ships=0/0/4/0 A.islands=royal_archipelago A.naval=3/-2/7";
    let case = Sea::new(text);
    let rows: Vec<_> = case.0.score_sheet().rows.iter().map(|(name, _)| *name).collect();
    let base = ["military", "treasury", "wonder", "civilian", "commercial", "guilds", "science"];
    assert_eq!(rows, [&base[..], &["naval", "islands", "fleet"]].concat());
    assert_eq!(["naval", "islands", "fleet"].map(|row| case.row(A, row)), [8, 7, 5]);
    assert_eq!(case.0.total(A), case.score(A).total() + 20);
}
