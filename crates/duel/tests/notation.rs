//! Texts are read back to exactly what was written, and whatever else is given is refused or makes sense.
//!
//! Valid texts are broken in many small ways. What is accepted after that has to print to the same text, and an accepted
//! position has to be one from which any game can be played to its end. For more cases: `PROPTEST_CASES=100000`.

use duel::{Action, Duel, Library, Middle, Setup, WonderChoice};
use proptest::prelude::*;
use proptest::sample::Index;
use proptest::test_runner::Config;
use table::battery::Audit;
use table::{Actions, Game, Notation, Phase, Rng, Seat, Xoshiro};

/// The most steps that a whole game takes, and a little more.
const MANY_STEPS: usize = 200;

/// Failing cases are kept as rows of the tables at the end of this file, not in files of their own.
fn config() -> Config {
    let default = Config::default();
    Config { cases: default.cases.saturating_mul(4), failure_persistence: None, ..default }
}

fn setups() -> impl Strategy<Value = Setup> {
    let wonders = prop_oneof![Just(WonderChoice::Draft), Just(WonderChoice::FirstGame)];
    let middle = prop_oneof![Just(Middle::LastStarts), Just(Middle::LastChooses)];
    let library = prop_oneof![Just(Library::Secret), Just(Library::Open)];
    (wonders, middle, library).prop_map(|(wonders, middle, library)| Setup { wonders, middle, library })
}

/// A position that a failing test shows as its text.
#[derive(Clone, Copy)]
struct At(Duel);

impl std::fmt::Debug for At {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0.position_text())
    }
}

/// Positions of random games at random moments.
fn positions() -> impl Strategy<Value = At> {
    (setups(), any::<u64>(), 0..MANY_STEPS).prop_map(|(setup, seed, steps)| {
        let mut rng = Xoshiro::new(seed);
        let mut game = Duel::new(setup);
        for _ in 0..steps {
            step(&mut game, &mut rng).expect("games from the start are sound");
        }
        At(game)
    })
}

fn legal_actions(game: &Duel, seat: Seat) -> Actions<Action> {
    let mut actions = Actions::new();
    game.legal_actions(seat, &mut actions);
    actions
}

/// Plays something at random, or reveals something; does nothing once the game is over.
fn step(game: &mut Duel, rng: &mut Xoshiro) -> Result<(), String> {
    match game.phase() {
        Phase::Over => Ok(()),
        Phase::Chance => {
            let outcome = game.draw(rng);
            game.reveal(outcome).map_err(|why| format!("the table cannot go on with {outcome:?}: {why}"))
        }
        Phase::Act(seats) => {
            let seat = seats.first().ok_or("nobody has to act")?;
            let actions = legal_actions(game, seat);
            let action = *actions.get(rng.below(actions.len())).ok_or(format!("{seat} can do nothing"))?;
            game.play(seat, action).map_err(|why| why.to_string())
        }
    }
}

/// One small change of a text.
#[derive(Clone, Debug)]
enum Mutation {
    ReplaceChar(Index, char),
    InsertChar(Index, char),
    DeleteChar(Index),
    /// A word or number anywhere, put in the place of another one.
    Replace(Index, Index),
    /// What stands between two separators, with the one before it.
    Delete(Index),
    Repeat(Index),
    Swap(Index, Index),
    /// A field of another text is put in the place of one of this text.
    Field(Index, Index),
    /// A field of another text is added.
    AddField(Index),
    DeleteField(Index),
    SwapFields(Index, Index),
}

