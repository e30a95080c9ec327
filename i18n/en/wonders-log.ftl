### 7 Wonders: options, questions and sentences.

wonders-title = 7 Wonders

## Rule options

wonders-option-edition-first = cards and wonders of the first edition (2010)
wonders-option-edition-second = cards and wonders of the second edition (2020)
wonders-option-wonders-random = wonders are dealt at random
wonders-option-wonders-chosen = players choose their wonders one after another, the first seat first
wonders-option-wonders-first_game = wonders are dealt at random, and everybody plays side A, in the second edition the day side
wonders-option-sides-random = each player gets a side of the wonder at random
wonders-option-sides-a = everybody plays side A, in the second edition the day side
wonders-option-sides-b = everybody plays side B, in the second edition the night side
wonders-option-sides-chosen = each player chooses the side of the own wonder
wonders-option-last_card-babylon_first = Babylon plays its last card, then Halicarnassus looks through the discard pile
wonders-option-last_card-halicarnassus_first = Halicarnassus looks through the discard pile, then Babylon plays its last card

## Ways in which a game ends

wonders-ending-points = most points
