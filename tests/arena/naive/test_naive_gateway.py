"""The naive reading of Nethervoid, on the worked examples of EXPANSION_RULES 4 and on its rulings."""

from typing import Any

import pytest

from .examples import Outcome, board, boards, pieces_of, position, summoned, told
from .patterns import DECKS
from .summon import explore


def nethervoid(pieces: dict[str, str], **fields: Any) -> dict[str, Any]:
    return position(pieces, school="nethervoid", **fields)


def without(pieces: dict[str, str], *squares: str) -> dict[str, str]:
    return {square: token for square, token in pieces.items() if square not in squares}


def standing_on(outcomes: list[Outcome], token: str, square: str) -> list[Outcome]:
    return [outcome for outcome in outcomes if pieces_of(outcome).get(square) == token]


SLOTH = {"d4": "c1"}
RIDER = {"c4": "c1", "d4": "c1", "e4": "c1", "c3": "c1"}


def test_e4_1_sloth_with_an_action_left_loses_it_and_the_gateway_stays() -> None:
    outcomes = summoned(nethervoid(SLOTH, hand=["demon_of_sloth"]), "e5")
    assert boards(outcomes) == {board(SLOTH | {"e5": "h1"})}
    assert told(outcomes, "actions", "gateway", "discard") == {(0, "e5", ("demon_of_sloth",))}


def test_e4_1_sloth_as_the_last_action_destroys_itself() -> None:
    outcomes = summoned(nethervoid(SLOTH, hand=["demon_of_sloth"], actions=1), "e5")
    assert boards(outcomes) == {board(SLOTH)}
    assert told(outcomes, "actions", "gateway", "kills") == {(0, None, "{}")}


def test_x18_sloth_loses_one_of_several_actions() -> None:
    assert told(summoned(nethervoid(SLOTH, hand=["demon_of_sloth"], actions=4), "e5"), "actions") == {(2,)}


def test_e4_2_a_common_gateway_is_replaced_by_the_rider_who_moves_once() -> None:
    outcomes = summoned(nethervoid(RIDER | {"e5": "c1"}, hand=["hell_rider"], gateway="e5"), "c4")
    assert told(outcomes, "gateway") == {(square,) for square in ["c4", "b5", "c5", "d5", "b4", "d4", "b3", "c3", "d3"]}
    assert len(outcomes) == 9
    assert all(pieces_of(outcome)["e5"] == "c1" for outcome in outcomes)


def test_e4_3_a_heroic_gateway_stays_and_the_rider_moves_three_times() -> None:
    outcomes = summoned(nethervoid(RIDER | {"e5": "h1"}, hand=["hell_rider"], gateway="e5"), "c4")
    assert standing_on(outcomes, "h1", "c7") != []
    assert standing_on(outcomes, "h1", "c8") == []
    # It may ride over its own Gateway, and no other piece becomes it.
    assert told(outcomes, "gateway") == {("e5",), (None,)}


def test_e4_3_a_common_being_leaves_a_heroic_gateway() -> None:
    pieces = {"a5": "c1", "b4": "c1", "e5": "h1"}
    outcomes = summoned(nethervoid(pieces, hand=["flame_imp"], gateway="e5"), "c5")
    assert told(outcomes, "gateway") == {("e5",)}
    # No common piece is beside e5, so there is nobody to destroy.
    assert boards(outcomes) == {board(pieces | {"c5": "c1"})}


def test_e2_2_two_commons_leave_the_gateway() -> None:
    pieces = {"a5": "c1", "b4": "c1", "e5": "c1"}
    assert told(summoned(nethervoid(pieces, hand=["flame_imp"], gateway="e5"), "c5"), "gateway") == {("e5",)}


