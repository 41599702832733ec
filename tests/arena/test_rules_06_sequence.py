"""RULES 6.5 to 6.8: the steps of a summoning, shortage, records."""

from tests.arena.build import asked, at, both, choices, crowd, duel, high_form, kills, play, summon, summons, these

FOX = """
    5 -- -- -- -- -- c1 -- -- --
    4 -- -- -- -- -- -- c1 -- --"""
HIGH_FOX = """
    7 -- -- -- -- -- c1 -- -- --
    6 -- -- -- -- -- -- c1 -- --"""
REINDEER = """
    4 -- -- -- c1 c1 -- -- -- --
    3 -- -- -- -- -- c1 -- -- --"""
CHEST = """
    6 -- -- -- c1 c1 c1 -- -- --"""
ANGEL = """
    6 -- -- -- c1 -- c1 -- -- --
    5 -- -- c1 -- h1 -- c1 -- --
    4 -- -- -- -- c1 -- -- -- --"""
BEAR = """
    5 -- -- -- -- h2 c1 -- -- --
    4 -- -- -- -- c1 c1 -- -- --"""
TIME = """
    6 -- -- -- h1 -- h1 -- -- --
    5 -- -- -- -- h1 -- -- -- --
    4 -- -- -- c1 -- c1 -- -- --"""


def test_6_5_the_card_is_in_no_pile_while_its_effect_is_resolved() -> None:
    p = duel(FOX, hand=["snow_fox"], discard=["ice_queen"])
    summon(p, "snow_fox", "e5")
    assert (p.actions, p.hands[0], p.discards[0]) == (1, (), ("ice_queen",))
    play(p, "stop")
    assert p.discards[0] == ("ice_queen", "snow_fox")


def test_6_5_a_legend_goes_to_the_shared_pile_after_its_effect() -> None:
    p = duel(ANGEL, legends=["angel_of_death"], legend_discard=["titan"])
    summon(p, "angel_of_death", "e5")
    assert (p.legends[0], p.legend_discard) == ((), ("titan",))
    play(p, "stop")
    assert p.legend_discard == ("titan", "angel_of_death")
    assert p.discards[0] == ()


def test_6_5_a_legend_is_recorded_and_scored_before_its_effect() -> None:
    p = duel(ANGEL, legends=["angel_of_death"])
    summon(p, "angel_of_death", "e5")
    assert asked(p) == (1, "reap")
    assert (p.scores, p.summoned) == ((1, 0), (1, 1, 1, 0))


def test_6_6_an_enemy_piece_on_the_target_is_destroyed_by_you() -> None:
    p = duel(BEAR, hand=["hungry_bear"])
    summon(p, "hungry_bear", "e5", "stop")
    assert at(p, "e5") == "h1"
    assert (kills(p, 1), kills(p, 2)) == ([0, 0, 0], [0, 1, 0])


def test_6_6_your_own_piece_on_the_target_is_destroyed_without_score() -> None:
    p = duel(both(REINDEER, "5 -- -- -- -- c1 -- -- -- --"), hand=["royal_reindeer"])
    summon(p, "royal_reindeer", "e5", "stop")
    assert at(p, "e5") == "c1"
    assert (kills(p, 1), p.dual_free(0)) == ([0, 0, 0], 12)
    q = duel(REINDEER, hand=["royal_reindeer"])
    summon(q, "royal_reindeer", "e5", "stop")
    assert at(q, "e5") == "h1"


def test_6_7_a_the_piece_on_the_target_becomes_the_being() -> None:
    p = duel(both(CHEST, crowd(13)), hand=["frozen_chest"])
    summon(p, "frozen_chest", "e6")
    assert (p.actions, at(p, "e6"), p.of_colour(0).bit_count()) == (1, "h1", 16)


def test_6_7_a_counts_as_destroying_your_piece() -> None:
    p = duel(both(REINDEER, "5 -- -- -- -- c1 -- -- -- --", crowd(12)), hand=["royal_reindeer"])
    assert p.dual_free(0) == 0
    summon(p, "royal_reindeer", "e5", "stop")
    assert at(p, "e5") == "c1"


