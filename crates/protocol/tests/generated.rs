//! The page's generated files say what this crate says. `make golden` writes them anew.

#![allow(clippy::unwrap_used)] // helpers of tests may fail loudly, too

use duel::Expansion;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn generated(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/generated").join(name)
}

fn compare(name: &str, text: &str) {
    let path = generated(name);
    if env::var_os("PHAROS_UPDATE").is_some() {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, text).unwrap();
    }
    let found = fs::read_to_string(&path).unwrap_or_default();
    assert!(found == text, "{name} is out of date: run `make golden` and review the difference");
}

#[test]
fn the_pages_types_are_those_of_the_protocol() {
    compare("protocol.ts", &protocol::typescript::types());
}

#[test]
fn the_pages_samples_are_those_of_the_protocol() {
    compare("duel-samples.json", &protocol::typescript::duel_samples().unwrap());
    compare("architects-samples.json", &protocol::typescript::architects_samples().unwrap());
    compare("wonders-samples.json", &protocol::typescript::wonders_samples().unwrap());
}

#[test]
fn the_pages_components_are_those_of_the_engine() {
    compare("architects.json", &protocol::typescript::architects_components().unwrap());
    compare("wonders.json", &protocol::typescript::wonders_components().unwrap());
    compare("wonders-armada.json", &protocol::typescript::armada_components().unwrap());
    compare("duel.json", &protocol::typescript::duel_components(None).unwrap());
    for expansion in Expansion::ALL {
        let components = protocol::typescript::duel_components(Some(expansion)).unwrap();
        compare(&format!("duel-{expansion}.json"), &components);
    }
}
