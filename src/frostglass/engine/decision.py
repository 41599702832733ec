"""A decision: one seat, one kind of question, its options. A choice is legal because it is one of them."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Final, NamedTuple, TypeVar, overload

CHANCE: Final = 0
"""The seat that shuffles and deals; its choices are recorded like everyone's."""

Option = tuple[object, ...]
"""Options are named tuples of the game's own words. As tuples two of different kinds may be equal: `own` tells them
apart, and inside one decision no two of one kind are equal."""

K = TypeVar("K")
T = TypeVar("T")


class Aside(NamedTuple):
    """An option beside those that answer: it does something else first, and the question is put anew."""

    option: Option
    then: Callable[[], Decision]
    """Does it, and gives the question as it is put now."""


class Decision:
    """A question to one seat. The options are worked out when somebody first looks at them.

    The named constructors say what sort of question it is: `must`, `may`, `asked`, `of`, `deal`. `kind` names it: a
    game lists its kinds (`Rules.kinds`), and words, bots and other programs go by them.
    """

    __slots__ = ("_args", "_make", "_options", "about", "aside", "kind", "last", "obvious", "rest", "seat", "several")

    _options: Sequence[Option]

    def __init__(
        self,
        seat: int,
        kind: str,
        make: Callable[..., Sequence[Option]] | None,
        args: tuple[object, ...],
        last: Option | None,
        obvious: bool,
        several: object,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self._make = make
        """Gives the options, from `_args`."""
        self._args = args
        self.last = last
        """An option that follows the others in any case."""
        self.obvious = obvious
        """A single option (or none) is taken by itself, because everybody can see that it is the only one."""
        self.several = several
        """There are surely at least two options, so that they need not be worked out to know it."""
        self.rest: object = None
        """With the position it says all that the rest of a script depends on; None when that is not known."""
        self.about: object = None
        """What the question is about (a colour, a card), for its wording."""
        self.aside: Aside | None = None
        """An option besides; it never keeps an obvious decision from being skipped."""

    # No parameter is keyword-only: decisions are made by the million, and such calls are slower.
    @classmethod
    def must(
        cls, seat: int, kind: str, make: Callable[..., Sequence[Option]], args: tuple[object, ...] = (),
        several: object = False,
    ) -> Decision:  # fmt: skip
        """One of these must be chosen; a single one takes itself."""
        return cls(seat, kind, make, args, None, True, several)

    @classmethod
    def may(
        cls, seat: int, kind: str, make: Callable[..., Sequence[Option]], args: tuple[object, ...], stop: Option,
        some: object = False,
    ) -> Decision:  # fmt: skip
        """One of these, or `stop`, which takes itself when there is none. `some`: there surely is one."""
        return cls(seat, kind, make, args, stop, True, some)

    @classmethod
    def asked(
        cls, seat: int, kind: str, make: Callable[..., Sequence[Option]], args: tuple[object, ...] = ()
    ) -> Decision:
        """One of these, and the question is put even if there is only one: its answer would tell others something."""
        return cls(seat, kind, make, args, None, False, False)

    @classmethod
    def of(
        cls, seat: int, kind: str, options: Sequence[Option], obvious: bool = True, about: object = None
    ) -> Decision:
        """One of these options, which are known already."""
        decision = cls(seat, kind, None, (), None, obvious, len(options) > 1)
        decision._options = options
        decision.about = about
        return decision

    @classmethod
    def deal(cls, pool: tuple[str, ...]) -> Decision:
        """Chance deals one of these cards."""
        return cls(CHANCE, "deal", Deals, (pool,), None, True, len(pool) > 1)

    @property
    def options(self) -> Sequence[Option]:
        """All options, worked out once."""
        make = self._make
        if make is not None:
            options = make(*self._args)
            self._make = None
            self._args = ()
            if self.last is not None:
                options = [*options, self.last]
            if self.aside is not None and (len(options) > 1 or not self.obvious):
                options = [*options, self.aside.option]
            self._options = options
        return self._options

    def own(self, option: object) -> Option | None:
        """The option of this decision that is meant, of the same kind and content; None when there is none."""
        options = self.options
        if type(options) is Deals:
            return options.own(option)
        # Most callers send the very object, and to look for it is quicker than to compare.
        for own in options:
            if own is option:
                return own
        kind = type(option)
        for own in options:
            if type(own) is kind and own == option:
                return own
        return None

    @property
    def takes_itself(self) -> bool:
        """Is there at most one option, and can everybody see it? The one place that says so, for both runtimes."""
        return not self.several and self.obvious and len(self.options) <= 1

    @property
    def only(self) -> Option | None:
        """What is taken when the decision takes itself; None where there is nothing to choose."""
        return self.options[0] if self.options else None

    @property
    def is_open(self) -> bool:
        """True while nobody has looked at the options, which then still follow the position they belong to."""
        return self._make is not None

    def asked_of(self, seat: int) -> Decision:
        """The same question, put to another seat, with nothing aside."""
        options = [o for o in self.options if self.aside is None or o != self.aside.option]
        decision = Decision.of(seat, self.kind, options, self.obvious, self.about)
        decision.rest = self.rest
        return decision

    def bare(self) -> Decision:
        """The question and its options alone: nothing in it leads to the position, and it can go to another process."""
        return Decision.of(self.seat, self.kind, tuple(self.options), False, self.about)

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, kind={self.kind!r}, options={list(self.options)!r})"


class Resume(Decision):
    """No question: the rest of the script is an action of its own, and is taken now."""

    __slots__ = ("action",)

    def __init__(self, action: Option) -> None:
        self.action = action


class Made(dict[K, T]):
    """Things that are made when they are first asked for, and then kept: options of which there are only so many."""

    def __init__(self, make: Callable[[K], T]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, key: K) -> T:
        self[key] = made = self._make(key)
        return made


class Dealt(NamedTuple):
    """What chance deals from the unseen part of a deck."""

    card: str


DEALT: Final = Made(Dealt)


class Deals(Sequence[Dealt]):
    """What chance may deal from a pool of cards. Nobody needs them all at once: each is made when it is asked for."""

    __slots__ = ("pool",)

    def __init__(self, pool: tuple[str, ...]) -> None:
        self.pool = pool

    def __len__(self) -> int:
        return len(self.pool)

    @overload
    def __getitem__(self, i: int) -> Dealt: ...
    @overload
    def __getitem__(self, i: slice) -> Sequence[Dealt]: ...
    def __getitem__(self, i: int | slice) -> Dealt | Sequence[Dealt]:
        return Deals(self.pool[i]) if isinstance(i, slice) else DEALT[self.pool[i]]

    def __contains__(self, option: object) -> bool:
        return type(option) is Dealt and option.card in self.pool

    def own(self, option: object) -> Dealt | None:
        """The deal that is meant; None when it cannot be."""
        return DEALT[option.card] if type(option) is Dealt and option.card in self.pool else None


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
