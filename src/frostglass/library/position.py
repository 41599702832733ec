"""A position as a person holds it: who decides, what can be chosen, what a seat may know, and what lies there."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from frostglass import games
from frostglass.arena import view as arena_view
from frostglass.arena.position import Position as ArenaPosition
from frostglass.bots import play as let_bot_play
from frostglass.bots import read_spec
from frostglass.embers import view as embers_view
from frostglass.embers.mind import Mind
from frostglass.embers.position import Position as EmbersPosition
from frostglass.engine.decision import CHANCE
from frostglass.engine.document import Fields
from frostglass.engine.errors import Refused
from frostglass.engine.game import AnyRules
from frostglass.engine.position import Position as Engine
from frostglass.library.answers import Answer, answer
from frostglass.library.board import Board
from frostglass.library.choices import Choice, Choices
from frostglass.library.errors import explained, words
from frostglass.pictures.notebook import Picture, show

View = arena_view.View | embers_view.View


class Position:
    """A state of a game, for trying things out: nothing is recorded, and whoever holds it deals for chance.

    >>> import frostglass
    >>> import random
    >>> position = frostglass.new("embers", seed=7).position
    >>> position.play(position.choices[0])
    >>> position.deal(random.Random(1))
    >>> after = position.played("draw")
    >>> after.is_chance, position.is_chance
    (True, False)
    """

    __slots__ = ("_now", "_rules")

    def __init__(self, rules: AnyRules, now: Engine) -> None:
        self._rules = rules
        self._now = now

    # -- what is to be decided -------------------------------------------------------------------------------------

    @property
    def game(self) -> str:
        """`arena` or `embers`."""
        return self._rules.id

    @property
    def seat(self) -> int | None:
        """The seat that decides, 0 for chance; None when the game is over."""
        return None if self._now.decision is None else self._now.decision.seat

    @property
    def kind(self) -> str:
        """What kind of decision it is; '' when the game is over."""
        return "" if self._now.decision is None else self._now.decision.kind

    @property
    def is_chance(self) -> bool:
        return self.seat == CHANCE

    @property
    def is_over(self) -> bool:
        return self._now.decision is None

    @property
    def result(self) -> dict[str, Any] | None:
        """How the game ended; None while it lasts."""
        return self._rules.result(self._now)

    @property
    def choices(self) -> Choices:
        return Choices(self._rules, self._now.decision)

    def question(self, language: str = "en") -> str:
        """What the seat is asked, in words; '' where nobody is."""
        decision = self._now.decision
        if decision is None or decision.seat == CHANCE:
            return ""
        return words(language).say(self._rules.prompt(self._now, decision))

    def says(self, choice: Choice | str, language: str = "en") -> str:
        """What a choice does, in words."""
        own = self._own(choice)
        decision = self._now.decision
        assert decision is not None
        return words(language).say(self._rules.label(self._now, decision, own.option))

    # -- going on --------------------------------------------------------------------------------------------------

    def play(self, choice: Choice | str) -> None:
        """Make a choice, or one of chance's; Illegal changes nothing."""
        self._now.take(self._own(choice).option)

    def played(self, choice: Choice | str) -> Position:
        """The position after a choice; this one stays as it is."""
        return Position(self._rules, self._now.played(self._own(choice).option))

    def deal(self, rng: random.Random) -> None:
        """Let chance make all its choices until a seat is asked; each is equally likely."""
        while (decision := self._now.decision) is not None and decision.seat == CHANCE:
            self._now.take(decision.options[rng.randrange(len(decision.options))])

    def ask(self, bot: str, seed: int = 0) -> Choice:
        """What a bot (`adept`, `adept:400n`) would choose here; it sees what its seat may know and no more."""
        decision = self._now.decision
        with explained():
            if decision is None or decision.seat == CHANCE:
                raise Refused("game-over")
            spec = read_spec(self.game, bot)
            look = self._rules.look(self._now, decision.seat)
            return Choice(self._rules, let_bot_play(self.game, look, decision, spec.level, spec.budget, seed))

    def copy(self) -> Position:
        return Position(self._rules, self._now.copy())

    def _own(self, choice: Choice | str) -> Choice:
        """The choice of this very decision that is meant."""
        decision = self._now.decision
        if isinstance(choice, str) or decision is None:
            return self.choices.find(str(choice))
        own = decision.own(choice.option)
        if own is None:
            return self.choices.find(choice.text)
        return choice if own is choice.option else Choice(self._rules, own)

    # -- what can be known -----------------------------------------------------------------------------------------

    def view(self, seat: int) -> View:
        """All that a seat (0: a spectator) may know, as a value of its own that holds nothing else."""
        found: View = self._rules.look(self._now, seat)
        seats = len(found.seats) if isinstance(found, arena_view.View) else 2
        with explained():
            if seat not in range(seats + 1):
                raise Refused("no-such-seat", seat=seat)
        return found

    def why(self, seat: int | None = None, *, language: str = "en", **wish: Any) -> list[Answer]:
        """Why a seat (without one: who decides) can or cannot do something now.

        Say what is wondered about: `card="snow_fox"`, `square="e5"`, `action="place"`, `task=...`, in Embers
        `place=(1, 0)`; without anything it is all that the seat may wonder about.
        """
        wish = {name: list(value) if isinstance(value, tuple) else value for name, value in wish.items()}
        asking = self.seat if seat is None else seat
        with explained():
            if not asking:
                raise Refused("game-over")
            return [answer(advice, language) for advice in self._rules.advise(self._now, asking, wish)]

    def explore(self) -> dict[str, Any]:
        """Everything that can be done by one summoning, flare or thaw; in Embers all placements and takes."""
        with explained():
            return self._rules.explore(self.document())

    # -- what lies there -------------------------------------------------------------------------------------------

    @property
    def board(self) -> Board:
        """The board of the arena."""
        if not isinstance(self._now, ArenaPosition):
            raise AttributeError(f"{self.game} has no board; it has a mind")
        return Board(self._now)

    @property
    def mind(self) -> Mind:
        """The Mind of Embers."""
        if not isinstance(self._now, EmbersPosition):
            raise AttributeError(f"{self.game} has no mind; it has a board")
        return self._now.mind

    def document(self) -> dict[str, Any]:
        """The whole position as JSON values, secrets too; `read` takes it back."""
        return self._rules.write(self._now)

    def picture(self, choice: Choice | str | None = None) -> Picture:
        """The position as SVG, with one of its choices if that is named."""
        return show(self._now, None if choice is None else self._own(choice).option)

    def _repr_svg_(self) -> str:
        return self.picture().svg

    def __str__(self) -> str:
        return str(self._now)

    def __repr__(self) -> str:
        return f"<Position of {self.game}: seat {self.seat}, {self.kind or 'over'}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.document() == other.document()

    __hash__ = None  # type: ignore[assignment]  # it changes


