//! One deed, consequence and question of each kind, so that tests of the terminal and the page can demand words, signs and
//! buttons for all of them. A test holds these lists to the types.

use super::{
    DuelConsequence, DuelDeckEnd, DuelDeed, DuelGift, DuelLoot, DuelQuestion, DuelSide, DuelTokenPlace, DuelTrackSide,
};
use crate::SeatLetter;
use crate::samples::Sample;
use serde::Serialize;
use table::Seat;

/// One of each.
#[derive(Serialize)]
pub struct Samples {
    /// What a seat may do.
    pub choices: Vec<DuelDeed>,
    /// What the table reveals, and what others see of an action that is partly hidden; and whether a log tells it.
    pub outcomes: Vec<Sample<DuelDeed>>,
    /// What follows, and whether a log tells it.
    pub consequences: Vec<Sample<DuelConsequence>>,
    /// What is asked.
    pub questions: Vec<DuelQuestion>,
}

/// One of each kind, and of each side where the message depends on it.
pub fn samples() -> Samples {
    Samples {
        choices: choices(),
        outcomes: outcomes().into_iter().map(|sample| Sample { told: sample.is_told(), sample }).collect(),
        consequences: consequences().into_iter().map(|sample| Sample { told: sample.is_told(), sample }).collect(),
        questions: QUESTIONS.to_vec(),
    }
}

const QUESTIONS: [DuelQuestion; 38] = [
    DuelQuestion::Draft,
    DuelQuestion::Turn,
    DuelQuestion::TakeToken,
    DuelQuestion::KeepToken,
    DuelQuestion::Destroy,
    DuelQuestion::Restore,
    DuelQuestion::Starter,
    DuelQuestion::PlaceGod,
    DuelQuestion::TakeFromEnki,
    DuelQuestion::ConsultDeck,
    DuelQuestion::Summon,
    DuelQuestion::StackDeck,
    DuelQuestion::LaySnake,
    DuelQuestion::StealCard,
    DuelQuestion::Strike,
    DuelQuestion::Unbuild,
    DuelQuestion::RaiseWonder,
    DuelQuestion::Tuck,
    DuelQuestion::StealWonder,
    DuelQuestion::PlaceMinerva,
    DuelQuestion::DropLoot,
    DuelQuestion::UseLoot,
    DuelQuestion::GoOn,
    DuelQuestion::Politics,
    DuelQuestion::PlaceOrPlot,
    DuelQuestion::PlaceCube,
    DuelQuestion::MoveCube,
    DuelQuestion::RemoveCube,
    DuelQuestion::KeepPlot,
    DuelQuestion::TriggerUnprepared,
    DuelQuestion::LockToken,
    DuelQuestion::BuildFromRow,
    DuelQuestion::BuildRemoved,
    DuelQuestion::TakeFromBox,
    DuelQuestion::DiscardAvailable,
    DuelQuestion::SwapCards,
    DuelQuestion::MoveDecree,
    DuelQuestion::DestroyWonder,
];

const SEAT: Seat = Seat::A;

fn seat() -> SeatLetter {
    SEAT.into()
}

fn text(word: &str) -> String {
    word.to_owned()
}

fn coins_token() -> DuelLoot {
    DuelLoot { victim: Seat::B.into(), coins: 5, space: 6, asks: Vec::new() }
}

fn choices() -> Vec<DuelDeed> {
    let mut all = base_choices();
    all.extend(pantheon_choices());
    all.extend(agora_choices());
    all
}

fn base_choices() -> Vec<DuelDeed> {
    let card = || text("baths");
    vec![
        DuelDeed::Draft { wonder: text("pyramids") },
        DuelDeed::Build { slot: 19, card: card(), coins: 3 },
        DuelDeed::Discard { slot: 19, card: card(), coins: 2 },
        DuelDeed::Wonder { slot: 19, card: card(), wonder: text("pyramids"), coins: 4 },
        DuelDeed::Progress { token: text("law") },
        DuelDeed::Destroy { card: text("sawmill") },
        DuelDeed::Restore { card: card() },
        DuelDeed::RestoreSenator { card: text("conspirator_1") },
        DuelDeed::Begin { side: DuelSide::Own, starter: seat() },
        DuelDeed::Begin { side: DuelSide::Theirs, starter: Seat::B.into() },
    ]
}

fn pantheon_choices() -> Vec<DuelDeed> {
    let god = || text("ra");
    let gift = || Some(DuelGift::Mythology(text("greek")));
    vec![
        DuelDeed::Activate { space: 2, god: god(), offerings: Vec::new(), coins: 5 },
        DuelDeed::Activate { space: 2, god: god(), offerings: vec![2, 3], coins: 0 },
        DuelDeed::PlaceGod { god: god(), space: 4 },
        DuelDeed::Consult { mythology: text("egyptian") },
        DuelDeed::Summon { god: god() },
        DuelDeed::StackDeck { god: god() },
        DuelDeed::Snake { card: text("library") },
        DuelDeed::Steal { card: text("sawmill") },
        DuelDeed::Strike { slot: 7, card: text("baths"), gift: gift() },
        DuelDeed::StrikeUnseen { slot: 7, back: text("age2"), row: 2, column: 3, gift: gift() },
        DuelDeed::Unbuild { wonder: text("pyramids"), card: text("baths"), owner: Seat::B.into() },
        DuelDeed::Raise { wonder: text("pyramids") },
        DuelDeed::Tuck { card: text("baths"), wonder: text("pyramids") },
        DuelDeed::TakeWonder { wonder: text("pyramids") },
        DuelDeed::Minerva { side: DuelTrackSide::Own, distance: 2, track: -2 },
        DuelDeed::Minerva { side: DuelTrackSide::Theirs, distance: 9, track: 9 },
        DuelDeed::Minerva { side: DuelTrackSide::Middle, distance: 0, track: 0 },
        DuelDeed::DropLoot { side: DuelSide::Own, loot: coins_token() },
        DuelDeed::DropLoot { side: DuelSide::Theirs, loot: coins_token() },
        DuelDeed::UseLoot { side: DuelSide::Own, loot: coins_token() },
        DuelDeed::UseLoot { side: DuelSide::Theirs, loot: coins_token() },
    ]
}

