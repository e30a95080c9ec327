//! A change of rules raises their version: old logs then say so instead of replaying wrongly.

use std::sync::LazyLock;
use table::{Game, OptionText};
use trials::Rules;
use wonders::Wonders;

/// The options of both games.
static OPTIONS: LazyLock<Vec<OptionText>> =
    LazyLock::new(|| wonders::OPTIONS.into_iter().chain(wonders::armada::OPTIONS).collect());

#[test]
fn what_logs_mean_changes_only_with_the_version_of_the_rules() {
    let rules = Rules {
        engine: env!("CARGO_PKG_NAME"),
        tests: concat!(env!("CARGO_MANIFEST_DIR"), "/tests"),
        version: Wonders::RULES_VERSION,
        options: &OPTIONS,
    };
    rules.belong_to_their_version();
}
