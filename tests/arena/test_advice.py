"""Why not and where: the private answers, held against the choices that there are."""

import random
from itertools import combinations

import pytest

from frostglass.arena.board import NAMES
from frostglass.arena.events import Converted, Drew, Moved, Placed, Scored, Summoned
from frostglass.arena.fits import fits, shortages
from frostglass.arena.options import END, PASS, Claim, Discard, Invoke, Lift, Place, Summon, Use
from frostglass.arena.patterns import CARDS, SCHOOLS
from frostglass.arena.position import Position
from frostglass.arena.rules import ARENA
from frostglass.arena.state import colour_of, rank_of
from frostglass.engine.decision import CHANCE, Option
from frostglass.engine.errors import Refused
from frostglass.engine.game import Advice, Match
from tests.arena.build import duel

MODES = ["duel", "high_form", "melee", "team_high_form", "team_duel"]


def game(mode: str, seed: int) -> Match:
    seats = {"melee": 3, "team_high_form": 4, "team_duel": 4}.get(mode, 2)
    return Match(ARENA, {"mode": mode, "schools": list(SCHOOLS)[:seats], "turn_limit": 40}, seed)


def ids(advice: Advice) -> list[str]:
    return [reason.id for reason in advice.reasons]


def about(p: Position, seat: int, **wish: str) -> Advice:
    (advice,) = ARENA.advise(p, seat, wish)
    return advice


# -- laws -------------------------------------------------------------------------------------------------------------


def is_choice(advice: Advice, options: list[Option]) -> bool:
    """Is what the advice is about among the choices?"""
    marks = advice.marks
    match marks:
        case {"task": task}:
            return any(isinstance(o, Claim) and o.task == task for o in options)
        case {"action": "place", "square": square}:
            return any(isinstance(o, Place) and NAMES[o.square] == square for o in options)
        case {"action": "place"}:
            return any(isinstance(o, Place | Lift) for o in options)
        case {"action": action}:
            kinds = {"discard": Discard, "thaw": Use}
            words = {"end": END, "pass": PASS}
            return any(isinstance(o, kinds[action]) if action in kinds else o == words[action] for o in options)
        case {"card": card, "square": square}:
            return any(isinstance(o, Summon) and o.card == card and NAMES[o.target] == square for o in options)
        case {"card": card}:
            return any(isinstance(o, Summon | Invoke) and o[0] == card for o in options)
    raise AssertionError(marks)


@pytest.mark.parametrize("mode", MODES)
def test_what_has_no_reason_against_it_is_a_choice_and_nothing_else_is(mode: str) -> None:
    rng = random.Random(mode)
    match = game(mode, 5)
    asked = {True: 0, False: 0}
    while (decision := match.decision) is not None:
        p = match.position
        assert isinstance(p, Position)
        if rng.random() < 0.3:
            for seat in range(1, p.seats + 1):
                main = list(decision.options) if decision.seat == seat and decision.kind in ("main", "claim") else []
                square = NAMES[rng.choice(list(range(30, 50)))]
                for advice in (*ARENA.advise(p, seat, {}), *ARENA.advise(p, seat, {"square": square})):
                    assert (not advice.reasons) == is_choice(advice, main), (advice, main)
                    asked[not advice.reasons] += 1
        options = [o for o in decision.options if isinstance(o, Summon)] or decision.options
        match.play(rng.choice(options if rng.random() < 0.5 else decision.options), decision.seat)
    assert min(asked.values()) > 40
    for seat in range(1, match.position.seats + 1):
        assert all(
            "why-game-over" in ids(a) or "why-nothing-frozen" in ids(a) for a in ARENA.advise(match.position, seat, {})
        )


