"""Between two people there are no hints until both agree, and then both see who asked for one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.web.visitor import Visitor, table


@pytest.fixture
def friend(browser: Browser, address: str) -> Iterator[Visitor]:
    guest = Visitor(browser, address)
    yield guest
    guest.leave()
    assert guest.complaints == []


def key(guest: Visitor) -> Locator:
    return guest.page.get_by_role("button", name="hint", exact=True)


def test_hints_between_people_are_agreed_on_and_seen(visitor: Visitor, friend: Visitor) -> None:
    made = table(visitor.address, {"who": "me", "name": "Ada"}, {"who": "hotseat", "name": "Borys"})
    for guest, seat in ((visitor, made["seats"][0]), (friend, made["seats"][1])):
        guest.sit_down(seat["link"])
    visitor.page.wait_for_timeout(300)
    asked, other = (visitor, friend) if visitor.asked else (friend, visitor)
    expect(key(asked)).to_be_hidden()
    asked.page.get_by_role("button", name="More").click()
    switch = asked.page.get_by_role("group", name="Hints at this table")
    expect(switch.get_by_role("button", name="Off")).to_have_attribute("aria-pressed", "true")
    switch.get_by_role("button", name="On").click()
    expect(switch.get_by_role("button", name="On")).to_have_attribute("aria-pressed", "true")
    asked.page.keyboard.press("Escape")
    expect(key(asked)).to_be_hidden()
    expect(other.page.locator(".notices")).to_contain_text("would like hints")
    other.page.get_by_role("button", name="Agree").click()
    expect(asked.page.locator(".notices")).to_contain_text("All agree")
    expect(key(asked)).to_be_visible()
    key(asked).click()
    expect(other.page.locator(".notices")).to_contain_text("asks for a hint")


def test_with_bots_there_is_nothing_to_agree_on(visitor: Visitor) -> None:
    made = table(visitor.address, {"who": "me"}, {"who": "bot", "level": "random"})
    visitor.sit_down(made["seats"][0]["link"])
    visitor.my_move()
    visitor.page.get_by_role("button", name="More").click()
    expect(visitor.page.get_by_role("group", name="Hints at this table")).to_have_count(0)
