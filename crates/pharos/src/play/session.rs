//! One sitting: settles chance, asks people and bots in turn, shows what happened, and keeps the log.

use super::command::Command;
use super::{Board, Context, Name, result_lines, score_lines};
use crate::any_game::AnyGame;
use crate::failure::Failure;
use crate::seats::Player;
use crate::terminal::{self, BOLD, DIM};
use crate::text::Text;
use bots::{Budget, KEPT_NODES, KeptTrees, LEVELS, Settings};
use std::io::{self, BufRead, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;
use std::time::Duration;
use table::log::{self, Header};
use table::{
    Actions, Dealer, Event, Eyes, Illegal, MAX_SEATS, Phase, Record, Rng, Round, Seat, SeatSet, Xoshiro, keep_secrets,
};

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
    /// Trees of bots and hints, for their next moves.
    trees: KeptTrees<G>,
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
        Self {
            header,
            players,
            names,
            record,
            text,
            save_at_end,
            saved: None,
            news,
            looked: None,
            trees: KeptTrees::new(KEPT_NODES),
        }
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
            // Where several choose at the same time they are asked one after the other, in the order of seats.
            let Some(seat) = self.record.waiting().first() else { break };
            let mut actions = Actions::new();
            self.record.game().legal_actions(seat, &mut actions);
            let action = match self.players[seat.index()] {
                Player::Bot(spec, _) => {
                    let seed = self.bot_seed(seat);
                    self.trees.choose(spec, Eyes::of(self.record.game(), seat), &actions, seed)
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
            let refused = |_| Failure::Terminal(io::Error::other("a legal action was refused"));
            match self.record.opening(seat, action) {
                None => self.record.seal(seat, action).map_err(refused)?,
                Some(round) => self.happen(&round).map_err(refused)?,
            }
            if !people {
                self.print_news()?;
            }
        }
        self.print_news()?;
        self.finish()
    }

    /// Lets the dealer reveal what is due, telling what is worth it.
    fn settle(&mut self, dealer: &mut impl Dealer<G>) -> Result<(), Failure> {
        while self.record.game().phase() == Phase::Chance {
            let outcome = dealer.deal(self.record.game())?;
            let text = self.record.game().chance_text(outcome);
            self.happen(&[Event::Chance(outcome)])
                .map_err(|_| Failure::Dealer(table::DealerError::Impossible(text)))?;
        }
        Ok(())
    }

    /// The choice of a bot that does not go by the clock belongs to the seed and the moment, so it stays the same after
    /// undo or resuming.
    fn bot_seed(&self, seat: Seat) -> u64 {
        let moment = (self.record.events().len() * MAX_SEATS + seat.index()) as u64;
        Xoshiro::stream(!self.header.seed.unwrap_or_default(), moment).next_u64()
    }

    /// Who looks at the screen now: the only person, or whoever has to choose.
    fn viewer(&self) -> Option<Seat> {
        let people = self.people();
        match people.len() {
            1 => people.first(),
            _ => self.record.waiting().first().filter(|&seat| people.contains(seat)),
        }
    }

    fn context(&self) -> Context<'_> {
        let (width, height) = terminal::size();
        Context { text: self.text, names: &self.names, width: width.max(60), height }
    }

    /// Seats of people.
    fn people(&self) -> SeatSet {
        let is_person = |seat: &Seat| matches!(self.players[seat.index()], Player::Human(_));
        Seat::first(self.players.len()).filter(is_person).collect()
    }

    /// Lets an event, or a round that opens, happen, and keeps what is to be told of it.
    fn happen(&mut self, events: &[Event<G>]) -> Result<(), Illegal> {
        let (index, before) = (self.record.events().len(), *self.record.game());
        events.iter().try_for_each(|&event| self.record.push(event))?;
        let round = Round { index, before, events, after: *self.record.game() };
        let told: Vec<_> = self.news.iter().map(|news| G::told(&round, news.reader, &self.context())).collect();
        for (news, sentences) in self.news.iter_mut().zip(told) {
            news.sentences.extend(sentences);
        }
        Ok(())
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
        let board = self.record.game().seen(Some(seat));
        let texts = board.actions();
        self.draw(seat, &*board)?;
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
                Command::Choose(number) => match number.checked_sub(1).and_then(|index| texts.get(index)) {
                    Some(text) => {
                        let is_it = |action: &&G::Action| self.record.game().action_text(seat, **action) == *text;
                        let action = *actions.iter().find(is_it).expect("what is offered is legal");
                        if let Some(news) = self.news_for(seat) {
                            news.clear();
                        }
                        return Ok(Answer::Act(action));
                    }
                    None => {
                        let most = texts.len().to_string();
                        writeln!(out, "{}", self.text.words("play-no-such-number", &[("most", &most)]))?;
                    }
                },
                Command::Undo => {
                    if self.undo() {
                        return Ok(Answer::Again);
                    }
                    writeln!(out, "{}", self.text.say("play-nothing-to-undo"))?;
                }
                Command::Redraw => self.draw(seat, &*board)?,
                Command::Hint => self.hint(seat, &*board, &mut out)?,
                Command::Log => self.print_log(&mut out)?,
                Command::Score => {
                    let sheet = self.record.game().score_sheet();
                    for line in score_lines::<G>(self.record.setup(), &sheet, &self.context()) {
                        writeln!(out, "{line}")?;
                    }
                }
                Command::City(whose) => {
                    let (seats, context) = (self.called(&whose), self.context());
                    if seats.is_empty() {
                        writeln!(out, "{}", self.text.say("play-no-such-player"))?;
                    }
                    for line in seats.iter().flat_map(|seat| board.city_in_full(seat, &context)) {
                        writeln!(out, "{line}")?;
                    }
                }
                Command::Pile => {
                    let lines = board.discard_pile(&self.context());
                    if lines.is_empty() {
                        writeln!(out, "{}", self.text.say("play-pile-empty"))?;
                    }
                    for line in lines {
                        writeln!(out, "{line}")?;
                    }
                }
                Command::Hands => {
                    let lines = board.hands(&self.context());
                    if lines.is_empty() {
                        writeln!(out, "{}", self.text.say("play-no-hands"))?;
                    }
                    for line in lines {
                        writeln!(out, "{line}")?;
                    }
                }
                Command::Explain(words) => {
                    let lines = if words.is_empty() { Vec::new() } else { board.explain(&words, self.text) };
                    if lines.is_empty() {
                        writeln!(out, "{}", self.text.say("play-no-such-card"))?;
                    }
                    for line in lines.iter().flat_map(|line| terminal::wrap(line, self.context().width, 0)) {
                        writeln!(out, "{line}")?;
                    }
                }
                Command::Save(name) => {
                    let message = self.save_as(Path::new(&name));
                    writeln!(out, "{message}")?;
                }
                Command::Help => {
                    writeln!(out, "{}", self.text.say("play-help"))?;
                    for sign in board.legend(self.text) {
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

    /// The seat with this letter, or those whose names begin so; all if nothing is said.
    fn called(&self, words: &str) -> SeatSet {
        let words = words.to_lowercase();
        let all = || Seat::first(self.players.len());
        let letter = all().find(|seat| seat.to_string().to_lowercase() == words);
        let by_name = |seat: &Seat| self.names[seat.index()].full.to_lowercase().starts_with(&words);
        letter.map_or_else(|| all().filter(by_name).collect(), |seat| SeatSet::from_iter([seat]))
    }

    /// Tests if somebody else looked at the screen last, and one of those who share it has a secret.
    fn must_hand_over(&self, seat: Seat) -> bool {
        self.looked.is_some_and(|last| last != seat) && keep_secrets(self.record.game(), self.people())
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
    fn draw(&self, seat: Seat, seen: &dyn Board) -> Result<(), Failure> {
        let context = self.context();
        let board = seen.board(None, &context);
        let choices = seen.choices(&context);
        let mut out = anstream::stdout().lock();
        if io::stdout().is_terminal() {
            write!(out, "\x1b[2J\x1b[3J\x1b[H")?;
        }
        // What the others did since belongs on the screen, even if its upper end scrolls away.
        // Where all choose at the same time that is a whole round, at the end of an age with all that follows.
        let others = self.players.len() - 1;
        let least = if self.record.game().asked().len() > 1 { 4 * others + 4 } else { 2 * others };
        let room = context.height.saturating_sub(board.len() + choices.len() + 2).max(least);
        let news = self.news.iter().find(|news| news.reader == Some(seat)).map_or(&[][..], |news| &news.sentences);
        let news: Vec<_> = news.iter().flat_map(|sentence| terminal::wrap(sentence, context.width - 1, 0)).collect();
        let skipped = news.len().saturating_sub(room);
        for line in &news[skipped..] {
            writeln!(out, "{DIM}{line}{DIM:#}")?;
        }
        for line in board.iter().chain(&choices) {
            writeln!(out, "{line}")?;
        }
        let chosen = self.record.sealed();
        if !chosen.is_empty() {
            let names: Vec<_> = chosen.iter().map(|seat| context.name(seat)).collect();
            writeln!(out, "{DIM}{}{DIM:#}", self.text.words("play-have-chosen", &[("names", &names.join(", "))]))?;
        }
        Ok(())
    }

    /// Takes everything back to the last choice of a person before this one. Nobody is asked: all who play sit at this
    /// screen, see it happen, and can object.
    fn undo(&mut self) -> bool {
        let people = self.people();
        if let Some(seat) = self.record.sealed().iter().filter(|&seat| people.contains(seat)).last() {
            self.record.withdraw(seat);
        } else {
            let is_persons = |round: &Round<'_, G>| people.iter().any(|seat| round.is_of(seat));
            let Some(last) = self.record.rounds(0).filter(is_persons).last().map(|round| round.index) else {
                return false;
            };
            self.record.undo_to(last);
        }
        let told = self.text.say("play-undone");
        self.news.iter_mut().for_each(|news| news.sentences = vec![told.clone()]);
        true
    }

    /// The best choices with the chance of winning and what speaks for each.
    fn hint(&mut self, seat: Seat, board: &dyn Board, out: &mut impl Write) -> Result<(), Failure> {
        let budget = Budget::Time(HINT_TIME);
        let mut thinker = self.trees.take(seat, Settings::STRONG, budget, self.bot_seed(seat));
        let view = self.record.game().view(Some(seat));
        let texts = board.actions();
        let thoughts = thinker.think(&view, seat, budget, &AtomicBool::new(false));
        self.trees.give_back(seat, thinker);
        // What speaks for an action is worked out from what the person knows.
        let game = G::imagine(&view, &mut Xoshiro::new(0));
        for finding in thoughts.findings.iter().take(HINTS) {
            let text = game.action_text(seat, finding.action);
            let index = texts.iter().position(|offered| *offered == text).expect("a bot finds what is offered");
            let (number, phrase) = (index + 1, board.phrase(index, &self.context()));
            let chance = format!("{:.0} %", 100.0 * finding.expectation);
            let reason = self.text.say(&format!("hint-reason-{}", game.reason(seat, finding.action)));
            let line = self.text.words("play-hint", &[("what", &phrase), ("chance", &chance), ("reason", &reason)]);
            for (i, part) in terminal::wrap(&line, self.context().width - 1, 6).iter().enumerate() {
                let number = if i == 0 { format!("{number:>4}  ") } else { " ".repeat(6) };
                writeln!(out, "{number}{}", part.trim_start())?;
            }
        }
        Ok(())
    }

    /// Every sentence of the game so far, as this viewer may know it.
    fn print_log(&self, out: &mut impl Write) -> Result<(), Failure> {
        let viewer = self.viewer();
        let context = self.context();
        for round in self.record.rounds(0) {
            for sentence in G::told(&round, viewer, &context) {
                writeln!(out, "{sentence}")?;
            }
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
            for line in result_lines::<G>(self.record.setup(), outcome, &game.score_sheet(), &self.context()) {
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
