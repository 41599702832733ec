"""`frostglass why` and `frostglass fits`: reasons and places, to read and as JSON."""

import json

from frostglass.arena.document import read
from frostglass.arena.fits import fits
from tests.terminal.run import ARENA, EMBERS, document, output

V1 = {"game": "embers", "mode": "chapter", "mind": [{"card": "chains-5", "x": 0, "y": 0}], "row": ["daggers-1a"]}


def test_everything_a_seat_may_wonder_about() -> None:
    told = output("why", "-", given=document()).splitlines()
    assert told[0] == "What seat 1 can do, and why not"
    assert "Snow Fox  ✓ possible" in told
    assert told[told.index("End the turn") + 1] == "  ✗ You still have 2 actions, and every action must be used."
    assert told.index("End the turn") < told.index("Snow Fox  ✓ possible")


def test_the_other_seat_has_other_reasons() -> None:
    found = json.loads(output("why", "-", "--json", "--seat", "2", "--lang", "pl", given=document()))
    assert found["seat"] == 2
    (end,) = [answer for answer in found["answers"] if answer["marks"] == {"action": "end"}]
    assert end == {
        "about": "Koniec tury",
        "marks": {"action": "end"},
        "reasons": ["To nie jest twoja tura."],
        "near": [],
    }
    assert not any("card" in answer["marks"] for answer in found["answers"])


def test_a_card_on_a_square() -> None:
    found = json.loads(output("why", "-", "--card", "snow_fox", "--square", "c5", "--json", given=document()))
    (answer,) = found["answers"]
    assert answer["about"] == "Snow Fox"
    assert answer["marks"] == {"card": "snow_fox", "square": "c5"}
    assert len(answer["reasons"]) == 1
    assert all(place["square"] == "c5" for place in answer["near"])


def test_a_memory_and_a_place() -> None:
    """V1: on chains-5 daggers-1a may lie at (1, 1) only."""
    given = json.dumps(V1)
    assert output("why", "-", "--card", "daggers-1a", "--place", "1,1", given=given).splitlines()[1:] == [
        "Daggers 1a  ✓ possible"
    ]
    told = output("why", "-", "--card", "daggers-1a", "--place", "0,0", "--lang", "cs", given=given).splitlines()
    assert told[1:] == [
        "Dýky 1a",
        "  ✗ Oblasti se neshodují v bodě (1, 1): prázdná patří na prázdnou, zakrytá na",
        "  zakrytou.",
    ]
    assert "Daggers 1a  ✓ possible" in output("why", "-", given=given)
    found = json.loads(output("why", "-", "--card", "daggers-1a", "--json", given=given))
    assert [(place["x"], place["y"]) for place in found["answers"][0]["near"]] == [(1, 1)]


def test_the_place_of_a_mind_may_be_negative() -> None:
    found = json.loads(output("why", "-", "--card", "glass-2a", "--place", "-3,-3", "--json", given=json.dumps(EMBERS)))
    assert found["answers"][0]["reasons"] == ["Here it would lie beside the Mind; it must lie on at least one card."]


def test_the_finder_lists_complete_places_first() -> None:
    found = json.loads(output("fits", "-", "--card", "snow_fox", "--json", given=document()))
    assert (found["card"], found["seat"]) == ("snow_fox", 1)
    missing = [len(place["missing"]) for place in found["places"]]
    assert missing == sorted(missing)
    assert len(missing) == len(fits(read(ARENA), 1, "snow_fox"))
    complete = {place["square"]: place["blocked"] for place in found["places"] if not place["missing"]}
    assert complete == {"c6": False, "d7": False, "e4": False, "f5": True}  # 6.3: a heroic piece holds f5


def test_the_finder_draws_small_diagrams() -> None:
    told = output("fits", "-", "--card", "snow_fox", "--limit", "1", given=document()).splitlines()
    assert told[0] == "Snow Fox, for seat 1"
    assert told[2:8] == ["Complete: 4", "e4", "6 c1*   ·", "5 ·     c1*", "4 c2    ·T", "  d     e"]
    assert "One piece short: 40" in told
    assert told[-2:] == ["T target square, * a piece of the pattern, ?c ?h a common or heroic piece is", "missing"]


def test_the_finder_takes_any_being_and_seat() -> None:
    told = output("fits", "-", "--card", "titan", "--seat", "2", "--lang", "pl", given=document())
    assert "dla miejsca 2" in told
