# O czym ludzie przy stole decydują razem, i koniec gry.

error-table-not-now = Teraz nie można o to poprosić.

## Koniec gry i jak gra się dalej

onward = Co dalej?
onward-next = { $people ->
    [1] Następny rozdział
   *[other] Następny rozdział razem
}
onward-again = { $people ->
    [1] Zagraj jeszcze raz
   *[other] Zagrajcie jeszcze raz
}
onward-rematch = { $game ->
    [embers] Zamień postacie
   *[arena] Rewanż ze zmianą stron
}
onward-up = Silniejszy bot
onward-there = Do następnego stołu
onward-wish = { $way ->
    [next] chce grać dalej
    [again] chce zagrać jeszcze raz
    [up] chce silniejszego bota
   *[rematch] { $game ->
        [embers] chce zamienić postacie
       *[arena] chce rewanżu
    }
}
onward-closed = { $people ->
    [1] Karta rozdziału { $number } jest zakryta. Odwróci się, gdy zagrasz dalej.
   *[other] Karta rozdziału { $number } jest zakryta. Odwróci się, gdy oboje zagracie dalej.
}
onward-all-back = Wraca wszystkie 35 wspomnień. Poza tym nic się nie zmienia.
onward-record = Zapis gry
onward-download = Pobierz
onward-table = Obejrzyj stół
onward-figures = Gra w liczbach
onward-share = Udostępnij
