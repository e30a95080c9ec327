### Nauka: o 7 Cudach Świata. Strona pobiera to, gdy ktoś chce czytać.

## Zasady w skrócie

learn-wonders-rules-goal = Cel: wielkie miasto
learn-wonders-rules-goal-1 = Każdy prowadzi przez trzy ery jedno z miast starożytnego świata. Wznosisz budowle, handlujesz z sąsiadami, utrzymujesz wojsko i budujesz cud, jeden z siedmiu.
learn-wonders-rules-goal-2 = Po erze III decydują punkty, a zdobywa się je na wiele sposobów: w konfliktach, za monety, cud, budowle cywilne, handel, gildie i naukę. Wszystkiego naraz mieć się nie da.

learn-wonders-rules-start = Przed pierwszą kartą
learn-wonders-rules-start-1 = Każdy dostaje cud i 3 monety. Cud od początku daje jeden zasób i ma od dwóch do czterech etapów do zbudowania. Ma też dwie strony: strona A jest prostsza, strona B ma więcej zdolności.
learn-wonders-rules-start-2 = Najważniejsi są twoi dwaj sąsiedzi: z nimi handlujesz i z nimi toczysz konflikty. Ci, którzy siedzą dalej, obchodzą cię tylko przez karty, które zabierają, zanim reszta dotrze do ciebie.

learn-wonders-rules-turn = Tura: wszyscy wybierają jednocześnie
learn-wonders-rules-turn-1 = W każdej erze dostajesz siedem kart. Co turę wybierasz jedną z nich, tak jak wszyscy. Gdy każdy już wybrał, wybory odkrywa się i wykonuje równocześnie.
learn-wonders-rules-turn-2 = Z wybraną kartą robisz jedną z trzech rzeczy:
learn-wonders-rules-turn-build = Budujesz ją: płacisz jej koszt i karta zostaje w twoim mieście. Tej samej budowli nie można mieć dwa razy.
learn-wonders-rules-turn-stage = Budujesz następny etap cudu: płacisz koszt etapu, a kartę wsuwasz pod niego zakrytą. Nie ma znaczenia, która to karta.
learn-wonders-rules-turn-discard = Odrzucasz ją: karta trafia zakryta na stos kart odrzuconych, a ty bierzesz 3 monety. To zawsze wolno.
learn-wonders-rules-turn-3 = Potem przekazujesz resztę kart sąsiadowi: w erze I lewemu, w erze II prawemu, w erze III znów lewemu. Karta, którą zostawisz, to więc szansa dla sąsiada.
learn-wonders-rules-turn-4 = Po sześciu turach każdemu zostaje jedna karta. Trafia na stos kart odrzuconych i nic nie daje.

learn-wonders-rules-colors = Siedem kolorów kart
learn-wonders-rules-colors-1 = Kolor i znak mówią, do czego służy karta:
learn-wonders-rules-color-brown = Surowce: daje drewno, kamień, rudę lub glinę. Tylko w erach I i II.
learn-wonders-rules-color-grey = Dobra: daje szkło, tkaninę lub papirus. Tylko w erach I i II.
learn-wonders-rules-color-blue = Budowle cywilne: punkty.
learn-wonders-rules-color-yellow = Budowle handlowe: monety, tańszy handel, zasoby do wyboru, a w erze III także punkty.
learn-wonders-rules-color-red = Budowle militarne: tarcze na konflikty.
learn-wonders-rules-color-green = Budowle naukowe: symbole, tym cenniejsze, im jest ich więcej.
learn-wonders-rules-color-purple = Gildie, tylko w erze III: punkty, głównie za to, co zbudowali sąsiedzi.

learn-wonders-rules-costs = Ile kosztuje karta
learn-wonders-rules-costs-1 = Koszt to zasoby, monety albo nic. To, co daje twoje miasto, nigdy się nie zużywa: Skład drzewny daje jedno drewno w każdej turze, na jedną rzecz. Na dwa drewna potrzebujesz dwóch.
learn-wonders-rules-costs-2 = Brązowa karta z dwoma znakami oraz niektóre żółte karty i etapy dają jeden z kilku zasobów, co turę wybierany na nowo.
learn-wonders-rules-costs-3 = Monety trafiają do banku. Wydać możesz tylko to, co masz na początku tury: to, co w niej dostaniesz, będzie na później.

