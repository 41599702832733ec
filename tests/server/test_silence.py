"""A database that does not answer: who needs it is told soon, everybody else is served, and all goes on by itself."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

from tests.server.client import Page
from tests.server.databases import Postgres
from tests.server.house import House, Sitting, addresses, served
from tests.server.test_positions import DUEL as POSITION

SOON = 2.0
EMBERS = {"game": "embers", "mode": "chapter", "mind": [{"card": "glass-1a", "x": 0, "y": 0}], "row": ["glass-2a"]}
NEW_KEY = "k" * 32
Ask = Callable[[], httpx.Response]


@pytest.fixture
def silent_postgres() -> Iterator[Postgres]:
    """One that may be frozen."""
    database = Postgres()
    yield database
    database.stop()


def invited(house: House) -> tuple[Sitting, str]:
    sitting = house.table(["me", "friend"])
    return sitting, sitting.seats[1]["invitation"]


def of_tables(house: House) -> dict[str, Ask]:
    """All that is asked of a table; each of another one that no worker has loaded."""
    asked: dict[str, Ask] = {}

    def ask(what: str, path: str, body: object = None, invitation: bool = False) -> None:
        sitting, secret = invited(house)
        token = secret if invitation else sitting.host if "seats" in path else sitting.token(1)
        where = f"/api/tables/{sitting.id}{path}"
        asked[what] = lambda: house.get(where, token) if body is None else house.post(where, body, token)

    ask("table", "")
    ask("replay", "/replay?from=0&to=1")
    ask("record", "/record")
    ask("summary", "/summary")
    ask("in force", "/in-force")
    ask("position", "/position")
    ask("invitation", "/invitation", invitation=True)
    ask("join", "/join", {"key": NEW_KEY, "name": "Friend"}, invitation=True)
    ask("bot", "/seats/2/bot", {"level": "random"})
    ask("gone", "/seats/2/gone", {})
    ask("agree", "/agree", {"about": "hints", "wish": "yes"})
    return asked


def of_others(house: House) -> dict[str, Ask]:
    """What else is asked of the database."""
    campaign = house.post("/api/campaigns", {"game": "embers"}).json()["secret"]
    sitting, _ = invited(house)
    new = {"game": "embers", "settings": {"mode": "chapter", "chapter": 1}, "seats": [{"who": "me"}, {"who": "me"}]}
    act = {"id": "a-1", "number": 0, "act": "turn-over"}
    glance = {"seats": [{"table": sitting.id, "secret": sitting.token(1)}]}
    return {
        "new table": lambda: house.post("/api/tables", new),
        "campaign": lambda: house.get("/api/campaigns", campaign),
        "new campaign": lambda: house.post("/api/campaigns", {"game": "embers"}),
        "act": lambda: house.post("/api/campaigns/act", act, campaign),
        "glances": lambda: house.post("/api/glances", glance),
        "health": lambda: house.get("/health"),
    }


def without_database(house: House) -> dict[str, Ask]:
    """What needs none."""
    return {
        "page": lambda: house.get("/"),
        "file": lambda: house.get(addresses(house.get("/").text)[0]),
        "games": lambda: house.get("/api/games"),
        "words": lambda: house.get("/api/words/en"),
        "metrics": lambda: house.get("/metrics"),
        "check": lambda: house.post("/api/check", {"position": EMBERS}),
        "explore": lambda: house.post("/api/explore", {"position": POSITION}),
    }


def timed(ask: Ask) -> tuple[httpx.Response, float]:
    began = time.monotonic()
    return ask(), time.monotonic() - began


def hint(house: House, page: Page) -> tuple[str, float]:
    """How a hint is refused at a table where everybody would be told of it, and when."""
    began = time.monotonic()
    answer = page.ask({"type": "hint", "id": "h-1", "number": page.state["number"]})
    return answer.get("code", answer["type"]), time.monotonic() - began


def hello(house: House, sitting: Sitting) -> tuple[int, float]:
    """How a socket at a table that is not loaded ends, and when."""
    began = time.monotonic()
    with Page(house, sitting.id, sitting.token(1)) as page:
        return page.closing_code(), time.monotonic() - began


@pytest.mark.timeout(180)
def test_a_silent_database_is_told_by_every_route_and_all_goes_on_by_itself(silent_postgres: Postgres) -> None:
    games = "frostglass.server.catalogue:known_games"
    with served(silent_postgres.new_database(), games=games) as house, contextlib.ExitStack() as stack:
        needing, others = of_tables(house) | of_others(house), without_database(house)
        house.post("/api/explore", {"position": POSITION})  # its process takes a while to start
        far, _ = invited(house)
        agreed = house.table(["me", "hotseat"], {"mode": "duel", "position": POSITION})
        for seat in (1, 2):
            house.post(f"/api/tables/{agreed.id}/agree", {"about": "hints", "wish": "yes"}, agreed.token(seat))
        page = stack.enter_context(Page(house, agreed.id, agreed.token(1)))
        page.at(0)
        threads = stack.enter_context(ThreadPoolExecutor(len(needing) + len(others) + 2))
        silent_postgres.freeze()
        try:
            asked = {what: threads.submit(timed, ask) for what, ask in (needing | others).items()}
            socket = threads.submit(hello, house, far)
            hinted = threads.submit(hint, house, page)
            found = {what: answer.result() for what, answer in asked.items()}
            code, socket_seconds = socket.result()
            hint_code, hint_seconds = hinted.result()
        finally:
            silent_postgres.thaw()
        took = {what: seconds for what, (_, seconds) in found.items()}
        print(f"\nslowest: {max(took, key=took.__getitem__)} after {max(took.values()):.2f} s")
        assert {what: found[what][0].status_code for what in needing} == dict.fromkeys(needing, 503)
        assert {what: found[what][0].status_code for what in others} == dict.fromkeys(others, 200)
        for what in needing:
            if what != "health":
                assert found[what][0].json()["code"] == "table-not-saved", what
        assert {what: seconds for what, seconds in took.items() if what in needing and seconds >= SOON} == {}
        assert (code, socket_seconds < SOON) == (1013, True)
        assert (hint_code, hint_seconds < SOON) == ("table-not-saved", True)
        deadline = time.monotonic() + 20
        waiting = set(needing)
        while waiting:
            waiting = {what for what in waiting if needing[what]().status_code == 503}
            assert time.monotonic() < deadline, f"these do not come back: {waiting}"
