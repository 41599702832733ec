### Co mówi serwer: przy stołach i temu, kto go uruchamia.

serve-at = frostglass działa pod adresem { $address } (zatrzymasz go klawiszami Ctrl-C)

error-table-bad-token = Ten link nie otwiera miejsca przy tym stole.
error-table-damaged = Zapis tego stołu jest uszkodzony przy wpisie { $number }.
error-table-failed = Coś się tu nie powiodło; niczego nie zmieniono. Szczegóły są w dzienniku serwera.
error-table-foreign-origin = Strona z innej witryny nie może o to prosić.
error-table-id-used = Identyfikatora polecenia { $id } użyto już do czegoś innego.
error-table-malformed = Tej wiadomości nie da się odczytać.
error-table-no-game = Nie ma tu gry { $game }.
error-table-no-hello = Najpierw trzeba się przywitać.
error-table-no-method = Pod tym adresem nie można tego zrobić.
error-table-no-seat = Przy tym stole nie można oglądać gry bez miejsca.
error-table-not-found = Pod tym adresem niczego nie ma.
error-table-not-host = Może to zrobić tylko gospodarz stołu.
error-table-not-over = Będzie to widoczne po zakończeniu gry.
error-table-not-saved = Baza danych nie odpowiada; wybór nie został przyjęty. Spróbuj ponownie.
error-table-only-watching = Oglądasz grę; wybierają tylko gracze.
error-table-other-rules = Przy tym stole grano według wersji { $version } zasad. Ten serwer zna wersję { $now }, więc gry nie można tu kontynuować.
error-table-seat-taken = To miejsce zajął już ktoś inny.
error-table-seats = Ta gra wymaga innej liczby miejsc: { $wanted }, a podano { $found }.
error-table-no-hints = Przy tym stole nie ma podpowiedzi.
error-table-too-fast = Za dużo naraz. Spróbuj znowu za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
}.
error-table-too-large = Ta wiadomość jest za duża.
error-table-too-many-bad-frames = Zbyt wiele wiadomości, których nie da się odczytać.
error-table-too-soon = Gracz na miejscu { $seat } jest przy stole, nie musi teraz wybierać albo czekano na niego zbyt krótko.
error-table-unknown = Nie ma takiego stołu.

error-serve-database = Nie można otworzyć bazy danych { $database }: { $reason }
error-serve-database-driver = PostgreSQL wymaga dodatkowego pakietu: pip install 'frostglass[postgres]'
error-serve-database-full = Nie można zapisać bazy danych { $database }: dysk jest pełny.
error-serve-database-in-use = Bazy danych { $database } używa inny serwer frostglass.
error-serve-database-locked = Bazę danych { $database } zablokował inny program.
error-serve-database-newer = Bazę danych { $database } zapisał nowszy frostglass.
error-serve-database-url = Takiej bazy danych nie możemy użyć: { $url } (sqlite:///PLIK albo postgresql://...)
error-serve-host = Na tej maszynie nie ma adresu { $host }.
error-serve-limits = Nie można odczytać zmiennej { $variable }: { $reason }
error-serve-port-forbidden = Ten użytkownik nie może używać portu { $port }; wybierz inny przez --port.
error-serve-port-in-use = Portu { $port } używa inny program; wybierz inny przez --port.
error-serve-workers = Tyle procesów ({ $workers }) wymaga bazy PostgreSQL; z SQLite działa tylko jeden.

help-serve = Uruchamia serwer na pierwszym planie.

    Ctrl-C i SIGTERM zatrzymują go bezpiecznie. Nic, co potwierdzono, nie ginie, jakkolwiek się skończy.
help-serve-host = Adres, pod którym słucha; 0.0.0.0 oznacza całą sieć.
help-serve-port = Port, na którym słucha.
help-serve-database = Gdzie są stoły: sqlite:///PLIK albo postgresql://UŻYTKOWNIK@HOST/NAZWA; domyślnie to, co mówi zmienna FROSTGLASS_DATABASE, a bez niej plik użytkownika.
help-serve-workers = Ile procesów obsługuje graczy; więcej niż jeden wymaga PostgreSQL.
help-serve-origin = Inna witryna, której strony mogą używać tego serwera; można podać kilka razy.
help-play = Gra w przeglądarce (--no-open tylko podaje adres) albo z --terminal w terminalu.

    W przeglądarce działa tylko na tej maszynie. W terminalu gra jest zapisywana po każdym wyborze; następne wywołanie ją kontynuuje.
help-play-game = arena albo embers.
help-play-terminal = Gra w terminalu.
help-play-no-browser = Nie otwiera przeglądarki; podaje tylko adres.
help-play-port = Port, na którym słucha; domyślnie dowolny wolny.
