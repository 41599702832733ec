"""What a game tells the rest of the house about itself, and a match: a position with its record, its luck and undo."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from frostglass.engine.chance import pick
from frostglass.engine.decision import CHANCE, Decision, Leave, Option, Resign
from frostglass.engine.errors import Refused
from frostglass.engine.message import Message
from frostglass.engine.position import Position

Event = tuple[object, ...]


class Rules(Protocol):
    """A game as the house knows it. Server, terminal and lab see games only through this."""

    id: str
    version: int
    """Rises when a rule changes so that old records may no longer replay."""
    barriers: tuple[type[Event], ...]
    """Events that show or hide something for good: nothing before them is taken back."""
    takes_back: bool
    """May a choice be taken back at all?"""

    def new(self, settings: Mapping[str, Any]) -> Position:
        """A fresh game; Refused when the settings cannot be."""

    def seats(self, settings: Mapping[str, Any]) -> int:
        """How many seats a game with these settings has."""

    def text(self, option: Option) -> str:
        """The short text of a choice, unique among the options of its decision."""

    def parse(self, text: str, decision: Decision) -> Option:
        """The option with this short text; Refused when there is none."""

    def view(self, position: Position, seat: int) -> dict[str, Any]:
        """All that this seat (0: a spectator) may know of the position, as JSON values."""

    def look(self, position: Position, seat: int) -> object:
        """The same as a value of the game's own view type, which bots and research read."""

    def see(self, event: Event, seat: int) -> Event:
        """An event as this seat learns of it."""

    def prompt(self, position: Position, decision: Decision) -> Message:
        """The question, for the seat that decides."""

    def label(self, position: Position, decision: Decision, option: Option) -> Message:
        """What a choice does, for the seat that decides."""

    def marks(self, option: Option) -> dict[str, Any]:
        """Where a choice is drawn: squares, cards, places, as JSON values."""

    def line(self, event: Event) -> Message | None:
        """The log line of an event as a seat sees it; None when it is not worth one."""

    def result(self, position: Position) -> dict[str, Any] | None:
        """How the game ended, as JSON values; None while it lasts."""


class Match:
    """One game being played: settings and seed, the position, every choice so far as its short text."""

    def __init__(self, rules: Rules, settings: Mapping[str, Any], seed: int, entries: Sequence[str] = ()) -> None:
        """A match that has come as far as these entries; Refused with the number of the first one that cannot be."""
        self.rules = rules
        self.settings = dict(settings)
        self.seed = seed
        self.position = rules.new(settings)
        self.entries: list[str] = []
        self.events: list[Event] = list(self.position.events)
        """What happened with the last choice and the chance that followed it."""
        self._before: list[tuple[Position, int]] = []
        for number, words in enumerate(entries, 1):
            self._enter(words, number)
        self._deal()

    @property
    def decision(self) -> Decision | None:
        return self.position.decision

    def play(self, option: Option, seat: int) -> None:
        """Make a seat's choice, then let chance deal until a seat is asked again. Refused changes nothing."""
        decision = self.position.decision
        if decision is None:
            raise Refused("game-over")
        before = self.position.copy()
        if isinstance(option, Resign | Leave):
            self.position.play(option)
            self._before.clear()
        else:
            if decision.seat != seat:
                raise Refused("not-your-decision", seat=seat)
            self.position.play(option)
            if self._before and self._decider(self._before[-1][0]) != seat:
                self._before.clear()
            self._before.append((before, len(self.entries)))
        self.entries.append(self.rules.text(option))
        self.events = list(self.position.events)
        if self._deal() or any(isinstance(event, self.rules.barriers) for event in self.events):
            self._before.clear()

    @staticmethod
    def _decider(position: Position) -> int:
        return CHANCE if position.decision is None else position.decision.seat

    def _deal(self) -> bool:
        """Let chance make its choices; True when it made one."""
        dealt = False
        while (decision := self.position.decision) is not None and decision.seat == CHANCE:
            option = pick(decision.options, self.seed, len(self.entries))
            self.position.play(option)
            self.entries.append(self.rules.text(option))
            self.events += self.position.events
            dealt = True
        return dealt

    def may_undo(self, seat: int) -> bool:
        """Has this seat a choice behind it that no information barrier protects?"""
        return self.rules.takes_back and bool(self._before) and self._decider(self._before[-1][0]) == seat

    def undo(self, seat: int) -> None:
        """Take back this seat's last choice."""
        if not self.may_undo(seat):
            raise Refused("nothing-to-take-back")
        self.position, kept = self._before.pop()
        del self.entries[kept:]
        self.events = []

    def _enter(self, words: str, number: int) -> None:
        decision = self.position.decision
        if decision is None:
            raise Refused("record-goes-on", number=number)
        try:
            self.position.play(self._entry(words, decision))
        except Refused as refusal:
            raise Refused("bad-entry", number=number, choice=words) from refusal
        self.entries.append(words)
        self.events = list(self.position.events)

    def _entry(self, words: str, decision: Decision) -> Option:
        match words.split():
            case ["resign", seat] if seat.isdigit():
                return Resign(int(seat))
            case ["leave", seat] if seat.isdigit():
                return Leave(int(seat))
        return self.rules.parse(words, decision)
