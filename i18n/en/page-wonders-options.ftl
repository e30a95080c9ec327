### What the rule options of 7 Wonders are about.

page-option-wonders-edition = Edition
    .help = The second edition has other costs on most wonders, other powers in Olympia and four new cards.
page-option-wonders-wonders = Wonders
    .help = Side A for everybody suits a first game; choosing suits those who know the wonders.
page-option-wonders-sides = Sides of the wonders
    .help = Side A, or day, is simpler; side B, or night, has more powers.
page-option-wonders-last_card = Babylon and Halicarnassus
    .help = It matters only when both have something to do at the end of an age.
