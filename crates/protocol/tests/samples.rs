//! There is a sample of everything that is tagged, so that the tests over samples leave nothing out.

#![allow(clippy::unwrap_used)] // helpers of tests may fail loudly, too

mod common;

use common::tags;
use protocol::architects::{ArchitectsConsequence, ArchitectsDeed, ArchitectsDuty, ArchitectsQuestion};
use protocol::duel::{DuelConsequence, DuelDeed, DuelQuestion};
use protocol::wonders::{WondersConsequence, WondersDeed, WondersQuestion};
use protocol::{architects, duel, wonders};
use serde::Serialize;
use std::collections::BTreeSet;

fn sampled(samples: &[impl Serialize]) -> BTreeSet<String> {
    let tag = |sample| match serde_json::to_value(sample).unwrap() {
        serde_json::Value::String(tag) => tag,
        tagged => tagged["kind"].as_str().unwrap().to_owned(),
    };
    samples.iter().map(tag).collect()
}

#[test]
fn there_is_a_sample_of_each_kind_of_duel_in_duel_samples_rs() {
    let samples = duel::samples::samples();
    assert!(samples.choices.iter().all(DuelDeed::is_told), "whatever a seat does is told");
    let outcomes: Vec<_> = samples.outcomes.into_iter().map(|one| one.sample).collect();
    assert_eq!(sampled(&[samples.choices, outcomes].concat()), tags::<DuelDeed>());
    let consequences: Vec<_> = samples.consequences.into_iter().map(|one| one.sample).collect();
    assert_eq!(sampled(&consequences), tags::<DuelConsequence>());
    assert_eq!(sampled(&samples.questions), tags::<DuelQuestion>());
}

#[test]
fn there_is_a_sample_of_each_kind_of_architects_in_architects_samples_rs() {
    let samples = architects::samples::samples();
    assert!(samples.choices.iter().all(ArchitectsDeed::is_told), "whatever a seat does is told");
    let outcomes: Vec<_> = samples.outcomes.into_iter().map(|one| one.sample).collect();
    assert_eq!(sampled(&[samples.choices, outcomes].concat()), tags::<ArchitectsDeed>());
    let consequences: Vec<_> = samples.consequences.into_iter().map(|one| one.sample).collect();
    assert_eq!(sampled(&consequences), tags::<ArchitectsConsequence>());
    assert_eq!(sampled(&samples.questions), tags::<ArchitectsQuestion>());
    assert_eq!(sampled(&samples.duties), tags::<ArchitectsDuty>());
}

#[test]
fn there_is_a_sample_of_each_kind_of_7_wonders_in_wonders_samples_rs() {
    let samples = wonders::samples::samples();
    assert!(samples.choices.iter().all(WondersDeed::is_told), "whatever a seat does is told");
    let outcomes: Vec<_> = samples.outcomes.into_iter().map(|one| one.sample).collect();
    assert_eq!(sampled(&[samples.choices, outcomes].concat()), tags::<WondersDeed>());
    let consequences: Vec<_> = samples.consequences.into_iter().map(|one| one.sample).collect();
    assert_eq!(sampled(&consequences), tags::<WondersConsequence>());
    assert_eq!(sampled(&samples.questions), tags::<WondersQuestion>());
}
