### 7 Wonders Duel: options, effects, questions and sentences.

duel-title = 7 Wonders Duel

## Rule options

duel-option-wonders-draft = players draft their wonders
duel-option-wonders-first_game = the fixed wonders of a first game, no draft
duel-option-middle-last_starts = pawn in the middle after an age: whoever took the last card begins
duel-option-middle-last_chooses = pawn in the middle after an age: whoever took the last card chooses who begins
duel-option-library-secret = only its builder sees the tokens the Great Library draws
duel-option-library-open = both players see the tokens the Great Library draws

## The table

duel-heading-draft = The wonder draft
duel-heading-turn = { $name } to choose
duel-heading-military = Military
duel-heading-tokens = Progress: { $tokens }
duel-heading-discard = Discarded: { $count }
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
duel-column-card = card
duel-column-build = build
duel-column-theirs = for { $seat }
duel-column-discard = discard

## Effects in a few characters

duel-gist-coins = { $n }c
duel-gist-points = { $n }vp
duel-gist-shields = { $n }sh

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

duel-link-free-with = (free with { $link })
duel-link-gives = (gives { $link })

## Questions

duel-ask-draft = Which wonder do you take?
duel-ask-take-token = A pair of symbols: which progress token do you take?
duel-ask-keep-token = The Great Library: which progress token do you keep?
duel-ask-destroy = Which card of your opponent do you destroy?
duel-ask-restore = The Mausoleum: which discarded card do you build?
duel-ask-starter = Who begins the next age?

## Actions in a few words

duel-do-draft = take { $wonder }
duel-do-build = build { $card } { $coins ->
        [0] for nothing
        [one] for 1 coin
       *[other] for { $coins } coins
    }
duel-do-discard = discard { $card } (+{ $coins })
duel-do-wonder = build { $wonder } with { $card } { $coins ->
        [0] for nothing
        [one] for 1 coin
       *[other] for { $coins } coins
    }
duel-do-progress = take the token { $token }
duel-do-destroy = destroy { $card }
duel-do-restore = build { $card } from the discard pile
duel-do-begin = seat { $seat } begins

## The log

duel-log-act = { $name }: { $what }
duel-log-turned-up = Turned up: { $card }
duel-log-drawn = Drawn from the box: { $token }
duel-log-drawn-unseen = { $name } draws a progress token from the box
