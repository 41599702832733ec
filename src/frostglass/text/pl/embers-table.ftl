### Embers przy stole: skutki zabrania karty, kolejność kart Determinacji, przymierzanie, notatki, odmowy.

## Choices

embers-label-take_complete = Zabierz kartę { $card }: rząd { $row } jest kompletny
embers-label-take_fits = Zabierz kartę { $card } do rzędu { $row }
embers-label-take_much = Zabierz kartę { $card }: za dużo na rząd { $row }, zostaje odrzucona
embers-label-take_tainted = Zabierz kartę { $card }: za dużo na rząd { $row }, zostaje skażona i trafia pod kartę „{ $demon }”
embers-label-banishing = { $label }; wypędzasz demona „{ $demon }”

## A take and what it leads to

mind-result-complete = kompletny
mind-result-fits = pasuje
mind-result-much = za dużo
mind-take-hint = Dotknij karty Umysłu, aby zobaczyć skutki jej zabrania. Niczego nie da się cofnąć.
mind-take-complete = Trafia do rzędu { $row }: { $sum }, rząd jest kompletny.
mind-take-fits = Trafia do rzędu { $row }: { $sum }, brakuje jeszcze { $more }.
mind-take-much = { $sum }: za dużo na rząd { $row }.
mind-take-promise = { $sum }: rząd { $row } nie może być jeszcze kompletny.
mind-take-discarded = Karta zostaje odrzucona.
mind-take-tainted = Karta zostaje skażona i trafia pod kartę „{ $demon }”.
mind-take-here = Mówisz: „Jestem tu”.
mind-vow = { $phrase ->
    [here] „Jestem tu”
   *[with_you] „Jestem przy tobie”
}
mind-take-day = Wszystkie rzędy są kompletne: mówisz „Jestem przy tobie” i dzień się kończy.
mind-take-won = Wszystkie rzędy są kompletne: gra jest wygrana.
mind-take-lost = Umysł jest wtedy pusty: gra jest przegrana.
mind-take-splits = Umysł się rozdwaja. Jeśli zostanie:
mind-take-again = Potem Umysł rozdwaja się jeszcze raz.
mind-splits = rozdwaja Umysł
mind-parts = Podgląd: która część zostaje
mind-part = { $number ->
    [one] część { $letter }, { $number } karta
    [few] część { $letter }, { $number } karty
   *[many] część { $letter }, { $number } kart
}
mind-stays = zostaje
mind-goes = znika
mind-goes-discard = { $card }: odrzucona
mind-goes-tainted = { $card }: skażona
mind-learns = Fenrys dowiaduje się o rzędzie { $row }:
mind-learns-nothing = Fenrys nie dowiaduje się niczego; w rzędzie { $row } wciąż
mind-range = { $low }–{ $high }
mind-asked-always = To pytanie pada za każdym razem, aby Fenrys niczego się z niego nie dowiedział.

## The order of the Determination cards

mind-arrange-note = Dotknij dwóch kart, aby zamienić je miejscami, albo przeciągnij jedną. Najpierw zapełnia się górny rząd.
mind-arrange-row = Rząd { $row }, { $card }, brakuje { $need }
mind-begins = Umysł zaczyna się od karty { $card }
mind-lifted = Podniesiona karta: { $card }
mind-swapped = Zamienione:
mind-row-holds = rząd { $row } { $card }
mind-more = brakuje { $number }
mind-orders = Kolejność
mind-as-dealt = jak po rozdaniu
mind-weak-first = najpierw słabe
mind-strong-first = najpierw silne
mind-lay-so = Ułóż je tak
mind-fenrys-sees = Co widzi Fenrys
mind-fenrys-learns-order = Dowie się, że karty są ułożone, ale nie jak.

## Observing and trying

mind-draw = Dobierz
mind-stop = Zakończ
mind-left = kart w talii: { $number }
mind-lost = gra jest przegrana
mind-places = { $number ->
    [0] brak miejsca
    [one] { $number } miejsce
    [few] { $number } miejsca
   *[many] { $number } miejsc
}
mind-no-place = brak
mind-fit = pasuje { $fit } z { $all }
mind-nothing-fits = Na razie nic nie pasuje.
mind-stop-loses = Jeśli teraz zakończysz, gra jest przegrana.
mind-arrives = przybywa
mind-comes = Gdy zakończysz, przybędzie { $demon }.
mind-would-banish = Można go wypędzić kartą: { $cards }.
mind-few = { $number ->
    [one] W talii została tylko { $number } karta.
    [few] W talii zostały tylko { $number } karty.
   *[many] W talii zostało tylko { $number } kart.
}
mind-drew = Dobrano: { $cards }
mind-trying = Przymierzasz kartę { $card }:
mind-trying-note = Nic nie jest wybrane. Oboje widzicie, czy karta pasuje.

## Refusals and notes

mind-not-at = Nie na ({ $x }, { $y }).
mind-notes = notatki, tylko twoje
mind-notes-of = Notatki do rzędu { $row }
mind-note-strength = siła { $number }
mind-note-plain = bez znaku
mind-note-marked = zaznaczone
mind-note-struck = skreślone
mind-keys = Strzałki przesuwają wskazanie po Umyśle i po rzędach, Shift ze strzałkami celuje w dowolne miejsce, Enter wybiera i potwierdza, 1 do 9 wskazują wybór (albo zamieniają dwa rzędy), Esc odkłada, / wiersz poleceń, D dobierz, S zakończ, B Umysł, H rząd wspomnień, L dziennik, N notatki, ? dlaczego nie, I podpowiedź, + - 0 powiększenie.

## Memory cards in the card browser

mind-memories = Wspomnienia
mind-shelf-note = Zakryte obszary są wypełnione, puste przerywane. Wspomnienie kładzie się zakrytym na zakryty, pustym na pusty.
