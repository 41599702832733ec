### Embers u stolu: co způsobí vzetí karty, pořadí karet Odhodlání, zkoušení, poznámky, odmítnutí.

## Choices

embers-label-take_complete = Vezmi kartu { $card }: řada { $row } je úplná
embers-label-take_fits = Vezmi kartu { $card } do řady { $row }
embers-label-take_much = Vezmi kartu { $card }: na řadu { $row } je příliš silná, bude odhozena
embers-label-take_tainted = Vezmi kartu { $card }: na řadu { $row } je příliš silná, bude poskvrněna a půjde pod kartu „{ $demon }“
embers-label-banishing = { $label }; vyženeš démona „{ $demon }“

## A take and what it leads to

mind-result-complete = úplná
mind-result-fits = vejde se
mind-result-much = příliš
mind-take-hint = Dotkni se karty v Mysli a uvidíš, co její vzetí způsobí. Nic se nedá vzít zpět.
mind-take-complete = Jde do řady { $row }: { $sum }, řada je úplná.
mind-take-fits = Jde do řady { $row }: { $sum }, chybí ještě { $more }.
mind-take-much = { $sum }: na řadu { $row } příliš mnoho.
mind-take-promise = { $sum }: řada { $row } ještě nesmí být úplná.
mind-take-discarded = Karta bude odhozena.
mind-take-tainted = Karta bude poskvrněna a půjde pod kartu „{ $demon }“.
mind-take-here = Řekneš: „Jsem tady“.
mind-vow = { $phrase ->
    [here] „Jsem tady“
   *[with_you] „Jsem s tebou“
}
mind-take-day = Všechny řady jsou úplné: řekneš „Jsem s tebou“ a den skončí.
mind-take-won = Všechny řady jsou úplné: hra je vyhraná.
mind-take-lost = Mysl je potom prázdná: hra je prohraná.
mind-take-splits = Mysl se rozpoltí. Když zůstane:
mind-take-again = Potom se Mysl rozpoltí ještě jednou.
mind-splits = rozpoltí Mysl
mind-parts = Náhled: která část zůstane
mind-part = { $number ->
    [one] část { $letter }, { $number } karta
    [few] část { $letter }, { $number } karty
   *[other] část { $letter }, { $number } karet
}
mind-stays = zůstane
mind-goes = zmizí
mind-goes-discard = { $card }: odhozena
mind-goes-tainted = { $card }: poskvrněna
mind-learns = Fenrys se dozví o řadě { $row }:
mind-learns-nothing = Fenrys se nedozví nic; v řadě { $row } dál
mind-range = { $low }–{ $high }
mind-asked-always = Tato otázka padne pokaždé, aby se z ní Fenrys nic nedozvěděl.

## The order of the Determination cards

mind-arrange-note = Dotkni se dvou karet a vymění si místa, nebo jednu přetáhni. Nejdřív se plní horní řada.
mind-arrange-row = Řada { $row }, { $card }, chybí { $need }
mind-begins = Mysl začíná kartou { $card }
mind-lifted = Zvednutá karta: { $card }
mind-swapped = Vyměněno:
mind-row-holds = řada { $row } { $card }
mind-more = chybí { $number }
mind-orders = Pořadí
mind-as-dealt = jako po rozdání
mind-weak-first = nejdřív slabé
mind-strong-first = nejdřív silné
mind-lay-so = Vyložit takto
mind-fenrys-sees = Co vidí Fenrys
mind-fenrys-learns-order = Dozví se, že je hotovo, ale ne jak.

## Observing and trying

mind-draw = Líznout
mind-stop = Přestat
mind-left = karet v balíčku: { $number }
mind-lost = hra je prohraná
mind-places = { $number ->
    [0] žádné místo
    [one] { $number } místo
    [few] { $number } místa
   *[other] { $number } míst
}
mind-no-place = nikam
mind-fit = vejde se: { $fit }/{ $all }
mind-nothing-fits = Zatím se nic nevejde.
mind-stop-loses = Když teď přestaneš, hra je prohraná.
mind-arrives = přijde
mind-comes = Až přestaneš, přijde { $demon }.
mind-would-banish = Vyhnat ho může: { $cards }.
mind-few = { $number ->
    [one] V balíčku zbývá už jen { $number } karta.
    [few] V balíčku zbývají už jen { $number } karty.
   *[other] V balíčku zbývá už jen { $number } karet.
}
mind-drew = Líznuté karty: { $cards }
mind-trying = Zkoušíš kartu { $card }:
mind-trying-note = Nic není zvoleno. Zda se karta vejde, vidíte oba.

## Refusals and notes

mind-not-at = Ne na ({ $x }, { $y }).
mind-notes = poznámky, jen tvoje
mind-notes-of = Poznámky k řadě { $row }
mind-note-strength = síla { $number }
mind-note-plain = bez značky
mind-note-marked = označeno
mind-note-struck = škrtnuto
mind-keys = Šipkami se pohybuješ po Mysli a po řadách, Shift se šipkami míří na libovolné místo, Enter volí a potvrzuje, 1 až 9 vyberou volbu (nebo vymění dvě řady), Esc vrací, / příkazový řádek, D líznout, S přestat, B Mysl, H řada vzpomínek, L záznam, N poznámky, ? proč ne, I rada, + - 0 přiblížení.

## Memory cards in the card browser

mind-memories = Vzpomínky
mind-shelf-note = Zakryté oblasti jsou plné, prázdné čárkované. Vzpomínka se klade zakrytým na zakryté a prázdným na prázdné.
