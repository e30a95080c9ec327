//! A11: who knows what with Agora, and that nobody learns anything else.

mod common;

use common::{A, B, Case, random_game, steps, table};
use duel::{
    Action, CardId, CardSet, Cell, Chance, ConspiraciesHeld, ConspiracyId, ConspiracySet, DeckEnd, Duel, EventView,
    Library, Locked, OpenAction, Pending, Removed, Slot, TokenId, TokenSet,
};
use std::collections::HashMap;
use table::{Event, Game, Id, Notation, Seat, Xoshiro};

const EVERYBODY: [Option<Seat>; 3] = [Some(A), Some(B), None];

/// What the viewers other than one seat see of a position or of an event.
fn others(seat: Seat) -> [Option<Seat>; 2] {
    [Some(seat.opponent()), None]
}

fn set(conspiracies: &[ConspiracyId]) -> ConspiracySet {
    conspiracies.iter().copied().collect()
}

#[test]
fn a11_1_cubes_controls_decrees_and_counts_are_public() {
    let case = Case::agora(
        "A.cubes=1.0.2.0.0.0 B.cubes=0.1.0.0.0.0 A.cards=conspirator_1 B.triggered=coup+press,treason \
         B.plots=swindle,sabotage,coercion+baths,blackmail+conspirator_2",
    );
    for viewer in EVERYBODY {
        let view = case.0.view(viewer);
        assert_eq!(view.senate.cubes[A], [1, 0, 2, 0, 0, 0]);
        assert_eq!(view.senate.control, [Some(A), Some(B), Some(A), None, None, None]);
        assert!(view.senate.decrees.iter().all(|(decree, _)| decree.is_some()));
        assert!(view.cities[A].cards.contains(CardId::Conspirator1));
        assert_eq!(
            view.cities[B].triggered,
            [(ConspiracyId::Coup, Some(CardId::Press)), (ConspiracyId::Treason, None)]
        );
        assert_eq!(view.cities[B].unprepared.count(), 2);
        let under: Vec<_> = view.cities[B].prepared.iter().map(|&(_, card)| card).collect();
        assert_eq!(under, [CardId::Baths, CardId::Conspirator2]);
        assert_eq!(Duel::imagine(&view, &mut Xoshiro::new(1)).conspiracies_in_deck(), 10);
    }
}

/// Positions that differ in B's conspiracies alone.
fn hands() -> Vec<Duel> {
    let hands = ["swindle,coup+baths", "coup,swindle+baths", "treason,sabotage+baths", "espionage,foreclosure+baths"];
    hands.iter().map(|conspiracies| Case::agora(&format!("A.plots=coercion B.plots={conspiracies}")).0).collect()
}

#[test]
fn a11_2_conspiracies_are_known_to_their_owner_only() {
    let games = hands();
    for viewer in others(B) {
        let seen: Vec<_> = games.iter().map(|game| format!("{:?}", game.view(viewer))).collect();
        assert!(seen.iter().all(|view| *view == seen[0]), "{viewer:?} can tell B's conspiracies apart");
        let text = Duel::view_text(&games[0].view(viewer));
        assert!(text.contains("B.unprepared=hidden.1 B.prepared=hidden+baths"), "{text}");
    }
    let own: Vec<_> = games.iter().map(|game| game.view(Some(B))).collect();
    assert!((0..own.len()).all(|i| (0..i).all(|j| own[i] != own[j])));
    assert_eq!(own[0].cities[B].unprepared, ConspiraciesHeld::Seen(set(&[ConspiracyId::Swindle])));
    assert_eq!(own[0].cities[B].prepared, [(Some(ConspiracyId::Coup), CardId::Baths)]);
}

