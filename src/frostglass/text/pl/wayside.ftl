# Dwie strony, które stoją same: adres, którego nie ma, i taki, który musi poczekać.

lost-title = Tu nie ma żadnego pola
lost-text = Pod tym adresem nie ma ani strony, ani stołu. Może w linku brakuje litery albo stołu już nie ma.
lost-open = Otwórz

wait-title = Chwileczkę
wait-state = czeka
wait-fast = Z twojej sieci przyszło zbyt wiele zapytań naraz. Nic nie przepadło: gra przy stole trwa dalej.
wait-offline = Brak połączenia z siecią. Nic nie przepadło: strona ruszy sama, gdy tylko sieć wróci.
wait-down = Serwer nie odpowiada. Nic nie przepadło: strona ruszy sama, gdy tylko serwer się odezwie.
wait-broken = Nie udało się pokazać tej strony. Nic nie przepadło: strona sama spróbuje ponownie.
wait-next = Następna próba za { $seconds } s.
wait-count = Próba { $number } z { $most }, potem co minutę.
wait-every = Kolejna próba co minutę.
wait-now = Spróbuj teraz
