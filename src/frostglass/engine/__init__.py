"""What every game shares: decisions, script runtime, chance, record, view protocol. Pure: no clock, no luck."""
