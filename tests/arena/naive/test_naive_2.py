"""Hand-worked positions for the naive Sylvan, legends and Everfrost.

A diagram names only the rows that hold something. A result is told by what the effect changed after the being arrived:
"d4=h1 e5=-- kills2=1,0,0"; an empty text means that nothing was changed.
"""

from typing import Any

import pytest

from .geometry import SQUARES, at_distance
from .patterns import DECKS
from .registry import EFFECTS, FROZEN
from .summon import explore

Told = frozenset[str]

WITH_FROZEN_EFFECT = {
    "crystal_grower",
    "ice_princess",
    "ice_queen",
    "frostweave_summoner",
    "winter_whisperer",
    "ice_wyvern",
    "frostweave_illusionist",
}


def rows(diagram: str) -> list[str]:
    tokens = {line.split()[0]: line.split()[1:] for line in diagram.strip().splitlines()}
    widths = {"9": 5, "8": 7, "2": 7, "1": 5}
    return [" ".join(tokens.get(row, ["--"] * widths.get(row, 9))) for row in "987654321"]


def by_square(board: list[str]) -> dict[str, str]:
    return dict(zip(SQUARES, " ".join(board).split(), strict=True))


def document(
    diagram: str, school: str, mode: str, removed: dict[int, list[int]], turn: int, **own: Any
) -> dict[str, Any]:
    number = {"duel": 2, "high_form": 2, "melee": 3}.get(mode, 4)
    others = [name for name in ("highland", "northern", "southern", "sylvan") if name != school]
    seats: list[dict[str, Any]] = [{"school": name} for name in others[:number]]
    seats[turn - 1] = {"school": school, **own}
    for seat, counts in removed.items():
        seats[seat - 1]["removed"] = counts
    return {"game": "arena", "mode": mode, "board": rows(diagram), "seats": seats, "turn": turn, "actions": 2}


def told(outcome: dict[str, Any], expected: dict[str, Any]) -> Told:
    """The differences between an outcome and what would be there if the effect had done nothing."""
    before, after = expected["board"], by_square(outcome["board"])
    words = [f"{square}={after[square]}" for square in SQUARES if after[square] != before[square]]
    for name in ("kills", "removed"):
        words += [f"{name}{seat}={','.join(map(str, counts))}" for seat, counts in outcome[name].items()]
    for name in ("actions", "frozen"):
        if outcome[name] != expected[name]:
            words.append(f"{name}={outcome[name]}")
    for name in ("discard", "flares", "penalty", "draws"):
        if list(outcome[name]) != expected[name]:
            words.append(f"{name}={','.join(map(str, outcome[name]))}")
    words += [name for name in ("borrow", "extra_turn") if outcome[name]]
    return frozenset(words)


def expectation(board: dict[str, str], actions: int, own: dict[str, Any]) -> dict[str, Any]:
    return {
        "board": board,
        "actions": actions,
        "frozen": own.get("frozen"),
        "discard": own.get("discard", []),
        "flares": own.get("flares", []),
        "penalty": [],
        "draws": [0, 0],
    }


def summoned(
    card: str,
    at: str,
    diagram: str,
    mode: str = "duel",
    removed: dict[int, list[int]] | None = None,
    turn: int = 1,
    borrow: bool = False,
    **own: Any,
) -> set[Told]:
    deck = next(name for name, cards in DECKS.items() if card in cards)
    hand = {"legends": [card]} if deck == "legends" else {"hand": [card]}
    school = "sylvan" if deck == "legends" else deck
    position = document(diagram, school, mode, removed or {}, turn, **hand, **own) | {"borrow": borrow}
    colour = (turn - 1) % 2 + 1 if mode.startswith("team") else turn
    board = by_square(position["board"]) | {at: f"{DECKS[deck][card]['rank']!s:.1}{colour}"}
    expected = expectation(board, 1, own)
    if card in WITH_FROZEN_EFFECT and expected["frozen"] is None:
        expected["frozen"] = card
    elif deck != "legends":
        expected["discard"] = [*expected["discard"], card]
    entries = [entry for entry in explore(position)["summons"] if entry["at"] == at]
    return {told(outcome, expected) for entry in entries for outcome in entry["outcomes"]}


def thawed(
    card: str, diagram: str, mode: str = "duel", removed: dict[int, list[int]] | None = None, **own: Any
) -> set[Told]:
    position = document(diagram, "everfrost", mode, removed or {}, 1, frozen=card, **own)
    expected = expectation(by_square(position["board"]), 2, own)
    expected["discard"] = [*expected["discard"], card]
    return {told(outcome, expected) for outcome in explore(position)["thaw"]["outcomes"]}


def want(*texts: str) -> set[Told]:
    return {frozenset(text.split()) for text in texts}


def each(text: str, squares: str) -> list[str]:
    return [text.format(square) for square in squares.split()]


def goes(start: str, token: str, squares: str) -> list[str]:
    return each(f"{start}=-- {{}}={token}", squares)


def test_every_card_is_entered() -> None:
    assert {card for deck in ("sylvan", "legends", "everfrost") for card in DECKS[deck]} <= set(EFFECTS)
    assert set(FROZEN) == WITH_FROZEN_EFFECT


# Sylvan


def test_sapling_becomes_heroic() -> None:
    two = """
        4 -- -- -- -- c1 -- -- -- --
        3 -- -- -- -- c1 -- -- -- --"""
    assert summoned("sapling", "e5", two) == want("e5=h1")
    assert summoned("sapling", "e5", "5 -- -- -- -- h2 -- -- -- --" + two) == set()


FARSEEDERS = """
    5 -- -- -- -- -- c1 -- -- c2
    4 -- -- -- c1 -- -- -- -- --"""


def test_farseeders_place_beside_any_own_piece() -> None:
    squares = "d5 d6 e4 e6 f4 f6 g4 g5 g6 c3 c4 c5 d3 e3"
    assert summoned("kiskin_farseeders", "e5", FARSEEDERS) == want("", *each("{}=c1", squares))


def test_farseeders_need_a_piece_in_the_supply() -> None:
    assert summoned("kiskin_farseeders", "e5", FARSEEDERS, removed={1: [13, 0]}) == want("")


