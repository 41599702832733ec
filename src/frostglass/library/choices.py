"""The choices of a decision as a small view: iterate, count, look up by text, test, filter."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, overload

from frostglass.arena.board import SquareSet
from frostglass.engine.decision import Decision, Option
from frostglass.engine.errors import Refused
from frostglass.engine.game import AnyRules
from frostglass.library.errors import explained


class Choice:
    """Something that can be chosen: `str` is its short text, which records and other programs use too.

    >>> import frostglass
    >>> choice = frostglass.new("arena", schools=["everfrost", "highland"], seed=1).choices[0]
    >>> str(choice), choice.role, choice.square
    ('c5', 'pick', 'c5')
    """

    __slots__ = ("_rules", "option", "text")

    def __init__(self, rules: AnyRules, option: Option) -> None:
        self._rules = rules
        self.option = option
        """The engine's own value; not public."""
        self.text = rules.text(option)

    @property
    def role(self) -> str:
        """What sort of deed it is: `place`, `summon`, `discard`, `end`, `add`, `draw` ..."""
        return self._rules.role(self.option)

    @property
    def marks(self) -> dict[str, Any]:
        """Where it is drawn: squares, cards, places, as plain values."""
        return self._rules.marks(self.option)

    @property
    def card(self) -> str | None:
        """The card that it is about, if any."""
        card = self.marks.get("card")
        return card if isinstance(card, str) else None

    @property
    def square(self) -> str | None:
        """The square that it is about, if any: where a being appears, where a piece goes."""
        square = self.marks.get("square")
        return square if isinstance(square, str) else None

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Choice({self.text!r})"

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Choice):
            return type(self.option) is type(other.option) and self.option == other.option
        return NotImplemented

    def __hash__(self) -> int:
        return hash(self.text)


class Choices(Sequence[Choice]):
    """All that the seat to decide can choose now. It is not changed by what is played later.

    >>> import frostglass
    >>> game = frostglass.new("embers", seed=1)
    >>> game.play(game.choices[0])
    >>> game.choices
    <Choices: draw, stop>
    >>> "draw" in game.choices, game.choices["stop"], len(game.choices)
    (True, Choice('stop'), 2)
    """

    __slots__ = ("_all", "_decision", "_rules")

    def __init__(self, rules: AnyRules, decision: Decision | None) -> None:
        self._rules = rules
        self._decision = decision
        options: Sequence[Option] = () if decision is None else decision.options
        self._all = [Choice(rules, option) for option in options]

    def of(self, *, role: str | None = None, card: str | None = None, square: str | None = None) -> list[Choice]:
        """The choices of a role, about a card, about a square."""
        return [
            choice
            for choice in self._all
            if role in (None, choice.role) and card in (None, choice.card) and square in (None, choice.square)
        ]

    @property
    def squares(self) -> SquareSet:
        """The squares of the arena's board that a choice is about."""
        return SquareSet(sorted({choice.square for choice in self._all if choice.square}))

    def find(self, text: str) -> Choice:
        """The choice with this short text; Illegal names those that come near."""
        wanted = " ".join(text.split())
        for choice in self._all:
            if choice.text == wanted:
                return choice
        with explained(wanted, [choice.text for choice in self._all]):
            raise Refused("game-over") if self._decision is None else Refused("unknown-choice", choice=wanted)

    @overload
    def __getitem__(self, key: int) -> Choice: ...
    @overload
    def __getitem__(self, key: slice) -> list[Choice]: ...
    @overload
    def __getitem__(self, key: str) -> Choice: ...
    def __getitem__(self, key: int | slice | str) -> Choice | list[Choice]:
        return self.find(key) if isinstance(key, str) else self._all[key]

    def __iter__(self) -> Iterator[Choice]:
        return iter(self._all)

    def __len__(self) -> int:
        return len(self._all)

    def __contains__(self, choice: object) -> bool:
        if isinstance(choice, str):
            return any(own.text == " ".join(choice.split()) for own in self._all)
        return choice in self._all

    def __repr__(self) -> str:
        return f"<Choices: {', '.join(choice.text for choice in self._all)}>"
