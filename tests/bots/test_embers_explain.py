"""Hints in Embers say why: rows, turns saved, memories in danger, splits, as far as the seat that asks can tell."""

from itertools import islice

import pytest

from frostglass.bots import Question, Turn, read_spec
from frostglass.embers.notation import parse, text
from frostglass.embers.position import Position
from frostglass.embers.table import AELIN, FENRYS
from frostglass.embers.view import view
from frostglass.text import Words
from tests.bots.test_embers_hidden import GAMES, questions
from tests.embers.tables import asks, table

PARTNER = read_spec("embers", "partner")


def told(p: Position, choice: str = "") -> list[Turn]:
    """What is told of a choice; without one, of what the partner chooses."""
    decision = p.decision
    assert decision is not None
    question = Question("embers", view(p, decision.seat), decision.bare(), PARTNER, 3)
    return question.explained(parse(choice, decision) if choice else question.answer())


def why(p: Position, choice: str = "") -> dict[str, dict[str, object]]:
    return {reason.id.removeprefix("speaks-embers-"): dict(reason.args) for reason in told(p, choice)[0].reasons}


# -- every question ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("mode", "chapter"), GAMES)
def test_every_hint_has_reasons_in_every_language(mode: str, chapter: int) -> None:
    words = [Words(language) for language in ("en", "pl", "cs")]
    kinds = set()
    for p in islice(questions(mode, chapter, seed=30 + chapter), 0, None, 4):
        assert p.decision is not None
        question = Question("embers", view(p, p.decision.seat), p.decision.bare(), PARTNER, 5)
        turns = question.explained(question.answer())
        assert 1 <= len(turns) <= 3
        assert turns[0].first == question.answer()
        for turn in turns:
            assert turn.first in p.decision.options
            assert turn.reasons
            assert turn.steps
            assert all(language.say(said) for language in words for said in (*turn.reasons, *turn.steps))
        kinds.add(p.decision.kind)
    assert "blink" in kinds
    assert mode == "prologue" or {"observe", "glimpse"} <= kinds


# -- Fenrys -----------------------------------------------------------------------------------------------------------


def test_an_addition_that_relives_a_memory_and_banishes_a_demon_says_both() -> None:
    """3.3: Chains 5 and Chains 2 make seven; chapter one: that banishes the Demon of Chains."""
    p = table("chains-5@0,0 flames-4@1,1", row="chains-2a", demons={"chains": "chains-1a"}, todo="blink", active=FENRYS)
    assert asks(p) == (FENRYS, "blink")
    place = next(text(option) for option in p.decision.options if _relives(p, option))  # type: ignore[union-attr]
    reasons = why(p, place)
    assert reasons["banishes"] == {"number": 1}
    assert "relives" in reasons
    assert reasons["shields"]["number"] >= 1  # type: ignore[operator]


def _relives(p: Position, option: object) -> bool:
    card, x, y = getattr(option, "card", ""), getattr(option, "x", None), getattr(option, "y", None)
    return x is not None and bool(p.mind.add(card, x, y).relived_set())


def test_fenrys_is_told_of_a_row_what_he_knows_and_no_more() -> None:
    """Face up the row lacks 2 for certain; face down it has a chance (10.2)."""
    mind = "chains-5@0,0 chains-2b@1,1 daggers-4@-1,-1"
    for face, told_so in (("glass-4!", "completes"), ("glass-4", "likely")):
        rows = [f"{face} antlers-1a", "glass-1b", "flames-2b", "daggers-5"]
        p = table(mind, row="flames-4", rows=rows, todo="observe", active=FENRYS, draws=1)
        assert asks(p) == (FENRYS, "observe")
        reasons = why(p, "stop")
        assert ({"completes", "likely"} & reasons.keys()) == {told_so}
        if told_so == "likely":
            assert 0 < reasons["likely"]["chance"] < 100  # type: ignore[operator]


def test_stopping_and_drawing_are_both_told_with_what_a_card_brings_and_costs() -> None:
    p = table("chains-5@0,0 chains-2b@1,1", row="glass-4", todo="observe", active=FENRYS, draws=1)
    turns = told(p)
    assert {text(turn.first) for turn in turns} == {"draw", "stop"}
    numbers = [r for turn in turns for r in turn.reasons if r.id in ("speaks-embers-draw", "speaks-embers-stop")]
    assert len(numbers) == 1


# -- Aelin ------------------------------------------------------------------------------------------------------------

DONE = ["glass-1a flames-5 flames-1a =", "glass-1b antlers-5 antlers-1a =", "glass-2b daggers-5 ="]


def test_the_take_that_ends_the_day_says_so() -> None:
    rows = [*DONE, "glass-5"]
    p = table("chains-5@0,0 chains-2b@1,1 daggers-4@-1,-1", rows=rows, todo="glimpse", active=AELIN, day=1)
    target = p.rules.row_target(3) - 5
    assert target == 2
    assert "ends" in why(p, "take chains-2b")
    assert "ends" not in why(p, "take daggers-4")
    assert "left" in why(p, "take daggers-4")


def test_a_take_that_splits_the_mind_says_how_many_cards_are_lost() -> None:
    """2.8: Chains 5 alone holds Daggers 1a to the others; the smaller part goes."""
    mind = "daggers-4@-1,-1 chains-5@0,0 daggers-1a@1,1 antlers-2a@-1,0"
    p = table(mind, rows=["glass-1a", "glass-1b", "glass-2b", "glass-5"], todo="glimpse", active=AELIN)
    assert why(p, "take chains-5")["splits"] == {"number": 1}
    assert "splits" not in why(p, "take daggers-1a")


def test_the_best_takes_are_told_and_none_twice() -> None:
    p = table("chains-5@0,0 chains-2b@1,1 daggers-4@-1,-1", rows=[*DONE, "glass-5"], todo="glimpse", active=AELIN)
    turns = told(p)
    firsts = [text(turn.first) for turn in turns]
    assert firsts[0] == "take chains-2b"
    assert len(set(firsts)) == len(firsts) > 1
    assert turns[0].worth > turns[1].worth


def test_a_turned_card_is_told_to_help_fenrys() -> None:
    for p in questions("chapter", 1, seed=3):
        assert p.decision is not None
        if p.decision.kind == "reveal":
            assert set(why(p)) == {"learns"}
            return
    raise AssertionError("no card was turned")
