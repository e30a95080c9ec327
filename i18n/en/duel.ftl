### 7 Wonders Duel, base game: the names of its components in English.
### `.short` fits a narrow column, `.letter` a single cell; `.help` says in one sentence what a piece does.

## Buildings of Age I (.short: at most 11 characters)

duel-building-lumber_yard = Lumber Yard
    .short = Lumber Yard
duel-building-logging_camp = Logging Camp
    .short = Log Camp
duel-building-clay_pool = Clay Pool
    .short = Clay Pool
duel-building-clay_pit = Clay Pit
    .short = Clay Pit
duel-building-quarry = Quarry
    .short = Quarry
duel-building-stone_pit = Stone Pit
    .short = Stone Pit
duel-building-glassworks = Glassworks
    .short = Glassworks
duel-building-press = Press
    .short = Press
duel-building-guard_tower = Guard Tower
    .short = Guard Tower
duel-building-workshop = Workshop
    .short = Workshop
duel-building-apothecary = Apothecary
    .short = Apothecary
duel-building-stone_reserve = Stone Reserve
    .short = Stone Res.
duel-building-clay_reserve = Clay Reserve
    .short = Clay Res.
duel-building-wood_reserve = Wood Reserve
    .short = Wood Res.
duel-building-stable = Stable
    .short = Stable
duel-building-garrison = Garrison
    .short = Garrison
duel-building-palisade = Palisade
    .short = Palisade
duel-building-scriptorium = Scriptorium
    .short = Scriptorium
duel-building-pharmacist = Pharmacist
    .short = Pharmacist
duel-building-theater = Theater
    .short = Theater
duel-building-altar = Altar
    .short = Altar
duel-building-baths = Baths
    .short = Baths
duel-building-tavern = Tavern
    .short = Tavern

## Buildings of Age II (.short: at most 11 characters)

duel-building-sawmill = Sawmill
    .short = Sawmill
duel-building-brickyard = Brickyard
    .short = Brickyard
duel-building-shelf_quarry = Shelf Quarry
    .short = Shelf Quar.
duel-building-glass_blower = Glass-Blower
    .short = Glassblower
duel-building-drying_room = Drying Room
    .short = Drying Room
duel-building-walls = Walls
    .short = Walls
duel-building-forum = Forum
    .short = Forum
duel-building-caravansery = Caravansery
    .short = Caravansery
duel-building-customs_house = Customs House
    .short = Customs Hse
duel-building-courthouse = Courthouse
    .short = Courthouse
duel-building-horse_breeders = Horse Breeders
    .short = Horse Breed
duel-building-barracks = Barracks
    .short = Barracks
duel-building-archery_range = Archery Range
    .short = Archery Rge
duel-building-parade_ground = Parade Ground
    .short = Parade Grd
duel-building-library = Library
    .short = Library
duel-building-dispensary = Dispensary
    .short = Dispensary
duel-building-school = School
    .short = School
duel-building-laboratory = Laboratory
    .short = Laboratory
duel-building-statue = Statue
    .short = Statue
duel-building-temple = Temple
    .short = Temple
duel-building-aqueduct = Aqueduct
    .short = Aqueduct
duel-building-rostrum = Rostrum
    .short = Rostrum
duel-building-brewery = Brewery
    .short = Brewery

## Buildings of Age III (.short: at most 11 characters)

duel-building-arsenal = Arsenal
    .short = Arsenal
duel-building-pretorium = Pretorium
    .short = Pretorium
duel-building-academy = Academy
    .short = Academy
duel-building-study = Study
    .short = Study
duel-building-chamber_of_commerce = Chamber of Commerce
    .short = Chamber Com
duel-building-port = Port
    .short = Port
duel-building-armory = Armory
    .short = Armory
duel-building-palace = Palace
    .short = Palace
duel-building-town_hall = Town Hall
    .short = Town Hall
duel-building-obelisk = Obelisk
    .short = Obelisk
duel-building-fortifications = Fortifications
    .short = Fortific.
