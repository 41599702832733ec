### Embers in play: parts of sentences, questions, choices, log lines, refusals.
### Names of cards, colours, demons and characters and inner labels come worded. Rows are counted from 1 at the top,
### places are those of a card's top-left area. The prologue asks with the same words as the chapters.

## Parts of sentences

embers-memory = { $colour } { $strength }{ $letter ->
    [a] a
    [b] b
   *[none] { "" }
}

embers-colour-chains = Chains
embers-colour-daggers = Daggers
embers-colour-flames = Flames
embers-colour-glass = Glass
embers-colour-antlers = Antlers

embers-demon-chains = Demon of Chains
embers-demon-daggers = Demon of Daggers
embers-demon-flames = Demon of Flames
embers-demon-glass = Demon of Glass
embers-demon-antlers = Demon of Antlers
embers-demon-queen = Dark Queen

embers-aelin = Aelin
embers-fenrys = Fenrys
embers-rowan = Rowan

## Questions

embers-prompt-deal = Which card is dealt?
embers-prompt-arrange = In which order do you lay out the Determination cards?
embers-prompt-observe = Do you draw a card?
embers-prompt-strike = The { $demon } strikes: which card is torn out of the Mind?
embers-prompt-blink_first = Which card do you add to the Mind first, and where?
embers-prompt-blink = Which card of the memory row do you add or discard now?
embers-prompt-reveal = Do you turn a face-down Determination card of the colour { $colour } face up?
embers-prompt-split = The Mind is split. Which part do you keep?
embers-prompt-glimpse = Which card do you take from the Mind?
embers-prompt-turn_end = Your turn is over. Do you play another one at once?

## Choices

embers-label-draw = { $number ->
    [1] Draw the last card of the memory deck
   *[other] Draw a card ({ $number } in the memory deck)
}
embers-label-stop = Stop drawing
embers-label-stop_loses = Stop drawing (as the Mind lies now, nothing can be added and the game is lost)
embers-label-add = Add { $card } at ({ $x }, { $y })
embers-label-reliving = { $label }, reliving { $cards }
embers-label-hiding = { $label }, hiding { $cards }
embers-label-splitting = { $label }; the Mind splits into { $parts } parts
embers-label-discard = Discard { $card }
embers-label-discard_tainted = Discard { $card }, which is tainted under the { $demon }
embers-label-take_loses = Take { $card } (the Mind is then empty and the game is lost)
embers-label-keep = { $number ->
    [one] Keep { $cards }
   *[other] Keep the part with { $cards }
}
embers-label-reveal = Turn { $card } in row { $row } face up
embers-label-no_reveal = Turn no card
embers-label-arrange = From top to bottom: { $cards }
embers-label-strike = Leave { $card } to the demon
embers-label-let_go = { captivity-15 }: put { $card } under the memory deck
embers-label-bare_truth = { captivity-20 }: turn { $card } in row { $row } face up
embers-label-second_glimpse = { captivity-26 }: play another turn at once
embers-label-second_glimpse_loses = { captivity-26 }: play another turn at once (it takes the last card of the Mind and the game is lost)
embers-label-no_turn_end = Play no further turn
embers-label-wolfs_leap = { captivity-32 }: add { $card } at ({ $x }, { $y })
embers-label-snarl = { $number ->
    [0] { captivity-39 }: banish the { $demon }
    [one] { captivity-39 }: banish the { $demon } and free { $number } tainted memory
   *[other] { captivity-39 }: banish the { $demon } and free { $number } tainted memories
}
embers-label-gathered_fire = { captivity-45 }: take { $card } and put it into row { $row }
embers-label-oath_broken = { captivity-46 }: take { $card } from the discard pile into the memory row
embers-label-dealt = Deal { $card }
embers-label-resign = { $character } gives up
embers-label-leave = { $character } leaves the table

## Log

