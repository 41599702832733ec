### The conditions of the tasks in a few words, for their rows beside the board; tasks.ftl has them whole.

task-brief-destruction = destroy three
task-brief-devastation = destroy four
task-brief-heroic_destruction = destroy three, one upgraded
task-brief-heroic_devastation = destroy four, two upgraded
task-brief-end_of_legends = destroy one legendary or two heroic
task-brief-red_conquest = three on red, two upgraded
task-brief-green_conquest = three on green, two upgraded
task-brief-color_conquest = five on colour, three upgraded
task-brief-red_legends = two upgraded on red, one legendary
task-brief-green_legends = two upgraded on green, one legendary
task-brief-rainbow_dominance = more upgraded on red and on green
task-brief-red_summoning = two beings, one on red
task-brief-green_summoning = two beings, one on green
task-brief-colored_summoning = two beings on colour
task-brief-legendary_summoning = two beings, one legend
task-brief-central_dominance = five in the centre, two upgraded
task-brief-center_cross = a cross of five around e5
task-brief-line_dominance = six more on a central line
task-brief-diagonals = four on each diagonal, one upgraded
task-brief-side_chain = a chain from side to side
task-brief-corner_chain = a chain from corner to corner
task-brief-imprisonment = six around one enemy piece
task-brief-envelopment = seven around one enemy piece
task-brief-isolation = one enemy piece cut off from others
