### Beings of the Etherweave school: names, effects and warp effects; what is asked, done, told and refused about warping.
### The card's diagram draws yellow squares striped and blue squares dotted.

card-antimatter_spirit = Duch antihmoty
    .effect = Při vyvolání se nic nestane.
    .warp = Zvol prázdné pole, které není červené ani zelené, a směr. Umísti na ně svůj běžný kámen; ten provede jeden bojový pohyb v tomto směru. Potom na totéž pole umísti běžný kámen nepřátelské barvy; ten provede jeden bojový pohyb v opačném směru. Proveditelné musí být všechny čtyři části, jinak se nic nestane.

card-dark_sphere = Temná koule
    .effect = Můžeš zvolit až tři různé běžné nebo hrdinské kameny bez ohledu na majitele, ale ne tři téže barvy. Každý z nich postupně provede jeden bojový pohyb, který skončí ve vzdálenosti přesně 2 od Temné koule.

card-doppelganger = Dvojník
    .effect = Proveď jednou efekt zakřivení své čekající bytosti, jako by byl vytištěn zde. Bytost čeká dál.

card-eternal_emperor = Věčný císař
    .effect = Pokud v tomto tahu nebyl zahrán efekt zakřivení Císaře, můžeš nyní udělat to, co tento efekt říká.
    .warp = Buď umísti na prázdné pole jeden svůj běžný kámen ze zásoby, nebo pohni jedním svým kamenem: běžným bojovým pohybem, hrdinským nebo legendárním standardním pohybem.

card-gate_of_oblivion = Brána zapomnění
    .effect = Znič kámen na modrém (tečkovaném) poli bez ohledu na jeho barvu a úroveň. Potom můžeš zničit jeden běžný nebo hrdinský kámen na žlutém (pruhovaném) poli bez ohledu na majitele.
    .warp = Do konce tohoto tahu se každý tebou zničený kámen počítá, jako by byl zničen ještě jeden kámen téže barvy a úrovně.

card-greater_shadow_twin = Větší stínové dvojče
    .effect = Pokud Menší stínové dvojče leží ve tvém odhazovacím balíčku, můžeš zničit jeden hrdinský kámen bez ohledu na majitele, se kterým sousedí alespoň dva tvé kameny.
    .warp = Vylepši jeden svůj běžný kámen kdekoli na plánu.

card-iris_of_eternity = Duhovka věčnosti
    .effect = Můžeš zvolit jedno: znič jeden sousední legendární kámen bez ohledu na majitele, nebo vylepši Duhovku věčnosti na legendární. Pokud ji vylepšíš, počítá se toto vyvolání také jako vyvolání legendy a všechny legendy z tvé ruky jsou odhozeny.

card-lesser_shadow_twin = Menší stínové dvojče
    .effect = Pokud Větší stínové dvojče leží ve tvém odhazovacím balíčku, můžeš zničit jeden nebo dva běžné kameny bez ohledu na majitele, které sousedí s jedním a týmž tvým kamenem.
    .warp = Vylepši jeden svůj běžný kámen kdekoli na plánu.

card-merchant_of_time = Obchodník s časem
    .effect = Pokud na této kartě leží kámen, vrací se standardním skokem na pole, které není červené ani zelené: na prázdné, nebo na pole s kamenem nižší úrovně, který je zničen.
    .warp = Vezmi jeden kámen z pole, které není červené ani zelené, a polož ho na tuto kartu; na majiteli ani úrovni nezáleží. Kámen není zničen. Tento efekt nelze kopírovat, a dokud Obchodník čeká, nic ho nemůže odhodit ani vrátit do ruky.

card-paradox_worm = Červ paradoxu
    .effect = Můžeš nechat jeden svůj běžný nebo hrdinský kámen a jeden nepřátelský kámen téže úrovně vyměnit si místa.
    .warp = Vylepši jeden nepřátelský běžný kámen. Potom můžeš odhodit svou čekající bytost.

card-polarity_queen = Královna polarity
    .effect = Zvol dva různé své běžné nebo hrdinské kameny kromě Královny polarity. První provede jeden bojový pohyb v libovolném směru, potom druhý provede jeden bojový pohyb v opačném směru. Pokud žádné dva takové pohyby nejsou možné, nic se nestane.
    .warp = Umísti jeden svůj běžný kámen ze zásoby na prázdné pole, které sousedí s nepřátelským kamenem.

