### The guided prologue: nine steps, what the bubble says at each moment, and how the lesson ends.

learn-step-shown = Rowan shows how
learn-step-choose = Choose a memory
learn-step-lie = Where it may lie
learn-step-relive = Relive
learn-step-discard = Discard
learn-step-second = Your second turn
learn-step-rows = The rows
learn-step-take = Take a memory
learn-step-split = The split

learn-moment-shown = Rowan has added two memories. A card rests on others: covered areas on covered ones, clear areas on clear ones. Nobody speaks at this table; what you want to say, you say with cards.
learn-moment-choose = Your turn. Touch { embers-colour-flames } 2 in the memory row.
learn-moment-try = Try it here, right on top of { embers-colour-flames } 5, at 1, −1.
learn-moment-almost = Almost. Three areas match, one does not: a covered area would lie on a clear one. Touch the place one step to the left, at 0, −1.
learn-moment-relived = Your first memory! The two flames lie on each other and make 5 + 2 = 7: it is relived. A Determination card turns. Three of them win this part.
learn-moment-discard = { embers-colour-glass } 3 fits nowhere now. Your second card may be added or discarded. Let this one go.
learn-moment-away = Nothing was lost by looking at it. Press the button that discards it.
learn-moment-partner = Rowan relived 3 + 4 and left { embers-colour-chains } 1 for you. A silent hint: 7 is made of more than two cards, too.
learn-moment-chains = Touch { embers-colour-chains } 2. With { embers-colour-chains } 1 it makes 3, and four are still missing.
learn-moment-beside = Lay it at −4, −1, so that it overlaps { embers-colour-chains } 1.
learn-moment-seven = Your second card: { embers-colour-chains } 4. 1 + 2 + 4 is 7. Touch it.
learn-moment-close = Lay it at −3, −2. All three chains are connected then.
learn-moment-rows = Part one is won. Each Determination card begins a row that has to come to exactly 7. { embers-colour-glass } 4 first: { embers-colour-antlers } 3 in the Mind is just what it lacks.
learn-moment-take = Now you take from the Mind. { embers-colour-antlers } 3 goes to row 1: 4 + 3 = 7. But look what it holds together.
learn-moment-split = { embers-colour-antlers } 3 held the two halves together. Now you choose which part stays. The other one goes. The larger one has the flames you need.
learn-confirm = The button says what will happen. Press it.
learn-strayed = That is allowed, too. For this lesson try the other thing first.
learn-go-on = Go on
learn-turned-of = { $number } of { $all } turned
learn-begin-campaign = Begin the campaign