def test_6_7_b_a_piece_the_pattern_does_not_use_is_picked_up() -> None:
    p = duel(both(HIGH_FOX, crowd(12), "5 h1 h1 -- -- -- -- -- -- --"), hand=["snow_fox"])
    summon(p, "snow_fox", "e7")
    assert asked(p) == (1, "pick_up")
    assert choices(p) == these("c1 d1 e1 f1 g1 b2 c2 d2 e2 f2 g2 h2 a5 b5")
    play(p, "a5", "stop")
    assert at(p, "a5 e7 f7 g6") == "-- c1 c1 c1"
    assert kills(p, 1) == [0, 0, 0]


def test_6_7_b_the_occupant_of_the_target_is_destroyed_as_usual() -> None:
    p = duel(both(HIGH_FOX, "7 -- -- -- -- c2 -- -- -- --", crowd(14)), hand=["snow_fox"])
    summon(p, "snow_fox", "e7", "c1", "stop")
    assert (at(p, "e7 c1"), kills(p, 2)) == ("c1 --", [1, 0, 0])


def test_6_7_b_picking_up_does_not_destroy() -> None:
    p = duel(
        both(
            """
            6 -- -- -- c1 c1 -- -- -- --
            5 -- -- -- -- -- c1 -- -- --""",
            crowd(13),
        ),
        hand=["royal_reindeer"],
    )
    summon(p, "royal_reindeer", "e7", "c1", "stop")
    assert at(p, "e7 c1") == "h1 --"


def test_6_7_b_a_legend_needs_a_legendary_piece() -> None:
    p = duel(
        both(
            TIME,
            """
            7 -- -- -- -- h1 -- -- -- --
            6 -- -- -- l1 -- -- -- -- --
            5 l1 -- -- -- -- -- -- -- l1""",
        ),
        legends=["time_elemental"],
    )
    summon(p, "time_elemental", "e7")
    assert choices(p) == {"a5", "i5"}
    play(p, "i5")
    assert at(p, "a5 i5 d6 e7") == "l1 -- l1 l1"


def test_6_7_a_an_own_legendary_piece_on_the_target_becomes_the_legend() -> None:
    p = duel(
        both(
            TIME,
            """
            7 -- -- -- -- l1 -- -- -- --
            5 l1 -- -- -- -- -- -- -- l1""",
        ),
        legends=["time_elemental"],
    )
    summon(p, "time_elemental", "e7")
    assert at(p, "a5 i5 e7") == "l1 l1 l1"


def test_6_7_c_without_a_piece_to_use_the_embedding_is_illegal() -> None:
    p = duel(FOX, hand=["snow_fox"], removed=[14, 0])
    assert summons(p, "snow_fox") == set()
    q = duel(FOX, hand=["snow_fox"], removed=[13, 0])
    assert summons(q, "snow_fox") == {"e5", "f6", "h4", "g3"}
    r = duel(
        both(
            TIME,
            """
            6 -- -- -- l1 -- l1 -- -- --
            5 -- -- -- -- l1 -- -- -- --""",
        ),
        legends=["time_elemental"],
    )
    assert summons(r, "time_elemental") == set()


def test_6_7_with_a_free_piece_none_is_picked_up() -> None:
    p = duel(both(HIGH_FOX, crowd(13)), hand=["snow_fox"])
    summon(p, "snow_fox", "e7")
    assert asked(p) == (1, "move")


def test_6_8_the_summoning_is_recorded_with_the_colour_of_its_target() -> None:
    p = high_form(FOX, hand=["snow_fox"])
    summon(p, "snow_fox", "e5", "e5-e6", "stop")
    assert p.summoned == (1, 0, 1, 0)
    r = high_form(
        """
            3 -- -- -- -- -- c1 -- -- --
            2    -- -- -- c1 -- -- --""",
        hand=["ritual_keeper"],
    )
    summon(r, "ritual_keeper", "f2", "f2")
    assert (at(r, "f2"), r.summoned) == ("h1", (1, 0, 0, 1))


def test_6_8_placing_and_upgrading_are_no_summoning() -> None:
    p = high_form(
        """
            3 -- -- -- -- c1 -- -- -- --
            2    -- -- -- c1 -- -- --""",
        hand=["sapling"],
    )
    summon(p, "sapling", "e4")
    play(p, "P e5")
    assert (at(p, "e4 e5"), p.summoned) == ("h1 c1", (1, 0, 0, 0))