#[test]
fn a10_7_conspiracies_are_turned_up_when_the_game_is_over() {
    let last = Case::agora("A.coins=30 pawn=8 B.plots=swindle,coup+baths structure=18:walls,19:altar pending=turn.A");
    for viewer in others(B) {
        assert_eq!(last.0.view(viewer).cities[B].unprepared, ConspiraciesHeld::Hidden(1));
    }
    let over = last.play("A build walls").0;
    assert!(over.ending().is_some());
    for viewer in EVERYBODY {
        let view = over.view(viewer);
        assert_eq!(view.cities[B].unprepared, ConspiraciesHeld::Seen(set(&[ConspiracyId::Swindle])));
        assert_eq!(view.cities[B].prepared, [(Some(ConspiracyId::Coup), CardId::Baths)]);
        assert_eq!(Duel::imagine(&view, &mut Xoshiro::new(1)).view(viewer), view);
    }
}

#[test]
fn a11_2_preparing_shows_the_card_and_not_the_conspiracy() {
    let game = Case::agora("B.plots=coup,swindle pending=turn.B").0;
    let event = Event::Act(B, Action::Prepare(Slot(18), ConspiracyId::Coup));
    for viewer in others(B) {
        assert_eq!(game.event_view(event, viewer), EventView::ConspiracyPrepared(B, Slot(18)));
    }
    assert_eq!(game.event_view(event, Some(B)), EventView::Own(B, Action::Prepare(Slot(18), ConspiracyId::Coup)));
    let trigger = Event::Act(B, Action::Trigger(ConspiracyId::Coup));
    for viewer in EVERYBODY {
        assert_eq!(game.event_view(trigger, viewer), EventView::Act(B, OpenAction::Trigger(ConspiracyId::Coup)));
    }
}

#[test]
fn a11_3_only_the_player_sees_what_is_drawn_and_everybody_sees_where_the_other_goes() {
    let draws = Case::agora("structure=18:conspirator_1,19:altar").play("A recruit conspirator_1; A conspire");
    let event = Event::Chance(Chance::Conspiracy(ConspiracyId::Coup));
    assert_eq!(draws.0.event_view(event, Some(A)), EventView::Shown(Chance::Conspiracy(ConspiracyId::Coup)));
    for viewer in others(A) {
        assert_eq!(draws.0.event_view(event, viewer), EventView::ConspiracyUnseen(A));
    }
    let drawn = draws.play("* plot coup; * plot swindle");
    assert_eq!(
        drawn.0.view(Some(A)).conspiracies.drawn,
        ConspiraciesHeld::Seen(set(&[ConspiracyId::Coup, ConspiracyId::Swindle]))
    );
    for viewer in others(A) {
        assert_eq!(drawn.0.view(viewer).conspiracies.drawn, ConspiraciesHeld::Hidden(2));
        for end in [DeckEnd::Top, DeckEnd::Bottom] {
            let keeps = Event::Act(A, Action::Keep(ConspiracyId::Coup, end));
            assert_eq!(drawn.0.event_view(keeps, viewer), EventView::ConspiracyKept(A, end));
        }
        let top = drawn.play("A keep coup top").0.view(viewer).conspiracies;
        assert_eq!((top.top, top.sunk[A].count()), (Some((A, None)), 0));
        let bottom = drawn.play("A keep coup bottom").0.view(viewer).conspiracies;
        assert_eq!((bottom.top, bottom.sunk[A]), (None, ConspiraciesHeld::Hidden(1)));
    }
    let own = drawn.play("A keep coup top").0.view(Some(A)).conspiracies;
    assert_eq!(own.top, Some((A, Some(ConspiracyId::Swindle))));
}

#[test]
fn a11_3_with_organized_crime_everybody_sees_that_both_were_kept() {
    let kept = Case::agora("A.tokens=organized_crime structure=18:conspirator_1,19:altar")
        .play("A recruit conspirator_1; A conspire; * plot coup; * plot swindle");
    for viewer in others(A) {
        assert_eq!(kept.0.view(viewer).cities[A].unprepared, ConspiraciesHeld::Hidden(2));
    }
}

