//! P14: who knows which god lies where. A second opinion on random games: what each viewer can conclude is worked out
//! from the events alone, and imagined worlds have to agree with it.

mod common;

use common::pantheon::with_pantheon;
use common::{A, B, Case, random_game, steps};
use duel::{Action, Age, Duel, Expansion, GodId, GodSeen, GodSet, Gods, Mythology, Pending, Setup, Space};
use std::collections::BTreeSet;
use table::{Event, Game, Notation, Rng, Seat, Xoshiro};

/// Where the gods of one mythology may lie: the deck from the top, spaces, and those turned up.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct World {
    deck: Vec<GodId>,
    placed: BTreeSet<(Space, GodId)>,
    shown: BTreeSet<GodId>,
}

type Worlds = BTreeSet<World>;

/// All that a viewer thinks possible, by mythology; `None` is somebody who sees what everybody sees.
#[derive(Clone, PartialEq, Eq)]
struct Belief {
    viewer: Option<Seat>,
    worlds: [Worlds; Mythology::NUM],
}

/// Every order of some gods.
fn orders(gods: &[GodId]) -> Vec<Vec<GodId>> {
    if gods.is_empty() {
        return vec![Vec::new()];
    }
    let with_first = |&first: &GodId| {
        let rest: Vec<_> = gods.iter().copied().filter(|&god| god != first).collect();
        orders(&rest).into_iter().map(move |order| [vec![first], order].concat())
    };
    gods.iter().flat_map(with_first).collect()
}

impl World {
    /// Gods turned up go back on top of the deck, in this order.
    fn put_back(mut self, order: Vec<GodId>) -> Self {
        self.shown.clear();
        self.deck.splice(0..0, order);
        self
    }
}

impl Belief {
    fn new(viewer: Option<Seat>) -> Self {
        let decks = |mythology: Mythology| {
            let gods: Vec<_> = mythology.gods().iter().collect();
            let world = |deck| World { deck, placed: BTreeSet::new(), shown: BTreeSet::new() };
            orders(&gods).into_iter().map(world).collect()
        };
        Self { viewer, worlds: Mythology::ALL.map(decks) }
    }

    fn branch(&mut self, mythology: Mythology, next: impl Fn(&World) -> Vec<World>) {
        let worlds = &mut self.worlds[mythology.index()];
        *worlds = worlds.iter().flat_map(next).collect();
    }

    /// Learns what the viewer may learn from an event.
    fn follow(&mut self, before: &Duel, event: Event<Duel>, after: &Duel) {
        if let Event::Act(seat, action) = event {
            self.follow_action(seat, action, before);
        }
        let looks =
            |pending: &Pending| matches!(pending, Pending::ShowTops(_) | Pending::ShowDeck(..) | Pending::Summon(_));
        let is_open = after.setup().gods == Gods::Open && after.pending().iter().any(looks);
        let sees = is_open || self.viewer == Some(after.view(None).active);
        for mythology in Mythology::ALL {
            let left = after.pantheon().deck_size(mythology);
            let shown: BTreeSet<_> = (after.pantheon().shown() & mythology.gods()).iter().collect();
            self.branch(mythology, |world| {
                let mut world = world.clone();
                let drawn = world.deck.len() - left;
                world.shown.extend(world.deck.drain(..drawn));
                let is_true = !sees || drawn == 0 || world.shown == shown;
                if is_true { vec![world] } else { Vec::new() }
            });
        }
        if before.age() == Age::I && after.age() == Age::II {
            let placed: BTreeSet<_> = on_spaces(after).into_iter().collect();
            for mythology in Mythology::ALL {
                self.worlds[mythology.index()].retain(|world| world.placed.is_subset(&placed));
            }
        }
    }

