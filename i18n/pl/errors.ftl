### Co może pójść źle, po jednej linii. Program stawia na początku swoją nazwę.

## Wiersz poleceń

error-game = nieznana gra „{ $name }”; dostępne gry: { $games }
error-expansion = gra „{ $game }” nie ma dodatku „{ $name }”
error-seats = gra „{ $game }” jest przeznaczona dla { $least }–{ $most } graczy, a nie „{ $found }”
error-option = gra „{ $game }” nie ma opcji „{ $option }” (listę opcji podaje „pharos games”)
error-option-value = opcja „{ $option }”: możliwe wartości to { $values }
error-option-needs = opcja „{ $option }” dotyczy dodatku „{ $expansion }”, którego ten stół nie ma
error-option-seats = opcja „{ $option }”: przy tylu graczach możliwe wartości to { $values }
error-bot = nieznany bot „{ $name }”; dostępne boty: { $levels }, random, greedy, mcts:iters=N i mcts:ms=N
error-seat-list = przy stole są { $expected } miejsca, a --seats wymienia { $found }
error-bot-list = liczba miejsc przy stole: { $expected }, a liczba botów w --bots: { $found }; podaj po jednym na każde miejsce albo dwa, drugi na wszystkie pozostałe miejsca
error-time-scale = „{ $text }” nie jest skalą czasu; potrzebna jest liczba od 0.001 do 1000
error-sprt = „{ $text }” to nie są dwa udziały; --sprt wymaga P0,P1, gdzie 0 < P0 < P1 < 1, na przykład 0.5,0.55
error-sprt-bots = --sprt porównuje dwa boty, a nie { $text }
error-seed = „{ $text }” nie jest ziarnem; ziarno to liczba całkowita od 0 do 18446744073709551615
error-games = „{ $text }” nie jest liczbą gier; potrzebna jest liczba całkowita od 1
error-threads = „{ $text }” nie jest liczbą wątków; potrzebna jest liczba całkowita od 1 do 65535
error-depth = „{ $text }” nie jest głębokością; potrzebna jest liczba całkowita od 0
error-at = „{ $text }” nie jest liczbą zdarzeń tego zapisu

## Pliki

error-read = nie można odczytać pliku { $file }: { $why }
error-write = nie można zapisać pliku { $file }: { $why }
error-exists = plik { $file } już istnieje; niczego nie nadpisano
error-log = { $file }, linia { $line }: { $why }
error-log-damaged = linia została zmieniona lub uszkodzona (nie zgadza się jej suma kontrolna)
error-log-truncated = zapis urywa się tutaj, bez linii „end”; plik jest ucięty
error-log-after-end = po linii „end” jest coś jeszcze
error-log-none = to nie jest zapis gry Pharos (pierwsza linia musi brzmieć „pharos 1”)
error-log-rules = grę rozegrano według zasad w wersji { $found }; ten program zna wersję { $known }
error-log-format = zapis ma format { $found }; ten program zna format { $known }
error-log-header = brakuje linii nagłówka „{ $key }” albo jest ona zapisana niewłaściwie
error-log-end = zdarzenia prowadzą do „{ $expected }”, a ta linia mówi co innego
error-verify-nothing = { $file } nie podaje ani sekretu, ani ziarna, więc nie można sprawdzić rozdania
error-commitment = '{ $found }' nie jest odciskiem; odcisk ma 64 cyfry szesnastkowe
error-verify-commitment = { $file }: odcisk tej gry różni się od zachowanego: należy do innej gry albo sekret podmieniono
error-verify-secret = { $file }: to nie jest sekret zapowiedziany przed rozdaniem
error-verify-outcome = { $file }, wiersz { $line }: sekret daje inny wynik losowania
error-match-none = to nie jest plik meczu (pierwsza linia musi zaczynać się od „pharos-match 1”)
error-match-damaged = linia została zmieniona, uszkodzona lub ucięta; bez niej gra zostanie rozegrana jeszcze raz
error-match-twice = gra z tej linii jest już we wcześniejszej linii
error-match-other = plik należy do innego meczu, w którym { $key }={ $found }, a nie { $key }={ $expected }

## Teksty akcji, wyników i pozycji

error-text-unknown = „{ $word }” nie ma tu sensu
error-text-missing = linia kończy się za wcześnie
error-text-extra = „{ $rest }” jest zbędne
error-text-contradiction = części linii przeczą sobie nawzajem
error-illegal-over = gra już się skończyła
error-illegal-chance-due = najpierw trzeba coś odkryć na stole
error-illegal-no-chance = ruch należy do gracza; nic nie jest do odkrycia
error-illegal-seat = to nie jest kolej miejsca { $seat }
error-illegal-action = zasady nie pozwalają tu na tę akcję
error-illegal-outcome = ten wynik nie jest tu możliwy

## Maszyna

error-script-ended = skończył się skrypt wyników
error-dealer = rozdanie nie pasuje do gry: { $what }
error-randomness = system nie daje liczb losowych: { $why }
error-terminal = terminal nie działa: { $why }