/// Who put a card on top knows one of the two that the other draws next, and remembers it afterwards.
#[test]
fn a11_3_and_a13_18_what_was_put_on_top_is_remembered_when_the_other_draws_it() {
    let structure = "pending=turn.B structure=18:conspirator_1,19:altar";
    let draws = Case::agora(&format!("B.plots=sabotage {structure} top_plot=swindle.A"))
        .play("B recruit conspirator_1; B conspire");
    let remembers = |case: Case| case.0.view(Some(A)).conspiracies.remembered;
    let swindle = set(&[ConspiracyId::Swindle]);
    assert_eq!(remembers(draws), swindle, "while the second card is drawn");
    let drawn = draws.play("* plot coup");
    assert_eq!(remembers(drawn), swindle, "while B chooses");
    for keeps in ["B keep coup top", "B keep coup bottom", "B keep swindle top", "B keep swindle bottom"] {
        assert_eq!(remembers(drawn.play(keeps)), swindle, "{keeps}");
        assert_eq!(drawn.play(keeps).0.view(None).conspiracies.remembered, ConspiracySet::new());
    }
    // Who draws knows all about it; once it is triggered, so does everybody.
    assert_eq!(drawn.0.view(Some(B)).conspiracies.remembered, ConspiracySet::new());
    let out = Case::agora("A.saw_plots=swindle B.plots=swindle+baths pending=turn.B").play("B trigger swindle");
    assert_eq!(remembers(out), ConspiracySet::new());
}

#[test]
fn a11_4_nobody_knows_a_face_down_decree_or_senator() {
    let case = Case::agora("decrees=1:shield,3:coins_on_red,5:coins_on_blue structure=14:senator,18:altar,20:baths");
    for viewer in EVERYBODY {
        let view = case.0.view(viewer);
        let known = view.senate.decrees.map(|(decree, _)| decree.is_some());
        assert_eq!(known, [true, false, true, false, true, false]);
        assert_eq!(view.structure[14], Cell::SenatorBack);
        // A decree that is turned up in an imagined world may be any of the other thirteen.
        let world = Duel::imagine(&view, &mut Xoshiro::new(2));
        assert_eq!(world.view(viewer), view);
    }
}

#[test]
fn a11_5_only_the_traitor_sees_the_removed_cards() {
    let shows = Case::agora("age=1 A.plots=treason+workshop structure=18:altar,19:theater").play("A trigger treason");
    let event = Event::Chance(Chance::Removed(CardId::Press));
    assert_eq!(shows.0.event_view(event, Some(A)), EventView::Shown(Chance::Removed(CardId::Press)));
    for viewer in others(A) {
        assert_eq!(shows.0.event_view(event, viewer), EventView::RemovedUnseen(A, duel::Age::I));
    }
    let built = shows.play("* removed press; * removed quarry; * removed tavern; A reclaim tavern");
    let left = [CardId::Press, CardId::Quarry].into_iter().collect();
    assert_eq!(built.0.view(Some(A)).conspiracies.removed, Removed::Seen(left));
    for viewer in others(A) {
        assert_eq!(built.0.view(viewer).conspiracies.removed, Removed::Hidden([2, 0, 0]));
        let act = Event::Act(A, Action::Reclaim(CardId::Tavern));
        assert_eq!(shows.0.event_view(act, viewer), EventView::Act(A, OpenAction::Reclaim(CardId::Tavern)));
    }
    // A never imagines them anywhere else; B may imagine any card that nobody has seen.
    let mut imagined = CardSet::new();
    for seed in 0..400 {
        let of_a = Duel::imagine(&built.0.view(Some(A)), &mut Xoshiro::new(seed));
        assert_eq!(of_a.unseen(), built.0.unseen());
        let of_b = Duel::imagine(&built.0.view(Some(B)), &mut Xoshiro::new(seed));
        let Removed::Seen(cards) = of_b.view(Some(A)).conspiracies.removed else { panic!("A sees them") };
        assert_eq!(cards.len(), 2);
        imagined = imagined | cards;
    }
    let of_age = duel::Back::Age1.cards();
    assert_eq!(imagined, (built.0.unseen() | left) & of_age);
}

#[test]
fn a11_6_everybody_sees_the_token_taken_by_espionage() {
    let box_seen = Case::agora("A.plots=espionage+baths board=law,economy").play("A trigger espionage");
    for viewer in EVERYBODY {
        let taken = Event::Act(A, Action::Progress(TokenId::Theology));
        let told = EventView::Act(A, OpenAction::Progress(TokenId::Theology));
        assert_eq!(box_seen.0.event_view(taken, viewer), told);
    }
}

