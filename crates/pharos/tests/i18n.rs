//! Every id has a message in every language, every message is used, and translations ask for the same values.

#![allow(clippy::unwrap_used)] // helpers of tests may fail loudly, too

use duel::{
    Back, CardId, Color, ConspiracyId, DecreeId, Expansion, GodId, Link, Mythology, Resource, Score, Section, Symbol,
    TokenId, WonderId,
};
use family::GAMES;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use serde_json::Value as Json;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use table::Id;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).unwrap().to_path_buf()
}

/// Every message and attribute of a language, `id` or `id.attribute`, with the values and the messages it asks for.
fn messages(lang: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut found = BTreeMap::new();
    for entry in fs::read_dir(root().join("i18n").join(lang)).unwrap() {
        let path = entry.unwrap().path();
        let source = fs::read_to_string(&path).unwrap();
        let resource = fluent_syntax::parser::parse(source.as_str())
            .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let id = message.id.name.to_owned();
            if let Some(value) = &message.value {
                let twice = found.insert(id.clone(), variables(value));
                assert!(twice.is_none(), "{id} stands twice in {lang}");
            }
            for attribute in &message.attributes {
                found.insert(format!("{id}.{}", attribute.id.name), variables(&attribute.value));
            }
        }
    }
    found
}

fn variables(pattern: &Pattern<&str>) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(inline) => inline_variable(inline, &mut found),
            Expression::Select { selector, variants } => {
                inline_variable(selector, &mut found);
                for variant in variants {
                    found.extend(variables(&variant.value));
                }
            }
        }
    }
    found
}

fn inline_variable(expression: &InlineExpression<&str>, found: &mut BTreeSet<String>) {
    if let InlineExpression::VariableReference { id } | InlineExpression::MessageReference { id, .. } = expression {
        found.insert(id.name.to_owned());
    }
}

/// The ids that the program makes of a component's slug or another word.
fn made_ids() -> BTreeSet<String> {
    let mut ids = ids_of_duel();
    ids.extend(ids_of_architects());
    ids.extend(ids_of_wonders());
    for game in GAMES {
        ids.insert(format!("{}-title", game.name));
        for option in game.options {
            ids.extend(option.values.iter().map(|value| format!("{}-option-{}-{value}", game.name, option.name)));
        }
    }
    ids.extend(["novice", "easy", "medium", "hard", "master"].map(|level| format!("level-{level}")));
    ids
}

/// Adds the ids of every component of a kind, with these attributes.
fn of<T: Id>(prefix: &str, attributes: &[&str], ids: &mut BTreeSet<String>) {
    for id in T::ALL {
        ids.insert(format!("{prefix}-{}", id.slug()));
        ids.extend(attributes.iter().map(|attribute| format!("{prefix}-{}.{attribute}", id.slug())));
    }
}

fn ids_of_architects() -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    of::<architects::Card>("architects-card", &["short", "letter", "help"], &mut ids);
    of::<architects::Color>("architects-color", &["short"], &mut ids);
    of::<architects::ScienceSet>("architects-set", &[], &mut ids);
    of::<architects::WonderId>("architects-wonder", &["short", "help"], &mut ids);
    of::<architects::StageId>("architects-stage", &[], &mut ids);
    of::<architects::TokenId>("architects-token", &["short", "help"], &mut ids);
    let pieces = ["cat", "conflict", "victory", "centre"];
    ids.extend(pieces.map(|piece| format!("architects-{piece}.help")));
    ids.extend(architects::Score::ROWS.iter().chain(&["total"]).map(|row| format!("architects-row-{row}")));
    ids.extend(["wonder", "decks"].map(|ending| format!("architects-ending-{ending}")));
    ids.extend(ids_of_the_protocol("architects"));
    let reasons = ["stage", "progress", "cat", "effect", "wonder", "saves", "unseen", "extra-card", "resources"];
    ids.extend(reasons.map(|reason| format!("hint-reason-{reason}")));
    ids
}

