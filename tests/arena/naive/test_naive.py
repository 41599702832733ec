"""The naive reading itself, on positions worked out by hand."""

from random import Random
from typing import Any

import pytest

from .document import read
from .examples import board, boards, pieces_of, position, summoned
from .patterns import DECKS, images, placements
from .random_positions import FLARE_IDS, random_document
from .registry import EFFECTS, FLARES, FROZEN, WARPS
from .state import free
from .summon import begun_summonings, canonical, explore


def test_every_card_has_an_effect() -> None:
    assert set(EFFECTS) == {card for cards in DECKS.values() for card in cards}
    assert len(FROZEN) == 7
    assert len(WARPS) == 11
    assert set(FLARES) == set(FLARE_IDS)


def test_6_2_a_straight_pattern_lies_in_every_row_and_column() -> None:
    # Inner squares of rows of 5, 7, 9 x 5, 7, 5 squares, and the same for columns.
    assert len(placements("swordmaster")) == 2 * (3 + 5 + 5 * 7 + 5 + 3)


@pytest.mark.parametrize("last", ["d3", "f3"])
def test_6_2_a_pattern_may_be_mirrored(last: str) -> None:
    pieces = {"d4": "c1", "e4": "c1", "f4": "c1", last: "c1"}
    assert summoned(position(pieces, school="northern", hand=["knight"]), "e5") != []


def test_6_2_there_are_eight_symmetries() -> None:
    assert sorted(images((1, 2))) == [(-2, -1), (-2, 1), (-1, -2), (-1, 2), (1, -2), (1, 2), (2, -1), (2, 1)]


def test_7_17_arrows_turn_with_the_pattern() -> None:
    # The Gun Tower shoots along its row when its column of pieces is below or above it, along its file when beside it.
    across = [one.arrows for one in placements("gun_tower") if {"e4", "e3"} <= set(one.pieces) and one.target == "e5"]
    beside = [one.arrows for one in placements("gun_tower") if {"f5", "g5"} <= set(one.pieces) and one.target == "e5"]
    assert across == [frozenset({"w", "e"})] * 2
    assert beside == [frozenset({"n", "s"})] * 2


def test_6_2_both_corners_of_a_corner_pattern_and_the_colour_of_the_target() -> None:
    document = position({"d5": "c1", "e6": "c1"}, hand=["ritual_keeper"])
    entries = {entry["at"]: entry["outcomes"] for entry in explore(document)["summons"]}
    assert set(entries) == {"e5", "d6"}
    assert boards(entries["d6"]) == {board({"d5": "c1", "e6": "c1", "d6": "c1"})}
    # e5 is red: nothing, 6 free squares for each of the three pieces, or one of the three is lost to another.
    assert len(entries["e5"]) == 1 + 18 + 3
    assert all(outcome["actions"] == 1 and outcome["discard"] == ["ritual_keeper"] for outcome in entries["e5"])


def test_6_3_a_higher_piece_blocks_the_target() -> None:
    pieces = {"e6": "c1", "d5": "c1", "e5": "c1", "d6": "l2"}
    assert summoned(position(pieces, hand=["hungry_bear"]), "d6") == []
    assert summoned(position(pieces | {"d6": "h2"}, hand=["hungry_bear"]), "d6") != []


def test_6_6_an_enemy_piece_on_the_target_is_a_kill_and_no_meal() -> None:
    pieces = {"e6": "h1", "d5": "h1", "e5": "h1", "d6": "h2"}
    outcomes = summoned(position(pieces, hand=["hungry_bear"]), "d6")
    assert {str(outcome["kills"]) for outcome in outcomes} == {"{'2': [0, 1, 0]}"}
    # It stays or takes one step to c5, c6, c7, d7, e7.
    assert len(outcomes) == 6


LINE = {"c5": "c1", "d5": "c1", "f5": "c1"}


def test_6_7_b_a_shortage_picks_up_a_piece_that_is_not_used() -> None:
    document = position(LINE | {"a3": "h1", "a4": "l1"}, hand=["clan_guardian"], removed=[12, 0])
    rest = LINE | {"a4": "l1", "e5": "h1"}
    outcomes = summoned(document, "e5")
    assert boards(outcomes) == {board(rest)} | {board(rest | {square: "h1"}) for square in LINE}
    assert all(outcome["kills"] == {} and outcome["removed"] == {} for outcome in outcomes)


def test_6_7_a_the_piece_on_the_target_becomes_the_being() -> None:
    document = position(LINE | {"e5": "c1", "a3": "c1"}, hand=["clan_guardian"], removed=[11, 0])
    assert all(pieces_of(outcome)["a3"] == "c1" for outcome in summoned(document, "e5"))
    assert len(summoned(document, "e5")) == 4


def test_6_7_c_without_a_piece_to_pick_up_there_is_no_summoning() -> None:
    assert explore(position(LINE, hand=["clan_guardian"], removed=[13, 0]))["summons"] == []


