### The Nethervoid school: its beings, the Gateway, and what the Possessed Summoner allows.

## Beings

card-acolyte_of_destruction = Akolita zniszczenia
    .effect = Zniszcz jednego zwykłego piona w dowolnym miejscu planszy, bez względu na właściciela. Jeśli to zrobisz, a Brama stoi wtedy na czerwonym polu, możesz też zniszczyć jednego heroicznego piona sąsiadującego z opróżnionym polem, bez względu na właściciela.

card-acolyte_of_growth = Akolita wzrostu
    .effect = Umieść jednego swojego zwykłego piona z zapasu na dowolnym pustym polu. Jeśli to zrobisz, a Brama stoi wtedy na zielonym polu, umieść też jednego swojego heroicznego piona z zapasu na pustym polu sąsiadującym z nowym zwykłym pionem.

card-demon_of_envy = Demon zazdrości
    .effect = Umieść jednego swojego zwykłego piona z zapasu na pustym polu sąsiadującym z Bramą. Następnie, dopóki któryś przeciwnik ma na planszy więcej pionów niż ty, umieszczaj w ten sam sposób kolejne. Przestań, gdy nikt nie ma nad tobą przewagi, gdy zabraknie takich pustych pól albo gdy wyczerpie się twój zapas.

card-demon_of_gluttony = Demon obżarstwa
    .effect = Demon obżarstwa może wykonać jeden bojowy ruch. Jeśli zniszczył tym ruchem piona, choćby twojego, ulepsz go; może on wtedy wykonać jeszcze jeden bojowy ruch jako pion heroiczny. Jeśli i tym ruchem zniszczył piona, staje się Bramą.

card-demon_of_greed = Demon chciwości
    .effect = Zniszcz jednego swojego zwykłego i jednego swojego heroicznego piona w dowolnym miejscu planszy; żaden z nich nie może być Bramą. Za każdego zniszczonego w ten sposób piona zyskujesz jedną akcję.

card-demon_of_lust = Demon żądzy
    .effect = Możesz wybrać do dwóch różnych pionów, bez względu na rangę i właściciela. Każdy z nich wykonuje jeden bojowy ruch, którym zbliża się do Bramy, ale nie wchodzi na jej pole.

card-demon_of_pride = Demon pychy
    .effect = Ulepsz Demona pychy do rangi heroicznej; staje się on Bramą. Następnie może wykonać jeden bojowy ruch.

card-demon_of_sloth = Demon lenistwa
    .effect = Jeśli masz jeszcze akcję, tracisz jedną. Jeśli nie masz żadnej, zniszcz Bramę.

card-demon_of_wrath = Demon gniewu
    .effect = Zniszcz wszystkie wrogie zwykłe piony sąsiadujące z Bramą. Jeśli nie ma żadnego, Brama może wykonać jeden standardowy ruch; potem, niezależnie od tego, czy się ruszyła, zniszcz wszystkie wrogie zwykłe piony, które z nią sąsiadują.

card-flame_imp = Płomienny chochlik
    .effect = Możesz zniszczyć jednego zwykłego piona sąsiadującego z Bramą, bez względu na właściciela.

card-gate_keeper = Strażnik bramy
    .effect = Możesz albo ulepszyć jednego swojego zwykłego piona w dowolnym miejscu planszy, albo umieścić jednego swojego zwykłego piona z zapasu na dowolnym pustym polu. Jeśli to zrobisz, pion ten staje się Bramą.

card-gate_master = Władca bramy
    .effect = Ulepsz Bramę, jeśli to możliwe. Jeśli staje się przez to legendarna, to przywołanie liczy się też jako przywołanie legendy na polu Władcy bramy. Następnie wybierz jednego swojego zwykłego lub heroicznego piona: staje się on Bramą.

card-hell_hound = Piekielny ogar
    .effect = Możesz zniszczyć jednego piona sąsiadującego z Piekielnym ogarem, bez względu na rangę i właściciela. Jeśli nie zniszczysz legendarnego piona, odłóż tę kartę na spód swojej talii zamiast na stos kart odrzuconych, chyba że talia jest pusta.

card-hell_rider = Piekielny jeździec
    .effect = Jeśli Piekielny jeździec jest Bramą, może wykonać jeden bojowy ruch. Jeśli nią nie jest, może wykonać do trzech bojowych ruchów, każdy w dowolnym kierunku.