fn mutations() -> impl Strategy<Value = Vec<Mutation>> {
    use Mutation::*;
    let index = any::<Index>;
    let character =
        || prop_oneof![prop::sample::select(&b" ,.:=+-_*0129ABCage"[..]).prop_map(char::from), any::<char>()];
    let mutation = prop_oneof![
        1 => (index(), character()).prop_map(|(at, with)| ReplaceChar(at, with)),
        1 => (index(), character()).prop_map(|(at, with)| InsertChar(at, with)),
        2 => index().prop_map(DeleteChar),
        5 => (index(), index()).prop_map(|(at, with)| Replace(at, with)),
        3 => index().prop_map(Delete),
        1 => index().prop_map(Repeat),
        2 => (index(), index()).prop_map(|(a, b)| Swap(a, b)),
        5 => (index(), index()).prop_map(|(at, with)| Field(at, with)),
        2 => index().prop_map(AddField),
        4 => index().prop_map(DeleteField),
        1 => (index(), index()).prop_map(|(a, b)| SwapFields(a, b)),
    ];
    prop::collection::vec(mutation, 1..=3)
}

/// The text cut before every separator, so that the parts put together give the text again.
fn parts(text: &str) -> Vec<String> {
    let mut parts = vec![String::new()];
    for character in text.chars() {
        if " ,.:=+".contains(character) {
            parts.push(String::new());
        }
        parts.last_mut().expect("there is a part").push(character);
    }
    parts
}

/// Changes a text; words and fields that it lacks are taken from another one.
fn mutate(text: &str, other: &str, mutations: &[Mutation]) -> String {
    let mut text = text.to_owned();
    for mutation in mutations {
        let mut chars: Vec<char> = text.chars().collect();
        let mut words = parts(&text);
        let mut fields: Vec<String> = text.split(' ').map(str::to_owned).collect();
        let (other_words, other_fields) = (parts(other), other.split(' ').collect::<Vec<_>>());
        match mutation {
            Mutation::ReplaceChar(at, with) if !chars.is_empty() => chars[at.index(text.chars().count())] = *with,
            Mutation::InsertChar(at, with) => chars.insert(at.index(chars.len() + 1), *with),
            Mutation::DeleteChar(at) if !chars.is_empty() => drop(chars.remove(at.index(text.chars().count()))),
            Mutation::ReplaceChar(..) | Mutation::DeleteChar(_) => {}
            Mutation::Replace(at, with) => {
                let at = at.index(words.len());
                let separator: String = words[at].chars().take_while(|c| " ,.:=+".contains(*c)).collect();
                let word = with.get(&other_words).trim_start_matches(|c| " ,.:=+".contains(c));
                words[at] = separator + word;
            }
            Mutation::Delete(at) => drop(words.remove(at.index(words.len()))),
            Mutation::Repeat(at) => {
                let at = at.index(words.len());
                words.insert(at, words[at].clone());
            }
            Mutation::Swap(a, b) => {
                let (a, b) = (a.index(words.len()), b.index(words.len()));
                words.swap(a, b);
            }
            Mutation::Field(at, with) => {
                let at = at.index(fields.len());
                fields[at] = (*with.get(&other_fields)).to_owned();
            }
            Mutation::AddField(with) => fields.push((*with.get(&other_fields)).to_owned()),
            Mutation::DeleteField(at) => drop(fields.remove(at.index(fields.len()))),
            Mutation::SwapFields(a, b) => {
                let (a, b) = (a.index(fields.len()), b.index(fields.len()));
                fields.swap(a, b);
            }
        }
        text = match mutation {
            Mutation::ReplaceChar(..) | Mutation::InsertChar(..) | Mutation::DeleteChar(_) => {
                chars.into_iter().collect()
            }
            Mutation::Replace(..) | Mutation::Delete(_) | Mutation::Repeat(_) | Mutation::Swap(..) => words.concat(),
            _ => fields.join(" "),
        };
    }
    text
}

/// Anything at all, and words of this notation in any order.
fn garbage() -> impl Strategy<Value = String> {
    let words = "duel draft build discard wonder progress destroy restore begin token card back drawn A B C * -1 0 7 19 20 \
                 stable baths pyramids law age1 guild age=2 pawn=9 A.coins=7 A.cards=baths board=law laid=0 over=civilian.AB \
                 pending=turn.A pending=draft structure=0:age structure=19:baths duel:library=open = . : ,";
    let word = prop::sample::select(words.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>());
    prop_oneof![any::<String>(), prop::collection::vec(word, 0..6).prop_map(|words| words.join(" "))]
}

