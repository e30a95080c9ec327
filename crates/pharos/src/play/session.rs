//! One sitting: settles chance, asks people and bots in turn, shows what happened, and keeps the log.

use super::command::Command;
use super::{Name, Scene, result_lines, score_lines};
use crate::any_game::AnyGame;
use crate::failure::Failure;
use crate::seats::Player;
use crate::terminal::{self, BOLD, DIM};
use crate::text::Text;
use bots::{Bot, Budget, LEVELS, Settings, Thinker};
use std::io::{self, BufRead, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;
use std::time::Duration;
use table::log::{self, Header};
use table::{Actions, Dealer, Event, Eyes, MAX_SEATS, Phase, Record, Rng, Seat, SeatSet, Xoshiro};

/// Best moves shown by a hint.
const HINTS: usize = 3;
/// How long a hint may think.
const HINT_TIME: Duration = Duration::from_millis(300);

/// A game being played here.
pub(super) struct Session<'a, G: AnyGame> {
    header: Header,
    players: Vec<Player>,
    names: Vec<Name>,
    record: Record<G>,
    text: &'a Text,
    /// Where to save at the end.
    save_at_end: Option<PathBuf>,
    /// The file this sitting has written, which it may write again.
    saved: Option<PathBuf>,
    /// What happened since a person last chose, as each person may know it; told to everybody if only bots play.
    news: Vec<News>,
    /// Who looked at the screen last.
    looked: Option<Seat>,
}

/// What somebody has not been told yet.
struct News {
    reader: Option<Seat>,
    sentences: Vec<String>,
}

/// What comes of asking a person.
enum Answer<A> {
    Act(A),
    /// The position changed: ask again.
    Again,
    Leave,
}

impl<'a, G: AnyGame> Session<'a, G> {
    pub(super) fn new(
        header: Header,
        players: Vec<Player>,
        record: Record<G>,
        save_at_end: Option<PathBuf>,
        text: &'a Text,
    ) -> Self {
        let name = |(seat, player): (Seat, &Player)| match player {
            Player::Human(Some(name)) => Name::plain(name),
            Player::Human(None) => Name::plain(text.words("play-human", &[("seat", &seat.to_string())])),
            Player::Bot(_, word) => {
                let is_level = LEVELS.iter().any(|(level, _)| level == word);
                let bot = if is_level { text.say(&format!("level-{word}")) } else { word.clone() };
                let seat = seat.to_string();
                let full = text.words("play-bot", &[("seat", &seat), ("bot", &bot)]);
                Name { full, short: text.words("play-bot-short", &[("seat", &seat)]) }
            }
        };
        let names = Seat::first(players.len()).zip(&players).map(name).collect();
        let people = Seat::first(players.len()).zip(&players).filter(|(_, player)| matches!(player, Player::Human(_)));
        let mut readers: Vec<Option<Seat>> = people.map(|(seat, _)| Some(seat)).collect();
        if readers.is_empty() {
            readers.push(None);
        }
        let news = readers.into_iter().map(|reader| News { reader, sentences: Vec::new() }).collect();
        Self { header, players, names, record, text, save_at_end, saved: None, news, looked: None }
    }

    /// Plays until the game is over or the person leaves.
    pub(super) fn run(mut self, mut dealer: impl Dealer<G>) -> Result<(), Failure> {
        let goodbye = self.text.say("play-interrupted");
        terminal::leave_on_interrupt(move || {
            anstream::eprintln!("\n{goodbye}");
        });
        let people = self.players.iter().any(|player| matches!(player, Player::Human(_)));
        let mut input = io::stdin().lock();
        loop {
            self.settle(&mut dealer)?;
            let Phase::Act(seats) = self.record.game().phase() else { break };
            let Some(seat) = seats.first() else { break };
            let mut actions = Actions::new();
            self.record.game().legal_actions(seat, &mut actions);
            let action = match self.players[seat.index()] {
                Player::Bot(spec, _) => {
                    spec.build::<G>(self.bot_seed(seat)).choose(Eyes::of(self.record.game(), seat), &actions)
                }
                Player::Human(_) => match self.ask(seat, &actions, &mut input)? {
                    Answer::Act(action) => action,
                    Answer::Again => continue,
                    Answer::Leave => {
                        self.save_when_done()?;
                        return Ok(());
                    }
                },
            };
            self.tell(Event::Act(seat, action));
            if !people {
                self.print_news()?;
            }
            if self.record.play(seat, action).is_err() {
                return Err(Failure::Terminal(io::Error::other("a legal action was refused")));
            }
        }
        self.print_news()?;
        self.finish()
    }