def test_charging_buck_leaps_twice_and_may_return() -> None:
    results = summoned(
        "charging_buck",
        "c9",
        """
        9       -- -- -- -- h2
        8    -- h1 c1 c2 -- h2 --
        7 h2 h2 h2 h1 h2 h2 h2 -- --
        6 -- -- h2 h2 h2 h2 h2 -- --""",
    )
    assert results == want("", "c9=-- e9=c1", "c9=-- e8=c1 kills2=1,0,0", "e8=-- kills2=1,0,0")


def test_forest_wardens_hit_both_ranks() -> None:
    results = summoned(
        "forest_wardens",
        "e5",
        """
        7 c2 c2 c2 c2 -- -- -- -- --
        5 -- -- c1 -- -- c1 -- -- --
        3 l1 -- -- -- -- -- -- l2 h2""",
    )
    assert results == want(*each("{}=-- i3=-- kills2=1,1,0", "a7 b7 c7 d7"))


def test_forest_wardens_count_themselves_and_spare_legendary_pieces() -> None:
    results = summoned(
        "forest_wardens",
        "e5",
        """
        7 c2 c2 c2 -- -- -- -- -- --
        5 -- -- c1 -- -- c1 -- -- --
        3 -- -- -- -- -- -- -- l2 --""",
    )
    assert results == want("")
    results = summoned(
        "forest_wardens",
        "e5",
        """
        5 -- -- c1 -- -- c1 -- -- --
        3 l1 -- -- -- -- -- -- -- h2""",
    )
    assert results == want("")


def test_forest_wardens_hit_only_opponents_who_have_more() -> None:
    results = summoned(
        "forest_wardens",
        "e5",
        """
        7 c2 c2 c2 c2 h2 -- -- -- --
        5 -- -- c1 -- -- c1 -- -- --
        4 h1 -- -- -- -- -- -- -- --
        3 -- -- -- -- -- -- c3 h3 h3""",
        mode="melee",
    )
    commons = each("{}=--", "a7 b7 c7 d7")
    assert results == want(*(f"{c} {h}=-- kills2=1,0,0 kills3=0,1,0" for c in commons for h in ("h3", "i3")))


def test_naiad_moves_two_different_neighbours() -> None:
    results = summoned(
        "naiad",
        "c9",
        """
        9       -- -- h2 -- --
        8    h2 c1 h1 c1 -- -- --
        7 -- h2 h2 h2 h2 -- -- -- --""",
    )
    assert results == want(
        "",
        "c8=-- d9=c1",
        "c8=-- d9=c1 d8=-- c9=h1",
        "c8=h1 d9=c1 d8=--",
        "c8=-- d8=-- d9=h1",
        "c8=-- d9=c1 d8=-- e8=h1",
        "d8=-- c9=h1",
        "d8=c1 c9=h1 c8=--",
        "d8=-- c8=h1",
        "d8=-- d9=h1",
        "d8=c1 d9=h1 c8=--",
        "d8=-- e8=h1",
        "d8=c1 e8=h1 c8=--",
    )


def test_kiskin_spirit_returns_a_card_or_draws_without() -> None:
    diagram = """
        5 -- -- c1 -- -- -- -- -- --
        4 -- -- c1 -- c1 -- -- -- --"""
    assert summoned("kiskin_spirit", "e5", diagram) == want("draws=1,0")
    assert summoned("kiskin_spirit", "e5", diagram, discard=["sapling", "naiad"]) == want(
        "", "draws=1,0 discard=naiad,kiskin_spirit", "draws=1,0 discard=sapling,kiskin_spirit"
    )


def test_dryad_converts_to_common() -> None:
    diagram = """
        6 -- -- -- c1 -- c2 -- -- --
        5 -- -- -- -- c1 h2 -- -- --
        4 -- -- -- l2 c1 -- -- -- --
        3 -- -- -- -- -- -- c2 -- --"""
    assert summoned("dryad", "e5", diagram) == want("", "f5=c1 kills2=0,1,0", "f6=c1 kills2=1,0,0")
    assert summoned("dryad", "e5", diagram, removed={1: [13, 0]}) == want("")


def test_dryad_may_convert_a_borrowed_piece() -> None:
    diagram = """
        6 -- -- -- c1 -- -- -- -- --
        5 -- -- -- -- c1 -- -- -- --
        4 -- -- -- -- h2 -- -- -- --"""
    assert summoned("dryad", "e5", diagram, borrow=True) == want("", "e4=c1 kills2=0,1,0")
    assert summoned("dryad", "e5", diagram) == set()


def test_centaur_spearman_hits_the_first_piece_ahead() -> None:
    results = summoned(
        "centaur_spearman",
        "c9",
        """
        9       -- -- -- -- c2
        8    h2 c1 c1 c1 -- -- --
        7 l2 -- -- -- c1 -- -- -- --
        3 -- -- h2 -- -- -- -- -- --
        2    -- c2 -- -- -- -- --""",
    )
    assert results == want(
        "",
        "c9=-- d9=h1 g9=-- kills2=1,0,0",
        "c9=-- b8=h1 kills2=0,1,0",
        "c9=-- c8=h1 c3=-- kills2=0,1,0",
        "c9=-- d8=h1 e7=--",
    )


def chieftain(rank: str) -> set[Told]:
    return summoned(
        "centaur_chieftain",
        "e5",
        f"""
        6 -- -- c1 -- -- -- -- -- --
        5 -- -- -- c1 -- -- -- -- --
        4 -- -- -- h2 {rank} -- -- -- --
        3 -- -- -- -- -- c1 -- -- --""",
    )


def test_centaur_chieftain_leads_three_moves_in_one_direction() -> None:
    results = chieftain("c1")
    north = {words for words in results if "e6=h1" in words}
    # Up to three steps shared by c6, d5, e4, f3 (35 ways), less the 5 that take e4 onto the heroic Chieftain.
    assert len(north) == 30
    assert want("e6=h1 e5=--", "e6=h1 e5=-- c6=-- c9=c1", "e6=h1 e5=c1 e4=-- d5=-- d6=c1 f3=-- f4=c1") <= north
    assert want("", "e5=-- d4=h1 kills2=0,1,0") <= results
    assert not results & want("e5=-- e7=h1", "c6=-- c7=c1")


