### Nauka: o Architektach. Strona pobiera to, gdy ktoś chce czytać.

## Zasady w skrócie

learn-rules-goal = Cel: twój cud
learn-rules-goal-1 = Każdy buduje jeden z siedmiu cudów starożytnego świata, w pięciu etapach. Tura jest krótka: bierzesz jedną kartę, a gdy kart starczy na etap, etap staje.
learn-rules-goal-2 = Gdy tylko któryś cud jest ukończony, ta tura jest ostatnia. Budowniczy nie musi jednak wygrać: decydują punkty, a te dają też niebieskie karty, bitwy, postęp i Kot.

learn-rules-turn = Twoja tura: jedna karta z trzech stosów
learn-rules-turn-1 = Po twojej lewej leży stos twojego cudu, po prawej stos prawego sąsiada, oba odkryte. Na środku stołu leży zakryty stos główny. Bierzesz wierzchnią kartę jednego z tych trzech stosów; do innych nie sięgasz.
learn-rules-turn-2 = Kładziesz kartę przed sobą. Jeśli karty na to pozwalają, buduje się etapy i wymienia symbole; jedno i drugie to obowiązek, wybierasz tylko kolejność i karty. Potem gra sąsiad po lewej.
learn-rules-turn-3 = Każdy stos cudu leży między dwiema osobami, więc karta, którą zostawisz, może trafić do sąsiada. Z czego składa się stos, może sprawdzić każdy; kolejności nie zna nikt.

learn-rules-colors = Pięć kolorów kart
learn-rules-colors-1 = Karty leżą przed tobą odkryte, dopóki ich nie wydasz. Kolor i znak mówią, do czego służą:
learn-rules-color-grey = Surowce: drewno, kamień, glina, papirus lub szkło, do budowy.
learn-rules-color-yellow = Monety: każda zastępuje jeden dowolny surowiec.
learn-rules-color-blue = Punkty: 3 albo 2 i Kot.
learn-rules-color-green = Nauka: symbole, które wymienia się na żetony postępu.
learn-rules-color-red = Wojsko: tarcza i rogi, które wzywają do bitwy.

learn-rules-stages = Etapy i ich koszt
learn-rules-stages-1 = Wszystkie cuda kosztują tyle samo: 2 różne surowce, 2 takie same, 3 różne, 3 takie same i 4 różne. Buduje się od dołu; etapy leżące obok siebie mogą powstać w dowolnej kolejności.
learn-rules-stages-2 = Co możesz opłacić, to musisz zbudować jeszcze w tej turze; jeśli możliwych jest kilka etapów, wybierasz jeden. Karty, którymi płacisz, odrzucasz, pozostałe zostają.
learn-rules-stages-example = Przykład. Masz dwa drewna i kamień, a bierzesz glinę. Drewno, kamień i glina to trzy różne surowce, a kolej na twój trzeci etap: staje, a jedno drewno zostaje u ciebie.
learn-rules-stages-3 = Każdy etap jest wart tyle punktów, ile pokazuje. Niektóre mają też efekt, jednorazowy i natychmiastowy, w każdym cudzie inny: Babilon bierze żeton postępu, Rodos zyskuje tarcze, Olimpia bierze dwie karty. Giza nie ma efektu, ale jest warta więcej.

learn-rules-coins = Monety
learn-rules-coins-1 = Moneta zastępuje dowolny surowiec, taki sam albo inny, i na jeden etap można wydać dowolnie wiele monet, nawet same monety.
learn-rules-coins-2 = Monet nie można odłożyć na później: jeśli zastąpią to, czego brakuje, etap trzeba zbudować od razu. Gdzie wystarczyłaby też szara karta, wybierasz, co wydać.

learn-rules-science = Nauka
learn-rules-science-1 = Dwie zielone karty z tym samym symbolem albo trzy z trzema różnymi trzeba w tej samej turze wymienić na żeton postępu.
learn-rules-science-2 = Weź jeden z trzech odkrytych żetonów, a na jego miejsce trafi następny ze stosu. Albo weź wierzchni żeton stosu i sprawdź, co to jest.
learn-rules-science-3 = Odrzucasz tylko karty z zestawu; pojedyncza karta czeka na następne.

