"""What a table, a bot and an address may use; names by which a server is meant; places to think in turn."""

from __future__ import annotations

import asyncio
import gc
import random
import weakref
from pathlib import Path
from typing import Any

import pytest

from frostglass.server.budget import PAYING, Account, Accounts
from frostglass.server.collector import Collector
from frostglass.server.hosting import Hosting
from frostglass.server.limits import Limits
from frostglass.server.sharing import Sharing
from frostglass.server.turns import Turns
from tests.server.client import Page
from tests.server.databases import Postgres
from tests.server.house import House, served
from tests.server.registry import DUEL

SEATS = [{"who": "me"}, {"who": "me"}]


def refused(house: House, **wish: Any) -> tuple[int, str]:
    answer = house.post("/api/tables", {"game": "arena", "settings": DUEL, "seats": SEATS, **wish})
    return answer.status_code, answer.json()["code"]


def test_a_setting_that_the_game_does_not_know_is_refused(house: House) -> None:
    assert refused(house, settings={**DUEL, "note": "x" * 3000}) == (400, "table-unknown-setting")


@pytest.mark.parametrize("budget", ["31s", "3600s", "100001n"])
def test_a_bot_does_not_think_for_ever(house: House, budget: str) -> None:
    bot = {"who": "bot", "level": "master", "budget": budget}
    assert refused(house, seats=[{"who": "me"}, bot]) == (400, "table-bot-budget")
    sitting = house.table(["me", "friend"])
    answer = house.post(f"/api/tables/{sitting.id}/seats/2/bot", {"level": "master", "budget": budget}, sitting.host)
    assert answer.json()["code"] == "table-bot-budget"


@pytest.mark.parametrize("seat", ["9" * 5000, "0", "3", "02", "x"])
def test_a_seat_that_is_none_is_refused(house: House, seat: str) -> None:
    sitting = house.table(["me", "friend"])
    answer = house.post(f"/api/tables/{sitting.id}/seats/{seat}/bot", {"level": "random"}, sitting.host)
    assert (answer.status_code, answer.json()["code"]) == (400, "no-such-seat")


def test_a_table_takes_so_many_choices_and_no_more(tmp_path: Path) -> None:
    limits = {"entries": 6, "take_backs": 1}
    with served(f"sqlite:///{tmp_path / 'tables.sqlite'}", limits=limits) as house:
        sitting = house.table()
        with Page(house, sitting.id, sitting.token(1)) as one, Page(house, sitting.id, sitting.token(2)) as two:
            rng = random.Random(3)
            undone = []
            for number in range(6):
                one.at(number)
                two.at(number)
                asked = one if one.state["prompt"] else two
                undo = {"type": "undo", "id": f"u{number}", "number": number}
                if asked.state["can_undo"]:
                    undone.append(asked.ask(undo))
                    if undone[-1]["type"] == "ack":
                        continue
                asked.play_any(rng)
            one.at(6)
            two.at(6)
            asked = one if one.state["prompt"] else two
            assert asked.ask(asked.command(asked.choices[0]))["code"] == "table-full"
            assert [answer.get("code") for answer in undone[1:]] == ["table-full"] * len(undone[1:])
            assert asked.ask({"type": "resign", "id": "r"})["type"] == "ack"


def test_a_server_of_this_machine_has_no_other_name(house: House) -> None:
    answer = house.get("/api/games", Host="evil.example")
    assert (answer.status_code, answer.json()["code"]) == (403, "table-foreign-host")
    assert house.get("/api/games", Host=f"localhost:{house.port}").status_code == 200


@pytest.mark.parametrize("more", [{"host": "0.0.0.0"}, {"proxies": ("10.0.0.1",)}, {"origins": ("https://a.example",)}])
def test_who_serves_others_may_have_any_name(more: dict[str, Any]) -> None:
    assert Hosting(**{"host": "127.0.0.1", "port": 0, "database": "", **more}).names == frozenset()


