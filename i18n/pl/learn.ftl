### Nauka: zasady w skrócie, uwagi i znaki. Strona pobiera ten plik, gdy ktoś chce poczytać.

## Zasady w skrócie

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

## Zasady Panteonu w skrócie

page-rules-base = Gra podstawowa

page-rules-gods = Co wnosi Panteon
page-rules-gods-1 = Do gry wchodzi piętnaście bóstw z pięciu mitologii, a z nimi dwa cuda, trzy żetony postępu i pięć wielkich świątyń, które zastępują gildie. Zasady gry podstawowej obowiązują dalej, o ile nie napisano tu inaczej.
page-rules-gods-2 = W I epoce umieszczacie bóstwa w Panteonie, zakryte, każde tam, gdzie dla jednej strony jest tanie, a dla drugiej drogie. Od II epoki można w swojej turze zamiast wziąć kartę zwrócić się do bóstwa.

page-rules-call = I epoka: wzywanie bóstw
page-rules-call-1 = Na pięciu zakrytych kartach I epoki leżą żetony mitologii. Jeśli w twojej turze nic już nie przykrywa takiej karty, na koniec tury bierzesz jej żeton, zanim karta zostanie odkryta.
page-rules-call-2 = Razem z żetonem dobierasz dwa bóstwa z jego mitologii. Jedno kładziesz zakryte na wolnym polu Panteonu, drugie wraca na wierzch swojej talii. Do II epoki tylko ty wiesz, które to bóstwo; przeciwnik zna jedynie jego mitologię.
page-rules-call-3 = Żeton zostaje u ciebie: wielką świątynię tej mitologii wznosisz z nim za darmo.

page-rules-spaces = Sześć pól Panteonu
page-rules-spaces-1 = Każde pole ma jedną cenę dla ciebie, a drugą dla przeciwnika; razem dają zawsze 11. Ważne jest więc nie tylko, które bóstwo kładziesz, ale też dla kogo będzie tanie.
page-rules-spaces-2 = Po I epoce odkrywa się wszystkie bóstwa, a na polu, które zostało wolne, kładzie się Bramę. Na trzech zakrytych kartach II epoki leżą żetony ofiary o wartości 2, 3 i 4; je także bierze ten, kto odsłoni kartę.

page-rules-activate = Aktywowanie bóstwa
page-rules-activate-1 = Od II epoki możesz w swojej turze zamiast wziąć kartę aktywować bóstwo z Panteonu. Płacisz cenę jego pola, bierzesz je do siebie, a jego moc działa od razu i tylko raz.
page-rules-activate-2 = Żeton ofiary obniża cenę o swoją wartość i przepada. Można użyć kilku naraz; nadwyżka ponad cenę się marnuje. Zbudowane Sanktuarium obniża każdą cenę o 2.
page-rules-activate-example = Przykład. Mars leży na polu, które kosztuje cię 5. Z żetonem ofiary o wartości 3 płacisz 2 monety, a pion konfliktu przesuwa się o dwa pola.
page-rules-activate-3 = Brama kosztuje dwa razy tyle, ile wynosi liczba jej pola. Odkrywa wierzchnie bóstwo każdej talii, a ty aktywujesz jedno z nich za darmo.

page-rules-temples = Wielkie świątynie
page-rules-temples-1 = Trzy z pięciu wielkich świątyń trafiają do III epoki w miejsce gildii. Z żetonem danej mitologii wznosisz jej świątynię za darmo, a bez niego płacisz koszt.
page-rules-temples-2 = Jedna wielka świątynia w twoim mieście daje 5 punktów, dwie 12, trzy 21.

page-rules-powers = Bóstwa z własnymi elementami
page-rules-powers-1 = Minerwa stawia swój pion na polu toru militarnego. Gdy pion konfliktu miałby wejść na to pole, zatrzymuje się przed nim, reszta ruchu przepada, a Minerwa opuszcza grę.
page-rules-powers-2 = Na Astarte leży 7 monet, które możesz wydawać, a nikt nie może ci ich odebrać; każda, która zostanie, to 1 punkt. Nisaba kładzie żeton węża na zielonej karcie przeciwnika i odtąd masz także jej symbol. Na Enkim leżą dwa żetony postępu; kto go aktywuje, bierze jeden.
page-rules-powers-3 = Co dokładnie robi każde bóstwo, można przeczytać wśród kart.

