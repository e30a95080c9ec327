//! A small harness: a position as text, events as text, then what must be true.
//!
//! ```text
//! Case::new("duel age=2 A.cards=baths structure=18:aqueduct,19:tavern").play("A build aqueduct").coins(7, 7);
//! ```
//!
//! Cases are plain values, so one position may be played on in several ways. Whatever is not written in a position has
//! its default: 7 coins each, A's turn, all else empty. Two defaults are the harness's own. A case is set in Age III,
//! when any card may have come into play. The free blue cards `altar` and `theater` lie in slots 18 and 19, which
//! nothing covers in any age. Where more cards are wanted, slots 11 to 14 are free while 15 to 17 are empty.

#![allow(dead_code, reason = "each file of tests uses its own part of the harness")]

pub(crate) mod pantheon;

use duel::{Action, CardId, Chamber, Duel, Resource, Setup, WonderId};
use table::{Actions, Dealer, Drawing, Event, Game, Id, Illegal, Notation, Phase, Record, Rng, Seat, Seeded, Xoshiro};
use trials::{case, legal_actions};

/// Six decrees that a case without interest in them can have: none of them acts unless a wonder, a green or a yellow card
/// is built, a card discarded, or a manufactured good bought.
pub(crate) const DECREES: &str = "decrees=1:discard_plus_two_coins,2:coins_on_wonder,3:coins_on_green,\
     4:ignore_symbol_green,5:cheaper_manufactured_goods,6:ignore_symbol_yellow";

/// The starting player.
pub(crate) const A: Seat = Seat::A;
/// The other player.
pub(crate) const B: Seat = Seat::B;

/// A position that is played on and looked at.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Case(pub(crate) Duel);

impl Case {
    /// The position of a text.
    #[track_caller]
    pub(crate) fn new(text: &str) -> Self {
        let says = |fields: &[&str]| fields.iter().any(|field| text.contains(field));
        let age = if says(&[" age=", " laid=", " over="]) { "" } else { " age=3" };
        let structure = if says(&[" structure=", " laid=", " over="]) { "" } else { " structure=18:altar,19:theater" };
        let text = format!("{text}{age}{structure}{}{}", own_conspiracies(text, A), own_conspiracies(text, B));
        match Duel::parse_position(&text) {
            Ok(game) => Self(game),
            Err(why) => panic!("{why}: {text}"),
        }
    }

    /// The position of a text in which further fields, if any, replace those of the same key or join them.
    #[track_caller]
    pub(crate) fn with(base: &str, fields: &str) -> Self {
        Self::new(&merged(base, fields))
    }

    /// The position of a text with Agora and decrees that do little.
    #[track_caller]
    pub(crate) fn agora(fields: &str) -> Self {
        Self::with(&format!("duel+agora {DECREES}"), fields)
    }

    /// Plays events, written like lines of a log and parted by `; `. Each is checked.
    #[track_caller]
    pub(crate) fn play(self, lines: &str) -> Self {
        Self(case::played(self.0, lines))
    }

    /// Plays one event that changes the treasuries of A and B by so many coins.
    #[track_caller]
    pub(crate) fn play_for(self, line: &str, a: i32, b: i32) -> Self {
        let after = self.play(line);
        let change = |seat| i32::from(after.0.city(seat).coins()) - i32::from(self.0.city(seat).coins());
        assert_eq!((change(A), change(B)), (a, b), "coins that A and B gain by {line}\n{}", self.text());
        after
    }

    /// Lets chance reveal whatever is due.
    #[track_caller]
    pub(crate) fn settle(self) -> Self {
        Self(case::settled(self.0))
    }

    /// The event is refused for this reason, and nothing changes.
    #[track_caller]
    pub(crate) fn refuses(self, line: &str, why: Illegal) -> Self {
        assert_eq!(case::refusal(&self.0, line), why, "{line}\n{}", self.text());
        self
    }

    /// The action is open to its seat, among others.
    #[track_caller]
    pub(crate) fn allows(self, line: &str) -> Self {
        self.play(line);
        self
    }

    /// Exactly these actions, parted by `; `, are open to the seat, in any order.
    #[track_caller]
    pub(crate) fn legal(self, seat: Seat, texts: &str) -> Self {
        case::legal(&self.0, seat, texts);
        self
    }

    /// Fields of the position's text, as `key=value` with blanks between; `-` stands for nothing.
    /// Lists may be in any order, except for what is pending.
    #[track_caller]
    pub(crate) fn shows(self, fields: &str) -> Self {
        for field in fields.split(' ') {
            let (key, value) = field.split_once('=').expect("a field is written key=value");
            assert_eq!(listed(key, &self.field(key)), listed(key, value), "{key}\n{}", self.text());
        }
        self
    }

    /// The treasuries of A and B.
    #[track_caller]
    pub(crate) fn coins(self, a: u16, b: u16) -> Self {
        let coins = (self.0.city(A).coins(), self.0.city(B).coins());
        assert_eq!(coins, (a, b), "treasuries of A and B\n{}", self.text());
        self
    }

