"""A story that goes on from game to game, as the house knows it. What may be shown of it and when, its game says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, TypeVar

from frostglass.engine.position import Position

P = TypeVar("P", bound=Position, contravariant=True)


class Campaign(Protocol):
    """One story as far as its players have come. It is a value: what happens gives a new one."""

    @property
    def telling(self) -> int:
        """How often it was begun anew. Games of an earlier telling no longer count."""

    def playable(self) -> list[dict[str, Any]]:
        """The settings that may be played now."""

    def counts(self, settings: Mapping[str, Any]) -> bool:
        """Does a game with these settings count for it now? Those of `playable` do."""

    def finished(self, settings: Mapping[str, Any], note: Mapping[str, Any]) -> Campaign:
        """A game with these settings is over; `note` is what `Campaigns.note` said of it."""

    def onward(self) -> tuple[Campaign, dict[str, Any]]:
        """The story with its next game opened, and the settings of that game; Refused when there is none."""

    def act(self, name: str) -> Campaign:
        """Do what the players wish between two games; Refused when it is not possible now."""

    def show(self) -> dict[str, Any]:
        """All that its players may read now, as JSON values with messages among them; `acts` are what they may do."""

    def write(self) -> dict[str, Any]:
        """All of it as JSON values, to be kept."""


class Campaigns(Protocol[P]):
    """The stories of a game."""

    later_rules: tuple[str, ...]
    """The numbers of the rules that are to be read only when the first game of the story is won."""

    def begin(self) -> Campaign: ...

    def read(self, document: Mapping[str, Any]) -> Campaign:
        """What was kept; Refused names the field that cannot be."""

    def is_free(self, position: P) -> bool:
        """May this be played, and watched, without a story that has come so far?"""

    def leads_on(self, position: P) -> bool:
        """Does a game that ended like this open another one?"""

    def note(self, position: P) -> dict[str, Any]:
        """What a story keeps of a game that is over, as JSON values."""

    def keeps(self, message: str) -> bool:
        """Is the message with this id part of the story, to be worded only for those who have come so far?"""
