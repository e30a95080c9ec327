### What the rule options of 7 Wonders are about.

page-option-wonders-edition = Edition
    .help = The second edition has other costs on most wonders, other powers in Olympia and four new cards.
page-option-wonders-wonders = Wonders
    .help = Side A for everybody suits a first game; choosing suits those who know the wonders.
page-option-wonders-sides = Sides of the wonders
    .help = Side A, or day, is simpler; side B, or night, has more powers.
page-option-wonders-last_card = Babylon and Halicarnassus
    .help = It matters only when both have something to do at the end of an age.
page-option-wonders-pile_moves = Blue Armada cards from the pile
    .help = Halicarnassus may build a blue Armada card from the discard pile; by the rulebook it then moves no ship.
page-option-wonders-explore = Exploring
    .help = No island harms its owner, so usually nobody is asked.
page-option-wonders-naval_third = Ties at sea
    .help = It matters in Age III, with five players and more.
page-option-wonders-teams = Teams
    .help = Pairs need four, six or eight players. Whoever sits next to each other in the list plays together: first and second, third and fourth, and so on.