    /// The space of the conflict pawn.
    #[track_caller]
    pub(crate) fn pawn(self, space: i8) -> Self {
        assert_eq!(self.0.pawn(), space, "the pawn\n{}", self.text());
        self
    }

    /// Who controls the six chambers: `"A-B---"`.
    #[track_caller]
    pub(crate) fn control(self, seats: &str) -> Self {
        let name = |chamber| self.0.senate().controller(chamber).map_or("-".to_owned(), |seat| seat.to_string());
        assert_eq!(Chamber::ALL.map(name).concat(), seats, "control\n{}", self.text());
        self
    }

    /// All that is pending, the next last.
    #[track_caller]
    pub(crate) fn waits_for(self, pending: &str) -> Self {
        self.shows(&format!("pending={pending}"))
    }

    /// What a building or a wonder costs a seat: `"A aqueduct"`. The itemised payment has to say the same.
    #[track_caller]
    pub(crate) fn price(self, what: &str, coins: u16) -> Self {
        assert_eq!(self.price_of(what), coins, "{what}\n{}", self.text());
        self
    }

    /// What a seat pays for a unit of clay, wood, stone, glass and papyrus.
    #[track_caller]
    pub(crate) fn unit_prices(self, seat: Seat, prices: [u8; Resource::NUM]) -> Self {
        assert_eq!(self.0.unit_prices(seat).units(), prices, "unit prices of {seat}\n{}", self.text());
        self
    }

    /// Points in some rows of a seat's column: `"blue=3 treasury=2"`.
    #[track_caller]
    pub(crate) fn score(self, seat: Seat, rows: &str) -> Self {
        let sheet = self.0.score_sheet();
        for row in rows.split(' ') {
            let (name, points) = row.split_once('=').expect("a row is written name=points");
            let found = sheet.rows.iter().find(|(slug, _)| *slug == name).map(|(_, by_seat)| by_seat[seat.index()]);
            assert_eq!(found, points.parse().ok(), "row {name} of {seat}\n{}", self.text());
        }
        self
    }

    /// The sum of a seat's column.
    #[track_caller]
    pub(crate) fn total(self, seat: Seat, points: i16) -> Self {
        assert_eq!(self.0.score_sheet().total(seat), points, "total of {seat}\n{}", self.text());
        self
    }

    /// The game is over in this way for these winners: `"military.A"`, `"civilian.AB"`.
    #[track_caller]
    pub(crate) fn over(self, ending: &str) -> Self {
        assert_eq!(self.0.phase(), Phase::Over, "{}", self.text());
        let outcome = self.0.outcome().expect("a game that is over has an outcome");
        let winners: String = outcome.winners.iter().map(|seat| seat.to_string()).collect();
        assert_eq!(format!("{}.{winners}", outcome.ending), ending, "{}", self.text());
        assert!(self.0.pending().is_empty(), "something is pending\n{}", self.text());
        self
    }

    /// The game is not over.
    #[track_caller]
    pub(crate) fn goes_on(self) -> Self {
        assert_eq!(self.0.outcome(), None, "{}", self.text());
        self
    }

    /// What the position's text says in a field, or the default.
    #[track_caller]
    pub(crate) fn field(self, key: &str) -> String {
        let text = self.0.position_text();
        let value = text.split(' ').filter_map(|field| field.split_once('=')).find(|(name, _)| *name == key);
        let default = match key {
            "age" => "1",
            "pawn" => "0",
            "loot" => "A2,A5,B2,B5",
            "active" => "A",
            "laid" => return value.map_or(self.0.layout().slots.to_string(), |(_, value)| value.to_owned()),
            "A.coins" | "B.coins" => "7",
            "A.cubes" | "B.cubes" => "0.0.0.0.0.0",
            "pending" if self.0.outcome().is_none() => "turn.A",
            _ if LISTS.split(' ').any(|list| list == key.trim_start_matches(['A', 'B', '.'])) => "-",
            _ => panic!("positions have no field {key}"),
        };
        value.map_or(default, |(_, value)| value).to_owned()
    }

    /// The actions open to a seat.
    pub(crate) fn actions(&self, seat: Seat) -> Actions<Action> {
        legal_actions(&self.0, seat)
    }

    /// Coins that a building or a wonder costs a seat.
    #[track_caller]
    pub(crate) fn price_of(&self, what: &str) -> u16 {
        let (seat, slug) = what.split_once(' ').expect("a seat and a component");
        let seat = seat.parse().expect("a seat");
        let (price, payment) = match (CardId::from_slug(slug), WonderId::from_slug(slug)) {
            (Some(card), _) => (self.0.building_price(seat, card), self.0.building_payment(seat, card)),
            (_, Some(wonder)) => (self.0.wonder_price(seat, wonder), self.0.wonder_payment(seat, wonder)),
            _ => panic!("{slug} is neither a building nor a wonder"),
        };
        assert_eq!((payment.coins, payment.link), (price.total(), price.link), "payment for {what}");
        price.total()
    }

