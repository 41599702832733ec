### What a host has set, as those are told who sit down or watch.

fair-title = Co obowiązuje przy tym stole
fair-placed = Pozycję, od której zaczyna się ta gra, ustawił gospodarz. Nie rozdał jej los.
fair-dealt = Grę od początku rozdał los.
fair-gone-days = Kto ma wybrać, a nie ma go przez { $count ->
    [one] jeden dzień
   *[other] { $count } dni
}, tego gospodarz może uznać za nieobecnego na dobre.
fair-gone-hours = Kto ma wybrać, a nie ma go przez { $count ->
    [one] godzinę
    [few] { $count } godziny
   *[other] { $count } godzin
}, tego gospodarz może uznać za nieobecnego na dobre.
fair-gone-minutes = Kto ma wybrać, a nie ma go przez { $count ->
    [one] minutę
    [few] { $count } minuty
   *[other] { $count } minut
}, tego gospodarz może uznać za nieobecnego na dobre.
fair-no-hints = Nie ma podpowiedzi.
fair-hints = Są podpowiedzi.
fair-hints-agreed = Podpowiedzi są tylko wtedy, gdy zgadzają się wszyscy gracze, i każdy widzi, kto o nie prosi.
fair-watched = Patrzeć może każdy, kto zna adres stołu.
fair-unwatched = Nikt nie może się przyglądać.
fair-undo = W swojej turze możesz cofać wybory, dopóki nie wyjdzie na jaw nic ukrytego.
fair-no-undo = Wyborów nie da się cofnąć.

error-table-patience = Daj nieobecnym graczom co najmniej { $least ->
    [one] sekundę
    [few] { $least } sekundy
   *[other] { $least } sekund
}.
error-table-unknown-setting = W tej grze nie ma ustawienia { $setting }.
error-table-full = Przy tym stole dokonano już tylu wyborów, że więcej się nie zmieści.
error-table-bot-budget = Bot może tu myśleć najwyżej { $seconds } s albo { $steps } kroków.
fair-bot-late = Na tym serwerze myśli teraz wiele botów; ten czeka na swoją kolej.
fair-bot-lost = Ten bot zawiódł; jego ostatni wybór był losowy.
error-explore-too-much = Z tej pozycji jest więcej do sprawdzenia, niż starczy na to czasu.
error-no-such-outcome = To nie może dać takiego wyniku.
error-table-foreign-host = Ten serwer jest tylko dla tej maszyny, a zapytano go pod inną nazwą. Za serwerem pośredniczącym podaj jego adres w --trust-proxy.
