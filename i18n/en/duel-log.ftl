### 7 Wonders Duel: options, effects, questions and sentences.

duel-title = 7 Wonders Duel

## Expansions

duel-expansion-pantheon = Pantheon
    .help = gods to call upon, offerings, grand temples instead of guilds
duel-expansion-agora = Agora
    .help = a senate with its decrees, senators, conspiracies, and a fourth way to win

## Rule options

duel-option-wonders-draft = players draft their wonders
duel-option-wonders-first_game = the fixed wonders of a first game, no draft
duel-option-middle-last_starts = pawn in the middle after an age: whoever took the last card begins
duel-option-middle-last_chooses = pawn in the middle after an age: whoever took the last card chooses who begins
duel-option-library-secret = only its builder sees the tokens the Great Library draws
duel-option-library-open = both players see the tokens the Great Library draws
duel-option-gods-open = both players see the gods that the Gate and the Divine Theater turn up
duel-option-gods-secret = only the active player sees the gods that the Gate and the Divine Theater turn up
duel-option-minerva-any_space = the Minerva pawn may be put on any space of the track
duel-option-minerva-off_pawn = the Minerva pawn may be put on any space but the conflict pawn's
duel-option-zeus-discards_token = a token on the card that Zeus discards is lost
duel-option-zeus-takes_token = whoever activates Zeus takes the token on the card he discards
duel-option-restore-any = the Mausoleum and Hades bring back senators, too
duel-option-restore-buildings = the Mausoleum and Hades bring back buildings only
duel-option-links-cards = the decree that lends the opponent's white symbols looks at cards only
duel-option-links-tokens = the decree that lends the opponent's white symbols looks at mythology tokens, too
duel-option-sabotage-box = the card under a wonder destroyed by Sabotage leaves the game
duel-option-sabotage-discard = the card under a wonder destroyed by Sabotage goes to the discard pile

## The table

