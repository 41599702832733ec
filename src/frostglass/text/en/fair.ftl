### What a host has set, as those are told who sit down or watch.

fair-title = What holds at this table
fair-placed = The host has set up the position in which this game begins. It was not dealt.
fair-dealt = The game was dealt by luck from its beginning.
fair-gone-days = Whoever has to choose and stays away for { $count ->
    [one] a day
   *[other] { $count } days
} may be declared gone by the host.
fair-gone-hours = Whoever has to choose and stays away for { $count ->
    [one] an hour
   *[other] { $count } hours
} may be declared gone by the host.
fair-gone-minutes = Whoever has to choose and stays away for { $count ->
    [one] a minute
   *[other] { $count } minutes
} may be declared gone by the host.
fair-no-hints = There are no hints.
fair-hints = There are hints.
fair-hints-agreed = There are hints only while all players agree, and everybody sees who asked for one.
fair-watched = Whoever knows the address of the table may watch.
fair-unwatched = Nobody may watch.
fair-undo = In your own turn you may take choices back, until something hidden has come to light.
fair-no-undo = No choice can be taken back.

error-table-patience = Give absent players at least { $least ->
    [one] a second
   *[other] { $least } seconds
}.
error-table-unknown-setting = There is no setting { $setting } in this game.
error-table-full = This table has had so many choices that it takes no more.
error-table-bot-budget = A bot here may think for at most { $seconds } seconds or { $steps } steps.
fair-bot-late = Many bots think on this server now; this one waits for its turn.
fair-bot-lost = This bot failed; its last choice was made by chance.
error-explore-too-much = From this position there is more to try than there is time for.
error-no-such-outcome = This outcome does not come of that.
error-table-foreign-host = This server is for this machine only and was asked under another name. Behind a proxy, name the proxy with --trust-proxy.
