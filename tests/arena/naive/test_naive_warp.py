"""The naive reading of Etherweave, on the worked examples of EXPANSION_RULES 4 and on its rulings."""

from typing import Any

import pytest

from .document import read
from .etherweave import singularity
from .examples import board, boards, pieces_of, position, summoned, told, warped
from .geometry import ADJACENT, GREEN, RED, SQUARES
from .state import COMBAT, COMMON, State, everyone, merge, steps
from .summon import explore
from .warps import COLOURLESS

NETHERVOID = [{"school": "nethervoid"}]


def etherweave(pieces: dict[str, str], **fields: Any) -> dict[str, Any]:
    return position(pieces, school="etherweave", **fields)


def without(pieces: dict[str, str], *squares: str) -> dict[str, str]:
    return {square: token for square, token in pieces.items() if square not in squares}


PATCH = {"e6": "c1", "d5": "c1", "f5": "c1", "e4": "c1"}
DOUBLE = {"d5": "c1", "d4": "c1"}  # Doppelganger appears on e5


# Playing a warp effect


def test_e4_9_translocationist_gives_an_action_and_is_pending() -> None:
    document = etherweave({}, hand=["translocationist", "void_summoner", "doppelganger"])
    assert {entry["card"] for entry in explore(document)["warps"]} == {"translocationist", "void_summoner"}
    assert told(warped(document, "translocationist"), "actions", "pending", "hand", "discard") == {
        (3, "translocationist", ("doppelganger", "void_summoner"), ())
    }


def test_e4_9_with_a_pending_being_no_other_is_warped_until_it_is_summoned() -> None:
    pieces = {"f6": "c1", "d5": "c1", "d4": "c1", "e4": "c1"}
    document = etherweave(pieces, hand=["void_summoner"], pending="translocationist")
    assert explore(document)["warps"] == []
    # No heroic piece: nothing to exchange.
    assert told(summoned(document, "e5"), "pending", "actions", "hand", "discard") == {
        (None, 1, ("void_summoner",), ("translocationist",))
    }


def test_x30_no_warp_on_the_first_turn_but_with_no_action_left() -> None:
    assert explore(etherweave({}, hand=["void_summoner"], opening=True))["warps"] == []
    assert told(warped(etherweave({}, hand=["void_summoner"], actions=0), "void_summoner"), "actions") == {(0,)}


def test_e4_11_paradox_worm_may_discard_itself() -> None:
    document = etherweave({"a3": "c2", "a4": "h2"}, hand=["paradox_worm"], discard=["warpmaster"])
    outcomes = warped(document, "paradox_worm")
    assert boards(outcomes) == {board({"a3": "h2", "a4": "h2"})}
    assert told(outcomes, "pending", "discard") == {
        ("paradox_worm", ("warpmaster",)),
        (None, ("warpmaster", "paradox_worm")),
    }


def test_e4_12_gate_of_oblivion_counts_again_and_copies_add_up() -> None:
    assert told(warped(etherweave({}, hand=["gate_of_oblivion"]), "gate_of_oblivion"), "oblivion") == {(1,)}
    copied = etherweave(DOUBLE, hand=["doppelganger"], pending="gate_of_oblivion", oblivion=1)
    assert told(summoned(copied, "e5"), "oblivion", "pending") == {(2, "gate_of_oblivion")}
    onto_enemy = etherweave(DOUBLE | {"e5": "c2"}, hand=["doppelganger"], oblivion=2)
    assert told(summoned(onto_enemy, "e5"), "kills") == {(str({"2": [3, 0, 0]}),)}


def test_x4_what_does_not_count_is_not_multiplied() -> None:
    pieces = {"e4": "h1", "e3": "h1", "d2": "c1", "e2": "c1", "f2": "c1", "d5": "c2"}
    outcomes = summoned(etherweave(pieces, legends=["titan"], oblivion=1), "e5")
    assert told(outcomes, "kills") == {("{}",)}


