### Schools that the players of a table ban and pick before the deal.

prompt-ban = Kterou školu zakážeš?
prompt-pick = Kterou školu si vybereš?
label-ban = Zakaž: { $school }
label-pick = Vyber: { $school }
log-school_banned = Hráč { $seat } zakazuje školu: { $school }
log-school_picked = Hráč { $seat } si vybírá školu: { $school }

home-schools = Školy
home-schools-chosen = Vybrané zde
home-schools-random = Náhodné
home-schools-draft = Zákazy a výběr
web-school-open = škola ještě není vybraná
fair-draft = Školy se zakazují a vybírají u stolu: nejdřív každý v pořadí tahů jednu zakáže, potom si vybírá jako první poslední hráč.
