"""The rules of both games as players read them: a section, a rule by its number, every rule with a word in it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from frostglass.engine.errors import Refused
from frostglass.terminal.console import show
from frostglass.terminal.speaking import words
from frostglass.text import loose

GAMES: Final = ("arena", "embers")
_RULE: Final = re.compile(r"^rules-[a-z]+-([0-9A-Z-]+) =", re.MULTILINE)


def show_contents(game: str, spoilers: bool) -> None:
    """The sections of the rules; without spoilers those that the campaign has opened."""
    parts = []
    books = _books(game)
    for name, book in books.items():
        parts.append(Text(_title(name), "bold"))
        opened = book if spoilers else _opened(name, book)
        parts += [Text(f"  {number:>2}  {text}") for number, text in opened.items() if is_section(number)]
        if opened != book:
            parts.append(Text(f"  {words()('campaign-spoilers')}", "dim"))
    show([*parts, Text(words()("terminal-rules-how"))])


def show_rules(word: str, game: str, spoilers: bool) -> None:
    """The rules of a number, those of a section, or those that have a word in them."""
    all_found = {name: _found(word, book) for name, book in _books(game).items()}
    books = all_found if spoilers else {name: _opened(name, book) for name, book in all_found.items()}
    if not any(all_found.values()):
        raise Refused("no-such-rule", rule=word)
    if not any(books.values()):
        raise Refused("spoilers")
    parts: list[RenderableType] = []
    for name, rules in books.items():
        if rules:
            table = Table.grid(padding=(0, 2, 0, 0))
            for number, text in rules.items():
                table.add_row(Text(number), Text(text, "bold" if is_section(number) else ""))
            parts += [Text(_title(name), "bold"), Padding(table, (0, 0, 0, 2))]
    if books != all_found:
        parts.append(Text(words()("campaign-spoilers"), "dim"))
    show(parts)


def _opened(game: str, book: Mapping[str, str]) -> dict[str, str]:
    """Of these rules those that may be read now (RULES 4.12)."""
    if game != "embers":
        return dict(book)
    from frostglass.terminal.campaign import later_rules

    later = later_rules()
    return {n: text for n, text in book.items() if not {n.replace(".", "-"), n.partition(".")[0]} & later}


def _found(word: str, book: Mapping[str, str]) -> dict[str, str]:
    number = word.strip().upper()
    if number in book:
        return {n: text for n, text in book.items() if n == number or n.startswith(f"{number}.")}
    wanted = word.casefold()
    return {n: text for n, text in book.items() if wanted in loose(text).casefold()}


def _books(game: str) -> dict[str, dict[str, str]]:
    if game and game not in GAMES:
        raise Refused("unknown-game", game=game)
    return {name: _book(name) for name in ([game] if game else GAMES)}


def _book(game: str) -> dict[str, str]:
    """Every rule of a game by its number, in the order of the rulebook."""
    say = words()
    return {number.replace("-", "."): say(f"rules-{game}-{number}") for number in rule_numbers(game)}


@cache
def rule_numbers(game: str) -> tuple[str, ...]:
    """The numbers of the rules, as the ids of their messages have them; the same in every language."""
    folder = files("frostglass.text").joinpath("en")
    names = [file.name for file in folder.iterdir() if file.name.startswith(f"rules-{game}")]
    books = sorted(names, key=lambda name: name.removesuffix(".ftl"))  # the first book before those that follow it
    return tuple(number for book in books for number in _RULE.findall(folder.joinpath(book).read_text("utf-8")))


def is_section(number: str) -> bool:
    """Is it a section's title: `6`, or `E3` of the later schools?"""
    return number.removeprefix("E").isdecimal()


def _title(game: str) -> str:
    return words()("terminal-rules", game=game)
