### 7 Cudów Świata: Pojedynek: opcje, efekty, pytania i zdania.

duel-title = 7 Cudów Świata: Pojedynek

## Opcje zasad

duel-option-wonders-draft = gracze wybierają cuda po kolei
duel-option-wonders-first_game = stałe cuda z pierwszej rozgrywki, bez wyboru
duel-option-middle-last_starts = pion na środku po epoce: zaczyna ten, kto wziął ostatnią kartę
duel-option-middle-last_chooses = pion na środku po epoce: kto wziął ostatnią kartę, wybiera, kto zacznie
duel-option-library-secret = żetony z Biblioteki widzi tylko jej budowniczy
duel-option-library-open = żetony z Biblioteki widzą obaj gracze

## Stół

duel-heading-draft = Wybór cudów
duel-heading-turn = wybiera { $name }
duel-heading-military = Militaria
duel-heading-tokens = Postęp: { $tokens }
duel-heading-discard = Odrzucone: { $count }
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
duel-column-card = karta
duel-column-build = budowa
duel-column-theirs = dla { $seat }
duel-column-discard = odrzut

## Efekty w kilku znakach

duel-gist-coins = { $n }m
duel-gist-points = { $n }pkt
duel-gist-shields = { $n }t

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

duel-link-free-with = (za darmo z symbolem: { $link })
duel-link-gives = (daje symbol: { $link })

## Pytania

duel-ask-draft = Który cud bierzesz?
duel-ask-take-token = Para symboli: który żeton postępu bierzesz?
duel-ask-keep-token = Biblioteka: który żeton postępu zatrzymujesz?
duel-ask-destroy = Którą kartę przeciwnika niszczysz?
duel-ask-restore = Mauzoleum: którą z odrzuconych kart budujesz?
duel-ask-starter = Kto zaczyna następną epokę?

## Akcje w kilku słowach

duel-do-draft = bierze cud { $wonder }
duel-do-build = buduje: { $card }, { $coins ->
        [0] za darmo
        [one] za 1 monetę
        [few] za { $coins } monety
       *[other] za { $coins } monet
    }
duel-do-discard = odrzuca: { $card } (+{ $coins })
duel-do-wonder = buduje cud { $wonder } kartą { $card }, { $coins ->
        [0] za darmo
        [one] za 1 monetę
        [few] za { $coins } monety
       *[other] za { $coins } monet
    }
duel-do-progress = bierze żeton { $token }
duel-do-destroy = niszczy: { $card }
duel-do-restore = buduje z odrzuconych: { $card }
duel-do-begin = zaczyna miejsce { $seat }

## Dziennik

duel-log-act = { $name } – { $what }
duel-log-turned-up = Odkryto: { $card }
duel-log-drawn = Z pudełka dobrano: { $token }
duel-log-drawn-unseen = { $name } – dobiera żeton postępu z pudełka
