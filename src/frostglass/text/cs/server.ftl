### Co říká server: u stolů a tomu, kdo ho spouští.

serve-at = frostglass běží na adrese { $address } (zastavíš ho klávesami Ctrl-C)

error-table-bad-token = Tento odkaz neotevírá žádné místo u tohoto stolu.
error-table-damaged = Záznam tohoto stolu je poškozen u položky { $number }.
error-table-failed = Něco se tu nepovedlo; nic se nezměnilo. Podrobnosti jsou v protokolu serveru.
error-table-foreign-origin = Stránka jiného webu o to žádat nesmí.
error-table-id-used = Označení příkazu { $id } už bylo použito pro něco jiného.
error-table-malformed = Tuto zprávu nelze přečíst.
error-table-no-game = Hra { $game } tu není.
error-table-no-hello = Nejdřív je třeba pozdravit.
error-table-no-method = Na této adrese to nejde.
error-table-no-seat = U tohoto stolu se bez místa nesmí přihlížet.
error-table-not-found = Na této adrese nic není.
error-table-not-host = To smí jen hostitel stolu.
error-table-not-over = Ukáže se to po konci hry.
error-table-not-saved = Databáze neodpovídá; volba nebyla přijata. Zkus to znovu.
error-table-only-watching = Přihlížíš; volí jen hráči.
error-table-other-rules = U tohoto stolu se hrálo podle verze { $version } pravidel. Tento server zná verzi { $now }, takže zde hra nemůže pokračovat.
error-table-seat-taken = Toto místo už zabral někdo jiný.
error-table-seats = Tato hra potřebuje jiný počet míst: { $wanted }, zadáno bylo { $found }.
error-table-no-hints = U tohoto stolu se neradí.
error-table-too-fast = Příliš mnoho najednou. Zkus to znovu za { $seconds ->
    [one] sekundu
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
}.
error-table-too-large = Tato zpráva je příliš velká.
error-table-too-many-bad-frames = Příliš mnoho zpráv, které nelze přečíst.
error-table-too-soon = Hráč na místě { $seat } je přítomen, nemá teď co volit, nebo se na něj nečekalo dost dlouho.
error-table-unknown = Takový stůl neexistuje.

error-serve-database = Databázi { $database } nelze otevřít: { $reason }
error-serve-database-driver = PostgreSQL potřebuje další balíček: pip install 'frostglass[postgres]'
error-serve-database-full = Do databáze { $database } nelze zapisovat: disk je plný.
error-serve-database-in-use = Databázi { $database } používá jiný server frostglass.
error-serve-database-locked = Databázi { $database } zamkl jiný program.
error-serve-database-newer = Databázi { $database } zapsal novější frostglass.
error-serve-database-url = Takovou databázi použít nemůžeme: { $url } (sqlite:///SOUBOR nebo postgresql://...)
error-serve-host = Na tomto stroji není adresa { $host }.
error-serve-limits = Proměnnou { $variable } nelze přečíst: { $reason }
error-serve-port-forbidden = Tento uživatel nesmí používat port { $port }; zvol jiný pomocí --port.
error-serve-port-in-use = Port { $port } používá jiný program; zvol jiný pomocí --port.
error-serve-workers = Tolik procesů ({ $workers }) potřebuje databázi PostgreSQL; s SQLite běží jen jeden.

help-serve = Spustí server na popředí.

    Ctrl-C a SIGTERM ho řádně ukončí. Nic, co bylo potvrzeno, se neztratí, ať skončí jakkoli.
help-serve-host = Adresa, na které naslouchá; 0.0.0.0 znamená celou síť.
help-serve-port = Port, na kterém naslouchá.
help-serve-database = Kde jsou stoly: sqlite:///SOUBOR nebo postgresql://UŽIVATEL@HOST/NÁZEV; jinak to, co říká proměnná FROSTGLASS_DATABASE, a bez ní soubor uživatele.
help-serve-workers = Kolik procesů obsluhuje hráče; více než jeden potřebuje PostgreSQL.
help-serve-origin = Jiný web, jehož stránky smějí tento server používat; lze zadat vícekrát.
help-play = Hraje v prohlížeči (--no-open jen řekne adresu), nebo s --terminal v terminálu.

    V prohlížeči běží jen na tomto stroji. V terminálu se hra ukládá po každé volbě; další spuštění v ní pokračuje.
help-play-game = arena nebo embers.
help-play-terminal = Hraje v terminálu.
help-play-no-browser = Prohlížeč neotevírá; jen řekne adresu.
help-play-port = Port, na kterém naslouchá; jinak kterýkoli volný.
