### The arena in play: parts of sentences, questions, choices, log lines, refusals.
### Seats and colours are letters. Names of cards, tasks and pieces and inner labels come worded.
### A piece is always in the accusative, which for "pion" is the genitive too; names of cards stay undeclined in quotes.
### No past tense of a player, whose gender nobody knows.

## Parts of sentences

piece = { $rank ->
    [common] zwykłego piona { $owner }
    [heroic] heroicznego piona { $owner }
   *[legendary] legendarnego piona { $owner }
}
piece-at = { $piece } na { $square }

list-two = { $first } i { $rest }
list-more = { $first }, { $rest }

direction-n = północ
direction-ne = północny wschód
direction-e = wschód
direction-se = południowy wschód
direction-s = południe
direction-sw = południowy zachód
direction-w = zachód
direction-nw = północny zachód

## Questions: prompt-KIND where a choice must be made, prompt-may-KIND where one may stop

prompt-deal = Która karta zostaje rozdana?
prompt-start = Kto zaczyna?
prompt-setup = Gdzie zaczyna zwykły pion { $owner }?
prompt-main = { $actions ->
    [0] Nie masz już akcji. Kończysz turę?
    [one] Co robisz? Masz jeszcze { $actions } akcję.
    [few] Co robisz? Masz jeszcze { $actions } akcje.
   *[many] Co robisz? Masz jeszcze { $actions } akcji.
}
prompt-main-passed = { $actions ->
    [one] Umieszczasz piony w imieniu { $seat }. Dokąd trafia pion? Została { $actions } akcja.
    [few] Umieszczasz piony w imieniu { $seat }. Dokąd trafia pion? Zostały { $actions } akcje.
   *[many] Umieszczasz piony w imieniu { $seat }. Dokąd trafia pion? Zostało { $actions } akcji.
}
prompt-place_lifted = Gdzie umieszczasz podniesionego piona?
prompt-may-return = Czy odkładasz jeszcze jakąś kartę na spód jej talii?
prompt-may-claim = Czy zgłaszasz zadanie?
prompt-odd_colour = Zwykłe piony bez pary: w którym kolorze zdobywasz punkt?
prompt-legend_colour = { $card }: w którym kolorze zdobywasz punkt za legendę?
prompt-keep_frozen = Który efekt Mrozu zachowujesz w grze?
prompt-pick_up = { $card }: nie masz wolnego piona. Którego podnosisz z planszy?
prompt-direction = { $card }: który kierunek wybierasz?
prompt-may-direction = { $card }: czy wybierasz kierunek?
prompt-move = { $card }: który ruch wykonujesz?
prompt-may-move = { $card }: czy wykonujesz ruch?
prompt-may-leap = { $card }: czy wykonujesz skok?
prompt-may-run = { $card }: czy ruszasz pionem po linii prostej?
prompt-may-slide = { $card }: czy przesuwasz sąsiedniego piona do oporu?
prompt-destroy = { $card }: którego piona niszczysz?
prompt-may-destroy = { $card }: czy niszczysz piona?
prompt-may-remove = { $card }: czy niszczysz piona i usuwasz go z gry?
prompt-upgrade = { $card }: którego piona ulepszasz?
prompt-may-upgrade = { $card }: czy ulepszasz piona?
prompt-place = { $card }: gdzie umieszczasz piona?
prompt-may-place = { $card }: czy umieszczasz piona?
prompt-convert = { $card }: którego wrogiego piona zamieniasz?
prompt-may-convert = { $card }: czy zamieniasz wrogiego piona?
prompt-may-copy = { $card }: czy kopiujesz piona?
prompt-may-reap = { $card }: czy skaczesz na pole z pionem?
prompt-may-treat = { $card }: czy wybierasz sąsiednie pole?
prompt-may-devour = { $card }: czy wybierasz piona?
prompt-may-sink = { $card }: czy obniżasz rangę kolejnego piona?
prompt-may-sentinel = { $card }: czy obniżasz rangę istoty, by odebrać przeciwnikom akcję?
prompt-may-shatter = { $card }: czy atakujesz legendarnego piona?
prompt-may-split = { $card }: czy obniżasz rangę istoty i umieszczasz obok niej zwykłego piona?
prompt-blast = { $card }: co niszczysz?
prompt-may-storm = { $card }: czy umieszczasz piona, a jeśli tak, jakiej rangi?
prompt-give_away = { $card }: czyim pionem staje się istota?
prompt-place_colour = { $card }: czyjego piona umieszczasz?
prompt-place_or_convert = { $card }: gdzie umieszczasz piona albo którego zamieniasz?
prompt-place_or_upgrade = { $card }: gdzie umieszczasz piona albo którego ulepszasz?
prompt-step_or_upgrade = { $card }: którym pionem ruszasz albo którego ulepszasz?
prompt-may-move_or_action = { $card }: wykonujesz ruch czy zyskujesz akcję?
prompt-may-shepherd = { $card }: czy ulepszasz swojego piona albo wykonujesz nim ruch?
prompt-may-discard_flare = { $card }: czy odrzucasz flarę?
prompt-may-take_frozen = { $card }: czy umieszczasz w grze efekt Mrozu ze swojego stosu kart odrzuconych?
prompt-may-return_from_pile = { $card }: czy kładziesz kartę ze stosu kart odrzuconych na wierzchu swojej talii?

