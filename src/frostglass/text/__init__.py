"""Fluent files in English, Polish and Czech, and their loader: every word a person reads."""

from frostglass.text.spacing import loose
from frostglass.text.words import LANGUAGES, Words, best_language

__all__ = ["LANGUAGES", "Words", "best_language", "loose"]
