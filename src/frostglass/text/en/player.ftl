### The full-screen terminal player: setting a game up, the frame around it, help, reasons, refusals.

## Before a game

player-setup = A new game
player-wish = { $wish ->
    [game] Game
    [mode] Mode
    [number] Seats
    [schools] Schools
    [part] Chapter
    [school] School of { $seat }
   *[player] { $seat } is played by
}
player-game = { $game ->
    [arena] The Arena
   *[embers] Embers
}
player-part = { $part ->
    [prologue] Prologue
   *[other] Chapter { $part }
}
player-player = { $player ->
    [person] a person at this screen
    [random] a bot that plays at random
    [child] a bot: child
    [novice] a bot: novice
    [apprentice] a bot: apprentice
    [adept] a bot: adept
    [attacker] a bot: attacker
    [builder] a bot: builder
    [warden] a bot: warden
    [master] a bot: master
    [grandmaster] a bot: grandmaster
    [guide] a bot: guide
   *[partner] a bot: partner
}
player-begin = Enter: begin the game
player-setup-keys = ↑↓ move  ←→ change  Enter begin  F1 help  F2 language  F5 kept game  Ctrl+Q leave

## The frame

player-keys = 1-9 choose  / type  ? why not{ $undo ->
    [yes] { "  " }u undo
   *[no] { "" }
}  F1 help  F2 language  F9 resign  ^Q
player-keys-over = ←→ go through it  F6 save the record  n new game  F1 help  ^Q
player-turn = { $actions ->
    [one] { $mode }, turn { $number }: { $seat } to move, { $actions } action
   *[other] { $mode }, turn { $number }: { $seat } to move, { $actions } actions
}
player-last-turns = { $number ->
    [one] (the last turn)
   *[other] ({ $number } turns to go)
}
player-onlooker = Onlooker
player-hint-thinking = Thinking of a hint…
player-thinking = { $seat } is thinking…
player-over = { $result }. N: a new game.
player-choices = { $number ->
    [0] No choice now
    [one] { $number } choice
   *[other] { $number } choices
}
player-no-match = Nothing matches; Esc: all
player-typing = { $game ->
    [arena] / type to narrow: e5, summon…
   *[embers] / type to narrow: glass…
}
player-enter = Enter: do it
player-enter-final = Enter: for good
player-log = Log
player-column = { $column ->
    [points] pts
    [hand] cards
    [deck] deck
   *[pieces] free
}
player-cards = Cards (Enter: choices, Space: read)
player-card = Card
player-squares = { $number ->
    [one] { $number } square
   *[other] { $number } squares
}
player-short = { $number } short
player-next-task = next
player-piles = deck { $deck }, discard pile { $discard }
player-day = { $mode }, day { $day }
player-distorted = { $piles }, distorted { $number }
player-mind = Mind
player-row = Memory row
player-determination = Determination
player-demons = Demons: { $demons }
player-ability = { $spent ->
    [yes] { $ability } (used)
   *[no] { $ability }
}
player-sum = { $sum } of { $target }

## Dialogs

player-close = Esc: close
player-yes-no = Enter: yes   Esc: no
player-curtain = The screen goes to { $person }.
player-curtain-lift = Enter: I am { $person }
player-resign = Do you really give up the game?
player-quit = Leave? The game is kept: the next call goes on with it.
player-result = The game is over
player-over-next = Close this and look around: the arrows go through the game, F6 saves its record, N begins a new one.

## Help

player-help = Help
player-key-pick = choose by number; what cannot be taken back waits for Enter
player-key-list = go through the choices, choose
player-key-filter = type a short text (e5, S snow_fox) or words of a choice; Enter chooses
player-key-all = all choices again
player-key-tab = to the next part of the screen
player-key-go = to the choices, the board or Mind, the hand, the log
player-key-card = read the card in focus
player-key-undo = take back your last choice
player-key-why = why not? On the board: on this square
player-key-end = end the turn, thaw
player-key-language = the next language
player-key-hint = show what a strong bot would choose
player-key-resign = resign
player-key-quit = leave
player-sign-ranks = common, heroic, legendary piece
player-sign-letters = whose piece it is
player-sign-squares = red square, green square
player-sign-central = one of the nine central squares
player-sign-target = target square of a pattern
player-sign-marks = squares that the effect names, and their mirror images
player-sign-notes = this many squares where the being can be summoned; this many pieces short
player-sign-cards = frozen effect in play, flare, task
player-sign-memory = a memory: first letter of its colour (chains, daggers, flames, glass, antlers), strength, and a or b
player-sign-areas = covered area, clear area
player-sign-ghost = the card pointed at, or what it relives
player-sign-determination = Determination card face up, face down
player-sign-current = the current row

## Why not?

player-why = Why not?
player-why-at = Why not on { $square }?
player-why-possible = possible

## Refusals

error-no-textual = The terminal player needs Textual: pip install "frostglass[tui]"
