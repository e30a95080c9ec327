### Learn: what is told of 7 Wonders. The page fetches this when somebody wants to read it.

## The short rules

learn-wonders-rules-goal = The goal: a great city
learn-wonders-rules-goal-1 = Each of you leads a city of the ancient world through three ages. You put up buildings, trade with your neighbours, keep an army and raise a wonder, one of seven.
learn-wonders-rules-goal-2 = After Age III points decide, and there are many ways to them: conflicts, coins, the wonder, civilian buildings, commerce, guilds and science. Nobody can have it all.

learn-wonders-rules-start = Before the first card
learn-wonders-rules-start-1 = Everybody gets a wonder and 3 coins. A wonder gives one resource from the start and has two to four stages to build. Each has two sides: side A is simpler, side B has more powers.
learn-wonders-rules-start-2 = Your neighbours matter most: you trade with the two of them and fight with the two of them. Those who sit farther away concern you only through the cards that they take from the hands before you get them.

learn-wonders-rules-turn = A turn: all choose at the same time
learn-wonders-rules-turn-1 = In each age you get seven cards. In every turn you choose one of them, and so do all the others. When everybody has chosen, all choices are opened and carried out together.
learn-wonders-rules-turn-2 = Do one of three things with your card:
learn-wonders-rules-turn-build = Build it: pay its cost, and it stays in your city. You cannot have the same building twice.
learn-wonders-rules-turn-stage = Build the next stage of your wonder: pay the cost of the stage, and put the card under it, face down. Which card it is does not matter.
learn-wonders-rules-turn-discard = Discard it: it goes to the discard pile, face down, and you take 3 coins. This is always possible.
learn-wonders-rules-turn-3 = Then pass the rest of your hand on: to the left in Age I, to the right in Age II, to the left again in Age III. So the card that you leave is your neighbour's next chance.
learn-wonders-rules-turn-4 = After six turns one card is left in each hand. It goes to the discard pile and brings nothing.

learn-wonders-rules-colors = Seven colours of cards
learn-wonders-rules-colors-1 = Colour and sign tell what a card is for:
learn-wonders-rules-color-brown = Raw materials: gives wood, stone, ore or clay. Ages I and II only.
learn-wonders-rules-color-grey = Manufactured goods: gives glass, textile or papyrus. Ages I and II only.
learn-wonders-rules-color-blue = Civilian buildings: points.
learn-wonders-rules-color-yellow = Commercial buildings: coins, cheaper trade, resources of your choice, and in Age III points.
learn-wonders-rules-color-red = Military buildings: shields for the conflicts.
learn-wonders-rules-color-green = Scientific buildings: symbols, worth the more the more you have.
learn-wonders-rules-color-purple = Guilds, in Age III only: points, mostly for what your neighbours have built.

learn-wonders-rules-costs = What a card costs
learn-wonders-rules-costs-1 = A cost is made of resources, of coins, or there is none. What your city produces is never used up: a Lumber Yard gives one wood in every turn, for one thing. For two wood you need two.
learn-wonders-rules-costs-2 = A brown card with two signs, and some yellow cards and stages, give one resource of several, and you choose anew in every turn.
learn-wonders-rules-costs-3 = Coins go to the bank. You can spend only what you have at the start of the turn: what comes in during it is for later.

learn-wonders-rules-trade = Trade with your neighbours
learn-wonders-rules-trade-1 = What you lack you may buy from the neighbour on your left or on your right, for 2 coins a unit. The coins go to the owner, who cannot refuse and loses nothing: the resource is still there for the owner and for others.
learn-wonders-rules-trade-2 = For sale is what the neighbour's wonder gives from the start, and what brown and grey cards give. What yellow cards and stages give is not. A trading post or the Marketplace lowers your price to 1 coin.
learn-wonders-rules-trade-example = Example. You want the Baths, which need one stone, and have none. Your right neighbour has a Stone Pit: you pay 2 coins to the right, and build. With the East Trading Post it would be 1 coin.
learn-wonders-rules-trade-3 = If both neighbours have it, you decide who gets the coins. You are offered every payment that makes sense.

learn-wonders-rules-chains = Chains: building for nothing
learn-wonders-rules-chains-1 = Many cards of Ages II and III name a card that makes them free. If that building stands in your city when the turn begins, you pay nothing at all, neither resources nor coins.
learn-wonders-rules-chains-2 = Example. Whoever has the Scriptorium builds the Library for nothing, and later, with the Library, the University.

