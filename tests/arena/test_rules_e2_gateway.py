"""EXPANSION_RULES 2: what the Gateway is, who becomes it, how it is lost; the worked examples of section 4 about it."""

from typing import Any

import pytest

from frostglass.arena.board import NAMES, square
from frostglass.arena.document import read, write
from frostglass.arena.explore import explore
from frostglass.arena.keywords.gateway import GATEWAY, make_gateway
from frostglass.arena.position import Position
from frostglass.arena.scene import Scene
from frostglass.engine.errors import Refused
from tests.arena.build import at, both, choices, duel, happened, high_form, kills, melee, play, summon, teams

NETHERVOID = {"school": "nethervoid"}
SLOTH = """
    4  -- -- -- c1 -- -- -- -- --
"""
"""Demon of Sloth comes to e5."""
IMP = """
    5  c1 -- -- -- -- -- -- -- --
    4  -- c1 -- -- -- -- -- -- --
"""
"""Flame Imp comes to c5."""
RIDER = """
    4  -- -- c1 c1 c1 -- -- -- --
    3  -- -- c1 -- -- -- -- -- --
"""
"""Hell Rider comes to c4."""
KEEPER = """
    6  -- -- -- -- c1 -- -- -- --
    5  -- -- -- c1 -- c1 -- -- --
"""
"""Gate Keeper comes to e5."""
COMMON_ON_E5 = """
    5  -- -- -- -- c1 -- -- -- --
"""
HEROIC_ON_E5 = """
    5  -- -- -- -- h1 -- -- -- --
"""


def gateway(p: Position) -> str | None:
    """The square of the Gateway, None when it is on none."""
    found = GATEWAY.get(p)
    return NAMES[found] if found >= 0 else None


def gateways(p: Position, card: str, target: str) -> set[str | None]:
    """Where the Gateway can be when this summoning is over."""
    (entry,) = [entry for entry in explore(p)["summons"] if (entry["card"], entry["at"]) == (card, target)]
    return {outcome["gateway"] for outcome in entry["outcomes"]}


# -- 2.1 what it is ---------------------------------------------------------------------------------------------------


def test_e2_1_at_the_start_of_the_game_there_is_none() -> None:
    assert gateway(duel(school="nethervoid")) is None


def test_e2_1_the_marker_goes_along_with_moves_and_swaps() -> None:
    p = duel(both(HEROIC_ON_E5, "5 -- -- -- -- -- -- -- c2 --"), school="nethervoid", gateway="e5")
    scene = Scene(p)
    scene.relocate(square("e5"), square("e6"))
    assert gateway(p) == "e6"
    scene.swap(square("h5"), square("e6"))
    assert gateway(p) == "h5"
    scene.swap(square("h5"), square("e6"))
    assert gateway(p) == "e6"


def test_e2_1_a_swap_of_other_pieces_leaves_it() -> None:
    p = duel("5 c1 -- c1 -- h1 -- -- -- --", school="nethervoid", gateway="e5")
    Scene(p).swap(square("a5"), square("c5"))
    assert gateway(p) == "e5"


# -- 2.2 by being summoned --------------------------------------------------------------------------------------------


def test_e2_2_without_a_gateway_any_being_of_the_deck_becomes_it() -> None:
    p = duel(IMP, hand=["flame_imp"])
    summon(p, "flame_imp", "c5")
    assert gateway(p) == "c5"


def test_e2_2_a_heroic_being_replaces_a_common_gateway_which_stays() -> None:
    p = duel(both(SLOTH, "5 c1 -- -- -- -- -- -- -- --"), hand=["demon_of_sloth"], gateway="a5")
    summon(p, "demon_of_sloth", "e5")
    assert (gateway(p), at(p, "a5 e5")) == ("e5", "c1 h1")


@pytest.mark.parametrize(("diagram", "hand", "target"), [(IMP, "flame_imp", "c5"), (SLOTH, "demon_of_sloth", "e5")])
def test_e2_2_a_heroic_gateway_is_not_replaced(diagram: str, hand: str, target: str) -> None:
    p = duel(both(diagram, "6 -- -- -- -- -- -- -- h1 --"), hand=[hand], gateway="h6")
    summon(p, hand, target)
    assert gateway(p) == "h6"


def test_e2_2_a_common_being_leaves_a_common_gateway() -> None:
    p = duel(both(IMP, "6 -- -- -- -- -- -- -- c1 --"), hand=["flame_imp"], gateway="h6")
    summon(p, "flame_imp", "c5")
    assert gateway(p) == "h6"


