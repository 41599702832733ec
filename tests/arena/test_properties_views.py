"""What a seat cannot see makes no difference to it; a guess from a view looks like the view (RULES 15)."""

import json
from random import Random
from typing import Any

import pytest

from frostglass.arena.document import read, write
from frostglass.arena.flares import FLARES
from frostglass.arena.options import END, Place
from frostglass.arena.patterns import LEGENDS, deck_of
from frostglass.arena.position import Position
from frostglass.arena.rules import ARENA
from frostglass.arena.view import SPECTATOR, determinize, see, view
from frostglass.engine.chance import pick
from frostglass.engine.decision import CHANCE
from tests.arena.build import TABLE_IDS, TABLES, asked, random_game

Table = tuple[str, tuple[str, ...]]
every_table = pytest.mark.parametrize("table", TABLES, ids=TABLE_IDS)


def reshuffled(p: Position, seat: int, luck: Random) -> Position:
    """A position that differs in what a seat cannot see: the others' hands and secret discards, and all decks."""
    document = write(p)
    for i, other in enumerate(document["seats"], 1):
        other["deck"] = {}
        if i != seat:
            lying = [card for card in other["discard"] if card in other["shown"]]
            known = {*lying, other["frozen"], other.get("pending")} | (set(other["shown"]) - set(lying))
            unseen = [card for card in deck_of(other["school"]) if card not in known]
            luck.shuffle(unseen)
            given_up = len(other["discard"]) - len(lying)
            hand = unseen[given_up : given_up + len(other["hand"])]
            other["discard"], other["hand"] = lying + unseen[:given_up], hand
    _redeal(document, seat, "legends", LEGENDS, "legend_discard", luck)
    _redeal(document, seat, "flares", tuple(FLARES), "flare_discard", luck)
    document["legend_deck"] = document["flare_deck"] = {}
    return read(document)


def _redeal(document: Any, seat: int, field: str, cards: tuple[str, ...], pile: str, luck: Random) -> None:
    seen = {*document[pile], *(document["seats"][seat - 1][field] if seat else ())}
    unseen = [card for card in cards if card not in seen]
    luck.shuffle(unseen)
    for i, other in enumerate(document["seats"], 1):
        if i != seat:
            other[field] = [unseen.pop() for _ in other[field]]


def secretly_returned(p: Position) -> bool:
    """Has a shown card left its pile in secret? Then where it is cannot be exchanged freely."""
    return any(set(shown) - set(pile) for shown, pile in zip(p.shown, p.discards, strict=True))


def is_settled(p: Position) -> bool:
    return p.decision is not None and p.in_progress is None


@every_table
def test_positions_alike_for_a_seat_give_it_equal_views(table: Table) -> None:
    luck = Random("views")
    different = 0
    for number, p in enumerate(random_game(*table, seed=11)):
        if not is_settled(p) or number % 5 or secretly_returned(p):
            continue
        for seat in range(p.seats + 1):
            q = reshuffled(p, seat, luck)
            different += write(q) != write(p)
            assert view(q, seat) == view(p, seat)
            assert json.dumps(ARENA.view(q, seat)) == json.dumps(ARENA.view(p, seat))
            assert asked(q) == asked(p)
    assert different > 10


@every_table
def test_what_a_seat_does_itself_tells_it_nothing_hidden(table: Table) -> None:
    luck = Random("own turn")
    for number, p in enumerate(random_game(*table, seed=12)):
        if not is_settled(p) or number % 3 or secretly_returned(p):
            continue
        seat = p.turn
        if p.control != seat:
            continue
        mine, other = p.copy(), reshuffled(p, seat, luck)
        for step in range(4):
            if mine.decision is None or mine.decision.seat != seat:
                break
            assert other.decision is not None
            assert (asked(other), list(other.decision.options)) == (asked(mine), list(mine.decision.options))
            options = [option for option in mine.decision.options if option != END]
            if not options:
                break
            option = pick(options, number, step)
            mine.play(option)
            other.play(option)
            assert view(other, seat) == view(mine, seat)
            assert [see(event, seat) for event in other.events] == [see(event, seat) for event in mine.events]


@every_table
def test_what_another_seat_does_openly_tells_only_what_is_open(table: Table) -> None:
    luck = Random("other turn")
    for number, p in enumerate(random_game(*table, seed=13)):
        if not is_settled(p) or number % 3 or secretly_returned(p):
            continue
        places = [option for option in p.decision.options if isinstance(option, Place)] if p.decision else []
        for seat in (SPECTATOR, p.after(p.turn)):
            mine, other = p.copy(), reshuffled(p, seat, luck)
            for option in places[:1]:
                mine.play(option)
                other.play(option)
            assert view(other, seat) == view(mine, seat)
            assert [see(event, seat) for event in other.events] == [see(event, seat) for event in mine.events]


@every_table
def test_a_guess_looks_like_the_view_to_every_seat(table: Table) -> None:
    luck = Random("guess")
    for number, p in enumerate(random_game(*table, seed=14)):
        if is_settled(p) and number % 4 == 0:
            for seat in range(p.seats + 1):
                seen = view(p, seat)
                assert view(determinize(seen, luck), seat) == seen


def offers_the_same(p: Position, luck: Random) -> None:
    """A guess from the view of the seat that decides looks the same to it and asks it the same."""
    assert p.decision is not None
    seat = p.decision.seat
    seen = view(p, seat)
    q = determinize(seen, luck)
    assert q.decision is not None
    assert view(q, seat) == seen
    assert (asked(q), list(q.decision.options)) == (asked(p), list(p.decision.options))


@every_table
def test_a_guess_offers_the_seat_that_decides_its_own_decision(table: Table) -> None:
    luck = Random("decide")
    for p in random_game(*table, seed=15):
        if p.decision is not None and p.decision.seat == p.turn and p.decision.kind != "setup":
            offers_the_same(p, luck)


@pytest.mark.parametrize("table", [table for table in TABLES if "high_form" not in table[0]], ids=str)
def test_a_guess_in_the_setup_offers_the_setup(table: Table) -> None:
    luck = Random("setup")
    for p in random_game(*table, seed=15):
        if p.decision is not None and p.decision.kind == "setup":
            offers_the_same(p, luck)


@pytest.mark.parametrize("table", TABLES[-3:], ids=TABLE_IDS[-3:])
def test_a_guess_after_passing_control_offers_the_rest_of_the_effect(table: Table) -> None:
    luck = Random("passed")
    inside = 0
    for seed in range(15, 25):
        for p in random_game(*table, seed):
            if p.decision is not None and p.decision.seat != CHANCE and p.control != p.turn:
                inside += p.in_progress is not None
                offers_the_same(p, luck)
    assert inside > 3


@every_table
def test_guesses_differ(table: Table) -> None:
    for number, p in enumerate(random_game(*table, seed=17)):
        if is_settled(p) and number > 60:
            seen = view(p, 1)
            guesses = {str(determinize(seen, Random(n)).hands) for n in range(8)}
            assert len(guesses) > 4
            return
    pytest.fail("no settled position")
