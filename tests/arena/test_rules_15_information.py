"""RULES 15: what each seat may know."""

import json
from dataclasses import asdict
from typing import Any

import pytest

from frostglass.arena.events import Drew, GivenUp, Returned
from frostglass.arena.keywords.frozen import FROZEN
from frostglass.arena.position import Position
from frostglass.arena.rules import ARENA
from frostglass.arena.view import SPECTATOR, see, view
from frostglass.engine.decision import Resign
from tests.arena.build import asked, choices, choose, deal, duel, high_form, luck, melee, play, summon, teams

CHEST = """
    5 -- -- -- c1 c1 c1 -- -- --"""
SPIRIT = """
    5 -- -- c1 -- -- -- -- -- --
    4 -- -- c1 -- c1 -- -- -- --"""
SECRET: dict[str, Any] = {"hand": ["snow_fox", "war_sled"], "legends": ["titan"], "flares": ["flare_07"]}


def document(p: Position, seat: int) -> str:
    """All that the house sends a seat, as one text."""
    return json.dumps(ARENA.view(p, seat))


def tells(p: Position, seat: int, *cards: str) -> set[str]:
    return {card for card in cards if f'"{card}"' in document(p, seat)}


def test_15_1_public_things_are_in_every_view() -> None:
    p = high_form(
        """
                6 l2 -- -- -- -- -- -- -- --
                5 h2 -- -- -- c1 -- -- -- --""",
        frozen="ice_queen",
        removed=[1, 0],
        kills=[0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0],
        tasks=["center_cross", "destruction", "red_summoning"],
        next_task="side_chain",
        tasks_under=["devastation"],
        task_deck={"bottom": ["devastation"]},
        claimed=["diagonals"],
        others=[{"penalty": 1, "hand": ["sapling"], "discard": ["naiad"]}],
        legend_discard=["titan"],
        flare_discard=["flare_01"],
        trigger=2,
        trigger_reason="deck",
        last_turns=1,
    )
    for seat in (SPECTATOR, 1, 2):
        v = view(p, seat)
        assert (v.cells, v.removed, v.turn, v.actions) == (tuple(p.cells), (1, 0, 0, 0), 1, 2)
        assert (v.kills[3], v.points) == (1, (3, 1))
        assert (v.tasks, v.next_task, v.tasks_under) == (p.tasks, "side_chain", ("devastation",))
        assert v.claimed == (("diagonals",), ())
        assert (v.kept[FROZEN.index][0], v.seats[1].penalty) == ("ice_queen", 1)
        assert (v.legend_discard, v.flare_discard) == (("titan",), ("flare_01",))
        assert (v.legend_deck_size, v.flare_deck_size, v.task_deck_size) == (11, 11, 24 - 3 - 1 - 1)
        assert (v.seats[1].hand_size, v.seats[1].discard_size, v.seats[1].deck_size) == (1, 1, 16)
        assert (v.trigger, v.last_turns) == (2, 1)


def test_15_1_melee_scores_and_markers_are_public() -> None:
    p = melee(scores=[0, 1, 2, 0, 0, 0, 0, 0, 0], improvised=[3])
    for seat in (SPECTATOR, 1, 2, 3):
        assert (view(p, seat).scores, view(p, seat).seats[0].improvised) == (p.scores, 0b100)


def test_15_1_a_card_is_public_when_it_is_summoned_invoked_or_thawed() -> None:
    p = duel(
        """
            5 -- -- -- -- -- c1 -- -- --
            4 -- -- -- -- -- -- c1 -- --""",
        hand=["snow_fox"],
    )
    assert tells(p, 2, "snow_fox") == set()
    summon(p, "snow_fox", "e5")
    assert view(p, 2).card == "snow_fox"
    assert all(see(event, 2) == event for event in p.events)
    q = duel("7 h2 h2 -- -- -- -- -- -- --\n5 c1 -- -- -- -- -- -- -- --", flares=["flare_12"])
    play(q, "F flare_12 2")
    assert view(q, 2).card == "flare_12"
    r = duel("5 c1 c1 -- -- -- -- -- -- --", frozen="crystal_grower")
    play(r, "T crystal_grower")
    assert view(r, 2).card == "crystal_grower"