def test_places_to_think_go_round_by_addresses() -> None:
    async def scene() -> list[str]:
        turns = Turns(1)
        called: list[str] = []

        async def think(place: str) -> None:
            PAYING.set(Account(place, Limits()))
            async with turns.turn():
                called.append(place)
                await asyncio.sleep(0)

        tasks = [asyncio.create_task(think(place)) for place in "aaaab"]
        late = asyncio.create_task(think("c"))
        await asyncio.sleep(0)
        tasks[3].cancel()  # who leaves the line holds nobody up
        await asyncio.gather(*tasks, late, return_exceptions=True)
        async with turns.turn():
            return called

    assert asyncio.run(scene()) == ["a", "a", "b", "c", "a"]


def test_a_long_thought_of_one_address_leaves_a_place_for_others() -> None:
    async def scene() -> list[str]:
        turns = Turns(2)
        thinking: list[str] = []

        async def think(place: str) -> None:
            PAYING.set(Account(place, Limits()))
            async with turns.turn():
                thinking.append(place)
                await asyncio.sleep(0 if place == "b" else 60)

        tasks = [asyncio.create_task(think(place)) for place in ("a", "a", "a", "b", "b")]
        for _ in range(10):
            await asyncio.sleep(0)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return thinking

    assert asyncio.run(scene()) == ["a", "b", "b"]


def test_workers_count_an_address_together() -> None:
    async def scene() -> None:
        one, other = Accounts(Limits(tables_burst=3)), Accounts(Limits(tables_burst=3))
        used = one.of("2001:db8::7")
        used.spend(1.0)
        used.create()
        used.open_socket()
        assert one.hurry.is_set()
        told = Sharing(one)._used()
        assert [(each.place, each.work, each.tables, each.sockets) for each in told] == [("2001:db8::/64", 1.0, 1, 1)]
        assert Sharing(one)._used()[0].work == 0
        heard = Sharing(other)
        heard.hear("me", '["them", [["2001:db8::/64", 1.0, 1, 64]]]')
        account = other.of("2001:db8::8")
        assert account.late > 0
        assert not account.open_socket()
        heard.hear("me", '["me", [["2001:db8::/64", 99.0, 9, 0]]]')  # what it said itself
        account.create()
        account.create()

    asyncio.run(scene())


@pytest.mark.timeout(120)
def test_two_workers_allow_no_more_tables_than_one(postgres: Postgres) -> None:
    with served(postgres.new_database(), workers=2) as house, house.from_one_address():
        body = {"game": "arena", "settings": DUEL, "seats": SEATS}
        made = sum(house.post("/api/tables", body).status_code == 201 for _ in range(60))
        assert 20 <= made <= 45  # thirty at once, and one more every five seconds


def test_the_collector_sets_aside_what_lasts() -> None:
    before, watching = gc.get_threshold(), list(gc.callbacks)
    try:
        collector = Collector()
        collector.begin()
        kept = [[number] for number in range(1000)]
        frozen = gc.get_freeze_count()
        collector.tend(sockets=1)
        assert gc.get_freeze_count() >= frozen + len(kept)
        assert 0 < collector.longest < 5
    finally:
        gc.callbacks[:] = watching
        gc.unfreeze()
        gc.set_threshold(*before)


def test_what_was_closed_is_found_though_somebody_is_always_there(monkeypatch: pytest.MonkeyPatch) -> None:
    class Circle:
        """As a connection: what it is made of leads back to it."""

        def __init__(self) -> None:
            self.me = self

    before, watching = gc.get_threshold(), list(gc.callbacks)
    try:
        collector = Collector()
        collector.begin()
        circle = Circle()
        is_there = weakref.ref(circle)
        collector.tend(sockets=1)
        del circle
        collector.tend(sockets=1)
        assert is_there()  # it was set aside, and nobody looks there
        monkeypatch.setattr(collector, "_base", gc.get_freeze_count() // 3)
        collector.tend(sockets=1)
        assert not is_there()
    finally:
        gc.callbacks[:] = watching
        gc.unfreeze()
        gc.set_threshold(*before)


def test_a_bot_that_fails_is_replaced_by_chance_and_said_to_have(tmp_path: Path) -> None:
    with served(f"sqlite:///{tmp_path / 'tables.sqlite'}", player="tests.server.test_hints:broken") as house:
        sitting = house.table(["me", {"who": "bot", "level": "master"}])
        with Page(house, sitting.id, sitting.token(1)) as page:
            page.at(1)
            while page.info.get("bot_trouble") != "lost":
                page.receive()
