"""Why not, in Embers: the private answers, held against the choices that there are."""

import random
from typing import Any

import pytest

from frostglass.embers.deck import MASK, MEMORIES
from frostglass.embers.events import Added, Drew, NotRevealed, Relived
from frostglass.embers.options import Add, Discard, Draw, Leap, Reveal, Stop, Take
from frostglass.embers.position import Position
from frostglass.embers.rules import EMBERS
from frostglass.embers.table import AELIN, FENRYS
from frostglass.engine.decision import Option
from frostglass.engine.errors import Refused
from frostglass.engine.game import Advice, Match
from tests.embers.tables import table

ACTIONS: dict[str, type[tuple[object, ...]]] = {
    "draw": Draw,
    "stop": Stop,
    "discard": Discard,
    "take": Take,
    "reveal": Reveal,
}
SETTINGS = [{"mode": "prologue"}, *({"mode": "chapter", "chapter": n} for n in range(1, 8))]


def ids(advice: Advice) -> list[str]:
    return [reason.id for reason in advice.reasons]


def about(p: Position, seat: int, **wish: Any) -> Advice:
    (advice,) = EMBERS.advise(p, seat, wish)
    return advice


# -- laws -------------------------------------------------------------------------------------------------------------


def is_choice(advice: Advice, options: list[Option], row: tuple[str, ...]) -> bool:
    match advice.marks:
        case {"card": card, "x": x, "y": y}:
            return any(isinstance(o, Add | Leap) and o[:3] == (card, x, y) for o in options)
        case {"card": card} if card in row:
            return any(isinstance(o, Add | Leap) and o[0] == card for o in options)
        case {"card": card}:
            return Take(card) in options
        case {"action": action} if action in ACTIONS:
            return any(isinstance(o, ACTIONS[action]) for o in options)
        case {"action": ability}:
            return any(o[-1] == ability for o in options)
    raise AssertionError(advice.marks)


@pytest.mark.parametrize("settings", SETTINGS, ids=lambda s: f"{s['mode']}{s.get('chapter', '')}")
def test_what_has_no_reason_against_it_is_a_choice_and_nothing_else_is(settings: dict[str, Any]) -> None:
    asked = {True: 0, False: 0}
    for seed in range(4):
        rng = random.Random(seed)
        match = Match(EMBERS, settings, seed)
        while (decision := match.decision) is not None:
            p = match.position
            assert isinstance(p, Position)
            for seat in (AELIN, FENRYS):
                own = list(decision.options) if decision.seat == seat else []
                wishes: list[dict[str, Any]] = [{}, *({"card": card} for card in p.mind.cards)]
                places = [[rng.randint(-4, 5), rng.randint(-4, 5)] for _ in range(6)]
                places += [list(option[1:3]) for option in own if isinstance(option, Add | Leap)][:4]
                wishes += [{"card": card, "place": place} for card in p.row for place in places]
                for wish in wishes:
                    for advice in EMBERS.advise(p, seat, wish):
                        assert (not advice.reasons) == is_choice(advice, own, p.row), (wish, advice, own)
                        asked[not advice.reasons] += 1
            match.play(rng.choice(decision.options), decision.seat)
        p = match.position
        assert isinstance(p, Position)
        assert all(ids(advice)[0] == "why-game-over" for advice in EMBERS.advise(p, AELIN, {}))
    assert min(asked.values()) > 40


def test_what_fenrys_is_told_does_not_follow_from_hidden_cards() -> None:
    rng = random.Random(2)
    compared = 0
    for chapter in range(1, 8):
        match = Match(EMBERS, {"mode": "chapter", "chapter": chapter}, chapter)
        while (decision := match.decision) is not None:
            p = match.position
            assert isinstance(p, Position)
            other = determinations_elsewhere(p, rng)
            assert EMBERS.advise(p, FENRYS, {}) == EMBERS.advise(other, FENRYS, {})
            assert EMBERS.view(p, FENRYS) == EMBERS.view(other, FENRYS)
            compared += other.rows != p.rows
            match.play(rng.choice(decision.options), decision.seat)
    assert compared > 50


def determinations_elsewhere(p: Position, rng: random.Random) -> Position:
    """The same position with other cards face down in the rows, as strong as those that lie there."""
    other = p.copy()
    hidden = [card for card in p.deck.cards if card in MASK]
    rows = []
    for row in p.rows:
        same = [card for card in hidden if card.split("-")[1][0] == row.determination.split("-")[1][0]]
        card = rng.choice(same) if same and not row.face_up and not row.complete else row.determination
        hidden = [left for left in hidden if left != card]
        rows.append(row._replace(determination=card))
    other.rows = tuple(rows)
    return other


# -- one reason after the other ---------------------------------------------------------------------------------------

# V1: on chains-5@0,0 (`#..#`) daggers-1a (`#...`) may lie at (1,1) only.
V1 = "chains-5@0,0"


@pytest.mark.parametrize(
    ("place", "reasons"),
    [
        ([1, 1], []),
        ([1, 1, 0], []),
        ([1, 1, 2], ["embers-why-turned"]),  # 2.3
        ([2, 0], ["embers-why-no-overlap"]),  # 2.4, 1
        ([7, 7, 1], ["embers-why-turned", "embers-why-no-overlap"]),
        ([0, 0], ["embers-why-mismatch"]),  # 2.4, 2: its clear corner would lie on a covered one
        ([1, 0], ["embers-why-mismatch"]),
        ([-1, 1], ["embers-why-no-covered"]),  # 2.4, 3; V18: Wolf's Leap would do
    ],
)
def test_2_4_each_rule_of_placement_has_its_reason(place: list[int], reasons: list[str]) -> None:
    p = table(V1, row="daggers-1a glass-4")
    assert ids(about(p, FENRYS, card="daggers-1a", place=place)) == reasons


