//! Knowledge of 7 Wonders Duel.

mod evaluate;