page-rules-pantheon-score = Punktacja z Panteonem
page-rules-pantheon-score-1 = W notesie punktacji jeden wiersz jest nowy, a jeden się zmienia:
page-rules-pantheon-score-2 = Mistycyzm dodaje do żetonów postępu po 2 punkty za każdy twój żeton mitologii i każdy niewykorzystany żeton ofiary.
page-rules-row-temples = 5, 12 albo 21 punktów za jedną, dwie lub trzy, zamiast gildii
page-rules-row-gods = 9 punktów za Afrodytę, po 1 za każdą monetę pozostałą na Astarte

## Zasady Agory w skrócie

page-rules-agora = Co wnosi Agora
page-rules-agora-1 = Między miastami zasiada senat. Wśród kart leży trzynastu senatorów: po pięciu w I i II epoce, trzech w III, więc układy kart są szersze. Dochodzą dwa cuda i dwa żetony postępu, a znaczniki militarne są inne.
page-rules-agora-2 = Wygrać można też na czwarty sposób. Dominacja polityczna: jeśli kontrolujesz wszystkie sześć sal senatu, natychmiast wygrywasz.

page-rules-parts = Tura z dwóch części
page-rules-parts-1 = Najpierw możesz aktywować jeden przygotowany spisek. Potem jak zawsze bierzesz kartę i robisz z nią jedną z czterech rzeczy:
page-rules-parts-build = Wznosisz ją, a senatora rekrutujesz.
page-rules-parts-discard = Odrzucasz ją za monety.
page-rules-parts-wonder = Budujesz dzięki niej cud.
page-rules-parts-prepare = Przygotowujesz nią spisek: trafia zakryta pod jego kartę.

page-rules-senators = Senatorowie
page-rules-senators-1 = Pierwszy senator w twoim mieście jest darmowy, drugi kosztuje 1 monetę, trzeci 2 i tak dalej. Im więcej masz niebieskich kart, tym więcej zdziała polityk:
page-rules-senators-2 = Akcja polityka to albo umieszczenie twojego znacznika wpływu w jednej z dwóch sal sekcji wskazanej na karcie, albo przesunięcie dowolnego twojego znacznika do sąsiedniej sali. Akcje wybierasz jedną po drugiej i w każdej chwili możesz skończyć.
page-rules-senators-3 = Spiskowiec, bez względu na liczbę niebieskich kart, umieszcza jeden znacznik w dowolnej sali albo dobiera dwa spiski, z których jeden zatrzymujesz.
page-rules-blue-few = 0 lub 1 niebieska karta
page-rules-blue-some = 2 lub 3 niebieskie karty
page-rules-blue-many = co najmniej 4 niebieskie karty
page-rules-actions = { $count ->
        [one] 1 akcja
        [few] { $count } akcje
       *[other] { $count } akcji
    }

page-rules-senate = Sale i kontrola
page-rules-senate-1 = Senat ma sześć sal w jednym rzędzie, po dwie w każdej sekcji: lewej, środkowej i prawej. Każdy gracz ma 12 znaczników wpływu. Kto ma w sali więcej znaczników, ten ją kontroluje; przy równej liczbie nie kontroluje jej nikt.
page-rules-senate-2 = Przejęcie sali wymaga więc dwóch kroków: najpierw remisu, potem przewagi. Usunięty znacznik wraca do właściciela, który może go umieścić ponownie.

page-rules-decrees = Dekrety
page-rules-decrees-1 = W każdej sali leży dekret. Działa dla tego, kto kontroluje salę, i tylko tak długo, jak to trwa. Trzy dekrety są na początku zakryte; każdy z nich odkrywa się, gdy do sali trafi pierwszy znacznik.
page-rules-decrees-2 = Dekrety dają monety, gdy ktokolwiek coś wznosi, albo obniżają twoje koszty. Tarcza przesuwa pion konfliktu o jedno pole do przodu, gdy ją zyskujesz, i o jedno do tyłu, gdy ją tracisz.

