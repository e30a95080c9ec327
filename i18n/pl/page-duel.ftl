### Strona: stół gry 7 Cudów Świata: Pojedynek.

## Obszary i nagłówki

board-table = Plansza
board-structure = Karty na stole, { $age }
board-dock = Twój wybór
board-city = Miasto: { $name }
board-city-open = Wszystko w tym mieście
board-military = Militaria
board-tokens = Żetony postępu
board-log = Przebieg gry
board-score = Punktacja
board-hint = Podpowiedź
board-keys = Klawisze
board-unseen = Nieznane karty
board-discard = Karty odrzucone
board-goods = Materiały i ceny
board-cards = Karty
board-links = Białe symbole
board-treasury = Monety

## Czyja tura

board-your-turn = Twoja tura
board-their-turn = Wybiera { $name }
board-their-turn-away = Wybiera { $name }, ale jest poza stołem
board-waiting = Trwa rozkładanie kart
board-acts = teraz wybiera
board-you = Ty
board-you-mark = (ty)
board-prompt-turn = Dotknij karty w złotej ramce: zobaczysz jej zastosowania.
board-prompt-draft = Dotknij cudu, aby go obejrzeć, a potem weź.
board-draft-help = Każde z was weźmie cztery cuda, ale z ośmiu stanie tylko siedem; ostatni przepadnie. Za cud płaci się jak za budowlę, a pod niego wsuwa się kartę ze swojej tury.
board-prompt-wait = W tym czasie możesz oglądać dowolne karty.
board-prompt-watching = Oglądasz tę grę.
board-can-win = Możesz teraz wygrać! Szukaj korony.
board-chapter-draft = Wybór
board-choose = Wybierz
board-draft-round = Runda { $round } z 2
board-draft-order = jeden gracz bierze jeden cud, drugi dwa, pierwszy ostatni

## Miejsca na stole

board-face-down = Karta leżąca rewersem do góry, { $back }
board-down-cards = { $count ->
        [one] 1 zakryta karta
        [few] { $count } zakryte karty
       *[other] { $count } zakrytych kart
    }
board-costs-you = kosztuje cię { $mine }, przeciwnika { $theirs }
board-costs-both = koszt: { $near } { $nearCoins }, { $far } { $farCoins }
board-covered-by = na wierzchu: { $cards }
board-available = dostępna
board-uncovered = nieprzykryta
board-freed = zostanie odsłonięta
board-why-covered = { $count ->
        [one] Na tej karcie leży { $cards }. Kartę można wziąć dopiero wtedy, gdy nic jej nie przykrywa.
       *[other] Na tej karcie leżą { $cards }. Kartę można wziąć dopiero wtedy, gdy nic jej nie przykrywa.
    }
board-why-watching = Oglądasz tę grę, więc nie możesz brać kart.
board-why-over = Gra się skończyła.
board-why-not-turn = Teraz wybiera { $name }.
board-why-choice-first = Najpierw musisz dokonać innego wyboru.
board-down-help = { $count ->
        [one] Nikt nie zna tej karty. Zostanie odkryta, gdy nic jej nie będzie przykrywać. Może to być tylko 1 karta.
       *[other] Nikt nie zna tej karty. Zostanie odkryta, gdy nic jej nie będzie przykrywać. To jedna z { $count }.
    }

## Użycie karty

board-explain = Co mówią o tym zasady
board-use-build = Zbuduj
board-use-discard = Odrzuć
board-use-wonder = Cud
board-use-wonders = Albo zbuduj cud, zużywając tę kartę:
board-use-plots = Albo przygotuj nią spisek:
board-use-recruit = Zrekrutuj
board-use-spare = Zbuduj drożej
board-use-prepare = Przygotuj
board-use-draft = Weź ten cud
board-short = { $coins ->
        [one] brakuje 1 monety
       *[other] brakuje { $coins } monet
    }
