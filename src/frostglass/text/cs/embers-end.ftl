### Konec hry Uhlíky paměti: dny, znovuprožité vzpomínky, jak to bylo těsné.

ending-won = { $part }: výhra
ending-lost = { $part }: prohra
ending-headline = { $reason ->
    [won] „Jsem s tebou.“
    [prologue] První vzpomínky jsou zpátky.
    [L1] Vzpomínky došly.
    [L2] Nic by se nevešlo.
    [L3] Mysl je prázdná.
    [L4] Na nový den je vzpomínek málo.
    [P1] Vzpomínky došly.
    [P2] Nic by se nevešlo.
    [P3] Mysl je prázdná.
    [left] Někdo odešel od stolu.
   *[resigned] Hra byla vzdána.
}
ending-turns = { $number ->
    [one] { $number } tah
    [few] { $number } tahy
   *[other] { $number } tahů
}
ending-minutes = { $number ->
    [one] { $number } minuta
    [few] { $number } minuty
   *[other] { $number } minut
}
ending-day = Den { $day }
ending-days = { $number ->
    [one] celý den
    [few] celé dny
   *[other] celých dnů
}
ending-relived = znovuprožité
ending-banished = vyhnané
ending-none = nic
ending-count-relived = { $number ->
    [one] znovuprožitá vzpomínka
    [few] znovuprožité vzpomínky
   *[other] znovuprožitých vzpomínek
}
ending-count-banished = { $number ->
    [one] vyhnaný démon
    [few] vyhnaní démoni
   *[other] vyhnaných démonů
}
ending-count-splits = { $number ->
    [one] rozpolcení
    [few] rozpolcení
   *[other] rozpolcení
}
ending-deck = Kolik karet zbývalo v balíčku
ending-deck-when = na začátku každého tahu Fenryse
ending-deck-least = Kolik karet zbývalo v balíčku na začátku každého tahu Fenryse; nejméně { $number }.
ending-closest = Nejtěsnější chvíle
ending-closest-deck = { $number ->
    [0] Den { $day }: Fenrys začínal tah s prázdným balíčkem.
    [one] Den { $day }: když Fenrys začínal tah, zbývala v balíčku { $number } karta.
    [few] Den { $day }: když Fenrys začínal tah, zbývaly v balíčku { $number } karty.
   *[other] Den { $day }: když Fenrys začínal tah, zbývalo v balíčku { $number } karet.
}
ending-see = Ukázat
ending-losses = Čtyři způsoby, jak prohrát
ending-loss = { $way ->
    [L1] balíček je prázdný
    [L2] nic se nevejde
    [L3] Mysl je prázdná
   *[L4] málo vzpomínek
}
ending-where = Kde jsou vzpomínky ({ $number })
ending-place = { $place ->
    [distorted] zkreslené
    [tainted] poskvrněné
    [rows] řady
    [discard] odhozené
    [mind] Mysl
   *[deck] balíček
}
ending-all-open = Teď je všechno otočené: čárkovaná linka značí karty, které ještě ležely lícem dolů.