    /// Lets the dealer reveal what is due, telling what is worth it.
    fn settle(&mut self, dealer: &mut impl Dealer<G>) -> Result<(), Failure> {
        while self.record.game().phase() == Phase::Chance {
            let outcome = dealer.deal(self.record.game())?;
            self.tell(Event::Chance(outcome));
            self.record.push(Event::Chance(outcome)).map_err(|_| {
                Failure::Dealer(table::DealerError::Impossible(self.record.game().chance_text(outcome)))
            })?;
        }
        Ok(())
    }

    /// A bot's choice belongs to the seed and the moment, so it stays the same after undo or resuming.
    fn bot_seed(&self, seat: Seat) -> u64 {
        let moment = (self.record.events().len() * MAX_SEATS + seat.index()) as u64;
        Xoshiro::stream(!self.header.seed.unwrap_or_default(), moment).next_u64()
    }

    /// Who looks at the screen now: the only person, or whoever has to choose.
    fn viewer(&self) -> Option<Seat> {
        let people: SeatSet = Seat::first(self.players.len())
            .filter(|seat| matches!(self.players[seat.index()], Player::Human(_)))
            .collect();
        match self.record.game().phase() {
            _ if people.len() == 1 => people.first(),
            Phase::Act(seats) => seats.first().filter(|&seat| people.contains(seat)),
            Phase::Chance | Phase::Over => None,
        }
    }

