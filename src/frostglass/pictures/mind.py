"""Memories and the Mind as pictures: panes of two by two areas, covered ones filled, clear ones hollow. No rule of
placing lives here: what is legal, relived or taken is passed in."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from html import escape
from typing import Final, TypedDict, Unpack

from frostglass.embers.deck import COVERED, MEMORY
from frostglass.pictures.measure import width as text_width
from frostglass.pictures.paper import picture, text
from frostglass.pictures.sprites import use
from frostglass.pictures.theme import Theme

Place = tuple[int, int]
"""The grid point of a card's top-left area: x to the right, y downwards, one unit is half a card."""

AREAS: Final = ((0, 0), (1, 0), (0, 1), (1, 1))
"""The four areas of a card in the order of its mask."""
_U: Final = 64
_SUIT: Final = {"glass": "glass-suit"}
"""Colours whose token has another name: `glass` is the pane itself."""


class Laid(TypedDict):
    """A card that lies in the Mind."""

    card: str
    x: int
    y: int


def memory_svg(card: str, *, title: str, desc: str = "", width: float = 108, theme: Theme = None) -> str:
    """One memory card."""
    drawing = _memory(card, range(4), "")
    return picture(
        drawing,
        box=(0, 0, 2 * _U, 2 * _U),
        width=width,
        title=title,
        desc=desc,
        theme=theme,
        kind=f"mem s-{_suit(card)}",
    )


class Marks(TypedDict, total=False):
    """What is shown of a Mind beside its cards."""

    places: Sequence[Place]
    """Where the card in hand may go, numbered in this order."""
    ghost: Laid | None
    """That card where it is pointed at."""
    says: str
    """What it would do there, in a bubble."""
    relived: Collection[str]
    """Cards of the relived set."""
    choices: Collection[str]
    """Cards that may be taken."""
    taken: Collection[str]
    """The one of them that is pointed at."""
    kept: Collection[str]
    leaving: Collection[str]
    """The parts of a split Mind."""


def mind_svg(
    mind: Sequence[Laid],
    *,
    title: str,
    desc: str = "",
    theme: Theme = None,
    width: float | None = None,
    least: tuple[float, float] = (0, 0),
    labels: Mapping[str, str] | None = None,
    **marks: Unpack[Marks],
) -> str:
    """The Mind, bottom card first, and its marks.

    labels: words for each visible card; with them the Mind is a list, without them one image. least: the smallest width
    and height, in units of 1/64 of an area.
    """
    ghost = marks.get("ghost")
    after = [*mind, ghost] if ghost else list(mind)
    shown = _shown(after)
    box = _box(after, marks.get("places", ()), least, bool(marks.get("says")))
    drawn = [
        _ground(box),
        *_panes(after, shown, labels or {}, marks),
        '<g aria-hidden="true" pointer-events="none">',
        *_outlines(after, shown, marks),
        *_aims(marks),
        "</g>",
    ]
    role = "list" if labels else "img"
    return picture(
        "".join(drawn), box=box, width=width or box[2], title=title, desc=desc, theme=theme, kind="mind", role=role
    )


def _panes(
    after: Sequence[Laid], shown: Sequence[set[Place]], labels: Mapping[str, str], marks: Marks
) -> Iterator[str]:
    for laid, points in zip(after, shown, strict=True):
        areas = [k for k in range(4) if _area(laid, k) in points]
        if areas:
            card, is_ghost = laid["card"], laid is marks.get("ghost")
            look = "ghost" if is_ghost else "choice" if card in marks.get("choices", ()) else ""
            yield _pane(laid, areas, look, is_ghost or card in marks.get("taken", ()), labels.get(card, ""))


def _outlines(after: Sequence[Laid], shown: Sequence[set[Place]], marks: Marks) -> Iterator[str]:
    for laid, points in zip(after, shown, strict=True):
        if laid["card"] in marks.get("relived", ()):
            yield _outline(points, 3, "lived")
        if laid["card"] in marks.get("taken", ()):
            yield _outline(points, -1, "taken")
    for part, look in ((marks.get("kept", ()), "taken"), (marks.get("leaving", ()), "lost")):
        lie = [points for laid, points in zip(after, shown, strict=True) if laid["card"] in part]
        yield _outline(set().union(*lie), 0, look)


def _aims(marks: Marks) -> Iterator[str]:
    """Where the card in hand may go, and what it would do where it is pointed at."""
    ghost, places, says = marks.get("ghost"), marks.get("places", ()), marks.get("says")
    aim = (ghost["x"], ghost["y"]) if ghost else None
    for place in places:
        yield _frame(place, place == aim)
    for number, place in enumerate(places, 1):
        if place != aim:
            yield _spot(place, number)
    if aim and says:
        yield _bubble(says, (aim[0] + 1) * _U, aim[1] * _U - 28)


