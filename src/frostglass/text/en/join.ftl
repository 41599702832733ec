# An invitation: what one reads before one sits down.

join-invites = { $name } invites you
join-invited = You are invited
join-taken = Somebody sits there already
join-free = still free
join-cards = Its cards
join-goal = first to { $goal } points
join-learn-arena = New to the Arena?
join-learn-embers = New to Embers?
join-learn-note = A few minutes at a table of your own; the seat waits.
