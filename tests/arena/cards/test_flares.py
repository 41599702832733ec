"""Flares on positions worked out by hand: the criteria, each half, each ruling (RULES 8)."""

from typing import Any

import pytest

from tests.arena.cards.told import Told, by_square, document, expectation, explore, told, want

# Enemy pieces on row 9 to 7 decide the criteria; own pieces stand below.
UP3 = "9       h2 h2 h2 -- --"
UP4 = "9       h2 h2 h2 h2 --"
UP5 = "9       h2 h2 h2 h2 h2"


def invoked(flare: str, diagram: str, mode: str = "duel", versus: int = 2, **more: Any) -> set[Told]:
    """What a flare can change, without its going from the hand."""
    removed = more.pop("removed", {})
    position = document(diagram, "everfrost", mode, removed, 1, flares=[flare], **more)
    expected = expectation(by_square(position["board"]), 2, {})
    found = [f for f in explore(position)["flares"] if f["versus"] == versus]
    return {told(outcome, expected) for f in found for outcome in f["outcomes"]}


def enemies(number: int) -> str:
    """A diagram of so many enemy commons in the rows 7 to 5."""
    cells = ["c2"] * number + ["--"] * (27 - number)
    return "\n".join(f"{row} " + " ".join(cells[9 * i : 9 * i + 9]) for i, row in enumerate("765"))


@pytest.mark.parametrize(
    ("flare", "upper", "lower"),
    [
        ("flare_01", 3, 6),
        ("flare_02", 4, 4),
        ("flare_03", 3, 5),
        ("flare_04", 4, 5),
        ("flare_05", 3, 6),
        ("flare_06", 4, 4),
        ("flare_07", 4, 6),
        ("flare_08", 4, 5),
        ("flare_09", 5, 4),
        ("flare_10", 5, 5),
        ("flare_11", 3, 4),
        ("flare_12", 2, 5),
    ],
)
def test_8_2_a_flare_needs_one_criterion_at_least(flare: str, upper: int, lower: int) -> None:
    assert invoked(flare, enemies(lower - 1)) == set()
    assert invoked(flare, enemies(lower)) != set()
    # Own heroic pieces keep the difference in pieces at nought, and one upgraded piece short.
    own = "1       " + " ".join(["c1"] * upper + ["--"] * (5 - upper))
    short = "9       " + " ".join(["h2"] * (upper - 1) + ["c2"] + ["--"] * (5 - upper))
    assert invoked(flare, f"{short}\n{own}") == set()
    full = "9       " + " ".join(["h2"] * upper + ["--"] * (5 - upper))
    assert invoked(flare, f"{full}\n{own}") != set()


def places(results: set[Told], token: str) -> set[str]:
    return {word[:2] for result in results for word in result if word.endswith(f"={token}")}


def test_flare_01_upper_places_a_common_piece_anywhere() -> None:
    results = invoked("flare_01", f"{UP3}\n1       c1 c1 c1 -- --")
    assert all(len(result) == 1 for result in results)
    assert len(places(results, "c1")) == 69 - 6


def test_flare_01_lower_places_a_heroic_piece_from_the_same_supply() -> None:
    results = invoked("flare_01", enemies(6))
    assert len(places(results, "h1")) == 69 - 6
    assert invoked("flare_01", enemies(6), removed={1: [16, 0]}) == want("")


def test_flare_02_with_both_criteria_places_two() -> None:
    results = invoked("flare_02", UP4)
    assert {len(result) for result in results} == {2}
    assert len(results) == 65 * 64 // 2
    assert {len(r) for r in invoked("flare_02", UP4, removed={1: [15, 0]})} == {1}


def test_flare_03_moves_commons_three_steps_in_all_onto_empty_squares() -> None:
    results = invoked("flare_03", f"{UP4}\n3 c1 -- -- -- -- -- -- -- h1\n1       c1 c1 -- -- --")
    assert want("", "a3=-- d3=c1", "a3=-- a4=c1", "a3=-- b3=c1 c1=-- c2=c1 d1=-- d2=c1") <= results
    assert not any("i3=--" in result for result in results)
    assert not any(word.startswith("kills") for result in results for word in result)


def test_flare_03_lower_gains_an_action() -> None:
    assert invoked("flare_03", enemies(5)) == want("actions=3")


def test_flare_04_lower_places_or_converts_a_common_piece() -> None:
    results = invoked("flare_04", enemies(5))
    assert want("a7=c1 kills2=1,0,0", "a3=c1") <= results
    assert len(results) == 69
    assert invoked("flare_04", enemies(5), removed={1: [16, 0]}) == want("")


def test_flare_04_may_convert_a_piece_of_another_opponent() -> None:
    results = invoked("flare_04", enemies(5) + "\n3 c3 -- -- -- -- -- -- -- --", mode="melee")
    assert want("a3=c1 kills3=1,0,0") <= results


def test_flare_05_upper_steps_or_upgrades() -> None:
    results = invoked("flare_05", f"{UP4}\n1       c1 h1 -- -- --")
    assert results == want("c1=h1", "c1=-- b2=c1", "c1=-- c2=c1", "c1=-- d2=c1")