def test_15_2_a_hand_and_the_own_pile_are_seen_by_their_owner_only() -> None:
    p = duel(**SECRET, discard=["polar_bear"], shown=[])
    mine = ("snow_fox", "war_sled", "titan", "flare_07", "polar_bear")
    assert tells(p, 1, *mine) == set(mine)
    for seat in (SPECTATOR, 2):
        assert tells(p, seat, *mine) == set()
    assert view(p, 1).seats[0].discard == ("polar_bear",)
    assert view(p, 2).seats[0].hand is None


def test_15_3_nobody_sees_the_order_of_a_deck() -> None:
    hidden = ("ice_queen", "polar_bear", "hell_bull", "flare_11", "diagonals")
    p = high_form(
        hand=["snow_fox"],
        deck={"top": ["ice_queen"], "bottom": ["polar_bear"]},
        legend_deck={"top": ["hell_bull"]},
        flare_deck={"bottom": ["flare_11"]},
        tasks=["center_cross"],
        task_deck={"top": ["diagonals"]},
    )
    for seat in (SPECTATOR, 1, 2):
        assert tells(p, seat, *hidden) == set()
        assert "seed" not in document(p, seat)


def test_15_3_a_card_not_dealt_yet_is_not_in_the_view() -> None:
    p = duel(hand=["snow_fox"], actions=0)
    choose(p, "end")
    assert asked(p)[0] == 0
    assert view(p, 1).resolving is None
    assert "options" not in document(p, 1)


def test_15_4_a_card_given_up_or_returned_is_not_shown_to_others() -> None:
    p = duel(hand=["snow_fox", "war_sled"], actions=1)
    choose(p, "D snow_fox")
    (given_up,) = (event for event in p.events if isinstance(event, GivenUp))
    assert (see(given_up, 2), see(given_up, 1)) == (GivenUp(1, None), GivenUp(1, "snow_fox"))
    choose(p, "R war_sled")
    (returned,) = (event for event in p.events if isinstance(event, Returned))
    assert (see(returned, 2), see(returned, SPECTATOR)) == (Returned(1, "school", None),) * 2
    v = view(p, 2)
    assert (v.seats[0].discard_size, v.seats[0].shown, v.seats[0].deck_size) == (1, (), 17)
    assert tells(p, 2, "snow_fox", "war_sled") == set()


def test_15_4_a_drawn_card_is_its_owners_secret() -> None:
    p = duel(hand=["snow_fox"], actions=0, deck={"top": ["polar_bear"]})
    choose(p, "end")
    (drew,) = (event for event in p.events if isinstance(event, Drew))
    assert (see(drew, 1), see(drew, 2)) == (Drew(1, "school", "polar_bear"), Drew(1, "school", None))


def test_15_4_others_see_the_cards_that_went_to_the_pile_openly() -> None:
    p = duel(
        """
            5 -- -- -- -- -- c1 -- -- --
            4 -- -- -- -- -- -- c1 -- --""",
        hand=["snow_fox", "war_sled"],
        discard=["polar_bear"],
    )
    summon(p, "snow_fox", "e5", "stop")
    play(p, "D war_sled")
    assert p.discards[0] == ("polar_bear", "snow_fox", "war_sled")
    assert view(p, 2).seats[0].shown == ("polar_bear", "snow_fox")
    assert view(p, 2).seats[0].discard_size == 3


def test_15_4_a_card_seen_elsewhere_is_no_longer_listed_in_the_pile() -> None:
    p = duel(CHEST, hand=["frozen_chest"], discard=["ice_queen", "snow_fox"])
    summon(p, "frozen_chest", "e5", "take ice_queen")
    assert view(p, 2).seats[0].shown == ("snow_fox", "frozen_chest")


