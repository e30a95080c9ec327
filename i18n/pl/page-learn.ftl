### Słowa strony dla Pojedynku: płatności, przebieg gry, koniec gry i wszystko z działu nauki.

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
        [few] dzięki żetonowi odpadają { $goods }
       *[other] dzięki żetonowi odpada { $goods }
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

## Co się stało

page-event-token-laid = Na planszę trafia żeton { $token }.
page-event-wonder-offered = Do wyboru jest cud { $wonder }.
page-event-card-laid = W układzie leży { $card }.
page-event-back-laid = W układzie leży zakryta karta z rewersem { $back }.
page-event-turned-up = Odkryta zostaje karta { $card }.
page-event-drawn = Z pudełka wylosowano żeton { $token }.
page-event-drawn-unseen = Z pudełka wylosowano zakryty żeton postępu.
page-event-draft = { $name } bierze cud { $wonder }.
page-event-build = { $name } wznosi budowlę { $card } { $coins ->
        [0] za darmo
        [one] za 1 monetę
        [few] za { $coins } monety
       *[other] za { $coins } monet
    }.
page-event-discard = { $name } odrzuca kartę { $card } i bierze { $coins ->
        [one] 1 monetę
        [few] { $coins } monety
       *[other] { $coins } monet
    }.
page-event-wonder = { $name } buduje cud { $wonder } i wsuwa pod niego kartę { $card }, { $coins ->
        [0] za darmo
        [one] za 1 monetę
        [few] za { $coins } monety
       *[other] za { $coins } monet
    }.
page-event-progress = { $name } bierze żeton postępu { $token }.
page-event-destroy = { $name } usuwa kartę { $card } z miasta przeciwnika.
page-event-restore = { $name } wznosi za darmo odrzuconą kartę { $card }.
page-event-begin-self = { $name } decyduje, że rozpocznie epokę.
page-event-begin-other = { $name } decyduje, że epokę rozpocznie { $other }.
page-event-gains = { $name } zyskuje { $coins ->
        [one] 1 monetę
        [few] { $coins } monety
       *[other] { $coins } monet
    }.
page-event-loses = { $name } traci { $coins ->
        [one] 1 monetę
        [few] { $coins } monety
       *[other] { $coins } monet
    }.
page-event-pawn = Pion konfliktu przesuwa się o { $spaces ->
        [one] 1 pole
        [few] { $spaces } pola
       *[other] { $spaces } pól
    } w stronę stolicy przeciwnika.
page-event-again = { $name } rozgrywa kolejną turę.
page-event-ends-civilian = To była ostatnia karta: decydują punkty.
page-event-ends-military = Pion stoi w stolicy: dominacja militarna!
page-event-ends-science = Sześć różnych symboli: dominacja naukowa!

## Koniec gry

page-end-you-win = Wygrywasz!
page-end-wins = Wygrywa { $name }!
page-end-shared = { $names } dzielą się zwycięstwem
page-end-winner = wygrywa
page-end-military = Dominacja militarna: pion konfliktu wkroczył do stolicy. { $winner } wygrywa natychmiast, a { $loser } może już tylko otworzyć bramy.
page-end-science = Dominacja naukowa: { $winner } ma { $symbols } różnych symboli i wygrywa natychmiast.
page-end-resigned = { $loser } poddaje grę.
page-end-overdue = { $loser } nie ma już czasu.
page-end-civilian = Zwycięstwo cywilne: { $more } do { $less } w punktach.
page-end-blue = Obie strony mają po { $points } pkt. Przy remisie decydują punkty z niebieskich kart: { $more } do { $less }.
page-end-tied = Obie strony mają po { $points } pkt, a z samych niebieskich kart po { $blue } pkt: nikt nie jest lepszy.
page-end-pad = Notes punktacji
page-end-skip = Pomiń liczenie
page-end-not-points = O tej grze nie zdecydowały punkty. Notes pokazuje, ile ich było na koniec.
page-end-hidden = Czego nikt nie widział
page-end-hidden-help = Karty odłożone bez oglądania albo do końca zakryte, niewylosowane cuda i żetony postępu, które zostały w pudełku.
page-end-fair = Uczciwe rozdanie
page-end-fair-help = Przed grą stół ogłosił odcisk (SHA-256) swojego sekretu. Teraz można z nim porównać sam sekret, który razem z tym, co dodali gracze, wyznaczył wszystkie losowania.
page-end-commitment = Odcisk ogłoszony przed rozdaniem
page-end-secret = Sekret ogłoszony teraz
page-end-contribution = Dodane przez gracza { $name }
page-end-verify = Żeby to sprawdzić, pobierz zapis gry i uruchom:

