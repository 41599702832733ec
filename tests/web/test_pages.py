"""The pages open, speak three languages, and hold what is printed."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from frostglass.text import LANGUAGES
from tests.web import printed
from tests.web.visitor import Visitor

EMBERS = {"en": "embers", "pl": "żaru", "cs": "uhlíků"}


@pytest.mark.parametrize("path", printed.files())
def test_the_page_knows_what_is_printed(path: str) -> None:
    assert (printed.STATIC / path).read_text(encoding="utf-8") == printed.files()[path]


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


def test_the_printed_data_is_json() -> None:
    assert len(json.loads(printed.files()["data/arena.json"])["cards"]) == 84
