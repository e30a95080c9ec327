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

## Wybory

arch-build = Zbuduj { $stage }
arch-pay-with = Zapłać:
arch-pay-others = { $count ->
        [one] 1 inny sposób zapłaty
        [few] { $count } inne sposoby zapłaty
       *[other] { $count } innych sposobów zapłaty
    }
arch-stage-effect = Efekt: { $effect }
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
