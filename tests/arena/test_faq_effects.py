"""RULES 16, F25 to F48: effects, flares, legends, frozen effects."""

from frostglass.arena.keywords.frozen import FROZEN
from tests.arena.build import (
    asked,
    at,
    both,
    choices,
    crowd,
    duel,
    high_form,
    kills,
    melee,
    play,
    points,
    summon,
    these,
)

HYPNOTIST = """
    6 -- -- -- -- -- c1 -- -- --
    5 -- -- -- c1 -- c1 -- -- --
    4 -- -- -- c1 -- -- -- -- --"""
CAPTAIN = """
    4 -- -- c1 c1 -- c1 c1 -- --"""
DEATHBRINGER = """
    6 -- -- -- -- c1 -- -- -- --
    5 -- -- -- c1 -- -- -- -- --
    3 -- -- c1 c1 c1 -- -- -- --"""
CHEST = """
    5 -- -- -- c1 c1 c1 -- -- --"""
GROWER = """
    7 c2 c2 -- -- -- -- -- -- --
    4 -- -- -- c1 c1 -- -- -- --"""
TIME = """
    6 -- -- -- h1 -- h1 -- -- --
    5 -- -- -- -- h1 -- -- -- --
    4 -- -- -- c1 -- c1 -- -- --"""


def test_f25_my_combat_move_may_destroy_my_own_piece() -> None:
    p = duel(CAPTAIN, hand=["infantry_captain"])
    summon(p, "infantry_captain", "e5", "c4-d4", "stop")
    assert (at(p, "c4 d4"), p.of_colour(0).bit_count()) == ("-- c1", 4)


def test_f26_an_enemy_piece_moved_onto_an_enemy_piece_scores_onto_mine_it_does_not() -> None:
    p = duel(
        both(
            HYPNOTIST,
            """
            6 c2 -- -- -- -- -- -- -- --
            5 c2 -- -- -- -- -- -- -- --
            4 -- c1 -- -- -- -- -- -- --
            3 -- c2 -- -- -- -- -- -- --""",
        ),
        hand=["hypnotist"],
    )
    summon(p, "hypnotist", "e5", "a5-a6", "b3-b4")
    assert at(p, "a5 a6 b3 b4") == "-- c2 -- c2"
    assert (kills(p, 2), kills(p, 1)) == ([1, 0, 0], [0, 0, 0])


def test_f27_if_only_my_pieces_qualify_i_must_destroy_one() -> None:
    p = duel(
        """
            6 -- -- -- -- -- c1 -- -- --
            5 -- -- -- -- -- c1 -- -- --
            4 -- -- -- c1 c1 -- -- -- --""",
        hand=["blood_shaman"],
    )
    summon(p, "blood_shaman", "e5")
    assert choices(p) == these("f6 f5 d4 e4 e5")
    play(p, "e5")
    assert at(p, "e5 f6 f5 d4 e4") == "-- -- -- -- --"


def test_f28_both_moves_may_be_made_by_one_piece() -> None:
    p = duel(CAPTAIN, hand=["infantry_captain"])
    summon(p, "infantry_captain", "e5", "c4-b4", "b4-a4")
    assert at(p, "c4 b4 a4") == "-- -- c1"


def test_f29_adjacent_is_measured_around_the_new_square() -> None:
    p = duel(
        """
            7 -- -- -- -- c2 -- -- -- --
            5 -- -- -- -- c1 -- -- -- --
            4 -- -- -- c2 -- -- -- -- --
            3 -- -- -- c1 -- c1 -- -- --""",
        hand=["high_priestess"],
    )
    summon(p, "high_priestess", "e5", "e5-e6")
    assert choices(p) == {"e7", "stop"}


def test_f30_the_rest_and_the_frozen_effect_remain_when_the_being_is_lost() -> None:
    p = duel(
        """
            5 c2 -- -- -- -- c1 -- -- --
            4 -- -- -- -- c1 -- -- -- --
            3 -- -- -- -- -- c1 c1 -- --""",
        hand=["ice_wyvern"],
    )
    summon(p, "ice_wyvern", "e5", "e5-a5")
    assert (at(p, "e5 a5"), kills(p, 2), FROZEN.of(p, 1)) == ("-- --", [1, 0, 0], "ice_wyvern")


def test_f31_an_action_gained_later_does_not_set_off_the_bomb() -> None:
    p = duel(
        both(
            """
            9       -- c2 -- -- --
            7 -- -- -- -- -- c1 -- -- --
            6 -- -- -- -- -- c1 -- -- --""",
            crowd(7, "c2"),
        ),
        hand=["bomb"],
        flares=["flare_12"],
        actions=1,
    )
    summon(p, "bomb", "e8")
    assert at(p, "e8 d9 f7") == "c1 c2 c1"
    play(p, "F flare_12 2")
    assert (p.actions, at(p, "e8 d9 f7")) == (1, "c1 c2 c1")


