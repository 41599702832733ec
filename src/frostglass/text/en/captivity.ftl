### The captivity deck, cards 1 to 51: the title under the number, with the story of a chapter card as `.front` and its
### instructions as `.back`, the words of a rule, ability, character or demon as `.text`, a help card's summary as `.help`.
### A help card stays for several chapters: it may say only what holds in all of them. Nothing tells of a later chapter.

captivity-note = Only chapter one follows the rulebook. Chapters two to seven are our own design, with all their stories, rules, abilities and numbers. They are not the chapters of the published game.

## Lines that several help cards share

-help-goal = Goal: survive three days. A day ends when all four rows are complete, each at exactly 7.
-help-relive = Reliving: when the card just added and all visible cards of its colour linked to it through that colour make exactly 7, the demon of this colour in the demon row is banished, and Aelin may turn one face-down Determination card of this colour.
-help-taint = Tainting: a discarded memory whose demon is in the demon row goes face down under it. At the end of the day it is out of this game.
-help-split = Splitting: when the visible cards of the Mind are not all connected, Aelin keeps one part. The visible cards of the others are discarded.
-help-lost = You lose if the memory deck is empty as Fenrys' turn begins, if Fenrys cannot add a card, if the Mind is empty, or if too few memories are left for a new day.
-help-narrow-breath = { captivity-14 }: Fenrys draws at most four cards in Observe.
-help-claws = { captivity-19 }: each demon that arrives tears a visible card of its colour out of the Mind, if the Mind has at least two cards. Aelin chooses the card.
-help-queen = { captivity-36 }: in the demon row she stands for every colour that has no demon of its own there.

-help-glimpse = Glimpse: take one visible card out of the Mind for the current row, the topmost incomplete one. If the row would come to more than it needs, discard the card; otherwise put it into the row. If the row's Determination card is face down and has the colour of the added card, you may turn it.
-help-after-glimpse = Then see whether the Mind is split. An empty Mind loses the game.
-help-whisper = Whisper: if the row has exactly what it needs, say “I am here”. If all rows are complete now, add “I am with you”.
-help-bare-truth = { captivity-20 }, once per day: at the start of your turn turn one of your face-down Determination cards.
-help-second-glimpse = { captivity-26 }, once per day: at the end of your turn play another one.

-help-observe = Observe: draw cards one at a time into the memory row, at least one. When you stop, the drawn demons move to the demon row.
-help-blink = Blink: add one card of the memory row to the Mind. Then add or discard the others, one by one.
-help-adding = Adding: the card lies on at least one card of the Mind. Clear meets clear, covered meets covered, and at least once covered meets covered.
-help-let-go = { captivity-15 }, once per day: in Blink, after adding a card, put a card of the memory row under the memory deck.
-help-wolfs-leap = { captivity-32 }, once per day: in Blink add a card that meets the Mind only clear on clear.
-help-snarl = { captivity-39 }, once per game: in Blink banish a demon with everything under it.

## Chapter one

captivity-01 = Chapter one: Embers
    .front = Iron above, iron below, and the dark in between. They want what Aelin knows, and they are in no hurry. Fenrys stands guard, bound by an oath that lets him neither help nor leave. But nobody has forbidden him to look at her, or her to remember.
    .back = Take cards 2–12. Archive the Aelin and Rowan of the prologue. Then set up the first day.
captivity-02 = Three Days
    .text = Survive three days. A day ends when all four strengthening rows are complete, each at exactly 7. At the end of the third day you win.
captivity-03 = { embers-aelin }
    .text = You take memories out of the Mind and strengthen your Determination with them. What lies face down in your rows only you may know.
captivity-04 = { embers-fenrys }
    .text = You draw memories and add them to the Mind. Aelin may not tell you what she needs; watch what she takes.
captivity-05 = { embers-demon-chains }
    .text = While this demon is in the demon row, discarded memories of Chains are tainted under it. A relived memory of Chains banishes it.
captivity-06 = { embers-demon-daggers }
    .text = While this demon is in the demon row, discarded memories of Daggers are tainted under it. A relived memory of Daggers banishes it.
captivity-07 = { embers-demon-flames }
    .text = While this demon is in the demon row, discarded memories of Flames are tainted under it. A relived memory of Flames banishes it.
captivity-08 = { embers-demon-glass }
    .text = While this demon is in the demon row, discarded memories of Glass are tainted under it. A relived memory of Glass banishes it.
captivity-09 = { embers-demon-antlers }
    .text = While this demon is in the demon row, discarded memories of Antlers are tainted under it. A relived memory of Antlers banishes it.
captivity-10 = Help for both, from chapter one on
    .help =
        { -help-goal }
        { -help-relive }
        { -help-taint }
        { -help-split }
        { -help-lost }
captivity-11 = Help for Aelin, from chapter one on
    .help =
        { -help-glimpse }
        { -help-after-glimpse }
        { -help-whisper }
