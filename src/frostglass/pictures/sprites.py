"""The glyphs of pieces.svg and symbols.svg, made fit to travel alone: no glyph refers to another one."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Final

from frostglass.pictures.theme import SEATS

_LOOK: Final = files("frostglass.web").joinpath("static/look")
_TEXT: Final = "".join(_LOOK.joinpath(name).read_text("utf-8") for name in ("pieces.svg", "symbols.svg"))
_PRINTED: Final = {
    name: (box, body)
    for name, box, body in re.findall(r'<symbol id="([^"]+)" viewBox="([^"]+)">(.*?)</symbol>', _TEXT, re.DOTALL)
}
_USE: Final = re.compile(r'<use href="#([^"]+)"([^>]*)/>')
_PIECE: Final = re.compile(r"piece-\w+-([abcd])")


def _flat(body: str) -> str:
    return _USE.sub(lambda found: f"<g{found[2]}>{_flat(_PRINTED[found[1]][1])}</g>", body)


def _glyph(name: str, box: str, body: str) -> str:
    flat = re.sub(r"\s*\n\s*", "", _flat(body))
    if seat := _PIECE.fullmatch(name):
        # A custom property cannot be set without a style sheet, so the colours of the seat go in by value.
        flat = re.sub(r"var\(--(seat-\w+),[^)]*\)", lambda found: SEATS[seat[1]][found[1]], flat)
    return f'<symbol id="{name}" viewBox="{box}">{flat}</symbol>'


def _hatches() -> dict[str, str]:
    found = re.findall(r'(<pattern id="([^"]+)".*?</pattern>)', _TEXT, re.DOTALL)
    return {name: re.sub(r"\s*\n\s*", "", text) for text, name in found}


_SHADES: Final = {
    "sheen": '<linearGradient id="sheen" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" '
    'stop-opacity=".12"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" '
    'stop-opacity=".16"/></linearGradient>',
    "glow": '<radialGradient id="glow"><stop offset="0" stop-color="var(--ember-glow)" stop-opacity=".5"/>'
    '<stop offset="1" stop-color="var(--ember-glow)" stop-opacity="0"/></radialGradient>',
    "pane": '<linearGradient id="pane" x1=".3" y1="0" x2=".7" y2="1"><stop offset="0" stop-color="var(--raised)"/>'
    '<stop offset="1" stop-color="var(--page-2)"/></linearGradient>',
    "night": '<radialGradient id="night" cy=".45" r=".75"><stop offset="0" stop-color="var(--raised)"/>'
    '<stop offset="1" stop-color="var(--page-2)"/></radialGradient>',
    "mark-y": '<pattern id="mark-y" width="17" height="17" patternUnits="userSpaceOnUse" '
    'patternTransform="rotate(45)"><path d="M0 4h17" stroke="var(--mark-y)" stroke-width="5"/></pattern>',
    "mark-b": '<pattern id="mark-b" width="20" height="20" patternUnits="userSpaceOnUse">'
    '<circle cx="10" cy="10" r="4.5" fill="var(--mark-b)"/></pattern>',
}

DEFINITIONS: Final = {name: _glyph(name, *printed) for name, printed in _PRINTED.items()} | _hatches() | _SHADES
"""Everything that a picture may refer to by `#name`."""


def use(name: str, x: float, y: float, size: float, **attributes: str) -> str:
    """A glyph in a square; `class_` is written as class."""
    more = "".join(f' {key.strip("_").replace("_", "-")}="{value}"' for key, value in attributes.items())
    return f'<use href="#{name}" x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}"{more}/>'


def piece(rank: str, seat: str, x: float, y: float, size: float) -> str:
    """A piece of a seat (a to d) in its colour, with its hatch and letter."""
    return f'<g class="seat-{seat}" color="{SEATS[seat]["color"]}">{use(f"piece-{rank}-{seat}", x, y, size)}</g>'
