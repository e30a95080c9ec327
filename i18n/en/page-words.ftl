### What the pieces of the expansions do and what happens to them: the page's own words in English.

## Effects that cards and wonders do not have

page-effect-activate_one_of_deck_tops = turns up the top god of every deck and activates one for nothing
page-effect-opponent_loses_coin_per_space = the opponent loses { $n ->
        [one] 1 coin
       *[other] { $n } coins
    } for each space the pawn moves forward
page-effect-chain_card_price = a card with a white symbol below its cost costs { $n ->
        [one] 1 coin
       *[other] { $n } coins
    } at most
page-effect-enki_progress = { $n } progress tokens of the box, takes one
page-effect-snake_copy_science = the snake copies the symbol of a green card of the opponent
page-effect-protected_coins = { $n } coins that nobody can take; each one left is worth a point
page-effect-steal_card = takes a brown or grey card of the opponent
page-effect-discard_from_structure = discards any card of the structure
page-effect-unbuild_wonder = takes the card from under a wonder that stands
page-effect-build_wonder_from_discard = builds an own wonder for nothing, with a discarded card
page-effect-steal_unbuilt_wonder = takes an unbuilt wonder of the opponent
page-effect-place_minerva = puts the Minerva pawn on the military track
page-effect-neptune = puts one military token away, applies another
page-effect-remove_opponent_influence = removes a cube of the opponent
page-effect-senators_free = senators are free
page-effect-conspire_keep_both = keeps both conspiracies when drawing
page-effect-take_half_of_opponent_coins = takes half of the opponent's coins, rounded up
page-effect-lock_progress_token = puts a progress token out of the game
page-effect-build_free_from_row = builds a card of the far row for nothing
page-effect-build_free_from_removed = builds a card removed at setup for nothing
page-effect-take_progress_from_box = takes any progress token of the box
page-effect-discard_available_card = discards an available card
page-effect-discard_another_card = may discard another available card
page-effect-coins_per_own_cube_in_senate = { $n ->
        [one] 1 coin
       *[other] { $n } coins
    } for each own cube in the senate
page-effect-opponent_loses_coins_per_its_cube_in_senate = the opponent loses { $n ->
        [one] 1 coin
       *[other] { $n } coins
    } for each of their cubes in the senate
page-effect-swap_card = swaps a blue or green card with one of the opponent, of the same colour
page-effect-move_decree = moves a decree under that of another chamber
page-effect-destroy_opponent_built_wonder = destroys a wonder that the opponent has built

## What happened with gods

page-event-activate = { $name } activates { $god } { $coins ->
        [0] for nothing
        [one] for 1 coin
       *[other] for { $coins } coins
    }.
page-event-activate-offerings = { $name } activates { $god } with { $count ->
        [one] the offering token { $offerings }
       *[other] the offering tokens { $offerings }
    } { $coins ->
        [0] alone
        [one] and 1 coin
       *[other] and { $coins } coins
    }.
page-event-place-god = { $name } places { $god } face down on space { $space } of the Pantheon.
page-event-place-god-unseen = { $name } places a god face down on space { $space } of the Pantheon ({ $mythology }).
page-event-consult = { $name } looks through a deck of gods ({ $mythology }).
page-event-summon = { $name } activates { $god } for nothing.
page-event-stack-deck = { $name } puts { $god } back on top of its deck.
page-event-stack-deck-unseen = { $name } puts two gods back on their deck ({ $mythology }).
page-event-snake = { $name } lays the snake on { $card } and has its symbol, too.
page-event-steal = { $name } takes { $card } from the opponent's city.
page-event-strike = { $name } discards { $card } from the structure.
page-event-strike-unseen = { $name } discards a face-down card from the structure.
page-event-unbuild = { $name } takes { $card } from under the wonder { $wonder }, which stands no longer.
page-event-raise = { $name } builds the wonder { $wonder } for nothing.
page-event-tuck = { $name } puts { $card } under the wonder.
page-event-take-wonder = { $name } takes the unbuilt wonder { $wonder } from the opponent.
page-event-minerva-middle = { $name } puts Minerva in the middle of the track.
page-event-minerva-own = { $name } puts Minerva { $distance ->
        [9] into their own capital
       *[other] on space { $distance } of their own side
    }.
page-event-minerva-theirs = { $name } puts Minerva { $distance ->
        [9] into the opponent's capital
       *[other] on space { $distance } of the opponent's side
    }.
