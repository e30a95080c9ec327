//! The components of Pantheon that are neither cards of a structure nor wonders nor progress tokens.

use super::Component;
use super::effects::effect;
use ::duel::data::{GATE_FACTOR, GODS, TOKENS_PER_MYTHOLOGY};
use ::duel::{Age, Expansion, God, Layout, Mythology, Offering, Space};
use table::{IdSet, Seat};

const SET: &str = Expansion::Pantheon.slug();

/// Gods, the Gate, the board, tokens and pawns.
pub(super) fn pieces() -> Vec<Component> {
    let mut all: Vec<Component> = GODS.iter().filter_map(god).collect();
    all.extend(Space::ALL.map(|space| Component::Space {
        id: format!("space_{space}"),
        set: SET,
        space: space.number(),
        cost_a: space.cost(Seat::A),
        cost_b: space.cost(Seat::B),
    }));
    let laid = |age: Age| Layout::of(age, IdSet::new()).divine_tokens.count_ones();
    all.push(Component::MythologyTokens {
        id: "mythology_tokens",
        set: SET,
        total: Mythology::NUM * TOKENS_PER_MYTHOLOGY,
        per_mythology: TOKENS_PER_MYTHOLOGY,
        used_per_game: laid(Age::I),
        mythologies: Mythology::ALL.map(Mythology::slug).to_vec(),
    });
    all.push(Component::OfferingTokens {
        id: "offering_tokens",
        set: SET,
        total: Offering::NUM,
        values: Offering::ALL.map(Offering::value).to_vec(),
        used_per_game: laid(Age::II),
    });
    all.push(Component::SnakeToken { id: "snake_token", set: SET, count: 1 });
    all.push(Component::MinervaPawn { id: "minerva_pawn", set: SET, count: 1 });
    all
}

fn god(god: &God) -> Option<Component> {
    let id = god.id.slug();
    let effect = effect(*god.effects.first()?, None);
    Some(match god.mythology {
        Some(mythology) => Component::God { id, set: SET, mythology: mythology.slug(), effect },
        None => Component::Gate { id, set: SET, cost_multiplier: GATE_FACTOR, effect },
    })
}
