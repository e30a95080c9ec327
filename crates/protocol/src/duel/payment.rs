//! How a price comes about.

use super::is_zero;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// How a price comes about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct DuelPayment {
    /// All coins.
    pub coins: u16,
    /// The payer has them, those on Astarte among them.
    pub affordable: bool,
    /// Printed coins among them. In the Pantheon the cost of the space, before offering tokens.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[ts(optional, as = "Option<u8>")]
    pub printed: u8,
    /// The link that makes it free.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub link: Option<String>,
    /// What else than the printed cost it goes by.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub means: Option<DuelMeans>,
    /// Printed coins besides those that need not be paid: by decree, or in the Pantheon through a wonder.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[ts(optional, as = "Option<u8>")]
    pub saved: u8,
    /// The value of each offering token that is paid with.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<u16>>")]
    pub offerings: Vec<u16>,
    /// Where each unit comes from.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<DuelUnits>>")]
    pub units: Vec<DuelUnits>,
}

/// What a price can go by instead of the printed cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum DuelMeans {
    /// A senator costs as much as there are senators in the city, or nothing with Corruption.
    Senators,
    /// Engineering sets the price.
    Engineering,
    /// A decree leaves one symbol out: a unit, which then counts as waived, or all printed coins, which are then saved.
    Decree,
    /// The Gate doubles the cost of its space.
    Gate,
}

/// Some units of a resource in a payment.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct DuelUnits {
    /// Where they come from.
    pub from: DuelSource,
    /// Which resource.
    pub resource: String,
    /// How many.
    pub units: u8,
    /// Coins for all of them.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[ts(optional, as = "Option<u8>")]
    pub coins: u8,
}

/// Where units of a payment come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum DuelSource {
    /// Own brown and grey cards.
    Own,
    /// A choice producer.
    Choice,
    /// Waived by a progress token or a decree.
    Waived,
    /// Bought.
    Bought,
}