page-rules-plots = Spiski
page-rules-plots-1 = Spiskując, dobierasz dwa spiski, jeden zatrzymujesz zakryty, a drugi odkładasz na wierzch albo na spód talii. Tylko ty wiesz, co zatrzymujesz.
page-rules-plots-2 = Zanim spisek zadziała, trzeba go przygotować: w jednej ze swoich tur wsuwasz pod niego wziętą kartę, za darmo. W dowolnej późniejszej turze możesz go aktywować, na początku i najwyżej jeden, a potem bierzesz kartę.

page-rules-war = Cuda i znaczniki militarne
page-rules-war-1 = Znaczniki militarne Agory nie zabierają monet. Gdy pion pierwszy raz oddali się od środka o trzy pola, gracz z przewagą umieszcza znacznik wpływu w dowolnej sali. Gdy pierwszy raz oddali się o sześć, ten gracz usuwa jeden znacznik przeciwnika i może przesunąć swój.
page-rules-war-2 = Dwa cuda działają dwukrotnie. Kto przy wyborze cudów bierze Curię Iulię, dobiera dwa spiski i jeden zatrzymuje, a kto bierze Knossos, umieszcza znacznik wpływu; ich budowa daje jeszcze więcej.

page-rules-agora-score = Punktacja z Agorą
page-rules-agora-score-1 = Jeśli nikt nie wygrał wcześniej, w notesie punktacji jest jeszcze jeden wiersz:
page-rules-agora-score-2 = Senatorowie, znaczniki wpływu, dekrety i spiski nie dają punktów.
page-rules-row-senate = 1, 2, 3, 3, 2 i 1 punkt za kontrolowane sale, od lewej do prawej

page-rules-both = Panteon i Agora razem
page-rules-both-1 = Obowiązują zasady obu dodatków. W turze możesz najpierw aktywować spisek, a potem bierzesz kartę albo, od II epoki, aktywujesz bóstwo. Karty leżą tak jak w Agorze; w III epoce są wielkie świątynie i senatorowie.
page-rules-both-2 = Neptun stosuje na twoją korzyść jeden ze znaczników militarnych Agory. Minerwa zatrzymuje także ruchy wywołane dekretem lub spiskiem. Monety na Astarte i żetony na Enkim są poza zasięgiem spisków.

## Wejście

page-learn-title = Nauka gry
page-learn-rules-help-duel = Wszystko, czego trzeba do pierwszej gry, w dziesięć minut.
page-learn-rules-help-architects = Wszystko, czego trzeba do pierwszej gry, w pięć minut.
page-learn-rules-help-wonders = Wszystko, czego trzeba do pierwszej gry, w dziesięć minut.
page-learn-cards = Wszystkie karty i elementy
page-learn-cards-help-architects = Każda karta i stosy, w których jest, każdy cud z etapami, każdy żeton.
page-learn-cards-help-wonders = Każda karta z kosztem i powiązaniami, każdy cud z obiema stronami.
page-learn-cards-help-duel = Każdy element gry podstawowej, Panteonu i Agory, z wyszukiwarką i objaśnieniami.
page-learn-signs-help = Każdy znak na kartach i na planszy oraz jego znaczenie.

page-learn-all = Wszystko
page-learn-kind = Rodzaj
page-learn-set = Pudełko
page-learn-a-wonder = cud
page-learn-a-token = żeton postępu
page-learn-a-god = bóstwo (mitologia { $mythology })
page-learn-a-gate = brama do wszystkich talii bóstw
page-learn-a-temple = wielka świątynia
page-learn-a-senator = senator
page-learn-a-decree = dekret
page-learn-a-plot = spisek
page-learn-age = Epoka
page-learn-color = Kolor
page-learn-cost = Koszt
page-learn-effect = Działanie
page-learn-on-draft = Przy wyborze cudów
page-learn-steps = Krok po kroku
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

