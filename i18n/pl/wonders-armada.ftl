### Armada, dodatek do 7 Cudów Świata: nazwy elementów po polsku.
### `.short` mieści się w wąskiej kolumnie; `.help` mówi jednym zdaniem, co robi element.

## Karty Armady ery I (.short: najwyżej 11 znaków)

wonders-card-pontoon = Pomost
    .short = Pomost
    .help = Daje 1 tarczę lądową. Na koniec tej ery walczysz na lądzie także z prawym sąsiadem swojego prawego sąsiada.
wonders-card-coastal_defenses = Obrona nabrzeża
    .short = Obr. nabrz.
    .help = Daje 1 tarczę morską, która liczy się na morzu na koniec każdej ery.
wonders-card-pirate_hideout = Piracki zakątek
    .short = Pir. zakąt.
    .help = Od razu daje 3 monety. Na koniec tury wszyscy pozostali tracą po 1 monecie za każdy swój poziom rozwoju handlowego.
wonders-card-eastern_emporium = Wschodnie emporium
    .short = Wsch. emp.
    .help = Raz na turę możesz kupić za 1 monetę zasób od prawego sąsiada swojego prawego sąsiada.
wonders-card-construction_zone = Stocznia
    .short = Stocznia
    .help = Przesuwa za darmo o pole jeden z twoich statków, dowolnej floty.
wonders-card-dry_hold = Basen stoczniowy
    .short = Basen st.
    .help = Przesuwa za darmo o pole jeden z twoich statków, dowolnej floty.
wonders-card-helmsmans_rest = Akademia sterników
    .short = Akad. ster.
    .help = Daje ci wierzchnią wyspę poziomu 1.
wonders-card-cabinet_of_explorers = Gabinet badacza
    .short = Gab. badacz
    .help = Liczy się na koniec gry jako jeszcze jeden symbol naukowy tego rodzaju, którego masz najwięcej.

## Karty Armady ery II (.short: najwyżej 11 znaków)

wonders-card-ballista = Dok
    .short = Dok
    .help = Daje 2 tarcze lądowe. Na koniec tej ery walczysz na lądzie także z lewym sąsiadem swojego lewego sąsiada.
wonders-card-fortified_port = Ufortyfikowany port
    .short = Ufort. port
    .help = Daje 2 tarcze morskie, które liczą się na morzu na koniec każdej ery.
wonders-card-pirates_den = Kryjówka piratów
    .short = Kryj. pirat
    .help = Od razu daje 6 monet. Na koniec tury wszyscy pozostali tracą po 1 monecie za każdy swój poziom rozwoju handlowego.
wonders-card-western_emporium = Zachodnie emporium
    .short = Zach. emp.
    .help = Dwa razy na turę możesz kupić za 1 monetę zasób od lewego sąsiada swojego lewego sąsiada.
wonders-card-ship_repair = Suchy dok
    .short = Suchy dok
    .help = Jest wart 2 punkty i przesuwa za darmo o pole jeden z twoich statków, dowolnej floty.
wonders-card-boathouse = Wiata
    .short = Wiata
    .help = Jest warta 3 punkty i przesuwa za darmo o pole jeden z twoich statków, dowolnej floty.
wonders-card-cartographers_office = Sala map
    .short = Sala map
    .help = Daje ci wierzchnią wyspę poziomu 2.
wonders-card-navigation_firm = Stowarzyszenie nawigatorów
    .short = Stow. nawig
    .help = Liczy się na koniec gry jako jeszcze jeden symbol naukowy tego rodzaju, którego masz najwięcej.

## Karty Armady ery III (.short: najwyżej 11 znaków)

wonders-card-pier = Nabrzeże
    .short = Nabrzeże
    .help = Daje 3 tarcze lądowe. Na koniec tej ery walczysz na lądzie także z prawym sąsiadem swojego prawego sąsiada.
wonders-card-coastal_fortifications = Nabrzeżne umocnienia
    .short = Nabrz. umoc
    .help = Dają 3 tarcze morskie, które liczą się na morzu na koniec każdej ery.
wonders-card-pirate_crew = Piracka brać
    .short = Pirac. brać
    .help = Jest warta 4 punkty. Na koniec tury wszyscy pozostali tracą po 1 monecie za każdy swój poziom rozwoju handlowego.
wonders-card-port_customs = Urząd celny
    .short = Urząd celny
    .help = Liczy twój poziom rozwoju handlowego: za każdy poziom daje 2 punkty na koniec gry.