def test_e4_13_antimatter_needs_both_ends_on_the_board() -> None:
    outcomes = warped(etherweave({}, hand=["antimatter_spirit"]), "antimatter_spirit")
    pairs = {tuple(sorted(pieces_of(one).items())) for one in outcomes}
    assert (("a3", "c1"), ("a5", "c2")) in pairs
    assert (("a3", "c2"), ("a5", "c1")) in pairs
    # a5 is green; it is the only square between a4 and a6.
    assert (("a4", "c1"), ("a6", "c2")) not in pairs
    # Each of the outcomes is a colourless square and one of the directions that stay on the board on both sides.
    straight = sum(len([s for s in ADJACENT[square] if _opposite(square, s) in SQUARES]) for square in COLOURLESS)
    assert len(pairs) == straight


def _opposite(centre: str, square: str) -> str:
    return f"{chr(2 * ord(centre[0]) - ord(square[0]))}{2 * int(centre[1]) - int(square[1])}"


def test_antimatter_uses_the_enemy_common_that_its_first_piece_destroyed() -> None:
    # The enemy has no piece but the one on e6: it must be destroyed, and comes back below.
    document = etherweave({"e6": "c2"}, hand=["antimatter_spirit"], others=[{"school": "northern", "removed": [15, 0]}])
    outcomes = warped(document, "antimatter_spirit")
    assert all(list(pieces_of(one).values()).count("c2") == 1 for one in outcomes)
    assert told(outcomes, "kills") == {(str({"2": [1, 0, 0]}),)}
    assert all(pieces_of(one)["e6"] == "c1" for one in outcomes)


def test_a_warp_that_can_do_nothing_is_still_played() -> None:
    assert told(warped(etherweave({}, hand=["lesser_shadow_twin"]), "lesser_shadow_twin"), "pending") == {
        ("lesser_shadow_twin",)
    }


def test_ziggurat_s_warp_may_come_back_to_its_square() -> None:
    outcomes = warped(etherweave({"a3": "c1"}, hand=["ziggurat_sentinel"]), "ziggurat_sentinel")
    # a3 itself, its four neighbours, and the squares two steps away: a5 b5 c5 c4 c3 c2 c1.
    assert len(outcomes) == 1 + 4 + 7


def test_emperor_s_warp_is_remembered_and_stops_the_normal_effect() -> None:
    assert told(warped(etherweave({}, hand=["eternal_emperor"]), "eternal_emperor"), "emperor") == {(True,)}
    pieces = {"d6": "c1", "d5": "c1", "d4": "c1", "e4": "c1"}
    assert len(summoned(etherweave(pieces, pending="eternal_emperor", emperor=True), "e5")) == 1
    assert len(summoned(etherweave(pieces, pending="eternal_emperor"), "e5")) > 60
    copied = etherweave(DOUBLE, hand=["doppelganger"], pending="eternal_emperor")
    assert told(summoned(copied, "e5"), "emperor") == {(False,)}


def test_x46_with_an_empty_supply_the_emperor_must_move() -> None:
    document = etherweave({"a3": "h1", "a4": "h2"}, hand=["eternal_emperor"], removed=[15, 0])
    assert boards(warped(document, "eternal_emperor")) == {board({s: "h1", "a4": "h2"}) for s in ("b4", "b3", "b2")}


# Merchant of Time


def test_merchant_takes_the_gateway_with_its_marker() -> None:
    document = etherweave({"e5": "c1", "a4": "h2"}, hand=["merchant_of_time"], gateway="a4", others=NETHERVOID)
    # e5 is red, so only the piece on a4 can be taken.
    assert told(warped(document, "merchant_of_time"), "merchant", "gateway", "pending", "kills") == {
        ("h2", "merchant", "merchant_of_time", "{}")
    }


MERCHANT = {"d4": "c1", "f4": "c1", "c3": "c1", "e3": "c1"}  # Merchant of Time appears on e5


