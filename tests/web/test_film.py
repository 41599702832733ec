"""Turns one can follow: each action of others is seen for a while, in order, skippable, and told afterwards."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.web.visitor import Visitor, table

BOT = {"who": "bot", "level": "random"}
MELEE = {"mode": "melee", "schools": ["everfrost", "highland", "sylvan", "northern"]}
QUIET = {"turn_began", "drew", "returned", "scored", "task_turned_up"}
WATCH = """() => {
  window.seen = [];
  const caption = document.querySelector(".filmcaption");
  const note = () => {
    const words = caption.hidden ? "" : caption.textContent;
    const asked = Boolean(document.querySelector(".prompt:not(.idle)"));
    window.seen.push({ words, at: performance.now(), asked, actors: document.querySelectorAll(".actor").length });
  };
  const all = { attributes: true, childList: true, characterData: true, subtree: true };
  new MutationObserver(note).observe(caption, all);
}"""


@pytest.fixture
def moving(browser: Browser, address: str) -> Iterator[Visitor]:
    """Somebody for whom things move."""
    guest = Visitor(browser, address, still=False)
    yield guest
    guest.leave()
    assert guest.complaints == []


def end_of_turn(visitor: Visitor) -> None:
    """Play the own turn until the others are asked."""
    while True:
        question = visitor.my_move()
        if "no actions left" in question:
            break
        visitor.step()
    visitor.step()


def scenes(visitor: Visitor) -> list[str]:
    """What the server said that others did, choice by choice: the first line of each that shows something."""
    entries: dict[int, dict[str, Any]] = {}
    for frame in map(json.loads, visitor.frames):
        if frame["type"] == "state":
            entries |= {entry["number"]: entry for entry in frame["log"]}
    told = [entry for _, entry in sorted(entries.items()) if entry["seat"] not in (0, 1)]
    return [entry["lines"][0] for entry in told if any(event["kind"] not in QUIET for event in entry["events"])]


def test_every_action_of_others_is_seen_for_half_a_second_in_order(moving: Visitor) -> None:
    made = table(moving.address, {"who": "me"}, BOT, BOT, BOT, settings=MELEE)
    moving.sit_down(made["seats"][0]["link"])
    moving.my_move()
    before = len(scenes(moving))
    moving.page.evaluate(WATCH)
    end_of_turn(moving)
    moving.page.wait_for_selector(".filmstrip:not([hidden])")
    moving.my_move()
    seen = moving.page.evaluate("window.seen")
    shown: list[tuple[str, float]] = []
    for step, following in pairwise(seen):
        if step["words"]:
            if shown and shown[-1][0] == step["words"]:
                shown[-1] = step["words"], shown[-1][1] + following["at"] - step["at"]
            else:
                shown.append((step["words"], following["at"] - step["at"]))
            assert not step["asked"], "the own choice was offered before the others had been shown"
    expected = scenes(moving)[before:]
    assert len(expected) >= 6, expected
    assert [words for words, _ in shown] == expected
    assert min(span for _, span in shown) >= 500, shown


def test_the_film_gives_nothing_away_that_it_has_not_shown(moving: Visitor) -> None:
    made = table(moving.address, {"who": "me"}, BOT, BOT, BOT, settings=MELEE)
    moving.sit_down(made["seats"][0]["link"])
    moving.my_move()
    end_of_turn(moving)
    page = moving.page
    page.wait_for_selector(".filmstrip:not([hidden])")
    page.get_by_role("button", name="Pause").click()
    # Another seat plays: it is not the viewer's move, nothing of later is outlined, and a later line is only a name.
    expect(page.locator(".desk-bar .turnwords")).to_contain_text("Random")
    expect(page.locator(".desk-bar .turnwords")).not_to_contain_text("Your move")
    expect(page.locator(".board .changed")).to_have_count(0)
    expect(page.locator(".sincelist li").last).not_to_contain_text(re.compile("[a-i][1-9]"))
    page.keyboard.press("Space")
    moving.my_move()
    expect(page.locator(".desk-bar .turnwords")).to_contain_text("Your move")
    assert page.locator(".board .changed").count() >= 3
    expect(page.locator(".sincelist li").last).to_contain_text(re.compile("[a-i][1-9]|discards|no new piece"))


@pytest.mark.parametrize(
    ("size", "language"),
    [((390, 844), "pl"), ((844, 390), "cs"), ((640, 400), "en"), ((1024, 768), "cs"), ((1280, 800), "pl")],
)
def test_the_strip_of_the_film_is_whole_and_beside_the_board(
    browser: Browser, address: str, size: tuple[int, int], language: str
) -> None:
    width, height = size
    guest = Visitor(browser, address, width=width, height=height, language=language, still=False, touch=width < 1100)
    made = table(address, {"who": "me"}, BOT, BOT, BOT, settings={**MELEE, "start": 1})
    guest.sit_down(made["seats"][0]["link"])
    page = guest.page
    strip = page.locator(".filmstrip")
    confirm = page.locator(".pfoot .main:visible, .dock .primary:visible")
    while not strip.is_visible():
        if page.locator(".prompt:not(.idle)").count() and not confirm.count():
            page.locator(".board .cell.can, .prompt .choice:visible").first.click()
        if confirm.count():
            confirm.click()
        page.wait_for_timeout(300)
    page.keyboard.press("Tab")  # the focus is nobody's business here
    strip.locator(".iconbtn:visible").nth(0 if width < 900 else 1).click()  # pause
    board = page.locator(".board").bounding_box()
    assert board
    for control in strip.locator("button:visible").all():
        box = control.bounding_box()
        assert box
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width, control
        assert box["y"] + box["height"] <= height, control
        beside = box["x"] >= board["x"] + board["width"] - 1 or box["y"] >= board["y"] + board["height"] - 1
        assert beside, control
        # In front, and whole: what is at its edges is the control.
        assert control.evaluate(
            """(node) => {
              const { left, right, top, height } = node.getBoundingClientRect();
              return [left + 3, right - 3].every((x) => node.contains(document.elementFromPoint(x, top + height / 2)));
            }"""
        ), control
    guest.leave()
    assert guest.complaints == []


def test_the_log_beside_the_board_is_not_ahead_of_the_film(browser: Browser, address: str) -> None:
    guest = Visitor(browser, address, width=1920, height=1080, still=False)
    made = table(address, {"who": "me"}, BOT, BOT, BOT, settings={**MELEE, "start": 1})
    guest.sit_down(made["seats"][0]["link"])
    end_of_turn(guest)
    guest.page.wait_for_selector(".filmstrip:not([hidden])")
    guest.page.get_by_role("button", name="Pause").click()
    turns = guest.page.locator(".third .log .turn")
    expect(turns).to_have_count(2)
    guest.page.keyboard.press("Space")
    expect(turns).to_have_count(4)
    guest.page.get_by_role("button", name="Show the turn of").first.click()
    guest.page.wait_for_selector(".filmstrip:not([hidden])")
    expect(turns).to_have_count(4)
    guest.leave()
    assert guest.complaints == []


def test_space_goes_to_the_end_and_nothing_is_lost(moving: Visitor) -> None:
    made = table(moving.address, {"who": "me"}, BOT, BOT, BOT, settings=MELEE)
    moving.sit_down(made["seats"][0]["link"])
    end_of_turn(moving)
    moving.page.wait_for_selector(".filmstrip:not([hidden])")
    # The speed of this film is none of the test's business: what was not shown yet is told, too.
    moving.page.keyboard.press("Space")
    expect(moving.page.locator(".filmstrip")).to_be_hidden()
    moving.my_move()
    expect(moving.page.locator(".actor")).to_have_count(0)
    expect(moving.page.locator(".sincelist li")).to_have_count(3)
    state = next(frame for frame in map(json.loads, reversed(moving.frames)) if frame["type"] == "state")
    for square, piece in state["view"]["board"].items():
        label = f"{ {'c': 'common', 'h': 'heroic', 'l': 'legendary'}[piece[0]] } piece of {'ABCD'[int(piece[1]) - 1]}"
        expect(moving.square(square)).to_have_attribute("aria-label", re.compile(label))
    expect(moving.page.locator(".board .piece:not(.ghost)")).to_have_count(len(state["view"]["board"]))


def test_a_tap_that_skips_chooses_nothing(moving: Visitor) -> None:
    made = table(moving.address, {"who": "me"}, BOT, BOT, BOT, settings=MELEE)
    moving.sit_down(made["seats"][0]["link"])
    end_of_turn(moving)
    moving.page.wait_for_selector(".filmstrip:not([hidden])")
    moving.square("e5").click(force=True)
    moving.my_move()
    expect(moving.page.locator(".filmstrip")).to_be_hidden()
    expect(moving.main_button).to_have_count(0)


def test_a_turn_is_shown_again_from_its_line_and_the_list_goes_when_one_acts(moving: Visitor) -> None:
    made = table(moving.address, {"who": "me"}, BOT)
    moving.sit_down(made["seats"][0]["link"])
    end_of_turn(moving)
    moving.my_move()
    row = moving.page.locator(".sincelist li")
    expect(row).to_have_count(1)
    moving.page.get_by_role("button", name="Show the turn of").click()
    moving.page.wait_for_selector(".filmstrip:not([hidden])")
    moving.my_move()
    moving.step()
    expect(moving.page.locator(".since")).to_be_hidden()


def test_at_once_shows_no_film_but_the_lines(moving: Visitor) -> None:
    made = table(moving.address, {"who": "me"}, BOT)
    moving.open()
    moving.page.evaluate("localStorage.setItem('frostglass.settings', JSON.stringify({ speed: 'once' }))")
    moving.sit_down(made["seats"][0]["link"])
    moving.my_move()
    moving.page.evaluate(WATCH)
    end_of_turn(moving)
    moving.my_move()
    assert not any(step["words"] for step in moving.page.evaluate("window.seen"))
    expect(moving.page.locator(".sincelist li")).to_have_count(1)


def test_with_reduced_motion_there_are_only_the_lines(visitor: Visitor) -> None:
    made = table(visitor.address, {"who": "me"}, BOT)
    visitor.sit_down(made["seats"][0]["link"])
    visitor.my_move()
    visitor.page.evaluate(WATCH)
    end_of_turn(visitor)
    visitor.my_move()
    assert not any(step["words"] or step["actors"] for step in visitor.page.evaluate("window.seen"))
    expect(visitor.page.locator(".sincelist li")).to_have_count(1)
