"""The end of a game of the arena: what the band and the figures say, and how one goes on, with a friend too."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.web.positions import DUEL as MIDDLE
from tests.web.positions import beginning
from tests.web.test_access import serious
from tests.web.test_games import play_on
from tests.web.visitor import DUEL, Visitor, ask, table

BOT = {"who": "bot", "level": "apprentice"}
ADA = {"who": "me", "name": "Ada"}
SHORT = {**DUEL, "start": 1, "turn_limit": 6}


@pytest.fixture
def friend(browser: Browser, address: str) -> Iterator[Visitor]:
    guest = Visitor(browser, address)
    yield guest
    guest.leave()
    assert guest.complaints == []


def resign(guest: Visitor) -> None:
    guest.page.get_by_role("button", name="More").click()
    guest.page.get_by_role("button", name="Resign").click()
    guest.page.get_by_role("dialog").get_by_role("button", name="Resign").last.click()
    guest.page.wait_for_selector(".desk.ended")


def test_who_resigns_reads_you_lose_and_why_and_the_way_on_stands_there_at_once(visitor: Visitor) -> None:
    made = table(visitor.address, ADA, BOT)
    visitor.sit_down(made["seats"][0]["link"])
    visitor.my_move()
    resign(visitor)
    band = visitor.page.locator(".endband")
    expect(band.get_by_role("heading")).to_have_text("You lose")
    expect(band).to_contain_text("You resigned")
    ways = visitor.page.locator(".goon [data-way]")
    expect(ways.first).to_have_text("Rematch, sides swapped")
    expect(ways).to_have_count(3)
    assert serious(visitor.page) == []
    band.get_by_role("button", name="Put the result aside").click()
    expect(band).to_be_hidden()
    expect(visitor.page.locator(".prompt")).to_be_visible()
    visitor.page.locator('[data-way="figures"]').first.click()
    expect(band).to_be_visible()


def test_a_game_that_was_played_is_told_in_figures(visitor: Visitor) -> None:
    """The own points come first, each turn has its step, the best summoning is shown on the board it met."""
    made = table(visitor.address, ADA, BOT, settings={**SHORT, "turn_limit": 14})
    visitor.sit_down(made["seats"][0]["link"])
    play_on(visitor, most=120)
    page = visitor.page
    page.wait_for_selector(".desk.ended")
    secret = made["seats"][0]["token"]
    told = ask(visitor.address, f"/api/tables/{made['table']}/summary", secret=secret)["summary"]
    mine, other = told["points"]
    expect(page.locator(".bandscore b")).to_have_text([str(mine), str(other)])
    expect(page.locator(".pointsgraph")).to_have_attribute(
        "aria-label",
        f"You: {mine} {'point' if mine == 1 else 'points'}, Apprentice: {other} {'point' if other == 1 else 'points'}",
    )
    expect(page.locator(".endcounts tbody td")).to_have_text(
        [str(told["counts"][seat][name]) for name in ("summoned", "destroyed", "legends") for seat in (0, 1)]
    )
    best = told["best"][0] or told["best"][1 if other >= mine else 0]
    if best:
        assert page.locator(".bestcut .piece:not(.ghost)").count() == len(best["board"])
        assert all(square in best["board"] for square in best["used"])
        expect(page.locator(".besttext")).to_contain_text(f"Turn {best['turn']}, on {best['square']}")
        page.get_by_role("link", name="See it").click()
        expect(page.locator(".replaybox")).to_be_visible()


def test_a_rematch_takes_the_friend_along_with_seats_swapped(visitor: Visitor, friend: Visitor) -> None:
    made = table(visitor.address, ADA, {"who": "friend"})
    visitor.sit_down(made["seats"][0]["link"])
    friend.open(made["seats"][1]["link"])
    friend.page.get_by_label("Your name").fill("Borys")
    friend.page.get_by_role("button", name="Sit down").click()
    friend.page.wait_for_selector(".boardbox [role=grid]")
    visitor.my_move() if visitor.asked else friend.my_move()
    resign(visitor)
    friend.page.wait_for_selector(".desk.ended")
    expect(friend.page.locator(".endband h1")).to_have_text("You win")
    expect(friend.page.locator(".endband")).to_contain_text("Ada resigned")
    before = friend.page.url
    visitor.page.locator('.goon [data-way="rematch"]').click()
    expect(friend.page.locator(".ready")).to_contain_text("rematch")
    friend.page.locator('.goon [data-way="rematch"]').click()
    friend.page.wait_for_url(lambda url: url != before)
    visitor.page.wait_for_url(friend.page.url)
    for guest, school in ((visitor, "Everfrost"), (friend, "Highland")):
        guest.page.wait_for_selector(".boardbox [role=grid]")
        expect(guest.page.locator(".corner.sw")).to_contain_text("You")
        expect(guest.page.locator(".corner.sw")).to_contain_text(school)
    expect(visitor.page.locator(".corner.sw use").first).to_have_attribute("href", "#piece-common-b")


@pytest.mark.parametrize("size", [(1280, 800), (1024, 768)])
def test_all_counts_are_read_beside_the_ways_on(browser: Browser, visitor: Visitor, size: tuple[int, int]) -> None:
    """After a win against a bot there are the most ways on, and Polish words them longest."""
    made = table(visitor.address, ADA, BOT, settings=beginning(MIDDLE))
    visitor.sit_down(made["seats"][0]["link"])
    visitor.my_move()
    visitor.page.get_by_role("button", name="Summon: Polar Bear").click()
    visitor.square("f7").click()
    before = len(visitor.frames)
    visitor.main_button.click()
    visitor.heard_since(before)
    resign(visitor)
    for language in ("en", "pl", "cs"):
        guest = Visitor(browser, visitor.address, width=size[0], height=size[1], language=language)
        guest.open(made["seats"][0]["link"])
        guest.page.wait_for_selector(".desk.ended")
        last = guest.page.locator(".endcounts tr").last.bounding_box()
        ways = guest.page.locator(".endside").bounding_box()
        assert last
        assert ways
        assert last["y"] + last["height"] <= ways["y"] + 1, language
        guest.leave()


@pytest.mark.parametrize("size", [(844, 390), (390, 844), (1280, 800)])
def test_the_figures_stand_where_one_played(
    browser: Browser, visitor: Visitor, friend: Visitor, size: tuple[int, int]
) -> None:
    """Also on a phone on its side the hand is over, and beside two people who may go on all counts are read."""
    made = table(visitor.address, ADA, {"who": "friend"}, settings=beginning(MIDDLE))
    friend.open(made["seats"][1]["link"])
    friend.page.get_by_role("button", name="Sit down").click()
    friend.page.wait_for_selector(".boardbox [role=grid]")
    visitor.sit_down(made["seats"][0]["link"])
    visitor.my_move()
    visitor.page.get_by_role("button", name="Summon: Polar Bear").click()
    visitor.square("f7").click()
    before = len(visitor.frames)
    visitor.main_button.click()
    visitor.heard_since(before)
    resign(visitor)
    guest = Visitor(browser, visitor.address, width=size[0], height=size[1], touch=size[0] < 1100)
    guest.open(made["seats"][0]["link"])
    guest.page.wait_for_selector(".desk.ended")
    expect(guest.page.locator(".handbox")).to_be_hidden()
    expect(guest.page.locator(".endcounts")).to_be_visible()
    if size == (1280, 800):
        last = guest.page.locator(".endcounts tr").last.bounding_box()
        ways = guest.page.locator(".endside").bounding_box()
        assert last
        assert ways
        assert last["y"] + last["height"] <= ways["y"] + 1
    guest.leave()
    assert guest.complaints == []


def test_the_record_comes_as_a_file(visitor: Visitor) -> None:
    made = table(visitor.address, ADA, BOT)
    visitor.sit_down(made["seats"][0]["link"])
    visitor.my_move()
    resign(visitor)
    with visitor.page.expect_download() as coming:
        visitor.page.locator('.keepbox [data-way="download"]').click()
    assert coming.value.suggested_filename.startswith("frostglass-arena-")


def test_four_at_a_melee_read_all_places(visitor: Visitor) -> None:
    settings = {"mode": "melee", "schools": ["everfrost", "highland", "sylvan", "northern"], "turn_limit": 5}
    made = table(visitor.address, ADA, BOT, BOT, BOT, settings=settings)
    visitor.sit_down(made["seats"][0]["link"])
    play_on(visitor)
    visitor.page.wait_for_selector(".desk.ended")
    expect(visitor.page.locator(".bandscore li")).to_have_count(4)
    expect(visitor.page.locator(".endband")).to_contain_text("The turn limit was reached")


@pytest.mark.parametrize(
    ("size", "light", "language"),
    [((390, 844), True, "pl"), ((844, 390), False, "cs"), ((1024, 768), True, "cs"), ((1920, 1080), False, "pl")],
)
def test_it_fits_every_screen(
    browser: Browser, visitor: Visitor, size: tuple[int, int], light: bool, language: str
) -> None:
    made = table(visitor.address, ADA, BOT)
    visitor.sit_down(made["seats"][0]["link"])
    visitor.my_move()
    resign(visitor)
    guest = Visitor(browser, visitor.address, width=size[0], height=size[1], light=light, language=language)
    guest.open(made["seats"][0]["link"])
    guest.page.wait_for_selector(".desk.ended")
    band = guest.page.locator(".endband").bounding_box()
    board = guest.page.locator(".left .boardbox").first.bounding_box()
    main = guest.page.locator('[data-way="rematch"]:visible').first.bounding_box()
    assert band
    assert board
    assert main
    assert band["x"] >= 0
    assert band["y"] > board["y"]
    assert band["y"] + band["height"] < board["y"] + board["height"]
    assert main["y"] + main["height"] <= size[1]
    assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert serious(guest.page) == []
    guest.leave()
    assert guest.complaints == []
