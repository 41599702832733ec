### The guided prologue: nine steps, what the bubble says at each moment, and how the lesson ends.

learn-step-shown = Rowan ukáže, jak na to
learn-step-choose = Vyber vzpomínku
learn-step-lie = Kam smí
learn-step-relive = Znovuprožití
learn-step-discard = Odhození
learn-step-second = Tvůj druhý tah
learn-step-rows = Řady
learn-step-take = Vezmi vzpomínku
learn-step-split = Rozpolcení

learn-moment-shown = Rowan přidal dvě vzpomínky. Karta leží na jiných: oblasti zakryté na zakrytých, prázdné na prázdných. U tohoto stolu nikdo nemluví; co chceš říct, říkáš kartami.
learn-moment-choose = Jsi na tahu. Dotkni se v řadě vzpomínek karty { embers-colour-flames } 2.
learn-moment-try = Zkus to tady, přesně na kartě { embers-colour-flames } 5, na místě 1, −1.
learn-moment-almost = Skoro. Tři oblasti se shodují, jedna ne: zakrytá by ležela na prázdné. Dotkni se místa o krok vlevo: 0, −1.
learn-moment-relived = Tvoje první vzpomínka! Plameny leží na sobě a dávají 5 + 2 = 7: vzpomínka je znovu prožitá. Otočí se karta Odhodlání. Se třemi otočenými kartami tuto část vyhrajete.
learn-moment-discard = Karta { embers-colour-glass } 3 se teď nikam nevejde. Druhou kartu smíš přidat, nebo odhodit. Tuhle odhoď.
learn-moment-away = Pouhým pohledem se nic nemění. Stiskni tlačítko, které ji odhodí.
learn-moment-partner = Rowan znovu prožil 3 + 4 a nechal ti { embers-colour-chains } 1. To je tichá rada: sedmička se dá složit i z více než dvou karet.
learn-moment-chains = Dotkni se karty { embers-colour-chains } 2. S kartou { embers-colour-chains } 1 dá 3 a ještě čtyři chybějí.
learn-moment-beside = Polož ji na místo −4, −1, aby překrývala { embers-colour-chains } 1.
learn-moment-seven = Druhá karta: { embers-colour-chains } 4. 1 + 2 + 4 je 7. Dotkni se jí.
learn-moment-close = Polož ji na místo −3, −2. Pak jsou všechny tři spojené.
learn-moment-rows = První část je vyhraná. Každá karta Odhodlání začíná řadu, která musí mít přesně 7. Nejdřív { embers-colour-glass } 4: chybí jí právě karta { embers-colour-antlers } 3 z Mysli.
learn-moment-take = Teď bereš z Mysli. Karta { embers-colour-antlers } 3 jde do řady 1: 4 + 3 = 7. Podívej se ale, co drží pohromadě.
learn-moment-split = Karta { embers-colour-antlers } 3 držela obě poloviny pohromadě. Teď volíš, která část zůstane. Druhá je pryč. Ve větší jsou plameny, které potřebujete.
learn-confirm = Tlačítko říká, co se stane. Stiskni ho.
learn-strayed = To se také smí. V této lekci ale nejdřív zkus to, co ukazuji.
learn-go-on = Dál
learn-turned-of = otočeno { $number }/{ $all }
learn-begin-campaign = Začít kampaň
