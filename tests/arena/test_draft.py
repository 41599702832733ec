"""Ban and pick: the players strike schools out and choose among the rest before the deal."""

from random import Random

import pytest

from frostglass.arena.document import read, write
from frostglass.arena.forms import FORMS
from frostglass.arena.notation import parse
from frostglass.arena.patterns import SCHOOLS, deck_of
from frostglass.arena.position import Position
from frostglass.arena.rules import ARENA
from frostglass.arena.view import view
from frostglass.bots import read_spec
from frostglass.bots.arena import adept
from frostglass.engine import record
from frostglass.engine.game import Match
from tests.arena.build import asked, choices, choose, luck


def drafted(mode: str = "duel", seats: int = 2, start: int = 1) -> Position:
    return Position.new(FORMS[mode], tuple(SCHOOLS)[:seats], start=start, draft=True)


def test_in_turn_order_each_bans_then_the_last_player_picks_first() -> None:
    p = drafted(start=2)
    assert asked(p) == (2, "ban")
    assert choices(p) == {f"school {school}" for school in SCHOOLS}
    choose(p, "school sylvan")
    assert asked(p) == (1, "ban")
    choose(p, "school highland")
    assert asked(p) == (1, "pick")
    assert choices(p) == {f"school {school}" for school in SCHOOLS if school not in ("sylvan", "highland")}
    choose(p, "school nethervoid")
    assert asked(p) == (2, "pick")
    assert "school nethervoid" not in choices(p)
    choose(p, "school everfrost")
    luck(p)
    assert p.schools == ("nethervoid", "everfrost")
    assert not p.draft
    assert set(p.hands[0]) < set(deck_of("nethervoid"))
    assert {keyword.id for keyword in p.hooks.keywords} >= {"gateway", "frozen"}


@pytest.mark.parametrize(("mode", "seats"), [("melee", 3), ("melee", 4), ("team_duel", 4), ("high_form", 2)])
def test_as_many_ban_as_leave_a_school_for_everybody(mode: str, seats: int) -> None:
    p = drafted(mode, seats)
    kinds = []
    while asked(p)[1] in ("ban", "pick"):
        kinds.append(asked(p)[1])
        choose(p, sorted(choices(p))[0])
    assert kinds.count("ban") == min(seats, len(SCHOOLS) - seats)
    assert kinds.count("pick") == (seats if seats < 4 else 3)  # a school that alone is left takes itself
    assert len(set(p.schools)) == seats


def test_inside_the_draft_a_position_is_written_and_read_back() -> None:
    p = drafted()
    choose(p, "school sylvan")
    document = write(p)
    assert document["draft"] is True
    again = read(document)
    assert asked(again) == (2, "ban")
    assert write(again) == document


def test_a_game_with_a_draft_is_recorded_and_replayed() -> None:
    match = Match(ARENA, {"mode": "duel", "schools": ["northern", "southern"], "draft": True, "start": 1}, 7)
    for words in ("school sylvan", "school highland", "school nethervoid", "school etherweave"):
        decision = match.position.decision
        assert decision is not None
        match.play(parse(words, decision), decision.seat)
    assert match.position.schools == ("etherweave", "nethervoid")
    text = record.write(record.Record.of(match), ARENA)
    end = record.check(record.read(text), ARENA)
    assert write(end) == write(match.position)


def test_a_bot_bans_and_picks_some_school_that_is_left() -> None:
    p = drafted()
    while asked(p)[1] in ("ban", "pick"):
        decision = p.decision
        assert decision is not None
        p.play(adept(view(p, decision.seat), decision.bare(), read_spec("arena", "adept:10n").budget, Random(1)))
    assert len(set(p.schools)) == 2
