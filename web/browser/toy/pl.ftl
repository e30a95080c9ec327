# Słowa gry próbnej, tylko dla strony testów w przeglądarce.

page-games-toy = Gra próbna

toy-chapter = Runda { $age }.{ $round }
toy-lots = Stawki i oferty
toy-lot = Stawka { $card }
toy-hand = Twoja ręka
toy-hand-none = Przyglądasz się i nie masz ręki.
toy-ask = Dotknij karty z ręki, aby ją zaoferować lub zakopać.
toy-ask-card = Co zrobić z kartą { $card }?
toy-rules = Wszyscy wybierają jednocześnie. Najwyższa oferta zdobywa stawkę; kto zakopie kartę, bierze monetę. Potem ręce wędrują w lewo.

toy-do-bid = Zaoferuj { $card }
    .told = { $name } oferuje { $card }.
toy-do-bury = Zakop { $card }
    .told = { $name } zakopuje { $card }.
toy-do-bury-unseen = Zakop kartę
    .told = { $name } zakopuje kartę.
toy-told-dealt = Wszyscy dostają karty.
toy-told-hand = Dostajesz { $cards }.
toy-told-lot = Stawką jest { $card }.

toy-row-lots = Stawki
toy-row-coins = Monety
toy-row-total = Razem
toy-end = Najwięcej punktów: { $points }.
toy-key-enter = dotyka tego, co jest zaznaczone
