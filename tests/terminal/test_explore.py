"""`frostglass explore`: one document, many lines, a table."""

import json

from frostglass.arena.document import read
from frostglass.arena.explore import explore as explore_arena
from frostglass.embers.explore import explore as explore_embers
from tests.terminal.run import ARENA, EMBERS, document, output, run


def test_json_is_what_the_game_finds(tmp_path) -> None:  # type: ignore[no-untyped-def]
    for position, found in ((ARENA, explore_arena(read(ARENA))), (EMBERS, explore_embers(EMBERS))):
        file = tmp_path / "position.json"
        file.write_text(json.dumps(position), encoding="utf-8")
        assert json.loads(output("explore", str(file), "--json")) == found
        assert json.loads(output("explore", "-", "--json", given=file.read_bytes())) == found
        assert json.loads(output("explore", "-", "--json", "--seed", "5", given=file.read_bytes())) == found


def test_the_document_may_begin_with_a_byte_order_mark() -> None:
    assert output("explore", "-", "--json", given=b"\xef\xbb\xbf" + json.dumps(EMBERS).encode())


def test_lines_give_one_result_a_line_in_order() -> None:
    result = run("explore", "--lines", given=f"{json.dumps(EMBERS)}\n{document()}\n{json.dumps(EMBERS)}")
    assert (result.exit_code, result.stderr) == (0, "")
    first, second, third = map(json.loads, result.stdout.splitlines())
    assert first == third == explore_embers(EMBERS)
    assert second == explore_arena(read(ARENA))


def test_lines_may_come_from_a_file(tmp_path) -> None:  # type: ignore[no-untyped-def]
    file = tmp_path / "positions.jsonl"
    file.write_text(f"{json.dumps(EMBERS)}\n" * 3, encoding="utf-8")
    assert len(output("explore", str(file), "--lines").splitlines()) == 3


def test_a_bad_line_says_so_and_the_rest_goes_on() -> None:
    bad = ["", "{", "7", "[" * 100_000, "NaN", '{"game": "chess"}', document(mode="tea"), '"\\ud800"', "\x00"]
    lines = [line.encode() for line in [json.dumps(EMBERS), *bad, json.dumps(EMBERS)]] + [b"\xff\xfe"]
    result = run("explore", "--lines", given=b"\n".join(lines))
    told = [json.loads(line) for line in result.stdout.splitlines()]
    assert result.exit_code == 2
    assert result.stderr == ""
    assert len(told) == len(lines)
    assert told[0] == told[-2] == explore_embers(EMBERS)
    assert all(list(each) == ["error"] and each["error"] for each in (*told[1:-2], told[-1]))
    assert told[7]["error"] == "mode: there is no mode “tea”."


def test_a_bad_line_speaks_the_language() -> None:
    result = run("explore", "--lines", "--lang", "pl", given="{}")
    assert json.loads(result.stdout) == {"error": "Brakuje pola game."}


def test_the_table_shows_what_where_and_how_it_looks_after() -> None:
    told = output("explore", "-", "--limit", "1", given=document(seats=[{"school": "everfrost", "hand": ["snow_fox"]},
                                                                        {"school": "highland"}]))  # fmt: skip
    lines = told.splitlines()
    assert lines[0] == "9          ·   ·   ·   ·   ·"
    assert lines[4] == "5  g   ·  h2   ·  c1r h1   ·   ·   ·"
    assert lines[9] == "   a   b   c   d   e   f   g   h   i"
    assert lines[10] == "Seat 1 is to move, 2 actions left."
    assert [line.split() for line in lines if line.startswith(" Snow Fox")] == [
        ["Snow", "Fox", "c6", "20"],
        ["Snow", "Fox", "d7", "20"],
        ["Snow", "Fox", "e4", "15"],
    ]
    assert "Snow Fox d7" in lines
    assert "19 more are not shown (--limit)." in lines
    assert any("*" in line for line in lines)
    assert "actions left: 1" in lines


def test_the_table_says_when_nothing_can_be_done() -> None:
    given = document(seats=[{"school": "everfrost"}, {"school": "highland"}])
    assert output("explore", "-", given=given).splitlines()[-1] == "No summoning, flare or thaw is possible."


def test_flares_and_thaw_have_their_entries() -> None:
    rows = ["-- -- -- -- --", *ARENA["board"][1:]]
    told = output("explore", "-", "--lang", "cs", given=document(board=rows, actions=0))
    assert "Použij zmrazený efekt karty „Ledová princezna“" in told


def test_the_table_of_a_mind() -> None:
    told = output("explore", "-", given=json.dumps(EMBERS))
    assert told.splitlines()[:5] == [
        "     0     1     2",
        "0 g1a.  g1a.   ·",
        "1 g1a.  f3#   f3#",
        "2  ·    f3.   f3#",
        "Visible: flames-3, glass-1a",
    ]
    assert "2  ·    f3.  g2a#* g2a.*" in told.splitlines()


def test_cards_far_apart_still_fit_the_page() -> None:
    far = {**EMBERS, "mind": [EMBERS["mind"][0], {"card": "flames-3", "x": 10**90, "y": -(10**90)}]}
    assert "Visible: flames-3, glass-1a (in 2 parts)" in output("explore", "-", given=json.dumps(far))


def test_an_empty_mind_is_no_problem() -> None:
    assert "Visible: –" in output("explore", "-", given='{"game": "embers", "mode": "prologue_1"}')
