"""Embers in words: every question, choice and event, the captivity deck, and whole games told in every language."""

import random
import re
from collections.abc import Iterator
from functools import cache
from inspect import getmembers, isclass
from typing import Any

import pytest
from fluent.syntax import ast as ftl

from frostglass.embers import events, options
from frostglass.embers.campaign import Campaign
from frostglass.embers.captivity.abilities import ABILITIES
from frostglass.embers.captivity.cards import CARD, CARDS, CHAPTER_CARDS
from frostglass.embers.deck import COLOURS, MEMORIES
from frostglass.embers.document import OUTCOMES
from frostglass.embers.options import (
    AGAIN,
    DRAW,
    NO,
    STOP,
    Add,
    Arrange,
    Bare,
    Discard,
    Gather,
    Keep,
    Leap,
    LetGo,
    Recall,
    Reveal,
    Snarl,
    Strike,
    Take,
)
from frostglass.embers.position import Position
from frostglass.embers.table import FENRYS
from frostglass.embers.words import label, line, prompt
from frostglass.engine.decision import CHANCE, Dealt, Decision, Leave, Option, Resign
from frostglass.engine.message import Message
from frostglass.text import LANGUAGES, Words, loose
from tests.embers.players import Player, at_random, careful
from tests.embers.tables import table
from tests.text.asked import embers_kinds
from tests.text.test_words import entries, patterns, references

ALL_WORDS = [Words(language) for language in LANGUAGES]
ENGLISH = ALL_WORDS[0]
HIDDEN_FROM_FENRYS = {"rows", "box", "aside", "face_down"}


class SeenByFenrys:
    """A position that shows no hidden card; the question for one fails."""

    def __init__(self, p: Position) -> None:
        self._p = p

    def __getattr__(self, name: str) -> Any:
        assert name not in HIDDEN_FROM_FENRYS, name
        return getattr(self._p, name)


def in_all_languages(message: Message) -> list[str]:
    """A message as everybody reads it, checked for leftovers."""
    said = [words.say(message) for words in ALL_WORDS]
    for text in said:
        assert text, message
        assert not re.search(r"[{}$\u2068\u2069]|\?\?|None|\b(embers|captivity|error)-", text), (message, text)
    return said


def ids(message: Message) -> Iterator[str]:
    """The ids of a message and of those in it."""
    yield message.id
    for arg in message.args.values():
        if isinstance(arg, Message):
            yield from ids(arg)


# -- every kind, option and event -------------------------------------------------------------------------------------

V3 = "chains-1a@0,0 antlers-2a@-1,0"
V6 = "flames-5@0,0"


def at_the_table(*, added: bool = True) -> Position:
    """Chapter seven in the middle of Blink: one demon with cards under it, one without, the queen."""
    demons = {"flames": "flames-1a flames-1b", "glass": "", "queen": "chains-2b"}
    row = "glass-2a flames-2a antlers-1b"
    return table(V3, chapter=7, row=row, demons=demons, row_count=4, added=added, todo="blink")


def alone() -> Position:
    """A Mind of a single card, an empty row, and the last card of the deck still to be drawn."""
    return table("chains-5@0,0", chapter=7, row_count=4, whole_deck="glass-1b", draws=1, todo="observe")


SAMPLES: dict[str, list[Option]] = {
    "deal": [Dealt("glass-3"), Dealt("demon-queen")],
    "arrange": [Arrange(("glass-3", "flames-4", "chains-4")), Arrange(("flames-4", "glass-3", "chains-4"))],
    "observe": [DRAW, STOP, Recall("glass-3"), Resign(1), Leave(2)],
    "strike": [Strike("antlers-2a"), Strike("chains-1a")],
    "blink": [
        Add("glass-2a", 1, 0),
        Add("antlers-1b", 4, 4),
        Leap("glass-2a", 1, 0),
        Discard("flames-2a"),
        Discard("antlers-1b"),
        LetGo("glass-2a"),
        Snarl("demon-flames"),
        Snarl("demon-glass"),
        Snarl("demon-queen"),
    ],
    "reveal": [Reveal(0), Reveal(3), NO],
    "split": [Keep(("antlers-2a",)), Keep(("chains-1a", "glass-2a"))],
    "glimpse": [Take("antlers-2a"), Bare(1), Gather("antlers-2a", 2)],
    "turn_end": [AGAIN, NO],
}
ABOUT = {"reveal": "flames", "strike": "demon-glass"}