learn-wonders-rules-wonder = Your wonder
learn-wonders-rules-wonder-1 = Stages are built from the first to the last, at any time, as many in an age as you like. You need not finish your wonder, but its stages are worth points, and some do much more.
learn-wonders-rules-wonder-2 = The card under a stage is gone for good, and nobody sees which one it was. That is a fine end for a card that your neighbour would like to have.
learn-wonders-rules-wonder-3 = Halicarnassus builds cards from the discard pile, Babylon plays the last card of each age, Olympia builds for nothing. The card browser tells what every side can do.

learn-wonders-rules-war = Conflicts
learn-wonders-rules-war-1 = At the end of each age you compare your shields with those of each neighbour. Against one who has fewer you get a victory token: 1 point in Age I, 3 in Age II, 5 in Age III. Against one who has more you get a defeat token, which costs 1 point. A tie brings nothing.
learn-wonders-rules-war-example = Example. At the end of Age II you have three shields, your left neighbour one, your right neighbour four: you get +3 and −1.
learn-wonders-rules-war-2 = Shields stay in your city and count again in the next age. Those who sit farther away do not matter to you.

learn-wonders-rules-science = Science
learn-wonders-rules-science-1 = There are three symbols: compass, gear and tablet. At the end each kind is worth its number times itself: one symbol 1 point, two alike 4, three 9, four 16. Every set of three different ones is worth 7 points more.
learn-wonders-rules-science-example = Example. Three gears, two compasses and one tablet: 9 + 4 + 1, and 7 for one set, are 21 points.
learn-wonders-rules-science-2 = A symbol of choice – of Babylon or the Scientists Guild – becomes whatever brings you most; nobody has to work it out.

learn-wonders-rules-order = What happens first
learn-wonders-rules-order-1 = All pay, then all build, then effects come. So coins that you earn by trade or by discarding come too late for this turn. But a card that counts, like the Vineyard, also counts what your neighbours build in the same turn.
learn-wonders-rules-order-2 = At the end of an age Babylon plays its last card, then Halicarnassus looks through the discard pile, unless the table plays it the other way round. Conflicts come last.

learn-wonders-rules-score = The end and the points
learn-wonders-rules-score-1 = After the conflicts of Age III everybody adds up:
learn-wonders-rules-row-military = victory and defeat tokens; the sum can be negative
learn-wonders-rules-row-treasury = 1 point for every 3 coins
learn-wonders-rules-row-wonder = what is printed on the stages that stand
learn-wonders-rules-row-civilian = what is printed on blue cards
learn-wonders-rules-row-commercial = yellow cards of Age III, for what they count
learn-wonders-rules-row-guilds = purple cards, for what they count
learn-wonders-rules-row-science = symbols alike and sets of three
learn-wonders-rules-score-2 = Most points win. If several have as many, more coins decide; if these are equal, too, the victory is shared.

learn-wonders-rules-second = The second edition
learn-wonders-rules-second-1 = A table can be played with the second edition. Its wonders have a day and a night side instead of A and B, some costs and chains are different, and a few cards are replaced. The rules of play are the same.
learn-wonders-rules-second-2 = Only Olympia is new. By day the first card of each colour is free. By night its first stage makes the card of the first turn of an age free, its second stage that of the sixth turn.

## The pieces

learn-wonders-kind-card = Cards
learn-wonders-kind-wonder = Wonders
learn-wonders-kind-thing = Tokens and coins
learn-wonders-edition-first = First edition
    .short = 1st ed.
learn-wonders-edition-second = Second edition
    .short = 2nd ed.
learn-wonders-edition-both = both editions
learn-wonders-other-edition = It is different in the other edition:
learn-wonders-seats = with { $seats }
learn-wonders-copies = Copies, by the number of players
learn-wonders-guilds = Guilds in a game, by the number of players
learn-wonders-guild-copies = One copy. Two guilds more than there are players are in each game.
learn-wonders-chain-from = Free with
learn-wonders-chain-to = Makes free
learn-wonders-start = From the start
learn-wonders-stages = Stages, from the first to the last
learn-wonders-stage = Stage { $number }
learn-wonders-thing-victory = victory tokens
    .help = You get one for each neighbour who has fewer shields than you at the end of an age: 1 point in Age I, 3 in Age II, 5 in Age III.
