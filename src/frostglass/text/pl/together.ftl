# O czym ludzie przy stole decydują razem, i koniec gry.

error-table-not-now = Teraz nie można o to poprosić.
