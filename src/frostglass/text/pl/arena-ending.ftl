# Koniec partii areny: wstęga nad planszą, punkty tura po turze, najlepsze przywołanie.

arena-end-lost = Przegrywasz
arena-end-draw = Remis
arena-end-wins = { $number ->
    [one] Wygrywa: { $names }
    [few] Wygrywają: { $names }
   *[many] Wygrywają: { $names }
}
arena-end-points = { $goal ->
    [one] W turze { $turn } osiągnięto { $goal } punkt
    [few] W turze { $turn } osiągnięto { $goal } punkty
   *[many] W turze { $turn } osiągnięto { $goal } punktów
}
arena-end-deck = W turze { $turn } dobrano ostatnią kartę talii
arena-end-limit = Osiągnięto limit tur
arena-end-resigned = { $name } poddaje partię
arena-end-resigned-you = Poddajesz partię
arena-end-left = { $name } odchodzi od stołu
arena-end-left-you = Odchodzisz od stołu
arena-end-tie-upgraded = Punkty równe, więcej ulepszonych pionów: { $names }
arena-end-tie-pieces = Punkty i ulepszone piony równe, więcej pionów: { $names }
arena-end-fold = Odłóż wynik na bok
arena-end-graph = Punkty tura po turze
arena-end-as-table = Jako tabela
arena-end-last-turns = ostatnie tury
arena-end-points-of = { $number ->
    [one] { $name }: { $number } punkt
    [few] { $name }: { $number } punkty
   *[many] { $name }: { $number } punktów
}
arena-end-best = Najlepsze przywołanie
arena-end-best-yours = Twoje najlepsze przywołanie
arena-end-where = Tura { $turn }, pole { $square }
arena-end-destroys = { $number ->
    [one] niszczy { $number } piona
    [few] niszczy { $number } piony
   *[many] niszczy { $number } pionów
}
arena-end-see = Zobacz
arena-end-turning = Punkt zwrotny: tura { $turn }, { $name } +{ $points }.
arena-end-from-there = Przejrzyj od tego miejsca
arena-end-count-summoned = przywołane istoty
arena-end-count-destroyed = zniszczone piony
arena-end-count-legends = legendy
arena-end-count-tasks = zgłoszone zadania
