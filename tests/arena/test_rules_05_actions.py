"""RULES 5: placing, discarding, and what an action costs. Summoning is section 6."""

from frostglass.arena.patterns import deck_of
from tests.arena.build import all_but, at, board, both, choices, crowd, duel, kills, play, rows, summon, these

FOX = """
    5 -- -- -- -- -- c1 -- -- --
    4 -- -- -- -- -- -- c1 -- --"""
THREE = ["snow_fox", "ice_queen", "war_sled"]


def test_5_1_an_action_is_spent_when_it_begins() -> None:
    p = duel(FOX, hand=["snow_fox"])
    summon(p, "snow_fox", "e5")
    assert choices(p, "stop") == {"stop"}
    assert p.actions == 1
    q = duel(hand=THREE)
    play(q, "D snow_fox")
    assert choices(q, "stop") == {"stop"}
    assert q.actions == 1


def test_5_1_placing_and_summoning_may_be_repeated() -> None:
    p = duel(FOX, hand=["snow_fox", "royal_reindeer"], actions=4)
    play(p, "P f6")
    summon(p, "snow_fox", "e5", "stop")
    play(p, "P e6")
    assert choices(p, "S royal_reindeer") != set()
    assert p.actions == 1


def test_5_1_discarding_at_most_once_per_turn() -> None:
    p = duel(hand=THREE, actions=3)
    assert choices(p, "D") == {"D snow_fox", "D ice_queen", "D war_sled"}
    play(p, "D snow_fox", "stop")
    assert (p.actions, choices(p, "D")) == (2, set())
    play(p, "P a5", "P b5", "end")
    assert p.turn == 2
    assert len(choices(p, "D")) == len(p.hands[1])


def test_5_2_a_common_piece_goes_on_any_empty_square() -> None:
    p = duel("5 c1 c2 h1 h2 l2 -- -- -- --")
    assert len(choices(p, "P")) == 69 - 5
    assert choices(p, "P") & {"P a5", "P b5", "P c5", "P d5", "P e5"} == set()
    play(p, "P c9")
    assert at(p, "c9") == "c1"


ALL_OUT = both(crowd(14), "5 h1 -- -- -- -- -- -- -- l1", "6 h1 -- -- -- -- -- -- -- c2")


def test_5_2_without_a_free_piece_one_of_yours_is_picked_up_first() -> None:
    p = duel(ALL_OUT)
    assert choices(p, "P") == set()
    own = {f"L {name}" for name in these("c1 d1 e1 f1 g1 b2 c2 d2 e2 f2 g2 h2 a3 b3 a5 a6")}
    assert choices(p, "L") == own
    play(p, "L d1")
    assert len(choices(p)) == 69 - 17
    assert "P d1" in choices(p)
    play(p, "P e9")
    assert at(p, "d1 e9") == "-- c1"
    assert (p.actions, kills(p, 1), kills(p, 2)) == (1, [0, 0, 0], [0, 0, 0])


def test_5_2_a_heroic_piece_picked_up_comes_back_as_a_common_one() -> None:
    p = duel(ALL_OUT)
    play(p, "L a5", "P a5")
    assert board(p) == rows(both(ALL_OUT, "5 c1 -- -- -- -- -- -- -- l1"))


def test_5_2_with_a_free_piece_none_is_picked_up() -> None:
    assert choices(duel(crowd(15)), "L") == set()


def test_5_4_only_a_being_of_the_own_school_is_given_up() -> None:
    p = duel(hand=["snow_fox"], legends=["titan"], flares=["flare_01"])
    assert choices(p, "D") == {"D snow_fox"}
    assert choices(duel(legends=["titan"], flares=["flare_01"]), "D") == set()
    play(p, "D snow_fox", "stop")
    assert (p.hands[0], p.discards[0]) == ((), ("snow_fox",))
    assert (p.legends[0], p.flares[0]) == (("titan",), ("flare_01",))


def test_5_4_other_cards_of_any_type_go_under_their_own_decks() -> None:
    p = duel(hand=THREE, legends=["titan"], flares=["flare_01"])
    play(p, "D snow_fox")
    assert choices(p) == {"R ice_queen", "R war_sled", "R titan", "R flare_01", "stop"}
    play(p, "R war_sled", "R titan", "R flare_01", "stop")
    assert (p.hands[0], p.legends[0], p.flares[0]) == (("ice_queen",), (), ())
    assert (p.decks[0].bottom, p.legend_deck.bottom, p.flare_deck.bottom) == (("war_sled",), ("titan",), ("flare_01",))
    assert p.discards[0] == ("snow_fox",)


def test_5_4_each_returned_card_goes_below_those_returned_before() -> None:
    p = duel(hand=THREE, discard=["polar_bear"], deck={"bottom": ["frost_imp"]})
    play(p, "D snow_fox", "R war_sled", "R ice_queen")
    assert p.decks[0].bottom == ("frost_imp", "war_sled", "ice_queen")


def test_5_4_returned_cards_are_drawn_after_the_whole_deck() -> None:
    pile = all_but(deck_of("everfrost"), *THREE, "frost_imp")
    p = duel(hand=THREE, discard=pile, actions=1)
    play(p, "D snow_fox", "R war_sled", "R ice_queen")
    assert p.decks[0].size == 3
    play(p, "end")
    assert p.hands[0] == ("frost_imp", "war_sled", "ice_queen")


def test_5_4_new_cards_come_only_in_the_draw_step() -> None:
    p = duel(hand=THREE, legends=["titan"], flares=["flare_01"])
    play(p, "D snow_fox", "R titan", "R flare_01", "stop")
    assert (len(p.hands[0]), p.legends[0], p.flares[0]) == (2, (), ())
    play(p, "P a5")
    assert len(p.hands[0]) == 2
    play(p, "end")
    assert (len(p.hands[0]), len(p.legends[0]), len(p.flares[0])) == (3, 2, 1)


def test_5_4_a_frozen_effect_in_play_is_no_hand_card() -> None:
    p = duel(hand=["snow_fox", "war_sled"], frozen="ice_queen")
    assert "D ice_queen" not in choices(p)
    play(p, "D snow_fox")
    assert choices(p) == {"R war_sled", "stop"}
