### Embers at the table: what a take leads to, the order of the Determination cards, trying, notes, refusals.

## Choices

embers-label-take_complete = Take { $card }: row { $row } is complete
embers-label-take_fits = Take { $card } for row { $row }
embers-label-take_much = Take { $card }: too much for row { $row }, discarded
embers-label-take_tainted = Take { $card }: too much for row { $row }, tainted under the { $demon }
embers-label-banishing = { $label }, banishing the { $demon }
