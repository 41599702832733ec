"""Places of the Mind: a refusal is told where it happened, axes come with it, cards are dragged; notes, key help."""

from __future__ import annotations

import json

from playwright.sync_api import Browser, Locator, expect

from tests.web.embers import FENRYS, OBSERVE, phone, seated
from tests.web.positions import BLINK
from tests.web.test_access import check
from tests.web.visitor import Visitor

PROLOGUE = {"mode": "prologue"}


def middle(visitor: Visitor, card: str) -> tuple[float, float]:
    """Where it lies once it stands still: the Mind is framed anew when a card is chosen."""
    laid = visitor.page.locator(f'.laid[data-card="{card}"]')
    before, now = None, _box(laid)
    while now != before:
        visitor.page.wait_for_timeout(200)
        before, now = now, _box(laid)
    x, y, width, height = now
    return x + width / 2, y + height / 2


def _box(laid: Locator) -> list[float]:
    """Asked in one go, as it may be drawn anew at any moment."""
    box: list[float] = laid.evaluate(
        "e => { const b = e.getBoundingClientRect(); return [b.x, b.y, b.width, b.height]; }"
    )
    return box


def test_a_click_on_a_place_that_is_none_says_why_there(visitor: Visitor) -> None:
    seated(visitor, BLINK, FENRYS, **PROLOGUE)
    page = visitor.page
    expect(page.locator(".axisn")).to_have_count(0)
    page.locator('.mcard[data-card="flames-2a"]').click()
    page.mouse.click(*middle(visitor, "glass-1a"))
    bubble = page.locator(".refusal")
    expect(bubble).to_contain_text("Not at 0, 0. The areas do not match at (0, 0), (1, 0), (1, 1)")
    expect(page.locator(".refused .clash")).to_have_count(3)
    expect(page.locator("#assertive")).to_contain_text("Not at 0, 0")
    expect(page.locator(".axisn.on")).to_have_text(["0", "0"])
    # The half-made choice is still there.
    expect(visitor.main_button).to_contain_text("Add Flames 2a at (0, 2)")
    check(visitor)
    page.keyboard.press("Escape")
    expect(bubble).to_be_hidden()
    # Axes stay from the first refusal on.
    page.reload()
    visitor.my_move()
    assert page.locator(".axisn").count() > 5


def test_a_tap_is_answered_too(browser: Browser, address: str) -> None:
    guest = phone(browser, address)
    seated(guest, BLINK, FENRYS, **PROLOGUE)
    guest.page.locator('.mcard[data-card="flames-2a"]').tap()
    guest.page.touchscreen.tap(*middle(guest, "glass-1a"))
    expect(guest.page.locator(".refusal")).to_contain_text("Not at 0, 0")
    assert guest.complaints == []
    guest.leave()


def test_a_memory_is_dragged_onto_the_mind(visitor: Visitor) -> None:
    seated(visitor, BLINK, FENRYS, **PROLOGUE)
    page = visitor.page

    def drag(to: tuple[float, float]) -> None:
        box = page.locator('.mcard[data-card="chains-3"]').bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + 20, box["y"] + 20)
        page.mouse.down()
        page.mouse.move(box["x"] + 60, box["y"] - 40, steps=4)
        page.mouse.move(*to, steps=4)
        page.mouse.up()

    drag(middle(visitor, "glass-1a"))
    expect(page.locator(".refusal")).to_contain_text("Not at 0, 0")
    expect(page.locator(".dragging")).to_have_count(0)
    page.keyboard.press("Escape")
    place = page.locator('.place[data-spot="0,2"] path').bounding_box()
    assert place is not None
    drag((place["x"] + place["width"] / 2, place["y"] + place["height"] / 2))
    expect(visitor.main_button).to_contain_text("Add Chains 3 at (0, 2)")


def test_notes_stay_in_this_browser(visitor: Visitor) -> None:
    rows = [{"determination": "antlers-3", "added": ["chains-4"]}, *OBSERVE["rows"][1:]]
    seated(visitor, {**OBSERVE, "rows": rows}, FENRYS)
    page = visitor.page
    first = page.locator(".drow").first
    # With a 4 in a row that is not full the closed card is at most a 2: the rest is struck and no button.
    expect(first.locator(".note0.out")).to_have_count(3)
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    page.reload()
    visitor.my_move()
    note = page.get_by_role("button", name="Row 3, strength 4, plain")
    before = len(sent)
    note.click()
    page.get_by_role("button", name="Row 3, strength 4, marked").click()
    page.get_by_role("button", name="Row 3, Glass, plain").click()
    assert len(sent) == before
    check(visitor)
    page.reload()
    visitor.my_move()
    expect(page.get_by_role("button", name="Row 3, strength 4, struck")).to_be_visible()
    expect(page.get_by_role("button", name="Row 3, Glass, marked")).to_be_visible()
    assert not [frame for frame in sent if "note" in json.loads(frame)]


def test_the_key_help_of_this_table_has_its_own_keys(visitor: Visitor) -> None:
    seated(visitor, OBSERVE, FENRYS)
    visitor.page.get_by_role("button", name="More").click()
    help_text = visitor.page.locator("dialog").inner_text()
    assert "D draw, S stop" in help_text
    for wrong in ("thaw", "finder", "end of turn", "undo"):
        assert wrong not in help_text


def test_memories_are_in_the_card_browser(visitor: Visitor) -> None:
    visitor.open("/#cards")
    visitor.page.get_by_role("button", name="Memories").click()
    expect(visitor.page.locator(".deck .memorycard")).to_have_count(35)
    expect(visitor.page.locator(".deck")).to_contain_text("Flames 2b")
    check(visitor)
