"""RULES 4: a turn from its actions to its draws. Leaving the table is in test_rules_04_leaving."""

from typing import Any

import pytest

from frostglass.arena.document import write
from frostglass.arena.events import Drew
from frostglass.arena.options import Discard, Place
from frostglass.arena.patterns import LEGENDS, deck_of
from frostglass.arena.position import Position
from frostglass.engine.decision import CHANCE
from frostglass.engine.errors import Refused
from tests.arena.build import (
    all_but,
    asked,
    at,
    choices,
    choose,
    crowd,
    deal,
    duel,
    fresh,
    happened,
    high_form,
    play,
    summon,
)

FULL_HAND: dict[str, Any] = {"legends": ["titan", "leviathan"], "flares": ["flare_01"]}
THREE = ["snow_fox", "ice_queen", "war_sled"]
FLARES = [f"flare_{n:02}" for n in range(1, 13)]


def ended(p: Position) -> list[tuple[str, str]]:
    """End the turn by chance-free draws: deck and card of each, in order."""
    choose(p, "end")
    return [(event.deck, str(event.card)) for event in p.events if isinstance(event, Drew)]


def test_4_1_the_very_first_turn_has_one_action() -> None:
    p = fresh("high_form", "sylvan", "highland", start=2)
    play(p)
    assert (p.turn, p.actions) == (2, 1)
    play(p, "P e5", "end")
    assert (p.turn, p.actions) == (1, 2)
    play(p, "P e6", "P e7", "end")
    assert (p.turn, p.actions) == (2, 2)


@pytest.mark.parametrize(("penalty", "actions"), [(0, 2), (1, 1), (2, 0), (3, 0)])
def test_4_1_pending_penalties_cost_actions_but_never_below_zero(penalty: int, actions: int) -> None:
    p = duel(actions=0, others=[{"penalty": penalty}])
    play(p, "end")
    assert (p.turn, p.actions, p.penalties) == (2, actions, (0, 0))


def test_4_1_the_turns_records_are_cleared() -> None:
    records: dict[str, Any] = {"discard_used": True, "borrow": True, "extra_draws": [1, 1], "summoned": [2, 1, 1, 0]}
    p = duel(actions=0, kills=[0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0], **records)
    play(p, "end")
    assert not any([p.discard_used, p.borrow, p.extra_beings, p.extra_legends, *p.summoned, *p.kills])


def test_4_2_actions_flares_and_thaws_come_in_any_order() -> None:
    p = duel(
        """
                7 h2 h2 -- -- -- -- -- -- --
                5 -- -- -- -- -- c1 -- -- --
                4 -- -- -- -- -- -- c1 -- --
                3 c1 -- -- -- -- -- -- -- --""",
        hand=["snow_fox"],
        flares=["flare_12"],
        frozen="ice_princess",
    )
    kinds = {words.split()[0] for words in choices(p)}
    assert kinds == {"P", "S", "D", "F", "T"}
    play(p, "P c5", "T ice_princess", "a3-a4", "F flare_12 2", "a4-e9")
    assert (p.actions, at(p, "e9")) == (1, "c1")
    summon(p, "snow_fox", "e5", "stop")
    assert p.actions == 0


def test_4_3_all_actions_must_be_used() -> None:
    p = duel()
    assert "end" not in choices(p)
    play(p, "P e5")
    assert "end" not in choices(p)
    play(p, "P e6")
    assert choices(p) == {"end"}


def test_4_4_the_end_of_the_turn_is_declared() -> None:
    p = duel(actions=1)
    play(p, "P e5")
    assert asked(p) == (1, "main")
    assert (p.turn, choices(p)) == (1, {"end"})


def test_4_4_after_the_last_action_a_flare_or_thaw_is_possible() -> None:
    p = duel(
        """
            7 h2 h2 -- -- -- -- -- -- --
            3 c1 -- -- -- -- -- -- -- --""",
        actions=0,
        flares=["flare_12"],
        frozen="ice_princess",
    )
    assert choices(p) == {"end", "F flare_12 2", "T ice_princess"}
    play(p, "T ice_princess", "a3-a4")
    assert choices(p) == {"end", "F flare_12 2"}


def test_4_4_an_action_gained_after_the_last_one_must_be_used() -> None:
    p = duel(crowd(5, "c2"), actions=0, flares=["flare_12"])
    play(p, "F flare_12 2")
    assert p.actions == 1
    assert "end" not in choices(p)
    play(p, "P e5")
    assert choices(p) == {"end"}


