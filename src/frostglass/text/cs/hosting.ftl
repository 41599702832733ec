### What somebody who hosts a server reads: options, backups, the doctor.

help-serve-trust-proxy = Proxy server, jehož X-Forwarded-For se věří: jeho adresa, síť nebo jméno; lze zadat i víckrát.
help-serve-contact = Komu ohlásit bezpečnostní chybu: mailto:... nebo https://..., do souboru /.well-known/security.txt.

error-serve-contact = { $contact } není kontaktní adresa: uveďte mailto:... nebo https://...
error-file-exists = Soubor { $file } už existuje.
error-backup-failed = Zálohu se nepodařilo vytvořit: { $reason }
error-backup-damaged = Záloha { $file } je poškozená: { $reason }
error-restore-not-empty = V této databázi už stoly nebo kampaně jsou. Záloha se vrací do prázdné.
error-doctor-no-way-back = K verzi { $version } není cesty zpět: { $reason }
backup-written = { $number ->
    [one] Jeden stůl je
    [few] { $number } stoly jsou
   *[other] { $number } stolů je
} teď v { $file }.
restore-done = { $number ->
    [one] Jeden stůl je
    [few] { $number } stoly jsou
   *[other] { $number } stolů je
} zpátky. Jejich odkazy fungují dál.
help-backup = Zapíše všechny stoly a kampaně do jednoho souboru.

    Server přitom může běžet. Soubor je databáze SQLite, ať pochází z kterékoli databáze.
help-backup-file = Soubor k zapsání; ještě nesmí existovat.
help-restore = Vrátí zálohu do prázdné databáze kteréhokoli druhu.
help-restore-file = Soubor, který zapsal backup.
help-doctor = Řekne, co je s databází v pořádku a co ne.

    Přehraje znovu každou uloženou hru, takže nejdřív zastav server. Když něco není v pořádku, skončí s kódem 1.
help-doctor-back-to = Vrátí databázi do podoby dřívější verze (třeba 0005), než tu verzi nainstaluješ.
doctor-version = Databáze ({ $kind }) má verzi { $version }.
doctor-whole = Soubor je nepoškozený.
doctor-damage = Soubor je poškozený: { $reason }
doctor-room = Na disku je volných { $mib } MiB.
doctor-games = Přečíst lze { $number ->
    [one] jednu hru
    [few] { $number } hry
   *[other] { $number } her
}; voleb: { $entries }, kampaní: { $campaigns }.
doctor-other = Podle jiných pravidel se hrálo { $number ->
    [one] v jedné hře
    [few] ve { $number } hrách
   *[other] v { $number } hrách
}: lze si je prohlédnout, ale nepokračují.
doctor-game = Hru u stolu { $table } nelze přečíst: { $reason }
doctor-went-back = Databáze má teď verzi { $version }.
