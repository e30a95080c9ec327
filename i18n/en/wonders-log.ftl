### 7 Wonders: options, questions and sentences.

wonders-title = 7 Wonders

## Rule options

wonders-option-edition-first = cards and wonders of the first edition (2010)
wonders-option-edition-second = cards and wonders of the second edition (2020)
wonders-option-wonders-random = wonders are dealt at random
wonders-option-wonders-chosen = players choose their wonders one after another, the first seat first
wonders-option-wonders-first_game = wonders are dealt at random, and everybody plays side A, in the second edition the day side
wonders-option-sides-random = each player gets a side of the wonder at random
wonders-option-sides-a = everybody plays side A, in the second edition the day side
wonders-option-sides-b = everybody plays side B, in the second edition the night side
wonders-option-sides-chosen = each player chooses the side of the own wonder
wonders-option-last_card-babylon_first = Babylon plays its last card, then Halicarnassus looks through the discard pile
wonders-option-last_card-halicarnassus_first = Halicarnassus looks through the discard pile, then Babylon plays its last card

## Ways in which a game ends

wonders-ending-points = most points

## The table

wonders-heading-start = Before the first age
wonders-heading-over = The game is over
wonders-heading-turn = { $age }, turn { $turn } of { $turns }
wonders-heading-left = Hands go to the left ←
wonders-heading-right = Hands go to the right →
wonders-heading-discarded = Discard pile: { $count }
wonders-city-you-win = you win
wonders-city-tie = tie
wonders-city-you-lose = you lose
wonders-city-tokens = conflicts +{ $won } −{ $lost }
wonders-city-free-build = one card free
wonders-city-makes = makes { $what }
wonders-city-sells = sells { $what }
wonders-free = free
wonders-refused-owned = (you have one)
wonders-refused-resources = (no resources)
wonders-refused-coins = (too few coins)
wonders-column-card = Card
wonders-column-cost = Cost
wonders-column-build = Build
wonders-column-stage = Stage { $stage }
wonders-column-no-stage = All built
wonders-column-discard = Discard
wonders-column-next = { $seat } pays
wonders-pile-closed = { $count ->
        [one] One card lies there, face down.
       *[other] { $count } cards lie there, face down.
    }
wonders-hand-unseen = { $name } holds { $size ->
        [one] one card
       *[other] { $size } cards
    } that you have not seen.
wonders-hand-seen = { $gone ->
        [0] { $name } holds what you saw in turn { $turn }: { $cards }
        [one] { $name } holds what you saw in turn { $turn } but for one card that was taken unseen: { $cards }
       *[other] { $name } holds what you saw in turn { $turn } but for { $gone } cards that were taken unseen: { $cards }
    }

## A city, a card or a wonder in full

wonders-points = { $n ->
        [one] 1 point
       *[other] { $n } points
    }
wonders-coins = { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }
wonders-shields = { $n ->
        [one] 1 shield
       *[other] { $n } shields
    }
wonders-full-stage = [ ] stage { $stage }, { $cost }: { $effects }
wonders-full-stage-built = [x] stage { $stage }, { $cost }: { $effects }
wonders-full-stage-over = [x] stage { $stage }, { $cost }: { $effects } (under it: { $card })
wonders-full-sold = Makes, and sells to neighbours: { $what }
wonders-full-kept = Makes for itself: { $what }
wonders-full-prices = Pays for raw materials { $raw_left } on the left and { $raw_right } on the right, for manufactured goods { $left } and { $right }.
wonders-full-copies = Copies the guild of a neighbour that is worth most now: { $card }
wonders-full-cost = costs { $cost }
wonders-full-no-cost = costs nothing
wonders-full-free-with = free with { $cards }
wonders-full-makes-free = makes free: { $cards }
wonders-full-wonder = { $wonder }, { $side }: gives { $resource }; stages { $stages }
wonders-components-guilds = { $count } of the guilds are in play, drawn at random
wonders-components-tokens = victory tokens worth { $points } in the three ages; defeat tokens worth −1
wonders-components-coins = coins: { $start } for each player at the start, { $discard } for a discarded card

