### The Nethervoid school: its beings, the Gateway, and what the Possessed Summoner allows.

## Beings

card-acolyte_of_destruction = Akolyta zkázy
    .effect = Znič jeden běžný kámen kdekoli na plánu, bez ohledu na majitele. Pokud to uděláš a Brána pak stojí na červeném poli, můžeš zničit také jeden hrdinský kámen, který sousedí s právě vyprázdněným polem, bez ohledu na majitele.

card-acolyte_of_growth = Akolyta růstu
    .effect = Umísti jeden svůj běžný kámen ze zásoby na kterékoli prázdné pole. Pokud to uděláš a Brána pak stojí na zeleném poli, umísti také jeden svůj hrdinský kámen ze zásoby na prázdné pole, které sousedí s novým běžným kamenem.

card-demon_of_envy = Démon závisti
    .effect = Umísti jeden svůj běžný kámen ze zásoby na prázdné pole, které sousedí s Bránou. Potom, dokud má některý soupeř na plánu více kamenů než ty, umísti stejným způsobem další. Přestaň, jakmile nad tebou nikdo nemá převahu, žádné takové pole není prázdné nebo je tvoje zásoba vyčerpaná.

card-demon_of_gluttony = Démon obžerství
    .effect = Démon obžerství může provést jeden bojový pohyb. Pokud tímto pohybem zničil kámen, třeba i tvůj, vylepši ho; může pak provést ještě jeden bojový pohyb jako hrdinský kámen. Pokud i tímto pohybem zničil kámen, stává se Bránou.

card-demon_of_greed = Démon chamtivosti
    .effect = Znič jeden svůj běžný a jeden svůj hrdinský kámen kdekoli na plánu; žádný z nich nesmí být Brána. Za každý takto zničený kámen získáváš jednu akci.

card-demon_of_lust = Démon chtíče
    .effect = Můžeš zvolit až dva různé kameny, bez ohledu na úroveň a majitele. Každý z nich provede jeden bojový pohyb, kterým se přiblíží k Bráně, ale nevstoupí na její pole.

card-demon_of_pride = Démon pýchy
    .effect = Vylepši Démona pýchy na hrdinskou úroveň; stává se Bránou. Potom může provést jeden bojový pohyb.

card-demon_of_sloth = Démon lenosti
    .effect = Pokud ti zbývá akce, o jednu přijdeš. Pokud ti nezbývá žádná, znič Bránu.

card-demon_of_wrath = Démon hněvu
    .effect = Znič všechny nepřátelské běžné kameny, které sousedí s Bránou. Pokud tam žádný není, může Brána provést jeden standardní pohyb; potom, ať se pohnula, nebo ne, znič všechny nepřátelské běžné kameny, které s ní sousedí.

card-flame_imp = Plamenný šotek
    .effect = Můžeš zničit jeden běžný kámen, který sousedí s Bránou, bez ohledu na majitele.

card-gate_keeper = Strážce brány
    .effect = Můžeš buď vylepšit jeden svůj běžný kámen kdekoli na plánu, nebo umístit jeden svůj běžný kámen ze zásoby na kterékoli prázdné pole. Pokud to uděláš, tento kámen se stává Bránou.

card-gate_master = Pán brány
    .effect = Vylepši Bránu, je-li to možné. Pokud se tím stane legendární, počítá se toto vyvolání také jako vyvolání legendy na poli Pána brány. Potom zvol jeden svůj běžný nebo hrdinský kámen: stává se Bránou.

card-hell_hound = Pekelný pes
    .effect = Můžeš zničit jeden kámen, který sousedí s Pekelným psem, bez ohledu na úroveň a majitele. Pokud nezničíš legendární kámen, vrať tuto kartu dospod svého balíčku místo na odhazovací balíček, ledaže je tvůj balíček prázdný.

card-hell_rider = Pekelný jezdec
    .effect = Pokud je Pekelný jezdec Bránou, může provést jeden bojový pohyb. Pokud jí není, může provést až tři bojové pohyby, každý v libovolném směru.