## Choices

label-place_common = Umieść zwykłego piona na { $square }
label-lift = Podnieś { $piece } z { $square } i umieść go na nowo jako zwykłego
label-summon = Przywołaj na { $square } istotę „{ $card }”
label-counting = { $label }, licząc { $piece } na { $square } jako swojego
label-improvising = { $label }, improwizując z użyciem { $piece } na { $square }
label-destroying = { $label }, niszcząc { $piece }
label-destroying-all = { $label }, niszcząc { $pieces }
label-way = { $label } (sposób { $way } z { $ways })
label-discard = Odrzuć kartę „{ $card }”
label-return = Odłóż kartę „{ $card }” na spód jej talii
label-invoke = Zagraj flarę „{ $flare }” przeciwko { $versus }: { $half ->
    [upper] górny efekt
    [lower] dolny efekt
   *[both] oba efekty
}{ $points ->
    [0] { "" }
   *[other] ; gracz { $versus } zdobywa punkt
}
label-thaw = Aktywuj efekt Mrozu karty „{ $card }”
label-pass = Przekaż kontrolę graczowi { $seat }
label-end = { $points ->
    [0] Zakończ turę
    [one] Zakończ turę i zdobądź { $points } punkt
    [few] Zakończ turę i zdobądź { $points } punkty
   *[many] Zakończ turę i zdobądź { $points } punktów
}
label-claim = { $points ->
    [one] Zgłoś zadanie „{ $task }” za { $points } punkt
    [few] Zgłoś zadanie „{ $task }” za { $points } punkty
   *[many] Zgłoś zadanie „{ $task }” za { $points } punktów
}
label-stop = Zakończ tutaj
label-stop-claim = Nie zgłaszaj zadania
label-stop-return = Nie odkładaj więcej kart
label-stop-discard_flare = Nie odrzucaj flary
label-stop-pile = Zostaw stos kart odrzuconych bez zmian
label-setup = Umieść { $piece } na { $square }
label-move = Przesuń piona z { $source } na { $target }
label-leap = Skocz z { $source } na { $target }
label-slide = Przesuń piona z { $source } aż na { $target }
label-destroy = Zniszcz { $piece } na { $square }
label-remove = Zniszcz { $piece } na { $square } i usuń go z gry
label-upgrade = Ulepsz { $piece } na { $square }
label-downgrade = Obniż rangę { $piece } na { $square }
label-place = Umieść piona na { $square }
label-convert = Zamień { $piece } z { $square } w swojego piona
label-copy = Skopiuj { $piece } z { $square } na pole będące jego lustrzanym odbiciem
label-reap = Ulepsz, o ile to możliwe, { $piece } na { $square }, a potem zniszcz go skokiem
label-pick_up = Podnieś { $piece } z { $square }
label-go = Kierunek: { $direction }
label-odd_colour = Zdobądź punkt w kolorze { $owner }
label-legend_colour = Zdobądź punkt w kolorze { $owner }
label-give_away = Zamień istotę w zwykłego piona { $owner }
label-place_colour = Umieść zwykłego piona { $owner }
label-keep_frozen = Zachowaj kartę „{ $card }”, odrzuć kartę „{ $other }”
label-discard_flare = Odrzuć flarę „{ $card }”
label-take_frozen = Umieść w grze efekt Mrozu karty „{ $card }”
label-return_from_pile = Połóż kartę „{ $card }” na wierzchu swojej talii
label-sentinel = Obniż rangę istoty do zwykłej; przeciwnicy tracą akcję w swojej następnej turze
label-shatter = Zaatakuj: istota i legendarny pion zostają zniszczone
label-split = Obniż rangę istoty do zwykłej i umieść obok niej zwykłego piona
label-blast = { $word ->
    [near] Zniszcz wszystkie sąsiednie wrogie zwykłe i heroiczne piony
   *[wide] Zniszcz wszystkie wrogie zwykłe piony w odległości 1 lub 2
}
label-storm = { $word ->
    [common] Umieść zwykłego piona: do pięciu ruchów, potem zostaje zniszczony
    [heroic] Umieść heroicznego piona: do trzech ruchów, potem zostaje zniszczony
   *[legendary] Umieść legendarnego piona: maksymalnie jeden ruch, potem zostaje zniszczony
}
label-move_or_action = Zyskaj akcję
label-dealt = Rozdaj kartę „{ $card }”
label-starts = Zaczyna gracz { $seat }
label-resign = Gracz { $seat } się poddaje
label-leave = Gracz { $seat } odchodzi od stołu

