### The lab: bots against bots, tournaments, reports, measurements.

## Help

help-lab-json = print one JSON document
help-lab-games = how many games (100 if not given)
help-lab-seed = the seed of all luck (0 if not given); the same seed gives the same games
help-lab-workers = how many processes; 0 uses all cores. The results are the same
help-lab-on =
    run the games on a Ray cluster instead of this machine: ray://host:10001 or
    host:6379. The results are the same
help-lab-resume = go on from what this file keeps of the same run, and keep there what is done
help-lab-game = arena or embers
help-simulate =
    Let bots play against each other, or together.

    Bots of the arena: random, child, novice, apprentice, adept, attacker, builder, warden, master, grandmaster. Bots of Embers: random, partner, guide. A budget may follow: adept:400n (search steps a decision, repeatable) or master:2s (seconds a decision).
help-simulate-seats = the bots, one for each seat; if not given, apprentices in the arena, partners in Embers
help-simulate-mode = the mode to play: arena: high_form, duel, melee, team_high_form, team_duel; embers: prologue, chapter
help-simulate-schools = the schools, one for each seat; without them they rotate from game to game
help-simulate-chapter = the chapter of Embers
help-simulate-turn-limit = end an arena game after this many turns (400 if not given)
help-simulate-rotate = the bots change seats from game to game; each deal is played from every order of seats
help-simulate-data = also write one JSON line a game to this file, for report and for notebooks
help-tournament =
    Rate bots of the arena: all against all, seats and schools rotated.

    The ratings are those of openskill; the intervals hold the true figure in 95 of 100 cases.
help-tournament-bots = two or more bots, as for simulate
help-tournament-seats = the seats of each table, where the mode leaves a choice
help-tournament-plot = draw the ratings into this file (svg, png, pdf)
help-report =
    Make a page out of simulated games of the arena, or study both games.

    School against school, first player, length, cards: the data come from simulate --data. With --study every mode and chapter is played first, and the page says how balanced, long, wide, hidden and hard each is.
help-report-data = a file of JSON lines; - reads standard input
help-report-out = the page; - is standard output. A study that ends in .md is Markdown, its pictures in the folder study beside it
help-report-study = play every mode and chapter and study them; the same bots, games and seed give the same page
help-report-bots = who plays the study: a bot of the arena and one of Embers (apprentice,partner if not given)
help-bench =
    Measure how fast the games run on this machine.

    CPU time of one core. The names say the unit: per second, microseconds, milliseconds.
help-bench-seconds = about this long for each figure (1 if not given)
help-train =
    Teach the bots of the arena a value from games of their own.

    Each generation plays itself, a net is fitted to all games so far, and it is kept if it wins a match against the best before it. Everything lies in the folder; the same command goes on where it was stopped. It needs the packages of frostglass[train].
help-train-game = the game: arena
help-train-form = the modes whose games are learned from; several only if they score alike, such as duel,team_duel
help-train-folder = where games, nets and findings lie (training if not given)
help-train-games = games of self-play in each generation (400 if not given)
help-train-generations = how many generations there shall be in all (2 if not given)
help-train-match = games of the match that decides whether a net is kept (100 if not given)

## What is printed

lab-who = who
lab-seat = seat { $seat }
lab-side = { $side ->
    [won] won
    [lost] lost
   *[draw] drawn
}
lab-bot = bot
lab-against = against
lab-games = games
lab-wins = wins
lab-points = points
lab-share = share (95%)
lab-percent = { $share }%
lab-rating = rating (95%)
lab-ratings = Ratings
lab-played = { $games ->
    [one] One game, { $turns } turns, { $seconds } s.
   *[other] { $games } games, { $turns } turns on average, { $seconds } s.
}
lab-reason-points = points
lab-reason-deck = empty deck
lab-reason-limit = turn limit
lab-reason-resigned = given up
lab-reason-left = left the table
train-best = The best net is { $file }.
train-nothing-better = No net was better than the adept. More games help.

## The report

