"""The arena's choices as words: what is done, then where, which way round, with whose pieces."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from frostglass.adapters.coding import Vocabulary
from frostglass.arena.board import DIRECTIONS, NAMES
from frostglass.arena.flares import FLARES
from frostglass.arena.options import (
    END,
    PASS,
    STOP,
    Claim,
    Colour,
    Discard,
    Go,
    Invoke,
    Lift,
    Move,
    Pick,
    Place,
    Return,
    Starts,
    Summon,
    Take,
    Use,
    Word,
)
from frostglass.arena.patterns import CARDS
from frostglass.arena.schools import KEYWORDS
from frostglass.arena.state import State
from frostglass.arena.tasks import TASKS
from frostglass.engine.decision import Deals, Option

SAID: Final = (END, PASS, STOP)
ALTERNATIVES: Final = 8
"""A card words so many alternatives of its own at most; they are numbered."""
COLOURS: Final = 4
WAYS: Final = 8
NOTHING: Final = "nothing"


@cache
def vocabulary() -> Vocabulary:
    """Every word, for all schools that are enrolled."""
    cards = tuple(CARDS)
    return Vocabulary(
        "arena",
        [
            ("", [word.word for word in SAID]),
            ("place", NAMES),
            ("lift", NAMES),
            ("pick", NAMES),
            ("from", NAMES),
            ("to", (*NAMES, NOTHING)),
            ("way", tuple(map(str, range(WAYS)))),
            ("direction", DIRECTIONS),
            ("summon", cards),
            ("discard", cards),
            ("return", (*cards, *FLARES)),
            *((verb, cards) for verb in dict.fromkeys(keyword.verb for keyword in KEYWORDS if keyword.verb)),
            ("take", (*cards, *FLARES)),
            ("flare", tuple(FLARES)),
            ("versus", tuple(map(str, range(COLOURS)))),
            ("colour", tuple(map(str, range(COLOURS)))),
            ("claim", tuple(TASKS)),
            ("alternative", tuple(map(str, range(ALTERNATIVES)))),
        ],
    )


@cache
def chances() -> Vocabulary:
    """What chance can deal."""
    return Vocabulary("arena", [("deal", (*CARDS, *FLARES, *TASKS)), ("start", tuple(map(str, range(1, COLOURS + 1))))])


class ArenaWords:
    """Turns options into words. Colours are counted from the one who chooses, as in what it sees."""

    def __init__(self) -> None:
        said = self.vocabulary = vocabulary()
        self.chances = chances()
        self._dealt = self.chances.at("deal")
        self._uses = {keyword.verb: said.at(keyword.verb) for keyword in KEYWORDS if keyword.verb}
        self._fixed: dict[object, int] = {word: said.word(word.word) for word in SAID}
        self._versus, self._colour = said.start("versus"), said.start("colour")
        self._own = 0
        self._colours = COLOURS
        self._to, self._way = said.start("to"), said.start("way")
        self._nothing = self._to + len(NAMES)
        self._alternative = said.start("alternative")
        self._first: dict[type[Option], Any] = {
            Place: said.all("place"),
            Lift: said.all("lift"),
            Pick: said.all("pick"),
            Move: said.all("from"),
            Summon: said.at("summon"),
            Discard: said.at("discard"),
            Return: said.at("return"),
            Take: said.at("take"),
            Invoke: said.at("flare"),
            Claim: said.at("claim"),
            Go: said.all("direction"),
        }
        """The first word of an option, by its type and what stands first in it; `_odd` tells the others'."""

    def stand(self, position: State, seat: int) -> None:
        """Choices are those of this seat from now on."""
        self._own = position.colour(seat)
        self._colours = position.colours

    def firsts(self, options: Sequence[Option]) -> list[int]:
        """The first word of each option."""
        words: list[int] = []
        alternatives = 0
        for option in options:
            first = self._first.get(type(option))
            if first is not None:
                words.append(first[option[0]])
                continue
            word = self._odd(option)
            if word < 0:  # it is told by its number
                word = self._alternative + alternatives
                alternatives += 1
            words.append(word)
        return words

    def rest(self, option: Option) -> tuple[int, ...]:
        """The words that follow the first one."""
        if type(option) is Summon:
            to, nothing = self._to, self._nothing
            lent = [to + s if s >= 0 else nothing for s in (option.granted, option.improvised, option.anchor)]
            return (to + option.target, self._way + option.orientation, *lent)
        if type(option) is Move:
            return (self._to + option.target,)
        if type(option) is Invoke:
            return (self._versus + (option.versus - self._own) % self._colours,)
        return ()

    def deals(self, options: Sequence[Option]) -> list[int]:
        """What chance may choose, as its words."""
        dealt = self._dealt
        if type(options) is Deals:  # nobody has to make them all
            return [dealt[card] for card in options.pool]
        if type(options[0]) is Starts:
            return [self.chances.start("start") + int(str(option[0])) - 1 for option in options]
        return [dealt[str(option[0])] for option in options]

    def _odd(self, option: Option) -> int:
        """The first word of an option that more than its first field tells; -1: it is an alternative."""
        if type(option) is Colour:
            return self._colour + (option.colour - self._own) % self._colours
        if type(option) is Use:
            return self._uses[option.verb][option.card]
        if type(option) is Word:
            return self._fixed.get(option, -1)
        raise TypeError(option)
