"""What a seat of Embers may know, as bytes. Made from its view alone; places count from the Mind's corner."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, Final, NamedTuple
from zlib import crc32

from frostglass.adapters.coding import Layout, byte
from frostglass.adapters.embers_words import ALL_DEMONS, ROWS
from frostglass.embers.captivity.cards import CARDS as CAPTIVITY
from frostglass.embers.deck import COLOURS, MEMORIES
from frostglass.embers.mind import Mind
from frostglass.embers.position import Position as EmbersPosition
from frostglass.embers.view import RowView, View, view
from frostglass.engine.steps import Step

VISIBLE, HIDDEN, IN_ROW, DISCARDED, DETERMINES, ADDED_TO = 1, 2, 3, 4, 16, 32
"""Where a memory is; 0 where that is not known. From DETERMINES and ADDED_TO on the strengthening rows are counted."""
ABILITIES: Final = tuple(card.id for card in CAPTIVITY if card.kind == "ability")
NOT_KNOWN: Final = 255
STEPS: Final = 8
"""So many of the next steps are seen."""
_MANY: Final = 4096
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
            ("steps", STEPS, 0, "what is still to be done: the next steps (crc32 of name and subject)"),
        ],
    )  # fmt: skip


class EmbersSight:
    """Writes views into memory. What was written last is kept beside what it was written from, and written again as
    long as that is the same: of a table little changes from step to step."""

    def __init__(self) -> None:
        self.layout = layout()
        at = self.layout.at
        self._columns, self._lines, self._heights = at("columns"), at("lines"), at("heights")
        self._demons, self._rows, self._colours, self._spent = at("demons"), at("rows"), at("colours"), at("spent")
        self._counts = at("counts")
        self._laid: tuple[Mind, tuple[str, ...], bytes] = Mind(), (), bytes(self._rows)
        self._rows_seen: dict[int, tuple[tuple[RowView, ...], RowBytes]] = {}

    def see(self, position: EmbersPosition, seat: int, memory: Any) -> None:
        """What a seat may know of a position, into memory that is all zero."""
        self.write(view(position, seat), memory)

    def write(self, v: View, memory: Any) -> None:
        """A view into memory that is all zero (a bytearray, or the memory of an array)."""
        laid = self._laid
        if laid[0] is not v.mind or laid[1] is not v.discard:  # neither is ever changed in place
            laid = self._laid = v.mind, v.discard, self._laid_out(v.mind, v.discard)
        memory[0 : self._rows] = laid[2]
        for card in v.row:
            memory[_MEMORY[card]] = IN_ROW
        demons = self._demons
        for demon in v.drawn:
            memory[demons + _DEMON[demon]] = 1
        for pile in v.demons:
            memory[demons + _DEMON[pile.demon]] = 4 + pile.tainted
        self._write_rows(v, memory)
        for colour in v.relived:
            memory[self._colours + _COLOUR[colour]] = 1
        for ability in v.spent:
            memory[self._spent + ABILITIES.index(ability)] = 1
        self._write_figures(v, memory)

    def _write_figures(self, v: View, memory: Any) -> None:
        """The parts `counts`, `asked` and `steps`."""
        kind = _code(v.kind)
        about = 0 if v.about is None else _code(v.about) & 255
        figures = (
            v.deck, v.box, v.aside, byte(v.draws), v.day, byte(v.turns), v.added, v.active, v.chapter,
            v.seat, v.asked, kind >> 8, kind & 255, about, _MODES[v.mode],
        )  # fmt: skip
        end = bytes(figures) + _next(v.todo[:STEPS])
        memory[self._counts : self._counts + len(end)] = end

    def _laid_out(self, mind: Mind, discard: tuple[str, ...]) -> bytes:
        """All parts up to the demons, with what lies in the Mind and on the discard pile."""
        written = bytearray(self._rows)
        if mind:
            self._write_mind(mind, written)
        for card in discard:
            if card in _MEMORY:
                written[_MEMORY[card]] = DISCARDED
            else:
                written[self._demons + _DEMON[card]] = 2
        return bytes(written)

    def _write_mind(self, mind: Mind, memory: bytearray) -> None:
        places = mind.frame.places
        laid = [places[spot] for spot in mind.spots]
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
        found = self._rows_seen.get(v.seat)
        if found is None or found[0] != v.rows:
            found = self._rows_seen[v.seat] = v.rows, _row_bytes(v.rows)
        written = found[1]
        for i, where in written.memories:
            memory[i] = where
        memory[self._rows : self._rows + len(written.rows)] = written.rows


class RowBytes(NamedTuple):
    """What is written of the strengthening rows: the rows themselves, and where their memories are."""

    rows: bytes
    memories: tuple[tuple[int, int], ...]


def _row_bytes(rows: tuple[RowView, ...]) -> RowBytes:
    written = bytearray()
    memories = []
    for number, row in enumerate(rows):
        if row.determination is not None:
            memories.append((_MEMORY[row.determination], DETERMINES + number))
        memories += [(_MEMORY[card], ADDED_TO + number) for card in row.added]
        total = NOT_KNOWN if row.sum is None else row.sum
        written += bytes((1, row.complete, row.face_up, row.target, total))
    return RowBytes(bytes(written), tuple(memories))


@lru_cache(_MANY)
def _next(steps: tuple[Step, ...]) -> bytes:
    """The next steps as numbers."""
    codes = [_code(step) & 255 for step in steps]
    return bytes(codes + [0] * (STEPS - len(codes)))


@cache
def _code(thing: Any) -> int:
    """A word or step as a number that is the same on every machine."""
    text = thing if isinstance(thing, str) else " ".join(map(str, thing))
    return crc32(text.encode()) & (0xFFFF if isinstance(thing, str) else 0xFF)