def test_e2_2_legends_and_placed_pieces_do_not_become_it_by_themselves() -> None:
    pattern = """
        4  -- -- -- h1 -- h1 -- -- --
        3  -- -- -- -- h1 -- -- -- --
        2     -- -- c1 -- c1 -- --
    """
    p = duel(pattern, school="nethervoid", legends=["time_elemental"])
    play(p, "P a5")
    assert gateway(p) is None
    summon(p, "time_elemental", "e5")
    assert gateway(p) is None


def test_e2_2_the_gateway_may_serve_in_the_pattern_and_stays_what_it_is() -> None:
    p = duel("4 -- -- -- h1 -- -- -- -- --", hand=["demon_of_sloth"], gateway="d4")
    summon(p, "demon_of_sloth", "e5")
    assert gateway(p) == "d4"


def test_e2_2_a_gateway_picked_up_in_a_shortage_passes_the_marker_to_the_being() -> None:
    p = duel(both(IMP, "6 -- -- -- -- -- -- -- h1 --"), hand=["flame_imp"], gateway="h6", removed=[13, 0])
    summon(p, "flame_imp", "c5")
    assert (gateway(p), at(p, "h6 c5")) == ("c5", "-- c1")


def test_x10_a_shortage_cured_on_the_target_takes_the_marker_off_first() -> None:
    p = duel(both(IMP, "5 -- -- c1 -- -- -- -- -- --"), hand=["flame_imp"], gateway="c5", removed=[13, 0])
    summon(p, "flame_imp", "c5")
    assert gateway(p) == "c5"
    assert happened(p).index("GatewayClosed") < happened(p).index("GatewayOpened")


def test_x10_it_is_the_gateway_before_its_effect_starts() -> None:
    p = duel(both(IMP, "5 -- -- -- c2 -- -- -- -- --"), hand=["flame_imp"])
    summon(p, "flame_imp", "c5", "d5")  # next to the Imp, which is the Gateway
    assert (gateway(p), at(p, "d5"), kills(p, 2)) == ("c5", "--", [1, 0, 0])


# -- 2.3 by an effect -------------------------------------------------------------------------------------------------


def test_e2_3_naming_a_piece_takes_the_marker_from_the_former_one() -> None:
    p = duel(both(HEROIC_ON_E5, "5 c1 -- -- -- -- -- -- -- --"), school="nethervoid", gateway="e5")
    make_gateway(Scene(p), square("a5"))
    assert (gateway(p), at(p, "a5 e5")) == ("a5", "c1 h1")
    assert happened(p) == ["GatewayOpened"]


def test_e2_3_naming_the_gateway_changes_nothing() -> None:
    p = duel(HEROIC_ON_E5, school="nethervoid", gateway="e5")
    make_gateway(Scene(p), square("e5"))
    assert (gateway(p), happened(p)) == ("e5", [])


# -- 2.4 losing it ----------------------------------------------------------------------------------------------------


def test_e2_4_destroyed_it_is_lost() -> None:
    p = duel(HEROIC_ON_E5, school="nethervoid", gateway="e5")
    Scene(p).destroy(square("e5"))
    assert gateway(p) is None
    assert happened(p) == ["Destroyed", "GatewayClosed"]


def test_e2_4_upgraded_to_legendary_it_is_lost_but_heroic_and_common_keep_it() -> None:
    p = duel(COMMON_ON_E5, school="nethervoid", gateway="e5")
    scene = Scene(p)
    scene.upgrade(square("e5"))
    assert (at(p, "e5"), gateway(p)) == ("h1", "e5")
    scene.downgrade(square("e5"))
    assert (at(p, "e5"), gateway(p)) == ("c1", "e5")
    scene.upgrade(square("e5"))
    scene.upgrade(square("e5"))
    assert (at(p, "e5"), gateway(p)) == ("l1", None)


def test_x11_in_the_hands_of_others_it_is_lost_when_converted_or_removed() -> None:
    p = duel("5 -- -- -- h2 h2 -- -- -- --", school="sylvan", others=[NETHERVOID], gateway="e5")
    Scene(p).convert(square("e5"), 0)
    assert gateway(p) is None
    p = duel("5 -- -- -- h2 h2 -- -- -- --", school="everfrost", others=[NETHERVOID], gateway="e5")
    Scene(p).remove(square("e5"))
    assert gateway(p) is None


