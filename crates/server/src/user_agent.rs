//! What a device is, by the `User-Agent` it sends: enough for its person to recognise it, and nothing of the text itself.

use protocol::{Browser, System};

/// A browser on a system.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UserAgent {
    pub(crate) browser: Browser,
    pub(crate) system: System,
}

/// Nothing is known of it.
impl Default for UserAgent {
    fn default() -> Self {
        Self { browser: Browser::Other, system: System::Other }
    }
}

/// What the `User-Agent` of each browser contains. Most call themselves by the names of others as well, so the first that
/// fits counts.
const BROWSERS: [(Browser, &[&str]); 6] = [
    (Browser::Edge, &["Edg/", "EdgA/", "EdgiOS/"]),
    (Browser::Opera, &["OPR/", "OPT/", "OPX/"]),
    (Browser::Samsung, &["SamsungBrowser/"]),
    (Browser::Firefox, &["Firefox/", "FxiOS/"]),
    (Browser::Chrome, &["Chrome/", "CriOS/", "Chromium/"]),
    (Browser::Safari, &["Safari/"]),
];

/// The same for systems.
const SYSTEMS: [(System, &[&str]); 6] = [
    (System::Android, &["Android"]),
    (System::Ios, &["iPhone", "iPad", "iPod"]),
    (System::Chromeos, &["CrOS"]),
    (System::Windows, &["Windows"]),
    (System::Macos, &["Macintosh"]),
    (System::Linux, &["Linux", "X11"]),
];

impl UserAgent {
    /// Reads a `User-Agent`.
    pub fn read(text: &str) -> Self {
        let fits = |parts: &[&str]| parts.iter().any(|part| text.contains(part));
        Self {
            browser: BROWSERS.iter().find(|(_, parts)| fits(parts)).map_or(Browser::Other, |found| found.0),
            system: SYSTEMS.iter().find(|(_, parts)| fits(parts)).map_or(System::Other, |found| found.0),
        }
    }

    /// Reads the words of the database. A word that is not known, perhaps of a newer version, means another browser or
    /// system.
    pub(crate) fn from_words(browser: &str, system: &str) -> Self {
        let browsers = BROWSERS.map(|(browser, _)| browser);
        let systems = SYSTEMS.map(|(system, _)| system);
        Self {
            browser: browsers.into_iter().find(|&known| browser_word(known) == browser).unwrap_or(Browser::Other),
            system: systems.into_iter().find(|&known| system_word(known) == system).unwrap_or(System::Other),
        }
    }
}

/// The word of a browser in the database.
pub(crate) fn browser_word(browser: Browser) -> &'static str {
    match browser {
        Browser::Edge => "edge",
        Browser::Opera => "opera",
        Browser::Samsung => "samsung",
        Browser::Firefox => "firefox",
        Browser::Chrome => "chrome",
        Browser::Safari => "safari",
        Browser::Other => "other",
    }
}

/// The word of a system in the database.
pub(crate) fn system_word(system: System) -> &'static str {
    match system {
        System::Android => "android",
        System::Ios => "ios",
        System::Chromeos => "chromeos",
        System::Windows => "windows",
        System::Macos => "macos",
        System::Linux => "linux",
        System::Other => "other",
    }
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
            let agent = UserAgent::read(text);
            assert_eq!((browser_word(agent.browser), system_word(agent.system)), (browser, system), "{text}");
            assert_eq!(UserAgent::from_words(browser, system), agent, "{text}");
        }
        assert_eq!(UserAgent::from_words("netscape", "beos"), UserAgent::default());
    }
}
