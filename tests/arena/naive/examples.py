"""Positions worked out by hand, for both readings: squares and tokens in, squares and tokens out.

Every outcome is worked out twice, by the naive reading and by the game, and must be the same.
"""

from typing import Any

from frostglass.arena.document import read
from frostglass.arena.explore import explore as explore_the_game
from frostglass.arena.patterns import SCHOOLS

from .document import read_piece, write_board
from .geometry import INDEX, SQUARES
from .random_keywords import DEFAULTS
from .summon import canonical
from .summon import explore as explore_naively

Outcome = dict[str, Any]
OF_THE_DOCUMENT = ["turn", "actions", "borrow", *DEFAULTS]


def position(pieces: dict[str, str], *, school: str = "highland", mode: str = "duel", **fields: Any) -> dict[str, Any]:
    """A document from squares and tokens; fields of the seat to move and of the document by name.

    `players` is the number of seats, `others` are those that follow the seat to move, as far as they matter.
    """
    tokens = [pieces.get(square) for square in SQUARES]
    board = tuple(None if token is None else read_piece(token) for token in tokens)
    number = fields.pop("players", 4 if mode.startswith("team") else 2)
    others: list[dict[str, Any]] = fields.pop("others", [])
    taken = [school, *(one["school"] for one in others)]
    schools = [one for one in ("northern", "highland", "sylvan", "everfrost") if one not in taken]
    turn = fields.get("turn", 1)
    seats = [*others, *({"school": one} for one in schools)][: number - 1]
    own = {name: fields.pop(name) for name in list(fields) if name not in OF_THE_DOCUMENT}
    seats.insert(turn - 1, {"school": school, **own})
    return {"game": "arena", "mode": mode, "board": write_board(board), "seats": seats, **fields}


def explored(document: dict[str, Any]) -> dict[str, Any]:
    found = explore_naively(document)
    if all(seat["school"] in SCHOOLS for seat in document["seats"]):
        assert canonical(explore_the_game(read(document))) == canonical(found)
    return found


def summoned(document: dict[str, Any], at: str) -> list[Outcome]:
    found = [entry["outcomes"] for entry in explored(document)["summons"] if entry["at"] == at]
    return found[0] if found else []


def warped(document: dict[str, Any], card: str) -> list[Outcome]:
    (outcomes,) = [entry["outcomes"] for entry in explored(document)["warps"] if entry["card"] == card]
    return list(outcomes)


def pieces_of(outcome: Outcome) -> dict[str, str]:
    tokens = [token for row in outcome["board"] for token in row.split()]
    return {square: tokens[INDEX[square]] for square in SQUARES if tokens[INDEX[square]] != "--"}


def boards(outcomes: list[Outcome]) -> set[frozenset[tuple[str, str]]]:
    return {frozenset(pieces_of(outcome).items()) for outcome in outcomes}


def board(pieces: dict[str, str]) -> frozenset[tuple[str, str]]:
    return frozenset(pieces.items())


def told(outcomes: list[Outcome], *fields: str) -> set[tuple[Any, ...]]:
    """The values of some fields in all outcomes; lists as tuples."""
    return {tuple(_plain(outcome[name]) for name in fields) for outcome in outcomes}


def _plain(value: Any) -> Any:
    if isinstance(value, list):
        return tuple(value)
    return str(value) if isinstance(value, dict) else value
