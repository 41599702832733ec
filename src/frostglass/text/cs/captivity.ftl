### The captivity deck, cards 1 to 51: the title under the number, with the story of a chapter card as `.front` and its
### instructions as `.back`, the words of a rule, ability, character or demon as `.text`, a help card's summary as `.help`.
### A help card stays for several chapters: it may say only what holds in all of them. Nothing tells of a later chapter.
### No past tense of a player, whose gender nobody knows.

captivity-note = Tištěných pravidel se drží jen první kapitola. Druhou až sedmou kapitolu jsme vymysleli sami, se všemi příběhy, pravidly, schopnostmi i čísly. Nejsou to kapitoly vydané hry.

## Lines that several help cards share

-help-goal = Cíl: přežijte tři dny. Den končí, když jsou úplné všechny čtyři řady, každá o síle přesně 7.
-help-relive = Znovuprožití: když právě přidaná karta a viditelné karty její barvy spojené s ní kartami téže barvy dají přesně 7, je démon této barvy vyhnán z řady démonů a Aelin může otočit jednu kartu Odhodlání této barvy ležící lícem dolů.
-help-taint = Poskvrnění: odhazovaná vzpomínka, jejíž démon je v řadě démonů, jde lícem dolů pod něj. Na konci dne je mimo tuto hru.
-help-split = Rozpolcení: nejsou-li viditelné karty Mysli všechny spojené, nechá si Aelin jednu část. Viditelné karty ostatních se odhodí.
-help-lost = Prohrajete, je-li balíček vzpomínek na začátku Fenrysova tahu prázdný, nemůže-li Fenrys přidat kartu, je-li Mysl prázdná, nebo je-li vzpomínek na nový den málo.
-help-narrow-breath = { captivity-14 }: při pozorování si Fenrys lízne nejvýše čtyři karty.
-help-claws = { captivity-19 }: každý přicházející démon vyrve z Mysli viditelnou kartu své barvy, jsou-li v Mysli alespoň dvě karty. Kartu volí Aelin.
-help-queen = { captivity-36 }: v řadě démonů zastupuje démona každé barvy, která tam nemá vlastního.

-help-glimpse = Záblesk: vezmi z Mysli jednu viditelnou kartu pro aktuální řadu, tedy nejvyšší neúplnou. Pokud by řada měla víc, než potřebuje, kartu odhoď; jinak ji přidej do řady. Leží-li karta Odhodlání této řady lícem dolů a má barvu přidané karty, můžeš ji otočit.
-help-after-glimpse = Potom zjisti, zda se Mysl nerozpoltila. Prázdná Mysl znamená prohru.
-help-whisper = Šepot: má-li řada přesně tolik, kolik potřebuje, řekni „Jsem tady“. Jsou-li teď úplné všechny řady, dodej „Jsem s tebou“.
-help-bare-truth = { captivity-20 }, jednou za den: na začátku svého tahu otoč jednu ze svých karet Odhodlání ležících lícem dolů.
-help-second-glimpse = { captivity-26 }, jednou za den: na konci svého tahu zahraj ještě jeden.

-help-observe = Pozorování: lízej karty po jedné do řady vzpomínek, alespoň jednu. Když přestaneš, líznutí démoni se přesunou do řady démonů.
-help-blink = Mrknutí: přidej do Mysli jednu kartu z řady vzpomínek. Potom ostatní po jedné přidej, nebo odhoď.
-help-adding = Přidávání: karta leží alespoň na jedné kartě Mysli. Prázdná oblast přijde na prázdnou, zakrytá na zakrytou, a alespoň jednou zakrytá na zakrytou.
-help-let-go = { captivity-15 }, jednou za den: při mrknutí, po přidání karty, polož kartu z řady vzpomínek dospod balíčku vzpomínek.
-help-wolfs-leap = { captivity-32 }, jednou za den: při mrknutí přidej kartu, která leží na Mysli jen prázdnými oblastmi na prázdných.
-help-snarl = { captivity-39 }, jednou za hru: při mrknutí vyžeň démona se vším, co je pod ním.

## Chapter one

captivity-01 = První kapitola: Žhavé uhlíky
    .front = Nahoře železo, dole železo a mezi nimi tma. Chtějí to, co Aelin ví, a nemají naspěch. Fenrys stojí na stráži, svázán přísahou, která mu nedovolí pomoci ani odejít. Dívat se na ni mu však nikdo nezakázal, a jí nikdo nezakázal vzpomínat.
    .back = Vezměte karty 2–12. Archivujte Aelin a Rowana z prologu. Potom připravte první den.
captivity-02 = Tři dny
    .text = Přežijte tři dny. Den končí, když jsou úplné všechny čtyři posilovací řady, každá o síle přesně 7. Na konci třetího dne vyhrajete.
