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
board-ends = ends the game
board-again = again
board-then-take_token = token
board-then-keep_token = token from the box
board-then-destroy = destroy a card
board-then-restore = build a discarded card
board-pawn = { $spaces ->
        [one] the pawn moves 1 space
       *[other] the pawn moves { $spaces } spaces
    }
board-points = points as they stand: { $points }
board-coins = coins: { $coins }
board-their-coins = coins of { $name }: { $coins }
board-begin-you = You begin
board-begin-other = { $name } begins
board-begin-help = the first card of the next age

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
        [one] One symbol from victory!
       *[other] { $count } symbols from victory!
    }
board-threat-military = { $spaces ->
        [one] One space from the capital!
       *[other] { $spaces } spaces from the capital!
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

board-log-tokens = Progress tokens on the board: { $tokens }.
board-log-wonders = Wonders on offer: { $wonders }.
board-log-age = { $age } begins: the cards are laid out.

## Hints

board-hint-help = What a bot would do, with its chance to win. Touch a line to see it on the board.
board-hint-thinking = A bot is thinking about it…
board-hint-none = There is no hint now.
board-advice-draft = Take { $wonder }
board-advice-build = Build { $card }
board-advice-discard = Discard { $card }
board-advice-wonder = Build { $wonder } with { $card }
board-advice-progress = Take { $token }
board-advice-destroy = Destroy { $card }
board-advice-restore = Build { $card } from the discard pile
board-advice-begin = Let { $name } begin

## Keys

board-key-arrows = move among the cards you can take
board-key-shift = move among all cards
board-key-enter = show what can be done, then do it
board-key-digits = do the n-th of the things shown
board-key-escape = put it back
board-key-undo = take back
board-key-hint = hint
board-key-help = these keys
