"""RULES 10: frozen effects, thawing, and the penalty of the Everfrost Sentinel."""

from frostglass.arena.keywords.frozen import FROZEN
from tests.arena.build import asked, at, choices, duel, high_form, kills, melee, play, summon, teams

GROWER = """
    7 c2 c2 -- -- -- -- -- -- --
    4 -- -- -- c1 c1 -- -- -- --"""
ILLUSIONIST = """
    5 -- -- -- c1 -- c1 -- -- --
    3 -- -- -- -- c1 -- -- -- --"""
CHEST = """
    5 -- -- -- c1 c1 c1 -- -- --"""
SENTINEL = """
    5 -- -- -- -- c2 -- -- -- --
    4 -- -- -- -- c1 -- -- -- --
    3 -- -- -- -- c1 c1 -- -- --
    2    -- -- -- -- c1 -- --"""
TIME = """
    6 -- -- -- h1 -- h1 -- -- --
    5 -- -- -- -- h1 -- -- -- --
    4 -- -- -- c1 -- c1 -- -- --"""


def test_10_1_a_frozen_effect_is_not_resolved_with_the_summoning() -> None:
    p = duel(
        """
            6 -- -- -- c1 -- -- -- -- --
            4 -- -- -- -- c1 -- -- -- --
            3 -- -- -- -- c1 -- -- -- --""",
        hand=["frostweave_summoner"],
    )
    summon(p, "frostweave_summoner", "e5")
    assert (p.borrow, FROZEN.of(p, 1)) == (False, "frostweave_summoner")


def test_10_2_the_card_lies_before_its_player_and_not_on_the_pile() -> None:
    p = duel(GROWER, hand=["crystal_grower"])
    summon(p, "crystal_grower", "e5", "a7")
    assert (FROZEN.of(p, 1), p.discards[0], p.hands[0]) == ("crystal_grower", (), ())
    play(p, "P c5", "end", "P c6", "P c7", "end")
    assert (p.turn, FROZEN.of(p, 1)) == (1, "crystal_grower")
    play(p, "T crystal_grower", "d4")
    assert at(p, "d4") == "h1"


def test_10_2_what_became_of_the_being_is_irrelevant() -> None:
    p = duel(ILLUSIONIST, hand=["frostweave_illusionist"])
    summon(p, "frostweave_illusionist", "e5")
    assert (at(p, "e5"), FROZEN.of(p, 1)) == ("c2", "frostweave_illusionist")


def test_10_3_of_two_frozen_cards_the_player_keeps_one() -> None:
    for kept, dropped in (("ice_queen", "crystal_grower"), ("crystal_grower", "ice_queen")):
        p = duel(GROWER, hand=["crystal_grower"], frozen="ice_queen")
        summon(p, "crystal_grower", "e5", "a7")
        assert asked(p) == (1, "keep_frozen")
        assert choices(p) == {"take ice_queen", "take crystal_grower"}
        play(p, f"take {kept}")
        assert (FROZEN.of(p, 1), p.discards[0]) == (kept, (dropped,))
        assert asked(p) == (1, "main")


def test_10_4_thawing_is_free_and_possible_around_actions() -> None:
    p = duel(
        """
            5 -- -- -- -- c1 -- -- -- --""",
        frozen="crystal_grower",
        actions=1,
    )
    assert "T crystal_grower" in choices(p)
    play(p, "P a5")
    assert choices(p) == {"end", "T crystal_grower"}
    play(p, "T crystal_grower", "e5")
    assert (p.actions, at(p, "e5"), FROZEN.of(p, 1), p.discards[0]) == (0, "h1", None, ("crystal_grower",))


def test_10_4_also_later_in_the_turn_of_the_summoning() -> None:
    p = duel(GROWER, hand=["crystal_grower"])
    summon(p, "crystal_grower", "e5", "a7")
    play(p, "T crystal_grower", "e5")
    assert at(p, "e5") == "h1"


def test_10_4_only_on_your_own_turn() -> None:
    p = duel(
        """
            5 -- -- -- -- c2 -- -- -- --""",
        others=[{"frozen": "crystal_grower"}],
    )
    assert choices(p, "T") == set()


def test_10_4_mandatory_parts_are_mandatory() -> None:
    p = duel(
        """
            9       h1 c1 -- -- --
            8    c1 c1 c1 -- -- -- --""",
        frozen="ice_queen",
    )
    play(p, "T ice_queen")
    assert choices(p) == {"c9-d9", "c9-c8", "c9-d8", "c9-b8"}


def test_10_4_it_may_be_thawed_even_if_nothing_can_be_done() -> None:
    p = duel(frozen="ice_queen")
    play(p, "T ice_queen")
    assert (FROZEN.of(p, 1), p.discards[0]) == (None, ("ice_queen",))


def test_10_5_while_it_is_resolved_the_card_is_still_in_play() -> None:
    p = duel(
        """
            6 -- -- -- -- c1 -- -- -- --
            5 -- -- -- -- c1 -- -- -- --""",
        frozen="crystal_grower",
        discard=["ice_queen"],
    )
    play(p, "T crystal_grower")
    assert asked(p)[1] != "main"
    assert (FROZEN.of(p, 1), p.discards[0]) == ("crystal_grower", ("ice_queen",))
    play(p, "e5")
    assert p.discards[0] == ("ice_queen", "crystal_grower")


