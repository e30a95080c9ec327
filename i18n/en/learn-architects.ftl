### Learn: what is told of Architects. The page fetches this when somebody wants to read it.

## The short rules

learn-rules-goal = The goal: your wonder
learn-rules-goal-1 = Each of you raises one of the seven wonders of the ancient world, in five stages. A turn is quick: you take one card, and if your cards are enough for a stage, it is built.
learn-rules-goal-2 = As soon as one wonder is complete, that turn is the last one. But the builder need not be the winner: points decide, and they also come from blue cards, battles, progress and the cat.

learn-rules-turn = Your turn: one card from three decks
learn-rules-turn-1 = On your left lies the deck of your own wonder, on your right that of your right neighbour, both face up. In the middle of the table lies the central deck, face down. You take the top card of one of these three; other decks are out of your reach.
learn-rules-turn-2 = The card comes before you. Now stages are built and symbols exchanged if your cards allow it, and both is a duty: you only choose in which order, and with which cards. Then your left neighbour plays.
learn-rules-turn-3 = Every wonder's deck lies between two players, so the card that you leave may be your neighbour's next one. What a deck is made of everybody may look up; the order nobody knows.

learn-rules-colors = Five colours of cards
learn-rules-colors-1 = Cards lie open before you until they are spent. Colour and sign tell what they are for:
learn-rules-color-grey = Resources: wood, stone, clay, papyrus or glass, to build with.
learn-rules-color-yellow = Coins: each stands for any one resource.
learn-rules-color-blue = Points: 3 of them, or 2 and the cat.
learn-rules-color-green = Science: symbols that are exchanged for progress tokens.
learn-rules-color-red = Military: a shield, and horns that call for battle.

learn-rules-stages = Stages and what they cost
learn-rules-stages-1 = All wonders cost the same: 2 different resources, 2 alike, 3 different, 3 alike and 4 different. You build from the bottom up; stages side by side may come in any order.
learn-rules-stages-2 = What you can pay for you have to build in the same turn; if several stages are possible, you choose one. The cards you pay with are discarded, the others stay.
learn-rules-stages-example = Example. You have two wood and one stone, and take clay. Wood, stone and clay are three different resources, and your third stage is next: it is built, and one wood stays with you.
learn-rules-stages-3 = Each stage is worth the points it shows. Some also do something, once and at once, and each wonder does it in its own way: Babylon takes a progress token, Rhodes gains shields, Olympia takes two cards. Giza does nothing, but is worth more.

learn-rules-coins = Coins
learn-rules-coins-1 = A coin takes the place of any resource, alike or different, and any number of them may be spent on one stage, even coins alone.
learn-rules-coins-2 = Coins cannot be saved for later: if they make up for what is missing, the stage has to be built now. Where a grey card would do as well, you choose which of the two to spend.

learn-rules-science = Science
learn-rules-science-1 = Two green cards with the same symbol, or three with three different ones, have to be handed in for a progress token in that turn.
learn-rules-science-2 = Take one of the three tokens that lie face up, and the next one of the stack takes its place. Or take the top of the stack and see what you get.
learn-rules-science-3 = Only the cards of the set are discarded; a single card waits for its partners.

learn-rules-tokens = Progress tokens
learn-rules-tokens-1 = A token lies before you to the end of the game. Its metal tells what sort it is:
learn-rules-tokens-cards = Six bring an extra card when you take cards of a certain kind, or build a stage: again the top of one of your three decks.
learn-rules-tokens-build = Economy makes one coin count as two, and Engineering lets any resources pay for a stage.
learn-rules-tokens-war = Tactics adds two shields for good.
learn-rules-tokens-points = Five are worth points at the end.
learn-rules-tokens-2 = Each works once in a turn, but the extra card of one may call the next. You need not take an extra card, and you may put it off within your turn. A new token does nothing for what happened before you had it.

learn-rules-cat = The cat
learn-rules-cat-1 = Whoever takes a blue card with a cat gets the cat at once, from the table or from whoever has it.
learn-rules-cat-2 = Holding it when your turn begins, you may look at the top of the central deck before you take a card. What you see is your secret, and you need not take it.
learn-rules-cat-3 = At the end of the game the cat is worth 2 points.

learn-rules-war = Horns and battles
learn-rules-war-1 = Each horn on a red card turns a conflict token to its battle side. When all show it – three tokens with two or three players, four with four, five with five, six with more – a battle is fought at the end of that turn.
learn-rules-war-2 = Compare your shields with those of each neighbour. For each one who has fewer you take a victory token, worth 3 points; a tie brings nothing. Between two players, more shields bring one token, at least twice as many bring two.
learn-rules-war-example = Example. You have three shields, your left neighbour has one, your right neighbour three: you take one victory token.
learn-rules-war-3 = After the battle everybody discards red cards with horns, and peace returns. Shields without a horn stay.

