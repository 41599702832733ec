"""Trust 3: what comes too late, to the wrong seat or twice at once gets a clear answer and changes nothing."""

from __future__ import annotations

import threading
from typing import Any

from frostglass.text.words import Words
from tests.server.client import Page
from tests.server.house import House
from tests.server.stored import stored_entries


def shown(page: Page) -> dict[str, Any]:
    """The table as a fresh connection of the same seat sees it."""
    page.send({"type": "hello", "token": page.token, "seen": page.state["number"]})
    return page.until("state")


def test_a_stale_number_gets_the_fresh_prompt(house: House) -> None:
    sitting = house.table()
    with Page(house, sitting.id, sitting.token(2)) as two:
        two.at(0)
        two.play("c5")
        before = shown(two)
        answer = two.ask({"type": "play", "id": "late", "number": 0, "choice": "g5"})
        assert (answer["type"], answer["number"], answer["prompt"]) == ("stale", 1, None)
        assert two.until("state") == before
    with Page(house, sitting.id, sitting.token(1)) as one:
        one.at(1)
        answer = one.ask({"type": "play", "id": "late", "number": 0, "choice": "P e5"})
        assert answer["type"] == "stale"
        assert answer["prompt"] is not None
        assert answer["prompt"] == one.until("state")["prompt"]
    assert len(stored_entries(house.database, sitting.id)) == 1


def test_an_old_prompt_with_the_right_number_is_refused(house: House) -> None:
    sitting = house.table()
    with Page(house, sitting.id, sitting.token(2)) as two, Page(house, sitting.id, sitting.token(1)) as one:
        two.at(0)
        two.play("c5")
        one.at(1)
        before = shown(one)
        answer = one.ask({"type": "play", "id": "old", "number": 1, "choice": "c5"})
        assert (answer["type"], answer["code"], answer["number"]) == ("refused", "unknown-choice", 1)
        assert shown(one) == before


def test_the_other_seats_prompt_cannot_be_answered(house: House) -> None:
    sitting = house.table()
    with Page(house, sitting.id, sitting.token(1), language="pl") as one:
        one.at(0)
        before = shown(one)
        answer = one.ask({"type": "play", "id": "not-mine", "number": 0, "choice": "c5"})
        assert (answer["type"], answer["code"]) == ("refused", "not-your-decision")
        assert answer["reason"] == Words("pl")("error-not-your-decision", seat=1)
        assert one.ask({"type": "undo", "id": "not-mine-2", "number": 0})["type"] == "refused"
        assert shown(one) == before


def test_of_two_tabs_that_race_one_is_stale(house: House) -> None:
    for _ in range(5):
        sitting = house.table()
        with Page(house, sitting.id, sitting.token(2)) as left, Page(house, sitting.id, sitting.token(2)) as right:
            left.at(0)
            right.at(0)
            found: dict[str, dict[str, Any]] = {}

            def tap(page: Page, choice: str, found: dict[str, dict[str, Any]] = found) -> None:
                found[choice] = page.ask(page.command(choice))

            threads = [threading.Thread(target=tap, args=pair) for pair in ((left, "c5"), (right, "g5"))]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            assert sorted(answer["type"] for answer in found.values()) == ["ack", "stale"]
            assert left.at(1)["view"] == right.at(1)["view"]
            (entry,) = stored_entries(house.database, sitting.id)
            assert found[entry.choice]["type"] == "ack"
