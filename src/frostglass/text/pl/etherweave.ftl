### Beings of the Etherweave school: names, effects and warp effects; what is asked, done, told and refused about warping.
### The card's diagram draws yellow squares striped and blue squares dotted.

card-antimatter_spirit = Duch antymaterii
    .effect = Przy przywołaniu nic się nie dzieje.
    .warp = Wybierz puste pole, ani czerwone, ani zielone, oraz kierunek. Umieść tam swojego zwykłego piona; wykonuje on jeden bojowy ruch w tym kierunku. Następnie umieść na tym samym polu zwykłego piona wrogiego koloru; wykonuje on jeden bojowy ruch w kierunku przeciwnym. Wszystkie cztery części muszą być możliwe, w przeciwnym razie nic się nie dzieje.

card-dark_sphere = Mroczna kula
    .effect = Możesz wybrać do trzech różnych zwykłych lub heroicznych pionów, bez względu na właściciela, ale nie trzy tego samego koloru. Każdy z nich po kolei wykonuje jeden bojowy ruch, który kończy się w odległości dokładnie 2 od Mrocznej kuli.

card-doppelganger = Sobowtór
    .effect = Wykonaj raz efekt zakrzywienia swojej oczekującej istoty, tak jakby był wydrukowany tutaj. Istota nadal oczekuje.

card-eternal_emperor = Wieczny cesarz
    .effect = Jeśli nie zagrano w tej turze efektu zakrzywienia Cesarza, możesz teraz zrobić to, o czym mówi ten efekt.
    .warp = Albo umieść na pustym polu jednego swojego zwykłego piona z zapasu, albo rusz jednym swoim pionem: zwykłym bojowym ruchem, heroicznym lub legendarnym standardowym ruchem.

card-gate_of_oblivion = Brama zapomnienia
    .effect = Zniszcz piona na niebieskim (kropkowanym) polu, bez względu na jego kolor i rangę. Następnie możesz zniszczyć jednego zwykłego lub heroicznego piona na żółtym (paskowanym) polu, bez względu na właściciela.
    .warp = Do końca tej tury każdy zniszczony przez ciebie pion liczy się tak, jakby zniszczony został jeszcze jeden pion tego samego koloru i tej samej rangi.

card-greater_shadow_twin = Większy bliźniak cienia
    .effect = Jeśli Mniejszy bliźniak cienia leży na twoim stosie kart odrzuconych, możesz zniszczyć jednego heroicznego piona, bez względu na właściciela, z którym sąsiadują co najmniej dwa twoje piony.
    .warp = Ulepsz jednego swojego zwykłego piona w dowolnym miejscu planszy.

card-iris_of_eternity = Tęczówka wieczności
    .effect = Możesz wybrać jedno: zniszcz jednego sąsiedniego legendarnego piona, bez względu na właściciela, albo ulepsz Tęczówkę wieczności do rangi legendarnej. Jeśli ją ulepszysz, to przywołanie liczy się też jako przywołanie legendy, a wszystkie legendy z twojej ręki zostają odrzucone.

card-lesser_shadow_twin = Mniejszy bliźniak cienia
    .effect = Jeśli Większy bliźniak cienia leży na twoim stosie kart odrzuconych, możesz zniszczyć jednego lub dwa zwykłe piony, bez względu na właściciela, sąsiadujące z jednym i tym samym twoim pionem.
    .warp = Ulepsz jednego swojego zwykłego piona w dowolnym miejscu planszy.

card-merchant_of_time = Kupiec czasu
    .effect = Jeśli na tej karcie leży pion, wraca on standardowym skokiem na pole, które nie jest ani czerwone, ani zielone: puste albo zajęte przez piona niższej rangi, który zostaje zniszczony.
    .warp = Weź jednego piona z pola, które nie jest ani czerwone, ani zielone, i połóż go na tej karcie; właściciel i ranga są dowolne. Pion nie zostaje zniszczony. Tego efektu nie można skopiować, a dopóki Kupiec oczekuje, nic nie może go odrzucić ani cofnąć na rękę.

card-paradox_worm = Czerw paradoksu
    .effect = Możesz zamienić miejscami jednego swojego zwykłego lub heroicznego piona i jednego wrogiego piona tej samej rangi.
    .warp = Ulepsz jednego wrogiego zwykłego piona. Następnie możesz odrzucić swoją oczekującą istotę.

card-polarity_queen = Królowa biegunowości
    .effect = Wybierz dwa różne swoje zwykłe lub heroiczne piony inne niż Królowa biegunowości. Pierwszy wykonuje jeden bojowy ruch w dowolnym kierunku, potem drugi wykonuje jeden bojowy ruch w kierunku przeciwnym. Jeśli żadne dwa takie ruchy nie są możliwe, nic się nie dzieje.
    .warp = Umieść jednego swojego zwykłego piona z zapasu na pustym polu sąsiadującym z wrogim pionem.

