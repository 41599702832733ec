"""The words: three languages that say the same, nothing missing, nothing unused, whole games told in each of them."""

import ast
import re
from collections.abc import Callable, Iterator
from functools import cache
from inspect import getmembers, isclass
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from frostglass.arena import events, options
from frostglass.arena.board import DIRECTIONS, square
from frostglass.arena.flares import FLARES
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
    Starts,
    Summon,
    Take,
    Thaw,
    Word,
)
from frostglass.arena.patterns import CARDS, RANKS, SCHOOLS
from frostglass.arena.position import Position
from frostglass.arena.state import piece
from frostglass.arena.tasks import TASKS
from frostglass.arena.words import label, line, prompt
from frostglass.engine.chance import pick
from frostglass.engine.decision import Dealt, Decision, Leave, Option, Resign
from frostglass.engine.message import Message
from frostglass.text import LANGUAGES, Words, best_language

PACKAGE = Path(__file__).resolve().parents[2] / "src" / "frostglass"
ENGLISH = Words("en")
OTHERS = [language for language in LANGUAGES if language != "en"]


# -- what the files hold ----------------------------------------------------------------------------------------------


@cache
def entries(language: str) -> dict[str, ftl.Message]:
    """Every message of a language, read without our loader."""
    found = {}
    for file in sorted((PACKAGE / "text" / language).glob("*.ftl")):
        for entry in FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{language}/{file.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{language}/{file.name}: {entry.id.name} twice"
                found[entry.id.name] = entry
    return found


def patterns(language: str) -> dict[str, ftl.Pattern]:
    """Every text of a language by its id, attributes as `id.attribute`."""
    found = {}
    for name, entry in entries(language).items():
        if entry.value is not None:
            found[name] = entry.value
        found |= {f"{name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
    return found


def references(node: ftl.BaseNode, kind: type[ftl.BaseNode]) -> set[str]:
    """The names of the arguments or messages that a text refers to."""
    found = set()

    class Collector(Visitor):
        def generic_visit(self, node: Any) -> None:
            if isinstance(node, kind):
                found.add(node.id.name)
            super().generic_visit(node)

    Collector().visit(node)
    return found


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_messages(language: str) -> None:
    assert patterns(language).keys() ^ patterns("en").keys() == set()


@pytest.mark.parametrize("language", OTHERS)
def test_no_message_asks_for_an_argument_that_english_does_not_know(language: str) -> None:
    english = patterns("en")
    strange = {
        name: references(text, ftl.VariableReference) - references(english[name], ftl.VariableReference)
        for name, text in patterns(language).items()
    }
    assert {name: more for name, more in strange.items() if more} == {}


SAME_EVERYWHERE = {"list-more"}


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_is_translated(language: str) -> None:
    english = patterns("en")
    same = {name for name, text in patterns(language).items() if text.equals(english[name])}
    assert same == SAME_EVERYWHERE


# -- what the code asks for -------------------------------------------------------------------------------------------


class Call(NamedTuple):
    name: str
    node: ast.Call
    function: ast.FunctionDef


def functions(room: str) -> Iterator[ast.FunctionDef]:
    """The functions and methods of a room, not those inside them."""
    for file in sorted((PACKAGE / room).rglob("*.py")):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef):
                yield node
            elif isinstance(node, ast.ClassDef):
                yield from (inner for inner in node.body if isinstance(inner, ast.FunctionDef))


def calls(*rooms: str) -> Iterator[Call]:
    for room in rooms:
        for function in functions(room):
            for node in ast.walk(function):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute):
                    name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
                    yield Call(name, node, function)


def strings(node: ast.AST) -> set[str]:
    return {part.value for part in ast.walk(node) if isinstance(part, ast.Constant) and isinstance(part.value, str)}


MAY_STOP = {
    "ask": False,
    "choose": False,
    "choose_word": False,
    "choose_colour": False,
    "offer": True,
    "may_choose": True,
    "may_choose_word": True,
    "ask_owner": True,
}
"""The ways in which a script asks, by the name of the method; the kind comes first."""


@cache
def kinds() -> dict[str, set[bool]]:
    """Every kind of decision in the arena, with whether one may stop there (both, where it depends)."""
    found: dict[str, set[bool]] = {}
    for name, node, function in calls("engine", "arena"):
        if name in MAY_STOP:
            for kind in strings(node.args[0]):
                found.setdefault(kind, set()).add(MAY_STOP[name])
        elif name == "Decision":
            stop = any(isinstance(part, ast.Name) and part.id == "STOP" for part in ast.walk(function))
            for kind in strings(node.args[1]):
                found.setdefault(kind, set()).add(stop)
    return found