def test_15_4_kiskin_spirit_moves_a_card_in_secret() -> None:
    p = duel(SPIRIT, hand=["kiskin_spirit"], discard=["naiad", "dryad"])
    summon(p, "kiskin_spirit", "e5", "take dryad")
    assert p.discards[0] == ("naiad", "kiskin_spirit")
    v = view(p, 2)
    assert set(v.seats[0].shown) == {"naiad", "dryad", "kiskin_spirit"}
    assert (v.seats[0].discard_size, v.seats[0].deck_size) == (2, 16)


def test_15_5_piles_of_legends_and_flares_are_public() -> None:
    p = duel(legend_discard=["titan"], flare_discard=["flare_01", "flare_02"])
    assert tells(p, SPECTATOR, "titan", "flare_01", "flare_02") == {"titan", "flare_01", "flare_02"}


def test_15_6_teammates_do_not_see_each_others_cards() -> None:
    p = teams(**SECRET, others=[{}, {"hand": ["sapling"], "flares": ["flare_08"]}, {}])
    assert tells(p, 3, "snow_fox", "titan", "flare_07") == set()
    assert tells(p, 1, "sapling", "flare_08") == set()
    play(p, "pass")
    assert tells(p, 3, "titan") == {"titan"}
    assert tells(p, 1, "titan") == set()


def test_15_7_a_view_has_no_choices_of_another_seat() -> None:
    p = duel(CHEST, hand=["frozen_chest"], discard=["ice_queen"], shown=[])
    summon(p, "frozen_chest", "e5")
    assert choices(p) == {"take ice_queen", "stop"}
    assert tells(p, 2, "ice_queen") == set()
    assert view(p, 2).resolving is None


def test_15_7_what_was_answered_in_secret_is_not_in_the_view() -> None:
    p = teams(CHEST, hand=["frozen_chest"], discard=["snow_fox"], shown=[])
    summon(p, "frozen_chest", "e5")
    for seat in (SPECTATOR, 2, 3, 4):
        assert "snow_fox" not in str(asdict(view(p, seat)))


@pytest.mark.parametrize("hand", [[], ["snow_fox"]])
@pytest.mark.parametrize("flares", [[], ["flare_12"]])
def test_15_8_the_end_of_the_turn_is_asked_whatever_the_hand_holds(hand: list[str], flares: list[str]) -> None:
    p = duel("7 h2 h2 -- -- -- -- -- -- --", hand=hand, flares=flares, actions=1)
    play(p, "P a5")
    assert asked(p) == (1, "main")


def test_15_8_frozen_chest_asks_whenever_the_pile_has_a_card() -> None:
    p = duel(CHEST, hand=["frozen_chest"], discard=["snow_fox"])
    summon(p, "frozen_chest", "e5")
    assert asked(p) == (1, "take_frozen")
    assert choices(p) == {"stop"}
    q = duel(CHEST, hand=["frozen_chest"])
    summon(q, "frozen_chest", "e5")
    assert asked(q) == (1, "main")


def test_15_8_whether_the_discard_action_asks_depends_on_the_number_of_cards_only() -> None:
    for hand, legends in ((["snow_fox", "war_sled"], []), (["snow_fox"], ["titan"])):
        p = duel(hand=hand, legends=legends)
        play(p, "D snow_fox")
        assert asked(p) == (1, "return")


def test_15_8_a_public_choice_with_one_option_is_skipped() -> None:
    p = duel(
        """
            5 c2 -- -- -- -- -- -- -- --
            4 -- -- -- c1 c1 -- -- -- --""",
        hand=["crystal_grower"],
    )
    summon(p, "crystal_grower", "e5")
    assert asked(p) == (1, "main")


def test_15_9_when_the_game_is_over_everything_may_be_shown() -> None:
    p = duel(**SECRET)
    p.play(Resign(2))
    assert tells(p, SPECTATOR, "snow_fox", "titan", "flare_07") == {"snow_fox", "titan", "flare_07"}


def test_15_9_spectators_see_no_hand() -> None:
    p = duel(**SECRET, actions=0)
    choose(p, "end")
    deal(p, "polar_bear")
    luck(p)
    assert tells(p, SPECTATOR, *p.hands[0], *p.legends[0], *p.flares[0]) == set()
