"""The runtime of steps: what is to be done is data, copies share nothing, obvious choices are taken as in scripts."""

from __future__ import annotations

from typing import Any, Self

from frostglass.engine.decision import Decision, Leave, Option, Resign
from frostglass.engine.steps import Step, Stepped

ONE, TWO, THREE = ("one",), ("two",), ("three",)


class Walk(Stepped):
    """A list of questions; `asked` has the options of each, `taken` what was answered."""

    __slots__ = ("asked", "taken")

    asked: dict[str, Decision]
    taken: tuple[tuple[str, Option], ...]

    @classmethod
    def of(cls, *steps: str, **asked: Decision) -> Walk:
        walk = cls()
        walk.asked, walk.taken = asked, ()
        walk.todo = tuple((step,) for step in steps)
        walk.resume()
        return walk

    def _load(self, other: Self) -> None:
        self.asked, self.taken = other.asked, other.taken

    def _ask(self, step: Step) -> Decision | None:
        if step[0] == "more":
            self.then(("two",), ("real",))
        return self.asked.get(step[0])

    def _answer(self, step: Step, option: Option) -> None:
        self.taken = (*self.taken, (step[0], option))

    def _resign(self, seat: int) -> None:
        self.todo = ()

    def _leave(self, seat: int) -> None:
        """The others go on."""


def walk() -> Walk:
    return Walk.of(
        "single", "nothing", "real", "more",
        single=Decision.of(1, "a", [ONE]),
        nothing=Decision.of(1, "b", []),
        real=Decision.of(1, "c", [ONE, TWO]),
        two=Decision.of(2, "d", [THREE], obvious=False),
    )  # fmt: skip


def kind(p: Walk) -> Any:
    return None if p.decision is None else p.decision.kind


def test_a_single_obvious_option_takes_itself_and_a_question_without_options_is_not_asked() -> None:
    p = walk()
    assert kind(p) == "c"
    assert p.taken == (("single", ONE),)


def test_a_step_says_what_comes_next_and_the_game_is_over_when_there_is_nothing() -> None:
    p = walk()
    p.play(TWO)
    assert kind(p) == "d"  # asked, though there is one option: its answer would tell something
    p.play(THREE)
    assert kind(p) == "c"
    p.play(ONE)
    assert p.decision is None
    assert p.taken == (("single", ONE), ("real", TWO), ("two", THREE), ("real", ONE))


def test_a_copy_goes_its_own_way() -> None:
    p = walk()
    other = p.copy()
    other.play(ONE)
    assert (kind(p), kind(other)) == ("c", "d")
    assert p.taken == (("single", ONE),)
    after = p.played(TWO)
    assert (kind(p), kind(after)) == ("c", "d")


def test_who_leaves_or_resigns_does_it_at_any_time() -> None:
    p = walk()
    p.play(Leave(2))
    assert kind(p) == "c"
    p.play(Resign(1))
    assert p.decision is None
