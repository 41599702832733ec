"""What a seat of Embers may know, as bytes. Made from its view alone; places count from the Mind's corner."""

from __future__ import annotations

from functools import cache
from typing import Any, Final
from zlib import crc32

from frostglass.adapters.coding import Layout, byte
from frostglass.adapters.embers_words import ALL_DEMONS, ROWS
from frostglass.embers.captivity.cards import CARDS as CAPTIVITY
from frostglass.embers.deck import COLOURS, MEMORIES
from frostglass.embers.position import Position as EmbersPosition
from frostglass.embers.view import View, view
from frostglass.engine.position import Position

VISIBLE, HIDDEN, IN_ROW, DISCARDED, DETERMINES, ADDED_TO = 1, 2, 3, 4, 16, 32
"""Where a memory is; 0 where that is not known. From DETERMINES and ADDED_TO on the strengthening rows are counted."""
ABILITIES: Final = tuple(card.id for card in CAPTIVITY if card.kind == "ability")
NOT_KNOWN: Final = 255
_MEMORY: Final = {card: i for i, card in enumerate(MEMORIES)}
_DEMON: Final = {demon: i for i, demon in enumerate(ALL_DEMONS)}
_COLOUR: Final = {colour: i for i, colour in enumerate(COLOURS)}
_MODES: Final = {"prologue_1": 0, "prologue_2": 1, "chapter": 2}


@cache
def layout() -> Layout:
    """The bytes of a view."""
    places = (
        f"0 unknown, {VISIBLE} visible in the Mind, {HIDDEN} hidden there, {IN_ROW} memory row, {DISCARDED} discarded, "
        f"from {DETERMINES} Determination of a strengthening row, from {ADDED_TO} added to one"
    )
    return Layout(
        "embers",
        [
            ("memories", len(MEMORIES), 0, f"each memory in printed order: {places}"),
            ("columns", len(MEMORIES), 0, "column from 1 of each memory in the Mind"),
            ("lines", len(MEMORIES), 0, "line from 1 of each memory in the Mind"),
            ("heights", len(MEMORIES), 0, "place in the stack from 1, the bottom card first"),
            ("demons", len(ALL_DEMONS), 0, "0 unknown, 1 drawn, 2 discarded, from 4 in the demon row: 4 + tainted"),
            ("rows", ROWS * 5, 0, f"each row: there, complete, face up, target, sum ({NOT_KNOWN} hidden)"),
            ("colours", len(COLOURS), 0, "colours of which a memory was relived"),
            ("spent", len(ABILITIES), 0, "abilities that are used up"),
            ("counts", 9, 0, "deck, distorted, aside, drawn this Observe, day, turns, added, active seat, chapter"),
            ("asked", 6, 0, "own seat, who is asked, kind (crc32, 2 bytes), what it is about (crc32), mode"),
            ("steps", 8, 0, "what is still to be done: the next steps (crc32 of name and subject)"),
        ],
    )  # fmt: skip


class EmbersSight:
    """Writes views into memory."""

    def __init__(self) -> None:
        self.layout = layout()
        at = self.layout.at
        self._columns, self._lines, self._heights = at("columns"), at("lines"), at("heights")
        self._demons, self._rows, self._colours, self._spent = at("demons"), at("rows"), at("colours"), at("spent")
        self._counts, self._asked, self._steps = at("counts"), at("asked"), at("steps")
        self._known: dict[Any, int] = {}

    def see(self, position: Position, seat: int, memory: Any) -> None:
        """What a seat may know of a position, into memory that is all zero."""
        assert isinstance(position, EmbersPosition)
        self.write(view(position, seat), memory)

    def write(self, v: View, memory: Any) -> None:
        """A view into memory that is all zero (a bytearray, or the memory of an array)."""
        if v.mind:
            self._write_mind(v, memory)
        for card in v.discard:
            if card in _MEMORY:
                memory[_MEMORY[card]] = DISCARDED
            else:
                memory[self._demons + _DEMON[card]] = 2
        for card in v.row:
            memory[_MEMORY[card]] = IN_ROW
        for demon in v.drawn:
            memory[self._demons + _DEMON[demon]] = 1
        for pile in v.demons:
            memory[self._demons + _DEMON[pile.demon]] = 4 + pile.tainted
        self._write_rows(v, memory)
        for colour in v.relived:
            memory[self._colours + _COLOUR[colour]] = 1
        for ability in v.spent:
            memory[self._spent + ABILITIES.index(ability)] = 1
        self._write_counts(v, memory)
        self._write_question(v, memory)

    def _write_counts(self, v: View, memory: Any) -> None:
        at = self._counts
        counts = (v.deck, v.box, v.aside, byte(v.draws), v.day, byte(v.turns), v.added, v.active, v.chapter)
        memory[at : at + 9] = bytes(counts)

    def _write_question(self, v: View, memory: Any) -> None:
        """Who is asked what, and what is still to be done after it."""
        known = self._known
        kind = self._code(v.kind)
        about = 0 if v.about is None else self._code(v.about) & 255
        at = self._asked
        memory[at : at + 6] = bytes((v.seat, v.asked, kind >> 8, kind & 255, about, _MODES[v.mode]))
        at = self._steps
        for step in v.todo[:8]:
            memory[at] = known[step] if step in known else self._code(step) & 255
            at += 1

    def _write_mind(self, v: View, memory: Any) -> None:
        mind = v.mind
        places = mind.frame.places
        spots = mind.spots
        laid = [places[spot] for spot in spots]
        x = min([place[0] for place in laid]) - 1
        y = min([place[1] for place in laid]) - 1
        columns, lines, heights = self._columns, self._lines, self._heights
        for height, (card, shown, (cx, cy)) in enumerate(zip(mind.cards, mind.shows, laid, strict=True), 1):
            i = _MEMORY[card]
            memory[i] = VISIBLE if shown else HIDDEN
            memory[columns + i] = byte(cx - x)
            memory[lines + i] = byte(cy - y)
            memory[heights + i] = height

    def _write_rows(self, v: View, memory: Any) -> None:
        at = self._rows
        for number, row in enumerate(v.rows):
            if row.determination is not None:
                memory[_MEMORY[row.determination]] = DETERMINES + number
            for card in row.added:
                memory[_MEMORY[card]] = ADDED_TO + number
            total = NOT_KNOWN if row.sum is None else row.sum
            memory[at : at + 5] = bytes((1, row.complete, row.face_up, row.target, total))
            at += 5

    def _code(self, thing: Any) -> int:
        """A word or step as a number that is the same on every machine."""
        code = self._known.get(thing)
        if code is None:
            text = thing if isinstance(thing, str) else " ".join(map(str, thing))
            code = crc32(text.encode()) & (0xFFFF if isinstance(thing, str) else 0xFF)
            self._known[thing] = code
        return code
