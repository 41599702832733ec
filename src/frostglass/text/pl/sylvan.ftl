### Beings of the Sylvan school: names and effects.

card-sapling = Młode drzewko
    .effect = Ulepsz Młode drzewko do rangi heroicznej.

card-kiskin_farseeders = Kiskińscy dalekosiewcy
    .effect = Możesz umieścić jednego swojego zwykłego piona z zapasu na pustym polu sąsiadującym z dowolnym z twoich pionów.

card-charging_buck = Szarżujący jeleń
    .effect = Szarżujący jeleń może wykonać do dwóch bojowych skoków, każdy na pole w odległości dokładnie 2.

card-forest_wardens = Strażnicy lasu
    .effect = Jeśli któryś przeciwnik ma na planszy więcej zwykłych pionów niż ty, zniszcz jednego zwykłego piona takiego przeciwnika. Następnie, jeśli któryś przeciwnik ma na planszy łącznie więcej heroicznych i legendarnych pionów niż ty, zniszcz jednego heroicznego piona takiego przeciwnika.

card-naiad = Najada
    .effect = Możesz wybrać do dwóch swoich pionów sąsiadujących z Najadą. Wykonaj każdym z nich jeden standardowy ruch.

card-kiskin_spirit = Kiskiński duch
    .effect = Jeśli w twoim stosie kart odrzuconych są karty, możesz położyć jedną z nich na wierzchu swojej talii. Jeśli to zrobisz albo jeśli stos był pusty, na koniec tej tury dobierz jedną dodatkową kartę ze swojej talii.

card-dryad = Driada
    .effect = Możesz zamienić jednego wrogiego zwykłego lub heroicznego piona sąsiadującego z Driadą w swojego zwykłego piona.

card-centaur_spearman = Centaur włócznik
    .effect = Centaur włócznik może wykonać jeden bojowy ruch. Jeśli go wykona, zniszcz najbliższego piona w kierunku tego ruchu, w dowolnej odległości i bez względu na właściciela, chyba że jest legendarny.

card-centaur_chieftain = Wódz centaurów
    .effect = Wódz centaurów może wykonać jeden bojowy ruch. Jeśli go wykona, możesz innymi swoimi pionami wykonać w tym samym kierunku do trzech bojowych ruchów. Jeden pion może wykonać kilka z nich.

card-unicorn = Jednorożec
    .effect = Wybierz jedno: Jednorożec może wykonać jeden bojowy ruch albo zyskujesz jedną akcję.

card-sylvan_queen = Leśna królowa
    .effect = Możesz zamienić jednego wrogiego zwykłego lub heroicznego piona sąsiadującego po skosie z Leśną królową w swojego piona tej samej rangi.

card-sylvan_princess = Leśna księżniczka
    .effect = Możesz zamienić jednego wrogiego zwykłego piona sąsiadującego po skosie z Leśną księżniczką w swojego zwykłego piona.

card-woodland_druid = Leśny druid
    .effect = Dla każdego koloru w grze, także własnego, ulepsz jednego zwykłego piona tego koloru. Piony wybierasz ty.

card-forest_ancient = Leśny pradawny
    .effect = Umieść dwa wrogie zwykłe piony z zapasu ich właścicieli na pustych polach w odległości do 2 od Leśnego pradawnego. Następnie za każdego umieszczonego piona zniszcz jednego zwykłego piona jego koloru w odległości do 3 od Leśnego pradawnego.

card-forest_mystic = Leśny mistyk
    .effect = Na koniec tej tury, po uzupełnieniu ręki, dobierz dwie dodatkowe karty: jedną ze swojej talii i jedną legendę.

card-kiskin_leafsplitter = Kiskiński przeszywacz liści
    .effect = Możesz maksymalnie dwa razy wybrać ukośny kierunek i zniszczyć najbliższego piona w tym kierunku, bez względu na rangę i właściciela. Możesz też dwa razy wybrać ten sam kierunek.

card-kiskin_boughrunner = Kiskiński biegacz konarów
    .effect = Kiskiński biegacz konarów może wykonać do trzech bojowych ruchów. Każdy z nich musi się zakończyć na polu sąsiadującym z innym twoim pionem.

card-tree_shepherd = Pasterz drzew
    .effect = Wybierz jednego swojego piona. Jeśli jest zwykły, ulepsz go. Jeśli jest heroiczny, może wykonać jeden bojowy ruch. Jeśli jest legendarny, może wykonać jeden standardowy ruch.