card-reality_patch = Záplata skutečnosti
    .effect = Pro každou nepřátelskou barvu můžeš zničit jeden hrdinský kámen této barvy. Potom můžeš odhodit svou čekající bytost. Potom můžeš odhodit jednu kartu z ruky: bytost, legendu nebo kartu balance.

card-singularity = Singularita
    .effect = Zvol prázdné pole, které není červené ani zelené. Všechny běžné kameny, které s ním sousedí, bez ohledu na majitele, provedou bojový pohyb na toto pole, jeden po druhém v pořadí podle tvé volby.

card-time_traveler = Cestovatel v čase
    .effect = Můžeš zničit jeden sousední běžný kámen bez ohledu na majitele. Pokud to uděláš, polož vrchní kartu svého odhazovacího balíčku navrch svého balíčku.

card-translocationist = Translokátor
    .effect = Až dvakrát můžeš nechat jeden svůj hrdinský a jeden svůj běžný kámen vyměnit si místa; pokaždé použij jiný hrdinský kámen.
    .warp = Získáváš jednu akci.

card-void_summoner = Vyvolávač prázdnoty
    .effect = Až budeš v tomto tahu vyvolávat svou příští bytost, mohou být až dvě pole jejího vzoru, která požadují běžný kámen, prázdná. Po tomto vyvolání povolení propadá, i nevyužité.
    .warp = Jeden z tvých běžných nebo hrdinských kamenů musí provést jeden standardní pohyb, pokud se některý z nich může pohnout.

card-warpmaster = Mistr zakřivení
    .effect = Můžeš zvolit jedno: vezmi svou čekající bytost zpět do ruky, nebo proveď Mistrem zakřivení jeden standardní pohyb.

card-ziggurat_sentinel = Strážce zikkuratu
    .effect = Můžeš zvolit jedno: proveď efekt zakřivení jedné karty ze svého odhazovacího balíčku, nebo proveď Strážcem zikkuratu jeden, dva nebo tři bojové pohyby, všechny ve směru šipky.
    .warp = Jeden z tvých běžných nebo hrdinských kamenů provede buď jeden bojový pohyb, nebo dva standardní pohyby.

## Questions

prompt-burst = { $card }: na kterém poli k tomu dojde?
prompt-emperor = { $card }: umístíš kámen, nebo kamenem pohneš?
prompt-may-emperor = { $card }: umístíš kámen, pohneš kamenem, nebo se toho vzdáš?
prompt-may-iris = { $card }: zničíš legendární kámen, nebo vylepšíš bytost?
prompt-may-swap = { $card }: vymění si některý tvůj kámen místo?
prompt-swap_with = { $card }: se kterým kamenem si vymění místo?
prompt-lay_aside = { $card }: který kámen položíš na kartu?
prompt-bring_back = { $card }: kam se kámen z karty vrátí?
prompt-singularity = { $card }: na které pole spadnou běžné kameny kolem něj?
prompt-last_mover = { $card }: který kámen se pohne poslední a zůstane tam?
prompt-may-show_twin = { $card }: ukážeš druhé dvojče ve svém odhazovacím balíčku?
prompt-may-discard_pending = { $card }: odhodíš svou čekající bytost?
prompt-may-take_back = { $card }: vezmeš si svou čekající bytost zpět do ruky?
prompt-may-copy_warp = { $card }: provedeš efekt zakřivení ze svého odhazovacího balíčku?
prompt-may-throw_away = { $card }: odhodíš kartu z ruky?

## Choices

label-warp = Zakřiv kartu „{ $card }“
label-burst = Zvol { $square }
label-singularity = Ať spadnou na { $square }
label-emperor = { $word ->
    [place] Umísti běžný kámen
   *[move] Pohni svým kamenem
}
label-iris = { $word ->
    [destroy] Znič sousední legendární kámen
   *[ascend] Vylepši bytost; počítá se jako legenda a tvé legendy jsou odhozeny
}
label-swap = Zvol k výměně { $piece } na { $square }
label-swap_with = Vyměň místa; druhé pole: { $square }
label-lay_aside = Polož na kartu { $piece } z { $square }
label-bring_back = Kámen se vrátí na { $square }
label-last_mover = Kámen z { $square } se pohne poslední a zůstane
label-show_twin = Ukaž kartu „{ $card }“
label-discard_pending = Odhoď čekající kartu „{ $card }“
label-take_back = Vezmi zpět do ruky kartu „{ $card }“
label-copy_warp = Proveď efekt zakřivení karty „{ $card }“
label-throw_away = Odhoď z ruky kartu „{ $card }“
label-stop-pending = Ať čeká dál
label-stop-copy_warp = Nekopíruj efekt zakřivení
label-stop-show_twin = Nic neukazuj
label-stop-throw_away = Nech si všechny karty