## Log

log-turn_began = { $actions ->
    [0] Tura { $seat }: brak akcji
    [one] Tura { $seat }: { $actions } akcja
    [few] Tura { $seat }: { $actions } akcje
   *[many] Tura { $seat }: { $actions } akcji
}
log-placed = Na { $square } umieszczono { $piece }
log-lifted = Z { $square } podniesiono { $piece }
log-destroyed = Na { $square } zniszczono { $piece }
log-removed = Usunięto z gry na stałe { $piece } z { $square }
log-moved = Pion z { $source } przechodzi na { $target }
log-swapped = Piony na { $source } i { $target } zamieniają się miejscami
log-upgraded = { $rank ->
    [heroic] Pion na { $square } zostaje ulepszony do rangi heroicznej
   *[legendary] Pion na { $square } zostaje ulepszony do rangi legendarnej
}
log-downgraded = { $rank ->
    [common] Ranga piona na { $square } spada do zwykłej
   *[heroic] Ranga piona na { $square } spada do heroicznej
}
log-converted = Pion { $owner } na { $square } zamienia się w { $piece }
log-summoned = Gracz { $seat } przywołuje na { $square } istotę „{ $card }”
log-counted_as_legend = Liczy się to też jako przywołanie legendy przez gracza { $seat }
log-invoked = Gracz { $seat } zagrywa flarę „{ $flare }” przeciwko { $versus }: { $half ->
    [upper] górny efekt
    [lower] dolny efekt
   *[both] oba efekty
}
log-froze = Gracz { $seat } ma w grze efekt Mrozu karty „{ $card }”
log-thawed = Gracz { $seat } aktywuje efekt Mrozu karty „{ $card }”
log-discarded = Gracz { $seat } odkłada kartę „{ $card }” na stos kart odrzuconych
log-given_up = Gracz { $seat } w ramach akcji odrzuca kartę „{ $card }”
log-given_up-hidden = Gracz { $seat } w ramach akcji odrzuca kartę
log-returned = Gracz { $seat } zwraca kartę „{ $card }” do jej talii
log-returned-hidden = { $deck ->
    [legends] Gracz { $seat } zwraca legendę do talii legend
    [flares] Gracz { $seat } zwraca flarę do talii flar
   *[school] Gracz { $seat } zwraca kartę do swojej talii
}
log-drew = Gracz { $seat } dobiera kartę „{ $card }”
log-drew-hidden = { $deck ->
    [legends] Gracz { $seat } dobiera legendę
    [flares] Gracz { $seat } dobiera flarę
   *[school] Gracz { $seat } dobiera kartę
}
log-action_gained = Gracz { $seat } zyskuje akcję
log-penalised = Gracz { $seat } ma w następnej turze o jedną akcję mniej
log-scored = { $points ->
    [one] Gracz { $seat } zdobywa { $points } punkt
    [few] Gracz { $seat } zdobywa { $points } punkty
   *[many] Gracz { $seat } zdobywa { $points } punktów
}
log-scored-in = { $points ->
    [one] Gracz { $seat } zdobywa { $points } punkt w kolorze { $owner }
    [few] Gracz { $seat } zdobywa { $points } punkty w kolorze { $owner }
   *[many] Gracz { $seat } zdobywa { $points } punktów w kolorze { $owner }
}
log-claimed = { $points ->
    [one] Gracz { $seat } zgłasza zadanie „{ $task }” za { $points } punkt
    [few] Gracz { $seat } zgłasza zadanie „{ $task }” za { $points } punkty
   *[many] Gracz { $seat } zgłasza zadanie „{ $task }” za { $points } punktów
}
log-task_turned_up = { $place ->
    [current] Bieżące zadanie: „{ $task }”
    [next] Następne zadanie: „{ $task }”
   *[under] Zadanie „{ $task }” trafia na spód talii
}
log-legends_handed_over = { $number ->
    [one] Gracz { $seat } przekazuje { $number } legendę graczowi { $to }
    [few] Gracz { $seat } przekazuje { $number } legendy graczowi { $to }
   *[many] Gracz { $seat } przekazuje { $number } legend graczowi { $to }
}
log-control_passed = Gracz { $seat } przekazuje kontrolę graczowi { $to }
log-end_triggered = { $reason ->
    [points] Osiągnięto próg punktów: każdy ma jeszcze jedną turę, ostatnia należy do gracza { $seat }
   *[deck] Talia gracza { $seat } się wyczerpała: każdy ma jeszcze jedną turę, ostatnia należy do gracza { $seat }
}
log-seat_left = Gracz { $seat } odchodzi od stołu
log-game_ended = { $reason ->
    [resigned] Gra kończy się poddaniem
    [left] Gra kończy się z powodu odejścia od stołu
    [limit] Gra kończy się z powodu limitu tur
   *[other] Ostatnia tura dobiegła końca
}: { $number ->
    [one] wygrywa gracz { $winners }
   *[other] wygrywają gracze { $winners }
}

