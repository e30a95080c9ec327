### Armada, the expansion of 7 Wonders: questions and sentences.

## Questions: `wonders-ask-` and the question's word

wonders-ask-move_ships = Which ships do you move for nothing?
wonders-ask-explore = Your ship has reached unknown waters: do you explore?
wonders-ask-keep_island = Which island do you keep?
wonders-ask-join_conflict = Forgotten Oasis: do you take part in the naval conflict?

## Ships that move. Several are joined by commas.

wonders-voyage-step = the { $fleet } sails to space { $space }
wonders-voyage-free = the { $fleet } sails to space { $space } for nothing

## Coins that somebody loses. Several are joined by commas.

wonders-loss = { $coins ->
        [one] { $seat }: 1 coin
       *[other] { $seat }: { $coins } coins
    }

## Naval strength and token of a seat. Several are joined by commas.

wonders-standing = { $token ->
        [none] { $seat } { $shields }
        [out] { $seat } stays out
       *[other] { $seat } { $shields } ({ $token })
    }

## Deeds, as in the catalogue of the base game: `$ships` are ships that move, `$explorers` names, `$shipyards` each seat's
## with its name in front.

wonders-do-discard_to_move = discard { $card }; the trade fleet sails to space { $space }
    .told = { $name } discards { $card }; the trade fleet sails to space { $space }
wonders-do-discard_to_move_hidden =
    .told = { $name } discards a card; the trade fleet sails to space { $space }
wonders-do-move_ships = free moves: { $ships }
    .told = { $name } makes free moves: { $ships }
wonders-do-move_none = move no ship
    .told = { $name } moves no ship
wonders-do-explore = explore an island of level { $level }
    .told = { $name } explores an island of level { $level }
wonders-do-stay_home = do not explore level { $level }
    .told = { $name } does not explore level { $level }
wonders-do-keep_island = keep { $island }
    .told = { $name } keeps { $island }
wonders-do-join_conflict = take part in the naval conflict
    .told = { $name } takes part in the naval conflict
wonders-do-stay_out = stay out of the naval conflict
    .told = { $name } stays out of the naval conflict
wonders-do-shipyards_dealt =
    .told = The shipyards are dealt. { $shipyards }
wonders-do-island_drawn =
    .told = { $seat } takes the top island: { $island }
wonders-do-islands_dealt =
    .told = Islands of level { $level } are explored by { $explorers }. You see { $islands }
wonders-do-islands_dealt_hidden =
    .told = Islands of level { $level } are explored by { $explorers }

## Consequences, as in the catalogue of the base game: `$losses` is who loses how much or `none`, `$standings` naval strengths.

wonders-then-ship_moves = the { $fleet } sails to space { $space }
wonders-then-ship_coins = { $coins ->
        [one] the ship brings 1 coin
       *[other] the ship brings { $coins } coins
    }
    .mark = { $coins ->
        [one] +1 coin
       *[other] +{ $coins } coins
    }
    .told = { $coins ->
        [one] The trade fleet brings { $seat } 1 coin
       *[other] The trade fleet brings { $seat } { $coins } coins
    }
wonders-then-construction_coins = { $coins ->
        [one] the island brings 1 coin
       *[other] the island brings { $coins } coins
    }
    .mark = { $coins ->
        [one] +1 coin
       *[other] +{ $coins } coins
    }
    .told = { $coins ->
        [one] Wondrous Oasis brings { $seat } 1 coin
       *[other] Wondrous Oasis brings { $seat } { $coins } coins
    }
wonders-then-tax = { $losses ->
        [none] a tax of { $tax }, which costs nobody anything as things stand
       *[other] a tax of { $tax }, which costs, as things stand: { $losses }
    }
    .mark = { $losses ->
        [none] tax { $tax }: nobody
       *[other] tax { $tax } ({ $losses })
    }
    .told = { $losses ->
        [none] { $seat } levies a tax of { $tax }
       *[other] { $seat } levies a tax of { $tax }: { $losses }
    }
wonders-then-pirates = { $losses ->
        [none] pirates, who cost nobody anything as things stand
       *[other] pirates, who cost, as things stand: { $losses }
    }
    .mark = { $losses ->
        [none] pirates: nobody
       *[other] pirates ({ $losses })
    }
    .told = { $losses ->
        [none] { $seat } sends pirates against all others
       *[other] { $seat } sends pirates against all others: { $losses }
    }
wonders-then-others_pay = { $losses ->
        [none] costs nobody anything as things stand
       *[other] costs the others, as things stand: { $losses }
    }
    .mark = { $losses ->
        [none] others: nobody
       *[other] others ({ $losses })
    }
    .told = { $losses ->
        [none] The stage of { $seat } costs all others coins
       *[other] The stage of { $seat } costs all others coins: { $losses }
    }