def refusals(*rooms: str) -> dict[str, set[str]]:
    """The codes of all refusals, each with the arguments that it always has."""
    found: dict[str, set[str]] = {}
    for name, node, function in calls(*rooms):
        if name != "Refused":
            continue
        code = node.args[0]
        codes = strings(code)
        if isinstance(code, ast.Name):
            given = (part for part in ast.walk(function) if isinstance(part, ast.Assign))
            codes = {c for part in given if ast.dump(part.targets[0]).startswith(f"Name(id='{code.id}'")
                     for c in strings(part.value)}  # fmt: skip
        assert codes, ast.dump(node)
        for each in codes:
            arguments = {keyword.arg for keyword in node.keywords if keyword.arg}
            found[each] = found.get(each, arguments) & arguments
    return found


def test_the_walk_finds_what_is_there() -> None:
    assert kinds()["move"] == {True, False}
    assert kinds()["claim"] == kinds()["sink"] == kinds()["devour"] == kinds()["return"] == {True}
    assert kinds()["main"] == kinds()["deal"] == {False}
    assert refusals("engine", "arena")["other-school"] == {"field", "card"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_decision_has_its_question(language: str) -> None:
    wanted = {f"prompt-may-{kind}" if stop else f"prompt-{kind}" for kind, stops in kinds().items() for stop in stops}
    asked = {name for name in entries(language) if name.startswith("prompt-")}
    assert asked == wanted | {"prompt-main-passed"}


ROOMS_WITH_REFUSALS_IN_WORDS = ("engine", "arena")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("code", "arguments"), sorted(refusals(*ROOMS_WITH_REFUSALS_IN_WORDS).items()))
def test_every_refusal_has_its_message(language: str, code: str, arguments: set[str]) -> None:
    details: dict[str, Any] = dict.fromkeys(arguments, "seats[1].hand")
    details |= dict.fromkeys(arguments & {"number", "seat", "colour", "wanted", "found", "least", "most"}, 3)
    assert Words(language)(f"error-{code}", **details)


THINGS = ["piece", "being", "legend", "flare", "action", "turn", "hand", "deck", "discard_pile", "supply"]
FAMILIES: dict[str, Callable[[str], bool]] = {
    "card-": lambda name: name in CARDS or name in FLARES,
    "task-": lambda name: name in TASKS,
    "task-type-": lambda name: name in {task.type for task in TASKS.values()},
    "school-": lambda name: name in SCHOOLS or name == "legends",
    "rank-": lambda name: name in RANKS,
    "square-": lambda name: name in ("red", "green"),
    "word-": lambda name: name in THINGS,
    "direction-": lambda name: name in DIRECTIONS,
    "prompt-": lambda name: False in kinds().get(name, ()),
    "prompt-may-": lambda name: True in kinds().get(name, ()),
    "label-": lambda name: name in kinds(),
    "error-": lambda name: name in refusals(*(room.name for room in PACKAGE.iterdir() if room.is_dir())),
    "why-shortage-": lambda name: name in ("dual", "legendary"),
    "rules-arena-": lambda name: re.fullmatch(r"\d+(-\d+)?|F\d+", name) is not None,
    "rules-embers-": lambda name: re.fullmatch(r"\d+(-\d+)?|R\d+", name) is not None,
}
"""Messages that the code composes: a prefix, and which names after it are real."""


def test_every_message_is_used() -> None:
    sources = [file for file in PACKAGE.rglob("*") if file.suffix in {".py", ".js", ".html"}]
    quoted = re.compile(r"""["'`]([a-z][a-zA-Z0-9_-]*)(?:\.[a-z]+)?["'`]""")
    used = {name for file in sources for name in quoted.findall(file.read_text(encoding="utf-8"))}
    used |= {name for text in patterns("en").values() for name in references(text, ftl.MessageReference)}

    def is_composed(name: str) -> bool:
        return any(name.startswith(p) and is_real(name.removeprefix(p)) for p, is_real in FAMILIES.items())

    assert [name for name in entries("en") if name not in used and not is_composed(name)] == []


def test_every_card_and_task_has_its_texts() -> None:
    wanted = {f"card-{card.id}.effect" for card in CARDS.values()}
    wanted |= {f"card-{card.id}.frozen" for card in CARDS.values() if card.frozen}
    wanted |= {f"card-{flare}.{half}" for flare in FLARES for half in ("upper", "lower")}
    wanted |= {f"task-{task}.condition" for task in TASKS}
    assert {name for name in patterns("en") if "." in name and not name.startswith("rules-")} == wanted
    names = {f"card-{card}" for card in (*CARDS, *FLARES)} | {f"task-{task}" for task in TASKS}
    names |= {f"school-{school}" for school in SCHOOLS} | {f"rank-{rank}" for rank in RANKS}
    names |= {f"direction-{direction}" for direction in DIRECTIONS}
    assert names - patterns("en").keys() == set()