## Effects in a few characters

wonders-gist-coins = { $n }c
wonders-gist-points = { $n }vp
wonders-gist-shields = { $n }sh
wonders-gist-any_symbol = any symbol
wonders-gist-stage = stage
wonders-gist-defeat = defeat
wonders-gist-if_complete = { $n }vp if [xxx]
wonders-gist-last_card = last card
wonders-gist-from_discard = from pile
wonders-gist-free_build = card free
wonders-gist-copy_guild = copy guild
wonders-gist-free_color = colours free
wonders-gist-free_first = turn 1 free
wonders-gist-free_last = turn 6 free

## Questions: `wonders-ask-` and the question's word

wonders-ask-pick_wonder = Which wonder do you choose?
wonders-ask-choose_side = Which side of your wonder do you play?
wonders-ask-choose_card = Which card do you play, and what for?
wonders-ask-last_card = Babylon plays the last card of the age, too: what do you do with it?
wonders-ask-fetch = Halicarnassus: which card of the discard pile do you build?

## Payments. What goes to several is joined by commas; `$seat` is the name of the neighbour who gets the coins.

wonders-payment-bank = { $coins ->
        [one] 1 coin to the bank
       *[other] { $coins } coins to the bank
    }
wonders-payment-seat = { $coins ->
        [one] 1 coin to { $seat }
       *[other] { $coins } coins to { $seat }
    }

## Two neighbours and their shields. Several such pairs are joined by commas.

wonders-pair = { $one } { $shields } { $other }

## Deeds: `wonders-do-`, the deed's word and the side where it has one. The value is a choice in a few words,
## `.told` is what the log says of whoever did it. Values are the deed's own fields: `$wonder` is the city's name,
## `$payment` the payments from above or `none`, `$voyage` the ships that move with it or `none`, `$wonders` and `$sides` each seat's with its name in front.

wonders-do-build = { $voyage ->
        [none] { $payment ->
            [none] build { $card }
           *[other] build { $card } ({ $payment })
        }
       *[other] { $payment ->
            [none] build { $card }; { $voyage }
           *[other] build { $card } ({ $payment }); { $voyage }
        }
    }
    .told = { $voyage ->
        [none] { $payment ->
            [none] { $name } builds { $card }
           *[other] { $name } builds { $card } ({ $payment })
        }
       *[other] { $payment ->
            [none] { $name } builds { $card }; { $voyage }
           *[other] { $name } builds { $card } ({ $payment }); { $voyage }
        }
    }
wonders-do-build_chain = { $voyage ->
        [none] { $payment ->
            [none] build { $card } for nothing thanks to { $from }
           *[other] build { $card } for nothing thanks to { $from } ({ $payment })
        }
       *[other] { $payment ->
            [none] build { $card } for nothing thanks to { $from }; { $voyage }
           *[other] build { $card } for nothing thanks to { $from } ({ $payment }); { $voyage }
        }
    }
    .told = { $voyage ->
        [none] { $payment ->
            [none] { $name } builds { $card } for nothing thanks to { $from }
           *[other] { $name } builds { $card } for nothing thanks to { $from } ({ $payment })
        }
       *[other] { $payment ->
            [none] { $name } builds { $card } for nothing thanks to { $from }; { $voyage }
           *[other] { $name } builds { $card } for nothing thanks to { $from } ({ $payment }); { $voyage }
        }
    }
wonders-do-build_free = { $voyage ->
        [none] { $payment ->
            [none] build { $card } for nothing by the power of { $wonder }
           *[other] build { $card } for nothing by the power of { $wonder } ({ $payment })
        }
       *[other] { $payment ->
            [none] build { $card } for nothing by the power of { $wonder }; { $voyage }
           *[other] build { $card } for nothing by the power of { $wonder } ({ $payment }); { $voyage }
        }
    }
    .told = { $voyage ->
        [none] { $payment ->
            [none] { $name } builds { $card } for nothing by the power of { $wonder }
           *[other] { $name } builds { $card } for nothing by the power of { $wonder } ({ $payment })
        }
       *[other] { $payment ->
            [none] { $name } builds { $card } for nothing by the power of { $wonder }; { $voyage }
           *[other] { $name } builds { $card } for nothing by the power of { $wonder } ({ $payment }); { $voyage }
        }
    }
