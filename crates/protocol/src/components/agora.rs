//! The components of Agora that are neither wonders nor progress tokens.

use super::effects::{effect, effects};
use super::{Component, loot_word};
use ::duel::data::{CONSPIRACIES, CUBES, DECREES, senate_actions, senators as senators_in};
use ::duel::{Age, Back, CardId, Chamber, Effect, Expansion, MilitaryTokenSize};

const SET: &str = Expansion::Agora.slug();

/// The senators, one row for those that are alike.
pub(super) fn senators() -> Vec<Component> {
    let mut all: Vec<Component> = Vec::new();
    for card in Back::Senator.cards() {
        let kind = kind_of(card);
        if let Some(Component::Senator { id, count, cards, .. }) = all.last_mut()
            && *id == kind
        {
            *count += 1;
            cards.push(card.slug());
            continue;
        }
        let printed = card.building().effects;
        let section = printed.iter().find_map(|effect| match effect {
            Effect::Politics(section) => Some(section.slug()),
            _ => None,
        });
        all.push(Component::Senator {
            id: kind,
            set: SET,
            role: if section.is_some() { "politician" } else { "conspirator" },
            section,
            count: 1,
            cards: vec![card.slug()],
            effects: effects(printed, None),
        });
    }
    all
}

/// A senator's name without the number of its copy.
fn kind_of(card: CardId) -> &'static str {
    card.slug().trim_end_matches(|c: char| c.is_ascii_digit()).trim_end_matches('_')
}

/// The military tokens that take the place of those of the base game.
pub(super) fn military_tokens() -> [Component; 2] {
    MilitaryTokenSize::ALL.map(|size| Component::MilitaryToken {
        id: loot_word(size),
        set: SET,
        count: 2,
        effect: match size {
            MilitaryTokenSize::Small => vec![effect(Effect::PlaceInfluence, None)],
            MilitaryTokenSize::Large => effects(&[Effect::RemoveInfluence, Effect::MoveInfluence], None),
        },
    })
}

/// Cubes, the senate, decrees and conspiracies.
pub(super) fn pieces() -> Vec<Component> {
    let [age_1, age_2, age_3] = Age::ALL.map(senators_in);
    let mut all = vec![
        Component::Cubes { id: "cubes", set: SET, per_player: CUBES },
        Component::SenatorMix { id: "senator_mix", set: SET, age_1, age_2, age_3 },
        Component::Supremacy { id: "politics", set: SET, count: Chamber::NUM as u8 },
    ];
    let grows = |blue: &u8| *blue == 0 || senate_actions(*blue) > senate_actions(blue - 1);
    all.extend((0..=u8::MAX).filter(grows).map(|min_blue| Component::SenateActions {
        id: format!("senate_actions_{}", senate_actions(min_blue)),
        set: SET,
        min_blue,
        actions: senate_actions(min_blue),
    }));
    all.extend(Chamber::ALL.map(|chamber| Component::Chamber {
        id: format!("chamber_{chamber}"),
        set: SET,
        chamber: chamber.number(),
        section: chamber.section().slug(),
        vp: chamber.points(),
        decree_face_up: chamber.starts_face_up(),
    }));
    all.extend(DECREES.iter().map(|decree| Component::Decree {
        id: decree.id.slug(),
        set: SET,
        effect: effect(decree.effect, None),
    }));
    all.extend(CONSPIRACIES.iter().map(|plot| Component::Conspiracy {
        id: plot.id.slug(),
        set: SET,
        steps: effects(plot.effects, None),
    }));
    all
}
