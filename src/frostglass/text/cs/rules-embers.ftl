### Rules of Embers of Memory for players, prologue and chapter one: a section's title under its number, below it each
### rule under its own. R1 to R50 are questions with their answers. Nothing here tells what later chapters bring.
### The past tense would have to guess the player's gender: avoid it.

rules-embers-1 = Karty a místa
rules-embers-1-1 = Hrajete ve dvou na jedné straně: společně vyhrajete, nebo společně prohrajete. Každý hraje za jednu postavu, která má vlastní průběh tahu: v prologu jsou to Aelin a Rowan, od první kapitoly Aelin a Fenrys. Před každou hrou se dohodněte, kdo je kdo.
rules-embers-1-2 = Balíček vzpomínek má 35 vzpomínek v pěti barvách: řetězy, dýky, plameny, sklo a parohy. Každá barva má sedm karet o síle 1, 1, 2, 2, 3, 4 a 5.
rules-embers-1-3 = Vzpomínka má barvu, sílu a čtyři oblasti ve dvou řadách po dvou. Každá oblast je prázdná, nebo zakrytá, a na každé kartě je zakrytá alespoň jedna.
rules-embers-1-4 = Pět démonů, po jednom od každé barvy, nemá oblasti ani sílu. Přicházejí s první kapitolou a zamíchají se do balíčku vzpomínek.
rules-embers-1-5 = Balíček zajetí zůstává zavřený, dokud nevyhrajete prolog.
rules-embers-1-6 = Na stole leží balíček vzpomínek lícem dolů, odhazovací balíček lícem nahoru, Mysl, řada vzpomínek, Odhodlání se svými posilovacími řadami a řada démonů s poskvrněnými vzpomínkami pod démony. Karty v krabici jsou mimo tuto hru.
rules-embers-1-7 = Odporuje-li karta z balíčku zajetí těmto pravidlům, platí karta. Ze dvou takových karet platí ta s vyšším číslem.

rules-embers-2 = Mysl
rules-embers-2-1 = Karty se vůči sobě posouvají jen o celou nebo o půl karty, takže oblasti vždy leží přesně na oblastech. Mysl může růst na všechny strany.
rules-embers-2-2 = Karta přidaná později leží nad dřívějšími. Když se některá vezme, ostatní zůstávají na místě.
rules-embers-2-3 = Všechny karty leží stejným směrem; nikdy je neotáčíš.
rules-embers-2-4 = Přidávaná karta musí ležet, zčásti nebo celá, alespoň na jedné kartě Mysli, nikdy pod ní. Každá oblast, která leží na jiné, se musí shodovat s tím, co je tam vidět: prázdná s prázdnou, zakrytá se zakrytou. Alespoň jedna zakrytá oblast musí ležet na zakryté.
rules-embers-2-5 = Karta je viditelná, dokud je vidět aspoň jedna její oblast. Karta, z níž není vidět nic, je skrytá, ale zůstává v Mysli; jakmile se některá její oblast ukáže, je zase viditelná.
rules-embers-2-6 = Dvě karty se překrývají, když mají společné místo alespoň jedné oblasti; dotyk hranou nebo rohem nestačí. Karty jsou spojené, když od jedné ke druhé vede řetěz překrývajících se viditelných karet.
rules-embers-2-7 = Vzít se smí jen viditelná karta. Může ležet i pod jinými: opatrně ji vytáhni.
rules-embers-2-8 = Když už viditelné karty nejsou všechny spojené, Mysl je rozpolcená. Aelin zvolí jednu část, která zůstane, i v tahu druhého hráče, a viditelné karty ostatních částí se odhodí. Skryté zůstávají a mohou se teď ukázat; je-li Mysl pořád rozpolcená, volí Aelin znovu. Potom tah pokračuje.