learn-wonders-thing-defeat = defeat token
    .help = You get one for each neighbour who has more shields than you at the end of an age. Each costs you 1 point.
learn-wonders-thing-coins = coins
    .help = Everybody begins with 3 coins. A discarded card brings 3 more, and at the end every 3 coins are worth 1 point.

## Good to know

learn-wonders-note-color-brown-1 = Each unit serves once in a turn. Neighbours may buy it for 2 coins, and that takes nothing away from you.
learn-wonders-note-color-grey-1 = Each unit serves once in a turn. Neighbours may buy it for 2 coins, and that takes nothing away from you.
learn-wonders-note-color-grey-2 = The card is in Age I and in Age II, and a city can have only one of the two.
learn-wonders-note-color-red-1 = Shields are compared with both neighbours at the end of every age and are never used up.
learn-wonders-note-color-green-1 = Symbols alike are worth their number times itself; a set of three different ones is worth 7 points more.
learn-wonders-note-color-purple-1 = Points are counted at the end, from what is there then. With a neighbour who builds much of a colour, its guild is worth a lot.
learn-wonders-note-effect-trade_discount-1 = It works from the next turn on. Discounts do not add up: no unit costs less than 1 coin.
learn-wonders-note-effect-coins_per-1 = Coins come once, when it is built; what is built in the same turn counts.
learn-wonders-note-card-caravansery-1 = Only you can use it: it is not for sale.
learn-wonders-note-card-forum-1 = Only you can use it: it is not for sale. Either trading post makes it free.
learn-wonders-note-card-shipowners_guild-1 = A guild that Olympia copies is not counted.
learn-wonders-note-card-strategists_guild-1 = Tokens are counted, your own ones are not.
learn-wonders-note-card-scientists_guild-1 = Its points stand in the row of science.
learn-wonders-note-wonder-1 = Stages are built in order. Resources that they give are not for sale.
learn-wonders-note-power-play_last_card-1 = It works already in the age in which the stage is built, even in its last turn. Coins of the sixth turn may pay for the last card.
learn-wonders-note-power-build_from_discard-1 = Cards discarded in the same turn are in the pile, and at the end of an age the left-over cards as well. Nobody else sees what lies there.
learn-wonders-note-power-build_from_discard-2 = A building that you have cannot be built again. You may take none, but you cannot wait for a better pile.
learn-wonders-note-power-free_build_per_age-1 = It saves resources and coins, from the turn after the stage is built, and never builds a stage. What you do not use in an age is lost.
learn-wonders-note-power-copy_guild-1 = It counts your own neighbours and your own cards, and the best guild is taken for you. If your neighbours have none, it is worth nothing.
learn-wonders-note-power-free_first_of_each_colour-1 = It works from the turn after the stage is built, for each of the seven colours, and never for a stage.
learn-wonders-note-power-free_first_card_of_age-1 = If you discard that card or use it for a stage, the power is lost for this age.
learn-wonders-note-thing-victory-1 = They lie before you for all to see and are never lost.
learn-wonders-note-thing-defeat-1 = The sum of your tokens can be negative. The Strategists Guild counts those of your neighbours.
learn-wonders-note-thing-coins-1 = Coins for resources go to the neighbour who sells, all others to the bank.
learn-wonders-note-power-free_last_card_of_age-1 = It is the card of the sixth turn, not the one that is left over.

## The signs

learn-wonders-sign-resources = Resources
learn-wonders-sign-science = Scientific symbols
learn-wonders-sign-war = War, points and coins
learn-wonders-sign-shield = a shield
learn-wonders-sign-victory = a victory token, with its points
learn-wonders-sign-defeat = a defeat token, −1 point
learn-wonders-sign-points = points at the end
learn-wonders-sign-coins = coins
learn-wonders-sign-cards = On cards
learn-wonders-sign-choice = one of these each turn
learn-wonders-sign-trade = raw materials cost 1 coin from the neighbour to whom the arrow points
learn-wonders-sign-neighbours = for each such card of both neighbours
learn-wonders-sign-all-three = for each such card of both neighbours and of your own
learn-wonders-sign-stage = for each stage of your wonder that stands
learn-wonders-sign-powers = On stages of wonders
learn-wonders-sign-chains = Chains: what carries the sign makes free what asks for it
learn-wonders-sign-sealed = has chosen; nobody sees what
