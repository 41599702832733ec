"""Sentences that once said something else: a wrong rule, a word beside the printed one, a form no native uses."""

import re
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentSerializer
from fluent.syntax import ast as ftl

from frostglass.text import LANGUAGES
from frostglass.text.spacing import loose
from frostglass.text.words import sources
from tests.text.test_words import patterns


class Line(NamedTuple):
    language: str
    message: str
    sign: str
    wording: str


def lines() -> list[Line]:
    written = Path(__file__).with_name("wording.txt").read_text(encoding="utf-8").splitlines()
    return [Line(*line.split(" ", 3)) for line in written if line and not line.startswith("#")]


@cache
def texts(language: str) -> dict[str, str]:
    """Every message as it stands in its file, in one line, shared lines put in."""
    shared = {
        f"{{ -{entry.id.name} }}": plain(entry.value)
        for resource in sources(language).values()
        for entry in resource.body
        if isinstance(entry, ftl.Term)
    }
    found = {}
    for name, pattern in patterns(language).items():
        text = plain(pattern)
        for term, value in shared.items():
            text = text.replace(term, value)
        found[name] = text
    return found


def plain(pattern: ftl.Pattern) -> str:
    whole = FluentSerializer().serialize_entry(ftl.Message(ftl.Identifier("x"), pattern))
    return " ".join(loose(whole).removeprefix("x =").split())


@pytest.mark.parametrize("line", lines(), ids=lambda line: f"{line.language}-{line.message}")
def test_a_sentence_keeps_its_wording(line: Line) -> None:
    known = texts(line.language)
    named = [name for name in known if fnmatchcase(name, line.message)]
    assert named, "no such message"
    saying = [name for name in named if re.search(line.wording, known[name])]
    assert bool(saying) is (line.sign == "+"), {name: known[name] for name in saying or named[:1]}


def test_the_lines_are_of_languages_we_speak() -> None:
    assert {line.language for line in lines()} == set(LANGUAGES)
    assert {line.sign for line in lines()} == {"+", "-"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_permission_is_worded_the_same(language: str) -> None:
    """War Summoner and the thawed Frostweave Summoner allow the same (RULES 6.10)."""
    known = texts(language)
    assert known["card-frostweave_summoner.frozen"] in known["card-war_summoner.effect"]
