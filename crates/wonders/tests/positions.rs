//! Positions are read back to exactly what was written, and whatever else is given is refused or makes sense.
//!
//! Valid texts are broken in many small ways. What is accepted after that has to print to the same text, and an accepted
//! position has to be one from which any game can be played to its end. For more cases: `PROPTEST_CASES=100000`.

mod damage;
mod tables;

use damage::TEXTS;
use std::collections::BTreeSet;
use table::{Game, Notation, Seat};
use tables::filled_in;
use trials::{Positions, all_refused, legal_actions};
use wonders::{Card, Cost, Edition, Effect, HAND, OPTIONS, Resource, Side, WonderId, Wonders};

const POSITIONS: Positions<Wonders> = Positions {
    texts: TEXTS,
    options: &OPTIONS,
    is_default_item: |_, _, _| false,
    is_default: |_, key, value| is_default_value(key, value),
    // A text holds up to 999 coins, and a game from there may bring more.
    outgrows_texts: |game| Seat::first(game.seats()).any(|seat| game.city(seat).coins() > 999),
    law: |_| Ok(()),
};

/// What may be spelt out and is not written.
fn is_default_value(key: &str, value: &str) -> bool {
    match key {
        "age" | "turn" => value == "1",
        "step" => value == "choose_card",
        _ => match key.split_once('.') {
            Some((_, "coins")) => value == "3",
            Some((_, "victory" | "defeat")) => value == "0/0/0",
            _ => false,
        },
    }
}

#[test]
fn every_position_reads_back() {
    POSITIONS.every_position_reads_back();
}

#[test]
fn a_garbage_position_is_refused_or_reads_back() {
    POSITIONS.garbage_is_refused_or_reads_back();
}

#[test]
fn a_broken_position_is_refused_or_reads_back() {
    POSITIONS.a_broken_position_is_refused_or_reads_back();
}

#[test]
fn a_broken_position_is_refused_or_can_be_played_to_the_end() {
    POSITIONS.a_broken_position_is_refused_or_can_be_played_to_the_end();
}

/// The wonder of A and its cards; the neighbours have three of each raw material and one of each good.
const LONGEST: &str = "wonders/5:edition=second age=3 A.wonder=giza A.side=b A.coins=40 \
     A.age1=+marketplace/^tavern/^tavern/^baths \
     A.hand=palace,pantheon,builders_guild,scientists_guild,philosophers_guild,shipowners_guild,magistrates_guild \
     B.age1=+lumber_yard/+stone_pit/+clay_pool/+ore_vein/+glassworks_1 \
     B.age2=+sawmill/+quarry/+foundry/+brickyard/+loom_2/+press_2 \
     E.age1=+lumber_yard/+stone_pit/+clay_pool/+ore_vein/+loom_1 \
     E.age2=+sawmill/+quarry/+foundry/+brickyard/+glassworks_2/+press_2";

/// Every stage and every card is paid in as many ways as there can be with these prices.
#[test]
fn the_longest_list_of_actions_is_as_long_as_it_can_be() {
    let text = filled_in(LONGEST);
    let game = Wonders::parse_position(&text).unwrap_or_else(|why| panic!("{why}: {text}"));
    let longest = legal_actions(&game, Seat::A).len();
    assert_eq!(longest, longest_list());
    assert!((longest..2 * longest).contains(&Wonders::MAX_ACTIONS), "{longest} of {}", Wonders::MAX_ACTIONS);
}