## Refusals

error-game-over = Gra jest zakończona.
error-not-an-option = Tego teraz nie można zrobić.
error-unknown-choice = „{ $choice }” nie jest żadną z dostępnych teraz możliwości.
error-bad-start = Miejsce { $seat } nie może zaczynać: nie ma go przy tym stole.
error-no-resigning-in-melee = W bitwie nie można się poddać.
error-already-left = { $seat ->
    [1] Gracza A nie ma już przy stole.
    [2] Gracza B nie ma już przy stole.
    [3] Gracza C nie ma już przy stole.
   *[4] Gracza D nie ma już przy stole.
}
error-no-such-seat = Przy tym stole nie ma miejsca { $seat }.
error-wrong-number-of-seats = { $field }: { $mode ->
    [melee] Liczba miejsc w bitwie to trzy lub cztery, a nie { $number }.
    [team_duel] Liczba miejsc w pojedynku zespołowym to cztery, a nie { $number }.
    [team_high_form] Liczba miejsc w zespołowym Wysokim Stylu to cztery, a nie { $number }.
    [duel] Liczba miejsc w pojedynku to dwa, a nie { $number }.
   *[high_form] Liczba miejsc w Wysokim Stylu to dwa, a nie { $number }.
}
error-unknown-school = { $field }: Nie ma szkoły „{ $school }”.
error-school-twice = { $field }: { $school ->
    [northern] Dwoje graczy nie może grać tą samą szkołą: { school-northern }.
    [southern] Dwoje graczy nie może grać tą samą szkołą: { school-southern }.
    [highland] Dwoje graczy nie może grać tą samą szkołą: { school-highland }.
    [sylvan] Dwoje graczy nie może grać tą samą szkołą: { school-sylvan }.
    [everfrost] Dwoje graczy nie może grać tą samą szkołą: { school-everfrost }.
    [nethervoid] Dwoje graczy nie może grać tą samą szkołą: { school-nethervoid }.
   *[etherweave] Dwoje graczy nie może grać tą samą szkołą: { school-etherweave }.
}
error-not-this-game = { $field }: tu powinno stać „{ $game }”.
error-unknown-mode = { $field }: nie ma trybu „{ $mode }”.
error-missing-field = Brakuje pola { $field }.
error-wrong-type = { $field }: oczekiwano { $wanted ->
        [text] tekstu
        [texts] listy tekstów
        [number] liczby całkowitej
        [numbers] listy liczb całkowitych
        [flag] wartości true lub false
        [objects] listy obiektów
       *[object] obiektu
    }.
error-wrong-length = { $field }: liczba elementów musi wynosić { $wanted }, a nie { $found }.
error-out-of-range = { $field }: liczba { $found } wykracza poza zakres od { $least } do { $most }.
error-unknown-piece = { $field }: „{ $piece }” na { $square } nie oznacza piona w tej grze.
error-unknown-card = { $field }: w tym miejscu nie może być karty „{ $card }”.
error-other-school = { $field }: karta „{ $card }” należy do innej szkoły.
error-card-twice = { $field }: karta „{ $card }” jest w dwóch miejscach.
error-no-frozen-effect = { $field }: karta „{ $card }” nie ma efektu Mrozu.
error-too-many-pieces = { $kind ->
    [legendary] { $field }: za dużo legendarnych pionów w kolorze { $colour } (nadmiar: { $number }).
   *[dual] { $field }: za dużo zwykłych i heroicznych pionów w kolorze { $colour } (nadmiar: { $number }).
}
error-removed-by-colour = { $field }: w grze zespołowej usunięte piony podaje się tylko przy miejscach 1 i 2, dla ich kolorów.
error-not-the-partner = { $field }: gracz na miejscu { $seat } nie może mieć kontroli; może ją mieć tylko partner tego, czyja jest tura.
error-own-colour-improvised = { $field }: { $colour } to własny kolor tego gracza; podaje się tu tylko kolory przeciwników.
error-still-in-setup = Trwa przygotowanie gry; nie ma jeszcze pozycji do zapisania.
error-not-your-decision = Teraz decyduje ktoś inny.
error-nothing-to-take-back = Nie ma czego cofnąć.
error-bad-entry = Wpis { $number }: „{ $choice }” nie jest tu możliwe.
