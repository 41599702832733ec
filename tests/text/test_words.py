"""The words: three languages that say the same, nothing missing, nothing unused."""

import re
from collections.abc import Callable, Iterable
from functools import cache
from inspect import getmembers, isclass
from types import ModuleType
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from frostglass.arena import events as arena_events
from frostglass.arena.board import DIRECTIONS
from frostglass.arena.draft import EVENTS
from frostglass.arena.flares import FLARES
from frostglass.arena.patterns import CARDS, RANKS, SCHOOLS
from frostglass.arena.rules import ARENA
from frostglass.arena.schools import KEYWORDS
from frostglass.arena.tasks import TASKS
from frostglass.embers import events as embers_events
from frostglass.embers.captivity.abilities import ABILITIES
from frostglass.embers.captivity.cards import CARDS as CAPTIVITY
from frostglass.embers.deck import COLOURS
from frostglass.embers.document import OUTCOMES
from frostglass.embers.rules import EMBERS
from frostglass.engine.game import AnyRules
from frostglass.engine.message import Message
from frostglass.pictures.examples import examples
from frostglass.text import LANGUAGES, Words, best_language
from tests.text.asked import PACKAGE, embers_kinds, kinds, refusals

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


SAME_EVERYWHERE = {
    "list-more",
    "embers-memory",
    "embers-aelin",
    "embers-fenrys",
    "embers-rowan",
    "error-bad-argument",
    "lab-bot",
}
SAME_AS_ENGLISH = {"pl": {"web-bot-adept", "web-bot-partner", "lab-percent"}, "cs": {"web-bot-adept", "editor-link"}}
"""Words that a language shares with English."""


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_is_translated(language: str) -> None:
    english = patterns("en")
    same = {name for name, text in patterns(language).items() if text.equals(english[name])}
    assert {name for name in same if not is_put_together(english[name])} == SAME_EVERYWHERE | SAME_AS_ENGLISH[language]


def is_put_together(text: ftl.Pattern) -> bool:
    """Is this text made of other texts alone?"""
    return all(
        isinstance(part.expression, ftl.MessageReference | ftl.TermReference)
        if isinstance(part, ftl.Placeable)
        else part.value.isspace()
        for part in text.elements
    )


# -- what the code asks for -------------------------------------------------------------------------------------------


def test_the_walk_finds_what_is_there() -> None:
    assert kinds()["move"] == {True, False}
    assert kinds()["claim"] == kinds()["sink"] == kinds()["devour"] == kinds()["return"] == {True}
    assert kinds()["main"] == kinds()["deal"] == {False}
    assert refusals("engine", "arena")["other-school"] == {"field", "card"}


def test_the_kinds_that_are_asked_are_those_that_each_game_lists() -> None:
    assert set(kinds()) == set(ARENA.kinds)
    assert embers_kinds() == set(EMBERS.kinds)


@pytest.mark.parametrize("game", [ARENA, EMBERS], ids=lambda game: game.id)
def test_the_engine_protocol_lists_every_kind(game: AnyRules) -> None:
    text = (PACKAGE.parents[1] / "docs" / "engine-protocol.md").read_text(encoding="utf-8")
    (row,) = [line for line in text.splitlines() if line.startswith(f"| {game.id} |")]
    assert re.findall(r"`(\w+)`", row) == sorted(game.kinds)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_decision_has_its_question(language: str) -> None:
    wanted = {f"prompt-may-{kind}" if stop else f"prompt-{kind}" for kind, stops in kinds().items() for stop in stops}
    asked = {name for name in entries(language) if name.startswith("prompt-")}
    assert asked == wanted | {"prompt-main-passed"}


ROOMS_WITH_REFUSALS_IN_WORDS = ("engine", "arena", "embers")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("code", "arguments"), sorted(refusals(*ROOMS_WITH_REFUSALS_IN_WORDS).items()))
def test_every_refusal_has_its_message(language: str, code: str, arguments: set[str]) -> None:
    details: dict[str, Any] = dict.fromkeys(arguments, "seats[1].hand")
    details |= dict.fromkeys(arguments & {"number", "seat", "colour", "wanted", "found", "least", "most", "line"}, 3)
    assert Words(language)(f"error-{code}", **details)


def names_of(module: ModuleType, more: Iterable[type] = ()) -> set[str]:
    """The names of a game's events as their messages have them: `turn_began`."""
    events = [event for _, event in getmembers(module, isclass) if event.__module__ == module.__name__]
    return {re.sub(r"(?<=.)(?=[A-Z])", "_", event.__name__).lower() for event in (*events, *more)}


