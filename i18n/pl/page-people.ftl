### Strona: urządzenia danej osoby, w ustawieniach.

devices-title = Twoje urządzenia
devices-help = Na każdym z nich grasz jako { $name }. Wyloguj te, których nie poznajesz albo już nie masz.
devices-what = { $browser }, { $system }
devices-unknown = Nieznane urządzenie
devices-this = to urządzenie
devices-times = dodane { $added }, ostatnio widziane { $seen }
devices-added = dodane { $added }
devices-end = Wyloguj
devices-end-of = Wyloguj: { $device }
devices-end-title = Wylogować: { $device }?
devices-end-help = Przestanie działać od razu, także w środku gry. Aby wrócić, będzie potrzebować nowego prywatnego odnośnika.
devices-ended = Wylogowano: { $device }.
devices-others = Wyloguj wszystkie inne
devices-others-title = Wylogować wszystkie inne urządzenia?
devices-others-help = { $count ->
        [one] Jedno inne urządzenie od razu przestanie działać. Twoje zostanie tylko to.
        [few] { $count } inne urządzenia od razu przestaną działać. Twoje zostanie tylko to.
       *[other] { $count } innych urządzeń od razu przestanie działać. Twoje zostanie tylko to.
    }
devices-others-done = Wylogowano wszystkie inne urządzenia.
devices-here = Wyloguj się tutaj
devices-here-title = Wylogować się na tym urządzeniu?
devices-here-help = To urządzenie nie będzie już należeć do gracza { $name }. Na innych urządzeniach nic się nie zmieni, a to może wrócić dzięki prywatnemu odnośnikowi.
devices-here-last = To twoje jedyne urządzenie. Jeśli się wylogujesz, gracz { $name } przepadnie na zawsze, razem z miejscami we wszystkich grach: nikt już nim nie będzie, ty też nie. Aby tego uniknąć, najpierw przejdź na inne urządzenie.
devices-here-anyway = Wyloguj się mimo to
devices-here-done = To urządzenie jest wylogowane.
devices-logged-out = To urządzenie zostało wylogowane. Oglądasz teraz jako gość.

browser-chrome = Chrome
browser-edge = Edge
browser-firefox = Firefox
browser-opera = Opera
browser-safari = Safari
browser-samsung = Samsung Internet

system-android = Android
system-chromeos = ChromeOS
system-ios = iPhone lub iPad
system-linux = Linux
system-macos = Mac
system-windows = Windows
