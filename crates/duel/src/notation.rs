//! Texts of actions and outcomes. `docs/notation.md` describes them for other programs; positions are in `position.rs`.

use crate::chance::Chance;
use crate::due::Due;
use crate::ids::{CardId, Chamber, Color, Mythology, Offering, OfferingSet, Slot, Space, TokenSet};
use crate::layout::MAX_SLOTS;
use crate::legal::{Action, DeckEnd};
use crate::military::CAPITAL;
use crate::pantheon::DivineToken;
use crate::state::{Duel, MilitaryTokenSize};
use crate::view::View;
use table::text::{Result, Words, list, parse_list, parse_number};
use table::{Id, Notation, Seat, TextError};

impl Notation for Duel {
    fn action_text(&self, _: Seat, action: Action) -> String {
        let at = |slot: Slot| self.structure.cell(slot).card().expect("a card that is taken lies face up");
        let card = |slot: Slot| at(slot).slug();
        let is_senator = |slot: Slot| at(slot).building().color == Color::White;
        match action {
            Action::Draft(wonder) => format!("draft {wonder}"),
            Action::Build(slot) if is_senator(slot) => format!("recruit {}", card(slot)),
            Action::Build(slot) => format!("build {}", card(slot)),
            Action::BuildSparing(slot) => format!("spare {}", card(slot)),
            Action::Discard(slot) => format!("discard {}", card(slot)),
            Action::Wonder(slot, wonder) => format!("wonder {wonder} {}", card(slot)),
            Action::Progress(token) => format!("progress {token}"),
            Action::Destroy(card) => format!("destroy {card}"),
            Action::Restore(card) => format!("restore {card}"),
            Action::Begin(seat) => format!("begin {seat}"),
            Action::Activate(space, offerings) if offerings.is_empty() => format!("activate {space}"),
            Action::Activate(space, offerings) => format!("activate {space} {}", list(offerings)),
            Action::PlaceGod(god, space) => format!("enthrone {god} {space}"),
            Action::Consult(mythology) => format!("consult {mythology}"),
            Action::Summon(god) => format!("summon {god}"),
            Action::StackDeck(god) => format!("stack {god}"),
            Action::Snake(card) => format!("snake {card}"),
            Action::Steal(card) => format!("steal {card}"),
            Action::Strike(slot) => format!("strike {slot}"),
            Action::Unbuild(wonder) => format!("unbuild {wonder}"),
            Action::Raise(wonder) => format!("raise {wonder}"),
            Action::Tuck(card) => format!("tuck {card}"),
            Action::TakeWonder(wonder) => format!("take {wonder}"),
            Action::Minerva(space) => format!("minerva {space}"),
            Action::MilitaryToken(victim, size) => format!("loot {}", military_token_name(victim, size)),
            Action::Prepare(slot, conspiracy) => format!("prepare {conspiracy} {}", card(slot)),
            Action::Trigger(conspiracy) => format!("trigger {conspiracy}"),
            Action::Place(chamber) => format!("place {chamber}"),
            Action::Move(from, to) => format!("move {from} {to}"),
            Action::Remove(chamber) => format!("remove {chamber}"),
            Action::Conspire => "conspire".to_owned(),
            Action::Keep(conspiracy, DeckEnd::Top) => format!("keep {conspiracy} top"),
            Action::Keep(conspiracy, DeckEnd::Bottom) => format!("keep {conspiracy} bottom"),
            Action::Lock(token) => format!("lock {token}"),
            Action::Claim(slot) => format!("claim {}", card(slot)),
            Action::Reclaim(card) => format!("reclaim {card}"),
            Action::Swap(taken, given) => format!("swap {taken} {given}"),
            Action::MoveDecree(decree, chamber) => format!("decree {decree} {chamber}"),
            Action::Raze(wonder) => format!("raze {wonder}"),
            Action::Pass => "pass".to_owned(),
        }
    }

