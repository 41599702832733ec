"""The arena in words: every question, choice and event, and whole games told in every language."""

import re
from functools import cache
from inspect import getmembers, isclass
from typing import Any

import pytest

from frostglass.arena import draft, events, options
from frostglass.arena.board import square
from frostglass.arena.document import read
from frostglass.arena.forms import FORMS
from frostglass.arena.options import (
    END,
    PASS,
    STOP,
    Claim,
    Colour,
    Discard,
    Go,
    Invoke,
    Lift,
    Move,
    Pick,
    Place,
    Return,
    School,
    Starts,
    Summon,
    Take,
    Use,
    Word,
)
from frostglass.arena.patterns import RANKS, SCHOOLS
from frostglass.arena.position import Position
from frostglass.arena.schools import KEYWORDS
from frostglass.arena.state import piece
from frostglass.arena.words import label, line, prompt
from frostglass.engine.chance import pick
from frostglass.engine.decision import Dealt, Decision, Leave, Option, Resign
from frostglass.engine.message import Message
from frostglass.text import LANGUAGES, Words
from tests.text.asked import calls, kinds, strings

ALL_WORDS = [Words(language) for language in LANGUAGES]
ENGLISH = ALL_WORDS[0]

SEEN_BY_ALL = {
    *("actions", "cells", "colour", "colours", "control", "form"),
    *("killed", "kills", "of_colour", "partner", "turn", "upgraded_of"),
}


class PublicFacts:
    """A position that shows what everybody sees; any other question fails."""

    def __init__(self, p: Position) -> None:
        self._p = p

    @property
    def in_progress(self) -> object:
        progress = self._p.in_progress
        return None if progress is None else (None, progress[1], ())

    def __getattr__(self, name: str) -> Any:
        assert name in SEEN_BY_ALL, name
        return getattr(self._p, name)


def table(form: str = "duel", **pieces: int) -> Position:
    """The first turn of a game, A to move, with these pieces and no others: 1 to 3 are A's ranks, 4 to 6 B's."""
    p = Position.new(FORMS[form], tuple(SCHOOLS)[: FORMS[form].seat_counts[0]], start=1)
    while p.decision is not None and p.decision.kind != "main":
        p.play(p.decision.options[0])
    for s in range(81):
        if p.cells[s]:
            p.put(s, 0)
    for name, cell in pieces.items():
        p.put(square(name), cell)
    return p


A_COMMON, B_COMMON, B_HEROIC, B_LEGENDARY = piece(0, 0), piece(1, 0), piece(1, 1), piece(1, 2)
PIECES = {"e5": A_COMMON, "e6": B_COMMON, "e7": B_HEROIC, "e8": B_LEGENDARY}
SQUARES = [Pick(square(name)) for name in ("d5", *PIECES)]
E5, E6, E7, E8 = (square(name) for name in PIECES)
COLOURS = [Colour(0), Colour(1)]
MOVES = [Move(E5, square("d5")), Move(E5, E6), Move(E5, E8)]
OWN_LISTS: dict[str, list[Option]] = {
    "deal": [Dealt("snow_fox"), Dealt("flare_01"), Dealt("destruction")],
    "start": [Starts(2)],
    "main": [
        Place(square("d5")),
        Lift(E5),
        Summon("snow_fox", E6, 0, -1, -1),
        Summon("snow_fox", E6, 1, -1, -1),
        Summon("snow_fox", square("d5"), 0, E6, E7),
        Discard("snow_fox"),
        Invoke("flare_01", 1),
        Use("ice_queen", "thaw"),
        Use("paradox_worm", "warp"),
        PASS,
        END,
        Resign(1),
        Leave(2),
    ],
    "place_lifted": [Place(square("d5"))],
    "return": [Return("titan"), Return("flare_01")],
    "claim": [Claim("destruction")],
    "setup": [Pick(square("c5"))],
    "pick_up": [Pick(E5)],
    "keep_frozen": [Take("ice_queen"), Take("ice_princess")],
    "odd_colour": COLOURS,
    "legend_colour": [Colour(1)],
    "direction": [Go(direction) for direction in range(8)],
    "move": MOVES,
    "leap": MOVES,
    "run": MOVES,
    "slide": MOVES,
    "step_or_upgrade": [*MOVES, Pick(E5)],
    "shepherd": [*MOVES, Pick(E5)],
    "move_or_action": [*MOVES, Word("action")],
    "discard_flare": [Take("flare_01")],
    "take_frozen": [Take("ice_queen")],
    "return_from_pile": [Take("sapling")],
    "ban": [School("sylvan"), School("nethervoid")],
    "pick": [School("sylvan"), School("nethervoid")],
    "bring_back": SQUARES,
    "show_twin": [Take("lesser_shadow_twin")],
    "discard_pending": [Take("paradox_worm")],
    "take_back": [Take("paradox_worm")],
    "copy_warp": [Take("paradox_worm"), Take("eternal_emperor")],
    "throw_away": [Take("paradox_worm"), Take("flare_01"), Take("titan")],
}
"""Options of the kinds whose list is made where they are asked; the rest is read from the code."""


