//! A change of rules raises their version: old logs then say so instead of replaying wrongly.

use table::Game;
use trials::Rules;
use wonders::Wonders;

#[test]
fn what_logs_mean_changes_only_with_the_version_of_the_rules() {
    let rules = Rules {
        engine: env!("CARGO_PKG_NAME"),
        tests: concat!(env!("CARGO_MANIFEST_DIR"), "/tests"),
        version: Wonders::RULES_VERSION,
        options: &wonders::OPTIONS,
    };
    rules.belong_to_their_version();
}
