### The lessons beyond a first game: legends, tasks, melee; and what the guide says when nothing leads on.

learn-chapter-first = První hra
learn-chapter-more = Další způsoby hry
learn-chapter-schools = Co má jen jedna škola
learn-spent = Bylo to dobře, ale nic, co v tomto tahu ještě můžeš udělat, k cíli nevede. Vrať se o krok, nebo začni krok znovu.

learn-legend-title = Legenda
learn-legend-text = Kromě bytostí své školy držíš legendy. Vyvolávají se stejně, ale jejich vzory chtějí hrdinské kameny, kreslené jako kosočtverce. Vyvolej legendu z ruky a pak vybírej pole kolem ní, nebo skonči.
learn-legend-hint = Stiskni „{ web-summon }“ u legendy a potvrď e5. Potom vybírej pole vedle: na e6 a f5 stojí soupeř.
learn-legend-done = V souboji je každá vyvolaná legenda hned bod. Na legendárním kameni se neobjeví žádná běžná ani hrdinská bytost.

learn-task-title = Úkol
learn-task-text = Ve vznešené hře dávají body úkoly, ne zničené kameny. Nadvláda ve středu chce pět kamenů na devíti středových polích, z toho dva vylepšené. Máš čtyři. Umísti pátý, ukonči tah a úkol si započítej.
learn-task-hint = Středové pole je třeba e4. Pak zvol konec tahu a po něm úkol.
learn-task-done = Nejvýš jeden úkol za tah. Jeho místo zaujal další, společný pro obě strany. Legendární kámen má také cenu jednoho bodu, dokud stojí na plánu.

learn-melee-title = Bitva
learn-melee-text = Hrají tři nebo čtyři, každý proti všem. Jednou za každého soupeře smíš improvizovat: jeden kámen jeho barvy zastoupí při vyvolání tvůj. Tady doplní kámen B na e4 vzor bytosti, kterou máš v ruce. Vyvolej ji.
learn-melee-hint = Stiskni „{ web-summon }“, pak orámované pole a potvrď. Tečka u barvy B v tabulce se tím spotřebuje.
learn-melee-done = V každé barvě soupeřů máš body zvlášť a počítá se jen ta nejnižší. Útoky tedy rozděluj.
