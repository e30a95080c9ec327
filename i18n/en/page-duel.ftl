### The page: the table of 7 Wonders Duel.

## Regions and headings

board-table = Board
board-structure = Cards on the table, { $age }
board-dock = Your choice
board-city = City of { $name }
board-city-open = Everything in this city
board-military = Military
board-tokens = Progress tokens
board-log = What happened
board-score = Score
board-hint = Hint
board-keys = Keys
board-unseen = Unseen cards
board-discard = Discard pile
board-goods = Goods and prices
board-cards = Cards
board-links = Links
board-treasury = Coins

## Whose turn

board-your-turn = Your turn
board-their-turn = { $name } is choosing
board-their-turn-away = { $name } has to choose, but is away
board-waiting = The table is being laid
board-acts = to act
board-you = You
board-you-mark = (you)
board-prompt-turn = Touch a card with a golden rim to see its uses.
board-prompt-draft = Touch a wonder to look at it, then take it.
board-draft-help = Each of you takes four wonders, but only seven of the eight will ever stand; the last one is lost. A wonder is paid like a building; a card of your turn goes under it.
board-prompt-wait = You may look at any card in the meantime.
board-prompt-watching = You are watching.
board-can-win = You can win now! Look for the crown.
board-chapter-draft = Draft
board-choose = Choose
board-draft-round = Round { $round } of 2
board-draft-order = one player takes one, the other two, the first the last

## Places of the structure

board-face-down = Face-down card, { $back }
board-down-cards = { $count ->
        [one] 1 face-down card
       *[other] { $count } face-down cards
    }
board-costs-you = costs you { $mine }, your opponent { $theirs }
board-costs-both = costs { $near } { $nearCoins }, { $far } { $farCoins }
board-covered-by = covered by { $cards }
board-available = available
board-uncovered = uncovered
board-freed = becomes free
board-why-covered = { $count ->
        [one] { $cards } lies on it. A card can be taken only when nothing covers it.
       *[other] { $cards } lie on it. A card can be taken only when nothing covers it.
    }
board-why-watching = You are watching, so you cannot take cards.
board-why-over = The game is over.
board-why-not-turn = It is the turn of { $name }.
board-why-choice-first = First you have to make another choice.
board-down-help = { $count ->
        [one] Nobody knows this card. It is turned up when nothing covers it any more. It can only be 1 card.
       *[other] Nobody knows this card. It is turned up when nothing covers it any more. It is one of { $count }.
    }

## Uses of a card

board-explain = What the rules say about it
board-use-build = Build
board-use-discard = Discard
board-use-wonder = Wonder
board-use-wonders = Or build a wonder with it:
board-use-plots = Or prepare a conspiracy with it:
board-use-recruit = Recruit
board-use-spare = Build in the dearer way
board-use-prepare = Prepare
board-use-draft = Take this wonder
board-short = { $coins ->
        [one] 1 coin short
       *[other] { $coins } coins short
    }
board-short-brief = { $coins } short
board-no-wonder = not possible
board-link-later = { $card } later free ({ $link })
board-frees = Frees { $cards }
board-frees-nothing = Frees no card
board-unknown-cards = { $count ->
        [one] 1 unknown card
       *[other] { $count } unknown cards
    }
board-they-pay = { $coins ->
        [one] { $name } would pay 1 coin ({ $why })
       *[other] { $name } would pay { $coins } coins ({ $why })
    }

## What follows

board-wins = wins the game
board-then-by = { $name }: { $what }

## Cities

board-good = { $resource }: makes { $made }, one more costs { $price }
board-any_raw = { $count } clay, wood or stone, chosen at each payment
board-any_manufactured = { $count } glass or papyrus, chosen at each payment
board-goods-help = The chip shows what the city makes, the number under it what one bought unit costs.
board-science = { $count } of 6 scientific symbols: { $symbols }
board-science-heading = Science: { $count } of 6
board-science-missing = Missing: { $symbols }
board-income = { $coins } for a discarded card
board-wonder-stands = stands, with { $card } under it
board-wonder-costs = { $coins ->
        [one] costs its owner 1 coin
       *[other] costs its owner { $coins } coins
    }