def test_x11_moved_by_another_player_it_keeps_the_marker() -> None:
    p = duel("5 -- -- -- -- h2 -- -- -- --", school="sylvan", others=[NETHERVOID], gateway="e5")
    Scene(p).relocate(square("e5"), square("e4"))
    assert gateway(p) == "e4"


def test_x11_standing_in_for_an_enemy_it_is_lost_on_the_framed_square_only() -> None:
    fox = duel(
        """
        5  -- -- -- -- -- c2 -- -- --
        4  -- -- -- -- -- -- c1 -- --
        """,
        hand=["snow_fox"],
        others=[NETHERVOID],
        gateway="f5",
        borrow=True,
    )
    assert "f5" in gateways(fox, "snow_fox", "e5")
    queen = duel(
        """
        5  -- -- -- -- c2 -- -- -- --
        4  -- -- -- -- c1 -- -- -- --
        3  -- -- -- c1 -- c1 -- -- --
        """,
        hand=["ice_queen"],
        others=[NETHERVOID],
        gateway="e5",
        borrow=True,
    )
    assert gateways(queen, "ice_queen", "e5") == {None}


def test_x12_lifted_for_the_place_action_it_is_lost_even_on_its_own_square() -> None:
    p = duel(HEROIC_ON_E5, school="nethervoid", gateway="e5", removed=[15, 0])
    play(p, "L e5", "P e5")
    assert (at(p, "e5"), gateway(p)) == ("c1", None)


# -- 2.5 on Merchant of Time ------------------------------------------------------------------------------------------


def test_e2_5_it_goes_with_its_piece_and_comes_back_with_it() -> None:
    p = duel(HEROIC_ON_E5, school="nethervoid", gateway="e5")
    lying = p.lay_aside(square("e5"))
    assert gateway(p) is None
    assert write_gateway(p) == "merchant"
    p.bring_back(square("a5"), lying)
    assert gateway(p) == "a5"


def test_x16_another_gateway_meanwhile_takes_the_marker_for_good() -> None:
    p = duel(both(HEROIC_ON_E5, "5 c1 -- -- -- -- -- -- -- --"), school="nethervoid", gateway="e5")
    lying = p.lay_aside(square("e5"))
    scene = Scene(p)
    make_gateway(scene, square("a5"))
    scene.destroy(square("a5"))
    p.bring_back(square("c4"), lying)
    assert gateway(p) is None


def test_x15_naming_another_piece_takes_the_marker_from_merchant_of_time() -> None:
    p = duel(both(HEROIC_ON_E5, "5 c1 -- -- -- -- -- -- -- --"), school="nethervoid", gateway="e5")
    lying = p.lay_aside(square("e5"))
    make_gateway(Scene(p), square("a5"))
    p.bring_back(square("c4"), lying)
    assert gateway(p) == "a5"


def test_x37_without_a_square_it_returns_to_the_supply_without_marker() -> None:
    p = duel(HEROIC_ON_E5, school="nethervoid", gateway="e5")
    p.bring_back(-1, p.lay_aside(square("e5")))
    assert (gateway(p), write_gateway(p)) == (None, None)


def write_gateway(p: Position) -> str | None:
    """What the keyword writes of itself, whatever else a document needs."""
    told: dict[str, Any] = {}
    for keyword in p.hooks.keywords:
        if keyword.id == "gateway":
            keyword.write(p, told)
    found: str | None = told["gateway"]
    return found


# -- 2.6, 2.7 read inside effects -------------------------------------------------------------------------------------


def test_e2_6_a_gateway_that_vanished_has_no_square_and_nothing_beside_it() -> None:
    board = """
        8     -- -- -- c1 -- -- --
        7  -- -- -- c1 -- c1 -- -- --
        6  -- -- -- -- c1 -- -- -- --
    """
    p = duel(both(board, "4 h1 -- -- -- -- -- -- -- --", "3 -- h1 -- -- -- -- -- -- --"),
             hand=["vortexmaster"], gateway="a4")  # fmt: skip
    assert None in gateways(p, "vortexmaster", "e5")  # b3 has taken a4


def test_e2_6_the_gateway_is_not_adjacent_to_itself() -> None:
    p = duel(both(IMP, "6 -- -- -- -- -- -- -- c1 --"), hand=["flame_imp"], gateway="h6")
    summon(p, "flame_imp", "c5")  # nothing to destroy is asked: nobody stands next to h6
    assert at(p, "h6") == "c1"


