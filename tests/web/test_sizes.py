"""The table of the arena at every size and in every language: board, question and hand in view, names whole."""

from __future__ import annotations

from itertools import product

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.sizes import FULL
from tests.web.positions import DUEL, TASKS, beginning
from tests.web.visitor import Visitor, table

SIZES = [(1024, 768), (844, 390), (640, 400), (390, 844), (1280, 800), (1440, 900), (1920, 1080), (960, 540)]
"""640 x 400 and 960 x 540 are 1280 x 800 and 1920 x 1080 at 200 % zoom; 844 x 390 is a phone on its side."""
LANGUAGES = ("en", "pl", "cs")
LOOKS = list(product(SIZES, LANGUAGES)) if FULL else [(size, LANGUAGES[at % 3]) for at, size in enumerate(SIZES, 1)]


def inside(place: Locator, width: int, height: int) -> bool:
    box = place.bounding_box()
    assert box is not None
    across = box["x"] >= -1 and box["x"] + box["width"] <= width + 1
    return across and box["y"] >= -1 and box["y"] + box["height"] <= height + 1


@pytest.mark.parametrize(
    ("size", "language"), LOOKS, ids=lambda value: "x".join(map(str, value)) if isinstance(value, tuple) else value
)
def test_everything_one_needs_is_in_view(browser: Browser, address: str, size: tuple[int, int], language: str) -> None:
    width, height = size
    guest = Visitor(browser, address, width=width, height=height, language=language, touch=width < 1100)
    for document in (DUEL, TASKS):
        made = table(address, {"who": "me"}, {"who": "bot", "level": "apprentice"}, settings=beginning(document))
        guest.sit_down(made["seats"][0]["link"])
        guest.my_move()
        page = guest.page
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert inside(page.locator(".board"), width, height)
        assert inside(page.locator(".ptitle"), width, height)
        assert inside(page.locator(".chips button").first, width, height)
        assert inside(page.locator(".mini").first, width, height)
        square = guest.square("e5").bounding_box()
        assert square is not None
        assert square["width"] >= 38
        for name in page.locator(".corner.seatcorner .who b").all():
            assert name.evaluate("node => node.scrollWidth <= node.clientWidth + 1")
    guest.leave()
    assert guest.complaints == []


@pytest.mark.parametrize("size", [(844, 390), (960, 480), (640, 400)])
def test_replay_and_editor_lie_on_their_side_too(browser: Browser, address: str, size: tuple[int, int]) -> None:
    width, height = size
    guest = Visitor(browser, address, width=width, height=height, language="cs", touch=True)
    made = table(address, {"who": "me"}, {"who": "bot", "level": "apprentice"}, settings=beginning(DUEL))
    guest.sit_down(made["seats"][0]["link"])
    guest.my_move()
    guest.open(f"/table/{made['table']}#replay")
    guest.page.wait_for_selector(".replaybox")
    assert inside(guest.page.locator(".board"), width, height)
    assert inside(guest.page.get_by_role("slider"), width, height)
    guest.open("/editor")
    guest.page.wait_for_selector(".verdict .good")
    assert inside(guest.page.locator(".board"), width, height)
    assert inside(guest.page.locator(".edithead .primary"), width, height)
    if width >= 760:
        for tool in guest.page.locator(".tool").all():
            assert inside(tool, width, height)
    assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    guest.leave()
    assert guest.complaints == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_card_lacks_is_one_line(browser: Browser, address: str, language: str) -> None:
    guest = Visitor(browser, address, width=1024, height=768, language=language)
    made = table(address, {"who": "me"}, {"who": "bot", "level": "apprentice"}, settings=beginning(TASKS))
    guest.sit_down(made["seats"][0]["link"])
    guest.my_move()
    lacks = guest.page.locator('.mini[data-card="titan"] .no')
    expect(lacks.locator("svg")).to_have_count(2)
    box = lacks.bounding_box()
    assert box is not None
    assert box["height"] < 24
    guest.leave()


def test_a_wide_screen_has_a_third_column(browser: Browser, address: str) -> None:
    guest = Visitor(browser, address, width=1920, height=1080)
    made = table(address, {"who": "me"}, {"who": "bot", "level": "apprentice"}, settings=beginning(TASKS))
    guest.sit_down(made["seats"][0]["link"])
    guest.my_move()
    expect(guest.page.locator(".third .tasks")).to_be_visible()
    expect(guest.page.locator(".third .log")).to_be_visible()
    guest.page.set_viewport_size({"width": 1280, "height": 800})
    expect(guest.page.locator(".right .tasks")).to_be_visible()
    guest.page.set_viewport_size({"width": 1024, "height": 768})
    expect(guest.page.locator(".left .tasks")).to_be_visible()
    guest.leave()
    assert guest.complaints == []
