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

## Questions: `architects-ask-` and the question's word

architects-ask-pick_wonder = Which wonder do you choose?
architects-ask-take = Which card do you take?
architects-ask-act = Nothing has to be done any more. What do you want to do?
architects-ask-take_token = Which progress token do you take?
architects-ask-any_deck = Alexandria: which deck's top card do you take?
architects-ask-search_deck = Halicarnassus: through which deck do you look?
architects-ask-keep = Halicarnassus: which card do you keep? The others are shuffled back.
architects-ask-use_effect = Do you use the effect of your wonder?
architects-ask-extras = { $count ->
        [one] There is an extra card to take.
       *[other] There are { $count } extra cards to take.
    }
architects-duty-build = You can pay for a stage, so you have to build it before the turn ends.
architects-duty-exchange = A set of green cards has to be given up before the turn ends.
architects-duty-extra = The extra card has to be taken before the turn ends.

## Deeds: `architects-do-`, the deed's word and the side where it has one. The value is a choice in a few words,
## `.told` is what the log says of whoever did it. Values are the deed's own fields.

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
architects-do-build = build { $stage } with { $payment }
    .told = { $name } builds { $stage } with { $payment }
architects-do-exchange = give up { $set } for a progress token
    .told = { $name } gives up { $set } for a progress token
architects-do-token = take the token { $token }
    .told = { $name } takes the token { $token }
architects-do-blind = take the top token of the stack, unseen
    .told = { $name } takes the top token of the stack, unseen
architects-do-fetch = take { $card } from deck { $deck }
    .told = { $name } takes { $card } from deck { $deck }
architects-do-fetch_centre = take the top card of the central deck
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
architects-do-no_extra = take no extra card
    .told = { $name } takes no extra card
architects-do-end = { $unused ->
        [0] end the turn
        [one] end the turn without the extra card
       *[other] end the turn without the { $unused } extra cards
    }
    .told = { $unused ->
        [0] { $name } ends the turn
        [one] { $name } ends the turn without the extra card
       *[other] { $name } ends the turn without the { $unused } extra cards
    }
architects-do-wonder_dealt =
    .told = { $to } gets { $wonder }
architects-do-token_turned_up =
    .told = A new token is turned up: { $token }
architects-do-drawn =
    .told = The card is { $card }
architects-do-seen =
    .told = The top card of the central deck is { $card }
architects-do-token_drawn =
    .told = The token is { $token }
architects-do-shown =
    .told = Found: { $card }
architects-do-shown_hidden =
    .told = { $to } looks at a card of deck { $deck }

## Consequences: `architects-then-` and the consequence's word. The value says what a choice would bring, `.mark` says it
## in a word or two, `.told` is what the log says. Values are the consequence's own fields.

architects-then-wonder_complete = completes your wonder
    .mark = completes your wonder
    .told = { $seat } completes a wonder: { $wonder }
architects-then-ends = ends the game
    .mark = ends the game
architects-then-stages_affordable = you could then build { $stages }
    .mark = pays for { $stages }
architects-then-sets_complete = makes a set: { $sets }
    .mark = makes a set
architects-then-extra_card = brings an extra card through { $token }
    .mark = extra card
    .told = { $token } brings { $seat } an extra card
architects-then-asks-take_token = brings a progress token
    .mark = progress token
architects-then-asks-any_deck = brings a card from any deck
    .mark = card from any deck
architects-then-asks-search_deck = brings one of five cards
    .mark = five cards to choose from
architects-then-asks-keep = brings one of several cards
    .mark = cards to choose from
architects-then-asks-use_effect = brings the effect of the wonder
    .mark = effect of the wonder
architects-then-cat = brings the cat
    .mark = Cat
    .told = { $seat } has the cat now
architects-then-points = points as they stand: { $change }
    .mark = { $change }
architects-then-battle_due = { $won ->
        [0] brings a battle; as it stands you win nothing
        [one] brings a battle; as it stands you win a victory token
       *[other] brings a battle; as it stands you win { $won } victory tokens
    }
    .mark = { $won ->
        [0] battle
       *[other] battle: { $won } ★
    }
architects-then-battle = { $won ->
        [0] brings a battle; you win nothing
        [one] brings a battle; you win a victory token
       *[other] brings a battle; you win { $won } victory tokens
    }
    .mark = { $won ->
        [0] battle
       *[other] battle: { $won } ★
    }
    .told = Battle! Shields: { $shields }
architects-then-horns = { $turned ->
        [one] turns 1 conflict token to battle
       *[other] turns { $turned } conflict tokens to battle
    }
    .mark = { $turned }
    .told = The horn sounds: { $showing } of { $of } conflict tokens show battle
architects-then-victory =
    .told = { $seat } wins { $count ->
        [one] a victory token
       *[other] { $count } victory tokens
    }
architects-then-no_victory =
    .told = Nobody wins a victory token
architects-then-both_sides =
    .told = { $wonder } brings { $seat }: { $cards }
architects-then-shuffled =
    .told = Deck { $deck } is shuffled

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

## The signs of the table

architects-legend =
    A wonder shows its stages from the bottom to the top: [x] stands, [ ] does not. The number is its points, * an effect.
    Then its cost: 3≠ is three different resources, 3= three alike. Bold stages can be built next.
    Resources and coins: { $letters }. Symbols: { $symbols }.
    ◆ points on blue cards, ▲ symbols, × shields (in brackets the cards with horns), ★ victory tokens.
    A player's deck lies on their left, and on the right of the next player. card deck tells what is left in the central one.
