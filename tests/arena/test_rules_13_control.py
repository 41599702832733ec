"""RULES 13.6 to 13.8: passing control to the teammate."""

from typing import Any

from frostglass.arena.keywords.frozen import FROZEN
from tests.arena.build import asked, at, both, choices, choose, crowd, duel, play, summon, teams

FOX = """
    5 -- -- -- -- -- c1 -- -- --
    4 -- -- -- -- -- -- c1 -- --"""
GROWER = """
    7 c2 c2 -- -- -- -- -- -- --
    4 -- -- -- c1 c1 -- -- -- --"""
PRINCESS = """
    5 -- -- -- -- c1 -- -- -- --
    4 -- -- -- c1 -- c1 -- -- --"""
TIME = """
    6 -- -- -- h1 -- h1 -- -- --
    5 -- -- -- -- h1 -- -- -- --
    4 -- -- -- c1 -- c1 -- -- --"""


def test_13_6_control_may_be_passed_before_an_action() -> None:
    p = teams(legends=["titan", "leviathan"], flares=["flare_12"])
    play(p, "pass")
    assert asked(p) == (3, "main")
    assert (p.turn, p.legends) == (1, ((), (), ("titan", "leviathan"), ()))


def test_13_6_the_teammate_may_only_place() -> None:
    p = teams(
        both(FOX, crowd(14, "c2")),
        hand=["snow_fox"],
        flares=["flare_12"],
        frozen="crystal_grower",
        others=[{}, {"hand": ["sapling"], "flares": ["flare_08"]}, {}],
    )
    kinds = {words.split()[0] for words in choices(p)}
    assert kinds == {"P", "S", "D", "F", "T", "pass"}
    play(p, "pass")
    assert {words.split()[0] for words in choices(p)} == {"P"}
    play(p, "P a7")
    assert {words.split()[0] for words in choices(p)} == {"P"}


def test_13_6_after_the_last_action_the_end_phase_follows_by_itself() -> None:
    p = teams(actions=1, flares=["flare_12"], kills=[0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0])
    play(p, "pass", "P a7")
    assert (p.turn, p.scores) == (2, (1, 0))
    assert len(p.hands[0]) == 3
    assert at(p, "a7") == "c1"


def test_13_6_the_turn_player_does_the_end_phase() -> None:
    p = teams(
        """
            5 -- -- -- c1 c1 c1 -- -- --
            4 -- -- -- -- c1 -- -- -- --""",
        mode="team_high_form",
        tasks=["center_cross"],
        actions=1,
    )
    play(p, "pass", "P e6")
    assert asked(p) == (1, "claim")


def test_13_6_control_may_be_passed_inside_an_effect() -> None:
    p = teams(FOX, hand=["snow_fox"], legends=["titan"])
    summon(p, "snow_fox", "e5")
    assert asked(p) == (1, "move")
    play(p, "pass")
    assert asked(p) == (3, "move")
    assert p.legends[2] == ("titan",)
    play(p, "e5-e6")
    assert asked(p) == (3, "move")
    play(p, "e6-e7")
    assert asked(p) == (3, "main")
    play(p, "P a5")
    assert (p.turn, at(p, "e7")) == (2, "c1")
    assert p.discards[0] == ("snow_fox",)


def test_13_6_control_may_be_passed_inside_a_flare() -> None:
    p = teams(both("5 c1 -- -- -- -- -- -- -- --", "7 h2 h2 -- -- -- -- -- -- --"), flares=["flare_12"], actions=0)
    play(p, "F flare_12 2", "pass")
    assert asked(p) == (3, "leap")
    play(p, "stop")
    assert p.turn == 2


def test_13_6_it_cannot_be_passed_back() -> None:
    p = teams(FOX, hand=["snow_fox"])
    summon(p, "snow_fox", "e5", "pass")
    assert "pass" not in choices(p)
    play(p, "stop")
    assert "pass" not in choices(p)


def test_13_6_without_action_and_effect_there_is_nothing_to_pass() -> None:
    assert "pass" in choices(teams())
    assert "pass" not in choices(teams(actions=0))


def test_13_6_not_without_teams() -> None:
    p = duel(FOX, hand=["snow_fox"])
    assert "pass" not in choices(p)
    summon(p, "snow_fox", "e5")
    assert "pass" not in choices(p)


def test_13_6_not_inside_a_place_or_discard_action() -> None:
    p = teams(crowd(16))
    play(p, "L c1")
    assert choices(p, "pass") == set()
    q = teams(hand=["snow_fox", "ice_queen"])
    play(q, "D snow_fox")
    assert choices(q) == {"R ice_queen", "stop"}


