### The lessons beyond a first game: legends, tasks, melee; and what the guide says when nothing leads on.

learn-chapter-first = Pierwsza gra
learn-chapter-more = Inne sposoby gry
learn-chapter-schools = Co ma tylko jedna szkoła
learn-spent = To było dobre, ale nic, co możesz jeszcze zrobić w tej turze, nie prowadzi do celu. Cofnij krok albo zacznij go od nowa.

learn-legend-title = Legenda
learn-legend-text = Oprócz istot swojej szkoły masz na ręce legendy. Przywołuje się je tak samo, ale ich wzory wymagają heroicznych pionów, rysowanych jako romby. Przywołaj legendę z ręki, a potem wybieraj pola wokół niej albo zakończ.
learn-legend-hint = Naciśnij „{ web-summon }” przy legendzie i zatwierdź e5. Potem wybieraj pola obok: na e6 i f5 stoi przeciwnik.
learn-legend-done = W pojedynku każda przywołana legenda to od razu punkt. Na legendarnym pionie nie pojawi się żadna zwykła ani heroiczna istota.

learn-task-title = Zadanie
learn-task-text = W Wysokim Stylu punkty dają zadania, a nie zniszczone piony. Dominacja w centrum wymaga pięciu pionów na dziewięciu centralnych polach, w tym dwóch ulepszonych. Masz cztery. Umieść piątego, zakończ turę i zgłoś zadanie.
learn-task-hint = Centralnym polem jest na przykład e4. Potem wybierz koniec tury, a po nim zadanie.
learn-task-done = Najwyżej jedno zadanie na turę. Jego miejsce zajęło następne, wspólne dla obu stron. Legendarny pion też jest wart punkt, dopóki stoi na planszy.

learn-melee-title = Bitwa
learn-melee-text = Gra troje lub czworo, każdy przeciw wszystkim. Raz na każdego przeciwnika możesz improwizować: jeden pion jego koloru zastępuje twojego przy przywołaniu. Tutaj pion B na e4 dopełnia wzór istoty z twojej ręki. Przywołaj ją.
learn-melee-hint = Naciśnij „{ web-summon }”, potem pole w ramce i zatwierdź. Kropka przy kolorze B w tabeli zostanie wtedy zużyta.
learn-melee-done = W każdym kolorze przeciwnika liczysz punkty osobno, a liczy się tylko najniższy wynik. Rozkładaj więc ataki.
