"""How sure a share is: confidence intervals of wins among games."""

from __future__ import annotations

from math import sqrt
from typing import Final, NamedTuple

_Z: Final = 1.959964
"""Standard deviations to either side that hold 95 in 100 cases."""


class Share(NamedTuple):
    """A share of games and the interval in which the true one lies in 95 of 100 cases (Wilson)."""

    share: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{100 * self.share:.1f}% ({100 * self.low:.1f} - {100 * self.high:.1f})"


def share(wins: float, games: int) -> Share:
    """The share of wins; a drawn game may count as half of one."""
    if not games:
        return Share(0.0, 0.0, 1.0)
    p = wins / games
    middle = (p + _Z**2 / (2 * games)) / (1 + _Z**2 / games)
    half = _Z / (1 + _Z**2 / games) * sqrt(p * (1 - p) / games + _Z**2 / (4 * games**2))
    # At 0 and 1 the interval ends at the share itself; rounding must not put it beside that.
    return Share(p, max(0.0, min(p, middle - half)), min(1.0, max(p, middle + half)))
