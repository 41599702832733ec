"""Luck from one seed: the n-th choice of a game is a pure function of the seed and n, so nothing has to be kept.

Where a record has n choices before it, number n is what chance deals there, or the luck of the bot that is asked there.
So a seed means the same game at a table, in a simulation and wherever its record is replayed.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Final, TypeVar

T = TypeVar("T")

MIXED: Final = 1
"""The luck of the first tables and records: a fast mixer of a 63-bit seed."""
KEYED: Final = 2
"""The luck of all others: HMAC-SHA256, with the seed as its key. What was dealt tells nothing of what will be."""
SEED_BITS: Final = 128
"""How long the seed of a game among people is."""

_MASK: Final = (1 << 64) - 1
_BLOCK: Final = 64
_OUTER: Final = bytes(byte ^ 0x5C for byte in range(256))
_INNER: Final = bytes(byte ^ 0x36 for byte in range(256))


def mix(seed: int, number: int) -> int:
    """64 well-mixed bits of a seed and a number (the finalizer of splitmix64)."""
    z = (seed * 0x9E3779B97F4A7C15 + number * 0xD1B54A32D192ED03 + 0x8CB92BA72F3D8DD7) & _MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


def pick(options: Sequence[T], seed: int, number: int) -> T:
    """The option that falls to this seed at this number; all are equally likely."""
    return options[mix(seed, number) % len(options)]


class Luck:
    """All luck of one game."""

    __slots__ = ("_bots", "_inner", "_outer", "seed", "version")

    def __init__(self, seed: int, version: int = KEYED) -> None:
        self.seed = seed
        self.version = version
        # The two halves of HMAC are begun once, which is three times as fast as a fresh one for every deal.
        key = str(seed).encode()
        key = (key if len(key) <= _BLOCK else sha256(key).digest()).ljust(_BLOCK, b"\0")
        self._inner = sha256(key.translate(_INNER))
        self._outer = sha256(key.translate(_OUTER))
        # A stream of its own: what the bots do must not lead anybody to what chance will deal.
        self._bots = seed if version == MIXED else self._bits(b"bots")

    def deal(self, options: Sequence[T], number: int) -> T:
        """What chance chooses where so many choices were made; all options are equally likely."""
        if self.version == MIXED:
            return options[mix(self.seed, number) % len(options)]
        return options[self._bits(b"%d" % number) % len(options)]

    def of_bot(self, number: int) -> int:
        """The luck of the bot that is asked where so many choices were made: 64 bits."""
        return mix(self._bots, -1 - number)

    def _bits(self, message: bytes) -> int:
        """128 bits of HMAC-SHA256."""
        inner = self._inner.copy()
        inner.update(message)
        outer = self._outer.copy()
        outer.update(inner.digest())
        return int.from_bytes(outer.digest()[:16], "big")
