### The lessons: a first game in the arena step by step, the prologue of Embers with a guide.

learn-title = Ucz się, grając
learn-lead = Prawdziwe stoły, prawdziwe zasady, niczego nie ryzykujesz.
learn-note = Lekcje pamiętają w tej przeglądarce, jak daleko jesteś. Do poczytania:
learn-guide = Przewodnik
learn-arena-title = Pierwsza gra na arenie
learn-arena-text = Krótkie kroki, po kilka kliknięć każdy.
learn-prologue-title = Prolog Szklanego tronu
learn-prologue-text = Grasz jako Aelin, a bot jako Rowan. Przewodnik objaśnia każdą decyzję, gdy nadejdzie.
learn-about-place = Dodawanie wspomnień do Umysłu
learn-about-relive = Ponowne przeżycie wspomnienia
learn-about-rows = Co dalej, gdy na to zapracujecie
learn-about-silence = Dlaczego nikt nic nie mówi
learn-start = Zacznij
learn-continue = Dalej
learn-repeat = Jeszcze raz
learn-play-arena = Teraz cała gra
learn-is-done = zrobione
learn-step = Krok { $number } z { $all }
learn-next = Następny krok
learn-finish = Zakończ
learn-hint = Podpowiedz
learn-again = Od nowa
learn-from-start = Od początku
learn-all = Wszystkie lekcje
learn-else = To dozwolone, ale nie prowadzi do celu tego kroku.
learn-over = Ta gra jest skończona. Spróbuj tego kroku od nowa.

learn-place-title = Umieść piona
learn-place-text = Grasz jako A, niebieskimi pionami. Tura ma dwie akcje. Najprostsza: umieść zwykłego piona na dowolnym pustym polu. Kliknij pole, potem zatwierdź.
learn-place-hint = Nada się każde puste pole, choćby środek planszy.
learn-place-done = Pion tam zostaje. Z pionów we właściwych miejscach powstaje cała reszta.

learn-pattern-title = Ułóż wzór
learn-pattern-text = Masz na ręce Śnieżnego lisa. Jego wzór to dwa piony stykające się rogiem, a obok nich ramka: tam pojawi się lis. Jeden z tych pionów już stoi. Umieść drugiego.
learn-pattern-hint = Nowy pion staje po skosie od d5, na przykład na e4.
learn-pattern-done = Wzór jest gotowy. Karta podaje teraz, na ilu polach może pojawić się lis.

learn-summon-title = Przywołaj istotę
learn-summon-text = Przywołanie też jest akcją. Naciśnięcie karty tylko ją pokazuje; aby przywołać, naciśnij „{ web-summon }”, potem jedno z pól w ramce. Potem działa efekt: lis może ruszyć się maksymalnie dwa razy. Możesz też zakończyć.
learn-summon-hint = Naciśnij „{ web-summon }” w pytaniu albo przy karcie, potem c5, potem główny przycisk. Ruchy kończy przycisk „{ label-stop }”.
learn-summon-done = Piony wzoru zostają na swoich miejscach, a lis jest twoim nowym pionem. Karta jest zużyta.

learn-turned-title = Obrót i odbicie
learn-turned-text = Wzór można dowolnie obracać i odbijać. Niedźwiedziowi polarnemu brakuje tu jednego piona. Znajdź to miejsce, uzupełnij je i przywołaj niedźwiedzia. Znak zapytania przy karcie powie, czego brakuje.
learn-turned-hint = Spójrz na e9, e7 i f7: z pionem na f8 wzór stoi na głowie, a niedźwiedź pojawia się na f6.
learn-turned-done = Rysunek na planszy obraca się razem ze wzorem; powiększona karta leży zawsze tak, jak jej użyjesz.

learn-destroy-title = Zniszcz wrogiego piona
learn-destroy-text = Istota może pojawić się na pionie tej samej lub niższej rangi i go niszczy. Pion wyższej rangi blokuje pole. Przywołaj Bojowe sanie na czerwonego piona na e6. Potem mogą jechać i niszczyć dalej.
learn-destroy-hint = W ramce jest tylko e6. Potem wybieraj ruchy albo zakończ.
learn-destroy-done = W pojedynku zniszczone piony to punkty: dwa zwykłe w jednej turze albo jeden heroiczny dają jeden punkt, legendarny daje dwa.

learn-frozen-title = Efekt Mrozu
learn-frozen-text = Niektóre istoty Wiecznego Mrozu zostawiają efekt na później. Czeka on obok ręki i nie kosztuje akcji. Aktywuj efekt Mrozu, który leży w grze: jeden z twoich zwykłych pionów stanie się heroiczny.
learn-frozen-hint = Pod twoimi kartami jest lodowa ramka z przyciskiem. Potem wybierz jednego z trzech pionów.
learn-frozen-done = W grze możesz mieć tylko jeden efekt Mrozu. Gdy pojawia się drugi, wybierasz, który zostaje; drugi odrzucasz bez rozpatrywania.

learn-flare-title = Flara
learn-flare-text = Kto jest daleko w tyle, może zagrać flarę. Porównuje ona piony na planszy: przeciwnik ma tu o pięć więcej, a wystarczą cztery. Flara nie kosztuje akcji.
learn-flare-hint = Naciśnij flarę na ręce, wybierz to, co daje, zatwierdź, a potem wybierz pole dla piona.
learn-flare-done = Ma to swoją cenę: w pojedynku przeciwnik dostaje za nią punkt. Za to nadrabiasz straty.

learn-ending-title = Koniec gry
learn-ending-text = Gdy ktoś ma 18 punktów, każdy rozgrywa jeszcze jedną turę. Ta jest ostatnia i należy do ciebie: 18 punktów przeciw 19. Śnieżny potwór niszczy zwykłe wrogie piony w pobliżu, a cztery to dwa punkty. Przywołaj go i zakończ turę.
learn-ending-hint = Przywołaj potwora na e5 albo f5. Potem wybierz koniec tury.
learn-ending-done = Wygrana! To cała gra: umieszczaj, przywołuj i patrz, co budują inni.

learn-embers-won = Wspólnie wygraliście prolog. Opowieść się zaczyna.
learn-embers-lost = Tym razem się nie udało; to też część opowieści. Zacznijcie znów od pierwszej części.
