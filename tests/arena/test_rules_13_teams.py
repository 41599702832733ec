"""RULES 13: what a team shares, sideways cards, legends on their way. Passing control: test_rules_13_control."""

import pytest

from frostglass.arena.events import Drew
from frostglass.arena.patterns import deck_of
from frostglass.arena.position import Position
from frostglass.arena.scoring import side_score
from tests.arena.build import asked, at, choices, choose, crowd, duel, fresh, happened, play, summon, teams

OWN = list(deck_of("everfrost"))


def test_13_1_a_team_shares_colour_supply_and_score() -> None:
    p = teams(crowd(15), scores=[4, 2])
    play(p, "P e9", "L e9", "P e8", "end", "P a5", "P b5", "end")
    assert (p.turn, choices(p, "P")) == (3, set())
    assert len(choices(p, "L")) == 16
    assert p.scores == (4, 2)


def test_13_1_everyone_has_an_own_hand_deck_and_pile() -> None:
    p = teams(hand=["snow_fox"], discard=["ice_queen"], others=[{}, {"hand": ["sapling"]}, {}])
    assert choices(p, "D") == {"D snow_fox"}
    play(p, "D snow_fox", "P a5", "end", "P b5", "P c5", "end")
    assert p.turn == 3
    assert "D sapling" in choices(p)
    assert p.discards[2] == ()


def test_13_1_flares_compare_team_against_team() -> None:
    p = teams(crowd(6, "c2"), turn=3, others=[{}, {"flares": ["flare_12"]}, {}])
    assert choices(p, "F") == {"F flare_12 2"}


def test_13_2_only_the_very_first_player_has_one_action() -> None:
    p = fresh("team_high_form", "sylvan", "highland", "everfrost", "northern", start=4)
    free = iter(f"P {file}{row}" for row in (4, 6) for file in "abcdefghi")
    seen = []
    for _ in range(5):
        play(p)
        seen.append((p.turn, p.actions))
        play(p, *[next(free) for _ in range(p.actions)], "end")
    assert seen == [(4, 1), (1, 2), (2, 2), (3, 2), (4, 2)]


def ended_with(hand: int, deck: int) -> Position:
    """A turn of seat 1 ends with so many beings in hand and cards in the deck."""
    p = teams(hand=OWN[:hand], discard=OWN[hand + deck :], actions=0)
    play(p, "end")
    return p


@pytest.mark.parametrize(
    ("hand", "deck", "left", "triggered"),
    [(2, 8, 7, False), (2, 7, 6, True), (1, 7, 5, True), (2, 4, 3, True), (3, 5, 5, False), (3, 6, 6, False)],
)
def test_13_3_a_draw_that_leaves_no_upright_card_triggers_the_end(
    hand: int, deck: int, left: int, triggered: bool
) -> None:
    p = ended_with(hand, deck)
    assert p.decks[0].size == left
    assert p.trigger_reason == ("deck" if triggered else "")


def test_13_3_a_returned_card_keeps_another_one_upright() -> None:
    p = teams(hand=OWN[:4], discard=OWN[10:], actions=1)
    assert p.decks[0].size == 6
    play(p, f"D {OWN[0]}", f"R {OWN[1]}", "stop", "end")
    assert (p.decks[0].size, p.trigger) == (6, 1)
    q = teams(hand=OWN[:4], discard=OWN[11:], actions=1)
    play(q, f"D {OWN[0]}", f"R {OWN[1]}", "stop", "end")
    assert (q.decks[0].size, q.trigger) == (7, 0)


def test_13_3_sideways_cards_are_drawn_when_reached() -> None:
    p = ended_with(0, 3)
    assert (len(p.hands[0]), p.decks[0].size) == (3, 0)


def test_13_3_two_sided_games_have_no_sideways_cards() -> None:
    p = duel(hand=OWN[:2], discard=OWN[9:], actions=0)
    play(p, "end")
    assert (p.decks[0].size, p.trigger) == (6, 0)


def test_13_4_the_partner_takes_over_the_legends_and_fills_up() -> None:
    p = teams(legends=["titan"], actions=0, legend_deck={"top": ["leviathan"]})
    play(p, "end")
    assert p.legends == ((), (), ("titan", "leviathan"), ())


def test_13_4_extra_legends_are_drawn_by_the_partner() -> None:
    p = teams(
        legends=["titan"],
        actions=0,
        extra_draws=[1, 1],
        legend_deck={"top": ["leviathan", "hell_bull"]},
    )
    play(p, "end")
    assert p.legends == ((), (), ("titan", "leviathan", "hell_bull"), ())
    assert len(p.hands[0]) == 4


def test_13_4_with_an_extra_turn_the_legends_stay() -> None:
    p = teams(legends=["titan"], actions=0, extra_turn=True, legend_deck={"top": ["leviathan", "hell_bull"]})
    play(p, "end")
    assert (p.turn, p.legends) == (1, (("titan", "leviathan"), (), (), ()))
    play(p, "P a5", "P b5", "end")
    assert (p.turn, p.legends[0], p.legends[2]) == (2, (), ("titan", "leviathan"))


def test_13_4_handing_over_takes_the_place_of_the_legends_in_the_order() -> None:
    p = teams(
        hand=OWN[:2],
        legends=["titan"],
        actions=0,
        extra_draws=[1, 1],
        deck={"top": [OWN[5], OWN[6]]},
        legend_deck={"top": ["leviathan", "hell_bull"]},
        flare_deck={"top": ["flare_02"]},
    )
    choose(p, "end")
    draws = [(event.seat, event.deck) for event in p.events if isinstance(event, Drew)]
    assert draws == [(1, "school"), (3, "legends"), (1, "flares"), (1, "school"), (3, "legends")]
    assert happened(p).index("LegendsHandedOver") == 1


def test_13_5_each_player_claims_for_the_team() -> None:
    cross = """
            6 -- -- -- -- c1 -- -- -- --
            5 -- -- -- c1 c1 c1 -- -- --
            4 -- -- -- -- c1 -- -- -- --"""
    tasks = ["center_cross", "central_dominance", "red_summoning"]
    p = teams(cross, mode="team_high_form", tasks=tasks, turn=3, actions=0, claimed=["side_chain"])
    choose(p, "end")
    assert asked(p) == (3, "claim")
    play(p, "claim center_cross")
    assert p.claimed == (("side_chain", "center_cross"), ())
    assert side_score(p, 0) == 5


def test_13_5_kills_of_the_own_turn_score_for_the_team() -> None:
    p = teams(turn=4, actions=0, kills=[0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    play(p, "end")
    assert p.scores == (0, 1)


def test_13_9_you_means_the_turn_player_for_cards_and_the_team_for_pieces() -> None:
    mystic = """
            6 -- -- -- -- c1 -- -- -- --
            5 -- -- -- c1 -- -- -- -- --
            4 -- -- -- -- -- c1 -- -- --"""
    p = teams(mystic, turn=3, others=[{}, {"hand": ["forest_mystic"]}, {}], actions=1)
    summon(p, "forest_mystic", "e5")
    play(p, "end")
    assert [len(hand) for hand in p.hands] == [0, 0, 4, 0]
    assert (len(p.legends[0]), p.legends[2]) == (3, ())
    assert at(p, "e5") == "h1"
