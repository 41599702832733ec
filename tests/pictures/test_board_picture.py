# The board and the diagrams of cards: every square and piece is where it belongs.
import re
from xml.etree.ElementTree import Element

import pytest

from frostglass.arena.board import NAMES, SQUARES
from frostglass.arena.patterns import CARDS, Card
from frostglass.pictures import board_svg, pattern_svg
from frostglass.pictures.theme import SEATS
from tests.pictures.samples import MIDGAME, SVG, read

PLACES = {NAMES[s]: (s % 9 * 100, (8 - s // 9) * 100) for s in SQUARES}


def uses(svg: str, glyph: str) -> list[Element]:
    return [use for use in read(svg).iter(f"{SVG}use") if re.sub(r"^#f\w{8}-", "", use.get("href", "")) == glyph]


def squares(svg: str, glyph: str) -> set[str]:
    """The squares on which a glyph stands."""
    at = {(float(use.get("x", "")) // 100 * 100, float(use.get("y", "")) // 100 * 100) for use in uses(svg, glyph)}
    return {name for name, place in PLACES.items() if place in at}


def test_there_are_69_squares_four_red_and_five_green() -> None:
    svg = board_svg({}, title="Board")
    assert {g.get("data-square") for g in read(svg).iter(f"{SVG}g")} - {None} == PLACES.keys()
    assert squares(svg, "square-red-empty") == {"d8", "e5", "h4", "c2"}
    assert squares(svg, "square-green-empty") == {"c7", "g7", "i6", "a5", "f2"}


def test_every_piece_stands_on_its_square_in_its_colour() -> None:
    svg = board_svg(MIDGAME, title="Board")
    assert squares(svg, "piece-heroic-a") == {"c6", "d5"}
    assert squares(svg, "piece-legendary-b") == {"h6"}
    assert squares(svg, "piece-common-c") == {"h4"}
    assert squares(svg, "piece-heroic-d") == {"g3"}
    assert f'class="seat-d" color="{SEATS["d"]["color"]}"' in svg
    assert all(f'-hatch-{seat}"' in svg for seat in "bcd")
    assert squares(svg, "square-red") == {"e5", "h4", "c2"}


def test_choices_ghosts_and_what_is_lost() -> None:
    svg = board_svg(MIDGAME, title="b", choices=["b5", "f7", "g6"], chosen="f7", ghosts={"f7": "h1"})
    assert squares(svg, "target") == {"b5", "f7", "g6"}
    assert [use.get("class") for use in uses(svg, "target")] == ["ember breathe", "ember", "ember breathe"]
    assert "f7" in squares(svg, "piece-heroic-a")
    lost = next(use for use in uses(svg, "piece-heroic-b") if use.get("width") == "58")
    assert (lost.get("x"), lost.get("y")) == ("557", "257")


def test_the_finder_speaks_in_frost() -> None:
    svg = board_svg(MIDGAME, title="b", found=["c5"], wires=[["c5", "d5", "e4", "b4"]], missing=["b4"])
    assert squares(svg, "missing") == {"b4"}
    assert [use.get("class") for use in uses(svg, "target")] == ["frost"]
    assert len(re.findall(r'<circle class="wire"', svg)) == 2
    assert len(re.findall(r'<path class="wire"', svg)) == 2 * 3


def test_the_high_form_marks_its_nine_squares() -> None:
    plain, marked = (board_svg({}, title="b", side=side) for side in ("deathmatch", "high_form"))
    rects = [len(list(read(svg).iter(f"{SVG}rect"))) for svg in (plain, marked)]
    assert rects[1] - rects[0] == 2


def test_with_labels_it_is_a_grid_with_one_tab_stop() -> None:
    root = read(board_svg(MIDGAME, title="Board", labels={name: f"{name}, empty" for name in PLACES}))
    cells = [g for g in root.iter(f"{SVG}g") if g.get("role") == "gridcell"]
    assert root.get("role") == "grid"
    assert root.get("aria-label") == "Board"
    assert root.find(f"{SVG}title") is None
    assert len([g for g in root.iter(f"{SVG}g") if g.get("role") == "row"]) == 9
    assert cells[0].get("aria-label") == "c9, empty"
    assert [cell.get("data-square") for cell in cells if cell.get("tabindex") == "0"] == ["e5"]


@pytest.mark.parametrize("cells", [{"a1": "c1"}, {"e5": "x1"}, {"e5": "c5"}, {"e5": "c"}])
def test_what_cannot_stand_there_is_refused(cells: dict[str, str]) -> None:
    with pytest.raises(KeyError):
        board_svg(cells, title="Board")


@pytest.mark.parametrize("card", CARDS.values(), ids=lambda card: card.id)
def test_a_diagram_lies_as_its_orientation_does(card: Card) -> None:
    for way in card.orientations:
        svg = pattern_svg(card, title=card.id, turn=way.number)
        found = {
            (int(float(use.get("x", "")) // 100), -int(float(use.get("y", "")) // 100)): rank
            for rank, name in enumerate(("mark-common", "mark-heroic"))
            for use in uses(svg, name)
        }
        assert found == dict(way.cells)
        assert len(re.findall('class="darrow"', svg)) == len(way.arrows)


def test_marks_are_striped_and_dotted() -> None:
    svg = pattern_svg(CARDS["crystal_mirror"], title="Mirror")
    assert len(re.findall(r'fill="url\(#\w+-mark-y\)"', svg)) == 6
    assert len(re.findall(r'fill="url\(#\w+-mark-b\)"', svg)) == 6


def test_the_target_shows_the_being_or_the_piece_it_needs() -> None:
    assert uses(pattern_svg(CARDS["snow_fox"], title="Fox"), "ghost-common")
    assert not uses(pattern_svg(CARDS["ice_queen"], title="Queen"), "ghost-heroic")
