"""Decisions: the sorts of questions, options worked out once when somebody looks, asides, `asked_of`."""

from frostglass.engine.decision import CHANCE, Aside, Deals, Dealt, Decision, Option

A: Option = ("a",)
B: Option = ("b",)
STOP: Option = ("stop",)
PASS: Option = ("pass",)


def with_aside(decision: Decision) -> Decision:
    decision.aside = Aside(PASS, lambda: Decision.of(2, "pick", [A, B]))
    return decision


def test_options_are_worked_out_once_and_only_when_looked_at() -> None:
    asked: list[str] = []

    def make() -> list[Option]:
        asked.append("made")
        return [A, B]

    decision = Decision.must(1, "pick", make)
    assert decision.is_open
    assert asked == []
    assert list(decision.options) == list(decision.options) == [A, B]
    assert not decision.is_open
    assert asked == ["made"]


def test_stopping_follows_the_other_options_in_any_case() -> None:
    assert list(Decision.may(1, "pick", list, ([A],), STOP).options) == [A, STOP]
    assert list(Decision.may(1, "pick", list, ([],), STOP).options) == [STOP]


def test_several_options_need_not_be_worked_out_to_know_that_none_takes_itself() -> None:
    for decision in (
        Decision.must(1, "pick", lambda: [A, B], several=True),
        Decision.may(1, "pick", lambda: [A], (), STOP, some=True),
    ):
        assert not decision.takes_itself
        assert decision.is_open


def test_what_has_at_most_one_option_takes_itself_unless_the_answer_would_tell_something() -> None:
    assert Decision.must(1, "pick", lambda: [A]).takes_itself
    assert Decision.must(1, "pick", lambda: []).takes_itself
    assert Decision.may(1, "pick", list, ([],), STOP).takes_itself
    assert Decision.of(1, "pick", [A]).takes_itself
    assert Decision.deal(("sun",)).takes_itself
    assert not Decision.of(1, "pick", [A, B]).takes_itself
    assert not Decision.of(1, "pick", [A], obvious=False).takes_itself
    assert not Decision.asked(1, "pick", lambda: [A]).takes_itself


def test_what_is_taken_then_is_the_only_option_or_nothing() -> None:
    assert Decision.must(1, "pick", lambda: [A]).only == A
    assert Decision.must(1, "pick", lambda: []).only is None


def test_an_aside_never_keeps_an_obvious_decision_from_being_skipped() -> None:
    assert list(with_aside(Decision.must(1, "pick", lambda: [A])).options) == [A]
    assert list(with_aside(Decision.must(1, "pick", lambda: [])).options) == []
    assert list(with_aside(Decision.must(1, "pick", lambda: [A, B])).options) == [A, B, PASS]
    assert list(with_aside(Decision.asked(1, "pick", lambda: [A])).options) == [A, PASS]


def test_the_same_question_can_be_put_to_another_seat() -> None:
    decision = with_aside(Decision.asked(1, "pick", lambda: [A, B]))
    decision.rest, decision.about = "rest", "about"
    other = decision.asked_of(CHANCE)
    assert (other.seat, other.kind, other.obvious, other.rest, other.about) == (0, "pick", False, "rest", "about")
    assert list(other.options) == [A, B]
    assert list(decision.options) == [A, B, PASS]


def test_a_decision_shows_itself() -> None:
    assert repr(Decision.must(2, "pick", lambda: [A])) == "Decision(seat=2, kind='pick', options=[('a',)])"


def test_what_chance_may_deal_is_a_sequence_of_options() -> None:
    deals = Deals(("sun", "moon", "star"))
    assert list(deals) == [Dealt("sun"), Dealt("moon"), Dealt("star")]
    assert list(deals[1:]) == [Dealt("moon"), Dealt("star")]
    assert Dealt("moon") in deals
    assert Dealt("comet") not in deals
    assert ("moon",) not in deals
