### 7 Wonders Duel, base game: the names of its components in Polish.
### `.short` fits a narrow column, `.letter` a single cell; `.help` says in one sentence what a piece does.

## Buildings of Age I (.short: at most 11 characters)

duel-building-lumber_yard = Wycinka
    .short = Wycinka
duel-building-logging_camp = Skład drewna
    .short = Skład drew.
duel-building-clay_pool = Glinianka
    .short = Glinianka
duel-building-clay_pit = Złoża gliny
    .short = Złoża gliny
duel-building-quarry = Kamieniołom
    .short = Kamieniołom
duel-building-stone_pit = Składowisko kamienia
    .short = Skład. kam.
duel-building-glassworks = Huta szkła
    .short = Huta szkła
duel-building-press = Wytwórnia papirusu
    .short = Wytw. pap.
duel-building-guard_tower = Wieża strażnicza
    .short = Wieża str.
duel-building-workshop = Warsztat
    .short = Warsztat
duel-building-apothecary = Apteka
    .short = Apteka
duel-building-stone_reserve = Magazyn kamienia
    .short = Mag. kam.
duel-building-clay_reserve = Magazyn gliny
    .short = Mag. gliny
duel-building-wood_reserve = Magazyn drewna
    .short = Mag. drewna
duel-building-stable = Stajnie
    .short = Stajnie
duel-building-garrison = Garnizon
    .short = Garnizon
duel-building-palisade = Palisada
    .short = Palisada
duel-building-scriptorium = Skryptorium
    .short = Skryptorium
duel-building-pharmacist = Zielarnia
    .short = Zielarnia
duel-building-theater = Teatr
    .short = Teatr
duel-building-altar = Ołtarz
    .short = Ołtarz
duel-building-baths = Łaźnie
    .short = Łaźnie
duel-building-tavern = Tawerna
    .short = Tawerna

## Buildings of Age II (.short: at most 11 characters)

duel-building-sawmill = Tartak
    .short = Tartak
duel-building-brickyard = Cegielnia
    .short = Cegielnia
duel-building-shelf_quarry = Kamieniołom stokowy
    .short = Kam. stok.
duel-building-glass_blower = Pracownia wyrobu szkła
    .short = Prac. szkła
duel-building-drying_room = Suszarnia papirusu
    .short = Susz. pap.
duel-building-walls = Mury obronne
    .short = Mury obron.
duel-building-forum = Forum
    .short = Forum
duel-building-caravansery = Karawanseraj
    .short = Karawans.
duel-building-customs_house = Urząd celny
    .short = Urząd celny
duel-building-courthouse = Gmach sądu
    .short = Gmach sądu
duel-building-horse_breeders = Stadniny
    .short = Stadniny
duel-building-barracks = Koszary
    .short = Koszary
duel-building-archery_range = Tor strzelecki
    .short = Tor strzel.
duel-building-parade_ground = Plac apelowy
    .short = Plac apel.
duel-building-library = Biblioteka
    .short = Biblioteka
duel-building-dispensary = Ambulatorium
    .short = Ambulat.
duel-building-school = Szkoła
    .short = Szkoła
duel-building-laboratory = Laboratorium
    .short = Laborat.
duel-building-statue = Posąg
    .short = Posąg
duel-building-temple = Świątynia
    .short = Świątynia
duel-building-aqueduct = Akwedukt
    .short = Akwedukt
duel-building-rostrum = Mównica
    .short = Mównica
duel-building-brewery = Browar
    .short = Browar

## Buildings of Age III (.short: at most 11 characters)

duel-building-arsenal = Arsenał
    .short = Arsenał
duel-building-pretorium = Siedziba Trybuna
    .short = Sied. Tryb.
duel-building-academy = Akademia
    .short = Akademia
duel-building-study = Pracownia naukowa
    .short = Prac. nauk.
duel-building-chamber_of_commerce = Izba handlowa
    .short = Izba handl.
duel-building-port = Port
    .short = Port
duel-building-armory = Zbrojownia
    .short = Zbrojownia
duel-building-palace = Pałac
    .short = Pałac
duel-building-town_hall = Ratusz
    .short = Ratusz
duel-building-obelisk = Obelisk
    .short = Obelisk
duel-building-fortifications = Fortyfikacje
    .short = Fortyfik.
duel-building-siege_workshop = Machiny oblężnicze
    .short = Mach. obl.
duel-building-circus = Cyrk
    .short = Cyrk
duel-building-university = Uniwersytet
    .short = Uniwersytet
duel-building-observatory = Obserwatorium
    .short = Obserwat.
duel-building-gardens = Ogrody
    .short = Ogrody
