"""The Nethervoid cards on positions worked out by hand, each ruling included; the Gateway itself has its own tests."""

from typing import Any

import pytest

from frostglass.arena.explore import explore
from frostglass.arena.patterns import DECKS as PRINTED
from frostglass.arena.position import Position
from frostglass.arena.reasons import why_not_summon
from tests.arena.build import at, both, choices, duel, kills, melee, play, summon, summons
from tests.arena.naive.geometry import SQUARES
from tests.arena.naive.patterns import DECKS

NEXT = {"school": "sylvan"}


def nethervoid(diagram: str, *hand: str, **fields: Any) -> Position:
    return duel(diagram, hand=hand, school="nethervoid", others=[NEXT], **fields)


def outcomes(p: Position, card: str, target: str) -> list[dict[str, Any]]:
    (entry,) = [entry for entry in explore(p)["summons"] if (entry["card"], entry["at"]) == (card, target)]
    found: list[dict[str, Any]] = entry["outcomes"]
    return found


def on(outcome: dict[str, Any], square: str) -> str:
    return dict(zip(SQUARES, " ".join(outcome["board"]).split(), strict=True))[square]


@pytest.mark.parametrize("card", PRINTED["nethervoid"], ids=lambda card: card.id)
def test_the_pattern_is_the_printed_one(card: Any) -> None:
    printed: dict[str, Any] = DECKS["nethervoid"][card.id]
    assert [list(row) for row in card.pattern] == [row.split() for row in printed["pattern"]]
    assert ("common", "heroic")[card.rank] == printed["rank"]


# -- Acolyte of Destruction -------------------------------------------------------------------------------------------

DESTRUCTION = """
    5  -- -- -- c1 -- c1 -- -- --
    3  -- -- -- -- c1 -- -- -- --
"""
"""It comes to e6."""


def test_acolyte_of_destruction_must_hit_an_own_common_if_no_other_stands() -> None:
    p = nethervoid(DESTRUCTION, "acolyte_of_destruction")
    summon(p, "acolyte_of_destruction", "e6")
    assert choices(p) == {"d5", "f5", "e3"}


def test_acolyte_of_destruction_without_a_common_piece_does_nothing() -> None:
    board = """
        5  -- -- -- h1 -- h1 -- -- --
        3  -- -- -- -- h1 -- -- -- --
        2     -- h1 -- -- -- -- --
    """
    p = nethervoid(board, "acolyte_of_destruction", gateway="c2")
    summon(p, "acolyte_of_destruction", "e6")
    assert p.in_progress is None


def test_acolyte_of_destruction_may_hit_itself_and_a_heroic_gateway() -> None:
    p = nethervoid(both(DESTRUCTION, "2 -- h1 -- -- -- -- --", "3 c1 -- -- -- -- -- -- -- --"),
                   "acolyte_of_destruction", gateway="c2")  # fmt: skip
    summon(p, "acolyte_of_destruction", "e6", "d5")
    assert choices(p) == {"e6", "stop"}
    p = nethervoid(both(DESTRUCTION, "2 -- h1 -- -- -- -- --", "3 -- -- -- c1 -- -- -- -- --"),
                   "acolyte_of_destruction", gateway="c2")  # fmt: skip
    summon(p, "acolyte_of_destruction", "e6", "d3")
    assert choices(p) == {"c2", "stop"}


def test_acolyte_of_destruction_as_the_gateway_asks_its_own_square() -> None:
    """On d8, a red square, without a Gateway before."""
    board = """
        7  -- -- c1 -- c1 -- -- -- --
        5  -- -- -- c1 -- -- -- -- --
        4  -- -- -- -- h2 -- -- -- --
    """
    p = nethervoid(board, "acolyte_of_destruction")
    summon(p, "acolyte_of_destruction", "d8", "d5")
    assert choices(p) == {"e4", "stop"}


# -- Acolyte of Growth ------------------------------------------------------------------------------------------------

GROWTH = """
    8     -- c1 -- c1 -- -- --
    7  -- -- c1 -- c1 -- -- -- --
"""
"""It comes to d7; the Gateway may stand on a5, a green square."""


