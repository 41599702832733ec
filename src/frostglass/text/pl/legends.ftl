### Legends: names and effects.

card-fire_dragon = Ognisty smok
    .effect = Wybierz kierunek jednej ze strzałek. Zniszcz wszystkie zwykłe i heroiczne piony, także własne, na pierwszych dwóch polach w tym kierunku oraz na pierwszych dwóch polach w każdym z dwóch kierunków odchylonych od niego o 45 stopni. Legendarne piony pozostają na planszy, ale niczego nie osłaniają.

card-hell_bull = Piekielny byk
    .effect = Wybierz dowolny z ośmiu kierunków. Piekielny byk może wykonać w tym kierunku dowolną liczbę bojowych ruchów. Ruch, którym zniszczy legendarnego piona, jest jego ostatnim.

card-angel_of_death = Anioł śmierci
    .effect = Możesz wybrać w dowolnym miejscu planszy jednego piona innego niż Anioł śmierci, bez względu na rangę i właściciela. Jeśli to zrobisz, ulepsz go, o ile to możliwe; następnie Anioł śmierci musi wykonać bojowy skok na jego pole i w ten sposób go zniszczyć.

card-the_eldest_tree = Najstarsze drzewo
    .effect = Możesz wybrać, jedno po drugim, do trzech różnych pól sąsiadujących z Najstarszym drzewem. Wrogi zwykły lub heroiczny pion na polu: zniszcz go. Twój zwykły pion: ulepsz go. Puste pole: umieść na nim swojego zwykłego piona z zapasu.

card-bone_catapult = Kościana katapulta
    .effect = Możesz wybrać jednego piona w kierunku jednej ze strzałek, bez względu na rangę i właściciela, w dowolnej odległości, nawet za innymi pionami. Jeśli to zrobisz, zniszcz go oraz wszystkie sąsiadujące z nim zwykłe piony, także własne.

card-fire_elemental = Żywiołak ognia
    .effect = Wybierz jedną możliwość, nawet jeśli w nic nie trafi: zniszcz wszystkie wrogie zwykłe i heroiczne piony sąsiadujące z Żywiołakiem ognia albo zniszcz wszystkie wrogie zwykłe piony w odległości 1 lub 2 od niego.

card-leviathan = Lewiatan
    .effect = Wybierz jedną możliwość: obniż o jeden stopień rangę maksymalnie trzech heroicznych lub legendarnych pionów albo zniszcz maksymalnie cztery zwykłe piony. Wybrane piony muszą tworzyć jedną spójną grupę sąsiadujących pionów, także po skosie. Mogą być różnych kolorów, również twojego, a rangę można obniżyć także samemu Lewiatanowi.

card-two_headed_dragon = Dwugłowy smok
    .effect = Możesz ulepszyć jednego z pięciu pionów użytych do tego przywołania. Jeśli to zrobisz, możesz zniszczyć jednego heroicznego piona sąsiadującego z właśnie ulepszonym pionem, bez względu na właściciela.

card-earth_elemental = Żywiołak ziemi
    .effect = Zniszcz jednego zwykłego lub heroicznego piona na czerwonym polu lub sąsiadującego z takim polem, bez względu na właściciela. Następnie ulepsz jednego zwykłego piona na zielonym polu lub sąsiadującego z takim polem, bez względu na właściciela. Następnie Żywiołak ziemi może wykonać jeden bojowy ruch na czerwone lub zielone pole.

card-time_elemental = Żywiołak czasu
    .effect = Gdy ta tura całkowicie się zakończy, rozgrywasz jeszcze jedną pełną turę, zanim zagra ktokolwiek inny, nawet jeśli gra miała się właśnie skończyć.

card-storm_elemental = Żywiołak burzy
    .effect = Możesz umieścić swojego piona z zapasu, dowolnej rangi, na pustym polu w odległości od 1 do 3 od Żywiołaka burzy. Może on następnie wykonać bojowe ruchy, wszystkie w jednym wybranym przez ciebie kierunku: zwykły pion do pięciu, heroiczny do trzech, legendarny jeden. Potem w każdym przypadku go zniszcz.

card-titan = Tytan
    .effect = Zniszcz wszystkie piony sąsiadujące bokiem z Tytanem, bez względu na rangę, oraz wszystkie zwykłe i heroiczne piony sąsiadujące z nim po skosie, także własne. Żaden z nich nie liczy się jako zniszczony przez ciebie.
