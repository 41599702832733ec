"""Whatever is wrong: exit status 2, one clear line on standard error, nothing on standard output, no traceback."""

import json
import re
from pathlib import Path

import pytest

from tests.terminal.run import ARENA, EMBERS, document, played, run

SEATS = ARENA["seats"]


def seats(**first: object) -> str:
    return document(seats=[{**SEATS[0], **first}, SEATS[1]])


def embers(**changed: object) -> str:
    return json.dumps(EMBERS | changed)


POSITIONS = {
    "nothing": "",
    "no JSON": "{",
    "a half document": document()[:200],
    "a number": "7",
    "a list": "[]",
    "null": "null",
    "NaN": '{"game": NaN}',
    "a bottomless list": "[" * 100_000,
    "an endless number": '{"game": ' + "9" * 10_000 + "}",
    "binary": b"\x7fELF\x02\x01\x00\x00\xff\xfe",
    "a NUL": '{"game": "arena\0"}',
    "no game": "{}",
    "a game that is a number": '{"game": 1}',
    "an unknown game": document(game="chess"),
    "half a letter": '{"game": "\\ud800"}',
    "escape codes": json.dumps({"game": "\x1b[31mred\nline"}),
    "a very long name": document(game="x" * 50_000),
    "an unknown mode": document(mode="tea"),
    "no mode": '{"game": "arena"}',
    "eight rows": document(board=ARENA["board"][1:]),
    "a short row": document(board=["-- -- -- --", *ARENA["board"][1:]]),
    "an unknown piece": document(board=["x1 -- -- -- --", *ARENA["board"][1:]]),
    "a third colour": document(board=["c3 -- -- -- --", *ARENA["board"][1:]]),
    "too many pieces": document(board=["c1 " * 5, "c1 " * 7, "c1 " * 9, *ARENA["board"][3:]]),
    "a board that is a text": document(board="--"),
    "one seat": document(seats=SEATS[:1]),
    "three seats": document(seats=[*SEATS, {"school": "sylvan"}]),
    "one school twice": document(seats=[SEATS[0], SEATS[0]]),
    "an unknown school": document(seats=[SEATS[0], {"school": "chess"}]),
    "an unknown card": seats(hand=["pawn"]),
    "a card of another school": seats(hand=["dire_wolf"]),
    "a card in two places": seats(discard=["snow_fox"]),
    "a frozen card without frozen effect": seats(frozen="polar_bear"),
    "a hand that is no list": seats(hand="snow_fox"),
    "the turn of nobody": document(turn=3),
    "a negative number of actions": document(actions=-1),
    "half an action": document(actions=1.5),
    "a permission that is no flag": document(borrow=1),
    "an unknown chapter": embers(chapter=8),
    "an unknown memory": embers(row=["glass-9"]),
    "a memory in two places": embers(row=["glass-1a"]),
    "areas that differ": embers(mind=[{"card": "glass-1a", "x": 0, "y": 0}, {"card": "flames-3", "x": 1, "y": 0}]),
    "a coordinate that is no number": embers(mind=[{"card": "glass-1a", "x": "0", "y": 0}]),
    "an unknown demon": embers(demons=["snow"]),
    "a demon twice": embers(demons=["flames", "flames"]),
}


def refused(*args: str, given: bytes | str = b"", lang: str = "en") -> str:
    """The one line that a call complains with."""
    result = run(*args, given=given, lang=lang)
    assert result.exit_code == 2, result
    assert result.stdout == ""
    found = re.fullmatch(r"frostglass: (\S.*\S)\n", result.stderr)
    assert found, result.stderr
    assert len(found[1]) < 700
    assert not re.fullmatch(r"[a-z-]+ \(.*\)", found[1]), "a message lacks an argument"
    assert found[1].isprintable()
    return found[1]


COMMANDS = [
    ["explore", "-", "--json"],
    ["explore", "-"],
    ["show", "-"],
    ["why", "-"],
    ["why", "-", "--card", "snow_fox", "--json"],
    ["fits", "-", "--card", "snow_fox"],
]


@pytest.mark.parametrize("position", POSITIONS.values(), ids=POSITIONS)
@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_a_bad_position_is_refused(command: list[str], position: bytes | str) -> None:
    refused(*command, given=position)