duel-building-siege_workshop = Siege Workshop
    .short = Siege Wksp
duel-building-circus = Circus
    .short = Circus
duel-building-university = University
    .short = University
duel-building-observatory = Observatory
    .short = Observatory
duel-building-gardens = Gardens
    .short = Gardens
duel-building-pantheon = Pantheon
    .short = Pantheon
duel-building-senate = Senate
    .short = Senate
duel-building-lighthouse = Lighthouse
    .short = Lighthouse
duel-building-arena = Arena
    .short = Arena

## Guilds (.short: at most 11 characters)

duel-building-merchants_guild = Merchants Guild
    .short = Merchants G
    .help = Counts the yellow cards of the city that has more of them: 1 coin for each when built, 1 point for each at the end.
duel-building-shipowners_guild = Shipowners Guild
    .short = Shipowner G
    .help = Counts the brown and grey cards of the city that has more of both together: 1 coin for each when built, 1 point for each at the end.
duel-building-builders_guild = Builders Guild
    .short = Builders G
    .help = Counts the wonders built in the city that has more of them: 2 points for each at the end.
duel-building-magistrates_guild = Magistrates Guild
    .short = Magistr. G
    .help = Counts the blue cards of the city that has more of them: 1 coin for each when built, 1 point for each at the end.
duel-building-scientists_guild = Scientists Guild
    .short = Scientist G
    .help = Counts the green cards of the city that has more of them: 1 coin for each when built, 1 point for each at the end.
duel-building-moneylenders_guild = Moneylenders Guild
    .short = Moneylend G
    .help = Counts the coins in the fuller of the two treasuries: 1 point for every 3 of them at the end.
duel-building-tacticians_guild = Tacticians Guild
    .short = Tactician G
    .help = Counts the red cards of the city that has more of them: 1 coin for each when built, 1 point for each at the end.

## Wonders (.short: at most 11 characters, without the article)

duel-wonder-appian_way = The Appian Way
    .short = Appian Way
    .help = You gain 3 coins, your opponent loses 3, you take another turn, and it is worth 3 points.
duel-wonder-circus_maximus = Circus Maximus
    .short = Circus Max.
    .help = Sends a grey card of your choice from your opponent's city to the discard pile, brings 1 shield and is worth 3 points.
duel-wonder-colossus = The Colossus
    .short = Colossus
    .help = Brings 2 shields and is worth 3 points.
duel-wonder-great_library = The Great Library
    .short = Gr. Library
    .help = Draws 3 progress tokens at random from the box, of which you keep one, and is worth 4 points.
duel-wonder-great_lighthouse = The Great Lighthouse
    .short = Gr. Lighth.
    .help = Produces 1 clay, wood or stone each turn without raising your opponent's prices and is worth 4 points.
duel-wonder-hanging_gardens = The Hanging Gardens
    .short = Hanging Gdn
    .help = Brings 6 coins and another turn and is worth 3 points.
duel-wonder-mausoleum = The Mausoleum
    .short = Mausoleum
    .help = Builds a card of your choice from the discard pile at no cost and is worth 2 points.
duel-wonder-piraeus = Piraeus
    .short = Piraeus
    .help = Produces 1 glass or papyrus each turn without raising your opponent's prices, brings another turn and is worth 2 points.
duel-wonder-pyramids = The Pyramids
    .short = Pyramids
    .help = Is worth 9 points and does nothing else.
duel-wonder-sphinx = The Sphinx
    .short = Sphinx
    .help = Brings another turn and is worth 6 points.
duel-wonder-statue_of_zeus = The Statue of Zeus
    .short = Zeus Statue
    .help = Sends a brown card of your choice from your opponent's city to the discard pile, brings 1 shield and is worth 3 points.
duel-wonder-temple_of_artemis = The Temple of Artemis
    .short = Artemis
    .help = Brings 12 coins and another turn.

## Progress tokens (.short: at most 11 characters)

duel-token-agriculture = Agriculture
    .short = Agriculture
    .help = Brings 6 coins at once and is worth 4 points.
