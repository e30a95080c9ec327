//! What the engine says that follows from an action or an outcome (S3 to S10), for whoever shows it.

use crate::common::{A, B, C, D, Sea};
use table::Notation;
use wonders::armada::{Chance, NavalChance};
use wonders::{Consequence, Fleet, Island, NavalConsequence, Witness};

/// All that was told, in order: what the base game knows, and what it does not.
#[derive(Default)]
struct Told {
    on_land: Vec<Consequence>,
    at_sea: Vec<NavalConsequence>,
}

impl Witness for Told {
    fn sees(&mut self, consequence: Consequence) {
        self.on_land.push(consequence);
    }

    fn sees_at_sea(&mut self, consequence: NavalConsequence) {
        self.at_sea.push(consequence);
    }
}

/// What follows when A acts as the last one of a round.
fn told(text: &str, others: &str, action: &str) -> Told {
    let case = others.split("; ").fold(Sea::new(text), Sea::play);
    let mut told = Told::default();
    let mut game = case.0;
    let action = game.parse_action(A, action).unwrap_or_else(|why| panic!("{action}: {why}"));
    game.play_watched(A, action, &mut told);
    told
}

/// S3.1, S8.5, S6.4: ships move, cities far away sell, taxes are paid.
#[test]
fn ships_that_move_purchases_far_away_and_losses_are_told() {
    let text = "wonders+armada/4 A.wonder=ephesus B.wonder=alexandria C.wonder=rhodes D.wonder=halicarnassus A.coins=5 \
                A.cards=eastern_emporium,loom_1 A.shipyard=shipyard_1 A.ships=0/1/0/0 A.hand=tavern B.hand=clay_pool \
                C.hand=clay_pit D.hand=stone_pit B.coins=0";
    let all = "B build clay_pool; C discard clay_pit; D discard stone_pit";
    let found = told(text, all, "build tavern step yellow").at_sea;
    let moved = NavalConsequence::Moved { seat: A, fleet: Fleet::Yellow, space: 2 };
    let lost = |seat| NavalConsequence::Lost { seat, coins: 1 };
    assert_eq!(found, [moved, lost(C), lost(D)], "B has nothing to lose");
    let barracks = text.replace("A.hand=tavern", "A.hand=barracks");
    let found = told(&barracks, all, "build barracks far_left 1").at_sea;
    assert_eq!(found, [NavalConsequence::SoldFar { seller: C, buyer: A, coins: 1 }]);
}

/// S9.1, S10: raids, and the conflict at sea after those on land.
#[test]
fn raids_and_conflicts_at_sea_are_told() {
    let text = "wonders+armada/4 turn=7 A.cards=press_1 A.hand=pontoon B.ships=2/0/0/0 B.hand=altar C.hand=baths D.hand=theater";
    let told = told(text, "B discard altar; C discard baths; D discard theater", "build pontoon");
    let strength = [0, 2, 0, 0, 0, 0, 0, 0];
    let tokens = [-1, 3, -1, -1, 0, 0, 0, 0];
    let fought = [A, B, C, D].into_iter().collect();
    let conflict = NavalConsequence::Conflict { age: 0, fought, strength, tokens };
    assert_eq!(told.at_sea, [NavalConsequence::Raided { raider: A, target: C }, conflict]);
    let won = |told: &Consequence| match told {
        Consequence::Conflicts { won, .. } => Some(won[0]),
        _ => None,
    };
    assert_eq!(told.on_land.iter().find_map(won), Some(3));
}

/// S7.7: the table turns an island up, and with it the turn and the age end.
#[test]
fn what_follows_from_an_outcome_is_told() {
    let text = "wonders+armada/3 turn=7 A.hand=helmsmans_rest";
    let mut game = Sea::new(text).round("A build helmsmans_rest").0;
    let mut told = Told::default();
    game.reveal_watched(Chance::Naval(NavalChance::Island(Island::BronzeIsland)), &mut told);
    assert_eq!(told.at_sea[0], NavalConsequence::Gained { seat: A, island: Island::BronzeIsland });
    assert!(matches!(told.at_sea[1], NavalConsequence::Conflict { age: 0, .. }), "{:?}", told.at_sea);
    assert!(matches!(told.on_land[..], [Consequence::Conflicts { won: [2, ..], .. }]), "{:?}", told.on_land);
}
