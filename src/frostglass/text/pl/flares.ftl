### Flares: names of our own, since the cards have none, and both effects without their criteria.

card-flare_01 = Wschodząca iskra
    .upper = Umieść jednego swojego zwykłego piona z zapasu na dowolnym pustym polu.
    .lower = Umieść jednego swojego heroicznego piona z zapasu na dowolnym pustym polu.

card-flare_02 = Bliźniacze iskry
    .upper = Umieść jednego swojego zwykłego piona z zapasu na dowolnym pustym polu.
    .lower = Umieść jednego swojego zwykłego piona z zapasu na dowolnym pustym polu.

card-flare_03 = Pochód ognia
    .upper = Możesz wykonać do trzech standardowych ruchów swoimi zwykłymi pionami. Jeden pion może wykonać kilka z nich.
    .lower = Zyskujesz jedną akcję.

card-flare_04 = Zdradliwy płomień
    .upper = Umieść jednego swojego zwykłego piona z zapasu na dowolnym pustym polu.
    .lower = Wybierz jedną możliwość: umieść jednego swojego zwykłego piona z zapasu na dowolnym pustym polu albo zamień jednego wrogiego zwykłego piona w swojego zwykłego piona z zapasu. Zamieniony pion liczy się jako zniszczony przez ciebie.

card-flare_05 = Rozpałka
    .upper = Wybierz jedną możliwość: wykonaj jeden standardowy ruch swoim zwykłym pionem albo ulepsz jednego swojego zwykłego piona.
    .lower = Umieść dwa swoje zwykłe piony z zapasu na dowolnych pustych polach.

card-flare_06 = Skaczący płomień
    .upper = Wybierz jedną możliwość: umieść jednego swojego zwykłego piona z zapasu na dowolnym pustym polu albo ulepsz jednego swojego zwykłego piona.
    .lower = Możesz wykonać jeden bojowy skok swoim zwykłym pionem: na dowolne pole puste lub zajęte przez zwykłego piona.

card-flare_07 = Drugi oddech
    .upper = Umieść jednego swojego zwykłego piona z zapasu na dowolnym pustym polu.
    .lower = Ulepsz jednego swojego zwykłego piona. Następnie zyskujesz jedną akcję.

card-flare_08 = Skradziona chwila
    .upper = Zyskujesz jedną akcję.
    .lower = Umieść jednego swojego zwykłego piona z zapasu na dowolnym pustym polu.

card-flare_09 = Wezwanie bohatera
    .upper = Umieść jednego swojego heroicznego piona z zapasu na dowolnym pustym polu.
    .lower = Możesz wykonać swoimi zwykłymi pionami, w dowolnej kolejności, maksymalnie jeden standardowy ruch i maksymalnie jeden bojowy ruch. Oba ruchy może wykonać ten sam pion.

card-flare_10 = Deszcz iskier
    .upper = Umieść dwa swoje zwykłe piony z zapasu na dowolnych pustych polach.
    .lower = Umieść jednego swojego zwykłego piona z zapasu na dowolnym pustym polu.

card-flare_11 = Kontruderzenie
    .upper = Umieść jednego swojego zwykłego piona z zapasu na dowolnym pustym polu.
    .lower = Możesz wykonać swoimi zwykłymi i heroicznymi pionami albo jeden bojowy ruch, albo do dwóch standardowych ruchów. Oba standardowe ruchy może wykonać ten sam pion.

card-flare_12 = Błędny ognik
    .upper = Możesz wykonać jeden standardowy skok swoim zwykłym pionem: na dowolne puste pole.
    .lower = Zyskujesz jedną akcję.
