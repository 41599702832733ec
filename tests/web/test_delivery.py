"""The page always comes: few files, kept for good, on default limits. docs/pages.md has the figures."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.web.visitor import Visitor, table
from tests.web.wire import Wire

PAGES = {
    "home": ("/", ".home .tile2"),
    "table": ("", ".boardbox [role=grid]"),
    "learn": ("/learn", "main h1, main h2"),
    "cards": ("/#cards", ".face"),
    "rules": ("/#rules-arena", "main h1, main h2"),
    "editor": ("/editor", ".board"),
    "campaign": ("/campaign", "main h1, main h2"),
}
REQUESTS, AGAIN, BYTES = 15, 3, 300_000


@pytest.fixture
def link(address: str) -> str:
    """The way to a seat of a table with a bot."""
    seats = table(address, {"who": "me", "name": "Ann"}, {"who": "bot", "level": "random"})
    return f"/table/{seats['table']}#t={seats['seats'][0]['token']}"


@pytest.mark.parametrize("name", PAGES)
def test_a_page_comes_in_few_files_and_again_in_fewer(visitor: Visitor, link: str, name: str) -> None:
    path, sign = PAGES[name]
    wire = Wire(visitor.page)
    visitor.open(path or link)
    visitor.page.locator(sign).first.wait_for(state="attached")
    visitor.page.wait_for_load_state("networkidle")
    first, size = len(wire.addresses), wire.bytes
    assert first <= REQUESTS, wire.addresses
    assert size <= BYTES
    wire.forget()
    visitor.page.goto("about:blank")
    visitor.open(path or link.partition("#")[0])
    visitor.page.locator(sign).first.wait_for(state="attached")
    visitor.page.wait_for_load_state("networkidle")
    print(f"{name}: {first} requests, {size / 1000:.0f} kB; again {len(wire.addresses)}, {wire.bytes / 1000:.1f} kB")
    assert len(wire.addresses) <= AGAIN, wire.addresses


@pytest.mark.parametrize("form", [("melee", 4), ("team_high_form", 4), ("duel", 2)], ids=lambda form: form[0])
def test_the_longest_words_and_the_richest_crests_too(browser: Browser, address: str, form: tuple[str, int]) -> None:
    """Polish has the most words, Etherweave the most strokes; all beings that lie open are looked at."""
    mode, seats = form
    schools = ["etherweave", "nethervoid", "sylvan", "highland"][:seats]
    bots = [{"who": "bot", "level": "random"}] * (seats - 1)
    made = table(address, {"who": "me"}, *bots, settings={"mode": mode, "schools": schools, "start": 1})
    guest = Visitor(browser, address, language="pl")
    wire = Wire(guest.page)
    guest.sit_down(made["seats"][0]["link"])
    guest.my_move()
    for card in guest.page.locator(".hand .mini").all():
        card.click()
    guest.page.wait_for_load_state("networkidle")
    assert len(wire.addresses) <= REQUESTS, wire.addresses
    assert wire.bytes <= BYTES
    guest.leave()


@pytest.fixture
def two(browser: Browser, address: str) -> Iterator[list[Visitor]]:
    people = [Visitor(browser, address), Visitor(browser, address)]
    yield people
    for person in people:
        person.leave()
    assert [person.complaints for person in people] == [[], []]


def test_thirty_page_changes_at_one_a_second_by_two_people(two: list[Visitor], link: str) -> None:
    """Both from one address, and faster than one a second when they can."""
    ways = [*PAGES.values()]
    for turn in range(30):
        started = time.monotonic()
        for number, person in enumerate(two):
            path, sign = ways[(turn + 3 * number) % len(ways)]
            person.page.goto("about:blank")
            person.open(path or link)
            person.page.locator(sign).first.wait_for(state="attached")
            expect(person.page.locator(".way")).to_have_count(0)
        time.sleep(max(0, 1 - (time.monotonic() - started)))


def test_the_board_is_usable_within_three_seconds_of_a_slow_network(visitor: Visitor, link: str) -> None:
    wire = Wire(visitor.page)
    wire.throttle(150, 1.6e6)
    visitor.page.goto("about:blank")
    started = time.monotonic()
    visitor.open(link)
    visitor.page.locator(".board .cell.can, .prompt .choice").first.wait_for()
    seconds = time.monotonic() - started
    print(f"usable after {seconds:.2f} s")
    assert seconds <= 3


def test_the_page_that_was_asked_for_last_stays(visitor: Visitor) -> None:
    """Also if the one before it takes longer to come."""
    page = visitor.page
    page.add_init_script(
        """const at_once = window.fetch;
        window.fetch = async (address, ...more) => {
          if (String(address).includes("/api/games")) await new Promise((done) => setTimeout(done, 1500));
          return at_once(address, ...more);
        };"""
    )
    visitor.open("/")
    page.evaluate("location.hash = '#cards'")
    page.locator(".face").first.wait_for()
    page.wait_for_timeout(2000)
    expect(page.locator(".face").first).to_be_visible()
