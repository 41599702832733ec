### Embers in play: parts of sentences, questions, choices, log lines, refusals.
### Names of cards, colours, demons and characters and inner labels come worded and stay undeclined; demons are quoted.
### Rows are counted from 1 at the top, places are those of a card's top-left area. The prologue asks with the same
### words as the chapters. No past tense of a player, whose gender nobody knows.

## Parts of sentences

embers-memory = { $colour } { $strength }{ $letter ->
    [a] a
    [b] b
   *[none] { "" }
}

embers-colour-chains = Łańcuchy
embers-colour-daggers = Sztylety
embers-colour-flames = Płomienie
embers-colour-glass = Szkło
embers-colour-antlers = Poroże

embers-demon-chains = Demon łańcuchów
embers-demon-daggers = Demon sztyletów
embers-demon-flames = Demon płomieni
embers-demon-glass = Demon szkła
embers-demon-antlers = Demon poroża
embers-demon-queen = Mroczna królowa

embers-aelin = Aelin
embers-fenrys = Fenrys
embers-rowan = Rowan

## Questions

embers-prompt-deal = Która karta zostaje rozdana?
embers-prompt-arrange = W jakiej kolejności układasz karty Determinacji?
embers-prompt-observe = Czy dobierasz kartę?
embers-prompt-strike = { $demon } atakuje: która karta zostaje wyrwana z Umysłu?
embers-prompt-blink_first = Którą kartę najpierw dodajesz do Umysłu i w którym miejscu?
embers-prompt-blink = Którą kartę z rzędu wspomnień teraz dodajesz lub odrzucasz?
embers-prompt-reveal = Czy odkrywasz zakrytą kartę Determinacji w kolorze { $colour }?
embers-prompt-split = Umysł jest rozdwojony. Którą część zachowujesz?
embers-prompt-glimpse = Którą kartę zabierasz z Umysłu?
embers-prompt-turn_end = Twoja tura dobiegła końca. Czy od razu rozgrywasz jeszcze jedną?

## Choices

embers-label-draw = { $number ->
    [1] Dobierz ostatnią kartę z talii wspomnień
   *[other] Dobierz kartę (w talii wspomnień: { $number })
}
embers-label-stop = Zakończ dobieranie
embers-label-stop_loses = Zakończ dobieranie (przy obecnym Umyśle nie da się niczego dodać i gra jest przegrana)
embers-label-add = Dodaj kartę { $card } w miejscu ({ $x }, { $y })
embers-label-reliving = { $label }, ponownie przeżywając wspomnienie ({ $cards })
embers-label-hiding = { $label }, zasłaniając { $cards }
embers-label-splitting = { $label }; Umysł rozdwaja się (liczba części: { $parts })
embers-label-discard = Odrzuć kartę { $card }
embers-label-discard_tainted = Odrzuć kartę { $card }, która zostaje skażona i trafia pod kartę „{ $demon }”
embers-label-take_loses = Zabierz kartę { $card } (Umysł jest wtedy pusty i gra jest przegrana)
embers-label-keep = { $number ->
    [one] Zachowaj kartę { $cards }
   *[other] Zachowaj część z kartami { $cards }
}
embers-label-reveal = Odkryj kartę { $card } w rzędzie { $row }
embers-label-no_reveal = Nie odkrywaj karty
embers-label-arrange = Od góry do dołu: { $cards }
embers-label-strike = Oddaj demonowi kartę { $card }
embers-label-let_go = { captivity-15 }: odłóż kartę { $card } na spód talii wspomnień
embers-label-bare_truth = { captivity-20 }: odkryj kartę { $card } w rzędzie { $row }
embers-label-second_glimpse = { captivity-26 }: rozegraj od razu jeszcze jedną turę
embers-label-second_glimpse_loses = { captivity-26 }: rozegraj od razu jeszcze jedną turę (zabierze ostatnią kartę z Umysłu i gra będzie przegrana)
embers-label-no_turn_end = Nie rozgrywaj kolejnej tury
embers-label-wolfs_leap = { captivity-32 }: dodaj kartę { $card } w miejscu ({ $x }, { $y })
embers-label-snarl = { $number ->
    [0] { captivity-39 }: wypędź demona „{ $demon }”
    [one] { captivity-39 }: wypędź demona „{ $demon }” i uwolnij { $number } skażone wspomnienie
    [few] { captivity-39 }: wypędź demona „{ $demon }” i uwolnij { $number } skażone wspomnienia
   *[many] { captivity-39 }: wypędź demona „{ $demon }” i uwolnij { $number } skażonych wspomnień
}
embers-label-gathered_fire = { captivity-45 }: zabierz kartę { $card } i dołóż ją do rzędu { $row }
embers-label-oath_broken = { captivity-46 }: weź kartę { $card } ze stosu kart odrzuconych do rzędu wspomnień
embers-label-dealt = Rozdaj kartę „{ $card }”
embers-label-resign = { $character } się poddaje
embers-label-leave = { $character } odchodzi od stołu

## Log