wonders-card-harbor_masters_office = Kapitanat
    .short = Kapitanat
    .help = Jest wart 4 punkty i przesuwa za darmo o pole jeden z twoich statków, dowolnej floty.
wonders-card-naval_headquarters = Urząd morski
    .short = Urząd mors.
    .help = Jest wart 5 punktów i przesuwa za darmo o pole jeden z twoich statków, dowolnej floty.
wonders-card-nautical_archives = Morskie archiwa
    .short = Morsk. arch
    .help = Dają ci wierzchnią wyspę poziomu 3.
wonders-card-circle_of_captains = Zabudowania portowe
    .short = Zabud. port
    .help = Liczą się na koniec gry jako jeszcze jeden symbol naukowy tego rodzaju, którego masz najwięcej.

## Wyspy poziomu 1 (.short: najwyżej 11 znaków)

wonders-island-overgrown_island = Dzika Wyspa
    .short = Dzika
    .help = Daje ci co turę 1 drewno albo 1 rudę, których nikt nie może kupić.
wonders-island-virgin_island = Dziewicza Wyspa
    .short = Dziewicza
    .help = Daje ci co turę 1 kamień albo 1 glinę, których nikt nie może kupić.
wonders-island-bronze_island = Skalista Wyspa
    .short = Skalista
    .help = Daje 1 tarczę lądową.
wonders-island-whistling_island = Wyspa Wyjących Wichrów
    .short = Wichrów
    .help = Daje 1 tarczę morską.
wonders-island-inhabited_island = Zamieszkana Wyspa
    .short = Zamieszkana
    .help = Jest warta 3 punkty.
wonders-island-topaz_island = Topazowa Wyspa
    .short = Topazowa
    .help = Przesuwa za darmo o pole twój niebieski statek, jeden raz.
wonders-island-amber_island = Bursztynowa Wyspa
    .short = Bursztynowa
    .help = Przesuwa za darmo o pole twój żółty statek, jeden raz.
wonders-island-lost_island = Zagubiona Wyspa
    .short = Zagubiona
    .help = Statek, który rusza z etapem twojego cudu, płynie za darmo, a flotę wybierasz za każdym razem.
wonders-island-foggy_island = Wyspa Mgieł
    .short = Mgieł
    .help = Ani podatki, ani piraci nie odbierają ci już monet.

## Wyspy poziomu 2 (.short: najwyżej 11 znaków)

wonders-island-abandoned_oasis = Opuszczona Przystań
    .short = Opuszczona
    .help = Daje ci co turę jedno dowolne dobro, którego nikt nie może kupić.
wonders-island-iron_oasis = Zatoka Niezłomnych
    .short = Niezłomnych
    .help = Daje 2 tarcze lądowe.
wonders-island-windy_oasis = Wichrowa Przystań
    .short = Wichrowa
    .help = Daje 2 tarcze morskie.
wonders-island-oasis_of_statues = Zatoka Posągów
    .short = Posągów
    .help = Jest warta 5 punktów.
wonders-island-stormy_oasis = Zatoka Spienionych Wód
    .short = Spienionych
    .help = Przesuwa za darmo o pole dwa różne twoje statki, jeden raz.
wonders-island-forgotten_oasis = Zapomniana Przystań
    .short = Zapomniana
    .help = Na koniec każdej ery możesz nie brać udziału w konflikcie morskim.
wonders-island-ancient_oasis = Pradawny Port
    .short = Pradawny
    .help = Każda morska budowa kosztuje cię o jeden zasób mniej, ale nie mniej monet.
wonders-island-wondrous_oasis = Zatoka Cudów
    .short = Cudów
    .help = Każda morska budowa, płatna czy darmowa, daje ci 1 monetę.
wonders-island-pirate_oasis = Zatoka Piratów
    .short = Piratów
    .help = Jest warta 3 punkty. Gdy ją odkryjesz, wszyscy pozostali tracą po 1 monecie za każdy swój poziom rozwoju handlowego.

## Wyspy poziomu 3 (.short: najwyżej 11 znaków)

wonders-island-scarlet_archipelago = Szkarłatne Wyspy
    .short = Szkarłatne
    .help = Dają 3 tarcze lądowe.
wonders-island-breezy_archipelago = Wietrzny Archipelag
    .short = Wietrzny
    .help = Daje 3 tarcze morskie.