    fn scene(&self) -> Scene<'_> {
        let (width, height) = terminal::size();
        Scene { text: self.text, names: &self.names, viewer: self.viewer(), width: width.max(60), height }
    }

    fn tell(&mut self, event: Event<G>) {
        let game = self.record.game();
        let told: Vec<_> =
            self.news.iter().map(|news| game.sentences(&game.event_view(event, news.reader), &self.scene())).collect();
        for (news, sentences) in self.news.iter_mut().zip(told) {
            news.sentences.extend(sentences);
        }
    }

    fn print_news(&mut self) -> Result<(), Failure> {
        let mut out = anstream::stdout();
        for sentence in self.news.iter_mut().take(1).flat_map(|news| news.sentences.drain(..)) {
            writeln!(out, "{sentence}")?;
        }
        Ok(())
    }

    /// What this person has not been told yet.
    fn news_for(&mut self, seat: Seat) -> Option<&mut Vec<String>> {
        self.news.iter_mut().find(|news| news.reader == Some(seat)).map(|news| &mut news.sentences)
    }

    /// Shows the table and reads until the person chooses.
    fn ask(
        &mut self,
        seat: Seat,
        actions: &[G::Action],
        input: &mut impl BufRead,
    ) -> Result<Answer<G::Action>, Failure> {
        let mut out = anstream::stdout();
        if self.must_hand_over(seat) && !self.hand_over(seat, input)? {
            return Ok(Answer::Leave);
        }
        self.looked = Some(seat);
        self.draw(seat, actions)?;
        loop {
            write!(out, "{BOLD}{}>{BOLD:#} ", self.names[seat.index()].full)?;
            out.flush()?;
            let mut line = String::new();
            match input.read_line(&mut line) {
                Ok(0) => {
                    writeln!(out, "\n{}", self.text.say("play-input-ended"))?;
                    return Ok(Answer::Leave);
                }
                Ok(_) => {}
                Err(error) if error.kind() == io::ErrorKind::InvalidData => {
                    writeln!(out, "{}", self.text.say("play-not-text"))?;
                    continue;
                }
                Err(error) => return Err(error.into()),
            }
            match Command::read(&line, self.text) {
                Command::Choose(number) => match number.checked_sub(1).and_then(|index| actions.get(index)) {
                    Some(&action) => {
                        if let Some(news) = self.news_for(seat) {
                            news.clear();
                        }
                        return Ok(Answer::Act(action));
                    }
                    None => {
                        let most = actions.len().to_string();
                        writeln!(out, "{}", self.text.words("play-no-such-number", &[("most", &most)]))?;
                    }
                },
                Command::Undo => {
                    if self.undo() {
                        return Ok(Answer::Again);
                    }
                    writeln!(out, "{}", self.text.say("play-nothing-to-undo"))?;
                }
                Command::Redraw => self.draw(seat, actions)?,
                Command::Hint => self.hint(seat, actions, &mut out)?,
                Command::Log => self.print_log(&mut out)?,
                Command::Score => {
                    let sheet = self.record.game().score_sheet();
                    for line in score_lines::<G>(self.record.setup(), &sheet, &self.scene()) {
                        writeln!(out, "{line}")?;
                    }
                }
                Command::City(which) => {
                    let scene = self.scene();
                    for seat in Seat::first(self.players.len()).filter(|&seat| which.is_none_or(|w| w == seat)) {
                        for line in self.record.game().city_in_full(seat, &scene) {
                            writeln!(out, "{line}")?;
                        }
                    }
                }
                Command::Pile => {
                    let lines = self.record.game().discard_pile(&self.scene());
                    if lines.is_empty() {
                        writeln!(out, "{}", self.text.say("play-pile-empty"))?;
                    }
                    for line in lines {
                        writeln!(out, "{line}")?;
                    }
                }
                Command::Explain(words) => {
                    let game = self.record.game();
                    let lines = if words.is_empty() { Vec::new() } else { game.explain(&words, self.text) };
                    if lines.is_empty() {
                        writeln!(out, "{}", self.text.say("play-no-such-card"))?;
                    }
                    for line in lines.iter().flat_map(|line| terminal::wrap(line, self.scene().width, 0)) {
                        writeln!(out, "{line}")?;
                    }
                }
                Command::Save(name) => {
                    let message = self.save_as(Path::new(&name));
                    writeln!(out, "{message}")?;
                }
                Command::Help => {
                    writeln!(out, "{}", self.text.say("play-help"))?;
                    for sign in self.record.game().legend(self.text) {
                        writeln!(out, "{sign}")?;
                    }
                }
                Command::Quit => {
                    writeln!(out, "{}", self.text.say("play-left"))?;
                    return Ok(Answer::Leave);
                }
                Command::Unknown(_) => writeln!(out, "{}", self.text.say("play-unknown"))?,
            }
        }
    }

    /// Tests if somebody else looked at the screen last who must not see what this person does.
    fn must_hand_over(&self, seat: Seat) -> bool {
        self.looked.is_some_and(|last| last != seat) && self.record.game().keeps_secrets()
    }

    /// Clears the screen and waits until the right person sits before it. False if nobody does.
    fn hand_over(&self, seat: Seat, input: &mut impl BufRead) -> Result<bool, Failure> {
        let mut out = anstream::stdout().lock();
        if io::stdout().is_terminal() {
            write!(out, "\x1b[2J\x1b[3J\x1b[H")?;
        }
        write!(out, "{} ", self.text.words("play-hand-over", &[("name", &self.names[seat.index()].full)]))?;
        out.flush()?;
        if input.skip_until(b'\n')? == 0 {
            writeln!(out, "\n{}", self.text.say("play-input-ended"))?;
            return Ok(false);
        }
        Ok(true)
    }

    /// Shows what the person may know, and the choices.
    fn draw(&self, seat: Seat, actions: &[G::Action]) -> Result<(), Failure> {
        let scene = self.scene();
        let view = self.record.game().view(Some(seat));
        let seen = G::imagine(&view, &mut Xoshiro::new(0));
        let board = seen.board(&scene);
        let choices = seen.choices(seat, actions, &scene);
        let mut out = anstream::stdout().lock();
        if io::stdout().is_terminal() {
            write!(out, "\x1b[2J\x1b[3J\x1b[H")?;
        }
        // What the others did since belongs on the screen, even if its upper end scrolls away.
        let room = scene.height.saturating_sub(board.len() + choices.len() + 2).max(2 * (self.players.len() - 1));
        let news = self.news.iter().find(|news| news.reader == Some(seat)).map_or(&[][..], |news| &news.sentences);
        let skipped = news.len().saturating_sub(room);
        for sentence in &news[skipped..] {
            writeln!(out, "{DIM}{}{DIM:#}", terminal::fit(sentence, scene.width - 1))?;
        }
        for line in board.iter().chain(&choices) {
            writeln!(out, "{line}")?;
        }
        Ok(())
    }

    /// Takes everything back to the last choice of a person before this one. Nobody is asked: all who play sit at this
    /// screen, see it happen, and can object.
    fn undo(&mut self) -> bool {
        let is_person = |event: &Event<G>| match event {
            Event::Act(seat, _) => matches!(self.players[seat.index()], Player::Human(_)),
            Event::Chance(_) => false,
        };
        let Some(last) = self.record.events().iter().rposition(is_person) else { return false };
        self.record.undo_to(last);
        let told = self.text.say("play-undone");
        self.news.iter_mut().for_each(|news| news.sentences = vec![told.clone()]);
        true
    }

    /// The best choices with the chance of winning and what speaks for each.
    fn hint(&self, seat: Seat, actions: &[G::Action], out: &mut impl Write) -> Result<(), Failure> {
        let game = self.record.game();
        let mut thinker = Thinker::<G>::new(Settings::STRONG, Budget::Time(HINT_TIME), self.bot_seed(seat));
        let never = AtomicBool::new(false);
        let thoughts = thinker.think(&game.view(Some(seat)), seat, Budget::Time(HINT_TIME), &never);
        for finding in thoughts.findings.iter().take(HINTS) {
            let number = actions.iter().position(|&action| action == finding.action).map_or(0, |index| index + 1);
            let phrase = game.phrase(seat, finding.action, self.text);
            let chance = format!("{:.0} %", 100.0 * finding.expectation);
            let reason = self.text.say(&format!("hint-reason-{}", game.reason(seat, finding.action)));
            let line = self.text.words("play-hint", &[("what", &phrase), ("chance", &chance), ("reason", &reason)]);
            for (i, part) in terminal::wrap(&line, self.scene().width - 1, 6).iter().enumerate() {
                let number = if i == 0 { format!("{number:>4}  ") } else { " ".repeat(6) };
                writeln!(out, "{number}{}", part.trim_start())?;
            }
        }
        Ok(())
    }

    /// Every sentence of the game so far, as this viewer may know it.
    fn print_log(&self, out: &mut impl Write) -> Result<(), Failure> {
        let viewer = self.viewer();
        let scene = self.scene();
        let mut game = G::new(self.record.setup());
        for &event in self.record.events() {
            for sentence in game.sentences(&game.event_view(event, viewer), &scene) {
                writeln!(out, "{sentence}")?;
            }
            game.apply_unchecked(event);
        }
        Ok(())
    }

    /// Writes the log to a file that is not there yet, or that this sitting wrote before.
    fn save_as(&mut self, path: &Path) -> String {
        if path.as_os_str().is_empty() {
            return self.text.say("play-save-where");
        }
        match self.write_log(path) {
            Ok(()) => self.text.words("play-saved", &[("file", &path.display().to_string())]),
            Err(failure) => failure.message(self.text),
        }
    }

    fn write_log(&mut self, path: &Path) -> Result<(), Failure> {
        let again = self.saved.as_deref() == Some(path);
        if path.exists() && !again {
            return Err(Failure::Exists(path.to_owned()));
        }
        let text = log::write(&self.header, &self.record);
        write_whole(path, &text, again)?;
        self.saved = Some(path.to_owned());
        Ok(())
    }

    fn save_when_done(&mut self) -> Result<(), Failure> {
        let Some(path) = self.save_at_end.take() else { return Ok(()) };
        self.write_log(&path)?;
        let file = path.display().to_string();
        anstream::println!("{}", self.text.words("play-saved", &[("file", &file)]));
        Ok(())
    }

    /// The end: how it ended, and the score sheet.
    fn finish(mut self) -> Result<(), Failure> {
        let mut out = anstream::stdout();
        let game = *self.record.game();
        if let Some(outcome) = game.outcome() {
            writeln!(out)?;
            for line in result_lines::<G>(self.record.setup(), outcome, &game.score_sheet(), &self.scene()) {
                writeln!(out, "{line}")?;
            }
        }
        self.save_when_done()
    }
}

/// Writes a file so that a crash leaves the old one or the new one, never half of one.
fn write_whole(path: &Path, text: &str, replace: bool) -> Result<(), Failure> {
    let failed = |error| Failure::Write(path.to_owned(), error);
    if !replace {
        let mut file = std::fs::File::create_new(path).map_err(failed)?;
        return file.write_all(text.as_bytes()).and_then(|()| file.sync_all()).map_err(failed);
    }
    let mut temporary = path.as_os_str().to_owned();
    temporary.push(".pharos.tmp");
    std::fs::write(&temporary, text).and_then(|()| std::fs::rename(&temporary, path)).map_err(failed)
}
