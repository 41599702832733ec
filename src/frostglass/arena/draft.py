"""Ban and pick: before the deal the players strike schools out and choose among the rest, one after the other."""

from __future__ import annotations

from typing import NamedTuple

from frostglass.arena.keywords.keyword import nothing_kept
from frostglass.arena.options import School
from frostglass.arena.patterns import SCHOOLS, deck_of
from frostglass.arena.schools import hooks_for
from frostglass.arena.state import State
from frostglass.engine.decision import Decision, Option, Script
from frostglass.engine.deck import Deck


class SchoolBanned(NamedTuple):
    """Nobody plays this school in this game."""

    seat: int
    school: str


class SchoolPicked(NamedTuple):
    seat: int
    school: str


EVENTS = (SchoolBanned, SchoolPicked)


def draft(p: State, order: list[int]) -> Script[None]:
    """In turn order each bans a school, as long as enough are left; then they pick, whoever plays last first."""
    left = list(SCHOOLS)
    for seat in order[: len(left) - p.seats]:
        school = _named((yield Decision.of(p.or_chance(seat), "ban", _schools(left))))
        left.remove(school)
        p.events.append(SchoolBanned(seat, school))
    picked: dict[int, str] = {}
    for seat in reversed(order):
        school = _named((yield Decision.of(p.or_chance(seat), "pick", _schools(left))))
        left.remove(school)
        picked[seat] = school
        p.events.append(SchoolPicked(seat, school))
    _seat(p, tuple(school for _, school in sorted(picked.items())))


def _schools(left: list[str]) -> list[School]:
    return [School(school) for school in left]


def _named(answer: Option | None) -> str:
    assert isinstance(answer, School)
    return answer.school


def _seat(p: State, schools: tuple[str, ...]) -> None:
    """These schools sit at the table now, with their decks and what they bring along."""
    p.schools = schools
    p.hooks = hooks_for(schools)
    p.kept = nothing_kept(p.seats)
    p.decks = tuple(Deck.shuffled(deck_of(school)) for school in schools)
    p.draft = False
