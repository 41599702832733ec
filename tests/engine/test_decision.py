"""Decisions: options are worked out once, when somebody looks; `extra` and `asked_of`."""

from frostglass.engine.decision import Decision, Option

A: Option = ("a",)
B: Option = ("b",)
PASS: Option = ("pass",)


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


def test_extra_options_never_keep_an_obvious_decision_from_being_skipped() -> None:
    assert list(Decision(1, "pick", lambda: [A], extra=(PASS,)).options) == [A]
    assert list(Decision(1, "pick", lambda: [], extra=(PASS,)).options) == []
    assert list(Decision(1, "pick", lambda: [A, B], extra=(PASS,)).options) == [A, B, PASS]
    assert list(Decision(1, "pick", lambda: [A], extra=(PASS,), obvious=False).options) == [A, PASS]


def test_the_same_question_can_be_put_to_another_seat() -> None:
    decision = Decision(1, "pick", lambda: [A, B], extra=(PASS,), obvious=False, rest="rest", about="about")
    other = decision.asked_of(0)
    assert (other.seat, other.kind, other.obvious, other.rest, other.about) == (0, "pick", False, "rest", "about")
    assert list(other.options) == [A, B]
    assert list(decision.options) == [A, B, PASS]


def test_a_decision_shows_itself() -> None:
    assert repr(Decision(2, "pick", lambda: [A])) == "Decision(seat=2, kind='pick', options=[('a',)])"
