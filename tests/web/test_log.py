"""The log of the arena by turns: one line each, by the number of the turn; and words of flares that can be read."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.positions import DUEL, beginning
from tests.web.visitor import Visitor, table


def test_a_turn_is_one_line_with_its_number(visitor: Visitor) -> None:
    settings = {"mode": "duel", "schools": ["everfrost", "highland"], "start": 1}
    made = table(visitor.address, {"who": "me"}, {"who": "bot", "level": "random"}, settings=settings)
    visitor.sit_down(made["seats"][0]["link"])
    visitor.my_move()
    visitor.square("e5").click()
    visitor.main_button.click()
    while "no actions left" not in visitor.my_move():
        visitor.step()
    visitor.step()
    visitor.my_move()
    turns = visitor.page.locator(".log .turn")
    expect(turns.first.locator(".n")).to_have_text("1")
    expect(turns.first.locator(".turnline")).to_have_text(re.compile(r"^You: e5"))
    expect(turns.nth(1).locator(".n")).to_have_text("2")
    expect(turns.nth(1).locator(".turnline")).to_contain_text("Random:")
    expect(turns.first.locator(".turnlines")).to_be_hidden()


def test_the_words_of_a_flare_can_be_read(visitor: Visitor) -> None:
    made = table(visitor.address, {"who": "me"}, {"who": "bot", "level": "random"}, settings=beginning(DUEL))
    visitor.sit_down(made["seats"][0]["link"])
    visitor.my_move()
    visitor.page.locator(".mini:has(.flareico)").first.click()
    half = visitor.page.locator(".focus .half").first
    expect(half).to_be_visible()
    assert half.evaluate("node => getComputedStyle(node).opacity") == "1"