def test_4_5_scoring_then_drawing_then_the_triggers_then_the_next_turn() -> None:
    p = duel(
        hand=THREE[:2],
        actions=0,
        scores=[17, 0],
        kills=[0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0],
        deck={"top": ["polar_bear"]},
        **FULL_HAND,
    )
    choose(p, "end")
    assert happened(p) == ["Scored", "Drew", "EndTriggered", "TurnBegan"]


def test_4_5_a_task_is_claimed_before_anything_is_drawn() -> None:
    p = high_form(
        """
                6 -- -- -- -- c1 -- -- -- --
                5 -- -- -- c1 c1 c1 -- -- --
                4 -- -- -- -- c1 -- -- -- --""",
        actions=0,
        tasks=["center_cross", "destruction", "red_summoning"],
        flares=["flare_01"],
        frozen="ice_princess",
    )
    choose(p, "end")
    assert asked(p) == (1, "claim")
    assert choices(p) == {"claim center_cross", "stop"}
    assert p.hands[0] == ()


def test_4_5_kills_do_not_carry_over() -> None:
    p = duel(actions=0, kills=[0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0])
    play(p, "end", "P a5", "P b5", "end")
    assert (p.turn, p.scores, set(p.kills)) == (1, (0, 0), {0})


def test_4_5_the_tally_is_cleared_before_anything_is_drawn() -> None:
    p = duel(actions=0, kills=[0, 0, 0, 3, 1, 0, 0, 0, 0, 0, 0, 0])
    choose(p, "end")
    assert asked(p) == (CHANCE, "deal")
    assert (p.scores, set(p.kills)) == ((2, 0), {0})


def test_4_6_hands_are_filled_up_to_three_two_and_one() -> None:
    p = duel(hand=["snow_fox"], actions=0, others=[{"hand": ["sapling"]}])
    play(p, "end")
    assert (len(p.hands[0]), len(p.legends[0]), len(p.flares[0])) == (3, 2, 1)
    assert p.hands[0][0] == "snow_fox"
    assert p.hands[1] == ("sapling",)


def test_4_6_cards_above_a_limit_are_kept_and_not_added_to() -> None:
    hand = [*THREE, "polar_bear"]
    legends, flares = ["titan", "leviathan", "hell_bull"], ["flare_01", "flare_02"]
    p = duel(hand=hand, legends=legends, flares=flares, actions=0)
    assert ended(p) == []
    assert (p.hands[0], p.legends[0], p.flares[0]) == (tuple(hand), tuple(legends), tuple(flares))


def test_4_6_extra_cards_come_after_all_others() -> None:
    p = duel(
        hand=["snow_fox"],
        actions=0,
        extra_draws=[2, 1],
        deck={"top": ["war_sled", "ice_queen", "polar_bear", "frost_imp"]},
        legend_deck={"top": ["titan", "leviathan", "hell_bull"]},
        flare_deck={"top": ["flare_05"]},
    )
    assert ended(p) == [
        ("school", "war_sled"),
        ("school", "ice_queen"),
        ("legends", "titan"),
        ("legends", "leviathan"),
        ("flares", "flare_05"),
        ("school", "polar_bear"),
        ("school", "frost_imp"),
        ("legends", "hell_bull"),
    ]


def test_4_6_extra_cards_come_on_top_of_a_full_hand() -> None:
    p = duel(hand=THREE, actions=0, extra_draws=[1, 0], deck={"top": ["polar_bear"]}, **FULL_HAND)
    assert ended(p) == [("school", "polar_bear")]


def test_4_6_a_school_deck_is_never_reshuffled() -> None:
    own = deck_of("everfrost")
    p = duel(hand=own[:1], discard=all_but(own, own[0], own[1]), actions=0, **FULL_HAND)
    assert ended(p) == [("school", own[1])]
    assert (len(p.hands[0]), p.decks[0].size, len(p.discards[0])) == (2, 0, 16)


def test_4_6_a_draw_that_empties_the_legends_shuffles_their_pile_at_once() -> None:
    pile = all_but(LEGENDS, "titan", "leviathan")
    p = duel(hand=THREE, legends=["titan"], flares=["flare_01"], legend_discard=pile, actions=0)
    assert ended(p) == [("legends", "leviathan")]
    assert (p.legend_deck.cards, p.legend_discard) == (tuple(sorted(pile)), ())