@pytest.mark.parametrize("mode", ["duel", "melee"])
def test_the_finder_finds_every_place_and_counts_what_is_missing(mode: str) -> None:
    rng = random.Random(7)
    match = game(mode, 8)
    looked = 0
    while (decision := match.decision) is not None:
        p = match.position
        if decision.kind == "main" and rng.random() < 0.15:
            p = p.copy()
            p.borrow = rng.random() < 0.3
            seat = rng.randint(1, p.seats)
            short = shortages(p, seat)
            for card in (*p.hands[seat - 1], *p.legends[seat - 1]):
                found = {(f.target, f.orientation): (len(f.missing), len(f.lent)) for f in fits(p, seat, card, 9)}
                assert found == counted(p, seat, card)
                assert short[card] == min(missing for missing, _ in found.values())
                assert len(fits(p, seat, card, 1)) == sum(missing <= 1 for missing, _ in found.values())
                looked += 1
        match.play(rng.choice(decision.options), decision.seat)
    assert looked > 50


def counted(p: Position, seat: int, card: str) -> dict[tuple[int, int], tuple[int, int]]:
    """Pieces missing and lent at each place of a pattern, by trying every way to lend."""
    me = p.colour(seat)
    found = {}
    for orientation in CARDS[card].orientations:
        for target in [s for s in range(81) if orientation.legal >> s & 1]:
            lacking = []
            for (x, y), rank in orientation.cells:
                cell = p.cells[target + 9 * y + x]
                if not cell or colour_of(cell) != me or rank_of(cell) < rank:
                    lacking.append(bool(cell) and rank_of(cell) >= rank and colour_of(cell) != me and colour_of(cell))
            enemies = [colour for colour in lacking if colour is not False]
            lent = max(n for n in (0, 1, 2) for some in combinations(enemies, n) if may_lend(p, seat, some))
            found[target, orientation.number] = len(lacking) - lent, lent
    return found


def may_lend(p: Position, seat: int, colours: tuple[int, ...]) -> bool:
    """RULES 6.9: one improvised piece in melee, of a colour whose marker is there; 6.10: one granted piece."""
    borrow = p.borrow and p.turn == seat
    melee = p.form.id == "melee"
    improvisable = [melee and not p.improvised[seat - 1] >> colour & 1 for colour in colours]
    match len(colours):
        case 0:
            return True
        case 1:
            return borrow or any(improvisable)
        case _:
            return borrow and any(improvisable)


@pytest.mark.parametrize("mode", MODES)
def test_nothing_hidden_changes_an_answer(mode: str) -> None:
    """Other hands and decks are shuffled: every seat's advice and view stay the same (RULES 15)."""
    rng = random.Random(mode)
    match = game(mode, 3)
    compared = 0
    while (decision := match.decision) is not None:
        p = match.position
        if p.in_progress is None and decision.kind == "main" and rng.random() < 0.2:
            for seat in range(1, p.seats + 1):
                other = hidden_elsewhere(p, seat, rng)
                for wish in ({}, {"square": "e5"}):
                    assert ARENA.advise(p, seat, wish) == ARENA.advise(other, seat, wish)
                assert ARENA.view(p, seat) == ARENA.view(other, seat)
                compared += other.hands != p.hands
        match.play(rng.choice(decision.options), decision.seat)
    assert compared > 10


def hidden_elsewhere(p: Position, seat: int, rng: random.Random) -> Position:
    """The same position with the other seats' hands exchanged for cards of their decks."""
    other = p.copy()
    hands = list(p.hands)
    for i in range(p.seats):
        deck = p.decks[i].cards
        if i + 1 != seat and len(deck) >= len(hands[i]):
            hands[i] = tuple(rng.sample(deck, len(hands[i])))
    other.hands = tuple(hands)
    return other


# -- one reason after the other ---------------------------------------------------------------------------------------


