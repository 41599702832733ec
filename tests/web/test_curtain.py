"""One screen for two: the curtain stands before the first private thing, and behind it the page is empty."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import expect

from tests.web.visitor import Visitor


def share_the_screen(visitor: Visitor, game: str) -> None:
    """Open a table for two people at this screen, as a person does from the start page."""
    visitor.open(f"/?game={game}")
    visitor.page.get_by_label("Who plays seat B?").select_option("hotseat")
    visitor.page.get_by_label("Name", exact=True).fill("Mira")
    visitor.page.get_by_role("button", name="Open the table").click()


def state(visitor: Visitor) -> Any:
    return next(frame for frame in map(json.loads, reversed(visitor.frames)) if frame["type"] == "state")


def test_aelins_cards_wait_behind_the_curtain(visitor: Visitor) -> None:
    share_the_screen(visitor, "embers")
    page = visitor.page
    curtain = page.locator(".curtain")
    expect(curtain).to_contain_text("Hand the screen to Aelin")
    expect(curtain.locator('use[href="#who-aelin"]')).to_have_count(1)
    expect(curtain.get_by_role("button", name="I am Aelin")).to_be_focused()
    expect(page).to_have_title("Aelin plays")
    # Empty, not covered: no gauge, no question, no line of the log is in the document.
    expect(page.locator(".drow, .blk, .ptitle, .log li, .dock *")).to_have_count(0)
    secrets = [row["determination"] for row in state(visitor)["view"]["rows"]]
    assert all(secrets), "the seat of Aelin was not entered"
    assert not [card for card in secrets if card in page.content()]
    page.keyboard.press("Enter")
    expect(curtain).to_be_hidden()
    expect(page.locator(".ptitle")).to_contain_text("order")


def test_the_curtain_shows_who_comes_next(visitor: Visitor) -> None:
    share_the_screen(visitor, "embers")
    page = visitor.page
    page.locator(".curtain button").click()
    visitor.my_move()
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    curtain = page.locator(".curtain")
    expect(curtain).to_contain_text("Hand the screen to Mira")
    expect(curtain.locator('use[href="#who-fenrys"]')).to_have_count(1)
    expect(page.locator(".drow, .blk, .ptitle, .log li, .dock *")).to_have_count(0)
    page.keyboard.press("Enter")
    expect(page.locator(".hid")).to_have_count(4)
    expect(page.locator(".log li").first).to_be_visible()
    expect(page.locator(".log use[href='#who-aelin']").first).to_be_attached()


def test_after_the_curtain_the_page_is_whole_again(visitor: Visitor) -> None:
    """What floats over the table comes back with it: here the answer to why not."""
    share_the_screen(visitor, "embers")
    page = visitor.page
    page.locator(".curtain button").click()
    visitor.my_move()
    page.keyboard.press("?")
    expect(page.locator(".whybox")).to_be_visible()
    expect(page.locator("main > .notices")).to_have_count(1)


def test_a_hand_of_the_arena_waits_too_and_after_a_reload(visitor: Visitor) -> None:
    share_the_screen(visitor, "arena")
    page = visitor.page
    for _ in range(2):
        expect(page.locator(".curtain")).to_be_visible()
        expect(page.locator(".mini, .boardbox, .ptitle")).to_have_count(0)
        page.locator(".curtain button").click()
        expect(page.locator(".mini").first).to_be_visible()
        page.reload()


def test_after_enter_on_a_tile_tab_goes_on_from_there(visitor: Visitor) -> None:
    visitor.open()
    tiles = visitor.page.locator(".tiles button")
    tiles.nth(1).focus()
    visitor.page.keyboard.press("Enter")
    expect(tiles.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(tiles.nth(1)).to_be_focused()
    visitor.page.keyboard.press("Tab")
    expect(tiles.nth(0)).not_to_be_focused()