page-event-drop-loot = { $name } puts away a military token on { $side ->
        [own] their own side
       *[theirs] the opponent's side
    } ({ $token }).
page-event-use-loot = { $name } applies a military token on { $side ->
        [own] their own side
       *[theirs] the opponent's side
    } ({ $token }).
page-event-loot-coins = { $coins } coins
page-event-loot-small = place a cube
page-event-loot-large = remove a cube, move one
page-event-gift-laid = On a card lies: { $token }.
page-event-god-drawn = { $god } is drawn.
page-event-god-drawn-unseen = A god is drawn unseen ({ $mythology }).
page-event-god-shown = { $god } comes up.
page-event-token-on-enki = The token { $token } lies on Enki.
page-event-for-enki = On Enki, for the time being, lie the tokens { $tokens }.
page-event-for-enki-absent = Enki is not among them.
page-event-for-enki-unseen = Only who chooses knows whether Enki is among them.
page-event-unearthed = The discarded card was { $card }.

## What happened in the senate

page-event-recruit = { $name } recruits { $card } { $coins ->
        [0] for nothing
        [one] for 1 coin
       *[other] for { $coins } coins
    }.
page-event-restore-senator = { $name } recruits { $card } from the discard pile for nothing.
page-event-spare = { $name } builds { $card } in the dearer way { $coins ->
        [0] for nothing
        [one] for 1 coin
       *[other] for { $coins } coins
    }.
page-event-prepare = { $name } prepares the conspiracy { $plot } with { $card } under it.
page-event-prepare-unseen = { $name } prepares a conspiracy with { $card } under it.
page-event-trigger = { $name } triggers the conspiracy { $plot }.
page-event-place-cube = { $name } places a cube in chamber { $chamber }.
page-event-move-cube = { $name } moves a cube from chamber { $chamber } to chamber { $to }.
page-event-remove-cube = { $name } removes a cube of the opponent from chamber { $chamber }.
page-event-conspire = { $name } conspires and draws two conspiracies.
page-event-keep-plot = { $name } keeps the conspiracy { $plot } and puts the other one { $end ->
        [bottom] under the deck
       *[top] on top of the deck
    }.
page-event-keep-plot-unseen = { $name } keeps one conspiracy and puts the other one { $end ->
        [bottom] under the deck
       *[top] on top of the deck
    }.
page-event-lock = { $name } puts the token { $token } out of the game.
page-event-lock-unseen = { $name } puts a token of the box out of the game.
page-event-claim = { $name } builds { $card } from the far row for nothing.
page-event-reclaim = { $name } builds { $card }, removed at setup, for nothing.
page-event-swap = { $name } takes { $card } from the opponent's city and gives { $given } for it.
page-event-move-decree = { $name } moves a decree from chamber { $chamber } to chamber { $to }: { $decree }.
page-event-raze = { $name } destroys the wonder { $wonder }, which leaves the game.
page-event-pass = { $name } does nothing more.
page-event-decree-laid = In chamber { $chamber } lies the decree: { $decree }.
page-event-decree-turned = The decree of chamber { $chamber } is turned up: { $decree }.
page-event-plot-drawn = The conspiracy { $plot } is drawn.
page-event-plot-drawn-unseen = A conspiracy is drawn unseen.
page-event-removed-shown = Among the removed cards is { $card }.
page-event-removed-shown-unseen = The removed cards are looked at.

## What followed

page-event-pawn-back = The conflict pawn moves { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    } back towards the own capital.
page-event-gift = { $name } takes a token from a card: { $token }.
page-event-controls = { $name } controls chamber { $chamber } now.
page-event-uncontrolled = Nobody controls chamber { $chamber } any more.
page-event-ends-politics = All six chambers in one hand: political supremacy!

## How a god or a senator is paid for

page-pay-space = { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } for the space
page-pay-gate = { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } for the Gate, twice the number of its space
page-pay-senators = { $coins ->
        [0] no senator to pay for
        [one] 1 coin, for 1 senator in the city
       *[other] { $coins } coins, for { $coins } senators in the city
    }
page-pay-engineering = { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } by Engineering
page-pay-saved-sanctuary = { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } less by the Sanctuary
page-pay-saved-decree = { $coins ->
        [one] 1 printed coin
       *[other] { $coins } printed coins
    } left out by decree
page-pay-offerings = { $count ->
        [one] less the offering token { $offerings }
       *[other] less the offering tokens { $offerings }
    }