def test_centaur_chieftain_may_be_trampled_by_the_second_move() -> None:
    assert want("e4=-- e5=-- e6=h1", "e4=-- e5=-- e7=h1", "e4=-- e5=-- e6=h1 c6=-- c7=c1") <= chieftain("h1")


def test_unicorn_moves_or_gains_an_action() -> None:
    results = summoned(
        "unicorn",
        "e5",
        """
        6 -- -- -- -- h2 -- -- -- --
        5 -- -- -- c1 -- l2 -- -- --
        4 -- -- c1 c1 -- -- -- -- --
        3 -- -- c1 -- -- -- -- -- --""",
    )
    assert results == want("", "actions=2", *goes("e5", "h1", "d4 d5 d6 e4 f4 f6"), "e5=-- e6=h1 kills2=0,1,0")


def test_sylvan_queen_and_princess_convert_at_corners() -> None:
    enemies = """
        6 -- -- -- h2 c2 c2 -- -- --"""
    queen = """
        4 -- -- -- l2 c1 -- c1 -- --
        3 -- -- -- -- -- c1 -- -- --
        2    -- -- -- -- c1 -- --"""
    princess = """
        4 -- -- -- l2 c1 -- -- -- --
        3 -- -- -- -- -- c1 -- -- --
        2    -- -- -- c1 -- -- --"""
    heroic, common = "d6=h1 kills2=0,1,0", "f6=c1 kills2=1,0,0"
    assert summoned("sylvan_queen", "e5", enemies + queen) == want("", heroic, common)
    assert summoned("sylvan_queen", "e5", enemies + queen, removed={1: [11, 0]}) == want("")
    assert summoned("sylvan_princess", "e5", enemies + princess) == want("", common)
    assert summoned("sylvan_princess", "e5", enemies + princess, removed={1: [12, 0]}) == want("")


def test_woodland_druid_raises_every_colour() -> None:
    results = summoned(
        "woodland_druid",
        "e5",
        """
        6 -- -- -- c1 -- c1 -- -- --
        5 c2 -- -- -- -- -- -- -- h3
        4 -- -- -- -- c1 -- -- -- --""",
        mode="melee",
    )
    assert results == want("a5=h2 d6=h1", "a5=h2 f6=h1", "a5=h2 e4=h1")


def ancient(extra: str = "", **more: Any) -> set[Told]:
    diagram = """
        6 -- -- -- -- c1 -- -- -- --
        5 -- -- -- c1 -- c1 -- -- --
        4 -- -- -- c1 -- -- -- -- --"""
    return summoned("forest_ancient", "e5", diagram + extra, **more)


# The squares at distance 1 and 2 from e5 that hold no piece of the pattern.
NEAR = "c3 c4 c5 c6 c7 d3 d6 d7 e3 e4 e7 f3 f4 f6 f7 g3 g4 g5 g6 g7"


def test_forest_ancient_places_what_the_supply_has() -> None:
    assert ancient(removed={2: [16, 0]}) == want("")
    assert ancient(removed={2: [15, 0]}) == want("kills2=1,0,0")
    assert ancient(removed={2: [14, 0]}) == want("kills2=2,0,0")
    assert ancient("\n1 -- -- c2 -- --", removed={2: [14, 0]}) == want("kills2=1,0,0")


def test_forest_ancient_may_destroy_others_within_three() -> None:
    results = ancient("\n2 -- -- -- c2 -- -- --", removed={2: [14, 0]})
    assert results == want("kills2=1,0,0", *each("e2=-- {}=c2 kills2=1,0,0", NEAR))


def test_forest_ancient_destroys_the_colours_it_placed() -> None:
    results = ancient("\n2 -- -- -- c2 -- -- --", mode="melee", removed={2: [13, 0], 3: [14, 0]})
    both = "kills2=1,0,0 kills3=1,0,0"
    assert results == want(both, *each("e2=-- {}=c2 " + both, NEAR))


def test_forest_ancient_with_a_full_supply() -> None:
    # Two placed and two destroyed: they are the placed ones, or e2 and one of them.
    results = ancient("\n2 -- -- -- c2 -- -- --")
    assert results == want("kills2=2,0,0", *each("e2=-- {}=c2 kills2=2,0,0", NEAR))


def test_forest_mystic_draws_one_of_each() -> None:
    diagram = """
        6 -- -- -- -- c1 -- -- -- --
        5 -- -- -- c1 -- -- -- -- --
        4 -- -- -- -- -- c1 -- -- --"""
    assert summoned("forest_mystic", "e5", diagram) == want("draws=1,1")


def test_leafsplitter_shoots_twice_at_the_nearest() -> None:
    results = summoned(
        "kiskin_leafsplitter",
        "e5",
        """
        8    c2 -- -- -- -- -- --
        7 -- -- l2 -- -- -- -- -- --
        6 -- -- -- -- c1 -- -- -- --
        5 -- -- -- c1 -- c1 -- -- --
        4 -- -- -- -- c1 -- -- -- --
        3 -- -- -- -- -- -- c1 -- --""",
    )
    legend = "c7=-- kills2=0,0,1"
    assert results == want("", legend, "g3=--", "b8=-- c7=-- kills2=1,0,1", f"g3=-- {legend}")


def test_boughrunner_keeps_beside_its_own() -> None:
    results = summoned(
        "kiskin_boughrunner",
        "e9",
        """
        9       -- -- -- h2 --
        8    -- -- c1 c1 c1 -- c1
        7 c2 -- -- -- c1 -- -- -- --""",
    )
    own = ("d8", "e8", "f8", "e7", "h8")
    quiet = {words for words in results if not any(word.startswith(own) for word in words)}
    kill = "kills2=0,1,0"
    assert quiet == want(
        *("", *goes("e9", "h1", "d9 c9 c8 c7 d7")),
        *(f"f9=-- {kill}", f"e9=-- f9=h1 {kill}"),
        *each(f"e9=-- f9=-- {{}}=h1 {kill}", "d9 g9 g8 g7 f7 h7"),
    )
    # On h8 the only own neighbour would be the Boughrunner's former self.
    assert not any("h8=h1" in words for words in results)
    assert want("e9=-- d8=h1") <= results


