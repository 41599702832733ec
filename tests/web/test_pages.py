"""The pages open, speak three languages, and hold what is printed."""

from __future__ import annotations

import re

import httpx
import msgspec
import pytest
from playwright.sync_api import Browser, expect

from frostglass.games import GAMES
from frostglass.text import LANGUAGES
from tests.web.visitor import Visitor

EMBERS = {"en": "embers", "pl": "żaru", "cs": "uhlíků"}


@pytest.mark.parametrize("game", GAMES)
def test_the_page_gets_what_the_game_says_is_printed_and_keeps_it(address: str, game: str) -> None:
    named = re.search(r'<script[^>]* id="files"[^>]*>(.*?)</script>', httpx.get(address, verify=False, timeout=30).text)
    assert named
    answer = httpx.get(address + msgspec.json.decode(named[1])[f"data/{game}.json"], verify=False, timeout=30)
    assert answer.json() == msgspec.json.decode(msgspec.json.encode(GAMES[game].printed()))
    assert "immutable" in answer.headers["cache-control"]


def test_a_card_with_a_second_effect_is_printed_so() -> None:
    arena = GAMES["arena"].printed()
    assert {len(arena["decks"][deck]) for deck in arena["schools"].values()} == {18}  # RULES 1.3
    assert arena["cards"]["ice_queen"]["frozen"]
    assert "frozen" not in arena["cards"]["snow_fox"]


def test_nothing_of_later_chapters_is_printed() -> None:
    assert GAMES["embers"].printed()["chapters"] == [1]  # CAPTIVITY K25


def test_the_start_page_speaks_every_language(visitor: Visitor) -> None:
    visitor.open()
    title = visitor.page.locator("h1")
    for language, name in LANGUAGES.items():
        visitor.page.get_by_role("button", name=name, exact=True).click()
        expect(title).to_contain_text(EMBERS[language])
        assert visitor.page.locator("html").get_attribute("lang") == language


def test_a_chosen_theme_stays(visitor: Visitor) -> None:
    visitor.open()
    visitor.page.get_by_role("button", name="Light or dark").click()
    visitor.page.reload()
    expect(visitor.page.locator("html")).to_have_attribute("data-theme", "light")


def test_every_being_has_its_face(visitor: Visitor) -> None:
    visitor.open("/#cards")
    faces = visitor.page.locator(".face")
    expect(faces).to_have_count(18)
    visitor.page.get_by_label("Search").fill("snow fox")
    expect(faces.first).to_contain_text("Snow Fox")


SHELVES = ["northern", "southern", "highland", "sylvan", "everfrost", "nethervoid", "etherweave", "legends"]


@pytest.mark.parametrize(("width", "language"), [(1280, "pl"), (390, "cs")])
def test_no_pattern_is_cut_and_every_card_has_its_crest(
    browser: Browser, address: str, width: int, language: str
) -> None:
    guest = Visitor(browser, address, width=width, language=language)
    for shelf in SHELVES:
        guest.open("/")
        guest.open(f"/#cards={shelf}")
        guest.page.wait_for_selector(".face")
        cut = guest.page.evaluate(
            """() => [...document.querySelectorAll(".face")].filter((face) => {
              const [art, slab] = [".art", ".diagram"].map((part) => face.querySelector(part).getBoundingClientRect());
              return slab.top < art.top || slab.bottom > art.bottom || slab.left < art.left || slab.right > art.right;
            }).map((face) => face.id)"""
        )
        assert cut == []
        missing = guest.page.evaluate(
            """async () => {
              const uses = [...document.querySelectorAll(".face .crest use")].map((use) => use.getAttribute("href"));
              const sheet = await (await fetch(uses[0].split("#")[0])).text();
              return uses.filter((use) => !sheet.includes(`<symbol id="${use.split("#")[1]}"`));
            }"""
        )
        assert missing == []
    guest.leave()
    assert guest.complaints == []


def test_on_a_phone_the_rules_begin_on_the_first_screen(browser: Browser, address: str, visitor: Visitor) -> None:
    phone = Visitor(browser, address, width=390, height=844, touch=True, language="pl")
    phone.open("/#rules-arena")
    first = phone.page.locator(".rulestext h2").first.bounding_box()
    assert first
    assert first["y"] < 400
    phone.page.locator(".contents summary").tap()
    phone.page.locator(".contents").get_by_text("6. ").first.tap()
    expect(phone.page.locator("#section-6")).to_be_in_viewport()
    phone.leave()
    assert phone.complaints == []
    visitor.open("/#rules-arena")
    expect(visitor.page.locator(".contents").get_by_text("6. ").first).to_be_visible()
    expect(visitor.page.locator(".contents summary")).to_be_hidden()


@pytest.mark.parametrize("game", ["arena", "embers"])
def test_the_rules_can_be_searched(visitor: Visitor, game: str) -> None:
    visitor.open(f"/#rules-{game}")
    lines = visitor.page.locator(".rulestext p")
    expect(lines.first).to_be_visible()
    before = lines.count()
    visitor.page.get_by_label("Search").fill("deck")
    expect(lines.first).to_contain_text("deck")
    assert 0 < lines.count() < before


def test_a_polish_phrase_is_found_without_accents_and_across_a_space_that_does_not_break(visitor: Visitor) -> None:
    visitor.open()
    visitor.page.get_by_role("button", name="Polski", exact=True).click()
    visitor.open("/#rules-arena")
    lines = visitor.page.locator(".rulestext p")
    expect(lines.first).to_be_visible()
    visitor.page.get_by_label("Szukaj").fill("usuniety z gry")
    expect(lines.first).to_contain_text("usunięty z\u00a0gry")


def test_no_page_asks_another_site(visitor: Visitor) -> None:
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    visitor.open()
    expect(visitor.page.locator("h1")).to_be_visible()
    assert [url for url in asked if not url.startswith((visitor.address, "data:"))] == []


def test_after_a_game_is_chosen_by_keyboard_the_way_goes_on_from_it(visitor: Visitor) -> None:
    visitor.open()
    tile = visitor.page.locator(".tile2").nth(1)
    tile.focus()
    visitor.page.keyboard.press("Enter")
    expect(tile).to_have_class(re.compile(r"\bon\b"))
    expect(tile).to_be_focused()
    visitor.page.keyboard.press("Tab")
    expect(visitor.page.locator(".tile2:focus")).to_have_count(0)
