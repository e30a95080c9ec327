//! A second implementation of what can be done and what it is worth: slow, and written from the rules alone.
//!
//! It shares nothing with the engine's lists of payments and duties. It looks at a position through its getters, tries
//! every heap of cards, and lets every coin be every resource.

#![allow(dead_code, reason = "each file of tests uses its own part")]

pub(crate) mod turn;

use architects::{
    Architects, Card, Coins, DeckId, Economy, Effect, Engineering, EngineeringDuty, Extra, ExtraTime, Kind, Pending,
    Side, StageId, TokenId, WonderChoice, WonderId,
};
use std::collections::BTreeSet;
use table::{Game, Seat};
use turn::Turn;

/// The texts of all that the seat may do.
pub(crate) fn actions(game: &Architects, seat: Seat) -> BTreeSet<String> {
    let Some(&pending) = game.pending().last() else { return BTreeSet::new() };
    if pending != Pending::PickWonder && seat != game.active() {
        return BTreeSet::new();
    }
    choices(game, seat, pending, &Turn::of(game))
}

/// The texts of all that the seat might do if this were pending and its turn had come so far.
pub(crate) fn choices(game: &Architects, seat: Seat, pending: Pending, turn: &Turn) -> BTreeSet<String> {
    let mut texts = BTreeSet::new();
    let has_cards = |deck: DeckId| !game.deck(deck).is_empty();
    let sides = |verb: &'static str, sides: &'static [Side]| {
        let open = sides.iter().filter(move |&&side| has_cards(game.deck_at(seat, side)));
        open.map(move |side| format!("{verb} {side}"))
    };
    if pending == Pending::PickWonder {
        let mut seats: Vec<_> = Seat::first(game.seats()).filter(|&seat| game.city(seat).wonder().is_none()).collect();
        if game.setup().wonders == WonderChoice::Draft {
            seats.reverse();
        }
        if seats.first() == Some(&seat) {
            texts.extend(game.offer().iter().map(|wonder| format!("pick {wonder}")));
        }
        return texts;
    }
    match pending {
        Pending::Take => {
            texts.extend(sides("take", &Side::ALL));
            let knows = game.view(Some(seat)).centre.seen_by.contains(seat);
            if game.cat() == Some(seat) && !knows && has_cards(DeckId::CENTRE) {
                texts.insert("look".to_owned());
            }
        }
        Pending::TakeToken => {
            texts.extend(game.face_up().iter().map(|token| format!("token {token}")));
            texts.extend((game.stack().total() > 0).then(|| "blind".to_owned()));
        }
        Pending::AnyDeck => {
            let decks = Seat::first(game.seats()).map(DeckId::of).chain([DeckId::CENTRE]);
            texts.extend(decks.filter(|&deck| has_cards(deck)).map(|deck| format!("fetch {deck}")));
        }
        Pending::SearchDeck => texts.extend(sides("search", &[Side::Left, Side::Right])),
        Pending::Keep(deck) => {
            let architects::SearchView::Seen(shown) = game.view(Some(seat)).shown else { panic!("who looks sees") };
            texts.extend(shown.iter().map(|(card, _)| format!("keep {card}")));
            let top = game.view(Some(seat)).decks[deck.index()].top;
            texts.extend(top.map(|card| format!("keep {card}")));
        }
        Pending::UseEffect => texts.extend(["use", "pass"].map(str::to_owned)),
        Pending::Act => {
            let setup = game.setup();
            let extras: Vec<_> = if turn.extras > 0 { sides("extra", &Side::ALL).collect() } else { Vec::new() };
            let must_take = setup.extra == Extra::Must && !extras.is_empty();
            if setup.extra_time == ExtraTime::AtOnce && !extras.is_empty() {
                texts.extend(extras);
                texts.extend((!must_take).then(|| "pass".to_owned()));
                return texts;
            }
            texts.extend(extras);
            let sets = sets(game, seat);
            let payments = payments(game, seat, turn);
            let has_duty = !sets.is_empty() || must_take || payments.iter().any(|payment| payment.is_duty);
            texts.extend(sets);
            texts.extend(payments.iter().map(|payment| payment.text.clone()));
            texts.extend((!has_duty).then(|| "end".to_owned()));
        }
        Pending::PickWonder
        | Pending::DealWonders
        | Pending::OfferWonders
        | Pending::LayDecks
        | Pending::LayTokens
        | Pending::LastTurns(_)
        | Pending::Peek
        | Pending::Draw
        | Pending::TurnUp(_)
        | Pending::DrawToken
        | Pending::Show(_) => {}
    }
    texts
}

/// Sets of green cards that can be exchanged.
fn sets(game: &Architects, seat: Seat) -> Vec<String> {
    if game.face_up().total() + game.stack().total() == 0 {
        return Vec::new();
    }
    let counts = [Card::Gear, Card::Compass, Card::Tablet].map(|card| (card, game.city(seat).cards().of(card)));
    let pairs = counts.iter().filter(|(_, count)| *count > 1).map(|(card, _)| format!("exchange {card}"));
    let triple = counts.iter().all(|(_, count)| *count > 0).then(|| "exchange different".to_owned());
    pairs.chain(triple).collect()
}

/// A payment: its text, how many grey cards it takes, and what it needs.
struct Paid {
    text: String,
    grey: usize,
    engineering: bool,
    is_duty: bool,
}