card-possessed_summoner = Opętany przywoływacz
    .effect = Wybierz wrogi kolor i umieść zwykłego piona tego koloru z jego zapasu na pustym polu sąsiadującym z pionem tego samego koloru. Jeśli to zrobisz, następna istota, którą przywołasz w tej turze, wykorzysta we wzorze piony tego koloru zamiast twoich. Następnie możesz odrzucić z ręki flarę bez zagrywania jej, aby zyskać jedną akcję.

card-power_seeker = Poszukiwacz mocy
    .effect = Jeśli Poszukiwacz mocy jest Bramą, może wykonać jeden standardowy ruch. Jeśli nią nie jest, może wykonać dowolną liczbę bojowych ruchów, z których każdy musi zbliżyć go do Bramy.

card-shadow_imp = Cienisty chochlik
    .effect = Cienisty chochlik może wykonać jeden bojowy ruch. Jeśli to zrobi, a sam nie jest Bramą, Brama może wykonać jeden bojowy ruch w tym samym kierunku.

card-vortexmaster = Władca wirów
    .effect = Brama może wykonać jeden bojowy ruch. Następnie, niezależnie od tego, czy się ruszyła, jeden z twoich pionów sąsiadujących z Bramą może wykonać jeden bojowy ruch.

## The Gateway

prompt-gateway = { $card }: który pion staje się Bramą?
prompt-may-place_or_upgrade = { $card }: czy umieszczasz albo ulepszasz piona?
label-gateway = Uczyń Bramą { $piece } na { $square }

log-gateway_opened = Brama stoi teraz na { $square }
log-gateway_closed = Nie ma Bramy
log-action_lost = Gracz { $seat } traci akcję
log-went_under = Gracz { $seat } odkłada kartę „{ $card }” na spód talii

kept-gateway = Brama stoi na { $square }
kept-gateway-merchant = Brama leży na Kupcu czasu

web-gateway = Brama
player-sign-gateway = ten pion jest Bramą
editor-gateway = Brama
term-gateway = Brama
    .forms = Bram*
    .text = Brama to zwykły lub heroiczny pion gracza Otchłani, oznaczony czterema łukami. Znacznik porusza się razem z pionem. Przepada, gdy pion zostaje zniszczony lub staje się legendarny; wtedy Bramą staje się następna istota z tej talii.

## The next being uses another colour

prompt-possess = { $card }: który wrogi kolor wybierasz?
label-possess = Umieść piona { $owner }; twoja następna istota wykorzysta piony { $owner }

log-possessed = Następna istota gracza { $seat } wykorzysta piony { $owner }

kept-possessed = następna istota wykorzysta piony { $owner }

web-possessed = Następna istota wykorzysta piony { $owner }.
why-possessed = Następna istota wymaga pionów { $owner } zamiast twoich.
editor-possessed = Następna istota wykorzysta piony

## Refusals

error-gateway-without-nethervoid = { $field }: nikt przy tym stole nie gra szkołą „{ school-nethervoid }”, więc nie ma Bramy.
error-unknown-gateway-square = { $field }: na planszy nie ma pola „{ $square }”.
error-no-gateway-there = { $field }: gracz szkoły „{ school-nethervoid }” nie ma zwykłego ani heroicznego piona w miejscu „{ $square }”.
error-possessed-without-nethervoid = { $field }: to nie jest tura gracza szkoły „{ school-nethervoid }”.
error-possessed-no-opponent = { $field }: { $colour } nie jest kolorem przeciwnika.

## The lesson

learn-gateway-title = Brama
learn-gateway-text = Jeden pion Otchłani może być Bramą, a wiele istot tej szkoły działa wokół niej. Na razie Bramy nie ma, więc stanie się nią istota, którą przywołasz. Przywołaj Płomiennego chochlika obok wrogiego piona, a potem zniszcz tego piona.
learn-gateway-hint = Chochlik pasuje na cztery pola; z wrogim pionem sąsiadują e6 i d7. Potem wybierz tego piona.
learn-gateway-done = Cztery łuki oznaczają Bramę i poruszają się razem z jej pionem. Istota heroiczna przejmuje je od zwykłej Bramy. Gdy pion Bramy zostanie zniszczony lub stanie się legendarny, Bramą stanie się twoja następna istota Otchłani.
