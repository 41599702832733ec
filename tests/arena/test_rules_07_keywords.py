"""RULES 7.14 to 7.26: placing, changing rank and colour, marks, directions, counting."""

import pytest

from tests.arena.build import asked, at, both, choices, crowd, duel, kills, melee, play, summon, these

MAGES = """
    5 -- -- -- c1 -- c1 -- -- --
    4 -- -- c1 c2 c1 c2 c1 -- --
    3 -- -- -- c1 -- c1 -- -- --"""
DRAGON = """
    7 -- -- -- -- -- h1 -- -- --
    6 -- -- -- -- h1 -- -- -- --
    5 -- -- -- h1 -- c1 -- -- --
    4 -- -- -- -- -- -- c1 -- --"""
MIRROR = """
    6 -- -- c2 -- c1 -- -- -- --
    5 -- -- -- c2 -- -- -- -- --
    4 -- -- l2 h2 c1 -- -- -- --"""


def test_7_14_a_piece_is_placed_on_an_empty_square() -> None:
    p = duel(
        """
            6 -- -- -- -- c2 -- -- -- --
            5 -- -- -- -- -- c1 -- -- --
            4 -- -- -- c1 -- -- -- -- --""",
        hand=["kiskin_farseeders"],
    )
    summon(p, "kiskin_farseeders", "e5")
    assert choices(p) == these("d6 f6 d5 e4 f4 g6 g5 g4 c5 c4 c3 d3 e3 stop")
    play(p, "g6")
    assert (at(p, "g6"), p.dual_free(0)) == ("c1", 12)


def test_7_14_a_colour_without_a_free_piece_cannot_be_placed() -> None:
    p = melee(
        both(
            """
            6 -- -- -- -- c1 -- -- -- --
            5 -- -- -- c1 -- c1 -- -- --
            4 -- -- -- c1 -- -- -- -- --""",
            crowd(15, "c3"),
        ),
        hand=["forest_ancient"],
    )
    summon(p, "forest_ancient", "e5", "c6", "c7")
    assert at(p, "c6 c7") == "c2 c2"
    q = melee(
        both(
            """
            6 -- -- -- -- c1 -- -- -- --
            5 -- -- -- c1 -- c1 -- -- --
            4 -- -- -- c1 -- -- -- -- --""",
            crowd(14, "c3"),
        ),
        hand=["forest_ancient"],
    )
    summon(q, "forest_ancient", "e5")
    assert choices(q) == {"colour 2", "colour 3"}
    play(q, "colour 3", "c6")
    assert (at(q, "c6"), q.dual_free(2), asked(q)) == ("c3", 0, (1, "place"))


def test_7_15_a_legendary_piece_cannot_be_upgraded() -> None:
    p = duel(
        both(
            DRAGON,
            """
            6 -- -- -- -- l1 -- -- -- --""",
        ),
        legends=["two_headed_dragon"],
    )
    summon(p, "two_headed_dragon", "d7")
    assert choices(p) == {"f7", "d5", "f5", "g4", "stop"}


def test_7_15_reaching_legendary_is_not_summoning_a_legend() -> None:
    p = duel(DRAGON, legends=["two_headed_dragon"])
    summon(p, "two_headed_dragon", "d7", "f7", "stop")
    assert at(p, "f7") == "l1"
    assert (p.scores, p.summoned[:2]) == ((1, 0), (1, 1))


def test_7_15_downgrading_is_not_destroying() -> None:
    p = duel(
        """
            6 -- -- -- -- h1 h1 -- -- --
            5 -- -- h1 c1 -- -- -- -- --
            4 l2 -- -- -- -- -- -- -- --
            3 h2 -- -- -- -- -- -- -- --""",
        legends=["leviathan"],
    )
    summon(p, "leviathan", "g7", "a3", "a4")
    assert (at(p, "a3 a4"), kills(p, 2)) == ("c2 h2", [0, 0, 0])


