### The page: the table of 7 Wonders.

## Regions and headings

won-title = The table of 7 Wonders
won-chapter = { $age } · { $turn }
won-turn = Turn { $turn } of { $turns }
won-turn-last = The last card
won-passes-left = Hands go to the left, to { $name }
won-passes-right = Hands go to the right, to { $name }
won-others = The other cities, in the order of seats from your left
won-far = The cities across the table
won-neighbour-left = left neighbour
won-neighbour-right = right neighbour
won-pile = { $count ->
        [one] Discard pile: 1 card
       *[other] Discard pile: { $count } cards
    }
won-hand = Your hand
won-hand-none = You are watching: the hands are secret.
won-hand-empty = Your hand is empty.

## Amounts

won-units = { $count } { $what }
won-nothing = nothing

## Cities

won-city = { $wonder }, { $stages } of { $all } stages; { $points }; { $coins }; { $shields }.
won-city-none = Nothing is settled yet.
won-stage = Stage { $stage }: { $effect }
won-stage-cost = costs { $cost }
won-stage-built = built
won-stage-next = can be built now
won-sealed = has chosen
won-thinks = is still choosing
won-produces = Produces
won-prices = You pay { $raw } for a raw material and { $manufactured } for a manufactured good from { $name }.
won-conflict = { $mine } shields against { $theirs }: { $result ->
        [won] as it stands you win
        [lost] as it stands you lose
       *[tied] as it stands nobody wins
    }
won-conflicts = The conflicts of { $age }
won-conflicts-box = The conflicts of the last age
won-conflicts-close = Put the conflicts away
won-conflict-tie = { $left } and { $right } are equally strong: { $shields }
won-conflict-win = { $winner } beats { $loser }: { $shields }
won-science = Science: { $compass } compasses, { $gear } gears, { $tablet } tablets, { $any } of any kind; { $sets ->
        [one] 1 set
       *[other] { $sets } sets
    }; { $points }.
won-victories = { $count ->
        [one] 1 victory in { $age }
       *[other] { $count } victories in { $age }
    }
won-defeats = { $count ->
        [one] 1 defeat
       *[other] { $count } defeats
    }
won-no-cards = No buildings yet
won-free-build = One card of this age may still be built for nothing
won-copies = Would copy { $card }
won-coins-change = coins: { $change }

## The hand

won-card = { $name }, { $color }. Cost: { $cost }. { $price }
won-price = { $coins ->
        [0] You can build it without paying a coin.
        [one] You can build it for 1 coin.
       *[other] You can build it for { $coins } coins.
    }
won-price-chain = { $card } makes it free.
won-refused-owned = Your city has this building already.
won-refused-resources = Nobody sells you what is missing.
won-refused-coins = You have too few coins.
won-passed-on = { $price ->
        [no] { $name } gets it if you pass it on, but could not build it now
        [0] { $name } gets it if you pass it on, and could build it for nothing
        [one] { $name } gets it if you pass it on, and could build it for 1 coin
       *[other] { $name } gets it if you pass it on, and could build it for { $price } coins
    }
won-passed-on-points = { $points } for { $name }
won-ask-held = What happens to { $card }?
won-use-build = Build
won-use-free = Build for nothing
won-use-chain = Build for nothing: { $card }
won-use-stage = Stage { $stage }
won-use-discard = Discard
won-pay-none = nothing to pay
won-sealed-card = Your choice lies face down: { $what }
won-prompt = Touch a card of your hand.
won-prompt-again = You can still choose something else.
won-hands = Hands you have seen
won-hands-help = What you have held, without what you and others have built of it since.
won-hand-of = { $count ->
        [one] Hand of { $name }: 1 card
       *[other] Hand of { $name }: { $count } cards
    }
won-hands-unseen = Not held in this age: the hands of { $names }.
won-hand-seen = You held it in turn { $turn }. { $gone ->
        [0] Left of it:
        [one] 1 of these was taken unseen:
       *[other] { $gone } of these were taken unseen:
    }
won-gone = Gone from this hand since you held it in turn { $turn }:

## Keys

won-key-arrows = move among the cards of your hand and what you can do
won-key-enter = look at a card, or do what is in focus

## The end

won-end-points = The most points: { $points }.
won-end-coins = { $points ->
        [one] On equal points, 1 each, coins decide: { $coins }.
       *[other] On equal points, { $points } each, coins decide: { $coins }.
    }
won-end-tied = { $points ->
        [one] They have 1 point and as many coins each: nobody is ahead.
       *[other] They have { $points } points and as many coins each: nobody is ahead.
    }
won-end-coins-column = Coins
won-end-cities = The cities