def test_tree_shepherd_serves_one_piece() -> None:
    results = summoned(
        "tree_shepherd",
        "e9",
        """
        9       -- c1 -- c1 --
        8    -- -- h2 c1 c1 -- --
        7 -- -- -- -- -- -- -- -- c2
        4 l2 h2 -- -- -- -- -- -- --
        3 l1 -- -- -- -- -- -- -- --""",
    )
    assert results == want(
        "",
        *("d9=h1", "f9=h1", "e8=h1", "f8=h1"),
        *goes("e9", "h1", "d9 f9 e8 f8"),
        "e9=-- d8=h1 kills2=0,1,0",
        *("a3=-- b4=l1 kills2=0,1,0", "a3=-- b3=l1", "a3=-- b2=l1"),
    )


# Legends


def test_fire_dragon_burns_three_rays() -> None:
    results = summoned(
        "fire_dragon",
        "e5",
        """
        8    -- -- h1 -- h1 -- --
        7 -- -- -- -- c1 -- -- -- --
        6 -- -- -- c2 h1 -- -- -- --
        5 -- -- h2 l2 -- -- -- c2 --
        4 -- -- -- -- -- c1 -- -- --
        3 -- -- -- -- c2 -- -- -- --""",
    )
    assert results == want("c5=-- d6=-- kills2=1,1,0", "f4=--", "c5=-- e3=-- kills2=1,1,0", "e3=-- f4=-- kills2=1,0,0")


def test_fire_dragon_may_breathe_off_the_board() -> None:
    results = summoned(
        "fire_dragon",
        "e1",
        """
        4 -- -- -- h1 -- h1 -- -- --
        3 -- -- -- -- c1 -- -- -- --
        2    -- -- c2 h1 -- -- --
        1       -- c2 -- -- --""",
    )
    assert results == want("d1=-- d2=-- kills2=2,0,0", "d1=-- kills2=1,0,0", "")


def test_hell_bull_stops_after_a_legendary_piece() -> None:
    results = summoned(
        "hell_bull",
        "e5",
        """
        8    -- -- -- c2 -- -- --
        7 -- -- -- -- l2 -- -- -- --
        6 -- -- -- c1 -- c1 -- -- --
        5 -- -- -- h1 c1 h1 -- -- --
        4 -- -- -- -- c1 -- -- -- --""",
    )
    assert want("e5=-- e6=l1", "e5=-- e7=l1 kills2=0,0,1", "e5=-- d5=-- c5=l1") <= results
    assert len(results) == 1 + 2 + 4 + 4 + 4 + 3 * 4


ANGEL = """
    6 l2 -- -- c1 -- c1 -- -- --
    5 c2 -- c1 -- h1 -- c1 -- --
    4 h2 -- -- -- c1 -- -- -- --"""


def test_angel_of_death_raises_its_victim() -> None:
    own = goes("e5", "l1", "d6 f6 c5 g5 e4")
    kills = ["a5=l1 e5=-- kills2=0,1,0", "a4=l1 e5=-- kills2=0,0,1", "a6=l1 e5=-- kills2=0,0,1"]
    assert summoned("angel_of_death", "e5", ANGEL) == want("", *own, *kills)


def test_angel_of_death_without_a_legendary_piece_for_the_victim() -> None:
    results = summoned("angel_of_death", "e5", ANGEL, removed={2: [0, 2]})
    assert {words for words in results if "a4=l1" in words} == want("a4=l1 e5=-- kills2=0,1,0")


TREE = """
    6 -- -- -- c2 h2 h1 -- -- --
    5 -- -- c1 l2 -- -- c1 -- --
    4 -- -- -- h1 c1 -- -- -- --"""


@pytest.mark.parametrize(("gone", "number"), [(11, 8), (10, 8 + 2 * 7)])
def test_eldest_tree_treats_three_squares(gone: int, number: int) -> None:
    results = summoned("the_eldest_tree", "e5", TREE, removed={1: [gone, 0]})
    assert len(results) == number
    assert want("", "d6=-- e6=-- e4=h1 kills2=1,1,0", "e4=h1") <= results
    assert (want("f4=c1 d6=-- kills2=1,0,0") <= results) == (gone == 10)


def test_bone_catapult_hits_a_piece_and_the_commons_beside_it() -> None:
    results = summoned(
        "bone_catapult",
        "e5",
        """
        8    -- -- -- c2 -- -- --
        7 -- -- -- -- h2 -- -- -- --
        6 -- c2 -- c1 -- -- -- -- --
        5 l2 -- -- -- -- -- -- -- --
        4 -- c1 -- h1 h1 h1 -- -- --
        3 -- -- c2 -- -- -- -- -- --""",
    )
    assert results == want("", "d6=-- e7=-- e8=-- kills2=1,1,0", "e8=-- kills2=1,0,0", "a5=-- b4=-- b6=-- kills2=1,0,1")


def test_fire_elemental_has_two_blasts() -> None:
    pattern = """
        4 -- -- -- h1 -- c1 -- -- --
        3 -- -- h1 -- c1 -- c1 -- --"""
    enemies = """
        8    -- -- -- -- -- -- c2
        7 -- -- -- -- -- -- c2 -- --
        6 -- -- -- l2 h2 c2 -- -- --"""
    both = want("e6=-- f6=-- kills2=1,1,0", "f6=-- g7=-- kills2=2,0,0")
    assert summoned("fire_elemental", "e5", enemies + pattern) == both
    wide_only = "7 -- -- -- -- -- -- c2 -- --"
    assert summoned("fire_elemental", "e5", wide_only + pattern) == want("", "g7=-- kills2=1,0,0")


def leviathan(rank: str, gone: int) -> set[Told]:
    return summoned(
        "leviathan",
        "e5",
        f"""
        7 -- -- -- -- -- -- -- -- c2
        4 -- c2 h1 {rank} -- -- -- -- --
        3 h1 c1 -- -- -- -- -- -- --""",
        removed={1: [gone, 0]},
    )


DEVOURED = ["b3=--", "b4=-- kills2=1,0,0", "b3=-- b4=-- kills2=1,0,0", "i7=-- kills2=1,0,0"]


