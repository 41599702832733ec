"""Embers at the table: Fenrys lays memories by clicks and never gets a face-down Determination card."""

from __future__ import annotations

import json

from playwright.sync_api import expect

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