## Log

log-warped = Hráč { $seat } zakřivuje kartu „{ $card }“; bytost čeká
log-copied = Hráč { $seat } provádí efekt zakřivení karty „{ $card }“
log-taken_back = Hráč { $seat } bere zpět do ruky kartu „{ $card }“
log-revealed = Hráč { $seat } ukazuje v odhazovacím balíčku kartu „{ $card }“
log-laid_aside = Na Obchodníka s časem hráče { $seat } je položen { piece } z { $square }
log-came_back = Na { $square } se vrací kámen z Obchodníka s časem hráče { $seat }
log-found_no_square = Pro kámen z Obchodníka s časem hráče { $seat } není pole: vrací se do své zásoby
log-points_lost = { $points ->
    [one] Hráč { $seat } ztrácí { $points } bod za čekající bytost
    [few] Hráč { $seat } ztrácí { $points } body za čekající bytost
   *[other] Hráč { $seat } ztrácí { $points } bodů za čekající bytost
}

## What is kept

kept-pending = čekající bytost: { $card }
kept-merchant = na Obchodníkovi s časem: { $piece }
kept-void = příští vyvolání v tomto tahu může počítat dvě prázdná pole
kept-oblivion = každý kámen zničený v tomto tahu se počítá { $times ->
    [2] dvakrát
    [3] třikrát
   *[other] { $times }krát
}
kept-emperor = v tomto tahu byl zahrán efekt zakřivení Věčného císaře

## Why not

why-about-warp = Zakřivení
why-warp-opening = Ve svém prvním tahu ve hře nemůžeš zahrát efekt zakřivení.
why-warp-pending = Karta „{ $card }“ stále čeká. Čekat může jen jedna bytost.
why-no-warp = Nemáš v ruce kartu s efektem zakřivení.

## Refusals of positions

error-no-warp-effect = { $field }: karta „{ $card }“ nemá efekt zakřivení.
error-no-piece = { $field }: „{ $piece }“ neoznačuje žádný kámen této hry.
error-no-merchant = { $field }: kámen „{ $piece }“ může ležet jen na čekajícím Obchodníkovi s časem.
error-no-etherweave-turn = { $field }: jen když je na tahu škola { school-etherweave }.

## The table and the card browser

web-warp = Zakřivení
web-warp-note = zahraj z ruky, bez akce
web-key-warp = efekt hraný z ruky, bez akce
web-pending-own = čeká. Vyvolej ji jako z ruky.
web-pending-other = čeká.
web-on-card = Na této kartě: { $rank ->
    [common] běžný kámen { $owner }
    [heroic] hrdinský kámen { $owner }
   *[legendary] legendární kámen { $owner }
}
web-on-card-note = Mimo plán i mimo zásobu; dokud se nevrátí, nepočítá se.
web-pending-loss = { $mode ->
    [melee] Čeká-li na konci: −2 body v každé barvě. Do té doby se { $points } počítá jako { $left }.
   *[other] Čeká-li na konci: −2 body. Do té doby se { $points } počítá jako { $left }.
}
web-verb-warp = Zakřiv: { $card }
web-void = Příští bytost může počítat dvě prázdná pole.
web-oblivion = Zničené kameny se v tomto tahu počítají { $times ->
    [2] dvakrát
    [3] třikrát
   *[other] { $times }krát
}.
web-void-square = prázdné, počítá se jako běžný kámen

## The position editor

editor-pending = Čekající bytost
editor-merchant = Na Obchodníkovi s časem
editor-void = Příští vyvolání smí počítat dvě prázdná pole
editor-emperor = V tomto tahu byl zahrán efekt zakřivení Věčného císaře
editor-oblivion = Kolikrát navíc se počítá každý zničený kámen

## The lesson

learn-warp-title = Efekt zakřivení
learn-warp-text = Bytosti Přediva éteru mohou působit dřív, než jsou vyvolány. Zakřiv kartu z ruky: Královna polarity pak nestojí akci a nepotřebuje vzor. Její efekt umístí kámen vedle nepřátelského.
learn-warp-hint = Stiskni volbu, která kartu zakřiví, a potom prázdné pole vedle nepřátelského kamene.
learn-warp-done = Bytost teď čeká. Vyvolej ji jako kartu z ruky, než zakřivíš další: čeká-li ještě na konci hry, stojí 2 body.
