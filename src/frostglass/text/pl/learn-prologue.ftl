### The guided prologue: nine steps, what the bubble says at each moment, and how the lesson ends.

learn-step-shown = Rowan pokazuje, jak grać
learn-step-choose = Wybierz wspomnienie
learn-step-lie = Gdzie może leżeć
learn-step-relive = Ponowne przeżycie
learn-step-discard = Odrzucenie
learn-step-second = Twoja druga tura
learn-step-rows = Rzędy
learn-step-take = Zabierz wspomnienie
learn-step-split = Rozdwojenie

learn-moment-shown = Rowan dodał dwa wspomnienia. Karta leży na innych: obszary zakryte na zakrytych, puste na pustych. Przy tym stole nikt nie mówi; to, co chcesz powiedzieć, mówisz kartami.
learn-moment-choose = Twoja tura. Dotknij w rzędzie wspomnień karty { embers-colour-flames } 2.
learn-moment-try = Spróbuj tutaj, dokładnie na karcie { embers-colour-flames } 5, w miejscu 1, −1.
learn-moment-almost = Prawie. Trzy obszary pasują, jeden nie: zakryty leżałby na pustym. Dotknij miejsca o krok w lewo: 0, −1.
learn-moment-relived = Twoje pierwsze wspomnienie! Płomienie leżą na sobie i dają 5 + 2 = 7: wspomnienie zostaje ponownie przeżyte. Odkrywa się karta Determinacji. Trzy odkryte karty dają wygraną w tej części.
learn-moment-discard = { embers-colour-glass } 3 nigdzie teraz nie pasuje. Drugą kartę możesz dodać albo odrzucić. Tę odrzuć.
learn-moment-away = Samo spojrzenie nic nie zmienia. Naciśnij przycisk, który ją odrzuca.
learn-moment-partner = Rowan przeżył ponownie 3 + 4 i zostawił ci { embers-colour-chains } 1. To cicha podpowiedź: 7 można złożyć też z więcej niż dwóch kart.
learn-moment-chains = Dotknij karty { embers-colour-chains } 2. Z kartą { embers-colour-chains } 1 daje 3, więc brakuje jeszcze czterech.
learn-moment-beside = Połóż ją w miejscu −4, −1, tak żeby nakładała się na { embers-colour-chains } 1.
learn-moment-seven = Druga karta: { embers-colour-chains } 4. 1 + 2 + 4 to 7. Dotknij jej.
learn-moment-close = Połóż ją w miejscu −3, −2. Wtedy wszystkie trzy są połączone.
learn-moment-rows = Pierwsza część wygrana. Każda karta Determinacji zaczyna rząd, który musi mieć dokładnie 7. Najpierw karta { embers-colour-glass } 4: brakuje jej akurat karty { embers-colour-antlers } 3 z Umysłu.
learn-moment-take = Teraz zabierasz z Umysłu. { embers-colour-antlers } 3 trafia do rzędu 1: 4 + 3 = 7. Zobacz jednak, co ta karta spaja.
learn-moment-split = { embers-colour-antlers } 3 spajało obie połowy. Teraz wybierasz, która część zostaje. Druga przepada. W większej są płomienie, których potrzebujecie.
learn-confirm = Przycisk mówi, co się stanie. Naciśnij go.
learn-strayed = To też wolno. W tej lekcji zrób jednak najpierw to, co wskazuję.
learn-go-on = Dalej
learn-turned-of = odkryte: { $number } z { $all }
learn-begin-campaign = Rozpocznij kampanię