/// Who looks through the box finds out which token was locked; spectators know what both players do.
#[test]
fn a11_6_espionage_tells_what_obscurantism_locked() {
    let fields = "B.triggered=obscurantism+press locked=law.secret board=economy,strategy";
    let spy = Case::agora(&format!("A.plots=espionage+baths {fields}"));
    assert_eq!(spy.0.view(Some(A)).locked, Locked::Hidden);
    for viewer in EVERYBODY {
        assert_eq!(spy.play("A trigger espionage").0.view(viewer).locked, Locked::Open(TokenId::Law));
    }
    let own = Case::agora("B.triggered=obscurantism+press locked=law.secret B.plots=espionage+baths pending=turn.B");
    assert_eq!(own.play("B trigger espionage").0.view(Some(A)).locked, Locked::Hidden);
}

#[test]
fn a11_7_a_token_locked_from_the_box_is_a_secret() {
    let case =
        Case::agora("A.plots=obscurantism+baths B.tokens=economy board=law,strategy").play("A trigger obscurantism");
    for token in [TokenId::Law, TokenId::Economy] {
        let locked = case.play(&format!("A lock {token}"));
        for viewer in EVERYBODY {
            assert_eq!(locked.0.view(viewer).locked, Locked::Open(token));
            assert_eq!(
                case.0.event_view(Event::Act(A, Action::Lock(token)), viewer),
                EventView::Act(A, OpenAction::Lock(token))
            );
        }
    }
    let boxed = case.play("A lock theology");
    assert_eq!(boxed.0.view(Some(A)).locked, Locked::Known(TokenId::Theology));
    let another = case.play("A lock urbanism");
    for viewer in others(A) {
        assert_eq!(boxed.0.view(viewer).locked, Locked::Hidden);
        assert_eq!(format!("{:?}", boxed.0.view(viewer)), format!("{:?}", another.0.view(viewer)));
        let act = Event::Act(A, Action::Lock(TokenId::Theology));
        assert_eq!(case.0.event_view(act, viewer), EventView::LockedUnseen(A));
    }
}

/// A token that was seen in the box later on is not the one that was locked.
#[test]
fn a11_7_a_token_drawn_from_the_box_was_not_locked() {
    let fields = "B.coins=40 A.triggered=obscurantism+baths locked=theology.secret \
        board=law,economy,strategy,masonry";
    for (options, knowing) in [("", 1), (":library=open", 2)] {
        let returned = Case::new(&format!("duel+agora{options} {fields} B.wonders=great_library pending=turn.B"))
            .play("B wonder great_library altar; * drawn urbanism; * drawn corruption; * drawn philosophy")
            .play("B progress philosophy");
        let seen = [TokenId::Urbanism, TokenId::Corruption];
        for viewer in others(A).into_iter().take(knowing) {
            let locked = |seed| Duel::imagine(&returned.0.view(viewer), &mut Xoshiro::new(seed)).locked_token();
            let imagined: Vec<_> = (0..300).filter_map(locked).collect();
            assert!(imagined.iter().all(|token| !seen.contains(token)), "{viewer:?} {options}");
            let different: TokenSet = imagined.into_iter().collect();
            assert_eq!(different.len(), 5, "agriculture, architecture, mathematics, organized_crime, theology");
        }
    }
}

/// Tokens drawn for Enki in secret tell who sees them the same, and the other player only if he is chosen.
#[test]
fn a11_7_and_p16_4_a_token_drawn_for_enki_in_secret_was_not_locked() {
    let fields = "duel+pantheon+agora:gods=secret age=2 B.coins=40 A.triggered=obscurantism+baths locked=theology.secret \
        decrees=1:shield,3:coins_on_red,5:coins_on_blue board=law,economy,strategy,masonry spaces=6:gate pending=turn.B";
    let seen = Case::new(fields)
        .play("B activate 6; * god enki; * god tanit; * god zeus; * god ra; * god mars; * for_enki urbanism,corruption")
        .shows("B.not_locked=corruption,urbanism A.not_locked=-");
    seen.play("B summon tanit").shows("B.not_locked=corruption,urbanism A.not_locked=- enki=-");
    seen.play("B summon enki").shows("B.not_locked=corruption,urbanism A.not_locked=corruption,urbanism");
}

