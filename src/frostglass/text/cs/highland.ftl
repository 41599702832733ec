### Beings of the Highland school: names and effects.

card-wild_eagle = Divoký orel
    .effect = Divoký orel může provést jeden bojový skok: na kterékoli pole, které je prázdné nebo na kterém stojí běžný kámen.

card-clan_axeman = Klanový sekerník
    .effect = Můžeš zničit jeden běžný nebo hrdinský kámen, který hranou sousedí s Klanovým sekerníkem, bez ohledu na majitele.

card-clan_healer = Klanový léčitel
    .effect = Můžeš umístit až dva své běžné kameny ze zásoby na prázdná pole, z nichž každé sousedí se zeleným polem plánu.

card-dire_wolf = Zlovlk
    .effect = Zlovlk může provést až dva bojové pohyby.

card-ritual_keeper = Strážce rituálů
    .effect = Vyvolán na zeleném poli: vylepši jeden svůj běžný kámen. Vyvolán na červeném poli: můžeš provést jeden bojový pohyb kterýmkoli svým kamenem. Vyvolán na jiném poli: nic se nestane.

card-eagle_lord = Pán orlů
    .effect = Pán orlů může provést jeden bojový skok: na kterékoli pole, které je prázdné nebo na kterém stojí běžný či hrdinský kámen.

card-wolf_rider = Vlčí jezdec
    .effect = Vlčí jezdec může provést až dva bojové pohyby.

card-blood_shaman = Šaman krve
    .effect = Znič jeden běžný nebo hrdinský kámen kdekoli na plánu, bez ohledu na majitele. Pokud stál na červeném poli, znič také všechny běžné kameny, které s tímto polem sousedí, i své vlastní.

card-war_drummer = Válečný bubeník
    .effect = Můžeš provést buď jeden bojový pohyb, nebo až dva standardní pohyby svými kameny, ale ne Válečným bubeníkem. Oba standardní pohyby může provést tentýž kámen.

card-hill_giant = Horský obr
    .effect = Znič všechny běžné a hrdinské kameny, které hranou sousedí s Horským obrem, i své vlastní.

card-warlord = Vojevůdce
    .effect = Můžeš svými kameny provést až dva bojové pohyby, nebo až tři, pokud alespoň jeden z těch tří provede Vojevůdce. Jeden kámen jich může provést i více.

card-war_summoner = Válečný vyvolávač
    .effect = Získáváš jednu akci. Až budeš v tomto tahu vyvolávat svou příští bytost, můžeš v jejím vzoru použít jeden nepřátelský kámen, jako by byl tvůj; platí úroveň, kterou má. Po tomto vyvolání povolení propadá, i nevyužité.

card-ritual_master = Mistr rituálů
    .effect = Vyvolán na zeleném poli: získáváš dvě akce. Vyvolán na červeném poli: můžeš zničit jeden hrdinský kámen a můžeš zničit jeden běžný kámen, kdekoli na plánu a bez ohledu na majitele. Vyvolán na jiném poli: nic se nestane.

card-legend_slayer = Přemožitel legend
    .effect = Z kamenů, které úhlopříčně sousedí s Přemožitelem legend, můžeš zničit buď jeden legendární, nebo až dva běžné či hrdinské, bez ohledu na majitele.

card-mountain_troll = Horský troll
    .effect = Znič všechny nepřátelské běžné kameny, které sousedí s Horským trollem. Pokud tím byly zničeny alespoň dva kameny, získáváš jednu akci.

card-hungry_bear = Hladový medvěd
    .effect = Hladový medvěd může provést jeden standardní pohyb. Pokud tímto pohybem zničil kámen, může provést ještě jeden standardní pohyb.

card-werewolf = Vlkodlak
    .effect = Vyvolán na zeleném poli nebo na červeném poli jiném než prostředním (e5): Vlkodlak může provést až tři bojové pohyby. Vyvolán na kterémkoli jiném poli, i na prostředním: může provést jeden standardní pohyb.

card-clan_guardian = Klanový ochránce
    .effect = Můžeš vylepšit jeden běžný kámen použitý k tomuto vyvolání.
