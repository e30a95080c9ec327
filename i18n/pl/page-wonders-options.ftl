### O czym są opcje zasad 7 Cudów Świata.

page-option-wonders-edition = Edycja
    .help = W drugiej edycji większość cudów kosztuje inaczej, Olimpia ma inne zdolności i są cztery nowe karty.
page-option-wonders-wonders = Cuda
    .help = Strona A dla wszystkich jest dobra na pierwszą rozgrywkę; wybieranie jest dla tych, którzy znają cuda.
page-option-wonders-sides = Strony cudów
    .help = Strona A albo dzienna jest prostsza; strona B albo nocna ma więcej zdolności.
page-option-wonders-last_card = Babilon i Halikarnas
    .help = Ma to znaczenie tylko wtedy, gdy oba mają coś do zrobienia na koniec ery.
page-option-wonders-pile_moves = Niebieskie karty Armady ze stosu
    .help = Halikarnas może zbudować niebieską kartę Armady ze stosu kart odrzuconych; według instrukcji nie przesuwa ona wtedy statku.
page-option-wonders-explore = Eksploracja
    .help = Żadna wyspa nie szkodzi właścicielowi, więc zwykle nikogo się nie pyta.
page-option-wonders-naval_third = Remisy na morzu
    .help = Ma znaczenie w erze III, od pięciu graczy.
page-option-wonders-teams = Drużyny
    .help = Pary wymagają czterech, sześciu albo ośmiu graczy. Razem grają sąsiedzi z listy: pierwszy z drugim, trzeci z czwartym i tak dalej.
