//! `pharos verify`: a deal that was promised can be laid out again, and a changed one is found.

#![allow(clippy::unwrap_used)] // helpers of tests may fail loudly, too

mod folder;

use duel::{Duel, Setup};
use folder::Folder;
use std::fs;
use std::process::Command;
use table::fair::{Published, Secret};
use table::log::{self, Header};
use table::{Actions, Game, Phase, Record, Rng, Seat, Seeded, Xoshiro};

/// A random game dealt by a secret and what the seats added, in a file. `published` may tell another story.
fn saved(folder: &Folder, published: impl Fn(Published) -> Published) -> String {
    let setup = Setup::default();
    let secret = Secret::draw(&mut Xoshiro::new(9));
    let contributions: Vec<_> = [(Seat::A, "seven"), (Seat::A, "9f3c55"), (Seat::B, "osiem łez")]
        .map(|(seat, words)| (seat, words.to_owned()))
        .to_vec();
    let words: Vec<(Seat, &str)> = contributions.iter().map(|(seat, words)| (*seat, &**words)).collect();
    let mut dealer = Seeded::<Duel>::fair(setup, &secret, &words);
    let mut record = Record::<Duel>::new(setup);
    let mut rng = Xoshiro::new(1);
    loop {
        record.settle(&mut dealer).unwrap();
        let Phase::Act(seats) = record.game().phase() else { break };
        let seat = seats.iter().next().unwrap();
        let mut legal = Actions::new();
        record.game().legal_actions(seat, &mut legal);
        record.play(seat, legal[rng.below(legal.len())]).unwrap();
    }
    let fair = Published { commitment: secret.commitment(), contributions, secret: Some(secret) };
    let header = Header {
        table: "duel".to_owned(),
        rules: Duel::RULES_VERSION,
        seats: vec!["Ania".to_owned(), "Bartek".to_owned()],
        seed: None,
        fair: Some(published(fair)),
    };
    let file = folder.file("game.log");
    fs::write(&file, log::write(&header, &record)).unwrap();
    file
}

/// Exit code, standard output, standard error.
fn verify(args: &[&str]) -> (i32, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_pharos")).arg("verify").args(args).args(["--lang", "en"]).output();
    let output = output.unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (output.status.code().unwrap(), text(output.stdout), text(output.stderr))
}

#[test]
fn a_deal_that_was_promised_passes() {
    let folder = Folder::new("verify-good");
    let file = saved(&folder, |fair| fair);
    let (code, out, err) = verify(&[&file]);
    assert_eq!((code, err.as_str()), (0, ""));
    assert!(out.contains("what the secret deals") && out.contains("Seat B added: osiem łez"), "{out}");
    let (_, out, _) = verify(&[&file, "--json"]);
    let report: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(report["contributions"], 3);
    assert!(report["outcomes"].as_u64().unwrap() > 60, "{report}");
}

#[test]
fn the_commitment_that_somebody_kept_is_compared() {
    let folder = Folder::new("verify-kept");
    let file = saved(&folder, |fair| fair);
    let kept = Secret::draw(&mut Xoshiro::new(9)).commitment().to_hex();
    for kept in [kept.clone(), kept.to_uppercase()] {
        let (code, out, err) = verify(&[&file, "--commitment", &kept]);
        assert_eq!((code, err.as_str()), (0, ""));
        assert!(out.contains("the commitment that you kept"), "{out}");
    }
    let (_, out, _) = verify(&[&file, "--json", "--commitment", &kept]);
    assert_eq!(serde_json::from_str::<serde_json::Value>(&out).unwrap()["kept"], true);
    for wrong in ["12", "", &kept[1..], &kept.replace(|digit: char| digit.is_ascii_digit(), "g")] {
        let (code, _, err) = verify(&[&file, "--commitment", wrong]);
        assert!(code == 2 && err.contains("is no commitment"), "{code} {err}");
    }
}

/// A server that dealt by another secret publishes a log in which everything fits, except what was seen before.
#[test]
fn a_deal_that_was_replaced_as_a_whole_is_found_by_the_commitment_that_was_kept() {
    let folder = Folder::new("verify-replaced");
    let file = saved(&folder, |fair| fair);
    let shown_before = Secret::draw(&mut Xoshiro::new(10)).commitment().to_hex();
    assert_eq!(verify(&[&file]).0, 0, "the log alone does not tell");
    let (code, out, err) = verify(&[&file, "--commitment", &shown_before]);
    assert!(code == 2 && out.is_empty() && err.contains("not the one you kept"), "{code} {err}");
}

#[test]
fn another_secret_than_the_promised_one_is_found() {
    let folder = Folder::new("verify-secret");
    let other = Secret::draw(&mut Xoshiro::new(10));
    let file = saved(&folder, |fair| Published { secret: Some(other), ..fair });
    let (code, _, err) = verify(&[&file]);
    assert!(code == 2 && err.contains("not the one that was promised"), "{code} {err}");
}

#[test]
fn a_deal_that_does_not_follow_from_what_was_published_is_found_on_its_line() {
    let folder = Folder::new("verify-outcome");
    let other = Secret::draw(&mut Xoshiro::new(10));
    let file = saved(&folder, |fair| Published { commitment: other.commitment(), secret: Some(other), ..fair });
    let (code, _, err) = verify(&[&file]);
    assert!(code == 2 && err.contains("line 11:"), "{code} {err}");
    let file = saved(&folder, |fair| Published { contributions: fair.contributions[..1].to_vec(), ..fair });
    let (code, _, err) = verify(&[&file]);
    assert!(code == 2 && err.contains("not what the secret deals"), "{code} {err}");
}

#[test]
fn without_a_secret_there_is_nothing_to_check() {
    let folder = Folder::new("verify-nothing");
    let file = saved(&folder, |fair| Published { secret: None, ..fair });
    let (code, _, err) = verify(&[&file]);
    assert!(code == 2 && err.contains("neither a published secret nor a seed"), "{code} {err}");
}
