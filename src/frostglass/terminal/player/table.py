"""A table in the terminal: the match, who plays which seat, and all that may be drawn for the person at the keyboard.

The screens know a game only through this: questions, choices, views and lines, each for one seat.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from frostglass.arena.options import Discard
from frostglass.bots import Question, Spec
from frostglass.engine.decision import CHANCE, Option, Resign
from frostglass.engine.game import Advice, AnyMatch, AnyRules, Event, Match
from frostglass.engine.message import Message
from frostglass.engine.position import Position
from frostglass.terminal.player.bots import adviser
from frostglass.terminal.player.hotseat import HotSeat

FEW: Final = 9
"""So many choices can be picked by a digit."""


class Choice(NamedTuple):
    """An option as a person sees it: its short text, what it does, where it is drawn."""

    option: Option
    text: str
    label: Message
    marks: Mapping[str, Any]


class Table:
    """A game at this screen. `players` has a bot for each seat, or None for a person."""

    def __init__(
        self,
        rules: AnyRules,
        settings: Mapping[str, Any],
        players: Sequence[Spec | None],
        seed: int,
        entries: Sequence[str] = (),
    ) -> None:
        """A game that has come as far as these entries."""
        self.rules = rules
        self.match = Match(rules, settings, seed, entries)
        self.players = tuple(players)
        self.hotseat = HotSeat(seat for seat, player in enumerate(players, 1) if player is None)
        self._events: list[tuple[int, Event]] = list(_retold(self.match))
        """Everything that happened, with the number of choices made before it."""
        self._past: list[tuple[int, Position]] = []
        """The game stop by stop, once somebody goes through it: choices made, and where it stood."""
        self.stop: int | None = None
        """The stop that is shown; None for the game as it stands."""

    # -- whose turn it is -----------------------------------------------------------------------------------------

    @property
    def viewer(self) -> int:
        return self.hotseat.viewer

    @property
    def asked(self) -> int:
        """The seat that decides, CHANCE when the game is over."""
        return self.match.deciding

    @property
    def is_over(self) -> bool:
        return self.match.is_over

    @property
    def asks_viewer(self) -> bool:
        return not self.is_over and self.asked == self.viewer

    @property
    def curtain_falls(self) -> bool:
        """Is a person asked who is not the one at the keyboard?"""
        return not self.is_over and self.hotseat.curtain_before(self.asked)

    # -- what the viewer gets to see ------------------------------------------------------------------------------

    def view(self) -> dict[str, Any]:
        position = self.match.position if self.stop is None else self._past[self.stop][1]
        return self.rules.view(position, self.viewer)

    def question(self) -> Message:
        """The question to the viewer, who must be the one asked."""
        decision = self.match.decision
        assert decision is not None
        assert decision.seat == self.viewer
        return self.rules.prompt(self.match.position, decision)

    def choices(self) -> list[Choice]:
        """The viewer's choices in the order in which they are numbered."""
        decision = self.match.decision
        if decision is None or decision.seat != self.viewer:
            return []
        rules, position = self.rules, self.match.position
        found = [
            Choice(option, rules.text(option), rules.label(position, decision, option), rules.marks(option))
            for option in decision.options
        ]
        return sorted(found, key=_order_among(found))

    def lines(self) -> list[tuple[Event, Message]]:
        """The log as the viewer has learned it, up to what is shown."""
        made = len(self.match.entries) if self.stop is None else self._past[self.stop][0]
        seen = [self.rules.see(event, self.viewer) for number, event in self._events if number < made]
        return [(event, line) for event in seen if (line := self.rules.line(event)) is not None]

    def advise(self, wish: Mapping[str, Any]) -> list[Advice]:
        """Why the viewer can or cannot do what it wonders about."""
        return self.match.advise(self.viewer, wish)

    # -- playing --------------------------------------------------------------------------------------------------

    def play(self, option: Option) -> None:
        """Make the choice of the seat that is asked."""
        before = len(self.match.entries)
        self.match.play(option, self.asked)
        self._note(before)

    def resign(self) -> None:
        """The viewer gives up; Refused where the game does not allow it."""
        before = len(self.match.entries)
        self.match.play(Resign(self.viewer), self.viewer)
        self._note(before)

    def undo(self) -> None:
        """Take back the viewer's last choice; Refused when there is none."""
        self.match.undo(self.viewer)
        made = len(self.match.entries)
        self._events = [(number, event) for number, event in self._events if number < made]

    # -- going through a game that is over ------------------------------------------------------------------------

    @property
    def stops(self) -> int:
        """How many stops a game that is over has: one before each choice of a seat, and its end."""
        assert self.is_over
        if not self._past:
            self._past = list(_stops(self.match))
        return len(self._past)

    def show_stop(self, number: int) -> None:
        """Show the table at a stop, counted from 0; the last one is the end."""
        number = max(0, min(number, self.stops - 1))
        self.stop = None if number == self.stops - 1 else number

    @property
    def may_undo(self) -> bool:
        return self.match.may_undo(self.viewer)

    def is_final(self, option: Option) -> bool:
        """Could this choice not be taken back: is something dealt or shown, or another seat asked after it?"""
        if not self.rules.takes_back:
            return True
        after = self.match.position.played(option)
        if after.decision is None or after.decision.seat != self.viewer:
            return True
        return any(isinstance(event, self.rules.barriers) for event in after.events)

    def bot_question(self) -> Question | None:
        """What the bot that is to choose is asked; None when it is not a bot's turn."""
        decision = self.match.decision
        player = self.players[self.asked - 1] if decision is not None else None
        return None if player is None else Question.of(self.match, player)

    def hint_question(self) -> Question | None:
        """What a bot is asked that advises the viewer; None when the viewer has no choice to make."""
        return Question.of(self.match, adviser(self.rules.id)) if self.asks_viewer else None

    def _note(self, before: int) -> None:
        self._events += [(before, event) for event in self.match.events]


def _retold(match: AnyMatch) -> Iterator[tuple[int, Event]]:
    """What happened in a match, each event with the number of choices made before it; -1 for the setup, which stays."""
    for played in match.again():
        yield from ((played.number - 1, event) for event in played.events)


def _stops(match: AnyMatch) -> Iterator[tuple[int, Position]]:
    """Where a match stood before each choice of a seat, and at its end, with the number of choices made by then."""
    for played in match.again():
        decision = played.position.decision
        if played.number == match.number or (decision is not None and decision.seat != CHANCE):
            yield played.number, played.position.copy()


def _order_among(choices: Sequence[Choice]) -> Callable[[Choice], int]:
    """Cards first, then squares; single words after them unless squares abound; to give up a card comes last."""
    squares = sum("card" not in choice.marks and bool(choice.marks) for choice in choices)
    words = 2 if squares <= FEW else 0

    def order(choice: Choice) -> int:
        if isinstance(choice.option, Discard):
            return 3
        if not choice.marks:
            return words
        return 0 if "card" in choice.marks or "task" in choice.marks else 1

    return order