def test_6_10_a_granted_enemy_piece_may_stand_on_the_target() -> None:
    square = {"d5": "c2", "e5": "c1", "d4": "c1", "e4": "c1"}
    assert explore(position(square, hand=["war_drummer"]))["summons"] == []
    entries = explore(position(square, hand=["war_drummer"], borrow=True))["summons"]
    assert {entry["at"] for entry in entries} == set(square)
    onto_enemy = summoned(position(square, hand=["war_drummer"], borrow=True), "d5")
    assert all(outcome["kills"] == {"2": [1, 0, 0]} and outcome["borrow"] is False for outcome in onto_enemy)


@pytest.mark.parametrize(
    ("spent", "borrow", "afterwards"),
    [([], True, {(2,), (3,)}), ([2], True, {(2, 3)}), ([2, 3], True, set()), ([], False, set())],
)
def test_6_9_and_6_10_add_up(spent: list[int], borrow: bool, afterwards: set[tuple[int, ...]]) -> None:
    line = {"c5": "c1", "d5": "c2", "f5": "c3"}
    fields: dict[str, Any] = {"hand": ["clan_guardian"], "improvised": spent, "borrow": borrow}
    outcomes = summoned(position(line, mode="melee", players=3, **fields), "e5")
    assert {tuple(outcome["improvised"]) for outcome in outcomes} == afterwards
    assert len(outcomes) == 4 * len(afterwards)


def test_f67_a_single_enemy_piece_is_the_granted_one() -> None:
    line = {"c5": "c1", "d5": "c2", "f5": "c1"}
    outcomes = summoned(position(line, mode="melee", players=3, hand=["clan_guardian"], borrow=True), "e5")
    assert {tuple(outcome["improvised"]) for outcome in outcomes} == {()}


def test_7_24_the_bomb_looks_at_the_actions_left() -> None:
    # The pattern: a piece one step down right of the Bomb and another below that one.
    pieces = {"f4": "c1", "f3": "c1", "d6": "c2", "e6": "h2"}
    kept = summoned(position(pieces, school="northern", hand=["bomb"], actions=1), "e5")
    assert boards(kept) == {board(pieces | {"e5": "c1"})}
    (blast,) = summoned(position(pieces, school="northern", hand=["bomb"], actions=2), "e5")
    assert pieces_of(blast) == {"f3": "c1", "e6": "h2"}
    assert blast["kills"] == {"2": [1, 0, 0]}


def test_assassin_must_destroy_an_own_legend_on_the_marked_square() -> None:
    diagonal = {"e6": "c1", "d5": "c1", "c4": "c1"}
    document = position(diagonal | {"e4": "l1"}, school="northern", hand=["assassin"])
    assert boards(summoned(document, "f3")) == {board(diagonal | {"f3": "h1"})}
    # On the other side of the line the marked square c6 is free.
    other_side = diagonal | {"e4": "l1"}
    assert boards(summoned(document, "b7")) == {board(other_side | {"b7": "h1"}), board(other_side | {"c6": "h1"})}


def test_hypnotist_moves_one_colour_and_rank_and_no_piece_twice() -> None:
    pattern = {"f6": "c1", "d5": "c1", "f5": "c1", "d4": "c1"}
    document = position(pattern | {"a7": "c2", "i3": "h2"}, school="northern", hand=["hypnotist"])
    # Nothing, one of the 4 squares beside a7, or one of the 4 beside i3; never both.
    assert len(summoned(document, "e5")) == 1 + 4 + 4


def test_master_of_intrigue_moves_a_granted_enemy_piece_for_its_own_kills() -> None:
    pattern = {"d6": "c1", "f6": "c1", "d4": "c1", "f4": "c2"}
    document = position(pattern | {"h2": "c2"}, school="northern", hand=["master_of_intrigue"], borrow=True)
    (taken,) = [
        outcome
        for outcome in summoned(document, "e5")
        if pieces_of(outcome) == {"d6": "c1", "f6": "c1", "d4": "c1", "e5": "h1", "h2": "c2"}
    ]
    assert taken["kills"] == {"2": [1, 0, 0]}


def test_warlord_takes_part_in_three_moves() -> None:
    pattern = {"d4": "c1", "e4": "c1", "f4": "c1", "c3": "c1", "g3": "c1"}
    outcomes = boards(summoned(position(pattern | {"a7": "c1"}, hand=["warlord"]), "e5"))
    assert board(pattern | {"e5": "h1", "c7": "c1"}) in outcomes
    assert board(pattern | {"e5": "h1", "d7": "c1"}) not in outcomes
    assert board(pattern | {"e6": "h1", "c7": "c1"}) in outcomes


def test_champion_falls_with_a_legend() -> None:
    pattern = {"d5": "c1", "d4": "c1", "e4": "c1", "e3": "c1"}
    document = position(pattern | {"f6": "l2"}, school="northern", hand=["champion"], actions=1)
    outcomes = summoned(document, "e5")
    assert [(pieces_of(one), one["actions"], one["kills"]) for one in outcomes] == [
        (pattern | {"e5": "h1", "f6": "l2"}, 0, {}),
        (pattern, 1, {"2": [0, 0, 1]}),
    ]


