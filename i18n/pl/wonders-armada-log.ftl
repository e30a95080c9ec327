### Armada, dodatek do 7 Cudów Świata: pytania i zdania.

## Pytania: `wonders-ask-` i słowo pytania

wonders-ask-move_ships = Które statki przesuwasz za darmo?
wonders-ask-explore = Twój statek dotarł na nieznane wody: czy eksplorujesz?
wonders-ask-keep_island = Którą wyspę zatrzymujesz?
wonders-ask-join_conflict = Zapomniana Przystań: czy bierzesz udział w konflikcie morskim?

## Statki, które płyną. Kilka łączy przecinek.

wonders-voyage-step = { $fleet } płynie na pole { $space }
wonders-voyage-free = { $fleet } płynie za darmo na pole { $space }

## Monety, które ktoś traci. Kilka wpisów łączy przecinek.

wonders-loss = { $coins ->
        [one] { $seat }: 1 monetę
        [few] { $seat }: { $coins } monety
       *[other] { $seat }: { $coins } monet
    }

## Siła na morzu i żeton gracza. Kilka wpisów łączy przecinek.

wonders-standing = { $token ->
        [none] { $seat } { $shields }
        [out] { $seat } nie walczy
       *[other] { $seat } { $shields } ({ $token })
    }

## Działania, jak w katalogu gry podstawowej: `$ships` to statki, które płyną, `$explorers` to imiona, `$shipyards` mają przed
## każdym wpisem imię gracza.

wonders-do-discard_to_move = odrzuć: { $card }; flota handlowa płynie na pole { $space }
    .told = { $name } odrzuca: { $card }; flota handlowa płynie na pole { $space }
wonders-do-discard_to_move_hidden =
    .told = { $name } odrzuca kartę; flota handlowa płynie na pole { $space }
wonders-do-move_ships = darmowy rozwój: { $ships }
    .told = { $name } korzysta z darmowego rozwoju: { $ships }
wonders-do-move_none = nie przesuwaj żadnego statku
    .told = { $name } nie przesuwa żadnego statku
wonders-do-explore = eksploruj wyspę poziomu { $level }
    .told = { $name } eksploruje wyspę poziomu { $level }
wonders-do-stay_home = nie eksploruj poziomu { $level }
    .told = { $name } nie eksploruje poziomu { $level }
wonders-do-keep_island = zatrzymaj wyspę: { $island }
    .told = { $name } zatrzymuje wyspę: { $island }
wonders-do-join_conflict = weź udział w konflikcie morskim
    .told = { $name } bierze udział w konflikcie morskim
wonders-do-stay_out = nie bierz udziału w konflikcie morskim
    .told = { $name } nie bierze udziału w konflikcie morskim
wonders-do-shipyards_dealt =
    .told = Stocznie zostały rozdane. { $shipyards }
wonders-do-island_drawn =
    .told = { $seat } bierze wierzchnią wyspę: { $island }
wonders-do-islands_dealt =
    .told = Wyspy poziomu { $level } eksplorują: { $explorers }. Widzisz: { $islands }
wonders-do-islands_dealt_hidden =
    .told = Wyspy poziomu { $level } eksplorują: { $explorers }

## Skutki, jak w katalogu gry podstawowej: `$losses` to kto ile traci albo `none`, `$standings` to siły na morzu.

wonders-then-ship_moves = { $fleet } płynie na pole { $space }
wonders-then-ship_coins = { $coins ->
        [one] statek daje 1 monetę
        [few] statek daje { $coins } monety
       *[other] statek daje { $coins } monet
    }
    .mark = { $coins ->
        [one] +1 moneta
        [few] +{ $coins } monety
       *[other] +{ $coins } monet
    }
    .told = { $coins ->
        [one] { $seat } dostaje 1 monetę dzięki flocie handlowej
        [few] { $seat } dostaje { $coins } monety dzięki flocie handlowej
       *[other] { $seat } dostaje { $coins } monet dzięki flocie handlowej
    }