/// An action that is read from a text is written as that text, and is refused where it is not legal.
fn action_makes_sense(game: &Duel, seat: Seat, text: &str) {
    if let Ok(action) = game.parse_action(seat, text) {
        assert_eq!(game.action_text(seat, action), text);
        let legal = legal_actions(game, seat).contains(&action);
        let mut next = *game;
        assert_eq!(next.play(seat, action).is_ok(), legal, "{text}");
    }
}

fn chance_makes_sense(game: &Duel, text: &str) {
    if let Ok(outcome) = game.parse_chance(text) {
        assert_eq!(game.chance_text(outcome), text);
        let possible = game.is_possible(outcome);
        let mut next = *game;
        assert_eq!(next.reveal(outcome).is_ok(), possible, "{text}");
        if possible {
            assert_eq!(next.audit(), Ok(()), "{text}");
        }
    }
}

/// Positions are also written by hand: fields and lists may come in any order, and defaults may be spelt out. All else
/// has one written form.
fn position_says_what_was_read(text: &str) -> Result<(), TestCaseError> {
    if let Ok(read) = Duel::parse_position(text) {
        prop_assert_eq!(in_order(&read.position_text()), in_order(text), "{}", text);
    }
    Ok(())
}

/// The fields of a position without defaults and in alphabetical order, each with its list in alphabetical order.
fn in_order(text: &str) -> Vec<(String, Vec<String>)> {
    let (header, fields) = text.split_once(' ').unwrap_or((text, ""));
    let (game, options) = header.split_once(':').unwrap_or((header, ""));
    let is_default = |option: &str| ["wonders=draft", "middle=last_starts", "library=secret"].contains(&option);
    let options = options.split(',').filter(|&option| !is_default(option)).map(str::to_owned).collect();
    let mut list = vec![(format!("{game}{}", if header.ends_with(':') { ":" } else { "" }), options)];
    let over = fields.split(' ').any(|field| field.starts_with("over="));
    for field in fields.split(' ') {
        let (key, value) = field.split_once('=').unwrap_or((field, ""));
        let mut items: Vec<_> = value.split(',').map(str::to_owned).collect();
        if key != "pending" {
            items.sort_unstable();
        }
        let default = match key {
            "age" => "1",
            "pawn" => "0",
            "loot" => "A2,A5,B2,B5",
            "active" => "A",
            "laid" => "20",
            "A.coins" | "B.coins" => "7",
            "pending" if !over => "turn.A",
            _ => "",
        };
        if items.join(",") != default {
            list.push((key.to_owned(), items));
        }
    }
    list[0].1.sort_unstable();
    list[1..].sort_unstable();
    list
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn every_legal_action_reads_back(At(game) in positions()) {
        for seat in [Seat::A, Seat::B] {
            for action in legal_actions(&game, seat) {
                let text = game.action_text(seat, action);
                prop_assert_eq!(game.parse_action(seat, &text), Ok(action), "{}", text);
            }
        }
    }

    #[test]
    fn every_outcome_reads_back(At(game) in positions(), seed in any::<u64>()) {
        if game.phase() == Phase::Chance {
            let outcome = game.draw(&mut Xoshiro::new(seed));
            prop_assert_eq!(game.parse_chance(&game.chance_text(outcome)), Ok(outcome));
        }
    }

    #[test]
    fn every_position_reads_back(At(game) in positions()) {
        let text = game.position_text();
        prop_assert_eq!(Duel::parse_position(&text), Ok(game), "{}", text);
    }

    #[test]
    fn garbage_is_refused_or_reads_back(At(game) in positions(), text in garbage()) {
        for seat in [Seat::A, Seat::B] {
            action_makes_sense(&game, seat, &text);
        }
        chance_makes_sense(&game, &text);
        position_says_what_was_read(&text)?;
    }

    #[test]
    fn a_broken_action_is_refused_or_reads_back(
        At(game) in positions(), pick in any::<Index>(), other in any::<Index>(), mutations in mutations(),
    ) {
        if let Phase::Act(seats) = game.phase() {
            let seat = seats.first().expect("somebody has to act");
            let actions = legal_actions(&game, seat);
            let text = |pick: &Index| game.action_text(seat, *pick.get(&actions));
            action_makes_sense(&game, seat, &mutate(&text(&pick), &text(&other), &mutations));
        }
    }

    #[test]
    fn a_broken_outcome_is_refused_or_reads_back(At(game) in positions(), seed in any::<u64>(), mutations in mutations()) {
        if game.phase() == Phase::Chance {
            let mut rng = Xoshiro::new(seed);
            let (text, other) = (game.chance_text(game.draw(&mut rng)), game.chance_text(game.draw(&mut rng)));
            chance_makes_sense(&game, &mutate(&text, &other, &mutations));
        }
    }

    #[test]
    fn a_broken_position_is_refused_or_reads_back(
        At(game) in positions(), At(other) in positions(), mutations in mutations(),
    ) {
        position_says_what_was_read(&mutate(&game.position_text(), &other.position_text(), &mutations))?;
    }

    #[test]
    fn a_broken_position_is_refused_or_can_be_played_to_the_end(
        At(game) in positions(), At(other) in positions(), mutations in mutations(), seed in any::<u64>(),
    ) {
        let text = mutate(&game.position_text(), &other.position_text(), &mutations);
        let sound = Duel::parse_position(&text).map_or(Ok(()), |read| is_sound(read, seed));
        sound.map_err(|why| TestCaseError::fail(format!("{why}\n  accepted: {text}")))?;
    }
}

