"""Embers at the table: memories laid by clicks, places that say why not, stacks, and no face-down card on the wire."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from tests.web.positions import BLINK, beginning
from tests.web.visitor import Visitor, table

BOT = {"who": "bot", "level": "random"}
CHAPTER = {"mode": "chapter", "chapter": 1}


def test_fenrys_draws_and_adds_a_memory(visitor: Visitor) -> None:
    made = table(visitor.address, BOT, {"who": "me"}, settings=CHAPTER, game="embers")
    visitor.open(made["seats"][1]["link"])
    page = visitor.page
    while "draw" in visitor.my_move():
        number = page.locator(".pile b").first.inner_text()
        page.keyboard.press("1" if int(number) > 30 else "2")
        page.keyboard.press("Enter")
        expect(page.locator(".prompt .main")).to_have_count(0)
        page.wait_for_timeout(150)
    laid = page.locator(".mind .laid").count()
    page.locator(".mcard.can").first.click()
    if not visitor.main_button.count():
        page.locator(".place").first.click()
    expect(page.locator(".mind .ghost")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator(".log")).to_contain_text("is added")
    assert page.locator(".mind .laid").count() <= laid + 1
    states = [frame for frame in map(json.loads, visitor.frames) if frame["type"] == "state"]
    rows = [row for state in states for row in state["view"]["rows"] if not row["face_up"]]
    assert rows
    assert {row["determination"] for row in rows} == {None}


def test_a_place_says_which_rule_forbids_it(visitor: Visitor) -> None:
    made = table(visitor.address, BOT, {"who": "me"}, settings=beginning(BLINK), game="embers")
    visitor.open(made["seats"][1]["link"])
    visitor.my_move()
    page = visitor.page
    page.locator('.mcard[data-card="flames-2a"]').click()
    expect(visitor.main_button).to_be_visible()
    glass = page.locator('.laid[data-card="glass-1a"]').bounding_box()
    assert glass is not None
    page.mouse.click(glass["x"] + glass["width"] / 2, glass["y"] + glass["height"] / 2, button="right")
    box = page.locator(".whybox")
    expect(box).to_contain_text("do not match at (0, 0), (1, 0), (1, 1)")
    box.get_by_role("button", name="Look under it").click()
    expect(page.locator("dialog li")).to_have_count(2)
    expect(page.locator("dialog li").first).to_contain_text("Daggers 2a")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(box).to_be_hidden()
    page.locator(".ptitle").focus()
    page.keyboard.press("b")
    expect(page.locator('.place[data-spot="0,2"]')).to_be_focused()
    page.keyboard.press("Shift+ArrowRight")
    page.keyboard.press("?")
    expect(box).to_contain_text("do not match at (2, 2)")


def test_a_card_of_the_mind_shows_its_stack(visitor: Visitor) -> None:
    made = table(visitor.address, BOT, {"who": "me"}, settings=beginning(BLINK), game="embers")
    visitor.open(made["seats"][1]["link"])
    visitor.my_move()
    visitor.page.keyboard.press("b")
    visitor.page.locator('.laid[data-card="glass-1a"]').focus()
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.locator("dialog")).to_contain_text("Glass 1a")


def test_the_preview_says_what_is_relived(visitor: Visitor) -> None:
    relive = {**BLINK, "mind": [{"card": "flames-2a", "x": 0, "y": 0}], "row": ["flames-5", "chains-3"]}
    made = table(visitor.address, BOT, {"who": "me"}, settings=beginning(relive), game="embers")
    visitor.open(made["seats"][1]["link"])
    visitor.my_move()
    visitor.page.locator('.mcard[data-card="flames-5"]').click()
    expect(visitor.main_button).to_contain_text("(1, -1)")
    expect(visitor.page.locator(".mind .sum")).to_have_text("2 + 5 = 7")
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.locator(".log")).to_contain_text("A memory of Flames is relived")
    expect(visitor.page.locator(".mind .lived")).to_have_count(2)
