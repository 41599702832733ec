### Schools that the players of a table ban and pick before the deal.

prompt-ban = Którą szkołę wykluczasz?
prompt-pick = Którą szkołę wybierasz?
label-ban = Wyklucz: { $school }
label-pick = Wybierz: { $school }
log-school_banned = Gracz { $seat } wyklucza szkołę: { $school }
log-school_picked = Gracz { $seat } wybiera szkołę: { $school }

home-schools = Szkoły
home-schools-chosen = Wybrane tutaj
home-schools-random = Losowe
home-schools-draft = Wykluczanie i wybór
web-school-open = szkoła jeszcze niewybrana
fair-draft = Szkoły wyklucza się i wybiera przy stole: najpierw każdy w kolejności tur wyklucza jedną, potem wybiera się od ostatniego gracza.