def test_acolyte_of_growth_places_a_heroic_piece_beside_the_new_one_on_green_only() -> None:
    p = nethervoid(both(GROWTH, "5 h1 -- -- -- -- -- -- -- --"), "acolyte_of_growth", gateway="a5")
    summon(p, "acolyte_of_growth", "d7", "i3")
    assert choices(p) == {"h2", "h3", "h4", "i4"}
    p = nethervoid(both(GROWTH, "4 h1 -- -- -- -- -- -- -- --"), "acolyte_of_growth", gateway="a4")
    summon(p, "acolyte_of_growth", "d7", "i3")
    assert p.in_progress is None


@pytest.mark.parametrize(("removed", "placed"), [(9, 2), (10, 1), (11, 0)])
def test_acolyte_of_growth_takes_what_the_supply_has(removed: int, placed: int) -> None:
    board = both(GROWTH, "7 -- -- c1 -- c1 -- -- -- --", "5 h1 -- -- -- -- -- -- -- --")
    p = nethervoid(board, "acolyte_of_growth", gateway="a5", removed=[removed - 1, 0])
    most = max(sum(token != "--" for row in one["board"] for token in row.split())
               for one in outcomes(p, "acolyte_of_growth", "d7"))  # fmt: skip
    assert most == 6 + placed


# -- Demon of Envy ----------------------------------------------------------------------------------------------------

ENVY = """
    6  -- -- -- c1 -- -- -- -- --
    5  -- -- -- -- {} c1 -- -- --
"""
"""It comes to e5."""


def test_demon_of_envy_is_blocked_by_a_legendary_piece_on_its_square() -> None:
    assert summons(nethervoid(ENVY.format("l1"), "demon_of_envy"), "demon_of_envy") == set()
    assert "e5" in summons(nethervoid(ENVY.format("h1"), "demon_of_envy"), "demon_of_envy")


def test_demon_of_envy_stops_at_a_tie_and_with_an_empty_supply() -> None:
    enemies = "1 c2 c2 c2 c2 c2"
    p = nethervoid(both(ENVY.format("c1"), enemies), "demon_of_envy")
    summon(p, "demon_of_envy", "e5", "e6", "f6")
    assert p.in_progress is None  # five against five
    p = nethervoid(both(ENVY.format("c1"), enemies), "demon_of_envy", removed=[12, 0])
    summon(p, "demon_of_envy", "e5", "e6")
    assert p.in_progress is None  # the last piece of four


def test_demon_of_envy_compares_with_each_opponent_alone() -> None:
    p = melee(both(ENVY.format("c1"), "1 c2 c2 c3 c3 --"), hand=["demon_of_envy"])
    summon(p, "demon_of_envy", "e5", "e6")
    assert p.in_progress is None


# -- Demon of Gluttony ------------------------------------------------------------------------------------------------

GLUTTONY = """
    4  -- -- -- c1 c1 c1 -- -- --
"""
"""It comes to e5."""


def test_demon_of_gluttony_counts_an_own_victim_but_not_the_piece_under_its_summoning() -> None:
    p = nethervoid(both(GLUTTONY, "5 -- -- -- -- c2 -- -- -- --"), "demon_of_gluttony")
    summon(p, "demon_of_gluttony", "e5", "e5-e6")
    assert (at(p, "e6"), p.in_progress) == ("c1", None)
    p = nethervoid(GLUTTONY, "demon_of_gluttony")
    summon(p, "demon_of_gluttony", "e5", "e5-e4")
    assert at(p, "e4") == "h1"
    assert "e4-d4" in choices(p)


def test_demon_of_gluttony_becomes_the_gateway_after_its_second_victim_only() -> None:
    board = both(GLUTTONY, "6 -- -- -- -- c2 h2 -- -- --", "2 -- h1 -- -- -- -- --")
    found = outcomes(nethervoid(board, "demon_of_gluttony", gateway="c2"), "demon_of_gluttony", "e5")
    assert {one["gateway"] for one in found if on(one, "e6") == "h1"} == {"c2"}
    assert {one["gateway"] for one in found if on(one, "f6") == "h1"} == {"f6"}


# -- Demon of Greed ---------------------------------------------------------------------------------------------------

GREED = """
    6  -- -- -- c1 c1 -- -- -- --
    4  -- -- -- c1 -- c1 -- -- --
"""
"""It comes to e5."""


