### Co mówią polecenia w terminalu, dla każdej gry.

## pharos games

games-line = { $game }  { $title }, liczba graczy: { $seats }
games-seats = liczba graczy: { $seats }
games-legend = Stół zapisuje się jako GRA[+DODATEK…][/MIEJSCA][:opcja=wartość,…], na przykład duel+agora:wonders=first_game lub architects/4. * oznacza wartość domyślną.

## Dodatki, których nazwy potrzebne są, zanim są słowa ich gry

wonders-expansion-armada = Armada
    .help = port z czterema flotami dla każdego miasta, wyspy, konflikty morskie; do ośmiu graczy, osobno albo w parach

## pharos components

components-cards = Karty i ile ich jest
components-decks = Skład stosów
components-stage = poziom { $level }, { $cost }; { $points }
components-wonders = Cuda
components-tokens = Żetony postępu
components-gods = Bóstwa, po trzy z każdej mitologii, i Brama
components-spaces = Pola Panteonu
components-space = pole { $space }: koszt { $a } dla A, { $b } dla B; dla Bramy dwa razy tyle
components-other = Pozostałe elementy
components-mythology-tokens = żetony mitologii: po { $each } z każdej (mitologii jest { $count })
components-offering-tokens = żetony ofiary: { $values }
components-snake-and-minerva = żeton węża i pion Minerwy
components-chambers = Sale senatu
components-chamber-open = sala { $chamber } ({ $section }): { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }, dekret na początku odkryty
components-chamber-closed = sala { $chamber } ({ $section }): { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }, dekret na początku zakryty
components-cubes = znaczniki wpływu: po { $count } na gracza
components-decrees = Dekrety
components-plots = Spiski
components-military = Znaczniki militarne
components-military-token = strefa od pola { $zone }: przeciwnik traci { $coins } { $coins ->
        [one] monetę
        [few] monety
       *[other] monet
    } (po jednym znaczniku z każdej strony)
components-military-small = strefa od pola { $zone }: umieszczasz znacznik wpływu (po jednym znaczniku militarnym z każdej strony)
components-military-large = strefa od pola { $zone }: usuwasz znacznik przeciwnika i możesz przesunąć swój (po jednym znaczniku militarnym z każdej strony)

## pharos perft

perft-line = głębokość { $depth }: { $count } ciągów, { $seconds } s

## pharos simulate

simulate-progress-games = gier
simulate-progress-left = zostało { $time }
simulate-stopped = przerwano po { $done } grach; raport dotyczy tylko ich
simulate-table = stół
simulate-bot = bot na każdym miejscu
simulate-games = gry
simulate-seconds = sekundy
simulate-games-per-second = gry na sekundę
simulate-decisions-per-second = decyzje na sekundę
simulate-decisions-per-game = decyzje na grę
simulate-legal-actions = legalne akcje na decyzję
simulate-chances-per-game = zdarzenia losowe na grę
simulate-wins = wygrane miejsca { $seat }
simulate-draws = wspólne zwycięstwa
simulate-mean-score = średni wynik miejsc

## pharos match

match-progress = pierwszy bot { $share }
match-bot = bot { $number }
match-share = udział w zwycięstwach
match-interval = 95 %: od { $low } do { $high }
match-wins = wygrane samodzielnie
match-shared = wspólne zwycięstwa
match-place = średnie miejsce
match-points = średnia punktów
match-elo = różnica Elo
match-pairs = rozdania pierwszego bota
match-pairs-counts = wygrane { $won }, lepsze { $better }, równe { $even }, gorsze { $worse }, przegrane { $lost }
match-sprt = test sekwencyjny
match-sprt-ratio = logarytm ilorazu
match-sprt-ratio-bound = { $ratio } (rozstrzyga przy { $bound })
match-sprt-accepted = przyjęto: udział pierwszego bota to co najmniej { $high }
match-sprt-rejected = odrzucono: udział pierwszego bota to najwyżej { $low }
match-sprt-undecided = nierozstrzygnięte między { $low } a { $high }

## pharos replay

