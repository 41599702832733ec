"""The card of a flare: two criteria, two effects, and how far each criterion is met now."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from frostglass.pictures.crests import crest
from frostglass.pictures.face import Block, CardFace, Row
from frostglass.pictures.measure import width, wrap
from frostglass.pictures.paper import text
from frostglass.pictures.sprites import use
from frostglass.pictures.theme import Theme

_PLAIN = 'fill="var(--raised)" stroke="var(--line-2)"'
_MET = 'fill="var(--frost-soft)" stroke="var(--frost)" stroke-width="1.5"'


class Criterion(NamedTuple):
    """How many more pieces an opponent must have, what happens then, in words, and the present difference if known."""

    need: int
    effect: str
    words: str = ""
    now: int | None = None

    @property
    def met(self) -> bool:
        return self.now is not None and self.now >= self.need

    @property
    def figure(self) -> str:
        return f"+{self.need}" if self.now is None else f"{max(self.now, 0)}/{self.need}"


def flare_svg(
    flare: str,
    *,
    name: str,
    upper: Criterion,
    lower: Criterion,
    under: str = "",
    foot: str = "",
    theme: Theme = None,
) -> str:
    """The whole card, 300 x 452. The upper criterion counts upgraded pieces, the lower one all pieces (RULES 8.2)."""
    return CardFace(
        name=name,
        under=under,
        glyph=lambda x, y: use("mark-flare", x - 16, y - 16, 32, class_="ice", color="var(--text)"),
        emblem=lambda x, y: "",
        art=lambda x, y, wide, high: crest("flares", flare, x + wide / 2, y + high / 2, 230),
        blocks=[_half(upper, ("heroic", "legendary")), _half(lower, ("common", "heroic", "legendary"))],
        foot=(foot, f"{int(flare.rpartition('_')[2])} / 12"),
        theme=theme,
        kind="flare",
        least=96,
    ).svg()


def _half(criterion: Criterion, ranks: tuple[str, ...]) -> Block:
    glyphs = 16 + width(criterion.figure, 16, "bold") + 19 * len(ranks)
    beside = width(criterion.words, 13) <= 228 - glyphs

    def draw(x: float, y: float) -> str:
        look = {"fill": "var(--frost)" if criterion.met else "var(--text)", "font_weight": "700"}
        drawn = text(criterion.figure, x, y + 5, 16, **look)
        for k, rank in enumerate(ranks):
            left = x + glyphs - 8 - 19 * (len(ranks) - k)
            drawn += use(f"rank-{rank}", left, y - 8, 16, class_="muted", color="var(--text-2)")
        drawn += _words(criterion.words, x + glyphs, y) if beside else ""
        return drawn + (use("i-check", 260, y - 9, 18, class_="frost", color="var(--frost)") if criterion.met else "")

    rows = [Row(draw, 24)]
    if not beside:
        rows += [Row(partial(_words, line), 18) for line in wrap(criterion.words, 252, 13)]
    return Block(criterion.effect, rows, _MET if criterion.met else _PLAIN)


def _words(line: str, x: float, y: float) -> str:
    return text(line, x, y + 4.6, 13, fill="var(--text-2)", class_="muted") if line else ""
