### The captivity deck, cards 1 to 51: the title under the number, with the story of a chapter card as `.front` and its
### instructions as `.back`, the words of a rule, ability, character or demon as `.text`, a help card's summary as `.help`.
### A help card stays for several chapters: it may say only what holds in all of them. Nothing tells of a later chapter.
### No past tense of a player, whose gender nobody knows.

captivity-note = Tylko rozdział pierwszy jest zgodny z instrukcją. Rozdziały od drugiego do siódmego wymyśliliśmy sami, ze wszystkimi opowieściami, zasadami, zdolnościami i liczbami. Nie są to rozdziały wydanej gry.

## Lines that several help cards share

-help-goal = Cel: przetrwajcie trzy dni. Dzień kończy się, gdy kompletne są wszystkie cztery rzędy, każdy o sile dokładnie 7.
-help-relive = Ponowne przeżycie: gdy właśnie dodana karta i widoczne karty jej koloru połączone z nią kartami tego koloru dają dokładnie 7, demon tego koloru zostaje wypędzony z rzędu demonów, a Aelin może odkryć jedną zakrytą kartę Determinacji w tym kolorze.
-help-taint = Skażenie: odrzucane wspomnienie, którego demon jest w rzędzie demonów, trafia zakryte pod tego demona. Na koniec dnia wypada z tej gry.
-help-split = Rozdwojenie: jeśli widoczne karty Umysłu nie są wszystkie połączone, Aelin zachowuje jedną część. Widoczne karty pozostałych są odrzucane.
-help-lost = Przegrywacie, jeśli na początku tury Fenrysa talia wspomnień jest pusta, jeśli Fenrys nie może dodać karty, jeśli Umysł jest pusty albo jeśli na nowy dzień jest za mało wspomnień.
-help-narrow-breath = { captivity-14 }: podczas obserwacji Fenrys dobiera najwyżej cztery karty.
-help-claws = { captivity-19 }: każdy przybywający demon wyrywa z Umysłu widoczną kartę swojego koloru, jeśli w Umyśle są co najmniej dwie karty. Kartę wybiera Aelin.
-help-queen = { captivity-36 }: w rzędzie demonów zastępuje demona każdego koloru, który nie ma tam własnego.

-help-glimpse = Przebłysk: zabierz z Umysłu jedną widoczną kartę do rzędu aktualnego, czyli najwyższego niekompletnego. Jeśli rząd miałby więcej, niż potrzebuje, odrzuć kartę; w przeciwnym razie dołóż ją do rzędu. Jeśli karta Determinacji tego rzędu jest zakryta i ma kolor dołożonej karty, możesz ją odkryć.
-help-after-glimpse = Potem sprawdź, czy Umysł się nie rozdwoił. Pusty Umysł oznacza przegraną.
-help-whisper = Szept: jeśli rząd ma dokładnie tyle, ile potrzebuje, powiedz „Jestem tu”. Jeśli kompletne są teraz wszystkie rzędy, dodaj „Jestem przy tobie”.
-help-bare-truth = { captivity-20 }, raz na dzień: na początku swojej tury odkryj jedną ze swoich zakrytych kart Determinacji.
-help-second-glimpse = { captivity-26 }, raz na dzień: na koniec swojej tury rozegraj jeszcze jedną.

-help-observe = Obserwacja: dobieraj karty po jednej do rzędu wspomnień, co najmniej jedną. Gdy przestajesz, dobrane demony trafiają do rzędu demonów.
-help-blink = Mrugnięcie: dodaj do Umysłu jedną kartę z rzędu wspomnień. Potem pozostałe po kolei dodaj albo odrzuć.
-help-adding = Dodawanie: karta leży na co najmniej jednej karcie Umysłu. Pusty obszar trafia na pusty, zakryty na zakryty, a co najmniej raz zakryty na zakryty.
-help-let-go = { captivity-15 }, raz na dzień: podczas mrugnięcia, po dodaniu karty, odłóż kartę z rzędu wspomnień na spód talii wspomnień.
-help-wolfs-leap = { captivity-32 }, raz na dzień: podczas mrugnięcia dodaj kartę, która trafia na Umysł tylko pustymi obszarami na puste.
-help-snarl = { captivity-39 }, raz na grę: podczas mrugnięcia wypędź demona ze wszystkim, co jest pod nim.