@cache
def questions() -> list[tuple[Any, Decision]]:
    """A question of every kind with every sort of option, and the situations that change its words."""
    met: list[tuple[Any, Decision]] = []

    def ask(p: Position, kind: str, chosen: list[Option]) -> None:
        seat = FENRYS if kind in ("observe", "blink") else CHANCE if kind == "deal" else 1
        seen: Any = SeenByFenrys(p) if seat == FENRYS else p
        met.append((seen, Decision.of(seat, kind, chosen, about=ABOUT.get(kind))))

    p = at_the_table()
    for kind, chosen in SAMPLES.items():
        ask(p, kind, chosen)
    ask(at_the_table(added=False), "blink", [Add("glass-2a", 1, 0)])
    ask(
        table(V6, row="flames-2a glass-2a", added=True, todo="blink"),
        "blink",
        [Add("flames-2a", -1, 1), Discard("glass-2a")],
    )
    banishing = table(V6, row="flames-2a glass-2a", demons={"flames": ""}, added=True, todo="blink")
    ask(banishing, "blink", [Add("flames-2a", -1, 1)])
    rows = ["daggers-3 glass-2b", "glass-5", "antlers-4", "antlers-3"]
    takes = table("chains-5@0,0 flames-2b@1,0 chains-3@0,1", rows=rows, demons={"chains": ""}, todo="glimpse")
    ask(takes, "glimpse", [Take("flames-2b"), Take("chains-5")])
    much = table("chains-5@0,0 flames-2b@1,0", rows=rows, todo="glimpse")
    ask(much, "glimpse", [Take("chains-5")])
    last = alone()
    ask(last, "observe", [DRAW, STOP])
    ask(last, "glimpse", [Take("chains-5")])
    ask(last, "turn_end", [AGAIN, NO])
    return met


def test_every_kind_is_among_these() -> None:
    assert set(SAMPLES) == embers_kinds()
    met = {type(option) for chosen in SAMPLES.values() for option in chosen}
    assert met == set(options.KINDS) | {Resign, Leave}


@pytest.mark.parametrize("number", range(len(questions())))
def test_every_option_of_every_kind_has_its_label(number: int) -> None:
    p, decision = questions()[number]
    in_all_languages(prompt(p, decision))
    said = [in_all_languages(label(p, decision, option)) for option in decision.options]
    for texts in zip(*said, strict=True):
        assert len(set(texts)) == len(texts), texts


FIELDS: dict[str, tuple[Any, ...]] = {
    "day": (1, 2, 3),
    "rows": (4, 5),
    "number": (1, 2, 5, 0),
    "seat": (1, 2),
    "character": ("aelin", "fenrys", "rowan"),
    "card": ("flames-3", *MEMORIES),
    "demon": tuple(f"demon-{name}" for name in (*COLOURS, "queen")),
    "demons": (("demon-glass",), ("demon-glass", "demon-queen"), tuple(f"demon-{colour}" for colour in COLOURS)),
    "x": (-1, 0, 7),
    "y": (0, -12),
    "colour": COLOURS,
    "cards": (
        ("flames-2a", "flames-5"),
        ("flames-2a",),
        ("flames-1a", "flames-1b", "flames-2a", "flames-2b", "flames-3"),
    ),
    "parts": (
        (("glass-3",), ("flames-3",)),
        (("glass-3",), ("flames-3",), ("chains-3",)),
        tuple((card,) for card in MEMORIES[:5]),
    ),
    "part": (("glass-3",), ("glass-3", "flames-3")),
    "row": (0, 4),
    "phrase": ("here", "with_you"),
    "ability": tuple(ABILITIES),
    "target": ("flames-3", "demon-queen", 2, None),
    "result": ("lost",),
    "reason": OUTCOMES,
}
"""What the fields of events can hold."""


