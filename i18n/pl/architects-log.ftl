### 7 Cudów Świata: Architekci: opcje, pytania i zdania.

architects-title = 7 Cudów Świata: Architekci

## Opcje zasad

architects-option-wonders-random = cuda są losowane
architects-option-wonders-draft = losuje się o jeden cud więcej, niż jest graczy; wybierają, zaczynając od ostatniego
architects-option-wonders-chosen = gracze wybierają spośród wszystkich siedmiu cudów, zaczynając od pierwszego
architects-option-coins-free = monetą można zapłacić także zamiast posiadanej szarej karty
architects-option-coins-fewest = płaci się możliwie najmniejszą liczbą monet
architects-option-extra-may = z dodatkowej karty można zrezygnować
architects-option-extra-must = dodatkową kartę trzeba wziąć przed końcem tury
architects-option-extra_time-any_time = dodatkową kartę można wziąć w dowolnym momencie tej samej tury
architects-option-extra_time-at_once = dodatkową kartę bierze się przed wszystkim innym albo wcale
architects-option-new_tokens-later = nowy żeton postępu działa od następnego zdarzenia
architects-option-new_tokens-whole_turn = nowy żeton postępu działa na wszystko, co zaszło w tej turze
architects-option-economy-duty = kto może opłacić etap dzięki Ekonomii, musi go zbudować
architects-option-economy-free = Ekonomii nie trzeba używać
architects-option-engineering-once = Inżynieria działa na jeden etap w turze
architects-option-engineering-always = Inżynieria działa na każdy etap
architects-option-engineering_duty-free = Inżynierii nie trzeba używać
architects-option-engineering_duty-duty = kto może opłacić etap dzięki Inżynierii, musi go zbudować
architects-option-effects-must = efektu etapu trzeba użyć
architects-option-effects-may = z efektu etapu można zrezygnować
architects-option-search-open = karty, które ogląda Halikarnas, widzą wszyscy
architects-option-search-secret = karty, które ogląda Halikarnas, widzi tylko jego budowniczy
architects-option-victory-unlimited = żetonów zwycięstwa nie brakuje
architects-option-victory-limited = żetonów zwycięstwa jest 28, jak w pudełku
architects-option-no_card-skip = kto nie ma skąd wziąć karty, gra dalej bez niej
architects-option-no_card-end = gra kończy się, gdy gracz nie ma skąd wziąć karty

## Stół