card-reality_patch = Łata rzeczywistości
    .effect = Dla każdego wrogiego koloru możesz zniszczyć jednego heroicznego piona tego koloru. Następnie możesz odrzucić swoją oczekującą istotę. Następnie możesz odrzucić z ręki jedną kartę: istotę, legendę lub flarę.

card-singularity = Osobliwość
    .effect = Wybierz puste pole, ani czerwone, ani zielone. Wszystkie sąsiadujące z nim zwykłe piony, bez względu na właściciela, wykonują bojowy ruch na to pole, jeden po drugim, w wybranej przez ciebie kolejności.

card-time_traveler = Podróżnik w czasie
    .effect = Możesz zniszczyć jednego sąsiedniego zwykłego piona, bez względu na właściciela. Jeśli to zrobisz, połóż wierzchnią kartę swojego stosu kart odrzuconych na wierzchu swojej talii.

card-translocationist = Translokator
    .effect = Do dwóch razy możesz zamienić miejscami jednego swojego heroicznego i jednego swojego zwykłego piona; za każdym razem użyj innego heroicznego piona.
    .warp = Zyskujesz jedną akcję.

card-void_summoner = Przywoływacz pustki
    .effect = Gdy przywołujesz swoją następną istotę w tej turze, do dwóch pól jej wzoru, które wymagają zwykłego piona, może być pustych. Po tym przywołaniu pozwolenie przepada, nawet niewykorzystane.
    .warp = Jeden z twoich zwykłych lub heroicznych pionów musi wykonać jeden standardowy ruch, jeśli którykolwiek może się ruszyć.

card-warpmaster = Mistrz zakrzywień
    .effect = Możesz wybrać jedno: cofnij swoją oczekującą istotę na rękę albo wykonaj Mistrzem zakrzywień jeden standardowy ruch.

card-ziggurat_sentinel = Strażnik zigguratu
    .effect = Możesz wybrać jedno: wykonaj efekt zakrzywienia jednej karty ze swojego stosu kart odrzuconych albo wykonaj Strażnikiem zigguratu jeden, dwa lub trzy bojowe ruchy, wszystkie w kierunku strzałki.
    .warp = Jeden z twoich zwykłych lub heroicznych pionów wykonuje albo jeden bojowy ruch, albo dwa standardowe ruchy.

## Questions

prompt-burst = { $card }: na którym polu to następuje?
prompt-emperor = { $card }: umieszczasz piona czy ruszasz pionem?
prompt-may-emperor = { $card }: umieszczasz piona, ruszasz pionem czy rezygnujesz?
prompt-may-iris = { $card }: czy niszczysz legendarnego piona albo ulepszasz istotę?
prompt-may-swap = { $card }: czy któryś twój pion zamienia się miejscem?
prompt-swap_with = { $card }: z którym pionem zamienia się miejscem?
prompt-lay_aside = { $card }: którego piona kładziesz na karcie?
prompt-bring_back = { $card }: dokąd wraca pion z karty?
prompt-singularity = { $card }: na które pole wpadają otaczające je zwykłe piony?
prompt-last_mover = { $card }: który pion rusza się ostatni i tam zostaje?
prompt-may-show_twin = { $card }: czy pokazujesz drugiego bliźniaka na swoim stosie kart odrzuconych?
prompt-may-discard_pending = { $card }: czy odrzucasz swoją oczekującą istotę?
prompt-may-take_back = { $card }: czy cofasz swoją oczekującą istotę na rękę?
prompt-may-copy_warp = { $card }: czy wykonujesz efekt zakrzywienia ze swojego stosu kart odrzuconych?
prompt-may-throw_away = { $card }: czy odrzucasz kartę z ręki?

## Choices

label-warp = Zakrzyw kartę „{ $card }”
label-burst = Wybierz { $square }
label-singularity = Niech wpadną na { $square }
label-emperor = { $word ->
    [place] Umieść zwykłego piona
   *[move] Rusz swoim pionem
}
label-iris = { $word ->
    [destroy] Zniszcz sąsiedniego legendarnego piona
   *[ascend] Ulepsz istotę; liczy się jako legenda, a twoje legendy zostają odrzucone
}
label-swap = Wybierz do zamiany { $piece } na { $square }
label-swap_with = Zamień miejscami; drugie pole: { $square }
label-lay_aside = Połóż na karcie { $piece } z { $square }
label-bring_back = Pion wraca na { $square }
label-last_mover = Pion z { $square } rusza się ostatni i zostaje
label-show_twin = Pokaż kartę „{ $card }”
label-discard_pending = Odrzuć oczekującą kartę „{ $card }”
label-take_back = Cofnij na rękę kartę „{ $card }”
label-copy_warp = Wykonaj efekt zakrzywienia karty „{ $card }”
label-throw_away = Odrzuć z ręki kartę „{ $card }”
label-stop-pending = Niech nadal oczekuje
label-stop-copy_warp = Nie kopiuj efektu zakrzywienia
label-stop-show_twin = Niczego nie pokazuj
label-stop-throw_away = Zachowaj wszystkie karty