def test_4_6_a_draw_that_empties_the_flares_shuffles_their_pile_at_once() -> None:
    pile = all_but(FLARES, "flare_03", "flare_04")
    p = duel(
        hand=THREE, legends=["titan", "leviathan"], flare_discard=pile, actions=0, others=[{"flares": ["flare_04"]}]
    )
    assert ended(p) == [("flares", "flare_03")]
    assert (p.flare_deck.cards, p.flare_discard) == (tuple(pile), ())


def test_4_6_an_empty_deck_is_made_of_the_pile_as_it_is_at_the_next_draw() -> None:
    theirs = all_but(LEGENDS, "titan", "leviathan", "hell_bull")
    p = duel(
        hand=THREE,
        legends=["titan"],
        flares=["flare_01"],
        legend_discard=["hell_bull", "leviathan"],
        others=[{"legends": theirs}],
        actions=0,
    )
    assert p.legend_deck.size == 0
    choose(p, "end")
    assert choices(p) == {"= hell_bull", "= leviathan"}
    deal(p, "leviathan")
    assert p.legends[0] == ("titan", "leviathan")
    assert (p.legend_deck.cards, p.legend_discard) == (("hell_bull",), ())


def test_4_6_what_is_nowhere_is_not_drawn_and_tried_again_next_time() -> None:
    theirs = all_but(LEGENDS, "titan", "time_elemental")
    board = """
            6 -- -- -- h2 -- h2 -- -- --
            5 -- -- -- -- h2 -- -- -- --
            4 -- -- -- c2 -- c2 -- -- --"""
    p = duel(
        board,
        hand=THREE,
        legends=["titan"],
        flares=["flare_01"],
        legend_discard=[],
        actions=0,
        others=[{"legends": ["time_elemental", *theirs]}],
    )
    assert ended(p) == []
    summon(p, "time_elemental", "e7")
    play(p, "P a5", "end", "P a6", "P a7", "end", "P b5", "P b6", "end")
    assert p.legends[0] == ("titan", "time_elemental")


def test_4_6_a_card_returned_under_an_empty_deck_is_its_only_card() -> None:
    theirs = all_but(LEGENDS, "titan", "leviathan", "hell_bull")
    p = duel(
        hand=[*THREE, "polar_bear"],
        legends=["titan", "leviathan"],
        flares=["flare_01"],
        legend_discard=["hell_bull"],
        others=[{"legends": theirs}],
        actions=1,
    )
    play(p, "D polar_bear", "R leviathan", "stop")
    assert ended(p) == [("legends", "leviathan")]
    assert p.legends[0] == ("titan", "leviathan")
    assert p.legend_deck.cards == ("hell_bull",)


def test_4_7_an_extra_turn_is_a_complete_turn_after_the_end_phase() -> None:
    p = duel(
        hand=THREE[:2],
        actions=0,
        extra_turn=True,
        deck={"top": ["polar_bear"]},
        kills=[0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0],
        **FULL_HAND,
    )
    choose(p, "end")
    assert happened(p) == ["Scored", "Drew", "TurnBegan"]
    assert (p.turn, p.actions, p.scores) == (1, 2, (1, 0))
    play(p, "P a5", "P b5", "end")
    assert p.turn == 2


def test_4_8_an_illegal_choice_is_refused_and_changes_nothing() -> None:
    p = duel(
        """
            5 -- -- -- -- c2 c1 -- -- --
            4 -- -- -- -- -- -- c1 -- --""",
        hand=["snow_fox"],
        legends=["titan"],
    )
    before = write(p)
    for illegal in (Place(40), Place(0), Discard("titan"), Discard("ice_queen")):
        with pytest.raises(Refused):
            p.play(illegal)
    for words in ("P a1", "S snow_fox a5", "end", "stop", "T ice_queen", "nonsense"):
        with pytest.raises(Refused):
            choose(p, words)
    assert write(p) == before
    play(p, "P a5")
    assert p.actions == 1


def test_4_8_an_illegal_choice_inside_an_effect_changes_nothing() -> None:
    p = duel(
        """
            5 -- -- -- c2 -- c1 -- -- --
            4 -- -- -- -- -- -- c1 -- --""",
        hand=["snow_fox"],
    )
    summon(p, "snow_fox", "e5")
    before, options = write(p), choices(p)
    for words in ("e5-d5", "e5-e7", "P a5", "end"):
        with pytest.raises(Refused):
            choose(p, words)
    assert (write(p), choices(p)) == (before, options)
    play(p, "e5-e6", "stop")
    assert at(p, "e6") == "c1"