board-threat-science = { $count ->
        [one] { $name } is one symbol from victory!
       *[other] { $name } is { $count } symbols from victory!
    }
board-threat-military = { $count ->
        [one] { $name } is one space from this capital!
       *[other] { $name } is { $count } spaces from this capital!
    }
board-threat-military-yours = { $count ->
        [one] { $name } is one space from your capital!
       *[other] { $name } is { $count } spaces from your capital!
    }
board-chance-science = { $count ->
        [one] You are one symbol from victory
       *[other] You are { $count } symbols from victory
    }
board-chance-military = { $count ->
        [one] You are one space from this capital
       *[other] You are { $count } spaces from this capital
    }

## The military track

board-track-distance = { $spaces ->
        [one] 1 space to the capital of { $name }
       *[other] { $spaces } spaces to the capital of { $name }
    }
board-track-threat = { $spaces ->
        [one] Only 1 space to the capital of { $name }!
       *[other] Only { $spaces } spaces to the capital of { $name }!
    }
board-loot = { $spaces ->
        [one] 1 space to the token that costs { $name } { $coins } coins
       *[other] { $spaces } spaces to the token that costs { $name } { $coins } coins
    }
board-loot-short = { $name } loses { $coins } coins here
board-loot-place = Whoever comes here on the side of { $name } places a cube in the senate
board-loot-remove = Whoever comes here on the side of { $name } removes a cube of the other and may move one
board-spaces = { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    }

## The boards of the expansions

board-boards = Boards
board-tab-draft = Wonders
board-tab-cards = Cards
board-tab-pantheon = Pantheon
board-tab-senate = Senate
board-pantheon = Pantheon
board-senate = Senate
board-callable = { $count ->
        [one] 1 god can be activated
       *[other] { $count } gods can be activated
    }

## Pantheon

board-space = Space { $space }
board-space-empty = empty
board-space-secret = only you know which god lies there
board-space-gone = Nothing lies here any more.
board-space-waits = A god can be placed here in Age I.
board-why-closed = Gods can be activated from Age II on.
board-activate = Activate
board-decks = Decks of gods
board-deck = { $count ->
        [0] { $mythology }: no god left
        [one] { $mythology }: 1 god
       *[other] { $mythology }: { $count } gods
    }
board-decks-help = The Gate turns up the top god of each deck; the Divine Theater all gods of one.
board-deck-top = On top: { $god }
board-deck-top-secret = On top: { $god } (only you know)
board-deck-top-hidden = Only your opponent knows the top one.
board-deck-inside = In it: { $gods }
board-deck-unseen = In it or face down on the board: { $gods }
board-astarte = { $coins ->
        [one] 1 coin on Astarte, which nobody can take
       *[other] { $coins } coins on Astarte, which nobody can take
    }
board-snake = The snake lies on { $card }.
board-gifts = Mythology and offering tokens
board-with-gift = on it: { $token }
board-minerva = { $spaces ->
        [0] Minerva stands on the pawn's space
        [one] Minerva stands 1 space from the pawn and stops it once
       *[other] Minerva stands { $spaces } spaces from the pawn and stops it once
    }

## Agora

board-chamber = Chamber { $chamber }
board-chamber-cubes = cubes: { $near } { $mine }, { $far } { $theirs }
board-chamber-of = controlled by { $name }
board-chamber-free = controlled by nobody
board-chamber-worth = { $points ->
        [one] 1 point at the end
       *[other] { $points } points at the end
    }
