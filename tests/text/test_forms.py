"""The forms that a page gets say what Fluent says, whichever number or word is put in."""

from __future__ import annotations

import re
from typing import Any

import pytest
from babel import Locale

from frostglass.text import LANGUAGES, Words
from frostglass.text.forms import Form, forms

NUMBERS = (0, 1, 2, 4, 5, 11, 12, 21, 22, 25, 102, 112)
CATEGORIES = {"one", "few", "many", "other"}


def chosen(part: dict[str, Any], args: dict[str, Any], language: str) -> Form:
    """As js/words.js chooses."""
    value, to = args[part["of"]], part["to"]
    if str(value) in to:
        return to[str(value)]
    category = Locale(language).plural_form(value) if isinstance(value, int) else part["else"]
    return to.get(category, to[part["else"]])


def worded(form: Form, args: dict[str, Any], language: str) -> str:
    if isinstance(form, str):
        for name, value in args.items():
            form = form.replace(f"{{${name}}}", str(value))
        return form
    return "".join(
        worded(part if isinstance(part, str) else chosen(part, args, language), args, language) for part in form
    )


def choices(form: Form) -> dict[str, set[str]]:
    """The arguments that a form depends on, with the values it knows."""
    found: dict[str, set[str]] = {}
    for part in form if isinstance(form, list) else []:
        if isinstance(part, dict):
            found.setdefault(part["of"], set()).update(part["to"])
            for inner in part["to"].values():
                for name, keys in choices(inner).items():
                    found.setdefault(name, set()).update(keys)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_says_what_fluent_says(language: str) -> None:
    said = Words(language)
    every = forms(language)
    others = {name: f"<{name}>" for name in names(every)}
    for id, form in every.items():
        values = {key for keys in choices(form).values() for key in keys} - CATEGORIES | set(NUMBERS)
        for value in values if choices(form) else [0]:
            args = others | dict.fromkeys(choices(form), int(value) if str(value).isdigit() else value)
            assert worded(form, args, language) == said(id, **args), (id, value)


def names(every: dict[str, Form]) -> set[str]:
    """Every argument of every form."""
    return set(re.findall(r"\{\$([\w-]+)\}", str(every))) | {name for form in every.values() for name in choices(form)}


def test_polish_has_three_forms_and_a_word_for_none() -> None:
    form = forms("pl")["prompt-main"]
    assert worded(form, {"actions": 0}, "pl") == "Nie masz już akcji. Kończysz turę?"
    assert [worded(form, {"actions": number}, "pl").split()[-2:] for number in (1, 2, 5, 22)] == [
        ["1", "akcję."],
        ["2", "akcje."],
        ["5", "akcji."],
        ["22", "akcje."],
    ]


def test_the_words_of_the_terminal_stay_there() -> None:
    assert "help-usage" not in forms("en")
