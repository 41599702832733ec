"""A refusal is told where it happened: at the square, under the command line, at the key; and it cancels nothing."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from tests.web.positions import DUEL, beginning
from tests.web.visitor import Visitor, table

BOT = {"who": "bot", "level": "random"}


def sit(visitor: Visitor) -> Page:
    made = table(visitor.address, {"who": "me"}, BOT, settings=beginning(DUEL))
    visitor.sit_down(made["seats"][0]["link"])
    visitor.my_move()
    return visitor.page


def near(page: Page, visitor: Visitor, square: str) -> bool:
    """Does the bubble hang at this square?"""
    bubble, cell = page.locator(".bubble").bounding_box(), visitor.square(square).bounding_box()
    assert bubble is not None
    assert cell is not None
    gap = max(cell["y"] - bubble["y"] - bubble["height"], bubble["y"] - cell["y"] - cell["height"])
    return gap < 20 and bubble["x"] < cell["x"] + cell["width"] and cell["x"] < bubble["x"] + bubble["width"]


def test_an_occupied_square_says_so(visitor: Visitor) -> None:
    page = sit(visitor)
    bubble = page.locator(".bubble")
    visitor.square("e5").click()
    expect(bubble).to_contain_text("e5")
    expect(page.locator(".board .refused")).to_have_count(1)
    assert near(page, visitor, "e5")
    expect(page.locator("#assertive")).to_contain_text("e5")
    # f7 is taken too, but the Polar Bear may land there.
    visitor.square("f7").click()
    expect(bubble).to_contain_text("Possible here: Polar Bear")
    visitor.square("e9").click()
    expect(bubble).to_be_hidden()
    expect(visitor.main_button).to_contain_text("e9")


def test_a_refusal_keeps_what_was_begun(visitor: Visitor) -> None:
    page = sit(visitor)
    page.get_by_role("button", name="Summon: Polar Bear").click()
    visitor.square("b5").click()
    expect(visitor.main_button).to_contain_text("Polar Bear")
    visitor.square("a7").click()
    expect(page.locator(".bubble")).to_contain_text("Polar Bear")
    expect(visitor.main_button).to_contain_text("Polar Bear")
    expect(page.locator(".ptitle")).to_have_text("Where does Polar Bear go?")


def test_it_goes_by_itself_and_with_escape(visitor: Visitor) -> None:
    page = sit(visitor)
    visitor.square("e5").click()
    expect(page.locator(".bubble")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".bubble")).to_be_hidden()
    visitor.square("e5").click()
    expect(page.locator(".bubble")).to_be_visible()
    expect(page.locator(".bubble")).to_be_hidden(timeout=12_000)


def test_commands_that_do_not_fit_are_answered_under_the_field(visitor: Visitor) -> None:
    page = sit(visitor)
    answer = page.locator(".cmdsay")
    field = page.locator("#command")
    page.keyboard.press("/")
    page.keyboard.type("summon titan e5")
    page.keyboard.press("Enter")
    expect(answer).to_contain_text("Titan")
    expect(answer).to_contain_text("short")
    expect(field).to_have_value("summon titan e5")
    field.fill("place e5")
    expect(answer).to_be_hidden()
    page.keyboard.press("Enter")
    expect(answer).to_contain_text("e5")
    field.fill("xyzzy")
    page.keyboard.press("Enter")
    expect(answer).to_contain_text("No such command")


def test_a_slip_of_the_fingers_is_put_right_by_tab(visitor: Visitor) -> None:
    page = sit(visitor)
    page.keyboard.press("/")
    page.keyboard.type("plcae e9")
    page.keyboard.press("Enter")
    expect(page.locator(".cmdsay .choice").first).to_contain_text("Place a common piece on e9")
    page.keyboard.press("Tab")
    expect(visitor.main_button).to_contain_text("Place a common piece on e9")


def test_the_end_of_the_turn_with_actions_left(visitor: Visitor) -> None:
    page = sit(visitor)
    page.locator(".ptitle").focus()
    page.keyboard.press("e")
    expect(page.locator(".bubble")).to_contain_text("2 actions")
    expect(page.locator(".ptitle")).to_contain_text("What do you do")


def test_a_finger_is_answered_too(browser: Browser, address: str) -> None:
    guest = Visitor(browser, address, width=390, touch=True)
    page = sit(guest)
    guest.square("e5").tap()
    expect(page.locator(".bubble")).to_contain_text("e5")
    box = page.locator(".bubble").bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390
    guest.leave()
    assert guest.complaints == []