wonders-then-coins_lost = { $coins ->
        [one] costs 1 coin at the end of the turn
       *[other] costs { $coins } coins at the end of the turn
    }
    .mark = { $coins ->
        [one] −1 coin
       *[other] −{ $coins } coins
    }
    .told = { $coins ->
        [one] { $seat } loses 1 coin
       *[other] { $seat } loses { $coins } coins
    }
wonders-then-raid = you raid { $target }, as things stand { $conflict }
    .mark = raid: { $target } { $conflict }
    .told = { $seat } raids { $target } in this age ({ $conflict })
wonders-then-explores = explores an island of level { $level }
    .mark = island, level { $level }
wonders-then-draws_island = takes the top island of level { $level }
    .mark = top island, level { $level }
wonders-then-island_found = brings the island { $island }
wonders-then-may_move = { $count ->
        [one] lets you move a ship for nothing: { $fleets }
       *[other] lets you move up to { $count } ships for nothing: { $fleets }
    }
    .mark = { $count ->
        [one] a free move
       *[other] { $count } free moves
    }
wonders-then-land_shields = your conflicts on land as they would end: { $conflicts }
    .mark = { $conflicts }
wonders-then-naval_shields = strength at sea as it would be: { $standings }
    .mark = at sea: { $standings }
wonders-then-naval_conflict = brings the naval conflict of the age
    .told = { $age ->
        [1] Naval conflict of Age I. Strength: { $standings }
        [2] Naval conflict of Age II. Strength: { $standings }
       *[3] Naval conflict of Age III. Strength: { $standings }
    }
wonders-then-naval_victory = wins a naval token worth { $points }
    .told = { $seat } wins a naval token worth { $points }
wonders-then-naval_defeat = suffers a naval defeat token worth { $points }
    .told = { $seat } suffers a naval defeat token worth { $points }
wonders-then-no_naval_conflict = all are equally strong at sea
    .told = All are equally strong at sea

## The terminal: what lies at sea. Seats are letters.

wonders-sea-teams = Teams: { $teams }
wonders-sea-standings = At sea now: { $standings }
wonders-sea-losses = Lost at the end of this turn: { $losses }
wonders-sea-explores = Level { $level } is explored by { $seats }
wonders-sea-tokens = at sea { $points }
wonders-sea-islands = islands: { $islands }
wonders-sea-raids = raids { $targets }
wonders-sea-partner = Your partner { $name } holds { $cards }
wonders-sea-partner-islands = Your partner { $name } sees these islands: { $islands }
wonders-full-ship = The { $fleet } is on space { $space }; the next step costs { $next }
wonders-full-ship-end = The { $fleet } has come to the end of its track
wonders-full-emporium = { $times ->
        [one] { $card }: one resource in a turn from { $name } for 1 coin
       *[other] { $card }: { $times } resources in a turn from { $name } for 1 coin each
    }
wonders-space-shields = { $n ->
        [one] 1 naval shield
       *[other] { $n } naval shields
    }
wonders-space-commerce = commerce level { $n }
wonders-space-tax = a tax of { $n }
wonders-space-explores = an island of level { $n }
wonders-gist-naval_shields = { $n }ns
wonders-gist-pirates = pirates
wonders-gist-island = isl{ $n }
wonders-gist-most_symbol = most
wonders-gist-commerce = level
wonders-gist-an_island = island
wonders-gist-free_fleet = stage step free
wonders-gist-no_losses = no losses
wonders-gist-stay_out = may stay out
wonders-gist-cheaper = steps −1
wonders-gist-others_lose = others −{ $n }c
wonders-legend-sea =
    ⚓ ships: × war, ● trade, ◆ civilian, ▲ science, each with its space and, in your own city, the cost of its next step;
    ^ may go with a stage. ns naval shields; « and » are two seats away. With a card, ⚓×3 is the step that you pay, +▲2 a
    free move. Of two numbers for a discard the second moves the trade ship instead of the coins.

## Components of Armada. House figures are our own: the printed ones are not known.

wonders-components-armada = Armada cards of Age { $age }, drawn at random
wonders-components-islands = Islands
wonders-components-shipyards = Shipyards: what the steps to spaces 1 to 6 cost; all of these are house figures
wonders-components-tracks = What the spaces give, on every shipyard
wonders-components-naval = Naval conflict of Age { $age }: { $rewards }; the weakest { $defeat }
wonders-components-house = (house figure)