rules-embers-3 = Znovuprožití vzpomínky
rules-embers-3-1 = Vzpomínka se znovu prožije jen ve chvíli, kdy přidáš kartu do Mysli, a jen díky souboru, do něhož tato karta patří.
rules-embers-3-2 = Soubor tvoří přidaná karta a všechny viditelné karty její barvy, které jsou s ní spojené přes viditelné karty této barvy. Nikdo ho nevybírá a karty jiných barev se nepočítají ani nespojují.
rules-embers-3-3 = Vzpomínka se znovu prožije, pokud síly karet souboru dají dohromady přesně 7. Žádnou kartu nelze vynechat, aby vyšlo 7.
rules-embers-3-4 = Vzetím ani odhozením karet se nikdy nic znovu neprožije, i kdyby zbyl soubor o síle 7.
rules-embers-3-5 = Karty znovuprožité vzpomínky zůstávají v Mysli. Co přinese, říká v prologu 4.6, v první kapitole 6.7.

rules-embers-4 = Prolog
rules-embers-4-1 = První část, příprava: zamíchejte 35 vzpomínek a vrchní položte lícem nahoru jako Mysl. Další tři položte lícem dolů jako Odhodlání; nikdo se na ně nedívá. Další čtyři lícem nahoru tvoří řadu vzpomínek. V balíčku zbývá 27 karet.
rules-embers-4-2 = Začíná Rowan, potom se střídáte. Tah má tři akce, vždy ve stejném pořadí.
rules-embers-4-3 = Nejdřív vyber kartu z řady vzpomínek a přidej ji do Mysli.
rules-embers-4-4 = Potom vyber další kartu z řady vzpomínek a přidej ji, nebo odhoď.
rules-embers-4-5 = Nakonec si lízni dvě karty, aby jich řada vzpomínek měla zase čtyři.
rules-embers-4-6 = Za znovuprožitou vzpomínku otočte jednu kartu Odhodlání lícem nahoru, bez ohledu na barvu.
rules-embers-4-7 = První část vyhrajete hned, jakmile jsou všechny tři karty Odhodlání lícem nahoru. Prohrajete, když dojde balíček vzpomínek, nebo když na začátku tahu nelze přidat žádnou kartu z řady. Po prohře začněte první část znovu.
rules-embers-4-8 = Druhá část, hned po vyhrané první: postavy a Mysl zůstávají, řada vzpomínek a balíček vzpomínek se odhodí. Tři karty Odhodlání tvoří sloupec v pořadí, které zvolí Aelin, a každá začíná posilovací řadu.
rules-embers-4-9 = Začíná Aelin, potom se střídáte. Vezmi z Mysli kteroukoli viditelnou kartu; aktuální je nejvyšší neúplná řada. Pokud by s touto kartou měla více než 7, odhoď ji, jinak ji přidej do řady zleva. Při přesně 7 je řada úplná a od příštího tahu je aktuální řada pod ní.
rules-embers-4-10 = Potom zjisti, zda se Mysl nerozpoltila (2.8). Aelin volí i v Rowanových tazích.
rules-embers-4-11 = Vyhrajete, když jsou všechny tři řady úplné, i kdyby poslední potřebná karta Mysl vyprázdnila. Prohrajete, je-li Mysl na začátku tahu prázdná. Po prohře začněte prolog znovu první částí.
rules-embers-4-12 = Pravidla druhé části čtěte, až vyhrajete první, a první kapitolu a balíček zajetí, až vyhrajete druhou.

rules-embers-5 = První kapitola: příprava
rules-embers-5-1 = Přežijte tři dny. Den končí, když jsou úplné všechny čtyři posilovací řady, každá o síle přesně 7.
rules-embers-5-2 = Před první hrou archivujte postavy z prologu (11.6). Z balíčku zajetí vezměte kartu pravidel kapitoly, karty nápovědy, nové postavy a pět démonů.
rules-embers-5-3 = Démony odložte stranou, zamíchejte 35 vzpomínek a jednu položte lícem nahoru jako Mysl. Aelin si lízne čtyři, tajně si je prohlédne a položí je lícem dolů do sloupce, v pořadí, jaké chce; každá začíná zprava posilovací řadu. Zamíchejte démony do balíčku. Podívejte se na sebe, v duchu si řekněte „Jsem tady, jsem s tebou“ a umlkněte.
rules-embers-5-4 = Fenrys a Aelin se střídají v tazích. Každý den začíná Fenrys.