learn-wonders-rules-trade = Handel z sąsiadami
learn-wonders-rules-trade-1 = Czego ci brakuje, możesz kupić od lewego albo prawego sąsiada, po 2 monety za sztukę. Monety dostaje właściciel, który nie może odmówić i nic nie traci: zasób nadal służy jemu i innym.
learn-wonders-rules-trade-2 = Na sprzedaż jest to, co cud sąsiada daje od początku, i to, co dają karty brązowe i szare, ale nie to, co dają żółte karty i etapy. Handel wschodni, Handel zachodni i Targowisko obniżają cenę do 1 monety.
learn-wonders-rules-trade-example = Przykład. Chcesz zbudować Termy, które wymagają kamienia, a go nie masz. Prawy sąsiad ma Złoże kamienia: płacisz mu 2 monety i budujesz. Mając Handel wschodni, płacisz 1 monetę.
learn-wonders-rules-trade-3 = Jeśli zasób mają obaj sąsiedzi, ty decydujesz, kto dostanie monety. Do wyboru są wszystkie sensowne sposoby zapłaty.

learn-wonders-rules-chains = Powiązania: budowa za darmo
learn-wonders-rules-chains-1 = Wiele kart z er II i III wymienia kartę, dzięki której są za darmo. Jeśli ta budowla stoi w twoim mieście na początku tury, nie płacisz nic: ani zasobów, ani monet.
learn-wonders-rules-chains-2 = Przykład. Kto ma Skryptorium, za darmo zbuduje Bibliotekę, a potem dzięki Bibliotece Uniwersytet.

learn-wonders-rules-wonder = Twój cud
learn-wonders-rules-wonder-1 = Etapy buduje się po kolei, od pierwszego do ostatniego, w dowolnej chwili i dowolnie wiele w jednej erze. Cudu nie trzeba ukończyć, ale etapy są warte punkty, a niektóre dają dużo więcej.
learn-wonders-rules-wonder-2 = Karta pod etapem przepada na dobre i nikt nie widzi, która to była. To dobry los dla karty, na którą czeka sąsiad.
learn-wonders-rules-wonder-3 = Halikarnas buduje karty ze stosu kart odrzuconych, Babilon zagrywa ostatnią kartę każdej ery, Olimpia buduje za darmo. Co potrafi każda ze stron, mówi spis kart.

learn-wonders-rules-war = Konflikty zbrojne
learn-wonders-rules-war-1 = Na koniec każdej ery porównujesz swoje tarcze z tarczami każdego z sąsiadów. Za sąsiada, który ma ich mniej, dostajesz żeton zwycięstwa: 1 punkt w erze I, 3 w erze II, 5 w erze III. Za sąsiada, który ma ich więcej, dostajesz żeton porażki, czyli −1 punkt. Remis nic nie daje.
learn-wonders-rules-war-example = Przykład. Na koniec ery II masz trzy tarcze, lewy sąsiad jedną, a prawy cztery: dostajesz +3 i −1.
learn-wonders-rules-war-2 = Tarcze zostają w mieście i liczą się znów w następnej erze. Ci, którzy siedzą dalej, nie mają dla ciebie znaczenia.

learn-wonders-rules-science = Nauka
learn-wonders-rules-science-1 = Są trzy symbole: cyrkiel, koło zębate i tabliczka. Na koniec gry każdy rodzaj jest wart kwadrat swojej liczby: jeden symbol 1 punkt, dwa takie same 4, trzy 9, cztery 16. Każdy zestaw trzech różnych jest wart dodatkowo 7 punktów.
learn-wonders-rules-science-example = Przykład. Trzy koła zębate, dwa cyrkle i jedna tabliczka: 9 + 4 + 1 oraz 7 za jeden zestaw to 21 punktów.
learn-wonders-rules-science-2 = Dowolny symbol – z Babilonu albo Gildii Naukowców – staje się tym, który da ci najwięcej; nie trzeba tego liczyć.

learn-wonders-rules-order = Co dzieje się najpierw
learn-wonders-rules-order-1 = Wszyscy płacą, potem wszyscy budują, potem działają efekty. Monety z handlu i za odrzuconą kartę przychodzą więc za późno na tę turę. Za to karta, która coś liczy, na przykład Winnica, liczy też to, co sąsiedzi budują w tej samej turze.
learn-wonders-rules-order-2 = Na koniec ery Babilon zagrywa ostatnią kartę, potem Halikarnas przegląda stos kart odrzuconych, chyba że przy stole ustalono odwrotnie. Konflikty są na końcu.