def test_7_16_converting_counts_as_destroying_at_the_former_rank() -> None:
    p = duel(
        """
            6 -- -- -- c1 -- l2 -- -- --
            5 -- -- -- c2 c1 h2 -- -- --
            4 -- -- -- -- c1 -- -- -- --""",
        hand=["dryad"],
    )
    summon(p, "dryad", "e5")
    assert choices(p) == {"f5", "d5", "stop"}
    play(p, "f5")
    assert (at(p, "f5"), kills(p, 2)) == ("c1", [0, 1, 0])


def test_7_16_a_converted_piece_keeps_its_rank_unless_the_text_says_otherwise() -> None:
    p = duel(
        """
            6 -- -- -- h2 -- -- -- -- --
            4 -- -- -- -- c1 -- c1 -- --
            3 -- -- -- -- -- c1 -- -- --
            2    -- -- -- -- c1 -- --""",
        hand=["sylvan_queen"],
    )
    summon(p, "sylvan_queen", "e5", "d6")
    assert (at(p, "d6"), kills(p, 2)) == ("h1", [0, 1, 0])


def test_7_16_converting_to_an_enemy_colour_scores_nothing() -> None:
    p = melee(
        """
            5 -- -- -- c1 -- c1 -- -- --
            3 -- -- -- -- c1 -- -- -- --""",
        hand=["frostweave_illusionist"],
    )
    summon(p, "frostweave_illusionist", "e5")
    assert choices(p) == {"colour 2", "colour 3"}
    play(p, "colour 3")
    assert at(p, "e5") == "c3"
    assert set(p.kills) == {0}


def test_7_17_marked_squares_turn_with_the_embedding() -> None:
    p = duel(MAGES, hand=["time_mage"])
    summon(p, "time_mage", "e5", using="d5 c4 e4 d3")
    assert (at(p, "d4 f4"), kills(p, 2)) == ("-- c2", [1, 0, 0])


def test_7_17_marked_squares_off_the_board_do_not_exist() -> None:
    p = duel(
        """
            8    -- -- c1 c1 c1 -- --""",
        hand=["summoner"],
    )
    summon(p, "summoner", "e9")
    assert choices(p) == {"c9", "d9", "f9", "g9", "stop"}


def test_7_17_a_direction_exists_even_if_its_ray_has_no_square() -> None:
    p = duel(
        """
            4 -- -- -- h1 -- h1 -- -- --
            3 -- -- -- -- c1 -- -- -- --
            2    -- -- -- h1 -- -- --
            1       -- c2 -- c2 --""",
        legends=["fire_dragon"],
    )
    summon(p, "fire_dragon", "e1")
    assert choices(p) == these("w e sw s se")
    play(p, "sw")
    assert at(p, "d1 f1") == "-- c2"


def test_7_17_colouring_the_text_does_not_name_is_decoration() -> None:
    p = melee(
        """
            5 -- -- -- c2 -- -- -- -- --
            4 -- -- -- c1 c1 -- -- -- --
            3 -- -- -- -- c1 -- -- -- --""",
        hand=["champion"],
    )
    summon(p, "champion", "e5", "d5", lent="d5")
    assert kills(p, 2) == [1, 0, 0]


def test_7_18_used_pieces_are_followed_when_they_move() -> None:
    p = duel(
        """
            6 -- -- -- c1 -- c1 c1 -- --
            4 -- -- -- c1 -- c1 -- -- --""",
        hand=["master_of_intrigue"],
    )
    summon(p, "master_of_intrigue", "e5", "f6-f7")
    assert "f7-f8" in choices(p)
    assert choices(p, "g6") == set()


def test_7_18_a_used_piece_that_left_the_board_is_forgotten() -> None:
    p = duel(
        """
            7 -- -- -- -- -- -- h2 -- --
            6 -- -- -- c1 -- c1 -- -- --
            4 -- -- -- c1 -- c1 -- -- --""",
        hand=["master_of_intrigue"],
    )
    summon(p, "master_of_intrigue", "e5", "e5-f6")
    assert {words[:2] for words in choices(p)} == {"f6", "d6", "d4", "f4", "st"}
    assert "f6-g7" not in choices(p), "the Master makes standard moves, a used piece would fight"


