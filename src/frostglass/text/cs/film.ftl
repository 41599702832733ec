# Co udělali ostatní: ukázané jako film, potom vyprávěné.

film = Co dělají ostatní
film-back = Ještě jednou
film-brisk = Svižně
film-calm = Klidně
film-next = Další
film-on = Pokračovat
film-once = Hned
film-pause = Pozastavit
film-plays = Hraje { $name }
film-skip = Přeskočit
film-space = Mezerník
film-speed = Tahy ostatních
since = Od tvého tahu
since-again = Ukázat znovu
since-again-of = Ukázat znovu tah: { $name }
since-did = Poslední tah: { $name }
since-discards = odhazuje kartu
since-nothing = žádný nový kámen
since-now = teď
since-skip = Mezerník nebo klepnutí: na konec
since-stays = Zůstane, dokud něco neuděláš.
since-watching = Poslední tahy
since-yours = tvých: { $number }
