"""A decision: one seat, one kind of question, the options that are legal. Legality is membership in the options."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Final, NamedTuple, TypeVar

CHANCE: Final = 0
"""The seat that shuffles and deals; its choices are recorded like everyone's."""

Option = tuple[object, ...]
"""Options are named tuples of the game's own words; inside one decision no two are equal."""

T = TypeVar("T")


class Decision:
    """A question to one seat. The options are worked out when somebody first looks at them.

    `obvious`: a single option (or none) is taken by itself, because everybody can see that it is the only one.
    `extra`: options that may be chosen besides, but never keep an obvious decision from being skipped.
    `rest`: with the position it says all that the rest of a script depends on; None when that is not known.
    `about`: what the question is about (a colour, a card), for its wording.
    `several`: tells cheaply that there are at least two options, so that they need not be worked out to know it.
    """

    __slots__ = ("_make", "_options", "about", "extra", "kind", "obvious", "rest", "seat", "several")

    def __init__(
        self,
        seat: int,
        kind: str,
        make: Callable[[], Sequence[Option]],
        *,
        obvious: bool = True,
        extra: tuple[Option, ...] = (),
        rest: object = None,
        about: object = None,
        several: Callable[[], object] | None = None,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.obvious = obvious
        self.extra = extra
        self.rest = rest
        self.about = about
        self.several = several
        self._make: Callable[[], Sequence[Option]] | None = make
        self._options: Sequence[Option] = ()

    @property
    def options(self) -> Sequence[Option]:
        """All options, worked out once."""
        make = self._make
        if make is not None:
            self._make = self.several = None
            options = make()
            if self.extra and (len(options) > 1 or not self.obvious):
                options = [*options, *self.extra]
            self._options = options
        return self._options

    @property
    def takes_itself(self) -> bool:
        """Is there at most one option, and can everybody see it?"""
        if not self.obvious or (self.several is not None and self.several()):
            return False
        return len(self.options) <= 1

    @property
    def is_open(self) -> bool:
        """True while nobody has looked at the options, which then still follow the position they belong to."""
        return self._make is not None

    def asked_of(self, seat: int) -> Decision:
        """The same question, put to another seat, without extra options."""
        options = [o for o in self.options if o not in self.extra]
        return Decision(seat, self.kind, lambda: options, obvious=self.obvious, rest=self.rest, about=self.about)

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, kind={self.kind!r}, options={list(self.options)!r})"


class Resume(Decision):
    """No question: the script says that from here on it can be started afresh with this action."""

    __slots__ = ("action",)

    def __init__(self, action: Option) -> None:
        super().__init__(CHANCE, "resume", tuple)
        self.action = action


class Dealt(NamedTuple):
    """What chance deals from the unseen part of a deck."""

    card: str


class Resign(NamedTuple):
    """A seat gives up. No option of a decision: any seat may do it at any time, if the game allows it at all."""

    seat: int
    word: str = "resign"


class Leave(NamedTuple):
    """A seat is declared absent for good. No option of a decision either."""

    seat: int
    word: str = "leave"


Script = Generator[Decision, Option | None, T]
"""A rule as a generator: it yields decisions and is sent the option chosen, or None where there was none."""
