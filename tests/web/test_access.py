"""axe finds nothing serious: in any language, dark and light, at a desk, at 390 pixels and at 200 % zoom."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from tests.sizes import FULL
from tests.web.positions import DUEL, TASKS, beginning
from tests.web.visitor import Visitor, table

BOT = {"who": "bot", "level": "random"}
FOUR = ["everfrost", "highland", "sylvan", "northern"]
WIDTHS = (1280, 390, 640)
"""640 pixels is what a page of 1280 has at 200 % zoom."""
LOOKS = [(1280, True, "en"), (390, False, "pl"), (640, True, "cs")]
if FULL:
    LOOKS = list(product(WIDTHS, (False, True), ("en", "pl", "cs")))
PAGES = {
    "/": ".seatrow",
    "/#cards=tasks": ".face",
    "/#cards=everfrost": ".face",
    "/#rules-arena": ".rulestext p",
    "/#rules-embers": ".rulestext p",
    "/learn": "main h1",
    "/editor": "main h1",
    "/campaign": "main h1",
}
FORMS = {"en": beginning(TASKS), "pl": {"mode": "melee", "schools": FOUR}, "cs": {"mode": "team_duel", "schools": FOUR}}


@pytest.fixture(params=LOOKS, ids=lambda look: f"{look[0]}-{'light' if look[1] else 'dark'}-{look[2]}")
def guest(request: pytest.FixtureRequest, browser: Browser, address: str) -> Iterator[Visitor]:
    width, light, language = request.param
    someone = Visitor(browser, address, width=width, light=light, language=language)
    yield someone
    someone.leave()


def serious(page: Page) -> list[str]:
    found = Axe().run(page).response["violations"]
    return [
        f"{one['id']}: {node['html'][:160]}"
        for one in found
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]


def check(guest: Visitor) -> None:
    """Nothing serious, and the page scrolls in one direction only."""
    assert serious(guest.page) == []
    assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_pages(guest: Visitor) -> None:
    for path, shown in PAGES.items():
        guest.open(path)
        guest.page.wait_for_selector(shown)
        check(guest)


def test_a_duel(guest: Visitor) -> None:
    made = table(guest.address, {"who": "me"}, BOT, settings=beginning(DUEL))
    guest.sit_down(made["seats"][0]["link"])
    guest.my_move()
    guest.page.locator('.mini[data-card="snow_monster"]').click()
    guest.page.locator(".ffoot [data-card]").click()
    expect(guest.page.locator(".whybox")).to_be_visible()
    check(guest)
    guest.page.locator(".whyfoot .frost").click()
    expect(guest.page.locator(".finder")).to_be_visible()
    check(guest)


def test_the_other_forms(guest: Visitor) -> None:
    settings = FORMS[str(guest.page.evaluate("navigator.language"))]
    seats = [{"who": "me"}, BOT] if "position" in settings else [{"who": "me"}, BOT, BOT, BOT]
    made = table(guest.address, *seats, settings=settings)
    guest.sit_down(made["seats"][0]["link"])
    guest.my_move()
    check(guest)


def test_embers_and_its_replay(guest: Visitor) -> None:
    made = table(guest.address, BOT, {"who": "me"}, game="embers", settings={"mode": "chapter", "chapter": 1})
    guest.open(made["seats"][1]["link"])
    guest.my_move()
    check(guest)
    guest.open(f"/table/{made['table']}#replay")
    guest.page.wait_for_selector(".replaybox")
    check(guest)


def test_the_curtain(visitor: Visitor) -> None:
    made = table(visitor.address, {"who": "me"}, {"who": "hotseat"}, settings={**beginning(DUEL)})
    visitor.sit_down(made["seats"][0]["link"])
    visitor.open(made["seats"][1]["link"])
    visitor.page.wait_for_selector(".curtain:not([hidden])")
    check(visitor)