def test_e4_4_gate_keeper_on_the_gateway_is_the_gateway() -> None:
    pieces = {"d5": "c1", "f5": "c1", "e6": "c1", "e5": "c1"}
    outcomes = summoned(nethervoid(pieces, hand=["gate_keeper"], gateway="e5"), "e5")
    (idle,) = [one for one in outcomes if pieces_of(one) == pieces]
    assert idle["gateway"] == "e5"
    # Nothing, one of four commons raised, or a common on one of 65 empty squares.
    assert len(outcomes) == 1 + 4 + 65
    assert told(standing_on(outcomes, "h1", "d5"), "gateway") == {("d5",)}
    assert told(standing_on(outcomes, "c1", "a3"), "gateway") == {("a3",)}


def test_e4_5_a_legend_on_the_gateway_leaves_none_and_the_next_being_is_it() -> None:
    pieces = {"d4": "h1", "f4": "h1", "e3": "h1", "d2": "c1", "f2": "c1", "e5": "h1"}
    document = nethervoid(pieces, legends=["time_elemental"], gateway="e5")
    assert told(summoned(document, "e5"), "gateway", "as_legend") == {(None, False)}
    imp = nethervoid({"a5": "c1", "b4": "c1", "e5": "l1"}, hand=["flame_imp"])
    assert told(summoned(imp, "c5"), "gateway") == {("c5",)}


MASTER = {"c8": "c1", "d8": "c1", "b7": "c1", "d7": "c1", "e7": "c1"}


def test_e4_6_gate_master_without_a_gateway_becomes_a_legend() -> None:
    outcomes = summoned(nethervoid(MASTER, hand=["gate_master"]), "c7")
    assert boards(outcomes) == {board(MASTER | {"c7": "l1"})}
    assert told(outcomes, "gateway", "as_legend") == {(square, True) for square in MASTER}


def test_gate_master_without_a_legendary_piece_names_any_piece() -> None:
    outcomes = summoned(nethervoid(MASTER, hand=["gate_master"], removed=[0, 3]), "c7")
    assert boards(outcomes) == {board(MASTER | {"c7": "h1"})}
    assert told(outcomes, "gateway", "as_legend") == {(square, False) for square in [*MASTER, "c7"]}


def test_e4_7_acolyte_with_a_gateway_on_red() -> None:
    around = dict.fromkeys(["e7", "f7", "g7", "e6", "g6", "e5", "f5", "g5"], "h2")
    pattern = {"a5": "c1", "c5": "c1", "b3": "c1"}
    before = around | pattern | {"f6": "c2", "c2": "h1"}
    document = nethervoid(before, hand=["acolyte_of_destruction"], gateway="c2")
    outcomes = [one for one in summoned(document, "b6") if "f6" not in pieces_of(one)]
    stays = without(before, "f6") | {"b6": "h1"}
    assert boards(outcomes) == {board(stays)} | {board(without(stays, square)) for square in around}
    # Off the red square the second step is gone.
    on_plain = nethervoid(without(before, "c2") | {"c1": "h1"}, hand=["acolyte_of_destruction"], gateway="c1")
    assert len([one for one in summoned(on_plain, "b6") if "f6" not in pieces_of(one)]) == 1


def test_e4_8_power_seeker_comes_closer() -> None:
    pieces = {"b7": "c1", "d7": "c1", "c6": "c1", "e6": "c1", "e5": "h1"}
    outcomes = summoned(nethervoid(pieces, hand=["power_seeker"], gateway="e5"), "a7")
    after_one = [one for one in outcomes if "a7" not in pieces_of(one) and pieces_of(one)["e5"] == "h1"]
    first_squares = {square for square in ("b8", "b7", "b6", "a6") if standing_on(after_one, "h1", square)}
    assert first_squares == {"b8", "b7", "b6"}
    # It may end on the Gateway, and is not the Gateway then.
    assert (None,) in told(outcomes, "gateway")


def test_acolyte_of_growth_places_a_heroic_piece_beside_the_new_common_one() -> None:
    pattern = {"d6": "c1", "f6": "c1", "d5": "c1", "f5": "c1"}
    on_green = nethervoid(pattern | {"c7": "h1"}, hand=["acolyte_of_growth"], gateway="c7")
    outcomes = summoned(on_green, "e5")
    # a3 has four free neighbours.
    assert len(standing_on(outcomes, "c1", "a3")) == 4
    short = nethervoid(pattern | {"c7": "h1"}, hand=["acolyte_of_growth"], gateway="c7", removed=[9, 0])
    # 16 - 9 = 7 pieces: five lie, the Acolyte is the sixth, the common piece the last.
    assert len(summoned(short, "e5")) == 69 - 6


