### Learn: the rules in short, notes and signs. The page fetches this when somebody wants to read it.

## The short rules

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

## The short rules of Pantheon

page-rules-base = Base game

page-rules-gods = What Pantheon adds
page-rules-gods-1 = Fifteen gods of five mythologies join the game, and with them two wonders, three progress tokens and five grand temples, which take the place of the guilds. The rules of the base game stay as they are unless these pages say otherwise.
page-rules-gods-2 = In Age I you call gods into the Pantheon, face down, each to a place where it is cheap for one of you and dear for the other. From Age II on a turn may go to a god instead of a card.

page-rules-call = Age I: calling the gods
page-rules-call-1 = Five face-down cards of Age I carry a mythology token. When your turn uncovers such a card, the token is yours at the end of that turn, before the card is turned up.
page-rules-call-2 = With the token you draw two gods of its mythology. One of them you place face down on an empty space of the Pantheon, the other goes back on top of its deck. Until Age II only you know which god you placed; your opponent sees no more than its mythology.
page-rules-call-3 = The token stays with you: it makes the grand temple of its mythology free.

page-rules-spaces = The six spaces of the Pantheon
page-rules-spaces-1 = Each space has a price for you and another for your opponent; the two always add up to 11. So think not only of the god, but also of the player for whom it will be cheap.
page-rules-spaces-2 = When Age I is over, all gods are turned up, and the Gate is laid on the space that is still empty. Three face-down cards of Age II get an offering token, worth 2, 3 and 4; they, too, go to whoever uncovers the card.

page-rules-activate = Activating a god
page-rules-activate-1 = From Age II on you may spend your turn on a god of the Pantheon instead of taking a card. You pay the price of its space, the god comes to you, and its power happens at once and only once.
page-rules-activate-2 = An offering token lowers the price by its value and is then used up. Several may be used together; what exceeds the price is lost. The Sanctuary, once built, lowers every price by 2.
page-rules-activate-example = Example. Mars lies on the space that costs you 5. With the offering token 3 you pay 2 coins, and the conflict pawn moves two spaces.
page-rules-activate-3 = The Gate costs twice the number of its space. It turns up the top god of every deck, and you activate one of them for nothing.

page-rules-temples = Grand temples
page-rules-temples-1 = Three of the five grand temples are mixed into Age III instead of guilds. With the token of its mythology a temple is free for you; otherwise you pay its cost.
page-rules-temples-2 = One grand temple in your city is worth 5 points, two are worth 12, three 21.

page-rules-powers = Gods with pieces of their own
page-rules-powers-1 = Minerva sets her pawn on a space of the military track. When the conflict pawn would enter that space, it stops before it, the rest of the move is lost, and Minerva leaves the game.
page-rules-powers-2 = Astarte holds 7 coins that you may spend and nobody can take from you; each one left is a point. Nisaba lays the snake on a green card of your opponent, and you have its symbol, too. Two progress tokens lie on Enki; whoever activates him takes one.
page-rules-powers-3 = What each god does in detail stands among the cards.

page-rules-pantheon-score = Scoring with Pantheon
page-rules-pantheon-score-1 = The score sheet has one new row, and another is different:
page-rules-pantheon-score-2 = Mysticism adds 2 points to the progress tokens for each mythology token and each unused offering token you have.
page-rules-row-temples = 5, 12 or 21 points for one, two or three of them, instead of guilds
page-rules-row-gods = 9 points for Aphrodite, 1 for each coin left on Astarte

## The short rules of Agora

page-rules-agora = What Agora adds
page-rules-agora-1 = A senate stands between the two cities. Thirteen senators lie among the cards: five each in Age I and II, three in Age III, so the layouts are wider. Two wonders and two progress tokens join, and the military tokens are other ones.
page-rules-agora-2 = There is a fourth way to win. Political supremacy: if you control all six chambers of the senate, the game is yours on the spot.

