### O czym są opcje zasad Architektów.

page-option-architects-wonders = Cuda
    .help = Każdy cud buduje się inaczej; wybieranie jest dla tych, którzy je znają.
page-option-architects-coins = Monety zamiast surowców
    .help = Moneta jest warta co najmniej tyle, co szara karta; oszczędzając szare karty, można odwlec etap.
page-option-architects-extra = Dodatkowe karty
    .help = Niektóre żetony postępu dają dodatkową kartę, gdy coś się wydarzy.
page-option-architects-extra_time = Kiedy bierze się dodatkowe karty
    .help = Kto może poczekać, najpierw buduje, wymienia albo sprawdza, co się odkryje.
page-option-architects-new_tokens = Nowe żetony postępu
    .help = Żeton zdobyty dzięki zielonej karcie mógłby zadziałać już dla niej samej.
page-option-architects-economy = Ekonomia a obowiązek budowy
    .help = Etap, który można opłacić, trzeba zbudować; z Ekonomią jedna moneta płaci za dwie.
page-option-architects-engineering = Jak często działa Inżynieria
    .help = Dzięki niej etap można opłacić dowolnymi surowcami, takimi samymi lub różnymi.
page-option-architects-engineering_duty = Inżynieria a obowiązek budowy
    .help = Wydanie dobrych surowców na niewłaściwy etap potrafi zaboleć.
page-option-architects-effects = Efekty etapów
    .help = Efekt działa od razu po zbudowaniu etapu.
page-option-architects-search = Halikarnas
    .help = Ogląda pięć kart stosu, zatrzymuje jedną, a resztę wtasowuje z powrotem.
page-option-architects-victory = Żetony zwycięstwa
    .help = Tylu bitew prawie nigdy nie wygrywa się w jednej grze.
page-option-architects-no_card = Gdy nie ma co wziąć
    .help = Zdarza się, gdy stosy po obu stronach i stos główny są puste.
