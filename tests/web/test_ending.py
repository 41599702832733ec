"""The end of a game of Embers: what it says, on which screens, and how two people go on from it."""

from __future__ import annotations

import asyncio
import urllib.error
import urllib.request
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from frostglass.embers.rules import EMBERS
from frostglass.embers.story import Story
from frostglass.engine import record as records
from frostglass.server.course import Course
from frostglass.server.schema import CampaignRow, SeatRow, TableRow
from frostglass.server.seats import digest
from frostglass.server.store import Store
from tests.embers.campaigners import PARTS, won_games
from tests.web.embers import BOT
from tests.web.test_access import serious
from tests.web.visitor import Visitor, table

NAMES = ("Ola", "Mira")


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A campaign that has come to chapter one; two people have won it at one table and lost it at another."""
    where = f"sqlite:///{tmp_path_factory.mktemp('ending') / 'tables.sqlite'}"
    with ThreadPoolExecutor(1) as other:  # in this thread runs the loop of the browsers
        other.submit(asyncio.run, _fill(where)).result()
    return where


async def _fill(where: str) -> None:
    store = await Store.open(where)
    story = Story().campaign.finished(0, "won").turn_over()
    await store.create_campaign(CampaignRow("story", "embers", digest("campaign"), 0, Story(story).write(), 0.0))
    for name, campaign in (("won", "story"), ("shown", None)):
        row = await _table(store, name, campaign)
        await _play(store, row, won_games()[1]["choices"])
    lost = await _table(store, "lost", None, seed=7)
    course = Course(EMBERS, lost)
    while not course.is_over:
        # Whoever draws nothing more than the first card, and adds nothing at all, soon loses.
        await _make(store, course, course.match.decision.options[-1])  # type: ignore[union-attr]
    await store.close()


async def _table(store: Store, name: str, campaign: str | None, seed: int = won_games()[1]["seed"]) -> TableRow:
    row = TableRow(name, "embers", 1, PARTS[1], seed, "", False, 0, 0.0, True, campaign, 0)
    seats = [SeatRow(name, n, "me", NAMES[n - 1], token=digest(f"token-{n}")) for n in (1, 2)]
    await store.create(row, seats)
    return row


async def _play(store: Store, row: TableRow, choices: list[str]) -> None:
    course = Course(EMBERS, row)
    for choice in choices:
        await _make(store, course, choice)


async def _make(store: Store, course: Course, choice: Any) -> None:
    text = choice if isinstance(choice, str) else EMBERS.text(choice)
    entry = course.make(f"c{course.number}", course.deciding, "play", text)
    assert await store.append(entry, course.ending())


def come(browser: Browser, address: str, seat: int, name: str, **look: Any) -> Visitor:
    guest = Visitor(browser, address, **look)
    guest.open(f"/table/{name}#t=token-{seat}")
    expect(guest.page.locator(".ending")).to_be_visible()
    return guest


@pytest.fixture
def ola(browser: Browser, address: str) -> Iterator[Visitor]:
    guest = come(browser, address, 1, "shown")
    yield guest
    guest.leave()
    assert guest.complaints == []


def test_a_won_chapter_is_told_in_three_days_with_the_closest_call(ola: Visitor) -> None:
    page = ola.page
    expect(page.locator(".endtitle")).to_have_text("“I am with you.”")
    expect(page.locator(".over1")).to_have_text("Chapter 1 is won")
    expect(page.locator(".day h2 span:first-of-type")).to_have_text(["Day 1", "Day 2", "Day 3"])
    # Four rows a day, each of them full (RULES 5.1).
    expect(page.locator(".day .drows li")).to_have_count(12)
    expect(page.locator(".day .drows li.short")).to_have_count(0)
    expect(page.locator(".where .head")).to_have_text("Where the 35 memories are")
    expect(page.locator(".closest")).to_contain_text("left in the deck")
    page.locator(".closest a").click()
    expect(page.locator(".replaybox")).to_be_visible()


def test_a_lost_chapter_says_which_of_the_four_ways_it_was(browser: Browser, address: str) -> None:
    guest = come(browser, address, 1, "lost")
    expect(guest.page.locator(".over1")).to_have_text("Chapter 1 is lost")
    expect(guest.page.locator(".losses li")).to_have_count(4)
    expect(guest.page.locator(".losses .hit")).to_have_count(1)
    expect(guest.page.locator(".day.broke")).to_have_count(1)
    expect(guest.page.locator(".day.broke .lack").first).to_contain_text("short")
    expect(guest.page.locator('.goon .primary[data-way="again"]')).to_have_text("Play again together")
    guest.leave()


def test_a_game_that_ends_now_offers_a_way_on_at_once(visitor: Visitor) -> None:
    made = table(visitor.address, {"who": "me"}, BOT, settings={"mode": "chapter"}, game="embers")
    visitor.open(made["seats"][0]["link"])
    visitor.my_move()
    page = visitor.page
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Resign").last.click()
    expect(page.locator(".endtitle")).to_have_text("Given up.")
    page.locator('.goon .primary[data-way="again"]').click()
    expect(page.locator(".ending")).to_be_hidden()
    assert made["table"] not in page.url
    visitor.my_move()


def test_the_table_can_be_looked_at_and_left_for_the_figures(ola: Visitor) -> None:
    ola.page.locator('[data-way="table"]').click()
    expect(ola.page.locator(".mind")).to_be_visible()
    expect(ola.page.locator(".ending")).to_be_hidden()
    ola.page.locator('.pfoot [data-way="figures"]').click()
    expect(ola.page.locator(".endtitle")).to_be_visible()


def test_the_record_comes_as_the_text_that_record_reads(ola: Visitor, tmp_path: Path) -> None:
    with ola.page.expect_download() as download:
        ola.page.locator('.keepbox [data-way="download"]').click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    read = records.read(file.read_text(encoding="utf-8"))
    assert read.names == NAMES
    records.check(read, EMBERS)


def test_a_running_game_gives_no_record_as_text(address: str) -> None:
    made = table(address, {"who": "me"}, {"who": "hotseat"}, settings={"mode": "prologue"}, game="embers")
    with pytest.raises(urllib.error.HTTPError) as refusal:
        urllib.request.urlopen(f"{address}/api/tables/{made['table']}/record?as=text")
    assert refusal.value.code == 409


def test_both_go_on_to_the_next_chapter_together(browser: Browser, address: str) -> None:
    """One presses and the other sees it; the second press opens the next chapter for both."""
    ola, mira = come(browser, address, 1, "won"), come(browser, address, 2, "won", width=390, height=844, touch=True)
    expect(ola.page.locator(".goon .nextcard b")).to_have_text("2")
    ola.page.locator('.goon [data-way="next"]').click()
    expect(mira.page.locator(".ready .yes")).to_contain_text("wants to go on")
    # On a phone that stands far below: a note over the dock says it, too.
    expect(mira.page.locator(".notices .note")).to_contain_text("Ola: wants to go on")
    expect(ola.page.locator(".ending")).to_be_visible()
    mira.page.locator('.dock [data-way="next"]').tap()
    for guest in (ola, mira):
        expect(guest.page.locator(".bartitle")).to_contain_text("Chapter 2")
        assert "/table/won" not in guest.page.url
    assert ola.page.url == mira.page.url
    # Both are in the campaign from now on.
    mira.open("/campaign")
    expect(mira.page.get_by_role("heading", name="Chapter two").or_(mira.page.locator(".chero h2"))).to_be_visible()
    ola.leave()
    mira.leave()
    assert ola.complaints == mira.complaints == []


@pytest.mark.parametrize("width", [390, 1024, 1280])
@pytest.mark.parametrize("language", ["en", "pl", "cs"])
def test_nothing_of_the_end_leaves_the_screen_sideways(
    browser: Browser, address: str, width: int, language: str
) -> None:
    guest = come(browser, address, 1, "shown", width=width, language=language)
    wide = guest.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= width
    for box in guest.page.locator(".ending .btn, .ending h1, .ready li, .losses li, .stats li").all():
        if not box.is_visible():
            continue
        assert box.evaluate("node => node.scrollWidth <= node.clientWidth + 1"), box.inner_text()
    guest.leave()


@pytest.mark.parametrize("light", [False, True])
@pytest.mark.parametrize("name", ["shown", "lost"])
def test_the_end_is_for_everybody_to_read(browser: Browser, address: str, name: str, light: bool) -> None:
    guest = come(browser, address, 1, name, light=light)
    assert serious(guest.page) == []
    guest.leave()