duel-building-pantheon = Panteon
    .short = Panteon
duel-building-senate = Budynek Senatu
    .short = Bud. Senatu
duel-building-lighthouse = Latarnia morska
    .short = Latarnia
duel-building-arena = Arena
    .short = Arena

## Guilds (.short: at most 11 characters)

duel-building-merchants_guild = Gildia kupiecka
    .short = Gildia kup.
    .help = Liczy żółte karty w mieście, które ma ich więcej: za każdą daje 1 monetę przy budowie i 1 punkt na koniec gry.
duel-building-shipowners_guild = Cech armatorów
    .short = Cech armat.
    .help = Liczy łącznie brązowe i szare karty w mieście, które ma ich więcej: za każdą daje 1 monetę przy budowie i 1 punkt na koniec gry.
duel-building-builders_guild = Cech budowniczych
    .short = Cech budow.
    .help = Liczy wybudowane cuda w mieście, które ma ich więcej: za każdy daje 2 punkty na koniec gry.
duel-building-magistrates_guild = Stowarzyszenie urzędników
    .short = Stow. urz.
    .help = Liczy niebieskie karty w mieście, które ma ich więcej: za każdą daje 1 monetę przy budowie i 1 punkt na koniec gry.
duel-building-scientists_guild = Towarzystwo naukowe
    .short = Tow. nauk.
    .help = Liczy zielone karty w mieście, które ma ich więcej: za każdą daje 1 monetę przy budowie i 1 punkt na koniec gry.
duel-building-moneylenders_guild = Cech lichwiarzy
    .short = Cech lichw.
    .help = Liczy monety w zasobniejszym z obu skarbców: za każde 3 daje 1 punkt na koniec gry.
duel-building-tacticians_guild = Gildia strategów
    .short = Gildia str.
    .help = Liczy czerwone karty w mieście, które ma ich więcej: za każdą daje 1 monetę przy budowie i 1 punkt na koniec gry.

## Wonders (.short: at most 11 characters, without the article)

duel-wonder-appian_way = Via Appia
    .short = Via Appia
    .help = Zyskujesz 3 monety, przeciwnik traci 3, rozgrywasz kolejną turę, a do tego masz 3 punkty.
duel-wonder-circus_maximus = Circus Maximus
    .short = Circus Max.
    .help = Usuwa wybraną przez ciebie szarą kartę z miasta przeciwnika na stos kart odrzuconych, daje 1 tarczę i 3 punkty.
duel-wonder-colossus = Kolos Rodyjski
    .short = Kolos
    .help = Daje 2 tarcze i 3 punkty.
duel-wonder-great_library = Biblioteka Aleksandryjska
    .short = Bib. Aleks.
    .help = Losuje z pudełka 3 żetony postępu, z których jeden zatrzymujesz, i daje 4 punkty.
duel-wonder-great_lighthouse = Latarnia morska na Faros
    .short = Faros
    .help = Co turę produkuje 1 sztukę gliny, drewna albo kamienia, nie podnosząc cen przeciwnikowi, i daje 4 punkty.
duel-wonder-hanging_gardens = Wiszące ogrody Semiramidy
    .short = Wisz. ogr.
    .help = Daje 6 monet, kolejną turę i 3 punkty.
duel-wonder-mausoleum = Mauzoleum w Halikarnasie
    .short = Mauzoleum
    .help = Pozwala bez kosztów wznieść wybraną kartę ze stosu kart odrzuconych i daje 2 punkty.
duel-wonder-piraeus = Pireus
    .short = Pireus
    .help = Co turę produkuje 1 sztukę szkła albo papirusu, nie podnosząc cen przeciwnikowi, a do tego daje kolejną turę i 2 punkty.
duel-wonder-pyramids = Piramida Cheopsa
    .short = Piramida
    .help = Daje 9 punktów i nic ponadto.
duel-wonder-sphinx = Sfinks
    .short = Sfinks
    .help = Daje kolejną turę i 6 punktów.
duel-wonder-statue_of_zeus = Posąg Zeusa w Olimpii
    .short = Posąg Zeusa
    .help = Usuwa wybraną przez ciebie brązową kartę z miasta przeciwnika na stos kart odrzuconych, daje 1 tarczę i 3 punkty.
duel-wonder-temple_of_artemis = Świątynia Artemidy w Efezie
    .short = Artemida
    .help = Daje 12 monet i kolejną turę.

## Progress tokens (.short: at most 11 characters)

duel-token-agriculture = Rolnictwo
    .short = Rolnictwo
    .help = Daje od razu 6 monet, a na koniec gry 4 punkty.