/// Stages that can be built: all of lower levels stand (R4.1).
fn open_stages(game: &Architects, seat: Seat) -> Vec<StageId> {
    let city = game.city(seat);
    let Some(wonder) = city.wonder() else { return Vec::new() };
    let level = |stage: StageId| wonder.wonder().stage(stage).level;
    let is_open = |stage: &StageId| {
        let bears = |below: StageId| level(below) >= level(*stage) || city.stages().contains(below);
        !city.stages().contains(*stage) && StageId::ALL.into_iter().all(bears)
    };
    StageId::ALL.into_iter().filter(is_open).collect()
}

fn payments(game: &Architects, seat: Seat, turn: &Turn) -> Vec<Paid> {
    let setup = game.setup();
    let city = game.city(seat);
    let has_economy = city.tokens().contains(TokenId::Economy) && !turn.used_economy;
    let has_engineering = city.tokens().contains(TokenId::Engineering)
        && (setup.engineering == Engineering::Always || !turn.used_engineering);
    let mut all = Vec::new();
    for stage in open_stages(game, seat) {
        let mut paid = Vec::new();
        let count = usize::from(stage.cost().count);
        for heap in heaps(city.cards(), count) {
            let coins = heap.iter().filter(|&&card| card == Card::Coin).count();
            for doubled in [false, true] {
                if doubled && (coins == 0 || !has_economy) || heap.len() + usize::from(doubled) != count {
                    continue;
                }
                let grey: Vec<_> = heap.iter().copied().filter(|&card| card != Card::Coin).collect();
                let fits = coins_can_fit(&grey, coins + usize::from(doubled), stage.cost().kind);
                if !fits && !has_engineering {
                    continue;
                }
                let names: Vec<_> = heap.iter().map(|card| card.slug()).collect();
                let is_duty = (!doubled || setup.economy == Economy::Duty)
                    && (fits || setup.engineering_duty == EngineeringDuty::Duty);
                let text = format!("build {stage} {}", names.join(","));
                paid.push(Paid { text, grey: grey.len(), engineering: !fits, is_duty });
            }
        }
        let has_duty = paid.iter().any(|payment| payment.is_duty);
        if setup.coins == Coins::Fewest {
            for engineering in [false, true] {
                let most = paid.iter().filter(|p| p.engineering == engineering).map(|p| p.grey).max().unwrap_or(0);
                paid.retain(|p| p.engineering != engineering || p.grey == most);
            }
        }
        // The duty is about the stage, however it is paid.
        paid.iter_mut().for_each(|payment| payment.is_duty = has_duty);
        all.extend(paid);
    }
    all
}

/// Every heap of one to so many grey and yellow cards, in printed order.
fn heaps(cards: architects::Cards, most: usize) -> Vec<Vec<Card>> {
    let mut heaps = vec![Vec::new()];
    for card in Card::ALL.into_iter().take(6) {
        let mut longer = Vec::new();
        for heap in &heaps {
            for count in 0..=usize::from(cards.of(card)).min(most - heap.len()) {
                let mut heap = heap.clone();
                heap.extend(std::iter::repeat_n(card, count));
                longer.push(heap);
            }
        }
        heaps = longer;
    }
    heaps.retain(|heap| !heap.is_empty());
    heaps
}

/// Lets every coin be every resource.
pub(crate) fn coins_can_fit(grey: &[Card], coins: usize, kind: Kind) -> bool {
    if coins > 0 {
        return Card::ALL.into_iter().take(5).any(|card| {
            let mut with = grey.to_vec();
            with.push(card);
            coins_can_fit(&with, coins - 1, kind)
        });
    }
    let kinds: BTreeSet<_> = grey.iter().collect();
    match kind {
        Kind::Different => kinds.len() == grey.len(),
        Kind::Identical => kinds.len() == 1,
    }
}

/// A seat's points, row by row.
pub(crate) fn score(game: &Architects, seat: Seat) -> [i16; 5] {
    let city = game.city(seat);
    let wonder = city.wonder().map(WonderId::wonder);
    let stages = city.stages().iter().map(|stage| wonder.map_or(0, |wonder| wonder.stage(stage).points));
    let cards: Vec<_> = city.cards().iter().flat_map(|(card, n)| std::iter::repeat_n(card, usize::from(n))).collect();
    let blue = cards.iter().map(|card| match card {
        Card::Civic3 => 3,
        Card::Civic2Cat => 2,
        _ => 0,
    });
    let cats = cards.iter().filter(|&&card| card == Card::Civic2Cat).count() as i16;
    let tokens: Vec<_> = city.tokens().iter().collect();
    let cultures = tokens.iter().filter(|&&token| token == TokenId::Culture).count();
    let mut progress = [0, 4, 12][cultures];
    for token in &tokens {
        progress += match token {
            TokenId::Decor if city.stages().len() == 5 => 6,
            TokenId::Decor => 4,
            TokenId::Politics => cats,
            TokenId::Strategy => i16::from(city.victory()),
            TokenId::Education => 2 * tokens.len() as i16,
            _ => 0,
        };
    }
    let cat = if game.cat() == Some(seat) { 2 } else { 0 };
    [stages.map(i16::from).sum(), cat, blue.sum(), 3 * i16::from(city.victory()), progress]
}

/// A seat's shields, card by card.
pub(crate) fn shields(game: &Architects, seat: Seat) -> u8 {
    let city = game.city(seat);
    let red = city.cards().iter().filter(|(card, _)| card.slug().starts_with("shield")).map(|(_, count)| count);
    let tactics = city.tokens().iter().filter(|&token| token == TokenId::Tactics).count() as u8;
    let rhodes = city.wonder().map(WonderId::wonder).filter(|wonder| wonder.effect == Effect::Shield);
    let stages = rhodes.map_or(0, |wonder| city.stages().iter().filter(|&s| wonder.stage(s).has_effect).count() as u8);
    red.sum::<u8>() + 2 * tactics + stages
}
