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

## Pytania: `duel-ask-` i słowo pytania

duel-ask-draft = Który cud bierzesz?
duel-ask-turn = Twoja tura: którą kartę bierzesz i w jakim celu?
duel-ask-take_token = Para symboli: który żeton postępu bierzesz?
duel-ask-keep_token = Biblioteka: który żeton postępu zatrzymujesz?
duel-ask-destroy = Którą kartę przeciwnika niszczysz?
duel-ask-restore = Którą z odrzuconych kart budujesz za darmo?
duel-ask-starter = Kto zaczyna następną epokę?
duel-ask-place_god = Które bóstwo kładziesz zakryte i gdzie? Liczby to twoja cena i cena przeciwnika.
duel-ask-take_from_enki = Enki: który żeton postępu bierzesz?
duel-ask-consult_deck = Boski Teatr: którą talię przeglądasz?
duel-ask-summon = Które bóstwo aktywujesz za darmo?
duel-ask-stack_deck = Które bóstwo wraca na wierzch, nad drugim?
duel-ask-lay_snake = Nisaba: na której zielonej karcie przeciwnika kładziesz węża?
duel-ask-steal_card = Którą kartę przeciwnika zabierasz do swojego miasta?
duel-ask-strike = Zeus: którą kartę z układu odrzucasz?
duel-ask-unbuild = Anubis: spod którego cudu usuwasz kartę?
duel-ask-raise_wonder = Izyda: który ze swoich cudów budujesz za darmo?
duel-ask-tuck = Izyda: która z odrzuconych kart trafia pod cud?
duel-ask-steal_wonder = Który cud zabierasz przeciwnikowi?
duel-ask-place_minerva = Na którym polu toru stawiasz Minerwę?
duel-ask-drop_loot = Neptun: który znacznik militarny odrzucasz bez skutku?
duel-ask-use_loot = Neptun: który znacznik militarny stosujesz?
duel-ask-go_on = Grasz dalej: którą kartę bierzesz i w jakim celu?
duel-ask-politics = Polityk: { $left ->
        [one] jedna akcja
        [few] najwyżej { $left } akcje
       *[other] najwyżej { $left } akcji
    } w senacie. Co robisz?
duel-ask-place_or_plot = Spiskowiec: umieszczasz znacznik czy spiskujesz?
duel-ask-place_cube = W której sali umieszczasz znacznik wpływu?
duel-ask-move_cube = Czy przesuwasz jeden ze swoich znaczników?
duel-ask-remove_cube = Który znacznik przeciwnika usuwasz?
duel-ask-keep_plot = Który spisek zatrzymujesz i gdzie trafia drugi?
duel-ask-trigger_unprepared = Curia Iulia: czy aktywujesz spisek?
duel-ask-lock_token = Obskurantyzm: który żeton postępu wyłączasz z gry?
duel-ask-build_from_row = Wyłudzenie nieruchomości: którą budowlę z najdalszego rzędu budujesz za darmo?
duel-ask-build_removed = Zdrada: którą z odłożonych kart budujesz za darmo?
duel-ask-take_from_box = Szpiegostwo: który żeton postępu bierzesz z pudełka?
duel-ask-discard_available = { $optional ->
        [yes] Zwrot wydarzeń: czy odrzucasz jeszcze jedną kartę?
       *[no] Zwrot wydarzeń: którą kartę odrzucasz?
    }
duel-ask-swap_cards = Przymus: którą kartę zabierasz przeciwnikowi i co dajesz w zamian?
duel-ask-move_decree = Zakulisowe wpływy: który dekret przenosisz i dokąd?
duel-ask-destroy_wonder = Sabotaż: który cud przeciwnika niszczysz?

## Czyny: `duel-do-`, słowo czynu i strona, jeśli ją ma. Wartość to wybór w kilku słowach, `.told` to wpis w dzienniku
## o tym, kto to zrobił. Zmienne to pola czynu.

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
duel-price-god = { $offerings ->
        [none] { duel-price }
       *[other] { duel-price-offerings }
    }
duel-deck-end = { $end ->
        [bottom] pod talię
       *[top] na wierzch talii
    }
duel-do-draft = weź cud { $wonder }
    .told = { $name } bierze cud { $wonder }
duel-do-build = wznieś budowlę { $card } { duel-price }
    .told = { $name } wznosi budowlę { $card } { duel-price }
duel-do-discard = odrzuć kartę { $card } (+{ duel-coins })
    .told = { $name } odrzuca kartę { $card } (+{ duel-coins })
duel-do-wonder = zbuduj cud { $wonder } kartą { $card }, { duel-price }
    .told = { $name } buduje cud { $wonder } i wsuwa pod niego kartę { $card }, { duel-price }
duel-do-progress = weź żeton { $token }
    .told = { $name } bierze żeton postępu { $token }
