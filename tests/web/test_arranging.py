"""The Determination cards are ordered by touching them; what is sent is one of the offered orders."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Browser, expect

from tests.web.embers import AELIN, phone, seated
from tests.web.test_access import check
from tests.web.visitor import Visitor


def dealt(visitor: Visitor) -> list[str]:
    states = [frame for frame in map(json.loads, visitor.frames) if frame["type"] == "state"]
    return [row["determination"] for row in states[-1]["view"]["rows"]]


def names(visitor: Visitor) -> list[str]:
    return [row.get_attribute("aria-label") or "" for row in visitor.page.locator("button.arow").all()]


def laid(visitor: Visitor) -> list[str]:
    """The order as the server has it after the choice."""
    states: list[Any] = []
    for _ in range(500):
        states = [frame for frame in map(json.loads, visitor.frames) if frame["type"] == "state" and frame["number"]]
        if states:
            break
        visitor.page.wait_for_timeout(20)
    return [row["determination"] for row in states[0]["view"]["rows"]]


def test_two_touches_swap_and_nothing_is_sent_before_the_button(visitor: Visitor) -> None:
    seated(visitor, None, AELIN, chapter=1)
    page = visitor.page
    before, spoken = dealt(visitor), names(visitor)
    said = len(visitor.frames)
    rows = page.locator("button.arow")
    rows.nth(0).click()
    expect(rows.nth(0)).to_have_attribute("aria-pressed", "true")
    rows.nth(2).click()
    after = names(visitor)
    assert after[0].split(", ")[1] == spoken[2].split(", ")[1]
    assert after[2].split(", ")[1] == spoken[0].split(", ")[1]
    assert len(visitor.frames) == said
    check(visitor)
    expect(visitor.main_button).to_have_text("Lay them so")
    visitor.main_button.click()
    assert laid(visitor) == [before[2], before[1], before[0], before[3]]


def test_by_keys_and_by_sound(visitor: Visitor) -> None:
    seated(visitor, None, AELIN, chapter=1)
    page = visitor.page
    before = dealt(visitor)
    page.locator(".ptitle").focus()
    page.keyboard.press("1")
    expect(page.locator("#polite")).to_contain_text("lifted")
    page.keyboard.press("Escape")
    expect(page.locator(".arow[aria-pressed=true]")).to_have_count(0)
    page.locator("button.arow").nth(1).focus()
    page.keyboard.press("Space")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(page.locator("button.arow").nth(3)).to_be_focused()
    page.keyboard.press("Space")
    expect(page.locator("#polite")).to_contain_text("Swapped: row 2")
    visitor.main_button.click()
    assert laid(visitor) == [before[0], before[3], before[2], before[1]]


def test_dragging_on_a_phone_and_strong_first(browser: Browser, address: str) -> None:
    guest = phone(browser, address)
    seated(guest, None, AELIN, chapter=1)
    before = dealt(guest)
    bars = guest.page.locator(".arows .bar")
    start, end = bars.nth(3).bounding_box(), guest.page.locator(".atrack").nth(0).bounding_box()
    assert start is not None
    assert end is not None
    guest.page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    guest.page.mouse.down()
    guest.page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=6)
    guest.page.mouse.up()
    first = guest.page.locator("button.arow").nth(0)
    expect(guest.page.locator("#polite")).to_contain_text("Swapped:")
    guest.page.get_by_role("button", name="strong first").click()
    needs = [int(name.rsplit(" ", 1)[1]) for name in names(guest)]
    assert needs == sorted(needs)
    guest.page.get_by_role("button", name="as dealt").click()
    expect(first).to_be_visible()
    guest.page.locator(".dock .primary").click()
    assert laid(guest) == before
    assert guest.complaints == []
    guest.leave()