board-decree-down = It is turned up when the first cube comes here.
board-decree-none = No decree lies here.
board-take-cube = Move a cube from chamber { $chamber }
board-take-decree = Move the decree from chamber { $chamber }: { $decree }
board-supply = { $count ->
        [one] { $name } can still place 1 cube
       *[other] { $name } can still place { $count } cubes
    }
board-senator-price = { $coins ->
        [0] the next senator is free
        [one] the next senator costs 1 coin
       *[other] the next senator costs { $coins } coins
    }
board-politics = { $count ->
        [one] a politician gives 1 action
       *[other] a politician gives up to { $count } actions
    }
board-plots = Conspiracies
board-plot-secret = A conspiracy, face down
board-plot-unprepared = not prepared
board-plot-prepared = prepared with { $card }
board-plot-triggered = triggered
board-plot-under = Under it lies { $card }.
board-plot-how = To prepare it, take a card of the structure and put it under it.
board-plots-top = On top lies { $plot }, as you know.
board-plots-top-hidden = { $name } has put a conspiracy back on top of it.
board-plots-sunk = Put under the deck by you
board-plots-sunk-hidden = { $count ->
        [one] Your opponent has put 1 conspiracy under the deck.
       *[other] Your opponent has put { $count } conspiracies under the deck.
    }
board-plots-remembered = Seen by you, now with your opponent
board-plots-unseen = Not seen by you
board-plots-removed = Removed cards you have looked at: { $cards }
board-trigger = Trigger
board-trigger-help = A conspiracy is triggered before the card of the turn; you then go on with your turn.
board-trigger-first = It can be triggered at the start of your turn only, one in a turn.
board-trigger-later = It can be triggered at the start of your next turn.
board-conspire = Conspire
board-threat-politics = { $count ->
        [one] { $name } is one chamber from victory!
       *[other] { $name } is { $count } chambers from victory!
    }
board-chance-politics = { $count ->
        [one] You are one chamber from victory
       *[other] You are { $count } chambers from victory
    }

## Questions of the expansions

board-keep-other = Keep it; the other one goes:
board-group-place = Place a cube:
board-group-remove = Remove a cube of your opponent:
board-group-move = From chamber { $from } to:
board-group-decree = { $decree }, from chamber { $from } to:
board-group-swap = Take { $card } and give for it:
board-side-mine = Your side
board-side-theirs = Side of { $name }
board-side-middle = In the middle
board-capital = Capital

## Piles and tokens

board-tokens-button = { $count ->
        [0] No progress tokens on the board
        [one] 1 progress token on the board: { $tokens }
       *[other] { $count } progress tokens on the board: { $tokens }
    }
board-tokens-help = A pair of equal scientific symbols brings one of these.
board-unseen-count = Unseen cards: { $count }
board-unseen-button = { $count ->
        [one] 1 unseen card, { $down } face down
       *[other] { $count } unseen cards, { $down } face down
    }
board-unseen-help = Nobody has seen these { $count } cards of this age. Face down on the table: { $down }; the others stay in the box.
board-discard-button = { $count ->
        [one] Discard pile, 1 card
       *[other] Discard pile, { $count } cards
    }
board-discard-help = Both players may look through it at any time. The Mausoleum builds one of these cards.

## The score

board-score-caption = The points as they stand now.

## The log

board-log-tokens = Progress tokens on the board: { $tokens }
board-log-wonders = Wonders on offer: { $wonders }
board-log-age = { $age } begins: the cards are laid out
board-log-gifts = Tokens on the cards: { $tokens }
board-log-decrees = Decrees in the senate: { $decrees }

## Hints

board-hint-help = What a bot would do, with its chance to win. Touch a line to see it on the board.
board-hint-thinking = A bot is thinking about it…
board-hint-none = There is no hint now.

## Keys

board-key-arrows = move among the cards you can take
board-key-shift = move among all cards
board-key-enter = show what can be done, then do it
board-key-digits = do the n-th of the things shown
board-key-escape = put it back
board-key-undo = take back
board-key-hint = hint
board-key-help = these keys
