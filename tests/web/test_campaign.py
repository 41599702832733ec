"""The page of a campaign in a real browser: begin, turn over, play, suspend, start over, take it elsewhere."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.embers.campaigners import PARTS
from tests.web.test_access import serious
from tests.web.visitor import Visitor, ask


def begin(visitor: Visitor) -> str:
    """Begin a campaign by the page; its secret."""
    visitor.open("/campaign")
    visitor.page.get_by_role("button", name="Begin a campaign").click()
    expect(visitor.page.locator(".chero h2")).to_have_text("Prologue")
    secret: str = visitor.page.evaluate("JSON.parse(localStorage.getItem('frostglass.campaigns'))[0].secret")
    return secret


def win_prologue(visitor: Visitor, secret: str) -> None:
    """Try the prologue over the wire until it is won: the luck of a table is its own, so the partners play for both."""
    seats = [{"who": "bot", "level": "partner"}, {"who": "bot", "level": "partner"}]
    for _ in range(10):
        wish = {"game": "embers", "settings": PARTS[0], "seats": seats, "campaign": secret}
        made = ask(visitor.address, "/api/tables", wish)
        visitor.open(f"/table/{made['table']}")
        visitor.page.wait_for_function(
            "() => /is won|is lost/.test(document.querySelector('.ptitle')?.textContent ?? '')", timeout=60_000
        )
        if "won" in visitor.page.locator(".ptitle").inner_text():
            return
    raise AssertionError("they never win")


@pytest.fixture(scope="module")
def in_chapter_one(browser: Browser, address: str) -> str:
    """The secret of a campaign whose first chapter card is turned over."""
    guest = Visitor(browser, address)
    secret = begin(guest)
    win_prologue(guest, secret)
    number = ask(address, "/api/campaigns", secret=secret)["number"]
    ask(address, "/api/campaigns/act", {"id": "turn", "number": number, "act": "turn_over"}, secret)
    guest.leave()
    return secret


def test_the_start_page_offers_prologue_chapter_one_and_the_campaign(visitor: Visitor) -> None:
    visitor.open("/?game=embers")
    ways = visitor.page.locator(".modes .btn")
    expect(ways).to_have_text(["Prologue", "Chapter 1", "Campaign"])
    visitor.page.get_by_role("button", name="Prologue").click()
    visitor.page.get_by_role("button", name="Open the table").click()
    expect(visitor.page.locator(".bartitle")).to_have_text("Prologue 1")
    visitor.page.get_by_role("button", name="Rules in force").click()
    expect(visitor.page.locator(".forcelist .ccard")).to_have_count(7)


def test_a_campaign_goes_on_from_the_prologue_to_chapter_one(visitor: Visitor, browser: Browser) -> None:
    secret = begin(visitor)
    page = visitor.page
    expect(page.get_by_text("Chapters two to seven are our own design")).to_be_visible()
    win_prologue(visitor, secret)
    visitor.open("/campaign")
    title = page.locator(".chero h2")
    expect(title).to_have_text("Chapter one: Embers")
    expect(page.locator(".cplay")).to_have_count(0)
    page.get_by_role("button", name="Turn the card over").click()
    expect(page.locator(".chero .back")).to_contain_text("Take cards 2–12")
    expect(title).to_be_focused()
    page.get_by_role("button", name="Suspend").click()
    expect(title).to_have_text("The story is suspended")
    elsewhere = Visitor(browser, visitor.address)
    elsewhere.open(f"/campaign#c={secret}")
    elsewhere.page.get_by_role("button", name="Resume").click()
    expect(elsewhere.page.locator(".chero h2")).to_have_text("Chapter one: Embers")
    assert secret not in elsewhere.page.url
    assert elsewhere.complaints == []
    elsewhere.leave()
    page.get_by_role("button", name="Resume").click()  # this page has not heard of it
    expect(page.get_by_role("alert").filter(has_text="changed meanwhile")).to_be_visible()
    visitor.complaints.clear()  # the browser notes the 409
    page.get_by_role("button", name="Aelin", exact=True).click()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".bartitle")).to_have_text("Chapter 1")
    page.get_by_role("button", name="Rules in force").click()
    expect(page.locator(".forcelist")).to_contain_text("Three Days")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Resign").click()
    page.locator("dialog .primary").click()
    expect(page.locator(".endlead")).to_contain_text("given up")
    page.locator(".ending").get_by_role("link", name="To the campaign").click()
    expect(page.locator(".cpart.on")).to_contain_text("Games 1")
    page.get_by_text("How games were lost").click()
    expect(page.locator(".closses")).to_contain_text("a player has given up")


def test_starting_over_is_asked_about(visitor: Visitor) -> None:
    secret = begin(visitor)
    win_prologue(visitor, secret)
    visitor.open("/campaign")
    page = visitor.page
    page.get_by_role("button", name="Start over").click()
    page.locator("dialog").get_by_role("button", name="Cancel").click()
    expect(page.locator(".chero h2")).to_have_text("Chapter one: Embers")
    page.get_by_role("button", name="Start over").click()
    page.locator("dialog").get_by_role("button", name="Start over").click()
    expect(page.locator(".chero h2")).to_have_text("Prologue")
    expect(page.locator(".cpart")).to_have_count(1)


def test_the_rules_of_later_parts_wait(visitor: Visitor) -> None:
    visitor.open("/#rules-embers")
    lines = visitor.page.locator(".rulestext")
    expect(lines).to_contain_text("Rowan begins")
    expect(lines).not_to_contain_text("Observe:")
    visitor.page.get_by_role("button", name="Show them anyway").click()
    expect(lines).to_contain_text("Observe:")


@pytest.mark.parametrize(("width", "light"), [(1280, False), (390, True)])
def test_axe_and_width(browser: Browser, address: str, in_chapter_one: str, width: int, light: bool) -> None:
    guest = Visitor(browser, address, width=width, light=light)
    guest.open(f"/campaign#c={in_chapter_one}")
    guest.page.wait_for_selector(".cplay")
    while (folded := guest.page.locator("main details:not([open]) > summary:visible")).count():
        folded.first.click()
    assert serious(guest.page) == []
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= width
    guest.leave()
