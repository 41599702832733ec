"""Messages in a person's language. Fluent is known in this room only; which messages there are, the files say."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final, Protocol

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from frostglass.text.spacing import tie

LANGUAGES: Final = {"en": "English", "pl": "Polski", "cs": "Čeština"}
"""The languages we speak, each by its own name."""
DEFAULT: Final = "en"


class Sentence(Protocol):
    """What can be said: a message id with arguments, as `frostglass.engine.message.Message` has them."""

    @property
    def id(self) -> str: ...

    @property
    def args(self) -> Mapping[str, str | int | float | Sentence]: ...


class Words:
    """All messages of one language."""

    __slots__ = ("_bundle", "language")

    def __init__(self, language: str) -> None:
        self._bundle = _load(language)
        self.language = language

    def say(self, sentence: Sentence) -> str:
        """A sentence in this language; sentences among its arguments are worded first."""
        return self._format(sentence.id, sentence.args)

    def __call__(self, id: str, /, **args: str | int | float | Sentence) -> str:
        """A message by its id; `card-snow_fox.effect` names an attribute."""
        return self._format(id, args)

    def _format(self, id: str, args: Mapping[str, str | int | float | Sentence]) -> str:
        name, _, attribute = id.partition(".")
        if not self._bundle.has_message(name):
            raise LookupError(f"no message {name!r} in {self.language}")
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise LookupError(f"no text {id!r} in {self.language}")
        worded = {key: arg if isinstance(arg, str | int | float) else self.say(arg) for key, arg in args.items()}
        text, errors = self._bundle.format_pattern(pattern, worded)
        if errors:
            raise ValueError(f"{id!r} in {self.language}: {errors[0]}")
        return str(text)


_WISH: Final = re.compile(r"\s*([a-z]+)[^;]*(?:;\s*q\s*=\s*([01](?:\.\d*)?))?", re.IGNORECASE)


def best_language(wishes: str | None) -> str:
    """Our best language for an Accept-Language header or a locale like `cs_CZ.UTF-8`; English when none is named."""
    best, weight = DEFAULT, 0.0
    for wish in (wishes or "").split(","):
        if found := _WISH.match(wish):
            language = found[1].lower()
            quality = float(found[2] or 1)
            if language in LANGUAGES and quality > weight:
                best, weight = language, quality
    return best


@cache
def sources(language: str) -> dict[str, ast.Resource]:
    """The files of a language by name, read once, with the spaces where its lines must not end."""
    if language not in LANGUAGES:
        raise LookupError(f"no language {language!r}")
    folder = files("frostglass.text").joinpath(language)
    names = sorted(file.name for file in folder.iterdir() if file.name.endswith(".ftl"))
    found = {name: FluentResource(folder.joinpath(name).read_text(encoding="utf-8")) for name in names}
    for resource in found.values():
        for entry in resource.body:
            if isinstance(entry, ast.Message | ast.Term):
                for pattern in (entry.value, *(attribute.value for attribute in entry.attributes)):
                    if pattern is not None:
                        tie(pattern, language)
    return found


@cache
def _load(language: str) -> FluentBundle:
    """All files of a language as one bundle, refused if one is damaged or a message stands there twice."""
    bundle = FluentBundle([language], use_isolating=False)
    known: set[str] = set()
    for name, resource in sources(language).items():
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise ValueError(f"{language}/{name}: cannot read {entry.content!r}")
            if isinstance(entry, ast.Message):
                if entry.id.name in known:
                    raise ValueError(f"{language}/{name}: {entry.id.name} is a message already")
                known.add(entry.id.name)
        bundle.add_resource(resource)
    return bundle