wonders-do-stage = { $voyage ->
        [none] { $payment ->
            [none] build stage { $stage } of { $wonder } with { $card }
           *[other] build stage { $stage } of { $wonder } with { $card } ({ $payment })
        }
       *[other] { $payment ->
            [none] build stage { $stage } of { $wonder } with { $card }; { $voyage }
           *[other] build stage { $stage } of { $wonder } with { $card } ({ $payment }); { $voyage }
        }
    }
    .told = { $voyage ->
        [none] { $payment ->
            [none] { $name } builds stage { $stage } of { $wonder } with { $card }
           *[other] { $name } builds stage { $stage } of { $wonder } with { $card } ({ $payment })
        }
       *[other] { $payment ->
            [none] { $name } builds stage { $stage } of { $wonder } with { $card }; { $voyage }
           *[other] { $name } builds stage { $stage } of { $wonder } with { $card } ({ $payment }); { $voyage }
        }
    }
wonders-do-stage_hidden =
    .told = { $voyage ->
        [none] { $payment ->
            [none] { $name } builds stage { $stage } of { $wonder }
           *[other] { $name } builds stage { $stage } of { $wonder } ({ $payment })
        }
       *[other] { $payment ->
            [none] { $name } builds stage { $stage } of { $wonder }; { $voyage }
           *[other] { $name } builds stage { $stage } of { $wonder } ({ $payment }); { $voyage }
        }
    }
wonders-do-discard = { $coins ->
        [one] discard { $card } for 1 coin
       *[other] discard { $card } for { $coins } coins
    }
    .told = { $coins ->
        [one] { $name } discards { $card } for 1 coin
       *[other] { $name } discards { $card } for { $coins } coins
    }
wonders-do-discard_hidden =
    .told = { $coins ->
        [one] { $name } discards a card for 1 coin
       *[other] { $name } discards a card for { $coins } coins
    }
wonders-do-fetch = build { $card } from the discard pile
    .told = { $name } builds { $card } from the discard pile
wonders-do-decline = build nothing from the discard pile
    .told = { $name } builds nothing from the discard pile
wonders-do-pick = choose { $wonder }
    .told = { $name } chooses { $wonder }
wonders-do-pick_side-a = choose { $wonder }, side A
    .told = { $name } chooses { $wonder }, side A
wonders-do-pick_side-b = choose { $wonder }, side B
    .told = { $name } chooses { $wonder }, side B
wonders-do-pick_side-day = choose { $wonder }, day side
    .told = { $name } chooses { $wonder }, day side
wonders-do-pick_side-night = choose { $wonder }, night side
    .told = { $name } chooses { $wonder }, night side
wonders-do-choose_side-a = play side A of { $wonder }
    .told = { $name } plays side A of { $wonder }
wonders-do-choose_side-b = play side B of { $wonder }
    .told = { $name } plays side B of { $wonder }
wonders-do-choose_side-day = play the day side of { $wonder }
    .told = { $name } plays the day side of { $wonder }
wonders-do-choose_side-night = play the night side of { $wonder }
    .told = { $name } plays the night side of { $wonder }
wonders-do-wonders_dealt =
    .told = The wonders are dealt. { $wonders }
wonders-do-sides_dealt =
    .told = The sides are dealt. { $sides }
wonders-do-hands_dealt =
    .told = { $age ->
        [1] Age I begins. Your hand: { $hand }
        [2] Age II begins. Your hand: { $hand }
       *[3] Age III begins. Your hand: { $hand }
    }
wonders-do-hands_dealt_hidden =
    .told = { $age ->
        [1] Age I begins
        [2] Age II begins
       *[3] Age III begins
    }

