"""A finished game in figures: its days with their rows, what was relived and banished, how close it came."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from frostglass.embers import events as ev
from frostglass.embers.deck import STRENGTH
from frostglass.embers.position import Position
from frostglass.embers.table import FENRYS, WON, Row
from frostglass.engine.game import Played


def summary(course: Iterable[Played[Position]]) -> dict[str, Any]:
    """The figures of a game that is over, as JSON values. Everything is open now (R47)."""
    tale = _Tale()
    for played in course:
        tale.follow(played, played.position)
    return tale.told()


class _Day:
    """One day, or the whole prologue."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.turns = 0
        self.rows: list[Row] = []
        self.relived: list[str] = []
        self.banished: list[str] = []
        self.distorted = 0
        self.over = False

    def told(self, p: Position) -> dict[str, Any]:
        return {
            "day": self.number,
            "turns": self.turns,
            "rows": [_row(p, i, row) for i, row in enumerate(self.rows)],
            "relived": self.relived,
            "banished": self.banished,
            "distorted": self.distorted,
            "over": self.over,
        }


class _Tale:
    """What is gathered while the game is played again."""

    def __init__(self) -> None:
        self.days = [_Day(0)]
        self.deck: list[dict[str, Any]] = []
        """How many cards the memory deck had as each turn of Fenrys began, and what was relived and banished in it."""
        self.splits = 0
        self.least: dict[str, Any] | None = None
        self.last: Position | None = None

    def follow(self, played: Played[Position], p: Position) -> None:
        for event in played.events:
            self._note(event)
        if p.rows:
            self.days[-1].rows = list(p.rows)
        if any(isinstance(event, ev.TurnBegan) and event.seat == FENRYS for event in played.events) and p.chapter:
            left = {"day": p.day, "number": played.number, "left": p.deck.size}
            self.deck.append({**left, "relived": [], "banished": []})
            if self.least is None or left["left"] < self.least["left"]:
                self.least = left
        self.last = p

    def _note(self, event: object) -> None:
        day = self.days[-1]
        match event:
            case ev.DayBegan(number, _):
                self.days.append(_Day(number))
            case ev.TurnBegan():
                day.turns += 1
            case ev.Relived(colour, _):
                self._gain("relived", colour)
            case ev.Banished(demon, _):
                self._gain("banished", demon)
            case ev.Split():
                self.splits += 1
            case ev.Distorted(number):
                day.distorted += number
            case ev.DayEnded():
                day.over = True
            case ev.Strengthened(card, row) if row < len(day.rows):
                # The choice that ends a day clears its rows: they are kept up to date by what is told.
                day.rows[row] = day.rows[row]._replace(added=(*day.rows[row].added, card))
            case ev.RowCompleted(row) if row < len(day.rows):
                day.rows[row] = day.rows[row]._replace(complete=True)

    def _gain(self, what: str, name: str) -> None:
        getattr(self.days[-1], what).append(name)
        if self.deck:
            self.deck[-1][what].append(name)

    def told(self) -> dict[str, Any]:
        p = self.last
        assert p is not None
        days = [day for day in self.days if day.number or (day.turns and not p.chapter)]
        return {
            "won": p.outcome == WON,
            "turns": p.turns,
            "days": [day.told(p) for day in days],
            "deck": self.deck,
            "closest": self.least,
            "splits": self.splits,
            "memories": {
                "distorted": len(p.box),
                "tainted": sum(len(pile.tainted) for pile in p.demons),
                "rows": sum(1 + len(row.added) for row in p.rows),
                "discard": sum(card in STRENGTH for card in p.discard),
                "mind": len(p.mind.cards),
                "deck": sum(card in STRENGTH for card in (*p.deck.cards, *p.row)),
            },
        }


def _row(p: Position, i: int, row: Row) -> dict[str, Any]:
    return {
        "determination": row.determination,
        "face_up": row.face_up,
        "added": list(row.added),
        "complete": row.complete,
        "target": p.rules.row_target(i),
    }
