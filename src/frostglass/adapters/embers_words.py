"""The choices of Embers as words: what is done with which card, then where. Places count from the Mind's corner."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from frostglass.adapters.coding import Vocabulary
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
        self._measured: Mind | None = None
        self._corner = (0, 0)
        self._column, self._line = said.start("column"), said.start("line")
        self._arrange, self._row, self._keep = said.at("arrange"), said.start("row"), said.start("keep")
        self._bare: dict[type[Option], int] = {
            Draw: said.word("draw"),
            Stop: said.word("stop"),
            Decline: said.word("no"),
            Again: said.word("again"),
        }
        self._first: dict[type[Option], Any] = {
            Add: said.at("add"),
            Leap: said.at("leap"),
            Discard: said.at("discard"),
            Take: said.at("take"),
            Strike: said.at("strike"),
            LetGo: said.at("let_go"),
            Recall: said.at("recall"),
            Gather: said.at("gather"),
            Reveal: said.all("reveal"),
            Bare: said.all("bare"),
            Snarl: said.at("snarl"),
        }
        """The first word of an option, by its type and what stands first in it; `_odd` tells the others'."""

    def stand(self, position: EmbersPosition, seat: int) -> None:
        """Places are those of this Mind from now on."""
        self._mind = position.mind

    def firsts(self, options: Sequence[Option]) -> list[int]:
        """The first word of each option."""
        words: list[int] = []
        parts = 0
        for option in options:
            first = self._first.get(type(option))
            if first is not None:
                words.append(first[option[0]])
            elif type(option) is Keep:  # the part that stays is told by its number
                words.append(self._keep + parts)
                parts += 1
            else:
                words.append(self._odd(option))
        return words

    def rest(self, option: Option) -> tuple[int, ...]:
        """The words that follow the first one."""
        if type(option) is Add or type(option) is Leap:
            mind = self._mind
            if self._measured is not mind:
                self._measured, self._corner = mind, mind.extent[:2] if mind else (0, 0)
            x, y = self._corner
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

    def _odd(self, option: Option) -> int:
        """The first word of an option that says nothing else, or an order of cards."""
        if type(option) is Arrange:
            return self._arrange[option.cards[0]]
        return self._bare[type(option)]
