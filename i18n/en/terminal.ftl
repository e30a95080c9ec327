### What the commands of the terminal say, for any game.

## pharos games

games-line = { $game }  { $title }, { $seats } seats
games-seats = { $seats } seats
games-legend = A table is written GAME[+EXPANSION…][/SEATS][:option=value,…], for example duel+agora:wonders=first_game or architects/4. * marks the default.

## Expansions that are named before the words of their game are there

wonders-expansion-armada = Armada
    .help = a harbour with four fleets for every city, islands, conflicts at sea; up to eight players, alone or in pairs

## pharos components

components-cards = Cards, and how many of each
components-decks = What each deck is made of
components-stage = level { $level }, { $cost }; { $points }
components-wonders = Wonders
components-tokens = Progress tokens
components-gods = Gods, three of each mythology, and the Gate
components-spaces = Spaces of the Pantheon
components-space = space { $space }: { $a } coins for A, { $b } for B; twice that for the Gate
components-other = Other pieces
components-mythology-tokens = mythology tokens: { $each } of each of the { $count } mythologies
components-offering-tokens = offering tokens: { $values }
components-snake-and-minerva = the snake token and the Minerva pawn
components-chambers = Chambers of the senate
components-chamber-open = chamber { $chamber } ({ $section }): worth { $points ->
        [one] 1 point
       *[other] { $points } points
    }, its decree lies face up at the start
components-chamber-closed = chamber { $chamber } ({ $section }): worth { $points ->
        [one] 1 point
       *[other] { $points } points
    }, its decree lies face down at the start
components-cubes = influence cubes: { $count } for each player
components-decrees = Decrees
components-plots = Conspiracies
components-military = Military tokens
components-military-token = zone from space { $zone }: the opponent loses { $coins } coins (one token on each side)
components-military-small = zone from space { $zone }: you place a cube (one token on each side)
components-military-large = zone from space { $zone }: you remove a cube of your opponent and may move one (one token on each side)

## pharos perft

perft-line = depth { $depth }: { $count } sequences, { $seconds } s

## pharos simulate

simulate-progress-games = games
simulate-progress-left = { $time } left
simulate-stopped = stopped after { $done } games; the report is about these
simulate-table = table
simulate-bot = bot in every seat
simulate-games = games
simulate-seconds = seconds
simulate-games-per-second = games per second
simulate-decisions-per-second = decisions per second
simulate-decisions-per-game = decisions per game
simulate-legal-actions = legal actions per decision
simulate-chances-per-game = chance events per game
simulate-wins = wins of seat { $seat }
simulate-draws = shared victories
simulate-mean-score = mean score by seat

## pharos match

match-progress = first bot { $share }
match-bot = bot { $number }
match-share = share of victories
match-interval = 95 %: { $low } to { $high }
match-wins = won alone
match-shared = shared victories
match-place = mean place
match-points = mean points
match-elo = Elo difference
match-pairs = deals, for the first bot
match-pairs-counts = won { $won }, better { $better }, even { $even }, worse { $worse }, lost { $lost }
match-sprt = sequential test
match-sprt-ratio = log of likelihoods' ratio
match-sprt-ratio-bound = { $ratio } (decides at { $bound })
match-sprt-accepted = accepted: the first bot's share is at least { $high }
match-sprt-rejected = rejected: the first bot's share is at most { $low }
match-sprt-undecided = undecided between { $low } and { $high }

## pharos replay

replay-seat = { $seat } ({ $name })
replay-checked = { $table }: all { $events } events are in order
replay-last-event = after event { $number }: { $event }
replay-unfinished = The game is not finished. The score so far:

## pharos verify

verify-secret = All { $count } outcomes are what the secret deals; its commitment is { $commitment }
verify-kept = It is the commitment that you kept: the server had fixed its secret by then
verify-luck = Seat { $seat } added: { $words }
verify-seed = All { $count } outcomes are what the seed deals

## pharos play

play-human = Player { $seat }
play-bot = Bot { $seat } ({ $bot })
play-bot-short = Bot { $seat }
level-novice = novice
level-easy = easy
level-medium = medium
level-hard = hard
level-master = master
play-hand-over = { $name } is next. Press Enter when nobody else looks at the screen.
play-won = { $names } wins: { $way }.
play-won-together = { $names } win together: { $way }.
play-shared = { $names } share the victory: { $way }.
play-interrupted = Interrupted; the game was not saved.
play-input-ended = The input has ended; the game is left.
play-left = The game is left.
play-not-text = That is no text.
play-no-such-number = There is no such choice; the choices are 1 to { $most }.
play-nothing-to-undo = There is nothing to take back.
play-undone = The last choice was taken back.
play-unknown = Type the number of a choice, or help.
play-no-such-player = Nobody here is called that; type city and a letter or the beginning of a name.
play-no-such-card = No component is called that; type card and the beginning of its name.
play-hint = { $what }: wins { $chance } ({ $reason })
hint-reason-wins = wins the game
hint-reason-ends = ends the game
hint-reason-extra-turn = another turn
hint-reason-science = science
hint-reason-military = military strength
hint-reason-production = resources for later
hint-reason-points = points
hint-reason-senate = influence in the senate
hint-reason-plots = a conspiracy
hint-reason-gods = the power of a god
hint-reason-naval = strength at sea
hint-reason-commerce = trade by sea
hint-reason-fleet = points of the civilian fleet
hint-reason-exploration = islands to explore
hint-reason-island = what the island gives
hint-reason-waits = nothing to gain there
hint-reason-stays-out = avoids a defeat at sea
hint-reason-denies = keeps it from your opponent, brings coins
hint-reason-coins = coins
hint-reason-tempo = what it leaves to your opponent
play-pile-empty = Nothing has been discarded yet.
play-no-hands = Nobody has cards in hand.
play-have-chosen = Already chosen: { $names }
play-save-where = Where to? For example: save game.log
play-saved = The game is saved in { $file }.
play-help =
    Type the number of a choice.
      undo        take back your last choice
      hint        the choices that look best
      city [NAME] everything a player owns, or all players; the letter of the seat will do
      pile        the discard pile, card by card
      hands       what you know of the cards in the hands of others
      card NAME   what a component costs and does
      score       the score sheet as it stands
      log         everything that happened
      save FILE   save the game; an existing file is never overwritten
      quit        leave the game
    Commands can be cut short. Enter alone shows the table again.

## Words for commands, besides the English ones

command-undo = undo
command-hint = hint
command-log = log
command-save = save
command-score = score
command-city = city
command-pile = pile
command-card = card
command-hands = hands
command-help = help
command-quit = quit
