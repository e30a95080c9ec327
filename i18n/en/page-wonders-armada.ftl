### The page: what Armada adds to the table of 7 Wonders.

## The harbour

won-harbour = The harbour of { $name }
won-harbour-title = Harbour
won-tab-city = City
won-tab-harbour = Harbour
won-tabs = City or harbour
won-naval-shields = { $n ->
        [one] 1 naval shield
       *[other] { $n } naval shields
    }
won-commerce = commerce level { $level }
won-tax = a tax of { $n }
won-tax-nobody = As things stand the tax reaches nobody.
won-explores = an island of level { $level } to explore
won-berth = { $fleet }, space { $space } of 6: { $here }.
won-berth-next = The next step costs { $cost } and brings { $gives }.
won-berth-end = It has reached the end of its track.
won-house = What the steps cost are figures of our own, not the printed ones.
won-house-all = Figures of our own, since the printed ones are not known: what the steps cost, which ship may go with a stage, and the points of the first five spaces of the civilian fleet.
won-with-stage = Its step may go with a stage of the wonder.
won-naval-token = naval token: { $points }
won-islands = Islands
won-no-islands = No islands yet
won-islands-count = { $count ->
        [one] 1 island
       *[other] { $count } islands
    }
won-stacks = Islands that nobody has
won-stack = { $count ->
        [one] Level { $level }: 1 island
       *[other] Level { $level }: { $count } islands
    }
won-explored = { $count ->
        [one] Explorers of level { $level }: { $names }. Each looks at 1 island and keeps it.
       *[other] Explorers of level { $level }: { $names }. Each looks at { $count } islands and keeps one.
    }
won-raids = { $name } raids { $target } at the end of this age
won-raided = { $names } will raid { $name } at the end of this age
won-raid = Raid
won-emporium = { $times ->
        [one] { $card }: once a turn a resource of { $seller }, coins: { $price }
       *[other] { $card }: { $times } times a turn a resource of { $seller }, coins: { $price }
    }
won-spared = Neither taxes nor pirates cost coins here
won-losses = At the end of this turn coins are lost: { $losses }

## Choices

won-price-step = { $coins ->
        [0] With the step of the { $fleet } to space { $space } it costs no coin either.
        [one] With the step of the { $fleet } to space { $space } it costs 1 coin.
       *[other] With the step of the { $fleet } to space { $space } it costs { $coins } coins.
    }
won-free-move = Free move
won-free-none = no ship
won-free-up-to = { $count ->
        [one] Touch the ship that shall sail.
       *[other] Touch the ships that shall sail, up to { $count }.
    }
won-use-build-sail = Build and sail
won-use-discard-sail = Discard and sail
won-sails = the { $fleet } sails to space { $space }: { $gives }
won-only-you = Only you see these islands. The others go back to the stack.

## Conflicts

won-land-conflicts = Land conflicts of { $age }
won-naval-conflict = Naval conflict of { $age }
won-sea-now = At sea, as things stand
won-stakes = At stake in this age: { $rewards } for the strongest, { $defeat } for the weakest
won-out = Out of the naval conflict: { $names }

## Teams

won-partner = your partner; together { $points }
won-team = { $names }: { $points }
won-teams = The pairs
won-partner-hand = The hand of { $name }, your partner
won-partner-islands = The islands that { $name }, your partner, has to choose from