def test_a_pattern_one_piece_short_says_where() -> None:
    p = duel(
        """
              -- -- -- -- --
           -- -- -- -- -- -- --
        -- -- -- -- -- -- -- -- --
        -- -- -- -- -- -- -- -- --
        -- -- -- c1 -- -- -- -- --
        -- -- -- -- -- -- -- -- --
        -- -- -- -- -- -- -- -- --
           -- -- -- -- -- -- --
              -- -- -- -- --
        """,
        hand=["snow_fox"],
    )
    advice = about(p, 1, card="snow_fox")
    assert ids(advice) == ["why-pieces-missing"]
    assert advice.marks == {"card": "snow_fox"}
    least = CARDS["snow_fox"].size - 1
    assert len(advice.near[0]["missing"]) == least == ARENA.view(p, 1)["short"]["snow_fox"]
    assert {"square", "used", "missing", "lent", "blocked", "turned"} == set(advice.near[0])
    assert "d5" in advice.near[0]["used"]
    assert all(missing["rank"] == "common" for place in advice.near for missing in place["missing"])


def test_refusals_of_a_wish_do_not_tell_where_a_card_is() -> None:
    p = duel("", hand=["snow_fox"])
    theirs, deck = p.hands[1][:1] or ("ice_queen",), "glacier_giant"
    said = set()
    for card in (*theirs, deck, "no_such_card"):
        with pytest.raises(Refused) as refused:
            ARENA.advise(p, 1, {"card": card})
        said.add(refused.value.code)
    assert said == {"not-your-card"}


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"square": "z9"}, "unknown-square"),
        ({"square": "a1"}, "unknown-square"),
        ({"square": 5}, "wrong-type"),
        ({"card": ["snow_fox"]}, "wrong-type"),
        ({"task": "chores"}, "unknown-task"),
        ({"task": "isolation"}, "unknown-task"),  # a duel has no tasks
        ({"action": "dance"}, "unknown-action"),
        ({"place": [0, 0, 0]}, "unknown-field"),
    ],
)
def test_a_wish_that_cannot_be_is_refused(wish: dict[str, object], code: str) -> None:
    with pytest.raises(Refused, match=code):
        ARENA.advise(duel(""), 1, wish)


def test_only_seats_are_advised() -> None:
    for seat in (CHANCE, 3):
        with pytest.raises(Refused, match="no-such-seat"):
            ARENA.advise(duel(""), seat, {})


def test_taking_back_is_told_by_the_match() -> None:
    match = game("duel", 1)
    seat = match.decision.seat if match.decision else 0
    (undo,) = match.advise(seat, {"action": "undo"})
    assert ids(undo) == ["why-undo-barrier"]
    assert match.advise(seat, {})[-1] == undo
    assert undo not in match.advise(seat, {"square": "e5"})


# -- what happened, for animation -------------------------------------------------------------------------------------


def test_events_are_told_with_names() -> None:
    e5, e6 = NAMES.index("e5"), NAMES.index("e6")
    assert ARENA.happening(Placed(e5, 0, 1)) == {"kind": "placed", "square": "e5", "colour": 1, "rank": "heroic"}
    assert ARENA.happening(Moved(e5, e6)) == {"kind": "moved", "from": "e5", "square": "e6"}
    assert ARENA.happening(Converted(e5, 1, 0, 0)) == {
        "kind": "converted",
        "square": "e5",
        "before": 2,
        "after": 1,
        "rank": "common",
    }
    assert ARENA.happening(Summoned(2, "snow_fox", e5, (e5, e6))) == {
        "kind": "summoned",
        "seat": 2,
        "card": "snow_fox",
        "square": "e5",
        "used": ["e5", "e6"],
    }
    assert ARENA.happening(Scored(1, 2, -1)) == {"kind": "scored", "seat": 1, "points": 2, "colour": None}


def test_a_card_that_was_drawn_is_told_to_its_owner_only() -> None:
    drew = Drew(1, "school", "snow_fox")
    told = [ARENA.happening(ARENA.see(drew, seat)) for seat in (0, 1, 2)]
    assert [happening and happening["card"] for happening in told] == [None, "snow_fox", None]
