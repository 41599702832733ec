"""What the partner did stays to be seen beside the Mind, too; and the only words of the game are a moment."""

from __future__ import annotations

from typing import Any

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
