"""RULES 8: when a flare may be invoked, what it is measured against, what it costs."""

import pytest

from tests.arena.build import asked, at, both, choices, crowd, duel, high_form, melee, play, points, summon, teams

FOX = """
    5 -- -- -- -- -- c1 -- -- --
    4 -- -- -- -- -- -- c1 -- --"""
TWO_HEROES = "7 h2 h2 -- -- -- -- -- -- --"


def invocable(board: str, flare: str) -> bool:
    return bool(choices(duel(board, flares=[flare]), "F"))


def test_8_1_before_and_after_any_action_for_free() -> None:
    p = duel(both(FOX, TWO_HEROES), flares=["flare_12"])
    assert choices(p, "F") == {"F flare_12 2"}
    play(p, "P a5")
    assert choices(p, "F") == {"F flare_12 2"}
    play(p, "P b5")
    assert choices(p, "F") == {"F flare_12 2"}
    play(p, "F flare_12 2", "stop")
    assert (p.actions, p.flares[0]) == (0, ())


def test_8_1_several_flares_in_one_turn() -> None:
    p = duel(crowd(6, "c2"), flares=["flare_12", "flare_08"], actions=0)
    play(p, "F flare_12 2", "F flare_08 2", "e9")
    assert (p.flare_discard, p.scores) == (("flare_12", "flare_08"), (0, 2))


def test_8_1_not_inside_an_effect_and_not_in_the_end_phase() -> None:
    p = high_form(
        both(
            """
                6 -- -- -- -- c1 -- -- -- --
                5 -- -- -- c1 c1 c1 -- -- --
                4 -- -- -- -- c1 -- -- -- --""",
            "7 h2 h2 -- -- -- -- -- -- --",
        ),
        flares=["flare_12"],
        actions=0,
        tasks=["center_cross", "destruction", "red_summoning"],
    )
    assert choices(p, "F") == {"F flare_12 2"}
    play(p, "end")
    assert asked(p) == (1, "claim")
    assert choices(p, "F") == set()


def test_8_1_only_on_your_own_turn() -> None:
    p = duel(TWO_HEROES.replace("h2", "h1"), others=[{"flares": ["flare_12"]}])
    assert choices(p, "F") == set()


@pytest.mark.parametrize(
    ("mine", "theirs", "met"), [(0, 2, False), (0, 3, True), (1, 3, False), (1, 4, True), (0, 5, True)]
)
def test_8_2_upper_criterion_compares_upgraded_pieces(mine: int, theirs: int, met: bool) -> None:
    board = "7 " + " ".join(["h1"] * mine + ["h2"] * theirs + ["--"] * (9 - mine - theirs))
    assert invocable(board, "flare_01") == met


@pytest.mark.parametrize(
    ("mine", "theirs", "met"), [(0, 3, False), (0, 4, True), (3, 6, False), (3, 7, True), (4, 3, False)]
)
def test_8_2_lower_criterion_compares_all_pieces(mine: int, theirs: int, met: bool) -> None:
    assert invocable(both(crowd(mine), crowd(theirs, "c2", row=4)), "flare_02") == met


def test_8_2_a_heroic_piece_counts_in_both() -> None:
    assert not invocable("7 h2 c2 c2 -- -- -- -- -- --", "flare_02")
    assert invocable("7 h2 c2 c2 l2 -- -- -- -- --", "flare_02")


def test_8_3_only_the_half_that_is_met_is_resolved() -> None:
    upper_only = duel("7 h2 h2 h2 h2 -- -- -- -- --", flares=["flare_08"], actions=0)
    play(upper_only, "F flare_08 2")
    assert (upper_only.actions, upper_only.of_colour(0)) == (1, 0)
    lower_only = duel(crowd(5, "c2"), flares=["flare_08"], actions=0)
    play(lower_only, "F flare_08 2", "e9")
    assert (lower_only.actions, at(lower_only, "e9")) == (0, "c1")


def test_8_3_both_halves_are_resolved_the_upper_one_first() -> None:
    p = duel(crowd(6, "h2"), flares=["flare_01"], actions=0)
    play(p, "F flare_01 2", "e9", "e8")
    assert at(p, "e9 e8") == "c1 h1"


