### What somebody who hosts a server reads: options, backups, the doctor.

help-serve-trust-proxy = A proxy whose X-Forwarded-For is believed: its address, network or name; may be given several times.
help-serve-contact = Whom to tell of a security hole: mailto:... or https://..., for /.well-known/security.txt.

error-serve-contact = { $contact } is no way to reach somebody: write mailto:... or https://...
error-file-exists = There is a file { $file } already.
error-backup-failed = The backup could not be made: { $reason }
error-backup-damaged = The backup { $file } is damaged: { $reason }
error-restore-not-empty = This database holds tables or campaigns already. A backup goes into an empty one.
error-doctor-no-way-back = There is no way back to version { $version }: { $reason }
backup-written = { $number ->
    [one] One table is
   *[other] { $number } tables are
} in { $file } now.
restore-done = { $number ->
    [one] One table is
   *[other] { $number } tables are
} back. Their links go on working.
help-backup = Write all tables and campaigns into one file.

    It does so while the server runs. The file is a SQLite database, whichever database it comes from.
help-backup-file = The file to write; there must be none yet.
help-restore = Put a backup into an empty database, of whichever kind.
help-restore-file = A file that backup has written.
help-doctor = Say what is well with a database and what is not.

    It plays every stored game again, so stop the server first. The exit status is 1 when something is not well.
help-doctor-back-to = Bring the database to the shape of an earlier version (0005, say), before that version is installed.
doctor-version = The database ({ $kind }) has version { $version }.
doctor-whole = The file is whole.
doctor-damage = The file is damaged: { $reason }
doctor-room = { $mib } MiB of the disk are free.
doctor-games = { $number ->
    [one] One game
   *[other] { $number } games
} can be read; choices: { $entries }, campaigns: { $campaigns }.
doctor-other = { $number ->
    [one] One game was
   *[other] { $number } games were
} played by other rules: such games can be looked at, but do not go on.
doctor-game = The game at table { $table } cannot be read: { $reason }
doctor-went-back = The database has version { $version } now.
