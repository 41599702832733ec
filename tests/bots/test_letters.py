"""Questions to bots as letters: they come through whole, and hold nothing that the seat may not know."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from frostglass.bots import Question, Turn, read_spec
from frostglass.bots.letters import read, read_answer, write, write_answer
from frostglass.engine.game import Match
from frostglass.engine.message import Message
from frostglass.games import GAMES
from tests.server.registry import HANDS, Stacked

GAMES_PLAYED: list[tuple[str, dict[str, Any]]] = [
    ("arena", {"mode": "duel", "schools": ["nethervoid", "etherweave"]}),
    ("arena", {"mode": "high_form", "schools": ["everfrost", "highland"]}),
    ("arena", {"mode": "duel", "schools": ["northern", "sylvan"], "draft": True}),
    ("arena", {"mode": "melee", "schools": ["everfrost", "highland", "sylvan", "etherweave"]}),
    ("arena", {"mode": "team_high_form", "schools": ["nethervoid", "highland", "sylvan", "northern"]}),
    ("arena", {"mode": "team_duel", "schools": ["everfrost", "etherweave", "southern", "northern"]}),
    ("embers", {"mode": "prologue"}),
    *(("embers", {"mode": "chapter", "chapter": chapter}) for chapter in range(1, 8)),
]
BOT = {"arena": "master:60n", "embers": "guide:8n"}


def questions(game: str, settings: dict[str, Any], seed: int) -> Iterator[Question]:
    """All that is asked in a random game."""
    match = Match(GAMES[game], settings, seed)
    rng = random.Random(seed)
    while match.decision is not None:
        yield Question.of(match, read_spec(game, BOT[game]))
        match.play(rng.choice(match.decision.options), match.decision.seat)


def _parts(question: Question) -> tuple[Any, ...]:
    decision = question.decision
    kinds = [type(option) for option in decision.options]
    return (*question[:2], *question[3:], decision.seat, decision.kind, decision.about, decision.options, kinds)


@pytest.mark.parametrize(("game", "settings"), GAMES_PLAYED, ids=lambda value: "-".join(map(str, value)))
def test_every_question_of_a_game_comes_through_whole(game: str, settings: dict[str, Any]) -> None:
    for question in questions(game, settings, 4):
        assert _parts(read(write(question))) == _parts(question)


@pytest.mark.parametrize("game", BOT)
def test_a_bot_chooses_the_same_here_and_elsewhere(game: str) -> None:
    settings = next(settings for name, settings in GAMES_PLAYED if name == game)
    asked = [question for question in questions(game, settings, 8) if len(question.decision.options) > 1]
    for question in asked[:: max(1, len(asked) // 12)]:
        there = read(write(question))
        answer = write_answer(there, there.answer())
        assert read_answer(question, answer)[0] is question.decision.own(question.answer())


def test_reasons_come_with_an_answer() -> None:
    question = next(q for q in questions(*GAMES_PLAYED[0], 2) if len(q.decision.options) > 1)
    option = question.decision.options[1]
    why = Turn(option, (Message("label-discard", {"card": Message("card-snow_fox")}),), 1.5, (Message("speaks-quiet"),))
    assert read_answer(question, write_answer(question, option, [why])) == (option, [why])


@pytest.mark.parametrize("game", BOT)
def test_all_that_a_bot_says_for_its_choices_comes_through(game: str) -> None:
    for name, settings in GAMES_PLAYED[:2] + GAMES_PLAYED[-3:]:
        if name != game:
            continue
        asked = [question for question in questions(name, settings, 6) if len(question.decision.options) > 1]
        for question in asked[:: max(1, len(asked) // 6)]:
            option = question.decision.options[0]
            turns = question.explained(option)
            assert read_answer(question, write_answer(question, option, turns)) == (option, turns)


def test_only_what_may_travel_is_written_or_made() -> None:
    match = Match(GAMES["arena"], GAMES_PLAYED[0][1], 3)
    question = Question.of(match, read_spec("arena", "master:60n"))
    with pytest.raises(TypeError):
        write(question._replace(view=match.position))
    letter = json.loads(write(question))
    with pytest.raises(KeyError):
        read(json.dumps({**letter, "view": {"os.system": ["true"]}}))


@pytest.mark.parametrize("number", [-1, 10_000])
def test_an_answer_that_is_no_option_is_none(number: int) -> None:
    question = next(questions(*GAMES_PLAYED[0], 2))
    with pytest.raises(ValueError):
        read_answer(question, json.dumps({"option": number, "turns": []}))


def test_a_letter_to_one_seat_is_the_same_whatever_another_one_holds() -> None:
    letters = set()
    for held in HANDS:
        match = Match(Stacked(held), {}, 5)
        assert match.decision is not None
        assert match.decision.seat == 1
        letters.add(write(Question.of(match, read_spec("arena", "master:60n"))))
    assert len(letters) == 1
