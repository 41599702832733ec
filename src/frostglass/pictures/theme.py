"""The colours and fonts of look.css, and how they get into a picture. No colour is written down a second time."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Final, Literal

Theme = Literal["dark", "light"] | None
"""Which colours a picture gets. None: those of the page around it, or dark ones where there is no page."""

_CSS: Final = files("frostglass.web").joinpath("static/look/look.css").read_text("utf-8")
_VAR: Final = re.compile(r"var\(--([\w-]+)(?:,[^()]*)?\)")


def _block(opening: str) -> str:
    """The declarations of the first rule that opens like this."""
    found = re.search(re.escape(opening) + r"\s*\{([^}]*)\}", _CSS)
    if found is None:
        raise ValueError(f"look.css has no rule {opening!r}")
    return found[1]


def _tokens(block: str) -> dict[str, str]:
    return {name: value.strip().replace('"', "'") for name, value in re.findall(r"--([\w-]+):\s*([^;]+);", block)}


DARK: Final = _tokens(_block(":root"))
LIGHT: Final = DARK | _tokens(_block(':root[data-theme="light"]'))


def _seat(letter: str) -> dict[str, str]:
    block = _block(f".seat-{letter}")
    return {"color": re.findall(r"(?<![\w-])color:\s*(#\w+)", block)[0], **_tokens(block)}


SEATS: Final = {letter: _seat(letter) for letter in "abcd"}
"""The colour of each seat's pieces, their outline (`seat-ink`) and letter (`seat-tint`); the same in both themes."""


def painted(svg: str, theme: Theme) -> str:
    """The picture with every `var(--token)` given its colour, or (None) a fallback."""
    if theme is None:
        return _VAR.sub(lambda found: f"var(--{found[1]},{DARK[found[1]]})", svg)
    tokens = {"dark": DARK, "light": LIGHT}[theme]
    return _VAR.sub(lambda found: tokens[found[1]], svg)