def test_leviathan_sinks_or_devours_a_connected_group() -> None:
    sunk = ["a3=c1", "e5=h1", "d4=c1", "c4=c1", "e5=h1 d4=c1", "d4=c1 c4=c1", "e5=h1 d4=c1 c4=c1"]
    assert leviathan("h1", 0) == want("", *sunk, *DEVOURED)


def test_leviathan_sinks_legendary_pieces_only_with_dual_pieces_to_spare() -> None:
    assert leviathan("h1", 12) == want("", "a3=c1", "d4=c1", "c4=c1", "d4=c1 c4=c1", *DEVOURED)
    one_free = ["a3=c1", "e5=h1", "d4=h1", "c4=c1", "d4=h1 c4=c1"]
    assert leviathan("l1", 12) == want("", *one_free, *DEVOURED)
    assert leviathan("l1", 13) == want("", "a3=c1", "c4=c1", *DEVOURED)


def test_leviathan_devours_four_and_sinks_three_at_most() -> None:
    results = summoned(
        "leviathan",
        "e5",
        """
        9       h2 h2 h2 h2 h2
        7 c2 c2 c2 c2 c2 -- -- -- --
        4 -- -- h1 h1 -- -- -- -- --
        3 h1 c1 -- -- -- -- -- -- --""",
    )
    row = {words for words in results if any(word.endswith("7=--") for word in words)}
    assert len(row) == 5 + 4 + 3 + 2
    top = {words for words in results if any(word.endswith("9=c2") for word in words)}
    assert len(top) == 5 + 4 + 3


TWO_HEADS = """
    5 -- -- -- -- -- -- h1 -- --
    4 -- -- -- -- -- h1 h2 -- --
    3 -- -- -- -- h1 -- c1 -- --
    2    -- -- -- -- -- -- c1"""


def test_two_headed_dragon_raises_and_strikes() -> None:
    kill = "g4=-- kills2=0,1,0"
    low = ["", "g3=h1", "g3=h1 f4=--", f"g3=h1 {kill}", "h2=h1"]
    high = ["g5=l1", "g5=l1 f4=--", f"g5=l1 {kill}", "f4=l1", "f4=l1 g5=--", "f4=l1 e3=--", f"f4=l1 {kill}"]
    assert summoned("two_headed_dragon", "e5", TWO_HEADS) == want(*low, *high, "e3=l1", "e3=l1 f4=--")
    assert summoned("two_headed_dragon", "e5", TWO_HEADS, removed={1: [0, 2]}) == want(*low)


def test_two_headed_dragon_may_raise_a_borrowed_piece() -> None:
    results = summoned(
        "two_headed_dragon", "e5", TWO_HEADS.replace("c1 -- --", "c2 -- --"), removed={1: [0, 2]}, borrow=True
    )
    assert results == want("", "g3=h2", "g3=h2 f4=--", "g3=h2 g4=-- kills2=0,1,0", "h2=h1")


def test_earth_elemental_destroys_raises_and_moves() -> None:
    results = summoned(
        "earth_elemental",
        "e6",
        """
        9       c2 -- -- -- --
        6 c2 -- -- -- -- c1 -- -- --
        5 -- -- -- -- c1 c1 -- -- --
        4 -- -- -- h1 -- -- h1 -- --""",
    )
    # Destroyed: f6 e5 f5 d4 g4 c9. Raised: a6, or f6 if it is still there. Then perhaps onto e5.
    assert len(results) == (5 * 2 + 1) * 2
    assert want("a6=h2 c9=-- kills2=1,0,0", "a6=h2 f6=-- e6=-- e5=l1", "e5=-- f6=h1") <= results


def test_earth_elemental_skips_what_has_no_piece() -> None:
    diagram = """
        7 h1 -- -- -- -- -- -- -- --
        6 -- {0} -- -- -- -- -- -- --
        5 -- {0} c1 -- -- -- -- -- --
        4 h1 -- -- -- -- -- -- -- --"""
    onto_green = "c6=-- c7=l1"
    assert summoned("earth_elemental", "c6", diagram.format("c1")) == want(
        "b5=h1", "b6=h1", f"b5=h1 {onto_green}", f"b6=h1 {onto_green}"
    )
    assert summoned("earth_elemental", "c6", diagram.format("h1")) == want("", onto_green)


def test_time_elemental_gives_a_turn() -> None:
    diagram = """
        4 -- -- -- h1 -- h1 -- -- --
        3 -- -- -- -- h1 -- -- -- --
        2    -- -- c1 -- c1 -- --"""
    assert summoned("time_elemental", "e5", diagram) == want("extra_turn")


STORM = """
    7 -- -- -- h1 -- -- -- -- --
    6 -- -- -- h1 -- h1 -- -- --
    5 l2 -- -- -- c1 -- -- -- c2"""


def test_storm_elemental_throws_a_piece() -> None:
    thrown = ["", "i5=-- kills2=1,0,0", "d6=--", "d7=--", "f6=--", "d6=-- d7=--", "d6=-- f6=--"]
    assert summoned("storm_elemental", "e5", STORM, removed={1: [0, 2]}) == want(*thrown)
    assert summoned("storm_elemental", "e5", STORM) == want(*thrown, "a5=-- kills2=0,0,1", "e5=--")


def test_storm_elemental_without_any_piece_in_the_supply() -> None:
    # Its own legendary piece on e5 becomes the Storm Elemental, and no other piece is left.
    assert summoned("storm_elemental", "e5", STORM.replace("c1", "l1"), removed={1: [13, 2]}) == want("")


def test_storm_elemental_runs_five_or_three_squares() -> None:
    diagram = """
        7 -- -- -- h1 -- -- -- -- --
        6 -- -- -- h1 -- h1 -- -- --
        5 -- -- -- -- c1 -- -- -- --
        3 c2 c2 {0} c2 c2 c2 -- -- --"""
    # From g3 westwards; a sixth step would reach a3.
    results = summoned("storm_elemental", "e5", diagram.format("c2"), removed={1: [0, 2]})
    assert want("f3=-- e3=-- d3=-- c3=-- b3=-- kills2=5,0,0") <= results
    assert not any("kills2=6,0,0" in words for words in results)
    # Only a heroic piece could take c3, and it gets no farther than d3.
    results = summoned("storm_elemental", "e5", diagram.format("h2"), removed={1: [0, 2]})
    assert want("f3=-- e3=-- d3=-- kills2=3,0,0", "c3=-- kills2=0,1,0") <= results
    assert not any({"c3=--", "f3=--"} <= words for words in results)


