### 7 Wonders: Architects: options, questions and sentences.

architects-title = 7 Wonders: Architects

## Rule options

architects-option-wonders-random = wonders are dealt at random
architects-option-wonders-draft = one wonder more than there are players is drawn; they choose, the last player first
architects-option-wonders-chosen = players choose from all seven wonders, the first player first
architects-option-coins-free = a coin may be spent where a grey card would do
architects-option-coins-fewest = as few coins as possible are spent
architects-option-extra-may = an extra card may be declined
architects-option-extra-must = an extra card has to be taken before the turn ends
architects-option-extra_time-any_time = an extra card may be taken at any time in the same turn
architects-option-extra_time-at_once = an extra card is taken before anything else, or never
architects-option-new_tokens-later = a new progress token works for what comes later
architects-option-new_tokens-whole_turn = a new progress token works for all that happened in the same turn
architects-option-economy-duty = whoever can pay for a stage with Economy has to build it
architects-option-economy-free = nobody has to use Economy
architects-option-engineering-once = Engineering works for one stage in a turn
architects-option-engineering-always = Engineering works for every stage
architects-option-engineering_duty-free = nobody has to use Engineering
architects-option-engineering_duty-duty = whoever can pay for a stage with Engineering has to build it
architects-option-effects-must = the effect of a stage has to be used
architects-option-effects-may = the effect of a stage may be declined
architects-option-search-open = everybody sees the cards that Halicarnassus looks at
architects-option-search-secret = only the player who builds Halicarnassus sees the cards it looks at
architects-option-victory-unlimited = there are as many victory tokens as are won
architects-option-victory-limited = there are 28 victory tokens, as in the box
architects-option-no_card-skip = a player who finds no card goes on without one
architects-option-no_card-end = the game ends when a player finds no card

## The table

architects-heading-wonders = Choosing the wonders
architects-heading-turn = { $name } to choose
architects-heading-over = The game is over
architects-heading-conflict = Conflict: { $flipped } of { $count }
architects-heading-cat = Cat: { $name }
architects-heading-tokens = Progress: { $tokens }
architects-heading-stack = Face down: { $count }
architects-heading-discard = Discarded: { $count }
architects-heading-centre = Central deck: { $count }
architects-heading-centre-seen = Central deck: { $count }, on top { $card }
architects-heading-centre-known = Central deck: { $count }, its top known to { $seats }
architects-heading-searched = Found: { $cards }
architects-heading-searched-unseen = { $count ->
        [one] one card lies
       *[other] { $count } cards lie
    } face down
architects-nobody = nobody
architects-nothing = nothing
architects-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
architects-city-deck = Deck { $seat }: { $card } ({ $count })
architects-city-deck-empty = Deck { $seat } is empty
architects-city-shields = Shields: { $count }
architects-city-horns = Shields: { $count } ({ $horns } with horns)
architects-city-victory = Victory tokens: { $count }
architects-city-cat = Cat
architects-city-tokens = Tokens: { $tokens }
architects-city-stage = [ ] { $stage }: { $cost }; { $points }
architects-city-stage-built = [x] { $stage }: { $cost }; { $points }
architects-city-left = Left in deck { $seat }: { $cards }
architects-centre-left = { $count ->
        [one] one card
       *[other] { $count } cards
    } left: { $cards }

## Questions

architects-ask-pick = Which wonder do you choose?
architects-ask-take = Which card do you take?
architects-ask-duty = Something has to be done before the turn ends. What is next?
architects-ask-free = Nothing has to be done any more. What do you want to do?
architects-ask-extras = { $count ->
        [one] There is an extra card to take.
       *[other] There are { $count } extra cards to take.
    }
architects-ask-token = Which progress token do you take?
architects-ask-any-deck = Alexandria: which deck's top card do you take?
architects-ask-search = Halicarnassus: through which deck do you look?
architects-ask-keep = Halicarnassus: which card do you keep? The others are shuffled back.
architects-ask-use = Do you use the effect of your wonder?

## Actions in a few words, as one chooses them; `.told` is what the log says of whoever did it

architects-do-pick = choose { $wonder }
    .told = { $name } chooses { $wonder }
architects-do-look = look at the top of the central deck first
    .told = { $name } looks at the top of the central deck
