### The lessons: a first game in the arena step by step, the prologue of Embers with a guide.

learn-title = Uč se hrou
learn-lead = Skutečné stoly, skutečná pravidla a nemáš co ztratit.
learn-note = Lekce si v tomto prohlížeči pamatují, jak daleko jsi. Ke čtení:
learn-guide = Průvodce
learn-arena-title = První hra v aréně
learn-arena-text = Krátké kroky, každý na pár kliknutí.
learn-prologue-title = Prolog Uhlíků paměti
learn-prologue-text = Hraješ za Aelin, bot za Rowana. Průvodce vysvětlí každé rozhodnutí, když přijde.
learn-about-place = Přidávání vzpomínek do Mysli
learn-about-relive = Znovuprožití vzpomínky
learn-about-rows = Co přijde, až si to zasloužíte
learn-about-silence = Proč nikdo nemluví
learn-start = Začít
learn-continue = Pokračovat
learn-repeat = Ještě jednou
learn-play-arena = A teď celou hru
learn-is-done = hotovo
learn-step = Krok { $number }/{ $all }
learn-next = Další krok
learn-finish = Dokončit
learn-hint = Poraď
learn-again = Znovu
learn-from-start = Od začátku
learn-all = Všechny lekce
learn-else = To se smí, ale k cíli tohoto kroku to nevede.
learn-over = Tato hra skončila. Zkus krok znovu.

learn-place-title = Umísti kámen
learn-place-text = Hraješ za A, modrými kameny. Tah má dvě akce. Nejjednodušší z nich: umísti běžný kámen na kterékoli prázdné pole. Klikni na pole a potvrď.
learn-place-hint = Hodí se každé prázdné pole, třeba to uprostřed.
learn-place-done = Kámen tam zůstane. Z kamenů na správných místech vzniká všechno ostatní.

learn-pattern-title = Slož vzor
learn-pattern-text = V ruce máš Sněžnou lišku. Její vzor jsou dva kameny, které se dotýkají rohem, a vedle nich rámeček: tam se liška objeví. Jeden z kamenů už stojí. Umísti druhý.
learn-pattern-hint = Nový kámen patří šikmo od d5, třeba na e4.
learn-pattern-done = Vzor je úplný. Karta teď říká, na kolika polích se liška může objevit.

learn-summon-title = Vyvolej bytost
learn-summon-text = Vyvolání je také akce. Stisk karty ji jen ukáže; k vyvolání stiskni „{ web-summon }“ a potom jedno z orámovaných polí. Pak nastane efekt: liška se smí až dvakrát pohnout. Můžeš také skončit.
learn-summon-hint = Stiskni „{ web-summon }“ v otázce nebo u karty, pak c5, pak hlavní tlačítko. Pohyby ukončíš tlačítkem „{ label-stop }“.
learn-summon-done = Kameny vzoru zůstávají na místě a liška je tvůj nový kámen. Karta je použitá.

learn-turned-title = Otočit a zrcadlit
learn-turned-text = Vzor se smí libovolně otáčet a zrcadlit. Lednímu medvědovi tu chybí jeden kámen. Najdi to místo, doplň ho a medvěda vyvolej. Otazník u karty řekne, co chybí.
learn-turned-hint = Podívej se na e9, e7 a f7: s kamenem na f8 stojí vzor na hlavě a medvěd se objeví na f6.
learn-turned-done = Obrázek na plánu se otáčí spolu se vzorem; zvětšená karta leží vždy tak, jak ji použiješ.

learn-destroy-title = Znič nepřátelský kámen
learn-destroy-text = Bytost se smí objevit na kameni stejné nebo nižší úrovně a zničí ho. Kámen vyšší úrovně pole blokuje. Vyvolej Válečné saně na červený kámen na e6. Potom smějí jet a ničit dál.
learn-destroy-hint = Orámované je jen e6. Pak volíš pohyby, nebo konec.
learn-destroy-done = V souboji jsou zničené kameny body: dva běžné v jednom tahu nebo jeden hrdinský dají jeden bod, legendární dva.

learn-frozen-title = Zmrazený efekt
learn-frozen-text = Některé bytosti Věčného mrazu nechávají efekt na později. Čeká vedle ruky a nestojí akci. Použij zmrazený efekt, který leží ve hře: jeden tvůj běžný kámen se stane hrdinským.
learn-frozen-hint = Pod tvými kartami je ledový rámeček s tlačítkem. Pak vyber jeden ze tří kamenů.
learn-frozen-done = Ve hře můžeš mít jen jeden zmrazený efekt. Když přijde druhý, zvolíš, který si necháš; ten druhý odhodíš bez využití.

learn-flare-title = Karta balance
learn-flare-text = Kdo hodně zaostává, smí zahrát kartu balance. Ta porovnává kameny na plánu: soupeř jich tu má o pět víc a stačí čtyři. Nestojí akci.
learn-flare-hint = Stiskni kartu balance v ruce, zvol, co nabízí, potvrď a vyber pole pro kámen.
learn-flare-done = Má to cenu: v souboji za ni soupeř dostane bod. Zato zase doháníš.

learn-ending-title = Konec hry
learn-ending-text = Když má někdo 18 bodů, hraje každý ještě jeden tah. Tento je poslední a je tvůj: 18 bodů proti 19. Sněžná příšera zničí blízké běžné kameny soupeře a čtyři z nich jsou dva body. Vyvolej ji a ukonči tah.
learn-ending-hint = Vyvolej příšeru na e5 nebo f5. Pak zvol konec tahu.
learn-ending-done = Výhra! To je celá hra: umísťuj, vyvolávej a dívej se, co staví ostatní.

learn-embers-won = Prolog jste společně vyhráli. Příběh začíná.
learn-embers-lost = Tentokrát to nevyšlo; i to patří k příběhu. Začněte znovu první částí.
