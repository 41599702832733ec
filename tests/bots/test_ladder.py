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
from tests.bots.positions import IDS, TABLES, decisions


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
        assert bool(turns) == (p.in_progress is None)
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
        if p.in_progress is None:
            chosen = random.Random(1).choice(p.decision.options)
            question = Question("arena", view(p, p.decision.seat), p.decision, read_spec("arena", "master:100n"), 5)
            turns = question.explained(chosen)
            assert len(turns) <= 3
            firsts = [turn.first for turn in turns]
            assert chosen not in firsts or firsts[0] == chosen
            assert isinstance(turns[0].reasons[0], Message)


def _always(option: Option, _: Question) -> Option:
    return option


def test_the_reasons_of_another_turn_are_not_told_for_a_choice() -> None:
    """Whoever asks at a table reads reasons of what is advised, or none; the look for reasons may miss a choice."""
    met = set()
    for p in decisions("duel", TABLES[0][1], seed=4, number=4):
        assert p.decision is not None
        if p.in_progress is not None:
            continue
        question = Question("arena", view(p, p.decision.seat), p.decision, read_spec("arena", "master:100n"), 5)
        for chosen in p.decision.options[::9]:
            found = question.explained(chosen)
            told = advised(partial(_always, chosen), question)
            assert told.option == chosen
            assert told.turns == (found if found[0].first == chosen else [])
            met.add(bool(told.turns))
    assert met == {True, False}
