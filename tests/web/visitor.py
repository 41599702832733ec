"""A person at a browser: what they do on the pages, and what the page and its socket said meanwhile."""

from __future__ import annotations

import json
import random
import urllib.request
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, WebSocket, expect

from tests.sizes import FULL

PATIENCE = 20_000
DUEL = {"mode": "duel", "schools": ["everfrost", "highland"]}


class Visitor:
    """`frames` are the texts that came over the sockets, `complaints` errors of the page."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        width: int = 1280,
        height: int = 800,
        light: bool = False,
        still: bool = True,
        touch: bool = False,
        language: str = "en",
    ) -> None:
        self.address = address
        self.frames: list[str] = []
        self.complaints: list[str] = []
        self._luck = random.Random(width)
        self._context = browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme="light" if light else "dark",
            locale=language,
            reduced_motion="reduce" if still else "no-preference",
            has_touch=touch,
        )
        self._context.set_default_timeout(PATIENCE)
        self.page: Page = self._context.new_page()
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", self._overhear)
        self.page.on("websocket", self._listen)

    def _overhear(self, said: ConsoleMessage) -> None:
        if said.type == "error":
            self.complaints.append(said.text)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def leave(self) -> None:
        self._context.close()

    def open(self, path: str = "/") -> None:
        self.page.goto(self.address + path)

    # -- at a table ---------------------------------------------------------------------------------------------------

    def sit_down(self, link: str) -> None:
        self.open(link)
        self.page.wait_for_selector(".boardbox [role=grid]", state="attached")

    @property
    def main_button(self) -> Locator:
        return self.page.locator(".pfoot .main")

    def my_move(self) -> str:
        """Wait until the viewer is asked; the question."""
        self.page.wait_for_selector(".prompt:not(.idle)")
        return self.page.locator(".ptitle").inner_text()

    def square(self, name: str) -> Locator:
        return self.page.locator(f'.board .cell[data-square="{name}"]')

    def hold(self, place: Locator) -> None:
        """Hold a finger there for longer than a tap."""
        place.evaluate("node => node.scrollIntoView({block: 'center'})")
        box = place.bounding_box()
        assert box is not None
        finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        hand = self._context.new_cdp_session(self.page)
        hand.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
        self.page.wait_for_timeout(700)
        hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def step(self) -> str:
        """Answer the present question by clicks, whatever it is: a square if there is one, else the first choice.

        At full size it is any square and any choice, so that whole games come to an end.
        """
        question = self.my_move()
        before = len(self.frames)
        squares = self.page.locator(".board .cell.can")
        every = self.page.locator(".board .cell.can, .prompt .choice")
        if not self.main_button.count():  # else something is offered as it lies: an order of cards
            self._any_of(squares if squares.count() and not FULL else every).click()
        while not self.main_button.count() and len(self.frames) == before:
            self._any_of(every).click()
        if self.main_button.count():
            self.main_button.click()
        expect(self.page.locator(".prompt .main")).to_have_count(0)
        self.heard_since(before)
        return question

    def take_hint(self) -> None:
        """Ask what the strongest bot would do here, and do it."""
        self.my_move()
        before = len(self.frames)
        self.page.get_by_role("button", name="hint", exact=True).click()
        self.page.locator(".hintbox").get_by_role("button", name="Choose it").click()
        self.main_button.click()
        expect(self.page.locator(".prompt .main")).to_have_count(0)
        self.heard_since(before + 1)

    def _any_of(self, places: Locator) -> Locator:
        return places.nth(self._luck.randrange(places.count())) if FULL else places.first

    def heard_since(self, before: int) -> None:
        """Wait until the server has said something more."""
        for _ in range(200):
            if len(self.frames) > before:
                break
            self.page.wait_for_timeout(20)

    @property
    def asked(self) -> bool:
        return self.page.locator(".prompt:not(.idle)").count() > 0

    @property
    def over(self) -> bool:
        return self.page.locator(".prompt a[href='#replay']").count() > 0


def ask(address: str, path: str, body: Any = None, secret: str = "") -> Any:
    """A question to the server past the page."""
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {secret}"} if secret else {})
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(address + path, data, headers)) as answer:
        return json.load(answer)


def table(
    address: str, *seats: dict[str, str], settings: dict[str, Any] = DUEL, game: str = "arena", hints: bool = True
) -> Any:
    """A new table with these seats; the answer has their links."""
    wish = {"game": game, "settings": settings, "seats": list(seats), "hints": hints}
    return ask(address, "/api/tables", wish)
