### Strona: stół gry 7 Cudów Świata.

## Obszary i nagłówki

won-title = Stół gry 7 Cudów Świata
won-chapter = { $age } · { $turn }
won-turn = Tura { $turn } z { $turns }
won-turn-last = Ostatnia karta
won-passes-left = Karty wędrują w lewo; dostaje je { $name }
won-passes-right = Karty wędrują w prawo; dostaje je { $name }
won-others = Pozostałe miasta w kolejności miejsc, od lewej
won-far = Miasta po drugiej stronie stołu
won-neighbour-left = lewy sąsiad
won-neighbour-right = prawy sąsiad
won-pile = { $count ->
        [one] Stos kart odrzuconych: 1 karta
        [few] Stos kart odrzuconych: { $count } karty
       *[other] Stos kart odrzuconych: { $count } kart
    }
won-hand = Twoja ręka
won-hand-none = Przyglądasz się grze: karty na ręce są tajne.
won-hand-empty = Nie masz kart na ręce.

## Ilości

won-units = { $count } × { $what }
won-nothing = nic

## Miasta

won-city = { $wonder }, etapy: { $stages } z { $all }; { $points }; { $coins }; { $shields }.
won-city-none = Nic jeszcze nie jest rozstrzygnięte.
won-stage = Etap { $stage }: { $effect }
won-stage-cost = koszt: { $cost }
won-stage-built = zbudowany
won-stage-next = można go teraz zbudować
won-sealed = wybór dokonany
won-thinks = jeszcze wybiera
won-produces = Produkuje
won-prices = { $name }: surowiec kosztuje { $raw }, wyrób { $manufactured }.
won-conflict = Tarcze { $mine } do { $theirs }: { $result ->
        [won] na razie wygrywasz
        [lost] na razie przegrywasz
       *[tied] na razie nikt nie wygrywa
    }
won-conflicts = Konflikty, { $age }
won-conflicts-box = Konflikty ostatniej ery
won-conflicts-close = Schowaj konflikty
won-conflict-tie = { $left } i { $right } mają równe siły: { $shields }
won-conflict-win = { $winner } wygrywa, { $loser } przegrywa: { $shields }
won-science = Nauka: cyrkle { $compass }, koła zębate { $gear }, tabliczki { $tablet }, dowolne { $any }; { $sets ->
        [one] 1 zestaw
        [few] { $sets } zestawy
       *[other] { $sets } zestawów
    }; { $points }.
won-victories = { $count ->
        [one] 1 zwycięstwo, { $age }
        [few] { $count } zwycięstwa, { $age }
       *[other] { $count } zwycięstw, { $age }
    }
won-defeats = { $count ->
        [one] 1 porażka
        [few] { $count } porażki
       *[other] { $count } porażek
    }
won-no-cards = Nie ma jeszcze budowli
won-free-build = W tej erze można jeszcze zbudować jedną kartę za darmo
won-copies = Na razie kopiuje: { $card }
won-coins-change = monety: { $change }

## Ręka

won-card = { $name }, { $color }. Koszt: { $cost }. { $price }
won-price = { $coins ->
        [0] Możesz zbudować bez wydawania monet.
        [one] Możesz zbudować za 1 monetę.
        [few] Możesz zbudować za { $coins } monety.
       *[other] Możesz zbudować za { $coins } monet.
    }
won-price-chain = Za darmo dzięki budowli: { $card }.
won-refused-owned = W twoim mieście stoi już taka budowla.
won-refused-resources = Nikt nie sprzeda ci tego, czego brakuje.
won-refused-coins = Masz za mało monet.
won-passed-on = { $price ->
        [no] Jeśli podasz ją dalej, dostanie ją { $name }, ale nie może jej teraz zbudować
        [0] Jeśli podasz ją dalej, dostanie ją { $name } i może zbudować za darmo
        [one] Jeśli podasz ją dalej, dostanie ją { $name } i może zbudować za 1 monetę
        [few] Jeśli podasz ją dalej, dostanie ją { $name } i może zbudować za { $price } monety
       *[other] Jeśli podasz ją dalej, dostanie ją { $name } i może zbudować za { $price } monet
    }
won-passed-on-points = { $name }: { $points }
won-ask-held = { $card }: co z tą kartą?
won-use-build = Zbuduj
won-use-free = Zbuduj za darmo
won-use-chain = Zbuduj za darmo: { $card }
won-use-stage = Etap { $stage }
won-use-discard = Odrzuć
won-pay-none = bez opłaty
won-sealed-card = Twój wybór leży zakryty: { $what }
won-prompt = Dotknij karty z ręki.
won-prompt-again = Możesz jeszcze zmienić wybór.
won-hands = Karty, które były w twojej ręce
won-hands-help = Karty, które były u ciebie, bez tych, które ktoś już zbudował.
won-hand-of = { $count ->
        [one] { $name }: 1 karta na ręce
        [few] { $name }: { $count } karty na ręce
       *[other] { $name }: { $count } kart na ręce
    }
won-hands-unseen = W tej erze nie było u ciebie kart, które mają: { $names }.
won-hand-seen = Były u ciebie w turze { $turn }. { $gone ->
        [0] Zostało z nich:
        [one] Jedną z nich zabrano po kryjomu:
        [few] { $gone } z nich zabrano po kryjomu:
       *[other] { $gone } z nich zabrano po kryjomu:
    }
won-gone = Ubyło z tej ręki od tury { $turn }:

## Klawisze

won-key-arrows = przechodzenie między kartami na ręce i tym, co możesz zrobić
won-key-enter = obejrzenie karty albo wykonanie tego, co jest zaznaczone

## Koniec

won-end-points = Najwięcej punktów: { $points }.
won-end-coins = Punktów jest po równo: { $points }. Rozstrzygają monety: { $coins }.
won-end-tied = Mają po tyle samo punktów ({ $points }) i monet: nikt nie jest lepszy.
won-end-coins-column = Monety
won-end-cities = Miasta
