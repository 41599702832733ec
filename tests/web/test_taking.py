"""Aelin takes a memory: she sees what it leads to before it is taken, on a phone without scrolling."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.web.embers import AELIN, GLIMPSE, phone, seated
from tests.web.test_access import check
from tests.web.visitor import Visitor


def lift(visitor: Visitor, card: str) -> None:
    visitor.page.locator(f'.laid[data-card="{card}"]').press("Enter")


def test_a_take_that_completes_its_row(visitor: Visitor) -> None:
    seated(visitor, GLIMPSE, AELIN)
    page = visitor.page
    lift(visitor, "antlers-2a")
    effects = page.locator(".effects li")
    expect(effects.nth(0)).to_contain_text("Goes to row 2: 2 + 2 + 3 = 7, complete. You say “I am here”.")
    expect(effects.last).to_contain_text("Fenrys learns of row 2: 1 to 4")
    expect(effects.last.locator(".range").last).to_have_text("3")
    expect(page.locator(".mind .sum")).to_have_text("2 + 2 + 3 = 7")
    expect(page.locator(".drow").nth(1)).to_contain_text("7 / 7")
    expect(visitor.main_button).to_have_text("Take Antlers 2a: row 2 is complete")
    expect(page.locator("#polite")).to_contain_text("2 + 2 + 3 = 7, complete")
    # Nothing was sent: Escape puts the card back.
    page.keyboard.press("Escape")
    expect(page.locator(".mind .risen")).to_have_count(0)
    lift(visitor, "antlers-2a")
    page.keyboard.press("Enter")
    # Whether she turns the card is no part of the take, and asked whatever the colours are (RULES 10.4).
    expect(page.locator(".pmore")).to_contain_text("asked every time, so that Fenrys learns nothing")
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    expect(page.locator(".log")).to_contain_text("Row 2 is complete")


def test_too_much_and_a_split_with_both_futures(visitor: Visitor) -> None:
    seated(visitor, GLIMPSE, AELIN)
    page = visitor.page
    lift(visitor, "chains-5")
    effects = page.locator(".effects")
    expect(effects).to_contain_text("5 + 2 + 3 = 10: too much for row 2. The card is discarded.")
    expect(effects).to_contain_text("Fenrys learns nothing; row 2 stays 1 to 4")
    expect(page.locator(".limit")).to_have_text("7")
    # The larger part is shown first: Daggers 1a goes under its demon, which has one card already.
    expect(effects).to_contain_text("Daggers 1a is tainted")
    expect(page.locator(".demon.gets")).to_contain_text("1 + 1")
    expect(page.locator(".laid.going")).to_have_count(1)
    effects.get_by_role("button", name="part B").click()
    expect(effects).to_contain_text("Daggers 4 is tainted")
    expect(effects).to_contain_text("Antlers 2a is discarded")
    expect(page.locator(".laid.going")).to_have_count(2)
    # Looking at a future chooses nothing: the part is asked for after the take.
    page.locator(".pfoot .main").click()
    expect(page.locator(".ptitle")).to_contain_text("Which part do you keep?")


def test_chips_stand_by_result(visitor: Visitor) -> None:
    seated(visitor, GLIMPSE, AELIN)
    rows = visitor.page.locator(".takerow")
    expect(rows).to_have_count(3)
    expect(rows.nth(0).get_by_role("button")).to_have_count(1)
    expect(rows.nth(2)).to_contain_text("too much")
    expect(rows.nth(2).get_by_role("button")).to_have_count(2)
    check(visitor)
    # The numbers follow what is shown: the third chip is the first that is too much.
    visitor.page.keyboard.press("3")
    expect(visitor.page.locator(".effects li").first).to_contain_text("too much")
    check(visitor)


@pytest.mark.parametrize("language", ["en", "pl", "cs"])
def test_on_a_phone_mind_gauges_and_effects_are_in_view(browser: Browser, address: str, language: str) -> None:
    guest = phone(browser, address, language=language)
    seated(guest, GLIMPSE, AELIN)
    guest.page.locator('.laid[data-card="chains-5"]').press("Enter")
    guest.page.locator(".effects li").last.wait_for()
    dock = guest.page.locator(".dock").bounding_box()
    assert dock is not None
    assert guest.page.evaluate("scrollY") == 0
    for part in (".canvas", ".rowbox", ".drow:last-child", ".effects"):
        box = guest.page.locator(part).bounding_box()
        assert box is not None
        assert box["y"] >= 0, part
        assert box["y"] + box["height"] <= dock["y"] + 1, part
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= 390
    expect(guest.page.locator(".takes")).to_be_hidden()
    expect(guest.page.locator(".verdict")).to_have_count(3)
    assert guest.complaints == []
    guest.leave()