page-rules-parts = A turn in two parts
page-rules-parts-1 = First you may trigger one conspiracy that you have prepared. Then you take a card, as ever, and do one of four things with it:
page-rules-parts-build = Build it, or recruit it if it is a senator.
page-rules-parts-discard = Discard it for coins.
page-rules-parts-wonder = Build a wonder with it.
page-rules-parts-prepare = Prepare a conspiracy with it: it goes face down under the conspiracy.

page-rules-senators = Senators
page-rules-senators-1 = The first senator in your city is free, the second costs 1 coin, the third 2, and so on. The more blue cards you have, the more a politician can do:
page-rules-senators-2 = An action of a politician either places one of your cubes in one of the two chambers of the section that the card shows, or moves any of your cubes to the next chamber. You choose one action after the other and may stop at any time.
page-rules-senators-3 = A conspirator, however many blue cards you have, either places one cube in any chamber or draws two conspiracies, of which you keep one.
page-rules-blue-few = 0 or 1 blue cards
page-rules-blue-some = 2 or 3 blue cards
page-rules-blue-many = 4 or more blue cards
page-rules-actions = { $count ->
        [one] 1 action
       *[other] { $count } actions
    }

page-rules-senate = Chambers and control
page-rules-senate-1 = The senate has six chambers in a row, two in each of its sections: left, center and right. Each of you has 12 cubes. Whoever has more cubes in a chamber controls it; with equal numbers nobody does.
page-rules-senate-2 = So a takeover takes two steps: first a tie, then a lead. A cube that is removed goes back to its owner, who may place it again.

page-rules-decrees = Decrees
page-rules-decrees-1 = In every chamber lies a decree. It acts for whoever controls the chamber, as long as that lasts. Three decrees begin face down; each is turned up when the first cube comes to its chamber.
page-rules-decrees-2 = Decrees bring coins when something is built, by whomever, or make things cheaper for you. The shield moves the conflict pawn one space forward when you gain it, and one space back when you lose it.

page-rules-plots = Conspiracies
page-rules-plots-1 = When you conspire, you draw two conspiracies, keep one face down, and put the other on top of the deck or under it. Only you know what you keep.
page-rules-plots-2 = Before it can work, a conspiracy has to be prepared: on one of your turns you tuck the card you take under it, for nothing. On any later turn you may trigger it, at the start and one at most, and then take your card.

page-rules-war = Wonders and military tokens
page-rules-war-1 = Agora's military tokens take no coins. The first time the pawn comes three spaces from the middle, the player it favours places a cube in any chamber. The first time it comes six spaces away, that player removes a cube of the opponent and may move one.
page-rules-war-2 = Two wonders work twice. Whoever takes Curia Julia in the draft draws two conspiracies and keeps one, whoever takes Knossos places a cube; building them brings more.

page-rules-agora-score = Scoring with Agora
page-rules-agora-score-1 = If nobody has won before, the score sheet has one more row:
page-rules-agora-score-2 = Senators, cubes, decrees and conspiracies are worth no points.
page-rules-row-senate = 1, 2, 3, 3, 2 and 1 points for the chambers you control, from left to right

page-rules-both = Pantheon and Agora together
page-rules-both-1 = All rules of both hold. A turn goes: a conspiracy, if you like; then a card or, from Age II on, a god. The cards lie as in Agora; Age III has grand temples and senators.
page-rules-both-2 = Neptune applies one of Agora's military tokens for you. Minerva also stops steps made by a decree or a conspiracy. Coins on Astarte and tokens on Enki are out of reach of conspiracies.

## Its entrance

page-learn-title = Learn to play
page-learn-rules-help-duel = All you need for a first game, in ten minutes.
page-learn-rules-help-architects = All you need for a first game, in five minutes.
page-learn-rules-help-wonders = All you need for a first game, in ten minutes.
page-learn-cards = All cards and pieces
page-learn-cards-help-architects = Every card and in which decks it is, every wonder with its stages, every token.
page-learn-cards-help-wonders = Every card with its cost and what it makes free, every wonder with both sides.
page-learn-cards-help-duel = Every piece of the base game, of Pantheon and of Agora, with search and explanations.
page-learn-signs-help = Every sign on cards and board, and what it means.