@cache
def samples() -> dict[str, list[Option]]:
    """For every kind of decision the sorts of options that it can have."""
    found: dict[str, list[Option]] = dict(OWN_LISTS)
    for name, node, _ in calls("arena"):
        match name.removeprefix("may_"):
            case "choose":
                found |= dict.fromkeys(strings(node.args[0]), SQUARES)
            case "choose_colour":
                found |= dict.fromkeys(strings(node.args[0]), COLOURS)
            case "choose_word":
                words = [Word(word) for word in sorted(strings(node.args[1])) or RANKS]
                found |= dict.fromkeys(strings(node.args[0]), words)
    return found


def in_all_languages(message: Message) -> list[str]:
    """A message as everybody reads it, checked for leftovers."""
    said = [words.say(message) for words in ALL_WORDS]
    for text in said:
        assert text, message
        assert not re.search(r"[{}$\u2068\u2069]|\?\?|None|\b(card|task|label|error)-", text), (message, text)
    return said


@pytest.mark.parametrize("kind", sorted(kinds()))
def test_every_option_of_every_kind_has_its_label(kind: str) -> None:
    p = PublicFacts(table("team_duel", **PIECES))
    chosen = samples()[kind] + ([STOP] if True in kinds()[kind] else [])
    decision = Decision.of(1, kind, chosen, about=0)
    said = [in_all_languages(label(p, decision, option)) for option in chosen]  # type: ignore[arg-type]
    for texts in zip(*said, strict=True):
        assert len(set(texts)) == len(texts), texts


def named_tuples(module: Any) -> set[type]:
    return {c for _, c in getmembers(module, isclass) if c.__module__ == module.__name__ and hasattr(c, "_fields")}


def test_every_sort_of_option_is_among_these() -> None:
    met = {type(option) for chosen in samples().values() for option in chosen}
    assert met == named_tuples(options) | {Dealt, Resign, Leave}


FIELDS: dict[str, tuple[Any, ...]] = {
    "seat": (1,),
    "to": (3,),
    "actions": (0, 1, 2, 5),
    "square": (E5,),
    "source": (E5,),
    "target": (E6,),
    "used": ((E5, E6),),
    "rank": (0, 1, 2),
    "before": (0,),
    "after": (1,),
    "versus": (1,),
    "upper": (True,),
    "lower": (False, True),
    "points": (1, 3, 12),
    "number": (1, 2, 5),
    "flare": ("flare_12",),
    "task": ("isolation",),
    "place": ("current", "next", "under"),
    "deck": ("school", "legends", "flares"),
    "reason": ("points", "deck", "resigned", "left", "limit"),
    "winners": ((2,), (1, 3), (1, 2, 3)),
    "card": ("snow_fox", None),
    "colour": (1, -1),
    "school": ("sylvan", "etherweave"),
}
"""What the fields of events can hold."""


EVENTS = {*named_tuples(events), *draft.EVENTS, *(event for keyword in KEYWORDS for event in keyword.events)}


@pytest.mark.parametrize("event", sorted(EVENTS, key=lambda event: event.__name__))
def test_every_event_has_its_line(event: Any) -> None:
    for field in event._fields:
        for value in FIELDS[field]:
            hides = event in (events.Drew, events.GivenUp, events.Returned)
            if ((field, value) == ("colour", -1) and event is not events.Scored) or (value is None and not hides):
                continue
            details = {name: FIELDS[name][0] for name in event._fields} | {field: value}
            said = in_all_languages(line(event(**details)))
            if value is None:
                assert not any(words("card-snow_fox") in text for words, text in zip(ALL_WORDS, said, strict=True))


def said(p: Position, kind: str, *chosen: Option) -> list[str]:
    decision = Decision.of(1, kind, list(chosen))
    return [ENGLISH.say(label(p, decision, option)) for option in chosen]


def test_a_summoning_tells_what_it_destroys_and_which_way_the_pattern_lies() -> None:
    p = table(**PIECES)
    first, second = Summon("snow_fox", E6, 0, -1, -1), Summon("snow_fox", E6, 3, -1, -1)
    assert said(p, "main", first) == ["Summon Snow Fox at e6, destroying a common piece of B"]
    assert said(p, "main", first, second) == [
        "Summon Snow Fox at e6, destroying a common piece of B (way 1 of 2)",
        "Summon Snow Fox at e6, destroying a common piece of B (way 2 of 2)",
    ]
    lent = "counting the common piece of B on e6 as yours, improvising with the heroic piece of B on e7"
    assert said(p, "main", Summon("snow_fox", square("d5"), 0, E6, E7)) == [f"Summon Snow Fox at d5, {lent}"]