## Uwagi z zasad

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
page-note-god-enki-1 = Dopóki oba żetony na nim leżą, nie ma ich ani na planszy, ani w pudełku: nic innego ich nie dosięga.
page-note-god-enki-2 = Gdy odkryje go Brama lub Boski Teatr, dostaje swoje żetony, zanim wybierzesz. Jeśli wybierzesz inne bóstwo, wracają do pudełka.
page-note-god-ishtar-1 = Razem z żetonem Prawo to dwa takie same symbole, a nie dwa różne: kto zdobędzie drugi z nich, bierze żeton postępu.
page-note-god-nisaba-1 = Przeciwnik zachowuje kartę, jej symbol i punkty. Skopiowany symbol liczy się do sześciu różnych i do pary.
page-note-god-nisaba-2 = Jeśli przeciwnik nie ma zielonej karty, żeton węża przepada. Gdy karta opuści jego miasto, tracisz też symbol.
page-note-god-astarte-1 = Płacisz najpierw ze skarbca, a dopiero potem jej monetami. Nie sięga po nie żaden znacznik militarny, cud, żeton postępu ani spisek.
page-note-god-baal-1 = Od następnej płatności produkuje dla ciebie, podnosi ceny przeciwnikowi, a tobie już nie.
page-note-god-tanit-1 = Monety trafiają do twojego skarbca.
page-note-god-aphrodite-1 = Punkty zapisuje się w wierszu bóstw.
page-note-god-hades-1 = Jeśli na stosie jest karta, którąś trzeba wznieść. Liczą się jej monety, tarcze i symbole; biały symbol nie jest użyty, więc Urbanistyka nic nie daje.
page-note-god-zeus-1 = Nikt nie dostaje za kartę monet. Leżący na niej żeton przepada, chyba że stół gra inaczej; utracony tak żeton mitologii nie sprowadza bóstwa.
page-note-god-zeus-2 = Zakrytą kartę wybiera się w ciemno, a obie strony widzą ją przy odrzuceniu. To, co przykrywała, zwalnia się tak, jakby ją wzięto.
page-note-god-anubis-1 = To, co cud dał od razu, zostaje: monety, tarcze, żetony, kolejna tura. Kończą się jego punkty, produkcja i zniżki.
page-note-god-anubis-2 = Właściciel może go zbudować ponownie za pełny koszt, a wszystko, co cud daje, dzieje się znowu. Czasem warto więc uszkodzić własny.
page-note-god-isis-1 = Cud działa w całości, także kolejną turą. Bez niezbudowanego cudu albo bez odrzuconej karty nic się nie dzieje.
page-note-god-ra-1 = Możesz mieć więcej niż cztery cuda, ale w obu miastach stoi razem najwyżej siedem. Uszkodzony cud można zabrać, stojącego nie.
page-note-god-mars-1 = Strategia nie dodaje tu tarczy.
page-note-god-minerva-1 = Pion konfliktu, z którejkolwiek strony nadchodzi, zatrzymuje się przed nią, reszta ruchu przepada, a ona opuszcza grę. Na pole nikt nie wszedł, więc znacznik militarny zostaje.
page-note-god-minerva-2 = W stolicy chroni ją przed jednym śmiertelnym krokiem.
page-note-god-neptune-1 = Obie części są obowiązkowe; gdy został jeden znacznik, jest tylko pierwsza. Pion konfliktu się nie przesuwa.
page-note-god-gate-1 = Sanktuarium obniża cenę po podwojeniu. Niewybrane bóstwa wracają na wierzch swoich talii.
page-note-god = Moc działa raz i żadnego bóstwa nie aktywuje się dwa razy. Można aktywować i takie, którego moc nic teraz nie zdziała.
page-note-temple-1 = Świątynia darmowa dzięki żetonowi powstaje dzięki białemu symbolowi: Urbanistyka daje 4 monety. Bez żetonu płaci się koszt jak za każdą budowlę.
page-note-temple-2 = W grze są trzy z pięciu, dołączone do III epoki w miejsce gildii. Mają własny rewers, więc zakrytą świątynię można poznać.
page-note-wonder-sanctuary-1 = Niższa cena służy od następnej aktywacji, także w turze, którą daje samo Sanktuarium. Przy Bramie odejmuje się ją po podwojeniu.
page-note-wonder-divine_theater-1 = Działa też w I epoce. Jeśli do talii wracają dwa bóstwa, ty wybierasz, które leży na wierzchu, i tylko ty to wiesz.
page-note-wonder-curia_julia-1 = Spiski z wyboru cudów dostaje się tylko wtedy: kradzież ani odbudowa cudu ich nie powtarza.
page-note-wonder-curia_julia-2 = Spisek aktywowany w ten sposób nie liczy się jako ten jeden, który możesz aktywować na początku tury.
page-note-wonder-knossos-1 = Znacznik z wyboru cudów umieszczasz, zanim ktokolwiek weźmie kartę. Odkrywa on zakryty dekret, a jeśli zyskujesz tarczę, przesuwa pion.
page-note-token-mysticism-1 = Żeton ofiary, który został użyty albo przepadł, już się nie liczy.
page-note-token-poliorcetics-1 = Liczy się każde pole, o które pion naprawdę przesunął się na twoją korzyść, gdziekolwiek stoi. Kto nie ma już monet, nic nie jest winien.
page-note-token-engineering-1 = Dotyczy wszystkich kart, które mogłyby być darmowe dzięki białemu symbolowi, i wielkich świątyń. Moneta trafia do banku, a Urbanistyka nic nie daje. To, co jest darmowe dzięki twojemu symbolowi, zostaje darmowe.
page-note-token-corruption-1 = Twoi senatorowie i tak się liczą: gdy stracisz żeton, następny kosztuje pełną cenę.
page-note-token-organized_crime-1 = Nie ma znaczenia, czy dobierasz dzięki spiskowcowi, czy Curii Iulii. Sam żeton nie daje punktów.
page-note-decree-coins_on_build-1 = Liczy się każda budowa, płatna czy darmowa. Karta, która tylko zmienia właściciela, nie jest wzniesiona, a monety przychodzą za późno, żeby za tę budowę zapłacić.
page-note-decree-ignore_symbol-1 = Najtańszy sposób jest wybierany za ciebie. Pytanie pada tylko wtedy, gdy ma to znaczenie, bo przeciwnik ma Ekonomię.
page-note-decree-resource_discount-1 = Z Architekturą to razem o 3 materiały mniej.
page-note-decree-shield-1 = Przejęcie sali z tarczą to razem dwa pola: jedno przy remisie, drugie przy przewadze. Strategia nic nie dodaje; krok może trafić na znacznik militarny, a nawet wygrać.
page-note-decree-trade_discount-1 = Stała cena 1 pozostaje równa 1.
page-note-decree-extra_blue_for_senate-1 = Przy 0 lub 1 niebieskiej karcie to dwie akcje, przy 2 i więcej trzy. Karty liczy się przed pierwszą akcją.
page-note-decree-discard_bonus-1 = Dotyczy karty, którą odrzucasz w swojej turze, a nie kart odrzucanych przez czyjeś działanie.
page-note-decree-use_opponent_chains-1 = Taka karta jest darmowa dzięki białemu symbolowi: Urbanistyka daje 4 monety. Żetonów mitologii dekret nie użycza, chyba że stół gra inaczej.
page-note-decree-extra_turn_on-1 = Rozstrzyga się to, zanim spiskowiec zadziała: znacznik umieszczony przez niego samego ani nie daje tury, ani jej nie odbiera.
page-note-decree = Działa dla tego, kto kontroluje salę, i ustaje, gdy tylko kontrola się kończy. To, co dał wcześniej, zostaje, poza krokiem tarczy.
page-note-plot-extortion-1 = Możesz mieć więcej niż cztery cuda. To, co Curia Iulia lub Knossos dają przy wyborze cudów, się nie powtarza.
page-note-plot-blackmail-1 = Monet na Astarte się nie liczy ani nie zabiera.
page-note-plot-expropriation-1 = To, co karta dała raz, zostaje; znikają jej punkty, biały symbol i miejsce w każdym liczeniu.
page-note-plot-swindle-1 = Monety, które karta przyniosła, zostają; znikają jej produkcja, stała cena i biały symbol.
page-note-plot-obscurantism-1 = Planszy się nie uzupełnia. Kto traci żeton, traci wszystko, co w nim trwałe. Jeśli bierzesz z pudełka, tylko ty wiesz, który to.
page-note-plot-coup-1 = Strategia nie dodaje tu tarczy.
page-note-plot-property_fraud-1 = Senatorów się pomija. Jeśli w najdalszym rzędzie nie ma już budowli, nic się nie dzieje.
page-note-plot-treason-1 = W I epoce są 3, w II 6, w III 9. Widzisz je tylko ty, wiesz więc także, co już się nie pojawi.
page-note-plot-political_maneuver-1 = Usunięty znacznik wraca do właściciela, który może go umieścić ponownie.
page-note-plot-espionage-1 = Żeton działa od razu i może nawet wygrać grę. Co jeszcze jest w pudełku, widzisz tylko ty.
page-note-plot-turn_of_events-1 = Nikt nie dostaje monet. Karty, które się zwalniają, odkrywa się od razu, więc możesz wziąć jedną z nich jeszcze w tej turze.
page-note-plot-embezzlement-1 = Kto ma mniej monet, traci wszystkie; te na Astarte są poza zasięgiem.
page-note-plot-foreclosure-1 = Odtąd produkuje dla ciebie, podnosi ceny przeciwnikowi, a tobie już nie.
page-note-plot-coercion-1 = Obie karty wybierasz ty. Nic, co dzieje się przy budowie, się nie dzieje, ale symbole się liczą: sześć różnych wygrywa, a nowa para daje żeton postępu, przeciwnikowi także.
page-note-plot-insider_influence-1 = Sala z dwoma dekretami daje oba temu, kto ją kontroluje; sala bez dekretu nadal się liczy i daje punkty. Zakryty dekret odkrywa się tylko wtedy, gdy ktoś kontroluje nową salę.
page-note-plot-sabotage-1 = To, co cud dał raz, zostaje; kończą się jego punkty, produkcja i zniżki. Karta spod niego także opuszcza grę, chyba że stół gra inaczej.
page-note-plot = Żeby go przygotować, wsuń pod niego kartę ze swojej tury, za darmo. Aktywujesz go na początku którejś z późniejszych tur, najwyżej jeden, a potem bierzesz kartę. Krok, który nic nie może zdziałać, się pomija.
page-note-senator-politician-1 = Niebieskie karty liczy się w chwili rekrutacji. Akcje wybierasz jedną po drugiej i w każdej chwili możesz skończyć.
page-note-senator-politician-2 = Znaczniki umieszczasz tylko w sekcji z karty, ale przesunąć do sąsiedniej sali możesz dowolny swój, ten sam nawet kilka razy.
page-note-senator-conspirator-1 = Niebieskie karty nie mają znaczenia. Jedno z dwojga trzeba zrobić; gdy wszystkie twoje znaczniki są w senacie, pozostaje spisek.
page-note-senator = Pierwszy senator jest darmowy, a każdy, którego masz, podnosi cenę następnego o 1 monetę. Senator nie jest budowlą i nie ma koloru.
page-note-thing-mythology-1 = Kto odsłoni kartę, na której leży, bierze go, dobiera dwa bóstwa tej mitologii, jedno kładzie zakryte w Panteonie, a drugie odkłada na wierzch talii.
page-note-thing-mythology-2 = Każda mitologia ma dwa, a w grze jest pięć z dziesięciu. Żaden nie obniża ceny bóstw i żaden się nie zużywa.
page-note-thing-offering-1 = Leży na zakrytej karcie II epoki i trafia do tego, kto ją odsłoni. Można użyć kilku naraz; nadwyżka ponad cenę się marnuje.
page-note-thing-offering-2 = Płaci się nim tylko za bóstwa i Bramę. Niewykorzystany liczy się do Mistycyzmu.
page-note-thing-loot-1 = Działa raz, gdy pion pierwszy raz wejdzie do jego strefy, a potem opuszcza grę.
page-note-thing-agora_loot-1 = Pion najpierw kończy cały ruch. Potem wybiera gracz, na którego korzyść się przesunął, bez względu na to, czyja to tura.
page-note-thing-agora_loot-2 = Opuszcza grę, nawet jeśli nic nie można z nim zrobić. Jeśli tym ruchem pion wchodzi do stolicy, nic nie daje.
page-note-thing-snake-1 = Zostaje tam, gdzie został położony. Gdyby karta opuściła miasto przeciwnika, przepada razem z symbolem.
page-note-thing-minerva_pawn-1 = Zatrzymuje raz, kogokolwiek. Na polu piona konfliktu nic nie robi, dopóki ten nie odejdzie i nie wróci.
page-note-thing-cubes-1 = Znacznik umieszcza się z zapasu, przesuwa do sąsiedniej sali albo usuwa z powrotem do zapasu właściciela.
page-note-thing-pantheon_board-1 = Pole, z którego aktywowano bóstwo albo Bramę, zostaje puste. Czego nikt nie aktywuje, to leży tam do końca.
page-note-thing-senate_board-1 = Sąsiadują ze sobą sale o kolejnych numerach, także na granicy sekcji.
page-note-thing-senate_board-2 = Kontrola nad wszystkimi sześcioma naraz wygrywa grę.

