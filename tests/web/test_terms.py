"""Terms one can press, in cards, questions and rules; and the examples of the rules with their pictures."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.test_access import serious
from tests.web.visitor import PATIENCE, Visitor

FORMS = {"en": "combat leap", "pl": "bojowy skok", "cs": "bojový skok"}


def card_of(page: Page) -> str:
    return page.locator(".termcard").get_attribute("aria-label", timeout=PATIENCE) or ""


@pytest.mark.parametrize("language", FORMS)
def test_a_term_of_a_card_opens_a_sentence_with_a_picture(browser: Browser, address: str, language: str) -> None:
    guest = Visitor(browser, address, language=language)
    guest.open("/#cards=highland")
    term = guest.page.locator("#card-wild_eagle .term").first
    expect(term).to_have_text(FORMS[language], ignore_case=True, timeout=PATIENCE)
    term.click()
    card = guest.page.locator(".termcard")
    expect(card.locator("svg.board, svg[class]").last).to_be_visible(timeout=PATIENCE)
    assert serious(guest.page) == []
    guest.page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    expect(term).to_be_focused()
    guest.leave()
    assert guest.complaints == []


@pytest.mark.parametrize("width", [390, 420, 1280])
def test_no_line_ends_in_one_letter_before_a_term(browser: Browser, address: str, width: int) -> None:
    guest = Visitor(browser, address, width=width, language="pl")
    for shelf in ("nethervoid", "everfrost"):
        guest.open("/#rules-arena")
        guest.page.wait_for_selector(".rulestext")
        guest.open(f"/#cards={shelf}")
        guest.page.wait_for_selector(".face .term")
        tied, parted = guest.page.evaluate(
            """() => {
              const terms = [...document.querySelectorAll(".face .term")];
              const before = terms.filter((term) => term.previousSibling?.data?.endsWith("\u00a0"));
              const apart = before.filter((term) => {
                const letter = document.createRange();
                letter.setStart(term.previousSibling, term.previousSibling.length - 2);
                letter.setEnd(term.previousSibling, term.previousSibling.length - 1);
                return letter.getBoundingClientRect().bottom < term.getBoundingClientRect().top + 4;
              });
              return [before.length, apart.map((term) => term.textContent)];
            }"""
        )
        assert tied > 0
        assert parted == []
    guest.leave()
    assert guest.complaints == []


def test_a_term_by_keyboard_alone(visitor: Visitor) -> None:
    visitor.open("/#cards=highland")
    term = visitor.page.locator("#card-wild_eagle .term").first
    term.focus()
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.locator(".termcard h2")).to_be_focused(timeout=PATIENCE)
    assert card_of(visitor.page) == "leap"
    visitor.page.keyboard.press("Tab")
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.locator(".termcard")).to_have_count(0)
    expect(term).to_be_focused()


def test_a_card_on_a_phone_stays_on_the_screen(browser: Browser, address: str) -> None:
    guest = Visitor(browser, address, width=390, height=844, touch=True)
    guest.open("/#cards=everfrost")
    guest.page.locator("#card-royal_reindeer .term").first.tap()
    expect(guest.page.locator(".termcard svg").last).to_be_visible(timeout=PATIENCE)
    # It grows with its picture, and is laid anew a frame later.
    guest.page.wait_for_function(
        """() => {
      const box = document.querySelector(".termcard").getBoundingClientRect();
      return box.left >= 0 && box.right <= 390 && box.top >= 0 && box.bottom <= 844;
    }""",
        timeout=PATIENCE,
    )
    guest.page.locator("h1").first.tap()
    expect(guest.page.locator(".termcard")).to_have_count(0)
    guest.leave()


@pytest.mark.parametrize(("game", "example"), [("arena", "combat-move"), ("embers", "relive")])
def test_an_example_of_the_rules_is_drawn_and_played(visitor: Visitor, game: str, example: str) -> None:
    visitor.open(f"/#rules-{game}")
    figure = visitor.page.locator(f'[data-example="{example}"]')
    figure.scroll_into_view_if_needed()
    expect(figure.locator(".example-picture svg")).to_be_visible(timeout=PATIENCE)
    figure.get_by_role("button", name="Play this example").click()
    expect(visitor.page).to_have_url(re.compile("/table/"), timeout=PATIENCE)
    visitor.my_move()
    choice = {"combat-move": '.cell.can[data-square="d5"]', "relive": '.mrow [data-card="flames-2b"]'}[example]
    expect(visitor.page.locator(choice)).to_have_count(1, timeout=PATIENCE)


def test_an_example_opens_in_the_editor(visitor: Visitor) -> None:
    visitor.open("/#rules-arena")
    figure = visitor.page.locator('[data-example="target"]')
    figure.get_by_role("button", name="Open in the editor").click()
    expect(visitor.page).to_have_url(re.compile("/editor"), timeout=PATIENCE)
    expect(visitor.page.locator('.cell[data-square="e6"]')).to_have_attribute("aria-label", re.compile("piece of B"))


def test_rules_that_wait_show_no_example(visitor: Visitor) -> None:
    """Part two of the prologue is read only when part one is won, and so is its example."""
    visitor.open("/#rules-embers")
    expect(visitor.page.locator('[data-example="relive"]')).to_have_count(1, timeout=PATIENCE)
    expect(visitor.page.locator('[data-example="determination"]')).to_have_count(0)
