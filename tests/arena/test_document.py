"""CONTRACT 1.1 and 1.2: position documents, what they may leave out and what is refused by the name of the field."""

from typing import Any

import pytest

from frostglass.arena.document import read, write
from frostglass.arena.keywords.frozen import FROZEN
from frostglass.arena.patterns import deck_of
from frostglass.engine.errors import Refused
from tests.arena.build import asked, board, choices, crowd, position_document, rows, teams, these

Document = dict[str, Any]


def good(mode: str = "duel", players: int = 2, **fields: Any) -> Document:
    hands = {"hand": ["snow_fox"], "legends": ["titan"], "flares": ["flare_01"], "discard": ["ice_queen"]}
    others = [{"school": school} for school in ("highland", "sylvan", "northern")][: players - 1]
    return position_document(
        mode,
        players,
        """
            6 -- -- -- -- h2 -- -- -- --
            5 -- -- -- -- c1 -- -- -- --""",
        **{"others": others, **hands, **fields},
    )


def refused(document: object) -> str:
    """The field that a refusal names."""
    with pytest.raises(Refused) as refusal:
        read(document)
    return str(refusal.value.details.get("field"))


def changed(path: list[str | int], value: Any, document: Document | None = None) -> Document:
    """A good document with one value replaced; the value `...` removes it."""
    document = good() if document is None else document
    *way, last = path
    inner: Any = document
    for step in way:
        inner = inner[step]
    if value is ...:
        del inner[last]
    else:
        inner[last] = value
    return document


def test_a_good_document_is_read() -> None:
    p = read(good())
    assert board(p) == rows("""
            6 -- -- -- -- h2 -- -- -- --
            5 -- -- -- -- c1 -- -- -- --""")
    assert asked(p) == (1, "main")


@pytest.mark.parametrize("field", ["game", "mode", "board", "seats"])
def test_required_fields(field: str) -> None:
    assert refused(changed([field], ...)) == field


def test_every_seat_needs_a_school() -> None:
    assert refused(changed(["seats", 1, "school"], ...)) == "seats[1].school"


@pytest.mark.parametrize("value", [None, 3, [], "arena", ["arena"]])
def test_a_document_is_an_object(value: object) -> None:
    assert refused(value) == "document"


@pytest.mark.parametrize("value", ["embers", "", 1, None])
def test_game(value: object) -> None:
    assert refused(changed(["game"], value)) == "game"


@pytest.mark.parametrize("value", ["Duel", "team", "", 7, None])
def test_mode(value: object) -> None:
    assert refused(changed(["mode"], value)) == "mode"


@pytest.mark.parametrize("value", [None, "-- --", 5, [], [7] * 9, ["-- -- -- -- --"] * 8])
def test_a_board_is_nine_texts(value: object) -> None:
    assert refused(changed(["board"], value)) == "board"


@pytest.mark.parametrize(
    ("row", "text"),
    [
        (0, "-- -- -- --"),
        (0, "-- -- -- -- -- --"),
        (4, "-- -- -- -- c1 -- -- --"),
        (4, "-- -- -- -- x1 -- -- -- --"),
        (4, "-- -- -- -- c0 -- -- -- --"),
        (4, "-- -- -- -- C1 -- -- -- --"),
        (4, "-- -- -- -- c12 -- -- -- --"),
        (4, "-- -- -- -- c3 -- -- -- --"),
        (8, ""),
    ],
)
def test_rows_tokens_and_colours(row: int, text: str) -> None:
    assert refused(changed(["board", row], text)) == f"board[{row}]"


@pytest.mark.parametrize(("mode", "players", "colour"), [("melee", 3, 4), ("team_duel", 4, 3), ("high_form", 2, 3)])
def test_a_colour_must_be_at_the_table(mode: str, players: int, colour: int) -> None:
    document = changed(["board", 4], f"-- -- -- -- c{colour} -- -- -- --", good(mode, players))
    assert refused(document) == "board[4]"
    allowed = changed(["board", 4], f"-- -- -- -- c{colour - 1} -- -- -- --", good(mode, players))
    assert asked(read(allowed)) == (1, "main")