def test_flare_05_lower_places_two_or_what_is_left() -> None:
    assert {len(r) for r in invoked("flare_05", enemies(6))} == {2}
    assert {len(r) for r in invoked("flare_05", enemies(6), removed={1: [15, 0]})} == {1}


def test_flare_06_upper_places_or_upgrades() -> None:
    results = invoked("flare_06", f"{UP4}\n1       c1 c1 c1 -- --")
    assert want("c1=h1", "a3=c1") <= results
    # No piece to place: an upgrade must be made.
    short = invoked("flare_06", f"{UP4}\n1       c1 c1 c1 -- --", removed={1: [13, 0]})
    assert short == want("c1=h1", "d1=h1", "e1=h1")


def test_flare_06_lower_leaps_onto_an_empty_square_or_a_common() -> None:
    results = invoked("flare_06", enemies(6) + "\n1       c1 c1 -- -- --")
    assert want("", "c1=-- a3=c1", "c1=-- a7=c1 kills2=1,0,0", "c1=--") <= results


def test_flare_07_lower_upgrades_if_it_can_and_gains_an_action_anyway() -> None:
    assert invoked("flare_07", enemies(6)) == want("actions=3")
    assert invoked("flare_07", enemies(7) + "\n1       c1 -- -- -- --") == want("c1=h1 actions=3")


def test_flare_08_upper_gains_an_action_lower_places() -> None:
    assert invoked("flare_08", f"{UP4}\n1       c1 c1 c1 -- --") == want("actions=3")
    assert len(invoked("flare_08", enemies(5))) == 64


def test_flare_09_upper_places_a_heroic_piece() -> None:
    results = invoked("flare_09", f"{UP5}\n1       c1 c1 c1 -- --")
    assert len(places(results, "h1")) == 61


def test_flare_09_lower_one_standard_and_one_combat_move() -> None:
    results = invoked("flare_09", enemies(6) + "\n4 c1 -- -- -- -- -- -- -- --\n1       c1 -- -- -- --")
    assert want("", "a4=-- a3=c1", "a4=-- a3=c1 c1=-- c2=c1") <= results
    near = invoked("flare_09", "7 -- -- -- -- c2 c2 c2 c2 --\n4 c2 c1 c2 -- -- -- -- -- --")
    assert want("b4=-- a4=c1 kills2=1,0,0", "b4=-- a4=-- a3=c1 kills2=1,0,0") <= near
    # Only one of the two may destroy.
    assert not any("kills2=2,0,0" in result for result in near)
    # The step may come before the fight.
    assert want("b4=-- a4=c1 kills2=1,0,0") <= near


def test_flare_10_upper_two_and_lower_one() -> None:
    assert {len(r) for r in invoked("flare_10", UP5)} == {3}
    assert {len(r) for r in invoked("flare_10", UP5, removed={1: [14, 0]})} == {2}


def test_flare_11_lower_one_fight_or_two_steps_without_legendary_pieces() -> None:
    board = "7 -- -- -- -- c2 c2 c2 c2 --\n4 c2 c1 c2 -- -- -- -- -- --\n3 -- -- -- -- -- -- -- l1 --"
    results = invoked("flare_11", board)
    assert not any("h3=--" in result for result in results)
    assert want("", "b4=-- a4=c1 kills2=1,0,0", "b4=-- b3=c1", "b4=-- b2=c1") <= results
    # After a fight between equals nothing follows.
    assert want("b4=-- a4=-- a3=c1 kills2=1,0,0").isdisjoint(results)


def test_flare_11_heroic_pieces_destroy_commons_by_standard_moves_their_own_too() -> None:
    board = "7 -- -- -- -- c2 c2 c2 c2 --\n4 c2 h1 c1 c2 c2 -- -- -- --"
    results = invoked("flare_11", board)
    assert want("b4=-- a4=h1 kills2=1,0,0", "b4=-- c4=h1", "b4=-- c4=-- d4=h1 kills2=1,0,0") <= results


def test_flare_12_upper_leaps_onto_an_empty_square_only() -> None:
    results = invoked("flare_12", "9       h2 h2 -- -- --\n1       c1 c1 -- -- --")
    assert want("", "c1=-- a3=c1") <= results
    assert len(results) == 1 + 2 * 65
    assert not any(word.startswith("kills") for result in results for word in result)


def test_8_3_both_criteria_are_decided_when_the_flare_is_invoked() -> None:
    # Four more in all and four more upgraded: after the first placing only three more, the second follows all the same.
    assert {len(result) for result in invoked("flare_02", UP4)} == {2}


def test_8_4_in_a_melee_only_the_named_opponent_is_compared() -> None:
    # Seat 2 has three more upgraded pieces, seat 3 six more pieces in all.
    board = f"{UP3}\n7 c3 c3 c3 c3 c3 c3 -- -- --\n1       c1 -- -- -- --"
    assert places(invoked("flare_01", board, mode="melee", versus=2), "h1") == set()
    assert places(invoked("flare_01", board, mode="melee", versus=3), "c1") == set()


def test_8_6_a_flare_may_be_invoked_though_it_can_do_nothing() -> None:
    assert invoked("flare_01", UP3 + "\n1       c1 -- -- -- --", removed={1: [15, 0]}) == want("")