fn ids_of_wonders() -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    of::<wonders::Card>("wonders-card", &["short", "help"], &mut ids);
    of::<wonders::WonderId>("wonders-wonder", &["city", "short", "a", "b", "day", "night"], &mut ids);
    of::<wonders::Island>("wonders-island", &["short", "help"], &mut ids);
    of::<wonders::Fleet>("wonders-fleet", &["short", "help"], &mut ids);
    of::<wonders::Shipyard>("wonders-shipyard", &[], &mut ids);
    of::<wonders::Level>("wonders-level", &[], &mut ids);
    of::<wonders::Color>("wonders-color", &["short"], &mut ids);
    of::<wonders::Resource>("wonders-resource", &["letter"], &mut ids);
    of::<wonders::Symbol>("wonders-symbol", &["short"], &mut ids);
    for side in ["a", "b", "day", "night"] {
        ids.extend([format!("wonders-side-{side}"), format!("wonders-side-{side}.short")]);
    }
    let powers = ["raw_material", "manufactured_good", "trade_discount", "science_choice", "play_last_card"];
    let more = ["build_from_discard", "free_build_per_age", "copy_guild", "free_first_of_each_colour"];
    let powers = powers.iter().chain(&more).chain(&["free_first_card_of_age", "free_last_card_of_age"]);
    let powers = powers.chain(&["others_lose_coins"]);
    ids.extend(powers.map(|power| format!("wonders-power-{power}")));
    ids.extend((1..=wonders::AGES).map(|age| format!("wonders-age-{age}")));
    ids.extend(wonders::Score::ROWS.iter().chain(&["total"]).map(|row| format!("wonders-row-{row}")));
    ids.extend(["naval", "islands", "fleet"].map(|row| format!("wonders-row-{row}")));
    // Armada is in the engine, but on no table yet.
    ids.extend(["wonders-expansion-armada", "wonders-expansion-armada.help"].map(str::to_owned));
    for option in wonders::armada::OPTIONS {
        ids.extend(option.values.iter().map(|value| format!("wonders-option-{}-{value}", option.name)));
    }
    ids.insert("wonders-ending-points".to_owned());
    ids.extend(ids_of_the_protocol("wonders"));
    let reasons = ["stage", "coins", "saves", "wonder", "production", "points", "military", "science"];
    let at_sea = ["naval", "commerce", "fleet", "exploration", "island", "waits", "stays-out"];
    ids.extend(reasons.iter().chain(&at_sea).map(|reason| format!("hint-reason-{reason}")));
    ids
}

/// The games whose deeds are tagged.
const TAGGED: [&str; 3] = ["duel", "architects", "wonders"];

fn samples_of(game: &str) -> Json {
    match game {
        "duel" => serde_json::to_value(protocol::duel::samples::samples()),
        "architects" => serde_json::to_value(protocol::architects::samples::samples()),
        "wonders" => serde_json::to_value(protocol::wonders::samples::samples()),
        _ => panic!("{game} has no samples yet"),
    }
    .unwrap()
}

/// The ids that follow from the tags of deeds and consequences. Each has at least one use; which ones, terminal and page
/// say, and their tests.
fn ids_of_the_protocol(game: &str) -> BTreeSet<String> {
    let samples = samples_of(game);
    let list = |name: &str| samples[name].as_array().cloned().unwrap_or_default();
    let word = |json: &Json| json.as_str().unwrap().to_owned();
    let mut ids = BTreeSet::new();
    for deed in list("choices") {
        let id = id_of(&format!("{game}-do"), &deed);
        ids.extend([format!("{id}.told"), id]);
    }
    for (prefix, name) in [(format!("{game}-do"), "outcomes"), (format!("{game}-then"), "consequences")] {
        let told = list(name).into_iter().filter(|one| one["told"] == true);
        ids.extend(told.map(|one| format!("{}.told", id_of(&prefix, &one["sample"]))));
    }
    ids.extend(list("questions").iter().map(|question| format!("{game}-ask-{}", word(question))));
    ids.extend(list("duties").iter().map(|duty| format!("{game}-duty-{}", word(duty))));
    ids
}

/// The id of the message about something tagged.
fn id_of(prefix: &str, tagged: &Json) -> String {
    let parts = ["kind", "side", "question"].into_iter().filter_map(|field| tagged[field].as_str());
    parts.fold(prefix.to_owned(), |id, part| format!("{id}-{part}"))
}

