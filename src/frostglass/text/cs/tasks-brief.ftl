### The conditions of the tasks in a few words, for their rows beside the board; tasks.ftl has them whole.

task-brief-destruction = znič tři kameny
task-brief-devastation = znič čtyři kameny
task-brief-heroic_destruction = znič tři, z toho jeden vylepšený
task-brief-heroic_devastation = znič čtyři, z toho dva vylepšené
task-brief-end_of_legends = znič legendární nebo dva hrdinské
task-brief-red_conquest = tři na červených, dva vylepšené
task-brief-green_conquest = tři na zelených, dva vylepšené
task-brief-color_conquest = pět na barevných, tři vylepšené
task-brief-red_legends = dva vylepšené na červených, jeden legendární
task-brief-green_legends = dva vylepšené na zelených, jeden legendární
task-brief-rainbow_dominance = více vylepšených na obou barvách
task-brief-red_summoning = dvě bytosti, jedna na červeném
task-brief-green_summoning = dvě bytosti, jedna na zeleném
task-brief-colored_summoning = dvě bytosti na barevných
task-brief-legendary_summoning = dvě bytosti, z toho legenda
task-brief-central_dominance = pět ve středu, dva vylepšené
task-brief-center_cross = kříž z pěti kolem e5
task-brief-line_dominance = o šest více na středové linii
task-brief-diagonals = čtyři na každé úhlopříčce, jeden vylepšený
task-brief-side_chain = řetěz od strany ke straně
task-brief-corner_chain = řetěz od rohu k rohu
task-brief-imprisonment = šest kolem nepřátelského kamene
task-brief-envelopment = sedm kolem nepřátelského kamene
task-brief-isolation = nepřátelský kámen odříznutý od ostatních
