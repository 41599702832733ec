### Beings of the Northern and the Southern Empire: names and effects.

card-swordmaster = Mistr meče
    .effect = Můžeš zničit jeden nepřátelský běžný kámen, který úhlopříčně sousedí s Mistrem meče. Pokud to uděláš, vylepši Mistra meče na hrdinskou úroveň.

card-messenger = Posel
    .effect = Můžeš zvolit jeden svůj běžný nebo hrdinský kámen a směr. Tento kámen provede v tomto směru libovolný počet standardních pohybů; kde se zastaví, určuješ ty.

card-herald = Herold
    .effect = Můžeš provést až dva pohyby svými kameny, vždy na prázdné sousední pole. Oba pohyby může provést tentýž kámen.

card-bomb = Bomba
    .effect = Pokud ti po tomto vyvolání zbývá alespoň jedna akce, znič Bombu a všechny běžné kameny, které s ní sousedí, i své vlastní. Jinak se nic nestane.

card-chronicler = Kronikář
    .effect = Vylepši jeden svůj běžný kámen kromě Kronikáře. Tento kámen pak může provést jeden standardní pohyb.

card-assassin = Úkladný vrah
    .effect = Pokud na označeném poli stojí kámen, znič ho bez ohledu na úroveň a majitele. Pokud je pole prázdné, Úkladný vrah se na ně může pohnout.

card-time_mage = Mág času
    .effect = Získáváš jednu akci. Potom, pokud na označeném poli stojí nepřátelský kámen jakékoli úrovně, znič ho.

card-summoner = Vyvolávač
    .effect = Můžeš umístit až dva své běžné kameny ze zásoby na prázdná označená pole.

card-hypnotist = Hypnotizér
    .effect = Můžeš provést bojové pohyby kameny jedné nepřátelské barvy, každým z nich jeden pohyb: buď nejvýše třemi běžnými kameny, nebo nejvýše dvěma hrdinskými.

card-cannon = Dělo
    .effect = Můžeš zvolit směr jedné ze šipek. Pokud to uděláš, znič všechny běžné kameny v tomto směru až po okraj plánu, i své vlastní. Kameny vyšší úrovně výstřel nezastaví.

card-champion = Šampion
    .effect = Můžeš zničit jeden nepřátelský kámen jakékoli úrovně, který sousedí se Šampionem. Pokud byl legendární, je zničen i Šampion a ty získáváš jednu akci.

card-infantry_captain = Kapitán pěchoty
    .effect = Můžeš provést až dva bojové pohyby svými kameny, ale ne Kapitánem pěchoty. Oba pohyby může provést tentýž kámen.

card-cavalry_captain = Kapitán jízdy
    .effect = Můžeš zvolit jeden svůj kámen kromě Kapitána jízdy. Ten může v libovolném pořadí provést nejvýše jeden bojový pohyb a nejvýše dva standardní pohyby.

card-gryphon_rider = Jezdec na gryfovi
    .effect = Jezdec na gryfovi může provést jeden bojový skok. Pokud ho provede, můžeš snížit jeho úroveň na běžnou a umístit jeden svůj běžný kámen ze zásoby na prázdné pole, které s ním sousedí.

card-knight = Rytíř
    .effect = Rytíř může provést až tři bojové pohyby, ale žádný na pole s běžným kamenem.

card-high_priestess = Velekněžka
    .effect = Velekněžka může provést jeden standardní pohyb. Potom, ať se pohnula, nebo ne, můžeš vylepšit jeden běžný kámen, který s ní sousedí, bez ohledu na majitele.

card-master_of_intrigue = Mistr intrik
    .effect = Můžeš provést celkem až tři pohyby v libovolném pořadí: Mistrem intrik standardní pohyby, běžnými a hrdinskými kameny použitými k tomuto vyvolání bojové pohyby. Jeden kámen jich může provést i více.

card-gun_tower = Dělová věž
    .effect = Můžeš zvolit směr jedné ze šipek. Pokud to uděláš, znič první a druhý kámen v tomto směru bez ohledu na majitele. Legendární kámen zničen není a výstřel zastaví.
