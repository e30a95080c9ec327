### Serwer: co mówią jego polecenia i dlaczego czegoś odmawia.

## pharos serve

serve-address = Pharos działa pod adresem { $address }
serve-stopped = Pharos zakończył pracę; każda gra potoczy się dalej po następnym uruchomieniu.
serve-bad-listen = „{ $text }” nie jest adresem nasłuchu; potrzebny jest adres IP i port, na przykład 127.0.0.1:7777
serve-bad-base-path = „{ $text }” nie jest ścieżką bazową; musi zaczynać się od / i składać się z liter, cyfr oraz znaków „-”, „.”, „_” i „~”, na przykład /pharos
serve-bad-public-url = „{ $text }” nie jest adresem publicznym; powinien wyglądać tak: https://example.org/pharos
serve-bad-public-path = ścieżka w --public-url i --base-path muszą być takie same, a nie „{ $text }”
serve-bad-bot-threads = „{ $text }” nie jest liczbą wątków dla botów; potrzebna jest liczba całkowita od 1 do 256
serve-bad-bot-pause = „{ $text }” nie jest czasem zwłoki bota; potrzebna jest całkowita liczba milisekund, najwyżej 60000
serve-bad-absence = „{ $text }” nie jest czasem nieobecności; potrzebna jest całkowita liczba sekund od 1 do 2592000
serve-bad-connections = „{ $text }” nie jest liczbą połączeń; potrzebna jest liczba całkowita od 1 do 100000
serve-bad-creations = „{ $text }” nie jest liczbą osób i stołów; potrzebna jest liczba całkowita od 1 do 1000000
serve-bad-tables = „{ $text }” nie jest liczbą stołów; potrzebna jest liczba całkowita od 1 do 10000
serve-no-home = nie ma katalogu domowego, w którym można by trzymać gry; wskaż katalog opcją --data
serve-system = system nie daje tego, czego potrzebuje serwer: { $why }
serve-in-use = nie można nasłuchiwać pod adresem { $address }: coś już tam działa (opcja --listen wybiera inny adres)
serve-cannot-listen = nie można nasłuchiwać pod adresem { $address }: { $why }
serve-data-unusable = nie można użyć { $file }: { $why }
serve-data-taken = z grami w { $file } pracuje już inny serwer
serve-data-missing = brakuje bazy danych { $file }, choć były w niej gry; włóż ją lub jej kopię na miejsce albo opróżnij katalog, żeby zacząć od nowa
serve-data-damaged = baza danych { $file } jest uszkodzona ({ $why }); zastąp ją kopią zapasową
serve-data-emptied = baza danych { $file } jest pusta, choć były w niej gry: brakuje jej pliku -wal; włóż go na miejsce albo zastąp oba kopią zapasową
serve-data-another = baza danych { $file } lub jej plik -wal to nie te, których tu wcześniej używano; przywróć właściwe pliki albo usuń pharos.lock, żeby grać dalej z tymi
serve-data-behind =
    { $lost ->
        [one] w bazie danych { $file } brakuje ostatniej transakcji: usunięto jej plik -wal albo jest to starszy plik; przywróć właściwe pliki albo usuń pharos.lock, żeby grać dalej bez niej
        [few] w bazie danych { $file } brakuje { $lost } ostatnich transakcji: usunięto jej plik -wal albo jest to starszy plik; przywróć właściwe pliki albo usuń pharos.lock, żeby grać dalej bez nich
       *[many] w bazie danych { $file } brakuje { $lost } ostatnich transakcji: usunięto jej plik -wal albo jest to starszy plik; przywróć właściwe pliki albo usuń pharos.lock, żeby grać dalej bez nich
    }
serve-data-newer = baza danych { $file } pochodzi z nowszej wersji tego programu (format { $found }; ten zna { $known })
serve-data-database = nie można otworzyć bazy danych { $file }: { $why }

## pharos backup

backup-done = Gry skopiowano do pliku { $file }.
backup-none = w katalogu { $folder } nie ma gier

## Dlaczego serwer czegoś odmawia; także na stronie

refusal-malformed = Serwer nie zrozumiał żądania.
refusal-not_found = Nie ma tu niczego o tej nazwie.
refusal-no_name = Najpierw podaj swoje imię.
refusal-out_of_range = To jest zbyt długie, zbyt krótkie albo poza zakresem, albo zawiera niewidoczne znaki.
refusal-no_such_table = Nie ma takiej gry albo miejsca do niej nie pasują.
refusal-not_your_seat = To miejsce należy do kogoś innego.
refusal-seat_taken = Ktoś już tam siedzi.
refusal-not_host = Może to zrobić tylko gospodarz stołu.
refusal-not_started = Gra jeszcze się nie zaczęła.
refusal-already_started = Gra już się zaczęła.
refusal-game_over = Gra jest skończona.
refusal-seats_open = Któreś miejsce jest jeszcze wolne.
refusal-stale = Stół w międzyczasie się zmienił; tak wygląda teraz.
refusal-key_used = Pod tym kluczem wysłano już inne polecenie.
refusal-not_your_turn = Teraz nie Twoja kolej.
refusal-illegal = Zasady na to tutaj nie pozwalają.
refusal-nothing_to_undo = Nie ma czego cofnąć.
refusal-nobody_asked = Nikt nie prosił o cofnięcie ruchu.
refusal-not_overdue = To miejsce ma jeszcze czas.
refusal-no_stand_in = Za to miejsce nie gra żaden bot.
refusal-too_fast = Za dużo naraz; poczekaj chwilę.
refusal-too_many = Stołów lub połączeń jest już za dużo.
refusal-too_large = Wiadomość jest za duża.
refusal-foreign_host = Serwer nie zna siebie pod tą nazwą. Kto go prowadzi, może podać jego adres opcją --public-url.
refusal-foreign_origin = Żądanie przyszło z innej strony.
refusal-not_over = Z tym trzeba poczekać do końca gry.
refusal-stopping = Serwer zaraz się zatrzyma; gra potoczy się dalej, gdy wróci.
refusal-internal = Coś poszło źle na serwerze.
