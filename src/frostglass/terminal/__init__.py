"""The frostglass command and the full-screen terminal player."""