def read(document: Mapping[str, Any]) -> Position:
    """The position of a document (CONTRACT 1.2, 2.2); Illegal names the field that cannot be.

    >>> import frostglass
    >>> position = frostglass.read({"game": "embers", "mode": "chapter", "row": ["glass-2a"]})
    >>> frostglass.read(position.document()) == position
    True
    """
    with explained():
        rules = games.game(Fields(document).text("game"))
        return Position(rules, rules.read(dict(document)))


def explore(document: Mapping[str, Any] | Position) -> dict[str, Any]:
    """What can be done from a position or its document (CONTRACT 1.3, 2.3)."""
    return document.explore() if isinstance(document, Position) else read(document).explore()


def determinize(view: View, rng: random.Random) -> Position:
    """A whole position that a view could be of, what is hidden drawn at random: the ground on which a search stands.

    >>> import frostglass, random
    >>> game = frostglass.new("arena", schools=["everfrost", "highland"], seed=1)
    >>> guess = frostglass.determinize(game.view(game.seat), random.Random(1))
    >>> guess.view(game.seat) == game.view(game.seat)
    True
    """
    if isinstance(view, arena_view.View):
        return Position(games.GAMES["arena"], arena_view.determinize(view, rng))
    return Position(games.GAMES["embers"], embers_view.determinize(view, rng))