@pytest.mark.parametrize(("actions", "left"), [(2, 0), (4, 2)])
def test_e2_7_x18_with_actions_left_the_demon_of_sloth_costs_exactly_one(actions: int, left: int) -> None:
    p = duel(SLOTH, hand=["demon_of_sloth"], actions=actions)
    summon(p, "demon_of_sloth", "e5")
    assert (p.actions, gateway(p)) == (left, "e5")


# -- teams and other forms --------------------------------------------------------------------------------------------


def test_x13_in_a_team_the_gateway_is_any_piece_of_the_colour_and_the_partners_beings_do_not_become_it() -> None:
    p = teams(SLOTH, school="everfrost", hand=["snow_fox"], others=[{}, NETHERVOID], gateway="d4")
    assert write(p)["gateway"] == "d4"
    fox = teams(
        """
        5  -- -- -- -- -- c1 -- -- --
        4  -- -- -- -- -- -- c1 -- --
        """,
        hand=["snow_fox"],
        others=[{}, NETHERVOID],
    )
    assert gateways(fox, "snow_fox", "e5") == {None}


def test_x17_gate_master_counts_as_a_legend_on_his_own_square_before_the_gateway_is_named() -> None:
    p = duel(MASTER, hand=["gate_master"])
    summon(p, "gate_master", "c7")
    assert p.summoned == (1, 1, 0, 1)  # one being, one legend, on green
    assert p.scores == (1, 0)
    assert "c8" in choices(p)


MASTER = """
    8     -- c1 c1 -- -- -- --
    7  -- c1 -- c1 c1 -- -- -- --
"""
"""Gate Master comes to c7, a green square."""


def test_x17_in_a_melee_the_colour_of_the_point_is_named_first() -> None:
    p = melee(MASTER, hand=["gate_master"])
    summon(p, "gate_master", "c7")
    assert choices(p) == {"colour 2", "colour 3"}
    play(p, "colour 3")
    assert "c8" in choices(p)


def test_x17_in_the_high_form_the_legendary_piece_itself_is_the_point() -> None:
    p = high_form(MASTER, hand=["gate_master"])
    summon(p, "gate_master", "c7", "c8")
    assert (p.scores, at(p, "c7")) == ((0, 0), "l1")


# -- 4 worked examples ------------------------------------------------------------------------------------------------


def test_e4_1_sloth_keeps_the_gateway_for_an_action_and_is_lost_with_the_last_one() -> None:
    p = duel(SLOTH, hand=["demon_of_sloth"])
    summon(p, "demon_of_sloth", "e5")
    assert (p.actions, gateway(p), at(p, "e5")) == (0, "e5", "h1")
    p = duel(SLOTH, hand=["demon_of_sloth"], actions=1)
    summon(p, "demon_of_sloth", "e5")
    assert (p.actions, gateway(p), at(p, "e5")) == (0, None, "--")
    assert kills(p, 2) == [0, 0, 0]


def test_e4_2_a_rider_that_replaces_a_common_gateway_moves_once() -> None:
    p = duel(both(COMMON_ON_E5, RIDER), hand=["hell_rider"], gateway="e5")
    assert gateways(p, "hell_rider", "c4") == {"c4", "b5", "c5", "d5", "b4", "d4", "b3", "c3", "d3"}
    summon(p, "hell_rider", "c4", "stop")
    assert at(p, "e5") == "c1"


def test_e4_3_a_heroic_gateway_stays_and_the_rider_moves_three_times() -> None:
    p = duel(both(HEROIC_ON_E5, RIDER), hand=["hell_rider", "flame_imp"], gateway="e5")
    summon(p, "hell_rider", "c4", "c4-c5", "c5-c6", "c6-c7")
    assert (gateway(p), at(p, "c7")) == ("e5", "h1")


def test_e4_4_gate_keeper_on_the_gateways_square_is_the_gateway() -> None:
    p = duel(both(KEEPER, "5 -- -- -- c1 c1 c1 -- -- --"), hand=["gate_keeper"], gateway="e5")
    summon(p, "gate_keeper", "e5", "stop")
    assert (gateway(p), at(p, "e5")) == ("e5", "c1")