def test_demon_of_greed_takes_itself_only_when_it_is_not_the_gateway() -> None:
    p = nethervoid(GREED, "demon_of_greed")
    summon(p, "demon_of_greed", "e5", "d6")
    assert (p.actions, at(p, "e5")) == (2, "h1")
    p = nethervoid(both(GREED, "2 -- h1 -- -- -- -- --"), "demon_of_greed", gateway="c2")
    summon(p, "demon_of_greed", "e5", "d6")
    assert (p.actions, at(p, "e5 c2")) == (3, "-- h1")


def test_demon_of_greed_scores_nothing() -> None:
    p = nethervoid(GREED, "demon_of_greed")
    summon(p, "demon_of_greed", "e5", "d6")
    assert not any(p.kills)


# -- Demon of Lust ----------------------------------------------------------------------------------------------------

LUST = """
    4  -- -- -- -- c1 c1 -- -- --
    3  -- -- -- -- -- c1 c1 -- --
"""
"""It comes to e5."""


def test_demon_of_lust_moves_two_different_pieces_at_most() -> None:
    p = nethervoid(both(LUST, "9 -- -- c2 -- --", "8 c2 -- -- -- -- -- --"), "demon_of_lust")
    summon(p, "demon_of_lust", "e5", "e9-e8", "b8-c7")
    assert p.in_progress is None
    p = nethervoid(both(LUST, "9 -- -- c2 -- --"), "demon_of_lust")
    summon(p, "demon_of_lust", "e5", "e9-e8")
    assert not {choice for choice in choices(p) if choice.startswith("e8")}


def test_demon_of_lust_leaves_pieces_beside_the_gateway_where_they_are() -> None:
    p = nethervoid(LUST, "demon_of_lust")
    summon(p, "demon_of_lust", "e5")
    # e4 and f4 are adjacent; f3 and g3 are at distance two.
    assert choices(p) == {"f3-e4", "f3-f4", "g3-f4", "stop"}


def test_demon_of_lust_lets_an_enemy_piece_destroy_for_you() -> None:
    p = nethervoid(both(LUST, "9 -- -- h2 -- --", "8 -- -- -- c2 -- -- --"), "demon_of_lust")
    summon(p, "demon_of_lust", "e5", "e9-e8", "stop")
    assert (kills(p, 2), at(p, "e8")) == ([1, 0, 0], "h2")


# -- Demon of Pride ---------------------------------------------------------------------------------------------------

PRIDE = """
    4  -- -- -- -- c1 -- -- -- --
    3  -- -- -- -- c1 c1 -- -- --
"""
"""It comes to e5."""


def test_demon_of_pride_is_summoned_as_a_common_being() -> None:
    assert "e5" in summons(nethervoid(both(PRIDE, "5 -- -- -- -- c2 -- -- -- --"), "demon_of_pride"), "demon_of_pride")
    blocked = nethervoid(both(PRIDE, "5 -- -- -- -- h2 -- -- -- --"), "demon_of_pride")
    assert "e5" not in summons(blocked, "demon_of_pride")


def test_demon_of_pride_takes_the_marker_along_and_may_destroy_the_former_gateway() -> None:
    p = nethervoid(both(PRIDE, "6 -- -- -- -- h1 -- -- -- --"), "demon_of_pride", gateway="e6")
    found = outcomes(p, "demon_of_pride", "e5")
    assert {one["gateway"] for one in found if on(one, "e5") == "--" and on(one, "e6") == "h1"} >= {"e6", "d6", "f6"}
    assert all(on(one, one["gateway"]) == "h1" for one in found)


# -- Demon of Wrath ---------------------------------------------------------------------------------------------------

WRATH = """
    5  -- -- -- -- -- c1 -- -- --
    4  -- -- -- c1 -- c1 -- -- --
    3  -- -- -- -- c1 -- -- -- --
"""
"""It comes to e5."""


def test_demon_of_wrath_destroys_enemy_commons_alone_and_then_it_is_over() -> None:
    p = nethervoid(both(WRATH, "6 -- -- -- c2 h2 c1 -- -- --", "7 -- -- -- -- c2 -- -- -- --"), "demon_of_wrath")
    summon(p, "demon_of_wrath", "e5")
    assert p.in_progress is None
    assert (at(p, "d6 e6 f6 e7"), kills(p, 2)) == ("-- h2 c1 c2", [1, 0, 0])