#[test]
fn a11_8_nothing_else_is_known_to_one_player_alone() {
    for seed in 0..60 {
        let record = random_game(table("duel+agora"), seed);
        for (game, _) in steps(&record) {
            let mut a = game.view(Some(A));
            let b = game.view(Some(B));
            a.viewer = b.viewer;
            a.drawn = b.drawn;
            a.locked = b.locked;
            a.not_locked = b.not_locked;
            a.conspiracies = b.conspiracies.clone();
            for seat in [A, B] {
                a.cities[seat].unprepared = b.cities[seat].unprepared;
                a.cities[seat].prepared = b.cities[seat].prepared.clone();
            }
            assert_eq!(a, b, "{}", game.position_text());
        }
    }
}

#[test]
fn a11_9_a_spectator_sees_no_secret() {
    for seed in 0..60 {
        let record = random_game(table("duel+agora"), seed);
        for (game, _) in steps(&record) {
            let view = game.view(None);
            let held = [view.cities[A].unprepared, view.cities[B].unprepared, view.conspiracies.drawn];
            let all = held.into_iter().chain(view.conspiracies.sunk.0);
            assert!(
                all.into_iter().all(
                    |conspiracies| matches!(conspiracies, ConspiraciesHeld::Hidden(_)) || conspiracies.count() == 0
                )
            );
            assert!(
                [A, B]
                    .iter()
                    .all(|&seat| view.cities[seat].prepared.iter().all(|(conspiracy, _)| conspiracy.is_none()))
            );
            assert!(
                view.conspiracies.top.is_none_or(|(_, conspiracy)| conspiracy.is_none())
                    && view.conspiracies.remembered.is_empty()
            );
            assert!(
                matches!(view.conspiracies.removed, Removed::Hidden(_))
                    || view.conspiracies.removed == Removed::Seen(CardSet::new())
            );
            assert!(!matches!(view.locked, Locked::Known(_)));
        }
    }
}

/// The fields of a position's text as lists, read once.
struct Fields {
    game: Duel,
    lists: HashMap<String, Vec<String>>,
}

impl Fields {
    fn of(game: &Duel) -> Self {
        let text = game.position_text();
        let items = |value: &str| value.split(',').map(str::to_owned).collect();
        let fields = text.split(' ').filter_map(|field| field.split_once('='));
        Self { game: *game, lists: fields.map(|(key, value)| (key.to_owned(), items(value))).collect() }
    }

    fn list(&self, key: &str) -> &[String] {
        self.lists.get(key).map_or(&[], |items| items)
    }

    /// The conspiracies of a field, without the cards under them.
    fn conspiracies(&self, key: &str) -> impl Iterator<Item = ConspiracyId> {
        let name = |item: &String| ConspiracyId::from_slug(item.split(['+', '.']).next().unwrap_or(item));
        self.list(key).iter().filter_map(name).collect::<Vec<_>>().into_iter()
    }
}

/// What a seat has seen in the course of a game, kept by the test itself.
#[derive(Default)]
struct Memory {
    conspiracies: ConspiracySet,
    removed: CardSet,
    /// Tokens seen to come out of the box since one was locked.
    from_box: TokenSet,
}

