"""The card of a task: its points, a small picture of an example, the condition, and how far it is met now."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial, reduce
from operator import or_
from typing import Final, NamedTuple

from frostglass.arena.board import (
    CENTRAL,
    CENTRAL_LINES,
    DIAGONALS,
    DIAGRAM,
    NAMES,
    OPPOSITE_CORNERS,
    OPPOSITE_SIDES,
)
from frostglass.arena.patterns import RANKS
from frostglass.pictures.board import OCTAGON
from frostglass.pictures.crests import crest
from frostglass.pictures.diagram import Diagram, mark, slab, tile
from frostglass.pictures.face import Block, CardFace, Row
from frostglass.pictures.measure import width, wrap
from frostglass.pictures.paper import text
from frostglass.pictures.sprites import use
from frostglass.pictures.theme import Theme

_SCENES: Final = {
    "destruction": "Cx Cx Cx",
    "devastation": "Cx Cx Cx Cx",
    "heroic_destruction": "Cx Cx Hx",
    "heroic_devastation": "Cx Cx Hx Hx",
    "end_of_legends": "Lx / Hx Hx",
    "red_conquest": "rc rh rh",
    "green_conquest": "gc gh gh",
    "color_conquest": "rc rh rh gc gh",
    "red_legends": "rh rl",
    "green_legends": "gh gl",
    "rainbow_dominance": "rh rh rH | gh gh gH",
    "red_summoning": "s rs",
    "green_summoning": "s gs",
    "colored_summoning": "rs gs",
    "legendary_summoning": "s S",
    "center_cross": ". c . / c . c | c c c / . c . | . c . / c . c",
    "imprisonment": "c c c | c C c | c . .",
    "envelopment": "c c c | c C c | c c .",
    "isolation": "c c c . | c C c C | c c c .",
}
"""Examples, row by row. c h l: pieces of yours; C H L: enemy pieces, x: destroyed; s S: a being or legend that is
summoned; r g before them: on a red or green square; /: either the left or the right."""

_PLANS: Final = {
    "central_dominance": (CENTRAL, "cd6 he6 cd5 ce4 hf5"),
    "line_dominance": (reduce(or_, CENTRAL_LINES), "ca5 cb5 cc5 Cd5 ce5 cf5 cg5 ch5"),
    "diagonals": (DIAGONALS[0] | DIAGONALS[1], "cb8 cd6 hf4 cg3 cc3 cd4 hf6 ch8"),
    "side_chain": (reduce(or_, (*OPPOSITE_SIDES[0], *OPPOSITE_SIDES[1])), "ca5 cb5 cc6 cd6 ce5 cf4 cg4 ch5 ci5"),
    "corner_chain": (reduce(or_, (*OPPOSITE_CORNERS[0], *OPPOSITE_CORNERS[1])), "cb2 cc3 cd3 ce4 cf5 cg6 cg7 ch8"),
}
"""Examples on the whole board: the squares that the condition names, and pieces."""


class Progress(NamedTuple):
    """One part of a condition: in words, how much of it is there, and how much is needed."""

    words: str
    now: int
    need: int


def task_svg(
    task: str,
    *,
    name: str,
    points: int,
    condition: str,
    under: str = "",
    foot: str = "",
    progress: Sequence[Progress] = (),
    theme: Theme = None,
) -> str:
    """The whole card, 300 x 452."""

    def glyph(x: float, y: float) -> str:
        ring = f'<circle cx="{x:g}" cy="{y:g}" r="16" fill="none" stroke="var(--line-2)" stroke-width="2"/>'
        return ring + text(str(points), x, y + 6, 17, text_anchor="middle", font_weight="700", fill="var(--text)")

    def art(x: float, y: float, wide: float, high: float) -> str:
        behind = crest("tasks", task, x + wide / 2, y + high / 2, 230)
        return behind + example(task).within(x + 8, y + 8, wide - 16, high - 16, 44)

    blocks = [Block(condition)]
    if progress:
        blocks.append(Block("", [row for part in progress for row in _progress(part)]))
    return CardFace(
        name=name,
        under=under,
        glyph=glyph,
        emblem=lambda x, y: use("mark-task", x - 14, y - 14, 28, class_="frost", color="var(--frost)"),
        art=art,
        blocks=blocks,
        foot=(foot, ""),
        theme=theme,
        kind="task",
    ).svg()


def example(task: str) -> Diagram:
    """A small picture of a board on which the condition is met."""
    return _plan(*_PLANS[task]) if task in _PLANS else _scene(_SCENES[task])


def _scene(rows: str) -> Diagram:
    tokens = {(x, y): token for y, row in enumerate(rows.split(" | ")) for x, token in enumerate(row.split())}
    drawn = [slab(tuple(tokens))]
    for (x, y), token in tokens.items():
        if token == "/":
            drawn.append(f'<path d="M{x * 100 + 50} {y * 100 + 4}v92" stroke="var(--text-3)" stroke-width="5"/>')
            continue
        drawn.append(_square(x, y, token[0]) if token[0] in "rg" else tile((x, y), token != ".", ""))
        drawn.append(_figure(token.lstrip("rg"), x, y))
    across, down = max(x for x, _ in tokens) + 1, max(y for _, y in tokens) + 1
    return Diagram("".join(drawn), (-14, -14, across * 100 + 28, down * 100 + 28))


def _plan(lit: int, pieces: str) -> Diagram:
    drawn = [f'<path class="slab" d="{OCTAGON}" fill="var(--slab)" stroke="var(--slab-edge)" stroke-width="6"/>']
    figures = {place[1:]: place[0] for place in pieces.split()}
    for y, row in enumerate(DIAGRAM):
        for s in row:
            x, shown = s % 9, bool(lit >> s & 1)
            drawn.append(tile((x, y), shown, ""))
            if shown:
                drawn.append(
                    f'<rect x="{x * 100 + 8}" y="{y * 100 + 8}" width="84" height="84" rx="6" fill="none" '
                    'stroke="var(--frost)" stroke-width="6" opacity=".8"/>'
                )
            drawn.append(_figure(figures.get(NAMES[s], "."), x, y))
    return Diagram("".join(drawn), (-20, -20, 940, 940))


def _square(x: int, y: int, letter: str) -> str:
    colour = {"r": "red", "g": "green"}[letter]
    return (
        f'<rect class="tile is-{colour}" x="{x * 100 + 3}" y="{y * 100 + 3}" width="94" height="94" rx="8" '
        f'fill="var(--{colour}-tile)"/>'
        + use(f"square-{colour}", x * 100 + 4, y * 100 + 4, 92, class_=colour, color=f"var(--{colour})")
    )


def _figure(token: str, x: int, y: int) -> str:
    """What stands on a square: yours are filled, those of an enemy hollow."""
    if token == ".":
        return ""
    if token in "sS":
        rank = "legendary" if token == "S" else "common"
        return "".join(
            use(glyph, x * 100 + inset, y * 100 + inset, 100 - 2 * inset, class_="ember", color="var(--ember)")
            for glyph, inset in (("target", 1), (f"ghost-{rank}", 10))
        )
    if token in "chl":
        return mark("chl".index(token), x, y)
    rank = RANKS["CHL".index(token[0])]
    hollow = use(f"shape-{rank}", x * 100 + 12, y * 100 + 12, 76)
    struck = use("strike", x * 100 + 12, y * 100 + 12, 76, class_="frost", color="var(--frost)")
    return (
        f'<g fill="var(--slab)" fill-opacity=".6" stroke="var(--text)" stroke-width="7">{hollow}</g>'
        f"{struck if token.endswith('x') else ''}"
    )


def _progress(part: Progress) -> list[Row]:
    """A row of bits after its words, or under them where they are long."""

    def bits(x: float, y: float) -> str:
        left = 300 - 16 - 14 * part.need + 3
        return "".join(
            f'<rect x="{left + 14 * k}" y="{y - 5.5:g}" width="10" height="10" rx="2" stroke-width="1.5" '
            + (
                'fill="var(--frost)" stroke="var(--frost)"/>'
                if k < part.now
                else 'fill="none" stroke="var(--text-3)"/>'
            )
            for k in range(part.need)
        )

    def words(line: str, x: float, y: float) -> str:
        return text(line, x, y + 4.6, 13, fill="var(--text-2)", class_="muted")

    if width(part.words, 13) <= 268 - 14 * part.need - 8:
        return [Row(lambda x, y: words(part.words, x, y) + bits(x, y), 20)]
    return [*(Row(partial(words, line), 18) for line in wrap(part.words, 268, 13)), Row(bits, 18)]