## Chapter one

captivity-01 = Rozdział pierwszy: Żar
    .front = Żelazo nad głową, żelazo pod plecami, a pomiędzy nimi ciemność. Chcą tego, co wie Aelin, i nigdzie im się nie spieszy. Fenrys stoi na straży, związany przysięgą, która nie pozwala mu ani pomóc, ani odejść. Nikt jednak nie zabronił mu na nią patrzeć, a jej pamiętać.
    .back = Weźcie karty 2–12. Zarchiwizujcie Aelin i Rowana z prologu. Potem przygotujcie pierwszy dzień.
captivity-02 = Trzy dni
    .text = Przetrwajcie trzy dni. Dzień kończy się, gdy kompletne są wszystkie cztery rzędy wzmacniania Determinacji, każdy o sile dokładnie 7. Z końcem trzeciego dnia wygrywacie.
captivity-03 = { embers-aelin }
    .text = Zabierasz wspomnienia z Umysłu i wzmacniasz nimi swoją Determinację. Tylko ty wiesz, co leży zakryte w twoich rzędach.
captivity-04 = { embers-fenrys }
    .text = Dobierasz wspomnienia i dodajesz je do Umysłu. Aelin nie może ci powiedzieć, czego jej trzeba; patrz, co zabiera.
captivity-05 = { embers-demon-chains }
    .text = Dopóki ten demon jest w rzędzie demonów, odrzucane wspomnienia w kolorze Łańcuchy zostają pod nim skażone. Wypędza go ponownie przeżyte wspomnienie w tym kolorze.
captivity-06 = { embers-demon-daggers }
    .text = Dopóki ten demon jest w rzędzie demonów, odrzucane wspomnienia w kolorze Sztylety zostają pod nim skażone. Wypędza go ponownie przeżyte wspomnienie w tym kolorze.
captivity-07 = { embers-demon-flames }
    .text = Dopóki ten demon jest w rzędzie demonów, odrzucane wspomnienia w kolorze Płomienie zostają pod nim skażone. Wypędza go ponownie przeżyte wspomnienie w tym kolorze.
captivity-08 = { embers-demon-glass }
    .text = Dopóki ten demon jest w rzędzie demonów, odrzucane wspomnienia w kolorze Szkło zostają pod nim skażone. Wypędza go ponownie przeżyte wspomnienie w tym kolorze.
captivity-09 = { embers-demon-antlers }
    .text = Dopóki ten demon jest w rzędzie demonów, odrzucane wspomnienia w kolorze Poroże zostają pod nim skażone. Wypędza go ponownie przeżyte wspomnienie w tym kolorze.
captivity-10 = Wspólna pomoc, od rozdziału pierwszego
    .help =
        { -help-goal }
        { -help-relive }
        { -help-taint }
        { -help-split }
        { -help-lost }
captivity-11 = Pomoc dla Aelin, od rozdziału pierwszego
    .help =
        { -help-glimpse }
        { -help-after-glimpse }
        { -help-whisper }
captivity-12 = Pomoc dla Fenrysa, od rozdziału pierwszego
    .help =
        { -help-observe }
        { -help-blink }
        { -help-adding }

## Chapter two

captivity-13 = Rozdział drugi: Żelazne powietrze
    .front = Wieko pozostaje teraz zamknięte dłużej i każdy oddech trzeba liczyć. Fenrys uczy się mówić niewiele, a przekazać dużo: jedno spojrzenie, jedno mrugnięcie, nic, co zauważyliby strażnicy.
    .back = Weźcie karty 14–17. Zarchiwizujcie karty 10 i 12.
captivity-14 = Płytki oddech
    .text = Podczas obserwacji Fenrys dobiera najwyżej cztery karty; liczą się zarówno wspomnienia, jak i demony. Po czwartej musi przestać.
captivity-15 = Pozwól odejść
    .text = Raz na dzień, podczas mrugnięcia, po dodaniu karty w tej turze: odłóż jedną kartę z rzędu wspomnień na spód talii wspomnień. Nie jest odrzucana, więc żaden demon jej nie skaża.