THINGS = ["piece", "being", "legend", "flare", "action", "turn", "hand", "deck", "discard_pile", "supply"]
TOLD = [*EVENTS, *(event for keyword in KEYWORDS for event in keyword.events)]
"""Events of the arena that have a room of their own."""
LINES = {"drew-hidden", "given_up-hidden", "returned-hidden", "scored-in"} | names_of(arena_events, TOLD)
EMBERS_LINES = {"ability_used_on"} | names_of(embers_events)
"""Log lines, found by the name of their event; some have two."""
FAMILIES: dict[str, Callable[[str], bool]] = {
    "card-": lambda name: name in CARDS or name in FLARES,
    "task-": lambda name: name in TASKS,
    "task-brief-": lambda name: name in TASKS,
    "task-type-": lambda name: name in {task.type for task in TASKS.values()},
    "school-": lambda name: name in SCHOOLS or name == "legends",
    "rank-": lambda name: name in RANKS,
    "square-": lambda name: name in ("red", "green"),
    "word-": lambda name: name in THINGS,
    "direction-": lambda name: name in DIRECTIONS,
    "prompt-": lambda name: False in kinds().get(name, ()),
    "prompt-may-": lambda name: True in kinds().get(name, ()),
    "label-": lambda name: name in kinds() or name in {keyword.verb for keyword in KEYWORDS},
    "log-": lambda name: name in LINES,
    "terminal-": lambda name: name.removesuffix("-effect") in {card.second for card in CARDS.values()},
    "error-": lambda name: name in quoted(),
    "why-shortage-": lambda name: name in ("dual", "legendary"),
    "embers-": lambda name: name in ("aelin", "fenrys", "rowan"),
    "embers-colour-": lambda name: name in COLOURS,
    "embers-demon-": lambda name: name in (*COLOURS, "queen"),
    "embers-prompt-": lambda name: name in embers_kinds() or name == "blink_first",
    "embers-label-": lambda name: name in quoted(),
    "embers-label-no_": lambda name: name in embers_kinds(),
    "embers-log-": lambda name: name in EMBERS_LINES,
    "embers-log-said_": lambda name: name in ("here", "with_you"),
    "embers-reason-": lambda name: name in OUTCOMES,
    "captivity-": lambda name: name in (*ABILITIES, "note") or name in {f"{card.number:02}" for card in CAPTIVITY},
    "rules-arena-": lambda name: re.fullmatch(r"E?\d+(-\d+)?|[FX]\d+", name) is not None,
    "term-": lambda name: name in examples(),
    "example-": lambda name: name in examples(),
    "rules-embers-": lambda name: re.fullmatch(r"\d+(-\d+)?|R\d+", name) is not None,
}
"""Messages that the code composes: a prefix, and which names after it are real."""


@cache
def quoted() -> set[str]:
    """Every string in code and pages that could be an id, or the last part of one."""
    sources = [file for file in PACKAGE.rglob("*") if file.suffix in {".py", ".js", ".html"}]
    string = re.compile(r"""["'`]([a-z][a-zA-Z0-9_-]*)(?:\.[a-z]+)?["'`]""")
    return {name for file in sources for name in string.findall(file.read_text(encoding="utf-8"))}


def test_every_message_is_used() -> None:
    used = set(quoted())
    used |= {name for text in patterns("en").values() for name in references(text, ftl.MessageReference)}

    def is_composed(name: str) -> bool:
        return any(name.startswith(p) and is_real(name.removeprefix(p)) for p, is_real in FAMILIES.items())

    assert [name for name in entries("en") if name not in used and not is_composed(name)] == []


def test_every_card_and_task_has_its_texts() -> None:
    wanted = {f"card-{card.id}.effect" for card in CARDS.values()}
    wanted |= {f"card-{card.id}.{card.second}" for card in CARDS.values() if card.second}
    wanted |= {f"card-{flare}.{half}" for flare in FLARES for half in ("upper", "lower")}
    wanted |= {f"task-{task}.condition" for task in TASKS}
    assert {name for name in patterns("en") if "." in name and name.startswith(("card-", "task-"))} == wanted
    names = {f"card-{card}" for card in (*CARDS, *FLARES)} | {f"task-{task}" for task in TASKS}
    names |= {f"school-{school}" for school in SCHOOLS} | {f"rank-{rank}" for rank in RANKS}
    names |= {f"direction-{direction}" for direction in DIRECTIONS}
    assert names - patterns("en").keys() == set()


def test_nobody_else_knows_fluent() -> None:
    importing = re.compile(r"^\s*(?:from|import)\s+fluent\b", re.MULTILINE)
    found = [file for file in PACKAGE.rglob("*.py") if importing.search(file.read_text(encoding="utf-8"))]
    assert {file.relative_to(PACKAGE).as_posix() for file in found} == {
        "text/forms.py",
        "text/spacing.py",
        "text/words.py",
    }


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
        ["Tura A: 1\u00a0akcja", "Tura A: 2\u00a0akcje", "Tura A: 5\u00a0akcji"],
        ["Tah A: 1\u00a0akce", "Tah A: 2\u00a0akce", "Tah A: 5\u00a0akcí"],
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