card-possessed_summoner = Posedlý vyvolávač
    .effect = Zvol nepřátelskou barvu a umísti běžný kámen této barvy z její zásoby na prázdné pole, které sousedí s kamenem téže barvy. Pokud to uděláš, příští bytost, kterou v tomto tahu vyvoláš, použije ve vzoru kameny této barvy místo tvých. Potom můžeš odhodit z ruky kartu balance bez jejího zahrání, a získat tím jednu akci.

card-power_seeker = Hledač moci
    .effect = Pokud je Hledač moci Bránou, může provést jeden standardní pohyb. Pokud jí není, může provést libovolný počet bojových pohybů, z nichž každý ho musí přiblížit k Bráně.

card-shadow_imp = Stínový šotek
    .effect = Stínový šotek může provést jeden bojový pohyb. Pokud to udělá a sám není Bránou, může Brána provést jeden bojový pohyb stejným směrem.

card-vortexmaster = Pán vírů
    .effect = Brána může provést jeden bojový pohyb. Potom, ať se pohnula, nebo ne, může jeden z tvých kamenů, které sousedí s Bránou, provést jeden bojový pohyb.

## The Gateway

prompt-gateway = { $card }: který kámen se stane Bránou?
prompt-may-place_or_upgrade = { $card }: umístíš kámen, nebo některý vylepšíš?
label-gateway = Bránou se stane { $piece } na { $square }

log-gateway_opened = Brána teď stojí na { $square }
log-gateway_closed = Žádná Brána není
log-action_lost = Hráč { $seat } přichází o akci
log-went_under = Hráč { $seat } vrací kartu „{ $card }“ dospod balíčku

kept-gateway = Brána stojí na { $square }
kept-gateway-merchant = Brána leží na Obchodníkovi s časem

web-gateway = Brána
player-sign-gateway = tento kámen je Brána
editor-gateway = Brána
term-gateway = Brána
    .forms = Brán*
    .text = Brána je běžný nebo hrdinský kámen hráče Propasti, označený čtyřmi oblouky. Značka jde s kamenem. Ztratí se, když je kámen zničen nebo se stane legendárním; Bránou se pak stane příští bytost z tohoto balíčku.

## The next being uses another colour

prompt-possess = { $card }: kterou nepřátelskou barvu zvolíš?
label-possess = Umísti kámen { $owner }; tvá příští bytost použije kameny { $owner }

log-possessed = Příští bytost hráče { $seat } použije kameny { $owner }

kept-possessed = příští bytost použije kameny { $owner }

web-possessed = Příští bytost použije kameny { $owner }.
why-possessed = Příští bytost potřebuje kameny { $owner } místo tvých.
editor-possessed = Příští bytost použije kameny

## Refusals

error-gateway-without-nethervoid = { $field }: nikdo u tohoto stolu nehraje školu „{ school-nethervoid }“, takže tu není Brána.
error-unknown-gateway-square = { $field }: na plánu není pole „{ $square }“.
error-no-gateway-there = { $field }: na místě „{ $square }“ není běžný ani hrdinský kámen hráče školy „{ school-nethervoid }“.
error-possessed-without-nethervoid = { $field }: není tah hráče školy „{ school-nethervoid }“.
error-possessed-no-opponent = { $field }: { $colour } není barva soupeře.

## The lesson

learn-gateway-title = Brána
learn-gateway-text = Jeden kámen Propasti může být Bránou a mnoho bytostí této školy působí kolem ní. Zatím tu žádná není, a tak se jí stane bytost, kterou vyvoláš. Vyvolej Plamenného šotka vedle nepřátelského kamene a ten potom znič.
learn-gateway-hint = Šotek se vejde na čtyři pole; s nepřátelským kamenem sousedí e6 a d7. Potom vyber ten kámen.
learn-gateway-done = Čtyři oblouky označují Bránu a jdou s jejím kamenem. Hrdinská bytost je převezme od běžné Brány. Když je kámen Brány zničen nebo se stane legendárním, stane se Bránou tvá příští bytost Propasti.