wonders-then-construction_coins = { $coins ->
        [one] wyspa daje 1 monetę
        [few] wyspa daje { $coins } monety
       *[other] wyspa daje { $coins } monet
    }
    .mark = { $coins ->
        [one] +1 moneta
        [few] +{ $coins } monety
       *[other] +{ $coins } monet
    }
    .told = { $coins ->
        [one] { $seat } dostaje 1 monetę dzięki Zatoce Cudów
        [few] { $seat } dostaje { $coins } monety dzięki Zatoce Cudów
       *[other] { $seat } dostaje { $coins } monet dzięki Zatoce Cudów
    }
wonders-then-tax = { $losses ->
        [none] podatek { $tax }, który na razie nikogo nic nie kosztuje
       *[other] podatek { $tax }; na razie tracą: { $losses }
    }
    .mark = { $losses ->
        [none] podatek { $tax }: nikt
       *[other] podatek { $tax } ({ $losses })
    }
    .told = { $losses ->
        [none] { $seat } nakłada podatek { $tax }
       *[other] { $seat } nakłada podatek { $tax }; tracą: { $losses }
    }
wonders-then-pirates = { $losses ->
        [none] piraci, którzy na razie nikogo nic nie kosztują
       *[other] piraci; na razie tracą: { $losses }
    }
    .mark = { $losses ->
        [none] piraci: nikt
       *[other] piraci ({ $losses })
    }
    .told = { $losses ->
        [none] { $seat } wysyła piratów na wszystkich pozostałych
       *[other] { $seat } wysyła piratów na wszystkich pozostałych; tracą: { $losses }
    }
wonders-then-others_pay = { $losses ->
        [none] na razie nikogo nic nie kosztuje
       *[other] pozostali na razie tracą: { $losses }
    }
    .mark = { $losses ->
        [none] pozostali: nikt
       *[other] pozostali ({ $losses })
    }
    .told = { $losses ->
        [none] Etap gracza { $seat } kosztuje wszystkich pozostałych monety
       *[other] Etap gracza { $seat } kosztuje wszystkich pozostałych monety; tracą: { $losses }
    }
wonders-then-coins_lost = { $coins ->
        [one] kosztuje 1 monetę na koniec tury
        [few] kosztuje { $coins } monety na koniec tury
       *[other] kosztuje { $coins } monet na koniec tury
    }
    .mark = { $coins ->
        [one] −1 moneta
        [few] −{ $coins } monety
       *[other] −{ $coins } monet
    }
    .told = { $coins ->
        [one] { $seat } traci 1 monetę
        [few] { $seat } traci { $coins } monety
       *[other] { $seat } traci { $coins } monet
    }
wonders-then-raid = najeżdżasz gracza { $target }, na razie { $conflict }
    .mark = najazd: { $target } { $conflict }
    .told = { $seat } najeżdża w tej erze gracza { $target } ({ $conflict })
wonders-then-explores = eksploruje wyspę poziomu { $level }
    .mark = wyspa poziomu { $level }
wonders-then-draws_island = bierze wierzchnią wyspę poziomu { $level }
    .mark = wierzchnia wyspa poziomu { $level }
wonders-then-island_found = daje wyspę: { $island }
wonders-then-may_move = { $count ->
        [one] pozwala przesunąć za darmo statek: { $fleets }
        [few] pozwala przesunąć za darmo do { $count } statków: { $fleets }
       *[other] pozwala przesunąć za darmo do { $count } statków: { $fleets }
    }
    .mark = { $count ->
        [one] darmowy ruch
        [few] { $count } darmowe ruchy
       *[other] { $count } darmowych ruchów
    }
wonders-then-land_shields = twoje konflikty na lądzie, jak by się skończyły: { $conflicts }
    .mark = { $conflicts }
wonders-then-naval_shields = siła na morzu, jaka by była: { $standings }
    .mark = na morzu: { $standings }
