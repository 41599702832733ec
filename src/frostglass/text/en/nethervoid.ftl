### The Nethervoid school: its beings, the Gateway, and what the Possessed Summoner allows.

## Beings

card-acolyte_of_destruction = Acolyte of Destruction
    .effect = Destroy one common piece, anywhere on the board, whoever owns it. If you did and the Gateway is then on a red square, you may also destroy one heroic piece adjacent to the square that was emptied, whoever owns it.

card-acolyte_of_growth = Acolyte of Growth
    .effect = Place one of your common pieces from the supply on any empty square. If you did and the Gateway is then on a green square, also place one of your heroic pieces from the supply on an empty square adjacent to the new common piece.

card-demon_of_envy = Demon of Envy
    .effect = Place one of your common pieces from the supply on an empty square adjacent to the Gateway. After that, as long as some opponent has more pieces on the board than you, place another one in the same way. Stop when nobody is ahead of you, no such square is empty or your supply is used up.

card-demon_of_gluttony = Demon of Gluttony
    .effect = The Demon of Gluttony may make one combat move. If that move destroyed a piece, your own included, upgrade the Demon; it may then make one more combat move as a heroic piece. If this move destroyed a piece too, the Demon becomes the Gateway.

card-demon_of_greed = Demon of Greed
    .effect = Destroy one of your common pieces and one of your heroic pieces, anywhere on the board; neither may be the Gateway. For each piece destroyed in this way gain one action.

card-demon_of_lust = Demon of Lust
    .effect = You may choose up to two different pieces, whatever their rank and whoever owns them. Each of them makes one combat move that takes it closer to the Gateway but not onto the Gateway's square.

card-demon_of_pride = Demon of Pride
    .effect = Upgrade the Demon of Pride to heroic; it becomes the Gateway. Then it may make one combat move.

card-demon_of_sloth = Demon of Sloth
    .effect = If you have an action left, you lose one. If you have none, destroy the Gateway.

card-demon_of_wrath = Demon of Wrath
    .effect = Destroy all common enemy pieces adjacent to the Gateway. If there are none, the Gateway may make one standard move; then, whether it moved or not, destroy all common enemy pieces adjacent to it.

card-flame_imp = Flame Imp
    .effect = You may destroy one common piece adjacent to the Gateway, whoever owns it.

card-gate_keeper = Gate Keeper
    .effect = You may either upgrade one of your common pieces, anywhere on the board, or place one of your common pieces from the supply on any empty square. If you do, that piece becomes the Gateway.

card-gate_master = Gate Master
    .effect = Upgrade the Gateway, if possible. If it thereby becomes legendary, this summoning also counts as summoning a legend on the Gate Master's square. Then choose one of your common or heroic pieces: it becomes the Gateway.

card-hell_hound = Hell Hound
    .effect = You may destroy one piece adjacent to the Hell Hound, whatever its rank and whoever owns it. If you did not destroy a legendary piece, put this card under your deck instead of on your discard pile, unless the deck is empty.

card-hell_rider = Hell Rider
    .effect = If the Hell Rider is the Gateway, it may make one combat move. If it is not, it may make up to three combat moves, each in any direction.

card-possessed_summoner = Possessed Summoner
    .effect = Choose an enemy colour and place a common piece of that colour from its supply on an empty square adjacent to a piece of the same colour. If you do, the next being you summon this turn uses the pieces of that colour in its pattern instead of yours. Then you may discard a flare from your hand without invoking it to gain one action.

card-power_seeker = Power Seeker
    .effect = If the Power Seeker is the Gateway, it may make one standard move. If it is not, it may make any number of combat moves, each of which must take it closer to the Gateway.

card-shadow_imp = Shadow Imp
    .effect = The Shadow Imp may make one combat move. If it does and is not itself the Gateway, the Gateway may make one combat move in the same direction.

card-vortexmaster = Vortexmaster
    .effect = The Gateway may make one combat move. Then, whether it did or not, one of your pieces adjacent to the Gateway may make one combat move.

## The Gateway

prompt-gateway = { $card }: which piece becomes the Gateway?
prompt-may-place_or_upgrade = { $card }: do you place a piece or upgrade one?
label-gateway = The { $piece } on { $square } becomes the Gateway

log-gateway_opened = The Gateway is now on { $square }
log-gateway_closed = There is no Gateway
log-action_lost = { $seat } loses an action
log-went_under = { $seat } puts { $card } under the deck

kept-gateway = the Gateway is on { $square }
kept-gateway-merchant = the Gateway lies on Merchant of Time

web-gateway = the Gateway
player-sign-gateway = the piece is the Gateway
editor-gateway = Gateway
term-gateway = Gateway
    .forms = Gateway
    .text = The Gateway is a common or heroic piece of the Nethervoid player, marked by four arcs. The marker goes with the piece. It is lost when the piece is destroyed or becomes legendary; then the next being of the deck becomes the Gateway.

## The next being uses another colour

prompt-possess = { $card }: which enemy colour do you choose?
label-possess = Place a piece of { $owner }; your next being uses the pieces of { $owner }

log-possessed = The next being of { $seat } uses the pieces of { $owner }

kept-possessed = the next being uses the pieces of { $owner }

web-possessed = The next being uses the pieces of { $owner }.
why-possessed = The next being needs pieces of { $owner } instead of your own.
editor-possessed = The next being uses the pieces of

## Refusals

error-gateway-without-nethervoid = { $field }: nobody at this table plays { school-nethervoid }, so there is no Gateway.
error-unknown-gateway-square = { $field }: there is no square “{ $square }” on the board.
error-no-gateway-there = { $field }: no common or heroic piece of the { school-nethervoid } player is at “{ $square }”.
error-possessed-without-nethervoid = { $field }: it is not the turn of the { school-nethervoid } player.
error-possessed-no-opponent = { $field }: { $colour } is not an opponent's colour.

## The lesson

learn-gateway-title = The Gateway
learn-gateway-text = One piece of Nethervoid can be the Gateway, and many beings of the school work around it. There is none yet, so the being that you summon becomes it. Summon the Flame Imp next to the enemy piece, then destroy that piece.
learn-gateway-hint = The Imp fits on four squares; e6 and d7 are next to the enemy piece. Then choose that piece.
learn-gateway-done = The four arcs mark the Gateway and go with its piece. A heroic being takes them over from a common Gateway. If its piece is destroyed or becomes legendary, your next being of Nethervoid becomes the Gateway.