duel-heading-draft = The wonder draft
duel-heading-turn = { $name } to choose
duel-heading-military = Military
duel-heading-tokens = Progress: { $tokens }
duel-heading-discard = Discarded: { $count }
duel-heading-locked = Out of the game: { $token }
duel-heading-locked-unseen = Out of the game: a token of the box
duel-heading-pantheon = Pantheon (A/B)
duel-heading-decks = Decks: { $decks }
duel-heading-enki = On Enki: { $tokens }
duel-heading-minerva = Minerva stands on the pawn's space
duel-heading-senate = Senate (A:B)
duel-heading-supply = Supply: A { $a }, B { $b }
duel-heading-plots = Conspiracy deck: { $count }
duel-heading-plots-top = Conspiracy deck: { $count }, on top { $plot }
duel-nothing = nothing
duel-free = free
duel-free-by-link = link
duel-coins = { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
duel-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
duel-city-makes = makes { $goods }
duel-city-makes-nothing = makes nothing
duel-city-buys = buys at { $prices }
duel-city-symbols = Symbols ({ $count } of 6): { $symbols }
duel-city-tokens = Tokens: { $tokens }
duel-city-wonder = [x] { $wonder }, with { $card } under it
duel-city-links = Links: { $links }
duel-city-gods = Gods: { $gods }
duel-city-god-coins = { $god } ({ $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    })
duel-city-god-snake = { $god } (snake on { $card })
duel-city-mythologies = Mythology tokens: { $tokens }
duel-city-offerings = Offerings: { $tokens }
duel-city-senator = senator { $price }
duel-city-plots = Conspiracies: { $plots }
duel-city-plot-prepared = { $plot } (prepared with { $card })
duel-city-plots-unseen = { $count } not prepared
duel-city-plot-unseen-prepared = one prepared with { $card }
duel-city-plots-triggered = Triggered: { $plots }
duel-column-card = card
duel-column-build = build
duel-column-theirs = for { $seat }
duel-column-discard = discard

## Effects in a few characters

duel-gist-coins = { $n }c
duel-gist-points = { $n }vp
duel-gist-shields = { $n }sh
duel-gist-temple = { $points }vp
duel-gist-politics = →{ $first }-{ $last }
duel-gist-plot = plot/cube

## Effects in words

duel-effect-produce = produces { $n } { $resource }
duel-effect-one-of = produces one of: { $resources }
duel-effect-fixed-price = price 1 for: { $resources }
duel-effect-coins = { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }
duel-effect-coins-per-own = { $n ->
        [one] 1 coin
       *[other] { $n } coins
    } per { $what } in your city
duel-effect-coins-per-larger = { $n ->
        [one] 1 coin
       *[other] { $n } coins
    } per { $what } in the city with more
duel-effect-points = { $n ->
        [one] 1 point
       *[other] { $n } points
    }
duel-effect-points-per-own = { $n ->
        [one] 1 point
       *[other] { $n } points
    } per { $what } in your city
duel-effect-points-per-larger = { $n ->
        [one] 1 point
       *[other] { $n } points
    } per { $what } in the city with more
duel-effect-shields = { $n ->
        [one] 1 shield
       *[other] { $n } shields
    }
duel-effect-science = symbol: { $symbol }
duel-effect-opponent-loses = the opponent loses { $n } coins
duel-effect-extra-turn = another turn
duel-effect-destroy = destroys one card of the opponent: { $color }
duel-effect-restore = builds one discarded card for nothing
duel-effect-library = draws { $n } progress tokens from the box, keeps one
duel-effect-discount-wonders = wonders need { $n } resources less
duel-effect-discount-blue = blue cards need { $n } resources less
duel-effect-economy = you get what the opponent pays for resources
duel-effect-extra-shields = { $n } more shield on each red card
duel-effect-extra-turn-wonders = another turn with each wonder
duel-effect-coins-on-link = { $n } coins with each card built by a link
duel-effect-temple = { $one } points for one grand temple, { $two } for two, { $three } for three
duel-effect-god-discount = gods and the Gate cost { $n } coins less
duel-effect-consult = activates one god of a deck for nothing
duel-effect-politics = actions in the senate, placing in chambers { $first } and { $last } ({ $section })
duel-effect-place-or-plot = a cube in any chamber, or a conspiracy
duel-effect-draw-plots = draws { $n } conspiracies, keeps one
duel-effect-trigger = may trigger a conspiracy that is not prepared
duel-effect-place-cube = places a cube in the senate
duel-effect-move-cube = may move a cube
duel-effect-when-drafted = when taken: { $effects }

duel-per-brown = brown card
duel-per-grey = grey card
duel-per-blue = blue card
duel-per-green = green card
duel-per-yellow = yellow card
duel-per-red = red card
duel-per-brown_and_grey = brown or grey card
duel-per-wonder = wonder
duel-per-three_coins = three coins
duel-per-progress_token = progress token
duel-per-mythology_or_offering_token = mythology or offering token
duel-per-cube_in_senate = cube in the senate

duel-link-free-with = (free with { $link })
duel-link-gives = (gives { $link })

## Questions: `duel-ask-` and the question's word

duel-ask-draft = Which wonder do you take?
duel-ask-turn = Your turn: which card do you take, and what for?
duel-ask-take_token = A pair of symbols: which progress token do you take?
duel-ask-keep_token = The Great Library: which progress token do you keep?
duel-ask-destroy = Which card of your opponent do you destroy?
duel-ask-restore = Which discarded card do you build for nothing?
duel-ask-starter = Who begins the next age?
duel-ask-place_god = Which god do you place face down, and where? The numbers are your price and your opponent's.
duel-ask-take_from_enki = Enki: which progress token do you take?
duel-ask-consult_deck = The Divine Theater: through which deck do you look?
duel-ask-summon = Which god do you activate for nothing?
duel-ask-stack_deck = Which god goes back on top of the other?
duel-ask-lay_snake = Nisaba: on which green card of your opponent do you lay the snake?
duel-ask-steal_card = Which card of your opponent do you take into your city?
duel-ask-strike = Zeus: which card of the structure do you discard?
duel-ask-unbuild = Anubis: from under which wonder do you take the card?
duel-ask-raise_wonder = Isis: which of your wonders do you build for nothing?
duel-ask-tuck = Isis: which discarded card goes under the wonder?
duel-ask-steal_wonder = Which wonder of your opponent do you take?
duel-ask-place_minerva = On which space of the track do you put Minerva?
duel-ask-drop_loot = Neptune: which military token do you put away without effect?
duel-ask-use_loot = Neptune: which military token do you apply?
duel-ask-go_on = Your turn goes on: which card do you take, and what for?
duel-ask-politics = The politician: { $left ->
        [one] one action
       *[other] up to { $left } actions
    } in the senate. What do you do?
duel-ask-place_or_plot = The conspirator: do you place a cube or conspire?
duel-ask-place_cube = In which chamber do you place a cube?
duel-ask-move_cube = Do you move one of your cubes?
duel-ask-remove_cube = Which cube of your opponent do you remove?
duel-ask-keep_plot = Which conspiracy do you keep, and where does the other one go?
duel-ask-trigger_unprepared = Curia Julia: do you trigger a conspiracy?
duel-ask-lock_token = Obscurantism: which progress token do you put out of the game?
duel-ask-build_from_row = Property Fraud: which building of the far row do you build for nothing?
duel-ask-build_removed = Treason: which of the removed cards do you build for nothing?
duel-ask-take_from_box = Espionage: which progress token of the box do you take?
duel-ask-discard_available = { $optional ->
        [yes] Turn of Events: do you discard another card?
       *[no] Turn of Events: which card do you discard?
    }
duel-ask-swap_cards = Coercion: which card of your opponent do you take, and what do you give for it?
duel-ask-move_decree = Insider Influence: which decree do you move, and where?
duel-ask-destroy_wonder = Sabotage: which wonder of your opponent do you destroy?

## Deeds: `duel-do-`, the deed's word and the side where it has one. The value is a choice in a few words, `.told` is
## what the log says of whoever did it. Values are the deed's own fields.

duel-price = { $coins ->
        [0] for nothing
        [one] for 1 coin
       *[other] for { $coins } coins
    }
duel-price-offerings = with offering { $offerings } { $coins ->
        [0] alone
        [one] and 1 coin
       *[other] and { $coins } coins
    }
duel-price-god = { $offerings ->
        [none] { duel-price }
       *[other] { duel-price-offerings }
    }
duel-deck-end = { $end ->
        [bottom] under the deck
       *[top] on top of the deck
    }
duel-do-draft = take { $wonder }
    .told = { $name } takes the wonder { $wonder }
duel-do-build = build { $card } { duel-price }
    .told = { $name } builds { $card } { duel-price }
duel-do-discard = discard { $card } (+{ duel-coins })
    .told = { $name } discards { $card } (+{ duel-coins })
duel-do-wonder = build { $wonder } with { $card } { duel-price }
    .told = { $name } builds the wonder { $wonder } with { $card } under it, { duel-price }
duel-do-progress = take the token { $token }
    .told = { $name } takes the progress token { $token }
duel-do-destroy = destroy { $card }
    .told = { $name } destroys { $card } in the opponent's city
duel-do-restore = build { $card } from the discard pile
    .told = { $name } builds { $card } from the discard pile for nothing
duel-do-restore_senator = recruit { $card } from the discard pile
    .told = { $name } recruits { $card } from the discard pile for nothing
duel-do-begin-own = begin the next age yourself
    .told = { $name } chooses to begin the age
duel-do-begin-theirs = let { $starter } begin the next age
    .told = { $name } lets { $starter } begin the age
duel-do-turned_up =
    .told = Turned up: { $card }
duel-do-drawn =
    .told = Drawn from the box: { $token }
duel-do-drawn_unseen =
    .told = { $by } draws a progress token from the box unseen
duel-do-activate = activate { $god } { duel-price-god }
    .told = { $name } activates { $god } { duel-price-god }
duel-do-place_god = place { $god } face down on space { $space }
    .told = { $name } places { $god } face down on space { $space } of the Pantheon
duel-do-place_god_unseen =
    .told = { $name } places a god face down on space { $space } of the Pantheon ({ $mythology })
duel-do-consult = look through a deck of gods ({ $mythology })
    .told = { $name } looks through a deck of gods ({ $mythology })
duel-do-summon = activate { $god } for nothing
    .told = { $name } activates { $god } for nothing
duel-do-stack_deck = put { $god } back on top of its deck
    .told = { $name } puts { $god } back on top of its deck
duel-do-stack_deck_unseen =
    .told = { $name } puts two gods back on their deck ({ $mythology })
duel-do-snake = lay the snake on { $card }
    .told = { $name } lays the snake on { $card } and has its symbol, too
duel-do-steal = take { $card } from your opponent
    .told = { $name } takes { $card } from the opponent's city
duel-do-strike = discard { $card } from the structure
    .told = { $name } discards { $card } from the structure
duel-do-strike_unseen = discard a face-down card, place { $column } of row { $row } ({ $back })
    .told = { $name } discards a face-down card, place { $column } of row { $row } ({ $back })
duel-do-unbuild = take { $card } from under { $wonder }
    .told = { $name } takes { $card } from under the wonder { $wonder }, which stands no longer
duel-do-raise = build { $wonder } for nothing
    .told = { $name } builds the wonder { $wonder } for nothing
duel-do-tuck = put { $card } under { $wonder }
    .told = { $name } puts { $card } under the wonder { $wonder }
duel-do-take_wonder = take { $wonder } from your opponent
    .told = { $name } takes the unbuilt wonder { $wonder } from the opponent
duel-do-minerva-own = put Minerva { $distance ->
        [9] into your own capital
       *[other] on space { $distance } of your own side
    }
    .told = { $name } puts Minerva { $distance ->
        [9] into their own capital
       *[other] on space { $distance } of their own side
    }
duel-do-minerva-theirs = put Minerva { $distance ->
        [9] into your opponent's capital
       *[other] on space { $distance } of your opponent's side
    }
    .told = { $name } puts Minerva { $distance ->
        [9] into the opponent's capital
       *[other] on space { $distance } of the opponent's side
    }
duel-do-minerva-middle = put Minerva in the middle of the track
    .told = { $name } puts Minerva in the middle of the track
duel-do-drop_loot-own = put away, on your own side: { $loot }
    .told = { $name } puts away a military token on their own side ({ $loot })
duel-do-drop_loot-theirs = put away, on your opponent's side: { $loot }
    .told = { $name } puts away a military token on the opponent's side ({ $loot })
duel-do-use_loot-own = apply, on your own side: { $loot }
    .told = { $name } applies a military token on their own side ({ $loot })
duel-do-use_loot-theirs = apply, on your opponent's side: { $loot }
    .told = { $name } applies a military token on the opponent's side ({ $loot })
duel-do-god_drawn =
    .told = Drawn: { $god }
duel-do-god_drawn_unseen =
    .told = { $by } draws a god unseen ({ $mythology })
duel-do-god_shown =
    .told = A god comes up: { $god }
duel-do-god_shown_unseen =
    .told = { $by } looks at a god ({ $mythology })
duel-do-token_on_enki =
    .told = The token { $token } lies on Enki
duel-do-for_enki =
    .told = On Enki, for the time being, lie the tokens { $tokens }
duel-do-for_enki_absent =
    .told = Enki is not among them
duel-do-for_enki_unseen =
    .told = Only { $by } knows whether Enki is among them
duel-do-unearthed =
    .told = The discarded card was { $card }
duel-do-recruit = recruit { $card } { duel-price }
    .told = { $name } recruits { $card } { duel-price }
duel-do-spare = build { $card } in the dearer way { duel-price }, of which your opponent gets { $theirs }
    .told = { $name } builds { $card } in the dearer way { duel-price }, of which the opponent gets { $theirs }
duel-do-prepare = prepare { $plot } with { $card }
    .told = { $name } prepares the conspiracy { $plot } with { $card } under it
duel-do-prepare_unseen =
    .told = { $name } prepares a conspiracy with { $card } under it
duel-do-trigger = trigger { $plot }
    .told = { $name } triggers the conspiracy { $plot }
duel-do-place_cube = place a cube in chamber { $chamber }
    .told = { $name } places a cube in chamber { $chamber }
duel-do-move_cube = move a cube from chamber { $from } to { $to }
    .told = { $name } moves a cube from chamber { $from } to chamber { $to }
duel-do-remove_cube = remove a cube of your opponent from chamber { $chamber }
    .told = { $name } removes a cube of the opponent from chamber { $chamber }
duel-do-conspire = conspire (draw two conspiracies)
    .told = { $name } conspires and draws two conspiracies
duel-do-keep_plot = keep { $plot } and put the other { duel-deck-end }
    .told = { $name } keeps the conspiracy { $plot } and puts the other one { duel-deck-end }
duel-do-keep_plot_unseen =
    .told = { $name } keeps one conspiracy and puts the other one { duel-deck-end }
duel-do-lock = put the token { $token } out of the game
    .told = { $name } puts the token { $token } out of the game
duel-do-lock_unseen =
    .told = { $name } puts a token of the box out of the game
duel-do-claim = build { $card } from the far row for nothing
    .told = { $name } builds { $card } from the far row for nothing
duel-do-reclaim = build { $card }, removed at setup, for nothing
    .told = { $name } builds { $card }, removed at setup, for nothing
duel-do-swap = take { $card } and give { $given } for it
    .told = { $name } takes { $card } from the opponent's city and gives { $given } for it
duel-do-move_decree = move a decree from chamber { $from } to { $to } ({ $decree })
    .told = { $name } moves a decree from chamber { $from } to chamber { $to }: { $decree }
duel-do-move_decree_unseen = move a face-down decree from chamber { $from } to { $to }
    .told = { $name } moves a face-down decree from chamber { $from } to chamber { $to }
duel-do-raze = destroy { $wonder }
    .told = { $name } destroys the wonder { $wonder }, which leaves the game
duel-do-pass = do nothing more
    .told = { $name } does nothing more
duel-do-decree_turned =
    .told = The decree of chamber { $chamber } is turned up: { $decree }
duel-do-plot_drawn =
    .told = A conspiracy is drawn: { $plot }
duel-do-plot_drawn_unseen =
    .told = { $by } draws a conspiracy unseen
duel-do-removed_shown =
    .told = Among the removed cards: { $card }
duel-do-removed_shown_unseen =
    .told = { $by } looks at the removed cards of { $back }

## Consequences: `duel-then-` and the consequence's word. The value says what a choice would bring, `.mark` says it in a
## word or two, `.told` is what the log says. Values are the consequence's own fields.

duel-then-gains = { $seat } gets { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
    .mark = +{ $coins }
    .told = { $seat } gains { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
duel-then-loses = { $seat } loses { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
    .mark = −{ $coins }
    .told = { $seat } loses { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
duel-then-pawn = { $spaces ->
        [one] the pawn moves 1 space towards the capital of { $towards }
       *[other] the pawn moves { $spaces } spaces towards the capital of { $towards }
    }
    .mark = { $spaces }
    .told = { $spaces ->
        [one] The conflict pawn moves 1 space towards the capital of { $towards }
       *[other] The conflict pawn moves { $spaces } spaces towards the capital of { $towards }
    }
duel-then-gift = { $gift }
    .mark = { $gift }
    .told = { $seat } takes a token from a card: { $gift }
duel-then-control = { $seat } gains control of chamber { $chamber }
    .mark = { $chamber }
    .told = { $seat } controls chamber { $chamber } now
duel-then-uncontrolled = nobody controls chamber { $chamber } any more
    .mark = { $chamber }: –
    .told = Nobody controls chamber { $chamber } any more
duel-then-points = points as they stand: { $change }
    .mark = { $change }
duel-then-again = another turn
    .mark = again
    .told = { $seat } takes another turn
duel-then-ends = { $way ->
        [civilian] ends the game
       *[other] wins the game
    }
    .mark = { $way ->
        [civilian] ends the game
       *[other] wins the game
    }
    .told = { $way ->
        [military] The pawn is in the capital: military supremacy!
        [science] Six different symbols: scientific supremacy!
        [politics] All six chambers in one hand: political supremacy!
       *[civilian] That was the last card: points decide
    }
duel-then-asks-take_token = token
duel-then-asks-keep_token = token from the box
duel-then-asks-destroy = destroy a card
duel-then-asks-restore = build a discarded card
duel-then-asks-place_god = place a god
duel-then-asks-take_from_enki = token of Enki
duel-then-asks-consult_deck = a god of a deck
duel-then-asks-summon = choose a god
duel-then-asks-stack_deck = put gods back
duel-then-asks-lay_snake = snake
duel-then-asks-steal_card = take a card
duel-then-asks-strike = discard any card
duel-then-asks-unbuild = empty a wonder
duel-then-asks-raise_wonder = free wonder
duel-then-asks-tuck = tuck a card
duel-then-asks-steal_wonder = take a wonder
duel-then-asks-place_minerva = Minerva
duel-then-asks-drop_loot = military tokens
duel-then-asks-use_loot = military token
duel-then-asks-politics = senate actions
duel-then-asks-place_or_plot = cube or conspiracy
duel-then-asks-place_cube = place a cube
duel-then-asks-move_cube = move a cube
duel-then-asks-remove_cube = remove a cube
duel-then-asks-keep_plot = conspiracy
duel-then-asks-trigger_unprepared = trigger a conspiracy
duel-then-asks-lock_token = lock a token
duel-then-asks-build_from_row = build from the far row
duel-then-asks-build_removed = build a removed card
duel-then-asks-take_from_box = token from the box
duel-then-asks-discard_available = discard a card
duel-then-asks-swap_cards = exchange cards
duel-then-asks-move_decree = move a decree
duel-then-asks-destroy_wonder = destroy a wonder

## Choices of one kind on one line: what they have in common, and each of them

duel-group-activate = activate { $god }:
duel-group-wonder = build { $wonder } with:
duel-group-prepare = prepare { $plot } with:
duel-group-place-god = { $god } on:
duel-group-place = place a cube in:
duel-group-move = move a cube from chamber { $from } to:
duel-group-remove = remove a cube from:
duel-group-keep = keep { $plot }, the other:
duel-group-swap = { $taken } for:
duel-group-move-decree = { $decree } from chamber { $from } to:
duel-group-row = row { $row }:
duel-group-minerva = space (A9 and B9 are the capitals, 0 is the middle):
duel-group-unbuild = from under a wonder of { $seat }:
duel-group-tuck = under it:
duel-group-lock-board = on the board:
duel-group-lock-opponent = of your opponent:
duel-group-lock-box = in the box:
duel-item-offerings = { $coins ->
        [0] offering { $offerings } alone
        [one] offering { $offerings } and 1 coin
       *[other] offering { $offerings } and { $coins } coins
    }
duel-item-space = space { $space } ({ $yours }/{ $theirs })
duel-item-chamber = chamber { $chamber }
duel-item-place = { $card }, place { $place }

## Names put together of others

duel-decree-unseen = a face-down decree
duel-god-unseen = a god ({ $mythology })
duel-gift-mythology = { $mythology } token
duel-gift-offering = offering token { $value }
duel-loot-coins = { $coins } coins
duel-loot-small = placing a cube
duel-loot-large = removing a cube and moving one

## Signs on the table, told by the command for help

duel-legend =
    In the table, the first number builds the card, the second discards it for coins, the others build a wonder with it.
    A price in brackets cannot be paid; the grey price is what your opponent pays.
duel-legend-pantheon =
    Pantheon: ░ lies face down; +Gre or +3 on a card is a mythology or offering token, which goes to whoever uncovers
    the card. Two prices on a space are those of A and B. M on the track is Minerva.
duel-legend-agora =
    Agora: a chamber shows the cubes of A and B, who controls it, and its points at the end; its decree stands below.
    On the track, + is a token that places a cube and - one that removes a cube and moves one. § is a senator.
