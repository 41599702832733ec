"""Decisions: options are worked out once, when somebody looks; `last`, `aside` and `asked_of`."""

from frostglass.engine.decision import Aside, Deals, Dealt, Decision, Option

A: Option = ("a",)
B: Option = ("b",)
PASS: Option = ("pass",)
ASIDE = Aside(PASS, lambda: Decision(2, "pick", lambda: [A, B]))


def test_options_are_worked_out_once_and_only_when_looked_at() -> None:
    asked: list[str] = []

    def make() -> list[Option]:
        asked.append("made")
        return [A, B]

    decision = Decision(1, "pick", make)
    assert decision.is_open
    assert asked == []
    assert list(decision.options) == list(decision.options) == [A, B]
    assert not decision.is_open
    assert asked == ["made"]


def test_the_last_option_follows_the_others_in_any_case() -> None:
    assert list(Decision(1, "pick", list, ([A],), B).options) == [A, B]
    assert list(Decision(1, "pick", list, ([],), B).options) == [B]


def test_several_options_need_not_be_worked_out_to_know_that_none_takes_itself() -> None:
    decision = Decision(1, "pick", lambda: [A, B], several=True)
    assert not decision.takes_itself
    assert decision.is_open


def test_an_aside_never_keeps_an_obvious_decision_from_being_skipped() -> None:
    assert list(Decision(1, "pick", lambda: [A], aside=ASIDE).options) == [A]
    assert list(Decision(1, "pick", lambda: [], aside=ASIDE).options) == []
    assert list(Decision(1, "pick", lambda: [A, B], aside=ASIDE).options) == [A, B, PASS]
    assert list(Decision(1, "pick", lambda: [A], aside=ASIDE, obvious=False).options) == [A, PASS]


def test_the_same_question_can_be_put_to_another_seat() -> None:
    decision = Decision(1, "pick", lambda: [A, B], aside=ASIDE, obvious=False, rest="rest", about="about")
    other = decision.asked_of(0)
    assert (other.seat, other.kind, other.obvious, other.rest, other.about) == (0, "pick", False, "rest", "about")
    assert list(other.options) == [A, B]
    assert list(decision.options) == [A, B, PASS]


def test_a_decision_shows_itself() -> None:
    assert repr(Decision(2, "pick", lambda: [A])) == "Decision(seat=2, kind='pick', options=[('a',)])"


def test_what_chance_may_deal_is_a_sequence_of_options() -> None:
    deals = Deals(("sun", "moon", "star"))
    assert list(deals) == [Dealt("sun"), Dealt("moon"), Dealt("star")]
    assert list(deals[1:]) == [Dealt("moon"), Dealt("star")]
    assert Dealt("moon") in deals
    assert Dealt("comet") not in deals
    assert ("moon",) not in deals
