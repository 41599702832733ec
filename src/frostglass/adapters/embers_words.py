"""The choices of Embers as words: what is done with which card, then where. Places count from the Mind's corner."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from frostglass.adapters.coding import Vocabulary, numbered
from frostglass.embers.captivity.cards import CARDS as CAPTIVITY
from frostglass.embers.deck import DEMONS, MEMORIES
from frostglass.embers.mind import Mind
from frostglass.embers.options import (
    Add,
    Again,
    Arrange,
    Bare,
    Decline,
    Discard,
    Draw,
    Gather,
    Keep,
    Leap,
    LetGo,
    Recall,
    Reveal,
    Snarl,
    Stop,
    Strike,
    Take,
)
from frostglass.embers.position import Position as EmbersPosition
from frostglass.engine.decision import Deals, Option

ROWS: Final = 6
"""No day has more strengthening rows."""
WIDE: Final = len(MEMORIES) + 2
"""Every place of a Mind that hangs together lies within so many columns and lines of its corner."""
PARTS: Final = 16
"""A Mind falls into fewer parts than that."""
ALL_DEMONS: Final = tuple(dict.fromkeys((*DEMONS, *(card.id for card in CAPTIVITY if card.kind == "demon"))))


def _numbers(count: int) -> tuple[str, ...]:
    return tuple(map(str, range(count)))


@cache
def vocabulary() -> Vocabulary:
    """Every word of all chapters."""
    return Vocabulary(
        "embers",
        [
            ("", ("draw", "stop", "no", "again")),
            ("add", MEMORIES),
            ("leap", MEMORIES),
            ("column", _numbers(WIDE)),
            ("line", _numbers(WIDE)),
            ("discard", MEMORIES),
            ("take", MEMORIES),
            ("strike", MEMORIES),
            ("let_go", (*MEMORIES, *ALL_DEMONS)),
            ("recall", (*MEMORIES, *ALL_DEMONS)),
            ("gather", MEMORIES),
            ("arrange", MEMORIES),
            ("keep", _numbers(PARTS)),
            ("reveal", _numbers(ROWS)),
            ("bare", _numbers(ROWS)),
            ("row", _numbers(ROWS)),
            ("snarl", ALL_DEMONS),
        ],
    )


@cache
def chances() -> Vocabulary:
    """What chance can deal."""
    return Vocabulary("embers", [("deal", (*MEMORIES, *ALL_DEMONS))])


class EmbersWords:
    """Turns options into words."""

    def __init__(self) -> None:
        said = self.vocabulary = vocabulary()
        self.chances = chances()
        self._dealt = self.chances.at("deal")
        self._mind = Mind()
        self._column, self._line = said.start("column"), said.start("line")
        self._arrange, self._row, self._keep = said.at("arrange"), said.start("row"), said.start("keep")
        reveal, bare = said.start("reveal"), said.start("bare")
        add, leap, discard, take = (said.at(family) for family in ("add", "leap", "discard", "take"))
        strike, let_go, recall, gather = (said.at(family) for family in ("strike", "let_go", "recall", "gather"))
        snarl, arrange = said.at("snarl"), self._arrange
        draw, stop, no, again = (said.word(word) for word in ("draw", "stop", "no", "again"))
        self.first: dict[type[Option], Any] = {
            Draw: lambda o: draw,
            Stop: lambda o: stop,
            Decline: lambda o: no,
            Again: lambda o: again,
            Add: lambda o: add[o[0]],
            Leap: lambda o: leap[o[0]],
            Discard: lambda o: discard[o[0]],
            Take: lambda o: take[o[0]],
            Strike: lambda o: strike[o[0]],
            LetGo: lambda o: let_go[o[0]],
            Recall: lambda o: recall[o[0]],
            Gather: lambda o: gather[o[0]],
            Arrange: lambda o: arrange[o[0][0]],
            Reveal: lambda o: reveal + o[0],
            Bare: lambda o: bare + o[0],
            Snarl: lambda o: snarl[o[0]],
            Keep: lambda o: -1,
        }
        """The first word of an option, by its type; -1: the part that stays, told by its number."""

    def stand(self, position: EmbersPosition, seat: int) -> None:
        """Places are those of this Mind from now on."""
        self._mind = position.mind

    def firsts(self, options: Sequence[Option]) -> list[int]:
        """The first word of each option."""
        first = self.first
        return numbered([first[type(option)](option) for option in options], self._keep)

    def rest(self, option: Option) -> tuple[int, ...]:
        """The words that follow the first one."""
        if type(option) is Add or type(option) is Leap:
            x, y = self._mind.extent[:2] if self._mind else (0, 0)
            column, line = option.x - x + 1, option.y - y + 1
            if not (0 <= column < WIDE and 0 <= line < WIDE):
                raise ValueError(f"{option} lies too far from the Mind's corner")
            return self._column + column, self._line + line
        if type(option) is Gather:
            return (self._row + option.row,)
        if type(option) is Arrange:
            return tuple([self._arrange[card] for card in option.cards[1:]])
        return ()

    def deals(self, options: Sequence[Option]) -> list[int]:
        """What chance may choose, as its words."""
        dealt = self._dealt
        if type(options) is Deals:  # nobody has to make them all
            return [dealt[card] for card in options.pool]
        return [dealt[str(option[0])] for option in options]