rules-embers-6 = Tah Fenryse
rules-embers-6-1 = Je-li balíček vzpomínek na začátku tvého tahu prázdný, hra je prohraná.
rules-embers-6-2 = Pozorování: lízni kartu lícem nahoru do řady vzpomínek, potom další, kolik chceš, po jedné a alespoň jednu. Dojde-li balíček, prostě přestaneš.
rules-embers-6-3 = Když přestaneš, všichni líznutí démoni se přesunou do řady démonů. Od této chvíle působí.
rules-embers-6-4 = Kdykoli má být vzpomínka odhozena, ať kýmkoli, a v řadě démonů je démon její barvy, jde místo toho lícem dolů pod něj: je poskvrněná. Na poskvrněné vzpomínky se nikdo nesmí dívat; jejich počet je veřejný.
rules-embers-6-5 = Mrknutí: vyber kartu z řady vzpomínek a přidej ji do Mysli. Potom po jedné, v libovolném pořadí, každou další přidej, nebo odhoď; odhodit smíš i kartu, která by se vešla. Tah končí, když je řada prázdná.
rules-embers-6-6 = Po každé přidané kartě: nejdřív znovuprožitá vzpomínka, pak rozpolcení Mysli, pak další karta.
rules-embers-6-7 = Znovuprožitá vzpomínka může pomoci dvakrát. Je-li v řadě démonů démon její barvy, je vyhnán: jde na odhazovací balíček se všemi kartami, které jsou pod ním. Má-li tuto barvu karta Odhodlání ležící lícem dolů, může Aelin jednu takovou kartu otočit lícem nahoru.
rules-embers-6-8 = Pokud na začátku mrknutí nelze přidat žádnou kartu z řady, nebo v ní žádná není, hra je prohraná.

rules-embers-7 = Tah Aelin
rules-embers-7-1 = Záblesk: musíš vzít z Mysli jednu viditelnou kartu. Patří k aktuální řadě, tedy k nejvyšší neúplné. Karta Odhodlání této řady se počítá vždy, i lícem dolů.
rules-embers-7-2 = Pokud by řada měla více než 7, kartu odhoď. Může být poskvrněna (6.4).
rules-embers-7-3 = Jinak kartu přidej lícem nahoru do řady zleva. Leží-li karta Odhodlání této řady lícem dolů a má stejnou barvu, můžeš ji otočit.
rules-embers-7-4 = Potom zjisti, zda se Mysl nerozpoltila (2.8).
rules-embers-7-5 = Pokud v Mysli nezbývá žádná karta, hra je prohraná.
rules-embers-7-6 = Šepot: má-li aktuální řada přesně 7, je úplná a řekneš „Jsem tady“. Jsou-li teď úplné všechny čtyři řady, dodáš „Jsem s tebou“ a den končí. Jinak přichází Fenrysův tah.
rules-embers-7-7 = Úplná řada už žádné karty nepřijímá. Její karta Odhodlání zůstává, jak je, a znovuprožitá vzpomínka ji ještě může otočit.

rules-embers-8 = Konec dne
rules-embers-8-0 = Na konci třetího dne hned vyhráváte; na ničem dalším už nezáleží.
rules-embers-8-1 = Odhoďte celou Mysl, i skryté karty, a všechny posilovací řady s kartami Odhodlání. Karty barvy, jejíž démon je v řadě démonů, jsou místo toho poskvrněny.
rules-embers-8-2 = Všechny poskvrněné vzpomínky se zkreslí: jdou do krabice až do konce této hry. Potom odhoďte démony z řady démonů.
rules-embers-8-3 = Odhazovací balíček a zbytek balíčku vzpomínek zamíchejte do nového balíčku. Je v něm zase všech pět démonů.
rules-embers-8-4 = Vrchní karta je nová Mysl, další čtyři nové Odhodlání, které Aelin vyloží jako předtím. Démon, který se tu objeví, se nahradí jinou kartou a zamíchá zpátky. Zbývá-li méně než pět vzpomínek, hra je prohraná.
rules-embers-8-5 = Nový den začíná Fenrysovým tahem.