def test_demon_of_wrath_moves_the_gateway_when_nobody_stands_beside_it() -> None:
    p = nethervoid(both(WRATH, "7 -- -- -- -- c2 -- -- -- --", "3 h1 -- -- -- c1 -- -- -- --"), "demon_of_wrath")
    summon(p, "demon_of_wrath", "e5", "e5-e6")
    assert (at(p, "e6 e7"), kills(p, 2)) == ("h1 --", [1, 0, 0])


# -- Flame Imp, Gate Keeper, Gate Master ------------------------------------------------------------------------------


def test_flame_imp_may_destroy_itself_beside_the_gateway() -> None:
    board = """
        5  c1 -- -- -- -- -- -- -- --
        4  -- c1 -- h1 -- -- -- -- --
    """
    p = nethervoid(board, "flame_imp", gateway="d4")
    summon(p, "flame_imp", "c5")
    assert choices(p) == {"c5", "stop"}


KEEPER = """
    6  -- -- -- -- c1 -- -- -- --
    5  -- -- -- c1 -- c1 -- -- --
"""
"""It comes to e5."""


def test_gate_keeper_without_a_supply_may_only_upgrade() -> None:
    p = nethervoid(KEEPER, "gate_keeper", removed=[12, 0])
    summon(p, "gate_keeper", "e5")
    assert choices(p) == {"d5", "e5", "f5", "e6", "stop"}


def test_gate_keeper_makes_the_piece_concerned_the_gateway() -> None:
    p = nethervoid(both(KEEPER, "1 h1 -- -- -- --"), "gate_keeper", gateway="c1")
    found = outcomes(p, "gate_keeper", "e5")
    assert {one["gateway"] for one in found if on(one, "a5") == "c1"} == {"a5"}
    assert {one["gateway"] for one in found if on(one, "d5") == "h1"} == {"d5"}
    assert {one["gateway"] for one in found} >= {"c1"}


def test_gate_master_without_another_piece_leaves_no_gateway() -> None:
    board = """
        8     -- l1 l1 -- -- -- --
        7  -- h1 -- h1 h1 -- -- -- --
    """
    p = nethervoid(board, "gate_master")
    summon(p, "gate_master", "c7")
    assert choices(p) == {"b7", "d7", "e7"}
    short = nethervoid(board, "gate_master", removed=[0, 1])
    summon(short, "gate_master", "c7")
    assert choices(short) == {"b7", "c7", "d7", "e7"}  # keeping the present Gateway is a choice


# -- Hell Hound, Hell Rider -------------------------------------------------------------------------------------------

HOUND = """
    5  -- -- c1 c1 {} -- -- -- --
    4  -- c1 -- -- c1 -- -- -- --
"""


def test_hell_hound_goes_to_the_pile_after_a_legendary_victim_of_any_colour() -> None:
    for victim in ("l1", "l2"):
        p = nethervoid(both(HOUND.format("--"), f"6 -- -- -- -- {victim} -- -- -- --"), "hell_hound")
        summon(p, "hell_hound", "e5", "e6")
        assert p.discards[0] == ("hell_hound",)


def test_hell_hound_goes_under_the_deck_openly_and_can_be_drawn_at_once() -> None:
    p = nethervoid(HOUND.format("--"), "hell_hound")
    summon(p, "hell_hound", "e5", "stop")
    assert p.discards[0] == ()
    assert p.decks[0].bottom == ("hell_hound",)
    rest = [card.id for card in PRINTED["nethervoid"] if card.id not in ("hell_hound", "flame_imp")]
    thin = nethervoid(HOUND.format("--"), "hell_hound", discard=rest, actions=1)
    summon(thin, "hell_hound", "e5", "stop")
    play(thin, "end")
    assert set(thin.hands[0]) == {"flame_imp", "hell_hound"}


RIDER = """
    4  -- -- {} c1 c1 -- -- -- --
    3  -- -- c1 -- -- -- -- -- --
"""


def test_hell_rider_needs_a_piece_on_its_square_that_is_not_legendary() -> None:
    assert "c4" not in summons(nethervoid(RIDER.format("--"), "hell_rider"), "hell_rider")
    assert "c4" not in summons(nethervoid(RIDER.format("l1"), "hell_rider"), "hell_rider")
    assert "c4" in summons(nethervoid(RIDER.format("h1"), "hell_rider"), "hell_rider")


