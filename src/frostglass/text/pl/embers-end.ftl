### Koniec gry w Szklany tron: dni, ponownie przeżyte wspomnienia, o ile się udało.

ending-won = { $part }: wygrana
ending-lost = { $part }: przegrana
ending-headline = { $reason ->
    [won] „Jestem przy tobie”.
    [prologue] Pierwsze wspomnienia wróciły.
    [L1] Wspomnienia się skończyły.
    [L2] Nic by nie pasowało.
    [L3] Umysł jest pusty.
    [L4] Za mało wspomnień na nowy dzień.
    [P1] Wspomnienia się skończyły.
    [P2] Nic by nie pasowało.
    [P3] Umysł jest pusty.
    [left] Ktoś odszedł od stołu.
   *[resigned] Gra poddana.
}
ending-turns = { $number ->
    [one] { $number } tura
    [few] { $number } tury
   *[many] { $number } tur
}
ending-minutes = { $number ->
    [one] { $number } minuta
    [few] { $number } minuty
   *[many] { $number } minut
}
ending-day = Dzień { $day }
ending-days = { $number ->
    [one] cały dzień
    [few] całe dni
   *[many] całych dni
}
ending-relived = ponownie przeżyte
ending-banished = wypędzone
ending-none = brak
ending-count-relived = { $number ->
    [one] ponowne przeżycie
    [few] ponowne przeżycia
   *[many] ponownych przeżyć
}
ending-count-banished = { $number ->
    [one] wypędzony demon
    [few] wypędzone demony
   *[many] wypędzonych demonów
}
ending-count-splits = { $number ->
    [one] rozdwojenie
    [few] rozdwojenia
   *[many] rozdwojeń
}
ending-deck = Ile kart zostało w talii
ending-deck-when = na początku każdej tury Fenrysa
ending-deck-least = Ile kart zostało w talii na początku każdej tury Fenrysa; najmniej: { $number }.
ending-closest = Najbliżej przegranej
ending-closest-deck = { $number ->
    [0] Dzień { $day }: Fenrys zaczął turę z pustą talią.
    [one] Dzień { $day }: gdy Fenrys zaczynał turę, w talii została { $number } karta.
    [few] Dzień { $day }: gdy Fenrys zaczynał turę, w talii zostały { $number } karty.
   *[many] Dzień { $day }: gdy Fenrys zaczynał turę, w talii zostało { $number } kart.
}
ending-see = Zobacz
ending-losses = Cztery sposoby, by przegrać
ending-loss = { $way ->
    [L1] talia jest pusta
    [L2] nic nie pasuje
    [L3] Umysł jest pusty
   *[L4] za mało wspomnień
}
ending-where = Gdzie są wspomnienia ({ $number })
ending-place = { $place ->
    [distorted] zniekształcone
    [tainted] skażone
    [rows] rzędy
    [discard] odrzucone
    [mind] Umysł
   *[deck] talia
}
ending-all-open = Teraz wszystko jest odkryte: linia przerywana oznacza karty, które były jeszcze zakryte.
