"""Small things a newcomer meets: easy schools first, all cards in view, figures with a minus."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.web.positions import DUEL, beginning
from tests.web.visitor import Visitor, table

APPRENTICE = {"who": "bot", "level": "apprentice"}
PENDING: dict[str, Any] = {
    **DUEL,
    "seats": [
        {
            "school": "etherweave",
            "hand": ["translocationist", "polarity_queen"],
            "pending": "merchant_of_time",
            "merchant": "h2",
            "legends": ["titan", "storm_elemental"],
            "flares": ["flare_01"],
        },
        DUEL["seats"][1],
    ],
}


def test_a_newcomer_begins_with_schools_that_are_read_most_easily(visitor: Visitor) -> None:
    visitor.open("/")
    picks = visitor.page.locator(".sch select")
    expect(picks).to_have_count(2)
    chosen = [pick.evaluate("node => node.value") for pick in picks.all()]
    assert chosen == ["everfrost", "highland"]
    visitor.page.get_by_role("button", name="Melee for 4").click()
    expect(picks).to_have_count(4)
    chosen = [pick.evaluate("node => node.value") for pick in picks.all()]
    assert not set(chosen) & {"nethervoid", "etherweave"}


@pytest.mark.parametrize(
    ("size", "language"), [((1280, 800), "en"), ((1280, 800), "pl"), ((1280, 800), "cs"), ((1024, 768), "en")]
)
def test_a_table_is_opened_without_scrolling(
    browser: Browser, address: str, size: tuple[int, int], language: str
) -> None:
    guest = Visitor(browser, address, width=size[0], height=size[1], language=language)
    guest.open("/")
    box = guest.page.locator(".make .primary").bounding_box()
    assert box
    assert box["y"] + box["height"] <= size[1]
    guest.leave()


@pytest.mark.parametrize("language", ["en", "pl", "cs"])
def test_the_ways_in_the_bar_of_a_phone_have_names(browser: Browser, address: str, language: str) -> None:
    guest = Visitor(browser, address, width=390, height=844, language=language, touch=True)
    guest.open("/")
    for way in guest.page.locator(".nav a").all():
        expect(way.locator("span")).to_be_visible()
        assert way.evaluate("node => node.scrollWidth <= node.clientWidth && node.offsetHeight <= 48")
    assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    guest.leave()


CUT = """() => [...document.querySelectorAll(".mini")].filter((card) => {
  const { top, bottom } = card.getBoundingClientRect();
  const parts = [...card.querySelectorAll("svg, b, .mt > *")].map((part) => part.getBoundingClientRect());
  return parts.some((part) => part.top < top - 1 || part.bottom > bottom + 1);
}).map((card) => card.dataset.card)"""
"""Cards of the hand of which something lies over the edge."""


@pytest.mark.parametrize("size", [(1024, 768), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("language", ["en", "pl", "cs"])
def test_no_card_is_cut_beside_a_frozen_effect(
    browser: Browser, address: str, size: tuple[int, int], language: str
) -> None:
    guest = Visitor(browser, address, width=size[0], height=size[1], language=language)
    made = table(address, {"who": "me"}, APPRENTICE, settings=beginning(DUEL))
    guest.sit_down(made["seats"][0]["link"])
    guest.my_move()
    assert guest.page.evaluate(CUT) == []
    guest.leave()
    assert guest.complaints == []


@pytest.mark.parametrize("size", [(1024, 768), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("language", ["en", "pl", "cs"])
def test_all_cards_are_in_view_beside_a_pending_being_and_its_piece(
    browser: Browser, address: str, size: tuple[int, int], language: str
) -> None:
    guest = Visitor(browser, address, width=size[0], height=size[1], language=language)
    made = table(address, {"who": "me"}, APPRENTICE, settings=beginning(PENDING))
    guest.sit_down(made["seats"][0]["link"])
    guest.my_move()
    page = guest.page
    hand = page.locator(".hand")
    assert hand.evaluate("node => node.scrollHeight <= node.clientHeight + 1")
    expect(hand.locator(".mini")).to_have_count(5)
    assert page.evaluate(CUT) == []
    # No word of a name is broken: no line of it is narrower than two letters.
    name = page.locator('.mini[data-card="translocationist"] b')
    assert name.evaluate("node => node.getClientRects().length === 1 && node.scrollWidth <= node.clientWidth + 1")
    # Nothing pending may cost more than there is: 0 counts as −2, with a minus sign.
    expect(page.locator(".pend").first).to_contain_text("−2")
    expect(page.locator(".pend").first).not_to_contain_text("-2")
    guest.leave()
    assert guest.complaints == []


def test_a_deed_begun_below_the_board_brings_the_board_back(browser: Browser, address: str) -> None:
    guest = Visitor(browser, address, width=390, height=844, touch=True)
    made = table(address, {"who": "me"}, APPRENTICE, settings=beginning(PENDING))
    guest.sit_down(made["seats"][0]["link"])
    guest.my_move()
    guest.page.locator(".notices button").first.tap()
    guest.page.locator('.mini[data-card="polarity_queen"]').tap()
    guest.page.evaluate("scrollTo(0, 400)")
    guest.page.locator(".pend .choice").tap()
    expect(guest.page.locator(".ptitle")).to_contain_text("Merchant of Time")
    assert guest.page.evaluate("scrollY") == 0
    guest.leave()
    assert guest.complaints == []


@pytest.mark.parametrize(("language", "words"), [("en", "count twice"), ("pl", "podwójnie"), ("cs", "dvakrát")])
@pytest.mark.parametrize("width", [390, 1280])
def test_permissions_of_the_turn_stand_under_the_question(
    browser: Browser, address: str, language: str, words: str, width: int
) -> None:
    guest = Visitor(browser, address, width=width, height=844, language=language, touch=width == 390)
    made = table(address, {"who": "me"}, APPRENTICE, settings=beginning({**PENDING, "void": True, "oblivion": 1}))
    guest.sit_down(made["seats"][0]["link"])
    guest.my_move()
    note = guest.page.locator(".prompt .pnote")
    expect(note).to_contain_text(words)
    assert note.evaluate("node => node.scrollWidth <= node.clientWidth")
    guest.leave()


def test_every_school_that_can_be_banned_is_in_view(visitor: Visitor) -> None:
    settings = {"mode": "duel", "schools": ["everfrost", "highland"], "draft": True}
    made = table(visitor.address, {"who": "me"}, APPRENTICE, settings=settings)
    visitor.sit_down(made["seats"][0]["link"])
    visitor.my_move()
    panel = visitor.page.locator(".prompt").bounding_box()
    choices = visitor.page.locator(".prompt .choice")
    assert choices.count() >= 6  # all seven, or what the other seat has left
    last = choices.last.bounding_box()
    assert panel
    assert last
    assert last["y"] + last["height"] <= panel["y"] + panel["height"]


def test_a_shelf_of_cards_explains_the_signs_it_has(visitor: Visitor) -> None:
    signs = {"everfrost": 3, "highland": 2, "etherweave": 3, "tasks": 0, "memories": 1}
    for shelf, number in signs.items():
        visitor.open("/")
        visitor.open(f"/#cards={shelf}")
        visitor.page.wait_for_selector(".deck > *")
        expect(visitor.page.locator(".key li")).to_have_count(number)