def room_for(says: str, after: Sequence[Laid]) -> float:
    """How wide a picture has to be that the bubble over the uppermost card is whole."""
    xs = [laid["x"] for laid in after]
    beside = abs(2 * xs[-1] - min(xs) - max(xs)) * _U
    return beside + 2 * _half(says) + _U


def _half(says: str) -> float:
    return text_width(says, 14, "bold") / 2 + 12


def _suit(card: str) -> str:
    return MEMORY[card].colour


def _area(laid: Laid, k: int) -> Place:
    return laid["x"] + AREAS[k][0], laid["y"] + AREAS[k][1]


def _shown(after: Sequence[Laid]) -> list[set[Place]]:
    """For each card the grid points at which it is the uppermost one."""
    top = {_area(laid, k): number for number, laid in enumerate(after) for k in range(4)}
    return [{point for point, upper in top.items() if upper == number} for number in range(len(after))]


def _box(
    after: Sequence[Laid], places: Sequence[Place], least: tuple[float, float], says: bool
) -> tuple[float, float, float, float]:
    points = [(laid["x"], laid["y"]) for laid in after] + list(places) or [(0, 0)]
    left, right = min(x for x, _ in points) - 1, max(x for x, _ in points) + 3
    top, bottom = min(y for _, y in points) - 1, max(y for _, y in points) + 3
    wide, high = max((right - left) * _U, least[0]), max((bottom - top) * _U, least[1])
    return (left + right) * _U / 2 - wide / 2, (top + bottom) * _U / 2 - high / 2, wide, high


def _ground(box: tuple[float, float, float, float]) -> str:
    """The night behind the Mind, with a cross on every grid point."""
    x, y, wide, high = box
    frame = f'x="{x:g}" y="{y:g}" width="{wide:g}" height="{high:g}" rx="14"'
    arm = f"M0-4v8M-4 0h8M{_U}-4v8M{_U - 4} 0h8M0 {_U - 4}v8M-4 {_U}h8M{_U} {_U - 4}v8M{_U - 4} {_U}h8"
    return (
        f'<pattern id="crosses" width="{_U}" height="{_U}" patternUnits="userSpaceOnUse"><path class="cross" d="{arm}" '
        'fill="none" stroke="var(--line)" stroke-width="1.4"/></pattern>'
        f'<rect {frame} fill="url(#night)"/><rect {frame} fill="url(#crosses)"/>'
    )


def _pane(laid: Laid, areas: Sequence[int], look: str, lit: bool, label: str) -> str:
    x, y = laid["x"] * _U, laid["y"] * _U
    glow = f'<circle cx="{_U}" cy="{_U}" r="{1.9 * _U:g}" fill="url(#glow)"/>' if lit else ""
    spoken = f' role="listitem" aria-label="{escape(label)}"' if label else ""
    return (
        f'<g transform="translate({x} {y})" data-card="{laid["card"]}"{spoken}>{glow}'
        f'<rect x="3" y="5" width="{2 * _U - 4}" height="{2 * _U - 4}" rx="9" fill="#000" opacity=".28"/>'
        f"{_memory(laid['card'], areas, look)}</g>"
    )


def _memory(card: str, areas: Sequence[int], look: str) -> str:
    """A pane with the areas that show; the strength is in the first of them."""
    suit = _suit(card)
    faint = ' opacity=".86"' if look == "ghost" else ""
    drawn = [
        f'<g class="s-{suit}{" ghost" if faint else ""}" color="var(--{_SUIT.get(suit, suit)})"{faint}>'
        f'<rect x="1" y="1" width="{2 * _U - 2}" height="{2 * _U - 2}" rx="8" fill="var(--glass)" '
        'stroke="currentColor" stroke-width="2"/>'
    ]
    drawn += [_quarter(card, k, k == areas[0]) for k in areas]
    x, y = (AREAS[areas[0]][0] + 0.25) * _U, (AREAS[areas[0]][1] + 0.25) * _U
    rim = "var(--ember)" if look == "choice" else "currentColor"
    drawn.append(f'<circle cx="{x:g}" cy="{y:g}" r="13" fill="var(--page)" stroke="{rim}" stroke-width="2"/>')
    drawn.append(
        text(
            str(MEMORY[card].strength), x, y + 6.2, 17.3, class_="strength", text_anchor="middle", font_weight="700",
            fill="var(--text)",
        )
    )  # fmt: skip
    return "".join([*drawn, "</g>"])


