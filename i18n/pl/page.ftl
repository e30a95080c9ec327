### Strona: początek, poczekalnia, rama stołu, ustawienia.

## Wszędzie

page-title = Pharos
page-title-of = { $screen } · Pharos
page-title-table = { $turn } · { $game } · Pharos
page-skip = Przejdź do treści
page-nav = Strona
page-home = Strona główna
page-close = Zamknij
page-cancel = Anuluj
page-retry = Spróbuj ponownie
page-reload = Wczytaj stronę ponownie
page-loading = Chwileczkę…
page-unreachable = Nie można połączyć się z serwerem. Czy jest połączenie z siecią?
page-failed = Ta część strony się nie wczytała.
page-failed-help = Może zerwało się połączenie, a może serwer ma już nowszą wersję strony.
page-screen-lost = Tu niczego nie ma
page-lost-help = W adresie może być literówka albo odnośnik jest niepełny.
page-screen-learn = Nauka gry
page-screen-settings = Ustawienia
page-screen-enter = Dalej na tym urządzeniu
page-copy = Kopiuj
page-copied = Skopiowano.
page-speak-en = English
page-speak-pl = Polski
page-days = { $days ->
        [one] 1 dzień
       *[other] { $days } dni
    }
page-hours = { $hours ->
        [one] 1 godzina
        [few] { $hours } godziny
       *[other] { $hours } godzin
    }
page-minutes = { $minutes ->
        [one] 1 minuta
        [few] { $minutes } minuty
       *[other] { $minutes } minut
    }
page-seconds = { $seconds ->
        [one] 1 sekunda
        [few] { $seconds } sekundy
       *[other] { $seconds } sekund
    }

## Strona główna

page-hero = Siedem cudów, jeden stół
page-hero-help = Siadaj i graj: z botem, ze znajomymi albo ramię w ramię. Bez zakładania konta.
page-game = Gra
page-games-duel = 7 Cudów Świata: Pojedynek
    .short = Pojedynek
    .seats = dla dwojga
page-games-architects = 7 Cudów Świata: Architekci
    .short = Architekci
    .seats = od 2 do 7 osób
page-games-wonders = 7 Cudów Świata
    .short = 7 Cudów
    .seats = od 3 do 8 osób
page-game-with = { $game } ({ $expansions })
page-game-for = { $game }, { $count ->
        [one] 1 osoba
        [few] { $count } osoby
       *[other] { $count } osób
    }
page-players = Liczba graczy
page-players-bots = { $count ->
        [one] Ty i 1 bot
        [few] Ty i { $count } boty
       *[other] Ty i { $count } botów
    }
page-players-open = { $count ->
        [one] Ty i jeszcze 1 osoba; w jej miejscu może też grać bot.
        [few] Ty i jeszcze { $count } osoby; na wolnych miejscach mogą grać boty.
       *[other] Ty i jeszcze { $count } osób; na wolnych miejscach mogą grać boty.
    }
page-expansions = Dodatki
page-level = Przeciwnik
page-level-many = Przeciwnicy
page-level-novice = Gra jak ktoś, kto siada do stołu pierwszy raz. Na pierwszą partię w życiu.
page-level-easy = Widzi najbliższy ruch, ale się myli. Przyjazny początek.
page-level-medium = Dobrze liczy i zabiera to, czego potrzebujesz.
page-level-hard = Myśli naprzód. Bez planu będzie ciężko.
page-level-master = Najlepszy, jakiego mamy. Wykorzysta każde potknięcie.
page-play = Zagraj
page-options = Zasady i opcje
page-options-changed = zmienione: { $count }
page-order = Kto zaczyna
page-order-any = los zdecyduje
page-order-first = ja
page-order-second = druga osoba
page-order-next = osoba po lewej
page-option-duel-wonders = Cuda
    .help = Ze stałymi cudami gra zaczyna się szybciej; kto je zna, ten woli wybierać.
page-option-duel-middle = Kto zaczyna epokę
    .help = Poza tym decyduje o tym gracz, któremu pion zagraża.
page-option-duel-library = Biblioteka Aleksandryjska
    .help = Losuje z pudełka trzy żetony postępu, a jej budowniczy zatrzymuje jeden.
page-option-duel-gods = Odkrywane bóstwa
    .help = Gdy są jawne, obie strony wiedzą potem, które bóstwa leżą na wierzchu talii.
page-option-duel-minerva = Pion Minerwy
    .help = Na polu piona konfliktu nic nie robi, dopóki ten nie odejdzie i nie wróci.
page-option-duel-zeus = Zeus i żetony
    .help = W epokach I i II na niektórych zakrytych kartach leży żeton, a Zeus może trafić w taką kartę.
