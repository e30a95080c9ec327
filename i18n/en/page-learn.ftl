### The page's words for Duel: payments, what happened, the end of a game.

## Payments: where each unit comes from

page-pay-units-clay = { $units } clay
page-pay-units-wood = { $units } wood
page-pay-units-stone = { $units } stone
page-pay-units-glass = { $units } glass
page-pay-units-papyrus = { $units } papyrus
page-pay-own = { $goods } from own cards
page-pay-choice = { $goods } from either-or production
page-pay-waived = { $units ->
        [one] { $goods } is waived
       *[other] { $goods } are waived
    }
page-pay-bought-clay = { $units } clay bought for { $coins }
page-pay-bought-wood = { $units } wood bought for { $coins }
page-pay-bought-stone = { $units } stone bought for { $coins }
page-pay-bought-glass = { $units } glass bought for { $coins }
page-pay-bought-papyrus = { $units } papyrus bought for { $coins }
page-pay-printed = { $coins ->
        [one] 1 coin printed on the card
       *[other] { $coins } coins printed on the card
    }
page-pay-link = free by the link { $link }

## A card in one line

page-card-cost = cost: { $cost }
page-card-free-with = free with the link { $link }
page-card-gives = gives the link { $link }

## The end of a game

page-end-you-win = You win!
page-end-wins = { $name } wins!
page-end-shared = { $names } share the victory
page-end-team = { $names } win together
page-end-you-win-team = You win together: { $names }
page-end-winner = winner
page-end-military = Military supremacy: the conflict pawn has entered the capital. { $winner } wins at once, and { $loser } can only open the gates.
page-end-science = Scientific supremacy: { $winner } wins at once with { $symbols } different symbols.
page-end-politics = Political supremacy: { $winner } controls all six chambers of the senate and wins at once.
page-end-resigned = { $loser } has resigned.
page-end-overdue = { $loser } has run out of time.
page-end-civilian = Civilian victory: { $more } points against { $less }.
page-end-blue = Both have { $points } points. On equal totals the points on blue cards decide: { $more } against { $less }.
page-end-tied = Both have { $points } points, and both have { $blue } points on blue cards: nobody is ahead.
page-end-pad = Score sheet
page-end-skip = Skip counting
page-end-not-points = Points did not decide this game. The sheet shows how they stood when it ended.
page-end-hidden = What nobody saw
page-end-hidden-help = Cards that were removed unseen or still lay face down, wonders that were never drawn, progress tokens left in the box, and whatever else never came into play.
page-end-gods-waiting = Gods that nobody activated
page-end-gods-left = Gods that nobody called
page-end-plots-of = Conspiracies that { $name } did not use
page-end-plots-left = Conspiracies left in the deck
page-end-plots-unknown = Conspiracies in the deck or still secret
page-end-secret-plot = a conspiracy that stays secret
page-end-decrees-left = Decrees that never came up
page-end-fair = Was the deal fair?
page-end-fair-help = Before the game the table published the fingerprint (SHA-256) of its secret. The secret and what the players added decided every shuffle.
page-end-commitment = Fingerprint, published before the deal
page-end-secret = Secret, published now
page-end-contribution = Added by { $name }
page-end-verify = To check card by card, download the log and run:

## Kinds of pieces

page-learn-kind-building = Buildings
page-learn-kind-senator = Senators
page-learn-kind-wonder = Wonders
page-learn-kind-token = Progress tokens
page-learn-kind-god = Gods
page-learn-kind-decree = Decrees
page-learn-kind-plot = Conspiracies
page-learn-kind-thing = Other pieces
