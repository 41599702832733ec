"""Everything a seat can choose in embers, as named tuples. The word names a choice among messages and abilities."""

from __future__ import annotations

from typing import Final, NamedTuple

from frostglass.engine.decision import Dealt, Made


class Draw(NamedTuple):
    """Observe: draw one card (RULES 6.2)."""

    word: str = "draw"


class Stop(NamedTuple):
    """Observe: draw no more (RULES 6.2)."""

    word: str = "stop"


class Add(NamedTuple):
    """Add a card of the memory row to the Mind (RULES 6.5, 4.3)."""

    card: str
    x: int
    y: int
    word: str = "add"


class Discard(NamedTuple):
    """Discard a card of the memory row (RULES 6.5, 4.4)."""

    card: str
    word: str = "discard"


class Take(NamedTuple):
    """Glimpse: take a visible card out of the Mind (RULES 7.1, 4.9)."""

    card: str
    word: str = "take"


class Keep(NamedTuple):
    """Split: the part that stays, from bottom to top (RULES 2.8)."""

    part: tuple[str, ...]


class Reveal(NamedTuple):
    """Turn the Determination card of a row face up; rows are counted from 0 at the top (RULES 6.7 b, 7.3)."""

    row: int
    word: str = "reveal"


class Decline(NamedTuple):
    """Turn no card; take no further turn."""

    word: str = "no"


class Arrange(NamedTuple):
    """The Determination cards that Aelin may order, from top to bottom (RULES 5.3.6, 4.8)."""

    cards: tuple[str, ...]


class Strike(NamedTuple):
    """The card that a demon tears out of the Mind (CAPTIVITY 19)."""

    card: str
    word: str = "strike"


class LetGo(NamedTuple):
    """Put a card of the memory row under the memory deck (CAPTIVITY 15)."""

    card: str
    word: str = "let_go"


class Bare(NamedTuple):
    """Turn a face-down Determination card face up (CAPTIVITY 20)."""

    row: int
    word: str = "bare_truth"


class Again(NamedTuple):
    """Play another turn at once (CAPTIVITY 26)."""

    word: str = "second_glimpse"


class Leap(NamedTuple):
    """Add a card clear on clear only (CAPTIVITY 32)."""

    card: str
    x: int
    y: int
    word: str = "wolfs_leap"


class Snarl(NamedTuple):
    """Banish a demon of the demon row (CAPTIVITY 39)."""

    demon: str
    word: str = "snarl"


class Gather(NamedTuple):
    """Take a card and put it into a row that is not the current one (CAPTIVITY 45, K22)."""

    card: str
    row: int
    word: str = "gathered_fire"


class Recall(NamedTuple):
    """Take a memory of the discard pile into the memory row, in place of a draw (CAPTIVITY 46)."""

    card: str
    word: str = "oath_broken"


def _adds(card: str) -> Made[tuple[int, int], Add]:
    return Made(lambda place: Add(card, *place))


ADDS: Final = Made(_adds)
"""The Adds of each card, by place."""
DISCARDS: Final = Made(Discard)
TAKES: Final = Made(Take)
DRAW: Final = Draw()
STOP: Final = Stop()
NO: Final = Decline()
AGAIN: Final = Again()

KINDS: Final[tuple[type[tuple[object, ...]], ...]] = (
    Draw, Stop, Add, Discard, Take, Keep, Reveal, Decline, Arrange, Strike,
    LetGo, Bare, Again, Leap, Snarl, Gather, Recall, Dealt,
)  # fmt: skip
