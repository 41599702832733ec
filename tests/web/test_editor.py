"""The position editor: pieces by click and key, cards from lists, refusals, exploring, playing on, links."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.test_access import serious
from tests.web.visitor import Visitor, ask, table

MIND = {
    "game": "embers",
    "mode": "chapter",
    "mind": [{"card": "glass-1a", "x": 0, "y": 0}],
    "row": ["glass-2a", "flames-3"],
}


def opened(visitor: Visitor, path: str = "/editor") -> Page:
    visitor.open(path)
    expect(visitor.page.locator(".verdict .good")).to_be_visible()
    return visitor.page


def document(page: Page) -> Any:
    return json.loads(page.get_by_role("textbox", name="As text").input_value())


def load(page: Page, text: str) -> None:
    page.get_by_role("textbox", name="As text").fill(text)
    page.get_by_role("button", name="Load the text").click()


def test_the_verdict_has_a_sign_one_can_see(visitor: Visitor) -> None:
    page = opened(visitor)
    seen = page.locator(".verdict .good use").evaluate(
        "use => [getComputedStyle(use).color, getComputedStyle(use.closest('.good')).color]"
    )
    assert seen[0] == seen[1]


def test_a_position_is_built_by_clicks_keys_and_lists(visitor: Visitor) -> None:
    page = opened(visitor)
    page.get_by_role("button", name="Empty board").click()
    expect(page.locator(".board .piece:not(.ghost)")).to_have_count(0)
    page.get_by_role("button", name="heroic piece of B", exact=True).click()
    visitor.square("d5").click()
    expect(visitor.square("d5")).to_have_attribute("aria-label", "d5, heroic piece of B")
    visitor.square("d5").click()
    expect(visitor.square("d5")).to_have_attribute("aria-label", "d5, empty")
    visitor.square("e6").focus()
    for key in ("1", "c", "ArrowDown", "ArrowRight", "h"):
        page.keyboard.press(key)
    expect(visitor.square("e6")).to_have_attribute("aria-label", "e6, common piece of A")
    expect(visitor.square("f5")).to_have_attribute("aria-label", "f5, heroic piece of A")
    page.get_by_label("Add to: Hand").select_option("snow_fox")
    page.get_by_label("Frozen effect").select_option("ice_queen")
    page.get_by_label("Actions").fill("1")
    page.get_by_label("Actions").press("Enter")
    page.get_by_role("button", name="Seat B").last.click()
    page.get_by_label("School").select_option("sylvan")
    expect(page.locator(".verdict .good")).to_be_visible()
    built = document(page)
    assert built["board"][3:5] == ["-- -- -- -- c1 -- -- -- --", "-- -- -- -- -- h1 -- -- --"]
    assert built["seats"] == [
        {"school": "everfrost", "hand": ["snow_fox"], "frozen": "ice_queen"},
        {"school": "sylvan"},
    ]
    assert built["actions"] == 1
    page.reload()
    expect(page.locator(".verdict .good")).to_be_visible()
    assert document(page) == built


def test_a_pending_being_its_piece_and_permissions_are_set_and_a_warp_is_explored(visitor: Visitor) -> None:
    page = opened(visitor)
    page.get_by_label("School").select_option("etherweave")
    page.get_by_label("Pending being").select_option("merchant_of_time")
    page.get_by_label("On the Merchant of Time").select_option("h2")
    page.get_by_label("two empty squares").check()
    page.get_by_label("Each kill counts").fill("2")
    page.get_by_label("Each kill counts").press("Enter")
    expect(page.locator(".verdict .good")).to_be_visible()
    built = document(page)
    assert built["seats"][0] == {"school": "etherweave", "pending": "merchant_of_time", "merchant": "h2"} | {
        name: built["seats"][0][name] for name in ("legends", "flares")
    }
    assert (built["void"], built["oblivion"]) == (True, 2)
    page.get_by_label("Pending being").select_option("")
    page.get_by_label("Add to: Hand").select_option("translocationist")
    page.get_by_role("button", name="Explore").click()
    page.locator('.tried li:has-text("Warp: Translocationist") button').first.click()
    page.locator(".outcome").first.click()
    page.get_by_role("button", name="Go on from this one").click()
    expect(page.locator(".verdict .good")).to_be_visible()
    assert document(page)["seats"][0]["pending"] == "translocationist"


def test_every_form_can_be_chosen(visitor: Visitor) -> None:
    page = opened(visitor)
    for form, seats in (("melee 4", 4), ("team_high_form 4", 4), ("high_form 2", 2), ("melee 3", 3), ("duel 2", 2)):
        page.get_by_label("Mode").select_option(form)
        expect(page.locator(".seattabs button")).to_have_count(seats)
        expect(page.locator(".verdict .good")).to_be_visible()


def test_a_refusal_is_worded_and_names_its_field(visitor: Visitor) -> None:
    page = opened(visitor)
    broken = document(page)
    broken["seats"][1]["hand"] = ["snow_fox"]
    load(page, json.dumps(broken))
    expect(page.locator(".verdict .bad")).to_contain_text("seats[1].hand")
    expect(page.locator(".seattabs .wrong")).to_contain_text("Seat B")
    expect(page.get_by_role("button", name="Play from here")).to_be_disabled()
    expect(page.get_by_role("button", name="Explore")).to_be_disabled()
    page.get_by_label("Language").select_option("pl")
    expect(page.locator(".verdict .bad")).to_contain_text("seats[1].hand")
    expect(page.locator(".ptitle")).to_have_text("Edytor pozycji")


def test_any_text_gets_an_answer(visitor: Visitor) -> None:
    page = opened(visitor)
    for text in (
        "",
        "{",
        "[]",
        "null",
        "7",
        '{"game": "chess"}',
        '{"game": "arena", "seats": 3}',
        '{"game": "embers"}',
    ):
        load(page, text)
        expect(page.locator(".verdict .bad")).not_to_be_empty()
        page.get_by_role("button", name="Example").click()
        expect(page.locator(".verdict .good")).to_be_visible()


def test_exploring_shows_every_outcome_and_goes_on_from_one(visitor: Visitor) -> None:
    page = opened(visitor)
    before = document(page)
    found = ask(visitor.address, "/api/explore", {"position": before})["found"]["summons"]
    page.get_by_role("button", name="Explore").click()
    expect(page.get_by_role("heading", name="What can be done")).to_be_focused()
    names = {"polar_bear": "Polar Bear", "snow_fox": "Snow Fox"}
    for entry in found:
        chips = page.locator(f'.tried li:has-text("{names[entry["card"]]}")')
        chip = chips.locator(f'button[data-at="{entry["at"]}"]')
        expect(chip).to_contain_text(f"outcomes: {entry['number']}")
    page.locator('.tried li:has-text("Snow Fox") button[data-at="e3"]').click()
    expect(page.locator(".outcome")).to_have_count(12)
    page.get_by_role("button", name="Show more").click()
    expect(page.locator(".outcome")).to_have_count(20)
    expect(page.locator(".smallboard").first.locator(".differs").first).to_be_visible()
    page.locator(".outcome").nth(3).click()
    expect(page.locator(".board .found").first).to_be_visible()
    page.get_by_role("button", name="Go on from this one").click()
    expect(page.locator(".verdict .good")).to_be_visible()
    after = document(page)
    assert after["seats"][0]["hand"] == ["polar_bear", "ice_queen"]
    assert after["seats"][0]["discard"] == ["snow_fox"]
    assert after["actions"] == 1
    assert after["board"] != before["board"]


def test_going_on_from_a_legend_keeps_its_point_and_its_card(visitor: Visitor) -> None:
    page = opened(visitor)
    board = [
        "-- -- -- -- --", "-- -- -- -- -- -- --", *["-- -- -- -- -- -- -- -- --"] * 2,
        "-- -- -- -- h1 -- -- -- --", "-- -- -- -- h1 -- -- -- --", "-- -- -- c1 c1 c1 -- -- --",
        "-- -- -- -- -- -- --", "-- -- -- -- --",
    ]  # fmt: skip
    seats = [{"school": "everfrost", "legends": ["titan"]}, {"school": "highland"}]
    load(page, json.dumps({"game": "arena", "mode": "duel", "board": board, "seats": seats}))
    page.get_by_role("button", name="Explore").click()
    page.locator(".outcome").first.click()
    page.get_by_role("button", name="Go on from this one").click()
    expect(page.locator(".verdict .good")).to_be_visible()
    after = document(page)
    assert after["scores"] == [1, 0]
    assert after["legend_discard"] == ["titan"]


def test_a_game_is_played_from_here_against_a_bot_and_at_one_screen(visitor: Visitor) -> None:
    page = opened(visitor)
    page.get_by_label("Who plays the other seats").select_option("random")
    page.get_by_role("button", name="Play from here").click()
    page.wait_for_url("**/table/*")
    assert "2 actions left" in visitor.my_move()
    expect(page.locator(".mini")).to_have_count(5)
    page.locator('.mini[data-card="polar_bear"]').click()
    page.locator(".focus .choice").click()  # it fits on one square only
    expect(visitor.main_button).to_contain_text("Summon Polar Bear at f7")
    opened(visitor)
    page.get_by_label("Who plays the other seats").select_option("hotseat")
    page.get_by_role("button", name="Play from here").click()
    page.wait_for_url("**/table/*")
    page.locator(".curtain").get_by_role("button").click()
    visitor.my_move()


def test_a_link_carries_the_position(visitor: Visitor, browser: Browser) -> None:
    page = opened(visitor)
    page.get_by_role("button", name="Empty board").click()
    visitor.square("a5").click()
    shown: list[str] = []
    page.on("dialog", lambda dialog: (shown.append(dialog.default_value), dialog.dismiss()))
    page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(); }")
    page.get_by_role("button", name="Copy link").click()
    expect(page.locator(".verdict .good")).to_be_visible()
    page.wait_for_timeout(100)
    friend = Visitor(browser, visitor.address)
    friend.page.goto(shown[0])
    expect(friend.page.locator(".verdict .good")).to_be_visible()
    assert document(friend.page) == document(page)
    friend.open("/editor#p=broken")
    expect(friend.page.locator(".verdict")).not_to_be_empty()
    friend.leave()


def test_a_finished_game_opens_in_the_editor(visitor: Visitor) -> None:
    made = table(visitor.address, {"who": "me"}, {"who": "bot", "level": "random"})
    visitor.sit_down(made["seats"][0]["link"])
    while "What do you do" not in visitor.my_move():
        visitor.step()
    visitor.step()
    visitor.page.get_by_role("button", name="More", exact=True).click()
    visitor.page.get_by_role("button", name="Resign").click()
    visitor.page.locator("dialog .primary").click()
    visitor.page.get_by_role("link", name="Replay").first.click()
    visitor.page.get_by_role("button", name="Back", exact=True).click()
    visitor.page.get_by_role("button", name="Open in the editor").click()
    visitor.page.wait_for_url("**/editor*")
    expect(visitor.page.locator(".verdict .good")).to_be_visible()
    assert len(document(visitor.page)["seats"][1]["hand"]) == 3


def test_a_mind_is_loaded_and_explored(visitor: Visitor) -> None:
    page = opened(visitor)
    load(page, json.dumps(MIND))
    expect(page.locator(".canvas .laid")).to_have_count(1)
    expect(page.locator(".verdict .good")).to_be_visible()
    places = ask(visitor.address, "/api/explore", {"position": MIND})["found"]["placements"]
    page.get_by_role("button", name="Explore").click()
    glass = [place for place in places if place["card"] == "glass-2a"]
    page.locator('.tried li:has-text("Glass 2a") button').click()
    expect(page.locator(".outcome")).to_have_count(min(12, len(glass)))
    page.locator(".outcome").first.click()
    expect(page.locator(".canvas .ghost")).to_have_count(1)


@pytest.mark.parametrize(("width", "light"), [(1280, False), (390, True)])
def test_nothing_serious_for_axe(browser: Browser, address: str, width: int, light: bool) -> None:
    guest = Visitor(browser, address, width=width, light=light)
    page = opened(guest)
    assert serious(page) == []
    page.get_by_role("button", name="Explore").click()
    page.locator(".outcome").first.click()
    assert serious(page) == []
    guest.leave()
