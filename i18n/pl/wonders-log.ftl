### 7 Cudów Świata: opcje, pytania i zdania.

wonders-title = 7 Cudów Świata

## Opcje zasad

wonders-option-edition-first = karty i cuda z pierwszej edycji (2010)
wonders-option-edition-second = karty i cuda z drugiej edycji (2020)
wonders-option-wonders-random = cuda rozdziela się losowo
wonders-option-wonders-chosen = gracze wybierają cuda po kolei, od pierwszego miejsca przy stole
wonders-option-wonders-first_game = cuda rozdziela się losowo, a wszyscy grają stroną A, w drugiej edycji dzienną
wonders-option-sides-random = każdy dostaje losową stronę swojego cudu
wonders-option-sides-a = wszyscy grają stroną A, w drugiej edycji dzienną
wonders-option-sides-b = wszyscy grają stroną B, w drugiej edycji nocną
wonders-option-sides-chosen = każdy wybiera stronę swojego cudu
wonders-option-last_card-babylon_first = Babilon zagrywa ostatnią kartę, potem Halikarnas przegląda stos kart odrzuconych
wonders-option-last_card-halicarnassus_first = Halikarnas przegląda stos kart odrzuconych, potem Babilon zagrywa ostatnią kartę

## Sposoby zakończenia gry

wonders-ending-points = najwięcej punktów

## Stół

wonders-heading-start = Przed pierwszą erą
wonders-heading-over = Koniec gry
wonders-heading-turn = { $age }, tura { $turn } z { $turns }
wonders-heading-left = Karty idą w lewo ←
wonders-heading-right = Karty idą w prawo →
wonders-heading-discarded = Odrzucone: { $count }
wonders-city-you-win = wygrywasz
wonders-city-tie = remis
wonders-city-you-lose = przegrywasz
wonders-city-tokens = konflikty +{ $won } −{ $lost }
wonders-city-free-build = jedna karta za darmo
wonders-city-makes = zasoby { $what }
wonders-city-sells = sprzedaje { $what }
wonders-free = darmo
wonders-refused-owned = (już ją masz)
wonders-refused-resources = (brak zasobów)
wonders-refused-coins = (za mało monet)
wonders-column-card = Karta
wonders-column-cost = Koszt
wonders-column-build = Budowa
wonders-column-stage = Etap { $stage }
wonders-column-no-stage = Etapy stoją
wonders-column-discard = Odrzuć
wonders-column-next = { $seat } płaci
wonders-pile-closed = { $count ->
        [one] Leży tam jedna zakryta karta.
        [few] Leżą tam { $count } zakryte karty.
       *[other] Leży tam { $count } zakrytych kart.
    }
wonders-hand-unseen = { $name } ma na ręce { $size ->
        [one] jedną kartę, której nie znasz.
        [few] { $size } karty, których nie znasz.
       *[other] { $size } kart, których nie znasz.
    }
wonders-hand-seen = { $gone ->
        [0] { $name } ma na ręce to, co było w twojej turze { $turn }: { $cards }
        [one] { $name } ma na ręce to, co było w twojej turze { $turn }, bez jednej zabranej po kryjomu karty: { $cards }
       *[other] { $name } ma na ręce to, co było w twojej turze { $turn }, bez { $gone } zabranych po kryjomu kart: { $cards }
    }

## Miasto, karta albo cud w całości

wonders-points = { $n ->
        [one] 1 punkt
        [few] { $n } punkty
       *[other] { $n } punktów
    }
wonders-coins = { $n ->
        [one] 1 moneta
        [few] { $n } monety
       *[other] { $n } monet
    }
wonders-shields = { $n ->
        [one] 1 tarcza
        [few] { $n } tarcze
       *[other] { $n } tarcz
    }
