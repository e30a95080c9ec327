### Strona: stół gry 7 Cudów Świata: Architekci.

## Obszary i nagłówki

arch-others = Pozostali gracze w kolejności tur, od lewej
arch-neighbour-left = sąsiad z lewej
arch-neighbour-right = sąsiad z prawej
arch-chapter = Etap { $stages } z 5

## Stosy

arch-side-left = Lewy
arch-side-centre = Główny
arch-side-right = Prawy
arch-side-far = poza zasięgiem
arch-decks = Co zostało w stosach
arch-below = Co może jeszcze przyjść
arch-decks-help = Wszyscy wiedzą, co leży pod wierzchnią kartą każdego stosu, ale nie w jakiej kolejności.
arch-deck-take = Weź wierzchnią kartę
arch-deck-extra = Weź dodatkową kartę
arch-deck-fetch = Weź wierzchnią kartę
arch-deck-search = Przejrzyj stos
arch-deck-open = Pokaż, co zostało w stosie
arch-deck-of = stos cudu { $wonder }
arch-deck-down = Wierzchnia karta jest zakryta.
arch-deck-seen = Zna ją tylko ten, kto ją podejrzał.
arch-deck-empty = pusty
arch-deck-count = { $count ->
        [one] 1 karta.
        [few] { $count } karty.
       *[other] { $count } kart.
    }
arch-deck-top = Na wierzchu leży { $card }, a pod spodem w nieznanej kolejności:
arch-deck-known = Wierzch zna: { $names }
arch-look = Najpierw podejrzyj wierzch stosu głównego

## Co daje akcja

arch-mark-complete = kończy twój cud
arch-mark-stages = starczy na { $stages }
arch-mark-stages-words = pozwoli zbudować: { $stages }
arch-mark-set = tworzy zestaw
arch-mark-set-words = tworzy zestaw: { $set }
arch-mark-extra = { $count ->
        [one] dodatkowa karta
        [few] { $count } dodatkowe karty
       *[other] { $count } dodatkowych kart
    }
arch-mark-extra-words = daje dodatkową kartę dzięki: { $tokens }
arch-mark-battle = { $won ->
        [0] bitwa
       *[other] bitwa: { $won } ★
    }
arch-mark-battle-words = { $won ->
        [0] prowadzi do bitwy; na razie nic z niej nie masz
        [one] prowadzi do bitwy; na razie zdobywasz w niej żeton zwycięstwa
        [few] prowadzi do bitwy; na razie zdobywasz w niej { $won } żetony zwycięstwa
       *[other] prowadzi do bitwy; na razie zdobywasz w niej { $won } żetonów zwycięstwa
    }
arch-mark-horns = { $count ->
        [one] odwraca 1 znacznik konfliktu na stronę bitewną
        [few] odwraca { $count } znaczniki konfliktu na stronę bitewną
       *[other] odwraca { $count } znaczników konfliktu na stronę bitewną
    }
arch-then-take_token = żeton postępu
arch-then-any_deck = karta z dowolnego stosu
arch-then-search_deck = jedna z pięciu kart
arch-then-keep = karty do wyboru
arch-then-use_effect = efekt cudu

## Wybory

arch-build = Zbuduj { $stage }
arch-pay-with = Zapłać:
arch-pay-others = { $count ->
        [one] 1 inny sposób zapłaty
        [few] { $count } inne sposoby zapłaty
       *[other] { $count } innych sposobów zapłaty
    }
arch-stage-effect = Efekt: { $effect }
arch-exchange = Oddaj { $set } za żeton postępu
arch-end = Zakończ turę
arch-duty-build = Stać cię na etap, więc trzeba go zbudować przed końcem tury.
arch-duty-exchange = Zestaw zielonych kart trzeba oddać przed końcem tury.
arch-duty-extra = Dodatkową kartę trzeba wziąć przed końcem tury.
arch-end-without = { $count ->
        [one] Zakończ turę bez dodatkowej karty
        [few] Zakończ turę bez { $count } dodatkowych kart
       *[other] Zakończ turę bez { $count } dodatkowych kart
    }
