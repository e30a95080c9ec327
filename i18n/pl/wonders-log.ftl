### 7 Cudów Świata: opcje, pytania i zdania.

wonders-title = 7 Cudów Świata

## Opcje zasad

wonders-option-edition-first = karty i cuda z pierwszej edycji (2010)
wonders-option-edition-second = karty i cuda z drugiej edycji (2020)
wonders-option-wonders-random = cuda rozdziela się losowo
wonders-option-wonders-chosen = gracze wybierają cuda po kolei, od pierwszego miejsca przy stole
wonders-option-wonders-first_game = cuda rozdziela się losowo, a wszyscy grają stroną A, w drugiej edycji dzienną
wonders-option-sides-random = każdy dostaje losową stronę swojego cudu
wonders-option-sides-a = wszyscy grają stroną A, w drugiej edycji dzienną
wonders-option-sides-b = wszyscy grają stroną B, w drugiej edycji nocną
wonders-option-sides-chosen = każdy wybiera stronę swojego cudu
wonders-option-last_card-babylon_first = Babilon zagrywa ostatnią kartę, potem Halikarnas przegląda stos kart odrzuconych
wonders-option-last_card-halicarnassus_first = Halikarnas przegląda stos kart odrzuconych, potem Babilon zagrywa ostatnią kartę

## Sposoby zakończenia gry

wonders-ending-points = najwięcej punktów