page-learn-all = All
page-learn-kind = Kind
page-learn-set = Box
page-learn-a-wonder = wonder
page-learn-a-token = progress token
page-learn-a-god = god ({ $mythology })
page-learn-a-gate = a gate to all decks of gods
page-learn-a-temple = grand temple
page-learn-a-senator = senator
page-learn-a-decree = decree
page-learn-a-plot = conspiracy
page-learn-age = Age
page-learn-color = Colour
page-learn-cost = Cost
page-learn-effect = Effect
page-learn-on-draft = When taken in the draft
page-learn-steps = Step by step
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

## Notes from the rules

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
page-note-god-enki-1 = While the two tokens lie on him, they are neither on the board nor in the box: nothing else reaches them.
page-note-god-enki-2 = Turned up by the Gate or the Divine Theater, he gets his two tokens before you choose. If you choose another god, they go back to the box.
page-note-god-ishtar-1 = Together with the token Law these are two of one symbol, not two different ones: whoever gains the second takes a progress token.
page-note-god-nisaba-1 = Your opponent keeps the card with its symbol and points. The copied symbol counts for six different ones and for a pair.
page-note-god-nisaba-2 = If your opponent has no green card, the snake is lost. If the card ever leaves that city, so does your symbol.
page-note-god-astarte-1 = You pay from your treasury first and with her coins after that. No military token, wonder, progress token or conspiracy reaches them.
page-note-god-baal-1 = From your next payment on it produces for you, makes things dearer for your opponent and no longer for you.
page-note-god-tanit-1 = The coins go to your treasury.
page-note-god-aphrodite-1 = The points stand in the row of the gods.
page-note-god-hades-1 = If the pile holds a card, one must be built. Its coins, shields and symbols count; no link is used, so Urbanism pays nothing.
page-note-god-zeus-1 = Nobody gets coins for the card. A token on it is lost with it, unless the table plays otherwise; a mythology token lost that way places no god.
page-note-god-zeus-2 = A face-down card is chosen unseen, and both of you see it when it is discarded. What it covered becomes free as if it had been taken.
page-note-god-anubis-1 = What the wonder gave at once stays: coins, shields, tokens, another turn. Its points, production and discounts end.
page-note-god-anubis-2 = Its owner may build it again at full cost, and everything it brings happens again. So it may be worth damaging a wonder of your own.
page-note-god-isis-1 = All effects of the wonder happen, another turn among them. Without an unbuilt wonder or without a discarded card nothing happens.
page-note-god-ra-1 = You may come to own more than four wonders, but no more than seven stand in both cities together. A damaged wonder can be taken, a standing one cannot.
page-note-god-mars-1 = Strategy adds no shield here.
page-note-god-minerva-1 = The conflict pawn, from whichever side, stops before her, the rest of its move is lost, and she leaves the game. The space was not entered, so its military token stays.
page-note-god-minerva-2 = On a capital she saves it from one deadly step.
page-note-god-neptune-1 = Both halves have to be done; with one token left there is only the first. The conflict pawn does not move.
page-note-god-gate-1 = The Sanctuary lowers the price after the doubling. The gods you do not choose go back on top of their decks.
page-note-god = Its power happens once, and no god is activated twice. You may activate one whose power can do nothing now.
page-note-temple-1 = A temple that is free by a token is built through a link: Urbanism pays its 4 coins. Without the token the cost is paid as for any building.
page-note-temple-2 = Three of the five are in a game, mixed into Age III instead of guilds. Their back is their own, so a face-down temple can be told from other cards.
page-note-wonder-sanctuary-1 = The lower price serves from your next activation on, that of its own extra turn included. For the Gate it comes after the doubling.
page-note-wonder-divine_theater-1 = It works in Age I, too. If two gods go back to the deck, you choose which lies on top, and only you know.
page-note-wonder-curia_julia-1 = The two cards of the draft come only in the draft: nobody gets them by stealing or rebuilding the wonder.
page-note-wonder-curia_julia-2 = A conspiracy triggered this way does not count as the one you may trigger at the start of a turn.
page-note-wonder-knossos-1 = The cube of the draft comes before the first card is taken. It turns up a face-down decree, and may move the pawn if it gains you the shield.
page-note-token-mysticism-1 = An offering token that was used or lost no longer counts.
page-note-token-poliorcetics-1 = Every space that the pawn really moves in your favour counts, wherever it stands on the track. Whoever has no coins left owes nothing.
page-note-token-engineering-1 = It helps with all cards that a link could make free, and with grand temples. The coin goes to the bank, and Urbanism pays nothing. What is free by a link of yours stays free.
page-note-token-corruption-1 = Your senators count all the same: should you lose the token, the next one costs its full price.
page-note-token-organized_crime-1 = It does not matter whether a conspirator or Curia Julia lets you draw. The token itself is worth no points.
page-note-decree-coins_on_build-1 = Paid or free, every such build counts. A card that only changes hands is not built, and the coins come too late to pay for the build itself.
page-note-decree-ignore_symbol-1 = The cheapest way is picked for you. You are asked only if it matters because your opponent has Economy.
page-note-decree-resource_discount-1 = With Architecture that makes 3 resources less.
page-note-decree-shield-1 = If a chamber with the shield is taken over, that is two spaces in all: one with the tie, one with the lead. Strategy adds nothing; the step may meet a military token, or win.
page-note-decree-trade_discount-1 = A fixed price of 1 stays 1.
page-note-decree-extra_blue_for_senate-1 = With 0 or 1 blue card that makes two actions, with 2 or more three. The cards are counted before the first action.
page-note-decree-discard_bonus-1 = It helps with the card you discard on your turn, not with cards discarded by some effect.
page-note-decree-use_opponent_chains-1 = Such a card is free through a link: Urbanism pays its 4 coins. Mythology tokens are not lent, unless the table plays so.
page-note-decree-extra_turn_on-1 = It is settled before the conspirator acts: a cube placed by this very conspirator neither earns nor spoils the turn.
page-note-decree = It acts for whoever controls its chamber, and stops at once when control ends. What it gave before stays, except the step of the shield.
page-note-plot-extortion-1 = You may come to own more than four wonders. What Curia Julia or Knossos bring in the draft does not happen again.
page-note-plot-blackmail-1 = Coins on Astarte are neither counted nor taken.
page-note-plot-expropriation-1 = What the card gave once stays; its points, its link and its place in every count are gone.
page-note-plot-swindle-1 = Coins that the card brought stay; its production, fixed price and link are gone.
page-note-plot-obscurantism-1 = The board is not refilled. Whoever loses a token loses all that lasts of it. If you take one from the box, only you know which.
page-note-plot-coup-1 = Strategy adds no shield here.
page-note-plot-property_fraud-1 = Senators are left out. If no building lies in the far row any more, nothing happens.
page-note-plot-treason-1 = There are 3 in Age I, 6 in Age II and 9 in Age III. Only you see them, and so you also learn what cannot turn up any more.
page-note-plot-political_maneuver-1 = The removed cube goes back to its owner, who may place it again.
page-note-plot-espionage-1 = The token acts at once and may even win the game. Only you see what else is in the box.
page-note-plot-turn_of_events-1 = Nobody gets coins. Cards that become free are turned up at once, so you may take one of them this very turn.
page-note-plot-embezzlement-1 = An opponent with fewer coins loses all there are; those on Astarte are out of reach.
page-note-plot-foreclosure-1 = From then on it produces for you, makes things dearer for your opponent and no longer for you.
page-note-plot-coercion-1 = You choose both cards. Nothing that happens on building happens, but symbols count: six different ones win, and a new pair brings a progress token, to your opponent, too.
page-note-plot-insider_influence-1 = A chamber with two decrees gives both to its controller; one without a decree still counts and scores. A face-down decree is turned up only if somebody controls its new chamber.
page-note-plot-sabotage-1 = What the wonder gave once stays; its points, production and discounts end. The card under it leaves the game, too, unless the table plays otherwise.
page-note-plot = To prepare it, tuck a card of your turn under it, for nothing. Trigger it at the start of a later turn, one at most, and then take your card. A step that can do nothing is skipped.
page-note-senator-politician-1 = Blue cards are counted when the politician is recruited. You choose one action after the other and may stop at any time.
page-note-senator-politician-2 = You place cubes only in the section of the card, but you may move any cube of yours to a chamber beside it, and the same one several times.
page-note-senator-conspirator-1 = Blue cards do not matter. One of the two has to be done; when all your cubes are in the senate, you conspire.
page-note-senator = Your first senator is free, and each one you have makes the next 1 coin dearer. A senator is no building and has no colour.
page-note-thing-mythology-1 = Whoever uncovers the card under it takes it, draws two gods of that mythology, places one face down in the Pantheon and puts the other back on top of the deck.
page-note-thing-mythology-2 = There are two of each mythology, and five of the ten are in a game. It makes no god cheaper and is never used up.
page-note-thing-offering-1 = It lies on a face-down card of Age II and goes to whoever uncovers it. Several may be used together; value beyond the price is lost.
page-note-thing-offering-2 = It pays for gods and the Gate only. Unused, it counts for Mysticism.
page-note-thing-loot-1 = It strikes once, when the pawn first enters its zone, and then leaves the game.
page-note-thing-agora_loot-1 = The pawn first makes its whole move. Then the player whom the move favours makes the choices, no matter whose turn it is.
page-note-thing-agora_loot-2 = It leaves the game even if nothing can be done with it. If the pawn enters the capital on that move, it brings nothing.
page-note-thing-snake-1 = It stays where it was laid. Should the card leave your opponent's city, the snake and its symbol are gone.
page-note-thing-minerva_pawn-1 = It stops either player once. On the conflict pawn's own space it does nothing until that pawn comes back.
page-note-thing-cubes-1 = A cube is placed from your supply, moved to a chamber beside its own, or removed, back to the supply of its owner.
page-note-thing-pantheon_board-1 = Once its god or the Gate has been activated, a space stays empty. What nobody activates stays there to the end.
page-note-thing-senate_board-1 = Chambers whose numbers differ by one lie side by side, also across the border of two sections.
page-note-thing-senate_board-2 = Control of all six at once wins the game.

