"""Whole games in the browser: against bots, between two browsers, melee, teams, and embers by keys alone.

In every run the games of the arena have a turn limit and chapter one is only begun. At full size all come to their end,
and in chapter one both follow their hints, so that it lasts.
"""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.sizes import FULL, size
from tests.web.visitor import Visitor, table

BOT = {"who": "bot", "level": "random"}
ME = {"who": "me"}
FOUR = ["northern", "sylvan", "everfrost", "highland"]


def settings(mode: str, schools: list[str], turns: int) -> dict[str, Any]:
    return {"mode": mode, "schools": schools, "start": 1, "turn_limit": 0 if FULL else turns}


def play_on(*people: Visitor, most: int = size(80, 3000)) -> int:
    """Whoever is asked answers, until the game is over; how many answers it took."""
    for answers in range(most):
        while not any(person.asked or person.over for person in people):
            people[0].page.wait_for_timeout(30)
        if all(person.over for person in people):
            return answers
        for person in people:
            if person.asked:
                person.step()
    raise AssertionError("the game did not end")


def test_a_duel_against_a_bot_to_the_end_by_clicks(visitor: Visitor) -> None:
    made = table(visitor.address, ME, BOT, settings=settings("duel", ["everfrost", "highland"], 4))
    visitor.sit_down(made["seats"][0]["link"])
    assert play_on(visitor) > 4
    expect(visitor.page.locator(".prompt")).to_contain_text("Replay")
    expect(visitor.page.locator(".prompt .choice")).to_have_count(0)


def test_a_duel_between_two_browsers(visitor: Visitor, browser: Browser) -> None:
    made = table(visitor.address, ME, {"who": "friend"}, settings=settings("duel", ["everfrost", "highland"], 4))
    visitor.sit_down(made["seats"][0]["link"])
    friend = Visitor(browser, visitor.address)
    friend.open(made["seats"][1]["link"])
    friend.page.get_by_role("button", name="Sit down").click()
    friend.page.wait_for_selector(".boardbox [role=grid]")
    play_on(visitor, friend)
    assert visitor.page.locator(".ptitle").inner_text() != ""
    boards = [person.page.locator(".board .piece:not(.ghost)").count() for person in (visitor, friend)]
    assert boards[0] == boards[1] > 0
    assert friend.complaints == []
    friend.leave()


@pytest.mark.parametrize("mode", ["melee", "team_duel"])
def test_four_seats_with_three_bots(visitor: Visitor, mode: str) -> None:
    made = table(visitor.address, ME, BOT, BOT, BOT, settings=settings(mode, FOUR, 8))
    visitor.sit_down(made["seats"][0]["link"])
    visitor.my_move()
    expect(visitor.page.locator(".seatcorner")).to_have_count(4)
    expect(visitor.page.locator(".melee" if mode == "melee" else ".teams")).to_be_visible()
    play_on(visitor)


def test_the_prologue_by_keys_alone(visitor: Visitor) -> None:
    made = table(visitor.address, ME, {"who": "bot", "level": "random"}, settings={"mode": "prologue"}, game="embers")
    visitor.open(made["seats"][0]["link"])
    page = visitor.page
    page.wait_for_selector(".canvas")
    # No pointer touches the page: the question takes the focus, numbers pick, Enter confirms.
    for _ in range(120):
        while not (visitor.asked or visitor.over):
            page.wait_for_timeout(30)
        if visitor.over:
            break
        heard = len(visitor.frames)
        page.keyboard.press("1")
        if not visitor.main_button.count():
            page.keyboard.press("1")
        page.keyboard.press("Enter")
        visitor.heard_since(heard)
    assert visitor.over
    expect(page.locator(".ptitle")).to_contain_text("The game is")


def test_chapter_one_with_two_browsers(visitor: Visitor, browser: Browser) -> None:
    made = table(visitor.address, ME, {"who": "friend"}, settings={"mode": "chapter", "chapter": 1}, game="embers")
    fenrys = Visitor(browser, visitor.address)
    fenrys.open(made["seats"][1]["link"])
    fenrys.page.get_by_role("button", name="Sit down").click()
    visitor.open(made["seats"][0]["link"])
    visitor.page.wait_for_selector(".stage")  # she orders her cards first
    fenrys.page.wait_for_selector(".canvas")
    asked = {"Aelin": 0, "Fenrys": 0}
    while not visitor.over if FULL else min(asked.values()) < 1 or sum(asked.values()) < 5:
        for name, person in zip(asked, (visitor, fenrys), strict=True):
            if person.asked:
                asked[name] += 1
                if FULL:
                    person.take_hint()
                else:
                    person.step()
        visitor.page.wait_for_timeout(20)
    numbers = [person.page.locator(".log .n").last.inner_text() for person in (visitor, fenrys)]
    assert numbers[0] == numbers[1]
    assert fenrys.complaints == []
    fenrys.leave()