def test_hell_rider_rides_on_after_destroying_the_gateway_and_is_not_the_gateway() -> None:
    p = nethervoid(both(RIDER.format("c1"), "5 -- -- h1 -- -- -- -- -- --"), "hell_rider", gateway="c5")
    summon(p, "hell_rider", "c4", "c4-c5")
    assert "c5-c6" in choices(p)
    play(p, "c5-c6", "stop")
    assert at(p, "c6") == "h1"


# -- Possessed Summoner -----------------------------------------------------------------------------------------------

SUMMONER = """
    5  -- -- -- -- -- c1 -- -- --
    4  -- -- -- c1 c1 -- -- -- --
    3  -- -- -- -- c1 -- -- -- --
"""
"""It comes to e5."""


def test_x24_the_new_enemy_piece_needs_a_neighbour_of_its_own_colour() -> None:
    p = melee(both(SUMMONER, "7 c2 -- -- -- -- -- -- -- l3"), hand=["possessed_summoner"])
    summon(p, "possessed_summoner", "e5", "colour 3")
    assert choices(p) == {"h8", "h7", "h6", "i6"}


def test_x23_the_flare_gives_its_action_also_when_no_piece_came() -> None:
    p = nethervoid(SUMMONER, "possessed_summoner", flares=["flare_01"], actions=1)
    summon(p, "possessed_summoner", "e5", "take flare_01")
    assert (p.actions, p.flares[0], p.flare_discard, p.scores) == (1, (), ("flare_01",), (0, 0))


def possessed(diagram: str, *hand: str, **fields: Any) -> Position:
    return nethervoid(diagram, *hand, possessed=2, **fields)


def test_x20_only_the_borrowed_colour_fits_the_next_pattern_also_that_of_a_legend() -> None:
    theirs = SUMMONER.replace("c1", "c2")
    assert "e5" in summons(possessed(theirs, "possessed_summoner"), "possessed_summoner")
    assert summons(possessed(SUMMONER, "possessed_summoner"), "possessed_summoner") == set()
    legend = """
        4  -- -- -- h2 -- h2 -- -- --
        3  -- -- -- -- h2 -- -- -- --
        2     -- -- c2 -- c2 -- --
    """
    assert "e5" in summons(possessed(legend, legends=["time_elemental"]), "time_elemental")


def test_x20_on_a_framed_square_the_borrowed_piece_is_destroyed_and_counts() -> None:
    p = possessed(RIDER.format("c2").replace("c1", "c2"), "hell_rider")
    summon(p, "hell_rider", "c4", "stop")
    assert (at(p, "c4"), kills(p, 2)) == ("h1", [1, 0, 0])


def test_x20_a_third_colour_may_be_improvised_but_never_an_own_piece() -> None:
    line = "5 -- -- -- -- -- {} -- -- --\n4 -- -- -- c2 c2 -- -- -- --\n3 -- -- -- -- c2 -- -- -- --"
    p = melee(line.format("c3"), hand=["possessed_summoner"], possessed=2)
    assert "e5" in summons(p, "possessed_summoner")
    own = melee(line.format("c1"), hand=["possessed_summoner"], possessed=2)
    assert "e5" not in summons(own, "possessed_summoner")


def test_x21_in_a_shortage_any_own_piece_may_be_picked_up() -> None:
    board = "4 c1 h1 -- c2 -- -- -- -- --"
    p = possessed(board, "demon_of_sloth", removed=[14, 0])
    summon(p, "demon_of_sloth", "e5")
    assert choices(p) == {"a4", "b4"}


def test_x27_the_next_summoning_uses_the_permission_up_and_the_end_of_the_turn_ends_it() -> None:
    board = both("4 -- -- -- c2 -- -- -- -- --", "7 c1 -- -- -- -- -- -- -- --", "6 -- c1 -- -- -- -- -- -- --")
    p = possessed(board, "demon_of_sloth", "flame_imp", actions=3)
    play(p, "P i3")
    assert "c7" not in summons(p, "flame_imp")
    summon(p, "demon_of_sloth", "e5")
    assert p.actions == 0
    q = possessed(board, "flame_imp", actions=0)
    play(q, "end", "P i3", "P i4", "end")
    assert "c7" in summons(q, "flame_imp")


