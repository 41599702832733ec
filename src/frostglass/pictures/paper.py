"""What makes a drawing a picture of its own: the frame, its names for those who listen, and what it refers to."""

from __future__ import annotations

import re
from hashlib import sha256
from html import escape
from typing import Final

from frostglass.pictures.sprites import DEFINITIONS
from frostglass.pictures.theme import Theme, painted

_REFERENCE: Final = re.compile(r'(?<=href="#)[^"]+|(?<=url\(#)[^)]+')
_NAME: Final = re.compile(r'(\bid="|\bhref="#|url\(#)')


def picture(
    drawing: str,
    *,
    box: tuple[float, float, float, float],
    width: float,
    title: str,
    desc: str = "",
    theme: Theme = None,
    kind: str = "",
    role: str = "img",
) -> str:
    """A whole SVG that needs nothing else: no style sheet, no script, no other file.

    Without a page the drawing shows by its attributes alone; in a page the classes let look.css have its way. Ids are
    made from drawing and theme, so that several pictures can stand in one page.
    """
    x, y, across, down = box
    spoken = f"<title>{escape(title)}</title>" if role == "img" else ""
    label = "" if role == "img" else f' aria-label="{escape(title)}"'
    spoken += f"<desc>{escape(desc)}</desc>" if desc else ""
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="{kind}" viewBox="{x:g} {y:g} {across:g} {down:g}" '
        f'width="{width:g}" height="{width * down / across:g}" role="{role}"{label} font-family="var(--font-ui)">'
        f"{spoken}{_definitions(drawing)}{drawing}</svg>"
    )
    own = sha256(f"{theme} {svg}".encode()).hexdigest()[:8]
    return painted(_NAME.sub(rf"\g<1>f{own}-", svg), theme)


def text(line: str, x: float, y: float, size: float, **attributes: str) -> str:
    """One line of text; `class_` is written as class."""
    more = "".join(f' {key.strip("_").replace("_", "-")}="{value}"' for key, value in attributes.items())
    return f'<text x="{x:g}" y="{y:g}" font-size="{size:g}"{more}>{escape(line, quote=False)}</text>'


def _definitions(drawing: str) -> str:
    """The glyphs, hatches and shades that the drawing uses, also through one another."""
    found: dict[str, str] = {}
    todo = _REFERENCE.findall(drawing)
    while todo:
        name = todo.pop()
        if name not in found and f'id="{name}"' not in drawing:
            found[name] = DEFINITIONS[name]
            todo += _REFERENCE.findall(found[name])
    return f"<defs>{''.join(found[name] for name in sorted(found))}</defs>" if found else ""
