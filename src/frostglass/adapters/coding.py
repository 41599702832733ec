"""Numbers with names: a vocabulary of words in which choices are said, and a layout of bytes in which views are seen.

Both are built from the tables of the games, describe themselves, and have a version that changes when they do.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Any, Final, NamedTuple

FORMAT: Final = 1
"""Rises when the way in which games are coded changes; the rest of a version follows from the tables."""


class Family(NamedTuple):
    """Words of one kind: `place` has one for each square."""

    name: str
    start: int
    values: tuple[str, ...]

    @property
    def stop(self) -> int:
        return self.start + len(self.values)


class Vocabulary:
    """All words in which a game's choices are said, family after family."""

    def __init__(self, game: str, families: Iterable[tuple[str, Sequence[str]]]) -> None:
        self.game = game
        self.families: dict[str, Family] = {}
        start = 0
        for name, values in families:
            self.families[name] = Family(name, start, tuple(values))
            start += len(values)
        self.size = start
        self._names = [f"{family.name} {value}".strip() for family in self.families.values() for value in family.values]
        self._words = {name: word for word, name in enumerate(self._names)}
        self._at = {
            family.name: {value: family.start + i for i, value in enumerate(family.values)}
            for family in self.families.values()
        }
        self._all = {family.name: list(range(family.start, family.stop)) for family in self.families.values()}
        if len(self._words) != self.size:
            raise ValueError(f"{game}: two words are the same")

    def start(self, family: str) -> int:
        """The first word of a family."""
        return self.families[family].start

    def at(self, family: str) -> dict[str, int]:
        """The words of a family by their values: one table for all who ask, so that many games have it at hand."""
        return self._at[family]

    def all(self, family: str) -> list[int]:
        """The words of a family, one after the other; a table for all as well."""
        return self._all[family]

    def name(self, word: int) -> str:
        """A word as text: `place e5`, `summon snow_fox`."""
        return self._names[word]

    def word(self, name: str) -> int:
        """The word with this text; KeyError if there is none."""
        return self._words[name]

    def described(self) -> dict[str, Any]:
        """The whole vocabulary as JSON values."""
        families = [{"name": f.name, "start": f.start, "values": list(f.values)} for f in self.families.values()]
        return {"game": self.game, "format": FORMAT, "size": self.size, "families": families}

    @property
    def version(self) -> str:
        return _version(self.described())


class Part(NamedTuple):
    """Some bytes of an observation: what they are; a byte less `zero` is the number that is meant."""

    name: str
    start: int
    size: int
    zero: int
    meaning: str


class Layout:
    """The parts of an observation, one after the other, one byte for each value."""

    def __init__(self, game: str, parts: Iterable[tuple[str, int, int, str]]) -> None:
        self.game = game
        self.parts: dict[str, Part] = {}
        start = 0
        for name, size, zero, meaning in parts:
            self.parts[name] = Part(name, start, size, zero, meaning)
            start += size
        self.size = start

    def at(self, name: str) -> int:
        """Where a part starts."""
        return self.parts[name].start

    def read(self, seen: Sequence[int]) -> dict[str, list[int]]:
        """An observation as numbers by part."""
        return {
            part.name: [int(seen[i]) - part.zero for i in range(part.start, part.start + part.size)]
            for part in self.parts.values()
        }

    def described(self) -> dict[str, Any]:
        """The whole layout as JSON values."""
        return {
            "game": self.game,
            "format": FORMAT,
            "size": self.size,
            "parts": [part._asdict() for part in self.parts.values()],
        }

    @property
    def version(self) -> str:
        return _version(self.described())


def _version(described: dict[str, Any]) -> str:
    digest = sha256(json.dumps(described, sort_keys=True).encode()).hexdigest()
    return f"{FORMAT}-{digest[:12]}"


def byte(number: int) -> int:
    """A number as a byte; what is too small or too large is the least or the largest."""
    return 0 if number < 0 else 255 if number > 255 else number
