### The page: the table of 7 Wonders: Architects.

## Regions and headings

arch-others = The other players, in turn order from your left
arch-neighbour-left = your left neighbour
arch-neighbour-right = your right neighbour
arch-chapter = Stage { $stages } of 5

## Decks

arch-side-left = Left
arch-side-centre = Centre
arch-side-right = Right
arch-side-far = out of your reach
arch-decks = What is left in the decks
arch-below = What may still come
arch-decks-help = What lies below the top card of each deck is known to all, but not in which order.
arch-deck-open = Show what is left in the deck
arch-deck-of = deck of { $wonder }
arch-deck-down = The top card lies face down.
arch-deck-seen = Only those who looked know it.
arch-deck-empty = empty
arch-deck-count = { $count ->
        [one] 1 card.
       *[other] { $count } cards.
    }
arch-deck-top = On top lies { $card }; below it, in some order:
arch-deck-known = Its top is known to { $names }

## Choices

arch-build = Build { $stage }
arch-pay-with = Pay with
arch-pay-others = { $count ->
        [one] 1 other way to pay
       *[other] { $count } other ways to pay
    }
arch-stage-effect = Effect: { $effect }
arch-log-secret = { $count ->
        [one] 1 card stays secret
       *[other] { $count } cards stay secret
    }
arch-log-offer = Wonders to choose from: { $wonders }

## Cities

arch-wonder = { $wonder }, { $stages } of 5 stages built
arch-wonder-worth = All stages together: { $points }.
arch-wonder-deck = Its deck:
arch-rival = { $wonder }, { $stages } of 5 stages built; { $points }; shields: { $shields }; victory tokens: { $victory }.
arch-stage-built = built
arch-stage-affordable = can be built now
arch-stage-duty = has to be built before the turn ends
arch-stage-missing = { $missing ->
        [one] next, 1 resource short
       *[other] next, { $missing } resources short
    }
arch-stage-closed = the stages below it come first
arch-several = { $count } × { $name }
arch-no-cards = No cards yet
arch-token-armed = Can still be used in this turn
arch-token-spent = Used in this turn
arch-strength = Your shields: { $mine }. Compared with: { $others }.
arch-battle-now = { $won ->
        [0] A battle now would bring no victory token.
        [one] A battle now would bring 1 victory token.
       *[other] A battle now would bring { $won } victory tokens.
    }
arch-battle-due = Battle at the end of the turn
arch-tokens-help = A set of green cards brings one of these, or the top of the stack unseen.

## Keys

arch-key-arrows = move among what you can do
arch-key-enter = do it

## The end

arch-end-stages = Stages
arch-end-wonder = { $name } has completed a wonder: { $wonder }.
arch-end-decks = All cards have been taken.
arch-end-points = The most points: { $points }.
arch-end-by-stages = { $points ->
        [one] On equal points, 1 each, the stages that stand decide: { $stages }.
       *[other] On equal points, { $points } each, the stages that stand decide: { $stages }.
    }
arch-end-tied = { $points ->
        [one] They have 1 point and as many stages each: nobody is ahead.
       *[other] They have { $points } points and as many stages each: nobody is ahead.
    }
arch-end-wonders = The wonders