def test_envy_places_until_nobody_is_ahead() -> None:
    pattern = {"d6": "c1", "f5": "c1", "e5": "c1"}
    enemies = dict.fromkeys(["a3", "a4", "a5", "a6", "a7"], "c2")
    outcomes = summoned(nethervoid(pattern | enemies, hand=["demon_of_envy"]), "e5")
    # Three pieces against five: two more, on two of the six free squares around e5.
    assert len(outcomes) == 15
    assert all(sum(token[1] == "1" for token in pieces_of(one).values()) == 5 for one in outcomes)


def test_envy_places_one_piece_even_when_ahead() -> None:
    outcomes = summoned(nethervoid({"d6": "c1", "f5": "c1", "e5": "c1"}, hand=["demon_of_envy"]), "e5")
    assert len(outcomes) == 6


def test_gluttony_becomes_the_gateway_after_two_meals() -> None:
    pieces = {"d4": "c1", "e4": "c1", "f4": "c1", "e6": "c2", "e7": "h2", "a3": "h1"}
    outcomes = summoned(nethervoid(pieces, hand=["demon_of_gluttony"], gateway="a3"), "e5")
    (sated,) = standing_on(outcomes, "h1", "e7")
    assert (sated["gateway"], sated["kills"]) == ("e7", {"2": [1, 1, 0]})
    assert told(standing_on(outcomes, "c1", "d6"), "gateway") == {("a3",)}  # it stopped on an empty square


def test_greed_spares_the_gateway_and_takes_what_it_can() -> None:
    pattern = {"d6": "c1", "e6": "c1", "d4": "c1", "f4": "c1"}
    outcomes = summoned(nethervoid(pattern, hand=["demon_of_greed"], actions=1), "e5")
    assert boards(outcomes) == {board(without(pattern | {"e5": "h1"}, square)) for square in pattern}
    assert told(outcomes, "actions", "gateway") == {(1, "e5")}
    both = summoned(nethervoid(pattern | {"a3": "h1"}, hand=["demon_of_greed"], gateway="a3", actions=1), "e5")
    assert boards(both) == {board(without(pattern | {"a3": "h1"}, square)) for square in pattern}
    assert told(both, "actions", "gateway") == {(2, "a3")}


def test_lust_draws_pieces_closer_but_never_onto_the_gateway() -> None:
    pattern = {"e4": "c1", "f4": "c1", "f3": "c1", "g3": "c1"}
    outcomes = summoned(nethervoid(pattern | {"a7": "c2", "e7": "h2"}, hand=["demon_of_lust"]), "e5")
    assert told(outcomes, "gateway") == {("e5",)}
    alone = {square for square in ["b8", "b7", "b6", "a6"] if standing_on(outcomes, "c2", square)}
    assert alone == {"b8", "b7", "b6"}
    # The enemy hero may step to d6, e6 or f6, where it is adjacent and stands still.
    assert {square for square in ["d6", "e6", "f6", "e5"] if standing_on(outcomes, "h2", square)} == {"d6", "e6", "f6"}


def test_pride_is_always_the_gateway() -> None:
    pieces = {"e4": "c1", "e3": "c1", "f3": "c1", "e6": "h1"}
    outcomes = summoned(nethervoid(pieces, hand=["demon_of_pride"], gateway="e6"), "e5")
    # It stays or makes one of eight moves, all of which are free for a heroic piece.
    assert told(outcomes, "gateway") == {(square,) for square in ["e5", "d6", "e6", "f6", "d5", "f5", "d4", "e4", "f4"]}