captivity-16 = Wspólna pomoc, od rozdziału drugiego
    .help =
        { -help-goal }
        { -help-relive }
        { -help-taint }
        { -help-split }
        { -help-lost }
        { -help-narrow-breath }
captivity-17 = Pomoc dla Fenrysa, od rozdziału drugiego
    .help =
        { -help-observe }
        { -help-blink }
        { -help-adding }
        { -help-let-go }

## Chapter three

captivity-18 = Rozdział trzeci: Pazury w ciemności
    .front = Dawni wrogowie nie czekają już na skraju jej myśli. Gdy któryś przychodzi, przychodzi z obnażonymi pazurami i coś drogiego znika, zanim ona zdąży zacisnąć na tym dłoń.
    .back = Weźcie karty 19–22. Zarchiwizujcie karty 11 i 16. Karta „{ captivity-14 }” nadal obowiązuje, a zdolność zostaje z wami.
captivity-19 = Pazury
    .text = Gdy dobrane demony trafią do rzędu demonów, każdy z nich atakuje raz, w kolejności dobrania. Jeśli w Umyśle są co najmniej dwie karty, licząc niewidoczne, a któraś widoczna ma kolor demona, Aelin wybiera jedną taką kartę: opuszcza ona Umysł i leży skażona pod tym demonem. Po każdym ataku sprawdźcie, czy Umysł się nie rozdwoił. Potem zaczyna się mrugnięcie.
captivity-20 = Naga prawda
    .text = Raz na dzień, na początku swojej tury: odkryj jedną ze swoich zakrytych kart Determinacji, w dowolnym rzędzie i bez względu na kolor.
captivity-21 = Wspólna pomoc, od rozdziału trzeciego
    .help =
        { -help-goal }
        { -help-relive }
        { -help-taint }
        { -help-split }
        { -help-lost }
        { -help-narrow-breath }
        { -help-claws }
captivity-22 = Pomoc dla Aelin, od rozdziału trzeciego
    .help =
        { -help-glimpse }
        { -help-after-glimpse }
        { -help-whisper }
        { -help-bare-truth }

## Chapter four

captivity-23 = Rozdział czwarty: Skradzione godziny
    .front = Budzi się i nie potrafi powiedzieć, jak długo spała. Ktoś powycinał z dnia kawałki, a ona nie umie już odczytać ostatniego ze swoich ślubowań.
    .back = Weźcie karty 24–28. Zarchiwizujcie karty 14, 21 i 22. Karta „{ captivity-19 }” nadal obowiązuje, a zdolności zostają z wami.
captivity-24 = Skradzione godziny
    .text = Na koniec przygotowania każdego dnia odłóżcie na bok pięć wierzchnich kart talii wspomnień, zakrytych i nieobejrzanych; mogą być wśród nich demony. Nie należą one do talii. Na koniec dnia są wtasowywane razem z resztą.
captivity-25 = Rząd w mroku
    .text = Aelin ogląda tylko trzy ze swoich czterech kart Determinacji i układa je, jak chce. Karta rozdana jako ostatnia leży na samym dole kolumny i nikt jej nie widzi. Aelin ogląda ją, gdy jej rząd staje się aktualny; wcześniej nic nie może jej odkryć.
captivity-26 = Drugi przebłysk
    .text = Raz na dzień, na koniec swojej tury, jeśli dzień się nie skończył: rozegraj od razu jeszcze jedną całą turę.
captivity-27 = Wspólna pomoc, od rozdziału czwartego
    .help =
        { -help-goal }
        { -help-relive }
        { -help-taint }
        { -help-split }
        { -help-lost }
        { -help-claws }
        { captivity-24 }: pięć nieobejrzanych kart z talii wspomnień leży na boku do końca dnia.
        { captivity-25 }: nikt nie ogląda najniższej karty Determinacji, zanim jej rząd będzie aktualny.
captivity-28 = Pomoc dla Aelin, od rozdziału czwartego
    .help =
        { -help-glimpse }
        { -help-after-glimpse }
        { -help-whisper }
        { -help-bare-truth }
        { -help-second-glimpse }

## Chapter five

