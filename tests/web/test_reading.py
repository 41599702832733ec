"""Reading is not acting: a card is looked at and nothing is chosen; the question names deeds by their verb."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.positions import DUEL, beginning
from tests.web.visitor import Visitor, table

BOT = {"who": "bot", "level": "random"}


def sit(visitor: Visitor) -> None:
    made = table(visitor.address, {"who": "me"}, BOT, settings=beginning(DUEL))
    visitor.sit_down(made["seats"][0]["link"])
    visitor.my_move()


def test_a_card_that_cannot_come_is_read_and_not_discarded(visitor: Visitor) -> None:
    sit(visitor)
    before = len(visitor.frames)
    card = visitor.page.locator('.mini[data-card="snow_monster"]')
    card.click()
    expect(visitor.page.locator(".ftext h2")).to_have_text("Snow Monster")
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(visitor.main_button).to_have_count(0)
    for _ in range(3):
        visitor.page.keyboard.press("Enter")
    expect(visitor.main_button).to_have_count(0)
    expect(visitor.page.locator(".ptitle")).to_contain_text("What do you do")
    assert len(visitor.frames) == before


def test_reading_another_card_keeps_what_was_begun(visitor: Visitor) -> None:
    sit(visitor)
    visitor.page.get_by_role("button", name="Summon: Polar Bear").click()
    expect(visitor.page.locator(".ptitle")).to_have_text("Where does Polar Bear go?")
    visitor.page.locator('.mini[data-card="titan"]').click()
    expect(visitor.page.locator(".ftext h2")).to_have_text("Titan")
    expect(visitor.page.locator(".ptitle")).to_have_text("Where does Polar Bear go?")


def test_the_question_names_verbs_and_counts_squares_as_the_card_does(visitor: Visitor) -> None:
    sit(visitor)
    expect(visitor.page.get_by_role("button", name="Place a piece", exact=True)).to_have_count(1)
    chip = visitor.page.get_by_role("button", name="Summon: Polar Bear")
    card = visitor.page.locator('.mini[data-card="polar_bear"]')
    counts = [re.findall(r"\d+", one.inner_text())[-1] for one in (chip, card)]
    # The Polar Bear fits on three squares of this board.
    assert counts == ["3", "3"]
    # Neither Snow Monster nor Titan can come: the question does not name them.
    expect(visitor.page.locator(".prompt")).not_to_contain_text("Snow Monster")


def test_a_discard_is_the_last_thing_and_asks_twice(visitor: Visitor) -> None:
    sit(visitor)
    chips = visitor.page.locator(".chips > button")
    last = chips.last
    expect(last).to_have_text("Discard…")
    expect(last.locator("kbd")).to_have_count(0)
    last.click()
    expect(visitor.page.locator(".ptitle")).to_have_text("Which card do you discard?")
    expect(visitor.main_button).to_have_count(0)
    expect(visitor.page.locator(".prompt [aria-pressed=true]")).to_have_count(0)
    visitor.page.locator('.prompt [data-entry="D snow_monster"]').click()
    expect(visitor.main_button).to_contain_text("Discard Snow Monster")
    visitor.page.keyboard.press("Escape")
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator(".ptitle")).to_contain_text("What do you do")


def test_the_first_lesson_is_no_wall_of_buttons(visitor: Visitor) -> None:
    visitor.open("/learn#arena=1")
    visitor.my_move()
    # 69 squares are open to the first piece: the board shows them, the question says so.
    expect(visitor.page.locator(".pnote")).to_contain_text("Choose a square on the board")
    assert visitor.page.locator(".prompt button").count() <= 4
