### Rules of Embers of Memory for players, prologue and chapter one: a section's title under its number, below it each
### rule under its own. R1 to R50 are questions with their answers. Nothing here tells what later chapters bring.
### The past tense would have to guess the player's gender: avoid it.

rules-embers-1 = Karty i miejsca
rules-embers-1-1 = Jesteście dwojgiem graczy po jednej stronie: razem wygrywacie albo razem przegrywacie. Każde prowadzi jedną postać, która ma własny przebieg tury: w prologu są to Aelin i Rowan, od rozdziału pierwszego Aelin i Fenrys. Przed każdą grą ustalcie, kto jest kim.
rules-embers-1-2 = Talia wspomnień liczy 35 wspomnień w pięciu kolorach: łańcuchy, sztylety, płomienie, szkło i poroże. Każdy kolor ma siedem kart o sile 1, 1, 2, 2, 3, 4 i 5.
rules-embers-1-3 = Wspomnienie ma kolor, siłę i cztery obszary w dwóch rzędach po dwa. Każdy obszar jest pusty albo zakryty, a zakryty jest na każdej karcie co najmniej jeden.
rules-embers-1-4 = Pięć demonów, po jednym w każdym kolorze, nie ma ani obszarów, ani siły. Pojawiają się w rozdziale pierwszym i są wtasowane do talii wspomnień.
rules-embers-1-5 = Talia niewoli pozostaje zamknięta, dopóki nie wygracie prologu.
rules-embers-1-6 = Na stole leżą: zakryta talia wspomnień, odkryty stos kart odrzuconych, Umysł, rząd wspomnień, Determinacja ze swoimi rzędami wzmacniania oraz rząd demonów ze skażonymi wspomnieniami pod demonami. Karty w pudełku są poza tą grą.
rules-embers-1-7 = Jeśli karta z talii niewoli przeczy tym zasadom, rację ma karta. Z dwóch takich kart rację ma ta o wyższym numerze.

rules-embers-2 = Umysł
rules-embers-2-1 = Karty przesuwa się względem siebie tylko o pół karty lub o całą, tak że obszary zawsze trafiają dokładnie na obszary. Umysł może rosnąć w każdą stronę.
rules-embers-2-2 = Karta dodana później leży nad wcześniejszymi. Gdy jakąś kartę się zabiera, pozostałe nie zmieniają miejsca.
rules-embers-2-3 = Wszystkie karty leżą w tę samą stronę; nigdy ich nie obracasz.
rules-embers-2-4 = Dodawana karta musi leżeć, częściowo lub w całości, na co najmniej jednej karcie Umysłu, nigdy pod nią. Każdy obszar leżący na innym musi pasować do tego, co tam widać: pusty do pustego, zakryty do zakrytego. Co najmniej jeden zakryty obszar musi trafić na zakryty.
rules-embers-2-5 = Karta jest widoczna, dopóki widać choć jeden jej obszar. Karta, której nie widać wcale, pozostaje w Umyśle i znów jest widoczna, gdy tylko odsłoni się jakiś jej obszar.
rules-embers-2-6 = Dwie karty nakładają się, gdy mają wspólne miejsce co najmniej jednego obszaru; zetknięcie krawędzią lub rogiem nie wystarcza. Karty są połączone, gdy prowadzi od jednej do drugiej ciąg nakładających się widocznych kart.
rules-embers-2-7 = Zabrać można tylko widoczną kartę. Może leżeć pod innymi: wysuń ją ostrożnie.
rules-embers-2-8 = Jeśli widoczne karty nie są już wszystkie połączone, Umysł się rozdwaja. Aelin wybiera jedną część do zachowania, także w turze drugiego gracza, a widoczne karty pozostałych części są odrzucane. Niewidoczne zostają i mogą się teraz odsłonić; jeśli Umysł nadal jest rozdwojony, Aelin wybiera znowu. Potem tura toczy się dalej.

rules-embers-3 = Ponowne przeżywanie wspomnień
rules-embers-3-1 = Wspomnienie przeżywa się ponownie tylko w chwili dodania karty do Umysłu i tylko dzięki zbiorowi, do którego ta karta należy.
rules-embers-3-2 = Zbiór to dodana karta i wszystkie widoczne karty jej koloru, które są z nią połączone przez widoczne karty tego koloru. Nikt go nie wybiera, a karty innych kolorów ani się nie liczą, ani nie łączą.
rules-embers-3-3 = Wspomnienie zostaje ponownie przeżyte, jeśli siły kart zbioru dają razem dokładnie 7. Nie wolno pominąć karty, żeby wyszło 7.
rules-embers-3-4 = Zabranie lub odrzucenie kart nigdy nie daje ponownego przeżycia, nawet jeśli zostanie zbiór o sile 7.
rules-embers-3-5 = Karty ponownie przeżytego wspomnienia zostają w Umyśle. O korzyściach mówi w prologu 4.6, a w rozdziale pierwszym 6.7.