captivity-29 = Rozdział piąty: Ciasny dom
    .front = Cztery ściany, tak blisko, że można ich dotknąć bez wyciągania ręki. Na myśl, która rośnie zbyt szeroko, nie ma tu miejsca, więc składają swoje wspomnienia ciasno i dają sobie obietnicę, której zamierzają dotrzymać.
    .back = Weźcie karty 30–34. Zarchiwizujcie karty 17, 24, 25 i 27. Karta „{ captivity-19 }” nadal obowiązuje, a zdolności zostają z wami.
captivity-30 = Żelazne ściany
    .text = Kartę można dodać tylko tam, gdzie potem cały Umysł, wraz z niewidocznymi kartami, mieści się w kwadracie o boku pięciu obszarów. Kwadrat nie ma na stole stałego miejsca; liczy się tylko rozmiar Umysłu.
captivity-31 = Pierwsza obietnica
    .text = Drugiego dnia nie można skompletować ostatniego rzędu, dopóki w tej grze nie zostanie ponownie przeżyte żadne wspomnienie. Zabrana karta, która by go skompletowała, zostaje zamiast tego odrzucona.
captivity-32 = Wilczy skok
    .text = Raz na dzień, podczas mrugnięcia: jedną kartę można dodać bez zakrytego obszaru na zakrytym. Nadal musi leżeć na co najmniej jednej karcie Umysłu, a jej obszary muszą pasować. Dopóki ta zdolność jest nieużyta, takie miejsca liczą się przy sprawdzaniu, czy możesz dodać kartę.
captivity-33 = Wspólna pomoc, od rozdziału piątego
    .help =
        { -help-goal }
        { -help-relive }
        { -help-taint }
        { -help-split }
        { -help-lost }
        { -help-claws }
        { captivity-30 }: po dodaniu karty cały Umysł musi mieścić się w kwadracie o boku pięciu obszarów.
        { captivity-31 }: drugiego dnia ostatni rząd czeka, aż w tej grze zostanie ponownie przeżyte wspomnienie.
captivity-34 = Pomoc dla Fenrysa, od rozdziału piątego
    .help =
        { -help-observe }
        { -help-blink }
        { -help-adding }
        { -help-let-go }
        { -help-wolfs-leap }

## Chapter six

captivity-35 = Rozdział szósty: Królowa pyta
    .front = Królowa przychodzi osobiście, cierpliwa, niemal życzliwa. Ma jedno pytanie, a każde wspomnienie, które Aelin wypuści z rąk, to kolejny stopień w dół, ku odpowiedzi.
    .back = Weźcie karty 36–41. Zarchiwizujcie karty 30, 31, 33 i 34. Karta „{ captivity-19 }” nadal obowiązuje, a zdolności zostają z wami.
captivity-36 = Mroczna królowa
    .text = Karta 37 zostaje wtasowana razem z pięcioma demonami i odtąd jest demonem jak one. Dopóki królowa jest w rzędzie demonów, zastępuje demona każdego koloru, który nie ma tam własnego: odrzucane wspomnienia takiego koloru zostają skażone pod nią, a ponownie przeżyte wspomnienie takiego koloru ją wypędza. To, co leży pod nią, zostaje tam także wtedy, gdy przybędzie inny demon. Sama nie ma koloru i nigdy nie atakuje.
captivity-37 = { embers-demon-queen }
    .text = Demon bez koloru. Zasady królowej są na karcie 36.
captivity-38 = Schody
    .text = Od góry do dołu cztery rzędy potrzebują 6, 7, 8 i 9. Ponowne przeżycie wspomnienia nadal wymaga 7.
captivity-39 = Warknięcie
    .text = Raz na grę, podczas mrugnięcia: wypędź jednego demona z rzędu demonów, choćby i królową, ze wszystkim, co jest pod nim. Żadne wspomnienie nie zostaje przez to ponownie przeżyte.
captivity-40 = Wspólna pomoc, od rozdziału szóstego
    .help =
        Cel: przetrwajcie trzy dni. Dzień kończy się, gdy kompletne są wszystkie cztery rzędy. Od góry do dołu potrzebują dokładnie 6, 7, 8 i 9.
        { -help-relive }
        { -help-taint }
        { -help-split }
        { -help-lost }
        { -help-claws }
        { -help-queen }