embers-log-day_began = Day { $day } begins with { $rows } strengthening rows
embers-log-mind_began = The Mind begins with { $card }
embers-log-put_aside = { $number ->
    [one] { $number } card of the memory deck is put aside, unseen
   *[other] { $number } cards of the memory deck are put aside, unseen
}
embers-log-arranged = Aelin has laid out her Determination cards
embers-log-turn_began = Turn of { $character }
embers-log-drew = Drawn: { $card }
embers-log-demons_arrived = { $number ->
    [one] A demon joins the demon row: { $demons }
   *[other] { $number } demons join the demon row: { $demons }
}
embers-log-struck = The { $demon } tears { $card } out of the Mind; it is tainted
embers-log-added = { $card } is added at ({ $x }, { $y })
embers-log-relived = A memory of { $colour } is relived: { $cards }
embers-log-banished = { $number ->
    [0] The { $demon } is banished
    [one] The { $demon } is banished; { $number } tainted memory is free again
   *[other] The { $demon } is banished; { $number } tainted memories are free again
}
embers-log-revealed = The Determination card of row { $row } is turned face up: { $card }
embers-log-not_revealed = Aelin turns no card
embers-log-split = The Mind splits into { $parts } parts
embers-log-kept = { $number ->
    [one] Aelin keeps { $cards }
   *[other] Aelin keeps the part with { $cards }
}
embers-log-discarded = { $card } is discarded
embers-log-tainted = { $card } is tainted under the { $demon }
embers-log-taken = { $card } is taken from the Mind
embers-log-strengthened = { $card } goes into row { $row }
embers-log-row_completed = Row { $row } is complete
embers-log-said_here = Aelin: “I am here”
embers-log-said_with_you = Aelin: “I am with you”
embers-log-ability_used = { $ability } is used
embers-log-ability_used_on = { $ability } is used: { $card }
embers-log-day_ended = Day { $day } is over
embers-log-distorted = { $number ->
    [one] { $number } tainted memory is distorted and out of this game
   *[other] { $number } tainted memories are distorted and out of this game
}
embers-log-part_won = Part one of the prologue is won
embers-log-game_ended = It is over. { $reason }

embers-reason-won = The game is won
embers-reason-L1 = The game is lost: the memory deck is empty as Fenrys' turn begins
embers-reason-L2 = The game is lost: Fenrys cannot add a card to the Mind
embers-reason-L3 = The game is lost: no card is left in the Mind
embers-reason-L4 = The game is lost: too few memories are left for a new day
embers-reason-P1 = The game is lost: the memory deck has run out
embers-reason-P2 = The game is lost: no card of the memory row can be added
embers-reason-P3 = The game is lost: the Mind is empty as a turn begins
embers-reason-resigned = The game is lost: a player has given up
embers-reason-left = The game is lost: a player has left the table

## Refusals

error-unknown-chapter = { $field }: there are only the chapters 1 to 7.
error-unknown-colour = { $field }: there is no colour “{ $colour }”.
error-unknown-demon = { $field }: there is no demon “{ $demon }”.
error-demon-not-here = { $field }: the demon “{ $demon }” is not in this part of the game.
error-demon-twice = { $field }: the demon “{ $demon }” is in two places.
error-wrong-colour = { $field }: the card “{ $card }” has another colour than the demon above it.
error-areas-differ = { $field }: an area of “{ $card }” does not match the area below it at ({ $x }, { $y }).
error-mind-too-large = { $field }: the Mind is larger than a card of this chapter allows.
error-wrong-sum = { $field }: a sum of { $found } is not possible here; the target of the row is { $wanted }.
error-rows-complete = { $field }: all rows are complete, so the day would be over.
error-unknown-ability = { $field }: there is no ability “{ $ability }” in this chapter.
error-unknown-deal = { $field }: there is no deal “{ $deal }”.
error-unknown-outcome = { $field }: a game cannot end with “{ $outcome }”.
error-unknown-step = { $field }: there is no step “{ $step }” here.
error-nothing-to-decide = { $field }: a game that is not over needs a step at which somebody decides.
error-chapter-closed = Chapter { $chapter } is not open yet.
error-no-chapter-card = No chapter card lies ready for this.
error-not-suspended = The story is not suspended.