impl Memory {
    fn look(&mut self, fields: &Fields, seat: Seat) {
        let game = &fields.game;
        let is_asked = |asks: fn(&Pending) -> Option<Seat>| game.pending().iter().any(|item| asks(item) == Some(seat));
        let conspires = is_asked(|item| match item {
            Pending::DrawConspiracies(seat, _) | Pending::KeepConspiracy(seat) => Some(*seat),
            _ => None,
        });
        let reads = is_asked(|item| match item {
            Pending::DrawFromBox(seat, _) | Pending::KeepToken(seat) => Some(*seat),
            _ => None,
        });
        self.conspiracies = self.conspiracies | fields.conspiracies(&format!("{seat}.plots")).collect();
        if conspires {
            self.conspiracies = self.conspiracies | fields.conspiracies("drawn_plots").collect();
        }
        if game.city(seat).triggered().contains(ConspiracyId::Treason) {
            self.removed =
                self.removed | fields.list("removed").iter().filter_map(|card| CardId::from_slug(card)).collect();
        }
        let tokens =
            |key: &str| -> TokenSet { fields.list(key).iter().filter_map(|it| TokenId::from_slug(it)).collect() };
        if game.locked_token().is_none() {
            self.from_box = TokenSet::new();
        } else {
            self.from_box = self.from_box | tokens("enki");
            if reads || game.setup().library == Library::Open {
                self.from_box = self.from_box | tokens("drawn");
            }
        }
    }

    /// Everything the seat has seen is so in an imagined world.
    fn check(&self, truth: &Fields, seat: Seat, world: &Fields) {
        let context = || format!("{seat} in {}\nimagines {}", truth.game.position_text(), world.game.position_text());
        for key in [&format!("{seat}.plots"), &format!("{seat}.sunk"), "decrees", "structure", "discard"] {
            assert_eq!(truth.list(key), world.list(key), "{key}: {}", context());
        }
        // A conspiracy that the seat has seen lies where it saw it, or somewhere with the opponent; not in the deck.
        let other = seat.opponent();
        let mut places: ConspiracySet =
            world.conspiracies("drawn_plots").chain(world.conspiracies("top_plot")).collect();
        for who in [seat, other] {
            for key in ["plots", "sunk", "triggered"] {
                places = places | world.conspiracies(&format!("{who}.{key}")).collect();
            }
        }
        assert_eq!(self.conspiracies & !places, ConspiracySet::new(), "{}", context());
        let own_top = format!(".{seat}");
        if truth.list("top_plot").iter().any(|top| top.ends_with(&own_top)) {
            assert_eq!(truth.list("top_plot"), world.list("top_plot"), "{}", context());
        }
        assert_eq!(self.removed & world.game.unseen(), CardSet::new(), "{}", context());
        let is_locker = truth.game.city(seat).triggered().contains(ConspiracyId::Obscurantism);
        if let Some(token) = world.game.locked_token() {
            assert!(!is_locker || truth.game.locked_token() == Some(token), "{}", context());
            assert!(!self.from_box.contains(token), "{token} was seen: {}", context());
        }
    }
}

#[test]
fn imagined_worlds_agree_with_all_that_a_seat_has_seen() {
    for (name, games) in [("duel+agora", 60), ("duel+agora:library=open", 20), ("duel+pantheon+agora", 40)] {
        let setup = if name.contains("pantheon") { duel::Setup::with(duel::Expansion::ALL) } else { table(name) };
        for seed in 0..games {
            let record = random_game(setup, 1000 + seed);
            let mut rng = Xoshiro::new(seed);
            let mut memory = [Memory::default(), Memory::default()];
            for (game, _) in steps(&record) {
                let truth = Fields::of(&game);
                for seat in [A, B] {
                    memory[seat.index()].look(&truth, seat);
                    let world = Duel::imagine(&game.view(Some(seat)), &mut rng);
                    memory[seat.index()].check(&truth, seat, &Fields::of(&world));
                }
            }
        }
    }
}

#[test]
fn every_conspiracy_that_b_may_have_is_imagined_equally_often() {
    let view = hands()[0].view(Some(A));
    let mut rng = Xoshiro::new(5);
    let mut counts: HashMap<&str, usize> = HashMap::new();
    for _ in 0..15_000 {
        let world = Duel::imagine(&view, &mut rng);
        let prepared = world.prepared(B).first().expect("B has prepared one");
        *counts.entry(prepared.slug()).or_default() += 1;
    }
    // Any but A's own, with the card that everybody has seen.
    assert_eq!(counts.len(), 15);
    assert!(counts.values().all(|count| (850..1150).contains(count)), "{counts:?}");
}
