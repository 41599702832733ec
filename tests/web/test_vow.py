"""What the partner did stays to be seen beside the Mind, too; and the only words of the game are a moment."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.web.embers import AELIN, FENRYS, GLIMPSE, OBSERVE, seated
from tests.web.visitor import Visitor

SMALL_ROW: dict[str, Any] = {**OBSERVE, "rows": [{"determination": "antlers-1a"}, *OBSERVE["rows"][1:]]}
"""Whatever of Chains 5, Daggers 1 and Glass 4 Aelin takes goes into row 1 (RULES 7.3)."""


def complete_the_row(guest: Visitor) -> None:
    """Take Antlers 2, and turn no card when that is asked (RULES 10.4)."""
    guest.page.locator('.mind [data-card="antlers-2a"]').click()
    guest.main_button.click()
    expect(guest.page.locator(".ptitle")).to_contain_text("Do you turn")
    guest.step()


def test_i_am_here_stands_over_the_mind_when_a_row_is_complete(browser: Browser, address: str) -> None:
    """RULES 7.6: with Antlers 2 row 2 has 2 + 2 + 3 = 7."""
    guest = Visitor(browser, address, still=False)
    seated(guest, GLIMPSE, AELIN)
    vow = guest.page.locator(".vow")
    expect(vow).to_be_hidden()
    complete_the_row(guest)
    expect(vow).to_be_visible()
    expect(vow).to_have_text("“I am here”")
    expect(vow).to_be_hidden()
    assert guest.complaints == []
    guest.leave()


def test_nothing_moves_for_those_who_want_stillness(visitor: Visitor) -> None:
    seated(visitor, GLIMPSE, AELIN)
    complete_the_row(visitor)
    expect(visitor.page.locator(".vow")).to_be_hidden()


def test_the_row_that_aelin_filled_stays_ringed_until_fenrys_acts(visitor: Visitor) -> None:
    seated(visitor, SMALL_ROW, FENRYS)
    visitor.page.keyboard.press("s")
    visitor.main_button.click()
    while "Do you draw" not in visitor.my_move():
        visitor.step()
    ringed = visitor.page.locator(".drow.touched")
    expect(ringed).to_have_count(1)
    expect(ringed.locator(".dn")).to_have_text("1")
    visitor.step()
    expect(ringed).to_have_count(0)


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_what_aelin_took_and_let_go_lies_in_the_picture(browser: Browser, address: str, size: tuple[int, int]) -> None:
    """The memory that she took stays outlined where it lay, and so does the part that went with it (RULES 8.1)."""
    guest = Visitor(browser, address, width=size[0], height=size[1])
    seated(guest, SMALL_ROW, FENRYS)
    guest.page.keyboard.press("s")
    confirm = guest.page.locator(".pfoot .main:visible, .dock .primary:visible")
    confirm.click()
    while "Do you draw" not in guest.my_move():
        guest.page.locator(".prompt .choice").first.click()
        confirm.click()
        expect(confirm).to_have_count(0)
    mind = guest.page.locator(".canvas").bounding_box()
    assert mind
    expect(guest.page.locator('.traces [data-how="taken"]')).to_have_count(1)
    expect(guest.page.locator(".traces > g > text").first).to_have_text("1")
    for trace in guest.page.locator(".traces > g").all():
        box = trace.bounding_box()
        assert box
        assert box["y"] >= mind["y"]
        assert box["y"] + box["height"] <= mind["y"] + mind["height"]
        assert box["x"] >= mind["x"]
        assert box["x"] + box["width"] <= mind["x"] + mind["width"]
    assert guest.complaints == []
    guest.leave()