def test_storm_elemental_places_within_three() -> None:
    results = summoned(
        "storm_elemental",
        "e2",
        """
        7 -- -- -- -- l2 -- -- -- --
        6 -- -- -- -- -- l2 -- -- --
        4 -- -- -- h1 -- -- -- -- --
        3 -- -- -- h1 -- h1 -- -- --
        2    -- -- -- c1 -- -- --""",
    )
    legends = {words for words in results if "kills2=0,0,1" in words}
    assert legends == want("f6=-- kills2=0,0,1")


def test_titan_crushes_without_counting() -> None:
    diagram = """
        6 -- -- -- l2 l2 h2 -- -- --
        5 -- -- -- -- {0} -- -- -- --
        4 -- -- -- c1 h1 -- -- -- --
        3 -- -- -- -- h1 -- -- -- --
        2    -- -- c1 c1 c1 -- --"""
    assert summoned("titan", "e5", diagram.format("--")) == want("d4=-- e4=-- e6=-- f6=--")
    assert summoned("titan", "e5", diagram.format("c2")) == want("d4=-- e4=-- e6=-- f6=-- kills2=1,0,0")


# Everfrost


def test_snow_fox_takes_two_steps() -> None:
    results = summoned(
        "snow_fox",
        "c9",
        """
        9       -- c1 -- -- --
        8    -- -- -- c1 -- -- --
        7 -- c2 -- -- -- -- -- -- --""",
    )
    assert results == want("", *goes("c9", "c1", "b8 c8 d8 a7 c7 d7 e7 e9"))


def test_snow_fox_may_stop_after_one_step() -> None:
    results = summoned(
        "snow_fox",
        "c9",
        """
        9       -- c1 -- -- --
        8    -- h2 h2 c1 -- -- --
        7 c2 c2 c2 -- -- -- -- -- --""",
    )
    assert results == want("", "c9=-- b8=c1")


def reindeer(under: str) -> set[Told]:
    return summoned(
        "royal_reindeer",
        "e5",
        f"""
        7 -- -- -- -- -- -- c2 -- --
        5 -- -- h2 -- {under} -- -- -- --
        4 -- -- -- c1 c1 -- -- -- --
        3 -- -- -- -- -- c1 -- -- --""",
    )


def test_royal_reindeer_is_raised_unless_something_died() -> None:
    ring = " ".join(square for square in at_distance("e5", 2) if square not in ("g7", "c5", "f3"))
    # On f3 it takes the place of an own common piece, which looks the same.
    onto_pieces = ["e5=-- g7=c1 kills2=1,0,0", "e5=--"]
    assert reindeer("--") == want("e5=h1", *goes("e5", "h1", ring), *onto_pieces)
    assert reindeer("c1") == want("", *goes("e5", "c1", ring), *onto_pieces)


MIRROR = """
    6 -- -- c2 c2 c1 -- -- -- --
    5 -- -- h2 h1 -- -- -- -- --
    4 -- -- c2 c1 c1 -- l2 -- --"""


def test_crystal_mirror_copies_one_heroic_or_two_common() -> None:
    single = ["", "g5=h1", "f5=h1", "g6=c1", "f6=c1", "f4=c1"]
    assert summoned("crystal_mirror", "e5", MIRROR) == want(*single, "f6=c1 g6=c1", "f4=c1 g6=c1", "f4=c1 f6=c1")
    # Four own dual pieces and the Mirror, one left.
    assert summoned("crystal_mirror", "e5", MIRROR, removed={1: [10, 0]}) == want(*single)


def test_crystal_mirror_may_decline_and_looks_only_at_the_board() -> None:
    results = summoned(
        "crystal_mirror",
        "b5",
        """
        6 -- c1 h2 -- -- -- -- -- --
        5 -- -- -- c2 -- -- -- -- --
        4 -- c1 -- -- -- -- -- -- --""",
    )
    assert results == want("", "a6=h1")
    alone = """
        6 -- -- -- c2 c1 -- -- -- --
        4 -- -- -- -- c1 -- -- -- --"""
    assert summoned("crystal_mirror", "e5", alone) == want("", "f6=c1")


def test_crystal_grower_raises_enemies_now_and_an_own_piece_later() -> None:
    diagram = """
        5 c2 -- -- -- -- -- -- -- h3
        4 c2 -- -- c1 c1 -- -- -- --"""
    assert summoned("crystal_grower", "e5", diagram, mode="melee") == want("a4=h2", "a5=h2")
    assert thawed("crystal_grower", diagram, mode="melee") == want("d4=h1", "e4=h1")
    assert thawed("crystal_grower", "5 h1 -- -- -- -- -- -- -- h2") == want("")


def test_crystal_grower_meets_another_frozen_card() -> None:
    diagram = """
        5 c2 -- -- -- -- -- -- -- --
        4 -- -- -- c1 c1 -- -- -- --"""
    assert summoned("crystal_grower", "e5", diagram, frozen="ice_queen") == want(
        "a5=h2", "a5=h2 frozen=crystal_grower discard=ice_queen"
    )


def test_ice_princess_moves_another_common_piece() -> None:
    results = summoned(
        "ice_princess",
        "e9",
        """
        8    -- -- -- c1 -- -- --
        7 -- -- -- c1 -- c1 -- -- c2
        3 h1 -- -- -- -- -- -- -- --""",
    )
    # A common piece that takes another own common piece looks like one that is simply gone.
    assert results == want(
        *("", "e8=--", "d7=--", "f7=--"),
        *goes("e8", "c1", "d9 f9 d8 f8 e7"),
        *goes("d7", "c1", "c8 d8 c7 e7 c6 d6 e6"),
        *goes("f7", "c1", "f8 g8 e7 g7 e6 f6 g6"),
    )


