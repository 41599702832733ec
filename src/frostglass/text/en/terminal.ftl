### The command line: help, what it prints, what it refuses.

## Help: the first paragraph is the summary.

help-usage = Usage
help-options = [OPTIONS]
help-command = COMMAND
help-commands = Commands
help-arguments = Arguments
help-options-heading = Options
help-example = Examples
help-lang = the language of all words; without it that of your locale
help-help = show this help
help-version = show the version

help-frostglass =
    Play the Arena (Tash-Kalar) and Embers (Embers of Memory), ask what a position allows, run bots.

    Every command has its own help: frostglass COMMAND --help.
help-position = a file with a position document (JSON); - reads standard input
help-explore =
    Show everything that can be done from a position.

    In the arena: each summoning, flare and thaw of the seat to move, resolved completely, with all its outcomes. In Embers: each place for each card of the memory row, and each card that can be taken. In the diagrams * marks what changes.
help-explore-json = print one JSON document instead of tables
help-explore-lines = read one position document a line, print one JSON result a line; a bad line gets an "error" and the command ends with status 2
help-explore-seed = shuffle the unseen decks by this number; no outcome depends on it
help-explore-limit = show at most this many diagrams for each entry (3 if not given)
help-why =
    Say why a seat can or cannot do something in a position.

    Without a card, square or place it goes through all that the seat may wonder about. What can be done is marked as possible. Only what that seat may know is used.
help-why-seat = the seat that asks; without it the one whose turn it is
help-why-card = a card that the seat holds; in Embers a memory of the row or of the Mind
help-why-square = a square of the arena, such as e5
help-why-place = a place in the Mind: the grid point of the memory's top-left area, such as 1,0
help-why-json = print one JSON document instead
help-fits =
    Find the places of a being's pattern on the board of a position.

    Complete ones come first, then those that lack one or two pieces, with what is missing. The card need not be in anybody's hand.
help-fits-card = the id of a being or legend
help-fits-limit = show at most this many diagrams for each number of missing pieces (6 if not given)
help-show = Show a position as a diagram or as a picture.
help-show-svg = write a picture (SVG) to this file instead; - is standard output
help-show-choice = mark a choice of the seat that decides in the picture, by its short text, such as "P e5"
help-record =
    Check, show and export game records.

    A record is a text file with every choice of a game; docs/records.md describes it.
help-record-file = a file with a game record; - reads standard input
help-record-json = print JSON instead
help-record-check = Replay a record by the rules and show its final position.
help-record-show = Show a game at any point of its record.
help-record-at = after this many choices; 0 is the beginning. Without it the end
help-record-export = Print a checked record in its usual form, or as JSON.
help-cards =
    Browse the cards: patterns, effects, flares, tasks, memories.

    Without a word it lists the decks.
help-cards-word = a deck, the id of a card or a part of its name
help-rules =
    Read the rules of both games.

    Without a word it lists the sections.
help-rules-word = a section (6), a rule (6.3), a question (F12, R7) or a word to look for
help-rules-game = the rules of this game only
help-engine =
    Speak JSON lines with a bot of yours, in whatever language it is written.

    It reads messages from standard input and answers on standard output; docs/engine-protocol.md describes them.

## What is printed

