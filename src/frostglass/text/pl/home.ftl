# Strona startowa: ustawienia nowego stołu, własne stoły, dalsze drogi.

home-hints = Podpowiedzi
home-hints-off = Wyłączone
home-hints-on = Włączone
home-finished = zakończona
home-ways = Co jeszcze można tu zrobić
home-learn-note = Pierwsze ruchy przy prawdziwym stole, krok po kroku.
home-cards-note = Każda istota, legenda, flara i zadanie z ich wzorami.
home-editor-note = Ustaw dowolną pozycję, zobacz, na co pozwala, i graj dalej.
