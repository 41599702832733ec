"""The library that people import: games, positions and choices as friendly objects. Its names stand in `frostglass`."""
