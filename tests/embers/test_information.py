"""Hidden information: RULES 10, rulings R41, R45 to R48, CAPTIVITY K18, K20, K22, K24, K25."""

import json
import random
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from frostglass.embers import events as ev
from frostglass.embers.captivity.cards import CARDS
from frostglass.embers.deck import MEMORIES
from frostglass.embers.notation import text
from frostglass.embers.position import Position
from frostglass.embers.rules import EMBERS
from frostglass.embers.table import AELIN, FENRYS
from frostglass.embers.view import SPECTATOR, determinize, sees, view
from frostglass.engine.decision import CHANCE
from frostglass.engine.game import Match

from .players import careful
from .strategies import seeds
from .tables import asks, choices, play, table

games = st.sampled_from([("prologue", 1), *[("chapter", chapter) for chapter in range(1, 8)]])
few = settings(max_examples=25)


def walk(mode: str, chapter: int, seed: int, limit: int = 160) -> Iterator[Position]:
    """The positions of a careful game, one after the other."""
    rng = random.Random(seed)
    p = Position.new(mode, chapter)
    for _ in range(limit):
        yield p
        if p.decision is None:
            return
        p.play(careful(p, rng))


def hidden_from(p: Position, seat: int) -> set[str]:
    """The cards that RULES 10.2 hides from a seat."""
    cards = {row.determination for i, row in enumerate(p.rows) if not sees(p, seat, i)}
    for pile in p.demons:
        cards |= set(pile.tainted)
    return cards | {*p.box, *p.aside, *p.deck.cards}


OPENING = (ev.Banished, ev.Revealed, ev.Taken, ev.GameEnded)
"""What shows something that was hidden: freed cards, a turned card, a row's answer to a card, the end."""

ROWS = ["glass-1a", "glass-2a! flames-1a", "glass-4 glass-3 =", "glass-5"]


def test_10_2_who_sees_what():
    p = table(
        "chains-5@0,0 antlers-3@0,0",
        row="flames-4 glass-2b",
        rows=ROWS,
        demons={"flames": "flames-2a flames-2b"},
        box=["chains-1a"],
        discard=["chains-2a"],
    )
    a, f = view(p, AELIN), view(p, FENRYS)
    assert [row.determination for row in a.rows] == ["glass-1a", "glass-2a", "glass-4", "glass-5"]
    assert [row.determination for row in f.rows] == [None, "glass-2a", None, None]
    assert [row.sum for row in a.rows] == [1, 3, 7, 5]
    assert [row.sum for row in f.rows] == [None, 3, None, None]
    for v in (a, f):
        assert v.mind.cards == ("chains-5", "antlers-3")  # hidden ones too (R41)
        assert v.row == ("flames-4", "glass-2b")
        assert v.demons == (("demon-flames", 2),)
        assert (v.box, v.deck) == (1, p.deck.size)
        assert v.discard == ("chains-2a",)
        assert [row.complete for row in v.rows] == [False, False, True, False]
        assert v.rows[1].added == ("flames-1a",)


def test_10_3_in_the_prologue_nobody_sees_the_face_down_cards():
    p = table("chains-5@0,0", row="flames-4 glass-4", mode="prologue_1", row_count=3)
    for seat in (AELIN, FENRYS, SPECTATOR):
        assert [row.determination for row in view(p, seat).rows] == [None, None, None]


def test_10_6_spectators_see_no_more_than_fenrys():
    p = table("chains-5@0,0", row="flames-4 glass-2b", rows=ROWS)
    assert view(p, SPECTATOR)._replace(seat=FENRYS) == view(p, FENRYS)


def test_r47_everything_is_open_when_the_game_is_over():
    p = table("glass-1a@0,0 daggers-1a@1,1", row="chains-1a", rows=["glass-2a", "glass-3", "glass-4", "glass-5"])
    assert p.outcome == "L2"
    assert [row.determination for row in view(p, FENRYS).rows] == ["glass-2a", "glass-3", "glass-4", "glass-5"]


def test_10_6_of_arrange_fenrys_learns_only_that_it_is_done():
    p = Position.new("chapter", 1)
    for card in ("chains-5", "glass-1a", "glass-2a", "glass-3", "flames-4"):
        play(p, f"= {card}")
    after = {}
    for order in sorted(choices(p))[:6]:
        q = p.copy()
        events = play(q, order)
        after[order] = (json.dumps(EMBERS.view(q, FENRYS)), tuple(events))
    assert len(set(after.values())) == 1


def test_r46_nothing_is_taken_back():
    match = Match(EMBERS, {"mode": "chapter", "chapter": 1}, seed=3)
    decision = match.decision
    assert decision is not None
    match.play(decision.options[0], AELIN)
    assert not match.may_undo(AELIN)


def test_r48_a_new_day_announces_no_demon():
    full = ["chains-4! chains-3 =", "daggers-4! daggers-3 =", "antlers-4! antlers-3 =", "flames-4! flames-3 ="]
    p = table("flames-1a@0,0", rows=full, todo="end_day")
    while asks(p)[0] == CHANCE:
        for event in p.events:
            assert "demon" not in str(event)
        play(p, sorted(choices(p))[0])


