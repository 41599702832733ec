"""Colours and glyphs of the terminal player. Colour only repeats what letters and shapes say."""

from __future__ import annotations

from typing import Final

from textual.theme import Theme

PAGE: Final = "#0a121e"
PANEL: Final = "#121f31"
RAISED: Final = "#1a2a41"
LINE: Final = "#3d5779"
TEXT: Final = "#e9f2fb"
TEXT_2: Final = "#b3c6db"
TEXT_3: Final = "#8ba2bd"
FROST: Final = "#8fd3ff"
FROST_SOFT: Final = "#1b3a55"
EMBER: Final = "#ffb84d"
EMBER_SOFT: Final = "#4a3417"
ON_EMBER: Final = "#1d1002"
GOOD: Final = "#6fdca0"
BAD: Final = "#ff8478"

TILES: Final = ("#1d304b", "#22385a")
RED: Final = ("#f2506f", "#3d2035")
GREEN: Final = ("#46cf95", "#163a3c")
"""Mark and tile of the coloured squares."""
USED: Final = "#214a70"
"""The ground of the pieces that a choice uses."""

SEATS: Final = ("#6cc3fb", "#ee7256", "#f5e9cb", "#b08cf0")
LETTERS: Final = "ABCD"
RINGED: Final = "ⒶⒷⒸⒹ"
"""The same on the piece that is the Gateway."""
PIECES: Final = {"c": "●", "h": "◆", "l": "★"}
"""By the first letter of the rank."""
TEETH: Final = "▴"
RING: Final = "○"
FLARE: Final = "✦"
KEPT: Final = "❄"
TASK: Final = "▣"
MORE: Final = "›"
"""A choice without a digit."""

MEMORIES: Final = {
    "chains": "#9fb0c4",
    "daggers": "#b98cfb",
    "flames": "#f2603d",
    "glass": "#9af3f5",
    "antlers": "#e8cb58",
}

THEME: Final = Theme(
    name="frostglass",
    primary=FROST,
    secondary=TEXT_3,
    accent=EMBER,
    foreground=TEXT,
    background=PAGE,
    surface=PANEL,
    panel=RAISED,
    success=GOOD,
    error=BAD,
    warning=EMBER,
    dark=True,
    variables={
        "line": LINE,
        "text-2": TEXT_2,
        "text-3": TEXT_3,
        "frost-soft": FROST_SOFT,
        "ember-soft": EMBER_SOFT,
        "on-ember": ON_EMBER,
        "block-cursor-background": EMBER_SOFT,
        "block-cursor-foreground": TEXT,
        "block-cursor-text-style": "bold",
        "block-cursor-blurred-background": RAISED,
        "block-cursor-blurred-foreground": TEXT,
        "border": FROST,
        "border-blurred": LINE,
    },
)


def seat_colour(number: int) -> str:
    """The colour of a seat or of its pieces, counted from 1."""
    return SEATS[number - 1]


_ROOMY: Final = (110, 32)
"""From this size on there is room for whole cards beside the board."""
_HALVES: Final = (78, 22)
"""Under this size only one half is shown: the choices, or on `b` the board."""
_LOW: Final = 17
"""Under this height there is room for the question and the choices alone."""


def sizes(width: int, height: int) -> dict[str, bool]:
    """What a window of this size is called in player.tcss."""
    return {
        "-roomy": width >= _ROOMY[0] and height >= _ROOMY[1],
        "-small": width < _HALVES[0] or height < _HALVES[1],
        "-low": height < _LOW,
    }
