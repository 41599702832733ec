"""The arena board as a picture: the octagon, its squares and pieces, and what may be done there. One square is 100
units; a piece is a token of a board diagram (`h2`: heroic, seat 2)."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from html import escape
from itertools import product
from typing import Final, Literal, TypedDict, Unpack

from frostglass.arena.board import DIAGRAM, FILES, GREEN, NAMES, RED, ROW_FILES, square
from frostglass.arena.patterns import RANKS
from frostglass.pictures.measure import width as text_width
from frostglass.pictures.paper import picture, text
from frostglass.pictures.sprites import piece, use
from frostglass.pictures.theme import SEATS, Theme

Side = Literal["deathmatch", "high_form"]
Point = tuple[int, int]

_MARGIN: Final = 20
OCTAGON: Final = "M193-17H707L917 193V707L707 917H193L-17 707V193Z"
_EDGES: Final = {
    "sw": "M-11 707 193 911",
    "nw": "M193-11-11 193",
    "ne": "M707-11 911 193",
    "se": "M911 707 707 911",
}
_CRACKS: Final = (
    "M-10 330 70 352 128 330 236 371 318 349M905 560 812 545 760 575 655 548 603 571M420-15 436 70 415 118 441 182"
    "M470 915 455 830 480 782"
)
_TOKENS: Final = {
    f"{kind}{seat}": (rank, letter)
    for kind, rank in zip("chl", RANKS, strict=True)
    for seat, letter in enumerate("abcd", 1)
}
"""Rank and seat letter of every piece."""


class Marks(TypedDict, total=False):
    """What is shown of a board beside its pieces."""

    choices: Collection[str]
    """Legal squares, framed in ember."""
    chosen: str | None
    """The one of them that is pointed at."""
    says: str
    """What the choice does, in a bubble at the chosen square or at the lower edge."""
    ghosts: Mapping[str, str]
    """Pieces that would appear; one that stands there now is shown struck through."""
    wires: Sequence[Sequence[str]]
    """Each a target and the squares that its pattern uses."""
    missing: Collection[str]
    """Those of the squares used that lack a piece."""
    found: Collection[str]
    """Squares framed in frost."""
    changed: Collection[str]
    """Squares of the last turn."""
    setup: Collection[str]
    """Where pieces start."""
    corners: Mapping[str, int]
    """Who owns which slanted edge (sw, nw, ne, se)."""
    active: int | None
    """The seat to move."""
    gateway: str | None
    """The square of the piece that carries its four arcs."""


def board_svg(
    cells: Mapping[str, str],
    *,
    title: str,
    desc: str = "",
    theme: Theme = None,
    side: Side = "deathmatch",
    width: float = 680,
    labels: Mapping[str, str] | None = None,
    **marks: Unpack[Marks],
) -> str:
    """The board with the pieces of `cells` (square -> token; `--` is empty), and its marks.

    labels: words for each square; with them the board is a grid that can be walked, without them it is one image.
    """
    pieces = {name: token for name, token in cells.items() if token != "--"}
    busy = {*pieces, *marks.get("ghosts", ()), *marks.get("choices", ())}
    drawn = [
        *_slab(marks),
        _tiles(busy, labels, marks.get("chosen") or "e5"),
        '<g aria-hidden="true" pointer-events="none">',
        _central() if side == "high_form" else "",
        _coordinates(12.2 / (width / 9.4) * 100),
        f'<path d="{_CRACKS}" fill="none" stroke="#fff" stroke-opacity=".1" stroke-width="2"/>',
        *_under_pieces(busy, marks),
        *_wires(pieces, marks),
        *_pieces(pieces, marks),
        *_over_pieces(marks),
        "</g>",
    ]
    box = (-_MARGIN, -_MARGIN, 900 + 2 * _MARGIN, 900 + 2 * _MARGIN)
    role = "grid" if labels else "img"
    return picture("".join(drawn), box=box, width=width, title=title, desc=desc, theme=theme, kind="board", role=role)


def _slab(marks: Marks) -> Iterator[str]:
    yield f'<path class="slab" d="{OCTAGON}" fill="var(--slab)" stroke="var(--slab-edge)" stroke-width="2.5"/>'
    for corner, seat in marks.get("corners", {}).items():
        yield _edge(corner, seat, seat == marks.get("active"))


def _under_pieces(busy: Collection[str], marks: Marks) -> Iterator[str]:
    for name in sorted(marks.get("setup", ())):
        if name not in busy:
            yield _glyph("square-start", name, 2, 96, "frost")
    for name in sorted(marks.get("choices", ())):
        yield _ground(name, name == marks.get("chosen"))
    yield from map(_outline, sorted(marks.get("changed", ())))


def _wires(pieces: Mapping[str, str], marks: Marks) -> Iterator[str]:
    for target, *used in marks.get("wires", ()):
        for a, b in _tree([_middle(name) for name in (target, *used)]):
            yield _wire(a, b)
        yield from (_used(name) for name in used if name in pieces and name not in marks.get("missing", ()))


def _pieces(pieces: Mapping[str, str], marks: Marks) -> Iterator[str]:
    """Those that stand there and stay, what is missing beside them, and those that would come."""
    ghosts, gateway = marks.get("ghosts", {}), marks.get("gateway")
    for name, token in pieces.items():
        if name not in ghosts:
            yield _piece(token, name, 5, 90)
    if gateway is not None and gateway in pieces:
        yield _glyph("gateway", gateway, 0, 100, "text")
    for name in sorted(marks.get("missing", ())):
        yield _glyph("missing", name, 2, 96, "frost")
    for name, token in ghosts.items():
        yield f'<g class="ghost" opacity=".9">{_piece(token, name, 9, 82)}</g>'
        yield _lost(pieces[name], name) if name in pieces else ""


def _over_pieces(marks: Marks) -> Iterator[str]:
    chosen, says = marks.get("chosen"), marks.get("says")
    for name in sorted(marks.get("choices", ())):
        yield _glyph("target", name, 1, 98, "ember" if name == chosen else "ember breathe")
    for name in sorted(marks.get("found", ())):
        yield _glyph("target", name, 1, 98, "frost")
    if says:
        yield _bubble(says, chosen)


def _corner(name: str) -> Point:
    s = square(name)
    return s % 9 * 100, (8 - s // 9) * 100


def _middle(name: str) -> Point:
    x, y = _corner(name)
    return x + 50, y + 50


def _glyph(glyph: str, name: str, inset: int, size: int, look: str) -> str:
    x, y = _corner(name)
    return use(glyph, x + inset, y + inset, size, class_=look, color=f"var(--{look.split()[0]})")


def _piece(token: str, name: str, inset: int, size: int) -> str:
    x, y = _corner(name)
    return piece(*_TOKENS[token], x + inset, y + inset, size)


def _edge(corner: str, seat: int, active: bool) -> str:
    letter = "abcd"[seat - 1]
    line = f'd="{_EDGES[corner]}" stroke-linecap="round"'
    ink, body, shine = (18, 13, "1") if active else (13, 8, ".7")
    return (
        f'<g class="seat-{letter}" color="{SEATS[letter]["color"]}">'
        f'<path {line} stroke="{SEATS[letter]["seat-ink"]}" stroke-width="{ink}"/>'
        f'<path {line} stroke="currentColor" stroke-width="{body}" opacity="{shine}"/></g>'
    )


def _tiles(busy: Collection[str], labels: Mapping[str, str] | None, entry: str) -> str:
    drawn = []
    for number, row in enumerate(DIAGRAM, 1):
        drawn.append(f'<g role="row" aria-rowindex="{number}">' if labels else "<g>")
        for s in row:
            name = NAMES[s]
            spoken = ""
            if labels:
                spoken = (
                    f' role="gridcell" aria-colindex="{s % 9 + 1}" aria-label="{escape(labels[name])}" '
                    f'tabindex="{0 if name == entry else -1}"'
                )
            drawn.append(f'<g data-square="{name}"{spoken}>{_tile(s, name in busy)}</g>')
        drawn.append("</g>")
    return "".join(drawn)


def _tile(s: int, busy: bool) -> str:
    """A square; red ones have teeth, green ones a ring, both outside every piece."""
    x, y = _corner(NAMES[s])
    colour = "red" if RED >> s & 1 else "green" if GREEN >> s & 1 else ""
    look = f'class="tile is-{colour}" fill="var(--{colour}-tile)"' if colour else 'class="tile" fill="var(--tile)"'
    drawn = (
        f'<rect {look} x="{x + 1.5}" y="{y + 1.5}" width="97" height="97" rx="6"/>'
        f'<rect class="tile-line" x="{x + 2.5}" y="{y + 2.5}" width="95" height="95" rx="5" fill="url(#sheen)" '
        'stroke="var(--tile-line)" stroke-width="1.6"/>'
    )
    if colour:
        glyph = f"square-{colour}" if busy else f"square-{colour}-empty"
        drawn += use(glyph, x + 2, y + 2, 96, class_=colour, color=f"var(--{colour})")
    return drawn


def _central() -> str:
    """The double hairline around the nine central squares of the High Form side."""
    return "".join(
        f'<rect x="{300 - out}" y="{300 - out}" width="{300 + 2 * out}" height="{300 + 2 * out}" rx="6" fill="none" '
        'stroke="var(--text-3)" stroke-width="2"/>'
        for out in (3.5, -3.5)
    )


def _coordinates(size: float) -> str:
    """Letters on the lowest square of each file, digits on the first of each row."""
    drawn = [
        '<g class="coord" fill="var(--text-3)" font-weight="600" paint-order="stroke" stroke="var(--tile)" '
        'stroke-width="7">'
    ]
    for file in FILES:
        row = next(row for row in range(1, 10) if file in ROW_FILES[row])
        x, y = _corner(f"{file}{row}")
        drawn.append(text(file, x + 92, y + 93, round(size, 1), text_anchor="end"))
    for row, files in ROW_FILES.items():
        x, y = _corner(f"{files[0]}{row}")
        drawn.append(text(str(row), x + 8, round(y + size * 0.82 + 5, 1), round(size, 1)))
    return "".join([*drawn, "</g>"])


def _ground(name: str, chosen: bool) -> str:
    x, y = _corner(name)
    glow = f'<circle cx="{x + 50}" cy="{y + 50}" r="120" fill="url(#glow)"/>' if chosen else ""
    look = 'fill="var(--ember-glow)" fill-opacity=".34"' if chosen else 'fill="var(--ember-soft)" fill-opacity=".9"'
    return f'{glow}<rect x="{x + 4}" y="{y + 4}" width="92" height="92" rx="4" {look}/>'


def _outline(name: str) -> str:
    x, y = _corner(name)
    return (
        f'<rect class="ice" x="{x + 4}" y="{y + 4}" width="92" height="92" rx="5" fill="none" stroke="var(--text-2)" '
        'stroke-width="2.5"/>'
    )


def _wire(a: Point, b: Point) -> str:
    line = f'class="wire" d="M{a[0]} {a[1]}L{b[0]} {b[1]}" fill="none" stroke="var(--frost)"'
    return f'<path {line} stroke-width="15" opacity=".28"/><path {line} stroke-width="5"/>'


def _used(name: str) -> str:
    x, y = _middle(name)
    return f'<circle class="wire" cx="{x}" cy="{y}" r="45" fill="none" stroke="var(--frost)" stroke-width="5"/>'


def _lost(token: str, name: str) -> str:
    """The piece that would go, struck through at the corner of its square."""
    x, y = _corner(name)
    return (
        f'<circle cx="{x + 86}" cy="{y + 86}" r="31" fill="var(--page)" stroke="var(--ember)" stroke-width="4"/>'
        f'{_piece(token, name, 57, 58)}<path d="M{x + 64} {y + 108}l44-44" stroke="var(--ember)" stroke-width="5"/>'
    )


def _bubble(says: str, chosen: str | None) -> str:
    """What a choice does: above its square, below it on the top row, at the lower edge where it has none."""
    size = min(30.0, 30 * 840 / text_width(says, 30, "bold"))
    half = text_width(says, size, "bold") / 2 + 22
    x, y = (450, 888)
    if chosen:
        x, y = _middle(chosen)
        x = round(min(max(x, half - 10), 910 - half))
        y += -88 if y > 150 else 88
    return (
        f'<rect class="says" x="{x - half:.1f}" y="{y - 30}" width="{2 * half:.1f}" height="60" rx="30" '
        'fill="var(--ember)"/>'
        + text(says, x, y + size * 0.35, size, text_anchor="middle", font_weight="700", fill="var(--on-ember)")
    )


def _tree(points: Sequence[Point]) -> Iterable[tuple[Point, Point]]:
    """The edges of the smallest tree through the points: the constellation of a summoning."""
    inside, rest = [points[0]], list(points[1:])
    while rest:
        a, b = min(product(inside, rest), key=lambda edge: math.dist(*edge))
        yield a, b
        inside.append(b)
        rest.remove(b)
