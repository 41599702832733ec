### What somebody who hosts a server reads: options, backups, the doctor.

help-serve-trust-proxy = Serwer pośredniczący, któremu wierzymy w X-Forwarded-For: jego adres, sieć lub nazwa; można podać kilka razy.
help-serve-contact = Komu zgłosić lukę w zabezpieczeniach: mailto:... albo https://..., do pliku /.well-known/security.txt.

error-serve-contact = { $contact } to nie jest adres kontaktowy: podaj mailto:... albo https://...
error-file-exists = Plik { $file } już istnieje.
error-backup-failed = Nie udało się zrobić kopii: { $reason }
error-backup-damaged = Kopia { $file } jest uszkodzona: { $reason }
error-restore-not-empty = W tej bazie są już stoły lub kampanie. Kopię wczytuje się do pustej.
error-doctor-no-way-back = Nie ma powrotu do wersji { $version }: { $reason }
backup-written = { $number ->
    [one] Jeden stół jest
    [few] { $number } stoły są
   *[other] { $number } stołów jest
} teraz w { $file }.
restore-done = { $number ->
    [one] Jeden stół jest
    [few] { $number } stoły są
   *[other] { $number } stołów jest
} z powrotem. Ich linki działają dalej.
help-backup = Zapisuje wszystkie stoły i kampanie w jednym pliku.

    Serwer może przy tym działać. Plik jest bazą SQLite, z jakiejkolwiek bazy pochodzi.
help-backup-file = Plik do zapisania; nie może jeszcze istnieć.
help-restore = Wczytuje kopię do pustej bazy dowolnego rodzaju.
help-restore-file = Plik zapisany przez backup.
help-doctor = Mówi, co jest z bazą w porządku, a co nie.

    Rozgrywa od nowa każdą zapisaną grę, więc najpierw zatrzymaj serwer. Gdy coś jest nie w porządku, kod wyjścia to 1.
help-doctor-back-to = Przywraca bazie kształt wcześniejszej wersji (na przykład 0005), zanim zainstalujesz tę wersję.
doctor-version = Baza ({ $kind }) ma wersję { $version }.
doctor-whole = Plik jest nieuszkodzony.
doctor-damage = Plik jest uszkodzony: { $reason }
doctor-room = Na dysku jest { $mib } MiB wolnego miejsca.
doctor-games = Da się odczytać { $number ->
    [one] jedną grę
    [few] { $number } gry
   *[other] { $number } gier
}; wyborów: { $entries }, kampanii: { $campaigns }.
doctor-other = Według innych zasad rozegrano { $number ->
    [one] jedną grę
    [few] { $number } gry
   *[other] { $number } gier
}: można je oglądać, ale nie grać dalej.
doctor-game = Nie da się odczytać gry przy stole { $table }: { $reason }
doctor-went-back = Baza ma teraz wersję { $version }.
