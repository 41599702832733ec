"""Asking why not, and what happened as values to draw: over a real socket, for one's own eyes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.client import Page, new_id
from tests.server.house import House
from tests.server.stored import everything


def ask(page: Page, wish: dict[str, Any], number: int | None = None) -> dict[str, Any]:
    number = page.state["number"] if number is None else number
    return page.ask({"type": "ask", "id": new_id(), "number": number, "wish": wish})


def begun(house: House) -> tuple[str, str, str]:
    """A duel of which the first turn has begun: table and tokens."""
    sitting = house.table()
    with Page(house, sitting.id, sitting.token(2)) as two:
        two.at(0)
        two.play("c5")
    return sitting.id, sitting.token(1), sitting.token(2)


def test_a_seat_is_told_why_not_and_where(house: House) -> None:
    table, first, _ = begun(house)
    before = everything(house.database)
    with Page(house, table, first) as one:
        hand = one.at(1)["view"]["seats"][0]["hand"]
        answer = ask(one, {"card": hand[0]})
        assert (answer["type"], answer["number"]) == ("advice", 1)
        (told,) = answer["answers"]
        assert told["marks"] == {"card": hand[0]}
        assert "short" in told["reasons"][0]
        assert one.state["view"]["short"].keys() >= set(hand)
        everything_asked = ask(one, {})["answers"]
        assert {card["marks"].get("card") for card in everything_asked} >= set(hand)
        (place,) = [a for a in everything_asked if a["marks"] == {"action": "place"}]
        assert place == {"about": "Place a piece", "marks": {"action": "place"}, "reasons": [], "near": []}
        assert ask(one, {"square": "c5"})["answers"][0]["marks"] == {"action": "place", "square": "c5"}
    assert everything(house.database) == before


def test_the_answer_is_in_the_language_of_who_asks(house: House) -> None:
    table, first, second = begun(house)
    with Page(house, table, first, language="pl") as one, Page(house, table, second, language="cs") as two:
        one.at(1)
        two.at(1)
        assert ask(one, {"action": "thaw"})["answers"][0]["reasons"] == ["Nie masz w\xa0grze efektu Mrozu."]
        assert ask(two, {"action": "end"})["answers"][0]["reasons"] == ["Není tvůj tah."]


def test_who_only_watches_is_not_advised(house: House) -> None:
    table, *_ = begun(house)
    with Page(house, table) as watcher:
        watcher.at(1)
        answer = ask(watcher, {})
        assert (answer["type"], answer["code"]) == ("refused", "table-only-watching")


def test_a_question_about_an_earlier_state_is_stale(house: House) -> None:
    table, first, _ = begun(house)
    with Page(house, table, first) as one:
        one.at(1)
        assert ask(one, {}, number=0)["type"] == "stale"


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"card": "leviathan_of_nowhere"}, "not-your-card"),
        ({"card": None, "square": {"deep": []}}, "wrong-type"),
        ({"square": "x" * 4000}, "unknown-square"),
        ({"square": "\0"}, "unknown-square"),
        ({"task": "isolation"}, "unknown-task"),
        ({"action": 1}, "wrong-type"),
        ({"card": "snow_fox", "extra": 1}, "unknown-field"),
    ],
)
def test_a_wish_that_cannot_be_is_refused(house: House, wish: dict[str, Any], code: str) -> None:
    table, first, _ = begun(house)
    with Page(house, table, first) as one:
        one.at(1)
        answer = ask(one, wish)
        assert (answer["type"], answer["code"]) == ("refused", code)
        assert answer["reason"]


def test_what_happened_comes_as_values_and_hides_what_is_hidden(house: House) -> None:
    sitting = house.table()
    with Page(house, sitting.id, sitting.token(1)) as one, Page(house, sitting.id, sitting.token(2)) as two:
        for page, seat in ((one, 1), (two, 2)):
            (setup,) = page.at(0)["log"]
            drawn = [event for event in setup["events"] if event["kind"] == "drew"]
            assert {event["seat"] for event in drawn if event["card"] is not None} == {seat}
            assert {event["seat"] for event in drawn if event["card"] is None} == {3 - seat}
        two.play("c5")
        placed = {"kind": "placed", "square": "c5", "colour": 2, "rank": "common"}
        assert placed in one.at(1)["log"][-1]["events"]
        steps = house.get(f"/api/tables/{sitting.id}/replay", sitting.token(1)).json()["steps"]
        assert [event["kind"] for event in steps[1]["events"]] == [e["kind"] for e in one.state["log"][-1]["events"]]
