"""The eight symmetries of the board commute with what can be summoned and with the choices inside effects.

Coloured squares are not symmetric, so cards that look at them are compared by their embeddings alone, and a being that
comes to any square without colour not at all.
"""

from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from frostglass.arena.board import DIAGRAM, DIRECTIONS, NAMES, SQUARES, VECTORS
from frostglass.arena.document import read, write
from frostglass.arena.options import Go, Invoke, Lift, Move, Pick, Place, Summon, Use
from frostglass.arena.patterns import CARDS
from frostglass.arena.position import Position
from frostglass.arena.state import colour_of
from frostglass.engine.decision import Option
from tests.arena.build import TABLE_IDS, TABLES, random_game

LOOK_AT_COLOURS = {
    "ritual_keeper",
    "ritual_master",
    "clan_healer",
    "werewolf",
    "blood_shaman",
    "earth_elemental",
    "acolyte_of_destruction",
    "acolyte_of_growth",
    "antimatter_spirit",
    "merchant_of_time",
    "singularity",
    "time_traveler",
}
COPY_WARPS = {"doppelganger", "ziggurat_sentinel"}
"""They may perform an effect that looks at colours."""

Turn = Callable[[int, int], tuple[int, int]]
TURNS: dict[str, Turn] = {
    "right": lambda x, y: (y, -x),
    "half": lambda x, y: (-x, -y),
    "left": lambda x, y: (-y, x),
    "mirror": lambda x, y: (-x, y),
    "flip": lambda x, y: (x, -y),
    "diagonal": lambda x, y: (y, x),
    "other diagonal": lambda x, y: (-y, -x),
}
"""All symmetries but the one that changes nothing, around the centre."""


def turned(turn: Turn, square: int) -> int:
    if square < 0:
        return square
    x, y = turn(square % 9 - 4, square // 9 - 4)
    return (y + 4) * 9 + x + 4


def turned_direction(turn: Turn, direction: int) -> int:
    return VECTORS.index(turn(*VECTORS[direction]))


def turned_position(turn: Turn, p: Position) -> Position:
    document = write(p)
    tokens: dict[int, str] = {}
    for row, squares in zip(document["board"], DIAGRAM, strict=True):
        tokens |= {turned(turn, s): token for s, token in zip(squares, row.split(), strict=True)}
    document["board"] = [" ".join(tokens[s] for s in squares) for squares in DIAGRAM]
    if (gateway := document.get("gateway")) in NAMES:
        document["gateway"] = NAMES[turned(turn, NAMES.index(gateway))]
    return read(document)


def signature(way: Summon, p: Position, turn: Turn) -> tuple[object, ...]:
    """What tells two embeddings apart, seen after the turn: used pieces only where something asks for them."""
    card = CARDS[way.card]
    orientation = card.orientation(way.orientation)

    def there(squares: Iterator[int]) -> frozenset[int]:
        return frozenset(turned(turn, s) for s in squares if s >= 0)

    short = p.free(p.colour(p.turn), card.rank) <= 0
    used = there(s for s in SQUARES if orientation.used[way.target] >> s & 1) if card.uses_pattern or short else None
    arrows = frozenset(turned_direction(turn, d) for d in orientation.arrows)
    marks = there(iter(orientation.marks[way.target])), there(iter(orientation.mirror[way.target]))
    spent = p.cells[way.improvised] if way.improvised >= 0 else None
    return way.card, turned(turn, way.target), used, arrows, marks, None if spent is None else colour_of(spent)


def same(x: int, y: int) -> tuple[int, int]:
    return x, y


def turned_option(turn: Turn, option: Option) -> Option:
    match option:
        case Pick(square) | Place(square) | Lift(square):
            return option._replace(square=turned(turn, square))
        case Move(source, target):
            return Move(turned(turn, source), turned(turn, target))
        case Go(direction):
            return Go(turned_direction(turn, direction))
    return option


def embeddings(p: Position, turn: Turn) -> Counter[tuple[object, ...]]:
    assert p.decision is not None
    ways = (way for way in p.decision.options if isinstance(way, Summon) and not CARDS[way.card].lands_anywhere)
    return Counter(signature(way, p, turn) for way in ways)


def settled(table: tuple[str, tuple[str, ...]], seed: int, every: int) -> Iterator[Position]:
    """Positions between actions from a random game."""
    seen = 0
    for p in random_game(*table, seed):
        if p.decision is not None and p.decision.kind == "main" and p.actions:
            seen += 1
            if seen % every == 0:
                yield p


def test_a_turn_keeps_the_board() -> None:
    for turn in TURNS.values():
        assert {turned(turn, s) for s in SQUARES} == set(SQUARES)
        assert sorted(turned_direction(turn, d) for d in range(len(DIRECTIONS))) == list(range(8))


@pytest.mark.parametrize("table", TABLES, ids=TABLE_IDS)
def test_summonings_turn_with_the_board(table: tuple[str, tuple[str, ...]]) -> None:
    found = 0
    for p in settled(table, seed=3, every=4):
        for turn in TURNS.values():
            q = turned_position(turn, p)
            assert embeddings(p, turn) == embeddings(q, same)
        found += len(embeddings(p, same))
    assert found > 10


@pytest.mark.parametrize("table", TABLES, ids=TABLE_IDS)
def test_choices_inside_effects_turn_with_the_board(table: tuple[str, tuple[str, ...]]) -> None:
    compared = 0
    for number, p in enumerate(settled(table, seed=5, every=6)):
        name = list(TURNS)[number % len(TURNS)]
        turn = TURNS[name]
        q = turned_position(turn, p)
        for option, twin in matching(p, q, turn):
            compared += follow(p.played(option), q.played(twin), turn)
    assert compared > 20


def matching(p: Position, q: Position, turn: Turn) -> Iterator[tuple[Option, Option]]:
    """The actions of a position with those they correspond to on the turned board."""
    assert p.decision is not None
    assert q.decision is not None
    twins = {signature(way, q, same): way for way in q.decision.options if isinstance(way, Summon)}
    for option in p.decision.options:
        match option:
            case Summon(card) if card not in LOOK_AT_COLOURS | COPY_WARPS:
                yield option, twins[signature(option, p, turn)]
            case Invoke():
                yield option, option
            case Use(card) if card not in LOOK_AT_COLOURS:
                yield option, option


def follow(p: Position, q: Position, turn: Turn) -> int:
    """Compare the choices of two effects side by side, always taking the first one; how many there were."""
    compared = 0
    while p.in_progress is not None:
        assert p.decision is not None
        assert q.decision is not None
        assert (q.decision.seat, q.decision.kind) == (p.decision.seat, p.decision.kind)
        mine = [turned_option(turn, option) for option in p.decision.options]
        assert set(mine) == set(q.decision.options)
        q.play(mine[0])
        p.play(p.decision.options[0])
        compared += 1
    assert [q.cells[turned(turn, s)] for s in SQUARES] == [p.cells[s] for s in SQUARES]
    assert (q.kills, q.actions) == (p.kills, p.actions)
    return compared