## Consequences: `wonders-then-` and the consequence's word. The value says what a choice would bring, `.mark` says it in
## a word or two, `.told` is what the log says. Values are the consequence's own fields.

wonders-then-sold = { $coins ->
        [one] { $buyer } pays { $seat } 1 coin
       *[other] { $buyer } pays { $seat } { $coins } coins
    }
wonders-then-card_coins = { $coins ->
        [one] brings 1 coin
       *[other] brings { $coins } coins
    }
    .mark = { $coins ->
        [one] +1 coin
       *[other] +{ $coins } coins
    }
    .told = { $coins ->
        [one] { $card } brings { $seat } 1 coin
       *[other] { $card } brings { $seat } { $coins } coins
    }
wonders-then-stage_coins = { $coins ->
        [one] brings 1 coin
       *[other] brings { $coins } coins
    }
    .mark = { $coins ->
        [one] +1 coin
       *[other] +{ $coins } coins
    }
    .told = { $coins ->
        [one] The stage brings { $seat } 1 coin
       *[other] The stage brings { $seat } { $coins } coins
    }
wonders-then-wonder_complete = completes your wonder
    .mark = completes your wonder
    .told = { $seat } completes a wonder: { $wonder }
wonders-then-may_fetch = lets you build a card of the discard pile
    .mark = from the discard pile
wonders-then-nothing_to_fetch = the discard pile has nothing to build
    .told = { $seat } finds nothing to build in the discard pile
wonders-then-points = points as they stand: { $change }
    .mark = { $change }
wonders-then-put_away = the left-over cards go to the discard pile
    .told = { $count ->
        [one] One left-over card goes to the discard pile
       *[other] { $count } left-over cards go to the discard pile
    }
wonders-then-last_card = { $seat } plays the last card of the age
wonders-then-passed = { $to ->
        [left] the hands go to the left
       *[right] the hands go to the right
    }
wonders-then-shields = your shields against the neighbours': on the left { $left }, on the right { $right }
    .mark = left { $left }, right { $right }
wonders-then-conflicts = brings the conflicts of the age
    .told = { $age ->
        [1] Conflicts of Age I. Shields: { $pairs }
        [2] Conflicts of Age II. Shields: { $pairs }
       *[3] Conflicts of Age III. Shields: { $pairs }
    }
wonders-then-victory = { $count ->
        [one] wins a victory token worth { $points }
       *[other] wins { $count } victory tokens worth { $points } together
    }
    .told = { $count ->
        [one] { $seat } wins a victory token worth { $points }
       *[other] { $seat } wins { $count } victory tokens worth { $points } together
    }
wonders-then-defeat = { $count ->
        [one] suffers a defeat token
       *[other] suffers { $count } defeat tokens
    }
    .told = { $count ->
        [one] { $seat } suffers a defeat token
       *[other] { $seat } suffers { $count } defeat tokens
    }
wonders-then-no_conflict = nobody is stronger than a neighbour
    .told = Nobody is stronger than a neighbour
wonders-then-ends = ends the game
    .mark = ends the game

## The signs of the table

wonders-legend =
    ← is the next player, your left neighbour, → the one before, your right neighbour. ←2 is 2 coins to the left, →1 one to
    the right, 1c one to the bank, « Forum free thanks to Forum. Of a neighbour you see what it sells and for how much, and how the conflict would end now.
    Points as they stand are behind the name. Of stages [x] stands, [ ] does not yet, and has its cost behind it.
    ■ raw materials, □ manufactured goods, ◆ civilian, ● commercial, × military, ▲ scientific buildings, ★ guilds.
    c coins, vp points, sh shields; ■←1c: raw materials from the left cost 1 coin. 2sh ←3:2→3:4: your shields and
    those of both neighbours once the card is built. 1vp/■: a point for each brown card of
    your own, /←■→ of both neighbours, /←+■→ of all three. Resources: { $letters }.
    Build, Stage and Discard hold the numbers of the choices; a discarded card brings 3 coins. The last column is what
    the one who gets your hand would pay for the card, in coins. hands tells what you know of the cards of others.
