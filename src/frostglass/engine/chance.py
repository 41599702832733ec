"""Luck from one seed: the n-th choice of a game is a pure function of the seed and n, so nothing has to be kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1


def mix(seed: int, number: int) -> int:
    """64 well-mixed bits of a seed and a number (the finalizer of splitmix64)."""
    z = (seed * 0x9E3779B97F4A7C15 + number * 0xD1B54A32D192ED03 + 0x8CB92BA72F3D8DD7) & _MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


def pick(options: Sequence[T], seed: int, number: int) -> T:
    """The option that falls to this seed at this number; all are equally likely."""
    return options[mix(seed, number) % len(options)]