RECORD = played("duel")
HEAD, _, CHOICES = RECORD.partition("\n\n")
RECORDS = {
    "nothing": "",
    "a position": document(),
    "binary": b"\x00\x01\x02\xff",
    "no first line": RECORD.partition("\n")[2],
    "another format": RECORD.replace("frostglass-record: 1", "frostglass-record: 99"),
    "an unknown game": RECORD.replace("game: arena", "game: chess"),
    "another version of the rules": RECORD.replace("rules: 1", "rules: 77"),
    "the other game": RECORD.replace("game: arena", "game: embers"),
    "an unknown mode": RECORD.replace("mode: duel", "mode: tea"),
    "a broken list": RECORD.replace('["everfrost", "highland"]', '["everfrost", '),
    "a school that cannot be": RECORD.replace("highland", "everfrost", 1),
    "a third name": RECORD.replace("seat 2: Bob", "seat 3: Bob"),
    "a field twice": RECORD.replace("seed: 11", "seed: 11\nseed: 11"),
    "a seed that is a word": RECORD.replace("seed: 11", "seed: eleven"),
    "another result": re.sub(r"result: .*", 'result: {"reason": "points", "winners": [1, 2]}', RECORD),
    "a choice that was not possible": HEAD + "\n\n" + CHOICES.replace("P ", "P z", 1),
    "a choice too many": RECORD + "P e5\n",
    "an open comment": RECORD + "{ good game",
    "no setup": HEAD + "\n\n" + CHOICES.partition("\nturn 1")[2],
    "a lost turn": re.sub(r"\nturn 3,(.|\n)*?(?=\nturn 4,)", "", RECORD),
}


@pytest.mark.parametrize("text", RECORDS.values(), ids=RECORDS)
@pytest.mark.parametrize("command", ["check", "show", "export"])
def test_a_damaged_record_is_refused(command: str, text: bytes | str) -> None:
    if command == "show" and text == RECORDS["another result"]:
        return  # looking at a game does not ask how it ended
    refused("record", command, "-", given=text)


CALLS = [
    ["shou"],
    ["--foo"],
    ["-x"],
    ["--lang", "de", "cards"],
    ["cards", "--lang", "de"],
    ["cards", "--lang"],
    ["--lang="],
    ["explore"],
    ["explore", "-", "another"],
    ["explore", "-", "--yaml"],
    ["explore", "-", "--seed"],
    ["explore", "-", "--seed", "x"],
    ["explore", "-", "--seed", "1.5"],
    ["explore", "-", "--seed", "9" * 5000],
    ["explore", "-", "--limit", ""],
    ["explore", "no/such/file.json", "--json"],
    ["explore", "no/such/file.jsonl", "--lines"],
    ["explore", "/"],
    ["explore", "/", "--lines"],
    ["explore", "file\0name"],
    ["explore", ""],
    ["explore", "x" * 5000],
    ["why"],
    ["why", "no-such-file"],
    ["why", "-", "--seat", "one"],
    ["why", "-", "--place", "here"],
    ["why", "-", "--card"],
    ["fits"],
    ["fits", "no-such-file", "--card", "snow_fox"],
    ["fits", "-", "--card"],
    ["fits", "-", "--limit", "x"],
    ["show"],
    ["show", "no-such-file"],
    ["show", "-", "--svg"],
    ["record", "chek"],
    ["record", "--foo"],
    ["record", "check"],
    ["record", "check", "no-such-file"],
    ["record", "check", "/"],
    ["record", "check", "-", "-"],
    ["record", "show", "-", "--at", "ten"],
    ["record", "export", "-", "--xml"],
    ["cards", "no such card"],
    ["cards", "snow_fox", "polar_bear"],
    ["cards", "--school"],
    ["rules", "99.9"],
    ["rules", "qwertyuiop"],
    ["rules", "--game", "chess"],
    ["rules", "6", "--game"],
    ["serve", "--port", "x"],
    ["serve", "here"],
    ["play", "chess"],
    ["play", "arena", "embers"],
    ["simulate"],
    ["simulate", "chess", "--seats", "random,random"],
    ["simulate", "arena", "--seats", "stockfish,random"],
    ["simulate", "arena", "--seats", "random,random", "--games", "many"],
    ["simulate", "arena", "--seats", "random,random", "--games", "1e20"],
    ["simulate", "arena", "--seats", "random,random", "--mode", "tea"],
    ["simulate", "embers", "--seats", "random,random", "--chapter", "9"],
    ["tournament", "--seed", "x"],
    ["report", "no-such-file"],
    ["bench", "fast"],
    ["bench", "--seconds", "x"],
    ["tournament", "random", "random:1n", "--seats", "9"],
    ["engine", "now"],
    ["engine", "--fast"],
]


@pytest.mark.parametrize("call", CALLS, ids=lambda call: " ".join(call)[:40].replace("\0", "0"))
@pytest.mark.parametrize("language", ["en", "pl_PL.UTF-8", "cs"])
def test_a_bad_call_is_refused(call: list[str], language: str) -> None:
    refused(*call, lang=language)


