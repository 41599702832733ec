### Beings of the Everfrost school: names, effects and frozen effects.
### The card's diagram draws yellow squares striped and blue squares dotted.

card-snow_fox = Śnieżny lis
    .effect = Śnieżny lis może wykonać do dwóch standardowych ruchów, każdy w dowolnym kierunku.

card-royal_reindeer = Królewski renifer
    .effect = Królewski renifer może wykonać jeden bojowy skok na pole w odległości dokładnie 2. Następnie, niezależnie od tego, czy skoczył, ulepsz go, chyba że przy jego przywołaniu lub skoku został zniszczony jakiś pion, choćby twój.

card-crystal_mirror = Kryształowe zwierciadło
    .effect = Możesz wybrać albo jednego heroicznego piona, albo do dwóch zwykłych pionów stojących na żółtych (paskowanych) polach, bez względu na właściciela. Za każdego z nich umieść swojego piona tej samej rangi z zapasu na niebieskim (kropkowanym) polu będącym lustrzanym odbiciem jego pola, o ile to pole leży na planszy i jest puste. Wybrane piony pozostają na miejscu.

card-crystal_grower = Hodowca kryształów
    .effect = Dla każdego wrogiego koloru ulepsz jednego zwykłego piona tego koloru w dowolnym miejscu planszy. Piony wybierasz ty.
    .frozen = Ulepsz jednego swojego zwykłego piona w dowolnym miejscu planszy.

card-ice_princess = Księżniczka lodu
    .effect = Jeden z twoich zwykłych pionów, inny niż Księżniczka lodu, może wykonać jeden bojowy ruch.
    .frozen = Jeden z twoich zwykłych pionów musi wykonać jeden standardowy ruch, jeśli którykolwiek może się ruszyć.

card-ice_queen = Królowa lodu
    .effect = Jeden z twoich heroicznych pionów, inny niż Królowa lodu, może wykonać jeden bojowy ruch.
    .frozen = Jeden z twoich heroicznych pionów musi wykonać jeden standardowy ruch, jeśli którykolwiek może się ruszyć.

card-frostweave_summoner = Szronowy przywoływacz
    .effect = Przy przywołaniu nic się nie dzieje.
    .frozen = Gdy przywołujesz swoją następną istotę w tej turze, możesz użyć w jej wzorze jednego wrogiego piona tak, jakby był twój; liczy się ranga, którą ma. Po tym przywołaniu pozwolenie przepada, nawet niewykorzystane.

card-winter_whisperer = Zaklinacz zimy
    .effect = Przy przywołaniu nic się nie dzieje.
    .frozen = Możesz zniszczyć jednego swojego zwykłego piona. Następnie, niezależnie od tego, czy to zrobisz, możesz odrzucić z ręki jedną flarę bez zagrywania jej. Jeśli zrobisz jedno i drugie, zyskujesz jedną akcję.

card-frozen_chest = Zamarznięta skrzynia
    .effect = Możesz wziąć ze swojego stosu kart odrzuconych jedną kartę z efektem Mrozu i umieścić ten efekt w grze. Jeśli to zrobisz, a w grze był już twój inny efekt Mrozu, odrzuć jego kartę bez rozpatrywania.

card-everfrost_sentinel = Strażnik Wiecznego Mrozu
    .effect = Jeśli przywołanie zniszczyło wrogiego piona, możesz obniżyć rangę Strażnika Wiecznego Mrozu do zwykłej. Jeśli to zrobisz, każdy przeciwnik ma w swojej następnej turze o jedną akcję mniej; w grze zespołowej tylko ten przeciwnik, który gra jako następny.

card-glacier_giant = Lodowcowy olbrzym
    .effect = Lodowcowy olbrzym może wykonać dowolną liczbę bojowych ruchów, wszystkie w kierunku tej samej strzałki. Jeśli się ruszył, a na następnym polu w tym kierunku stoi legendarny pion, bez względu na właściciela, Lodowcowy olbrzym może go zaatakować: zniszczone zostają oba piony.

card-polar_bear = Niedźwiedź polarny
    .effect = Niedźwiedź polarny może wykonać jeden bojowy ruch. Jeśli zniszczył tym ruchem piona, może wykonać jeden standardowy ruch. Jeśli standardowym ruchem także zniszczył piona, może ruszyć się jeszcze raz, na puste sąsiednie pole.

card-war_sled = Bojowe sanie
    .effect = Bojowe sanie mogą wykonać do trzech bojowych ruchów. Pierwszy prowadzi w kierunku jednej ze strzałek, a każdy kolejny w kierunku poprzedniego ruchu albo z odchyleniem od niego o 45 stopni w dowolną stronę.

card-snow_monster = Śnieżny potwór
    .effect = Zniszcz wszystkie wrogie zwykłe piony w odległości 1 lub 2 od Śnieżnego potwora, które sąsiadują z co najmniej jednym twoim pionem. Śnieżny potwór też jest twoim pionem.

card-frost_imp = Mroźny chochlik
    .effect = Możesz wybrać jednego zwykłego piona sąsiadującego z Mroźnym chochlikiem, bez względu na właściciela, oraz kierunek. Pion ten wykonuje w tym kierunku tyle standardowych ruchów, ile może: sunie po pustych polach aż do najbliższego piona lub krawędzi planszy.

card-ice_wyvern = Lodowa wiwerna
    .effect = Lodowa wiwerna może wykonać jeden bojowy skok: na dowolne pole puste lub zajęte przez zwykłego albo heroicznego piona. Jeśli skok zniszczył piona, Lodowa wiwerna także zostaje zniszczona.
    .frozen = Umieść jednego swojego zwykłego piona z zapasu na pustym polu sąsiadującym z twoim heroicznym pionem.

card-deathbringer = Siewca śmierci
    .effect = Możesz zniszczyć jednego piona sąsiadującego z Siewcą śmierci, bez względu na właściciela. Heroiczny pion musi sąsiadować z co najmniej jednym, a legendarny z co najmniej trzema twoimi pionami innymi niż Siewca śmierci; zwykły nie musi z żadnym. Zniszczony pion liczy się jako dwa zniszczone piony swojej rangi i zostaje usunięty z gry.

card-frostweave_illusionist = Szronowy iluzjonista
    .effect = Zamień Szronowego iluzjonistę w zwykłego piona wrogiego koloru; przy kilku przeciwnikach wybierasz, czyjego. Jeśli żaden przeciwnik nie ma takiego piona w zapasie, Szronowy iluzjonista pozostaje bez zmian.
    .frozen = Zamień jednego wrogiego zwykłego piona w dowolnym miejscu planszy w swojego zwykłego piona z zapasu. Wrogi pion liczy się jako zniszczony przez ciebie.
