"""When something fails, a person reads one sentence in their language, and the page goes on by itself."""

from __future__ import annotations

import http.client
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Route, expect

from frostglass.text import LANGUAGES, Words
from tests.server.house import served
from tests.web.visitor import Visitor

NETWORK = "Failed to load resource"
Come = Callable[..., Visitor]


@pytest.fixture
def come(browser: Browser, address: str) -> Iterator[Come]:
    """People who meet trouble: what the browser says of the network itself is no complaint of the page."""
    people: list[Visitor] = []

    def person(address: str = address, **wishes: Any) -> Visitor:
        people.append(Visitor(browser, address, **wishes))
        return people[-1]

    yield person
    for one in people:
        one.leave()
        assert [said for said in one.complaints if NETWORK not in said] == []


def asked(address: str, path: str, **headers: str) -> tuple[int, str, str]:
    """Status, type and body of an answer, whatever it is."""
    connection = http.client.HTTPConnection(urlsplit(address).netloc)
    connection.request("GET", path, headers={name.replace("_", "-"): value for name, value in headers.items()})
    answer = connection.getresponse()
    return answer.status, answer.headers["content-type"], answer.read().decode()


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unknown_address_is_told_in_the_language_of_the_browser(come: Come, language: str) -> None:
    lost = come(language=language)
    answer = lost.page.goto(lost.address + "/t/quiet-hern-42")
    assert answer is not None
    assert answer.status == 404
    expect(lost.page.get_by_role("heading")).to_have_text(Words(language)("lost-title"))
    expect(lost.page).to_have_title(Words(language)("lost-title"))
    expect(lost.page.locator(".way-address")).to_have_text("/t/quiet-hern-42")
    other = next(known for known in LANGUAGES if known != language)
    lost.page.locator(f".way-seg [lang={other}]").click()
    expect(lost.page.get_by_role("heading")).to_have_text(Words(other)("lost-title"))
    lost.page.get_by_role("link", name=Words(other)("web-home")).click()
    expect(lost.page.locator("html")).to_have_attribute("lang", other)


def test_who_asks_for_json_gets_json(address: str) -> None:
    for accept in ("application/json", "*/*"):
        status, kind, body = asked(address, "/t/quiet-hern-42", accept=accept)
        assert (status, kind, json.loads(body)["code"]) == (404, "application/json", "table-not-found")
    status, kind, body = asked(address, "/t/quiet-hern-42", accept="text/html,*/*;q=0.8", accept_language="pl")
    assert (status, kind) == (404, "text/html; charset=utf-8")
    assert Words("pl")("lost-title") in body.partition('id="says"')[0]


def test_the_whole_link_leads_to_the_table(come: Come) -> None:
    lost = come()
    lost.open("/tabel/x")
    field = lost.page.get_by_label("Paste a table link or code")
    field.fill("nonsense")
    field.press("Enter")
    expect(lost.page.get_by_role("alert")).to_have_text(Words("en")("web-bad-link"))
    field.fill("quiet-hern-4242")
    field.press("Enter")
    lost.page.wait_for_url("**/table/quiet-hern-4242")


def test_from_an_unknown_address_to_a_duel_with_a_bot(come: Come) -> None:
    lost = come()
    lost.open("/nothing")
    lost.page.get_by_role("link", name="Duel a bot now").click()
    lost.page.wait_for_url("**/table/*")
    lost.page.wait_for_selector(".boardbox [role=grid]", state="attached")


@pytest.mark.parametrize("file", ["**/static/main.*", "**/static/style.*", "**/static/words/*"])
def test_a_page_whose_files_do_not_come_waits_and_goes_on(come: Come, file: str) -> None:
    visitor = come(language="pl")
    visitor.page.route(file, lambda route: route.abort())
    visitor.open()
    expect(visitor.page.get_by_role("heading")).to_have_text(Words("pl")("wait-title"))
    expect(visitor.page.locator(".way-lead:visible")).to_have_text(Words("pl")("wait-down"))
    expect(visitor.page.locator(".way-next span")).to_have_text(Words("pl")("wait-count", number="2", most="5"))
    visitor.page.unroute(file)
    expect(visitor.page.locator(".home")).to_have_count(1, timeout=60_000)


def test_a_request_refused_as_too_fast_waits_and_goes_on(come: Come) -> None:
    visitor = come()
    refusals = iter([True, True])

    def answer(route: Route) -> None:
        if next(refusals, False):
            route.fulfill(status=429, json={"code": "table-too-fast", "reason": "Too fast"})
        else:
            route.continue_()

    visitor.page.route("**/api/games", answer)
    visitor.open()
    expect(visitor.page.locator(".way-lead:visible")).to_have_text(Words("en")("wait-fast"))
    visitor.page.get_by_role("button", name="Try now").click()
    expect(visitor.page.locator(".home")).to_have_count(1, timeout=60_000)
    # The next trouble begins with the shortest pause again.
    assert visitor.page.evaluate("JSON.parse(sessionStorage.getItem('frostglass.tries')).count") == 0


def test_too_many_pages_from_one_network_wait_and_go_on(come: Come, tmp_path: Path) -> None:
    limits = {"work": 0.03, "ease": 1}
    games = "frostglass.server.catalogue:known_games"
    with served(f"sqlite:///{tmp_path / 'tables.sqlite'}", limits=limits, games=games) as house:
        _wait_and_go_on(come, house.http)


def _wait_and_go_on(come: Come, address: str) -> None:
    statuses = set()
    kind = body = ""
    for _ in range(2000):
        status, kind, body = asked(address, "/", accept="text/html", accept_language="cs")
        statuses.add(status)
        if status == 429:
            break
    assert statuses == {200, 429}
    assert kind == "text/html; charset=utf-8"
    assert Words("cs")("wait-fast") in body.partition('id="says"')[0]
    # Whoever comes now and finds no room is let in a moment later.
    visitor = come(address=address)
    visitor.open()
    expect(visitor.page.locator(".home")).to_have_count(1, timeout=60_000)


def test_offline_has_no_countdown_and_goes_on_with_the_network(come: Come) -> None:
    visitor = come(language="cs")
    visitor.page.route("**/static/main.*", lambda route: route.abort())
    visitor.open()
    expect(visitor.page.get_by_role("heading")).to_have_text(Words("cs")("wait-title"))
    visitor.page.context.set_offline(True)
    expect(visitor.page.locator(".way-lead:visible")).to_have_text(Words("cs")("wait-offline"))
    expect(visitor.page.locator(".way-next")).to_be_hidden()
    visitor.page.unroute("**/static/main.*")
    visitor.page.context.set_offline(False)
    expect(visitor.page.locator(".home")).to_have_count(1, timeout=60_000)
