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

## Questions

duel-ask-draft = Which wonder do you take?
duel-ask-take-token = A pair of symbols: which progress token do you take?
duel-ask-keep-token = The Great Library: which progress token do you keep?
duel-ask-destroy = Which card of your opponent do you destroy?
duel-ask-restore = Which discarded card do you build for nothing?
duel-ask-starter = Who begins the next age?
duel-ask-place-god = Which god do you place face down, and where? In brackets: your price and your opponent's.
duel-ask-take-from-enki = Enki: which progress token do you take?
duel-ask-consult = The Divine Theater: through which deck do you look?
duel-ask-summon = Which god do you activate for nothing?
duel-ask-stack-deck = Which god goes back on top of the other?
duel-ask-snake = Nisaba: on which green card of your opponent do you lay the snake?
duel-ask-steal-card = Which card of your opponent do you take into your city?
duel-ask-strike = Zeus: which card of the structure do you discard? Rows are counted from the far end.
duel-ask-unbuild = Anubis: from under which wonder do you take the card?
duel-ask-raise = Isis: which of your wonders do you build for nothing?
duel-ask-tuck = Isis: which discarded card goes under the wonder?
duel-ask-steal-wonder = Which wonder of your opponent do you take?
duel-ask-minerva = On which space do you put Minerva? A9 and B9 are the capitals, 0 is the middle.
duel-ask-drop-loot = Neptune: which military token do you put away without effect?
duel-ask-use-loot = Neptune: which military token do you apply?
duel-ask-politics = The politician: { $left ->
        [one] one action
       *[other] up to { $left } actions
    } in the senate. What do you do?
duel-ask-place-or-plot = The conspirator: do you place a cube or conspire?
duel-ask-place-cube = In which chamber do you place a cube?
duel-ask-move-cube = Do you move one of your cubes?
duel-ask-remove-cube = Which cube of your opponent do you remove?
duel-ask-keep-plot = Which conspiracy do you keep, and where does the other one go?
duel-ask-trigger = Curia Julia: do you trigger a conspiracy?
duel-ask-lock = Obscurantism: which progress token do you put out of the game?
duel-ask-build-from-row = Property Fraud: which building of the far row do you build for nothing?
duel-ask-build-removed = Treason: which of the removed cards do you build for nothing?
duel-ask-take-from-box = Espionage: which progress token of the box do you take?
duel-ask-discard-available = Turn of Events: which card do you discard?
duel-ask-discard-another = Turn of Events: do you discard another card?
duel-ask-swap = Coercion: which card of your opponent do you take, and what do you give for it?
duel-ask-move-decree = Insider Influence: which decree do you move, and where?
duel-ask-destroy-wonder = Sabotage: which wonder of your opponent do you destroy?

## Actions in a few words, as one chooses them; `.told` is what the log says of whoever did it

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
duel-do-draft = take { $wonder }
    .told = { $name } takes { $wonder }
duel-do-build = build { $card } { duel-price }
    .told = { $name } builds { $card } { duel-price }
duel-do-build-sparing = build { $card } { duel-price }, of which your opponent gets { $theirs }
    .told = { $name } builds { $card } { duel-price }, of which the opponent gets { $theirs }
duel-do-recruit = recruit { $card } { duel-price }
    .told = { $name } recruits { $card } { duel-price }
duel-do-discard = discard { $card } (+{ duel-coins })
    .told = { $name } discards { $card } (+{ duel-coins })
duel-do-wonder = build { $wonder } with { $card } { duel-price }
    .told = { $name } builds { $wonder } with { $card } { duel-price }
duel-do-progress = take the token { $token }
    .told = { $name } takes the token { $token }
duel-do-destroy = destroy { $card }
    .told = { $name } destroys { $card }
duel-do-restore = build { $card } from the discard pile
    .told = { $name } builds { $card } from the discard pile
duel-do-restore-senator = recruit { $card } from the discard pile
    .told = { $name } recruits { $card } from the discard pile
duel-do-begin-self = begin the next age yourself
    .told = { $name } begins the next age
duel-do-begin-other = let your opponent begin the next age
    .told = { $name } lets the opponent begin the next age
duel-do-activate = activate { $god } { duel-price }
    .told = { $name } activates { $god } { duel-price }
duel-do-activate-offerings = activate { $god } { duel-price-offerings }
    .told = { $name } activates { $god } { duel-price-offerings }
duel-do-place-god = place { $god } face down on space { $space }
    .told = { $name } places { $god } face down on space { $space }
duel-do-consult = look through a deck of gods ({ $mythology })
    .told = { $name } looks through a deck of gods ({ $mythology })
duel-do-summon = activate { $god } for nothing
    .told = { $name } activates { $god } for nothing
duel-do-stack-deck = put { $god } back on top of its deck
    .told = { $name } puts { $god } back on top of its deck
duel-do-snake = lay the snake on { $card }
    .told = { $name } lays the snake on { $card }
duel-do-steal = take { $card } from your opponent
    .told = { $name } takes { $card } from the opponent
duel-do-strike = discard { $card } from the structure
    .told = { $name } discards { $card } from the structure