/// The most actions with a hand of any seven cards of an age, with neighbours who sell everything: for each card the ways
/// to pay for it, those to pay for the stage, and a discard; perhaps a free build.
fn longest_list() -> usize {
    let mut longest = 0;
    for edition in Edition::EVERY {
        let boards = WonderId::BASE.into_iter().flat_map(|wonder| Side::ALL.map(|side| edition.board(wonder, side)));
        for (board, prices) in boards.flat_map(|board| (0..8).map(move |prices| (board, prices))) {
            let prices = [1, 2, 4].map(|bit| 1 + usize::from(prices & bit != 0));
            for standing in 0..=board.stages.len() {
                let effects = board.stages[..standing].iter().flat_map(|stage| stage.effects);
                let free = effects.filter(|effect| **effect == Effect::FreeBuildPerAge).count();
                let stage = board.stages.get(standing).map_or(0, |stage| ways(&stage.cost, board.start, prices));
                for age in 1..=3 {
                    let cards = Card::ALL.into_iter().filter(|&card| edition.has(card)).map(|card| edition.face(card));
                    let cards = cards.filter(|face| face.age == age);
                    let mut each: Vec<_> = cards.map(|face| ways(&face.cost, board.start, prices)).collect();
                    each.sort_unstable();
                    let hand: usize = each.iter().rev().take(HAND).sum();
                    longest = longest.max(hand + HAND * (stage + 1 + free));
                }
            }
        }
    }
    longest
}

/// The ways to pay for a cost of which the city gives one resource, and each neighbour whatever is asked for.
fn ways(cost: &Cost, start: Resource, [raw_left, raw_right, goods]: [usize; 3]) -> usize {
    let missing = |(resource, units): (Resource, u8)| (resource, usize::from(units) - usize::from(resource == start));
    let units = |is_raw: bool| {
        cost.units().map(missing).filter(|(resource, _)| resource.is_raw() == is_raw).map(|(_, units)| units).sum()
    };
    let (raw, manufactured): (usize, usize) = (units(true), units(false));
    let both = (0..=raw).flat_map(|x| (0..=manufactured).map(move |y| (x, y)));
    let all: BTreeSet<(usize, usize)> =
        both.map(|(x, y)| (x * raw_left + y * goods, (raw - x) * raw_right + (manufactured - y) * goods)).collect();
    let hides = |one: &(usize, usize), two: &(usize, usize)| one != two && one.0 <= two.0 && one.1 <= two.1;
    all.iter().filter(|way| !all.iter().any(|other| hides(other, way))).count()
}

