# Co zrobili inni: pokazane jak film, potem opowiedziane.

film = Co robią inni
film-back = Jeszcze raz
film-brisk = Żwawo
film-calm = Spokojnie
film-next = Dalej
film-on = Wznów
film-once = Od razu
film-pause = Pauza
film-plays = Gra { $name }
film-skip = Pomiń
film-space = Spacja
film-speed = Tury innych
since = Od twojej tury
since-again = Pokaż jeszcze raz
since-again-of = Pokaż jeszcze raz turę: { $name }
since-did = Ostatnia tura: { $name }
since-discards = odrzuca kartę
since-nothing = bez nowego piona
since-now = teraz
since-skip = Spacja lub dotknięcie: do końca
since-stays = Zostaje, dopóki nie wykonasz ruchu.
since-watching = Ostatnie tury
since-yours = twoje: { $number }