duel-token-architecture = Architecture
    .short = Architect.
    .help = From now on each wonder you build needs 2 resources less, and you choose which.
duel-token-economy = Economy
    .short = Economy
    .help = The coins your opponent pays for missing resources go to you instead of the bank.
duel-token-law = Law
    .short = Law
    .help = Counts as a scientific symbol that no green card shows.
duel-token-masonry = Masonry
    .short = Masonry
    .help = From now on each blue card you build needs 2 resources less, and you choose which.
duel-token-mathematics = Mathematics
    .short = Mathematics
    .help = Counts your progress tokens, itself included: 3 points for each at the end.
duel-token-philosophy = Philosophy
    .short = Philosophy
    .help = Is worth 7 points.
duel-token-strategy = Strategy
    .short = Strategy
    .help = From now on each red card you build has 1 shield more, while wonders keep theirs unchanged.
duel-token-theology = Theology
    .short = Theology
    .help = From now on each wonder you build brings another turn, but never two at once.
duel-token-urbanism = Urbanism
    .short = Urbanism
    .help = Brings 6 coins at once, then 4 more each time a link lets you build a card for free.

## Kinds of cards, by colour (.short: at most 9 characters)

duel-color-brown = raw material
    .short = raw mat.
duel-color-grey = manufactured good
    .short = manuf.
duel-color-blue = civilian
    .short = civilian
duel-color-green = science
    .short = science
duel-color-yellow = commerce
    .short = commerce
duel-color-red = military
    .short = military
duel-color-purple = guild
    .short = guild

## Resources (.letter: one letter each, all different)

duel-resource-clay = clay
    .letter = C
duel-resource-wood = wood
    .letter = W
duel-resource-stone = stone
    .letter = S
duel-resource-glass = glass
    .letter = G
duel-resource-papyrus = papyrus
    .letter = P

## Scientific symbols (.short: at most 8 characters)

duel-symbol-wheel = wheel
    .short = wheel
duel-symbol-mortar = mortar
    .short = mortar
duel-symbol-quill = quill
    .short = quill
duel-symbol-plumb_bob = plumb bob
    .short = plumb
duel-symbol-armillary_sphere = armillary sphere
    .short = sphere
duel-symbol-sundial = sundial
    .short = sundial
duel-symbol-law = law
    .short = law

## Links, the white symbols that make a later building free (.short: at most 8 characters)

duel-link-horseshoe = horseshoe
    .short = horsesh.
duel-link-sword = sword
    .short = sword
duel-link-tower = tower
    .short = tower
duel-link-book = book
    .short = book
duel-link-gear = gear
    .short = gear
duel-link-mask = mask
    .short = mask
duel-link-moon = moon
    .short = moon
duel-link-water_drop = water drop
    .short = drop
duel-link-amphora = amphora
    .short = amphora
duel-link-target = target
    .short = target
duel-link-helmet = helmet
    .short = helmet
duel-link-lyre = lyre
    .short = lyre
duel-link-lamp = lamp
    .short = lamp
duel-link-column = column
    .short = column
duel-link-sun = sun
    .short = sun
duel-link-greek_temple = Greek temple
    .short = temple
duel-link-barrel = barrel
    .short = barrel

## Rows of the score sheet

duel-row-blue = Civilian buildings
duel-row-green = Scientific buildings
duel-row-yellow = Commercial buildings
duel-row-guilds = Guilds
duel-row-wonders = Wonders
duel-row-progress = Progress tokens
duel-row-treasury = Treasury
duel-row-military = Military
duel-row-total = Total

## Ways of winning

duel-ending-civilian = civilian victory
duel-ending-military = military supremacy
duel-ending-science = scientific supremacy

## Backs of face-down cards (.short: at most 7 characters)

duel-back-age1 = Age I
    .short = Age I
duel-back-age2 = Age II
    .short = Age II
duel-back-age3 = Age III
    .short = Age III
duel-back-guild = Guild
    .short = Guild