@pytest.mark.parametrize(
    ("mode", "seats"),
    [("duel", 1), ("duel", 3), ("high_form", 4), ("melee", 2), ("melee", 5), ("team_duel", 2), ("team_high_form", 3)],
)
def test_number_of_seats(mode: str, seats: int) -> None:
    schools = ("everfrost", "highland", "sylvan", "northern", "southern")
    document = {"game": "arena", "mode": mode, "board": rows(""), "seats": [{"school": s} for s in schools[:seats]]}
    assert refused(document) == "seats"


@pytest.mark.parametrize("value", [None, {}, "two", [1, 2], [None, {"school": "sylvan"}]])
def test_seats_are_objects(value: object) -> None:
    assert refused(changed(["seats"], value)).startswith("seats")


@pytest.mark.parametrize("value", [0, 3, -1, "1", True, None, 1.0])
def test_the_seat_to_move(value: object) -> None:
    assert refused(changed(["turn"], value)) == "turn"


@pytest.mark.parametrize("value", [-1, "2", None, False, 1.5])
def test_the_number_of_actions(value: object) -> None:
    assert refused(changed(["actions"], value)) == "actions"


@pytest.mark.parametrize("value", [0, "yes", None])
def test_the_permission_is_true_or_false(value: object) -> None:
    assert refused(changed(["borrow"], value)) == "borrow"


@pytest.mark.parametrize(
    ("mode", "players", "most"), [("high_form", 2, 17), ("duel", 2, 16), ("melee", 3, 15), ("melee", 4, 14)]
)
def test_more_dual_pieces_than_there_are(mode: str, players: int, most: int) -> None:
    read(position_document(mode, players, crowd(most, "c2")))
    assert refused(position_document(mode, players, crowd(most + 1, "c2"))) == "board"


def test_more_legendary_pieces_than_there_are() -> None:
    assert refused(position_document("duel", 2, "5 l2 l2 l2 l2 -- -- -- -- --")) == "board"


@pytest.mark.parametrize("removed", [[16, 0], [0, 3]])
def test_more_pieces_than_are_left_after_removals(removed: list[int]) -> None:
    document = good()
    document["seats"][1]["removed"] = removed
    document["board"] = rows("5 h2 l2 -- -- -- -- -- -- --")
    assert refused(document) in ("board", "seats[1].removed")


@pytest.mark.parametrize("value", [[1], [0, 0, 0], [-1, 0], ["0", 0], 3, None])
def test_removed_is_two_numbers(value: object) -> None:
    assert refused(changed(["seats", 0, "removed"], value)) == "seats[0].removed"


@pytest.mark.parametrize("field", ["hand", "legends", "flares", "discard"])
@pytest.mark.parametrize("value", [["ice_dragon"], ["Snow Fox"], "snow_fox", [3], None])
def test_unknown_cards(field: str, value: object) -> None:
    assert refused(changed(["seats", 0, field], value)) == f"seats[0].{field}"


@pytest.mark.parametrize(
    ("field", "card"),
    [
        ("hand", "sapling"),
        ("hand", "titan"),
        ("hand", "flare_02"),
        ("discard", "wild_eagle"),
        ("discard", "titan"),
        ("legends", "war_sled"),
        ("legends", "flare_02"),
        ("flares", "leviathan"),
        ("flares", "war_sled"),
    ],
)
def test_a_card_of_another_school_or_deck(field: str, card: str) -> None:
    assert refused(changed(["seats", 0, field], [card])) == f"seats[0].{field}"


@pytest.mark.parametrize("value", ["sapling", "titan", "nobody", 4, []])
def test_a_frozen_card_is_one_of_the_own_school(value: object) -> None:
    assert refused(changed(["seats", 0, "frozen"], value)) == "seats[0].frozen"