def test_x39_the_piece_lands_by_its_rank_and_is_the_gateway_again() -> None:
    fields: dict[str, Any] = {"pending": "merchant_of_time", "merchant": "h2", "gateway": "merchant"}
    outcomes = summoned(etherweave(MERCHANT, others=NETHERVOID, **fields), "e5")
    # 60 colourless squares; the commons on them can be landed on.
    assert len(outcomes) == 60
    assert all(pieces_of(one)[one["gateway"]] == "h2" for one in outcomes)
    assert told(outcomes, "merchant", "pending") == {(None, None)}
    shifted = {"d5": "c1", "f5": "c1", "c4": "c1", "e4": "c1"}
    legend = summoned(etherweave(shifted, pending="merchant_of_time", merchant="l2"), "e6")
    assert "l2" in [pieces_of(one)["e6"] for one in legend]
    common = summoned(etherweave(shifted, pending="merchant_of_time", merchant="c2"), "e6")
    assert len(common) == 60 - 5


def test_x37_without_a_square_the_piece_goes_back_to_its_supply() -> None:
    rest = [square for square in COLOURLESS if square not in MERCHANT]
    tokens = ["c1"] * 8 + ["c2"] * 13 + ["l2"] * 3 + ["c3"] * 14 + ["l3"] * 3 + ["c4"] * 14 + ["l4"]
    full = MERCHANT | dict(zip(rest, tokens, strict=True))
    seat = {"school": "nethervoid"}
    fields: dict[str, Any] = {"pending": "merchant_of_time", "merchant": "c2", "gateway": "merchant", "others": [seat]}
    outcomes = summoned(etherweave(full, mode="melee", players=4, **fields), "e5")
    assert told(outcomes, "merchant", "gateway", "kills") == {(None, None, "{}")}


def test_x3_a_piece_on_merchant_is_in_nobody_s_supply() -> None:
    fields: dict[str, Any] = {"hand": ["reality_patch"], "pending": "merchant_of_time"}
    assert summoned(etherweave(PATCH, removed=[11, 0], **fields), "e5") != []
    assert summoned(etherweave(PATCH, removed=[11, 0], merchant="c1", **fields), "e5") == []


@pytest.mark.parametrize("pending", ["merchant_of_time", None])
def test_doppelganger_copies_neither_merchant_nor_nothing(pending: str | None) -> None:
    outcomes = summoned(etherweave(DOUBLE, hand=["doppelganger"], pending=pending), "e5")
    assert boards(outcomes) == {board(DOUBLE | {"e5": "c1"})}
    assert told(outcomes, "pending", "merchant") == {(pending, None)}


# Void squares and Time Traveler


def test_x25_two_empty_squares_count_and_no_third() -> None:
    two = {"e6": "c1", "d5": "c1"}
    assert summoned(etherweave(two, hand=["reality_patch"]), "e5") == []
    outcomes = summoned(etherweave(two, hand=["reality_patch"], void=True), "e5")
    assert boards(outcomes) == {board(two | {"e5": "h1"})}
    assert told(outcomes, "void") == {(False,)}
    assert summoned(etherweave({"e6": "c1"}, hand=["reality_patch"], void=True), "e5") == []
    granted = etherweave({"e6": "c1", "d5": "c2"}, hand=["reality_patch"], void=True, borrow=True)
    assert summoned(granted, "e5") != []


def test_x25_an_empty_framed_square_counts_and_heroic_ones_do_not() -> None:
    outcomes = summoned(etherweave({"d5": "c1", "d4": "c1", "e4": "c1"}, hand=["dark_sphere"], void=True), "e5")
    assert told(outcomes, "kills") == {("{}",)}
    pieces = {"e3": "h1", "d2": "c1", "e2": "c1", "f2": "c1"}
    assert summoned(etherweave(pieces, legends=["titan"], void=True), "e5") == []


def test_void_summoner_grants_again_what_its_summoning_used_up() -> None:
    pieces = {"f5": "c1", "e4": "c1", "d3": "c1", "f3": "c1"}
    assert told(summoned(etherweave(pieces, hand=["void_summoner"], void=True), "e5"), "void") == {(True,)}


