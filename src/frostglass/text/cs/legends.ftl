### Legends: names and effects.

card-fire_dragon = Ohnivý drak
    .effect = Zvol směr jedné ze šipek. Znič všechny běžné a hrdinské kameny, i své vlastní, na prvních dvou polích v tomto směru a na prvních dvou polích v každém ze dvou směrů odchýlených od něj o 45 stupňů. Legendární kameny přežijí, ale nic nekryjí.

card-hell_bull = Pekelný býk
    .effect = Zvol kterýkoli z osmi směrů. Pekelný býk může v tomto směru provést libovolný počet bojových pohybů. Pohyb, kterým zničí legendární kámen, je jeho poslední.

card-angel_of_death = Anděl smrti
    .effect = Můžeš zvolit kdekoli na plánu jeden kámen kromě Anděla smrti, bez ohledu na úroveň a majitele. Pokud to uděláš, vylepši ho, je-li to možné; potom musí Anděl smrti provést bojový skok na jeho pole, a tím ho zničit.

card-the_eldest_tree = Nejstarší strom
    .effect = Můžeš zvolit, jedno po druhém, až tři různá pole, která sousedí s Nejstarším stromem. Nepřátelský běžný nebo hrdinský kámen na poli: znič ho. Tvůj běžný kámen: vylepši ho. Prázdné pole: umísti na ně svůj běžný kámen ze zásoby.

card-bone_catapult = Kostěný katapult
    .effect = Můžeš zvolit jeden kámen ve směru jedné ze šipek, bez ohledu na úroveň a majitele, v libovolné vzdálenosti, i za jinými kameny. Pokud to uděláš, znič ho a všechny běžné kameny, které s ním sousedí, i své vlastní.

card-fire_elemental = Elementál ohně
    .effect = Zvol jednu možnost, i kdyby nic nezasáhla: znič všechny nepřátelské běžné a hrdinské kameny, které sousedí s Elementálem ohně, nebo znič všechny nepřátelské běžné kameny ve vzdálenosti 1 nebo 2 od něj.

card-leviathan = Leviatan
    .effect = Zvol jednu možnost: sniž o jeden stupeň úroveň až tří hrdinských nebo legendárních kamenů, nebo znič až čtyři běžné kameny. Zvolené kameny musí tvořit jednu souvislou skupinu sousedících kamenů, i úhlopříčně. Mohou mít různé barvy včetně tvé a úroveň lze snížit i samotnému Leviatanovi.

card-two_headed_dragon = Dvouhlavý drak
    .effect = Můžeš vylepšit jeden z pěti kamenů použitých k tomuto vyvolání. Pokud to uděláš, můžeš zničit jeden hrdinský kámen, který sousedí s právě vylepšeným kamenem, bez ohledu na majitele.

card-earth_elemental = Elementál země
    .effect = Znič jeden běžný nebo hrdinský kámen, který stojí na červeném poli nebo s takovým polem sousedí, bez ohledu na majitele. Potom vylepši jeden běžný kámen, který stojí na zeleném poli nebo s takovým polem sousedí, bez ohledu na majitele. Potom může Elementál země provést jeden bojový pohyb na červené nebo zelené pole.

card-time_elemental = Elementál času
    .effect = Až tento tah úplně skončí, hraješ ještě jeden celý tah dříve než kdokoli jiný, i kdyby hra měla právě skončit.

card-storm_elemental = Elementál bouře
    .effect = Můžeš umístit svůj kámen ze zásoby, jakékoli úrovně, na prázdné pole ve vzdálenosti 1 až 3 od Elementála bouře. Ten kámen pak může provést bojové pohyby, všechny v jednom tebou zvoleném směru: běžný až pět, hrdinský až tři, legendární jeden. Potom ho v každém případě znič.

card-titan = Titán
    .effect = Znič všechny kameny, které hranou sousedí s Titánem, bez ohledu na úroveň, a všechny běžné a hrdinské kameny, které s ním sousedí úhlopříčně, i své vlastní. Žádný z nich se nepočítá jako tebou zničený.