board-short-brief = brak { $coins }
board-no-wonder = niemożliwe
board-link-later = później za darmo { $card } ({ $link })
board-frees = Odsłoni: { $cards }
board-frees-nothing = Nie odsłoni żadnej karty
board-unknown-cards = { $count ->
        [one] 1 nieznana karta
        [few] { $count } nieznane karty
       *[other] { $count } nieznanych kart
    }
board-they-pay = { $coins ->
        [one] { $name } zapłaci tu 1 monetę ({ $why })
        [few] { $name } zapłaci tu { $coins } monety ({ $why })
       *[other] { $name } zapłaci tu { $coins } monet ({ $why })
    }

## Skutki

board-wins = wygrywa grę
board-then-by = { $name }: { $what }

## Miasta

board-good = { $resource }: produkcja { $made }, kolejna sztuka kosztuje { $price }
board-any_raw = { $count } × glina, drewno albo kamień, do wyboru przy każdej płatności
board-any_manufactured = { $count } × szkło albo papirus, do wyboru przy każdej płatności
board-goods-help = Znak mówi, co miasto produkuje, liczba pod nim – ile kosztuje jedna dokupiona sztuka.
board-science = symbole naukowe: { $count } z 6: { $symbols }
board-science-heading = Nauka: { $count } z 6
board-science-missing = Brakuje: { $symbols }
board-income = { $coins } za odrzuconą kartę
board-wonder-stands = wzniesiony, pod spodem { $card }
board-wonder-costs = { $coins ->
        [one] kosztuje właściciela 1 monetę
        [few] kosztuje właściciela { $coins } monety
       *[other] kosztuje właściciela { $coins } monet
    }
board-threat-science = { $count ->
        [one] { $name }: jeden symbol do zwycięstwa!
        [few] { $name }: { $count } symbole do zwycięstwa!
       *[other] { $name }: { $count } symboli do zwycięstwa!
    }
board-threat-military = { $count ->
        [one] { $name }: jedno pole do tej stolicy!
        [few] { $name }: { $count } pola do tej stolicy!
       *[other] { $name }: { $count } pól do tej stolicy!
    }
board-threat-military-yours = { $count ->
        [one] { $name }: jedno pole do twojej stolicy!
        [few] { $name }: { $count } pola do twojej stolicy!
       *[other] { $name }: { $count } pól do twojej stolicy!
    }
board-chance-science = { $count ->
        [one] Do zwycięstwa brakuje ci jednego symbolu
       *[other] Do zwycięstwa brakuje ci { $count } symboli
    }
board-chance-military = { $count ->
        [one] Do tej stolicy brakuje ci jednego pola
       *[other] Do tej stolicy brakuje ci { $count } pól
    }

## Tor militarny

board-track-distance = { $spaces ->
        [one] 1 pole do stolicy gracza { $name }
        [few] { $spaces } pola do stolicy gracza { $name }
       *[other] { $spaces } pól do stolicy gracza { $name }
    }
board-track-threat = { $spaces ->
        [one] Tylko 1 pole do stolicy gracza { $name }!
        [few] Tylko { $spaces } pola do stolicy gracza { $name }!
       *[other] Tylko { $spaces } pól do stolicy gracza { $name }!
    }
board-loot = { $spaces ->
        [one] 1 pole do żetonu, który zabiera graczowi { $name } monety: { $coins }
        [few] { $spaces } pola do żetonu, który zabiera graczowi { $name } monety: { $coins }
       *[other] { $spaces } pól do żetonu, który zabiera graczowi { $name } monety: { $coins }
    }
board-loot-short = { $name } traci tu monety: { $coins }
board-loot-place = Kto tu dojdzie po stronie gracza { $name }, umieszcza znacznik w senacie
board-loot-remove = Kto tu dojdzie po stronie gracza { $name }, usuwa znacznik drugiego i może przesunąć swój
board-spaces = { $spaces ->
        [one] 1 pole
        [few] { $spaces } pola
       *[other] { $spaces } pól
    }

## Plansze rozszerzeń

