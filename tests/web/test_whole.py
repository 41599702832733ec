"""What stands beside the board is whole: the words of a card, names in their corners, the scores of a melee."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.positions import DUEL, TASKS, beginning
from tests.web.test_access import serious
from tests.web.visitor import Visitor, table

APPRENTICE = {"who": "bot", "level": "apprentice"}
FOUR = ["everfrost", "highland", "sylvan", "northern"]
MELEE = {"mode": "melee", "schools": FOUR}
TEAMS = {"mode": "team_duel", "schools": FOUR}
LONG = {**DUEL, "seats": [{**DUEL["seats"][0], "school": "etherweave", "frozen": None, "discard": [],
                           "hand": ["merchant_of_time", "polarity_queen"]}, DUEL["seats"][1]]}  # fmt: skip


def cut(page: Page, place: str) -> bool:
    """Is there more in it than it shows?"""
    return bool(page.locator(place).evaluate("node => node.scrollHeight > node.clientHeight + 1"))


@pytest.mark.parametrize("language", ["en", "pl", "cs"])
@pytest.mark.parametrize("size", [(1280, 800), (1024, 768), (1920, 1080), (844, 390)])
def test_a_card_of_five_lines_is_read_whole(
    browser: Browser, address: str, size: tuple[int, int], language: str
) -> None:
    guest = Visitor(browser, address, width=size[0], height=size[1], language=language)
    for document in (DUEL, TASKS):
        made = table(address, {"who": "me"}, APPRENTICE, settings=beginning(document))
        guest.sit_down(made["seats"][0]["link"])
        guest.my_move()
        for card in ("polar_bear", "snow_monster", "titan"):
            guest.page.locator(f'.mini[data-card="{card}"]').click()
            assert not cut(guest.page, ".ftext"), card
    guest.leave()
    assert guest.complaints == []


def test_the_longest_cards_fade_out_and_are_one_press_away(visitor: Visitor) -> None:
    made = table(visitor.address, {"who": "me"}, APPRENTICE, settings=beginning(LONG))
    visitor.sit_down(made["seats"][0]["link"])
    visitor.my_move()
    page = visitor.page
    page.locator('.mini[data-card="merchant_of_time"]').click()
    assert cut(page, ".ftext")
    assert page.locator(".ftext").evaluate("node => getComputedStyle(node).maskImage") != "none"
    assert serious(page) == []
    page.get_by_role("button", name="The whole card").click()
    whole = page.get_by_role("dialog", name="Merchant of Time")
    for words in page.locator(".ftext > p, .ftext .warp > p").all_inner_texts():
        expect(whole).to_contain_text(words)
    assert not cut(page, ".facebox .face")
    page.keyboard.press("Escape")
    expect(whole).to_have_count(0)
    expect(page.get_by_role("button", name="The whole card")).to_be_focused()


CROSSES = """() => {
  const board = document.querySelector(".left .board").getBoundingClientRect();
  // Two ninths of a side are cut off at each corner.
  const leg = board.width * 2 / 9 + 8;
  return [...document.querySelectorAll(".seatcorner")].flatMap((corner) => {
    const name = corner.querySelector(".who b").getBoundingClientRect();
    const across = Math.min(name.right - board.left, board.right - name.left);
    const down = Math.min(name.bottom - board.top, board.bottom - name.top);
    return across + down > leg ? [corner.textContent] : [];
  });
}"""


@pytest.mark.parametrize("settings", [MELEE, TEAMS], ids=["melee", "teams"])
@pytest.mark.parametrize(
    ("size", "language"), [((390, 844), "cs"), ((844, 390), "en"), ((1024, 768), "pl"), ((1280, 800), "en")]
)
def test_no_name_crosses_the_edge_of_its_seat(
    browser: Browser, address: str, size: tuple[int, int], language: str, settings: dict[str, object]
) -> None:
    guest = Visitor(browser, address, width=size[0], height=size[1], language=language, touch=size[0] < 1100)
    made = table(address, {"who": "me"}, APPRENTICE, APPRENTICE, APPRENTICE, settings=settings)
    guest.sit_down(made["seats"][0]["link"])
    guest.my_move()
    assert guest.page.evaluate(CROSSES) == []
    assert serious(guest.page) == []
    # Who has no room there says the name where one presses.
    for corner in guest.page.locator(".corner.tight").all():
        corner.click()
        name = corner.locator(".who b span").bounding_box()
        assert name
        assert name["width"] > 30
        assert name["x"] >= 0
        assert name["x"] + name["width"] <= size[0]
        corner.click()
    guest.leave()
    assert guest.complaints == []


@pytest.mark.parametrize(("size", "language"), [((1280, 800), "pl"), ((1024, 768), "cs"), ((1920, 1080), "en")])
def test_the_scores_of_a_melee_are_whole(browser: Browser, address: str, size: tuple[int, int], language: str) -> None:
    guest = Visitor(browser, address, width=size[0], height=size[1], language=language)
    made = table(address, {"who": "me"}, APPRENTICE, APPRENTICE, APPRENTICE, settings=MELEE)
    guest.sit_down(made["seats"][0]["link"])
    guest.my_move()
    assert not cut(guest.page, ".scorebox")
    for row in guest.page.locator(".melee tr").all():
        box = row.bounding_box()
        assert box
        assert box["y"] + box["height"] <= size[1]
    # A dot never lies on a figure: the figure ends where the dot begins.
    assert guest.page.locator(".melee td:has(.imp)").first.evaluate(
        """cell => {
          const range = document.createRange();
          range.selectNodeContents(cell.firstChild);
          return range.getBoundingClientRect().right <= cell.querySelector(".imp").getBoundingClientRect().left;
        }"""
    )
    guest.leave()
    assert guest.complaints == []
