### The pages: everything that is not a sentence of a game. Numbers stand beside their words, so no form depends on them.

## Bar and addresses
web-home = To the start page
web-loading = One moment…
web-problem = That did not work
web-language = Language
web-theme = Light or dark
web-menu = More
web-close = Close
web-whither = Where does { $card } go?
web-cancel = Cancel
web-learn = Learn
web-rules = Rules
web-cards = Cards
web-connected = connected
web-connecting = connecting
web-lost = no connection

## Start page
web-lead = A board of ice, a mind of embers
web-lead-note = Two games for friends, bots, or both. No account: every seat is a link.
web-choose-game = Choose a game
web-chosen = chosen
web-arena = The Arena
web-arena-note = Lay patterns of pieces and summon what fits them. Seven schools, 2 to 4 players.
web-embers = Embers
web-embers-note = Rebuild a captive mind together, without a word. A story in chapters, 2 players.
web-your-tables = Your tables
web-no-tables = No tables yet. Open one, or play a bot at once.
web-with = with { $names }
web-at-this-screen = at this screen
web-a-friend = a friend
web-quick-arena = Duel a bot now
web-quick-embers = Embers with a bot
web-paste-link = Paste a table link or code
web-bad-link = This is not a link to a table.
web-join = Join
web-new-table = New table
web-how = How you play
web-table = Table
web-seats = Seats
web-seats-hint = A seat is a person with a link, a bot, or someone at this screen.
web-who = Who plays seat { $seat }?
web-who-me = You, in this browser
web-who-friend = A friend, by link
web-who-hotseat = Someone at this screen
web-school = School of seat { $seat }
web-random-school = Random
web-name = Name
web-your-name = Your name
web-may-watch = Others may watch by link
web-undo-note = Undo within a turn, up to the last drawn card.
web-no-undo-note = Nothing is taken back here: every choice tells your partner something.
web-open-table = Open the table
web-for = { $mode } for { $number }
web-mode-duel = Duel
web-mode-high-form = High Form
web-mode-melee = Melee
web-mode-team-duel = Team Duel
web-mode-team-high-form = Team High Form
web-prologue-1 = Prologue 1
web-prologue-2 = Prologue 2
web-chapter = Chapter { $number }
web-bot = Bot, { $level }
web-bot-random = random
web-bot-child = child
web-bot-novice = novice
web-bot-apprentice = apprentice
web-bot-adept = adept
web-bot-attacker = attacker
web-bot-builder = builder
web-bot-warden = warden
web-bot-master = master
web-bot-grandmaster = grandmaster
web-bot-partner = partner
web-bot-guide = guide
web-bot-about-random = Takes any choice.
web-bot-about-child = Sees a pattern only the way it is printed on the card, loves to strike, and does not think of your answer.
web-bot-about-novice = Sees turned patterns but no mirrored ones, and overlooks something now and then.
web-bot-about-apprentice = Takes what looks best at once; it does not think of your answer.
web-bot-about-adept = Plans whole turns.
web-bot-about-attacker = Nearly a master, but it would rather destroy than build.
web-bot-about-builder = Nearly a master, but it would rather build than fight.
web-bot-about-warden = Nearly a master, but it would rather spoil your patterns than finish its own.
web-bot-about-master = Plans whole turns and judges them by what it learned in thousands of games.
web-bot-about-grandmaster = The master with time: it looks at more turns, and at your answers to the best of them.
web-bot-about-partner = Plays with you: it gives hints only by the cards it plays.
web-bot-about-guide = Compares choices by playing them on in its mind; always answers after the same time.

## Seats and links
web-seat = Seat { $seat }
web-you = You
web-seat-open = nobody has taken this seat yet
web-seat-here = here
web-seat-away = not connected now
web-seats-note = Send each friend the link of a seat. Whoever opens it first sits there.
web-watch-link = A link for those who only watch
web-copy-link = Copy link
web-copy-own = Copy my link
web-copied = Copied
web-fill-with-bot = Fill with a bot
web-declare-gone = Declare gone
web-sit-down = Sit down
web-only-watch = Only watch

## The question
web-your-choice = Your choice
web-your-move = Your move
web-actions = Actions
web-thinks = { $name } decides
web-sent = Sent. One moment…
web-watching = You are watching.
web-tap-a-choice = Tap a choice
web-on-board = Choose a square on the board
web-way = Way { $way } of { $ways }
web-undo = Undo
web-command = Command line
web-command-hint = Type what you do
web-end-note = Cards are drawn next. No undo after that.
web-destroyed = destroyed: { $number }

## Connection
web-connection-lost = Connection lost.
web-connection-ended = This table cannot be shown.
web-choice-not-sent = Your choice is not confirmed yet; it will be sent again.
web-nothing-lost = All your choices are saved.
web-next-try = Next try in { $seconds } s.
web-now = Now
web-stale = The table moved on. This is the question now.

## Curtain
web-hand-over = Hand the screen to { $name }
web-hand-over-note = Everything private is put away.
web-i-am = I am { $name }

