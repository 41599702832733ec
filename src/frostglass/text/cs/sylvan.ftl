### Beings of the Sylvan school: names and effects.

card-sapling = Semenáček
    .effect = Vylepši Semenáček na hrdinskou úroveň.

card-kiskin_farseeders = Kiskinští rozsévači
    .effect = Můžeš umístit jeden svůj běžný kámen ze zásoby na prázdné pole, které sousedí s kterýmkoli tvým kamenem.

card-charging_buck = Útočící jelen
    .effect = Útočící jelen může provést až dva bojové skoky, každý na pole ve vzdálenosti přesně 2.

card-forest_wardens = Strážci lesa
    .effect = Pokud má některý soupeř na plánu více běžných kamenů než ty, znič jeden běžný kámen takového soupeře. Potom, pokud má některý soupeř na plánu dohromady více hrdinských a legendárních kamenů než ty, znič jeden hrdinský kámen takového soupeře.

card-naiad = Najáda
    .effect = Můžeš zvolit až dva své kameny, které sousedí s Najádou. Každým z nich proveď jeden standardní pohyb.

card-kiskin_spirit = Kiskinský duch
    .effect = Pokud jsou ve tvém odhazovacím balíčku karty, můžeš jednu z nich položit navrch svého balíčku. Pokud to uděláš, nebo pokud byl odhazovací balíček prázdný, lízni si na konci tohoto tahu jednu kartu navíc ze svého balíčku.

card-dryad = Dryáda
    .effect = Můžeš proměnit jeden nepřátelský běžný nebo hrdinský kámen, který sousedí s Dryádou, na svůj běžný kámen.

card-centaur_spearman = Kentauří kopiník
    .effect = Kentauří kopiník může provést jeden bojový pohyb. Pokud ho provede, znič nejbližší kámen ve směru tohoto pohybu, v jakékoli vzdálenosti a bez ohledu na majitele, ledaže je legendární.

card-centaur_chieftain = Kentauří náčelník
    .effect = Kentauří náčelník může provést jeden bojový pohyb. Pokud ho provede, můžeš svými dalšími kameny provést až tři bojové pohyby ve stejném směru. Jeden kámen jich může provést i více.

card-unicorn = Jednorožec
    .effect = Vyber si jedno: Jednorožec může provést jeden bojový pohyb, nebo získáváš jednu akci.

card-sylvan_queen = Lesní královna
    .effect = Můžeš proměnit jeden nepřátelský běžný nebo hrdinský kámen, který úhlopříčně sousedí s Lesní královnou, na svůj kámen stejné úrovně.

card-sylvan_princess = Lesní princezna
    .effect = Můžeš proměnit jeden nepřátelský běžný kámen, který úhlopříčně sousedí s Lesní princeznou, na svůj běžný kámen.

card-woodland_druid = Lesní druid
    .effect = Pro každou barvu ve hře, i pro svou vlastní, vylepši jeden běžný kámen této barvy. Kameny vybíráš ty.

card-forest_ancient = Lesní kmet
    .effect = Umísti dva nepřátelské běžné kameny ze zásoby jejich majitelů na prázdná pole do vzdálenosti 2 od Lesního kmeta. Potom za každý umístěný kámen znič jeden běžný kámen jeho barvy do vzdálenosti 3 od Lesního kmeta.

card-forest_mystic = Lesní mystik
    .effect = Na konci tohoto tahu, po doplnění ruky, si lízni dvě karty navíc: jednu ze svého balíčku a jednu legendu.

card-kiskin_leafsplitter = Kiskinský štípač listů
    .effect = Nejvýše dvakrát můžeš zvolit úhlopříčný směr a zničit nejbližší kámen v tomto směru bez ohledu na úroveň a majitele. Můžeš zvolit dvakrát i tentýž směr.

card-kiskin_boughrunner = Kiskinský větvoběžec
    .effect = Kiskinský větvoběžec může provést až tři bojové pohyby. Každý z nich musí skončit na poli, které sousedí s jiným tvým kamenem.

card-tree_shepherd = Pastýř stromů
    .effect = Zvol jeden svůj kámen. Pokud je běžný, vylepši ho. Pokud je hrdinský, může provést jeden bojový pohyb. Pokud je legendární, může provést jeden standardní pohyb.
