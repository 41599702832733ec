# Memories and the Mind: what shows, what is hidden, what is marked.
from xml.etree.ElementTree import Element

import pytest

from frostglass.embers.deck import COLOUR, MASK, MEMORIES, STRENGTH
from frostglass.pictures import memory_svg, mind_svg
from tests.pictures.samples import MIND, SVG, laid, read


def filled(root: Element) -> int:
    return len([rect for rect in root.iter(f"{SVG}rect") if rect.get("fill") == "currentColor"])


def hollow(root: Element) -> int:
    return len([rect for rect in root.iter(f"{SVG}rect") if rect.get("stroke-dasharray")])


def symbols(root: Element) -> list[str]:
    return [use.get("href", "").partition("-")[2] for use in root.iter(f"{SVG}use")]


def pane(root: Element, card: str) -> Element:
    return next(g for g in root.iter(f"{SVG}g") if g.get("data-card") == card)


def strengths(element: Element) -> list[str]:
    return [text.text or "" for text in element.iter(f"{SVG}text") if text.get("class") == "strength"]


@pytest.mark.parametrize("card", MEMORIES)
def test_a_memory_shows_its_mask_its_symbol_and_its_strength(card: str) -> None:
    root = read(memory_svg(card, title=card))
    assert filled(root) == MASK[card].count("#")
    assert hollow(root) == MASK[card].count(".")
    assert symbols(root) == [f"suit-{COLOUR[card]}"] * 4
    assert strengths(root) == [str(STRENGTH[card])]


def test_a_card_shows_only_what_is_not_under_another() -> None:
    root = read(mind_svg(MIND, title="Mind"))
    assert len(symbols(pane(root, "glass-1a"))) == 2
    assert len(symbols(pane(root, "glass-4"))) == 3
    assert len(symbols(pane(root, "chains-1b"))) == 4
    assert [strengths(pane(root, entry["card"])) for entry in MIND] == [["1"], ["2"], ["1"], ["4"], ["1"], ["1"]]


def test_a_card_that_is_wholly_hidden_is_not_drawn() -> None:
    root = read(mind_svg([laid("glass-1a", 0, 0), laid("glass-1b", 0, 0)], title="Mind"))
    assert [g.get("data-card") for g in root.iter(f"{SVG}g") if g.get("data-card")] == ["glass-1b"]


def test_the_strength_is_in_the_first_area_that_shows() -> None:
    root = read(mind_svg([laid("glass-1a", 0, 0), laid("flames-1a", -1, -1)], title="Mind"))
    badge = next(circle for circle in pane(root, "glass-1a").iter(f"{SVG}circle"))
    assert (badge.get("cx"), badge.get("cy")) == ("80", "16")


def test_places_are_numbered_as_far_as_keys_go() -> None:
    places = [(3 * n, 0) for n in range(11)]
    root = read(mind_svg([], title="Mind", places=places))
    assert [t.text for t in root.iter(f"{SVG}text") if t.get("class") == "spotn"] == list("123456789")
    assert len([c for c in root.iter(f"{SVG}circle") if c.get("class") == "spot"]) == 11


def test_the_place_of_the_ghost_has_the_card_instead_of_a_number() -> None:
    svg = mind_svg(MIND, title="Mind", places=[(5, 0), (3, 0)], ghost=laid("glass-2a", 3, 0), says="2 + 5 = 7")
    root = read(svg)
    assert [t.text for t in root.iter(f"{SVG}text") if t.get("class") == "spotn"] == ["1"]
    assert len([p for p in root.iter(f"{SVG}path") if p.get("class") == "corner4 on"]) == 1
    assert len(symbols(pane(root, "glass-2a"))) == 4
    assert "2 + 5 = 7" in svg


def test_outlines_leave_out_shared_edges() -> None:
    root = read(mind_svg(MIND[:1], title="Mind", kept=["glass-1a"]))
    (line,) = (path for path in root.iter(f"{SVG}path") if path.get("class") == "taken")
    assert (line.get("d") or "").count("M") == 8


def test_everything_lies_inside_the_frame() -> None:
    x, y, wide, high = map(float, read(mind_svg(MIND, title="Mind", least=(838, 452))).get("viewBox", "").split())
    assert (wide, high) == (838, 452)
    assert all(x <= e["x"] * 64 and (e["x"] + 2) * 64 <= x + wide for e in MIND)
    assert all(y <= e["y"] * 64 and (e["y"] + 2) * 64 <= y + high for e in MIND)


def test_with_labels_it_is_a_list_of_visible_cards() -> None:
    root = read(mind_svg(MIND, title="Mind", labels={entry["card"]: f"card {entry['card']}" for entry in MIND}))
    items = [g.get("aria-label") for g in root.iter(f"{SVG}g") if g.get("role") == "listitem"]
    assert root.get("role") == "list"
    assert items == [f"card {entry['card']}" for entry in MIND]