## Nauka: przeglądarka kart

page-learn-kind-building = Budowle
page-learn-kind-wonder = Cuda
page-learn-kind-token = Żetony postępu

## Nauka: zasady w skrócie

page-rules-title = Zasady w skrócie
page-rules-contents = Spis treści

page-rules-goal = Cel gry i trzy drogi do zwycięstwa
page-rules-goal-1 = Każdy gracz rządzi starożytnym miastem. Przez trzy epoki na zmianę bierzecie karty ze wspólnego układu: wznosicie z nich budowle, zamieniacie je na monety albo budujecie dzięki nim cuda.
page-rules-goal-2 = Wygrać można na trzy sposoby. Dominacja militarna: doprowadź pion konfliktu do stolicy przeciwnika. Dominacja naukowa: zbierz sześć różnych symboli naukowych. Jedno i drugie kończy grę natychmiast. Jeśli do końca III epoki nikomu się to nie uda, jest to zwycięstwo cywilne: decydują punkty.
page-rules-goal-3 = Pilnuj wszystkich trzech. Komu brakuje wielu punktów, temu może brakować tylko jednej tarczy albo jednego symbolu do wygranej.

page-rules-start = Zanim weźmiecie pierwszą kartę
page-rules-start-1 = Na początku każdy gracz ma 7 monet. Na planszy leży odkrytych pięć żetonów postępu, wylosowanych z dziesięciu.
page-rules-start-2 = Potem dzielicie między siebie osiem cudów, po cztery naraz. Z pierwszej czwórki jedna osoba bierze jeden cud, druga dwa, a ostatni przypada pierwszej. Przy drugiej czwórce zamieniacie się rolami. Twoje cztery cuda to na razie tylko plany: w trakcie gry to ty decydujesz, które zbudować i kiedy.

page-rules-turn = Twoja tura
page-rules-turn-1 = W każdej epoce 20 kart leży w zachodzących na siebie rzędach, część odkryta, część zakryta. Wziąć można tylko taką kartę, której nie przykrywa żadna inna, nawet częściowo. W twojej turze te karty mają złotą obwódkę.
page-rules-turn-2 = Bierzesz dokładnie jedną z nich i robisz jedną z trzech rzeczy:
page-rules-turn-build = Wznosisz ją: płacisz koszt, a karta trafia do twojego miasta i zaczyna działać.
page-rules-turn-discard = Odrzucasz ją: bierzesz 2 monety i jeszcze po 1 za każdą żółtą kartę w twoim mieście.
page-rules-turn-wonder = Budujesz dzięki niej cud: płacisz koszt jednego ze swoich cudów i wsuwasz pod niego kartę.
page-rules-turn-3 = Nie można spasować, ale zawsze można odrzucić kartę. Pod koniec tury odkrywa się zakryte karty, których nic już nie przykrywa. Potem gra przeciwnik, chyba że należy ci się kolejna tura.

page-rules-colors = Siedem kolorów kart
page-rules-colors-1 = Kolor i znak mówią, do czego karta służy:
page-rules-color-brown = Surowce: produkuje glinę, drewno albo kamień.
page-rules-color-grey = Dobra: produkuje szkło albo papirus.
page-rules-color-blue = Budowle cywilne: punkty, po prostu i na pewno.
page-rules-color-green = Budowle naukowe: symbol, a często też kilka punktów.
page-rules-color-yellow = Budowle handlowe: monety, tańsze zakupy albo materiały do wyboru.
page-rules-color-red = Budowle militarne: tarcze, które przesuwają pion.
page-rules-color-purple = Gildie, tylko w III epoce: punkty za to, czego jedno z miast ma najwięcej.

page-rules-costs = Koszty i zakupy
page-rules-costs-1 = Koszt widać wzdłuż lewego brzegu karty: monety, materiały, jedno i drugie albo nic. To, co produkuje twoje miasto, nigdy się nie zużywa: Kamieniołom daje jeden kamień przy każdej budowie.
page-rules-costs-2 = Czego ci brakuje, to kupujesz w banku. Jedna sztuka kosztuje 2 monety i jeszcze po 1 za każdą sztukę tego samego materiału na brązowych i szarych kartach przeciwnika. Im więcej czegoś produkuje przeciwnik, tym drożej za to płacisz.
page-rules-costs-example = Przykład. Akwedukt wymaga 3 kamieni. Twój Kamieniołom daje jeden, więc brakuje ci dwóch. Kamieniołom stokowy przeciwnika produkuje dwa kamienie, więc jeden kosztuje cię 2 + 2 = 4 monety. Płacisz 2 × 4 = 8 monet. Z Magazynem kamienia każdy kosztowałby cię tylko 1 monetę: razem 2 monety.
page-rules-costs-3 = Nie musisz tego liczyć. Na dole każdej karty widać twoją cenę, pogrubioną, a obok na szaro cenę przeciwnika; zawsze jest to najtańszy sposób zapłaty. Pamiętaj tylko, że płacisz monetami, które już masz: za kartę nie zapłacisz tym, co ona dopiero przyniesie.

