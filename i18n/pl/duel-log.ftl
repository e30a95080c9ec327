### 7 Cudów Świata: Pojedynek: opcje, efekty, pytania i zdania.

duel-title = 7 Cudów Świata: Pojedynek

## Dodatki

duel-expansion-pantheon = Panteon
    .help = bóstwa, do których można się zwrócić, ofiary, wielkie świątynie zamiast gildii
duel-expansion-agora = Agora
    .help = senat i jego dekrety, senatorowie, spiski i czwarty sposób na wygraną

## Opcje zasad

duel-option-wonders-draft = gracze wybierają cuda po kolei
duel-option-wonders-first_game = stałe cuda z pierwszej rozgrywki, bez wyboru
duel-option-middle-last_starts = pion na środku po epoce: zaczyna ten, kto wziął ostatnią kartę
duel-option-middle-last_chooses = pion na środku po epoce: kto wziął ostatnią kartę, wybiera, kto zacznie
duel-option-library-secret = żetony z Biblioteki widzi tylko jej budowniczy
duel-option-library-open = żetony z Biblioteki widzą obaj gracze
duel-option-gods-open = bóstwa odkryte przez Bramę i Boski Teatr widzą obaj gracze
duel-option-gods-secret = bóstwa odkryte przez Bramę i Boski Teatr widzi tylko aktywny gracz
duel-option-minerva-any_space = pion Minerwy może stanąć na każdym polu toru
duel-option-minerva-off_pawn = pion Minerwy może stanąć na każdym polu oprócz pola piona konfliktu
duel-option-zeus-discards_token = żeton na karcie odrzuconej przez Zeusa przepada
duel-option-zeus-takes_token = żeton na karcie odrzuconej przez Zeusa bierze ten, kto go aktywował
duel-option-restore-any = Mauzoleum i Hades przywracają także senatorów
duel-option-restore-buildings = Mauzoleum i Hades przywracają tylko budowle
duel-option-links-cards = dekret użyczający białych symboli przeciwnika dotyczy tylko kart
duel-option-links-tokens = dekret użyczający białych symboli przeciwnika dotyczy także żetonów mitologii
duel-option-sabotage-box = karta spod cudu zniszczonego przez Sabotaż opuszcza grę
duel-option-sabotage-discard = karta spod cudu zniszczonego przez Sabotaż trafia na stos kart odrzuconych

## Stół

duel-heading-draft = Wybór cudów
duel-heading-turn = wybiera { $name }
duel-heading-military = Militaria
duel-heading-tokens = Postęp: { $tokens }
duel-heading-discard = Odrzucone: { $count }
duel-heading-locked = Poza grą: { $token }
duel-heading-locked-unseen = Poza grą: jeden żeton z pudełka
duel-heading-pantheon = Panteon (A/B)
duel-heading-decks = Talie: { $decks }
duel-heading-enki = Na Enkim: { $tokens }
duel-heading-minerva = Minerwa stoi na polu piona
duel-heading-senate = Senat (A:B)
duel-heading-supply = Zapas: A { $a }, B { $b }
duel-heading-plots = Talia spisków: { $count }
duel-heading-plots-top = Talia spisków: { $count }, na wierzchu { $plot }
duel-nothing = nic
duel-free = za darmo
duel-free-by-link = symbol
duel-coins = { $coins ->
        [one] 1 moneta
        [few] { $coins } monety
       *[other] { $coins } monet
    }