learn-wonders-rules-score = Koniec gry i punkty
learn-wonders-rules-score-1 = Po konfliktach ery III każdy liczy punkty:
learn-wonders-rules-row-military = żetony zwycięstwa i porażki; suma może być ujemna
learn-wonders-rules-row-treasury = 1 punkt za każde 3 monety
learn-wonders-rules-row-wonder = punkty ze zbudowanych etapów
learn-wonders-rules-row-civilian = punkty z niebieskich kart
learn-wonders-rules-row-commercial = żółte karty z ery III, za to, co liczą
learn-wonders-rules-row-guilds = fioletowe karty, za to, co liczą
learn-wonders-rules-row-science = takie same symbole i zestawy trzech różnych
learn-wonders-rules-score-2 = Wygrywa najwięcej punktów. Przy remisie decyduje liczba monet; jeśli i ona jest równa, zwycięstwo jest wspólne.

learn-wonders-rules-second = Druga edycja
learn-wonders-rules-second-1 = Przy stole można grać według drugiej edycji. Jej cuda mają stronę dzienną i nocną zamiast A i B, część kosztów i powiązań jest inna, a kilka kart zamieniono. Sama gra toczy się tak samo.
learn-wonders-rules-second-2 = Nowa jest tylko Olimpia. Na stronie dziennej pierwsza karta każdego koloru jest za darmo. Na nocnej pierwszy etap daje za darmo kartę z pierwszej tury ery, a drugi tę z szóstej.

## Elementy

learn-wonders-kind-card = Karty
learn-wonders-kind-wonder = Cuda
learn-wonders-kind-thing = Żetony i monety
learn-wonders-edition-first = Pierwsza edycja
    .short = I ed.
learn-wonders-edition-second = Druga edycja
    .short = II ed.
learn-wonders-edition-both = obie edycje
learn-wonders-other-edition = W innej edycji jest inaczej:
learn-wonders-seats = na { $seats }
learn-wonders-copies = Liczba kart, zależnie od liczby graczy
learn-wonders-guilds = Gildie w grze, zależnie od liczby graczy
learn-wonders-guild-copies = Jedna karta. W każdej grze jest o dwie gildie więcej niż graczy.
learn-wonders-chain-from = Za darmo, gdy masz
learn-wonders-chain-to = Za darmo dzięki niej
learn-wonders-start = Od początku
learn-wonders-stages = Etapy, od pierwszego do ostatniego
learn-wonders-stage = Etap { $number }
learn-wonders-thing-victory = żetony zwycięstwa
    .help = Dostajesz po jednym za każdego sąsiada, który na koniec ery ma mniej tarcz niż ty: 1 punkt w erze I, 3 w erze II, 5 w erze III.
learn-wonders-thing-defeat = żeton porażki
    .help = Dostajesz po jednym za każdego sąsiada, który na koniec ery ma więcej tarcz niż ty. Każdy kosztuje cię 1 punkt.
learn-wonders-thing-coins = monety
    .help = Każdy zaczyna z 3 monetami. Odrzucona karta przynosi 3 następne, a na koniec gry każde 3 monety są warte 1 punkt.

## Warto wiedzieć

