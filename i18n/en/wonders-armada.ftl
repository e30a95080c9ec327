### Armada, the expansion of 7 Wonders: the names of its components in English.
### `.short` fits a narrow column; `.help` says in one sentence what a piece does.

## Armada cards of Age I (.short: at most 11 characters)

wonders-card-pontoon = Pontoon
    .short = Pontoon
    .help = Brings 1 land shield. At the end of this age you also fight the right neighbour of your right neighbour on land.
wonders-card-coastal_defenses = Coastal Defenses
    .short = Coastal Def
    .help = Brings 1 naval shield, which counts at sea at the end of every age.
wonders-card-pirate_hideout = Pirate Hideout
    .short = Pirate Hide
    .help = Brings 3 coins at once. At the end of the turn all others lose 1 coin for each of their commerce levels.
wonders-card-eastern_emporium = Eastern Emporium
    .short = East Empor.
    .help = Once in each turn you may buy a resource of the right neighbour of your right neighbour for 1 coin.
wonders-card-construction_zone = Construction Zone
    .short = Constr Zone
    .help = Moves one of your ships for nothing, of any fleet.
wonders-card-dry_hold = Dry Hold
    .short = Dry Hold
    .help = Moves one of your ships for nothing, of any fleet.
wonders-card-helmsmans_rest = Helmsman's Rest
    .short = Helmsman R.
    .help = Gives you the top island of level 1.
wonders-card-cabinet_of_explorers = Cabinet of Explorers
    .short = Cabinet Exp
    .help = Counts at the end as one more scientific symbol of the kind that you have most of.

## Armada cards of Age II (.short: at most 11 characters)

wonders-card-ballista = Ballista
    .short = Ballista
    .help = Brings 2 land shields. At the end of this age you also fight the left neighbour of your left neighbour on land.
wonders-card-fortified_port = Fortified Port
    .short = Fortif Port
    .help = Brings 2 naval shields, which count at sea at the end of every age.
wonders-card-pirates_den = Pirate's Den
    .short = Pirate Den
    .help = Brings 6 coins at once. At the end of the turn all others lose 1 coin for each of their commerce levels.
wonders-card-western_emporium = Western Emporium
    .short = West Empor.
    .help = Twice in each turn you may buy a resource of the left neighbour of your left neighbour for 1 coin.
wonders-card-ship_repair = Ship Repair
    .short = Ship Repair
    .help = Is worth 2 points and moves one of your ships for nothing, of any fleet.
wonders-card-boathouse = Boathouse
    .short = Boathouse
    .help = Is worth 3 points and moves one of your ships for nothing, of any fleet.
wonders-card-cartographers_office = Cartographer's Office
    .short = Cartogr. O.
    .help = Gives you the top island of level 2.
wonders-card-navigation_firm = Navigation Firm
    .short = Navig. Firm
    .help = Counts at the end as one more scientific symbol of the kind that you have most of.

## Armada cards of Age III (.short: at most 11 characters)

wonders-card-pier = Pier
    .short = Pier
    .help = Brings 3 land shields. At the end of this age you also fight the right neighbour of your right neighbour on land.
wonders-card-coastal_fortifications = Coastal Fortifications
    .short = Coastal For
    .help = Brings 3 naval shields, which count at sea at the end of every age.
wonders-card-pirate_crew = Pirate Crew
    .short = Pirate Crew
    .help = Is worth 4 points. At the end of the turn all others lose 1 coin for each of their commerce levels.
wonders-card-port_customs = Port Customs
    .short = Port Custom
    .help = Counts your commerce level: 2 points for each level at the end.
wonders-card-harbor_masters_office = Harbor Master's Office
    .short = Harbor Off.
    .help = Is worth 4 points and moves one of your ships for nothing, of any fleet.
wonders-card-naval_headquarters = Naval Headquarters
    .short = Naval HQ
    .help = Is worth 5 points and moves one of your ships for nothing, of any fleet.
wonders-card-nautical_archives = Nautical Archives
    .short = Naut. Arch.
    .help = Gives you the top island of level 3.
wonders-card-circle_of_captains = Circle of Captains
    .short = Circle Capt
    .help = Counts at the end as one more scientific symbol of the kind that you have most of.

## Islands of level 1 (.short: at most 11 characters)

wonders-island-overgrown_island = Overgrown Island
    .short = Overgrown
    .help = Gives you 1 wood or 1 ore each turn, which nobody can buy.
wonders-island-virgin_island = Virgin Island
    .short = Virgin
    .help = Gives you 1 stone or 1 clay each turn, which nobody can buy.
wonders-island-bronze_island = Bronze Island
    .short = Bronze
    .help = Brings 1 land shield.
wonders-island-whistling_island = Whistling Island
    .short = Whistling
    .help = Brings 1 naval shield.
wonders-island-inhabited_island = Inhabited Island
    .short = Inhabited
    .help = Is worth 3 points.
wonders-island-topaz_island = Topaz Island
    .short = Topaz
    .help = Moves your blue ship for nothing, once.
wonders-island-amber_island = Amber Island
    .short = Amber
    .help = Moves your yellow ship for nothing, once.
wonders-island-lost_island = Lost Island
    .short = Lost
    .help = A ship that moves with a stage of your wonder moves for nothing, and you choose its fleet each time.
