//! Every figure of the engine's tables against a list that was written from the printed game.

use architects::data::{
    CENTRAL_DECK, CENTRAL_DECK_SIZE, CONFLICT_TOKENS, VICTORY_POINTS, VICTORY_TOKENS, WONDER_DECK_SIZE, WONDER_DECKS,
};
use architects::{Card, Cards, Effect, Kind, Place, StageId, TokenEffect, TokenId, Tokens, WonderId};

/// The list as the engine's tables give it.
fn listed() -> String {
    let mut lines =
        vec!["# Every component with its figures, written from the printed game; see tests/components.rs.".to_owned()];
    for card in Card::ALL {
        let &architects::Face { points, cats, shields, horns, .. } = card.face();
        lines.push(format!("card {card} {} points={points} cats={cats} shields={shields} horns={horns}", card.color()));
    }
    let deck = |name: &str, size: usize, cards: &Cards| {
        assert_eq!(cards.total(), size);
        let counts: Vec<_> = Card::ALL.iter().map(|&card| format!("{card}={}", cards.of(card))).collect();
        format!("deck {name} size={size} {}", counts.join(" "))
    };
    lines.push(deck("central", CENTRAL_DECK_SIZE, &CENTRAL_DECK));
    for wonder in WonderId::ALL {
        lines.push(deck(wonder.slug(), WONDER_DECK_SIZE, &WONDER_DECKS[wonder.index()]));
    }
    WonderId::ALL.into_iter().for_each(|wonder| list_wonder(wonder, &mut lines));
    for token in TokenId::ALL {
        let cards: Vec<_> = token.triggers().iter().map(|card| card.slug()).collect();
        let trigger = match token.token().effect {
            TokenEffect::ExtraCardForStage => "build_stage".to_owned(),
            TokenEffect::ExtraCardFor(_) => cards.join("+"),
            _ => "-".to_owned(),
        };
        lines.push(format!("token {token} copies={} trigger={trigger}", Tokens::ALL.of(token)));
    }
    let conflict: Vec<_> = (2..).zip(CONFLICT_TOKENS).map(|(seats, count)| format!("{seats}={count}")).collect();
    lines.push(format!("conflict {}", conflict.join(" ")));
    lines.push(format!("victory total={VICTORY_TOKENS} points={VICTORY_POINTS}"));
    lines.join("\n") + "\n"
}

fn list_wonder(id: WonderId, lines: &mut Vec<String>) {
    let wonder = id.wonder();
    let effect = match wonder.effect {
        Effect::AnyDeck => "take_top_of_any_deck",
        Effect::Token => "take_progress_token",
        Effect::CentralCard => "take_top_of_central_deck",
        Effect::Nothing => "none",
        Effect::Search => "pick_one_of_five_from_side_deck",
        Effect::BothSides => "take_top_of_left_and_right_decks",
        Effect::Shield => "add_one_shield",
    };
    let effects = wonder.stages.iter().filter(|stage| stage.has_effect).count();
    let points: u8 = wonder.stages.iter().map(|stage| stage.points).sum();
    lines.push(format!("wonder {id} effect={effect} effects={effects} points={points}"));
    for stage_id in StageId::ALL {
        let stage = wonder.stage(stage_id);
        let place = match stage.place {
            Place::Left => "left",
            Place::Centre => "center",
            Place::Right => "right",
        };
        let cost = stage_id.cost();
        let kind = if cost.kind == Kind::Different { "different" } else { "identical" };
        let below = StageId::ALL.into_iter().filter(|&other| wonder.stage(other).level + 1 == stage.level);
        let requires: Vec<_> = below.map(StageId::slug).collect();
        let requires = if requires.is_empty() { "-".to_owned() } else { requires.join("+") };
        lines.push(format!(
            "stage {id} {stage_id} level={} place={place} cost={}_{kind} points={} effect={} requires={requires}",
            stage.level, cost.count, stage.points, stage.has_effect
        ));
    }
}

/// R1.2 and the rows of all tables.
#[test]
fn every_component_is_as_it_is_printed() {
    let printed = include_str!("fixtures/components.txt");
    for (found, expected) in listed().lines().zip(printed.lines()) {
        assert_eq!(found, expected);
    }
    assert_eq!(listed(), printed);
}

#[test]
fn the_rules_name_every_figure_of_the_decks_and_wonders() {
    let rules = include_str!("../../../docs/rules/architects.md");
    for (wonder, deck) in WonderId::ALL.into_iter().zip(&WONDER_DECKS) {
        let counts: Vec<_> = Card::ALL.iter().map(|&card| deck.of(card).to_string()).collect();
        assert!(rules.contains(&format!("| `{wonder}`, 25 | {} |", counts.join(" | "))), "{wonder}");
        let points = wonder
            .wonder()
            .stages
            .iter()
            .map(|stage| format!("{}{}", stage.points, if stage.has_effect { "*" } else { "" }));
        assert!(rules.contains(&format!("| `{wonder}` | {} |", points.collect::<Vec<_>>().join(" | "))), "{wonder}");
    }
}
