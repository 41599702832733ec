### The lessons: a first game in the arena step by step, the prologue of Embers with a guide.

learn-title = Learn by playing
learn-lead = Real tables, real rules, nothing to lose.
learn-note = Lessons remember in this browser how far you are. To read on:
learn-guide = Guide
learn-arena-title = A first game in the arena
learn-arena-text = Short steps, a few clicks each.
learn-prologue-title = The prologue of Embers
learn-prologue-text = You are Aelin, a bot is Rowan. A guide explains each decision when it comes.
learn-about-place = Add memories to the Mind
learn-about-relive = Relive a memory
learn-about-rows = What follows, when you have earned it
learn-about-silence = Why nobody speaks
learn-start = Start
learn-continue = Go on
learn-repeat = Once more
learn-play-arena = Now a whole game
learn-is-done = done
learn-step = Step { $number } of { $all }
learn-next = Next step
learn-finish = Finish
learn-hint = Give me a hint
learn-again = Again
learn-from-start = From the beginning
learn-all = All lessons
learn-else = That is allowed, but it does not lead to the goal of this step.
learn-over = This game is over. Try the step again.

learn-place-title = Place a piece
learn-place-text = You are A, in blue. A turn has two actions. The simplest one: place a common piece on any empty square. Click a square, then confirm.
learn-place-hint = Every empty square will do, the middle for example.
learn-place-done = Your piece stays there. Pieces in the right places are what everything else is made of.

learn-pattern-title = Lay a pattern
learn-pattern-text = Your hand holds the Snow Fox. Its pattern shows two pieces that touch at a corner, and a frame beside them where the Fox will appear. You have one of the two pieces. Place the other.
learn-pattern-hint = The new piece goes diagonally next to d5: e4 is such a square.
learn-pattern-done = The pattern is complete. The card now says on how many squares the Fox can appear.

learn-summon-title = Summon a being
learn-summon-text = Summoning is an action too. A press on a card only shows it; to summon press “{ web-summon }”, then one of the framed squares. Then its effect happens: the Fox may move up to twice. You may also stop.
learn-summon-hint = Press “{ web-summon }” in the question or at the card, then c5, then the main button. “{ label-stop }” ends the moves.
learn-summon-done = The pieces of the pattern stay where they are, and the Fox is a new piece of yours. The card is used up.

learn-turned-title = Turned and mirrored
learn-turned-text = A pattern may be turned and mirrored any way. The Polar Bear lacks one piece here. Find the place, fill it, then summon the Bear. Stuck? The question mark at the card says what is missing.
learn-turned-hint = Look at e9, e7 and f7: with a piece on f8 the pattern stands on its head, and the Bear appears on f6.
learn-turned-done = On the board the diagram turns with the pattern, and the enlarged card is always turned the way you use it.

learn-destroy-title = Destroy an enemy
learn-destroy-text = A being may appear on a piece of its own rank or lower, and destroys it. A piece of higher rank blocks the square. Summon the War Sled on the red piece on e6. Then it may ride on and destroy more.
learn-destroy-hint = The only framed square is e6. Then choose moves, or stop.
learn-destroy-done = In a duel destroyed pieces are points: two common ones in one turn or one heroic one make one point, a legendary one makes two.

learn-frozen-title = A frozen effect
learn-frozen-text = Some beings of Everfrost leave a frozen effect in play. It waits beside your hand until you want it and costs no action. Thaw the Crystal Grower: one of your common pieces becomes heroic.
learn-frozen-hint = Below your cards there is an icy box with a button. Then choose one of your three pieces.
learn-frozen-done = You can have only one frozen effect in play. When a second one comes, you choose which to keep; the other is discarded unused.

learn-flare-title = A flare
learn-flare-text = Whoever is far behind may invoke a flare. It compares pieces on the board: here your opponent has five more than you, and four are enough. A flare costs no action.
learn-flare-hint = Press the flare in your hand and choose what it offers, confirm, then choose a square for the piece.
learn-flare-done = It has a price: in a duel your opponent gets a point for it. But it helps you to catch up.

learn-ending-title = The end
learn-ending-text = When somebody has 18 points, everybody plays one more turn. This is the very last one, and it is yours: 18 points against 19. The Snow Monster destroys common enemies near it, and four of them are two points. Summon it, then end your turn.
learn-ending-hint = Summon the Monster on e5 or f5. Then choose the end of the turn.
learn-ending-done = You have won. That is the whole game: place, summon, and look at what the others are building.

learn-embers-won = You have won the prologue together. The story begins.
learn-embers-lost = This time it was lost; that is part of the story. Begin again from the first part.