wonders-island-royal_archipelago = Archipelag Królów
    .short = Królów
    .help = Jest wart 7 punktów.
wonders-island-torrential_archipelago = Archipelag Burz
    .short = Burz
    .help = Przesuwa za darmo o pole trzy różne twoje statki, jeden raz.
wonders-island-rainbow_archipelago = Tęczowy Archipelag
    .short = Tęczowy
    .help = Liczy twoje karty jednego koloru, tego, którego masz najwięcej: za każdą daje 1 punkt na koniec gry.
wonders-island-lush_archipelago = Wyspy Marzeń
    .short = Marzeń
    .help = Liczą twój poziom rozwoju handlowego: za każdy poziom dają 2 punkty na koniec gry.
wonders-island-golden_archipelago = Złoty Archipelag
    .short = Złoty
    .help = Liczy się na koniec gry jako ten symbol naukowy, który da ci najwięcej punktów.
wonders-island-emerald_archipelago = Szmaragdowy Archipelag
    .short = Szmaragdowy
    .help = Liczy się na koniec gry jako jeszcze jeden symbol naukowy tego rodzaju, którego masz najwięcej.
wonders-island-sheltered_archipelago = Nieprzystępny Archipelag
    .short = Nieprzyst.
    .help = Liczy twoje wyspy, łącznie z tą: za każdą daje 2 punkty na koniec gry.

## Ósmy cud

wonders-wonder-petra = Petra
    .city = Petra
    .short = Petra
    .a = Trzy etapy dają same punkty, razem 17; za drugi płaci się monetami.
    .b = Pierwszy etap odbiera wszystkim pozostałym po 2 monety, a drugi kosztuje 14 monet i daje 14 punktów.
    .day = Trzy etapy dają same punkty, razem 17; za drugi płaci się monetami.
    .night = Pierwszy etap odbiera wszystkim pozostałym po 2 monety, a drugi kosztuje 10 monet i daje 14 punktów.
wonders-power-others_lose_coins = Na koniec tury wszyscy pozostali tracą po { $n ->
        [one] 1 monecie
        [few] { $n } monety
       *[many] { $n } monet
    } i nic przed tym nie chroni.

## Floty (.short: najwyżej 11 znaków)

wonders-fleet-red = flota wojenna
    .short = wojenna
    .help = Tarcze morskie: na morzu liczą się te z pola, na którym stoi statek.
wonders-fleet-yellow = flota handlowa
    .short = handlowa
    .help = Poziomy rozwoju handlowego, monety i podatki, które płacą inni.
wonders-fleet-blue = flota cywilna
    .short = cywilna
    .help = Punkty: na koniec gry liczą się te z pola, na którym stoi statek.
wonders-fleet-green = flota naukowa
    .short = naukowa
    .help = Wyspy: na co drugim polu statek eksploruje jedną z nich.

## Stocznie

wonders-shipyard-shipyard_1 = Stocznia 1
wonders-shipyard-shipyard_2 = Stocznia 2
wonders-shipyard-shipyard_3 = Stocznia 3
wonders-shipyard-shipyard_4 = Stocznia 4
wonders-shipyard-shipyard_5 = Stocznia 5
wonders-shipyard-shipyard_6 = Stocznia 6
wonders-shipyard-shipyard_7 = Stocznia 7
wonders-shipyard-shipyard_8 = Stocznia 8

## Poziomy wysp

wonders-level-1 = poziom 1
wonders-level-2 = poziom 2
wonders-level-3 = poziom 3

## Wiersze notesu punktacji

wonders-row-naval = Konflikty morskie
wonders-row-islands = Wyspy
wonders-row-fleet = Niebieska flota

## Opcje zasad

wonders-option-pile_moves-no = niebieska karta Armady ze stosu kart odrzuconych nie przesuwa statku
wonders-option-pile_moves-yes = niebieska karta Armady ze stosu kart odrzuconych też przesuwa statek
wonders-option-explore-always = kto dotrze na pole eksploracji, ten eksploruje
wonders-option-explore-asked = kto dotrze na pole eksploracji, ten najpierw mówi, czy eksploruje
wonders-option-naval_third-shifted = na morzu remis przesuwa wszystkich za nim o miejsce niżej
wonders-option-naval_third-letter = na morzu trzeci w erze III dostaje żeton nawet za remisem
wonders-option-teams-alone = każdy gra sam
wonders-option-teams-pairs = partnerzy siedzą obok siebie i sumują punkty; cztery, sześć albo osiem osób