arch-no-extra = Nie bierz dodatkowych kart
arch-blind = Wierzch stosu, zakryty
arch-use = Użyj efektu
arch-decline = Zrezygnuj z efektu
arch-log-secret = { $count ->
        [one] 1 karta pozostaje tajna
        [few] { $count } karty pozostają tajne
       *[other] { $count } kart pozostaje tajnych
    }
arch-log-offer = Cuda do wyboru: { $wonders }

## Miasta

arch-wonder = { $wonder }, zbudowane etapy: { $stages } z 5
arch-wonder-worth = Wszystkie etapy razem: { $points }.
arch-wonder-deck = Stos tego cudu:
arch-rival = { $wonder }, zbudowane etapy: { $stages } z 5; { $points }; tarcze: { $shields }; żetony zwycięstwa: { $victory }.
arch-stage-built = zbudowany
arch-stage-affordable = można teraz zbudować
arch-stage-duty = trzeba zbudować przed końcem tury
arch-stage-missing = { $missing ->
        [one] następny, brakuje 1 surowca
       *[other] następny, brakuje { $missing } surowców
    }
arch-stage-closed = najpierw etapy pod nim
arch-several = { $count } × { $name }
arch-no-cards = Jeszcze bez kart
arch-token-armed = Można jeszcze użyć w tej turze
arch-token-spent = Użyty w tej turze
arch-strength = Twoje tarcze: { $mine }. Dla porównania: { $others }.
arch-battle-now = { $won ->
        [0] Bitwa w tej chwili nie dałaby żetonu zwycięstwa.
        [one] Bitwa w tej chwili dałaby 1 żeton zwycięstwa.
        [few] Bitwa w tej chwili dałaby { $won } żetony zwycięstwa.
       *[other] Bitwa w tej chwili dałaby { $won } żetonów zwycięstwa.
    }
arch-battle-due = Bitwa na koniec tury
arch-tokens-help = Zestaw zielonych kart daje jeden z tych żetonów albo zakryty żeton z wierzchu stosu.

## Podpowiedzi

arch-advice-pick = Wybierz cud { $wonder }
arch-advice-look = Podejrzyj wierzch stosu głównego
arch-advice-take = { $from }: weź { $card }
arch-advice-extra = { $from }: weź dodatkowo { $card }
arch-advice-build = Zbuduj { $stage }, płacąc: { $cards }
arch-advice-exchange = Oddaj { $set }
arch-advice-token = Weź żeton { $token }
arch-advice-blind = Weź żeton z wierzchu stosu
arch-advice-fetch = { $from }: weź { $card }
arch-advice-search = { $from }: przejrzyj stos
arch-advice-keep = Zatrzymaj: { $card }
arch-advice-use = Użyj efektu
arch-advice-pass = Zrezygnuj
arch-advice-end = Zakończ turę

## Klawisze

arch-key-arrows = przejście między tym, co możesz zrobić
arch-key-enter = zrób to

## Koniec

arch-end-stages = Etapy
arch-end-wonder = { $name } ma ukończony cud: { $wonder }.
arch-end-decks = Wszystkie karty zostały wzięte.
arch-end-points = Najwięcej punktów: { $points }.
arch-end-by-stages = { $points ->
        [one] Przy równym wyniku, po 1 punkcie, decydują zbudowane etapy: { $stages }.
       *[other] Przy równym wyniku, po { $points } pkt, decydują zbudowane etapy: { $stages }.
    }
arch-end-tied = { $points ->
        [one] Mają po 1 punkcie i po tyle samo etapów: nikt nie prowadzi.
       *[other] Mają po { $points } pkt i po tyle samo etapów: nikt nie prowadzi.
    }
arch-end-wonders = Cuda
