"""Long turns and later chapters on every screen: rows in view, nothing cut off, nothing laid over another."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.embers.campaigners import won_games
from tests.web.chapters import come, left_at
from tests.web.embers import AELIN, FENRYS
from tests.web.visitor import Visitor

PHONE = (390, 844)
MOMENTS = {
    "twelve-drawn": (1, 104),
    "bare-truth": (7, 117),
    "five-rows": (7, 87),
    "snarl": (7, 106),
    "queen": (6, 115),
}
"""Day three: Aelin takes after twelve draws, may use Bare Truth, lays five rows; Fenrys may snarl, drew the queen."""


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    where = f"sqlite:///{tmp_path_factory.mktemp('chapters') / 'tables.sqlite'}"
    left_at(where, MOMENTS)
    return where


def boxes(places: Locator) -> list[dict[str, float]]:
    found = [place.bounding_box() for place in places.all()]
    assert found
    assert all(found)
    return [dict(box) for box in found if box]


def done(guest: Visitor) -> None:
    guest.leave()
    assert guest.complaints == []


def lift(guest: Visitor) -> None:
    guest.page.locator(".mind .laid.can").first.press("Enter")
    guest.page.locator(".effects li").first.wait_for()


@pytest.mark.parametrize("size", [(1280, 800), (1024, 768)])
def test_aelin_sees_her_rows_however_long_the_turn_before_was(
    browser: Browser, address: str, size: tuple[int, int]
) -> None:
    guest = come(browser, address, "twelve-drawn", AELIN, *size, "cs")
    lift(guest)
    for row in boxes(guest.page.locator(".drow")):
        assert row["y"] + row["height"] <= size[1]
    done(guest)


def test_draws_one_after_another_are_told_in_one_line(browser: Browser, address: str) -> None:
    guest = come(browser, address, "twelve-drawn", AELIN, 1280, 800)
    lines = guest.page.locator(".deeds li")
    drawn = won_games()[1]["choices"][81:104].count("draw")
    expect(lines.first).to_have_text(re.compile(rf"^Drawn: Demon of Glass(, [^,]+){{{drawn - 1}}}$"))
    expect(lines.filter(has_text="is drawn")).to_have_count(0)
    done(guest)


@pytest.mark.parametrize("language", ["en", "pl", "cs"])
def test_on_a_phone_a_take_is_told_before_other_deeds(browser: Browser, address: str, language: str) -> None:
    guest = come(browser, address, "bare-truth", AELIN, *PHONE, language)
    lift(guest)
    (dock,) = boxes(guest.page.locator(".dock"))
    for line in boxes(guest.page.locator(".effects li")):
        assert line["y"] + line["height"] <= dock["y"]
    done(guest)


@pytest.mark.parametrize("size", [(1280, 800), (1024, 768), (844, 390), PHONE])
def test_five_rows_can_be_arranged_without_one_being_cut_off(
    browser: Browser, address: str, size: tuple[int, int]
) -> None:
    guest = come(browser, address, "five-rows", AELIN, *size, "pl")
    (stage,) = boxes(guest.page.locator(".stage"))
    rows = boxes(guest.page.locator("button.arow"))
    assert len(rows) == 5
    for above, below in pairwise(rows):
        assert above["y"] + above["height"] <= below["y"] + 1
    assert rows[-1]["y"] + rows[-1]["height"] <= stage["y"] + stage["height"] + 1
    for bar in guest.page.locator(".arows .bar .in").all():
        (inside,) = boxes(bar)
        for part in boxes(bar.locator("> *")):
            assert part["x"] >= inside["x"]
            assert part["x"] + part["width"] <= inside["x"] + inside["width"]
    done(guest)


@pytest.mark.parametrize("size", [(1280, 800), (1024, 768), PHONE])
def test_demons_that_can_be_banished_stay_in_their_places(
    browser: Browser, address: str, size: tuple[int, int]
) -> None:
    guest = come(browser, address, "snarl", FENRYS, *size, "pl")
    demons = guest.page.locator(".demons > li")
    for one, other in pairwise(boxes(demons)):
        assert one["x"] + one["width"] <= other["x"]
    for deed in guest.page.locator(".demon button").all():
        if deed.is_visible():  # on a phone the question alone offers it
            (inside,), (demon,) = boxes(deed), boxes(deed.locator(".."))
            assert inside["x"] + inside["width"] <= demon["x"] + demon["width"]
            assert demon["height"] < 75
            name = deed.locator("..").locator(".dwords b")
            assert name.evaluate("node => node.scrollWidth <= node.clientWidth")
    (last, *_), (piles,) = boxes(demons)[::-1], boxes(guest.page.locator(".piles"))
    assert last["x"] + last["width"] <= piles["x"] or last["y"] + last["height"] <= piles["y"]
    expect(guest.page.locator(".prompt").get_by_role("button", name="Warknięcie")).to_have_count(3)
    done(guest)


def test_who_watches_reads_of_both_and_is_asked_for_nothing(visitor: Visitor) -> None:
    visitor.open("/table/twelve-drawn")
    since = visitor.page.locator(".since")
    expect(since.get_by_role("heading")).to_have_text("The last turns")
    expect(since).not_to_contain_text("until you act")


def test_the_queen_has_her_name_as_soon_as_it_is_known(browser: Browser, address: str) -> None:
    guest = come(browser, address, "queen", FENRYS, 1280, 800)
    expect(guest.page.locator(".effects")).to_contain_text("The Dark Queen comes when you stop.")
    done(guest)
