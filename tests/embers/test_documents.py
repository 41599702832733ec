"""Position documents, short texts, records: what is written reads back equal; laws of whole games."""

import json
import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings

from frostglass.embers.deck import MEMORIES
from frostglass.embers.document import read, write
from frostglass.embers.notation import parse, text
from frostglass.embers.position import Position
from frostglass.embers.rules import EMBERS
from frostglass.embers.table import AELIN, FENRYS
from frostglass.engine.decision import CHANCE, Leave, Resign
from frostglass.engine.errors import Refused
from frostglass.engine.game import Match
from frostglass.engine.message import Message

from .players import at_random, careful, play_out
from .strategies import random_position, seeds
from .tables import asks, choices
from .test_information import every_card, games, walk

few = settings(max_examples=20)


@given(games, seeds)
@few
def test_a_written_position_reads_back_equal(game: tuple[str, int], seed: int):
    for p in walk(*game, seed, limit=120):
        q = read(json.loads(json.dumps(write(p))))
        assert q.facts == p.facts
        assert write(q) == write(p)
        if p.decision is None:
            assert q.decision is None
        else:
            assert q.decision is not None
            assert list(q.decision.options) == list(p.decision.options)


@given(games, seeds)
@few
def test_short_texts_are_unique_and_parse_back(game: tuple[str, int], seed: int):
    for p in walk(*game, seed):
        if p.decision is None:
            continue
        texts = [text(option) for option in p.decision.options]
        assert len(set(texts)) == len(texts)
        for words, option in zip(texts, p.decision.options, strict=True):
            parsed = parse(f"  {words} ", p.decision)
            assert (type(parsed), parsed) == (type(option), option)
        with pytest.raises(Refused):
            parse("sing", p.decision)


@given(games, seeds)
@few
def test_1_6_cards_are_conserved(game: tuple[str, int], seed: int):
    """Every memory is in one place at any time; so is every demon once the demons are shuffled in."""
    mode, chapter = game
    for p in walk(mode, chapter, seed, limit=300):
        counts = Counter(every_card(p))
        assert set(counts.values()) == {1}
        assert set(MEMORIES) <= set(counts)
        if p.decision is not None and p.decision.kind in ("observe", "blink", "glimpse", "split", "reveal"):
            assert set(counts) == {*MEMORIES, *p.rules.demons}


@given(games, seeds)
@few
def test_a_copy_is_independent_and_goes_on_alike(game: tuple[str, int], seed: int):
    rng = random.Random(seed)
    for p in walk(*game, seed, limit=80):
        if p.decision is None:
            continue
        option = rng.choice(p.decision.options)
        before = p.facts
        first, second = p.copy(), p.played(option)
        assert first.facts == before
        first.play(option)
        assert first.facts == second.facts
        assert p.facts == before


@given(games, seeds)
@few
def test_every_random_game_ends_with_a_named_result(game: tuple[str, int], seed: int):
    p = Position.new(*game)
    play_out(p, at_random, random.Random(seed))
    assert p.outcome in ("won", "L1", "L2", "L3", "L4", "P1", "P2", "P3")
    result = EMBERS.result(p)
    assert result is not None
    assert result == {"winner": "won" if p.outcome == "won" else "lost", "reason": p.outcome}


@given(games, seeds)
@few
def test_no_option_of_a_decision_is_there_twice_and_each_is_playable(game: tuple[str, int], seed: int):
    for p in walk(*game, seed, limit=60):
        if p.decision is None:
            continue
        options = list(p.decision.options)
        assert options
        assert len(set(options)) == len(options)
        for option in options[:8]:
            p.played(option)


@pytest.mark.parametrize("game", [("prologue", 1), ("chapter", 1), ("chapter", 4), ("chapter", 7)])
def test_a_record_replays_to_the_same_position(game: tuple[str, int]):
    chosen = {"mode": game[0], "chapter": game[1]}
    match = Match(EMBERS, chosen, seed=11)
    rng = random.Random(2)
    while match.decision is not None:
        option = careful(match.position, rng)  # type: ignore[arg-type]
        match.play(option, match.decision.seat)
    again = Match(EMBERS, chosen, seed=0, entries=match.entries)
    assert again.position.facts == match.position.facts  # type: ignore[attr-defined]
    assert again.decision is None
    with pytest.raises(Refused):
        Match(EMBERS, chosen, seed=0, entries=[*match.entries[:20], "draw draw"])


def test_resigning_and_leaving_lose_for_both():
    for entry, reason in ((Resign(AELIN), "resigned"), (Leave(FENRYS), "left")):
        p = random_position(random.Random(1), "chapter", 1, 8)
        p.play(entry)
        assert p.decision is None
        assert p.outcome == reason
        assert EMBERS.result(p) == {"winner": "lost", "reason": reason}
        assert read(write(p)).outcome == reason
    p = random_position(random.Random(1), "chapter", 1, 8)
    with pytest.raises(Refused):
        p.play(Resign(3))


# -- documents with the fields of CONTRACT 2.2 alone ----------------------------------------------------------------