rules-embers-9 = Výhra a prohra
rules-embers-9-1 = Vyhrajete na konci třetího dne.
rules-embers-9-2 = Prohrajete hned, je-li balíček vzpomínek na začátku Fenrysova tahu prázdný, nemůže-li Fenrys při mrknutí přidat kartu, nezbývá-li v Mysli žádná karta, nebo je-li vzpomínek na nový den málo.
rules-embers-9-3 = Po výhře lízněte kartu další kapitoly (11.3). Po prohře hrajte tutéž kapitolu znovu od přípravy, se všemi 35 vzpomínkami.
rules-embers-9-4 = Prolog prohrajete, když dojde balíček vzpomínek nebo na začátku tahu nelze přidat žádnou kartu (první část), nebo když je na začátku tahu Mysl prázdná (druhá část).

rules-embers-10 = Mlčení a tajemství
rules-embers-10-1 = Během hry o strategii nemluvíte. Mluvíte tím, které karty volíte a kam je pokládáte. Jediná slova jsou „Jsem tady“ a „Jsem s tebou“; na nic se neukazuje, nic se nezkouší ani nebere zpět.
rules-embers-10-2 = Oba znáte celou Mysl i se skrytými kartami, řadu vzpomínek, démony, karty v posilovacích řadách, karty Odhodlání lícem nahoru a odhazovací balíček. Karty Odhodlání lícem dolů a součty jejich řad zná jen Aelin. O poskvrněných a zkreslených vzpomínkách a o balíčku vzpomínek víte jen, kolik jich je.
rules-embers-10-3 = V prologu nezná karty Odhodlání ležící lícem dolů nikdo.
rules-embers-10-4 = Dokud některá karta Odhodlání leží lícem dolů, dostane Aelin po každé znovuprožité vzpomínce otázku, zda nějakou otočí, a stejně tak po přidání do řady, jejíž vlastní karta leží lícem dolů. Někdy je její jedinou odpovědí „ne“. Otázka sama tak Fenrysovi nic neprozradí.
rules-embers-10-5 = Co se stalo před vašima očima, si smíte pamatovat, třeba která karta byla poskvrněna. Podruhé vám to nikdo neukáže.
rules-embers-10-6 = Když volí spoluhráč, je vidět, kdo rozhoduje, v kterém kroku a co se pak veřejně stane, ale ne to, z čeho se vybíralo. Diváci nevidí více než Fenrys.

rules-embers-11 = Balíček zajetí
rules-embers-11-1 = Tento balíček vypráví příběh a kapitolu po kapitole mění hru. Karty jsou číslované a leží vzestupně, karta Archiv je poslední; čtěte jen karty kapitoly, kterou hrajete. Každá kapitola se hraje jako první, jen k ní přibývají platné karty. První kapitola se drží tištěných pravidel; obsah dalších jsme vymysleli sami.
rules-embers-11-2 = Karty kapitol mají vpředu příběh a vzadu pokyny. Karty pravidel mění pravidla, většinou k horšímu; karty nápovědy shrnují, co platí. Karty schopností vám zůstávají ve všech dalších kapitolách: použít je nikdy nemusíte a vidíte to oba, „jednou za den“ se obnovuje každý den, „jednou za hru“ s každým novým pokusem. Kapitoly mohou měnit i obsah balíčku vzpomínek.
rules-embers-11-3 = Po vyhrané kapitole lízněte vrchní kartu: je to karta další kapitoly. Chcete-li pokračovat, otočte ji a udělejte, co stojí vzadu. Vyhranou kapitolu si smíte zopakovat; ať to dopadne jakkoli, v příběhu se nic nezmění.
rules-embers-11-4 = Chcete-li přestat, vraťte kartu kapitoly navrch balíčku. Příště začnete od ní.
rules-embers-11-5 = Archivovaná karta jde pod kartu Archiv. Archivované karty si během hry smíte prohlížet.
rules-embers-11-6 = Při první přípravě první kapitoly archivujte Aelin a Rowana z prologu.
rules-embers-11-7 = Chcete-li začít úplně od začátku, seřaďte karty podle čísel. Aby zůstaly tajné, požádejte o to někoho jiného.