rules-embers-4 = Prolog
rules-embers-4-1 = Część pierwsza, przygotowanie: potasujcie 35 wspomnień i połóżcie wierzchnie odkryte jako Umysł. Trzy następne połóżcie zakryte jako Determinację; nikt do nich nie zagląda. Cztery kolejne, odkryte, tworzą rząd wspomnień. W talii zostaje 27 kart.
rules-embers-4-2 = Zaczyna Rowan, potem gracie na przemian. Tura ma trzy akcje, zawsze w tej samej kolejności.
rules-embers-4-3 = Najpierw dodaj do Umysłu jedną, wybraną kartę z rzędu wspomnień.
rules-embers-4-4 = Potem weź z rzędu drugą kartę i dodaj ją albo odrzuć.
rules-embers-4-5 = Na koniec dobierz dwie karty, aby rząd wspomnień znów liczył cztery.
rules-embers-4-6 = Za ponownie przeżyte wspomnienie odkryjcie jedną kartę Determinacji, bez względu na kolor.
rules-embers-4-7 = Część pierwszą wygrywacie od razu, gdy odkryte są wszystkie trzy karty Determinacji. Przegrywacie, gdy skończy się talia wspomnień albo gdy na początku tury żadnej karty z rzędu nie da się dodać. Po przegranej zacznijcie część pierwszą od nowa.
rules-embers-4-8 = Część druga, zaraz po wygranej pierwszej: postacie i Umysł zostają, rząd wspomnień i talię wspomnień odrzucacie. Trzy karty Determinacji tworzą kolumnę w kolejności wybranej przez Aelin i każda zaczyna rząd wzmacniania Determinacji.
rules-embers-4-9 = Zaczyna Aelin, potem gracie na przemian. Zabierz z Umysłu dowolną widoczną kartę; aktualny jest najwyższy niekompletny rząd. Jeśli z tą kartą miałby więcej niż 7, odrzuć ją, w przeciwnym razie dołóż ją do rzędu z lewej strony. Przy dokładnie 7 rząd jest kompletny i od następnej tury aktualny jest rząd poniżej.
rules-embers-4-10 = Potem sprawdź, czy Umysł się nie rozdwoił (2.8). Aelin wybiera także w turach Rowana.
rules-embers-4-11 = Wygrywacie, gdy kompletne są wszystkie trzy rzędy, nawet jeśli ostatnia potrzebna karta opróżnia Umysł. Przegrywacie, jeśli na początku tury Umysł jest pusty. Po przegranej zacznijcie prolog od części pierwszej.
rules-embers-4-12 = Zasady części drugiej czytajcie dopiero po wygraniu pierwszej, a rozdział pierwszy i talię niewoli dopiero po wygraniu drugiej.

rules-embers-5 = Rozdział pierwszy: przygotowanie
rules-embers-5-1 = Przetrwajcie trzy dni. Dzień kończy się, gdy kompletne są wszystkie cztery rzędy wzmacniania Determinacji, każdy o sile dokładnie 7.
rules-embers-5-2 = Przed pierwszą grą zarchiwizujcie postacie z prologu (11.6). Z talii niewoli weźcie kartę zasad rozdziału, karty pomocy, nowe postacie i pięć demonów.
rules-embers-5-3 = Demony odłóżcie na bok, potasujcie 35 wspomnień i połóżcie jedno odkryte jako Umysł. Aelin dobiera cztery, ogląda je w tajemnicy i kładzie zakryte w kolumnie, w dowolnej kolejności; każda zaczyna z prawej strony rząd wzmacniania Determinacji. Wtasujcie demony do talii. Spójrzcie na siebie, niech każde pomyśli „Jestem tu. Jestem przy tobie.”, i zamilknijcie.
rules-embers-5-4 = Fenrys i Aelin grają na przemian. Każdy dzień zaczyna Fenrys.