def test_wrath_blasts_at_once_or_after_a_move() -> None:
    pattern = {"f5": "c1", "d4": "c1", "f4": "c1", "e3": "c1"}
    at_once = summoned(nethervoid(pattern | {"d6": "c2", "e6": "h2", "h7": "c2"}, hand=["demon_of_wrath"]), "e5")
    assert boards(at_once) == {board(pattern | {"e5": "h1", "e6": "h2", "h7": "c2"})}
    later = summoned(nethervoid(pattern | {"e7": "c2"}, hand=["demon_of_wrath"]), "e5")
    moved = [one for one in later if pieces_of(one).get("e6") == "h1"]
    assert told(moved, "gateway", "kills") == {("e6", str({"2": [1, 0, 0]}))}
    assert len(later) == 9


@pytest.mark.parametrize(("discard", "under"), [(15, True), (16, True), (17, False)])
def test_x19_hell_hound_goes_under_a_deck_that_holds_a_card(discard: int, under: bool) -> None:
    rest = [card for card in DECKS["nethervoid"] if card != "hell_hound"][:discard]
    pieces = {"c5": "c1", "d5": "c1", "e4": "c1", "b4": "c1", "f6": "l2"}
    document = nethervoid(pieces, hand=["hell_hound"], discard=rest)
    outcomes = summoned(document, "e5")
    assert len(outcomes) == 4  # nothing, d5, e4 or the legend
    slain = [one for one in outcomes if "f6" not in pieces_of(one)]
    assert [one["discard"] for one in slain] == [[*rest, "hell_hound"]]
    others = [one for one in outcomes if one not in slain]
    assert [one["discard"] for one in others] == [rest if under else [*rest, "hell_hound"]] * 3


def test_x23_x24_possessed_summoner() -> None:
    pattern = {"f5": "c1", "d4": "c1", "e4": "c1", "e3": "c1"}
    fields: dict[str, Any] = {"hand": ["possessed_summoner"], "flares": ["flare_01", "flare_02"], "actions": 1}
    outcomes = summoned(nethervoid(pattern | {"a7": "l2"}, **fields), "e5")
    # a7 has four neighbours; each with the two flares kept, or one of them given for an action.
    assert len(outcomes) == 12
    assert told(outcomes, "possessed", "actions", "flares") == {
        (2, 0, ("flare_01", "flare_02")),
        (2, 1, ("flare_01",)),
        (2, 1, ("flare_02",)),
    }
    nobody = summoned(nethervoid(pattern, **fields), "e5")
    assert told(nobody, "possessed", "actions") == {(None, 0), (None, 1)}


def test_x20_a_possessed_colour_takes_the_place_of_the_own_pieces() -> None:
    theirs = {"d4": "c2"}
    outcomes = summoned(nethervoid(theirs, hand=["demon_of_sloth"], possessed=2), "e5")
    assert boards(outcomes) == {board(theirs | {"e5": "h1"})}
    assert told(outcomes, "possessed", "kills") == {(None, "{}")}
    assert explore(nethervoid(SLOTH, hand=["demon_of_sloth"], possessed=2))["summons"] == []


def test_x20_a_piece_of_the_possessed_colour_on_the_framed_cell_is_a_kill() -> None:
    theirs = dict.fromkeys(RIDER, "c2")
    outcomes = summoned(nethervoid(theirs, hand=["hell_rider"], possessed=2), "c4")
    (still,) = [one for one in outcomes if pieces_of(one) == theirs | {"c4": "h1"}]
    assert still["kills"] == {"2": [1, 0, 0]}


def test_x20_a_third_colour_is_improvised_but_never_the_own_one() -> None:
    line = {"f5": "c2", "d4": "c2", "f4": "c3", "e3": "c2"}
    fields: dict[str, Any] = {"hand": ["demon_of_wrath"], "possessed": 2, "mode": "melee", "players": 3}
    assert told(summoned(nethervoid(line, **fields), "e5"), "improvised") == {((3,),)}
    assert summoned(nethervoid(line | {"f4": "c1"}, **fields), "e5") == []
    granted = summoned(nethervoid(line, borrow=True, **fields), "e5")
    assert told(granted, "improvised", "borrow") == {((), False)}