duel-token-architecture = Architektura
    .short = Architekt.
    .help = Odtąd każdy cud, który wznosisz, wymaga o 2 materiały mniej, a ty decydujesz, o które.
duel-token-economy = Ekonomia
    .short = Ekonomia
    .help = Monety, które przeciwnik płaci za brakujące materiały, trafiają do ciebie zamiast do banku.
duel-token-law = Prawo
    .short = Prawo
    .help = Liczy się jako symbol naukowy, którego nie ma na żadnej zielonej karcie.
duel-token-masonry = Budownictwo
    .short = Budownictwo
    .help = Odtąd każda niebieska karta, którą wznosisz, wymaga o 2 materiały mniej, a ty decydujesz, o które.
duel-token-mathematics = Matematyka
    .short = Matematyka
    .help = Liczy twoje żetony postępu razem z tym: za każdy daje 3 punkty na koniec gry.
duel-token-philosophy = Filozofia
    .short = Filozofia
    .help = Daje 7 punktów na koniec gry.
duel-token-strategy = Strategia
    .short = Strategia
    .help = Odtąd każda czerwona karta, którą wznosisz, ma o 1 tarczę więcej, a cuda pozostają bez zmian.
duel-token-theology = Teologia
    .short = Teologia
    .help = Odtąd każdy cud, który wznosisz, daje kolejną turę, ale nigdy dwie naraz.
duel-token-urbanism = Urbanistyka
    .short = Urbanistyka
    .help = Daje od razu 6 monet, a potem 4 za każdą kartę wzniesioną za darmo dzięki białemu symbolowi.

## Kinds of cards, by colour (.short: at most 9 characters)

duel-color-brown = surowiec
    .short = surowiec
duel-color-grey = dobro
    .short = dobro
duel-color-blue = budowla cywilna
    .short = cywilna
duel-color-green = budowla naukowa
    .short = naukowa
duel-color-yellow = budowla handlowa
    .short = handlowa
duel-color-red = budowla militarna
    .short = militarna
duel-color-purple = gildia
    .short = gildia

## Resources (.letter: one letter each, all different)

duel-resource-clay = glina
    .letter = G
duel-resource-wood = drewno
    .letter = D
duel-resource-stone = kamień
    .letter = K
duel-resource-glass = szkło
    .letter = S
duel-resource-papyrus = papirus
    .letter = P

## Scientific symbols (.short: at most 8 characters)

duel-symbol-wheel = koło
    .short = koło
duel-symbol-mortar = moździerz
    .short = moźdz.
duel-symbol-quill = pióro
    .short = pióro
duel-symbol-plumb_bob = pion murarski
    .short = pion
duel-symbol-armillary_sphere = sfera armilarna
    .short = sfera
duel-symbol-sundial = zegar słoneczny
    .short = zegar
duel-symbol-law = prawo
    .short = prawo

## Links, the white symbols that make a later building free (.short: at most 8 characters)

duel-link-horseshoe = podkowa
    .short = podkowa
duel-link-sword = miecz
    .short = miecz
duel-link-tower = wieża
    .short = wieża
duel-link-book = księga
    .short = księga
duel-link-gear = koło zębate
    .short = zębatka
duel-link-mask = maska
    .short = maska
duel-link-moon = księżyc
    .short = księżyc
duel-link-water_drop = kropla wody
    .short = kropla
duel-link-amphora = amfora
    .short = amfora
duel-link-target = tarcza strzelnicza
    .short = cel
duel-link-helmet = hełm
    .short = hełm
duel-link-lyre = lira
    .short = lira
duel-link-lamp = lampa
    .short = lampa
duel-link-column = kolumna
    .short = kolumna
duel-link-sun = słońce
    .short = słońce
duel-link-greek_temple = grecka świątynia
    .short = świątyn.
duel-link-barrel = beczka
    .short = beczka

## Rows of the score sheet

duel-row-blue = Budowle cywilne
duel-row-green = Budowle naukowe
duel-row-yellow = Budowle handlowe
duel-row-guilds = Gildie
duel-row-wonders = Cuda
duel-row-progress = Żetony postępu
duel-row-treasury = Skarbiec
duel-row-military = Przewaga militarna
duel-row-total = Razem

## Ways of winning

duel-ending-civilian = zwycięstwo cywilne
duel-ending-military = dominacja militarna
duel-ending-science = dominacja naukowa

## Backs of face-down cards (.short: at most 7 characters)

duel-back-age1 = Epoka I
    .short = Ep. I
duel-back-age2 = Epoka II
    .short = Ep. II
duel-back-age3 = Epoka III
    .short = Ep. III
duel-back-guild = Gildia
    .short = Gildia
