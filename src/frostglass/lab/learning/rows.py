"""What is learned from: for each main decision of a kept game the inputs for its seat, and how the game went on."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from frostglass.arena.options import END
from frostglass.arena.position import Position
from frostglass.arena.view import view
from frostglass.bots.evaluation import Judge, weights_for
from frostglass.bots.learned.inputs import POINT, Inputs, lead
from frostglass.bots.learned.layout import Layout, present
from frostglass.bots.learned.value import outcome
from frostglass.engine.decision import Option
from frostglass.engine.errors import Refused
from frostglass.engine.game import Match
from frostglass.lab.learning.games import Kept, spread
from frostglass.lab.watching import Quiet

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

_PORTION: Final = 8


class Row(NamedTuple):
    """A moment of a game for the seat that moves."""

    at: tuple[int, ...]
    values: tuple[int, ...]
    colour: int
    turns: int
    lead: float
    """In points."""
    ends: bool
    """The turn is done; else it has actions left."""


class Seen(NamedTuple):
    """A game as rows, with what its end was to each colour: the lead in points, and 1, 0 or -1."""

    rows: tuple[Row, ...]
    turns: int
    colours: int
    leads: tuple[float, ...]
    outcomes: tuple[int, ...]


class _Moments(Quiet[Position]):
    """Notes a row at each main decision that ends a turn or has actions left."""

    def __init__(self, layout: Layout) -> None:
        self._layout = layout
        self.rows: list[Row] = []

    def step(self, match: Match[Position], option: Option) -> None:
        p = match.position
        decision = p.decision
        if decision is None or decision.kind != "main" or p.in_progress is not None or not decision.seat:
            return
        if option != END and p.actions <= 0:
            return
        seat = decision.seat
        judge = Judge(view(p, seat), weights_for(p.form.scoring))
        found = Inputs(p, seat, judge.value(p), self._layout)
        ahead = lead(p, seat) / POINT
        self.rows.append(Row(tuple(found.at), tuple(found.values), p.colour(seat), p.turns, ahead, option == END))


def seen(game: Kept) -> Seen:
    """The rows of a game."""
    moments = _Moments(present())
    p = game.replay(moments).position
    leads = tuple(lead(p, colour + 1) / POINT for colour in range(p.colours))
    outcomes = tuple(outcome(p, colour + 1) for colour in range(p.colours))
    return Seen(tuple(moments.rows), p.turns, p.colours, leads, outcomes)


def _seen_all(games: Sequence[Kept]) -> list[Seen]:
    """Those of the games that can still be played again: a rule may have changed since."""
    found = []
    for game in games:
        with contextlib.suppress(Refused, IndexError, StopIteration):
            found.append(seen(game))
    return found


class Data(NamedTuple):
    """All rows: sparse inputs side by side (a row ends with the number after the last input), and the games' course."""

    at: NDArray[np.int16]
    values: NDArray[np.int16]
    game: NDArray[np.int32]
    colour: NDArray[np.int8]
    turns: NDArray[np.int32]
    lead: NDArray[np.float32]
    ends: NDArray[np.bool_]
    games: tuple[Seen, ...]
    """Without their rows."""


def gather(games: Sequence[Kept], workers: int) -> Data:
    """Replay games on so many processes and lay their rows out."""
    import numpy as np

    portions = [games[i : i + _PORTION] for i in range(0, len(games), _PORTION)]
    found: Iterable[Seen] = (game for some in spread(_seen_all, portions, workers) for game in some)
    size = present().size
    courses, at, values, columns = [], [], [], []
    for number, game in enumerate(found):
        courses.append(game._replace(rows=()))
        for row in game.rows:
            at.append(np.array(row.at, np.int16))
            values.append(np.array(row.values, np.int16))
            columns.append((number, row.colour, row.turns, row.lead, row.ends))
    width = max(map(len, at))
    all_at = np.full((len(at), width), size, np.int16)
    all_values = np.zeros((len(at), width), np.int16)
    for i, (where, what) in enumerate(zip(at, values, strict=True)):
        all_at[i, : len(where)] = where
        all_values[i, : len(what)] = what
    game_of, colour, turns, ahead, ends = (np.array(column) for column in zip(*columns, strict=True))
    return Data(
        all_at, all_values, game_of.astype(np.int32), colour.astype(np.int8), turns.astype(np.int32),
        ahead.astype(np.float32), ends.astype(bool), tuple(courses),
    )  # fmt: skip
