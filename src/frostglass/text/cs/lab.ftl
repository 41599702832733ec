### Laboratoř: boti proti botům, turnaje, zprávy, měření.

## Nápověda

help-lab-json = vypíše jeden dokument JSON
help-lab-games = počet her (jinak 100)
help-lab-seed = semínko veškeré náhody (jinak 0); stejné semínko dává stejné hry
help-lab-workers = počet procesů; 0 použije všechna jádra. Výsledky jsou stejné
help-lab-on =
    odehraje hry na clusteru Ray místo na tomto počítači: ray://host:10001
    nebo host:6379. Výsledky jsou stejné
help-lab-resume = naváže na stejný běh uložený v tomto souboru a ukládá do něj, co je hotovo
help-lab-game = arena nebo embers
help-simulate =
    Nechá boty hrát proti sobě, nebo spolu.

    Boti arény: random, child, novice, apprentice, adept, attacker, builder, warden, master, grandmaster. Boti Uhlíků paměti: random, partner, guide. Za jménem může stát rozpočet: adept:400n (kroky hledání na rozhodnutí, opakovatelné) nebo master:2s (sekundy na rozhodnutí).
help-simulate-seats = boti, jeden pro každé místo; jinak v aréně apprentice, v Uhlících paměti partner
help-simulate-mode = varianta hry: arena: high_form, duel, melee, team_high_form, team_duel; embers: prologue, chapter
help-simulate-schools = školy, jedna pro každé místo; bez nich se hru od hry střídají
help-simulate-chapter = kapitola Uhlíků paměti
help-simulate-turn-limit = ukončí hru arény po tolika tazích (jinak 400)
help-simulate-rotate = boti si mezi hrami mění místa; každé rozdání se hraje ve všech pořadích míst
help-simulate-data = zapíše do tohoto souboru také jeden řádek JSON na hru, pro report a pro zápisníky
help-tournament =
    Ohodnotí boty arény: každý s každým, se střídáním míst a škol.

    Hodnocení počítá openskill; intervaly obsahují pravou hodnotu v 95 případech ze 100.
help-tournament-bots = dva boti nebo více, jako u simulate
help-tournament-seats = počet míst u stolu, kde varianta dává na výběr
help-tournament-plot = nakreslí hodnocení do tohoto souboru (svg, png, pdf)
help-report =
    Udělá stránku ze simulovaných her arény, nebo prozkoumá obě hry.

    Škola proti škole, první hráč, délka, karty: data jsou ze simulate --data. S volbou --study se nejdřív odehrají všechny varianty a kapitoly a stránka řekne, jak jsou vyrovnané, dlouhé, rozvětvené, skryté a těžké.
help-report-data = soubor s řádky JSON; - čte standardní vstup
help-report-out = stránka; - je standardní výstup. Studie s koncovkou .md je Markdown, její obrázky leží vedle ve složce study
help-report-study = odehraje a prozkoumá všechny varianty a kapitoly; stejní boti, hry a semínko dají stejnou stránku
help-report-bots = kdo ve studii hraje: bot arény a bot Uhlíků paměti (jinak apprentice,partner)
help-bench =
    Změří, jak rychle hry na tomto stroji běží.

    Procesorový čas jednoho jádra. Jména udávají jednotku: za sekundu, mikrosekundy, milisekundy.
help-bench-seconds = zhruba tolik na každý údaj (jinak 1)
help-train =
    Učí boty arény hodnotu pozice z jejich vlastních her.

    Každá generace hraje sama se sebou, síť se přizpůsobí všem dosavadním hrám a zůstane, pokud vyhraje zápas s nejlepší předchozí. Všechno leží ve složce; stejný příkaz pokračuje tam, kde byl přerušen. Potřebuje balíčky frostglass[train].
help-train-game = hra: arena
help-train-form = varianty, z jejichž her se učí; více jen tehdy, když bodují stejně, např. duel,team_duel
help-train-folder = kde leží hry, sítě a výsledky (jinak training)
help-train-games = hry v každé generaci (jinak 400)
help-train-generations = kolik má být generací celkem (jinak 2)
help-train-match = hry zápasu, který rozhodne, zda síť zůstane (jinak 100)

## Co se vypisuje

lab-who = kdo
lab-seat = místo { $seat }
lab-side = { $side ->
    [won] výhry
    [lost] prohry
   *[draw] remízy
}
lab-bot = bot
lab-against = proti
lab-games = hry
lab-wins = výhry
lab-points = body
lab-share = podíl (95 %)
lab-percent = { $share } %
lab-rating = hodnocení (95 %)
lab-ratings = Hodnocení
lab-played = { $games ->
    [one] Jedna hra, tahů: { $turns }, { $seconds } s.
    [few] { $games } hry, průměrně tahů: { $turns }, { $seconds } s.
   *[other] { $games } her, průměrně tahů: { $turns }, { $seconds } s.
}
lab-reason-points = body
lab-reason-deck = prázdný balíček
lab-reason-limit = limit tahů
lab-reason-resigned = vzdání se
lab-reason-left = odchod od stolu
train-best = Nejlepší síť je { $file }.
train-nothing-better = Žádná síť nebyla lepší než adept. Pomůže více her.

## Zpráva