def test_a_place_on_a_board_is_refused_by_the_name_that_was_typed() -> None:
    assert refused("why", "-", "--place", "0,0", given=document()) == "There is no field --place here."


def test_a_time_that_is_no_number_is_refused_in_the_readers_language() -> None:
    assert refused("bench", "--seconds", "x", lang="pl").startswith("x to zły czas pomiaru")


ASKED = [
    ["why", "-", "--seat", "3"],
    ["why", "-", "--seat", "-1"],
    ["why", "-", "--card", "polar_bear"],
    ["why", "-", "--card", "no card"],
    ["why", "-", "--square", "a1"],
    ["why", "-", "--square", "e5e5"],
    ["why", "-", "--place", "0,0"],
    ["fits", "-", "--card", "snow_fox", "--limit", "-3"],
    ["explore", "-", "--limit", "-1"],
    ["why", "-", "--card", "snow_fox", "--place", "1;2"],
    ["fits", "-"],
    ["fits", "-", "--card", "pawn"],
    ["fits", "-", "--card", "flare_01"],
    ["fits", "-", "--card", "snow_fox", "--seat", "3"],
    ["show", "-", "--choice", "P e6"],
    ["show", "-", "--svg", "-", "--choice", "P e5"],
    ["show", "-", "--svg", "-", "--choice", "castle"],
]


@pytest.mark.parametrize("call", ASKED, ids=" ".join)
@pytest.mark.parametrize("language", ["en", "pl", "cs"])
def test_a_bad_question_about_a_position_is_refused(call: list[str], language: str) -> None:
    refused(*call, given=document(), lang=language)


@pytest.mark.parametrize(
    "call",
    [
        ["fits", "-", "--card", "snow_fox"],
        ["why", "-", "--square", "e5"],
        ["why", "-", "--card", "glass-2a", "--place", "1"],
        ["why", "-", "--card", "glass-2a", "--place", "1,9999999999999"],
        ["why", "-", "--card", "glass-1a", "--place", "1,1"],
        ["why", "-", "--card", "flames-5"],
        ["show", "-", "--svg", "-", "--choice", "P e6"],
    ],
    ids=" ".join,
)
def test_a_bad_question_about_a_mind_is_refused(call: list[str]) -> None:
    refused(*call, given=embers())


def test_a_record_has_no_point_beyond_its_end() -> None:
    for nowhere in ("-1", "100000"):
        assert refused("record", "show", "-", "--at", nowhere, given=RECORD).startswith("There is no choice")


def test_what_may_not_be_opened_is_refused(tmp_path: Path) -> None:
    assert refused("show", "-", "--svg", str(tmp_path), given=document()).endswith("is a directory, not a file.")
    nowhere = tmp_path / "no"
    assert refused("show", "-", "--svg", str(nowhere / "x.svg"), given=document()) == (
        f"There is no folder “{nowhere}” to write to."
    )
    assert refused("show", "-", "--svg", "/proc/version/x.svg", given=document()).endswith("cannot be opened.")


@pytest.mark.parametrize("games", ["1000000001", "1" + "0" * 20, "0", "-1"])
def test_games_without_end_are_refused_with_the_range(games: str) -> None:
    for call in (["simulate", "arena", "--seats", "random,random"], ["tournament", "random", "apprentice"]):
        said = refused(*call, "--games", games)
        assert said.startswith("games: ")
        assert said.endswith(" is not between 1 and 1,000,000.")


def test_the_terminal_player_wants_a_terminal() -> None:
    assert refused("play", "--terminal").startswith("The terminal player needs a terminal")


def test_nothing_is_written_when_the_position_is_bad(tmp_path: Path) -> None:
    picture = tmp_path / "x.svg"
    refused("show", "-", "--svg", str(picture), given=document(turn=9))
    assert not picture.exists()


def test_a_line_names_field_and_reason_in_the_language() -> None:
    assert refused("explore", "-", given=document(turn=3)) == "turn: 3 is not between 1 and 2."
    assert refused("explore", "-", "--lang", "pl", given="{}") == "Brakuje pola game."
    assert refused("explore", "-", "--lang", "cs", given="{") == (
        "„-“ není dokument JSON: řádek 1, sloupec 2."
    )  # fmt: skip


def test_a_damaged_record_names_line_choice_and_reason() -> None:
    first = HEAD.count("\n") + 3
    broken = f"{HEAD}\n\n{CHOICES.replace('start ', 'starts ', 1)}"
    assert refused("record", "check", "-", given=broken).startswith(f"Line {first}, choice 1, “starts ")