wonders-island-foggy_island = Foggy Island
    .short = Foggy
    .help = Neither taxes nor pirates cost you coins any more.

## Islands of level 2 (.short: at most 11 characters)

wonders-island-abandoned_oasis = Abandoned Oasis
    .short = Abandoned
    .help = Gives you one manufactured good of your choice each turn, which nobody can buy.
wonders-island-iron_oasis = Iron Oasis
    .short = Iron
    .help = Brings 2 land shields.
wonders-island-windy_oasis = Windy Oasis
    .short = Windy
    .help = Brings 2 naval shields.
wonders-island-oasis_of_statues = Oasis of Statues
    .short = Statues
    .help = Is worth 5 points.
wonders-island-stormy_oasis = Stormy Oasis
    .short = Stormy
    .help = Moves two different ships of yours for nothing, once.
wonders-island-forgotten_oasis = Forgotten Oasis
    .short = Forgotten
    .help = At the end of every age you may stay out of the naval conflict.
wonders-island-ancient_oasis = Ancient Oasis
    .short = Ancient
    .help = Every naval construction costs you a resource less, but no coin less.
wonders-island-wondrous_oasis = Wondrous Oasis
    .short = Wondrous
    .help = Every naval construction brings you 1 coin, paid or free.
wonders-island-pirate_oasis = Pirate Oasis
    .short = Pirate
    .help = Is worth 3 points. When you find it, all others lose 1 coin for each of their commerce levels.

## Islands of level 3 (.short: at most 11 characters)

wonders-island-scarlet_archipelago = Scarlet Archipelago
    .short = Scarlet
    .help = Brings 3 land shields.
wonders-island-breezy_archipelago = Breezy Archipelago
    .short = Breezy
    .help = Brings 3 naval shields.
wonders-island-royal_archipelago = Royal Archipelago
    .short = Royal
    .help = Is worth 7 points.
wonders-island-torrential_archipelago = Torrential Archipelago
    .short = Torrential
    .help = Moves three different ships of yours for nothing, once.
wonders-island-rainbow_archipelago = Rainbow Archipelago
    .short = Rainbow
    .help = Counts your cards of one colour, the one that you have most of: 1 point for each at the end.
wonders-island-lush_archipelago = Lush Archipelago
    .short = Lush
    .help = Counts your commerce level: 2 points for each level at the end.
wonders-island-golden_archipelago = Golden Archipelago
    .short = Golden
    .help = Counts as the scientific symbol that brings you most at the end.
wonders-island-emerald_archipelago = Emerald Archipelago
    .short = Emerald
    .help = Counts at the end as one more scientific symbol of the kind that you have most of.
wonders-island-sheltered_archipelago = Sheltered Archipelago
    .short = Sheltered
    .help = Counts your islands, itself included: 2 points for each at the end.

## The eighth wonder

wonders-wonder-petra = Petra
    .city = Petra
    .short = Petra
    .a = Its three stages bring nothing but points, 17 in all; the second is paid in coins.
    .b = Its first stage costs everybody else 2 coins, its second costs 14 coins and brings 14 points.
    .day = Its three stages bring nothing but points, 17 in all; the second is paid in coins.
    .night = Its first stage costs everybody else 2 coins, its second costs 10 coins and brings 14 points.
wonders-power-others_lose_coins = All others lose { $n ->
        [one] 1 coin
       *[other] { $n } coins
    } at the end of the turn, and nothing protects from it.

## Fleets (.short: at most 11 characters)

wonders-fleet-red = war fleet
    .short = war
    .help = Naval shields: those of the space where the ship lies count at sea.
wonders-fleet-yellow = trade fleet
    .short = trade
    .help = Commerce levels, coins, and taxes that the others pay.
wonders-fleet-blue = civilian fleet
    .short = civilian
    .help = Points: those of the space where the ship lies count at the end.
wonders-fleet-green = science fleet
    .short = science
    .help = Islands: the ship explores one on every second space.

## Shipyards

wonders-shipyard-shipyard_1 = Shipyard 1
wonders-shipyard-shipyard_2 = Shipyard 2
wonders-shipyard-shipyard_3 = Shipyard 3
wonders-shipyard-shipyard_4 = Shipyard 4
wonders-shipyard-shipyard_5 = Shipyard 5
wonders-shipyard-shipyard_6 = Shipyard 6
wonders-shipyard-shipyard_7 = Shipyard 7
wonders-shipyard-shipyard_8 = Shipyard 8

## Levels of islands

wonders-level-1 = level 1
wonders-level-2 = level 2
wonders-level-3 = level 3

## Rows of the score sheet

wonders-row-naval = Naval conflicts
wonders-row-islands = Islands
wonders-row-fleet = Blue fleet

## Rule options

wonders-option-pile_moves-no = a blue Armada card from the discard pile moves no ship
wonders-option-pile_moves-yes = a blue Armada card from the discard pile moves a ship, too
wonders-option-explore-always = whoever reaches a space of exploration explores
wonders-option-explore-asked = whoever reaches a space of exploration says first whether to explore
wonders-option-naval_third-shifted = at sea a tie moves everybody behind it down a place
wonders-option-naval_third-letter = at sea the third in Age III gets its token even behind a tie
wonders-option-teams-alone = everybody plays alone
wonders-option-teams-pairs = partners sit side by side and add up their points; four, six or eight players