page-option-duel-restore = Senatorowie wśród kart odrzuconych
    .help = Przywróconego senatora rekrutuje się za darmo, z całym jego działaniem.
page-option-duel-links = Białe symbole przeciwnika
    .help = Dzięki żetonowi mitologii przeciwnika także tobie wielka świątynia nic by nie kosztowała.
page-option-duel-sabotage = Sabotaż
    .help = Kartę ze stosu kart odrzuconych można by jeszcze wznieść.
page-ways = Inne sposoby gry
page-friends = Ze znajomymi
page-friends-help = Wyślij odnośnik, a usiądą do stołu.
page-friends-explained = Dostaniesz odnośnik i kod do zeskanowania. Kto go otworzy, może usiąść z tobą do stołu; nikt nie potrzebuje konta.
page-device = Na jednym urządzeniu
page-device-help = Razem przy jednym ekranie, na zmianę.
page-device-explained = Gracie na zmianę na tym ekranie. Strona mówi, czyja jest tura, i obraca stół.
page-device-name = Imię drugiej osoby
page-device-number = Gracz { $number }
page-device-you = Ty
page-device-names = Kto gra
page-device-names-help = W kolejności, w jakiej siedzicie. Gdzie nie ma imienia, tam gra bot.
page-device-other = Gość
page-way-learn = Nauka gry
page-way-learn-help = Zasady w skrócie i wszystkie karty.
page-continue = Kontynuuj
page-finished = Ostatnio zakończone
page-open-tables = Otwarte stoły
page-running = Gry do obejrzenia
page-verb-join = dołącz
page-verb-watch = oglądaj
page-stage-lobby = przed grą
page-stage-over = zakończona
page-footer = Pharos to wolne oprogramowanie: bez reklam, bez śledzenia, bez zakupów.

## Zegar i inne sprawy stołu

page-clock = Zegar
page-clock-none = Bez zegara
page-clock-move = Na każdy ruch: { $time }
page-clock-bank = Na całą grę: { $time }, po każdym ruchu dodatkowo: { $increment }
page-clock-help-none = Każdy myśli, jak długo chce.
page-clock-help-move = Kto przekroczy czas, tego może zastąpić bot, albo przegrywa.
page-clock-help-bank = Zapas czasu na całą grę; każdy ruch trochę do niego dodaje.
page-clock-days = { $days } d { $hours } h
page-clock-of = Czas gracza { $name }
page-visibility = Kto znajdzie stół
page-visibility-link = kto ma odnośnik
page-visibility-public = każdy
page-open-to-link = dosiąść się może, kto ma odnośnik
page-open-to-public = dosiąść się może każdy
page-rated = Na serio
page-rated-help = Niczego nie można cofnąć bez zgody pozostałych.
page-create = Przygotuj stół

## Imię

page-name-title = Jak mamy się do ciebie zwracać?
page-name-title-change = Twoje imię
page-name-label = Imię
page-name-help = Zobaczą je osoby przy stole. Możesz je zmienić w każdej chwili.
page-name-go = Dobrze
page-name-change = { $name }: zmień imię
page-name-changed = Twoje imię to teraz { $name }.
page-name-suggestions = Hypatia, Ptolemeusz, Safona, Archimedes, Berenika, Euklides, Aspazja, Strabon, Herodot, Fryne

## Poczekalnia

page-lobby = Przed grą
page-seats = Miejsca
page-seat-open = Wolne miejsce
page-seats-open = { $count ->
        [one] 1 wolne miejsce
        [few] { $count } wolne miejsca
       *[other] { $count } wolnych miejsc
    }
page-seats-order = To jest kolejność gry; zaczyna pierwsze miejsce.
page-seats-round = Tak siedzicie wokół stołu: kto siedzi obok, jest sąsiadem, a ostatni siedzi obok pierwszego. Wszyscy wybierają jednocześnie.
page-seat-bot = Bot ({ $level })
page-seat-bot-number = Bot { $number } ({ $level })
page-seat-bot-short = { $number ->
        [0] Bot
       *[other] Bot { $number }
    }
page-seat-bots = { $count ->
        [one] 1 bot ({ $level })
        [few] { $count } boty ({ $level })
       *[other] { $count } botów ({ $level })
    }
page-seat-host = zakłada stół
page-seat-partner = gra razem z: { $name }
page-seat-partner-open = gra z tym, kto zajmie miejsce { $number }
page-seat-you = ty
page-seat-away = poza stołem
page-left = { $name } odchodzi od stołu.
page-back = { $name } wraca do stołu.
page-seat-first = zaczyna
page-seat-second = gra w drugiej kolejności
page-sit = Usiądź tutaj
page-sit-too = Usiądź też tutaj (wspólne urządzenie)
page-stand = Wstań
page-fill = Kto tu gra
page-fill-open = Zostaw wolne
page-fill-seat = Kto gra na miejscu { $number }
page-fill-level = Boty
page-fill-rest = { $count ->
        [one] Zajmij wolne miejsce
        [few] Zajmij { $count } wolne miejsca
       *[other] Zajmij { $count } wolnych miejsc
    }