def test_ice_princess_thawed_must_move_if_it_can() -> None:
    diagram = """
        4 {0} -- -- -- -- -- -- -- --
        3 c1 h1 -- -- -- -- -- -- --
        2    c2 -- -- -- -- -- --"""
    assert thawed("ice_princess", diagram.format("c2")) == want("a3=-- b4=c1")
    blocked = diagram.format("c2").replace("c2 --", "c2 h2", 1)
    assert thawed("ice_princess", blocked) == want("")


QUEEN = """
    5 -- -- -- -- c1 -- -- -- --
    4 c2 h2 -- -- c1 -- -- -- --
    3 h1 l2 -- c1 -- c1 -- -- l1
    2    c1 -- -- -- -- -- --"""


def test_ice_queen_moves_another_heroic_piece() -> None:
    assert summoned("ice_queen", "e5", QUEEN) == want(
        "", "a3=-- a4=h1 kills2=1,0,0", "a3=-- b4=h1 kills2=0,1,0", "a3=-- b2=h1"
    )


def test_ice_queen_thawed_must_even_trample_her_own() -> None:
    assert thawed("ice_queen", QUEEN.replace("4 c2", "4 h2")) == want("a3=-- b2=h1")
    assert thawed("ice_queen", "5 c1 -- -- -- -- -- -- -- l1") == want("")


def test_frostweave_summoner_lends_an_enemy_piece() -> None:
    diagram = """
        6 -- -- -- c1 -- -- -- -- --
        4 -- -- -- -- c1 -- -- -- --
        3 -- -- -- -- c1 -- -- -- --"""
    assert summoned("frostweave_summoner", "e5", diagram) == want("")
    assert thawed("frostweave_summoner", diagram) == want("borrow")


def test_winter_whisperer_asks_for_a_piece_and_a_flare() -> None:
    diagram = """
        4 -- -- -- h1 c2 -- -- -- --
        3 c1 c1 -- -- -- -- -- -- --"""
    assert thawed("winter_whisperer", diagram) == want("", "a3=--", "b3=--")
    assert thawed("winter_whisperer", diagram, flares=["flare_01"]) == want(
        "", "a3=--", "b3=--", "flares=", "a3=-- flares= actions=3", "b3=-- flares= actions=3"
    )
    no_common = "5 h1 -- -- -- -- -- -- -- --"
    assert thawed("winter_whisperer", no_common, flares=["flare_01"]) == want("", "flares=")
    assert summoned("winter_whisperer", "e5", "4 -- -- -- c1 c1 c1 c1 -- --") == want("")


def test_frozen_chest_recovers_a_frozen_card() -> None:
    pile = ["ice_queen", "snow_fox", "crystal_grower"]
    diagram = "5 -- -- -- c1 c1 c1 -- -- --"
    assert summoned("frozen_chest", "e5", diagram, discard=pile) == want(
        "",
        "frozen=ice_queen discard=snow_fox,crystal_grower,frozen_chest",
        "frozen=crystal_grower discard=ice_queen,snow_fox,frozen_chest",
    )
    assert summoned("frozen_chest", "e5", diagram, discard=pile, frozen="ice_wyvern") == want(
        "",
        "frozen=ice_queen discard=snow_fox,crystal_grower,ice_wyvern,frozen_chest",
        "frozen=crystal_grower discard=ice_queen,snow_fox,ice_wyvern,frozen_chest",
    )


@pytest.mark.parametrize(
    ("mode", "turn", "penalty"), [("duel", 1, "2"), ("melee", 2, "1,3"), ("team_duel", 1, "2"), ("team_duel", 3, "4")]
)
def test_everfrost_sentinel_slows_the_others(mode: str, turn: int, penalty: str) -> None:
    you, other = (2, 1) if turn == 2 else (1, 2)
    diagram = """
        5 -- -- -- -- {0} -- -- -- --
        4 -- -- -- -- c{1} -- -- -- --
        3 -- -- -- -- c{1} c{1} -- -- --
        2    -- -- -- -- c{1} -- --"""
    onto_enemy, onto_own = diagram.format(f"c{other}", you), diagram.format(f"c{you}", you)
    kill = f"kills{other}=1,0,0"
    assert summoned("everfrost_sentinel", "e5", onto_enemy, mode=mode, turn=turn) == want(
        kill, f"{kill} e5=c{you} penalty={penalty}"
    )
    assert summoned("everfrost_sentinel", "e5", onto_own, mode=mode, turn=turn) == want("")
    assert summoned("everfrost_sentinel", "e5", diagram.format("--", you), mode=mode, turn=turn) == want("")


def test_glacier_giant_dies_with_a_legendary_piece() -> None:
    diagram = """
        4 -- -- -- -- c1 l2 -- -- --
        3 -- -- {0} c1 c1 c1 -- -- --"""
    steps = ["", "e5=-- d4=h1"]
    assert summoned("glacier_giant", "e5", diagram.format("l2")) == want(*steps, "e5=-- c3=-- kills2=0,0,1")
    assert summoned("glacier_giant", "e5", diagram.format("l1")) == want(*steps, "e5=-- c3=--")
    assert summoned("glacier_giant", "e5", diagram.format("h2")) == want(
        *steps, "e5=-- c3=h1 kills2=0,1,0", "e5=-- b2=h1 c3=-- kills2=0,1,0"
    )


def test_polar_bear_goes_on_while_it_destroys() -> None:
    results = summoned(
        "polar_bear",
        "c9",
        """
        9       -- c1 c1 -- --
        8    l2 h2 c1 -- c1 -- --
        7 c2 c2 h2 -- -- -- -- -- --""",
    )
    onto_heroic = "c9=-- c8=h1 kills2=0,1,0"
    assert want("", onto_heroic, "c9=-- d9=h1", "c9=-- c8=-- d7=h1 kills2=0,1,0") <= results
    twice = "c9=-- c8=-- kills2=1,1,0"
    third = {words for words in results if "kills2=1,1,0" in words}
    # Second onto b7, then onto an empty neighbour of it; c8 has become empty.
    onto_empty = "b7=-- a6=h1", "b7=-- b6=h1", "b7=-- c6=h1", "b7=h1"
    assert third == want(*(f"{twice} {way}" for way in onto_empty), "c9=-- c8=h1 b7=-- kills2=1,1,0")
    assert not any(word in ("kills2=0,2,0", "kills2=2,1,0") for words in results for word in words)