duel-do-destroy = zniszcz kartę { $card }
    .told = { $name } usuwa kartę { $card } z miasta przeciwnika
duel-do-restore = wznieś budowlę { $card } z kart odrzuconych
    .told = { $name } wznosi za darmo odrzuconą kartę { $card }
duel-do-restore_senator = zrekrutuj kartę { $card } z kart odrzuconych
    .told = { $name } rekrutuje za darmo odrzuconą kartę { $card }
duel-do-begin-own = zacznij następną epokę
    .told = { $name } decyduje, że rozpocznie epokę
duel-do-begin-theirs = niech następną epokę zacznie { $starter }
    .told = { $name } decyduje, że epokę rozpocznie { $starter }
duel-do-turned_up =
    .told = Odkryto: { $card }
duel-do-drawn =
    .told = Z pudełka dobrano: { $token }
duel-do-drawn_unseen =
    .told = { $by } dobiera z pudełka zakryty żeton postępu
duel-do-activate = aktywuj kartę { $god } { duel-price-god }
    .told = { $name } aktywuje kartę { $god } { duel-price-god }
duel-do-place_god = połóż zakrytą kartę { $god } na polu { $space }
    .told = { $name } kładzie zakrytą kartę { $god } na polu { $space } Panteonu
duel-do-place_god_unseen =
    .told = { $name } kładzie zakryte bóstwo na polu { $space } Panteonu (mitologia { $mythology })
duel-do-consult = przejrzyj talię bóstw (mitologia { $mythology })
    .told = { $name } przegląda talię bóstw (mitologia { $mythology })
duel-do-summon = aktywuj za darmo kartę { $god }
    .told = { $name } aktywuje za darmo kartę { $god }
duel-do-stack_deck = odłóż na wierzch talii kartę { $god }
    .told = { $name } odkłada na wierzch talii kartę { $god }
duel-do-stack_deck_unseen =
    .told = { $name } odkłada dwa bóstwa na ich talię (mitologia { $mythology })
duel-do-snake = połóż węża na karcie { $card }
    .told = { $name } kładzie węża na karcie { $card } i ma także jej symbol
duel-do-steal = zabierz przeciwnikowi kartę { $card }
    .told = { $name } zabiera kartę { $card } z miasta przeciwnika
duel-do-strike = odrzuć z układu kartę { $card }
    .told = { $name } odrzuca z układu kartę { $card }
duel-do-strike_unseen = odrzuć zakrytą kartę: rząd { $row }, miejsce { $column } ({ $back })
    .told = { $name } odrzuca zakrytą kartę: rząd { $row }, miejsce { $column } ({ $back })
duel-do-unbuild = usuń kartę { $card } spod cudu { $wonder }
    .told = { $name } usuwa kartę { $card } spod cudu { $wonder }, który przestaje być zbudowany
duel-do-raise = zbuduj za darmo cud { $wonder }
    .told = { $name } buduje za darmo cud { $wonder }
duel-do-tuck = wsuń pod cud { $wonder } kartę { $card }
    .told = { $name } wsuwa pod cud { $wonder } kartę { $card }
duel-do-take_wonder = zabierz przeciwnikowi cud { $wonder }
    .told = { $name } zabiera przeciwnikowi niezbudowany cud { $wonder }
duel-do-minerva-own = postaw Minerwę { $distance ->
        [9] w swojej stolicy
       *[other] na polu { $distance } po swojej stronie
    }
    .told = { $name } stawia Minerwę { $distance ->
        [9] w swojej stolicy
       *[other] na polu { $distance } po swojej stronie
    }
duel-do-minerva-theirs = postaw Minerwę { $distance ->
        [9] w stolicy przeciwnika
       *[other] na polu { $distance } po stronie przeciwnika
    }
    .told = { $name } stawia Minerwę { $distance ->
        [9] w stolicy przeciwnika
       *[other] na polu { $distance } po stronie przeciwnika
    }
duel-do-minerva-middle = postaw Minerwę pośrodku toru
    .told = { $name } stawia Minerwę pośrodku toru
duel-do-drop_loot-own = odrzuć po swojej stronie: { $loot }
    .told = { $name } odrzuca bez skutku znacznik militarny ze swojej strony ({ $loot })
duel-do-drop_loot-theirs = odrzuć po stronie przeciwnika: { $loot }
    .told = { $name } odrzuca bez skutku znacznik militarny ze strony przeciwnika ({ $loot })
duel-do-use_loot-own = zastosuj po swojej stronie: { $loot }
    .told = { $name } stosuje znacznik militarny ze swojej strony ({ $loot })
duel-do-use_loot-theirs = zastosuj po stronie przeciwnika: { $loot }
    .told = { $name } stosuje znacznik militarny ze strony przeciwnika ({ $loot })
