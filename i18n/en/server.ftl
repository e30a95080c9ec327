### The server: what its commands say, and why it refuses something.

## pharos serve

serve-address = Pharos is at { $address }
serve-stopped = Pharos has stopped; every game goes on at the next start.
serve-bad-listen = '{ $text }' is no address to listen at; it must be an IP address and a port, for example 127.0.0.1:7777
serve-bad-base-path = '{ $text }' is no base path; it must begin with / and be made of letters, digits, '-', '.', '_' and '~', for example /pharos
serve-bad-public-url = '{ $text }' is no public address; it must look like https://example.org/pharos
serve-bad-public-path = the path of --public-url and --base-path must be the same, not '{ $text }'
serve-bad-bot-threads = '{ $text }' is no number of threads for bots; it must be a whole number from 1 to 256
serve-bad-bot-pause = '{ $text }' is no pause of a bot; it must be a whole number of milliseconds up to 60000
serve-bad-absence = '{ $text }' is no time to be away; it must be a whole number of seconds from 1 to 2592000
serve-bad-connections = '{ $text }' is no number of connections; it must be a whole number from 1 to 100000
serve-bad-creations = '{ $text }' is no number of people and tables; it must be a whole number from 1 to 1000000
serve-bad-tables = '{ $text }' is no number of tables; it must be a whole number from 1 to 10000
serve-no-home = there is no home directory to keep the games in; name a folder with --data
serve-system = the system does not give what a server needs: { $why }
serve-in-use = cannot listen at { $address }: something else is there already (--listen chooses another address)
serve-cannot-listen = cannot listen at { $address }: { $why }
serve-data-unusable = cannot use { $file }: { $why }
serve-data-taken = another server already works with the games in { $file }
serve-data-missing = the database { $file } is missing, though there were games in it; put it or a backup in its place, or empty the folder to begin anew
serve-data-damaged = the database { $file } is damaged ({ $why }); put a backup in its place
serve-data-emptied = the database { $file } is empty, though there were games in it: its -wal file is missing; put it back, or a backup in the place of both
serve-data-another = the database { $file }, or its -wal file, is not the one that was used here before; put the right files back, or remove pharos.lock to go on with these
serve-data-behind =
    { $lost ->
        [one] the last transaction is missing from the database { $file }: its -wal file was removed, or the file is an older one; put the right files back, or remove pharos.lock to go on without it
       *[other] the last { $lost } transactions are missing from the database { $file }: its -wal file was removed, or the file is an older one; put the right files back, or remove pharos.lock to go on without them
    }
serve-data-newer = the database { $file } comes from a newer version of this program (format { $found }; this one knows { $known })
serve-data-database = cannot open the database { $file }: { $why }

## pharos backup

backup-done = The games are copied to { $file }.
backup-none = there are no games in { $folder }

## Why something is refused; also on the page

refusal-malformed = The server did not understand the request.
refusal-not_found = There is nothing here by that name.
refusal-no_name = Choose a name first.
refusal-out_of_range = That is too long, too short or out of range, or has characters that cannot be seen.
refusal-no_such_table = There is no such game, or the seats do not fit it.
refusal-not_your_seat = This seat belongs to somebody else.
refusal-seat_taken = Somebody already sits there.
refusal-not_host = Only the host of the table can do this.
refusal-not_started = The game has not begun yet.
refusal-already_started = The game has already begun.
refusal-game_over = The game is over.
refusal-seats_open = A seat is still open.
refusal-stale = The table has changed in the meantime; this is how it stands now.
refusal-key_used = This key was already used for another request.
refusal-not_your_turn = It is not your turn.
refusal-illegal = The rules do not allow this here.
refusal-nothing_to_undo = There is nothing to take back.
refusal-nobody_asked = Nobody asked to take anything back.
refusal-not_overdue = This seat still has time.
refusal-no_stand_in = No bot plays for this seat.
refusal-too_fast = That was too much at once; wait a moment.
refusal-too_many = There are too many tables or connections already.
refusal-too_large = The message is too large.
refusal-foreign_origin = The request came from another site.
refusal-foreign_host = The server does not go by this name. Whoever runs it can name its address with --public-url.
refusal-not_over = This has to wait until the game is over.
refusal-stopping = The server is about to stop; the game goes on when it is back.
refusal-internal = Something went wrong in the server.
