"""Positions that the tests of the pages begin from."""

from __future__ import annotations

from typing import Any

DUEL: dict[str, Any] = {
    "game": "arena",
    "mode": "duel",
    "board": [
        "-- -- -- -- --",
        "c2 -- -- c2 c2 -- --",
        "-- h2 c2 -- -- h2 -- -- --",
        "-- -- h1 -- c1 c1 -- l2 --",
        "-- -- c1 h1 c2 c1 -- -- --",
        "-- -- -- -- l1 -- -- c2 --",
        "-- c1 -- -- -- c1 c2 -- --",
        "-- c1 -- h2 -- -- --",
        "-- -- -- -- --",
    ],
    "seats": [
        {
            "school": "everfrost",
            "hand": ["polar_bear", "crystal_mirror", "snow_monster"],
            "legends": ["titan", "storm_elemental"],
            "flares": ["flare_01"],
            "frozen": "ice_queen",
            "discard": ["snow_fox"],
        },
        {
            "school": "highland",
            "hand": ["wild_eagle", "werewolf", "eagle_lord"],
            "legends": ["leviathan", "hell_bull"],
            "flares": ["flare_07"],
        },
    ],
    "actions": 2,
}
"""A duel in the middle: A can summon the Polar Bear on three squares; the Snow Monster lacks one piece."""

TASKS: dict[str, Any] = {**DUEL, "mode": "high_form", "tasks": ["red_conquest", "destruction", "side_chain"]}

BLINK: dict[str, Any] = {
    "game": "embers",
    "mode": "prologue_1",
    "mind": [{"card": "glass-1a", "x": 0, "y": 0}, {"card": "daggers-2a", "x": 1, "y": 1}],
    "row": ["flames-2a", "chains-3"],
}
"""Both memories of the row fit at (0, 2) only. At (1, 2) a covered area of Flames 2a would lie on a clear one."""


def beginning(document: dict[str, Any]) -> dict[str, Any]:
    """The settings of a table that begins there."""
    return {"mode": document["mode"].removesuffix("_1"), "position": document}
