"""What the end of one's own turn is worth by the learned value: the lead, the points still to come, the odds to win."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from frostglass.arena.state import State
from frostglass.bots.budget import Clock
from frostglass.bots.evaluation import Judge
from frostglass.bots.learned.inputs import POINT, Inputs, lead
from frostglass.bots.learned.net import WHOLE, Net
from frostglass.bots.learned.taste import liked, taste
from frostglass.bots.turns import Line

SPAN: Final = 3
"""Points to one unit of the net's first output."""
ODDS: Final = 2
"""Points to one unit of its second output: the logarithm of the odds."""
BONUS: Final = 5
"""Points that winning is worth besides when the net is trained."""
_WON: Final = POINT * (BONUS + 4 * ODDS)


class Learned:
    """Judges positions for one seat by a net, with a style's liking if it has one; by hand where there is none."""

    __slots__ = ("_odds", "_share", "_taste", "judge", "net", "seat")

    def __init__(self, net: Net | None, judge: Judge, odds: int = ODDS, style: str = "", share: int = 0) -> None:
        self.net = net
        self._odds = odds
        self._share = share or (net.share if net else 0)
        self.judge = judge
        self.seat = judge.seat
        self._taste = taste(style, net.layout) if net and style else {}

    def value(self, p: State, worth: float) -> int:
        """In parts of a POINT; `worth` is what the hand-written value says."""
        if p.result is not None:
            return lead(p, self.seat) + _WON * outcome(p, self.seat)
        net = self.net
        if net is None:
            return self._by_hand(p, worth)
        found = Inputs(p, self.seat, worth, net.layout)
        points, won = net.judge(found.at, found.values)
        value = lead(p, self.seat) + SPAN * points + self._odds * won
        if self._share < WHOLE:
            value = (self._share * value + (WHOLE - self._share) * self._by_hand(p, worth)) // WHOLE
        return value + liked(self._taste, found.at, found.values) if self._taste else value

    def _by_hand(self, p: State, worth: float) -> int:
        return int(POINT * (worth - self.judge.threat(p)))

    def values(self, lines: Sequence[Line], clock: Clock) -> list[int]:
        """Those of the lines, the first of them if time is up before the last."""
        found: list[int] = []
        for line in lines:
            if found and clock.is_late():
                break
            found.append(self.value(line.position, line.worth))
        return found


def outcome(p: State, seat: int) -> int:
    """How a game that is over ended for a seat: 1 won, 0 shared, -1 lost."""
    assert p.result is not None
    winners = set(p.result.winners)
    if seat not in winners:
        return -1
    return 1 if winners <= set(p.side(seat)) else 0