rules-embers-12 = Otázky a odpovědi
rules-embers-R1 = Počítají se skryté karty do znovuprožité vzpomínky? Ne. Skrytá karta se nepočítá ani nespojuje, ani taková, kterou právě skryla přidaná karta.
rules-embers-R2 = Může se skrytá karta stát zase viditelnou? Ano, jakmile se ukáže některá její oblast.
rules-embers-R3 = Prožije se znovu soubor o síle 7, ve kterém není právě přidaná karta? Ne.
rules-embers-R4 = Překrývají se dvě viditelné karty, když na tom místě leží mezi nimi třetí? Ano. Rozhoduje, kde leží, ne co je vidět.
rules-embers-R5 = Kolik zakrytých oblastí má vzpomínka? Jednu až tři. Jejich rozložení na kartách je náš vlastní návrh.
rules-embers-R6 = Smí karta ležet přesně na jiné a úplně ji skrýt? Ano, pokud se všechny oblasti shodují.
rules-embers-R7 = Opouštějí karty znovuprožité vzpomínky Mysl? Ne. Později mohou dokonce patřit k další.
rules-embers-R8 = Karta znovu prožije vzpomínku a rozpoltí Mysl. Co je dřív? Vzpomínka se vším, co přináší, potom rozpolcení.
rules-embers-R9 = Musíme účinky znovuprožité vzpomínky využít? Vyhnání nastane samo. Aelin může otočit jednu kartu Odhodlání této barvy, v kterékoli řadě, nebo žádnou.
rules-embers-R10 = Kdo volí, když je Mysl rozpolcená? Vždy Aelin, v tahu kohokoli a bez rady.
rules-embers-R11 = Co přesně se při rozpolcení odhazuje? Viditelné karty částí, které nezůstanou. Skryté zůstávají a berou se v úvahu při další kontrole; rozpolcení Mysl nikdy nevyprázdní.
rules-embers-R12 = Aelin vezme poslední kartu Mysli a doplní jí čtvrtou řadu. Máme den za sebou? Ne, je to prohra: prázdná Mysl má přednost. Takto se vyhrává jen druhá část prologu.
rules-embers-R13 = Musí si Fenrys líznout? Ano, alespoň jednu kartu; počítá se i démon. Přestane-li a z řady nelze nic přidat, hra je prohraná.
rules-embers-R14 = Balíček dojde, když si Fenrys líže. Je to prohra? Ještě ne: hraje dál. Prohrajete na začátku jeho příštího tahu, pokud dřív neskončí den.
rules-embers-R15 = Smí Fenrys nejdřív odhazovat? Ne, první kartu musí přidat. Další, které se nevejdou, odhodí. Líznout si samé démony a přestat znamená prohru.
rules-embers-R16 = Smí Aelin vzatou kartu odhodit z vlastní vůle? Ne: do 7 musí jít do řady, nad 7 musí být odhozena a může pak být poskvrněna. Smí si ale schválně vzít kartu, která je příliš silná.
rules-embers-R17 = Co se na konci dne stane s kartami, které si nikdo nelízl? Zamíchají se do nového balíčku.
rules-embers-R18 = Kdy v první části prologu došel balíček? Když si líznete jeho poslední kartu, nebo si nemůžete líznout dvě.
rules-embers-R19 = Může být druhá akce první části nemožná? Ne, kartu lze vždycky odhodit.
rules-embers-R20 = Rozpoltí se Mysl v první části prologu? Ne. Je-li na začátku druhé části v několika kusech, volí Aelin po vzetí první karty.
rules-embers-R21 = Která karta Odhodlání se v prologu otočí? Nejvyšší z těch, které leží lícem dolů.
rules-embers-R22 = Kdo určuje pořadí karet Odhodlání? Aelin, každý den a také pro druhou část prologu.
rules-embers-R23 = Kdo začíná druhý a třetí den? Fenrys.
rules-embers-R24 = Jako nová Mysl nebo v Odhodlání se objeví démon. Co teď? Nahradí ho další karta a on se zamíchá zpátky do balíčku.
rules-embers-R25 = Na jak dlouho zkreslené vzpomínky zmizí? Do konce této hry. V příští je zase všech 35.
rules-embers-R26 = Odkdy nový démon poskvrňuje? Od chvíle, kdy je v řadě démonů, tedy už v tahu, kdy byl líznut. Fenrys se ho může nejdřív pokusit vyhnat a odhazovat až potom.
rules-embers-R27 = Lze démona vyhnat v tahu, kdy byl líznut? Ano.
rules-embers-R28 = Kam jdou karty zpod vyhnaného démona? Na odhazovací balíček, bez ohledu na ostatní démony.
rules-embers-R29 = Aelin musela vzatou kartu odhodit. Smí teď otočit kartu Odhodlání? Ne, jen po přidání karty do řady.
rules-embers-R30 = V jakém pořadí probíhá tah Aelin? Vzetí karty, řada nebo odhození, otočení karty Odhodlání, rozpolcení, prázdná Mysl, šepot.
rules-embers-R31 = Řekne Aelin u poslední řady obě věty? Ano, nejdřív „Jsem tady“, potom „Jsem s tebou“.
rules-embers-R32 = Ukazují se na konci dne karty Odhodlání? Ano, všechny, i ty, které jsou poskvrněny.
rules-embers-R33 = Je řada vzpomínek veřejná? Ano, vidíte ji oba.
rules-embers-R34 = Může jedna karta znovu prožít dvě vzpomínky? Ne, soubor je jen jeden.
rules-embers-R35 = V barvě démona už ve hře není celková síla 7. Co potom? Vyhnat ho nelze a zůstává do konce dne.
rules-embers-R36 = Co ukáže otočení karty Odhodlání? Tuto kartu se vším, co na ní je, a nic jiného.
rules-embers-R37 = Zůstávají karty znovuprožitých vzpomínek v Mysli pro druhou část prologu? Ano, zůstávají všechny karty.
rules-embers-R38 = Smí si Aelin nevzít žádnou kartu? Ne. Jsou-li všechny viditelné příliš silné, jednu vezme a odhodí.
rules-embers-R39 = O které karty na konci dne přijdeme? O ty dříve poskvrněné a o ty z Mysli, řad a Odhodlání, jejichž démon je právě v řadě démonů. Odhazovací balíček a nelíznuté karty jsou v bezpečí.
rules-embers-R40 = Je úklid na konci dne běžné odhazování? Ano, karty mohou být poskvrněny. Nic se ale znovu neprožívá, Mysl se nerozpolcuje a nevadí, že je prázdná.
rules-embers-R41 = Smíme si prohlížet skryté karty Mysli? Ano, oba a kdykoli. Zapovězené jsou jen poskvrněné.
rules-embers-R42 = V jakém pořadí probíhá tah druhé části prologu? Vzetí karty, řada nebo odhození, rozpolcení, nakonec zjištění, zda je řada úplná nebo prolog vyhraný.
rules-embers-R43 = Jedna karta znovu prožije vzpomínku, vyžene démona a rozpoltí Mysl. Co teď? Vyhnání, pak může Aelin otočit kartu, pak rozpolcení. Karty v barvě vyhnaného démona už poskvrněny nejsou; karty v barvách ostatních démonů v řadě ano.
rules-embers-R45 = Proč se mě hra někdy nezeptá? Vidíte-li oba, že možnost je jen jedna, zvolí se za vás. Jen otázku na otočení karty dostane Aelin vždycky.
rules-embers-R46 = Smím vzít volbu zpět? Ne. Spoluhráč už ji vidí a odvolat ji by znamenalo poslat vzkaz.
rules-embers-R47 = Kdy se smějí ukázat skryté karty? Po skončení hry všechny kromě karet dalších kapitol.
rules-embers-R48 = Dozvíme se o démonovi, který se objeví při rozdávání nového dne? Ne, zamíchá se zpátky a nic neříká.
rules-embers-R49 = Může den začít s přesně pěti vzpomínkami? Ano, ale k lízání zbývají jen démoni a Fenrys prohraje, jakmile přestane.
rules-embers-R50 = Aelin vezme jedinou viditelnou kartu a pod ní leží skryté. Je Mysl prázdná? Ne, teď jsou vidět a hra pokračuje.