fn agora_choices() -> Vec<DuelDeed> {
    let plot = || text("treason");
    vec![
        DuelDeed::Recruit { slot: 19, card: text("politician_left_1"), coins: 1 },
        DuelDeed::Spare { slot: 19, card: text("forum"), coins: 5, theirs: 2 },
        DuelDeed::Prepare { slot: 19, card: text("baths"), plot: plot() },
        DuelDeed::Trigger { plot: plot() },
        DuelDeed::PlaceCube { chamber: 3 },
        DuelDeed::MoveCube { from: 3, to: 4 },
        DuelDeed::RemoveCube { chamber: 3 },
        DuelDeed::Conspire,
        DuelDeed::KeepPlot { plot: plot(), end: DuelDeckEnd::Top },
        DuelDeed::KeepPlot { plot: plot(), end: DuelDeckEnd::Bottom },
        DuelDeed::Lock { token: text("law"), place: DuelTokenPlace::Board },
        DuelDeed::Claim { slot: 1, card: text("baths") },
        DuelDeed::Reclaim { card: text("baths") },
        DuelDeed::Swap { card: text("altar"), given: text("baths") },
        DuelDeed::MoveDecree { decree: text("shield"), laid: 1, from: 1, to: 5 },
        DuelDeed::MoveDecreeUnseen { laid: 1, from: 1, to: 5 },
        DuelDeed::Raze { wonder: text("pyramids"), card: text("baths") },
        DuelDeed::Pass,
    ]
}

fn outcomes() -> Vec<DuelDeed> {
    let by = seat();
    vec![
        DuelDeed::TokenLaid { token: text("law") },
        DuelDeed::WonderOffered { wonder: text("pyramids") },
        DuelDeed::CardLaid { slot: 0, card: text("baths") },
        DuelDeed::BackLaid { slot: 2, back: text("age1") },
        DuelDeed::TurnedUp { slot: 2, card: text("baths") },
        DuelDeed::Drawn { by, token: text("law") },
        DuelDeed::DrawnUnseen { by },
        DuelDeed::PlaceGodUnseen { mythology: text("egyptian"), space: 4 },
        DuelDeed::StackDeckUnseen { mythology: text("egyptian") },
        DuelDeed::GiftLaid { slot: 2, gift: DuelGift::Offering(3) },
        DuelDeed::GodDrawn { by, god: text("ra") },
        DuelDeed::GodDrawnUnseen { by, mythology: text("egyptian") },
        DuelDeed::GodShown { by, god: text("ra") },
        DuelDeed::GodShownUnseen { by, mythology: text("egyptian") },
        DuelDeed::TokenOnEnki { token: text("law") },
        DuelDeed::ForEnki { tokens: vec![text("law"), text("economy")] },
        DuelDeed::ForEnkiAbsent,
        DuelDeed::ForEnkiUnseen { by },
        DuelDeed::Unearthed { slot: 7, card: text("baths") },
        DuelDeed::PrepareUnseen { slot: 19, card: text("baths") },
        DuelDeed::KeepPlotUnseen { end: DuelDeckEnd::Top },
        DuelDeed::LockUnseen,
        DuelDeed::DecreeLaid { decree: text("shield"), chamber: 1 },
        DuelDeed::DecreeTurned { decree: text("shield"), chamber: 2 },
        DuelDeed::PlotDrawn { by, plot: text("treason") },
        DuelDeed::PlotDrawnUnseen { by },
        DuelDeed::RemovedShown { by, card: text("baths") },
        DuelDeed::RemovedShownUnseen { by, back: text("age2"), number: 1 },
    ]
}

fn consequences() -> Vec<DuelConsequence> {
    let seat = seat();
    let mut all = vec![
        DuelConsequence::Gains { seat, coins: 4 },
        DuelConsequence::Loses { seat, coins: 2 },
        DuelConsequence::Pawn { towards: Seat::B.into(), spaces: 2 },
        DuelConsequence::Gift { seat, gift: DuelGift::Mythology(text("roman")) },
        DuelConsequence::Gift { seat, gift: DuelGift::Offering(4) },
        DuelConsequence::Control { seat, chamber: 3 },
        DuelConsequence::Uncontrolled { chamber: 3 },
        DuelConsequence::Uncovers { slots: vec![12, 13] },
        DuelConsequence::Points { seat, change: -2 },
        DuelConsequence::Again { seat },
    ];
    let ways = ["civilian", "military", "science", "politics"];
    all.extend(ways.map(|way| DuelConsequence::Ends { way: text(way) }));
    let choices = QUESTIONS.into_iter().filter(|question| question.is_choice());
    all.extend(choices.map(|question| DuelConsequence::Asks { seat, question }));
    all
}