def test_a_move_tells_what_it_destroys() -> None:
    p = table(**PIECES)
    assert said(p, "move", Move(E6, E7), Move(E6, square("d5"))) == [
        "Move e6 to e7, destroying a heroic piece of B",
        "Move e6 to d5",
    ]
    assert said(p, "leap", Move(E5, E7)) == ["Leap from e5 to e7, destroying a heroic piece of B"]
    all_three = "the common piece of A on e5, the common piece of B on e6 and the heroic piece of B on e7"
    assert said(p, "run", Move(square("e4"), E7)) == [f"Move e4 to e7, destroying {all_three}"]


def test_a_square_tells_what_happens_there() -> None:
    p = table(**PIECES)
    assert said(p, "treat", *SQUARES[:3]) == [
        "Place a common piece on d5",
        "Upgrade the common piece of A on e5",
        "Destroy the common piece of B on e6",
    ]
    assert said(p, "devour", *SQUARES[2:4]) == [
        "Destroy the common piece of B on e6",
        "Downgrade the heroic piece of B on e7",
    ]
    assert said(p, "place_or_convert", SQUARES[2]) == ["Convert the common piece of B on e6 to a piece of yours"]


def test_8_5_a_flare_tells_its_effects_and_the_point_it_costs() -> None:
    pieces = dict.fromkeys(("e6", "e7", "e8"), B_HEROIC)
    flare = Invoke("flare_01", 1)
    assert said(table(**pieces), "main", flare) == ["Invoke Rising Spark against B: upper effect; B scores a point"]
    assert said(table("high_form", **pieces), "main", flare) == ["Invoke Rising Spark against B: upper effect"]


def test_11_3_the_end_of_the_turn_tells_its_points() -> None:
    p = table()
    p.kills = (0, 0, 0, 3, 1, 1, 0, 0, 0, 0, 0, 0)
    assert said(p, "main", END) == ["End the turn and score 4 points"]


def test_13_6_passing_and_placing_for_another_name_the_seats() -> None:
    p = table("team_duel")
    assert said(p, "main", PASS) == ["Pass control to C"]
    p.play(PASS)
    assert p.decision is not None
    assert ENGLISH.say(prompt(p, p.decision)) == "You place for A. Where does the piece go? 1 action left."


def test_a_question_names_the_card_and_asks_whether_where_one_may_stop() -> None:
    p = read(
        {
            "game": "arena",
            "mode": "duel",
            "board": [
                "-- -- -- -- --",
                "-- -- -- -- -- -- --",
                "-- -- -- -- -- -- -- -- --",
                "-- -- -- h1 h1 h1 -- -- --",
                "-- -- -- h1 h1 h1 -- -- --",
                "-- -- -- h1 h1 h1 -- -- --",
                "-- -- -- -- -- -- -- -- --",
                "-- -- -- -- -- -- --",
                "-- -- -- -- --",
            ],
            "seats": [{"school": "everfrost", "hand": ["snow_fox"], "frozen": "ice_queen"}, {"school": "highland"}],
        }
    )

    def question() -> str:
        assert p.decision is not None
        return ENGLISH.say(prompt(p, p.decision))

    assert question() == "What do you do? You have 2 actions left."
    p.play(Use("ice_queen", "thaw"))
    assert question() == "Ice Queen: which move do you make?"
    assert p.decision is not None
    p.play(p.decision.options[0])
    p.play(next(option for option in p.decision.options if isinstance(option, Summon)))
    assert question() == "Snow Fox: do you make a move?"
    assert said(p, "move", STOP) == ["Stop here"]


TOLD: set[object] = set()
"""What a game of another form has told already."""


@pytest.mark.parametrize("form", FORMS)
def test_whole_games_are_told_in_every_language(form: str) -> None:
    counts = FORMS[form].seat_counts
    plain: set[Option] = set()
    for seed in range(20):
        schools = tuple(tuple(SCHOOLS)[(seed + i) % len(SCHOOLS)] for i in range(counts[seed % len(counts)]))
        p = Position.new(FORMS[form], schools, turn_limit=400)
        public: Any = PublicFacts(p)
        number = 0
        while True:
            for event in p.events:
                tell(line(event))
            decision = p.decision
            if decision is None:
                break
            tell(prompt(public, decision))
            for option in decision.options:
                if isinstance(option, Place | Dealt):  # nothing of the position is in these labels
                    if option in plain:
                        continue
                    plain.add(option)
                tell(label(public, decision, option))
            p.play(pick(decision.options, seed, number))
            number += 1


def tell(message: Message) -> None:
    told = as_key(message)
    if told not in TOLD:
        TOLD.add(told)
        in_all_languages(message)


def as_key(message: Message) -> object:
    return message.id, *((k, as_key(v) if isinstance(v, Message) else v) for k, v in message.args.items())
