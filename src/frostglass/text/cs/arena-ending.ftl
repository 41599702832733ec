# Konec partie arény: pás nad plánem, body tah po tahu, nejlepší vyvolání.

arena-end-lost = Prohráváš
arena-end-draw = Remíza
arena-end-wins = { $number ->
    [one] Vyhrává: { $names }
    [few] Vyhrávají: { $names }
   *[other] Vyhrávají: { $names }
}
arena-end-points = { $goal ->
    [one] V tahu { $turn } byl dosažen { $goal } bod
    [few] V tahu { $turn } byly dosaženy { $goal } body
   *[other] V tahu { $turn } bylo dosaženo { $goal } bodů
}
arena-end-deck = V tahu { $turn } byla líznuta poslední karta balíčku
arena-end-limit = Byl dosažen limit tahů
arena-end-resigned = { $name } vzdává partii
arena-end-resigned-you = Vzdáváš partii
arena-end-left = { $name } odchází od stolu
arena-end-left-you = Odcházíš od stolu
arena-end-tie-upgraded = Body jsou stejné, více vylepšených kamenů: { $names }
arena-end-tie-pieces = Body i vylepšené kameny jsou stejné, více kamenů: { $names }
arena-end-fold = Odložit výsledek stranou
arena-end-graph = Body tah po tahu
arena-end-as-table = Jako tabulka
arena-end-last-turns = poslední tahy
arena-end-points-of = { $number ->
    [one] { $name }: { $number } bod
    [few] { $name }: { $number } body
   *[other] { $name }: { $number } bodů
}
arena-end-best = Nejlepší vyvolání
arena-end-best-yours = Tvé nejlepší vyvolání
arena-end-where = Tah { $turn }, pole { $square }
arena-end-destroys = { $number ->
    [one] zničí { $number } kámen
    [few] zničí { $number } kameny
   *[other] zničí { $number } kamenů
}
arena-end-see = Ukázat
arena-end-turning = Zlom: tah { $turn }, { $name } +{ $points }.
arena-end-from-there = Projít odtud
arena-end-count-summoned = vyvolané bytosti
arena-end-count-destroyed = zničené kameny
arena-end-count-legends = legendy
arena-end-count-tasks = započítané úkoly