report-title = Arena games in figures
report-games = { $games ->
    [one] One game: { $modes }.
   *[other] { $games } games: { $modes }.
}
report-matrix = School against school
report-matrix-help = How often the school of the row came out ahead of the school of the column; a drawn game is half a win. In brackets the interval that holds the true figure in 95 of 100 cases.
report-all = all
report-first = The first player
report-first-text = The starting player won { $share }% of the games ({ $low }–{ $high }); { $fair }% would be fair.
report-length = Length
report-length-text = { $mean } turns on average, median { $middle }, from { $shortest } to { $longest }. What ended the games: { $reasons }.
report-turns = turns
report-number = games
report-cards = Cards
report-cards-help = How often a card is summoned in a game in which it could be, and how often those who summoned it won.
report-card = card
report-school = deck
report-per-game = per game
report-won = won

## The study

study-title = The games in figures
study-made = { $parts } modes and chapters, { $games ->
    [one] one game
   *[other] { $games } games
} of each, from seed { $seed }. The arena is played by { $arena }, Embers by { $embers }: what is said here is said of games between such players.
study-interval = In brackets stands the interval that holds the true figure in 95 of 100 cases.
study-schools = Balance of the schools
study-schools-help = How often each school won; a shared first place counts in part. What would be fair stands in the last row. Schools rotate over all seats and pairs, the starting seat is drawn.
study-meetings = In the duel:
study-fair = fair
study-over-fair = percent over what is fair
study-first-help = How often the starting player, or its team, won.
study-first-won = the first player won
study-form = mode
study-part = mode or chapter
study-melee = { $form }, { $seats } seats
study-prologue = Prologue
study-length-help = Turns are those of all seats together. Decisions are the questions that seats were asked, those of chance not counted.
study-mean-turns = turns
study-median = median
study-span = from, to
study-decisions = decisions
study-ends = what ended the games
study-turn = turn
study-branching = Branching
study-branching-help = How many choices a decision offers, on average and at most. The last column is the length of the number, in digits, of the courses that the decisions of one game left open: its choices multiplied, on average.
study-options = choices a decision
study-widest = most
study-size = digits
study-hidden = Hidden information
study-hidden-help = How many deals the seat that is asked cannot tell apart, in bits: one bit more is twice as many. In the arena that is who holds which beings, legends and flares; in Embers which memories lie face down as Determination before Fenrys or Rowan. The order of the decks is luck to come and does not count.
study-bits = hidden bits
study-bits-first = at first
study-bits-mean = on average
study-bits-most = most
study-chapters = Difficulty of the chapters
study-chapters-help = How often two bots together won, and what the other games were lost by.
study-won = won
study-won-percent = won, percent

## What is refused

error-unknown-bot = There is no bot “{ $bot }” here; there are { $known }.
error-bad-budget = “{ $budget }” is not a budget: write 400n for search steps or 2s for seconds.
error-schools-for-seats = There are { $schools } schools for { $seats } seats.
error-two-seats = Embers has two seats, not { $seats }.
error-bot-twice = The bot { $bot } is named twice.
error-forms-score-differently = Modes that score differently have no net in common: { $forms }.
error-nothing-to-train = There is nothing to train in { $game }.
error-few-bots = { $bots ->
    [one] One bot is not enough: a table has { $least } sides.
   *[other] { $bots } bots are not enough: a table has { $least } sides.
}
error-bad-data = Line { $line } is not a simulated game of the arena.
error-no-data = There is no game in this file.
error-data-or-study = Name a file of games, or ask for --study, one of the two.
error-two-bots = A study is played by two bots, one of the arena and one of Embers, not by { $bots }.
error-no-cluster = There is no Ray cluster at “{ $address }”.
error-other-run = “{ $file }” keeps another run than this one.
lab-cost = Cost: { $seconds } s of processor time; { $nodes } machines, { $processors } processors.
error-needs-extra = This needs more packages: pip install 'frostglass[{ $extra }]'
error-cannot-draw = “{ $file }” cannot be drawn: { $reason }
error-bad-seconds = { $seconds } is not a time to measure for: more than 0 and at most 60 seconds.