page-move-up = { $name }: o jedno miejsce wcześniej
page-move-down = { $name }: o jedno miejsce później
page-moved = { $name }: teraz miejsce { $number }.
page-lobby-waiting = { $count ->
        [one] Jedno miejsce jest jeszcze wolne: wyślij odnośnik albo posadź tam bota.
        [few] { $count } miejsca są jeszcze wolne: wyślij odnośnik albo posadź tam boty.
       *[other] { $count } miejsc jest jeszcze wolnych: wyślij odnośnik albo posadź tam boty.
    }
page-lobby-waiting-guest = { $count ->
        [one] Jedno miejsce jest jeszcze wolne: wyślij komuś odnośnik albo poczekaj.
        [few] { $count } miejsca są jeszcze wolne: wyślij innym odnośnik albo poczekaj.
       *[other] { $count } miejsc jest jeszcze wolnych: wyślij innym odnośnik albo poczekaj.
    }
page-lobby-invited = Czeka na ciebie wolne miejsce. Możesz też tylko oglądać.
page-lobby-full = Wszyscy już są.
page-lobby-watch = Wszystkie miejsca są zajęte. Gdy gra się zacznie, będziesz ją oglądać.
page-lobby-host = Wszyscy już są. Grę rozpocznie { $name }.
page-start = Rozpocznij grę
page-watching = Gra już się zaczęła: możesz ją oglądać.
page-invite = Zaproszenie
page-share-link = Odnośnik do tego stołu
page-send-link = Wyślij odnośnik
page-qr = Kod z odnośnikiem
page-qr-help = Można też skierować na kod aparat telefonu.
page-luck = Własny łut szczęścia
page-luck-help = Serwer zamknął swój sekret do tasowania, gdy powstał ten stół. Potem przeglądarka każdego gracza sama dodaje coś losowego, a kto chce, dodaje też własne słowa.
page-luck-done = Twoja przeglądarka dodała już swoją część.
page-luck-label = Kilka słów
page-luck-title = Litery bez ogonków, cyfry, odstępy i znaki
page-luck-add = Dodaj
page-luck-added = Dodano: { $text }
page-fair = Skąd wiadomo, że rozdanie jest uczciwe
page-fair-help = Odcisk sekretu jest ogłaszany przed rozdaniem, a sam sekret po grze. Ta przeglądarka zapamiętuje odcisk i sama je porównuje. Polecenie pharos verify sprawdza potem pobrany zapis karta po karcie.
page-fair-limits = Czego to nie wyklucza: kto prowadzi serwer, może w czasie gry podejrzeć każdą kartę, a jeśli sam gra, zna sekret i może dodać swoją część jako ostatni. O stawkę graj na serwerze, którego właściciel nie siedzi przy stole.
page-fair-commitment = Odcisk (SHA-256)
page-fair-secret = Sekret
page-deal-late = Sekret pasuje do odcisku, ale ta przeglądarka nie widziała odcisku przed rozdaniem, więc nie wie, kiedy sekret wybrano.
page-deal-kept = Sprawdzone w tej przeglądarce: to sekret, którego odcisk widziała przed rozdaniem, więc serwer go od tego czasu nie zmienił.
page-deal-shared = Sprawdzone w tej przeglądarce: serwer ustalił sekret, zanim poznał to, co Twoja przeglądarka dodała do rozdania, więc nie dobrał go do tych kart.
page-deal-wrong = To nie jest zapowiedziane rozdanie: sekret nie pasuje do odcisku pokazanego przed grą. Nie ufaj tasowaniu na tym serwerze.
page-deal-replaced = Odcisk tego rozdania podmieniono: przed grą ta przeglądarka widziała inny. Nie ufaj tasowaniu na tym serwerze.
page-deal-dropped = W rozdaniu brakuje tego, co dodała do niego Twoja przeglądarka. Jeśli Twoje miejsce przed grą ani razu nie było wolne, nie ufaj tasowaniu na tym serwerze.

## Przy stole

page-table-heading = { $game }: { $names }
page-turn-yours = Twoja tura
page-turn-theirs = czekamy
page-turn-of = Tura: { $name }
page-turn-over = Koniec gry
page-waiting-names = Czekamy na wybór: { $names }
page-waiting-count = { $count ->
        [one] Czekamy na wybór 1 osoby
       *[other] Czekamy na wybór { $count } osób
    }