captivity-03 = { embers-aelin }
    .text = Bereš vzpomínky z Mysli a posiluješ jimi své Odhodlání. Co leží ve tvých řadách lícem dolů, smíš vědět jen ty.
captivity-04 = { embers-fenrys }
    .text = Lížeš si vzpomínky a přidáváš je do Mysli. Aelin ti nesmí říct, co potřebuje; dívej se, co bere.
captivity-05 = { embers-demon-chains }
    .text = Dokud je tento démon v řadě démonů, jsou odhazované vzpomínky barvy Řetězy pod ním poskvrněny. Vyžene ho znovuprožitá vzpomínka této barvy.
captivity-06 = { embers-demon-daggers }
    .text = Dokud je tento démon v řadě démonů, jsou odhazované vzpomínky barvy Dýky pod ním poskvrněny. Vyžene ho znovuprožitá vzpomínka této barvy.
captivity-07 = { embers-demon-flames }
    .text = Dokud je tento démon v řadě démonů, jsou odhazované vzpomínky barvy Plameny pod ním poskvrněny. Vyžene ho znovuprožitá vzpomínka této barvy.
captivity-08 = { embers-demon-glass }
    .text = Dokud je tento démon v řadě démonů, jsou odhazované vzpomínky barvy Sklo pod ním poskvrněny. Vyžene ho znovuprožitá vzpomínka této barvy.
captivity-09 = { embers-demon-antlers }
    .text = Dokud je tento démon v řadě démonů, jsou odhazované vzpomínky barvy Parohy pod ním poskvrněny. Vyžene ho znovuprožitá vzpomínka této barvy.
captivity-10 = Nápověda pro oba od první kapitoly
    .help =
        { -help-goal }
        { -help-relive }
        { -help-taint }
        { -help-split }
        { -help-lost }
captivity-11 = Nápověda pro Aelin od první kapitoly
    .help =
        { -help-glimpse }
        { -help-after-glimpse }
        { -help-whisper }
captivity-12 = Nápověda pro Fenryse od první kapitoly
    .help =
        { -help-observe }
        { -help-blink }
        { -help-adding }

## Chapter two

captivity-13 = Druhá kapitola: Železný vzduch
    .front = Víko teď zůstává zavřené déle a každý nádech je třeba počítat. Fenrys se učí říct mnoho málem: jeden pohled, jedno mrknutí, nic, čeho by si všimli strážní.
    .back = Vezměte karty 14–17. Archivujte karty 10 a 12.
captivity-14 = Mělký dech
    .text = Při pozorování si Fenrys lízne nejvýše čtyři karty; počítají se vzpomínky i démoni. Po čtvrté musí přestat.
captivity-15 = Nech jít
    .text = Jednou za den, při mrknutí, po přidání karty v tomto tahu: polož jednu kartu z řady vzpomínek dospod balíčku vzpomínek. Neodhazuje se, takže ji žádný démon neposkvrní.
captivity-16 = Nápověda pro oba od druhé kapitoly
    .help =
        { -help-goal }
        { -help-relive }
        { -help-taint }
        { -help-split }
        { -help-lost }
        { -help-narrow-breath }
captivity-17 = Nápověda pro Fenryse od druhé kapitoly
    .help =
        { -help-observe }
        { -help-blink }
        { -help-adding }
        { -help-let-go }

## Chapter three

captivity-18 = Třetí kapitola: Drápy ve tmě
    .front = Dávní nepřátelé už nečekají na okraji jejích myšlenek. Když některý přijde, přijde s vytasenými drápy a něco drahého je pryč dřív, než kolem toho ona stačí sevřít dlaň.
    .back = Vezměte karty 19–22. Archivujte karty 11 a 16. Karta „{ captivity-14 }“ platí dál a schopnost vám zůstává.
captivity-19 = Drápy
    .text = Když se líznutí démoni přesunou do řady démonů, každý z nich jednou zaútočí, v pořadí líznutí. Jsou-li v Mysli alespoň dvě karty, včetně skrytých, a některá viditelná má barvu démona, zvolí Aelin jednu takovou kartu: ta opustí Mysl a leží poskvrněná pod tímto démonem. Po každém útoku zjistěte, zda se Mysl nerozpoltila. Potom začíná mrknutí.
captivity-20 = Holá pravda
    .text = Jednou za den, na začátku svého tahu: otoč jednu ze svých karet Odhodlání ležících lícem dolů, v kterékoli řadě a bez ohledu na barvu.
captivity-21 = Nápověda pro oba od třetí kapitoly
    .help =
        { -help-goal }
        { -help-relive }
        { -help-taint }
        { -help-split }
        { -help-lost }
        { -help-narrow-breath }
        { -help-claws }
captivity-22 = Nápověda pro Aelin od třetí kapitoly
    .help =
        { -help-glimpse }
        { -help-after-glimpse }
        { -help-whisper }
        { -help-bare-truth }

