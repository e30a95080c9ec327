### What can go wrong, in one line each. The program puts its own name in front.

## The command line

error-game = unknown game '{ $name }'; the games are { $games }
error-expansion = the game '{ $game }' has no expansion '{ $name }'
error-seats = the game '{ $game }' is for { $least } to { $most } seats, not '{ $found }'
error-option = the game '{ $game }' has no option '{ $option }' ('pharos games' lists the options)
error-option-value = option '{ $option }': the values are { $values }
error-option-needs = option '{ $option }' is about the expansion '{ $expansion }', which this table does not have
error-option-seats = option '{ $option }': with so many seats the values are { $values }
error-bot = unknown bot '{ $name }'; the bots are { $levels }, random, greedy, mcts:iters=N and mcts:ms=N
error-seat-list = the table has { $expected } seats, but --seats names { $found }
error-bot-list = the table has { $expected } seats, but --bots names { $found } bots; name one for each seat, or two, the second for all seats that are left
error-time-scale = '{ $text }' is no time scale; it must be a number from 0.001 to 1000
error-sprt = '{ $text }' are no two shares; --sprt needs P0,P1 with 0 < P0 < P1 < 1, for example 0.5,0.55
error-sprt-bots = --sprt compares two bots, not { $text }
error-seed = '{ $text }' is no seed; a seed is a whole number from 0 to 18446744073709551615
error-games = '{ $text }' is no number of games; it must be a whole number from 1
error-threads = '{ $text }' is no number of threads; it must be a whole number from 1 to 65535
error-depth = '{ $text }' is no depth; it must be a whole number from 0
error-at = '{ $text }' is no number of events of this log

## Files

error-read = cannot read { $file }: { $why }
error-write = cannot write { $file }: { $why }
error-exists = { $file } is already there; nothing was overwritten
error-log = { $file }, line { $line }: { $why }
error-log-damaged = the line was changed or damaged (its check does not fit)
error-log-truncated = the log stops here without its 'end' line; the file is cut short
error-log-after-end = something follows the 'end' line
error-log-none = this is no Pharos log (the first line must be 'pharos 1')
error-log-rules = the game was played under rules version { $found }; this program knows version { $known }
error-log-format = the log has format { $found }; this program knows format { $known }
error-log-header = the header line '{ $key }' is missing, or is not written as it should be
error-log-end = the events lead to '{ $expected }', which is not what this line says
error-verify-nothing = { $file } has neither a published secret nor a seed, so its deal cannot be checked
error-commitment = '{ $found }' is no commitment; it has 64 hexadecimal digits
error-verify-commitment = { $file }: the commitment of this game is not the one you kept: it belongs to another game, or the secret was replaced
error-verify-secret = { $file }: the secret is not the one that was promised before the deal
error-verify-outcome = { $file }, line { $line }: this is not what the secret deals
error-match-none = this is no file of a match (the first line must begin with 'pharos-match 1')
error-match-damaged = the line was changed, damaged or cut short; without it, its game is played again
error-match-twice = the game of this line stands in an earlier line already
error-match-other = the file belongs to another match, with { $key }={ $found } instead of { $key }={ $expected }

## Texts of actions, outcomes and positions

error-text-unknown = '{ $word }' makes no sense here
error-text-missing = the line ends too early
error-text-extra = '{ $rest }' is too much
error-text-contradiction = parts of the line contradict each other
error-illegal-over = the game is already over
error-illegal-chance-due = the table has to reveal something first
error-illegal-no-chance = a seat has to act; nothing is to be revealed
error-illegal-seat = it is not the turn of seat { $seat }
error-illegal-action = the rules do not allow this action here
error-illegal-outcome = this outcome is not possible here

## The machine

error-script-ended = the script of outcomes has ended
error-dealer = the deal does not fit the game: { $what }
error-randomness = the system gives no random numbers: { $why }
error-terminal = the terminal does not work: { $why }