## Elementy, które nie są kartami ani żetonami postępu

page-thing-mythology = Żeton mitologii
    .help = Pozwala za darmo wznieść wielką świątynię swojej mitologii.
page-thing-offering = Żeton ofiary
    .help = Obniża cenę jednej aktywacji o swoją wartość i się zużywa.
page-thing-loot_small = Mały znacznik militarny
    .help = Zabiera zagrożonemu graczowi 2 monety, gdy pion oddali się od środka o trzy pola.
page-thing-loot_large = Duży znacznik militarny
    .help = Zabiera zagrożonemu graczowi 5 monet, gdy pion oddali się od środka o sześć pól.
page-thing-agora_loot_small = Mały znacznik militarny (Agora)
    .help = Gdy pion oddali się od środka o trzy pola, gracz z przewagą umieszcza znacznik wpływu w dowolnej sali.
page-thing-agora_loot_large = Duży znacznik militarny (Agora)
    .help = Gdy pion oddali się od środka o sześć pól, gracz z przewagą usuwa znacznik wpływu przeciwnika i może przesunąć swój.
page-thing-snake = Żeton węża
    .help = Nisaba kładzie go na zielonej karcie przeciwnika, której symbol masz odtąd także ty.
page-thing-minerva_pawn = Pion Minerwy
    .help = Stoi na polu toru militarnego i raz zatrzymuje pion konfliktu.
page-thing-cubes = Znaczniki wpływu
    .help = Każdy gracz ma ich 12; kto ma ich więcej w sali, ten ją kontroluje.
page-thing-pantheon_board = Panteon
    .help = Sześć pól na pięć bóstw i Bramę, każde z ceną dla jednej i drugiej strony; razem dają 11.
page-thing-senate_board = Senat
    .help = Sześć sal, po dwie w każdej sekcji, wartych 1, 2, 3, 3, 2 i 1 punkt dla tego, kto je kontroluje na koniec.

## Znaki

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
page-signs-effects-of = Działanie: { $set }
page-sign-white = Senatorowie, tylko w Agorze: wpływy w senacie.
page-sign-god = bóstwo
page-sign-section = { $section }: sale { $first } i { $last }
page-sign-control = kontrola nad salą
page-sign-politician = Polityk
page-sign-decree = dekret
page-sign-conspiracy = spisek
page-sign-prepared = przygotowanie spisku kartą
page-sign-trigger = aktywacja spisku
page-signs-links = Białe symbole
page-signs-links-help = Budowla po lewej daje symbol, a tę po prawej można z nim wznieść za darmo.