def test_nobody_else_knows_fluent() -> None:
    importing = re.compile(r"^\s*(?:from|import)\s+fluent\b", re.MULTILINE)
    found = [file for file in PACKAGE.rglob("*.py") if importing.search(file.read_text(encoding="utf-8"))]
    assert found == [PACKAGE / "text" / "words.py"]


# -- the loader -------------------------------------------------------------------------------------------------------


def test_a_message_is_worded_with_the_messages_in_it() -> None:
    inner = Message("piece", {"rank": "heroic", "owner": "B"})
    assert (
        ENGLISH.say(Message("label-destroy", {"piece": inner, "square": "e5"})) == "Destroy the heroic piece of B on e5"
    )
    assert ENGLISH("label-thaw", card=Message("card-ice_queen")) == "Thaw Ice Queen"
    assert ENGLISH("card-ice_queen.frozen").startswith("One of your heroic pieces must")


def test_plurals_follow_the_language() -> None:
    turns = [[Words(language)("log-turn_began", seat="A", actions=n) for n in (1, 2, 5)] for language in LANGUAGES]
    assert turns == [
        ["Turn of A: 1 action", "Turn of A: 2 actions", "Turn of A: 5 actions"],
        ["Tura A: 1 akcja", "Tura A: 2 akcje", "Tura A: 5 akcji"],
        ["Tah A: 1 akce", "Tah A: 2 akce", "Tah A: 5 akcí"],
    ]


def test_our_own_mistakes_are_loud() -> None:
    for unknown in ("no-such-message", "card-snow_fox.frozen"):
        with pytest.raises(LookupError):
            ENGLISH(unknown)
    with pytest.raises(ValueError, match="label-thaw"):
        ENGLISH("label-thaw")
    with pytest.raises(LookupError):
        Words("de")


@pytest.mark.parametrize(
    ("wishes", "language"),
    [
        ("pl-PL,pl;q=0.9,en;q=0.8", "pl"),
        ("de;q=0.9, EN-gb;q=0.5, cs;q=0.7", "cs"),
        ("en;q=0, pl;q=0.1", "pl"),
        ("cs_CZ.UTF-8", "cs"),
        ("C", "en"),
        ("*", "en"),
        ("csb", "en"),
        ("", "en"),
        (None, "en"),
    ],
)
def test_the_best_language_is_the_one_most_wished_for(wishes: str | None, language: str) -> None:
    assert best_language(wishes) == language


# -- decisions, options and events in words ---------------------------------------------------------------------------

SEEN_BY_ALL = set(
    ["actions", "cells", "colour", "colours", "control", "form", "kills", "of_colour", "partner", "turn", "upgraded_of"]
)


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
        Thaw("ice_queen"),
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
    "odd_colour": [Colour(0), Colour(1)],
    "legend_colour": [Colour(1)],
    "direction": [Go(direction) for direction in range(8)],
    **dict.fromkeys(("move", "leap", "run", "slide"), MOVES),
    **dict.fromkeys(("step_or_upgrade", "shepherd"), [*MOVES, Pick(E5)]),
    "move_or_action": [*MOVES, Word("action")],
    **dict.fromkeys(("discard_flare", "take_frozen", "return_from_pile"), [Take("ice_queen")]),
}
"""Options of the kinds whose list is made where they are asked; the rest is read from the code."""


@cache
def samples() -> dict[str, list[Option]]:
    """For every kind of decision the sorts of options that it can have."""
    found: dict[str, list[Option]] = dict(OWN_LISTS)
    for name, node, _ in calls("arena"):
        for kind in (
            strings(node.args[0]) if name.removeprefix("may_") in ("choose", "choose_word", "choose_colour") else ()
        ):
            if name.endswith("choose"):
                found[kind] = list(SQUARES)
            elif name.endswith("colour"):
                found[kind] = [Colour(0), Colour(1)]
            else:
                found[kind] = [Word(word) for word in sorted(strings(node.args[1])) or RANKS]
    return found


def in_all_languages(message: Message) -> list[str]:
    """A message as everybody reads it, checked for leftovers."""
    said = [Words(language).say(message) for language in LANGUAGES]
    for text in said:
        assert text, message
        assert not re.search(r"[{}$\u2068\u2069]|\?\?|None|\b(card|task|label|error)-", text), (message, text)
    return said


