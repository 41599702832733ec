### Embers in play: parts of sentences, questions, choices, log lines, refusals.
### Names of cards, colours, demons and characters and inner labels come worded and stay undeclined; demons are quoted.
### Rows are counted from 1 at the top, places are those of a card's top-left area. The prologue asks with the same
### words as the chapters. No past tense of a player, whose gender nobody knows.

## Parts of sentences

embers-memory = { $colour } { $strength }{ $letter ->
    [a] a
    [b] b
   *[none] { "" }
}

embers-colour-chains = Řetězy
embers-colour-daggers = Dýky
embers-colour-flames = Plameny
embers-colour-glass = Sklo
embers-colour-antlers = Parohy

embers-demon-chains = Démon řetězů
embers-demon-daggers = Démon dýk
embers-demon-flames = Démon plamenů
embers-demon-glass = Démon skla
embers-demon-antlers = Démon parohů
embers-demon-queen = Temná královna

embers-aelin = Aelin
embers-fenrys = Fenrys
embers-rowan = Rowan

## Questions

embers-prompt-deal = Která karta se rozdá?
embers-prompt-arrange = V jakém pořadí vyložíš karty Odhodlání?
embers-prompt-observe = Lízneš si kartu?
embers-prompt-strike = { $demon } útočí: která karta bude vyrvána z Mysli?
embers-prompt-blink_first = Kterou kartu přidáš do Mysli jako první a kam?
embers-prompt-blink = Kterou kartu z řady vzpomínek teď přidáš nebo odhodíš?
embers-prompt-reveal = Otočíš lícem nahoru kartu Odhodlání barvy { $colour }?
embers-prompt-split = Mysl je rozpolcená. Kterou část si necháš?
embers-prompt-glimpse = Kterou kartu vezmeš z Mysli?
embers-prompt-turn_end = Tvůj tah skončil. Zahraješ hned ještě jeden?

## Choices

embers-label-draw = { $number ->
    [1] Lízni poslední kartu z balíčku vzpomínek
   *[other] Lízni kartu (v balíčku vzpomínek: { $number })
}
embers-label-stop = Přestaň lízat karty
embers-label-stop_loses = Přestaň lízat karty (jak teď Mysl leží, nelze nic přidat a hra je prohraná)
embers-label-add = Přidej kartu { $card } na místo ({ $x }, { $y })
embers-label-reliving = { $label }; znovu prožiješ vzpomínku ({ $cards })
embers-label-hiding = { $label }; skryješ { $cards }
embers-label-splitting = { $parts ->
    [one] { $label }; Mysl se rozpoltí na { $parts } část
    [few] { $label }; Mysl se rozpoltí na { $parts } části
   *[other] { $label }; Mysl se rozpoltí na { $parts } částí
}
embers-label-discard = Odhoď kartu { $card }
embers-label-discard_tainted = Odhoď kartu { $card }, která bude poskvrněna a půjde pod kartu „{ $demon }“
embers-label-take_loses = Vezmi kartu { $card } (Mysl je potom prázdná a hra je prohraná)
embers-label-keep = { $number ->
    [one] Nech si kartu { $cards }
   *[other] Nech si část s kartami { $cards }
}
embers-label-reveal = Otoč kartu { $card } v řadě { $row } lícem nahoru
embers-label-no_reveal = Neotáčej žádnou kartu
embers-label-arrange = Shora dolů: { $cards }
embers-label-strike = Přenech démonovi kartu { $card }
embers-label-let_go = { captivity-15 }: polož kartu { $card } dospod balíčku vzpomínek
embers-label-bare_truth = { captivity-20 }: otoč kartu { $card } v řadě { $row } lícem nahoru
embers-label-second_glimpse = { captivity-26 }: zahraj hned ještě jeden tah
embers-label-second_glimpse_loses = { captivity-26 }: zahraj hned ještě jeden tah (vezme z Mysli poslední kartu a hra je prohraná)
embers-label-no_turn_end = Další tah nehraj
embers-label-wolfs_leap = { captivity-32 }: přidej kartu { $card } na místo ({ $x }, { $y })
embers-label-snarl = { $number ->
    [0] { captivity-39 }: vyžeň démona „{ $demon }“
    [one] { captivity-39 }: vyžeň démona „{ $demon }“ a osvoboď { $number } poskvrněnou vzpomínku
    [few] { captivity-39 }: vyžeň démona „{ $demon }“ a osvoboď { $number } poskvrněné vzpomínky
   *[other] { captivity-39 }: vyžeň démona „{ $demon }“ a osvoboď { $number } poskvrněných vzpomínek
}
embers-label-gathered_fire = { captivity-45 }: vezmi kartu { $card } a přidej ji do řady { $row }
embers-label-oath_broken = { captivity-46 }: vezmi kartu { $card } z odhazovacího balíčku do řady vzpomínek
embers-label-dealt = Rozdej kartu „{ $card }“
embers-label-resign = { $character } se vzdává
embers-label-leave = { $character } odchází od stolu

## Log

