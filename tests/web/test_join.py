"""An invitation says everything before one sits down, and says so when the seat is gone."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, expect

from tests.web.positions import DUEL, beginning
from tests.web.visitor import Visitor, table

ADA = {"who": "me", "name": "Ada"}
FRIEND = {"who": "friend"}


def test_it_names_game_form_school_goal_and_who_invites(visitor: Visitor) -> None:
    made = table(visitor.address, ADA, FRIEND, {"who": "bot", "level": "adept"}, settings={
        "mode": "melee", "schools": ["everfrost", "highland", "sylvan"],
    })  # fmt: skip
    visitor.open(made["seats"][1]["link"])
    page = visitor.page
    expect(page.get_by_role("heading", level=1)).to_have_text("Ada invites you")
    seats = page.locator(".joinseats li")
    expect(seats.nth(0)).to_contain_text("Ada")
    expect(seats.nth(0)).to_contain_text("Everfrost")
    expect(seats.nth(1)).to_contain_text("You")
    expect(seats.nth(1)).to_contain_text("Highland")
    expect(seats.nth(2)).to_contain_text("Adept")
    expect(page.locator(".joinfacts")).to_contain_text("Melee, first to 12 points")
    expect(page.locator(".joinfacts")).to_contain_text("only while all players agree")
    lesson = page.get_by_role("link", name="New to the Arena?")
    assert lesson.get_attribute("href") == "/learn#arena=1"
    expect(page.locator(".joinwarning")).to_have_count(0)
    page.get_by_label("Your name").fill("Borys")
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_selector(".boardbox [role=grid]")
    assert "#" not in page.url


def test_a_position_that_was_set_up_is_shown_with_a_warning_before_the_form(visitor: Visitor) -> None:
    made = table(visitor.address, ADA, FRIEND, settings=beginning(DUEL))
    visitor.open(made["seats"][1]["link"])
    expect(visitor.page.locator(".joinwarning")).to_contain_text("set up")
    assert visitor.page.locator(".joinpicture .piece").count() > 3
    assert visitor.page.evaluate(
        "document.querySelector('.joinwarning').compareDocumentPosition(document.querySelector('form')) & 4"
    )


@pytest.mark.parametrize(("size", "language"), [((844, 390), "en"), ((844, 390), "pl"), ((740, 360), "cs")])
def test_on_a_phone_on_its_side_one_sits_down_without_scrolling(
    browser: Browser, address: str, size: tuple[int, int], language: str
) -> None:
    guest = Visitor(browser, address, width=size[0], height=size[1], touch=True, language=language)
    made = table(address, ADA, FRIEND, settings={"mode": "duel", "schools": ["nethervoid", "etherweave"]})
    guest.open(made["seats"][1]["link"])
    expect(guest.page.locator(".joinform .primary")).to_be_in_viewport(ratio=1)
    expect(guest.page.locator(".joinpicture .board")).to_be_in_viewport(ratio=1)
    guest.leave()


def test_a_seat_that_is_taken_says_so_and_offers_to_watch(visitor: Visitor, browser: Browser) -> None:
    made = table(visitor.address, ADA, FRIEND)
    visitor.open(made["seats"][1]["link"])
    visitor.page.get_by_role("button", name="Sit down").click()
    visitor.page.wait_for_selector(".boardbox [role=grid]")
    late = Visitor(browser, visitor.address)
    late.open(made["seats"][1]["link"])
    expect(late.page.get_by_role("heading", level=1)).to_have_text("Somebody sits there already")
    expect(late.page.get_by_role("button", name="Sit down")).to_have_count(0)
    late.page.get_by_role("link", name="Only watch").click()
    expect(late.page.locator(".boardbox [role=grid]")).to_be_visible()
    expect(late.page.locator(".mini")).to_have_count(0)
    late.leave()
    assert late.complaints == []


@pytest.mark.parametrize(("width", "light", "language"), [(1280, False, "en"), (390, True, "pl"), (640, False, "cs")])
def test_nothing_serious_for_axe(browser: Browser, address: str, width: int, light: bool, language: str) -> None:
    guest = Visitor(browser, address, width=width, light=light, language=language)
    for made in (
        table(address, ADA, FRIEND, settings=beginning(DUEL)),
        table(address, ADA, FRIEND, game="embers", settings={"mode": "chapter", "chapter": 1}),
    ):
        guest.open(made["seats"][1]["link"])
        guest.page.wait_for_selector(".joinseats")
        found = [
            one for one in Axe().run(guest.page).response["violations"] if one["impact"] in ("serious", "critical")
        ]
        assert found == []
        assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    guest.leave()
    assert guest.complaints == []