captivity-41 = Pomoc dla Fenrysa, od rozdziału szóstego
    .help =
        { -help-observe }
        { -help-blink }
        { -help-adding }
        { -help-let-go }
        { -help-wolfs-leap }
        { -help-snarl }

## Chapter seven

captivity-42 = Rozdział siódmy: Dzień przełomu
    .front = Przysięgę krwi można złamać, ale cenę może zapłacić tylko ten, kto ją złożył. Jeszcze jeden dzień, dłuższy od innych, a na jego końcu drzwi albo nic.
    .back = Weźcie karty 43–49. Zarchiwizujcie karty 19, 28, 38, 40 i 41. Karta „{ captivity-36 }” nadal obowiązuje, a zdolności zostają z wami.
captivity-43 = Piąty rząd
    .text = Trzeciego dnia Aelin ma pięć kart Determinacji i pięć rzędów. Dzień kończy się dopiero, gdy kompletny jest każdy z nich.
captivity-44 = Dwie obietnice
    .text = Trzeciego dnia nie można skompletować ostatniego rzędu, dopóki w tej grze nie zostaną ponownie przeżyte wspomnienia w dwóch różnych kolorach. Zabrana karta, która skompletowałaby go wcześniej, zostaje zamiast tego odrzucona.
captivity-45 = Zebrany ogień
    .text = Raz na grę, gdy zabierasz kartę: może ona trafić do dowolnego niekompletnego rzędu zamiast do aktualnego, o ile ten rząd nie przekroczy tego, czego potrzebuje. Odkrycie karty Determinacji i szept dotyczą wtedy tego rzędu; rząd skompletowany w ten sposób później się pomija. Ostatniego rzędu nadal strzeże karta „{ captivity-44 }”.
captivity-46 = Złamana przysięga
    .text = Raz na grę, podczas obserwacji, zamiast jednego dobrania, nawet pierwszego: weź wybrane wspomnienie ze stosu kart odrzuconych do rzędu wspomnień. Demona wziąć nie można. Pusta talia wspomnień na początku twojej tury nadal oznacza przegraną.
captivity-47 = Wspólna pomoc, rozdział siódmy
    .help =
        Cel: przetrwajcie trzy dni. Dzień kończy się, gdy kompletne są wszystkie cztery rzędy, a trzeciego dnia wszystkie pięć, każdy o sile dokładnie 7.
        { -help-relive }
        { -help-taint }
        { -help-split }
        { -help-lost }
        { -help-queen }
        { captivity-44 }: trzeciego dnia ostatni rząd czeka, aż w tej grze zostaną ponownie przeżyte wspomnienia w dwóch kolorach.
captivity-48 = Pomoc dla Aelin, rozdział siódmy
    .help =
        { -help-glimpse }
        { -help-after-glimpse }
        { -help-whisper }
        { -help-bare-truth }
        { -help-second-glimpse }
        { captivity-45 }, raz na grę: dołóż zabieraną kartę do dowolnego niekompletnego rzędu, w którym się mieści.
captivity-49 = Pomoc dla Fenrysa, rozdział siódmy
    .help =
        { -help-observe }
        { -help-blink }
        { -help-adding }
        { -help-let-go }
        { -help-wolfs-leap }
        { -help-snarl }
        { captivity-46 }, raz na grę: podczas obserwacji weź wspomnienie ze stosu kart odrzuconych zamiast dobrania karty.

## The end

captivity-50 = Epilog
    .front = Zamek puszcza. W drodze milczą, z przyzwyczajenia, aż wreszcie jedno z nich zaczyna się śmiać.
    .back = Wszystkie rozdziały są wygrane. Każdy z nich wolno wam powtórzyć.
captivity-51 = Archiwum
    .text = Zawsze ostatnia karta talii niewoli. Zarchiwizowane karty leżą pod nią; wolno je podczas gry oglądać.

## Abilities by their names, as the log calls them

captivity-let_go = { captivity-15 }
captivity-bare_truth = { captivity-20 }
captivity-second_glimpse = { captivity-26 }
captivity-wolfs_leap = { captivity-32 }
captivity-snarl = { captivity-39 }
captivity-gathered_fire = { captivity-45 }
captivity-oath_broken = { captivity-46 }
