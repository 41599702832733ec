### What a host has set, as those are told who sit down or watch.

fair-title = Co platí u tohoto stolu
fair-placed = Pozici, od které tato hra začíná, postavil hostitel. Nerozdala ji náhoda.
fair-dealt = Hru od začátku rozdala náhoda.
fair-gone-days = Kdo má volit a není tu { $count ->
    [one] celý den
    [few] { $count } dny
   *[other] { $count } dní
}, toho může hostitel prohlásit za odešlého.
fair-gone-hours = Kdo má volit a není tu { $count ->
    [one] hodinu
    [few] { $count } hodiny
   *[other] { $count } hodin
}, toho může hostitel prohlásit za odešlého.
fair-gone-minutes = Kdo má volit a není tu { $count ->
    [one] minutu
    [few] { $count } minuty
   *[other] { $count } minut
}, toho může hostitel prohlásit za odešlého.
fair-no-hints = Rady tu nejsou.
fair-hints = Rady tu jsou.
fair-hints-agreed = Rady jsou jen tehdy, když s nimi souhlasí všichni hráči, a každý vidí, kdo o radu žádá.
fair-watched = Dívat se může, kdo zná adresu stolu.
fair-unwatched = Dívat se nesmí nikdo.
fair-undo = Ve svém tahu můžeš brát volby zpět, dokud se neodhalí nic skrytého.
fair-no-undo = Volby nelze vzít zpět.

error-table-patience = Dej nepřítomným hráčům aspoň { $least ->
    [one] sekundu
    [few] { $least } sekundy
   *[other] { $least } sekund
}.
error-table-unknown-setting = Nastavení { $setting } v této hře není.
error-table-full = U tohoto stolu už bylo tolik voleb, že další nepřijme.
error-table-bot-budget = Bot tu smí přemýšlet nejvýš { $seconds } s nebo { $steps } kroků.
fair-bot-late = Na tomto serveru teď přemýšlí mnoho botů; tento čeká, až na něj přijde řada.
fair-bot-lost = Tento bot selhal; jeho poslední volba byla náhodná.
error-explore-too-much = Z této pozice je k vyzkoušení víc, než na co je čas.
error-no-such-outcome = Z toho takový výsledek nevzejde.
error-table-foreign-host = Tento server je jen pro tento stroj a byl osloven jiným jménem. Za proxy serverem uveď jeho adresu v --trust-proxy.