    fn follow_action(&mut self, seat: Seat, action: Action, before: &Duel) {
        let is_own = self.viewer == Some(seat);
        let mythology = |god: GodId| god.god().mythology.expect("the Gate lies in no deck");
        match action {
            Action::PlaceGod(god, space) => self.branch(mythology(god), |world| {
                let choices = world.shown.iter().copied().filter(|&choice| !is_own || choice == god);
                let place = |choice| {
                    let mut next = world.clone();
                    next.placed.insert((space, choice));
                    let rest = world.shown.iter().copied().filter(|&other| other != choice).collect();
                    next.put_back(rest)
                };
                choices.map(place).collect()
            }),
            Action::Summon(god) => {
                let of_deck = |m: Mythology| (before.pantheon().shown() & m.gods()).len();
                let stacks = of_deck(mythology(god)) > 2;
                for m in Mythology::ALL {
                    self.branch(m, |world| {
                        let mut next = world.clone();
                        if m == mythology(god) && !next.shown.remove(&god) {
                            return Vec::new();
                        }
                        let rest = next.shown.iter().copied().collect();
                        vec![if stacks { next } else { next.put_back(rest) }]
                    });
                }
            }
            Action::StackDeck(top) => self.branch(mythology(top), |world| {
                let shown: Vec<_> = world.shown.iter().copied().collect();
                let possible = orders(&shown).into_iter().filter(|order| !is_own || order[0] == top);
                possible.map(|order| world.clone().put_back(order)).collect()
            }),
            Action::Activate(space, _) => {
                for worlds in &mut self.worlds {
                    *worlds = worlds
                        .iter()
                        .cloned()
                        .map(|mut world| {
                            world.placed.retain(|(place, _)| *place != space);
                            world
                        })
                        .collect();
                }
            }
            _ => {}
        }
    }
}

fn on_spaces(game: &Duel) -> Vec<(Space, GodId)> {
    Space::ALL.into_iter().filter_map(|space| Some((space, game.pantheon().god_on(space)?))).collect()
}

/// What a position says about the gods of one mythology; where nobody has looked, every order is possible.
fn worlds_of(game: &Duel, mythology: Mythology) -> Worlds {
    let [a, b] = [A, B].map(|seat| game.view(Some(seat)).pantheon.decks[mythology.index()].clone());
    let card = |(a, b): (GodSeen, GodSeen)| match (a, b) {
        (GodSeen::Seen(god), _) | (_, GodSeen::Seen(god)) => Some(god),
        (GodSeen::Unseen, GodSeen::Unseen) => None,
        _ => panic!("somebody knows every god that has a name"),
    };
    let deck: Vec<Option<GodId>> = a.into_iter().zip(b).map(card).collect();
    let placed: BTreeSet<_> = on_spaces(game).into_iter().filter(|(_, god)| mythology.gods().contains(*god)).collect();
    let shown: BTreeSet<_> = (game.pantheon().shown() & mythology.gods()).iter().collect();
    let acting = game.pending().iter().filter_map(|pending| match pending {
        Pending::Activate(_, god) => Some(*god),
        _ => None,
    });
    let named: GodSet =
        deck.iter().flatten().copied().chain(placed.iter().map(|(_, god)| *god)).chain(acting).collect();
    let elsewhere = named | shown.iter().copied().collect() | game.city(A).gods() | game.city(B).gods();
    let unseen: Vec<_> = (mythology.gods() & !elsewhere).iter().collect();
    let fill = |order: Vec<GodId>| {
        let mut order = order.into_iter();
        let deck = deck.iter().map(|god| god.or_else(|| order.next()).expect("a name for each card")).collect();
        World { deck, placed: placed.clone(), shown: shown.clone() }
    };
    orders(&unseen).into_iter().map(fill).collect()
}

/// What a viewer imagines in so many worlds.
fn imagined(game: &Duel, viewer: Option<Seat>, mythology: Mythology, samples: usize, rng: &mut Xoshiro) -> Worlds {
    let view = game.view(viewer);
    (0..samples).flat_map(|_| worlds_of(&Duel::imagine(&view, rng), mythology)).collect()
}

/// Enough to meet each of six worlds.
const MANY: usize = 100;

