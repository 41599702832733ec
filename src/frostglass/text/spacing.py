"""Where a line of Polish or Czech must not end: no-break spaces, put into messages as they are loaded, never by hand.

A word of one letter stays with the next word, a number with what it counts, and with the row, day or card it names.
"""

from __future__ import annotations

import re
from functools import cache
from itertools import zip_longest
from typing import Any, Final

from fluent.syntax import ast

NO_BREAK: Final = "\u00a0"

_WORDS_OF_ONE_LETTER: Final = {"pl": "aiouwz", "cs": "aikosuvz"}
_GLUED: Final = "\0"
"""Stands for an argument right before a text."""
_NUMBERED: Final = frozenset(("chapter", "day", "row", "strength"))
"""Arguments that number the word before them."""
_CATEGORIES: Final = frozenset(("one", "few", "many"))
_NUMBER: Final = re.compile(r" \d")
_UNIT: Final = re.compile(r" (?=(?:s|ms|kB|MB)\b|%)")


def loose(text: str) -> str:
    """The text with ordinary spaces: for searching, and for lines that are broken already."""
    return text.replace(NO_BREAK, " ")


def tie(pattern: ast.Pattern, language: str, counted: frozenset[str] = frozenset()) -> None:
    """Put the no-break spaces into a text; `counted` are the arguments whose number its form follows."""
    if language not in _WORDS_OF_ONE_LETTER:
        return
    before: Any = None
    for element, after in zip_longest(pattern.elements, pattern.elements[1:]):
        if isinstance(element, ast.TextElement):
            text = element.value
            if isinstance(after, ast.Placeable) and text.endswith(" ") and _name(after.expression) in _NUMBERED:
                text = text[:-1] + NO_BREAK
            named = isinstance(before, ast.MessageReference) and _NUMBER.match(text)
            if before is not None and text.startswith(" ") and (_name(before) in counted or _UNIT.match(text) or named):
                text = NO_BREAK + text[1:]
            glue = "" if before is None else _GLUED
            element.value = tied(glue + text, language).removeprefix(glue)
            before = None
            continue
        before = element.expression
        if isinstance(select := before, ast.SelectExpression):
            more = counted | {_name(select.selector)} if _is_plural(select) else counted
            for variant in select.variants:
                tie(variant.value, language, more)


def tied(text: str, language: str) -> str:
    """A text between two arguments; where it ends in a space, an argument follows."""
    return _loose_space(language).sub(lambda found: found[0][:-1] + NO_BREAK, text)


def _name(expression: Any) -> str:
    """The argument that is put in, if it is one."""
    return expression.id.name if isinstance(expression, ast.VariableReference) else ""


def _is_plural(select: ast.SelectExpression) -> bool:
    keys = {variant.key.name for variant in select.variants if isinstance(variant.key, ast.Identifier)}
    return not keys.isdisjoint(_CATEGORIES)


@cache
def _loose_space(language: str) -> re.Pattern[str]:
    """A space that may not break, together with what stands before it."""
    letters = _WORDS_OF_ONE_LETTER[language]
    # A capital in the middle of a sentence is the letter of a seat, which belongs to the word before it.
    word = rf"(?<![^\s(„])[{letters}]|(?:^|(?<=[.?!:] )|(?<=[(„]))[{letters.upper()}]"
    number = r"(?<![^\s(„])\d+(?:[.,]\d+)? (?=[^\W\d_]{2}|s\b|%)"
    return re.compile(rf"(?:{word}) (?=\S|\Z)|{number}", re.MULTILINE)
