"""A board being filled with pieces, never beyond the supply."""

from random import Random
from typing import Any

from .document import given_up, read_piece, write_board
from .geometry import GREEN, RED, SQUARES
from .state import COMMON, HEROIC, LEGENDARY, Piece


class Crowd:
    def __init__(self, document: dict[str, Any]) -> None:
        """An empty board; a piece that lies on Merchant of Time is missing from its supply."""
        mode, seats = document["mode"], document["seats"]
        self.colours = list(range(1, (len(seats) if mode == "melee" else 2) + 1))
        self.pieces: dict[str, Piece] = {}
        self.dual = dict.fromkeys(self.colours, 17 - given_up(mode, len(seats)))
        self.legendary = dict.fromkeys(self.colours, 3)
        self._kept_empty: set[str] = set()
        for token in [seat["merchant"] for seat in seats if seat.get("merchant")]:
            piece = read_piece(token)
            self._supply(piece.rank)[piece.colour] -= 1

    def _supply(self, rank: int) -> dict[int, int]:
        return self.legendary if rank == LEGENDARY else self.dual

    def count(self, colour: int) -> int:
        return sum(piece.colour == colour for piece in self.pieces.values())

    def keep_empty(self, square: str) -> None:
        if square not in self.pieces:
            self._kept_empty.add(square)

    def add(self, square: str, colour: int, rank: int) -> bool:
        if square in self.pieces or square in self._kept_empty or self._supply(rank)[colour] == 0:
            return False
        self._supply(rank)[colour] -= 1
        self.pieces[square] = Piece(colour, rank)
        return True

    def pack(self, rng: Random, focus: str) -> None:
        """Pieces on every colourless square, as far as the supplies go; perhaps not on one."""
        for square in [one for one in SQUARES if one not in RED | GREEN and (one != focus or rng.random() < 0.5)]:
            rank = rng.choice([COMMON, HEROIC, HEROIC, LEGENDARY])
            for colour in rng.sample(self.colours, len(self.colours)):
                if self.add(square, colour, rank) or self.add(square, colour, HEROIC):
                    break

    def rows(self) -> list[str]:
        return write_board(tuple(self.pieces.get(square) for square in SQUARES))
