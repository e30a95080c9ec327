//! `pharos serve`: the games in the browser.

use crate::cli::{LogWord, ServeArgs};
use crate::failure::Failure;
use crate::text::Text;
use server::config::{BasePath, Config, PublicUrl};
use server::http::log;
use server::process;
use std::io::Write;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

pub(crate) fn run(args: &ServeArgs, text: &Text) -> Result<(), Failure> {
    let config = config(args)?;
    let data = config.data.clone();
    log::start(match args.log {
        None => log::Format::Quiet,
        Some(LogWord::Text) => log::Format::Text,
        Some(LogWord::Json) => log::Format::Json,
    });
    let mut out = anstream::stdout();
    process::serve(config, |address| {
        writeln!(out, "{}", text.words("serve-address", &[("address", address)]))?;
        out.flush()
    })
    .map_err(|error| Failure::Server(error, data))?;
    writeln!(out, "{}", text.say("serve-stopped"))?;
    Ok(())
}

/// Reads what was asked for; whatever was not keeps its default.
fn config(args: &ServeArgs) -> Result<Config, Failure> {
    let mut config = Config { data: data_folder(args.data.as_ref())?, ..Config::default() };
    config.listen = read("serve-bad-listen", &args.listen)?;
    config.metrics = args.metrics;
    config.trust_proxy = args.trust_proxy;
    config.public_url = args.public_url.as_deref().map(|url| read("serve-bad-public-url", url)).transpose()?;
    let public_path = config.public_url.as_ref().map(PublicUrl::path);
    config.base_path = match (&args.base_path, public_path) {
        (None, None) => BasePath::default(),
        (None, Some(path)) => path.clone(),
        (Some(text), public) => {
            let path = read("serve-bad-base-path", text)?;
            // A path in the public address has to be the one that the server answers to.
            if public.is_some_and(|public| *public != path) {
                return Err(Failure::Number { what: "serve-bad-public-path", text: text.clone() });
            }
            path
        }
    };
    let settings = &mut config.settings;
    let number = |id, text: &Option<String>, least: u32, most: u32| match text {
        None => Ok(None),
        Some(text) => {
            let number = text.parse().ok().filter(|number| (least..=most).contains(number));
            number.map(Some).ok_or_else(|| Failure::Number { what: id, text: text.clone() })
        }
    };
    if let Some(threads) = number("serve-bad-bot-threads", &args.bot_threads, 1, 256)? {
        settings.bot_threads = threads as usize;
    }
    if let Some(millis) = number("serve-bad-bot-pause", &args.bot_pause, 0, 60_000)? {
        settings.bot_pause = Duration::from_millis(millis.into());
    }
    if let Some(seconds) = number("serve-bad-absence", &args.absence, 1, 30 * 24 * 3600)? {
        settings.absence = Duration::from_secs(seconds.into());
    }
    if let Some(connections) = number("serve-bad-connections", &args.connections, 1, 100_000)? {
        settings.connections = connections as usize;
    }
    if let Some(tables) = number("serve-bad-tables", &args.tables, 1, 10_000)? {
        settings.tables_per_person = tables as usize;
    }
    if let Some(creations) = number("serve-bad-creations", &args.creations, 1, 1_000_000)? {
        config.limits.creations = creations;
    }
    Ok(config)
}

fn read<T: FromStr>(what: &'static str, text: &str) -> Result<T, Failure> {
    text.parse().map_err(|_| Failure::Number { what, text: text.to_owned() })
}

/// The folder that was named, or the one where this system keeps the data of programs.
pub(crate) fn data_folder(named: Option<&PathBuf>) -> Result<PathBuf, Failure> {
    let variable = |name| std::env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let usual =
        || Some(variable("XDG_DATA_HOME").or_else(|| Some(variable("HOME")?.join(".local/share")))?.join("pharos"));
    named.cloned().or_else(usual).ok_or(Failure::NoHome)
}
