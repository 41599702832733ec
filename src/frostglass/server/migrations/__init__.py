"""Steps that bring a database of any earlier version up to date; run by the store when it opens."""