rules-embers-6 = Tura Fenrysa
rules-embers-6-1 = Jeśli na początku twojej tury talia wspomnień jest pusta, gra jest przegrana.
rules-embers-6-2 = Obserwacja: dobierz odkrytą kartę do rzędu wspomnień, potem kolejne, ile chcesz, po jednej i co najmniej jedną. Jeśli talia się skończy, po prostu przestajesz.
rules-embers-6-3 = Gdy przestajesz, wszystkie dobrane demony trafiają do rzędu demonów. Od tej chwili działają.
rules-embers-6-4 = Ilekroć wspomnienie ma zostać odrzucone, przez kogokolwiek, a w rzędzie demonów jest demon jego koloru, trafia ono zakryte pod tego demona: jest skażone. Na skażone wspomnienia nikt nie może patrzeć; ich liczba jest jawna.
rules-embers-6-5 = Mrugnięcie: zacznij od dodania do Umysłu dowolnej karty z rzędu wspomnień. Potem po kolei, w dowolnym porządku, każdą z pozostałych dodaj albo odrzuć; odrzucić wolno też kartę, która by pasowała. Tura kończy się, gdy rząd jest pusty.
rules-embers-6-6 = Po każdej dodanej karcie: najpierw ponownie przeżyte wspomnienie, potem rozdwojenie Umysłu, potem następna karta.
rules-embers-6-7 = Ponownie przeżyte wspomnienie może pomóc na dwa sposoby. Jeśli w rzędzie demonów jest demon tego koloru, zostaje wypędzony: trafia na stos kart odrzuconych ze wszystkimi kartami, które są pod nim. Jeśli zakryta karta Determinacji ma ten kolor, Aelin może jedną taką kartę odkryć.
rules-embers-6-8 = Jeśli na początku mrugnięcia żadnej karty z rzędu nie da się dodać albo nie ma w nim kart, gra jest przegrana.

rules-embers-7 = Tura Aelin
rules-embers-7-1 = Przebłysk: musisz zabrać z Umysłu jedną widoczną kartę. Dotyczy ona rzędu aktualnego, czyli najwyższego niekompletnego. Karta Determinacji tego rzędu liczy się zawsze, nawet zakryta.
rules-embers-7-2 = Jeśli rząd miałby więcej niż 7, odrzuć kartę. Może zostać skażona (6.4).
rules-embers-7-3 = W przeciwnym razie dołóż kartę odkrytą do rzędu, z lewej strony. Jeśli zakryta karta Determinacji tego rzędu jest tego samego koloru, wolno ci ją odkryć.
rules-embers-7-4 = Potem sprawdź, czy Umysł się nie rozdwoił (2.8).
rules-embers-7-5 = Jeśli w Umyśle nie ma już żadnej karty, gra jest przegrana.
rules-embers-7-6 = Szept: jeśli aktualny rząd ma dokładnie 7, jest kompletny i mówisz „Jestem tu”. Jeśli kompletne są teraz wszystkie cztery rzędy, dodajesz „Jestem przy tobie” i dzień się kończy. W innym wypadku przychodzi tura Fenrysa.
rules-embers-7-7 = Kompletny rząd nie przyjmuje więcej kart. Jego karta Determinacji zostaje, jaka jest, i ponownie przeżyte wspomnienie może ją jeszcze odkryć.

rules-embers-8 = Koniec dnia
rules-embers-8-0 = Na koniec trzeciego dnia od razu wygrywacie; reszta tej części już się nie liczy.
rules-embers-8-1 = Odrzućcie cały Umysł, także karty niewidoczne, oraz wszystkie rzędy wzmacniania z kartami Determinacji. Karty koloru, którego demon jest w rzędzie demonów, zostają zamiast tego skażone.
rules-embers-8-2 = Wszystkie skażone wspomnienia zostają zniekształcone: idą do pudełka do końca tej gry. Potem odrzućcie demony z rzędu demonów.
rules-embers-8-3 = Stos kart odrzuconych i resztę talii wspomnień potasujcie w nową talię. Znów są w niej wszystkie demony.
rules-embers-8-4 = Wierzchnia karta to nowy Umysł, cztery następne to nowa Determinacja, którą Aelin układa jak poprzednio. Demona, który się tu trafi, zastępuje inna karta, a on wraca do talii. Jeśli wspomnień jest mniej niż pięć, gra jest przegrana.
rules-embers-8-5 = Nowy dzień zaczyna się turą Fenrysa.