## Pieces that are neither cards nor progress tokens

page-thing-mythology = Mythology token
    .help = Makes the grand temple of its mythology free for you.
page-thing-offering = Offering token
    .help = Lowers the price of one activation by its value, and is used up.
page-thing-loot_small = Small military token
    .help = Costs the player it threatens 2 coins when the pawn comes three spaces from the middle.
page-thing-loot_large = Large military token
    .help = Costs the player it threatens 5 coins when the pawn comes six spaces from the middle.
page-thing-agora_loot_small = Small military token (Agora)
    .help = The player whom the pawn favours places a cube in any chamber when it comes three spaces from the middle.
page-thing-agora_loot_large = Large military token (Agora)
    .help = The player whom the pawn favours removes a cube of the opponent and may move one, when it comes six spaces from the middle.
page-thing-snake = The snake
    .help = Nisaba lays it on a green card of the opponent, whose symbol is then yours, too.
page-thing-minerva_pawn = The Minerva pawn
    .help = Stands on a space of the military track and stops the conflict pawn once.
page-thing-cubes = Influence cubes
    .help = Each player has 12; whoever has more of them in a chamber controls it.
page-thing-pantheon_board = The Pantheon
    .help = Six spaces for five gods and the Gate, each with a price for either player; the two add up to 11.
page-thing-senate_board = The senate
    .help = Six chambers, two in each section, worth 1, 2, 3, 3, 2 and 1 points to whoever controls them at the end.

## The signs

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
page-signs-effects-of = Effects: { $set }
page-sign-white = Senators, with Agora only: influence in the senate.
page-sign-god = a god
page-sign-section = { $section }: chambers { $first } and { $last }
page-sign-control = control of a chamber
page-sign-politician = Politician
page-sign-decree = a decree
page-sign-conspiracy = a conspiracy
page-sign-prepared = a conspiracy is prepared with a card
page-sign-trigger = a conspiracy is triggered
page-signs-links = Links
page-signs-links-help = The building on the left gives the symbol; the one on the right is free with it.