## Chapter four

captivity-23 = Čtvrtá kapitola: Ukradené hodiny
    .front = Probudí se a nedokáže říct, jak dlouho spala. Někdo z jejího dne vystříhal kusy a ona už nedokáže přečíst poslední ze svých slibů.
    .back = Vezměte karty 24–28. Archivujte karty 14, 21 a 22. Karta „{ captivity-19 }“ platí dál a schopnosti vám zůstávají.
captivity-24 = Ukradené hodiny
    .text = Na konci přípravy každého dne odložte stranou pět vrchních karet balíčku vzpomínek, lícem dolů a tak, aby je nikdo neviděl; mohou mezi nimi být démoni. K balíčku nepatří. Na konci dne se zamíchají spolu s ostatními.
captivity-25 = Řada ve tmě
    .text = Aelin si prohlédne jen tři ze svých čtyř karet Odhodlání a vyloží je, v jakém pořadí chce. Karta rozdaná jako poslední leží ve sloupci úplně dole a nikdo ji nevidí. Aelin si ji prohlédne, když se její řada stane aktuální; do té doby ji nic nemůže otočit.
captivity-26 = Druhý záblesk
    .text = Jednou za den, na konci svého tahu, pokud den neskončil: zahraj hned ještě jeden celý tah.
captivity-27 = Nápověda pro oba od čtvrté kapitoly
    .help =
        { -help-goal }
        { -help-relive }
        { -help-taint }
        { -help-split }
        { -help-lost }
        { -help-claws }
        { captivity-24 }: pět karet z balíčku vzpomínek, které nikdo neviděl, leží do konce dne stranou.
        { captivity-25 }: nejnižší kartu Odhodlání si nikdo neprohlíží, dokud její řada není aktuální.
captivity-28 = Nápověda pro Aelin od čtvrté kapitoly
    .help =
        { -help-glimpse }
        { -help-after-glimpse }
        { -help-whisper }
        { -help-bare-truth }
        { -help-second-glimpse }

## Chapter five

captivity-29 = Pátá kapitola: Těsný dům
    .front = Čtyři stěny, tak blízko, že se jich lze dotknout bez natažení ruky. Pro myšlenku, která roste příliš do šířky, tu není místo, a tak své vzpomínky skládají natěsno a dávají si slib, který hodlají dodržet.
    .back = Vezměte karty 30–34. Archivujte karty 17, 24, 25 a 27. Karta „{ captivity-19 }“ platí dál a schopnosti vám zůstávají.
captivity-30 = Železné stěny
    .text = Kartu lze přidat jen tam, kde se potom celá Mysl i se skrytými kartami vejde do čtverce pět krát pět oblastí. Čtverec nemá na stole pevné místo; rozhoduje jen rozměr Mysli.
captivity-31 = První slib
    .text = Druhý den nelze doplnit poslední řadu, dokud se v této hře znovu neprožije nějaká vzpomínka. Vzatá karta, která by ji doplnila, se místo toho odhodí.
captivity-32 = Vlčí skok
    .text = Jednou za den, při mrknutí: jednu kartu lze přidat i bez zakryté oblasti na zakryté. Stále musí ležet alespoň na jedné kartě Mysli a její oblasti se musí shodovat. Dokud tato schopnost není použitá, počítají se taková místa při posouzení, zda můžeš přidat kartu.
captivity-33 = Nápověda pro oba od páté kapitoly
    .help =
        { -help-goal }
        { -help-relive }
        { -help-taint }
        { -help-split }
        { -help-lost }
        { -help-claws }
        { captivity-30 }: po přidání karty se celá Mysl musí vejít do čtverce pět krát pět oblastí.
        { captivity-31 }: druhý den čeká poslední řada, až se v této hře znovu prožije nějaká vzpomínka.
captivity-34 = Nápověda pro Fenryse od páté kapitoly
    .help =
        { -help-observe }
        { -help-blink }
        { -help-adding }
        { -help-let-go }
        { -help-wolfs-leap }

## Chapter six

captivity-35 = Šestá kapitola: Královna se ptá
    .front = Královna přichází osobně, trpělivá, téměř laskavá. Má jedinou otázku a každá vzpomínka, kterou Aelin upustí, je další schod dolů k odpovědi.
    .back = Vezměte karty 36–41. Archivujte karty 30, 31, 33 a 34. Karta „{ captivity-19 }“ platí dál a schopnosti vám zůstávají.
captivity-36 = Temná královna
    .text = Karta 37 se zamíchá spolu s pěti démony a od této chvíle je démonem jako oni. Dokud je královna v řadě démonů, zastupuje démona každé barvy, která tam nemá vlastního: odhazované vzpomínky takové barvy jsou poskvrněny pod ní a znovuprožitá vzpomínka takové barvy ji vyžene. Co leží pod ní, tam zůstává, i když přijde jiný démon. Sama barvu nemá a nikdy neútočí.