report-title = Hry arény v číslech
report-games = { $games ->
    [one] Jedna hra: { $modes }.
    [few] { $games } hry: { $modes }.
   *[other] { $games } her: { $modes }.
}
report-matrix = Škola proti škole
report-matrix-help = Jak často byla škola v řádku před školou ve sloupci; remíza je půl výhry. V závorkách interval, který obsahuje pravou hodnotu v 95 případech ze 100.
report-all = celkem
report-first = První hráč
report-first-text = Začínající hráč vyhrál { $share } % her ({ $low }–{ $high }); spravedlivé by bylo { $fair } %.
report-length = Délka
report-length-text = Průměrně tahů: { $mean }, medián { $middle }, od { $shortest } do { $longest }. Co hry ukončilo: { $reasons }.
report-turns = tahy
report-number = hry
report-cards = Karty
report-cards-help = Jak často se karta vyvolá ve hře, ve které mohla být, a jak často vyhrál ten, kdo ji vyvolal.
report-card = karta
report-school = balíček
report-per-game = na hru
report-won = výhry

## Studie

study-title = Hry v číslech
study-made = Varianty a kapitoly: { $parts }, od každé { $games ->
    [one] jedna hra
    [few] { $games } hry
   *[other] { $games } her
} ze semínka { $seed }. V aréně hraje { $arena }, v Uhlících paměti { $embers }: co se tu říká, platí o hrách takových hráčů.
study-interval = V závorkách stojí interval, který obsahuje pravou hodnotu v 95 případech ze 100.
study-schools = Vyrovnanost škol
study-schools-help = Jak často vyhrála každá škola; dělené první místo se počítá zčásti. Co by bylo spravedlivé, stojí v posledním řádku. Školy se střídají ve všech dvojicích a na všech místech, začínající se losuje.
study-meetings = V souboji:
study-fair = spravedlivě
study-over-fair = procenta nad spravedlivý podíl
study-first-help = Jak často vyhrál začínající hráč nebo jeho tým.
study-first-won = vyhrál první hráč
study-form = varianta
study-part = varianta nebo kapitola
study-melee = { $form }, míst: { $seats }
study-prologue = Prolog
study-length-help = Tahy jsou všech míst dohromady. Rozhodnutí jsou otázky položené hráčům, ta náhodná se nepočítají.
study-mean-turns = tahy
study-median = medián
study-span = od, do
study-decisions = rozhodnutí
study-ends = co hry ukončilo
study-turn = tah
study-branching = Větvení
study-branching-help = Kolik voleb jedno rozhodnutí nabízí, průměrně a nejvíc. Poslední sloupec je počet číslic čísla, které udává, kolik průběhů nechala rozhodnutí jedné hry otevřených: její volby vynásobené mezi sebou, průměrně.
study-options = voleb na rozhodnutí
study-widest = nejvíc
study-size = číslic
study-hidden = Skryté informace
study-hidden-help = Kolik rozdání tázaný hráč nerozliší, v bitech: o bit víc znamená dvakrát tolik. V aréně jde o to, kdo drží které bytosti, legendy a karty balance; v Uhlících paměti o to, které vzpomínky leží před Fenrysem nebo Rowanem lícem dolů jako Odhodlání. Pořadí balíčků je teprve budoucí náhoda a nepočítá se.
study-bits = skrytých bitů
study-bits-first = na začátku
study-bits-mean = průměrně
study-bits-most = nejvíc
study-chapters = Obtížnost kapitol
study-chapters-help = Jak často dva boti společně vyhráli a čím se prohrály ostatní hry.
study-won = výhry
study-won-percent = výhry, procenta

## Odmítnutí

error-unknown-bot = Bot „{ $bot }“ tu není; jsou tu { $known }.
error-bad-budget = „{ $budget }“ není rozpočet: napiš 400n (kroky hledání) nebo 2s (sekundy).
error-schools-for-seats = Škol je { $schools }, ale míst { $seats }.
error-two-seats = Uhlíky paměti mají dvě místa, ne { $seats }.
error-bot-twice = Bot { $bot } je uveden dvakrát.
error-forms-score-differently = Varianty, které bodují jinak, nemají společnou síť: { $forms }.
error-nothing-to-train = Ve hře { $game } není co trénovat.
error-few-bots = { $bots ->
    [one] Jeden bot nestačí: stran u stolu je { $least }.
    [few] { $bots } boti nestačí: stran u stolu je { $least }.
   *[other] { $bots } botů nestačí: stran u stolu je { $least }.
}
error-bad-data = Řádek { $line } není simulovaná hra arény.
error-no-data = V tomto souboru není žádná hra.
error-data-or-study = Uveď soubor her, nebo --study, jedno z obojího.
error-two-bots = Studii hrají dva boti, jeden v aréně a jeden v Uhlících paměti, ne { $bots }.
error-no-cluster = Na adrese „{ $address }“ není žádný cluster Ray.
error-other-run = „{ $file }“ obsahuje jiný běh než tento.
lab-cost = Cena: { $seconds } s času procesoru; počítače: { $nodes }, procesory: { $processors }.
error-needs-extra = Chybějí balíčky: pip install 'frostglass[{ $extra }]'
error-cannot-draw = „{ $file }“ nelze nakreslit: { $reason }
error-bad-seconds = { $seconds } není doba k měření: více než 0 a nejvýše 60 sekund.
