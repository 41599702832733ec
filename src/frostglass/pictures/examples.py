"""Examples of the rules as pictures: positions from a data file, and what one choice does there."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from frostglass.arena.board import DIAGRAM, NAMES
from frostglass.arena.position import Position as Arena
from frostglass.arena.rules import ARENA
from frostglass.embers.rules import EMBERS
from frostglass.engine.game import AnyRules
from frostglass.pictures.position import arena_svg, position_svg

RULES: Final[dict[str, AnyRules]] = {"arena": ARENA, "embers": EMBERS}
OWN: Final = ("hand", "frozen", "flares", "legends")
"""Fields of an example that are those of seat 1."""
_SCHOOLS: Final = ("everfrost", "highland", "sylvan")


class Example(NamedTuple):
    """A position document, the choice that is shown, squares to look at, and the rules it stands beside."""

    id: str
    game: str
    rules: tuple[str, ...]
    position: dict[str, Any]
    choice: str | None
    found: tuple[str, ...]

    @property
    def settings(self) -> dict[str, Any]:
        """The settings of a game that begins here."""
        return {"mode": self.position["mode"], "position": self.position}


@cache
def examples() -> dict[str, Example]:
    """All examples by id, in the order of the rules."""
    text = files("frostglass.pictures").joinpath("examples.toml").read_text("utf-8")
    return {entry["id"]: _example(entry) for entry in tomllib.loads(text)["example"]}


def example_svg(example: Example, *, title: str) -> str:
    """The example as a picture that takes the colours of the page around it."""
    rules = RULES[example.game]
    position = rules.read(example.position)
    decision = position.decision
    assert decision is not None
    choice = None if example.choice is None else rules.parse(example.choice, decision)
    if isinstance(position, Arena):
        return arena_svg(position, title=title, choice=choice, found=example.found)
    return position_svg(position, title=title, choice=choice)


def _example(entry: dict[str, Any]) -> Example:
    document = _arena(entry) if entry["game"] == "arena" else _embers(entry)
    return Example(
        entry["id"],
        entry["game"],
        tuple(entry["rules"]),
        document,
        entry.get("choice"),
        tuple(entry.get("found", ())),
    )


def _arena(entry: dict[str, Any]) -> dict[str, Any]:
    mode = entry.get("mode", "duel")
    schools = entry.get("schools", _SCHOOLS[: 3 if mode == "melee" else 2])
    pieces = entry["pieces"]
    seats: list[dict[str, Any]] = [{"school": school} for school in schools]
    seats[0] |= {name: entry[name] for name in OWN if name in entry}
    document: dict[str, Any] = {
        "game": "arena",
        "mode": mode,
        "board": [" ".join(pieces.get(NAMES[square], "--") for square in row) for row in DIAGRAM],
        "seats": seats,
    }
    document |= {name: entry[name] for name in ("tasks", "gateway") if name in entry}
    if "done" in entry:
        action, *answers = entry["done"]
        document["resolving"] = {"action": action, "answers": answers}
    return document


def _embers(entry: dict[str, Any]) -> dict[str, Any]:
    document: dict[str, Any] = {name: entry[name] for name in ("mode", "row", "added", "todo") if name in entry}
    document |= {"game": "embers", "turn": 1, "mind": [{"card": card, "x": x, "y": y} for card, x, y in entry["mind"]]}
    if "rows" in entry:
        document["rows"] = [
            {"determination": first, "face_up": entry["mode"] == "prologue_2", "added": added}
            for first, *added in entry["rows"]
        ]
    return document