wonders-full-stage = [ ] etap { $stage }, { $cost }: { $effects }
wonders-full-stage-built = [x] etap { $stage }, { $cost }: { $effects }
wonders-full-stage-over = [x] etap { $stage }, { $cost }: { $effects } (pod nim: { $card })
wonders-full-sold = Zasoby, także na sprzedaż: { $what }
wonders-full-kept = Zasoby tylko dla siebie: { $what }
wonders-full-prices = Za surowiec płaci { $raw_left } z lewej i { $raw_right } z prawej, za dobro { $left } i { $right }.
wonders-full-copies = Kopiuje gildię sąsiada, która jest teraz najwięcej warta: { $card }
wonders-full-cost = koszt: { $cost }
wonders-full-no-cost = nic nie kosztuje
wonders-full-free-with = za darmo dzięki: { $cards }
wonders-full-makes-free = daje za darmo: { $cards }
wonders-full-wonder = { $wonder }, { $side }: daje { $resource ->
        [ruda] rudę
        [glina] glinę
        [tkanina] tkaninę
       *[other] { $resource }
    }; etapy { $stages }
wonders-components-guilds = { $count ->
        [few] W grze są { $count } losowo dobrane gildie
       *[other] W grze jest { $count } losowo dobranych gildii
    }
wonders-components-tokens = żetony zwycięstwa warte w kolejnych erach { $points }; żetony porażki warte −1
wonders-components-coins = monety: { $start } dla każdego gracza na początku, { $discard } za odrzuconą kartę

## Efekty w kilku znakach

wonders-gist-coins = { $n }m
wonders-gist-points = { $n }pkt
wonders-gist-shields = { $n }t
wonders-gist-any_symbol = dow. symbol
wonders-gist-stage = etap
wonders-gist-defeat = porażka
wonders-gist-if_complete = { $n }pkt za [xxx]
wonders-gist-last_card = ost. karta
wonders-gist-from_discard = z odrzuc.
wonders-gist-free_build = darmowa karta
wonders-gist-copy_guild = kopia gildii
wonders-gist-free_color = darmowe kolory
wonders-gist-free_first = tura 1 darmo
wonders-gist-free_last = tura 6 darmo

## Pytania: `wonders-ask-` i słowo pytania

wonders-ask-pick_wonder = Który cud wybierasz?
wonders-ask-choose_side = Którą stroną swojego cudu grasz?
wonders-ask-choose_card = Którą kartę zagrywasz i jak?
wonders-ask-last_card = Babilon zagrywa też ostatnią kartę ery: co z nią robisz?
wonders-ask-fetch = Halikarnas: którą kartę ze stosu kart odrzuconych budujesz?

## Zapłata. Kilka części łączy przecinek; `$seat` to imię sąsiada, który dostaje monety.

wonders-payment-bank = { $coins ->
        [one] 1 moneta do banku
        [few] { $coins } monety do banku
       *[other] { $coins } monet do banku
    }
wonders-payment-seat = { $coins ->
        [one] { $seat } dostaje 1 monetę
        [few] { $seat } dostaje { $coins } monety
       *[other] { $seat } dostaje { $coins } monet
    }

## Dwaj sąsiedzi i ich tarcze. Kilka par łączy przecinek.

wonders-pair = { $one } { $shields } { $other }

## Czyny: `wonders-do-`, słowo czynu i strona, jeśli ją ma. Wartość to wybór w kilku słowach,
## `.told` to wpis w dzienniku o tym, kto to zrobił. Wstawki to pola czynu: `$wonder` to nazwa miasta,
## `$payment` to zapłata z góry albo `none`, `$voyage` statki, które ruszają wraz z tym, albo `none`, `$wonders` i `$sides` mają przed każdym wpisem imię gracza.

wonders-do-build = { $voyage ->
        [none] { $payment ->
            [none] zbuduj: { $card }
           *[other] zbuduj: { $card } ({ $payment })
        }
       *[other] { $payment ->
            [none] zbuduj: { $card }; { $voyage }
           *[other] zbuduj: { $card } ({ $payment }); { $voyage }
        }
    }
    .told = { $voyage ->
        [none] { $payment ->
            [none] { $name } buduje: { $card }
           *[other] { $name } buduje: { $card } ({ $payment })
        }
       *[other] { $payment ->
            [none] { $name } buduje: { $card }; { $voyage }
           *[other] { $name } buduje: { $card } ({ $payment }); { $voyage }
        }
    }
