"""CONTRACT 1.5 through the command: what positions of Nethervoid and Etherweave may leave out, and what is refused."""

import json
from typing import Any

import pytest

from tests.terminal.run import run

ROW_FILES = ("cdefg", "bcdefgh", *["abcdefghi"] * 5, "bcdefgh", "cdefg")
ALL_FOUR = ("etherweave", "nethervoid", "sylvan", "highland")
WEAVER, VOID = 0, 1
"""The seats of the two schools at the tables here."""
MERCHANT = {"pending": "merchant_of_time", "merchant": "h2"}

Document = dict[str, Any]


def position(
    pieces: str = "", schools: tuple[str, ...] = ("etherweave", "nethervoid"), seat: int = 0, **fields: Any
) -> Document:
    """A duel, or a team duel of four; `pieces` as in "e5:c1 e6:h2". What stands with a seat goes to the one named."""
    board = [["--"] * len(files) for files in ROW_FILES]
    for place in pieces.split():
        square, token = place.split(":")
        row = 9 - int(square[1])
        board[row][ROW_FILES[row].index(square[0])] = token
    seats: list[Document] = [{"school": school} for school in schools]
    for name in ("hand", "discard", "removed", "pending", "merchant"):
        if name in fields:
            seats[seat][name] = fields.pop(name)
    rows = [" ".join(row) for row in board]
    return {
        "game": "arena",
        "mode": "duel" if len(schools) == 2 else "team_duel",
        "board": rows,
        "seats": seats,
    } | fields


REFUSED: dict[str, tuple[str, Document]] = {
    "a Gateway where nobody plays Nethervoid": ("gateway", position("e5:c1", ("etherweave", "sylvan"), gateway="e5")),
    "a Gateway on an empty square": ("gateway", position("e5:c2", gateway="e4")),
    "an enemy's piece as the Gateway": ("gateway", position("e5:c1", gateway="e5")),
    "a legendary Gateway": ("gateway", position("e5:l2", gateway="e5")),
    "a Gateway off the board": ("gateway", position("e5:c2", gateway="a1")),
    "a Gateway that is no text": ("gateway", position("e5:c2", gateway=5)),
    "a Gateway on no Merchant": ("gateway", position(gateway="merchant")),
    "an enemy's piece as the Gateway on the Merchant": (
        "gateway",
        position(gateway="merchant", pending="merchant_of_time", merchant="c1"),
    ),
    "a legendary Gateway on the Merchant": (
        "gateway",
        position(gateway="merchant", pending="merchant_of_time", merchant="l2"),
    ),
    "a possessed colour on another's turn": ("possessed", position(possessed=2)),
    "the own colour possessed": ("possessed", position(possessed=2, turn=2)),
    "no colour possessed": ("possessed", position(possessed=0, turn=2)),
    "a colour possessed that is not there": ("possessed", position(possessed=3, turn=2)),
    "a teammate's seat possessed": ("possessed", position("", ALL_FOUR, possessed=4, turn=2)),
    "a possessed colour that is a word": ("possessed", position(possessed="1", turn=2)),
    "void squares on another's turn": ("void", position(void=True, turn=2)),
    "void squares that are a number": ("void", position(void=2)),
    "oblivion on another's turn": ("oblivion", position(oblivion=1, turn=2)),
    "oblivion below zero": ("oblivion", position(oblivion=-1)),
    "oblivion that is no number": ("oblivion", position(oblivion=True)),
    "the Emperor's warp on another's turn": ("emperor", position(emperor=True, turn=2)),
    "the Emperor's warp that is a number": ("emperor", position(emperor=1)),
    "an opening that is a number": ("opening", position(opening=1)),
    "a pending being of another school": ("seats[0].pending", position(pending="hell_hound")),
    "a pending being before another school": ("seats[1].pending", position(seat=VOID, pending="paradox_worm")),
    "a pending being without warp effect": ("seats[0].pending", position(pending="doppelganger")),
    "a pending legend": ("seats[0].pending", position(pending="titan")),
    "an unknown pending being": ("seats[0].pending", position(pending="pawn")),
    "a pending being that is a list": ("seats[0].pending", position(pending=["paradox_worm"])),
    "a being in hand and pending": ("seats[0].pending", position(pending="paradox_worm", hand=["paradox_worm"])),
    "a being discarded and pending": ("seats[0].pending", position(pending="paradox_worm", discard=["paradox_worm"])),
    "a piece on no Merchant": ("seats[0].merchant", position(merchant="h2")),
    "a piece on another pending being": ("seats[0].merchant", position(merchant="h2", pending="paradox_worm")),
    "a piece on a Merchant in hand": ("seats[0].merchant", position(merchant="h2", hand=["merchant_of_time"])),
    "a piece before another school": ("seats[1].merchant", position(seat=VOID, merchant="h2")),
    "an empty square on the Merchant": ("seats[0].merchant", position(**MERCHANT | {"merchant": "--"})),
    "a third colour on the Merchant": ("seats[0].merchant", position(**MERCHANT | {"merchant": "c3"})),
    "a fourth legendary piece on the Merchant": (
        "seats[0].merchant",
        position("e5:l2 e6:l2 e7:l2", **MERCHANT | {"merchant": "l2"}),
    ),
    "a piece on the Merchant after all were removed": (
        "seats[0].merchant",
        position(removed=[16, 0], **MERCHANT | {"merchant": "c1"}),
    ),
}
READ: dict[str, Document] = {
    "a Gateway": position("e5:c2", gateway="e5"),
    "a heroic Gateway on the Merchant": position(gateway="merchant", **MERCHANT),
    "a teammate's piece as the Gateway": position("e5:h2", ALL_FOUR, gateway="e5"),
    "a possessed colour": position(possessed=1, turn=2),
    "a possessed team": position("", ALL_FOUR, possessed=1, turn=2),
    "permissions of Etherweave": position(void=True, oblivion=2, emperor=True),
    "permissions that say nothing": position(turn=2, void=False, oblivion=0, emperor=False, possessed=None),
    "a pending being on the opening turn": position(opening=True, pending="paradox_worm"),
    "the last piece of a colour on the Merchant": position(removed=[15, 0], **MERCHANT | {"merchant": "c1"}),
    "nothing at other schools": position(
        "", ("sylvan", "highland"), gateway=None, possessed=None, void=False, oblivion=0, pending=None, merchant=None
    ),
}