/// Plays to the end at random; on the way every law of the table holds that holds in real games.
fn is_sound(mut game: Duel, seed: u64) -> Result<(), String> {
    let mut rng = Xoshiro::new(seed);
    for _ in 0..=MANY_STEPS {
        let context = |why: String| format!("{why}\n  reached: {}", game.position_text());
        game.audit().map_err(context)?;
        laws_hold(&game, &mut rng).map_err(context)?;
        if game.phase() == Phase::Over {
            return Ok(());
        }
        let before = game.position_text();
        step(&mut game, &mut rng).map_err(|why| format!("{why}\n  reached: {before}"))?;
    }
    Err("the game does not end".to_owned())
}

fn laws_hold(game: &Duel, rng: &mut Xoshiro) -> Result<(), String> {
    // A text holds treasuries of three digits at most, so a game from a position that has 999 coins may outgrow it.
    let is_rich = [Seat::A, Seat::B].iter().any(|&seat| game.city(seat).coins() > 999);
    match Duel::parse_position(&game.position_text()) {
        Ok(read) if read == *game => {}
        _ if is_rich => {}
        Ok(_) => return Err("the position reads back as another one".to_owned()),
        Err(why) => return Err(format!("the position is refused: {why}")),
    }
    for viewer in [Some(Seat::A), Some(Seat::B), None] {
        let view = game.view(viewer);
        let world = Duel::imagine(&view, rng);
        if world.view(viewer) != view {
            return Err(format!("{viewer:?} imagines a world that looks different"));
        }
        if viewer.is_some_and(|seat| legal_actions(&world, seat) != legal_actions(game, seat)) {
            return Err(format!("{viewer:?} imagines a world where other actions are legal"));
        }
    }
    let standing: usize = [Seat::A, Seat::B].iter().map(|&seat| game.city(seat).standing().len()).sum();
    if standing > 7 {
        return Err(format!("{standing} wonders stand (D6.5)"));
    }
    Ok(())
}

