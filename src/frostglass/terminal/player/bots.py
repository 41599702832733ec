"""Bots at a table in the terminal: which there are, and the time they take."""

from __future__ import annotations

from frostglass.bots import ADVISERS, LEVELS, Spec, read_spec


def levels(game: str) -> tuple[str, ...]:
    """The bots of a game, weakest first."""
    return LEVELS[game]


def adviser(game: str) -> Spec:
    """The bot that is asked for a hint."""
    return bot(game, ADVISERS[game])


def bot(game: str, level: str) -> Spec:
    """A bot with the time it takes at a table."""
    return read_spec(game, level, at_table=True)