def test_13_6_not_while_a_piece_is_picked_up() -> None:
    p = teams(
        both(
            """
            7 -- -- -- -- -- c1 -- -- --
            6 -- -- -- -- -- -- c1 -- --""",
            crowd(14),
        ),
        hand=["snow_fox"],
    )
    summon(p, "snow_fox", "e7")
    assert asked(p) == (1, "pick_up")
    assert "pass" not in choices(p)


def test_13_6_not_while_the_frozen_card_is_chosen() -> None:
    p = teams(GROWER, hand=["crystal_grower"], frozen="ice_queen")
    summon(p, "crystal_grower", "e5", "a7")
    assert asked(p) == (1, "keep_frozen")
    assert choices(p) == {"take ice_queen", "take crystal_grower"}


def test_13_6_not_at_a_choice_with_one_option() -> None:
    p = teams(
        """
            7 c2 -- -- -- -- -- -- -- --
            4 -- -- -- c1 c1 -- -- -- --""",
        hand=["crystal_grower"],
    )
    summon(p, "crystal_grower", "e5")
    assert asked(p) == (1, "main")
    assert at(p, "a7") == "h2"


def test_13_6_not_while_a_task_is_claimed() -> None:
    p = teams(
        """
            6 -- -- -- -- c1 -- -- -- --
            5 -- -- -- c1 c1 c1 -- -- --
            4 -- -- -- -- c1 -- -- -- --""",
        mode="team_high_form",
        tasks=["center_cross"],
        actions=0,
    )
    choose(p, "end")
    assert choices(p) == {"claim center_cross", "stop"}


def test_13_6_what_was_granted_stays() -> None:
    p = teams(TIME, legends=["time_elemental"], actions=2)
    summon(p, "time_elemental", "e7")
    play(p, "pass", "P a5")
    assert (p.turn, p.control) == (1, 1)


def test_13_6_the_next_turn_is_the_turn_players_own_again() -> None:
    p = teams(actions=1)
    play(p, "pass", "P a5", "P a6", "P a7", "end", "P b5", "P b6", "end", "P c5", "P c6", "end")
    assert asked(p) == (1, "main")


WHISPER: dict[str, Any] = {"frozen": "winter_whisperer", "flares": ["flare_01"]}


def test_13_7_choices_about_the_own_cards_stay_with_the_turn_player() -> None:
    p = teams(
        """
            6 -- -- -- -- c1 -- -- -- --
            5 -- -- -- -- c1 -- -- -- --""",
        **WHISPER,
    )
    play(p, "T winter_whisperer", "pass")
    assert asked(p) == (3, "destroy")
    play(p, "e5")
    assert asked(p) == (1, "discard_flare")
    assert choices(p) == {"take flare_01", "stop"}
    play(p, "take flare_01")
    assert asked(p) == (3, "main")
    assert p.actions == 3


def test_13_7_which_frozen_effect_to_keep_stays_with_the_turn_player() -> None:
    p = teams(GROWER, hand=["crystal_grower"], frozen="ice_queen")
    summon(p, "crystal_grower", "e5", "pass", "a7")
    assert asked(p) == (1, "keep_frozen")


def test_13_7_what_to_take_from_the_pile_stays_with_the_turn_player() -> None:
    p = teams(
        """
            5 -- -- -- c1 c1 c1 -- -- --""",
        hand=["frozen_chest"],
        discard=["ice_queen"],
    )
    summon(p, "frozen_chest", "e5")
    assert choices(p) == {"take ice_queen", "stop", "pass"}
    play(p, "pass")
    assert asked(p) == (1, "take_frozen")
    assert choices(p) == {"take ice_queen", "stop"}


def test_13_8_passed_control_does_not_allow_thawing() -> None:
    p = teams(
        """
            5 -- -- -- -- c1 -- -- -- --""",
        frozen="crystal_grower",
        others=[{}, {"school": "sylvan"}, {}],
    )
    play(p, "pass")
    assert choices(p, "T") == set()


def test_13_8_one_may_thaw_and_then_pass_control() -> None:
    p = teams(PRINCESS, frozen="ice_princess")
    play(p, "T ice_princess", "pass")
    assert asked(p) == (3, "move")
    play(p, "e5-e6")
    assert (FROZEN.of(p, 1), p.discards[0]) == (None, ("ice_princess",))
