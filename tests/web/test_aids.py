"""What helps a player: why not, the pattern finder, hints, progress, piles; and motion, which can be still."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.web.embers import AELIN, GLIMPSE, seated
from tests.web.positions import DUEL, TASKS, beginning
from tests.web.visitor import PATIENCE, Visitor, table

BOT = {"who": "bot", "level": "random"}


def sit(visitor: Visitor, document: dict[str, object] = DUEL) -> None:
    made = table(visitor.address, {"who": "me"}, BOT, settings=beginning(document))
    visitor.sit_down(made["seats"][0]["link"])
    visitor.my_move()


def test_a_card_says_what_it_lacks_and_why(visitor: Visitor) -> None:
    sit(visitor)
    snow_monster = visitor.page.locator('.mini[data-card="snow_monster"]')
    expect(snow_monster).to_contain_text("1 short")
    expect(visitor.page.locator('.mini[data-card="titan"]')).to_contain_text("2 short")
    expect(visitor.page.locator('.mini[data-card="polar_bear"]')).to_contain_text("3 squares")
    snow_monster.click()
    visitor.page.get_by_role("button", name="Why not Snow Monster?").click()
    box = visitor.page.locator(".whybox")
    expect(box.get_by_role("heading")).to_have_text("Snow Monster")
    expect(box).to_contain_text("one piece short")
    box.get_by_role("button", name="Show on the board").click()
    expect(box).to_be_hidden()
    expect(visitor.page.locator(".finder")).to_contain_text("Missing: b4 (common)")
    visitor.page.keyboard.press("Escape")
    assert visitor.page.evaluate("document.activeElement !== document.body")


def test_a_square_says_why_it_is_no_target(visitor: Visitor) -> None:
    sit(visitor)
    box = visitor.page.locator(".whybox")
    visitor.square("e5").click(button="right")
    expect(box).to_contain_text("Polar Bear")
    visitor.page.keyboard.press("Escape")
    expect(box).to_be_hidden()
    visitor.square("e5").focus()
    visitor.page.keyboard.press("?")
    expect(box).to_contain_text("Place a piece")
    expect(box.get_by_role("heading")).to_be_focused()
    visitor.page.keyboard.press("Escape")
    expect(visitor.square("e5")).to_be_focused()
    visitor.page.get_by_role("button", name="why not", exact=True).click()
    visitor.square("f6").click()
    expect(box).to_be_visible()
    expect(visitor.main_button).to_have_count(0)


def test_everything_else_answers_too(visitor: Visitor) -> None:
    sit(visitor, TASKS)
    visitor.page.get_by_role("button", name="Why not Destruction?").click()
    box = visitor.page.locator(".whybox")
    expect(box.get_by_role("heading")).to_have_text("Destruction")
    visitor.page.keyboard.press("Escape")
    visitor.page.locator(".ptitle").focus()
    visitor.page.keyboard.press("?")
    for about in ("End the turn", "Discard", "Take back"):
        expect(box).to_contain_text(about)


def test_tasks_show_how_far_one_is(visitor: Visitor) -> None:
    sit(visitor, TASKS)
    conquest = visitor.page.locator('.task[data-task="red_conquest"]')
    # A holds one red square, c2, with a common piece.
    expect(conquest.locator(".bits").nth(0)).to_have_attribute("aria-label", "1 of 3")
    expect(conquest.locator(".bits").nth(1)).to_have_attribute("aria-label", "0 of 2")


def test_the_finder_walks_from_place_to_place(visitor: Visitor) -> None:
    sit(visitor)
    visitor.page.locator('.mini[data-card="snow_monster"]').click()
    visitor.page.keyboard.press("f")
    finder = visitor.page.locator(".finder")
    expect(finder).to_contain_text("Place 1 of")
    first = finder.inner_text()
    expect(visitor.page.locator('.board use[href="#missing"]')).to_have_count(1)
    visitor.page.keyboard.press("ArrowRight")
    expect(finder).to_contain_text("Place 2 of")
    assert finder.inner_text() != first
    expect(visitor.page.locator(".focus")).to_contain_text("turned as it lies on the board")
    visitor.page.keyboard.press("Escape")
    expect(finder).to_be_hidden()
    visitor.page.locator('.mini[data-card="polar_bear"]').click()
    visitor.page.keyboard.press("Escape")
    visitor.page.get_by_role("button", name="Find places").click()
    expect(finder).to_contain_text("Complete.")
    visitor.square("g6").click()
    expect(visitor.main_button).to_contain_text("g6")


def test_a_hint_is_shown_and_may_be_taken(visitor: Visitor) -> None:
    sit(visitor)
    visitor.page.get_by_role("button", name="hint", exact=True).click()
    hint = visitor.page.locator(".hintbox")
    expect(hint).to_contain_text("Hint: ", timeout=PATIENCE)
    expect(hint.locator(".reasons li").first).not_to_be_empty()
    label = hint.inner_text()
    hint.get_by_role("button", name="Choose it").click()
    expect(visitor.main_button).to_be_visible()
    assert visitor.main_button.inner_text() in label


def test_a_hint_in_embers_says_why(visitor: Visitor) -> None:
    seated(visitor, GLIMPSE, AELIN)
    visitor.page.get_by_role("button", name="hint", exact=True).click()
    hint = visitor.page.locator(".hintbox")
    expect(hint.locator(".reasons").first).to_contain_text("the rows still need about", timeout=PATIENCE)
    hint.get_by_text("Nearly as good").click()
    expect(hint).to_contain_text("of Aelin's turns")


def test_a_table_without_hints_offers_none(visitor: Visitor) -> None:
    made = table(visitor.address, {"who": "me"}, BOT, settings=beginning(DUEL), hints=False)
    visitor.sit_down(made["seats"][0]["link"])
    visitor.my_move()
    expect(visitor.page.get_by_role("button", name="hint", exact=True)).to_have_count(0)


def test_piles_show_what_one_may_see(visitor: Visitor) -> None:
    sit(visitor)
    visitor.page.get_by_role("button", name="Discard piles").click()
    expect(visitor.page.locator("dialog")).to_contain_text("Snow Fox")


def test_pieces_move_and_for_some_they_do_not(browser: Browser, address: str, visitor: Visitor) -> None:
    mover = Visitor(browser, address, still=False)
    for guest in (mover, visitor):
        guest.page.add_init_script(
            "new MutationObserver((list) => list.forEach(({target, addedNodes}) =>"
            " target.classList?.contains('motion') && (window.acted = (window.acted ?? 0) + addedNodes.length)))"
            ".observe(document, {childList: true, subtree: true})"
        )
        sit(guest)
        guest.square("e9").click()
        guest.square("e9").click()
        expect(guest.square("e9")).to_have_attribute("aria-label", "e9, common piece of A")
        guest.my_move()
    assert mover.page.evaluate("window.acted ?? 0") > 0
    assert visitor.page.evaluate("window.acted ?? 0") == 0
    expect(mover.page.locator(".motion > *")).to_have_count(0)
    mover.leave()
    assert mover.complaints == []


def test_a_long_press_wonders_and_chooses_nothing(browser: Browser, address: str) -> None:
    visitor = Visitor(browser, address, width=390, touch=True)
    sit(visitor, {**DUEL, "trigger": 2, "trigger_reason": "points", "last_turns": 1})
    expect(visitor.page.locator(".pnote")).to_contain_text("Turns after this one: 1")
    for place, about in {
        '.cell[data-square="e9"]': "Place a piece",
        '.mini[data-card="polar_bear"]': "Polar Bear",
    }.items():
        visitor.hold(visitor.page.locator(place))
        box = visitor.page.locator(".whybox")
        expect(box).to_be_visible()
        expect(box).to_contain_text(about)
        expect(visitor.page.locator(".dock .primary")).to_have_count(0)
        box.get_by_role("button", name="Close").click()
    assert visitor.complaints == []
    visitor.leave()