captivity-12 = Help for Fenrys, from chapter one on
    .help =
        { -help-observe }
        { -help-blink }
        { -help-adding }

## Chapter two

captivity-13 = Chapter two: Iron Air
    .front = The lid stays shut for longer now, and each breath has to be counted. Fenrys learns to say much with little: one look, one blink, nothing the guards would notice.
    .back = Take cards 14–17. Archive cards 10 and 12.
captivity-14 = Narrow Breath
    .text = In Observe Fenrys draws at most four cards; memories and demons both count. After the fourth he has to stop.
captivity-15 = Let Go
    .text = Once per day, in Blink, when you have added a card this turn: put one card of the memory row under the memory deck. It is not discarded, so no demon taints it.
captivity-16 = Help for both, from chapter two on
    .help =
        { -help-goal }
        { -help-relive }
        { -help-taint }
        { -help-split }
        { -help-lost }
        { -help-narrow-breath }
captivity-17 = Help for Fenrys, from chapter two on
    .help =
        { -help-observe }
        { -help-blink }
        { -help-adding }
        { -help-let-go }

## Chapter three

captivity-18 = Chapter three: Claws in the Dark
    .front = Old enemies no longer wait at the edge of her thoughts. When one of them comes, it comes with open claws, and something dear is gone before she can close her hand around it.
    .back = Take cards 19–22. Archive cards 11 and 16. { captivity-14 } stays in force, and your ability stays with you.
captivity-19 = Claws
    .text = When drawn demons have moved to the demon row, each of them strikes once, in the order drawn. If the Mind has at least two cards, hidden ones included, and a visible card has the demon's colour, Aelin chooses one such card: it leaves the Mind and lies tainted under this demon. After each strike see whether the Mind is split. Then Blink begins.
captivity-20 = Bare Truth
    .text = Once per day, at the start of your turn: turn one of your face-down Determination cards face up, in any row and whatever its colour.
captivity-21 = Help for both, from chapter three on
    .help =
        { -help-goal }
        { -help-relive }
        { -help-taint }
        { -help-split }
        { -help-lost }
        { -help-narrow-breath }
        { -help-claws }
captivity-22 = Help for Aelin, from chapter three on
    .help =
        { -help-glimpse }
        { -help-after-glimpse }
        { -help-whisper }
        { -help-bare-truth }

## Chapter four

captivity-23 = Chapter four: Stolen Hours
    .front = She wakes and cannot say how long she slept. Someone has cut pieces out of the day, and the last of her vows is one she can no longer read.
    .back = Take cards 24–28. Archive cards 14, 21 and 22. { captivity-19 } stays in force, and your abilities stay with you.
captivity-24 = Stolen Hours
    .text = At the end of each day's setup put the top five cards of the memory deck aside, face down and unseen; demons may be among them. They are not part of the deck. At the end of the day they are shuffled in with the rest.
captivity-25 = Unlit Row
    .text = Aelin looks at only three of her four Determination cards and orders them as she likes. The one dealt last lies at the bottom of the column, seen by nobody. She looks at it when its row becomes current; before that nothing can turn it face up.
captivity-26 = Second Glimpse
    .text = Once per day, at the end of your turn, if the day is not over: play another complete turn at once.
captivity-27 = Help for both, from chapter four on
    .help =
        { -help-goal }
        { -help-relive }
        { -help-taint }
        { -help-split }
        { -help-lost }
        { -help-claws }
        { captivity-24 }: five cards of the memory deck lie aside, unseen, until the day ends.
        { captivity-25 }: nobody looks at the bottom Determination card before its row is current.
captivity-28 = Help for Aelin, from chapter four on
    .help =
        { -help-glimpse }
        { -help-after-glimpse }
        { -help-whisper }
        { -help-bare-truth }
        { -help-second-glimpse }

## Chapter five

captivity-29 = Chapter five: The Narrow House
    .front = Four walls, close enough to touch without stretching an arm. A thought that grows too wide has no place here, so they fold their memories small, and make each other a promise they mean to keep.
    .back = Take cards 30–34. Archive cards 17, 24, 25 and 27. { captivity-19 } stays in force, and your abilities stay with you.
captivity-30 = Iron Walls
    .text = A card may be added only where afterwards the whole Mind, hidden cards included, fits into a square of five by five areas. The square is not fixed to the table; only the extent of the Mind counts.
captivity-31 = First Promise
    .text = On the second day the last row cannot be completed as long as no memory has been relived in this game. A taken card that would complete it is discarded instead.
captivity-32 = Wolf's Leap
    .text = Once per day, in Blink: one card may be added without covered on covered. It still has to lie on at least one card of the Mind, and its areas have to match. While you have not used this, such places count when it is judged whether you can add a card.