fn imagined_worlds_agree(setup: Setup, seeds: std::ops::Range<u64>) {
    let mut rng = Xoshiro::new(seeds.start);
    for seed in seeds {
        let record = random_game(setup, seed);
        let mut beliefs = [Some(A), Some(B), None].map(Belief::new);
        let games: Vec<_> = steps(&record);
        for (i, (before, event)) in games.iter().enumerate() {
            let after = games.get(i + 1).map_or(record.game(), |(game, _)| game);
            let was = beliefs.clone();
            beliefs.iter_mut().for_each(|belief| belief.follow(before, *event, after));
            for mythology in Mythology::ALL {
                let m = mythology.index();
                let is_new = beliefs.iter().zip(&was).any(|(now, was)| now.worlds[m] != was.worlds[m]);
                let samples = if is_new {
                    MANY
                } else if rng.below(8) == 0 {
                    2
                } else {
                    continue;
                };
                let context = || format!("seed {seed}, {event:?}, {mythology}: {}", after.position_text());
                for belief in &beliefs {
                    let found = imagined(after, belief.viewer, mythology, samples, &mut rng);
                    let possible = &belief.worlds[m];
                    assert!(
                        found.is_subset(possible),
                        "{:?} knows better\n{found:?}\n{possible:?}\n{}",
                        belief.viewer,
                        context()
                    );
                    let at_least: Worlds = match belief.viewer {
                        Some(_) => possible.clone(),
                        // A spectator knows no more than both players do.
                        None => beliefs[0].worlds[m].union(&beliefs[1].worlds[m]).cloned().collect(),
                    };
                    assert!(
                        samples < MANY || at_least.is_subset(&found),
                        "{:?} knows too much\n{found:?}\n{at_least:?}\n{}",
                        belief.viewer,
                        context()
                    );
                }
                assert!(
                    beliefs.iter().all(|belief| !worlds_of(after, mythology).is_disjoint(&belief.worlds[m])),
                    "{}",
                    context()
                );
            }
        }
    }
}

#[test]
fn p14_imagined_worlds_agree_with_all_that_a_viewer_has_seen() {
    imagined_worlds_agree(with_pantheon(""), 0..12);
}

#[test]
fn p14_imagined_worlds_agree_with_all_that_a_viewer_has_seen_in_secret() {
    imagined_worlds_agree(with_pantheon("gods=secret"), 100..112);
}

#[test]
fn p14_imagined_worlds_agree_where_zeus_takes_tokens() {
    imagined_worlds_agree(with_pantheon("zeus=takes_token,gods=secret"), 200..206);
}

#[test]
fn p14_imagined_worlds_agree_together_with_agora() {
    imagined_worlds_agree(Setup::with(Expansion::ALL), 300..306);
}

/// Age I: A uncovers a roman token.
const TOKEN: &str = "age=1 structure=9:age,14:altar,17:theater,19:tavern gifts=9:roman";

/// PX14.
#[test]
fn p14_5_and_px14_what_is_left_in_a_deck_is_known_as_a_set_from_age_ii_on() {
    let placed =
        Case::pantheon(TOKEN, "").play("A build altar; * god mars; * god neptune; A enthrone mars 2; * card 9 baths");
    let mut rng = Xoshiro::new(1);
    let worlds = |case: Case, viewer, rng: &mut Xoshiro| imagined(&case.0, viewer, Mythology::Roman, 60, rng);
    let of_a = worlds(placed, Some(A), &mut rng);
    assert_eq!(of_a.into_iter().map(|world| world.deck).collect::<Vec<_>>(), [[GodId::Neptune, GodId::Minerva]]);
    assert_eq!(worlds(placed, Some(B), &mut rng).len(), 6, "any of three is placed, the others in any order");
    let fields = "age=1 structure=19:altar spaces=1:tanit,2:zeus,4:ra,5:mars,6:ishtar decks=roman:neptune.- \
                  A.saw_gods=tanit,zeus,ra,mars,ishtar,neptune";
    let opened = Case::pantheon(fields, "").play("A discard altar");
    assert_eq!(worlds(opened, Some(A), &mut rng).len(), 1);
    let of_b = worlds(opened, Some(B), &mut rng);
    assert_eq!(of_b.len(), 2);
    assert!(of_b.iter().all(|world| world.deck.len() == 2 && !world.deck.contains(&GodId::Mars)));
}
