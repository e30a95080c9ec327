### Nauka: Armada, dodatek do 7 Cudów Świata.

## Zasady w skrócie

learn-armada-title = Armada
learn-armada-harbour = Port
learn-armada-harbour-1 = Armada daje każdemu miastu stocznię z czterema flotami: po jednym statku na torze o sześciu polach. Gra od trzech do ośmiu osób, w każdej erze każdy dostaje osiem kart i rozgrywa siedem tur; przy ośmiu graczach jest siedem kart i sześć tur. W każdej erze są też karty Armady, zwykłe budowle w czterech kolorach.
learn-armada-harbour-2 = Kto buduje kartę czerwoną, żółtą, niebieską albo zieloną, może przesunąć o pole statek tego samego koloru i dopłaca koszt tego pola. Z etapem cudu rusza statek floty, która ma symbol cudu. Karta i ruch statku to jeden rachunek: każdy twój zasób płaci raz, a czego brakuje, kupujesz. W porcie następny ruch jest wyróżniony: u góry koszt, pod nim to, co daje; złota ramka mówi, że cię na niego stać.
learn-armada-harbour-3 = Karta zbudowana za darmo też może mieć ruch statku, ale za ruch trzeba zapłacić. Karty ze stosu kart odrzuconych go nie mają.
learn-armada-fleet-red = Tarcze morskie. Na morzu liczą się te z pola, na którym stoi statek.
learn-armada-fleet-yellow = Monety po dopłynięciu, poziom rozwoju handlowego i podatki, które płacą wszyscy pozostali.
learn-armada-fleet-blue = Punkty na koniec gry, te z pola, na którym stoi statek.
learn-armada-fleet-green = Na co drugim polu eksploruje wyspę: poziomu 1, potem 2, potem 3.
learn-armada-discard = Odrzucanie
learn-armada-discard-1 = Odrzucona karta daje 3 monety albo przesuwa za darmo o pole żółty statek: wybierasz w tajemnicy, razem z kartą.
learn-armada-taxes = Podatki i piraci
learn-armada-taxes-1 = Gdy żółty statek dociera na pole z podatkiem, na koniec tury każdy inny gracz oddaje do banku tyle monet, minus własny poziom rozwoju handlowego. Z kilku podatków w turze liczy się tylko najwyższy.
learn-armada-taxes-2 = Piraci działają odwrotnie: wszyscy pozostali tracą tyle monet, ile wynosi ich poziom rozwoju handlowego. Nikt nie ma mniej niż zero monet.
learn-armada-taxes-example = Masz poziom rozwoju handlowego 2. Podatek 4 kosztuje cię 2 monety, podatek 1 nic; piraci kosztują cię 2 monety.
learn-armada-islands = Wyspy
learn-armada-islands-1 = Kto jako jedyny eksploruje dany poziom w turze, ogląda cztery wyspy, zatrzymuje jedną, a resztę wtasowuje. Jeśli kilka osób eksploruje ten sam poziom w jednej turze, dzieli się między nie wszystkie wyspy tego poziomu i każda zatrzymuje jedną.
learn-armada-islands-2 = Twoje wyspy leżą odkryte na prawo od portu i działają od razu. Nie są budowlami i nikt nie może kupić tego, co produkują.
learn-armada-raids = Najazdy
learn-armada-raids-1 = Pomost, Dok i Nabrzeże każą ci na koniec tej ery walczyć na lądzie także z graczem o dwa miejsca dalej. Taki konflikt też można przegrać.
learn-armada-sea = Konflikty morskie
learn-armada-sea-1 = Na koniec każdej ery, po konfliktach lądowych, wszyscy porównują tarcze morskie. Najsłabsi dostają −1, −2 albo −3. Najsilniejszy dostaje 3, 5 albo 7, drugi 1, 3 albo 5, a w erze III trzeci dostaje 3.
learn-armada-sea-2 = Przy remisie gracze dostają żeton za następne miejsce, a wszyscy za nimi spadają o miejsce. Jeśli wszyscy są równi, nikt nic nie dostaje.
learn-armada-score = Punkty
learn-armada-score-1 = Notes punktacji ma trzy wiersze więcej. Gildia jest warta najwyżej 10 punktów.
learn-armada-row-naval = tyle, ile warte są twoje żetony konfliktów morskich
learn-armada-row-islands = tyle, ile warte są twoje wyspy; ich symbole naukowe liczą się w nauce
learn-armada-row-fleet = punkty z pola twojego niebieskiego statku
learn-armada-teams = W parach
learn-armada-teams-1 = Cztery, sześć albo osiem osób może grać w parach. Partnerzy siedzą obok siebie, nie walczą ze sobą na lądzie, a z drugim sąsiadem walczą o dwa żetony. Mogą rozmawiać i widzą swoje karty, ale płacą sobie jak każdy.
learn-armada-teams-2 = Własnych zasobów używa się, zanim kupi się cudze. Podatki, piraci i konflikty morskie nie znają partnerów. Wygrywa para, która ma razem najwięcej punktów.
learn-armada-house = Nasze własne liczby
learn-armada-house-1 = Żadne publiczne źródło nie podaje drukowanych kosztów stoczni, tego, która flota ma na nich symbol cudu, punktów pierwszych pięciu pól niebieskiej floty ani części liczb w kosztach kart. Te liczby są nasze i mówią o tym same elementy.