    fn text(&self) -> String {
        format!("in {}", self.0.position_text())
    }
}

/// Fields of a position that are empty by default, without the seat some of them belong to.
const LISTS: &str = "cards wonders tokens gods mythologies offerings protected snake triggered board offer discard \
    structure gifts enki minerva razed decrees drawn locked not_locked spaces decks shown saw_gods knows_inside plots sunk saw_plots \
    top_plot drawn_plots removed pending over";

/// A seat knows the conspiracies it holds or has put back; a case need not say so again.
fn own_conspiracies(text: &str, seat: Seat) -> String {
    let field = |key: &str| text.split(' ').find_map(|field| field.strip_prefix(&format!("{key}=")));
    let list = |key: &str| field(&format!("{seat}.{key}")).into_iter().flat_map(|conspiracies| conspiracies.split(','));
    let mut conspiracies: Vec<_> =
        list("plots").chain(list("sunk")).filter_map(|conspiracy| conspiracy.split('+').next()).collect();
    conspiracies.extend(field("top_plot").and_then(|top| top.strip_suffix(&format!(".{seat}"))));
    match field(&format!("{seat}.saw_plots")) {
        None if !conspiracies.is_empty() => format!(" {seat}.saw_plots={}", conspiracies.join(",")),
        _ => String::new(),
    }
}

/// The text of a position in which further fields, if any, replace those of the same key or join them.
fn merged(base: &str, fields: &str) -> String {
    let key = |field: &str| field.split('=').next().map(str::to_owned);
    let replaced = |field: &str| fields.split(' ').any(|other| key(other) == key(field));
    let kept = base.split(' ').filter(|field| !replaced(field));
    let text: Vec<_> = kept.chain(fields.split(' ')).filter(|field| !field.is_empty()).collect();
    text.join(" ")
}

/// The items of a field: in order for what is pending, sorted for all else.
fn listed(key: &str, value: &str) -> Vec<String> {
    let mut items: Vec<_> = value.split(',').map(str::to_owned).collect();
    if key != "pending" {
        items.sort_unstable();
    }
    items
}

/// The options of a text such as `middle=last_chooses,library=open`.
pub(crate) fn setup(options: &str) -> Setup {
    let mut setup = Setup::default();
    for option in options.split(',').filter(|option| !option.is_empty()) {
        let (name, value) = option.split_once('=').expect("an option is written name=value");
        setup.set(name, value).expect("an option that exists");
    }
    setup
}

/// The expansions and options of a table's text: `duel+agora:restore=buildings`.
pub(crate) fn table(text: &str) -> Setup {
    Case::new(&format!("{text} age=1 structure=18:altar")).0.setup()
}

/// A game up to the first turn; each player drafts the first wonder on offer.
pub(crate) fn opening(setup: Setup, seed: u64) -> Record<Duel> {
    let at_first_turn = |game: &Duel| matches!(game.pending(), [duel::Pending::Turn(_)]);
    play_out(setup, &mut Seeded::new(setup, seed), |_, _| 0, at_first_turn)
}

/// A whole game of players who discard every card: all sixty cards are seen and nobody wins before the end.
pub(crate) fn discard_game(setup: Setup, dealer: &mut impl Dealer<Duel>) -> Record<Duel> {
    let discard = |_: &Duel, actions: &Actions<Action>| {
        actions.iter().position(|action| matches!(action, Action::Discard(_))).unwrap_or(0)
    };
    play_out(setup, dealer, discard, |_| false)
}

/// A whole game of players who act at random.
pub(crate) fn random_game(setup: Setup, seed: u64) -> Record<Duel> {
    let mut rng = Xoshiro::stream(seed, 1);
    play_out(setup, &mut Seeded::new(setup, seed), |_, actions| rng.below(actions.len()), |_| false)
}

/// A dealer that draws every outcome when it is due.
pub(crate) fn drawing(seed: u64) -> Drawing<Xoshiro> {
    Drawing(Xoshiro::new(seed))
}

fn play_out(
    setup: Setup,
    dealer: &mut impl Dealer<Duel>,
    mut choose: impl FnMut(&Duel, &Actions<Action>) -> usize,
    stop: impl Fn(&Duel) -> bool,
) -> Record<Duel> {
    let mut record = Record::new(setup);
    loop {
        record.settle(dealer).expect("the dealer knows what is due");
        let game = *record.game();
        let Phase::Act(seats) = game.phase() else { return record };
        if stop(&game) {
            return record;
        }
        let seat = seats.first().expect("somebody has to act");
        let actions = Case(game).actions(seat);
        record.play(seat, actions[choose(&game, &actions)]).expect("listed actions are legal");
    }
}

/// Every position of a game with the event that happens in it.
pub(crate) fn steps(record: &Record<Duel>) -> Vec<(Duel, Event<Duel>)> {
    let mut game = Duel::new(record.setup());
    let step = |&event: &Event<Duel>| {
        let before = game;
        game.apply(event).expect("recorded events are legal");
        (before, event)
    };
    record.events().iter().map(step).collect()
}
