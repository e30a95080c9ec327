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
board-ends = kończy grę
board-again = jeszcze raz
board-then-take_token = żeton
board-then-keep_token = żeton z pudełka
board-then-destroy = zniszcz kartę
board-then-restore = zbuduj odrzuconą kartę
board-pawn = { $spaces ->
        [one] pion przesuwa się o 1 pole
        [few] pion przesuwa się o { $spaces } pola
       *[other] pion przesuwa się o { $spaces } pól
    }
board-points = bieżące punkty: { $points }
board-coins = monety: { $coins }
board-their-coins = monety gracza { $name }: { $coins }
board-begin-you = Zaczynasz ty
board-begin-other = Zaczyna { $name }
board-begin-help = pierwsza karta następnej epoki

## Miasta

board-good = { $resource }: produkcja { $made }, kolejna sztuka kosztuje { $price }
board-any_raw = { $count } × glina, drewno albo kamień, do wyboru przy każdej płatności
board-any_manufactured = { $count } × szkło albo papirus, do wyboru przy każdej płatności
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
        [one] Jeden symbol do zwycięstwa!
        [few] { $count } symbole do zwycięstwa!
       *[other] { $count } symboli do zwycięstwa!
    }
board-threat-military = { $spaces ->
        [one] Jedno pole do stolicy!
        [few] { $spaces } pola do stolicy!
       *[other] { $spaces } pól do stolicy!
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

board-log-tokens = Żetony postępu na planszy: { $tokens }.
board-log-wonders = Cuda do wyboru: { $wonders }.
board-log-age = { $age }: karty zostały rozłożone.

## Podpowiedzi

board-hint-help = Co zrobiłby bot i jaką daje temu szansę na wygraną. Dotknij, aby zobaczyć to na stole.
board-hint-thinking = Bot się zastanawia…
board-hint-none = Teraz nie ma podpowiedzi.
board-advice-draft = Weź: { $wonder }
board-advice-build = Zbuduj: { $card }
board-advice-discard = Odrzuć: { $card }
board-advice-wonder = Zbuduj cud { $wonder } kartą { $card }
board-advice-progress = Weź: { $token }
board-advice-destroy = Zniszcz: { $card }
board-advice-restore = Zbuduj z odrzuconych: { $card }
board-advice-begin = Niech zacznie { $name }

## Klawisze

board-key-arrows = przejście między kartami, które możesz wziąć
board-key-shift = przejście między wszystkimi kartami
board-key-enter = pokaż, co można zrobić, a potem to zrób
board-key-digits = zrób to, co ma ten numer
board-key-escape = odłóż
board-key-undo = cofnij
board-key-hint = podpowiedź
board-key-help = te klawisze