def _quarter(card: str, k: int, first: bool) -> str:
    """One area: covered is filled, clear is hollow and dashed, the symbol is in both."""
    x, y = AREAS[k][0] * _U, AREAS[k][1] * _U
    shift = 4.5 if first else 0
    if MEMORY[card].mask[k] == COVERED:
        size, tone = 32.0, {"class_": "ink", "color": "var(--suit-ink)"}
        ground = (
            f'<rect x="{x + 4}" y="{y + 4}" width="{_U - 8}" height="{_U - 8}" rx="6" fill="currentColor"/>'
            f'<path d="M{x + 4} {y + 40}L{x + 40} {y + 4}H{x + 22}L{x + 4} {y + 22}Z" fill="#fff" opacity=".16"/>'
        )
    else:
        size, tone = 23.0, {"opacity": ".8"}
        ground = (
            f'<rect x="{x + 6}" y="{y + 6}" width="{_U - 12}" height="{_U - 12}" rx="4.5" fill="none" '
            'stroke="currentColor" stroke-width="1.6" stroke-dasharray="4 4" opacity=".6"/>'
        )
    corner = _U / 2 - size / 2 + shift
    return ground + use(f"suit-{_suit(card)}", x + corner, y + corner, size, **tone)


_OUTLINES: Final = {
    "lived": 'stroke="var(--text)" stroke-width="3.5" stroke-linecap="square"',
    "taken": 'stroke="var(--ember)" stroke-width="4.5" stroke-linecap="square"',
    "lost": 'stroke="var(--text-2)" stroke-width="3" stroke-dasharray="5 6"',
}


def _outline(points: Collection[Place], inset: int, look: str) -> str:
    """The line around some areas; edges that two of them share are left out."""
    path = "".join(_edges(point, points, inset) for point in sorted(points))
    return f'<path class="{look}" d="{path}" fill="none" {_OUTLINES[look]}/>' if path else ""


def _edges(point: Place, points: Collection[Place], inset: int) -> str:
    x, y = point
    north, east, south, west = ((x, y - 1) in points, (x + 1, y) in points, (x, y + 1) in points, (x - 1, y) in points)
    left, top, right, bottom = x * _U + inset, y * _U + inset, (x + 1) * _U - inset, (y + 1) * _U - inset
    start, end = x * _U if west else left, (x + 1) * _U if east else right
    above, below = y * _U if north else top, (y + 1) * _U if south else bottom
    drawn = "" if north else f"M{start} {top}H{end}"
    drawn += "" if east else f"M{right} {above}V{below}"
    drawn += "" if south else f"M{start} {bottom}H{end}"
    return drawn + ("" if west else f"M{left} {above}V{below}")


def _frame(place: Place, aimed: bool) -> str:
    left, top = place[0] * _U - 3, place[1] * _U - 3
    right, bottom, k = left + 2 * _U + 6, top + 2 * _U + 6, 22 if aimed else 12
    look = 'class="corner4 on" stroke-width="5"' if aimed else 'class="corner4" stroke-width="2.5" opacity=".7"'
    return (
        f'<path {look} d="M{left} {top + k}V{top}H{left + k}M{right - k} {top}H{right}V{top + k}M{right} {bottom - k}'
        f'V{bottom}H{right - k}M{left + k} {bottom}H{left}V{bottom - k}" fill="none" stroke="var(--ember)"/>'
    )


def _spot(place: Place, number: int) -> str:
    """A disc in the middle of a place, with its number as far as keys go."""
    x, y = (place[0] + 1) * _U, (place[1] + 1) * _U
    digit = {"text_anchor": "middle", "font_weight": "700", "fill": "var(--ember)", "class_": "spotn"}
    return (
        f'<circle class="spot" cx="{x}" cy="{y}" r="15" fill="var(--page)" stroke="var(--ember)" stroke-width="2.5"/>'
        + (
            text(str(number), x, y + 5.5, 15, **digit)
            if number <= 9
            else f'<circle cx="{x}" cy="{y}" r="4.5" fill="var(--ember)"/>'
        )
    )


def _bubble(says: str, x: float, y: float) -> str:
    half = _half(says)
    return (
        f'<rect class="says" x="{x - half:.1f}" y="{y - 16:g}" width="{2 * half:.1f}" height="32" rx="16" '
        'fill="var(--ember)"/>'
        + text(says, x, y + 5, 14, text_anchor="middle", font_weight="700", fill="var(--on-ember)")
    )