    fn parse_action(&self, _: Seat, text: &str) -> Result<Action> {
        let mut words = Words::new(text);
        let verb = words.next("an action")?;
        let slot = |card: CardId| {
            self.structure.find(card).ok_or_else(|| TextError::unknown("card in the structure", card.slug()))
        };
        let action = match verb {
            "draft" => Action::Draft(words.id()?),
            "build" | "recruit" => {
                let card: CardId = words.id()?;
                if (verb == "recruit") != (card.building().color == Color::White) {
                    return Err(TextError::unknown("action with this card", verb));
                }
                Action::Build(slot(card)?)
            }
            "spare" => Action::BuildSparing(slot(words.id()?)?),
            "discard" => Action::Discard(slot(words.id()?)?),
            "wonder" => {
                let wonder = words.id()?;
                Action::Wonder(slot(words.id()?)?, wonder)
            }
            "progress" => Action::Progress(words.id()?),
            "destroy" => Action::Destroy(words.id()?),
            "restore" => Action::Restore(words.id()?),
            "begin" => Action::Begin(parse_seat(words.next("a seat")?)?),
            "activate" => {
                let space = space(&mut words)?;
                let tokens = words.optional();
                let offerings = tokens.map_or(Ok(OfferingSet::new()), parse_list)?;
                if let Some(tokens) = tokens.filter(|tokens| *tokens != list(offerings)) {
                    return Err(TextError::unknown("offering tokens in order", tokens));
                }
                Action::Activate(space, offerings)
            }
            "enthrone" => Action::PlaceGod(words.id()?, space(&mut words)?),
            "consult" => Action::Consult(words.id()?),
            "summon" => Action::Summon(words.id()?),
            "stack" => Action::StackDeck(words.id()?),
            "snake" => Action::Snake(words.id()?),
            "steal" => Action::Steal(words.id()?),
            "strike" => Action::Strike(parse_slot(words.next("a slot")?)?),
            "unbuild" => Action::Unbuild(words.id()?),
            "raise" => Action::Raise(words.id()?),
            "tuck" => Action::Tuck(words.id()?),
            "take" => Action::TakeWonder(words.id()?),
            "minerva" => {
                let space = words.next("a space of the track")?;
                Action::Minerva(parse_number(space, -CAPITAL..=CAPITAL, "space of the track")?)
            }
            "loot" => {
                let (victim, size) = parse_military_token_name(words.next("a military token")?)?;
                Action::MilitaryToken(victim, size)
            }
            "prepare" => {
                let conspiracy = words.id()?;
                Action::Prepare(slot(words.id()?)?, conspiracy)
            }
            "trigger" => Action::Trigger(words.id()?),
            "place" => Action::Place(chamber(&mut words)?),
            "move" => Action::Move(chamber(&mut words)?, chamber(&mut words)?),
            "remove" => Action::Remove(chamber(&mut words)?),
            "conspire" => Action::Conspire,
            "keep" => {
                let conspiracy = words.id()?;
                match words.next("top or bottom")? {
                    "top" => Action::Keep(conspiracy, DeckEnd::Top),
                    "bottom" => Action::Keep(conspiracy, DeckEnd::Bottom),
                    other => return Err(TextError::unknown("end of the deck", other)),
                }
            }
            "lock" => Action::Lock(words.id()?),
            "claim" => Action::Claim(slot(words.id()?)?),
            "reclaim" => Action::Reclaim(words.id()?),
            "swap" => Action::Swap(words.id()?, words.id()?),
            "decree" => Action::MoveDecree(chamber(&mut words)?, chamber(&mut words)?),
            "raze" => Action::Raze(words.id()?),
            "pass" => Action::Pass,
            _ => return Err(TextError::unknown("action", verb)),
        };
        words.end()?;
        Ok(action)
    }

    fn chance_text(&self, outcome: Chance) -> String {
        match outcome {
            Chance::Token(token) => format!("token {token}"),
            Chance::Wonder(wonder) => format!("wonder {wonder}"),
            Chance::Card(slot, card) => format!("card {slot} {card}"),
            Chance::Back(slot, back) => format!("back {slot} {back}"),
            Chance::Drawn(token) => format!("drawn {token}"),
            Chance::DivineToken(slot, token) => format!("gift {slot} {}", divine_token_text(token)),
            Chance::God(god) => format!("god {god}"),
            Chance::OnEnki(token) => format!("enki {token}"),
            Chance::ForEnki(tokens) if tokens.is_empty() => "for_enki -".to_owned(),
            Chance::ForEnki(tokens) => format!("for_enki {}", list(tokens)),
            Chance::Decree(chamber, decree) => format!("decree {chamber} {decree}"),
            Chance::Conspiracy(conspiracy) => format!("plot {conspiracy}"),
            Chance::Removed(card) => format!("removed {card}"),
        }
    }

