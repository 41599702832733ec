### Schools that the players of a table ban and pick before the deal.

prompt-ban = Which school do you ban?
prompt-pick = Which school do you pick?
label-ban = Ban: { $school }
label-pick = Pick: { $school }
log-school_banned = { $seat } bans a school: { $school }
log-school_picked = { $seat } picks a school: { $school }

home-schools = Schools
home-schools-chosen = Chosen here
home-schools-random = Random
home-schools-draft = Ban and pick
web-school-open = school still open
fair-draft = Schools are banned and picked at the table: everyone bans one in turn order, then the last player picks first.
