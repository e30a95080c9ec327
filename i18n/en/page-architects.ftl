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
arch-deck-take = Take the top card
arch-deck-extra = Take an extra card
arch-deck-fetch = Take the top card
arch-deck-search = Look through the deck
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
arch-look = Look at the top of the central deck first

## What an action brings

arch-mark-complete = completes your wonder
arch-mark-stages = pays for { $stages }
arch-mark-stages-words = you could then build { $stages }
arch-mark-set = makes a set
arch-mark-set-words = makes a set: { $set }
arch-mark-extra = { $count ->
        [one] extra card
       *[other] { $count } extra cards
    }
arch-mark-extra-words = brings an extra card through { $tokens }
arch-mark-battle = { $won ->
        [0] battle
       *[other] battle: { $won } ★
    }
arch-mark-battle-words = { $won ->
        [0] brings a battle; as it stands you win nothing
        [one] brings a battle; as it stands you win a victory token
       *[other] brings a battle; as it stands you win { $won } victory tokens
    }
arch-mark-horns = { $count ->
        [one] turns 1 conflict token to battle
       *[other] turns { $count } conflict tokens to battle
    }
arch-then-take_token = progress token
arch-then-any_deck = card from any deck
arch-then-search_deck = five cards to choose from
arch-then-keep = cards to choose from
arch-then-use_effect = effect of the wonder

## Choices

arch-build = Build { $stage }
arch-pay-with = Pay with
arch-pay-others = { $count ->
        [one] 1 other way to pay
       *[other] { $count } other ways to pay
    }
arch-stage-effect = Effect: { $effect }
arch-exchange = Give up { $set } for a progress token
arch-end = End the turn
arch-duty-build = You can pay for a stage, so you have to build it before the turn ends.
arch-duty-exchange = A set of green cards has to be given up before the turn ends.
arch-duty-extra = The extra card has to be taken before the turn ends.
arch-end-without = { $count ->
        [one] End the turn without the extra card
       *[other] End the turn without the { $count } extra cards
    }
arch-no-extra = Take no extra card
arch-blind = The top of the stack, unseen
arch-use = Use the effect
arch-decline = Leave it unused
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

## Hints

arch-advice-pick = Choose { $wonder }
arch-advice-look = Look at the top of the central deck
arch-advice-take = { $from }: take { $card }
arch-advice-extra = { $from }: take { $card } as an extra card
arch-advice-build = Build { $stage } with { $cards }
arch-advice-exchange = Give up { $set }
arch-advice-token = Take { $token }
arch-advice-blind = Take the top of the stack
arch-advice-fetch = { $from }: take { $card }
arch-advice-search = { $from }: look through it
arch-advice-keep = Keep { $card }
arch-advice-use = Use the effect
arch-advice-pass = Leave it
arch-advice-end = End the turn

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