captivity-37 = { embers-demon-queen }
    .text = Démon bez barvy. Pravidla královny jsou na kartě 36.
captivity-38 = Schody
    .text = Shora dolů potřebují čtyři řady 6, 7, 8 a 9. Ke znovuprožití vzpomínky je dál potřeba 7.
captivity-39 = Zavrčení
    .text = Jednou za hru, při mrknutí: vyžeň jednoho démona z řady démonů, třeba i královnu, se vším, co je pod ním. Žádná vzpomínka se tím znovu neprožije.
captivity-40 = Nápověda pro oba od šesté kapitoly
    .help =
        Cíl: přežijte tři dny. Den končí, když jsou úplné všechny čtyři řady. Shora dolů potřebují přesně 6, 7, 8 a 9.
        { -help-relive }
        { -help-taint }
        { -help-split }
        { -help-lost }
        { -help-claws }
        { -help-queen }
captivity-41 = Nápověda pro Fenryse od šesté kapitoly
    .help =
        { -help-observe }
        { -help-blink }
        { -help-adding }
        { -help-let-go }
        { -help-wolfs-leap }
        { -help-snarl }

## Chapter seven

captivity-42 = Sedmá kapitola: Den zlomu
    .front = Krevní přísahu lze zlomit, ale cenu smí zaplatit jen ten, kdo ji složil. Ještě jeden den, delší než ostatní, a na jeho konci dveře, nebo nic.
    .back = Vezměte karty 43–49. Archivujte karty 19, 28, 38, 40 a 41. Karta „{ captivity-36 }“ platí dál a schopnosti vám zůstávají.
captivity-43 = Pátá řada
    .text = Třetí den má Aelin pět karet Odhodlání a pět řad. Den končí, teprve když je všech pět úplných.
captivity-44 = Dva sliby
    .text = Třetí den nelze doplnit poslední řadu, dokud se v této hře znovu neprožijí vzpomínky dvou různých barev. Vzatá karta, která by ji doplnila dřív, se místo toho odhodí.
captivity-45 = Shromážděný oheň
    .text = Jednou za hru, když bereš kartu: smí jít do kterékoli neúplné řady místo do aktuální, pokud tím řada nepřesáhne to, co potřebuje. Otočení karty Odhodlání a šepot se pak týkají této řady; takto doplněná řada se později přeskočí. Poslední řadu dál hlídá karta „{ captivity-44 }“.
captivity-46 = Zlomená přísaha
    .text = Jednou za hru, při pozorování, místo jednoho líznutí, třeba i prvního: vezmi zvolenou vzpomínku z odhazovacího balíčku do řady vzpomínek. Démona vzít nelze. Prázdný balíček vzpomínek na začátku tvého tahu dál znamená prohru.
captivity-47 = Nápověda pro oba, sedmá kapitola
    .help =
        Cíl: přežijte tři dny. Den končí, když jsou úplné všechny čtyři řady, třetí den všech pět, každá o síle přesně 7.
        { -help-relive }
        { -help-taint }
        { -help-split }
        { -help-lost }
        { -help-queen }
        { captivity-44 }: třetí den čeká poslední řada, až se v této hře znovu prožijí vzpomínky dvou barev.
captivity-48 = Nápověda pro Aelin, sedmá kapitola
    .help =
        { -help-glimpse }
        { -help-after-glimpse }
        { -help-whisper }
        { -help-bare-truth }
        { -help-second-glimpse }
        { captivity-45 }, jednou za hru: přidej vzatou kartu do kterékoli neúplné řady, kam se vejde.
captivity-49 = Nápověda pro Fenryse, sedmá kapitola
    .help =
        { -help-observe }
        { -help-blink }
        { -help-adding }
        { -help-let-go }
        { -help-wolfs-leap }
        { -help-snarl }
        { captivity-46 }, jednou za hru: při pozorování vezmi místo líznutí vzpomínku z odhazovacího balíčku.

## The end

captivity-50 = Epilog
    .front = Zámek povolí. Cestou mlčí, ze zvyku, a pak se jeden z nich zasměje.
    .back = Všechny kapitoly jsou vyhrané. Kteroukoli z nich si smíte zopakovat.
captivity-51 = Archiv
    .text = Vždy poslední karta balíčku zajetí. Archivované karty leží pod ní; během hry si je smíte prohlížet.

## Abilities by their names, as the log calls them

captivity-let_go = { captivity-15 }
captivity-bare_truth = { captivity-20 }
captivity-second_glimpse = { captivity-26 }
captivity-wolfs_leap = { captivity-32 }
captivity-snarl = { captivity-39 }
captivity-gathered_fire = { captivity-45 }
captivity-oath_broken = { captivity-46 }