def test_time_traveler_appears_on_every_empty_colourless_square() -> None:
    line = {"b3": "c1", "c4": "c1", "d5": "c1"}
    entries = explore(etherweave(line, hand=["time_traveler"]))["summons"]
    assert {entry["at"] for entry in entries} == set(COLOURLESS) - set(line)


def test_x26_the_square_of_a_piece_picked_up_comes_too_late() -> None:
    pieces = {"b3": "c1", "c4": "c1", "d5": "c1", "a3": "h1"}
    entries = explore(etherweave(pieces, hand=["time_traveler"], removed=[12, 0]))["summons"]
    assert {entry["at"] for entry in entries} == set(COLOURLESS) - set(pieces)
    assert all("a3" not in pieces_of(one) for entry in entries for one in entry["outcomes"])


def test_x26_a_void_square_may_be_the_square_of_the_summoning() -> None:
    entries = explore(etherweave({"d5": "c1"}, hand=["time_traveler"], void=True))["summons"]
    assert {entry["at"] for entry in entries} == set(COLOURLESS) - {"d5"}


def test_time_traveler_puts_the_uppermost_discard_back() -> None:
    pieces = {"b3": "c1", "c4": "c1", "d5": "c1"}
    outcomes = summoned(etherweave(pieces, hand=["time_traveler"], discard=["warpmaster", "singularity"]), "d4")
    assert {(len(pieces_of(one)), tuple(one["discard"])) for one in outcomes} == {
        (4, ("warpmaster", "singularity", "time_traveler")),
        (3, ("warpmaster", "time_traveler")),
    }
    assert len(outcomes) == 3


# The pending being and the hand


def test_x36_reality_patch_discards_the_pending_being_then_a_hand_card() -> None:
    fields: dict[str, Any] = {"hand": ["reality_patch", "warpmaster"], "pending": "void_summoner"}
    outcomes = summoned(etherweave(PATCH, legends=["titan"], flares=["flare_01"], **fields), "e5")
    assert len(outcomes) == 2 * 4
    assert ["void_summoner", "warpmaster", "reality_patch"] in [one["discard"] for one in outcomes]
    assert told(outcomes, "hand", "legends", "flares") == {
        (("warpmaster",), ("titan",), ("flare_01",)),
        ((), ("titan",), ("flare_01",)),
        (("warpmaster",), (), ("flare_01",)),
        (("warpmaster",), ("titan",), ()),
    }


def test_reality_patch_takes_one_hero_of_each_enemy_colour() -> None:
    pieces = PATCH | {"a3": "h2", "a4": "h2", "a5": "h3", "a6": "c3"}
    outcomes = summoned(etherweave(pieces, hand=["reality_patch"], mode="melee", players=3), "e5")
    assert len(outcomes) == 3 * 2


def test_warpmaster_takes_the_pending_being_back_or_moves() -> None:
    pieces = {"d7": "c1", "c5": "c1", "d4": "c1"}
    outcomes = summoned(etherweave(pieces, hand=["warpmaster"], pending="void_summoner"), "e5")
    assert told(outcomes, "pending", "hand") == {("void_summoner", ()), (None, ("void_summoner",))}
    assert len(outcomes) == 1 + 8 + 1
    immune = summoned(etherweave(pieces, hand=["warpmaster"], pending="merchant_of_time"), "e5")
    assert told(immune, "pending") == {("merchant_of_time",)}


def test_ziggurat_copies_from_the_discard_pile_but_not_merchant() -> None:
    pieces = {"e4": "c1", "e3": "c1", "d3": "c1", "d2": "c1", "c2": "c1"}
    fields: dict[str, Any] = {"hand": ["ziggurat_sentinel"], "discard": ["merchant_of_time", "translocationist"]}
    outcomes = summoned(etherweave(pieces, **fields), "e5")
    # Nothing, an action, or one to three steps south-west; the pattern has no other orientation there.
    steps_made = [board(pieces | {square: "h1"}) for square in ("e5", "d4", "c3", "b2")]
    assert boards(outcomes) == set(steps_made)
    assert told(outcomes, "actions", "pending") == {(1, None), (2, None)}
    assert len(outcomes) == 5