fn ids_of_duel() -> BTreeSet<String> {
    let mut ids = ids_of_the_protocol("duel");
    // Senators of one kind share a message: the number of the copy goes.
    for card in CardId::ALL.map(|card| card.slug().trim_end_matches(|c: char| c == '_' || c.is_ascii_digit())) {
        ids.extend([format!("duel-building-{card}"), format!("duel-building-{card}.short")]);
    }
    for card in Back::Temple.cards() | Back::Senator.cards() {
        let card = card.slug().trim_end_matches(|c: char| c == '_' || c.is_ascii_digit());
        ids.insert(format!("duel-building-{card}.help"));
    }
    of::<WonderId>("duel-wonder", &["short", "help"], &mut ids);
    of::<TokenId>("duel-token", &["help"], &mut ids);
    of::<Color>("duel-color", &[], &mut ids);
    of::<Resource>("duel-resource", &["letter"], &mut ids);
    of::<Symbol>("duel-symbol", &["short"], &mut ids);
    of::<Link>("duel-link", &[], &mut ids);
    of::<Back>("duel-back", &["short"], &mut ids);
    of::<GodId>("duel-god", &["short", "help"], &mut ids);
    of::<Mythology>("duel-mythology", &["short"], &mut ids);
    of::<Section>("duel-section", &[], &mut ids);
    of::<DecreeId>("duel-decree", &["short", "help"], &mut ids);
    of::<ConspiracyId>("duel-plot", &["short", "help"], &mut ids);
    of::<Expansion>("duel-expansion", &["help"], &mut ids);
    of::<Expansion>("duel-legend", &[], &mut ids);
    ids.extend(Score::ROWS.iter().chain(&["temples", "total"]).map(|row| format!("duel-row-{row}")));
    ids.extend(["civilian", "military", "science", "politics"].map(|ending| format!("duel-ending-{ending}")));
    ids.extend(Color::ALL[..6].iter().map(|color| format!("duel-per-{color}")));
    let counted = ["brown_and_grey", "wonder", "three_coins", "progress_token"];
    ids.extend(counted.map(|per| format!("duel-per-{per}")));
    ids.extend(["mythology_or_offering_token", "cube_in_senate"].map(|per| format!("duel-per-{per}")));
    for prefix in ["duel-effect-coins-per", "duel-effect-points-per"] {
        ids.extend(["own", "larger"].map(|city| format!("{prefix}-{city}")));
    }
    let reasons =
        ["wins", "ends", "extra-turn", "science", "military", "production", "points", "denies", "coins", "tempo"];
    ids.extend(reasons.iter().chain(&["senate", "plots", "gods"]).map(|reason| format!("hint-reason-{reason}")));
    ids
}

/// The program's own text, where ids stand as literals.
fn program() -> String {
    sources("crates/pharos/src", &["rs"])
}

/// The page's own text, without its tests.
fn page() -> String {
    sources("web/src", &["ts", "svelte"])
}

fn sources(folder: &str, endings: &[&str]) -> String {
    let is_source = |path: &Path| {
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        endings.iter().any(|ending| name.ends_with(&format!(".{ending}"))) && !name.contains(".test.")
    };
    let mut text = String::new();
    let mut folders = vec![root().join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if is_source(&path) {
                text += &fs::read_to_string(path).unwrap();
            }
        }
    }
    text
}

/// Tests if a word looks like the id of a message: lower-case words joined by `-`.
fn is_id(word: &str) -> bool {
    word.contains('-')
        && word.starts_with(|c: char| c.is_ascii_lowercase())
        && !word.ends_with('-')
        && word.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || "-_".contains(c))
}

/// Ids that the page names in full, and beginnings and endings of those it puts together: `` `level-${level}` ``.
fn page_ids(page: &str) -> (BTreeSet<String>, BTreeSet<(String, String)>) {
    let mut whole = BTreeSet::new();
    let mut made = BTreeSet::new();
    for quote in ['"', '\'', '`'] {
        // A quotation mark in a comment shifts what is inside and outside, so both are looked at.
        for word in page.split(quote) {
            if is_id(word) {
                whole.insert(word.to_owned());
            }
            let Some((start, rest)) = word.split_once("${") else { continue };
            let end = rest.rsplit_once('}').map_or("", |(_, end)| end);
            let looks_right = start.chars().all(|c| c.is_ascii_lowercase() || c == '-' || c == '_');
            if quote == '`' && looks_right && start.contains('-') {
                made.insert((start.to_owned(), end.to_owned()));
            }
        }
    }
    (whole, made)
}

/// String literals of the program that look like a message id: words of lower-case letters joined by `-`.
fn literal_ids(program: &str) -> BTreeSet<String> {
    program.split('"').filter(|word| is_id(word)).map(str::to_owned).collect()
}

/// First words of ids that are messages; other hyphenated literals are not.
const PREFIXES: [&str; 13] = [
    "verify-",
    "architects-",
    "duel-",
    "wonders-",
    "error-",
    "games-",
    "components-",
    "perft-",
    "simulate-",
    "replay-",
    "play-",
    "command-",
    "match-",
];

#[test]
fn both_languages_have_the_same_messages_asking_for_the_same_values() {
    let (english, polish) = (messages("en"), messages("pl"));
    for (id, values) in &english {
        assert_eq!(polish.get(id), Some(values), "{id}: Polish differs");
    }
    for id in polish.keys() {
        assert!(english.contains_key(id), "{id} is missing in English");
    }
}

