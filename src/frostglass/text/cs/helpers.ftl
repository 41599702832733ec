### What somebody who lends a machine for thinking reads.

error-think-database = K přemýšlení za jiné je potřeba PostgreSQL, který používají i jejich servery; { $url } jím není.
error-think-version = Databáze má verzi { $found }, tento frostglass potřebuje { $needed }. Databázi aktualizují servery: nejdřív spusť server této verze.
think-at = Přemýšlím za servery této databáze; tolik úvah najednou: { $number } (ukončíš Ctrl-C)
help-think = Přemýšlí za servery jinde: za jejich boty, rady a zkoumané pozice.

    Servery takové pomocníky upřednostňují, dokud tu jsou. Když některého zastavíš nebo spadne, jeho úvahy převezme někdo jiný.
help-think-database = PostgreSQL, který používají servery: postgresql://UŽIVATEL@HOST/NÁZEV.
help-think-processes = Kolik úvah najednou; výchozí je tolik, kolik je jader.
