"""The embers game: deck, mind (geometry), position, prologue, chapter, captivity, notation, view."""