def test_8_3_the_lower_half_is_not_checked_again() -> None:
    p = duel("7 h2 h2 h2 h2 -- -- -- -- --", flares=["flare_02"], actions=0)
    play(p, "F flare_02 2", "e9", "e8")
    assert at(p, "e9 e8") == "c1 c1"


MELEE = both(crowd(4, "c2"), "7 h3 h3 h3 -- -- -- -- -- --")


def test_8_4_in_a_melee_one_opponent_is_named_and_measured() -> None:
    p = melee(MELEE, flares=["flare_11"], actions=0)
    assert choices(p, "F") == {"F flare_11 2", "F flare_11 3"}
    upper = p.copy()
    play(upper, "F flare_11 3", "e9")
    assert (at(upper, "e9"), asked(upper)) == ("c1", (1, "main"))
    lower = melee(both(MELEE, "5 c1 -- -- -- -- -- -- -- --", crowd(5, "c2")), flares=["flare_11"], actions=0)
    play(lower, "F flare_11 2")
    assert asked(lower) == (1, "move")


def test_8_4_only_opponents_who_meet_a_criterion_can_be_named() -> None:
    p = melee(crowd(4, "c2"), flares=["flare_02"])
    assert choices(p, "F") == {"F flare_02 2"}


def test_8_5_in_a_duel_the_opponent_scores_one_point_at_once() -> None:
    p = duel(crowd(6, "h2"), flares=["flare_01"])
    play(p, "F flare_01 2")
    assert asked(p) == (1, "place")
    assert p.scores == (0, 1)
    play(p, "e9", "e8")
    assert p.scores == (0, 1)


def test_8_5_in_a_melee_the_named_opponent_scores_in_your_colour() -> None:
    p = melee(MELEE, flares=["flare_11"])
    play(p, "F flare_11 3", "e9")
    assert [points(p, seat) for seat in (1, 2, 3)] == [[0, 0, 0], [0, 0, 0], [1, 0, 0]]


def test_8_5_in_the_high_form_nobody_scores() -> None:
    p = high_form(crowd(6, "c2"), flares=["flare_12"])
    play(p, "F flare_12 2")
    assert p.scores == (0, 0)


def test_8_5_in_a_team_duel_the_other_team_scores() -> None:
    p = teams(crowd(6, "c1"), turn=2, others=[{"flares": ["flare_12"]}])
    play(p, "F flare_12 1")
    assert p.scores == (1, 0)


def test_8_6_a_flare_may_be_invoked_though_it_can_do_nothing() -> None:
    p = duel(crowd(4, "h2"), flares=["flare_02"], removed=[16, 0])
    play(p, "F flare_02 2")
    assert asked(p) == (1, "main")
    assert (p.flares[0], p.flare_discard, p.scores) == ((), ("flare_02",), (0, 1))


def test_8_6_it_is_discarded_after_its_effect() -> None:
    p = duel(crowd(4, "c2"), flares=["flare_02"], flare_discard=["flare_05"])
    play(p, "F flare_02 2")
    assert (p.flares[0], p.flare_discard) == ((), ("flare_05",))
    play(p, "e9")
    assert p.flare_discard == ("flare_05", "flare_02")


def test_8_6_a_flare_discarded_or_returned_gives_no_points() -> None:
    p = duel(crowd(6, "c2"), hand=["snow_fox"], flares=["flare_02"], frozen="winter_whisperer")
    play(p, "D snow_fox", "R flare_02")
    assert p.scores == (0, 0)
    q = duel(crowd(6, "c2"), flares=["flare_02"], frozen="winter_whisperer")
    play(q, "T winter_whisperer", "take flare_02")
    assert (q.scores, q.flare_discard) == ((0, 0), ("flare_02",))


def test_8_1_a_summoning_may_come_between() -> None:
    p = duel(both(FOX, crowd(6, "c2")), hand=["snow_fox"], flares=["flare_12"])
    summon(p, "snow_fox", "e5", "stop")
    assert choices(p, "F") == set()
    q = duel(both(FOX, crowd(8, "c2")), hand=["snow_fox"], flares=["flare_12"])
    summon(q, "snow_fox", "e5", "stop")
    assert choices(q, "F") == {"F flare_12 2"}
