"""Positions of Embers that the tests of the pages begin from, and seats at them."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser

from tests.web.visitor import Visitor, table

BOT = {"who": "bot", "level": "random"}
AELIN = 1
FENRYS = 2

ROWS = [
    {"determination": "antlers-3", "face_up": True, "added": ["chains-1b", "chains-3"], "complete": True},
    {"determination": "daggers-3", "added": ["glass-2b"]},
    {"determination": "glass-5"},
    {"determination": "antlers-4"},
]
GLIMPSE: dict[str, Any] = {
    "game": "embers",
    "mode": "chapter",
    "chapter": 1,
    "day": 2,
    "turn": AELIN,
    "todo": ["glimpse"],
    "mind": [
        {"card": "daggers-4", "x": -1, "y": -1},
        {"card": "chains-5", "x": 0, "y": 0},
        {"card": "daggers-1a", "x": 1, "y": 1},
        {"card": "antlers-2a", "x": -1, "y": 0},
    ],
    "rows": ROWS,
    "demons": ["daggers"],
    "tainted": {"daggers": ["daggers-2a"]},
}
"""Row 2 is current at 2 + 3. Chains 5 is too much and holds Daggers 1a to the others."""

OBSERVE: dict[str, Any] = {
    "game": "embers",
    "mode": "chapter",
    "chapter": 1,
    "turn": FENRYS,
    "todo": ["observe"],
    "draws": 2,
    "mind": [{"card": "chains-5", "x": 0, "y": 0}],
    "row": ["daggers-1a", "glass-4"],
    "rows": [{"determination": card} for card in ("antlers-3", "daggers-3", "glass-5", "antlers-4")],
}
"""RULES V1: on Chains 5 alone Daggers 1a has one place, Glass 4 has four."""


def seated(visitor: Visitor, position: dict[str, Any] | None, seat: int, **settings: Any) -> None:
    """Sit down at a table that begins there, with a bot at the other seat."""
    begins = {"mode": "chapter", **({"position": position} if position else {}), **settings}
    seats = [BOT, {"who": "me"}] if seat == FENRYS else [{"who": "me"}, BOT]
    made = table(visitor.address, *seats, settings=begins, game="embers")
    visitor.open(made["seats"][seat - 1]["link"])
    visitor.my_move()


def phone(browser: Browser, address: str, **more: Any) -> Visitor:
    guest = Visitor(browser, address, width=390, touch=True, **more)
    guest.page.set_viewport_size({"width": 390, "height": 844})
    return guest