def test_x43_a_copied_worm_may_discard_what_is_pending() -> None:
    fields: dict[str, Any] = {"hand": ["doppelganger"], "pending": "paradox_worm", "discard": []}
    outcomes = summoned(etherweave(DOUBLE, **fields), "e5")
    assert told(outcomes, "pending", "discard") == {
        ("paradox_worm", ("doppelganger",)),
        (None, ("paradox_worm", "doppelganger")),
    }


def test_iris_becomes_a_legend_and_discards_the_legends_in_hand() -> None:
    pieces = {"d4": "c1", "f4": "c1", "d3": "c1", "f3": "c1", "e2": "c1", "d6": "l2"}
    outcomes = summoned(etherweave(pieces, hand=["iris_of_eternity"], legends=["titan", "leviathan"]), "e5")
    assert {(pieces_of(one)["e5"], "d6" in pieces_of(one), tuple(one["legends"])) for one in outcomes} == {
        ("h1", True, ("leviathan", "titan")),
        ("h1", False, ("leviathan", "titan")),
        ("l1", True, ()),
    }
    assert {pieces_of(one)["e5"]: one["as_legend"] for one in outcomes} == {"h1": False, "l1": True}


# Effects on the board


def test_twins_look_for_each_other_in_the_discard_pile() -> None:
    line = {"f5": "c1", "g5": "c1", "h5": "c1", "g4": "h2"}
    assert len(summoned(etherweave(line, hand=["greater_shadow_twin"]), "e5")) == 1
    outcomes = summoned(etherweave(line, hand=["greater_shadow_twin"], discard=["lesser_shadow_twin"]), "e5")
    # The enemy hero touches three own pieces; the Twin on e5 touches only one.
    assert boards(outcomes) == {board(line | {"e5": "h1"}), board(without(line, "g4") | {"e5": "h1"})}


def test_lesser_twin_destroys_two_commons_around_one_centre() -> None:
    pieces = {"e4": "h1", "f4": "h1", "g4": "h1", "a3": "h1", "a4": "c2", "b4": "c2", "i3": "c2"}
    outcomes = summoned(etherweave(pieces, hand=["lesser_shadow_twin"], discard=["greater_shadow_twin"]), "e5")
    gone = {frozenset(set(pieces | {"e5": "c1"}) - set(pieces_of(one))) for one in outcomes}
    assert gone == {frozenset(), frozenset({"a4"}), frozenset({"b4"}), frozenset({"a4", "b4"}), frozenset({"e5"})}


def test_paradox_worm_exchanges_pieces_of_one_rank_and_the_gateway_goes_along() -> None:
    pieces = {"d5": "c1", "c4": "c1", "b4": "c1", "a7": "h1", "i3": "h2", "i4": "l2"}
    document = etherweave(pieces, hand=["paradox_worm"], gateway="i3", others=NETHERVOID)
    outcomes = summoned(document, "e5")
    assert {(pieces_of(one)["a7"], one["gateway"], one["kills"] == {}) for one in outcomes} == {
        ("h1", "i3", True),
        ("h2", "a7", True),
    }
    assert len(outcomes) == 2


def test_x44_the_team_s_gateway_is_exchanged_once() -> None:
    pieces = {"f6": "c1", "d5": "c1", "d4": "c1", "e4": "c1", "a3": "h1"}
    others = [{"school": "northern"}, {"school": "nethervoid"}]
    fields: dict[str, Any] = {"mode": "team_duel", "hand": ["translocationist"], "gateway": "a3", "others": others}
    outcomes = summoned(etherweave(pieces, **fields), "e5")
    assert told(outcomes, "gateway") == {(square,) for square in [*pieces, "e5"]}
    assert len(outcomes) == 6
    two = summoned(etherweave(pieces | {"i3": "h1"}, **fields), "e5")
    places = {one["gateway"] for one in two if pieces_of(one) == pieces | {"i3": "h1", "e5": "c1"}}
    # With a common piece between them the two heroes change places in no way: that would take three exchanges.
    assert places == {"a3"}


