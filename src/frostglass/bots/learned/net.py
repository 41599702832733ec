"""A small net in whole numbers: the same on every machine, with nothing but the language.

Each input has one big number that holds its weights to all hidden units side by side, a lane for each. So adding an
input is one multiplication and one addition, however many units there are.
"""

from __future__ import annotations

import json
import struct
import zlib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, NamedTuple

from frostglass.arena.forms import FORMS
from frostglass.arena.patterns import CARDS
from frostglass.bots.learned.layout import BY_CARD, ONE, Layout

VERSION: Final = 1
"""Rises when a file is read otherwise."""
FIRST: Final = 1 << 6
SECOND: Final = 1 << 12
"""What stands for 1 in a weight of the first layer, and of the others."""
UNIT: Final = 256
"""What stands for 1 in a hidden unit."""
OUT: Final = 400
"""What stands for 1 in an output."""

WHOLE: Final = 100
"""The share of a value that is a net's alone; of a smaller one the rest is by hand, the threat taken off."""

_LANE, _WIDE = 32, 64
"""Bits of a lane in the first layer, and in the others."""


class Layers(NamedTuple):
    """Weights by input or unit, each row with one for every unit of the next layer; and what is added to the units."""

    first: Sequence[Sequence[int]]
    first_bias: Sequence[int]
    second: Sequence[Sequence[int]]
    second_bias: Sequence[int]
    last: Sequence[Sequence[int]]
    last_bias: Sequence[int]


class _Lanes:
    """Whole numbers side by side in a big one."""

    def __init__(self, number: int, bits: int) -> None:
        self._bits = bits
        self._sign = sum(1 << (bits * i + bits - 1) for i in range(number))
        self._size = number * bits // 8
        self._struct = struct.Struct(f"<{number}{'i' if bits == _LANE else 'q'}")

    def packed(self, numbers: Sequence[int]) -> int:
        return (int.from_bytes(self._struct.pack(*numbers), "little") ^ self._sign) - self._sign

    def units(self, total: int) -> tuple[int, ...]:
        return self._struct.unpack(((total + self._sign) ^ self._sign).to_bytes(self._size, "little"))


class Net:
    """Judges inputs: points still to come (in parts of SPAN), and how likely the game is won."""

    def __init__(self, layout: Layout, layers: Layers, record: Mapping[str, Any]) -> None:
        self.layout, self.layers, self.record = layout, layers, record
        self.share = int(record.get("share", WHOLE))
        self._outer, self._inner = _Lanes(len(layers.first_bias), _LANE), _Lanes(len(layers.second_bias), _WIDE)
        self._rows = [self._outer.packed(row) for row in _with_means(layout, layers.first)]
        self._start = self._outer.packed(layers.first_bias)
        self._second = [self._inner.packed(row) for row in layers.second]
        self._middle = self._inner.packed(layers.second_bias)
        self._last = tuple(zip(*layers.last, strict=True))

    def judge(self, at: Sequence[int], values: Sequence[int]) -> tuple[int, int]:
        """Both outputs, in parts of OUT."""
        rows = self._rows
        total = self._start
        for number, value in zip(at, values, strict=True):
            total += rows[number] * value
        inner = self._middle
        for row, unit in zip(self._second, self._outer.units(total), strict=True):
            if unit > 0:
                inner += row * (unit // (FIRST * ONE // UNIT))
        units = [unit // SECOND if unit > 0 else 0 for unit in self._inner.units(inner)]
        points, won = (
            (bias + sum(map(int.__mul__, row, units))) * OUT // (SECOND * UNIT)
            for row, bias in zip(self._last, self.layers.last_bias, strict=True)
        )
        return points, won


def _with_means(layout: Layout, rows: Sequence[Sequence[int]]) -> list[Sequence[int]]:
    """The rows of the first layer; a card that the net never met is like the mean of its rank."""
    found = list(rows)
    ranks = [CARDS[card].rank if card in CARDS else -1 for card in layout.cards]
    for block in layout.by_card[: len(BY_CARD)]:
        for rank, place in enumerate(layout.means):
            known = [rows[block + card] for card, own in enumerate(ranks) if own == rank]
            if known:
                found[block + place] = [sum(weights) // len(known) for weights in zip(*known, strict=True)]
    return found


# -- the file ---------------------------------------------------------------------------------------------------------


def write(net: Net) -> bytes:
    """A line that says what the net is, then its weights."""
    layers = net.layers
    sizes = [len(layers.first), len(layers.first_bias), len(layers.second_bias)]
    said = {"version": VERSION, "sizes": sizes, "inputs": net.layout.document(), "record": dict(net.record)}
    packed = b"".join(struct.pack(f"<{len(row)}b", *row) for row in layers.first)
    for rows in (layers.second, layers.last):
        packed += b"".join(struct.pack(f"<{len(row)}i", *row) for row in rows)
    for bias in (layers.first_bias, layers.second_bias, layers.last_bias):
        packed += struct.pack(f"<{len(bias)}q", *bias)
    return json.dumps(said).encode() + b"\n" + zlib.compress(packed, 9)


def read(data: bytes) -> Net:
    """The net of a file; ValueError if it is of another version."""
    line, _, packed = data.partition(b"\n")
    said = json.loads(line)
    if said["version"] != VERSION:
        raise ValueError(f"a net of version {said['version']}, not {VERSION}")
    inputs, units, inner = said["sizes"]
    weights = zlib.decompress(packed)
    shapes = ((inputs, units, "b", 1), (units, inner, "i", 4), (inner, 2, "i", 4))
    biases = ((1, units, "q", 8), (1, inner, "q", 8), (1, 2, "q", 8))
    parts, at = [], 0
    for number, length, kind, size in shapes + biases:
        rows = [struct.unpack_from(f"<{length}{kind}", weights, at + i * length * size) for i in range(number)]
        parts.append(rows)
        at += number * length * size
    first, second, last, *rest = parts
    layers = Layers(first, rest[0][0], second, rest[1][0], last, rest[2][0])
    return Net(Layout(said["inputs"]), layers, said["record"])


@cache
def read_file(path: Path) -> Net:
    return read(path.read_bytes())


def net_for(form: str) -> Net | None:
    """The net that comes with the program for a form; None where none was trained that is better than the hand."""
    net = _supplied(FORMS[form].scoring)
    return net if net is not None and form in net.record["forms"] else None


@cache
def _supplied(scoring: str) -> Net | None:
    file = files("frostglass.bots.learned").joinpath(f"nets/{scoring}.net")
    return read(file.read_bytes()) if file.is_file() else None
