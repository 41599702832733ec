### Embers przy stole: skutki zabrania karty, kolejność kart Determinacji, przymierzanie, notatki, odmowy.

## Choices

embers-label-take_complete = Zabierz kartę { $card }: rząd { $row } jest kompletny
embers-label-take_fits = Zabierz kartę { $card } do rzędu { $row }
embers-label-take_much = Zabierz kartę { $card }: za dużo na rząd { $row }, zostaje odrzucona
embers-label-take_tainted = Zabierz kartę { $card }: za dużo na rząd { $row }, zostaje skażona i trafia pod kartę „{ $demon }”
embers-label-banishing = { $label }; wypędzasz kartę „{ $demon }”
