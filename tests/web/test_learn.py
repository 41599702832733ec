"""Lessons: the first game in the arena by clicks, kind answers to other tries, the prologue with its guide."""

from __future__ import annotations

import json
import re
from importlib.resources import files
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from frostglass.arena.rules import ARENA
from frostglass.engine.game import Match
from tests.web.test_access import serious
from tests.web.visitor import Visitor


def lesson() -> list[dict[str, Any]]:
    """The steps of the arena as the page has them, in their order."""
    folder = files("frostglass.web").joinpath("static", "js", "learn", "lessons")
    steps: list[dict[str, Any]] = []
    for name in ("first", "more", "schools"):
        text = folder.joinpath(f"{name}.js").read_text("utf-8")
        found = re.search(r"export const \w+ = (\[.*?^\]);", text, re.S | re.M)
        assert found
        steps += json.loads(found[1])
    return steps


def leads_on(way: list[dict[str, Any]], choice: dict[str, Any]) -> bool:
    """Is a choice one of a way? A list of values means any of them."""

    def meets(name: str, value: Any) -> bool:
        return choice.get(name) in (value if isinstance(value, list) else [value])

    return any(all(meets(name, value) for name, value in wanted.items()) for wanted in way)


CLICKS = {
    "place": ["e5"],
    "pattern": ["e4"],
    "summon": ["card snow_fox", "c5", "c4", "stop"],
    "turned": ["f8", "card polar_bear", "stop"],
    "destroy": ["card war_sled", "stop"],
    "frozen": ["thaw", "d5"],
    "gateway": ["card flame_imp", "e6", "e7"],
    "warp": ["warp polarity_queen", "e6"],
    "flare": ["card flare_02", "e4"],
    "ending": ["card snow_monster", "e5", "end"],
    "legend": ["card the_eldest_tree", "e6", "stop"],
    "task": ["e4", "end", "claim central_dominance"],
    "melee": ["card snow_fox", "c5", "stop"],
}
"""What a learner does in each step; a card that fits on one square only needs no square."""


@pytest.mark.parametrize("step", lesson(), ids=lambda step: step["id"])
def test_every_step_can_be_reached_by_its_way(step: dict[str, Any]) -> None:
    """The choices that a step calls its way lead to its goal by the real rules."""
    match = Match(ARENA, {"mode": step["position"]["mode"], "position": step["position"]}, seed=1)
    kinds: list[Any] = []
    for _ in range(12):
        decision = match.decision
        if decision is None or decision.seat != 1:
            break
        way = [o for o in decision.options if leads_on(step["way"], {"role": ARENA.role(o), **ARENA.marks(o)})]
        if not way:
            break
        match.play(sorted(way, key=ARENA.text)[-1], 1)
        kinds += [ARENA.happening(event) for event in match.events]
        if "lies" in step["goal"]:
            (answer,) = ARENA.advise(match.position, 1, {"card": step["goal"]["lies"]})
            assert not answer.near[0]["missing"]
            return
    if "won" in step["goal"]:
        assert ARENA.result(match.position) == {"reason": "points", "winners": [1]}
    else:
        assert any(step["goal"]["event"].items() <= event.items() for event in kinds)


def test_the_whole_lesson_by_clicks(visitor: Visitor) -> None:
    visitor.open("/")
    page = visitor.page
    page.get_by_role("link", name="Learn", exact=True).click()
    page.get_by_role("link", name="Start").first.click()
    steps = lesson()
    for number, step in enumerate(steps, 1):
        expect(page.locator(".guide .head")).to_contain_text(f"Step {number} of {len(steps)}")
        for click in CLICKS[step["id"]]:
            visitor.my_move()
            follow(visitor, click)
        expect(page.locator(".guide .good")).to_be_visible()
        page.locator(".guide .primary").click()
    expect(page.locator(".steps .good")).to_have_count(len(steps))
    page.goto(visitor.address)
    expect(page.locator(".tables")).to_contain_text("No tables yet")


def follow(visitor: Visitor, click: str) -> None:
    page = visitor.page
    what, _, name = click.partition(" ")
    if what == "card":
        page.locator(f'.mini[data-card="{name}"]').click()
        page.locator(".focus .choice").first.click()
        if not visitor.main_button.count():
            return
    elif click == "thaw":
        page.locator(".onice .choice").click()
    elif what in ("stop", "end", "claim", "warp"):
        page.locator(f'.prompt [data-entry="{click}"]').click()
    else:
        visitor.square(click).click()
    before = len(visitor.frames)
    visitor.main_button.click()
    visitor.heard_since(before)


def test_another_try_is_answered_and_taken_back(visitor: Visitor) -> None:
    visitor.open("/learn#arena=2")
    visitor.my_move()
    follow(visitor, "h8")
    answer = visitor.page.locator(".guideanswer")
    expect(answer).to_contain_text("does not lead to the goal")
    expect(answer).to_contain_text("one piece short")
    visitor.page.get_by_role("button", name="Give me a hint").click()
    expect(answer).to_contain_text("e4 is such a square")
    visitor.page.locator(".guide").get_by_role("button", name="Undo").click()
    expect(answer).not_to_contain_text("does not lead to the goal")
    visitor.my_move()
    follow(visitor, "c6")
    expect(visitor.page.locator(".guide .good")).to_be_visible()


@pytest.mark.parametrize("size", [(1024, 768), (1280, 800), (1920, 1080)])
def test_nothing_speaks_of_cards_before_there_are_any(browser: Browser, address: str, size: tuple[int, int]) -> None:
    guest = Visitor(browser, address, width=size[0], height=size[1])
    guest.open("/learn#arena=1")
    guest.my_move()
    expect(guest.page.locator(".mini")).to_have_count(0)
    expect(guest.page.locator(".right > .focus")).to_be_hidden()
    guest.open("/learn#arena=3")
    guest.page.reload()
    guest.my_move()
    expect(guest.page.locator(".right > .focus")).to_be_visible()
    guest.leave()
    assert guest.complaints == []


def test_right_after_wrong_is_answered(visitor: Visitor) -> None:
    """Both actions are used, and the pattern lies there all the same."""
    visitor.open("/learn#arena=2")
    visitor.my_move()
    follow(visitor, "c5")
    expect(visitor.page.locator(".guideanswer")).to_contain_text("does not lead to the goal")
    follow(visitor, "e4")
    expect(visitor.page.locator(".guide .good")).to_contain_text("The pattern is complete")


def test_what_leads_nowhere_any_more_is_said(visitor: Visitor) -> None:
    """Two pieces are placed, so that no action is left for the being of this step."""
    visitor.open("/learn#arena=3")
    visitor.my_move()
    for square in ("h8", "h7"):
        follow(visitor, square)
        expect(visitor.page.locator(".guideanswer .soso")).to_be_visible()
    visitor.page.locator(".guidefoot").get_by_role("button", name="Again").click()
    visitor.my_move()
    expect(visitor.page.locator(".guideanswer .soso")).to_have_count(0)


@pytest.mark.parametrize(("width", "light", "language"), [(1280, False, "en"), (390, True, "pl")])
def test_nothing_serious_for_axe(browser: Browser, address: str, width: int, light: bool, language: str) -> None:
    guest = Visitor(browser, address, width=width, light=light, language=language)
    guest.open("/learn")
    expect(guest.page.locator(".lessoncard")).to_have_count(2)
    assert serious(guest.page) == []
    guest.open("/learn#arena=9")
    guest.my_move()
    assert serious(guest.page) == []
    guest.leave()