# -- Power Seeker, Shadow Imp, Vortexmaster ---------------------------------------------------------------------------

SEEKER = """
    5  -- -- -- c1 -- c1 -- -- --
    4  -- -- -- -- c1 -- c1 -- --
"""
"""It comes to c5."""


def test_power_seeker_as_the_gateway_makes_one_standard_move() -> None:
    p = nethervoid(both(SEEKER, "6 -- -- h2 -- -- -- -- -- --"), "power_seeker")
    summon(p, "power_seeker", "c5")
    # Not onto the heroic piece on c6; the common one on d5 may be destroyed.
    assert choices(p) == {"c5-b6", "c5-d6", "c5-b5", "c5-d5", "c5-b4", "c5-c4", "c5-d4", "stop"}
    play(p, "c5-b6")
    assert p.in_progress is None


def test_power_seeker_may_destroy_the_gateway_and_is_not_the_gateway_then() -> None:
    p = nethervoid(both(SEEKER, "7 -- -- h1 -- -- -- -- -- --"), "power_seeker", gateway="c7")
    summon(p, "power_seeker", "c5", "c5-c6", "c6-c7")
    assert p.in_progress is None
    assert {one["gateway"] for one in outcomes(nethervoid(both(SEEKER, "7 -- -- h1 -- -- -- -- -- --"),
            "power_seeker", gateway="c7"), "power_seeker", "c5")} == {"c7", None}  # fmt: skip


SHADOW = """
    6  -- -- -- c1 -- -- -- -- --
    5  -- -- -- -- -- c1 -- -- --
"""
"""It comes to e5."""


def test_shadow_imp_as_the_gateway_moves_alone_and_without_a_move_nothing_follows() -> None:
    p = nethervoid(SHADOW, "shadow_imp")
    summon(p, "shadow_imp", "e5", "e5-e4")
    assert p.in_progress is None
    p = nethervoid(both(SHADOW, "3 h1 -- -- -- -- -- -- -- --"), "shadow_imp", gateway="a3")
    summon(p, "shadow_imp", "e5", "stop")
    assert p.in_progress is None


def test_shadow_imp_takes_the_gateway_along_in_the_same_direction() -> None:
    p = nethervoid(both(SHADOW, "3 h1 -- -- -- -- -- -- -- --"), "shadow_imp", gateway="a3")
    summon(p, "shadow_imp", "e5", "e5-d4")
    assert p.in_progress is None  # a3 has no square to the south-west
    p = nethervoid(both(SHADOW, "3 h1 -- -- -- -- -- -- -- --"), "shadow_imp", gateway="a3")
    summon(p, "shadow_imp", "e5", "e5-f6")
    assert choices(p) == {"a3-b4", "stop"}


VORTEX = """
    8     -- -- -- c1 -- -- --
    7  -- -- -- c1 -- c1 -- -- --
    6  -- -- -- -- c1 -- -- -- --
"""
"""It comes to e5."""


def test_vortexmaster_itself_may_make_the_second_move_and_destroy_the_gateway() -> None:
    p = nethervoid(both(VORTEX, "4 -- -- -- h1 -- -- -- -- --"), "vortexmaster", gateway="d4")
    summon(p, "vortexmaster", "e5", "stop")
    assert "e5-d4" in choices(p)
    assert not {choice for choice in choices(p) if choice.startswith("d4")}


def test_vortexmaster_looks_for_neighbours_where_the_gateway_has_gone() -> None:
    p = nethervoid(both(VORTEX, "3 c1 -- -- -- -- -- -- -- --", "5 h1 -- -- -- -- -- -- -- --"), "vortexmaster",
                   gateway="a5")  # fmt: skip
    summon(p, "vortexmaster", "e5", "a5-a4")
    assert {choice for choice in choices(p) if choice.startswith("a3")} == {"a3-b2", "a3-b3", "a3-b4"}


def test_why_not_says_that_another_colour_is_asked_for() -> None:
    p = possessed(SUMMONER, "possessed_summoner")
    assert [reason.id for reason in why_not_summon(p, 1, "possessed_summoner")] == [
        "why-possessed",
        "why-pieces-missing",
    ]