wonders-then-naval_conflict = prowadzi do konfliktu morskiego na koniec ery
    .told = { $age ->
        [1] Konflikt morski ery I. Siła: { $standings }
        [2] Konflikt morski ery II. Siła: { $standings }
       *[3] Konflikt morski ery III. Siła: { $standings }
    }
wonders-then-naval_victory = zdobywa żeton morskiego zwycięstwa (wart { $points } pkt)
    .told = { $seat } zdobywa żeton morskiego zwycięstwa (wart { $points } pkt)
wonders-then-naval_defeat = otrzymuje żeton morskiej porażki ({ $points } pkt)
    .told = { $seat } otrzymuje żeton morskiej porażki ({ $points } pkt)
wonders-then-no_naval_conflict = na morzu wszyscy są równie silni
    .told = Na morzu wszyscy są równie silni

## Terminal: co leży na morzu. Miejsca to litery.

wonders-sea-teams = Drużyny: { $teams }
wonders-sea-standings = Na morzu teraz: { $standings }
wonders-sea-losses = Strata na koniec tej tury: { $losses }
wonders-sea-explores = Poziom { $level } eksplorują: { $seats }
wonders-sea-tokens = na morzu { $points }
wonders-sea-islands = wyspy: { $islands }
wonders-sea-raids = najeżdża: { $targets }
wonders-sea-partner = Twój partner, { $name }, ma na ręce: { $cards }
wonders-sea-partner-islands = Twój partner, { $name }, ogląda wyspy: { $islands }
wonders-full-ship = { $fleet }: pole { $space }; następny krok kosztuje { $next }
wonders-full-ship-end = { $fleet }: koniec toru
wonders-full-emporium = { $times ->
        [one] { $card }: 1 surowiec na turę od gracza { $name } za 1 monetę
        [few] { $card }: { $times } surowce na turę od gracza { $name }, każdy za 1 monetę
       *[other] { $card }: { $times } surowców na turę od gracza { $name }, każdy za 1 monetę
    }
wonders-space-shields = { $n ->
        [one] 1 tarcza morska
        [few] { $n } tarcze morskie
       *[other] { $n } tarcz morskich
    }
wonders-space-commerce = poziom handlu { $n }
wonders-space-tax = podatek { $n }
wonders-space-explores = wyspa poziomu { $n }
wonders-gist-naval_shields = { $n }tm
wonders-gist-pirates = piraci
wonders-gist-island = wys{ $n }
wonders-gist-most_symbol = najwięcej
wonders-gist-commerce = poziom
wonders-gist-an_island = wyspę
wonders-gist-free_fleet = krok z etapem 0
wonders-gist-no_losses = bez strat
wonders-gist-stay_out = może nie walczyć
wonders-gist-cheaper = kroki −1
wonders-gist-others_lose = inni −{ $n }m
wonders-legend-sea =
    ⚓ statki: × wojenny, ● handlowy, ◆ cywilny, ▲ naukowy, każdy ze swoim polem, a w twoim mieście też z kosztem następnego
    kroku; ^ może płynąć z etapem. tm to tarcze morskie; « i » to dwa miejsca dalej. Przy karcie ⚓×3 to krok, za który
    płacisz, +▲2 to darmowy rozwój. Z dwóch numerów przy odrzuceniu drugi przesuwa statek handlowy zamiast monet.

## Elementy Armady. Wartości domowe są nasze: drukowanych nie znamy.

wonders-components-armada = Karty Armady ery { $age }, losowane
wonders-components-islands = Wyspy
wonders-components-shipyards = Stocznie: koszt kroków na pola 1 do 6; wszystkie te wartości są domowe
wonders-components-tracks = Co dają pola, na każdej stoczni
wonders-components-naval = Konflikt morski ery { $age }: { $rewards }; najsłabszy { $defeat }
wonders-components-house = (wartość domowa)
