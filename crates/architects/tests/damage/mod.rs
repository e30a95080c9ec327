//! Positions of random games of every table, and small damage to their texts.

#![allow(dead_code, reason = "each file of tests uses its own part of this one")]

use architects::{Action, Architects, OPTIONS, Setup};
use proptest::prelude::*;
use proptest::sample::Index;
use proptest::test_runner::Config;
use table::{Actions, Game, Notation, Phase, Rng, Seat, Xoshiro};

/// The most steps that a whole game takes, and a little more.
pub(crate) const MANY_STEPS: usize = 700;

/// Failing cases are kept as rows of the tables of `positions.rs`, not in files of their own.
pub(crate) fn config() -> Config {
    let default = Config::default();
    Config { cases: default.cases.saturating_mul(4), failure_persistence: None, ..default }
}

/// Every table: any number of seats, with any values of the options.
pub(crate) fn setups() -> impl Strategy<Value = Setup> {
    (2..=7_usize, prop::collection::vec(0..6_usize, OPTIONS.len())).prop_map(|(seats, values)| {
        let mut setup = Setup::new(seats).expect("two to seven play");
        for (option, value) in OPTIONS.iter().zip(values) {
            let value = option.values.get(value).unwrap_or(&option.values[0]);
            setup.set(option.name, value).expect("the option is known");
        }
        setup
    })
}

/// A position that a failing test shows as its text.
#[derive(Clone, Copy)]
pub(crate) struct At(pub(crate) Architects);

impl std::fmt::Debug for At {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0.position_text())
    }
}

/// Positions of random games at random moments.
pub(crate) fn positions() -> impl Strategy<Value = At> {
    setups().prop_flat_map(positions_of)
}

fn positions_of(setup: Setup) -> impl Strategy<Value = At> {
    (any::<u64>(), 0..MANY_STEPS * 3 / 4).prop_map(move |(seed, steps)| {
        let mut rng = Xoshiro::new(seed);
        let mut game = Architects::new(setup);
        for _ in 0..steps {
            step(&mut game, &mut rng).expect("games from the start are sound");
        }
        At(game)
    })
}

/// Two positions, mostly of one table, so that a field of the one means something in the other.
pub(crate) fn pairs() -> impl Strategy<Value = (At, At)> {
    let of_one_table = setups().prop_flat_map(|setup| (positions_of(setup), positions_of(setup)));
    prop_oneof![4 => of_one_table, 1 => (positions(), positions())]
}

pub(crate) fn legal_actions(game: &Architects, seat: Seat) -> Actions<Action> {
    let mut actions = Actions::new();
    game.legal_actions(seat, &mut actions);
    actions
}

/// Plays something at random, or reveals something; does nothing once the game is over.
pub(crate) fn step(game: &mut Architects, rng: &mut Xoshiro) -> Result<(), String> {
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
pub(crate) enum Mutation {
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
    /// One item of a list goes to another list.
    MoveItem(Index, Index, Index),
    /// Something more is pending.
    Pend(Index, String),
}

pub(crate) fn mutations() -> impl Strategy<Value = Vec<Mutation>> {
    use Mutation::*;
    let index = any::<Index>;
    let character =
        || prop_oneof![prop::sample::select(&b" ,.:=/-_*0129ABCage"[..]).prop_map(char::from), any::<char>()];
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
        3 => (index(), index(), index()).prop_map(|(from, item, to)| MoveItem(from, item, to)),
        4 => (index(), pending_items()).prop_map(|(at, item)| Pend(at, item)),
    ];
    prop::collection::vec(mutation, 1..=3)
}

/// Everything that can be pending.
fn pending_items() -> impl Strategy<Value = String> {
    let items = "deal_wonders offer_wonders pick_wonder lay_decks lay_tokens take act peek draw take_token draw_token any_deck \
                 search_deck use_effect turn_up.A turn_up.B show.A show.B keep.A keep.B";
    prop::sample::select(items.split_whitespace().map(str::to_owned).collect::<Vec<_>>())
}

const SEPARATORS: &str = " ,.:=*/";

/// The text cut before every separator, so that the parts put together give the text again.
fn parts(text: &str) -> Vec<String> {
    let mut parts = vec![String::new()];
    for character in text.chars() {
        if SEPARATORS.contains(character) {
            parts.push(String::new());
        }
        parts.last_mut().expect("there is a part").push(character);
    }
    parts
}

/// Changes a text; words and fields that it lacks are taken from another one.
pub(crate) fn mutate(text: &str, other: &str, mutations: &[Mutation]) -> String {
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
                let separator: String = words[at].chars().take_while(|c| SEPARATORS.contains(*c)).collect();
                let word = with.get(&other_words).trim_start_matches(|c| SEPARATORS.contains(c));
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
            Mutation::MoveItem(from, item, to) => {
                let (from, to) = (from.index(fields.len()), to.index(fields.len()));
                if let Some((key, value)) = fields[from].clone().split_once('=') {
                    let mut items: Vec<_> = value.split(',').collect();
                    let moved = items.remove(item.index(items.len()));
                    fields[from] = format!("{key}={}", items.join(","));
                    fields[to] = format!("{},{moved}", fields[to]);
                }
            }
            Mutation::Pend(at, item) => match fields.iter_mut().find(|field| field.starts_with("pending=")) {
                Some(field) => {
                    let mut items: Vec<_> = field.split(',').collect();
                    items.insert(1 + at.index(items.len()), item);
                    *field = items.join(",");
                }
                None => fields.push(format!("pending=act,{item}")),
            },
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
pub(crate) fn garbage() -> impl Strategy<Value = String> {
    let words = "architects/3 architects/8 architects/2:search=secret pick look take extra build exchange token blind fetch search \
                 keep use pass end wonder offer top card seen drawn shown A B C H * -1 0 7 left right centre s1 s5 wood,clay \
                 wood,wood coin,wood coin gear different giza rhodes culture A.wonder=giza A.cards=wood*2 A.deck=- A.top=wood \
                 B.tokens=culture,culture seen=wood.A shown=wood face_up=decor battle=2 over=wonder.A pending=act pending=take = . : ,";
    let word = prop::sample::select(words.split_whitespace().collect::<Vec<_>>());
    prop_oneof![any::<String>(), prop::collection::vec(word, 0..6).prop_map(|words| words.join(" "))]
}