#[test]
fn every_action_is_put_as_a_choice_and_as_a_deed_of_somebody() {
    for lang in ["en", "pl"] {
        let all = messages(lang);
        let actions: Vec<_> = all.iter().filter(|(id, _)| id.contains("-do-") && !id.contains('.')).collect();
        assert!(actions.len() > 60, "{lang}: only {} actions", actions.len());
        for (id, values) in actions {
            let mut told = values.clone();
            assert!(told.insert("name".to_owned()), "{id}: a choice has no name");
            assert_eq!(all.get(&format!("{id}.told")), Some(&told), "{lang}: {id}");
        }
    }
}

#[test]
fn every_id_has_a_message() {
    let english = messages("en");
    for id in made_ids() {
        assert!(english.contains_key(&id), "{id} has no message: write it into i18n/en/ and i18n/pl/");
    }
    for id in literal_ids(&program()).iter().filter(|id| PREFIXES.iter().any(|prefix| id.starts_with(prefix))) {
        let is_prefix_of_made = made_ids().iter().any(|made| made.starts_with(&format!("{id}-")));
        assert!(english.contains_key(id) || is_prefix_of_made, "{id} has no message");
    }
}

#[test]
fn every_id_of_the_page_has_a_message() {
    let (english, page) = (messages("en"), page());
    let mut asked = 0;
    for call in ["say('", "attribute('", "attributeOr('"] {
        for id in page.split(call).skip(1).filter_map(|rest| rest.split('\'').next()).filter(|id| is_id(id)) {
            assert!(english.contains_key(id), "the page asks for {id}, which has no message");
            asked += 1;
        }
    }
    assert!(asked > 200, "the page asks for {asked} messages only: is this test still looking in the right place?");
}

#[test]
fn every_message_is_used() {
    let (made, literal) = (made_ids(), literal_ids(&program()));
    let (whole, put_together) = page_ids(&page());
    let on_the_page = |id: &str| {
        let fits = |(start, end): &(String, String)| id.starts_with(start.as_str()) && id.ends_with(end.as_str());
        whole.contains(id) || put_together.iter().any(fits)
    };
    let english = messages("en");
    let by_others: BTreeSet<&String> = english.values().flatten().collect();
    let is_used = |id: &&String| {
        // Helps of wonders and guilds, and short forms, are for the page as well; all of them belong to made ids.
        let base = id.split('.').next().unwrap_or_default();
        // Terminal and page ask for these by their tags; the next test finds those that nothing has.
        let is_tagged =
            TAGGED.iter().any(|game| ["do", "then"].iter().any(|of| id.starts_with(&format!("{game}-{of}-"))));
        is_tagged || made.contains(base) || literal.contains(base) || by_others.contains(*id) || on_the_page(base)
    };
    let unused: Vec<_> = english.keys().filter(|id| !is_used(id)).collect();
    assert!(unused.is_empty(), "nobody uses {unused:?}");
}

/// The page asks for these messages by their beginning, so the test above cannot see that nobody does.
#[test]
fn every_message_about_a_deed_or_a_consequence_belongs_to_a_tag() {
    for game in TAGGED {
        let samples = samples_of(game);
        let (deed, then) = (format!("{game}-do"), format!("{game}-then"));
        let of = |prefix: &str, name: &str| {
            let all = samples[name].as_array().unwrap().iter();
            all.map(|one| id_of(prefix, one.get("sample").unwrap_or(one))).collect::<BTreeSet<_>>()
        };
        let tags = &(&of(&deed, "choices") | &of(&deed, "outcomes")) | &of(&then, "consequences");
        let is_about = |id: &&String| [&deed, &then].iter().any(|prefix| id.starts_with(&format!("{prefix}-")));
        for id in messages("en").keys().filter(is_about) {
            assert!(tags.contains(id.split('.').next().unwrap()), "nothing has the tag of {id}");
        }
    }
}

#[test]
fn a_decree_has_a_label_that_fits_its_chamber() {
    for lang in ["en", "pl"] {
        let source = fs::read_to_string(root().join("i18n").join(lang).join("duel.ftl")).unwrap();
        let labels = source.lines().filter(|line| line.starts_with("duel-decree-"));
        let labels: Vec<&str> = labels.filter_map(|line| line.split_once(" = ")).map(|(_, label)| label).collect();
        assert_eq!(labels.len(), DecreeId::NUM);
        assert!(labels.iter().all(|label| label.chars().count() <= 18), "{lang}: {labels:?}");
    }
}

#[test]
fn no_message_is_blank_and_short_forms_are_short() {
    for lang in ["en", "pl"] {
        for entry in fs::read_dir(root().join("i18n").join(lang)).unwrap() {
            let source = fs::read_to_string(entry.unwrap().path()).unwrap();
            for line in source.lines().filter_map(|line| line.trim().strip_prefix(".short = ")) {
                assert!(
                    (1..=11).contains(&line.chars().count()),
                    "{lang}: '{line}': a short name has at most 11 characters"
                );
            }
        }
    }
}
