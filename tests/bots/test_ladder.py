"""What the bots below and beside the ladder do: beginners overlook, styles like something, hints say why."""

import random
from functools import partial

import pytest

from frostglass.arena.options import Summon
from frostglass.arena.view import view
from frostglass.bots import LADDERS, LEVELS, Question, play, read_spec
from frostglass.bots.beginners import CHILD, NOVICE, Eyes
from frostglass.bots.learned.layout import present
from frostglass.bots.learned.taste import LIKED, liked, taste
from frostglass.engine.decision import Option
from frostglass.engine.message import Message
from frostglass.server.bots import advised
from frostglass.text.words import Words
from tests.bots.positions import IDS, TABLES, decisions, setup_decisions


@pytest.mark.parametrize(("level", "eyes"), [("child", CHILD), ("novice", NOVICE)])
def test_a_beginner_summons_only_patterns_that_it_sees(level: str, eyes: Eyes) -> None:
    summoned = 0
    for seed in range(3):
        for p in decisions("duel", TABLES[0][1], seed, number=14):
            assert p.decision is not None
            if p.in_progress is None:
                spec = read_spec("arena", level)
                chosen = play("arena", view(p, p.decision.seat), p.decision, level, spec.budget, seed)
                if isinstance(chosen, Summon):
                    assert chosen.orientation < eyes.turns
                    summoned += 1
    assert summoned > 0 or level == "child"


@pytest.mark.parametrize("style", LIKED)
def test_a_style_likes_inputs_that_there_are(style: str) -> None:
    weights = taste(style, present())
    assert len(weights) >= len(LIKED[style])
    assert all(0 <= number < present().size for number in weights)
    number, weight = next(iter(weights.items()))
    assert liked(weights, [number], [64]) == weight
    assert style in LEVELS["arena"]
    assert style not in LADDERS["arena"]


@pytest.mark.parametrize(("mode", "schools"), TABLES, ids=IDS)
def test_a_hint_says_why_in_every_form_and_language(mode: str, schools: tuple[str, ...]) -> None:
    told = 0
    for p in decisions(mode, schools, seed=3, number=6):
        assert p.decision is not None
        question = Question("arena", view(p, p.decision.seat), p.decision.bare(), read_spec("arena", "master:100n"), 5)
        turns = question.explained(question.answer())
        assert turns
        for turn in turns:
            assert turn.reasons
            assert all(
                Words(language).say(said) for language in ("en", "pl", "cs") for said in (*turn.reasons, *turn.steps)
            )
            told += 1
    assert told >= 3


def test_the_turn_of_the_choice_is_told_first() -> None:
    for p in decisions("duel", TABLES[0][1], seed=4, number=4):
        assert p.decision is not None
        chosen = random.Random(1).choice(p.decision.options)
        question = Question("arena", view(p, p.decision.seat), p.decision, read_spec("arena", "master:100n"), 5)
        turns = question.explained(chosen)
        assert len(turns) <= 3
        assert turns[0].first == chosen
        assert isinstance(turns[0].reasons[0], Message)


def _always(option: Option, _: Question) -> Option:
    return option


def test_every_choice_has_reasons_of_its_own_before_the_first_turn_and_inside_effects_too() -> None:
    """Whoever asks at a table reads why, also where the look for reasons would have missed what is advised."""
    met = set()
    for p in decisions("duel", TABLES[0][1], seed=4, number=9):
        assert p.decision is not None
        met.add("setup" if p.decision.kind == "setup" else "inside" if p.in_progress else "turn")
        question = Question("arena", view(p, p.decision.seat), p.decision, read_spec("arena", "master:100n"), 5)
        for chosen in p.decision.options[::9]:
            told = advised(partial(_always, chosen), question)
            assert told.option == chosen
            assert told.turns[0].first == chosen
            assert told.turns[0].reasons
            assert len(told.turns) == 1 or not p.in_progress
    assert met >= {"inside", "turn"}


def test_where_the_piece_of_the_setup_goes_has_a_reason() -> None:
    p = next(setup_decisions("duel", TABLES[0][1], seed=1))
    assert p.decision is not None
    question = Question("arena", view(p, p.decision.seat), p.decision, read_spec("arena", "master:100n"), 5)
    told = advised(Question.answer, question)
    assert [reason.id for reason in told.turns[0].reasons] == ["speaks-room"]