@pytest.mark.parametrize("kind", sorted(kinds()))
def test_every_option_of_every_kind_has_its_label(kind: str) -> None:
    p = PublicFacts(table("team_duel", **PIECES))
    chosen = samples()[kind] + ([STOP] if True in kinds()[kind] else [])
    decision = Decision(1, kind, lambda: chosen, about=0)
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
}
"""What the fields of events can hold."""


@pytest.mark.parametrize("event", sorted(named_tuples(events), key=lambda event: event.__name__))
def test_every_event_has_its_line(event: Any) -> None:
    for field in event._fields:
        for value in FIELDS[field]:
            hides = event in (events.Drew, events.GivenUp, events.Returned)
            if ((field, value) == ("colour", -1) and event is not events.Scored) or (value is None and not hides):
                continue
            details = {name: FIELDS[name][0] for name in event._fields} | {field: value}
            said = in_all_languages(line(event(**details)))
            if value is None:
                assert not any(Words(x)("card-snow_fox") in text for x, text in zip(LANGUAGES, said, strict=True))


def said(p: Position, kind: str, *chosen: Option) -> list[str]:
    decision = Decision(1, kind, lambda: list(chosen))
    return [ENGLISH.say(label(p, decision, option)) for option in chosen]


def test_a_label_tells_the_whole_consequence() -> None:
    p = table(**PIECES)
    assert said(p, "main", Summon("snow_fox", E6, 0, -1, -1)) == [
        "Summon Snow Fox at e6, destroying a common piece of B"
    ]
    assert said(p, "main", Summon("snow_fox", E6, 0, -1, -1), Summon("snow_fox", E6, 3, -1, -1)) == [
        "Summon Snow Fox at e6, destroying a common piece of B (way 1 of 2)",
        "Summon Snow Fox at e6, destroying a common piece of B (way 2 of 2)",
    ]
    assert said(p, "main", Summon("snow_fox", square("d5"), 0, E6, -1)) == [
        "Summon Snow Fox at d5, counting the common piece of B on e6 as yours"
    ]
    assert said(p, "move", Move(E6, E7)) == ["Move e6 to e7, destroying a heroic piece of B"]
    assert said(p, "run", Move(square("e4"), E7)) == [
        "Move e4 to e7, destroying the common piece of A on e5, the common piece of B on e6 and the heroic piece of B on e7"
    ]
    assert said(p, "treat", *SQUARES[:3]) == [
        "Place a common piece on d5",
        "Upgrade the common piece of A on e5",
        "Destroy the common piece of B on e6",
    ]
    assert said(p, "main", Invoke("flare_01", 1)) == ["Invoke Rising Spark against B: upper effect; B scores a point"]
    p.kills[3:6] = [3, 1, 1]
    assert said(p, "main", END) == ["End the turn and score 4 points"]


def test_a_question_names_the_card_and_whether_one_may_stop() -> None:
    p = table(e5=A_COMMON)
    assert ENGLISH.say(prompt(p, p.decision)) == "What do you do? You have 1 action left."  # type: ignore[arg-type]
    p = table("team_duel")
    p.frozen = (None, None, None, None)
    p.control = 3
    passed = Decision(3, "main", lambda: [])
    assert ENGLISH.say(prompt(p, passed)) == "You place for A. Where does the piece go? 1 action left."


SCHOOLS_BY_GAME = tuple(SCHOOLS)


@pytest.mark.parametrize("form", FORMS)
def test_whole_games_are_told_in_every_language(form: str) -> None:
    told: dict[object, Message] = {}
    plain = set()
    for seed in range(20):
        counts = FORMS[form].seat_counts
        schools = tuple(SCHOOLS_BY_GAME[(seed + i) % 5] for i in range(counts[seed % len(counts)]))
        p = Position.new(FORMS[form], schools, turn_limit=400)
        public: Any = PublicFacts(p)
        number = 0
        while True:
            for event in p.events:
                note(told, line(event))
                if isinstance(event, events.Drew | events.GivenUp | events.Returned):
                    note(told, line(event._replace(card=None)))
            decision = p.decision
            if decision is None:
                break
            note(told, prompt(public, decision))
            for option in decision.options:
                if isinstance(option, Place | Dealt):  # nothing of the position is in these labels
                    if option in plain:
                        continue
                    plain.add(option)
                note(told, label(public, decision, option))
            p.play(pick(decision.options, seed, number))
            number += 1
    assert len(told) > 1000
    for message in told.values():
        in_all_languages(message)


def note(told: dict[object, Message], message: Message) -> None:
    told.setdefault(frozen(message), message)


def frozen(message: Message) -> object:
    return message.id, *((k, frozen(v) if isinstance(v, Message) else v) for k, v in message.args.items())
