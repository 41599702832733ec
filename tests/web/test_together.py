"""People together: a seat by link, watching, one screen for two, a broken connection."""

from __future__ import annotations

import json

from playwright.sync_api import Browser, WebSocketRoute, expect

from tests.web.positions import DUEL, beginning
from tests.web.visitor import Visitor, table


def test_a_friend_sits_down_by_link(visitor: Visitor, browser: Browser) -> None:
    made = table(visitor.address, {"who": "me", "name": "Ann"}, {"who": "friend"})
    visitor.sit_down(made["seats"][0]["link"])
    assert "#" not in visitor.page.url
    friend = Visitor(browser, visitor.address)
    friend.open(made["seats"][1]["link"])
    friend.page.get_by_label("Your name").fill("<b>Borys</b>")
    friend.page.get_by_role("button", name="Sit down").click()
    expect(visitor.page.locator(".corner.ne")).to_contain_text("<b>Borys</b>")
    expect(friend.page.locator(".corner.sw")).to_contain_text("You")
    late = Visitor(browser, visitor.address)
    late.open(made["seats"][1]["link"])
    expect(late.page.get_by_role("heading", level=1)).to_have_text("Somebody sits there already")
    late.open(f"/table/{made['table']}")
    expect(late.page.locator(".boardbox [role=grid]")).to_be_visible()
    expect(late.page.locator(".mini")).to_have_count(0)
    assert friend.complaints == []
    friend.leave()
    late.leave()


def test_a_friend_reads_what_the_host_has_set_before_sitting_down(visitor: Visitor, browser: Browser) -> None:
    made = table(visitor.address, {"who": "me"}, {"who": "friend"}, settings=beginning(DUEL))
    said = "The host has set up the position"
    visitor.open(made["seats"][1]["link"])
    expect(visitor.page.locator(".joinwarning")).to_contain_text(said)
    expect(visitor.page.locator(".joinfacts li")).to_contain_text(
        ["away for a day", "all players agree", "may watch", "take choices back"]
    )
    visitor.page.get_by_role("button", name="Sit down").click()
    expect(visitor.page.locator(".notices .note.warn")).to_contain_text(said)
    fair = Visitor(browser, visitor.address)
    fair.open(table(visitor.address, {"who": "me"}, {"who": "friend"}, hints=False)["seats"][1]["link"])
    expect(fair.page.locator(".joinfacts li")).to_contain_text(
        ["dealt by luck", "away for a day", "no hints", "may watch", "take choices back"]
    )
    expect(fair.page.locator(".joinwarning")).to_have_count(0)
    fair.leave()


def test_a_curtain_hides_the_hand_between_two_people(visitor: Visitor) -> None:
    visitor.open()
    visitor.page.get_by_label("Who plays seat B?").select_option("hotseat")
    visitor.page.get_by_label("Name", exact=True).fill("Borys")
    visitor.page.get_by_role("button", name="Open the table").click()
    curtain = visitor.page.locator(".curtain")
    seen = set()
    for _ in range(6):
        visitor.page.wait_for_selector(".curtain:not([hidden]) button, .prompt:not(.idle)")
        if curtain.is_visible():
            expect(visitor.page.locator(".handbox")).to_be_hidden()
            curtain.get_by_role("button").click()
            expect(curtain).to_be_hidden()
            seen.add(visitor.page.locator(".corner.sw .who").text_content())
        visitor.step()
    assert len(seen) == 2


def test_a_broken_connection_is_told_and_mended(visitor: Visitor) -> None:
    made = table(visitor.address, {"who": "me"}, {"who": "bot", "level": "random"})
    open_sockets: list[WebSocketRoute] = []

    def pass_on(socket: WebSocketRoute) -> None:
        socket.connect_to_server()
        open_sockets.append(socket)

    visitor.page.route_web_socket("**/ws/*", pass_on)
    visitor.sit_down(made["seats"][0]["link"])
    visitor.my_move()
    open_sockets.pop().close(code=1013)
    expect(visitor.page.locator(".notices")).to_contain_text("Connection lost. All your choices are saved.")
    expect(visitor.page.locator(".prompt .choice")).to_have_count(0)
    visitor.page.get_by_role("button", name="Now", exact=True).click()
    expect(visitor.page.locator(".notices")).not_to_contain_text("Connection lost")
    visitor.my_move()


def test_a_choice_without_answer_is_sent_again(visitor: Visitor) -> None:
    made = table(visitor.address, {"who": "me"}, {"who": "bot", "level": "random"}, settings=beginning(DUEL))
    lost: list[str] = []

    def pass_on(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def forward(frame: str | bytes) -> None:
            if json.loads(frame)["type"] == "play" and not lost:
                lost.append(str(frame))
                socket.close(code=1013)
            else:
                server.send(frame)

        socket.on_message(forward)

    visitor.page.route_web_socket("**/ws/*", pass_on)
    visitor.sit_down(made["seats"][0]["link"])
    visitor.my_move()
    visitor.square("e9").click()
    visitor.square("e9").click()
    expect(visitor.page.locator(".notices")).to_contain_text("Your choice is not confirmed yet")
    expect(visitor.square("e9")).to_have_attribute("aria-label", "e9, common piece of A")
    expect(visitor.page.locator(".notices")).not_to_contain_text("Connection lost")
    assert len(lost) == 1


def test_the_replay_steps_through_the_game(visitor: Visitor) -> None:
    made = table(visitor.address, {"who": "me"}, {"who": "bot", "level": "random"})
    visitor.sit_down(made["seats"][0]["link"])
    for _ in range(3):
        visitor.step()
    visitor.my_move()
    visitor.open(f"/table/{made['table']}#replay")
    where = visitor.page.locator(".replaybox")
    expect(where).to_contain_text("step")
    pieces = visitor.page.locator(".board .piece:not(.gone)")
    assert pieces.count() > 0
    visitor.page.keyboard.press("Home")
    expect(where).to_contain_text("step 0")
    expect(pieces).to_have_count(0)
