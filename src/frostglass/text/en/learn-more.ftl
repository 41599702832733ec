### The lessons beyond a first game: legends, tasks, melee; and what the guide says when nothing leads on.

learn-chapter-first = A first game
learn-chapter-more = More ways to play
learn-chapter-schools = What a school has of its own
learn-spent = That was right, but now nothing you can still do this turn leads to the goal. Take a step back, or begin the step again.

learn-legend-title = A legend
learn-legend-text = Besides the beings of your school you hold legends. They are summoned in the same way, but their patterns ask for heroic pieces, drawn as diamonds. Summon The Eldest Tree, then let it work on the squares around it, or stop.
learn-legend-hint = Press “{ web-summon }” for the legend and confirm e5. Then choose squares next to it: e6 and f5 hold enemies.
learn-legend-done = In a duel every legend you summon is a point at once. No common or heroic being can appear on a legendary piece.

learn-task-title = A task
learn-task-text = In the High Form tasks bring the points, and destroyed pieces do not. Central Dominance asks for five pieces on the nine central squares, two of them upgraded. You have four. Place the fifth, end your turn, then claim the task.
learn-task-hint = e4 is a central square. Then choose the end of the turn, and after it the task.
learn-task-done = One task a turn at most. Another one took its place for both of you. A legendary piece is worth a point too, as long as it stands on the board.

learn-melee-title = A melee
learn-melee-text = Three or four play, each against all. Once per opponent you may improvise: one piece of that colour stands in for yours while you summon. Here B's piece on e4 completes the pattern of the Snow Fox. Summon it.
learn-melee-hint = Press “{ web-summon }”, then a framed square, then confirm. The dot beside B's colour in the table is used up then.
learn-melee-done = You score separately in each enemy colour, and only your lowest score counts. So spread your attacks.