board-boards = Plansze
board-tab-draft = Cuda
board-tab-cards = Karty
board-tab-pantheon = Panteon
board-tab-senate = Senat
board-pantheon = Panteon
board-senate = Senat
board-callable = { $count ->
        [one] można aktywować 1 bóstwo
        [few] można aktywować { $count } bóstwa
       *[other] można aktywować { $count } bóstw
    }

## Panteon

board-space = Pole { $space }
board-space-empty = puste
board-space-secret = tylko ty wiesz, które bóstwo tu leży
board-space-gone = Nic już tu nie leży.
board-space-waits = W I epoce można tu położyć bóstwo.
board-why-closed = Bóstwa można aktywować od II epoki.
board-activate = Aktywuj
board-decks = Talie bóstw
board-deck = { $count ->
        [0] { $mythology }: brak bóstw
        [one] { $mythology }: 1 bóstwo
        [few] { $mythology }: { $count } bóstwa
       *[other] { $mythology }: { $count } bóstw
    }
board-decks-help = Brama odkrywa wierzchnie bóstwo każdej talii, Boski Teatr – wszystkie bóstwa jednej.
board-deck-top = Na wierzchu: { $god }
board-deck-top-secret = Na wierzchu: { $god } (wiesz to tylko ty)
board-deck-top-hidden = Wierzchnie zna tylko przeciwnik.
board-deck-inside = W talii: { $gods }
board-deck-unseen = W talii albo zakryte na planszy: { $gods }
board-astarte = { $coins ->
        [one] na Astarte leży 1 moneta, której nikt nie zabierze
        [few] na Astarte leżą { $coins } monety, których nikt nie zabierze
       *[other] na Astarte leży { $coins } monet, których nikt nie zabierze
    }
board-snake = Wąż leży na karcie { $card }.
board-gifts = Żetony mitologii i ofiar
board-with-gift = na niej { $token }
board-minerva = { $spaces ->
        [0] Minerwa stoi na polu piona
        [one] Minerwa stoi 1 pole od piona i raz go zatrzyma
        [few] Minerwa stoi { $spaces } pola od piona i raz go zatrzyma
       *[other] Minerwa stoi { $spaces } pól od piona i raz go zatrzyma
    }

## Agora

board-chamber = Sala { $chamber }
board-chamber-cubes = znaczniki: { $near } { $mine }, { $far } { $theirs }
board-chamber-of = kontrola: { $name }
board-chamber-free = nikt jej nie kontroluje
board-chamber-worth = { $points ->
        [one] 1 punkt na koniec
        [few] { $points } punkty na koniec
       *[other] { $points } punktów na koniec
    }
board-decree-down = Zostanie odkryty, gdy trafi tu pierwszy znacznik.
board-decree-none = Nie leży tu żaden dekret.
board-take-cube = Przesuń znacznik z sali { $chamber }
board-take-decree = Przenieś dekret z sali { $chamber }: { $decree }
board-supply = { $count ->
        [one] { $name } ma w zapasie 1 znacznik
        [few] { $name } ma w zapasie { $count } znaczniki
       *[other] { $name } ma w zapasie { $count } znaczników
    }
board-senator-price = { $coins ->
        [0] następny senator za darmo
        [one] następny senator kosztuje 1 monetę
        [few] następny senator kosztuje { $coins } monety
       *[other] następny senator kosztuje { $coins } monet
    }
board-politics = { $count ->
        [one] polityk daje 1 akcję
       *[other] polityk daje do { $count } akcji
    }
board-plots = Spiski
board-plot-secret = Spisek, zakryty
board-plot-unprepared = nieprzygotowany
board-plot-prepared = przygotowany, karta: { $card }
board-plot-triggered = aktywowany
board-plot-under = Pod nim leży { $card }.
board-plot-how = Aby go przygotować, weź kartę z układu i wsuń ją pod spisek.
board-plots-top = Na wierzchu leży { $plot }, jak wiesz.
board-plots-top-hidden = { $name } odkłada na wierzch jeden ze spisków.
board-plots-sunk = Odłożone przez ciebie pod talię
board-plots-sunk-hidden = { $count ->
        [one] Przeciwnik odłożył pod talię 1 spisek.
        [few] Przeciwnik odłożył pod talię { $count } spiski.
       *[other] Przeciwnik odłożył pod talię { $count } spisków.
    }
