### Learn: Armada, the expansion of 7 Wonders.

## The rules in short

learn-armada-title = Armada
learn-armada-harbour = The harbour
learn-armada-harbour-1 = Armada gives every city a shipyard with four fleets: a ship each on a track of six spaces. Three to eight play, each age deals eight cards to everybody and has seven turns; eight players get seven cards and have six turns. Each age also has cards of Armada, ordinary buildings of the four colours.
learn-armada-harbour-2 = Whoever builds a red, yellow, blue or green card may move the ship of the same colour one space and pays the price of that space on top. With a stage of the wonder it is the ship of the fleet that bears the wonder's sign. Card and step are one bill: each of your resources pays once, what is missing you buy. In the harbour the next step stands out: its price above, what it brings below; a gold frame says that you can pay it.
learn-armada-harbour-3 = A free card may have its step, too, but the step is paid. Cards from the discard pile have none.
learn-armada-fleet-red = Naval shields. Those of the space where the ship lies count at sea.
learn-armada-fleet-yellow = Coins when it arrives, a commerce level, and taxes that all others pay.
learn-armada-fleet-blue = Points at the end of the game, those of the space where the ship lies.
learn-armada-fleet-green = On every second space it explores an island: level 1, then 2, then 3.
learn-armada-discard = Discarding
learn-armada-discard-1 = A discarded card brings 3 coins or moves the yellow ship one space for nothing: you choose, in secret, with the card.
learn-armada-taxes = Taxes and pirates
learn-armada-taxes-1 = When a yellow ship reaches a space with a tax, every other player pays the bank that many coins at the end of the turn, less the own commerce level. Of several taxes in a turn only the highest counts.
learn-armada-taxes-2 = Pirates work the other way: all other players lose as many coins as their commerce level is. Nobody has less than no coins.
learn-armada-taxes-example = Your commerce level is 2. A tax of 4 costs you 2 coins, a tax of 1 nothing; pirates cost you 2.
learn-armada-islands = Islands
learn-armada-islands-1 = Whoever is the only explorer of a level in a turn looks at four islands, keeps one and shuffles the others back. If several explore the same level in one turn, all islands of that level are dealt out among them and each keeps one.
learn-armada-islands-2 = Your islands lie open right of the harbour and work at once. They are no buildings, and nobody can buy what they produce.
learn-armada-raids = Raids
learn-armada-raids-1 = Pontoon, Ballista and Pier let you fight somebody two seats away, too, at the end of this age on land. That conflict can be lost as well.
learn-armada-sea = Conflicts at sea
learn-armada-sea-1 = After the conflicts on land, all compare their naval shields at the end of every age. The weakest get −1, −2 or −3. The strongest gets 3, 5 or 7, the second 1, 3 or 5, and in Age III the third gets 3.
learn-armada-sea-2 = Tied players get the token of the next place, and everybody behind them moves down. If all are equal, nobody gets anything.
learn-armada-score = Points
learn-armada-score-1 = The score sheet has three more rows. A guild is worth 10 points at most.
learn-armada-row-naval = what your naval tokens are worth
learn-armada-row-islands = what your islands are worth; their scientific symbols count with science
learn-armada-row-fleet = the points of the space of your blue ship
learn-armada-teams = In pairs
learn-armada-teams-1 = Four, six or eight can play in pairs. Partners sit side by side, do not fight each other on land, and fight the other neighbour for two tokens. They may talk and see each other's hands, but they pay each other like anybody.
learn-armada-teams-2 = Own resources are used before others are bought. Taxes, pirates and naval conflicts know no partners. The pair with most points together wins.
learn-armada-house = Figures of our own
learn-armada-house-1 = No public source has the printed costs of the shipyards, the fleet that bears the wonder's sign on each of them, the points of the first five spaces of the blue fleet, and some amounts in the costs of cards. These figures are ours, and the pieces say so.

## The pieces

learn-wonders-kind-island = Islands
learn-wonders-kind-shipyard = Shipyards
learn-armada-box = Box
learn-armada-box-base = Base game
learn-armada-drawn = Each age has eight cards of Armada, of which as many are drawn as there are players, seven of eight; this one is there once.
learn-armada-house-card = The amounts in the cost are ours: the printed ones are not known.
learn-armada-house-shipyard = All costs of the shipyards, and which fleet bears the wonder's sign, are ours: the printed ones are not known.
learn-armada-level = Level
learn-armada-symbol = With a stage of the wonder
learn-armada-steps = Costs of the steps, and what the spaces give
learn-wonders-thing-naval = naval tokens
    .help = At the end of every age the strongest at sea get them, and the weakest a defeat token: −1, −2 or −3.
learn-wonders-thing-raid = raid token
    .help = Whoever builds Pontoon, Ballista or Pier gives it to the player two seats away, and fights them on land at the end of the age.
learn-wonders-note-thing-naval-1 = They are no tokens of the conflicts on land: the Strategists Guild does not count them.
learn-wonders-note-thing-raid-1 = Two players fight each other at most once in an age.
learn-wonders-note-effect-advance-1 = A free move may be of any fleet, or be left out. It comes after the step that is paid.
learn-wonders-note-effect-pirates-1 = They strike once, at the end of the turn, with the commerce levels of then.
learn-wonders-note-effect-draw_island-1 = That is no exploration: there is nothing to choose from.
learn-wonders-note-effect-distant_trade-1 = The coin goes to that player, who sells what neighbours may buy.
learn-wonders-note-effect-raid-1 = The conflict can be lost, too. Nothing protects from it.
learn-wonders-note-effect-science_most-1 = If two kinds are tied, you choose; the program takes the better one.
learn-wonders-note-power-others_lose_coins-1 = It is neither a tax nor piracy.

## The signs

learn-armada-sign = Armada
learn-armada-sign-naval = A naval shield: it counts at sea, not on land.
learn-armada-sign-ship = A free move of any fleet; a ship shows the fleet if it is a certain one.
learn-armada-sign-island = An island of this level, explored or taken from the top of its stack.
learn-armada-sign-commerce = A commerce level.
learn-armada-sign-tax = A tax that all others pay, less their commerce level.
learn-armada-sign-pirates = Pirates: all others lose a coin for each of their commerce levels.
learn-armada-sign-raid = A raid on the player two seats away, on this side.
learn-armada-sign-far = A resource of the player two seats away, on this side, for a coin.
learn-armada-sign-most = A scientific symbol of the kind that you have most of.
learn-armada-sign-spared = Neither taxes nor pirates cost coins.
learn-armada-sign-out = You may stay out of the naval conflict.
