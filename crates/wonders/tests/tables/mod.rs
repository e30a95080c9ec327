//! Tables by their text.

use wonders::Setup;

/// Reads a table text: `wonders/4:edition=second`.
pub(crate) fn table(text: &str) -> Setup {
    let (head, options) = text.split_once(':').unwrap_or((text, ""));
    let seats = head.strip_prefix("wonders/").and_then(|seats| seats.parse().ok());
    let mut setup = seats.and_then(Setup::new).unwrap_or_else(|| panic!("{text} is no table"));
    for option in options.split(',').filter(|option| !option.is_empty()) {
        let (name, value) = option.split_once('=').unwrap_or_else(|| panic!("{option} is no option"));
        setup.set(name, value).unwrap_or_else(|why| panic!("{option}: {why:?}"));
    }
    setup
}