duel-points = { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
duel-city-makes = wytwarza { $goods }
duel-city-makes-nothing = nic nie wytwarza
duel-city-buys = kupuje po { $prices }
duel-city-symbols = Symbole ({ $count } z 6): { $symbols }
duel-city-tokens = Żetony: { $tokens }
duel-city-wonder = [x] { $wonder }, pod spodem { $card }
duel-city-links = Białe symbole: { $links }
duel-city-gods = Bóstwa: { $gods }
duel-city-god-coins = { $god } ({ $coins ->
        [one] 1 moneta
        [few] { $coins } monety
       *[other] { $coins } monet
    })
duel-city-god-snake = { $god } (wąż: { $card })
duel-city-mythologies = Żetony mitologii: { $tokens }
duel-city-offerings = Ofiary: { $tokens }
duel-city-senator = senator { $price }
duel-city-plots = Spiski: { $plots }
duel-city-plot-prepared = { $plot } (przygotowany, karta: { $card })
duel-city-plots-unseen = nieprzygotowane: { $count }
duel-city-plot-unseen-prepared = przygotowany z kartą { $card }
duel-city-plots-triggered = Aktywowane: { $plots }
duel-column-card = karta
duel-column-build = budowa
duel-column-theirs = dla { $seat }
duel-column-discard = odrzut

## Efekty w kilku znakach

duel-gist-coins = { $n }m
duel-gist-points = { $n }pkt
duel-gist-shields = { $n }t
duel-gist-temple = { $points }pkt
duel-gist-politics = →{ $first }-{ $last }
duel-gist-plot = spis./wpł.

## Efekty słowami

duel-effect-produce = produkuje { $n } × { $resource }
duel-effect-one-of = produkuje jedno z: { $resources }
duel-effect-fixed-price = cena 1 za: { $resources }
duel-effect-coins = { $n ->
        [one] 1 moneta
        [few] { $n } monety
       *[other] { $n } monet
    }
duel-effect-coins-per-own = { $n ->
        [one] 1 moneta
        [few] { $n } monety
       *[other] { $n } monet
    } za każdy element w twoim mieście: { $what }
duel-effect-coins-per-larger = { $n ->
        [one] 1 moneta
        [few] { $n } monety
       *[other] { $n } monet
    } za każdy element w mieście, które ma ich więcej: { $what }
duel-effect-points = { $n ->
        [one] 1 punkt
        [few] { $n } punkty
       *[other] { $n } punktów
    }
duel-effect-points-per-own = { $n ->
        [one] 1 punkt
        [few] { $n } punkty
       *[other] { $n } punktów
    } za każdy element w twoim mieście: { $what }
duel-effect-points-per-larger = { $n ->
        [one] 1 punkt
        [few] { $n } punkty
       *[other] { $n } punktów
    } za każdy element w mieście, które ma ich więcej: { $what }
duel-effect-shields = { $n ->
        [one] 1 tarcza
        [few] { $n } tarcze
       *[other] { $n } tarcz
    }
duel-effect-science = symbol: { $symbol }
duel-effect-opponent-loses = przeciwnik traci { $n ->
        [one] 1 monetę
        [few] { $n } monety
       *[other] { $n } monet
    }
duel-effect-extra-turn = jeszcze jedna tura
duel-effect-destroy = niszczy jedną kartę przeciwnika: { $color }
duel-effect-restore = buduje za darmo jedną z odrzuconych kart
duel-effect-library = dobiera { $n } żetony postępu z pudełka, zatrzymuje jeden
duel-effect-discount-wonders = cuda wymagają o { $n } materiały mniej
duel-effect-discount-blue = niebieskie karty wymagają o { $n } materiały mniej
duel-effect-economy = dostajesz to, co przeciwnik płaci za materiały
duel-effect-extra-shields = o { $n } tarczę więcej na każdej czerwonej karcie
duel-effect-extra-turn-wonders = jeszcze jedna tura z każdym cudem
duel-effect-coins-on-link = { $n } monety za każdą kartę zbudowaną dzięki białemu symbolowi
duel-effect-temple = { $one } punktów za jedną wielką świątynię, { $two } za dwie, { $three } za trzy
duel-effect-god-discount = bóstwa i Brama kosztują o { $n } monety mniej
duel-effect-consult = aktywuje za darmo jedno bóstwo z wybranej talii
duel-effect-politics = akcje w senacie, znaczniki do sal { $first } i { $last } ({ $section })
duel-effect-place-or-plot = znacznik wpływu w dowolnej sali albo spisek
duel-effect-draw-plots = dobiera { $n } spiski, zatrzymuje jeden
duel-effect-trigger = może aktywować nieprzygotowany spisek
duel-effect-place-cube = umieszcza znacznik w senacie
duel-effect-move-cube = może przesunąć znacznik
duel-effect-when-drafted = przy wyborze: { $effects }

duel-per-brown = brązowa karta
duel-per-grey = szara karta
duel-per-blue = niebieska karta
duel-per-green = zielona karta
duel-per-yellow = żółta karta
duel-per-red = czerwona karta
duel-per-brown_and_grey = brązowa lub szara karta
duel-per-wonder = cud
duel-per-three_coins = trzy monety
duel-per-progress_token = żeton postępu
duel-per-mythology_or_offering_token = żeton mitologii lub ofiary
duel-per-cube_in_senate = znacznik wpływu w senacie

duel-link-free-with = (za darmo z symbolem: { $link })
duel-link-gives = (daje symbol: { $link })

## Pytania

duel-ask-draft = Który cud bierzesz?
duel-ask-take-token = Para symboli: który żeton postępu bierzesz?
duel-ask-keep-token = Biblioteka: który żeton postępu zatrzymujesz?
duel-ask-destroy = Którą kartę przeciwnika niszczysz?
duel-ask-restore = Którą z odrzuconych kart budujesz za darmo?
duel-ask-starter = Kto zaczyna następną epokę?
duel-ask-place-god = Które bóstwo kładziesz zakryte i gdzie? W nawiasie: cena dla ciebie i dla przeciwnika.
duel-ask-take-from-enki = Enki: który żeton postępu bierzesz?
duel-ask-consult = Boski Teatr: którą talię przeglądasz?
duel-ask-summon = Które bóstwo aktywujesz za darmo?
duel-ask-stack-deck = Które bóstwo wraca na wierzch, nad drugim?
duel-ask-snake = Nisaba: na której zielonej karcie przeciwnika kładziesz węża?
duel-ask-steal-card = Którą kartę przeciwnika zabierasz do swojego miasta?
duel-ask-strike = Zeus: którą kartę z układu odrzucasz? Rzędy liczone są od najdalszego.
duel-ask-unbuild = Anubis: spod którego cudu usuwasz kartę?
duel-ask-raise = Izyda: który ze swoich cudów budujesz za darmo?
duel-ask-tuck = Izyda: która z odrzuconych kart trafia pod cud?
duel-ask-steal-wonder = Który cud zabierasz przeciwnikowi?
duel-ask-minerva = Na którym polu stawiasz Minerwę? A9 i B9 to stolice, 0 to środek.
duel-ask-drop-loot = Neptun: który znacznik militarny odrzucasz bez skutku?
duel-ask-use-loot = Neptun: który znacznik militarny stosujesz?
duel-ask-politics = Polityk: { $left ->
        [one] jedna akcja
       *[other] najwyżej { $left } akcje
    } w senacie. Co robisz?
duel-ask-place-or-plot = Spiskowiec: umieszczasz znacznik czy spiskujesz?
duel-ask-place-cube = W której sali umieszczasz znacznik wpływu?
duel-ask-move-cube = Czy przesuwasz jeden ze swoich znaczników?
duel-ask-remove-cube = Który znacznik przeciwnika usuwasz?
duel-ask-keep-plot = Który spisek zatrzymujesz i gdzie trafia drugi?
duel-ask-trigger = Curia Iulia: czy aktywujesz spisek?
duel-ask-lock = Obskurantyzm: który żeton postępu wyłączasz z gry?
duel-ask-build-from-row = Wyłudzenie nieruchomości: którą budowlę z najdalszego rzędu budujesz za darmo?
duel-ask-build-removed = Zdrada: którą z odłożonych kart budujesz za darmo?
duel-ask-take-from-box = Szpiegostwo: który żeton postępu bierzesz z pudełka?
duel-ask-discard-available = Zwrot wydarzeń: którą kartę odrzucasz?
duel-ask-discard-another = Zwrot wydarzeń: czy odrzucasz jeszcze jedną kartę?
duel-ask-swap = Przymus: którą kartę zabierasz przeciwnikowi i co dajesz w zamian?
duel-ask-move-decree = Zakulisowe wpływy: który dekret przenosisz i dokąd?
duel-ask-destroy-wonder = Sabotaż: który cud przeciwnika niszczysz?

## Akcje w kilku słowach, jako wybór; `.told` to wpis w dzienniku o tym, kto to zrobił

duel-price = { $coins ->
        [0] za darmo
        [one] za 1 monetę
        [few] za { $coins } monety
       *[other] za { $coins } monet
    }
duel-price-offerings = za ofiarę { $offerings } { $coins ->
        [0] bez dopłaty
        [one] i 1 monetę
        [few] i { $coins } monety
       *[other] i { $coins } monet
    }
duel-do-draft = weź cud { $wonder }
    .told = { $name } bierze cud { $wonder }
duel-do-build = wznieś budowlę { $card } { duel-price }
    .told = { $name } wznosi budowlę { $card } { duel-price }
duel-do-build-sparing = wznieś budowlę { $card } { duel-price }, z czego przeciwnik dostaje { $theirs }
    .told = { $name } wznosi budowlę { $card } { duel-price }, z czego przeciwnik dostaje { $theirs }
duel-do-recruit = zrekrutuj kartę { $card } { duel-price }
    .told = { $name } rekrutuje kartę { $card } { duel-price }
duel-do-discard = odrzuć kartę { $card } (+{ duel-coins })
    .told = { $name } odrzuca kartę { $card } (+{ duel-coins })
duel-do-wonder = zbuduj cud { $wonder } kartą { $card }, { duel-price }
    .told = { $name } buduje cud { $wonder } kartą { $card }, { duel-price }
duel-do-progress = weź żeton { $token }
    .told = { $name } bierze żeton { $token }
duel-do-destroy = zniszcz kartę { $card }
    .told = { $name } niszczy kartę { $card }
duel-do-restore = wznieś budowlę { $card } z kart odrzuconych
    .told = { $name } wznosi budowlę { $card } z kart odrzuconych
duel-do-restore-senator = zrekrutuj kartę { $card } z kart odrzuconych
    .told = { $name } rekrutuje kartę { $card } z kart odrzuconych
duel-do-begin-self = zacznij następną epokę
    .told = { $name } zaczyna następną epokę
duel-do-begin-other = niech następną epokę zacznie przeciwnik
    .told = { $name } oddaje początek następnej epoki przeciwnikowi
duel-do-activate = aktywuj kartę { $god } { duel-price }
    .told = { $name } aktywuje kartę { $god } { duel-price }
duel-do-activate-offerings = aktywuj kartę { $god } { duel-price-offerings }
    .told = { $name } aktywuje kartę { $god } { duel-price-offerings }
duel-do-place-god = połóż zakrytą kartę { $god } na polu { $space }
    .told = { $name } kładzie zakrytą kartę { $god } na polu { $space }
duel-do-consult = przejrzyj talię bóstw (mitologia { $mythology })
    .told = { $name } przegląda talię bóstw (mitologia { $mythology })
duel-do-summon = aktywuj za darmo kartę { $god }
    .told = { $name } aktywuje za darmo kartę { $god }
duel-do-stack-deck = odłóż na wierzch talii kartę { $god }
    .told = { $name } odkłada na wierzch talii kartę { $god }
duel-do-snake = połóż węża na karcie { $card }
    .told = { $name } kładzie węża na karcie { $card }
duel-do-steal = zabierz przeciwnikowi kartę { $card }
    .told = { $name } zabiera przeciwnikowi kartę { $card }
duel-do-strike = odrzuć z układu kartę { $card }
    .told = { $name } odrzuca z układu kartę { $card }
duel-do-strike-unseen = odrzuć zakrytą kartę: rząd { $row }, miejsce { $place } ({ $back })
    .told = { $name } odrzuca zakrytą kartę: rząd { $row }, miejsce { $place } ({ $back })
duel-do-unbuild = usuń kartę spod cudu { $wonder }
    .told = { $name } usuwa kartę spod cudu { $wonder }
duel-do-raise = zbuduj za darmo cud { $wonder }
    .told = { $name } buduje za darmo cud { $wonder }
duel-do-tuck = wsuń pod cud kartę { $card }
    .told = { $name } wsuwa pod cud kartę { $card }
duel-do-take-wonder = zabierz przeciwnikowi cud { $wonder }
    .told = { $name } zabiera przeciwnikowi cud { $wonder }
duel-do-minerva = postaw Minerwę { $space }
    .told = { $name } stawia Minerwę { $space }
duel-do-drop-loot = odrzuć znacznik militarny ({ $token })
    .told = { $name } odrzuca znacznik militarny ({ $token })
duel-do-use-loot = zastosuj znacznik militarny ({ $token })
    .told = { $name } stosuje znacznik militarny ({ $token })
duel-do-prepare = przygotuj spisek { $plot } kartą { $card }
    .told = { $name } przygotowuje spisek { $plot } kartą { $card }
duel-do-trigger = aktywuj spisek { $plot }
    .told = { $name } aktywuje spisek { $plot }
duel-do-place = umieść znacznik w sali { $chamber }
    .told = { $name } umieszcza znacznik w sali { $chamber }
duel-do-move = przesuń znacznik z sali { $from } do sali { $to }
    .told = { $name } przesuwa znacznik z sali { $from } do sali { $to }
duel-do-remove = usuń znacznik przeciwnika z sali { $chamber }
    .told = { $name } usuwa znacznik przeciwnika z sali { $chamber }
duel-do-conspire = spiskuj (dobierz dwa spiski)
    .told = { $name } spiskuje i dobiera dwa spiski
duel-do-keep-top = zatrzymaj spisek { $plot }, a drugi odłóż na wierzch talii
    .told = { $name } zatrzymuje spisek { $plot }, a drugi odkłada na wierzch talii
duel-do-keep-bottom = zatrzymaj spisek { $plot }, a drugi odłóż pod talię
    .told = { $name } zatrzymuje spisek { $plot }, a drugi odkłada pod talię
duel-do-lock = wyłącz z gry żeton { $token }
    .told = { $name } wyłącza z gry żeton { $token }
duel-do-claim = wznieś za darmo budowlę { $card } z najdalszego rzędu
    .told = { $name } wznosi za darmo budowlę { $card } z najdalszego rzędu
duel-do-reclaim = wznieś za darmo budowlę { $card }, odłożoną przed grą
    .told = { $name } wznosi za darmo budowlę { $card }, odłożoną przed grą
duel-do-swap = zabierz kartę { $taken } i oddaj za nią kartę { $given }
    .told = { $name } zabiera kartę { $taken } i oddaje za nią kartę { $given }
duel-do-move-decree = przenieś dekret z sali { $from } do sali { $to } ({ $decree })
    .told = { $name } przenosi dekret z sali { $from } do sali { $to } ({ $decree })
duel-do-raze = zniszcz cud { $wonder }
    .told = { $name } niszczy cud { $wonder }
duel-do-pass = nie rób nic więcej
    .told = { $name } nie robi nic więcej

## Podobne wybory w jednym wierszu: co je łączy i każdy z osobna

duel-group-activate = aktywuj kartę { $god }:
duel-group-wonder = zbuduj cud { $wonder } kartą:
duel-group-prepare = przygotuj spisek { $plot } kartą:
duel-group-place-god = { $god } na:
duel-group-place = umieść znacznik w:
duel-group-move = przesuń znacznik z sali { $from } do:
duel-group-remove = usuń znacznik z:
duel-group-keep = zatrzymaj spisek { $plot }, a drugi odłóż:
duel-group-swap = { $taken } za:
duel-group-move-decree = dekret z sali { $from } ({ $decree }) do:
duel-group-row = rząd { $row }:
duel-group-minerva = pole:
duel-group-unbuild = spod cudu gracza { $seat }:
duel-group-tuck = pod cud:
duel-group-lock-board = z planszy:
duel-group-lock-opponent = od przeciwnika:
duel-group-lock-box = z pudełka:
duel-item-offerings = { $coins ->
        [0] sama ofiara { $offerings }
        [one] ofiara { $offerings } i 1 moneta
        [few] ofiara { $offerings } i { $coins } monety
       *[other] ofiara { $offerings } i { $coins } monet
    }
duel-item-space = pole { $space } ({ $yours }/{ $theirs })
duel-item-chamber = sali { $chamber }
duel-item-top = na wierzch talii
duel-item-bottom = pod talię
duel-item-place = { $card }, miejsce { $place }

## Nazwy złożone z innych

duel-decree-unseen = zakryty dekret
duel-god-unseen = bóstwo (mitologia { $mythology })
duel-gift-mythology = żeton mitologii ({ $mythology })
duel-gift-offering = żeton ofiary { $value }
duel-track-middle = na środku toru
duel-track-side = na polu { $distance } po stronie { $seat }
duel-track-capital = w stolicy { $seat }
duel-loot-coins = { $coins ->
        [one] 1 moneta
        [few] { $coins } monety
       *[other] { $coins } monet
    }, strona { $seat }
duel-loot-small = umieszczenie znacznika, strona { $seat }
duel-loot-large = usunięcie i przesunięcie znacznika, strona { $seat }

## Dziennik

duel-log-turned-up = Odkryto: { $card }
duel-log-drawn = Z pudełka dobrano: { $token }
duel-log-drawn-unseen = { $name } dobiera żeton postępu z pudełka
duel-log-god = Pojawia się bóstwo: { $god }
duel-log-god-unseen = { $name } dobiera bóstwo (mitologia { $mythology })
duel-log-god-placed = { $name } kładzie zakryte bóstwo na polu { $space } (mitologia { $mythology })
duel-log-deck-stacked = { $name } odkłada dwa bóstwa na ich talię
duel-log-on-enki = Na karcie Enki leży żeton { $token }
duel-log-for-enki = Na karcie Enki leżą na razie żetony: { $tokens }
duel-log-for-enki-absent = Enkiego nie ma wśród nich
duel-log-for-enki-unseen = Czy jest wśród nich Enki, wie tylko { $name }
duel-log-decree = Odkryto dekret sali { $chamber }: { $decree }
duel-log-plot = Dobrano spisek: { $plot }
duel-log-plot-unseen = { $name } dobiera spisek
duel-log-plot-kept-top = { $name } zatrzymuje jeden spisek, a drugi odkłada na wierzch talii
duel-log-plot-kept-bottom = { $name } zatrzymuje jeden spisek, a drugi odkłada pod talię
duel-log-plot-prepared = { $name } przygotowuje spisek kartą { $card }
duel-log-locked-unseen = { $name } wyłącza z gry żeton z pudełka
duel-log-removed = Wśród odłożonych kart: { $card }
duel-log-removed-unseen = { $name } ogląda odłożone karty: { $age }
duel-log-gift = { $name } bierze { $token }
duel-log-controls = { $name } przejmuje kontrolę nad salą { $chamber } ({ $decree })
duel-log-controls-bare = { $name } przejmuje kontrolę nad salą { $chamber }
duel-log-uncontrolled = Nikt już nie kontroluje sali { $chamber }

## Znaki na stole, objaśniane na polecenie „pomoc”

duel-legend =
    W tabeli pierwszy numer buduje kartę, drugi odrzuca ją za monety, następne budują z niej cud. Cena w nawiasie jest
    nie do zapłacenia; szara cena to tyle, ile zapłaci przeciwnik.
duel-legend-pantheon =
    Panteon: ░ leży zakryte; +gre lub +3 na karcie to żeton mitologii lub ofiary, który bierze ten, kto odsłoni
    kartę. Dwie ceny na polu to ceny dla A i dla B. M na torze to Minerwa.
duel-legend-agora =
    Agora: sala pokazuje znaczniki A i B, kto ją kontroluje i ile daje punktów na koniec; pod spodem stoi jej dekret.
    Na torze + to żeton umieszczający znacznik wpływu, a - usuwający i przesuwający. § to senator.
