"""Fenrys observes: drawn memories are tried in the Mind, the risk is told before stopping, the strip never wraps."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.web.embers import FENRYS, OBSERVE, phone, seated
from tests.web.test_access import check
from tests.web.visitor import Visitor

NINE = [
    "daggers-1a",
    "glass-4",
    "flames-1a",
    "flames-1b",
    "flames-2a",
    "flames-2b",
    "flames-3",
    "chains-1a",
    "chains-1b",
]


def test_a_drawn_card_is_tried_and_nothing_is_sent(visitor: Visitor) -> None:
    seated(visitor, OBSERVE, FENRYS)
    page = visitor.page
    expect(page.locator('.mcard[data-card="daggers-1a"] .fit')).to_have_text("1")
    sent: list[str] = []
    page.on("websocket", lambda socket: sent.append(socket.url))
    heard = len(visitor.frames)
    page.locator('.mcard[data-card="glass-4"]').click()
    places = page.locator(".trying .place")
    expect(places).to_have_count(4)  # V1
    expect(page.locator(".tryline")).to_contain_text("Trying Glass 4: 4 places. Nothing is chosen.")
    places.first.press("Enter")
    expect(page.locator(".mind .ghost")).to_have_count(1)
    expect(visitor.main_button).to_have_count(0)
    check(visitor)
    page.keyboard.press("Escape")
    expect(places).to_have_count(0)
    assert (len(visitor.frames), sent) == (heard, [])


def test_the_numbers_of_places_lie_on_top_of_all_corners(visitor: Visitor) -> None:
    """Glass 4 has its four places around Chains 5, and each has a corner in the middle of others (RULES V1)."""
    seated(visitor, OBSERVE, FENRYS)
    visitor.page.locator('.mcard[data-card="glass-4"]').click()
    places = visitor.page.locator(".trying .place")
    expect(places).to_have_count(4)
    for place in places.all():
        hit = place.locator(".spot").evaluate(
            """spot => {
                const box = spot.getBoundingClientRect();
                const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
                return there?.closest(".place")?.dataset.spot;
            }"""
        )
        assert hit == place.get_attribute("data-spot")
    drawn = visitor.page.locator(".mind .spot, .mind .corner4").evaluate_all("all => all.map(node => node.tagName)")
    assert drawn == ["path"] * 4 + ["circle"] * 4


def test_the_deck_can_be_pressed(visitor: Visitor) -> None:
    seated(visitor, OBSERVE, FENRYS)
    deck = visitor.page.locator(".deckpile")
    deck.click()
    deck.click()
    expect(visitor.page.locator(".log")).to_contain_text("Drawn:")
    expect(visitor.page.locator(".mrow .mcard")).to_have_count(3)


def test_stopping_that_loses_is_told_and_pressed_twice(visitor: Visitor) -> None:
    seated(visitor, {**OBSERVE, "row": [], "drawn": ["glass"], "draws": 1}, FENRYS)
    page = visitor.page
    page.evaluate("localStorage.setItem('frostglass.settings', JSON.stringify({confirm: false}))")
    page.reload()
    visitor.my_move()
    stop = page.locator(".btn.large.risk")
    expect(stop).to_contain_text("the game is lost")
    expect(page.locator(".effects")).to_contain_text("Nothing fits yet. If you stop now, the game is lost.")
    expect(page.locator(".effects")).to_contain_text("The Demon of Glass comes when you stop.")
    stop.click()
    expect(stop).to_have_attribute("aria-pressed", "true")
    check(visitor)
    stop.click()
    expect(page.locator(".prompt a[href='#replay']")).to_have_count(1)


def test_nine_cards_stay_in_one_strip_and_the_mind_keeps_its_size(visitor: Visitor) -> None:
    seated(visitor, OBSERVE, FENRYS)
    before = visitor.page.locator(".canvas").bounding_box()
    seated(visitor, {**OBSERVE, "row": NINE, "draws": 9}, FENRYS)
    expect(visitor.page.locator(".mrow .mcard")).to_have_count(9)
    boxes = [card.bounding_box() for card in visitor.page.locator(".mrow .mcard").all()]
    assert len({round(box["y"]) for box in boxes if box}) == 1
    assert visitor.page.locator(".canvas").bounding_box() == before
    assert before is not None
    assert before["height"] > 440


def test_nine_cards_close_up_on_a_tablet(browser: Browser, address: str) -> None:
    guest = Visitor(browser, address, width=1024, height=768)
    seated(guest, {**OBSERVE, "row": NINE, "draws": 9}, FENRYS)
    row = guest.page.locator(".mrow")
    assert row.evaluate("row => row.scrollWidth <= row.clientWidth")
    assert guest.complaints == []
    guest.leave()


def test_on_a_phone_nothing_is_wider_than_the_screen(browser: Browser, address: str) -> None:
    guest = phone(browser, address, language="pl")
    seated(guest, {**OBSERVE, "row": NINE, "draws": 9}, FENRYS)
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= 390
    boxes = [card.bounding_box() for card in guest.page.locator(".mrow .mcard").all()]
    assert len({round(box["y"]) for box in boxes if box}) == 1
    assert guest.complaints == []
    guest.leave()


@pytest.mark.parametrize(("width", "height"), [(640, 400), (844, 390), (932, 430)])
def test_the_deck_hides_no_demon_on_a_low_screen(browser: Browser, address: str, width: int, height: int) -> None:
    """A phone on its side, and a page of 1280 x 800 at 200 % zoom."""
    guest = Visitor(browser, address, width=width, height=height, touch=True)
    seated(guest, OBSERVE, FENRYS)
    deck = guest.page.locator("button.deckpile").bounding_box()
    last = guest.page.locator(".demon").last.bounding_box()
    assert deck
    assert last
    assert last["x"] + last["width"] <= deck["x"]
    assert guest.complaints == []
    guest.leave()
