"""A game as a person plays it: it deals by its seed, notes every choice, takes back, and can be written down."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from secrets import randbits
from typing import Any, Final

from frostglass import games
from frostglass.bots import choose, read_spec
from frostglass.embers.mind import Mind
from frostglass.engine import record
from frostglass.engine.chance import SEED_BITS
from frostglass.engine.decision import Leave, Resign
from frostglass.engine.errors import Refused
from frostglass.engine.game import POSITION, AnyMatch, Match
from frostglass.library.answers import Answer, answer
from frostglass.library.board import Board
from frostglass.library.choices import Choice, Choices
from frostglass.library.errors import explained, words
from frostglass.library.position import Position, View
from frostglass.library.settings import check_names, meant
from frostglass.pictures.notebook import Picture

_USUAL: Final = {"arena": "duel", "embers": "chapter"}


class Game:
    """A game being played, from its setup to its end.

    >>> import frostglass
    >>> game = frostglass.new("embers", chapter=1, seed=3)
    >>> game.seat, game.kind, len(game.choices)
    (1, 'arrange', 24)
    >>> game.play(game.choices[0])
    >>> game.seat, game.kind, list(game.choices)
    (2, 'observe', [Choice('draw'), Choice('stop')])
    >>> game.play_out("random")
    >>> game.is_over
    True
    >>> frostglass.Game.from_record(game.record()).result == game.result
    True
    """

    __slots__ = ("_match",)

    def __init__(self, match: AnyMatch) -> None:
        self._match = match

    @classmethod
    def from_record(cls, text: str) -> Game:
        """The game of a record, where that ends; Illegal names the line that cannot be."""
        with explained():
            found = record.read(text)
            rules = games.game(found.game)
            record.check(found, rules)
            seed = 0 if found.seed is None else found.seed
            return cls(Match(rules, found.settings, seed, found.entries, luck=found.luck))

    # -- what is to be decided -------------------------------------------------------------------------------------

    @property
    def game(self) -> str:
        """`arena` or `embers`."""
        return self._match.rules.id

    @property
    def settings(self) -> Mapping[str, Any]:
        return dict(self._match.settings)

    @property
    def seed(self) -> int:
        """The seed of all its luck: the same seed, settings and choices are the same game everywhere."""
        return self._match.seed

    @property
    def seats(self) -> range:
        """All seats."""
        return range(1, self._match.rules.seats(self._match.settings) + 1)

    @property
    def position(self) -> Position:
        """A copy of where the game stands, for trying things out."""
        return Position(self._match.rules, self._match.position.copy())

    @property
    def seat(self) -> int | None:
        """The seat that decides; None when the game is over."""
        return self._now.seat

    @property
    def kind(self) -> str:
        """What kind of decision it is; '' when the game is over."""
        return self._now.kind

    @property
    def choices(self) -> Choices:
        return self._now.choices

    @property
    def is_over(self) -> bool:
        return self._match.decision is None

    @property
    def result(self) -> dict[str, Any] | None:
        """How the game ended; None while it lasts."""
        return self._now.result

    @property
    def tally(self) -> dict[str, Any]:
        """A finished game in figures: `winner`, `scores`, `turns`, `reason` (CONTRACT 1.4, 2.4)."""
        if not self.is_over:
            raise ValueError("the game is not over yet")
        return self._match.rules.tally(self._match.position)

    def question(self, language: str = "en") -> str:
        """What the seat is asked, in words."""
        return self._now.question(language)

    def says(self, choice: Choice | str, language: str = "en") -> str:
        """What a choice does, in words."""
        return self._now.says(choice, language)

    # -- going on --------------------------------------------------------------------------------------------------

    def play(self, choice: Choice | str) -> None:
        """Make a choice for the seat that decides; chance deals what follows. Illegal changes nothing."""
        own = self._now._own(choice)
        assert self.seat is not None
        with explained():
            self._match.play(own.option, self.seat)

    def undo(self) -> None:
        """Take back the last choice, if nothing was shown or hidden by it (in Embers nothing is taken back)."""
        with explained():
            if self.seat is None:
                raise Refused("game-over")
            self._match.undo(self.seat)

    def resign(self, seat: int) -> None:
        """Let a seat give up, where the game allows it."""
        with explained():
            self._match.play(Resign(seat), seat)

    def leave(self, seat: int) -> None:
        """Let a seat be absent from now on."""
        with explained():
            self._match.play(Leave(seat), seat)

    def ask(self, bot: str) -> Choice:
        """What a bot (`adept`, `adept:400n`) chooses for the seat that decides; it sees what its seat may know."""
        with explained():
            if self.is_over:
                raise Refused("game-over")
            return Choice(self._match.rules, choose(self._match, read_spec(self.game, bot)))

    def play_out(self, *bots: str) -> None:
        """Let bots play on to the end: one for all seats, or one for each."""
        each = bots * len(self.seats) if len(bots) == 1 else bots
        with explained():
            specs = [read_spec(self.game, bot) for bot in each]
        if len(specs) != len(self.seats):
            raise ValueError(f"one bot for all seats, or {len(self.seats)}: not {len(bots)}")
        while (seat := self.seat) is not None:
            self._match.play(choose(self._match, specs[seat - 1]), seat)

    # -- what happened ---------------------------------------------------------------------------------------------

    @property
    def entries(self) -> list[str]:
        """Every choice so far, those of chance too, as its short text."""
        return list(self._match.entries)

    def news(self, seat: int = 0, language: str = "en") -> list[str]:
        """What the last choice brought about, in words, as a seat (0: a spectator) learns of it."""
        rules, say = self._match.rules, words(language).say
        lines = [rules.line(rules.see(event, seat)) for event in self._match.events]
        return [say(line) for line in lines if line is not None]

    def record(self, *names: str) -> str:
        """The game so far as text that a person can read and a program replays (docs/records.md)."""
        with explained():
            return record.write(record.Record.of(self._match, names), self._match.rules)

    # -- what can be known -----------------------------------------------------------------------------------------

    def view(self, seat: int) -> View:
        """All that a seat (0: a spectator) may know, as a value of its own that holds nothing else."""
        return self._now.view(seat)

    def why(self, seat: int | None = None, *, language: str = "en", **wish: Any) -> list[Answer]:
        """Why a seat can or cannot do something now: see `Position.why`; a game also knows about taking back."""
        if wish.get("action") != "undo":
            return self._now.why(seat, language=language, **wish)
        asking = self.seat if seat is None else seat
        with explained():
            if not asking:
                raise Refused("game-over")
            return [answer(advice, language) for advice in self._match.advise(asking, wish)]

    def explore(self) -> dict[str, Any]:
        """Everything that can be done by one action: see `Position.explore`."""
        return self._now.explore()

    @property
    def board(self) -> Board:
        """The board of the arena."""
        return self._now.board

    @property
    def mind(self) -> Mind:
        """The Mind of Embers."""
        return self._now.mind

    def document(self) -> dict[str, Any]:
        """Where the game stands, secrets too, as JSON values."""
        return self._now.document()

    def picture(self, choice: Choice | str | None = None) -> Picture:
        """Where the game stands as SVG, with one of its choices if that is named."""
        return self._now.picture(choice)

    def _repr_svg_(self) -> str:
        return self.picture().svg

    def __str__(self) -> str:
        return str(self._now)

    def __repr__(self) -> str:
        return f"<Game of {self.game}, choice {self._match.number}: seat {self.seat}, {self.kind or 'over'}>"

    @property
    def _now(self) -> Position:
        return Position(self._match.rules, self._match.position)


def new(
    game: str,
    mode: str | None = None,
    *,
    seed: int | None = None,
    schools: Sequence[str] | None = None,
    chapter: int | None = None,
    position: Mapping[str, Any] | Position | None = None,
    **settings: Any,
) -> Game:
    """A new game, dealt by its seed (without one, by a fresh one), up to the first decision of a seat.

    The arena wants `schools`, one a seat; Embers takes a `chapter`. With `position` it begins at
    a position of your own.
    More settings: `start`, the seat that begins, and `turn_limit`.

    >>> import frostglass
    >>> frostglass.new("arena", "melee", schools=["northern", "sylvan", "highland"], seed=1).seats
    range(1, 4)
    >>> frostglass.new("arena", schools=["everfrost", "hihgland"])
    Traceback (most recent call last):
        ...
    frostglass.library.errors.Illegal: schools[1]: There is no school “hihgland”. Did you mean “highland”?
    """
    with explained(game, games.GAMES):
        rules = games.game(game)
    check_names(rules, settings)
    asked: dict[str, Any] = {"mode": mode or _USUAL[game], **settings}
    asked |= {} if schools is None else {"schools": list(schools)}
    asked |= {} if chapter is None else {"chapter": chapter}
    if position is not None:
        document = position.document() if isinstance(position, Position) else dict(position)
        asked |= {"mode": mode or document.get("mode"), POSITION: document}
    with meant(asked):
        return Game(Match(rules, asked, randbits(SEED_BITS) if seed is None else seed))


def replay(text: str) -> Iterator[tuple[Choice | None, Position]]:
    """A record choice by choice: each with the position after it; first None with the setup's beginning.

    >>> import frostglass
    >>> game = frostglass.new("embers", seed=3)
    >>> game.play_out("random")
    >>> len(list(frostglass.replay(game.record()))) == len(game.entries) + 1
    True
    """
    with explained():
        found = record.read(text)
        rules = games.game(found.game)
        following = record.Replay(found, rules)
    yield None, Position(rules, following.position.copy())
    for _ in found.entries:
        before = following.position.decision
        with explained():
            step = following.step()
        option = None if before is None else next((o for o in before.options if rules.text(o) == step.choice), None)
        yield (None if option is None else Choice(rules, option)), Position(rules, following.position.copy())
