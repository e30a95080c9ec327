### The page's words for Duel: payments, what happened, the end of a game, and everything under Learn.

## Payments: where each unit comes from

page-pay-units-clay = { $units } clay
page-pay-units-wood = { $units } wood
page-pay-units-stone = { $units } stone
page-pay-units-glass = { $units } glass
page-pay-units-papyrus = { $units } papyrus
page-pay-own = { $goods } from own cards
page-pay-choice = { $goods } from either-or production
page-pay-waived = { $units ->
        [one] { $goods } is waived by a token
       *[other] { $goods } are waived by a token
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

## What happened

page-event-token-laid = The token { $token } is laid on the board.
page-event-wonder-offered = The wonder { $wonder } is on offer.
page-event-card-laid = { $card } is laid out.
page-event-back-laid = A card is laid face down; its back says { $back }.
page-event-turned-up = { $card } is turned up.
page-event-drawn = The token { $token } is drawn from the box.
page-event-drawn-unseen = A progress token is drawn from the box unseen.
page-event-draft = { $name } takes the wonder { $wonder }.
page-event-build = { $name } builds { $card } { $coins ->
        [0] for nothing
        [one] for 1 coin
       *[other] for { $coins } coins
    }.
page-event-discard = { $name } discards { $card } and takes { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
page-event-wonder = { $name } builds the wonder { $wonder } with { $card } under it, { $coins ->
        [0] for nothing
        [one] for 1 coin
       *[other] for { $coins } coins
    }.
page-event-progress = { $name } takes the progress token { $token }.
page-event-destroy = { $name } destroys { $card } in the opponent's city.
page-event-restore = { $name } builds { $card } from the discard pile for nothing.
page-event-begin-self = { $name } chooses to begin the age.
page-event-begin-other = { $name } lets { $other } begin the age.
page-event-gains = { $name } gains { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
page-event-loses = { $name } loses { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
page-event-pawn = The conflict pawn moves { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    } towards the opponent's capital.
page-event-again = { $name } takes another turn.
page-event-ends-civilian = That was the last card: points decide.
page-event-ends-military = The pawn is in the capital: military supremacy!
page-event-ends-science = Six different symbols: scientific supremacy!

## The end of a game

page-end-you-win = You win!
page-end-wins = { $name } wins!
page-end-shared = { $names } share the victory
page-end-winner = winner
page-end-military = Military supremacy: the conflict pawn has entered the capital. { $winner } wins at once, and { $loser } can only open the gates.
page-end-science = Scientific supremacy: { $winner } wins at once with { $symbols } different symbols.
page-end-resigned = { $loser } has resigned.
page-end-overdue = { $loser } has run out of time.
page-end-civilian = Civilian victory: { $more } points against { $less }.
page-end-blue = Both have { $points } points. On equal totals the points on blue cards decide: { $more } against { $less }.
page-end-tied = Both have { $points } points, and both have { $blue } points on blue cards: nobody is ahead.
page-end-pad = Score sheet
page-end-skip = Skip counting
page-end-not-points = Points did not decide this game. The sheet shows how they stood when it ended.
page-end-hidden = What nobody saw
page-end-hidden-help = Cards that were removed unseen or still lay face down, wonders that were never drawn, and progress tokens left in the box.
page-end-fair = A fair deal
page-end-fair-help = Before the game the table published the fingerprint (SHA-256) of its secret. The secret, which decided every shuffle together with what the players added, can now be compared with it.
page-end-commitment = Fingerprint, published before the deal
page-end-secret = Secret, published now
page-end-contribution = Added by { $name }
page-end-verify = To check it yourself, download the log and run:

## Learn: the card browser

page-learn-kind-building = Buildings
page-learn-kind-wonder = Wonders
page-learn-kind-token = Progress tokens

## Learn: the short rules

page-rules-title = The rules in short
page-rules-contents = Contents

page-rules-goal = The goal, and three ways to win
page-rules-goal-1 = Each of you leads a city of the ancient world. Over three ages you take turns picking cards from one shared layout and use them to put up buildings, to earn coins or to raise wonders.
page-rules-goal-2 = There are three ways to win. Military supremacy: drive the conflict pawn into your opponent's capital. Scientific supremacy: collect six different scientific symbols. Each of these ends the game on the spot. If neither has happened by the end of Age III, it is a civilian victory: points decide.
page-rules-goal-3 = Keep an eye on all three. A player who is far behind on points may be one shield or one symbol away from winning.

page-rules-start = Before the first card
page-rules-start-1 = You both start with 7 coins. Five progress tokens, drawn from ten, lie on the board for everybody to see.
page-rules-start-2 = Then you share out eight wonders, four at a time. From the first four one player takes one, the other takes two, and the last one is left for the first player. With the next four you swap roles. Your four wonders are only plans for now: during the game you choose which to build, and when.

page-rules-turn = Your turn
page-rules-turn-1 = In each age 20 cards lie in overlapping rows, some face up, some face down. Only a card that no other card covers, not even in part, can be taken. On your turn these cards are outlined in gold.
page-rules-turn-2 = Take exactly one of them and do one of three things with it:
page-rules-turn-build = Build it: pay its cost, and it joins your city and goes to work.
page-rules-turn-discard = Discard it: take 2 coins, plus 1 for each yellow card in your city.
page-rules-turn-wonder = Build a wonder with it: pay the cost of one of your wonders and tuck the card under it.
page-rules-turn-3 = You cannot pass, but you can always discard. At the end of the turn, face-down cards that nothing covers any more are turned up. Then it is your opponent's turn, unless you have earned another turn.

page-rules-colors = Seven colours of cards
page-rules-colors-1 = Colour and sign tell what a card is for:
page-rules-color-brown = Raw materials: produces clay, wood or stone.
page-rules-color-grey = Manufactured goods: produces glass or papyrus.
page-rules-color-blue = Civilian buildings: points, plain and safe.
page-rules-color-green = Scientific buildings: a symbol, and often a few points.
page-rules-color-yellow = Commercial buildings: coins, cheaper trade, or resources of your choice.
page-rules-color-red = Military buildings: shields that drive the pawn.
page-rules-color-purple = Guilds, in Age III only: points for what one of the two cities has most of.

page-rules-costs = Costs and trade
page-rules-costs-1 = The cost runs down the left side of a card: coins, resources, both, or nothing at all. What your city produces is never used up: a Quarry gives one stone for every card you build.
page-rules-costs-2 = What you lack, you buy from the bank. One unit costs 2 coins, plus 1 for each unit of the same resource on your opponent's brown and grey cards. So the more your opponent produces of something, the dearer it gets for you.
page-rules-costs-example = Example. The Aqueduct needs 3 stone. Your Quarry gives one, so you lack two. Your opponent's Shelf Quarry produces two stone: your price is 2 + 2 = 4 coins for one. You pay 2 × 4 = 8 coins. With a Stone Reserve, one stone would cost you only 1 coin: 2 coins in all.
page-rules-costs-3 = You need not work this out. The foot of each card shows your price in bold and your opponent's beside it in grey, always the cheapest way to pay. Just remember that you pay with the coins you have: what a card will bring cannot pay for that card.

page-rules-links = Links: building for free
page-rules-links-1 = Some cards carry a white symbol in the upper right corner. If such a card stands in your city, the later card that shows the same symbol in a frame is free for you: no resources and no coins.
page-rules-links-2 = A link is never used up. Your opponent's symbols are of no use to you. Example: whoever has the Baths builds the Aqueduct for nothing.

page-rules-wonders = Wonders
page-rules-wonders-1 = Any card you can take will do to build one of your own wonders. You pay the wonder's cost, not the card's. The card goes under the wonder face down and counts for nothing any more, so this is a fine end for a card your opponent would like to have.
page-rules-wonders-2 = What a wonder brings happens at once: coins, shields, your opponent's loss, then a choice if it offers one. Another turn comes last. Its points count at the end of the game.
page-rules-wonders-3 = Seven wonders can be built in both cities together. As soon as the seventh stands, the eighth is out of the game. Do not be the one who waits too long.

page-rules-military = Military
page-rules-military-1 = The conflict pawn starts in the middle of the track, nine spaces from either capital. Each shield moves it one space towards your opponent's capital, once, when you build the card or the wonder.
page-rules-military-2 = The first time the pawn comes three spaces from the middle, the player it threatens loses 2 coins; the first time it comes six spaces away, 5 coins. Whoever has less loses all there is.
page-rules-military-3 = If it enters the capital, the game is won. Otherwise the player it favours scores at the end: 2 points up to two spaces from the middle, 5 points from three to five, 10 points from six to eight.

page-rules-science = Science and progress tokens
page-rules-science-1 = Green cards show one of six scientific symbols. Each symbol is on two cards.
page-rules-science-2 = As soon as you have two of the same symbol, you take a progress token of your choice from the board. It helps you from that moment to the end of the game.
page-rules-science-3 = Six different symbols win at once. The token Law counts as one more symbol, so it can replace one that you lack.

page-rules-age = The end of an age
page-rules-age-1 = An age is over when all 20 cards have been taken; another turn earned by the very last card is lost. The cards of the next age are laid out. Cities, coins, the pawn and the discard pile stay as they are.
page-rules-age-2 = Then the militarily weaker player, the one on whose side the pawn stands, sees the new cards and chooses who begins. If the pawn is exactly in the middle, whoever took the last card begins.

page-rules-score = Scoring
page-rules-score-1 = If nobody has won before, points are counted after Age III:
page-rules-score-2 = Each guild looks at the city that has more of what it counts, be it yours or your opponent's.
page-rules-score-3 = The higher total wins. On equal totals the points on blue cards decide; if these are equal, too, you share the victory.
page-rules-row-blue = points on your blue cards
page-rules-row-green = points on your green cards
page-rules-row-yellow = points on your yellow cards
page-rules-row-guilds = points for what each of your guilds counts
page-rules-row-wonders = points on the wonders you have built
page-rules-row-progress = points on your progress tokens
page-rules-row-treasury = 1 point for every 3 coins
page-rules-row-military = 2, 5 or 10 points for the player ahead

## Learn: its entrance

page-learn-title = Learn to play
page-learn-rules-help = All you need for a first game, in ten minutes.
page-learn-cards = All the cards
page-learn-cards-help = Buildings, wonders and tokens, with search and explanations.
page-learn-signs-help = Every sign on cards and board, and what it means.

page-learn-all = All
page-learn-kind = Kind
page-learn-a-wonder = wonder
page-learn-a-token = progress token
page-learn-age = Age
page-learn-color = Colour
page-learn-cost = Cost
page-learn-effect = Effect
page-learn-free-with = Free with the link
page-learn-frees = Gives the link, and makes free
page-learn-notes = Good to know
page-learn-search = Search by name or effect
page-learn-clear = Clear the filters
page-learn-nothing = Nothing fits. Try fewer words or other filters.
page-learn-found = { $count ->
        [one] 1 piece
       *[other] { $count } pieces
    }

## Learn: notes from the rules

page-note-produce = Production is never used up. Each unit makes this resource 1 coin dearer for your opponent.
page-note-choice = One unit in each payment, chosen afresh every time. It does not make anything dearer for your opponent.
page-note-fixed = From your next turn on you buy at this price, whatever your opponent produces.
page-note-coins = The coins come once, when it is built.
page-note-coins-per = The coins come once, when it is built, for what stands in your city then.
page-note-coins-per-itself = The coins come once, when it is built, for what stands in your city then. It counts itself.
page-note-points = The points count at the end of the game.
page-note-shields = Each shield moves the conflict pawn one space towards your opponent's capital, at once and only once.
page-note-science = Two of the same symbol bring a progress token; six different ones win the game.
page-note-opponent-loses = An opponent with fewer coins loses all of them and owes nothing.
page-note-extra-turn = A turn earns at most one more turn. After the last card of an age it is lost.
page-note-destroy = The choice is yours, but if the opponent has such a card, one must go. It stays within reach of the Mausoleum.
page-note-restore = If the pile holds a card, one must be built. Cards under wonders and cards removed before the game are out of reach.
page-note-library = Only its builder sees the three, unless the table plays with open tokens. The other two go back to the box.
page-note-discount = It waives resources, never coins, and the pick is always the one that saves most.
page-note-economy = Only coins for bought resources: those printed in a cost still go to the bank.
page-note-extra-shields = It helps red cards that you build from now on, also those from the discard pile.
page-note-urbanism = Only links count: a card that costs you nothing for another reason brings no coins.
page-note-guild = It takes the larger count of the two cities, whoever owns the guild. If it pays coins, it does so once, when it is built; points are counted at the end, when the other city may have more. A guild never counts itself.
page-note-link = Whoever has { $from } in the city builds { $to } for nothing.

## Learn: the signs

page-signs = What the signs mean
page-signs-resources = Resources
page-signs-symbols = Scientific symbols
page-signs-colors = Colours of cards
page-signs-prices = Prices at the foot of a card
page-signs-price-mine = what the card costs you
page-signs-price-theirs = what it costs your opponent
page-signs-price-dear = more than there is in the treasury
page-signs-price-link = free thanks to a link
page-signs-effects = Effects
page-signs-links = Links
page-signs-links-help = The building on the left gives the symbol; the one on the right is free with it.
