"""A game that is played in words and seen in bytes: what every adapter stands on.

A choice is said word by word, only as far as it takes to tell it from all others. Legality is membership in the options
of the decision; there is no second list.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Protocol, TypeVar

from frostglass.adapters.arena_sight import ArenaSight
from frostglass.adapters.arena_words import ArenaWords
from frostglass.adapters.coding import Layout, Vocabulary
from frostglass.adapters.embers_sight import EmbersSight
from frostglass.adapters.embers_words import EmbersWords
from frostglass.engine.decision import Decision, Option
from frostglass.engine.errors import Refused
from frostglass.engine.game import AnyRules, Match
from frostglass.engine.position import Position
from frostglass.games import game

SAID: Final = 6
"""A choice has so many words at most before the last one; an observation shows each as two bytes."""


P = TypeVar("P", contravariant=True)
"""A game's own position."""


class Words(Protocol[P]):
    """How a game's options are said."""

    vocabulary: Vocabulary
    chances: Vocabulary

    def stand(self, position: P, seat: int) -> None: ...

    def firsts(self, options: Sequence[Option]) -> list[int]: ...

    def rest(self, option: Option) -> tuple[int, ...]: ...

    def deals(self, options: Sequence[Option]) -> list[int]: ...


class Sight(Protocol[P]):
    """How a game's views are seen."""

    layout: Layout

    def see(self, position: P, seat: int, memory: Any) -> None: ...

    def write(self, v: Any, memory: Any) -> None: ...


_WORDS: Final[Mapping[str, Callable[[], Words[Any]]]] = {"arena": ArenaWords, "embers": EmbersWords}
_SIGHTS: Final[Mapping[str, Callable[[], Sight[Any]]]] = {"arena": ArenaSight, "embers": EmbersSight}


def words_of(game_id: str) -> Words[Any]:
    """How the options of this game are said."""
    return _WORDS[game_id]()


def sight_of(game_id: str) -> Sight[Any]:
    """How the views of this game are seen."""
    return _SIGHTS[game_id]()


class Saying:
    """A choice that is being said: the decision's options, as far as the words so far leave them."""

    __slots__ = ("_depth", "_left", "_next", "_words", "said")

    def __init__(self, words: Words[Any]) -> None:
        self._words = words
        self.said: tuple[int, ...] = ()
        """The words so far that did not go without saying."""
        self._left: Sequence[Option] = ()
        self._next: list[int] = []
        self._depth = 0

    def ask(self, decision: Decision, position: Position) -> None:
        """Begin with a new decision."""
        self._words.stand(position, decision.seat)
        self.said = ()
        self._depth = -1
        self._left = decision.options
        self._next = self._words.firsts(self._left)

    def copy(self) -> Saying:
        """The same, to go on from independently."""
        other = Saying(self._words)
        other.said, other._left, other._next, other._depth = self.said, self._left, self._next, self._depth
        return other

    @property
    def legal(self) -> list[int]:
        """The words that can come next, each for one of the options that are left or more."""
        return self._next

    def say(self, word: int) -> Option | None:
        """The option, when this word says all; else more words are wanted. Refused when it is none that can come."""
        said = self._next
        number = said.count(word)
        if number == 1:
            self.said = ()
            return self._left[said.index(word)]
        if not number:
            raise Refused("unknown-choice", choice=str(word))
        left = [option for option, own in zip(self._left, said, strict=True) if own == word]
        self.said = (*self.said, word)
        rest = [self._words.rest(option) for option in left]
        depth = self._depth
        following: list[int] = []
        while not following or following.count(following[0]) == number:  # what all say goes without saying
            depth += 1
            following = [words[depth] for words in rest]
        self._left, self._depth, self._next = left, depth, following
        return None


class Playing:
    """One game, said and seen."""

    def __init__(self, game_id: str, settings: Mapping[str, Any]) -> None:
        self.rules: AnyRules = game(game_id)
        self.settings = dict(settings)
        self.seats = self.rules.seats(settings)
        self.words = words_of(game_id)
        self.sight = sight_of(game_id)
        self.saying = Saying(self.words)
        self.seen = self.sight.layout.size
        """Bytes of a view; those of the words said so far follow."""
        self.size = self.seen + 2 * SAID
        self.actions = self.words.vocabulary.size
        self.match: Match[Any]
        self._shown = b""
        """What was seen last, by whom and after how many choices: the words of a choice change nothing on the table."""
        self._shown_to = (-1, -1)

    def begin(self, seed: int) -> None:
        """A new game of this seed: the same that a table or a simulation would deal."""
        self.match = Match(self.rules, self.settings, seed, takes_back=False)
        self._shown_to = (-1, -1)
        self._ask()

    @property
    def seat(self) -> int:
        """The seat that decides; 0 when the game is over."""
        decision = self.match.position.decision
        return 0 if decision is None else decision.seat

    def say(self, word: int) -> bool:
        """Say the next word of the choice; True when the choice was made. Refused changes nothing."""
        option = self.saying.say(word)
        if option is None:
            return False
        match = self.match
        decision = match.position.decision
        assert decision is not None
        match.play(option, decision.seat)
        self._ask()
        return True

    def choose(self, option: Option) -> None:
        """Make a whole choice at once."""
        self.match.play(option, self.seat)
        self._ask()

    def look(self, seat: int, memory: Any) -> None:
        """What a seat may know, into memory that is all zero; its own unfinished choice is part of it."""
        seen, shown_to = self.seen, (seat, self.match.number)
        if self._shown_to == shown_to:
            memory[0:seen] = self._shown
        else:
            self.sight.see(self.match.position, seat, memory)
            self._shown, self._shown_to = bytes(memory[0:seen]), shown_to
        if self.saying.said and seat == self.seat:
            self._show_said(memory)

    def shown(self, seat: int) -> tuple[bytearray, bytearray]:
        """What a seat may know, and the words that can come next if it is asked: fresh memory at each call."""
        seen, mask = bytearray(self.size), bytearray(self.actions)
        self.look(seat, seen)
        if self.seat == seat:
            self.mark(mask)
        return seen, mask

    def mark(self, memory: Any) -> None:
        """Set the bytes of the words that can come next, in memory that is all zero."""
        for word in self.saying.legal:
            memory[word] = 1

    def returns(self) -> list[float]:
        """What each seat has won, when the game is over: see `returns`."""
        return returns(self.rules, self.settings, self.match.position)

    def _ask(self) -> None:
        decision = self.match.position.decision
        if decision is not None:
            self.saying.ask(decision, self.match.position)

    def _show_said(self, memory: Any) -> None:
        at = self.seen
        for word in self.saying.said[-SAID:]:
            memory[at] = (word + 1) >> 8
            memory[at + 1] = (word + 1) & 255
            at += 2


def returns(rules: AnyRules, settings: Mapping[str, Any], position: Position) -> list[float]:
    """What each seat has won in a finished game: of two seats 1 or -1, and in larger games all add up to nothing too.

    Where all win or lose together it is 1 or 0 for each.
    """
    seats = range(1, rules.seats(settings) + 1)
    sides = {who for who in rules.outcomes(settings).values() if who}
    if len(sides) == 1:
        won = 1.0 if rules.tally(position)["winner"] == "won" else 0.0
        return [won for _ in seats]
    result = rules.result(position)
    assert result is not None
    winners = set(result["winners"])
    losers = set(seats) - winners
    if not losers:
        return [0.0 for _ in seats]
    most = min(len(winners), len(losers))
    return [most / len(winners) if seat in winners else -most / len(losers) for seat in seats]