## Log

log-warped = Gracz { $seat } zakrzywia kartę „{ $card }”; istota oczekuje
log-copied = Gracz { $seat } wykonuje efekt zakrzywienia karty „{ $card }”
log-taken_back = Gracz { $seat } cofa na rękę kartę „{ $card }”
log-revealed = Gracz { $seat } pokazuje na stosie kart odrzuconych kartę „{ $card }”
log-laid_aside = Na Kupcu czasu gracza { $seat } położono { piece } z { $square }
log-came_back = Na { $square } wraca pion z Kupca czasu gracza { $seat }
log-found_no_square = Dla piona z Kupca czasu gracza { $seat } nie ma pola: wraca on do swojego zapasu
log-points_lost = { $points ->
    [one] Gracz { $seat } traci { $points } punkt za oczekującą istotę
    [few] Gracz { $seat } traci { $points } punkty za oczekującą istotę
   *[other] Gracz { $seat } traci { $points } punktów za oczekującą istotę
}

## What is kept

kept-pending = oczekująca istota: { $card }
kept-merchant = na Kupcu czasu położono { $piece }
kept-void = następne przywołanie w tej turze może liczyć dwa puste pola
kept-oblivion = każdy pion zniszczony w tej turze liczy się { $times ->
    [2] podwójnie
    [3] potrójnie
   *[other] { $times } razy
}
kept-emperor = w tej turze zagrano efekt zakrzywienia Wiecznego cesarza

## Why not

why-about-warp = Zakrzywienie
why-warp-opening = W swojej pierwszej turze w grze nie możesz zagrać efektu zakrzywienia.
why-warp-pending = Karta „{ $card }” nadal oczekuje. Oczekiwać może tylko jedna istota.
why-no-warp = Nie masz na ręce karty z efektem zakrzywienia.

## Refusals of positions

error-no-warp-effect = { $field }: karta „{ $card }” nie ma efektu zakrzywienia.
error-no-piece = { $field }: „{ $piece }” nie oznacza piona w tej grze.
error-no-merchant = { $field }: pion „{ $piece }” może leżeć tylko na oczekującym Kupcu czasu.
error-no-etherweave-turn = { $field }: tylko w turze szkoły { school-etherweave }.

## The table and the card browser

web-warp = Zakrzywienie
web-warp-note = zagraj z ręki, bez akcji
web-key-warp = efekt zagrywany z ręki, bez akcji
web-pending-own = oczekuje. Przywołaj tę istotę tak jak z ręki.
web-pending-other = oczekuje.
web-on-card = Na tej karcie: { $rank ->
    [common] zwykły pion { $owner }
    [heroic] heroiczny pion { $owner }
   *[legendary] legendarny pion { $owner }
}
web-on-card-note = Poza planszą i poza zapasem; nie liczy się, dopóki nie wróci.
web-pending-loss = { $mode ->
    [melee] Oczekuje na koniec gry: −2 punkty w każdym kolorze. Do tego czasu { $points } liczy się jako { $left }.
   *[other] Oczekuje na koniec gry: −2 punkty. Do tego czasu { $points } liczy się jako { $left }.
}
web-verb-warp = Zakrzyw: { $card }
web-void = Następna istota może liczyć dwa puste pola.
web-oblivion = Zniszczone piony liczą się w tej turze { $times ->
    [2] podwójnie
    [3] potrójnie
   *[other] { $times } razy
}.
web-void-square = puste, liczy się jako zwykły pion

## The position editor

editor-pending = Oczekująca istota
editor-merchant = Na Kupcu czasu
editor-void = Następne przywołanie może liczyć dwa puste pola
editor-emperor = W tej turze zagrano efekt zakrzywienia Wiecznego cesarza
editor-oblivion = Ile razy więcej liczy się każdy zniszczony pion

## The lesson

learn-warp-title = Efekt zakrzywienia
learn-warp-text = Istoty Osnowy Eteru mogą działać, zanim zostaną przywołane. Zakrzyw kartę z ręki: Królowa biegunowości nie kosztuje wtedy akcji i nie wymaga wzoru. Jej efekt umieszcza piona obok wrogiego.
learn-warp-hint = Naciśnij wybór, który zakrzywia kartę, a potem puste pole obok wrogiego piona.
learn-warp-done = Istota teraz oczekuje. Przywołaj ją jak kartę z ręki, zanim zakrzywisz następną: jeśli będzie oczekiwać na koniec gry, kosztuje 2 punkty.
