"""Lessons: the first game in the arena by clicks, kind answers to other tries, the prologue with its guide."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from frostglass.arena.rules import ARENA
from frostglass.embers import events
from frostglass.engine.game import Match
from tests.text.asked import embers_kinds
from tests.web.printed import STATIC
from tests.web.test_access import serious
from tests.web.visitor import Visitor


def lesson(name: str) -> list[dict[str, Any]]:
    """The steps of a lesson as the page has them."""
    text = (STATIC / "js" / "learn" / "lessons.js").read_text(encoding="utf-8")
    found = re.search(rf"export const {name} = (\[.*?^\]);", text, re.DOTALL | re.MULTILINE)
    assert found
    steps: list[dict[str, Any]] = json.loads(found[1])
    return steps


CLICKS = {
    "place": ["e5"],
    "pattern": ["e4"],
    "summon": ["card snow_fox", "c5", "c4", "stop"],
    "turned": ["f8", "card polar_bear", "stop"],
    "destroy": ["card war_sled", "stop"],
    "frozen": ["thaw", "d5"],
    "flare": ["card flare_02", "e4"],
    "ending": ["card snow_monster", "e5", "end"],
}
"""What a learner does in each step; a card that fits on one square only needs no square."""


@pytest.mark.parametrize("step", lesson("ARENA"), ids=lambda step: step["id"])
def test_every_step_can_be_reached_by_its_way(step: dict[str, Any]) -> None:
    """The choices that a step calls its way lead to its goal by the real rules."""
    match = Match(ARENA, {"mode": "duel", "position": step["position"]}, seed=1)
    kinds: list[Any] = []
    for _ in range(12):
        decision = match.decision
        if decision is None or decision.seat != 1:
            break
        way = [o for o in decision.options if re.search(step["way"], ARENA.text(o))]
        if not way:
            break
        match.play(sorted(way, key=ARENA.text)[-1], 1)
        kinds += [ARENA.happening(event) for event in match.events]
        if "can" in step["goal"]:
            assert match.decision is not None
            marks = [ARENA.marks(option) for option in match.decision.options]
            assert any(mark.get("card") == step["goal"]["can"] and "square" in mark for mark in marks)
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
    steps = lesson("ARENA")
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
    if click.startswith("card "):
        page.locator(f'.mini[data-card="{click[5:]}"]').click()
        page.locator(".focus .choice").first.click()
        if not visitor.main_button.count():
            return
    elif click == "thaw":
        page.locator(".onice .choice").click()
    elif click in ("stop", "end"):
        page.locator(f'.prompt [data-entry="{click}"]').click()
    else:
        visitor.square(click).click()
    before = len(visitor.frames)
    visitor.main_button.click()
    for _ in range(200):
        if len(visitor.frames) > before:
            break
        page.wait_for_timeout(20)


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


def test_the_prologue_has_a_guide_for_each_question(visitor: Visitor) -> None:
    visitor.open("/learn#embers")
    guide = visitor.page.locator(".guide")
    expect(guide).to_contain_text("nobody speaks")
    visitor.my_move()
    expect(guide.locator('[data-note="first"]')).to_contain_text("covered")
    while not visitor.main_button.count():
        visitor.page.locator(".prompt .choice").first.click()
    visitor.main_button.click()
    expect(guide.locator('[data-note="second"]')).to_contain_text("discard")
    visitor.page.reload()
    expect(guide.locator('[data-note="second"]')).to_be_visible()
    visitor.page.get_by_role("button", name="From the beginning").click()
    expect(guide).to_contain_text("Welcome")


def test_every_note_of_the_prologue_has_a_question_or_an_event() -> None:
    names = {re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower() for name in dir(events)}
    for note in lesson("PROLOGUE"):
        when = note["when"]
        assert when.get("kind") in (None, *embers_kinds())
        assert when.get("event") in (None, *names)


@pytest.mark.parametrize(("width", "light", "language"), [(1280, False, "en"), (390, True, "pl")])
def test_nothing_serious_for_axe(browser: Browser, address: str, width: int, light: bool, language: str) -> None:
    guest = Visitor(browser, address, width=width, light=light, language=language)
    guest.open("/learn")
    expect(guest.page.locator(".lessoncard")).to_have_count(2)
    assert serious(guest.page) == []
    guest.open("/learn#arena=6")
    guest.my_move()
    assert serious(guest.page) == []
    guest.leave()
