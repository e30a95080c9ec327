### Słowa strony dla Pojedynku: płatności, przebieg gry, koniec gry.

## Płatności: skąd pochodzi każda sztuka

page-pay-units-clay = { $units ->
        [one] 1 glina
        [few] { $units } gliny
       *[other] { $units } glin
    }
page-pay-units-wood = { $units ->
        [one] 1 drewno
        [few] { $units } drewna
       *[other] { $units } drewien
    }
page-pay-units-stone = { $units ->
        [one] 1 kamień
        [few] { $units } kamienie
       *[other] { $units } kamieni
    }
page-pay-units-glass = { $units ->
        [one] 1 szkło
        [few] { $units } szkła
       *[other] { $units } szkieł
    }
page-pay-units-papyrus = { $units ->
        [one] 1 papirus
        [few] { $units } papirusy
       *[other] { $units } papirusów
    }
page-pay-own = { $goods } z własnych kart
page-pay-choice = { $goods } z produkcji do wyboru
page-pay-waived = { $units ->
        [few] odpadają { $goods }
       *[other] odpada { $goods }
    }
page-pay-bought-clay = { $units ->
        [one] 1 glina kupiona za { $coins }
        [few] { $units } gliny kupione za { $coins }
       *[other] { $units } glin kupionych za { $coins }
    }
page-pay-bought-wood = { $units ->
        [one] 1 drewno kupione za { $coins }
        [few] { $units } drewna kupione za { $coins }
       *[other] { $units } drewien kupionych za { $coins }
    }
page-pay-bought-stone = { $units ->
        [one] 1 kamień kupiony za { $coins }
        [few] { $units } kamienie kupione za { $coins }
       *[other] { $units } kamieni kupionych za { $coins }
    }
page-pay-bought-glass = { $units ->
        [one] 1 szkło kupione za { $coins }
        [few] { $units } szkła kupione za { $coins }
       *[other] { $units } szkieł kupionych za { $coins }
    }
page-pay-bought-papyrus = { $units ->
        [one] 1 papirus kupiony za { $coins }
        [few] { $units } papirusy kupione za { $coins }
       *[other] { $units } papirusów kupionych za { $coins }
    }
page-pay-printed = { $coins ->
        [one] 1 moneta z kosztu karty
        [few] { $coins } monety z kosztu karty
       *[other] { $coins } monet z kosztu karty
    }
page-pay-link = za darmo dzięki białemu symbolowi: { $link }

## Karta w jednej linii

page-card-cost = koszt: { $cost }
page-card-free-with = za darmo z białym symbolem: { $link }
page-card-gives = daje biały symbol: { $link }

## Koniec gry

page-end-you-win = Wygrywasz!
page-end-wins = Wygrywa { $name }!
page-end-shared = { $names } dzielą się zwycięstwem
page-end-team = Razem wygrywają: { $names }
page-end-you-win-team = Razem wygrywacie: { $names }
page-end-winner = wygrywa
page-end-military = Dominacja militarna: pion konfliktu wkroczył do stolicy. { $winner } wygrywa natychmiast, a { $loser } może już tylko otworzyć bramy.
page-end-science = Dominacja naukowa: { $winner } ma { $symbols } różnych symboli i wygrywa natychmiast.
page-end-politics = Dominacja polityczna: { $winner } kontroluje wszystkie sześć sal senatu i wygrywa natychmiast.
page-end-resigned = { $loser } poddaje grę.
page-end-overdue = { $loser } nie ma już czasu.
page-end-civilian = Zwycięstwo cywilne: { $more } do { $less } w punktach.
page-end-blue = Obie strony mają po { $points } pkt. Przy remisie decydują punkty z niebieskich kart: { $more } do { $less }.
page-end-tied = Obie strony mają po { $points } pkt, a z samych niebieskich kart po { $blue } pkt: nikt nie jest lepszy.
page-end-pad = Notes punktacji
page-end-skip = Pomiń liczenie
page-end-not-points = O tej grze nie zdecydowały punkty. Notes pokazuje, ile ich było na koniec.
page-end-hidden = Czego nikt nie widział
page-end-hidden-help = Karty odłożone bez oglądania albo do końca zakryte, niewylosowane cuda, żetony postępu, które zostały w pudełku, i wszystko inne, co nie weszło do gry.
page-end-gods-waiting = Bóstwa, których nikt nie aktywował
page-end-gods-left = Bóstwa, których nikt nie wezwał
page-end-plots-of = Niewykorzystane spiski gracza { $name }
page-end-plots-left = Spiski, które zostały w talii
page-end-plots-unknown = Spiski w talii albo nadal tajne
page-end-secret-plot = spisek, który pozostaje tajny
page-end-decrees-left = Dekrety, które się nie pojawiły
page-end-fair = Czy rozdanie było uczciwe?
page-end-fair-help = Przed grą stół ogłosił odcisk (SHA-256) swojego sekretu. Sekret razem z tym, co dodali gracze, wyznaczył wszystkie losowania.
page-end-commitment = Odcisk ogłoszony przed rozdaniem
page-end-secret = Sekret ogłoszony teraz
page-end-contribution = Dodane przez gracza { $name }
page-end-verify = Żeby sprawdzić każdą kartę, pobierz zapis gry i uruchom:

## Rodzaje elementów

page-learn-kind-building = Budowle
page-learn-kind-senator = Senatorowie
page-learn-kind-wonder = Cuda
page-learn-kind-token = Żetony postępu
page-learn-kind-god = Bóstwa
page-learn-kind-decree = Dekrety
page-learn-kind-plot = Spiski
page-learn-kind-thing = Inne elementy
