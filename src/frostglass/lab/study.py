"""A study of the games from one seed: bots play every form and chapter, and the games are counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from frostglass.arena.forms import FORMS
from frostglass.bots import read_spec
from frostglass.embers.captivity.cards import FIRST_CHAPTER, LAST_CHAPTER
from frostglass.engine.errors import Refused
from frostglass.lab.data import Digest, digest, read_records
from frostglass.lab.game import Played, Table
from frostglass.lab.odds import Share, share
from frostglass.lab.simulate import HERE, STRIDE, Wanted, Where, data_line, play_all, wanted

BOTS: Final = ("apprentice", "partner")
"""Who plays the arena and who plays Embers, when nobody is named."""
_WATCHED: Final = ("course",)
_ENOUGH: Final = 0.2
"""Turns that fewer of the games reach are left out of curves."""


class Part(NamedTuple):
    """One of the games that are studied: a form with a number of seats, the prologue, or a chapter."""

    game: str
    mode: str
    seats: int
    chapter: int = 0


class Curve(NamedTuple):
    """A figure turn by turn, from the first: its mean over the games."""

    points: tuple[tuple[int, float], ...]

    @property
    def mean(self) -> float:
        return sum(value for _, value in self.points) / max(1, len(self.points))


class Found(NamedTuple):
    """What the games of a part say."""

    part: Part
    games: int
    turns: tuple[int, ...]
    decisions: float
    """Of seats, in a game."""
    width: float
    """Options of a decision."""
    widest: int
    size: float
    """The decimal logarithm of the number of courses a game could have taken at the decisions that were asked."""
    widths: Curve
    hidden: Curve
    reasons: dict[str, int]
    arena: Digest | None
    """Schools and the first player, where there are some."""
    won: Share | None
    """In Embers."""


class Study(NamedTuple):
    """All parts, and what was asked for."""

    bots: tuple[str, str]
    games: int
    seed: int
    found: tuple[Found, ...]


def parts() -> list[Part]:
    """All forms with all numbers of seats, the prologue, and all chapters."""
    arena = [Part("arena", form.id, seats) for form in FORMS.values() for seats in form.seat_counts]
    chapters = [Part("embers", "chapter", 2, chapter) for chapter in range(FIRST_CHAPTER, LAST_CHAPTER + 1)]
    return [*arena, Part("embers", "prologue", 2), *chapters]


def study(
    bots: Sequence[str], games: int, seed: int, where: Where = HERE, tick: Callable[[int], None] | None = None
) -> Study:
    """Play so many games of every part and count; the same bots and seed give the same study."""
    arena, embers = checked(bots)
    asked = [_asked(part, arena if part.game == "arena" else embers, games, seed) for part in parts()]
    played = play_all([_table(one, number) for one in asked for number in range(games)], where, tick)
    found = [
        _found(part, one, played[games * i : games * (i + 1)])
        for i, (part, one) in enumerate(zip(parts(), asked, strict=True))
    ]
    return Study((arena, embers), games, seed, tuple(found))


def checked(bots: Sequence[str]) -> tuple[str, str]:
    """The bots of both games; Refused when there are not two of them or one is unknown."""
    if len(bots) != 2:
        raise Refused("two-bots", bots=len(bots))
    return str(read_spec("arena", bots[0])), str(read_spec("embers", bots[1]))


def _asked(part: Part, bot: str, games: int, seed: int) -> Wanted:
    return wanted(part.game, [bot] * part.seats, mode=part.mode, chapter=part.chapter or 1, games=games, seed=seed)


def _table(asked: Wanted, number: int) -> Table:
    """A game; few games are spread over all pairs of schools."""
    table = asked.table(number)
    return table._replace(settings=asked.ways[number * STRIDE % len(asked.ways)], watched=_WATCHED)


def _found(part: Part, asked: Wanted, played: Sequence[Played]) -> Found:
    widths = [game.kept["widths"] for game in played]
    asked_for = sum(number for game in widths for _, number in game)
    lines = [data_line(asked, game) for game in played] if part.game == "arena" else []
    return Found(
        part,
        len(played),
        tuple(game.turns for game in played),
        sum(game.decisions for game in played) / len(played),
        sum(total for game in widths for total, _ in game) / max(1, asked_for),
        max(game.kept["widest"] for game in played),
        sum(game.kept["size"] for game in played) / len(played),
        _curve([[total / number if number else None for total, number in game] for game in widths]),
        _curve([game.kept["hidden"] for game in played]),
        dict(Counter(game.reason for game in played).most_common()),
        digest(read_records(lines)) if lines else None,
        None if lines else share(sum(game.winner == "won" for game in played), len(played)),
    )


def _curve(games: Sequence[Sequence[Any]]) -> Curve:
    """The mean of each turn over the games in which something was noted there."""
    points = []
    for turn in range(1, max(map(len, games), default=0)):
        values = [game[turn] for game in games if turn < len(game) and game[turn] is not None]
        if len(values) > _ENOUGH * len(games):
            points.append((turn, sum(values) / len(values)))
    return Curve(tuple(points))