def test_gun_tower_stops_before_a_legend() -> None:
    pattern = {"e4": "c1", "f4": "c1", "e3": "c1", "f3": "c1"}
    row = {"d5": "h2", "c5": "l2", "b5": "c2", "f5": "c1", "h5": "c2", "i5": "c2"}
    outcomes = summoned(position(pattern | row, school="northern", hand=["gun_tower"]), "e5")
    before = pattern | row | {"e5": "h1"}
    left = {square: token for square, token in before.items() if square != "d5"}
    right = {square: token for square, token in before.items() if square not in ("f5", "h5")}
    assert boards(outcomes) == {board(before), board(left), board(right)}


def test_8_2_a_flare_names_each_opponent_who_meets_a_criterion() -> None:
    pieces = dict.fromkeys(["a3", "a4", "a5", "a6", "a7"], "c2") | dict.fromkeys(["i3", "i4", "i5", "i6"], "h3")
    document = position(pieces, mode="melee", players=3, flares=["flare_08"], actions=0)
    entries = {entry["versus"]: entry["outcomes"] for entry in explore(document)["flares"]}
    # Seat 2 has five more pieces: a placement on one of 60 squares. Seat 3 has four more upgraded ones: an action.
    assert set(entries) == {2, 3}
    assert len(entries[2]) == 60
    assert all(outcome["actions"] == 0 and outcome["flares"] == [] for outcome in entries[2])
    assert [outcome["actions"] for outcome in entries[3]] == [1]


def test_flare_11_follows_an_own_standard_move_with_another() -> None:
    pieces = {"a7": "c1"} | dict.fromkeys(["e5", "f5", "g5", "h5", "i5"], "c2")
    (entry,) = explore(position(pieces, flares=["flare_11"]))["flares"]
    # a7, its 4 neighbours and the squares two steps away: a5 b5 c5 c6 c7 c8 c9.
    assert len(entry["outcomes"]) == 1 + 4 + 7


def test_10_3_one_of_two_frozen_cards_is_discarded() -> None:
    pattern = {"d6": "c1", "e4": "c1", "e3": "c1"}
    fields: dict[str, Any] = {"hand": ["frostweave_summoner"], "frozen": "ice_queen", "discard": ["snow_fox"]}
    outcomes = summoned(position(pattern, school="everfrost", **fields), "e5")
    assert [(outcome["frozen"], outcome["discard"]) for outcome in outcomes] == [
        ("ice_queen", ["snow_fox", "frostweave_summoner"]),
        ("frostweave_summoner", ["snow_fox", "ice_queen"]),
    ]


def test_thawing_the_summoner_grants_a_piece() -> None:
    thaw = explore(position({}, school="everfrost", frozen="frostweave_summoner", actions=0))["thaw"]
    (outcome,) = thaw["outcomes"]
    assert (outcome["frozen"], outcome["discard"], outcome["borrow"]) == (None, ["frostweave_summoner"], True)


def test_10_9_a_team_penalty_hits_the_opponent_who_plays_next() -> None:
    pattern = {"e4": "c1", "e3": "c1", "f3": "c1", "f2": "c1"}
    fields: dict[str, Any] = {"hand": ["everfrost_sentinel"], "turn": 3}
    document = position(pattern | {"e5": "c2"}, school="everfrost", mode="team_duel", **fields)
    assert [(pieces_of(one)["e5"], one["penalty"]) for one in summoned(document, "e5")] == [("h1", []), ("c1", [4])]


def test_canonical_ignores_order_and_refuses_repetition() -> None:
    result = explore(position({"d5": "c1", "e6": "c1"}, hand=["ritual_keeper"]))
    backwards = [{**entry, "outcomes": entry["outcomes"][::-1]} for entry in result["summons"][::-1]]
    assert canonical({**result, "summons": backwards}) == canonical(result)
    result["summons"][0]["outcomes"] *= 2
    with pytest.raises(ValueError, match="twice"):
        canonical(result)


@pytest.mark.parametrize("card", [card for cards in DECKS.values() for card in cards])
def test_random_documents_stay_in_the_supply_and_mostly_fit(card: str) -> None:
    begun = 0
    for seed in range(12):
        document = random_document(Random(f"{card} {seed}"), card)
        assert document == random_document(Random(f"{card} {seed}"), card)
        start = read(document)
        assert all(free(start, colour, rank) >= 0 for colour in start.colours for rank in (0, 2))
        own = document["seats"][start.setting.seat - 1]
        held = [*own.get("hand", []), *own.get("legends", []), own.get("frozen"), own.get("pending")]
        assert card in held
        assert not set(held) & set(own.get("discard", []))
        begun += own.get("frozen") == card or begun_summonings(start, card) != []
    assert begun >= 4