def test_10_4_k24_a_card_under_the_deck_is_not_repeated_by_the_view():
    p = table("chains-5@0,0", chapter=2, row="flames-4 glass-1a daggers-2a")
    play(p, "flames-4@0,0", "let go glass-1a")
    assert "glass-1a" not in json.dumps(EMBERS.view(p, FENRYS))


@given(games, seeds)
@few
def test_10_2_no_view_names_a_hidden_card(game: tuple[str, int], seed: int):
    for p in walk(*game, seed):
        if p.outcome is not None:
            continue
        for seat in (AELIN, FENRYS, SPECTATOR):
            sent = json.dumps(EMBERS.view(p, seat))
            assert not [card for card in hidden_from(p, seat) if f'"{card}"' in sent]


@given(games, seeds)
@few
def test_10_5_no_event_names_a_face_down_determination_card(game: tuple[str, int], seed: int):
    for p in walk(*game, seed):
        if any(isinstance(event, ev.DayEnded | ev.GameEnded) for event in p.events):
            continue
        face_down = {row.determination for row in p.rows if not row.face_up}
        assert not [event for event in p.events for card in face_down if card in str(event)]


@given(games, seeds)
@few
def test_10_6_equal_for_whoever_cannot_tell_the_difference(game: tuple[str, int], seed: int):
    """Two positions that differ only in what a seat may not know give it equal views, prompts and bytes; and after the
    same choice of Fenrys the same question is asked of the same seat."""
    rng = random.Random(seed)
    for p in walk(*game, seed, limit=80):
        if p.decision is None or p.decision.seat == CHANCE:
            continue
        for seat in (AELIN, FENRYS):
            other = determinize(view(p, seat), rng)
            assert view(other, seat) == view(p, seat)
            assert json.dumps(EMBERS.view(other, seat)) == json.dumps(EMBERS.view(p, seat))
            assert other.decision is not None
            assert (other.decision.seat, other.decision.kind) == (p.decision.seat, p.decision.kind)
            if p.decision.seat == seat:
                assert list(other.decision.options) == list(p.decision.options)
        if p.decision.seat == FENRYS:
            option = rng.choice(p.decision.options)
            here, there = p.played(option), determinize(view(p, FENRYS), rng).played(option)
            if not any(isinstance(event, OPENING) for event in here.events):
                assert here.events == there.events
                assert view(here, FENRYS) == view(there, FENRYS)


@given(seeds)
@few
def test_10_4_after_a_relived_set_the_question_does_not_depend_on_the_hidden_cards(seed: int):
    rng = random.Random(seed)
    p = table("flames-5@0,0", row="flames-2a glass-1a")
    for _ in range(10):
        q = determinize(view(p, FENRYS), rng)
        play(q, "flames-2a@-1,1")
        assert asks(q) == (AELIN, "reveal")
        assert q.decision is not None
        assert text(q.decision.options[-1]) == "no"


@pytest.mark.parametrize("chapter", range(1, 8))
def test_k25_no_id_of_a_later_chapter_is_in_any_view_prompt_or_option(chapter: int):
    later = [card.id for card in CARDS if chapter < card.chapter]
    for p in walk("chapter", chapter, seed=chapter, limit=400):
        sent = [json.dumps(EMBERS.view(p, seat)) for seat in (AELIN, FENRYS)]
        if p.decision is not None:
            sent += [text(option) for option in p.decision.options]
            sent.append(str(EMBERS.prompt(p, p.decision)))
        sent += [str(event) for event in p.events]
        assert not [card for card in later if any(card in words for words in sent)]


def test_k25_the_prologue_knows_no_demons_days_or_abilities():
    for p in walk("prologue", 1, seed=4):
        assert not {"demons", "day", "chapter", "abilities", "aside"} & set(EMBERS.view(p, AELIN))


@given(games, seeds)
@few
def test_a_guess_keeps_all_cards(game: tuple[str, int], seed: int):
    rng = random.Random(seed)
    for p in walk(*game, seed, limit=60):
        if p.decision is None or p.decision.seat == CHANCE:
            continue
        q = determinize(view(p, FENRYS), rng)
        assert every_card(q) == every_card(p)


def every_card(p: Position) -> list[str]:
    cards = [*p.mind.cards, *p.row, *p.drawn, *p.discard, *p.deck.cards, *p.box, *p.aside]
    for pile in p.demons:
        cards += [pile.demon, *pile.tainted]
    for row in p.rows:
        cards += [row.determination, *row.added]
    return sorted(cards)


def test_every_card_of_a_guess_can_be_drawn():
    p = table("flames-5@0,0", row="flames-2a glass-1a")
    rng = random.Random(1)
    seen = {determinize(view(p, FENRYS), rng).rows[0].determination for _ in range(600)}
    unseen = set(MEMORIES) - {"flames-5", "flames-2a", "glass-1a"}
    assert seen == unseen


def test_a_guess_agrees_with_what_the_rows_tell():
    rows = ["glass-2a flames-3 flames-2b =", "glass-2b chains-4", "glass-3", "glass-5"]
    p = table("flames-5@0,0", row="flames-2a flames-1a", rows=rows)
    rng = random.Random(7)
    for _ in range(200):
        guessed = determinize(view(p, FENRYS), rng).rows
        assert guessed[0].sum == 7  # she said so
        assert guessed[1].sum < 7  # else she would have said so
