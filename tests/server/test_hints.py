"""Hints: what a bot would do for the seat that decides. They follow from what that seat sees and change nothing."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from frostglass.arena.rules import ARENA
from frostglass.bots import Question, read_spec
from frostglass.engine.decision import Option
from frostglass.server.bots import think
from frostglass.server.protocol import write
from frostglass.server.schema import SeatRow, TableRow
from frostglass.server.seats import digest
from frostglass.server.store import Store
from tests.server.client import Page, new_id
from tests.server.house import House, Sitting, served
from tests.server.registry import DUEL
from tests.server.stored import stored_entries

TOKENS = ["first-token", "second-token"]


def brief(question: Question) -> Option:
    """The strongest bot, for few steps."""
    assert question.spec.level == "master"
    return think(question._replace(spec=read_spec("arena", "master:40n")))


def unhurried(question: Question) -> Option:
    """Longer than three frames need to arrive."""
    time.sleep(2)
    return brief(question)


def broken(question: Question) -> Option:
    raise ValueError


@pytest.fixture(scope="module")
def brief_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    database = f"sqlite:///{tmp_path_factory.mktemp('hints') / 'tables.sqlite'}"
    with served(database, player="tests.server.test_hints:brief") as house:
        yield house


def hint(number: int) -> dict[str, Any]:
    return {"type": "hint", "id": new_id(), "number": number}


def agree(house: House, sitting: Sitting, *seats: int, wish: str = "yes") -> None:
    for seat in seats:
        answer = house.post(f"/api/tables/{sitting.id}/agree", {"about": "hints", "wish": wish}, sitting.token(seat))
        assert answer.status_code == 200, answer.text


def at_table(house: House, sitting: Sitting) -> Page:
    """The page of the seat that decides first; start is seat 1, so seat 2 sets its first piece. Hints are agreed on."""
    agree(house, sitting, 1, 2)
    page = Page(house, sitting.id, sitting.token(2))
    page.at(0)
    return page


def test_a_hint_is_a_choice_of_the_prompt_and_changes_nothing(brief_house: House) -> None:
    sitting = brief_house.table()
    with at_table(brief_house, sitting) as page:
        answer = page.ask(hint(0))
        labels = {choice["text"]: choice["label"] for choice in page.state["prompt"]["choices"]}
        assert answer == {**answer, "type": "hint", "number": 0, "label": labels[answer["choice"]]}
        assert page.ask(hint(0))["choice"] == answer["choice"]
        assert stored_entries(brief_house.database, sitting.id) == []
        page.play(answer["choice"])


def test_only_the_seat_that_decides_gets_a_hint(brief_house: House) -> None:
    sitting = brief_house.table()
    agree(brief_house, sitting, 1, 2)
    with Page(brief_house, sitting.id) as watcher, Page(brief_house, sitting.id, sitting.token(1)) as one:
        watcher.at(0)
        one.at(0)
        assert watcher.ask(hint(0))["code"] == "table-only-watching"
        assert one.ask(hint(0))["code"] == "not-your-decision"
        assert one.ask(hint(7))["type"] == "stale"


def test_a_table_without_hints(brief_house: House) -> None:
    sitting = brief_house.table(hints=False)
    with at_table(brief_house, sitting) as page:
        assert page.info["hints"] is False
        assert page.ask(hint(0))["code"] == "table-no-hints"
    alone = brief_house.table(["me", {"who": "bot", "level": "random"}])
    assert brief_house.get(f"/api/tables/{alone.id}").json()["hints"] is True


def test_between_people_there_are_hints_only_when_all_agree_and_all_see_who_asked(brief_house: House) -> None:
    sitting = brief_house.table()
    with (
        Page(brief_house, sitting.id, sitting.token(2)) as asking,
        Page(brief_house, sitting.id, sitting.token(1)) as other,
    ):
        asking.at(0)
        assert (asking.info["hints"], asking.info["may_hint"]) == (False, True)
        assert asking.ask(hint(0))["code"] == "table-no-hints"
        agree(brief_house, sitting, 2)
        assert asking.ask(hint(0))["code"] == "table-no-hints"
        agree(brief_house, sitting, 1)
        assert asking.ask(hint(0))["type"] == "hint"
        while "hinted" not in (told := other.until("table"))["wishes"]:
            assert "hinted" not in told["wishes"]
        assert told["wishes"]["hinted"] == {"2": "1"}
        agree(brief_house, sitting, 1, wish="no")
        assert asking.ask(hint(0))["code"] == "table-no-hints"


def test_nobody_agrees_for_another_and_a_watcher_not_at_all(brief_house: House) -> None:
    sitting = brief_house.table()
    path = f"/api/tables/{sitting.id}/agree"
    assert brief_house.post(path, {"about": "hints", "wish": "yes"}).json()["code"] == "table-bad-token"
    assert brief_house.post(path, {"about": "hints", "wish": "yes"}, sitting.host).json()["code"] == "table-bad-token"
    assert (
        brief_house.post(path, {"about": "hints", "wish": "often"}, sitting.token(1)).json()["code"] == "table-not-now"
    )


def test_who_asks_may_play_before_the_answer_comes(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with served(database, player="tests.server.test_hints:unhurried") as house, at_table(house, house.table()) as page:
        asked, again, played = hint(0), hint(0), page.command(page.choices[0])
        for frame in (asked, again, played):
            page.send(frame)
        answers: dict[str, dict[str, Any]] = {}
        while len(answers) < 3:
            frame = page.receive()
            if "id" in frame:
                answers[frame["id"]] = frame
        assert answers[again["id"]]["code"] == "table-too-fast"
        assert answers[played["id"]]["type"] == "ack"
        assert answers[asked["id"]]["type"] == "stale"


def test_a_bot_that_fails_gives_no_hint(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with served(database, player="tests.server.test_hints:broken") as house, at_table(house, house.table()) as page:
        assert page.ask(hint(0))["code"] == "table-failed"


def test_a_hint_follows_from_the_view_alone(tmp_path: Path) -> None:
    """Two tables that differ in the other seat's hand send the same bytes."""
    sent = []
    for games in ("stacked_games", "otherwise_stacked_games"):
        database = f"sqlite:///{tmp_path / games}.sqlite"
        asyncio.run(_lay(database))
        wishes = {"games": f"tests.server.registry:{games}", "player": "tests.server.test_hints:brief"}
        with served(database, **wishes) as house, Page(house, "a-table", TOKENS[0]) as page:
            hints = []
            for number in range(2):
                page.at(number)
                hints.append(page.ask({"type": "hint", "id": f"h{number}", "number": number}))
                page.play(hints[-1]["choice"])
            sent.append(write(hints))
    assert sent[0] == sent[1]
    assert b'"type":"hint"' in sent[0]


async def _lay(database: str) -> None:
    store = await Store.open(database)
    seats = [SeatRow("a-table", n, "me", "", token=digest(token)) for n, token in enumerate(TOKENS, 1)]
    await store.create(TableRow("a-table", "arena", ARENA.version, DUEL, 5, digest("host"), True, 0, 0.0), seats)
    for seat in (1, 2):
        await store.agree("a-table", seat, "hints", "yes")
    await store.close()