## More
web-replay = Replay
web-resign = Resign
web-resign-note = The game ends or goes on without you. This cannot be taken back.
web-settings = Settings
web-setting-confirm = Confirm every choice
web-setting-letters = Single letters are keys
web-setting-sound = A sound when it is my move
web-keys = Keys
web-keys-note = Arrow keys move around the board, Enter chooses and confirms, 1 to 9 pick a choice, Esc cancels, / command line, R next way, U undo, T thaw, E end of turn, B board, H hand, L log, ? why not, F pattern finder, I hint.

## Log and replay
web-log = Log
web-log-empty = Nothing has happened yet.
web-taken-back = A choice is taken back
web-replay-from = Replay from entry { $number }
web-step = Step
web-step-of = step { $number } of { $all }
web-play = Play
web-first = To the start
web-back = Back
web-forward = Forward
web-last = To the end
web-eyes = Through whose eyes
web-eyes-of = As { $name } sees it
web-eyes-public = As everybody sees it
web-back-to-table = Back to the table

## Arena
web-board = Board
web-piece-common = common piece of { $owner }
web-piece-heroic = heroic piece of { $owner }
web-piece-legendary = legendary piece of { $owner }
web-empty = empty
web-can-move = can move
web-turn = Turn
web-turn-number = Turn { $number }
web-turn-of = { $name } plays
web-actions-left = Actions left: { $number }
web-of = of { $goal }
web-left = has left
web-won = You win
web-hand = Your hand
web-on-ice = Frozen effects
web-squares = { $number ->
    [one] { $number } square
   *[other] { $number } squares
}
web-upgraded = Upgraded
web-pieces = Pieces
web-thaw = Thaw
web-card-in-focus = Card in focus
web-whole-card = The whole card
web-as-it-lies = turned as it lies on the board
web-being-common = Common being
web-being-heroic = Heroic being
web-being-legendary = Legendary being
web-legend = Legend
web-no-effect = Nothing happens when it is summoned.
web-frozen = Frozen
web-flare-upgraded = more upgraded pieces than you
web-flare-pieces = more pieces than you
web-pattern = Pattern, row by row
web-cell-any = any
web-cell-target = target
web-cell-target-common = target on a common piece
web-cell-target-heroic = target on a heroic piece
web-score = Score
web-task = Task
web-claim = claim
web-next-task = next
web-counts = counts
web-melee-note = Your lowest colour counts. A dot is an improvisation still to be spent.
web-improvisation-left = improvisation left
web-supply = Public counts
web-free-pieces = free pieces
web-free-legendary = free legendary pieces
web-deck = deck
web-hand-size = cards in hand

## Embers
web-mind = The Mind
web-closer = Zoom in
web-farther = Zoom out
web-show-all = Show all
web-demons = Demon row
web-demon-away = not in the row
web-tainted = tainted: { $number }
web-memory-row = Memory row
web-row-empty = The memory row is empty.
web-would-taint = tainted if discarded
web-discard = discard
web-distorted = distorted
web-abilities = Abilities
web-spent = used
web-determination = Determination
web-face-down-note = Striped cards are face down: your partner does not see them.
web-row = Row { $number }
web-face-down = face down
web-row-done = complete
web-silent = this table is silent
web-day = Day { $number } of { $days }
web-at = at { $x }, { $y }

## Library
web-decks = Decks
web-flares = Flares
web-tasks = Tasks
web-search = Search
web-nothing-found = Nothing found.
web-key-piece = piece of yours, this rank or higher
web-key-target = target square
web-key-frozen = effect for later, no action needed
web-rules-arena = Rules of the arena
web-rules-embers = Rules of Embers
web-questions = Questions and answers
web-contents = Contents

## Why not, finder, hint, piles
web-why = Why not?
web-why-short = why not
web-why-tap = Tap what you wonder about. Press again for everything.
web-why-none = There is nothing to say about that.
web-why-can = This can be done now.
web-why-card = Why not { $card }?
web-hint = hint
web-hint-is = Hint: { $label }
web-hint-thinking = Thinking of a hint…
web-hint-take = Choose it
web-hint-others = Nearly as good
web-hint-behind = { $game ->
    [embers] behind by { $points } of Aelin's turns
   *[other] { $points } points behind
}
web-finder = Pattern finder
web-find-places = Find places
web-show-on-board = Show on the board
web-place = Place { $number } of { $all }: { $square }.
web-place-before = Previous place
web-place-next = Next place
web-place-missing = Missing: { $squares }.
web-place-complete = Complete.
web-place-blocked = A piece of higher rank stands on the target.
web-no-place = Every place lacks three pieces or more.
web-short = { $number } short
web-discards = Discard piles
web-legends = Legends
web-face-down-cards = face down: { $number }
web-pile-empty = No card lies here.
web-claimed = claimed tasks
web-last-turns = The end has begun. Turns after this one: { $number }.
web-last-turn = This is the last turn.
web-progress = { $have } of { $need }
web-turn-order = Turn order
web-hidden = hidden under other cards
web-stack = Cards at { $card }
web-stack-note = From top to bottom, everything that touches this card.
web-look-under = Look under it
