"""Two tabletop games on one small engine: arena and embers."""
