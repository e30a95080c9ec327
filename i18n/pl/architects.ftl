### 7 Cudów Świata: Architekci: nazwy elementów po polsku.
### `.short` mieści się w wąskiej kolumnie, `.letter` w jednym znaku; `.help` mówi jednym zdaniem, co element robi.

## Karty

architects-card-wood = Drewno
    .short = Drewno
    .letter = D
    .help = surowiec
architects-card-stone = Kamień
    .short = Kamień
    .letter = K
    .help = surowiec
architects-card-clay = Glina
    .short = Glina
    .letter = G
    .help = surowiec
architects-card-papyrus = Papirus
    .short = Papirus
    .letter = P
    .help = surowiec
architects-card-glass = Szkło
    .short = Szkło
    .letter = S
    .help = surowiec
architects-card-coin = Moneta
    .short = Moneta
    .letter = $
    .help = zastępuje jeden dowolny surowiec
architects-card-civic_3 = Trzy punkty
    .short = 3 punkty
    .letter = 3
    .help = 3 punkty na koniec gry
architects-card-civic_2_cat = Dwa punkty i kot
    .short = 2 pkt i kot
    .letter = 2
    .help = 2 punkty na koniec gry, a kot przechodzi do ciebie
architects-card-gear = Koło zębate
    .short = Koło zęb.
    .letter = k
    .help = symbol; dwa takie same lub trzy różne dają żeton postępu
architects-card-compass = Cyrkiel
    .short = Cyrkiel
    .letter = c
    .help = symbol; dwa takie same lub trzy różne dają żeton postępu
architects-card-tablet = Tabliczka
    .short = Tabliczka
    .letter = t
    .help = symbol; dwa takie same lub trzy różne dają żeton postępu
architects-card-shield = Tarcza bez rogu
    .short = Tarcza
    .letter = 0
    .help = tarcza, która zostaje
architects-card-shield_horn_1 = Tarcza z jednym rogiem
    .short = 1 róg
    .letter = 1
    .help = tarcza do najbliższej bitwy i jeden róg
architects-card-shield_horn_2 = Tarcza z dwoma rogami
    .short = 2 rogi
    .letter = 2
    .help = tarcza do najbliższej bitwy i dwa rogi

## Kolory

architects-color-grey = Surowce (szare)
    .short = Surowce
architects-color-yellow = Monety (żółte)
    .short = Monety
architects-color-blue = Punkty (niebieskie)
    .short = Punkty
architects-color-green = Nauka (zielone)
    .short = Nauka
architects-color-red = Wojsko (czerwone)
    .short = Wojsko

## Zestawy symboli

architects-set-gear = dwa koła zębate
architects-set-compass = dwa cyrkle
architects-set-tablet = dwie tabliczki
architects-set-different = trzy różne symbole

## Cuda: co dają ich etapy z efektem

architects-wonder-alexandria = Aleksandria
    .short = Aleksandria
    .help = bierzesz wierzchnią kartę z dowolnego stosu na stole
architects-wonder-babylon = Babilon
    .short = Babilon
    .help = bierzesz żeton postępu, odkryty albo z wierzchu stosu
architects-wonder-ephesus = Efez
    .short = Efez
    .help = bierzesz wierzchnią kartę ze stosu głównego
architects-wonder-giza = Giza
    .short = Giza
    .help = bez efektu; za to etapy są warte więcej punktów
architects-wonder-halicarnassus = Halikarnas
    .short = Halikarnas
    .help = oglądasz pięć kart z lewego albo prawego stosu, jedną zatrzymujesz, resztę wtasowujesz z powrotem
architects-wonder-olympia = Olimpia
    .short = Olimpia
    .help = bierzesz wierzchnie karty z lewego i z prawego stosu
architects-wonder-rhodes = Rodos
    .short = Rodos
    .help = dodajesz tarczę, która zostaje

## Etapy, według kosztu

architects-stage-s1 = etap 1
architects-stage-s2 = etap 2
architects-stage-s3 = etap 3
architects-stage-s4 = etap 4
architects-stage-s5 = etap 5
architects-cost-different = { $count } różne
architects-cost-identical = { $count } takie same

## Żetony postępu

architects-token-urbanism = Urbanistyka
    .short = Urbanistyka
    .help = drewno lub glina daje dodatkową kartę, raz na turę
architects-token-crafts = Rzemiosło
    .short = Rzemiosło
    .help = papirus lub szkło daje dodatkową kartę, raz na turę
architects-token-jewellery = Jubilerstwo
    .short = Jubilerstwo
    .help = kamień lub moneta daje dodatkową kartę, raz na turę
architects-token-science = Nauka
    .short = Nauka
    .help = zielona karta daje dodatkową kartę, raz na turę
architects-token-propaganda = Propaganda
    .short = Propaganda
    .help = czerwona karta z rogiem daje dodatkową kartę, raz na turę
architects-token-architecture = Architektura
    .short = Architekt.
    .help = budowa etapu daje dodatkową kartę, raz na turę
architects-token-economy = Ekonomia
    .short = Ekonomia
    .help = jedna moneta w turze liczy się za dwie
architects-token-engineering = Inżynieria
    .short = Inżynieria
    .help = jeden etap w turze można opłacić dowolnymi surowcami, takimi samymi lub różnymi
architects-token-tactics = Taktyka
    .short = Taktyka
    .help = dwie tarcze, które zostają
architects-token-decor = Dekoracje
    .short = Dekoracje
    .help = 4 punkty na koniec gry, a 6, jeśli twój cud jest ukończony
architects-token-politics = Polityka
    .short = Polityka
    .help = 1 punkt na koniec gry za każdego kota na twoich niebieskich kartach
architects-token-strategy = Strategia
    .short = Strategia
    .help = 1 punkt na koniec gry za każdy twój żeton zwycięstwa
architects-token-education = Edukacja
    .short = Edukacja
    .help = 2 punkty na koniec gry za każdy twój żeton postępu, z tym włącznie
architects-token-culture = Kultura
    .short = Kultura
    .help = są dwa takie żetony: jeden jest wart 4 punkty na koniec gry, oba razem 12

## Inne elementy

architects-cat = znacznik kota
    .help = 2 punkty na koniec gry; kto go ma, może przed wzięciem karty podejrzeć wierzch stosu głównego
architects-conflict = znaczniki konfliktu
    .help = rogi odwracają je na stronę bitewną; gdy wszystkie ją pokazują, na koniec tury rozgrywa się bitwa
architects-victory = żetony zwycięstwa
    .help = po 3 punkty; bitwa daje jeden za każdego sąsiada z mniejszą liczbą tarcz, a w grze dwuosobowej dwa za dwukrotną przewagę
architects-centre = stos główny
    .help = zakryty, dostępny dla wszystkich

## Punktacja

architects-row-stages = Etapy cudu
architects-row-cat = Kot
architects-row-blue = Niebieskie karty
architects-row-victory = Żetony zwycięstwa
architects-row-progress = Żetony postępu
architects-row-total = Razem

## Jak kończy się gra

architects-ending-wonder = na punkty, cud ukończony
architects-ending-decks = na punkty, brak kart

## Dlaczego podpowiedź coś radzi (zob. też powody dla każdej gry)

hint-reason-stage = etap twojego cudu
hint-reason-progress = żeton postępu
hint-reason-cat = kot i to, co podejrzy
hint-reason-effect = efekt twojego cudu
hint-reason-wonder = dobry cud
hint-reason-saves = zostawia zasoby na później
hint-reason-unseen = nieznana karta rokuje lepiej
hint-reason-extra-card = dodatkowa karta
hint-reason-resources = surowce na twój cud
