"""The table stands still: fixed slots beside the board, legal squares that leave colours readable, honest corners."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.positions import DUEL, TASKS, beginning
from tests.web.visitor import PATIENCE, Visitor, table

BOT = {"who": "bot", "level": "random"}
SLOTS = (".prompt", ".focus", ".handbox", ".logbox")


@pytest.fixture(params=["en", "pl", "cs"])
def guest(request: pytest.FixtureRequest, browser: Browser, address: str) -> Iterator[Visitor]:
    someone = Visitor(browser, address, language=request.param)
    yield someone
    someone.leave()


def sit(visitor: Visitor, document: dict[str, object] = DUEL) -> Page:
    made = table(visitor.address, {"who": "me"}, BOT, settings=beginning(document))
    visitor.sit_down(made["seats"][0]["link"])
    visitor.my_move()
    return visitor.page


def places(page: Page) -> list[object]:
    return [page.locator(slot).bounding_box() for slot in SLOTS]


def test_nothing_that_is_done_moves_a_slot(guest: Visitor) -> None:
    page = sit(guest)
    before = places(page)
    page.locator('.mini[data-card="snow_monster"]').click()
    assert places(page) == before
    page.locator(".ffoot [data-card]").click()
    expect(page.locator(".whybox")).to_be_visible()
    assert places(page) == before
    page.keyboard.press("Escape")
    page.locator('.mini[data-card="polar_bear"]').click()
    page.locator(".focus .choice").click()
    guest.square("b5").click()
    expect(guest.main_button).to_have_count(1)
    assert places(page) == before
    page.keyboard.press("Escape")
    page.keyboard.press("i")
    expect(page.locator(".hintbox button").first).to_be_visible(timeout=PATIENCE)
    assert places(page) == before


def test_log_and_frozen_effect_are_in_view_without_scrolling(guest: Visitor) -> None:
    page = sit(guest)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    for part in (".onice", ".onice .choice", ".logbox", ".supply"):
        box = page.locator(part).first.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 800


def test_tasks_and_a_card_are_seen_together(guest: Visitor) -> None:
    page = sit(guest, TASKS)
    page.locator('.mini[data-card="titan"]').click()
    expect(page.locator(".ftext h2")).to_be_visible()
    for task in page.locator(".tasks > .task").all():
        expect(task).to_be_visible()
        box = task.bounding_box()
        assert box is not None
        # One line each, with its progress beside it.
        assert box["height"] <= 32
        expect(task.locator(".bits").first).to_be_visible()


def test_a_board_that_is_open_everywhere_has_no_frames(visitor: Visitor) -> None:
    page = sit(visitor)
    # 48 of 69 squares are empty here: the edge of the slab says so, not each square.
    expect(page.locator(".board .rim.open")).to_have_count(1)
    expect(page.locator(".board use[href='#target']")).to_have_count(0)
    visitor.square("e9").hover()
    expect(page.locator(".board use[href='#target']")).to_have_count(1)
    page.get_by_role("button", name="Summon: Polar Bear").click()
    page.mouse.move(1, 1)
    expect(page.locator(".board .rim.open")).to_have_count(0)
    expect(page.locator(".board use[href='#target']")).to_have_count(3)


def test_red_and_green_lie_above_every_tint(visitor: Visitor) -> None:
    page = sit(visitor)
    visitor.square("g7").hover()
    # g7 is green and pointed at: what is painted last there, the ring or the tint?
    order = page.evaluate(
        """() => {
          const all = [...document.querySelectorAll(".board .ground, .board use.green, .board use.red")];
          const tints = all.map((node, at) => (node.matches(".ground") ? at : -1));
          const marks = all.map((node, at) => (node.matches("use") ? at : -1)).filter((at) => at >= 0);
          return [Math.max(...tints), Math.min(...marks), marks.length];
        }"""
    )
    tint, first_mark, marks = order
    assert tint >= 0
    assert first_mark > tint
    assert marks == 9


def test_the_corner_agrees_with_the_question(browser: Browser, visitor: Visitor) -> None:
    made = table(visitor.address, {"who": "me", "name": "Ada"}, {"who": "friend"})
    first = visitor
    first.sit_down(made["seats"][0]["link"])
    first.page.wait_for_function("document.querySelector('.ptitle').textContent.length > 3")
    for _ in range(3):
        first.page.wait_for_timeout(200)
        corner = first.page.locator(".corner .turnwords").first.inner_text()
        asked = first.page.locator(".prompt:not(.idle)").count() > 0
        assert ("Your move" in corner) == asked
        if not asked:
            break
        first.step()


def test_bots_have_short_names_that_fit(guest: Visitor) -> None:
    made = table(guest.address, {"who": "me"}, {"who": "bot", "level": "apprentice"}, settings=beginning(DUEL))
    guest.sit_down(made["seats"][0]["link"])
    name = guest.page.locator(".corner.ne .who b")
    assert name.inner_text() in ("Apprentice", "Uczeń", "Učedník")
    assert name.evaluate("node => node.scrollWidth <= node.clientWidth && node.scrollHeight <= node.clientHeight + 1")
