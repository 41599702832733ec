### Tasks of the High Form: types, names and conditions. Upgraded means heroic or legendary.
### Deeds are in the imperative: the past tense would have to guess the player's gender.

task-type-destruction = Niszczenie
task-type-colored = Kolorowe pola
task-type-summoning = Przywoływanie
task-type-pattern = Wzór
task-type-enemy = Wrogie piony

task-destruction = Zniszczenie
    .condition = Zniszcz w tej turze co najmniej trzy wrogie piony.

task-devastation = Spustoszenie
    .condition = Zniszcz w tej turze co najmniej cztery wrogie piony.

task-heroic_destruction = Heroiczne zniszczenie
    .condition = Zniszcz w tej turze co najmniej trzy wrogie piony, w tym co najmniej jednego ulepszonego.

task-heroic_devastation = Heroiczne spustoszenie
    .condition = Zniszcz w tej turze co najmniej cztery wrogie piony, w tym co najmniej dwa ulepszone.

task-end_of_legends = Koniec legend
    .condition = Zniszcz w tej turze co najmniej jednego wrogiego legendarnego piona albo co najmniej dwa wrogie heroiczne piony.

task-red_conquest = Czerwony podbój
    .condition = Masz na czerwonych polach co najmniej trzy piony, w tym co najmniej dwa ulepszone.

task-green_conquest = Zielony podbój
    .condition = Masz na zielonych polach co najmniej trzy piony, w tym co najmniej dwa ulepszone.

task-color_conquest = Kolorowy podbój
    .condition = Masz łącznie na czerwonych i zielonych polach co najmniej pięć pionów, w tym co najmniej trzy ulepszone.

task-red_legends = Czerwone legendy
    .condition = Masz na czerwonych polach co najmniej dwa ulepszone piony, w tym co najmniej jednego legendarnego.

task-green_legends = Zielone legendy
    .condition = Masz na zielonych polach co najmniej dwa ulepszone piony, w tym co najmniej jednego legendarnego.

task-rainbow_dominance = Tęczowa dominacja
    .condition = Masz więcej ulepszonych pionów niż przeciwnik na czerwonych polach i zarazem więcej na zielonych polach.

task-red_summoning = Czerwone przywołanie
    .condition = Przywołaj w tej turze co najmniej dwie istoty, w tym co najmniej jedną na czerwonym polu.

task-green_summoning = Zielone przywołanie
    .condition = Przywołaj w tej turze co najmniej dwie istoty, w tym co najmniej jedną na zielonym polu.

task-colored_summoning = Kolorowe przywołanie
    .condition = Przywołaj w tej turze co najmniej dwie istoty na czerwonych lub zielonych polach.

task-legendary_summoning = Legendarne przywołanie
    .condition = Przywołaj w tej turze co najmniej dwie istoty, w tym co najmniej jedną legendę.

task-central_dominance = Dominacja w centrum
    .condition = Masz na dziewięciu polach centralnych co najmniej pięć pionów, w tym co najmniej dwa ulepszone.

task-center_cross = Krzyż w centrum
    .condition = Masz piony na polu środkowym (e5) i na wszystkich czterech polach sąsiadujących z nim bokiem albo na polu środkowym i na wszystkich czterech polach sąsiadujących z nim po skosie.

task-line_dominance = Dominacja na linii
    .condition = Na jednej całej linii przechodzącej przez pola centralne (rząd 4, 5 lub 6 albo kolumna d, e lub f) masz co najmniej o sześć pionów więcej niż przeciwnik.

task-diagonals = Przekątne
    .condition = Na każdej z dwóch długich przekątnych przechodzących przez pole środkowe (e5) masz co najmniej cztery piony, w tym co najmniej jednego ulepszonego. Pion na polu środkowym liczy się na obu.

task-side_chain = Łańcuch między bokami
    .condition = Nieprzerwany łańcuch twoich sąsiadujących pionów, także po skosie, łączy skrajne kolumny (a, i) albo skrajne rzędy (1, 9).

task-corner_chain = Łańcuch między rogami
    .condition = Nieprzerwany łańcuch twoich sąsiadujących pionów, także po skosie, łączy dwa przeciwległe rogi planszy. Róg to trzy skośnie ułożone pola na krawędzi.

task-imprisonment = Uwięzienie
    .condition = Z tym samym wrogim pionem sąsiaduje co najmniej sześć twoich pionów.

task-envelopment = Okrążenie
    .condition = Z tym samym wrogim pionem sąsiaduje co najmniej siedem twoich pionów.

task-isolation = Izolacja
    .condition = Jakiś wrogi pion nie sąsiaduje z żadnym innym wrogim pionem, choć inny stoi w odległości 2 od niego. Nawet przechodząc maksymalnie trzy kroki po pustych polach, także po skosie, nie mógłby znaleźć się obok żadnego innego wrogiego piona.