board-plots-remembered = Znane ci, teraz u przeciwnika
board-plots-unseen = Nieznane ci
board-plots-removed = Odłożone przed grą karty, które znasz: { $cards }
board-trigger = Aktywuj spisek
board-trigger-help = Spisek aktywuje się przed wzięciem karty; potem rozgrywasz dalej swoją turę.
board-trigger-first = Można go aktywować tylko na początku własnej tury, jeden w turze.
board-trigger-later = Można go aktywować na początku następnej własnej tury.
board-conspire = Spiskuj
board-threat-politics = { $count ->
        [one] { $name }: jedna sala do zwycięstwa!
        [few] { $name }: { $count } sale do zwycięstwa!
       *[other] { $name }: { $count } sal do zwycięstwa!
    }
board-chance-politics = { $count ->
        [one] Do zwycięstwa brakuje ci jednej sali
       *[other] Do zwycięstwa brakuje ci { $count } sal
    }

## Pytania rozszerzeń

board-keep-other = Zatrzymaj go, a drugi trafi:
board-group-place = Umieść znacznik:
board-group-remove = Usuń znacznik przeciwnika:
board-group-move = Z sali { $from } do:
board-group-decree = { $decree }, z sali { $from } do:
board-group-swap = Weź kartę { $card } i oddaj za nią:
board-side-mine = Twoja strona
board-side-theirs = Strona gracza { $name }
board-side-middle = Na środku
board-capital = Stolica

## Stosy i żetony

board-tokens-button = { $count ->
        [0] Na planszy nie ma żetonów postępu
        [one] 1 żeton postępu na planszy: { $tokens }
        [few] { $count } żetony postępu na planszy: { $tokens }
       *[other] { $count } żetonów postępu na planszy: { $tokens }
    }
board-tokens-help = Para jednakowych symboli naukowych daje jeden z nich.
board-unseen-count = Nieznane karty: { $count }
board-unseen-button = { $count ->
        [one] 1 nieznana karta, rewersem do góry leży { $down }
        [few] { $count } nieznane karty, rewersem do góry leży { $down }
       *[other] { $count } nieznanych kart, rewersem do góry leży { $down }
    }
board-unseen-help = Tych kart z tej epoki nikt jeszcze nie widział: { $count }. Na stole rewersem do góry leży { $down }, reszta została w pudełku.
board-discard-button = { $count ->
        [one] Karty odrzucone, 1 karta
        [few] Karty odrzucone, { $count } karty
       *[other] Karty odrzucone, { $count } kart
    }
board-discard-help = Obaj gracze mogą je w każdej chwili przejrzeć. Mauzoleum pozwala zbudować jedną z tych kart.

## Punktacja

board-score-caption = Punkty według stanu na teraz.

## Dziennik

board-log-tokens = Żetony postępu na planszy: { $tokens }
board-log-wonders = Cuda do wyboru: { $wonders }
board-log-age = { $age }: karty zostały rozłożone
board-log-gifts = Żetony na kartach: { $tokens }
board-log-decrees = Dekrety w senacie: { $decrees }

## Podpowiedzi

board-hint-help = Co zrobiłby bot i jaką daje temu szansę na wygraną. Dotknij, aby zobaczyć to na stole.
board-hint-thinking = Bot się zastanawia…
board-hint-none = Teraz nie ma podpowiedzi.

## Klawisze

board-key-arrows = przejście między kartami, które możesz wziąć
board-key-shift = przejście między wszystkimi kartami
board-key-enter = pokaż, co można zrobić, a potem to zrób
board-key-digits = zrób to, co ma ten numer
board-key-escape = odłóż
board-key-undo = cofnij
board-key-hint = podpowiedź
board-key-help = te klawisze
