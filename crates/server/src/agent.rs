//! What a device is, by the `User-Agent` it sends: enough for its person to recognise it, and nothing of the text itself.

use protocol::{Browser, System};

/// A browser on a system.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Agent {
    pub(crate) browser: Browser,
    pub(crate) system: System,
}

/// Nothing is known of it.
impl Default for Agent {
    fn default() -> Self {
        Self { browser: Browser::Other, system: System::Other }
    }
}

/// Browsers with their words in the database, and what their `User-Agent` contains. Most call themselves by the names of
/// others as well, so the first that fits counts.
const BROWSERS: [(Browser, &str, &[&str]); 7] = [
    (Browser::Edge, "edge", &["Edg/", "EdgA/", "EdgiOS/"]),
    (Browser::Opera, "opera", &["OPR/", "OPT/", "OPX/"]),
    (Browser::Samsung, "samsung", &["SamsungBrowser/"]),
    (Browser::Firefox, "firefox", &["Firefox/", "FxiOS/"]),
    (Browser::Chrome, "chrome", &["Chrome/", "CriOS/", "Chromium/"]),
    (Browser::Safari, "safari", &["Safari/"]),
    (Browser::Other, "other", &[]),
];

/// The same for systems.
const SYSTEMS: [(System, &str, &[&str]); 7] = [
    (System::Android, "android", &["Android"]),
    (System::Ios, "ios", &["iPhone", "iPad", "iPod"]),
    (System::Chromeos, "chromeos", &["CrOS"]),
    (System::Windows, "windows", &["Windows"]),
    (System::Macos, "macos", &["Macintosh"]),
    (System::Linux, "linux", &["Linux", "X11"]),
    (System::Other, "other", &[]),
];

impl Agent {
    /// Reads a `User-Agent`.
    pub fn read(text: &str) -> Self {
        let fits = |parts: &[&str]| parts.iter().any(|part| text.contains(part));
        Self {
            browser: BROWSERS.iter().find(|(_, _, parts)| fits(parts)).map_or(Browser::Other, |found| found.0),
            system: SYSTEMS.iter().find(|(_, _, parts)| fits(parts)).map_or(System::Other, |found| found.0),
        }
    }

    /// Reads the words of the database. One that is not known, of a newer version say, is another.
    pub(crate) fn from_words(browser: &str, system: &str) -> Self {
        Self {
            browser: BROWSERS.iter().find(|(_, word, _)| *word == browser).map_or(Browser::Other, |found| found.0),
            system: SYSTEMS.iter().find(|(_, word, _)| *word == system).map_or(System::Other, |found| found.0),
        }
    }
}

/// The word of a browser in the database.
pub(crate) fn browser_word(browser: Browser) -> &'static str {
    BROWSERS.iter().find(|(known, _, _)| *known == browser).map_or("other", |found| found.1)
}

/// The word of a system in the database.
pub(crate) fn system_word(system: System) -> &'static str {
    SYSTEMS.iter().find(|(known, _, _)| *known == system).map_or("other", |found| found.1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_device_is_recognised_by_what_it_says_of_itself() {
        for (text, browser, system) in [
            ("Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:146.0) Gecko/20100101 Firefox/146.0", "firefox", "windows"),
            (
                "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
                "chrome",
                "linux",
            ),
            (
                "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36",
                "chrome",
                "android",
            ),
            (
                "Mozilla/5.0 (Linux; Android 13; SAMSUNG SM-S901B) AppleWebKit/537.36 SamsungBrowser/28.0 Chrome/130.0.0.0 Safari/537.36",
                "samsung",
                "android",
            ),
            (
                "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0",
                "edge",
                "windows",
            ),
            (
                "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 OPR/124.0.0.0",
                "opera",
                "windows",
            ),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Mobile/15E148 Safari/604.1",
                "safari",
                "ios",
            ),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 CriOS/142.0 Mobile/15E148 Safari/604.1",
                "chrome",
                "ios",
            ),
            (
                "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15",
                "safari",
                "macos",
            ),
            (
                "Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36",
                "chrome",
                "chromeos",
            ),
            ("curl/8.14.1", "other", "other"),
            ("", "other", "other"),
        ] {
            let agent = Agent::read(text);
            assert_eq!((browser_word(agent.browser), system_word(agent.system)), (browser, system), "{text}");
            assert_eq!(Agent::from_words(browser, system), agent, "{text}");
        }
        assert_eq!(Agent::from_words("netscape", "beos"), Agent::default());
    }
}
