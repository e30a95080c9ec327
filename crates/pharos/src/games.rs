//! `pharos games`: what can be played.

use crate::cli::GamesArgs;
use crate::failure::Failure;
use crate::text::Text;
use family::{GAMES, GameInfo};
use serde_json::{Map, Value, json};
use std::io::Write;
use std::ops::RangeInclusive;

pub(crate) fn run(args: &GamesArgs, text: &Text) -> Result<(), Failure> {
    let mut out = anstream::stdout();
    if args.json {
        let games: Vec<_> = GAMES
            .iter()
            .map(|game| {
                let options: Vec<_> = game
                    .options
                    .iter()
                    .map(|option| {
                        json!({
                            "name": option.name,
                            "values": option.values,
                            "default": option.values[0],
                            "needs": option.needs,
                            "default_with": defaults(game, option.name).collect::<Map<_, _>>(),
                        })
                    })
                    .collect();
                let names: Vec<_> = game.expansions.iter().map(|expansion| expansion.name).collect();
                let more: Map<_, _> = game
                    .expansions
                    .iter()
                    .filter_map(|expansion| Some((expansion.name.to_owned(), seats_json(expansion.seats.as_ref()?))))
                    .collect();
                json!({
                    "game": game.name,
                    "expansions": names,
                    "seats": seats_json(&game.seats),
                    "seats_with": more,
                    "options": options,
                })
            })
            .collect();
        writeln!(out, "{}", json!(games))?;
        return Ok(());
    }
    for game in GAMES {
        let seats = seats_text(&game.seats);
        let title = text.say(&format!("{}-title", game.name));
        writeln!(out, "{}", text.words("games-line", &[("game", game.name), ("title", &title), ("seats", &seats)]))?;
        for expansion in game.expansions {
            let id = format!("{}-expansion-{}", game.name, expansion.name);
            let word = format!("+{}", expansion.name);
            writeln!(out, "  {word:<18} {}: {}", text.say(&id), text.attribute(&id, "help"))?;
            if let Some(seats) = &expansion.seats {
                let seats = text.words("games-seats", &[("seats", &seats_text(seats))]);
                writeln!(out, "  {:<18} {seats}", "")?;
            }
        }
        for option in game.options {
            let needs: String = option.needs.iter().map(|expansion| format!("+{expansion}")).collect();
            let word = format!(":{}=", option.name);
            writeln!(out, "  {}", format!("{word:<18} {needs}").trim_end())?;
            for value in option.values {
                let help = text.say(&format!("{}-option-{}-{value}", game.name, option.name));
                let mark = if *value == option.values[0] { '*' } else { ' ' };
                let with = defaults(game, option.name).filter(|(_, default)| default.as_str() == Some(*value));
                let with: String = with.map(|(expansion, _)| format!(" (* +{expansion})")).collect();
                writeln!(out, "    {mark} {value:<14} {help}{with}")?;
            }
        }
    }
    writeln!(out, "{}", text.say("games-legend"))?;
    Ok(())
}

/// The expansions with which an option has another default, and which.
fn defaults(game: &'static GameInfo, option: &str) -> impl Iterator<Item = (String, Value)> {
    let all = game.expansions.iter().flat_map(|expansion| expansion.defaults.iter().map(move |one| (expansion, one)));
    all.filter(move |(_, default)| default.option == option)
        .map(|(expansion, default)| (expansion.name.to_owned(), json!(default.value)))
}

fn seats_text(seats: &RangeInclusive<usize>) -> String {
    let (least, most) = (seats.start(), seats.end());
    if least == most { least.to_string() } else { format!("{least}-{most}") }
}

fn seats_json(seats: &RangeInclusive<usize>) -> Value {
    json!({ "least": seats.start(), "most": seats.end() })
}