    fn parse_chance(&self, text: &str) -> Result<Chance> {
        let mut words = Words::new(text);
        let outcome = match words.next("an outcome")? {
            "token" => Chance::Token(words.id()?),
            "wonder" => Chance::Wonder(words.id()?),
            "card" => Chance::Card(parse_slot(words.next("a slot")?)?, words.id()?),
            "back" => Chance::Back(parse_slot(words.next("a slot")?)?, words.id()?),
            "drawn" => Chance::Drawn(words.id()?),
            "gift" => {
                Chance::DivineToken(parse_slot(words.next("a slot")?)?, parse_divine_token(words.next("a token")?)?)
            }
            "god" => Chance::God(words.id()?),
            "enki" => Chance::OnEnki(words.id()?),
            "for_enki" => {
                let text = words.next("tokens, or -")?;
                let tokens = if text == "-" { TokenSet::new() } else { parse_list(text)? };
                if text != "-" && text != list(tokens) {
                    return Err(TextError::unknown("progress tokens in order", text));
                }
                Chance::ForEnki(tokens)
            }
            "decree" => Chance::Decree(chamber(&mut words)?, words.id()?),
            "plot" => Chance::Conspiracy(words.id()?),
            "removed" => Chance::Removed(words.id()?),
            other => return Err(TextError::unknown("outcome", other)),
        };
        words.end()?;
        Ok(outcome)
    }

    fn position_text(&self) -> String {
        self.position_text()
    }

    fn view_text(view: &View) -> String {
        view.write()
    }

    fn due_text(&self) -> String {
        let Some(due) = self.due() else { return String::new() };
        match due {
            Due::Token => "token".to_owned(),
            Due::Wonder => "wonder".to_owned(),
            Due::CardLaid(slot) | Due::CardTurnedUp(slot) => format!("card {slot}"),
            Due::BackLaid(slot) => format!("back {slot}"),
            Due::TokenDrawn => "drawn".to_owned(),
            Due::DivineToken(slot) => format!("gift {slot}"),
            Due::God(_) => "god".to_owned(),
            Due::TokenOnEnki => "enki".to_owned(),
            Due::TokensForEnki => "for_enki".to_owned(),
            Due::Decree(chamber) => format!("decree {chamber}"),
            Due::Conspiracy => "plot".to_owned(),
            Due::Removed(_) => "removed".to_owned(),
        }
    }

    fn parse_position(text: &str) -> Result<Self> {
        Self::parse_position(text)
    }
}

const MILITARY_TOKENS: [(&str, Seat, MilitaryTokenSize); 4] = [
    ("A2", Seat::A, MilitaryTokenSize::Small),
    ("A5", Seat::A, MilitaryTokenSize::Large),
    ("B2", Seat::B, MilitaryTokenSize::Small),
    ("B5", Seat::B, MilitaryTokenSize::Large),
];

/// Military tokens are called by whom they can strike and the coins the base game's take.
pub(crate) fn military_token_name(victim: Seat, size: MilitaryTokenSize) -> &'static str {
    MILITARY_TOKENS
        .iter()
        .find(|&&(_, seat, other)| (seat, other) == (victim, size))
        .map(|&(name, ..)| name)
        .expect("each of the four tokens has a name")
}

pub(crate) fn parse_military_token_name(text: &str) -> Result<(Seat, MilitaryTokenSize)> {
    let found = MILITARY_TOKENS.iter().find(|(name, ..)| *name == text);
    found.map(|&(_, seat, size)| (seat, size)).ok_or_else(|| TextError::unknown("military token", text))
}

pub(crate) fn divine_token_text(token: DivineToken) -> &'static str {
    match token {
        DivineToken::Mythology(mythology) => mythology.slug(),
        DivineToken::Offering(offering) => offering.slug(),
    }
}

pub(crate) fn parse_divine_token(text: &str) -> Result<DivineToken> {
    let mythology = Mythology::from_slug(text).map(DivineToken::Mythology);
    let token = mythology.or_else(|| Offering::from_slug(text).map(DivineToken::Offering));
    token.ok_or_else(|| TextError::unknown("mythology or offering token", text))
}

pub(crate) fn parse_seat(text: &str) -> Result<Seat> {
    text.parse().ok().filter(|seat: &Seat| seat.index() < 2).ok_or_else(|| TextError::unknown("seat", text))
}

pub(crate) fn parse_slot(text: &str) -> Result<Slot> {
    parse_number(text, 0..=MAX_SLOTS as u8 - 1, "slot of the structure").map(Slot)
}

pub(crate) fn parse_space(text: &str) -> Result<Space> {
    parse_number(text, 1..=Space::NUM as u8, "space of the Pantheon").map(|number| Space(number - 1))
}

pub(crate) fn parse_chamber(text: &str) -> Result<Chamber> {
    parse_number(text, 1..=Chamber::NUM as u8, "chamber of the senate").map(|number| Chamber(number - 1))
}

/// The next word, a space of the Pantheon.
fn space(words: &mut Words<'_>) -> Result<Space> {
    parse_space(words.next("a space of the Pantheon")?)
}

/// The next word, a chamber of the senate.
fn chamber(words: &mut Words<'_>) -> Result<Chamber> {
    parse_chamber(words.next("a chamber")?)
}
