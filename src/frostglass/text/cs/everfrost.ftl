### Beings of the Everfrost school: names, effects and frozen effects.
### The card's diagram draws yellow squares striped and blue squares dotted.

card-snow_fox = Sněžná liška
    .effect = Sněžná liška může provést až dva standardní pohyby, každý v libovolném směru.

card-royal_reindeer = Královský sob
    .effect = Královský sob může provést jeden bojový skok na pole ve vzdálenosti přesně 2. Potom, ať skočil, nebo ne, ho vylepši, ledaže byl při jeho vyvolání nebo skoku zničen nějaký kámen, třeba i tvůj vlastní.

card-crystal_mirror = Křišťálové zrcadlo
    .effect = Můžeš zvolit buď jeden hrdinský kámen, nebo až dva běžné kameny na žlutých (pruhovaných) polích, bez ohledu na majitele. Za každý z nich umísti svůj kámen stejné úrovně ze zásoby na zrcadlově položené modré (tečkované) pole, pokud toto pole leží na plánu a je prázdné. Zvolené kameny zůstávají na místě.

card-crystal_grower = Pěstitel krystalů
    .effect = Pro každou nepřátelskou barvu vylepši jeden běžný kámen této barvy kdekoli na plánu. Kameny vybíráš ty.
    .frozen = Vylepši jeden svůj běžný kámen kdekoli na plánu.

card-ice_princess = Ledová princezna
    .effect = Jeden z tvých běžných kamenů kromě Ledové princezny může provést jeden bojový pohyb.
    .frozen = Jeden z tvých běžných kamenů musí provést jeden standardní pohyb, pokud se některý z nich může pohnout.

card-ice_queen = Ledová královna
    .effect = Jeden z tvých hrdinských kamenů kromě Ledové královny může provést jeden bojový pohyb.
    .frozen = Jeden z tvých hrdinských kamenů musí provést jeden standardní pohyb, pokud se některý z nich může pohnout.

card-frostweave_summoner = Mrazivý vyvolávač
    .effect = Při vyvolání se nic nestane.
    .frozen = Až budeš v tomto tahu vyvolávat svou příští bytost, můžeš v jejím vzoru použít jeden nepřátelský kámen, jako by byl tvůj; platí úroveň, kterou má. Po tomto vyvolání povolení propadá, i nevyužité.

card-winter_whisperer = Zaříkávač zimy
    .effect = Při vyvolání se nic nestane.
    .frozen = Můžeš zničit jeden svůj běžný kámen. Potom, ať to uděláš, nebo ne, můžeš odhodit z ruky jednu kartu balance bez jejího zahrání. Pokud uděláš obojí, získáváš jednu akci.

card-frozen_chest = Zamrzlá truhla
    .effect = Můžeš vzít ze svého odhazovacího balíčku jednu kartu se zmrazeným efektem a vyložit tento efekt do hry. Pokud to uděláš a ve hře už byl tvůj jiný zmrazený efekt, odhoď jeho kartu bez využití.

card-everfrost_sentinel = Strážce Věčného mrazu
    .effect = Pokud byl při vyvolání zničen nepřátelský kámen, můžeš snížit úroveň Strážce Věčného mrazu na běžnou. Pokud to uděláš, má každý soupeř ve svém příštím tahu o jednu akci méně; v týmové hře jen ten soupeř, který přijde na řadu nejdříve.

card-glacier_giant = Ledovcový obr
    .effect = Ledovcový obr může provést libovolný počet bojových pohybů, všechny ve směru téže šipky. Pokud se pohnul a na dalším poli v tomto směru stojí legendární kámen, bez ohledu na majitele, může na něj Ledovcový obr zaútočit: oba kameny jsou zničeny.

card-polar_bear = Lední medvěd
    .effect = Lední medvěd může provést jeden bojový pohyb. Pokud tímto pohybem zničil kámen, může provést jeden standardní pohyb. Pokud i standardním pohybem zničil kámen, může se pohnout ještě jednou, na prázdné sousední pole.

card-war_sled = Válečné saně
    .effect = Válečné saně mohou provést až tři bojové pohyby. První vede ve směru jedné ze šipek, každý další ve směru bezprostředně předchozího pohybu, nebo s odchylkou 45 stupňů od tohoto směru na kteroukoli stranu.

card-snow_monster = Sněžná příšera
    .effect = Znič všechny nepřátelské běžné kameny ve vzdálenosti 1 nebo 2 od Sněžné příšery, které sousedí alespoň s jedním tvým kamenem. Sněžná příšera je také tvůj kámen.

card-frost_imp = Mrazivý šotek
    .effect = Můžeš zvolit jeden běžný kámen, který sousedí s Mrazivým šotkem, bez ohledu na majitele, a směr. Tento kámen provede v tomto směru tolik standardních pohybů, kolik může: klouže po prázdných polích až k nejbližšímu kameni nebo k okraji plánu.

card-ice_wyvern = Ledová wyverna
    .effect = Ledová wyverna může provést jeden bojový skok: na kterékoli pole, které je prázdné nebo na kterém stojí běžný či hrdinský kámen. Pokud skokem zničila kámen, je zničena i Ledová wyverna.
    .frozen = Umísti jeden svůj běžný kámen ze zásoby na prázdné pole, které sousedí s některým tvým hrdinským kamenem.

card-deathbringer = Smrtonoš
    .effect = Můžeš zničit jeden kámen, který sousedí se Smrtonošem, bez ohledu na majitele. Hrdinský kámen musí sousedit alespoň s jedním, legendární alespoň se třemi tvými kameny jinými než Smrtonoš; běžný nemusí s žádným. Zničený kámen se počítá jako dva zničené kameny své úrovně a je odstraněn ze hry.

card-frostweave_illusionist = Mrazivý iluzionista
    .effect = Proměň Mrazivého iluzionistu na běžný kámen nepřátelské barvy; při více soupeřích volíš, čí. Pokud žádný soupeř takový kámen v zásobě nemá, Mrazivý iluzionista zůstává beze změny.
    .frozen = Proměň jeden nepřátelský běžný kámen kdekoli na plánu na svůj běžný kámen ze zásoby. Nepřátelský kámen se počítá jako tebou zničený.
