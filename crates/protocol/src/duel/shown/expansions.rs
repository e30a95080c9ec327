//! Gods, the senate and conspiracies, from the view alone wherever somebody has a secret.

use super::super::{
    DuelChamber, DuelDeckCard, DuelDecree, DuelGift, DuelGodDeck, DuelLocked, DuelPantheon, DuelPlotOnTop, DuelPlots,
    DuelSpace,
};
use super::{SEATS, held, name, names, payments};
use ::duel::{
    Age, Chamber, ConspiraciesHeld, ConspiracySet, DivineToken, Drawn, Duel, GodId, GodSeen, GodSet, Locked, Mythology,
    OfferingSet, OnSpace, PendingView, Removed, Space, TokenSet, View,
};

pub(super) fn gift(gift: DivineToken) -> DuelGift {
    match gift {
        DivineToken::Mythology(mythology) => DuelGift::Mythology(name(mythology)),
        DivineToken::Offering(offering) => DuelGift::Offering(offering.value()),
    }
}

pub(super) fn pantheon(view: &View, game: &Duel) -> DuelPantheon {
    let seen = &view.pantheon;
    let (shown, hidden) = seen.shown;
    DuelPantheon {
        open: view.age != Age::I,
        spaces: Space::ALL.into_iter().zip(seen.spaces).map(|(place, on)| space(view, game, place, on)).collect(),
        decks: Mythology::ALL.map(|mythology| deck(view, mythology)).into(),
        shown: names(shown),
        shown_hidden: hidden.iter().sum(),
        enki: names(seen.enki),
        minerva: seen.minerva,
    }
}

fn space(view: &View, game: &Duel, space: Space, on: OnSpace) -> DuelSpace {
    let (god, mythology) = match on {
        OnSpace::Empty => (None, None),
        OnSpace::Seen(god) => (Some(god), god.god().mythology),
        OnSpace::Hidden(mythology) => (None, Some(mythology)),
    };
    DuelSpace {
        space: space.number(),
        god: god.map(name),
        mythology: mythology.map(name),
        secret: view.age == Age::I && god.is_some_and(|god| is_secret(view, god)),
        prices: SEATS.map(|seat| payments::for_god(game, seat, space, OfferingSet::new())).into(),
    }
}

fn deck(view: &View, mythology: Mythology) -> DuelGodDeck {
    let card = |card: &GodSeen| match card {
        GodSeen::Unseen => DuelDeckCard { god: None, secret: false, hidden: false },
        GodSeen::Hidden => DuelDeckCard { god: None, secret: false, hidden: true },
        GodSeen::Seen(god) => DuelDeckCard { god: Some(name(*god)), secret: is_secret(view, *god), hidden: false },
    };
    let inside = view.pantheon.inside & mythology.gods();
    DuelGodDeck {
        mythology: name(mythology),
        cards: view.pantheon.decks[mythology.index()].iter().map(card).collect(),
        inside: names(inside),
        unseen: names(mythology.gods() & !(placed_gods(view) | inside)),
    }
}

/// Tests if the viewer knows a god that lies face down and nobody else does.
fn is_secret(view: &View, god: GodId) -> bool {
    !view.pantheon.shared.contains(god)
}

/// The gods of which the viewer knows where they are.
fn placed_gods(view: &View) -> GodSet {
    let on_spaces = view.pantheon.spaces.iter().filter_map(|on| match on {
        OnSpace::Seen(god) => Some(*god),
        _ => None,
    });
    let in_decks = view.pantheon.decks.iter().flatten().filter_map(|card| match card {
        GodSeen::Seen(god) => Some(*god),
        _ => None,
    });
    let about_to_act = view.pending.iter().filter_map(|pending| match pending {
        PendingView::Activate(_, god) => Some(*god),
        _ => None,
    });
    let in_cities = view.cities.0.iter().flat_map(|city| city.gods);
    let all = on_spaces.chain(in_decks).chain(about_to_act).chain(in_cities).chain(view.pantheon.shown.0);
    all.filter(|god| *god != GodId::Gate).collect()
}

pub(super) fn senate(view: &View) -> Vec<DuelChamber> {
    let senate = &view.senate;
    let chamber = |chamber: Chamber| DuelChamber {
        chamber: chamber.number(),
        section: name(chamber.section()),
        points: chamber.points(),
        cubes: SEATS.map(|seat| senate.cubes[seat][chamber.index()]).into(),
        controller: senate.control[chamber.index()].map(Into::into),
        decrees: Chamber::ALL
            .into_iter()
            .zip(senate.decrees)
            .filter(|&(_, (_, place))| place == chamber)
            .map(|(laid, (decree, _))| DuelDecree { id: decree.map(name), laid: laid.number() })
            .collect(),
    };
    Chamber::ALL.map(chamber).into()
}

pub(super) fn plots(view: &View, game: &Duel) -> DuelPlots {
    let seen = &view.conspiracies;
    let (drawn, drawn_hidden) = held(seen.drawn);
    let (sunk, sunk_hidden): (Vec<_>, Vec<_>) = seen.sunk.0.iter().map(|&plots| held(plots)).unzip();
    let (removed, removed_hidden) = match seen.removed {
        Removed::Seen(cards) => (names(cards), 0),
        Removed::Hidden(counts) => (Vec::new(), counts.iter().sum()),
    };
    DuelPlots {
        deck: game.conspiracies_in_deck() as u8,
        top: seen.top.map(|(by, plot)| DuelPlotOnTop { by: by.into(), id: plot.map(name) }),
        sunk: sunk.concat(),
        sunk_hidden: sunk_hidden.iter().sum(),
        drawn,
        drawn_hidden,
        remembered: names(seen.remembered),
        unseen: names(!seen_plots(view)),
        removed,
        removed_hidden,
    }
}

/// The conspiracies that the viewer has seen.
fn seen_plots(view: &View) -> ConspiracySet {
    let seen = &view.conspiracies;
    let mut plots = seen.remembered;
    for city in &view.cities.0 {
        plots = plots | visible(city.unprepared);
        plots = plots | city.prepared.iter().filter_map(|&(plot, _)| plot).collect();
        plots = plots | city.triggered.iter().map(|&(plot, _)| plot).collect();
    }
    for held in [seen.drawn, seen.sunk.0[0], seen.sunk.0[1]] {
        plots = plots | visible(held);
    }
    if let Some((_, Some(plot))) = seen.top {
        plots.insert(plot);
    }
    plots
}

fn visible(plots: ConspiraciesHeld) -> ConspiracySet {
    match plots {
        ConspiraciesHeld::Seen(plots) => plots,
        ConspiraciesHeld::Hidden(_) => ConspiracySet::new(),
    }
}

pub(super) fn locked(view: &View) -> Option<DuelLocked> {
    let (token, secret, unseen) = match view.locked {
        Locked::Nothing => return None,
        Locked::Open(token) => (Some(token), false, TokenSet::new()),
        Locked::Known(token) => (Some(token), true, TokenSet::new()),
        Locked::Hidden => (None, true, view.setup.tokens() & !(seen_tokens(view) | view.not_locked)),
    };
    Some(DuelLocked { token: token.map(name), secret, unseen: names(unseen) })
}

/// The progress tokens that the viewer sees somewhere.
fn seen_tokens(view: &View) -> TokenSet {
    let drawn = match view.drawn {
        Drawn::Seen(tokens) => tokens,
        Drawn::Hidden(_) => TokenSet::new(),
    };
    let in_cities = view.cities.0.iter().fold(TokenSet::new(), |all, city| all | city.tokens);
    view.board | view.pantheon.enki | drawn | in_cities
}