def test_10_6_frozen_chest_puts_a_card_from_the_pile_into_play() -> None:
    p = duel(CHEST, hand=["frozen_chest"], discard=["ice_queen", "snow_fox", "ice_wyvern"])
    summon(p, "frozen_chest", "e5")
    assert choices(p) == {"take ice_queen", "take ice_wyvern", "stop"}
    play(p, "take ice_queen")
    assert (FROZEN.of(p, 1), p.discards[0]) == ("ice_queen", ("snow_fox", "ice_wyvern", "frozen_chest"))


def test_10_6_the_old_card_goes_to_the_pile_before_the_chest() -> None:
    p = duel(CHEST, hand=["frozen_chest"], discard=["ice_queen", "snow_fox"], frozen="ice_wyvern")
    summon(p, "frozen_chest", "e5", "take ice_queen")
    assert asked(p) == (1, "main")
    assert (FROZEN.of(p, 1), p.discards[0]) == ("ice_queen", ("snow_fox", "ice_wyvern", "frozen_chest"))


def test_10_6_declining_keeps_the_old_card() -> None:
    p = duel(CHEST, hand=["frozen_chest"], discard=["ice_queen"], frozen="ice_wyvern")
    summon(p, "frozen_chest", "e5", "stop")
    assert (FROZEN.of(p, 1), p.discards[0]) == ("ice_wyvern", ("ice_queen", "frozen_chest"))


def test_10_7_a_frozen_card_counts_for_no_limit_of_drawing() -> None:
    p = duel(hand=["snow_fox", "war_sled"], frozen="ice_queen", actions=0)
    play(p, "end")
    assert len(p.hands[0]) == 3
    assert "ice_queen" not in p.hands[0]


def test_10_7_a_frozen_card_is_worth_nothing_at_the_end() -> None:
    p = high_form(frozen="ice_queen", actions=0, trigger=1, trigger_reason="deck", last_turns=0)
    play(p, "end")
    assert p.result is not None
    assert p.result.winners == (1, 2)


def test_10_8_a_card_that_went_to_the_pile_this_turn_may_be_taken() -> None:
    p = duel(CHEST, hand=["frozen_chest"], frozen="frostweave_summoner")
    play(p, "T frostweave_summoner")
    summon(p, "frozen_chest", "e5", "take frostweave_summoner")
    assert FROZEN.of(p, 1) == "frostweave_summoner"


def penalised(board: str, players: int) -> list[int]:
    p = melee(board, players=players, hand=["everfrost_sentinel"])
    summon(p, "everfrost_sentinel", "e5", "yes")
    assert (at(p, "e5"), kills(p, 2)) == ("c1", [1, 0, 0])
    return list(p.penalties)


def test_10_9_every_other_player_has_one_action_less() -> None:
    assert penalised(SENTINEL, 3) == [0, 1, 1]
    assert penalised(SENTINEL, 4) == [0, 1, 1, 1]


def test_10_9_the_penalty_holds_for_one_turn() -> None:
    p = melee(SENTINEL, hand=["everfrost_sentinel"])
    summon(p, "everfrost_sentinel", "e5", "yes")
    actions = []
    play(p, "P a3", "end")
    for squares in ("a4", "a5", "a6 a7", "b3 b4", "b5 b6"):
        actions.append((p.turn, p.actions))
        play(p, *[f"P {name}" for name in squares.split()], "end")
    assert actions == [(2, 1), (3, 1), (1, 2), (2, 2), (3, 2)]


def test_10_9_with_teams_only_the_opponent_who_acts_first() -> None:
    p = teams(SENTINEL, hand=["everfrost_sentinel"])
    summon(p, "everfrost_sentinel", "e5", "yes")
    assert p.penalties == (0, 1, 0, 0)
    q = teams(SENTINEL, turn=3, others=[{}, {"hand": ["everfrost_sentinel"]}])
    summon(q, "everfrost_sentinel", "e5", "yes")
    assert q.penalties == (0, 0, 0, 1)


def test_10_9_an_extra_turn_in_between_does_not_use_it_up() -> None:
    p = duel(SENTINEL, hand=["everfrost_sentinel"], extra_turn=True)
    summon(p, "everfrost_sentinel", "e5", "yes")
    play(p, "P a3", "end")
    assert (p.turn, p.actions) == (1, 2)
    play(p, "P a4", "P a5", "end")
    assert (p.turn, p.actions) == (2, 1)


def test_10_9_the_victims_extra_turn_is_not_affected_again() -> None:
    p = duel(TIME, legends=["time_elemental"], penalty=1, turn=2, actions=0)
    play(p, "end")
    assert (p.turn, p.actions) == (1, 1)
    summon(p, "time_elemental", "e7")
    play(p, "end")
    assert (p.turn, p.actions) == (1, 2)


def test_10_9_penalties_add_up() -> None:
    p = duel(SENTINEL, hand=["everfrost_sentinel"], others=[{"penalty": 1}], actions=1)
    summon(p, "everfrost_sentinel", "e5", "yes")
    play(p, "end")
    assert (p.turn, p.actions) == (2, 0)
    assert choices(p) == {"end"}


def test_10_10_a_partners_frozen_effect_cannot_be_thawed() -> None:
    p = teams(
        """
            5 -- -- -- -- c1 -- -- -- --""",
        others=[{}, {"frozen": "crystal_grower"}, {}],
    )
    assert choices(p, "T") == set()
    q = teams(
        """
            5 -- -- -- -- c1 -- -- -- --""",
        turn=3,
        others=[{}, {"frozen": "crystal_grower"}, {}],
    )
    assert choices(q, "T") == {"T crystal_grower"}