duel-do-strike-unseen = discard a face-down card, place { $place } of row { $row } ({ $back })
    .told = { $name } discards a face-down card, place { $place } of row { $row } ({ $back })
duel-do-unbuild = take the card from under { $wonder }
    .told = { $name } takes the card from under { $wonder }
duel-do-raise = build { $wonder } for nothing
    .told = { $name } builds { $wonder } for nothing
duel-do-tuck = put { $card } under it
    .told = { $name } puts { $card } under the wonder
duel-do-take-wonder = take { $wonder } from your opponent
    .told = { $name } takes { $wonder } from the opponent
duel-do-minerva = put Minerva { $space }
    .told = { $name } puts Minerva { $space }
duel-do-drop-loot = put a military token away ({ $token })
    .told = { $name } puts a military token away ({ $token })
duel-do-use-loot = apply a military token ({ $token })
    .told = { $name } applies a military token ({ $token })
duel-do-prepare = prepare { $plot } with { $card }
    .told = { $name } prepares { $plot } with { $card }
duel-do-trigger = trigger { $plot }
    .told = { $name } triggers { $plot }
duel-do-place = place a cube in chamber { $chamber }
    .told = { $name } places a cube in chamber { $chamber }
duel-do-move = move a cube from chamber { $from } to { $to }
    .told = { $name } moves a cube from chamber { $from } to { $to }
duel-do-remove = remove a cube of your opponent from chamber { $chamber }
    .told = { $name } removes a cube of the opponent from chamber { $chamber }
duel-do-conspire = conspire (draw two conspiracies)
    .told = { $name } conspires and draws two conspiracies
duel-do-keep-top = keep { $plot } and put the other on top of the deck
    .told = { $name } keeps { $plot } and puts the other on top of the deck
duel-do-keep-bottom = keep { $plot } and put the other under the deck
    .told = { $name } keeps { $plot } and puts the other under the deck
duel-do-lock = put the token { $token } out of the game
    .told = { $name } puts the token { $token } out of the game
duel-do-claim = build { $card } from the far row for nothing
    .told = { $name } builds { $card } from the far row for nothing
duel-do-reclaim = build { $card }, removed at setup, for nothing
    .told = { $name } builds { $card }, removed at setup, for nothing
duel-do-swap = take { $taken } and give { $given } for it
    .told = { $name } takes { $taken } and gives { $given } for it
duel-do-move-decree = move a decree from chamber { $from } to { $to } ({ $decree })
    .told = { $name } moves a decree from chamber { $from } to { $to } ({ $decree })
duel-do-raze = destroy { $wonder }
    .told = { $name } destroys { $wonder }
duel-do-pass = do nothing more
    .told = { $name } does nothing more

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
duel-group-minerva = space:
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
duel-item-top = on top of the deck
duel-item-bottom = under the deck
duel-item-place = { $card }, place { $place }

## Names put together of others

duel-decree-unseen = a face-down decree
duel-god-unseen = a god ({ $mythology })
duel-gift-mythology = { $mythology } token
duel-gift-offering = offering token { $value }
duel-track-middle = in the middle
duel-track-side = on space { $distance } of { $seat }'s side
duel-track-capital = in { $seat }'s capital
duel-loot-coins = { $coins } coins, on { $seat }'s side
duel-loot-small = placing a cube, on { $seat }'s side
duel-loot-large = removing a cube and moving one, on { $seat }'s side

## The log

duel-log-turned-up = Turned up: { $card }
duel-log-drawn = Drawn from the box: { $token }
duel-log-drawn-unseen = { $name } draws a progress token from the box
duel-log-god = A god comes up: { $god }
duel-log-god-unseen = { $name } draws a god ({ $mythology })
duel-log-god-placed = { $name } places a god face down on space { $space } ({ $mythology })
duel-log-deck-stacked = { $name } puts two gods back on their deck
duel-log-on-enki = The token { $token } lies on Enki
duel-log-for-enki = On Enki, for the time being, lie the tokens { $tokens }
duel-log-for-enki-absent = Enki is not among them
duel-log-for-enki-unseen = Only { $name } knows whether Enki is among them
duel-log-decree = The decree of chamber { $chamber } is turned up: { $decree }
duel-log-plot = A conspiracy is drawn: { $plot }
duel-log-plot-unseen = { $name } draws a conspiracy
duel-log-plot-kept-top = { $name } keeps a conspiracy and puts the other on top of the deck
duel-log-plot-kept-bottom = { $name } keeps a conspiracy and puts the other under the deck
duel-log-plot-prepared = { $name } prepares a conspiracy with { $card }
duel-log-locked-unseen = { $name } puts a token of the box out of the game
duel-log-removed = Among the removed cards: { $card }
duel-log-removed-unseen = { $name } looks at the removed cards of { $age }
duel-log-gift = { $name } takes the { $token }
duel-log-controls = { $name } takes control of chamber { $chamber } ({ $decree })
duel-log-controls-bare = { $name } takes control of chamber { $chamber }
duel-log-uncontrolled = Nobody controls chamber { $chamber } any more

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
