"""axe finds nothing serious, dark and light, at a desk and at 390 pixels."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page

from tests.web.visitor import Visitor, table

EMBERS = {"mode": "chapter", "chapter": 1}
LOOKS = [(1280, False), (390, True)]


def serious(page: Page) -> list[str]:
    found = Axe().run(page).response["violations"]
    return [
        f"{one['id']}: {node['html'][:120]}"
        for one in found
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]


@pytest.mark.parametrize(("width", "light"), LOOKS)
def test_home(browser: Browser, address: str, width: int, light: bool) -> None:
    guest = Visitor(browser, address, width=width, light=light)
    guest.open()
    guest.page.wait_for_selector(".seatrow")
    assert serious(guest.page) == []
    guest.leave()


def test_cards(visitor: Visitor) -> None:
    visitor.open("/#cards=tasks")
    visitor.page.wait_for_selector(".face")
    assert serious(visitor.page) == []


@pytest.mark.parametrize(("width", "light"), LOOKS)
def test_tables(browser: Browser, address: str, width: int, light: bool) -> None:
    guest = Visitor(browser, address, width=width, light=light)
    arena = table(address, {"who": "me"}, {"who": "bot", "level": "random"})
    guest.sit_down(arena["seats"][0]["link"])
    guest.my_move()
    guest.page.locator(".mini").first.click()
    assert serious(guest.page) == []
    embers = table(address, {"who": "bot", "level": "random"}, {"who": "me"}, game="embers", settings=EMBERS)
    guest.open(embers["seats"][1]["link"])
    guest.my_move()
    assert serious(guest.page) == []
    guest.leave()