def test_the_points_that_do_not_match_are_named() -> None:
    p = table(V1, row="daggers-1a glass-4")
    (mismatch,) = about(p, FENRYS, card="daggers-1a", place=[0, 0]).reasons
    assert mismatch.args == {"number": 1, "points": "(1, 1)"}


def test_the_places_of_a_memory_are_told() -> None:
    """V1 and V18: where it may lie, and where only Wolf's Leap (chapter 5) lets it."""
    p = table(V1, row="daggers-1a glass-4", chapter=5)
    near = about(p, FENRYS, card="daggers-1a").near
    assert [(place["x"], place["y"], place["word"]) for place in near] == [
        (1, 1, "add"),
        (1, -1, "wolfs_leap"),
        (-1, 1, "wolfs_leap"),
    ]
    assert ids(about(p, FENRYS, card="daggers-1a", place=[-1, 1])) == []


def test_a_place_that_relives_a_memory_comes_first() -> None:
    """V6: 5 + 2 = 7 of flames."""
    near = about(table("flames-5@0,0", row="flames-2a glass-4 antlers-1b"), FENRYS, card="flames-2a").near
    assert [place["relives"] for place in near] == [["flames-5", "flames-2a"]]


def test_v19_walls_forbid_a_place_that_matches() -> None:
    mind = "chains-5@0,0 flames-4@1,1 antlers-3@2,2 chains-4@3,3"
    p = table(mind, row="daggers-1a flames-1b glass-4", chapter=5, spent=["wolfs_leap"])
    assert ids(about(p, FENRYS, card="daggers-1a", place=[4, 4])) == ["embers-why-walls"]
    assert ids(about(p, FENRYS, card="daggers-1a")) == ["embers-why-walls"]
    assert ids(about(p, FENRYS, card="flames-1b", place=[3, 3])) == []


def test_only_visible_memories_are_taken() -> None:
    """V2: chains-5 lies hidden under flames-4."""
    p = table("chains-5@0,0 flames-4@0,0", row="glass-2a glass-4 daggers-1a")
    assert ids(about(p, AELIN, card="flames-4")) == ["why-not-your-turn"]
    assert ids(about(p, AELIN, card="chains-5")) == ["why-not-your-turn", "embers-why-hidden"]
    assert ids(about(p, FENRYS, card="flames-4")) == ["embers-why-role"]


def test_each_has_a_turn_of_their_own() -> None:
    p = table(V1, row="daggers-1a glass-4")
    assert ids(about(p, FENRYS, action="discard")) == ["embers-why-add-first"]  # 6.5
    assert ids(about(p, FENRYS, action="draw")) == ["embers-why-drawing-over"]
    assert ids(about(p, AELIN, action="draw")) == ["embers-why-role"]
    assert ids(about(p, AELIN, card="daggers-1a")) == ["embers-why-role"]
    assert ids(about(p, AELIN, action="reveal")) == ["embers-why-reveal-when"]


def test_drawing_comes_before_adding() -> None:
    match = Match(EMBERS, {"mode": "chapter", "chapter": 1}, 1)
    while match.decision is not None and match.decision.kind != "observe":
        match.play(match.decision.options[0], match.decision.seat)
    p = match.position
    assert isinstance(p, Position)
    assert ids(about(p, FENRYS, action="draw")) == []
    if p.row:
        assert ids(about(p, FENRYS, card=p.row[0]))[0] == "embers-why-still-drawing"


def test_nothing_is_taken_back() -> None:
    (undo,) = Match(EMBERS, {"mode": "prologue"}, 1).advise(AELIN, {"action": "undo"})
    assert ids(undo) == ["why-undo-never"]  # R46


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"card": "glass-9"}, "not-on-table"),
        ({"card": "glass-5"}, "not-on-table"),
        ({"card": "chains-5", "place": [0, 0]}, "not-in-row"),
        ({"card": "daggers-1a", "place": [0]}, "wrong-length"),
        ({"card": "daggers-1a", "place": [0, "x"]}, "wrong-type"),
        ({"card": "daggers-1a", "place": [0, 10**12]}, "out-of-range"),
        ({"place": [0, 0]}, "missing-field"),
        ({"square": "e5"}, "unknown-field"),
        ({"action": "sing"}, "unknown-action"),
    ],
)
def test_a_wish_that_cannot_be_is_refused(wish: dict[str, Any], code: str) -> None:
    assert "glass-5" in MEMORIES
    with pytest.raises(Refused, match=code):
        EMBERS.advise(table(V1, row="daggers-1a glass-4"), FENRYS, wish)


def test_only_seats_are_advised() -> None:
    with pytest.raises(Refused, match="no-such-seat"):
        EMBERS.advise(table(V1, row="daggers-1a glass-4"), 0, {})


def test_events_are_told_as_they_are() -> None:
    assert EMBERS.happening(Added("glass-4", 1, -1)) == {"kind": "added", "card": "glass-4", "x": 1, "y": -1}
    assert EMBERS.happening(Drew("demon-glass")) == {"kind": "drew", "card": "demon-glass"}
    assert EMBERS.happening(Relived("glass", ("glass-4", "glass-3"))) == {
        "kind": "relived",
        "colour": "glass",
        "cards": ("glass-4", "glass-3"),
    }
    assert EMBERS.happening(NotRevealed()) == {"kind": "not_revealed"}