def test_7_18_the_being_is_not_among_the_pieces_used() -> None:
    p = duel(
        """
            5 -- -- c1 c1 -- c1 -- -- --""",
        hand=["clan_guardian"],
    )
    summon(p, "clan_guardian", "e5")
    assert "e5" not in choices(p)


def test_7_19_a_connected_group_is_joined_by_adjacent_pieces() -> None:
    p = duel(
        """
            6 -- -- -- -- h1 h1 -- -- --
            5 -- -- h1 c1 -- -- -- -- --
            4 -- c1 -- -- -- -- -- -- --
            3 c2 -- c2 -- -- -- -- -- c2""",
        legends=["leviathan"],
    )
    summon(p, "leviathan", "g7", "a3")
    assert choices(p) == {"b4", "stop"}
    play(p, "b4")
    assert choices(p) == {"c3", "stop"}
    play(p, "c3")
    assert at(p, "a3 b4 c3 i3") == "-- -- -- c2"


def test_7_20_own_pieces_are_not_counted() -> None:
    p = duel(
        """
            5 c1 -- -- -- -- -- -- -- c2
            4 -- -- -- c1 -- c1 -- -- --""",
        hand=["wild_eagle"],
    )
    summon(p, "wild_eagle", "e5", "e5-a5")
    assert set(p.kills) == {0}


def test_7_20_every_event_counts_also_for_a_piece_that_came_back() -> None:
    p = duel(
        """
            6 -- -- -- -- c1 -- c2 -- --
            5 -- -- -- c1 -- c1 -- -- --
            4 -- -- -- c1 -- -- -- -- --""",
        hand=["forest_ancient"],
    )
    summon(p, "forest_ancient", "e5", "c6", "c7", "c6", "c7")
    assert (kills(p, 2), at(p, "g6 c6 c7")) == ([2, 0, 0], "c2 -- --")


def test_7_20_what_a_card_says_does_not_count_is_left_out() -> None:
    p = duel(
        """
            7 -- -- -- -- h2 -- -- -- --
            6 -- -- -- c2 -- -- -- -- --
            5 -- -- -- l2 h1 -- -- -- --
            4 -- -- -- -- h1 -- -- -- --
            3 -- -- -- c1 c1 c1 -- -- --""",
        legends=["titan"],
    )
    summon(p, "titan", "e6")
    assert at(p, "d6 e7 d5 e5 e6") == "-- -- l2 -- l1"
    assert set(p.kills) == {0}


def test_7_20_counted_as_two_adds_a_second_kill_of_the_same_rank() -> None:
    p = duel(
        """
            6 -- -- -- -- c1 -- -- -- --
            5 -- -- -- c1 -- h2 -- -- --
            3 -- -- c1 c1 c1 -- -- -- --""",
        hand=["deathbringer"],
    )
    summon(p, "deathbringer", "e5", "f5")
    assert kills(p, 2) == [0, 2, 0]


def test_7_21_a_gained_action_is_used_later() -> None:
    p = duel(MAGES, hand=["time_mage"], actions=1)
    summon(p, "time_mage", "e5", using="d5 c4 e4 d3")
    assert (p.actions, asked(p)) == (1, (1, "main"))
    assert "end" not in choices(p)


def test_7_21_extra_cards_add_up_and_are_drawn_after_filling_up() -> None:
    mystic = """
            6 -- -- -- -- c1 -- -- -- --
            5 -- -- -- c1 -- -- -- -- --
            4 -- -- -- -- -- c1 -- -- --"""
    p = duel(mystic, hand=["forest_mystic"], extra_draws=[1, 0], actions=1)
    summon(p, "forest_mystic", "e5")
    assert (p.extra_beings, p.extra_legends, p.hands[0]) == (2, 1, ())
    play(p, "end")
    assert (len(p.hands[0]), len(p.legends[0]), len(p.flares[0])) == (5, 3, 1)