page-rules-links = Białe symbole: budowa za darmo
page-rules-links-1 = Niektóre karty mają w prawym górnym rogu biały symbol. Jeśli taka karta stoi w twoim mieście, późniejszą kartę, która ma ten sam symbol w ramce, wznosisz za darmo: bez materiałów i bez monet.
page-rules-links-2 = Biały symbol się nie zużywa. Symbole przeciwnika nic ci nie dają. Przykład: kto ma Łaźnie, ten za darmo wznosi Akwedukt.

page-rules-wonders = Cuda
page-rules-wonders-1 = Do budowy jednego z własnych cudów nadaje się każda karta, którą możesz wziąć. Płacisz koszt cudu, a nie karty. Karta trafia zakryta pod cud i nic już nie znaczy, więc to dobry los dla takiej, na którą liczy przeciwnik.
page-rules-wonders-2 = To, co daje cud, dzieje się od razu: monety, tarcze, strata przeciwnika, a potem wybór, jeśli cud na niego pozwala. Kolejna tura następuje na samym końcu. Punkty za cud liczą się na koniec gry.
page-rules-wonders-3 = W obu miastach może powstać razem siedem cudów. Gdy stanie siódmy, ósmy wypada z gry. Lepiej nie zwlekać zbyt długo.

page-rules-military = Rywalizacja militarna
page-rules-military-1 = Pion konfliktu zaczyna na środku toru, dziewięć pól od każdej ze stolic. Każda tarcza przesuwa go o jedno pole w stronę stolicy przeciwnika, jeden raz, w chwili budowy karty albo cudu.
page-rules-military-2 = Gdy pion pierwszy raz oddali się od środka o trzy pola, zagrożony gracz traci 2 monety; gdy pierwszy raz oddali się o sześć, traci 5 monet. Kto ma mniej, traci wszystkie.
page-rules-military-3 = Jeśli pion wejdzie do stolicy, gra jest wygrana. Jeśli nie, gracz z przewagą dostaje na koniec 2 punkty, gdy pion stoi do dwóch pól od środka, 5 punktów od trzech do pięciu pól i 10 punktów od sześciu do ośmiu.

page-rules-science = Nauka i żetony postępu
page-rules-science-1 = Zielone karty pokazują jeden z sześciu symboli naukowych. Każdy symbol jest na dwóch kartach.
page-rules-science-2 = Gdy tylko masz dwa takie same symbole, bierzesz z planszy wybrany żeton postępu. Pomaga ci od tej chwili do końca gry.
page-rules-science-3 = Sześć różnych symboli daje natychmiastowe zwycięstwo. Żeton Prawo liczy się jako jeszcze jeden symbol, może więc zastąpić brakujący.

page-rules-age = Koniec epoki
page-rules-age-1 = Epoka kończy się, gdy wzięto wszystkie 20 kart; kolejna tura, którą dałaby ostatnia karta, przepada. Wykłada się karty następnej epoki. Miasta, monety, pion i stos kart odrzuconych zostają bez zmian.
page-rules-age-2 = Potem gracz słabszy militarnie, czyli ten, po którego stronie stoi pion, widzi nowe karty i decyduje, kto zacznie. Jeśli pion stoi dokładnie na środku, zaczyna ten, kto wziął ostatnią kartę.

page-rules-score = Punktacja
page-rules-score-1 = Jeśli nikt nie wygrał wcześniej, po III epoce liczy się punkty:
page-rules-score-2 = Każda gildia patrzy na to miasto, które ma więcej tego, co ona liczy: twoje albo przeciwnika.
page-rules-score-3 = Wygrywa wyższa suma. Przy równych sumach decydują punkty z niebieskich kart; jeśli i te są równe, dzielicie się zwycięstwem.
page-rules-row-blue = punkty na twoich niebieskich kartach
page-rules-row-green = punkty na twoich zielonych kartach
page-rules-row-yellow = punkty na twoich żółtych kartach
page-rules-row-guilds = punkty za to, co liczą twoje gildie
page-rules-row-wonders = punkty na zbudowanych cudach
page-rules-row-progress = punkty na twoich żetonach postępu
page-rules-row-treasury = 1 punkt za każde 3 monety
page-rules-row-military = 2, 5 albo 10 punktów dla gracza z przewagą

