### Embers u stolu: co způsobí vzetí karty, pořadí karet Odhodlání, zkoušení, poznámky, odmítnutí.

## Choices

embers-label-take_complete = Vezmi kartu { $card }: řada { $row } je úplná
embers-label-take_fits = Vezmi kartu { $card } do řady { $row }
embers-label-take_much = Vezmi kartu { $card }: pro řadu { $row } je příliš silná, bude odhozena
embers-label-take_tainted = Vezmi kartu { $card }: pro řadu { $row } je příliš silná, bude poskvrněna a půjde pod kartu „{ $demon }“
embers-label-banishing = { $label }; vyženeš kartu „{ $demon }“