wonders-do-build_chain = { $voyage ->
        [none] { $payment ->
            [none] zbuduj za darmo: { $card } (dzięki karcie { $from })
           *[other] zbuduj za darmo: { $card } (dzięki karcie { $from }) ({ $payment })
        }
       *[other] { $payment ->
            [none] zbuduj za darmo: { $card } (dzięki karcie { $from }); { $voyage }
           *[other] zbuduj za darmo: { $card } (dzięki karcie { $from }) ({ $payment }); { $voyage }
        }
    }
    .told = { $voyage ->
        [none] { $payment ->
            [none] { $name } buduje za darmo: { $card } (dzięki karcie { $from })
           *[other] { $name } buduje za darmo: { $card } (dzięki karcie { $from }) ({ $payment })
        }
       *[other] { $payment ->
            [none] { $name } buduje za darmo: { $card } (dzięki karcie { $from }); { $voyage }
           *[other] { $name } buduje za darmo: { $card } (dzięki karcie { $from }) ({ $payment }); { $voyage }
        }
    }
wonders-do-build_free = { $voyage ->
        [none] { $payment ->
            [none] zbuduj za darmo: { $card } (zdolność cudu { $wonder })
           *[other] zbuduj za darmo: { $card } (zdolność cudu { $wonder }) ({ $payment })
        }
       *[other] { $payment ->
            [none] zbuduj za darmo: { $card } (zdolność cudu { $wonder }); { $voyage }
           *[other] zbuduj za darmo: { $card } (zdolność cudu { $wonder }) ({ $payment }); { $voyage }
        }
    }
    .told = { $voyage ->
        [none] { $payment ->
            [none] { $name } buduje za darmo: { $card } (zdolność cudu { $wonder })
           *[other] { $name } buduje za darmo: { $card } (zdolność cudu { $wonder }) ({ $payment })
        }
       *[other] { $payment ->
            [none] { $name } buduje za darmo: { $card } (zdolność cudu { $wonder }); { $voyage }
           *[other] { $name } buduje za darmo: { $card } (zdolność cudu { $wonder }) ({ $payment }); { $voyage }
        }
    }
wonders-do-stage = { $voyage ->
        [none] { $payment ->
            [none] zbuduj etap { $stage } cudu { $wonder } kartą { $card }
           *[other] zbuduj etap { $stage } cudu { $wonder } kartą { $card } ({ $payment })
        }
       *[other] { $payment ->
            [none] zbuduj etap { $stage } cudu { $wonder } kartą { $card }; { $voyage }
           *[other] zbuduj etap { $stage } cudu { $wonder } kartą { $card } ({ $payment }); { $voyage }
        }
    }
    .told = { $voyage ->
        [none] { $payment ->
            [none] { $name } buduje etap { $stage } cudu { $wonder } kartą { $card }
           *[other] { $name } buduje etap { $stage } cudu { $wonder } kartą { $card } ({ $payment })
        }
       *[other] { $payment ->
            [none] { $name } buduje etap { $stage } cudu { $wonder } kartą { $card }; { $voyage }
           *[other] { $name } buduje etap { $stage } cudu { $wonder } kartą { $card } ({ $payment }); { $voyage }
        }
    }
wonders-do-stage_hidden =
    .told = { $voyage ->
        [none] { $payment ->
            [none] { $name } buduje etap { $stage } cudu { $wonder }
           *[other] { $name } buduje etap { $stage } cudu { $wonder } ({ $payment })
        }
       *[other] { $payment ->
            [none] { $name } buduje etap { $stage } cudu { $wonder }; { $voyage }
           *[other] { $name } buduje etap { $stage } cudu { $wonder } ({ $payment }); { $voyage }
        }
    }
wonders-do-discard = { $coins ->
        [one] odrzuć: { $card } (+1 moneta)
        [few] odrzuć: { $card } (+{ $coins } monety)
       *[other] odrzuć: { $card } (+{ $coins } monet)
    }
    .told = { $coins ->
        [one] { $name } odrzuca: { $card } (+1 moneta)
        [few] { $name } odrzuca: { $card } (+{ $coins } monety)
       *[other] { $name } odrzuca: { $card } (+{ $coins } monet)
    }
