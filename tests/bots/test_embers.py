"""The partner of embers: what it works out from its view, what it plans, how a pair of them fares."""

from typing import Any

import pytest

from frostglass.bots import play, read_spec
from frostglass.bots.embers_belief import needs, unseen_memories
from frostglass.bots.embers_rows import hand_of, turns
from frostglass.embers.mind import Mind
from frostglass.embers.notation import text
from frostglass.embers.position import Position
from frostglass.embers.table import AELIN, FENRYS
from frostglass.embers.view import view
from frostglass.lab.game import Table, play_game
from tests.embers.tables import asks, table
from tests.embers.tables import play as choose

PARTNER = read_spec("embers", "partner")


def choice(p: Position, seed: int = 1) -> str:
    """What the partner chooses, as its short text."""
    assert p.decision is not None
    seat = p.decision.seat
    return text(play("embers", view(p, seat), p.decision, PARTNER.level, PARTNER.budget, seed))


def lacks(p: Position, seat: int) -> list[dict[int, float]]:
    seen = view(p, seat)
    return [dict(need) for need in needs(seen, unseen_memories(seen))]


# -- belief -------------------------------------------------------------------------------------------------------

MIND = "chains-5@0,0 flames-4@1,1 daggers-1a@2,2"


def test_aelin_knows_what_her_rows_lack() -> None:
    p = table(MIND, rows=["glass-1a", "glass-3! antlers-2a", "glass-2a", "glass-5"], todo="glimpse", active=AELIN)
    assert lacks(p, AELIN) == [{6: 1.0}, {2: 1.0}, {5: 1.0}, {2: 1.0}]


def test_fenrys_knows_a_face_up_row_and_weighs_the_others_by_what_he_has_not_seen() -> None:
    p = table(MIND, rows=["glass-1a", "glass-3! antlers-2a", "glass-2a", "glass-5"], todo="glimpse", active=AELIN)
    first, second, *_ = lacks(p, FENRYS)
    assert second == {2: 1.0}
    # Unseen: all but chains-5, flames-4, daggers-1a, glass-3 and antlers-2a, and he has no reason to prefer any.
    assert first == pytest.approx({6: 9 / 30, 5: 9 / 30, 4: 4 / 30, 3: 4 / 30, 2: 4 / 30})


def test_an_incomplete_row_lacks_at_least_one() -> None:
    p = table(
        MIND, rows=["glass-1a flames-2a flames-3", "glass-2a", "glass-2b", "glass-5"], todo="glimpse", active=AELIN
    )
    assert set(lacks(p, FENRYS)[0]) == {1}


def test_aelin_would_have_turned_a_card_of_the_colour_she_added() -> None:
    rows = ["glass-1a {}", "glass-2a", "glass-2b", "glass-5"]
    told = {}
    for added in ("flames-2a", "flames-2b antlers-2a"):
        p = table(MIND, rows=[rows[0].format(added), *rows[1:]], todo="glimpse", active=AELIN)
        told[added] = lacks(p, FENRYS)[0]
    # A 4 would be of flames (one unseen of four is, the 4 in the Mind aside): with flames added it is no likelier.
    assert max(told["flames-2a"]) == 4
    assert max(told["flames-2b antlers-2a"]) == 2


def test_a_completed_row_asks_for_nothing() -> None:
    p = table(MIND, rows=["glass-2a flames-5 =", "glass-1a", "glass-2b", "glass-3"], todo="glimpse", active=AELIN)
    assert len(lacks(p, FENRYS)) == 3


# -- rows and places ----------------------------------------------------------------------------------------------


def test_one_card_is_one_turn_two_are_two_and_none_in_sight_takes_longer() -> None:
    hand = hand_of(Mind.of([("chains-5", 0, 0), ("daggers-1a", 1, 1)]))
    assert turns(hand, 5) == 1
    assert turns(hand, 6) == 2
    assert turns(hand, 4) > 2
    assert turns(hand, 0) == 0


# -- choices ------------------------------------------------------------------------------------------------------


def test_aelin_completes_the_last_row_when_she_can() -> None:
    rows = ["glass-1a", "glass-1b", "glass-2b", "glass-5"]
    done = [f"{rows[0]} flames-5 flames-1a =", f"{rows[1]} antlers-5 antlers-1a =", f"{rows[2]} daggers-5 =", rows[3]]
    p = table("chains-5@0,0 chains-2b@1,1 daggers-4@-1,-1", rows=done, todo="glimpse", active=AELIN, day=3)
    assert asks(p) == (AELIN, "glimpse")
    assert choice(p) == "take chains-2b"


def test_aelin_never_takes_the_last_card_of_a_mind_by_choice() -> None:
    p = table(
        "chains-5@0,0 daggers-1a@1,1",
        rows=["glass-2a", "glass-1a", "glass-1b", "glass-3"],
        todo="glimpse",
        active=AELIN,
    )
    choose(p, choice(p))
    assert p.outcome is None


def test_aelin_turns_a_card_when_she_may() -> None:
    p = table(
        "chains-5@0,0 glass-2a@1,1", rows=["glass-1a", "flames-1a", "glass-2b", "glass-5"], todo="glimpse", active=AELIN
    )
    choose(p, "take glass-2a")
    assert asks(p) == (AELIN, "reveal")
    assert choice(p) == "reveal 1"


def test_fenrys_relives_a_memory_to_banish_a_demon() -> None:
    under = {"flames": "flames-1a flames-1b flames-2b flames-3"}
    p = table("flames-5@0,0", row="flames-2a glass-4", demons=under, todo="blink", active=FENRYS, day=2)
    assert asks(p) == (FENRYS, "blink")
    assert choice(p) == "flames-2a@-1,1"  # V6: 5 + 2


def test_fenrys_stops_on_the_first_day_when_the_mind_is_rich() -> None:
    mind = "chains-5@0,0 flames-4@0,0 antlers-3@1,1 daggers-1a@2,2 glass-4@-1,0 antlers-1b@-1,-1"
    p = table(mind, row="chains-2a", todo="observe", active=FENRYS, day=1, draws=1)
    assert choice(p) == "stop"


# -- a pair -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("settings", "least"),
    [({"mode": "prologue"}, 7), ({"mode": "chapter", "chapter": 1}, 6), ({"mode": "chapter", "chapter": 7}, 3)],
)
def test_a_pair_wins_most_of_its_games(settings: dict[str, Any], least: int) -> None:
    won = [play_game(Table("embers", settings, (PARTNER, PARTNER), seed)).reason for seed in range(8)]
    assert won.count("won") >= least