embers-log-day_began = { $rows ->
    [few] Začíná den { $day }: { $rows } posilovací řady
   *[other] Začíná den { $day }: { $rows } posilovacích řad
}
embers-log-mind_began = Mysl začíná kartou { $card }
embers-log-put_aside = { $number ->
    [one] Stranou leží { $number } karta z balíčku vzpomínek, kterou nikdo neviděl
    [few] Stranou leží { $number } karty z balíčku vzpomínek, které nikdo neviděl
   *[other] Stranou leží { $number } karet z balíčku vzpomínek, které nikdo neviděl
}
embers-log-arranged = Karty Odhodlání jsou vyložené
embers-log-turn_began = Na tahu je { $character }
embers-log-drew = Líznutá karta: { $card }
embers-log-demons_arrived = { $number ->
    [one] Do řady démonů přichází { $number } démon: { $demons }
    [few] Do řady démonů přicházejí { $number } démoni: { $demons }
   *[other] Do řady démonů přichází { $number } démonů: { $demons }
}
embers-log-struck = { $demon } vyrve z Mysli kartu { $card }, která je poskvrněna
embers-log-added = Přidána karta { $card } na místo ({ $x }, { $y })
embers-log-relived = Znovuprožitá vzpomínka barvy { $colour }: { $cards }
embers-log-banished = { $number ->
    [0] Vyhnán démon „{ $demon }“
    [one] Vyhnán démon „{ $demon }“, osvobozena { $number } poskvrněná vzpomínka
    [few] Vyhnán démon „{ $demon }“, osvobozeny { $number } poskvrněné vzpomínky
   *[other] Vyhnán démon „{ $demon }“, osvobozeno { $number } poskvrněných vzpomínek
}
embers-log-revealed = Otočena karta Odhodlání v řadě { $row }: { $card }
embers-log-not_revealed = Aelin neotáčí žádnou kartu
embers-log-split = { $parts ->
    [one] Mysl se rozpoltí na { $parts } část
    [few] Mysl se rozpoltí na { $parts } části
   *[other] Mysl se rozpoltí na { $parts } částí
}
embers-log-kept = { $number ->
    [one] Aelin si nechává kartu { $cards }
   *[other] Aelin si nechává část s kartami { $cards }
}
embers-log-discarded = Odhozena karta { $card }
embers-log-tainted = Karta { $card } je poskvrněna a jde pod kartu „{ $demon }“
embers-log-taken = Z Mysli vzata karta { $card }
embers-log-strengthened = Karta { $card } jde do řady { $row }
embers-log-row_completed = Řada { $row } je úplná
embers-log-said_here = Aelin: „Jsem tady“
embers-log-said_with_you = Aelin: „Jsem s tebou“
embers-log-ability_used = Použita schopnost „{ $ability }“
embers-log-ability_used_on = Použita schopnost „{ $ability }“: { $card }
embers-log-day_ended = Den { $day } skončil
embers-log-distorted = { $number ->
    [one] { $number } poskvrněná vzpomínka se zkreslí a je mimo tuto hru
    [few] { $number } poskvrněné vzpomínky se zkreslí a jsou mimo tuto hru
   *[other] { $number } poskvrněných vzpomínek se zkreslí a je mimo tuto hru
}
embers-log-part_won = První část prologu je vyhraná
embers-log-game_ended = Konec. { $reason }

embers-reason-won = Hra je vyhraná
embers-reason-L1 = Hra je prohraná: balíček vzpomínek je na začátku Fenrysova tahu prázdný
embers-reason-L2 = Hra je prohraná: Fenrys nemůže přidat kartu do Mysli
embers-reason-L3 = Hra je prohraná: v Mysli nezbývá žádná karta
embers-reason-L4 = Hra je prohraná: na nový den zbývá málo vzpomínek
embers-reason-P1 = Hra je prohraná: balíček vzpomínek došel
embers-reason-P2 = Hra je prohraná: z řady vzpomínek nelze přidat žádnou kartu
embers-reason-P3 = Hra je prohraná: Mysl je na začátku tahu prázdná
embers-reason-resigned = Hra je prohraná: jeden z hráčů se vzdal
embers-reason-left = Hra je prohraná: jeden z hráčů odešel od stolu

## Refusals

error-unknown-chapter = { $field }: jsou jen kapitoly 1 až 7.
error-unknown-colour = { $field }: barva „{ $colour }“ neexistuje.
error-unknown-demon = { $field }: démon „{ $demon }“ neexistuje.
error-demon-not-here = { $field }: démon „{ $demon }“ do této části hry nepatří.
error-demon-twice = { $field }: démon „{ $demon }“ je na dvou místech.
error-wrong-colour = { $field }: karta „{ $card }“ má jinou barvu než démon nad ní.
error-areas-differ = { $field }: oblast karty „{ $card }“ se na místě ({ $x }, { $y }) neshoduje s oblastí pod ní.
error-mind-too-large = { $field }: Mysl je větší, než dovoluje karta této kapitoly.
error-wrong-sum = { $field }: součet { $found } zde není možný; cíl této řady je { $wanted }.
error-rows-complete = { $field }: všechny řady jsou úplné, den by tedy už skončil.
error-unknown-ability = { $field }: schopnost „{ $ability }“ v této kapitole není.
error-unknown-deal = { $field }: rozdání „{ $deal }“ neexistuje.
error-unknown-outcome = { $field }: hra nemůže skončit výsledkem „{ $outcome }“.
error-unknown-step = { $field }: krok „{ $step }“ zde není.
error-nothing-to-decide = { $field }: ve hře, která trvá, musí být krok, v němž někdo rozhoduje.
error-chapter-closed = Kapitola { $chapter } ještě není otevřená.
error-no-chapter-card = Není teď karta kapitoly, se kterou by se to dalo udělat.
error-not-suspended = Příběh není přerušený.
