### Tasks of the High Form: types, names and conditions. Upgraded means heroic or legendary.
### Deeds are in the imperative: the past tense would have to guess the player's gender.

task-type-destruction = Ničení
task-type-colored = Barevná pole
task-type-summoning = Vyvolávání
task-type-pattern = Vzor
task-type-enemy = Nepřátelské kameny

task-destruction = Zkáza
    .condition = Znič v tomto tahu alespoň tři nepřátelské kameny.

task-devastation = Zpustošení
    .condition = Znič v tomto tahu alespoň čtyři nepřátelské kameny.

task-heroic_destruction = Hrdinská zkáza
    .condition = Znič v tomto tahu alespoň tři nepřátelské kameny, z toho alespoň jeden vylepšený.

task-heroic_devastation = Hrdinské zpustošení
    .condition = Znič v tomto tahu alespoň čtyři nepřátelské kameny, z toho alespoň dva vylepšené.

task-end_of_legends = Konec legend
    .condition = Znič v tomto tahu alespoň jeden nepřátelský legendární kámen nebo alespoň dva nepřátelské hrdinské kameny.

task-red_conquest = Dobytí červených polí
    .condition = Máš na červených polích alespoň tři kameny, z toho alespoň dva vylepšené.

task-green_conquest = Dobytí zelených polí
    .condition = Máš na zelených polích alespoň tři kameny, z toho alespoň dva vylepšené.

task-color_conquest = Dobytí barevných polí
    .condition = Máš na červených a zelených polích dohromady alespoň pět kamenů, z toho alespoň tři vylepšené.

task-red_legends = Červené legendy
    .condition = Máš na červených polích alespoň dva vylepšené kameny, z toho alespoň jeden legendární.

task-green_legends = Zelené legendy
    .condition = Máš na zelených polích alespoň dva vylepšené kameny, z toho alespoň jeden legendární.

task-rainbow_dominance = Duhová nadvláda
    .condition = Máš více vylepšených kamenů než soupeř na červených polích a zároveň více na zelených polích.

task-red_summoning = Červené vyvolání
    .condition = Vyvolej v tomto tahu alespoň dvě bytosti, z toho alespoň jednu na červeném poli.

task-green_summoning = Zelené vyvolání
    .condition = Vyvolej v tomto tahu alespoň dvě bytosti, z toho alespoň jednu na zeleném poli.

task-colored_summoning = Barevné vyvolání
    .condition = Vyvolej v tomto tahu alespoň dvě bytosti na červených nebo zelených polích.

task-legendary_summoning = Legendární vyvolání
    .condition = Vyvolej v tomto tahu alespoň dvě bytosti, z toho alespoň jednu legendu.

task-central_dominance = Nadvláda ve středu
    .condition = Máš na devíti středových polích alespoň pět kamenů, z toho alespoň dva vylepšené.

task-center_cross = Středový kříž
    .condition = Máš kameny na prostředním poli (e5) a na všech čtyřech polích, která s ním sousedí hranou, nebo na prostředním poli a na všech čtyřech polích, která s ním sousedí úhlopříčně.

task-line_dominance = Nadvláda na linii
    .condition = Na jedné celé linii procházející středovými poli (řada 4, 5 nebo 6 či sloupec d, e nebo f) máš alespoň o šest kamenů více než soupeř.

task-diagonals = Úhlopříčky
    .condition = Na každé ze dvou dlouhých úhlopříček procházejících prostředním polem (e5) máš alespoň čtyři kameny, z toho alespoň jeden vylepšený. Kámen na prostředním poli se počítá na obou.

task-side_chain = Řetěz mezi stranami
    .condition = Souvislý řetěz tvých sousedících kamenů, i úhlopříčně, spojuje krajní sloupce (a, i) nebo krajní řady (1, 9).

task-corner_chain = Řetěz mezi rohy
    .condition = Souvislý řetěz tvých sousedících kamenů, i úhlopříčně, spojuje dva protilehlé rohy plánu. Roh tvoří tři šikmo ležící pole na okraji.

task-imprisonment = Uvěznění
    .condition = S jedním a týmž nepřátelským kamenem sousedí alespoň šest tvých kamenů.

task-envelopment = Obklíčení
    .condition = S jedním a týmž nepřátelským kamenem sousedí alespoň sedm tvých kamenů.

task-isolation = Izolace
    .condition = Některý nepřátelský kámen nesousedí s žádným jiným nepřátelským kamenem, i když jiný stojí ve vzdálenosti 2 od něj. Ani nejvýše třemi kroky po prázdných polích, i úhlopříčně, by se nemohl dostat do sousedství žádného jiného nepřátelského kamene.