/// From here play would come to a stop, or break a rule on its way. Cards that are not named lie anywhere.
#[rustfmt::skip]
const NO_WAY_ON: [(&str, &str); 31] = [
    ("nobody has a wonder twice", "wonders/3 A.wonder=giza B.wonder=giza"),
    ("the side is another one at this table", "wonders/3:sides=a B.side=b"),
    ("in a first game everybody plays side A", "wonders/3:wonders=first_game,sides=b A.side=b"),
    ("two cards of one name stand in a city", "wonders/3 age=3 A.age1=+press_1 A.age2=+press_2"),
    ("a wonder has more stages than it has", "wonders/3 age=2 A.wonder=rhodes A.side=b A.age1=^altar/^baths/^theater"),
    ("a card is there once too often", "wonders/3 age=2 A.age1=-palace"),
    ("a card of another edition is there", "wonders/4 age=2 A.age1=-well"),
    ("a card of three is not there", "wonders/3 age=2 A.age1=-tavern"),
    ("a seat has taken too many cards", "wonders/3 turn=2 A.age1=-altar/-baths"),
    ("a hand is too large", "wonders/3 turn=2 A.hand=altar,baths,theater,barracks,stockade,workshop,scriptorium"),
    ("a last card was built without the power", "wonders/3 age=2 A.age1=-altar/-baths/-theater/-barracks/-stockade/-workshop/+clay_pit"),
    ("a last card is due in the middle of an age", "wonders/3 turn=2 step=last_card last_card=A A.wonder=babylon A.side=b"),
    ("a last card is due without the power", "wonders/3 turn=6 step=last_card last_card=A A.wonder=babylon A.side=b"),
    ("a last card is due to nobody", "wonders/3 turn=6 step=last_card"),
    ("a card is to be fetched by nobody", "wonders/3 turn=2 step=fetch"),
    ("a card is to be fetched without a stage", "wonders/3 turn=2 step=fetch fetch=A A.wonder=halicarnassus A.side=b"),
    ("the stage of an earlier turn lets nobody fetch", "wonders/3 turn=2 step=fetch fetch=A A.wonder=halicarnassus A.side=b A.age1=^altar"),
    ("the first stage of side A lets nobody fetch", "wonders/3 turn=2 step=fetch fetch=A A.wonder=halicarnassus A.age1=-baths/^altar"),
    ("the pile is empty", "wonders/3 step=fetch fetch=A A.wonder=halicarnassus A.side=b A.age1=^altar B.age1=+baths C.age1=+theater"),
    ("a card was fetched that did not lie in the pile", "wonders/3 turn=2 A.wonder=halicarnassus A.side=b A.age1=^altar A.fetched=1.1.palace"),
    ("a card was fetched that came into the pile later", "wonders/3 turn=3 A.wonder=halicarnassus A.side=b A.age1=^altar/+baths B.age1=-barracks/-theater A.fetched=1.1.theater"),
    ("a card was fetched without a stage", "wonders/3 turn=2 A.wonder=halicarnassus A.side=b A.age1=-altar A.fetched=1.1.altar"),
    ("who fetched has another wonder", "wonders/3 turn=2 A.wonder=giza A.age1=^altar B.age1=-baths A.fetched=1.1.baths"),
    ("a fetched card is there twice", "wonders/3 turn=2 A.wonder=halicarnassus A.side=b A.age1=^altar B.age1=-baths A.fetched=1.1.baths/1.1.baths"),
    ("a token of an age that was not fought", "wonders/3 age=2 A.victory=0/1/0"),
    ("three tokens of an age", "wonders/3 age=2 A.victory=2/0/0 A.defeat=1/0/0"),
    ("a free build was used without the power", "wonders/3 A.wonder=olympia A.free=used"),
    ("something is chosen that cannot be paid", "wonders/3 A.coins=0 A.wonder=giza A.hand=clay_pit A.chosen=build.clay_pit"),
    ("everybody has chosen", "wonders/3 A.hand=altar B.hand=baths C.hand=theater A.chosen=discard.altar B.chosen=discard.baths C.chosen=discard.theater"),
    ("something is chosen where nobody chooses together", "wonders/3 step=over age=3 turn=6 A.chosen=discard.altar"),
    ("a game is over before its end", "wonders/3 age=2 turn=6 step=over"),
];

#[test]
fn a_position_from_which_play_cannot_go_on_is_refused() {
    all_refused::<Wonders>(&NO_WAY_ON, filled_in);
}

/// The same without the fault is a position: what is refused above is refused for its reason.
#[test]
fn positions_near_the_refused_ones_are_accepted() {
    for text in [
        "wonders/3 A.wonder=giza B.wonder=rhodes",
        "wonders/3:sides=b A.side=b B.side=b C.side=b",
        "wonders/3 age=3 A.age1=+press_1 A.age2=-press_2",
        "wonders/3 age=2 A.wonder=rhodes A.side=b A.age1=^altar/^baths",
        "wonders/3 turn=6 step=last_card last_card=A A.wonder=babylon A.side=b A.age1=^altar/^baths",
        "wonders/3 turn=2 step=fetch fetch=A A.wonder=halicarnassus A.side=b A.age1=-altar/^baths",
        "wonders/3 turn=2 A.wonder=halicarnassus A.side=b A.age1=^altar B.age1=-baths A.fetched=1.1.baths",
        "wonders/3 age=2 A.victory=1/0/0 A.defeat=1/0/0",
        "wonders/3 age=2 A.wonder=olympia A.age1=^altar/^baths A.free=used",
        "wonders/3 A.hand=clay_pit A.chosen=build.clay_pit",
        "wonders/3 age=3 turn=6 step=over",
    ] {
        let whole = filled_in(text);
        let game = Wonders::parse_position(&whole).unwrap_or_else(|why| panic!("{why}: {whole}"));
        assert_eq!(Wonders::parse_position(&game.position_text()), Ok(game), "{whole}");
    }
}