wonders-do-discard_hidden =
    .told = { $coins ->
        [one] { $name } odrzuca kartę (+1 moneta)
        [few] { $name } odrzuca kartę (+{ $coins } monety)
       *[other] { $name } odrzuca kartę (+{ $coins } monet)
    }
wonders-do-fetch = zbuduj ze stosu kart odrzuconych: { $card }
    .told = { $name } buduje ze stosu kart odrzuconych: { $card }
wonders-do-decline = nie buduj nic ze stosu kart odrzuconych
    .told = { $name } nie buduje nic ze stosu kart odrzuconych
wonders-do-pick = wybierz miasto { $wonder }
    .told = { $name } wybiera miasto { $wonder }
wonders-do-pick_side-a = wybierz miasto { $wonder }, strona A
    .told = { $name } wybiera miasto { $wonder }, strona A
wonders-do-pick_side-b = wybierz miasto { $wonder }, strona B
    .told = { $name } wybiera miasto { $wonder }, strona B
wonders-do-pick_side-day = wybierz miasto { $wonder }, strona dzienna
    .told = { $name } wybiera miasto { $wonder }, strona dzienna
wonders-do-pick_side-night = wybierz miasto { $wonder }, strona nocna
    .told = { $name } wybiera miasto { $wonder }, strona nocna
wonders-do-choose_side-a = graj stroną A miasta { $wonder }
    .told = { $name } gra stroną A miasta { $wonder }
wonders-do-choose_side-b = graj stroną B miasta { $wonder }
    .told = { $name } gra stroną B miasta { $wonder }
wonders-do-choose_side-day = graj stroną dzienną miasta { $wonder }
    .told = { $name } gra stroną dzienną miasta { $wonder }
wonders-do-choose_side-night = graj stroną nocną miasta { $wonder }
    .told = { $name } gra stroną nocną miasta { $wonder }
wonders-do-wonders_dealt =
    .told = Rozdano cuda. { $wonders }
wonders-do-sides_dealt =
    .told = Rozlosowano strony. { $sides }
wonders-do-hands_dealt =
    .told = { $age ->
        [1] Zaczyna się era I. Twoje karty: { $hand }
        [2] Zaczyna się era II. Twoje karty: { $hand }
       *[3] Zaczyna się era III. Twoje karty: { $hand }
    }
wonders-do-hands_dealt_hidden =
    .told = { $age ->
        [1] Zaczyna się era I
        [2] Zaczyna się era II
       *[3] Zaczyna się era III
    }

## Następstwa: `wonders-then-` i słowo następstwa. Wartość mówi, co da wybór, `.mark` mówi to w słowie lub dwóch,
## `.told` to wpis w dzienniku. Wstawki to pola następstwa.

wonders-then-sold = { $coins ->
        [one] { $seat } dostaje 1 monetę, płaci { $buyer }
        [few] { $seat } dostaje { $coins } monety, płaci { $buyer }
       *[other] { $seat } dostaje { $coins } monet, płaci { $buyer }
    }
wonders-then-card_coins = { $coins ->
        [one] daje 1 monetę
        [few] daje { $coins } monety
       *[other] daje { $coins } monet
    }
    .mark = { $coins ->
        [one] +1 moneta
        [few] +{ $coins } monety
       *[other] +{ $coins } monet
    }
    .told = { $coins ->
        [one] { $card }: { $seat } dostaje 1 monetę
        [few] { $card }: { $seat } dostaje { $coins } monety
       *[other] { $card }: { $seat } dostaje { $coins } monet
    }
wonders-then-stage_coins = { $coins ->
        [one] daje 1 monetę
        [few] daje { $coins } monety
       *[other] daje { $coins } monet
    }
    .mark = { $coins ->
        [one] +1 moneta
        [few] +{ $coins } monety
       *[other] +{ $coins } monet
    }
    .told = { $coins ->
        [one] { $seat } dostaje za etap 1 monetę
        [few] { $seat } dostaje za etap { $coins } monety
       *[other] { $seat } dostaje za etap { $coins } monet
    }
wonders-then-wonder_complete = kończy twój cud
    .mark = kończy twój cud
    .told = { $seat } kończy budowę cudu: { $wonder }