learn-rules-score = The end and the points
learn-rules-score-1 = The turn in which a wonder is completed goes on to its end, with a battle if one is due. Then points are counted:
learn-rules-score-2 = Most points win. If several have as many, more stages decide; if these are equal, too, the victory is shared.
learn-rules-score-3 = The game also ends when all decks are empty, which is rare.
learn-rules-row-stages = what is printed on each stage that stands
learn-rules-row-cat = 2 points for its holder
learn-rules-row-blue = 2 or 3 points each
learn-rules-row-victory = 3 points each
learn-rules-row-progress = what your tokens are worth

## The pieces

learn-kind-card = Cards
learn-kind-wonder = Wonders
learn-kind-token = Progress tokens
learn-kind-thing = Other pieces
learn-count = { $count ->
        [one] 1 card, in this deck
       *[other] { $count } cards, and where they are
    }
learn-deck = { $count ->
        [one] Its deck: 1 card
       *[other] Its deck: { $count } cards
    }
learn-stages = Stages, from the top down
learn-level = level { $level }
learn-stages-sum = { $points ->
        [one] 1 point in all
       *[other] { $points } points in all
    }
learn-number = How many there are
learn-in-play = How many are in play with so many players

## Good to know

learn-note-color-grey-1 = A stage asks for resources that are all different or all alike; what is spent is discarded.
learn-note-color-yellow-1 = Coins count wherever a resource is missing. If a coin makes a stage possible, it has to be built.
learn-note-color-blue-1 = Blue cards are never discarded.
learn-note-color-green-1 = A set has to be handed in during the turn in which it is complete. With two sets at once you choose which one first.
learn-note-color-green-2 = When no progress token is left, green cards simply stay.
learn-note-color-red-1 = Each red card is one shield, whether it has horns or not.
learn-note-card-civic_2_cat-1 = The cat comes at once, but its look only when your next turn begins.
learn-note-card-shield_horn_1-1 = It is discarded after the next battle.
learn-note-card-shield_horn_2-1 = It is discarded after the next battle. If only one token is left to turn, the second horn does nothing.
learn-note-wonder = All stages of a level have to stand before the next level is begun. An effect comes at once; cards it brings can build or be exchanged in the same turn.
learn-note-wonder-alexandria-1 = It may be a deck far from you. From the central deck the card comes unseen.
learn-note-wonder-babylon-1 = No green cards are needed. Its second stage is worth no points, the token is all it brings.
learn-note-wonder-ephesus-1 = Three stages lie side by side on its second level and all have the effect.
learn-note-wonder-halicarnassus-1 = Everybody sees the five cards, unless the table plays otherwise. The central deck is never searched.
learn-note-wonder-olympia-1 = Both cards come before anything else is done. An empty deck is passed over.
learn-note-wonder-rhodes-1 = Its shields are no cards: no horn, never discarded.
learn-note-wonder-rhodes-2 = Its two lowest stages lie side by side, so it may begin with two resources alike.
learn-note-effect-extra_card_for-1 = However the card comes to you, it counts: as the card of your turn, as an extra card or through your wonder.
learn-note-effect-extra_card_for-2 = It brings one card in a turn, even if several cards would call for it. You may take that card later in the turn, or not at all.
learn-note-effect-extra_card_for_stage-1 = The effect of the stage comes first. Two stages in a turn bring one card; the last stage of the game brings one, too.
learn-note-effect-double_coin-1 = Both halves go to the same stage. What can be paid with it has to be built, unless the table plays otherwise.
learn-note-effect-any_resources-1 = Nobody has to use it. It goes together with Economy.
learn-note-effect-shields-1 = They are no cards and are never discarded.
learn-note-effect-points-1 = Only your own wonder counts.
learn-note-effect-points_per_cat_card-1 = The cat itself is no card and does not count.
learn-note-effect-points_per_victory-1 = Each of them is then worth 4 points in all.
learn-note-effect-points_per_token-1 = Other tokens still do what they do.
learn-note-effect-points_for_copies-1 = Worth more together: whoever has the first should not let the second go.
learn-note-thing-centre-1 = It is taken unseen, unless you looked with the cat.
learn-note-thing-cat-1 = What was seen stays known to whoever looked, until that card is taken.
learn-note-thing-cat-2 = At first nobody has it.
learn-note-thing-conflict-1 = Horns for which no token is left are ignored; there is never more than one battle in a turn.
learn-note-thing-conflict-2 = What is gained in the same turn after the last token was turned still counts in the battle.
learn-note-thing-victory-1 = They are never lost, and they do not run out unless the table plays so.

## The signs

learn-sign-resources = Resources and coins
learn-sign-costs = What a stage costs
learn-sign-war = War, points and the cat
learn-sign-peace = conflict token: peace
learn-sign-battle = conflict token: battle
learn-sign-victory = victory token, 3 points
learn-sign-shield = a shield
learn-sign-horn = a horn: turns a conflict token
learn-sign-cat = a cat on a blue card, or its holder
learn-sign-points = points at the end
learn-sign-eye = known to you alone
learn-sign-stack = a token of the stack, face down