def test_x45_dark_sphere_moves_two_of_a_colour() -> None:
    pieces = {"d5": "c1", "e5": "c1", "d4": "c1", "e4": "c1", "h5": "c2", "h6": "c2", "h4": "c2"}
    outcomes = boards(summoned(etherweave(pieces, hand=["dark_sphere"]), "e5"))
    before = pieces | {"e5": "h1"}
    rest = without(before, "h5", "h6")
    assert board(rest | {"g5": "c2", "g6": "c2"}) in outcomes
    assert board(without(rest, "h4") | {"g5": "c2", "g6": "c2", "g4": "c2"}) not in outcomes
    assert board(without(rest, "d5") | {"g5": "c2", "g6": "c2", "c5": "c1"}) in outcomes
    assert board(without(rest, "h4") | {"g5": "c2", "g6": "c2"}) not in outcomes  # nor is a destroyed one forgotten


def test_x47_polarity_queen_moves_two_pieces_apart_or_together_but_not_into_each_other() -> None:
    pattern = {"d4": "h1", "f4": "c1", "e3": "c1", "e2": "c1"}
    outcomes = boards(summoned(etherweave(pattern, hand=["polarity_queen"]), "e5"))
    moved = pattern | {"e5": "h1"}
    assert board(moved) not in outcomes
    assert board(without(moved, "d4", "f4") | {"d5": "h1", "f3": "c1"}) in outcomes
    # e2 goes north onto e3 and destroys it: then e3 cannot go south.
    assert board(without(moved, "e2")) not in outcomes
    # f4 goes to e4 first, then d4 destroys it there.
    assert board(without(moved, "d4", "f4") | {"e4": "h1"}) in outcomes


def test_polarity_queen_s_warp_places_beside_an_enemy() -> None:
    outcomes = warped(etherweave({"a7": "c2"}, hand=["polarity_queen"]), "polarity_queen")
    assert boards(outcomes) == {board({"a7": "c2", square: "c1"}) for square in ["b8", "b7", "b6", "a6"]}


def test_gate_of_oblivion_must_destroy_in_the_hole_and_may_on_the_red_squares() -> None:
    pattern = {"d5": "c1", "f5": "c1", "d4": "c1", "f4": "c1"}
    pieces = pattern | {"e4": "l1", "e6": "h2", "g5": "l2", "c4": "c1", "e3": "c2"}
    outcomes = summoned(etherweave(pieces, hand=["gate_of_oblivion"]), "e5")
    after = without(pieces, "e4") | {"e5": "h1"}
    assert boards(outcomes) == {board(after), board(without(after, "e6")), board(without(after, "c4"))}


def test_singularity_is_what_the_moves_one_by_one_lead_to() -> None:
    pattern = {"d6": "c1", "f6": "h1", "d4": "h1", "f4": "c1"}
    enemies = {"g5": "c2", "h6": "c2", "h4": "c2", "b6": "c2"}
    document = etherweave(pattern | enemies, hand=["singularity"], gateway="h6", others=NETHERVOID)
    start = read(document)

    def one_moves(s: State, goal: str) -> list[State]:
        movers = [near for near in ADJACENT[goal] if near in everyone(s, COMMON)]
        return [one.state for near in movers for one in steps(s, near, COMBAT) if one.end == goal]

    one_by_one: list[State] = []
    for goal in [square for square in COLOURLESS if start.at(square) is None]:
        latest = [start]
        while one_moves(latest[0], goal):
            latest = merge(after for s in latest for after in one_moves(s, goal))
        one_by_one += latest
    assert set(singularity(start)) == set(one_by_one)


def test_coloured_squares_are_not_colourless() -> None:
    assert len(COLOURLESS) == 69 - len(RED) - len(GREEN) == 60
