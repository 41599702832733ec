"""Records: text that reads back, replays to any point, and says where it is damaged."""

import random
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from frostglass.engine.decision import Leave, Resign
from frostglass.engine.errors import Refused
from frostglass.engine.game import Match
from frostglass.engine.record import Record, Replay, check, read, steps, write
from tests.engine.tiny import TINY, Heap

GAME = """\
frostglass-record: 1
game: tiny
rules: 3
stones: 6
seat 1: Ada
seat 2: Bob
seed: 7
result: {"winners": [2]}

setup: = moon | = sun
turn 1, seat 1: gamble | = star | show star | take 2
turn 2, seat 2: take 3
turn 3: resign 1
"""


def refusal(text: str) -> Refused:
    """Why a text is no good record."""
    with pytest.raises(Refused) as refused:
        check(read(text), TINY)
    return refused.value


def played(seed: int, stones: int = 12) -> Match:
    """A match played at random, sometimes given up."""
    rng = random.Random(seed)
    match = Match(TINY, {"stones": stones}, seed)
    while match.decision is not None:
        if rng.random() < 0.02:
            match.play(rng.choice([Resign(1), Leave(2)]) if not _left(match) else Resign(1), 1)
        else:
            match.play(rng.choice(list(match.decision.options)), match.decision.seat)
    return match


def _left(match: Match) -> bool:
    return "leave 2" in match.entries


# -- the text ---------------------------------------------------------------------------------------------------------


def test_a_record_is_read() -> None:
    record = read(GAME)
    assert (record.game, record.rules, record.settings) == ("tiny", 3, {"stones": 6})
    assert (record.names, record.seed, record.result) == (("Ada", "Bob"), 7, {"winners": [2]})
    assert record.entries == (
        "= moon", "= sun", "gamble", "= star", "show star", "take 2", "take 3", "resign 1",
    )  # fmt: skip


def test_a_record_is_written_as_it_was_read() -> None:
    assert write(read(GAME), TINY) == GAME


def test_comments_blank_lines_and_the_layout_do_not_matter() -> None:
    text = """\
; a famous game
frostglass-record: 1

game: tiny
; they met in winter
rules: 3
stones: 6
seat 1: Ada
seat 2: Bob
seed: 7
result: {"winners": [2]}
= moon {a good
card; really}
=   sun
gamble|= star   ; brave
 show star | | take 2 {two} {of six}
{three} take 3

resign 1""".replace("\n", "\r\n")
    assert read(text) == read(GAME)
    assert write(read("\ufeff" + text), TINY) == GAME


@pytest.mark.parametrize(
    "name",
    ["Ada", "7", "true", "a; b", "{curly}", "[x", '"quoted"', " blank ", "two\nlines", "seat 2: Eve", "\u2028", "ż"],
)
def test_any_name_reads_back(name: str) -> None:
    record = Record("tiny", 3, {"stones": 3}, (), (name,))
    assert read(write(record, TINY)) == record


def test_a_seat_without_a_name_stays_without() -> None:
    record = Record("tiny", 3, {"stones": 3}, (), ("", "Bob"))
    assert "seat 1" not in write(record, TINY)
    assert read(write(record, TINY)) == record


@given(st.integers(0, 10**9), st.integers(1, 30))
def test_what_was_played_reads_back_and_replays_to_the_same_position(seed: int, stones: int) -> None:
    match = played(seed, stones)
    record = Record.of(match, ("Ada", "Bob"))
    text = write(record, TINY)
    assert read(text) == record
    assert max(map(len, text.splitlines())) <= 110
    position = check(read(text), TINY)
    assert isinstance(position, Heap)
    assert isinstance(match.position, Heap)
    assert position.facts == match.position.facts


def test_an_unfinished_game_has_a_record_too() -> None:
    match = Match(TINY, {"stones": 6}, 3)
    record = Record.of(match)
    assert record.result is None
    assert check(read(write(record, TINY)), TINY).decision is not None


# -- replaying --------------------------------------------------------------------------------------------------------


def test_a_replay_goes_to_any_point() -> None:
    replay = Replay(read(GAME), TINY)
    assert replay.turn == 0
    position = replay.to(6)
    assert isinstance(position, Heap)
    assert (position.stones, replay.turn, replay.number) == (4, 2, 6)
    assert Replay(read(GAME), TINY).to(0).decision is not None
    for nowhere in (-1, 9):
        with pytest.raises(Refused, match="record-point"):
            replay.to(nowhere)


def test_steps_tell_who_was_asked_what_in_which_turn() -> None:
    told = [tuple(step) for step in steps(read(GAME), TINY)]
    assert told[1] == (2, 0, 0, "deal", "= sun")
    assert told[2] == (3, 1, 1, "main", "gamble")
    assert told[4] == (5, 1, 1, "show", "show star")
    assert told[7] == (8, 3, 1, "resign", "resign 1")


