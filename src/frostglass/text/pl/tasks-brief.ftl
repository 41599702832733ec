### The conditions of the tasks in a few words, for their rows beside the board; tasks.ftl has them whole.

task-brief-destruction = zniszcz trzy piony
task-brief-devastation = zniszcz cztery piony
task-brief-heroic_destruction = zniszcz trzy, w tym jednego ulepszonego
task-brief-heroic_devastation = zniszcz cztery, w tym dwa ulepszone
task-brief-end_of_legends = zniszcz legendarnego lub dwa heroiczne
task-brief-red_conquest = trzy na czerwonych, dwa ulepszone
task-brief-green_conquest = trzy na zielonych, dwa ulepszone
task-brief-color_conquest = pięć na kolorowych, trzy ulepszone
task-brief-red_legends = dwa ulepszone na czerwonych, jeden legendarny
task-brief-green_legends = dwa ulepszone na zielonych, jeden legendarny
task-brief-rainbow_dominance = więcej ulepszonych na obu kolorach
task-brief-red_summoning = dwie istoty, jedna na czerwonym
task-brief-green_summoning = dwie istoty, jedna na zielonym
task-brief-colored_summoning = dwie istoty na kolorowych
task-brief-legendary_summoning = dwie istoty, w tym legenda
task-brief-central_dominance = pięć w centrum, dwa ulepszone
task-brief-center_cross = krzyż z pięciu wokół e5
task-brief-line_dominance = o sześć więcej na linii środka
task-brief-diagonals = po cztery na przekątnych, po jednym ulepszonym
task-brief-side_chain = łańcuch od boku do boku
task-brief-corner_chain = łańcuch od rogu do rogu
task-brief-imprisonment = sześć wokół wrogiego piona
task-brief-envelopment = siedem wokół wrogiego piona
task-brief-isolation = wrogi pion odcięty od innych
