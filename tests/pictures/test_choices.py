# One choice in its position, and the pictures that notebooks show.
import re

import pytest

from frostglass.arena.document import read as read_arena
from frostglass.arena.patterns import CARDS
from frostglass.arena.rules import ARENA
from frostglass.embers.mind import Mind
from frostglass.embers.rules import EMBERS
from frostglass.pictures import position_svg, show
from tests.embers.tables import table
from tests.pictures.samples import SVG, read
from tests.pictures.test_board_picture import squares, uses
from tests.terminal.run import ARENA as DOCUMENT

POSITION = read_arena(DOCUMENT)


def chosen(text: str, says: str = "") -> str:
    assert POSITION.decision is not None
    option = ARENA.parse(text, POSITION.decision)
    return position_svg(POSITION, title="Duel", choice=option, says=says)


def bubbles(svg: str) -> list[str]:
    drawn = [mark for mark in read(svg).iter(f"{SVG}text") if mark.get("font-weight") == "700"]
    return [mark.text or "" for mark in drawn if len(mark.text or "") > 2]


def test_placing_shows_the_square_and_the_piece() -> None:
    svg = chosen("P c9", "Place a piece on c9")
    assert squares(svg, "target") == {"c9"}
    assert "c9" in squares(svg, "piece-common-a")
    assert bubbles(svg) == ["Place a piece on c9"]


def test_summoning_shows_the_pieces_it_uses() -> None:
    svg = chosen("S snow_fox d7/7")
    assert squares(svg, "target") == {"d7"}
    assert len(re.findall(r'<circle class="wire"', svg)) == 2
    assert bubbles(svg) == []


def test_a_choice_without_a_square_still_says_what_it_does() -> None:
    svg = chosen("T ice_princess", "Thaw Ice Princess")
    assert squares(svg, "target") == set()
    assert bubbles(svg) == ["Thaw Ice Princess"]


@pytest.mark.parametrize("square", ["c9", "g9", "a5", "i5", "c1"])
def test_the_words_stay_on_the_board(square: str) -> None:
    if POSITION.decision and f"P {square}" in map(ARENA.text, POSITION.decision.options):
        (bubble,) = re.findall(
            r'class="says" x="([-\d.]+)" y="([-\d.]+)" width="([\d.]+)"', chosen(f"P {square}", "x" * 60)
        )
        x, y, wide = map(float, bubble)
        assert x >= -20
        assert x + wide <= 920
        assert -20 <= y <= 860


def test_an_addition_shows_the_ghost_of_the_memory_and_what_it_relives() -> None:
    p = table("flames-5@0,0", row="flames-2a glass-4 antlers-1b")
    assert p.decision is not None
    says = "a sentence that is longer than the Mind is wide"
    svg = position_svg(p, title="Mind", choice=EMBERS.parse("flames-2a@-1,1", p.decision), says=says)
    assert 's-flames ghost"' in svg
    assert svg.count('class="lived"') == 2
    (bubble,) = re.findall(r'class="says" x="([-\d.]+)" y="[-\d.]+" width="([\d.]+)"', svg)
    left, _, across, _ = map(float, (read(svg).get("viewBox") or "").split())
    x, wide = map(float, bubble)
    assert left < x
    assert x + wide < left + across


def test_a_part_that_stays_and_one_that_goes() -> None:
    """V4: after chains-5 is taken the Mind is in two parts."""
    p = table("daggers-1a@1,1 daggers-4@-1,-1", row="", todo="split, turn_end", turn=1)
    assert p.decision is not None
    assert p.decision.kind == "split"
    svg = position_svg(p, title="Mind", choice=p.decision.options[0])
    assert (svg.count('class="taken"'), svg.count('class="lost"')) == (1, 1)


def test_a_memory_that_is_taken() -> None:
    p = table("chains-5@0,0 flames-4@1,1", turn=1, todo="glimpse")
    assert p.decision is not None
    assert 'class="taken"' in position_svg(p, title="Mind", choice=p.decision.options[0])


def test_objects_show_themselves_in_a_notebook() -> None:
    p = table("flames-5@0,0", row="flames-2a glass-4")
    for thing in (POSITION, p, p.mind, CARDS["snow_fox"]):
        drawn = thing._repr_svg_()  # type: ignore[union-attr]
        assert read(drawn).tag == f"{SVG}svg"
        assert show(thing)._repr_svg_() == str(show(thing)) == drawn
    assert len(uses(show(POSITION).svg, "piece-heroic-a")) == 1


def test_objects_have_a_text() -> None:
    assert str(POSITION).splitlines()[4].split() == DOCUMENT["board"][4].split()
    assert str(CARDS["snow_fox"]) == "T  c  .\n.  .  c"
    assert str(Mind.of([("chains-5", 0, 0), ("flames-4", 1, 1)])) == "chains-5@0,0 flames-4@1,1"
    p = table("chains-5@0,0", row="flames-2a glass-4", demons={"glass": "glass-1a"})
    assert str(p).splitlines() == ["mind: chains-5@0,0", "row: flames-2a glass-4", "demons: glass (1)"]
