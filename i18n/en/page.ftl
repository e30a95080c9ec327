### The page: home, lobby, the frame of a table, settings.

## Everywhere

page-title = Pharos
page-title-of = { $screen } · Pharos
page-title-table = { $turn } · { $game } · Pharos
page-skip = Skip to the content
page-nav = Page
page-home = Home
page-close = Close
page-cancel = Cancel
page-retry = Try again
page-reload = Reload the page
page-loading = One moment…
page-unreachable = The server cannot be reached. Are you online?
page-failed = This part of the page did not load.
page-failed-help = Perhaps the connection broke, or the server has a newer version of the page.
page-screen-lost = There is nothing here
page-lost-help = The address may be misspelt, or the link incomplete.
page-screen-learn = Learn
page-screen-settings = Settings
page-screen-enter = Go on with this device
page-copy = Copy
page-copied = Copied.
page-speak-en = English
page-speak-pl = Polski
page-days = { $days ->
        [one] 1 day
       *[other] { $days } days
    }
page-hours = { $hours ->
        [one] 1 hour
       *[other] { $hours } hours
    }
page-minutes = { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
page-seconds = { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }

## Home

page-hero = Seven wonders, one table
page-hero-help = Sit down and play: against a bot, with friends, or side by side. No account needed.
page-game = Game
page-games-duel = 7 Wonders Duel
    .short = Duel
    .seats = for two
page-games-architects = 7 Wonders: Architects
    .short = Architects
    .seats = for 2 to 7
page-games-wonders = 7 Wonders
    .short = 7 Wonders
    .seats = for 3 to 8
page-game-with = { $game } with { $expansions }
page-game-for = { $game } for { $count }
page-players = Players
page-players-bots = { $count ->
        [one] You and 1 bot
       *[other] You and { $count } bots
    }
page-players-open = { $count ->
        [one] You and 1 friend; the seat can also go to a bot.
       *[other] You and { $count } others; seats nobody takes can go to bots.
    }
page-expansions = Expansions
page-level = Opponent
page-level-many = Opponents
page-level-novice = Plays like somebody in their first game. For yours.
page-level-easy = Sees the next move, but makes mistakes. A friendly start.
page-level-medium = Counts well and takes what you need.
page-level-hard = Thinks ahead. You will have to plan.
page-level-master = The best we have. Punishes every slip.
page-play = Play
page-options = Rules and options
page-options-changed = { $count } changed
page-order = Who begins
page-order-any = by lot
page-order-first = I do
page-order-second = the other
page-order-next = my left neighbour
page-option-duel-wonders = Wonders
    .help = A fixed set is quicker; the draft is half the fun once you know the wonders.
page-option-duel-middle = First player of an age
    .help = Who begins is otherwise up to the player that the pawn threatens.
page-option-duel-library = The Great Library
    .help = It draws three progress tokens from the box, and its builder keeps one.
page-option-duel-gods = Gods turned up
    .help = Open, both of you learn which gods lie on top of their decks.
page-option-duel-minerva = The Minerva pawn
    .help = On the conflict pawn's own space she does nothing until it comes back.
page-option-duel-zeus = Zeus and tokens
    .help = In Age I and II some face-down cards carry a token, and Zeus may strike one of them.
page-option-duel-restore = Senators in the discard pile
    .help = A senator brought back is recruited for nothing, with its whole effect.
page-option-duel-links = The opponent's white symbols
    .help = With a borrowed mythology token, a grand temple would be free for you, too.
page-option-duel-sabotage = Sabotage
    .help = On the discard pile the card could be built again.
page-ways = Other ways to play
page-friends = With friends
page-friends-help = Send a link, they sit down.
page-friends-explained = You get a link and a code to scan. Whoever opens it can sit down with you; nobody needs an account.
page-device = On one device
page-device-help = Side by side at one screen, turn by turn.
page-device-explained = You take turns at this screen. The page tells whose turn it is and turns the table round.
page-device-name = Name of the second player
page-device-number = Player { $number }
page-device-you = You
page-device-names = Who plays
page-device-names-help = In the order in which you sit. Where you leave the name out, a bot plays.
page-device-other = Guest
page-way-learn = Learn the game
page-way-learn-help = The rules in short, and every card.
page-continue = Continue
page-finished = Finished lately
page-open-tables = Open tables
page-running = Games to watch
page-verb-join = join
page-verb-watch = watch
page-stage-lobby = not begun
page-stage-over = finished
page-footer = Pharos is free software: no advertising, no tracking, nothing to buy.

## Clocks and other things about a table

page-clock = Clock
page-clock-none = No clock
page-clock-move = { $time } for each move
page-clock-bank = { $time } each, and { $increment } more with each move
page-clock-help-none = Everybody thinks as long as they like.
page-clock-help-move = Whoever lets it run out may be replaced by a bot, or loses.
page-clock-help-bank = A supply for the whole game; every move adds a little to it.
page-clock-days = { $days } d { $hours } h
page-clock-of = Time of { $name }
page-visibility = Who finds the table
page-visibility-link = whoever has the link
page-visibility-public = anybody
page-open-to-link = open to whoever has the link
page-open-to-public = open to anybody
page-rated = In earnest
page-rated-help = Nothing is taken back unless the others agree.
page-create = Make the table

## The name

page-name-title = What shall we call you?
page-name-title-change = Your name
page-name-label = Name
page-name-help = Others at the table see it. You can change it at any time.
page-name-go = All right
page-name-change = { $name }: change the name
page-name-changed = You are now called { $name }.
page-name-suggestions = Hypatia, Ptolemy, Sappho, Archimedes, Berenice, Euclid, Aspasia, Strabo, Herodotus, Phryne

## Lobby

page-lobby = Before the game
page-seats = Seats
page-seat-open = Open seat
page-seats-open = { $count ->
        [one] 1 open seat
       *[other] { $count } open seats
    }
page-seats-order = This is the order of turns; the first seat begins.
page-seats-round = This is how you sit round the table: whoever sits next to you is your neighbour, and the last sits next to the first. All choose at the same time.
page-seat-bot = Bot ({ $level })
page-seat-bot-number = Bot { $number } ({ $level })
page-seat-bot-short = { $number ->
        [0] Bot
       *[other] Bot { $number }
    }
page-seat-bots = { $count ->
        [one] 1 bot ({ $level })
       *[other] { $count } bots ({ $level })
    }
page-seat-host = host
page-seat-partner = plays with { $name }
page-seat-partner-open = plays with whoever takes seat { $number }
page-seat-you = you
page-seat-away = away
page-left = { $name } has left the table.
page-back = { $name } is back at the table.
page-seat-first = begins
page-seat-second = plays second
page-sit = Sit down here
page-sit-too = Sit here, too (shared device)
page-stand = Stand up
page-fill = Who plays here
page-fill-open = Keep the seat open
page-fill-seat = Who plays on seat { $number }
page-fill-level = Bots
page-fill-rest = { $count ->
        [one] Fill the open seat
       *[other] Fill { $count } open seats
    }
page-move-up = { $name }: one seat earlier
page-move-down = { $name }: one seat later
page-moved = { $name } now has seat { $number }.
page-lobby-waiting = { $count ->
        [one] A seat is still open: send the link, or give the seat to a bot.
       *[other] { $count } seats are still open: send the link, or give them to bots.
    }
page-lobby-waiting-guest = { $count ->
        [one] A seat is still open: send the link to somebody, or wait.
       *[other] { $count } seats are still open: send the link to others, or wait.
    }
page-lobby-invited = A seat is free for you. You can also just stay and watch.
page-lobby-full = Everybody is here.
page-lobby-watch = All seats are taken. You will watch when the game begins.
page-lobby-host = Everybody is here. { $name } starts the game.
page-start = Start the game
page-watching = The game has already begun: you are watching.
page-invite = Invite
page-share-link = Link to this table
page-send-link = Send the link
page-qr = Code with the link
page-qr-help = Or point a phone's camera at the code.
page-luck = Your own luck
page-luck-help = The server locked its secret for the shuffle when the table was made. Since then every player's browser adds randomness of its own, and whoever likes adds words, too.
page-luck-done = Your browser has added its part.
page-luck-label = A few words
page-luck-title = Letters without accents, digits, spaces and signs
page-luck-add = Add
page-luck-added = Added: { $text }
page-fair = How we know the deal is fair
page-fair-help = The fingerprint of the secret is published before the deal, and the secret after the game. This browser keeps the fingerprint and compares them by itself. The command pharos verify then checks the downloaded log card by card.
page-fair-limits = What this cannot rule out: whoever runs the server can look at every card during the game, and if they play, too, they know the secret and can add their own part last. For stakes, choose a server whose owner does not sit at the table.
page-fair-commitment = Fingerprint (SHA-256)
page-fair-secret = Secret
page-deal-late = The secret fits the fingerprint, but this browser did not see the fingerprint before the deal, so it cannot say when the secret was chosen.
page-deal-kept = Checked by this browser: this is the secret whose fingerprint it saw before the deal, so the server has not changed it since.
page-deal-shared = Checked by this browser: the server had fixed its secret before it knew what your browser added to the deal, so the secret was not picked to get these cards.
page-deal-wrong = This is not the deal that was promised: the secret does not fit the fingerprint shown before the game. Do not trust the shuffle of this server.
page-deal-replaced = The fingerprint of this deal was replaced: before the game this browser was shown another one. Do not trust the shuffle of this server.
page-deal-dropped = What your browser added to the deal is missing from it. Unless you left your seat before the game, do not trust the shuffle of this server.

## At the table

page-table-heading = { $game }: { $names }
page-turn-yours = Your turn
page-turn-theirs = waiting
page-turn-of = Turn: { $name }
page-turn-over = The game is over
page-waiting-names = Waiting for { $names }
page-waiting-count = { $count ->
        [one] Waiting for 1 player
       *[other] Waiting for { $count } players
    }
page-chosen-names = Chosen: { $answer } · waiting for { $names }
page-chosen-count = { $count ->
        [one] Chosen: { $answer } · waiting for 1 player
       *[other] Chosen: { $answer } · waiting for { $count } players
    }
page-change = Change
page-log-together = Chosen at the same time
page-menu = Menu
page-undo = Take back
page-chat = Chat
page-chat-unread = { $count ->
        [one] Chat, 1 new message
       *[other] Chat, { $count } new messages
    }
page-chat-open = Open the chat
page-chat-say = Say something
page-chat-to = To whom
page-chat-to-all = To everybody
page-chat-to-partner = To { $name } alone
page-chat-private = to partners
page-chat-send = Send
page-chat-empty = Nothing has been said yet.
page-mute = Mute the chat
page-muted = The chat is muted. You see nothing of what is said.
page-rules-cards = All cards, in a new tab
page-rules = Rules in short
page-share = Share the table
page-share-help = Whoever opens this link sees the table. The seats stay yours.
page-devices = Go on with another device
page-devices-help = This private link makes the other device yours. It works once, within { $time }; do not give it to anybody.
page-devices-link = Private link
page-resign = Resign
page-resign-title = Give up this game?
page-resign-help = Your opponent wins at once. This cannot be taken back.
page-resign-many = A bot takes your seat and plays on against the others. This cannot be taken back.
page-result = Result
page-watchers = { $count ->
        [one] 1 person is watching
       *[other] { $count } people are watching
    }
page-offline = No connection. Trying again; nothing is lost.
page-stand-in-mine = A bot is playing for you.
page-take-back = Take my seat back
page-stand-in-other = A bot is playing for { $name }.
page-overdue = { $name } is taking long
page-overdue-decide = Decide
page-overdue-help = Time has run out, or nobody has been there for long. A bot can play on until they come back, or you end the game and win.
page-overdue-level = Strength of the bot
page-overdue-bot = Let a bot play on
page-overdue-end = End the game
page-overdue-many = Time has run out, or nobody has been there for long. A bot can play on until they come back, or keep the seat for good.
page-overdue-replace = Bot for good
page-overdue-wait = Wait
page-consent = { $name } would like to take a move back
page-consent-help = Something has been revealed or played since, so you are asked.
page-consent-yes = Agree
page-consent-no = No
page-undo-waiting = Your wish to take back waits for: { $names }
page-curtain = Pass the device to { $name }
page-curtain-ready = I am { $name }
page-curtain-change = { $name }: change my choice
page-curtain-never = Do not ask again at this table
page-rematch = Rematch
page-rematch-ready = The table of the rematch is ready.
page-rematch-join = To the rematch
page-download = Download the log
page-look-board = Look at the board
page-gone = There is no such table
page-gone-help = The link may be incomplete, or the table was closed long ago.

## Another device

page-entered = Welcome, { $name }.
page-enter-failed = This link has been used already, or is too old. Make a new one on the other device: each works once, for a short time.
page-enter-ask = You already play here as { $name }. If you go on, this device becomes that of the other person, and the seats of { $name } can no longer be reached from it.
page-enter-go = Go on

## Settings

page-language = Language
page-language-en = English
page-language-pl = Polski
page-theme = Appearance
page-theme-auto = as the system
page-theme-light = papyrus
page-theme-dark = night harbour
page-text-size = Text size
page-motion = Motion
page-motion-none = none
page-motion-times = × { $times }
page-sound = Sounds
page-sound-off = off
page-sound-on = on