def test_x21_in_a_shortage_any_own_piece_may_be_picked_up() -> None:
    pieces = {"d4": "c2", "a3": "c1", "a4": "h1"}
    outcomes = summoned(nethervoid(pieces, hand=["demon_of_sloth"], possessed=2, removed=[14, 0], gateway="a4"), "e5")
    assert {(tuple(sorted(pieces_of(one))), one["gateway"]) for one in outcomes} == {
        (("a4", "d4", "e5"), "a4"),
        (("a3", "d4", "e5"), "e5"),
    }


def test_x10_a_shortage_cured_on_the_target_takes_the_marker_off() -> None:
    pieces = RIDER | {"f6": "h1"}
    document = nethervoid(pieces, hand=["hell_rider"], gateway="c4", removed=[11, 0])
    assert all(one["gateway"] in pieces_of(one) for one in summoned(document, "c4"))
    assert len(summoned(document, "c4")) == 9  # the Rider is the Gateway: one move


def test_x14_shadow_imp_and_the_gateway_make_the_same_step() -> None:
    pieces = {"d6": "c1", "f5": "c1", "a4": "h1", "a5": "l2"}
    outcomes = summoned(nethervoid(pieces, hand=["shadow_imp"], gateway="a4"), "e5")
    # North the Gateway is stopped by a legend, south both go; the Gateway never goes alone.
    assert told(standing_on(outcomes, "c1", "e6"), "gateway") == {("a4",)}
    assert told(standing_on(outcomes, "c1", "e4"), "gateway") == {("a4",), ("a3",)}
    assert told(standing_on(outcomes, "c1", "e5"), "gateway") == {("a4",)}


def test_vortexmaster_moves_the_gateway_then_a_piece_beside_it() -> None:
    pattern = {"e8": "c1", "d7": "c1", "f7": "c1", "e6": "c1"}
    outcomes = summoned(nethervoid(pattern | {"a4": "h1", "c4": "c1"}, hand=["vortexmaster"], gateway="a4"), "e5")
    # From b4 the common piece on c4 may move on, even onto nothing near; from a4 it may not.
    moved = [one for one in outcomes if pieces_of(one).get("d3") == "c1"]
    assert told(moved, "gateway") == {("b5",), ("b4",), ("b3",)}


def test_e2_5_x16_a_gateway_on_merchant_is_forgotten_when_another_appears() -> None:
    other = {"school": "etherweave", "pending": "merchant_of_time", "merchant": "h1"}
    document = nethervoid({"a5": "c1", "b4": "c1"}, hand=["flame_imp"], gateway="merchant", others=[other])
    outcomes = summoned(document, "c5")
    assert told(outcomes, "gateway", "merchant", "pending") == {("c5", "h1", "merchant_of_time")}


def test_x11_a_converted_gateway_loses_the_marker() -> None:
    pieces = {"e5": "c1", "d6": "c1", "e4": "c1", "f5": "h2"}
    fields: dict[str, Any] = {"school": "sylvan", "hand": ["dryad"], "others": [{"school": "nethervoid"}]}
    outcomes = summoned(position(pieces, gateway="f5", **fields), "e5")
    assert {(pieces_of(one)["f5"], one["gateway"]) for one in outcomes} == {("h2", "f5"), ("c1", None)}


def test_x13_in_a_team_the_partner_s_beings_treat_the_gateway_as_an_own_piece() -> None:
    fields: dict[str, Any] = {"mode": "team_duel", "hand": ["ritual_keeper"], "gateway": "a7"}
    others = [{"school": "northern"}, {"school": "nethervoid"}]
    # On the red square the Ritual Keeper lets one piece make a combat move.
    outcomes = summoned(position({"d5": "c1", "e6": "c1", "a7": "h1"}, others=others, **fields), "e5")
    assert told(outcomes, "gateway") == {(square,) for square in ["a7", "b8", "b7", "b6", "a6"]}