wonders-then-may_fetch = pozwala zbudować kartę ze stosu kart odrzuconych
    .mark = ze stosu odrzuconych
wonders-then-nothing_to_fetch = na stosie kart odrzuconych nie ma nic do zbudowania
    .told = { $seat } nie znajduje na stosie kart odrzuconych nic do zbudowania
wonders-then-points = bieżące punkty: { $change }
    .mark = { $change }
wonders-then-put_away = pozostałe karty trafiają na stos kart odrzuconych
    .told = { $count ->
        [one] Na stos kart odrzuconych trafia jedna pozostała karta
        [few] Na stos kart odrzuconych trafiają { $count } pozostałe karty
       *[other] Na stos kart odrzuconych trafia { $count } pozostałych kart
    }
wonders-then-last_card = { $seat } zagrywa ostatnią kartę ery
wonders-then-passed = { $to ->
        [left] karty idą w lewo
       *[right] karty idą w prawo
    }
wonders-then-shields = twoje tarcze przeciw tarczom sąsiadów: po lewej { $left }, po prawej { $right }
    .mark = lewy { $left }, prawy { $right }
wonders-then-conflicts = prowadzi do konfliktów na koniec ery
    .told = { $age ->
        [1] Konflikty ery I. Tarcze: { $pairs }
        [2] Konflikty ery II. Tarcze: { $pairs }
       *[3] Konflikty ery III. Tarcze: { $pairs }
    }
wonders-then-victory = { $count ->
        [one] zdobywa żeton zwycięstwa (wart { $points } pkt)
        [few] zdobywa { $count } żetony zwycięstwa (razem warte { $points } pkt)
       *[other] zdobywa { $count } żetonów zwycięstwa (razem wartych { $points } pkt)
    }
    .told = { $count ->
        [one] { $seat } zdobywa żeton zwycięstwa (wart { $points } pkt)
        [few] { $seat } zdobywa { $count } żetony zwycięstwa (razem warte { $points } pkt)
       *[other] { $seat } zdobywa { $count } żetonów zwycięstwa (razem wartych { $points } pkt)
    }
wonders-then-defeat = { $count ->
        [one] otrzymuje żeton porażki
        [few] otrzymuje { $count } żetony porażki
       *[other] otrzymuje { $count } żetonów porażki
    }
    .told = { $count ->
        [one] { $seat } otrzymuje żeton porażki
        [few] { $seat } otrzymuje { $count } żetony porażki
       *[other] { $seat } otrzymuje { $count } żetonów porażki
    }
wonders-then-no_conflict = nikt nie jest silniejszy od sąsiada
    .told = Nikt nie jest silniejszy od sąsiada
wonders-then-ends = kończy grę
    .mark = kończy grę

## Znaki na stole

wonders-legend =
    ← to następny gracz, twój lewy sąsiad, → to poprzedni, twój prawy sąsiad. ←2 to 2 monety w lewo, →1 jedna w prawo, 1m
    jedna do banku, « Rynek za darmo dzięki karcie Rynek. Przy sąsiedzie widać, co i za ile sprzedaje oraz jak skończyłby się teraz konflikt.
    Za imieniem stoją bieżące punkty. Etap [x] już stoi, etap [ ] jeszcze nie, a za nim jest jego koszt.
    ■ surowce, □ dobra, ◆ budowle cywilne, ● handlowe, × militarne, ▲ naukowe, ★ gildie.
    m monety, pkt punkty, t tarcze; ■←1m: surowce z lewej kosztują 1 monetę. 2t ←3:2→3:4: twoje tarcze
    i tarcze obu sąsiadów po zbudowaniu karty. 1pkt/■: punkt za każdą własną brązową kartę,
    /←■→ za karty obu sąsiadów, /←+■→ za karty całej trójki. Zasoby: { $letters }.
    Kolumny Budowa, Etap i Odrzuć mają numery wyborów; odrzucona karta daje 3 monety. Ostatnia kolumna mówi, ile za kartę
    zapłaciłby monet ten, kto dostanie twoje karty. ręce mówi, co wiesz o kartach innych.
