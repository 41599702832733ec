"""The start page at every width: nothing is cut, a large screen is used, own tables are seen at a glance."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.web.visitor import Visitor, table
from tests.web.wire import Wire

BOT = {"who": "bot", "level": "random"}
CUT = """() => {
  const pen = document.createElement("canvas").getContext("2d");
  return [...document.querySelectorAll(".seatrow select")].filter((select) => {
    pen.font = getComputedStyle(select).font;
    return pen.measureText(select.selectedOptions[0].textContent).width > select.clientWidth - 16;
  }).map((select) => select.selectedOptions[0].textContent);
}"""


@pytest.mark.parametrize("language", ["en", "pl", "cs"])
@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1024, 768), (1280, 800), (1920, 1080)])
def test_who_sits_where_can_be_read(browser: Browser, address: str, size: tuple[int, int], language: str) -> None:
    guest = Visitor(browser, address, width=size[0], height=size[1], language=language)
    guest.open("/")
    guest.page.wait_for_selector(".seatrow")
    assert guest.page.evaluate(CUT) == []
    assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    guest.leave()
    assert guest.complaints == []


def test_a_large_screen_is_used_from_top_to_bottom(browser: Browser, address: str) -> None:
    guest = Visitor(browser, address, width=1920, height=1080)
    guest.open("/")
    box = guest.page.locator(".ways").bounding_box()
    assert box is not None
    assert 900 < box["y"] + box["height"] <= 1080
    assert box["width"] > 1600
    guest.leave()


def test_own_tables_are_seen_at_a_glance_and_in_one_request(visitor: Visitor) -> None:
    for level in ("random", "apprentice", "random"):
        made = table(visitor.address, {"who": "me"}, {"who": "bot", "level": level})
        visitor.sit_down(made["seats"][0]["link"])
    made = table(visitor.address, {"who": "me"}, BOT, game="embers", settings={"mode": "prologue"})
    visitor.open(made["seats"][0]["link"])
    visitor.page.wait_for_selector("svg.mind")
    visitor.page.goto("about:blank")
    wire = Wire(visitor.page)
    visitor.open("/")
    expect(visitor.page.locator(".trow")).to_have_count(4)
    expect(visitor.page.locator(".trow .thumb .board")).to_have_count(3)
    expect(visitor.page.locator(".trow .thumb svg.mind")).to_have_count(1)
    visitor.page.wait_for_load_state("networkidle")
    assert len(wire.addresses) <= 3, wire.addresses
    visitor.page.locator(".trow").first.click()
    visitor.my_move()


def test_hints_are_settled_before_the_table_is_opened(visitor: Visitor) -> None:
    visitor.open("/")
    row = visitor.page.get_by_role("group", name="Hints")
    expect(row.get_by_role("button", name="On")).to_have_attribute("aria-pressed", "true")
    row.get_by_role("button", name="Off").click()
    visitor.page.get_by_role("button", name="Open the table").click()
    visitor.my_move()
    expect(visitor.page.get_by_role("button", name="hint", exact=True)).to_have_count(0)