def named_tuples(module: Any) -> list[Any]:
    return [c for _, c in getmembers(module, isclass) if c.__module__ == module.__name__ and hasattr(c, "_fields")]


@cache
def happenings() -> list[tuple[object, ...]]:
    """Events of every type, each of their fields with all it can hold."""
    happened = []
    for event in named_tuples(events):
        usual = {name: FIELDS[name][0] for name in event._fields}
        happened.append(event(**usual))
        happened += [event(**usual | {field: value}) for field in event._fields for value in FIELDS[field][1:]]
    return [*happened, events.Drew("demon-glass")]


def test_every_event_has_its_line() -> None:
    for event in happenings():
        said = line(event)
        assert said is not None, event
        in_all_languages(said)


def test_no_message_of_embers_is_left_over() -> None:
    met: set[str] = set()
    for p, decision in questions():
        met |= set(ids(prompt(p, decision)))
        for option in decision.options:
            met |= set(ids(label(p, decision, option)))
    for event in happenings():
        met |= set(ids(line(event)))  # type: ignore[arg-type]
    known = {name for name in entries("en") if name.startswith("embers-") and not name.startswith("embers-why-")}
    assert met - known - entries("en").keys() == set()
    assert known - met == set()


# -- what the words say -----------------------------------------------------------------------------------------------


def said(p: Any, kind: str, *chosen: Option) -> list[str]:
    decision = Decision.of(FENRYS, kind, list(chosen))
    return [ENGLISH.say(label(p, decision, option)) for option in chosen]


def test_an_addition_tells_what_it_relives_hides_and_splits() -> None:
    p = table(V6, row="flames-2a", added=True, todo="blink")
    assert said(p, "blink", Add("flames-2a", -1, 1)) == ["Add Flames 2a at (-1, 1), reliving Flames 5 and Flames 2a"]
    p = table(V3, row="glass-2a", added=True, todo="blink")
    assert said(p, "blink", Add("glass-2a", 1, 0)) == [
        "Add Glass 2a at (1, 0), hiding Chains 1a; the Mind splits into 2 parts"
    ]


def test_r13_k19_a_choice_that_loses_says_so() -> None:
    p = alone()
    assert said(p, "observe", DRAW, STOP) == [
        "Draw the last card of the memory deck",
        "Stop drawing (as the Mind lies now, nothing can be added and the game is lost)",
    ]
    assert said(p, "glimpse", Take("chains-5")) == ["Take Chains 5 (the Mind is then empty and the game is lost)"]
    assert "the game is lost" in said(p, "turn_end", AGAIN)[0]


def test_6_4_a_discard_tells_of_the_demon_that_taints_it() -> None:
    assert said(at_the_table(), "blink", Discard("flames-2a"), Discard("antlers-1b")) == [
        "Discard Flames 2a, which is tainted under the Demon of Flames",
        "Discard Antlers 1b, which is tainted under the Dark Queen",
    ]


def test_7_6_the_only_words_of_the_game() -> None:
    phrases = [
        [loose(words.say(said)) for words in ALL_WORDS]
        for phrase in FIELDS["phrase"]
        if (said := line(events.Said(phrase)))
    ]
    assert phrases == [
        ["Aelin: “I am here”", "Aelin: „Jestem tu”", "Aelin: „Jsem tady“"],
        ["Aelin: “I am with you”", "Aelin: „Jestem przy tobie”", "Aelin: „Jsem s tebou“"],
    ]


def test_numbers_follow_the_language() -> None:
    told = [
        [loose(words.say(said)) for words in ALL_WORDS]
        for number in (1, 3, 5)
        if (said := line(events.Distorted(number)))
    ]
    assert told == [
        [
            "1 tainted memory is distorted and out of this game",
            "1 skażone wspomnienie zostaje zniekształcone i wypada z tej gry",
            "1 poskvrněná vzpomínka se zkreslí a je mimo tuto hru",
        ],
        [
            "3 tainted memories are distorted and out of this game",
            "3 skażone wspomnienia zostają zniekształcone i wypadają z tej gry",
            "3 poskvrněné vzpomínky se zkreslí a jsou mimo tuto hru",
        ],
        [
            "5 tainted memories are distorted and out of this game",
            "5 skażonych wspomnień zostaje zniekształconych i wypada z tej gry",
            "5 poskvrněných vzpomínek se zkreslí a je mimo tuto hru",
        ],
    ]


