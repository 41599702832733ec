### Beings of the Northern and the Southern Empire: names and effects.

card-swordmaster = Mistrz miecza
    .effect = Możesz zniszczyć jednego wrogiego zwykłego piona sąsiadującego po skosie z Mistrzem miecza. Jeśli to zrobisz, ulepsz Mistrza miecza do rangi heroicznej.

card-messenger = Posłaniec
    .effect = Możesz wybrać jednego swojego zwykłego lub heroicznego piona oraz kierunek. Pion ten wykonuje w tym kierunku dowolną liczbę standardowych ruchów; ty decydujesz, gdzie się zatrzyma.

card-herald = Herold
    .effect = Możesz wykonać do dwóch ruchów swoimi pionami, każdy na puste sąsiednie pole. Oba ruchy może wykonać ten sam pion.

card-bomb = Bomba
    .effect = Jeśli po tym przywołaniu pozostaje ci co najmniej jedna akcja, zniszcz Bombę i wszystkie sąsiadujące z nią zwykłe piony, także własne. W przeciwnym razie nic się nie dzieje.

card-chronicler = Kronikarz
    .effect = Ulepsz jednego swojego zwykłego piona innego niż Kronikarz. Następnie pion ten może wykonać jeden standardowy ruch.

card-assassin = Skrytobójca
    .effect = Jeśli na oznaczonym polu stoi pion, zniszcz go bez względu na rangę i właściciela. Jeśli pole jest puste, Skrytobójca może wykonać na nie ruch.

card-time_mage = Mag czasu
    .effect = Zyskujesz jedną akcję. Następnie, jeśli na oznaczonym polu stoi wrogi pion dowolnej rangi, zniszcz go.

card-summoner = Przywoływacz
    .effect = Możesz umieścić do dwóch swoich zwykłych pionów z zapasu na pustych oznaczonych polach.

card-hypnotist = Hipnotyzer
    .effect = Możesz wykonać po jednym bojowym ruchu kilkoma pionami tego samego wrogiego koloru: albo maksymalnie trzema zwykłymi, albo maksymalnie dwoma heroicznymi.

card-cannon = Armata
    .effect = Możesz wybrać kierunek jednej ze strzałek. Jeśli to zrobisz, zniszcz wszystkie zwykłe piony w tym kierunku aż do krawędzi planszy, także własne. Piony wyższej rangi nie zatrzymują strzału.

card-champion = Czempion
    .effect = Możesz zniszczyć jednego wrogiego piona dowolnej rangi sąsiadującego z Czempionem. Jeśli był to pion legendarny, Czempion także zostaje zniszczony, a ty zyskujesz jedną akcję.

card-infantry_captain = Kapitan piechoty
    .effect = Możesz wykonać do dwóch bojowych ruchów swoimi pionami innymi niż Kapitan piechoty. Oba ruchy może wykonać ten sam pion.

card-cavalry_captain = Kapitan kawalerii
    .effect = Możesz wybrać jednego swojego piona innego niż Kapitan kawalerii. Może on wykonać, w dowolnej kolejności, maksymalnie jeden bojowy ruch i maksymalnie dwa standardowe ruchy.

card-gryphon_rider = Jeździec gryfów
    .effect = Jeździec gryfów może wykonać jeden bojowy skok. Jeśli go wykona, możesz obniżyć jego rangę do zwykłej i umieścić jednego swojego zwykłego piona z zapasu na pustym polu sąsiadującym z nim.

card-knight = Rycerz
    .effect = Rycerz może wykonać do trzech bojowych ruchów, ale żadnego na pole ze zwykłym pionem.

card-high_priestess = Arcykapłanka
    .effect = Arcykapłanka może wykonać jeden standardowy ruch. Następnie, niezależnie od tego, czy się ruszyła, możesz ulepszyć jednego sąsiadującego z nią zwykłego piona, bez względu na właściciela.

card-master_of_intrigue = Mistrz intryg
    .effect = Możesz wykonać łącznie do trzech ruchów, w dowolnej kolejności: Mistrzem intryg ruchy standardowe, a zwykłymi i heroicznymi pionami użytymi do tego przywołania ruchy bojowe. Jeden pion może wykonać kilka z nich.

card-gun_tower = Wieża artyleryjska
    .effect = Możesz wybrać kierunek jednej ze strzałek. Jeśli to zrobisz, zniszcz pierwszego i drugiego piona w tym kierunku, bez względu na właściciela. Legendarny pion nie zostaje zniszczony i zatrzymuje strzał.
