"""The card of a being: crest and pattern, effect, and the effect of its keyword."""

from __future__ import annotations

from frostglass.arena.patterns import CARDS, DECKS, RANKS, SCHOOLS, Card
from frostglass.pictures.crests import crest
from frostglass.pictures.diagram import diagram
from frostglass.pictures.face import Block, CardFace, Row
from frostglass.pictures.paper import text
from frostglass.pictures.sprites import use
from frostglass.pictures.theme import Theme

BOXES = {
    "frozen": 'class="frozen" fill="var(--frost-soft)" stroke="var(--frost)"',
    "warp": 'class="warp" fill="var(--page-2)" stroke="var(--frost)" stroke-width="1.5" stroke-dasharray="5 4"',
}
"""The box of each keyword's effect: frozen solid, woven dashed."""
PLAIN_BOX = 'fill="var(--page-2)" stroke="var(--line)"'
"""That of a keyword which nobody has drawn one for."""


def card_svg(
    card: Card | str,
    *,
    name: str,
    rank: str,
    effect: str,
    second: str = "",
    second_title: str = "",
    school: str | None = None,
    foot: str = "",
    pattern: str = "",
    theme: Theme = None,
) -> str:
    """The whole card of a being (or id of one), 300 x 452.

    All words come in: `effect`, `second` (the effect of its keyword) and its heading, `foot`, and `pattern` for those
    who cannot see the diagram.
    `school` is an id; it is needed only to tell the two empires apart.
    """
    being = CARDS[card] if isinstance(card, str) else card
    own = school or _school(being)
    blocks = [Block(effect)] if effect else []
    if second:
        blocks.append(Block(second, [_title_of(being.second, second_title)], BOXES.get(being.second, PLAIN_BOX)))
    return CardFace(
        name=name,
        under=rank,
        glyph=lambda x, y: use(f"rank-{RANKS[being.rank]}", x - 15, y - 15, 30, class_="ice", color="var(--text)"),
        emblem=lambda x, y: use(_emblem(own), x - 15, y - 15, 30, class_="frost", color="var(--frost)"),
        art=lambda x, y, wide, high: _art(being, own, (x, y, wide, high)),
        blocks=blocks,
        foot=(foot, f"{being.number} / {len(DECKS[being.deck])}"),
        theme=theme,
        kind=RANKS[being.rank],
        more=pattern,
    ).svg()


def _art(card: Card, school: str, room: tuple[float, float, float, float]) -> str:
    """The pattern before the crest."""
    x, y, wide, high = room
    behind = crest(school, card.id, x + wide / 2, y + high / 2, 270)
    return behind + diagram(card).within(x + 8, y + 8, wide - 16, high - 16, 41)


def _school(card: Card) -> str:
    return next((school for school, deck in SCHOOLS.items() if deck == card.deck), card.deck)


def _emblem(school: str) -> str:
    return "mark-legend" if school == "legends" else f"school-{school}"


def _title_of(keyword: str, words: str) -> Row:
    def draw(x: float, y: float) -> str:
        look = {"class_": "frost", "fill": "var(--frost)", "font_weight": "600"}
        mark = use(f"mark-{keyword}", x, y - 8, 16, class_="frost", color="var(--frost)")
        return mark + (text(words, x + 23, y + 4.6, 13, **look) if words else "")

    return Row(draw, 20)