learn-rules-tokens = Żetony postępu
learn-rules-tokens-1 = Żeton leży przed tobą do końca gry. Metal mówi, jakiego jest rodzaju:
learn-rules-tokens-cards = Sześć daje dodatkową kartę, gdy bierzesz karty pewnego rodzaju albo budujesz etap: znów wierzchnią kartę jednego z twoich trzech stosów.
learn-rules-tokens-build = Z Ekonomią jedna moneta liczy się za dwie, a Inżynieria pozwala opłacić etap dowolnymi surowcami.
learn-rules-tokens-war = Taktyka dodaje na stałe dwie tarcze.
learn-rules-tokens-points = Pięć jest wartych punkty na koniec gry.
learn-rules-tokens-2 = Każdy działa raz na turę, ale dodatkowa karta z jednego może uruchomić następny. Dodatkowej karty nie musisz brać, możesz też odłożyć ją na później w tej samej turze. Nowy żeton nie działa dla tego, co stało się przed jego zdobyciem.

learn-rules-cat = Kot
learn-rules-cat-1 = Kto bierze niebieską kartę z Kotem, od razu dostaje znacznik Kota, ze stołu albo od tego, kto go ma.
learn-rules-cat-2 = Kto ma Kota na początku swojej tury, może przed wzięciem karty podejrzeć wierzch stosu głównego. Co zobaczysz, to twój sekret, i nie musisz tej karty brać.
learn-rules-cat-3 = Na koniec gry Kot jest wart 2 punkty.

learn-rules-war = Rogi i bitwy
learn-rules-war-1 = Każdy róg na czerwonej karcie odwraca jeden znacznik konfliktu na stronę bitewną. Gdy pokazują ją wszystkie – trzy w grze dwu- i trzyosobowej, cztery w czteroosobowej, pięć w pięcioosobowej, sześć w większej – na koniec tej tury rozgrywa się bitwa.
learn-rules-war-2 = Porównaj swoje tarcze z tarczami obu sąsiadów. Za każdego, kto ma mniej, bierzesz żeton zwycięstwa wart 3 punkty; remis nic nie daje. We dwoje większa liczba tarcz daje jeden żeton, a co najmniej dwukrotna przewaga dwa.
learn-rules-war-example = Przykład. Masz trzy tarcze, sąsiad po lewej jedną, a sąsiad po prawej trzy: bierzesz jeden żeton zwycięstwa.
learn-rules-war-3 = Po bitwie wszyscy odrzucają czerwone karty z rogami i wraca pokój. Tarcze bez rogów zostają.

learn-rules-score = Koniec gry i punkty
learn-rules-score-1 = Tura, w której ukończono cud, toczy się do końca, razem z bitwą, jeśli do niej doszło. Potem liczy się punkty:
learn-rules-score-2 = Wygrywa najwięcej punktów. Przy remisie decyduje liczba zbudowanych etapów; jeśli i ona jest równa, zwycięstwo jest wspólne.
learn-rules-score-3 = Gra kończy się też, gdy wszystkie stosy są puste, ale to rzadkość.
learn-rules-row-stages = punkty z każdego zbudowanego etapu
learn-rules-row-cat = 2 punkty dla tego, kto go ma
learn-rules-row-blue = po 2 lub 3 punkty
learn-rules-row-victory = po 3 punkty
learn-rules-row-progress = tyle, ile są warte twoje żetony

## Elementy

learn-kind-card = Karty
learn-kind-wonder = Cuda
learn-kind-token = Żetony postępu
learn-kind-thing = Inne elementy
learn-count = { $count ->
        [one] 1 karta, w tym stosie
        [few] { $count } karty i gdzie są
       *[other] { $count } kart i gdzie są
    }
learn-deck = { $count ->
        [one] Stos: 1 karta
        [few] Stos: { $count } karty
       *[other] Stos: { $count } kart
    }
learn-stages = Etapy, od góry
learn-level = poziom { $level }
learn-stages-sum = { $points ->
        [one] razem 1 punkt
        [few] razem { $points } punkty
       *[other] razem { $points } punktów
    }
learn-number = Ile ich jest
learn-in-play = Ile jest w grze, zależnie od liczby graczy

## Warto wiedzieć