def minimal(**fields: Any) -> Position:
    return read({"game": "embers", "mode": "chapter", **fields})


def test_2_2_a_row_means_blink_and_the_rest_is_dealt_by_chance():
    p = minimal(mind=[{"card": "chains-5", "x": 0, "y": 0}], row=["flames-4", "glass-4"], demons=["flames"])
    rng = random.Random(1)
    while asks(p)[0] == CHANCE:
        p.play(rng.choice(p.decision.options))  # type: ignore[union-attr]
    assert asks(p) == (AELIN, "arrange")
    p.play(p.decision.options[0])  # type: ignore[union-attr]
    assert asks(p) == (FENRYS, "blink")
    assert every_card(p) == sorted([*MEMORIES, *p.rules.demons])


def test_2_2_an_empty_table_can_be_played():
    p = minimal()
    play_out(p, careful, random.Random(4))
    assert p.outcome is not None


def test_2_2_the_prologue_too():
    at = [{"card": "chains-5", "x": 0, "y": 0}]
    p = read(
        {"game": "embers", "mode": "prologue_1", "mind": at, "row": ["flames-4", "glass-4", "glass-1a", "glass-3"]}
    )
    play_out(p, careful, random.Random(4))
    assert p.outcome is not None
    with pytest.raises(Refused):
        read({"game": "embers", "mode": "prologue_2", "mind": at})


def damaged(**changes: Any) -> Refused:
    p = random_position(random.Random(3), "chapter", 4, 25)
    with pytest.raises(Refused) as caught:
        read(write(p) | changes)
    return caught.value


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("rows", [{"determination": "nothing"}]),
        ("todo", ["sing"]),
        ("todo", ["deal"]),
        ("todo", ["deal everywhere"]),
        ("todo", ["whisper 9"]),
        ("todo", ["blink 1"]),
        ("todo", [""]),
        ("todo", []),
        ("todo", ["split"]),
        ("todo", ["observe", "observe"]),
        ("spent", ["snarl"]),
        ("relived", ["red"]),
        ("outcome", "draw"),
        ("day", 4),
        ("turn", 3),
        ("discard", ["demon-queen"]),
        ("box", ["demon-glass"]),
        ("drawn", ["queen"]),
        ("deck", []),
        ("added", 1),
    ],
)
def test_a_position_that_cannot_be_is_refused_by_its_field(field: str, value: object):
    assert str(damaged(**{field: value}).details["field"]).startswith(field)


def test_a_tainted_card_of_another_colour_is_refused():
    with pytest.raises(Refused) as caught:
        minimal(demons=["flames"], tainted={"flames": ["glass-1a"]})
    assert caught.value.details["field"] == "tainted.flames[0]"


def test_rows_above_their_target_or_all_complete_are_refused():
    row = {"determination": "glass-4", "added": ["flames-4"]}
    others = [{"determination": card} for card in ("glass-1a", "glass-1b", "glass-2a")]
    with pytest.raises(Refused) as caught:
        minimal(rows=[row, *others])
    assert caught.value.details["field"] == "rows[0]"
    with pytest.raises(Refused):
        minimal(rows=[{"determination": "glass-4", "complete": True}, *others])


def test_unknown_settings_are_refused():
    for wrong in ({"mode": "duel"}, {"mode": "chapter", "chapter": 8}, {}):
        with pytest.raises(Refused):
            EMBERS.new(wrong)
    assert EMBERS.seats({"mode": "chapter"}) == 2


# -- words --------------------------------------------------------------------------------------------------------


def ids(message: Message) -> set[str]:
    found = {message.id}
    for value in message.args.values():
        if isinstance(value, Message):
            found |= ids(value)
    return found


@given(games, seeds)
@few
def test_every_prompt_label_mark_and_event_has_its_message(game: tuple[str, int], seed: int):
    for p in walk(*game, seed):
        for event in p.events:
            assert EMBERS.line(EMBERS.see(event, FENRYS)) is not None
        if p.decision is None:
            continue
        assert EMBERS.prompt(p, p.decision).id.startswith("embers-prompt-")
        for option in p.decision.options:
            assert ids(EMBERS.label(p, p.decision, option))
            drawn = EMBERS.marks(option)
            assert all(drawn[name] == getattr(option, name) for name in ("card", "x", "y", "row") if name in drawn)


def test_r13_k19_labels_warn_of_choices_that_lose():
    p = read(
        {
            "game": "embers",
            "mode": "chapter",
            "mind": [{"card": "glass-1a", "x": 0, "y": 0}, {"card": "daggers-1a", "x": 1, "y": 1}],
            "rows": [{"determination": card} for card in ("glass-2a", "glass-3", "glass-4", "glass-5")],
            "deck": {"top": ["chains-1a", "flames-4"]},
            "todo": ["fenrys_turn"],
        }
    )
    assert choices(p) == {"draw", "stop"}
    assert p.decision is not None
    labels = {text(option): EMBERS.label(p, p.decision, option).id for option in p.decision.options}
    assert labels["stop"] == "embers-label-stop_loses"
