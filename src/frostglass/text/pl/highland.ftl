### Beings of the Highland school: names and effects.

card-wild_eagle = Dziki orzeł
    .effect = Dziki orzeł może wykonać jeden bojowy skok: na dowolne pole puste lub zajęte przez zwykłego piona.

card-clan_axeman = Topornik klanu
    .effect = Możesz zniszczyć jednego zwykłego lub heroicznego piona sąsiadującego bokiem z Topornikiem klanu, bez względu na właściciela.

card-clan_healer = Uzdrowiciel klanu
    .effect = Możesz umieścić do dwóch swoich zwykłych pionów z zapasu na pustych polach, z których każde sąsiaduje z zielonym polem planszy.

card-dire_wolf = Straszliwy wilk
    .effect = Straszliwy wilk może wykonać do dwóch bojowych ruchów.

card-ritual_keeper = Opiekun rytuałów
    .effect = Przywołany na zielonym polu: ulepsz jednego swojego zwykłego piona. Przywołany na czerwonym polu: możesz wykonać jeden bojowy ruch dowolnym swoim pionem. Przywołany na innym polu: nic się nie dzieje.

card-eagle_lord = Władca orłów
    .effect = Władca orłów może wykonać jeden bojowy skok: na dowolne pole puste lub zajęte przez zwykłego albo heroicznego piona.

card-wolf_rider = Wilczy jeździec
    .effect = Wilczy jeździec może wykonać do dwóch bojowych ruchów.

card-blood_shaman = Szaman krwi
    .effect = Zniszcz jednego zwykłego lub heroicznego piona w dowolnym miejscu planszy, bez względu na właściciela. Jeśli stał on na czerwonym polu, zniszcz też wszystkie zwykłe piony sąsiadujące z tym polem, także własne.

card-war_drummer = Dobosz wojenny
    .effect = Możesz wykonać albo jeden bojowy ruch, albo do dwóch standardowych ruchów swoimi pionami innymi niż Dobosz wojenny. Oba standardowe ruchy może wykonać ten sam pion.

card-hill_giant = Olbrzym ze wzgórz
    .effect = Zniszcz wszystkie zwykłe i heroiczne piony sąsiadujące bokiem z Olbrzymem ze wzgórz, także własne.

card-warlord = Wódz wojenny
    .effect = Możesz wykonać swoimi pionami do dwóch bojowych ruchów albo do trzech, jeśli co najmniej jeden z tych trzech wykona Wódz wojenny. Jeden pion może wykonać kilka z nich.

card-war_summoner = Wojenny przywoływacz
    .effect = Zyskujesz jedną akcję. Gdy przywołujesz swoją następną istotę w tej turze, możesz użyć w jej wzorze jednego wrogiego piona tak, jakby był twój; liczy się ranga, którą ma. Po tym przywołaniu pozwolenie przepada, nawet niewykorzystane.

card-ritual_master = Mistrz rytuałów
    .effect = Przywołany na zielonym polu: zyskujesz dwie akcje. Przywołany na czerwonym polu: możesz zniszczyć jednego heroicznego piona i możesz zniszczyć jednego zwykłego piona, w dowolnym miejscu planszy i bez względu na właściciela. Przywołany na innym polu: nic się nie dzieje.

card-legend_slayer = Pogromca legend
    .effect = Spośród pionów sąsiadujących po skosie z Pogromcą legend możesz zniszczyć albo jednego legendarnego, albo do dwóch zwykłych lub heroicznych, bez względu na właściciela.

card-mountain_troll = Górski troll
    .effect = Zniszcz wszystkie wrogie zwykłe piony sąsiadujące z Górskim trollem. Jeśli w ten sposób zostały zniszczone co najmniej dwa piony, zyskujesz jedną akcję.

card-hungry_bear = Głodny niedźwiedź
    .effect = Głodny niedźwiedź może wykonać jeden standardowy ruch. Jeśli zniszczył tym ruchem piona, może wykonać jeszcze jeden standardowy ruch.

card-werewolf = Wilkołak
    .effect = Przywołany na zielonym polu albo na czerwonym polu innym niż środkowe (e5): Wilkołak może wykonać do trzech bojowych ruchów. Przywołany na jakimkolwiek innym polu, także środkowym: może wykonać jeden standardowy ruch.

card-clan_guardian = Strażnik klanu
    .effect = Możesz ulepszyć jednego zwykłego piona użytego do tego przywołania.