## Nauka: wejście

page-learn-title = Nauka gry
page-learn-rules-help = Wszystko, czego trzeba do pierwszej gry, w dziesięć minut.
page-learn-cards = Wszystkie karty
page-learn-cards-help = Budowle, cuda i żetony, z wyszukiwarką i objaśnieniami.
page-learn-signs-help = Każdy znak na kartach i na planszy oraz jego znaczenie.

page-learn-all = Wszystko
page-learn-kind = Rodzaj
page-learn-a-wonder = cud
page-learn-a-token = żeton postępu
page-learn-age = Epoka
page-learn-color = Kolor
page-learn-cost = Koszt
page-learn-effect = Działanie
page-learn-free-with = Za darmo z białym symbolem
page-learn-frees = Daje biały symbol, a za darmo jest
page-learn-notes = Warto wiedzieć
page-learn-search = Szukaj nazwy lub działania
page-learn-clear = Wyczyść filtry
page-learn-nothing = Nic nie pasuje. Spróbuj mniej słów albo innych filtrów.
page-learn-found = { $count ->
        [one] 1 element
        [few] { $count } elementy
       *[other] { $count } elementów
    }

## Nauka: uwagi z zasad

page-note-produce = Produkcja się nie zużywa. Każda sztuka podnosi przeciwnikowi cenę tego materiału o 1 monetę.
page-note-choice = Jedna sztuka w każdej płatności, za każdym razem do wyboru. Przeciwnikowi niczego to nie podraża.
page-note-fixed = Od następnej tury kupujesz po tej cenie bez względu na to, co produkuje przeciwnik.
page-note-coins = Monety dostajesz raz, w chwili budowy.
page-note-coins-per = Monety dostajesz raz, w chwili budowy, za to, co wtedy stoi w twoim mieście.
page-note-coins-per-itself = Monety dostajesz raz, w chwili budowy, za to, co wtedy stoi w twoim mieście. Ta karta też się liczy.
page-note-points = Punkty liczą się na koniec gry.
page-note-shields = Każda tarcza przesuwa pion konfliktu o jedno pole w stronę stolicy przeciwnika, od razu i tylko raz.
page-note-science = Dwa takie same symbole dają żeton postępu, a sześć różnych wygrywa grę.
page-note-opponent-loses = Kto ma mniej monet, traci wszystkie i nic nie jest winien.
page-note-extra-turn = Jedna tura daje najwyżej jedną kolejną. Po ostatniej karcie epoki kolejna tura przepada.
page-note-destroy = Kartę wybierasz ty, ale jeśli przeciwnik ma taką kartę, któraś musi odejść. Można ją potem wznieść dzięki Mauzoleum.
page-note-restore = Jeśli na stosie jest karta, którąś trzeba wznieść. Karty pod cudami i karty odłożone przed grą są poza zasięgiem.
page-note-library = Te trzy widzi tylko budowniczy, chyba że stół gra z jawnymi żetonami. Pozostałe dwa wracają do pudełka.
page-note-discount = Odpadają tylko materiały, nigdy monety, i zawsze te, na których oszczędza się najwięcej.
page-note-economy = Tylko monety za kupione materiały: te wydrukowane w koszcie trafiają do banku.
page-note-extra-shields = Działa na czerwone karty wznoszone od tej chwili, także te ze stosu kart odrzuconych.
page-note-urbanism = Liczą się tylko białe symbole: karta, która jest dla ciebie darmowa z innego powodu, nie daje monet.
page-note-guild = Bierze pod uwagę większą liczbę z obu miast, bez względu na to, czyja jest gildia. Jeśli wypłaca monety, to raz, przy budowie; punkty liczą się na koniec, gdy więcej może mieć już drugie miasto. Gildia nigdy nie liczy samej siebie.
page-note-link = Kto ma w mieście kartę { $from }, za darmo wznosi kartę { $to }.

## Nauka: znaki

page-signs = Co znaczą znaki
page-signs-resources = Materiały
page-signs-symbols = Symbole naukowe
page-signs-colors = Kolory kart
page-signs-prices = Ceny na dole karty
page-signs-price-mine = ile karta kosztuje ciebie
page-signs-price-theirs = ile kosztuje przeciwnika
page-signs-price-dear = więcej, niż jest w skarbcu
page-signs-price-link = za darmo dzięki białemu symbolowi
page-signs-effects = Działanie
page-signs-links = Białe symbole
page-signs-links-help = Budowla po lewej daje symbol, a tę po prawej można z nim wznieść za darmo.