## Elementy

learn-wonders-kind-island = Wyspy
learn-wonders-kind-shipyard = Stocznie
learn-armada-box = Pudełko
learn-armada-box-base = Gra podstawowa
learn-armada-drawn = Każda era ma osiem kart Armady, z których losuje się tyle, ilu jest graczy, a przy ośmiu siedem; ta jest jedna.
learn-armada-house-card = Liczby w koszcie są nasze: drukowane nie są znane.
learn-armada-house-shipyard = Wszystkie koszty stoczni i to, która flota ma symbol cudu, są nasze: drukowane nie są znane.
learn-armada-level = Poziom
learn-armada-symbol = Z etapem cudu
learn-armada-steps = Koszty ruchów i co dają pola
learn-wonders-thing-naval = żetony konfliktów morskich
    .help = Na koniec każdej ery dostają je najsilniejsi na morzu, a najsłabsi żeton porażki: −1, −2 albo −3.
learn-wonders-thing-raid = żeton najazdu
    .help = Kto buduje Pomost, Dok albo Nabrzeże, daje go graczowi o dwa miejsca dalej i na koniec ery walczy z nim na lądzie.
learn-wonders-note-thing-naval-1 = To nie są żetony konfliktów lądowych: Gildia Strategów ich nie liczy.
learn-wonders-note-thing-raid-1 = Dwaj gracze walczą ze sobą w erze najwyżej raz.
learn-wonders-note-effect-advance-1 = Darmowy ruch może wykonać dowolna flota, można go też pominąć. Następuje po ruchu płatnym.
learn-wonders-note-effect-pirates-1 = Uderzają raz, na koniec tury, według poziomów rozwoju handlowego z tej chwili.
learn-wonders-note-effect-draw_island-1 = To nie jest eksploracja: nie ma z czego wybierać.
learn-wonders-note-effect-distant_trade-1 = Moneta idzie do tego gracza, a sprzedaje on to, co mogą kupić sąsiedzi.
learn-wonders-note-effect-raid-1 = Ten konflikt też można przegrać. Nic przed nim nie chroni.
learn-wonders-note-effect-science_most-1 = Jeśli dwóch rodzajów jest tyle samo, wybierasz; program bierze lepszy.
learn-wonders-note-power-others_lose_coins-1 = To ani podatek, ani piractwo.

## Znaki

learn-armada-sign = Armada
learn-armada-sign-naval = Tarcza morska: liczy się na morzu, nie na lądzie.
learn-armada-sign-ship = Darmowy ruch dowolnej floty; jeśli chodzi o jedną, widać jej statek.
learn-armada-sign-island = Wyspa tego poziomu, eksplorowana albo wzięta z wierzchu stosu.
learn-armada-sign-commerce = Poziom rozwoju handlowego.
learn-armada-sign-tax = Podatek, który płacą wszyscy pozostali, minus ich poziom rozwoju handlowego.
learn-armada-sign-pirates = Piraci: wszyscy pozostali tracą monetę za każdy swój poziom rozwoju handlowego.
learn-armada-sign-raid = Najazd na gracza o dwa miejsca dalej, z tej strony.
learn-armada-sign-far = Zasób od gracza o dwa miejsca dalej, z tej strony, za monetę.
learn-armada-sign-most = Symbol naukowy tego rodzaju, którego masz najwięcej.
learn-armada-sign-spared = Ani podatki, ani piraci nie odbierają monet.
learn-armada-sign-out = Możesz nie brać udziału w konflikcie morskim.
