### Flares: names of our own, since the cards have none, and both effects without their criteria.

card-flare_01 = Stoupající jiskra
    .upper = Umísti jeden svůj běžný kámen ze zásoby na kterékoli prázdné pole.
    .lower = Umísti jeden svůj hrdinský kámen ze zásoby na kterékoli prázdné pole.

card-flare_02 = Dvojice jisker
    .upper = Umísti jeden svůj běžný kámen ze zásoby na kterékoli prázdné pole.
    .lower = Umísti jeden svůj běžný kámen ze zásoby na kterékoli prázdné pole.

card-flare_03 = Ohnivý pochod
    .upper = Můžeš provést až tři standardní pohyby svými běžnými kameny. Jeden kámen jich může provést i více.
    .lower = Získáváš jednu akci.

card-flare_04 = Zrádný plamen
    .upper = Umísti jeden svůj běžný kámen ze zásoby na kterékoli prázdné pole.
    .lower = Zvol jednu možnost: umísti jeden svůj běžný kámen ze zásoby na kterékoli prázdné pole, nebo proměň jeden nepřátelský běžný kámen na svůj běžný kámen ze zásoby. Proměněný kámen se počítá jako tebou zničený.

card-flare_05 = Roznícení
    .upper = Zvol jednu možnost: proveď jeden standardní pohyb svým běžným kamenem, nebo vylepši jeden svůj běžný kámen.
    .lower = Umísti dva své běžné kameny ze zásoby na kterákoli prázdná pole.

card-flare_06 = Skákající plamen
    .upper = Zvol jednu možnost: umísti jeden svůj běžný kámen ze zásoby na kterékoli prázdné pole, nebo vylepši jeden svůj běžný kámen.
    .lower = Můžeš provést jeden bojový skok svým běžným kamenem: na kterékoli pole, které je prázdné nebo na kterém stojí běžný kámen.

card-flare_07 = Druhý dech
    .upper = Umísti jeden svůj běžný kámen ze zásoby na kterékoli prázdné pole.
    .lower = Vylepši jeden svůj běžný kámen. Potom získáváš jednu akci.

card-flare_08 = Ukradená chvíle
    .upper = Získáváš jednu akci.
    .lower = Umísti jeden svůj běžný kámen ze zásoby na kterékoli prázdné pole.

card-flare_09 = Volání hrdiny
    .upper = Umísti jeden svůj hrdinský kámen ze zásoby na kterékoli prázdné pole.
    .lower = Můžeš svými běžnými kameny v libovolném pořadí provést nejvýše jeden standardní pohyb a nejvýše jeden bojový pohyb. Oba pohyby může provést tentýž kámen.

card-flare_10 = Sprška jisker
    .upper = Umísti dva své běžné kameny ze zásoby na kterákoli prázdná pole.
    .lower = Umísti jeden svůj běžný kámen ze zásoby na kterékoli prázdné pole.

card-flare_11 = Protiúder
    .upper = Umísti jeden svůj běžný kámen ze zásoby na kterékoli prázdné pole.
    .lower = Můžeš svými běžnými a hrdinskými kameny provést buď jeden bojový pohyb, nebo až dva standardní pohyby. Oba standardní pohyby může provést tentýž kámen.

card-flare_12 = Bludička
    .upper = Můžeš provést jeden standardní skok svým běžným kamenem: na kterékoli prázdné pole.
    .lower = Získáváš jednu akci.