replay-seat = { $seat } ({ $name })
replay-checked = { $table }: wszystkie zdarzenia w porządku (jest ich { $events })
replay-last-event = po zdarzeniu { $number }: { $event }
replay-unfinished = Gra nie jest skończona. Punktacja na teraz:

## pharos verify

verify-secret = Wszystkie wyniki losowania ({ $count }) zgadzają się z sekretem; jego odcisk to { $commitment }
verify-kept = To ten sam odcisk, który udało się zachować: serwer miał już wtedy ustalony sekret
verify-luck = Miejsce { $seat } dodało: { $words }
verify-seed = Wszystkie wyniki losowania ({ $count }) zgadzają się z ziarnem

## pharos play

play-human = Gracz { $seat }
play-bot = Bot { $seat } ({ $bot })
play-bot-short = Bot { $seat }
level-novice = nowicjusz
level-easy = łatwy
level-medium = średni
level-hard = trudny
level-master = mistrz
play-hand-over = Teraz { $name }. Naciśnij Enter, gdy nikt inny nie patrzy na ekran.
play-won = Wygrywa { $names }: { $way }.
play-won-together = Wygrywają razem { $names }: { $way }.
play-shared = Zwycięstwem dzielą się: { $names } ({ $way }).
play-interrupted = Przerwano; gra nie została zapisana.
play-input-ended = Koniec danych wejściowych; gra zostaje przerwana.
play-left = Gra zostaje przerwana.
play-not-text = To nie jest tekst.
play-no-such-number = Nie ma takiego wyboru; możliwe są numery od 1 do { $most }.
play-nothing-to-undo = Nie ma czego cofnąć.
play-undone = Cofnięto ostatni wybór.
play-unknown = Wpisz numer wyboru albo: pomoc
play-no-such-player = Nikt tu tak się nie nazywa; wpisz słowo miasto i literę albo początek imienia.
play-no-such-card = Żaden element tak się nie nazywa; wpisz słowo karta i początek nazwy.
play-hint = { $what }: szansa wygranej { $chance } ({ $reason })
hint-reason-wins = wygrywa grę
hint-reason-ends = kończy grę
hint-reason-extra-turn = jeszcze jedna tura
hint-reason-science = nauka
hint-reason-military = siła militarna
hint-reason-production = materiały na później
hint-reason-points = punkty
hint-reason-senate = wpływy w senacie
hint-reason-plots = spisek
hint-reason-gods = moc bóstwa
hint-reason-naval = siła na morzu
hint-reason-commerce = handel morski
hint-reason-fleet = punkty floty cywilnej
hint-reason-exploration = wyspy do odkrycia
hint-reason-island = to, co daje wyspa
hint-reason-waits = nie ma tam nic do zyskania
hint-reason-stays-out = unika porażki na morzu
hint-reason-denies = zabiera kartę przeciwnikowi i daje monety
hint-reason-coins = monety
hint-reason-tempo = to, co zostaje przeciwnikowi
play-pile-empty = Jeszcze nic nie odrzucono.
play-no-hands = Nikt nie ma kart na ręce.
play-have-chosen = Już po wyborze: { $names }
play-save-where = Gdzie? Na przykład: zapisz gra.log
play-saved = Grę zapisano w pliku { $file }.
play-help =
    Wpisz numer wyboru.
      cofnij         cofa ostatni wybór
      podpowiedz     wybory, które wyglądają najlepiej
      miasto [IMIĘ]  wszystko, co ma gracz albo każdy z graczy; wystarczy litera miejsca
      odrzucone      stos kart odrzuconych, karta po karcie
      ręce           co wiesz o kartach na rękach innych
      karta NAZWA    ile kosztuje i co robi dany element
      wynik          punktacja na teraz
      dziennik       wszystko, co się wydarzyło
      zapisz PLIK    zapisuje grę; istniejący plik nigdy nie jest nadpisywany
      koniec         przerywa grę
    Polecenia można skracać. Sam Enter pokazuje stół jeszcze raz.

## Słowa poleceń, obok angielskich

command-undo = cofnij
command-hint = podpowiedz
command-log = dziennik
command-save = zapisz
command-score = wynik
command-city = miasto
command-pile = odrzucone
command-card = karta
command-hands = ręce
command-help = pomoc
command-quit = koniec