# -- the captivity deck -----------------------------------------------------------------------------------------------

SIDES = {"chapter": ("front", "back"), "epilogue": ("front", "back"), "help": ("help",)}
"""What is written on the cards of a kind besides the title; a text on all others."""


def test_every_captivity_card_has_its_words() -> None:
    wanted = {f"captivity-{card.number:02}" for card in CARDS}
    wanted |= {f"captivity-{card.number:02}.{side}" for card in CARDS for side in SIDES.get(card.kind, ("text",))}
    wanted |= {f"captivity-{ability}" for ability in ABILITIES} | {"captivity-note"}
    for language in LANGUAGES:
        assert {name for name in patterns(language) if name.startswith("captivity-")} == wanted
    for name in wanted:
        in_all_languages(Message(name))


def test_an_ability_is_named_like_its_card() -> None:
    for words in ALL_WORDS:
        assert all(
            words(f"captivity-{ability}") == words(f"captivity-{CARD[ability].number:02}") for ability in ABILITIES
        )


@pytest.mark.parametrize("chapter", CHAPTER_CARDS)
def test_1_3_the_back_of_a_chapter_card_says_what_it_takes_and_archives(chapter: int) -> None:
    card = CHAPTER_CARDS[chapter]
    for words in ALL_WORDS:
        spans = re.findall(r"(\d+)(?:–(\d+))?", words(f"captivity-{card.number:02}.back"))
        assert [n for first, last in spans for n in range(int(first), int(last or first) + 1)] == [
            *card.take,
            *card.archive,
        ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_k25_no_card_names_a_card_of_a_later_chapter(language: str) -> None:
    chapter_of = {f"captivity-{card.number:02}": card.chapter for card in CARDS}
    for name, text in patterns(language).items():
        own = chapter_of.get(name.partition(".")[0])
        if own:
            named = references(text, ftl.MessageReference) & chapter_of.keys()
            assert all(chapter_of[other] <= own for other in named), name


def test_a_help_card_names_only_rules_and_abilities_that_are_in_force_while_it_is() -> None:
    titles = {card: ENGLISH(f"captivity-{card.number:02}") for card in CARDS if card.kind in ("rule", "ability")}
    for chapter in CHAPTER_CARDS:
        in_force = Campaign(open=chapter, turned=True).in_force
        told = " ".join(ENGLISH(f"captivity-{card.number:02}.help") for card in in_force if card.kind == "help")
        named = {card.id for card, title in titles.items() if f"{title}:" in told or f"{title}, once" in told}
        assert named <= {card.id for card in in_force}
        assert {card.id for card in in_force if card.kind == "ability"} <= named


# -- whole games ------------------------------------------------------------------------------------------------------

TOLD: set[object] = set()
"""What another game has told already."""


@pytest.mark.parametrize("player", [at_random, careful])
@pytest.mark.parametrize("chapter", range(8))
def test_whole_games_are_told_in_every_language(chapter: int, player: Player) -> None:
    for seed in range(2):
        rng = random.Random(8 * seed + chapter)
        p = Position.new("chapter", chapter) if chapter else Position.new("prologue")
        while True:
            for event in p.events:
                tell(line(event))
            decision = p.decision
            if decision is None:
                break
            seen: Any = SeenByFenrys(p) if decision.seat == FENRYS and p.mode == "chapter" else p
            tell(prompt(seen, decision))
            for option in decision.options:
                tell(label(seen, decision, option))
            p.play(player(p, rng))


def tell(message: Message | None) -> None:
    if message is not None and (told := as_key(message)) not in TOLD:
        TOLD.add(told)
        in_all_languages(message)


def as_key(message: Message) -> object:
    return message.id, *((k, as_key(v) if isinstance(v, Message) else v) for k, v in message.args.items())
