"""The games that tests are served: the arena, and the arena with stacked hands."""

from collections.abc import Mapping
from typing import Any

from frostglass.arena.document import read
from frostglass.arena.forms import FORMS
from frostglass.arena.patterns import SCHOOLS, deck_of
from frostglass.arena.position import Position
from frostglass.arena.rules import ARENA, Arena
from frostglass.server.catalogue import Game, Games

DUEL = {"mode": "duel", "schools": ["everfrost", "highland"], "start": 1}
MELEE = {"mode": "melee", "schools": ["everfrost", "highland", "sylvan"], "start": 1}
BOTS = ("random", "apprentice", "adept", "master")
HANDS = [list(deck_of("highland")[:3]), list(deck_of("highland")[3:6])]
OFFER = {
    "modes": [{"id": form.id, "seats": list(form.seat_counts)} for form in FORMS.values()],
    "schools": list(SCHOOLS),
}


def games() -> Games:
    return {"arena": Game(ARENA, OFFER, BOTS, BOTS[-1], BOTS)}


class Stacked(Arena):
    """A duel in which the second seat holds cards of our choice; nothing else tells two such games apart."""

    def __init__(self, hand: list[str]) -> None:
        self._hand = hand

    def new(self, settings: Mapping[str, Any]) -> Position:
        rows = [" ".join(["--"] * n) for n in (5, 7, 9, 9, 9, 9, 9, 7, 5)]
        first = {"school": "everfrost", "hand": ["snow_fox", "ice_queen", "glacier_giant"]}
        second = {"school": "highland", "hand": self._hand}
        return read({"game": "arena", "mode": "duel", "board": rows, "seats": [first, second]})


def stacked_games() -> Games:
    return {"arena": Game(Stacked(HANDS[0]), OFFER, BOTS, BOTS[-1], BOTS)}


def otherwise_stacked_games() -> Games:
    return {"arena": Game(Stacked(HANDS[1]), OFFER, BOTS, BOTS[-1], BOTS)}
