### What the server says: at tables, and to whoever starts it.

serve-at = frostglass is at { $address } (stop it with Ctrl-C)

error-table-bad-token = This link does not open a seat at this table.
error-table-damaged = The record of this table is damaged at entry { $number }.
error-table-failed = Something went wrong here; nothing was changed. The operator of this server finds it in the log.
error-table-foreign-origin = A page of another site may not ask for this.
error-table-id-used = The command id { $id } was already used for something else.
error-table-malformed = This message cannot be read.
error-table-no-game = There is no game { $game } here.
error-table-no-hello = Say hello first.
error-table-no-method = That cannot be done with this address.
error-table-no-seat = At this table nobody may watch without a seat.
error-table-not-found = There is nothing at this address.
error-table-not-host = Only the host of this table may do that.
error-table-not-over = This is shown when the game is over.
error-table-not-saved = The database does not answer; the choice was not made. Try again.
error-table-only-watching = You are watching; only players choose.
error-table-other-rules = This table was played under version { $version } of the rules. This server plays version { $now }, so the game cannot go on here.
error-table-seat-taken = Somebody else has taken this seat.
error-table-seats = This game needs { $wanted } seats, not { $found }.
error-table-no-hints = This table gives no hints.
error-table-too-fast = Too much at once. Go on in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
error-table-too-large = This message is too large.
error-table-too-many-bad-frames = Too many messages that cannot be read.
error-table-too-soon = Seat { $seat } is still here, is not asked now, or has not been waited for long enough.
error-table-unknown = There is no such table.

error-serve-database = The database { $database } cannot be opened: { $reason }
error-serve-database-driver = PostgreSQL needs an extra package: pip install 'frostglass[postgres]'
error-serve-database-full = The database { $database } cannot be written: the disk is full.
error-serve-database-in-use = The database { $database } is in use by another frostglass server.
error-serve-database-locked = The database { $database } is locked by another program.
error-serve-database-newer = The database { $database } was written by a newer frostglass.
error-serve-database-url = This is not a database we can use: { $url } (sqlite:///FILE or postgresql://...)
error-serve-host = There is no address { $host } on this machine.
error-serve-limits = The variable { $variable } cannot be read: { $reason }
error-serve-port-forbidden = Port { $port } may not be used by this user; choose another with --port.
error-serve-port-in-use = Port { $port } is in use by another program; choose another with --port.
error-serve-workers = { $workers } workers need a PostgreSQL database; on SQLite there is only one.

help-serve = Run the server in the foreground.

    It stops cleanly on Ctrl-C and SIGTERM. Nothing that was acknowledged is lost, however it ends.
help-serve-host = The address to listen at; 0.0.0.0 for the whole network.
help-serve-port = The port to listen at.
help-serve-database = Where tables are kept: sqlite:///FILE or postgresql://USER@HOST/NAME; if missing, what FROSTGLASS_DATABASE in the environment says, else a file of the user.
help-serve-workers = How many processes serve; more than one needs PostgreSQL.
help-serve-origin = Another site whose pages may use this server; may be given several times.
help-play = Play in the browser (--no-open only says the address), or with --terminal in the terminal.

    In the browser it serves on this machine only. In the terminal the game is kept after every choice; the next call goes on with it.
help-play-game = arena or embers.
help-play-terminal = Play in the terminal.
help-play-no-browser = Open no browser; only say the address.
help-play-port = The port to listen at; a free one if missing.