embers-log-day_began = { $rows ->
    [few] Zaczyna się dzień { $day }: { $rows } rzędy wzmacniania
   *[many] Zaczyna się dzień { $day }: { $rows } rzędów wzmacniania
}
embers-log-mind_began = Umysł zaczyna się od karty { $card }
embers-log-put_aside = { $number ->
    [one] Odłożono na bok { $number } nieobejrzaną kartę z talii wspomnień
    [few] Odłożono na bok { $number } nieobejrzane karty z talii wspomnień
   *[many] Odłożono na bok { $number } nieobejrzanych kart z talii wspomnień
}
embers-log-arranged = Karty Determinacji Aelin są ułożone
embers-log-turn_began = { $character } zaczyna turę
embers-log-drew = Dobrano: { $card }
embers-log-demons_arrived = { $number ->
    [one] Do rzędu demonów trafia { $number } demon: { $demons }
    [few] Do rzędu demonów trafiają { $number } demony: { $demons }
   *[many] Do rzędu demonów trafia { $number } demonów: { $demons }
}
embers-log-struck = { $demon } wyrywa z Umysłu kartę { $card }, która zostaje skażona
embers-log-added = Dodano kartę { $card } w miejscu ({ $x }, { $y })
embers-log-relived = Ponownie przeżyto wspomnienie w kolorze { $colour }: { $cards }
embers-log-banished = { $number ->
    [0] Wypędzono demona „{ $demon }”
    [one] Wypędzono demona „{ $demon }” i uwolniono { $number } skażone wspomnienie
    [few] Wypędzono demona „{ $demon }” i uwolniono { $number } skażone wspomnienia
   *[many] Wypędzono demona „{ $demon }” i uwolniono { $number } skażonych wspomnień
}
embers-log-revealed = Odkryto kartę Determinacji w rzędzie { $row }: { $card }
embers-log-not_revealed = Aelin nie odkrywa karty
embers-log-split = Umysł rozdwaja się (liczba części: { $parts })
embers-log-kept = { $number ->
    [one] Aelin zachowuje kartę { $cards }
   *[other] Aelin zachowuje część z kartami { $cards }
}
embers-log-discarded = Odrzucono kartę { $card }
embers-log-tainted = Karta { $card } zostaje skażona i trafia pod kartę „{ $demon }”
embers-log-taken = Zabrano z Umysłu kartę { $card }
embers-log-strengthened = Karta { $card } trafia do rzędu { $row }
embers-log-row_completed = Rząd { $row } jest kompletny
embers-log-said_here = Aelin: „Jestem tu”
embers-log-said_with_you = Aelin: „Jestem przy tobie”
embers-log-ability_used = Użyto zdolności „{ $ability }”
embers-log-ability_used_on = Użyto zdolności „{ $ability }”: { $card }
embers-log-day_ended = Dzień { $day } dobiegł końca
embers-log-distorted = { $number ->
    [one] { $number } skażone wspomnienie zostaje zniekształcone i wypada z tej gry
    [few] { $number } skażone wspomnienia zostają zniekształcone i wypadają z tej gry
   *[many] { $number } skażonych wspomnień zostaje zniekształconych i wypada z tej gry
}
embers-log-part_won = Część pierwsza prologu jest wygrana
embers-log-game_ended = To koniec. { $reason }

embers-reason-won = Gra jest wygrana
embers-reason-L1 = Gra jest przegrana: na początku tury Fenrysa talia wspomnień jest pusta
embers-reason-L2 = Gra jest przegrana: Fenrys nie może dodać karty do Umysłu
embers-reason-L3 = Gra jest przegrana: Umysł jest pusty
embers-reason-L4 = Gra jest przegrana: na nowy dzień jest za mało wspomnień
embers-reason-P1 = Gra jest przegrana: skończyła się talia wspomnień
embers-reason-P2 = Gra jest przegrana: żadnej karty z rzędu wspomnień nie da się dodać
embers-reason-P3 = Gra jest przegrana: na początku tury Umysł jest pusty
embers-reason-resigned = Gra jest przegrana: jedna z osób się poddała
embers-reason-left = Gra jest przegrana: jedna z osób odeszła od stołu

## Refusals

error-unknown-chapter = { $field }: są tylko rozdziały od 1 do 7.
error-unknown-colour = { $field }: nie ma koloru „{ $colour }”.
error-unknown-demon = { $field }: nie ma demona „{ $demon }”.
error-demon-not-here = { $field }: demon „{ $demon }” nie występuje w tej części gry.
error-demon-twice = { $field }: demon „{ $demon }” jest w dwóch miejscach.
error-wrong-colour = { $field }: karta „{ $card }” ma inny kolor niż demon nad nią.
error-areas-differ = { $field }: obszar karty „{ $card }” nie pasuje do obszaru pod nim w miejscu ({ $x }, { $y }).
error-mind-too-large = { $field }: Umysł jest większy, niż pozwala karta tego rozdziału.
error-wrong-sum = { $field }: suma { $found } nie jest tu możliwa; cel tego rzędu to { $wanted }.
error-rows-complete = { $field }: wszystkie rzędy są kompletne, więc dzień już by się skończył.
error-unknown-ability = { $field }: w tym rozdziale nie ma zdolności „{ $ability }”.
error-unknown-deal = { $field }: nie ma rozdania „{ $deal }”.
error-unknown-outcome = { $field }: gra nie może skończyć się wynikiem „{ $outcome }”.
error-unknown-step = { $field }: nie ma tu kroku „{ $step }”.
error-nothing-to-decide = { $field }: w grze, która trwa, musi być krok, w którym ktoś decyduje.
error-chapter-closed = Rozdział { $chapter } nie jest jeszcze otwarty.
error-no-chapter-card = Nie ma teraz karty rozdziału, z którą można to zrobić.
error-not-suspended = Historia nie jest przerwana.