architects-heading-wonders = Wybór cudów
architects-heading-turn = wybiera { $name }
architects-heading-over = Koniec gry
architects-heading-conflict = Konflikt: { $flipped } z { $count }
architects-heading-cat = Kot: { $name }
architects-heading-tokens = Postęp: { $tokens }
architects-heading-stack = Zakryte: { $count }
architects-heading-discard = Odrzucone: { $count }
architects-heading-centre = Stos główny: { $count }
architects-heading-centre-seen = Stos główny: { $count }, na wierzchu { $card }
architects-heading-centre-known = Stos główny: { $count }, wierzch zna { $seats }
architects-heading-searched = Znalezione: { $cards }
architects-heading-searched-unseen = Zakryte karty z tego stosu: { $count }
architects-nobody = nikt
architects-nothing = nic
architects-points = { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
architects-city-deck = Stos { $seat }: { $card } ({ $count })
architects-city-deck-empty = Stos { $seat } jest pusty
architects-city-shields = Tarcze: { $count }
architects-city-horns = Tarcze: { $count } (z rogami: { $horns })
architects-city-victory = Żetony zwycięstwa: { $count }
architects-city-cat = Kot
architects-city-tokens = Żetony: { $tokens }
architects-city-stage = [ ] { $stage }: { $cost }; { $points }
architects-city-stage-built = [x] { $stage }: { $cost }; { $points }
architects-city-left = W stosie { $seat } zostało: { $cards }
architects-centre-left = zostało kart: { $count } ({ $cards })

## Pytania: `architects-ask-` i słowo pytania

architects-ask-pick_wonder = Który cud wybierasz?
architects-ask-take = Którą kartę bierzesz?
architects-ask-act = Nic więcej nie trzeba robić. Co chcesz zrobić?
architects-ask-take_token = Który żeton postępu bierzesz?
architects-ask-any_deck = Aleksandria: z którego stosu bierzesz wierzchnią kartę?
architects-ask-search_deck = Halikarnas: który stos przeglądasz?
architects-ask-keep = Halikarnas: którą kartę zatrzymujesz? Pozostałe zostaną wtasowane z powrotem.
architects-ask-use_effect = Czy używasz efektu swojego cudu?
architects-ask-extras = { $count ->
        [one] Możesz wziąć dodatkową kartę.
        [few] Możesz wziąć { $count } dodatkowe karty.
       *[other] Możesz wziąć { $count } dodatkowych kart.
    }
architects-duty-build = Stać cię na etap, więc trzeba go zbudować przed końcem tury.
architects-duty-exchange = Zestaw zielonych kart trzeba oddać przed końcem tury.
architects-duty-extra = Dodatkową kartę trzeba wziąć przed końcem tury.

## Czyny: `architects-do-`, słowo czynu i strona, jeśli ją ma. Wartość to wybór w kilku słowach,
## `.told` to wpis w dzienniku o tym, kto to zrobił. Wstawki to pola czynu.

architects-do-pick = wybierz cud { $wonder }
    .told = { $name } wybiera cud { $wonder }
architects-do-look = najpierw podejrzyj wierzch stosu głównego
    .told = { $name } podgląda wierzch stosu głównego
architects-do-take-left = weź z lewej: { $card }
    .told = { $name } bierze z lewej: { $card }
architects-do-take-right = weź z prawej: { $card }
    .told = { $name } bierze z prawej: { $card }
architects-do-take-centre = weź wierzchnią kartę stosu głównego
    .told = { $name } bierze wierzchnią kartę stosu głównego
architects-do-extra-left = weź dodatkową kartę z lewej: { $card }
    .told = { $name } bierze dodatkową kartę z lewej: { $card }
architects-do-extra-right = weź dodatkową kartę z prawej: { $card }
    .told = { $name } bierze dodatkową kartę z prawej: { $card }
architects-do-extra-centre = weź dodatkową kartę ze stosu głównego
    .told = { $name } bierze dodatkową kartę ze stosu głównego
architects-do-build = zbuduj { $stage }, płacąc: { $payment }
    .told = { $name } buduje { $stage }, płacąc: { $payment }
architects-do-exchange = oddaj { $set } za żeton postępu
    .told = { $name } oddaje { $set } za żeton postępu
architects-do-token = weź żeton { $token }
    .told = { $name } bierze żeton { $token }
architects-do-blind = weź zakryty żeton z wierzchu stosu
    .told = { $name } bierze zakryty żeton z wierzchu stosu
architects-do-fetch = weź ze stosu { $deck }: { $card }
    .told = { $name } bierze ze stosu { $deck }: { $card }
architects-do-fetch_centre = weź wierzchnią kartę stosu głównego
    .told = { $name } bierze wierzchnią kartę stosu głównego
architects-do-search-left = przejrzyj lewy stos
    .told = { $name } przegląda lewy stos
architects-do-search-right = przejrzyj prawy stos
    .told = { $name } przegląda prawy stos
architects-do-keep = zatrzymaj: { $card }
    .told = { $name } zatrzymuje: { $card }
architects-do-use = użyj efektu
    .told = { $name } używa efektu cudu
architects-do-decline = zrezygnuj z efektu
    .told = { $name } rezygnuje z efektu cudu
architects-do-no_extra = zrezygnuj z dodatkowych kart
    .told = { $name } rezygnuje z dodatkowych kart
architects-do-end = { $unused ->
        [0] zakończ turę
        [one] zakończ turę bez dodatkowej karty
       *[other] zakończ turę bez { $unused } dodatkowych kart
    }
    .told = { $unused ->
        [0] { $name } kończy turę
        [one] { $name } kończy turę bez dodatkowej karty
       *[other] { $name } kończy turę bez { $unused } dodatkowych kart
    }
architects-do-wonder_dealt =
    .told = { $to } dostaje cud { $wonder }
architects-do-token_turned_up =
    .told = Odkryto nowy żeton: { $token }
architects-do-drawn =
    .told = To karta: { $card }
architects-do-seen =
    .told = Na wierzchu stosu głównego leży: { $card }
architects-do-token_drawn =
    .told = To żeton: { $token }
architects-do-shown =
    .told = Znaleziono: { $card }
architects-do-shown_hidden =
    .told = { $to } ogląda kartę ze stosu { $deck }

## Następstwa: `architects-then-` i słowo następstwa. Wartość mówi, co da wybór, `.mark` mówi to w słowie lub dwóch,
## `.told` to wpis w dzienniku. Wstawki to pola następstwa.

architects-then-wonder_complete = kończy twój cud
    .mark = kończy twój cud
    .told = { $seat } kończy budowę cudu: { $wonder }
architects-then-ends = kończy grę
    .mark = kończy grę
architects-then-stages_affordable = pozwoli zbudować: { $stages }
    .mark = starczy na { $stages }
architects-then-sets_complete = tworzy zestaw: { $sets }
    .mark = tworzy zestaw
architects-then-extra_card = daje dodatkową kartę dzięki żetonowi { $token }
    .mark = dodatkowa karta
    .told = { $token }: { $seat } może wziąć dodatkową kartę
architects-then-asks-take_token = daje żeton postępu
    .mark = żeton postępu
architects-then-asks-any_deck = daje kartę z dowolnego stosu
    .mark = karta z dowolnego stosu
architects-then-asks-search_deck = daje jedną z pięciu kart
    .mark = jedna z pięciu kart
architects-then-asks-keep = daje jedną z kilku kart
    .mark = karty do wyboru
architects-then-asks-use_effect = daje efekt cudu
    .mark = efekt cudu
architects-then-cat = daje kota
    .mark = Kot
    .told = { $seat } ma teraz kota
architects-then-points = bieżące punkty: { $change }
    .mark = { $change }
architects-then-battle_due = { $won ->
        [0] prowadzi do bitwy; na razie nic z niej nie masz
        [one] prowadzi do bitwy; na razie zdobywasz w niej żeton zwycięstwa
        [few] prowadzi do bitwy; na razie zdobywasz w niej { $won } żetony zwycięstwa
       *[other] prowadzi do bitwy; na razie zdobywasz w niej { $won } żetonów zwycięstwa
    }
    .mark = { $won ->
        [0] bitwa
       *[other] bitwa: { $won } ★
    }
architects-then-battle = { $won ->
        [0] prowadzi do bitwy; nic z niej nie masz
        [one] prowadzi do bitwy; zdobywasz w niej żeton zwycięstwa
        [few] prowadzi do bitwy; zdobywasz w niej { $won } żetony zwycięstwa
       *[other] prowadzi do bitwy; zdobywasz w niej { $won } żetonów zwycięstwa
    }
    .mark = { $won ->
        [0] bitwa
       *[other] bitwa: { $won } ★
    }
    .told = Bitwa! Tarcze: { $shields }
architects-then-horns = { $turned ->
        [one] odwraca 1 znacznik konfliktu na stronę bitewną
        [few] odwraca { $turned } znaczniki konfliktu na stronę bitewną
       *[other] odwraca { $turned } znaczników konfliktu na stronę bitewną
    }
    .mark = { $turned }
    .told = Brzmi róg! Znaczniki konfliktu na stronie bitewnej: { $showing } z { $of }
architects-then-victory =
    .told = { $seat } zdobywa { $count ->
        [one] żeton zwycięstwa
        [few] { $count } żetony zwycięstwa
       *[other] { $count } żetonów zwycięstwa
    }
architects-then-no_victory =
    .told = Nikt nie zdobywa żetonu zwycięstwa
architects-then-both_sides =
    .told = Dzięki cudowi { $wonder } { $seat } dostaje: { $cards }
architects-then-shuffled =
    .told = Potasowano stos { $deck }

## Wybory jednego rodzaju w jednej linii

architects-group-build = zbuduj { $stage } ({ $cost }; { $points }):
architects-group-exchange = oddaj za żeton postępu:
architects-group-extra = weź dodatkową kartę:
architects-item-left = lewa: { $card }
architects-item-right = prawa: { $card }
architects-item-centre = stos główny
architects-item-centre-seen = stos główny: { $card }
architects-detail-deck = stos { $seat }, kart: { $count }; { $help }
architects-detail-centre = kart: { $count }, wierzch nieznany
architects-detail-centre-seen = kart: { $count }, na wierzchu { $card }: { $help }
architects-detail-stack = zostało tam { $count }: { $tokens }
architects-detail-search = stos { $seat }, kart: { $count }, na wierzchu { $card }
architects-uses-economy = Ekonomia
architects-uses-engineering = Inżynieria

## Znaki na stole

architects-legend =
    Cud pokazuje etapy od dołu do góry: [x] stoi, [ ] jeszcze nie. Liczba to punkty, * to efekt, a dalej koszt:
    3≠ to trzy różne surowce, 3= trzy takie same. Pogrubione etapy można budować jako następne.
    Surowce i monety: { $letters }. Symbole: { $symbols }.
    ◆ punkty na niebieskich kartach, ▲ symbole, × tarcze (w nawiasie karty z rogami), ★ żetony zwycięstwa.
    Stos gracza leży po jego lewej stronie, a po prawej stronie następnego. karta stos mówi, co zostało w stosie głównym.