TOWER = """
    4 -- -- -- -- c1 c1 -- -- --
    3 -- -- -- -- c1 c1 -- -- --"""


@pytest.mark.parametrize(
    ("row", "after"),
    [
        ("5 c2 h2 -- c1 -- -- -- -- --", "5 c2 -- -- -- h1 -- -- -- --"),
        ("5 c2 h2 l2 c1 -- -- -- -- --", "5 c2 h2 l2 -- h1 -- -- -- --"),
    ],
)
def test_7_22_the_first_and_next_pieces_in_a_direction_are_of_any_colour(row: str, after: str) -> None:
    p = duel(both(TOWER, row), hand=["gun_tower"])
    summon(p, "gun_tower", "e5", "w")
    assert f"5 {at(p, 'a5 b5 c5 d5 e5')} -- -- -- --" == after


def test_7_22_all_pieces_in_a_direction_are_hit_and_nothing_blocks() -> None:
    p = duel(
        """
            5 -- -- -- c1 c1 c2 h2 c1 c2
            4 -- -- c1 -- -- -- -- -- --""",
        hand=["cannon"],
    )
    summon(p, "cannon", "e5", "e")
    assert at(p, "f5 g5 h5 i5") == "-- h2 -- --"
    assert kills(p, 2) == [2, 0, 0]


def test_7_22_a_direction_need_not_hit_anything() -> None:
    p = duel(
        """
            5 -- -- -- c1 c1 c2 -- -- --
            4 -- -- c1 -- -- -- -- -- --""",
        hand=["cannon"],
    )
    summon(p, "cannon", "e5")
    assert choices(p) == these("nw n ne e se s sw stop")
    play(p, "n")
    assert at(p, "f5") == "c2"


def test_7_23_a_mirror_image_lies_at_the_same_distance_from_the_middle() -> None:
    p = duel(MIRROR, hand=["crystal_mirror"])
    ways_to_lie = [p.copy() for _ in choices(p, "S crystal_mirror e5")]
    for q, words in zip(ways_to_lie, choices(p, "S crystal_mirror e5"), strict=True):
        play(q, words)
    (left_is_copied,) = (q for q in ways_to_lie if asked(q) == (1, "copy"))
    assert choices(left_is_copied) == {"c6", "d5", "d4", "stop"}
    play(left_is_copied, "c6", "d5")
    assert at(left_is_copied, "g6 f5 f4 c6 d5") == "c1 c1 -- c2 c2"


def test_7_24_the_last_action_is_over_when_none_is_left() -> None:
    bomb = """
            6 -- -- -- c2 -- -- -- -- --
            4 -- -- -- -- -- c1 -- -- --
            3 -- -- -- -- -- c1 -- -- --"""
    p = duel(bomb, hand=["bomb"], actions=1)
    summon(p, "bomb", "e5")
    assert at(p, "e5 f4 d6") == "c1 c1 c2"
    q = duel(bomb, hand=["bomb"], actions=2)
    summon(q, "bomb", "e5")
    assert at(q, "e5 f4 d6") == "-- -- --"


def test_7_26_every_choice_is_yours_also_about_enemy_pieces() -> None:
    p = melee(
        """
            6 c3 c3 -- -- -- -- -- -- --
            5 c2 c2 -- -- -- -- -- -- --
            4 -- -- -- c1 c1 -- -- -- --""",
        hand=["crystal_grower"],
    )
    summon(p, "crystal_grower", "e5")
    assert asked(p)[0] == 1
    assert choices(p) == {"a5", "b5"}
    play(p, "b5")
    assert choices(p) == {"a6", "b6"}
    play(p, "a6")
    assert at(p, "a5 b5 a6 b6") == "c2 h2 h3 c3"
