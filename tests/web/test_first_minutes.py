"""A newcomer's first minutes on a phone, by taps alone: lessons one to three, and the prologue of Embers up to its win.

Whatever the guide speaks of is on the screen with its words, and nobody has to scroll."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.web.visitor import PATIENCE, Visitor

PHONE = (390, 844)
AREA = 64
"""Units of an area of the Mind."""


@pytest.fixture
def newcomer(browser: Browser, address: str) -> Iterator[Visitor]:
    guest = Visitor(browser, address, width=PHONE[0], height=PHONE[1], touch=True)
    yield guest
    guest.leave()
    assert guest.complaints == []


def see(guest: Visitor, *things: str | Locator) -> None:
    """All of these are whole on the screen, between the bar and the dock, and the page was not scrolled for it."""
    bar, dock = guest.page.locator(".desk-bar").bounding_box(), guest.page.locator(".dock").bounding_box()
    assert bar
    assert dock
    for thing in things:
        place = guest.page.locator(thing) if isinstance(thing, str) else thing
        expect(place.first).to_be_visible()
        box = place.first.bounding_box()
        assert box, thing
        assert box["y"] >= bar["y"] + bar["height"] - 1, (thing, box)
        assert box["y"] + box["height"] <= dock["y"] + 1, (thing, box, dock)
        assert box["x"] >= 0, (thing, box)
        assert box["x"] + box["width"] <= PHONE[0], (thing, box)
    assert guest.page.evaluate("scrollY") == 0


def confirm(guest: Visitor) -> None:
    before = len(guest.frames)
    guest.page.locator(".dock .primary").tap()
    guest.heard_since(before)


def test_lessons_one_to_three(newcomer: Visitor) -> None:
    newcomer.open("/")
    page = newcomer.page
    page.get_by_role("link", name="Learn", exact=True).tap()
    page.get_by_role("link", name="Start").first.tap()
    newcomer.my_move()
    see(newcomer, ".guide", ".boardbox .board")
    newcomer.square("e5").tap()
    confirm(newcomer)
    expect(page.locator(".guide .good")).to_be_visible()
    see(newcomer, ".guide .good", ".guide .primary")
    page.locator(".guide .primary").tap()

    expect(page.locator(".guide .head")).to_contain_text("Step 2")
    newcomer.my_move()
    see(newcomer, ".guide", '.mini[data-card="snow_fox"]', newcomer.square("d5"))
    newcomer.square("e4").tap()
    confirm(newcomer)
    expect(page.locator(".guide .good")).to_be_visible()
    see(newcomer, ".guide .good", ".guide .primary", '.mini[data-card="snow_fox"]')
    page.locator(".guide .primary").tap()

    expect(page.locator(".guide .head")).to_contain_text("Step 3")
    newcomer.my_move()
    summon = page.locator(".prompt").get_by_role("button", name="Summon: Snow Fox")
    see(newcomer, ".guide", '.mini[data-card="snow_fox"]', summon, newcomer.square("c5"))
    summon.tap()
    see(newcomer, ".guide", newcomer.square("c5"))
    newcomer.square("c5").tap()
    confirm(newcomer)
    newcomer.my_move()
    see(newcomer, ".guide", '.prompt [data-entry="stop"]')
    page.locator('.prompt [data-entry="stop"]').tap()
    confirm(newcomer)
    expect(page.locator(".guide .good")).to_be_visible()
    see(newcomer, ".guide .good", ".guide .primary")


@pytest.mark.parametrize("number", range(4, 12))
def test_later_steps_show_what_they_speak_of(newcomer: Visitor, number: int) -> None:
    newcomer.open(f"/learn#arena={number}")
    newcomer.my_move()
    look = newcomer.page.locator(".desk").get_attribute("data-look")
    part = {"deed": ".handbox .mini", "hand": ".handbox .mini", "ice": ".onice", "tasks": ".task"}[look or ""]
    see(newcomer, ".guide", ".ptitle" if look == "deed" else ".guide", part, newcomer.square("e5"))


# -- the prologue -----------------------------------------------------------------------------------------------------


def place(guest: Visitor, x: float, y: float) -> None:
    """Tap the middle of a place of the Mind."""
    at = guest.page.evaluate(
        """([x, y]) => {
            const matrix = document.querySelector("svg.mind").getScreenCTM();
            const point = new DOMPoint(x, y).matrixTransform(matrix);
            return [point.x, point.y];
        }""",
        [(x + 1) * AREA, (y + 1) * AREA],
    )
    guest.page.touchscreen.tap(*at)


def told(guest: Visitor, words: str, *things: str) -> None:
    """The bubble says this, and it and what it speaks of are on the screen."""
    expect(guest.page.locator(".bubbletext")).to_contain_text(words, timeout=PATIENCE)
    see(guest, ".bubblering", *things)


def on(guest: Visitor) -> None:
    guest.page.locator(".guidebubble").get_by_role("button", name="Go on").tap()


def lay(guest: Visitor, card: str, x: int, y: int) -> None:
    guest.page.locator(f'.mrow [data-card="{card}"]').tap()
    if not guest.page.locator(".dock .primary").count():
        place(guest, x, y)
    told_to_confirm(guest)


def told_to_confirm(guest: Visitor) -> None:
    expect(guest.page.locator(".bubbletext")).to_contain_text("Press it", timeout=PATIENCE)
    confirm(guest)


def part_one(guest: Visitor) -> None:
    """Refused, relived, discarded, and two memories more: LOOK.md, the guided prologue."""
    part_one_until_chains(guest)
    lay(guest, "chains-4", -3, -2)


def part_one_until_chains(guest: Visitor) -> None:
    page = guest.page
    told(guest, "Rowan has added two memories", ".guidebubble", '.mind [data-card="flames-5"] .memory')
    expect(page.locator(".rowbox")).to_be_hidden()
    on(guest)
    told(guest, "Touch Flames 2", ".guidebubble", '.mrow [data-card="flames-2b"]')
    page.locator('.mrow [data-card="flames-2b"]').tap()
    told(guest, "right on top of Flames 5", ".guidebubble")
    place(guest, 1, -1)
    told(guest, "one does not", ".guidebubble")
    place(guest, 0, -1)
    told_to_confirm(guest)
    told(guest, "5 + 2 = 7", ".guidebubble")
    expect(page.locator(".turned")).to_contain_text("1 of 3")
    on(guest)
    told(guest, "Glass 3 fits nowhere", ".guidebubble", '.mrow [data-card="glass-3"]')
    page.locator('.mrow [data-card="glass-3"]').tap()
    told(guest, "the button that discards it", ".guidebubble")
    page.get_by_role("button", name="Discard Glass 3").first.tap()
    told_to_confirm(guest)
    told(guest, "Rowan relived 3 + 4", ".guidebubble")
    on(guest)
    told(guest, "Touch Chains 2", ".guidebubble")
    lay(guest, "chains-2b", -4, -1)
    told(guest, "Chains 4", ".guidebubble")


def piles_lie_on_the_mind(guest: Visitor) -> None:
    """Their numbers stand on its lower edge, not over the rows or the question below it."""
    mind, piles = guest.page.locator(".canvas").bounding_box(), guest.page.locator(".piles").bounding_box()
    assert mind
    assert piles
    assert piles["y"] + piles["height"] <= mind["y"] + mind["height"]


def test_the_prologue_is_refused_relived_split_and_won(newcomer: Visitor) -> None:
    page = newcomer.page
    newcomer.open("/learn#embers")
    part_one(newcomer)
    told(newcomer, "Part one is won", ".guidebubble")
    # RULES 4.8: the three cards lie open, and there is no Fenrys yet.
    expect(page.locator("button.arow")).to_have_count(3)
    expect(page.locator('.seenbox:visible, .arow use[href="#i-hidden"], .firstcard:visible')).to_have_count(0)
    confirm(newcomer)  # the order in which they were dealt
    told(newcomer, "Now you take from the Mind", ".guidebubble")
    piles_lie_on_the_mind(newcomer)
    place(newcomer, -1.5, -0.5)
    told_to_confirm(newcomer)
    told(newcomer, "held the two halves together", ".guidebubble")
    piles_lie_on_the_mind(newcomer)
    page.locator('[data-entry^="keep glass"]').tap()
    told_to_confirm(newcomer)
    # From here on it is an ordinary game: Rowan takes Flames 2, and 1 + 5 + 1 is left to do.
    expect(page.locator(".prompt:not(.idle)")).to_be_visible(timeout=PATIENCE)
    expect(page.locator(".guidebubble")).to_be_hidden()
    place(newcomer, 1, -1)
    confirm(newcomer)
    page.get_by_role("button", name="Begin the campaign").tap()
    expect(page).to_have_url(newcomer.address + "/campaign", timeout=PATIENCE)
    # The win counts: the first chapter card can be turned.
    expect(page.get_by_role("button", name="Turn the card over")).to_be_visible()


def test_what_the_script_does_not_mean_is_not_sent(newcomer: Visitor) -> None:
    newcomer.open("/learn#embers")
    told(newcomer, "Rowan has added two memories")
    on(newcomer)
    newcomer.page.locator('.mrow [data-card="chains-2b"]').tap()
    if not newcomer.page.locator(".dock .primary").count():
        newcomer.page.locator(".prompt .choice").first.tap()
    newcomer.page.locator(".dock .primary").tap()
    told(newcomer, "For this lesson", ".guidebubble")
    expect(newcomer.page.locator('.mrow [data-card="chains-2b"]')).to_be_visible()


def test_the_bubble_folds_and_the_lesson_survives_a_reload(newcomer: Visitor) -> None:
    newcomer.open("/learn#embers")
    told(newcomer, "Rowan has added two memories")
    newcomer.page.keyboard.press("Escape")
    expect(newcomer.page.locator(".guidebubble")).to_be_hidden()
    newcomer.page.locator(".bubblebook").tap()
    told(newcomer, "Rowan has added two memories")
    newcomer.page.reload()
    told(newcomer, "Rowan has added two memories")


def test_the_guide_waits_until_the_partner_has_been_shown(browser: Browser, address: str) -> None:
    """A page that moves: what Rowan does is told by the film, and only then by the bubble."""
    guest = Visitor(browser, address, width=PHONE[0], height=PHONE[1], touch=True, still=False)
    guest.open("/learn#embers")
    film = guest.page.locator(".filmstrip")
    expect(film).to_be_visible(timeout=PATIENCE)
    expect(guest.page.locator(".guidebubble")).to_be_hidden()
    told(guest, "Rowan has added two memories", ".guidebubble")
    expect(film).to_be_hidden()
    guest.leave()
    assert guest.complaints == []


def test_no_memory_lies_under_the_zoom_buttons(newcomer: Visitor) -> None:
    """The Mind is as wide as the screen here: Rowan and the learner have laid five memories in a line."""
    newcomer.open("/learn#embers")
    part_one_until_chains(newcomer)
    zoom = newcomer.page.locator(".zoom").bounding_box()
    assert zoom
    for card in newcomer.page.locator(".mind .laid .memory").all():
        box = card.bounding_box()
        assert box
        assert box["x"] + box["width"] <= zoom["x"] or box["y"] >= zoom["y"] + zoom["height"], box


def test_on_a_desk_the_question_stands_above_the_steps_of_the_lesson(browser: Browser, address: str) -> None:
    """So that the rows, when they come, are in view below the question."""
    guest = Visitor(browser, address)
    guest.open("/learn#embers")
    guest.my_move()
    question, closed, steps = (
        guest.page.locator(f".right > {part}").bounding_box() for part in (".prompt", ".turned", ".guide")
    )
    assert question
    assert closed
    assert steps
    assert question["y"] < steps["y"]
    assert closed["y"] < steps["y"]
    guest.leave()
    assert guest.complaints == []