@pytest.mark.parametrize("case", REFUSED.values(), ids=REFUSED)
def test_what_cannot_be_is_refused_by_the_name_of_its_field(case: tuple[str, Document]) -> None:
    field, document = case
    told = run("explore", "-", "--json", given=json.dumps(document))
    assert (told.exit_code, told.stdout) == (2, "")
    assert told.stderr.startswith((f"frostglass: {field}:", f"frostglass: {field} must be "))
    assert told.stderr.count("\n") == 1


def test_what_can_be_is_explored_and_bad_lines_do_not_stop_it() -> None:
    documents = [*READ.values(), REFUSED["void squares that are a number"][1], position()]
    told = run("explore", "-", "--json", "--lines", given="\n".join(map(json.dumps, documents)))
    results = [json.loads(line) for line in told.stdout.splitlines()]
    assert told.exit_code == 2
    assert [set(result) for result in results] == [
        *[{"summons", "flares", "thaw", "warps"}] * len(READ),
        {"error"},
        {"summons", "flares", "thaw", "warps"},
    ]


GHOST = "d5:c1 d4:c1"
"""Doppelganger comes to e5."""
BOTH = {"gateway", "possessed", "pending", "merchant", "hand", "legends", "void", "oblivion", "emperor", "as_legend"}


def outcome(document: Document) -> Document:
    told = json.loads(run("explore", "-", "--json", given=json.dumps(document)).stdout)
    (found,) = [entry["outcomes"][0] for entry in told["summons"] if entry["at"] == "e5"]
    assert isinstance(found, dict)
    return found


@pytest.mark.parametrize(
    ("schools", "card", "fields"),
    [
        (("etherweave", "nethervoid"), "doppelganger", BOTH),
        (("etherweave", "sylvan"), "doppelganger", BOTH - {"gateway", "possessed"}),
        (("nethervoid", "sylvan"), "demon_of_sloth", {"gateway", "possessed", "as_legend"}),
        (("northern", "nethervoid"), "bomb", {"gateway", "possessed", "as_legend"}),
        (("northern", "sylvan"), "bomb", set()),
    ],
)
def test_an_outcome_has_the_fields_of_the_schools_at_the_table(
    schools: tuple[str, str], card: str, fields: set[str]
) -> None:
    lies = {"doppelganger": GHOST, "demon_of_sloth": "d4:c1", "bomb": "f4:c1 f3:c1"}
    found = outcome(position(lies[card], schools, hand=[card]))
    assert found.keys() & BOTH == fields


def test_missing_fields_have_the_values_of_the_contract() -> None:
    plain = position(GHOST, hand=["doppelganger"])
    said = plain | {
        "gateway": None,
        "possessed": None,
        "void": False,
        "oblivion": 0,
        "emperor": False,
        "opening": False,
    }
    said["seats"] = [plain["seats"][0] | {"pending": None, "merchant": None}, plain["seats"][1]]
    assert outcome(plain) == outcome(said)
    defaults = {"gateway": None, "possessed": None, "void": False, "oblivion": 0, "emperor": False}
    nothing = {"pending": None, "merchant": None, "hand": [], "legends": [], "as_legend": False}
    assert {name: value for name, value in outcome(plain).items() if name in BOTH} == defaults | nothing
