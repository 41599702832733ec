### Laboratoř: boti proti botům, turnaje, zprávy, měření.

## Nápověda

help-lab-json = vypíše jeden dokument JSON
help-lab-games = počet her (jinak 100)
help-lab-seed = semínko veškeré náhody (jinak 0); stejné semínko dává stejné hry
help-lab-workers = počet procesů; 0 použije všechna jádra. Výsledky jsou stejné
help-lab-on =
    odehraje partie na clusteru Ray místo na tomto počítači: ray://host:10001
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
    Vytvoří stránku ze simulovaných her arény.

    Škola proti škole, první hráč, délka, karty. Data pocházejí ze simulate --data.
help-report-data = soubor s řádky JSON; - čte standardní vstup
help-report-out = stránka; - je standardní výstup
help-bench =
    Změří, jak rychle hry na tomto stroji běží.

    Procesorový čas jednoho jádra. Jména udávají jednotku: za sekundu, mikrosekundy, milisekundy.
help-bench-seconds = zhruba tolik na každý údaj (jinak 1)
help-train =
    Nauč boty arény hodnotu pozice z jejich vlastních her.

    Každá generace hraje sama se sebou, síť se přizpůsobí všem dosavadním hrám a zůstane, pokud vyhraje zápas s nejlepší předchozí. Všechno leží ve složce; stejný příkaz pokračuje tam, kde byl přerušen. Potřebuje balíčky frostglass[train].
help-train-game = hra: arena
help-train-form = podoby hry, z jejichž her se učí; více jen tehdy, když bodují stejně, např. duel,team_duel
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

## Odmítnutí

error-unknown-bot = Bot „{ $bot }“ tu není; jsou tu { $known }.
error-bad-budget = „{ $budget }“ není rozpočet: napiš 400n (kroky hledání) nebo 2s (sekundy).
error-schools-for-seats = Škol je { $schools }, ale míst { $seats }.
error-two-seats = Uhlíky paměti mají dvě místa, ne { $seats }.
error-bot-twice = Bot { $bot } je uveden dvakrát.
error-forms-score-differently = Podoby hry, které bodují jinak, nemají společnou síť: { $forms }.
error-nothing-to-train = Ve hře { $game } není co trénovat.
error-few-bots = { $bots ->
    [one] Jeden bot nestačí: stran u stolu je { $least }.
    [few] { $bots } boti nestačí: stran u stolu je { $least }.
   *[other] { $bots } botů nestačí: stran u stolu je { $least }.
}
error-bad-data = Řádek { $line } není simulovaná hra arény.
error-no-data = V tomto souboru není žádná hra.
error-no-cluster = Na adrese „{ $address }“ není žádný cluster Ray.
error-other-run = „{ $file }“ obsahuje jiný běh než tento.
lab-cost = Cena: { $seconds } s času procesoru; počítače: { $nodes }, procesory: { $processors }.
error-needs-extra = Chybějí balíčky: pip install 'frostglass[{ $extra }]'
error-cannot-draw = „{ $file }“ nelze nakreslit: { $reason }
error-bad-seconds = { $seconds } není doba k měření: více než 0 a nejvýše 60 sekund.