learn-note-color-grey-1 = Etap wymaga surowców samych różnych albo samych takich samych; wydane karty się odrzuca.
learn-note-color-yellow-1 = Monety liczą się wszędzie tam, gdzie brakuje surowca. Jeśli moneta umożliwia etap, trzeba go zbudować.
learn-note-color-blue-1 = Niebieskich kart nigdy się nie odrzuca.
learn-note-color-green-1 = Zestaw trzeba wymienić w tej turze, w której jest pełny. Z dwóch naraz wybierasz, który wymienić najpierw.
learn-note-color-green-2 = Gdy nie ma już żetonów postępu, zielone karty po prostu zostają.
learn-note-color-red-1 = Każda czerwona karta to jedna tarcza, z rogami czy bez.
learn-note-card-civic_2_cat-1 = Kota dostajesz od razu, ale podejrzeć kartę możesz dopiero na początku następnej tury.
learn-note-card-shield_horn_1-1 = Po najbliższej bitwie się ją odrzuca.
learn-note-card-shield_horn_2-1 = Po najbliższej bitwie się ją odrzuca. Jeśli do odwrócenia został tylko jeden znacznik, drugi róg nic nie daje.
learn-note-wonder = Zanim zacznie się następny poziom, muszą stać wszystkie etapy niższego. Efekt działa od razu; zdobyte nim karty mogą w tej samej turze posłużyć do budowy lub wymiany.
learn-note-wonder-alexandria-1 = Może to być stos daleko od ciebie. Ze stosu głównego bierze się kartę w ciemno.
learn-note-wonder-babylon-1 = Zielone karty nie są potrzebne. Drugi etap nie daje punktów, tylko żeton.
learn-note-wonder-ephesus-1 = Na drugim poziomie leżą obok siebie trzy etapy i wszystkie mają efekt.
learn-note-wonder-halicarnassus-1 = Pięć kart widzą wszyscy, chyba że przy stole ustalono inaczej. Stosu głównego nigdy się nie przegląda.
learn-note-wonder-olympia-1 = Obie karty bierze się przed wszystkim innym. Pusty stos się pomija.
learn-note-wonder-rhodes-1 = Te tarcze nie są kartami: nie mają rogów i nigdy się ich nie odrzuca.
learn-note-wonder-rhodes-2 = Dwa najniższe etapy leżą obok siebie, więc można zacząć od dwóch takich samych surowców.
learn-note-effect-extra_card_for-1 = Nieważne, jak karta do ciebie trafia: jako karta tury, jako dodatkowa czy dzięki cudowi.
learn-note-effect-extra_card_for-2 = W turze daje jedną kartę, nawet gdyby kilka kart go uruchamiało. Możesz ją wziąć później w tej turze albo wcale.
learn-note-effect-extra_card_for_stage-1 = Najpierw działa efekt etapu. Dwa etapy w turze dają jedną kartę; ostatni etap gry też ją daje.
learn-note-effect-double_coin-1 = Obie połowy idą na ten sam etap. Co można z nią opłacić, trzeba zbudować, chyba że przy stole ustalono inaczej.
learn-note-effect-any_resources-1 = Nikt nie musi jej używać. Łączy się z Ekonomią.
learn-note-effect-shields-1 = Nie są kartami i nigdy się ich nie odrzuca.
learn-note-effect-points-1 = Liczy się tylko twój własny cud.
learn-note-effect-points_per_cat_card-1 = Sam znacznik Kota nie jest kartą i się nie liczy.
learn-note-effect-points_per_victory-1 = Każdy z nich jest wtedy wart łącznie 4 punkty.
learn-note-effect-points_per_token-1 = Inne żetony nadal robią swoje.
learn-note-effect-points_for_copies-1 = Razem są warte więcej: kto ma pierwszy, niech nie odda drugiego.
learn-note-thing-centre-1 = Kartę bierze się w ciemno, chyba że podejrzano ją dzięki Kotu.
learn-note-thing-cat-1 = Kto podejrzał kartę, ten ją zna, dopóki ktoś jej nie weźmie.
learn-note-thing-cat-2 = Na początku nie ma go nikt.
learn-note-thing-conflict-1 = Rogi, dla których nie ma już znacznika, nic nie dają; w jednej turze jest najwyżej jedna bitwa.
learn-note-thing-conflict-2 = Co zyskano w tej samej turze po odwróceniu ostatniego znacznika, liczy się jeszcze w bitwie.
learn-note-thing-victory-1 = Nigdy się ich nie traci i nie kończą się, chyba że przy stole ustalono inaczej.

## Znaki

learn-sign-resources = Surowce i monety
learn-sign-costs = Ile kosztuje etap
learn-sign-war = Wojna, punkty i Kot
learn-sign-peace = znacznik konfliktu: pokój
learn-sign-battle = znacznik konfliktu: bitwa
learn-sign-victory = żeton zwycięstwa, 3 punkty
learn-sign-shield = tarcza
learn-sign-horn = róg: odwraca znacznik konfliktu
learn-sign-cat = Kot na niebieskiej karcie albo u kogoś
learn-sign-points = punkty na koniec gry
learn-sign-eye = wiesz o tym tylko ty
learn-sign-stack = zakryty żeton ze stosu
