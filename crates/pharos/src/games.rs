//! `pharos games`: what can be played.

use crate::cli::GamesArgs;
use crate::failure::Failure;
use crate::text::Text;
use family::GAMES;
use serde_json::json;
use std::io::Write;

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
                        })
                    })
                    .collect();
                json!({
                    "game": game.name,
                    "expansions": game.expansions,
                    "seats": { "least": game.seats.start(), "most": game.seats.end() },
                    "options": options,
                })
            })
            .collect();
        writeln!(out, "{}", json!(games))?;
        return Ok(());
    }
    for game in &GAMES {
        let (least, most) = (game.seats.start(), game.seats.end());
        let seats = if least == most { least.to_string() } else { format!("{least}-{most}") };
        let title = text.say(&format!("{}-title", game.name));
        writeln!(out, "{}", text.words("games-line", &[("game", game.name), ("title", &title), ("seats", &seats)]))?;
        for expansion in game.expansions {
            let id = format!("{}-expansion-{expansion}", game.name);
            let word = format!("+{expansion}");
            writeln!(out, "  {word:<18} {}: {}", text.say(&id), text.attribute(&id, "help"))?;
        }
        for option in game.options {
            let needs: String = option.needs.iter().map(|expansion| format!("+{expansion}")).collect();
            let word = format!(":{}=", option.name);
            writeln!(out, "  {}", format!("{word:<18} {needs}").trim_end())?;
            for value in option.values {
                let help = text.say(&format!("{}-option-{}-{value}", game.name, option.name));
                let mark = if *value == option.values[0] { '*' } else { ' ' };
                writeln!(out, "    {mark} {value:<14} {help}")?;
            }
        }
    }
    writeln!(out, "{}", text.say("games-legend"))?;
    Ok(())
}
