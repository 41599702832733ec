"""Who is at the keyboard. Persons who share a screen never see it with another one's eyes: a curtain falls first."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

ONLOOKER: Final = 0
"""The seat of one who only watches, and of everybody while the curtain is down."""


class HotSeat:
    """The persons at one screen, and through whose eyes it is drawn."""

    def __init__(self, persons: Iterable[int]) -> None:
        self.persons = tuple(persons)
        self.viewer = self.persons[0] if len(self.persons) == 1 else ONLOOKER

    def curtain_before(self, seat: int) -> bool:
        """Must the screen be covered before this seat is asked?"""
        return seat in self.persons and seat != self.viewer

    def lower_curtain(self) -> None:
        """From now on nobody's secrets are drawn."""
        self.viewer = ONLOOKER

    def sit_down(self, seat: int) -> None:
        """This person is at the keyboard now."""
        assert seat in self.persons
        self.viewer = seat