rules-embers-9 = Wygrana i przegrana
rules-embers-9-1 = Wygrywacie z końcem trzeciego dnia.
rules-embers-9-2 = Przegrywacie od razu, jeśli talia wspomnień jest pusta na początku tury Fenrysa, jeśli Fenrys nie może dodać karty przy mrugnięciu, jeśli w Umyśle nie ma już kart albo jeśli na nowy dzień jest za mało wspomnień.
rules-embers-9-3 = Po wygranej dobierzcie kartę następnego rozdziału (11.3). Po przegranej rozegrajcie ten sam rozdział od przygotowania, ze wszystkimi 35 wspomnieniami.
rules-embers-9-4 = Prolog przegrywacie, jeśli skończy się talia wspomnień lub na początku tury nie da się dodać żadnej karty (część pierwsza) albo jeśli na początku tury Umysł jest pusty (część druga).

rules-embers-10 = Milczenie i tajemnice
rules-embers-10-1 = Podczas gry nie rozmawiacie o strategii. Mówicie tym, jakie karty wybieracie i gdzie je kładziecie. Jedyne słowa to „Jestem tu” i „Jestem przy tobie”; niczego się nie pokazuje palcem, nie przymierza i nie cofa.
rules-embers-10-2 = Oboje znacie cały Umysł, także karty niewidoczne, rząd wspomnień, demony, karty w rzędach wzmacniania, odkryte karty Determinacji i stos kart odrzuconych. Zakryte karty Determinacji i sumy ich rzędów zna tylko Aelin. O skażonych i zniekształconych wspomnieniach oraz o talii wspomnień wiecie tylko, ile ich jest.
rules-embers-10-3 = W prologu zakrytych kart Determinacji nie zna nikt.
rules-embers-10-4 = Dopóki jakaś karta Determinacji jest zakryta, po każdym ponownie przeżytym wspomnieniu Aelin dostaje pytanie, czy odkrywa kartę, i tak samo po dołożeniu do rzędu, którego własna karta jest zakryta. Czasem jej jedyną odpowiedzią jest „nie”. Dzięki temu samo pytanie nic Fenrysowi nie zdradza.
rules-embers-10-5 = Wolno wam pamiętać to, co działo się na waszych oczach, na przykład która karta została skażona. Nikt wam tego drugi raz nie pokaże.
rules-embers-10-6 = Gdy wybiera partner, widać, kto decyduje, w którym kroku i co się potem jawnie dzieje, ale nie to, z czego mógł wybierać. Widzowie widzą nie więcej niż Fenrys.

rules-embers-11 = Talia niewoli
rules-embers-11-1 = Ta talia opowiada historię i z rozdziału na rozdział zmienia grę. Karty są ponumerowane i leżą rosnąco, na końcu karta Archiwum; czytajcie tylko karty rozgrywanego rozdziału. Każdy rozdział gra się jak pierwszy, a do tego z kartami, które obowiązują. Rozdział pierwszy jest zgodny z instrukcją; zawartość dalszych jest naszego pomysłu.
rules-embers-11-2 = Karty rozdziałów mają z przodu opowieść, a na odwrocie polecenia. Karty zasad zmieniają reguły, zwykle na gorsze; karty pomocy streszczają to, co obowiązuje. Karty zdolności zostają z wami we wszystkich dalszych rozdziałach: użycie nigdy nie jest obowiązkowe i widzą je oboje, „raz na dzień” odnawia się co dzień, a „raz na grę” z każdą nową próbą. Rozdziały mogą też zmieniać zawartość talii wspomnień.
rules-embers-11-3 = Po wygranym rozdziale dobierzcie wierzchnią kartę: to karta następnego rozdziału. Aby grać dalej, odwróćcie ją i zróbcie, co każe. Wygrany rozdział wolno powtórzyć; jakkolwiek się to skończy, w historii nic się nie zmienia.
rules-embers-11-4 = Aby przerwać, odłóżcie kartę rozdziału na wierzch talii. Następnym razem od niej zaczniecie.
rules-embers-11-5 = Archiwizowana karta trafia pod kartę Archiwum. Zarchiwizowane karty wolno podczas gry oglądać.
rules-embers-11-6 = Przy pierwszym przygotowaniu rozdziału pierwszego zarchiwizujcie Aelin i Rowana z prologu.
rules-embers-11-7 = Aby zacząć wszystko od początku, posortujcie karty według numerów. Żeby nie poznać tajemnic, poproście o to kogoś innego.

