### What somebody who lends a machine for thinking reads.

error-think-database = Thinking for others needs a PostgreSQL that their servers use, too: { $url } is not one.
error-think-version = The database has version { $found }, this frostglass needs { $needed }. Servers bring it up to date: start one of this version first.
think-at = Thinking for the servers of this database; thoughts at once: { $number } (stop it with Ctrl-C)
help-think = Think for servers elsewhere: their bots, hints and explored positions.

    Servers prefer such helpers while they are there. When one is stopped or dies, what it was thinking about goes on elsewhere.
help-think-database = The PostgreSQL that the servers use: postgresql://USER@HOST/NAME.
help-think-processes = How many thoughts at once; as many as there are cores if missing.
