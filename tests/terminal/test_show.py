"""`frostglass show`: a position as a diagram, or as a picture."""

import json
from pathlib import Path
from xml.etree import ElementTree

from tests.terminal.run import ARENA, EMBERS, document, output


def test_the_board_and_what_everybody_has() -> None:
    assert output("show", "-", given=document()) == (
        "Duel, turn 1: seat 1 decides (main)\n"
        "Seat 1 is to move, 2 actions left.\n"
        "9          ·   ·   ·   ·   ·\n"
        "8      ·   ·   r   ·   ·   ·   ·\n"
        "7  ·   ·   g   ·   ·   ·   g   ·   ·\n"
        "6  ·   ·   ·  c1   ·   ·   ·   ·   g\n"
        "5  g   ·  h2   ·  c1r h1   ·   ·   ·\n"
        "4  ·   ·   ·  c2   ·   ·  c2   r   ·\n"
        "3  ·  c2   ·   ·   ·   ·   ·   ·   ·\n"
        "2      ·  c2r h2   ·   g   ·   ·\n"
        "1          ·   ·   ·   ·   ·\n"
        "   a   b   c   d   e   f   g   h   i\n"
        "1 Everfrost (0 points)\n"
        "  hand: Snow Fox, Crystal Grower, Rising Spark\n"
        "  frozen effect in play: Ice Princess\n"
        "  discard pile: 0, deck: 15\n"
        "2 Highland (0 points)\n"
        "  hand: –\n"
        "  discard pile: 0, deck: 18\n"
    )


def test_the_mind_in_czech() -> None:
    told = output("show", "-", "--lang", "cs", given=json.dumps(EMBERS)).splitlines()
    assert told[0].startswith("Kapitola 1")
    assert told[1:5] == ["     0     1     2", "0 g1a.  g1a.   ·", "1 g1a.  f3#   f3#", "2  ·    f3.   f3#"]
    assert told[5] == "Řada vzpomínek: glass-2a"
    assert told[6] == "Démoni: flames (0)"


def test_a_melee_has_points_in_each_colour_and_a_high_form_its_tasks() -> None:
    seats = [{"school": school} for school in ("everfrost", "highland", "sylvan")]
    told = output("show", "-", given=document(mode="melee", seats=seats, scores=[0, 2, 3, 1, 0, 0, 0, 0, 0]))
    assert "1 Everfrost (2: 2, 3: 3)" in told
    tasks = output("show", "-", given=document(mode="high_form", tasks=["destruction"]))
    assert "Tasks: Destruction" in tasks


def test_a_game_that_is_over_says_who_won() -> None:
    told = output("show", "-", given=document(result={"reason": "points", "winners": [2]}))
    assert "B wins" in told.splitlines()[1]
    lost = output("show", "-", given=json.dumps({**EMBERS, "outcome": "L2", "todo": []}))
    assert "The game is lost: Fenrys cannot add a card to the Mind" in lost.splitlines()


def test_pictures_are_written(tmp_path: Path) -> None:
    for position in (ARENA, {**ARENA, "mode": "high_form"}, EMBERS, {"game": "embers", "mode": "prologue_1"}):
        picture = tmp_path / "picture.svg"
        assert output("show", "-", "--svg", str(picture), given=json.dumps(position)) == ""
        assert ElementTree.parse(picture).getroot().tag == "{http://www.w3.org/2000/svg}svg"
        assert output("show", "-", "--svg", "-", given=json.dumps(position)) == picture.read_text(encoding="utf-8")