rules-embers-12 = Pytania i odpowiedzi
rules-embers-R1 = Czy niewidoczne karty liczą się do ponownego przeżycia? Nie. Niewidoczna karta ani się nie liczy, ani nie łączy, nawet taka, którą zasłoniła karta właśnie dodana.
rules-embers-R2 = Czy niewidoczna karta może znów stać się widoczna? Tak, gdy tylko odsłoni się jakiś jej obszar.
rules-embers-R3 = Czy zbiór o sile 7 daje ponowne przeżycie, jeśli nie ma w nim właśnie dodanej karty? Nie.
rules-embers-R4 = Czy dwie widoczne karty nakładają się, jeśli w tym miejscu leży między nimi trzecia? Tak. Liczy się, gdzie leżą, a nie co widać.
rules-embers-R5 = Ile zakrytych obszarów ma wspomnienie? Od jednego do trzech. Ich rozkład na kartach jest naszego pomysłu.
rules-embers-R6 = Czy karta może leżeć dokładnie na innej i całkiem ją zasłonić? Tak, jeśli wszystkie obszary pasują.
rules-embers-R7 = Czy karty ponownie przeżytego wspomnienia opuszczają Umysł? Nie. Mogą nawet posłużyć później do kolejnego.
rules-embers-R8 = Karta daje ponowne przeżycie i rozdwaja Umysł. Co najpierw? Wspomnienie ze wszystkim, co przynosi, potem rozdwojenie.
rules-embers-R9 = Czy trzeba korzystać z ponownie przeżytego wspomnienia? Wypędzenie następuje samo. Aelin może odkryć jedną kartę Determinacji tego koloru, w dowolnym rzędzie, albo żadnej.
rules-embers-R10 = Kto wybiera przy rozdwojeniu Umysłu? Zawsze Aelin, w czyjejkolwiek turze i bez podpowiedzi.
rules-embers-R11 = Co dokładnie odrzuca się przy rozdwojeniu? Widoczne karty części, które nie zostają. Niewidoczne zostają i bierze się je pod uwagę przy następnym sprawdzeniu; rozdwojenie nigdy nie opróżnia Umysłu.
rules-embers-R12 = Aelin zabiera ostatnią kartę Umysłu i kompletuje nią czwarty rząd. Czy dzień jest przetrwany? Nie, to przegrana: pusty Umysł ma pierwszeństwo. Tak wygrywa się tylko drugą część prologu.
rules-embers-R13 = Czy Fenrys musi dobierać? Tak, co najmniej jedną kartę; demon też się liczy. Jeśli przestanie, a niczego z rzędu nie da się dodać, gra jest przegrana.
rules-embers-R14 = Talia kończy się, gdy Fenrys dobiera. Czy to przegrana? Jeszcze nie: gra dalej. Przegracie na początku jego następnej tury, chyba że wcześniej skończy się dzień.
rules-embers-R15 = Czy Fenrys może najpierw odrzucać? Nie, pierwszą kartę musi dodać. Dalsze, które nie pasują, odrzuca. Dobranie samych demonów i zakończenie obserwacji to przegrana.
rules-embers-R16 = Czy Aelin może z własnej woli odrzucić zabraną kartę? Nie: do 7 karta musi trafić do rzędu, powyżej 7 musi zostać odrzucona i może wtedy zostać skażona. Wolno jej jednak celowo zabrać kartę zbyt silną.
rules-embers-R17 = Co dzieje się na koniec dnia z kartami, których nikt nie dobrał? Są wtasowane do nowej talii.
rules-embers-R18 = Kiedy w części pierwszej prologu talia jest wyczerpana? Gdy dobieracie jej ostatnią kartę albo nie możecie dobrać dwóch.
rules-embers-R19 = Czy druga akcja części pierwszej może być niemożliwa? Nie, kartę zawsze można odrzucić.
rules-embers-R20 = Czy w części pierwszej prologu Umysł się rozdwaja? Nie. Jeśli część druga zaczyna się z Umysłem w kilku częściach, Aelin wybiera po zabraniu pierwszej karty.
rules-embers-R21 = Którą kartę Determinacji odkrywa się w prologu? Najwyższą z zakrytych.
rules-embers-R22 = Kto układa karty Determinacji? Aelin, każdego dnia, a także na część drugą prologu.
rules-embers-R23 = Kto zaczyna drugi i trzeci dzień? Fenrys.
rules-embers-R24 = Demon trafia się jako nowy Umysł albo w Determinacji. Co wtedy? Zastępuje go następna karta, a on zostaje wtasowany z powrotem do talii.
rules-embers-R25 = Na jak długo znikają zniekształcone wspomnienia? Do końca tej gry. W następnej znów gracie wszystkimi 35.
rules-embers-R26 = Od kiedy nowy demon skaża? Od chwili, gdy jest w rzędzie demonów, a więc już w turze, w której został dobrany. Fenrys może najpierw spróbować go wypędzić, a odrzucać później.
rules-embers-R27 = Czy demona można wypędzić w turze, w której został dobrany? Tak.
rules-embers-R28 = Dokąd trafiają karty spod wypędzonego demona? Na stos kart odrzuconych, bez względu na inne demony.
rules-embers-R29 = Aelin musiała odrzucić zabraną kartę. Czy może teraz odkryć kartę Determinacji? Nie, tylko po dołożeniu karty do rzędu.
rules-embers-R30 = W jakiej kolejności przebiega tura Aelin? Zabranie karty, rząd lub odrzucenie, odkrycie karty Determinacji, rozdwojenie, pusty Umysł, szept.
rules-embers-R31 = Czy przy ostatnim rzędzie Aelin wypowiada oba zdania? Tak, najpierw „Jestem tu”, potem „Jestem przy tobie”.
rules-embers-R32 = Czy na koniec dnia pokazuje się karty Determinacji? Tak, wszystkie, także te, które zostają skażone.
rules-embers-R33 = Czy rząd wspomnień jest jawny? Tak, dla obojga.
rules-embers-R34 = Czy jedna karta może dać dwa ponowne przeżycia? Nie, zbiór jest tylko jeden.
rules-embers-R35 = W kolorze demona nie ma już w grze łącznej siły 7. Co wtedy? Nie da się go wypędzić i zostaje do końca dnia.
rules-embers-R36 = Co ujawnia odkrycie karty Determinacji? Tę kartę ze wszystkim, co na niej jest, i nic więcej.
rules-embers-R37 = Czy karty ponownie przeżytych wspomnień zostają w Umyśle na część drugą prologu? Tak, zostają wszystkie karty.
rules-embers-R38 = Czy Aelin może nie zabrać żadnej karty? Nie. Jeśli wszystkie widoczne są zbyt silne, jedną zabiera i odrzuca.
rules-embers-R39 = Które karty tracimy na koniec dnia? Skażone wcześniej oraz te z Umysłu, rzędów i Determinacji, których demon jest wtedy w rzędzie demonów. Stos kart odrzuconych i niedobrana talia są bezpieczne.
rules-embers-R40 = Czy porządkowanie na koniec dnia to zwykłe odrzucanie? Tak, karty mogą zostać skażone. Nic nie jest jednak ponownie przeżywane, Umysł się nie rozdwaja, a jeśli jest pusty, to nie szkodzi.
rules-embers-R41 = Czy wolno oglądać niewidoczne karty Umysłu? Tak, obojgu i w każdej chwili. Zamknięte są tylko skażone.
rules-embers-R42 = W jakiej kolejności przebiega tura części drugiej prologu? Zabranie karty, rząd lub odrzucenie, rozdwojenie, a na końcu sprawdzenie, czy rząd jest kompletny lub prolog wygrany.
rules-embers-R43 = Jedna karta daje ponowne przeżycie, wypędza demona i rozdwaja Umysł. Co teraz? Wypędzenie, potem Aelin może odkryć kartę, potem rozdwojenie. Karty koloru wypędzonego demona nie są już skażane; karty kolorów innych demonów w rzędzie tak.
rules-embers-R45 = Dlaczego czasem nikt mnie nie pyta? Jeśli oboje widzicie, że możliwość jest tylko jedna, gra wybiera ją za was. Tylko pytanie do Aelin o odkrycie karty pada zawsze.
rules-embers-R46 = Czy mogę cofnąć wybór? Nie. Partner już go widzi, a cofnięcie byłoby wiadomością.
rules-embers-R47 = Kiedy wolno pokazać ukryte karty? Po skończonej grze wszystkie oprócz kart dalszych rozdziałów.
rules-embers-R48 = Czy dowiadujemy się o demonie, który trafi się przy rozdawaniu nowego dnia? Nie, wraca do talii i nic nie mówi.
rules-embers-R49 = Czy dzień może się zacząć, gdy jest dokładnie pięć wspomnień? Tak, ale do dobierania zostają same demony, więc Fenrys przegrywa, gdy przestanie.
rules-embers-R50 = Aelin zabiera jedyną widoczną kartę, a pod nią leżą niewidoczne. Czy Umysł jest pusty? Nie, teraz je widać i gra toczy się dalej.