page-chosen-names = Twój wybór: { $answer } · czekamy na: { $names }
page-chosen-count = { $count ->
        [one] Twój wybór: { $answer } · czekamy na 1 osobę
        [few] Twój wybór: { $answer } · czekamy na { $count } osoby
       *[other] Twój wybór: { $answer } · czekamy na { $count } osób
    }
page-change = Zmień
page-log-together = Wybrane w tym samym czasie
page-menu = Menu
page-undo = Cofnij
page-chat = Rozmowa
page-chat-unread = { $count ->
        [one] Rozmowa, 1 nowa wiadomość
        [few] Rozmowa, { $count } nowe wiadomości
       *[other] Rozmowa, { $count } nowych wiadomości
    }
page-chat-open = Otwórz rozmowę
page-chat-say = Napisz coś
page-chat-to = Do kogo
page-chat-to-all = Do wszystkich
page-chat-to-partner = Tylko do: { $name }
page-chat-private = do partnera
page-chat-send = Wyślij
page-chat-empty = Nikt jeszcze nic nie napisał.
page-mute = Wycisz rozmowę
page-muted = Rozmowa jest wyciszona. Nie widzisz, co piszą inni.
page-rules-cards = Wszystkie karty, w nowej karcie przeglądarki
page-rules = Zasady w skrócie
page-share = Udostępnij stół
page-share-help = Kto otworzy ten odnośnik, zobaczy stół. Miejsca pozostają wasze.
page-devices = Dalej na innym urządzeniu
page-devices-help = Ten prywatny odnośnik czyni drugie urządzenie twoim. Działa raz, przez: { $time }; nie dawaj go nikomu.
page-devices-link = Prywatny odnośnik
page-resign = Poddaj się
page-resign-title = Poddać tę grę?
page-resign-help = Przeciwnik od razu wygrywa. Tego nie można cofnąć.
page-resign-many = Twoje miejsce zajmie bot i zagra dalej z pozostałymi. Tego nie można cofnąć.
page-result = Wynik
page-watchers = { $count ->
        [one] 1 osoba ogląda
        [few] { $count } osoby oglądają
       *[other] { $count } osób ogląda
    }
page-offline = Brak połączenia. Próbujemy ponownie; nic nie przepadnie.
page-stand-in-mine = Gra za ciebie bot.
page-take-back = Wracam na swoje miejsce
page-stand-in-other = Bot zastępuje gracza { $name }.
page-overdue = { $name }: długo bez ruchu
page-overdue-decide = Zdecyduj
page-overdue-help = Skończył się czas albo od dawna nikogo tam nie ma. Bot może grać dalej, dopóki ta osoba nie wróci, albo kończysz grę i wygrywasz.
page-overdue-level = Siła bota
page-overdue-bot = Niech gra bot
page-overdue-end = Zakończ grę
page-overdue-many = Skończył się czas albo od dawna nikogo tam nie ma. Bot może grać dalej, dopóki ta osoba nie wróci, albo zająć to miejsce na stałe.
page-overdue-replace = Bot na stałe
page-overdue-wait = Czekam
page-consent = { $name } chce cofnąć ruch
page-consent-help = Od tego czasu coś już odkryto lub zagrano, dlatego potrzebna jest twoja zgoda.
page-consent-yes = Zgoda
page-consent-no = Nie
page-undo-waiting = Prośba o cofnięcie czeka na zgodę: { $names }
page-curtain = Przekaż urządzenie: teraz { $name }
page-curtain-ready = Gra { $name }
page-curtain-change = { $name }: zmieniam swój wybór
page-curtain-never = Nie pytaj więcej przy tym stole
page-rematch = Rewanż
page-rematch-ready = Stół do rewanżu jest gotowy.
page-rematch-join = Do rewanżu
page-download = Pobierz zapis gry
page-look-board = Obejrzyj stół
page-gone = Nie ma takiego stołu
page-gone-help = Odnośnik może być niepełny albo stół zamknięto już dawno temu.

## Inne urządzenie

page-entered = Witaj, { $name }.
page-enter-failed = Ten odnośnik został już użyty albo stracił ważność. Przygotuj nowy na drugim urządzeniu: każdy działa raz i krótko.
page-enter-ask = Grasz już tutaj jako { $name }. Jeśli przejdziesz dalej, to urządzenie będzie należało do tamtej osoby, a do miejsc gracza { $name } nie będzie już stąd dostępu.
page-enter-go = Dalej

## Ustawienia

page-language = Język
page-language-en = English
page-language-pl = Polski
page-theme = Wygląd
page-theme-auto = jak w systemie
page-theme-light = papirus
page-theme-dark = nocny port
page-text-size = Wielkość tekstu
page-motion = Ruch na stole
page-motion-none = brak
page-motion-times = × { $times }
page-sound = Dźwięki
page-sound-off = wyłączone
page-sound-on = włączone