terminal-mode = { $mode ->
    [high_form] High Form
    [duel] Duel
    [melee] Melee
    [team_high_form] Team High Form
    [team_duel] Team Duel
    [prologue_1] Prologue, part one
    [prologue_2] Prologue, part two
   *[chapter] Chapter { $chapter }
}
terminal-asked = { $mode }, turn { $turn }: seat { $seat } decides ({ $kind })
terminal-chance = { $mode }, turn { $turn }: chance deals
terminal-over = { $mode }: over after { $turn ->
    [one] one turn
   *[other] { $turn } turns
}
terminal-to-move = { $actions ->
    [one] Seat { $seat } is to move, one action left.
   *[other] Seat { $seat } is to move, { $actions } actions left.
}
terminal-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-hand = hand: { $cards }
kept-frozen = frozen effect in play: { $card }
kept-as_legend = counts as a legend summoned
terminal-piles = discard pile: { $discard }, deck: { $deck }
terminal-tasks = Tasks: { $tasks }
terminal-row = Memory row: { $cards }
terminal-demons = Demons: { $demons }
terminal-strength = Row { $row }: { $cards } ({ $side ->
    [up] face up
   *[down] face down
}), { $sum } of { $target }
terminal-why = What seat { $seat } can do, and why not
terminal-fits = { $card }, for seat { $seat }
terminal-fits-missing = { $missing ->
    [0] Complete: { $places }
    [one] One piece short: { $places }
   *[other] { $missing } pieces short: { $places }
}
terminal-fits-blocked = a piece of higher rank stands there
terminal-fits-signs = T target square, * a piece of the pattern, ?c ?h a common or heroic piece is missing
terminal-nothing-to-do = No summoning, flare or thaw is possible.
terminal-what = what
terminal-where = where
terminal-outcomes = outcomes
terminal-versus = against { $seat }
terminal-actions = actions left: { $actions }
terminal-kills = destroyed of colour { $seat }: { $number }
terminal-removed = removed from the game, colour { $seat }: { $number }
terminal-borrow = the next summoning may use an enemy piece
terminal-extra-turn = an extra turn follows
terminal-draws = extra cards: beings { $beings }, legends { $legends }
terminal-penalty = seat { $seat } has one action fewer next turn
terminal-more = { $number ->
    [one] One more is not shown (--limit).
   *[other] { $number } more are not shown (--limit).
}
terminal-visible = { $parts ->
    [one] Visible: { $cards }
   *[other] Visible: { $cards } (in { $parts } parts)
}
terminal-add = add
terminal-take = take
terminal-relives = relives
terminal-hides = hides
terminal-parts = parts
terminal-record-good = { $choices ->
    [one] The record is sound: one choice.
   *[other] The record is sound: { $choices } choices.
}
terminal-record-point = Choice { $number } of { $last }: { $choice }
terminal-deck = { $deck ->
    [captivity] Captivity deck of Embers
    [legends] Legends
    [flares] Flares
    [tasks] Tasks of the High Form
   *[memories] Memories of Embers
}
terminal-cards-how = Look into one of them: frostglass cards everfrost
terminal-cards-legend = T target square, c your piece of any rank, h your heroic or legendary piece, Tc and Th target square that must hold one; / squares that the effect names (striped on the card), : their mirror images (dotted); arrows start from the target square.
terminal-frozen-effect = Frozen effect
terminal-warp-effect = Warp effect
terminal-flare-upper = { $number ->
    [one] An opponent has at least { $number } more upgraded piece
   *[other] An opponent has at least { $number } more upgraded pieces
}
terminal-flare-lower = { $number ->
    [one] An opponent has at least { $number } more piece in all
   *[other] An opponent has at least { $number } more pieces in all
}
terminal-rules = { $game ->
    [arena] Rules of the arena
   *[embers] Rules of Embers
}
terminal-rules-how = Read one of them: frostglass rules 6 --game arena

## What is refused

error-unknown-language = There is no language “{ $language }” here; there are { $languages }.
error-unknown-command = There is no command “{ $command }”; see frostglass --help.
error-unknown-option = There is no option { $option } here; see --help.
error-option-without-value = The option { $option } needs a value.
error-missing-argument = { $argument } is missing; see --help.
error-extra-argument = “{ $argument }” is one argument too many; see --help.
error-bad-argument = { $argument }: { $reason }
error-bad-usage = This call is not understood: { $reason }
error-no-number = “{ $text }” is not a whole number.
error-no-such-file = There is no file “{ $file }”.
error-is-a-directory = “{ $file }” is a directory, not a file.
error-no-permission = “{ $file }” may not be opened.
error-cannot-open = “{ $file }” cannot be opened.
error-not-text = “{ $file }” is not text in UTF-8.
error-bad-json = “{ $file }” is not a JSON document: line { $line }, column { $column }.
error-unknown-game = There is no game “{ $game }”; there are arena and embers.
error-no-such-card = There is no deck or card “{ $card }”.
error-no-such-being = There is no being “{ $card }”.
error-no-such-rule = There is no rule “{ $rule }”, and no rule has this word.
error-unknown-message = There is no message of the type “{ $message }”.
error-no-game-yet = No game has begun: send a message of the type “new” first.
error-stale-choice = The choice is for number { $number }, but number { $wanted } is asked.
error-not-your-seat = Seat { $seat } is not yours.
error-record-magic = This is not a game record: its first line has to be “{ $wanted }”.
error-record-format = This record has the format { $found }; this program reads format { $wanted }.
error-record-rules = This record was played under version { $found } of the rules; this program has version { $wanted }.
error-record-twice = Line { $line }: “{ $field }” stands in the head twice.
error-record-value = Line { $line }: the value of “{ $field }” cannot be read.
error-record-brace = Line { $line }: the comment that begins here has no end.
error-record-settings = The head of the record is not possible:
error-record-entry = { $line ->
    [0] Choice { $number }, “{ $choice }”:
   *[other] Line { $line }, choice { $number }, “{ $choice }”:
}
error-record-turn = Line { $line }: turn { $turn } is marked before choice { $number }, but turn { $found } goes on there and seat { $seat } is asked.
error-record-result = The record says that the game ended with { $said }, but it ended with { $found }.
error-record-point = There is no choice { $at }: the record has { $last }.