def test_polar_bear_stops_on_an_empty_square() -> None:
    results = summoned(
        "polar_bear",
        "c9",
        """
        9       -- l1 c1 -- --
        8    -- -- l1 -- c1 -- --
        7 -- c2 -- -- -- -- -- -- --""",
    )
    assert results == want("", *goes("c9", "h1", "b8 c8"))


def test_war_sled_turns_by_eighths() -> None:
    results = summoned(
        "war_sled",
        "e5",
        """
        5 -- -- c1 -- -- -- -- -- --
        4 -- -- c1 c1 c1 -- -- -- --""",
    )
    one, two = "f6 f5 f4", "f7 g7 g6 g5 g4 g3 f3"
    three = "e8 f8 g8 h8 h7 h6 h5 h4 h3 h2 g2 f2 e2"
    assert results == want("", *goes("e5", "h1", one), *goes("e5", "h1", two), *goes("e5", "h1", three))


def test_war_sled_runs_over_heroic_pieces() -> None:
    results = summoned(
        "war_sled",
        "e5",
        """
        6 -- -- -- -- -- l2 -- -- --
        5 -- -- c1 -- -- h2 -- -- --
        4 -- -- c1 c1 c1 -- -- -- --""",
    )
    assert want("e5=-- f5=h1 kills2=0,1,0", "e5=-- f5=-- g5=h1 kills2=0,1,0") <= results
    assert not any(word.startswith("f6") for words in results for word in words)


def test_snow_monster_clears_what_touches_its_friends() -> None:
    results = summoned(
        "snow_monster",
        "e5",
        """
        7 -- -- -- -- -- -- c2 -- --
        6 -- -- -- c2 h2 -- c2 -- --
        5 -- -- -- -- c1 c1 -- c2 --
        4 -- -- -- c1 -- -- c1 -- --
        3 -- -- c2 -- -- -- -- -- --""",
    )
    assert results == want("c3=-- d6=-- g6=-- kills2=3,0,0")


def test_frost_imp_slides_a_common_piece_to_the_end() -> None:
    results = summoned(
        "frost_imp",
        "e5",
        """
        6 -- -- -- -- h2 c2 -- -- --
        5 -- -- -- c1 -- -- -- -- --
        4 -- -- -- -- c1 -- -- -- --
        3 -- -- -- -- -- c1 -- -- --""",
    )
    assert results == want(
        "",
        *goes("d5", "c1", "d9 d1 b3 a5 b7"),
        *goes("e4", "c1", "h7 i4 e1 c2 a4"),
        *goes("f6", "c2", "f9 h8 i6 i3 f4 c9"),
    )


def test_frost_imp_with_nobody_to_push() -> None:
    results = summoned(
        "frost_imp",
        "e5",
        """
        5 -- -- -- h1 -- -- -- -- --
        4 -- -- -- -- h1 -- -- -- --
        3 -- -- -- -- -- c1 -- -- --""",
    )
    assert results == want("")


def test_ice_wyvern_dies_with_what_it_lands_on() -> None:
    results = summoned(
        "ice_wyvern",
        "e5",
        """
        6 l2 -- -- -- -- -- -- -- --
        5 c2 -- -- -- -- c1 -- -- --
        4 h2 -- -- -- c1 -- -- -- --
        3 -- -- -- -- -- c1 c1 -- --""",
    )
    full = ("a6", "a5", "a4", "e5", "f5", "e4", "f3", "g3")
    empty = " ".join(square for square in SQUARES if square not in full)
    own = each("e5=-- {}=--", "f5 e4 f3 g3")
    enemies = ["e5=-- a5=-- kills2=1,0,0", "e5=-- a4=-- kills2=0,1,0"]
    assert results == want("", *goes("e5", "h1", empty), *own, *enemies)


def test_ice_wyvern_thawed_places_beside_a_heroic_piece() -> None:
    diagram = """
        7 -- -- -- -- h2 -- -- -- --
        3 h1 -- -- -- -- -- -- c1 l1
        2    c2 -- -- -- -- -- --"""
    assert thawed("ice_wyvern", diagram) == want("a4=c1", "b4=c1", "b3=c1")
    assert thawed("ice_wyvern", diagram, removed={1: [14, 0]}) == want("")
    assert thawed("ice_wyvern", diagram.replace("h1", "c1")) == want("")


def deathbringer(friend: str) -> set[Told]:
    return summoned(
        "deathbringer",
        "e5",
        f"""
        7 -- -- -- -- c1 {friend} -- -- --
        6 -- -- -- h2 l2 c2 -- -- --
        5 -- -- -- c1 -- h2 -- -- --
        4 -- -- -- -- -- h2 -- -- --
        3 -- -- c1 c1 c1 -- -- -- --""",
    )


def test_deathbringer_removes_from_the_game() -> None:
    always = [
        "",
        "f6=-- kills2=2,0,0 removed2=1,0",
        "d6=-- kills2=0,2,0 removed2=1,0",
        "f4=-- kills2=0,2,0 removed2=1,0",
        "d5=-- removed1=1,0",
    ]
    assert deathbringer("c1") == want(*always, "e6=-- kills2=0,0,2 removed2=0,1")
    assert deathbringer("--") == want(*always)


def test_frostweave_illusionist_changes_sides_and_back() -> None:
    diagram = """
        5 c2 -- -- c1 -- c1 -- -- h2
        3 -- -- -- -- c1 -- -- -- --"""
    assert summoned("frostweave_illusionist", "e5", diagram) == want("e5=c2")
    assert summoned("frostweave_illusionist", "e5", diagram, removed={2: [14, 0]}) == want("")
    assert summoned("frostweave_illusionist", "e5", diagram, mode="melee") == want("e5=c2", "e5=c3")
    assert summoned("frostweave_illusionist", "e5", diagram, mode="melee", removed={2: [13, 0]}) == want("e5=c3")
    assert thawed("frostweave_illusionist", diagram) == want("a5=c1 kills2=1,0,0")
    assert thawed("frostweave_illusionist", diagram, removed={1: [13, 0]}) == want("")
