//! Budgets of space, and what a position must not be able to do.

use std::hash::Hash;
use std::mem::size_of;

/// Tests that a value takes at most so many bytes.
///
/// # Panics
///
/// Panics with the bytes that it takes.
#[track_caller]
pub fn fits<T>(bytes: usize) {
    let found = size_of::<T>();
    assert!(found <= bytes, "{}: {found} bytes", std::any::type_name::<T>());
}

/// Compiles only for plain values: to copy a position is to fork the game, on any thread.
pub const fn is_plain<T: Copy + Eq + Hash + Send + Sync + 'static>() {}

/// Tests that a position has no way onto a wire: it may hold what a seat must not know. Without serde nothing can be
/// serialised; with it as an optional feature, the state must not be. Takes the engine's manifest and `state.rs`.
///
/// # Panics
///
/// Panics if a position could be serialised.
#[track_caller]
pub fn cannot_be_serialised(manifest: &str, state: &str) {
    let dependencies = manifest.lines().skip_while(|line| line.trim() != "[dependencies]").skip(1);
    for line in dependencies.take_while(|line| !line.starts_with('[')).filter(|line| line.starts_with("serde")) {
        assert!(line.contains("optional = true"), "serde has to be an optional feature: {line}");
    }
    assert!(!manifest.contains("[dependencies.serde"), "serde belongs on one line, where this test can read it");
    for word in ["Serialize", "Deserialize", "serde"] {
        assert!(!state.contains(word), "src/state.rs mentions {word}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[should_panic(expected = "optional feature")]
    fn serde_is_found_among_dependencies() {
        cannot_be_serialised("[dependencies]\ntable = 1\nserde = 1\n[dev-dependencies]\n", "");
    }

    #[test]
    fn serde_may_be_an_optional_feature_and_a_help_of_tests() {
        cannot_be_serialised("[dependencies]\nserde = { optional = true }\n[dev-dependencies]\nserde = 1\n", "");
    }

    #[test]
    #[should_panic(expected = "mentions Serialize")]
    fn a_state_that_can_be_serialised_is_found() {
        cannot_be_serialised("", "#[derive(Serialize)]");
    }

    #[test]
    #[should_panic(expected = "4 bytes")]
    fn a_value_that_is_too_large_is_found() {
        fits::<u32>(3);
    }
}