def test_a_frozen_card_without_frozen_effect() -> None:
    with_effect = these("crystal_grower ice_princess ice_queen ice_wyvern")
    with_effect |= these("frostweave_summoner frostweave_illusionist winter_whisperer")
    for card in deck_of("everfrost"):
        document = changed(["seats", 0, "frozen"], card, good(hand=[], discard=[], school="everfrost"))
        if card in with_effect:
            assert choices(read(document), "T") == {f"T {card}"}
        else:
            assert refused(document) == "seats[0].frozen"


@pytest.mark.parametrize(
    ("path", "value", "field"),
    [
        (["seats", 0, "hand"], ["snow_fox", "snow_fox"], "seats[0].hand"),
        (["seats", 0, "discard"], ["snow_fox"], "seats[0].discard"),
        (["seats", 0, "frozen"], "ice_queen", "seats[0].frozen"),
        (["seats", 0, "legends"], ["leviathan", "leviathan"], "seats[0].legends"),
        (["seats", 1, "legends"], ["titan"], "seats[1].legends"),
        (["seats", 1, "flares"], ["flare_01"], "seats[1].flares"),
    ],
)
def test_a_card_in_two_places(path: list[str | int], value: object, field: str) -> None:
    assert refused(changed(path, value)) == field


def test_both_empires_have_a_copy_of_each_card() -> None:
    document = position_document("duel", 2, hand=["bomb"], others=[{"hand": ["bomb"]}])
    assert [seat["school"] for seat in document["seats"]] == ["northern", "southern"]
    assert read(document).hands == (("bomb",), ("bomb",))


@pytest.mark.parametrize("value", ["everfrost", "Everfrost", "desert", "", 3, None])
def test_schools(value: object) -> None:
    assert refused(changed(["seats", 1, "school"], value)).startswith("seats")


@pytest.mark.parametrize("value", [[1], [4], [0], ["2"], 2, None])
def test_an_improvised_colour_that_is_no_opponents(value: object) -> None:
    assert refused(changed(["seats", 0, "improvised"], value, good("melee", 3))) == "seats[0].improvised"


def test_improvised_is_read_in_melee_only() -> None:
    p = read(changed(["seats", 0, "improvised"], [1, 2, 7]))
    assert p.improvised == (0, 0)


def test_what_is_missing_has_its_default() -> None:
    seats = [{"school": "sylvan"}, {"school": "highland"}]
    p = read({"game": "arena", "mode": "duel", "board": rows(""), "seats": seats})
    assert (p.turn, p.actions, p.borrow, FROZEN.of(p, 1), p.removed) == (1, 2, False, None, (0, 0, 0, 0))
    assert (p.hands, p.legends, p.flares, p.discards) == (((), ()),) * 4
    assert [deck.size for deck in p.decks] == [18, 18]
    assert (p.legend_deck.size, p.flare_deck.size) == (12, 12)


def test_missing_decks_are_the_unseen_rest() -> None:
    p = read(good(frozen="ice_wyvern"))
    assert set(p.decks[0].pool) == set(deck_of("everfrost")) - {"snow_fox", "ice_queen", "ice_wyvern"}
    assert (p.legend_deck.size, p.flare_deck.size) == (11, 11)
    assert "titan" not in p.legend_deck.cards


def test_a_hand_may_hold_any_number_of_cards() -> None:
    p = read(changed(["seats", 0, "hand"], list(deck_of("everfrost")), good(discard=[])))
    assert (len(p.hands[0]), p.decks[0].size) == (18, 0)


def test_more_fields_do_no_harm() -> None:
    document = good() | {"comment": "after the storm", "drawn_by": [1, 2]}
    assert write(read(document)) == write(read(good()))


def test_removed_pieces_of_a_team_are_those_of_its_colour() -> None:
    p = teams(removed=[2, 1], others=[{"removed": [3, 0]}])
    assert p.removed == (2, 1, 3, 0)


def test_the_legends_of_a_team_are_with_their_holder() -> None:
    p = teams(others=[{}, {"legends": ["titan"]}, {}])
    assert p.legends == ((), (), ("titan",), ())
