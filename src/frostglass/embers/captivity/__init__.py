"""The rule cards and abilities of the captivity chapters, each a small object with named hooks."""
