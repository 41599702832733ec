"""The deal that teaches the prologue: its script as LOOK.md tells it, by the real rules, with the real partner."""

from __future__ import annotations

from typing import Any

import pytest

from frostglass.bots import Budget, play
from frostglass.embers.rules import EMBERS
from frostglass.embers.story import STORIES
from frostglass.engine.errors import Refused
from frostglass.engine.game import Match

LESSON = {"mode": "prologue", "deal": "lesson"}
AELIN, ROWAN = 1, 2


def choices(match: Match) -> list[str]:
    assert match.decision is not None
    return [EMBERS.text(option) for option in match.decision.options]


def choose(match: Match, words: str) -> list[dict[str, Any]]:
    """Aelin makes this choice; what happened."""
    assert match.decision is not None
    match.play(EMBERS.parse(words, match.decision), AELIN)
    return [EMBERS.happening(event) or {} for event in match.events]


def let_rowan(match: Match) -> list[str]:
    """Rowan plays a whole turn as the partner does; his choices."""
    made = []
    while match.decision is not None and match.decision.seat == ROWAN:
        option = play("embers", EMBERS.look(match.position, ROWAN), match.decision, "partner", Budget(), 7)
        made.append(EMBERS.text(option))
        match.play(option, ROWAN)
    return made


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_script_holds_whatever_luck_deals(seed: int) -> None:
    match = Match(EMBERS, LESSON, seed)
    assert let_rowan(match) == ["flames-5@1,-1", "antlers-4@-1,1"]
    assert match.position.row == ("glass-3", "daggers-4", "flames-2b", "chains-2b")  # type: ignore[attr-defined]
    # Right on Flames 5 it may not lie, one step to the left it relives 5 + 2.
    assert "flames-2b@1,-1" not in choices(match)
    happened = choose(match, "flames-2b@0,-1")
    assert [event["cards"] for event in happened if event["kind"] == "relived"] == [("flames-5", "flames-2b")]
    assert not [words for words in choices(match) if words.startswith("glass-3@")]
    choose(match, "discard glass-3")
    assert let_rowan(match) == ["antlers-3@-2,0", "chains-1a@-3,0"]
    choose(match, "chains-2b@-4,-1")
    kinds = [event["kind"] for event in choose(match, "chains-4@-3,-2")]
    assert "part_won" in kinds
    choose(match, "arrange glass-4 daggers-5 flames-1a")
    choose(match, "take antlers-3")
    keeps = sorted(len(words.removeprefix("keep ").split("+")) for words in choices(match))
    assert keeps == [3, 4]
    choose(match, "keep glass-1b+flames-5+antlers-4+flames-2b")
    # An ordinary game from here on, and one that can be won.
    let_rowan(match)
    choose(match, "take flames-5")
    let_rowan(match)
    assert EMBERS.result(match.position) == {"winner": "won", "reason": "won"}


def test_a_learner_may_leave_the_script() -> None:
    match = Match(EMBERS, LESSON, 1)
    let_rowan(match)
    choose(match, "daggers-4@-1,-1")
    choose(match, "discard glass-3")
    assert let_rowan(match)


@pytest.mark.parametrize(
    ("settings", "code"),
    [({"mode": "prologue", "deal": "kind"}, "unknown-deal"), ({"mode": "chapter", "deal": "lesson"}, "unknown-mode")],
)
def test_there_is_no_other_deal(settings: dict[str, Any], code: str) -> None:
    with pytest.raises(Refused) as refusal:
        EMBERS.new(settings)
    assert refusal.value.code == code


def test_a_taught_prologue_counts_for_the_campaign() -> None:
    story = STORIES.begin()
    assert story.counts(LESSON)
    assert story.counts({"mode": "prologue"})
    assert not story.counts({"mode": "chapter", "chapter": 1, "deal": "lesson"})
    after = story.finished(LESSON, {"outcome": "won", "turns": 8, "day": 0})
    assert after.campaign.open == 1
    assert after.campaign.wins[0] == 1
