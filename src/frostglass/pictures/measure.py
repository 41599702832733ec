"""How wide text gets, and how it breaks into lines, without a font at hand.

The widths are those of DejaVu Condensed, with some room to spare for the wider fonts that look.css names.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final, Literal
from unicodedata import normalize

Face = Literal["ui", "bold", "display"]

_HUNDREDTHS: Final[dict[Face, dict[int, str]]] = {
    "ui": {
        25: "'ijlIJł", 29: " \u00a0,.‚‘’·/:;\\|", 33: "-f", 36: "!()[]rt", 43: '"*_`–°', 47: "s“”„?z", 51: "LcŁFk",
        55: "PTYvxyEaehnou", 58: "$0123456789Sbdgpq{}", 62: "KABCRVXZ", 66: "U", 68: "HN", 71: "&DGOQ", 74: "w",
        76: "#+<=>^~×−±", 78: "M", 88: "%Wm½", 90: "@—…",
    },
    "bold": {
        30: "'ijl", 32: " \u00a0/\\|", 34: ",.IJł‚‘’·", 37: ":;-", 42: "!f()[]", 44: "_`rt–°", 48: '"*', 53: "?zcs",
        58: "LvxyŁ", 60: "aek“”„", 63: "$0123456789EFTo", 65: "Sbdghnpqu{}", 68: "CPYZB", 70: "AKRVX", 74: "UDG",
        77: "#+<=>HNOQ^~×−±&", 84: "w", 90: "%@M—…", 94: "m½", 100: "W",
    },
    "display": {
        28: "'", 32: " \u00a0,./\\j|‚‘’·", 34: ":;ilł", 38: "-f", 42: "!()IJ[]t", 44: "_`–°", 48: '"*r',
        53: "s?vyz“”„cx", 60: "ae{}o", 63: "$0123456789bdgkpqFLSYŁ", 67: "TZhnuEP", 71: "AVXC", 74: "R",
        78: "#+<=>BG^~×−±DKOQUw", 84: "&NH", 90: "%@—…", 96: "½m", 100: "M", 102: "W",
    },
}  # fmt: skip
_WIDTH: Final = {
    face: {char: width / 100 for width, chars in table.items() for char in chars} for face, table in _HUNDREDTHS.items()
}
_WIDEST: Final = 1.05
_SPARE: Final = 1.03
_BREAK: Final = re.compile(r"[ \t\n]+")


def width(line: str, size: float, face: Face = "ui") -> float:
    """About how wide a line of text is at a font size; rather too wide than too narrow."""
    return size * _SPARE * sum(_char(char, face) for char in line)


@cache
def _char(char: str, face: Face) -> float:
    table = _WIDTH[face]
    return table.get(char) or table.get(normalize("NFD", char)[0], _WIDEST)


def wrap(words: str, room: float, size: float, face: Face = "ui") -> list[str]:
    """The text in lines that fit the room; at a no-break space it does not break."""
    lines: list[str] = []
    line = ""
    for word in _BREAK.split(words.strip()):
        longer = f"{line} {word}" if line else word
        if width(longer, size, face) <= room:
            line = longer
            continue
        if line:
            lines.append(line)
        while width(word, size, face) > room:
            head = next(n for n in range(len(word), 0, -1) if n == 1 or width(word[:n], size, face) <= room)
            lines.append(word[:head])
            word = word[head:]
        line = word
    return [*lines, line] if line else lines
