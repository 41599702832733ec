"""A duel against a bot, by clicks and by keys; nothing hidden comes over the wire."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from tests.web.positions import DUEL, beginning
from tests.web.visitor import Visitor, ask, table

BOT = {"who": "bot", "level": "random"}


def test_a_duel_against_a_bot_by_clicks(visitor: Visitor) -> None:
    visitor.open()
    visitor.page.get_by_role("button", name="Duel a bot now").click()
    visitor.page.wait_for_selector(".boardbox [role=grid]")
    asked = [visitor.step() for _ in range(7)]
    assert sum("no actions left" in question for question in asked) >= 1, asked
    visitor.my_move()
    assert visitor.page.locator(".board .piece:not(.ghost)").count() >= 5
    expect(visitor.page.locator(".live")).to_have_text("connected")


def test_point_choose_confirm_and_undo(visitor: Visitor) -> None:
    seats = table(visitor.address, {"who": "me"}, BOT)["seats"]
    visitor.sit_down(seats[0]["link"])
    while "What do you do" not in visitor.my_move():
        visitor.step()
    visitor.square("e9").hover()
    expect(visitor.page.locator(".tip")).to_have_text("Place a common piece on e9")
    visitor.square("e9").click()
    expect(visitor.main_button).to_have_text("Place a common piece on e9")
    visitor.page.keyboard.press("Escape")
    expect(visitor.main_button).to_have_count(0)
    visitor.square("e9").click()
    visitor.square("e9").click()
    expect(visitor.square("e9")).to_have_attribute("aria-label", "e9, common piece of A")
    visitor.page.get_by_role("button", name="Undo").first.click()
    expect(visitor.square("e9")).to_have_attribute("aria-label", "e9, empty, Place a common piece on e9")


def test_a_chosen_card_asks_where_to(visitor: Visitor) -> None:
    seats = table(visitor.address, {"who": "me"}, BOT, settings=beginning(DUEL))["seats"]
    visitor.sit_down(seats[0]["link"])
    asked = visitor.my_move()
    visitor.page.locator('.mini[data-card="polar_bear"]').click()
    expect(visitor.page.locator(".ptitle")).to_have_text(asked)
    visitor.page.locator(".focus .choice").click()
    expect(visitor.page.locator(".ptitle")).to_have_text("Where does Polar Bear go?")
    expect(visitor.page.locator(".pnote")).to_contain_text(asked)
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator(".ptitle")).to_have_text(asked)


def test_the_whole_turn_by_keys(visitor: Visitor) -> None:
    seats = table(visitor.address, {"who": "me"}, BOT)["seats"]
    visitor.sit_down(seats[0]["link"])
    while "What do you do" not in visitor.my_move():
        visitor.step()
    keys = visitor.page.keyboard
    keys.press("b")
    expect(visitor.page.locator(".board .cell:focus")).to_have_count(1)
    visitor.square("d8").focus()
    keys.press("ArrowRight")
    keys.press("ArrowUp")
    expect(visitor.square("e9")).to_be_focused()
    keys.press("Enter")
    expect(visitor.main_button).to_have_text("Place a common piece on e9")
    keys.press("Enter")
    expect(visitor.square("e9")).to_have_attribute("aria-label", "e9, common piece of A")
    while "no actions left" not in visitor.my_move():
        keys.press("/")
        keys.type("place d9")
        keys.press("Enter")
        expect(visitor.main_button).to_have_text("Place a common piece on d9")
        keys.press("Enter")
        expect(visitor.square("d9")).to_have_attribute("aria-label", "d9, common piece of A")
    keys.press("Escape")
    visitor.page.locator(".ptitle").focus()
    keys.press("e")
    expect(visitor.main_button).to_contain_text("End the turn")
    keys.press("Enter")
    expect(visitor.page.locator(".log")).to_contain_text("Turn of B")


def test_nothing_hidden_comes_over_the_wire(visitor: Visitor) -> None:
    made = table(visitor.address, {"who": "me"}, BOT)
    token = made["seats"][0]["token"]
    visitor.sit_down(made["seats"][0]["link"])
    for _ in range(6):
        visitor.step()
    visitor.my_move()
    heard = " ".join(frame for frame in visitor.frames if json.loads(frame)["type"] in ("state", "stale"))
    visitor.page.get_by_role("button", name="More").click()
    visitor.page.get_by_role("button", name="Resign").click()
    visitor.page.locator("dialog .primary").click()
    expect(visitor.page.locator(".endband h1")).to_have_text("You lose")
    steps = ask(visitor.address, f"/api/tables/{made['table']}/replay?from=0&to=99&seat=2", secret=token)["steps"]
    seats = [step["view"]["seats"][1] for step in steps[:-1]]
    kept = [{*seat["hand"], *seat["legends"], *seat["flares"]} for seat in seats]
    hidden = set.intersection(*kept)
    assert hidden
    assert [card for card in sorted(hidden) if f'"{card}"' in heard] == []
