### 7 Wonders: Architects: the names of the components in English.
### `.short` fits a narrow column, `.letter` a single cell; `.help` says in one sentence what a piece does.

## Cards

architects-card-wood = Wood
    .short = Wood
    .letter = W
    .help = a resource
architects-card-stone = Stone
    .short = Stone
    .letter = S
    .help = a resource
architects-card-clay = Clay
    .short = Clay
    .letter = C
    .help = a resource
architects-card-papyrus = Papyrus
    .short = Papyrus
    .letter = P
    .help = a resource
architects-card-glass = Glass
    .short = Glass
    .letter = G
    .help = a resource
architects-card-coin = Coin
    .short = Coin
    .letter = $
    .help = stands for any one resource
architects-card-civic_3 = Three points
    .short = 3 points
    .letter = 3
    .help = 3 points at the end
architects-card-civic_2_cat = Two points and cat
    .short = 2 and cat
    .letter = 2
    .help = 2 points at the end, and the cat comes to you
architects-card-gear = Gear
    .short = Gear
    .letter = g
    .help = a symbol; two alike or three different bring a progress token
architects-card-compass = Compass
    .short = Compass
    .letter = c
    .help = a symbol; two alike or three different bring a progress token
architects-card-tablet = Tablet
    .short = Tablet
    .letter = t
    .help = a symbol; two alike or three different bring a progress token
architects-card-shield = Shield without horn
    .short = Shield
    .letter = 0
    .help = a shield that stays
architects-card-shield_horn_1 = Shield with one horn
    .short = 1 horn
    .letter = 1
    .help = a shield until the next battle, and one horn
architects-card-shield_horn_2 = Shield with two horns
    .short = 2 horns
    .letter = 2
    .help = a shield until the next battle, and two horns

## Colours

architects-color-grey = Resources (grey)
    .short = Resources
architects-color-yellow = Coins (yellow)
    .short = Coins
architects-color-blue = Points (blue)
    .short = Points
architects-color-green = Science (green)
    .short = Science
architects-color-red = Military (red)
    .short = Military

## Sets of symbols

architects-set-gear = two gears
architects-set-compass = two compasses
architects-set-tablet = two tablets
architects-set-different = three different symbols

## Wonders: what their effect stages do

architects-wonder-alexandria = Alexandria
    .short = Alexandria
    .help = takes the top card of any deck on the table
architects-wonder-babylon = Babylon
    .short = Babylon
    .help = takes a progress token, face up or from the stack
architects-wonder-ephesus = Ephesus
    .short = Ephesus
    .help = takes the top card of the central deck
architects-wonder-giza = Giza
    .short = Giza
    .help = no effect; its stages are worth more instead
architects-wonder-halicarnassus = Halicarnassus
    .short = Halicarnas.
    .help = looks through five cards of the left or the right deck, keeps one and shuffles the others back
architects-wonder-olympia = Olympia
    .short = Olympia
    .help = takes the top cards of the left and of the right deck
architects-wonder-rhodes = Rhodes
    .short = Rhodes
    .help = adds a shield that stays

## Stages, in order of their cost

architects-stage-s1 = stage 1
architects-stage-s2 = stage 2
architects-stage-s3 = stage 3
architects-stage-s4 = stage 4
architects-stage-s5 = stage 5
architects-cost-different = { $count } different
architects-cost-identical = { $count } alike

## Progress tokens

architects-token-urbanism = Urbanism
    .short = Urbanism
    .help = taking wood or clay brings an extra card, once in a turn
architects-token-crafts = Crafts
    .short = Crafts
    .help = taking papyrus or glass brings an extra card, once in a turn
architects-token-jewellery = Jewellery
    .short = Jewellery
    .help = taking stone or a coin brings an extra card, once in a turn
architects-token-science = Science
    .short = Science
    .help = taking a green card brings an extra card, once in a turn
architects-token-propaganda = Propaganda
    .short = Propaganda
    .help = taking a red card with a horn brings an extra card, once in a turn
architects-token-architecture = Architecture
    .short = Architect.
    .help = building a stage brings an extra card, once in a turn
architects-token-economy = Economy
    .short = Economy
    .help = one coin in a turn counts as two
architects-token-engineering = Engineering
    .short = Engineering
    .help = one stage in a turn may be paid with any resources, alike or different
architects-token-tactics = Tactics
    .short = Tactics
    .help = two shields that stay
architects-token-decor = Decor
    .short = Decor
    .help = 4 points at the end, or 6 if your wonder is complete
architects-token-politics = Politics
    .short = Politics
    .help = 1 point at the end for each cat on your blue cards
architects-token-strategy = Strategy
    .short = Strategy
    .help = 1 point at the end for each of your victory tokens
architects-token-education = Education
    .short = Education
    .help = 2 points at the end for each of your progress tokens, this one included
architects-token-culture = Culture
    .short = Culture
    .help = there are two: one is worth 4 points at the end, both together 12

## Other pieces

architects-cat = the cat
    .help = 2 points at the end; whoever holds it may look at the top of the central deck before taking a card
architects-conflict = conflict tokens
    .help = horns turn them to battle; when all show battle, it is fought at the end of the turn
architects-victory = victory tokens
    .help = 3 points each; a battle brings one for each neighbour with fewer shields, between two players two for twice as many
architects-centre = the central deck
    .help = face down, within everybody's reach

## The score sheet

architects-row-stages = Stages of the wonder
architects-row-cat = Cat
architects-row-blue = Blue cards
architects-row-victory = Victory tokens
architects-row-progress = Progress tokens
architects-row-total = Total

## How a game ends

architects-ending-wonder = by points, wonder complete
architects-ending-decks = by points, no cards left

## Why a hint advises something (see also those for any game)

hint-reason-stage = a stage of your wonder
hint-reason-progress = a progress token
hint-reason-cat = the cat and what it sees
hint-reason-effect = the effect of your wonder
hint-reason-wonder = a good wonder
hint-reason-saves = keeps what you have for later
hint-reason-unseen = an unseen card promises more
hint-reason-extra-card = an extra card
hint-reason-resources = resources for your wonder
