//! People: a name, and on each of their devices a secret that only its cookie holds.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// The person behind a cookie.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Me {
    /// A public number of the person, the same at every table.
    pub id: String,
    /// The name others see.
    pub name: String,
}

/// Takes a name; the first time, the answer sets the cookie.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct SetName {
    /// 1 to 24 characters.
    pub name: String,
}

/// A link that makes another device the same person. It works once, for a short time.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct DeviceLink {
    /// What the other device sends to `/api/enter`; the page puts it behind `#` in a link, where no server log sees it.
    pub token: String,
    /// Seconds it stays valid.
    pub seconds: u32,
}

/// Opens a device link.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Enter {
    /// The token of the link.
    pub token: String,
}

/// The devices on which somebody is this person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Devices {
    /// This one first, then those that were seen last.
    pub devices: Vec<Device>,
}

/// A device on which somebody is this person. Nothing here lets anybody act for them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Device {
    /// A public number of the device, to log it out by.
    pub id: String,
    /// Its browser, by what it says of itself.
    pub browser: Browser,
    /// Its system, by what it says of itself.
    pub system: System,
    /// When it became this person, in milliseconds since 1970.
    #[ts(type = "number")]
    pub added: u64,
    /// When it was last seen, to the hour, in milliseconds since 1970.
    #[ts(type = "number")]
    pub seen: u64,
    /// It is the one that asks.
    pub this: bool,
}

/// Families of browsers that people can tell apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Browser {
    /// Chrome, Chromium and whatever calls itself so.
    Chrome,
    /// Edge.
    Edge,
    /// Firefox.
    Firefox,
    /// Opera.
    Opera,
    /// Safari.
    Safari,
    /// Samsung Internet.
    Samsung,
    /// Another one, or another program.
    Other,
}

/// Systems that people can tell apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum System {
    /// Android.
    Android,
    /// ChromeOS.
    Chromeos,
    /// A phone or tablet of Apple.
    Ios,
    /// Linux.
    Linux,
    /// A computer of Apple.
    Macos,
    /// Windows.
    Windows,
    /// Another one.
    Other,
}