architects-do-take-left = take { $card } from the left
    .told = { $name } takes { $card } from the left
architects-do-take-right = take { $card } from the right
    .told = { $name } takes { $card } from the right
architects-do-take-centre = take the top card of the central deck
    .told = { $name } takes the top card of the central deck
architects-do-extra-left = take an extra card from the left: { $card }
    .told = { $name } takes an extra card from the left: { $card }
architects-do-extra-right = take an extra card from the right: { $card }
    .told = { $name } takes an extra card from the right: { $card }
architects-do-extra-centre = take an extra card from the central deck
    .told = { $name } takes an extra card from the central deck
architects-do-build = build { $stage } with { $cards }
    .told = { $name } builds { $stage } with { $cards }
architects-do-exchange = give up { $set } for a progress token
    .told = { $name } gives up { $set } for a progress token
architects-do-token = take the token { $token }
    .told = { $name } takes the token { $token }
architects-do-blind = take the top token of the stack, unseen
    .told = { $name } takes the top token of the stack, unseen
architects-do-fetch = take { $card } from deck { $seat }
    .told = { $name } takes { $card } from deck { $seat }
architects-do-fetch-centre = take the top card of the central deck
    .told = { $name } takes the top card of the central deck
architects-do-search-left = look through the left deck
    .told = { $name } looks through the left deck
architects-do-search-right = look through the right deck
    .told = { $name } looks through the right deck
architects-do-keep = keep { $card }
    .told = { $name } keeps { $card }
architects-do-use = use the effect
    .told = { $name } uses the effect of the wonder
architects-do-decline = leave the effect unused
    .told = { $name } leaves the effect of the wonder unused
architects-do-no-extra = take no extra card
    .told = { $name } takes no extra card
architects-do-end = end the turn
    .told = { $name } ends the turn

## Choices of one kind on a line

architects-group-build = build { $stage } ({ $cost }; { $points }):
architects-group-exchange = give up for a progress token:
architects-group-extra = take an extra card:
architects-item-left = left: { $card }
architects-item-right = right: { $card }
architects-item-centre = centre
architects-item-centre-seen = centre: { $card }
architects-detail-deck = deck { $seat }, { $count ->
        [one] one card
       *[other] { $count } cards
    }; { $help }
architects-detail-centre = { $count ->
        [one] one card
       *[other] { $count } cards
    }, the top unknown
architects-detail-centre-seen = { $count ->
        [one] one card
       *[other] { $count } cards
    }, on top { $card }: { $help }
architects-detail-stack = { $count } are left there: { $tokens }
architects-detail-search = deck { $seat }, { $count ->
        [one] one card
       *[other] { $count } cards
    }, on top { $card }
architects-uses-economy = Economy
architects-uses-engineering = Engineering

## What happens

architects-log-wonder = { $name } gets { $wonder }
architects-log-card = The card is { $card }
architects-log-seen = The top card of the central deck is { $card }
architects-log-drawn = The token is { $token }
architects-log-token = A new token is turned up: { $token }
architects-log-shown = Found: { $card }
architects-log-shown-hidden = { $name } looks at a card of deck { $seat }
architects-log-shuffled = Deck { $seat } is shuffled
architects-log-both-sides = { $wonder } brings { $name }: { $cards }
architects-log-cat = { $name } has the cat now
architects-log-horn = The horn sounds: { $flipped } of { $count } conflict tokens show battle
architects-log-battle = Battle! Shields: { $shields }
architects-log-victory = { $name } wins { $count ->
        [one] a victory token
       *[other] { $count } victory tokens
    }
architects-log-no-victory = Nobody wins a victory token
architects-log-extra = { $token } brings { $name } an extra card
architects-log-complete = { $name } completes a wonder: { $wonder }

## The signs of the table

architects-legend =
    A wonder shows its stages from the bottom to the top: [x] stands, [ ] does not. The number is its points, * an effect.
    Then its cost: 3≠ is three different resources, 3= three alike. Bold stages can be built next.
    Resources and coins: { $letters }. Symbols: { $symbols }.
    ◆ points on blue cards, ▲ symbols, × shields (in brackets the cards with horns), ★ victory tokens.
    A player's deck lies on their left, and on the right of the next player. card deck tells what is left in the central one.