/// What broken texts and thinking have brought up: from here play would come to a stop, or break a rule on its way.
#[rustfmt::skip]
const NO_WAY_ON: [(&str, &str); 12] = [
    ("nothing lies there to begin with",
     "duel pending=choose_starter.B"),
    ("a token is kept, but none is drawn",
     "duel board=law structure=0:baths pending=turn.A,turn_up,keep_token.A,take_token.A"),
    ("a second token is kept of one draw",
     "duel drawn=law structure=0:baths pending=turn.A,turn_up,keep_token.A,keep_token.A"),
    ("A chooses among tokens that are drawn for B",
     "duel drawn=law structure=0:baths pending=turn.A,turn_up,draw_from_box.B.1,keep_token.A"),
    ("the box has four tokens for the five places of the board",
     "duel A.tokens=agriculture,architecture,economy,law,masonry,mathematics laid=0 \
      pending=turn.A,lay_cards,draft,offer_wonders,draft,offer_wonders,lay_tokens"),
    ("a wonder is owned before the first is offered",
     "duel B.wonders=piraeus laid=0 pending=turn.A,lay_cards,draft,offer_wonders,draft,offer_wonders"),
    ("wonders stand before the draft, and too few are left for it",
     "duel A.wonders=appian_way+baths,circus_maximus+altar,colossus+theater,great_library+tavern,great_lighthouse+press \
      laid=0 pending=turn.A,lay_cards,draft,offer_wonders,draft,offer_wonders"),
    ("six wonders are on offer",
     "duel offer=appian_way,circus_maximus,colossus,great_library,great_lighthouse,hanging_gardens laid=0 \
      pending=turn.A,lay_cards,draft,offer_wonders,draft"),
    ("nineteen cards are left for Age II",
     "duel structure=0:caravansery,2:statue,3:laboratory,4:shelf_quarry"),
    ("nineteen cards are left for the age being laid out",
     "duel A.cards=baths,altar,theater,tavern laid=0 pending=turn.A,lay_cards"),
    ("two guilds are left for Age III",
     "duel A.cards=merchants_guild,shipowners_guild,builders_guild,magistrates_guild,scientists_guild structure=0:baths"),
    ("seven wonders stand and another can be built (D6.6)",
     "duel A.coins=99 A.wonders=appian_way+baths,circus_maximus+altar,colossus+theater,great_library+tavern \
      B.wonders=great_lighthouse+press,hanging_gardens+quarry,mausoleum+stable,sphinx B.coins=99 structure=0:garrison,1:workshop"),
];

#[test]
fn a_position_from_which_play_cannot_go_on_is_refused() {
    all_refused(&NO_WAY_ON);
}

/// What is over is over for a reason that can be seen (D10.2 to D10.4).
const FALSE_ENDINGS: [(&str, &str); 6] = [
    ("the pawn is not in the capital", "duel over=military.A"),
    ("the pawn is in the winner's capital", "duel pawn=9 over=military.B"),
    ("nobody has six symbols", "duel over=science.B"),
    ("A has more points", "duel age=3 A.coins=99 over=civilian.B"),
    ("Age III has not been played", "duel over=civilian.AB"),
    (
        "A has six symbols and the game goes on",
        "duel age=3 A.cards=workshop,apothecary,scriptorium,pharmacist,academy,university structure=0:palace",
    ),
];

#[test]
fn an_ending_that_contradicts_the_position_is_refused() {
    all_refused(&FALSE_ENDINGS);
}

/// Order is free and defaults may stand there, but nothing is said twice or in vain.
const SAID_TWICE: [(&str, &str); 6] = [
    ("there are no options after the colon", "duel: structure=0:baths"),
    ("an option stands twice", "duel:library=open,library=open structure=0:baths"),
    ("an option contradicts another", "duel:wonders=first_game,wonders=draft structure=0:baths"),
    ("a military token stands twice", "duel loot=A2,A2 structure=0:baths"),
    ("no military token is left but one", "duel loot=A2,- structure=0:baths"),
    ("something is pending after the end", "duel pawn=9 pending=turn.A over=military.A"),
];

#[test]
fn a_position_that_says_something_twice_is_refused() {
    all_refused(&SAID_TWICE);
}

fn all_refused(positions: &[(&str, &str)]) {
    let accepted = positions.iter().filter(|(_, text)| Duel::parse_position(text).is_ok());
    let accepted: Vec<_> = accepted.map(|(why, text)| format!("{why}: {text}")).collect();
    assert!(accepted.is_empty(), "these are accepted:\n{}", accepted.join("\n"));
}