# -- damage -----------------------------------------------------------------------------------------------------------


def test_a_choice_that_breaks_a_rule_is_refused_with_line_number_and_reason() -> None:
    refused = refusal(GAME.replace("take 3", "take 4"))
    assert refused.code == "record-entry"
    assert refused.details == {"line": 12, "number": 7, "choice": "take 4"}
    assert isinstance(refused.__cause__, Refused)
    assert refused.__cause__.code == "unknown-choice"


@pytest.mark.parametrize(
    ("damaged", "line", "number"),
    [
        (GAME.replace("= sun", "= snu"), 10, 2),
        (GAME.replace("show star | ", ""), 11, 5),
        (GAME.replace("resign 1", "resign 9"), 13, 8),
        (GAME.replace("resign 1", "resign 1 | take 1"), 13, 9),
        (GAME.replace("take 3", "take  3 3"), 12, 7),
        (GAME.replace("take 3", "leave 2 | leave 2"), 12, 8),
        (GAME.replace("take 3", "leave ² | take 3"), 12, 7),
        (GAME.replace("| = star", "} = star"), 11, 3),
    ],
)
def test_the_first_impossible_choice_is_named(damaged: str, line: int, number: int) -> None:
    refused = refusal(damaged)
    assert (refused.code, refused.details["line"], refused.details["number"]) == ("record-entry", line, number)


def test_a_lost_or_doubled_line_shows_where_the_next_turn_is_marked() -> None:
    lines = GAME.splitlines(keepends=True)
    for damaged in (lines[:11] + lines[12:], lines[:12] + lines[11:]):
        refused = refusal("".join(damaged))
        assert refused.code == "record-turn"
    assert refusal(GAME.replace("turn 2, seat 2", "turn 2, seat 1")).details["line"] == 12
    assert refusal(GAME.replace("turn 2,", "turn 2, seat 2:\nturn 3,")).code == "record-turn"


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("frostglass-record: 1\n", "", "record-magic"),
        (GAME, "", "record-magic"),
        (GAME, "; nothing\n", "record-magic"),
        (GAME, '{"game": "tiny"}', "record-magic"),
        ("frostglass-record: 1", "frostglass-record: 2", "record-format"),
        ("frostglass-record: 1", "frostglass-record:", "record-format"),
        ("game: tiny\n", "", "missing-field"),
        ("game: tiny", "game: 7", "wrong-type"),
        ("game: tiny", "game: chess", "not-this-game"),
        ("game: tiny", "game: tiny\ngame: tiny", "record-twice"),
        ("rules: 3", "rules: three", "wrong-type"),
        ("rules: 3", "rules: 2", "record-rules"),
        ("rules: 3", "rules: 0", "out-of-range"),
        ("stones: 6", "stones: many", "record-settings"),
        ("stones: 6\n", "", "record-settings"),
        ("stones: 6", "stones: 6\nseat 9: Eve", "no-such-seat"),
        ("stones: 6", "stones: [6", "record-value"),
        ("stones: 6", "stones: [NaN]", "record-value"),
        ("stones: 6", "stones: " + "[" * 100_000, "record-value"),
        ("seed: 7", "seed: seven", "wrong-type"),
        ("seed: 7", "seed: " + "7" * 50, "out-of-range"),
        ('{"winners": [2]}', '{"winners": [1]}', "record-result"),
        ('{"winners": [2]}', "[2]", "wrong-type"),
        ("\nturn 3: resign 1", "", "record-result"),
        ("= sun", "= sun {never closed", "record-brace"),
    ],
)
def test_damage_is_refused_by_name(old: str, new: str, code: str) -> None:
    assert old in GAME
    assert refusal(GAME.replace(old, new)).code == code


def test_the_head_names_the_line_that_cannot_be_read() -> None:
    assert refusal(GAME.replace("stones: 6", "stones: {6")).details == {"line": 4, "field": "stones"}
    assert refusal(GAME.replace("= sun", "= sun {oh")).details == {"line": 10}


def test_a_record_from_memory_has_no_lines_to_name() -> None:
    with pytest.raises(Refused) as refused:
        check(Record("tiny", 3, {"stones": 3}, ("= moon", "= moon")), TINY)
    assert refused.value.details == {"line": 0, "number": 2, "choice": "= moon"}


@given(st.text(alphabet=st.sampled_from("= moonsuartk123|;{}:\n\"[],'")), st.integers(0, len(GAME)))
def test_whatever_is_typed_into_a_record_it_is_read_or_refused(typed: str, where: int) -> None:
    with suppress(Refused):
        check(read(GAME[:where] + typed + GAME[where:]), TINY)