def test_f32_a_converted_piece_is_a_kill_of_its_former_rank() -> None:
    p = duel(
        """
            6 -- -- -- c1 -- -- -- -- --
            5 -- -- -- -- c1 h2 -- -- --
            4 -- -- -- -- c1 -- -- -- --""",
        hand=["dryad"],
    )
    summon(p, "dryad", "e5", "f5")
    assert (at(p, "f5"), kills(p, 2)) == ("c1", [0, 1, 0])


def test_f33_titan_gives_neither_points_nor_tasks() -> None:
    titan = """
            7 -- -- -- -- h2 -- -- -- --
            6 -- -- -- h2 -- h2 -- -- --
            5 -- -- -- -- h1 -- -- -- --
            4 -- -- -- -- h1 -- -- -- --
            3 -- -- -- c1 c1 c1 -- -- --"""
    p = high_form(titan, legends=["titan"], tasks=["destruction"], actions=1)
    summon(p, "titan", "e6")
    play(p, "end")
    assert (p.turn, at(p, "d6 e7 f6")) == (2, "-- -- --")
    q = duel(titan, legends=["titan"], actions=1)
    summon(q, "titan", "e6")
    play(q, "end")
    assert q.scores == (1, 0)


def test_f34_deathbringer_counts_double_in_a_duel() -> None:
    three = both(
        DEATHBRINGER,
        """
            6 -- -- -- -- -- c1 -- -- --
            5 -- -- -- -- -- -- c1 -- --""",
    )
    for board, score in (
        (
            both(
                DEATHBRINGER,
                """
            5 -- -- -- -- -- c2 -- -- --""",
            ),
            1,
        ),
        (
            both(
                DEATHBRINGER,
                """
            5 -- -- -- -- -- h2 -- -- --""",
            ),
            2,
        ),
        (
            both(
                three,
                """
            5 -- -- -- -- -- l2 -- -- --""",
            ),
            4,
        ),
    ):
        p = duel(board, hand=["deathbringer"], actions=1)
        summon(p, "deathbringer", "e5", "f5")
        play(p, "end")
        assert p.scores == (score, 0)


def test_f35_deathbringer_on_my_own_piece_shrinks_my_supply() -> None:
    p = duel(
        both(
            DEATHBRINGER,
            """
            5 -- -- -- -- -- c1 -- -- --""",
        ),
        hand=["deathbringer"],
    )
    free = p.dual_free(0)
    summon(p, "deathbringer", "e5", "f5")
    assert (set(p.kills), p.removed, p.dual_free(0)) == ({0}, (1, 0, 0, 0), free - 1)


def test_f36_an_enemy_without_pieces_cannot_be_chosen_for_a_conversion() -> None:
    illusionist = """
            7 -- -- -- c1 -- c1 -- -- --
            5 -- -- -- -- c1 -- -- -- --"""
    p = melee(both(illusionist, crowd(15, "c2")), hand=["frostweave_illusionist"])
    summon(p, "frostweave_illusionist", "e7")
    assert at(p, "e7") == "c3"
    q = melee(both(illusionist, crowd(15, "c2")), hand=["frostweave_illusionist"], others=[{}, {"removed": [15, 0]}])
    summon(q, "frostweave_illusionist", "e7")
    assert at(q, "e7") == "h1"


def test_f37_a_leap_goes_to_adjacent_squares_but_not_to_its_own() -> None:
    p = duel(
        """
            4 -- -- -- c1 -- c1 -- -- --""",
        hand=["wild_eagle"],
    )
    summon(p, "wild_eagle", "e5")
    assert {"e5-e6", "e5-d5"} <= choices(p)
    assert "e5-e5" not in choices(p)
    q = duel(
        """
            4 -- -- -- c1 c1 -- -- -- --
            3 -- -- -- -- -- c1 -- -- --""",
        hand=["royal_reindeer"],
    )
    summon(q, "royal_reindeer", "e5")
    assert "e5-e6" not in choices(q)
    assert "e5-e7" in choices(q)


def test_f38_the_lower_criterion_is_decided_when_the_flare_is_invoked() -> None:
    p = duel("7 h2 h2 h2 h2 -- -- -- -- --", flares=["flare_02"], actions=0)
    play(p, "F flare_02 2", "e9", "e8")
    assert at(p, "e9 e8") == "c1 c1"


