"""The memory deck: 35 memories in five colours, and five demons (RULES 1.2 to 1.4). No rule lives here."""

from __future__ import annotations

import tomllib
from collections import Counter
from importlib import resources
from typing import Any, Final, NamedTuple

COVERED: Final = "#"
CLEAR: Final = "."

_STRENGTHS = Counter([1, 1, 2, 2, 3, 4, 5])


class Memory(NamedTuple):
    """A memory card; its mask names the areas top-left, top-right, bottom-left, bottom-right (RULES 1.3)."""

    id: str
    colour: str
    strength: int
    mask: str


def load(text: str) -> tuple[tuple[str, ...], tuple[Memory, ...], dict[str, str]]:
    """Colours, memories and demons (colour by id) of the data file; what is not as RULES 1 says is an error."""
    data: dict[str, Any] = tomllib.loads(text)
    colours = tuple(data["colours"])
    memories = tuple(Memory(**entry) for entry in data["memories"])
    demons = {entry["id"]: entry["colour"] for entry in data["demons"]}
    for memory in memories:
        _expect(memory.id.rstrip("ab") == f"{memory.colour}-{memory.strength}", memory.id)
        _expect(len(memory.mask) == 4 and set(memory.mask) == {COVERED, CLEAR}, memory.id)  # R5
    _expect(len({memory.id for memory in memories}) == len(memories), "two memories with one id")
    for colour in colours:
        _expect(Counter(m.strength for m in memories if m.colour == colour) == _STRENGTHS, colour)  # RULES 1.2
        _expect(demons.get(f"demon-{colour}") == colour, colour)  # RULES 1.4
    _expect({memory.colour for memory in memories} == set(demons.values()) == set(colours), "colours")
    return colours, memories, demons


def _expect(holds: bool, what: str) -> None:
    if not holds:
        raise ValueError(f"memories.toml: {what}")


_colours, _memories, _demons = load(
    resources.files("frostglass.embers").joinpath("data", "memories.toml").read_text("utf-8")
)

COLOURS: Final = _colours
MEMORIES: Final = tuple(memory.id for memory in _memories)
MEMORY: Final = {memory.id: memory for memory in _memories}
COLOUR: Final = {memory.id: memory.colour for memory in _memories}
STRENGTH: Final = {memory.id: memory.strength for memory in _memories}
MASK: Final = {memory.id: memory.mask for memory in _memories}
DEMONS: Final = tuple(_demons)
"""The five demons of chapter one, by id."""