duel-do-god_drawn =
    .told = Dobrano bóstwo: { $god }
duel-do-god_drawn_unseen =
    .told = { $by } dobiera zakryte bóstwo (mitologia { $mythology })
duel-do-god_shown =
    .told = Pojawia się bóstwo: { $god }
duel-do-god_shown_unseen =
    .told = { $by } ogląda bóstwo (mitologia { $mythology })
duel-do-token_on_enki =
    .told = Na karcie Enki leży żeton { $token }
duel-do-for_enki =
    .told = Na karcie Enki leżą na razie żetony: { $tokens }
duel-do-for_enki_absent =
    .told = Enkiego nie ma wśród nich
duel-do-for_enki_unseen =
    .told = Czy jest wśród nich Enki, wie tylko { $by }
duel-do-unearthed =
    .told = Odrzucona karta to { $card }
duel-do-recruit = zrekrutuj kartę { $card } { duel-price }
    .told = { $name } rekrutuje kartę { $card } { duel-price }
duel-do-spare = wznieś droższym sposobem budowlę { $card } { duel-price }, z czego przeciwnik dostaje { $theirs }
    .told = { $name } wznosi droższym sposobem budowlę { $card } { duel-price }, z czego przeciwnik dostaje { $theirs }
duel-do-prepare = przygotuj spisek { $plot } kartą { $card }
    .told = { $name } przygotowuje spisek { $plot }, wsuwając pod niego kartę { $card }
duel-do-prepare_unseen =
    .told = { $name } przygotowuje spisek, wsuwając pod niego kartę { $card }
duel-do-trigger = aktywuj spisek { $plot }
    .told = { $name } aktywuje spisek { $plot }
duel-do-place_cube = umieść znacznik wpływu w sali { $chamber }
    .told = { $name } umieszcza znacznik wpływu w sali { $chamber }
duel-do-move_cube = przesuń znacznik wpływu z sali { $from } do sali { $to }
    .told = { $name } przesuwa znacznik wpływu z sali { $from } do sali { $to }
duel-do-remove_cube = usuń znacznik wpływu przeciwnika z sali { $chamber }
    .told = { $name } usuwa znacznik wpływu przeciwnika z sali { $chamber }
duel-do-conspire = spiskuj (dobierz dwa spiski)
    .told = { $name } spiskuje i dobiera dwa spiski
duel-do-keep_plot = zatrzymaj spisek { $plot }, a drugi odłóż { duel-deck-end }
    .told = { $name } zatrzymuje spisek { $plot }, a drugi odkłada { duel-deck-end }
duel-do-keep_plot_unseen =
    .told = { $name } zatrzymuje jeden spisek, a drugi odkłada { duel-deck-end }
duel-do-lock = wyłącz z gry żeton { $token }
    .told = { $name } wyłącza z gry żeton { $token }
duel-do-lock_unseen =
    .told = { $name } wyłącza z gry żeton z pudełka
duel-do-claim = wznieś za darmo budowlę { $card } z najdalszego rzędu
    .told = { $name } wznosi za darmo budowlę { $card } z najdalszego rzędu
duel-do-reclaim = wznieś za darmo budowlę { $card }, odłożoną przed grą
    .told = { $name } wznosi za darmo budowlę { $card }, odłożoną przed grą
duel-do-swap = zabierz kartę { $card } i oddaj za nią kartę { $given }
    .told = { $name } zabiera kartę { $card } z miasta przeciwnika i oddaje za nią kartę { $given }
duel-do-move_decree = przenieś dekret z sali { $from } do sali { $to } ({ $decree })
    .told = { $name } przenosi dekret z sali { $from } do sali { $to }: { $decree }
duel-do-move_decree_unseen = przenieś zakryty dekret z sali { $from } do sali { $to }
    .told = { $name } przenosi zakryty dekret z sali { $from } do sali { $to }
duel-do-raze = zniszcz cud { $wonder }
    .told = { $name } niszczy cud { $wonder }, który opuszcza grę
duel-do-pass = nie rób nic więcej
    .told = { $name } nie robi nic więcej
duel-do-decree_turned =
    .told = Odkryto dekret w sali { $chamber }: { $decree }
duel-do-plot_drawn =
    .told = Dobrano spisek: { $plot }
duel-do-plot_drawn_unseen =
    .told = { $by } dobiera zakryty spisek
duel-do-removed_shown =
    .told = Wśród odłożonych kart: { $card }
duel-do-removed_shown_unseen =
    .told = { $by } ogląda odłożone karty: { $back }

## Następstwa: `duel-then-` i słowo następstwa. Wartość mówi, co przyniósłby wybór, `.mark` mówi to w jednym lub dwóch
## słowach, `.told` to wpis w dzienniku. Zmienne to pola następstwa.

