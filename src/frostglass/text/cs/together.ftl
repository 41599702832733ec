# O čem lidé u stolu rozhodují společně, a konec hry.

error-table-not-now = O to teď nelze požádat.

## Konec hry a jak se hraje dál

onward = Jak dál?
onward-next = { $people ->
    [1] Další kapitola
   *[other] Další kapitola společně
}
onward-again = { $people ->
    [1] Hrát znovu
   *[other] Hrát spolu znovu
}
onward-rematch = { $game ->
    [embers] Vyměnit postavy
   *[arena] Odveta s výměnou stran
}
onward-up = Silnější bot
onward-there = K dalšímu stolu
onward-wish = { $way ->
    [next] chce hrát dál
    [again] chce hrát znovu
    [up] chce silnějšího bota
   *[rematch] { $game ->
        [embers] chce vyměnit postavy
       *[arena] chce odvetu
    }
}
onward-closed = { $people ->
    [1] Karta kapitoly { $number } leží lícem dolů. Otočí se, až půjdeš dál.
   *[other] Karta kapitoly { $number } leží lícem dolů. Otočí se, až půjdete oba dál.
}
onward-all-back = Všech 35 vzpomínek se vrací. Jinak se nic nemění.
onward-record = Záznam hry
onward-download = Stáhnout
onward-table = Prohlédnout stůl
onward-figures = Hra v číslech
onward-share = Sdílet
