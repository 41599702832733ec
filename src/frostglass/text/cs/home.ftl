# Úvodní stránka: nastavení nového stolu, vlastní stoly, další cesty.

home-hints = Rady
home-hints-off = Vypnuté
home-hints-on = Zapnuté
home-finished = dohráno
home-ways = Co se tu ještě dá dělat
home-learn-note = První tahy u skutečného stolu, krok za krokem.
home-cards-note = Každá bytost, legenda, karta balance a úkol i se vzory.
home-editor-note = Připrav libovolnou pozici, podívej se, co dovoluje, a hraj dál.
