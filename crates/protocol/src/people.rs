//! People: a name, and a secret that only their cookie holds.

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