def test_e4_5_a_legend_on_the_gateways_square_leaves_none_and_the_next_being_becomes_it() -> None:
    board = """
        5  -- -- -- -- h1 -- -- -- --
        4  -- -- -- h1 -- h1 -- -- --
        3  -- -- -- -- h1 -- -- -- --
        2     -- -- c1 -- c1 -- --
    """
    p = duel(both(board, "7 c1 -- -- -- -- -- -- -- --", "6 -- c1 -- -- -- -- -- -- --"),
             hand=["flame_imp"], legends=["time_elemental"], gateway="e5")  # fmt: skip
    summon(p, "time_elemental", "e5")
    assert gateway(p) is None
    summon(p, "flame_imp", "c7")
    assert gateway(p) == "c7"


def test_e4_6_gate_master_becomes_legendary_and_another_piece_must_be_named() -> None:
    p = duel(MASTER, hand=["gate_master"])
    summon(p, "gate_master", "c7")
    assert (at(p, "c7"), gateway(p), p.scores) == ("l1", None, (1, 0))
    assert choices(p) == {"b7", "c8", "d7", "d8", "e7"}
    play(p, "d8")
    assert gateway(p) == "d8"


def test_e4_7_with_the_gateway_on_red_the_acolyte_destroys_a_heroic_piece_beside_the_emptied_square() -> None:
    ring = """
        7  -- -- -- -- h2 h2 h2 -- --
        6  -- -- -- -- h2 c2 h2 -- --
        5  c1 -- c1 -- h2 h2 h2 -- --
        3  -- c1 -- -- -- -- -- -- --
        2     -- h1 -- -- -- -- --
    """
    p = duel(ring, hand=["acolyte_of_destruction"], gateway="c2")
    summon(p, "acolyte_of_destruction", "b6", "f6")
    assert choices(p) == {"e7", "f7", "g7", "e6", "g6", "e5", "f5", "g5", "stop"}
    on_plain = duel(both(ring, "2 -- -- h1 -- -- -- --"), hand=["acolyte_of_destruction"], gateway="d2")
    summon(on_plain, "acolyte_of_destruction", "b6", "f6")
    assert on_plain.in_progress is None


def test_e4_8_the_power_seeker_comes_closer_with_every_move() -> None:
    board = """
        7  -- c1 -- c1 -- -- -- -- --
        6  -- -- c1 -- c1 -- -- -- --
        5  -- -- -- -- h1 -- -- -- --
    """
    p = duel(board, hand=["power_seeker"], gateway="e5")
    summon(p, "power_seeker", "a7")
    assert choices(p) == {"a7-b6", "a7-b7", "a7-b8", "stop"}


# -- documents (CONTRACT 1.5) -----------------------------------------------------------------------------------------


def document(gateway: object, diagram: str = COMMON_ON_E5, **fields: Any) -> dict[str, Any]:
    return write(duel(diagram, school="nethervoid", **fields)) | {"gateway": gateway}


@pytest.mark.parametrize("wrong", ["e4", "a1", "z9", "", 5, "merchant"])
def test_a_gateway_where_no_piece_can_be_it_is_refused(wrong: object) -> None:
    with pytest.raises(Refused) as refused:
        read(document(wrong))
    assert refused.value.details["field"] == "gateway"


@pytest.mark.parametrize("token", ["l1", "c2", "h2"])
def test_a_legendary_or_an_enemy_piece_is_refused_as_the_gateway(token: str) -> None:
    with pytest.raises(Refused):
        read(document("e5", f"5 -- -- -- -- {token} -- -- -- --"))


def test_without_a_nethervoid_seat_a_gateway_is_refused_and_none_is_told() -> None:
    plain = write(duel(COMMON_ON_E5, school="sylvan"))
    assert not {"gateway", "possessed"} & plain.keys()
    assert write(read(plain | {"gateway": None})) == plain
    with pytest.raises(Refused):
        read(plain | {"gateway": "e5"})


@pytest.mark.parametrize(("turn", "colour"), [(1, 1), (1, 3), (1, 0), (2, 2), (2, 1)])
def test_only_an_opponents_colour_on_the_nethervoid_players_turn_can_be_possessed(turn: int, colour: int) -> None:
    plain = write(duel(COMMON_ON_E5, school="nethervoid", turn=turn))
    with pytest.raises(Refused) as refused:
        read(plain | {"possessed": colour})
    assert refused.value.details["field"] == "possessed"


def test_what_is_kept_is_read_back_equal() -> None:
    plain = write(duel(COMMON_ON_E5, school="nethervoid", gateway="e5", possessed=2))
    assert (plain["gateway"], plain["possessed"]) == ("e5", 2)
    assert write(read(plain)) == plain