duel-then-gains = { $seat } dostaje { $coins ->
        [one] 1 monetę
        [few] { $coins } monety
       *[other] { $coins } monet
    }
    .mark = +{ $coins }
    .told = { $seat } zyskuje { $coins ->
        [one] 1 monetę
        [few] { $coins } monety
       *[other] { $coins } monet
    }
duel-then-loses = { $seat } traci { $coins ->
        [one] 1 monetę
        [few] { $coins } monety
       *[other] { $coins } monet
    }
    .mark = −{ $coins }
    .told = { $seat } traci { $coins ->
        [one] 1 monetę
        [few] { $coins } monety
       *[other] { $coins } monet
    }
duel-then-pawn = pion przesuwa się o { $spaces ->
        [one] 1 pole
        [few] { $spaces } pola
       *[other] { $spaces } pól
    } w stronę stolicy gracza { $towards }
    .mark = { $spaces }
    .told = Pion konfliktu przesuwa się o { $spaces ->
        [one] 1 pole
        [few] { $spaces } pola
       *[other] { $spaces } pól
    } w stronę stolicy gracza { $towards }
duel-then-gift = { $gift }
    .mark = { $gift }
    .told = { $seat } bierze z karty { $gift }
duel-then-control = salę { $chamber } kontroluje wtedy { $seat }
    .mark = { $chamber }
    .told = Salę { $chamber } kontroluje teraz { $seat }
duel-then-uncontrolled = nikt już nie kontroluje sali { $chamber }
    .mark = { $chamber }: –
    .told = Nikt już nie kontroluje sali { $chamber }
duel-then-points = bieżące punkty: { $change }
    .mark = { $change }
duel-then-again = kolejna tura
    .mark = znowu
    .told = { $seat } rozgrywa kolejną turę
duel-then-ends = { $way ->
        [civilian] kończy grę
       *[other] wygrywa grę
    }
    .mark = { $way ->
        [civilian] kończy grę
       *[other] wygrywa grę
    }
    .told = { $way ->
        [military] Pion stoi w stolicy: dominacja militarna!
        [science] Sześć różnych symboli: dominacja naukowa!
        [politics] Wszystkie sale senatu w jednych rękach: dominacja polityczna!
       *[civilian] To była ostatnia karta: decydują punkty
    }
duel-then-asks-take_token = żeton
duel-then-asks-keep_token = żeton z pudełka
duel-then-asks-destroy = zniszcz kartę
duel-then-asks-restore = zbuduj odrzuconą kartę
duel-then-asks-place_god = połóż bóstwo
duel-then-asks-take_from_enki = żeton Enkiego
duel-then-asks-consult_deck = bóstwo z talii
duel-then-asks-summon = wybierz bóstwo
duel-then-asks-stack_deck = odłóż bóstwa
duel-then-asks-lay_snake = wąż
duel-then-asks-steal_card = zabierz kartę
duel-then-asks-strike = odrzuć dowolną kartę
duel-then-asks-unbuild = opróżnij cud
duel-then-asks-raise_wonder = cud za darmo
duel-then-asks-tuck = wsuń kartę
duel-then-asks-steal_wonder = zabierz cud
duel-then-asks-place_minerva = Minerwa
duel-then-asks-drop_loot = znaczniki militarne
duel-then-asks-use_loot = znacznik militarny
duel-then-asks-politics = akcje w senacie
duel-then-asks-place_or_plot = znacznik albo spisek
duel-then-asks-place_cube = umieść znacznik
duel-then-asks-move_cube = przesuń znacznik
duel-then-asks-remove_cube = usuń znacznik
duel-then-asks-keep_plot = spisek
duel-then-asks-trigger_unprepared = aktywuj spisek
duel-then-asks-lock_token = wyłącz żeton
duel-then-asks-build_from_row = zbuduj z najdalszego rzędu
duel-then-asks-build_removed = zbuduj odłożoną kartę
duel-then-asks-take_from_box = żeton z pudełka
duel-then-asks-discard_available = odrzuć kartę
duel-then-asks-swap_cards = wymień karty
duel-then-asks-move_decree = przenieś dekret
duel-then-asks-destroy_wonder = zniszcz cud

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
duel-group-minerva = pole (A9 i B9 to stolice, 0 to środek):
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
duel-item-place = { $card }, miejsce { $place }

## Nazwy złożone z innych

duel-decree-unseen = zakryty dekret
duel-god-unseen = bóstwo (mitologia { $mythology })
duel-gift-mythology = żeton mitologii ({ $mythology })
duel-gift-offering = żeton ofiary { $value }
duel-loot-coins = { $coins ->
        [one] 1 moneta
        [few] { $coins } monety
       *[other] { $coins } monet
    }
duel-loot-small = umieszczenie znacznika
duel-loot-large = usunięcie i przesunięcie znacznika

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
