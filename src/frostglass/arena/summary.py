"""A finished game in figures: points by turn, how it ended, what each seat did, its best summoning."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from frostglass.arena import events as ev
from frostglass.arena.board import NAMES, SQUARES
from frostglass.arena.patterns import CARDS, RANKS
from frostglass.arena.position import Position
from frostglass.arena.scoring import melee_scores, side_score
from frostglass.arena.state import TOKENS, State
from frostglass.engine.game import Played

COUNTED = ("summoned", "destroyed", "legends")


def summary(course: Iterable[Played[Position]]) -> dict[str, Any]:
    """The figures of a game that is over, as JSON values; lists are by seat."""
    tale = _Tale()
    for played in course:
        tale.follow(played, played.position)
    return tale.told()


class _Tale:
    """What is gathered while the game is played again."""

    def __init__(self) -> None:
        self.turns: list[dict[str, Any]] = []
        """Each turn: whose it was, the number of the choice it began with, and the points of every seat after it."""
        self.counts: list[dict[str, int]] = []
        self.moments: list[dict[str, Any]] = []
        self.triggered: dict[str, Any] = {}
        self.last: Played[Position] | None = None
        self._turn, self._whose, self._began = 0, 0, 0
        self._board: dict[str, str] = {}
        """The pieces before the choice that is told."""

    def follow(self, played: Played[Position], p: State) -> None:
        if not self.counts:
            self.counts = [dict.fromkeys(COUNTED, 0) for _ in range(p.seats)]
        for event in played.events:
            self._note(event, played, p)
        if self._turn:
            after = {"turn": self._turn, "seat": self._whose, "number": self._began, "points": points(p)}
            if self.turns and self.turns[-1]["turn"] == self._turn:
                self.turns[-1] = after
            else:
                self.turns.append(after)
        if p.turns != self._turn:
            self._began = played.number
        self._turn, self._whose = p.turns, p.turn
        self._board = {NAMES[s]: TOKENS[p.cells[s]] for s in SQUARES if p.cells[s]}
        self.last = played

    def _note(self, event: object, played: Played[Position], p: State) -> None:
        match event:
            case ev.Summoned(seat, card, square, used):
                self.counts[seat - 1]["summoned"] += 1
                self.counts[seat - 1]["legends"] += CARDS[card].deck == "legends"
                moment = {"seat": seat, "turn": self._turn, "number": played.number, "card": card}
                where = {
                    "square": NAMES[square],
                    "used": [NAMES[s] for s in used],
                    "destroyed": [],
                    "board": self._board,
                }
                self.moments.append(moment | where)
            case ev.Destroyed(square, colour, rank) if self._whose and colour != p.colour(self._whose):
                self.counts[self._whose - 1]["destroyed"] += 1
                if self.moments and self.moments[-1]["turn"] == self._turn:
                    lost = {"square": NAMES[square], "colour": colour + 1, "rank": RANKS[rank]}
                    self.moments[-1]["destroyed"].append(lost)
            case ev.EndTriggered(seat, reason):
                self.triggered = {"turn": self._turn, "seat": seat, "reason": reason}

    def told(self) -> dict[str, Any]:
        assert self.last is not None
        p = self.last.position
        return {
            "goal": p.form.goal(p.seats),
            "points": points(p),
            "turns": self.turns,
            "triggered": self.triggered or None,
            "by": self.last.seat,
            "counts": self.counts,
            "best": [self._best(seat) for seat in range(1, p.seats + 1)],
            "upgraded": [p.upgraded_of(p.colour(seat)).bit_count() for seat in range(1, p.seats + 1)],
            "pieces": [p.of_colour(p.colour(seat)).bit_count() for seat in range(1, p.seats + 1)],
        }

    def _best(self, seat: int) -> dict[str, Any] | None:
        """The summoning of the turn with most points; among equals the one that destroyed most."""
        gains = self._gains(seat)
        own = [moment | {"points": gains.get(moment["turn"], 0)} for moment in self.moments if moment["seat"] == seat]
        worth = {"common": 1, "heroic": 2, "legendary": 4}
        return max(
            own,
            key=lambda moment: (moment["points"], sum(worth[lost["rank"]] for lost in moment["destroyed"])),
            default=None,
        )

    def _gains(self, seat: int) -> dict[int, int]:
        """How many points a seat won in each turn."""
        gains, before = {}, 0
        for turn in self.turns:
            now = turn["points"][seat - 1]
            gains[turn["turn"]], before = now - before, now
        return gains


def points(p: State) -> list[int]:
    """What counts for each seat: its side's score; in a melee its lowest colour."""
    if p.form.scoring == "colours":
        return [min(melee_scores(p, seat).values()) for seat in range(1, p.seats + 1)]
    return [side_score(p, p.colour(seat)) for seat in range(1, p.seats + 1)]