captivity-33 = Help for both, from chapter five on
    .help =
        { -help-goal }
        { -help-relive }
        { -help-taint }
        { -help-split }
        { -help-lost }
        { -help-claws }
        { captivity-30 }: after an addition the whole Mind has to fit into five by five areas.
        { captivity-31 }: on the second day the last row waits until a memory has been relived in this game.
captivity-34 = Help for Fenrys, from chapter five on
    .help =
        { -help-observe }
        { -help-blink }
        { -help-adding }
        { -help-let-go }
        { -help-wolfs-leap }

## Chapter six

captivity-35 = Chapter six: The Queen Asks
    .front = The queen comes in person, patient, almost kind. She has one question, and each memory Aelin lets fall is one more step down the stairs towards an answer.
    .back = Take cards 36–41. Archive cards 30, 31, 33 and 34. { captivity-19 } stays in force, and your abilities stay with you.
captivity-36 = The Dark Queen
    .text = Card 37 is shuffled in with the five demons; from now on she is a demon like them. While she is in the demon row, she stands for every colour that has no demon of its own there: discarded memories of such a colour are tainted under her, and a relived memory of such a colour banishes her. What lies under her stays there when another demon arrives. She has no colour herself and never strikes.
captivity-37 = { embers-demon-queen }
    .text = A demon without a colour. Her rules are on card 36.
captivity-38 = Stairs
    .text = From top to bottom the four rows need 6, 7, 8 and 9. Reliving a memory still needs 7.
captivity-39 = Snarl
    .text = Once per game, in Blink: banish one demon of the demon row, the Dark Queen included, with everything under it. No memory is relived by this.
captivity-40 = Help for both, from chapter six on
    .help =
        Goal: survive three days. A day ends when all four rows are complete. From top to bottom they need exactly 6, 7, 8 and 9.
        { -help-relive }
        { -help-taint }
        { -help-split }
        { -help-lost }
        { -help-claws }
        { -help-queen }
captivity-41 = Help for Fenrys, from chapter six on
    .help =
        { -help-observe }
        { -help-blink }
        { -help-adding }
        { -help-let-go }
        { -help-wolfs-leap }
        { -help-snarl }

## Chapter seven

captivity-42 = Chapter seven: The Breaking Day
    .front = A blood oath can be broken, at a price that only the one who swore it may pay. One more day, longer than the others; and at its end a door, or nothing.
    .back = Take cards 43–49. Archive cards 19, 28, 38, 40 and 41. { captivity-36 } stays in force, and your abilities stay with you.
captivity-43 = The Fifth Row
    .text = On the third day Aelin has five Determination cards and five rows. The day ends only when all five are complete.
captivity-44 = Two Promises
    .text = On the third day the last row cannot be completed until memories of two different colours have been relived in this game. A taken card that would complete it sooner is discarded instead.
captivity-45 = Gathered Fire
    .text = Once per game, when you take a card: it may go into any incomplete row instead of the current one, as long as that row does not come to more than it needs. Turning its Determination card and the Whisper then concern that row; a row completed like this is skipped later. { captivity-44 } still guards the last row.
captivity-46 = Oath Broken
    .text = Once per game, in Observe, in place of one draw, even the first: take a memory of your choice from the discard pile into the memory row. Demons cannot be taken. An empty memory deck at the start of your turn still loses the game.
captivity-47 = Help for both, chapter seven
    .help =
        Goal: survive three days. A day ends when all four rows are complete, on the third day all five, each at exactly 7.
        { -help-relive }
        { -help-taint }
        { -help-split }
        { -help-lost }
        { -help-queen }
        { captivity-44 }: on the third day the last row waits until memories of two colours have been relived in this game.
captivity-48 = Help for Aelin, chapter seven
    .help =
        { -help-glimpse }
        { -help-after-glimpse }
        { -help-whisper }
        { -help-bare-truth }
        { -help-second-glimpse }
        { captivity-45 }, once per game: put the card you take into any incomplete row where it fits.
captivity-49 = Help for Fenrys, chapter seven
    .help =
        { -help-observe }
        { -help-blink }
        { -help-adding }
        { -help-let-go }
        { -help-wolfs-leap }
        { -help-snarl }
        { captivity-46 }, once per game: in Observe take a memory from the discard pile in place of a draw.

## The end

captivity-50 = Epilogue
    .front = The lock gives way. They do not speak on the road, out of habit, and then one of them laughs.
    .back = All chapters are won. You may replay any of them.
captivity-51 = Archive
    .text = Always the last card of the captivity deck. Archived cards lie below it; you may look at them during a game.

## Abilities by their names, as the log calls them

captivity-let_go = { captivity-15 }
captivity-bare_truth = { captivity-20 }
captivity-second_glimpse = { captivity-26 }
captivity-wolfs_leap = { captivity-32 }
captivity-snarl = { captivity-39 }
captivity-gathered_fire = { captivity-45 }
captivity-oath_broken = { captivity-46 }