learn-wonders-note-color-brown-1 = Każda sztuka służy raz na turę. Sąsiedzi mogą ją kupić za 2 monety, a ty nic na tym nie tracisz.
learn-wonders-note-color-grey-1 = Każda sztuka służy raz na turę. Sąsiedzi mogą ją kupić za 2 monety, a ty nic na tym nie tracisz.
learn-wonders-note-color-grey-2 = Ta karta jest w erze I i w erze II, a miasto może mieć tylko jedną z nich.
learn-wonders-note-color-red-1 = Tarcze porównuje się z obydwoma sąsiadami na koniec każdej ery; nigdy się nie zużywają.
learn-wonders-note-color-green-1 = Takie same symbole są warte kwadrat swojej liczby, a zestaw trzech różnych dodatkowo 7 punktów.
learn-wonders-note-color-purple-1 = Punkty liczy się na koniec gry, za to, co wtedy jest. Gdy sąsiad buduje dużo w jednym kolorze, gildia tego koloru jest warta sporo.
learn-wonders-note-effect-trade_discount-1 = Działa od następnej tury. Zniżki się nie sumują: żadna sztuka nie kosztuje mniej niż 1 monetę.
learn-wonders-note-effect-coins_per-1 = Monety przychodzą raz, przy budowie; liczy się też to, co zbudowano w tej samej turze.
learn-wonders-note-card-caravansery-1 = Korzystasz z niego tylko ty: nie jest na sprzedaż.
learn-wonders-note-card-forum-1 = Korzystasz z niego tylko ty: nie jest na sprzedaż. Za darmo zbudujesz go dzięki Handlowi wschodniemu albo zachodniemu.
learn-wonders-note-card-shipowners_guild-1 = Gildii, którą kopiuje Olimpia, się nie liczy.
learn-wonders-note-card-strategists_guild-1 = Liczą się sztuki żetonów, a twoje własne się nie liczą.
learn-wonders-note-card-scientists_guild-1 = Jej punkty stoją w wierszu nauki.
learn-wonders-note-wonder-1 = Etapy buduje się po kolei. Zasoby, które dają, nie są na sprzedaż.
learn-wonders-note-power-play_last_card-1 = Działa już w tej erze, w której zbudowano etap, nawet w ostatniej turze. Monetami z szóstej tury można zapłacić za ostatnią kartę.
learn-wonders-note-power-build_from_discard-1 = Na stosie są też karty odrzucone w tej samej turze, a na koniec ery również ostatnie karty graczy. Nikt inny nie widzi, co tam leży.
learn-wonders-note-power-build_from_discard-2 = Budowli, którą już masz, nie można zbudować drugi raz. Możesz nie wziąć żadnej, ale nie możesz czekać na lepszy stos.
learn-wonders-note-power-free_build_per_age-1 = Oszczędza zasoby i monety, od następnej tury po zbudowaniu etapu, i nigdy nie buduje etapu. Niewykorzystana w danej erze przepada.
learn-wonders-note-power-copy_guild-1 = Liczy twoich sąsiadów i twoje karty, a najlepsza gildia wybierana jest za ciebie. Jeśli sąsiedzi nie mają żadnej, nic nie daje.
learn-wonders-note-power-free_first_of_each_colour-1 = Działa od następnej tury po zbudowaniu etapu, dla każdego z siedmiu kolorów, i nigdy dla etapu.
learn-wonders-note-power-free_first_card_of_age-1 = Jeśli tę kartę odrzucisz albo użyjesz do budowy etapu, w tej erze zdolność przepada.
learn-wonders-note-thing-victory-1 = Leżą przed tobą, widoczne dla wszystkich, i nigdy się ich nie traci.
learn-wonders-note-thing-defeat-1 = Suma twoich żetonów może być ujemna. Gildia Strategów liczy żetony sąsiadów.
learn-wonders-note-thing-coins-1 = Monety za zasoby dostaje sąsiad, który je sprzedaje, wszystkie inne trafiają do banku.
learn-wonders-note-power-free_last_card_of_age-1 = Chodzi o kartę z szóstej tury, nie o tę, która zostaje na ręce.

## Znaki

learn-wonders-sign-resources = Zasoby
learn-wonders-sign-science = Symbole naukowe
learn-wonders-sign-war = Wojna, punkty i monety
learn-wonders-sign-shield = tarcza
learn-wonders-sign-victory = żeton zwycięstwa z liczbą punktów
learn-wonders-sign-defeat = żeton porażki, −1 punkt
learn-wonders-sign-points = punkty na koniec gry
learn-wonders-sign-coins = monety
learn-wonders-sign-cards = Na kartach
learn-wonders-sign-choice = jeden z tych zasobów co turę
learn-wonders-sign-trade = surowce po 1 monecie od sąsiada, którego wskazuje strzałka
learn-wonders-sign-neighbours = za każdą taką kartę obu sąsiadów
learn-wonders-sign-all-three = za każdą taką kartę obu sąsiadów i twoją
learn-wonders-sign-stage = za każdy zbudowany etap twojego cudu
learn-wonders-sign-powers = Na etapach cudów
learn-wonders-sign-chains = Powiązania: karta z takim znakiem daje za darmo kartę, która go wymaga
learn-wonders-sign-sealed = wybór już padł; nikt nie widzi jaki
