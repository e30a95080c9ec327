//! Knowledge of 7 Wonders: what a card is worth to a city, and who is ahead.

mod card_worth;
mod judgement;

pub use card_worth::CityWorth;
