### What the pieces of the expansions do and how they are paid for: the page's own words in English.

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