def test_f39_only_the_effect_that_fits_the_named_opponent() -> None:
    board = both(crowd(5, "c2"), "7 h3 h3 h3 h3 -- -- -- -- --")
    p = melee(board, flares=["flare_08"], actions=0)
    play(p, "F flare_08 3")
    assert (p.actions, asked(p)) == (1, (1, "main"))
    q = melee(board, flares=["flare_08"], actions=0)
    play(q, "F flare_08 2", "e9")
    assert (q.actions, at(q, "e9")) == (0, "c1")


def test_f40_a_larger_difference_meets_the_criterion() -> None:
    p = duel(crowd(9, "c2"), flares=["flare_02"])
    assert choices(p, "F") == {"F flare_02 2"}


def test_f41_a_flare_discarded_by_winter_whisperer_scores_nothing() -> None:
    p = duel(
        both(
            crowd(9, "c2"),
            """
            9       -- -- c1 -- --
            8    -- -- -- c1 -- -- --""",
        ),
        flares=["flare_02"],
        frozen="winter_whisperer",
    )
    play(p, "T winter_whisperer", "e9", "take flare_02")
    assert (p.scores, p.actions, p.flare_discard) == ((0, 0), 3, ("flare_02",))


def test_f42_an_action_gained_after_the_last_one_must_be_used_and_flares_follow_again() -> None:
    p = duel(crowd(9, "c2"), flares=["flare_12", "flare_08"], actions=0)
    play(p, "F flare_12 2")
    assert "end" not in choices(p)
    play(p, "P e9")
    assert choices(p) == {"end", "F flare_08 2"}


def test_f43_no_flare_after_claiming_a_task() -> None:
    p = high_form(
        both(
            """
                6 -- -- -- -- c1 -- -- -- --
                5 -- -- -- c1 c1 c1 -- -- --
                4 -- -- -- -- c1 -- -- -- --""",
            "7 h2 h2 -- -- -- -- -- -- --",
        ),
        tasks=["center_cross"],
        flares=["flare_12"],
        actions=0,
    )
    assert choices(p, "F") == {"F flare_12 2"}
    play(p, "end", "claim center_cross")
    assert (p.turn, p.flares[0]) == (2, ("flare_12",))


def test_f44_the_point_for_a_legend_stays_when_the_legend_is_lost() -> None:
    storm = """
            7 -- -- -- h1 -- -- -- -- --
            6 -- -- -- h1 -- h1 -- -- --
            5 -- -- -- -- c1 -- -- -- --"""
    p = duel(storm, legends=["storm_elemental"])
    summon(p, "storm_elemental", "e5", "legendary", "e4", "e4-e5")
    assert (at(p, "e5 e4"), p.scores) == ("-- --", (1, 0))
    q = melee(storm, legends=["storm_elemental"])
    summon(q, "storm_elemental", "e5", "colour 2", "legendary", "e4", "e4-e5")
    assert points(q, 1) == [0, 1, 0]


def test_f45_neither_frozen_card_can_be_thawed_while_one_is_chosen() -> None:
    p = duel(GROWER, hand=["crystal_grower"], frozen="ice_queen")
    summon(p, "crystal_grower", "e5")
    assert choices(p) == {"a7", "b7"}
    play(p, "a7")
    assert choices(p) == {"take ice_queen", "take crystal_grower"}


def test_f46_the_kept_new_one_may_be_thawed_in_the_same_turn() -> None:
    p = duel(GROWER, hand=["crystal_grower"], frozen="ice_queen")
    summon(p, "crystal_grower", "e5", "a7", "take crystal_grower")
    assert choices(p, "T") == {"T crystal_grower"}


def test_f47_the_player_who_summoned_chooses_the_card() -> None:
    p = duel(
        """
            7 c1 -- -- -- -- -- -- -- --
            4 -- -- -- c2 c2 -- -- -- --""",
        turn=2,
        others=[{"hand": ["crystal_grower"], "frozen": "ice_queen"}],
    )
    summon(p, "crystal_grower", "e5")
    assert asked(p) == (2, "keep_frozen")


def test_f48_frozen_chest_exchanges_or_declines() -> None:
    for answer, frozen, pile in (
        ("stop", "ice_wyvern", ("ice_queen", "frozen_chest")),
        ("take ice_queen", "ice_queen", ("ice_wyvern", "frozen_chest")),
    ):
        p = duel(CHEST, hand=["frozen_chest"], discard=["ice_queen"], frozen="ice_wyvern")
        summon(p, "frozen_chest", "e5", answer)
        assert (FROZEN.of(p, 1), p.discards[0]) == (frozen, pile)
